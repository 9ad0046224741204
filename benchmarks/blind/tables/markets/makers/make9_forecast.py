from make_lib import *
P='/usr/share/fonts/truetype/liberation/LiberationSans-'
reg('S',P+'Regular.ttf'); reg('SB',P+'Bold.ttf'); reg('SI',P+'Italic.ttf'); reg('D','/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf')
d=D('economic_outlook_note',(595.3,841.9),'S',7.6); R=random.Random(79); O='#b4501e'
d.text(40,52,'Outlook 2/2024','D',17,color=O); d.text(555,52,'Economics department, Ostermark Savings Banks','SI',8,'r'); d.hl(40,555,60,2,O)
# left prose narrow column
y=d.para(40,80,150,'After two years of falling real wages, purchasing power grows again. Private consumption carries the upturn, while housing investment declines until the middle of next year. Building permits point to a floor being reached in the winter.',size=8.6)
y=d.para(40,y+6,150,'Inflation falls below two per cent in the second quarter of 2025. The central bank lowers its rate in steps of a quarter point to 2.25 per cent. Mortgage rates, which had anticipated much of it, decline little.',size=8.6)
y=d.para(40,y+6,150,'The labour market holds: unemployment rises only to 5.2 per cent. The number of vacancies has shrunk by a third, but short-time work remains rare outside of metal and chemistry.',size=8.6)
d.text(40,y+14,'Policy rate and forecast','SB',8.5); y+=22
for i in range(6): yy=y+i*17; d.hl(60,186,yy,.25,'#cccccc'); d.text(56,yy+2.5,f'{5-i}.0',size=6.5,align='r')
v=[.5,2.5,4,4.5,4.5,4.25,3.75,3.25,2.75,2.25,2.25,2.25]; pts=[(64+i*10.8,y+85-q*17) for i,q in enumerate(v)]
d.box(64+5*10.8,y,186,y+85,fill='#fbe9df')
for i in range(1,12): d.ln(*pts[i-1],pts[i-1][0]+10.8,pts[i-1][1],1.3,O); d.ln(pts[i][0],pts[i-1][1],*pts[i],1.3,O)
for i,l in ((0,'2022'),(4,'2024'),(8,'2026')): d.text(pts[i][0]+8,y+96,l,size=6.5,align='c')
y=d.para(40,y+122,150,'Risks are tilted to the downside. New tariffs would cost exporters about half a per cent of output in the first year; a longer dispute would reach investment as well.',size=8.6)
# right: big table, forecast columns shaded
d.text(210,80,'Key figures of the forecast','SB',10); d.text(210,91,'Change on the year before in per cent, unless stated otherwise',size=8)
y=100; t=d.table(); xr=[362,396,430,470,512,552]; d.hl(210,555,y,.8,O); ys=y
body=[('Gross domestic product',None,0,[1.4,-.3,.2,1.1,1.5],'4 120'),('Private consumption',None,1,[3.9,-.4,.6,1.3,1.4],'2 174'),('Government consumption',None,1,[.1,-.1,1.6,1.2,.9],'892'),('Gross fixed capital formation',None,1,[-.2,-1.2,-2.5,.7,2.6],'891'),('Machinery and equipment',None,2,[4.4,-.8,-4.9,1.6,3.3],'277'),('Buildings',None,2,[-3.9,-3.4,-3.7,-.9,1.9],'453'),('Other, mostly intellectual property',None,2,[-.7,4.7,3.8,3.5,3.6],'161'),('Exports of goods and services',None,1,[3.1,-.3,-.1,1.5,2.2],'1 793'),('Imports of goods and services',None,1,[7.0,-.6,-1.9,2.0,2.5],'1 643'),
('H','Contributions to growth, percentage points'),('Domestic demand excluding stocks',None,1,[2.4,-.6,.2,1.1,1.4],None),('Stocks',None,1,[.2,.1,-.8,.1,.1],None),('Net exports',None,1,[-1.2,.2,.8,-.1,.0],None),
('H','Prices and wages'),('Consumer prices',None,1,[6.9,5.9,2.2,1.9,2.0],None),('Consumer prices, excluding energy and unprocessed food',None,1,[3.9,5.1,3.0,2.3,2.1],None),('Negotiated wages per hour, with one-off payments',None,1,[2.6,3.7,5.4,3.0,2.8],None),('House prices, existing dwellings',None,1,[5.1,-8.4,-1.5,2.2,3.1],None),
('H','Labour market'),('Persons in employment, thousand',None,1,['45 675','46 011','46 082','46 090','46 140'],None),('Unemployed, thousand',None,1,['2 418','2 609','2 782','2 831','2 740'],None),('Rate of unemployment, per cent of the labour force',None,1,[4.3,4.7,5.0,5.2,5.0],None),
('H','Public finances'),('General government balance, per cent of GDP',None,1,[-2.1,-2.6,-2.4,-2.0,-1.6],None),('Gross debt, per cent of GDP',None,1,[65.0,62.9,62.6,62.7,62.3],None)]
y+=12; y1=y
tx=[]; 
# heights first, for the shading under the forecast columns
hh=26
for b in body: hh+=13 if b[0]=='H' else 12.4+8.8*(len(wrap(b[0],'S',7.6,118-6*b[2]))-1)
d.box(404,ys,519,ys+hh+7,fill='#fbe9df')
t.put(0,1,'Actual',(345+396)/2,y,'c','SB',c1=2); t.put(0,3,'Forecast',463,y,'c','SB',c1=5); t.put(0,6,['Level','2023, bn'],552,y,'r','SB',7.2,r1=1,lead=9.5)
d.hl(340,398,y+3.5,.4,O); d.hl(408,518,y+3.5,.4,O)
for k in range(5): t.put(1,1+k,str(2022+k),xr[k],y+13,'r','SB')
y+=19; d.hl(210,555,y,.5,O); y+=11; r=2
for b in body:
    if b[0]=='H': y+=.6; t.put(r,0,b[1],210,y,'l','SB'); r+=1; y+=12.4; continue
    ls=wrap(b[0],'S',7.6,118-6*b[2]); t.put(r,0,ls,210+6*b[2],y,'l','SB' if b[2]==0 else 'S',lead=8.8)
    y+=8.8*(len(ls)-1)
    for k,q in enumerate(b[3]): t.put(r,1+k,q if isinstance(q,str) else f'{q:.1f}'.replace('-','−'),xr[k],y,'r','SB' if b[2]==0 else 'S')
    if b[4]: t.put(r,6,b[4],xr[5],y,'r')
    y+=12.4; r+=1
d.hl(210,555,y-7,.8,O); t.ext(210,ys,555,y-7)
y=d.para(210,y+3,345,'Components at prices of the previous year, chained; contributions may not add up because of rounding. Sources: national accounts, employment agency, own computation from 2024 on.','SI',7)
y=max(y,560); d.text(210,y+6,'What changed since the spring','SB',10); y+=14
# text table with vertical rules only and header fill
t=d.table(); X=[210,282,330,378,555]; ys=y; d.box(210,y,555,y+15,fill=O)
for k,h in enumerate(['Assumption','Spring','Now','Reason']): t.put(0,k,h,X[k]+4,y+10.5,'l','SB',7.8,'#ffffff')
y+=15
for i,row in enumerate([('Oil price 2025','$ 84','$ 76','Slower demand in Asia; production limits end in December'),('Exchange rate','1.08','1.10','Average of the last twenty trading days, kept constant'),('Policy rate, end of 2025','2.75%','2.25%','Inflation lower than expected; weak lending'),('World trade 2025','3.1%','2.6%','Announced tariffs'),('Budget','none agreed','draft','Savings of 9 billion, mostly subsidies for heating systems')]):
    L=[wrap(q,'S',7.6,X[k+1]-X[k]-8) for k,q in enumerate(row)]; m=max(map(len,L))
    for k,l in enumerate(L): t.put(1+i,k,l,X[k]+4,y+11,lead=9.2)
    y+=m*9.2+7
    if i<4: d.hl(210,555,y,.25,'#d9a68c')
for x in X[1:-1]: d.vl(x,ys+15,y,.4,O)
d.hl(210,555,y,.8,O); t.ext(210,ys,555,y)
d.text(297,822,'3',size=8,align='c'); d.save()
