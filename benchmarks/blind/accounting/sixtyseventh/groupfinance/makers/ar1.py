# Irish commercial company, Aged Debtors Analysis (Summary) in fpdf2, Sage style
from common import *
from fpdf import FPDF
random.seed(4104)
N="""ABBEY01|Abbeyglen Pharmacy Ltd
ARDCAF|Ard na Mara Café
BARROW|Barrow Valley Credit Agents
BELLAM|Bellamy's Bookmakers
BLUEDR|Blue Drum Records
BRENN|Brennock Dental Surgery
CASTLE|Castletuam Carpets
CLONOPT|Clonmurry Opticians
COLLIN|Collinstown Butchers
DAISY|Daisy Chain Florists
DRUMVET|Drumlea Veterinary Clinic
EIRPHO|Éirtel Phones & Repairs
FINNDRY|Finnegar Dry Cleaners
GALTEE|Galtymore Outdoor Ltd
HARVEY|Harveen Hair Studio
INISH|Inishfree Gifts
KILTRAV|Kilbracken Travel
LANE07|The Laneway Deli
LORCAN|Lorcan Tully & Co Solicitors
MEADOW|Meadowbank Crèche
MOYNE|Moyne Road Post Office
NAPOLI|Pizzeria Napoletta
OCEAN|Oceanview Fish & Chips
PARKIN|Car Park Licence - Rathlin Council
QUILL|Quill Stationers
ROSSAN|Rossanagh Physiotherapy
SHANNO|Shannonbridge Charity Shop
SPARX|Sparx Electrical
TIRNA|Tír na nÓg Toys
VAPE|Cloud Nine Vapes
WHITE|Whitethorn Beauty""".split("\n")
K=[("other:Future",0),("current",.8),("other:Period 1",.35),("other:Period 2",.2),("other:Period 3",.15),("other:Older",.15)]
rows=[];r2=lambda v:round(v,2)
for ln in N:
    a,n=ln.split("|"); rent=random.choice([1250,1450,1600,1750,2083.33,2250,2500,2916.67,3333.33,3750,975]); q=r2(rent*1.23)
    t={"resident":a,"name":n}
    vals=[]
    for k,p in K:
        v=0.0
        if k=="other:Future": v=q if random.random()<.12 else 0.0
        elif random.random()<p: v=random.choice([q,q,r2(q*random.uniform(.1,.6)),r2(random.uniform(60,900))])
        vals.append(v)
    if a in("QUILL","MOYNE"): vals=[0,-r2(rent*.2),0,0,0,0] if a=="QUILL" else [0,0,0,0,0,-342.18]
    if sum(map(abs,vals))==0: vals[1]=q
    if a=="NAPOLI": vals=[0,q,q,q,q,r2(q*3.4)]
    lim=random.choice([0,2000,5000,5000,10000]); turn=r2(rent*random.choice([5,6,6,6]))
    t["other:Turnover"]=turn; t["other:Credit Limit"]=float(lim); t["total"]=r2(sum(vals))
    for (k,_),v in zip(K,vals): t[k]=float(v)
    rows.append(t)
M=["other:Credit Limit","other:Turnover","total"]+[k for k,_ in K]
S={k:r2(sum(x[k] for x in rows)) for k in M if k!="other:Credit Limit"}
name="aged_debtors_30jun25.pdf"
class P(FPDF):
    def header(s):
        s.set_font("L","B",12); s.set_xy(10,9); s.cell(190,6,"Rathlin Quay Retail DAC"); s.set_font("L","",8); s.set_xy(230,9); s.cell(57,5,f"Page {s.page_no()} of {{nb}}",align="R")
        s.set_xy(10,15); s.set_font("L","B",10); s.cell(150,5,"Aged Debtors Analysis (Summary)"); s.set_font("L","",8); s.set_xy(230,14); s.cell(57,5,"Printed 02/07/2025 16:20",align="R")
        s.set_xy(10,21); s.set_font("L","",8); s.cell(200,4,"Report Date: 30/06/2025    Include future transactions: Yes    Exclude later payments: No    Currency: Euro (€)")
        y=30; s.set_fill_color(222,230,238); s.set_xy(10,y); s.set_font("L","B",7.5)
        for w,h,al in COL: s.cell(w,6,h,align=al,fill=True)
        s.set_xy(10,37)
    def footer(s):
        s.set_y(-12); s.set_font("L","I",7); s.cell(0,5,"** NOTE: All report values are shown in Base Currency, unless otherwise indicated **",align="C")
COL=[(20,"A/C",'L'),(58,"Name",'L'),(22,"Credit Limit",'R'),(24,"Turnover",'R'),(24,"Balance",'R'),(21,"Future",'R'),(22,"Current",'R'),(21,"Period 1",'R'),(21,"Period 2",'R'),(21,"Period 3",'R'),(23,"Older",'R')]
f=P("L","mm","A4"); base="/usr/share/fonts/truetype/liberation/LiberationSans-"
for st,fn in(("","Regular"),("B","Bold"),("I","Italic")): f.add_font("L",st,base+fn+".ttf")
f.set_auto_page_break(True,16); f.add_page()
for t in rows:
    f.set_font("L","",7.5)
    for (w,h,al),v in zip(COL,[t["resident"],t["name"]]+[m(t[k]) for k in M]): f.cell(w,5.1,v,align=al)
    f.ln(5.1)
y=f.get_y()+1; f.line(132,y,287,y); f.set_y(y+1); f.set_font("L","B",7.5)
for (w,h,al),v in zip(COL,["","Totals:",""]+[m(S[k]) for k in M[1:]]): f.cell(w,5,v,align="R" if v=="Totals:" else al)
f.ln(6); f.line(132,f.get_y()-.5,287,f.get_y()-.5)
f.output(D+name)
save(name,"AR","Sage aged debtors summary, Ireland, landscape, Period 1-3/Older",False,M,rows,[{"label":"Totals:",**S}])
