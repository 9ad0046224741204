"""What stands over the columns: titles, kinds, periods, and which of them are sums."""
