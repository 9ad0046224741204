from make_lib import *
from reportlab.pdfgen import canvas
import random
random.seed(7)
N='aldermoor_finds';d=Doc(N);c=canvas.Canvas(OUT+N+'.pdf',pagesize=(612,792))
F,B,I='Times-Roman','Times-Bold','Times-Italic'
items=[('AM/0113','Brooch, bow','Copper alloy','1004','Two-piece Colchester type; pin lost, catch-plate pierced by three holes. Bow bent in antiquity.','61.4','1','A'),
('AM/0118','Coin','Silver','1004','Denarius, worn; bust right, legend illegible.','17.8','1','A'),
('AM/0121','Nails','Iron','1007','Square shank, round head; eleven complete, rest broken below the head.','34–92','19','S'),
('AM/0127','Spindle whorl','Fired clay','1007','Biconical, sandy fabric, worn on one face.','38.0','1','A'),
('AM/0130','Loom weight','Fired clay','1011','Triangular, pierced at two corners; about one half present.','–','1','S'),
('AM/0131','Quern fragment','Lava stone','1011','Upper stone of a rotary quern with part of the rim and a harp-tooled grinding face. Reused as packing of post-hole 1012.','212.0','2','S'),
('AM/0139','Tessera','Limestone','1015','White; mortar adhering to two faces.','14.5','1','D'),
('AM/0144','Hobnails','Iron','1015','In soil block, lifted whole.','9–12','46','X'),
('AM/0150','Vessel glass','Glass','1018','Blue-green, pillar-moulded bowl; three ribs survive.','44.2','3','A'),
('AM/0152','Pin','Bone','1018','Head of grooved type, tip missing.','71.9','1','A'),
('AM/0158','Bead','Glass','1022','Annular, dark blue with white trail.','11.3','1','A'),
('AM/0163','Whetstone','Micaceous sandstone','1022','Rectangular section, both ends broken.','88.6','1','S'),
('AM/0166','Slag','Iron','1024','Smithing hearth bottom, plano-convex.','105.0','1','D'),
('AM/0171','Stylus','Iron','1024','Straight eraser; point corroded. X-ray shows inlaid bands on the shaft.','118.7','1','A'),
('AM/0175','Mount','Copper alloy','1030','Openwork, trumpet-scroll design; two rivets at the back.','29.3','1','A'),
('AM/0176','Roof tile','Fired clay','1030','Tegula with signature of two finger loops; paw print of a dog.','–','7','D'),
('AM/0181','Finger ring','Jet','1033','Plain band, D-shaped section; one third of circumference.','21.0','1','A'),
('AM/0184','Counter','Samian ware','1033','Cut from the base of a form 18/31 dish, edges ground smooth.','25.5','1','S')]
head=['Find no.','Object','Material','Context','Description','Length\n(mm)','No.','Grade']
W=[46,60,56,42,198,42,28,36]
def pg(p,its,top,tail=None):
    rows=[head]+[list(i) for i in its]
    if tail: rows.append(tail)
    g=table(d,p,c,52,top,W,rows,'llllllrc'.replace('lllll','lllcl',1) and 'lllclcrc',font=F,bold=B,size=8.5,pady=2.5,boldrows=(len(rows)-1,) if tail else (),shade=lambda r:'#e4ddd0' if r==0 else None)
    for r in range(len(rows)+1): hl(c,g,r,w=.4)
    for k in range(9):
        e=-2 if (tail and 0<k<6) else -1
        vl(c,g,k,0,len(rows)-1 if e==-2 else len(rows),.4)
    return g
txt(c,52,36,'Wold Archaeological Institute','Times-Roman',9);txt(c,560,36,'Aldermoor Villa: assessment report, appendix C','Times-Roman',9,'r')
c.setLineWidth(.5);c.line(52,742,560,742)
txt(c,52,64,'C.2  Registered finds from trench 4',B,13)
y=para(c,52,86,508,'Finds are listed by register number. The grade gives the value for further study: A, illustrate and publish; S, mention in the text; D, record and discard; X, await conservation. Length is the greatest surviving dimension.',font=F,size=9.5)
g=pg(1,items[:12],y+8)
txt(c,560,g.bottom+4,'continued overleaf',I,8.5,'r');c.setFont(F,9);c.drawCentredString(306,30,'C-3');c.showPage()
txt(c,52,36,'Wold Archaeological Institute','Times-Roman',9);txt(c,560,36,'Aldermoor Villa: assessment report, appendix C','Times-Roman',9,'r')
c.line(52,742,560,742)
n=sum(int(i[6]) for i in items)
g=pg(2,items[12:],66,[('All registered finds, trench 4',6),str(n),''])
y=g.bottom+22
txt(c,306,y,'C.3  Bulk finds by phase',B,13,'c');y+=22
# open-ish table: weights, phase groups, count/weight spans, only rule under header
rows=[['',('Pottery',2),('Animal bone',2),('Tile and brick',2),('Oyster shell',2)],['Phase','Count','Wt (g)','Count','Wt (g)','Count','Wt (g)','Count','Wt (g)']]
ph=['1  Ditch fills','2  Timber hall','3a  Villa, first build','3b  Villa, east wing','4  Robbing','Unphased'];T=[0]*8
for i,p in enumerate(ph):
    v=[]
    for k in range(4):
        q=0 if (i==0 and k==2) or (i==1 and k==3) else random.randint(9,640);v+=[q,int(q*random.uniform(4,40))]
    T=[a+b for a,b in zip(T,v)];rows.append([p]+[f'{q:,}' if q else '' for q in v])
rows.append(['Total']+[f'{q:,}' for q in T])
g=table(d,2,c,66,y,[104,44,50,44,50,44,56,44,50],rows,'lrrrrrrrr',font=F,bold=I,size=9,head=2,pady=2.4,gapbefore={8:4})
hl(c,g,2,w=.7)
for k in (1,3,5,7): hl(c,g,1,g.xs[k]+8,g.xs[k+2]-3,.3)
para(c,66,g.bottom+8,480,'Note. Blank: none found. Weights are of washed and dried material; fired clay daub is left out, having been counted by sample only (see section C.5).',font=F,size=8.5)
c.setFont(F,9);c.drawCentredString(306,30,'C-4');c.showPage();c.save();d.save()

# ---------- journal paper, two columns
N='radiocarbon_note';d=Doc(N);c=canvas.Canvas(OUT+N+'.pdf',pagesize=(595,842))
txt(c,42,24,'Proc. Wold Archaeol. Inst. 58 (2022), 211–212','Helvetica',7.5)
txt(c,42,44,'New radiocarbon dates from the Skerrow cave deposits','Helvetica-Bold',15)
txt(c,42,66,'I. Thaxter, M. Oyelaran and P. Vance','Helvetica',9.5)
P1='The cave at Skerrow was dug in three seasons between 1961 and 1964, and its sequence has since been used as a yardstick for the whole of the upper valley. The first dates were made on bulked charcoal, and their errors, of two centuries or more, forbade any fine reading. We have therefore dated single pieces of short-lived material from the archive.'
P2='Samples were chosen by context and by taxon. Hazel shell and cereal grain were preferred; bone was taken only where it was still in articulation. All samples were pretreated by the acid–base–acid method, and bone by ultrafiltration. The yield of collagen was sufficient in all but one instance, which is not reported further.'
P3='The results fall into two groups separated by a gap of about four hundred years. The lower group belongs to the earlier Neolithic use of the cave as a place of burial, while the upper is that of the hearths near the mouth. Nothing supports the view of the excavators that occupation had been continuous.'
P4='Table 2 gives the model spans for each unit. The gap is robust to the choice of prior and remains when the two outliers are kept in the model. The stable isotope values of the human bone suggest a diet of land foods, with little or no fish, as is usual for the period and the region.'
txt(c,42,90,'Table 1','Helvetica-Bold',8.5);txt(c,78,90,'Radiocarbon measurements and calibrated ranges. ‡ Outlier.','Helvetica',8.5)
lab=[('Unit 5, hearths',[('Hazelnut shell','4012',26,'',''),('Barley grain','4038',28,'',''),('Hazelnut shell','3987',31,'',''),('Hazel charcoal','4419‡',33,'','')]),('Unit 3, burials',[('Human femur','4702',29,'–20.9','9.8'),('Human rib','4688',30,'–21.2','10.1'),('Ox phalanx, articulated with metapodial','4731',29,'–22.0','5.6'),('Human cranium','4655',34,'–20.7','9.9')]),('Unit 1, cave earth',[('Red deer antler','5120‡',36,'–21.8','4.9'),('Hazelnut shell','4977',32,'','')])]
rows=[['Laboratory\nnumber','Context','Material','Age\n(BP)','±','d13C\n(per mil)','d15N\n(per mil)','Calibrated date,\n95% probability']]
br=[];k=20411;cx=112
for gname,ss in lab:
    br.append(len(rows));rows.append([(gname,8)])
    for m,a,e,c13,n15 in ss:
        k+=random.randint(1,5);cx+=random.randint(1,9);b=int(a.strip('‡'));s=int(b*1.13-1950+random.randint(-20,20))
        rows.append([f'WAI-{k}',str(cx),m,a,str(e),c13,n15,f'{s+130}–{s-40} cal BC'])
g=table(d,1,c,42,104,[62,44,124,42,28,52,52,107],rows,'lclrrddr',size=8,pady=2,boldrows=br,headalign='lclrrccr',decpad={5:20,6:18},lead=9.8)
hl(c,g,0,w=1.2);hl(c,g,1,w=.5);hl(c,g,len(rows),w=1.2)
for r in br[1:]: hl(c,g,r,w=.25)
y=g.bottom+14
ya=para(c,42,y,248,P1+'\n'+P2+'\n'+P3,font='Times-Roman',size=10)
yb=para(c,305,y,248,P4,font='Times-Roman',size=10)
yb+=6;txt(c,305,yb,'Table 2','Helvetica-Bold',8.5);txt(c,340,yb,'Modelled spans (cal BC), 68% probability','Helvetica',8.5)
rows=[['Event','From','To','Years'],['First burial','3710','3650','60'],['Last burial','3520','3440','80'],['Gap','3440','3010','–'],['First hearth','3010','2930','80'],['Last hearth (rim of the chimney recess)','2620','2550','70']]
g=table(d,1,c,305,yb+13,[122,42,42,42],rows,'lrrr',size=8,pady=1.8)
hl(c,g,0,w=1.2);hl(c,g,1,w=.5);hl(c,g,6,w=1.2)
yb=para(c,305,g.bottom+12,248,'We thank the museum for leave to sample, and the two reviewers for their patience. The full data and the code of the model are kept in the archive of the Institute under accession 2022.14.\nThe old dates, which were never published with their laboratory numbers, are best set aside. They were made on wood of unknown age and in one instance on a mixture of two units. Nothing in the present series depends on them.\nFurther work is planned upon the cave earth, of which only a small part was kept in 1964. A core through what remains of the talus would show whether the gap is seen outside the cave also.',font='Times-Roman',size=10)
c.setFont('Helvetica',8);c.drawRightString(553,28,'211');c.showPage()
# page 2: left column table (open, half-ruled), right prose + chart
txt(c,42,24,'212','Helvetica',7.5);txt(c,553,24,'Thaxter, Oyelaran and Vance','Helvetica',7.5,'r')
y=44;txt(c,42,y,'Table 3','Helvetica-Bold',8.5);txt(c,78,y,'Animal bone identified, by unit','Helvetica',8.5)
sp=['Cattle','Sheep or goat','Pig','Red deer','Roe deer','Dog','Wild cat','Hare','Brown bear']
rows=[[('Taxon',1,2),('Unit',3),('All',1,2)],['1','3','5']];T=[0]*4
for s in sp:
    v=[random.choice([0,random.randint(1,15),random.randint(15,210)]) for _ in range(3)]
    if sum(v)==0: v[1]=2
    if s=='Brown bear': v=[0,1,0]
    T=[a+b for a,b in zip(T,v+[sum(v)])];rows.append([s]+[str(q) if q else '–' for q in v]+[str(sum(v))])
rows.append(['Total identified']+[str(q) for q in T])
g=table(d,2,c,42,y+14,[104,36,36,36,36],rows,'lrrrr',size=8,head=2,pady=1.8)
hl(c,g,0,w=1.2);hl(c,g,1,g.xs[1]+6,g.xs[4],.3);hl(c,g,2,w=.5);hl(c,g,11,w=.5);hl(c,g,12,w=1.2)
yl=para(c,42,g.bottom+14,248,'Cattle outnumber other animals in the burials, where whole joints had been laid beside the dead. In the hearths the sheep leads, and the bones are chopped and burnt, as one expects of refuse from meals. The bear is represented by one canine tooth, pierced at the root.\nThe few bones of wild cat come from a single animal that may have died in the cave by itself. They are counted here for the sake of completeness, but left out of the percentages in the text.',font='Times-Roman',size=10)
yr=para(c,305,44,248,'Figure 1 shows the sum of the probabilities of all dates but the outliers. It must be stressed that a sum of this kind is a picture only, and that its small peaks are due to the shape of the calibration curve.\nThe archive also holds a sample of about two hundred sherds. These were sorted afresh by fabric, and the outcome is given below in Table 4, where it is set beside the sorting of 1965.',font='Times-Roman',size=10)
X,Y=330,842-yr-140
c.setLineWidth(.6);c.rect(X,Y,205,120)
for i in range(6):
    c.line(X+i*41,Y,X+i*41,Y-3);c.setFont('Helvetica',7);c.drawCentredString(X+i*41,Y-11,str(4000-300*i))
for i in range(4): c.line(X,Y+i*40,X-3,Y+i*40);c.drawRightString(X-5,Y+i*40-2,f'{i*.1:.1f}')
p=c.beginPath();p.moveTo(X,Y)
for i,h in enumerate([2,10,60,90,75,85,30,8,4,3,9,50,100,70,66,20,6,1]): p.lineTo(X+8+i*11,Y+h)
c.drawPath(p)
txt(c,305,yr+158,'Figure 1. Summed probability (vertical) by year cal BC.','Helvetica',8)
y=max(yl,yr+176)+12
txt(c,297,y,'Table 4.  Sherds by fabric: the sorting of 1965 and of 2021 compared','Helvetica-Bold',8.5,'c');y+=15
fab=['Coarse, crushed shell','Coarse, quartz','Fine, sand','Fine, burnished','Vesicular','Other']
rows=[['Fabric group',('1965 sorting',3),('2021 sorting',3),'Remark'],['','Sherds','%','Wt (g)','Sherds','%','Wt (g)','']]
a=[79,44,36,12,20,9];b=[88,31,40,15,22,4];wa=[612,498,190,55,121,64];wb=[761,351,214,70,133,19]
rm=['Includes all of the former group B','Two vessels moved to shell','','One bowl, rejoined','Shell leached away; counted by voids alone','Mostly crumbs']
for i,f in enumerate(fab): rows.append([f,str(a[i]),f'{a[i]/sum(a)*100:.1f}',str(wa[i]),str(b[i]),f'{b[i]/sum(b)*100:.1f}',str(wb[i]),rm[i]])
rows.append(['All',str(sum(a)),'100.0',f'{sum(wa):,}',str(sum(b)),'100.0',f'{sum(wb):,}',''])
g=table(d,2,c,42,y,[104,42,40,46,42,40,46,151],rows,'lrrrrrrl',size=8,head=2,pady=2.2,boldrows=(8,),headalign='lrrrrrrl',padx=4,shade=lambda r:'#eef2f6' if r>=2 and r%2==0 else None)
hl(c,g,0,w=1.2);hl(c,g,2,w=.5);hl(c,g,8,w=.5);hl(c,g,9,w=1.2)
hl(c,g,1,g.xs[1]+8,g.xs[4]-2,.3);hl(c,g,1,g.xs[4]+8,g.xs[7]-2,.3)
c.showPage();c.save();d.save()
