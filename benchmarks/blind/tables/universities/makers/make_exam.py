from make_lib import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.colors import HexColor
import random; random.seed(4)
D="/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed"
R=ttf("DC",D+".ttf");B=ttf("DCB",D+"-Bold.ttf")
d=Doc("exam_timetable",landscape(A4))
d.text(36,44,"SUMMER EXAMINATIONS 2026 – WEEK 1",B,14); d.text(806,44,"Issued by the Examinations Office, 2 March 2026. Version 2",R,8,"r")
d.text(36,60,"Faculty of Engineering and Physical Sciences. Reading time is included in the times shown.",R,8.5)
X="#e4eef7"
hd=["Session","Venue","Mon 11 May","Tue 12 May","Wed 13 May","Thu 14 May","Fri 15 May"]
body=[
[C("Morning\n09:30",rs=4,font=B),"Great Hall","EE201 Circuits and Signals","MA110 Calculus II","ME305 Heat Transfer",C("No examinations\n(Ascension Day)",rs=8,va="m",al="c"),"PH220 Quantum Mechanics"],
["Sports Hall A",C("CS101 Programming (groups A to F)",cs=2),"CE240 Soils","EE315 Power Systems"],
["Sports Hall B","PH101 Mechanics","","MA212 Linear Algebra",""],
["Room 4.12*","EE201","MA110","ME305","PH220"],
[C("Afternoon\n14:00",rs=4,font=B),"Great Hall","ME110 Statics","CE310 Hydraulics of Open Channels","EE120 Digital Logic","MA330 Probability"],
["Sports Hall A","","ME222 Manufacturing",C("Reserved for the Law School",rs=2,va="m"),"CS340 Operating Systems"],
["Sports Hall B","CS215 Databases","PH310 Optics","CE101 Surveying"],
["Room 4.12*","ME110, CS215","CE310","EE120","MA330, CS340"]]
g=d.grid(36,74,[62,78,130,130,126,108,136],[hd]+body,R,8.5,10.5,None,4,5,B,1)
g.band(0,HexColor("#1f3b57"))
for k in g.cells:
    if k[0]==0: k[4].col=HexColor("#ffffff")
g.draw();g.box(.7,.2);g.h(5,1.6,0,4);g.h(5,1.6,6,6)
d.text(36,g.bottom+13,"* Students with extra time or separate-room arrangements only.",R,7.5)
d.text(36,g.bottom+36,"Seats by venue",B,10)
v=[("Great Hall",3,(312,280,312)),("Sports Hall A",2,(240,240,220)),("Sports Hall B",2,(180,176,180)),("Room 4.12",1,(28,22,25))]
rw=[["Venue","Invigilators per session","Seats","Seats in use (a.m.)","Seats in use (p.m.)"]]+[[n,str(i),str(a),str(b),str(c)] for n,i,(a,b,c) in v]
rw+=[["All venues",str(sum(x[1] for x in v))]+[str(sum(x[2][j] for x in v)) for j in range(3)]]
g2=d.grid(36,g.bottom+42,[90,105,60,92,92],rw,R,8.5,10.5,"lrrrr",1.5,4,B,1).draw()
g2.h(1,.6);g2.h(g2.nr-1,.6)
yy=d.para(520,g.bottom+46,290,"Candidates must bring their university card and be seated ten minutes before the start. Bags and coats are left at the front of the hall. Only calculators on the approved list (Casio fx-85, fx-991 or equal) may be used. A candidate who arrives more than thirty minutes late is not admitted.",R,8.5,11)
d.text(421,575,"Page 1 of 2",R,7.5,"c")
d.new(A4)
H="Helvetica";HB="Helvetica-Bold"
d.text(42,46,"Examination list by paper",HB,12);d.text(553,46,"Summer 2026, all faculties",H,8,"r")
subj=["Anglo-Saxon Prose","Ancient Greek Set Texts","Advanced Fluid Mechanics","Banking and Monetary Policy","Biochemistry of the Cell","British Politics since 1945","Clinical Psychology","Coastal Geomorphology","Comparative Syntax","Contract Law","Data Structures","Development Economics","Early Medieval Europe","Ecology of Rivers","Electromagnetic Fields","Equity and Trusts","Film and Sound","French Translation","Functional Analysis","Genetics","Graph Theory","History of Printing","Human Anatomy","Immunology","International Trade","Jurisprudence","Kinetics and Catalysis","Land Law","Machine Learning","Marine Biology","Modern Irish Poetry","Number Theory","Organic Synthesis","Palaeography","Philosophy of Mind","Plasma Physics","Public Finance","Roman Britain","Russian Reading","Social Statistics","Spectroscopy","Structural Design","Thermodynamics","Urban Planning","Welsh Prose"]
pre=["ENG","CLA","ENM","ECO","BIO","POL","PSY","GEO","LIN","LAW","CSC","ECO","HIS","BIO","PHY","LAW","FLM","FRE","MAT","BIO","MAT","HIS","MED","MED","ECO","LAW","CHE","LAW","CSC","BIO","ENG","MAT","CHE","HIS","PHI","PHY","ECO","CLA","RUS","SOC","CHE","ENM","PHY","GEO","WEL"]
days=["Mon 11 May","Tue 12 May","Wed 13 May","Fri 15 May","Mon 18 May","Tue 19 May","Wed 20 May","Thu 21 May"]
ven=["Great Hall","Sports Hall A","Sports Hall B","Old Library","Tower 2.01"]
rw=[["Paper","Title","Date","Start","Length","Venue","Cand.","Aids"]]
tot=0
for i,(p,s) in enumerate(zip(pre,subj)):
    n=random.randint(7,214);tot+=n
    rw.append([f"{p}{random.choice([1,2,3])}{random.randint(10,79)}",s,days[i*8//45],random.choice(["09:30","14:00"]),random.choice(["1 h 30","2 h","2 h","3 h"]),random.choice(ven),str(n),random.choice(["","","calc.","dict.","open book",""]) if p not in("FRE","RUS","WEL") else "dict."])
rw.append(["Total","45 papers","","","","",f"{tot:,}",""])
g=d.grid(42,58,[46,142,62,40,44,76,38,52],rw,H,8,9.4,"llllllrl",1.9,3,HB,1).draw()
g.h(1,.6);g.h(g.nr-1,.3)
d.text(42,g.bottom+14,"Cand.: candidates registered on 20 February 2026. calc.: approved calculator; dict.: printed dictionary without notes.",H,7)
d.text(297,822,"Page 2 of 2",H,7.5,"c")
d.save()
