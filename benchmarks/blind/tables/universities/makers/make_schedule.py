from make_lib import *
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A3
L="/usr/share/fonts/truetype/liberation/LiberationSansNarrow-"
if os.path.exists(L+"Regular.ttf"): R=ttf("N",L+"Regular.ttf");B=ttf("NB",L+"Bold.ttf")
else:
    D="/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed";R=ttf("N",D+".ttf");B=ttf("NB",D+"-Bold.ttf")
d=Doc("programme_schedule",(842,595))
d.rect(0,0,842,46,fill=HexColor("#7a1f3d"))
d.text(30,30,"NORDSEE TWO  weekly schedule",B,16,"l",HexColor("#ffffff"));d.text(812,30,"Week 23: 1 to 7 June 2026. All times CET",R,9,"r",HexColor("#ffffff"))
times=["18:00","18:30","19:00","19:30","20:00","20:30","21:00","21:30","22:00","22:30","23:00","23:30"]
days=["Mon 1","Tue 2","Wed 3","Thu 4","Fri 5","Sat 6","Sun 7"]
# each day: list of (title, half-hours)
P=[[("Harbour News",1),("Quiz at Six",1),("The Allotment",2),("Dyke Watch (3/6)",2),("Late Film: The Lamp Room (1961)",4),("Night News",1),("Jazz Cellar",1)],
[("Harbour News",1),("Quiz at Six",1),("Farming Today",1),("Cookery with Inge",1),("Drama: Salt Roads",3),("Panel: The Week Abroad",2),("Weather",1),("Night News",1),("Repeats",1)],
[("Harbour News",1),("Quiz at Six",1),("Football: Cup semi-final, live from Emden",5),("Studio Debate",1),("Documentary: Peat",2),("Night News",1),("Repeats",1)],
[("Harbour News",1),("Quiz at Six",1),("Corpus Christi Concert",4),("Crime: The Ferryman (2/4)",3),("Book Table",1),("Night News",1),("Jazz Cellar",1)],
[("Harbour News",1),("Quiz at Six",1),("Garden Clinic",1),("Village Stories",1),("Comedy Stage",2),("Crime: The Ferryman (r)",3),("Short Films",1),("Music Night: Folk from the Islands",2)],
[("Sports Report",2),("Family Film: The Paper Kite",4),("News",1),("Big Saturday Show",4),("Night News",1)],
[("Songs of Faith",1),("Travel: Lofoten",2),("News",1),("Sunday Play: The Surveyor",4),("Opera Notes",1),("Concert: Bruckner, Symphony No. 6",3)]]
for p in P: assert sum(n for _,n in p)==12,(p,sum(n for _,n in p))
rw=[["CET"]+days]
col=[[] for _ in range(7)]
start=[{} for _ in range(7)]
for k,p in enumerate(P):
    t=0
    for a,n in p: start[k][t]=(a,n);t+=n
for t in range(12):
    r=[C(times[t],font=B,va="t")]
    for k in range(7):
        if t in start[k]:
            a,n=start[k][t];r.append(C(a,rs=n,va="t" if n<3 else "m"))
    rw.append(r)
g=d.grid(30,60,[40]+[106]*7,rw,R,8.6,10,"c"+"l"*7,3,5,B,1,minh=25)
g.band(0,HexColor("#e8d3da"))
for k in g.cells:
    if k[4].t.startswith(("Harbour","Night News","News")): d.rect(g.xs[k[1]],g.ys[k[0]],g.xs[k[3]+1],g.ys[k[2]+1],fill=HexColor("#f6efe0"))
g.draw();g.box(.6,.3)
y=g.bottom+26
d.text(30,y,"Regular hours outside the peak",B,10)
rw=[["Slot","Weekdays","Weekend","Subtitled"],["06:00–09:00","Breakfast News","Cartoons","yes"],["09:00–13:00","Schools and repeats","Church service (Sun), regional magazines","in part"],["13:00–18:00","Parliament, regional news","Sport","no"]]
g=d.grid(30,y+6,[80,130,190,60],rw,R,8.6,10.5,"lllc",2,4,B,1).draw();g.h(1,.7)
d.para(530,y+16,280,"(r) repeat within the week. Live sport may overrun; later programmes then move back by up to thirty minutes. Press previews are available to accredited writers from ten days before broadcast. Pictures: press office, extension 4471.",R,8.6,11)
d.text(421,580,"Changes after 12 May are marked on the press site.",R,7.5,"c")
d.save()
