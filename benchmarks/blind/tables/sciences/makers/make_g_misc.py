from makelib import *
import random
random.seed(11)
N='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-%s.ttf'
registerFont(TTFont('NR',N%'Regular')); registerFont(TTFont('NB',N%'Bold')); registerFont(TTFont('NI',N%'Italic'))
registerFont(TTFont('MO','/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf'))
# ---------- fishery landings: shaded bands, totals, 2 pages: a table that continues
W,H=595,842
c=canvas.Canvas('fishery_stats.pdf',pagesize=(W,H)); T=[]
groups=[('Demersal fish',['Cod','Haddock','Saithe','Whiting','Hake','Ling','Tusk','Monkfish','Redfish','Wolffish','Greenland halibut','Plaice','Lemon sole','Witch','Turbot','Halibut']),('Pelagic fish',['Herring','Mackerel','Horse mackerel','Blue whiting','Sprat','Capelin','Greater silver smelt','Garfish']),('Crustaceans',['Northern shrimp','Norway lobster','Edible crab','European lobster','King crab','Snow crab']),('Molluscs',['Great scallop','Blue mussel','Common whelk','Squid, all species','Octopus']),('Sharks and rays',['Spurdog','Porbeagle','Thornback ray','Other rays and skates'])]
BIG=dict(Cod=4.4,Haddock=4.1,Saithe=4,Herring=4.7,Mackerel=4.5,Capelin=4.3,Sprat=3.6)
BIG['Blue whiting']=4.2; BIG['Northern shrimp']=3.7; BIG['Great scallop']=2.9
rows=[]; GT=[0]*6
for g,sp in groups:
    rows.append(('g',g)); ST=[0]*6
    for s in sp:
        b=int(10**BIG.get(s,random.uniform(1.2,3))); q=[max(0,int(b*random.uniform(.6,1.4))) for _ in range(4)]
        if random.random()<.12: q[random.randrange(4)]=0
        t=sum(q); v=int(t*random.uniform(.9,6))
        rows.append(('s',s,q+[t,v])); ST=[a+z for a,z in zip(ST,q+[t,v])]
    rows.append(('t','Total '+g.lower(),ST)); GT=[a+z for a,z in zip(GT,ST)]
rows.append(('T','All species',GT))
fm=lambda v: f'{v:,}'.replace(',',' ') if v else '-'
cut=[i for i,r in enumerate(rows) if r[0]=='g'][2]   # third group begins page 2
parts=[rows[:cut],rows[cut:]]
for pg,part in enumerate(parts,1):
    c.setFillColor(HexColor('#0B4F6C')); c.rect(0,H-30,W,30,fill=1,stroke=0); put(c,50,H-20,'Fisheries and aquaculture yearbook','NB',10,'#FFFFFF')
    para(c,H,50,46,490,'<b>Table 2.1'+(' (continued)' if pg==2 else '')+'</b>&nbsp; Landings by domestic vessels by species and quarter, tonnes live weight, and value at first sale','NR',10,12)
    t=Tab(c,H,50,66,[150,56,56,56,56,62,60],'NR',9,10.8,4,2.4)
    t.row([C('Species',rs=2,va='b'),C('Quarter',cs=4,al='c'),C('Year',rs=2,va='b',al='r'),C('Value,\nthousand €',rs=2,va='b',al='r')],font='NB',color='#0B4F6C')
    t.row([C(s,al='r') for s in('I','II','III','IV')],font='NB',color='#0B4F6C')
    b=[]
    for r in part:
        if r[0]=='g': t.row([C(r[1],cs=7)],font='NB'); b.append((len(t.rows)-1,'#BFDCE6'))
        elif r[0]=='s': t.row([C(r[1],indent=8)]+[fm(v) for v in r[2]])
        elif r[0]=='t': t.row([r[1]]+[fm(v) for v in r[2]],font='NI'); b.append((len(t.rows)-1,'#E8F2F6'))
        else: t.row([r[1]]+[fm(v) for v in r[2]],font='NB'); b.append((len(t.rows)-1,'#BFDCE6'))
    t.layout()
    for r,col in b: t.band(r,col)
    t.hl(1,.4,1,5,color='#0B4F6C',dx=3); t.hl(0,1,color='#0B4F6C'); t.hl(2,1,color='#0B4F6C'); t.hl(len(t.rows),1,color='#0B4F6C'); t.text(); T.append(t.truth(pg))
    put(c,290,30,str(20+pg),'NR',9)
    if pg==1: para(c,H,50,t.bottom+3,490,'- Nil. Continued on the next page.','NI',8,10)
    else:
        y=para(c,H,50,t.bottom+3,490,'- Nil. Source: sales notes; landings abroad are included at the price of the harbour of landing.','NI',8,10)
        put(c,50,H-y-22,'Figure 2.1  Landings of all species by quarter, thousand tonnes','NB',9.5)
        y0=y+180
        c.setStrokeColor(HexColor('#999999')); c.setLineWidth(.4); mx=TOP=(max(GT[:4])//20000+1)*20000
        for k in range(5):
            c.line(80,H-y0+k*32,420,H-y0+k*32); s=f'{TOP/4000*k:.0f}'; put(c,74-width(s,'NR',8),H-y0+k*32-3,s,'NR',8)
        for k in range(4):
            c.setFillColor(HexColor('#2A9D8F')); c.rect(105+k*82,H-y0,42,128*GT[k]/mx,fill=1,stroke=0); put(c,120+k*82,H-y0-12,['I','II','III','IV'][k],'NR',8)
    c.showPage()
c.save(); save('fishery_stats',T)

# ---------- entomology paper: ANOVA + regression in one column of two
W,H=540,720
c=canvas.Canvas('ento_paper.pdf',pagesize=(W,H)); T=[]
put(c,46,H-32,'Entomol. Notes (Brask) 7: 118–124','Times-Italic',8); put(c,480,H-32,'121','Times-Roman',9)
pr=['In the orchards with hedges the number of earwigs per trap was higher in every month, and the difference was largest in July, when the trees without hedges had almost none. The interaction of hedge and month was significant (Table 2), so that the months were also analysed one by one.',
'The number of aphid colonies on marked shoots fell with the number of earwigs in the preceding fortnight. The slope was the same for both apple cultivars. Models with the abundance of hoverfly larvae fitted no better, and the coefficient of that term was not different from zero (Table 3). Adding the age of the trees raised the share of explained variance to 58%.',
'Traps of corrugated board rolled in a bottle caught more earwigs than bands around the trunk. They are cheap, can be emptied within a minute, and cause no harm to the animals. We advise to set ten per orchard.',
'Ants were seen on 23% of the shoots. Where ants tended the colonies, the earwigs seemed to be driven away, and the excluded shoots carried on average 2.4 times as many colonies. A ring of glue on the trunk was enough to keep the ants off for about six weeks.']
flow(c,H,[(46,52,214,330),(280,368,214,690),(46,548,214,690)],pr+['The weather of the two years differed: the first summer was dry, and the second had rain on every third day. Nevertheless the ranking of the orchards was the same in both.','We suppose that hedges give shelter from drought and from night frost in spring, when the young animals leave the nests. Experiments with artificial shelters in orchards without hedges would show whether shelter is enough, or whether the hedges also give food. Such shelters of straw in clay pots were in general use in gardens a century ago.','#Acknowledgements','We thank the growers for leave to work in their orchards, and two reviewers for their comments. The counts were made by students of the horticultural college, who also built the traps. Part of the work was paid for by the county fund for orchards and gardens.','#References in the text','The numbers of the orchards agree with those of our earlier note, in which the method of the counts is described at length. The raw counts can be had from the library of the college, where they are kept with the slides and the specimens. Voucher specimens of earwigs, hoverflies and ants are in the county museum.'],'Times-Roman',9.2,11)
put(c,280,H-60,'Table 2','Times-Bold',8.5); para(c,H,280,62,214,'Analysis of variance of earwigs per trap, ln(x + 1)','Times-Roman',8.5,10)
t=Tab(c,H,280,76,[82,22,38,36,36],'Times-Roman',8,9.6,2,1.1,['l','r','d','d','d']); t.dpad={2:2,3:2,4:0}
t.row([C('Source'),C('d.f.',al='c'),C('SS',al='c'),C('F',al='c'),C('P',al='c')],font='Times-Italic')
ss=[('Hedge',1,41.27,'61.60','<0.001'),('Month',4,33.18,'12.38','<0.001'),('Cultivar',1,1.92,'2.87','0.093'),('Hedge × month',4,9.56,'3.57','0.009'),('Hedge × cultivar',1,.31,'0.46','0.498'),('Orchard within hedge',6,18.44,'4.59','<0.001'),('Residual',142,95.13,'','')]
for n,d,s,f,p in ss: t.row([n,str(d),f'{s:.2f}',f,p])
t.row(['Total',str(sum(x[1] for x in ss)),f'{sum(x[2] for x in ss):.2f}','',''])
t.layout(); t.hl(0,.5); t.hl(1,.5); t.hl(8,.3); t.hl(9,.5); t.text(); T.append(t.truth(1))
y=t.bottom+22
put(c,280,H-y,'Table 3','Times-Bold',8.5); para(c,H,280,y+2,214,'Regression of ln(colonies + 1), standard errors in parentheses','Times-Roman',8.5,10)
u=Tab(c,H,280,y+16,[76,46,46,46],'Times-Roman',8,9.6,2,.9,['l','c','c','c'])
u.row(['','(1)','(2)','(3)'])
for l,a in [('Earwigs','−0.412** −0.398** −0.371**'),('','(0.081) (0.084) (0.079)'),('Hoverfly larvae','. −0.052 −0.047'),('','. (0.061) (0.058)'),('Age of tree, years','. . 0.036*'),('','. . (0.014)'),('Constant','2.107** 2.131** 1.684**'),('','(0.166) (0.171) (0.238)'),('R^{2}','0.49 0.50 0.58'),('n','160 160 160')]: u.row([l]+[('' if x=='.' else x) for x in a.split()])
u.layout(); u.hl(0,.5); u.hl(1,.5); u.hl(9,.3); u.hl(11,.5); u.text(); T.append(u.truth(1))
print('t3 bottom',u.bottom); para(c,H,280,u.bottom+2,214,'* P < 0.05, ** P < 0.01','Times-Roman',7.5,9)
# left column lower: text table
para(c,H,46,352,214,'<b>Table 1</b>&nbsp; Orchards and their surroundings','Times-Roman',8.5,10)
v=Tab(c,H,46,368,[30,38,34,112],'Times-Roman',8,9.6,3,1.8,['l','c','r','l'])
v.row(['Code','Hedge',C('Trees',al='r'),'Surroundings'],font='Times-Bold')
for r in ['A1|yes|412|Hawthorn hedge 3 m high, pasture to the north','A2|yes|388|Mixed hedge, stream','A3|yes|506|Hazel hedge cut every second year; village gardens','A4|yes|275|Mixed hedge with oak, sunken lane','B1|no|440|Maize on three sides','B2|no|367|Winter cereals; road with plane trees','B3|no|521|Pears under net','B4|no|298|Maize and fallow']: v.row(r.split('|'))
v.layout(); v.hl(0,.5)
for k in range(1,len(v.rows)+1): v.hl(k,.5 if k in(1,len(v.rows)) else .25,color='#000000' if k in(1,len(v.rows)) else '#AAAAAA')
v.text(); T.append(v.truth(1)); print('v',v.bottom)
c.save(); save('ento_paper',T)

# ---------- test certificate in mono: several small tables, small form with boxes
W,H=595,842
c=canvas.Canvas('mill_certificate.pdf',pagesize=(W,H)); T=[]
c.setLineWidth(1); c.rect(36,36,W-72,H-72)
put(c,48,H-62,'HELMAR ROLLING MILLS','Helvetica-Bold',13); put(c,330,H-62,'INSPECTION CERTIFICATE 3.1','Helvetica-Bold',11)
put(c,48,H-76,'No. 2208-5117   page 1 of 1   date 14.09.2022','Helvetica',8)
for x,w,l,v in [(48,160,'Purchaser','Ostrava Pump Works'),(214,160,'Order','PW 90-3381 / item 4'),(380,167,'Steel grade','HM 355 N')]:
    c.setLineWidth(.4); c.rect(x,H-116,w,28); put(c,x+3,H-95,l,'Helvetica',6); put(c,x+3,H-110,v,'Helvetica',9)
def ttl(y,s): put(c,48,H-y,s,'Helvetica-Bold',8)
ttl(136,'A  Plates delivered')
a=Tab(c,H,48,141,[56,74,56,74,78,80,81],'MO',7.6,9.2,3,1.6,['c','l','l','r','r','r','r'])
a.row(['Item','Plate No.','Heat','Thickness mm','Width mm','Length mm','Weight kg'],font='Helvetica-Bold',size=7)
tot=0
for i,(p,h,t_,w,l) in enumerate([('117403-1','G4471',12,2000,8000),('117403-2','G4471',12,2000,8000),('117408-1','G4471',15,2500,9000),('117411-1','G4480',20,2500,10000),('117411-2','G4480',20,2500,10000),('117416-1','G4480',30,2000,6000),('117420-3','G4492',40,2000,6000)]):
    kg=round(t_*w*l*7.85e-6); tot+=kg; a.row([str(i+1),p,h,str(t_),str(w),str(l),str(kg)])
a.row([C('Total',cs=6,al='l',font='Helvetica-Bold',size=7),str(tot)])
a.layout(); a.grid(.4); a.text(); T.append(a.truth(1))
y=a.bottom+20; ttl(y,'B  Chemical composition of the heats, mass %')
b=Tab(c,H,48,y+5,[46]+[37.75]*12,'MO',7,8.6,1.5,1.6,['l']+['c']*12)
b.row(['Heat','C','Si','Mn','P','S','Al','Cr','Ni','Cu','Nb','V','CEV'],font='Helvetica-Bold')
b.row([C('min.',font='Helvetica-Oblique'),'','','0.90','','','0.020','','','','','',''])
b.row([C('max.',font='Helvetica-Oblique'),'0.18','0.50','1.65','0.025','0.020','','0.30','0.50','0.35','0.05','0.10','0.43'])
for r in ['G4471|0.16|0.31|1.41|0.012|0.004|0.034|0.04|0.05|0.08|0.021|0.002|0.41','G4480|0.15|0.29|1.44|0.011|0.003|0.038|0.05|0.04|0.09|0.023|0.003|0.41','G4492|0.16|0.33|1.46|0.014|0.005|0.031|0.03|0.06|0.11|0.025|0.002|0.42']: b.row(r.split('|'))
b.layout(); b.hl(0,.8); b.hl(1,.4); b.hl(3,.4); b.hl(6,.8); b.text(); T.append(b.truth(1))
y=b.bottom+20; ttl(y,'C  Tensile test, transverse, 20 °C'); ttl2=318; put(c,ttl2,H-y,'D  Impact test, longitudinal, −20 °C','Helvetica-Bold',8)
d=Tab(c,H,48,y+5,[60,62,62,62],'MO',7.4,9,3,1.6,['l','r','r','r'])
d.row(['Plate No.',C('Yield MPa',al='r'),C('Tensile MPa',al='r'),C('Elong. %',al='r')],font='Helvetica-Bold',size=7)
for r in ['117403-1|402|541|27.5','117408-1|394|536|28.0','117411-1|388|529|28.5','117416-1|379|524|29.0','117420-3|371|522|27.0']: d.row(r.split('|'))
d.layout(); d.hl(0,.8); d.hl(1,.4); d.hl(6,.8); d.text(); T.append(d.truth(1))
e=Tab(c,H,318,y+5,[60,38,38,38,55],'MO',7.4,9,3,1.6,['l','r','r','r','r'])
e.row(['Plate No.',C('1',al='r'),C('2',al='r'),C('3',al='r'),C('Mean J',al='r')],font='Helvetica-Bold',size=7)
for p,q in [('117403-1',(142,151,148)),('117408-1',(133,127,139)),('117411-1',(118,125,120)),('117416-1',(96,104,109)),('117420-3',(88,97,91))]: e.row([p]+[str(v) for v in q]+[f'{sum(q)/3:.0f}'])
e.layout(); e.hl(0,.8); e.hl(1,.4); e.hl(6,.8); e.text(); T.append(e.truth(1))
y=d.bottom+20; ttl(y,'E  Further examinations')
g=Tab(c,H,48,y+5,[150,130,70,149],'Helvetica',7.6,9.4,3,2,['l','l','c','l'])
g.row(['Examination','Method','Result','Remarks'],font='Helvetica-Bold')
for r in ['Ultrasonic, full surface|EN 10160, class S2/E3|passed|100 mm grid, edges 50 mm','Surface condition|visual, EN 10163-2 B2|passed|one area on plate 117416-1 ground, depth 0.4 mm; minimum thickness kept','Flatness|straight edge 2 m|passed|','Mix-up test|spectrometer|passed|all plates','Residual magnetism|—|not done|not ordered']: g.row(r.split('|'))
g.layout(); g.band(0,'#E0E0E0'); 
for k in range(len(g.rows)+1): g.hl(k,.3)
g.text(); T.append(g.truth(1))
para(c,H,48,g.bottom+16,499,'We certify that the products named above were made, sampled and tested under our quality system and that they comply with the terms of the order. The certificate was made by a computer system and is valid without a signature.','Helvetica',8,10)
c.setLineWidth(.4); c.line(380,H-760,547,H-760); put(c,380,H-770,'Inspection representative','Helvetica',7)
c.save(); save('mill_certificate',T)
