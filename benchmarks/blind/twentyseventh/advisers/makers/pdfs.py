import random, datetime as dt
from common import *
from reportlab.lib.pagesizes import A4,A3,letter,legal,landscape
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from fpdf import FPDF
d=dt.date
uk=lambda x:x.strftime('%d/%m/%Y')
# ---------- 1 London office
def p1():
    r=random.Random(2701); fn='copperfield_row_tenancy_schedule.pdf'
    P=lambda s,a=0,b=0:Paragraph(str(s),ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=6.6,leading=7.6,alignment=a))
    spec=[('Basement','B.01 Store','Marchbank Quill LLP',620,18),('Basement','B.02 Gym','Vacant - strip-out in progress',2140,0),
    ('Ground','Retail 1','Saffron & Slate Coffee Ltd',1185,62),('Ground','Retail 2','Tidewell Opticians Ltd',1420,58),('Ground','Reception Suite','Vacant - available',960,0),
    ('1st','East','Marchbank Quill LLP',5410,71.5),('1st','West','Marchbank Quill LLP',4885,71.5),('2nd','East','Ostrava Reinsurance (UK) Ltd',5410,73),
    ('2nd','West A','Pellinor Data Systems Ltd',2390,70),('2nd','West B','Vacant - under offer',2460,0),('3rd','Whole','Ostrava Reinsurance (UK) Ltd',10120,74),
    ('4th','East','Hexley Brand Partners Ltd',4980,76),('4th','West','Vacant - Cat A refurbishment',4710,0),('5th','East','Calder Voss Capital LLP',4630,79.5),('5th','West','Calder Voss Capital LLP',4505,79.5),
    ('6th','Whole','Brightlea Shipping Agencies Ltd',8240,82),('7th','Pavilion','Brightlea Shipping Agencies Ltd',3015,85),('Roof','Mast site','Corvex Telecoms Ltd',None,None),('Yard','4 car spaces','Calder Voss Capital LLP',None,None)]
    terms={}
    rows=[];data=[]
    hdr1=['Floor','Demise','Tenant','Area\nNIA sq ft','Lease',None,None,None,'Passing rent',None,'Service\ncharge\n£ p.a.','ERV',None,'Comments']
    hdr2=[None,None,None,None,'Start','Expiry','Break','Review','£ p.a.','£ psf',None,'£ p.a.','£ psf',None]
    data=[[P(x.replace('\n','<br/>'),1,1) if x else '' for x in hdr1],[P(x,1,1) if x else '' for x in hdr2]]
    ta=tr=ts=te=0; last=None; spans=[]
    for i,(fl,un,tn,a,p) in enumerate(spec):
        if fl[0].isdigit(): un=f'{fl} {un}'
        vac=tn.startswith('Vacant')
        if tn not in terms:
            s=d(r.randint(2017,2024),r.choice([3,6,9,12]),{3:25,6:24,9:29,12:25}[3]) if 0 else d(r.randint(2017,2024),r.randint(1,12),r.choice([1,25,24]))
            y=10 if s.year>2016 else 15; terms[tn]=(s,add(s,y,days=-1),add(s,5) if add(s,5)>d(2025,9,30) and r.random()<.7 else None)
        s,e,b=terms[tn]
        rent=None if vac else (round(a*p/5)*5 if a else (24000 if fl=='Roof' else 14000))
        erv=(round(a*((p or 70)+r.choice([2,3.5,5]) if p is None or p==0 or p>30 else p+2)/100)*100) if a else rent
        sc=round(a*13.85) if a else None
        com={'Roof':'Code agreement; no unit','Yard':'Licence, co-terminous','Basement':'Ancillary' if not vac else 'Void rates payable'}.get(fl,'' if not vac else 'Landlord shortfall')
        if un=='1st East': com='Single lease with 1st West and B.01'
        sh=r.choice(['T','Mutual']) 
        data.append([P(fl) if fl!=last else '',P(un),P(tn,0,0),P(f'{a:,}' if a else '-',2),P('' if vac else uk(s),1),P('' if vac else uk(e),1),P(f'{uk(b)} ({sh})' if b and not vac else ('' if vac else 'None'),1),P('' if vac else (uk(add(s,5)) if add(s,5)>d(2025,9,30) else '-'),1),P(f'{rent:,}' if rent else '',2),P(f'{rent/a:.2f}' if rent and a else '',2),P(f'{sc:,}' if sc else '-',2),P(f'{erv:,}',2),P(f'{erv/a:.2f}' if a else '',2),P(com)])
        last=fl
        ta+=a or 0;tr+=rent or 0;ts+=sc or 0;te+=erv
        rows.append(R(unit=un,section=None,area=a,tenantName=None if vac else tn,statusText=tn if vac else 'Occupied',annualRent=rent,marketRentAnnual=erv,leaseStartDate=None if vac else s,leaseEndDate=None if vac else e,charges=[{'code':'Service charge','amount':sc,'per':'year'}] if sc else None))
    data.append([P('TOTAL',0,1),'','',P(f'{ta:,}',2,1),'','','','',P(f'{tr:,}',2,1),'',P(f'{ts:,}',2,1),P(f'{te:,}',2,1),'',''])
    t=Table(data,colWidths=[36,54,104,42,46,46,66,46,50,34,44,50,34,106],repeatRows=2)
    st=[('BACKGROUND',(0,0),(-1,1),colors.HexColor('#d7dde6')),('LINEBELOW',(0,1),(-1,-1),.25,colors.grey),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('SPAN',(4,0),(7,0)),('SPAN',(8,0),(9,0)),('SPAN',(11,0),(12,0)),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]
    for c in (0,1,2,3,10,13): st.append(('SPAN',(c,0),(c,1)))
    t.setStyle(TableStyle(st))
    let=[x for x in rows[:17] if 'tenantName' in x]
    yrs=lambda x:(d.fromisoformat(x)-d(2025,9,30)).days/365.25
    w=sum(x['annualRent']*yrs(x['leaseEndDate']) for x in rows if 'annualRent' in x)/tr
    box=Table([[P('WAULT to expiry (rent weighted)',0,1),P(f'{w:.2f} years',2)],[P('Demised suites',0,1),P('17',2)],[P('Let / vacant suites',0,1),P(f'{len(let)} / {17-len(let)}',2)],[P('Occupancy by area',0,1),P(f"{sum(x['area'] for x in let)/ta:.1%}",2)]],colWidths=[130,60],style=[('BOX',(0,0),(-1,-1),.7,colors.black)])
    box.hAlign='LEFT'
    H=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=16);N=ParagraphStyle('n',fontName='Helvetica',fontSize=8,leading=10)
    doc=SimpleDocTemplate(D+fn,pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=30)
    doc.build([Paragraph('41 Copperfield Row, London EC4',H),Paragraph('Tenancy Schedule as at 30 September 2025. Subject to contract; rents in GBP exclusive of VAT. Floors shown once. Roof and yard licences are not counted as suites.',N),Spacer(1,6),t,Spacer(1,8),box])
    save(fn,'OFFICE','grouped two-row header, floor shown once, WAULT box',False,'41 Copperfield Row','2025-09-30',17,len(let),17-len(let),rows)
# ---------- 2 retail park two-line records, row dropped
def p2():
    r=random.Random(2702); fn='Larkmoor_RP_schedule.pdf'
    T=['Homestead Carpets Ltd','Pawsome Pet Superstores Ltd','Vantry Home (Retail) Ltd','Gantry Electricals plc','Bedford & Moss Sleep Ltd','VACANT','Thriftbarn Ltd','Kitchwell Interiors Ltd','Summit Sports Group Ltd','Cresta Foods UK Ltd','Loomcraft Ltd','VACANT','Burger Forge Restaurants Ltd','Fernleaf Coffee Drive Thru Ltd']
    U=['1','2','3A','3B','4','5','6','7','8','9','10','11','Pod 1','Pod 2']
    c=canvas.Canvas(D+fn,pagesize=A4);W,Hh=A4
    def head():
        c.setFont('Times-Bold',14);c.drawString(45,Hh-50,'Larkmoor Retail Park, Doncaster')
        c.setFont('Times-Italic',9.5);c.drawString(45,Hh-64,'Schedule of Tenancies   |   Position at 24 June 2025')
        c.setFont('Times-Bold',8);y=Hh-86
        for x,a,b in [(45,'Unit',''),(90,'Tenant','Term   /   Break   /   Review')]: c.drawString(x,y,a);c.drawString(x,y-10,b)
        for x,a,b in [(360,'GIA','sq ft'),(425,'Rent £ p.a.','£ per quarter'),(490,'ERV','£ p.a.'),(550,'S/C','£ p.a.')]: c.drawRightString(x,y,a);c.drawRightString(x,y-10,b)
        c.line(45,y-14,550,y-14);return y-28
    y=head();rows=[];tot=[0]*4;drop=7;nl=0
    dr=None
    for i,(u,t) in enumerate(zip(U,T)):
        v=t=='VACANT';a=r.randrange(5000,21000,5) if i<12 else r.choice([1800,2450,2700])
        psf=r.choice([14.5,16,17.5,18,21]) if i<12 else 42
        rent=None if v else round(a*psf/400)*400; q=rent/4 if rent else None
        erv=round(a*(psf+1)/250)*250; sc=round(a*1.62)
        s=d(r.randint(2015,2024),r.randint(1,12),r.choice([1,24,25,29]) if 1 else 1) if True else None
        if s.month==2 and s.day==29: s=s.replace(day=24)
        e=add(s,15 if s.year<2020 else 10,days=-1)
        for k,z in enumerate((a,rent or 0,erv,sc)): tot[k]+=z
        nl+=not v
        if i==drop: dr=(u,t,rent); continue
        c.setFont('Times-Bold',9.5);c.drawString(45,y,u);c.setFont('Times-Roman',9.5);c.drawString(90,y,t if not v else 'VACANT (%s)'%('former tenant in administration' if i==5 else 'lease expired, marketing'))
        c.drawRightString(360,y,f'{a:,}');c.drawRightString(425,y,f'{rent:,}' if rent else 'nil');c.drawRightString(490,y,f'{erv:,}');c.drawRightString(550,y,f'{sc:,}')
        c.setFont('Times-Roman',8)
        if not v:
            br=add(s,10) if add(s,10)<e and add(s,10)>d(2025,6,24) else None
            c.drawString(90,y-11,f"{s:%d %b %Y} to {e:%d %b %Y}  /  {br.strftime('%d %b %Y')+' TB' if br else 'no break'}  /  {'5-yearly UO' if i%3 else 'RPI 1-4%'}")
            c.drawRightString(425,y-11,f'{q:,.2f}')
        y-=29
        vt=('VACANT (former tenant in administration)' if i==5 else 'VACANT (lease expired, marketing)')
        rows.append(R(unit=u,area=a,tenantName=None if v else t,statusText=vt if v else 'Occupied',annualRent=0 if v else rent,marketRentAnnual=erv,leaseStartDate=None if v else s,leaseEndDate=None if v else e,charges=[{'code':'S/C','amount':sc,'per':'year'}]))
    c.line(45,y+14,550,y+14)
    c.setFont('Times-Bold',9.5);c.drawString(90,y,f'Retail units: 14 (let {nl}, vacant {14-nl})')
    for x,z in zip((360,425,490,550),tot): c.drawRightString(x,y,f'{z:,}')
    c.setFont('Times-Roman',9.5)
    c.drawRightString(425,y-12,f'{tot[1]/4:,.2f}');c.line(45,y-18,550,y-18)
    c.setFont('Times-Roman',7.5);c.drawString(45,50,'TB = tenant break. UO = upwards only. GIA includes mezzanines installed by tenants at 0%. Page 1 of 1');c.save()
    save(fn,'RETAIL','portrait, two-line records, quarterly rent under annual',True,'Larkmoor Retail Park','2025-06-24',14,nl,14-nl,rows,planted=dict(what=f'Unit {dr[0]} ({dr[1]}, rent {dr[2]} p.a.) is missing from the list; totals and count include it',kind='row_dropped'))
# ---------- 3 German
def p3():
    r=random.Random(2703); fn='Mieterliste_Gewerbepark_Erlengrund.pdf'
    de=lambda x,n=2:f'{x:,.{n}f}'.replace(',','_').replace('.',',').replace('_','.')
    p=FPDF('L','mm','A4');p.set_auto_page_break(False);p.set_margins(10,10,10)
    W=[13,50,23,18,19,19,24,23,14,23,22,26];Hd=['Einheit','Mieter','Nutzung','Fläche\nin m²','Miet-\nbeginn','Miet-\nende','Verlängerungs-\noption','Nettokalt-\nmiete mtl. EUR','EUR/m²','BK-Voraus-\nzahlung mtl.','Kaution EUR','Gesamtmiete\nmtl. netto EUR']
    def page():
        p.add_page();p.set_font('Helvetica','B',12);p.cell(0,6,'Gewerbepark Erlengrund, Neuss - Mieterliste',new_x='LMARGIN',new_y='NEXT');p.set_font('Helvetica','',8);p.cell(0,5,'Stichtag: 01.10.2025        Eigentümer: Erlengrund Objekt GmbH & Co. KG        alle Beträge zzgl. USt.',new_x='LMARGIN',new_y='NEXT');p.ln(2)
        p.set_font('Helvetica','B',7);y=p.get_y();x=10;p.set_fill_color(225,235,220)
        for w,h in zip(W,Hd):
            p.rect(x,y,w,9,'DF')
            for k,l in enumerate(h.split('\n')):
                p.set_xy(x,y+.7+3.7*k);p.cell(w,3.7,l,align='C')
            x+=w
        p.set_xy(10,y+9)
    def line(v,b='',fill=False):
        p.set_font('Helvetica',b,7)
        for i,(w,z) in enumerate(zip(W,v)): p.cell(w,5.2,z,border=1,align='L' if i in (1,2,6) else ('C' if i in (0,4,5) else 'R'),fill=fill)
        p.ln(5.2)
    names=['Rheinlog Spedition GmbH','Kaltenbach Medizintechnik AG','Dachwerk Plus GmbH','Vierlinden Druck KG','Tegtmann Sanitär e.K.','Nordstift Pharma GmbH','Fliesen Overkamp GmbH','Solvanta Energie GmbH','Bauhof Terjung GmbH','Autoteile Wessling KG','Lumora Leuchten GmbH','Praxis Dr. Immelt','Zirkel IT Systems GmbH','Kurier Rapido GmbH','Steinacker Catering GmbH']
    rows=[];G=[0]*4;page();nv=n=0;vr=['Leerstand (Sanierung)','Leerstand (Vermarktung)','Leerstand (ab 01.12.2025 reserviert)'];ni=0;vi=0
    for b,cnt,uses in (('Haus A - Büro',9,['Büro']),('Haus B - Halle',8,['Lager','Werkstatt']),('Haus C - Halle/Büro',10,['Lager','Büro','Service'])):
        p.set_font('Helvetica','B',8);p.cell(sum(W),5.5,b,border=1,new_x='LMARGIN',new_y='NEXT')
        S=[0]*4
        for i in range(cnt+1):
            park=i==cnt
            u=f'{b[5]}{i+1:02d}' if not park else f'{b[5]}-P';n+=not park
            use=uses[i%len(uses)] if not park else 'Stellplätze';a=None if park else (r.randint(1200,6800)/10 if use=='Büro' else r.randint(4000,24000)/10)
            v=(not park) and (i in (3,) or (b[5]=='C' and i==7));nv+=v
            if v: tn=vr[vi%3];vi+=1
            elif park: tn=names[ni%15]
            elif i==1+ (b[5]=='C'): tn=names[(ni-1)%15]
            else: tn=names[ni%15];ni+=1
            nk=0 if v else (round(a*(r.randint(780,1150) if use=='Büro' else r.randint(470,690))/100,2) if a else 40.0*r.randint(4,12));bk=0 if v else (round(a*(2.6 if use=='Büro' else 1.15),2) if a else 0)
            s=d(r.randint(2014,2025),r.randint(1,9),1);e=add(s,12 if s.year<2019 else 10,days=-1) if not park else None
            if park:s=d(2023,1,1)
            kt=round(nk*3,2) if not v and a else None
            line([u,tn,use,de(a) if a else '',"" if v else s.strftime('%d.%m.%y'),'' if v else (e.strftime('%d.%m.%y') if e else 'unbefr.'),'' if v or park else r.choice(['1 x 5 Jahre','2 x 3 Jahre','keine']),de(nk),de(nk/a) if a and not v else '',de(bk) if bk or v else '',de(kt) if kt else '',de(nk+bk)],'I' if v else '')
            for k,z in enumerate((a or 0,nk,bk,nk+bk)):S[k]+=z
            rows.append(R(unit=u,building=b,unitType=use,area=a,tenantName=None if v else tn,statusText=tn if v else 'Occupied',contractRent=nk,leaseStartDate=None if v else s,leaseEndDate=None if v else (e or 'unbefr.'),deposit=kt,charges=[{'code':'BK-Vorauszahlung','amount':bk}] if bk or v else None,totalCharges=round(nk+bk,2)))
        p.set_fill_color(240,240,240);line(['','Summe '+b[:6],'',de(S[0]),'','','',de(S[1]),'',de(S[2]),'',de(S[3])],'B',True)
        for k in range(4):G[k]+=S[k]
        if p.get_y()>130 and b[5]!='C': page()
    p.ln(1);p.set_fill_color(225,235,220);line(['','Gesamt','',de(G[0]),'','','',de(G[1]),'',de(G[2]),'',de(G[3])],'B',True)
    p.ln(3);p.set_font('Helvetica','',8);p.cell(0,5,f'Mieteinheiten: {n} (ohne Stellplätze)     vermietet: {n-nv}     leer stehend: {nv}     Jahresnettokaltmiete: {de(G[1]*12)} EUR')
    p.output(D+fn)
    save(fn,'INDUSTRIAL','German headers and numbers, house headings and subtotals, parking rows',False,'Gewerbepark Erlengrund','2025-10-01',n,n-nv,nv,rows)
# ---------- 4 Spain shopping centre
def p4():
    r=random.Random(2704); fn='CC_Puerta_del_Almendro_cuadro_rentas.pdf'
    es=lambda x,n=2:f'{x:,.{n}f}'.replace(',','_').replace('.',',').replace('_','.')
    A=['Moda','Calzado','Restauración','Hogar','Servicios','Belleza','Ocio','Telefonía']
    w1='Lunaria Brisa Kandela Ondara Tresol Nubela Mirlo Azafra Cobalta Pimpin Rondeo Solana Velero Zarcillo Calima Dulzor'.split();w2=['Moda SL','Shoes SL','Ibérica SA','Kids SL','Home SL','Franquicias SL','Store SL','Grupo SA']
    pool=[a+' '+b for a in w1 for b in w2];r.shuffle(pool)
    rows=[];fl=[['Local','Operador','Actividad','SBA\nm²','Inicio','Vencimiento','Obligado\ncumplim.','RMG\n€/mes','Gastos\ncomunes\n€/mes','Fondo\npromoción\n€/mes','Total\n€/mes','Renta\nanual €']];st=[];G=[0]*6;n=nv=0;pi=0
    def sub(lbl,S):
        fl.append(['',lbl,'',es(S[0]),'','','',*(es(z) for z in S[1:])]);st.extend([('FONTNAME',(0,len(fl)-1),(-1,len(fl)-1),'Helvetica-Bold'),('LINEABOVE',(0,len(fl)-1),(-1,len(fl)-1),.6,colors.black)])
    for sec,pre,cnt in (('PLANTA BAJA','B',52),('PLANTA PRIMERA','P',44),('TERRAZA OCIO','T',11),('OTROS INGRESOS (no computan como locales)','X',4)):
        fl.append([sec]);st.extend([('SPAN',(0,len(fl)-1),(-1,len(fl)-1)),('BACKGROUND',(0,len(fl)-1),(-1,len(fl)-1),colors.HexColor('#fbe6cf')),('FONTNAME',(0,len(fl)-1),(-1,len(fl)-1),'Helvetica-Bold')]);S=[0]*6
        for i in range(cnt):
            x=pre=='X';u=f'{pre}-{i+1:02d}' if not x else ['Cajero 1','Cajero 2','Antena','Vallas'][i]
            v=not x and r.random()<.11;n+=not x;nv+=v
            a=None if x else (float(r.randint(38,260)) if r.random()<.9 else float(r.randint(600,2400)))+r.choice([0,.5,.25])if not x else None
            t='DISPONIBLE' if v else (['Caja Ribera SCC','Banco Tajamar SA','Torrecom SL','Exteriores Mundo SL'][i] if x else pool[pi]);pi+=not v and not x
            act=('' if v else r.choice(A)) if not x else 'Varios'
            rm=0 if v else (round(a*r.randint(14,42)*(1 if a<500 else .45),2) if a else r.choice([450.,600.,820.]))
            gc=round(a*5.4,2) if a else 0.0; gc=gc if not v else 0.0; fp=round(rm*.05,2) if not x else 0.0
            s=d(r.randint(2016,2025),r.randint(1,9),r.choice([1,1,15]));e=add(s,10,days=-1);oc=add(s,5)
            T=round(rm+gc+fp,2)
            fl.append([u,t,act,es(a) if a else '','' if v else s.strftime('%d-%m-%Y'),'' if v else e.strftime('%d-%m-%Y'),'' if v or x else oc.strftime('%d-%m-%Y'),es(rm),es(gc),es(fp),es(T),es(rm*12)])
            for k,z in enumerate((a or 0,rm,gc,fp,T,rm*12)):S[k]+=z
            rows.append(R(unit=u,section=sec,area=a,unitType=act or None,tenantName=None if v else t,statusText='DISPONIBLE' if v else 'Occupied',contractRent=rm,annualRent=round(rm*12,2),leaseStartDate=None if v else s,leaseEndDate=None if v else e,charges=[{'code':'Gastos comunes','amount':gc},{'code':'Fondo promoción','amount':fp}],totalCharges=T))
        sub('Subtotal '+sec.split(' (')[0].title(),S)
        for k in range(6):G[k]+=S[k]
    sub('TOTAL CENTRO',G)
    t=Table(fl,colWidths=[44,130,62,46,52,54,52,60,56,54,64,70],repeatRows=1)
    t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('LEADING',(0,0),(-1,-1),8),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('ALIGN',(4,0),(6,-1),'CENTER'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#b5651d'))]+st))
    def pg(c,doc):
        c.setFont('Helvetica-Bold',11);c.drawString(40,565,'C.C. Puerta del Almendro (Murcia)');c.setFont('Helvetica',8);c.drawString(250,565,'Cuadro de rentas / Tenancy schedule a 31-07-2025');c.drawRightString(800,565,f'Pág. {doc.page}')
    s=ParagraphStyle('n',fontName='Helvetica',fontSize=8)
    SimpleDocTemplate(D+fn,pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=28).build([t,Spacer(1,8),Paragraph(f'Locales: {n} &nbsp;&nbsp; Ocupados: {n-nv} &nbsp;&nbsp; Disponibles: {nv}. RMG = renta mínima garantizada, sin IVA.',s)],onFirstPage=pg,onLaterPages=pg)
    save(fn,'RETAIL','Spanish headers, 111 rows, floor sections, header per page',True,'C.C. Puerta del Almendro','2025-07-31',n,n-nv,nv,rows)
# ---------- 5 US business park, stacked charges
def p5():
    r=random.Random(2705); fn='quillstone_commerce_rr.pdf';W,Hh=landscape(letter)
    c=canvas.Canvas(D+fn,pagesize=(W,Hh));pg=[0]
    X=dict(su=36,te=80,ar=268,st=280,en=332,code=392,mo=510,an=580,fd=596,fa=700,dep=756)
    us=lambda x:x.strftime('%m/%d/%Y')
    def head():
        pg[0]+=1;c.setFont('Courier-Bold',10);c.drawCentredString(W/2,Hh-34,'COMMERCIAL RENT ROLL');c.setFont('Courier',8);c.drawCentredString(W/2,Hh-45,'Quillstone Commerce Park (qscp)   As Of: 08/31/2025');c.drawRightString(756,Hh-34,f'Page {pg[0]}')
        c.setFont('Helvetica-Bold',7);y=Hh-66
        for k,a,b,rt in [('su','Suite','',0),('te','Lessee','',0),('ar','Rentable','Sq Ft',1),('st','Lease','From',0),('en','Lease','To',0),('code','Charge','Code',0),('mo','Monthly','Amount',1),('an','Annual','Amount',1),('fd','--- Future Increase ---','Date',0),('fa','','Monthly',1),('dep','Security','Deposit',1)]:
            f=c.drawRightString if rt else c.drawString;f(X[k],y,a);f(X[k],y-9,b)
        c.line(36,y-12,756,y-12);c.setFont('Helvetica',7.5);return y-24
    N=['Trellis Dental Lab, Inc.','Orbit Fastener Supply LLC','Maple & Main Events LLC','Kestrel HVAC Services, Inc.','Ninefold Robotics Corp.','Sunder Print Co.','Bayou Tile Distributors, LP','Halcyon Home Health LLC','Copper Finch Brewing Co.','Tri-Delta Security, Inc.','Grange Label & Pkg LLC','Polaris Youth Gymnastics','Wren Aerial Imaging LLC']
    rows=[];y=head();ni=0;G=[0,0,0];nv=n=0
    for b,ss in (('Building 100',['100','104','110','112','118','120']),('Building 200',['200','206','210','214','220']),('Building 300',['300','301-302','310','315'])):
        if y<170:c.showPage();y=head()
        c.setFont('Helvetica-BoldOblique',8.5);c.drawString(36,y,b);y-=13;S=[0,0,0]
        for i,su in enumerate(ss):
            v=su in('112','214','315') ;a=r.randrange(1800,9200,25);n+=1;nv+=v
            s=d(r.randint(2020,2025),r.randint(1,8),1);e=add(s,r.choice([5,7,10]),days=-1)
            if e<d(2026,1,1):e=add(e,3)
            if v: ch=[];steps=[]
            else:
                b0=round(a*r.choice([1.05,1.15,1.3,.98]),2);ch=[('BASE',b0),('CAM',round(a*.21,2)),('TAX',round(a*.14,2))]+([('INS',round(a*.035,2))] if i%2 else [])+([('SIGN',75.0)] if i==0 else [])
                steps=[];k=d(2025,1,1);dd=s
                while len(steps)<2+(i%2):
                    dd=add(dd,1)
                    if dd>e:break
                    if dd>d(2025,8,31):b0=round(b0*1.03,2);steps.append((dd,b0))
            need=max(len(ch)+1,len(steps),1)*10+6
            if y-need<50:c.showPage();y=head()
            c.setFont('Helvetica',7.5);c.drawString(X['su'],y,su);tn=N[ni] if not v else None
            tt='VACANT' if v else tn
            c.drawString(X['te'],y,tt);c.drawRightString(X['ar'],y,f'{a:,}')
            if not v:
                ni+=1;dep=ch[0][1] if i!=3 else 0;c.drawString(X['st'],y,us(s));c.drawString(X['en'],y,us(e));c.drawRightString(X['dep'],y,f'{dep:,.2f}')
                for k,(cd,am) in enumerate(ch):c.drawString(X['code'],y-10*k,cd);c.drawRightString(X['mo'],y-10*k,f'{am:,.2f}');c.drawRightString(X['an'],y-10*k,f'{am*12:,.2f}')
                for k,(q,am) in enumerate(steps):c.drawString(X['fd'],y-10*k,us(q));c.drawRightString(X['fa'],y-10*k,f'{am:,.2f}')
                tot=round(sum(z for _,z in ch),2);yy=y-10*len(ch);c.line(460,yy+8,580,yy+8);c.drawString(X['code'],yy,'Total');c.drawRightString(X['mo'],yy,f'{tot:,.2f}');c.drawRightString(X['an'],yy,f'{tot*12:,.2f}')
                S[1]+=tot;S[2]+=ch[0][1]
            S[0]+=a;y-=need
            rows.append(R(unit=su,building=b,area=a,tenantName=tn,statusText='VACANT' if v else 'Occupied',contractRent=None if v else ch[0][1],annualRent=None if v else round(ch[0][1]*12,2),leaseStartDate=None if v else s,leaseEndDate=None if v else e,deposit=None if v else dep,charges=[{'code':x,'amount':z} for x,z in ch],totalCharges=None if v else tot,rentSteps=[{'date':q.isoformat(),'amount':z} for q,z in steps]))
        c.setFont('Helvetica-Bold',7.5);c.drawString(X['te'],y,f'Total {b}');c.drawRightString(X['ar'],y,f'{S[0]:,}');c.drawString(X['code'],y,'All charges');c.drawRightString(X['mo'],y,f'{S[1]:,.2f}');c.drawRightString(X['an'],y,f'{S[1]*12:,.2f}');y-=18
        for k in range(3):G[k]+=S[k]
    if y<90:c.showPage();y=head()
    c.setFont('Helvetica-Bold',8);c.line(36,y+10,756,y+10);c.drawString(36,y,f'Grand total   {G[0]:,} sq ft   Base rent {G[2]:,.2f} / month   All charges {G[1]:,.2f} / month');y-=12
    c.drawString(36,y,f'Suites {n}   Leased {n-nv}   Vacant {nv}');c.save()
    save(fn,'INDUSTRIAL','stacked charge lines with future increases, building sections',True,'Quillstone Commerce Park','2025-08-31',n,n-nv,nv,rows)
# ---------- 6 Canada apartments monospaced
def p6():
    r=random.Random(2706); fn='88_Harbourview_Cres_tenant_list.pdf'
    c=canvas.Canvas(D+fn,pagesize=landscape(legal));W,Hh=landscape(legal)
    fmt='{:<6}{:<10}{:>6}  {:<26}{:<9}{:<12}{:<12}{:>10}{:>10}{:>9}{:>8}{:>11}{:>11}{:>10}'
    H1=fmt.format('APT','TYPE','SQ FT','TENANT','STATUS','MOVE-IN','LEASE END','MARKET','ACTUAL','PARKING','LOCKER','TOTAL','LMR','BALANCE')
    H2=fmt.format('','','','','','','','RENT','RENT','','','MONTHLY','DEPOSIT','OWING')
    pg=0
    def head():
        nonlocal pg;pg+=1
        c.setFont('Courier-Bold',10);c.drawString(40,Hh-36,'88 HARBOURVIEW CRESCENT, HAMILTON ON');c.setFont('Courier',8.2);c.drawString(40,Hh-48,f'TENANT LIST BY APARTMENT   NOVEMBER 1, 2025   AMOUNTS IN CAD   PAGE {pg}')
        c.drawString(40,Hh-68,H1);c.drawString(40,Hh-78,H2);c.drawString(40,Hh-86,'='*len(H1));return Hh-98
    y=head();rows=[];T=[0]*7;cnt={}
    m=lambda x:f'{x:,.2f}' if x>=0 else f'{-x:,.2f}CR'
    ty=[('BACH',410,1495),('1BR',585,1795),('1BR+D',660,1925),('2BR',815,2245),('3BR',1010,2690)]
    for f in range(1,8):
        for k in range(1,9):
            u=f'{f}{k:02d}';t,a,mk=ty[(k*3+f)%5] if k!=8 else ty[3];mk+=f*15
            s='CUR';x=r.random()
            if u=='101':s='SUPER'
            elif u=='102':s='OFFICE'
            elif u=='205':s='MODEL'
            elif u in('307','704'):s='VACANT'
            elif u=='406':s='VAC-LSD'
            elif u=='603':s='DOWN'
            elif x<.07:s='NOTICE'
            elif u=='508':s='EVICT'
            cnt[s]=cnt.get(s,0)+1
            occ=s in('CUR','NOTICE','EVICT','SUPER')
            mi=d(r.randint(2009,2025),r.randint(1,10),1);le=None
            if occ: le='MTM' if mi.year<2024 else add(mi,1 if mi>d(2024,11,1) else 2,days=-1)
            nm=(person(r) if occ else None)
            ac=(0 if s=='SUPER' else round(mk*(.62+.38*(mi.year-2009)/16),2)) if occ else 0
            pk=(r.choice([0,0,95,95,120]) if s!='SUPER' else 0) if occ else 0;lk=r.choice([0,0,35]) if occ and s!='SUPER' else 0
            dep=ac;bal=0
            if occ and r.random()<.15:bal=r.choice([-50.,ac,212.5,ac*2+40])
            if s=='EVICT':bal=ac*3
            tot=ac+pk+lk
            c.setFont('Courier',8.2);c.drawString(40,y,fmt.format(u,t,a,nm or '',s,mi.strftime('%b %d/%y') if occ else '', '' if not occ else (le if le=='MTM' else le.strftime('%b %d/%y')),m(mk),m(ac),m(pk),m(lk),m(tot),m(dep) ,m(bal)));y-=10.5
            for q,z in enumerate((mk,ac,pk,lk,tot,dep,bal)):T[q]+=z
            rows.append(R(unit=u,unitType=t,area=a,tenantName=nm,statusText=s,marketRent=mk,contractRent=ac,moveInDate=mi if occ else None,leaseEndDate=le,deposit=dep,balance=bal,charges=[{'code':'PARKING','amount':pk},{'code':'LOCKER','amount':lk}],totalCharges=tot))
        y-=4
        if f in(4,) : c.drawString(40,40,'CONTINUED ...');c.showPage();y=head()
    for u,nm,am in (('P-EX1','Wexcombe Car Rental Inc.',600.),('ROOF','Corrigal Wireless Ltd.',1450.),('LAUND','Spinwell Coin Laundry',525.)):
        c.setFont('Courier',8.2);c.drawString(40,y,fmt.format(u,'OTHER','',nm,'CUR','','',m(0),m(am),m(0),m(0),m(am),m(0),m(0)));y-=10.5
        T[1]+=am;T[4]+=am
        rows.append(R(unit=u,unitType='OTHER',tenantName=nm,statusText='CUR',marketRent=0,contractRent=am,deposit=0,balance=0,charges=[{'code':'PARKING','amount':0},{'code':'LOCKER','amount':0}],totalCharges=am))
    c.drawString(40,y,'-'*len(H1));y-=11;c.setFont('Courier-Bold',8.2);c.drawString(40,y,fmt.format('','','','TOTAL','','','',*[m(z) for z in T]));y-=20
    c.setFont('Courier',8.2)
    c.drawString(40,y,'STATUS: CUR current, NOTICE given notice, EVICT at LTB, SUPER superintendent, VAC-LSD vacant leased (not moved in), DOWN fire damage');c.save()
    occ=sum(cnt.get(k,0) for k in('CUR','NOTICE','EVICT','SUPER'))
    save(fn,'MULTIFAMILY','monospaced legal landscape, status codes, other-income rows, no printed counts',True,'88 Harbourview Crescent','2025-11-01',56,occ,cnt['VACANT']+cnt['VAC-LSD'],rows)
# ---------- 7 NZ cards
def p7():
    r=random.Random(2707); fn='Tamaki_Link_tenancy_profiles.pdf'
    ps=lambda b=0,s=8.5,c_='black':ParagraphStyle('a',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s+2.5,textColor=colors.HexColor(c_) if c_!='black' else colors.black)
    P=lambda s,b=0:Paragraph(str(s),ps(b))
    L_=[('Unit A','Kauri Cold Stores Ltd',4120),('Unit B','Southern Cross Tooling Ltd',2865),('Unit C','Vacant',1740),('Unit D','Pipi Toys Distribution Ltd',1985),('Unit E1','Matai Joinery 2010 Ltd',1120),('Unit E2','Matai Joinery 2010 Ltd',640),('Unit F','Rangi Freight Forwarding Ltd',5310),('Unit G','Weta Stage Hire Ltd',1475),('Unit H','Vacant',890)]
    fl=[Paragraph('Tamaki Link Industrial Estate',ps(1,17,'#1b4d3e')),Paragraph('Auckland  |  Tenancy profiles at 1 August 2025  |  NZD plus GST, net leases',ps(0,9.5)),Spacer(1,10)];rows=[];A=Rn=O=0
    nz=lambda x:f'{x.day} {x:%B %Y}'
    for i,(u,t,a) in enumerate(L_):
        v=t=='Vacant';s=d(r.randint(2019,2024),r.randint(1,12),1);e=add(s,r.choice([6,8,10]),days=-1)
        if e<d(2025,9,1): e=add(e,4)
        rent=None if v else round(a*r.choice([165,178,190])/60)*60;op=round(a*38.5/12)*12
        st=[]
        if not v and i in(0,6,7): 
            q=d(2026,s.month,1);am=rent
            for k in range(2):
                am=round(am*1.03,2)
                if q<e: st.append((q,am));q=add(q,1)
        A+=a;O+=op;Rn+=rent or 0
        reason='Vacant - sprinkler upgrade to December 2025' if u=='Unit C' else 'Vacant - available now'
        body=[[P(u,1),P('Lettable area',0),P(f'{a:,} m<super>2</super>'),P('Outgoings p.a.'),P(f'${op:,}')]]
        if v: body.append([P(reason,1),'','','',''])
        else:
            body+= [[P(t,1),P('Commencement'),P(nz(s)),P('Contract rent p.a.'),P(f'${rent:,}')],['',P('Expiry'),P(nz(e)),P('Contract rent p.c.m.'),P(f'${rent/12:,.2f}')],['',P('Renewal rights'),P(r.choice(['1 x 4 years','2 x 3 years','None'])),P('Next review'),P('Fixed, see below' if st else 'Market, '+nz(add(e,0,days=1) if add(s,3)<d(2025,8,1) else add(s,3)))]]
            if st: body.append(['',P('Fixed increases'),P('; '.join(f'{nz(q)}: ${z:,.2f} p.a.' for q,z in st)),'',''])
        tb=Table(body,colWidths=[140,80,105,100,95]);sty=[('BOX',(0,0),(-1,-1),.8,colors.HexColor('#1b4d3e')),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#e4efe9')),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('VALIGN',(0,0),(-1,-1),'TOP')]
        if st: sty.append(('SPAN',(2,len(body)-1),(4,len(body)-1)))
        if v: sty.append(('SPAN',(0,1),(4,1)))
        tb.setStyle(TableStyle(sty));fl+=[KeepTogether([tb]),Spacer(1,7)]
        rows.append(R(unit=u,area=a,tenantName=None if v else t,statusText=reason if v else 'Occupied',annualRent=rent,contractRent=round(rent/12,2) if rent else None,leaseStartDate=None if v else s,leaseEndDate=None if v else e,charges=[{'code':'Outgoings','amount':op,'per':'year'}],rentSteps=[{'date':q.isoformat(),'amount':z,'per':'year'} for q,z in st]))
    fl.append(Paragraph(f'Estate total: 9 units (7 leased, 2 vacant), {A:,} m² lettable, contract rent ${Rn:,} p.a. (${Rn/12:,.2f} p.c.m.), outgoings ${O:,} p.a.',ps(1,9)))
    SimpleDocTemplate(D+fn,pagesize=A4,leftMargin=38,rightMargin=38,topMargin=36,bottomMargin=36).build(fl)
    save(fn,'INDUSTRIAL','one card per tenancy, label-value pairs',True,'Tamaki Link Industrial Estate','2025-08-01',9,7,2,rows)
def run():
    for f in (p1,p2,p3,p4,p5,p6,p7): f()
if __name__=='__main__': run()
