"""Many games at once: counting, measuring, comparing."""
