# MRI aged delinquencies, Courier, US office/retail
import random,datetime
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
from common import *
R=random.Random(1804)
CAT={"RNT":"Base Rent","CAM":"CAM Escrow","RET":"Real Estate Tax","ELE":"Electric Submeter","LAT":"Late Charge","PRE":"Prepaid Rent","HVC":"After Hours HVAC","UTL":"Water/Sewer","PRK":"Parking"}
B=[("2210","Tamarack Corporate Center",[("2210-004417","Bellwether Actuarial Group","00210",[("RNT",12,14206.5),("CAM",12,2118.4),("RNT",11,14206.5),("LAT",11,710.33)],"(614) 555-0138"),
("2210-004502","Ostrander & Pike, LLP","00305",[("HVC",12,486),("HVC",10,324),("PRE",12,-9150)],"(614) 555-0177"),
("2210-004533","NovaLith Imaging, Inc.","00310",[("RNT",12,8875.25),("RET",9,6240.18),("RET",8,-412.66)],"(614) 555-0102"),
("2210-004610","Quillback Software Corp.","00400",[("ELE",12,1377.92),("ELE",11,1402.11),("ELE",10,1288.04),("ELE",9,1510.7),("PRK",12,640)],"(937) 555-0190")]),
("2225","Shops at Perry Mill",[("2225-001108","Golden Fern Thai Kitchen","A-101",[("RNT",12,5833.33),("CAM",12,911.25),("RNT",11,5833.33),("CAM",11,911.25),("RNT",10,2150),("LAT",10,250),("LAT",11,250),("UTL",8,318.77)],"(740) 555-0121"),
("2225-001121","Perry Mill Dry Cleaners","A-104",[("PRE",12,-1904.6)],"(740) 555-0166"),
("2225-001140","Big Sky Fitness #118","B-200",[("RNT",12,21450),("CAM",12,4016.8),("RET",12,3377.91),("RET",7,11820.44)],"(888) 555-0150"),
("2225-001152","Hartwell Optical","B-206",[("CAM",9,-602.15),("RNT",12,3960)],"(740) 555-0109")])]
M=["total","current","m1","m2","m3","m4"];rows=[];tots=[];L=[];pages=[]
f=lambda v:f"{v:>13,.2f}" if v>=0 else f"{'-'+format(-v,',.2f'):>13}"
def bk(m,v):
    i={12:1,11:2,10:3,9:4}.get(m,5);o=[v,0,0,0,0,0];o[i]=v;return o
add=lambda a,b:[round(x+y,2) for x,y in zip(a,b)]
D=lambda v:dict(zip(M,v))
def out(s,keep=0):L.append((s,keep))
GC={};G=[0]*6
def recap(lab,C,pre):
    for k in sorted(C):
        out(f"          {k}  {CAT[k]:<28}      "+"".join(f(x) for x in C[k]));tots.append(dict(label=f"{k} {CAT[k]}",**D(C[k])))
for b,bn,T in B:
    out("@"+b+"|"+bn);BT=[0]*6;BC={}
    for i,n,u,ch,ph in T:
        out(f" {i}   {n}",8);out(f"    Suite Id: {u:<8}  Day Due: 1   Delq Day: {R.choice(['','5','10']):<3}  Contact: {ph}     Last Payment: {R.randint(10,12)}/{R.randint(2,28):02d}/2024",6);out("")
        TT=[0]*6
        for c,m,v in sorted(ch,key=lambda z:z[1]):
            dt=f"{m:02d}/01/2024" if c in("RNT","CAM","RET","PRK") else f"{m:02d}/{R.randint(2,27):02d}/2024"
            o=bk(m,v);out(f" {dt}  {c}  {CAT[c]:<20} {'CR' if v<0 else R.choice(['CH','CH','NC']):<8}  "+"".join(f(x) for x in o))
            rows.append(dict(property=f"{b} {bn}",unit=u,resident=i,name=n,charge=f"{c} {CAT[c]}",date=dt,**D(o)))
            TT=add(TT,o);BC[c]=add(BC.get(c,[0]*6),o)
        out(" "*49+"".join("  "+"-"*11 for _ in M));out(f"      {n+' Total:':<43}"+"".join(f(x) for x in TT));tots.append(dict(label=n+" Total:",**D(TT)));out("")
        BT=add(BT,TT)
    recap("",BC,b);out(" "*49+"".join("  "+"-"*11 for _ in M));out(f"   {'BLDG '+b+' Total:':<46}"+"".join(f(x) for x in BT));tots.append(dict(label=f"BLDG {b} Total:",**D(BT)));out("")
    for k,v in BC.items():GC[k]=add(GC.get(k,[0]*6),v)
    G=add(G,BT)
out("@|ALL BUILDINGS");recap("",GC,"");out(" "*49+"".join("  "+"="*11 for _ in M));out(f"   {'Grand Total:':<46}"+"".join(f(x) for x in G));tots.append(dict(label="Grand Total:",**D(G)))
W,H=landscape(letter);c=canvas.Canvas(doc("MRI_AgedDelq_1224.pdf"),pagesize=(W,H));y=0;bl=None;pn=0
def hd():
    global y,pn
    pn+=1;y=H-36
    for s in [f"Database: {'BUCKEYE':<12}{'Aged Delinquencies':^88}Page:  {pn:>4}",f"BLDG:     {bl[0]:<12}{'Keystone Ridge Property Trust':^88}Date:  1/06/2025",f"{'':22}{bl[1]:^88}Time:  09:14 AM",f"{'':22}{'Period: 12/24':^88}","","Invoice Date  Category              Source       "+"".join(f"{t:>13}" for t in ["Amount","Current","1 Month","2 Months","3 Months","4 Months"]),"-"*127]:
        c.setFont("Courier",9);c.drawString(30,y,s);y-=11
    y-=4
st=0
for s,k in L:
    if s.startswith("@"):
        if st:c.showPage()
        st=1;bl=s[1:].split("|");hd();continue
    if y<40+k*11:c.showPage();hd()
    c.setFont("Courier",9);c.drawString(30,y,s);y-=11
c.save();print(pn,G);assert abs(sum(r['total'] for r in rows)-G[0])<.01
save("MRI_AgedDelq_1224.pdf","AR",M,rows,tots)
