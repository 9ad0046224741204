"""Where keys, log and audit are kept: the protocol of a store, the one in memory, and the embedded one."""
