from kit import *
d=Doc('economic_indicators_dashboard',(842,595))
BL='#22406e'
d.t(36,38,'Economic Indicators Dashboard',z=17,f='Helvetica-Bold',col=BL);d.t(806,38,'Department of Economic Affairs  ·  Week ending 13 June',z=9,al='r',col='#555555')
# KPI tiles
for i,(a,b,c) in enumerate([('GDP growth','1.9%','Q1, year on year'),('Inflation','2.7%','May'),('Unemployment','5.4%','April'),('Policy rate','3.75%','unchanged')]):
    x=36+i*194;d.box(x,50,x+184,100,fill='#eaf0f8');d.t(x+10,64,a,z=8.5,col=BL);d.t(x+10,90,b,z=20,f='Helvetica-Bold');d.t(x+174,92,c,z=7.5,al='r',col='#666666')
rows=[R([S('Indicator',1,2,'l'),S('Unit',1,2,'l'),S('Latest',2,1,'c',.4),S('Previous',1,2,'c'),S('Year\nago',1,2,'c'),S('Target\nmet',1,2,'c')],b=True,top=1,hd=True),R(['Period','Value'],b=True,bot=.6,al='c',hd=True)]
for g,L in [('Activity',[('Industrial production','% y/y','Apr','0.8','1.4','-2.1','–'),('Retail trade volume','% y/y','Apr','2.6','1.9','0.7','–'),('Construction output','% y/y','Mar','-3.9','-4.4','-6.0','–'),('Building permits, dwellings','number','Mar','2,114','1,987','2,460','No')]),
 ('Prices',[('Consumer prices','% y/y','May','2.7','2.9','4.1','Yes'),('Producer prices','% y/y','Apr','-0.6','-1.2','3.3','–'),('House price index','% y/y','Q1','3.4','2.2','-1.5','–')]),
 ('Labour',[('Unemployment rate, seasonally adjusted','%','Apr','5.4','5.4','5.9','Yes'),('Job vacancies','1,000','Q1','61.2','63.8','70.5','–'),('Average monthly earnings','% y/y','Mar','5.1','5.6','8.2','No')]),
 ('External and fiscal',[('Goods trade balance','mn','Apr','-412','-388','-501','–'),('Current account','% of GDP','Q1','-2.2','-1.8','-3.1','Yes'),('General government balance','% of GDP','Q1','-3.4','','-4.0','No')])]:
    rows.append(R([S(g,7)],b=True,col=BL,bg='#f3f3f3'))
    for t in L: rows.append(R(list(t),ind=5))
rows[-1].bot=1
d.t(36,122,'1  Main indicators',z=10,f='Helvetica-Bold',col=BL)
e=d.tab(36,128,[142,46,36,42,48,44,42],'llcrrrc',rows,8,vp=2,col='#111111')
d.para(36,e+3,400,'Blank: not yet compiled. Targets as set in the Medium-Term Framework. y/y = change over the same period of the previous year.',z=7,just=False)
# right: line chart
x0=466;d.t(x0,122,'2  Inflation and policy rate, per cent',z=10,f='Helvetica-Bold',col=BL)
d.line(x0+18,132,x0+18,232,.5);d.line(x0+18,232,x0+170,232,.5)
P=[8.1,7.4,6.0,5.2,4.1,3.6,3.0,2.9,2.7];Q=[4.5,4.75,5,5,4.75,4.5,4.25,4,3.75]
for z,cl in((P,'#b5452f'),(Q,BL)):
    for i in range(8): d.line(x0+22+i*18,232-z[i]*11,x0+40+i*18,232-z[i+1]*11,1.4,cl)
for v in(0,3,6,9): d.t(x0+14,234-v*11,str(v),z=7,al='r')
for i,t in enumerate(['2023','2024','2025']): d.t(x0+40+i*54,242,t,z=7,al='c')
d.para(x0+184,120,156,'Inflation fell for the ninth month in a row, helped by lower energy prices. Services inflation remains above four per cent. The Monetary Board left its rate unchanged in June and signalled that a further cut would need clearer evidence from wages.',z=8,just=False)
d.t(x0,266,'3  Exchange rates, midpoint',z=10,f='Helvetica-Bold',col=BL)
rows=[R(['Currency','13 Jun','6 Jun','Change'],b=True,bot=.8,hd=True)]+[R(r) for r in [('US dollar','4.182','4.205','-0.5%'),('Euro','4.770','4.768','0.0%'),('Pound sterling','5.655','5.690','-0.6%'),('Yen (100)','2.901','2.915','-0.5%'),('Swiss franc','5.128','5.094','0.7%')]]
e=d.tab(x0,271,[68,34,34,34],'lrrr',rows,7.8,pad=2,vp=1.6)
d.t(x0+184,266,'4  Government bond yields',z=10,f='Helvetica-Bold',col=BL)
rows=[R(['Term','Yield, %','Bid/cover','Weekly\nchange, bp'],b=True,hd=True,bg=BL,col='#ffffff',va='b')]+[R(r) for r in [('1 year','3.52','2.1','-4'),('3 years','3.61','1.8','-6'),('5 years','3.88','1.6','-9'),('10 years','4.27','2.4','-11')]]
d.tab(x0+184,271,[39,36,40,41],'lrrr',rows,7.6,pad=2,vp=2,vr='all')
d.t(x0,378,'5  Next releases',z=10,f='Helvetica-Bold',col=BL)
rows=[R(a) for a in [('Mon 16','10:00','Wages and salaries','April'),('Tue 17','10:00','Producer price index','May'),('Wed 18','14:00','Decision of the Monetary Board with press conference at the head office','June'),('Fri 20','10:00','Industrial production; new orders','May'),('','15:30','Central government borrowing','May')]]
for r in rows: r.bot=.25
rows[0].top=.25
d.tab(x0,384,[42,36,212,50],'lccl'.replace('cc','cl'),rows,8,vp=2)
d.t(36,578,'Sources: Statistics Authority; National Bank; Treasury.',z=7);d.t(806,578,'1/1',z=7,al='r')
d.save()
