"""Tables over the network: requests, sockets, bots and the store."""
