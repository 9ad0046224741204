import random
from kit import *
random.seed(5)
d=Doc('census_households_t7',(842,595));d.c.setPageRotation(90);d.c.transform(0,1,-1,0,595,0)
d.t(40,40,'Table 7.  Private households by tenure, type of dwelling and number of rooms, by province and area type: Census 2021',z=10,f='Helvetica-Bold')
d.t(40,52,'[Data based on complete count. For meaning of symbols, see front matter]',z=7.5,f='Helvetica-Oblique')
rows=[R([S('Province\n\nArea type',1,3,'l'),S('All\nhouse-\nholds',1,3,'c'),S('Tenure',4,1,'c',.4),S('Type of dwelling',3,1,'c',.4),S('Rooms in the dwelling',4,1,'c',.4)],top=1,hd=True),
R([S('Owner-occupied',2,1,'c',.4),S('Rented',2,1,'c',.4),S('House',1,2,'c'),S('Apart-\nment',1,2,'c'),S('Other',1,2,'c'),S('1',1,2,'c'),S('2 or 3',1,2,'c'),S('4 or 5',1,2,'c'),S('6 or\nmore',1,2,'c')],hd=True),
R(['Free of\nmortgage','With\nmortgage','Private','Social'],hd=True,bot=.7,al='c',va='b')]
def split(t,w):
    w=[a*random.uniform(.85,1.15) for a in w];o=[int(t*a/sum(w)) for a in w];o[0]+=t-sum(o);return o
def one(t,u):
    a=split(t,[.35,.25,.3,.1] if u else [.6,.15,.2,.05]);b=split(t,[.3,.65,.05] if u else [.8,.12,.08]);c=split(t,[.1,.42,.35,.13]);return [t]+a+b+c
prov=['Aldermark','Bassin-Est','Corvane','Dunmere Islands','Eastreach','Hautes Plaines','Kestrel Coast','Lower Vanne']
P=[];nat=[[0]*12 for _ in range(2)]
for p in prov:
    u=one(random.randint(30000,420000),1);r=one(random.randint(9000,150000),0)
    if p=='Dunmere Islands': u=None;r=one(18460,0)
    P.append((p,u,r))
    for k,v in enumerate((u,r)):
        if v:nat[k]=[a+b for a,b in zip(nat[k],v)]
def add(u,r):return [a+b for a,b in zip(u or [0]*12,r)]
g=lambda v:[n(q) for q in v] if v else ['–']*12
rows+=[R(['Republic']+g(add(*nat)),b=True,gap=3),R(['Urban']+g(nat[0]),ind=8),R(['Rural']+g(nat[1]),ind=8)]
for p,u,r in P: rows+=[R([p]+g(add(u,r)),b=True,gap=4),R(['Urban']+g(u),ind=8),R(['Rural']+g(r),ind=8)]
rows[-1].bot=1
for r in rows:
    pass
e=d.tab(40,60,[118]+[58,56,54,54,48,54,54,46,50,56,56,56],'l'+'r'*12,rows,7.8,vp=1.2,leader=True)
d.para(40,e+2,760,'– Quantity nil.  Note: A household is counted in the province of usual residence. Mobile homes and boats are shown under “Other”. The Dunmere Islands have no places classed as urban. Source: National Statistics Office, Census of Population and Dwellings 2021.',z=7,just=False)
d.t(802,575,'Census 2021 – Volume II, Dwellings      61',z=7.5,al='r')
d.save()
