"""Parking operator's monthly report to the owner: grouped merged headers, spacer columns, hidden GL column, hidden zero rows, variance percent (openpyxl)."""
from book import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R=random.Random(411)
cols=["June 2025 Actual","June 2025 Budget","June 2025 Var $","Year to Date Actual","Year to Date Budget","Year to Date Var $","Year to Date Prior Yr"]
s=St("Operating Statement","Wacker & Third Self Park",None,"2025-06-30",cols,sheet="P&L"); s.varcols=(2,5)
def L(l,m,sg=1,sp=.07,hide=None,neg=1):
    b=round(m); a=round(m*(1+R.uniform(-sp,sp))); yb=round(b*5.8); ya=round(yb*(1+R.uniform(-sp/1.5,sp/1.5))); py=round(ya*R.uniform(.9,1.03))
    return s.line(l,[neg*a,neg*b,neg*sg*(a-b),neg*ya,neg*yb,neg*sg*(ya-yb),neg*py],gl=hide)
s.head("PARKING REVENUE",ind=0)
a=[L("Transient - Hourly",148200,hide=400010),L("Transient - Early Bird",41600,hide=400020),L("Monthly - Unreserved",96400,sp=.03,hide=400110),L("Monthly - Reserved / Nested",38250,sp=.02,hide=400120),L("Validations & Merchant Stamps",12700,hide=400200),L("Special Events",22900,sp=.25,hide=400300),L("Hotel Overflow - In/Out",17450,hide=400310),L("E-Commerce / Aggregator",27300,sp=.12,hide=400320),L("EV Charging",2150,sp=.2,hide=400400),L("Lost Ticket & Card Replacement",640,sp=.3,hide=400500)]
g=s.total("Gross Parking Receipts",a,ind=1)
V=lambda i:s.rows[i]["values"]
def tax(l,rate,h):
    v=V(g); q=[-round(v[k]*rate) for k in range(7)]; q[2]=q[0]-q[1]; q[5]=q[3]-q[4]; return s.line(l,q,gl=h)
t=[tax("Less: City Parking Tax",.1525,410010),tax("Less: County Parking Tax",.045,410020),L("Less: Refunds & Chargebacks",1380,neg=-1,sp=.3,hide=410100)]
nr=s.total("NET PARKING REVENUE",[g]+t,kind="TOTAL",key="total_income",ind=0)
s.head("OPERATING EXPENSES",ind=0)
tt=[]
for h,ls in [("Payroll",[("Cashiers / Attendants",31850),("Supervision",11900),("Maintenance Porters",8740),("Payroll Taxes",4480),("Health, Welfare & Pension",13260),("Workers' Compensation",2290)]),
 ("Facility",[("Elevator Maintenance",2875),("Sweeping & Power Wash",3140),("Access & Revenue Control Contract",4600),("Repairs - Doors, Gates & Loops",2450),("Lighting & Electrical",1120),("Snow & Ice",0.0),("Painting & Striping",1500),("Trash",520)]),
 ("Utilities & Communications",[("Electricity",9350),("Water & Sewer",780),("Telephone & Data",1265)]),
 ("General",[("Credit Card Fees",9840),("Aggregator Commissions",4130),("Tickets, Cards & Supplies",890),("Uniforms",310),("Licenses & Permits",460),("Security - Contract Guard",14800),("Garagekeepers & Liability Insurance",7350),("Claims Paid",600),("Professional Fees",450)])]:
    s.head(h,ind=1); it=[]
    for l,b in ls:
        if l=="Snow & Ice": it.append(s.line(l,[0,0,0,28415,31500,3085,22960],gl=1))
        else: it.append(L(l,b,-1,.1 if b>1000 else .35,hide=1))
    tt.append(s.total(f"Total {h}",it,ind=2))
te=s.total("TOTAL OPERATING EXPENSES",tt,kind="TOTAL",key="total_operating_expenses",ind=0)
noi=s.total("NET OPERATING INCOME",[nr,te],signs=[1,-1],kind="TOTAL",key="noi",ind=0)
s.head("MANAGEMENT COMPENSATION",ind=0)
f1=s.line("Base Management Fee",[3500,3500,0,21000,21000,0,20400],gl=2)
v=V(noi); q=[round(max(0,v[k])*.02) for k in range(7)]; q[2]=q[1]-q[0]; q[5]=q[4]-q[3]
f2=s.line("Incentive Fee (2% of NOI)",q,gl=2)
ft=s.total("Total Management Compensation",[f1,f2],ind=2)
s.total("NET CASH FLOW DUE OWNER",[noi,ft],signs=[1,-1],kind="TOTAL",key="net_cash_flow",ind=0)
wb=Workbook(); w=wb.active; w.title="P&L"; w.sheet_view.showGridLines=False
ft_=lambda **k: Font(name="Tahoma",size=k.pop("size",9),**k)
w["B2"]="METROPARK OPERATING PARTNERS"; w["B2"].font=ft_(bold=True,size=14,color="1F3864")
w["B3"]="Loc 3117  -  Wacker & Third Self Park  (612 stalls)"; w["B3"].font=ft_(bold=True)
w["B4"]="Operating Statement for the Month Ended June 30, 2025"; w["B4"].font=ft_()
# C month act, D bud, E var, F %, G gap, H ytd act, I bud, J var, K %, L gap, M prior
place=[3,4,5,8,9,10,13]
fill=PatternFill("solid",fgColor="1F3864"); wh=ft_(bold=True,color="FFFFFF")
w.merge_cells("C6:F6"); w["C6"]="June 2025"; w.merge_cells("H6:M6"); w["H6"]="Year to Date"
for c in (3,4,5,6,8,9,10,11,12,13):
    w.cell(6,c).fill=fill; w.cell(6,c).font=wh; w.cell(6,c).alignment=Alignment(horizontal="center")
for c,t in ((3,"Actual"),(4,"Budget"),(5,"Var $"),(6,"Var %"),(8,"Actual"),(9,"Budget"),(10,"Var $"),(11,"Var %"),(13,"Prior Yr"),(1,"GL")):
    x=w.cell(7,c,t); x.font=ft_(bold=True); x.alignment=Alignment(horizontal="right"); x.border=Border(bottom=Side(style="medium",color="1F3864"))
r=8; N='#,##0;(#,##0);0'; gl=500000
for i,row in enumerate(s.rows):
    k=row["rowType"]; b=k!="LINE"; ind=row["_x"].get("ind",2)
    if k=="HEADING" and ind==0: r+=1
    if k=="LINE": gl+=10; w.cell(r,1,row["_x"]["gl"] if (row["_x"].get("gl") or 0)>9 else gl).font=ft_()
    w.cell(r,2,row["label"]).font=ft_(bold=b,italic=(k=="HEADING" and ind==1)); w.cell(r,2).alignment=Alignment(indent=ind)
    if k!="HEADING":
        vals=row["values"]
        for c,v_ in zip(place,vals):
            x=w.cell(r,c,v_); x.number_format=N; x.font=ft_(bold=b,color="C00000" if c in(5,10) and v_<0 else "000000")
            if b: x.border=Border(top=Side(style="thin"),bottom=Side(style="double") if k=="TOTAL" else None)
        for c,n_,d in ((6,2,1),(11,5,4)):
            x=w.cell(r,c,round(vals[n_]/abs(vals[d]),4) if vals[d] else "n/a"); x.number_format='0.0%'; x.font=ft_(size=8,color="7F7F7F"); x.alignment=Alignment(horizontal="right")
    r+=1
    if row["label"]=="Trash":   # a hidden account, nothing booked, not printed
        w.cell(r,1,599999); w.cell(r,2,"Valet Podium Rent (inactive)")
        for c in place: w.cell(r,c,0)
        w.row_dimensions[r].hidden=True; r+=1
    if k=="TOTAL": r+=1
r+=1
w.cell(r,2,"Variance: positive is favorable.  Remittance wired by the 15th of the following month.").font=ft_(italic=True,size=8)
w.column_dimensions["A"].hidden=True; w.column_dimensions["B"].width=36
for c,wd in zip("CDEFGHIJKLM",(11,11,10,8,2,12,12,11,8,2,12)): w.column_dimensions[c].width=wd
w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.print_title_rows="6:7"
st=wb.create_sheet("Ticket Stats"); st.append(["Week ending","Tickets issued","Tickets pulled","Avg. ticket"])
for d,t in (("6/7",2104),("6/14",2267),("6/21",1988),("6/28",2310)): st.append([d,t,t-R.randint(2,40),round(R.uniform(15,18),2)])
wb.save(f"{ROOT}/documents/s29c_07.xlsx")
save("s29c_07.xlsx",s,"PARKING","OPERATING_STATEMENT","parking operator","grouped merged headers, spacer columns, hidden GL column and a hidden row, percent columns between",True)
print([(r_["label"],r_["values"]) for r_ in s.rows if r_["rowType"]=="TOTAL"])
