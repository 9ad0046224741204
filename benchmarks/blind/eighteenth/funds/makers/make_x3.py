# Retail statement of operations w prior period; text-number parentheses, grouped headers
from common import *
from openpyxl import Workbook
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(1613)
Q,Y="Three Months Ended June 30","Six Months Ended June 30"
s=St("Statements of Operations","Verbena Square Shopping Center","2025-01-01","2025-06-30",[f"{Q} 2025",f"{Q} 2024",f"{Q} Change",f"{Y} 2025",f"{Y} 2024",f"{Y} Change"],dec=0,sheet="Stmt of Ops")
def q(b,g=.03,j=.03):
    p1,p2=[b*R.uniform(1-j,1+j) for _ in range(2)]; c1,c2=[b*(1+g)*R.uniform(1-j,1+j) for _ in range(2)]
    a=[round(c1),round(p1),0,round(c1+c2),round(p1+p2),0]; a[2]=a[0]-a[1]; a[5]=a[3]-a[4]; return a
def m(a,b,c,d): return [a,b,a-b,c,d,c-d]
s.h("Revenues:")
x=[s.l("Minimum rent – anchors",q(186000,.015,.003)),s.l("Minimum rent – shop space",q(402500,.04)),s.l("Percentage rent",m(21418,17905,38866,41230)),s.l("Expense reimbursements",q(158300,.05)),s.l("Specialty leasing and kiosk income",q(12650,.1,.12)),s.l("Lease termination income",m(0,0,85000,0))]
tr=s.t("Total revenues",x,"TOTAL",key="total_income")
s.h("Property operating expenses:")
x=[s.l("Common area maintenance",q(58200,.04)),s.l("Utilities",q(23150,.06)),s.l("Security",q(19400,.03)),s.l("Real estate taxes",q(91750,.03,.004)),s.l("Insurance",q(20600,.09,.004)),s.l("Marketing and promotion",q(7900,-.1,.15)),s.l("Management fees – affiliate",q(30900,.03)),s.l("Provision for (recovery of) bad debts",m(-3140,6875,2260,14118))]
te=s.t("Total property operating expenses",x,"TOTAL",key="total_operating_expenses")
no=s.t("Net operating income",[tr,te],"TOTAL",neg=[te],key="noi")
s.h("Other (income) expense:")
x=[s.l("Interest expense",q(143800,-.02,.002)),s.l("Depreciation and amortization",q(197400,.02,.01)),s.l("Partnership general and administrative",q(16350,.05,.1)),s.l("Interest income",m(-4117,-3306,-7950,-6284)),s.l("Gain on involuntary conversion (outparcel taking)",m(0,-61500,0,-61500))]
to=s.t("Total other expense, net",x)
ni=s.t("Net income",[no,to],"TOTAL",neg=[to],key="net_income")
s.h("Net income allocated to:")
n=s.rows[ni]["values"]; g=[round(v*.02) for v in n]; g[2]=g[0]-g[1]; g[5]=g[3]-g[4]
s.l("General partner (2%)",g); s.l("Limited partners (98%)",[a-b for a,b in zip(n,g)])
wb=Workbook(); c0=wb.active; c0.title="Transmittal"
c0["B3"]="Investor Package – Second Quarter 2025"; c0["B3"].font=Font(name="Georgia",size=18,bold=True); c0["B5"]="Verbena Retail Holdings LP"; c0["B6"]="Contents: 1) Statements of Operations (unaudited)"; c0["B8"]="Prepared by Fund Accounting; distributed to limited partners August 14, 2025."
c0.column_dimensions["B"].width=70
w=wb.create_sheet("Stmt of Ops"); F=lambda **k: Font(name="Georgia",size=k.pop("size",10),**k)
for k,(t,sz) in enumerate([("Verbena Retail Holdings LP",11),("Verbena Square Shopping Center",14),("Statements of Operations",12),("(Unaudited – in whole U.S. dollars)",9)],2): w.cell(k,2,t).font=F(size=sz,bold=sz>9,italic=sz==9)
mid=Side(style="medium",color="7A1F3D"); thin=Side(style="thin")
for c,t in ((3,Q+","),(8,Y+",")):
    w.merge_cells(start_row=7,start_column=c,end_row=7,end_column=c+3); x=w.cell(7,c,t.replace(",","")); x.font=F(bold=True,color="7A1F3D"); x.alignment=Alignment(horizontal="center")
    for k in range(4): w.cell(7,c+k).border=Border(bottom=thin)
for c,t in zip((3,4,5,6,8,9,10,11),(2025,2024,"Change","% Chg")*2):
    x=w.cell(8,c,t); x.font=F(bold=True); x.alignment=Alignment(horizontal="right"); x.border=Border(bottom=mid)
w.cell(8,2).border=Border(bottom=mid)
y=9; nf='#,##0_);(#,##0);"—"_)'
for r in s.rows:
    ty=r["rowType"]
    if ty=="HEADING": y+=1
    b=ty in("TOTAL","HEADING"); x=w.cell(y,2,r["label"]); x.font=F(bold=b,italic=ty=="SUBTOTAL"); x.alignment=Alignment(indent=0 if ty in("HEADING","TOTAL") else 2 if ty=="LINE" else 1)
    if ty!="HEADING":
        V=r["values"]
        for c,v in zip((3,4,5,8,9,10),V):
            d=w.cell(y,c,v); d.number_format=('$'+nf.replace(';(',';($') if ty=="TOTAL" else nf); d.font=F(bold=b)
            if "footsFrom" in r: d.border=Border(top=thin,bottom=Side(style="double") if r["label"]=="Net income" else None)
        for c,a in ((6,0),(11,3)):
            d=w.cell(y,c,V[a+2]/abs(V[a+1]) if V[a+1] else "n/m"); d.number_format='0.0%;(0.0%)'; d.font=F(size=9,italic=True); d.alignment=Alignment(horizontal="right")
    y+=1
w.cell(y+2,2,"See accompanying notes. Amounts for 2024 have been reclassified to conform to the current presentation.").font=F(size=8,italic=True)
for k,x in dict(A=2,B=46,C=13,D=13,E=12,F=9,G=3,H=13,I=13,J=12,K=9).items(): w.column_dimensions[k].width=x
w.sheet_view.showGridLines=False; w.page_setup.orientation="landscape"; w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True); wb.active=1
wb.save(doc("verbena_square_2q25_operations.xlsx"))
save("verbena_square_2q25_operations.xlsx",[s],"RETAIL","OPERATING_STATEMENT","grouped headers, prior period, change and %, cover sheet, em-dash zero",dash=True)
