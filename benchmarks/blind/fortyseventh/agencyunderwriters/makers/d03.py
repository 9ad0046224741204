# Entrata-like 12 month income statement, legal landscape, whole dollars
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib.colors import HexColor
rng=random.Random(303)
name='The_Ledger_T12_Income_Statement.pdf'
M=['Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025']
rot=lambda s:s[7:]+s[:7]
s=S('Income Statement','The Ledger at Ninth',M+['Total'],'2024-08-01','2025-07-31')
A=lambda lab,ann,code=None,**k:s.line(lab,T(mon(rng,ann,cents=False,**k)),code,2)
s.head('Income')
s.head('Rental Income',lvl=1)
gp=s.line('Market Rent',T([436800]*12),'4000',2)
lt=s.line('Loss to Lease',T([-int(x) for x in [9120,9120,9120,9120,9120,8240,8240,8240,8240,8240,8240,13377]]),'4005',2)
vc=s.line('Vacancy',T([-x for x in [14976,13104,13104,13728,14352,18720,17472,16848,16848,17472,21216,26208]]),'4010',2)
x=[gp,lt,vc,A('Leasing Incentives',-38000,'4020',noise=.5),A('Gift Card Concessions',-9000,'4022',noise=.9,zero=.4),s.line('Resident Assistant Units',T([-2340]*12),'4030',2),A('Bad Debt',-31200,'4040',noise=.8)]
a1=s.tot('Total Rental Income',x,lvl=1)
s.head('Other Income',lvl=1)
x=[A(l,a,c,**k) for l,a,c,k in [('Application Fees',24500,'4110',dict(noise=.7)),('Administrative Fees',43000,'4112',dict(noise=.7)),('Late Fees',19800,'4115',dict(noise=.3)),('Parking - Garage',118000,'4120',dict(noise=.04)),('Parking - Surface',26100,'4121',dict(noise=.05)),('Pet Income',17900,'4125',dict(noise=.1)),('Furniture Package',64700,'4130',dict(noise=.03)),('Utility Overage Billback',58300,'4135',dict(noise=.3)),('Relet / Sublet Fees',12600,'4140',dict(noise=.8,zero=.2)),('Damage Billback',21000,'4145',dict(noise=.7))]]
x.append(s.line('Retail Tenant Rent (Coffee Kiosk)',T([2850]*5+[2936]*7),'4150',2))
x.append(A('Miscellaneous Income',3100,'4199',noise=.9))
a2=s.tot('Total Other Income',x,lvl=1)
inc=s.tot('Total Income',[a1,a2],lvl=0,typ='TOTAL',key='total_income')
s.head('Expenses')
def grp(h,ls):
    s.head(h,lvl=1);x=[A(l,a,c,**k) for l,a,c,k in ls];G.append(s.tot('Total '+h,x,lvl=1))
G=[];n=lambda v=.1,**k:dict(noise=v,**k)
grp('Payroll',[('General Manager',88200,'5010',n(.02)),('Leasing & Marketing Staff',94100,'5012',n(.12)),('Community Assistants',52300,'5014',n(.3)),('Maintenance Staff',131400,'5016',n(.08)),('Turn Labor - Temporary',24000,'5018',n(.2,season=rot([.1,.1,.1,.1,.3,.5,1.5,8,1,.1,.1,.1]))),('Payroll Taxes & Benefits',71800,'5020',n(.06)),('Bonuses',22600,'5024',n(.6))])
grp('Repairs & Maintenance',[('Building Repairs',31700,'5110',n(.5)),('HVAC',19900,'5112',n(.5)),('Plumbing',17600,'5114',n(.5)),('Elevator',23800,'5116',n(.1)),('Fire Safety',14800,'5118',n(.7)),('Grounds & Snow',29700,'5120',n(.3)),('Pest Control',9900,'5122',n(0)),('Pool & Fitness',12600,'5124',n(.4))])
grp('Turn Expense',[('Painting',62000,'5210',n(.2,season=rot([.1,.1,.1,.1,.4,.3,2,8.2,.6,.1,.1,.1]))),('Cleaning',41000,'5212',n(.2,season=rot([.1,.1,.1,.1,.4,.3,2,8.2,.6,.1,.1,.1]))),('Flooring & Furniture Repair',18500,'5214',n(.3,season=rot([.2,.2,.2,.2,.4,.4,2,7,1,.2,.2,.2])))])
grp('Utilities',[('Electricity',176000,'5310',n(.06,season=rot([1.0,.95,.9,.85,.95,1.1,1.2,1.25,1.15,.95,.85,.95]))),('Gas',18900,'5312',n(.08,season=rot(SEAS_GAS))),('Water & Sewer',121000,'5314',n(.06)),('Trash & Recycling',27300,'5316',n(.04)),('Internet & Cable',98400,'5318',n(.005))])
grp('Marketing',[('Digital Advertising',46200,'5410',n(.3)),('Campus Events & Sponsorships',21800,'5412',n(.7)),('Print & Signage',6900,'5414',n(.9,zero=.2)),('Resident Events',13200,'5416',n(.6))])
grp('General & Administrative',[('Office Expense',12100,'5510',n(.3)),('Software & Technology',38600,'5512',n(.04)),('Professional Fees',14900,'5514',n(.7)),('Credit Card & Bank Fees',28900,'5516',n(.15)),('Shuttle Service',66000,'5518',n(.02)),('Security Patrol',37800,'5520',n(.1)),('Travel & Training',8700,'5522',n(.8,zero=.1))])
s.head('Management Fees',lvl=1)
m=s.line('Property Management Fee',T([int(round(v*.03)) for v in s.rows[inc]['vals'][:12]]),'5610',2);G.append(s.tot('Total Management Fees',[m],lvl=1))
s.head('Taxes & Insurance',lvl=1)
G.append(s.tot('Total Taxes & Insurance',[s.line('Real Estate Taxes',T([46210]*5+[48900]*7),'5710',2),s.line('Property Insurance',T([13377]*9+[14640]*3),'5720',2)],lvl=1))
ex=s.tot('Total Expenses',G,lvl=0,typ='TOTAL',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[inc,ex],typ='TOTAL',signs=[1,-1],key='noi')
s.head('Non-Operating')
x=[s.line('Mortgage Interest',T([198437]*12),'6010',2),s.line('Asset Management Fee',T([5000]*12),'6020',2),A('Capital Expenditures - FF&E',84000,'6110',noise=.9,zero=.3),A('Capital Expenditures - Building',52000,'6112',noise=.9,zero=.4)]
nn=s.tot('Total Non-Operating',x,lvl=0)
s.tot('Net Income',[noi,nn],typ='TOTAL',signs=[1,-1],key='net_income')
W,H=landscape(legal);c=canvas.Canvas(f'{ROOT}/documents/{name}',pagesize=(W,H))
x0=252;dx=54.6;per=45
rows=s.lay;pages=(len(rows)+per-1)//per
blue=HexColor('#1f4e79')
for p in range(pages):
    y=H-40
    if p==0:
        c.setFillColor(blue);c.setFont('Times-Bold',16);c.drawString(40,y,'Income Statement');c.setFillGray(.25);c.setFont('Times-Roman',9.5)
        c.drawString(40,y-14,'The Ledger at Ninth  |  612 beds  |  Accrual  |  Aug 2024 - Jul 2025  |  Chart of accounts: Student Standard');y-=38
    c.setFillColor(blue);c.rect(36,y-4,W-72,14,fill=1,stroke=0);c.setFillGray(1);c.setFont('Times-Bold',8)
    c.drawString(40,y,'GL Account')
    for i,h in enumerate(s.cols):c.drawRightString(x0+dx*(i+1),y,h)
    y-=13
    for j,k in enumerate(rows[p*per:(p+1)*per]):
        q=s.rows[k]
        if q['typ']=='SUBTOTAL':c.setFillColor(HexColor('#e8eef5'));c.rect(36,y-2.6,W-72,10.4,fill=1,stroke=0)
        if q['typ']=='TOTAL':c.setFillColor(HexColor('#c9d8ea'));c.rect(36,y-2.6,W-72,10.4,fill=1,stroke=0)
        c.setFillGray(0);c.setFont('Times-Bold' if q['typ']!='LINE' else 'Times-Roman',8)
        c.drawString(40+9*q['lvl'],y,(q['code']+': ' if q['code'] else '')+q['label'])
        for i,v in enumerate(q['vals']):
            if v is None:continue
            c.drawRightString(x0+dx*(i+1),y,f'{v:,}' if v>=0 else f'-{-v:,}')
        y-=10.6
    c.setFillGray(.4);c.setFont('Times-Italic',7.5);c.drawString(40,26,'Generated 08/19/2025 at 02:17 PM MDT by kdavenport');c.drawRightString(W-40,26,f'{p+1} / {pages}')
    c.showPage()
c.save()
save(name,[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','Entrata-like 12-month income statement, legal landscape, shaded totals, code in the label')
