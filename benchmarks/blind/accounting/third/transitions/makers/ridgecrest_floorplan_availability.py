"""Property-manager's occupancy by floor plan, stacked two-line headers, landscape letter."""
import random, json, os
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import landscape, letter
R=random.Random(646); B=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'); N='ridgecrest_floorplan_availability'
S=[("Studio",[("S1","Juniper",468,1145,16),("S1R","Juniper - Reno",468,1265,8)]),
("One Bedroom",[("A1","Sumac",622,1310,44),("A1R","Sumac - Reno",622,1425,20),("A2","Laurel",705,1395,36),("A2D","Laurel w/ Den",811,1520,12),("A3","Hawthorn",748,1440,24),("A3AC","Hawthorn Accessible",748,1440,2)]),
("Two Bedroom",[("B1","Catalpa 2x1",904,1615,28),("B2","Sycamore 2x2",1012,1735,40),("B2R","Sycamore - Reno",1012,1890,14),("B2G","Sycamore Garage",1012,1845,8),("B3","Hickory 2x2.5 TH",1186,2050,10)]),
("Three Bedroom",[("C1","Magnolia 3x2",1310,2275,12),("C2","Tupelo 3x2.5 TH",1448,2460,6)])]
K=["units","occ_nontv","ntv_rented","ntv_unrented","vac_rented","vac_unrented","down"]
MON=["sf","market","market_sf"]+K+["pct_occ","pct_leased"]
def calc(v,sf,mk):
    u,oc,nr,nu,vr,vu,dn=v
    return [round(sf),round(mk),round(mk/sf,2)]+v+[round((oc+nr+nu)/u,3),round((oc+nr+vr)/u,3)]
rows=[];tots=[];L=[];G=[0]*7;g=[0,0]
for sec,fs in S:
    L.append(('h',sec));T=[0]*7;a=[0,0]
    for c,n,sf,mk,u in fs:
        x=[0]*5
        for _ in range(u):
            p=R.random()
            for i,lim in enumerate((.025,.065,.085,.125,.132)):
                if p<lim:x[i]+=1;break
        v=[u,u-sum(x)]+x
        if c=="C2":v=[6,6,0,0,0,0,0]
        T=[p+q for p,q in zip(T,v)];a[0]+=sf*u;a[1]+=mk*u
        o=calc(v,sf,mk);L.append(('r',c,n,o));rows.append({'type':c,'desc':n,**dict(zip(MON,o))})
    o=calc(T,a[0]/T[0],a[1]/T[0]);L.append(('s',sec,o));tots.append(dict(zip(MON,o)));G=[p+q for p,q in zip(G,T)];g=[p+q for p,q in zip(g,a)]
o=calc(G,g[0]/G[0],g[1]/G[0]);L.append(('g','Ridgecrest Commons',o));tots.append(dict(zip(MON,o)))
fm=lambda o:[f"{o[0]:,}",f"${o[1]:,}",f"${o[2]:.2f}"]+[str(x) for x in o[3:10]]+[f"{o[10]*100:.1f}%",f"{o[11]*100:.1f}%"]
W,H=landscape(letter);c=canvas.Canvas(f"{B}/documents/{N}.pdf",pagesize=(W,H),invariant=1);F='Helvetica'
c.setFont(F+'-Bold',15);c.drawString(40,H-48,"Availability by Floor Plan");c.setFont(F,9);c.drawString(40,H-62,"Ridgecrest Commons  (rdgc)");c.drawRightString(W-40,H-48,"As of Monday, May 6, 2024");c.drawRightString(W-40,H-62,"Page 1 of 1")
XR=[205,258,304,346,398,456,514,562,616,654,704,754]
y=H-92;c.setFont(F+'-Bold',8)
H2=[("Avg","Sq Ft"),("Avg","Mkt Rent"),("Rent /","Sq Ft"),("Total","Units"),("Occupied","No Notice"),("On Notice","Rented"),("On Notice","Unrented"),("Vacant","Rented"),("Vacant","Unrented"),("Admin/","Down"),("%","Occ"),("%","Leased")]
c.drawString(40,y+5,"Floor");c.drawString(40,y-5,"Plan");c.drawString(84,y-5,"Description")
for x,(p,q) in zip(XR,H2):c.drawRightString(x,y+5,p);c.drawRightString(x,y-5,q)
c.setLineWidth(1.2);c.line(38,y-10,W-36,y-10);y-=24
for l in L:
    if l[0]=='h':c.setFont(F+'-BoldOblique',9);c.setFillColorRGB(.1,.3,.4);c.drawString(40,y,l[1]);c.setFillGray(0);y-=13.5;continue
    b='' if l[0]=='r' else '-Bold';c.setFont(F+b,8.5)
    if l[0]=='r':c.drawString(40,y,l[1]);c.drawString(84,y,l[2])
    else:
        c.setLineWidth(.4 if l[0]=='s' else 1.2);c.line(38,y+9.5,W-36,y+9.5);c.drawString(40,y,("Total "+l[1]) if l[0]=='s' else l[1])
    for x,s in zip(XR,fm(l[-1])):c.drawRightString(x,y,s)
    y-=13.5 if l[0]=='r' else 20
y-=6;c.setFont(F,7.5);c.drawString(40,y,"% Occ = (occupied + on notice) / total units.  % Leased = (occupied no notice + notice rented + vacant rented) / total units.  Averages weighted by units.")
c.save()
json.dump({"name":N+".pdf","kind":"UM","planted":None,"money":MON,"rows":rows,"totals":tots},open(f"{B}/truth/{N}.json",'w'),indent=1)
