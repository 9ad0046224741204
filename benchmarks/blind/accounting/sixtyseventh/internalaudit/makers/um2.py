# JV portfolio unit mix by property, fpdf2, grouped two-line header
from h import *
from fpdf import FPDF
R=random.Random(6732)
N="Unit_Mix_Summary_Sunbelt_JV_Portfolio.pdf"
PR=[("The Arbors at Lakeline","Austin, TX",1998,[("A1","1 BR / 1 BA",672),("A2","1 BR / 1 BA",748),("A3L","1 BR / 1 BA Loft",815),("B1","2 BR / 1 BA",936),("B2","2 BR / 2 BA",1042),("C1","3 BR / 2 BA",1268)],1.72),
("Camden Bluff","San Antonio, TX",2006,[("Alamo","1 BR / 1 BA",705),("Bexar","1 BR / 1 BA Den",832),("Concho","2 BR / 2 BA",1088),("Dorado","2 BR / 2 BA",1154),("Encino","3 BR / 2 BA",1340)],1.41),
("Palmetto Station","Charleston, SC",2017,[("S1","Studio",528),("S2","Studio",566),("A1","1 BR / 1 BA",701),("A1-R","1 BR / 1 BA Renovated",701),("A4","1 BR / 1 BA",779),("B1","2 BR / 2 BA",1069),("B3","2 BR / 2 BA Corner",1133)],2.38),
("Vista Ridge Townhomes","Raleigh, NC",2011,[("TH2","2 BR / 2.5 BA TH",1210),("TH3","3 BR / 2.5 BA TH",1486),("TH3G","3 BR / 2.5 BA TH Gar",1542),("TH4","4 BR / 3.5 BA TH",1805)],1.38)]
K=["units","pct_units","occupied","vacant","pct_occ","sf","total_sf","market","market_sf","actual","actual_sf","market_total","actual_total"]
p=FPDF("L","mm","Letter"); p.set_auto_page_break(False); p.set_creation_date(__import__("datetime").datetime(2025,7,18))
W=[22,40,13,15,13,13,15,15,19,18,16,18,16,22,22]; X0=(279.4-sum(W))/2 if sum(W)<279 else 5
S=279.4-16; W=[w*S/sum(W) for w in W]; X0=8
rows=[];tots=[];y=0
def cell(i,t,y,b=False,al="R",sz=7.3):
    p.set_font("Helvetica","B" if b else "",sz); p.set_xy(X0+sum(W[:i]),y); p.cell(W[i],4.6,t,align=al)
def head():
    global y
    p.add_page(); p.set_font("Helvetica","B",13); p.set_text_color(20,70,60); p.text(X0,13,"Sunbelt Residential JV - Portfolio Unit Mix")
    p.set_text_color(90); p.set_font("Helvetica","",8); p.text(X0,18,"Rent roll date: June 30, 2025      Source: property rent rolls, agreed to Yardi unit mix by Internal Audit")
    p.set_text_color(0); y=22
    p.set_fill_color(20,70,60); p.rect(X0,y,sum(W),5,"F"); p.set_text_color(255); p.set_font("Helvetica","B",7.5)
    for a,b,t in ((2,7,"UNITS"),(7,9,"SQUARE FEET"),(9,11,"MARKET RENT"),(11,13,"IN-PLACE RENT"),(13,15,"TOTAL MONTHLY")):
        p.set_xy(X0+sum(W[:a]),y); p.cell(sum(W[a:b]),5,t,align="C")
    p.set_text_color(0); y+=5; p.set_fill_color(222,234,230); p.rect(X0,y,sum(W),5,"F")
    for i,t in enumerate(["Plan","Description","Total","% Mix","Occ","Vac","% Occ","Avg","Total","Avg / Unit","PSF","Avg / Unit","PSF","Market","In-Place"]): cell(i,t,y+.2,True,"L" if i<2 else "R",7)
    y+=7
def out(lab,desc,v,b):
    global y
    s=[f"{v[0]:,}",f"{v[1]:.1f}%",f"{v[2]:,}",f"{v[3]}",f"{v[4]:.1f}%",f"{v[5]:,}",f"{v[6]:,}",f"${v[7]:,}",f"${v[8]:.2f}",f"${v[9]:,}",f"${v[10]:.2f}",f"${v[11]:,}",f"${v[12]:,}"]
    if b:
        p.set_font("Helvetica","B",7.3); p.set_xy(X0,y); p.cell(W[0]+W[1],4.6,lab)
    else: cell(0,lab,y,False,"L"); cell(1,desc,y,False,"L")
    for i,t in enumerate(s): cell(2+i,t,y,b)
    y+=4.7
def vals(u,o,tsf,mt,at,den):
    return [u,round(100*u/den,1),o,u-o,round(100*o/u,1),round(tsf/u),tsf,round(mt/u),round(mt/tsf,2),round(at/o),None,mt,at]
ALL=[]
for P in PR:
    ds=[]
    for pl,de,sf in P[3]:
        u=R.choice([8,12,16,20,24,28,32,36,44,48]); o=u-min(u//4,R.choice([0,0,1,1,2,2,3,4])); m=int(sf**.93*1.6*P[4]/5)*5+(140 if "Reno" in de else 0); a=int(m*R.uniform(.93,1.005)); ds.append((pl,de,sf,u,o,m,a))
    ALL.append((P,ds))
GU=sum(d[3] for _,ds in ALL for d in ds)
head(); g=[0]*6
for n,(P,ds) in enumerate(ALL):
    if n==3: head()
    p.set_font("Helvetica","B",8.2); p.set_xy(X0,y); p.cell(120,5,f"{P[0]}  -  {P[1]}  (built {P[2]})"); y+=5; p.set_draw_color(20,70,60); p.line(X0,y,X0+sum(W),y); y+=.6
    U=sum(d[3] for d in ds); t=[0]*6
    for pl,de,sf,u,o,m,a in ds:
        v=[u,round(100*u/U,1),o,u-o,round(100*o/u,1),sf,u*sf,m,round(m/sf,2),a,round(a/sf,2),m*u,a*o]
        out(pl,de,v,False); rows.append({"type":pl,"other:Description":None,**dict(zip(K,v))}); rows[-1].pop("other:Description")
        if " BR" in de: rows[-1].update(beds=int(de.split(" BR")[0]),baths=float(de.split("/ ")[1].split(" BA")[0]))
        t=[x+z for x,z in zip(t,(u,o,u*sf,m*u,a*o,sf*o))]
    def tot(lab,t,den):
        u,o,ts,mt,at,os=t; v=[u,round(100*u/den,1),o,u-o,round(100*o/u,1),round(ts/u),ts,round(mt/u),round(mt/ts,2),round(at/o),round(at/os,2),mt,at]
        out(lab,"",v,True); tots.append({"label":lab,**dict(zip(K,v))})
    p.line(X0+sum(W[:2]),y,X0+sum(W),y); tot(f"{P[0]} Total / Avg",t,U); y+=4; g=[x+z for x,z in zip(g,t)]
p.set_line_width(.5); p.line(X0,y,X0+sum(W),y); y+=.5; tot("Portfolio Total / Wtd Avg",g,GU); p.line(X0,y+.3,X0+sum(W),y+.3)
p.set_font("Helvetica","I",7); p.text(X0,y+8,"% Mix is the share of the property's units. In-place averages and totals cover occupied units only. PSF = monthly rent per square foot.")
p.output(doc(N)); save(N,"UM","portfolio unit mix by property, grouped header, weighted averages, landscape PDF",False,K,rows,tots); print(N,len(rows),GU)
