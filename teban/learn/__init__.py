"""Learning programs: what other people's tools need to play our games."""
