# student housing T12 by academic year, fpdf2, two landscape pages, dashes for zero, per-bed column
from lib import *
from fpdf import FPDF
R=random.Random(606);FN='The_Quad_at_Millrace_TTM_0724.pdf'
M=['Aug-23','Sep-23','Oct-23','Nov-23','Dec-23','Jan-24','Feb-24','Mar-24','Apr-24','May-24','Jun-24','Jul-24']
s=S('12 Month Trailing Income Statement','The Quad at Millrace','2023-08-01','2024-07-31',M+['TTM Total'],dash=True,dp=0)
BEDS=512
T=lambda v:[int(x) for x in v]+[int(sum(v))]
def g(b,n=.12,p=0,se=None): return T([0 if R.random()<p else round(b*(se[i] if se else 1)*(1+R.uniform(-n,n))) for i in range(12)])
def at(**k): return T([k.get(m[:3].lower(),0) for m in M])
def sec(head,it,tl,**k):
    s.head(head);return s.tot(tl,[s.line(l,v,c) for c,l,v in it],**k)
occ=[1,1,1,1,.995,.985,.985,.985,.985,.98,.91,.87]
turn=[3.2,.5,.3,.2,.6,.7,.2,.2,.2,1.1,.6,4.2]
s.head('REVENUE')
a=sec('Rental Income',[('40100','Gross Potential Installments',T([431800]*12)),('40200','Vacancy Loss',T([-round(431800*(1.004-o)*(1+R.uniform(-.1,.1))+7900) for o in occ])),('40300','Concessions & Gift Cards',g(-1900,.5,0,[4,1,.5,.3,.3,.6,.6,1,1,1,1.2,4])),('40350','Staff / CA Beds',T([-6120]*12)),('40400','Bad Debt, Net of Recoveries',g(-3900,.5)),('40500','Short Term Premiums',at(may=2150,jun=14380,jul=11905))],'Net Rental Income')
b=sec('Other Income',[('41100','Application & Admin Fees',g(3400,.3,0,[.5,.6,1.4,2.2,1,1.2,1.8,1.3,.9,.7,.5,.6])),('41200','Parking',T([9240]*10+[7315,6930])),('41250','Pet Rent',g(1460,.05)),('41300','Utility Overage Billback',g(5200,.2)),('41350','Furniture Package Upgrade',T([2875]*12)),('41400','Late & NSF Fees',g(2450,.3)),('41450','Relet / Sublease Fees',g(1700,.6,.2)),('41500','Damage Charges',g(1450,.4,0,[7,1,.5,.4,1,1.2,.4,.4,.5,4,1,9])),('41600','Laundry & Vending',g(610,.2)),('41700','Summer Conference Housing',at(jun=18600,jul=12450)),('41900','Miscellaneous',g(240,.8,.3))],'Total Other Income')
TI=s.tot('TOTAL REVENUE',[a,b],rt='TOTAL',key='total_income');ti=s.rows[TI].v[:12]
s.head('OPERATING EXPENSES')
e=[sec('Payroll',[('50100','Management & Leasing Wages',g(19850,.06)),('50150','Community Assistants',g(4300,.2)),('50200','Maintenance Wages',g(13600,.05)),('50250','Turn Labor',at(aug=11420,may=1980,jul=13265)),('50300','Bonuses & Commissions',g(2200,.5)),('50400','Payroll Taxes & Benefits',g(8450,.08))],'Total Payroll'),
 sec('Repairs & Maintenance',[('51100','General Maintenance Supplies',g(2900,.35)),('51150','Plumbing',g(1350,.5)),('51200','HVAC',g(1750,.6)),('51250','Appliances',g(760,.5)),('51300','Pest Control',T([890]*12)),('51350','Landscaping',T([3150]*4+[1575]*3+[3150]*5)),('51400','Snow & Ice',at(dec=1240,jan=4385,feb=2910)),('51450','Elevator',T([1180]*5+[1216]*7)),('51500','Pool & Spa',at(aug=1350,sep=1350,may=1650,jun=1350,jul=1350)),('51550','Fire & Life Safety',g(980,.6,.3)),('51600','Trash Compactor Rental',T([425]*12))],'Total Repairs & Maintenance'),
 sec('Turnover',[('52100','Painting',g(2600,.2,0,turn)),('52150','Cleaning',g(3300,.2,0,turn)),('52200','Carpet & Flooring',g(1700,.3,0,turn)),('52250','Furniture Repair / Replace',g(1100,.4,0,turn))],'Total Turnover'),
 sec('Utilities',[('53100','Electric',g(22400,.09,0,[1.2,1.1,.95,.9,.95,1,1,.9,.85,.95,1.1,1.2])),('53150','Water & Sewer',g(15600,.08)),('53200','Gas',g(900,.2)),('53250','Trash Removal',g(4150,.06)),('53300','Internet & Cable',T([14592]*12))],'Total Utilities'),
 sec('Marketing & Leasing',[('54100','Digital Advertising',g(4300,.25)),('54150','Resident Events',g(1850,.4,0,[2.4,1.3,1.1,.9,.8,1,1,1,1,.7,.3,.5])),('54200','Promotional Items & Print',g(980,.7,.2)),('54250','Referral Awards',g(700,.6,.3))],'Total Marketing & Leasing'),
 sec('Administrative',[('55100','Office & Postage',g(870,.4)),('55150','Software & Subscriptions',g(3650,.05)),('55200','Telephone',g(640,.06)),('55250','Bank & Merchant Fees',g(1980,.1)),('55300','Legal & Collections',g(820,.7,.2)),('55350','Shuttle Contract',T([7600]*5+[7830]*4+[0,0,0])),('55400','Travel & Training',g(580,.7,.3))],'Total Administrative'),
 ]
CT=s.tot('TOTAL CONTROLLABLE EXPENSES',e)
s.head('Fixed Expenses');fx=[s.line('Management Fee (3.5%)',T([round(.035*x) for x in ti]),'56100'),s.line('Real Estate Taxes',T([38460]*5+[39810]*7),'56200'),s.line('Insurance',T([11925]*8+[13640]*4),'56300'),s.line('Ground Rent - University',T([6250]*12),'56400')]
FX=s.tot('Total Fixed Expenses',fx)
TE=s.tot('TOTAL OPERATING EXPENSES',[CT,FX],rt='TOTAL',key='total_operating_expenses')
N=s.tot('NET OPERATING INCOME',[TI],[TE],rt='TOTAL',key='noi')
s.head('Below the Line');bl=[s.line('Debt Service',T([146318]*12),'60100'),s.line('Capital Replacements',g(7400,.5,.2,[3,1,.5,.5,.5,.5,.5,.5,.5,1,2,3]),'60200'),s.line('Asset Management Fee',T([4300]*12),'60300')]
BL=s.tot('Total Below the Line',bl)
s.tot('CASH FLOW',[N],[BL],rt='TOTAL',key='net_cash_flow')
f=lambda x:'-' if x==0 else f'({-x:,})' if x<0 else f'{x:,}'
class P(FPDF):
    def header(p):
        p.set_font('sn','B',11);p.set_xy(10,7);p.cell(120,5,'The Quad at Millrace');p.set_font('sn','',8);p.set_xy(10,12);p.cell(120,4,'12 Month Trailing Income Statement  |  August 2023 - July 2024  |  512 beds / 168 units')
        p.set_xy(226,7);p.cell(40,4,'Created 08/16/2024 11:02 AM MDT',align='R');p.set_y(18)
        p.set_font('sn','B',6.6);p.set_fill_color(46,84,110);p.set_text_color(255);p.set_x(10)
        p.cell(10,5,'GL',fill=1);p.cell(41,5,'Account',fill=1)
        for h in s.cols+['Per Bed']: p.cell(WC,5,h,fill=1,align='R')
        p.set_text_color(0);p.set_y(23.5)
    def footer(p): p.set_font('sn','',6);p.set_xy(10,-8);p.cell(0,4,f'Page {p.page_no()} of {{nb}}',align='C')
WC=14.6
p=P('L','mm','Letter');p.set_auto_page_break(False);p.set_creation_date(__import__('datetime').datetime(2024,8,16))
for st,fl in (('','Regular'),('B','Bold')): p.add_font('sn',st,f'/usr/share/fonts/truetype/liberation/LiberationSansNarrow-{fl}.ttf')
p.add_page();y=24;band=0
for r in s.out():
    if y>200: p.add_page();y=24
    b=r.rt!='LINE';p.set_font('sn','B' if b else '',6.8)
    if r.rt=='HEADING': y+=1;band=0
    if r.rt=='LINE': band^=1
    fill=(r.rt=='TOTAL' ) or (r.rt=='LINE' and band)
    p.set_fill_color(*( (205,219,229) if r.rt=='TOTAL' else (243,246,248)));p.set_xy(10,y)
    p.cell(10,3.5,r.code or '',fill=fill);p.cell(41,3.5,r.label,fill=fill)
    if r.rt!='HEADING':
        for v in r.v: p.cell(WC,3.5,f(v),align='R',fill=fill)
        p.cell(WC,3.5,f(round(r.v[12]/BEDS)),align='R',fill=fill)
        if r.rt!='LINE': p.line(61,y,10+51+WC*14,y)
    y+=3.5 if r.rt!='TOTAL' else 4.6
p.output(f'{B}/documents/{FN}')
save(FN,[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','student housing manager system','academic-year 12 months, per-bed column, banded, dashes, two pages',False)
