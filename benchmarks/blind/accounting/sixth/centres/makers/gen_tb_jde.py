# JD Edwards R09410-type trial balance by business unit, opening/period/closing pairs; one row dropped
import random,json
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
R=random.Random(9410)
NAME='R09410_FairhollowMall_Sep24'
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
BU=[('50100','Fairhollow Mall - Balance Sheet',[('1110','','Cash - Operating (First Prairie)',0,'C'),('1130','','Cash - Marketing Fund',84e3,1),('1210','','Accounts Receivable - Tenants',912e3,1),('1210','UNAP','A/R Unapplied Receipts',-31e3,1),('1290','','Allowance for Doubtful Accounts',-128e3,1),('1310','','Prepaid Real Estate Taxes',244e3,1),('1510','','Land',11.2e6,0),('1520','','Buildings and Improvements',64.7e6,1),('1530','','Tenant Allowances',5.9e6,1),('1590','','Accumulated Depreciation',-22.8e6,-1),('2110','','Accounts Payable',-388e3,1),('2140','','Accrued Real Estate Taxes',-702e3,-1),('2210','','Security Deposits',-96e3,1),('2240','','Deferred Gift Card Revenue',-57e3,1),('2510','','Mortgage Note - Tranche A',-41.5e6,1),('3110','',"Members' Equity",0,'P')]),
('50110','Fairhollow Mall - In-Line Shops',[('4110','','Minimum Rent',-5.2e6,-2),('4120','','Percentage Rent',-310e3,-2),('4210','','CAM Recoveries',-1.9e6,-2),('4220','','Real Estate Tax Recoveries',-1.05e6,-2),('4310','KIOSK','Specialty Leasing - Kiosks',-402e3,-2),('6110','','Janitorial',610e3,2),('6120','','Mall Security',545e3,2),('6150','','Landscaping & Snow Removal',138e3,2),('6210','','Utilities - Common Area',421e3,2),('6310','','Real Estate Taxes',1.4e6,2),('6910','','Bad Debt Expense',64e3,2)]),
('50120','Fairhollow Mall - Anchors & Outparcels',[('4110','','Minimum Rent',-880e3,-2),('4140','','Ground Rent - Outparcels',-216e3,-2),('4210','','CAM Recoveries',-174e3,-2),('6150','','Landscaping & Snow Removal',41e3,2),('6160','','Parking Lot Repairs',77e3,2)]),
('50130','Fairhollow Mall - Marketing Fund',[('4510','','Marketing Fund Dues',-233e3,-2),('4520','','Sponsorship Income',-58e3,-2),('6710','','Events & Decor',119e3,2),('6720','','Digital Media',92e3,2)]),
('50190','Fairhollow Mall - Owner Level',[('7110','','Management Fee - Affiliate',338e3,2),('7310','','Mortgage Interest',1.5e6,2),('7510','','Depreciation Expense',1.7e6,2),('7610','','Legal & Professional',88e3,2)])]
j=lambda x:int(round(x*R.uniform(.94,1.06)*100))
D=[]
for bu,bn,L in BU:
    for o,sub,n,b,k in L:
        op=j(b);dr=cr=0
        if k==1:
            dr=j(abs(b)*R.uniform(.02,.2)); cr=j(abs(b)*R.uniform(.02,.2))
            if n.startswith(('Build','Tenant All')): cr=0; dr=j(b*.008)
            if n.startswith('Mortgage'): cr=0; dr=j(61e3)
        elif k==-1: cr=j(abs(b)*.02)
        elif k==2: dr=j(b/8*R.uniform(.7,1.2)); cr=j(b*.01) if R.random()<.3 else 0
        elif k==-2: cr=j(abs(b)/8); dr=j(abs(b)*.01) if R.random()<.35 else 0
        D.append([bu,bn,f'{bu}.{o}'+('.'+sub if sub else ''),n,op,dr,cr,k])
c=[d for d in D if d[7]=='C'][0];p=[d for d in D if d[7]=='P'][0]
c[4]=j(1.35e6); p[4]=0; p[4]=-sum(d[4] for d in D)
c[5]=j(1.6e6)+max(0,sum(d[6]-d[5] for d in D)); c[6]=sum(d[5]-d[6] for d in D)
assert c[6]>0
for d in D:
    op,dr,cr=d[4:7]; cl=op+dr-cr
    d[7]=[op if op>0 else None,-op if op<0 else None,dr or None,cr or None,cl if cl>0 else None,-cl if cl<0 else None]
DROP='50110.6120'
W,H=landscape(letter)
X=[318,390,472,548,634,716]; X=[340,422,504,582,668,752]
cv=canvas.Canvas(f'documents/{NAME}.pdf',pagesize=(W,H),invariant=1)
y=0;pg=0
def f(x): return '' if x is None else f'{x/100:,.2f}'
def head():
    global y,pg
    pg+=1; y=H-34
    cv.setFont('Helvetica',8); cv.drawString(36,y,'R09410'); cv.drawRightString(756,y,'10/04/24   6:12:51'); 
    cv.setFont('Helvetica-Bold',11); cv.drawCentredString(W/2,y,'Corvane Retail Properties LP'); y-=12
    cv.setFont('Helvetica',8); cv.drawString(36,y,'Company 00501'); cv.drawRightString(756,y,f'Page -  {pg}'); cv.setFont('Helvetica-Bold',9.5); cv.drawCentredString(W/2,y,'Trial Balance by Business Unit'); y-=11
    cv.setFont('Helvetica',8); cv.drawString(36,y,'Ledger AA - Actual Amounts (USD)'); cv.drawCentredString(W/2,y,'Fiscal Period 9 / 24  -  As of September 30, 2024'); y-=22
    cv.setFont('Helvetica-Bold',8)
    for a,b,t in((0,1,'Opening Balance 08/31/24'),(2,3,'Period 9 Postings'),(4,5,'Closing Balance 09/30/24')):
        cv.drawCentredString((X[a]+X[b])/2-32,y+2,t); cv.line(X[a]-66,y-1,X[b],y-1)
    y-=11; cv.drawString(36,y,'Account Number'); cv.drawString(128,y,'Description'); cv.drawCentredString(262,y,'LD')
    for i,x in enumerate(X): cv.drawRightString(x,y,'Debit' if i%2==0 else 'Credit')
    y-=4; cv.setLineWidth(.8); cv.line(36,y,756,y); cv.setLineWidth(.4); y-=12
rows=[];tots=[]
def total(lab,v,dbl=False):
    global y
    cv.setFont('Helvetica-Bold',8); 
    for x in X: cv.line(x-62,y+8,x,y+8)
    cv.drawString(128,y,lab)
    for x,q in zip(X,v):
        if q: cv.drawRightString(x,y,f(q))
    if dbl:
        for x in X: cv.line(x-62,y-3,x,y-3); cv.line(x-62,y-4.5,x,y-4.5)
    tots.append({'label':lab,**{k:q/100 for k,q in zip(K,v) if q}}); y-=20
head(); G=[0]*6
for bu,bn,L in BU:
    if y<130: cv.showPage(); head()
    cv.setFont('Helvetica-Bold',8.5); cv.drawString(36,y,f'{bu}   {bn}'); y-=13
    s=[0]*6
    for d in [d for d in D if d[0]==bu]:
        s=[a+(b or 0) for a,b in zip(s,d[7])]
        if d[2]==DROP: continue
        if y<60: cv.showPage(); head(); cv.setFont('Helvetica-Bold',8.5); cv.drawString(36,y,f'{bu}   {bn}  (continued)'); y-=13
        cv.setFont('Helvetica',8); cv.drawString(36,y,d[2]); cv.drawString(128,y,d[3]); cv.drawCentredString(262,y,'6' if d[2].count('.')>1 else '5')
        for x,q in zip(X,d[7]): cv.drawRightString(x,y,f(q))
        rows.append({'account':d[2],'name':d[3],**{k:q/100 for k,q in zip(K,d[7]) if q is not None}}); y-=12
    total(f'Total Business Unit {bu}',s); G=[a+b for a,b in zip(G,s)]
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
total('Total Company 00501',G,True)
cv.setFont('Helvetica-Oblique',7.5); cv.drawString(36,y-4,'Prepared by: SSC Columbus / GL Team 3          Reviewed by: ______________________          Date: ____________'); cv.save()
json.dump({'name':NAME+'.pdf','kind':'TB','planted':{'what':'account 50110.6120 Mall Security is not printed, but the totals of business unit 50110 and of company 00501 include it','kind':'row_dropped'},'money':K,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(tots),pg)
