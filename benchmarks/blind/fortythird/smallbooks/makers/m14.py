# lodge's parking lot: short twelve-month sheet printed from a spreadsheet with gridlines
from h import *; import subprocess; random.seed(1414)
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
F='wharf_street_lot_12months.pdf'
M=['Apr-25','May-25','Jun-25','Jul-25','Aug-25','Sep-25','Oct-25','Nov-25','Dec-25','Jan-26','Feb-26','Mar-26']
s=St('Wharf Street Parking Lot - Twelve Months to March 2026',M+['12 Mo Total'],'Wharf Street Parking Lot','2025-04-01','2026-03-31',derive=lambda b,e:list(b)+[sum(b)],zero='dash')
def L(l,v,e=False): return s.line(l,[x*100 for x in v],exp=e)
s.head('Money in')
i=[L('Monthly permits (31 @ $85)',[85*x for x in(29,29,30,31,31,31,31,30,30,29,29,31)]),L('Daily cash box',[612,748,1133,1486,1524,968,701,388,342,205,231,410]),L('Festival weekends',[0,0,1840,2265,0,0,950,0,0,0,0,0]),L('Food truck pad',[0,300,300,300,300,300,300,0,0,0,0,0])]
a=s.tot('Total money in',i,key='total_income'); s.head('Money out')
e=[L('Attendant (festival)',[0,0,320,400,0,0,160,0,0,0,0,0],True),L('Electric - lights',[61,54,49,48,52,58,66,74,81,83,76,68],True),L('Sweeping & snow',[120,60,60,60,60,60,60,120,385,640,515,180],True),L('Striping & patching',[0,1475,0,0,0,0,0,0,0,0,0,0],True),L('Liability insurance',[0,0,0,1260,0,0,0,0,0,1260,0,0],True),L('City lot license',[0,0,0,0,0,0,0,0,0,275,0,0],True),L('Property tax',[0,0,0,0,2118,0,0,0,0,0,2118,0],True)]
x=s.tot('Total money out',e,key='total_operating_expenses',exp=True)
s.tot('Left for the Lodge',[a,(x,-1)],kind='TOTAL',key='net_income')
wb=Workbook(); ws=wb.active; ws.title='Lot'
ws['A1']='Sons of Columbus Lodge No. 214'; ws['A1'].font=Font(name='Carlito',size=12,italic=True); ws['A2']='Wharf Street Parking Lot - Twelve Months to March 2026'; ws['A2'].font=Font(name='Carlito',size=15,bold=True)
g=Side(style='hair'); bx=Border(g,g,g,g); r=4
for j,t in enumerate(['']+s.columns): q=ws.cell(r,1+j,t); q.font=Font(name='Carlito',size=11,bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor='548235'); q.alignment=Alignment(horizontal='center'); q.border=bx
r=5; ws.row_dimensions[1].height=18; ws.row_dimensions[2].height=24
for q in s.rows:
    h=q['type']=='HEADING'; t=bool(q['items'])
    z=ws.cell(r,1,q['label']); z.font=Font(name='Carlito',size=11,bold=h or t); z.alignment=Alignment(indent=0 if h or t else 1)
    for j in range(14):
        y=ws.cell(r,1+j); y.border=bx
        if t: y.fill=PatternFill('solid',fgColor='E2EFDA')
        if j and not h: y.value=q['v'][j-1]//100; y.number_format='#,##0;-#,##0;"-"'; y.font=Font(name='Carlito',size=11,bold=t or j==13); y.alignment=Alignment(horizontal='right')
    r+=1
ws.cell(r+1,1,'Bro. Treasurer, for the April 2026 stated meeting. Lot has 46 stalls, 31 under permit.').font=Font(name='Carlito',size=10,italic=True)
ws.column_dimensions['A'].width=28
for col in 'BCDEFGHIJKLM': ws.column_dimensions[col].width=8.6
ws.column_dimensions['N'].width=12.5
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.oddHeader.right.text='&8&A'; ws.oddFooter.center.text='&8Page &P'
tmp=ROOT+'/.lo_tmp'; os.makedirs(tmp,exist_ok=True); wb.save(tmp+'/'+F[:-4]+'.xlsx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',D,tmp+'/'+F[:-4]+'.xlsx'],capture_output=True)
save(F,'PARKING','OPERATING_STATEMENT_T12','lodge treasurer, spreadsheet printed to PDF','short whole-dollar twelve-month grid',False,[s])
