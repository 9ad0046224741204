# Self-storage T12: fiscal quarters with quarter totals, year over month header, every number stored as text with $ and parentheses; one total planted wrong
import random
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1111); N='StoreRight Eastgate_Rolling12.xlsx'
P='StoreRight Self Storage - Eastgate'
mo=[('2024','Jul'),('2024','Aug'),('2024','Sep'),('2024','Oct'),('2024','Nov'),('2024','Dec'),('2025','Jan'),('2025','Feb'),('2025','Mar'),('2025','Apr'),('2025','May'),('2025','Jun')]
cols=[]
for q in range(4):
    cols+=['%s %s'%(m,y) for y,m in mo[q*3:q*3+3]]+['Q%d Total'%(q+1)]
cols.append('12 Months')
def dv(b,k):
    o=[]
    for q in range(4): o+=b[q*3:q*3+3]+[sum(b[q*3:q*3+3])]
    return o+[sum(b)]
s=St('Rolling 12 Month Profit and Loss',P,'2024-07-01','2025-06-30',cols,sheet='Rolling 12',derive=dv,zero='dash')
def ln(l,m,p=.06,mode=''):
    v=[nz(R,m,p) for _ in range(12)]
    if mode=='lump': v=[int(m*4) if i in(1,7) else 0 for i in range(12)]
    if mode=='win': v=[nz(R,m*2,.3) if i in(5,6,7) else 0 for i in range(12)]
    return s.L(l,v)
s.H('Revenue'); i1=[ln(*x) for x in [('Rental Income',81900,.02),('Rental Discounts',-3900,.25),('Administration Fees',1350,.2),('Late Fees',2950,.12),('Lien / Auction Fees',420,.5),('Tenant Insurance Commission',4880,.04),('Truck Rental Commission',610,.4),('Merchandise Sales',930,.25),('Billboard / Cell Tower Lease',1250,0),('Bad Debt',-1640,.3)]]
ti=s.T('Total Revenue',i1,type='TOTAL',key='total_income')
cg=ln('Cost of Goods Sold',460,.25); gp=s.T('Gross Profit',[ti,cg],[1,-1])
s.H('Operating Expenses'); ex=[ln(*x) for x in [('Payroll',8700,.06),('Payroll Taxes & Benefits',1560,.08),('Advertising - Internet',2450,.2),('Advertising - Other',310,.5),('Credit Card Fees',1690,.05),('Electricity',1480,.2),('Gas',190,.6),('Water & Trash',340,.15),('Telephone & Internet',395,.03),('Repairs & Maintenance',1720,.45),('Landscaping',520,.05),('Snow Plowing',800,.3,'win'),('Gate & Security System',410,.2),('Office & Software',780,.12),('Property Insurance',1930,.01),('Real Estate Tax',2900,0,'lump'),('Management Fee (6%)',5180,.03),('Professional Fees',290,.7)]]
te=s.T('Total Operating Expenses',ex,kind='exp',type='TOTAL',key='total_operating_expenses')
no=s.T('Net Operating Income',[gp,te],[1,-1],type='TOTAL',key='noi')
ds=ln('Mortgage Interest',19800,.01); cp=ln('Capital Improvements',1900,.9)
s.T('Net Income',[no,ds,cp],[1,-1,-1],type='TOTAL',key='net_income')
ci=cols.index('Mar 2025'); old=s.rows[te]['vals'][ci]; new=old+1800; s.rows[te]['vals'][ci]=new
s.planted={'what':"'Total Operating Expenses', Mar 2025: printed %d, the lines add to %d (Q3 and 12-month totals and NOI follow the lines)"%(new,old),'kind':'total_wrong'}
wb=Workbook(); w=wb.active; w.title='Rolling 12'; F=lambda b=False,**k:Font(name='Verdana',size=8,bold=b,**k)
w['B1']=P; w['B1'].font=Font(name='Verdana',size=12,bold=True); w['B2']='Rolling 12 Month Profit and Loss - July 2024 through June 2025'; w['B2'].font=F()
r=4; k=3; sep=[]
for q in range(4):
    for y,m in mo[q*3:q*3+3]:
        w.cell(r,k,y); w.cell(r+1,k,m); k+=1
    w.cell(r,k,'Q%d'%(q+1)); w.cell(r+1,k,'Total'); sep.append(k); k+=1
w.cell(r,k,'12'); w.cell(r+1,k,'Months'); sep.append(k)
gr=PatternFill('solid',fgColor='E8E8E8')
for c in range(3,k+1):
    for rr in (4,5): x=w.cell(rr,c); x.font=F(True); x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=Side('thin')) if rr==5 else Border()
fm=lambda v:'-' if v==0 else ('${:,}'.format(v) if v>0 else '(${:,})'.format(-v))
r=7
for q in s.rows:
    b=q['type']!='LINE'
    if q['type']=='HEADING' and r>7: r+=1
    w.cell(r,2,('' if b else '   ')+q['label']).font=F(b)
    if q['base']:
        for j,v in enumerate(q['vals']):
            x=w.cell(r,3+j,fm(v)); x.font=F(b); x.alignment=Alignment(horizontal='right')
            if 3+j in sep: x.fill=gr
            if b: x.border=Border(top=Side('thin'))
    r+=1
w.cell(r+1,2,'Note: quarters are fiscal quarters (year begins July 1). Real estate tax is expensed when paid (August and February).').font=F(italic=True)
w.column_dimensions['A'].width=1.5; w.column_dimensions['B'].width=32
for c in range(3,k+1): w.column_dimensions[w.cell(1,c).column_letter].width=11
w.page_setup.orientation='landscape'; w.page_setup.paperSize=5; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
save(N,[s],'SELF_STORAGE','OPERATING_STATEMENT_T12','numbers as text with $ and parentheses, fiscal quarters with quarter totals between months, year line over month line, gross profit after COGS',True)
