"""Tax-credit set-aside unit mix with rent limits, PDF (platypus)."""
import random
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib.pagesizes import A4, letter, landscape
from reportlab.lib import colors
from common import *
R = random.Random(390301)
FN = "Exhibit_C_Rent_Schedule_Foundry_Commons.pdf"
LIM = {1: 18750, 2: 22500, 3: 26000}   # cents per 10 % AMI, gross rent
BR = [("Studio","0","1",470),("One-Bedroom","1","1",640),("Two-Bedroom","2","1.5",905),("Three-Bedroom","3","2",1180)]
per10 = [175.0, 187.5, 225.0, 260.0]; UA = [64, 81, 109, 137]
mix = {30: [4, 6, 5, 2], 50: [6, 11, 9, 4], 60: [5, 18, 22, 7], 80: [0, 7, 8, 3]}
mk = [1495, 1720, 2110, 2560]; mkn = [3, 5, 6, 0]
money = ["units","sf","ami","gross","ua","net","monthly","other:Annual Income"]
st = getSampleStyleSheet(); small = ParagraphStyle("s", parent=st["Normal"], fontSize=8, leading=10)
data = [["Unit Type","Bed","Bath","No. of\nUnits","Unit Size\n(sq. ft.)","AMI\nLevel","Gross\nRent","Utility\nAllowance","Net\nRent","Monthly\nIncome","Annual\nIncome"]]
sty = [("FONT",(0,0),(-1,-1),"Helvetica",8.5),("FONT",(0,0),(-1,0),"Helvetica-Bold",8.5),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#7a2e2e")),("TEXTCOLOR",(0,0),(-1,0),colors.white),("ALIGN",(1,0),(2,-1),"CENTER"),("ALIGN",(3,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("GRID",(0,0),(-1,-1),.25,colors.HexColor("#bbbbbb")),("TOPPADDING",(0,1),(-1,-1),2.2),("BOTTOMPADDING",(0,1),(-1,-1),2.6)]
rows = []; totals = []; GU = GM = GSF = 0; LU = LM = LSF = 0
D = lambda n: f"${n:,.0f}"
def totrow(lab, u, sfx, m, shade):
    av = round(sfx/u); i = len(data); data.append([lab,"","",str(u),f"{av:,}","","","","",D(m),D(m*12)]); sty.extend([("FONT",(0,i),(-1,i),"Helvetica-Bold",8.5),("BACKGROUND",(0,i),(-1,i),colors.HexColor(shade)),("SPAN",(0,i),(2,i))])
    totals.append({"label": lab, "units": u, "sf": av, "monthly": m, "other:Annual Income": m*12})
for sec, a, cnt in [("Set-aside: 30% AMI (extremely low income, HTF)",30,mix[30]),("Set-aside: 50% AMI (very low income)",50,mix[50]),("Set-aside: 60% AMI (tax credit)",60,mix[60]),("Set-aside: 80% AMI (workforce, average income test)",80,mix[80]),("Unrestricted",None,mkn)]:
    i = len(data); data.append([sec]+[""]*10); sty.extend([("SPAN",(0,i),(-1,i)),("FONT",(0,i),(-1,i),"Helvetica-BoldOblique",8.5),("TEXTCOLOR",(0,i),(-1,i),colors.HexColor("#7a2e2e"))])
    u = m = s = 0
    for j, (t, b, ba, sf) in enumerate(BR):
        n = cnt[j]
        if not n: continue
        for ad, k in ([("", n)] if not (j == 2 and a in (50, 60)) else [("", n-3), (" ADA", 3)]):
            sfx = sf + (22 if ad else 0); row = {"type": t+ad, "beds": b, "baths": ba, "units": k, "sf": sfx}
            if a:
                g = int(per10[j]*a/10); net = g-UA[j]; row.update(ami=a, gross=g, ua=UA[j], net=net); p = [f"{a}%", D(g), D(UA[j]), D(net)]
            else: net = mk[j]; row.update(net=net); p = ["Mkt", "n/a", "n/a", D(net)]
            row["monthly"] = k*net; row["other:Annual Income"] = k*net*12; rows.append(row)
            data.append([t+ad, b, ba, str(k), f"{sfx:,}"]+p+[D(k*net), D(k*net*12)]); u += k; m += k*net; s += k*sfx
    totrow("Subtotal "+(f"{a}% AMI" if a else "Unrestricted"), u, s, m, "#f3e9e2"); GU += u; GM += m; GSF += s
    if a: LU += u; LM += m; LSF += s
    if a == 80: totrow("Total Restricted Units", LU, LSF, LM, "#e6d3c6")
row = {"type": "Manager's unit (two-bedroom)", "beds": "2", "baths": "1.5", "units": 1, "sf": 905, "net": 0, "monthly": 0, "other:Annual Income": 0}
rows.append(row); data.append([row["type"],"2","1.5","1","905","n/a","n/a","n/a","$0","$0","$0"]); GU += 1; GSF += 905
totrow("Total Project", GU, GSF, GM, "#d9bfae")
t = Table(data, repeatRows=1, colWidths=[150,34,34,48,56,42,56,58,56,72,78]); t.setStyle(TableStyle(sty))
def foot(cv, d): cv.setFont("Helvetica", 7.5); cv.drawString(45, 24, "Foundry Commons - HFA Application 2026-0417, Exhibit C"); cv.drawRightString(landscape(letter)[0]-45, 24, f"C-{d.page}")
SimpleDocTemplate(doc(FN), pagesize=landscape(letter), leftMargin=45, rightMargin=45, topMargin=36, bottomMargin=42, invariant=1).build([
 Paragraph("<b>Exhibit C &mdash; Unit Mix and Rent Schedule</b>", st["Heading2"]), Paragraph("Foundry Commons, a mixed-income development. Rent limits effective April 1, 2026; tenant-paid electric heat, cooking and lights. Unit sizes are net rentable; subtotal sizes are weighted averages.", small), Spacer(1, 6), t, Spacer(1, 6),
 Paragraph("Notes: (1) Average income of restricted units is below 60% as required. (2) Three studios and other market units float. (3) Manager's unit is common space and is counted in the project total only.", small)], onFirstPage=foot, onLaterPages=foot)
save(FN, "MULTIFAMILY", "UNIT_MIX", "UM", money, rows, totals, style="set-aside sections with subtotals, restricted subtotal, manager unit line", hard="n/a cells; Mkt in AMI; nested totals")
