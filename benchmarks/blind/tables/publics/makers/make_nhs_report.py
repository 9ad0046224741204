from make_kit import *
R='Helvetica';B='Helvetica-Bold';I='Helvetica-Oblique'
d=Doc('health_board_report',(595.3,841.9))
d.box(0,0,595.3,44,'#0a4d8c'); d.t(42,28,'Northmere & Fells Health Board',B,13,col='#ffffff'); d.t(553,28,'Paper 7b  |  January meeting',R,9,'r',col='#ffffff')
d.t(42,72,'Unscheduled care: quarter 3 performance',B,14,col='#0a4d8c')
Lx,Rx,w=42,307,246
y=d.prose(Lx,94,w,'Attendances at the three emergency departments rose by 3.1% against the same quarter last year. The increase was concentrated in December, when respiratory presentations in the under-fives were the highest since weekly records began.\nThe four-hour standard was not met at any site. Ambulance handover improved at Fellside after the escalation area opened on 4 November, but deteriorated at Port Ansel, where bed occupancy exceeded 97% on 41 of 92 days.',R,9,11.6)
y+=6
d.t(Lx,y,'Table 1',B,8.4,col='#0a4d8c'); d.t(Lx+34,y,'Four-hour standard by site, per cent',R,8.4); y+=6
T=Tab(d,5); X=[Lx,Lx+118,Lx+160,Lx+202,Lx+w-6]; A=['l','d','d','d','d']
T.line(Lx,y,Lx+w,y,.9,'#0a4d8c')
T.put(0,0,'Site',Lx,y+12,'l',B,8.4)
for c,t in enumerate(['Oct','Nov','Dec','Q3'],1): T.put(0,c,t,X[c]+8,y+12,'r',B,8.4)
T.line(Lx,y+17,Lx+w,y+17,.5,'#0a4d8c'); yy=y+29
for i,v in enumerate([('Northmere General','71.4','69.8','64.0','68.3'),('Port Ansel','66.2','61.7','58.9','62.2'),('Fellside Community\nHospital (minor injuries)','98.1','97.6','99','98.2'),('Health Board','73.5','71.2','67.1','70.5')]):
    f=B if i==3 else R
    if i==3: T.line(Lx,yy-9,Lx+w,yy-9,.3,'#0a4d8c'); yy+=3
    T.put(i+1,0,v[0],Lx,yy,'l',f,8.4,lead=10)
    for c in range(1,5): T.put(i+1,c,v[c],X[c],yy,'d',f,8.4,dec='.')
    yy+=23 if '\n' in v[0] else 13
T.line(Lx,yy-8,Lx+w,yy-8,.9,'#0a4d8c')
d.t(Lx,yy+2,'Source: EDIS, extracted 8 January. Q3 is attendance-weighted.',I,7)
y=d.prose(Lx,yy+22,w,'Delayed discharges continue to account for almost one bed in nine. The joint commissioning group has agreed to fund twelve interim places until the end of March; a paper on recurrent funding will follow.',R,9,11.6)
y1=d.prose(Rx,94,w,'Members asked in October for the position on trolley waits. The number of patients waiting more than twelve hours from decision to admit is shown in Figure 1; every breach is subject to harm review.',R,9,11.6)
d.t(Rx,y1+8,'Figure 1  Twelve-hour trolley waits',B,8.4,col='#0a4d8c')
gy=y1+120
for g in range(4): d.line(Rx+24,gy-g*30,Rx+w,gy-g*30,.25,'#aaaaaa'); d.t(Rx+20,gy-g*30+2.5,str(g*50),R,7,'r')
for i,(m,v) in enumerate(zip('Jul Aug Sep Oct Nov Dec'.split(),(38,44,52,71,96,133))):
    d.box(Rx+34+i*35,gy-v*.6,Rx+54+i*35,gy,'#7fb2dd'); d.t(Rx+44+i*35,gy+9,m,R,7,'c'); d.t(Rx+44+i*35,gy-v*.6-3,str(v),R,7,'c')
y2=d.prose(Rx,gy+32,w,'The Board is asked to note the position, to approve the revised trajectory in Table 2, and to receive assurance from the Clinical Governance Committee that learning from harm reviews is shared across sites.\nStaff absence in emergency departments was 6.8% (target 5%), with forty-one per cent of absence attributed to seasonal illness. Agency spend fell for the second quarter running.',R,9,11.6)
# small form in the right column (boxes for one value each)
d.box(Rx,y2+6,Rx+w,y2+62,None,.6,'#0a4d8c'); d.t(Rx+8,y2+20,'For committee use',B,8.4); d.t(Rx+8,y2+36,'Minute no.',R,8.4); d.box(Rx+60,y2+27,Rx+120,y2+40,None,.4); d.t(Rx+8,y2+54,'Approved',R,8.4); d.box(Rx+60,y2+46,Rx+69,y2+55,None,.4); d.t(Rx+90,y2+54,'Deferred',R,8.4); d.box(Rx+134,y2+46,Rx+143,y2+55,None,.4)
y=max(y,y2+62)+28
d.t(42,y,'Table 2',B,8.4,col='#0a4d8c'); d.t(76,y,'Trajectory and actual, Health Board total, with draft trajectory to year end',R,8.4); y+=7
U=Tab(d,11)
e=[42,190,225,260,295,330,365,400,442,484,520,553]
ctr=[ (e[i]+e[i+1])/2 for i in range(11)]
U.box(42,y,553,y+32,'#0a4d8c')
U.put(0,0,'Measure',48,y+20,'l',B,8.2,r1=1,col='#ffffff')
U.put(0,1,'Quarter 3 (actual)',(e[1]+e[4])/2,y+11.5,'c',B,8.2,c1=3,col='#ffffff'); U.put(0,4,'Quarter 4 (trajectory)',(e[4]+e[7])/2,y+11.5,'c',B,8.2,c1=6,col='#ffffff'); U.put(0,7,'Year',(e[7]+e[9])/2,y+11.5,'c',B,8.2,c1=8,col='#ffffff')
U.put(0,9,'Lead',ctr[9],y+20,'c',B,8.2,r1=1,col='#ffffff'); U.put(0,10,'RAG',ctr[10],y+20,'c',B,8.2,r1=1,col='#ffffff')
for a,b in ((1,4),(4,7),(7,9)): U.line(e[a]+4,y+16,e[b]-4,y+16,.5,'#ffffff')
for c,t in enumerate('Oct Nov Dec Jan Feb Mar Plan F’cast'.split(),1): U.put(1,c,t,e[c+1]-6,y+27,'r',B,8.2,col='#ffffff')
y+=32
M=[('Attendances, total',['12,406','12,118','13,377','12,900','11,700','12,600','149,000','150,240'],'COO','A'),
('  of which self-presenting',['8,951','8,702','9,610','9,300','8,400','9,100','107,000','108,310'],'',''),
('Four-hour standard, %',['73.5','71.2','67.1','70.0','74.0','78.0','85.0','73.9'],'COO','R'),
('Ambulance handover over 60 minutes',['204','231','318','260','190','150','1,800','2,465'],'DoN','R'),
('Delayed discharges, bed days',['2,240','2,198','2,377','2,200','1,950','1,800','24,000','26,150'],'CHSCP','R'),
('Left before being seen, %',['4.1','4.4','6.0','5.0','4.5','4.0','4.0','4.6'],'MD','A'),
('Clinical coding complete within\n14 days, %',['–','–','93','95','95','96','95','n/a'],'eH','G')]
for i,(t,v,l,g) in enumerate(M):
    h=24 if '\n' in t else 15
    if i%2==0: U.box(42,y,553,y+h,'#e8f1f9')
    U.put(2+i,0,t.strip(),48+(8 if t[0]==' ' else 0),y+10.5,'l',R,8.2,lead=9.6)
    for c,q in enumerate(v,1): U.put(2+i,c,q,e[c+1]-6,y+10.5,'r',R,8.2)
    if l: U.put(2+i,9,l,ctr[9],y+10.5,'c',R,8.2)
    if g: U.put(2+i,10,g,ctr[10],y+10.5,'c',B,8.2,col={'R':'#b00020','A':'#b36b00','G':'#1b7a2f'}[g])
    y+=h
U.line(42,y,553,y,.9,'#0a4d8c')
d.t(42,y+11,'COO Chief Operating Officer; DoN Director of Nursing; CHSCP partnership chief officer; MD Medical Director; eH eHealth. RAG: red, amber, green.',R,7)
d.t(297,824,'Page 3 of 11',R,8,'c')
d.save()
