# Self-storage size mix, reportlab, portrait, sections by product, sub header rules only
import random
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R = random.Random(3908)
S = [("CLIMATE CONTROLLED (Bldgs A, B)", [(5,5,1.95),(5,10,1.55),(7.5,10,1.42),(10,10,1.31),(10,15,1.17),(10,20,1.05),(10,25,.98)]), ("CLIMATE CONTROLLED - UPPER LEVEL", [(5,5,1.6),(5,8,1.5),(5,10,1.3),(8,10,1.22),(10,10,1.1),(10,15,.99)]),
 ("DRIVE-UP (Bldgs C thru G)", [(5,10,1.21),(10,10,1.02),(10,12,.98),(10,15,.9),(10,20,.82),(10,25,.78),(10,30,.74),(12,30,.73),(15,30,.7)]), ("ENCLOSED RV / BOAT", [(12,35,.61),(14,40,.58),(14,50,.55)]), ("UNCOVERED PARKING", [(10,20,.26),(10,30,.24),(12,40,.22)])]
K = ["sf","units","occupied","vacant","down","pct_occ","total_sf","market","actual","market_total","actual_total"]
H = ["Size","Access","Unit<br/>SF","No. of<br/>Units","Occupied","Vacant","Down","%<br/>Occupied","Total<br/>SF","Market<br/>Rent / Mo.","Avg. Actual<br/>Rent / Mo.","Total Market<br/>Rent / Mo.","Total Actual<br/>Rent / Mo."]
P = lambda t, a=2, f='Helvetica-Bold', s=7.5: Paragraph(t, ParagraphStyle('x', fontName=f, fontSize=s, leading=s+1.5, alignment=a))
data = [[P(t, 0 if i < 2 else 2) for i, t in enumerate(H)]]; sty = []; rows = []; tots = []
g = lambda v: f"{v:g}"
def cells(d): return [f"{d[k]:,.0f}" if k in ("units","occupied","vacant","down","total_sf") else f"{d[k]:.1f}%" if k == "pct_occ" else f"{d[k]:g}" if k == "sf" else f"{d[k]:,.2f}" if k in d else '' for k in K if True] if 'sf' in d else [f"{d[k]:,.0f}" if k in ("units","occupied","vacant","down","total_sf") else f"{d[k]:.1f}%" if k == "pct_occ" else f"{d[k]:,.2f}" if k in d else '' for k in K]
def tot(label, rs):
    d = {k: sum(x[k] for x in rs) for k in ("units","occupied","vacant","down","total_sf")}
    d["pct_occ"] = hu(100*d["occupied"]/d["units"], 1)
    for k in ("market_total","actual_total"): d[k] = hu(sum(x[k] for x in rs))
    data.append([label, ''] + cells(d)); i = len(data)-1
    sty.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(3,i),(-1,i),.5,colors.black),('BOTTOMPADDING',(0,i),(-1,i),7)]); tots.append({"label": label, **{k: d[k] for k in K if k in d}})
for s, ls in S:
    data.append([s]+['']*12); i = len(data)-1; sty.extend([('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',8),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#9c3a00'))]); rs = []
    for a, b, ps in ls:
        if 'PARK' in s: n = R.randint(6, 18)
        elif 'RV' in s: n = R.randint(4, 14)
        else: n = R.randint(8, 48)
        dn = R.choice([0]*6+[1, 2]); vac = min(n-dn, int(n*R.uniform(0, .22))); occ = n-dn-vac; mk = round(a*b*ps); ac = hu(mk*R.uniform(.88, 1.09))
        ty = f"{g(a)} x {g(b)}"; sf = a*b; sf = int(sf) if sf == int(sf) else sf
        d = {"type": ty, "sf": sf, "units": n, "occupied": occ, "vacant": vac, "down": dn, "pct_occ": hu(100*occ/n, 1), "total_sf": n*sf, "market": mk, "actual": ac, "market_total": mk*n, "actual_total": hu(ac*occ)}
        data.append([ty, R.choice(["Interior","Interior","Exterior"]) if 'CLIMATE' in s and 'UPPER' not in s else "Elevator" if 'UPPER' in s else "Roll-up" if 'DRIVE' in s else "Roll-up 12'" if 'RV' in s else "Gravel"] + cells(d)); rows.append(d); rs.append(d)
    tot(f"Total {s.split(' (')[0].title()}", rs)
tot("FACILITY TOTAL", rows); i = len(data)-1; sty += [('LINEBELOW',(0,i),(-1,i),1.2,colors.black)]
t = Table(data, colWidths=[62, 54, 40, 44, 50, 44, 40, 52, 54, 62, 66, 72, 72], repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,1),(-1,-1),'Helvetica',7.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1.2,colors.HexColor('#9c3a00')),('TOPPADDING',(0,1),(-1,-1),1.3),('BOTTOMPADDING',(0,1),(-1,-1),1.3)]+sty))
hd = [P("Fox Hollow Self Storage", 0, s=15), Spacer(1, 5), P("SIZE MIX AND OCCUPANCY - close of business Thursday, July 31, 2025", 0, 'Helvetica', 9), Spacer(1, 8)]
ft = [Spacer(1, 6), P("Down = damaged, office or company use; not counted as vacant. Total Market Rent is on all units, Total Actual Rent on occupied units only. Rents without insurance and fees.", 0, 'Helvetica-Oblique', 7)]
def pg(c, d): c.setFont('Helvetica', 7); c.drawCentredString(396, 20, f"Fox Hollow Self Storage - Size Mix - {d.page}")
SimpleDocTemplate(doc('foxhollow_size_mix.pdf'), pagesize=landscape(letter), leftMargin=34, rightMargin=34, topMargin=32, bottomMargin=36, invariant=1).build(hd+[t]+ft, onFirstPage=pg, onLaterPages=pg)
print(len(rows), 'rows um2')
save('foxhollow_size_mix.pdf','UM',K,rows,tots,'SELF_STORAGE','self-storage size mix, sections by product with totals, two pages',False)
