from gridlib import *
from reportlab.pdfgen import canvas
W,H=842,595;N='ferry_timetable';c=canvas.Canvas(N+'.pdf',pagesize=(W,H));T=[]
c.setFillColor('#0b2f6b');c.rect(30,H-52,782,28,stroke=0,fill=1)
txt(c,H,40,44,'SKARVA ISLES LINE','Helvetica-Bold',15,col='#ffffff');txt(c,H,802,43,'Summer timetable  28 March to 24 October','Helvetica',11,'r',col='#ffffff')
txt(c,H,30,72,'OUTWARD  Kirkhaven to Skarvik','Helvetica-Bold',10,col='#0b2f6b')
def hm(m):return f'{m//60:02d}{m%60:02d}'
def tab(top,ports,groups,pg=1):
    cw=[88,66]+[52]*8+[106];al=['l','l']+['c']*8+['l']
    g=Grid(c,H,30,top,cw,al,size=8.2,vpad=2.1)
    g.row([C('Day',rs=2),C('Vessel',rs=2),C(ports[0]),C(ports[1],cs=2),C(ports[2],cs=2),C(ports[3],cs=2),C(ports[4]),C('Notes',rs=2)],b=True,va='m',shade='#c9d8ef',al=['l','l']+['c']*8+['l'])
    g.row(['Dep','Arr','Dep','Arr','Dep','Arr','Dep','Arr'],b=True,shade='#c9d8ef')
    ends=[]
    for k,(day,rows) in enumerate(groups):
        for i,(v,st,legs,note) in enumerate(rows):
            t=st;out=[hm(t)]
            for li,l in enumerate(legs):
                if l is None:out+=['—','—'] if li<3 else ['—'];continue
                t+=l[0];out.append(hm(t))
                if li<3:t+=l[1];out.append(hm(t))
            g.row(([C(day,rs=len(rows),va='m',b=True)] if i==0 else [])+[v]+out+[note],shade='#eef3fb' if k%2 else None)
        ends.append(g.r-1)
    t=g.finish(pg)
    for r in ends:g.hl(g.t1[r],w=.5,col='#0b2f6b')
    g.hl(g.t0[0],w=1.2,col='#0b2f6b');g.hl(g.t1[1],w=.8,col='#0b2f6b')
    return g,t
full=[(75,15),(40,10),(55,15),(35,0)];skip=[(75,15),None,(85,10),(35,0)];short=[(75,15),(40,10),None,None]
g,t=tab(78,['Kirkhaven','Lunnasting','Oxna Pier','Burravoe','Skarvik'],[
('Monday, Wednesday',[('Hjalta',415,full,''),('Hjalta',820,skip,'Hazardous goods'),('Sula',985,full,'')]),
('Tuesday',[('Sula',430,full,''),('Hjalta',900,short,'Terminates Oxna')]),
('Thursday, Friday',[('Hjalta',415,full,''),('Sula',770,skip,''),('Hjalta',1010,full,'Friday only')]),
('Saturday',[('Sula',480,full,'Book by 1700 Friday'),('Sula',960,skip,'')]),
('Sunday',[('Hjalta',570,full,'Not 5 April')])]);T.append(t)
y=g.t1[-1]+20
txt(c,H,30,y,'INWARD  Skarvik to Kirkhaven','Helvetica-Bold',10,col='#0b2f6b')
f2=[(35,15),(55,10),(40,15),(75,0)];s2=[(35,15),None,(85,10),(75,0)]
g,t=tab(y+6,['Skarvik','Burravoe','Oxna Pier','Lunnasting','Kirkhaven'],[
('Monday to Friday',[('Sula',390,f2,''),('Hjalta',700,f2,'Not Tuesday'),('Hjalta',1085,s2,'')]),
('Saturday',[('Sula',735,s2,''),('Sula',1170,f2,'On demand')]),
('Sunday',[('Hjalta',840,f2,'')])]);T.append(t)
y=g.t1[-1]+20
txt(c,H,30,y,'SINGLE FARES FROM KIRKHAVEN (kr)','Helvetica-Bold',10,col='#0b2f6b')
g=Grid(c,H,30,y+5,[150,70,70,70,70],['l','r','r','r','r'],size=8.2,vpad=1.4)
g.row(['','Lunnasting','Oxna Pier','Burravoe','Skarvik'],b=True)
for r in [('Adult','64','82','110','128'),('Child 5 to 15, senior','32','41','55','64'),('Car to 5.5 m with driver','210','265','340','395'),('Motorcycle','95','120','155','180'),('Bicycle','free','free','25','25')]:g.row(list(r))
T.append(g.finish(1));g.hl(g.t1[0],w=.4)
x=490
para(c,H,x,y-6,320,'Check in 20 minutes before departure with a vehicle, 10 minutes on foot. Times in the 24-hour clock. A dash means that the ship does not call. In easterly gales the Burravoe call may be worked from the north jetty; text FERRY to 60117 for the state of the service.','Helvetica',8.5,11.5)
c.save();save(N,T)
