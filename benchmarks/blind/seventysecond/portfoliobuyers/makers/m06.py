from common import *
import xlsxwriter
N='06_Mieterliste_Lindenallee.xlsx';rng=random.Random(7206)
wb=xlsxwriter.Workbook(doc(N));w=wb.add_worksheet('Mieterliste')
f=lambda **k:wb.add_format({"font_name":"Calibri","font_size":10,**k})
w.merge_range('A1:N1','Mieterliste – Wohn- und Geschäftshaus Lindenallee 14–18, 04177 Leipzig',f(bold=1));w.write('A2','Stand:');w.write('B2','01.07.2025');w.write('D2','Eigentümer: Lindenhof Grundbesitz GbR');w.write('I2','Verwalter: Hausverwaltung Sörgel & Co. KG')
H=['Lfd. Nr.','Haus-Nr.','Lage','Nutzung','Mieter','Fläche m²','Mietbeginn','Befristung','Nettokaltmiete €','€/m²','Betriebskosten-\nVZ €','Heizkosten-\nVZ €','Bruttowarm-\nmiete €','Kaution €']
h=f(bold=1,border=1,bg_color='#D9D9D9',text_wrap=1,align='center',valign='top')
for i,x in enumerate(H): w.write(3,i,x,h)
w.set_row(3,42)
lag=['EG links','EG rechts','1. OG links','1. OG rechts','2. OG links','2. OG rechts','3. OG links','3. OG rechts','4. OG links','4. OG rechts','DG']
nm=names(rng,DE_F,DE_L,60,'{l}, {f}');k=0;rows=[];R=4
tx=f(border=1);n2=f(border=1,num_format='#,##0.00');da=f(border=1,num_format='dd.mm.yyyy',align='center');ctr=f(border=1,align='center');gr=f(border=1,italic=1,font_color='#C00000')
nr=0
for hs in('14','16','18'):
    for l in lag:
        if hs=='18' and l=='DG': continue
        nr+=1;use='Wohnung'
        if l=='EG links': use={'14':'Laden','16':'Gaststätte','18':'Laden'}[hs]
        if l=='EG rechts': use={'14':'Praxis','16':'Gaststätte','18':'Büro'}[hs]
        if hs=='16' and l=='EG rechts': nr-=1;continue
        a=round(rng.uniform(52,96),2) if use=='Wohnung' else round(rng.uniform(85,140),2)
        if use=='Gaststätte': a=212.40
        id_=f'{nr:03d}';r=dict(unit=id_,building=hs,unitType=use,area=a)
        vac=id_ in('006','019','027')
        w.write_string(R,0,id_,ctr);w.write_string(R,1,hs,ctr);w.write(R,2,l if use!='Gaststätte' else 'EG gesamt',tx);w.write(R,3,use,tx);w.write(R,5,a,n2)
        if vac:
            r['statusText']='Leerstand';w.write(R,4,'Leerstand',gr)
            for q in(6,7): w.write_blank(R,q,None,tx)
            for q in(8,9,10,11,12,13): w.write(R,q,0,n2)
            r.update(contractRent=0,totalCharges=0,deposit=0,charges=[dict(code='Betriebskosten-VZ',amount=0),dict(code='Heizkosten-VZ',amount=0)])
        else:
            t={'Laden14':'Blumen Seyfarth e.K.','Laden18':'Radhaus Plagwitz GmbH','Praxis14':'Dr. med. dent. Oehme','Gaststätte16':'Zur Alten Linde Gastro UG','Büro18':'Ingenieurbüro Quandt PartG mbB'}.get(use+hs)
            if not t: t=nm[k];k+=1
            s=D(rng.randint(1996,2025),rng.randint(1,6),rng.choice([1,1,15]));bef='unbefristet' if use=='Wohnung' else D(rng.randint(2026,2032),rng.choice([6,12]),rng.choice([30]))
            if use=='Wohnung' : q=6.1+(s.year-1996)*.12+rng.uniform(-.3,.3)
            else: q=rng.uniform(10.5,14)
            kalt=round(a*q,2);bk=round(a*1.45/5)*5;hk=round(a*1.15/5)*5;ka=round(kalt*3,2) if s.year>2001 else 0
            if use=='Wohnung' and rng.random()<.1: ka=0
            r.update(tenantName=t,statusText='Vermietet' if 0 else 'Occupied',leaseStartDate=s,leaseEndDate=bef,contractRent=kalt,charges=[dict(code='Betriebskosten-VZ',amount=bk),dict(code='Heizkosten-VZ',amount=hk)],totalCharges=round(kalt+bk+hk,2),deposit=ka)
            w.write(R,4,t,tx);w.write_datetime(R,6,dt.datetime(*s.timetuple()[:3]),da)
            if isinstance(bef,str): w.write(R,7,bef,ctr)
            else: w.write_datetime(R,7,dt.datetime(*bef.timetuple()[:3]),da)
            w.write(R,8,kalt,n2);w.write_formula(R,9,f'=I{R+1}/F{R+1}',n2,round(kalt/a,2));w.write(R,10,bk,n2);w.write(R,11,hk,n2);w.write_formula(R,12,f'=I{R+1}+K{R+1}+L{R+1}',n2,round(kalt+bk+hk,2));w.write(R,13,ka,n2)
        rows.append(r);R+=1
b=f(bold=1,top=2,num_format='#,##0.00');S=lambda x:round(sum(r.get(x,0) for r in rows),2);C=lambda i:sum(r['charges'][i]['amount'] for r in rows)
for i in range(14): w.write_blank(R,i,None,b)
w.write(R,0,'Summe',b)
for col,v in((5,S('area')),(8,S('contractRent')),(10,C(0)),(11,C(1)),(12,S('totalCharges')),(13,S('deposit'))):
    L=chr(65+col);w.write_formula(R,col,f'=SUM({L}5:{L}{R})',b,v)
w.write(R+1,0,'Summe p. a.',f(bold=1));w.write_formula(R+1,8,f'=I{R+1}*12',f(bold=1,num_format='#,##0.00'),round(S('contractRent')*12,2))
n=len(rows);w.write(R+3,0,f'Mieteinheiten: {n}   davon vermietet: {n-3}   Leerstand: 3',f())
w.write(R+4,0,'Gewerbemieten umsatzsteuerfrei. VZ = Vorauszahlung. Einheit 027 wird derzeit saniert, Vermietung zum 01.10.2025 geplant.',f(italic=1))
for i,x in enumerate([6,6,13,11,30,9,11,12,13,7,14,12,12,11]): w.set_column(i,i,x)
w.set_landscape();w.set_paper(9);w.fit_to_pages(1,0);w.repeat_rows(3);wb.close()
save(N,dict(propertyName='Wohn- und Geschäftshaus Lindenallee 14–18',asOnDate='2025-07-01',units=n,occupied=n-3,vacant=3,sheet='Mieterliste',rows=rows),'MIXED_USE','German Mieterliste of a Hausverwaltung, formulas, house number column')
