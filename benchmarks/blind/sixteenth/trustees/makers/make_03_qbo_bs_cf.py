"""QuickBooks Online comparative balance sheet + statement of cash flows, retail centre under a receiver."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(1603); NAME='QBO_Millrace_Crossing_June2025.pdf'
def c(x): return int(round(x*100))
s=St(2); L=lambda t,a,b,i: s.L(t,[c(a) if a is not None else None,c(b) if b is not None else None],ind=i)
s.H('ASSETS',0); s.H('Current Assets',1); s.H('Bank Accounts',2)
k=[L('10100 Receiver Operating - Tri-County Bank (8821)',141208.66,118774.02,3),L('10120 Receiver Tax Impound (8839)',96000.00,80000.00,3),L('10140 Security Deposit Trust (8847)',38462.50,38462.50,3)]
for i in k: 
    r=s.rows[i]; r['code'],r['label']=r['label'].split(' ',1)
def cd(i):
    r=s.rows[i]; r['code'],r['label']=r['label'].split(' ',1); return i
tb=s.T('Total Bank Accounts',k,2)
s.H('Accounts Receivable',2); ar=cd(L('11000 Accounts Receivable (A/R)',44917.31,52380.06,3)); tar=s.T('Total Accounts Receivable',[ar],2)
s.H('Other Current Assets',2)
o=[cd(L('12100 CAM Reconciliation Receivable - 2024',18240.77,27360.77,3)),cd(L('12200 Prepaid Insurance',9433.35,14150.02,3)),cd(L('12900 Undeposited Funds',0,3125.00,3))]
to=s.T('Total Other Current Assets',o,2); tca=s.T('Total Current Assets',[tb,tar,to],1)
s.H('Fixed Assets',1)
f=[cd(L('15000 Land',1450000,1450000,2)),cd(L('15100 Buildings',6218440,6218440,2)),cd(L('15200 Tenant Improvements',412906.13,401406.13,2)),cd(L('15900 Accumulated Depreciation',-1927333.84,-1912218.09,2))]
tf=s.T('Total Fixed Assets',f,1)
s.H('Other Assets',1); oa=[cd(L('18100 Leasing Commissions, net',53187.20,54220.35,2)),cd(L('18500 Utility Deposits',2150,2150,2))]; toa=s.T('Total Other Assets',oa,1)
ta=s.T('TOTAL ASSETS',[tca,tf,toa],0,typ='TOTAL')
s.H('LIABILITIES AND EQUITY',0); s.H('Liabilities',1); s.H('Current Liabilities',2); s.H('Accounts Payable',3)
ap=cd(L('20000 Accounts Payable (A/P)',31774.09,28806.42,4)); tap=s.T('Total Accounts Payable',[ap],3)
s.H('Other Current Liabilities',3)
ol=[cd(L('21100 Accrued Property Taxes',88500,73750,4)),cd(L('21200 Prepaid Rents',12305.50,9847.75,4)),cd(L('21300 Tenant Security Deposits',38462.50,38462.50,4)),cd(L("21500 Accrued Receiver's Fees",14650,22480,4)),cd(L('21900 Pre-Receivership Trade Payables',67218.38,67218.38,4))]
tol=s.T('Total Other Current Liabilities',ol,3); tcl=s.T('Total Current Liabilities',[tap,tol],2)
s.H('Long-Term Liabilities',2); lt=[cd(L('25000 Mortgage Note - Lakemont Savings',5384016.72,5384016.72,3)),cd(L('25100 Accrued Default Interest',376881.15,336500.99,3)),cd(L("25500 Receiver's Certificates",75000,50000,3))]
tlt=s.T('Total Long-Term Liabilities',lt,2); tl=s.T('Total Liabilities',[tcl,tlt],1)
s.H('Equity',1); A=s.rows[ta]['vals']; Lb=s.rows[tl]['vals']
ni=[c(-61408.23),c(-44871.10)]
oe=c(900000); re=A[0]-Lb[0]-ni[0]-oe
# same retained earnings in both columns -> net income of prior column follows
ni[1]=A[1]-Lb[1]-oe-re
e=[cd(s.L("30000 Members' Equity - Millrace Partners",[oe,oe],ind=2)),s.L('Retained Earnings',[re,re],ind=2),s.L('Net Income',ni,ind=2)]
te=s.T('Total Equity',e,1); tle=s.T('TOTAL LIABILITIES AND EQUITY',[tl,te],0,typ='TOTAL')
assert s.rows[tle]['vals']==A
s.derive(lambda v,k_:[v[0],v[1],(v[0] or 0)-(v[1] or 0)])
D=lambda i:s.rows[i]['vals'][2]
# cash flow (June) from changes
f_=St(1); f_.H('OPERATING ACTIVITIES',0); n=f_.L('Net Income',[D(e[2])],ind=1)
f_.H('Adjustments to reconcile Net Income to Net Cash provided by operations:',1); adj=[]
for i,sg in [(ar,-1),(o[0],-1),(o[1],-1),(ap,1),(ol[0],1),(ol[1],1),(ol[3],1),(lt[1],1)]:
    adj.append(f_.L(s.rows[i]['label'],[sg*D(i)],ind=2,code=s.rows[i]['code']))
adj.insert(0,None); adj=adj[1:]
adj.append(f_.L('Accumulated Depreciation',[-D(f[3])],ind=2,code='15900')); adj.append(f_.L('Leasing Commissions, net',[-D(oa[0])],ind=2,code='18100'))
ta_=f_.T('Total Adjustments to reconcile Net Income to Net Cash provided by operations:',adj,1)
no=f_.T('Net cash provided by operating activities',[n,ta_],0)
f_.H('INVESTING ACTIVITIES',0); iv=f_.L('Tenant Improvements',[-D(f[2])],ind=1,code='15200'); nv=f_.T('Net cash provided by investing activities',[iv],0)
f_.H('FINANCING ACTIVITIES',0); fi=f_.L("Receiver's Certificates",[D(lt[2])],ind=1,code='25500'); nf=f_.T('Net cash provided by financing activities',[fi],0)
nc=f_.T('NET CASH INCREASE FOR PERIOD',[no,nv,nf],0)
cb=f_.L('Cash at beginning of period',[s.rows[tb]['vals'][1]+s.rows[o[2]]['vals'][1]],ind=0)
ce=f_.T('CASH AT END OF PERIOD',[nc,cb],0,typ='TOTAL')
assert f_.rows[ce]['vals'][0]==s.rows[tb]['vals'][0]+s.rows[o[2]]['vals'][0]
W,H=letter; cv=canvas.Canvas(f'{BASE}/documents/{NAME}',pagesize=letter,invariant=1)
def mny(v,tot):
    t=f"{abs(v)/100:,.2f}"
    return ('$' if tot and v>=0 else '')+(('$ -' if tot else '-')+t if v<0 else t) if True else t
pg=0
def foot():
    global pg; pg+=1; cv.setFont('Helvetica',7); cv.setFillGray(.4)
    cv.drawString(54,34,'Accrual Basis  Tuesday, July 8, 2025 10:14 AM GMT-07:00'); cv.drawRightString(W-54,34,f'{pg}/3'); cv.setFillGray(0); cv.showPage()
def title(t,sub):
    cv.setFont('Helvetica',15); cv.drawCentredString(W/2,H-56,'Millrace Crossing Shopping Center'); cv.setFont('Helvetica',8.5); cv.drawCentredString(W/2,H-70,'D. Orlen Pask, Court-Appointed Receiver')
    cv.setFont('Helvetica-Bold',11.5); cv.drawCentredString(W/2,H-90,t); cv.setFont('Helvetica',10); cv.drawCentredString(W/2,H-105,sub)
def hdr(y):
    cv.setStrokeGray(.6); cv.line(54,y+20,W-54,y+20); cv.setFont('Helvetica-Bold',7.5)
    cv.drawCentredString(447,y+10,'TOTAL'); cv.setFont('Helvetica-Bold',6.8); cv.setStrokeGray(.8); cv.line(318,y+6,W-54,y+6)
    for x,t in [(385,'AS OF JUN 30, 2025'),(488,'AS OF MAY 31, 2025 (PP)'),(W-54,'CHANGE')]: cv.drawRightString(x,y-4,t)
    cv.setStrokeGray(.6); cv.line(54,y-10,W-54,y-10); return y-24
title('Balance Sheet Comparison','As of June 30, 2025'); y=hdr(H-142); XR=[385,488,W-54]
for r in s.rows:
    if y<60: foot(); y=hdr(H-70)
    tot=r['typ'] in('SUBTOTAL','TOTAL'); cv.setFont('Helvetica-Bold' if tot else 'Helvetica',7.8)
    cv.drawString(58+10*r['ind'],y,(r['code']+' ' if r['code'] else '')+r['label'])
    if r['vals']:
        if tot: cv.setStrokeGray(.3); cv.line(318,y+9,W-54,y+9)
        for x,v in zip(XR,r['vals']): cv.drawRightString(x,y,mny(v,tot))
    y-=14.3 if not tot else 15.5
foot()
title('Statement of Cash Flows','June 2025'); y=H-140; cv.setStrokeGray(.6); cv.line(54,y+14,W-54,y+14); cv.setFont('Helvetica-Bold',7.5); cv.drawRightString(W-54,y+3,'TOTAL'); cv.line(54,y-4,W-54,y-4); y-=20
for r in f_.rows:
    tot=r['typ'] in('SUBTOTAL','TOTAL'); cv.setFont('Helvetica-Bold' if tot else 'Helvetica',8.2)
    cv.drawString(58+10*r['ind'],y,(r['code']+' ' if r['code'] else '')+r['label'])
    if r['vals']:
        if tot: cv.setStrokeGray(.3); cv.line(480,y+10,W-54,y+10)
        cv.drawRightString(W-54,y,mny(r['vals'][0],tot))
    y-=17
foot(); cv.save()
P='Millrace Crossing Shopping Center'
t1=s.truth('Balance Sheet Comparison',P,None,'2025-06-30',['AS OF JUN 30, 2025','AS OF MAY 31, 2025 (PP)','CHANGE'],dict(total_assets=ta,total_liabilities=tl,total_equity=te),page=1)
t2=f_.truth('Statement of Cash Flows',P,'2025-06-01','2025-06-30',['TOTAL'],dict(net_cash_flow=nc),page=3)
save(NAME,[t1,t2],'RETAIL','BALANCE_SHEET','QuickBooks Online balance sheet comparison and cash flows',False)
