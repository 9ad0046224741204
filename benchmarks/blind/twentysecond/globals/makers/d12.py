# US self storage: quarters actual + forecast, FY, budget, variance; numbers as text with $, debt service
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *
R=random.Random(1212)
cols=['Q1 2025 Actual','Q2 2025 Actual','Q3 2025 Forecast','Q4 2025 Forecast','FY 2025 Reforecast','FY 2025 Budget','Better / (Worse)']
s=St('2025 Reforecast (2+2) - Operating Cash Flow','Copper Canyon Self Storage','2025-01-01','2025-12-31',cols,sheet='2+2')
def l(n,b,f=.06,sg=1):
    v=[round(b/4*R.uniform(1-f,1+f)) for _ in range(4)]; t=sum(v); bu=round(b,-2); return s.l(n,v+[t,bu,sg*(t-bu)])
s.h('Revenue')
a=[l('Gross storage rent',1486400),l('Less: discounts and concessions',-71300,.25),l('Less: write-offs',-28800,.3)]
a=s.t('Net storage rent',a)
b=[l('Tenant protection plan income',118600),l('Late and lien fees',52400,.15),l('Administration fees',23900,.15),l('Retail merchandise (net)',11700,.2),l('RV & boat parking',64800),l('Truck rental commission',7400,.3)]
I=s.t('Effective gross income',[a]+b,'TOTAL'); s.k('total_income',I)
s.h('Expenses')
e=[l('Store payroll',188300,.04,-1),l('Call center',21600,.05,-1),l('Property taxes',142500,.0,-1),l('Insurance',36700,.02,-1),l('Utilities',31200,.2,-1),l('Repairs & maintenance',43800,.4,-1),l('Marketing - paid search',58900,.2,-1),l('Credit card fees',33400,.05,-1),l('Software & telephone',17800,.05,-1),l('Office & supplies',8600,.2,-1),l('Management fee - 5%',82700,.03,-1)]
E_=s.t('Total operating expenses',e,'TOTAL'); s.k('total_operating_expenses',E_)
def net(label,x,ys):
    i=s.t(label,[x]+[(y,-1) for y in ys],'TOTAL'); v=s.r[i]['values']; v[6]=v[4]-v[5]; return i
N=net('Net operating income',I,[E_]); s.k('noi',N)
s.h('Below the line')
c=[l('Interest',261500,.01,-1),l('Principal',88200,.03,-1),l('Capital - doors, gates & paving',74000,.5,-1)]
C=s.t('Total debt service and capital',c); X=net('Net cash flow',N,[C]); s.k('net_cash_flow',X)
for i in (E_,N,X,C): v=s.r[i]['values']; assert v[4]==sum(v[:4])
v=s.r[N]['values']; assert v[6]==s.r[I]['values'][6]+s.r[E_]['values'][6]
wb=Workbook(); w=wb.active; w.title='2+2'
w.merge_cells('A1:I1'); w['A1']='Copper Canyon Self Storage  |  612 units  |  Mesa, AZ'; w['A1'].font=Font(name='Tahoma',bold=True,size=12,color='FFFFFF'); w['A1'].fill=PatternFill('solid',fgColor='A0522D')
w.merge_cells('A2:I2'); w['A2']='2025 Reforecast (2+2) - Operating Cash Flow'; w['A2'].font=Font(name='Tahoma',size=10,italic=True)
w.merge_cells('A3:I3'); w['A3']='January 1 - December 31, 2025'
hh=[('B','Q1 2025','Actual'),('C','Q2 2025','Actual'),('D','Q3 2025','Forecast'),('E','Q4 2025','Forecast'),('F','FY 2025','Reforecast'),('G','FY 2025','Budget'),('H','Better /','(Worse)'),('I','% of','EGI')]
for z,t,u in hh:
    for r,q in ((5,t),(6,u)): x=w[f'{z}{r}']; x.value=q; x.font=Font(name='Tahoma',bold=True,size=9,italic=u=='Forecast'); x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=Side('medium') if r==6 else None)
w.column_dimensions['A'].width=34
for z in 'BCDEFGHI': w.column_dimensions[z].width=13
egi=s.r[I]['values'][4]; n=7
for r in s.r:
    k=r['rowType']; 
    if k=='HEADING': n+=1
    w.cell(n,1,('   ' if k=='LINE' else '')+r['label']).font=Font(name='Tahoma',size=9,bold=k!='LINE',underline='single' if k=='HEADING' else None)
    if k!='HEADING':
        for j,v in enumerate(r['values']):
            t=f'${abs(v):,}'; t=f'({t})' if v<0 else t
            x=w.cell(n,2+j,t); x.alignment=Alignment(horizontal='right'); x.font=Font(name='Tahoma',size=9,bold=k!='LINE')
            if k=='TOTAL': x.border=Border(top=Side('thin'),bottom=Side('thin'))
            if j in(2,3): x.fill=PatternFill('solid',fgColor='FCE8D8')
        w.cell(n,9,r['values'][4]/egi).number_format='0.0%'
    n+=1
w.cell(n+1,1,'Forecast quarters shaded. Better / (worse) than budget on cash.').font=Font(name='Tahoma',size=8,italic=True)
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(B+'documents/copper_canyon_reforecast.xlsx'); save('copper_canyon_reforecast.xlsx','SELF_STORAGE','OPERATING_STATEMENT','US self storage quarters actual/forecast, numbers as text with $, % of EGI column',[s])
