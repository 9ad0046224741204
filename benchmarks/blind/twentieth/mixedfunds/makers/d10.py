# UK student housing, academic-year actual+forecast by month, quarter subtotals absent, outturn vs budget; hidden helpers
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
from datetime import date
R=random.Random(2310); N="uk_pbsa_outturn_8+4.xlsx"
M=[date(2024,9+i,1) if i<4 else date(2025,i-3,1) for i in range(12)]
C=[d.strftime("%b-%y") for d in M]+["FY25 Outturn","FY25 Budget","Variance"]
s=St("Actual & Forecast (8+4)","Foundry Court, Sheffield","2024-09-01","2025-08-31",C,lambda b,k:list(b[:12])+[sum(b[:12]),b[12],sum(b[:12])-b[12]],sheet="P&L 8+4")
T=[1]*10+[.93,.46]; Su=[0]*10+[.7,1]
def g(m,sh=None,v=.03,bud=None):
    sh=sh or [1]*12; x=[round(m*k*(1+(R.uniform(-v,v) if i<8 else 0))) for i,k in enumerate(sh)]
    return x+[bud if bud is not None else round(sum(m*k for k in sh)*(1+R.uniform(-.03,.03)),-2).__int__()]
s.head("INCOME")
i=[s.line("Student rents – direct lets",g(214300,T,.004)),s.line("Student rents – nominations agreement",g(61250,T,0)),s.line("Summer lets & conferencing",g(38600,Su)),s.line("Laundry & vending",g(2150,T,.1)),s.line("Lost key, damage & cleaning recharges",g(840,None,.6)),s.line("Cash-back incentives & referral bonuses",g(-1900,[6,3,1,.4,.4,.2,0,0,0,0,.5,2],.2))]
ti=s.tot("Gross income",i,key="total_income")
s.head("DIRECT PROPERTY COSTS")
e1=[s.line(a,g(*b)) for a,*b in [("Staffing",-27400,None,.03),("Utilities – electricity",-14800,[.8,1,1.2,1.3,1.4,1.3,1.1,1,.8,.7,.6,.6],.06),("Utilities – gas & heat network",-6900,[.6,1,1.3,1.6,1.7,1.5,1.2,.9,.6,.4,.3,.3],.06),("Water & sewerage",-3150,None,.05),("Broadband (managed service)",-4480,None,0),("Repairs & maintenance",-9300,[1,.8,.8,.7,.9,.9,1,1,1,1.2,1.5,2.2],.2),("Cleaning & waste",-5250,None,.08),("Security & reception out-of-hours",-3900,None,.02),("TV licence, software & booking portal",-1280,None,.05),("Marketing",-3600,[.5,.6,1.2,1.4,1.6,1.4,1,.8,.6,.5,.6,1],.1)]]
d=s.sub("Direct property costs",e1)
s.head("IRRECOVERABLE & FIXED")
e2=[s.line(a,g(*b)) for a,*b in [("Operator management fee",-16600,T,.01),("Insurance",-4150,None,0),("Irrecoverable VAT",-8700,None,.1),("Council tax & business rates",-1120,[0]*10+[1,1],0),("Bad debts",-750,[0,0,1,0,0,2.4,0,1.1,1,1,1,1],.1)]]
x=s.sub("Irrecoverable & fixed costs",e2)
te=s.tot("Total operating costs",[d,x],key="total_operating_expenses")
noi=s.tot("Net operating income",[ti,te],key="noi")
c1=s.line("Lifecycle & FF&E capex",g(-6800,[0,0,0,1.2,0,0,1,2,1,2,6,9],.1)); c2=s.line("Fire-stopping programme (RF1)",g(-12500,[0,0,0,0,0,1,1.4,1,1,0,0,0],.05,0))
s.tot("Cash flow after capital",[noi,c1,c2],key="net_cash_flow")
wb=Workbook(); ws=wb.active; ws.title="P&L 8+4"; F=Font(name="Calibri",size=9);B=Font(name="Calibri",size=9,bold=True)
ws["B1"]="Foundry Court, Sheffield"; ws["B1"].font=Font(name="Calibri",size=14,bold=True,color="7030A0"); ws["B2"]="Actual & Forecast (8+4)  –  academic year to 31 August 2025"; ws["B3"]="412 beds  |  GBP, exclusive of VAT"
col=[4,5,6,7,8,9,10,11,12,13,14,15,17,18,19]   # C hidden driver, P hidden checksum
ws["C6"]="driver"; ws["P6"]="chk"
for k in range(12):
    x=ws.cell(5,col[k],"Actual" if k<8 else "Forecast"); x.font=Font(name="Calibri",size=8,italic=True,color="000000" if k<8 else "0070C0"); x.alignment=Alignment(horizontal="right")
    x=ws.cell(6,col[k],M[k]); x.number_format="mmm-yy"
for k,t in zip(col[12:],C[12:]): ws.cell(6,k,t)
ws.cell(6,2,"£")
for k in [2]+col:
    x=ws.cell(6,k); x.font=Font(name="Calibri",size=9,bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="7030A0"); x.alignment=Alignment(horizontal="right" if k>2 else "left",wrap_text=True)
ws.cell(6,20,"% var").font=B
r=7
for q in s.rows:
    hd=q["rowType"]=="HEADING"; t=q["rowType"]!="LINE"
    if hd: r+=1
    ws.cell(r,2,q["label"]).font=B if t else F
    if q["rowType"]=="LINE": ws.cell(r,3,R.choice(["beds","flat","rpi","step"]))
    for k,(cc,v) in enumerate(zip(col,q["values"])):
        if v is None: continue
        z=ws.cell(r,cc,v); z.number_format='#,##0;[Red]-#,##0;0'; z.font=B if t else (Font(name="Calibri",size=9,color="0070C0") if 8<=k<12 else F)
        if t: z.border=Border(top=Side(style="hair"),bottom=Side(style="thin") if q["rowType"]=="TOTAL" else None)
        if k==12: z.fill=PatternFill("solid",fgColor="E4DFEC")
    if not hd:
        ws.cell(r,16,0); v=q["values"]
        if v[13]: z=ws.cell(r,20,round(v[14]/abs(v[13]),4)); z.number_format="0.0%"; z.font=F
    r+=1
    if q["label"]=="Gross income":
        ws.cell(r,2,"Occupancy (beds let)").font=Font(name="Calibri",size=8,italic=True)
        for k in range(12): z=ws.cell(r,col[k],[.978,.978,.981,.981,.983,.983,.983,.981,.981,.981,.9,.45][k]); z.number_format="0.0%"; z.font=Font(name="Calibri",size=8,italic=True)
        r+=1
        ws.cell(r,2,"helper: cum income")
        a=0
        for k in range(12): a+=q["values"][k]; ws.cell(r,col[k],a)
        ws.row_dimensions[r].hidden=True; r+=1
for k in "CP": ws.column_dimensions[k].hidden=True
ws.column_dimensions["A"].width=1.5; ws.column_dimensions["B"].width=38
for k in col: ws.column_dimensions[L(k)].width=10.5
a=wb.create_sheet("Assumptions",0); a["A1"]="Key assumptions"; 
for n,t in enumerate([("Weekly rent – en suite",169),("Weekly rent – studio",214),("Tenancy length (weeks)",44),("Beds",412),("RPI",0.034)],3): a.cell(n,1,t[0]); a.cell(n,2,t[1])
a.column_dimensions["A"].width=30
ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=8; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes="D7"
wb.save(doc(N)); save(N,[s],"STUDENT_HOUSING","OPERATING_STATEMENT_T12","UK PBSA 8+4 outturn, hidden helper row/cols",True)
