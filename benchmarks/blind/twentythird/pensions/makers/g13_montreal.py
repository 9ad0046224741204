from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(3113); nm=Nm(r); N='montreal_registre_des_loyers.xlsx'
wb=Workbook(); w=wb.active; w.title='Registre'
w['A1']='Registre des loyers / Rent Register'; w['A1'].font=Font(bold=True,size=13); w['A2']='Tour Papineau-Sherbrooke, Montréal (Québec)'; w['A3']='En date du / As at : 2025-11-01'
h=['Étage\nFloor','App.\nApt.','Type','Pi. ca.\nSq. ft.','Locataire\nTenant','Début du bail\nLease start','Fin du bail\nLease end','Loyer\nRent','Chauffage\nHeating','Stationnement\nParking','Rangement\nStorage','Total mensuel\nMonthly total','Loyer du marché\nMarket rent','Remarques\nRemarks']
for j,x in enumerate(h): c=w.cell(5,j+1,x); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center'); c.fill=PatternFill('solid',fgColor='FFF2CC'); c.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
w.row_dimensions[5].height=32
ty={'1½':(390,1120),'3½':(590,1510),'4½':(795,1840),'5½':(1010,2290)}; rows=[];G=[0]*7;R_=6;u=o=v=0;rec={}
for fl in range(1,9):
    T=[0]*7
    for k,t in zip(range(1,7),('3½','4½','3½','5½','1½','4½')):
        if fl==1 and k>3: continue
        ap=f'{fl}{k:02d}'; sf,mk=ty[t]; u+=1; x=rec.setdefault(t,[0,0]); x[0]+=1; b=dict(unit=ap,unitType=t,area=sf,marketRent=mk)
        if (fl,k)==(1,1): vals=[fl,ap,t,sf,'Concierge / Bureau',None,None,None,None,None,None,None,mk,'Logement de fonction / Office']; rows.append(R(**b,statusText='Concierge / Bureau')); q=[0]*6+[mk]
        elif r.random()<.1: v+=1; vals=[fl,ap,t,sf,'VACANT',None,None,0,0,0,0,0,mk,r.choice(['Rénovation / Renovation','Disponible / Available'])]; rows.append(R(**b,statusText='VACANT',contractRent=0,charges=[dict(code=c,amount=0) for c in('Chauffage Heating','Stationnement Parking','Rangement Storage')],totalCharges=0)); q=[0]*6+[mk]
        else:
            o+=1;x[1]+=1; n=nm('{l}, {f}'); rent=round(mk*r.uniform(.68,.99)); he=r.choice([0,0,45,60]); pk=r.choice([0,0,0,135,150]); sg=r.choice([0,0,25]); tot=rent+he+pk+sg; ls=d(2025,7,1) if r.random()<.7 else d(2025,r.choice([3,5,9,10]),1); le=eom(addm(ls,11))
            vals=[fl,ap,t,sf,n,iso(ls),iso(le),rent,he,pk,sg,tot,mk,r.choice([None]*6+['Avis de départ reçu / Notice received'])]
            rows.append(R(**b,tenantName=n,leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,charges=[dict(code='Chauffage Heating',amount=he),dict(code='Stationnement Parking',amount=pk),dict(code='Rangement Storage',amount=sg)],totalCharges=tot,statusText=None if vals[-1] else 'Occupied')); q=[rent,he,pk,sg,tot,0,mk]
            q=[rent,he,pk,sg,tot,0,mk]
        for j,z in enumerate(vals): w.cell(R_,j+1,z)
        R_+=1
        T=[a+c for a,c in zip(T,q)]
    for j,z in enumerate([None,None,None,None,f'Sous-total étage {fl} / Subtotal floor {fl}',None,None]+T[:5]+[T[6]]): c=w.cell(R_,j+1,z); c.font=Font(italic=True,bold=True); c.border=Border(top=Side(style='hair'))
    R_+=1; G=[a+c for a,c in zip(G,T)]
for j,z in enumerate(['TOTAL',u,None,None,'Total immeuble / Building total',None,None]+G[:5]+[G[6]]): c=w.cell(R_,j+1,z); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='FFF2CC')
R_+=2
for l in [['Sommaire par type / Recap by type','Logements / Units','Occupés / Occupied']]+[[t]+x for t,x in rec.items()]+[['Total',u,o],['Vacants / Vacant',v,None]]:
    for j,z in enumerate(l): w.cell(R_,5+j,z)
    R_+=1
for row in w.iter_rows(min_row=6,max_row=R_,min_col=8,max_col=13):
    for c in row: c.number_format='#,##0 "$"'
for row in w.iter_rows(min_row=R_-8,max_row=R_):
    for c in row: c.number_format='General'
for c,x in zip('ABCDEFGHIJKLMN',[8,7,7,8,36,14,14,11,11,14,12,14,16,34]): w.column_dimensions[c].width=x
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{N}'); save(N,'MULTIFAMILY',rows,'Tour Papineau-Sherbrooke','2025-11-01',u,o,v,'bilingual Montreal rent register, floor subtotals','bilingual headers, floors, concierge suite, ISO text dates')
