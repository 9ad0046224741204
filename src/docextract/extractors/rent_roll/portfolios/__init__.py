"""Rolls of several sheets as one data set."""
