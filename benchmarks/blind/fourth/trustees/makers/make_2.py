from common import *
import subprocess,shutil
from docx import Document
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as WA
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from fpdf import FPDF
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
M=lambda v:f'{v:,.2f}'
def topdf(doc,name):
    p='build';os.makedirs(p,exist_ok=True);s=f'{p}/{name[:-4]}.docx';doc.save(s)
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,s],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
def put(c,t,sz=8,b=False,al=None,i=False,col=None):
    p=c.paragraphs[0];p.paragraph_format.space_after=Pt(0);p.paragraph_format.space_before=Pt(0);r=p.add_run(t);r.font.size=Pt(sz);r.bold=b;r.italic=i
    if col:r.font.color.rgb=RGBColor(*col)
    if al=='R':p.alignment=WA.RIGHT
    if al=='C':p.alignment=WA.CENTER
def shade(c,hexa):
    s=OxmlElement('w:shd');s.set(qn('w:val'),'clear');s.set(qn('w:fill'),hexa);c._tc.get_or_add_tcPr().append(s)
def rephead(row):
    e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');row._tr.get_or_add_trPr().append(e)
def widths(t,ws):
    t.autofit=False
    for g,w in zip(t._tbl.tblGrid.findall(qn('w:gridCol')),ws): g.set(qn('w:w'),str(int(w*567)))
    for r in t.rows:
        for c,w in zip(r.cells,ws): c.width=Cm(w)

def mieter():
    name='Mieterliste_Lindenstr_48_Leipzig.pdf'
    de=lambda v:f'{v:,.2f}'.replace(',','#').replace('.',',').replace('#','.')
    dd=lambda d:d.strftime('%d.%m.%Y')
    doc=Document();s=doc.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Cm(29.7),Cm(21);s.left_margin=s.right_margin=Cm(1.6);s.top_margin=Cm(1.5);s.bottom_margin=Cm(1.5)
    doc.styles['Normal'].font.name='Liberation Sans';doc.styles['Normal'].font.size=Pt(9)
    def para(t,sz=9,b=False,sa=2):
        p=doc.add_paragraph();r=p.add_run(t);r.font.size=Pt(sz);r.bold=b;p.paragraph_format.space_after=Pt(sa);return p
    para('Hausverwaltung Brinkmann & Söhne · Karl-Heine-Straße 9 · 04229 Leipzig',8);para('Mieterliste',15,True,0)
    para('Objekt: Lindenstraße 48, 04317 Leipzig        Eigentümer: Erbengemeinschaft Dahlke        Stand: 01.07.2025',9,False,6)
    # nr, lage, art, mieter, qm, beginn, ende, kalt, bk, hk, stp, kaution, rueckstand, bem, step
    dat=[('01','EG links','Laden','Backwaren Zschocher GmbH',84.5,D(2018,4,1),'31.03.2028',1014,185,0,40,3042,0,'Option 2 x 5 Jahre',None),
     ('02','EG rechts','2-Zi.-Whg.','Anneliese Kürschner',58.2,D(1994,10,1),'unbefristet',378.3,87.3,75.66,0,511.29,0,'Kaution aus DM-Sparbuch',None),
     ('03','1. OG links','3-Zi.-Whg.','Familie Özdal',77.9,D(2021,2,15),'unbefristet',592.04,116.85,101.27,40,1776.12,0,'',None),
     ('04','1. OG Mitte','1-Zi.-Whg.','Jannik Petersdorf',34.1,D(2024,10,1),'30.09.2026',310.31,54.56,47.74,0,930.93,412.61,'Zeitmietvertrag',None),
     ('05','1. OG rechts','3-Zi.-Whg.','R. u. M. Hallwachs',76.4,D(2009,6,1),'unbefristet',481.32,114.6,99.32,40,1443.96,0,'',None),
     ('06','2. OG links','3-Zi.-Whg.','Nele Vogelsang / T. Burmeister',77.9,D(2023,8,1),'unbefristet',654.36,116.85,101.27,0,1963.08,0,'Staffel ab 01.08.2025: 673,99 €',('2025-08-01',673.99)),
     ('07','2. OG Mitte','1-Zi.-Whg.',None,34.1,None,None,None,None,None,None,None,None,'Leerstand seit 01.05.2025, Sanierung Bad',None),
     ('08','2. OG rechts','3-Zi.-Whg.','Dr. Wiebke Sandrock',76.4,D(2016,1,1),'unbefristet',542.44,114.6,99.32,40,1627.32,0,'',None),
     ('09','3. OG links','3-Zi.-Whg.','Horst Mehlhorn',77.9,D(2001,3,1),'gekündigt zum 30.09.2025',447.93,116.85,101.27,0,0,1332.1,'Räumungsklage angedroht',None),
     ('10','3. OG rechts','4-Zi.-Whg.','WG Karimi/Böttger/Lenz',101.3,D(2022,10,1),'unbefristet',830.66,151.95,131.69,0,2491.98,0,'',None),
     ('11','DG','2-Zi.-Whg.','Clara Untermann',66.0,D(2025,3,1),'unbefristet',693,99,85.8,40,2079,0,'Staffel ab 01.03.2026: 713,79 €',('2026-03-01',713.79)),
     ('12','Hofgebäude','Werkstatt',None,48.0,None,None,None,None,None,None,None,None,'Leerstand, Nutzung durch Eigentümer als Lager',None)]
    hd=['Nr.','Lage','Art','Mieter','Fläche m²','Mietbeginn','Mietende','Kalt-\nmiete €','BK-Vor-\nausz. €','Heiz-\nkosten €','Stell-\nplatz €','Gesamt\nmiete €','Kaution €','Rück-\nstand €','Bemerkung']
    t=doc.add_table(rows=1,cols=15);t.style='Table Grid'
    for c,h in zip(t.rows[0].cells,hd): put(c,h,7.5,True,'C');shade(c,'D9D9D9')
    rephead(t.rows[0]);rows=[];S=[0]*8
    for n,la,art,mi,qm,b,e,k,bk,hk,sp,ka,ru,bem,st in dat:
        r=t.add_row().cells
        g=k+bk+hk+sp if mi else None
        vals=[n,la,art,mi or 'Leerstand',de(qm),dd(b) if b else '',e or '',*( [de(k),de(bk),de(hk) if hk else '–',de(sp) if sp else '–',de(g),de(ka) if ka else '–',de(ru) if ru else '–'] if mi else ['']*7),bem]
        for j,(c,v) in enumerate(zip(r,vals)): put(c,v,7.5,False,'R' if j in(4,7,8,9,10,11,12,13) else None,i=(not mi and j==3))
        S[0]+=qm
        if mi:
            for j,v in enumerate((k,bk,hk,sp,g,ka,ru),1):S[j]+=v
            end=e
            if e[0].isdigit(): x=e.split('.');end=D(int(x[2]),int(x[1]),int(x[0]))
            if e.startswith('gek'): end=D(2025,9,30)
            rows.append(R(unit=n,unitType=art,tenantName=mi,area=qm,statusText='Occupied',leaseStartDate=b,leaseEndDate=end,contractRent=k,charges=[dict(code=c,amount=v) for c,v in (('BK-Vorausz.',bk),('Heizkosten',hk),('Stellplatz',sp)) if v],totalCharges=g,deposit=ka or None,balance=ru or None,rentSteps=[dict(date=st[0],amount=st[1])] if st else None))
        else: rows.append(R(unit=n,unitType=art,area=qm,statusText='Leerstand'))
    r=t.add_row().cells
    for j,v in zip((3,4,7,8,9,10,11,12,13),['Summe']+[de(x) for x in S]): put(r[j],v,7.5,True,'R' if j>3 else None)
    for c in r: shade(c,'EFEFEF')
    widths(t,[.9,1.9,1.8,2.9,1.3,1.8,1.9,1.6,1.5,1.4,1.2,1.6,1.7,1.5,3.5])
    para('',4);para('12 Einheiten (10 Wohnungen, 1 Laden, 1 Werkstatt), davon 10 vermietet und 2 leer. Alle Beträge je Monat. Laden: zzgl. gesetzlicher USt., hier netto.',8.5)
    para('Die Kaution wird auf getrennten Sparkonten angelegt. Mietende „unbefristet“ = gesetzliche Kündigungsfrist.',8.5)
    topdf(doc,name)
    nw=sum(1 for x in dat if 'Whg' in x[2])
    save(name,rows,'Lindenstraße 48, 04317 Leipzig','2025-07-01',12,10,2,'MIXED_USE','German Mieterliste, word processor, landscape grid, German numbers',checks=[('w',nw,10),('k',S[1],sum(r.get('contractRent',0) for r in rows)),('g',S[5],sum(r.get('totalCharges',0) for r in rows))])

def farm():
    name='zion_lutheran_farm_parsonage_fund_lettings.pdf'
    doc=Document();s=doc.sections[0];s.page_width,s.page_height=Cm(21.59),Cm(27.94);s.left_margin=s.right_margin=Cm(1.9);s.top_margin=Cm(2)
    doc.styles['Normal'].font.name='Liberation Serif';doc.styles['Normal'].font.size=Pt(10.5)
    def para(t,sz=10.5,b=False,sa=4,al=None,i=False):
        p=doc.add_paragraph();r=p.add_run(t);r.font.size=Pt(sz);r.bold=b;r.italic=i;p.paragraph_format.space_after=Pt(sa)
        if al:p.alignment=WA.CENTER
        return p
    para('ZION LUTHERAN CHURCH OF HAVERLY, IOWA',12,True,0,1);para('Farm and Parsonage Fund',11,False,0,1);para('List of Farms, Houses and Other Property Rented Out as of January 1, 2025',11,True,0,1);para('reported to the Voters\u2019 Assembly, January 19, 2025',10,False,10,1,True)
    para('The Treasurer reports that rent is figured by the year and is due one half on March 1 and one half on December 1, except the houses, which pay monthly. Back rent is what was still owed on January 1.',10,False,8)
    L=lambda d:d.strftime('%B ')+f'{d.day}, {d.year}'
    A=[('A.  FARM GROUND',[
        ('NW\u00bc Sec. 12 (Lund farm)','Eastman Bros.',152.4,D(2023,3,1),D(2026,2,28),38862,0,'Cash rent, $255 an acre. Tile repair at tenant\u2019s cost.'),
        ('E\u00bd SW\u00bc Sec. 12','Eastman Bros.',78.0,D(2023,3,1),D(2026,2,28),18720,0,'Same lease form as Lund farm.'),
        ('Sec. 17 creek bottom','Verlyn Ostrander',41.5,D(2019,3,1),'year to year',4565,1100,'Pasture. 22 cow-calf pairs at most.'),
        ('Cemetery forty','Carl Lindqvist',33.0,D(2024,3,1),D(2027,2,28),7920,0,'No spraying Sundays.')]),
       ('B.  HOUSES',[
        ('Old parsonage, 210 Church St.','Beth and Omar Guthrie',None,D(2022,8,1),D(2025,7,31),10200,0,'$850 a month.'),
        ('Lund farmhouse and shed','Neil Wozniak',None,D(2020,5,1),'year to year',7500,625,'$625 a month. Mows own yard.'),
        ('Teacherage, upper floor','',None,None,None,None,None,'Empty since school closed. Needs furnace.'),
        ('Teacherage, lower floor','Tessa Brannigan',None,D(2024,9,1),D(2025,8,31),6300,0,'$525 a month, reduced for church janitor work.'),
        ('Sexton\u2019s cottage','Vern Acheson',None,D(2012,1,1),'for his lifetime',1,0,'By vote of the Assembly, 2011.')]),
       ('C.  OTHER',[
        ('Tower site, Sec. 17','Prairie Signal LLC',None,D(2016,7,1),D(2026,6,30),13800,0,'Goes to $15,870.00 a year on July 1, 2026 if renewed.'),
        ('Hunting rights, creek bottom','Haverly Rod & Gun Club',None,D(2024,9,1),D(2025,8,31),900,0,''),
        ('Grain bins (2), Lund farm','',None,None,None,None,None,'Not rented this year.')])]
    hd=['Property','Rented to','Acres','From','To','Rent for\nthe year','Back rent']
    t=doc.add_table(rows=1,cols=7)
    def bline(c,side='bottom',sz='8'):
        pr=c._tc.get_or_add_tcPr();b=OxmlElement('w:tcBorders');e=OxmlElement('w:'+side)
        for k,v in(('val','single'),('sz',sz),('color','000000')):e.set(qn('w:'+k),v)
        b.append(e);pr.append(b)
    for j,(c,h) in enumerate(zip(t.rows[0].cells,hd)): put(c,h,9.5,True,'R' if j in(2,5,6) else None);bline(c)
    rephead(t.rows[0]);rows=[];G=[0,0];ac=0;ln=occ=vac=0
    for sec,it in A:
        r=t.add_row().cells;m=r[0].merge(r[6]);put(m,'\n'+sec,10,True)
        st=[0,0]
        for u,te,a,b,e,rent,back,note in it:
            r=t.add_row().cells
            v=[u,te or 'Vacant',f'{a:.1f}' if a else '',L(b) if b else '',L(e) if isinstance(e,D) else (e or ''),('$' if rent and not st[0] else '')+M(rent) if rent else '',M(back) if back else '']
            for j,(c,x) in enumerate(zip(r,v)): put(c,x,9.5,False,'R' if j in(2,5,6) else None)
            if note:
                rr=t.add_row().cells;m=rr[0].merge(rr[6]);put(m,'      '+note,8.5,False,None,True)
            if te:
                occ+=1;st[0]+=rent;st[1]+=back or 0;ac+=a or 0
                mon={850*12:850,7500:625,6300:525}.get(rent)
                rows.append(R(unit=u,tenantName=te,section=sec.split('.  ')[1],statusText='Occupied',leaseStartDate=b,leaseEndDate=e,annualRent=rent,contractRent=mon,balance=back or None,rentSteps=[dict(date='2026-07-01',amount=15870,per='year')] if 'Tower' in u else None))
            else: vac+=1;rows.append(R(unit=u,section=sec.split('.  ')[1],statusText='Vacant'))
        r=t.add_row().cells;put(r[1],'Total '+sec[0],9.5,True);put(r[5],M(st[0]),9.5,True,'R');put(r[6],M(st[1]) if st[1] else '',9.5,True,'R')
        bline(r[5],'top','6');bline(r[6],'top','6');G[0]+=st[0];G[1]+=st[1]
    r=t.add_row().cells;put(r[1],'All rents',9.5,True);put(r[2],f'{ac:.1f}',9.5,True,'R');put(r[5],'$'+M(G[0]),9.5,True,'R');put(r[6],M(G[1]),9.5,True,'R');bline(r[5],'bottom','12')
    widths(t,[4.2,3.5,1.2,2.8,2.8,1.9,1.6])
    para('',5);para('Twelve properties in all; ten are rented, two are not. No deposits are held except one month\u2019s rent on the Old parsonage, which the Ladies\u2019 Aid keeps in its own account.',10)
    para('Respectfully submitted,\n\nFaye Norquist, Treasurer',10)
    topdf(doc,name)
    save(name,rows,'Zion Lutheran Church of Haverly, Farm and Parsonage Fund','2025-01-01',occ+vac,occ,vac,'LAND','typed word-processor list, no grid, note lines under records, annual rents, sections',hard=True,checks=[('o',occ,10),('v',vac,2),('g',G[0],sum(r.get('annualRent',0) for r in rows))])

def marina():
    name='osprey_cove_slip_register_063025.pdf';rnd=random.Random(77)
    W,H=landscape(letter);c=canvas.Canvas(DOC+name,pagesize=(W,H));c.setTitle('Slip register')
    docks=[('A','Fixed dock, 30 ft slips',30,12,285),('B','Floating, 35 ft',35,14,365),('C','Floating, 40 ft',40,12,455),('D','Floating, 50 ft T-heads and ends',50,8,690)]
    X=dict(slip=34,loa=72,holder=104,vessel=238,kind=346,beg=408,exp=462,fee=546,live=592,elec=636,tot=688,dep=734,bal=772)
    ves="Second Wind|Reel Therapy|Miss Marjorie|Blue Heron|Knot Working|Salty Paws|Aunt Fran|Windfall|Tax Refund|Kestrel|Gale Force|Isla Verde|Patience|Old Crow|Sea Ledger|Liberty Belle|Pelican Brief|Nauti Buoy|Evening Star|Carry On|Driftwood|Petrichor|Half Hitch|Osprey II|Bonnie J|Sundowner|Larkspur|Northern Exposure|Meander|Last Call|Vagabond|Tern About|Little Toot|Dream Catcher|Alibi|Gypsy Wren|Marlinspike|Serenity Now|Bay Watcher|Rosalie".split('|')
    rnd.shuffle(ves);vi=0;names=rnd.sample(LAST,46);ni=0
    y=0;pg=0
    def head():
        nonlocal y,pg
        pg+=1;c.setFillColor(colors.HexColor('#0b3c5d'));c.rect(24,H-58,W-48,30,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',13);c.drawString(32,H-48,'OSPREY COVE MARINA');c.setFont('Helvetica',9);c.drawRightString(W-32,H-47,f'Slip Occupancy & Billing Register  |  June 30, 2025  |  Page {pg}')
        c.setFillColor(colors.black);c.setFont('Helvetica-Bold',7.4);y=H-72
        c.drawCentredString((X['beg']+X['exp']+44)/2,y,'---- Agreement ----');c.drawCentredString(618,y,'---- Monthly charges ----')
        y-=10
        for k,t in (('slip','Slip'),('loa','LOA'),('holder','Slipholder'),('vessel','Vessel'),('kind','Class'),('beg','Begins'),('exp','Ends')): c.drawString(X[k],y,t)
        for k,t in (('fee','Dockage'),('live','Liveabd'),('elec','Elec'),('tot','Total'),('dep','Deposit'),('bal','Past due')): c.drawRightString(X[k],y,t)
        y-=4;c.setLineWidth(.7);c.line(30,y,W-24,y);y-=11
    head();rows=[];G=[0]*6;cnt=[0,0];planted=None;summ=[]
    f=lambda d:d.strftime('%b %d, %Y').replace(' 0',' ')
    for dk,ds,ln,n,fee in docks:
        if y<120: c.showPage();head()
        c.setFont('Helvetica-Bold',8.4);c.drawString(30,y,f'DOCK {dk}   {ds}');y-=12
        S=[0]*6;occ=0
        for i in range(1,n+1):
            if y<44: c.showPage();head()
            u=f'{dk}-{i:02d}';c.setFont('Helvetica',7.8);c.drawString(X['slip'],y,u);x=rnd.random()
            if x<.17:
                c.setFont('Helvetica-Oblique',7.8);w=rnd.choice(['Open','Open','Open - waitlist called'])
                c.drawString(X['holder'],y,w);rows.append(R(unit=u,section=f'DOCK {dk}',statusText=w));y-=11;continue
            occ+=1;kind=rnd.choice(['Annual']*5+['Seasonal']*3+['Liveaboard']*2)
            nm=names[ni]+', '+rnd.choice(FIRST);ni+=1;v=ves[vi];vi+=1
            if kind=='Seasonal': b=D(2025,5,1);e=D(2025,10,31);fe=round(fee*1.2)
            else: b=D(2024,rnd.choice([7,9,10,11]),1) if rnd.random()<.6 else D(2025,rnd.choice([1,2,3,4]),1);e=addm(b,12)-dt.timedelta(days=1);fe=fee
            lv=150 if kind=='Liveaboard' else 0;el=rnd.choice([0,35,35,50]) if kind!='Liveaboard' else 85
            tot=fe+lv+el;dep=rnd.choice([fe,fe,500,250]);bal=rnd.choice([0]*8+[tot,tot*2,48.5])
            c.drawString(X['loa'],y,f"{ln-rnd.randint(1,7)}'");c.drawString(X['holder'],y,nm);c.drawString(X['vessel'],y,v);c.drawString(X['kind'],y,kind);c.drawString(X['beg'],y,f(b));c.drawString(X['exp'],y,f(e))
            for k,a in (('fee',fe),('live',lv),('elec',el),('tot',tot),('dep',dep),('bal',bal)): c.drawRightString(X[k],y,M(a) if a else '')
            for j,a in enumerate((fe,lv,el,tot,dep,bal)): S[j]+=a
            rows.append(R(unit=u,section=f'DOCK {dk}',tenantName=nm,statusText='Occupied',leaseStartDate=b,leaseEndDate=e,contractRent=fe,charges=[dict(code=q,amount=a) for q,a in (('Dockage',fe),('Liveabd',lv),('Elec',el)) if a],totalCharges=tot,deposit=dep,balance=bal or None));y-=11
        P=list(S)
        if dk=='C':
            P[0]=S[0]+300;planted=dict(what=f'Dock C subtotal of Dockage is printed {M(P[0])}; its rows sum to {M(S[0])}',kind='total_wrong')
        c.setFont('Helvetica-Bold',7.8);c.line(X['fee']-34,y+8,W-24,y+8);c.drawString(X['holder'],y,f'Dock {dk}: {n} slips, {occ} taken, {n-occ} open')
        for k,a in zip(('fee','live','elec','tot','dep','bal'),P): c.drawRightString(X[k],y,M(a) if a else '')
        y-=18;G=[a+b for a,b in zip(G,S)];cnt[0]+=n;cnt[1]+=occ
    if y<60: c.showPage();head()
    c.setLineWidth(1);c.line(30,y+9,W-24,y+9);c.drawString(30,y-2,'MARINA TOTAL');c.drawString(X['holder'],y-2,f'{cnt[0]} slips, {cnt[1]} taken, {cnt[0]-cnt[1]} open')
    for k,a in zip(('fee','live','elec','tot','dep','bal'),G): c.drawRightString(X[k],y-2,M(a))
    c.setFont('Helvetica-Oblique',7);c.drawString(30,y-18,'Seasonal agreements run May through October. LOA is of the vessel, not the slip. Past due excludes fuel dock and ship store accounts.')
    c.save()
    save(name,rows,'Osprey Cove Marina','2025-06-30',cnt[0],cnt[1],cnt[0]-cnt[1],'OTHER','marina slip register, landscape, grouped header, dock sections, subtotal defect',planted=planted,checks=[('g',G[3],sum(r.get('totalCharges',0) for r in rows))])

def office():
    name='bellweather_exec_suites_tenancy_schedule.pdf'
    # Calgary, two-line records; monthly basic + addl + parking + gst? 
    dat=[('100','Cordell Wills & Estates LLP','Law office',1840,D(2021,6,1),D(2026,5,31),3066.67,2392,300,7500,0,('01-Jun-2026',3220.00),'One 5-yr renewal at market'),
     ('110','Bow Valley Denturist','Denture clinic',960,D(2019,2,1),D(2027,1,31),1680,1248,75,1500,0,None,'None'),
     ('115','Meridian Bookkeeping (K. Pham)','Office',410,D(2024,10,1),'Monthly',640,533,0,640,0,None,'60 days notice either side'),
     ('120',None,None,725,None,None,None,None,None,None,None,None,'Last held by Larch Design to 31-Dec-2024'),
     ('130','Foothills Hearing Ltd.','Audiology',1105,D(2022,9,1),D(2027,8,31),1933.75,1436.5,150,3867.5,0,('01-Sep-2025',2025.83),'One 3-yr renewal'),
     ('200','Aspen & Reyes Insurance','Agency',1520,D(2023,1,1),D(2027,12,31),2660,1976,225,4636,0,('01-Jan-2026',2786.67),'Two 5-yr renewals'),
     ('205','Northgate Immigration Consult','Office',385,D(2025,3,1),D(2026,2,28),625,500.5,75,625,1200.5,None,'None'),
     ('210','Dr. L. Voss, Psychologist','Consulting room',290,D(2020,11,1),'Monthly',520,377,75,0,0,None,'None'),
     ('215',None,None,300,None,None,None,None,None,None,None,None,'Shown as storage to landlord, no charge'),
     ('220','Prairie Rose Home Care Inc.','Office',1275,D(2022,4,1),D(2025,9,30),2125,1657.5,150,3782.5,-150,None,'Not renewing; notice rec\'d 02-Jun-2025'),
     ('300','Tundra Geomatics Ltd.','Survey office',2240,D(2018,8,1),D(2028,7,31),3920,2912,450,6832,0,('01-Aug-2026',4106.67),'One 5-yr renewal'),
     ('310','St. Columba Parish Counselling','Non-profit',640,D(2017,1,1),D(2026,12,31),800,832,0,0,0,None,'Rent reduced by resolution of trustees'),
     ('320',None,None,870,None,None,None,None,None,None,None,None,'Offered at 1,450.00 per month basic'),
     ('325','Kettering Appraisals','Office',515,D(2024,5,1),D(2027,4,30),858.33,669.5,75,1527.83,764.42,None,'None')]
    ff=lambda d:d.strftime('%d-%b-%Y') if isinstance(d,D) else (d or '')
    pdf=FPDF('P','mm','letter');pdf.set_margins(12,12,12);pdf.set_auto_page_break(False);pdf.add_page()
    pdf.set_font('Helvetica','B',12);pdf.cell(0,6,'BELLWEATHER EXECUTIVE CENTRE',new_x='LMARGIN',new_y='NEXT');pdf.set_font('Helvetica','',9);pdf.cell(0,4.5,'4410 Macleod Trail SW, Calgary, Alberta',new_x='LMARGIN',new_y='NEXT');pdf.cell(0,4.5,'Tenancy Schedule at 30-Jun-2025 (Canadian dollars, GST not included)',new_x='LMARGIN',new_y='NEXT');pdf.cell(0,4.5,'Owner: The Abernathy Estate Trust      Manager: Cope & Dray Realty Managers',new_x='LMARGIN',new_y='NEXT');pdf.ln(3)
    ws=[14,46,16,23,25,22,22,0];ws[7]=191.9-sum(ws)
    pdf.set_fill_color(225,225,225);pdf.set_font('Helvetica','B',8)
    h1=['Suite','Tenant','Area sf','Commenced','Basic rent','Add\'l rent','Parking','Total'];h2=['','Use','','Expires','Next step-up','Deposit','Owing','']
    # row: line2: use, , expiry, step, deposit, owing ; line3 option
    al=['L','L','R','L','R','R','R','R']
    def line(v,fill=False,b=False,h=4):
        pdf.set_font('Helvetica','B' if b else '',8)
        for x,w,a,k in zip(v,ws,al,range(8)): pdf.cell(w,h,x,align=a,fill=fill)
        pdf.ln(h)
    line(h1,True,True);line(h2,True,True);pdf.ln(1)
    rows=[];T=[0]*7;occ=0
    for u,te,use,sf,b,e,br,ar,pk,dep,ow,st,opt in dat:
        pdf.set_draw_color(170,170,170);pdf.line(12,pdf.get_y(),204,pdf.get_y());pdf.ln(.8)
        T[0]+=sf
        if te:
            tot=br+ar+pk;occ+=1;T[1]+=sf
            for j,x in zip(range(2,7),(br,ar,pk,tot,dep)):T[j]+=x
            line([u,te,f'{sf:,}',ff(b),M(br),M(ar),M(pk),M(tot)],b=False)
            line(['',use,'',ff(e),f'{M(st[1])} on' if st else '',M(dep),M(ow) if ow>=0 else f'({M(-ow)})',''])
            pdf.set_font('Helvetica','I',7);pdf.cell(ws[0],3.4,'');pdf.cell(sum(ws[1:4]),3.4,'Option: '+opt);pdf.cell(ws[4],3.4,st[0] if st else '',align='R');pdf.ln(4.2)
            sd=dt.datetime.strptime(st[0],'%d-%b-%Y').date().isoformat() if st else None
            rows.append(R(unit=u,tenantName=te,statusText='Occupied',area=sf,leaseStartDate=b,leaseEndDate=e,contractRent=br,charges=[dict(code=c,amount=round(a,2)) for c,a in (('Basic rent',br),("Add'l rent",ar),('Parking',pk))],totalCharges=tot,deposit=dep,balance=ow,rentSteps=[dict(date=sd,amount=st[1])] if st else None))
        else:
            line([u,'- VACANT -',f'{sf:,}','','','','',''])
            pdf.set_font('Helvetica','I',7);pdf.cell(ws[0],3.4,'');pdf.cell(100,3.4,opt);pdf.ln(4.2)
            rows.append(R(unit=u,statusText='VACANT',area=sf,marketRent=1450.0 if 'Offered' in opt else None))
    pdf.set_draw_color(0,0,0);pdf.line(12,pdf.get_y(),204,pdf.get_y());pdf.ln(1)
    line(['','Leased',f'{T[1]:,}','',M(T[2]),M(T[3]),M(T[4]),M(T[5])],b=True)
    line(['','Vacant',f'{T[0]-T[1]:,}','','','','',''],b=True)
    line(['','Building',f'{T[0]:,}','','','','',''],b=True);pdf.ln(3)
    pdf.set_font('Helvetica','',8);pdf.cell(0,4,f'Fourteen suites, {occ} leased and {14-occ} vacant.  Deposits held in trust {M(T[6])}.  Next step-up is the new monthly basic rent and its date.',new_x='LMARGIN',new_y='NEXT')
    pdf.output(DOC+name)
    save(name,rows,'Bellweather Executive Centre','2025-06-30',14,occ,14-occ,'OFFICE','two/three-line records with stacked headers, Canada, fpdf2',hard=True,checks=[('t',T[5],sum(r.get('totalCharges',0) for r in rows)),('d',T[6],sum(r.get('deposit',0) for r in rows))])
if __name__=='__main__': mieter();farm();marina();office()
