# Open Accounts trial balance, Scottish RSL, Courier landscape, CR marks
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
R=random.Random(7601)
# group: (title,[ (code,name,opening,mov1_6,mov7) ]) pounds
def j(x,p=.04): return int(round(x*100*(1+R.uniform(-p,p))))+R.randint(-49,49) if x else 0
G=[("FIXED ASSETS",[("0100","Housing Properties - Completed",48215330,612400,38215),("0105","Housing Properties - Under Constr.",3104880,894210,151034),("0110","Housing Props Depreciation",-11842900,-497300,-83110),("0120","Commercial Units - Investment Prop",2865000,0,0),("0130","Office Premises 14 Shore Road",640000,0,0),("0131","Office Premises Depreciation",-192000,-6400,-1067),("0140","Computer Equipment",188420,22310,0),("0141","Computer Equipment Depreciation",-131870,-14900,-2480),("0150","Vans and Plant",96400,0,18950),("0151","Vans and Plant Depreciation",-61230,-7220,-1203)]),
("CURRENT ASSETS",[("1100","Rent Arrears - Current Tenants",412860,31220,-8114),("1101","Rent Arrears - Former Tenants",138440,9112,2377),("1105","Bad Debt Provision - Rents",-174300,-24000,-4000),("1110","Commercial Rents Debtor",38215,-4117,12450),("1115","Factoring Debtors",54760,7725,-1930),("1120","HAG Receivable",286000,-286000,94500),("1130","Prepayments & Accrued Income",121340,-88410,14260),("1140","Stock - Maintenance Stores",27315,1412,-385),("1160","VAT Control",-9412,3380,-1122),("1200","Clydebank Current A/c 00418827",None,None,None),("1205","Clydebank Deposit 32 Day Notice",1500000,250000,0),("1206","Factoring Client Account",61240,3306,918),("1210","Petty Cash Imprest",400,0,0)]),
("CURRENT LIABILITIES",[("2100","Trade Creditors",-384620,51240,-22318),("2105","Accruals",-291400,118720,-41090),("2110","Contract Retentions",-166210,-31870,-8450),("2120","PAYE/NIC",-47330,-2110,640),("2121","Pension Contributions Payable",-39880,-1270,215),("2130","Rents in Advance",-203417,-12866,9244),("2135","Tenant Credits - Commercial",-6120,-1340,0),("2140","Loan Interest Accrued",-88412,14020,-31200),("2150","Suspense",0,1284,-1284)]),
("LONG TERM LIABILITIES",[("2500","Loan - Strathord BS Tranche A",-8400000,210000,35000),("2501","Loan - Strathord BS Tranche B",-4150000,-1500000,0),("2505","Private Placement 4.12% 2041",-10000000,0,0),("2510","Deferred Capital Grant",-14882600,168200,28033),("2520","SHAPS Past Service Deficit",-412000,61800,10300)]),
("RESERVES",[("3000","Share Capital",-218,-3,-1),("3010","Revenue Reserve",None,0,0),("3020","Revaluation Reserve Commercial",-915000,0,0)]),
("INCOME",[("4000","Rents Receivable - General Needs",0,-3120450,-521870),("4001","Rents Receivable - Sheltered",0,-488310,-81622),("4005","Rents Receivable - Mid Market",0,-301240,-50410),("4010","Service Charges",0,-216430,-36118),("4020","Void Loss - General Needs",0,38420,6911),("4021","Void Loss - Sheltered",0,14835,1760),("4030","Garage & Lock-Up Rents",0,-21140,-3560),("4040","Shop Rents",0,-118900,-12450),("4050","Factoring Management Fees",0,-44625,-7438),("4060","Grant Amortisation",0,-168200,-28033),("4070","Stage 3 Adaptations Grant",0,-61000,0),("4090","Sundry Income",0,-7318,-640)]),
("MANAGEMENT & PROPERTY COSTS",[("5000","Salaries - Housing Services",0,512340,86220),("5001","Salaries - Property Services",0,388115,64870),("5002","Salaries - Corporate",0,301770,50915),("5005","Employers NIC",0,131420,22114),("5006","Employers Pension",0,118630,19850),("5010","Agency & Temporary Staff",0,22810,6445),("5020","Staff Travel & Subsistence",0,9915,1720),("5030","Training & Conferences",0,13240,880),("5100","Reactive Repairs",0,611240,118765),("5105","Void Repairs",0,174330,31210),("5110","Cyclical - Gas Servicing",0,88210,14702),("5111","Cyclical - Electrical EICR",0,46120,9810),("5115","Cyclical - Paintwork",0,71400,0),("5120","Planned - Kitchens & Bathrooms",0,96115,28420),("5130","Estate & Close Cleaning",0,58720,9786),("5135","Landscape Maintenance",0,64410,10735),("5140","Communal Light & Heat",0,49315,11260),("5150","Property Insurance",0,142600,23767),("5160","Legal & Court Dues",0,18240,4115),("5170","Stair Lift & Lift Contracts",0,16935,2822),("5200","Office Rates & Utilities",0,24110,4018),("5210","ICT Licences & Support",0,96480,14870),("5220","Printing Postage Stationery",0,14325,2210),("5230","Audit & Internal Audit Fees",0,21000,3500),("5240","Subscriptions SFHA/EVH",0,18340,0),("5250","Committee Expenses",0,2215,310),("5300","Bad Debt Charge",0,24000,4000)]),
("DEPRECIATION & FINANCE",[("6000","Depreciation - Housing",0,497300,83110),("6010","Depreciation - Other",0,28520,4750),("6100","Interest Payable - Loans",0,401220,66870),("6110","Private Placement Coupon",0,206000,34333),("6120","Non Utilisation & Monitoring Fee",0,9125,0),("6200","Bank Interest Received",0,-31415,-5240)])]
D=[]
for t,a in G:
    L=[]
    for c,n,*v in a: L.append([c,n]+[None if x is None else j(x) for x in v])
    D.append((t,L))
fl={r[0]:r for t,L in D for r in L}
fl['3000'][2:]=[-21800,-300,-100]; fl['1210'][2:]=[40000,0,0];fl['2505'][2]=-1000000000;fl['1205'][2:]=[150000000,25000000,0]
fl['1120'][3]=-fl['1120'][2]; fl['2150'][3]=128440;fl['2150'][4]=-128440
for a,b in(('0110','6000'),('2510','4060')):
    for k in(3,4): fl[a][k]=-fl[b][k] 
    if a=='2510':
        for k in(3,4): fl[a][k]=abs(fl[b][k])
for k in(3,4): fl['6010'][k]=-sum(fl[x][k] for x in('0131','0141','0151')); fl['5300'][k]=-fl['1105'][k]
fl['1200'][2]=61843117
fl['3010'][2]=-sum(r[2] for r in fl.values() if r[2] is not None)
for k in(3,4): fl['1200'][k]=-sum(r[k] for r in fl.values() if r[k] is not None)
print('bank',fl['1200'],'res',fl['3010'][2])
W,H=landscape(A4)
c=canvas.Canvas(doc('oa_gltb_p07.pdf'),pagesize=(W,H),invariant=1)
lines_pp=50;pg=0;y=0
def out(s,b=False):
    global y
    c.setFont('Courier-Bold' if b else 'Courier',8.5); c.drawString(34,y,s); y-=10.1
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1; y=H-30
    out(f"{'CAIRNMHOR HOUSING ASSOCIATION LTD':<60}{'OPEN ACCOUNTS - GENERAL LEDGER':<54}PAGE {pg:>4}")
    out(f"{'COMPANY: CHA':<60}{'TRIAL BALANCE BY ACCOUNT GROUP':<54}GLR410/2")
    out(f"{'YEAR: 2025/26    PERIOD: 07 (OCTOBER)':<60}{'RUN BY MFRASER':<40}06-NOV-2025 16:42:08")
    out('-'*148)
    out(f"{'ACCOUNT':<10}{'DESCRIPTION':<38}{'BALANCE':>24}{'MOVEMENT':>24}{'MOVEMENT':>24}{'BALANCE':>24}")
    out(f"{'':<10}{'':<38}{'B/FWD':>24}{'P01-P06':>24}{'P07':>24}{'C/FWD':>24}")
    out('-'*148)
def am(v): 
    s=f(v,'cr'); return (s if v<0 else s+'  ').rjust(26)[:26].rjust(24)
def num(v):
    s=f"{abs(v)/100:,.2f}"+('CR' if v<0 else '  '); return f"{s:>24}"
rows=[];tot=[]
K=["beginning","other:MOVEMENT P01-P06","activity","ending"]
head();GT=[0]*4
for t,L in D:
    if y<95: head()
    y-=4;out(t,True)
    S=[0]*4
    for r in L:
        v=r[2:5]+[sum(r[2:5])]
        if y<42: head()
        out(f"{r[0]:<10}{r[1]:<38}"+''.join(num(x) for x in v))
        rows.append({"account":r[0],"name":r[1],**{k:m(x) for k,x in zip(K,v)}})
        S=[a+b for a,b in zip(S,v)]
    if y<62: head()
    out(' '*48+('  '+'-'*20+'  ')*4)
    lab='* TOTAL '+t
    out(f"{lab:<48}"+''.join(num(x) for x in S),True)
    tot.append({"label":lab,**{k:m(x) for k,x in zip(K,S)}}); GT=[a+b for a,b in zip(GT,S)]
assert GT==[0]*4
if y<90: head()
y-=6;out('='*148);out(f"{'** LEDGER TOTAL':<48}"+''.join(num(x) for x in GT),True);out('='*148)
tot.append({"label":"** LEDGER TOTAL",**{k:m(x) for k,x in zip(K,GT)}})
out(f"{len(rows)} ACCOUNTS LISTED     ZERO BALANCE ACCOUNTS SUPPRESSED: N     *** END OF REPORT ***")
c.save()
save('oa_gltb_p07.pdf','TB','Open Accounts monospaced report, CR marks, four signed columns, group totals',False,K,rows,tot)
