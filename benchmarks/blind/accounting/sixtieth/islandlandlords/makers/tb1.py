# Xero-like trial balance, Irish company, comparative year, PDF
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
rnd=random.Random(6011)
F='Clonmoyle_Trial_Balance_31Mar2025.pdf'
# code,name,type,sign(+dr),magnitude current, ratio prior (None: absent current/prior flags)
A=[('200','Rental Income - Residential','Revenue',-1,1284310),('201','Rental Income - Commercial','Revenue',-1,486250),('202','HAP Receipts','Revenue',-1,214380),
('205','Service Charge Recoveries','Revenue',-1,91440),('206','Insurance Recharged to Tenants','Revenue',-1,17320),('210','Parking & Storage Licences','Revenue',-1,22150),('220','Dilapidations Receipts','Revenue',-1,8400),
('270','Deposit Interest','Other Income',-1,3187),
('310','Letting Agent Commission','Direct Costs',1,58940),('312','OMC Service Charges','Direct Costs',1,143610),('314','Tenancy Advertising','Direct Costs',1,4125),
('400','RTB Registration Fees','Expense',1,5440),('402','Repairs & Maintenance - Apartments','Expense',1,168220),('403','Repairs & Maintenance - Retail Units','Expense',1,37850),('404','Lift Maintenance','Expense',1,12960),('406','Fire Alarm & Emergency Lighting','Expense',1,9385),
('408','Cleaning - Common Areas','Expense',1,31420),('410','Waste Charges','Expense',1,18730),('412','Electricity - Landlord Supply','Expense',1,41260),('413','Gas - District Heating','Expense',1,55870),('415','Uisce Éireann','Expense',1,6210),
('420','Commercial Rates (Void Units)','Expense',1,14870),('421','Local Property Tax','Expense',1,19305),('425','Block Insurance','Expense',1,46720),('430','Legal Fees','Expense',1,22640),('431','Audit & Accountancy','Expense',1,15500),('432','Valuation Fees','Expense',1,7250),
('440','Property Manager Salaries','Overhead',1,138600),('441',"Employer's PRSI",'Overhead',1,15315),('445','Office Rent','Overhead',1,24000),('447','Telephone & Broadband','Overhead',1,4380),('449','Software Subscriptions','Overhead',1,6925),('452','Motor & Travel','Overhead',1,5140),('455','Bank Fees','Overhead',1,3265),('460','Bad Debts Written Off','Overhead',1,13880),
('470','Term Loan Interest','Overhead',1,312450),('480','Depreciation - Fixtures','Depreciation',1,28400),('505','Corporation Tax Charge','Overhead',1,52300),
('600','Current Account 4471','Bank',1,187423),('601','Tenant Deposits Account','Bank',1,131850),('602','Sinking Fund Account','Bank',1,64210),('610','Accounts Receivable','Accounts Receivable',1,93275),('612','Provision for Doubtful Debts','Current Asset',-1,21000),('620','Prepayments','Prepayment',1,33490),('625','Accrued Rent','Current Asset',1,11840),
('700','Investment Property - Apartments','Fixed Asset',1,14250000),('701','Investment Property - Retail','Fixed Asset',1,4875000),('710','Fixtures & Fittings','Fixed Asset',1,284000),('711','Acc. Depreciation - Fixtures','Fixed Asset',-1,113600),
('800','Accounts Payable','Accounts Payable',-1,61730),('805','Accruals','Current Liability',-1,27900),('810','Tenant Deposits Held','Current Liability',-1,131850),('812','Rent Received in Advance','Current Liability',-1,18640),('820','VAT','Current Liability',-1,14285),('825','PAYE/PRSI Payable','Current Liability',-1,5610),('830','Corporation Tax Payable','Current Liability',-1,26150),("835","Director's Loan",'Current Liability',-1,40000),
('900','Term Loan - Facility A','Non-current Liability',-1,7120000),('901','Term Loan - Facility B','Non-current Liability',-1,1850000),('960','Retained Earnings','Equity',-1,None),('970','Ordinary Share Capital','Equity',-1,100),('975','Revaluation Reserve','Equity',-1,None)]
rows=[]
for c,n,t,s,v in A:
    if v is None: rows.append([c,n,t,0,0]); continue
    fixed=v%1000==0 or v in(100,)
    cur=v if fixed else R(v+rnd.random())
    pri=cur if c in('970','701') else R(v*rnd.uniform(.82,1.08)) if not fixed else round(v*rnd.uniform(.85,1.05),-2)
    if c=='220': cur=0
    if c in('314','625'): pri=0
    if c=='711': pri=85200
    pri={'700':14000000.0,'900':7345000.0,'901':1920000.0,'835':40000.0,'710':271500.0,'612':18500.0}.get(c,pri)
    rows.append([c,n,t,R(s*cur),R(s*pri)])
for k in(3,4):
    gap=R(sum(r[k] for r in rows)); 
    rv=[x for x in rows if x[0]=='975'][0]; re=[x for x in rows if x[0]=='960'][0]
    rv[k]=-6350000.00 if k==3 else -6100000.00
    re[k]=R(-(gap+rv[k]))
    print('RE',re[k])
    assert abs(sum(r[k] for r in rows))<.005
# print
c=canvas.Canvas(DOC+F,pagesize=A4); W,H=A4
X=[42,92,258,408,484,556]
secs=[('Revenue',('Revenue','Other Income')),('Less Cost of Sales',('Direct Costs',)),('Expenses',('Expense','Overhead','Depreciation')),('Assets',('Bank','Accounts Receivable','Current Asset','Prepayment','Fixed Asset')),('Liabilities',('Accounts Payable','Current Liability','Non-current Liability')),('Equity',('Equity',))]
page=0
def head():
    global y,page
    page+=1
    if page==1:
        c.setFont('Helvetica-Bold',17); c.drawString(42,H-60,'Trial Balance')
        c.setFont('Helvetica',11); c.drawString(42,H-78,'Clonmoyle Property Holdings DAC'); c.drawString(42,H-93,'As at 31 March 2025')
        y=H-125
    else: y=H-55
    c.setFont('Helvetica-Bold',7.6)
    c.drawString(X[0],y,'Account'); c.drawString(X[0],y-9,'Code'); c.drawString(X[1],y-9,'Account'); c.drawString(X[2],y-9,'Account Type')
    c.drawRightString(X[3],y,'Debit - Year'); c.drawRightString(X[3],y-9,'to date')
    c.drawRightString(X[4],y,'Credit - Year'); c.drawRightString(X[4],y-9,'to date')
    c.drawRightString(X[5],y-9,'31 Mar 2024')
    c.setLineWidth(.8); c.setStrokeGray(.25); c.line(42,y-14,556,y-14); y-=27
def foot():
    c.setFont('Helvetica',7); c.setFillGray(.45)
    c.drawString(42,30,'Trial Balance   |   Clonmoyle Property Holdings DAC   |   22 Apr 2025'); c.drawRightString(556,30,f'Page {page} of 2'); c.setFillGray(0)
head(); T=[]
for h,ts in secs:
    c.setFont('Helvetica-Bold',8.5); c.drawString(42,y,h); y-=15
    for r in [r for r in rows if r[2] in ts]:
        if y<62: foot(); c.showPage(); head()
        c.setFont('Helvetica',7.8)
        c.drawString(X[0],y,r[0]); c.drawString(X[1],y,r[1]); c.drawString(X[2],y,r[2])
        t=dict(account=r[0],name=r[1])
        if r[3]>0: c.drawRightString(X[3],y,m(r[3])); t['debit']=r[3]
        if r[3]<0: c.drawRightString(X[4],y,m(-r[3])); t['credit']=-r[3]
        if r[4]: c.drawRightString(X[5],y,par(r[4])); t['other:31 Mar 2024']=r[4]
        else: c.drawRightString(X[5],y,'-')
        T.append(t); c.setStrokeGray(.85); c.setLineWidth(.3); c.line(42,y-4,556,y-4); y-=13.6
    y-=5
d=R(sum(t.get('debit',0) for t in T)); cr=R(sum(t.get('credit',0) for t in T)); assert d==cr
c.setStrokeGray(.1); c.setLineWidth(.8); c.line(42,y+8,556,y+8)
c.setFont('Helvetica-Bold',8.2); c.drawString(42,y-4,'Total'); c.drawRightString(X[3],y-4,m(d)); c.drawRightString(X[4],y-4,m(cr)); c.drawRightString(X[5],y-4,'0.00')
c.line(42,y-10,556,y-10)
foot(); c.save(); print(page,len(T))
save(F,'TB',None,['debit','credit','other:31 Mar 2024'],T,[{'label':'Total','debit':d,'credit':cr,'other:31 Mar 2024':0}],'Xero-like TB, sections, comparative signed column, PDF',False)
