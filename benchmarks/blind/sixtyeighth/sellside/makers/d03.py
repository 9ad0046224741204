# German office Mieterliste, fpdf2
from common import *
from fpdf import FPDF
import subprocess
def fp(n): return [l.split(':')[0] for l in subprocess.run(['fc-list'],capture_output=True,text=True).stdout.splitlines() if n in l][0]
R=random.Random(6803); N='Mieterliste_Buerohaus_Lindenquartier.pdf'; ASOF=D(2025,10,1)
T=['Brandhoff & Kessel Rechtsanwälte PartG mbB','Nordlicht Energieberatung GmbH','Steuerkanzlei Ohlendiek','Kavelin Software AG','Institut für Stadtklima e. V.','Praxis Dr. Maibaum / Dr. Sönke','Wolkensprung Werbeagentur GmbH','Heidkrug Versicherungsmakler GmbH & Co. KG','Freistaat-Finanz Vermittlungs GmbH','Tessendorf Architekten','Polyphon Hörakustik GmbH','Quadrat Personaldienste GmbH','Immenroth Übersetzungen oHG','Gesundheitskasse Mittelland','Zweckverband Regionalverkehr','Arvelund Medizintechnik GmbH','Ingenieurbüro Rautenstrauch','Sprachschule Babylon UG','Notariat Wiebusch','Mobilia Projektentwicklung GmbH','Fahrschule Kurvenreich','Datenschmiede Elm GmbH','Pflegedienst Abendrot gGmbH']
R.shuffle(T); it=iter(T)
de=lambda v,n=2: f'{v:,.{n}f}'.replace(',','#').replace('.',',').replace('#','.')
rows=[]; plan=[]
for bt,fls in (('A',['EG','1. OG','2. OG','3. OG','4. OG']),('B',['EG','1. OG','2. OG','3. OG','UG'])):
    for fl in fls:
        n={'UG':2,'EG':2,'4. OG':1}.get(fl,R.choice([2,3,3]))
        for k in range(n): plan.append((bt,fl,k+1))
vacs={('A','2. OG',2),('B','1. OG',1),('B','UG',2)}
mtm=0
for bt,fl,k in plan:
    code={'EG':'0','UG':'-1'}.get(fl,fl[0])
    u=f'{bt}.{code}.{k:02d}' if fl!='UG' else f'{bt}.U.{k:02d}'
    nz='Lager' if fl=='UG' else ('Laden' if fl=='EG' and k==1 else ('Praxis' if R.random()<.1 else 'Büro'))
    a=round(R.uniform(60,140) if nz=='Lager' else R.uniform(140,520),2)
    r=dict(unit=u,building=f'Bauteil {bt}',area=a,unitType=nz,_fl=fl)
    if (bt,fl,k) in vacs: r['statusText']='Leerstand'; rows.append(r); continue
    try: r['tenantName']=T[0] and next(it)
    except StopIteration: r['statusText']='Leerstand'; rows.append(r); continue
    if nz!='Lager' and nz!='Laden': nz=r['unitType']='Praxis' if any(q in r['tenantName'] for q in('Praxis','Pflege','Medizin')) else 'Büro'
    st=D(R.randrange(2012,2025),R.choice([1,2,4,7,9,10]),R.choice([1,1,1,15])); yrs=R.choice([5,5,10,10,15]); e=end(st,yrs*12)
    r['leaseStartDate']=st
    if e<ASOF: r['leaseEndDate']='unbefristet'; r['_op']='–'; r['_kf']='6 Monate z. QE'
    else: r['leaseEndDate']=e; r['_op']=R.choice(['1 x 5 J.','2 x 5 J.','–','1 x 3 J.']); r['_kf']='–'
    q={'Lager':R.uniform(5,7.5),'Laden':R.uniform(15,22)}.get(nz,R.uniform(11.5,17.5))
    r['contractRent']=round(a*q,2); n=R.choice([0,0,2,3,4,6]) if nz!='Lager' else 0
    nk=round(a*R.choice([2.8,3.2,3.5,3.9]),2); sp=n*75.0
    r['_n']=n; r['charges']=[dict(code='Stellplätze',amount=sp)] if n else []; r['charges'].append(dict(code='NK-Vorauszahlung',amount=nk))
    r['totalCharges']=round(r['contractRent']+sp+nk,2); r['deposit']=round(r['totalCharges']*3,2) if R.random()<.8 else None
    r['_ix']=R.choice(['VPI, 10 % Schwelle','VPI jährlich','VPI, 5 % Schwelle','Staffel','keine'])
    if nz=='Lager': r['_ix']='keine'
    if r['_ix']=='Staffel': r['rentSteps']=[dict(date=iso(D(2026,7,1)),amount=round(r['contractRent']*1.025,2))]; r['_ix']='Staffel: ab 01.07.2026 '+de(r['rentSteps'][0]['amount'])+' €'
    rows.append(r)
p=FPDF('L','mm','A4'); p.add_font('S','',fp('DejaVuSansCondensed.ttf')); p.add_font('S','B',fp('DejaVuSansCondensed-Bold.ttf')); p.set_auto_page_break(False)
C=[('ME-Nr.',15,'L'),('Geschoss',14,'L'),('Mieter',60,'L'),('Nutzung',14,'L'),('Fläche\nin m²',16,'R'),('Miet-\nbeginn',17,'C'),('Miet-\nende',19,'C'),('Option',14,'C'),('Netto-\nkaltmiete\n€ mtl.',20,'R'),('€/m²',11,'R'),('Stpl.\nAnz.',9,'R'),('Stellplatz-\nmiete\n€ mtl.',16,'R'),('NK-Voraus-\nzahlung\n€ mtl.',18,'R'),('Gesamt-\nmiete netto\n€ mtl.',21,'R'),('Kaution\n€',19,'R')]
def head():
    p.add_page(); p.set_font('S','B',12); p.set_xy(7,8); p.cell(0,6,'Mietaufstellung  Bürohaus Lindenquartier, Rosengartenstraße 14–18'); p.set_font('S','',8); p.set_xy(7,14); p.cell(0,5,'Stichtag: 01.10.2025      Eigentümer: Objekt Lindenquartier Immobilien GmbH & Co. KG      Verwaltung: Hausmann + Iven Property Management')
    p.set_font('S','B',6.5); p.set_fill_color(226,239,218); x=7
    for t,w,al in C: p.set_xy(x,21); p.rect(x,21,w,11,'DF'); p.multi_cell(w,3.3,t,align='C'); x+=w
    p.set_y(32)
def line(v,b=False,fill=None,h=5):
    p.set_font('S','B' if b else '',6.8); x=7; y=p.get_y()
    for (t,w,al),s in zip(C,v):
        p.set_xy(x,y); 
        if fill: p.set_fill_color(*fill)
        p.cell(w,h,s,border='B',align=al,fill=bool(fill)); x+=w
    p.set_y(y+h)
head(); cur=None; md=lambda d: d if isinstance(d,str) else d.strftime('%d.%m.%Y')
def S(L,k): return round(sum(r.get(k) or 0 for r in L),2)
def CH(L,c): return round(sum(q['amount'] for r in L for q in r.get('charges',[]) if q['code']==c),2)
def tot(lab,L): line(['','',lab,'',de(S(L,'area')),'','','',de(S(L,'contractRent')),'',str(sum(r.get('_n',0) for r in L)),de(CH(L,'Stellplätze')),de(CH(L,'NK-Vorauszahlung')),de(S(L,'totalCharges')),''],True,(242,242,242))
for b in 'AB':
    L=[r for r in rows if r['building']==f'Bauteil {b}']
    if p.get_y()>150: head()
    y=p.get_y(); p.set_font('S','B',8); p.set_fill_color(198,224,180); p.set_xy(7,y); p.cell(sum(w for _,w,_ in C),5.5,f'Bauteil {b}',fill=True); p.set_y(y+5.5)
    for r in L:
        if p.get_y()>185: head()
        if 'tenantName' not in r: line([r['unit'],r['_fl'],'Leerstand',r['unitType'],de(r['area'])]+['']*3+['–']+['']*3+['–','–','']); continue
        line([r['unit'],r['_fl'],r['tenantName'],r['unitType'],de(r['area']),md(r['leaseStartDate']),md(r['leaseEndDate']),r['_op'],de(r['contractRent']),de(r['contractRent']/r['area']),str(r['_n']) if r['_n'] else '',de(r['_n']*75.0) if r['_n'] else '',de(r['charges'][-1]['amount']),de(r['totalCharges']),de(r['deposit']) if r['deposit'] else 'Bürgschaft'])
        if r.get('rentSteps'): 
            y=p.get_y(); p.set_font('S','',6); p.set_xy(7+29,y); p.cell(100,3.6,r['_ix']); p.set_y(y+3.8)
    tot(f'Summe Bauteil {b}',L)
    p.set_y(p.get_y()+2)
tot('Gesamtsumme',rows)
occ=[r for r in rows if 'tenantName' in r]; va=S(rows,'area')-S(occ,'area')
p.set_y(p.get_y()+5)
if p.get_y()>182: head()
p.set_font('S','',7.5)
for s in [f'Mieteinheiten: {len(rows)}, davon vermietet {len(occ)}, Leerstand {len(rows)-len(occ)} ({de(va)} m², {de(va/S(rows,"area")*100,1)} % der Fläche)',f'Jahresnettokaltmiete (IST, inkl. Stellplätze): {de((S(rows,"contractRent")+CH(rows,"Stellplätze"))*12)} €','Alle Beträge zzgl. gesetzlicher Umsatzsteuer, sofern optiert. Verträge ohne festes Ende: Kündigung mit 6 Monaten zum Quartalsende. „Gesamtmiete netto“ = Nettokaltmiete + Stellplätze + NK-Vorauszahlung.']:
    p.set_x(7); p.cell(0,4.6,s,new_x='LMARGIN',new_y='NEXT')
p.output(out(N))
save(N,dict(propertyName='Bürohaus Lindenquartier',asOnDate='2025-10-01',units=len(rows),occupied=len(occ),vacant=len(rows)-len(occ),rows=rows),'OFFICE','Deutsche Mietaufstellung, Bauteile, fpdf2')
