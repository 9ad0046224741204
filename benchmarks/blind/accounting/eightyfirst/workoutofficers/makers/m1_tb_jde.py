import random
from decimal import Decimal as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
R=random.Random(8101)
def amt(lo,hi): return D(R.randint(int(lo*100),int(hi*100)))/100
# (object.sub, description, open range, activity range) sign given by range
G=[
("CASH AND RESTRICTED CASH",[
 ("1110","Operating Acct - Prairie Natl 0447",'plugact',None),("1110.0010","Petty Cash - Mgmt Office",(750,750),(0,0)),
 ("1115","Lockbox / DACA 8821",(412000,420000),(-230000,-190000)),("1120","Security Deposit Account",(301000,310000),(-41000,-30000)),
 ("1131","Lender Rsv - TI/LC",(2100000,2200000),(-1480000,-1400000)),("1132","Lender Rsv - Real Estate Tax",(880000,900000),(210000,260000)),
 ("1133","Lender Rsv - Insurance",(141000,150000),(11000,15000)),("1134","Lender Rsv - CapEx",(355000,370000),(-120000,-90000)),
 ("1139","Cash Trap / Excess Cash Flow",None,(350000,390000))]),
("ACCOUNTS RECEIVABLE",[
 ("1210","A/R - Tenants Billed",(318000,330000),(240000,270000)),("1211","A/R - Tenants Unbilled CAM",(88000,90000),(-20000,-12000)),
 ("1212","A/R - Parking Operator",(41000,43000),(3000,9000)),("1218","A/R - Rooftop / Antenna",(6500,7100),(1200,2200)),
 ("1225","A/R - Insurance Claims",None,(61000,66000)),("1230","Due From Affiliate - Larkmoor Mgmt",(25000,26000),(0,0)),
 ("1245","Allow for Doubtful Accounts",(-120000,-110000),(-205000,-190000)),("1250","Straight-Line Rent Receivable",(1720000,1790000),(-140000,-120000))]),
("PREPAIDS AND OTHER ASSETS",[
 ("1310","Prepaid Insurance",(70000,74000),(-29000,-21000)),("1320","Prepaid Real Estate Taxes",None,None),
 ("1330","Prepaid Service Contracts",(18200,19900),(-4100,-2100)),("1340","Utility Deposits",(22500,22500),(0,0)),
 ("1350","Escrow - Elevator Modernization",(265000,270000),(-62000,-51000)),("1360","Deferred Leasing Commissions",(2911000,2950000),(118000,131000)),
 ("1361","Accum Amort - Leasing Comm",(-1490000,-1460000),(-260000,-241000)),("1370","Deferred Financing Costs",(914000,915000),(0,0)),
 ("1371","Accum Amort - Financing Costs",(-640000,-630000),(-69000,-68000))]),
("REAL ESTATE",[
 ("1510","Land",(11400000,11400000),(0,0)),("1520","Building",(58112000,58113000),(0,0)),("1525","Building Improvements",(6031000,6090000),(320000,350000)),
 ("1530","Tenant Improvements",(9120000,9180000),(1210000,1260000)),("1540","Furniture Fixtures & Equip",(388000,392000),(4000,6000)),
 ("1550","Garage Equipment",(211000,214000),(0,0)),("1560","Construction in Progress",(120000,140000),(44000,62000)),
 ("1620","Accum Depr - Building",(-17900000,-17800000),(-1130000,-1110000)),("1625","Accum Depr - Bldg Improv",(-2010000,-1990000),(-231000,-220000)),
 ("1630","Accum Depr - Tenant Improv",(-5220000,-5200000),(-790000,-770000)),("1640","Accum Depr - FF&E",(-301000,-298000),(-29000,-26000))]),
("ACCOUNTS PAYABLE AND ACCRUALS",[
 ("2110","Accounts Payable - Trade",(-290000,-280000),(-171000,-150000)),("2112","Accounts Payable - Retainage",(-41000,-40000),(-22000,-19000)),
 ("2115","A/P - Clearing",None,None),("2120","Accrued Expenses",(-166000,-160000),(-38000,-21000)),("2125","Accrued Audit & Tax Fees",(-32000,-31000),(8000,9000)),
 ("2130","Accrued Real Estate Taxes",(-1710000,-1700000),(390000,420000)),("2140","Accrued Payroll",(-28400,-27000),(-2000,2000)),
 ("2150","Accrued Interest - Note A",(-301000,-300000),(-1220000,-1200000)),("2151","Accrued Interest - Default Rate",None,(-640000,-610000)),
 ("2152","Accrued Late Charges",None,(-61500,-60900)),("2155","Due to Servicer - Protective Adv",None,(-188000,-181000)),
 ("2160","Mgmt Fee Payable",(-19800,-19000),(-900,900)),("2170","Sales Tax Payable - Parking",(-7700,-7000),(-800,400)),
 ("2180","Tenant Security Deposits",(-302000,-300500),(31000,40000)),("2185","Prepaid Rents",(-211000,-205000),(60000,82000)),
 ("2190","TI Allowances Payable",(-801000,-790000),(505000,540000)),("2195","Lease Termination Fees Deferred",(-90000,-90000),(90000,90000))]),
("NOTES PAYABLE",[
 ("2510","Mortgage Note A - LCIC Life",(-61500000,-61500000),(0,0)),("2520","Mezzanine Note - Ostrander Cap",(-9000000,-9000000),(0,0)),
 ("2530","Interest Rate Cap Liability",None,None),("2540","Affiliate Loan - Sponsor Advance",(-1100000,-1100000),(-350000,-350000))]),
("MEMBERS EQUITY",[
 ("3110","Contributed Capital - Members",'plugopen',(0,0)),("3120","Distributions",(5120000,5130000),(0,0)),("3190","Retained Earnings - Prior Years",(6100000,6300000),(0,0))]),
("RENTAL INCOME",[
 ("4110","Base Rent - Office",None,(-5610000,-5500000)),("4111","Base Rent - Retail Concourse",None,(-411000,-402000)),("4112","Base Rent - Storage",None,(-38000,-36000)),
 ("4115","Free Rent / Abatements",None,(302000,330000)),("4118","Straight-Line Rent Adj",None,(121000,139000)),("4120","Percentage Rent",None,(-14500,-13000)),
 ("4130","Antenna & Rooftop License",None,(-71000,-69000)),("4140","Lease Termination Income",None,(-190000,-180000)),("4150","Holdover Premium",None,(-24500,-21000)),
 ("4160","Write-Off of Below Mkt Rent",None,None)]),
("RECOVERIES",[
 ("4210","CAM Recoveries - Current Year",None,(-690000,-670000)),("4211","CAM Recoveries - Prior Year",None,(-31000,27000)),("4220","Real Estate Tax Recoveries",None,(-540000,-520000)),
 ("4221","RE Tax Recov - Prior Year",None,(15000,21000)),("4230","Insurance Recoveries",None,(-61000,-57000)),("4240","Electric Submeter Income",None,(-151000,-144000)),
 ("4241","After-Hours HVAC",None,(-41000,-35000)),("4250","Tenant Work Order Billing",None,(-22000,-18000))]),
("PARKING AND OTHER INCOME",[
 ("4310","Garage - Monthly Permits",None,(-438000,-420000)),("4311","Garage - Transient",None,(-131000,-120000)),("4312","Garage - Validations",None,(-22000,-19000)),
 ("4313","Garage - Special Events",None,(-16000,-12000)),("4410","Conference Center Rental",None,(-18200,-15000)),("4420","Vending & ATM",None,(-3900,-3000)),
 ("4430","Late Fees & NSF",None,(-9100,-7000)),("4440","Interest Income",None,(-26000,-23000)),("4490","Miscellaneous Income",None,(-5100,-2000))]),
("CLEANING",[
 ("5110","Janitorial Contract",None,(448000,455000)),("5111","Day Porter",None,(71000,73000)),("5112","Janitorial Supplies",None,(31000,36000)),("5113","Window Washing",None,(24000,26000)),
 ("5114","Trash Removal",None,(41000,44000)),("5115","Pest Control",None,(5100,5900)),("5116","Carpet Care",None,(6100,8000))]),
("REPAIRS AND MAINTENANCE",[
 ("5210","R&M Payroll - Engineers",None,(311000,320000)),("5211","R&M Payroll Taxes & Benefits",None,(84000,91000)),("5212","Union Pension & Welfare",None,(61000,64000)),
 ("5220","HVAC Repairs",None,(78000,99000)),("5221","HVAC Service Contract",None,(37000,39000)),("5222","Water Treatment",None,(11000,13000)),("5230","Elevator Contract",None,(111000,115000)),
 ("5231","Elevator Repairs - Non Contract",None,(21000,33000)),("5240","Electrical R&M",None,(17000,24000)),("5241","Lamps & Ballasts",None,(8000,11000)),("5250","Plumbing R&M",None,(14000,25000)),
 ("5260","Fire & Life Safety",None,(35000,44000)),("5270","Roof Repairs",None,(12000,19000)),("5280","Doors Locks & Glass",None,(9000,13000)),("5285","Painting & Decorating",None,(6000,9900)),
 ("5290","Landscape - Interior",None,(7200,7900)),("5291","Landscape - Exterior",None,(9100,9900)),("5292","Snow & Ice Removal",None,(28000,36000)),("5299","R&M Other",None,(4000,7000))]),
("UTILITIES",[
 ("5310","Electricity",None,(602000,630000)),("5320","Natural Gas",None,(71000,82000)),("5325","District Steam",None,None),("5330","Water & Sewer",None,(84000,91000)),("5340","Telephone - Elevators",None,(6100,6900))]),
("SECURITY AND GARAGE",[
 ("5410","Security Contract",None,(388000,396000)),("5411","Access Control Systems",None,(14000,19000)),("5420","Garage Operator Expense",None,(201000,209000)),("5421","Garage Mgmt Fee",None,(27000,27000)),
 ("5422","Garage Repairs",None,(16000,22000))]),
("ADMINISTRATIVE",[
 ("5510","Property Management Fee",None,(211000,219000)),("5511","Mgmt Office Payroll",None,(176000,181000)),("5512","Mgmt Office Rent",None,(62100,62100)),("5520","Legal - Tenant Matters",None,(41000,55000)),
 ("5525","Accounting & Audit",None,(38000,38500)),("5530","Office Supplies & Postage",None,(5900,7700)),("5535","Software & Subscriptions",None,(18000,21000)),("5540","Tenant Relations",None,(7100,9000)),
 ("5550","Licenses & Permits",None,(4900,5600)),("5560","Bad Debt Expense",None,(191000,204000)),("5570","Bank Charges",None,(5100,6000))]),
("TAXES AND INSURANCE",[
 ("5610","Real Estate Taxes",None,(1280000,1290000)),("5611","Tax Appeal Consultant",None,(22000,25000)),("5612","Tax Refunds - Prior Year",None,(-61000,-55000)),("5620","Property Insurance",None,(141000,149000)),
 ("5621","General Liability Insurance",None,(38000,41000)),("5622","Terrorism Insurance",None,(9000,9900)),("5630","BID Assessment",None,(31500,31500))]),
("NON-OPERATING",[
 ("6110","Interest - Note A",None,(2444000,2445000)),("6111","Interest - Default Rate",None,'same:2151'),("6112","Late Charges - Lender",None,'same:2152'),("6115","Interest - Mezzanine",None,(877500,877500)),
 ("6120","Special Servicing Fees",None,(115000,116000)),("6125","Legal - Forbearance/Workout",None,(164000,181000)),("6126","Receiver Fees & Costs",None,None),("6130","Appraisal & Environmental",None,(24500,24500)),
 ("6210","Depreciation - Building",None,'same:1620'),("6215","Depreciation - Bldg Improv",None,'same:1625'),("6220","Depreciation - Tenant Improv",None,'same:1630'),("6225","Depreciation - FF&E",None,'same:1640'),
 ("6230","Amortization - Leasing Comm",None,'same:1361'),("6235","Amortization - Financing Costs",None,'same:1371'),("6310","Asset Mgmt Fee - Sponsor",None,(67500,67500)),("6320","State Franchise Tax",None,(14100,14600)),
 ("6390","Impairment Loss",None,None)]),
]
bu="40217"
acc={}
def draw(x): 
    if x is None: return None
    return D(x[0]) if x[0]==x[1] else amt(*x)
lines=[]
for g,ls in G:
    for a,d,o,t in ls:
        op=o if o in('plugopen','plugact') else draw(o)
        ac=None if o=='plugact' else (t if isinstance(t,str) else draw(t))
        if isinstance(t,str): ac=-acc[t[5:]][1]
        if o=='plugact': op=amt(610000,640000)
        acc[a]=[op,ac,g,d]
so=sum(v[0] for v in acc.values() if isinstance(v[0],D)); acc['3110'][0]=-so
sa=sum(v[1] for v in acc.values() if isinstance(v[1],D)); acc['1110'][1]=-sa
print('cash act',acc['1110'],'cap',acc['3110'],len(acc))
Z=D('0.00')
def f(x):
    if x is None: return ''
    s=f'{abs(x):,.2f}'
    if s.startswith('0.'): s=s[1:]
    return s+('-' if x<0 else ' ')
# some accounts without any balance are suppressed by the report
out=[];rows=[];tots=[]
for g,ls in G:
    out.append(('H',g))
    t=[Z,Z,Z]
    for a,*_ in ls:
        op,ac,_,d=acc[a]
        if op is None and ac is None: continue
        en=(op or Z)+(ac or Z)
        t[0]+=op or Z;t[1]+=ac or Z;t[2]+=en
        aa=f'{bu}.{a}'
        out.append(('L',aa,d,op,ac,en)); rows.append(dict(account=aa,name=d,beginning=op,activity=ac,ending=en))
    out.append(('T',g.title().replace('And','and'),*t,'*')); 
    tots.append(dict(label='Total '+g.title().replace('And','and'),beginning=t[0],activity=t[1],ending=t[2]))
    def roll(names,label):
        tt=[Z,Z,Z]
        for tt_ in tots:
            if tt_['label'][6:].upper() in names:
                for i,k in enumerate(('beginning','activity','ending')): tt[i]+=tt_[k]
        out.append(('T',label,*tt,'**')); tots.append(dict(label='Total '+label,beginning=tt[0],activity=tt[1],ending=tt[2]))
    names=[x for x,_ in G]
    if g=='REAL ESTATE': roll(names[:4],'Assets')
    if g=='NOTES PAYABLE': roll(names[4:6],'Liabilities')
    if g=='PARKING AND OTHER INCOME': roll(names[7:10],'Revenues')
    if g=='TAXES AND INSURANCE': roll(names[10:16],'Operating Expenses')
gt=[sum((r[k] or Z for r in rows),Z) for k in('beginning','activity','ending')]
assert gt==[0,0,0]
out.append(('T','Company  00217',*gt,'***')); tots.append(dict(label='Total Company  00217',beginning=0,activity=0,ending=0))
c=canvas.Canvas(path('TB_LarkmoorTower_R09410.pdf'),pagesize=landscape(letter)); W,H=landscape(letter)
FS=8.2; LH=10.4; x0=32; cw=c.stringWidth('0','Courier',FS)
def at(col,s,y,right=False,font='Courier'):
    c.setFont(font,FS)
    if right: c.drawRightString(x0+col*cw,y,s)
    else: c.drawString(x0+col*cw,y,s)
pg=0;y=0
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; y=H-36
    at(0,'R09410',y);at(56,'Larkmoor Tower Associates LLC',y);at(118,'10/14/24   7:52:19',y);y-=LH
    at(0,'XJDE0014',y);at(56,'Trial Balance / Ledger Detail',y);at(118,f'Page -       {pg}',y);y-=LH
    at(56,'As of Period Ending  09/30/24',y);y-=LH
    at(0,'Company  . . . .  00217  Larkmoor Tower Associates LLC',y);y-=LH
    at(0,'Ledger Type  . .  AA   Currency  USD   Level of Detail  9',y);y-=LH*1.6
    at(88,'Opening',y,True);at(110,'Year to Date',y,True);at(132,'Closing',y,True);y-=LH
    at(0,'Account Number',y);at(22,'Description',y);at(62,'PEC',y);at(88,'Balance 12/31/23',y,True);at(110,'Net Activity',y,True);at(132,'Balance 09/30/24',y,True);y-=LH*.7
    c.setDash(1,1);c.line(x0,y+4,x0+136*cw,y+4);c.setDash();y-=LH*.7
head()
for i,o in enumerate(out):
    need={'H':3,'L':1,'T':2}[o[0]]
    if y<44+need*LH: head()
    if o[0]=='H': y-=LH*.3; at(0,bu,y);at(22,o[1],y);y-=LH
    elif o[0]=='L':
        at(1,o[1],y);at(24,o[2],y)
        if o[1].split('.')[1] in('2115','1230'): at(62,'I',y)
        at(89,f(o[3]),y,True);at(111,f(o[4]),y,True);at(133,f(o[5]),y,True);y-=LH
    else:
        y-=LH*.1
        at(22,'Total '+o[1],y)
        for col,v in zip((89,111,133),o[2:5]): at(col,f(v),y,True)
        at(134,o[5],y);y-=LH*1.25
y-=LH
at(0,'PEC: I = Inactive account, posting not allowed.   * ** *** = level of roll-up',y)
c.save()
save('TB_LarkmoorTower_R09410.pdf','TB',['beginning','activity','ending'],rows,tots,'JD Edwards R09410 trial balance, Courier landscape, trailing minus, roll-up totals, office tower',False)
print(len(rows),pg)
