from common import *
import openpyxl,subprocess,tempfile,shutil
from openpyxl.styles import *
r=random.Random(1111); N=Names(r); FN="nyc_stabilized_rentroll.pdf"
asof=D(2025,10,1)
rows=[]
for f in range(1,7):
    for l in "ABCDE":
        if f==1 and l in "CDE": continue
        u=f"{f}{l}"; rm={"A":4,"B":3,"C":3,"D":5,"E":2.5}[l]
        R=dict(unit=u,_rm=rm)
        base={4:1780,3:1390,5:2150,2.5:1240}[rm]
        if u=="1A": a,b=N(); R.update(tenantName=f"{a} {b} (SUPER)",_st="Super",contractRent=0,statusText="Occupied"); rows.append(R); continue
        if u in("3D","5B"): R.update(statusText="VACANT",_st="RS",_legal=round(base*r.uniform(.85,1.2),2)); rows.append(R); continue
        k=r.random(); a,b=N()
        R["tenantName"]=f"{b}, {a}"; R["statusText"]="Occupied"
        if k<.12: R["_st"]="FM"; rent=base+r.choice([1450,1700,1925]); R["_legal"]=None; R["_pref"]=None
        elif k<.2: R["_st"]="RC"; rent=round(base*r.uniform(.45,.6),2); R["_legal"]=rent; R["_pref"]=None
        else:
            R["_st"]=r.choice(["RS","RS","RS","RS-SCRIE"]); L=round(base*r.uniform(.6,1.25),2); R["_legal"]=L
            if r.random()<.3: R["_pref"]=round(L*r.uniform(.75,.93),2); rent=R["_pref"]
            else: R["_pref"]=None; rent=L
        R["contractRent"]=rent; mci=0 if R["_st"]=="FM" else r.choice([18.47,18.47,14.2,23.1]); ac=r.choice([0,0,5])
        R["charges"]=[{"code":c,"amount":v} for c,v in (("MCI",mci),("A/C",ac)) if v]; R["_mci"]=mci; R["_ac"]=ac; R["totalCharges"]=round(rent+mci+ac,2)
        y=r.choice([1,2]); s=D(2025-(1 if r.random()<.5 and y==2 else 0),r.randint(1,9),1); 
        if s<=D(2024,9,30) and y==1: s=D(2025,s.month,1)
        if s.year==2024 and y==2: pass
        e=addm(s,12*y)-dt.timedelta(1)
        if R["_st"]!="RC": R["leaseStartDate"]=s; R["leaseEndDate"]=e
        else: R["leaseEndDate"]="Statutory"
        R["deposit"]=rent if R["_st"]!="RC" else None
        if r.random()<.3: R["balance"]=round(r.uniform(30,6400),2)
        rows.append(R)
st=[]
for u,nm,rent,s,e,step in (("Store 1","Corona Bridge Laundromat Corp",5150.0,D(2021,5,1),D(2031,4,30),(D(2026,5,1),5304.5)),("Store 2","Two Birds Deli & Grill Inc",6275.0,D(2018,2,1),D(2028,1,31),(D(2026,2,1),6463.25))):
    st.append(dict(unit=u,tenantName=nm,_st="Comm",contractRent=rent,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,deposit=rent*2,charges=[{"code":"TAX ESC.","amount":412.6 if u[-1]=="1" else 388.15}],rentSteps=[{"date":iso(step[0]),"amount":step[1]}],_step=f"to {step[1]:,.2f} on {usn(step[0])}"))
    st[-1]["_tax"]=st[-1]["charges"][0]["amount"]; st[-1]["totalCharges"]=rent+st[-1]["_tax"]
wb=openpyxl.Workbook(); ws=wb.active; ws.title="Rent Roll"
ft=lambda **k: Font(name="Liberation Sans Narrow",size=k.pop("size",9),**k); th=Side("thin",color="000000"); box=Border(th,th,th,th)
ws.merge_cells("A1:N1"); ws["A1"]="RENT ROLL - 41-17 ALBERMARLE PLACE, QUEENS NY"; ws["A1"].font=ft(size=13,bold=True); ws["A1"].alignment=Alignment(horizontal="center")
ws.merge_cells("A2:N2"); ws["A2"]="October 2025 billing    Block 1488 Lot 31    27 apts incl. super, 2 stores"; ws["A2"].font=ft(); ws["A2"].alignment=Alignment(horizontal="center")
H=["APT","RMS","TENANT","REG","LEASE FROM","LEASE TO","LEGAL REG. RENT","PREF. RENT","RENT CHARGED","MCI","A/C","TAX ESC.","TOTAL BILL","SEC.","OPEN BAL."]
H1=["","","","","LEASE","","REGISTRATION","","MONTHLY BILLING","","","","","",""]
for j,(a,b) in enumerate(zip(H1,H),1):
    for q,v in ((4,a),(5,b)): c=ws.cell(q,j,v or None); c.font=ft(bold=True); c.border=box; c.alignment=Alignment(horizontal="center",wrap_text=True,vertical="center")
ws.merge_cells("E4:F4"); ws.merge_cells("G4:H4"); ws.merge_cells("I4:M4"); ws.row_dimensions[5].height=26
ri=6
def put(x):
    global ri
    v=x["statusText"]=="VACANT"
    V=[x["unit"],x.get("_rm"),"VACANT" if v else x["tenantName"],x["_st"],usn(x.get("leaseStartDate")),usn(x.get("leaseEndDate")),x.get("_legal"),x.get("_pref"),x.get("contractRent"),x.get("_mci") or None,x.get("_ac") or None,x.get("_tax"),x.get("totalCharges"),x.get("deposit"),x.get("balance")]
    for j,t in enumerate(V,1):
        c=ws.cell(ri,j,t); c.font=ft(bold=v); c.border=box
        if j>6: c.number_format="#,##0.00"
        if j in(2,4,5,6): c.alignment=Alignment(horizontal="center")
    if "_step" in x:
        ri+=1; ws.cell(ri,3,x["_step"]).font=ft(italic=True,size=8); 
        for j in range(1,16): ws.cell(ri,j).border=box
    ri+=1
def tot(lbl,L):
    global ri
    ws.cell(ri,3,lbl)
    for j,k in ((7,"_legal"),(8,"_pref"),(9,"contractRent"),(10,"_mci"),(11,"_ac"),(12,"_tax"),(13,"totalCharges"),(14,"deposit"),(15,"balance")):
        s=round(sum(x.get(k) or 0 for x in L),2); ws.cell(ri,j,s if s else None).number_format="#,##0.00"
    for j in range(1,16): ws.cell(ri,j).font=ft(bold=True); ws.cell(ri,j).border=Border(th,th,Side("medium"),Side("medium")); ws.cell(ri,j).fill=PatternFill("solid",fgColor="E6E6E6")
    ri+=1
fl="1"
for x in rows: x["section"]="APARTMENTS"
for x in st: x["section"]="STORES"
def sech(t):
    global ri
    ws.cell(ri,1,t).font=ft(bold=True); ri+=1
sech("APARTMENTS")
for x in rows: put(x)
tot("TOTAL APARTMENTS",rows); sech("STORES")
for x in st: put(x)
tot("TOTAL STORES",st); ri+=1; allr=rows+st; tot("TOTAL BUILDING",allr); ri+=1
vn=sum(x["statusText"]=="VACANT" for x in rows)
for t in ("REG: RS = rent stabilized, RC = rent controlled, FM = free market, SCRIE = senior exemption (city credit is billed to DOF, rent shown is full).",
  f"Vacant: {vn} apts.  Occupied: {len(rows)-vn} apts incl. super + 2 stores.","Legal rent on vacant apts is last registered; not included in rent charged."):
    ws.cell(ri,1,t).font=ft(size=8,italic=True); ri+=1
for k,w in zip("ABCDEFGHIJKLMNO",[8,5,30,9,10,10,10.5,9.5,10.5,7,6,8,10.5,10,10]): ws.column_dimensions[k].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows="4:5"; ws.oddFooter.left.text="41-17 RR Oct25.xls"; ws.oddFooter.right.text="&P of &N"; ws.page_margins.left=ws.page_margins.right=.35; ws.page_margins.top=.5; ws.page_margins.bottom=.9; ws.page_margins.footer=.5
t=tempfile.mkdtemp(); p=os.path.join(t,FN[:-4]+".xlsx"); wb.save(p)
subprocess.run(["soffice","--headless","--convert-to","pdf","--outdir",t,p],capture_output=True); shutil.copy(p[:-5]+".pdf",path(FN))
print(len(rows))
save(FN,"MULTIFAMILY","Small owner's Excel sheet printed to PDF (rent-stabilised NYC)","legal vs preferential vs charged rent, super and stores, rent step on a line of its own, boxed grid",
 dict(propertyName="41-17 ALBERMARLE PLACE, QUEENS NY",asOnDate="2025-10",units=len(allr),occupied=len(allr)-vn,vacant=vn,rows=allr))
