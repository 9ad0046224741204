# Irish housing co-op, Xero trial balance PDF (code, account, type, debit, credit, prior year)
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas
N='cois-abhann-trial-balance-2024.pdf'
A=[ # code, name, type, cur signed, prior signed
('200','Rents Receivable - Members','Revenue',-412386.40,-396120.15),
('205','Rents Receivable - RAS Tenancies','Revenue',-58240.00,-55900.00),
('210','Service Charge Income','Revenue',-23814.75,-22960.00),
('215','CALF / P&A Management Allowance','Revenue',-91420.00,-88704.00),
('220','Laundry Token Income','Revenue',-2136.50,-1988.00),
('230','Grant Amortisation - CAS','Other Income',-148250.00,-148250.00),
('270','Deposit Interest','Other Income',-1204.33,-186.92),
('300','Planned Maintenance','Direct Costs',61408.92,47215.60),
('305','Responsive Repairs','Direct Costs',74932.18,69840.37),
('310','Void Works','Direct Costs',12655.00,18420.00),
('320','Lift & Fire Alarm Servicing','Direct Costs',9184.56,8760.12),
('400','Advertising & Vacancy Notices','Overhead',None,640.00),
('404','Bank Fees','Overhead',892.17,871.40),
('408','Cleaning - Common Areas','Overhead',18360.00,17220.00),
('412','Legal & Professional','Overhead',7421.00,5904.00),
('414','Audit & Accountancy','Overhead',9840.00,9471.00),
('416','Depreciation - Housing Properties','Depreciation',186400.00,186400.00),
('417','Depreciation - Fixtures & Equipment','Depreciation',4118.25,4602.80),
('420','Bad Debts & Arrears Written Off','Overhead',3207.64,1115.20),
('425','Committee Travel & Training','Overhead',2288.45,1730.05),
('429','General Expenses','Overhead',1016.33,987.61),
('433','Insurance - Block Policy','Overhead',31475.00,27880.00),
('445','Light & Heat - Common Areas','Overhead',15902.71,17318.44),
('449','Refuse & Recycling','Overhead',11260.80,10744.00),
('461','Printing & Stationery','Overhead',1148.02,1264.35),
('469','Property Tax (LPT)','Overhead',5310.00,5310.00),
('477','Salaries','Overhead',96480.00,91250.00),
('478','Employer PRSI','Overhead',10661.04,10083.13),
('489','Telephone & Internet','Overhead',2344.68,2290.02),
('500','Interest on HFA Loans','Overhead',68412.55,71206.18),
('610','Rent Arrears Control','Current Asset',28164.90,24318.77),
('611','Provision for Doubtful Arrears','Current Asset',-6500.00,-6500.00),
('620','Prepayments','Prepayment',8144.25,7306.00),
('090','AIB Current Account','Bank',164028.37,None),
('091','Sinking Fund Deposit Account','Bank',318450.00,271200.00),
('092','Petty Cash','Bank',120.00,120.00),
('700','Housing Properties at Cost','Fixed Asset',9320000.00,9320000.00),
('701','Housing Properties - Acc. Depreciation','Fixed Asset',-1677600.00,-1491200.00),
('710','Fixtures & Equipment at Cost','Fixed Asset',48210.00,44960.00),
('711','Fixtures & Equipment - Acc. Depreciation','Fixed Asset',-31866.14,-27747.89),
('800','Accounts Payable','Current Liability',-37206.81,-31448.26),
('810','Rent Paid in Advance','Current Liability',-9388.12,-8420.50),
('820','VAT / RCT','Current Liability',-1873.40,-2210.75),
('825','PAYE / PRSI Payable','Current Liability',-3944.18,-3716.02),
('835','Accruals','Current Liability',-14200.00,-12950.00),
('877','Tracking Transfers','Current Liability',0.00,0.00),
('900','HFA Loans','Non-current Liability',-2410386.22,-2526190.40),
('905','Deferred Capital Grant - CAS','Non-current Liability',-4892250.00,-5040500.00),
('950','Members\' Share Capital','Equity',-84.00,-82.00),
('955','Sinking Fund Reserve','Equity',-318450.00,-271200.00),
('960','Retained Earnings','Equity',None,None),
]
cur=c2(-sum(a[3] or 0 for a in A)); pri_bank=-1
# retained earnings balance current year; prior-year bank balances with retained earnings chosen
A=[list(a) for a in A]
A[-1][3]=cur
for a in A:
    if a[0]=='090': a[4]=142817.65
A[-1][4]=c2(-sum(a[4] or 0 for a in A))
print('RE',A[-1][3],A[-1][4])
order=['Bank','Current Asset','Prepayment','Fixed Asset','Current Liability','Non-current Liability','Equity','Revenue','Other Income','Direct Costs','Overhead','Depreciation']
A.sort(key=lambda a:a[0])
PY='other:31 Dec 2023'
rows=[];
for co,n,ty,v,p in A:
    r={'account':co,'name':n}
    if v is not None:
        if v>=0 and co!='877': r['debit']=c2(v)
        elif co!='877': r['credit']=c2(-v)
    if p is not None and co!='877': r[PY]=c2(p)
    r['_t']=ty; rows.append(r)
# xero prints nothing for a zero account: drop it
rows=[r for r in rows if len(r)>3]
tot=add(rows,['debit','credit',PY]); assert tot['debit']==tot['credit'] and abs(tot[PY])<.005; tot[PY]=0.0
W,H=A4; c=canvas.Canvas(doc(N),pagesize=A4); c.setTitle('Trial Balance')
F=lambda v:f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
X=dict(code=42,name=92,ty=282,d=402,cr=478,p=553)
def head(first):
    y=H-52
    if first:
        c.setFont('Helvetica-Bold',17); c.drawString(42,y,'Trial Balance'); y-=18
        c.setFont('Helvetica',10.5); c.drawString(42,y,'Cois Abhann Housing Co-operative CLG'); y-=14
        c.drawString(42,y,'As at 31 December 2024'); y-=30
    c.setFont('Helvetica-Bold',7.6)
    c.drawString(X['code'],y,'Account'); c.drawString(X['code'],y-9,'Code'); c.drawString(X['name'],y-9,'Account'); c.drawString(X['ty'],y-9,'Account Type')
    c.drawRightString(X['d'],y,'Debit - Year to'); c.drawRightString(X['d'],y-9,'date')
    c.drawRightString(X['cr'],y,'Credit - Year to'); c.drawRightString(X['cr'],y-9,'date'); c.drawRightString(X['p'],y-9,'31 Dec 2023')
    c.setLineWidth(.9); c.line(42,y-14,553,y-14); return y-27
pg=1
def foot():
    c.setFont('Helvetica',7); c.setFillGray(.45); c.drawString(42,30,'Trial Balance   Cois Abhann Housing Co-operative CLG   31 December 2024')
    c.drawRightString(553,30,f'Page {pg} of 2'); c.setFillGray(0)
y=head(True)
for r in rows:
    if y<58: foot(); c.showPage(); pg+=1; y=head(False)
    c.setFont('Helvetica',8)
    c.drawString(X['code'],y,r['account']); c.drawString(X['name'],y,r['name']); c.drawString(X['ty'],y,r['_t'])
    for k,x in (('debit',X['d']),('credit',X['cr']),(PY,X['p'])):
        if k in r: c.drawRightString(x,y,F(r[k]))
    c.setStrokeGray(.85); c.setLineWidth(.4); c.line(42,y-4.5,553,y-4.5); c.setStrokeGray(0); y-=15.2
c.setLineWidth(.9); c.line(42,y+10,553,y+10); c.setFont('Helvetica-Bold',8); c.drawString(42,y-1,'Total')
for k,x in (('debit',X['d']),('credit',X['cr']),(PY,X['p'])): c.drawRightString(x,y-1,F(tot[k]))
c.line(42,y-6,553,y-6); foot(); c.save()
for r in rows: r.pop('_t')
save(N,'TB',['debit','credit',PY],rows,[dict(label='Total',**tot)],'Xero trial balance, Irish housing co-op, account type column, prior year signed',False)
