# Word-ish compiled cash flow statement in Excel, medical office partnership; planted wrong total
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
N="north_clinic_cash_flows.xlsx"
s=St("Statements of Cash Flows (cash flow statement)","North Clinic Realty Partners, a General Partnership","2024-01-01","2024-12-31",["2024","2023"],sheet="Cash Flows")
s.title="Statements of Cash Flows" ; s.title+="" if "cash flow" in s.title.lower() else " (cash flow statement)"
L=lambda l,a,b,lv=1:s.line(l,[a,b],lv)
s.head("CASH FLOWS FROM OPERATING ACTIVITIES")
a=[L("Net income",118462,109837)];s.head("Adjustments to reconcile net income to net cash provided by operating activities:",1);a+=[L("Depreciation and amortization",54210,52985,2),L("Decrease (increase) in rents receivable",-6340,2115,2),L("Decrease (increase) in prepaid expenses",1208,-874,2),L("Increase (decrease) in accounts payable",-3917,4406,2),L("Increase in tenant deposits",2500,0,2)]
t1=s.tot("Net cash provided by operating activities",a)
s.head("CASH FLOWS FROM INVESTING ACTIVITIES");b=[L("Roof replacement, west wing",-64800,0),L("Tenant improvements, Suite 3",-18350,-9725)];t2=s.tot("Net cash used in investing activities",b)
s.head("CASH FLOWS FROM FINANCING ACTIVITIES");c=[L("Line of credit advances",40000,0),L("Principal payments on mortgage note",-38744,-36612),L("Partner draws - Dr. Abelhart",-36000,-48000),L("Partner draws - Dr. Nwosky",-36000,-48000),L("Loan fees paid",-750,0)];t3=s.tot("Net cash used in financing activities",c)
n=s.tot("NET INCREASE (DECREASE) IN CASH",[t1,t2,t3],key="net_cash_flow")
v=s.rows[n]["values"];b23=41287;bg=s.line("CASH AT BEGINNING OF YEAR",[b23+v[1],b23],0);en=s.tot("CASH AT END OF YEAR",[n,bg],t="TOTAL")
s.head("SUPPLEMENTAL DISCLOSURE");L("Cash paid during the year for interest",29416,31508)
tv=s.rows[t3]["values"][0]
s.plant(t3,0,tv-1000,f"'Net cash used in financing activities' 2024 printed {tv-1000:,.0f}; its lines add to {tv:,.0f} (net increase is of the true figure)","total_wrong")
w=Workbook();x=w.active;x.title="Cash Flows";x.sheet_view.showGridLines=False;F="Cambria"
for i,t in enumerate(["NORTH CLINIC REALTY PARTNERS","A General Partnership","STATEMENTS OF CASH FLOWS","For the Years Ended December 31, 2024 and 2023"],1):
    x.merge_cells(f"A{i}:F{i}");x[f"A{i}"]=t;x[f"A{i}"].font=Font(name=F,size=12,bold=i!=2);x[f"A{i}"].alignment=Alignment(horizontal="center")
s.prop="North Clinic Realty Partners"
r=7
for c,h in((4,2024),(6,2023)):
    k=x.cell(r-1,c,h);k.font=Font(name=F,bold=True);k.border=Border(bottom=Side(style="thin"));k.alignment=Alignment(horizontal="center")
first=True
for row,m in zip(s.rows,s.m):
    if row["rowType"]=="HEADING" and m["lv"]==0:r+=1
    if row["label"].startswith("Adjustments"):x.row_dimensions[r].height=31
    k=x.cell(r,1,row["label"]);k.font=Font(name=F,bold=row["rowType"]!="LINE" and row["label"].isupper());k.alignment=Alignment(wrap_text=True,indent=m["lv"]*2 if row["rowType"]!="SUBTOTAL" or row["label"].isupper() else 4)
    for c,v in zip((4,6),row["values"]):
        if v is None:continue
        k=x.cell(r,c,v);k.font=Font(name=F);k.number_format='#,##0_);(#,##0);0_)'
        if row["rowType"]=="SUBTOTAL":k.border=Border(top=Side(style="thin"))
        if row["rowType"]=="TOTAL":k.border=Border(top=Side(style="thin"),bottom=Side(style="double"));x.cell(r,c-1,"$").alignment=Alignment(horizontal="right")
        if row["label"]=="Net income":x.cell(r,c-1,"$").alignment=Alignment(horizontal="right")
    r+=1
x.cell(r+1,1,"See accountant's compilation report. Substantially all disclosures are omitted.").font=Font(name=F,italic=True,size=9)
x.column_dimensions["A"].width=54;x.column_dimensions["B"].width=2;x.column_dimensions["C"].width=3;x.column_dimensions["E"].width=3;x.column_dimensions["D"].width=13;x.column_dimensions["F"].width=13
for _s in w.worksheets: _s.sheet_properties.pageSetUpPr.fitToPage=True;_s.page_setup.fitToHeight=0
w.save(doc(N));save(N,[s],"OFFICE","CASH_FLOW_STATEMENT","compiled indirect cash flows, dollar signs in own columns")
