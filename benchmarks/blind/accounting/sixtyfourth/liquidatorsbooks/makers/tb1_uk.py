from common import *
import random
from collections import defaultdict
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas
R=random.Random(641)
NAME='Tannery_Wharf_LPA_receivers_TB_28Feb2025.pdf'
A=[('Fixed assets',None),
('0010','Freehold property - Tannery Wharf'),('0011','Capitalised refurbishment - Block 2'),('0030','Plant, lifts & CCTV'),('0031','Plant - accumulated depreciation'),
('Current assets',None),
('1100','Tenant rent debtors'),('1101','Service charge debtors'),('1105','Bad debt provision'),('1110','Prepaid insurance'),('1130','Custodial deposits (DPS)'),
('1200','Company current a/c (frozen)'),('1210','LPA receivers - fixed charge a/c'),('1211','LPA receivers - service charge a/c'),('1220','Managing agent client a/c'),
('Liabilities',None),
('2100','Trade creditors (pre-appointment)'),('2105','Creditors - receivership'),('2109','Accruals'),('2110','Rents received in advance'),('2120','Tenant deposits'),
('2200','VAT on sales'),('2201','VAT on purchases'),('2202','VAT liability to HMRC'),('2310','Calder & Lune Bank plc - term loan'),('2311','Accrued loan interest'),('2330',"Director's loan account"),('2340','Distribution to chargeholder'),
('Capital & reserves',None),
('3000','Ordinary share capital'),('3200','Profit & loss a/c brought forward'),
('Income',None),
('4000','Rent - apartments'),('4001','Rent - ground floor commercial'),('4010','Service charge - commercial tenants'),('4020','Insurance rent recharged'),('4030','Parking licences'),('4900','Bank interest, gross'),
('Expenditure',None),
('5010',"Receivers' fees"),('5011',"Receivers' disbursements"),('5020','Managing & letting agents'),('5030','Legal costs'),('5035','Valuation fee'),('5040','Buildings insurance'),('5050','Repairs & maintenance'),('5051','Lift maintenance'),('5052','Fire safety / EWS1 works'),
('5060','Gas, water & electric - landlord'),('5065','Void council tax & rates'),('5070','Cleaning & refuse'),('5075','Security / keyholding'),('5080','Bank charges'),('5085','Loan interest'),('5090','Doubtful debts'),('5095','Depreciation')]
op={'0010':7425000,'0011':386214.55,'0030':142880,'0031':-97416.2,'1100':118406.72,'1101':31977.18,'1105':-26500,'1110':8742.6,'1130':61455,'1200':2916.41,
'2100':-148233.9,'2109':-22140,'2110':-14386.5,'2120':-61455,'2200':-19844.12,'2201':7702.37,'2310':-6150000,'2311':-214655.33,'2330':-310000,'3000':-1000}
op['3200']=-r2(sum(op.values()))
D=defaultdict(lambda:[0,0]);J=defaultdict(lambda:[0,0])
def post(T,d,c,a): a=r2(a);T[d][0]+=a;T[c][1]+=a
def amt(lo,hi): return round(R.uniform(lo,hi),2)
for m in range(12):
    x=amt(33000,38500);post(D,'1220','4000',x);f=r2(x*.09);post(D,'5020','1220',f);post(D,'2201','1220',f*.2)
    post(D,'1210','1220',x*.745)
    post(D,'1220','4030',amt(1100,1480))
    for c,lo,hi in [('5050',600,4200),('5060',1900,3900),('5070',880,1010),('5075',350,900)]:
        v=amt(lo,hi);post(D,c,'1220',v)
    post(D,'1220','1100',amt(300,3100))
    post(D,'1210','4900',amt(160,410));post(D,'5080','1210',amt(9,30))
for q in range(4):
    x=amt(18250,18900);post(D,'1210','4001',x);post(D,'1210','2200',x*.2)
    s=amt(6100,6400);post(D,'1211','4010',s);post(D,'1211','2200',s*.2)
    l=amt(1450,1490);post(D,'5051','1211',l);post(D,'2201','1211',l*.2)
    post(D,'5065','1210',amt(700,2600))
    f=amt(11800,16500);post(D,'5010','1210',f);post(D,'2201','1210',f*.2)
    post(D,'2202','1210',amt(1200,2900))
post(D,'1211','1101',9415.2);post(D,'1200','1100',3610);post(D,'1210','1200',6526.41)
post(D,'5040','1210',24618.9);post(D,'1210','4020',8904.44);post(D,'5030','1210',18745);post(D,'2201','1210',3749)
post(D,'5035','1210',6500);post(D,'2201','1210',1300);post(D,'5011','1210',812.36);post(D,'5052','1210',34210);post(D,'2201','1210',6842)
post(D,'2340','1210',185000);post(D,'2120','1130',7310)
post(J,'5095','0031',14288);post(J,'5090','1105',21450);post(J,'5085','2311',461250);post(J,'5040','1110',8742.6);post(J,'1110','5040',10257.88)
post(J,'5060','2109',3415.7);post(J,'2109','5050',22140);post(J,'5030','2105',4200);post(J,'2110','4000',14386.5);post(J,'1105','1100',9874.25)
post(J,'4000','2110',11920);post(J,'2200','2202',19844.12);post(J,'2202','2201',7702.37);post(J,'1101','4010',3180.6)
rows=[];ks=['open_dr','open_cr','debit','credit','other:Adjustments Debit','other:Adjustments Credit','close_dr','close_cr']
plan=[]
for c,n in A:
    if n is None: plan.append(('h',c));continue
    o=r2(op.get(c,0));d=[r2(v) for v in D[c]];j=[r2(v) for v in J[c]]
    cl=r2(o+d[0]-d[1]+j[0]-j[1])
    v=[o if o>0 else 0,-o if o<0 else 0,d[0],d[1],j[0],j[1],cl if cl>0 else 0,-cl if cl<0 else 0]
    r={'account':c,'name':n};
    for k,x in zip(ks,v):
        if x: r[k]=r2(x)
    rows.append(r);plan.append(('r',r))
tot={'label':'TOTAL'}
for k in ks: tot[k]=r2(sum(r.get(k,0) for r in rows))
for a,b in zip(ks[::2],ks[1::2]): assert tot[a]==tot[b],(a,tot)
W,H=landscape(A4);c=canvas.Canvas(doc(NAME),pagesize=(W,H))
X=[278,352,420,488,556,624,708,790]
def head(p):
    c.setFont('Helvetica-Bold',11);c.drawString(34,H-36,'Tannery Wharf (Calderbrook) Limited')
    c.setFont('Helvetica',8.5);c.drawString(34,H-48,'Acting by its joint LPA receivers  -  Trial balance for the receivership year 1 March 2024 to 28 February 2025')
    c.drawRightString(808-18,H-36,'WP ref  F/4');c.drawRightString(790,H-48,f'Page {p} of 2')
    y=H-70;c.setFont('Helvetica-Bold',7.6)
    for i,t in enumerate(['Balance at appointment','Transactions in period','Adjustments','Closing balance']):
        l=X[2*i]-62;r=X[2*i+1];c.drawCentredString((l+r)/2,y,t);c.setLineWidth(.5);c.line(l,y-3,r,y-3)
    c.drawString(34,y-12,'N/C');c.drawString(66,y-12,'Account')
    for i,x in enumerate(X): c.drawRightString(x,y-12,'Debit' if i%2==0 else 'Credit');
    c.setFont('Helvetica',7)
    for x in X:c.drawRightString(x,y-21,'£')
    c.line(34,y-25,790,y-25);return y-37
y=head(1);p=1
for i,(t,r) in enumerate(plan):
    if p==1 and t=='h' and r=='Capital & reserves':
        c.setFont('Helvetica-Oblique',7);c.drawString(34,34,'Prepared from the books of the company and the receivers\' cash book. Unaudited.');c.showPage();p=2;y=head(2)
    if t=='h':
        y-=3;c.setFont('Helvetica-Bold',8);c.drawString(34,y,r);y-=12.5;continue
    c.setFont('Helvetica',7.7);c.drawString(34,y,r['account']);c.drawString(66,y,r['name'])
    for k,x in zip(ks,X):
        if k in r:c.drawRightString(x,y,f'{r[k]:,.2f}')
    y-=12.2
c.line(34,y+7,790,y+7);y-=4;c.setFont('Helvetica-Bold',7.4);c.drawString(66,y,'TOTAL')
for k,x in zip(ks,X):c.drawRightString(x,y,f'{tot[k]:,.2f}')
c.line(216,y-4,790,y-4);c.line(216,y-6,790,y-6)
c.setFont('Helvetica-Oblique',7)
for n in ['Transactions are those through the receivers\' and agents\' bank accounts; adjustments are journals 1 to 14 (file F/6).','The property is stated at cost. The red book value is given in the progress report and is not reflected here.']:
    y-=16 if n[0]=='T' and 'Trans' in n else 9;c.drawString(34,y,n)
c.save()
save(NAME,'TB','UK LPA receivers, landscape reportlab, four Dr/Cr pairs (opening, period, adjustments, closing)',True,ks,rows,[tot])
