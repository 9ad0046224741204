# Housing authority boxed form, supportive, portrait
from common import *
from reportlab.lib.pagesizes import letter
r=random.Random(2303); N=Names(r); n="r23_p3_authority_form.pdf"
c=Cv(doc(n),letter); H="Helvetica"; B="Helvetica-Bold"
c.box(30,30,552,732,lw=1.2); c.t(38,748,"HOUSING AUTHORITY OF THE COUNTY OF TALLOW",B,10); c.t(574,748,"Form HACT-312 (rev. 7/22)",H,7,"r")
c.t(38,734,"OWNER'S MONTHLY UNIT ROSTER AND REQUEST FOR HOUSING ASSISTANCE",B,9); c.ln(30,726,582,726,1)
def fld(x,y,w,lab,val): c.box(x,y,w,26); c.t(x+3,y+18,lab,H,6,col=.3); c.t(x+6,y+5,val,"Courier",9.5)
fld(30,700,220,"1. Project name","HARBORLIGHT COMMONS"); fld(250,700,120,"2. Contract no.","PBV-SH-0047"); fld(370,700,106,"3. Roster as of","April 30, 2026"); fld(476,700,106,"4. No. of units","18")
fld(30,674,340,"5. Owner / service provider","Lantern Street Supportive Housing, Inc."); fld(370,674,212,"6. Site address","1180 Kestrel St., Port Tallow")
cols=[("(a)","Unit",34),("(b)","Head of household\n(last, first)",118),("(c)","Size",30),("(d)","Date moved\nin",56),("(e)","Contract\nrent",52),("(f)","Paid by\ntenant",48),("(g)","Paid by\nAuthority",52),("(h)","AMI\nlevel",34),("(i)","Re-exam\ndue",52),("(j)","Security\ndeposit",40),("(k)","Tenant\naccount",36)]
x=30; xs=[]
for a,h,w in cols:
    c.box(x,638,w,36,.9); xs.append((x,w)); c.t(x+w/2,666,a,H,6,"c")
    for i,l in enumerate(h.split("\n")): c.t(x+w/2,656-i*8,l,B,6.5,"c")
    x+=w
y=638; rows=[]; S=[0]*5
reas={3:"VACANT-make ready",9:"VACANT-CES referral",14:"VACANT-fire, offline"}
for i in range(18):
    y-=18; u=str(101+i) if i<9 else str(201+i-9); sz="SRO" if i%3 else "0-BR"
    for x,w in xs: c.box(x,y,w,18)
    def p(k,v,al="c"):
        x,w=xs[k]; c.t(x+3 if al=="l" else x+w-3 if al=="r" else x+w/2,y+5.5,v,"Courier",7.2,al)
    p(0,u); p(2,sz)
    if i in reas: p(1,reas[i],"l"); rows.append(row(unit=u,unitType=sz,statusText="VACANT")); continue
    cr=1021 if sz=="SRO" else 1214; tr=r.choice([0,0,50,178,212,243,291,306,334]); mi=rd(r,(2017,2,1),(2026,3,20)); nm=N("L, F"); dep=r.choice([0,100,150,300]); bal=r.choice([0,0,0,0,50,-25,178,61])
    rx=m1(rd(r,(2026,5,1),(2027,4,20)))
    p(1,nm[:25],"l"); p(3,f"{mi.month}-{mi.day}-{mi:%y}"); p(4,mo(cr,0),"r"); p(5,mo(tr,0),"r"); p(6,mo(cr-tr,0),"r"); p(7,r.choice(["30%","30%","30%","50%"])); p(8,f"{rx:%m/%Y}"); p(9,mo(dep,0),"r"); p(10,mo(bal,0),"r")
    for k,v in enumerate((cr,tr,cr-tr,dep,bal)): S[k]+=v
    rows.append(row(unit=u,unitType=sz,tenantName=nm,moveInDate=mi,contractRent=cr,charges=chs([("Paid by tenant",tr),("Paid by Authority",cr-tr)]),deposit=dep,balance=bal,statusText="Occupied"))
y-=18; c.box(30,y,552,18,.9)
c.t(36,y+5.5,"7. TOTALS THIS PAGE",B,7)
for k,j in enumerate((4,5,6,9,10)): x,w=xs[j]; c.t(x+w-3,y+5.5,mo(S[k],0),"Courier-Bold",7.2,"r")
y-=12; c.t(38,y-6,"8. Units occupied on roster date",H,7.5); c.t(230,y-6,"15","Courier",9); c.t(300,y-6,"10. Applicants on site waiting list",H,7.5); c.t(520,y-6,"46","Courier",9)
c.t(38,y-20,"9. Units vacant on roster date",H,7.5); c.t(230,y-20," 3","Courier",9); c.t(300,y-20,"11. Assistance requested (total of col. g)   $",H,7.5); c.t(520,y-20,mo(S[2],0),"Courier",9)
y-=34; c.ln(30,y,582,y); 
for k,l in enumerate(["CERTIFICATION. The undersigned certifies that each household listed occupies the unit shown, that the assisted rent charged does not exceed","the contract rent, that no vacancy payment is claimed for a unit vacant over 60 days, and that this roster agrees with the owner's books."]): c.t(38,y-12-k*9,l,H,7)
c.t(60,y-52,"P. Gostick","Times-Italic",14); c.ln(38,y-56,230,y-56); c.t(38,y-64,"Owner's representative",H,6.5); c.t(300,y-52,"5/4/2026","Courier",9); c.ln(300,y-56,400,y-56); c.t(300,y-64,"Date",H,6.5)
c.t(430,y-52,"RECEIVED MAY 05 2026",B,8,col=.45); c.box(426,y-57,112,16)
c.save()
put(n,"MULTIFAMILY","Housing authority boxed form, supportive SRO, portrait",False,"Harborlight Commons","2026-04-30",rows,18,15,3,totals=dict(contractRent=S[0],tenant=S[1],authority=S[2],deposit=S[3],balance=S[4]))
