# SAP list, hotel opco UK, monospaced PDF, trailing minus
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from common import *
R=random.Random(8202)
F='AQH_GB20_SuSa_P08.pdf'
def m(a,b): return R.randint(a*100,b*100)
G=[] # (title, [(acct,name,open,dr,cr)])
def grp(t,items): G.append([t,items])
def bs(c,n,o,mv): # sign o
    return [c,n,o,m(*mv) if mv else 0,m(*mv) if mv else 0]
grp('FIXED ASSETS',[
 [10010000,'Freehold land',m(9000000,9500000),0,0],[10020000,'Hotel buildings',m(31000000,34000000),0,0],
 [10021000,'Building fabric improv.',m(2100000,2600000),m(20000,90000),0],[10030000,'Plant & machinery',m(3300000,3900000),m(3000,40000),0],
 [10040000,'Fixtures fittings & equip',m(4400000,5100000),m(8000,60000),0],[10050000,'Computer hardware',m(300000,480000),m(1000,9000),0],
 [10060000,'Assets under constr.',m(120000,400000),m(40000,160000),m(20000,60000)],
 [10120000,'Acc depn buildings',-m(4800000,5400000),0,m(52000,61000)],[10121000,'Acc depn fabric',-m(600000,800000),0,m(9000,14000)],
 [10130000,'Acc depn plant & mach',-m(1400000,1800000),0,m(21000,29000)],[10140000,'Acc depn FF&E',-m(2400000,2900000),0,m(33000,46000)],
 [10150000,'Acc depn computers',-m(180000,260000),0,m(4000,7000)]])
grp('STOCKS AND DEBTORS',[bs(c,n,o,mv) for c,n,o,mv in [
 (13010000,'Stock - food',m(18000,31000),(60000,90000)),(13020000,'Stock - wine & spirits',m(28000,51000),(30000,52000)),
 (13030000,'Stock - beers & minerals',m(9000,16000),(15000,24000)),(13040000,'Stock - linen & sundry',m(40000,60000),(2000,6000)),
 (14010000,'Guest ledger',m(90000,160000),(900000,1100000)),(14020000,'City ledger',m(210000,330000),(300000,480000)),
 (14030000,'Credit card debtors',m(60000,110000),(700000,900000)),(14040000,'Event deposits receivable',m(8000,25000),(9000,30000)),
 (14090000,'Provision doubtful debts',-m(9000,21000),None),(14500000,'Prepayments - rates',m(80000,120000),(21000,40000)),
 (14510000,'Prepayments - insurance',m(30000,60000),(5000,9000)),(14520000,'Prepayments - other',m(20000,44000),(6000,15000)),
 (14800000,'Interco AQ Propco 11',m(1200000,1900000),(10000,80000)),(14810000,'Interco AQ Topco',-m(400000,900000),(10000,50000))]])
grp('CASH AND BANK',[bs(c,n,o,mv) for c,n,o,mv in [
 (11010000,'Bank current a/c 4471',m(700000,1300000),(1500000,1900000)),(11020000,'Bank payroll a/c 4489',m(20000,60000),(380000,430000)),
 (11030000,'FF&E reserve a/c',m(900000,1400000),(30000,60000)),(11040000,'House floats',m(9000,12000),None),(11050000,'Cash in transit',m(4000,15000),(20000,60000))]])
grp('CREDITORS',[bs(c,n,-o,mv) for c,n,o,mv in [
 (21010000,'Trade creditors',m(480000,720000),(410000,600000)),(21020000,'GR/IR clearing',m(20000,90000),(200000,300000)),
 (21100000,'Advance deposits - rooms',m(160000,290000),(90000,150000)),(21110000,'Advance dep - weddings',m(210000,380000),(30000,80000)),
 (21120000,'Gift vouchers outstanding',m(50000,90000),(6000,16000)),(21200000,'Output VAT',m(190000,260000),(160000,230000)),
 (21210000,'Input VAT',-m(80000,130000),(70000,110000)),(21300000,'PAYE and NI',m(70000,100000),(70000,100000)),
 (21310000,'Pension contributions',m(12000,20000),(12000,20000)),(21320000,'Net wages control',0,(260000,310000)),
 (21330000,'Tronc control',m(9000,30000),(20000,38000)),(21400000,'Accruals - utilities',m(60000,110000),(50000,90000)),
 (21410000,'Accruals - mgmt fees',m(40000,80000),(30000,60000)),(21420000,'Accruals - other',m(80000,160000),(40000,90000)),
 (21430000,'Holiday pay accrual',m(30000,52000),(2000,9000)),(21500000,'Corporation tax',m(90000,200000),None),
 (23010000,'Senior loan - facility A',m(24000000,26000000),None),(23020000,'Capex facility B',m(1800000,2600000),(20000,60000)),
 (23090000,'Unamortised loan costs',-m(200000,330000),(4000,8000)),(24010000,'Deferred tax',m(700000,1200000),None)]])
grp('CAPITAL AND RESERVES',[[30010000,'Share capital',-1000000,0,0],[30020000,'Share premium',-1250000000,0,0],[30090000,'Profit & loss b/fwd',None,0,0]])
def pl(rowsx,sign,growth=7):
    out=[]
    for c,n,lo,hi in rowsx:
        mo=m(lo,hi); o=sign*int(mo*R.uniform(6.4,7.5)); corr=m(0,max(1,lo//60)) if R.random()<.55 else 0
        out.append([c,n,o,mo if sign>0 else corr,corr if sign>0 else mo])
    return out
grp('ROOMS REVENUE',pl([(40010000,'Rooms - transient bar',310000,390000),(40020000,'Rooms - corporate neg',120000,190000),(40030000,'Rooms - OTA',150000,240000),(40040000,'Rooms - leisure group',40000,70000),(40050000,'Rooms - conference',60000,110000),(40060000,'Rooms - crew',20000,32000),(40070000,'No show & cancellation',4000,11000)],-1)
 +[[40090000,'Rooms allowances',m(9000,20000),m(900,3900),0]])
grp('FOOD & BEVERAGE REVENUE',pl([(41010000,'Restaurant food',90000,130000),(41020000,'Restaurant beverage',34000,51000),(41030000,'Lounge bar food',18000,29000),(41040000,'Lounge bar beverage',33000,49000),(41050000,'Room service food',6000,12000),(41060000,'C&B food',60000,95000),(41070000,'C&B beverage',28000,41000),(41080000,'C&B room hire',22000,46000),(41090000,'Wedding packages',30000,80000)],-1))
grp('OTHER OPERATED REVENUE',pl([(42010000,'Spa treatments',19000,33000),(42020000,'Spa retail',2000,6000),(42030000,'Leisure club membership',24000,36000),(42040000,'Car park',9000,17000),(42050000,'Guest laundry',600,1900),(42060000,'EV charging',500,2100),(42070000,'Rents receivable - kiosk',2500,2500),(42080000,'Commission received',300,1500)],-1))
grp('ROOMS EXPENSES',pl([(50010000,'Wages - front office',31000,42000),(50011000,'Wages - housekeeping',44000,61000),(50012000,'Wages - reservations',12000,17000),(50015000,'Employer NI - rooms',8000,12000),(50016000,'Pension - rooms',2500,4100),(50020000,'Agency housekeeping',9000,24000),(50030000,'OTA commission',29000,46000),(50031000,'Travel agent commission',9000,17000),(50040000,'Linen & laundry',17000,26000),(50050000,'Guest supplies',9000,15000),(50060000,'Cleaning materials',2500,5200),(50070000,'Reservation system fees',6000,9000),(50080000,'In-room entertainment',1800,2600)],1))
grp('FOOD & BEVERAGE EXPENSES',pl([(51010000,'Cost of food',56000,78000),(51020000,'Cost of beverage',24000,34000),(51030000,'Wages - kitchen',47000,62000),(51031000,'Wages - restaurant & bar',39000,54000),(51032000,'Wages - C&B',19000,31000),(51035000,'Employer NI - F&B',10000,14000),(51036000,'Pension - F&B',2800,4300),(51040000,'Agency & casual F&B',8000,21000),(51050000,'Kitchen fuel',2000,3900),(51060000,'Glass china & silver',900,3100),(51070000,'Menus & printing',200,900),(51080000,'Music & entertainment',1500,4000),(51090000,'Licences - F&B',400,1100)],1))
grp('SPA AND OTHER EXPENSES',pl([(52010000,'Wages - spa',14000,21000),(52020000,'Spa products',2500,5100),(52030000,'Pool chemicals',700,1600),(52040000,'Car park operating',900,2100)],1))
grp('UNDISTRIBUTED EXPENSES',pl([(60010000,'Wages - admin & general',29000,41000),(60015000,'Employer NI - A&G',3500,5200),(60020000,'Credit card commission',14000,21000),(60030000,'Accounting shared service',8500,8500),(60040000,'Legal & professional',1500,9000),(60050000,'Audit fee accrual',3100,3100),(60060000,'Staff recruitment',500,3900),(60070000,'Staff meals',4800,7000),(60080000,'Telephone & data',2600,3900),(60090000,'IT licences & support',9000,13000),(60100000,'Bad debts',100,1400),(61010000,'Wages - sales & mktg',15000,21000),(61020000,'Advertising & digital',7000,16000),(61030000,'Franchise & loyalty fees',41000,58000),(62010000,'Wages - maintenance',13000,18000),(62020000,'Repairs building',4000,14000),(62030000,'Repairs mechanical & elec',6000,15000),(62040000,'Lift maintenance',1300,1900),(62050000,'Grounds & gardens',1900,4300),(62060000,'Waste removal',2500,4000),(63010000,'Electricity',33000,52000),(63020000,'Gas',16000,29000),(63030000,'Water & sewerage',6000,9900)],1))
grp('FIXED CHARGES',pl([(70010000,'Business rates',41000,41000),(70020000,'Building insurance',7200,7200),(70030000,'Base management fee',31000,44000),(70040000,'Incentive mgmt fee',11000,23000),(70050000,'Equipment leases',2100,2600),(70060000,'Depreciation',121000,155000),(70070000,'Loan interest',118000,141000),(70080000,'Amortised loan costs',5200,5200),(70090000,'Bank charges',700,1500)],1))
allr=[x for g in G for x in g[1]]
# balance: opening plug in P&L b/fwd, movement plug in bank
pb=[x for x in allr if x[0]==30090000][0]; pb[2]=-sum(x[2] for x in allr if x[2] is not None)
bank=[x for x in allr if x[0]==11010000][0]
bank[3]+=max(0,sum(x[4]-x[3] for x in allr)); bank[4]+=max(0,sum(x[3]-x[4] for x in allr))
assert sum(x[3]-x[4] for x in allr)==0 and sum(x[2] for x in allr)==0
def s(c):
    t=f'{abs(c)/100:,.2f}'; return t+('-' if c<0 else ' ')
lines=[];rows=[];tots=[]
K=['beginning','debit','credit','ending']
def line(c,t,o,d_,cr,e): return f'{c:<5}{t[0]:<9}{t[1]:<28}{"GBP":<5}{s(o):>19}{s(d_):>18}{s(cr):>18}{s(e):>19}'
gr=[0]*4
for t,items in G:
    lines.append(('g','      '+t)); a=[0]*4
    for c,n,o,d_,cr in items:
        e=o+d_-cr; q=[o,d_,cr,e]; a=[i+j for i,j in zip(a,q)]
        lines.append(('r',line('GB20',(str(c),n),*q)))
        rows.append({'account':str(c),'name':n,**{k:z/100 for k,z in zip(K,q)}})
    lines.append(('s',line('*',('','Total '+t.title().replace('And','and')),*a))); 
    tots.append({'label':'Total '+t.title().replace('And','and'),**{k:z/100 for k,z in zip(K,a)}})
    gr=[i+j for i,j in zip(gr,a)]
    lines.append(('b',''))
lines.append(('t',line('**',('','Total company code GB20'),*gr)))
tots.append({'label':'Total company code GB20',**{k:z/100 for k,z in zip(K,gr)}})
W=121
c=canvas.Canvas(D+F,pagesize=landscape(A4)); H=A4[0]
y=0;pg=0
def head():
    global y,pg
    pg+=1; y=H-34
    def w(t,b=False):
        global y
        c.setFont('Courier-Bold' if b else 'Courier',8.5); c.drawString(44,y,t); y-=10.2
    w(f'{"Alder & Quay Hotels (UK) Ltd":<46}{"G/L Account Balances":<42}Time 07:42:16 Date 04.12.2025',True)
    w(f'{"Leeds":<46}{"Posting period 08 2025 (November)":<42}RFSSLD00/KHARWOOD Page {pg:>9}')
    w('-'*W)
    w(f'{"CoCd":<5}{"G/L acct":<9}{"Short text":<28}{"Crcy":<5}{"Opening balance":>18}{"Debit":>18}{"Credit":>18}{"Closing balance":>19}',True)
    w(f'{"":<47}{"01.11.2025":>18}{"in period":>18}{"in period":>18}{"30.11.2025":>19}',True)
    w('-'*W)
head()
for i,(k,t) in enumerate(lines):
    need=3 if k=='g' else 1
    if y<34+10.2*need: c.showPage(); head()
    if k=='s' or k=='t':
        c.setStrokeGray(.3); c.setLineWidth(.4); c.setFillColorRGB(1,.97,.72 if k=='s' else .5); c.rect(42,y-2.4,W*5.1+4,10,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Courier-Bold' if k in 'gst' else 'Courier',8.5); c.drawString(44,y,t); y-=10.2
c.save()
save(F,'TB','SAP G/L account balances list, hotel operating company UK, monospaced, trailing minus, starred group totals, several pages',True,K,rows,tots)
