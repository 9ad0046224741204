# platypus flow, truth from the same lists; positions recorded as drawn
import json
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
OUT='./';N='trail_guide';T=[]
st=PS('b',fontName='Helvetica',fontSize=9.5,leading=12);h1=PS('h',fontName='Helvetica-Bold',fontSize=17,leading=22,textColor='#245c2f');h2=PS('h2',fontName='Helvetica-Bold',fontSize=11,leading=16,textColor='#245c2f',spaceBefore=8)
ce=PS('ce',fontName='Helvetica',fontSize=8,leading=9.6);ceb=PS('ceb',parent=ce,fontName='Helvetica-Bold');cap=PS('cap',fontName='Helvetica-Oblique',fontSize=8,leading=10,spaceBefore=4,spaceAfter=8)
class TT(Table):
    def __init__(s,cells,nr,nc,*a,**k): s.meta=(cells,nr,nc);Table.__init__(s,*a,**k)
    def draw(s):
        x,y=s.canv.absolutePosition(0,0);H=s.canv._pagesize[1]
        T.append(dict(page=s.canv.getPageNumber(),bbox=[round(v,1) for v in (x,H-y-s._height,x+s._width,H-y)],n_rows=s.meta[1],n_cols=s.meta[2],cells=s.meta[0]));Table.draw(s)
def mk(rows,widths,style,spans=(),wrapcols=(0,),head=1,hAlign='LEFT',boldfirst=False):
    nr,nc=len(rows),len(rows[0]);sp={(a,b):(c,d) for a,b,c,d in spans}
    cells=[];data=[]
    for r,row in enumerate(rows):
        o=[]
        for c,t in enumerate(row):
            if t:
                r1,c1=sp.get((r,c),(r,c));cells.append([r,c,r1,c1,' '.join(t.split())])
            o.append(Paragraph(t,ce) if c in wrapcols and t and r>=head and (r,c) not in sp else t)
        data.append(o)
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',8,9.6),('FONT',(0,0),(-1,head-1),'Helvetica-Bold',8,9.6),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,head-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),3)]
    sty+=[('SPAN',(b,a),(d,c)) for a,b,c,d in spans]+style
    return TT(cells,nr,nc,data,colWidths=widths,style=sty,hAlign=hAlign,repeatRows=0)
G=colors.HexColor('#245c2f');L=colors.HexColor('#e6f0e4')
rows=[['No.','Trail','Start','Length\n(km)','Climb\n(m)','Time','Grade','Open','Dogs','Pram'],
['Skerrow valley','','','','','','','','',''],
['1','Riverside','Skerrow lower car park','4.2','35','1 h 15','Easy','all year','yes','yes'],
['2','Gorge and three bridges','Skerrow lower car park','7.8','310','3 h','Moderate','Apr–Nov','on lead','no'],
['3','Cave path; helmets are lent at the kiosk by the entrance','Kiosk','1.6','90','45 min','Moderate','May–Sep','no','no'],
['Highmoor','','','','','','','','',''],
['4','Boardwalk','Visitor centre','2.0','5','40 min','Easy','all year','no','yes'],
['5','Summit by the hut','Visitor centre','14.3','870','5 h 30','Hard','Jun–Oct','yes','no'],
['6','Ridge traverse to Quern dam','Summit hut','18.9','1,045','8 h','Very hard','Jul–Sep','no','no'],
['7','Peat-cutters’ loop','Highmoor farm','9.5','220','2 h 45','Moderate','Apr–Oct','on lead','no'],
['Coast','','','','','','','','',''],
['8','Dune slacks','Thornwick beach','3.4','20','1 h','Easy','Aug–Mar†','no','no'],
['9','Old lifeboat road','Thornwick harbour','6.1','75','1 h 45','Easy','all year','yes','yes'],
['10','Marrowfen hides','Pell Gate','5.0','10','1 h 30','Easy','all year','no','partly']]
gr=[1,5,10]
t1=mk(rows,[26,128,92,40,36,44,52,50,42,36],[('ALIGN',(3,0),(4,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),G),('TEXTCOLOR',(0,0),(-1,0),colors.white)]+[('BACKGROUND',(0,r),(-1,r),L) for r in gr]+[('FONT',(0,r),(-1,r),'Helvetica-Bold',8) for r in gr]+[('LINEBELOW',(0,r),(-1,r),.25,G) for r in range(1,14)],spans=[(r,0,r,9) for r in gr],wrapcols=(1,2))
# hut prices : ruled with merged first column
rows=[['Hut','Bed','Member','Guest'],['Summit hut\n(warden Jun–Oct)','Dormitory','18.00','27.00'],['','Room for four','23.50','35.00'],['','Tent beside hut','7.00','10.50'],['Quern bothy','Bunk, no bedding','6.00','9.00'],['Skerrow bunkhouse','Dormitory','15.50','22.00'],['','Room for two','24.00','34.00']]
t2=mk(rows,[92,92,48,44],[('ALIGN',(2,0),(3,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.5,colors.grey),('BACKGROUND',(0,0),(-1,0),L),('VALIGN',(0,1),(0,-1),'MIDDLE')],spans=[(1,0,3,0),(5,0,6,0)],wrapcols=())
side=Paragraph('<b>Huts.</b> Beds in the summit hut must be booked by noon of the day before. The bothy has no warden and no water; take what you need from the spring four hundred metres below on trail 6. Prices are for one night and one person, in pounds, and include the levy for the upkeep of paths.',st)
lay=Table([[t2,side]],colWidths=[296,250],style=[('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(0,0),0)],hAlign='LEFT')
# page 2 timetable
stops=[('Harrowgate station',['08:12','09:12','10:42','12:12','14:12','16:12','17:42']),('Market Cross',['08:17','09:17','10:47','12:17','14:17','16:17','17:47']),('Ashby Court gates',['08:31','–','11:01','12:31','–','16:31','18:01']),('Skerrow lower car park',['08:44','09:40','11:14','12:44','14:40','16:44','18:14']),('Highmoor farm',['–','09:58','–','13:02','14:58','17:02','–']),('Highmoor visitor centre',['09:03','10:06','11:33','13:10','15:06','17:10','18:33'])]
rows=[['','Mondays to Fridays','','','Saturdays, Sundays and holidays','','',''],['Service','S1','S3','S5','W1','W3','W5','W7']]+[[a]+b for a,b in stops]
t3=mk(rows,[130]+[54]*7,[('ALIGN',(1,0),(-1,-1),'CENTER'),('LINEABOVE',(0,0),(-1,0),1,G),('LINEBELOW',(0,1),(-1,1),.5,G),('LINEBELOW',(0,-1),(-1,-1),1,G),('LINEAFTER',(3,0),(3,-1),.5,G)],spans=[(0,1,0,3),(0,4,0,7)],wrapcols=(),head=2)
# works and closures: open text table, wrapped
rows=[['Trail','From','To','What is closed and why','Way round'],
['2','3 Apr','28 Apr','Middle bridge, for new decking; the gorge can be walked from either end as far as the bridge and back','None'],
['5','15 Jun','20 Jun','Hut to summit, blasting of loose rock','East ridge, signed; add 40 minutes'],
['7','1 May','15 Jul','North half of the loop, because hen harriers nest beside the track','Farm road'],
['8','1 Apr','31 Jul','Whole trail; terns','Old lifeboat road'],
['10','11 Sep','–','Second hide, burnt down in the summer. A new hide will be built when money has been found','Use first and third hides']]
t4=mk(rows,[36,46,46,230,130],[('TOPPADDING',(0,1),(-1,-1),4)],wrapcols=(3,4))
# distance triangle? a full matrix of km
pl=['Har','Ash','Ske','Hig','Qrn','Thw'];dm=[[0,11,19,34,41,26],[11,0,9,24,31,30],[19,9,0,16,23,38],[34,24,16,0,12,52],[41,31,23,12,0,57],[26,30,38,52,57,0]]
nm=['Harrowgate','Ashby Court','Skerrow','Highmoor','Quern dam','Thornwick']
rows=[['km']+pl]+[[nm[i]]+[str(v) if v else '·' for v in dm[i]] for i in range(6)]
t5=mk(rows,[68]+[30]*6,[('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEAFTER',(0,0),(0,-1),.5,colors.black)],wrapcols=())
s2=Paragraph('Distances are by the shortest road open to cars. In winter the pass between Skerrow and Highmoor is shut at dusk and whenever the flag is flown at the barrier; the way round by the coast adds fifty kilometres.',st)
lay2=Table([[s2,t5]],colWidths=[240,290],style=[('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(0,0),0)],hAlign='LEFT')
story=[Paragraph('Trails of the park',h1),Paragraph('Times are for a steady walker and without rests. Grades take account of the ground as well as of the climb; on a trail graded hard or very hard you should carry a map and know how to use it. Mobile telephones cannot be relied upon anywhere north of Skerrow.',st),Spacer(1,10),t1,Paragraph('† Closed from April to July for nesting birds. Open months may change after heavy snow.',cap),Spacer(1,12),lay,PageBreak(),
Paragraph('Shuttle bus to the trails, outward',h2),t3,Paragraph('Runs from 1 May to 31 October. – does not call. Return buses leave the visitor centre at ten minutes past each even hour until 18:10.',cap),
Paragraph('Closures this year',h2),t4,Spacer(1,18),Paragraph('By road',h2),lay2]
def foot(c,dd):
    c.setFont('Helvetica',8);c.drawString(30,24,'Highmoor National Park · Trail guide');c.drawRightString(565,24,str(dd.page))
SimpleDocTemplate(OUT+N+'.pdf',pagesize=A4,leftMargin=24,rightMargin=24,topMargin=36,bottomMargin=40).build(story,onFirstPage=foot,onLaterPages=foot)
json.dump(dict(suite='t19',doc=N,pdf=N+'.pdf',kind='generated',complete=True,tables=T),open(OUT+N+'.truth.json','w'),ensure_ascii=False,indent=0)
