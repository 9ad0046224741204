# Montreal plex portfolio, bilingual headings, 3 1/2 - 5 1/2 types, French money format, building bands; second sheet = distractor (expenses)
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N="qc_registre_des_loyers_portefeuille_villeray.xlsx";r=random.Random(1313);D=dt.date
wb=Workbook();e0=wb.active;e0.title="Dépenses"
e0.append(["Dépenses annuelles 2024 / 2024 annual expenses"]);e0.append([])
ex=[("Taxes municipales",61240),("Taxes scolaires",5118),("Assurances",14890),("Énergie (communs)",8415),("Déneigement",4200),("Entretien",19760)]
for k,v in ex:e0.append([k,v])
e0.append(["Total",sum(v for _,v in ex)]);e0.column_dimensions["A"].width=30
ws=wb.create_sheet("Loyers")
ws["A1"]="Registre des loyers / Rent register";ws["A1"].font=Font(size=14,bold=True);ws["A2"]="Portefeuille Villeray, Montréal (Québec)";ws["A3"]="En date du 1er juillet 2025 / As of July 1, 2025"
H=["Logement\nApt.","Type","Locataire\nTenant","Bail du\nLease from","au\nto","Loyer mensuel\nMonthly rent","Stat. ($/mois)\nParking","Total mensuel\nMonthly total","Loyer annuel\nAnnual rent","Loyer du marché\nMarket rent","Chauffage\nHeat"]
NF='#,##0.00\\ "$"'
q=5;rows=[];G=[0]*5;n=o=0;A=["Tremblère","Gagnonet","Bouchardin","Lavoisel","Desrocques","Pelletieux","Nguyenne","Haddour","Côtelier","Bergevaux","Marchessin","Ouelline"];P=["Luc","Mireille","Benoît","Sylvie","Étienne","Noémie","Rachid","Thuy","Gaston","Ariane"]
for b,us in [("7412-7426, rue Delanaudais",["7412","7414","7416","7418","7420","7422","7424","7426"]),("8055, av. Casgrand",["101","102","103","104","201","202","203","204","301","302","303","304"]),("210-214, rue Faillonde Est",["210","212","214"])]:
    ws.merge_cells(start_row=q,end_row=q,start_column=1,end_column=11);c=ws.cell(q,1,b);c.font=Font(bold=True,color="FFFFFF");c.fill=PatternFill("solid",fgColor="2F4B7C");q+=1
    for j,h in enumerate(H,1):
        c=ws.cell(q,j,h);c.font=Font(bold=True,size=9);c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center");c.border=Border(bottom=Side("thin"))
    ws.row_dimensions[q].height=30;q+=1;s=[0]*5
    for u in us:
        n+=1;t,mk=r.choice([("3½",1225),("4½",1550),("4½",1550),("5½",1890)]);row=dict(unit=u,building=b,unitType=t,marketRent=mk);v=[u,t]+[None]*9;v[9]=mk;v[10]=r.choice(["Loc. / T","Prop. / L"])
        s[4]+=mk
        if u in("7420","203"):
            v[2]="VACANT";row["statusText"]="VACANT"
        else:
            o+=1;nm=f"{r.choice(P)} {r.choice(A)}";rent=mk-r.choice([0,25,110,240,385,520]);pk=r.choice([0,0,60]) if b[0]=="8" else 0;st=D(2025,7,1) if r.random()<.8 else D(2024,9,1) if False else D(2025,r.choice([2,5]),1);en=endterm(st,12)
            v[2:9]=[nm,st,en,rent,pk or None,rent+pk,(rent)*12]
            for k,x in enumerate([rent,pk,rent+pk,rent*12]):s[k]+=x
            row.update(tenantName=nm,statusText="Occupied",leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=rent,annualRent=rent*12,totalCharges=rent+pk,charges=[{"code":"Parking","amount":pk}] if pk else None)
        for j,x in enumerate(v,1):
            c=ws.cell(q,j,x)
            if j in(4,5):c.number_format="yyyy-mm-dd"
            if j in(6,7,8,9,10):c.number_format=NF
            if j in(1,2):c.alignment=Alignment(horizontal="center")
        rows.append(row);q+=1
    ws.cell(q,3,"Sous-total / Subtotal")
    for j,x in zip([6,7,8,9,10],s):ws.cell(q,j,x).number_format=NF
    for j in range(1,12):ws.cell(q,j).font=Font(bold=True,italic=True);ws.cell(q,j).border=Border(top=Side("thin"))
    G=[x+y for x,y in zip(G,s)];q+=2
ws.cell(q,3,"TOTAL PORTEFEUILLE")
for j,x in zip([6,7,8,9,10],G):ws.cell(q,j,x).number_format=NF
for j in range(1,12):ws.cell(q,j).font=Font(bold=True);ws.cell(q,j).border=Border(top=Side("medium"),bottom=Side("double"))
ws.cell(q+2,1,f"Logements / Apartments: {n}    Loués / Leased: {o}    Vacants: {n-o}")
for k,w in zip("ABCDEFGHIJK",[11,7,24,12,12,15,14,15,16,16,11]):ws.column_dimensions[k].width=w
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
wb.active=1
wb.save(path(N))
save(N,"MULTIFAMILY","Québec bilingual register, three buildings each with own header, roll on second sheet",True,dict(propertyName="Portefeuille Villeray",asOnDate="2025-07-01",units=n,occupied=o,vacant=n-o,sheet="Loyers",printedTotals=dict(contractRent=G[0],totalCharges=G[2],annualRent=G[3],marketRent=G[4]),rows=rows))
