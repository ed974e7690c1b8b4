"""The page: files that the server hands out as they are. No build step, and no rules: what can be clicked comes from the legal moves."""
