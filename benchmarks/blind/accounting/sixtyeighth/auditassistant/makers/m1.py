# Xero trial balance, Australian unit trust
from common import *; fonts(); random.seed(681)
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
S=[('200','Rent Received - Retail','Revenue',-1,612480.36),('205','Rent Received - Offices','Revenue',-1,388215.00),('210','Outgoings Recovered','Revenue',-1,141902.77),('215','Car Park Licence Fees','Revenue',-1,23400.00),('220','Signage & Telco Licence','Revenue',-1,18750.00),('260','Make-good Settlement','Revenue',-1,15000.00),('270','Interest Income','Revenue',-1,4118.93),
('400','Accountancy & Audit Fees','Expense',1,14850.00),('404','Bank Fees','Expense',1,612.40),('408','Cleaning - Common Areas','Expense',1,48211.92),('410','Council Rates','Expense',1,52117.60),('412','Depreciation - Buildings (Div 43)','Depreciation',1,88500.00),('413','Depreciation - Plant & Equipment','Depreciation',1,31277.45),('416','Electricity - House Services','Expense',1,27446.18),('418','Fire & ESM Compliance','Expense',1,9384.00),('420','Insurance - Building','Expense',1,36209.11),('425','Interest - Bill Facility','Expense',1,183642.50),('430','Land Tax','Expense',1,71935.00),('433','Leasing Commissions','Expense',1,22916.66),('437','Legal Fees - Leases','Expense',1,8140.00),('441','Lift Maintenance','Expense',1,12960.00),('445','Management Fees','Expense',1,40123.20),('449','Repairs & Maintenance','Expense',1,33871.09),('453','Security & Patrols','Expense',1,7728.00),('461','Trustee Fees','Expense',1,6600.00),('465','Waste Removal','Expense',1,10905.35),('469','Water & Sewerage','Expense',1,13488.27),('480','Bad Debts','Expense',1,None),
('600','Business Account','Bank',1,96433.18),('601','Term Deposit','Bank',1,250000.00),('602','Agent Trust Ledger','Bank',1,18207.64),('610','Accounts Receivable','Accounts Receivable',1,41776.02),('620','Prepayments','Current Asset',1,29640.88),('630','Lease Incentives','Non-current Asset',1,84000.00),('640','Less Accum. Amortisation - Lease Incentives','Non-current Asset',-1,35000.00),('700','Land - 18-26 Wickham Rd','Fixed Asset',1,3150000.00),('710','Buildings at Cost','Fixed Asset',1,3540000.00),('711','Less Accum. Depreciation - Buildings','Fixed Asset',-1,531000.00),('720','Plant & Equipment at Cost','Fixed Asset',1,298450.00),('721','Less Accum. Depreciation - Plant & Equip.','Fixed Asset',-1,142063.90),
('800','Accounts Payable','Accounts Payable',-1,30118.54),('820','GST','Current Liability',-1,22764.19),('825','PAYG Withheld','Current Liability',-1,0.0),('830','Rent in Advance','Current Liability',-1,37905.25),('840','Security Deposits Held','Current Liability',-1,64250.00),('850','Rounding','Current Liability',1,0.03),('880','Distribution Payable','Current Liability',-1,120000.00),('900','Commercial Bill Facility','Non-current Liability',-1,3275000.00),
('950','Units on Issue','Equity',-1,2500000.00),('955','Distributions Paid','Equity',1,180000.00),('960','Retained Earnings','Equity',-1,None)]
rows=[]
for code,n,t,s,v in S:
    if code=='960': v=None
    py=None
    if v: py=round(s*v*random.uniform(.86,1.06),2)
    if n.startswith(('Land -','Buildings at','Units on','Commercial')): py=s*v
    py={'711':-442500.0,'721':-110786.45,'720':283900.0,'640':None,'601':250000.0}.get(code,py)
    if code=='480': v=None; py=2310.0
    if code in('260','850','630'): py=None
    rows.append(dict(code=code,name=n,type=t,s=s,v=v,py=py))
sv=sum(r['s']*r['v'] for r in rows if r['v']); sp=sum(r['py'] for r in rows if r['py'])
re=rows[-1]; assert sv>0; re['v']=round(sv,2); re['py']=round(-sp,2)
rows=[r for r in rows]
td=round(sum(r['v'] for r in rows if r['v'] and r['s']>0),2); tc=round(sum(r['v'] for r in rows if r['v'] and r['s']<0),2); assert abs(td-tc)<.005,(td,tc)
N='tb_xero_wickham_unit_trust.pdf'; K='other:30 Jun 2024'
cv=canvas.Canvas(D(N),pagesize=A4); W,H=A4; pg=[0]
X=[42,92,268,408,480,553]
def head():
    pg[0]+=1; cv.setFont('LSB',8)
    y=H-60 if pg[0]>1 else H-128
    if pg[0]==1:
        cv.setFont('LSB',18); cv.drawString(42,H-60,'Trial Balance'); cv.setFont('LS',11); cv.drawString(42,H-78,'The Wickham Road Unit Trust'); cv.drawString(42,H-93,'As at 30 June 2025'); cv.setFont('LSB',8)
    cv.drawString(X[0],y,'Account'); cv.drawString(X[0],y-10,'Code'); cv.drawString(X[1],y-10,'Account'); cv.drawString(X[2],y-10,'Account Type')
    cv.drawRightString(X[3],y,'Debit - Year to'); cv.drawRightString(X[3],y-10,'date'); cv.drawRightString(X[4],y,'Credit - Year'); cv.drawRightString(X[4],y-10,'to date'); cv.drawRightString(X[5],y-10,'30 Jun 2024')
    cv.setLineWidth(1); cv.line(42,y-15,553,y-15)
    cv.setFont('LS',7); cv.setFillGray(.45); cv.drawString(42,30,'Trial Balance   |   The Wickham Road Unit Trust   |   4 August 2025'); cv.drawRightString(553,30,f'Page {pg[0]} of 2'); cv.setFillGray(0)
    return y-28
y=head(); T=[]
for r in rows:
    if y<64: cv.showPage(); y=head()
    cv.setFont('LS',8)
    cv.drawString(X[0],y,r['code']); cv.drawString(X[1],y,r['name']); cv.drawString(X[2],y,r['type'])
    t=dict(account=r['code'],name=r['name'])
    if r['v'] is not None:
        k,x=('debit',X[3]) if r['s']>0 else('credit',X[4]); cv.drawRightString(x,y,c(r['v'])); t[k]=r['v']
    if r['py'] is not None:
        p=r['py']; cv.drawRightString(X[5],y,c(p) if p>=0 else f'({c(-p)})'); 
        t[K]=p
    else: cv.drawRightString(X[5],y,'-')
    T.append(t); cv.setLineWidth(.25); cv.setStrokeGray(.8); cv.line(42,y-4,553,y-4); cv.setStrokeGray(0); y-=14.6
cv.setFont('LSB',8); y-=2; cv.drawString(X[0],y,'Total'); cv.drawRightString(X[3],y,c(td)); cv.drawRightString(X[4],y,c(tc)); cv.drawRightString(X[5],y,'0.00'); cv.setLineWidth(1); cv.line(42,y+10,553,y+10); cv.line(42,y-5,553,y-5)
assert abs(sum(t.get(K,0) for t in T))<.005
cv.save(); print(pg)
save(N,'TB','Xero trial balance AU, code/account/type, dr/cr YTD plus signed prior year',False,['debit','credit',K],T,[{"label":"Total","debit":td,"credit":tc,K:0.0}])
