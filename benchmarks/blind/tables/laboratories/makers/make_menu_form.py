from make_tl import *
# ---------- 7 weekly menu and allergens
d=D('canteen_menu',(595,842))
d.text(297,48,'Staff Restaurant at the Old Mill','DRB',15,'c');d.text(297,64,'Menu, week 19  (6 to 10 May)','DR',10,'c')
W=(1,1,1)
h=[None]+[C(v,f='LSB',al='c',col=W) for v in ['Monday 6','Tuesday 7','Wednesday 8','Thursday 9','Friday 10']]
b=lambda v:C(v,f='LSB',va='mid')
r=[h,[b('Soup'),'Leek and potato','Tomato with basil','Lentil, smoked paprika',C('Ascension Day\nrestaurant closed',rs=4,al='c',va='mid',f='LSI'),'Asparagus cream'],
[b('Menu'),'Pork goulash, bread dumplings, red cabbage','Chicken tikka, basmati rice, raita','Meat loaf, mashed potato, peas',None,'Pollock in beer batter, tartare sauce, potato salad'],
[b('Vegetarian'),'Spinach and ricotta cannelloni','Chickpea curry with naan','Mushroom stroganoff, spaetzle',None,'Courgette fritters, herb quark'],
[b('Dessert'),'Fruit salad','Semolina pudding, cherries','Yoghurt with honey and nuts',None,'Rhubarb crumble'],
[b('Salad bar'),C('Leaf salads, raw vegetables, pulses and three dressings, every open day from 11.15 to 13.45',cs=5,al='c'),None,None,None,None]]
T=L(d,36,80,[58]+[93]*5,r,'LS',8.2,10,4,4,'l'+'c'*5,va='mid')
T.shade(0,(.31,.42,.2),a=1);T.shade(1,(.9,.93,.85),b=1,i1=5);T.shade(1,(.93,.93,.93),a=4,b=5,i1=4);T.draw()
T.boxcells(.7,(.31,.42,.2))
d.para(36,T.bot+8,523,'Guests CHF 16.50, staff CHF 11.00, vegetarian CHF 9.80 with soup or dessert. Half portions on request. Subject to change.','LSI',8.5,11)
t=T.bot+48
d.text(36,t,'What is in it? Declarable allergens of the week','DRB',11)
al=['Gluten','Crust.','Egg','Fish','Pean.','Soya','Milk','Nuts','Celery','Must.','Sesam.','Sulph.','Lupin']
Q=[('Leek and potato soup','Milk Celery'),('Tomato soup with basil','Celery'),('Lentil soup, smoked paprika','Celery Must.'),('Asparagus cream soup','Gluten Milk Celery'),('Pork goulash','Gluten Celery'),('Bread dumplings','Gluten Egg Milk'),('Red cabbage','Sulph.'),('Chicken tikka','Milk Must.'),('Chickpea curry with naan','Gluten Milk Sesam.'),('Meat loaf','Gluten Egg Milk Must.'),('Cannelloni','Gluten Egg Milk'),('Mushroom stroganoff','Milk Must. Sulph.'),('Spaetzle','Gluten Egg'),('Pollock in beer batter','Gluten Egg Fish'),('Tartare sauce','Egg Must. Sulph.'),('Potato salad','Celery Must.'),('Courgette fritters','Gluten Egg Soya'),('Semolina pudding, cherries','Gluten Milk'),('Yoghurt, honey and nuts','Milk Nuts Pean.'),('Rhubarb crumble','Gluten Milk Nuts Lupin')]
r=[[C('Dish',f='DCB')]+[C(a,f='DCB',al='c') for a in al]]
for n,q in Q:
    q=q.split(); assert all(x in al for x in q)
    r.append([n]+['●' if a in q else '' for a in al])
r.append([C('Dishes concerned',f='DCB')]+[C(str(sum(a in q.split() for _,q in Q)),f='DCB') for a in al])
T=L(d,36,t+8,[120]+[31]*13,r,'DC',6.9,9.2,1.5,2.2,'l'+'c'*13)
for i in range(1,len(Q)+1,2):T.shade(i,(.95,.97,.92))
T.draw();T.h(1,.8,(.31,.42,.2));T.h(len(Q)+1,.8,(.31,.42,.2))
for j in range(1,14):T.v(j,w=.3,col=(.7,.75,.65))
d.para(36,T.bot+7,523,'Crust.: crustaceans; Pean.: peanuts; Must.: mustard; Sesam.: sesame; Sulph.: sulphites above 10 mg/kg. Molluscs are not used in this kitchen. Traces cannot be excluded: please ask the head chef.','DC',7,9)
d.save()
# ---------- 9 inspection form
d=D('hygiene_inspection',(612,1008))
d.text(306,40,'COUNTY OF ELMSHORE  ·  ENVIRONMENTAL HEALTH','LSB',11,'c');d.text(306,55,'Food Establishment Inspection Report','LR',13,'c')
def fld(x,t,lab,val,x1):
    d.text(x,t,lab,'LS',7.5);w=SW(lab,'LS',7.5)+5; d.line(x+w,t+2,x1,t+2,.4); d.text(x+w+4,t-.5,val,'LRI',10)
fld(40,80,'Establishment','Pelican Grill',330);fld(345,80,'Permit no.','F-20771',572)
fld(40,98,'Address','1180 Causeway Road, Elmshore',440);fld(455,98,'Date','11/04',572)
x=40
for l,on in [('Routine',1),('Follow-up',0),('Complaint',0),('Pre-opening',0)]:
    d.box(x,108,x+8,116,stroke=(0,0,0))
    if on:d.text(x+1.2,115.2,'X','LSB',8)
    d.text(x+12,115.4,l,'LS',8);x+=80
B=lambda v,al=None,**k:C(v,f='LNB',al=al,**k)
S=[('Food source and protection',[('Food obtained from an approved source; records of shellfish tags kept for 90 days','3-201.11',6,'In',6),('Food received at proper temperature','3-202.11',4,'In',4),('Raw animal food separated from ready-to-eat food in storage, preparation and display','3-302.11',6,'Out',2),('Food in good condition, safe and unadulterated','3-101.11',5,'In',5)]),
('Time and temperature',[('Cooking time and temperature','3-401.11',8,'N.O.',8),('Cooling: 135 °F to 70 °F in two hours, and to 41 °F within the next four','3-501.14',8,'Out',0),('Hot holding','3-501.16',6,'In',6),('Cold holding','3-501.16',6,'Out*',3),('Date marking and disposition','3-501.17',4,'In',4)]),
('Staff',[('Hands clean and properly washed','2-301.14',8,'In',8),('No bare-hand contact with ready-to-eat food','3-301.11',6,'In',6),('Certified food manager present','2-102.12',3,'In',3)]),
('Equipment and premises',[('Food-contact surfaces cleaned and sanitized','4-601.11',6,'In',6),('Handwashing sinks accessible and supplied','5-204.11',5,'Out',3),('Warewashing: chlorine 50 to 100 ppm at the final rinse','4-501.114',4,'In',4),('Plumbing, backflow device','5-203.14',4,'N.A.',4),('Insects, rodents and animals absent','6-501.111',6,'In',6),('Garbage enclosed','5-501.110',5,'In',5)])]
r=[[B('No.','c'),B('Requirement'),B('Code section'),B('Status','c'),B('Max. points','r'),B('Points','r')]];n=0;bs=[]
for h,q in S:
    bs.append(len(r));r.append([C(h.upper(),cs=6,f='LNB',al='l')]+[None]*5)
    for a in q:n+=1;r.append([str(n)]+[a[0],a[1],a[3],str(a[2]),str(a[4])])
mx=sum(a[2] for _,q in S for a in q);pt=sum(a[4] for _,q in S for a in q)
r.append([C('Score',cs=4,f='LNB',al='r'),None,None,None,B(str(mx)),B(str(pt))])
print('score',mx,pt)
T=L(d,40,128,[30,292,70,46,54,40],r,'LN',9.4,11.2,4,2.6,'cllcrr',va='mid')
for k in bs:T.shade(k,(.82,.86,.92))
T.draw();T.boxcells(.5)
d.text(40,T.bot+11,'In: in compliance. Out: not in compliance. N.O.: not observed. N.A.: not applicable. * Corrected during the inspection.','LN',8)
t=T.bot+34
d.text(40,t,'Temperatures read (°F)','LSB',9.5)
r=[[C(v,f='LSB') for v in ['Item','Location','Reading','Limit','Action taken']]]+[x.split('|') for x in ['Clam chowder|Steam table|152|135 or above|None','Coleslaw|Salad cooler, upper rail|47|41 or below|Moved to the walk-in cooler; discarded after four hours','Grouper fillets|Drawer under the grill|39|41 or below|None','Black beans, cooked the day before|Walk-in cooler, deep pan|58|41 or below|Discarded, 6 lb; cooling log to be kept','Ice cream mix|Soft-serve hopper|40|41 or below|None','Final rinse|Dish machine|124|120 or above|None']]
for x in r[1:]:x[2]=C(x[2],al='r');x[3]=C(x[3],ind=6)
T=L(d,40,t+6,[116,112,48,86,170],r,'LS',8.5,10.4,3,2.4,'lllll',va='top')
r[0][2].al='r';r[0][3].ind=6
T.draw();T.h(0,1)
for i in range(1,len(r)+1):T.h(i,.4,(.4,.4,.4),dash=None if i in(1,len(r)) else (1,1.5))
t=T.bot+24
d.text(40,t,'Score history','LSB',9.5);d.text(330,t,'Sanctions','LSB',9.5)
T=L(d,40,t+6,[84,60,50,66],[[C(v,f='LRB',al=a) for v,a in zip(['Visit','Inspector','Score','Violations'],'llrr')]]+[v.split('|') for v in ['Feb 14|Okafor|91|3','May 30|Okafor|94|2','Aug 22, follow-up|Lindqvist|97|1',f'Nov 4|Lindqvist|{pt}|4']],'LR',9.5,11.5,3,2,'llrr').draw();T.h(1,.5)
T=L(d,330,t+6,[70,172],[[C('Score',f='LSB'),C('Consequence',f='LSB')]]+[v.split('|') for v in ['90 to 100|None','80 to 89|Follow-up visit within 30 days','70 to 79|Follow-up visit within 10 days and a fee of $120','below 70|Permit suspended until all priority items are corrected']],'LS',8.5,10.4,4,2.4,'ll').draw();T.boxcells(.5,(.5,.5,.5))
t=T.bot+34
fld(40,t,'Person in charge','D. Marrero',300);fld(315,t,'Inspector','K. Lindqvist',572)
d.save()
