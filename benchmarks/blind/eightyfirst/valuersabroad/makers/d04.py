from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='Mieterliste_Lindenallee_47-49_Stichtag_01.10.2025.xlsx'
r=random.Random(8104); d=D.date
def make():
    wb=Workbook(); info=wb.active; info.title='Objektdaten'; ws=wb.create_sheet('Mieterliste')
    A='Calibri'; bold=Font(name=A,size=10,bold=True); nf=Font(name=A,size=10)
    ws['B1']='Mieterliste Lindenallee 47/49, 04177 Leipzig'; ws['B1'].font=Font(name=A,size=15,bold=True)
    ws['B2']='Stichtag 01.10.2025   |   Eigentümer: Lindenallee Grundbesitz GbR   |   Hausverwaltung Kettler & Roos GmbH'; ws['B2'].font=Font(name=A,size=9,color='666666')
    h1=['VE-Nr.','Haus','Lage','Nutzung','Zi.','Fläche','Mieter','Vertrag',None,'Nettokaltmiete',None,'Vorauszahlungen',None,'USt','Gesamtmiete','Marktmiete','Kaution','Bemerkung']
    h2=[None,None,None,None,None,'m²',None,'Beginn','Ende / Befristung','€ mtl.','€/m²','BK € mtl.','HK € mtl.','19 % €','€ mtl.','€ mtl.','€',None]
    g=PatternFill('solid',fgColor='DDE6D5'); thin=Side(style='thin',color='999999')
    for i,(a,b) in enumerate(zip(h1,h2),2):
        for rr,x in ((4,a),(5,b)):
            c=ws.cell(rr,i,x); c.font=bold; c.fill=g; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.border=Border(top=thin,bottom=thin,left=thin,right=thin)
    for a in ('I4:J4','K4:L4','M4:N4'): ws.merge_cells(a)
    for k in 'BCDEFH': ws.merge_cells(f'{k}4:{k}5') if k!='G' else None
    ws.merge_cells('S4:S5'); ws.row_dimensions[4].height=18; ws.row_dimensions[5].height=30
    rows=[];R=6; texts=[];totals=[]
    ge='Mäcki Backwaren GmbH|Fahrradwerk Plagwitz e. K.|Physiotherapie Sandra Ohlsen|Kanzlei Brückner & Partner mbB'.split('|')
    de_f='Katrin Jörg Uwe Silke Maximilian Leonie Tobias Anja Ayşe Mehmet Piotr Sabine Friedrich Greta Lukas Mareike Holger Nele'.split(); de_l='Krause Lehmann Vogt Böttcher Yıldız Thalheim Grüner Kowalczyk Petzold Seifert Hentschel Wolff Zschoche Rademacher Ulbricht Möbius'.split()
    def nm(q):
        x=r.random(); a=q.choice(de_l)
        return f'{q.choice(de_f)} {a}' if x<.65 else f'{q.choice(de_f)} u. {q.choice(de_f)} {a}' if x<.9 else f'WG {a} / {q.choice(de_l)}'
    mn=uniq(r,nm,60); mi=0
    def put(sec,lst):
        nonlocal R
        ws.cell(R,2,sec).font=Font(name=A,size=11,bold=True,color='3B5B2A'); R+=1; a0=len(rows)
        for x in lst:
            (u,haus,lage,nutz,zi,fl,mieter,s,e,nk,bk,hk,ust,mm,kau,bem)=x
            tot=round(nk+(bk or 0)+(hk or 0)+(ust or 0),2) if mieter else None
            v=[u,haus,lage,nutz,zi,fl,mieter or 'Leerstand',s,e,nk if mieter else 0,None if not fl or not mieter else round(nk/fl,2),bk if mieter else None,hk if mieter else None,ust if mieter else None,tot if mieter else 0,mm,kau,bem]
            for i,y in enumerate(v,2):
                c=ws.cell(R,i,y); c.font=nf if mieter else Font(name=A,size=10,italic=True,color='B00000'); c.border=Border(bottom=Side(style='hair',color='AAAAAA'))
                if i in(9,10) and isinstance(y,d): c.number_format='DD.MM.YYYY'; c.alignment=Alignment(horizontal='center')
                if i in(7,11,12,13,14,15,16,17,18): c.number_format='#,##0.00'
            ch=[{'code':k,'amount':z} for k,z in (('BK',bk),('HK',hk),('USt 19 %',ust)) if z is not None and mieter]
            rows.append(dict(unit=u,building=haus,unitType=nutz,area=fl,section=sec,tenantName=mieter,statusText='Occupied' if mieter else 'Leerstand',contractRent=nk if mieter else 0,marketRent=mm,leaseStartDate=iso(s),leaseEndDate=iso(e) if isinstance(e,d) else e,deposit=kau,charges=ch or None,totalCharges=tot if mieter else 0))
            texts.append(u); 
            if mieter: texts.append(mieter)
            R+=1
        S=lambda k:round(sum(x.get(k) or 0 for x in rows[a0:]),2)
        CS=lambda k:round(sum(c['amount'] for x in rows[a0:] for c in x['charges'] or [] if c['code']==k),2)
        ws.cell(R,2,f'Zwischensumme {sec}'); 
        vals={7:S('area'),11:S('contractRent'),13:CS('BK'),14:CS('HK'),15:CS('USt 19 %'),16:S('totalCharges'),17:S('marketRent'),18:S('deposit')}
        for i in range(2,20):
            c=ws.cell(R,i); c.font=bold; c.fill=PatternFill('solid',fgColor='F2F2F2'); c.border=Border(top=thin)
            if i in vals and (vals[i] or i!=7): c.value=vals[i]; c.number_format='#,##0.00'
        w={'section':sec}
        totals.extend(dict(key=k,where=w,printed=vals[i]) for i,k in ((7,'area'),(11,'contractRent'),(13,'charge:BK'),(14,'charge:HK'),(15,'charge:USt 19 %'),(16,'totalCharges'),(17,'marketRent'),(18,'deposit')))
        R+=2
        return vals
    gew=[('G01','47','EG links','Laden',None,112.40,ge[0],d(2017,4,1),d(2027,3,31),1742.20,281.00,146.00,None,1800.00,5226.60,'Option 1 x 5 J., VPI 10 Pkt.'),
         ('G02','47','EG rechts','Laden',None,86.75,ge[1],d(2023,9,1),d(2028,8,31),1214.50,216.90,112.80,None,1257.90,3643.50,'Staffel, n. Erh. 01.09.26'),
         ('G03','49','EG links','Praxis',None,134.10,ge[2],d(2020,1,15),'unbefristet',1743.30,335.25,174.30,None,1877.40,5000.00,'USt-frei (§ 4 Nr. 12 UStG)'),
         ('G04','49','EG rechts','Büro',None,97.60,ge[3],d(2024,6,1),d(2029,5,31),1366.40,244.00,126.90,None,1366.40,4099.20,'Index VPI, jährlich')]
    gew=[tuple(list(x[:12])+[round((x[9]+x[10]+x[11])*.19,2) if x[0]!='G03' else None]+list(x[13:])) for x in gew]
    wo=[];n=0
    lay={'47':[('links',3,78.30),('Mitte',1,34.85),('rechts',2,58.60)],'49':[('links',3,81.20),('rechts',4,103.45)]}
    for haus in('47','49'):
        for og in('1. OG','2. OG','3. OG','4. OG','DG'):
            for lg,zi,fl in lay[haus]:
                if og=='DG' and lg in('Mitte',): continue
                n+=1; fl2=round(fl-(7.9 if og=='DG' else 0),2); u=f'W{n:02d}'
                mm=round(fl2*9.4,2); s=d(r.randint(2004,2025),r.randint(1,9),r.choice([1,1,1,15])); nk=round(fl2*(6.1+(s.year-2004)*.15+r.uniform(-.2,.2)),2)
                leer=n in(8,19); bef=r.random()<.08
                mi_=None if leer else mn[n]
                bem=r.choice(['','','','','Staffelmiete','Mieterhöhung § 558 z. 01.12.2025','Zahlt in Raten','Hund genehmigt']) if not leer else 'Sanierung, ab 01/2026 vermietbar'
                wo.append((u,haus,f'{og} {lg}','Wohnung',zi,fl2,mi_,None if leer else s,None if leer else (d(2026,9,30) if bef else 'unbefristet'),nk,round(fl2*1.65,2),round(fl2*1.3,2) if n%7 else None,None,mm,None if leer else round(nk*3,2) if s.year>2009 else round(nk*2,2),bem or None))
    st=[]
    for k in range(1,13):
        leer=k in(5,11); s=d(r.randint(2012,2025),r.randint(1,9),1)
        ext=k==12
        st.append((f'S{k:02d}','Hof',f'Stpl. {k}','Stellplatz',None,None,None if leer else ('Autohaus Plagwitz GmbH' if ext or k==9 else mn[r.randint(1,23)]),None if leer else s,None if leer else 'unbefristet',45.00 if k!=3 else 40.00,None,None,round(45*.19,2) if ext or k==9 else None,45.00,None,None))
    V=[put('Gewerbe',gew),put('Wohnen',wo),put('Stellplätze',st)]
    ws.cell(R,2,'Gesamtsumme')
    for i in range(2,20):
        c=ws.cell(R,i); c.font=Font(name=A,size=11,bold=True); c.border=Border(top=thin,bottom=Side(style='double'))
        if i in V[0]: c.value=round(sum(v[i] or 0 for v in V),2); c.number_format='#,##0.00'
    occ=len([x for x in rows if x['tenantName']]); 
    for i,w in enumerate([2,8,7,14,11,5,9,33,12,14,12,8,10,10,10,12,11,11,30],1): ws.column_dimensions[L(i)].width=w
    ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:5'
    info['A1']='Objektdaten'; info['A1'].font=bold
    for i,(a,b) in enumerate([('Objekt','Wohn- und Geschäftshaus Lindenallee 47/49, 04177 Leipzig'),('Baujahr / Sanierung','1906 / 1998'),('Grundbuch','Lindenau, Blatt 4417'),('Grundstück m²',1284),('Anzahl Einheiten gesamt (inkl. Stellplätze)',len(rows)),('davon vermietet',occ),('davon Leerstand',len(rows)-occ),('Jahresnettokaltmiete IST €',round(12*sum(v[11] for v in V),2)),('Heizung','Fernwärme')],3):
        info.cell(i,1,a).font=nf; info.cell(i,2,b).font=nf
    info['B11'].number_format='#,##0.00'; info['B6'].number_format='#,##0'
    for q in range(3,12): info.cell(q,2).alignment=Alignment(horizontal='left')
    info.column_dimensions['A'].width=44; info.column_dimensions['B'].width=60
    wb.active=1; info.sheet_view.tabSelected=False
    wb.save(DOC+F)
    save(F,'MIXED_USE',dict(propertyName='Lindenallee 47/49',asOnDate='2025-10-01',units=len(rows),occupied=occ,vacant=len(rows)-occ,sheet='Mieterliste',planted=None,rows=rows),'Hausverwaltung','German Mieterliste, grouped two-line header, three sections',True,texts,totals)
make()
