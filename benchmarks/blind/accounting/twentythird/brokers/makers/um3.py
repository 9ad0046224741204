# small apartment house over shops, PDF by fpdf2; letter-like cover text, side table
from common import *
from fpdf import FPDF
rng=random.Random(2323); fn="418 Larch St - mix.pdf"
# type,beds,baths,units,sf,low,high,avg,market,vac
A=[("Studio, rear",0,1,4,410,[780,795,810,0],875),("Studio w/ alcove",0,1,3,465,[835,835,860],925),("1 bedroom, 2nd floor",1,1,5,590,[940,965,990,1010,0],1095),("1 bedroom, 3rd floor (walk-up)",1,1,5,590,[895,910,925,945,960],1050),("1 bedroom corner with bay window",1,1,2,655,[1025,1075],1175),("2 bedroom",2,1,4,805,[1180,1215,1240,1265],1395),("2 bedroom / 2 bath, renovated 2023",2,2,2,880,[1495,1525],1550),("3 bedroom garden level",3,1.5,1,1040,[1425],1650),("Owner's flat",3,2,1,1260,[0],1895)]
Cm=[("Shop, Larch St frontage",3,920,[1540,1610,1725],1750),("Corner store",1,1480,[2650],2700),("Basement workshop",1,700,[325],400)]
K=["units","vacant","sf","total_sf","rent_low","rent_high","actual","actual_total","market","market_total","market_sf"]
rows=[];T=[]
def mk(t,n,sf,rs,mk_,bb=None):
    p=[x for x in rs if x]; o={"type":t}
    if bb: o.update(beds=bb[0],baths=bb[1])
    o.update(units=n,vacant=n-len(p),sf=sf,total_sf=sf*n)
    if p: o.update(rent_low=min(p),rent_high=max(p),actual=r2(sum(p)/len(p)),actual_total=sum(p))
    o.update(market=mk_,market_total=mk_*n,market_sf=r2(mk_/sf)); o["_o"]=len(p)
    return o
def tot(L):
    g=lambda k: sum(x.get(k,0) for x in L); u=g("units")
    o=dict(units=u,vacant=g("vacant"),sf=round(g("total_sf")/u),total_sf=g("total_sf"),rent_low=min(x["rent_low"] for x in L if "rent_low" in x),rent_high=max(x.get("rent_high",0) for x in L),actual=r2(g("actual_total")/g("_o")),actual_total=g("actual_total"),market=r2(g("market_total")/u),market_total=g("market_total"),market_sf=r2(g("market_total")/g("total_sf")))
    return o
X1=[mk(t,n,sf,rs,m,(b,ba)) for t,b,ba,n,sf,rs,m in A]; X2=[mk(t,n,sf,rs,m) for t,n,sf,rs,m in Cm]
pdf=FPDF("L","pt","letter"); pdf.set_auto_page_break(False); pdf.add_page()
def tx(x,y,t,st="",sz=9,al="L"):
    pdf.set_font("Helvetica",st,sz); w=pdf.get_string_width(t); pdf.text(x-(w if al=="R" else w/2 if al=="C" else 0),y,t)
tx(40,46,"418 LARCH STREET","B",16); tx(40,62,"Fairhaven Mills  |  27 apartments, 5 commercial spaces  |  built 1911","",10)
pdf.set_font("Times","",10); pdf.set_xy(38,70); pdf.multi_cell(470,12,"Dear Hollis: below is how I carry the building. Rents are what was billed for November, per month. Averages are over rented units. The owner's flat goes vacant at closing, so I show no rent for it. Where only one tenant is in a type, low and high are the same. Heat is included for the apartments; shops pay their own.")
# side table
pdf.rect(560,34,190,82); tx(655,47,"At a glance","B",9,"C")
for i,(a,b) in enumerate([("Apartments","27"),("of these studios","7"),("Commercial spaces","5"),("Laundry income / mo.","$310"),("Parking stalls","14")]): tx(568,62+i*12,a,"",8.5); tx(742,62+i*12,b,"",8.5,"R")
E={"beds":236,"baths":262,"units":294,"vacant":330,"sf":370,"total_sf":418,"rent_low":466,"rent_high":508,"actual":558,"actual_total":612,"market":658,"market_total":710,"market_sf":750}
y=150
for a,b,t in[(442,612,"CONTRACT RENT"),(624,750,"MARKET RENT")]: tx((a+b)/2,y,t,"B",8.5,"C"); pdf.line(a,y+3,b,y+3)
H={"beds":("","Bed"),"baths":("","Bath"),"units":("","Units"),"vacant":("Of which","vacant"),"sf":("Avg.","sq. ft."),"total_sf":("Total","sq. ft."),"rent_low":("","Low"),"rent_high":("","High"),"actual":("","Average"),"actual_total":("Total","monthly"),"market":("Per","unit"),"market_total":("Total","monthly"),"market_sf":("Per","sq. ft.")}
for k,(a,b) in H.items(): tx(E[k],y+13,a,"B",8,"R"); tx(E[k],y+23,b,"B",8,"R")
tx(40,y+23,"Kind of space","B",8); y+=28; pdf.set_line_width(1); pdf.line(40,y,752,y); pdf.set_line_width(.4); y+=13
def fmtv(k,v):
    if k in("beds","baths"): return f"{v:g}"
    if k in("units","vacant","sf","total_sf"): return f"{v:,}"
    if k in("rent_low","rent_high","actual_total","market_total"): return f"{v:,}"
    return f"{v:,.2f}"
def line(o,lab,st=""):
    global y
    import textwrap
    ws=textwrap.wrap(lab,34); tx(44 if not st else 40,y,ws[0],st,8.5)
    for k in E:
        if k in o: tx(E[k],y,fmtv(k,o[k]),st,8.5,"R")
    for x in ws[1:]: y+=10; tx(50,y,x,st,8.5)
    y+=14
def sub(L,lab):
    global y
    s=tot(L); pdf.line(280,y-10,752,y-10); line(s,lab,"B"); T.append({"label":lab,**s}); y+=4
tx(40,y,"Apartments","BI",9); y+=13
for o in X1: line(o,o["type"])
sub(X1,"Apartments, total or average")
tx(40,y,"Commercial (ground floor and basement)","BI",9); y+=13
for o in X2: line(o,o["type"])
sub(X2,"Commercial, total or average")
pdf.set_line_width(1); sub(X1+X2,"BUILDING")
pdf.set_line_width(.4); pdf.line(280,y-14,752,y-14)
tx(40,y+14,"Areas measured by Pruitt Survey, 2021. Market rents are the broker's opinion from four comparables within half a mile. No warranty is made.","I",8)
tx(752,585,"Gunderson & Tillery Realty Advisors","",8,"R"); pdf.output(D(fn))
rows=[{k:v for k,v in o.items() if k!="_o"} for o in X1+X2]
assert sum(o["units"] for o in X1)==27
save(fn,"UM","MIXED_USE","small-building broker","letter with a table, box at the side, grouped heads, low/high/average rents","cover text and side box on the same page; wrapped type names; blank rents for an empty type; no beds for commercial",["beds","baths"]+K,rows,T)
