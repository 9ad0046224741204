from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
# ---- p1 mobile-home park, QuickBooks-like
rnd=random.Random(301); N=names(rnd,46); rows=[]; disp=[]
vac={7,18,19,33,41}; 
for i in range(1,47):
    lot=f"{i:02d}"; poh=rnd.random()<.25; typ="POH" if poh else "TOH"
    if i==1: r=dict(unit=lot,unitType="POH",tenantName="Manager (no charge)",contractRent=0.0,charges=[],totalCharges=0.0,balance=0.0,_n="on-site mgr"); 
    elif i in vac:
        r=dict(unit=lot,unitType="POH" if i in(18,) else "Pad",statusText="VACANT",_n="home needs floor" if i==18 else "")
    else:
        rent=float(rnd.choice([745,760,795,820]) if poh else rnd.choice([385,395,395,410])); w=round(rnd.uniform(22,61),2); tr=14.5
        bal=round(rnd.choice([0]*5+[rnd.uniform(20,900),-rent]),2)
        r=dict(unit=lot,unitType=typ,tenantName=f"{N[i-1][1]}, {N[i-1][0]}",contractRent=rent,charges=[{"code":"Water/Swr","amount":w},{"code":"Trash","amount":tr}],totalCharges=round(rent+w+tr,2),balance=bal,
               _n="pay plan" if bal>400 else ("prepaid" if bal<0 else ""))
    rows.append(r)
m=lambda v:f"{v:,.2f}" if v>=0 else f"-{-v:,.2f}"
c=canvas.Canvas(docpath("p1_cottonwood_mhp.pdf"),pagesize=letter)
X=[50,80,215,300,358,404,460,520]
def head(pg):
    c.setFont("Helvetica-Bold",7.5); c.drawString(36,760,"9:42 AM"); c.drawString(36,750,"10/03/25")
    c.setFont("Helvetica-Bold",13); c.drawCentredString(306,762,"Cottonwood Bend Mobile Home Park"); c.setFont("Helvetica-Bold",15); c.drawCentredString(306,745,"Lot Rent Roll")
    c.setFont("Helvetica-Bold",10); c.drawCentredString(306,731,"As of September 30, 2025"); c.setLineWidth(1.2)
    c.setFont("Helvetica-Bold",8); y=708
    c.drawString(50,y,"Lot");c.drawString(76,y,"Resident");c.drawString(212,y,"Home")
    for t,x in (("Rent",292),("Water/Swr",345),("Trash",386),("Total Chg",440),("Open Balance",507)): c.drawRightString(x,y,t)
    c.drawString(518,y,"Memo"); c.line(48,y-3,585,y-3); c.setFont("Helvetica-Bold",7.5); c.drawRightString(585,28,f"Page {pg}"); return y-16
y=head(1);pg=1
for r in rows:
    if y<60: c.showPage();pg+=1;y=head(pg)
    c.setFont("Helvetica",8); c.drawString(50,y,r["unit"]);c.drawString(76,y,r.get("tenantName") or "VACANT");c.drawString(212,y,r["unitType"])
    if "contractRent" in r:
        c.drawRightString(292,y,m(r["contractRent"]))
        for ch,x in zip(r["charges"],(345,386)): c.drawRightString(x,y,m(ch["amount"]))
        c.drawRightString(440,y,m(r["totalCharges"]));c.drawRightString(507,y,m(r["balance"]))
    c.setFont("Helvetica-Oblique",7.5);c.drawString(518,y,r["_n"]); y-=14.2
T={"contractRent":S(rows,"contractRent"),"Water/Swr":round(sum(ch["amount"] for r in rows for ch in r.get("charges",[]) if ch["code"]!="Trash"),2),"Trash":round(sum(ch["amount"] for r in rows for ch in r.get("charges",[]) if ch["code"]=="Trash"),2),"totalCharges":S(rows,"totalCharges"),"balance":S(rows,"balance")}
c.line(240,y+10,510,y+10);c.setFont("Helvetica-Bold",8);c.drawString(50,y-2,"TOTAL")
for v,x in zip(T.values(),(292,345,386,440,507)): c.drawRightString(x,y-2,m(v))
c.line(240,y-6,510,y-6);c.line(240,y-8,510,y-8)
c.setFont("Helvetica",8);c.drawString(50,y-28,"46 lots: 40 rented, 5 vacant, 1 manager.   TOH = tenant-owned home, POH = park-owned home (rent includes the home), Pad = no home on lot.");c.save()
for r in rows:
    if not r.get("charges"): r.pop("charges",None)
save("p1_cottonwood_mhp.pdf",dict(propertyName="Cottonwood Bend Mobile Home Park",asOnDate="2025-09-30",units=46,occupied=40,vacant=5,rows=rows),"MANUFACTURED_HOUSING","QuickBooks-like report, lots",totals=T)
# ---- p2 marina, typed list
rnd=random.Random(302);N=names(rnd,40);k=0;rows=[];out=[]
V="SEA BISCUIT|SECOND WIND|LADY MARGIT|NO REGRETS|KNOT WORKING|OSPREY II|PELICAN|TERN AROUND|BLUE HERON|MOONRAKER|GALE FORCE|HALCYON|WANDERER|LAZY DAYS|MISTRAL".split("|")
out+=["","                     HALVORSEN COVE MARINA  -  SLIP HOLDERS  -  STATUS AT 1 JUNE 2025","                                  (season 1 April 2025 to 31 March 2026)",""]
h="SLIP  KIND      HOLDER                  VESSEL           FROM      TO        FEE / YEAR       PAID      OWING"
gt=[0,0,0]
for dock,n in (("A",14),("B",12),("C",9)):
    out+=["",f"DOCK {dock}" + ("   (covered)" if dock=="A" else ""),h,"-"*len(h)]; t=[0,0,0]
    for j in range(1,n+1):
        u=f"{dock}{j}"; kd="COVERED" if dock=="A" else rnd.choice(["OPEN","OPEN","END TIE"])
        if (dock,j) in {("A",9),("B",4),("B",11),("C",2),("C",3),("C",8)}:
            rows.append(dict(unit=u,unitType=kd,section=f"DOCK {dock}",statusText="OPEN SLIP" if 0 else "VACANT")); out.append(f"{u:<6}{kd:<10}*** VACANT ***"); continue
        f,l=N[k];k+=1;fee=rnd.choice([2880,3240,3600,4150,4725])+(600 if dock=="A" else 0); paid=rnd.choice([fee,fee,fee//2,fee-500,0]); ow=fee-paid
        a=D.date(2025,rnd.choice([4,4,4,5]),1);b=D.date(2026,3,31)
        nm=f"{l.upper()} {f[0]}."
        rows.append(dict(unit=u,unitType=kd,section=f"DOCK {dock}",tenantName=nm,leaseStartDate=iso(a),leaseEndDate=iso(b),annualRent=fee,balance=ow))
        out.append(f"{u:<6}{kd:<10}{nm:<24}{rnd.choice(V):<17}{a:%d.%m.%y}  {b:%d.%m.%y}  {fee:>10,.2f} {paid:>10,.2f} {ow:>10,.2f}")
        for q,v in enumerate((fee,paid,ow)): t[q]+=v
    out.append(" "*77+"---------- ---------- ----------"); out.append(f"      DOCK {dock} TOTAL".ljust(77)+f"{t[0]:>10,.2f} {t[1]:>10,.2f} {t[2]:>10,.2f}")
    gt=[x+z for x,z in zip(gt,t)]
out+=["","      ALL DOCKS".ljust(77)+f"{gt[0]:>10,.2f} {gt[1]:>10,.2f} {gt[2]:>10,.2f}"," "*77+"========== ========== ==========","",
"      SLIPS THIRTY-FIVE, TAKEN TWENTY-NINE, VACANT SIX.","      Owing over 60 days to be moved to the hard on 1 July.  Fuel dock and laundry not in this list."]
c=canvas.Canvas(docpath("p2_halvorsen_marina.pdf"),pagesize=landscape(letter));y=590;pg=1
c.setFont("Courier",9.2)
for ln in out:
    if y<50 or (ln.startswith("DOCK") and y<150):
        c.drawString(370,30,f"- {pg} -");c.showPage();pg+=1;c.setFont("Courier",9.2);y=570
    c.drawString(58,y,ln);y-=12.4
c.drawString(370,30,f"- {pg} -");c.save()
save("p2_halvorsen_marina.pdf",dict(propertyName="Halvorsen Cove Marina",asOnDate="2025-06-01",units=35,occupied=29,vacant=6,rows=rows),"OTHER","typed list, marina slips, annual fee, counts in words",True,totals={"annualRent":gt[0],"balance":gt[2]})
