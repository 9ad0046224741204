from common import *
from fpdf import FPDF
rng=random.Random(6623)
CC=[('5 x 5',25,44,62),('5 x 8',40,18,84),('5 x 10',50,86,104),('5 x 10 Upper',50,30,89),('7 x 10',70,16,131),('8 x 10',80,12,144),('10 x 10',100,72,172),('10 x 10 Upper',100,24,151),('10 x 12',120,14,194),('10 x 15',150,46,228),('10 x 20',200,20,289),('10 x 30',300,6,402)]
DU=[('5 x 10',50,32,79),('5 x 15',75,20,98),('10 x 10',100,64,128),('10 x 12 Corner',120,5,147),('10 x 15',150,58,162),('10 x 20',200,76,194),('10 x 20 Alarm',200,12,209),('10 x 25',250,24,232),('10 x 30',300,18,268),('12 x 30',360,6,315),('15 x 30',450,4,380)]
PK=[('10 x 20 Uncovered',200,22,65),('12 x 25 Uncovered',300,18,85),('12 x 35 Uncovered',420,12,110),('12 x 30 Covered',360,16,155),('12 x 40 Covered',480,14,189),('12 x 45 Enclosed RV',540,6,345)]
OT=[('Mailbox Small',None,60,18),('Mailbox Large',None,20,28),('Wine Locker',9,24,49)]
K=['sf','units','occupied','vacant','other:Unrent','pct_occ','total_sf','other:Occ Area','market','market_total','actual_total','actual']
rows=[];totals=[];blk=[]
def T(l):
    g=lambda k:sum(x.get(k) or 0 for x in l)
    return dict(units=g('units'),occupied=g('occupied'),vacant=g('vacant'),**{'other:Unrent':g('other:Unrent')},pct_occ=round(100*g('occupied')/g('units'),1),total_sf=g('total_sf'),**{'other:Occ Area':g('other:Occ Area')},market_total=r2(g('market_total')),actual_total=r2(g('actual_total')))
allr=[]
for s,l in [('Climate Controlled',CC),('Drive-Up',DU),('Parking / RV / Boat',PK),('Other',OT)]:
    cur=[]
    for t,a,u,mk in l:
        un=rng.choice([0,0,0,0,1,2]) if u>15 else 0; oc=min(u-un,round(u*rng.uniform(.74,.99))); av=r2(mk*rng.uniform(.86,1.12))
        at=r2(av*oc+rng.choice([0,1.5,-2.25,.4])); av=r2(at/oc)
        d=dict(type=t,units=u,occupied=oc,vacant=u-un-oc,**{'other:Unrent':un},pct_occ=round(100*oc/u,1),market=float(mk),market_total=float(mk*u),actual_total=at,actual=av)
        if a: d.update(sf=a,total_sf=a*u); d['other:Occ Area']=a*oc
        cur.append(d)
    rows+=cur; allr+=cur; t=T(cur)
    if s=='Other': pass
    totals.append(dict(label=s+' Totals',**t)); blk.append((s,cur,t))
g=T(allr); totals.append(dict(label='Facility Totals',**g))
p=FPDF(orientation='L',format='A4'); p.set_auto_page_break(False)
HX=dict(zip(K,[66,82,98,113,131,149,169,189,207,231,256,277]))
HH=[('','Area'),('Total','Units'),('','Occ'),('','Vac'),('','Unrent'),('% Occ','Units'),('Total','Area'),('Occ','Area'),('Std','Rate'),('Gross','Potential'),('Actual','Occupied'),('Avg Act','Rate')]
pg=0
def rt(x,y,t): p.text(x-p.get_string_width(t),y,t)
def head():
    global pg,y
    p.add_page(); pg+=1
    p.set_font('Times','B',15); p.text(20,18,'Unit Mix & Occupancy Statistics'); p.set_font('Times','',10); p.text(20,24,'Tern Island Self Storage - Site 0072, 4410 Causeway Rd'); p.text(20,29,'As of Sep 30, 2025 (close of business)')
    p.set_font('Times','I',9); rt(277,18,'Printed 10/01/2025 07:05'); rt(277,23,f'Page {pg}')
    p.set_font('Times','B',9.5); p.text(20,41,'Unit Size')
    for k,(a,b) in zip(K,HH): rt(HX[k],36.5,a); rt(HX[k],41,b)
    p.set_line_width(.5); p.line(20,32,277,32); p.line(20,43,277,43); y=49
def fm(k,v): return '' if v is None else f'{v:.1f}%' if k=='pct_occ' else m(v) if k in('market','market_total','actual_total','actual') else f'{v:,}'
head()
for s,l,t in blk:
    if y+len(l[:3])*5+14>195: head()
    p.set_font('Times','B',10); p.text(20,y,s); y+=5
    for d in l:
        if y>193: head(); p.set_font('Times','BI',10); p.text(20,y,s+' (cont.)'); y+=5
        p.set_font('Times','',9.5); p.text(24,y,d['type'])
        for k in K: rt(HX[k],y,fm(k,d.get(k)))
        y+=4.9
    p.set_line_width(.2); p.line(68,y-3.6,277,y-3.6); p.set_font('Times','B',9.5); p.text(24,y+.4,s+' Totals')
    for k in K: rt(HX[k],y+.4,fm(k,t.get(k)))
    y+=9
p.set_line_width(.5); p.line(20,y-4,277,y-4); p.set_font('Times','B',9.5); p.text(20,y,'Facility Totals')
for k in K: rt(HX[k],y,fm(k,g.get(k)))
p.line(20,y+1.8,277,y+1.8); y+=10
p.set_font('Times','I',8.5); p.text(20,y,'Unrent = damaged, company or managers use; not available for lease. Mailboxes carry no area. Actual Occupied is billed rent of occupied units, before insurance and taxes.')
fn='TernIsland_unitmix_stats.pdf'; p.output(R+'/documents/'+fn)
save(fn,'UM',K,rows,totals,style='self-storage system print, size rows by section, unrentable column, no area for mailboxes, two-line headers, serif, landscape A4',hard=True)
print(g)
