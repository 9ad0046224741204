# Canadian office budget model, multi-year comparison, $/SF columns, comments, live formulas
from lib import *
import subprocess
from openpyxl import Workbook, load_workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
N="ca_budget_model_2026_bowline_centre.xlsx"
C=["2024 Actual","2025 Budget","2025 Forecast","2026 Budget","2026 B vs 2025 F"]
s=St("2026 Operating & Capital Budget","Bowline Centre, Halifax NS","2026-01-01","2026-12-31",C,lambda b,k:list(b)+[(b[3]-b[2])*(-1 if k=='exp' else 1)],sheet="Budget Summary")
A=lambda l,*v,kind='inc',cm="":s.line(l,list(v),kind,cm=cm)
X=lambda l,*v,cm="":A(l,*v,kind='exp',cm=cm)
s.head("REVENUE")
i=[A("Basic rent",3184200,3246800,3219400,3402600,cm="Suite 500 (12,400 SF) commences March 1"),A("Basic rent - free rent",-88400,-61500,-74200,-155000,cm="Suite 500: 5 months net free"),A("CAM recoveries",1402600,1448900,1431700,1496300,cm=""),A("Realty tax recoveries",1068300,1102400,1094800,1139500,cm=""),A("In-suite utilities recoveries",212500,221000,218300,224600,cm=""),A("Prior year recovery adjustments",18240,0,-6115,0,cm="2024 reconciliation finalized in May"),A("Parking - monthly",386900,398500,391200,412000,cm="Rate increase $15/stall"),A("Parking - transient",94600,96000,101850,104000,cm=""),A("Antenna and signage",41200,42400,42400,43700,cm="")]
ti=s.tot("Total revenue",i,key="total_income")
s.head("RECOVERABLE EXPENSES")
i=[X("Cleaning",412800,426500,421300,438200),X("Electricity",508300,531000,526400,548900,cm="NS Power GRA increase"),X("Heating fuel",161900,158000,149600,156000),X("Water",38700,40100,39900,41500),X("HVAC and controls",142100,138500,151200,145000,cm="2025 chiller bearing repair"),X("Elevators",81600,84200,84200,87100),X("Security and life safety",218400,226900,224700,233500),X("Snow and grounds",64300,58000,71850,62000),X("Insurance",98700,104600,103900,109400),X("On-site wages",236400,244800,243100,251900),X("Management fee (recoverable portion)",189500,193700,192400,199800)]
c_=s.sub("Total CAM",i,'exp')
tx=X("Realty taxes",1184600,1221000,1214300,1258900,cm="2026 assessment under appeal")
rc=s.sub("Total recoverable expenses",[c_,tx],'exp')
s.head("NON-RECOVERABLE EXPENSES")
i=[X("Vacancy shortfall - utilities",14200,13500,15100,9800),X("Leasing and marketing",31500,36000,28900,34000),X("Legal and audit",22750,24000,26300,25000),X("Bad debts",9640,10000,3250,10000),X("Non-recoverable structural",0,15000,12480,20000),X("Asset management fee",78000,80000,80000,82000)]
nr=s.sub("Total non-recoverable expenses",i,'exp')
te=s.tot("Total expenses",[rc,nr],'exp',key="total_operating_expenses")
noi=s.tot("NET OPERATING INCOME",[ti,te],sg=[1,-1],key="noi")
s.head("LEASING COSTS")
i=[X("Tenant inducements",245000,410000,186500,744000,cm="Suite 500 at $60/SF"),X("Leasing commissions",61200,98000,52400,148800),X("Landlord's work",38900,45000,41700,96000)]
lc=s.sub("Total leasing costs",i,'exp')
s.head("CAPITAL")
i=[X("Recoverable capital",118000,165000,158200,210000,cm="Cooling tower replacement"),X("Non-recoverable capital",72400,95000,88650,60000)]
cx=s.sub("Total capital",i,'exp')
s.tot("CASH FLOW AFTER CAPITAL",[noi,lc,cx],sg=[1,-1,-1],key="net_cash_flow")
SF=168250
wb=Workbook(); ws=wb.active; ws.title="Budget Summary"
F=Font(name="Arial Narrow",size=10);B=Font(name="Arial Narrow",size=10,bold=True);BL=Font(name="Arial Narrow",size=10,color="0000FF")
ws["B1"]="Maritime Diversified Real Estate Fund"; ws["B2"]="Bowline Centre, Halifax NS"; ws["B3"]="2026 Operating & Capital Budget"; ws["B4"]="Rentable area (SF):"; ws["C4"]=SF; ws["C4"].number_format="#,##0"; ws["C4"].font=BL
for k in "123": ws["B"+k].font=Font(name="Arial Narrow",size=13 if k=="2" else 10,bold=True)
ws.merge_cells("C6:C7");ws.merge_cells("D6:E6");ws.merge_cells("F6:G6");ws.merge_cells("H6:I6")
H={"C6":"2024\nActual","D6":"2025","D7":"Budget","E7":"Forecast","F6":"2026 Budget","F7":"$","G7":"$/SF","H6":"2026 B vs 2025 F","H7":"$","I7":"%","J7":"Comments"}
# 2024 | 2025 Budget | Forecast | 2026 $ | $/SF | var $ | var % | comment ; K:L hidden helper
for k,t in H.items(): ws[k]=t; 
for r in (6,7):
    for c in range(2,11):
        z=ws.cell(r,c); z.font=B; z.fill=PatternFill("solid",fgColor="DDEBF7"); z.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); z.border=Border(bottom=Side(style="thin")) if r==7 else Border()
ws["K7"]="sign"; ws["L7"]="ref row"
r=8; rowof={}
NF='#,##0_);(#,##0);0_)'
for j,(q,m) in enumerate(zip(s.rows,s.meta)):
    if q["rowType"]=="HEADING":
        r+=1; ws.cell(r,2,q["label"]).font=B; r+=1; continue
    rowof[j]=r; T=q["rowType"]!="LINE"; sg=-1 if m["kind"]=='exp' else 1
    z=ws.cell(r,2,q["label"]); z.font=B if T else F; z.alignment=Alignment(indent=0 if T else 1)
    for k,c in enumerate("CDEF"):
        if T: v="="+"".join(("+" if g>0 else "-")+f"{c}{rowof[i]}" for i,g in zip(q["footsFrom"]["items"],m["sg"])) if len(m["sg"])<4 else f"=SUM({c}{rowof[q['footsFrom']['items'][0]]}:{c}{rowof[q['footsFrom']['items'][-1]]})"
        else: v=q["values"][k]
        z=ws[f"{c}{r}"]; z.value=v; z.number_format=NF; z.font=B if T else BL
    ws[f"K{r}"]=sg; ws[f"L{r}"]=r
    ws[f"G{r}"]=f"=F{r}/$C$4"; ws[f"G{r}"].number_format='0.00;(0.00)'
    ws[f"H{r}"]=f"=(F{r}-E{r})*K{r}"; ws[f"H{r}"].number_format=NF
    ws[f"I{r}"]=f'=IF(E{r}=0,"n/a",H{r}/ABS(E{r}))'; ws[f"I{r}"].number_format='0.0%;(0.0%)'
    for c in "GHI": ws[f"{c}{r}"].font=B if T else F; ws[f"{c}{r}"].alignment=Alignment(horizontal="right")
    if m.get("cm"): ws[f"J{r}"]=m["cm"]; ws[f"J{r}"].font=Font(name="Arial Narrow",size=9,italic=True)
    if T:
        for c in "CDEFGHI": ws[f"{c}{r}"].border=Border(top=Side(style="thin"),bottom=Side(style="double") if q["label"].isupper() else None)
        if q["rowType"]=="TOTAL": r+=1
    r+=1
ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=36; ws.column_dimensions["J"].width=40
for c in "CDEFH": ws.column_dimensions[c].width=13
for c in "KL": ws.column_dimensions[c].hidden=True
ws.row_dimensions[6].height=24; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
d=BASE+"/render"; os.makedirs(d+"/in",exist_ok=True); wb.save(f"{d}/in/{N}")
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{BASE}/lo","--convert-to","xlsx:Calc MS Excel 2007 XML","--outdir",BASE+"/documents",f"{d}/in/{N}"],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=150)
w2=load_workbook(doc(N),data_only=True)["Budget Summary"]
for j,rr in rowof.items():
    got=[w2[f"{c}{rr}"].value for c in "CDEFH"]; assert got==s.rows[j]["values"],(s.rows[j],got)
save(N,[s],"OFFICE","OPERATING_STATEMENT","Canadian budget model, formulas, merged 2-line header, $/SF, hidden helpers",True)
