from common import *
from fpdf import FPDF
rng=random.Random("mhc-42d")
NAME="CedarBluff_RentRoll_Aug26.pdf"
class P(FPDF):
    def header(s):
        s.set_font("Times","B",13);s.cell(0,6,"Rent Roll by Site",align="C",new_x="LMARGIN",new_y="NEXT")
        s.set_font("Times","",10);s.cell(0,5,"Cedar Bluff Manufactured Home Community",align="C",new_x="LMARGIN",new_y="NEXT")
        s.cell(0,5,"As of August 31, 2026",align="C",new_x="LMARGIN",new_y="NEXT");s.ln(3)
        s.set_font("Times","B",8)
        for t,w,a in C: s.cell(w,4,t[0],align=a)
        s.ln()
        for t,w,a in C: s.cell(w,4,t[1],align=a,border="B")
        s.ln(5)
    def footer(s):
        s.set_y(-13);s.set_font("Times","I",8);s.cell(95,5,"Rent Manager(R)  -  Stonebridge Communities");s.cell(95,5,f"9/2/2026 3:41:07 PM     Page {s.page_no()} of {{nb}}",align="R")
C=[(("","Site"),13,"L"),(("","Resident"),46,"L"),(("Home","Type"),14,"C"),(("Move","In"),17,"R"),(("Lot","Rent"),17,"R"),(("Home","Payment"),17,"R"),(("Water/","Sewer"),15,"R"),(("","Trash"),12,"R"),(("Total","Monthly"),18,"R"),(("Balance","Due"),18,"R")]
p=P(format="letter");p.set_margins(14,12,14);p.set_auto_page_break(True,16);p.add_page()
p.set_font("Times","",8.5)
sites=[f"{i}" for i in range(1,60)]
for a in ("14","31"): sites[sites.index(a):sites.index(a)+1]=[a+"A",a+"B"]
vac={"6","22","23","40","57"};rent0={"59":"Office/Manager"}
poh={"3","11","19","27","35","36","48"}
rows=[];nm=names(rng,70);T=[0]*6;occ=0;cp=0
m=lambda v:f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
def line(vals,b=""):
    p.set_font("Times",b,8.5)
    for (t,w,a),v in zip(C,vals): p.cell(w,4.7,v,align=a)
    p.ln()
dup="44"
for i,s in enumerate(sites):
    if s in vac:
        line([s,"VACANT" if s!="23" else "VACANT - pad only","" if s=="23" else ("POH" if s in("40",) else ""),"","","","","","0.00","0.00"])
        rows.append(row(unit=s,statusText="VACANT" if s!="23" else "VACANT - pad only",unitType="POH" if s=="40" else None,totalCharges=0,balance=0));continue
    f,l=nm[i];n=f"{l}, {f}"+(rng.choice([""]*4+[" & "+rng.choice(FIRST)]))
    ht="POH" if s in poh else rng.choice(["SW","SW","DW"])
    mi=D(2026,8,1)-dt.timedelta(days=rng.randint(15,7600))
    lot=465.0+(20 if ht=="DW" else 0)-(25 if mi.year<2014 else 0);
    hp=rng.choice([385.0,410.0,425.0]) if ht=="POH" else 0
    ws=round(rng.uniform(24,78),2);tr=14.0
    if s=="59": lot=0.0;ws=0;tr=0
    t=round(lot+hp+ws+tr,2);bal=rng.choice([0]*8+[round(t*1,2),-round(lot/5,2),round(ws,2),round(t*2+50,2)])
    if s=="59": n="Community Manager";bal=0
    v=[s,n,ht,f"{mi.month}/{mi.day}/{mi:%y}",m(lot),m(hp) if hp else "",m(ws) if ws else "",m(tr) if tr else "",m(t),m(bal)]
    R=row(unit=s,unitType=ht,tenantName=n,moveInDate=mi,contractRent=lot,charges=[(k,x) for k,x in (("Lot Rent",lot),("Home Payment",hp),("Water/Sewer",ws),("Trash",tr)) if x],totalCharges=t,balance=bal,statusText="Occupied")
    for _ in range(2 if s==dup else 1): line(v);rows.append(dict(R))
    occ+=1
    for k,x in enumerate((lot,hp,ws,tr,t,bal)): T[k]+=x
p.ln(1);p.set_line_width(.3);p.line(14,p.get_y(),201,p.get_y());p.ln(1)
line(["Totals","","",""]+[m(round(x,2)) for x in T],"B")
p.ln(5);p.set_font("Times","",9)
N=len(sites)
if p.get_y()>235: p.add_page()
for a,b in (("Total sites",N),("Occupied sites",occ),("Vacant sites",N-occ),("Physical occupancy",f"{occ/N*100:.1f}%")): p.cell(40,5,a);p.cell(20,5,str(b),align="R",new_x="LMARGIN",new_y="NEXT")
p.ln(3);p.set_font("Times","I",8);p.multi_cell(0,4,"SW = single wide, DW = double wide, POH = park-owned home. All tenancies month to month. Water/sewer is submetered and billed in arrears.")
p.output(doc(NAME))
save(NAME,rows,"Cedar Bluff Manufactured Home Community","2026-08-31",N,occ,N-occ,"MANUFACTURED_HOUSING","Rent Manager-like site roll, serif, lot rent / home payment / utilities","Rent Manager report",planted=dict(what=f"site {dup} is printed twice (identical lines); totals and counts include it once",kind="unit_doubled"))
print(T)
