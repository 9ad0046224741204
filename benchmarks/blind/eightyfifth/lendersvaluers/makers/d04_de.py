from common import *
import xlsxwriter
rng=random.Random(8504)
F='Mieterliste_Gohliser_Hoefe_2025-12.xlsx'
wb=xlsxwriter.Workbook(doc(F)); ws=wb.add_worksheet('Mieterliste')
f=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
eur='#,##0.00 €'; hd=f(bold=1,bg_color='#1F3864',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1)
tx=f(border=1); ctr=f(border=1,align='center'); dt_=f(border=1,num_format='dd.mm.yyyy',align='center'); mo=f(border=1,num_format=eur); qm=f(border=1,num_format='#,##0.00'); vac=f(border=1,bg_color='#FCE4D6',italic=1); vm=f(border=1,bg_color='#FCE4D6',num_format=eur); vq=f(border=1,bg_color='#FCE4D6',num_format='#,##0.00')
sub=f(bold=1,top=1,bottom=1,bg_color='#D9E1F2'); subm=f(bold=1,top=1,bottom=1,bg_color='#D9E1F2',num_format=eur); subq=f(bold=1,top=1,bottom=1,bg_color='#D9E1F2',num_format='#,##0.00')
ws.merge_range('A1:O1','Mieterliste – Gohliser Höfe, Leipzig (WEG-frei)',f(bold=1,align='left'))
ws.write('A2','Eigentümer: Höfe Immobilien GmbH & Co. KG',f()); ws.write('A3','Stichtag: 01.12.2025',f()); ws.write('K3','Alle Beträge in EUR pro Monat',f(italic=1))
for c,h in ((0,'Lfd.\nNr.'),(1,'Haus'),(2,'Einheit'),(3,'Lage'),(4,'Nutzung'),(5,'Fläche\nm²'),(6,'Mieter'),(7,'Mietbeginn'),(8,'Mietende')): ws.merge_range(4,c,5,c,h,hd)
ws.merge_range(4,9,4,13,'Monatliche Miete',hd)
for c,h in ((9,'Nettokalt-\nmiete'),(10,'€/m²'),(11,'BK-\nVorausz.'),(12,'HK-\nVorausz.'),(13,'Gesamt-\nmiete')): ws.write(5,c,h,hd)
ws.merge_range(4,14,5,14,'Kaution',hd)
nm="Annegret Feldbusch;Kevin Ollmann;Jana & Ralf Tiedtke;Mohamad Al-Sabouni;Sieglinde Quaas;WG Petersohn/Lutz;Franziska Niemczyk;Horst Zschoche;Dr. Britta Haferkorn;Tomasz Wieczorek;Lea Strohbach;Uwe Pfitzner;Nguyen Thi Hoa;Carsten Roßberg;Melanie Dietze;Ehepaar Grünler;Oksana Melnyk;Philipp Zerbst;Ingrid Mäder;Sebastian Kühnast;Ricarda Voigtländer".split(';'); it=iter(nm)
U=[]
lay={'Nr. 17':['EG links','EG rechts','1. OG links','1. OG rechts','2. OG links','2. OG rechts','3. OG links','3. OG rechts','DG'],'Nr. 19':['EG rechts','1. OG links','1. OG rechts','2. OG links','2. OG rechts','3. OG links','3. OG rechts','DG'],'Nr. 21 HH':['EG','1. OG','2. OG','DG']}
sizes={'EG links':58.4,'EG rechts':61.2,'1. OG links':74.15,'1. OG rechts':77.8,'2. OG links':74.15,'2. OG rechts':77.8,'3. OG links':74.0,'3. OG rechts':77.5,'DG':92.35,'EG':48.9,'1. OG':55.6,'2. OG':55.6}
k=0; vacset={('Nr. 17','2. OG rechts'),('Nr. 21 HH','EG')}
for h,ls in lay.items():
    us=[]
    if h=='Nr. 19': us.append(('GE 01','EG links','Laden',86.5,'Bäckerei Kornblume GmbH',D(2020,4,1),D(2030,3,31),1081.25,173.0,129.75,3243.75))
    if h=='Nr. 17': us.append(('GE 02','Souterrain','Atelier',64.0,'Lichtwerk Fotografie GbR',D(2022,8,1),'unbefristet',448.0,96.0,80.0,900.0))
    for l in ls:
        k+=1; a=sizes[l]
        if (h,l) in vacset: us.append((f'WE {k:02d}',l,'Wohnung',a,None,None,None,0,0,0,None)); continue
        s=D(rng.randint(2003,2025),rng.randint(1,11),rng.choice([1,1,1,15])); q=6.1+(s.year-2003)*.17+rng.uniform(-.3,.5)
        kalt=round(a*q,2); bk=round(a*1.75/5)*5; hk=round(a*1.35/5)*5
        us.append((f'WE {k:02d}',l,'Wohnung',a,next(it),s,'unbefristet' if rng.random()<.88 else D(2026,rng.randint(3,10),28),kalt,float(bk),float(hk),round(kalt*3,2) if s.year>2006 else None))
    us.sort(key=lambda u:u[0])
    U.append((h,us))
st=[]
for i in range(1,9): st.append((f'ST {i:02d}','Hof','Stellplatz',None,None if i in(6,) else nm[(i*5)%len(nm)],None if i==6 else D(2012+i,rng.randint(1,12),1),None if i==6 else 'unbefristet',0 if i==6 else (40.0 if i<5 else 45.0),None,None,None))
U.append(('Hof',st))
r=6; rows=[]; G=[0]*6; lf=0
for h,us in U:
    S=[0]*6; r0=r
    for e,l,nu,a,t,s,en,kalt,bk,hk,ka in us:
        lf+=1; v=t is None; T=vac if v else tx
        ws.write(r,0,lf,vac if v else ctr); ws.write(r,1,h,T); ws.write(r,2,e,T); ws.write(r,3,l,T); ws.write(r,4,nu,T)
        if a: ws.write(r,5,a,vq if v else qm)
        else: ws.write_blank(r,5,None,T)
        ws.write(r,6,t or 'Leerstand',T)
        if s: ws.write_datetime(r,7,dt.datetime(s.year,s.month,s.day),dt_)
        else: ws.write_blank(r,7,None,T)
        if isinstance(en,D): ws.write_datetime(r,8,dt.datetime(en.year,en.month,en.day),dt_)
        else: ws.write(r,8,en or '',vac if v else ctr)
        ges=kalt+(bk or 0)+(hk or 0)
        M=vm if v else mo
        ws.write(r,9,kalt,M)
        if a and not v: ws.write_formula(r,10,f'=J{r+1}/F{r+1}',qm,round(kalt/a,2))
        else: ws.write_blank(r,10,None,T)
        for c,x in ((11,bk),(12,hk)):
            if x is None: ws.write_blank(r,c,None,T)
            else: ws.write(r,c,x,M)
        ws.write_formula(r,13,f'=J{r+1}+L{r+1}+M{r+1}',M,round(ges,2))
        if ka: ws.write(r,14,ka,M)
        else: ws.write_blank(r,14,None,T)
        q=dict(unit=e,building=h,unitType=nu,area=a,statusText='Leerstand' if v else 'Occupied',contractRent=kalt,charges=[{"code":c,"amount":x} for c,x in (('BK-Vorausz.',bk),('HK-Vorausz.',hk)) if x is not None],totalCharges=round(ges,2))
        if t: q.update(tenantName=t,leaseStartDate=s,leaseEndDate=en,deposit=ka)
        rows.append(q)
        for i,x in enumerate((a,kalt,bk,hk,ges,ka)): S[i]+=x or 0
        r+=1
    for c in range(15): ws.write_blank(r,c,None,sub)
    ws.write(r,1,f'Summe {h}',sub); ws.write(r,5,round(S[0],2),subq) if S[0] else None
    for c,L,x in ((9,'J',S[1]),(11,'L',S[2]),(12,'M',S[3]),(13,'N',S[4]),(14,'O',S[5])): ws.write_formula(r,c,f'=SUM({L}{r0+1}:{L}{r})',subm,round(x,2))
    G=[a+b for a,b in zip(G,S)]; r+=1
r+=1
ws.write(r,1,'Gesamtsumme',sub); 
for c in range(2,15): ws.write_blank(r,c,None,sub)
ws.write(r,5,round(G[0],2),subq)
for c,x in ((9,G[1]),(11,G[2]),(12,G[3]),(13,G[4]),(14,G[5])): ws.write(r,c,round(x,2),subm)
r+=1; ws.write(r,1,'Jahresnettokaltmiete (Ist)',f(bold=1)); ws.write(r,9,round(G[1]*12,2),f(bold=1,num_format=eur))
r+=1; ws.write(r,1,f'Leerstand: 2 Wohnungen, 1 Stellplatz',f(italic=1))
for c,w in enumerate((5,9,8,13,11,9,28,11,12,12,7,11,11,12,12)): ws.set_column(c,c,w)
ws.set_row(5,28); ws.freeze_panes(6,0); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.set_paper(9)
wb.close()
occ=sum('tenantName' in q for q in rows)
save(F,dict(propertyName="Gohliser Höfe",asOnDate="2025-12-01",units=len(rows),occupied=occ,vacant=len(rows)-occ,rows=rows),'MIXED_USE','German Mieterliste, grouped header, house subtotals, formulas')
print(len(rows),occ,G)
