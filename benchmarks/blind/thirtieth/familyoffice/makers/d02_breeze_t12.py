"""Yardi Breeze-like twelve month statement of a strip mall. fpdf2, landscape legal."""
import random,os,calendar
from lib import *
from fpdf import FPDF
R=random.Random(30202)
NAME='Whitlow_Crossing_12_Month_Statement.pdf'
mons=[(2024,m) for m in range(4,13)]+[(2025,m) for m in range(1,4)]
cols=[f'{calendar.month_abbr[m]} {y}' for y,m in mons]+['Total']
s=St('12 Month Statement','Whitlow Crossing','2024-04-01','2025-03-31',cols)
def L(code,label,vals,lvl=2):
    vals=[round(v,2) for v in vals]; return s.l(label,vals+[round(sum(vals),2)],code,lvl)
flat=lambda a,step=None,b=None:[b if step is not None and i>=step else a for i in range(12)]
var=lambda a,j:[round(a*R.uniform(1-j,1+j),2) for _ in range(12)]
def at(d): return [float(d.get(i,0)) for i in range(12)]
s.h('INCOME','4000-0000',0)
s.h('RENTAL INCOME','4001-0000',1)
a=[L('4010-0000','Base Rent - Retail',flat(46218.33,5,47391.08)),L('4012-0000','Base Rent - Outparcel',flat(9583.33,9,9870.83)),L('4015-0000','Percentage Rent',at({9:12844.17})),L('4020-0000','Less: Free Rent',at({1:-2916.67,2:-2916.67})),L('4025-0000','Less: Vacancy Adjustments',at({6:-1180.5}))]
b1=s.t('TOTAL RENTAL INCOME',a,code='4090-0000',lvl=1)
s.h('RECOVERIES','4100-0000',1)
a=[L('4110-0000','CAM Estimates',flat(8145.0,9,8540.0)),L('4115-0000','CAM Reconciliation - Prior Year',at({0:3381.64,11:-918.22})),L('4120-0000','Real Estate Tax Recovery',flat(6920.0,9,7185.0)),L('4130-0000','Insurance Recovery',flat(1765.5)),L('4140-0000','Water/Sewer Recovery',var(684,.2))]
b2=s.t('TOTAL RECOVERIES',a,code='4190-0000',lvl=1)
s.h('OTHER INCOME','4200-0000',1)
a=[L('4210-0000','Late Charges',at({2:250,4:250,7:500,8:125.75})),L('4225-0000','Pylon Sign Rent',flat(375.0)),L('4230-0000','Rooftop Antenna License',flat(1150.0,6,1184.5)),L('4250-0000','Miscellaneous Income',at({3:85,10:40.0}))]
b3=s.t('TOTAL OTHER INCOME',a,code='4290-0000',lvl=1)
ti=s.t('TOTAL INCOME',[b1,b2,b3],type='TOTAL',code='4990-0000',lvl=0,key='total_income')
s.h('EXPENSES','5000-0000',0)
secs=[]
def sec(code,name,ls,end,endcode):
    s.h(name,code,1); i=[L(*x) for x in ls]; secs.append(s.t(end,i,code=endcode,lvl=1))
sec('5100-0000','COMMON AREA MAINTENANCE',[('5110-0000','Parking Lot Sweeping',flat(890.0)),('5115-0000','Parking Lot Repairs & Striping',at({3:6450,6:1125})),('5120-0000','Landscaping Contract',[1340.0 if m in (4,5,6,7,8,9,10) else 420.0 for _,m in mons]),('5125-0000','Snow & Ice Removal',at({8:1875,9:4310.5,10:3628.0,11:940})),('5130-0000','Lighting Repairs',var(310,.8)),('5135-0000','Trash Removal',flat(1262.4,9,1312.9)),('5140-0000','Security Patrol',flat(1500.0)),('5150-0000','Fire Sprinkler Inspection & Monitoring',at({0:186,3:186,5:1420,6:186,9:186}))],'TOTAL COMMON AREA MAINTENANCE','5190-0000')
sec('5200-0000','UTILITIES',[('5210-0000','Electric - Common Area',var(1480,.18)),('5220-0000','Water & Sewer',var(812,.15)),('5230-0000','Gas - Vacant Space',[round(v*(2.6 if m in(12,1,2,3) else .5),2) for v,(y,m) in zip(var(58,.2),mons)])],'TOTAL UTILITIES','5290-0000')
sec('5300-0000','REPAIRS & MAINTENANCE',[('5310-0000','Roof Repairs',at({2:2280,10:965.25})),('5320-0000','HVAC',at({1:640,3:1188.4,4:725,9:512})),('5330-0000','Plumbing',at({0:215,5:388.5,8:1460,9:275})),('5340-0000','General Repairs',var(435,.6))],'TOTAL REPAIRS & MAINTENANCE','5390-0000')
sec('5400-0000','ADMINISTRATIVE',[('5410-0000','Management Fees',[round(.04*s.rows[ti]['v'][i],2) for i in range(12)]),('5420-0000','Legal Fees',at({1:1237.5,7:660})),('5430-0000','Accounting & Tax Preparation',at({10:4200})),('5440-0000','Bank Charges',flat(22.5)),('5450-0000','Licenses & Permits',at({8:310}))],'TOTAL ADMINISTRATIVE','5490-0000')
sec('5500-0000','TAXES & INSURANCE',[('5510-0000','Real Estate Taxes',flat(7211.46,9,7494.02)),('5520-0000','Property & Liability Insurance',flat(1829.75,6,1987.25))],'TOTAL TAXES & INSURANCE','5590-0000')
te=s.t('TOTAL EXPENSES',secs,type='TOTAL',code='5990-0000',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti,te],[1,-1],'TOTAL','6000-0000',key='noi')
s.h('NON-OPERATING EXPENSES','7000-0000',0)
bal=3184000;mi=[]
for i in range(12):
    x=round(bal*.0485/12,2);mi.append(x);bal-=19870-x
a=[L('7010-0000','Mortgage Interest',mi),L('7050-0000','Tenant Improvements',at({2:18750.0})),L('7060-0000','Leasing Commissions',at({2:9412.8})),L('7100-0000','Depreciation Expense',flat(10416.67))]
tn=s.t('TOTAL NON-OPERATING EXPENSES',a,code='7900-0000')
s.t('NET INCOME',[noi,tn],[1,-1],'TOTAL','9090-0000',key='net_income')
# draw
class P(FPDF):
    def header(q):
        q.set_font('helvetica','',7);q.set_xy(24,18);q.cell(300,9,'Whitlow Crossing (whitlow)')
        q.set_xy(q.w-224,18);q.cell(200,9,f'Page {q.page_no()}',align='R')
        q.set_font('helvetica','B',11);q.set_xy(24,28);q.cell(q.w-48,13,'12 Month Statement',align='C')
        q.set_font('helvetica','',7.5);q.set_xy(24,42);q.cell(q.w-48,9,'Period = Apr 2024-Mar 2025',align='C');q.set_xy(24,51);q.cell(q.w-48,9,'Book = Accrual ; Tree = breeze_is',align='C')
        q.set_font('helvetica','B',6.8)
        for i,c in enumerate(cols): q.set_xy(XS[i]-60,66);q.cell(60,9,c,align='R')
        q.line(24,77,q.w-24,77);q.set_y(82)
    def footer(q):
        q.set_font('helvetica','',6.5);q.set_xy(q.w-224,q.h-22);q.cell(200,8,'Monday, April 14, 2025 10:37 AM',align='R')
p=P('L','pt','Legal');p.set_auto_page_break(False)
XS=[268+ i*57 for i in range(12)]+[p.w-24]
p.add_page();y=84
fm=lambda a:f'{a:,.2f}'
for r in s.rows:
    if y>p.h-40: p.add_page();y=84
    if r['type']=='HEADING' and r['lvl']==0 and y>90:y+=4
    p.set_font('helvetica','B' if r['type']!='LINE' else '',6.6)
    p.set_xy(24,y);p.cell(40,8,r['code']);p.set_xy(66+7*r['lvl'],y);p.cell(150,8,r['label'])
    if r['type']!='HEADING':
        for x,v in zip(XS,r['v']): p.set_xy(x-60,y);p.cell(60,8,fm(v),align='R')
    y+=9.6
    if r['type']=='TOTAL': y+=5
p.output(os.path.join(DOC,NAME))
save(NAME,[s],'RETAIL','OPERATING_STATEMENT_T12','Yardi Breeze 12 month statement, legal landscape, tree codes, headers repeated per page',False)
