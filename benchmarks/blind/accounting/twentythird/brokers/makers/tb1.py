# marina, Peachtree-like, Courier, trailing minus, codes first, class subtotals, wrapped names
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(2301); fn="pelican_cut_marina_gltb_0824.pdf"
S=[("CASH AND CURRENT ASSETS",[("10100-00","Petty Cash - Ship Store",1),("10200-00","Checking - Gulf Parish Bank",1),("10250-00","Money Market",1),("10300-00","Cash Clearing - Fuel Dock Credit Cards and Pay at the Pump",1),("11000-00","Accounts Receivable - Slips",1),("11010-00","Accounts Receivable - Service",1),("11900-00","Allowance for Doubtful Accts",-1),("12000-00","Inventory - Gasoline",1),("12010-00","Inventory - Diesel",1),("12050-00","Inventory - Ship Store",1),("12060-00","Inventory - Parts & Oil",1),("14000-00","Prepaid Insurance",1),("14010-00","Prepaid Submerged Land Lease",1)]),
("PROPERTY AND EQUIPMENT",[("15000-00","Land",1),("15100-00","Docks, Piers & Pilings",1),("15200-00","Dry Stack Building",1),("15300-00","Forklifts and Travel Lift",1),("15400-00","Fuel System",1),("15500-00","Vehicles",1),("17100-00","Accum. Depr. - Docks, Piers & Pilings",-1),("17200-00","Accum. Depr. - Dry Stack Building",-1),("17300-00","Accum. Depr. - Equipment and Fuel System",-1),("19000-00","Utility Deposits",1)]),
("LIABILITIES",[("20000-00","Accounts Payable",-1),("21000-00","Slip Deposits Held",-1),("21100-00","Prepaid Slip Rent - Annual Contracts Not Yet Earned",-1),("23000-00","Sales Tax Payable",-1),("23100-00","Accrued Payroll",-1),("23400-00","Federal Payroll Taxes Payable",-1),("24000-00","Other Taxes Payable",-1),("27000-00","Note Payable - Travel Lift",-1),("27100-00","Mortgage - Gulf Parish Bank",-1)]),
("EQUITY",[("39003-00","Common Stock",-1),("39004-00","Paid-in Capital",-1),("39005-00","Retained Earnings",-1),("39007-00","Distributions to Shareholders",1)]),
("REVENUE",[("40000-01","Wet Slip Rent - Annual",-2),("40000-02","Wet Slip Rent - Transient",-2),("40100-01","Dry Stack Storage",-2),("40100-02","Trailer & Boatyard Storage",-2),("40200-00","Liveaboard Fees",-2),("40300-00","Electric Reimbursed",-2),("41000-00","Fuel Sales",-2),("41100-00","Ship Store Sales",-2),("41200-00","Service Labor",-2),("42000-00","Launch & Haul Fees",-2),("49000-00","Sales Discounts",2),("49500-00","Late Charges",-2)]),
("COST OF SALES",[("50000-00","Cost of Fuel",2),("50100-00","Cost of Ship Store",2),("50200-00","Parts Used in Service",2),("50900-00","Inventory Adjustments",2)]),
("EXPENSES",[("60000-00","Advertising",2),("60500-00","Bad Debt Expense",2),("61000-00","Bank & Merchant Fees",2),("62000-00","Depreciation Expense",2),("63000-00","Dock Repairs",2),("63100-00","Dredging & Bottom Surveys",2),("63200-00","Equipment Repairs and Forklift Maintenance Contracts",2),("64000-00","Insurance - Property & Wind",2),("64100-00","Insurance - Marina Operator's Liability",2),("65000-00","Interest Expense",2),("66000-00","Legal and Accounting",2),("67000-00","Licenses & Permits",2),("68000-00","Submerged Land Lease",2),("69000-00","Office Supplies",2),("70000-00","Payroll Taxes",2),("71000-00","Property Taxes",2),("72000-00","Salaries - Dock Hands",2),("72100-00","Salaries - Office",2),("73000-00","Telephone & Wi-Fi",2),("74000-00","Utilities - Electric",2),("74100-00","Utilities - Water & Sewer",2),("74200-00","Trash & Pump-out",2),("79000-00","Gain/Loss on Sale of Assets",-2)])]
big={"15000-00":1850000,"15100-00":2640500,"15200-00":1422000,"15300-00":388450,"15400-00":214900,"27100-00":3120000,"17100-00":842000,"17200-00":395000,"10200-00":412345.67,"41000-00":611000,"50000-00":472000,"40000-01":498000}
R=[]
for sec,a in S:
    for c,n,s in a:
        b=big.get(c, rng.choice([rng.uniform(900,9000),rng.uniform(9000,90000)]))
        if c not in("15000-00","39003-00") : b=r2(b*rng.uniform(.96,1.04))
        if c=="39003-00": b=1000.0
        d=cr=0
        pos=s>0
        if abs(s)==2:
            x=r2(b/7*rng.uniform(.8,1.2)); 
            if pos: d=x
            else: cr=x
            if rng.random()<.18:
                y=r2(x*rng.uniform(.02,.15)); 
                if pos: cr=y
                else: d=y
        elif sec!="EQUITY" and not c.startswith(("150","151","152","153","154","155","190")):
            d=r2(rng.uniform(200,14000)); cr=r2(rng.uniform(200,14000))
            if c.startswith("17"): d=0;cr=r2(rng.uniform(2000,6000))
            if c.startswith("27"): cr=0;d=r2(rng.uniform(3000,8000))
        R.append({"sec":sec,"account":c,"name":n,"beginning":r2(b*(1 if pos else -1)),"debit":d,"credit":cr})
g={r["account"]:r for r in R}
for z in("50900-00","79000-00","24000-00"): g[z].update(beginning=0.0,debit=0,credit=0)
g["10100-00"].update(beginning=600.0,debit=0,credit=0)
g["79000-00"].update(credit=2500.0)
g["39007-00"].update(debit=15000.0)
re=g["39005-00"]; re["beginning"]=0; re["beginning"]=r2(-sum(r["beginning"] for r in R))
ck=g["10200-00"]; ck["debit"]=ck["credit"]=0
net=r2(sum(r["debit"]-r["credit"] for r in R)); ck["credit"]=r2(231840.15); ck["debit"]=r2(231840.15-net)
assert ck["debit"]>0
for r in R: r["ending"]=r2(r["beginning"]+r["debit"]-r["credit"])
K=["beginning","debit","credit","ending"]
def tm(x): return f"{-x:,.2f}-" if x<0 else f"{x:,.2f} "
import textwrap
lines=[];T=[];rows=[]
cur=None
for sec,_ in S:
    rs=[r for r in R if r["sec"]==sec]
    for r in rs:
        w=textwrap.wrap(r["name"],30)
        o={"account":r["account"],"name":r["name"],"beginning":r["beginning"]}
        dd=cc=""
        if r["debit"]: dd=f2(r["debit"]);o["debit"]=r["debit"]
        if r["credit"]: cc=f2(r["credit"]);o["credit"]=r["credit"]
        o["ending"]=r["ending"]; rows.append(o)
        lines.append([f'{r["account"]:<10}{w[0]:<31}{tm(r["beginning"]):>16}{dd:>15}{cc:>15} {tm(r["ending"]):>16}']+[" "*10+x for x in w[1:]])
    s=sums(rs,K); T.append({"label":"Subtotal "+sec,**s})
    lines.append([" "*41+"  --------------"+"   ------------"+"   ------------"+"   --------------",f'{"":<10}{("Subtotal "+sec):<31}{tm(s["beginning"]):>16}{f2(s["debit"]):>15}{f2(s["credit"]):>15} {tm(s["ending"]):>16}',""])
s=sums(R,K); assert s["beginning"]==0 and s["ending"]==0 and s["debit"]==s["credit"]
T.append({"label":"Report Total",**s})
lines.append([f'{"":<10}{"Report Total":<31}{tm(s["beginning"]):>16}{f2(s["debit"]):>15}{f2(s["credit"]):>15} {tm(s["ending"]):>16}'," "*41+"  =============="+"   ============"+"   ============"+"   =============="])
c=canvas.Canvas(D(fn),pagesize=letter); pg=0; y=0
def head():
    global pg,y
    pg+=1
    c.setFont("Courier",7.2); c.drawString(36,765,"9/11/24 at 16:08:41.27"); c.drawRightString(576,765,f"Page: {pg}")
    c.setFont("Courier-Bold",9.5)
    for i,t in enumerate(["Pelican Cut Marina & Boatyard, Inc.","General Ledger Trial Balance","For the Period From Aug 1, 2024 to Aug 31, 2024"]): c.drawCentredString(306,752-i*11,t)
    c.setFont("Courier",7.2); c.drawString(36,717,"Filter Criteria includes: Report order is by ID. Report is printed with Zero Balances and in Detail Format.")
    c.setFont("Courier-Bold",7.6)
    c.drawString(36,700,f'{"Account":<10}{"Account Description":<31}{"Beginning ":>16}{"Debit":>15}{"Credit":>15} {"Ending ":>16}')
    c.drawString(36,691,f'{"ID":<10}{"":<31}{"Balance ":>16}{"Change":>15}{"Change":>15} {"Balance ":>16}')
    c.line(36,688,576,688); y=676; c.setFont("Courier",7.6)
PW=104
fs=540/ (PW*0.6)
head()
for L in lines:
    if y-len(L)*10<50: c.showPage(); head()
    for l in L:
        c.setFont("Courier-Bold" if "Subtotal" in l or "Report Total" in l else "Courier",7.6); c.drawString(36,y,l); y-=10
c.setFont("Courier",7); c.drawString(36,34,"Balances followed by a minus sign are credits.   *** End of Report ***")
c.save()
save(fn,"TB","OTHER","marina bookkeeper","Peachtree style print, Courier, trailing minus, subtotals by class","trailing minus; names wrapped to a second line; repeated page heads; blanks in change columns",K,rows,T)
