from make_lib import *
from reportlab.pdfgen import canvas
import random
random.seed(41)
N='waterbird_bulletin';d=Doc(N);c=canvas.Canvas(OUT+N+'.pdf',pagesize=(595,842))
# ---- page 1: two-column prose, half-ruled table with two-level heads across both columns
txt(c,50,30,'Marrowfen National Park Service','Times-Italic',9);txt(c,545,30,'Field Bulletin 27','Times-Italic',9,'r')
txt(c,50,52,'Waterbird counts on the western lagoons, 2021–2023','Times-Bold',16)
A='Counts were made from fixed points within two hours of high water on the Sunday nearest the fifteenth of the month. Observers worked in pairs, and where two totals differed by more than a tenth the flock was counted a third time. Spring totals are the sum of the March and April visits; autumn totals are the sum of September and October.'
B='The winter of 2021 was mild and the reed margin of Sallow Mere stayed open, which held coot and gadwall inland. In 2022 the sluice at Pell Gate was closed for repair from February to June and the mud of the inner basin could not drain; waders moved to Tarn Spit and did not come back before October of that year.'
C='Little egret continues to rise, although slowly, and bred for the first time in the alder carr below Hob Bank. The fall in pochard follows the pattern of the whole coast and is not thought to be local. Spoonbill was seen in both seasons of 2023 but never more than eleven together.'
D='No count was possible at Hob Bank in autumn 2022 because the causeway was under water; a dash in the table means no visit, and a nought means that the site was visited and no bird was found.'
y=para(c,50,80,235,A+'\n'+B);y2=para(c,310,80,235,C+'\n'+D)
y=max(y,y2)+10
txt(c,50,y,'Table 1. Individuals counted by site, season and year, all species.','Times-Bold',9.5);y+=17
sites=[('Sallow Mere, north shore',0),('Sallow Mere, islands and drowned wood',0),('Pell Gate inner basin',0),('Tarn Spit',0),('Hob Bank and alder carr',0),('Old Decoy',0),('Quern Pool (counted by boat)',0)]
rows=[[('Site',1,2),('Spring',3),('Autumn',3),('Change\n2021–23, %',1,2)],['2021','2022','2023','2021','2022','2023']]
tot=[0]*6
for i,(s,_) in enumerate(sites):
    v=[random.randint(180,3400) for _ in range(6)]
    if i==4: v[4]=None
    for k in range(6): tot[k]+=v[k] or 0
    a=v[0]+v[3];b=v[2]+v[5];ch=(b-a)/a*100
    rows.append([s]+[f'{q:,}' if q is not None else '–' for q in v]+[f'{ch:+.1f}'])
ch=(tot[2]+tot[5]-tot[0]-tot[3])/(tot[0]+tot[3])*100
rows.append(['All sites']+[f'{q:,}' for q in tot]+[f'{ch:+.1f}'])
g=table(d,1,c,50,y,[145,49,49,49,49,49,49,56],rows,'lrrrrrrd',font='Times-Roman',bold='Times-Bold',size=9,head=2,boldrows=(9,),headalign='lrrrrrrc',decpad={7:16})
hl(c,g,0,w=1);hl(c,g,2,w=.5);hl(c,g,9,w=.5);hl(c,g,10,w=1);hl(c,g,1,g.xs[1]+5,g.xs[4]-3,.4);hl(c,g,1,g.xs[4]+5,g.xs[7]-3,.4)
txt(c,50,g.bottom+4,'Source: Service count cards. Change compares spring and autumn together.','Times-Italic',8)
# chart with axis
x0,yb=70,842-(g.bottom+170)
txt(c,50,g.bottom+22,'Figure 1. Birds per visit, all sites','Times-Bold',9.5)
c.setLineWidth(.6);c.line(x0,yb,x0,yb+115);c.line(x0,yb,x0+200,yb)
for k in range(5):
    c.setLineWidth(.2);c.line(x0-3,yb+k*28,x0+200,yb+k*28);c.setFont('Times-Roman',7);c.drawRightString(x0-5,yb+k*28-2,f'{k*500:,}')
for k,(l,h) in enumerate(zip(['Mar','Apr','Sep','Oct'],[62,84,108,95])):
    c.setFillColor('#6b8e9e');c.rect(x0+15+k*48,yb,26,h,fill=1,stroke=1);c.setFillColor('#000000');c.drawCentredString(x0+28+k*48,yb-10,l)
para(c,310,g.bottom+24,235,'Birds per visit is the plain mean of all completed visits in the three years. September is the peak at every site but Old Decoy, where the moult gathering of gadwall makes April the larger month.\nThe counts are given to the nearest bird. For flocks of more than two thousand the true error is perhaps one part in ten, and small changes should not be read as trends. A fuller treatment will follow in the five-year review.')
c.drawCentredString(297,30,'14');c.showPage()
# ---- page 2: open table with group rows, no rules
txt(c,60,34,'Field Bulletin 27   ·   species list','Helvetica',8,col='#555555')
txt(c,60,60,'Table 2','Helvetica-Bold',10);txt(c,100,60,'Species recorded in the count months, with highest single count','Helvetica',10)
groups=[('Ducks and geese',[('Greylag goose','Anser anser'),('Shelduck','Tadorna tadorna'),('Gadwall','Mareca strepera'),('Wigeon','Mareca penelope'),('Teal','Anas crecca'),('Shoveler','Spatula clypeata'),('Pochard','Aythya ferina'),('Tufted duck','Aythya fuligula'),('Goldeneye','Bucephala clangula')]),
('Herons and allies',[('Grey heron','Ardea cinerea'),('Little egret','Egretta garzetta'),('Spoonbill','Platalea leucorodia'),('Bittern','Botaurus stellaris')]),
('Waders',[('Oystercatcher','Haematopus ostralegus'),('Avocet','Recurvirostra avosetta'),('Lapwing','Vanellus vanellus'),('Golden plover','Pluvialis apricaria'),('Dunlin','Calidris alpina'),('Black-tailed godwit','Limosa limosa'),('Curlew','Numenius arquata'),('Redshank','Tringa totanus')]),
('Rails and grebes',[('Coot','Fulica atra'),('Moorhen','Gallinula chloropus'),('Little grebe','Tachybaptus ruficollis'),('Great crested grebe','Podiceps cristatus')])]
rows=[['Species','Scientific name','Highest\ncount','Site','Date','Breeds']]
st=['Tarn Spit','Sallow Mere','Pell Gate','Hob Bank','Old Decoy','Quern Pool'];br=[];gap={};ind={}
for gn,sp in groups:
    br.append(len(rows));gap[len(rows)]=5;rows.append([gn,'','','','',''])
    for e,l in sp:
        ind[len(rows)]=8
        rows.append([e,l,f'{random.choice([random.randint(3,90),random.randint(100,2900)]):,}',random.choice(st),f"{random.choice([14,15,16,17])} {random.choice(['Mar','Apr','Sep','Oct'])} {random.choice([2021,2022,2023])}",random.choice(['yes','yes','no','?'])])
g=table(d,2,c,60,84,[118,132,52,72,72,40],rows,'llrlll',size=8.5,lead=11,pady=2.2,boldrows=br,italcols=(1,),indent=ind,gapbefore=gap,padx=5)
para(c,60,g.bottom+10,470,'A question mark stands for breeding suspected but not proved. Dates are those of the highest count in the three years; where the same number was reached twice the earlier date is given.',font='Helvetica-Oblique',size=8)
# small side-by-side: ruled effort table + legend list
yy=g.bottom+52
txt(c,60,yy,'Table 3  Hours in the field','Helvetica-Bold',9)
hrs=[('Wardens',(212,198,220)),('Volunteers',(431,377,462)),('Students',(64,0,88))]
rows=[['Observers','2021','2022','2023','Total']];T=[0]*3
for n,v in hrs:
    rows.append([n]+[str(q) if q else '–' for q in v]+[f'{sum(v):,}']);T=[a+b for a,b in zip(T,v)]
rows.append(['Total']+[str(q) for q in T]+[f'{sum(T):,}'])
g=table(d,2,c,60,yy+16,[70,40,40,40,46],rows,'lrrrr',size=8.5,boldrows=(4,),pady=3)
for r in range(6): hl(c,g,r,w=.5,col='#446644')
for k in range(6): vl(c,g,k,w=.5,col='#446644')
para(c,330,yy,200,'How to help. The next counts are on 17 March and 14 April. Meet at the Pell Gate car park ninety minutes before high water; bring boots, a telescope if you have one, and something hot. No experience is needed for the first visit, since newcomers are paired with a warden.',font='Helvetica',size=8.5)
c.showPage();c.save();d.save()
