# TB 1: six-column (opening / period / closing pairs), landscape A4-ish letter, reportlab, class sums
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(15111)
S=[("CURRENT ASSETS",[("1005","Petty Cash","D",50000,0),("1010","Operating Account - Tri-County Bank x4471","D",18845217,1),("1015","Security Deposit Trust Account","D",14362500,1),("1020","Money Market - Reserve Sweep","D",9022810,1),("1110","Tenant Receivables","D",4187633,1),("1115","Subsidy Receivable - Housing Authority","D",1266400,1),("1190","Allowance for Doubtful Accounts","C",985000,1),("1310","Prepaid Property Insurance","D",6120912,1)]),
("RESTRICTED AND FIXED ASSETS",[("1410","Lender Escrow - Taxes","D",10433856,1),("1420","Lender Escrow - Insurance","D",3811008,1),("1430","Replacement Reserve Held by Servicer","D",22764190,1),("1510","Land","D",215000000,0),("1520","Buildings and Improvements","D",1487320455,1),("1530","Furniture, Fixtures & Equipment","D",38870120,1),("1590","Accumulated Depreciation","C",329104377,1),("1610","Deferred Financing Costs, Net of Accumulated Amortization","D",12755092,1)]),
("LIABILITIES",[("2010","Accounts Payable - Trade","C",7315588,1),("2050","Accrued Interest","C",4896212,1),("2060","Accrued Payroll & Payroll Taxes","C",1880430,1),("2110","Accrued Real Estate Taxes","C",8700000,1),("2150","Prepaid Rents","C",2240975,1),("2210","Security Deposits - Refundable","C",13987500,1),("2220","Pet Deposits - Refundable","C",375000,1),("2510","Mortgage Note Payable - First Lien","C",1098437716,1),("2590","Due to/from Affiliates","D",1500000,1)]),
("PARTNERS' EQUITY",[("3010","General Partner Capital","C",3810000,0),("3020","Limited Partners' Capital","C",0,0),("3100","Distributions","D",22500000,1)]),
("REVENUE",[("4010","Gross Potential Rent","C",139455000,1),("4020","Vacancy Loss","D",8622144,1),("4030","Concessions","D",3190500,1),("4040","Bad Debt Write-Offs","D",1144891,1),("4110","Laundry & Vending","C",921575,1),("4120","Late and NSF Fees","C",1033000,1),("4130","Utility Reimbursements (RUBS)","C",6980148,1),("4190","Interest Income","C",118402,1)]),
("OPERATING EXPENSES",[("5010","Salaries - On-Site","D",16477392,1),("5020","Payroll Taxes & Benefits","D",3954570,1),("5110","Repairs and Maintenance","D",7788214,1),("5120","Turnover - Paint, Carpet, Clean","D",4455061,1),("5130","Grounds / Snow Removal","D",2810000,1),("5210","Electricity - Common Area & Vacant","D",2977415,1),("5220","Water & Sewer","D",8133809,1),("5230","Trash Removal","D",1721160,1),("5310","Property Insurance","D",6120904,1),("5320","Real Estate Taxes","D",17400000,1),("5410","Management Fee","D",4203310,1),("5420","Advertising and Leasing","D",2365040,1),("5430","Legal and Audit","D",1980000,1)]),
("NON-OPERATING",[("6010","Mortgage Interest","D",29188455,1),("6020","Depreciation Expense","D",29400000,1),("6030","Amortization of Financing Costs","D",1275512,1),("6090","Partnership Administration","D",600000,0)])]
acc=[]
for s,(sec,l) in enumerate(S):
    for code,nm,sd,b,mv in l:
        o=b if sd=='D' else -b
        acc.append([s,code,nm,o,0,0,mv])
def find(c): return next(a for a in acc if a[1]==c)
find("3020")[3]=-sum(a[3] for a in acc)
# journal entries of the period (July 2025), each balanced
def je(dr,cr,amt): find(dr)[4]+=amt; find(cr)[5]+=amt
def r(lo,hi): return R.randint(lo,hi)
gpr=23242500; je("1110","4010",gpr); je("4020","1110",r(1200000,1600000)); je("4030","1110",425000); je("4040","1190",165000)
je("1110","4130",r(1100000,1200000)); je("1110","4120",172500); je("1010","4110",r(140000,170000)); je("1020","4190",r(15000,19000))
col=r(20500000,21500000); je("1010","1110",col); je("1115","1110",1302200); je("1010","1115",1266400); je("1110","2150",r(180000,240000)); je("2150","1110",r(150000,230000))
je("1015","2210",725000); je("2210","1015",510000); je("1015","2220",60000)
for e,lo,hi in [("5110",1000000,1500000),("5120",600000,900000),("5130",350000,480000),("5210",420000,560000),("5220",1200000,1450000),("5230",286860,286860),("5420",300000,420000),("5430",165000,320000)]: je(e,"2010",r(lo,hi))
je("2010","1010",r(5800000,6400000)); je("5010","2060",r(2600000,2800000)); je("5020","2060",r(640000,670000)); je("2060","1010",3312746)
je("5310","1310",1020152); je("5320","2110",2900000); je("1410","1010",2608464); je("1420","1010",952752); je("1430","1010",875000); je("2110","1410",8700000)
je("5410","1010",700552); je("6010","2050",4874411); je("2050","1010",4896212); je("2510","1010",r(1630000,1660000)); je("1520","1010",r(900000,1400000)); je("1530","2010",289945)
je("6020","1590",4900000); je("6030","1610",212585); je("3100","1010",2500000); je("2590","1010",250000); je("1020","1430",640000)
names=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
def vals(o,d,c):
    e=o+d-c
    return [max(o,0),max(-o,0),d,c,max(e,0),max(-e,0)]
f="Kestrel_Landing_TB_Jul2025.pdf"
W,Hh=landscape(letter); cv=canvas.Canvas(D+'/'+f,pagesize=(W,Hh)); cv.setTitle("Trial Balance")
X=[372,447,522,597,672,747]; page=0
def head():
    global page,y; page+=1
    cv.setFont("Helvetica-Bold",13); cv.drawString(45,Hh-42,"KESTREL LANDING APARTMENTS, L.P.")
    cv.setFont("Helvetica",9); cv.drawString(45,Hh-55,"Trial Balance with Period Movements  -  Accrual Basis  -  1 July 2025 to 31 July 2025")
    cv.drawRightString(747,Hh-42,"Loan no. 70-118826"); cv.drawRightString(747,Hh-55,"Prepared for: Collateral Monitoring")
    cv.setFillGray(.86); cv.rect(40,Hh-98,712,30,fill=1,stroke=0); cv.setFillGray(0)
    cv.setFont("Helvetica-Bold",8.5)
    for i,t in enumerate(["Opening Balance","Period Movement","Closing Balance"]):
        a=X[2*i]-66; b=X[2*i+1]; cv.drawCentredString((a+b)/2,Hh-79,t); cv.line(a+4,Hh-82,b,Hh-82)
    for i,x in enumerate(X): cv.drawRightString(x,Hh-93,["Debit","Credit"][i%2])
    cv.drawString(45,Hh-93,"A/c"); cv.drawString(82,Hh-93,"Account name"); y=Hh-112
def foot():
    cv.setFont("Helvetica-Oblique",7); cv.drawString(45,24,"FinBook GL 6.2  |  run 08/11/2025 09:14 by dlarsen"); cv.drawRightString(747,24,f"Page {page}")
def nums(v,font,z=''):
    cv.setFont(font,8.2)
    for x,n in zip(X,v):
        if n or z: cv.drawRightString(x,y,f"{n/100:,.2f}")
rows=[];tots=[];head()
G=[0]*6
for s,(sec,_) in enumerate(S):
    if y<110: foot();cv.showPage();head()
    cv.setFont("Helvetica-Bold",8.5); cv.drawString(45,y,sec); y-=12
    T6=[0]*6
    for a in [a for a in acc if a[0]==s]:
        if y<48:
            foot();cv.showPage();head(); cv.setFont("Helvetica-BoldOblique",8.5); cv.drawString(45,y,sec+" (continued)"); y-=12
        v=vals(a[3],a[4],a[5]); T6=[p+q for p,q in zip(T6,v)]
        cv.setFont("Helvetica",8.2); cv.drawString(45,y,a[1])
        nm=a[2]; 
        if cv.stringWidth(nm,"Helvetica",8.2)>222:
            w=nm.split(); l1=''
            while cv.stringWidth(l1+' '+w[0],"Helvetica",8.2)<200: l1=(l1+' '+w.pop(0)).strip()
            cv.drawString(82,y,l1); nums(v,"Helvetica"); y-=9.5; cv.setFont("Helvetica",8.2); cv.drawString(82,y," ".join(w))
        else: cv.drawString(82,y,nm); nums(v,"Helvetica")
        y-=11.6
        rows.append({"account":a[1],"name":nm,**{k:n/100 for k,n in zip(names,v) if n}})
    cv.setLineWidth(.5)
    for x in X: cv.line(x-62,y+8.5,x,y+8.5)
    lab="Total "+sec.title().replace("'S","'s").replace(" And "," and "); cv.setFont("Helvetica-Oblique",8.2); cv.drawString(82,y,lab); nums(T6,"Helvetica-Oblique",1); y-=18
    tots.append({"label":lab,**{k:n/100 for k,n in zip(names,T6)}}); G=[p+q for p,q in zip(G,T6)]
if y<70: foot();cv.showPage();head()
cv.setFillGray(.86); cv.rect(40,y-4,712,14,fill=1,stroke=0); cv.setFillGray(0)
cv.setFont("Helvetica-Bold",8.2); cv.drawString(45,y,"TRIAL BALANCE TOTALS"); nums(G,"Helvetica-Bold",1)
for x in X: cv.line(x-62,y-5,x,y-5); cv.line(x-62,y-7,x,y-7)
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
tots.append({"label":"TRIAL BALANCE TOTALS",**{k:n/100 for k,n in zip(names,G)}})
y-=24; cv.setFont("Helvetica",7.5); cv.drawString(45,y,"Unaudited; subject to year-end adjustment.")
foot(); cv.save()
rows=[r_ for r_ in rows]
save(f,"TB",names,rows,tots)
