# Student housing unit mix; asset manager's workbook with live formulas recalculated by LibreOffice
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
import subprocess, tempfile, shutil
def make():
    P=[("S1","Studio","Studio",1,1,412,18,17,1085,1042),("S2","Studio – Balcony","Studio",1,1,438,6,6,1120,1098),
       ("A1","One Bed","1 Bed",1,1,566,12,10,1295,1248),("B1","Two Bed Flat","2 Bed",2,2,842,30,56,930,889),("B2","Two Bed Flat – Corner","2 Bed",2,2,877,14,27,955,921),("B2-R","Two Bed Corner, renovated","2 Bed",2,2,877,6,9,1010,985),
       ("B3T","Two Bed Townhome","2 Bed",2,2.5,1104,10,20,975,940),("C1","Three Bed Flat","3 Bed",3,3,1136,24,66,845,802),("C2T","Three Bed Townhome","3 Bed",3,3.5,1388,8,22,880,851),
       ("D1","Four Bed Flat","4 Bed",4,2,1290,20,71,699,658),("D2","Four Bed / Four Bath","4 Bed",4,4,1412,46,172,779,741),("D2-R","Four Bed / Four Bath, renovated","4 Bed",4,4,1412,16,58,839,812),("E1T","Five Bed Townhome","5 Bed",5,5.5,1960,6,29,745,716)]
    wb=Workbook(); ws=wb.active; ws.title="Unit Mix"
    fn="Cambria"; B=lambda **a: Font(name=fn,size=10,**a)
    ws["A1"]="THE CASTELLANE AT 9TH – UNIT MIX"; ws["A1"].font=Font(name=fn,size=16,bold=True); ws["A2"]="Purpose-built student housing  |  Leases signed for AY 2026-27 as of 15-Sep-2026"; ws["A2"].font=B(italic=True)
    ws.merge_cells("A4:B4"); ws["A4"]="Floor Plan"; ws.merge_cells("C4:E4"); ws["C4"]="Configuration"; ws.merge_cells("F4:I4"); ws["F4"]="Inventory"; ws.merge_cells("J4:K4"); ws["J4"]="Leasing (beds)"; ws.merge_cells("L4:M4"); ws["L4"]="Per Bed / Month"; ws.merge_cells("N4:O4"); ws["N4"]="Monthly"
    H=["Code","Description","Bedrooms","Baths","SF / Unit","Units","% Units","Beds","Total SF","Leased Beds","% Leased","Asking Rent","In-Place Rent","Gross Potential","In-Place Rent Roll"]
    for j,h in enumerate(H,1):
        c=ws.cell(5,j,h)
    th=Side(style="thin",color="999999")
    for r in(4,5):
        for j in range(1,16):
            x=ws.cell(r,j); x.font=B(bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="44546A" if r==4 else "8497B0"); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); x.border=Border(left=th,right=th)
    ws.row_dimensions[5].height=30
    for c,w in zip("ABCDEFGHIJKLMNO",[8,31,10,7,9,8,9,8,11,9,10,10,10,14,15]): ws.column_dimensions[c].width=w
    TU=sum(p[6] for p in P); r=6; groups=[]; rows=[];tots=[]
    lb="other:Leased Beds";pl="other:% Leased";ar="other:Asking Rent";ip="other:In-Place Rent"
    M=["beds","baths","sf","units","pct_units","other:Beds","total_sf",lb,pl,ar,ip,"market_total","actual_total"]
    nf={5:'#,##0',6:'#,##0',7:'0.0%',8:'#,##0',9:'#,##0',10:'#,##0',11:'0.0%',12:'$#,##0',13:'$#,##0',14:'$#,##0',15:'$#,##0'}
    def agg(L):
        u=sum(p[6] for p in L); bd=sum(p[3]*p[6] for p in L); l=sum(p[7] for p in L); sf=sum(p[5]*p[6] for p in L); g=sum(p[3]*p[6]*p[8] for p in L); a=sum(p[7]*p[9] for p in L)
        return u,bd,l,sf,g,a
    grp=[]
    for p in P:
        if p[2] not in grp: grp.append(p[2])
    gr0=[]; end=None
    # total row position known: rows + groups + 6
    TR_=6+len(P)+len(grp)
    def pf(rr):
        for j in range(1,16):
            x=ws.cell(rr,j)
            if j in nf: x.number_format=nf[j]
            x.font=B(); x.border=Border(bottom=Side(style="hair",color="BBBBBB"))
            if j>2: x.alignment=Alignment(horizontal="right")
    srow=[]
    for g in grp:
        L=[p for p in P if p[2]==g]; s=r
        for p in L:
            c,d,_,b,ba,sf,u,l,mk,ac=p
            for j,v in enumerate([c,d,"Studio" if g=="Studio" else b,ba,sf,u,f"=F{r}/F${TR_}",f"=F{r}*{b}",f"=E{r}*F{r}",l,f"=J{r}/H{r}",mk,ac,f"=H{r}*L{r}",f"=J{r}*M{r}"],1): ws.cell(r,j,v)
            pf(r)
            t={"type":c,"desc":d,"beds":0 if g=="Studio" else b,"baths":ba,"sf":sf,"units":u,"pct_units":round(100*u/TU+1e-9,1),"other:Beds":b*u,"total_sf":sf*u,lb:l,pl:round(100*l/(b*u)+1e-9,1),ar:mk,ip:ac,"market_total":b*u*mk,"actual_total":l*ac}
            rows.append(t); r+=1
        e=r-1; lab=f"{g} subtotal" 
        for j,v in {2:lab,5:f"=I{r}/F{r}",6:f"=SUM(F{s}:F{e})",7:f"=F{r}/F${TR_}",8:f"=SUM(H{s}:H{e})",9:f"=SUM(I{s}:I{e})",10:f"=SUM(J{s}:J{e})",11:f"=J{r}/H{r}",12:f"=N{r}/H{r}",13:f"=O{r}/J{r}",14:f"=SUM(N{s}:N{e})",15:f"=SUM(O{s}:O{e})"}.items(): ws.cell(r,j,v)
        pf(r)
        for j in range(1,16): ws.cell(r,j).font=B(bold=True,italic=True); ws.cell(r,j).fill=PatternFill("solid",fgColor="EDEDED")
        u,bd,l,sf,gp,a=agg(L)
        tots.append({"label":lab,"sf":round(sf/u+1e-9),"units":u,"pct_units":round(100*u/TU+1e-9,1),"other:Beds":bd,"total_sf":sf,lb:l,pl:round(100*l/bd+1e-9,1),ar:round(gp/bd+1e-9),ip:round(a/l+1e-9),"market_total":gp,"actual_total":a})
        srow.append(r); r+=1
    assert r==TR_
    S=lambda c:"="+"+".join(f"{c}{x}" for x in srow)
    for j,v in {1:"TOTAL / WTD AVG",5:f"=I{r}/F{r}",6:S("F"),7:f"=F{r}/F${TR_}",8:S("H"),9:S("I"),10:S("J"),11:f"=J{r}/H{r}",12:f"=N{r}/H{r}",13:f"=O{r}/J{r}",14:S("N"),15:S("O")}.items(): ws.cell(r,j,v)
    pf(r)
    for j in range(1,16): ws.cell(r,j).font=B(bold=True); ws.cell(r,j).border=Border(top=Side(style="medium"),bottom=Side(style="double"))
    u,bd,l,sf,gp,a=agg(P)
    tots.append({"label":"TOTAL / WTD AVG","sf":round(sf/u+1e-9),"units":u,"pct_units":100.0,"other:Beds":bd,"total_sf":sf,lb:l,pl:round(100*l/bd+1e-9,1),ar:round(gp/bd+1e-9),ip:round(a/l+1e-9),"market_total":gp,"actual_total":a})
    ws.cell(r+2,1,"Rents are per bed. “-R” plans: phase I value-add scope (vinyl plank, quartz, stainless). Two B1 beds are held for resident assistants and are not counted as leased.").font=B(italic=True)
    ws.freeze_panes="C6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w2=wb.create_sheet("Recap"); w2.column_dimensions["A"].width=22
    for row in [["Renovation status","Units","Beds"],["Classic",u-22,bd-12-64],["Renovated (-R)",22,76]]: w2.append(row)
    f="Castellane_unit_mix_AY26-27.xlsx"
    tmp=tempfile.mkdtemp(); os.makedirs(tmp+"/o"); wb.save(f"{tmp}/{f}")
    subprocess.run(["soffice","--headless","--convert-to","xlsx:Calc MS Excel 2007 XML","--outdir",tmp+"/o",f"{tmp}/{f}"],check=True,capture_output=True)
    shutil.copy(f"{tmp}/o/{f}",os.path.join(DOC,f)); shutil.rmtree(tmp)
    save(f,"UM","STUDENT_HOUSING",M,rows,tots,"fund asset manager","Excel with formulas, banded two-line headers, subtotal per bedroom count","rents per bed, beds beside bedrooms, bedroom text 'Studio', weighted averages")
