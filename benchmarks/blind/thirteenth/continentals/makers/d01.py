# German residential block, manager's list, canvas drawn, continental numbers
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,f in (('C','DejaVuSansCondensed'),('CB','DejaVuSansCondensed-Bold'),('CO','DejaVuSansCondensed-Oblique')):
    pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/dejavu/{f}.ttf'))
R=random.Random(6101); N='P01_leipzig_block_net_cold_rent.pdf'
SUR='Albrecht Böhme Czerny Dietze Ebersbach Fröhlich Gläser Hähnel Irmscher Jahnke Krötzsch Lindner Mühlbach Naumann Oertel Pietzsch Quaas Reißmann Schönherr Tröger Uhlmann Voigtländer Wünsche Zschoche Kaltwasser Nguyen Yildirim Kowalczyk Haddad Petrov Steinbrück Ahlers Brendecke Dörfler Eckardt Feustel Grahl Hempel Jentzsch Kirsten Löbel Meinhardt Nestler Opitz Preußler Rudolph Seyfert Thiele Ulbricht Weigelt'.split()
FN='Anja Bernd Carola Detlef Elke Falk Grit Heiko Ines Jens Katrin Lutz Mandy Nico Olaf Petra Ralf Sven Tina Uwe Yvonne Tarek Linh Marek'.split()
R.shuffle(SUR); si=iter(SUR*3)
houses=['Hermann-Liebmann-Str. 41','Hermann-Liebmann-Str. 43','Hermann-Liebmann-Str. 45','Schulze-Delitzsch-Str. 2']
c=canvas.Canvas(doc(N),pagesize=landscape(A4)); c.setTitle('Mieterliste')
W,H=landscape(A4)
# x positions: right aligned for numeric
cols=[('l',34,'WE',''),('l',72,'Location',''),('l',128,'Tenant',''),('r',292,'Type',''),('r',336,'Living','area m²'),('l',348,'Lease','start'),
 ('r',448,'Target rent','EUR/month'),('r',508,'Net cold rent','EUR/month'),('r',548,'EUR/','m²'),('r',604,'Operating','costs prep.'),('r',660,'Heating','prepayment'),('r',724,'Gross warm','rent'),('r',800,'Deposit','(Kaution)')]
page=[0]
def top():
    page[0]+=1
    c.setFont('C',7.5); c.drawString(34,H-28,'Hausverwaltung Pleißetal GmbH · Eutritzscher Markt 7 · 04129 Leipzig'); c.drawRightString(808,H-28,f'Page {page[0]}')
    c.setFont('CB',13); c.drawString(34,H-48,'Mieterliste / Tenancy list – Wohnanlage Neustädter Höfe')
    c.setFont('C',8); c.drawString(34,H-60,'Key date 30.09.2025   ·   all rents in EUR per month, excl. VAT   ·   object no. 0417')
    y=H-80; c.setFont('CB',7.3)
    for al,x,a,b in cols:
        f=c.drawString if al=='l' else c.drawRightString
        f(x,y,a); f(x,y-9,b)
    c.setLineWidth(.9); c.line(34,y-13,808,y-13)
    return y-25
y=top()
def need(h):
    global y
    if y-h<40: c.showPage(); y=top()
def line(vals,font='C',size=7.6):
    global y
    c.setFont(font,size)
    for (al,x,_,_),v in zip(cols,vals):
        if v: (c.drawString if al=='l' else c.drawRightString)(x,y,v)
    y-=12.2
rows=[];we=0
tot=[0]*7
fl=['EG','1.OG','2.OG','3.OG','4.OG']
for hi,h in enumerate(houses):
    need(60)
    c.setFont('CB',8.6); c.setFillGray(.9); c.rect(32,y-3,778,12,stroke=0,fill=1); c.setFillGray(0); c.drawString(34,y,h); y-=14
    sub=[0]*7;n=0;nv=0
    pos=['li','mi','re'] if hi<3 else ['li','re']
    for f in fl:
        for p in pos:
            we+=1; need(14 if True else 0); u=f'{we:03d}'
            shop=(hi==3 and f=='EG' and p=='li')
            area=R.choice([38.4,46.15,52.7,57.2,61.85,68.3,74.6,81.05])+R.choice([0,.35,.8]); area=round(area,2)
            if shop: area=96.5
            rooms='Laden' if shop else ('1-Zi.' if area<42 else '2-Zi.' if area<63 else '3-Zi.' if area<80 else '4-Zi.')
            rate=R.uniform(5.6,9.4); target=round(area*(9.8 if not shop else 14.5),2)
            v=R.random()<.08
            r={'unit':u,'building':h,'area':area,'marketRent':target}
            r['unitType']=rooms
            since=rdate(R,(1998,1,1),(2025,6,30)).replace(day=R.choice([1,1,1,15]))
            if v:
                net=op=he=dep=0; r.update(statusText='Leerstand',contractRent=0)
                vals=[u,f'{f} {p}','Leerstand',rooms,eu(area),'',eu(target),'0,00','','0,00','0,00','0,00','']
                r['charges']=[{'code':'Operating costs prep.','amount':0},{'code':'Heating prepayment','amount':0}];r['totalCharges']=0; nv+=1
            else:
                t='Späti & Backshop Nordlicht' if shop else (next(si)+', '+R.choice(FN)+(' u. '+R.choice(FN) if R.random()<.25 else ''))
                net=round(area*(rate if not shop else 12.9),2); op=round(area*1.85); he=round(area*1.2)
                dep=round(net*3,2) if R.random()<.85 else 0
                vals=[u,f'{f} {p}',t,rooms,eu(area),since.strftime('%d.%m.%Y'),eu(target),eu(net),eu(net/area),eu(op),eu(he),eu(net+op+he),eu(dep) if dep else '–']
                r.update(tenantName=t,statusText='Occupied',leaseStartDate=since,contractRent=net,totalCharges=round(net+op+he,2),charges=[{'code':'Operating costs prep.','amount':op},{'code':'Heating prepayment','amount':he}])
                if dep: r['deposit']=dep
            if rooms!='shop': pass
            line(vals); rows.append(r); n+=1
            for i,x in enumerate([area,target,net,op,he,net+op+he,dep]): sub[i]+=x
    c.setLineWidth(.4); c.line(34,y+8.5,808,y+8.5); y-=2
    line(['Σ','',f'{n} units, {nv} vacant' ,'',eu(sub[0]),'',eu(sub[1]),eu(sub[2]),eu(sub[2]/sub[0]),eu(sub[3]),eu(sub[4]),eu(sub[5]),eu(sub[6])],'CB',7.4); y-=6
    tot=[a+b for a,b in zip(tot,sub)]
need(80)
c.setFont('CB',8.6); c.setFillGray(.9); c.rect(32,y-3,778,12,stroke=0,fill=1); c.setFillGray(0); c.drawString(34,y,'Stellplätze (underground parking)'); y-=14
sub=[0]*7;n=nv=0
ten=[r['tenantName'] for r in rows if r.get('tenantName')]
for i in range(1,17):
    need(14); u=f'TG {i:02d}'; v=i in (5,11,12)
    r={'unit':u,'section':'Stellplätze (underground parking)','marketRent':55.0}
    n+=1
    if v:
        nv+=1; line([u,'UG','Leerstand','','','','55,00','0,00','','','','0,00','']); r.update(statusText='Leerstand',contractRent=0,totalCharges=0); net=0
    else:
        t=R.choice(ten); net=R.choice([40,45,50]); s=rdate(R,(2008,1,1),(2025,5,1)).replace(day=1)
        line([u,'UG',t,'','',s.strftime('%d.%m.%Y'),'55,00',eu(net),'','','',eu(net),'']); r.update(tenantName=t,statusText='Occupied',contractRent=float(net),leaseStartDate=s,totalCharges=float(net))
    rows.append(r); sub[1]+=55;sub[2]+=net;sub[5]+=net
c.setLineWidth(.4); c.line(34,y+8.5,808,y+8.5); y-=2
line(['Σ','',f'{n} spaces, {nv} vacant','','','',eu(sub[1]),eu(sub[2]),'','','',eu(sub[5]),''],'CB',7.4)
tot=[round(a+b,2) for a,b in zip(tot,sub)]
need(60); y-=6
U=len(rows);V=sum(r['statusText']=='Leerstand' for r in rows)
c.setLineWidth(1.2); c.line(34,y+10,808,y+10)
line(['Gesamt','',f'{U} rental units, {V} vacant','',eu(tot[0]),'',eu(tot[1]),eu(tot[2]),'',eu(tot[3]),eu(tot[4]),eu(tot[5]),eu(tot[6])],'CB',7.6)
c.line(34,y+7,808,y+7); y-=16
c.setFont('CO',7); c.drawString(34,y,'Net cold rent annualised: EUR '+eu(tot[2]*12)+'.  Ancillary prepayments are settled per calendar year (BetrKV). Errors excepted.')
c.showPage(); c.save()
save(N,rows,prop='Wohnanlage Neustädter Höfe',asof='2025-09-30',units=U,occ=U-V,vac=V,asset='MULTIFAMILY',style='German manager tenancy list, houses as sections, continental numbers, parking section',hard='comma decimals, Leerstand, gross warm rent beside net cold rent, parking rows without area',
 totals={'area':tot[0],'marketRent':tot[1],'contractRent':tot[2],'totalCharges':tot[5],'deposit':tot[6]})
