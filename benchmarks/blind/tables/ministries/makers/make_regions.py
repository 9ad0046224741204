import random
from kit import *
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for k,v in dict(N='LiberationSansNarrow-Regular',NB='LiberationSansNarrow-Bold',NI='LiberationSansNarrow-Italic').items(): pdfmetrics.registerFont(TTFont(k,f'/usr/share/fonts/truetype/liberation/{v}.ttf'))
random.seed(8)
d=Doc('regions_at_a_glance')
GR='#1f6b5c'
d.t(50,50,'Regions at a Glance 2025',z=9,f='N',col=GR);d.line(50,55,545,55,2,GR)
d.t(50,84,'Housing costs and incomes by region',z=18,f='NB',col=GR)
y=d.para(50,92,495,'The ratio of house prices to household income differs by a factor of more than two between the capital region and the sparsely settled north. Rents follow income more closely. Regions are grouped by the degree of urbanisation; ranks run from the most to the least urban region.',f='N',z=10)
gr=[('Predominantly urban',['Capital Region','Port Serrano–Bay','Ostmark Conurbation']),('Intermediate',['Vale of Harrow','Middle Tern','Lindenau and Forest Lakes','South Littoral (1)','Great Ridge']),('Predominantly rural',['Upper Tern','Northern Fells','Sable Marches','Thousand Islets (2)'])]
rows=[R(['Region','Popul-\nation,\n1,000','Median\nincome','House price,\n1,000','Price to\nincome','Rent per\nm²','Over-\nburdened,\n%','Vacant\ndwellings,\n%','Change in\nprice,\n5 years, %','Rank'],b=True,bg=GR,col='#ffffff',hd=True,va='b')]
PR={};k=0;out=[];rk=0;pop=[]
for g,L in gr:
    rows.append(R([S(g,10)],b=True,bg='#cfe3de'))
    for s in L:
        rk+=1;inc=random.randint(240,410)*100;pi=random.uniform(9,11.5)-rk*.5;p=random.randint(60,900) if rk>3 else random.randint(900,2600);pop.append(p)
        c=[s,n(p),n(inc),f'{inc*pi/1000:.1f}',f'{round(inc*pi/1000,1)*1000/inc:.1f}',f'{22-rk*1.2+random.random():.1f}',f'{14-rk*.6+random.random():.1f}',f'{2+rk*.9+random.random():.1f}',f'{random.uniform(-4,38):+.1f}'.replace('-','−'),str(rk)]
        PR[s]=float(c[4])
        if s.startswith('Thousand'): c[5]='..';c[6]='..'
        rows.append(R(c,bg='#f1f6f4' if k%2 else None,ind=4));k+=1
rows.append(R(['Country',n(sum(pop)),'33,100','251.6','7.6','15.2','9.8','6.3','+17.4',''],b=True,bg='#cfe3de'))
d.t(50,y+20,'Table 4. Key housing indicators, 2024',z=10.5,f='NB')
e=d.tab(50,y+26,[112,43,43,50,42,43,43,47,44,28],'lrrrrrrrrc',rows,8.6,'N','NB','NI',vp=2.2)
e=d.para(50,e+3,495,'(1) Excludes the free port district. (2) No market rents are surveyed. .. not available. Incomes and prices in pesos. Overburdened: households that spend 40% or more of disposable income on housing. National Statistics Office, Household Budget Survey and Land Registry.',f='N',z=8,just=False)
# horizontal bar chart
e+=24;d.t(50,e,'Figure 5. Price to income ratio, selected regions',z=10.5,f='NB')
for i,(r,v) in enumerate(zip(['Capital Region','Ostmark Conurbation','Middle Tern','Great Ridge','Northern Fells'],[PR[q] for q in ['Capital Region','Ostmark Conurbation','Middle Tern','Great Ridge','Northern Fells']])):
    yy=e+12+i*20;d.t(140,yy+9,r,z=8.5,f='N',al='r');d.box(146,yy,146+v*32,yy+13,fill='#6aa99b');d.t(150+v*32,yy+9,f'{v}',z=8.5,f='N')
d.line(146,e+8,146,e+114,.6);d.line(146,e+114,530,e+114,.6)
for q in range(0,13,3): d.t(146+q*32,e+124,str(q),z=8,f='N',al='c')
d.t(545,820,'Regions at a Glance 2025 | 33',z=8,f='N',al='r')
d.next()
d.t(545,50,'Regions at a Glance 2025',z=9,f='N',col=GR,al='r');d.line(50,55,545,55,2,GR)
d.t(50,84,'Labour and output',z=18,f='NB',col=GR)
def small(x,y,title,unit,rs,last):
    d.t(x,y,title,z=9.5,f='NB');d.t(x,y+11,unit,z=8.5,f='NI')
    rows=[R(['Region','2014','2019','2024'],b=True,top=.8,bot=.8,hd=True)]+[R(r) for r in rs]+[R(last,b=True,top=.4,bot=.8)]
    return d.tab(x,y+16,[104,41,41,41],'lddd',rows,8.6,'N','NB','NI',vp=1.3,pad=2)
names=[s.split(' (')[0] for g,L in gr for s in L]
a=[[s]+[f'{v:.1f}' for v in (u,u+random.uniform(-2,2),u+random.uniform(-3,2.5))] for s in names for u in [random.uniform(4,14)]]
b=[[s]+[f'{v:.1f}' for v in (u,u+random.uniform(1,2),u+random.uniform(2,3.5))] for s in names for u in [random.uniform(58,104)]]
e1=small(50,112,'Table 5. Unemployment rate','Per cent of the labour force',a,['Country','8.1','7.7','7.2'])
e2=small(318,112,'Table 6. GDP per person employed','1,000 pesos, prices of 2020',b,['Country','79.4','80.9','82.3'])
t1='Unemployment has fallen in most regions since 2014, with the largest gains where logistics and care work expanded. The gap between the highest and the lowest rate is still about nine points. Commuting plays a growing part: one worker in five now crosses a regional boundary.'
t2='Productivity rose everywhere, but more slowly than before the financial crisis. The urban regions keep an advantage of roughly a quarter. Part of it reflects the mix of industries, since headquarters and finance cluster in the capital.'
f1=d.para(50,e1+10,227,t1,f='N',z=9.5);f2=d.para(318,e2+10,227,t2,f='N',z=9.5)
y=max(f1,f2)+28
d.t(50,y,'Table 7. Employment by industry and degree of urbanisation, 2024 (1,000 persons)',z=10,f='NB')
ind=[('A','Agriculture, forestry and fishing'),('B–E','Mining, manufacturing and utilities'),('F','Construction'),('G–I','Trade, transport, accommodation and food service activities'),('J–N','Information, finance, real estate and business services'),('O–Q','Public administration, education and health'),('R–U','Other services')]
rows=[R([S('ISIC section',2,1,'l'),'Urban','Intermediate','Rural','All regions','of which\nwomen'],b=True,hd=True,bot=.8,va='b')];T=[0]*5
for cde,nm in ind:
    u,m,r=[random.randint(20,400) for _ in range(3)]
    if cde=='A': u=6
    v=[u,m,r,u+m+r,int((u+m+r)*random.uniform(.15,.68))];T=[p+q for p,q in zip(T,v)];rows.append(R([cde,nm]+[n(q) for q in v]))
rows.append(R(['','All industries']+[n(q) for q in T],b=True))
e=d.tab(50,y+8,[36,184,52,62,50,58,53],'llrrrrr',rows,9,'N','NB','NI',vp=2.5,hr=.3,outer=.8)
d.t(50,e+12,'Source: Labour Force Survey, annual averages.',z=8,f='N')
d.t(50,820,'34 | Regions at a Glance 2025',z=8,f='N')
d.save()
