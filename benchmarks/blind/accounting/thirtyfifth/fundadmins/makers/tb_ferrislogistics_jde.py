# JD Edwards "Trial Balance by Object" spooled to a workbook; trailing minus text amounts, level subtotals with asterisks
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment
S = [
('CASH AND EQUIVALENTS',[('1105.','Operating Acct - First Prairie',1184206.55,None),('1105.SD','Sec Dep Money Market',212960.00,318.44),('1118.','Lockbox Clearing',0,0)]),
('RECEIVABLES',[('1210.','A/R Trade - Tenants',88614.20,-21409.87),('1212.','A/R Straight Line Rent',1406310.92,14226.31),('1215.','Unbilled CAM/Tax Recovery',61477.03,38204.75),('1290.','Reserve for Bad Debts',-15000,0)]),
('PREPAIDS AND DEPOSITS',[('1310.','Prepaid Property Insurance',126448.08,-15806.01),('1335.','Utility Deposits',9250,0),('1360.','Lender Escrow - RE Tax',538112.36,96204.00),('1365.','Lender TI/LC Reserve',750000,25000)]),
('REAL ESTATE',[('1510.','Land',9412000,0),('1520.010','Bldg 1 - Shell',14860225.17,0),('1520.020','Bldg 2 - Shell',12118903.40,0),('1520.030','Bldg 3 - Shell',8904116.00,0),('1520.040','Bldg 4 - Flex Shell',6077418.92,0),
 ('1530.','Site Improvements / Paving',3266840.75,0),('1540.','Tenant Improvements',4410975.33,118620),('1545.','Construction In Progress',76190.50,-52214.18),('1620.','Accum Depr - Buildings',-6218844.12,-89704.68),('1640.','Accum Amort - TI',-1902417.66,-46118.90)]),
('DEFERRED COSTS',[('1710.','Leasing Commissions',1688204.10,41350),('1715.','Accum Amort - Commissions',-612880.37,-18420.55),('1720.','Loan Costs, Net',286114.71,-7946.24)]),
('CURRENT LIABILITIES',[('2105.','A/P Trade',-142318.66,17604.29),('2110.','Received Not Vouchered',-4870.00,-1212.50),('2120.','Accrued RE Taxes',-641300.40,-91614.34),('2130.','Accrued Interest',-118406.25,0),('2140.','Retainage Payable',-38117,-5931),
 ('2205.','Prepaid Rent',-96420.18,30417.66),('2210.','Tenant Security Deposits',-212960,0)]),
('LONG TERM DEBT',[('2510.','Mortgage - Midland Mutual Life',-27500000,0)]),
('MEMBERS EQUITY',[('3110.001','Capital - Fund III Holdings',-23940000,0),('3110.002','Capital - Ferris Operating Mbr',-1260000,0),('3150.001','Distr - Fund III Holdings',2137500,237500),('3150.002','Distr - Ferris Operating Mbr',112500,12500),('3900.','Retained Earnings',None,0)]),
('REVENUE',[('4110.','Base Rent - Warehouse',-2514900.64,-318410.22),('4112.','Base Rent - Flex',-604133.28,-75516.66),('4115.','Straight Line Rent Adj',-113810.48,-14226.31),('4210.','CAM Recovery',-482209.12,-60276.14),('4220.','RE Tax Recovery',-611418.40,-76427.30),
 ('4230.','Insurance Recovery',-118204.08,-14775.51),('4310.','Trailer Parking',-42600,-5400),('4390.','Late Charges',-3118.27,-412.50),('4410.','Interest Income',-14206.93,-1722.18)]),
('OPERATING EXPENSES',[('5110.','Landscape & Snow',98404.17,6210),('5120.','Parking Lot Sweep/Seal',22980,2115),('5130.','Roof Repairs',31644.85,8405.62),('5135.','Dock & Door Repairs',18227.40,1996.80),('5140.','Fire Sprinkler Monitoring',14418,1290),('5210.','Electric - House Meters',41102.77,5388.04),
 ('5220.','Water / Storm Water',27944.10,3312.65),('5310.','Mgmt Fee 3%',130412.06,16944.55),('5320.','On-Site Engineer Reimb',61250.40,7656.30),('5410.','Real Estate Taxes',732914.72,91614.34),('5420.','Property Insurance',126448.08,15806.01),('5510.','Professional Fees',18750,2400)]),
('NON-OPERATING',[('6110.','Interest Expense',947250,118406.25),('6210.','Depreciation',717637.44,89704.68),('6220.','Amortization - TI and LC',514315.20,64539.45),('6225.','Amort - Loan Costs',63569.92,7946.24)]),
]
rows=[[a for a in l] for _,l in S]
# balance: forward plug in retained earnings, activity plug in operating cash
tf = sum(c(a[2]) for l in rows for a in [tuple(x) for x in l] if a[2] is not None); ta = sum(c(a[3]) for l in rows for a in [tuple(x) for x in l] if a[3] is not None)
def jde(x): return f'{abs(x)/100:,.2f}' + ('-' if x<0 else '') if x else '.00'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='R09410_XJDE0001'
F=Font(name='Courier New',size=9); B=Font(name='Courier New',size=9,bold=True); r=1
def put(r,vals,font=F):
    for j,v in vals.items():
        x=ws.cell(r,j,v); x.font=font
        if j>=5: x.alignment=Alignment(horizontal='right')
put(1,{1:'R09410',3:'Hollins Creek Industrial Mgmt',7:'10/14/25  7:52:08'}); put(2,{3:'Trial Balance by Company',7:'Page -     1'}); put(3,{3:'As of  09/30/25'})
put(4,{1:'Company:  00418',3:'Ferris Logistics Park LLC'}); put(5,{1:'Ledger Type AA   Currency USD'})
put(7,{1:'Account',3:'',5:'Balance',6:'Net',7:'Cumulative'},B); put(8,{1:'Number',3:'Description',4:'LD',5:'Forward',6:'Posting',7:'Balance'},B)
put(9,{1:'-'*16,3:'-'*32,4:'--',5:'-'*17,6:'-'*16,7:'-'*17}); r=10
T=Truth('tb_ferrislogistics_jde','xlsx','TB',['beginning','activity','ending'])
def tot(label,v,r,stars):
    put(r,{3:label,4:stars,5:jde(v[0]),6:jde(v[1]),7:jde(v[2])},B); T.total(label,dict(beginning=d(v[0]),activity=d(v[1]),ending=d(v[2])))
g=[0,0,0]; lev=[0,0,0]
for name,l in S:
    put(r,{1:'41820',3:name}); r+=1; st=[0,0,0]
    for code,nm,f,a in l:
        fc = -tf if f is None else c(f); ac = -ta if a is None else c(a); v=[fc,ac,fc+ac]
        cd='41820.'+code.rstrip('.') if not code.endswith('SD') else '41820.'+code
        put(r,{1:cd,3:'  '+nm,4:'6',5:jde(v[0]),6:jde(v[1]),7:jde(v[2])}); r+=1
        T.row(account=cd,name=nm,beginning=d(v[0]),activity=d(v[1]),ending=d(v[2])); st=[p+q for p,q in zip(st,v)]
    tot('TOTAL '+name,st,r,'5'); r+=1; lev=[p+q for p,q in zip(lev,st)]; g=[p+q for p,q in zip(g,st)]
    for end,lab in [('DEFERRED COSTS','TOTAL ASSETS'),('MEMBERS EQUITY','TOTAL LIABILITIES AND EQUITY'),('NON-OPERATING','NET (INCOME) LOSS')]:
        if name==end: tot(lab,lev,r,'3'); lev=[0,0,0]; r+=1
    r+=1
tot('COMPANY TOTAL',g,r,'1'); put(r+2,{3:'*** End of Report ***'})
for col,w in zip('ABCDEFG',[18,2,40,5,20,18,20]): ws.column_dimensions[col].width=w
ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(path('tb_ferrislogistics_jde.xlsx')); T.save('INDUSTRIAL','JD Edwards R09410 spool in a workbook, amounts as text with trailing minus, level subtotals')
print(g,'RE',-tf/100,'cash act',-ta/100)
