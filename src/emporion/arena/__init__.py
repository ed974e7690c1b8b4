"""Games between players, counted and timed."""
