# workforce housing with rent limits, live formulas, recalculated by LibreOffice
import subprocess, tempfile, shutil, os, re
from decimal import Decimal as D, ROUND_HALF_UP
from common_io import *
from openpyxl import Workbook, load_workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
STEM="Granary_Yard_rent_limit_mix_v3"
CU="other:Cushion to Limit"
KEYS=["beds","baths","sf","units","occupied","vacant","gross","ua","net","market","actual","actual_total",CU]
COL=dict(zip(["type","desc","beds","baths","sf","ami","units","occupied","vacant","gross","ua","net","market","actual","actual_total",CU],"BCDEFGHIJKLMNOPQ"))
LIM={(0,50):942,(0,60):1130,(1,50):1009,(1,60):1211,(1,80):1615,(2,50):1211,(2,60):1453,(2,80):1938,(3,50):1399,(3,60):1679,(3,80):2239,(4,60):1873}
UA={0:71,1:88,2:112,3:139,4:164}
G=[("EFFICIENCY",0,1,[("EF-50","Efficiency, Bldg A",448,50,6,6,925,843),("EF-60","Efficiency, Bldg A",448,60,8,7,1065,1018)]),
("ONE BEDROOM",1,1,[("1A-50","1BR Garden",622,50,12,12,1240,902),("1A-60","1BR Garden",622,60,24,23,1240,1087),("1B-60","1BR Garden w/ den",704,60,10,9,1315,1104),("1B-80","1BR Garden w/ den",704,80,8,8,1375,1322),("1A-MKT","1BR Garden",622,None,6,5,1295,1258)]),
("TWO BEDROOM",2,1,[("2A-50","2BR Flat",868,50,14,14,1520,1074),("2A-60","2BR Flat",868,60,30,28,1520,1301),("2A-80","2BR Flat",868,80,12,11,1565,1512),("2A-MKT","2BR Flat",868,None,8,7,1575,1530)]),
("TWO BEDROOM / TWO BATH",2,2,[("2C-60","2BR Townhome",1015,60,10,10,1640,1327),("2C-80","2BR Townhome",1015,80,14,13,1695,1618)]),
("THREE BEDROOM",3,2,[("3A-50","3BR Townhome",1196,50,8,8,1895,1236),("3A-60","3BR Townhome",1196,60,16,15,1895,1498),("3A-80","3BR Townhome",1196,80,6,5,1960,1874)]),
("FOUR BEDROOM",4,2,[("4A-60","4BR Townhome, end",1388,60,4,4,2150,1671)])]
wb=Workbook(); ws=wb.active; ws.title="Mix & Limits"; F=lambda **k:Font(name="Arial Narrow",size=k.pop("size",10),**k)
ws["B2"]="GRANARY YARD APARTMENTS"; ws["B2"].font=F(bold=True,size=16); ws["B3"]="Unit mix, restricted rent limits and in-place rents at October 2026 rent roll"; ws["B3"].font=F(italic=True,size=11)
ws["B4"]="Lender form WH-12  /  Borrower: Granary Yard Workforce LP  /  196 units"; ws["B4"].font=F(size=9,color="555555")
for a,t in(("B6:G6","Floor plan"),("H6:J6","Count"),("K6:M6","2026 rent limit (per month)"),("N6:Q6","Rents (per month)")):
    ws.merge_cells(a); c=ws[a[:2]]; c.value=t
heads={"type":"Code","desc":"Description","beds":"BR","baths":"BA","sf":"Avg SF","ami":"Set-aside (AMI)","units":"Units","occupied":"Occ.","vacant":"Vac.","gross":"Gross Limit","ua":"Utility Allow.","net":"Net Limit","market":"Market Rent","actual":"In-Place Avg","actual_total":"In-Place Total",CU:"Cushion to Limit"}
for k,c in COL.items(): ws[f"{c}7"]=heads[k]
for r in(6,7):
    for c in COL.values():
        x=ws[f"{c}{r}"]; x.font=F(bold=True); x.fill=PatternFill("solid",fgColor="CFE0CC" if r==6 else "E8F0E6"); x.alignment=Alignment(horizontal="center",vertical="bottom",wrap_text=True); x.border=Border(bottom=Side(style="thin"))
ws.row_dimensions[7].height=30
for c,w in zip("ABCDEFGHIJKLMNOPQ",[2,9,21,5,5,8,11,7,7,7,10,10,10,10,10,13,11]): ws.column_dimensions[c].width=w
q2=lambda x:float(D(x).quantize(D("0.01"),ROUND_HALF_UP))
r=8; rows=[];tots=[];blocks=[];chk={}
fmt={"sf":'#,##0',"units":'0',"occupied":'0',"vacant":'0',"gross":'$#,##0',"ua":'$#,##0',"net":'$#,##0',"market":'$#,##0',"actual":'$#,##0',"actual_total":'$#,##0',CU:'$#,##0;($#,##0)'}
def style(r,bold=False,fill=None,top=None,avg=False):
    for k,c in COL.items():
        x=ws[f"{c}{r}"]; x.font=F(bold=bold)
        if k in fmt: x.number_format=fmt[k] if not(avg and k in("sf","market","actual")) else ('#,##0.00' if k=="sf" else '$#,##0.00')
        if k in("beds","baths","ami","units","occupied","vacant"): x.alignment=Alignment(horizontal="center")
        if x.value=="n/a": x.alignment=Alignment(horizontal="right")
        if fill: x.fill=PatternFill("solid",fgColor=fill)
        if top: x.border=Border(top=Side(style=top))
def agg(l,rs):
    U=sum(x["units"] for x in rs);O=sum(x["occupied"] for x in rs)
    return {"label":l,"sf":q2(D(sum(x["sf"]*x["units"] for x in rs))/U),"units":U,"occupied":O,"vacant":U-O,"market":q2(D(sum(x["market"]*x["units"] for x in rs))/U),"actual":q2(D(sum(x["actual_total"] for x in rs))/O),"actual_total":sum(x["actual_total"] for x in rs)}
for nm,bd,ba,us in G:
    ws[f"B{r}"]=nm; ws[f"B{r}"].font=F(bold=True,underline="single"); r+=1; a=r; part=[]
    for ty,ds,sf,ami,u,o,mk,ip in us:
        d={"type":ty,"desc":ds,"beds":bd,"baths":ba,"sf":sf,"ami":f"{ami}%" if ami else "Mkt","units":u,"occupied":o,"vacant":u-o,"market":mk,"actual":ip,"actual_total":ip*o}
        if ami: d.update(gross=LIM[bd,ami],ua=UA[bd],net=LIM[bd,ami]-UA[bd]); d[CU]=d["net"]-ip
        for k in("type","desc","beds","baths","sf","ami","units","occupied","market","actual"): ws[f"{COL[k]}{r}"]=d[k]
        ws[f"J{r}"]=f"=H{r}-I{r}"; ws[f"P{r}"]=f"=O{r}*I{r}"
        if ami: ws[f"K{r}"]=d["gross"]; ws[f"L{r}"]=d["ua"]; ws[f"M{r}"]=f"=K{r}-L{r}"; ws[f"Q{r}"]=f"=M{r}-O{r}"
        else:
            for c in "KLMQ": ws[f"{c}{r}"]="n/a"
        style(r); chk[r]=d; part.append(d); r+=1
    t=agg(f"Subtotal {nm.title()}",part); tots.append(t); chk[r]=t; z=r-1
    ws[f"B{r}"]=t["label"]
    for c in "HIJP": ws[f"{c}{r}"]=f"=SUM({c}{a}:{c}{z})"
    ws[f"F{r}"]=f"=ROUND(SUMPRODUCT(F{a}:F{z},H{a}:H{z})/H{r},2)"; ws[f"N{r}"]=f"=ROUND(SUMPRODUCT(N{a}:N{z},H{a}:H{z})/H{r},2)"; ws[f"O{r}"]=f"=ROUND(P{r}/I{r},2)"
    style(r,True,"F3F3F3","thin",True); blocks.append((a,z,r)); rows+=part; r+=2
t=agg("PROJECT TOTAL / WEIGHTED AVG",rows); tots.append(t); chk[r]=t; ws[f"B{r}"]=t["label"]
for c in "HIJP": ws[f"{c}{r}"]="="+"+".join(f"{c}{s}" for _,_,s in blocks)
for c in "FN": ws[f"{c}{r}"]="=ROUND(("+"+".join(f"SUMPRODUCT({c}{a}:{c}{z},H{a}:H{z})" for a,z,_ in blocks)+f")/H{r},2)"
ws[f"O{r}"]=f"=ROUND(P{r}/I{r},2)"; style(r,True,"CFE0CC","medium",True); assert t["units"]==196,t
r+=2
for s in("Gross limits: 2026 county schedule effective 5/1/2026. Utility allowance: tenant-paid electric and gas, agency schedule.","Mkt = unrestricted; no limit applies. Cushion = net limit less in-place average. In-place averages are on occupied units.","In-place rents over market do not occur; 80% units are capped at the lower of limit and market by the regulatory agreement."):
    ws[f"B{r}"]=s; ws[f"B{r}"].font=F(size=8,italic=True); r+=1
ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes="D8"
n=wb.create_sheet("Log"); n["A1"]="v1 8/14 borrower draft"; n["A2"]="v2 9/30 UA updated to new agency schedule"; n["A3"]="v3 11/5 October roll"; 
tmp=tempfile.mkdtemp(); p=os.path.join(tmp,STEM+".xlsx"); wb.save(p); out=os.path.join(tmp,"o")
subprocess.run(["soffice","--headless","--convert-to","xlsx:Calc MS Excel 2007 XML","--outdir",out,p],check=True,capture_output=True); shutil.copy(os.path.join(out,STEM+".xlsx"),doc(STEM+".xlsx")); shutil.rmtree(tmp)
w2=load_workbook(doc(STEM+".xlsx"),data_only=True)["Mix & Limits"]   # check only: cached formula values against our own
for rr,d in chk.items():
    for k in KEYS:
        v=w2[f"{COL[k]}{rr}"].value
        if k in d: assert abs(v-d[k])<.001,(rr,k,v,d[k])
        else: assert v in(None,"n/a"),(rr,k,v)
put(STEM,"UM",KEYS,rows,tots); print(STEM,len(rows))
