from make_lib import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.colors import HexColor
L="/usr/share/fonts/truetype/liberation/LiberationSans-"
R=ttf("LS",L+"Regular.ttf");B=ttf("LSB",L+"Bold.ttf");I=ttf("LSI",L+"Italic.ttf")
d=Doc("module_catalogue",A4)
d.text(54,60,"University of Harrowmere",I,9); d.text(541,60,"School of Heritage Science",I,9,"r")
d.line(54,65,541,65,.8)
d.text(54,92,"BSc Conservation Science: Module Catalogue 2025/26",B,15)
y=d.para(54,112,487,"The programme runs over three years of two semesters. All modules listed below are compulsory unless the title carries an asterisk. One credit stands for ten notional hours of learning; the split between taught contact and independent study is set by the module leader and reviewed by the Board of Studies each May. Resits are held in the third week of August.",R,9,12)
d.text(54,y+8,"Table 1. Modules by semester",B,9)
mods={"Year 1, Semester 1":[("HS1001","Materials of Cultural Heritage",'Heritage Science',20,48,"Exam, lab book"),("HS1004","Introductory Chemistry for Conservators: Bonding, Solutions and Solvents","Chemistry",20,60,"Exam"),("AR1010","Object Histories","Archaeology",10,22,"Essay"),("HS1007","Studio Practice I","Heritage Science",10,44,"Portfolio")],
"Year 1, Semester 2":[("HS1102","Decay Mechanisms and the Museum Environment","Heritage Science",20,46,"Exam, report"),("CH1120","Analytical Methods","Chemistry",20,58,"Exam, lab book"),("MA1131","Statistics for Experimental Work","Mathematics",10,30,"Class test"),("HS1107","Studio Practice II","Heritage Science",10,44,"Portfolio")],
"Year 2, Semester 1":[("HS2001","Paper and Parchment","Heritage Science",20,52,"Practical exam"),("HS2003","Paintings: Structure, Examination and Surface Cleaning","Heritage Science",20,56,"Practical exam, condition report"),("LW2050","Law and Ethics of Collections","Law",10,20,"Essay"),("IT2015","Imaging and Data*","Computer Science",10,24,"Project")],
"Year 2, Semester 2":[("HS2102","Metals and Glass","Heritage Science",20,50,"Practical exam"),("HS2104","Textiles and Organic Materials","Heritage Science",20,50,"Practical exam"),("MS2160","Exhibition Loans and Insurance","Museum Studies",10,18,"Report"),("LA2170","German or Italian for Conservators*","Language Centre",10,36,"Oral, class test")],
"Year 3, Semester 1":[("HS3001","Placement in a Conservation Laboratory","Heritage Science",40,12,"Logbook, supervisor's report"),("HS3005","Preventive Conservation and Risk Assessment for Historic Buildings","Architecture",20,38,"Report")],
"Year 3, Semester 2":[("HS3900","Dissertation","Heritage Science",40,16,"Dissertation, viva"),("HS3106","Synthetic Polymers in Collections*","Chemistry",20,40,"Exam")]}
HD=["Code","Module","Department",C("Credits",al="c"),C("Contact\nhours",al="c"),C("Private\nstudy h",al="c"),"Assessment"]
def rows(keys):
    o=[]
    for k in keys:
        o.append([C(k,cs=7,font=B,al="l")])
        for m in mods[k]: o.append([*m[:5],m[3]*10-m[4],m[5]])
        t=sum(m[3] for m in mods[k]);h=sum(m[4] for m in mods[k])
        o.append([C("Semester total",cs=3,font=I,al="r"),C(str(t),font=I),C(str(h),font=I),C(str(t*10-h),font=I),""])
    return o
W=[45,150,84,40,42,42,84]
def put(y,ks,tail=[]):
    g=d.grid(54,y,W,[HD]+rows(ks)+tail,R,8,9.6,"lllccrl".replace("c","r"),2.2,4,B,1)
    g.band(0,HexColor("#dfe6ee"))
    for r in range(1,g.nr):
        if any(k[0]==r and k[3]==6 and k[1]==0 for k in g.cells): g.band(r,HexColor("#f3f3ee"))
    g.draw(); g.box(.4,.35); return g
ks=list(mods)
g=put(y+14,ks[:4])
d.text(54,g.bottom+14,"* Elective; another 10- or 20-credit module may be chosen with the consent of the personal tutor.",R,7.5)
d.para(54,g.bottom+36,487,"Module descriptions, reading lists and intended learning outcomes are published on the student portal. Students who have passed an equivalent module elsewhere may apply for recognition of prior learning by the end of the second teaching week.",R,9,12)
d.text(297,815,"3",R,8,"c")
d.new()
d.text(54,50,"BSc Conservation Science: Module Catalogue 2025/26",I,9); d.line(54,55,541,55,.8)
d.text(54,76,"Table 1. Modules by semester (continued)",B,9)
am=[m for k in ks for m in mods[k]];T=sum(m[3] for m in am);Hh=sum(m[4] for m in am)
g=put(82,ks[4:],[[C("Programme total",cs=3,font=B),C(str(T),font=B),C(f"{Hh:,}",font=B),C(f"{T*10-Hh:,}",font=B),""]])
y=d.para(54,g.bottom+26,487,"Weights within a year are shown in Table 2. A mark below 40 in a single component may be condoned if the module mark is at least 45 and the component counts for no more than one third of the module.",R,9,12)
d.text(54,y+10,"Table 2. Weight of assessment types (per cent of the year mark)",B,9)
wt=[("Written examination",(45,35,10,20)),("Practical or studio work",(25,30,45,20)),("Essays and reports",(20,25,25,10)),("Oral presentation or viva",(10,10,20,10)),("Dissertation",(0,0,0,40))]
cols=list(zip(*[w for _,w in wt])); assert all(sum(c)==100 for c in cols)
rw=[[C("Type of assessment",rs=2,va="b"),C("Year 1",cs=2),C("Year 2",rs=2,al="r",va="b"),C("Year 3",rs=2,al="r",va="b")],[C("Sem. 1",al="r"),C("Sem. 2",al="r")]]
rw+=[[n]+[str(v) if v else "–" for v in w] for n,w in wt]+[[C("Total",font=B)]+[C("100",font=B)]*4]
g=d.grid(110,y+18,[150,55,55,60,60],rw,R,9,11,"lrrrr",2,5,B,2).draw()
g.h(0,1.2);g.h(1,.4,1,2,inset=5);g.h(2,.7);g.h(g.nr-1,.4);g.h(g.nr,1.2)
y=d.para(54,g.bottom+28,487,"Degree classification. The final mark is formed from Year 2 (one third) and Year 3 (two thirds). A mark within two points of a class boundary is referred to the external examiner, who may ask for a further viva.",R,9,12)
d.text(297,815,"4",R,8,"c")
d.save()
