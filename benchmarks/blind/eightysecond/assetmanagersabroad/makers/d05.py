from common import *
from fpdf import FPDF
rnd=random.Random(505); F='de_mieterliste_wohn_geschaeftshaus.pdf'
de=lambda x,n=2:f'{x:,.{n}f}'.translate(str.maketrans(',.','.,'))
dd=lambda d:d.strftime('%d.%m.%Y') if isinstance(d,dt.date) else (d or '')
X=[]  # sec,nr,lage,nutzung,mieter,qm,beginn,ende,nkm,bk,hk,mwst,kaution,bem,steps
def ge(nr,lage,nu,mi,qm,b,e,nkm,bk,hk,mw,ka,bem,st=()): X.append(['Gewerbe',nr,lage,nu,mi,qm,b and D(b),D(e) if e and e[0]=='2' else e,nkm,bk,hk,mw,ka,bem,list(st)])
ge('GE 01','EG links','Ladenlokal','Bäckerei Hollerbusch GmbH',86.4,'2018-04-01','2028-03-31',1814.40,172.80,95,1,5443.20,'Index (VPI), Option 2 x 5 Jahre')
ge('GE 02','EG rechts','Ladenlokal','Optik Lindenhof e.K.',112.75,'2021-09-01','2031-08-31',2480.50,225.50,124,1,7441.50,'Staffel ab 01.09.2027: 2.593,25 €',[('2027-09-01',2593.25)])
ge('GE 03','EG Hof','Büro','',64.2,None,None,None,None,None,0,None,'Sollmiete 12,50 €/m²; seit 02/2026 leer')
ge('GE 04','1. OG','Praxis','Dr. med. dent. R. Wengenroth & Kollegen',148.3,'2015-01-01','2029-12-31',2372.80,296.60,178,0,7118.40,'Umsatzsteuerfrei (§ 4 Nr. 14 UStG)')
ge('GE 05','UG','Lager','Optik Lindenhof e.K.',41,'2021-09-01','2031-08-31',225.50,30.75,None,1,None,'zu GE 02')
N=iter("A. Krummholz|Familie Yildirim-Berg|J. u. S. Pfannstiel|M. Oberkofler|T. Wiechert|E. Sandoval Ruiz|Studierenden-WG Haberle/Ndoye|K. Dombrowa|H. Zirbel|Ehel. Nettelbeck|P. Vandersee|F. Achterberg|G. Lohkamp|Familie Trieu|B. Hasselfeld|C. Marquardsen|S. Ebenhöh|Ehel. Rautmann|D. Kopetzky|W. Immenroth|L. Okafor-Stein|R. Buchenau".split('|'))
W=0
for hs,fl in (('VH',('1. OG','2. OG','3. OG','4. OG','DG')),('HH',('EG','1. OG','2. OG','3. OG'))):
    for f in fl:
        for pos in (('li.','re.') if not (hs=='VH' and f=='1. OG') else ('re.',)) if f not in('DG',) else ('',):
            W+=1; nr=f'WE {W:02d}'; zi=rnd.choice([1,2,2,3,3,4]); qm=round({1:34,2:56,3:78,4:104}[zi]+rnd.uniform(-4,6),2); nu=f'Wohnung {zi} Zi.'; lage=f'{hs} {f} {pos}'.strip()
            if W in (8,): X.append(['Wohnungen',nr,lage,nu,'',qm,None,None,None,None,None,0,None,'Sanierung, Neuvermietung geplant',[]]); continue
            b=dt.date(rnd.randint(1994,2025),rnd.randint(1,12),rnd.choice([1,1,1,15])); q=7.2+(b.year-1994)*.19+rnd.uniform(-.5,.6); nkm=round(q*qm,2)
            bem='';st=[];e='unbefristet'
            if W in (3,12): st=[('2027-01-01',round(nkm*1.03,2)),('2028-01-01',round(nkm*1.06,2))]; bem='Staffel: '+'; '.join(f'ab {D(a).strftime("%d.%m.%Y")} {de(v)} €' for a,v in st)
            elif W==6: e=D('2027-03-31'); bem='Zeitmietvertrag'
            elif W==15: bem='gekündigt zum 31.08.2026'
            elif rnd.random()<.25: bem=rnd.choice(['Indexmiete','Mieterhöhung § 558 zum 01.10.2026 angekündigt','Sozialbindung bis 2031','Mietminderung 5 % strittig'])
            X.append(['Wohnungen',nr,lage,nu,next(N),qm,b,e,nkm,round(qm*1.85,0),round(qm*1.35,0),0,round(nkm*rnd.choice([2,3,3]),2) if b.year>1999 else None,bem,st])
for i in range(1,9):
    v=i in(5,); ten=[x[4] for x in X if x[0]=='Wohnungen' and x[4]]
    X.append(['Stellplätze',f'ST {i}','Hof' if i<6 else 'Tiefgarage','Stellplatz' if i<6 else 'TG-Stellplatz','' if v else (rnd.choice(ten) if i!=2 else 'Optik Lindenhof e.K.'),None,None if v else dt.date(rnd.randint(2012,2025),rnd.randint(1,12),1),None if v else 'unbefristet',None if v else (45.0 if i<6 else 85.0),None,None,1 if i==2 else 0,None,'',[]])
pdf=FPDF('L','mm','A4'); pdf.set_margins(8,10); pdf.set_auto_page_break(False)
pdf.add_font('D','','/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf') if os.path.exists('/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf') else pdf.add_font('D','','/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf')
pdf.add_font('D','B','/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf') if os.path.exists('/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf') else pdf.add_font('D','B','/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf')
Wd=[11,19,21,45,14,16,17,18,11,15,15,15,18,18,28]
H1=['Nr.','Lage','Nutzung','Mieter','Fläche','Miet-','Miet-','Nettokalt-','€/m²','Voraus-','Voraus-','MwSt.','Gesamt-','Kaution','Bemerkung']
H2=['','','','','m²','beginn','ende','miete €','','zahlung BK','zahlung HK','19 %','miete €','€','']
def head(first=False):
    pdf.add_page(); pdf.set_font('D','B',11 if first else 8)
    pdf.cell(0,5,'Mieterliste – Wohn- und Geschäftshaus Lindenstraße 48, 04229 Leipzig',new_x='LMARGIN',new_y='NEXT'); pdf.set_font('D','',7)
    pdf.cell(0,4,'Objekt 0173 · Hausverwaltung Brückner & Thoma GmbH · Stand: 01.06.2026 · Beträge monatlich in EUR',new_x='LMARGIN',new_y='NEXT'); pdf.ln(1.5)
    pdf.set_font('D','B',6.6); pdf.set_fill_color(225,225,225)
    for H,bd in ((H1,'T'),(H2,'B')):
        for w,h,j in zip(Wd,H,range(15)): pdf.cell(w,3.8,h,border=bd,align='R' if j in(4,7,8,9,10,11,12,13) else 'L',fill=True)
        pdf.ln()
rows=[]; head(True); G=dict(qm=0,nkm=0,bk=0,hk=0,mw=0,ges=0,ka=0)
def line(v,bold=False,h=4.6,top=False):
    pdf.set_font('D','B' if bold else '',6.5); x0,y0=pdf.get_x(),pdf.get_y()
    # wrap remark
    ls=pdf.multi_cell(Wd[14],3.3,v[14],dry_run=True,output='LINES') if v[14] else ['']; hh=max(h,3.3*len(ls)+1)
    if pdf.get_y()+hh>196: head(); pdf.set_font('D','B' if bold else '',6.5); y0=pdf.get_y()
    for j in range(14): pdf.cell(Wd[j],4.6,v[j],align='R' if j in(4,7,8,9,10,11,12,13) else 'L')
    if v[14]: pdf.set_xy(x0+sum(Wd[:14]),y0+.6); pdf.multi_cell(Wd[14],3.3,v[14],align='L')
    pdf.set_xy(x0,y0+hh); pdf.set_draw_color(190); pdf.line(x0,y0+hh,x0+sum(Wd),y0+hh); pdf.set_draw_color(0)
    if top: pdf.line(x0,y0,x0+sum(Wd),y0)
for sec in ('Gewerbe','Wohnungen','Stellplätze'):
    S=dict.fromkeys(G,0)
    if pdf.get_y()>180: head()
    pdf.set_font('D','B',7.5); pdf.cell(0,6,sec,new_x='LMARGIN',new_y='NEXT')
    for _,nr,lage,nu,mi,qm,b,e,nkm,bk,hk,mw,ka,bem,st in [x for x in X if x[0]==sec]:
        S['qm']+=qm or 0
        if not mi:
            line([nr,lage,nu,'Leerstand',de(qm) if qm else '','','','','','','','','','',bem]); rows.append(dict(unit=nr,section=sec,unitType=nu,area=qm,statusText='Leerstand')); continue
        m=round((nkm+(bk or 0)+(hk or 0))*.19,2) if mw else 0; ges=round(nkm+(bk or 0)+(hk or 0)+m,2)
        line([nr,lage,nu,mi,de(qm) if qm else '',dd(b),dd(e),de(nkm),de(nkm/qm) if qm else '',de(bk) if bk else '',de(hk) if hk else '',de(m) if m else '',de(ges),de(ka) if ka else '',bem])
        for k,v in (('nkm',nkm),('bk',bk),('hk',hk),('mw',m),('ges',ges),('ka',ka)): S[k]+=v or 0
        rows.append(dict(unit=nr,section=sec,unitType=nu,area=qm,tenantName=mi,leaseStartDate=iso(b),leaseEndDate=iso(e),contractRent=nkm,deposit=ka,totalCharges=ges,statusText='Occupied',
          charges=[dict(code=c,amount=v) for c,v in (('Vorauszahlung BK',bk),('Vorauszahlung HK',hk),('MwSt. 19 %',m)) if v],rentSteps=[dict(date=a,amount=v) for a,v in st]))
    f=lambda k,S:de(S[k]) if S[k] else ''
    line(['','','','Summe '+sec,f('qm',S),'','',f('nkm',S),'',f('bk',S),f('hk',S),f('mw',S),f('ges',S),f('ka',S),''],True,top=True); pdf.ln(2)
    for k in G: G[k]+=S[k]
line(['','','','Gesamtsumme',f('qm',G),'','',f('nkm',G),'',f('bk',G),f('hk',G),f('mw',G),f('ges',G),f('ka',G),''],True,top=True)
v=sum(1 for x in X if not x[4]); pdf.ln(3); pdf.set_font('D','',7)
if pdf.get_y()>185: head()
pdf.cell(0,4,f'Mieteinheiten gesamt: {len(X)} (Gewerbe 5, Wohnungen {W}, Stellplätze 8) · vermietet: {len(X)-v} · Leerstand: {v}',new_x='LMARGIN',new_y='NEXT')
pdf.cell(0,4,f'Jahresnettokaltmiete (IST): {de(G["nkm"]*12)} €   BK = Betriebskosten, HK = Heizkosten, VH = Vorderhaus, HH = Hinterhaus'); pdf.output(f'{B}/documents/{F}')
q=lambda k:[round(G[k],2),de(G[k])]
save(F,'Wohn- und Geschäftshaus Lindenstraße 48','2026-06-01',rows,len(X),len(X)-v,v,'MIXED_USE','German Mieterliste of a property manager, sections, BK/HK prepayments, VAT, Staffel in remarks, decimal comma',True,{'area':q('qm'),'contractRent':q('nkm'),'charge:Vorauszahlung BK':q('bk'),'charge:Vorauszahlung HK':q('hk'),'charge:MwSt. 19 %':q('mw'),'totalCharges':q('ges'),'deposit':q('ka')})
