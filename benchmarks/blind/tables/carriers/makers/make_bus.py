from gridlib import *
from reportlab.pdfgen import canvas
W,H=595,842;N='bus_timetable';c=canvas.Canvas(N+'.pdf',pagesize=(W,H));T=[]
txt(c,H,36,52,'47','Helvetica-Bold',30);txt(c,H,84,42,'Ashby Interchange – Northgate Hospital – Thorley Mere','Helvetica-Bold',12);txt(c,H,84,56,'Calderline Buses. Valid from Sunday 1 September 2024.','Helvetica',8.5)
stops=[('Ashby Interchange, stand D',0),('Ashby, Corn Exchange',3),('Weir Street, Post Office',6),('Hallam Green, The Plough',11),('Hallam Green, school',13),('Northgate Hospital, main entrance',19),('Northgate, Rail Station',24),('Pell Bridge',29),('Pell Bridge, Works Road',31),('Sandwath, church',37),('Sandwath, Moor End',40),('Thorley, Market Place',47),('Thorley Mere, visitor centre',54)]
def hm(m):return f'{m//60:02d}{m%60:02d}'
def block(top,title,starts,codes,skip,short):
    txt(c,H,36,top,title,'Helvetica-Bold',9.5)
    n=len(starts);g=Grid(c,H,36,top+5,[134]+[30]*n,['l']+['c']*n,size=7.2,vpad=.9,pad=2)
    g.row(['Service']+codes[0],b=True)
    if any(codes[1]):g.row(['Notes']+codes[1],it=True)
    for i,(s,o) in enumerate(stops):
        r=[C(s,b=(s.startswith('Northgate, Rail') or s.startswith('Ashby Inter') or s.startswith('Thorley, M')))]
        for j,st in enumerate(starts):
            if (i in skip.get(j,())):r.append('. . .' if i not in short.get(j,()) else '')
            elif i in short.get(j,()):r.append('')
            else:
                r.append(hm(st+round(o*(1.15 if 450<=st<=540 else 1))))
        g.row(r)
    T.append(g.finish(1));return g
st=[345,385,420,455,485,515,560,620,680,740,800,860,905]
g=block(82,'Mondays to Fridays (not public holidays)',st,(['47','47','47A','47','47S','47','47','47','47A','47','47','47','47S'],['','','','','Sch','','','','','NSch','','','Sch']),{2:(5,),8:(5,),0:(4,8),1:(4,8),3:(4,),5:(8,),6:(4,8),7:(4,8),9:(4,8),10:(4,8),11:(8,)},{4:(8,9,10,11,12),12:(9,10,11,12)})
g=block(g.t1[-1]+22,'Mondays to Fridays, continued',[945,975,1005,1035,1065,1100,1140,1200,1265,1335],(['47','47S','47','47','47A','47','47','47','47','47'],['','Sch','','','','','','','F','F']),{0:(4,),2:(4,),3:(4,8),4:(4,5),5:(4,8),6:(4,8),7:(4,8),8:(4,8),9:(4,8)},{1:(9,10,11,12),8:(12,),9:(11,12)})
g=block(g.t1[-1]+22,'Saturdays',[385,445,505,565,625,685,745,805,865,925,985,1045,1110],(['47','47','47','47A','47','47','47A','47','47','47A','47','47','47'],['']*13),{j:((4,5,8) if j in(3,6,9) else (4,8)) for j in range(13)},{12:(11,12)})
y=g.t1[-1]+16
for l in ['47A runs direct between Hallam Green and Northgate, Rail Station, and does not serve the hospital.','Sch: school days only.  NSch: school holidays only.  F: Fridays only.  . . . does not stop.','No service on Sundays; see route 48 for Thorley Mere. Low-floor buses on all journeys except those marked Sch.','Days of school term are fixed by Calder County and shown at calderline.example/term.']:
    txt(c,H,36,y,l,'Helvetica',7.5);y+=10.5
c.save();save(N,T)
