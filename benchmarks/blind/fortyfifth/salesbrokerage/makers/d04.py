# Offering memorandum table: apartments, T-12 / T-3 annualised / pro forma with per unit and notes; reportlab design
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as H
fn='The_Larkspur_OM_Financial_Analysis.pdf'; U=84
s=S('Operating Statement','The Larkspur','2024-04-01','2025-03-31',['T-12 Actual','T-3 Annualized','Year 1 Pro Forma'],dec=0); s.dash=1
L=s.line; N={}
def l(n,v,note=None):
    i=L(n,v); N[i]=note; return i
s.head('INCOME')
g=l('Gross Potential Rent',[1529640,1558080,1622880],'1'); lt=l('Loss to Lease',[-61185,-46742,-24343],'2')
gs=s.tot('Gross Scheduled Rent',[g,lt])
x=[l('Physical Vacancy',[-84130,-76215,-79927],'3'),l('Concessions',[-18240,-9600,-7993]),l('Bad Debt',[-21376,-14080,-11989]),l('Non-Revenue Unit',[-17400,-17640,-18000])]
nr=s.tot('Net Rental Income',[gs]+x)
o=[l('Utility Reimbursements (RUBS)',[71424,76308,95760],'4'),l('Pet Income',[14310,15120,15725]),l('Parking & Carports',[0,0,25200],'5'),l('Laundry',[9876,9520,10073]),l('Other Fees',[38411,35904,39180])]
oi=s.tot('Total Other Income',o)
ti=s.tot('EFFECTIVE GROSS INCOME',[nr,oi],t='TOTAL',key='total_income')
s.head('EXPENSES')
egi=s.rows[ti]['v']
e1=[l('Real Estate Taxes',[171208,171208,198640],'6'),l('Insurance',[68420,74592,75600],'7')]
e2=[l('Gas & Electric',[37120,41008,38234]),l('Water & Sewer',[78916,80124,81283]),l('Trash Removal',[22440,23616,23113]),l('Repairs & Maintenance',[66308,58912,54600]),l('Turnover',[31755,24480,25200]),l('Contract Services',[35280,35280,36338]),l('Payroll',[142870,147616,134400],'8'),l('Advertising & Marketing',[19340,16208,16800]),l('General & Administrative',[29115,27344,21000])]
e3=[l('Management Fee',[round(egi[0]*.035),round(egi[1]*.035),round(egi[2]*.03)],'9')]
rs=l('Replacement Reserves',[0,0,21000],'10')
te=s.tot('TOTAL EXPENSES',e1+e2+e3+[rs],t='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,te],t='TOTAL',key='noi',neg=[te])
notes=['Rent roll of April 4, 2025 at market rents; pro forma grown 3.0% on market leases rolling in Year 1.','Pro forma loss to lease at 1.5% of gross potential rent.','Pro forma vacancy at 5.0% of gross scheduled rent.','RUBS program rolled out to 61 of 84 units; pro forma assumes all units at $95 per month.','42 carports at $50 per month; not charged by current owner.','Reassessed at 85% of list price, 2024 millage of 21.4416.','Broker quote of $900 per unit.','Pro forma at $1,600 per unit.','Pro forma at 3.0% of EGI; actual 3.5%.','$250 per unit, not incurred historically.']
P=f'{B}/documents/{fn}';c=canvas.Canvas(P,pagesize=(792,612))
navy=H('#12324a');gold=H('#b8924a');pale=H('#eef2f5')
def frame(t,p):
    c.setFillColor(navy);c.rect(0,560,792,52,fill=1,stroke=0);c.setFillColor(gold);c.rect(0,556,792,4,fill=1,stroke=0)
    c.setFillColor(H('#ffffff'));c.setFont('Times-Roman',22);c.drawString(40,577,t)
    c.setFont('Helvetica',8);c.drawRightString(752,580,'THE LARKSPUR  |  84 UNITS  |  BOISE, IDAHO')
    c.setFillColor(H('#777777'));c.setFont('Helvetica',7);c.drawString(40,18,'Whitcombe Ridge Capital Advisors');c.drawRightString(752,18,str(p))
frame('Operating Statement',23)
y=540
xs=[(390,455),(520,585),(655,720)]
c.setFillColor(navy);c.setFont('Helvetica-Bold',7.5)
for (a,b),h in zip(xs,['T-12 ACTUAL','T-3 ANNUALIZED','YEAR 1 PRO FORMA']):
    c.drawCentredString((a+b)/2-22,y,h)
c.setFont('Helvetica',6.5)
for (a,b),h in zip(xs,['Apr 2024 - Mar 2025','Jan - Mar 2025','']):
    c.drawCentredString((a+b)/2-22,y-8,h);c.drawRightString(a,y-17,'Total');c.drawRightString(b-5,y-17,'Per Unit')
c.drawRightString(750,y-17,'Notes')
y-=31
f=lambda v:'-' if v==0 else (f'${v:,}' if v>0 else f'(${-v:,})')
for i,r in enumerate(s.rows):
    t=r['t']
    if t=='HEADING': c.setFillColor(gold);c.setFont('Helvetica-Bold',8.5);c.drawString(40,y,r['label']);y-=13.5;continue
    if t=='TOTAL': c.setFillColor(navy);c.rect(36,y-4,720,13,fill=1,stroke=0);c.setFillColor(H('#ffffff'));c.setFont('Helvetica-Bold',8.5)
    elif t=='SUBTOTAL': c.setFillColor(pale);c.rect(36,y-4,720,13,fill=1,stroke=0);c.setFillColor(navy);c.setFont('Helvetica-Bold',8.5)
    else: c.setFillColor(H('#222222'));c.setFont('Helvetica',8.5)
    c.drawString(40 if t!='LINE' else 48,y,r['label'])
    for (a,b),v in zip(xs,r['v']): 
        c.drawRightString(a,y,f(v));c.drawRightString(b-5,y,f(round(v/U)) )
    if N.get(i): c.setFont('Helvetica-Oblique',7.5);c.drawRightString(746,y,'['+N[i]+']')
    y-=14.2
c.setFillColor(H('#444444'));c.setFont('Helvetica',7.5)
ex=s.rows[te]['v'];c.drawString(40,y-2,'Expenses as % of EGI');
for (a,b),k in zip(xs,range(3)): c.drawRightString(a,y-2,f'{ex[k]/egi[k]*100:.1f}%')
c.showPage();frame('Notes to Operating Statement',24)
y=520;c.setFillColor(H('#222222'))
for k,n in enumerate(notes,1):
    c.setFont('Helvetica-Bold',10);c.drawString(50,y,f'[{k}]');c.setFont('Helvetica',10);c.drawString(80,y,n);y-=24
c.setFont('Helvetica-Oblique',8);c.drawString(50,y-20,'All information was furnished by the Seller and is deemed reliable but is not guaranteed. Buyers must verify all figures.')
c.save()
save(fn,[s],'MULTIFAMILY','OPERATING_STATEMENT','offering memorandum table, T-12 / T-3 / pro forma with per-unit columns and notes, landscape pdf',True)
