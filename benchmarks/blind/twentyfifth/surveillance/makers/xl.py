from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as gl
B=Font(bold=True); thin=Side(style='thin'); top=Border(top=thin); box=Border(top=thin,bottom=thin,left=thin,right=thin)
def fill(h): return PatternFill('solid',fgColor=h)
def land(ws):
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
def widths(ws,w):
    for i,x in enumerate(w,1): ws.column_dimensions[gl(i)].width=x
def fin(wb,fn): wb.save(f'{ROOT}/documents/{fn}')
