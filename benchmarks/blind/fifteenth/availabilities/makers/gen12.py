# lease-up concession tracker, formulas recalculated by LibreOffice
from common import *
import subprocess,shutil
from openpyxl import Workbook
from openpyxl.styles import *
r=rng(12); N=Names(r); F="Vela_at_Riverwalk_Concession_Tracker.xlsx"; asof=dt.date(2026,11,20)
wb=Workbook(); rc=wb.active; rc.title="Recap"; w=wb.create_sheet("Tracker")
w["A1"]="VELA AT RIVERWALK"; w["A2"]="Lease-Up & Concession Tracker"; w["A3"]="Through 11/20/2026"
for a in("A1","A2"): w[a].font=Font(bold=True,size=12)
H=["BLDG","UNIT","FLOOR\nPLAN","NRSF","LEASE\nSTATUS","RESIDENT","MOVE-IN","TERM\n(MOS)","LEASE\nFROM","LEASE\nTO","MARKET\nRENT","GROSS LEASE\nRENT","CONCESSION\nOFFERED","CONCESSION\nTOTAL $","AMORTIZED\nPER MO","NET EFF.\nRENT","NER\nPSF"]
for j,h in enumerate(H,1):
    c=w.cell(5,j,h); c.font=Font(bold=True,color="FFFFFF",size=9); c.fill=PatternFill("solid",fgColor="1F6F6B"); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
w.row_dimensions[5].height=30
pl={"S1":(531,1625),"A1":(688,1910),"A2":(742,2005),"B1":(1049,2690),"B2":(1131,2810),"TH":(1420,3425)}
rows=[]; R=6
for b in ("East","West"):
    for fl in (1,2,3,4,5):
        for n in range(1,12):
            p="TH" if fl==1 and n in(1,11) else ["S1","A1","A1","A2","B1","A2","B2","A1","S1","B1","A1"][n-1]; sf,mk=pl[p]; mk+=fl*15; u=f"{b[0]}{fl}{n:02d}"
            q=r.random(); s="Occupied" if q<.62 else "Leased - Future MI" if q<.70 else "Notice" if q<.72 else "Available" if q<.97 else "Hold - Admin"
            if fl==2 and n==4 and b=="East": s="Model"
            x=row(unit=u,building=b,unitType=p,area=sf,statusText=s,marketRent=mk); v=[b,u,p,sf,s]+[None]*5+[mk]
            if s in("Occupied","Notice","Leased - Future MI"):
                t=r.choice([12,12,13,14,15]); a=asof-dt.timedelta(days=r.randint(5,250)) if s!="Leased - Future MI" else asof+dt.timedelta(days=r.randint(4,30)); e=addm(a,t)-dt.timedelta(days=1); g=mk-r.choice([0,0,0,25,40]); k=r.choice([("None",0),("4 weeks free",1),("6 weeks free",1.5),("8 weeks free",2),("$1,000 off",None)]); ct=1000 if k[1] is None else round(g*k[1]); nm=N.lf()
                v[5:10]=[nm,a,t,a,e]; v+=[g,k[0],ct,f"=N{R}/H{R}",f"=L{R}-O{R}",f"=P{R}/D{R}"]
                x.update(tenantName=nm,moveInDate=iso(a),leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=g)
            for j,q in enumerate(v,1):
                c=w.cell(R,j,q); c.font=Font(size=9)
                if isinstance(q,dt.date): c.number_format="mm/dd/yyyy"
                if j in(11,12,14): c.number_format="$#,##0"
                if j in(15,16,17): c.number_format="$#,##0.00"
            rows.append(x); R+=1
E=R-1; w.cell(R,1,"TOTAL / AVG"); w.cell(R,4,f"=SUM(D6:D{E})");w.cell(R,11,f"=SUM(K6:K{E})");w.cell(R,12,f"=SUM(L6:L{E})");w.cell(R,14,f"=SUM(N6:N{E})");w.cell(R,15,f"=SUM(O6:O{E})");w.cell(R,16,f"=SUM(P6:P{E})")
for j in range(1,18): c=w.cell(R,j); c.font=Font(bold=True,size=9); c.border=Border(top=Side(style="medium")); c.number_format="#,##0" if j==4 else "$#,##0" if j<15 else "$#,##0.00"
for col,wd in zip("ABCDEFGHIJKLMNOPQ",[7,8,7,7,18,24,11,7,11,11,10,12,15,12,11,11,8]): w.column_dimensions[col].width=wd
w.freeze_panes="C6"; w.auto_filter.ref=f"A5:Q{E}"
S=lambda s:sum(x["statusText"]==s for x in rows); occ=S("Occupied")+S("Notice"); n=len(rows)
rc["A1"]="Vela at Riverwalk - recap at 11/20/2026"; rc["A1"].font=Font(bold=True,size=13)
for i,(a,v) in enumerate([("Total units",n),("Physically occupied",f'=COUNTIF(Tracker!E6:E{E},"Occupied")+COUNTIF(Tracker!E6:E{E},"Notice")'),("Leased, future move-in (vacant today)",f'=COUNTIF(Tracker!E6:E{E},"Leased - Future MI")'),("Available (vacant)",f'=COUNTIF(Tracker!E6:E{E},"Available")'),("Model",1),("Hold / admin (vacant)",f'=COUNTIF(Tracker!E6:E{E},"Hold - Admin")'),("Concessions granted",f"=Tracker!N{R}")],3): rc[f"A{i}"]=a; rc[f"B{i}"]=v
rc["B9"].number_format="$#,##0"; rc.column_dimensions["A"].width=40
d=HERE+"/tmp12"; os.makedirs(d,exist_ok=True); wb.save(f"{d}/{F}")
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{HERE}/lo","--convert-to","xlsx:Calc MS Excel 2007 XML","--outdir",HERE+"/documents",f"{d}/{F}"],check=True,capture_output=True,timeout=200); shutil.rmtree(d)
z=lambda k:sum(x.get(k,0) for x in rows)
save(F,"MULTIFAMILY","lease-up concession tracker with live formulas, gross rent vs net effective, two buildings, recap sheet first",True,
 dict(propertyName="Vela at Riverwalk",asOnDate="2026-11-20",units=n,occupied=occ,vacant=n-occ-1,sheet="Tracker",rows=rows,printedTotals=dict(area=z("area"),marketRent=z("marketRent"),contractRent=z("contractRent"))))
print(n,occ)
