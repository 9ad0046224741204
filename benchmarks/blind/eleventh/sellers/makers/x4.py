from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
FILE='5120 rue des Tilleuls - Liste des loyers.xlsx'
def make():
    rng=random.Random(1004)
    first=['Maryse','Étienne','Ngozi','Luc-André','Solange','Hassan','Ginette','Thao','Rénald','Ioana','Carole','Mathias','Fatou','Yvan','Brigitte','Olivier']
    last=['Desruisseaux','Lamontagne-Roy','Eze','Brisebois','Taillefer','Benkacem','Paquin','Vu','Charbonnel','Stanescu','Vaugeois','Thériaux','Diop','Larivée','Morency','Castonguay']
    rng.shuffle(first)
    wb=Workbook(); ws=wb.active; ws.title='Loyers-Rents'
    ws['A1']='Immeuble / Building:'; ws['C1']='5120, rue des Tilleuls, Montréal (Québec)'; ws['A2']='Propriétaire / Owner:'; ws['C2']='Gestion Brisemont inc.'; ws['A3']='En date du / As of:'; ws['C3']='2025-02-01'; ws['H1']='16 logements + 2 locaux'
    for x in('A1','A2','A3'): ws[x].font=Font(bold=True)
    H=['App. /\nApt','Type','Locataire /\nTenant','Début du bail /\nLease start','Fin du bail /\nLease end','Loyer mensuel /\nMonthly rent','Stat. /\nParking','Rang. /\nLocker','Total\nmensuel','Loyer marché /\nMarket rent','Chauff. incl. /\nHeat incl.','État /\nStatus','Remarques / Remarks']
    for i,t in enumerate(H,1):
        c=ws.cell(5,i,t); c.font=Font(bold=True,size=9); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
    ws.row_dimensions[5].height=30
    r=6; rows=[]; mk={'3½':1150,'4½':1425,'5½':1750}; T=[0]*5; money='# ##0.00\\ "$"'.replace('# ##0','#\\ ##0') if False else '#,##0.00\\ "$"'
    def put(vals):
        nonlocal r
        for c,z in enumerate(vals,1):
            q=ws.cell(r,c,z); q.font=Font(size=10)
            if c in(6,7,8,9,10): q.number_format=money
            if c in(4,5,11,12,1,2): q.alignment=Alignment(horizontal='center')
            q.border=Border(bottom=Side(style='hair'))
        r+=1
    for i in range(16):
        u=str((i//4+1)*100+i%4+1); ty=['3½','4½','4½','5½'][i%4]; row=dict(unit=u,unitType=ty,marketRent=mk[ty])
        T[4]+=mk[ty]
        if i in (6,13):
            st='Vacant' if i==6 else 'Vacant - rénovation'; put([u,ty,None,None,None,None,None,None,None,mk[ty],None,st,'Libre / available' if i==6 else 'Cuisine / kitchen, avril'])
            row.update(statusText=st)
        else:
            rent=round(mk[ty]*rng.uniform(.52,1.0)); rent=rent+rng.choice([0,.5,0]); pk=rng.choice([None,None,60,75]); lk=rng.choice([None,15,None]); tot=rent+(pk or 0)+(lk or 0)
            s=dt.date(2024,7,1) if rng.random()<.8 or i==3 else dt.date(2024,rng.randint(8,12),1); e=dt.date(2025,6,30) if s.month==7 else dt.date(2025,s.month,1)-dt.timedelta(1)
            st='Loué'; rem=None
            if i==3: st='Non-renouv.'; rem='Quitte le 30 juin / leaving'
            if i==9: rem='Rénoviction litigée au TAL / dispute at TAL'
            if i==11: rem='Concierge, rabais / janitor discount'; 
            t=f'{first[i]} {last[i]}'
            put([u,ty,t,s.isoformat(),e.isoformat(),rent,pk,lk,tot,mk[ty],rng.choice(['O/Y','O/Y','N']),st,rem])
            row.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=rent,charges=([dict(code='Stat. / Parking',amount=pk)] if pk else [])+([dict(code='Rang. / Locker',amount=lk)] if lk else []),totalCharges=tot,statusText=st)
            for j,z in enumerate((rent,pk or 0,lk or 0,tot)): T[j]+=z
        rows.append(row)
    r0=r; put([None,None,'Sous-total résidentiel / Residential subtotal',None,None]+T); 
    for c in range(1,14): ws.cell(r0,c).font=Font(bold=True); ws.cell(r0,c).fill=PatternFill('solid',fgColor='E7E6E6')
    r+=1; ws.cell(r,1,'Locaux commerciaux / Commercial (rez-de-chaussée)').font=Font(bold=True,italic=True); r+=1
    C=[0]*5
    for u,ty,t,s,e,rent,pk,tot,mkr,st,rem in [('RC-1','Commerce','Dépanneur Soleil Levant enr.','2021-05-01','2026-04-30',2350.0,120.0,2470.0,2600.0,'Loué','Plus TPS/TVQ; option 5 ans'),('RC-2','Commerce','Buanderie Éclair 2012 inc.','2019-11-01','Mois-mois',1680.0,None,1680.0,2100.0,'Loué','Plus TPS/TVQ')]:
        put([u,ty,t,s,e,rent,pk,None,tot,mkr,'N',st,rem]); rows.append(dict(unit=u,section='Locaux commerciaux / Commercial (rez-de-chaussée)',unitType=ty,tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[dict(code='Stat. / Parking',amount=pk)] if pk else [],totalCharges=tot,marketRent=mkr,statusText=st))
        for j,z in enumerate((rent,pk or 0,0,tot,mkr)): C[j]+=z
    r0=r; put([None,None,'Total mensuel / Monthly total',None,None]+[a+b for a,b in zip(T,C)]); r1=r; put([None,None,'Total annuel / Annual total',None,None]+[(a+b)*12 for a,b in zip(T,C)])
    for q in(r0,r1):
        for c in range(1,14): ws.cell(q,c).font=Font(bold=True)
    r+=1; ws.cell(r,1,'Vacants / vacant: 2'); ws.cell(r,4,'Occupés / occupied: 16'); r+=1; ws.cell(r,1,'Hausse TAL 2025 non appliquée / 2025 increase not applied.')
    for col,w in zip('ABCDEFGHIJKLM',[9,10,40,14,14,15,10,10,13,14,12,18,36]): ws.column_dimensions[col].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=5; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(f'{R}/documents/{FILE}')
    save(FILE,dict(propertyName='5120, rue des Tilleuls, Montréal (Québec)',asOnDate='2025-02-01',units=18,occupied=16,vacant=2,sheet=None,rows=rows),'MIXED_USE','bilingual Montreal rent list, one sheet','French/English headers and statuses; types 3½ 4½; ISO text dates; parking and locker columns with monthly total; subtotal then shops')
if __name__=='__main__': make()
