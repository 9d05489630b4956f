"""Computer players for any game; they know the contract only, and sit down through a `Seat`."""
