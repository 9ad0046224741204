from common import *
from fpdf import FPDF
rng=random.Random(5603)
FILE='KINGFISHER_SLIPREG.pdf'
nm=names(rng,120)
boats="SEA GLASS,Second Wind,Reel Therapy,Knot Working,Osprey II,Miss Penny,Lazy Dayz,Bay Rum,Windfall,Pier Pressure,Sundowner,Gone Fishin',Tern Around,Dock Holiday,Grace,Blue Heron,Summer Loan,Halcyon,Nauti Buoy,Patience,Kittiwake,Liquid Asset,Aurora,Full Sail,Catch 22,Serenity,Wanderer,Bella,Skipjack,Old Salt,Mariah,Sea Biscuit,Drifter,Island Girl,Tenacity,Fog Cutter,Moonraker,Jenny Lee,Whisper,Off Duty".split(",")
fee={"OPEN":{24:150,30:195,36:252,40:300},"COVERED":{30:275,36:345,40:410},"T-HEAD":{60:690}}
docks=[("A","COVERED",[30,36,40],16),("B","OPEN",[30,36],20),("C","OPEN",[24,30],22)]
rows=[];i=0
for d,ty,ls,n in docks:
    for k in range(1,n+1):
        t=ty;l=ls[(k-1)*len(ls)//n]
        if k==n and d!="C": t,l="T-HEAD",60
        mo=float(fee[t][l])
        r={"unit":f"{d}-{k:02d}","section":f"DOCK {d}","unitType":t,"_l":l}
        x=rng.random()
        if (d,k) in (("A",9),("B",4),("C",22)): x=.01
        if x<.10: r["statusText"]="VACANT"
        else:
            a=nm[i];r["tenantName"]=f"{a[1].upper()}, {a[0].upper()}";r["_b"]=boats[i%40].upper();i+=1
            r["statusText"]="Occupied"
            disc=rng.choice([0,0,0,-10,-15]);el=rng.choice([0.0,25.0,25.0,40.0]) if t!="OPEN" or rng.random()<.4 else 0.0
            r["contractRent"]=mo+disc
            r["charges"]=[{"code":"ELEC","amount":el}] if el else []
            r["totalCharges"]=round(r["contractRent"]+el,2)
            s=D(rng.choice([2025,2026]),rng.choice([1,4,5,6,9,10]) ,1)
            if s>D(2026,9,1): s=addm(s,-12)
            if addm(s,12)<=D(2026,9,30): s=addm(s,12)
            r["leaseStartDate"]=s;r["leaseEndDate"]=eom(addm(s,11))
            if r["leaseEndDate"]<D(2026,9,30): r["leaseEndDate"]=D(2026,12,31)
            r["deposit"]=rng.choice([100.0,200.0,mo]);
            r["balance"]=rng.choice([0.0]*5+[r["totalCharges"],r["totalCharges"]*2,-r["totalCharges"]])
        rows.append(r)
up=[("FUEL DOCK","Channel Marine Fuels LLC",1850.00,D(2024,4,1),D(2029,3,31),1850.0),
    ("GALLEY","The Bilge Rat Grill, Inc.",3475.00,D(2022,5,1),D(2027,4,30),5000.0),
    ("SHIP STORE","Kingfisher Chandlery",1200.00,D(2020,1,1),"MO TO MO",None),
    ("LOFT","Pelican Canvas & Sail Repair",865.00,D(2026,2,1),D(2028,1,31),865.0)]
uprows=[{"unit":u,"section":"UPLAND","tenantName":t,"statusText":"Occupied","contractRent":m,"leaseStartDate":a,"leaseEndDate":b,"deposit":dp} for u,t,m,a,b,dp in up]
f2=lambda d:d if isinstance(d,str) else d.strftime("%m/%d/%y")
def mo_(v):
    s=f"{abs(v):,.2f}";return s+"CR" if v<0 else s+"  "
out=[]
def line(r):
    if "tenantName" not in r: return f"{r['unit']:<6}{r['_l']:>3} {r['unitType']:<9}** VACANT **"
    e=chargesum(r["charges"])
    return (f"{r['unit']:<6}{r['_l']:>3} {r['unitType']:<9}{r['tenantName'][:21]:<22}{r['_b'][:14]:<15}{f2(r['leaseStartDate'])}-{f2(r['leaseEndDate'])} {r['contractRent']:>9,.2f}{(f'{e:,.2f}' if e else ''):>8}{r['totalCharges']:>10,.2f}{r['deposit']:>9,.2f}{mo_(r['balance']):>13}")
hdr=["              SLIP                                                               SLIP    ELEC   MONTHLY  DEPOSIT      BALANCE",
     "SLIP  LOA     TYPE     HOLDER                VESSEL         AGREEMENT            RENT    FLAT    TOTAL     HELD       DUE"]
hdr=[f"{'':<6}{'':>3} {'SLIP':<9}{'':<22}{'':<15}{'AGREEMENT':<18}{'SLIP':>9}{'ELEC':>8}{'MONTHLY':>10}{'DEPOSIT':>9}{'BALANCE  ':>13}",
     f"{'SLIP':<6}{'LOA':>3} {'TYPE':<9}{'SLIPHOLDER':<22}{'VESSEL':<15}{'FROM     THRU':<18}{'RENT':>9}{'FLAT':>8}{'TOTAL':>10}{'HELD':>9}{'DUE  ':>13}"]
ruler="-"*len(hdr[1])
class P(FPDF):
    def header(s):
        s.set_font("Courier","",8.6)
        w=len(ruler)
        for t in [f"{'KINGFISHER COVE MARINA':<60}{('PAGE %d'%s.page_no()):>{w-60}}",f"{'SLIP REGISTER / RENT ROLL':<60}{'RUN 09/30/26  17:42':>{w-60}}","POSITION AS OF SEPTEMBER 30, 2026",""]: s.cell(0,10,t,new_x="LMARGIN",new_y="NEXT")
    def footer(s): pass
p=P(orientation="L",unit="pt",format="Letter");p.set_margins(40,36,20);p.set_auto_page_break(True,36);p.set_creation_date(dt.datetime(2026,9,30))
p.add_page()
def w(t=""):
    p.set_font("Courier","",8.6);p.cell(0,10.4,t,new_x="LMARGIN",new_y="NEXT")
T=lambda rs,k:sum(r.get(k,0) for r in rs)
def totl(lbl,rs):
    e=sum(chargesum(r.get("charges",[])) for r in rs)
    return f"{lbl:<74}{T(rs,'contractRent'):>9,.2f}{e:>8,.2f}{T(rs,'totalCharges'):>10,.2f}{T(rs,'deposit'):>9,.2f}{mo_(T(rs,'balance')):>13}"
for d,ty,ls,n in docks:
    rs=[r for r in rows if r["unit"].startswith(d+"-")]
    if p.get_y()>420: p.add_page()
    w(f"DOCK {d}");w();
    for h in hdr:w(h)
    w(ruler)
    for r in rs:
        if p.get_y()>560:
            p.add_page()
            w(f"DOCK {d} (CONT.)");w()
            for h in hdr:w(h)
            w(ruler)
        w(line(r))
    w(ruler)
    v=sum("tenantName" not in r for r in rs)
    w(totl(f"DOCK {d}   {n} SLIPS  {n-v} RENTED  {v} VACANT",rs));w();w()
w(ruler);v=sum("tenantName" not in r for r in rows)
w(totl(f"ALL DOCKS {len(rows)} SLIPS  {len(rows)-v} RENTED  {v} VACANT",rows));w();w()
if p.get_y()>470:p.add_page()
w("UPLAND LEASES");w()
w(f"{'PREMISES':<13}{'LESSEE':<32}{'MO. RENT':>10}   {'FROM':<10}{'THRU':<10}{'SEC. DEP.':>10}");w("-"*88)
for r in uprows: w(f"{r['unit']:<13}{r['tenantName']:<32}{r['contractRent']:>10,.2f}   {f2(r['leaseStartDate']):<10}{f2(r['leaseEndDate']):<10}{(format(r['deposit'],',.2f') if r['deposit'] else 'NONE'):>10}")
w("-"*88);w(f"{'UPLAND TOTAL':<45}{T(uprows,'contractRent'):>10,.2f}   {'':<20}{sum(r['deposit'] or 0 for r in uprows):>10,.2f}")
w();w("*** END OF REPORT ***")
p.output(os.path.join(DOC,FILE))
for r in rows:
    if "tenantName" in r: r["tenantName"]=r["tenantName"][:21]
n=len(rows)+4
truth(FILE,dict(assetType="OTHER",documentType="RENT_ROLL",author="marina's own DOS-era slip program",style="monospaced text report printed to PDF, per-dock headers and totals, CR suffix credits, second table for upland leases",hard=True),rows+uprows,propertyName="Kingfisher Cove Marina",asOnDate="2026-09-30",units=n,occupied=n-v,vacant=v)
