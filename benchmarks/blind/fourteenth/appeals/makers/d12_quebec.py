# Québec: French, amounts as text "1 245,00 $", two civic numbers
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(912)
N="Liste des loyers - Place Beaurivage.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Loyers"
ws.merge_cells("B1:J1"); ws["B1"]="PLACE BEAURIVAGE"; ws.merge_cells("B2:J2"); ws["B2"]="4410 et 4420, rue des Sorbiers, Trois-Pignons (Québec)"; ws.merge_cells("B3:J3"); ws["B3"]="Liste des loyers au 1er juillet 2025"
for k,z in (("B1",16),("B2",11),("B3",11)): ws[k].font=Font(name="Calibri",size=z,bold=k!="B2"); ws[k].alignment=Alignment(horizontal="center")
FN="Ghislaine Réjean Odette Normand Solange Fernand Maïté Gaétan Josiane Yvon Mélina Rosaire Thérèse Lucien Ariane Bastien".split(); LN="Beauséjour-Roy Charbonnel Dubreuil-Morin Éthier-Lanoue Frigon Gadoury Hamelin-Cyr Jolicœur Kirouac Labrosse Marsolais Nobert Ouimet-Paré Quirion Rivest Sansfaçon Tanguay Vadeboncœur".split()
rng.shuffle(LN)
def mo(v): return f"{v:,.2f} $".replace(",","\u00a0").replace(".",",")
hd=["Log.","Pièces","Locataire(s)","Début du bail","Fin du bail","Loyer mensuel","Stationnement","Meubles / autres","Total mensuel"]
rows=[];r=5;n=0
bd=Side("thin",color="808080")
def line(v,bold=False,fill=None):
    global r
    for j,x in enumerate(v,2):
        q=ws.cell(r,j,x); q.font=Font(name="Calibri",size=10,bold=bold); q.border=Border(bottom=bd)
        q.alignment=Alignment(horizontal="right" if j>=7 else "center" if j in(2,3,5,6) else "left",wrap_text=True,vertical="center")
        if fill: q.fill=PatternFill("solid",fgColor=fill)
    r+=1
for civ,us in (("4410, rue des Sorbiers",["SS-1"]+[f"{f}{k}" for f in(1,2,3) for k in range(1,5)]),("4420, rue des Sorbiers",["RC"]+[f"{f}0{k}" for f in(1,2,3) for k in range(1,5)])):
    ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=10); q=ws.cell(r,2,civ); q.font=Font(name="Calibri",size=11,bold=True); q.fill=PatternFill("solid",fgColor="DDEBF7"); r+=1
    line(hd,True,"F2F2F2"); grp=[]
    for u in us:
        if u=="RC": pc="Local commercial"; t="Dépanneur Chez Nobert inc."; rent=2150.0
        else:
            pc=rng.choice(["3½","3½","4½","4½","5½"]); t=f"{FN[n%16]} {LN[n%18]}"+(f" et {FN[(n+5)%16]} {LN[(n+7)%18]}" if rng.random()<.25 else ""); rent={"3":845,"4":1065,"5":1290}[pc[0]]+rng.randint(-9,12)*12+rng.choice([0,.5])
        n+=1; row=dict(unit=u,building=civ,unitType=pc)
        if u in("22","303"): row["statusText"]="Vacant"; line([u,pc,"Vacant","","","","","",""])
        else:
            st=rng.choice([0,0,45,60]); me=rng.choice([0,0,0,25.0]); s,e=("2025-07-01","2026-06-30") if rng.random()<.8 else ("2024-12-01","2025-11-30")
            if u=="RC": s,e="2021-05-01","2031-04-30"
            row.update(tenantName=t,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,contractRent=rent,totalCharges=rent+st+me,charges=[dict(code=c,amount=v) for c,v in(("Stationnement",st),("Meubles / autres",me)) if v])
            line([u,pc,t,s,e,mo(rent),mo(st) if st else "",mo(me) if me else "",mo(rent+st+me)])
        grp.append(row)
    def T(rs): return [tot(rs,"contractRent")]+[sum(c["amount"] for q in rs for c in q.get("charges",[]) if c["code"]==k) for k in hd[6:8]]+[tot(rs,"totalCharges")]
    rows+=grp; line(["Sous-total "+civ.split(",")[0],"","","",""]+[mo(v) for v in T(grp)],True); r+=1
line(["TOTAL","",f"{len(rows)} logements et locaux, dont 2 vacants","",""]+[mo(v) for v in T(rows)],True,"DDEBF7")
ws.cell(r+1,2,"Chauffage et eau chaude inclus au 4410 seulement. Document produit à l'appui de la demande de révision, rôle 2025-2026-2027.").font=Font(name="Calibri",size=9,italic=True)
for k,w in zip("ABCDEFGHIJ",(2,14,15,36,12,12,14,14,14,14)): ws.column_dimensions[k].width=w
ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(doc(N))
finish(N,"MULTIFAMILY","French (Québec), amounts as text with comma decimals, two buildings with own headers",False,dict(propertyName="PLACE BEAURIVAGE",asOnDate="2025-07-01",units=len(rows),occupied=len(rows)-2,vacant=2,sheet=None,planted=None,printedTotals=dict(contractRent=tot(rows,"contractRent"),totalCharges=tot(rows,"totalCharges")),rows=rows))
