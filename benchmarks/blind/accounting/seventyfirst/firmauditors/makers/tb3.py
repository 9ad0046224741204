# hotel GL balances, Courier print, trailing minus
from common import *
from reportlab.pdfgen import canvas
R=random.Random(7103)
cc=lambda v: v if v%1000==0 and abs(v)>1e5 else r2(abs(v)+R.randint(0,99)/100)*(1 if v>=0 else -1)
yy=lambda y: r2((abs(y)+R.randint(-40000,40000)/100)*(1 if y>0 else -1))
S=[('ASSETS',[('1010','House Bank',12500,0,0,'D'),('1020','Cash - Depository First Piedmont',None,0,0,'P'),('1025','Cash - Payroll Imprest',40000,0,0,'B'),('1030','Cash - FF&E Reserve',1184206,62000,18440,'D'),('1040','Credit Cards in Transit',86340,1816000,1807300,'D'),('1110','Guest Ledger',148205,1904000,1911600,'D'),('1120','City Ledger',312880,284100,301400,'D'),('1125','Group Master Accounts',64410,118200,94800,'D'),('1130','Shop Tenant Receivables',41876,48600,46150,'D'),('1190','Allowance for Doubtful Accounts',-18400,0,1500,'C'),('1210','Food Inventory',48216,0,2118,'D'),('1220','Beverage Inventory',61905,4406,0,'D'),('1230','Sundry Shop Inventory',22140,1890,0,'D'),('1310','Prepaid Insurance',104616,0,26154,'D'),('1320','Prepaid Real Estate Taxes',0,0,0,'D'),('1330','Prepaid Franchise Licenses',18204,0,3640,'D'),('1340','Prepaid Maintenance Contracts',27615,8400,5210,'D'),('1510','Land',5400000,0,0,'D'),('1520','Building and Improvements',41216800,0,0,'D'),('1530','Furniture, Fixtures and Equipment',6814330,18440,0,'D'),('1540','Linen, China, Glass and Silver',412600,0,0,'D'),('1550','Construction in Progress - Lobby Renovation',206118,84320,0,'D'),('1590','Accum Depreciation - Building',-8243360,0,85868,'C'),('1595','Accum Depreciation - FF&E',-3914207,0,81123,'C'),('1710','Deferred Loan Costs, Net',288400,0,4120,'D'),('1720','Franchise Fee, Net',91650,0,650,'D')]),
('LIABILITIES',[('2010','Accounts Payable Trade',-384216,512430,498806,'C'),('2020','Accrued Payables - Other',-118340,118340,126115,'C'),('2110','Accrued Payroll',-148200,612300,604880,'C'),('2115','Accrued Vacation',-96410,8200,9430,'C'),('2120','Payroll Taxes Payable',-31805,86200,84916,'C'),('2130','Group Health Withheld',-9216,18400,18110,'C'),('2140','Gratuities Payable',-22614,94200,91318,'C'),('2210','Occupancy Tax Payable',-204318,204318,188406,'C'),('2220','Sales Tax Payable',-61240,61240,58117,'C'),('2310','Advance Deposits',-286140,148200,162905,'C'),('2320','Gift Certificates Outstanding',-18215,1450,3200,'C'),('2330','Shop Tenant Deposits',-48000,0,0,'C'),('2410','Accrued Interest',-142306,142306,137716,'C'),('2420','Accrued Property Tax',-486400,0,48640,'C'),('2430','Due to Manager',-61815,61815,64208,'C'),('2510','Mortgage Payable',-28114600,52418,0,'C')]),
('EQUITY',[('3010','Partners Capital',-12500000,0,0,'C'),('3050','Distributions',1800000,200000,0,'D'),('3090','Retained Earnings',None,0,0,'Q')])]
dep=[('100','ROOMS',[('4010','Transient - Retail',-6814000),('4015','Transient - Discount',-3108000),('4020','Transient - Negotiated',-2216000),('4030','Group - Corporate',-2804000),('4035','Group - Association',-1118000),('4040','Contract - Airline Crew',-612000),('4090','No-Show and Early Departure',-38400),('4095','Rooms Allowances',41200),('5010','Front Office Wages',618000),('5015','Housekeeping Wages',1204000),('5020','Laundry Wages',206000),('5090','Payroll Taxes and Benefits',482000),('5110','Guest Supplies',214600),('5120','Linen Replacement',88400),('5130','Cleaning Supplies',91200),('5140','Travel Agent Commissions',618200),('5150','Reservation Fees',304100),('5160','Complimentary Breakfast',118600),('5170','Contract Cleaning',74200),('5180','Uniforms',21400)]),
('200','FOOD AND BEVERAGE',[('4110','Restaurant Food - Breakfast',-818000),('4112','Restaurant Food - Lunch',-306000),('4114','Restaurant Food - Dinner',-912000),('4120','Lobby Bar Food',-214000),('4130','Banquet Food',-1804000),('4140','Room Service Food',-142000),('4150','Liquor',-386000),('4152','Beer',-148000),('4154','Wine',-291000),('4160','Banquet Room Rental',-318000),('4165','Audio Visual Income',-206000),('4170','Banquet Service Charges',-402000),('5210','Cost of Food',1244000),('5220','Cost of Beverage',196000),('5230','Kitchen Wages',806000),('5235','Service Wages',614000),('5238','Banquet Wages',318000),('5239','Payroll Taxes and Benefits',406000),('5240','China, Glass and Silver',48200),('5250','Kitchen Fuel',31600),('5260','Paper and Plastics',42100),('5270','Music and Entertainment',28400),('5280','Operating Licenses and Permits',9400)]),
('300','SHOPS AND SUNDRIES',[('4210','Shop Rents - Lobby Arcade',-386400),('4215','Shop Rents - Percentage',-61200),('4220','Shop CAM Recoveries',-74800),('4230','Sundry Shop Sales',-184000),('5310','Cost of Sundry Sales',96400),('5320','Sundry Shop Wages',61800),('5330','Arcade Common Area Costs',58200)]),
('350','PARKING AND OTHER',[('4310','Valet Parking',-412000),('4315','Self Parking',-186000),('4320','Guest Laundry',-31400),('4330','In-Room Movies and Internet',-18600),('4340','Attrition and Cancellation Fees',-84000),('5350','Parking Wages',198000),('5355','Garage Operator Fee',74000)]),
('500','ADMINISTRATIVE AND GENERAL',[('6010','Management Wages',486000),('6015','Accounting Wages',212000),('6020','Human Resources Wages',118000),('6090','Payroll Taxes and Benefits',241000),('6110','Credit Card Commissions',462000),('6120','Bad Debt Provision',18000),('6130','Cash Over and Short',0),('6140','Legal and Audit',74200),('6150','Travel and Training',38600),('6160','Office Supplies and Postage',26400),('6170','Bank Charges',14800)]),
('520','INFORMATION TECHNOLOGY',[('6210','Property Systems Maintenance',148200),('6220','Guest Internet Service',86400),('6230','Telephone Lines',41600)]),
('600','SALES AND MARKETING',[('6310','Sales Wages',412000),('6315','Payroll Taxes and Benefits',104000),('6320','Franchise Royalty',818000),('6330','Brand Marketing Assessment',486000),('6340','Loyalty Program Cost',304000),('6350','Advertising and Digital',148000),('6360','Trade Shows and Entertainment',31800)]),
('700','PROPERTY OPERATIONS',[('6410','Engineering Wages',386000),('6415','Payroll Taxes and Benefits',98000),('6420','Building Repairs',118000),('6425','HVAC and Refrigeration',84600),('6430','Elevator Contract',46200),('6435','Electrical and Lighting',28400),('6440','Plumbing',31900),('6445','Pool and Spa Chemicals',18200),('6450','Grounds and Landscaping',52400),('6455','Waste Removal',38800),('6460','Pest Control',9600)]),
('750','UTILITIES',[('6510','Electric',486000),('6520','Natural Gas',148000),('6530','Water and Sewer',204000)]),
('800','FIXED CHARGES',[('7010','Base Management Fee',684000),('7020','Property Taxes',486400),('7030','Insurance',261540),('7040','Equipment Leases',34200),('7110','Mortgage Interest',1377160),('7120','Amortization',47700),('7210','Depreciation',1669910)])]
sec=[]
for t,l in S: sec.append((t,[('000-'+a,n,(cc(b) if b not in(None,0) and k!='B' and a!='1010' else b),cc(d) if d else 0.0,cc(c) if c else 0.0,k) for a,n,b,d,c,k in l]))
for dc,t,l in dep:
    o=[]
    for a,n,y in l:
        m=abs(y)/10*R.uniform(.8,1.15)
        if y<0: o.append((f'{dc}-{a}',n,yy(y),cc(m*R.uniform(.002,.02)) if R.random()<.4 else 0.0,cc(m),'C'))
        elif y>0: o.append((f'{dc}-{a}',n,yy(y),cc(m),cc(m*R.uniform(.01,.05)) if R.random()<.3 else 0.0,'D'))
        else: o.append((f'{dc}-{a}',n,cc(-214),cc(36),cc(12),'D'))
    sec.append((f'DEPT {dc} {t}',o))
allr=[x for s in sec for x in s[1]]
sb=sum(x[2] or 0 for x in allr); sd=sum(x[3] for x in allr); sk=sum(x[4] for x in allr)
cash=843216.44
gross=2318406.0+R.randint(0,99)/100
cd,ck=(r2(gross+max(0,sk-sd)),r2(gross+max(0,sd-sk)))
rows=[];totals=[];lines=[]
def tm(v): return f'{abs(v):,.2f}'+('-' if v<-.004 else ' ')
K=['beginning','debit','credit','ending']
def ln(a,n,v): return f'{a:<9}{n:<31.31}'+''.join(f'{tm(x):>16}' for x in v)
g=[0,0,0,0]
for t,l in sec:
    lines.append(('h',t)); s=[0,0,0,0]
    for a,n,b,d,c,k in l:
        if k=='P': b,d,c=cash,cd,ck
        if k=='Q': b=r2(-sb-cash)
        b=b or 0.0; v=[b,d,c,r2(b+d-c)]; s=[x+y for x,y in zip(s,v)]
        lines.append(('r',ln(a,n,v))); rows.append(dict(account=a,name=n[:31].rstrip(),**dict(zip(K,v))))
    s=[r2(x) for x in s]; g=[x+y for x,y in zip(g,s)]; lab=('TOTAL '+t)[:36]
    lines.append(('t',f'{lab:<40}'+''.join(f'{tm(x):>16}' for x in s))); totals.append(dict(label=lab.rstrip(),**dict(zip(K,s)))); lines.append(('b',''))
g=[r2(x) if abs(x)>.004 else 0.0 for x in g]; assert g[0]==0==g[3] and g[1]==g[2],g
lines.append(('g',f'{"** REPORT TOTAL **":<40}'+''.join(f'{tm(x):>16}' for x in g))); totals.append(dict(label='** REPORT TOTAL **',**dict(zip(K,g))))
n='GLBAL_WEXFORD_1125.pdf'; W,H=612,792
c=canvas.Canvas(D(n),pagesize=(W,H)); fs=8.6*0.98; fs=8.6
fs=540/(104*0.6); y=0; pg=0
def head():
    global y,pg
    pg+=1; y=H-38; c.setFont('Courier',fs)
    for l in [f'{"RPT GL214":<40}{"WEXFORD GRAND HOTEL":<44}{"PAGE":>12}{pg:>5}',f'{"RUN 12/04/25 07:16":<39}{"GENERAL LEDGER BALANCES":<45}{"USER JPALK":>17}',f'{"CO 0041":<37}{"PERIOD 11  NOVEMBER 2025":<45}','',f'{"ACCOUNT":<9}{"DESCRIPTION":<31}{"BEGINNING":>15} {"CURRENT":>15} {"CURRENT":>15} {"ENDING":>15}',f'{"":<40}{"BALANCE":>15} {"DEBITS":>15} {"CREDITS":>15} {"BALANCE":>15}','-'*104]: c.drawString(36,y,l); y-=10.4
head()
for i,(k,l) in enumerate(lines):
    if y<46 or (k=='h' and y<80): c.showPage(); head()
    if k in'tg': c.setFont('Courier-Bold',fs)
    c.drawString(36,y,l); c.setFont('Courier',fs); y-=10.4 if k!='b' else 6
c.drawString(36,y-10,'*** END OF REPORT ***'); c.save()
save(n,'TB',K,rows,totals,'hotel GL balances, line-printer Courier, trailing minus, department totals, multi-page',False)
print(len(rows),pg)
