# Dynamics-GP-style trial balance summary, senior living, US, ~150 accounts, PDF. Planted: one digit of a debit.
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(5601)
N='Larkmeadow_TB_Summary_0325.pdf'
BS=[('1010','Cash - Operating Acct'),('1015','Cash - Payroll Acct'),('1020','Cash - Resident Deposits'),('1030','Petty Cash'),
('1110','A/R - Private Pay Residents'),('1115','A/R - LTC Insurance'),('1120','A/R - Medicaid Waiver'),('1190','Allowance for Doubtful Accts'),
('1210','Prepaid Insurance'),('1220','Prepaid Other'),('1230','Escrow - RE Taxes'),('1240','Escrow - Replacement Reserve'),
('1510','Land'),('1520','Building & Improvements'),('1530','Furniture & Equipment'),('1540','Vehicles'),('1550','Construction in Progress'),
('1620','Accum Depr - Building'),('1630','Accum Depr - F&E'),('1640','Accum Depr - Vehicles'),('1710','Deferred Financing Costs, Net'),
('2010','Accounts Payable - Trade'),('2020','Accrued Expenses'),('2030','Accrued Payroll'),('2035','Accrued PTO'),('2040','Payroll Taxes Withheld'),
('2050','401(k) Withholding'),('2060','Accrued RE Taxes'),('2070','Accrued Interest'),('2110','Deferred Community Fees'),('2120','Resident Security Deposits'),
('2130','Prepaid Resident Rents'),('2140','Due to/from Mgmt Co'),('2510','Mortgage Payable - Sr Loan'),('3010','Member Capital'),('3020','Member Distributions'),('3900','Retained Earnings')]
bal={'1010':0,'1015':18204.33,'1020':61250.00,'1030':500,'1110':143118.27,'1115':38840.50,'1120':22716.94,'1190':-31500,'1210':48811.62,'1220':12940.18,
'1230':88214.40,'1240':156330.12,'1510':2150000,'1520':18744312.55,'1530':1284019.77,'1540':118450,'1550':64318.20,'1620':-3905065.20,'1630':-702114.36,'1640':-79180.04,'1710':214880.16,
'2010':-187422.91,'2020':-64210.05,'2030':-96418.77,'2035':-58120.40,'2040':-14233.18,'2050':-3918.66,'2060':-51166.66,'2070':-66904.17,'2110':-94750,'2120':-61250,'2130':-47118.00,'2140':-28640.22,
'2510':-14285114.08,'3010':-6500000,'3020':412500,'3900':0}
dep={'100':'IL','200':'AL','300':'MC','400':'Dining','450':'Hskpg','500':'Maint','550':'Life Enr','600':'Transp','700':'Mktg','800':'Admin','900':'Prop'}
# revenue: (main, dept, name, monthly)
PL=[]
for d,r in(('100',142500),('200',268400),('300',171900)):
    PL.append(('4010',d,f'Room & Board - {dep[d]}',-r))
for d,r in(('100',4800),('200',9200)): PL.append(('4020',d,f'Second Person Fees - {dep[d]}',-r))
for d,r in(('200',61250),('300',38800)): PL.append(('4030',d,f'Level of Care Fees - {dep[d]}',-r))
for d,r in(('100',6000),('200',9500),('300',4500)): PL.append(('4040',d,f'Community Fees - {dep[d]}',-r))
for d,r in(('200',18900),('300',9400)): PL.append(('4050',d,f'Medicaid Waiver Revenue - {dep[d]}',-r))
for d,r in(('200',3100),('300',2450)): PL.append(('4060',d,f'Respite Stays - {dep[d]}',-r))
PL+=[('4110','400','Guest Meals',-1850),('4120','100','Garage & Storage Rent',-2100),('4130','800','Beauty Shop Income',-1320),('4140','800','Misc Resident Charges',-940)]
for d,r in(('100',3200),('200',7400),('300',2900)): PL.append(('4810',d,f'Concessions - {dep[d]}',r))
PL.append(('4890','800','Bad Debt Expense',2500))
wage={'200':78400,'300':59100,'400':48900,'450':18800,'500':14100,'550':11700,'600':4200,'700':9800,'800':26900}
for d,w in wage.items():
    PL.append(('5010',d,f'Salaries & Wages - {dep[d]}',w))
for d in('200','300','400','450','500'): PL.append(('5020',d,f'Overtime - {dep[d]}',wage[d]*.045))
for d in wage: PL.append(('5030',d,f'PTO Expense - {dep[d]}',wage[d]*.038))
for d in wage: PL.append(('5110',d,f'Payroll Taxes - {dep[d]}',wage[d]*.082))
for d in wage: PL.append(('5120',d,f'Health Benefits - {dep[d]}',wage[d]*.07))
for d in('200','300','400','500','800'): PL.append(('5130',d,f'Workers Comp - {dep[d]}',wage[d]*.024))
for d in('200','300'): PL.append(('5210',d,f'Agency Labor - {dep[d]}',9800 if d=='200' else 4100))
for d,v in(('200',3900),('300',2650)): PL.append(('5310',d,f'Care Supplies - {dep[d]}',v))
PL+=[('5320','200','Nurse Consultant - AL',1500),('5330','200','Medical Waste Removal',310),('5410','400','Raw Food',39400),('5420','400','Dining Supplies & Chemicals',3120),('5430','400','Smallwares & China',420),
('5440','400','Equipment Rental - Dining',690),('5510','450','Housekeeping Supplies',2280),('5520','450','Laundry & Linen',1640),('5610','500','Repairs - General',4150),('5615','500','Repairs - HVAC',2700),('5620','500','Repairs - Plumbing',1480),
('5625','500','Elevator Contract',980),('5630','500','Life Safety & Fire Alarm',860),('5635','500','Landscaping & Snow Removal',3400),('5640','500','Pest Control',295),('5645','500','Trash Removal',1180),('5650','500','Maintenance Supplies',1320),
('5710','550','Activity Supplies',1190),('5720','550','Entertainers',1450),('5810','600','Vehicle Fuel & Repairs',930),('5820','600','Vehicle Lease',0),
('6010','700','Referral Agency Fees',8400),('6020','700','Digital Advertising',3650),('6030','700','Print & Mailers',1100),('6040','700','Move-in Incentives',1750),('6050','700','Events & Outreach',880),
('6110','800','Office Supplies & Postage',940),('6115','800','Telephone & Internet',2250),('6120','800','Software & Licenses',3180),('6125','800','Bank & Card Fees',1460),('6130','800','Legal & Accounting',1900),('6135','800','Licenses & Permits',340),
('6140','800','Background Checks & Recruiting',610),('6145','800','Training & Travel',720),('6150','800','Dues & Subscriptions',260),('6155','800','Employee Recognition',390),
('6210','900','Electricity',14200),('6220','900','Natural Gas',6900),('6230','900','Water & Sewer',5850),('6240','900','Cable TV',3700),
('6310','900','Real Estate Taxes',25583.33),('6320','900','Property & GL Insurance',9762.32),('6330','900','Personal Property Tax',0),('6410','900','Management Fee (5%)',37500),
('7010','900','Interest - Sr Loan',66904.17),('7020','900','Amort - Financing Costs',3581.34),('7030','900','Depreciation - Building',52068.00),('7040','900','Depreciation - F&E',15286.00),('7050','900','Depreciation - Vehicles',1645.42),
('7090','900','Interest Income',-312),('7110','900','Owner Asset Mgmt Fee',4166.67),('7190','900','Non-Recurring Expense',0)]
recs=[]
exact={'6310','6320','7010','7020','7030','7040','7050','7110'}
for c,n in BS:
    recs.append([f'000-{c}-000',n,round(bal[c],2),0,0])
act={'1015':(182400.10,179833.24),'1020':(3500,2750),'1030':(212.4,212.4),'1110':(792455.10,781316.42),'1115':(24110,26380.5),'1120':(28300,25111.82),'1190':(1120.55,2500),
'1210':(0,9762.32),'1220':(4210,2870.44),'1230':(27916.67,0),'1240':(5250,1418),'1530':(6842.19,0),'1550':(18420.75,6842.19),'1620':(0,52068),'1630':(0,15286),'1640':(0,1645.42),'1710':(0,3581.34),
'2010':(214518.77,207944.12),'2020':(64210.05,58805.9),'2030':(96418.77,104122.36),'2035':(9811.2,10742.63),'2040':(58114.9,59212.35),'2050':(3918.66,4107.2),'2060':(0,25583.33),'2070':(66904.17,66904.17),
'2110':(5916.67,4000),'2120':(2750,3500),'2130':(47118,52940),'2140':(28640.22,41666.67),'2510':(31204.66,0),'3020':(75000,0)}
for r in recs:
    a=act.get(r[0][4:8])
    if a: r[3],r[4]=round(a[0],2),round(a[1],2)
for c,d,n,v in PL:
    def jit(): return v if c in exact else v*R.uniform(.93,1.07)
    b=round(jit()+jit(),2); mth=round(jit(),2)
    if c in('5820','6330','7190'): b=0;mth=0
    if c=='7190': b=7415.0
    if c=='5330': mth=0
    if c=='5430': mth=0
    dr=cr=0
    if mth>0:
        dr=mth
        if R.random()<.22 and c not in exact: cr=round(mth*R.uniform(.02,.15),2)
    elif mth<0:
        cr=-mth
        if R.random()<.3: dr=round(-mth*R.uniform(.01,.04),2)
    recs.append([f'{d}-{c}-000',n,b,dr,cr])
# plugs
by={r[0]:r for r in recs}
cash=by['000-1010-000']; re_=by['000-3900-000']
cash[2]=412887.19
re_[2]=round(-sum(r[2] for r in recs),2)
dt=sum(r[3] for r in recs); ct=sum(r[4] for r in recs)
cash[3]=798214.62
cash[4]=round(cash[3]+dt-ct,2)
assert cash[4]>0, cash
recs.sort(key=lambda r:(r[0][4:8],r[0][:3]))
TD=round(sum(r[3] for r in recs),2);TC=round(sum(r[4] for r in recs),2)
assert abs(TD-TC)<.005 and abs(sum(r[2] for r in recs))<.005
PL_ACC='400-5410-000'
rows=[];prt=[];pl=None
for a,n,b,dr,cr in recs:
    net=round(dr-cr,2); e=round(b+net,2)
    pd=dr
    if a==PL_ACC:
        s=f'{dr:.2f}'; i=1  # change second digit
        new=s[:1]+str((int(s[1])+4)%10)+s[2:]; pd=float(new)
        pl={"what":f"debit of account {a} {n} printed {pd:,.2f}, was {dr:,.2f}; net change, ending balance and grand total hold the true amount","kind":"digit_changed"}
    prt.append((a,n,b,pd,cr,net,e))
    rows.append({"account":a,"name":n,"beginning":b,"debit":pd,"credit":cr,"activity":net,"ending":e})
tot={"label":"Grand Totals:","beginning":0,"debit":TD,"credit":TC,"activity":0,"ending":0}
W,H=landscape(letter)
c=canvas.Canvas(doc(N),pagesize=(W,H)); c.setTitle('Trial Balance Summary')
RX=[(4,'b',395),(5,'d',482),(6,'c',569),(7,'n',656),(8,'e',750)]
per=34; pages=[prt[i:i+per] for i in range(0,len(prt),per)]
if len(pages[-1])>per-4: pages.append([])
def head(p):
    c.setFont('Helvetica',8)
    c.drawString(40,H-36,'System:'); c.drawString(95,H-36,'4/14/2025'); c.drawString(150,H-36,'9:12:44 AM')
    c.drawString(40,H-47,'User Date:'); c.drawString(95,H-47,'4/14/2025')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-36,'TRIAL BALANCE SUMMARY FOR 2025')
    c.setFont('Helvetica',9); c.drawCentredString(W/2,H-49,'Larkmeadow Senior Living OpCo LLC'); c.drawCentredString(W/2,H-61,'General Ledger')
    c.setFont('Helvetica',8); c.drawString(660,H-36,'Page:'); c.drawRightString(750,H-36,str(p)); c.drawString(660,H-47,'User ID:'); c.drawRightString(750,H-47,'dmarsh')
    y=H-80
    if p==1:
        c.drawString(40,y,'Ranges:');c.drawString(180,y,'From:');c.drawString(320,y,'To:');y-=11
        c.drawString(52,y,'Date:');c.drawString(180,y,'3/1/2025');c.drawString(320,y,'3/31/2025');y-=11
        c.drawString(52,y,'Account:');c.drawString(180,y,'First');c.drawString(320,y,'Last');y-=13
        c.drawString(40,y,'Subtotal By: No Subtotals');c.drawString(320,y,'Sorted By: Natural Account');c.drawString(520,y,'Include: Posting, Zero Balance/No Trx.');y-=16
    c.setFont('Helvetica-Bold',8); c.line(40,y+10,750,y+10)
    c.drawString(40,y,'Inactive');c.drawString(80,y,'Account');c.drawString(150,y,'Description')
    for (_,_,x),t in zip(RX,('Beginning Balance','Debit','Credit','Net Change','Ending Balance')): c.drawRightString(x,y,t)
    c.line(40,y-4,750,y-4); return y-16
p=0; i=0; y=0
while i<len(prt) or p==0:
    p+=1; y=head(p)
    while i<len(prt) and y>46:
        a,n,*v=prt[i]; c.setFont('Helvetica',8)
        if a in('600-5820-000','900-6330-000'): c.drawString(52,y,'*')
        c.drawString(80,y,a); c.drawString(150,y,n)
        for (_,_,x),val in zip(RX,v): c.drawRightString(x,y,m(val,'$'))
        y-=12; i+=1
    if i<len(prt): c.showPage()
if y<95: c.showPage(); p+=1; y=head(p)
y-=6
for _,_,x in RX: c.line(x-78,y+8,x,y+8)
c.setFont('Helvetica-Bold',8); c.drawString(80,y-4,'Grand Totals:'); c.drawString(150,y-4,f'Accounts: {len(prt)}')
for (_,_,x),val in zip(RX,(0,TD,TC,0,0)): c.drawRightString(x,y-4,m(val,'$')); c.line(x-78,y-8,x,y-8); c.line(x-78,y-10,x,y-10)
c.save()
save(N,'TB',['beginning','debit','credit','activity','ending'],rows,[tot],'Dynamics GP trial balance summary, multi-page landscape PDF, $ on every figure, parentheses, account strings dept-natural-sub',False,pl)
print(N,len(rows),p,cash,re_)
