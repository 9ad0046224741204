"""Small styling helpers for openpyxl (no layout)."""
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
thin=Side(style='thin',color='999999'); med=Side(style='medium')
def fill(h): return PatternFill('solid',fgColor=h)
def put(ws,r,c,v,fmt=None,b=False,al=None,fl=None,wrap=False,sz=None,it=False,col=None,name=None):
    x=ws.cell(r,c,v)
    if fmt: x.number_format=fmt
    k={}
    if b:k['bold']=True
    if it:k['italic']=True
    if sz:k['size']=sz
    if col:k['color']=col
    if name:k['name']=name
    if k: x.font=Font(**k)
    if al or wrap: x.alignment=Alignment(horizontal=al,wrap_text=wrap,vertical='top' if wrap else None)
    if fl: x.fill=fill(fl)
    return x
def widths(ws,ws_):
    from openpyxl.utils import get_column_letter as L
    for i,w in enumerate(ws_,1): ws.column_dimensions[L(i)].width=w
