# self-storage unit schedule by size, portrait legal pdf, zebra, no rules; sections; recap note
import random, json
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal
from reportlab.lib import colors
R=random.Random(3302)
NAME="storage_unit_schedule_ExB"
M=["sf","units","occupied","vacant","down","pct_occ","total_sf","market","market_total","actual_total"]
S=[("CLIMATE CONTROLLED - BUILDINGS A & B",[("5x5 CC Upper",25,38,42),("5x5 CC Ground",25,24,51),("5x10 CC Upper",50,66,68),("5x10 CC Ground",50,40,79),("7.5x10 CC",75,18,96),("10x10 CC Upper",100,54,112),("10x10 CC Ground",100,36,128),("10x15 CC",150,28,158),("10x20 CC",200,14,194),("Wine locker",6,20,35)]),
("DRIVE-UP - BUILDINGS C THROUGH H",[("5x10 DU",50,32,62),("10x10 DU",100,72,94),("10x12 DU",120,10,106),("10x15 DU",150,60,126),("10x20 DU",200,48,152),("10x25 DU",250,22,179),("10x30 DU",300,30,204),("12x40 DU power",480,6,329)]),
("PARKING",[("RV / boat canopy 12x40",480,16,145),("RV / boat open 12x35",420,25,79),("Vehicle open 10x20",200,18,55)])]
W,H=legal
cv=canvas.Canvas(f"documents/{NAME}.pdf",pagesize=legal)
cv.setFont("Helvetica-Bold",15); cv.drawString(40,H-52,"Beacon Hill Road Self Storage")
cv.setFont("Helvetica",9); cv.drawString(40,H-66,"Exhibit B - Unit Size Schedule at Turnover, May 12, 2025"); cv.drawString(40,H-78,"Source: debtor's rental software; vacancies walked by the Receiver's staff 5/13-5/14")
ed=[185,220,257,293,330,370,415,462,518,574]
HD=[("","Sq Ft","Each"),("","No. of","Units"),("","Occu-","pied"),("","Va-","cant"),("Not","Rent-","able"),("Occu-","pancy","%"),("Total","Rentable","Sq Ft"),("Street","Rate","Mo."),("Gross","Potential","Mo."),("In-Place","Rent Roll","Mo.")]
y=H-104
cv.setFillColor(colors.Color(.18,.27,.35)); cv.rect(36,y-27,W-72+6,38,fill=1,stroke=0); cv.setFillColor(colors.white); cv.setFont("Helvetica-Bold",7.5)
cv.drawString(40,y-20,"Unit Size / Type")
for e,h in zip(ed,HD):
    for i,t in enumerate(h): cv.drawRightString(e,y-2-9*i,t)
cv.setFillColor(colors.black); y-=44
rows=[];tots=[];G=[]
def line(lab,v,bold=False,x=46):
    global y
    cv.setFont("Helvetica-Bold" if bold else "Helvetica",8); cv.drawString(x,y,lab)
    T=[f"{v[0]:,}" if v[0] is not None else "",f"{v[1]:,}",f"{v[2]:,}",f"{v[3]:,}",f"{v[4]}" if v[4] else "",f"{v[5]:.1f}%",f"{v[6]:,}",f"${v[7]:,.2f}" if bold else f"${v[7]:,}",f"${v[8]:,}",f"${v[9]:,}"]
    for e,t in zip(ed,T): cv.drawRightString(e,y,t)
    return {m:a for m,a,t in zip(M,v,T) if t}
def summ(L):
    n=sum(v[1] for v in L); o=sum(v[2] for v in L); g=sum(v[8] for v in L)
    return [None,n,o,sum(v[3] for v in L),sum(v[4] for v in L),round(100*o/n,1),sum(v[6] for v in L),round(g/n,2),g,sum(v[9] for v in L)]
for sec,T in S:
    cv.setFont("Helvetica-Bold",8.5); cv.drawString(40,y,sec); y-=15; L=[]
    for i,(t,sf,n,rt) in enumerate(T):
        dn=R.choice([0,0,0,1,2]) if n>15 else 0; oc=int(n*R.uniform(.71,.96)); oc=min(oc,n-dn)
        v=[sf,n,oc,n-oc-dn,dn,round(100*oc/n,1),sf*n,rt,rt*n,int(oc*rt*R.uniform(.88,1.12))]
        if i%2==0: cv.setFillColor(colors.Color(.94,.96,.98)); cv.rect(36,y-4,W-66,14,fill=1,stroke=0); cv.setFillColor(colors.black)
        d=line(t,v); rows.append(dict(type=t,**d)); L.append(v); y-=14
    y-=3; s=summ(L); lab={"C":"Climate subtotal / avg","D":"Drive-up subtotal / avg","P":"Parking subtotal / avg"}[sec[0]]; tots.append(dict(label=lab,**line(lab,s,True,40))); G+=L; y-=26
cv.setLineWidth(1); cv.line(36,y+12,W-30,y+12); s=summ(G); tots.append(dict(label="FACILITY TOTAL / AVG",**line("FACILITY TOTAL / AVG",s,True,40))); cv.line(36,y-5,W-30,y-5)
y-=40; cv.setFont("Helvetica",8)
for t in ["Not Rentable: roll-up doors missing, roof leak in Building F, one unit held as evidence under court order.","Averages of the street rate are weighted by number of units. Occupancy is occupied units over all units, rentable or not.","In-Place Rent Roll is before discounts and does not include late fees, insurance or merchandise."]:
    cv.drawString(40,y,t); y-=12
y-=30; cv.line(40,y,220,y); cv.drawString(40,y-11,"T. Marchetti, Receiver's accountant"); cv.setFont("Helvetica",7); cv.drawCentredString(W/2,30,"Exhibit B   -   1 of 1"); cv.save()
json.dump({"name":NAME+".pdf","kind":"UM","planted":None,"money":M,"rows":rows,"totals":tots},open(f"truth/{NAME}.json","w"),indent=1)
print(len(rows),tots[-1])
