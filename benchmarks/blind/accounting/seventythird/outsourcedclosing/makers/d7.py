# OM unit mix page(s), apartments, PDF landscape designed
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
W,H=792,612
name='Alder_Station_OM_unit_mix.pdf';cv=canvas.Canvas(D(name),pagesize=(W,H))
navy,gold,pale=HexColor('#1d3557'),HexColor('#b08d57'),HexColor('#f3efe7')
mix=[("Studio","S1 - The Spruce",12,528,1215,1265),("1 BR / 1 BA","A1 - The Maple",36,642,1368,1430),("1 BR / 1 BA","A1R - The Maple (Renovated)",20,642,1489,1525),("1 BR / 1 BA","A2 - The Hazel",28,715,1442,1510),("1 BR / 1 BA + Den","A3 - The Laurel",8,811,1596,1675),
("2 BR / 1 BA","B1 - The Poplar",16,884,1655,1745),("2 BR / 2 BA","B2 - The Willow",40,978,1787,1895),("2 BR / 2 BA","B2R - The Willow (Renovated)",14,978,1938,1995),("2 BR / 2.5 BA TH","B3 - The Sycamore",10,1204,2075,2195),("3 BR / 2 BA","C1 - The Chestnut",12,1316,2298,2395)]
def band(t,p):
    cv.setFillColor(navy);cv.rect(0,H-64,W,64,stroke=0,fill=1);cv.setFillColor(HexColor('#ffffff'));cv.setFont('Helvetica-Bold',20);cv.drawString(44,H-42,t)
    cv.setFillColor(gold);cv.rect(0,H-68,W,4,stroke=0,fill=1);cv.setFont('Helvetica',8);cv.drawString(44,24,'ALDER STATION APARTMENTS  |  OFFERING MEMORANDUM');cv.drawRightString(W-44,24,str(p))
band('PROPERTY OVERVIEW',13)
cv.setFillColor(HexColor('#222222'));y=H-100;cv.setFont('Helvetica',10)
for t in ["Alder Station is a garden community of 196 apartment homes in eleven three-story walk-up buildings on 9.4 acres in","the Tolland Park submarket. Built in 2004, it offers buyers a proven renovation program: the current owner has fully","upgraded 34 homes (quartz counters, plank flooring, stainless appliances) and achieved premiums of $121 to $151 a month.","",
"In-place rents stand below market in every floor plan; bringing them to market is worth more than $180,000 a year before","any further renovation. Residents pay water, sewer and trash by allocation and contract directly for electricity."]: cv.drawString(44,y,t);y-=15
y-=14
for i,(a,b) in enumerate([("Address","2150 Tolland Park Drive"),("Year Built","2004"),("Site Area","9.4 acres (20.9 homes per acre)"),("Buildings","11 residential, 1 clubhouse"),("Construction","Wood frame, brick and fiber-cement"),("Parking","338 open, 24 detached garages"),("Laundry","In every home"),("HVAC","Individual heat pumps"),("Water Heat","Individual electric"),("Zoning","RM-20")]):
    if i%2==0: cv.setFillColor(pale);cv.rect(44,y-6,420,18,stroke=0,fill=1)
    cv.setFillColor(navy);cv.setFont('Helvetica-Bold',9.5);cv.drawString(52,y,a);cv.setFillColor(HexColor('#222222'));cv.setFont('Helvetica',9.5);cv.drawString(170,y,b);y-=18
cv.showPage();band('UNIT MIX & RENT SUMMARY',14)
y=H-104
cols=[('FLOOR PLAN',None),('BED / BATH',None),('UNITS',262+35),('% OF|TOTAL',345),('AVG|SF',390),('TOTAL|SF',448),('IN-PLACE|RENT',510),('IN-PLACE|$/SF',560),('MARKET|RENT',620),('MARKET|$/SF',668),('MONTHLY|UPSIDE',738)]
cv.setFillColor(navy);cv.rect(40,y-12,712,32,stroke=0,fill=1);cv.setFillColor(HexColor('#ffffff'));cv.setFont('Helvetica-Bold',8)
for (h,x),lx in zip(cols,[48,190]+[0]*9):
    p=h.split('|')
    for i,s in enumerate(p):
        yy=y+(6-11*i if len(p)>1 else 0)
        cv.drawString(lx,yy,s) if x is None else cv.drawRightString(x,yy,s)
y-=30;N=sum(m[2] for m in mix);SF=sum(m[2]*m[3] for m in mix);IP=sum(m[2]*m[4] for m in mix);MK=sum(m[2]*m[5] for m in mix)
assert N==196,N
keys=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','other:MONTHLY UPSIDE'];rows=[]
def line(v,x0=None):
    s=['%d'%v[0],'%.1f%%'%v[1],format(v[2],','),format(v[3],','),'$'+format(v[4],','),'$%.2f'%v[5],'$'+format(v[6],','),'$%.2f'%v[7],'$'+format(v[8],',')]
    for t,(h,x) in zip(s,cols[2:]): cv.drawRightString(x,y,t)
for i,(bt,fp,n,sf,ip,mk) in enumerate(mix):
    if i%2: cv.setFillColor(pale);cv.rect(40,y-7,712,21,stroke=0,fill=1)
    cv.setFillColor(HexColor('#222222'));cv.setFont('Helvetica',8.8);cv.drawString(48,y,fp);cv.drawString(190,y,bt)
    v=[n,round(100*n/N+1e-9,1),sf,n*sf,ip,round(ip/sf+1e-9,2),mk,round(mk/sf+1e-9,2),(mk-ip)*n]
    line(v);rows.append(dict(type=fp,**dict(zip(keys,v))));rows[-1]['beds']=0 if bt=='Studio' else int(bt[0])
    if bt=='Studio': del rows[-1]['beds']
    else: rows[-1]['baths']=float(bt.split('/ ')[1].split(' ')[0]) if '.' in bt else int(bt.split('/ ')[1].split(' ')[0])
    y-=21
cv.setFillColor(gold);cv.rect(40,y-7,712,21,stroke=0,fill=1);cv.setFillColor(HexColor('#ffffff'));cv.setFont('Helvetica-Bold',8.8);cv.drawString(48,y,'TOTAL / WEIGHTED AVERAGE')
v=[N,100.0,round(SF/N),SF,round(IP/N),round(IP/SF,2),round(MK/N),round(MK/SF,2),MK-IP];line(v)
tot=[dict(label='TOTAL / WEIGHTED AVERAGE',**dict(zip(keys,v)))]
y-=34;cv.setFillColor(HexColor('#444444'));cv.setFont('Helvetica-Oblique',8)
for t in ['In-place rent is the average of leases in effect on the August 14, 2026 rent roll; market rent is the average of leases signed in the preceding 60 days.','Square footage from owner\'s floor plans; not verified. Buyers should make their own measurements.']: cv.drawString(44,y,t);y-=11
y-=22
# mix bar
cv.setFont('Helvetica-Bold',10);cv.setFillColor(navy);cv.drawString(44,y,'MIX BY BEDROOM');y-=26;x=44
for lab,k,col in (('Studio','S','#8d99ae'),('One Bedroom','1','#457b9d'),('Two Bedroom','2','#1d3557'),('Three Bedroom','3','#b08d57')):
    n=sum(m[2] for m in mix if m[0][0]==k);w=700*n/N;cv.setFillColor(HexColor(col));cv.rect(x,y,w,18,stroke=0,fill=1);cv.setFillColor(HexColor('#222222'));cv.setFont('Helvetica',7.5);cv.drawString(x+1,y-11,lab if w>60 else lab.replace(' Bedroom',' BR'));x+=w
cv.save();print(MK-IP,(MK-IP)*12,tot)
save(name,'UM',keys,rows,tot,None,'offering memorandum, designed page with narrative page before it, floor plan and bed/bath columns, in-place vs market',False)
