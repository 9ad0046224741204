from lib import *
from reportlab.pdfgen import canvas
R = random.Random(9241)
s = St('Statement of Profit and Loss', 'Harrow Street Senior Apartments', '2024-01-01', '2024-12-31', ['Amount'])
secs = []
def sec(title, code, lines, tot, tcode, neg=False, typ='SUBTOTAL', key=None):
    h = s.h(title, code)
    ids = [s.l(a, [None if v is None else (-v if neg else v)], c) for a, c, v in lines]
    return s.t(tot, ids, code=tcode, typ=typ, key=key)
rent = sec('Rental Income', '5100', [('Rent Revenue - Gross Potential','5120',412368),('Tenant Assistance Payments','5121',689052),('Rent Revenue - Stores and Commercial','5140',18000),
  ('Garage and Parking Spaces','5170',7425),('Flexible Subsidy Revenue','5180',None),('Miscellaneous Rent Revenue','5190',None),('Excess Rent','5191',2114),('Rent Revenue/Insurance','5192',None),('Special Claims Revenue','5193',3880),('Retained Excess Income','5194',None)],
  'Total Rent Revenue', '5100T')
vac = sec('Vacancies', '5200', [('Apartments','5220',31447),('Stores and Commercial','5240',1500),('Rental Concessions','5250',None),('Garage and Parking Space','5270',860),('Miscellaneous','5290',None)], 'Total Vacancies', '5200T', neg=True)
net = s.t('Net Rental Revenue', [rent, vac], code='5152N')
fin = sec('Financial Revenue','5400',[('Financial Revenue - Project Operations','5410',412),('Revenue from Investments - Residual Receipts','5430',2906),('Revenue from Investments - Replacement Reserve','5440',8733),('Revenue from Investments - Miscellaneous','5490',None)],'Total Financial Revenue','5400T')
oth = sec('Other Revenue','5900',[('Laundry and Vending Revenue','5910',9618),('Tenant Charges','5920',2275),('Interest Reduction Payments Revenue','5945',None),('Gifts (nonprofits)','5970',1000),('Miscellaneous Revenue (specify)','5990',640)],'Total Other Revenue','5900T')
rev = s.t('Total Revenue',[net,fin,oth],typ='TOTAL',code='5000T',key='total_income')
adm = sec('Administrative Expenses','6200/6300',[('Conventions and Meetings','6203',1180),('Management Consultants','6204',None),('Advertising and Marketing','6210',2367),('Other Renting Expenses','6250',1914),('Office Salaries','6310',41256),('Office Expenses','6311',17803),('Office or Model Apartment Rent','6312',None),('Management Fee','6320',66240),('Manager or Superintendent Salaries','6330',58945),('Administrative Rent Free Unit','6331',12600),('Legal Expense - Project','6340',3719),('Audit Expense','6350',14250),('Bookkeeping Fees/Accounting Services','6351',8832),('Bad Debts','6370',4406),('Miscellaneous Administrative Expenses (specify)','6390',5128)],'Total Administrative Expenses','6263T')
uti = sec('Utilities Expense','6400',[('Fuel Oil/Coal','6420',None),('Electricity','6450',48137),('Water','6451',26880),('Gas','6452',31506),('Sewer','6453',29744)],'Total Utilities Expense','6400T')
ope = sec('Operating and Maintenance Expenses','6500',[('Payroll','6510',83417),('Supplies','6515',22961),('Contracts','6520',57338),('Operating and Maintenance Rent Free Unit','6521',None),('Garbage and Trash Removal','6525',13086),('Security Payroll/Contract','6530',9240),('Heating/Cooling Repairs and Maintenance','6546',12477),('Snow Removal','6548',6150),('Vehicle and Maintenance Equipment Operation and Repairs','6570',1833),('Miscellaneous Operating and Maintenance Expenses','6590',2709)],'Total Operating and Maintenance Expenses','6500T')
tax = sec('Taxes and Insurance','6700',[('Real Estate Taxes','6710',71904),("Payroll Taxes (Project's Share)",'6711',14216),('Property and Liability Insurance (Hazard)','6720',52688),('Fidelity Bond Insurance','6721',675),("Workmen's Compensation",'6722',7319),('Health Insurance and Other Employee Benefits','6723',33420),('Miscellaneous Taxes, Licenses, Permits and Insurance','6790',1245)],'Total Taxes and Insurance','6700T')
fex = sec('Financial Expenses','6800',[('Interest on First Mortgage (or Bonds) Payable','6820',146853),('Interest on Notes Payable (Long-Term)','6830',None),('Mortgage Insurance Premium/Service Charge','6850',18277),('Miscellaneous Financial Expenses','6890',310)],'Total Financial Expenses','6800T')
tot = s.t('Total Cost of Operations before Depreciation',[adm,uti,ope,tax,fex],typ='TOTAL',code='6000T',key='total_operating_expenses')
pbd = s.t('Profit (Loss) before Depreciation',[rev],[tot],typ='TOTAL',code='5060T')
dep = s.l('Depreciation Expenses',[219460],'6600'); amo = s.l('Amortization Expense',[6218],'6610')
opl = s.t('Operating Profit or (Loss)',[pbd],[dep,amo],typ='TOTAL',code='5060N')
s.h('Corporate or Mortgagor Entity Expenses','7100')
e1 = s.l('Officer\'s Salaries',[None],'7110'); e2=s.l('Legal Expenses',[1850],'7120'); e3=s.l('Other Expenses',[2400],'7190')
ent = s.t('Net Entity Expenses',[e1,e2,e3],code='7100T')
nil = s.t('Profit or Loss (Net Income or Loss)',[opl],[ent],typ='TOTAL',code='3250',key='net_income')

name='harrow_street_92410_FY2024.pdf'
c = canvas.Canvas(os.path.join(DOC,name), pagesize=(612,792), invariant=1)
L,DX,CX,A1,A2,RT = 36,150,400,446,512,576
def head(p):
    c.setFont('Helvetica-Bold',13); c.drawString(L,752,'Statement of Profit and Loss')
    c.setFont('Helvetica',7); c.drawRightString(RT,757,'Project-Based Housing Program'); c.drawRightString(RT,748,f'Annual Financial Statement    Page {p} of 2')
    c.setLineWidth(1.2); c.line(L,742,RT,742); c.setLineWidth(.4)
    if p==1:
        c.setFont('Helvetica',6); 
        for x,t in ((L,'For Month/Period Beginning:'),(170,'Ending:'),(250,'Project Number:'),(360,'Project Name:')): c.drawString(x+2,734,t)
        c.setFont('Courier',9)
        for x,t in ((L,'01/01/2024'),(170,'12/31/2024'),(250,'073-EE041'),(360,'Harrow Street Senior Apartments')): c.drawString(x+4,723,t)
        c.line(L,718,RT,718)
        for x in (170,250,360): c.line(x,742,x,718)
        y=718
    else: y=736
    c.setFont('Helvetica-Bold',7); c.drawString(L+2,y-10,'Part I'); c.drawCentredString((DX+CX)/2,y-10,'Description of Account'); c.drawCentredString((CX+A1)/2,y-10,'Acct. No.'); c.drawCentredString((A1+RT)/2,y-10,'Amount*')
    c.line(L,y-14,RT,y-14); return y-14
H=11.6
y=head(1); top=y; page=1; sect=None
def closebox(top,y):
    c.rect(L,y,RT-L,top-y)
    for x in (DX,CX,A1,A2): c.line(x,top,x,y)
from textwrap import wrap
for n,r in enumerate(s.rows):
    if r['typ']=='HEADING':
        # new page before administrative expenses
        if r['code'].startswith('6200'):
            closebox(top,y); c.setFont('Helvetica',6); c.drawString(L,24,'* All amounts must be rounded to the nearest dollar; $.50 and over, round up - $.49 and below, round down.'); c.showPage(); page=2; y=head(2); top=y
        c.setFont('Helvetica-Bold',8)
        for k,ln in enumerate(wrap(r['label'],24)): c.drawString(L+3,y-9-k*9,ln)
        k=len(wrap(r['label'],24)); c.drawString(L+3,y-9-k*9,r['code']); continue
    b = r['typ']!='LINE'
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.3)
    lab=r['label']
    if len(lab)>62: lab=lab
    if b and r['typ']=='TOTAL':
        c.setFillGray(.9); c.rect(L,y-H,RT-L,H,fill=1,stroke=0); c.setFillGray(0)
    c.drawString(DX+4,y-8.5,lab)
    c.drawCentredString((CX+A1)/2,y-8.5,r['code'])
    v=r['vals'][0]
    c.setFont('Courier',8)
    x = A2 if not b else RT
    if v is not None: c.drawRightString(x-3,y-8.5,money(v,dash=None))
    if not b or n in (): 
        c.setFont('Helvetica',6.5); c.drawString(A1+2,y-8.5,'$')
    else:
        c.setFont('Helvetica',6.5); c.drawString(A2+2,y-8.5,'$')
    y-=H; c.line(DX if not b or r['typ']=='SUBTOTAL' else L,y,RT,y)
    nx = s.rows[n+1] if n+1<len(s.rows) else None
    if nx and nx['typ']=='HEADING': c.line(L,y,RT,y)
closebox(top,y)
c.setFont('Helvetica',6.3); y-=14
for t in ('Part II','1. Total mortgage principal payments required during the audit year (12 monthly payments).   $ 118,904','2. Total of 12 monthly deposits in the audit year into the Replacement Reserve account.   $ 42,000','3. Replacement Reserve or Residual Receipts releases which are included as expense items.   $ 6,150'):
    c.drawString(L+2,y,t); y-=9
c.showPage(); c.save()
save(name,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','HUD-type form P&L, account numbers, inner/outer amount columns, blank accounts',True)
