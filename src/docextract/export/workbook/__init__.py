"""What a workbook of an answer holds, as plain sheets of cells; ``export.xlsx`` writes them to a file."""
