from h import *
import xlsxwriter
F='Mieterliste_Gruenberger_Str.xlsx'; R=random.Random(83)
wb=xlsxwriter.Workbook(DOC+F);ws=wb.add_worksheet('Mieterliste 01.03.2025')
n=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
ttl=n(bold=True);ttl.set_font_size(14);hd=n(bold=True,bg_color='#DDE8CB',border=1,text_wrap=True,valign='vcenter',align='center');tx=n(border=1);eu=n(border=1,num_format='#,##0.00 "€"');fl=n(border=1,num_format='#,##0.00');da=n(border=1,num_format='dd.mm.yyyy',align='center');beu=n(bold=True,border=1,num_format='#,##0.00 "€"');bfl=n(bold=True,border=1,num_format='#,##0.00');bt=n(bold=True,border=1);lee=n(border=1,italic=True,font_color='#C00000');n0=n()
ws.write('A1','Mieterliste',ttl);ws.write('A2','Wohn- und Geschäftshaus Grünberger Straße 71 / 73, 10245 Berlin',n(bold=True));ws.write('A3','Stichtag: 01.03.2025',n0);ws.write('A4','Hausverwaltung Teschendorf & Söhne GmbH',n0)
H=['lfd. Nr.','WE','Lage','Nutzung','Mieter','Mietbeginn','Befristet bis','Wohn-/ Nutzfläche m²','Nettokaltmiete mtl.','€/m²','BK-Voraus-zahlung','HK-Voraus-zahlung','Bruttowarmmiete mtl.','Kaution','Bemerkung']
for j,h in enumerate(H): ws.write(5,j,h,hd)
ws.set_row(5,45)
ge="Schröder Yıldız Kaminski Brandt Nguyen Lehmann Albrecht Petersen Wolff Richter Kühne Demir Vogt Hartwig Engel Sommer Pohl Böhm Arslan Seidel Krüger Ziegler Marquardt Thiele".split()
gv="Anke Mehmet Jana Torsten Linh Friederike Uwe Sabine Karsten Miriam Olaf Derya Stefan Petra Lukas Hannelore Jonas Katrin Emre Ulrike Bernd Marlene".split()
st=[]
i=0
for hs in ('71','73'):
    for et in ('EG','1. OG','2. OG','3. OG','4. OG','DG'):
        for lr in ('links','rechts'):
            if et=='DG' and lr=='rechts' and hs=='71': continue
            st.append((hs,et,lr))
rows=[];y=6;S=[0]*6;vac=0;nr=0
com={('71','EG','links'):('Gewerbe','Backstube Morgenrot GmbH',D(2019,7,1),D(2029,6,30),118.4,22.5,'Option 1 x 5 Jahre; Indexmiete (VPI), 10 %-Schwelle'),('71','EG','rechts'):('Gewerbe','Dr. med. dent. A. Wittenberg',D(2012,4,1),D(2027,3,31),142.75,18.2,'Staffelmiete: ab 01.04.2026 2.728,00 €'),('73','EG','links'):('Gewerbe','Fahrradladen Speiche & Kette OHG',D(2022,10,1),D(2027,9,30),96.1,19.0,'zzgl. USt.; Option 5 Jahre'),('73','EG','rechts'):('Gewerbe',None,None,None,81.3,0,'zur Neuvermietung, Zielmiete 20,00 €/m²')}
def put(v,dk):
    global y,nr
    nr+=1
    hs,lage,nutz,t,s,e,a,km,bk,hk,ka,bem=v
    we=f'{hs}.{dk:02d}'
    br=round(km+bk+hk,2) if t else 0
    ws.write(y,0,nr,tx);ws.write(y,1,we,tx);ws.write(y,2,lage,tx);ws.write(y,3,nutz,tx);ws.write(y,4,t or 'Leerstand',tx if t else lee)
    if s: ws.write_datetime(y,5,dt.datetime(s.year,s.month,s.day),da)
    else: ws.write(y,5,'',tx)
    if e: ws.write_datetime(y,6,dt.datetime(e.year,e.month,e.day),da)
    else: ws.write(y,6,'unbefristet' if t else '',tx)
    if a: ws.write(y,7,a,fl)
    else: ws.write(y,7,'',tx)
    ws.write(y,8,km,eu);ws.write(y,9,round(km/a,2) if a and km else '',eu if a and km else tx);ws.write(y,10,bk,eu);ws.write(y,11,hk,eu);ws.write(y,12,br,eu)
    if ka: ws.write(y,13,ka,eu)
    else: ws.write(y,13,'',tx)
    ws.write(y,14,bem,tx)
    for q,x in enumerate([a or 0,km,bk,hk,br,ka or 0]): S[q]+=x
    rows.append(row(unit=we,building=None,unitType=nutz,tenantName=t,statusText=None if t else 'Leerstand',area=a,leaseStartDate=s,leaseEndDate=e if e else ('unbefristet' if t else None),contractRent=km,charges=[{"code":"BK-Vorauszahlung","amount":bk},{"code":"HK-Vorauszahlung","amount":hk}],totalCharges=br,deposit=ka,rentSteps=[{"date":"2026-04-01","amount":2728.0}] if 'Staffel' in bem else None)); y+=1
cnt={'71':0,'73':0};R.shuffle(ge);R.shuffle(gv);pi=0
for hs,et,lr in st:
    cnt[hs]+=1
    if (hs,et,lr) in com:
        nz,t,s,e,a,q,bem=com[(hs,et,lr)];km=round(a*q,2);bk=round(a*2.6,0) if t else 0;hk=round(a*1.4,0) if t else 0;ka=round(km*3,2) if t else None
    else:
        nz='Wohnen';a=round(R.uniform(48,94),2) if et!='DG' else round(R.uniform(95,128),2)
        v=(hs,et,lr) in {('71','3. OG','rechts'),('73','2. OG','links')}
        if v: t=s=e=ka=None;km=bk=hk=0;bem='Sanierung bis 05/2025' if hs=='71' else ''
        else:
            t=f'{ge[pi%len(ge)]}, {gv[pi%len(gv)]}';pi+=1
            if pi%7==0:t+=f' u. {gv[(pi+9)%len(gv)]}'
            s=D(R.randrange(1998,2024),R.randrange(1,13),R.choice([1,1,1,15]));e=None
            q=R.uniform(6.2,8.6) if s.year<2012 else R.uniform(9,15.5);km=round(a*q,2);bk=float(round(a*2.1/5)*5);hk=float(round(a*1.3/5)*5);ka=None if s.year<2003 else round(km*R.choice([2,3,3]),2);bem=R.choice(['','','','','','WBS','']) 
    put((hs,f'{et} {lr}' if not(et=='DG' and hs=='71') else 'DG',nz,t,s,e,a,km,bk,hk,ka,bem),cnt[hs])
# Stellplätze
for k in range(1,6):
    t=None if k==4 else f'{ge[(k*3)%len(ge)]}, {gv[(k*3)%len(gv)]}'
    nr_=k;hs='ST';s=D(2015+k,5,1) if t else None
    put(('ST','Hof','Stellplatz',t,s,None,None,65.0 if t else 0,0,0,None,''),k)
ws.write(y,0,'',bt)
for j in range(15): ws.write(y,j,'',bt)
ws.write(y,4,'Summe',bt);ws.write(y,7,round(S[0],2),bfl)
for j,q in ((8,1),(10,2),(11,3),(12,4),(13,5)): ws.write(y,j,round(S[q],2),beu)
ws.write(y+2,0,'BK = Betriebskosten, HK = Heizkosten. Gewerbemieten netto zzgl. gesetzl. USt. Jahresnettokaltmiete (Ist):',n0);ws.write(y+2,12,round(S[1]*12,2),n(bold=True,num_format='#,##0.00 "€"'))
for j,w in enumerate([6,8,13,11,32,12,12,11,13,9,11,11,14,12,44]): ws.set_column(j,j,w)
ws.freeze_panes(6,0);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0)
wb.close()
u=len(rows);va=sum(1 for r in rows if r.get('statusText')=='Leerstand')
save(F,dict(propertyName='Wohn- und Geschäftshaus Grünberger Straße 71 / 73, 10245 Berlin',asOnDate='2025-03-01',units=None,occupied=None,vacant=None,sheet='Mieterliste 01.03.2025',rows=rows),'MIXED_USE','German Hausverwaltung','German xlsx Mieterliste, Nettokalt/BK/HK, parking spaces as rows',True)
