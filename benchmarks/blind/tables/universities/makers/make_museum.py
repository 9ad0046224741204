from make_lib import *
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.colors import HexColor
U="Times-Roman";UB="Times-Bold";UI="Times-Italic"
d=Doc("museum_checklist",letter)
d.text(306,58,"T H E   A S H C O M B E   M U S E U M",U,11,"c")
d.text(306,80,"Loans in and works shown, Glass of the North",UI,16,"c")
d.text(306,97,"Checklist for couriers and registrars, 14 October 2025 to 1 February 2026",U,10,"c")
it=[("1","Goblet with engraved stag","Lauenstein, c. 1745","Lead glass, wheel-engraved","19.4 × 8.1","Ashcombe Museum, 1931.118","4,500"),
("2","Covered beaker (Humpen) with the Imperial eagle","Bohemia, dated 1604","Enamelled glass","28.0 × 12.5","Stadtmuseum Velden","38,000"),
("3","Pair of decanters","Newcastle, 1790s","Cut glass","24.6 × 9.0","Private collection","6,200"),
("4","Fragment of a window quarry","Northumbria, 7th century","Potash glass, lead came","4.2 × 3.9","Jarrow Priory Trust","1,100"),
("5","Roemer","Rhineland, c. 1650","Green forest glass with raspberry prunts","15.8 × 10.2","Ashcombe Museum, 1952.7","3,800"),
("6","Untitled (Lens IV)","Ingrid Solheim, 1978","Cast optical glass","31.0 × 31.0","Nordisk Glasmuseum","22,500"),
("7","Apothecary jar","London, c. 1680","","17.3 × 11.0","Ashcombe Museum, 1931.204","950"),
("8","Chandelier drops (set of 14)","Birmingham, 1835","Pressed glass","","Aldery House","2,400"),
("9","Bowl","Sunderland, c. 1860","Pressed purple slag glass","7.7 × 18.4","Ashcombe Museum, 1977.31","400"),
("10","Plate with the arms of Tyrwhitt","Venice, c. 1510–20","Glass with gilding and enamel, restored rim","3.1 × 25.0","Lady Tyrwhitt's Settlement","85,000"),
("11","Model furnace","T. Crake & Son, 1884","Brick, iron, mica","62.0 × 48.0","Crake Archive","")]
tot=sum(int(i[6].replace(",","")) for i in it if i[6])
rw=[["No.","Object","Place or maker, date","Medium","Size (cm)","Lender, inventory","Value (£)"]]+[list(i) for i in it]+[["","Total insured value","","","","",f"{tot:,}"]]
for r in rw[1:-1]: r[1]=C(r[1],font=UI)
g=d.grid(50,116,[26,112,94,104,56,78,50],rw,U,9.5,11,"rlllllr",3,4,UB,1).draw()
g.h(0,.9);g.h(1,.9);g.h(g.nr-1,.9);g.h(g.nr,.9)
d.para(50,g.bottom+18,512,"Sizes are height by width or diameter. Blank fields were not stated by the lender. Value of no. 11 is covered by state indemnity.",U,8.5,10.5)
d.text(50,g.bottom+52,"Courier movements",UB,11)
rw=[["Crate","Numbers","Collected","Arrives","Courier","Climate box"],["A","2, 10","6 Oct","8 Oct","M. Brandl","yes"],["B","6","3 Oct","8 Oct","E. Haugen","yes"],["C","3, 8","7 Oct","7 Oct","none","no"],["D","4, 11","9 Oct","9 Oct","P. Laidlaw","no"]]
g=d.grid(50,g.bottom+60,[44,64,64,64,84,66],rw,U,9.5,11,"cllllc",2,4,UB,1)
for r in range(1,5,2): g.band(r,HexColor("#ebe7dc"))
g.draw()
d.new()
G=ttf("DSer","/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed.ttf");GB=ttf("DSerB","/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed-Bold.ttf")
d.text(50,60,"The year in figures",GB,18)
y=d.para(50,82,512,"The museum welcomed more visitors than in any year since the east wing was opened. School parties returned in number, and the Friday late openings, now in their third season, drew an audience younger than the daytime one. Acquisitions were fewer but of higher value, with two purchases made with the help of the Friends.",G,9,12.5)
# side by side tables
L=[("Ceramics and glass",14,3,0),("Prints and drawings",52,11,4),("Costume and textiles",9,0,6),("Coins and medals",118,2,0),("Social history",31,1,12),("Photographs",240,5,0)]
y0=y+22
d.text(50,y0-6,"Objects acquired",GB,9);d.text(340,y0-6,"Visitors by quarter",GB,9)
f=lambda v:f"{v:,}" if v else "–"
rw=[["Department","Gift","Purchase","Transfer","All"]]+[[a,f(b),f(c),f(e),f(b+c+e)] for a,b,c,e in L]
s=[sum(x[i] for x in L) for i in(1,2,3)];rw+=[["Total",*map(f,s),f(sum(s))]]
g=d.grid(50,y0,[98,36,48,46,36],rw,G,8,10,"lrrrr",2,3,GB,1)
g.band(0,HexColor("#caa15a"));g.band(g.nr-1,HexColor("#f2e6cd"));g.draw()
V=[("Jan–Mar",18240,3120),("Apr–Jun",26411,6874),("Jul–Sep",39057,1260),("Oct–Dec",24803,5542)]
rw=[["Quarter","General","Schools","Total","Share"]]
T=sum(a+b for _,a,b in V)
sh=[round(100*(a+b)/T,1) for _,a,b in V]; print("share sum",sum(sh))
rw+=[[q,f(a),f(b),f(a+b),f"{p}%"] for (q,a,b),p in zip(V,sh)]+[["Year",f(sum(x[1] for x in V)),f(sum(x[2] for x in V)),f(T),"100.0%"]]
g2=d.grid(340,y0,[52,44,44,46,36],rw,G,8,10,"lrrrr",2,3,GB,1);g2.draw()
g2.h(1,.5);g2.h(g2.nr-1,.5);g2.h(g2.nr,1)
# bar chart
y=g.bottom+40
d.text(50,y,"Figure 2. Visitors (thousands) at Friday late openings, by month",GB,9)
vals=[1.8,2.1,2.6,2.9,3.4,3.1,1.2,0.9,2.7,3.3,3.6,2.2];base=y+130
for k in range(0,5):
    d.line(76,base-k*28,400,base-k*28,.3,.6);d.text(70,base-k*28+3,str(k),G,7,"r")
for i,v in enumerate(vals):
    x=84+i*26.5;d.rect(x,base-v*28,x+16,base,fill=HexColor("#8a6d3b"));d.text(x+8,base+10,"JFMAMJJASOND"[i],G,7,"c")
d.para(420,y+24,142,"Summer months are low because the galleries close at six while the garden concerts are on. The late openings in May and November included live music.",G,8.5,11.5,False)
y=base+40
d.text(50,y,"Principal purchases",GB,9)
rw=[["Work","Maker and date","Source of funds","Price"],["Ewer in the form of a duck, salt-glazed stoneware","Staffordshire, c. 1755","Friends of the Museum; Radley Fund","£41,000"],["Eleven sketchbooks of the Whinfell quarries","Edith Mawson (1868–1931)","Arts Council grant; public appeal","£26,500"],["Court mantua, silk brocade","English, 1740s","Radley Fund","£19,750"],["Wire sculpture, Heron","Jon Petrie, 2024","Gift of the artist (half price)","£3,200"]]
p=sum(int(r[3][1:].replace(",","")) for r in rw[1:]);rw+=[[C("Total",font=GB),"","",C(f"£{p:,}",font=GB)]]
g=d.grid(50,y+8,[190,124,142,56],rw,G,8.5,11,"lllr",3,3,GB,1).draw()
for r in range(1,g.nr): g.h(r,.3,gray=.5)
d.text(306,770,"Ashcombe Museum Annual Review  |  17",G,7.5,"c")
d.save()
