# FreshBooks-like P&L by quarter, parking lots, newest quarter first
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
N="two_lots_parking_profit_loss.xlsx"
s=St("Profit and Loss","Kettle & Fifth Parking (two lots)","2024-01-01","2024-12-31",["Total 2024","Q4","Q3","Q2","Q1"],sheet="profit_loss_report")
L=lambda l,q4,q3,q2,q1:s.line(l,[round(q4+q3+q2+q1,2),q4,q3,q2,q1])
s.head("Income")
a=[L("Daily Parking - Kettle St Lot",18842,21306.5,20117,16488),L("Daily Parking - Fifth Ave Lot",14220.5,15984,15102,12876.5),L("Monthly Permits",27300,26850,26100,25950),L("Event Nights",6480,9120,4350,2740),L("Violation / Boot Fees",1125,1460,980,875),L("Refunds & Chargebacks",-214,-388.5,-262,-143)]
ti=s.tot("Total Income",a,key="total_income")
g=[]
for h,ls in [("Land & Lot",[("Ground Lease - Fifth Ave",9600,9600,9600,9450),("Property Tax - Kettle St",0,4417.6,0,4417.6),("Striping & Patching",0,3850,2125,0),("Snow & Salt",2980,0,0,4635)]),("Collection",[("Pay Station & App Fees",4106.22,4588.9,4290.35,3615.71),("Lot Attendant (Contractor)",7020,7800,7280,6760),("Armored Pickup",585,585,585,585)]),("General",[("Insurance",1842.5,1842.5,1842.5,1716),("Lighting",1218.44,902.13,874.6,1306.92),("Accounting & Software",690,690,690,1440)])]:
    s.head(h,1);g.append(s.tot("Subtotal "+h,[L(*q) for q in ls],lv=1))
te=s.tot("Total Expenses",g,key="total_operating_expenses");no=s.tot("Operating Profit",[ti],[te],key="noi")
i=L("Interest on Pay Station Loan",311.27,338.9,366.04,392.71);s.m[i]["lv"]=0
s.tot("Net Profit (USD)",[no],[i],t="TOTAL",key="net_income")
w=Workbook();x=w.active;x.title="profit_loss_report"
x.merge_cells("A1:F1");x["A1"]="Profit and Loss";x["A1"].font=Font(size=18,color="0063C1");x["A2"]=s.prop;x["A3"]="For Jan 1, 2024 - Dec 31, 2024 (Collected)"
for c in "ABCDEF":x[c+"5"].fill=PatternFill("solid",fgColor="EBF5FF")
x.merge_cells("C5:F5");x["C5"]="By quarter";x["C5"].alignment=Alignment(horizontal="center");x["B5"]="Total"
for c,h in zip("BCDEF",["2024","Q4","Q3","Q2","Q1"]):x[c+"6"]=h;x[c+"6"].alignment=Alignment(horizontal="right");x[c+"6"].font=Font(bold=True)
s.cols=["Total 2024","By quarter Q4","By quarter Q3","By quarter Q2","By quarter Q1"]
r=7
for row,m in zip(s.rows,s.m):
    c=x.cell(r,1,row["label"]);c.alignment=Alignment(indent=2*int(m["lv"]) if row["rowType"]=="LINE" else int(m["lv"]));b=row["rowType"]!="LINE";c.font=Font(bold=b)
    if row["values"][0] is not None:
        for i,v in enumerate(row["values"]):
            k=x.cell(r,2+i,v);k.number_format='"$"#,##0.00;-"$"#,##0.00';k.font=Font(bold=b)
            if b:k.border=Border(top=Side(style="hair"))
            if row["rowType"]=="TOTAL":k.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    r+=1+(row["label"] in("Total Income","Total Expenses","Operating Profit"))
x.column_dimensions["A"].width=34
for c in "BCDEF":x.column_dimensions[c].width=14
for _s in w.worksheets: _s.sheet_properties.pageSetUpPr.fitToPage=True;_s.page_setup.fitToHeight=0
w.save(doc(N));save(N,[s],"PARKING","OPERATING_STATEMENT","FreshBooks-like, total first, quarters newest first, two-line header")
