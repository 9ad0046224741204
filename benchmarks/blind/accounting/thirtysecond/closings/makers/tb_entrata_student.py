# Entrata-like trial balance, student housing, landscape PDF
import random
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from common import *
R = random.Random(90417)
def k(lo,hi): return R.randint(lo*100,hi*100)
S = [("ASSETS","Total Assets",[
 ("1010-0000","Cash - Operating",k(180000,240000)),("1011-0000","Cash - Depository (Lockbox)",k(9000,30000)),("1020-0000","Cash - Security Deposits",k(14000,17000)),
 ("1050-0000","Petty Cash",50000),("1110-0000","A/R - Residents",k(71000,96000)),("1115-0000","A/R - Financial Aid / Sponsor",k(11000,26000)),
 ("1120-0000","Allowance for Doubtful Accounts",-k(21000,29000)),("1150-0000","A/R - Commercial (Coffee Bar)",k(1900,3900)),
 ("1210-0000","Prepaid Insurance",k(52000,80000)),("1220-0000","Prepaid Bulk Internet",k(6000,9000)),("1230-0000","Prepaid Other",k(1400,4200)),
 ("1310-0000","Escrow - Real Estate Taxes",k(210000,260000)),("1320-0000","Escrow - Insurance",k(41000,60000)),("1330-0000","Replacement Reserve",k(118000,150000)),
 ("1410-0000","Land",412000000),("1420-0000","Buildings",k(31800000,32900000)),("1425-0000","Building Improvements",k(640000,910000)),
 ("1430-0000","Furniture - Student Units",k(1310000,1490000)),("1435-0000","Fitness & Clubhouse Equipment",k(210000,260000)),("1440-0000","Computers & Access Control",k(96000,140000)),
 ("1490-0000","Accumulated Depreciation",-k(6100000,6600000)),("1510-0000","Deferred Financing Costs, Net",k(280000,350000)),("1590-0000","Utility Deposits",1265000)]),
("LIABILITIES","Total Liabilities",[
 ("2010-0000","Accounts Payable - Trade",-k(48000,69000)),("2015-0000","Accrued Expenses",-k(23000,41000)),("2020-0000","Accrued Payroll",-k(11000,17000)),
 ("2030-0000","Accrued Real Estate Taxes",-k(330000,360000)),("2040-0000","Accrued Interest Payable",-k(91000,99000)),("2110-0000","Security Deposits Held",-k(14000,16900)),
 ("2120-0000","Prepaid Rent",-k(58000,110000)),("2130-0000","Deferred Revenue - Summer Term",0),("2140-0000","Unclaimed Property",-k(900,2700)),
 ("2150-0000","Due to Management Company",-k(4000,12000)),("2510-0000","Mortgage Payable - First",-2384000000)]),
("EQUITY","Total Equity",[
 ("3010-0000","Contributed Capital",-1080000000),("3020-0000","Distributions",k(900000,1200000)),("3900-0000","Retained Earnings","P")]),
("INCOME","Total Income",[
 ("4010-0000","Installment Rent - Student Beds",-k(3890000,4010000)),("4015-0000","Rent - Conventional Units",-k(61000,88000)),("4020-0000","Short-Term & Summer Premium",-k(29000,52000)),
 ("4030-0000","Vacancy Loss",k(180000,230000)),("4040-0000","Concessions - Gift Cards / Move-In",k(41000,66000)),("4050-0000","Model & Employee Beds",k(24000,31000)),
 ("4060-0000","Bad Debt Expense",k(38000,61000)),("4110-0000","Application & Admin Fees",-k(61000,82000)),("4120-0000","Late & NSF Fees",-k(22000,36000)),
 ("4130-0000","Parking - Garage",-k(118000,143000)),("4140-0000","Utility Overage Billback",-k(48000,74000)),("4150-0000","Relet & Transfer Fees",-k(11000,21000)),
 ("4160-0000","Damages & Turn Charges",-k(39000,61000)),("4170-0000","Vending & Laundry",-k(3000,6200)),("4180-0000","Commercial Rent",-3480000),("4190-0000","Interest Income",-k(1100,3900))]),
("EXPENSES","Total Expenses",[
 ("5010-0000","Salaries - Management",k(128000,148000)),("5015-0000","Salaries - Community Assistants",k(51000,66000)),("5020-0000","Salaries - Maintenance",k(139000,158000)),
 ("5030-0000","Payroll Taxes & Benefits",k(71000,83000)),("5110-0000","Turn - Painting",k(48000,60000)),("5115-0000","Turn - Cleaning & Carpet",k(61000,78000)),
 ("5120-0000","Turn - Furniture Replacement",k(19000,33000)),("5210-0000","Repairs & Maintenance",k(58000,77000)),("5220-0000","Elevator & Fire Life Safety",k(22000,31000)),
 ("5230-0000","Landscaping & Snow",k(21000,30000)),("5240-0000","Pest Control",k(4000,7000)),("5310-0000","Electric",k(198000,226000)),("5320-0000","Water & Sewer",k(121000,139000)),
 ("5330-0000","Gas",k(8000,14000)),("5340-0000","Trash Removal",k(28000,36000)),("5350-0000","Bulk Internet & Cable",k(84000,93000)),("5410-0000","Advertising & Marketing",k(66000,84000)),
 ("5420-0000","Resident Life & Events",k(16000,23000)),("5510-0000","Office & Administrative",k(31000,43000)),("5520-0000","Software & Payment Fees",k(24000,31000)),
 ("5530-0000","Legal & Collections",k(6000,13000)),("5610-0000","Management Fee",k(121000,133000)),("5710-0000","Insurance",k(152000,170000)),("5720-0000","Real Estate Taxes",k(331000,352000)),
 ("6010-0000","Interest Expense",k(840000,869000)),("6020-0000","Depreciation & Amortization",k(911000,940000)),("6030-0000","Owner Legal & Professional",0)])]
beg={}
for h,t,ac in S:
    for a,n,v in ac:
        if v!="P": beg[a]=v
beg["3900-0000"]=-sum(beg.values())
L=Ledger(); p=L.post
CASH,AR,AP="1010-0000","1110-0000","2010-0000"
for h,t,ac in S:
    for a,n,v in ac:
        b=beg.get(a,0); m=abs(b)//9
        j=int(m*R.uniform(.86,1.13))
        if h=="INCOME":
            if a=="4190-0000": p(CASH,a,j)
            elif a=="4180-0000": p("1150-0000",a,348000); 
            elif b<0: p(AR,a,j); (R.random()<.4) and p(a,AR,k(80,900))
            elif a=="4060-0000": p(a,"1120-0000",j)
            else: p(a,AR,j)
        if h=="EXPENSES":
            if a=="6020-0000": p(a,"1490-0000",j-451200); p(a,"1510-0000",451200)
            elif a=="6010-0000": p(a,"2040-0000",j)
            elif a=="5720-0000": p(a,"2030-0000",j)
            elif a=="5710-0000": p(a,"1210-0000",j)
            elif a=="5350-0000": p(a,"1220-0000",j)
            elif a.startswith("50"): p(a,CASH,j); (a=="5010-0000") and p(a,"2020-0000",k(2000,4000))
            elif a=="5610-0000": p(a,"2150-0000",j)
            elif b: p(a,AP,j); (R.random()<.35) and p(AP,a,k(40,1300))
p(CASH,AR,k(432000,455000)); p("1011-0000",AR,k(15000,22000)); p(CASH,"1011-0000",k(12000,19000)); p(CASH,"1115-0000",k(8000,10000)); p(CASH,"1150-0000",348000)
p("1120-0000",AR,k(900,4000)); p(AP,CASH,k(118000,131000)); p("2040-0000",CASH,k(91000,96000)); p("2150-0000",CASH,k(4000,9000)); p("1310-0000",CASH,k(36000,39000))
p("1320-0000",CASH,k(14000,17000)); p("1330-0000",CASH,k(9000,9900)); p("1430-0000",AP,k(9000,18000)); p("2110-0000","1020-0000",k(400,900)); p("1020-0000","2110-0000",k(100,390))
p("2120-0000",AR,k(51000,56000)); p(AR,"2120-0000",k(42000,61000)); p("1220-0000",CASH,k(8000,9000)); p("3020-0000",CASH,10000000)
def f(v,neg=True):
    s=f"{abs(v)/100:,.2f}"; return f"({s})" if v<0 else s
name="tb_entrata_millbrook"
W,H=landscape(letter); cv=canvas.Canvas(doc(name+".pdf"),pagesize=(W,H),invariant=1)
X=[452,524,596,668,746]; hd=[("Beginning","Balance"),("","Debits"),("","Credits"),("Net","Change"),("Ending","Balance")]
state={"pg":0,"y":0}
def head():
    state["pg"]+=1
    cv.setFillColor(colors.HexColor("#1f2a44")); cv.setFont("Helvetica-Bold",13); cv.drawString(46,H-44,"Trial Balance")
    cv.setFillColor(colors.HexColor("#555555")); cv.setFont("Helvetica",8)
    cv.drawString(46,H-57,"The Quad at Millbrook (0417)   |   Post Month: Oct 2025   |   GL Book: Accrual   |   GL Tree: Student Standard")
    cv.drawRightString(746,H-44,"Quadrant Campus Living LLC"); cv.drawRightString(746,H-57,"Include zero balances: Yes")
    cv.setFillColor(colors.HexColor("#e8ecf3")); cv.rect(42,H-94,708,26,stroke=0,fill=1)
    cv.setFillColor(colors.black); cv.setFont("Helvetica-Bold",8)
    cv.drawString(46,H-89,"GL Account"); cv.drawString(122,H-89,"Account Name")
    for x,(a,b) in zip(X,hd): cv.drawRightString(x,H-79,a); cv.drawRightString(x,H-89,b)
    state["y"]=H-108
def foot():
    cv.setFont("Helvetica",7); cv.setFillColor(colors.HexColor("#777777"))
    cv.drawString(46,30,"Generated 11/07/2025 04:18 PM MST by dkessling"); cv.drawRightString(746,30,f"Page {state['pg']}"); cv.setFillColor(colors.black)
def need(h):
    if state["y"]-h<46: foot(); cv.showPage(); head()
def line(a,n,vals,bold=False,shade=None):
    need(13); y=state["y"]
    if shade: cv.setFillColor(colors.HexColor(shade)); cv.rect(42,y-3.5,708,12.5,stroke=0,fill=1); cv.setFillColor(colors.black)
    cv.setFont("Helvetica-Bold" if bold else "Helvetica",8); cv.drawString(46,y,a) if a else None; cv.drawString(122 if a else 46,y,n)
    for x,v in zip(X,vals): cv.drawRightString(x,y,f(v))
    if not bold: cv.setStrokeColor(colors.HexColor("#dddddd")); cv.setLineWidth(.3); cv.line(42,y-3.6,750,y-3.6)
    state["y"]-=13
M=["beginning","debit","credit","activity","ending"]; rows=[]; tots=[]
head(); G=[0]*5; cnt=0
for h,t,ac in S:
    need(40); cv.setFont("Helvetica-Bold",8.5); cv.drawString(46,state["y"],h); state["y"]-=13
    T=[0]*5
    for a,n,_ in ac:
        b=beg[a]; d=L.dr.get(a,0); e=L.cr.get(a,0); v=[b,d,e,d-e,b+d-e]; cnt+=1
        line(a,n,v); T=[x+y for x,y in zip(T,v)]; rows.append({"account":a,"name":n,**{m:c(x) for m,x in zip(M,v)}})
    line("",t,T,True,"#f3f3f3"); state["y"]-=5; G=[x+y for x,y in zip(G,T)]; tots.append({"label":t,**{m:c(x) for m,x in zip(M,T)}})
assert G[0]==0 and G[4]==0 and G[1]==G[2]
line("","Total - The Quad at Millbrook",G,True,"#d5dcea"); tots.append({"label":"Total - The Quad at Millbrook",**{m:c(x) for m,x in zip(M,G)}})
foot(); cv.save(); print(name,cnt)
save(name,"TB",M,rows,tots)
