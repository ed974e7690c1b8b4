"""A table without a server: the fold of its log, its messages, and dice that can be checked. Nothing here waits or stores."""
