"""HUD chart of accounts trial balance, line-printer text in Courier."""
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
R=random.Random(50131)
S=[("1000","ASSETS",[
("1120","CASH - OPERATIONS",None),("1121","CASH - RESIDENT COUNCIL",1842.17),("1130","TENANT ACCOUNTS RECEIVABLE",9318.00),("1131","ALLOWANCE FOR DOUBTFUL ACCOUNTS - TENANTS",-2150.00),
("1135","ACCOUNTS RECEIVABLE - HUD",41276.00),("1190","MISCELLANEOUS CURRENT ASSETS",640.00),("1191","TENANT DEPOSITS HELD IN TRUST",23417.88),("1200","PREPAID EXPENSES",31560.42),
("1310","ESCROW DEPOSITS - TAXES & INS",28114.63),("1320","REPLACEMENT RESERVE",318402.75),("1340","RESIDUAL RECEIPTS RESERVE",47210.09),("1410","LAND",285000),("1420","BUILDINGS",6418250),
("1440","BUILDING EQUIPMENT - PORTABLE",94317.5),("1460","FURNISHINGS",58220.16),("1465","OFFICE FURNITURE AND EQUIPMENT",17904),("1470","MAINTENANCE EQUIPMENT",12655.3),("1495","ACCUMULATED DEPRECIATION",-3127884.41)]),
("2000","LIABILITIES",[
("2110","ACCOUNTS PAYABLE - OPERATIONS",-21904.56),("2113","ACCOUNTS PAYABLE - ENTITY",0),("2120","ACCRUED WAGES PAYABLE",-6112.4),("2121","ACCRUED PAYROLL TAXES PAYABLE",-467.6),
("2123","ACCRUED MANAGEMENT FEE PAYABLE",-5472),("2131","ACCRUED INTEREST - FIRST MORTGAGE (SECTION 202)",-11276.04),("2150","ACCRUED PROPERTY TAXES",-13850),("2170","MORTGAGE PAYABLE - SHORT TERM",-88417),
("2191","TENANT DEPOSITS HELD IN TRUST (CONTRA)",-22861),("2210","PREPAID REVENUE",-1934),("2320","MORTGAGE PAYABLE - FIRST MORTGAGE",-3214906.77)]),
("3000","NET ASSETS",[("3131","NET ASSETS W/O DONOR RESTRICTIONS",None),("3132","NET ASSETS WITH DONOR RESTRICTIONS",-50000)]),
("5000","REVENUE",[("5120","RENT REVENUE - GROSS POTENTIAL",-49572),("5121","TENANT ASSISTANCE PAYMENTS",-100828),("5220","APARTMENTS - VACANCY LOSS",3174),("5410","FINANCIAL REVENUE - PROJECT OPS",-21.36),
("5440","REVENUE FROM INVESTMENTS - REPL RES",-1311.92),("5910","LAUNDRY AND VENDING REVENUE",-1188.25),("5920","TENANT CHARGES",-410),("5990","MISCELLANEOUS REVENUE",-75)]),
("6000","EXPENSES",[("6210","ADVERTISING AND MARKETING",318.4),("6250","OTHER RENTING EXPENSES",142.75),("6310","OFFICE SALARIES",6244.16),("6311","OFFICE EXPENSES",2719.33),("6320","MANAGEMENT FEE",10944),
("6330","MANAGER OR SUPERINTENDENT SALARIES",8961.6),("6340","LEGAL EXPENSE - PROJECT",475),("6350","AUDIT EXPENSE",0),("6351","BOOKKEEPING FEES/ACCOUNTING SVCS",1512),("6370","BAD DEBTS",0),
("6390","MISC ADMINISTRATIVE EXPENSES",633.81),("6450","ELECTRICITY",8317.94),("6451","WATER",3926.11),("6452","GAS",6104.77),("6453","SEWER",4410.28),("6510","PAYROLL - MAINTENANCE",9871.2),("6515","SUPPLIES",1827.45),
("6520","CONTRACTS",6390),("6525","GARBAGE AND TRASH REMOVAL",1740),("6530","SECURITY PAYROLL/CONTRACT",0),("6546","HEATING/COOLING REPAIRS & MAINT",2384.9),("6548","SNOW REMOVAL",5275),("6590","MISC OPERATING & MAINTENANCE",218.63),
("6600","DEPRECIATION EXPENSE",29742.1),("6710","REAL ESTATE TAXES (PILOT)",9233.34),("6711","PAYROLL TAXES (PROJECT SHARE)",1917.88),("6720","PROPERTY & LIABILITY INSURANCE",9914.66),("6722","WORKERS COMPENSATION",744),
("6723","HEALTH INS & OTHER EMPLOYEE BEN",3360),("6820","INTEREST ON MORTGAGE PAYABLE",22627.15),("6850","MORTGAGE INSURANCE PREMIUM",2691.78),("6990","SERVICE COORDINATOR EXPENSES",6512.5)])]
c=lambda x:round(x*100)
A=[]
for s,sn,l in S:
    for code,name,o in l:
        o=None if o is None else c(o); dr=cr=0
        if s=="6000":
            dr=c(250) if o==0 and code=="6530" else (int(o*R.uniform(.35,.6)) if o else (c(412) if code=="6370" else 0))
            if code in("6451","6520"): cr=c(185.5)
        elif s=="5000":
            if o>0: dr=c(1611)
            else: cr=int(-o*.5) if code not in("5990",) else 0
            if code=="5920": dr=c(25)
        A.append([s,code,name,o,dr,cr])
def setact(code,dr,cr):
    for a in A:
        if a[1]==code: a[4],a[5]=c(dr),c(cr)
for k,d,r in [("1130",24786,25113.5),("1131",0,206),("1135",50414,50102),("1191",812.44,610),("1200",0,5260.07),("1310",9114,0),("1320",5437.88,18240),("1440",3118.25,0),("1495",0,14871.05),("6600",14871.05,0),("6820",11243.5,0),("2110",33718.4,30216.77),
 ("2120",6112.4,6540.19),("2121",467.6,500.32),("2123",5472,5472),("2131",11276.04,11243.5),("2150",0,4616.67),("2170",7204.18,7231.4),("2320",7231.4,0),("2191",610,812),("2210",1934,2265),("1121",120,96.4),("2113",0,1500)]: setact(k,d,r)
by={a[1]:a for a in A}
by["1120"][3]=c(64918.37)
by["3131"][3]=-sum(a[3] for a in A if a[3] is not None)
tot_d=sum(a[4] for a in A); tot_c=sum(a[5] for a in A)
by["1120"][4]=c(92417.6); by["1120"][5]=tot_d+c(92417.6)-tot_c
assert by["1120"][5]>0,by["1120"]
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
f=lambda v:f"{v/100:,.2f}" if v else ""
def nums(a):
    o=a[3]; z=o+a[4]-a[5]
    return [max(o,0),max(-o,0),a[4],a[5],max(z,0),max(-z,0)]
lines=[];rows=[];totals=[]
def ln(code,name,v,zero=False):
    return f" {code:<6}{name:<34}"+"".join(f"{(f(x) or ('0.00' if zero else '')):>15}" for x in v)
G=[0]*6
for s,sn,l in S:
    lines.append(("h",f" {s}  {sn}"))
    T=[0]*6
    for a in A:
        if a[0]!=s: continue
        v=nums(a); 
        if sum(1 for x in v if x)<2: continue
        nm=a[2][:32]
        lines.append(("r",ln(a[1],nm,v)))
        rows.append(dict(account=a[1],name=nm.strip(),**{k:x/100 for k,x in zip(K,v) if x}))
        T=[p+q for p,q in zip(T,v)]
    G=[p+q for p,q in zip(G,T)]
    lab=f"* TOTAL {sn}"
    lines.append(("t"," "*41+" --------------"*6)); lines.append(("t",ln("",lab,T,True))); lines.append(("b",""))
    totals.append(dict(label=lab,**{k:x/100 for k,x in zip(K,T)}))
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
lab="** PROJECT TOTALS"
lines+= [("t"," "*41+" =============="*6),("t",ln("",lab,G,True)),("b",""),("b"," NUMBER OF ACCOUNTS LISTED: %d    OUT OF BALANCE: NONE"%len(rows)),("b"," *** END OF REPORT TBHUD-2 ***")]
totals.append(dict(label=lab,**{k:x/100 for k,x in zip(K,G)}))
W,Hh=landscape(letter); cv=canvas.Canvas(doc("st_brendan_manor_tb_0325.pdf"),pagesize=(W,Hh),invariant=1)
per=42;pages=[lines[i:i+per] for i in range(0,len(lines),per)]
for p,pg in enumerate(pages,1):
    y=Hh-34
    def put(t):
        global y
        cv.setFont("Courier",9); cv.drawString(26,y,t); y-=10.9
    hd=["RUN 04/09/2025 16:42"+" "*30+"ST. BRENDAN MANOR HOUSING FOR THE ELDERLY, INC."+" "*22+f"PAGE {p:>3}",
        "TBHUD-2"+" "*45+"HUD PROJECT NO. 023-EE114   SEC. 202/PRAC",
        " "*53+"TRIAL BALANCE FOR PERIOD 03/25 (FYE 12/31)","",
        " ACCT                                         OPENING BALANCE               PERIOD ACTIVITY               CLOSING BALANCE",
        " NO    DESCRIPTION                       "+"".join(f"{x:>15}" for x in["DEBIT","CREDIT"]*3),
        " "+"-"*130]
    for t in hd: put(t)
    for k,t in pg: put(t)
    cv.showPage()
cv.save()
save("st_brendan_manor_tb_0325.pdf","TB",K,rows,totals)
