# CPA working trial balance, motel + shops, whole dollars, signed columns
from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
FN='Brackwater Motor Court WTB 2025.pdf'
# sec, code, name, py, unadj, adj, ref
S=[
('ASSETS',[
('1000','Petty cash and cash drawers',800,800,0,''),
('1010','Harbor Point Savings - operating',48216,53907,-1264,'2'),
('1015','Harbor Point Savings - occupancy tax',11340,9872,0,''),
('1050','Replacement reserve (lender held)',36900,50244,0,''),
('1200','Guest ledger / city ledger',5122,4388,-615,'5'),
('1210','Tenant rents receivable',2750,8400,0,''),
('1290','Allowance for doubtful accounts',None,None,-2800,'5'),
('1400','Prepaid insurance',14208,0,15366,'3'),
('1410','Linen and supplies inventory',6100,6100,475,'6'),
('1500','Land',410000,410000,0,''),
('1510','Motel building and improvements',1863450,1863450,0,''),
('1520','Shops building',742800,742800,18650,'4'),
('1530','Furniture, fixtures & equipment',318244,351902,0,''),
('1540','Sign and paving',57310,57310,0,''),
('1600','Accumulated depreciation',-1094722,-1094722,-118304,'1'),
('1700','Loan costs, net of amortization',17625,17625,-2350,'1'),
]),
('LIABILITIES',[
('2000','Accounts payable - trade',-19487,-12251,-7906,'2,7'),
('2100','Accrued wages and payroll taxes',-8840,-8840,1122,'7'),
('2150','Rooms and sales tax payable',-10977,-9872,0,''),
('2200','Accrued real estate taxes',-31200,-31200,-2650,'8'),
('2250','Accrued interest',-6918,-6918,204,'8'),
('2300','Advance room deposits',-4415,-5230,0,''),
('2310','Shop tenants - security deposits',-9600,-11100,0,''),
('2500','Note payable - first mortgage',-1486302,-1428677,0,''),
('2510','Note payable - van and laundry equip.',-22948,-14106,0,''),
('2600','Due to R. Delacourt-Webb',-40000,-40000,0,''),
]),
("MEMBERS' EQUITY",[
('3000',"Members' capital",'PYPLUG','ROLL',0,''),
('3100','Draws - R. Delacourt-Webb',45000,'DRAW',0,''),
('3110','Draws - S. Delacourt-Webb',45000,30000,0,''),
]),
('REVENUE - MOTEL',[
('4000','Room revenue - transient',-751415,-779966,0,''),
('4010','Room revenue - weekly',-98230,-124518,0,''),
('4050','Pet and extra person fees',-7315,-8140,0,''),
('4060','Vending and guest laundry',-9948,-9206,0,''),
('4090','Refunds and allowances',6208,5511,0,''),
]),
('REVENUE - SHOPS',[
('4500','Shop rents - base',-112800,-118650,0,''),
('4510','Shop rents - CAM and tax reimbursements',-27425,-28904,0,''),
('4590','Late charges',-300,-525,0,''),
]),
('OPERATING EXPENSES',[
('5000','Front desk wages',142311,151066,-1122,'7'),
('5010','Housekeeping wages',131780,139452,0,''),
('5020','Maintenance wages',44200,46115,0,''),
('5050','Payroll taxes and workers comp',31064,33280,0,''),
('5100','Guest supplies and linen',27633,29418,-475,'6'),
('5120','Breakfast and coffee service',14209,15377,0,''),
('5150','Reservation and card fees',38814,41209,1264,'2'),
('5200','Electric and gas',61908,64733,3118,'7'),
('5210','Water, sewer and refuse',33416,35802,0,''),
('5220','Telephone, cable, internet',13320,13488,0,''),
('5300','Repairs and maintenance - motel',47115,39874,4788,'7'),
('5310','Repairs and maintenance - shops',8340,26990,-18650,'4'),
('5320','Snow, lawn and parking lot',9905,11260,0,''),
('5400','Insurance',28416,45987,-15366,'3'),
('5410','Real estate taxes',62400,63750,2650,'8'),
('5420','Licenses and permits',2185,2240,0,''),
('5500','Advertising and billboards',18640,17925,0,''),
('5510','Accounting and legal',13250,12600,0,''),
('5520','Bad debts',412,0,3415,'5'),
('5590','Office and miscellaneous',7733,8219,0,''),
]),
('OTHER (INCOME) AND EXPENSE',[
('6000','Interest expense - mortgage',84390,81266,-204,'8'),
('6010','Interest expense - equipment',1544,987,0,''),
('6100','Depreciation',114870,0,118304,'1'),
('6110','Amortization of loan costs',2350,0,2350,'1'),
('6200','Interest income',-318,-402,0,''),
('6300','(Gain) loss on sale of van',-2150,None,0,''),
]),
]
flat=[list(x) for s,l in S for x in l]
ni=lambda i:sum(x[i] for x in flat if x[0]>='4' and isinstance(x[i],int))
num=lambda i:sum(x[i] for x in flat if isinstance(x[i],int))
pyplug=-num(2)
pycap=pyplug+90000+ni(2)
cur=num(3)+pycap
draw=-cur
print('pyplug',pyplug,'roll',pycap,'draw',draw,'adj',sum(x[4] for x in flat))
assert sum(x[4] for x in flat)==0 
K=["other:Final 12/31/2024","other:Unadjusted 12/31/2025","other:Adjustments","ending"]
rows=[];totals=[];lines=[]
for sec,l in S:
    lines.append(('H',sec)); rr=[]
    for c,n,py,u,a,ref in l:
        if py=='PYPLUG': py=pyplug
        if u=='ROLL': u=pycap
        if u=='DRAW': u=draw
        e=(u or 0)+a
        if u is None and a==0: e=None
        r={'account':c,'name':n,K[0]:py,K[1]:u,K[2]:a if a else None,'ending':e}
        rr.append(r);lines.append(('R',r,ref))
    rows+=rr
    t={'label':'Total '+sec.title().replace("'S","'s").replace('And','and'),**sm(rr,K)}
    totals.append(t);lines.append(('T',t))
pl=[r for r in rows if r['account']>='4']
t={'label':'Net (income) loss',**sm(pl,K)};totals.append(t);lines.append(('T2',t))
t={'label':'Trial balance check',**{k:int(sm(rows,K)[k]) for k in K}};totals.append(t);lines.append(('T2',t))
assert all(t[k]==0 for k in K),t
def f(v,dash=True):
    if v is None: return '-'
    return f'({-v:,.0f})' if v<0 else f'{v:,.0f}'
c=canvas.Canvas(os.path.join(DOC,FN),pagesize=letter,invariant=1)
W,H=letter
X=[300,376,446,524]; REF=456; WP=540
pg=0
def head():
    global pg,y
    pg+=1
    c.setFont('Times-Bold',12);c.drawString(46,H-44,'Brackwater Motor Court & Shops, LLC')
    c.setFont('Times-Roman',10);c.drawString(46,H-57,'Working Trial Balance');c.drawString(46,H-69,'Year ended December 31, 2025  (tax basis)')
    c.setLineWidth(.5);c.rect(W-176,H-76,130,40)
    c.setFont('Times-Italic',8);c.drawString(W-172,H-46,'Prepared by:  JLM   2/11/26');c.drawString(W-172,H-58,'Reviewed by:  T. Osgood   2/19/26');c.drawString(W-172,H-70,f'W/P  TB-{pg}')
    y=H-96
def cols():
    global y
    c.setFont('Times-Bold',8.5)
    for x,a,b in zip(X,['Final','Unadjusted','',''],['12/31/2024','12/31/2025','Adjustments','Adjusted']):
        c.drawRightString(x,y,a);c.drawRightString(x,y-10,b)
    c.drawRightString(X[3],y,'')
    c.drawString(46,y-10,'Acct');c.drawString(78,y-10,'Description');c.drawCentredString(REF+8,y-10,'AJE');c.drawString(WP,y-10,'Tick')
    c.setLineWidth(.8);c.line(46,y-14,W-40,y-14);y-=26
def foot():
    c.setFont('Times-Italic',7.5);c.drawCentredString(W/2,30,'Tidewell, Osgood & Marsh, Certified Public Accountants  -  See accountants\' compilation report')
    c.showPage()
head();cols()
tick={'1010':'b','1050':'c','1500':'p','1510':'p','2500':'c','2510':'c','4000':'s','4010':'s','5410':'v','5400':'v'}
for ln in lines:
    need=13 if ln[0]!='H' else 52
    if y-need<52: foot();head();cols()
    if ln[0]=='H':
        y-=3;c.setFont('Times-Bold',9);c.drawString(46,y,ln[1]);y-=12;continue
    d=ln[1]
    if ln[0]=='R':
        c.setFont('Times-Roman',9);c.drawString(46,y,d['account']);c.drawString(78,y,d['name'])
        if ln[2]: c.drawCentredString(REF+8,y,ln[2])
        if d['account'] in tick: c.setFont('Times-Italic',8);c.drawString(WP+6,y,tick[d['account']])
        c.setFont('Times-Roman',9)
        for x,k in zip(X,K):
            if k=='other:Adjustments' and d[k] is None: continue
            v=d[k];c.drawRightString(x+(3 if v is not None and v<0 else 0),y,f(v))
        y-=11.6
    else:
        c.setFont('Times-Bold',9)
        for x in X: c.setLineWidth(.4);c.line(x-52,y+8.5,x+3,y+8.5)
        c.drawString(78,y,d['label'])
        for x,k in zip(X,K):
            v=d.get(k)
            if v is None: continue
            c.drawRightString(x+(3 if v<0 else 0),y,f(v))
            if ln[0]=='T2': c.line(x-52,y-2.5,x+3,y-2.5);c.line(x-52,y-4,x+3,y-4)
        y-=15 if ln[0]=='T' else 20
foot()
# AJE page
head();c.setFont('Times-Bold',10);c.drawString(46,y,'Adjusting journal entries');y-=16
c.setFont('Times-Bold',8.5);c.drawString(46,y,'No.');c.drawString(78,y,'Account');c.drawRightString(430,y,'Debit');c.drawRightString(510,y,'Credit');c.line(46,y-4,W-46,y-4);y-=16
A=[('1','To record depreciation and amortization',[('Depreciation',118304),('Amortization of loan costs',2350),('Accumulated depreciation',-118304),('Loan costs, net of amortization',-2350)]),
('2','Card processor fees netted by bank in December',[('Reservation and card fees',1264),('Harbor Point Savings - operating',-1264)]),
('3','To set up prepaid insurance (renewal 5/1)',[('Prepaid insurance',15366),('Insurance',-15366)]),
('4','Capitalize roof section over shops',[('Shops building',18650),('Repairs and maintenance - shops',-18650)]),
('5','Write off old guest accounts; reserve Unit C rent',[('Bad debts',3415),('Guest ledger / city ledger',-615),('Allowance for doubtful accounts',-2800)]),
('6','Adjust linen to count',[('Linen and supplies inventory',475),('Guest supplies and linen',-475)]),
('7','Unrecorded December bills; true up wage accrual',[('Electric and gas',3118),('Repairs and maintenance - motel',4788),('Accrued wages and payroll taxes',1122),('Accounts payable - trade',-7906),('Front desk wages',-1122)]),
('8','Adjust tax and interest accruals',[('Real estate taxes',2650),('Accrued interest',204),('Accrued real estate taxes',-2650),('Interest expense - mortgage',-204)])]
for n,why,es in A:
    assert sum(e[1] for e in es)==0
    c.setFont('Times-Roman',9)
    for i,(a,v) in enumerate(es):
        if i==0:c.drawString(46,y,n)
        c.drawString(78 if v>0 else 96,y,a);c.drawRightString(430 if v>0 else 510,y,f'{abs(v):,.0f}');y-=11
    c.setFont('Times-Italic',8.5);c.drawString(78,y,why);y-=18
c.setFont('Times-Italic',8);c.drawString(46,y-6,'Ticks:  b bank reconciliation   c confirmed   p prior year workpapers   s agreed to PMS year-end summary   v vouched')
foot();c.save()
adjck={}
for n,w,es in A:
    for a,v in es: adjck[a]=adjck.get(a,0)+v
for r in rows: assert adjck.get(r['name'],0)==(r[K[2]] or 0),r
save(FN,'TB','HOSPITALITY','CPA working trial balance, signed whole dollars, prior/unadjusted/adjustments/adjusted, AJE page','AJE reference between amount columns; journal entries page after table; dashes',K,rows,totals)
