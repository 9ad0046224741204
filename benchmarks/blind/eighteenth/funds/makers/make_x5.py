# Sage Intacct T12, office; total first, month dates, expenses negative, hidden dept column; planted wrong total
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.worksheet.properties import PageSetupProperties
import datetime
R=random.Random(1615)
ms=[(2024,m) for m in range(10,13)]+[(2025,m) for m in range(1,10)]
cols=["Total"]+[datetime.date(y,m,1).strftime("%b-%y") for y,m in ms]
s=St("Trailing 12 Months P&L","Ledgerwood Tower","2024-10-01","2025-09-30",cols,sheet="T12")
def tt(v): v=[round(x,2) for x in v]; return [round(sum(v),2)]+v
def q(b,j=.08): return tt([b*R.uniform(1-j,1+j) for _ in range(12)])
def fx(b,k=None,b2=0): return tt([b if k is None or i<k else b2 for i in range(12)])
x=[s.l("Office Rent",fx(318640.25,3,325013.06),"40100"),s.l("Retail Rent - Lobby Cafe",fx(7250.,8,7467.5),"40150"),s.l("Rent Abatements",tt([0,0,0,-41216.67,-41216.67,-20608.34]+[0]*6),"40200"),s.l("Parking Garage",q(27480,.04),"40300"),s.l("Antenna / Rooftop License",fx(4815.),"40400")]
r1=s.t("Total Rental Revenue",x,code=None)
x=[s.l("Operating Expense Escalation",fx(38420.,3,41115.5),"41100"),s.l("Tax Escalation",fx(22190.44,9,23904.1),"41200"),s.l("Sub-metered Electric",q(16240,.12),"41300"),s.l("After-hours HVAC",q(3120,.4),"41400")]
r2_=s.t("Total Recoveries",x); ti=s.t("Total Revenue",[r1,r2_],"TOTAL",key="total_income")
G=[]
def grp(t,ls):
    x=[s.l(n,[-z for z in v],c) for c,n,v in ls]; G.append(s.t(t,x))
grp("Total Cleaning",[("60100","Janitorial Contract",fx(31860.,3,32815.8)),("60150","Window Washing",tt([0,9400,0,0,0,0,9400,0,0,0,0,0])),("60180","Waste & Recycling",q(2670))])
grp("Total Repairs & Engineering",[("61100","Engineering Salaries",q(28940,.02)),("61200","Elevator Contract",fx(6415.)),("61300","HVAC Repairs",q(7180,.5)),("61400","Electrical / Lighting",q(2410,.4)),("61500","Fire & Life Safety",q(1985,.3))])
grp("Total Utilities",[("62100","Electricity",q(42170,.15)),("62200","Steam",tt([8210,15466,24180,28915,26140,17722,9418,3105,1210,1188,1204,2240])),("62300","Water & Sewer",q(4360,.1))])
grp("Total Security & Admin",[("63100","Security Contract",fx(21350.)),("63200","Property Management Fee",q(13180,.03)),("63300","Telephone & Internet",q(1240,.05)),("63400","Tenant Relations",q(890,.7))])
grp("Total Taxes & Insurance",[("64100","Real Estate Taxes",fx(61944.17,9,64421.94)),("64200","Insurance",fx(12875.5))])
te=s.t("Total Operating Expenses",G,"TOTAL",key="total_operating_expenses")
noi=s.t("Net Operating Income",[ti,te],"TOTAL",key="noi")
x=[s.l("Interest Expense",[-z for z in q(88200,.004)],"80100"),s.l("Depreciation & Amortization",[-z for z in fx(104318.)],"80200"),s.l("Fund Administration Fee",[-z for z in fx(5000.)],"80300")]
o=s.t("Total Other Income (Expense)",x); s.t("Net Income (Loss)",[noi,o],"TOTAL",key="net_income")
g=G[1]; old=s.rows[g]["values"][6]; s.plant(g,6,round(old-3600,2),f"Total Repairs & Engineering, Mar 2025: printed {old-3600:,.2f}, its lines sum to {old:,.2f}; all other totals are true","total_wrong")
wb=Workbook(); w=wb.active; w.title="T12"
w["A1"]="Ledgerwood Tower Investors LP"; w["A2"]="Trailing 12 Months P&L"; w["A3"]="Location: 310--Ledgerwood Tower"; w["A4"]="Reporting period: 10/01/2024 to 09/30/2025   Book: ACCRUAL"
for k in (1,2): w.cell(k,1).font=Font(name="Calibri",bold=True,size=13)
w["B6"]="Dept"; w["C6"]="Account"; w["D6"]="Total"
for k,(y,m) in enumerate(ms): c=w.cell(6,5+k,datetime.datetime(y,m,1)); c.number_format="mmm-yy"
for c in range(1,17): w.cell(6,c).font=Font(bold=True,color="FFFFFF"); w.cell(6,c).fill=PatternFill("solid",fgColor="00573F"); w.cell(6,c).alignment=Alignment(horizontal="left" if c<4 else "right")
y=7
for r in s.rows:
    ty=r["rowType"]
    if ty=="LINE": w.cell(y,2,"310-OPS"); w.cell(y,3,f"{r['accountCode']}--{r['label']}"); 
    else: w.cell(y,1 if ty=="TOTAL" else 3,r["label"]).font=Font(bold=True,italic=ty=="SUBTOTAL")
    for c,v in enumerate(r["values"],4):
        d=w.cell(y,c,v); d.number_format='#,##0.00_);(#,##0.00)'
        if ty!="LINE": d.font=Font(bold=True); d.border=Border(top=Side(style="thin"),bottom=Side(style="double") if ty=="TOTAL" else None)
    y+=2 if ty=="TOTAL" else 1
w.column_dimensions["A"].width=25; w.column_dimensions["B"].hidden=True; w.column_dimensions["C"].width=37; w.column_dimensions["D"].width=16
for k in range(5,17): w.column_dimensions[chr(64+k)].width=14
w.freeze_panes="E7"; w.page_setup.orientation="landscape"; w.page_setup.paperSize=5; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
w.cell(y+1,1,"Created on 10/09/2025 11:06 AM PDT").font=Font(size=8,color="888888")
wb.save(doc("ledgerwood_tower_t12_intacct.xlsx"))
save("ledgerwood_tower_t12_intacct.xlsx",[s],"OFFICE","OPERATING_STATEMENT_T12","Sage Intacct, total column first, '40100--Name' accounts, negative expenses, hidden column",hard=True)
