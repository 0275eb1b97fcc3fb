"""Games over the network: seats, storage, clocks, notifications. Knows no rules."""
