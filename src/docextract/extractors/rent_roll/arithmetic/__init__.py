"""Printed figures and the readings that explain them; what they prove."""
