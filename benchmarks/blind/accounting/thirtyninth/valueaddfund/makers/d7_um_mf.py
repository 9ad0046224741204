from common import *
from fpdf import FPDF
import datetime
STEM='Stonebridge_Unit_Mix_Jun26'
# plan, finish, bd, ba, sf, units, occ, market, inplace
GR=[('One Bedroom',[('A1-C','Aspen, classic',1,1,642,28,26,1145,1062),('A1-P','Aspen, partial upgrade',1,1,642,14,14,1230,1171),('A1-R','Aspen, renovated',1,1,642,22,19,1365,1338),('A2-C','Alder, classic',1,1,718,18,17,1195,1098),('A2-R','Alder, renovated + W/D',1,1,718,16,14,1455,1419)]),
('Two Bedroom',[('B1-C','Birch, classic',2,1,886,24,23,1340,1226),('B1-R','Birch, renovated',2,1,886,12,11,1565,1548),('B2-C','Beech, classic',2,2,964,30,28,1425,1301),('B2-P','Beech, partial upgrade',2,2,964,8,8,1510,1472),('B2-R','Beech, renovated + W/D',2,2,964,26,22,1695,1660),('B3-R','Balsam townhome, renovated',2,2.5,1142,10,10,1890,1904)]),
('Three Bedroom',[('C1-C','Cedar, classic',3,2,1188,14,13,1680,1549),('C1-R','Cedar, renovated',3,2,1188,8,7,1995,1962),('C2-R','Cypress corner, renovated',3,2,1264,4,4,2090,2047)])]
def make():
    K=['beds','baths','sf','units','pct_units','occupied','vacant','pct_occ','market','market_sf','actual','actual_sf','ltl']
    allr=[x for _,e in GR for x in e]; N=sum(x[5] for x in allr)
    def agg(xs):
        u=sum(x[5] for x in xs); o=sum(x[6] for x in xs); sf=sum(x[4]*x[5] for x in xs); osf=sum(x[4]*x[6] for x in xs)
        m=sum(x[7]*x[5] for x in xs); a=sum(x[8]*x[6] for x in xs)
        return dict(sf=round(sf/u),units=u,pct_units=round(u/N*100,1),occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=round(m/u),market_sf=round(m/sf,2),actual=round(a/o),actual_sf=round(a/osf,2),ltl=sum((x[7]-x[8])*x[6] for x in xs))
    F='/usr/share/fonts/truetype/dejavu/DejaVuSans'
    pdf=FPDF('L','mm','A4'); pdf.set_creation_date(datetime.datetime(2026,7,8)); pdf.set_auto_page_break(False); pdf.add_page()
    pdf.set_font('Helvetica','B',18); pdf.set_text_color(20,90,90); pdf.text(14,18,'STONEBRIDGE COMMONS'); pdf.set_font('Helvetica','',10); pdf.set_text_color(90,90,90)
    pdf.text(14,24,f'Unit mix & rent position   |   {N} apartments, built 1986   |   rent roll of June 26, 2026')
    pdf.set_draw_color(20,90,90); pdf.rect(222,8,62,20); pdf.set_font('Helvetica','',7.5); pdf.set_text_color(0,0,0)
    reno=sum(x[5] for x in allr if 'renov' in x[1]); par=sum(x[5] for x in allr if 'partial' in x[1])
    for i,t in enumerate((f'Renovated to date: {reno} of {N}',f'Partial upgrades: {par}',f'Classic remaining: {N-reno-par}','Next tranche: 16 interiors, Q3 2026')): pdf.text(225,13+i*4,t)
    xs=[14,32,83,99,114,128,143,157,171,187,206,223,242,258,283] # left, left, then right edges
    heads=[('Plan','','l'),('Finish','','l'),('Bd / Ba','','c'),('Avg','SF','r'),('No.','Units','r'),('% of','Units','r'),('Units','Occ.','r'),('Units','Vac.','r'),('%','Occ.','r'),('Asking','Rent','r'),('Asking','$/SF','r'),('In-Place','Rent','r'),('In-Pl.','$/SF','r'),('Loss to Lease','$ / month','r')]
    y=34; pdf.set_fill_color(20,90,90); pdf.rect(12,y,273,11,'F'); pdf.set_text_color(255,255,255); pdf.set_font('Helvetica','B',8)
    RX=[None,None,None,106,118,132,145,157,172,190,208,227,244,282]
    def rt(x,t,yy): pdf.text(x-pdf.get_string_width(t),yy,t)
    def ct(x,t,yy): pdf.text(x-pdf.get_string_width(t)/2,yy,t)
    for i,(a,b,al) in enumerate(heads):
        if i==0: pdf.text(14,y+8.5,a)
        elif i==1: pdf.text(30,y+8.5,a)
        elif i==2: ct(88,a,y+8.5)
        else: rt(RX[i],a,y+4.6); rt(RX[i],b,y+8.8)
    pdf.set_text_color(0,0,0); y+=17
    VK=['sf','units','pct_units','occupied','vacant','pct_occ','market','market_sf','actual','actual_sf','ltl']
    FM=dict(sf='{:,}',units='{}',pct_units='{:.1f}%',occupied='{}',vacant='{}',pct_occ='{:.1f}%',market='${:,}',market_sf='{:.2f}',actual='${:,}',actual_sf='{:.2f}')
    def fm(k,v):
        if k=='ltl': return f'({-v:,})' if v<0 else f'{v:,}'
        return FM[k].format(v)
    def vals(g):
        for k,x in zip(VK,RX[3:]): rt(x,fm(k,g[k]),y)
    rows=[];tots=[]
    for gn,es in GR:
        pdf.set_font('Helvetica','BI',9); pdf.set_text_color(20,90,90); pdf.text(14,y,gn); pdf.set_text_color(0,0,0); y+=6
        for i,e in enumerate(es):
            g=agg([e]); pdf.set_font('Helvetica','',8.5)
            if i%2==0: pdf.set_fill_color(236,244,244); pdf.rect(12,y-4,273,5.6,'F')
            pdf.text(14,y,e[0]); pdf.text(30,y,e[1]); ct(88,f'{e[2]} / {e[3]:g}',y); vals(g)
            rows.append(dict(type=e[0],desc=e[1],beds=e[2],baths=e[3],**g)); y+=5.8
        g=agg(es); pdf.set_font('Helvetica','B',8.5); pdf.line(98,y-4.2,284,y-4.2); lab=f'{gn} subtotal / average'; pdf.text(30,y,lab); vals(g); tots.append(dict(label=lab,**g)); y+=9
    g=agg(allr); g['pct_units']=100.0; pdf.set_font('Helvetica','B',9); pdf.set_line_width(.5); pdf.line(12,y-5,285,y-5); pdf.text(14,y,'Property total / average'); pdf.set_font('Helvetica','B',8.5); vals(g); tots.append(dict(label='Property total / average',**g)); pdf.line(12,y+2,285,y+2)
    pdf.set_font('Helvetica','I',7.5); y+=9
    for t in('In-place rent is the average over occupied apartments only, net of amortized concessions. Loss to lease = (asking less in-place) x occupied apartments; a figure in parentheses is a gain.','Averages are weighted by apartments (asking, SF) and by occupied apartments (in-place).'): pdf.text(14,y,t); y+=4
    pdf.text(14,203,'Northgable Residential - asset services'); rt(285,'1 / 1',203)
    pdf.output(f'{DOC}/{STEM}.pdf')
    save(STEM,'pdf','UM','MULTIFAMILY','Northgable Residential asset services','A4 landscape, teal band, finish tiers, bedroom groups','Bd / Ba in one column, averages in subtotals, gain in parentheses, side box',K,rows,tots)
