from make_tl import *
# ---------- 5 food-safety office
d=D('food_safety_office',(595,842))
d.text(48,50,'Cantonal Food Control Office, Veldmark','LSB',12); d.text(547,50,'Report 24-0718-3','LS',10,'r'); d.line(48,57,547,57,1.5,(0,.35,.3))
t=d.para(48,68,499,'Five sample units of each food were taken at the Harbour Market on 16 July by inspector R. Oduya and delivered chilled (3.1 °C) to the laboratory on the same day. Methods: ISO series, accredited under STS 0412. Sampling plan with n = 5; c, m and M as in the Hygiene Ordinance, annex 2.','LS',9,11.5)
t+=20;d.text(48,t,'A.  Microbiological results','LSB',10)
B=lambda v,al=None,**k:C(v,f='DCB',al=al,**k)
r=[[B('Sample',rs=2,va='bot'),B('Food',rs=2,va='bot'),B('Organism',rs=2,va='bot'),B('Limits (CFU/g)',cs=2,al='c'),None,B('Result per sample unit (CFU/g)',cs=5,al='c'),None,None,None,None,B('Verdict',rs=2,va='bot',ind=5)],
[None,None,None,B('m','r'),B('M','r')]+[B(str(i),'r') for i in range(1,6)]+[None]]
S=[('M-101','Chicken salad with curry dressing, prepacked',[('Aerobic mesophiles','10⁶','10⁷','4.2×10⁵','3.8×10⁵','1.1×10⁶','2.0×10⁵','6.6×10⁵','Acceptable'),('Escherichia coli','10','100','< 10','< 10','< 10','< 10','< 10','Good'),('Staphylococci','100','1000','< 100','< 100','< 100','< 100','< 100','Good')]),
('M-102','Smoked trout, sliced',[('Listeria monocytogenes','n.d.','100','n.d.','n.d.','< 10','n.d.','n.d.','Acceptable'),('Enterobacteriaceae','100','1000','< 10','40','20','< 10','< 10','Good')]),
('M-103','Soft cheese from raw milk',[('Escherichia coli','10⁴','10⁵','2.2×10³','1.8×10³','9.0×10²','3.1×10³','1.2×10³','Good'),('Staphylococci','10⁴','10⁵','1.4×10⁴','2.0×10⁵','8.8×10³','1.9×10⁴','3.0×10⁴','Fail'),('Listeria monocytogenes','n.d.','100','n.d.','n.d.','n.d.','n.d.','n.d.','Good')]),
('M-104','Cooked rice, held',[('Bacillus cereus','10³','10⁴','< 100','300','< 100','1.2×10³','200','Acceptable')]),
('M-105','Vanilla ice cream, soft serve machine',[('Enterobacteriaceae','10','100','160','230','90','310','140','Fail'),('Aerobic mesophiles','10⁵','10⁶','7.0×10⁴','8.1×10⁴','5.5×10⁴','9.4×10⁴','6.2×10⁴','Good')])]
st=[]
for n,f,q in S:
    st.append(len(r))
    for i,x in enumerate(q):
        r.append([C(n,rs=len(q)) if i==0 else None,C(f,rs=len(q)) if i==0 else None]+list(x[:-1])+[C(x[-1],f='DCB' if x[-1]=='Fail' else None,ind=5)])
T=L(d,48,t+7,[35,82,83,27,29]+[38]*5+[53],r,'DC',6.9,9,2.5,2.2,'lll'+'r'*7+'l')
T.draw();T.h(0,1);T.h(1,.4,a=3,b=5);T.h(1,.4,a=5,b=10);T.h(2,.7)
for k in st[1:]:T.h(k,.35)
T.h(len(r),1)
d.text(48,T.bot+11,'n.d. = not detected in 25 g. Good: all units at or below m. Acceptable: no unit above M and no more than c = 2 units above m.','LS',7.5)
t=T.bot+40
d.text(48,t,'B.  Contaminants and composition','LSB',10)
r=[[C(v,f='LSB',al=a,va='bot') for v,a in zip(['Parameter','Sample','Unit','Result','Expanded\nuncertainty','Maximum\nlevel','Conforms'],'lllrrrc')],
'Aflatoxin B1|C-210 pistachios|µg/kg|6.4|1.3|8.0|yes'.split('|'),'Aflatoxins, sum|C-210 pistachios|µg/kg|8.9|1.8|10.0|yes'.split('|'),'Ochratoxin A|C-211 raisins|µg/kg|11.7|2.1|8.0|no'.split('|'),'Lead|C-212 honey|mg/kg|0.034|0.007|0.10|yes'.split('|'),'Cadmium|C-213 spinach|mg/kg|0.181|0.027|0.20|yes'.split('|'),'Mercury|C-214 swordfish|mg/kg|0.92|0.14|1.0|yes'.split('|'),'Histamine|C-215 tuna in oil|mg/kg|28|5|200|yes'.split('|'),'Sulfur dioxide|C-211 raisins|mg/kg|1420|110|2000|yes'.split('|'),'Acrylamide|C-216 crispbread|µg/kg|385|62|350|no¹'.split('|'),'Water added|C-217 scallops|%|14.2|1.1||declared'.split('|')]
T=L(d,48,t+7,[96,100,46,62,70,62,63],r,'LS',8.5,10.4,4,2.3,'llldddc')
for i in range(1,len(r),2):T.shade(i,(.92,.96,.95))
T.draw();T.h(1,1,(0,.35,.3))
d.text(48,T.bot+11,'¹ Benchmark level, not a maximum level: the producer must review the recipe.','LS',7.5)
d.text(297,815,'Page 1 of 2','LS',8,'c');d.next()
d.text(48,50,'Report 24-0718-3, annex: inspections of the year','LSB',12); d.line(48,57,547,57,1.5,(0,.35,.3))
D_=[('Harbour',412,388,201,142,37,8,61,18450),('Old Town',520,417,254,121,35,7,48,12300),('Millbank',188,180,122,49,8,1,11,1850),('Ostfeld',301,244,133,82,23,6,39,9700),('Upper Valley',97,64,51,12,1,0,2,0),('Lakeside camps',45,45,25,17,3,0,6,600),('Markets and stalls',233,190,78,84,22,6,44,7150)]
for x in D_: assert sum(x[3:7])==x[2],x
B=lambda v,al=None,**k:C(v,f='DCB',al=al,**k)
r=[[B('District',rs=2,va='mid'),B('Premises',al='c',rs=2,va='mid'),B('Inspected',al='c',rs=2,va='mid'),B('Grade given',al='c',cs=4),None,None,None,B('Notices',al='c',rs=2,va='mid'),B('Fines',al='c',rs=2,va='mid')],[None]*3+[B(x,'c') for x in 'ABCD']+[None,None]]
m=lambda v,f=None:C(f'€ {v:,}' if v else '€ –',split=True,f=f)
for x in D_: r.append([x[0]]+[f'{v:,}' if v else '–' for v in x[1:8]]+[m(x[8])])
tot=[sum(x[i] for x in D_) for i in range(1,9)]
r.append([B('Total')]+[B(f'{v:,}') for v in tot[:7]]+[m(tot[7],'DCB')])
T=L(d,48,72,[105,58,58,42,42,42,42,48,62],r,'DC',8.5,10.6,5,3,'l'+'r'*8)
T.shade(0,(.8,.89,.87),i1=1);T.shade(len(r)-1,(.93,.93,.93));T.draw();T.boxcells(.5,(.4,.5,.5))
d.text(48,T.bot+13,'Table 1: Inspections, grades and measures by district','LSI',9)
t=T.bot+34
# chart at the left, prose at the right
ct=t+14;cb=ct+150
d.text(48,t+4,'Share of premises graded A or B, per cent','LSB',9)
for k in range(0,101,25):
    yy=cb-k*1.4; d.line(74,yy,280,yy,.3,(.7,.7,.7)); d.text(70,yy+3,str(k),'LS',7,'r')
for i,x in enumerate(D_):
    p=100*(x[3]+x[4])/x[2]; xx=80+i*28.5; d.box(xx,cb-p*1.4,xx+18,cb,fill=(.2,.5,.45),stroke=(.1,.3,.3)); d.text(xx+9,cb+9,x[0][:5]+'.','LN',7,'c')
u=d.para(305,t,242,'Grade D means that the premises were closed at once; all but two of them reopened after a second visit within a month. The Harbour district again has the largest number of notices, mostly for missing temperature records, but its share of grades A and B has grown.','LS',9,12,True)
u=d.para(305,u+5,242,'Stalls are inspected when the market is held, so that the same holder can be counted more than once. The fines are those that became final in the year; appeals are pending in eleven cases. Training for holders starts in February and is free of charge.','LS',9,12,True)
t=cb+40
d.text(48,t,'Most frequent shortcomings','LSB',10)
Q=[('Temperature','Cold chain broken on delivery',38,44),('','Hot holding below 65 °C',52,49),('','No temperature record',117,131),('Cleaning','Extraction hood, filters',64,58),('','Ice machine',41,47),('','Cutting boards scored or mouldy',73,70),('Staff','Hand-wash basin without soap or towels',89,96),('','No proof of training',55,61),('Labelling','Allergens not declared in writing',124,158),('','Origin of meat missing',46,39)]
r=[[C(v,f='LRB',al=a) for v,a in zip(['Area','Shortcoming','This year','Last year','Change'],'llrrr')]]
for a,b,x,y in Q: r.append([a,b,str(x),str(y),f'{x-y:+d}'.replace('-','−')])
X=sum(q[2] for q in Q);Y=sum(q[3] for q in Q)
r.append([C('All listed',f='LRI'),None]+[C(v,f='LRI') for v in (str(X),str(Y),f'{X-Y:+d}'.replace('-','−'))])
T=L(d,48,t+6,[76,210,60,60,56],r,'LR',9.5,11.5,3,1.9,'llrrr').draw()
T.h(1,.5)
for i,q in enumerate(Q):
    if i and q[0]:T.h(i+1,.25,(.6,.6,.6))
T.h(len(r)-1,.8)
d.text(297,815,'Page 2 of 2','LS',8,'c')
d.save()
# ---------- 6 cookery school
d=D('cookery_school',(516,728))
d.text(40,56,'Braised lamb with barley and roots','DRB',16)
t=d.para(40,66,436,'Lesson 14. Work in pairs. The lamb goes into the oven at half past nine; while it cooks, prepare the vegetables and the gremolata. Quantities are for cleaned weight.','DR',8.5,12)
I=lambda v,al=None:C(v,f='LRI',al=al)
r=[[None,I('4 covers','r'),I('12 covers','r'),I('50 covers','r'),I('Preparation')]]
for h,q in [('Meat',[('Lamb shoulder, boned','800 g','2.4 kg','10 kg','in 4 cm cubes'),('Plain flour','20 g','60 g','250 g','seasoned'),('Rapeseed oil','30 ml','90 ml','375 ml','')]),
('Vegetables and grain',[('Onions','200 g','600 g','2.5 kg','sliced'),('Carrots','250 g','750 g','3.1 kg','in thick batons, kept under a damp cloth until needed'),('Celeriac','150 g','450 g','1.9 kg','diced'),('Garlic','3 cloves','9 cloves','2 heads','crushed'),('Pearl barley','120 g','360 g','1.5 kg','soaked for one hour and rinsed')]),
('Liquid and seasoning',[('Brown stock','700 ml','2.1 litres','8.75 litres','hot'),('Dry cider','200 ml','600 ml','2.5 litres',''),('Bay leaves','2','4','10',''),('Salt','8 g','24 g','95 g','half at the start, the rest after tasting'),('Black pepper','2 g','5 g','20 g','coarsely ground')]),
('Gremolata',[('Flat parsley','30 g','90 g','350 g','chopped at the last minute'),('Lemon zest','1 lemon','3 lemons','12 lemons','')])]:
    r.append([C(h,f='LRB')]+[None]*4)
    for x in q:r.append(list(x))
T=L(d,40,t+8,[118,56,60,64,138],r,'LR',9.5,11.4,4,1.6,'lrrrl').draw()
t=T.bot+12
t=d.para(40,t,436,'Brown the meat in small lots. Sweat the onions, add the flour, then cider and stock. Cover and cook at 160 °C for 1 h 45 min; add barley and roots after 50 minutes.','LR',9.5,12)
d.text(40,t+20,'Oven settings','LSB',9)
o=[[C(v,f='LSB',al='c',col=(1,1,1)) for v in ['Description','°C','Fan °C','°F','Gas']]]+[x.split('|') for x in 'Very cool|110|90|225|¼;Cool|140|120|275|1;Warm|160|140|325|3;Moderate|180|160|350|4;Fairly hot|200|180|400|6;Hot|220|200|425|7'.split(';')]
T=L(d,40,t+26,[72,36,40,36,30],o,'LS',8,9.6,4,1.8,'lcccc');T.shade(0,(.55,.27,.07))
for i in range(2,7,2):T.shade(i,(.97,.92,.85))
T.draw()
d.text(280,t+20,'Classical cuts','LSB',9)
o=[[C('Cut',f='LSI'),C('Size',f='LSI'),C('Used for',f='LSI')],['Brunoise','2 mm cubes','consommé'],['Julienne','2 × 2 × 40 mm','salads'],['Jardinière','5 × 5 × 20 mm','side dishes'],['Macédoine','5 mm cubes','cold salads'],['Paysanne','thin, 10 mm across','soups']]
T=L(d,280,t+26,[52,82,62],o,'LS',8,9.6,3,2,'lll').draw();T.h(0,.6);T.h(1,.6);T.h(6,.6)
d.text(258,706,'— 62 —','DR',8,'c');d.next()
d.text(40,52,'Costing sheet','DRB',14);d.text(476,52,'Lesson 14, 12 covers','DR',8.5,'r')
Q=[('Meat',[('Lamb shoulder, bone in','kg',14.60,3.2),('Lamb bones','kg',2.10,1.5)]),('Greengrocer',[('Onions','kg',1.15,.7),('Carrots','kg',1.30,.9),('Celeriac','kg',2.40,.6),('Garlic','head',.55,1),('Parsley, flat','bunch',.95,3),('Lemons','piece',.40,3)]),('Dry store',[('Pearl barley','kg',2.25,.36),('Plain flour','kg',.98,.06),('Rapeseed oil','litre',3.10,.09),('Bay, salt, pepper','lump',None,.6)]),('Cellar',[('Dry cider','litre',4.20,.6)])]
N=lambda v,**k:C(v,f='LNB',**k)
r=[[N('Ingredient'),N('Unit'),N('Price per unit',al='r'),N('Quantity',al='r'),N('Cost',al='r'),N('Share',al='r')]]
cost=lambda p,q:round(q*100) if p is None else round(p*q*100+1e-6)
tt=sum(cost(p,q) for _,x in Q for *_,p,q in x)
sub=[];bands=[]
for h,x in Q:
    bands.append(len(r));r.append([C(h,cs=6,f='LNB')]+[None]*5)
    for n,u,p,q in x:
        c=cost(p,q); r.append([n,u,f'{p:.2f}' if p else '',f'{q:g}' if p else '',f'{c/100:.2f}',f'{100*c/tt:.1f} %'])
    s=sum(cost(p,q) for *_,p,q in x);sub.append(len(r)); r.append([C('Subtotal '+h.lower(),f='LNI'),None,None,None,C(f'{s/100:.2f}',f='LNI'),C(f'{100*s/tt:.1f} %',f='LNI')])
r.append([N('Total ingredients'),None,None,None,N(f'{tt/100:.2f}'),N('100.0 %')])
r.append(['Cost per cover (12)',None,None,None,f'{tt/1200:.2f}',None])
T=L(d,40,64,[150,52,72,60,56,46],r,'LN',9.4,11,4,2.1,'llrrrr')
for k in bands:T.shade(k,(.93,.90,.82))
T.draw();T.h(0,.8);T.h(1,.8)
for k in sub:T.h(k,.3,a=4)
T.h(len(r)-2,.8);T.h(len(r),.8)
d.text(40,T.bot+11,'Prices in pounds, wholesale, week 41. Subtotals may be compared with lesson 9.','LNI',8)
t=T.bot+36
d.text(40,t,'Plan of the day','DRB',10)
r=[[C(v,f='LSB',al='c') for v in ['Time','Bench 1 to 4','Bench 5 to 8','Teacher']],
['08:30',C('Hygiene briefing, knives, delivery check',cs=2,al='c'),None,'Ms Harrow'],['09:00','Cut and brown the lamb','Stock and bones','Mr Idowu'],['09:45','Onions, flour, cider','Roots in batons',C('Mr Idowu',rs=2,va='mid')],['10:20','Barley into the pot','Gremolata, table setting',None],['11:30',C('Plating and tasting',cs=2,al='c'),None,'Ms Harrow'],['12:15','Washing up','Cold room, labels','Ms Petrakis']]
T=L(d,40,t+7,[46,150,150,90],r,'LS',8.6,10.4,4,2.8,'clll',va='mid');T.draw();T.boxcells(.6,(.3,.2,.1))
d.text(258,706,'— 63 —','DR',8,'c')
d.save()
