from make_lib import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.colors import HexColor
import random;random.seed(11)
H="Helvetica";HB="Helvetica-Bold";HI="Helvetica-Oblique"
d=Doc("admission_statistics",landscape(A4))
d.text(40,42,"Table A4  Applications, offers and entrants by school, domicile and route, 2024 entry",HB,11)
rt="Home|EU|Other|All".split("|")
rw=[[C("School",rs=2,va="b"),C("Applications",cs=4),C("Offers",cs=4),C("Entrants",cs=4),C("Offer\nrate %",rs=2,va="b",al="r")],[C(x,al="r") for _ in range(3) for x in rt]]
SC=[("Arts and Humanities",["Classics","English","History","History of Art","Modern Languages","Music","Philosophy","Theology"]),("Sciences",["Biology","Chemistry","Computer Science","Earth Sciences","Mathematics","Physics","Psychology"]),("Social Sciences",["Economics","Education","Geography","Law","Politics","Sociology"]),("Medicine and Health",["Dentistry","Medicine","Nursing and Midwifery","Pharmacy"])]
f=lambda v:f"{v:,}" if v else "-"
def line(n,v,font=None,ind=0):
    o=[C(n,font=font,ind=ind)]
    for k in range(3):
        a=v[3*k:3*k+3];o+=[C(f(x),font=font) for x in (*a,sum(a))]
    return o+[C(f"{100*sum(v[3:6])/sum(v[:3]):.1f}",font=font)]
grand=[0]*9;sub=[]
for n,ss in SC:
    tt=[0]*9;b=[]
    for s in ss:
        a=[random.randint(90,1900),random.choice([0,3,14,38,60]),random.randint(11,420)]
        p=random.uniform(.25,.75);o=[round(x*p) for x in a];e=[round(x*random.uniform(.15,.4)) for x in o]
        v=a+o+e;b.append(line(s,v,ind=7));tt=[x+z for x,z in zip(tt,v)]
    sub.append(len(rw));rw.append(line(n,tt,HB));rw+=b;grand=[x+z for x,z in zip(grand,tt)]
sub.append(len(rw));rw.append(line("University",grand,HB))
g=d.grid(40,52,[124]+[49,42,46,52]*3+[42],rw,H,8.2,10,"l"+"r"*13,2.05,3,HB,2)
for c in (1,5,9): 
    pass
g.band(2,HexColor("#f0f0f0"),4,4,g.nr-1);g.band(2,HexColor("#f0f0f0"),8,8,g.nr-1);g.band(2,HexColor("#f0f0f0"),12,12,g.nr-1)
g.draw();g.h(0,1);g.h(2,.6);g.h(g.nr,1)
for a,b in((1,4),(5,8),(9,12)): g.h(1,.4,a,b,inset=4)
for s in sub[1:]: g.h(s,.25,gray=.3)
d.text(40,g.bottom+12,"Source: Admissions Office, count of 1 December 2024. Deferred entrants are shown in the year of application. Lines in bold are sums of the lines that follow, except the last.",H,7)
d.new(A4)
T="Times-Roman";TB="Times-Bold";TI="Times-Italic"
d.text(297,52,"WIDENING ENTRY: WHAT THE CONTEXTUAL OFFER HAS CHANGED",TB,12,"c")
d.text(297,68,"Planning Office, Briefing 31",TI,10,"c")
cw=238;xa,xb=50,307
y=d.para(xa,92,cw,"Since 2020 applicants from schools in the lowest two fifths of attainment have been made an offer one or two grades below the standard one. This briefing sets out who has taken up such offers and how they have fared. The figures cover full-time first-degree entrants below the age of twenty-one.",T,10,12)
y=d.para(xa,y+4,cw,"Take-up has risen each year but one. The fall in 2022 followed the change in the rules for centre-assessed grades, when more applicants met the standard offer than had been foreseen. Table 1 gives the number of offers, acceptances and confirmed places.",T,10,12)
d.text(xa,y+8,"Table 1",TB,9);d.text(xa+34,y+8,"Contextual offers by year of entry",TI,9)
Y=[(2020,412,188,171),(2021,655,301,280),(2022,590,244,229),(2023,903,415,377),(2024,"1,046",502,461)]
rw=[["Year","Offers","Accepted","Confirmed"]]+[[str(x) for x in r] for r in Y]+[["All","3,606","1,650","1,518"]]
assert 412+655+590+903+1046==3606 and 188+301+244+415+502==1650 and 171+280+229+377+461==1518
g=d.grid(xa+6,y+13,[50,54,60,62],rw,T,9,10.5,"lrrr",1.3,3,TI,1).draw();g.h(0,.7);g.h(1,.4);g.h(g.nr-1,.3);g.h(g.nr,.7)
y=d.para(xa,g.bottom+18,cw,"Of those confirmed in 2020 and 2021, nine in ten were still enrolled at the start of their second year, a share that does not differ from that of other entrants by more than chance would allow. Those who left gave reasons of health or money more often than of study.",T,10,12)
d.text(xb,92,"Figure 1. Confirmed places, 2020 to 2024",TB,9)
bx=xb+40
for i,(a,_,_,n) in enumerate(Y):
    yy=104+i*19;d.text(bx-5,yy+10,str(a),T,8.5,"r");d.rect(bx,yy,bx+n*.36,yy+13,fill=HexColor("#555577"))
d.line(bx,100,bx,200,.6)
for v in(0,200,400): d.text(bx+v*.36,211,str(v),T,8,"c");d.line(bx+v*.36,199,bx+v*.36,202,.5)
y2=d.para(xb,232,cw,"Marks in the first year show a small gap. It closes by the third year in the sciences and nearly so in the arts. The gap is widest in mathematics, where pupils who had not been able to sit the further paper at school start behind; the summer bridging course, open since 2022, has roughly halved it.",T,10,12)
y2=d.para(xb,y2+4,cw,"Table 2 sets the outcomes of the two groups side by side for the three cohorts that have now graduated. It counts the final classification, the share entering skilled work or further study within fifteen months, and the answers to the closing survey. Numbers are small in dentistry and music, and these are left out.",T,10,12)
y=max(y,y2)+10
d.text(xa,y,"Table 2",TB,9);d.text(xa+34,y,"Outcomes of contextual (C) and other (O) entrants, cohorts of 2018, 2019 and 2020",TI,9)
rw=[[C("Outcome\n(per cent)",rs=2,va="b"),C("2018",cs=2),C("2019",cs=2),C("2020",cs=2),C("Difference, 2020",rs=2,va="b",al="r"),C("Significant\nat 5%?",rs=2,va="b",al="c")],[C(x,al="r") for x in "COCOCO"]]
O=[("Continued into second year",90.1,91.8,91.0,92.0,90.6,91.7,"no"),("First-class degree",21.4,28.9,24.0,29.3,25.7,30.2,"yes"),("Upper second",52.6,50.3,51.8,51.0,52.9,50.4,"no"),("Lower second or below",26.0,20.8,24.2,19.7,21.4,19.4,"no"),("Skilled work or further study within fifteen months of the end of the course",71.5,76.0,73.3,76.8,75.2,77.1,"no"),("Would choose the same university again",84.0,79.2,86.5,78.8,85.9,80.3,"yes")]
for r in O:
    df=r[5]-r[6];rw.append([r[0]]+[f"{v:.1f}" for v in r[1:7]]+[f"{'+' if df>0 else '−'}{abs(df):.1f}",r[7]])
g=d.grid(xa,y+7,[164,36,36,36,36,36,36,64,51],rw,T,9,10.6,"lrrrrrrrc",1.8,3,TB,2)
N=ttf("NR","/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf")
for i,k in enumerate(g.cells):
    if "−" in k[4].t: g.cells[i]=(*k[:5],N,*k[6:])
g.draw();g.h(0,.8);g.h(2,.5);g.h(g.nr,.8)
for a in(1,3,5): g.h(1,.3,a,a+1,inset=4)
d.para(xa,g.bottom+11,495,"C: entered with a contextual offer. O: all other home entrants. Degree classes sum to 100.",T,8,10)
y=g.bottom+38
y1=d.para(xa,y,cw,"The survey result deserves a word. Contextual entrants are more, not less, content with their choice, and this has been so in each year. Interviews suggest that the mentoring scheme counts for much of it.",T,10,12)
d.para(xb,y,cw,"The Office will report again when the cohort of 2021 has graduated. Departments that wish to see their own figures should write to the address on the back cover; counts below five are withheld.",T,10,12)
d.text(297,815,"- 2 -",T,9,"c")
d.save()
