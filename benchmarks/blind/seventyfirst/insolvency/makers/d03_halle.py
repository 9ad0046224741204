from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='Mieterliste_Leipziger_Str_118-120_Zwangsverwaltung.xlsx'
r=rng(303)
wb=Workbook(); ws0=wb.active; ws0.title='Deckblatt'; ws=wb.create_sheet('Mieterliste'); ws2=wb.create_sheet('Bemerkungen')
for i,(a,b) in enumerate([('Zwangsverwaltung','Wohn- und Geschäftshaus Leipziger Straße 118–120'),('Gericht / Az.','Amtsgericht Halle (Saale), 55 L 17/25'),('Zwangsverwalter','RA Dr. Kestner & Kollegen, Insolvenz- und Zwangsverwaltung'),('Hausverwaltung','Saaleblick Verwaltungs GmbH'),('Stichtag','30.06.2025'),('Anlage','Mieterliste, Rückstände, Bemerkungen')],3):
    ws0.cell(i,2,a).font=Font(bold=True); ws0.cell(i,3,b)
ws0.column_dimensions['B'].width=22; ws0.column_dimensions['C'].width=60
ws['A1']='Mieterliste – Leipziger Straße 118–120, 06108 Halle (Saale)'; ws['A1'].font=Font(bold=True,size=13)
ws['A2']='Stichtag: 30.06.2025'; ws['A3']='Alle Beträge in EUR je Monat, Kaution und Rückstand in EUR'
ws['A3'].font=Font(italic=True,size=9)
hd=[('Objektdaten',['WE','Haus','Lage','Art','Fläche m²']),('Mietverhältnis',['Mieter','Beginn','Ende']),('Monatliche Miete',['Netto-\nkaltmiete','€/m²','BK-VZ','HK-VZ','Stellplatz','Gesamt-\nmiete']),('',['Kaution','Rückstand\n30.06.2025'])]
c=1; thin=Side(style='thin',color='808080')
for g,cs in hd:
    if g: ws.merge_cells(start_row=5,start_column=c,end_row=5,end_column=c+len(cs)-1); ws.cell(5,c,g).alignment=Alignment(horizontal='center')
    for x in cs:
        ws.cell(6,c,x); c+=1
for row in (5,6):
    for k in range(1,17):
        q=ws.cell(row,k); q.font=Font(bold=True,size=9); q.fill=PatternFill('solid',fgColor='D9E2D0'); q.border=Border(top=thin,bottom=thin,left=thin,right=thin)
        if row==6: q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[6].height=28
rows=[];R=7;T=[0]*8;occ=vac=0;k=0
plan=[]
for h,fl in (('VH 118',['EG','1. OG','2. OG','3. OG','DG']),('VH 120',['EG','1. OG','2. OG','3. OG','DG']),('HH',['EG','1. OG','2. OG'])):
    for f in fl:
        if f=='DG': plan.append((h,f,'Wohnung 3 Zi.')); continue
        for s in ('links','rechts'):
            art='Laden' if h!='HH' and f=='EG' else r.choice(['Wohnung 2 Zi.','Wohnung 3 Zi.','Wohnung 2 Zi.','Wohnung 4 Zi.'])
            plan.append((h,f'{f} {s}',art))
shops=iter(['Änderungsschneiderei Elif Yildirim','Blumen Petzold e.K.','Fahrschule Kunath GmbH',None])
num='#,##0.00'
for h,lage,art in plan:
    k+=1; we=('GE ' if art=='Laden' else 'WE ')+f'{k:02d}'
    ar={'Laden':r.uniform(58,112),'Wohnung 2 Zi.':r.uniform(46,61),'Wohnung 3 Zi.':r.uniform(66,82),'Wohnung 4 Zi.':r.uniform(88,104)}[art]; ar=round(ar,2)
    if art=='Laden': ten=next(shops)
    else: ten=None if r.random()<.17 else f'{r.choice(DEL)}, {r.choice(DEF)}'
    v=ten is None
    if ten and art!='Laden' and r.random()<.2: ten+=' und '+r.choice(DEF)
    if v: vals=[0]*5; s=e=kau=rue=None
    else:
        net=round(ar*(r.uniform(7.5,9.5) if art=='Laden' else r.uniform(5.4,7.6)),2); bk=round(ar*1.45/5)*5; hk=round(ar*1.2/5)*5; sp=r.choice([0,0,0,35]); vals=[net,bk,hk,sp,round(net+bk+hk+sp,2)]
        s=D(r.randint(2004,2024),r.randint(1,12),r.choice([1,1,1,15])); e=D(2027,12,31) if art=='Laden' else ('unbefristet' if r.random()<.85 else D(2025,9,30))
        kau=round(net*3,2) if r.random()<.7 else 0; rue=r.choice([0,0,0,vals[4],round(vals[4]*2,2),round(hk*1.5,2)])
    ws.append([]) if 0 else None
    out=[we,h,lage,art,ar,'Leerstand' if v else ten,s,e]+([None,None,None,None,None,None] if v else [vals[0],round(vals[0]/ar,2)]+[vals[1],vals[2],vals[3] or None,vals[4]])+[kau,rue]
    for j,x in enumerate(out,1):
        q=ws.cell(R,j,x); q.border=Border(bottom=Side(style='hair')); q.font=Font(size=9,italic=v)
        if isinstance(x,D): q.number_format='DD.MM.YYYY'; q.alignment=Alignment(horizontal='center')
        elif isinstance(x,(int,float)): q.number_format=num
        if x=='unbefristet': q.alignment=Alignment(horizontal='center')
    for j,x in enumerate([ar]+vals+[kau or 0,rue or 0]): T[j]+=x
    occ+=not v; vac+=v
    ch=[] if v else [dict(code='Nettokaltmiete',amount=vals[0]),dict(code='BK-VZ',amount=vals[1]),dict(code='HK-VZ',amount=vals[2])]+([dict(code='Stellplatz',amount=vals[3])] if vals[3] else [])
    rows.append(dict(unit=we,building=h,unitType=art,area=ar,tenantName=None if v else ten,statusText='Leerstand' if v else 'Occupied',contractRent=None if v else vals[0],leaseStartDate=s,leaseEndDate=e,deposit=kau,balance=rue,charges=ch,totalCharges=None if v else vals[4]))
    R+=1
tot=['Summe',None,None,None,T[0],None,None,None,T[1],None,T[2],T[3],T[4],T[5],T[6],T[7]]
for j,x in enumerate(tot,1):
    q=ws.cell(R,j,round(x,2) if isinstance(x,float) else x); q.font=Font(bold=True,size=9); q.border=Border(top=Side(style='double')); q.number_format=num
R+=2
for a in (f'Einheiten gesamt: {occ+vac}',f'davon vermietet: {occ}',f'davon leer stehend: {vac}'): ws.cell(R,1,a); R+=1
for j,w in enumerate([7,8,12,14,9,32,11,12,10,7,9,9,9,10,10,11],1): ws.column_dimensions[L(j)].width=w
ws.freeze_panes='A7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.paperSize=9
for i,x in enumerate(['Bemerkungen des Zwangsverwalters','1. Der Laden EG VH 120 rechts wurde am 02.04.2025 besenrein zurückgegeben.','2. Die Kautionen sind nur zum Teil auf Treuhandkonten nachgewiesen.','3. Die Betriebskostenabrechnung 2023 ist nicht erstellt.'],1): ws2.cell(i,1,x)
ws0.page_setup.fitToHeight=0; ws0.sheet_properties.pageSetUpPr=ws.sheet_properties.pageSetUpPr; wb.active=1
wb.save(doc(F))
save(F,'MIXED_USE','openpyxl, German, grouped two-line header, cover and notes sheets',False,dict(propertyName='Leipziger Straße 118–120',asOnDate='2025-06-30',units=occ+vac,occupied=occ,vacant=vac,sheet='Mieterliste',rows=rows))
