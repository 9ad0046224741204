# Unit mix by asset, use and size band, m2 and yearly rents, PDF (reportlab)
import random
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black, white
def run():
    R=random.Random(2108)
    O=lambda s:'other:'+s
    K=['units','pct_units','occupied','vacant','pct_occ','total_sf',O('LETTABLE AREA (m²) Let'),O('RENT P.A. (EUR) Passing'),O('RENT P.A. (EUR) ERV'),O('EUR / m² P.A. Passing'),O('EUR / m² P.A. ERV')]
    LA,RP,RE,QP,QE=K[6:]
    AS=[('Kirchberg Terraces, Luxembourg',[('Office','under 250 m²',6,180,410),('Office','250 – 499 m²',9,360,402),('Office','500 – 999 m²',5,740,388),('Office','1,000 m² and over',2,1850,371),('Retail','under 100 m²',4,68,620),('Retail','100 m² and over',3,210,515),('Storage','all sizes',11,34,120),('Parking','inside, per space',164,None,2160)]),
        ('Halles du Canal, Brussels',[('Office','under 250 m²',8,145,232),('Office','250 – 499 m²',4,390,224),('Retail','under 100 m²',7,74,318),('Retail','100 m² and over',5,265,276),('Residential','studio and 1-room',18,41,207),('Residential','2-room',22,63,195),('Residential','3-room and larger',9,94,184),('Parking','inside, per space',58,None,1380),('Parking','outside, per space',12,None,900)]),
        ('Minoritenhof, Trier',[('Office','250 – 499 m²',3,310,168),('Retail','under 100 m²',2,82,264),('Residential','2-room',14,66,136),('Residential','3-room and larger',6,97,131),('Storage','all sizes',5,22,72)])]
    rows=[];tot=[];lines=[]
    def agg(rs,pct):
        u=sum(x['units'] for x in rs);o=sum(x['occupied'] for x in rs); S=lambda k:sum(x.get(k) or 0 for x in rs)
        d=dict(units=u,pct_units=pct,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),total_sf=S('total_sf') or None,**{RP:S(RP),RE:S(RE)}); d[LA]=S(LA) if d['total_sf'] else None
        sp=[x for x in rs if x.get('total_sf')]
        if sp: d[QP]=round(sum(x[RP] for x in sp)/sum(x[LA] for x in sp),2); d[QE]=round(sum(x[RE] for x in sp)/sum(x['total_sf'] for x in sp),2)
        return d
    TU=sum(b[2] for _,l in AS for b in l)
    for an,bs in AS:
        lines.append(('A',an,None)); ar=[]; U=sum(b[2] for b in bs)
        for use in dict.fromkeys(b[0] for b in bs):
            ub=[b for b in bs if b[0]==use]; rs=[]
            for _,band,u,m,q in ub:
                o=u-(R.choice([0,0,1,1,2]) if u<15 else R.randrange(1,max(3,u//7))); 
                if m:
                    ta=sum(int(m*R.uniform(.86,1.14)) for _ in range(u)); la=ta if o==u else int(ta*o/u*R.uniform(.97,1.02)); 
                    d=dict(type=f'{use} – {band}',units=u,pct_units=round(100*u/U,1),occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),total_sf=ta,**{LA:la,RP:int(la*q*R.uniform(.93,1.02)),RE:int(ta*q)})
                    d[QP]=round(d[RP]/la,2); d[QE]=round(d[RE]/ta,2)
                else: d=dict(type=f'{use} – {band}',units=u,pct_units=round(100*u/U,1),occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),**{RP:int(o*q),RE:u*q})
                rs.append(d); lines.append(('R',d['type'],d))
            if len(rs)>1: s=agg(rs,round(100*sum(x['units'] for x in rs)/U,1)); lab=f'{use}, sum'; lines.append(('S',lab,s)); tot.append(dict(label=lab,**s))
            ar+=rs
        s=agg(ar,100.0); lab='Total '+an.split(',')[0]; lines.append(('T',lab,s)); tot.append(dict(label=lab,**s)); rows+=ar
    s=agg(rows,None); lines.append(('G','Total portfolio',s)); tot.append(dict(label='Total portfolio',**s))
    PW,PH=landscape(A4); c=canvas.Canvas(DOC+'ardoise_unit_mix_q4.pdf',pagesize=(PW,PH))
    cx=[262,306,346,386,432,486,536,606,676,732,786]
    f=lambda k,v:'' if v is None else (f'{v:.1f} %' if k.startswith('pct') else f'{v:,.2f}' if k in(QP,QE) else f'{v:,.0f}')
    def head(p):
        c.setFillColor(HexColor('#5B2333')); c.rect(0,PH-30,PW,30,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',12); c.drawString(40,PH-20,'Ardoise European Mixed-Use Fund FCP-RAIF'); c.setFont('Helvetica',9); c.drawRightString(PW-40,PH-20,'Investor report Q4 2024 · Appendix 3'); c.setFillColor(black)
        y=PH-48
        if p==1:
            c.setFont('Helvetica-Bold',11); c.drawString(40,y,'Unit mix by asset, use and size band at 31 December 2024'); c.setFont('Helvetica',8.5); y-=14
            for l in ('Lettable units as measured by the valuer. ERV is the external valuer’s estimate for all units, let or vacant. Passing rent is for let units, a year, without','service charges. Parking has no area; the rents per m² leave it out.'): c.drawString(40,y,l); y-=11
            y-=8
        else: y-=4
        c.setFont('Helvetica-Bold',7.8)
        for a,b,t in((226,432,'UNITS'),(446,536,'LETTABLE AREA (m²)'),(550,676,'RENT P.A. (EUR)'),(694,786,'EUR / m² P.A.')): c.drawCentredString((a+b)/2,y,t); c.line(a,y-3,b,y-3)
        y-=14; c.drawString(40,y,'Use – size band')
        for x,t in zip(cx,['Number','Share','Let','Vacant','Occupied','Total','Let','Passing','ERV','Passing','ERV']): c.drawRightString(x,y,t)
        c.setLineWidth(1); c.line(40,y-4,PW-40,y-4); c.setLineWidth(.5); return y-17
    def foot(p): c.setFont('Helvetica-Oblique',7); c.drawString(40,24,'Source: Vauquelin Administration Immobilière S.A. The figures have not been audited.'); c.drawRightString(PW-40,24,f'Page {p} / 2')
    p=1;y=head(1)
    for t,l,d in lines:
        if (y<70 and t in 'AR') or (y<110 and t=='A'): foot(p); c.showPage(); p+=1; y=head(p)
        if t=='A': y-=3; c.setFont('Helvetica-Bold',9); c.setFillColor(HexColor('#5B2333')); c.drawString(40,y,l); c.setFillColor(black); y-=14; continue
        if t in'TG':
            if t=='G': y-=6
            c.setFillColor(HexColor('#EFE3E6')); c.rect(38,y-3.5,PW-76,12.5,fill=1,stroke=0); c.setFillColor(black)
        c.setFont({'R':'Helvetica','S':'Helvetica-Oblique'}.get(t,'Helvetica-Bold'),8.2); c.drawString(50 if t=='R' else 44,y,l)
        for x,k in zip(cx,K): c.drawRightString(x,y,f(k,d.get(k)))
        y-=14.2 if t!='T' else 18
    foot(p); c.save(); print('ardoise pages',p)
    save('ardoise_unit_mix_q4.pdf','MIXED_USE','UNIT_MIX','Vauquelin Administration Immobilière S.A., Luxembourg','PDF investor appendix, asset sections, uses with sums, size bands, yearly rents and m²','yearly rents and EUR/m² a year under groups, repeated words Let/Passing/ERV/Total, parking without area, numbers inside the band names, subtotals only where a use has several bands',K,rows,tot)
