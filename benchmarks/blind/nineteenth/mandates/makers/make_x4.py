from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(2214); N='flex_laval_bilingue.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rôle des loyers'
nb='\u00a0'
def fr(v,dec=2): return f"{v:,.{dec}f}".replace(',',nb).replace('.',',')
ws['A1']='PARC INDUSTRIEL SAINT-ELZÉAR – Laval (Québec)'; ws['A1'].font=Font(bold=True,size=13)
ws['A2']='Rôle des loyers / Rent roll'; ws['A3']='En date du / As at: 2025-01-31'; ws['H3']='Montants en CAD, avant TPS/TVQ'
H=[('Local','Unit'),('Statut','Status'),('Locataire','Tenant'),('Vocation','Use'),('Superficie (pi²)','Area (sf)'),('Début','Start'),('Échéance','Expiry'),('Loyer de base mensuel','Monthly base rent'),('Loyer additionnel mensuel','Monthly additional rent'),('Total mensuel','Monthly total'),('Loyer de base annuel','Annual base rent'),('$/pi²','$/sf'),('Dépôt','Deposit'),('Prochaine hausse','Next step (date)'),('Loyer mensuel à la hausse','Monthly rent at step')]
for i,(a,b) in enumerate(H):
    c=ws.cell(5,i+1,a); d=ws.cell(6,i+1,b); c.font=Font(bold=True); d.font=Font(italic=True,color='666666')
    for z in(c,d): z.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); z.fill=PatternFill('solid',fgColor='FCE4D6')
co=iter(["Ferblanterie Rive-Nord inc.","Distribution Boréal Café ltée","9418-2207 Québec inc.","Imprimerie Trois-Plis","Équipements Cartier & Fils","Laboratoires Novaplex","Escalade Bloc Laval","Portes et Fenêtres Mirador","Logistique Kilomètre Zéro","Ébénisterie Duvernay","Traiteur La Belle Assiette","Cycles Magellan"])
R=7;rows=[];tots={}
for b,us in(("Bâtiment A – 2200, boul. Industriel",["A-100","A-110","A-120","A-130","A-140","A-150"]),("Bâtiment B – 2240, boul. Industriel",["B-10","B-20","B-30","B-40","B-50","B-60","B-70","B-80"])):
    ws.cell(R,1,b).font=Font(bold=True,underline='single'); R+=1; rs=[]
    for u in us:
        ar=r.randint(22,96)*100; use=r.choice(['Entrepôt','Atelier','Flex bureau/entrepôt']); x=dict(unit=u,building=b,unitType=use,area=ar)
        if u in('A-130','B-60'):
            x['statusText']='Vacant'; v=[u,'Vacant','À LOUER / FOR LEASE',use,fr(ar,0)]
        else:
            ps=r.choice([11.5,12.75,13.25,14]); mo=round(ar*ps/12,2); ad=round(ar*4.35/12,2); ls=addm(D.date(2020,1,1),r.randint(0,58)); le=addm(ls,12*r.choice([5,5,7,10]),True); dep=round(mo,2) if r.random()<.7 else 0
            x.update(statusText='Loué',tenantName=next(co),contractRent=mo,annualRent=round(mo*12,2),charges=[dict(code='Loyer additionnel mensuel',amount=ad)],totalCharges=round(mo+ad,2),leaseStartDate=ls,leaseEndDate=le,deposit=dep)
            st=D.date(2025 if ls.month>1 else 2026,ls.month,1); hs=[None,None]
            if st<le: nx=round(ar*(ps+.4)/12,2); x['rentSteps']=[dict(date=st.isoformat(),amount=nx)]; hs=[st.isoformat(),fr(nx)+nb+'$']
            v=[u,'Loué',x['tenantName'],use,fr(ar,0),ls.isoformat(),le.isoformat()]+[fr(z)+nb+'$' for z in(mo,ad,mo+ad,mo*12)]+[fr(ps),fr(dep)+nb+'$']+hs
        for i,z in enumerate(v):
            c=ws.cell(R,i+1,z); c.alignment=Alignment(horizontal='right' if i in(4,7,8,9,10,11,12,14) else 'left')
        rs.append(x); R+=1
    def tl(l,q):
        T=dict(area=S(q,'area'),contractRent=S(q,'contractRent'),additionnel=CH(q,'Loyer additionnel mensuel'),totalCharges=S(q,'totalCharges'),annualRent=S(q,'annualRent'),deposit=S(q,'deposit'))
        for i,z in {1:l,5:fr(T['area'],0),8:fr(T['contractRent'])+nb+'$',9:fr(T['additionnel'])+nb+'$',10:fr(T['totalCharges'])+nb+'$',11:fr(T['annualRent'])+nb+'$',13:fr(T['deposit'])+nb+'$'}.items(): c=ws.cell(R,i,z); c.font=Font(bold=True); c.alignment=Alignment(horizontal='left' if i==1 else 'right'); c.border=Border(top=Side(style='thin'))
        return T
    tots[b]=tl('Sous-total / Subtotal',rs); R+=2; rows+=rs
tots['Total']=tl('TOTAL',rows); R+=2
for t in('Locaux / Units: 14     Loués / Leased: 12     Vacants / Vacant: 2','Loyer additionnel estimé 2025 (taxes, assurances, entretien): 4,35 $/pi².'): ws.cell(R,1,t); R+=1
for i,w in enumerate([9,9,32,20,12,12,12,15,15,15,16,8,14,14,16]): ws.column_dimensions[chr(65+i)].width=w
ws.row_dimensions[5].height=44; ws.row_dimensions[6].height=32
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(fp(N)); assert len(rows)==14
put(N,dict(propertyName='Parc industriel Saint-Elzéar',asOnDate='2025-01-31',units=14,occupied=12,vacant=2,rows=rows,printedTotals=tots),'INDUSTRIAL','bilingual Quebec flex roll, two header rows, French number text, two buildings, next step',True)
