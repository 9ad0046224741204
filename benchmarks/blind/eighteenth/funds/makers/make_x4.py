# Spreadsheet investor package: apartments, IS by property + indirect CF by quarter, two statement sheets
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(1614)
props=["Alder Pointe","Birch Landing","Cottonwood Glen","Dogwood Terrace"]
a=St("Combining Statement of Income by Property","Fourleaf Residential Partners LP","2025-01-01","2025-12-31",props+["Partnership Level","Combined"],dec=0,sheet="IS by Property")
w_=[1,.72,1.31,.55]
def q(b,j=.05,p=0): v=[round(b*k*R.uniform(1-j,1+j)) for k in w_]+[p]; return v+[sum(v)]
s=a; s.h("REVENUE")
x=[s.l("Rental revenue, net of vacancy and concessions",q(1684000,.02)),s.l("RUBS and utility reimbursements",q(121300)),s.l("Other resident income",q(76400,.1))]
tr=s.t("Total revenue",x,"TOTAL",key="total_income")
s.h("EXPENSES"); x=[s.l(n,q(b,j)) for n,b,j in [("Salaries and wages",216400,.05),("Repairs, maintenance and turnover",143900,.12),("Utilities",158200,.08),("Advertising",27800,.2),("Property administration",38600,.1),("Property management fees",56400,.02),("Real estate taxes",203700,.06),("Property and liability insurance",88100,.06)]]
te=s.t("Total operating expenses",x,"TOTAL",key="total_operating_expenses")
no=s.t("Net operating income",[tr,te],"TOTAL",neg=[te],key="noi")
s.h("OTHER (INCOME) AND EXPENSE"); x=[s.l("Mortgage interest",q(287500,.03)),s.l("Depreciation",q(241000,.03)),s.l("Amortization of deferred financing costs",q(11200,.03)),s.l("Professional fees and K-1 preparation",[0,0,0,0,41850,41850]),s.l("Asset management fee",[0,0,0,0,72000,72000]),s.l("Interest income",[0,0,0,0,-18436,-18436])]
to=s.t("Total other",x); ni=s.t("NET INCOME",[no,to],"TOTAL",neg=[to],key="net_income")
N=a.rows[ni]["values"][-1]
s=b=St("Consolidated Cash Flows by Quarter - Indirect Method (cash flow statement)","Fourleaf Residential Partners LP","2025-01-01","2025-12-31",["1Q25","2Q25","3Q25","4Q25","FY 2025"],dec=0,sheet="CF")
def fy(*v): return list(v)+[sum(v)]
n=[round(N*.22),round(N*.27),round(N*.26)]; n.append(N-sum(n))
dep=a.rows[x[1]]["values"][-1]; d=[round(dep/4)]*3; d.append(dep-sum(d)); am=a.rows[x[2]]["values"][-1]; m=[round(am/4)]*3; m.append(am-sum(m))
s.h("Operating activities"); i0=s.l("Net income",fy(*n),key="net_income"); s.h("Non-cash items:")
o=[s.l("Depreciation",fy(*d)),s.l("Amortization of deferred financing costs",fy(*m)),s.l("Loss on disposal of appliances",fy(0,4218,0,6930))]
s.h("Working capital:"); o+=[s.l(k,fy(*v)) for k,v in [("(Increase) decrease in resident receivables",(-12418,8306,-4977,15120)),("(Increase) decrease in prepaid expenses",(-61840,20613,20613,20614)),("(Increase) decrease in tax and insurance escrows",(-148300,121775,-136420,152911)),("Increase (decrease) in accounts payable",(-38219,17044,26381,-9116)),("Increase (decrease) in accrued taxes",(181300,-172650,184210,-190044)),("Increase (decrease) in security deposits",(2150,5475,-3300,-1825))]]
op=s.t("Cash from operations",[i0]+o)
s.h("Investing activities"); v_=[s.l(k,fy(*v)) for k,v in [("Unit interior upgrades",(-96400,-142775,-118310,-54920)),("Roofs, paving and exteriors",(0,-88600,-211450,0)),("Releases from replacement reserves",(0,60000,145000,0)),("Deposits to replacement reserves",(-29250,-29250,-29250,-29250))]]
iv=s.t("Cash used for investing",v_)
s.h("Financing activities"); f=[s.l(k,fy(*v)) for k,v in [("Scheduled mortgage amortization",(-78214,-79102,-80001,-80910)),("Loan modification costs",(0,0,-18500,0)),("Distributions to limited partners",(-190000,-190000,-190000,-237500)),("Distributions to general partner",(-10000,-10000,-10000,-12500))]]
fn=s.t("Cash used for financing",f)
nc=s.t("Net change in cash",[op,iv,fn],"TOTAL",key="net_cash_flow")
C=s.rows[nc]["values"]; bg=[1118430]; 
for k in range(3): bg.append(bg[-1]+C[k])
bb=s.l("Cash, beginning",bg+[1118430]); s.t("Cash, ending",[nc,bb],"TOTAL")
print("NI",N,"cash",s.rows[-1]["values"])
wb=Workbook(); w=wb.active; w.title="Cover"; w["A1"]="FOURLEAF RESIDENTIAL PARTNERS LP"; w["A1"].font=Font(size=16,bold=True); w["A2"]="Annual Investor Report - 2025"
for k,(p,u) in enumerate(zip(props,(168,120,216,92)),5): w.cell(k,1,p); w.cell(k,2,u)
w["A4"]="Property"; w["B4"]="Apartments"; w["A9"]="Total"; w["B9"]=596; w.column_dimensions["A"].width=30
w=wb.create_sheet("IS by Property"); hd=PatternFill("solid",fgColor="2F5D50"); lt=PatternFill("solid",fgColor="E3EFEA")
w["A1"]="Fourleaf Residential Partners LP"; w["A2"]=a.title; w["A3"]="Year Ended December 31, 2025"; w["A2"].font=Font(bold=True,size=13)
w["H1"]="UNAUDITED"; w["H1"].font=Font(color="C00000",bold=True)
heads=["","Alder\nPointe","Birch\nLanding","Cottonwood\nGlen","Dogwood\nTerrace","Partnership\nLevel","Combined"]
cs=[1,2,3,4,5,6,8]
for c in range(1,9): w.cell(5,c).fill=hd
for c,t in zip(cs,heads): x=w.cell(5,c,t); x.font=Font(bold=True,color="FFFFFF"); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
w.row_dimensions[5].height=32; y=6
for r in a.rows:
    ty=r["rowType"]; x=w.cell(y,1,r["label"]); x.font=Font(bold=ty!="LINE"); x.alignment=Alignment(indent=1 if ty=="LINE" else 0)
    for c,v in zip(cs[1:],r["values"]):
        if v is not None: d_=w.cell(y,c,v); d_.number_format="#,##0;(#,##0)"; d_.font=Font(bold=ty!="LINE")
    if ty=="TOTAL":
        for c in range(1,9): w.cell(y,c).fill=lt; w.cell(y,c).border=Border(top=Side(style="thin"))
    y+=1
w.cell(y+1,1,"NOI margin"); 
for c,k in zip(cs[1:],range(6)):
    if a.rows[tr]["values"][k]: d_=w.cell(y+1,c,a.rows[no]["values"][k]/a.rows[tr]["values"][k]); d_.number_format="0.0%"
w.column_dimensions["A"].width=48; w.column_dimensions["G"].width=2; w.freeze_panes="B6"
for c in "BCDEFH": w.column_dimensions[c].width=14
from openpyxl.worksheet.properties import PageSetupProperties
w.page_setup.orientation="landscape"; w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
w=wb.create_sheet("CF")
w["B2"]="Consolidated Cash Flows by Quarter - Indirect Method"; w["B2"].font=Font(bold=True,size=13); w["B3"]="Fourleaf Residential Partners LP | January 1 - December 31, 2025 | US$"
for c,t in zip((3,4,5,6,7),b.cols): x=w.cell(5,c,t); x.font=Font(bold=True,underline="single"); x.alignment=Alignment(horizontal="right")
w.cell(5,8,"   Comment").font=Font(bold=True,underline="single")
com={"Roofs, paving and exteriors":"Cottonwood Glen roofs, bldgs 1-6","Loan modification costs":"Birch Landing rate reset","Distributions to limited partners":"4Q incl. special distribution","Releases from replacement reserves":"Lender draws #4, #5"}
y=6
for r in b.rows:
    ty=r["rowType"]
    sub=r["label"].endswith(":")
    if ty=="HEADING" and not sub: y+=1
    x=w.cell(y,2,r["label"]); x.font=Font(bold=ty!="LINE" and not sub,italic=sub); x.alignment=Alignment(indent=0 if ty!="LINE" else 2)
    for c,v in zip((3,4,5,6,7),r["values"]):
        if v is not None:
            d_=w.cell(y,c,v); d_.number_format="#,##0;-#,##0;0"
            if ty!="LINE": d_.border=Border(top=Side(style="thin")); d_.font=Font(bold=True)
    if r["label"] in com: w.cell(y,8,"   "+com[r["label"]]).font=Font(italic=True,color="777777",size=9)
    y+=1
w.column_dimensions["A"].width=2; w.column_dimensions["B"].width=50; w.column_dimensions["H"].width=34
for c in "CDEFG": w.column_dimensions[c].width=12
w.page_setup.orientation="landscape"; w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
wb.save(doc("fourleaf_investor_report_2025.xlsx"))
save("fourleaf_investor_report_2025.xlsx",[a,b],"MULTIFAMILY","OPERATING_STATEMENT","spreadsheet package: cover, combining IS by property, quarterly indirect CF with comments")
