# Mieterliste Berlin, xlsx of a Hausverwaltung
from common import *
import xlsxwriter
R=random.Random(202)
N='Mieterliste_Emdener_Str_27_2025-10.xlsx'
wb=xlsxwriter.Workbook(DOC+N); ws=wb.add_worksheet('Mieterliste')
b=dict(font_name='Arial',font_size=9)
F=lambda **k: wb.add_format({**b,**k})
E='#,##0.00 "€"'
hd=F(bold=1,bottom=2,top=1,text_wrap=1,valign='top',bg_color='#E7E6E6'); tx=F(bottom=4); n=F(bottom=4,num_format=E); a2=F(bottom=4,num_format='#,##0.00'); d=F(bottom=4,num_format='dd.mm.yyyy',align='left'); ctr=F(bottom=4,align='center')
ws.write('A1','Hausverwaltung Spreebogen & Partner GmbH',F(font_size=8,font_color='#777777'))
ws.write('A2','Mieterliste',F(bold=1,font_size=14)); 
ws.write('A3','Objekt: Emdener Straße 27, 10551 Berlin (Obj.-Nr. 0318)',F()); ws.write('A4','Stand: 01.10.2025',F()); ws.write('N4','alle Beträge monatlich in EUR',F(italic=1,align='right'))
H=['lfd. Nr.','Whg.-Nr.','Gebäudeteil','Lage','Nutzungsart','Mieter','Zi.','Fläche m²','Mietbeginn','NKM €/m²','Nettokalt-miete','BK-Voraus-zahlung','HK-Voraus-zahlung','Gesamt-miete','Kaution','Mietsaldo','nächste Staffel ab','NKM neu','Bemerkung']
for i,h in enumerate(H): ws.write(5,i,h,hd)
ws.set_row(5,38); ws.freeze_panes(6,2)
plan=[]
for part,floors,sides in (('Vorderhaus',['EG','1. OG','2. OG','3. OG','4. OG','DG'],['links','rechts']),('Seitenflügel',['EG','1. OG','2. OG','3. OG','4. OG'],['']),('Quergebäude',['EG','1. OG','2. OG','3. OG','4. OG'],['links','Mitte','rechts'])):
    for fl in floors:
        for s in sides: plan.append((part,fl,s))
rows=[];y=6;k=0;used=set()
T=dict(area=0,nkm=0,bk=0,hk=0,ges=0,kau=0,sal=0)
first=y+1
for i,(part,fl,s) in enumerate(plan):
    no=i+1
    shop = part=='Vorderhaus' and fl=='EG'
    z=3 if part=='Vorderhaus' else R.choice([1,2]); 
    if fl=='DG': z=4
    ar=round({1:34,2:56,3:82,4:118}[z]+R.uniform(-6,9),2)
    if shop: ar=round(R.uniform(70,120),2)
    unit=f"{no:03d}" ; unit='G'+f"{no:02d}" if shop else 'W'+f"{no:02d}"
    vacant= no in (17,26)
    if shop: ten=['Kiezladen Morgenrot UG','Zahntechnik Albers & Kolm GmbH'][no-1]
    else:
        while True:
            ten=R.choice(DEL)+', '+R.choice(DEF)
            if ten not in used: break
        if R.random()<.25: ten=ten.split(', ')[0]+', '+ten.split(', ')[1]+' u. '+R.choice(DEF)
        used.add(ten)
    st=D(R.choice([1994,2003,2008,2011,2014,2016,2018,2019,2020,2021,2022,2023,2024,2025]),R.randint(1,9),R.choice([1,1,1,16]))
    sqm=round(5.2+(st.year-1994)*0.26+R.uniform(-.5,1.2)+(6 if fl=='DG' else 0)+(5 if shop else 0),2)
    nkm=round(sqm*ar,2); bk=round(ar*2.15/5)*5.0; hk=round(ar*1.35/5)*5.0
    if no in (9,21): hk=0.0
    kau=round(nkm*3,2) if st.year>2000 else 0
    sal=0
    if R.random()<.12: sal=round(R.choice([-1,1,1])*R.uniform(20,1100),2)
    nz='Gewerbe' if shop else 'Wohnung'
    lage=(fl+' '+s).strip(); bem=''
    r=dict(unit=unit,building=part,unitType=nz,area=ar)
    ws.write(y,0,no,ctr); ws.write(y,1,unit,tx); ws.write(y,2,part,tx); ws.write(y,3,lage,tx); ws.write(y,4,nz,tx); ws.write(y,6,z if not shop else '',ctr); ws.write(y,7,ar,a2)
    for cc in (5,8,9,10,11,12,13,14,15,16,17,18): ws.write_blank(y,cc,None,tx)
    T['area']+=ar
    if vacant:
        ws.write(y,5,'Leerstand',F(bottom=4,italic=1,font_color='#C00000')); r['statusText']='Leerstand'
        ws.write(y,10,0,n);ws.write(y,11,0,n);ws.write(y,12,0,n);ws.write(y,13,0,n)
        r.update(contractRent=0,totalCharges=0,charges=[dict(code='BK-Vorauszahlung',amount=0),dict(code='HK-Vorauszahlung',amount=0)])
        bem='Sanierung bis 12/2025' if no==17 else 'frei ab sofort'
    else:
        ges=round(nkm+bk+hk,2)
        ws.write(y,5,ten,tx); ws.write_datetime(y,8,dt.datetime.combine(st,dt.time()),d); ws.write_formula(y,9,f'=K{y+1}/H{y+1}',a2,round(nkm/ar,4))
        ws.write(y,10,nkm,n);ws.write(y,11,bk,n);ws.write(y,12,hk,n);ws.write_formula(y,13,f'=SUM(K{y+1}:M{y+1})',n,ges); ws.write(y,14,kau,n); ws.write(y,15,sal,n)
        r.update(tenantName=ten,leaseStartDate=st,contractRent=nkm,charges=[dict(code='BK-Vorauszahlung',amount=bk),dict(code='HK-Vorauszahlung',amount=hk)],totalCharges=ges,deposit=kau,balance=sal,statusText='Occupied')
        for kk,vv in zip(('nkm','bk','hk','ges','kau','sal'),(nkm,bk,hk,ges,kau,sal)): T[kk]+=vv
        if st.year>=2022 and not shop and R.random()<.7:
            sd=addm(D(2025,st.month,1),12) if st.month<10 else D(2025,st.month,1); nn=round(nkm+R.choice([15,20,25,30]),2)
            ws.write_datetime(y,16,dt.datetime.combine(sd,dt.time()),d); ws.write(y,17,nn,n); r['rentSteps']=[dict(date=sd,amount=nn)]; bem='Staffelmiete'
        if shop: bem='zzgl. 19 % USt; Indexmiete VPI; Option 1 x 5 J.'
        elif hk==0: bem='Gasetagenheizung, Mieter zahlt direkt'
        elif st.year<2000: bem='Altvertrag'
    if bem: ws.write(y,18,bem,tx)
    rows.append(r); y+=1
last=y
tf=F(bold=1,top=1,bottom=6,num_format=E); 
ws.write(y,1,'Summe',F(bold=1,top=1,bottom=6))
for cc in (0,2,3,4,5,6,8,9,16,17,18): ws.write_blank(y,cc,None,tf)
for cc,kk in ((10,'nkm'),(11,'bk'),(12,'hk'),(13,'ges'),(14,'kau'),(15,'sal')):
    L='ABCDEFGHIJKLMNOPQRS'[cc]; ws.write_formula(y,cc,f'=SUM({L}{first}:{L}{last})',tf,round(T[kk],2))
ws.write_formula(y,7,f'=SUM(H{first}:H{last})',F(bold=1,top=1,bottom=6,num_format='#,##0.00'),round(T['area'],2))
nn=len(plan)
ws.write(y+2,1,f'Einheiten gesamt: {nn}   davon vermietet: {nn-2}   Leerstand: 2',F())
ws.write(y+3,1,'Kautionen auf Treuhandkonto (Sparbuch / Barkaution). Mietsaldo: positiv = Rückstand.',F(font_size=8))
for i,w in enumerate([5,7.5,12,12,10,32,4,9,10.5,8,11.5,10,10,11.5,11.5,10.5,11,10.5,34]): ws.set_column(i,i,w)
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(5); ws.set_footer('&L&8Mieterliste Obj. 0318&R&8Seite &P/&N')
wb.close()
save(N,dict(propertyName='Emdener Straße 27',asOnDate='2025-10-01',units=nn,occupied=nn-2,vacant=2,sheet=None,planted=None,rows=rows),'MULTIFAMILY','German Mieterliste of a Hausverwaltung, Staffelmiete columns',False,
 [('area',round(T['area'],2)),('contractRent',round(T['nkm'],2)),('totalCharges',round(T['ges'],2)),('deposit',round(T['kau'],2)),('balance',round(T['sal'],2))])
