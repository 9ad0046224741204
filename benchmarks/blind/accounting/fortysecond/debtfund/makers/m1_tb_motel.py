# CPA work-paper style adjusted trial balance, motel turned into flats
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
rnd=random.Random(101)
G=[("A","Cash",[("1010","Operating – First Prairie Bank",61204.18,7402.55),("1015","Petty cash / front desk till",600,600),("1040","Lender controlled – renovation holdback",418350.00,902115.40),("1045","Lender controlled – interest reserve",96212.77,188000)]),
("B","Receivables and prepaids",[("1110","Tenant receivables – flats",18442.90,2310),("1115","Allowance for doubtful tenants",0,0),("1130","City ledger – legacy motel folios",3187.25,11940.6),("1210","Prepaid insurance",27416.67,54833.33),("1220","Utility deposits (SRP, City of Globe)",8150,8150)]),
("E","Real property",[("1510","Land",640000,640000),("1520","Building and improvements",3185000,3185000),("1530","Conversion in progress – kitchens, units 101–148",1266318.44,701204.09),("1535","Conversion in progress – soft costs & permits",188740.12,164205.5),("1560","Furniture & equipment (motel, to be retired)",212500,212500),("1590","Accumulated depreciation",-296418,-241105)]),
("N","Payables and accruals",[("2010","Accounts payable – trade",-74318.62,-40117.9),("2015","Retainage payable – Desert Rim Builders",-126631.84,-70120.41),("2040","Accrued property tax",0,-18212),("2050","Accrued interest – bridge note",0,-39812.5),("2060","Transient lodging tax payable",-412.88,-5120.37),("2110","Tenant security deposits",-39850,-4200),("2120","Rents received in advance",-6210,-775)]),
("P","Bridge loan",[("2510","Bridge note – Senior (SOFR + 4.15%)",-4550000,-4550000),("2590","Unamortised loan costs",88200,117600)]),
("T","Members' equity",[("3010","Members' capital",-1615000,-1615000),("3050","Contributions – current year",-150000,0),("3900","Accumulated deficit",None,None)]),
("R","Revenue",[("4010","Flat rent – 12-month leases",-231415,-30240),("4020","Flat rent – month to month",-58720.5,-21100),("4090","Room revenue – transient (ceased Mar 31)",-41288.12,-488216.75),("4110","Pet, parking & storage",-6125,-610),("4150","Laundry",-2218.75,-3901.25),("4200","Late charges and NSF",-1940,-125)]),
("X","Operating expenses",[("5010","Wages – site manager and porter",48212.4,132406.18),("5020","Payroll burden",5874.11,17212.9),("5110","Electric – house and vacant",22718.36,58811.07),("5120","Water, sewer, trash",19411.05,33202.4),("5210","Repairs and turnover",16802.77,28114.32),("5310","Insurance",27416.66,54833.34),("5320","Property tax",0,36424),("5410","Management fee 5%",17085.37,27209.66),("5430","OTA commissions and franchise wind-down",9918.2,71204.15),("5510","Legal, audit and other professional",14250,21880),("5620","Bad debt",0,0)]),
("Y","Financing and non-cash",[("6010","Interest – bridge note",199062.5,477750),("6020","Amortisation of loan costs",29400,58800),("6110","Depreciation",0,110626)])]
AJ={"1115":("3",-4610.73),"5620":("3",4610.73),"2040":("1",-18940.5),"5320":("1",18940.5),"2050":("2",-38604.17),"6010":("2",38604.17),"1590":("4",-55313),"6110":("4",55313),"1560":("5",-48200),"1530":("5",48200)}
U,A,E,P="other:Unadjusted Balance","other:Adjusting Entries","ending","other:12/31/25 Balance"
su=sum(x[2] for g in G for x in g[2] if x[2] is not None); sp=sum(x[3] for g in G for x in g[2] if x[3] is not None)
keys=[U,A,E,P]; rows=[];tot=[];lay=[]
for L,t,acc in G:
    lay.append(('g',L,t)); gr=[]
    for c,n,u,p in acc:
        if u is None: u,p=round(-su,2),round(-sp,2)
        j=AJ.get(c)
        r={"account":c,"name":n,U:u,A:j[1] if j else None,E:round(u+(j[1] if j else 0),2),P:p}
        gr.append(r);rows.append(r);lay.append(('r',r,j[0] if j else ''))
    s={"label":f"Total {L} – {t}",**sums(gr,keys)}; tot.append(s); lay.append(('s',s))
fin={"label":"Trial balance – should be nil",**sums(rows,keys)}
fin={k:(0.0 if v==0 else v) for k,v in fin.items()}
ni={"label":"Net loss for the period (R + X + Y)",**sums([r for r in rows if r["account"]>="4"],keys)}
tot+= [fin,ni]; lay+= [('s',fin),('s',ni)]
c=canvas.Canvas(doc("tumbleweed_lofts_TB_workpaper.pdf"),pagesize=landscape(letter)); W,H=landscape(letter)
X=[470,570,655,745]; pg=[0]
def f(v): return "" if v is None else (f"({-v:,.2f})" if v<0 else f"{v:,.2f}")
def num(x,y,v):
    if v is None:return
    s=f(v); c.drawRightString(x+(c.stringWidth(")") if s.endswith(")") else 0),y,s)
def head():
    pg[0]+=1
    c.setFont("Times-Bold",13);c.drawString(40,H-40,"Tumbleweed Lofts LLC")
    c.setFont("Times-Italic",10);c.drawString(40,H-53,"(formerly Tumbleweed Motor Inn, 48 keys) — Adjusted trial balance, six months ended June 30, 2026")
    c.rect(W-150,H-62,112,38); c.setFont("Helvetica",7.5)
    c.drawString(W-146,H-34,"W/P  TB-1   sheet %d"%pg[0]);c.drawString(W-146,H-45,"Prepared  RMO  7/14/26");c.drawString(W-146,H-56,"Reviewed  dk   7/17/26")
    y=H-82;c.setFont("Times-Bold",9)
    for x,a,b in zip(X,["Unadjusted","Adjusting","Adjusted","12/31/25"],["Balance","Entries","Balance","Balance"]):
        c.drawRightString(x,y,a);c.drawRightString(x,y-11,b)
    c.drawString(60,y-11,"Acct");c.drawString(100,y-11,"Description");c.drawString(478,y-11,"AJE")
    c.setLineWidth(.8);c.line(40,y-15,W-38,y-15);return y-28
y=head()
for it in lay:
    if y<55 or (it[0]=='g' and y<95): 
        c.setFont("Helvetica",7);c.drawString(40,30,"Holloway Dunmore & Pruitt, CPAs — compiled from client records; no assurance is provided");c.showPage();y=head()
    if it[0]=='g': c.setFont("Times-Bold",10);c.drawString(44,y,it[1]);c.drawString(60,y,it[2]);y-=13
    elif it[0]=='r':
        r=it[1];c.setFont("Times-Roman",9.5);c.drawString(60,y,r["account"]);c.drawString(100,y,r["name"])
        for x,k in zip(X,keys): num(x,y,r[k])
        if it[2]: c.setFont("Helvetica-Oblique",7);c.drawString(482,y,"["+it[2]+"]")
        y-=12.5
    else:
        s=it[1];c.setLineWidth(.4)
        for x in X:c.line(x-72,y+9,x,y+9)
        c.setFont("Times-BoldItalic",9.5);c.drawString(100,y,s["label"])
        for x,k in zip(X,keys): num(x,y,s.get(k))
        y-=20
c.setFont("Helvetica",7.5)
for t in ["AJE 1 accrue 1H26 tax per Gila County notice · AJE 2 June interest · AJE 3 reserve folios >90 days","AJE 4 depreciation, half year · AJE 5 reclass salvaged PTAC units to conversion in progress"]:
    y-=2;c.drawString(60,y,t);y-=9
c.save()
save("tumbleweed_lofts_TB_workpaper","TB",keys,rows,tot)
