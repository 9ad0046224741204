# weekly leasing report of an urban mid-rise, availability by unit type with grouped headers, traffic and expirations beside, PDF by fpdf2
import random, datetime
from common import *
from fpdf import FPDF
R=random.Random(38109)
# code, name, sf, market, actual, units, notice rented, notice unrented, vac rented, vac unrented, model, down
D=[("ST1","The Anvil Studio",512,1965,1921,22,1,0,1,1,0,0),("ST2","The Anvil Studio - Terrace",548,2095,2060,6,0,0,0,1,0,0),("JR1","Junior One",588,2145,2088,14,0,1,1,0,0,0),
 ("1A","The Bellows",676,2390,2318,30,2,1,1,2,1,0),("1B","The Bellows Corner",701,2465,2404,18,0,1,0,1,0,0),("1B-A","The Bellows Corner (ADA)",701,2465,2377,4,0,0,0,0,0,0),("1C","The Crucible",748,2575,2496,26,1,1,2,1,0,0),("1D","The Crucible + Den",842,2810,2755,16,0,1,0,2,0,1),
 ("1L","Canal Loft 1x1",905,3025,2890,8,0,0,1,0,0,0),("2A","The Forge",1024,3240,3166,24,1,0,0,2,0,0),("2A-A","The Forge (ADA)",1024,3240,3085,2,0,0,0,0,0,0),("2B","The Forge Corner",1098,3415,3349,16,0,1,1,0,1,0),("2C","The Ingot",1176,3595,3480,12,0,0,0,1,0,0),
 ("2L","Canal Loft 2x2",1310,3980,3822,6,0,1,0,0,0,0),("3A","The Smelter",1422,4350,4205,6,0,0,0,1,0,0),("PH1","Penthouse 2x2.5",1685,5725,5590,3,0,0,0,0,0,0),("PH2","Penthouse 3x3",2040,7150,None,1,0,0,0,1,0,0)]
K=["sf","market","actual","units","other:Occupied No Notice","other:Occupied Notice Rented","other:Occupied Notice Unrented","other:Vacant Rented","other:Vacant Unrented","other:Model","down","other:Avail.","pct_occ","pct_leased","other:% Trend"]
def der(u,on,nr,nu,vr,vu,mo,dn):
    occ=on+nr+nu; assert occ+vr+vu+mo+dn==u
    f=lambda x: round(x*100/u+1e-9,1)
    av=nu+vu
    return {"units":u,"other:Occupied No Notice":on,"other:Occupied Notice Rented":nr,"other:Occupied Notice Unrented":nu,"other:Vacant Rented":vr,"other:Vacant Unrented":vu,"other:Model":mo,"down":dn,"other:Avail.":av,"pct_occ":f(occ),"pct_leased":f(occ+vr),"other:% Trend":f(occ+vr-nu)}
rows=[]
for code,nm,sf,mk,ac,u,nr,nu,vr,vu,mo,dn in D:
    on=u-nr-nu-vr-vu-mo-dn
    r=dict(type=f"{code} {nm}",sf=sf,market=mk); 
    if ac: r["actual"]=ac
    r.update(der(u,on,nr,nu,vr,vu,mo,dn)); rows.append(r)
s=lambda k: sum(r[k] for r in rows); U=s("units"); oc=lambda r: r["other:Occupied No Notice"]+r["other:Occupied Notice Rented"]+r["other:Occupied Notice Unrented"]; OC=sum(map(oc,rows))
T=dict(label="Totals / Averages",sf=round(sum(r["sf"]*r["units"] for r in rows)/U),market=round(sum(r["market"]*r["units"] for r in rows)/U),actual=round(sum(r.get("actual",0)*oc(r) for r in rows)/OC))
T.update(der(U,*[s(k) for k in K[4:11]]))
F="Foundry_Weekly_Leasing_2025-09-07.pdf"
p=FPDF("L","mm","letter"); p.set_auto_page_break(False); p.set_creation_date(datetime.datetime(2025,9,8,8,5)); p.set_margins(10,10,10); p.add_page()
def band(t,x=None,w=None):
    if x is not None: p.set_x(x)
    p.set_fill_color(70,70,70); p.set_text_color(255); p.set_font("Helvetica","B",8.5); p.cell(w or 259,5.5," "+t,fill=True,new_x="LMARGIN",new_y="NEXT"); p.set_text_color(0)
p.set_font("Helvetica","B",15); p.cell(180,7,"The Foundry at Canal Street"); p.set_font("Helvetica","",8); p.cell(79,4,"Week ending Sunday 09/07/2025",align="R",new_x="LMARGIN",new_y="NEXT"); p.cell(259,4,"Printed 09/08/2025 8:05 AM",align="R",new_x="LMARGIN",new_y="NEXT")
p.set_font("Helvetica","I",8); p.cell(0,5,f"WEEKLY LEASING REPORT  |  {U} apartment homes  |  1 leasing week = Mon - Sun",new_x="LMARGIN",new_y="NEXT"); p.ln(2)
band("AVAILABILITY BY UNIT TYPE")
CW=[56,13,15,15,12]+[14,14,16]+[13,15]+[12,11,12]+[13,14,14]
p.set_font("Helvetica","B",7); y=p.get_y()
def hcell(i,j,t,y,h,line=False):
    x=10+sum(CW[:i]); w=sum(CW[i:j]); p.set_xy(x,y); p.cell(w,h,t,align="L" if i==0 else ("C" if line else "R"))
    if line: p.line(x+1.5,y+h,x+w-.5,y+h)
hcell(5,8,"Occupied",y+.5,4,True); hcell(8,10,"Vacant",y+.5,4,True)
two={0:("","Unit Type"),1:("Avg.","Sq. Ft."),2:("Market","Rent"),3:("Actual","Rent"),4:("","Units"),5:("No","Notice"),6:("Notice","Rented"),7:("Notice","Unrented"),8:("","Rented"),9:("","Unrented"),10:("","Model"),11:("","Down"),12:("","Avail."),13:("%","Occ."),14:("%","Leased"),15:("%","Trend")}
for i,(a,b) in two.items(): hcell(i,i+1,a,y+5,3.2); hcell(i,i+1,b,y+8.2,3.2)
p.set_y(y+12); p.line(10,y+11.8,269,y+11.8)
def prow(r,lab,bold=False,fill=False):
    p.set_font("Helvetica","B" if bold else "",7.6); p.set_fill_color(240,240,232); p.set_x(10)
    vals=[]
    for k in K:
        v=r.get(k); vals.append("" if v is None else f"${v:,}" if k in("market","actual") else f"{v:.1f}" if k in("pct_occ","pct_leased","other:% Trend") else f"{v:,}")
    p.cell(CW[0],4.7,lab,fill=fill)
    for w,v in zip(CW[1:],vals): p.cell(w,4.7,v,align="R",fill=fill)
    p.ln(4.7)
for i,(r,d) in enumerate(zip(rows,D)):
    y=p.get_y(); prow(dict(r),"",fill=i%2==1); e=p.get_y(); p.set_xy(10,y); p.cell(12,4.7,d[0]); p.cell(44,4.7,d[1]); p.set_y(e)
p.line(10,p.get_y(),269,p.get_y()); prow(T,"Totals / Averages",True); p.line(10,p.get_y(),269,p.get_y())
p.set_font("Helvetica","I",7); p.ln(1); p.cell(0,3.6,"Avail. = Vacant Unrented + Notice Unrented.   % Trend = (Occupied - Notice Unrented + Vacant Rented) / Units.   Actual Rent = average scheduled rent of occupied homes.",new_x="LMARGIN",new_y="NEXT"); p.ln(3)
y=p.get_y(); band("TRAFFIC BY SOURCE",10,120); p.set_font("Helvetica","B",7)
def small(x,y,cols,data,ws):
    p.set_xy(x,y)
    for w,c in zip(ws,cols): p.cell(w,4.2,c,align="L" if c==cols[0] else "R")
    p.set_font("Helvetica","",7.2)
    for i,d in enumerate(data):
        p.set_xy(x,y+4.2*(i+1))
        for j,(w,c) in enumerate(zip(ws,d)): p.cell(w,4.2,str(c),align="L" if j==0 else "R")
tr=[("Property website",31,14,3),("ILS listings",44,17,2),("Drive / walk by",6,6,1),("Resident referral",4,3,1),("Relocation / corporate",3,2,0)]
tr.append(("Total",)+tuple(sum(t[i] for t in tr) for i in (1,2,3)))
small(10,y+6,["Source","Contacts","Tours","Net Leases"],tr,[50,23,23,24])
p.set_xy(140,y); band("LEASE EXPIRATIONS",140,129); p.set_font("Helvetica","B",7)
ex=[("Sep 2025",9,6),("Oct 2025",14,7),("Nov 2025",11,3),("Dec 2025",8,1)]
small(140,y+6,["Month","Expiring","Renewed","% Renewed"],[(a,b,c,f"{c/b*100:.0f}%") for a,b,c in ex],[42,29,29,29])
p.set_xy(140,y+32); p.set_font("Helvetica","",7.2); p.multi_cell(129,3.8,"Concession: six weeks free on PH2 only; all other homes at market. Retail level: 1 of 5 bays vacant (see commercial report).")
p.set_xy(10,205); p.set_font("Helvetica","",7); p.cell(130,4,"Gantry Residential  -  confidential, for the owner's use"); p.cell(129,4,"Page 1 of 1",align="R")
p.output(doc(F))
save(F,"UM",K,rows,[T],"MULTIFAMILY","Weekly leasing report, box-score grid with grouped Occupied/Vacant headers, code + name types, side tables",True)
print(T)
