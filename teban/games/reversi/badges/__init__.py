"""Badges (バッジ): observers that read events and nothing else."""
