# single-tenant net lease schedule, own team's one-page PDF, serif, no rules, record per property (address block), annual rents, steps on a second line
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='r12_net_lease_schedule.pdf'; W,H=letter; c=canvas.Canvas(path(N),pagesize=letter); y=H-60
c.setFont("Times-Bold",14); c.drawString(54,y,"Halyard Net Lease Partners II"); c.setFont("Times-Roman",11); y-=16; c.drawString(54,y,"Schedule of Leases (single-tenant assets)"); y-=14; c.drawString(54,y,"Rents in effect at January 31, 2025"); y-=30
X=dict(p=54,t=172,sf=330,st=378,ex=448,r=558)
c.setFont("Times-Italic",9.5)
for k,s in (("p","Premises"),("t","Tenant (guarantor)"),("st","Commenced"),("ex","Expires")): c.drawString(X[k],y,s)
c.drawRightString(X["sf"]+24,y,"Sq. feet"); c.drawRightString(X["r"],y,"Annual rent ($)"); y-=22
T=[("HN-01","1208 Corsair Ave","Lubbock, TX","Dash Pharmacy #0773","Dash Health Corp.",13650,D(2016,4,15),D(2041,4,30),386295,[(D(2026,5,1),424925)]),
("HN-02","77 Sycamore Bypass","Rome, GA","Farmer's Friend Supply","Farmer's Friend Stores, Inc.",19097,D(2021,11,1),D(2036,10,31),267358,[(D(2026,11,1),294094),(D(2031,11,1),323503)]),
("HN-03","3340 W. Jubilee Pkwy","Decatur, IL",None,None,8200,None,None,0,[]),
("HN-04","9 Terminal Row","Toledo, OH","Maumee Cross-Dock LLC","none",46500,D(2019,2,1),D(2029,1,31),302250,[(D(2025,2,1),308295),(D(2026,2,1),314461)]),
("HN-05","610 Lark Hill Rd","Ocala, FL","Sunstate Dialysis, LLC","RenalOne Holdings",7025,D(2022,8,1),D(2037,7,31),228312.5,[(D(2027,8,1),251143.75)])]
rows=[]; tot=0; A=0
for u,a1,a2,t,g,sf,st,ex,an,S in T:
    c.setFont("Times-Bold",10); c.drawString(X["p"],y,u); c.setFont("Times-Roman",10); c.drawString(X["p"],y-12,a1); c.drawString(X["p"],y-24,a2)
    c.drawRightString(X["sf"]+24,y,f"{sf:,}"); A+=sf; q=dict(unit=u,area=sf)
    if t:
        c.drawString(X["t"],y,t); c.setFont("Times-Italic",9); c.drawString(X["t"],y-12,f"({g})" if g!="none" else "(no guarantor)"); c.setFont("Times-Roman",10)
        for k,d in (("st",st),("ex",ex)): c.drawString(X[k],y,f"{d:%b} {d.day}, {d.year}")
        c.drawRightString(X["r"],y,mny(an)); yy=y-12
        c.setFont("Times-Roman",9)
        for d,v in S: c.drawString(X["st"],yy,f"rises {d:%b} {d.day}, {d.year} to"); c.drawRightString(X["r"],yy,mny(v)); yy-=11
        q.update(tenantName=t,statusText="Occupied",leaseStartDate=st,leaseEndDate=ex,annualRent=an,rentSteps=[{"date":iso(d),"amount":v,"per":"year"} for d,v in S]); tot+=an
    else: c.drawString(X["t"],y,"Vacant"); q["statusText"]="Vacant"
    rows.append(q); y-=54
c.setFont("Times-Bold",10); c.drawString(X["p"],y,"Five properties, four leased"); c.drawRightString(X["sf"]+24,y,f"{A:,}"); c.drawRightString(X["r"],y,mny(tot)); y-=40
c.setFont("Times-Roman",9)
for l in ("HN-01, HN-02 and HN-05 are absolute net. HN-04 is double net: roof and structure remain with the landlord.","HN-03 is being marketed at $18.00 per square foot, triple net.","Rent on HN-04 for February is shown as the first increase. Options to extend are not part of the terms shown."): c.drawString(54,y,l); y-=12
c.setFont("Times-Roman",8); c.drawCentredString(W/2,36,"Internal use - lease administration"); c.save()
save(N,"RETAIL","own-team one-page portfolio schedule, no grid, address blocks, yearly rents",False,None,D(2025,1,31),rows,5,4,1)
