from common import *
from fpdf import FPDF
import datetime
N='leasing_dashboard_0105.pdf'
C=[('Northgate Flats',[("S1 - Studio","0/1",18,16,17,1,'17',512,1085,1062),("1A - 1x1","1/1",42,40,40,2,0,664,1240,1218),("1B - 1x1 Corner","1/1",24,23,23,1,0,701,1295,1277),("1C - 1x1 Loft","1/1",8,7,8,0,0,742,1360,1331),("2A - 2x1","2/1",30,27,28,2,0,888,1435,1404),("2B - 2x2","2/2",46,43,45,1,0,968,1540,1522),("2C - 2x2 Sunroom","2/2",16,16,16,0,0,1034,1625,1588),("3A - 3x2","3/2",12,11,11,0,0,1196,1895,1862)]),
('Wren Hollow',[("Chickadee","1/1",20,19,20,1,0,640,1175,1149),("Bluebird","1/1",28,24,26,2,0,715,1230,1206),("Cardinal","2/1",24,23,23,1,0,860,1365,1352),("Oriole","2/2",36,34,35,0,0,955,1480,1447),("Kestrel","2/2.5",14,14,14,1,0,1180,1690,1655),("Heron","3/2.5",10,8,9,0,0,1365,1960,1918)])]
K=['units','occupied','vacant','other:Notice','other:Leased','other:Avail','pct_occ','pct_leased','sf','market','actual']
HD=['Floor Plan','Bd/Ba','Units','Occupied','Vacant','Notice','Leased','Avail','% Occ','% Leased','Avg SF','Market Rent','Eff. Rent']
X=[40,150,0]
XR=[232,286,334,380,428,472,524,580,630,690,750]
rows=[];tots=[];claims=[]
def calc(u,o,l,nt): return dict(zip(K[:8],[u,o,u-o,nt,l,u-l,r1(o/u*100),r1(l/u*100)]))
r1=lambda x:round(x+1e-9,1)
def txt(v): return [str(v[k]) if k in K[:6] else f'{v[k]:.1f}%' if k.startswith('pct') else f'{v[k]:,}' if k=='sf' else f'${v[k]:,}' for k in K]
pdf=FPDF('L','pt','Letter');pdf.set_auto_page_break(False);pdf.set_creation_date(datetime.datetime(2026,1,5,8,0));pdf.add_page()
def rt(x,y,t):pdf.text(x-pdf.get_string_width(t),y,t)
def ct(x,y,t):pdf.text(x-pdf.get_string_width(t)/2,y,t)
tot=lambda L:(sum(x[2] for x in L),sum(x[3] for x in L),sum(x[4] for x in L),sum(x[5] for x in L))
def agg(L):
    u,o,l,nt=tot(L);v=calc(u,o,l,nt)
    for k,i in(('sf',7),('market',8),('actual',9)): v[k]=round(sum(x[i]*x[2] for x in L)/u)
    return v
ALL=[x for _,L in C for x in L];g=agg(ALL)
pdf.set_fill_color(34,49,63);pdf.rect(0,0,792,52,'F');pdf.set_text_color(255);pdf.set_font('Helvetica','B',17);pdf.text(40,33,'Leasing Dashboard');pdf.set_font('Helvetica','',9);rt(752,26,'Grayfield Apartment Partners');rt(752,39,'Snapshot: Mon, Jan 5, 2026  7:30 AM CST')
tiles=[('OCCUPIED',f"{g['pct_occ']:.1f}%"),('LEASED',f"{g['pct_leased']:.1f}%"),('AVAILABLE',str(g['other:Avail'])),('ON NOTICE',str(g['other:Notice'])),('TRAFFIC (7 DAYS)','61'),('NET LEASES MTD','5')]
for i,(a,b) in enumerate(tiles):
    x=40+i*119.5;pdf.set_fill_color(236,240,241);pdf.rect(x,66,112,50,'F');pdf.set_text_color(110);pdf.set_font('Helvetica','',7);ct(x+56,80,a);pdf.set_text_color(22,120,110);pdf.set_font('Helvetica','B',18);ct(x+56,105,b)
y=140;pdf.set_text_color(0)
def line(y,v,lead,bold=False):
    pdf.set_font('Helvetica','B' if bold else '',8.5)
    for x,t in zip((44,150),lead): pdf.text(x,y,t)
    for x,t in zip(XR,txt(v)): rt(x,y,t);claims.append(t)
for n,L in C:
    pdf.set_font('Helvetica','B',11);pdf.set_text_color(22,120,110);pdf.text(40,y,n);pdf.set_text_color(0);y+=7
    pdf.set_fill_color(214,222,226);pdf.rect(40,y,712,17,'F');pdf.set_font('Helvetica','B',8)
    pdf.text(44,y+11.5,HD[0]);pdf.text(150,y+11.5,HD[1])
    for x,t in zip(XR,HD[2:]): rt(x,y+11.5,t)
    y+=29
    for x in L:
        v=calc(x[2],x[3],x[4],x[5]);v.update(sf=x[7],market=x[8],actual=x[9])
        bd,ba=x[1].split('/')
        line(y,v,x[:2]);claims.append(x[0]);rows.append({'type':x[0],'beds':int(bd),'baths':float(ba),**v})
        pdf.set_draw_color(215);pdf.set_line_width(.3);pdf.line(40,y+4,752,y+4);y+=14.5
    v=agg(L);lb=f'{n} Total';line(y,v,(lb,''),True);tots.append({'label':lb,**v});pdf.set_draw_color(60);pdf.set_line_width(.8);pdf.line(40,y-10.5,752,y-10.5);y+=30
y-=8;pdf.set_fill_color(34,49,63);pdf.rect(40,y-12,712,18,'F');pdf.set_text_color(255);line(y,g,('Portfolio',''),True);tots.append({'label':'Portfolio',**g})
pdf.set_text_color(110);pdf.set_font('Helvetica','I',7);pdf.text(40,y+26,'Leased = occupied less notice unrented plus vacant rented. Avail = units less leased. Totals of SF and rents are weighted by units. Models and down units: none.');pdf.text(40,598,'Grayfield BI  |  Leasing > Unit Mix & Availability');rt(752,598,'1 / 1')
pdf.output(doc(N))
for x in ALL: assert x[3]<=x[2] and x[4]<=x[2],x
save(N,'UM',K,rows,tots,'leasing dashboard with KPI tiles and floor plan availability tables by community, landscape PDF',False,None,claims)
print(len(rows),g,y)
