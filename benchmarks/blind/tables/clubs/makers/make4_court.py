from make_lib import *
from reportlab.lib.pagesizes import A4
reg('LiberationSerif-Regular','LiberationSerif-Bold','LiberationSerif-Italic')
F,B,I='LiberationSerif-Regular','LiberationSerif-Bold','LiberationSerif-Italic'
d=Doc('court_list',A4); L=45
def foot(n): d.hl(L,550,800,.4); d.text(L,811,'Listing Office, Assize Buildings, Cawdon CW1 4QE. Enquiries before 4.30 p.m.: 01632 960 288.  Printed 17:12, 5 November 2025',F,8); d.text(550,811,f'Page {n} of 2',F,8,'r')
d.text(297,52,'IN THE COUNTY COURT AT CAWDON',B,14,'c'); d.text(297,69,'DAILY CAUSE LIST',B,12,'c'); d.text(297,85,'Thursday 6 November 2025',F,11,'c')
d.para(L,104,505,'Parties attending by video must join ten minutes before the time shown. Matters marked “F” are floating and will be taken by the first court that falls free. Hearings are in public unless marked “private”.',I,9,11)
xs=edges(L,42,76,158,110,54,65)
def head(g): g.add(['Time','Claim no.','Parties','Hearing','Estimate','Attendance'],font=B,size=9)
def tab(top,groups,header=True):
    g=Grid(d,xs,'llllll',F,9.5,11,4,2.4)
    head(g); gs=[]
    for t,rows in groups:
        if t: gs.append(g.add([C(t,cs=6,font=B),None,None,None,None,None],py=4))
        for r in rows: g.add(r)
    g.layout(top)
    d.rect(L,g.ys[0],g.xs[-1],g.ys[1],fill=.85)
    g.draw()
    for i,y in enumerate(g.ys): d.hl(L,g.xs[-1],y,.9 if i in(0,1,len(g.ys)-1) or i in gs else .25,0 if i in gs else .3)
    return g.ys[-1]
c1=[('9.45','K04CW118','Re: a child (private)','Directions appointment','15 mins','In person'),('10.00','L11CW402','Saltmarsh Housing Association v Dillard','Possession, rent arrears (first hearing)','10 mins','In person'),('10.00','L11CW405','Saltmarsh Housing Association v Prewitt and another','Possession, rent arrears (first hearing)','10 mins','In person'),('10.00','L11CW411','Saltmarsh Housing Association v Osei','Suspended order: application to vary','10 mins','Telephone'),('10.40','L09CW377','Barrowgate Estates Ltd v Fontaine','Application for relief from forfeiture','45 mins','In person'),('12.00','L12CW009','Cawdon Borough Council v Persons Unknown','Possession, trespass on land at Gasworks Meadow','30 mins','In person'),('2.00','K88CW951','Hollis v Merriden Motor Policies plc','Assessment of damages','2 hours','In person')]
c2=[('10.00','J71CW230','Anstruther v Anstruther and the Executors of R. B. Anstruther deceased','Trial, day 2 of 3','All day','In person'),('4.00','L12CW031','Re: Penryth Joinery Ltd','Without-notice application','20 mins','Video')]
c3a=[('10.30','L10CW190','Bexcombe v Tollgate Kitchens Ltd','Small claim','90 mins','In person'),('12.00','L10CW204','Parkside Vets LLP v Yeo','Small claim','60 mins','In person'),('F','L10CW217','Ormesby Fencing v Chaudhry','Small claim','60 mins','Video'),('F','L10CW221','Hartigan v Sunmere Travel Ltd','Application to set aside default judgment','20 mins','Telephone')]
y=tab(130,[('COURT 1  –  before District Judge Lethbridge',c1),('COURT 2  –  before His Honour Judge Abernathy KC',c2),('COURT 3  –  before Deputy District Judge Quill',c3a)])
d.text(550,y+13,'continued overleaf',I,9,'r'); foot(1)
d.newpage()
d.text(L,46,'County Court at Cawdon – Daily Cause List',I,9.5); d.text(550,46,'6 November 2025',I,9.5,'r')
c3b=[('2.00','L08CW602','Ruskington Parish Lands Charity v Bligh','Costs, provisional assessment (oral review)','60 mins','Video'),('3.00','L08CW644','Iveson t/a Iveson Coaches v Dunlin School','Case management conference','30 mins','Telephone'),('3.30','L12CW002','Whitlow v Whitlow (private)','Injunction, return date','30 mins','In person')]
y=tab(58,[('',c3b),('COURT 4  –  before Tribunal Judge Sowerby (sitting as a District Judge)',[('10.00','L12CW017','Gage v Marsh Lane Management Co. Ltd','Application under s.20C, service charges','2 hours','In person'),('2.15','L09CW355','Lowther Mews (Freehold) Ltd v Ings and 11 others','Preliminary issue: enforceability of covenant','2 hours','In person')]),('Hearing room B  –  Mediation',[('11.00','L10CW233','Tennant v Aldous Roofing','Small claims mediation','60 mins','Telephone')])])
y+=34
d.text(L,y,'JUDGES SITTING, WEEK OF 10 NOVEMBER 2025',B,10.5)
g=Grid(d,edges(L,70,87,87,87,87,87),'lccccc',F,9.5,11,3,3,'m')
g.add(['',*[C(x,font=B) for x in ('Mon 10','Tue 11','Wed 12','Thu 13','Fri 14')]])
g.add([C('Court 1',font=B),C('DJ Lethbridge',cs=3),None,None,C('DDJ Quill',cs=2),None])
g.add([C('Court 2',font=B),C('HHJ Abernathy KC',cs=5),None,None,None,None])
g.add([C('Court 3',font=B),'DDJ Quill','Not sitting',C('Recorder Strang',cs=3),None,None])
g.add([C('Court 4',font=B),'','TJ Sowerby','TJ Sowerby','','DJ Lethbridge'])
g.add([C('Room B',font=B),'Mediation','','Mediation','','Mediation'])
g.layout(y+8); g.draw()
d.rect(g.xs[0],g.ys[0],g.xs[-1],g.ys[-1],stroke=0,w=.8)
for yy in g.ys[1:-1]: d.hl(g.xs[0],g.xs[-1],yy,.5)
occ=[(1,2,3,4,5),(1,4),(1,),(1,2,3),(1,2,3,4,5),(1,2,3,4,5)]
for i,o in enumerate(occ):
    for j in o: d.vl(g.xs[j],g.ys[i],g.ys[i+1],.5)
y=g.ys[-1]+34
d.text(L,y,'Average wait from issue to first hearing, weeks',B,10.5)
w=Grid(d,edges(L,170,58,58,58,58),'lrrrr',F,9.5,11.5,3,1)
w.add(['Track','Jan–Mar','Apr–Jun','Jul–Sep','Target'],font=I)
for r in [('Possession (social landlord)','7.1','6.8','7.4','8.0'),('Possession (private landlord)','8.9','9.2','9.0','8.0'),('Small claims','41.6','44.3','43.9','30.0'),('Fast track','58.2','61.0','60.4','50.0'),('Multi-track','74.5','72.7','77.1','–')]: w.add(r)
w.layout(y+6); w.draw(); d.hl(L,w.xs[-1],w.ys[0],.7); d.hl(L,w.xs[-1],w.ys[1],.4); d.hl(L,w.xs[-1],w.ys[-1],.7)
d.text(L+3,w.ys[-1]+11,'Multi-track matters have no published target.',F,8)
foot(2); d.save()
