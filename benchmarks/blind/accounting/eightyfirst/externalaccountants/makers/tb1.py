# Xero-style trial balance, Irish housing co-operative, PDF (reportlab canvas)
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
R=random.Random(811)
NAME='TB_clochan_mor_coop_31dec2024.pdf'
# code,name,type,PY signed cents, CY factor
A=[('200','Members Rents - Differential','Revenue',-41288065),
('201','Members Rents - HAP','Revenue',-11760040),
('202','RAS Payments - Galway City Council','Revenue',-18324000),
('205','Payment & Availability Agreement','Revenue',-22680000),
('210','Garage & Store Licences','Revenue',-318500),
('215','Voids and Rent Loss','Revenue',642518),
('220','Amortisation of CAS Grant','Revenue',-14850000),
('270','Interest Income','Revenue',-21844),
('300','Responsive Repairs','Direct Costs',7416239),
('301','Cyclical Maintenance - Painting','Direct Costs',2140000),
('302','Boiler Servicing','Direct Costs',1129350),
('303','Lift Maintenance Contract','Direct Costs',684000),
('400','Audit & Accountancy fees','Overhead',984000),
('404','Bank Fees','Overhead',61277),
('408','Cleaning - Common Areas','Overhead',1378000),
('412','Consulting & QS Fees','Overhead',None),
('416','Depreciation - Housing Properties','Overhead',19225000),
('417','Depreciation - Office Equipment','Overhead',148133),
('420','AHBRA Annual Fee & ICSH Subscription','Overhead',241500),
('429','General Expenses','Overhead',93216),
('433','Insurance - Block Policy','Overhead',2968411),
('437','Interest Expense - HFA Loans','Overhead',13440622),
('445','Light, Power, Heating (Landlord Supply)','Overhead',1911870),
('453','Office Expenses','Overhead',212645),
('461','Printing & Stationery','Overhead',88904),
('464','Board Training & AGM','Overhead',None),
('469','Rent - Office, Bóthar na Trá','Overhead',960000),
('477','Salaries','Overhead',14620800),
('478','Employer PRSI','Overhead',1615540),
('479','Pension - Employer','Overhead',731040),
('485','Subscriptions - Software','Overhead',327600),
('489','Telephone & Internet','Overhead',196411),
('493','Mileage & Travel','Overhead',158322),
('610','Rent Receivable','Current Asset',1834417),
('611','Provision for Doubtful Rent','Current Asset',-520000),
('620','Prepayments','Current Asset',1014720),
('625','PAA Receivable - Dept. of Housing','Current Asset',5670000),
('090','AIB Current A/c 4471','Bank',None),
('091','AIB Sinking Fund Deposit','Bank',38600000),
('092','Credit Union Share A/c','Bank',1500000),
('700','Housing Properties - Cost','Fixed Asset',961250000),
('701','Housing Properties - Acc. Depreciation','Fixed Asset',-153800000),
('710','Office Equipment','Fixed Asset',1184400),
('711','Less Accumulated Depreciation on Office Equipment','Fixed Asset',-888300),
('800','Accounts Payable','Current Liability',-2244618),
('805','Accruals','Current Liability',-1369000),
('810','Rents in Advance','Current Liability',-886520),
('820','VAT','Current Liability',None),
('825','PAYE/PRSI Payable','Current Liability',-478251),
('830','Wages Payable - Payroll','Current Liability',0),
('850','Suspense','Current Liability',None),
('900','HFA Loan - Phase 1 (18 homes)','Non-current Liability',-211640012),
('901','HFA Loan - Phase 2 (22 homes)','Non-current Liability',-164822740),
('910','CAS Capital Grant - Unamortised','Non-current Liability',-356400000),
('920','Sinking Fund Reserve','Equity',-38600000),
('960','Retained Earnings','Equity',None),
('970','Members Share Capital (€5 shares)','Equity',-20000)]
py={};cy={}
for c,n,t,v in A:
    py[c]=v
    if v is None: cy[c]=None; continue
    if t in('Revenue','Direct Costs','Overhead'): cy[c]=int(v*(1+R.uniform(-.06,.14)))
    else: cy[c]=int(v*(1+R.uniform(-.18,.22)))
for c in '220','416','417','202','205','302','303','469','700','710','092','970': cy[c]=py[c]
cy['970']=-20500; cy['412']=1845000; py['464']=164500; cy['464']=None; cy['850']=-38250; py['820']=-3317; cy['820']=None
cy['417']=148133; cy['701']=py['701']-19225000; cy['711']=py['711']-148133; cy['910']=py['910']+14850000
cy['900']=-204118855; cy['901']=-159477304; cy['091']=41800000; cy['920']=-41800000; cy['830']=0
py['090']=18442651
py['960']=-sum(v for c,v in py.items() if v is not None and c!='960')
pl=sum(py[c] for c,n,t,v in A if t in('Revenue','Direct Costs','Overhead') and py[c])
cy['960']=py['960']+pl+(41800000-38600000)
cy['090']=-sum(v for c,v in cy.items() if v is not None and c!='090')
print('surplus py',-pl/100,'RE',py['960']/100,cy['960']/100,'bank',cy['090']/100)
order=sorted(A,key=lambda a:a[0])
f=lambda v:f'{abs(v)/100:,.2f}'
rows=[];tot=dict(debit=0,credit=0,py=0)
c=canvas.Canvas(doc(NAME),pagesize=A4); W,H=A4
X=dict(code=40,acc=88,typ=292,dr=438,cr=500,py=558)
def head(first):
    y=H-50
    if first:
        c.setFont('Helvetica-Bold',17);c.drawString(40,y,'Trial Balance');y-=19
        c.setFont('Helvetica',11);c.drawString(40,y,'Clochán Mór Housing Co-operative Society Limited');y-=15
        c.drawString(40,y,'As at 31 December 2024');y-=15
        c.setFont('Helvetica',9);c.setFillGray(.4);c.drawString(40,y,'Accrual basis · Tracking: all schemes');c.setFillGray(0);y-=26
    c.setFont('Helvetica-Bold',8)
    c.drawString(X['code'],y-10,'Account');c.drawString(X['code'],y-20,'Code')
    c.drawString(X['acc'],y-20,'Account');c.drawString(X['typ'],y-20,'Account Type')
    c.drawRightString(X['dr'],y-10,'Debit - Year');c.drawRightString(X['dr'],y-20,'to date')
    c.drawRightString(X['cr'],y-10,'Credit - Year');c.drawRightString(X['cr'],y-20,'to date')
    c.drawRightString(X['py'],y-20,'31 Dec 2023')
    c.setLineWidth(1);c.line(40,y-26,W-36,y-26)
    return y-39
pg=1
def foot():
    c.setFont('Helvetica',7.5);c.setFillGray(.45)
    c.drawString(40,28,'Trial Balance  |  Clochán Mór Housing Co-operative Society Limited  |  17 Feb 2025')
    c.drawRightString(W-36,28,f'Page {pg} of 2');c.setFillGray(0)
y=head(True)
for code,n,t,_ in order:
    v,p=cy[code],py[code]
    if v is None and p is None: continue
    if y<58: foot();c.showPage();pg+=1;y=head(False)
    c.setFont('Helvetica',8)
    c.drawString(X['code'],y,code);c.drawString(X['acc'],y,n);c.drawString(X['typ'],y,t)
    r={'account':code,'name':n}
    if v is not None:
        k='debit' if v>0 or v==0 else 'credit'
        c.drawRightString(X['dr' if k=='debit' else 'cr'],y,f(v)); r[k]=abs(v)/100; tot[k]+=abs(v)
    if p is not None:
        c.drawRightString(X['py']+(2.6 if p<0 else 0),y,f'({f(p)})' if p<0 else f(p)); r['other:31 Dec 2023']=p/100; tot['py']+=p
    c.setStrokeGray(.85);c.setLineWidth(.4);c.line(40,y-4,W-36,y-4);c.setStrokeGray(0)
    rows.append(r); y-=14.2
c.setFont('Helvetica-Bold',8);c.drawString(40,y,'Total')
c.drawRightString(X['dr'],y,f(tot['debit']));c.drawRightString(X['cr'],y,f(tot['credit']));c.drawRightString(X['py'],y,f(tot['py']))
c.setLineWidth(.8);c.line(40,y+10,W-36,y+10);c.line(40,y-5,W-36,y-5)
foot();c.save()
assert tot['debit']==tot['credit'] and tot['py']==0
save(NAME,'TB',rows,[{'label':'Total','debit':tot['debit']/100,'credit':tot['credit']/100,'other:31 Dec 2023':0}],['debit','credit','other:31 Dec 2023'],None,'Xero trial balance, account type column, signed comparative',False)
