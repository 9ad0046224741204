from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
import subprocess
R=random.Random(1303)
M=['Jan-26','Feb-26','Mar-26','Apr-26','May-26','Jun-26','Jul-26','Aug-26','Sep-26','Oct-26','Nov-26','Dec-26']
cols=['2025 Reforecast']+M+['2026 Budget','$ Change']
s=St('2026 Operating Budget','Stonebridge Industrial Park','2026-01-01','2026-12-31',cols,lambda b,k:[b[0]]+b[1:]+[sum(b[1:]),sum(b[1:])-b[0]],dec=0,sheet='2026 Budget')
def L(l,mo,f=None):
    mo=list(mo); return s.l(l,[round(sum(mo)*(f or R.uniform(.94,1.02)))]+mo)
fl=lambda x:[x]*12
def step(a,b,at): return [a]*at+[b]*(12-at)
def at(x,*m): return [x if i+1 in m else 0 for i in range(12)]
s.h('REVENUE'); rr=[L(n,v) for n,v in [('Building A - Base Rent',step(84250,86778,3)),('Building B - Base Rent',step(61900,63757,7)),('Building C - Base Rent',fl(47310)),('Building D - Base Rent (Multi-Tenant)',step(38460,41120,5)),('Yard & Trailer Parking',fl(9600))]]
t1=s.t('Total Base Rent',rr,lvl=0)
r2=[L(n,v) for n,v in [('CAM Recoveries',step(17850,18200,6)),('Real Estate Tax Recoveries',fl(29480)),('Insurance Recoveries',fl(5310)),('Management Fee Recoveries',fl(6120))]]
t2=s.t('Total Recoveries',r2,lvl=0)
r3=[L('Antenna & Solar License',fl(2750)),L('Late Fees & Other',fl(250))]; vac=L('General Vacancy Reserve',[-4200]*12)
ti=s.t('EFFECTIVE GROSS REVENUE',[t1,t2]+r3+[vac],lvl=0,key='total_income',T='TOTAL')
s.h('OPERATING EXPENSES'); s.h('Common Area Maintenance')
c=[L(n,v) for n,v in [('Landscaping',[1850]*3+[3400]*7+[1850]*2),('Parking Lot Sweeping',fl(980)),('Asphalt Repair & Striping',at(24500,6)),('Roof Inspections & Repairs',at(4800,4,10)),('Fire Sprinkler Monitoring & Testing',[620,620,3150,620,620,620,620,620,3150,620,620,620]),('Exterior Lighting',[450,450,900,450,450,450,450,450,900,450,450,450]),('Dock & Door Repairs',fl(1100)),('Snow & Ice Control',[7800,6900,3200]+[0]*8+[5400]),('Common Electric',[1480,1440,1390,1300,1250,1290,1340,1330,1280,1320,1400,1470]),('Water & Storm Water',[890]*5+[1760]*4+[890]*3)]]
tcam=s.t('Total Common Area Maintenance',c,lvl=0)
s.h('Administrative'); a=[L(n,v) for n,v in [('Property Management Fee',step(8240,8390,5)),('Engineer Allocation',fl(4150)),('Professional Fees',at(6200,3,9)),('Travel & Miscellaneous',fl(210))]]
ta=s.t('Total Administrative',a,lvl=0)
s.h('Taxes & Insurance'); x=[L('Real Estate Taxes',fl(31260)),L('Property Insurance',step(5310,5680,8))]; tx=s.t('Total Taxes & Insurance',x,lvl=0)
te=s.t('TOTAL OPERATING EXPENSES',[tcam,ta,tx],lvl=0,key='total_operating_expenses',T='TOTAL')
noi=s.t('NET OPERATING INCOME',[ti,te],[1,-1],lvl=0,key='noi',T='TOTAL')
s.h('BELOW THE LINE'); b=[L(n,v,f) for n,v,f in [('Tenant Improvements',at(148000,5),.6),('Leasing Commissions',at(62400,5),.55),('Building Capital - Roof C',at(285000,8),.2),('Debt Service - Interest',[63120-85*i for i in range(12)],1.02)]]
tb=s.t('Total Below the Line',b,lvl=0)
s.t('NET CASH FLOW',[noi,tb],[1,-1],lvl=0,key='net_cash_flow',T='TOTAL')
wb=Workbook(); w=wb.active; w.title='2026 Budget'; w.sheet_view.showGridLines=False
w['A1']='STONEBRIDGE INDUSTRIAL PARK'; w['A1'].font=Font(bold=True,size=13); w['A2']='2026 Operating Budget'; w['A3']='742,600 SF  |  Version 3 - Owner Approved 12/04/2025'; w['A3'].font=Font(italic=True,color='808080')
HF=PatternFill('solid',fgColor='1F4E5F')
for j,h in enumerate(['','2025\nReforecast']+M+['2026\nBudget','$ Change','% Change','$ / SF']):
    q=w.cell(5,1+j,h); q.fill=HF; q.font=Font(bold=True,color='FFFFFF'); q.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
w.row_dimensions[5].height=30
n=6; at_={}
for i,r in enumerate(s.rows):
    if r['t']=='HEADING' and r['label'].isupper(): n+=1
    at_[i]=n; w.cell(n,1,r['label']).font=Font(bold=r['t']!='LINE'); w.cell(n,1).alignment=Alignment(indent=r['lvl'])
    if r['v']:
        for j in range(13):
            col=CL(2+j)
            q=w.cell(n,2+j, r['b'][j] if not r['items'] else '='+''.join(('+' if g>0 else '-')+f'{col}{at_[k]}' for k,g in zip(r['items'],r['signs'])))
        w.cell(n,15,f'=SUM(C{n}:N{n})'); w.cell(n,16,f'=O{n}-B{n}'); w.cell(n,17,f'=IF(B{n}=0,0,P{n}/ABS(B{n}))').number_format='0.0%'; w.cell(n,18,f'=O{n}/742600').number_format='0.00'
        for j in range(2,19):
            q=w.cell(n,j); 
            if j<17: q.number_format='#,##0;(#,##0);0'
            q.font=Font(bold=r['t']!='LINE',color='0000FF' if r['t']=='LINE' and 2<=j<15 else '000000')
            if r['t']!='LINE': q.border=Border(top=Side('thin'))
            if r['t']=='TOTAL': q.fill=PatternFill('solid',fgColor='DCE9EE')
        if r['t']=='TOTAL': w.cell(n,1).fill=PatternFill('solid',fgColor='DCE9EE')
    n+=1
w.cell(n+1,1,'Blue = input; black = formula. Building D assumes Suite 140 renews 6/1/2026.').font=Font(italic=True,size=9)
w.column_dimensions['A'].width=38
for j in range(2,19): w.column_dimensions[CL(j)].width=11
w.freeze_panes='B6'; w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
a=wb.create_sheet('Assumptions')
for i,t in enumerate([('Item','Assumption'),('Management fee','3.0% of collections'),('Tax growth','4.5% over 2025 bills'),('Insurance','Renewal 9/1/2026 at +7%'),('CAM cap','5% non-cumulative, Buildings A and C')]): a.cell(2+i,2,t[0]); a.cell(2+i,3,t[1])
a.column_dimensions['B'].width=20; a.column_dimensions['C'].width=42
N='Stonebridge 2026 Budget v3.xlsx'; os.makedirs('raw',exist_ok=True); wb.save('raw/'+N)
subprocess.run(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOC,'raw/'+N],check=True,capture_output=True)
save(N,s,'INDUSTRIAL','OPERATING_STATEMENT','Budget by month with live formulas, reforecast first, change and per-foot columns, assumptions sheet')
