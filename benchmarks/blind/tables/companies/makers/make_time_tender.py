from make_lib import *
import random
random.seed(7)
LS='/usr/share/fonts/truetype/liberation2/'
DV='/usr/share/fonts/truetype/dejavu/'
N=ttf('DS',DV+'DejaVuSans.ttf');NB=ttf('DSB',DV+'DejaVuSans-Bold.ttf')
# ===== ferry+bus timetable landscape, 14 cols
d=Doc('coastline_bus_timetable',(841.9,595.3))
d.rect(36,28,100,56,fill=(0,.25,.5)); d.text(68,49,'X14',NB,20,'c',(1,1,1))
d.text(110,40,'Brackmouth – Stanley Head – Orrin Bridge',NB,12); d.text(110,54,'Tidewater Coaches  ·  from 12 January to 5 July 2025',N,8)
stops=[('Brackmouth, bus station',0,'c'),('Brackmouth, Hospital',6,'c'),('Fellgate, Green',14,'c'),('Tarn Cross',19,'c'),('Stanley Head, Pier',31,'b'),('Stanley Head, Pier',34,'b'),('Stanley Head, School',37,'s'),('Little Wath, Post Office',45,'c'),('Greyholme Business Park',51,'p'),('Orrin, Market Place',60,'c'),('Orrin Bridge, railway station',64,'b')]
def hm(t): return f'{t//60%24:02d}{t%60:02d}'
st=[345,380,410,445,480,525,585,645,705,765,900,965]
note=['','','PH','','Sch','','','','','','','NF']
rows=[R([C('Mondays to Fridays')]+['']*1+[C(n) if n else '' for n in note],f=NB,fill=(.82,.9,.97))]
for k,(s,o,ty) in enumerate(stops):
    r=[]
    for i,t in enumerate(st):
        skip=(ty=='s' and note[i]!='Sch') or (ty=='p' and i not in(0,1,2,3,10,11)) or (i==0 and k<2) or (i==11 and k>8)
        r.append('…' if skip and not(ty in 'sp') else ('|' if skip else hm(t+o)))
    ad=('arr' if k==4 else 'dep' if k in(0,5) else 'arr' if k==10 else '')
    rows.append(R([s,ad]+r,fill=(.94,.97,1) if k%2 else None))
cw=[150,24]+[49.6]*12
y=d.table(36,68,cw,rows,al=['l','l']+['c']*12,f=N,sz=7.4,pad=1.9)
rows=[R(['Saturdays','']+['']*10+['NF',''],f=NB,fill=(.82,.9,.97))]
st=[420,480,540,600,660,720,780,840,900,960,1020,1125]
for k,(s,o,ty) in enumerate([x for x in stops if x[2] not in 'sp']):
    rows.append(R([s,('dep' if k in(0,5) else 'arr' if k in (4,8) else '')]+[('…' if (i==11 and k>5) else hm(t+o)) for i,t in enumerate(st)],fill=(.94,.97,1) if k%2 else None))
y=d.table(36,y+16,cw,rows,al=['l','l']+['c']*12,f=N,sz=7.4,pad=1.9)
d.text(36,y+22,'Sundays and public holidays',NB,8)
hours=[630,750,870,990]
rows=[R([s]+[hm(t+o) for t in hours],below=[(0,4,.25)]) for s,o in [('Brackmouth, bus station',0),('Stanley Head, Pier',30),('Orrin, Market Place',55),('Orrin Bridge, railway station',59)]]
y1=d.table(36,y+28,[150,45,45,45,45],rows,al=['l']+['c']*4,f=N,sz=7.4,pad=2)
d.text(430,y+22,'Single fares from Brackmouth',NB,8)
rows=[R(['To','Adult','Child 5–15','Day ticket'],f=NB,above=[(0,3,.8)],below=[(0,3,.8)]),['Fellgate','£2.20','£1.10','£4.00'],['Stanley Head','£3.60','£1.80','£6.50'],R(['Orrin and Orrin Bridge','£4.90','£2.40','£8.00'],below=[(0,3,.8)])]
y2=d.table(430,y+28,[150,60,70,70],rows,al=['l','r','r','r'],f=N,sz=7.4,pad=2)
yy=max(y1,y2)+18
d.text(36,yy,'PH does not run on public holidays    Sch school days only    NF not on Fridays before a holiday    | does not call    … does not run on this part',N,6.8)
d.save()
# ===== tender results
T=ttf('LSe',LS+'LiberationSerif-Regular.ttf');TB=ttf('LSeB',LS+'LiberationSerif-Bold.ttf')
d=Doc('tender_results_notice',(595.3,841.9))
d.text(297,52,'MARSHFELD UTILITIES HOLDING',TB,13,'c');d.text(297,68,'Group Procurement  –  Notice of award  –  Ref. MUH/2024/117',T,10,'c');d.line(60,76,535,76,1)
y=d.para(60,96,475,'In accordance with section 14 of the Purchasing Rules, the results of the open call for framework agreements for pumping stations and network maintenance are published below. Bids were opened on 3 September 2024 in the presence of two witnesses. Prices are in euro, net of VAT, for the full term of four years.',T,9.6,12,True)
rows=[R([C('Lot',al='c'),'Subject of the lot','Bidder',C('Bid price (EUR)',al='r'),C('Quality score',al='r'),C('Total score ¹',al='r'),C('Rank',al='c')],f=TB,va='mid',fill=(.88,.88,.88))]
lots=[('1','Supply of submersible pumps, 4 to 22 kW, with spare parts for four years',[('Aldermann Pumpen GmbH','1,284,600.00','36.5','91.2','1'),('Nordflow A/S','1,342,915.50','37.0','88.9','2'),('Rivetta Idraulica S.p.A.','1,198,040.00','24.0','83.7','3')]),
('2','Overhaul of pumping stations in the eastern district',[('Bietergemeinschaft Krohn & Söhne / Elbtal Anlagenbau','2,706,300.00','33.0','90.4','1'),('Hydrotec Service AG','2,951,777.20','34.5','87.1','2')]),
('3','Pipe network repair, 24-hour emergency call-out',[('Tiefbau Wendland KG','918,450.00','31.5','92.8','1'),('Lorenz Rohrbau GmbH','934,200.00','30.0','90.3','2'),('Krohn & Söhne','1,010,005.80','32.0','87.5','3'),('Mabau GmbH','887,900.00','–','excluded ²','–')]),
('4','Remote monitoring and telemetry',[('no valid bid received – lot cancelled',)])]
for n,t,bs in lots:
    for i,b in enumerate(bs):
        a=[C(n,rs=len(bs),va='mid'),C(t,rs=len(bs),va='mid')] if i==0 else [None,None]
        if len(b)==1: rows.append(R(a+[C(b[0],cs=5,al='c')]+[None]*4,h=30,va='mid'))
        else: rows.append(R(a+list(b),va='mid',f=TB if False else None))
y=d.table(60,y+8,[28,118,129,72,44,52,32],rows,al=['c','l','l','r','r','r','c'],f=T,sz=9,pad=3,grid='full',gw=.6)
y=d.para(60,y+14,475,'¹ The total score is the sum of the price score (60 points at most) and the quality score (40 points at most).\n² Excluded because proof of insurance cover was not provided by the time limit.',T,8,10)
y=d.text(60,y+14,'Composition of the score',TB,10.5) or y+20
y=d.table(60,y+2,[205,90,90,90],[
 R(['Criterion','Lots 1 and 4','Lot 2','Lot 3'],f=TB,above=[(0,3,1)],below=[(0,3,.5)]),
 ['Price','60','60','60'],['Quality',None,None,None],[C('Technical concept and plans for the hand-over of spare parts',ind=12),'20','15','5'],[C('Response time on site',ind=12),'5','10','25'],[C('Qualification of staff',ind=12),'10','10','10'],[C('Life-cycle emissions',ind=12),'5','5','–'],
 R(['Total','100','100','100'],f=TB,above=[(1,3,.5)],below=[(0,3,1)])],al=['l','r','r','r'],f=T,sz=9.4,pad=1.8)
y=d.para(60,y+22,475,'Unsuccessful bidders may ask for the reasons for the decision within ten days from the date of this notice. The agreements will be signed after the standstill period ends, and no earlier than 14 October 2024.',T,9.6,12,True)
d.text(60,y+26,'Marshfeld, 2 October 2024',T,9.6);d.line(350,y+42,535,y+42,.4);d.text(350,y+53,'Head of Group Procurement',T,8)
d.save()
