# NetSuite income statement by property with eliminations
from common import *
from openpyxl import Workbook
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(1611)
ent=["Bexley Dock Street LLC","Bexley Commerce Way LLC","Bexley Airpark LLC","Bexley Fund II GP Services","Elimination"]
s=St("Income Statement by Subsidiary","Parent Company : Bexley Industrial Partners II LP","2025-07-01","2025-09-30",ent+["Total"],sheet="BIPIIIncomeStatement")
T=lambda *v: list(v)+[round(sum(v),2)]
def q(a,b,c,g=0.,e=0.): return T(round(a*R.uniform(.97,1.03),2) if a else 0.,round(b*R.uniform(.97,1.03),2) if b else 0.,round(c*R.uniform(.97,1.03),2) if c else 0.,g,e)
s.h("Ordinary Income/Expense",ind=0); s.h("Income",ind=1)
sub=[]
s.h("Rental Revenue",code="4000",ind=2)
x=[s.l("Base Rent",T(412500.,288316.5,534180.,0.,0.),"4010",ind=3),s.l("Straight-line Rent Adj.",T(-6120.44,3811.2,9027.65,0.,0.),"4020",ind=3),s.l("Free Rent",T(0.,-24026.38,0.,0.,0.),"4030",ind=3)]
r1=s.t("Rental Revenue",x,code="4000",ind=2,tot="Total - 4000 - Rental Revenue")
s.h("Recoveries",code="4100",ind=2)
x=[s.l("CAM Recovery",q(61200,44150,80960),"4110",ind=3),s.l("Tax Recovery",q(70110,39900,91800),"4120",ind=3),s.l("Insurance Recovery",q(14600,9900,19320),"4130",ind=3)]
r2_=s.t("Recoveries",x,code="4100",ind=2)
r3=s.l("Property Mgmt Fee Revenue - Intercompany",T(0.,0.,0.,44871.2,-44871.2),"4500",ind=2)
r4=s.l("Late Fees and Other",T(1250.,0.,3117.85,0.,0.),"4900",ind=2)
ti=s.t("Income",[r1,r2_,r3,r4],"TOTAL",ind=1,key="total_income")
gp=s.t("Gross Profit",[ti],"SUBTOTAL",ind=1)
s.h("Expense",ind=1)
s.h("Property Operating",code="6000",ind=2)
x=[s.l(n,v,c,ind=3) for n,v,c in [("Parking Lot Sweeping & Snow",q(6900,5100,9300),"6010"),("Landscaping",q(8100,6240,11900),"6020"),("Fire Sprinkler Monitoring",q(2350,1875,3140),"6030"),("Roof & Dock Repairs",q(11720,4460,18950),"6040"),("Common Electric",q(5180,3925,7710),"6050"),("Property Management Fees",T(14310.4,9806.55,20754.25,0.,-44871.2),"6060")]]
e1=s.t("Property Operating",x,code="6000",ind=2)
s.h("Fixed",code="6200",ind=2); x=[s.l("Real Estate Taxes",T(74200.,43550.01,97112.5,0.,0.),"6210",ind=3),s.l("Property Insurance",T(15118.25,10440.,20331.75,0.,0.),"6220",ind=3)]; e2=s.t("Fixed",x,code="6200",ind=2)
e3=s.l("Payroll and Benefits",T(0.,0.,0.,38640.17,0.),"6500",ind=2); e4=s.l("Audit and Tax",T(2500.,2500.,2500.,6375.,0.),"6600",ind=2)
te=s.t("Expense",[e1,e2,e3,e4],"TOTAL",ind=1,key="total_operating_expenses")
no=s.t("Net Ordinary Income",[gp,te],"TOTAL",neg=[te],ind=0)
s.h("Other Income and Expenses",ind=0)
s.h("Other Income",ind=1); oi=s.t("Other Income",[s.l("Interest Income",T(318.77,204.15,511.02,96.3,0.),"7010",ind=2)],ind=1)
s.h("Other Expense",ind=1); x=[s.l("Interest Expense",T(96318.75,71204.4,138877.09,0.,0.),"8010",ind=2),s.l("Depreciation Expense",T(101250.,68900.,143610.,1120.5,0.),"8020",ind=2),s.l("Amortization - Leasing Costs",T(9416.66,7330.2,15208.34,0.,0.),"8030",ind=2)]
oe=s.t("Other Expense",x,ind=1)
nio=s.t("Net Other Income",[oi,oe],"TOTAL",neg=[oe],ind=0)
s.t("Net Income",[no,nio],"TOTAL",ind=0,key="net_income")
# NetSuite prints "Total - <name>"; account lines as "4010 - Base Rent"
for r in s.rows:
    if "footsFrom" in r and r["label"] in("Rental Revenue","Recoveries","Property Operating","Fixed"): r["label"]="Total - "+r["label"] 
    elif "footsFrom" in r and r["label"] in("Income","Expense","Other Income","Other Expense"): r["label"]="Total - "+r["label"]
wb=Workbook(); w=wb.active; w.title=s.sheet
for k,t in enumerate(["Bexley Industrial Partners II LP",s.prop,s.title,"From Jul 2025 to Sep 2025"],1):
    w.merge_cells(start_row=k,start_column=1,end_row=k,end_column=7); w.cell(k,1,t).alignment=Alignment(horizontal="center"); w.cell(k,1).font=Font(name="Arial",bold=k<4,size=10 if k!=3 else 14)
w.cell(5,1,"Filters: Accounting Book: Primary Accounting Book; Adjustment: Include").font=Font(name="Arial",size=8,italic=True)
gr=PatternFill("solid",fgColor="D0D0D0")
for k,t in enumerate(["Financial Row"]+s.cols,1):
    c=w.cell(7,k,t); c.fill=gr; c.font=Font(name="Arial",bold=True,size=9); c.alignment=Alignment(wrap_text=True,horizontal="left" if k==1 else "right")
    c2=w.cell(8,k,"" if k==1 else "Amount"); c2.fill=gr; c2.font=Font(name="Arial",size=8); c2.alignment=Alignment(horizontal="right")
y=9
for r,m in zip(s.rows,s.meta):
    lab=r["label"]
    if r["accountCode"]:
        lab=f"Total - {r['accountCode']} - {lab[8:]}" if lab.startswith("Total - ") else f"{r['accountCode']} - {lab}"
    c=w.cell(y,1,lab); b=r["rowType"]!="LINE"; c.font=Font(name="Arial",size=9,bold=b); c.alignment=Alignment(indent=m["ind"])
    for k,v in enumerate(r["values"],2):
        if v is not None:
            d=w.cell(y,k,v); d.number_format='$#,##0.00;($#,##0.00)'; d.font=Font(name="Arial",size=9,bold=b)
            if "footsFrom" in r: d.border=Border(top=Side(style="thin"))
    y+=1
w.column_dimensions["A"].width=46
for k in "BCDEFG": w.column_dimensions[k].width=17
w.page_setup.orientation="landscape"; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
wb.save(doc("bexley_is_by_subsidiary_q3.xlsx"))
save("bexley_is_by_subsidiary_q3.xlsx",[s],"INDUSTRIAL","OPERATING_STATEMENT","NetSuite by subsidiary with eliminations, 'Total - 4000 - X' labels",hard=True)
