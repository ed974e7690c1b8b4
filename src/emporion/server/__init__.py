"""Tables over the network: a log that loses nothing, views that tell nothing, and dice that can be checked."""
