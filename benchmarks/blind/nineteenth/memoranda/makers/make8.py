# 12 industrial: cash flow by quarters, numbers typed as text
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
C=["2024 Q3","2024 Q4","2025 Q1","2025 Q2","Trailing 4 Qtrs"]
s=St("Property Cash Flow Statement","Tamarack Logistics Park",C,"2024-07-01","2025-06-30",sheet="CF")
def l(lab,*v,**k):
    return s.L(lab,list(v)+[sum(a or 0 for a in v)],**k)
s.H("OPERATING RECEIPTS")
x=[l("Base Rent Collected",612480,619204,633918,633918),l("NNN Reimbursements",171336,168920,184215,179640),l("Prior Year CAM True-Up",None,None,-21874,None),l("Yard & Trailer Storage",18450,18450,19200,20100),l("Interest on Reserve",2144,2210,2067,1985)]
tr=s.T("Total Operating Receipts",x,key="total_income")
s.H("OPERATING DISBURSEMENTS")
x=[l("Property Taxes",None,-231480,None,-238912),l("Insurance",-74316,None,None,None),l("Management Fee (2.5%)",-20110,-20220,-20438,-20891),l("Paving, Dock & Roof Repairs",-18764,-9315,-27448,-14602),l("Fire Sprinkler & Life Safety",-4180,-3965,-6210,-4015),l("Landscaping / Snow",-9480,-11260,-24735,-10320),l("Common Electric",-6924,-7411,-8350,-6687),l("Legal & Accounting",-3500,-8750,-5225,-3500)]
td=s.T("Total Operating Disbursements",x,key="total_operating_expenses")
noi=s.T("NET OPERATING CASH FLOW",[tr,td],rt="TOTAL")
s.H("CAPITAL & LEASING")
x=[l("Tenant Improvements - Bldg 3",None,-142600,-58215,None),l("Leasing Commissions",-36118,-36118,None,None),l("LED Lighting Retrofit",None,None,None,-41790)]
tc=s.T("Total Capital & Leasing",x)
s.H("DEBT SERVICE")
x=[l("Interest",-214806,-213977,-208744,-210155),l("Principal",-61433,-62262,-67495,-66084),l("Reserve Deposits",-15000,-15000,-15000,-15000),l("Reserve Draws",None,100000,50000,None)]
tds=s.T("Total Debt Service & Reserves",x)
cf=s.T("CASH FLOW AFTER DEBT SERVICE",[noi,tc,tds],rt="TOTAL")
d=l("Partner Distributions",-200000,-25000,-150000,-175000)
nc=s.T("NET CHANGE IN CASH",[cf,d],rt="TOTAL",key="net_cash_flow")
v=s.rows[nc]["values"];b=[418276]
for k in range(3): b.append(b[-1]+v[k])
bg=s.L("Beginning Cash Balance",b+[b[0]])
e=s.T("ENDING CASH BALANCE",[nc,bg],rt="TOTAL");print(b,s.rows[e]["values"])
wb=Workbook();ws=wb.active;ws.title="CF"
ws["B2"]="TAMARACK LOGISTICS PARK";ws["B3"]="Property Cash Flow Statement";ws["B4"]="July 1, 2024 to June 30, 2025 (cash basis)"
for a in("B2","B3"): ws[a].font=Font(name="Calibri",bold=True,size=14 if a=="B2" else 12)
ws.merge_cells("E6:F6");ws["E6"]="2024";ws.merge_cells("G6:H6");ws["G6"]="2025";ws["I6"]="Trailing"
for c,t in zip("EFGHI",("Q3","Q4","Q1","Q2","4 Qtrs")): ws[c+"7"]=t
for rr in(6,7):
    for c in "EFGHI": ws[c+str(rr)].font=Font(bold=True);ws[c+str(rr)].alignment=Alignment(horizontal="center");ws[c+str(rr)].border=Border(bottom=Side("hair" if rr==6 else "medium"))
r=9
for row in s.rows:
    rt=row["rowType"]
    if rt=="HEADING": r+=1
    c=ws.cell(r,{"HEADING":2,"TOTAL":2,"SUBTOTAL":4,"LINE":3}[rt],row["label"]);c.font=Font(bold=rt!="LINE")
    if row["label"] in("Partner Distributions","Beginning Cash Balance"): c.value=None;c=ws.cell(r,2,row["label"])
    if rt!="HEADING":
        for k,val in enumerate(row["values"]):
            t="—" if not val else f"({-val:,})" if val<0 else f"{val:,}"
            if rt=="TOTAL" and val: t=f"$({-val:,})" if val<0 else f"${val:,}"
            y=ws.cell(r,5+k,t);y.alignment=Alignment(horizontal="right");y.font=Font(bold=rt!="LINE")
            if rt=="SUBTOTAL": y.border=Border(top=Side("thin"))
            if rt=="TOTAL": y.border=Border(top=Side("thin"),bottom=Side("thin"));y.fill=PatternFill("solid",fgColor="EDEDED")
    r+=2 if rt in("TOTAL",) else 1
# hidden scratch rows below
ws.cell(r+1,2,"check");ws.cell(r+1,5,"0");ws.row_dimensions[r+1].hidden=True
for c,wd in zip("ABCDEFGHI",(2,3,3,34,13,13,13,13,14)): ws.column_dimensions[c].width=wd
ws.print_area=f"B2:I{r}";ws.page_setup.fitToHeight=1;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("tamarack_cash_flow_quarters.xlsx"));save("tamarack_cash_flow_quarters.xlsx",[s],"INDUSTRIAL","CASH_FLOW_STATEMENT","four quarters and a trailing total under year bands, numbers as text with parentheses, labels over three columns, hidden check row",True)
