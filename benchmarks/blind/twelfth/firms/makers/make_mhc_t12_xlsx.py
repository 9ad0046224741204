from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as GL
R=random.Random(4242)
mon=['Jan 24','Feb 24','Mar 24','Apr 24','May 24','Jun 24','Jul 24','Aug 24','Sep 24','Oct 24','Nov 24','Dec 24']
s=St('Trailing Twelve Months Income Statement','Cedar Hollow MHC','2024-01-01','2024-12-31',['12 Mo Total']+mon,sheet='T12',derive=lambda b,k:[round(sum(b),2)]+b,nbase=12)
def m(a,n=.05): return [round(a*R.uniform(1-n,1+n),2) for _ in range(12)]
def k(a,b=None,at=12): return [float(a if i<at else b) for i in range(12)]
def once(d): return [float(d.get(i,0)) for i in range(12)]
def S(h,c,lines,t): 
    s.h(h,c); return s.t(t,[s.l(b,v,a) for a,b,v in lines])
a=S('Rental Income','4000',[('4010','Site Rent',k(118620,124590,4)),('4015','Park-Owned Home Rent',m(21350,.02)),('4020','RV Site Rent',m(6900,.25)),('4030','Vacancy Loss',[-x for x in m(8140,.15)]),('4035','Employee Concessions',k(-595,-625,4)),('4040','Write-Offs',[-x for x in m(720,.6)])],'Total Rental Income')
b=S('Utility Recoveries','4200',[('4210','Water/Sewer Billback',m(14180,.08)),('4220','Trash Billback',k(3612)),('4230','Electric Resale',m(2204,.2))],'Total Utility Recoveries')
c=S('Other Income','4400',[('4410','Late Fees',m(1840,.2)),('4420','Application Fees',m(310,.4)),('4430','RV and Boat Storage',k(1475)),('4440','Home Sale Commissions',once({2:3500,5:4200,8:2950})),('4450','Cell Tower Lease',k(1150))],'Total Other Income')
egi=s.t('Effective Gross Income',[a,b,c],typ='TOTAL',key='total_income')
e=[S('Personnel','5000',[('5010','Community Manager',k(5416.67,5580,6)),('5020','Maintenance Staff',m(7240,.07)),('5030','Payroll Taxes and WC',m(1710,.06))],'Total Personnel'),
S('Utilities','5200',[('5210','Water',m(9480,.09)),('5220','Sewer',m(7815,.06)),('5230','Electric - Street Lights',m(1320,.1)),('5240','Master-Meter Electric',m(2460,.18)),('5250','Refuse',k(3890,4015,7))],'Total Utilities'),
S('Repairs & Maintenance','5400',[('5410','Roads and Paving',once({4:8900,9:3120.5})),('5420','Tree Trimming',once({1:2400,6:1850,10:3650})),('5430','Water/Sewer Line Repairs',m(1640,.7)),('5440','POH Repairs',m(2980,.4)),('5450','Grounds and Mowing',m(1150,.5)),('5460','Clubhouse and Pool',m(540,.5))],'Total Repairs & Maintenance'),
S('Administrative','5600',[('5610','Office and Postage',m(480,.25)),('5620','Legal - Evictions',m(690,.7)),('5630','Software',k(412.5)),('5640','Bank Fees',m(188,.15)),('5650','Advertising',m(350,.4))],'Total Administrative'),
S('Taxes and Insurance','5800',[('5810','Real Estate Tax',k(9140.83)),('5820','Personal Property Tax - POH',once({3:4316.2,10:4316.2})),('5830','Insurance',k(3725,4310,5)),('5840','State Park Licence',once({0:1240}))],'Total Taxes and Insurance')]
mf=s.l('Management Fee',[round(x*.04,2) for x in s.rows[egi]['base']],'5910')
te=s.t('Total Operating Expenses',e+[mf],typ='TOTAL',key='total_operating_expenses')
noi=s.t('Net Operating Income',[egi],[te],typ='TOTAL',key='noi')
u=e[1]; v=s.rows[u]['vals'][8]; nv=round(v+1000,2)
s.plant(u,8,nv,f"'Total Utilities' for Aug 24 printed as {nv:,.2f}; its lines add to {v:,.2f}; all later totals use the right amount",'total_wrong')
wb=Workbook();w=wb.active;w.title='T12'
w['A1']='Report: IS-T12 | Entity: 318 Cedar Hollow MHC | Basis: Accrual';w['A2']='Trailing Twelve Months Income Statement - Jan 2024 through Dec 2024';w['A3']='Exported 01/17/2025 15:22'
for q in('A1','A2','A3'): w[q].font=Font(name='Tahoma',size=9,bold=q=='A2')
w.cell(5,1,'GL Account').font=Font(name='Tahoma',size=9,bold=True)
for j,h in enumerate(s.columns):
    q=w.cell(5,2+j,h);q.font=Font(name='Tahoma',size=9,bold=True);q.alignment=Alignment(horizontal='right');q.fill=PatternFill('solid',fgColor='D9D9D9')
r=6
for x in s.rows:
    t=x['typ'];lab=x['label'] if not x['code'] else f"{x['code']} - {x['label']}"
    q=w.cell(r,1,{'HEADING':'','LINE':'    ','SUBTOTAL':'  ','TOTAL':''}[t]+lab);q.font=Font(name='Tahoma',size=9,bold=t!='LINE')
    if t!='HEADING':
        for j,val in enumerate(x['vals']):
            q=w.cell(r,2+j,money(val,2,dash=None));q.alignment=Alignment(horizontal='right');q.font=Font(name='Tahoma',size=9,bold=t!='LINE')   # amounts exported as text
    r+=1
w.column_dimensions['A'].width=36
for j in range(13):w.column_dimensions[GL(2+j)].width=13
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
name='318_IS-T12_CedarHollow.xlsx';wb.save(os.path.join(DOC,name))
save(name,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','system export, amounts as text, total column first, code and name in one cell; planted wrong subtotal',True)
