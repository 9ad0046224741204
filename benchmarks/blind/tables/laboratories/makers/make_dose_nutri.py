from make_tl import *
# ---------- 3 dosage (page 1 has /Rotate 90: boxes are in the displayed, landscape frame)
d=D('dosage_tables',(595,842))
d.c.setPageSize((842,595)); d.c.setPageRotation(90); d.c.saveState(); d.c.transform(0,1,-1,0,595,0); d.W,d.H=842,595
d.text(40,44,'Oral liquid medicines for children: single doses by weight','LSB',14)
d.text(802,44,'Ward chart PD-7, issue 5','LS',9,'r')
H=lambda v,**k:C(v,f='LSB',al='c',va='mid',**k)
rows=[[H('Weight\n(kg)',rs=3),H('Usual age',rs=3),H('Paracetamol',cs=2),None,H('Ibuprofen',cs=2),None,H('Amoxicillin',cs=2),None,H('Prednisolone',cs=2),None,H('Ondansetron',cs=2),None],
[None,None,H('120 mg / 5 mL',cs=2),None,H('100 mg / 5 mL',cs=2),None,H('250 mg / 5 mL',cs=2),None,H('5 mg / 5 mL',cs=2),None,H('4 mg / 5 mL',cs=2),None],
[None,None]+[H(u) for u in ['mg','mL']*5]]
ages=['1 month','2 months','4 months','6 months','9 months','12 months','18 months','2 years','3 years','4 years','5 years','7 years','9 years','11 years','13 years']
ws=[4,5,6,7,8,10,11,12,14,16,18,22,28,35,45]
for w,a in zip(ws,ages):
    r=[str(w),a]
    for per,mg,ml,mx,lo in [(15,120,5,500,4),(10,100,5,400,5),(30,250,5,1000,4),(1,5,5,40,4),(.15,4,5,8,7)]:
        if w<lo: r+=['–','–'];continue
        q=min(per*w,mx); v=q*ml/mg
        r+=[f'{q:.2f}' if per<1 else f'{q:.0f}',f'{v:.1f}']
    rows.append(r)
T=L(d,40,60,[52,90]+[62]*10,rows,'LS',9.5,11.5,6,4,'cl'+'r'*10)
T.shade(0,(.98,.87,.70),i1=2)
for i in range(4,len(rows),2):T.shade(i,(.96,.96,.96))
T.draw();T.boxcells(.5);
for k in (2,4,6,8,10):T.v(k,w=1.3)
d.para(40,T.bot+8,760,'Dashes: not to be given at this weight. Ibuprofen: with food, not in dehydration or varicella. Doses are rounded at the pharmacy to the nearest mark of the oral syringe. Weigh the child; use the age only when a weight cannot be had, and record the reason.','LS',8.5,10.5)
d.c.restoreState(); d.next(); d.c.setPageRotation(0); d.c.setPageSize((595,842)); d.W,d.H=595,842
d.text(45,45,'INTENSIVE CARE  |  INFUSION CHART','LMB',11)
t=d.para(45,56,500,'Noradrenaline 4 mg in 50 mL glucose 5 % (80 micrograms/mL). Read the pump rate in mL/h where the dose meets the weight.','LM',8,10)
wt=[45,50,60,70,80,90,100,120]
rows=[[C('mcg/kg/min',f='LMB')]+[C(f'{w} kg',f='LMB',al='r') for w in wt]]
for q in [.01,.02,.03,.05,.08,.10,.15,.20,.25,.30,.40,.50]: rows.append([f'{q:.2f}']+[f'{q*w*60/80:.1f}' for w in wt])
T=L(d,45,t+10,[85]+[50]*8,rows,'LM',8.6,10.6,3,1.6,'l'+'r'*8).draw()
d.text(45,T.bot+12,'Rates above 60 mL/h: use the 8 mg syringe.','LM',7.5)
t=T.bot+42
d.text(45,t,'Table 2. ','LSB',9.5);d.text(87,t,'Adult dosage and adjustment in renal impairment','LS',9.5)
B=lambda v,**k:C(v,f='LNB',**k)
r=[[None,None,None,B('Dose at eGFR (mL/min/1.73 m²)',cs=3,al='c'),None,None],
[B('Medicine'),B('Indication'),B('Usual dose'),B('30–59'),B('15–29'),B('Below 15')],
['Aciclovir (oral)','Herpes zoster','800 mg five times daily for 7 days','No change','800 mg every 8 h','800 mg every 12 h'],
['Allopurinol','Gout, prevention','100 mg daily, raised by 100 mg every 4 weeks to 300 mg','Start 50 mg daily','50 mg on alternate days','Specialist only'],
['Ciprofloxacin','Pyelonephritis','500 mg every 12 h','No change','250–500 mg every 12 h','250 mg every 12 h'],
['Dalteparin','Deep vein thrombosis','200 units/kg once daily; maximum 18,000 units','No change','Monitor anti-Xa','Use unfractionated heparin'],
['Gabapentin','Neuropathic pain','300 mg three times daily, up to 3.6 g daily','400–1400 mg daily in 2 doses','200–700 mg once daily','100–300 mg once daily'],
['Metformin','Type 2 diabetes','500 mg twice daily with meals; maximum 2 g daily','Maximum 1 g daily (45–59: no change)','Contraindicated','Contraindicated'],
['Nitrofurantoin','Lower urinary tract infection','100 mg modified release twice daily','Avoid below 45','Contraindicated','Contraindicated'],
['Piperacillin with tazobactam','Sepsis of unknown source','4.5 g every 6–8 h','No change','4.5 g every 8 h','4.5 g every 12 h'],
['Trimethoprim','Lower urinary tract infection','200 mg twice daily','No change','Half dose after 3 days','Half dose']]
T=L(d,45,t+7,[78,82,118,78,76,73],r,'LN',9,10.6,4,3,'llllll')
T.shade(0,(.85,.91,.84),i1=1);T.draw()
T.h(1,.4,a=3)
for i in range(2,len(r)+1):T.h(i,.4,(.45,.55,.45))
t=T.bot+22
d.text(45,t,'Conversions between opioids (oral, 24 hours)','LSB',10)
o=[[C('Medicine',f='LSI'),C('Factor',f='LSI',al='r'),C('Morphine 60 mg equals',f='LSI',al='r'),C('Reduce by',f='LSI',al='r')],
['Codeine','0.1','600 mg','25 %'],['Tramadol','0.1','600 mg','25 %'],['Oxycodone','1.5','40 mg','25–50 %'],['Hydromorphone','5','12 mg','50 %'],['Tapentadol','0.4','150 mg','25 %']]
T=L(d,45,t+6,[100,50,130,70],o,'LS',9,11,2,1.8,'lrrr').draw();T.h(1,.5,dash=(1,2));T.h(len(o),.5,dash=(1,2))
d.save()
# ---------- 4 nutrition labels
d=D('nutrition_labels',(595,842))
d.box(0,0,595,54,fill=(.45,.12,.2)); d.text(40,34,'Label register: breakfast range, spring issue','DSB',14,col=(1,1,1))
t=d.para(40,66,515,'The labels are set as they will be printed on the packs. Energy is calculated with the factors of Annex XIV; RI means the reference intake of an average adult (8 400 kJ / 2 000 kcal).','DC',8.5,11)
d.text(40,t+16,'Oat & seed crunch, 500 g','DSB',9)
b=lambda v,al=None:C(v,f='DCB',al=al)
s=[[b('Typical values'),b('Per 100 g','r'),b('Per 45 g serving','r'),b('% RI*','r')],
['Energy (kJ)','1 842','829','10 %'],['Energy (kcal)','439','198','10 %'],['Fat','16.2 g','7.3 g','10 %'],[C('of which saturates',ind=8),'2.4 g','1.1 g','6 %'],['Carbohydrate','57.8 g','26.0 g','10 %'],[C('of which sugars',ind=8),'13.5 g','6.1 g','7 %'],['Fibre','9.1 g','4.1 g',''],['Protein','11.0 g','5.0 g','10 %'],['Salt','0.42 g','0.19 g','3 %']]
T=L(d,40,t+22,[92,54,72,36],s,'DC',7.8,9.6,4,2.6,'lrrr')
T.shade(0,(.1,.1,.1))
for x in s[0]:x.col=(1,1,1)
T.draw()
for i in range(2,len(s)):
    if i not in(2,4,6):T.h(i,.4)
d.box(T.x0,T.ys[0],T.x1,T.bot,stroke=(0,0,0),w=1.2)
d.text(40,T.bot+11,'* Pack contains about 11 servings.','DC',7)
d.text(318,t+16,'Plain skyr, 4 × 150 g','DSB',9)
k=[[b(''),b('100 g','r'),b('Pot (150 g)','r')],['Energy','262 kJ / 62 kcal','393 kJ / 93 kcal'],['Fat','0.2 g','0.3 g'],['of which saturates','0.1 g','0.2 g'],['Carbohydrate','4.0 g','6.0 g'],['of which sugars','4.0 g','6.0 g'],['Protein','11.0 g','16.5 g'],['Salt','0.11 g','0.17 g'],['Calcium','150 mg (19 % NRV)','225 mg (28 % NRV)']]
k[0][0]=None
T2=L(d,318,t+22,[82,76,79],k,'DC',7.8,9.6,3,3,'lrr')
for i in range(1,len(k),2):T2.shade(i,(.97,.91,.92))
T2.draw()
t=max(T.bot,T2.bot)+44
d.text(40,t,'Vitamins and minerals in the fortified drinks, per 200 mL glass','DRB',10)
f=[[C(v,f='DRB',al=a,va='bot') for v,a in zip(['Nutrient','Unit','NRV','Oat','Soya','Almond','Pea','Rice &\ncoconut','Cows’ milk,\n1.5 % fat'],'llrrrrrrr')],
'Vitamin A|µg|800|160|160|–|180|–|50'.split('|'),'Vitamin D|µg|5|1.5|1.5|1.5|2.0|1.5|0.1'.split('|'),'Vitamin E|mg|12|–|0.4|3.6|–|0.2|0.1'.split('|'),'Riboflavin|mg|1.4|0.42|0.42|0.42|0.42|–|0.48'.split('|'),'Vitamin B12|µg|2.5|0.76|0.76|0.76|0.80|0.76|1.0'.split('|'),'Folate|µg|200|–|32|–|30|–|14'.split('|'),'Calcium|mg|800|240|240|240|260|240|250'.split('|'),'Iodine|µg|150|45|–|–|45|–|32'.split('|'),'Potassium|mg|2 000|90|270|35|180|60|320'.split('|'),'Iron|mg|14|0.4|0.9|0.2|0.8|0.1|0.1'.split('|')]
T=L(d,40,t+8,[88,36,46,48,48,52,46,64,84],f,'DR',7.8,9.8,4,2.2,'ll'+'r'*7).draw()
T.h(0,1);T.h(1,1);T.h(len(f),1)
d.text(40,T.bot+11,'– not declared (below 15 % of the NRV per 100 mL).  NRV: nutrient reference value.','DC',7)
t=T.bot+38
d.text(40,t,'Traffic-light comparison of granola, per 100 g','DSB',10)
g,a,r=(.62,.83,.55),(1,.83,.42),(.95,.55,.5)
q=[('Oat & seed crunch','Own','2.10',16.2,2.4,13.5,.42),('Honey nut clusters','Meadowick','2.85',19.8,3.9,24.6,.55),('Cocoa squares','Tarn & Fell','1.95',12.4,5.6,31.0,.80),('No added sugar muesli','Own','1.80',6.1,1.0,4.8,.05),('Coconut granola, gluten free','Lindenhof','3.90',24.1,12.7,18.2,.21),('Puffed rice with fruit','Meadowick','2.25',2.6,.6,23.1,1.6)]
lim=[(3,17.5),(1.5,5),(5,22.5),(.3,1.5)]
rows=[[C(v,f='DCB',al=z) for v,z in zip(['Product','Brand','Price (£)','Fat (g)','Saturates (g)','Sugars (g)','Salt (g)'],'llccccc')]]+[[x[0],x[1],x[2]]+[f'{v:.1f}' if i<3 else f'{v:.2f}' for i,v in enumerate(x[3:])] for x in q]
T=L(d,40,t+8,[142,80,52,56,72,58,52],rows,'DC',8,10,4,4,'llccccc',va='mid')
for i,x in enumerate(q):
    for j in range(4):
        v=x[3+j];T.shade(i+1,g if v<=lim[j][0] else a if v<=lim[j][1] else r,a=3+j,b=4+j)
T.draw()
for i in range(len(rows)+1):T.h(i,1.2,(1,1,1))
for j in range(3,8):T.v(j,0,None,1.2,(1,1,1))
d.text(40,T.bot+12,'Green: low. Amber: medium. Red: high. Prices in shops, second week of April.','DC',7)
t=T.bot+36
d.box(40,t,555,t+60,stroke=(.45,.12,.2),w=.8)
d.para(50,t+8,495,'Note for the print shop. The smallest letter must have an x-height of 1.2 mm. Where the pack has less than 80 cm² of printable surface, 0.9 mm is allowed. The declaration stays in a single field of vision; the order of the lines may not be changed. Proofs go back to the label office by the end of the month.','DC',8.5,11)
d.save()
