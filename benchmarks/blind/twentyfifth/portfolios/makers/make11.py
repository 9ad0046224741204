# student owner's own Excel: quarterly income statement sheet + direct cash flow sheet, cover sheet
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(3711); Q=['Q1','Q2','Q3','Q4','FY 2024']; P='Campus Row Houses (8 houses / 44 beds)'
dv=lambda b,e:b+[sum(b)]
s=S('2024 Profit & Loss by Quarter',P,'2024-01-01','2024-12-31',Q,dv,sheet='P&L',nd=0)
s.head('INCOME')
ids=[s.line(l,v) for l,v in [('Rents billed',[92400,92400,81650,96800]),('Vacant beds',[-2100,-2100,-6300,-1050]),('Parking',[1980,1980,1520,2160]),('Utilities charged back',[5240,4110,3890,4975]),('Late fees and other',[615,480,1310,390])]]
t=s.tot('Total Income',ids,key='total_income'); s.head('EXPENSES')
ids=[s.line(l,v,exp=True) for l,v in [('Manager (part-time)',[6600,6600,6900,6900]),('Repairs',[5312,4107,9846,3988]),('August turnover',[0,0,18745,0]),('Lawn / snow',[2150,1180,1260,1475]),('Heat & electric',[8744,5219,4630,7381]),('Water / sewer / trash',[3920,4015,3388,4102]),('Internet',[1056,1056,1056,1104]),('Insurance',[4310,4310,4310,4655]),('Property taxes',[0,16982,0,16982]),('City rental licenses',[0,0,1760,0]),('Accounting & legal',[1850,300,425,300])]]
e=s.tot('Total Expenses',ids,exp=True,key='total_operating_expenses')
n=s.tot('Net Operating Income',[t,(e,-1)],type='TOTAL',key='noi')
I=[14022,13911,13798,13684]; D0=[10250]*4
i=s.line('Mortgage interest',I,None,1,True); d=s.line('Depreciation',D0,None,1,True)
s.tot('Net Income',[n,(i,-1),(d,-1)],type='TOTAL',key='net_income')
# cash flow, direct
f=S('2024 Cash Flow by Quarter',P,'2024-01-01','2024-12-31',Q,dv,sheet='Cash Flow',nd=0)
f.head('CASH IN')
a=[f.line(l,v) for l,v in [('Rent and fees collected',[97210,95864,83120,101577]),('Security deposits received',[0,3200,14900,1100]),('Loan draw - roof at 412 Elm',[0,0,22000,0])]]
ti=f.tot('Total cash in',a)
f.head('CASH OUT')
bx=[f.line(l,v,exp=True) for l,v in [('Operating bills paid',[33180,27304,50962,29110]),('Property taxes paid',[0,16982,0,16982]),('Deposits refunded',[450,1850,12260,700]),('Mortgage payments (P&I)',[20340,20340,20340,20340]),('Roof - 412 Elm',[0,0,24350,0]),('Furnaces (2)',[0,0,0,9180]),('Draws to owners',[30000,24000,10000,30000])]]
to=f.tot('Total cash out',bx,exp=True)
nc=f.tot('Net change in cash',[ti,(to,-1)],type='TOTAL',key='net_cash_flow')
v=f.rows[nc]['base']; bg=[38614]; 
for k in range(3): bg.append(bg[-1]+v[k])
f.derive=lambda b,e:b+[b[0]]; g=f.line('Cash at start',bg,None,0); f.derive=lambda b,e:b+[b[3]]
f.tot('Cash at end',[nc,g],type='TOTAL')
wb=Workbook(); w0=wb.active; w0.title='Read me'
for r,tx in ((2,'Campus Row Houses'),(3,'Year-end package 2024, prepared for the partners'),(5,'P&L: accrual, by quarter'),(6,'Cash Flow: bank basis, by quarter'),(8,'Questions: office ext. 4')): w0.cell(r,2,tx)
w0['B2'].font=Font(size=18,bold=True)
for z,col in ((s,'C00000'),(f,'1F6E43')):
    w=wb.create_sheet(z.sheet); w['A1']=P; w['A1'].font=Font(name='Cambria',size=12,bold=True); w['A2']=z.title; w['A2'].font=Font(name='Cambria',size=15,color=col)
    hd=['','Q1','Q2','Q3','Q4','FY 2024']+(['% of income','per bed'] if z is s else [])
    for j,h in enumerate(hd,1):
        q=w.cell(4,j,h or None); q.font=Font(name='Cambria',bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor=col); q.alignment=Alignment(horizontal='center')
    for j,h in zip((2,3,4,5),('Jan-Mar','Apr-Jun','Jul-Sep','Oct-Dec')): w.cell(5,j,h).font=Font(name='Cambria',italic=True,size=9); w.cell(5,j).alignment=Alignment(horizontal='center')
    y=6
    for r in z.rows:
        B=r['type']!='LINE'
        if r['type']=='HEADING': y+=1
        w.cell(y,1,r['label']).font=Font(name='Cambria',bold=B)
        if r['values']:
            vs=list(r['values'])
            for j,x in enumerate(vs,2):
                q=w.cell(y,j,x); q.number_format='#,##0;[Red]-#,##0'; q.font=Font(name='Cambria',bold=B)
                if B: q.border=Border(top=Side('thin'),bottom=Side('double') if r['type']=='TOTAL' else None)
            if z is s:
                w.cell(y,7,vs[4]/s.rows[t]['values'][4]).number_format='0.0%'; w.cell(y,8,vs[4]/44).number_format='#,##0'
        y+=1
    w.column_dimensions['A'].width=32
    for j in 'BCDEFGH': w.column_dimensions[j].width=12.5
    w.sheet_view.showGridLines=(z is f)
fn='campus_row_2024_package.xlsx'; wb.save(f'{D}/documents/{fn}'); save(fn,[s,f],'STUDENT_HOUSING','OPERATING_STATEMENT','owner workbook: readme, quarterly P&L, quarterly direct cash flow','yes')
