# UK shopping centre, MRI-like management accounts, canvas-drawn landscape A4
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
r=random.Random(3901)
ext=lambda b,k:[b[0],b[1],(b[0]-b[1])*(1 if k=='inc' else -1),b[2],b[3],(b[2]-b[3])*(1 if k=='inc' else -1),b[4]]
s=St('Centre Income & Expenditure Report','Harrowgate Walk Shopping Centre','2025-04-01','2025-09-30',
 ['Month Actual','Month Budget','Month Variance','Year to date Actual','Year to date Budget','Year to date Variance','Full Year Forecast'],ext)
def a(b): 
    bud=int(b); ac=jit(r,b); return [ac,bud,ac*5+jit(r,b),bud*6,jit(r,b*12,.03)]
I=lambda c,l,b:s.L(l,a(b),'inc',c)
X=lambda c,l,b:s.L(l,a(b),'exp',c)
s.H('Rental Income')
for t in [('4010','Base rent - standard units',214500),('4015','Base rent - anchor stores',88250),('4020','Turnover rent',12400),('4030','Kiosk & barrow licences',9150),('4040','Mall commercialisation',16800),('4050','Car park income (net of VAT)',41300),('4060','Advertising panels',5600)]: I(*t)
s.T('gr','Gross rental income')
s.H('Recoveries')
for t in [('4210','Service charge recoverable',96400),('4220','Insurance recharged',11900),('4230','Marketing contribution',7500)]: I(*t)
s.T('rec','Total recoveries')
s.L('Rent concessions & CVA write-backs',[-6210,-5000,-33890,-30000,-61500],'inc','4310',key='con')
s.T('ti','TOTAL INCOME','gr rec con',typ='TOTAL',kt='total_income')
s.H('Property Expenditure')
for t in [('5010','Security & stewarding',31200),('5020','Cleaning & waste',24750),('5030','Electricity - landlord areas',18900),('5035','Gas & water',4300),('5040','M&E maintenance',14200),('5050','Lifts & escalators',5150),('5060','Centre management team',22600),('5070','Buildings insurance',12800),('5080','Promotions & marketing',15400)]: X(*t)
s.T('pe','Property expenditure',kind='exp')
s.H('Landlord Non-Recoverable')
for t in [('5510','Void rates',13700),('5515','Void service charge',9850),('5520','Letting & legal fees',7200),('5530','Managing agent fee',8900),('5540','Bad debt provision',3500),('5550','Head rent',10400)]: X(*t)
s.T('nr','Landlord non-recoverable costs',kind='exp')
s.T('te','TOTAL EXPENDITURE','pe nr',kind='exp',typ='TOTAL',kt='total_operating_expenses')
s.T('noi','NET PROPERTY INCOME','ti -te',typ='TOTAL',kt='noi')
s.H('Below the line')
s.L('Bank interest payable',a(58200),'exp','6010',key='in')
s.L('Loan arrangement fee amortisation',a(2100),'exp','6020',key='am')
s.T('np','NET PROFIT BEFORE TAX','noi -in -am',typ='TOTAL',kt='net_income')
c=canvas.Canvas(HERE+'/documents/r01_centre_mgmt_accounts.pdf',pagesize=landscape(A4)); W,Hh=landscape(A4)
R=[362,432,500,580,655,722,800]
pg=[0]
def head():
    pg[0]+=1
    c.setFont('Courier',7); c.drawString(30,Hh-25,'MRI_IE_CTR  Database: LIVE_UK'); c.drawRightString(812,Hh-25,'Page: %d'%pg[0]); c.drawString(30,Hh-34,'Entity: 2207'); c.drawRightString(812,Hh-34,'Date: 14/10/2025  09:12')
    c.setFont('Courier-Bold',10); c.drawCentredString(W/2,Hh-28,'Centre Income & Expenditure Report'); c.setFont('Courier',9)
    c.drawCentredString(W/2,Hh-40,'Harrowgate Walk Shopping Centre'); c.drawCentredString(W/2,Hh-51,'Year to date 01/04/2025 to 30/09/2025   Month: September 2025   GBP'); 
    c.setFont('Courier-Bold',8); y=Hh-72
    for x1,x2,t in [(300,500,'------ Month ------'),(515,722,'--- Year to date ---')]: c.drawCentredString((x1+x2)/2,y,t)
    c.drawRightString(800,y,'Full Year')
    for x,t in zip(R,['Actual','Budget','Variance','Actual','Budget','Variance','Forecast']): c.drawRightString(x,y-10,t)
    c.drawString(30,y-10,'Account'); c.line(30,y-14,812,y-14); return y-28
y=head()
for i,q in enumerate(s.rows):
    if y<40 or q['label']=='Landlord Non-Recoverable': 
        c.showPage(); y=head()
    bold=q['typ']!='LINE'; c.setFont('Courier-Bold' if bold else 'Courier',8)
    if q['typ']=='HEADING': y-=5; c.drawString(30,y,q['label']); y-=12; continue
    if bold: 
        for x in R: c.line(x-52,y+8,x,y+8)
    if q['code']: c.drawString(34,y,q['code'])
    c.drawString(66 if q['code'] else 44,y,q['label'])
    for x,v in zip(R,q['vals']): c.drawRightString(x+(4.8 if v and v<0 else 0),y,'-' if v is None else f'{v:,}' if v>0 else f'({-v:,})')
    y-=12
    if q['typ']=='TOTAL':
        for x in R: c.line(x-52,y+9,x,y+9); c.line(x-52,y+7.5,x,y+7.5)
        y-=8
c.setFont('Courier',6.5); c.drawString(30,28,'Variance: favourable / (adverse). Forecast = 6 months actual + 6 months reforecast as approved by client.')
c.save(); save('r01_centre_mgmt_accounts.pdf',[s],'RETAIL','OPERATING_STATEMENT','MRI-like Courier print, month/YTD/forecast with variances',True)
