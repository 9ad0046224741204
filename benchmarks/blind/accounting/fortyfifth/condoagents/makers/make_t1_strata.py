# Queensland body corporate, trial balance with fund columns and prior year, A4 portrait
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from common import *
R=random.Random(45505); STEM='CTS41877_TB_FY26'
keys=['other:Administrative Fund','other:Sinking Fund','ending','other:Total 30/06/2025']
# (code,name,admin,sink,prior) cents, credits negative
inc=[('4100','Levies Due - Administrative',-28640000,None,-27125000),('4110','Levies Due - Sinking',None,-11250000,-10800000),('4150','Discount Allowed',1388250,542110,1790125),('4200','Interest on Arrears',-118437,-20561,-97412),('4210','Bank Interest Received',-84211,-903318,-1022740),('4300','Status Certificate Fees',-96300,None,-71250),('4320','Key & Remote Sales',-42000,None,-65500),('4390','Insurance Claim - Storm Feb-26',-1245000,None,None)]
exp=[('5010','Administration - Agent Disbursements',1148200,None,1092150),('5020','Administration - Management Fee',1872000,None,1798500),('5035','Audit Fee',132000,None,126500),('5040','Bank Charges',18815,4420,21730),('5100','Building Manager Remuneration',9864000,None,9577000),('5120','Cleaning - Common Areas',418600,None,396220),('5130','Electricity',1534187,None,1611904),('5140','Fire Protection Services',622450,None,588310),('5150','Gardens & Grounds',None,None,None),('5160','Insurance Premium',6718840,None,6114275),('5165','Insurance Excess',250000,None,None),('5180','Legal - Debt Recovery',327690,None,189400),('5185','Legal - Recovered from Owners',-281930,None,-150250),('5200','Lift Maintenance',741200,None,718800),('5220','Pest Control',154000,None,147500),('5240','Pool Maintenance',388745,None,402110),('5260','Repairs - General',1177316,None,998241),('5270','Repairs - Plumbing',402885,None,517390),('5290','Water & Sewerage',1096630,None,1042118),('6020','SF - Balustrade Replacement',None,4387500,None),('6030','SF - Painting',None,None,6215000),('6045','SF - Pump & Pool Plant',None,842160,311850),('6060','SF - Income Tax',None,218940,204700)]
exp=[e if e[0]!='5150' else ('5150','Gardens & Grounds',867240,None,842000) for e in exp]
ast=[('1010','Macquarie Bank - Admin 3021-88',3284417,None,2716640),('1020','Macquarie Bank - Sinking 3021-96',None,8416220,6890177),('1030','Term Deposit 4.35% mat. 14/10/26',None,15000000,15000000),('1100','Levies in Arrears',1172530,460215,1504812),('1105','Secondary Debtors - Interest',61844,11037,54420),('1150','Prepaid Insurance',2239600,None,2038090),('1180','GST Clearing',None,None,None)]
ast=[a if a[0]!='1180' else ('1180','Electricity Bond',150000,None,150000) for a in ast]
lia=[('2010','Creditors',-1432208,-187000,-1290545),('2020','Accrued Expenses',-388000,None,-402500),('2050','Levies in Advance',-2614780,-1011430,-2988114),('2080','GST Payable',-406113,None,-372618),('2090','Income Tax Provision',None,-118940,-104700),('2100','Inter-fund Loan',-500000,500000,0)]
def tot(L,i): return sum(x[i] or 0 for x in L)
pre=inc+exp+ast+lia
pl=[-tot(pre,2),-tot(pre,3),-tot(pre,4)]
eq=[('3010','Opening Owners Equity',pl[0],pl[1],pl[2])]
assert all(p<0 for p in pl),pl
secs=[('INCOME',inc),('EXPENDITURE',exp),('ASSETS',ast),('LIABILITIES',lia),("OWNERS' FUNDS",eq)]
W,H=A4;c=canvas.Canvas(d(STEM,'pdf'),pagesize=A4);X=[332,408,474,550];pg=0;rows=[];tots=[]
def txt(x,y,a): 
    s=fm(a,'()');c.drawRightString(x+(2.6 if a<0 else 0),y,s)
def head():
    global pg
    pg+=1;c.setFont('Helvetica-Bold',14);c.drawCentredString(W/2,H-46,'Trial Balance');c.setFont('Helvetica',10)
    c.drawCentredString(W/2,H-61,'Body Corporate for Jacaranda Terraces  CTS 41877');c.setFont('Helvetica',8.5)
    c.drawCentredString(W/2,H-74,'9 Poinciana Parade, Kedron QLD 4031    ABN 61 884 220 317    For the financial year to 30/06/2026')
    c.setFont('Helvetica-Bold',8);c.drawCentredString(378,H-94,'Balance at 30/06/2026');c.setLineWidth(.5);c.line(272,H-97,476,H-97)
    c.drawString(44,H-118,'Account')
    for x,(a,b) in zip(X,[('Administrative','Fund'),('Sinking','Fund'),('','Total'),('Total','30/06/2025')]): c.drawRightString(x,H-108,a);c.drawRightString(x,H-118,b)
    c.line(40,H-122,W-40,H-122);return H-136
def foot(): c.setFont('Helvetica',7);c.drawString(44,30,'Northside Strata Services Pty Ltd   Ph 07 3350 0188');c.drawRightString(W-44,30,f'Page {pg}');c.drawCentredString(W/2,30,'(  ) denotes credit')
y=head()
Z=[0]*4
for sn,L in secs:
    if y<120: foot();c.showPage();y=head()
    c.setFont('Helvetica-Bold',8.5);c.drawString(44,y,sn);y-=13
    T=[0]*4
    for code,nm,a,s,p in L:
        if y<60: foot();c.showPage();y=head();c.setFont('Helvetica-Bold',8.5);c.drawString(44,y,sn+' (cont.)');y-=13
        v=[a,s,(a or 0)+(s or 0) if (a is not None or s is not None) else None,p]
        c.setFont('Helvetica',8.2);c.drawString(52,y,code);c.drawString(84,y,nm)
        for x,q in zip(X,v):
            if q is not None: txt(x,y,q)
        y-=12;T=[m+(n or 0) for m,n in zip(T,v)]
        rows.append(dict(account=code,name=nm,**{k:num(q) for k,q in zip(keys,v)}))
    c.setLineWidth(.3)
    for x in X: c.line(x-58,y+9,x,y+9)
    lab='Total '+sn.title().replace("'S","'s");c.setFont('Helvetica-Bold',8.2);c.drawString(84,y-1,lab)
    for x,q in zip(X,T): txt(x,y-1,q)
    tots.append(dict(label=lab,**{k:num(q) for k,q in zip(keys,T)}));Z=[m+n for m,n in zip(Z,T)];y-=22
for x in X: c.line(x-58,y+9,x,y+9);c.line(x-58,y-4,x,y-4);c.line(x-58,y-6,x,y-6)
c.setFont('Helvetica-Bold',8.2);c.drawString(84,y,'Trial Balance Total')
for x,q in zip(X,Z): txt(x,y,q)
assert Z==[0]*4,Z
tots.append(dict(label='Trial Balance Total',**{k:num(q) for k,q in zip(keys,Z)}))
foot();c.save();write(STEM,'TB',keys,rows,tots)
