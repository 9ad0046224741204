from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment
R=random.Random(1505)
cols=['Quarter Ended 12/31/2025','Quarter Ended 12/31/2024','Quarter Variance','Year Ended 12/31/2025','Year Ended 12/31/2024','Year Variance']
s=St('Comparative Income Statement','Fox Hollow Marketplace','2025-01-01','2025-12-31',cols,lambda b,k:[b[0],b[1],k*(b[0]-b[1]),b[2],b[3],k*(b[2]-b[3])])
def L(c,l,q,k=1,nz=.05): a=q*(1+R.uniform(-nz,nz)); p=q*.97*(1+R.uniform(-nz,nz)); return s.l(l,[a,p,a+q*3*(1+R.uniform(-nz,nz)),p+q*2.9*(1+R.uniform(-nz,nz))],c,2,k)
def G(h,t,ls,k=1,nz=.05): s.h(h,lvl=1); return s.t(t,[L(*x,k,nz) for x in ls],k=k)
s.h('INCOME')
g=[G('Minimum Rent','Total Minimum Rent',[('4100.0010','Anchor Rent - Grocery',187500),('4100.0020','Junior Anchor Rent',214300),('4100.0030','Small Shop Rent',402800),('4100.0040','Outparcel / Ground Rent',66250),('4100.0090','Rent Abatements',-9400)]),
G('Percentage Rent','Total Percentage Rent',[('4200.0010','Percentage Rent - Current Year',31800),('4200.0020','Percentage Rent - Prior Year',2900)],nz=.3),
G('Tenant Recoveries','Total Tenant Recoveries',[('4300.0010','CAM Recovery',138400),('4300.0020','Real Estate Tax Recovery',164900),('4300.0030','Insurance Recovery',24100),('4300.0040','Water & Trash Recovery',9650),('4300.0090','Recovery True-Up',-4800)]),
G('Specialty & Other','Total Specialty & Other',[('4400.0010','Kiosk & Seasonal Leasing',12600),('4400.0020','Marketing Fund Contributions',8150),('4400.0030','Late Charges',1240),('4400.0040','EV Charging & Billboard License',5900)],nz=.2)]
ti=s.t('TOTAL INCOME',g,lvl=0,key='total_income',T='TOTAL')
s.h('EXPENSES')
x=[G('Common Area Maintenance','Total Common Area Maintenance',[('5100.0010','Parking Lot Sweeping',8400),('5100.0020','Parking Lot Repairs',11900),('5100.0030','Landscaping & Irrigation',16350),('5100.0040','Security Patrol',27800),('5100.0050','Lighting & Electric',19600),('5100.0060','Roof & Facade Repairs',7200),('5100.0070','Snow Removal',14800),('5100.0080','Trash Removal',10900),('5100.0090','Holiday Decor',6100)],-1,.15),
G('Administrative','Total Administrative',[('5200.0010','Management Fee',38900),('5200.0020','On-Site Salaries & Benefits',33100),('5200.0030','Marketing Fund Expense',9300),('5200.0040','Professional Fees',5600),('5200.0050','Uncollectible Rent',7450)],-1,.1),
G('Taxes and Insurance','Total Taxes and Insurance',[('5300.0010','Real Estate Taxes',171300),('5300.0020','Insurance',25700)],-1,.02)]
te=s.t('TOTAL EXPENSES',x,k=-1,lvl=0,key='total_operating_expenses',T='TOTAL'); noi=s.t('NET OPERATING INCOME',[ti,te],[1,-1],lvl=0,key='noi',T='TOTAL')
s.h('OTHER (INCOME) / EXPENSE'); o=[L('7100.0010','Mortgage Interest',218400,-1,.01),L('7200.0010','Depreciation',241700,-1,.01),L('7200.0020','Amortization',31850,-1,.02),L('7300.0010','Interest Income',-3700,-1,.2)]
to=s.t('TOTAL OTHER (INCOME) / EXPENSE',o,k=-1,lvl=0); s.t('NET INCOME (LOSS)',[noi,to],[1,-1],lvl=0,key='net_income',T='TOTAL')
wb=Workbook(); w=wb.active; w.title='Sheet1'; f=Font(name='Courier New',size=9); fb=Font(name='Courier New',size=9,bold=True); n=1
def put(r,c,t,b=False,right=False):
    q=w.cell(r,c,t); q.font=fb if b else f
    if right: q.alignment=Alignment(horizontal='right')
def head(p):
    global n
    put(n,1,'DATABASE: KRPROD'); put(n,3,'Comparative Income Statement',True); put(n,10,f'PAGE: {p}'); n+=1
    put(n,1,'ENTITY: 2231'); put(n,3,'Fox Hollow Marketplace',True); put(n,10,'DATE: 1/27/2026'); n+=1
    put(n,1,'ACCRUAL'); put(n,3,'For the Quarter and Year Ended December 31, 2025'); put(n,10,'TIME: 09:41 AM'); n+=2
    put(n,4,'Quarter Ended',True,1); put(n,5,'Quarter Ended',True,1); put(n,6,'',True); put(n,8,'Year Ended',True,1); put(n,9,'Year Ended',True,1); n+=1
    for c,t in ((1,'Account'),(3,'Description'),(4,'12/31/2025'),(5,'12/31/2024'),(6,'Variance'),(8,'12/31/2025'),(9,'12/31/2024'),(10,'Variance')): put(n,c,t,True,c>3)
    n+=1
    for c in(4,5,6,8,9,10): put(n,c,'-'*15,right=True)
    n+=1
head(1)
for r in s.rows:
    if r['label']=='EXPENSES': n+=2; head(2)
    if r['label'].startswith('OTHER ('): n+=1
    if r['t'] in('SUBTOTAL','TOTAL'):
        for c in(4,5,6,8,9,10): put(n,c,'-'*15,right=True)
        n+=1
    if r['code']: put(n,1,r['code'])
    put(n,3,'  '*r['lvl']+r['label'],r['t']!='LINE')
    if r['v']:
        for c,x_ in zip((4,5,6,8,9,10),r['v']): put(n,c,par(x_),r['t']!='LINE',True)
    n+=1
    if r['t']!='LINE' and r['t']!='HEADING': n+=1
for c in(4,5,6,8,9,10): put(n-1,c,'='*15,right=True)
for k,v in dict(A=18,B=2,C=40,D=17,E=17,F=17,G=3,H=17,I=17,J=17).items(): w.column_dimensions[k].width=v
w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
N='fox_hollow_CIS_4Q25.xlsx'; wb.save(DOC+N); save(N,s,'RETAIL','OPERATING_STATEMENT','Export of a printed report: amounts as text, dashes as rules, header repeated midway',True)
