# loss-to-lease workbook: summary sheet, detail with a block above, hidden lookup, formulas (recalculated by LibreOffice)
from common import *
import openpyxl, subprocess, shutil
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=random.Random(8811); F="Marlowe Flats - LTL tracker 2025-10-31.xlsx"; AS=D(2025,10,31)
wb=openpyxl.Workbook(); s0=wb.active; s0.title="Dashboard"; ws=wb.create_sheet("LTL Detail"); lk=wb.create_sheet("Plans"); lk.sheet_state="hidden"
plans=[("A1","Studio",512,1295),("A2","1x1",688,1510),("A3","1x1 den",790,1645),("B1","2x1",905,1840),("B2","2x2",1048,2015),("C1","3x2",1290,2420)]
lk.append(["Plan","Type","SF","Market"]); [lk.append(p) for p in plans]
ST={"OC":"Occupied","NT":"On notice","VR":"Vacant - rented","VU":"Vacant - unrented","DN":"Down"}
ws["B2"]="Marlowe Flats"; ws["B2"].font=Font(bold=True,size=16,color="1F3864"); ws["B3"]="Loss-to-Lease by apartment"; ws["F3"]="Effective"; ws["G3"]=AS; ws["G3"].number_format="mmmm d, yyyy"; ws.merge_cells("G3:I3"); ws["G3"].alignment=Alignment(horizontal="left")
rows=[]; recs=[]
for b in "NSE":
    for n in range(1,27):
        p=plans[(n*5+ord(b))%6]; u=f"{b}{100*(1+(n-1)//9)+(n-1)%9+1}"; mk=p[3]+10*((n-1)//9); z=r.random()
        st="VU" if z<.05 else "VR" if z<.08 else "DN" if z<.09 else "NT" if z<.15 else "OC"; d=dict(b={"N":"North","S":"South","E":"East"}[b],u=u,p=p,mk=float(mk),st=st)
        if st in("OC","NT"):
            s=D(2025,1,1)+dt.timedelta(r.randint(-80,290)); d.update(nm=person(r),s=s,e=add_m(s,r.choice((9,12,12,12,15)))-dt.timedelta(1),rent=float(mk-r.randint(-40,210)))
            if d["e"]<AS: d["e"]=add_m(s,15)-dt.timedelta(1)
            if r.random()<.05: d["e"]="MTM"
        recs.append(d)
hr=13; first=hr+2; last=first+len(recs)-1; tr=last+1
hd1={"B":"Apartment","E":"Floor plan","H":"Occupancy","L":"Rent ($/month)","P":"$/SF"}
hd2=["Bldg","Apt","","Plan","Type","NRSF","Sts","Leaseholder","Start","End","Market","In-Place","LTL","LTL %","In-Pl."]
for c,v in hd1.items(): ws[f"{c}{hr}"]=v; ws[f"{c}{hr}"].font=Font(bold=True,color="FFFFFF"); 
for c in range(2,17): ws.cell(hr,c).fill=PatternFill("solid",fgColor="1F3864")
for i,h in enumerate(hd2): ws.cell(hr+1,2+i,h).font=Font(bold=True); ws.cell(hr+1,2+i).border=Border(bottom=Side(style="medium"))
# headings: B bldg C apt D blank E plan F type G sf H sts I name J start K end L market M in-place N LTL O % P psf
for k,d in enumerate(recs):
    q=first+k; p=d["p"]
    for c,v in zip("BCEFGH",(d["b"],d["u"],p[0],p[1],p[2],d["st"])): ws[f"{c}{q}"]=v
    ws[f"L{q}"]=d["mk"]; row=dict(building=d["b"],unit=d["u"],unitType=p[0],area=p[2],statusText=d["st"],marketRent=d["mk"])
    if "rent" in d:
        ws[f"I{q}"]=d["nm"]; ws[f"J{q}"]=d["s"]; ws[f"K{q}"]=d["e"]; ws[f"M{q}"]=d["rent"]; ws[f"N{q}"]=f"=L{q}-M{q}"; ws[f"O{q}"]=f"=N{q}/L{q}"; ws[f"P{q}"]=f"=M{q}/G{q}"
        row.update(tenantName=d["nm"],leaseStartDate=d["s"],leaseEndDate=d["e"],contractRent=d["rent"])
    for c in "JK": ws[f"{c}{q}"].number_format="d-mmm-yy"; ws[f"{c}{q}"].alignment=Alignment(horizontal="center")
    for c in "LMN": ws[f"{c}{q}"].number_format='#,##0_);(#,##0)'
    ws[f"O{q}"].number_format="0.0%"; ws[f"P{q}"].number_format="0.00"; rows.append(row)
ws[f"B{tr}"]="Property"; ws[f"C{tr}"]=f"=COUNTA(C{first}:C{last})"
for c in "GLMN": ws[f"{c}{tr}"]=f"=SUM({c}{first}:{c}{last})"; ws[f"{c}{tr}"].number_format='#,##0_);(#,##0)'
ws[f"O{tr}"]=f"=N{tr}/SUMIF(M{first}:M{last},\">0\",L{first}:L{last})"; ws[f"O{tr}"].number_format="0.0%"
for c in range(2,17): ws.cell(tr,c).font=Font(bold=True); ws.cell(tr,c).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
# block above: status legend with counts
ws["B5"]="Sts"; ws["C5"]="Meaning"; ws["F5"]="Apts"; ws["G5"]="Market"; ws["H5"]="% apts"
for i,(k,v) in enumerate(ST.items()):
    q=6+i; ws[f"B{q}"]=k; ws[f"C{q}"]=v; ws[f"F{q}"]=f'=COUNTIF(H{first}:H{last},B{q})'; ws[f"G{q}"]=f'=SUMIF(H{first}:H{last},B{q},L{first}:L{last})'; ws[f"G{q}"].number_format="#,##0"; ws[f"H{q}"]=f"=F{q}/C{tr}"; ws[f"H{q}"].number_format="0.0%"
for c in "BCFGH": ws[f"{c}5"].font=Font(italic=True,bold=True)
ws["J5"]="Occupied apts (OC + NT)"; ws["M5"]="=F6+F7"; ws["J6"]="Vacant apts (VR + VU + DN)"; ws["M6"]="=F8+F9+F10"; ws["J7"]="Loss to lease, annualised"; ws["M7"]=f"=N{tr}*12"; ws["M7"].number_format="#,##0"
for c,w in zip("ABCDEFGHIJKLMNOP",(2,8,8,1.5,6,9,8,7,24,11,11,10,10,9,8,8)): ws.column_dimensions[c].width=w
ws.freeze_panes=f"D{first}"; ws.sheet_view.showGridLines=False
s0["A1"]="Marlowe Flats - October 2025 dashboard"; s0["A3"]="Market rent"; s0["B3"]=f"='LTL Detail'!L{tr}"; s0["A4"]="In-place rent"; s0["B4"]=f"='LTL Detail'!M{tr}"; s0["A5"]="Loss to lease"; s0["B5"]=f"='LTL Detail'!N{tr}"; s0["A7"]="Watch: East building notice units before winter; renewals target 3.5%."; s0.column_dimensions["A"].width=20
ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
os.makedirs(f"{BASE}/tmpx",exist_ok=True); wb.save(f"{BASE}/tmpx/{F}")
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{BASE}/lo","--convert-to","xlsx:Calc MS Excel 2007 XML","--outdir",f"{BASE}/documents",f"{BASE}/tmpx/{F}"],check=True,capture_output=True); shutil.rmtree(f"{BASE}/tmpx")
o=sum("rent" in d for d in recs); A=sum(d["p"][2] for d in recs)
save(F,"MULTIFAMILY","loss-to-lease workbook, legend and count block above, blank spacer column, formulas, hidden sheet",True,dict(propertyName="Marlowe Flats",asOnDate="2025-10-31",sheet="LTL Detail",units=len(recs),occupied=o,vacant=len(recs)-o,rows=rows,printedTotals={"area":A,"marketRent":sum(d["mk"] for d in recs),"contractRent":sum(d.get("rent",0) for d in recs)}))
