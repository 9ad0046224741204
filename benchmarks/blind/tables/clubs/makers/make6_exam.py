from make_lib import *
from reportlab.lib.pagesizes import letter
reg('DejaVuSerif','DejaVuSerif-Bold'); F,B='DejaVuSerif','DejaVuSerif-Bold'
import random; random.seed(5)
d=Doc('exam_results',letter)
d.text(306,48,'ST. CUTHMAN’S COLLEGE OF MUSIC',B,13,'c'); d.text(306,64,'Diploma and graded examinations: results of the summer session 2025',F,9.5,'c'); d.hl(54,558,72,.6); d.hl(54,558,74,.6)
d.text(54,94,'A. Diploma candidates, in order of merit',B,9)
g=Grid(d,edges(54,52,112,74,44,44,44,44,46,44),'llldddddc',F,8,11,2,.8)
g.add(['Number','Candidate','Instrument',*[C(x,al='r') for x in('Recital','Aural','Theory','Viva','Mean')],'Award'],font=B)
N=['Achterberg, Lotte','Bhandari, Rohan','Cotterill, James P.','Delacroix, Inès','Ebdon, Margaret','Fyfe, Alasdair','Grzelak, Oliwia','Howarth, Ben','Imrie, Catriona','Jolliffe, Sam','Kovac, Petra','Lund, Henrik','Mbeki, Thandi','Noakes, Ruth']
ins=['Violin','Piano','Tenor','Flute','Organ','Bagpipes','Piano','Trombone','Clarsach','Guitar','Viola','Double bass','Soprano','Oboe']
rows=[]
for i,n in enumerate(N):
    b=random.uniform(52,86); m=[min(98.5,max(38,round((b+random.uniform(-9,9))*2)/2)) for _ in range(4)]
    rows.append((2025000+311+i*17,n,ins[i],m))
rows.sort(key=lambda r:-sum(r[3]))
for k,(no,n,s,m) in enumerate(rows):
    mean=sum(m)/4; f=lambda v: f'{v:.1f}' if v%1 else f'{v:.0f}'
    ms=[f(v) for v in m]
    if k==10: ms[2]='–'; mean=None
    g.add([no,n,s,*ms,'–' if mean is None else f'{mean:.2f}','Defer' if mean is None else 'Dist.' if mean>=80 else 'Merit' if mean>=70 else 'Pass' if mean>=55 else 'Fail'])
# rank by mean: candidate 11 deferred pending theory paper
for row,_,_ in g.rows:
    for c in row: 
        if c and c.k['al']=='d': c.k['dec']=14
g.layout(99); y=g.draw()
y=d.para(54,y+12,504,'One candidate is deferred until the theory paper has been sat in November; the place in the list is provisional. Distinction 80, merit 70, pass 55.',F,7.5,10)
y+=14; d.text(54,y,'B. Graded examinations, entries and results by grade',B,9)
h=Grid(d,edges(54,40,36,36,36,36,40,36,36),'lrrrrrrr',F,8,10.4,3,1.8,'m')
h.add([C('Grade',rs=2,va='b'),C('Practical',cs=4,al='c'),None,None,None,C('Theory',cs=3,al='c'),None,None],font=B)
h.add(['','Entry','Dist.','Merit','Pass','Entry','Pass','%'],font=B,size=7.5)
G=[(1,184,61,70,46,40,38),(2,150,44,58,41,36,33),(3,131,35,49,38,47,41),(4,88,19,33,29,21,18),(5,102,22,37,33,96,79),(6,61,12,20,22,17,14),(7,43,9,14,14,11,10),(8,57,13,17,19,24,19)]
for r in G: h.add([*r,round(100*r[6]/r[5])])
s=[sum(r[i] for r in G) for i in range(1,7)]
h.add(['All',*s,round(100*s[5]/s[4])],font=B)
h.layout(y+6); h.draw(); ys,X=h.ys,h.xs
for yy in(ys[0],ys[2],ys[-2],ys[-1]): d.hl(X[0],X[-1],yy,.7)
d.hl(X[1],X[-1],ys[1],.4)
for j in(1,5): d.vl(X[j],ys[0],ys[-1],.4)
# chart beside
cx,cy=400,ys[0]+14; d.text(cx-10,ys[0]+2,'Practical entries by grade',F,8)
base=cy+130
for v in(0,50,100,150,200): d.hl(cx,cx+150,base-v*.6,.25,.6); d.text(cx-4,base-v*.6+2.5,str(v),F,6.5,'r')
for i,r in enumerate(G): d.rect(cx+6+i*18,base-r[1]*.6,cx+18+i*18,base,fill=.45); d.text(cx+12+i*18,base+9,str(r[0]),F,6.5,'c')
d.text(cx+75,base+19,'Grade',F,7,'c')
y=ys[-1]+24
d.text(54,y,'C. Prizes',B,9)
p=Grid(d,edges(54,150,170,54),'llr',F,8,10.6,2,1)
for r in [('Haldane Medal',rows[0][1],'$250'),('Organ Guild Bursary','Ebdon, Margaret','$1,200'),('Founder’s Prize, theory','Not awarded','–'),('Dame Nora Tew Cup for the best performance of a work by a living composer',rows[2][1],'$100'),('Chamber Music Prize',f'{rows[3][1]} and {rows[1][1]}','$300')]: p.add(r)
p.rows.insert(0,p.rows.pop(p.add(['Prize','Winner','Value'],font=B)))
p.layout(y+5); p.draw(); d.hl(54,p.xs[-1],p.ys[1],.4)
d.text(54,740,'Dr. E. Malloch, Registrar. Appeals within 28 days of 4 August 2025.',F,7.5)
d.save()
