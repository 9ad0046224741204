# developer partnership, GL system print, Courier, legal landscape, six amount columns in pairs
from make_common import *
from reportlab.pdfgen import canvas
FN='GLTB040_StonebrakeDev_FY25.pdf'
# code,name,open,dr,cr
R=random.Random(SEED+3)
S=[
('CURRENT ASSETS',[
('1-1010-00','CASH - OPERATING #4471',84306.22,'CASH',None),
('1-1015-00','CASH - CONSTR DRAW ACCT',12.40,1118250.00,1117690.15),
('1-1020-00','CASH - DEPOSITS ESCROW',41250.00,6800.00,3150.00),
('1-1110-00','TENANT RECEIVABLES',22918.47,812406.90,807337.12),
('1-1120-00','CAM RECONCILIATION RECV',18440.00,21907.35,18440.00),
('1-1190-00','ALLOW DOUBTFUL ACCTS',-3500.00,1260.00,4760.00),
('1-1210-00','DUE FROM PARTNERS',0,25000.00,0),
('1-1310-00','PREPAID INSURANCE',11806.00,38640.00,37215.00),
('1-1320-00','PREPAID RE TAXES',0,47118.00,47118.00),
('1-1410-00','UTILITY DEPOSITS',2650.00,0,0)]),
('FIXED ASSETS',[
('1-1510-00','LAND - STONEBRAKE I',412000.00,0,0),
('1-1511-00','LAND - STONEBRAKE II',288500.00,0,0),
('1-1520-00','BUILDING - FLEX A',2641775.00,0,0),
('1-1521-00','BUILDING - FLEX B',1988310.00,14820.00,0),
('1-1525-00','CIP - BUILDING C SHELL',218604.33,1064417.80,0),
('1-1530-00','TENANT IMPROVEMENTS',406119.08,58225.00,12340.00),
('1-1540-00','SITE WORK AND PAVING',177480.00,0,0),
('1-1550-00','EQUIPMENT',23915.60,0,4200.00),
('1-1620-00','ACC DEPR - BUILDINGS',-1116204.00,0,118720.00),
('1-1630-00','ACC DEPR - TENANT IMPR',-188630.00,9110.00,37218.00),
('1-1650-00','ACC DEPR - EQUIPMENT',-17808.00,4200.00,2410.00)]),
('OTHER ASSETS',[
('1-1710-00','LEASE COMMISSIONS',74625.00,19480.00,0),
('1-1715-00','ACC AMORT - LEASE COMM',-31204.00,0,11885.00),
('1-1720-00','LOAN COSTS',41800.00,22750.00,0),
('1-1725-00','ACC AMORT - LOAN COSTS',-16720.00,0,6455.00)]),
('CURRENT LIABILITIES',[
('2-2010-00','ACCOUNTS PAYABLE - TRADE',-36118.92,318440.27,309206.84),
('2-2015-00','ACCTS PAYABLE - CONSTR',-48200.00,1002318.30,1064417.80),
('2-2020-00','RETAINAGE PAYABLE',0,0,86415.00),
('2-2110-00','ACCRUED INTEREST',-14902.16,181006.40,184630.02),
('2-2120-00','ACCRUED RE TAXES',0,96204.00,96204.00),
('2-2210-00','PREPAID RENT',-8915.00,8915.00,12480.00),
('2-2220-00','TENANT SECURITY DEPOSITS',-41250.00,3150.00,6800.00),
('2-2310-00','DUE TO STONEBRAKE MGMT',-6240.00,41815.00,43120.00)]),
('LONG TERM DEBT',[
('2-2510-00','MTG PAYABLE - FLEX A & B',-2914607.55,104822.18,0),
('2-2520-00','CONSTRUCTION LN - BLDG C',-164000.00,0,1031835.00),
('2-2530-00','SUBORD NOTE - K BELLWOOD',-150000.00,50000.00,0)]),
('PARTNERS EQUITY',[
('3-3010-00','CAPITAL - STONEBRAKE GP INC','CAP1',0,0),
('3-3020-00','CAPITAL - K BELLWOOD','CAP2',0,0),
('3-3030-00','CAPITAL - A FENNIMORE TR','CAP3',0,0),
('3-3110-00','DISTRIB - STONEBRAKE GP INC',0,1800.00,0),
('3-3120-00','DISTRIB - K BELLWOOD',0,'D',0),
('3-3130-00','DISTRIB - A FENNIMORE TR',0,'D',0)]),
('INCOME',[
('4-4010-00','BASE RENT - FLEX A',0,2875.00,408615.00),
('4-4011-00','BASE RENT - FLEX B',0,0,296340.00),
('4-4110-00','CAM RECOVERIES',0,3118.40,74220.00),
('4-4120-00','RE TAX RECOVERIES',0,0,61804.15),
('4-4130-00','INSURANCE RECOVERIES',0,0,22945.60),
('4-4190-00','CAM TRUE-UP PRIOR YR',0,0,21907.35),
('4-4310-00','LATE CHARGES AND NSF',0,75.00,1640.00),
('4-4320-00','LEASE TERMINATION FEE',0,0,15000.00),
('4-4910-00','INTEREST INCOME',0,0,488.16)]),
('OPERATING EXPENSES',[
('5-5010-00','MANAGEMENT FEE',0,43120.00,0),
('5-5110-00','LANDSCAPE AND SNOW',0,28417.50,860.00),
('5-5120-00','PARKING LOT REPAIR',0,6240.00,0),
('5-5130-00','HVAC MAINTENANCE',0,19306.72,0),
('5-5140-00','ROOF MAINTENANCE',0,8115.00,0),
('5-5150-00','FIRE ALARM AND SPRINKLER',0,5264.80,0),
('5-5160-00','JANITORIAL - COMMON',0,7440.00,0),
('5-5170-00','TRASH REMOVAL',0,9318.24,412.00),
('5-5210-00','ELECTRIC - COMMON/VACANT',0,14606.11,0),
('5-5220-00','WATER AND SEWER',0,10287.93,0),
('5-5230-00','GAS - VACANT SUITES',0,3117.08,0),
('5-5310-00','PROPERTY INSURANCE',0,37215.00,0),
('5-5320-00','REAL ESTATE TAXES',0,96204.00,0),
('5-5410-00','LEGAL',0,6812.50,0),
('5-5420-00','ACCOUNTING AND TAX',0,11400.00,0),
('5-5430-00','BAD DEBT EXPENSE',0,4760.00,0),
('5-5490-00','BANK CHARGES AND MISC',0,1184.66,35.00)]),
('NON-OPERATING',[
('6-6010-00','INTEREST - MORTGAGE',0,171130.02,0),
('6-6020-00','INTEREST - SUBORD NOTE',0,13500.00,0),
('6-6110-00','DEPRECIATION',0,158348.00,0),
('6-6120-00','AMORTIZATION',0,18340.00,0),
('6-6210-00','(GAIN)/LOSS ON DISPOSALS',0,3230.00,1500.00)]),
]
flat=[x for s,l in S for x in l]
capsum=-round(sum(x[2] for x in flat if not isinstance(x[2],str)),2)
print('capital open',capsum)
c1=round(capsum*.02,2);c2=round(capsum*.58,2);c3=round(capsum-c1-c2,2)
CAP={'CAP1':c1,'CAP2':c2,'CAP3':c3}
# cash: receipts = tenant collections etc
DIST={'3-3120-00':52200.00,'3-3130-00':36000.00}
cashdr=round(807337.12+12480+488.16+15000+6800+50000.00,2)
out=[]
for s,l in S:
    for c,n,o,d,k in l:
        if isinstance(o,str):o=CAP[o]
        if d=='CASH': d=cashdr
        if d=='D': d=DIST[c]
        out.append([s,c,n,o,d,k])
cashcr=round(sum(x[4] for x in out)-sum(x[5] for x in out if x[5] is not None),2)
for x in out:
    if x[5] is None:x[5]=cashcr
print('cash',out[0], 'close',out[0][3]+out[0][4]-out[0][5])
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
rows=[]
for s,c,n,o,d,k in out:
    cl=round(o+d-k,2)
    rows.append({'_s':s,'account':c,'name':n,'open_dr':o if o>0 else None,'open_cr':-o if o<0 else None,'debit':d or None,'credit':k or None,'close_dr':cl if cl>0 else None,'close_cr':-cl if cl<0 else None})
DROP='5-5140-00'
pr=[r for r in rows if r['account']!=DROP]
totals=[];pdf=[]
for s,_ in S:
    rr=[r for r in rows if r['_s']==s]
    pdf.append(('H',s))
    pdf+=[('R',r) for r in rr if r['account']!=DROP]
    t={'label':f'** TOTAL {s}',**sm(rr,K)};totals.append(t);pdf.append(('T',t))
g={'label':'*** REPORT TOTALS',**sm(rows,K)};totals.append(g);pdf.append(('G',g))
assert g['open_dr']==g['open_cr'] and g['debit']==g['credit'] and g['close_dr']==g['close_cr'],g
W,H=1008,612
c=canvas.Canvas(os.path.join(DOC,FN),pagesize=(W,H),invariant=1)
X=[422,530,638,746,854,962];FS=9.4;LH=12.2
pg=0
def head():
    global pg,y
    pg+=1;c.setFont('Courier',FS)
    y=H-36
    c.drawString(40,y,'GLTB040');c.drawCentredString(W/2,y,'STONEBRAKE DEVELOPMENT LIMITED PARTNERSHIP');c.drawRightString(962,y,f'PAGE  {pg:>4}');y-=LH
    c.drawString(40,y,'RUN 01/19/26 14:22');c.drawCentredString(W/2,y,'GENERAL LEDGER TRIAL BALANCE');c.drawRightString(962,y,'USER  TFENN');y-=LH
    c.drawCentredString(W/2,y,'FISCAL PERIOD 01-2025 THRU 12-2025    ENTITY 040    ZERO ACCTS SUPPRESSED');y-=LH*1.7
    for a,b,t in ((0,1,'OPENING BALANCE'),(2,3,'PERIOD ACTIVITY'),(4,5,'CLOSING BALANCE')):
        m=(X[a]-90+X[b])/2;n=int((X[b]-X[a]+84)/5.65);c.drawCentredString(m,y,(' '+t+' ').center(n,'-'))
    y-=LH
    c.drawString(40,y,'ACCOUNT');c.drawString(108,y,'DESCRIPTION')
    for x,t in zip(X,['DEBIT','CREDIT']*3): c.drawRightString(x,y,t)
    y-=5;c.setDash(2,2);c.setLineWidth(.5);c.line(40,y,962,y);c.setDash();y-=LH
head();band=0
for k,d in pdf:
    if y<44+(LH*2 if k=='H' else 0): c.showPage();head();band=0
    c.setFont('Courier-Bold' if k!='R' else 'Courier',FS)
    if k=='H': y-=2;c.drawString(40,y,d);y-=LH;continue
    if k=='R':
        band+=1
        if band%4 in(1,2): c.setFillGray(.93);c.rect(36,y-3,930,LH,stroke=0,fill=1);c.setFillGray(0)
        c.drawString(40,y,d['account']);c.drawString(108,y,d['name'])
    else: 
        if k=='G': y-=4
        c.drawString(50,y,d['label'])
    for x,q in zip(X,K):
        if d.get(q) is not None: c.drawRightString(x,y,f'{d[q]:,.2f}')
    y-=LH*(1 if k=='R' else 1.5)
c.setFont('Courier',FS);c.drawString(40,y-4,'*** END OF REPORT ***')
c.save()
for r in pr:r.pop('_s')
save(FN,'TB','INDUSTRIAL','GL system listing, Courier on legal landscape, opening/activity/closing in debit-credit pairs','blank amounts, banding, section totals, three pages',K,pr,totals,
 {"what":"Account 5-5140-00 ROOF MAINTENANCE (debit 8,115.00, closing debit 8,115.00) is left off the listing though the OPERATING EXPENSES total and report totals include it","kind":"row_dropped"})
