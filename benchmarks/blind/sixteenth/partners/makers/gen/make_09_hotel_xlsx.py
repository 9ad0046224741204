# Hotel: stacked group headers, statistics block, POR columns, hidden rows, last year; whole dollars
import random
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1109); N='rpt_PL_MTD_YTD_Tamarack_Lodge.xlsx'
P='Tamarack Lodge'
C=['MTD Actual','MTD Forecast','MTD Budget','MTD Act vs Bud','MTD LY Actual','YTD Actual','YTD Budget','YTD Act vs Bud','YTD LY Actual']
def dv(b,k):
    g=-1 if k=='exp' else 1
    return [b[0],b[1],b[2],g*(b[0]-b[2]),b[3],b[4],b[5],g*(b[4]-b[5]),b[6]]
s=St('Hotel Profit & Loss',P,None,'2026-02-28',C,sheet='P&L',derive=dv)
def ln(l,m,kind='exp',p=.06): return s.L(l,[nz(R,m,p),nz(R,m,p/2),int(round(m/100)*100),nz(R,m*.95,p),nz(R,m*1.86,p),int(round(m*1.9/100)*100),nz(R,m*1.8,p)],None,kind)
av=[148*28]*4+[148*59]*3; oc=[.642,.655,.660,.618,.611,.630,.597]; so=[int(round(a*o)) for a,o in zip(av,oc)]
adr=[171,173,175,166,168,172,163]
rooms=[int(round(x*y*(1+R.uniform(-.004,.004)))) for x,y in zip(so,adr)]
def st_(l,b,f,rd=0): 
    v=[round(x,4) for x in dv(b,'inc')]; s.L(l,None,kind='stat',raw=v,f=f)
st_('Available Rooms',av,'#,##0'); st_('Occupied Rooms',so,'#,##0')
st_('Occupancy',[round(a/b,3) for a,b in zip(so,av)],'0.0%'); st_('ADR',[round(a/b,2) for a,b in zip(rooms,so)],'0.00'); st_('RevPAR',[round(a/b,2) for a,b in zip(rooms,av)],'0.00')
s.H('Revenue'); a=[s.L('Rooms Revenue',rooms)]+[ln('Restaurant & Bar',96400,'inc'),ln('Banquet & Catering',38200,'inc'),ln('Ski Shuttle & Rentals',11700,'inc'),ln('Resort Fees',52300,'inc'),ln('Other Income',2900,'inc')]
tr=s.T('Total Revenue',a,type='TOTAL',key='total_income')
s.H('Departmental Expense'); b=[ln(l,m) for l,m in [('Rooms Wages & Benefits',76900),('Rooms Other',42700),('F&B Cost of Sales',38900),('F&B Wages & Benefits',61200),('F&B Other',9800),('Minor Departments',7600)]]
td=s.T('Total Departmental Expense',b,kind='exp'); dp=s.T('Departmental Profit',[tr,td],[1,-1],type='TOTAL')
s.H('Undistributed Operating Expense'); u=[ln(l,m) for l,m in [('A&G Wages & Benefits',31300),('A&G Other',16200),('Credit Card Commissions',15100),('IT Systems',8900),('Sales & Marketing',37200),('Property Operations',30100),('Heat, Light & Power',34900)]]
tu=s.T('Total Undistributed',u,kind='exp'); gop=s.T('Gross Operating Profit',[dp,tu],[1,-1],type='TOTAL')
mf=ln('Base Management Fee',18900); im=ln('Incentive Fee',4100)
s.H('Fixed Charges'); f=[ln('Real Estate Tax',17800,'exp',.01),ln('Insurance',12400,'exp',.02),ln('Equipment Leases',1900,'exp',.02)]
tf=s.T('Total Fixed Charges',f,kind='exp')
nb=s.T('Net Operating Income before Reserve',[gop,mf,im,tf],[1,-1,-1,-1],type='TOTAL')
ff=ln('FF&E Reserve',19800,'exp',.03); no=s.T('Net Operating Income',[nb,ff],[1,-1],type='TOTAL',key='noi')
ii=ln('Interest Expense',66100,'exp',.01); s.T('Net Income / (Loss)',[no,ii],[1,-1],type='TOTAL',key='net_income')
wb=Workbook(); w=wb.active; w.title='P&L'
w.merge_cells('A1:S1'); w['A1']='TAMARACK LODGE - HOTEL PROFIT & LOSS'; w['A1'].font=Font(name='Tahoma',bold=True,size=12); w['A1'].alignment=Alignment(horizontal='center')
w.merge_cells('A2:S2'); w['A2']='Fiscal period 2 - 2026 (28 February 2026)    148 keys    USD'; w['A2'].font=Font(name='Tahoma',size=9); w['A2'].alignment=Alignment(horizontal='center')
G=PatternFill('solid',fgColor='1F3A4D'); G2=PatternFill('solid',fgColor='D6E2EA'); wf=Font(name='Tahoma',size=9,bold=True,color='FFFFFF')
for rg,t in (('B4:J4','MONTH TO DATE'),('L4:S4','YEAR TO DATE')):
    w.merge_cells(rg); q=w[rg.split(':')[0]]; q.value=t; q.fill=G; q.font=wf; q.alignment=Alignment(horizontal='center')
for rg,t in (('B5:D5','Actual'),('E5:E5','Forecast'),('F5:G5','Budget'),('H5:H5','Act vs Bud'),('I5:J5','LY Actual'),('L5:N5','Actual'),('O5:P5','Budget'),('Q5:Q5','Act vs Bud'),('R5:S5','LY Actual')):
    if rg[:2]!=rg[3:]: w.merge_cells(rg)
    q=w[rg.split(':')[0]]; q.value=t; q.fill=G2; q.font=Font(name='Tahoma',size=9,bold=True); q.alignment=Alignment(horizontal='center')
for k,t in zip('BCDEFGHIJ',['$','%','POR','$','$','%','$','$','%']): w[k+'6']=t
for k,t in zip('LMNOPQRS',['$','%','POR','$','%','$','$','%']): w[k+'6']=t
for k in 'BCDEFGHIJLMNOPQRS': w[k+'6'].font=Font(name='Tahoma',size=8,italic=True); w[k+'6'].alignment=Alignment(horizontal='right')
MC=['B','E','F','H','I','L','O','Q','R']; T=s.rows[tr]['base']
r=7
for i,q in enumerate(s.rows):
    t=q['type']!='LINE'; x=w.cell(r,1,q['label']); x.font=Font(name='Tahoma',size=9,bold=t); x.alignment=Alignment(indent=0 if t or q['kind']=='stat' else 1)
    if q['type']!='HEADING':
        for k,v in zip(MC,q['vals']):
            m=w[k+str(r)]; m.value=v; m.font=Font(name='Tahoma',size=9,bold=t); m.number_format=q['m'].get('f') or '#,##0;(#,##0);0'
            if t: m.border=Border(top=Side('hair'),bottom=Side('thin'))
        if q['base']:
            for k,bi in (('C',0),('G',2),('J',3),('M',4),('P',5),('S',6)):
                m=w[k+str(r)]; m.value=round(q['base'][bi]/T[bi],4); m.number_format='0.0%'; m.font=Font(name='Tahoma',size=8,color='777777')
            for k,bi in (('D',0),('N',4)):
                m=w[k+str(r)]; m.value=round(q['base'][bi]/so[bi],2); m.number_format='0.00'; m.font=Font(name='Tahoma',size=8,color='777777')
    r+=1
    if q['label']=='RevPAR' or (q['type'] in('SUBTOTAL','TOTAL') and s.rows[min(i+1,len(s.rows)-1)]['type']=='HEADING'): r+=1
# hidden check rows under the statement
w.cell(r+1,1,'Control: GL total'); w.cell(r+1,2,T[0]); w.row_dimensions[r+1].hidden=True
w.column_dimensions['A'].width=34; w.column_dimensions['K'].width=1.5
for k in 'BEFHILOQR': w.column_dimensions[k].width=11
for k in 'CDGJMNPS': w.column_dimensions[k].width=7.5
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=1; w.sheet_properties.pageSetUpPr.fitToPage=True; w.sheet_view.showGridLines=False
wb.save(doc(N))
save(N,[s],'HOSPITALITY','OPERATING_STATEMENT','three-level header with merged groups, $ / % / POR, forecast and last year, statistics block on top, hidden control row',True)
