# storage unit mix with street/achieved rents, occupancy by units and area; XLSX
import random
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from common17 import *
R=random.Random(1707)
S=[("Climate Controlled - 1st Floor",[("5' x 5'",25,38,62),("5' x 10'",50,74,99),("10' x 10'",100,66,164),("10' x 15'",150,31,219),("10' x 20'",200,18,274)]),
("Climate Controlled - 2nd Floor",[("5' x 5'",25,44,52),("5' x 8'",40,26,74),("5' x 10'",50,92,84),("10' x 10'",100,81,139),("10' x 12'6\"",125,14,167)]),
("Drive-Up, Non-Climate",[("5' x 10'",50,24,79),("10' x 10'",100,58,124),("10' x 15'",150,47,159),("10' x 20'",200,63,189),("10' x 25'",250,22,224),("10' x 30'",300,36,254),("12' x 40' RV Bay",480,9,409)]),
("Uncovered Parking",[("10' x 20'",200,17,75),("12' x 35'",420,21,115),("12' x 45'",540,8,140)])]
cols=["sf","units","occupied","vacant","pct_occ","total_sf","other:Area Occupied SF","other:Area % Occ.","market","market_sf","actual","actual_sf","other:Achieved Over (Under) Street","market_total","actual_total"]
wb=Workbook(); w=wb.active; w.title="Unit Mix"
w["B2"]="Copperline Storage – Tulsa South"; w["B2"].font=Font(size=16,bold=True,name="Cambria"); w["B3"]="Unit mix and revenue potential  |  rent roll of 06/30/2026"; w["B3"].font=Font(italic=True,name="Cambria")
CL="DEFGHIJKLMNOPQR"
for rng,t in(("E5:H5","Units"),("I5:K5","Area"),("L5:M5","Street Rate"),("N5:P5","Achieved Rate"),("Q5:R5","Monthly Revenue")):
    w.merge_cells(rng); x=w[rng.split(":")[0]]; x.value=t; x.font=Font(bold=True,name="Cambria",color="FFFFFF"); x.fill=PatternFill("solid",fgColor="1F5F4A"); x.alignment=Alignment(horizontal="center")
for c,t in zip("BDEFGHIJKLMNOPQR",["Unit Size","SF\nEach","Total","Occ.","Vac.","% Occ.","Rentable\nSF","Occupied\nSF","% Occ.","Per\nUnit","Per\nSF","Per Occ.\nUnit","Per\nSF","Over (Under)\nStreet","Potential\n@ Street","Actual\nIn Place"]):
    x=w[f"{c}6"]; x.value=t; x.font=Font(bold=True,name="Cambria"); x.alignment=Alignment(wrap_text=True,horizontal="center"); x.border=Border(bottom=Side(style="thin"))
w.row_dimensions[6].height=32
fm=["#,##0","#,##0","#,##0","#,##0","0.0%","#,##0","#,##0","0.0%","$#,##0.00","$0.00","$#,##0.00","$0.00","$#,##0.00;($#,##0.00)","$#,##0","$#,##0"]
cols[12]="other:Achieved Rate Over (Under) Street"
r=7; rows=[];tots=[]
def fin(u,o,sf,mt,at,osf,each=None,st=None):
    d={"sf":each if each else round(sf/u,1) if False else round(sf/u),"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(o/u,3),"total_sf":sf,cols[6]:osf,cols[7]:round(osf/sf,3),"market":round(mt/u,2),"market_sf":round(mt/sf,2),"actual":round(at/o,2),"actual_sf":round(at/osf,2)}
    d[cols[12]]=round(d["actual"]-d["market"],2); d["market_total"]=mt; d["actual_total"]=at; return d
def put(d,b=False):
    for c,k,f in zip(CL,cols,fm):
        x=w[f"{c}{r}"]; x.value=d[k]; x.number_format=f; x.font=Font(name="Cambria",bold=b,size=10)
        if b: x.border=Border(top=Side(style="thin")); x.fill=PatternFill("solid",fgColor="E2EFDA")
G=[0]*6
for t,l in S:
    w[f"B{r}"]=t; w[f"B{r}"].font=Font(name="Cambria",bold=True,underline="single"); r+=1; T=[0]*6
    for s,sf,u,m in l:
        o=min(u,round(u*R.uniform(.72,.98))); avg=m*R.uniform(.86,1.19); v=[u,o,u*sf,u*m,round(o*avg),o*sf]
        d=fin(*v,each=sf); w[f"B{r}"]=s; w[f"B{r}"].font=Font(name="Cambria",size=10); w[f"B{r}"].alignment=Alignment(indent=1); put(d); rows.append({"type":s,**d}); r+=1; T=[a+b for a,b in zip(T,v)]
    lab=f"Subtotal – {t}"; w[f"B{r}"]=lab; w[f"B{r}"].font=Font(name="Cambria",bold=True,size=10); d=fin(*T); put(d,True); tots.append({"label":lab,**d}); r+=2; G=[a+b for a,b in zip(G,T)]
w[f"B{r}"]="Total / Average"; w[f"B{r}"].font=Font(name="Cambria",bold=True,size=10); d=fin(*G); put(d,True); tots.append({"label":"Total / Average",**d})
for i,(a,b) in enumerate([("Physical occupancy (units)",d["pct_occ"]),("Physical occupancy (area)",d[cols[7]]),("Economic occupancy",round(d["actual_total"]/d["market_total"],3))]):
    w[f"I{r+3+i}"]=a; w[f"N{r+3+i}"]=b; w[f"N{r+3+i}"].number_format="0.0%"
w[f"B{r+3}"]="Achieved rate excludes tenant protection and fees."
for c,x in zip("ABCDEFGHIJKLMNOPQR",[2,38,1.5,7,7,7,7,8,10,10,8,10,8,10,8,13,12,12]): w.column_dimensions[c].width=x
w.sheet_view.showGridLines=False; w.page_setup.orientation="landscape"; w.sheet_properties.pageSetUpPr.fitToPage=True
n="copperline_tulsa_unit_mix.xlsx"; wb.save(doc(n)); save(n,"UM",cols,rows,tots); print(len(rows),d)
