from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(1606)
PR=[('Alder Pointe',264,1.0),('Bellwether Park',318,1.22),('Cobalt on Main',196,.95),('Dune Harbor',402,1.48),('Easton Mills',228,.81),('Fern Gully',150,.52)]
names=[p[0] for p in PR]
LN=[('Gross Potential Rent',5120),('Vacancy & Credit Loss',-331),('Concessions',-74)],[('Parking & Storage',148),('Utility Reimbursements',221),('Fees & Other',187)]
EC=[('Payroll & Benefits',482),('Repairs & Maintenance',196),('Turnover',88),('Utilities',254),('Marketing',61),('General & Administrative',103)]; EN=[('Real Estate Taxes',611),('Property Insurance',142)]
wb=Workbook(); wb.remove(wb.active); sts=[]
base={}
for yr in (2025,2024):
    s=St(f'Same-Store Net Operating Income by Community - Year Ended December 31, {yr}','Larkfield Residential - Southeast Same-Store',f'{yr}-01-01',f'{yr}-12-31',names+['Total Same-Store'],lambda b,k:list(b)+[sum(b)],dec=0,sheet=f'FY{yr}')
    def L(l,m):
        if yr==2025: base[l]=[round(m*1000*p[2]*(1+R.uniform(-.09,.09))) for p in PR]; v=base[l]
        else: v=[round(x*R.uniform(.93,1.01)) for x in base[l]]
        return s.l(l,v)
    s.h('Revenues'); a=s.t('Net Rental Revenue',[L(*x) for x in LN[0]]); b=s.t('Other Revenue',[L(*x) for x in LN[1]])
    ti=s.t('Total Same-Store Revenues',[a,b],lvl=0,key='total_income',T='TOTAL')
    s.h('Operating Expenses'); c=s.t('Controllable Expenses',[L(*x) for x in EC]); d=s.t('Non-Controllable Expenses',[L(*x) for x in EN])
    te=s.t('Total Same-Store Operating Expenses',[c,d],lvl=0,key='total_operating_expenses',T='TOTAL'); s.t('Same-Store Net Operating Income',[ti,te],[1,-1],lvl=0,key='noi',T='TOTAL'); sts.append(s)
    w=wb.create_sheet(f'FY{yr}'); G='2E7D6B'; F=lambda **k:Font(name='Verdana',size=9,**k)
    w['B2']='Larkfield Residential - Southeast Same-Store'; w['B2'].font=Font(name='Verdana',size=13,bold=True,color=G); w['B3']=s.title; w['B3'].font=F(bold=True); w['B4']='(in whole dollars, unaudited)'; w['B4'].font=F(italic=True)
    for j,p in enumerate(names+['Total\nSame-Store']):
        q=w.cell(6,3+j,p); q.font=F(bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor=G); q.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
        q=w.cell(7,3+j,f'{PR[j][1]} units' if j<6 else f'{sum(p[1] for p in PR):,} units'); q.font=F(italic=True); q.alignment=Alignment(horizontal='center')
    w.row_dimensions[6].height=28; w.cell(6,2).fill=PatternFill('solid',fgColor=G); n=9
    for r in s.rows:
        q=w.cell(n,2,r['label']); q.font=F(bold=r['t']!='LINE'); q.alignment=Alignment(indent=r['lvl'] if r['t']=='LINE' else 0)
        if r['v']:
            for j,x in enumerate(r['v']):
                q=w.cell(n,3+j,x); q.font=F(bold=r['t']!='LINE' or j==6); q.number_format='$#,##0;($#,##0)' if r['t']=='TOTAL' else '#,##0;(#,##0)'
                if r['t']!='LINE': q.border=Border(top=Side('thin'),bottom=Side('double') if r['t']=='TOTAL' else None)
        n+=2 if r['t']=='TOTAL' else 1
    w.cell(n+1,2,'Same-store communities are those owned and stabilized since January 1, 2024. Excludes corporate property management overhead.').font=F(italic=True)
    w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=40
    for j in 'CDEFGHI': w.column_dimensions[j].width=15
    w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
w=wb.create_sheet('NOI Growth'); w['B2']='NOI growth by community'; w['B3']='Community'; w['C3']='Growth'
for j,p in enumerate(names+['Total']): w.cell(4+j,2,p); q=w.cell(4+j,3,round(sts[0].rows[-1]['v'][j]/sts[1].rows[-1]['v'][j]-1,4)); q.number_format='0.0%'
N='Larkfield_SameStore_FY25.xlsx'; wb.save(DOC+N); save(N,sts,'MULTIFAMILY','OPERATING_STATEMENT','Same-store by community in columns, a sheet per year, growth sheet')
