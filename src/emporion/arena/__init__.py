"""Games between players, and benchmarks."""
