import random,datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
rnd=random.Random(4711);fn='drolet_18_logements.xlsx'
N=["Élise Beauregard-Roy","Mathieu Tanguay","Aïcha Benkirane","Famille Desrosiers","Normand Lachapelle","Chloé et Hugo Vaillancourt","Stavros Mylonas","Geneviève Turcotte","Jean-Sébastien Morel","Ofelia Quintero","Réjean Plamondon","Sandrine Abitbol","Kevin Thibodeau","Huguette Larocque","Minh Chau Pham","Antoine Cyr"]
wb=Workbook();ws=wb.active;ws.title='Loyers 25-26'
ws['B1']='État des loyers / Rent roll';ws['B1'].font=Font(bold=True,size=14,color='7B241C')
ws['B2']='7240-7244, rue Drolet, Montréal (Québec) — immeuble de 18 logements';ws['B3']='En date du / As of 2025-11-01'
H=[("Adresse","Civic no."),("App.","Apt."),("Type","Size"),("Locataire","Tenant"),("Début du bail","Lease start"),("Fin du bail","Lease end"),("Loyer mensuel","Monthly rent"),("Stationnement","Parking"),("Eau chaude","Hot water"),("Total","Total"),("Loyer au 2026-07-01","Rent from 2026-07-01"),("Solde dû","Balance owing")]
th=Side(style='thin',color='999999')
for i,(a,b) in enumerate(H,2):
    for r,x in ((5,a),(6,b)):
        c=ws.cell(r,i,x);c.font=Font(bold=(r==5),italic=(r==6),size=9);c.fill=PatternFill('solid',fgColor='F5E6E0');c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
r=7;rows=[];S=[0]*6;ni=0;nf='#,##0.00\\ "$"'
for civ in (7240,7242,7244):
    for j in range(6):
        u=(j//2+1)*100+(j%2+1);ty=rnd.choice(["3½","4½","4½","5½"])
        ws.cell(r,2,civ if j==0 else None);ws.cell(r,3,u);ws.cell(r,4,ty)
        if (civ,j) in ((7240,4),(7244,1)):
            ws.cell(r,5,'Vacant / libre').font=Font(italic=True,color='C0392B');rows.append(R(unit=str(u),building=str(civ),unitType=ty,statusText='Vacant / libre'))
        else:
            t=N[ni];ni+=1;rent={"3½":845,"4½":1010,"5½":1290}[ty]+rnd.randint(-120,240);pk=rnd.choice([None,None,75]);hw=rnd.choice([None,28.5]);tot=rent+(pk or 0)+(hw or 0);new=round(rent*1.031) if rnd.random()<.7 else None;bal=rnd.choice([0,0,0,0,rent,120])
            s=dt.date(rnd.choice([2025,2025,2024]),7,1);e=dt.date(2026,6,30)
            for c,v in zip(range(5,14),[t,s,e,rent,pk,hw,tot,new,bal]): ws.cell(r,c,v)
            S=[q+(w or 0) for q,w in zip(S,[rent,pk,hw,tot,new,bal])]
            rows.append(R(unit=str(u),building=str(civ),unitType=ty,tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=CH([("Loyer mensuel",rent),("Stationnement",pk),("Eau chaude",hw)]),totalCharges=tot,balance=bal,rentSteps=[{"date":"2026-07-01","amount":new}] if new else None))
        r+=1
    ws.merge_cells(start_row=r-6,start_column=2,end_row=r-1,end_column=2);ws.cell(r-6,2).alignment=Alignment(vertical='top',horizontal='center')
ws.cell(r,2,'Sous-sol');
for u,t,a in (("Buanderie","Lavo-Plus Distributeurs inc.",140),("Antenne toit","Réseau Boréal Mobile",625)):
    ws.cell(r,3,u);ws.cell(r,5,t);ws.cell(r,6,dt.date(2022,7,1));ws.cell(r,7,dt.date(2027,6,30));ws.cell(r,8,a);ws.cell(r,11,a);ws.cell(r,13,0);S[0]+=a;S[3]+=a
    if u[0]=='A': ws.cell(r,2,'Toit')
    rows.append(R(unit=u,building='Sous-sol' if u[0]=='B' else 'Toit',tenantName=t,statusText='Occupied',leaseStartDate=dt.date(2022,7,1),leaseEndDate=dt.date(2027,6,30),contractRent=a,charges=CH([("Loyer mensuel",a)]),totalCharges=a,balance=0));r+=1
ws.cell(r,5,'TOTAL')
for c,v in zip(range(8,14),S): ws.cell(r,c,v)
for rr in range(7,r+1):
    for c in range(2,14):
        x=ws.cell(rr,c);x.border=Border(top=th,bottom=th,left=th,right=th)
        if c in(6,7):x.number_format='yyyy-mm-dd'
        if c>=8:x.number_format=nf
        if rr==r:x.font=Font(bold=True)
ws.cell(r+2,2,'Logements / Apartments: 18 — loués / rented: 16 — libres / vacant: 2')
ws.cell(r+3,2,'La colonne « Loyer au 2026-07-01 » ne porte que les avis envoyés. / Notices sent only.')
for c,w in zip('ABCDEFGHIJKLM',[2,9,12,7,28,12,12,13,14,12,13,14,12]):ws.column_dimensions[c].width=w
ws.row_dimensions[5].height=28;ws.row_dimensions[6].height=28;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(out(fn))
save(fn,'MULTIFAMILY','bilingual French/English workbook, two header rows, merged civic numbers, next-year rent',True,'7240-7244, rue Drolet','2025-11-01',rows,18,16,2)
