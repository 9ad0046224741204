"""Printed text to money, dates, periods, areas, bed and bath counts and codes, one module for each."""
