# Quebec walk-up, French
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(20314);NAME='Baux_Immeuble_rue_Desormiers.xlsx'
F="Maëlle Théo Océane Rémi Anaïs Loïc Solange Aurèle Capucine Firmin Noémie Gaspard Élodie Zacharie Mireille Ghislain Coralie Hubert Yolaine Raoul".split();L="Vaillancœur Desrosbois Lapérade Corbelin Maisonvert Fontigny Tremblavoine Gagnère Rochemaure Bellerivière Sylvestrin Poirandeau Chênevert-Roy Lamontaise Duquette-Oï Hautecloque".split()
wb=Workbook();ws=wb.active;ws.title='Loyers';B=Side(style='thin',color='999999')
ws.merge_cells('B2:L2');ws['B2']='ÉTAT DES LOYERS AU 1er JANVIER 2026';ws['B2'].font=Font(bold=True,size=13);ws['B2'].alignment=Alignment(horizontal='center')
ws['B3']='Immeuble :';ws['C3']='Les Appartements Désormiers, 3410-3430 rue Désormiers';ws['B4']='Propriétaire :';ws['C4']='9999-0417 Gestion Désormiers inc.'
H=['Adresse','App.','Grandeur','Locataire','Début du bail','Fin du bail','Loyer mensuel','Stationnement','Rangement','Total mensuel','Chauffage / Eau chaude']
for i,h in enumerate(H,2):
    c=ws.cell(6,i,h);c.font=Font(bold=True);c.fill=PatternFill('solid',fgColor='DDEBF7');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.border=Border(top=B,bottom=B,left=B,right=B)
r=7;rows=[];S=[0,0,0];o=n=0;used=set()
for ad in ('3410','3420','3430'):
    a0=r
    for k in range(1,12):
        g=rng.choice(['2½','3½','3½','4½','4½','5½']);n+=1
        if k==1:ws.cell(r,2,int(ad))
        ws.cell(r,3,k);ws.cell(r,4,g);d=dict(unit=str(k),building=ad,unitType=g)
        if (ad,k) in(('3410',7),('3430',2)):
            ws.cell(r,5,'Libre');d['statusText']='Libre'
        else:
            o+=1
            while True:
                nm=f"{rng.choice(F)} {rng.choice(L)}"
                if nm not in used: used.add(nm);break
            if (ad,k)==('3410',1): nm+=' (concierge)'
            y=2025;st=dt.date(y,7,1) if rng.random()<.85 else dt.date(2025,rng.choice([3,5,9,10]),1);en=addm(st,12)-dt.timedelta(1)
            l={'2½':rng.randint(690,890),'3½':rng.randint(790,1120),'4½':rng.randint(910,1390),'5½':rng.randint(1090,1560)}[g]
            if 'concierge' in nm:l=350
            p=rng.choice([0,0,45,60]);e=rng.choice([0,0,0,20])
            for c,v in ((5,nm),(6,st),(7,en),(8,l),(9,p or None),(10,e or None),(11,l+p+e),(12,rng.choice(['Loc. / Loc.','Loc. / Prop.']))):ws.cell(r,c,v)
            S=[x+y for x,y in zip(S,(l,p,e))]
            d.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=float(l),totalCharges=float(l+p+e),charges=[{"code":"Loyer mensuel","amount":float(l)}]+([{"code":"Stationnement","amount":float(p)}] if p else [])+([{"code":"Rangement","amount":float(e)}] if e else []))
        rows.append(d)
        for c in range(2,13):
            ws.cell(r,c).border=Border(top=B,bottom=B,left=B,right=B)
            if c in(6,7):ws.cell(r,c).number_format='yyyy-mm-dd'
            if 8<=c<=11:ws.cell(r,c).number_format='# ##0.00" $"'.replace('# ##0','#,##0')
            if c in(3,4):ws.cell(r,c).alignment=Alignment(horizontal='center')
        r+=1
    ws.merge_cells(start_row=a0,start_column=2,end_row=r-1,end_column=2);ws.cell(a0,2).alignment=Alignment(vertical='top',horizontal='center');ws.cell(a0,2).font=Font(bold=True)
ws.cell(r,5,'TOTAL MENSUEL')
for c,v in zip('HIJK',S+[sum(S)]):ws[f'{c}{r}']=v
ws.cell(r+1,5,'TOTAL ANNUEL')
for c,v in zip('HIJK',S+[sum(S)]):ws[f'{c}{r+1}']=v*12
for q in (r,r+1):
    for c in range(2,13):ws.cell(q,c).font=Font(bold=True);ws.cell(q,c).number_format='#,##0.00" $"'
ws.cell(r+3,2,f'{n} logements, dont {o} loués et {n-o} libres. Loc. = à la charge du locataire; Prop. = à la charge du propriétaire.')
for k,w in zip('ABCDEFGHIJKL',(2,12,6,10,32,13,13,14,14,12,15,16)):ws.column_dimensions[k].width=w
ws.row_dimensions[6].height=32;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(docpath(NAME))
finish(NAME,'MULTIFAMILY','Québec walk-up rent statement in French; civic number merged down the block, 3½ sizes, parking and storage columns',True,'Les Appartements Désormiers, 3410-3430 rue Désormiers','2026-01-01',n,o,n-o,rows)
