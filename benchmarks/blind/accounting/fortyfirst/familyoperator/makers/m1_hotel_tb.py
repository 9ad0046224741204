# flagged hotel, departmental trial balance off the hotel accounting package
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
R=random.Random(4101); STEM='BRFRD_TB_P09'
A=lambda lo,hi:R.randint(lo*100,hi*100)
secs=[
("BALANCE SHEET",[("1010-000","Cash - Operating (Catoctin Bk)",'cash'),("1020-000","Cash - Payroll ZBA",(0,0)),("1050-000","House Banks",(350000,0)),("1110-000","Guest Ledger",(2814455,'b')),("1120-000","City Ledger",(6102018,'b')),("1130-000","Credit Cards in Transit",(3340790,'b')),("1190-000","Allowance for Doubtful Accts",(-450000,-12500)),("1210-000","Inventory - Food",(718244,'b')),("1220-000","Inventory - Beverage",(402615,'b')),("1310-000","Prepaid Insurance",(4187500,-465278)),("1320-000","Prepaid Franchise Dues",(0,0)),("1510-000","Land",(118000000,0)),("1520-000","Building",(687550000,0)),("1530-000","FF&E",(141820377,1244900)),("1590-000","Accumulated Depreciation",(-301774820,-2218750)),("1610-000","FF&E Reserve Escrow",(22845091,'b')),("2010-000","Accounts Payable - Trade",(-9133871,'c')),("2050-000","Accrued Payroll",(-3711820,'c')),("2060-000","Accrued PTO",(-1822045,-33110)),("2110-000","Sales Tax Payable - MD",(-2218904,'c')),("2120-000","Occupancy Tax Payable - County",(-1677713,'c')),("2200-000","Advance Deposits",(-1490000,'c')),("2310-000","Franchise Fees Payable",(-4011266,'c')),("2510-000","Mortgage Note - Monocacy Svgs",(-389441206,1120944)),("3010-000","Members' Capital",'plug'),("3050-000","Distributions",(18000000,2000000))]),
("ROOMS",[("4010-010","Transient Revenue",(-241882016,-28844100)),("4020-010","Group Revenue",(-61177940,-9033250)),("4030-010","Contract Revenue",(-18040000,-2005000)),("4080-010","No-Show Revenue",(-488112,-61020)),("4090-010","Rooms Allowances",(1120455,98714)),("5010-010","Wages - Front Desk",(22914077,2611844)),("5020-010","Wages - Housekeeping",(31880212,3650990)),("5210-010","Travel Agent Commissions",(9011830,1088761)),("5230-010","Guest Supplies",(5188022,602114)),("5240-010","Linen",(2240818,188000)),("5260-010","Breakfast - Complimentary",(11874990,1320440)),("5290-010","Laundry Allocation",(0,0))]),
("FOOD & BEVERAGE",[("4110-020","Food Revenue - Banquet",(-8830144,-1422850)),("4120-020","Beverage Revenue - Lounge",(-5277308,-588115)),("4150-020","Room Rental",(-2760000,-415000)),("5110-020","Cost of Food",(2790018,433011)),("5120-020","Cost of Beverage",(1211774,140092)),("5030-020","Wages - F&B",(6640311,744018)),("5310-020","Banquet Supplies",(419966,38120))]),
("OTHER OPERATED / MISC",[("4210-030","Guest Laundry",(-318844,-30615)),("4220-030","Market Pantry",(-2901770,-344408)),("5130-030","Cost of Pantry Goods",(1577002,181290)),("4290-030","Vending Commission",(-91200,0)),("4295-030","Pet Fees",(-1425000,-150000))]),
("ADMINISTRATIVE & GENERAL",[("6010-110","Salaries - Management",(15600000,1733333)),("6020-110","Credit Card Commissions",(8744019,1010888)),("6030-110","Accounting & Audit",(1350000,150000)),("6040-110","Dues & Subscriptions",(288450,0)),("6050-110","Cash Over/Short",(-1844,312)),("6060-110","Bad Debt",(112500,12500))]),
("SALES & MARKETING",[("6110-120","Salaries - Sales",(6300000,700000)),("6150-120","Franchise Royalty",(16071740,1991118)),("6160-120","Loyalty Program",(10288415,1240077)),("6170-120","Local Advertising",(744210,61500))]),
("PROPERTY OPERATIONS & UTILITIES",[("6210-130","Wages - Engineering",(7211008,811350)),("6220-130","HVAC Repair",(2170044,0)),("6230-130","Elevator Contract",(567000,63000)),("6240-130","Pool",(1180311,214400)),("6310-140","Electricity",(12208871,1688144)),("6320-140","Gas",(3911820,188415)),("6330-140","Water & Sewer",(4410290,511900))]),
("FIXED & NON-OPERATING",[("7010-150","Real Estate Tax",(9188000,1148500)),("7020-150","Insurance - Property",(3722222,465278)),("7110-150","Mortgage Interest",(15120844,1633801)),("7210-150","Depreciation",(17750000,2218750)),("7310-150","Management Fee",(10004000,1266071))]),
]
rows=[]
for s,ac in secs:
    for code,name,v in ac:
        if v in('cash','plug'): rows.append([s,code,name,v,0,0,0]);continue
        b,m=v
        if m=='b': dr=A(20000,180000);cr=dr+A(-9000,9000)
        elif m=='c': cr=A(9000,70000);dr=cr+A(-6000,6000)
        elif m>0: dr=m;cr=0 if R.random()<.75 else R.randint(500,60000);dr+=cr
        elif m<0: cr=-m;dr=0 if R.random()<.6 else R.randint(500,90000);cr+=dr
        else: dr=cr=0
        rows.append([s,code,name,b,dr,cr,b+dr-cr])
cash=[r for r in rows if r[3]=='cash'][0];cap=[r for r in rows if r[3]=='plug'][0]
cash[3]=31877204;cap[3]=0
cap[3]=-sum(r[3] for r in rows);cap[6]=cap[3]
D=sum(r[4] for r in rows);C=sum(r[5] for r in rows)
cash[4]=61220418
cash[5]=D+cash[4]-C
cash[6]=cash[3]+cash[4]-cash[5]
assert sum(r[3] for r in rows)==0 and sum(r[6] for r in rows)==0
assert sum(r[4] for r in rows)==sum(r[5] for r in rows)
print(cash,cap)
def f(c):
    s=f"{abs(c)/100:,.2f}"
    if s.startswith('0.'): s=s[1:]
    return s+('-' if c<0 else ' ')
W,H=letter
c=canvas.Canvas(f'{DOC}/{STEM}.pdf',pagesize=letter,invariant=1)
XR=[325,405,485,572]
pg=[0]
def head(sec=None):
    pg[0]+=1
    c.setFont('Helvetica',7);c.drawString(36,H-34,'InnLedger 6.2   GL420-TB');c.drawRightString(576,H-34,f'Page {pg[0]} of 2' if False else f'Page {pg[0]}')
    c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-36,'Brantwell Inn & Suites - Frederick')
    c.setFont('Helvetica',8);c.drawCentredString(W/2,H-47,'Millrace Hospitality LLC   (entity 34)')
    c.drawCentredString(W/2,H-58,'Trial Balance by Department, Period 09 / 2026')
    c.setFont('Helvetica',7);c.drawString(36,H-46,'10/07/2026 08:14');c.drawString(36,H-57,'User DLKERR')
    y=H-78;c.setFont('Helvetica-Bold',7.5)
    c.drawString(36,y-9,'GL Number');c.drawString(92,y-9,'Description')
    for x,(a,b) in zip(XR,[('Balance','Forward'),('Period','Debits'),('Period','Credits'),('Ending','Balance')]):
        c.drawRightString(x,y,a);c.drawRightString(x,y-9,b)
    c.line(36,y-13,576,y-13);return y-25
y=head();T=[]
def sums(rs): return [sum(r[i] for r in rs) for i in (3,4,5,6)]
def line(v,y,font='Helvetica'):
    c.setFont(font,7.5)
    for x,n in zip(XR,v):c.drawRightString(x+(0 if n<0 else 0),y,f(n).rstrip() if n<0 else f(n).rstrip()+'')
for s,_ in secs:
    rs=[r for r in rows if r[0]==s]
    if y<90: c.showPage();y=head()
    c.setFont('Helvetica-Bold',8);c.drawString(36,y,s);y-=12
    for r in rs:
        if y<60:
            c.showPage();y=head();c.setFont('Helvetica-BoldOblique',7.5);c.drawString(36,y,s+' (continued)');y-=12
        c.setFont('Helvetica',7.5);c.drawString(36,y,r[1]);c.drawString(92,y,r[2]);line(r[3:],y);y-=10.6
    v=sums(rs);c.setLineWidth(.4)
    for x in XR:c.line(x-66,y+7.5,x,y+7.5)
    c.setFont('Helvetica-Oblique',7.5);lab='Dept total  '+s;c.drawString(92,y-2,lab);line(v,y-2,'Helvetica-Oblique');y-=19
    T.append((' '.join(lab.split()),v))
v=sums(rows);c.setFont('Helvetica-Bold',8);c.drawString(92,y-4,'Report total');line(v,y-4,'Helvetica-Bold')
for x in XR:c.line(x-66,y-7,x,y-7);c.line(x-66,y-9,x,y-9)
T.append(('Report total',v))
c.setFont('Helvetica',6.5);c.drawString(36,y-30,'** Entity in balance **    65 posting accounts; zero balances included' .replace('65',str(len(rows))))
c.save()
K=['beginning','debit','credit','ending']
save(STEM,'TB',K,[dict(account=r[1],name=r[2],**dict(zip(K,map(d,r[3:])))) for r in rows],[dict(label=l,**dict(zip(K,map(d,v)))) for l,v in T])
