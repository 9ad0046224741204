# Xero trial balance, NZ hotel, PDF
from common import *
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
R=random.Random(88)
G=[('Revenue',[('200','Rooms Revenue - Transient','Revenue',-4188240.6),('201','Rooms Revenue - Group & Tour','Revenue',-1266418.22),('202','Rooms Revenue - Crew','Revenue',-488160),('205','No-show & Cancellation Fees','Revenue',-31884.35),('210','Restaurant Food Sales','Revenue',-918226.71),('211','Restaurant Beverage Sales','Revenue',-402118.4),('212','Conference & Banqueting','Revenue',-655380.9),('215','Minibar & Sundries','Revenue',-40216.15),('220','Car Parking','Revenue',-88140),('260','Other Revenue','Other Income',-12480.52),('270','Interest Income','Other Income',-9934.18)]),
('Expenses',[('300','Cost of Food','Direct Costs',291844.1),('301','Cost of Beverage','Direct Costs',118620.45),('305','OTA & Agent Commissions','Direct Costs',584216.9),('310','Laundry & Linen','Direct Costs',211480.33),('312','Guest Supplies','Direct Costs',96248.17),('404','Bank Fees & Merchant Charges','Expense',118446.2),('408','Cleaning - Contract','Expense',64880),('412','Consulting & Accounting','Expense',38500),('416','Depreciation','Expense',512208),('420','Entertainment','Expense',3116.4),('425','Freight & Courier','Expense',2208.75),('429','General Expenses','Expense',14806.31),('433','Insurance','Expense',166240.5),('437','Interest Expense','Expense',701866.67),('441','Legal Expenses','Expense',12450),('445','Light, Power, Heating','Expense',238804.62),('449','Motor Vehicle Expenses','Expense',8416.08),('453','Office Supplies & Licences','Expense',46118.9),('461','Advertising & Loyalty Programme','Expense',187320.44),('463','Franchise Fee','Expense',241866.03),('465','Management Fee - Base','Expense',161244.02),('469','Ground Rent','Expense',180000),('473','Repairs and Maintenance','Expense',203918.84),('477','Salaries & Wages','Expense',2418660.3),('478','KiwiSaver Employer Contributions','Expense',66148.21),('479','ACC Levies','Expense',21840.77),('485','Rates - QLDC','Expense',94216),('489','Telephone & Internet','Expense',31228.6),('493','Travel - National','Expense',5840.15)]),
('Assets',[('090','ANZ Business Current 00','Bank',0),('091','ANZ FF&E Reserve','Bank',418206.11),('092','Cash Floats - Reception & Bar','Bank',6500),('610','Accounts Receivable','Accounts Receivable',214880.37),('612','Guest Ledger','Current Asset',38846.2),('614','Provision for Doubtful Debts','Current Asset',-8500),('620','Prepayments','Prepayment',71264.9),('630','Inventory - Food & Beverage','Inventory',42318.55),('700','Hotel Land','Fixed Asset',6200000),('702','Hotel Building','Fixed Asset',17850000),('703','Less Accumulated Depreciation on Building','Fixed Asset',-1963500),('710','Furniture, Fittings & Equipment','Fixed Asset',2944816.4),('711','Less Accumulated Depreciation on FF&E','Fixed Asset',-1688214.05),('720','Computer Equipment','Fixed Asset',188420.19),('721','Less Accumulated Depreciation on Computer Equipment','Fixed Asset',-141606.3)]),
('Liabilities',[('800','Accounts Payable','Accounts Payable',-386214.72),('805','Accrued Wages & Holiday Pay','Current Liability',-194820.66),('810','Advance Deposits','Current Liability',-266418),('815','Gift Vouchers Outstanding','Current Liability',-18640),('820','GST','GST',-121846.09),('825','PAYE Payable','Current Liability',-52104.38),('830','Income Tax','Current Liability',-48216),('835','Suspense','Current Liability',None),('900','ANZ Term Loan 1002','Non-current Liability',-11400000),('905','Loan - Southern Lakes Holdings LP','Non-current Liability',-3250000)]),
('Equity',[('960','Retained Earnings','Equity',0),('970','Share Capital','Equity',-8000000),('975','Dividends Paid','Equity',600000)])]
rows=[]
for g,its in G:
    for c,n,t,v in its:
        if v is None: continue
        p=r2(v*R.uniform(.84,1.04)) if g in('Revenue','Expenses') else r2(v*R.uniform(.8,1.1))
        if n in('Hotel Land','Hotel Building','Share Capital') or 'Floats' in n: p=v
        if 'Accumulated' in n: p=r2(v*.81)
        if n in('Ground Rent',): p=v
        rows.append([g,c,n,t,v,p])
x=lambda c:[r for r in rows if r[1]==c][0]
x('960')[4]=-2084416.83; x('960')[5]=-1702338.4
x('493')[5]=None; x('205')[5]=None; x('975')[5]=None; x('441')[5]=0.0
for i in(4,5): x('090')[i]=r2(-sum((r[i] or 0) for r in rows))
# keep the bank plausible via the related-party loan
for i,t in((4,684112.47),(5,402655.1)):
    dlt=x('090')[i]-t; x('090')[i]=t; x('905')[i]=r2(x('905')[i]+dlt)
print(x('090'),x('905'))
name='Lakeshore_Hotel_TB_Mar25.pdf'
c=canvas.Canvas(doc(name),pagesize=A4); W,H=A4
X=[42,92,290,408,482,553]; y=H-60;pg=1
grey=HexColor('#6b7280')
c.setFont('Helvetica-Bold',17); c.drawString(42,y,'Trial Balance'); y-=18
c.setFont('Helvetica',11); c.drawString(42,y,'Kawarau Lakeshore Hotel Limited'); y-=15
c.drawString(42,y,'As at 31 March 2025'); y-=26
def head():
    global y
    c.setFont('Helvetica-Bold',8)
    c.drawString(X[0],y,'Account'); c.drawString(X[0],y-10,'Code'); c.drawString(X[1],y-10,'Account'); c.drawString(X[2]-18,y-10,'Account Type')
    for k,(a,b) in zip((3,4,5),(('Debit -','Year to date'),('Credit -','Year to date'),('','31 Mar 2024'))):
        c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-10,b)
    y-=15; c.setStrokeColor(HexColor('#111827')); c.setLineWidth(.8); c.line(42,y,553,y); y-=13
def foot():
    c.setFont('Helvetica',7); c.setFillColor(grey); c.drawString(42,30,'Trial Balance  |  Kawarau Lakeshore Hotel Limited  |  14 Apr 2025'); c.drawRightString(553,30,f'Page {pg} of 2'); c.setFillColor(HexColor('#000000'))
def need(h):
    global y,pg
    if y-h<50: foot(); c.showPage(); pg+=1; y=H-50; head()
m=lambda v:f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
head(); TR=[]; gl=None; D=C=P=0
for g,cd,n,t,v,p in rows:
    if g!=gl:
        need(34); y-=3; c.setFont('Helvetica-Bold',8.5); c.drawString(42,y,g); y-=14; gl=g
    need(14); c.setFont('Helvetica',8)
    c.drawString(X[0],y,cd)
    if c.stringWidth(n,'Helvetica',8)>176:
        k=n.rfind(' on '); c.drawString(X[1],y,n[:k]); c.drawString(X[1],y-9.5,n[k+1:]); two=True
    else: c.drawString(X[1],y,n); two=False
    c.setFillColor(grey); c.drawString(X[2]-18,y,t); c.setFillColor(HexColor('#000000'))
    rec=dict(account=cd,name=n)
    if v>=0: c.drawRightString(X[3],y,m(v)); rec['debit']=v; D=r2(D+v)
    else: c.drawRightString(X[4],y,m(-v)); rec['credit']=-v; C=r2(C-v)
    if p is None: c.drawRightString(X[5],y,'-')
    else: c.drawRightString(X[5],y,m(p)); rec['other:31 Mar 2024']=p; P=r2(P+p)
    if two: y-=9.5
    y-=5; c.setStrokeColor(HexColor('#e5e7eb')); c.setLineWidth(.4); c.line(42,y,553,y); y-=9.5
    TR.append(rec)
need(20); y-=2; c.setStrokeColor(HexColor('#111827')); c.setLineWidth(.8); c.line(42,y+10,553,y+10)
c.setFont('Helvetica-Bold',8); c.drawString(42,y,'Total'); c.drawRightString(X[3],y,m(D)); c.drawRightString(X[4],y,m(C)); c.drawRightString(X[5],y,'0.00'); c.line(42,y-4,553,y-4)
foot(); c.save(); assert D==C and P==0,(D,C,P)
save(name,'TB',['debit','credit','other:31 Mar 2024'],TR,[dict(label='Total',debit=D,credit=C,**{'other:31 Mar 2024':0.0})],'Xero PDF, debit/credit YTD with signed prior year, NZ hotel',False)
