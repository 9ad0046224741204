# Montreal office tower, floor sections, bilingual two-line header, annual net rent and additional rent
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
import random,datetime as dt
N='x03_place_dorval_bail.xlsx'
random.seed(33)
nm=iter(['Groupe Financier Laurendeau','Cabinet Tessier Blouin s.e.n.c.r.l.','Aéro-Logistique Mistral inc.','Nordique Assurances','Studio Pixel Boréal','Clinique Dentaire du Parc','Syndicat des Transporteurs','Gestion Immobilière Vauquelin','Traductions Lexique inc.','Ressources Humaines Alizé','Conseil Scolaire Riverain','Fiducie Champlain','Ingénierie Rapides-Blancs','Notaires Fecteau et Dionne','Laboratoires Optima','Agence de Voyages Cumulus','Télécom Saint-Laurent','Architectes Bissonnette Roy','Café du Hall','Dépanneur Express 2000','Consultants Pêcheries Nord','Bourse des Métaux Est'])
wb=Workbook();ws=wb.active;ws.title='Baux-Leases'
ws['A1']='PLACE DORVAL NORD';ws['A1'].font=Font(bold=True,size=14);ws['A2']='État des baux / Lease Schedule';ws['A3']='En date du / As at: 2026-06-01'
h1=['Local','Locataire','Superficie','Début','Fin','Loyer net annuel','Loyer net','Frais additionnels','Loyer mensuel','Dépôt','Option','Statut'];h2=['Suite','Tenant','Area sf','Start','End','Annual Net Rent','Monthly Net Rent','Monthly Add\'l Rent','Total Monthly','Deposit','Renewal','Status']
for i,(a,b) in enumerate(zip(h1,h2),1):
    for r,v in ((5,a),(6,b)):
        c=ws.cell(r,i,v);c.font=Font(bold=(r==5),italic=(r==6));c.fill=PatternFill('solid',fgColor='DDDDDD');c.alignment=Alignment(horizontal='center',wrap_text=True)
r=7;rows=[];G=[0]*6;cnt={'Occupé / Occupied':0,'Vacant':0,'Échu / Overholding':0}
nf='#,##0.00 "$"'
for fl,k in (('RC / Ground Floor',3),('2e étage / 2nd Floor',5),('3e étage / 3rd Floor',5),('4e étage / 4th Floor',4),('5e étage / 5th Floor',6)):
    c=ws.cell(r,1,fl);c.font=Font(bold=True,color='1F3864');ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=12);r+=1;s=[0]*6
    fn={'R':1}.get(fl[0]) or int(fl[0])
    for j in range(k):
        u=f'{fn}{(j+1)*10:02d}';a=random.randrange(1100,6900,5);vac=(fn,j) in((2,3),(4,1),(5,5))
        if vac:
            vs=[u,'VACANT',a,None,None,None,None,None,None,None,None,'Vacant'];d=dict(unit=u,area=a,statusText='Vacant',section=fl);cnt['Vacant']+=1;s[0]+=a
        else:
            n=next(nm);sy=random.randint(2017,2024);sm=random.choice([1,3,5,7,10]);ey=sy+random.choice([5,10])
            if ey<2027:ey=2029
            st='Occupé / Occupied'
            if (fn,j)==(3,2):sy,ey,st=2016,2026,'Échu / Overholding';sm=5
            b=dt.date(sy,sm,1);e=dt.date(ey,sm,1)-dt.timedelta(1);ann=round(a*random.choice([15.5,16,17.25,18.5]),2);mo=round(ann/12,2);ad=round(a*15.12/12,2);dep=random.choice([0,round(mo+ad,2)]);cnt[st]+=1
            vs=[u,n,a,b,e,ann,mo,ad,round(mo+ad,2),dep,random.choice(['1 x 5 ans','2 x 5 ans','—']),st]
            d=dict(unit=u,tenantName=n,area=a,leaseStartDate=str(b),leaseEndDate=str(e),annualRent=ann,contractRent=mo,charges=[dict(code="Monthly Add'l Rent",amount=ad)],totalCharges=round(mo+ad,2),deposit=dep,statusText=st,section=fl)
            for i,v in enumerate((a,ann,mo,ad,round(mo+ad,2),dep)):s[i]+=v
        for i,v in enumerate(vs,1):
            if v is None:continue
            c=ws.cell(r,i,v)
            if i==3:c.number_format='#,##0'
            if i in(4,5):c.number_format='yyyy-mm-dd'
            if 6<=i<=10:c.number_format=nf
        rows.append(d);r+=1
    ws.cell(r,2,'Sous-total / Subtotal').font=Font(italic=True)
    for i,cc in enumerate((3,6,7,8,9,10)):
        G[i]+=s[i];c=ws.cell(r,cc,round(s[i],2));c.number_format='#,##0' if i==0 else nf;c.font=Font(italic=True);c.border=Border(top=Side('thin'))
    r+=2
ws.cell(r,2,'TOTAL IMMEUBLE / BUILDING').font=Font(bold=True)
for i,cc in enumerate((3,6,7,8,9,10)):
    c=ws.cell(r,cc,round(G[i],2));c.number_format='#,##0' if i==0 else nf;c.font=Font(bold=True);c.border=Border(top=Side('double'))
n=len(rows);v=cnt['Vacant']
ws.cell(r+2,2,f'Nombre de locaux / Number of suites: {n}');ws.cell(r+3,2,f'Loués / Leased: {n-v} (dont / incl. {cnt["Échu / Overholding"]} échu)');ws.cell(r+4,2,f'Vacants: {v}')
for i,w in enumerate((8,36,11,12,12,18,16,16,16,15,11,20),1):ws.column_dimensions[L(i)].width=w
ws.freeze_panes='C7';wb.save(doc(N))
save(N,'OFFICE','bilingual Quebec office lease schedule, floors as sections',False,dict(propertyName='PLACE DORVAL NORD',asOnDate='2026-06-01',units=n,occupied=n-v,vacant=v,printedTotals=dict(area=G[0],annualRent=round(G[1],2),contractRent=round(G[2],2),totalCharges=round(G[4],2)),rows=rows))
