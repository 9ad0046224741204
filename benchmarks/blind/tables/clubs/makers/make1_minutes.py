from make_lib import *
from reportlab.lib.pagesizes import A4
d=Doc('council_minutes',A4); T,B,I='Times-Roman','Times-Bold','Times-Italic'
L=62; R=533
d.text(297,58,'HARBLEDOWN MAGNA TOWN COUNCIL',B,15,'c')
d.text(297,76,'Minutes of the Ordinary Meeting held in the Corn Exchange on Tuesday 14 October 2025 at 7.00 p.m.',I,10.5,'c')
d.text(L,104,'1.   PRESENT AND DECLARATIONS OF INTEREST',B,10.5)
g=Grid(d,edges(L+18,128,82,86,150),'llll',T,10.5,12.2,2,.9)
g.add(['Councillor','Ward','Attendance','Interest declared'],font=B)
for r in [('Mrs A. Threlkeld (Mayor)','Castle','Present','None'),('Mr D. Okonjo','Castle','Present','Item 4 – tenant of an allotment on the Mill Lane site'),
 ('Ms F. Penhallow','Mill Lane','Apologies','–'),('Mr P. R. Gathercole','Mill Lane','Present','None'),('Dr S. Vaidya','Abbey North','Present from 7.25 p.m.','Item 5 – trustee of the Corn Exchange Trust'),
 ('Mr J. Snaith','Abbey North','Present','None'),('Miss L. Brockbank','Abbey South','Absent','–'),('Mr T. Wyndham-Orr','Abbey South','Present','None')]: g.add(r)
y=g.layout(112); g.draw()
y=d.para(L+18,y+14,R-L-18,'In attendance: Mrs R. Haldane (Town Clerk), Mr K. Moss (Works Supervisor) and eleven members of the public. The Mayor opened the meeting with a short silence in memory of former Councillor George Attewell.',T,10.5,12.6,True)
d.text(L,y+10,'2.   MINUTES OF THE LAST MEETING',B,10.5)
y=d.para(L+18,y+24,R-L-18,'The minutes of 9 September 2025, having been circulated, were taken as read, confirmed and signed. Arising from minute 118, the Clerk reported that the county had agreed to repaint the zebra crossing in Sheep Street before the end of November.',T,10.5,12.6,True)
d.text(L,y+10,'3.   PLANNING APPLICATIONS',B,10.5)
y=d.para(L+18,y+24,R-L-18,'The Planning Sub-Committee’s recommendations were RESOLVED to be sent to the district as follows:',T,10.5,12.6)
g=Grid(d,edges(L,76,112,172,111),'llll',T,9.5,11,4,2.5)
g.add(['Application','Site','Proposal','Response'],font=B)
for r in [('25/01187/FUL','Tanners Yard, Sheep Street','Change of use of first floor from storage to two flats, with external stair to rear','No objection'),
('25/01203/HOU','9 Abbey Close','Single-storey rear extension','No objection'),
('25/01219/LBC','Former Wesleyan Chapel, Castle Hill','Replacement of eleven leaded windows and repair of bell-cote','Support, subject to the Conservation Officer’s advice'),
('25/01226/TPO','The Old Rectory','Fell one copper beech (T4); crown-reduce two limes','Object: no decay report supplied'),
('25/01240/ADV','Unit 3, Wharf Road','Two internally illuminated fascia signs','Object'),
('25/01251/FUL','Land east of Pound Lane','Erection of nine dwellings, access and drainage (amended plans)','Object: access and surface water')]: g.add(r)
g.layout(y+2); y=g.draw()
for yy in g.ys: d.hl(g.xs[0],g.xs[-1],yy,.6)
for x in g.xs: d.vl(x,g.ys[0],g.ys[-1],.6)
d.text(L+18,y+16,'Councillor Gathercole asked that his dissent on 25/01251/FUL be recorded.',T,10.5)
d.text(297,805,'– 131 –',T,10,'c')
d.newpage()
d.text(L,50,'Harbledown Magna Town Council',I,9.5); d.text(R,50,'14 October 2025',I,9.5,'r')
d.text(L,76,'4.   ACCOUNTS FOR PAYMENT',B,10.5)
y=d.para(L+18,90,R-L-18,'RESOLVED that the following accounts be paid, the vouchers having been examined by Councillors Snaith and Okonjo.',T,10.5,12.6)
g=Grid(d,edges(L,38,122,158,55,47,51),'lllrrr',T,10,11.6,3,1.4,'b')
g.add(['Vchr','Payee','Purpose','Net\n£','VAT\n£','Total\n£'],font=I)
tot=[0,0,0]
for v,p,q,n,vat in [(207,'Brightwater Utilities','Allotments, half-year water',318.40,0),(208,'K. & S. Moss','Hire of mini-digger, Mill Lane ditch',265.00,53.00),(209,'Staff','Salaries for October, net',6418.73,0),
(210,'Revenue','PAYE and National Insurance',1877.06,0),(211,'Severnmarch Pension Fund','Contributions',1402.55,0),(212,'Lanthorn Electrical Ltd','Repair to three footway lights and column 17, Wharf Road',742.50,148.50),
(213,'Dunmow Sedge Signs','Finger-posts (2)',486.00,97.20),(214,'Abbey Stationers','Paper, toner, minute book',94.12,18.82),(215,'Royal Legion Branch','Wreath, s.137',35.00,0),(216,'Corn Exchange Trust','Room hire, July to September',240.00,0)]:
    g.add([v,p,q,m2(n),m2(vat) if vat else '–',m2(n+vat)]); tot=[tot[0]+n,tot[1]+vat,tot[2]+n+vat]
g.add(['','','Total',*[m2(t) for t in tot]],font=B)
g.layout(y+1); y=g.draw(); ys=g.ys
for yy,w in((ys[0],.9),(ys[1],.4),(ys[-2],.4),(ys[-1],.9)): d.hl(L,R,yy,w)
y=d.para(L+18,y+20,R-L-18,'The Clerk presented the bank reconciliation, which was noted.',T,10.5,12.6)
g=Grid(d,edges(L+60,150,90,90),'lrr',T,10.5,12.4,3,.8)
g.add(['','31 August','30 September'],font=I)
a=[('Current account',4120.55,11873.02),('Business reserve',86340.10,86411.94),('Cemetery bond',25000.00,25000.00),('Petty cash',61.37,48.20)]
for n,p,q in a: g.add([n,m2(p),m2(q)])
g.add(['Balance per cash book',m2(sum(x[1] for x in a)),m2(sum(x[2] for x in a))])
g.layout(y-4); y=g.draw(); 
for j in (1,2): 
    d.hl(g.xs[j]+25,g.xs[j+1]-2,g.ys[-2],.5); d.hl(g.xs[j]+25,g.xs[j+1]-2,g.ys[-1]+.5,.5); d.hl(g.xs[j]+25,g.xs[j+1]-2,g.ys[-1]+2.3,.5)
d.text(L,y+26,'5.   CORN EXCHANGE ROOF – RECORDED VOTE',B,10.5)
y=d.para(L+18,y+40,R-L-18,'Councillor Snaith, seconded by Councillor Wyndham-Orr, moved that up to £18,000 be lent to the Corn Exchange Trust over six years. Councillor Gathercole moved as an amendment that the sum be £12,000 over four years. Under Standing Order 16 the votes were recorded. The amendment was lost and the motion carried.',T,10.5,12.6,True)
g=Grid(d,edges(L+18,130,46,46,52,46,46,52),'lcccccc',T,10,11.6,3,1.8,'m')
g.add([C('Member',rs=2,al='l',va='b'),C('Amendment',cs=3),None,None,C('Motion',cs=3),None,None],font=B)
g.add(['','For','Against','Abstain','For','Against','Abstain'],font=I)
for n,a,b in [('Threlkeld (Mayor)',2,2),('Okonjo',1,0),('Gathercole',0,1),('Snaith',1,0),('Wyndham-Orr',1,0)]:
    r=[n]+['']*6; r[1+a]='X'; r[4+b]='X'; g.add(r)
g.add(['Votes',1,3,1,3,1,1],font=B)
g.layout(y-2); y=g.draw(); X=g.xs; ys=g.ys
d.hl(X[0],X[-1],ys[0],.8); d.hl(X[1]+4,X[4]-4,ys[1],.4); d.hl(X[4]+4,X[7]-4,ys[1],.4); d.hl(X[0],X[-1],ys[2],.6); d.hl(X[0],X[-1],ys[-2],.4); d.hl(X[0],X[-1],ys[-1],.8)
y=d.para(L+18,y+16,R-L-18,'Dr Vaidya, having declared an interest, left the room and took no part. There being no further business the Mayor closed the meeting at 9.10 p.m.',T,10.5,12.6,True)
d.text(L+18,y+34,'Signed ..............................................  Town Mayor        Date ...........................',T,10.5)
d.text(297,805,'– 132 –',T,10,'c')
d.save()
