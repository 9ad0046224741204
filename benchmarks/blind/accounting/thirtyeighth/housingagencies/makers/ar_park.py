"""Manufactured-home park: delinquency by month, Courier green-bar listing, PDF."""
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from common import *
R = random.Random(390203)
FN = "delq_sunny_acres_nov.pdf"
money = ["m0","m1","m2","other:AUG & PRIOR","total","deposit"]
nm = "ALDERFER,DALE BUSTAMANTE,ROSA CHEEK,WANDA DEGROOT,HENK ESPY,LATRICE FULKERSON,ROY GUIDRY,MARCEL HATHCOCK,JUNE ILIFF,TERRANCE JUAREZ,BENITO KNUDSEN,PEARL LAFLEUR,DORIS MCADOO,CLINT NIEVES,YADIRA OGLESBY,VERN PETTWAY,SHEILA QUACKENBUSH,LEO RADTKE,MAVIS SIZEMORE,HOYT TRUJILLO,ARACELI UPCHURCH,GLENN VALENCIANO,NORMA WIGGINTON,CECIL YODER,MERLE ZUNIGA,ESTHER BRANHAM,OTIS CORDOVA,IRMA DUKE,PERCY EASLEY,FAYE FRICK,ARNOLD GANT,LUCILLE".split(" ")
sp = sorted(R.sample(range(1, 97), len(nm)))
note = {4: "PMT PLAN 150/MO THRU 03/27, KEEPING", 11: "5-DAY NOTICE SERVED 11/04", 19: "CO. EMERGENCY RENT AID PLEDGED 640.00", 26: "ABANDONED HOME - TITLE SEARCH"}
pw, ph = landscape(letter); cv = canvas.Canvas(doc(FN), pagesize=(pw, ph), invariant=1)
XR = {"deposit": 372, "m0": 440, "m1": 505, "m2": 570, "other:AUG & PRIOR": 640, "total": 712}
F = "Courier"; pg = 0; bar = 0
def top():
    global y, pg
    pg += 1; cv.setFont("Courier-Bold", 10); cv.drawString(40, ph-40, "SUNNY ACRES MOBILE HOME PARK"); cv.drawRightString(752, ph-40, f"PAGE {pg:>3}"); cv.setFont(F, 9); cv.drawString(40, ph-52, "DELINQUENT SPACE RENT LISTING BY MONTH OWED"); cv.drawRightString(752, ph-52, "11/30/26")
    y = ph-74; cv.setFont("Courier-Bold", 8.5)
    cv.drawString(40, y-10, "SPC"); cv.drawString(66, y-10, "ACCT#"); cv.drawString(112, y-10, "HOMEOWNER/RENTER"); cv.drawString(262, y-10, "STAT"); 
    for k, (a, b) in {"deposit": ("","DEPOSIT"),"m0": ("NOV","2026"),"m1": ("OCT","2026"),"m2": ("SEP","2026"),"other:AUG & PRIOR": ("AUG","& PRIOR"),"total": ("TOTAL","DUE")}.items():
        cv.drawRightString(XR[k], y, a); cv.drawRightString(XR[k], y-10, b)
    cv.drawString(722, y, "LAST"); cv.drawString(722, y-10, "PAID"); y -= 15; cv.setDash(2, 2); cv.line(40, y, 752, y); cv.setDash(); y -= 12
def fm(v): return f"{v:,.2f}" if v >= 0 else f"{-v:,.2f}-"
def line(v, font=F):
    cv.setFont(font, 8.5)
    for k in money:
        if k in v: cv.drawRightString(XR[k], y, fm(v[k]))
top(); rows = []; T = dict.fromkeys(money, 0)
for i, (s, n) in enumerate(zip(sp, nm)):
    if y < 70: cv.showPage(); top()
    st = R.choices(["OWN","OWN","RTO","POH"])[0]; rent = {"OWN": 41500, "RTO": 68900, "POH": 77500}[st] + R.choice([0, 0, 1500]); v = {}
    deep = R.choices([0, 1, 2, 3], [9, 7, 4, 3])[0] if i not in (4, 11, 26) else 3
    ks = money[:4]
    for q in range(deep+1): v[ks[q]] = (rent + R.choice([0, 2500, 4117, 3862, 5240])) if q < 3 else rent*R.randint(1, 3) + R.randint(0, 9999)
    if deep and R.random() < .3: v["m0"] = -R.randint(1500, 12000)
    if R.random() < .25: v[ks[deep]] = R.randint(1200, rent//2) if v[ks[deep]] > 0 else v[ks[deep]]
    v["total"] = sum(v.values()); v["deposit"] = {"OWN": 0, "RTO": 50000, "POH": 77500}[st]
    if i % 2 == 0: cv.setFillColor(colors.Color(.88,.96,.88)); cv.rect(38, y-3, 716, 11.5, fill=1, stroke=0); cv.setFillColor(colors.black)
    pv = {k: c(z) for k, z in v.items()}; cv.setFont(F, 8.5); acct = f"{4000+s*7+R.randint(0,6)}-{R.randint(1,4)}"
    lp = f"{R.choice([8,9,10]) if deep > 1 else R.choice([10,11]):02d}/{R.randint(1,28):02d}"
    cv.drawString(40, y, f"{s:03d}"); cv.drawString(66, y, acct); cv.drawString(112, y, n); cv.drawString(262, y, st); cv.drawString(722, y, lp); line(pv); y -= 11.5
    rows.append({"unit": f"{s:03d}", "resident": acct, "name": n, "status": st, **pv})
    for k, z in v.items(): T[k] += z
    if i in note: cv.setFont(F, 7.5); cv.drawString(112, y, "** " + note[i]); y -= 11
if y < 110: cv.showPage(); top()
cv.setDash(2, 2); cv.line(40, y+6, 752, y+6); cv.setDash(); y -= 5; tv = {k: c(z) for k, z in T.items()}
cv.setFont("Courier-Bold", 8.5); cv.drawString(66, y, f"PARK TOTAL  {len(rows)} SPACES"); line(tv, "Courier-Bold"); y -= 12
cv.setFont(F, 8.5); cv.drawString(66, y, "PCT OF TOTAL DUE")
for k in money[:4]: cv.drawRightString(XR[k], y, f"{100*T[k]/T['total']:.1f}%")
y -= 20; cv.setFont(F, 8); cv.drawString(40, y, "STAT: OWN=RESIDENT OWNS HOME  RTO=RENT TO OWN  POH=PARK OWNED HOME.  TRAILING MINUS = ON ACCOUNT."); cv.save()
save(FN, "MANUFACTURED_HOUSING", "AGED_RECEIVABLES", "AR", ["deposit"]+money[:5], rows, [{"label": f"PARK TOTAL  {len(rows)} SPACES", **tv}], style="green-bar Courier listing by month owed, remark lines", hard="month columns; trailing minus; remark lines between rows")
