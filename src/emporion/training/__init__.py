"""Training the networks that judge positions: games of self-play, their positions as numbers, and the fit (docs/training.md)."""
