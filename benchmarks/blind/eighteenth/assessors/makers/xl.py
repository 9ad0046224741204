from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
BF=Font(bold=True)
def fill(h): return PatternFill('solid',fgColor=h)
def widths(ws,w):
    from openpyxl.utils import get_column_letter as g
    for i,x in enumerate(w,1): ws.column_dimensions[g(i)].width=x
thin=Side(style='thin');med=Side(style='medium')
