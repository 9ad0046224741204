# South African office park, Yardi-like 12 month statement
from lib import *
from reportlab.pdfgen import canvas
r=random.Random(3904)
M=['Mar 2024','Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025']
s=St('Statement (12 months)','Protea Ridge Office Park (Pty) Ltd (prrop)','2024-03-01','2025-02-28',M+['Total'],lambda b,k:list(b)+[round(sum(x or 0 for x in b),2)],nd=2)
def L(c,l,b,sp=.05,z=()): s.L(l,[0 if i in z else jit(r,b,sp,2) for i in range(12)],'inc',c)
s.H('INCOME','4000-0000')
s.H('Rental Income','4100-0000',keep=True)
for t in [('4110-0000','Office Rental',1184220.4,.01),('4120-0000','Storage Rental',21650,.01),('4130-0000','Parking Rental',96480.5,.03),('4140-0000','Cellular Mast Licence',14200,0)]: L(*t)
s.T('ri','TOTAL RENTAL INCOME',code='4190-0000')
s.H('Recoveries','4200-0000')
for t in [('4210-0000','Electricity Recovered',288300,.15),('4220-0000','Water & Sewer Recovered',37200,.12),('4230-0000','Refuse Recovered',12850,.04),('4240-0000','Rates Recovered',146700,.01),('4250-0000','Opex Recovered',198400,.02),('4260-0000','Generator Diesel Recovered',18400,.5,(0,1,5,9))]: L(*t)
s.T('re','TOTAL RECOVERIES',code='4290-0000')
s.T('ti','TOTAL INCOME','ri re',typ='TOTAL',code='4999-9999',kt='total_income')
s.H('EXPENSES','5000-0000')
s.H('Municipal Charges','5100-0000',keep=True)
for t in [('5110-0000','Electricity - Council',301400,.15),('5120-0000','Water & Sewer',39150,.12),('5130-0000','Refuse',13600,.02),('5140-0000','Assessment Rates',158200,.01)]: L(*t)
s.T('mu','TOTAL MUNICIPAL',code='5190-0000')
s.H('Operating Expenses','5200-0000')
for t in [('5210-0000','Armed Response & Guarding',86200,.03),('5215-0000','Cleaning',47350,.04),('5220-0000','Garden Services',11800,.02),('5225-0000','Repairs & Maintenance',52400,.4),('5230-0000','Air-conditioning Contract',23100,.02),('5235-0000','Generator Diesel',21500,.5,(0,1,5,9)),('5240-0000','Insurance - SASRIA & Assets',34700,0),('5245-0000','Lift Contract',9480,.01),('5250-0000','Bank Charges',1275,.2)]: L(*t)
s.T('oe','TOTAL OPERATING EXPENSES',code='5290-0000')
s.H('Administrative','5300-0000')
for t in [('5310-0000','Management Fee',61500,.03),('5320-0000','Letting Commission',38000,.6,(2,3,6,9,10)),('5330-0000','Legal Fees',6400,.7,(1,4,8)),('5340-0000','Audit Fee',7500,0)]: L(*t)
s.T('ad','TOTAL ADMINISTRATIVE',code='5390-0000')
s.T('te','TOTAL EXPENSES','mu oe ad',typ='TOTAL',code='5999-9999',kt='total_operating_expenses')
s.T('noi','NET OPERATING INCOME','ti -te',typ='TOTAL',code='6000-0000',kt='noi')
s.H('Finance','7000-0000')
L('7010-0000','Interest Paid - Bond',412600,.01); L('7020-0000','Interest Received',-9100,.3)
s.T('fi','TOTAL FINANCE COSTS',code='7090-0000')
s.T('ni','NET INCOME','noi -fi',typ='TOTAL',code='9090-0000',kt='net_income')
W,Hh=1190,842
c=canvas.Canvas(HERE+'/documents/r04_office_park_t12.pdf',pagesize=(W,Hh)); R=[330+i*69 for i in range(12)]+[1165]
def head(p):
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,Hh-30,'Protea Ridge Office Park (Pty) Ltd (prrop)'); c.drawCentredString(W/2,Hh-45,'Statement (12 months)'); c.setFont('Helvetica',9); c.drawCentredString(W/2,Hh-58,'Period = Mar 2024-Feb 2025'); c.drawCentredString(W/2,Hh-70,'Book = Accrual ; Tree = za_is'); c.drawRightString(1165,Hh-30,'Page %d'%p)
    c.setFont('Helvetica-Bold',8)
    for x,t in zip(R,M+['Total']): c.drawRightString(x,Hh-90,t)
    c.line(25,Hh-94,1165,Hh-94); return Hh-108
y=head(1);p=1
for q in s.rows:
    if y<60: c.setFont('Helvetica',7); c.drawRightString(1165,25,'Monday, 17 March 2025'); c.showPage(); p+=1; y=head(p)
    B=q['typ']!='LINE'; c.setFont('Helvetica-Bold' if B else 'Helvetica',8)
    if q['label'] in('EXPENSES','Finance'): y-=6
    ind={'LINE':18,'HEADING':6,'SUBTOTAL':12,'TOTAL':0}[q['typ']]
    if q['label'].isupper() and q['typ']=='HEADING': ind=0
    c.drawString(25,y,q['code']); c.drawString(75+ind,y,q['label'])
    if q['typ']!='HEADING':
        c.setFont('Helvetica-Bold' if B else 'Helvetica',7.6)
        for x,v in zip(R,q['vals']): c.drawRightString(x,y,f'{v or 0:,.2f}')
    y-=13 if q['typ'] in('LINE','HEADING') else 19
c.setFont('Helvetica',7); c.drawRightString(1165,25,'Monday, 17 March 2025'); c.save()
for q in s.rows:
    if q['typ']!='HEADING': q['vals']=[v or 0.0 for v in q['vals']]
save('r04_office_park_t12.pdf',[s],'OFFICE','OPERATING_STATEMENT_T12','Yardi-like 12 month statement in rand, A3',False)
