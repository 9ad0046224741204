# SAP report-painter export, Australian retail centre, revenue as credits with trailing minus, numbers as text
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(2308); N="sap_export_warragul_plaza_q1.xlsx"
s=St("Profit Center: Actual/Plan/Variance","Warragul Plaza Shopping Centre","2025-07-01","2025-09-30",["Act. Costs","Plan Costs","Var. (Abs.)","Prior Yr Act."],lambda b,k:[round(b[0],2),round(b[1],2),round(b[0]-b[1],2),round(b[2],2)],sheet="Sheet1")
def g(m,v=.07): p=float(round(m,-1)); return [round(p*(1+R.uniform(-v,v)),2),p,round(p*(1+R.uniform(-v,v))*.965,2)]
def ln(ls): return [s.line(l,g(*a),'x',c) for c,l,*a in ls]
a=s.sub("* Rental revenue",ln([("800110","Base rent - majors",-412500,.01),("800120","Base rent - specialties",-688400,.03),("800125","Base rent - pad sites",-58200,.0),("800140","Percentage rent",-21500,.3),("800160","Casual mall leasing",-33100,.2)]))
b=s.sub("* Recoveries",ln([("810110","Outgoings recoverable",-231700,.04),("810120","Promotion levy",-42600,.02),("810130","Electricity on-sell",-74900,.1),("810140","Gas & water recoveries",-11300,.1)]))
d=s.sub("* Sundry income",ln([("820100","ATM & telecom licences",-14800,.02),("820200","Interest on arrears",-1200,.6)]))
ti=s.tot("** Total revenue",[a,b,d],key="total_income")
e=[s.sub("* Statutory outgoings",ln([("600110","Council rates",46900,.01),("600120","Water rates & usage",18700,.08),("600130","Land tax",83400,.0)])),
s.sub("* Operating outgoings",ln([("610110","Cleaning contract",78600,.02),("610120","Security contract",41200,.03),("610130","Electricity common area",52800,.12),("610140","Air conditioning R&M",16400,.3),("610150","Lifts & escalators",9800,.05),("610160","Waste removal",14350,.06),("610170","Insurance - ISR",27600,.0),("610180","Centre management",66500,.02)])),
s.sub("* Non-recoverable costs",ln([("620110","Bad & doubtful debts",6500,.8),("620120","Legal - lease matters",8200,.5),("620130","Vacant shop costs",5100,.4),("620140","Owner's marketing",12000,.1)])),
s.sub("* Electricity on-sell cost",ln([("630110","Purchase of electricity",58700,.1)]))]
te=s.tot("** Total expenses",e,key="total_operating_expenses")
noi=s.tot("*** Net operating income",[ti,te],key="noi")
l=s.sub("* Leasing & capital",ln([("150310","Lessor works & incentives",85000,.2),("150320","Leasing commissions",24000,.3),("150410","Capital - roof & plant",46000,.25)]))
s.tot("**** Result after capital",[noi,l],key="net_cash_flow")
wb=Workbook(); ws=wb.active; ws.title="Sheet1"
F=Font(name="Courier New",size=9)
def put(r,c,v,**k):
    x=ws.cell(r,c,v); x.font=F; x.alignment=Alignment(**k) if k else Alignment(); return x
hdr=[("Profit Center: Actual/Plan/Variance","Date:","14.10.2025"),("","Time:","08:16:41"),]
put(1,1,"Profit Center: Actual/Plan/Variance"); put(1,7,"Date:  14.10.2025"); put(2,7,"Page:         1")
put(3,1,"Profit Center/Group"); put(3,3,"AU20-4417      Warragul Plaza Shopping Centre")
put(4,1,"Person responsible"); put(4,3,"Retail Assets VIC")
put(5,1,"Reporting period"); put(5,3,"1 to 3  2026   (01.07.2025 - 30.09.2025)")
put(6,1,"Currency"); put(6,3,"AUD")
for c,t in zip(range(1,8),["G/L Acct","Account text","Act. Costs","Plan Costs","Var. (Abs.)","Var.(%)","Prior Yr Act."]):
    x=put(8,c,t,horizontal="right" if c>2 else "left"); x.fill=PatternFill("solid",fgColor="D9E1F2"); x.border=Border(top=Side(style="thin"),bottom=Side(style="thin"))
r=9
for q in s.rows:
    v=q["values"]; T=q["rowType"]!="LINE"
    put(r,1,q["accountCode"] if not T else None); put(r,2,q["label"])
    cells=[par(v[0],2,"0.00","t"),par(v[1],2,"0.00","t"),par(v[2],2,"0.00","t"),par(v[2]/abs(v[1])*100,2,"0.00","t"),par(v[3],2,"0.00","t")]
    for c,t in zip(range(3,8),cells): put(r,c,t,horizontal="right")
    if T:
        n=q["label"].split()[0].count("*")
        for c in range(1,8): ws.cell(r,c).fill=PatternFill("solid",fgColor=["","FFFFCC","FFEB9C","FFD966","F4B942"][n])
        if n>1: r+=1
    r+=1
for c,w in zip("ABCDEFG",[12,34,17,17,16,11,17]): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(doc(N)); save(N,[s],"RETAIL","OPERATING_STATEMENT","SAP report painter export, credits trailing minus, text numbers",True)
