# hand-made Excel fiscal-year T12, shopping strip
from common import *; import random,datetime as dt; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as G
R=random.Random(361);N="harvest_lane_shops_fy24.xlsx"
mm=[(2023,m) for m in range(7,13)]+[(2024,m) for m in range(1,7)]
ab="Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
cols=[f"{ab[m-1]}-{y%100}" for y,m in mm]+["12 Mo. Total"]
s=St("Income & Expense by Month - Fiscal Year July 2023 thru June 2024","Harvest Lane Shops","2023-07-01","2024-06-30",cols,sheet="FY24")
T=lambda v:v+[round(sum(v),2)]
st=lambda a,b=None,at=12:T([a if i<at else (b if b is not None else a) for i in range(12)])
rnd=lambda b,n=.1:T([round(b*(1+R.uniform(-n,n)),2) for _ in range(12)])
ev=lambda d:T([d.get(i,0) for i in range(12)])
s.head("RENTS COLLECTED")
a=[s.line("A - Corner Grocer & Deli",st(4850,4995,6),code="401"),s.line("B - Nail Studio",st(2150),code="402"),s.line("C - Vape & Tobacco (vac. Oct-Dec)",T([1900]*3+[0]*3+[2050]*6),code="403"),s.line("D - Tax & Notary",st(1475,1520,3),code="404"),s.line("E/F - Laundromat",st(5600),code="405"),s.line("Taco truck pad",T([350]*4+[0]*5+[350]*3),code="408")]
t1=s.tot("Total rents",a)
a=[s.line("Tenant share of taxes & ins.",st(2240,2315,6),code="411"),s.line("Water billed back",rnd(385),code="412"),s.line("Late charges / NSF",ev({2:95,6:145,10:50}),code="415")]
t2=s.tot("Total reimbursements & other",a)
ti=s.tot("TOTAL COLLECTED",[t1,t2],key="total_income",b=1)
s.head("OPERATING EXPENSES")
e=[s.line("Insurance",ev({0:3120.5,6:3120.5}),code="501"),s.line("Property tax",ev({4:9884.16,9:9884.16}),code="502"),s.line("Parking lot sweeping",st(325),code="503"),s.line("Lot lights electric",rnd(290,.2),code="504"),s.line("Water / sewer",rnd(610),code="505"),s.line("Dumpster",st(418,436,6),code="506"),s.line("Repairs - roof & HVAC",ev({1:1860,5:740.25,7:2215,11:395}),code="507"),s.line("Repairs - other",rnd(310,.7),code="508"),s.line("Snow plow",ev({5:600,6:1450,7:1150,8:300}),code="509"),s.line("Bookkeeping",st(275),code="510"),s.line("Legal - eviction unit C",ev({2:1340,3:485}),code="511"),s.line("Mgmt (5% of rents)",T([round(.05*s.rows[t1]["values"][i],2) for i in range(12)]),code="512")]
te=s.tot("TOTAL OPERATING EXPENSES",e,key="total_operating_expenses",b=1)
no=s.tot("NET OPERATING INCOME",[ti],[te],key="noi",b=1)
d=[s.line("Mortgage payment (P&I)",st(5236.77),code="601"),s.line("New awnings",ev({9:7850}),code="610"),s.line("Unit C build-out",ev({5:4200,6:2675.4}),code="611")]
td=s.tot("Total debt service & capital",d)
s.tot("CASH LEFT FOR OWNERS",[no],[td],t="TOTAL",key="net_cash_flow",b=1)
w=Workbook();x=w.active;x.title="FY24";x["B1"]="Harvest Lane Shops";x["B1"].font=Font(name="Georgia",size=15,bold=True);x["B2"]="Income & Expense by Month - Fiscal Year July 2023 thru June 2024";x["B3"]="Cash basis. 14,650 sq ft, six bays";x["B3"].font=Font(italic=True,color="808080")
r=5;x.cell(r,1,"Acct");x.cell(r,2,"Description")
for i,(y,m) in enumerate(mm):
    c=x.cell(r,3+i,dt.date(y,m,1));c.number_format="mmm-yy"
x.cell(r,15,"12 Mo. Total");x.cell(r,16,"Per SF")
for c in range(1,17):
    k=x.cell(r,c);k.font=Font(bold=True,color="FFFFFF");k.fill=PatternFill("solid",fgColor="5B3A29");k.alignment=Alignment(horizontal="center")
r=6
for row,m in zip(s.rows,s.m):
    if row["rowType"]=="HEADING" : r+=1 
    x.cell(r,2,row["label"]);bold=row["rowType"]!="LINE"
    if row["accountCode"]:x.cell(r,1,int(row["accountCode"]))
    x.cell(r,2).font=Font(bold=bold)
    if row["values"][0] is not None:
        for i,v in enumerate(row["values"]):
            c=x.cell(r,3+i,v);c.number_format='#,##0.00_);(#,##0.00);"0.00"_)';c.font=Font(bold=bold)
            if bold:c.border=Border(top=Side(style="thin"))
            if m.get("b"):c.fill=PatternFill("solid",fgColor="F3E9DC")
        x.cell(r,16,round(row["values"][-1]/14650,2)).number_format="0.00"
    if m.get("b"):r+=1
    r+=1
x.cell(r+1,2,"Unit C tenant left 9/30; new lease 1/1/24 at $2,050.")
x.column_dimensions["A"].width=6;x.column_dimensions["B"].width=34
for i in range(3,17):x.column_dimensions[G(i)].width=11.5
x.freeze_panes="C6";x.page_setup.orientation="landscape";x.page_setup.fitToWidth=1;x.page_setup.fitToHeight=0;x.sheet_properties.pageSetUpPr.fitToPage=True
w.save(doc(N));save(N,[s],"RETAIL","OPERATING_STATEMENT_T12","owner's Excel, fiscal-year months with date headers, per SF column")
