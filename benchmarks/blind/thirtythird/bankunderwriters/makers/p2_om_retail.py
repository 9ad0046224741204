# Offering memorandum page: income & expenses, neighbourhood retail centre
from kit import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as C
from reportlab.lib.utils import simpleSplit
W,Hh=960,540
SF=64318
s=S('Income & Expenses','Fairhaven Crossing',None,None,['Current','Pro Forma'])
s.head('INCOME')
def add(l,a,b,n=''): return s.line(l,[a,b],note=n)
a=add('Base Rent – Occupied Space',1094310,1131528,'1');b=add('Base Rent – Vacant Space at Market',0,79200,'2')
g=s.tot('Scheduled Base Rent',[a,b])
s.head('Expense Reimbursements')
c=add('CAM',187642,201930,'3');d=add('Real Estate Taxes',162207,181744);e=add('Insurance',38871,43265)
r=s.tot('Total Reimbursements',[c,d,e])
o=add('Pylon Sign & Other Income',9600,9900)
pg=s.tot('Potential Gross Revenue',[g,r,o])
v=add('General Vacancy (5.0%)',None,-round((1131528+79200+201930+181744+43265)*.05),'4')
egi=s.tot('EFFECTIVE GROSS REVENUE',[pg,v],kind='TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
X=[add('Real Estate Taxes',183094,188587,'5'),add('Insurance',43875,45191),add('Landscaping & Snow Removal',41220,42457),add('Parking Lot Sweeping & Lighting',27865,28701),add('Repairs & Maintenance',52418,53991),add('Utilities',36904,38011),add('Trash Removal',19740,20332),add('Fire & Life Safety',8115,8358),add('Management Fee (3.5%)',round(s.v(egi,0)*.035),round(s.v(egi,1)*.035),'6')]
tx=s.tot('TOTAL OPERATING EXPENSES',X,kind='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[egi,tx],[1,-1],kind='TOTAL',key='noi')
ds=add('Debt Service (Proposed Loan)',-771540,-771540,'7')
cf=s.tot('Net Cash Flow After Debt Service',[noi,ds],kind='TOTAL',key='net_cash_flow')
name='p2_fairhaven_crossing_om.pdf'
k=canvas.Canvas(DOC(name),pagesize=(W,Hh))
navy,gold=C('#14304f'),C('#c79a3b')
k.setFillColor(navy);k.rect(0,Hh-58,W,58,0,1);k.setFillColor(gold);k.rect(0,Hh-62,W,4,0,1)
k.setFillColor(C('#ffffff'));k.setFont('Helvetica-Bold',22);k.drawString(36,Hh-38,'Income & Expenses');k.setFont('Helvetica',11);k.drawRightString(W-36,Hh-36,'FAIRHAVEN CROSSING')
x0=36;cols=[375,440,530,595,622];y=Hh-84
k.setFillColor(navy);k.setFont('Helvetica-Bold',9)
for x,t in zip(cols,['CURRENT','PER SF','PRO FORMA','PER SF']): k.drawRightString(x,y,t)
k.drawCentredString(622,y,'NOTE');y-=4;k.setStrokeColor(navy);k.line(x0,y,640,y)
for n,row in enumerate(s.rows):
    t=row['rowType'];y-=12.7;big=row['label'].isupper() and t=='TOTAL'
    if big: k.setFillColor(navy if n==noi else C('#dfe6ee'));k.rect(x0-4,y-3.4,608,12.6,0,1)
    k.setFillColor(C('#ffffff') if n==noi else (gold if t=='HEADING' and row['label'].isupper() else C('#222222')))
    k.setFont('Helvetica-Bold' if t!='LINE' else 'Helvetica',8.6)
    k.drawString(x0+(0 if t!='LINE' else 10),y,row['label'])
    for q,vv in enumerate(row['values']):
        if vv is None:
            if t=='LINE': k.drawRightString(cols[2*q],y,'-')
            continue
        k.drawRightString(cols[2*q],y,('($%s)'%format(-vv,',') if vv<0 else '$'+format(vv,',')))
        k.drawRightString(cols[2*q+1],y,('($%.2f)'%(-vv/SF) if vv<0 else '$%.2f'%(vv/SF)))
    if s.x[n].get('note'): k.drawCentredString(622,y,'['+s.x[n]['note']+']')
# side panel
k.setFillColor(C('#f3efe4'));k.rect(668,40,256,Hh-120,0,1)
yy=Hh-100;k.setFillColor(navy);k.setFont('Helvetica-Bold',10);k.drawString(680,yy,'PRICING SUMMARY');yy-=16
k.setFont('Helvetica',8.6);k.setFillColor(C('#222222'))
for l,t in [('Offering Price','$13,450,000'),('Price Per SF','$%.2f'%(13450000/SF)),('Gross Leasable Area','64,318 SF'),('Occupancy','94.4%'),('Cap Rate – Current','%.2f%%'%(s.v(noi,0)/134500)),('Year Built / Renovated','1998 / 2017')]:
    k.drawString(680,yy,l);k.drawRightString(912,yy,t);yy-=13
yy-=10;k.setFillColor(navy);k.setFont('Helvetica-Bold',10);k.drawString(680,yy,'NOTES');yy-=14;k.setFillColor(C('#222222'))
for i,t in enumerate(['Annualized rent roll as of March 1, 2025. Pro Forma reflects contractual increases through February 2026.','Suites 112 and 130 (3,600 SF combined) leased at $22.00 per SF NNN.','Tenants reimburse CAM, taxes and insurance pro rata; two tenants are capped at 4% annually.','Vacancy applied to total potential gross revenue, Pro Forma only.','Current taxes per 2024 bill. Buyer to verify reassessment.','Management fee as a percent of effective gross revenue.','Based on new loan of $8,742,500 at 6.35%, 25-year amortization (lender quote).'],1):
    k.setFont('Helvetica',7.8)
    for j,l in enumerate(simpleSplit(t,'Helvetica',7.8,212)):
        if j==0:k.drawString(680,yy,'[%d]'%i)
        k.drawString(700,yy,l);yy-=9.6
    yy-=3
k.setFont('Helvetica',6.2);k.setFillColor(C('#777777'));k.drawString(36,18,'This information has been secured from sources believed to be reliable. No representation or warranty, express or implied, is made as to its accuracy. References to square footage are approximate.');k.drawRightString(W-36,18,'KESTREL RETAIL ADVISORS  |  14')
k.save()
save(name,[s],'RETAIL','OPERATING_STATEMENT','offering memorandum page with side panel of notes')
