from common import *
import subprocess, shutil
from docx import Document
from docx.shared import Pt, Inches, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, legal, landscape
TMP=os.path.join(BASE,'tmp')
def topdf(doc,name):
    p=os.path.join(TMP,name.replace('.pdf','.docx')); doc.save(p)
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,p],check=True,capture_output=True)
def shade(cell,c):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),c); cell._tc.get_or_add_tcPr().append(e)
def txt(cell,s,b=False,sz=10,al=None,it=False):
    p=cell.paragraphs[0]; r=p.add_run(s); r.bold=b; r.italic=it; r.font.size=Pt(sz); p.paragraph_format.space_after=Pt(0)
    if al=='R': p.alignment=WD_ALIGN_PARAGRAPH.RIGHT
    if al=='C': p.alignment=WD_ALIGN_PARAGRAPH.CENTER
def widths(t,ws):
    t.autofit=False
    for col,w in zip(t.columns,ws): col.width=Inches(w)
    for r in t.rows:
        for c,w in zip(r.cells,ws): c.width=Inches(w)

# ---------------------------------------------------------------- 4 church letter
def church():
    name='st_hedwig_trustees_letter.pdf'
    R=[ # space, who, use, sf, month, deposit, since, until
     ('Parish House, upstairs','Sexton (Harlan Niemi)','lives there',920,0,None,'2016','while employed'),
     ('Parish House, down','Bright Acorns Day School','nursery school',2450,1475,1000,'August 2012','June 30, 2027'),
     ('Old Convent, Rm. 1','Tri-County Food Shelf','storage, office',610,150,None,'2019','no lease'),
     ('Old Convent, Rm. 2','Lakes Area Hospice, Inc.','office',480,385,385,'March 2021','February 28, 2026'),
     ('Old Convent, Rm. 3',None,None,455,None,None,None,None),
     ('14 Main, store','Dettmer Shoe & Saddle Repair','shop',1180,825,800,'October 1998','month to month'),
     ('14 Main, Apt. A','Marlene Quill','dwelling',700,560,500,'May 2009','month to month'),
     ('14 Main, Apt. B','Troy and Dana Fenske','dwelling',840,675,675,'September 2023','August 31, 2026'),
     ('16 Main','Northern Pines Title Co.','office',1325,1090,1090,'January 2018','December 31, 2027'),
     ('Garage behind 16 Main','Walt Odegard','2 cars, boat',620,95,None,'2020','no lease'),
    ]
    d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.9); s.top_margin=Inches(.8)
    st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11.5); st.paragraph_format.space_after=Pt(6)
    p=d.add_paragraph(); p.alignment=WD_ALIGN_PARAGRAPH.CENTER; r=p.add_run('ST. HEDWIG LUTHERAN CHURCH'); r.bold=True; r.font.size=Pt(16); p.paragraph_format.space_after=Pt(0)
    p=d.add_paragraph('Board of Trustees  \u2022  20 Main Street, Pequot Falls, Minnesota'); p.alignment=WD_ALIGN_PARAGRAPH.CENTER
    d.add_paragraph('April 14, 2025'); d.add_paragraph('Mr. Russell Haberman\nFarmers & Drovers State Bank\nPequot Falls')
    d.add_paragraph('Dear Russ,')
    d.add_paragraph('You asked for a list of who rents from us in the three buildings the congregation owns apart from the sanctuary. Here it is as the treasurer has it this month. Feet are from the 2003 insurance survey and are close.')
    t=d.add_table(rows=1,cols=8); t.style='Table Grid'
    for c,h,a in zip(t.rows[0].cells,['Space','Who has it','What for','About sq. feet','Pays a month','Deposit we hold','There since','Paper runs to'],[None,None,None,'R','R','R',None,None]): txt(c,h,True,9.5,a); shade(c,'E8E4D8')
    for sp,w,us,sf,m,dep,si,un in R:
        c=t.add_row().cells
        txt(c[0],sp,sz=9.5); txt(c[1],w or '(empty since Christmas)',sz=9.5,it=w is None); txt(c[2],us or '',sz=9.5); txt(c[3],f'{sf:,}',sz=9.5,al='R')
        txt(c[4],'' if m is None else f'${m:,}',sz=9.5,al='R'); txt(c[5],'' if not dep else f'${dep:,}',sz=9.5,al='R'); txt(c[6],si or '',sz=9.5); txt(c[7],un or '',sz=9.5)
    widths(t,[1.1,1.4,.8,.6,.65,.7,.85,.95])
    tot=sum(r[4] or 0 for r in R); dep=sum(r[5] or 0 for r in R)
    p=d.add_paragraph(); p.paragraph_format.space_before=Pt(8)
    p.add_run(f'That is nine of the ten spaces let and ${tot:,} coming in each month, and ${dep:,} in deposits, which sit in the savings account with you. The sexton lives free as part of his pay. Before the last people left, Room 3 brought in a little less than Room 2 and the council has not set a new figure.')
    d.add_paragraph('Mr. Dettmer pays when the shoes sell, but he always pays. We talked about raising Marlene and decided to leave it be until she says otherwise.')
    d.add_paragraph('Yours truly,'); d.add_paragraph('\nIrene Torvik, Treasurer for the Trustees')
    topdf(d,name)
    T=[dict(unit=r[0],tenantName=r[1],statusText='Occupied' if r[1] else '(empty since Christmas)',area=r[3],contractRent=r[4],deposit=r[5],moveInDate=r[6],leaseEndDate=({'June 30, 2027':'2027-06-30','February 28, 2026':'2026-02-28','August 31, 2026':'2026-08-31','December 31, 2027':'2027-12-31'}.get(r[7],r[7]))) for r in R]
    save(name,'MIXED_USE',dict(propertyName='St. Hedwig Lutheran Church',asOnDate='2025-04-14',units=10,occupied=9,vacant=1,rows=T),'letter of church trustees to the bank (word processor), table in the middle with homely header words, totals only in the prose',True)

# ---------------------------------------------------------------- 5 Spanish
def alamos():
    name='edificio_los_alamos_inquilinos.pdf'; rnd=random.Random(32002)
    ap="García Reséndez|Hinojosa Lara|Cantú Peña|Treviño Salas|Elizondo Ruiz|Zúñiga Mata|Benavides Ochoa|Garza Olvera|Villarreal Soto|Longoria Díaz|Cavazos Ibarra|Salinas Quiroga|Montemayor Rey|Arredondo Vela|Peña Escamilla|Tijerina Cano".split('|'); no="María Elena,Jorge,Luis Alberto,Rosaura,Ignacio,Ana Lucía,Héctor,Guadalupe,Ramiro,Silvia,Óscar,Norma,Adrián,Beatriz,Tomás,Josefina".split(',')
    rnd.shuffle(ap); rows=[]
    for pl,us in (('PLANTA BAJA',range(1,9)),('PLANTA ALTA',range(11,19))):
        for u in us:
            k=rnd.choice(['1 rec.','2 rec.','2 rec.','estudio']); base={'1 rec.':725,'2 rec.':895,'estudio':575}[k]
            r=dict(pl=pl,unit=f'{u:02d}',k=k)
            if u in (5,16): r['vac']='DESOCUPADO'
            elif u==12: r['vac']='EN REPARACIÓN'
            else:
                i=len([x for x in rows if 'ten' in x]); r['ten']=f'{no[i]} {ap[i]}'; r['rent']=base+rnd.choice([-50,-25,0,0,0,30]); r['ag']=rnd.choice([35,45,55])
                r['dep']=rnd.choice([300,r['rent'],base,500]); ini=dt.date(rnd.randint(2018,2024),rnd.randint(1,12),rnd.choice([1,1,5,8,10,15,18,22])); r['ini']=ini
                fin=dt.date(2025,ini.month,ini.day) if (ini.month,ini.day)>(3,31) else dt.date(2026,ini.month,ini.day)
                r['fin']=fin-dt.timedelta(days=1) if rnd.random()<.72 else None
                r['debe']=rnd.choice([0]*5+[r['rent'],r['rent']+r['ag'],200])
            rows.append(r)
    d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5); s.left_margin=s.right_margin=Inches(.7); s.top_margin=Inches(.6); s.bottom_margin=Inches(.6)
    d.styles['Normal'].font.name='Liberation Sans'; d.styles['Normal'].font.size=Pt(10)
    p=d.add_paragraph(); r_=p.add_run('RELACIÓN DE INQUILINOS'); r_.bold=True; r_.font.size=Pt(15); p.paragraph_format.space_after=Pt(0)
    p=d.add_paragraph('Edificio Los Álamos \u2013 611 Calle Hidalgo, Río Bravo Heights, Texas'); p.paragraph_format.space_after=Pt(0)
    p=d.add_paragraph('Al 31 de marzo de 2025          Cantidades en dólares; fechas día/mes/año'); p.paragraph_format.space_after=Pt(6)
    H=['Apto.','Tipo','Inquilino','Renta\nmensual','Agua y\nbasura','Total\nmes','Depósito','Contrato\ninicia','Contrato\nvence','Debe']
    t=d.add_table(rows=1,cols=10); t.style='Light Grid Accent 1'
    for c,h,a in zip(t.rows[0].cells,H,'LLLRRRRCCR'): txt(c,h,True,9,a if a!='L' else None)
    mm=lambda v:f'${v:,.2f}'
    def line(v,b=False):
        c=t.add_row().cells
        for i,x in enumerate(v): txt(c[i],x,b or (i==0 and bool(x)),9.5,'R' if i in (3,4,5,6,9) else 'C' if i in (7,8) else None)
        return c
    for pl in ('PLANTA BAJA','PLANTA ALTA'):
        c=t.add_row().cells; m=c[0].merge(c[9]); txt(m,pl,True,9.5); shade(m,'DDDDDD')
        for r in [x for x in rows if x['pl']==pl]:
            if 'vac' in r: line([r['unit'],r['k'],r['vac'],'','','','','','',''])
            else: line([r['unit'],r['k'],r['ten'],mm(r['rent']),mm(r['ag']),mm(r['rent']+r['ag']),mm(r['dep']),r['ini'].strftime('%d/%m/%Y'),r['fin'].strftime('%d/%m/%Y') if r['fin'] else 'mes a mes',mm(r['debe']) if r['debe'] else ''])
    S=lambda k:sum(x.get(k,0) for x in rows)
    line(['','','SUMAN',mm(S('rent')),mm(S('ag')),mm(S('rent')+S('ag')),mm(S('dep')),'','',mm(S('debe'))],True)
    widths(t,[.6,.75,2.2,.9,.8,.95,.95,.95,.95,.85])
    occ=[x for x in rows if 'ten' in x]
    p=d.add_paragraph(); p.paragraph_format.space_before=Pt(6); p.add_run(f'{len(rows)} departamentos: {len(occ)} rentados y {len(rows)-len(occ)} sin inquilino. El 12 se está arreglando por la fuga de agua. Firmado: R. Montalvo, propietario.').font.size=Pt(9.5)
    topdf(d,name)
    T=[dict(unit=r['unit'],unitType=r['k'],section=r['pl'],tenantName=r.get('ten'),statusText=r.get('vac','Occupied'),contractRent=r.get('rent'),charges=[{"code":"Agua y basura","amount":r['ag']}] if 'ten' in r else None,totalCharges=r['rent']+r['ag'] if 'ten' in r else None,deposit=r.get('dep'),
        leaseStartDate=iso(r['ini']) if 'ini' in r else None,leaseEndDate=None if 'ten' not in r else (iso(r['fin']) if r['fin'] else 'mes a mes'),balance=r.get('debe') or None) for r in rows]
    save(name,'MULTIFAMILY',dict(propertyName='Edificio Los Álamos',asOnDate='2025-03-31',units=len(rows),occupied=len(occ),vacant=len(rows)-len(occ),rows=T),'Spanish tenant list from a word processor: day-first dates, floor heading rows merged across, DESOCUPADO in the tenant cell',True)

# ---------------------------------------------------------------- 6 cards
def cards():
    name='fairgrounds_plaza_lease_cards.pdf'
    D=dt.date
    C=[('1','Prairie Rose Floral & Gifts','Lois Beitz',1400,1225.00,262.50,D(2021,5,1),D(2026,4,30),1225.00,[(D(2026,5,1),1290.00)],'one 3-yr at 5%'),
       ('2','Dollar Basket Stores #418','Dollar Basket of Iowa, Inc.',7800,4225.00,910.00,D(2019,2,1),D(2029,1,31),0.00,[(D(2027,2,1),4550.00)],'two 5-yr'),
       ('3A','Kwik Clip Barbers','R. Juhl',900,850.00,168.75,D(2023,9,1),D(2026,8,31),850.00,[],'none'),
       ('3B',None,None,1100,None,None,None,None,None,[],''),
       ('4','Heartland Chiropractic P.C.','Dr. Neil Wick',1850,1680.00,346.88,D(2020,11,1),D(2025,10,31),1600.00,[(D(2025,11,1),1740.00),(D(2027,11,1),1800.00)],'exercised, papers at lawyer'),
       ('5','Little Caspian Pizza','Sturm Foods LLC',1600,1760.00,300.00,D(2022,3,15),D(2027,3,31),3520.00,[(D(2026,4,1),1812.80)],'one 5-yr at market'),
       ('6','Ag-Sure Crop Insurance','Ag-Sure Agency of Fremont',1250,1093.75,234.38,D(2018,7,1),None,1000.00,[],'month to month since 7/23'),
       ('7',None,None,2200,None,None,None,None,None,[],''),
       ('PAD','Corn Belt Credit Union (ATM)','Corn Belt C.U.',None,300.00,0.00,D(2017,1,1),D(2026,12,31),0.00,[],'auto renew yearly')]
    ask={'3B':1045.00,'7':1870.00}
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1); W,H=letter
    def hdr(pg):
        c.setFont('Times-Bold',14); c.drawString(54,H-48,'FAIRGROUNDS PLAZA'); c.setFont('Times-Roman',10); c.drawString(54,H-62,'Lease cards, state of things at August 15, 2025'); c.drawRightString(W-54,H-62,f'sheet {pg} of 3'); 
    m=lambda v:f'${v:,.2f}'
    dd=lambda x:x.strftime('%b %-d, %Y')
    y=None
    for i,(u,t,leg,sf,rent,nnn,st,en,dep,bump,opt) in enumerate(C):
        if i%4==0:
            if i: c.showPage()
            hdr(i//4+1); y=H-84
        h=150; c.setLineWidth(1); c.roundRect(54,y-h,W-108,h,6)
        c.setFillGray(.93); c.rect(55,y-20,W-110,17,stroke=0,fill=1); c.setFillGray(0)
        c.setFont('Helvetica-Bold',11); c.drawString(62,y-15.5,'Space '+u); c.drawString(150,y-15.5,t or 'V A C A N T')
        L=[]; R=[]
        if t:
            L=[('Tenant on lease',leg),('Floor area',f'{sf:,} sq ft' if sf else 'n/a'),('Began',dd(st)),('Ends',dd(en) if en else 'Month to month'),('Option',opt)]
            R=[('Base rent, monthly',m(rent)),('NNN estimate, monthly',m(nnn)),('Tenant pays, monthly',m(rent+nnn)),('Security deposit',m(dep))]
        else:
            L=[('Floor area',f'{sf:,} sq ft')]; R=[('Asking rent, monthly',m(ask[u]))]
        yy=y-38
        for k,v in L: c.setFont('Helvetica',8.5); c.drawString(64,yy,k); c.setFont('Helvetica-Bold',9.5); c.drawString(142,yy,v); yy-=17
        yy=y-38
        for k,v in R: c.setFont('Helvetica',8.5); c.drawString(340,yy,k); c.setFont('Helvetica-Bold',9.5); c.drawRightString(540,yy,v); yy-=17
        if bump:
            c.setFont('Helvetica',8.5); c.drawString(64,y-h+22,'Rent goes to'); c.setFont('Helvetica-Bold',9.5); c.drawString(142,y-h+22,'      '.join(f'{m(a)} on {dd(d_)}' for d_,a in bump))
        c.setFont('Helvetica-Oblique',7.5); c.drawString(64,y-h+7,{'3B':'Empty since spring. Roof drip over back door, landlord to fix before showing.','7':'Was the video store. Church plant looked at it in June.','6':'Wants to stay, wants new carpet.','2':'Percentage rent 2% over $1,400,000, none due so far.'}.get(u,''))
        y-=h+12
    oc=[x for x in C if x[1]]
    c.setFont('Helvetica-Bold',10); c.drawString(54,y-14,f'{len(C)} spaces, {len(oc)} leased, {len(C)-len(oc)} vacant.'); c.setFont('Helvetica',9.5)
    c.drawString(54,y-30,f"Base rent {m(sum(x[4] for x in oc))} and NNN {m(sum(x[5] for x in oc))} a month, together {m(sum(x[4]+x[5] for x in oc))}.  Leased {sum(x[3] or 0 for x in oc):,} of {sum(x[3] or 0 for x in C):,} sq ft.")
    c.save()
    T=[dict(unit='Space '+u,tenantName=t,statusText='Occupied' if t else 'VACANT',area=sf,contractRent=rent,marketRent=ask.get(u),charges=[{"code":"NNN estimate","amount":nnn}] if t else None,totalCharges=round(rent+nnn,2) if t else None,leaseStartDate=iso(st) if st else None,
        leaseEndDate=iso(en) if en else ('Month to month' if t else None),deposit=dep,rentSteps=[{"date":iso(a),"amount":b} for a,b in bump]) for u,t,leg,sf,rent,nnn,st,en,dep,bump,opt in C]
    save(name,'RETAIL',dict(propertyName='Fairgrounds Plaza',asOnDate='2025-08-15',units=len(C),occupied=len(oc),vacant=len(C)-len(oc),rows=T),'lease cards, one boxed block per space with label/value pairs in two columns, rent steps in words',True)

# ---------------------------------------------------------------- 7 co-op
def coop():
    name='linden_court_owners_corp_charges.pdf'; rnd=random.Random(32004)
    nm=iter(names(rnd,60)); rows=[]
    SH={'A':(310,'4\u00bd'),'B':(255,'3\u00bd'),'C':(260,'3\u00bd'),'D':(190,'2\u00bd'),'E':(330,'5')}
    for f in range(1,7):
        for L in 'ABCDE':
            if f==1 and L in 'DE': continue
            sh,rm=SH[L]; sh+=(f-1)*5
            r=dict(unit=f'{f}{L}',sh=sh,rm=rm,f=f)
            a,b=next(nm); r['ten']=f'{a} {b}'
            if rnd.random()<.3: r['ten']=f'{a} & {rnd.choice(FIRST)} {b}'
            if r['unit'] in ('2D','4B','5C'): r['ten']='Wexley Holdings (sponsor)'
            if r['unit'] in ('6D',): r['ten']=f'Estate of {a} {b}'
            r['mt']=round(sh*3.12,2); r['as']=round(sh*.35,2)
            if r['unit']=='1C': r.update(ten='Superintendent',sh=0,mt=0.0,**{'as':0.0})
            r['pk']=rnd.choice([0,0,0,110]) if r['ten']!='Superintendent' else 0; r['st']=rnd.choice([0,0,25]) if r['ten']!='Superintendent' else 0; r['ac']=rnd.choice([0,8,16])if r['ten']!='Superintendent' else 0; r['sb']=0
            if r['ten'].startswith('Wexley'): r['pk']=r['st']=0
            if r['unit'] in ('3A','6B'): r['sb']=round(r['mt']*.15,2)
            r['tot']=round(r['mt']+r['as']+r['pk']+r['st']+r['ac']+r['sb'],2)
            r['bal']=rnd.choice([0.0]*7+[r['tot'],-r['tot'],round(2*r['tot']+50,2)]) if r['tot'] else 0.0
            rows.append(r)
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    cols=[('apt','Apt',40,0),('sh','Shares',104,1),('rm','Layout',114,0),('ten','Shareholder of Record',158,0),('mt','Maint. (Rent)',370,1),('as','Roof Assmt.',424,1),('pk','Garage',468,1),('st','Storage',512,1),('ac','A/C',546,1),('sb','Sublet Fee',598,1),('tot','Monthly Billing',668,1),('bal','Balance 5/31/25',750,1)]
    m=lambda v:f'{v:,.2f}' if v>=0 else f'{-v:,.2f}CR'
    def hdr(pg):
        c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-36,'LINDEN COURT OWNERS CORP.'); c.setFont('Helvetica',8.5); c.drawCentredString(W/2,H-48,'Billing Register - June 2025        118 Linden Street'); c.drawRightString(750,H-36,f'Page {pg}')
        c.setFillColorRGB(.2,.25,.4); c.rect(36,H-72,718,15,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',7.8)
        for k,t,x,rt in cols: (c.drawRightString if rt else c.drawString)(x,H-67.5,t)
        c.setFillGray(0); return H-84
    def tot(lbl,rs,y):
        c.setFont('Helvetica-Bold',8); c.line(36,y+9,754,y+9); c.drawString(158,y,lbl); c.drawRightString(104,y,f"{sum(r['sh'] for r in rs):,}")
        for k,t,x,rt in cols[4:]: c.drawRightString(x,y,m(round(sum(r[k] for r in rs),2)))
    y=hdr(1); pg=1; f=0
    for r in rows:
        if r['f']!=f:
            if f: tot(f'Total floor {f}',[q for q in rows if q['f']==f],y); y-=20
            f=r['f']
            if y<130: c.showPage(); pg+=1; y=hdr(pg)
            c.setFont('Helvetica-BoldOblique',8.5); c.drawString(36,y,f'FLOOR {f}'); y-=13
        c.setFont('Helvetica',8.2)
        c.drawString(40,y,r['unit']); c.drawRightString(104,y,str(r['sh'])); c.drawString(114,y,r['rm']+' rms'); c.drawString(158,y,r['ten'])
        for k,t,x,rt in cols[4:]:
            if r[k] or k in ('mt','as','tot','bal'): c.drawRightString(x,y,m(r[k]))
        y-=13
    tot(f'Total floor {f}',[q for q in rows if q['f']==f],y); y-=22; tot(f'TOTAL, {len(rows)} APARTMENTS',rows,y); 
    c.setFont('Helvetica',8); y-=20; c.drawString(36,y,'Maintenance is $3.12 and the roof assessment $0.35 per share per month (assessment 24 of 36).  The superintendent\'s apartment carries no shares.  Sublet fee is 15% of maintenance.'); y-=11
    c.drawString(36,y,'Managing agent: Corliss & Ware Management - prepared 6/02/2025.  No apartment is vacant.')
    c.save()
    T=[dict(unit=r['unit'],unitType=r['rm']+' rms',section=f"FLOOR {r['f']}",tenantName=r['ten'],statusText='Occupied',contractRent=r['mt'],charges=[{"code":n,"amount":r[k]} for k,n in (('mt','Maint. (Rent)'),('as','Roof Assmt.'),('pk','Garage'),('st','Storage'),('ac','A/C'),('sb','Sublet Fee')) if r[k] or k in('mt','as')],totalCharges=r['tot'],balance=r['bal']) for r in rows]
    save(name,'COOPERATIVE',dict(propertyName='Linden Court Owners Corp.',asOnDate='2025-06',units=len(rows),occupied=len(rows),vacant=0,rows=T),'co-op billing register by floor: shares, maintenance, assessment and other charges in columns, credits as CR, blank zero charges',False)
if __name__=='__main__':
    church(); alamos(); cards(); coop()
