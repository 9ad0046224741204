from kit import *
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for k,v in dict(D='DejaVuSansCondensed',DB='DejaVuSansCondensed-Bold',DI='DejaVuSansCondensed-Oblique').items(): pdfmetrics.registerFont(TTFont(k,f'/usr/share/fonts/truetype/dejavu/{v}.ttf'))
d=Doc('advance_release_calendar')
RD='#7a1f2b'
def head(p):
    d.line(50,36,545,36,3,RD);d.t(50,52,'Central Bureau of Statistics',z=9,f='DB',col=RD);d.t(545,52,f'Advance release calendar, third quarter · {p} of 2',z=8,f='D',al='r')
head(1)
d.t(50,84,'Release calendar July – September',z=16,f='DB')
y=d.para(50,90,495,'All statistics are released at the stated time on the Bureau’s website. Dates are confirmed one week before the release. A change of date is announced with the reason. Ministers receive no early access.',f='D',z=8.5,just=False)
H=lambda:R(['Date','Time','Release','Reference period','Frequency','Unit in charge','Status'],b=True,top=1.2,bot=1.2,hd=True)
J=[('JULY',[('Tue 1','09:00','Business tendency survey','June','Monthly','Short-term indicators','Final'),('Thu 3','09:00','International trade in goods, preliminary figures by partner country','May','Monthly','External trade','Prov.'),('Mon 7','09:00','Industrial production and turnover','May','Monthly','Short-term indicators','Prov.'),('','11:00','Hotel and other overnight stays','May','Monthly','Tourism','Final'),('Thu 10','09:00','Consumer price index','June','Monthly','Prices','Final'),('Fri 11','09:00','Building permits and dwellings started','Second quarter','Quarterly','Construction and housing','Prov.'),('Tue 15','09:00','Population estimates by municipality, age and sex','1 January','Annual','Demography','Final'),('Mon 21','09:00','Government finance statistics','First quarter','Quarterly','Public sector','Revised'),('Thu 24','09:00','Labour force survey','Second quarter','Quarterly','Labour market','Final'),('','11:00','Job vacancies ¹','Second quarter','Quarterly','Labour market','Prov.'),('Wed 30','09:00','Gross domestic product, flash estimate','Second quarter','Quarterly','National accounts','Flash')]),
('AUGUST',[('Mon 4','09:00','Business tendency survey','July','Monthly','Short-term indicators','Final'),('Tue 5','09:00','House price index','Second quarter','Quarterly','Prices','Prov.'),('Fri 8','09:00','Industrial production and turnover','June','Monthly','Short-term indicators','Prov.'),('Tue 12','09:00','Consumer price index','July','Monthly','Prices','Final'),('','','Harmonised index at constant tax rates','July','Monthly','Prices','Final'),('Thu 14','10:30','Crop survey: areas sown and expected harvest of main field crops','Current year','Annual','Agriculture','Prov.'),('Wed 20','09:00','Rents and vacancies in the private sector ²','First half','Half-yearly','Construction and housing','New'),('Thu 28','09:00','Gross domestic product, second estimate','Second quarter','Quarterly','National accounts','Prov.')])]
K=[('SEPTEMBER',[('Mon 1','09:00','Business tendency survey','August','Monthly','Short-term indicators','Final'),('Wed 3','09:00','International trade in goods','July','Monthly','External trade','Prov.'),('Mon 8','09:00','Industrial production and turnover','July','Monthly','Short-term indicators','Prov.'),('Wed 10','09:00','Consumer price index','August','Monthly','Prices','Final'),('Tue 16','09:00','Income and living conditions, including housing cost overburden','Previous year','Annual','Social statistics','Final'),('Fri 19','09:00','Balance of payments and international investment position','Second quarter','Quarterly','External trade','Prov.'),('Thu 25','09:00','Annual national accounts, benchmark revision','2010 to date','Occasional','National accounts','Revised'),('Tue 30','09:00','Retail trade','August','Monthly','Short-term indicators','Prov.')])]
W=[42,34,164,74,58,82,41]
def body(G):
    o=[H()]
    for m,L in G:
        o.append(R([S(m,7)],b=True,bg='#f4e7e8',col=RD))
        for t in L:
            r=R(list(t));r.bot=.25;o.append(r)
    return o
d.tab(50,y+14,W,'lllllll',body(J),8,'D','DB','DI',vp=2.4)
d.t(545,815,'continued overleaf',z=8,f='DI',al='r')
d.next();head(2)
e=d.tab(50,66,W,'lllllll',body(K),8,'D','DB','DI',vp=2.4)
e=d.para(50,e+3,495,'¹ Moved from 17 July because of the change of questionnaire.  ² First release of a new series.',f='D',z=7.5,just=False)
e+=26;d.t(50,e,'Punctuality of releases in the past four quarters',z=10,f='DB')
rows=[R(['Subject area','Releases\nplanned','On time','Late','Brought\nforward','On time, %'],b=True,hd=True,va='b',bot=.6)]
L=[('Prices',24,24,0,0),('Labour market',14,13,1,0),('National accounts',16,16,0,0),('External trade',28,25,3,0),('Construction and housing',10,8,1,1),('Other',61,57,3,1)]
for a in L: rows.append(R([a[0]]+[str(q) if q else '—' for q in a[1:]]+[f'{100*a[2]/a[1]:.1f}']))
t=[sum(a[i] for a in L) for i in range(1,5)];rows.append(R(['All areas']+[str(q) for q in t]+[f'{100*t[1]/t[0]:.1f}'],b=True,top=.6))
d.tab(50,e+8,[112,46,40,34,46,48],'lrrrrr',rows,8,'D','DB','DI',vp=2)
d.para(396,e+4,149,'External trade was late three times while the customs data system was replaced. Since March all releases have been on time. The Bureau’s goal is 97 per cent over any four quarters, a level that four of the six subject areas are expected to reach this year.',f='D',z=8,just=False)
e+=150;d.box(50,e,545,e+58,stroke=RD,w=.8);d.t(58,e+16,'Contact',z=9,f='DB');d.t(58,e+30,'Information desk, open on working days from 8 to 16 hours',z=8,f='D');d.t(58,e+44,'calendar@cbs.example',z=8,f='D')
d.save()
