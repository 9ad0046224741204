from make_lib import *
N='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
reg('N',N+'Regular.ttf'); reg('NB',N+'Bold.ttf'); reg('NI',N+'Italic.ttf')
d=D('construction_cost_guide',(595.3,841.9),'N',9); R=random.Random(73); C='#7a2433'
d.text(45,55,'Building cost guide 2025','NB',22,color=C); d.text(45,73,'Indicative construction cost per square metre of gross floor area, first quarter 2025','N',11)
d.para(45,92,505,'The ranges below include preliminaries, contractor\'s overhead and profit and a design contingency. They leave out land, fees, finance, furniture, site works beyond the building line and tax. Costs of a single project may lie outside of the range shown.',size=9.5)
# fully ruled table with stacked header
x0=45; cw=[125]+[38]*10; X=[x0]
for w in cw: X.append(X[-1]+w)
y=138; t=d.table(); E=X[-1]; rows=[]; h=15.2; ys=y
def lines(y0,y1,sub=True):
    pass
d.box(x0,y,E,y+2*h,fill=C); cities=['Adlersby','Brannock','Port Marr','Quillhaven','Tarn City']
t.put(0,0,['Building type','(dollars per m²)'],x0+4,y+13,'l','NB',9.5,'#ffffff',r1=1)
for k,c in enumerate(cities):
    t.put(0,1+2*k,c,(X[1+2*k]+X[3+2*k])/2,y+11,'c','NB',9.5,'#ffffff',c1=2+2*k)
    t.put(1,1+2*k,'Low',(X[1+2*k]+X[2+2*k])/2,y+h+11,'c','N',9,'#ffffff'); t.put(1,2+2*k,'High',(X[2+2*k]+X[3+2*k])/2,y+h+11,'c','N',9,'#ffffff')
    d.vl(X[1+2*k],y,y+2*h,.5,'#ffffff'); d.vl(X[2+2*k],y+h,y+2*h,.5,'#ffffff')
d.hl(X[1],E,y+h,.5,'#ffffff'); y+=2*h; r=2
G=[('Offices',['Low rise, suburban','Medium rise, city fringe','High rise, premium grade','Fit-out, open plan']),('Residential',['Terraced houses, social','Detached house, custom built','Walk-up apartments','High rise apartments','Student housing, with shared kitchens']),('Hotels',['Budget','Mid-range, with conference rooms','Five star']),('Retail',['Neighbourhood centre','Regional shopping centre','Retail warehouse shell']),('Industrial',['Light industrial unit','Distribution centre, clear height above 12 m','Cold store','Data centre (per kW)']),('Car parks',['Surface','Above ground','Basement, two levels'])]
lo={'Surface':110}
for g,ns in G:
    d.box(x0,y,E,y+h,fill='#ead3d6',stroke='#888888',w=.4); t.put(r,0,g,x0+4,y+11,'l','NB',9.5,c1=10); y+=h; r+=1
    for n in ns:
        ls=wrap(n,'N',9,118); hh=h+(len(ls)-1)*10.5
        t.put(r,0,ls,x0+4,y+10.5,lead=10.5)
        b=R.randint(70,330)*10
        for k in range(10):
            if k%2==0: a=round(b*R.uniform(.85,1.2)/10)*10; v=a
            else: v=round(a*R.uniform(1.15,1.5)/10)*10
            if n.startswith('Cold') and k in(4,5): t.put(r,1+k,'n/a',(X[1+k]+X[2+k])/2,y+10.5,'c'); continue
            t.put(r,1+k,f'{v:,}',X[2+k]-6,y+10.5,'r')
        for k in range(12): d.vl(X[k],y,y+hh,.4,'#888888')
        d.hl(x0,E,y+hh,.4,'#888888'); y+=hh; r+=1
t.ext(x0,ys,E,y)
d.text(45,y+14,'Table 1: Cost ranges by building type and city. n/a: too few projects to give a range.','NI',9)
y+=38; d.text(45,y,'How to read a range','NB',12,color=C)
d.para(45,y+15,505,'The low figure stands for a plain specification on an easy site with open tender in a quiet market; the high figure for the better specification of the same class, not for an exceptional building. Interpolate for your brief and add an allowance for phasing, demolition and restricted access. Regional towns away from the five cities are usually four to nine per cent below the nearest city.',size=9.5)
d.text(550,815,'12',size=9,align='r'); d.text(45,815,'Castellan Cost Management',size=9)
d.newpage()
# page 2: left elemental table (half-ruled, subtotals), right: stacked chart; below two tables side by side
d.text(45,55,'Elemental analysis: medium rise office, 8 400 m²','NB',15,color=C)
E1=345; y=80; t=d.table(); cols=[45,250,300,E1]
d.hl(45,E1,y-11,1.2,C); t.ext(45,y-11,E1,y)
for k,(hh,x,a) in enumerate([('Element',45,'l'),('Cost ($ 000)',245,'r'),('$/m²',295,'r'),('Share %',E1,'r')]): t.put(0,k,hh,x,y,a,'NB')
d.hl(45,E1,y+4,.6,C); y+=16; r=1
EL=[('Substructure',[('Foundations',812),('Basement excavation',395)]),('Superstructure',[('Frame and upper floors',3120),('Roof',418),('Stairs',166),('External walls, windows and doors',2894),('Internal walls and doors',655)]),('Finishes and fittings',[('Wall, floor and ceiling finishes',1288),('Fittings',214)]),('Services',[('Sanitary and drainage',356),('Heating, cooling and ventilation',2540),('Electrical and data',1876),('Lifts',690),('Fire protection',325)]),('External works',[('Site works',470)]),('Preliminaries, overhead and profit',[('Preliminaries',1735),('Margin',642)])]
GT=sum(v for g,l in EL for _,v in l); fmt=lambda v:f'{v:,}'
sub=[]
for g,l in EL:
    s=sum(v for _,v in l); sub.append((g,s))
    t.put(r,0,g,45,y,'l','NB'); r+=1; y+=13
    for n,v in l:
        t.put(r,0,n,55,y)
        for k,(q,x) in enumerate([(fmt(v),245),(f'{v*1000/8400:,.0f}',295),(f'{v/GT*100:.1f}',E1)]): t.put(r,1+k,q,x,y,'r')
        r+=1; y+=12.5
    if len(l)>1:
        d.hl(215,E1,y-9.5,.4); y+=1.5; t.put(r,0,'Subtotal',55,y,'l','NI')
        for k,(q,x) in enumerate([(fmt(s),245),(f'{s*1000/8400:,.0f}',295),(f'{s/GT*100:.1f}',E1)]): t.put(r,1+k,q,x,y,'r','NI')
        r+=1; y+=13
    y+=2
d.hl(45,E1,y-10,.6,C); y+=2; t.put(r,0,'Total building cost',45,y,'l','NB')
for k,(q,x) in enumerate([(fmt(GT),245),(f'{GT*1000/8400:,.0f}',295),('100.0',E1)]): t.put(r,1+k,q,x,y,'r','NB')
d.hl(45,E1,y+4,1.2,C); t.ext(45,y,E1,y+4); yb=y
# stacked bar + legend
d.text(375,74,'Where the money goes','NB',11,color=C); yy=90; pal=['#7a2433','#a34a58','#c58790','#ddb3b9','#999999','#cccccc']
for (g,s),c in zip(sub,pal):
    hh=s/GT*300; d.box(378,yy,430,yy+hh,fill=c,stroke='#ffffff'); 
    d.ln(430,yy+hh/2,440,yy+hh/2,.4); 
    for i,l in enumerate(wrap(g,'N',8.5,100)): d.text(443,yy+hh/2+3+i*9,l,size=8.5)
    yy+=hh
d.para(375,415,172,'Services make up more than a quarter of the cost and rose most since the last edition, mainly because of switchgear and cooling plant with long lead times.',size=9.5)
y=max(yb+40,560)
# side by side
d.text(45,y,'Hourly labour rates, dollars','NB',10.5,color=C); d.text(330,y,'Tender price index and forecast','NB',10.5,color=C)
y+=8; t=d.table(); Xl=[45,145,195,245,295]; yl=y; hh=14
d.box(45,y,295,y+hh,fill='#ead3d6')
for k,z in enumerate(['Trade','Adlersby','Brannock','Tarn City']): t.put(0,k,z,Xl[k]+4 if k==0 else (Xl[k]+Xl[k+1])/2,y+10.5,'l' if k==0 else 'c','NB')
y+=hh
for i,n in enumerate(['Bricklayer','Carpenter','Concreter','Crane driver','Electrician','Plasterer','Plumber','Rigger','Labourer']):
    t.put(1+i,0,n,49,y+10.5)
    for k in range(3): t.put(1+i,1+k,f'{R.uniform(48,98):.2f}',Xl[k+2]-12,y+10.5,'r')
    y+=hh; d.hl(45,295,y,.3,'#aaaaaa')
for x in Xl: d.vl(x,yl,y,.5)
d.hl(45,295,yl,.5); d.hl(45,295,y,.5); t.ext(45,yl,295,y)
y=yl+11; t=d.table(); xq=[415,460,505,550]
for k,z in enumerate(['Year','Index','Change','Low','High']): t.put(0,k,z,330 if k==0 else xq[k-1],y,'l' if k==0 else 'r','NB')
d.hl(330,550,y+4,.8,C); y+=17; ix=100
for i in range(9):
    yr=2019+i; ch=[None,1.2,4.8,9.6,6.1,3.4,3.0,3.2,3.5][i]; ix=ix*(1+(ch or 0)/100)
    t.put(1+i,0,str(yr)+(' (forecast)' if yr>2024 else ''),330,y); t.put(1+i,1,f'{ix:.1f}',415,y,'r')
    if ch: t.put(1+i,2,f'{ch:.1f}%',460,y,'r')
    if yr>2024: t.put(1+i,3,f'{ch-1.1:.1f}%',505,y,'r'); t.put(1+i,4,f'{ch+1.4:.1f}%',550,y,'r')
    y+=14
d.text(330,y+2,'Low and high: range of the forecast. 2019 = 100.','NI',8.5)
d.text(550,815,'13',size=9,align='r'); d.text(45,815,'Castellan Cost Management',size=9); d.save()
