"""Who may connect and how much they may do: addresses, quotas, bans and throttled protocols."""
