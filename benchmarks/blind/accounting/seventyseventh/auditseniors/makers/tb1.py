from common import *
import random
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
R=random.Random(7701)
N='quarry5_trial_balance_1225.pdf'
# code,name,forward,dr,cr  (None => derive)
BS=[("1010-0000","Petty Cash",500,0,0),
("1110-0000","Cash - Operating","PLUG"),
("1115-0000","Cash - Payroll Clearing",0,48216.37,48216.37),
("1120-0000","Cash - Security Deposits",187450.22,3150,2275),
("1130-0000","Cash - Money Market Reserve",412886.09,1204.25,0),
("1150-0000","Cash - Undeposited / In Transit",8845.00,19322.5,24117.5),
("1210-0000","A/R - Residents",96318.44,702446.18,689917.03),
("1215-0000","A/R - Former Residents",41877.9,3960.12,5118.4),
("1220-0000","Allowance for Doubtful Accounts",-38500,0,2750),
("1230-0000","A/R - Commercial / Antenna",2150,1075,1075),
("1240-0000","A/R - Parental Guaranty Collections",6412.75,0,850),
("1290-0000","A/R - Other",0,0,0),
("1310-0000","Prepaid Insurance",118242.64,0,19707.11),
("1320-0000","Prepaid Real Estate Taxes",0,0,0),
("1330-0000","Prepaid Service Contracts",11386.3,2640,1931.05),
("1340-0000","Prepaid Software Licenses",7200,0,1440),
("1410-0000","Escrow - Real Estate Taxes",322415.18,29310.47,0),
("1420-0000","Escrow - Insurance",64201.55,10388.2,0),
("1430-0000","Escrow - Replacement Reserve",288140.73,7416.67,31806),
("1440-0000","Escrow - Debt Service",50000,0,0),
("1510-0000","Land",4150000,0,0),
("1520-0000","Buildings",31284617.5,0,0),
("1525-0000","Building Improvements",1186420.81,31806,0),
("1530-0000","Land Improvements",902310,0,0),
("1540-0000","Furniture & Fixtures - Units",2214885.36,12740.88,0),
("1545-0000","Furniture & Fixtures - Clubhouse",318207.44,0,0),
("1550-0000","Appliances",486912.07,3418.9,0),
("1555-0000","Carpet & Vinyl Replacement",227466.19,5107.35,0),
("1560-0000","Computer Equipment",61884.2,0,0),
("1570-0000","Vehicles",38920,0,0),
("1590-0000","Construction in Progress",18450,13356,31806),
("1610-0000","Accum. Depreciation - Buildings",-5214102.92,0,94802.17),
("1620-0000","Accum. Depreciation - Improvements",-411822.63,0,9117.4),
("1630-0000","Accum. Depreciation - F&F / Equipment",-1722941.05,0,31226.88),
("1710-0000","Deferred Financing Costs",486250,0,0),
("1715-0000","Accum. Amortization - Financing Costs",-198552.15,0,4052.08),
("1720-0000","Utility Deposits",9775,0,0),
("2110-0000","Accounts Payable - Trade",-142806.73,151308.44,118922.6),
("2120-0000","Accrued Expenses",-63410,63410,71285.42),
("2125-0000","Accrued Payroll",-21406.88,21406.88,23118.05),
("2130-0000","Accrued Real Estate Taxes",-322415.18,0,29310.47),
("2140-0000","Accrued Interest Payable",-108742.36,108742.36,112117.29),
("2150-0000","Accrued Management Fees",-20117.46,20117.46,20894.13),
("2160-0000","Sales Tax Payable",-1482.11,1482.11,1517.9),
("2210-0000","Security Deposits Payable",-184325.22,2275,3150),
("2215-0000","Pet Deposits Payable",-8400,300,0),
("2220-0000","Prepaid Rent",-118904.5,104488.25,131716.9),
("2230-0000","Deferred Income - Cable Door Fee",-44166.59,2208.33,0),
("2240-0000","Unclaimed Property",-3317.46,0,212.5),
("2290-0000","Due To / From Affiliates",-15308.2,4400,1275),
("2510-0000","Mortgage Payable - First",-27418330.42,41206.58,0),
("2520-0000","Equipment Notes Payable",-17322.9,1044.18,0),
("3110-0000","Capital - QF Student Investors LP","CAP"),
("3120-0000","Capital - GP Interest",-186400,0,0),
("3210-0000","Distributions - Investors",1480000,160000,0),
("3220-0000","Distributions - GP",14800,1600,0),
("3910-0000","Retained Earnings",1722340.88,0,0)]
PL=[("4110-0000","Gross Potential Rent",-7384200),("4120-0000","Gain / Loss to Lease",168402),("4130-0000","Vacancy Loss",322114),
("4140-0000","Rent Concessions",91860),("4145-0000","Referral Credits",8250),("4150-0000","Employee / CA Unit Allowance",61600),("4155-0000","Model Unit Loss",19800),
("4160-0000","Bad Debt Write-Off",58233),("4165-0000","Bad Debt Recovery",-11904),("4210-0000","Short Term Premium",-22480),
("4310-0000","Application Fees",-31450),("4315-0000","Administrative Fees",-58900),("4320-0000","Late Fees",-41318),("4325-0000","NSF Fees",-2275),
("4330-0000","Parking Income",-184220),("4335-0000","Garage Income",0),("4340-0000","Pet Rent",-38805),("4345-0000","Furniture Package Income",-96410),
("4350-0000","Laundry / Vending",-9844),("4355-0000","Utility Reimb. - Electric Overage",-72136),("4360-0000","Utility Reimb. - Water/Sewer",-118330),("4365-0000","Trash Reimbursement",-31920),
("4370-0000","Cable / Internet Door Fee",-24292),("4375-0000","Damages & Cleaning Fees",-87455),("4380-0000","Transfer / Sublet Fees",-14700),("4385-0000","Lost Key / Lockout Income",-3115),
("4390-0000","Miscellaneous Income",-5206),("4410-0000","Interest Income - Operations",-12844),
("5110-0000","Salaries - Manager",88400),("5112-0000","Salaries - Leasing",74318),("5114-0000","Salaries - Community Assistants",66205),("5120-0000","Salaries - Maintenance",142690),("5122-0000","Salaries - Turn Labor",38870),
("5130-0000","Bonuses / Commissions",41250),("5140-0000","Payroll Taxes",34119),("5145-0000","Workers Compensation",12206),("5150-0000","Health Insurance",48330),("5155-0000","401(k) Match",7911),("5160-0000","Temporary Labor",6480),
("5210-0000","Advertising - Internet",72416),("5215-0000","Advertising - Print / Outreach",11384),("5220-0000","Resident Events",26417),("5225-0000","Resident Gift Cards",18200),("5230-0000","Signage & Banners",4115),("5240-0000","Locator / Referral Fees",0),
("5310-0000","Office Supplies",8416),("5315-0000","Postage & Delivery",1902),("5320-0000","Telephone",9877),("5325-0000","Computer Software / Support",38216),("5330-0000","Dues & Subscriptions",4310),("5335-0000","Bank & Merchant Charges",21764),
("5340-0000","Legal & Eviction",14285),("5345-0000","Audit & Tax Fees",0),("5350-0000","Travel & Training",7719),("5355-0000","Uniforms",2240),("5360-0000","Courtesy Patrol",51480),
("5410-0000","Electric - Common Area",91206),("5412-0000","Electric - Units",288140),("5414-0000","Electric - Vacant",6377),("5420-0000","Gas",17318),("5430-0000","Water",134200),("5435-0000","Sewer",118845),("5440-0000","Trash Removal",42316),("5450-0000","Cable TV / Internet Bulk",201300),
("5510-0000","Landscape Contract",57200),("5512-0000","Landscape Extras",6418),("5520-0000","Pest Control",12925),("5530-0000","Pool Service & Supplies",14203),("5535-0000","Fire / Life Safety Monitoring",11816),("5540-0000","Elevator Contract",18150),("5545-0000","Snow Removal",7920),
("5610-0000","HVAC Repairs",28416),("5615-0000","Plumbing Repairs",22187),("5620-0000","Electrical Repairs & Supplies",9316),("5625-0000","Appliance Repairs",10744),("5630-0000","Keys & Locks",5208),("5635-0000","Furniture Repairs",13310),("5640-0000","General Maintenance Supplies",17744),("5645-0000","Shuttle / Golf Cart Repairs",3186),
("5710-0000","Turn - Painting",96430),("5715-0000","Turn - Cleaning",71880),("5720-0000","Turn - Carpet Cleaning",24515),("5725-0000","Turn - Supplies",18206),("5730-0000","Turn - Trash Out",8800),
("5810-0000","Management Fees",218644),("5820-0000","Property Insurance",216778),("5825-0000","Umbrella / Liability",31240),("5830-0000","Real Estate Taxes",322415),("5835-0000","Personal Property Tax",9180),("5840-0000","Licenses & Permits",3885),
("7110-0000","Mortgage Interest",1204118),("7120-0000","Amortization - Financing Costs",44573),("7130-0000","Depreciation - Buildings & Improv.",1143114),("7140-0000","Depreciation - F&F",343496),("7210-0000","Partnership Administration",22000),("7220-0000","Asset Management Fee",66000),("7230-0000","Casualty Loss (Gain)",-4118),("7290-0000","Prior Period Adjustments",0)]
rows=[]
for code,name,*v in BS: rows.append([code,name]+(v if len(v)==3 else [v[0],0,0]))
for code,name,f in PL:
    if f==0: fw=0;net=0
    else:
        fw=r2(f+R.choice([-1,1])*R.randint(0,99)/100) if f%100 else float(f)
        net=f/11*R.uniform(.75,1.25)
        net=r2(net)
    if code=="5345-0000": net=18500.0
    if code in("5545-0000",): net=2640.0
    if code.startswith("57") and f: net=r2(f*R.uniform(.005,.03))
    if code in("7230-0000","5240-0000","4385-0000"): net=0.0 if code!="4385-0000" else -140.0
    if code=="7290-0000": net=0.0
    other=0.0
    if net and R.random()<.3: other=r2(abs(net)*R.uniform(.01,.12))
    FIX={'7130-0000':103919.57,'7140-0000':31226.88,'7120-0000':4052.08,'7110-0000':112117.29,'7220-0000':6000.0,'7210-0000':2000.0,'5830-0000':29310.47,'5820-0000':19707.11,'4370-0000':-2208.33,'5540-0000':1650.0,'5510-0000':5200.0,'5450-0000':18300.0,'4410-0000':-1204.25,'5810-0000':20894.13}
    if code in FIX: net=FIX[code];other=0.0
    dr,cr=(net+other,other) if net>0 else (other,-net+other)
    rows.append([code,name,fw,r2(dr),r2(cr)])
cash=[x for x in rows if x[2]=="PLUG"][0]; cap=[x for x in rows if x[2]=="CAP"][0]
cash[2]=338412.67
cap[2]=0;cap[2]=r2(-sum(x[2] for x in rows)); 
net=r2(-sum(x[3]-x[4] for x in rows)); cash[3]=742318.46; cash[4]=r2(cash[3]-net)
assert cash[4]>0; print('cap',cap[2],'cash',cash)
for x in rows: x.append(r2(x[2]+x[3]-x[4]))
tot=[r2(sum(x[i] for x in rows))+0.0 for i in (2,3,4,5)]
assert abs(tot[0])<.005 and abs(tot[3])<.005 and abs(tot[1]-tot[2])<.005
tot[0]=tot[3]=0.0
m=lambda v:f'{v:,.2f}' if abs(v)>=.005 else '0.00'
c=canvas.Canvas(doc(N),pagesize=letter,invariant=1); W,H=letter
XR=[338,412,486,566]; claims=[]
perpage=58; pages=-(-(len(rows)+1)//perpage)
c.setTitle('Trial Balance')
def head(p):
    c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-42,'Trial Balance')
    c.setFont('Helvetica',8)
    c.drawCentredString(W/2,H-54,'The Quarry at Fifth (quarry5)')
    c.drawCentredString(W/2,H-64,'Books = Accrual    Months: Dec 2025 - Dec 2025    Tree = ysi_tb')
    y=H-86
    c.setFillGray(.88);c.rect(36,y-12,W-72,22,stroke=0,fill=1);c.setFillGray(0)
    c.setFont('Helvetica-Bold',7.5)
    for x,a,b in zip(XR,('Forward','','','Ending'),('Balance','Debit','Credit','Balance')):
        c.drawRightString(x,y+1,a);c.drawRightString(x,y-8,b)
    c.drawString(40,y-8,'Account');
    c.setFont('Helvetica',6.5);c.drawRightString(W-36,24,f'Page {p} of {pages}');c.drawString(36,24,'Monday, January 12, 2026   09:47 AM')
    return y-23
i=0;p=0
for i,x in enumerate(rows):
    if i%perpage==0:
        if p:c.showPage()
        p+=1;y=head(p)
    c.setFont('Helvetica',7.5)
    c.drawString(40,y,x[0]);c.drawString(92,y,x[1])
    for xr,v in zip(XR,x[2:]): c.drawRightString(xr,y,m(v));claims.append(m(v))
    claims.append(f'{x[0]} {x[1]}'); y-=10.6
c.setLineWidth(.6)
for xr in XR: c.line(xr-60,y+8,xr,y+8)
c.setFont('Helvetica-Bold',7.5);c.drawString(92,y-2,'Total')
for xr,v in zip(XR,tot): c.drawRightString(xr,y-2,m(v))
c.save()
K=['beginning','debit','credit','ending']
save(N,'TB',K,[dict(account=x[0],name=x[1],**dict(zip(K,x[2:]))) for x in rows],[dict(label='Total',**dict(zip(K,tot)))],
 'Yardi Voyager style trial balance, forward/debit/credit/ending, student housing, 3 pages PDF',False,None,claims)
print(len(rows),pages)
