from common import *
import xlwt
F='Mietaufstellung_Gewerbehof_Kesselstrasse.xls'
r=rng(1212); wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('Mieten 2025-11')
st=lambda s,n=None: xlwt.easyxf(s,num_format_str=n) if n else xlwt.easyxf(s)
t=st('font: name Arial, height 180'); tb=st('font: name Arial, height 180, bold on'); ti=st('font: name Arial, height 180, italic on'); h=st('font: name Arial, height 180, bold on; pattern: pattern solid, fore_colour ice_blue; align: wrap on, vert centre, horiz center; borders: bottom thin, top thin'); n=st('font: name Arial, height 180','#,##0.00'); nb=st('font: name Arial, height 180, bold on; borders: top medium','#,##0.00'); d=st('font: name Arial, height 180; align: horiz left','DD.MM.YYYY'); tt=st('font: name Arial, height 180, bold on; borders: top medium'); big=st('font: name Arial, height 260, bold on')
ws.write(0,0,'Gewerbehof Kesselstraße 30',big); ws.write(1,0,'Insolvenzverfahren Kessel & Söhne Grundbesitz KG – Insolvenzverwalter: Kanzlei Ohlendorf Tietz',t); ws.write(2,0,'Mietaufstellung November 2025 (Beträge in EUR/Monat)',t)
H=['Einheit','Bezeichnung','Mieter','Fläche in m²','Vertragsbeginn','Vertragsende','Nettomiete','Nebenkosten-pauschale','USt 19 %','Bruttomiete','Staffel','Kaution','Rückstand']
for j,x in enumerate(H): ws.write(4,j,x,h)
ws.row(4).height_mismatch=True; ws.row(4).height=620
G=[('Halle 1a','Produktionshalle','Metallbau Zschiesche GmbH',1250,D(2018,4,1),D(2028,3,31),4.1,1),('Halle 1b','Lagerhalle','Spedition Nordkamp GmbH & Co. KG',1880,D(2021,7,1),D(2026,6,30),3.7,1),('Halle 2','Lagerhalle',None,960,None,None,0,1),('Halle 3 Nord','Werkstatt','Kfz-Meisterbetrieb Thielemann',420,D(2015,1,1),'unbefristet',5.2,1),('Halle 3 Süd','Werkstatt','Tischlerei Gerlach',385,D(2019,10,1),D(2027,9,30),5.0,1),('Halle 4','Kaltlager','Getränke Engler OHG',740,D(2023,2,1),D(2028,1,31),3.2,1),('Büro 1. OG','Büro','Ingenieurbüro Rudloff & Vetter',265,D(2020,6,1),D(2030,5,31),8.5,1),('Büro 2. OG li.','Büro','Pflegedienst Sonnenhof gGmbH',180,D(2022,9,1),D(2027,8,31),8.2,0),('Büro 2. OG re.','Büro',None,172,None,None,0,1),('Laden','Ausstellungsraum','Fliesen Haubold e.K.',230,D(2024,3,1),D(2029,2,28),7.4,1),('Container 1','Lagercontainer','Seifert, Karsten',14.5,D(2024,5,1),'unbefristet',6.2,1),('Container 2','Lagercontainer','Seifert, Karsten',14.5,D(2024,5,1),'unbefristet',6.2,1),('Container 3','Lagercontainer',None,14.5,None,None,0,1),('Freifläche West','Stellfläche LKW','Spedition Nordkamp GmbH & Co. KG',1500,D(2021,7,1),D(2026,6,30),.9,1),('Freifläche Ost','Lagerfläche','Gerüstbau Krahl GmbH',2100,D(2023,11,1),D(2026,10,31),.8,1),('Dachfläche','Photovoltaik','Solarpark Elbaue UG',None,D(2017,1,1),D(2036,12,31),280,1),('Hausmeisterwohnung','Wohnung 3 Zi.','Dörfel, Manfred',78.5,D(2008,8,1),'unbefristet',5.9,0)]
r0=5;rows=[];S=[0]*7;occ=vac=0;step={'Halle 1a':(D(2026,4,1),5350.0),'Büro 1. OG':(D(2026,6,1),2340.0),'Halle 4':(D(2026,2,1),2450.0)}
for u,ty,m,a,s,e,q,ust in G:
    ws.write(r0,0,u,t); ws.write(r0,1,ty,t); 
    if a is not None: ws.write(r0,3,a,n); S[0]+=a
    if m is None:
        ws.write(r0,2,'– Leerstand –',ti); vac+=1; rows.append(dict(unit=u,unitType=ty,area=a,statusText='– Leerstand –')); r0+=1; continue
    net=round((a or 1)*q,2); nk=0 if u.startswith(('Container','Frei','Dach')) else round((a or 0)*(1.1 if 'Halle' in u else 2.4)/5)*5; tax=round((net+nk)*.19,2) if ust else 0; br=round(net+nk+tax,2); kau=r.choice([0,round(net*2,2),round(net*3,2)]); rue=r.choice([0,0,0,br,round(br*3,2)])
    ws.write(r0,2,m,t)
    ws.write(r0,4,dt.datetime(s.year,s.month,s.day),d); ws.write(r0,5,dt.datetime(e.year,e.month,e.day) if isinstance(e,D) else e,d if isinstance(e,D) else t)
    for j,x in ((6,net),(7,nk),(8,tax),(9,br),(11,kau),(12,rue)): ws.write(r0,j,x,n)
    if u in step: ws.write(r0,10,f"ab {step[u][0].strftime('%d.%m.%Y')}: "+f'{step[u][1]:,.2f}'.translate(str.maketrans(',.','.,')),t)
    for j,x in enumerate((net,nk,tax,br,kau,rue),1): S[j]+=x
    occ+=1
    rows.append(dict(unit=u,unitType=ty,area=a,tenantName=m,statusText='Occupied',contractRent=net,leaseStartDate=s,leaseEndDate=e,deposit=kau,balance=rue,charges=[dict(code='Nettomiete',amount=net),dict(code='Nebenkostenpauschale',amount=nk),dict(code='USt 19 %',amount=tax)],totalCharges=br,rentSteps=[dict(date=step[u][0].isoformat(),amount=step[u][1])] if u in step else None)); r0+=1
ws.write(r0,0,'Summe',tt)
for j in (1,2,4,5,10): ws.write(r0,j,'',tt)
ws.write(r0,3,S[0],nb)
for j,x in zip((6,7,8,9,11,12),S[1:]): ws.write(r0,j,round(x,2),nb)
ws.write(r0+2,0,f'Mieteinheiten: {occ+vac}, vermietet: {occ}, Leerstand: {vac}',t)
ws.write(r0+3,0,'Pflegedienst und Wohnung: keine Option zur Umsatzsteuer.',t)
for j,w in enumerate([19,18,34,12,14,14,12,14,11,13,25,12,12]): ws.col(j).width=w*256
ws.portrait=False; ws.paper_size_code=9; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(F))
save(F,'WAREHOUSE','xlwt .xls, German, USt column, Staffel as text',True,dict(propertyName='Gewerbehof Kesselstraße 30',asOnDate='2025-11',units=occ+vac,occupied=occ,vacant=vac,rows=rows))
