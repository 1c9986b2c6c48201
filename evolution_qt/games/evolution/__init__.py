"""The rules of Evolution in three editions, told by data."""
