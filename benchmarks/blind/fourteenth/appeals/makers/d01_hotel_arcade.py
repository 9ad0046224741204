# line printer, green bar, two-line records, trailing minus
from common import *
from reportlab.pdfgen import canvas
import datetime as dt
rng = random.Random(901)
N = "aldermere_arcade_lineprt.pdf"
W, H = 14.875*72, 11*72
c = canvas.Canvas(doc(N), pagesize=(W, H), invariant=1)
T = [  # level, unit, tenant, dba, sf, start, end, base, pct, step, bal
("LOBBY LEVEL","L01","BRANNOCK CIGAR COMPANY","THE HUMIDOR",640,"060121","053127",4266.67,"6.0","060126",4394.67,0),
("LOBBY LEVEL","L02","MADAME VIREO LLC","VIREO FLORALS",410,"020119","MTM",2460.00,None,None,None,-125.40),
("LOBBY LEVEL","L03","OSTRANDER JEWELERS INC","OSTRANDER & DAUGHTER",985,"110118","103128",8783.00,"5.0","110126",9046.50,0),
("LOBBY LEVEL","L04",None,None,720,None,None,None,None,None,None,None),
("LOBBY LEVEL","L05-06","TILLOTSON MENSWEAR CORP","TILLOTSON'S",1840,"090120","083130",13800.00,"6.5","090126",14214.00,13800.00),
("LOBBY LEVEL","L07","CRUTCHLEY NEWS & GIFT","ALDERMERE NEWSSTAND",355,"010122","123126",1775.00,"8.0",None,None,212.18),
("LOBBY LEVEL","L08","HARGETT AIR CHARTER","HARGETT AIR DESK",120,"070124","063026",900.00,None,None,None,0),
("LOBBY LEVEL","L09","KETTERMAN RENTAL CAR OF LAKE CO","KETTERMAN RENT-A-CAR",210,"040123","033128",1925.00,None,"040126",1982.75,0),
("LOBBY LEVEL","L10","THE ALDERMERE GRAND (OWNER)","CONCIERGE STORAGE",260,None,None,0.00,None,None,None,0),
("ARCADE","A101","DELPHINE DAY SPA INC","DELPHINE",3120,"050117","043027",15600.00,"4.0",None,None,0),
("ARCADE","A102","UMSTEAD BARBERS","UMSTEAD'S CHAIR",540,"030122","022827",2835.00,None,"030126",2920.05,-40.00),
("ARCADE","A103",None,None,1015,None,None,None,None,None,None,None),
("ARCADE","A104","ZELLNER OPTICAL PC","ZELLNER EYEWEAR",890,"080119","073129",5340.00,None,"080126",5500.20,0),
("ARCADE","A105A","FENSTERMAKER CHOCOLATES","FENSTERMAKER'S",475,"100121","093026",2968.75,"7.0",None,None,0),
("ARCADE","A105B","GOOLSBY SHOE SHINE","GOOLSBY'S",95,"MTM","MTM",350.00,None,None,None,35.00),
("ARCADE","A106","APPLEWHITE GALLERY LTD","APPLEWHITE FINE ART",1660,"061520","061430",7470.00,"3.0","061526",7694.10,7470.00),
("ARCADE","A107",None,None,1205,None,None,None,None,None,None,None),
("ARCADE","A108","RUDDOCK TRAVEL AGENCY","RUDDOCK VOYAGES",780,"120122","113027",3510.00,None,"120126",3615.30,0),
("ROOF","R1","MABRY RESTAURANT GROUP LLC","SKYLARK ROOM",6240,"040116","033136",26520.00,"5.5","040126",27315.60,1204.77),
("ROOF","R2","NORTHLINE WIRELESS INC","ANTENNA - 6 SECTORS",None,"090114","083129",2250.00,None,"090126",2317.50,0),
]
def d(s):
    if s is None: return ""
    return s if s=="MTM" else f"{s[:2]}/{s[2:4]}/{s[4:]}"
def iso(s):
    if s is None or s=="MTM": return s
    return f"20{s[4:]}-{s[:2]}-{s[2:4]}"
def m(x, w=11):
    if x is None: return " "*w
    s = f"{abs(x):,.2f}" + ("-" if x<0 else " ")
    return s.rjust(w)
rows=[]; lines=[]
def total(label, rs):
    lines.append(" "*38 + "-"*92)
    lines.append(f"{label:<38}{tot(rs,'area'):>8,.0f}{'':22}{m(tot(rs,'contractRent'),13)}{m(sum(r['_c'][0] for r in rs),11)}{m(sum(r['_c'][1] for r in rs),11)}{m(sum(r['_c'][2] for r in rs),10)}{m(tot(rs,'totalCharges'),13)}{m(tot(rs,'balance'),13)}")
    lines.append("")
lv=None
for (l,u,t,dba,sf,s,e,b,p,sd,sa,bal) in T:
    if l!=lv:
        if lv: total(f"   *  TOTAL {lv}", [r for r in rows if r["section"]==lv])
        lines.append(("H", f" LEVEL: {l}")); lv=l
    cam=tax=mk=None
    if t and sf and "OWNER" not in t:
        cam=round(sf*.62,2); tax=round(sf*.385,2); mk=round(sf*.06,2)
    tc = None if t is None else round((b or 0)+(cam or 0)+(tax or 0)+(mk or 0),2)
    r=dict(unit=u,section=l,area=sf,tenantName=t,statusText="VACANT" if t is None else "Occupied",contractRent=b,
      leaseStartDate=iso(s),leaseEndDate=iso(e),balance=bal,totalCharges=tc,
      charges=[dict(code=k,amount=v) for k,v in (("CAM",cam),("R.E. TAX",tax),("PROMO",mk)) if v is not None],
      rentSteps=[dict(date=iso(sd),amount=sa)] if sd else None,_c=(cam or 0,tax or 0,mk or 0))
    rows.append(r)
    sfs=f"{sf:,}" if sf else ""
    lines.append(f" {u:<7}{(t or '*** VACANT ***'):<31.31}{sfs:>7}  {d(s):<10}{d(e):<9}{m(b,13)}{m(cam,11)}{m(tax,11)}{m(mk,10)}{m(tc,13)}{m(bal,13)}")
    l2=f"        D/B/A {dba}" if t else ""
    if p: l2=f"{l2:<46}PCT RENT {p}% OVER NATURAL BRKPT"
    if sd: l2=f"{l2:<84}NEXT STEP {d(sd)} {sa:,.2f}"
    if l2: lines.append(l2)
total(f"   *  TOTAL {lv}", [r for r in rows if r["section"]==lv])
total("   ** TOTAL PROPERTY", rows)
occ=sum(1 for r in rows if r["tenantName"]); 
lines.append(f"   SPACES {len(rows)}   LEASED/OWNER {occ}   VACANT {len(rows)-occ}")
lines.append("   *** END OF REPORT ***")
pg=0; y=0
def page():
    global pg,y
    if pg: c.showPage()
    pg+=1
    c.setFillColorRGB(.90,.96,.90)
    for i in range(0,12): c.rect(20,H-60-i*60,W-40,30,stroke=0,fill=1)
    c.setFillColorRGB(.1,.1,.15); c.setFont("Courier",10.4)
    y=H-38
    for t in [f"RUN 01/06/26 07:14:52        ALDERMERE HOTEL OPERATING CO          TENANT RENT REGISTER                              PAGE {pg:>4}",
              f"PGM TNR210-R                 PROP 0044  THE ALDERMERE GRAND HOTEL - SHOPS       AS OF 12/31/25","",
              f" {'SPACE':<7}{'TENANT':<31}{'SQUARE':>7}  {'LEASE':<10}{'LEASE':<9}{'MONTHLY':>12} {'':>11}{'':>11}{'':>10}{'TOTAL':>12} {'BALANCE':>12}",
              f" {'NO.':<7}{'NAME':<31}{'FEET':>7}  {'FROM':<10}{'TO':<9}{'BASE RENT':>12} {'CAM':>10} {'R.E. TAX':>10} {'PROMO':>9} {'MONTHLY':>12} {'DUE':>12}",
              "="*132]:
        c.drawString(40,y,t); y-=15
page()
for t in lines:
    if y<60: page()
    if isinstance(t,tuple): t=t[1]; y-=4
    c.drawString(40,y,t); y-=15
c.save()
pt=dict(contractRent=tot(rows,"contractRent"),totalCharges=tot(rows,"totalCharges"),balance=tot(rows,"balance"),area=tot(rows,"area"))
for r in rows: del r["_c"]
finish(N,"RETAIL","line printer, green bar, two-line records, level subtotals, trailing minus",True,
 dict(propertyName="THE ALDERMERE GRAND HOTEL - SHOPS",asOnDate="2025-12-31",units=len(rows),occupied=occ,vacant=len(rows)-occ,sheet=None,planted=None,printedTotals=pt,rows=rows))
