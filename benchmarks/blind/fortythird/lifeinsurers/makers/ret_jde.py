from common import *
from reportlab.pdfgen import canvas
NAME="R1515700_60118_RENTROLL.pdf"
A=D
# unit, lease no, tenant, sf, beg, end, base mo, pct?, cam psf, tax psf, promo mo, credit, dep, next (date, amt)
Z=[("00101",81204,"SPROUT & STEM GROCERS #0188",28750,A(2016,3,1),A(2031,2,28),31625.00,1.42,1.10,0,0,0,(A(2027,3,1),32573.75)),
("00105",81377,"BRIGHT SMILES FAMILY DENTAL",2200,A(2019,9,1),A(2029,8,31),5133.33,3.05,1.85,55,0,5000,(A(2026,9,1),5287.33)),
("00107",None,None,1600,None,None,0,0,0,0,0,0,None),
("00109",82019,"MAIL DEPOT OF MALLARD CREEK",1200,A(2021,5,1),A(2026,4,30),2750.00,3.05,1.85,30,0,2750,None),
("00111",81960,"JADE PALACE INC",2400,A(2020,11,1),A(2030,10,31),5200.00,3.05,1.85,60,-650.00,5200,(A(2026,11,1),5356.00)),
("00115",82544,"SCISSOR HOUSE SALON LLC",1400,A(2023,7,1),A(2028,6,30),3266.67,3.05,1.85,35,0,3300,(A(2026,7,1),3364.67)),
("00117",82670,"TIDY PAWS GROOMING",1400,A(2024,2,1),A(2029,1,31),3325.00,3.05,1.85,35,0,3325,(A(2027,2,1),3424.75)),
("00201",80911,"PENNANT SPORTS BAR & GRILLE",5600,A(2014,6,1),A(2029,5,31),11433.33,2.80,1.85,140,0,15000,(A(2026,6,1),11776.33)),
("00207",None,None,2050,None,None,0,0,0,0,0,0,None),
("00209",82733,"COMMONWEALTH URGENT CARE PLLC",4100,A(2024,10,1),A(2034,9,30),10591.67,3.05,1.85,103,0,12000,(A(2026,10,1),10856.46)),
("00213",82118,"U-SAVE TAX & MULTISERVICES",900,A(2022,1,1),A(2026,12,31),2100.00,3.05,1.85,22.5,0,1800,None),
("PAD01",80455,"FIRST DOGWOOD NATIONAL BANK",3850,A(2011,1,1),A(2030,12,31),9625.00,1.05,0,0,0,0,(A(2031,1,1),0)),
("PAD02",81702,"QUIKLUBE EXPRESS OIL",2100,A(2018,8,1),A(2033,7,31),6650.00,1.05,1.85,0,0,0,(A(2028,8,1),7315.00))]
def am(v): return f"{abs(v):,.2f}"+("-" if v<0 else " ")
ds=lambda d:d.strftime("%m/%d/%y") if d else ""
def line(u="",l="",n="",sf="",b="",e="",cd="",de="",mo="",an="",dep="",nd="",na=""):
    return f"{u:<6} {l:<6} {n:<31} {sf:>7} {b:<8} {e:<8} {cd:<4} {de:<22} {mo:>11} {an:>13} {dep:>10} {nd:<8} {na:>10}"
HD=[line(n="",b="Lease",e="Lease",cd="Bill",mo="Monthly ",an="Annual ",dep="Security ",nd="Next Step",na="       New"),
    line("Unit","Lease","Tenant/Lessee","Sq Feet","Begin","End","Code","Description","Amount ","Amount ","Deposit ","Date","Monthly")]
out=[];rows=[];tot={};tsf=0;TD=0;occsf=0
blocks=[]
for u,ln,n,sf,b,e,base,cam,tax,pr,cr,dep,nx in Z:
    tsf+=sf
    if not n:
        blocks.append([line(u,"","** VACANT **",f"{sf:,}"),""]);rows.append(row(unit=u,area=sf,statusText="** VACANT **"));continue
    ch=[("BRNT","Base Rent",base)]
    if cam:ch.append(("ECAM","Estimated CAM",round(sf*cam/12,2)))
    if tax:ch.append(("ERET","Est. Real Estate Tax",round(sf*tax/12,2)))
    if pr:ch.append(("PROM","Promotional Fund",float(pr)))
    if cr:ch.append(("RABT","Rent Abatement",cr))
    if nx and nx[1]==0: nx=None
    bl=[];t=0
    for k,(c_,d_,v) in enumerate(ch):
        t+=v;tot[(c_,d_)]=tot.get((c_,d_),0)+v
        if k==0: bl.append(line(u,str(ln),n,f"{sf:,}",ds(b),ds(e),c_,d_,am(v),am(v*12),am(dep) if dep else "",ds(nx[0]) if nx else "",am(nx[1]).strip() if nx else ""))
        else: bl.append(line(cd=c_,de=d_,mo=am(v),an=am(v*12)))
    t=round(t,2);bl.append(line(de="     Lease Total",mo=am(t)+"*",an=am(t*12)+"*"));bl.append("")
    blocks.append(bl);TD+=dep;occsf+=sf
    rows.append(row(unit=u,tenantName=n,area=sf,leaseStartDate=b,leaseEndDate=e,contractRent=base,annualRent=round(base*12,2),charges=[(a,v) for a,_,v in ch],totalCharges=t,deposit=float(dep) or None,rentSteps=[dict(date=nx[0],amount=nx[1])] if nx else None,statusText="Occupied"))
end=["-"*168,line(n="Building Total",sf=f"{tsf:,}",dep=am(TD),mo=am(sum(tot.values()))+"*",an=am(sum(tot.values())*12)+"*")]
end+=[line(de=d_,cd=c_,mo=am(v),an=am(v*12)) for (c_,d_),v in tot.items()]
nv=sum(1 for z in Z if not z[2]);end+=["",f"   Units: {len(Z):>4}     Leased: {len(Z)-nv:>4}   {occsf:>8,} sq ft  {occsf/tsf*100:6.2f} %     Vacant: {nv:>4}   {tsf-occsf:>8,} sq ft  {(tsf-occsf)/tsf*100:6.2f} %"]
blocks.append(end)
c=canvas.Canvas(doc(NAME),pagesize=(792,612));pg=0
def head():
    global y,pg
    pg+=1;y=580;c.setFont("Courier",7)
    for t in (f"R1515700{'':<58}Dogwood Realty Services, Inc.{'':<52}Page - {pg:>6}",f"RPM0004 {'':<66}Rent Roll{'':<64}Date - 06/03/26",f"{'':<73}As Of 05/31/26{'':<60}Time - 14:22:09","",f"Building . . . . .       60118   Mallard Creek Shopping Center","Version: Open leases only, by unit",""): c.drawString(28,y,t);y-=8.6
    for t in HD:c.drawString(28,y,t);y-=8.6
    c.drawString(28,y,"-"*168);y-=10
head()
for b in blocks:
    if y-8.6*len(b)<30:c.showPage();head()
    for t in b:
        c.setFont("Courier",7);c.drawString(28,y,t);y-=8.6
c.setFont("Courier",7);c.drawString(300,y-10,"*** End of Report ***");c.save()
save(NAME,rows,"Mallard Creek Shopping Center","2026-05-31",len(Z),len(Z)-nv,nv,"RETAIL","JD Edwards green-bar style rent roll in Courier, bill codes down, trailing minus, lease totals with asterisk","JD Edwards EnterpriseOne report",hard=True)
print(max(len(t) for b in blocks for t in b))
