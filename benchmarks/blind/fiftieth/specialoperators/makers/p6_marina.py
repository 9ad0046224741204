# marina slip list by dockmaster, fpdf2, portrait
from .common import *
from fpdf import FPDF
META=dict(file="Heron Point slip list Oct-1.pdf",assetType="OTHER",style="dockmaster's slip list, A-portrait fpdf, dock headings, zebra rows, seasonal and annual contracts",hard="slips and vessels, annual and monthly price, OPEN slips, seasonal contracts, no area")
def make(rng,path):
    nm=names(rng,60,"{f} {l}");ni=0
    V=["Second Wind","Reel Therapy","Knot Today","Patience","Sea Biscuit","Liquid Asset","Gull Friday","Blue Heron II","Miss Adeline","Aft Hours","Summer Wages","Osprey","Dora Jean","Nauti Buoy","Moonraker","Happy Hour","Slow Dance","Cast Away","Tern Around","Wanderer","Pearl","Kestrel","Otter","Lazy Daze","Windfall","Salty Paws","Compass Rose","Fair Lead","Stargazer","Halcyon","Marlin Spike","Delphine","Ebb & Flo","Black Pearl","Serenity","Perfect Storm","Lucky Strike","Finn","Luna","Grace Note"]
    rng.shuffle(V)
    docks=[("DOCK A - COVERED","A",14,[("30' cov",395),("36' cov",470)]),("DOCK B - OPEN FLOATING","B",16,[("30' open",285),("40' open",372),("45' open",428)]),("T-HEADS","T",3,[("60' T-head",690)])]
    pdf=FPDF("P","mm","Letter");pdf.set_creation_date(dt.datetime(2025,10,1,9,0,0));pdf.set_auto_page_break(False);pdf.set_margins(10,12,10)
    W=[13,21,33,34,19,18,18,15,12,13];Hd=["Slip","Size","Vessel","Slip Holder","Contract","From","To","$/mo","Elec","Live-\naboard"]
    pdf.add_page();pdf.set_font("Helvetica","B",15);pdf.cell(0,8,"HERON POINT MARINA",align="L",new_x="LMARGIN",new_y="NEXT");pdf.set_font("Helvetica","I",9.5)
    pdf.cell(0,5,"Slip rental list - wet slips only (dry rack is on its own sheet)",new_x="LMARGIN",new_y="NEXT");pdf.cell(0,5,"as of October 1, 2025",new_x="LMARGIN",new_y="NEXT");pdf.ln(2)
    def head():
        pdf.set_font("Helvetica","B",8);pdf.set_fill_color(24,58,94);pdf.set_text_color(255)
        y=pdf.get_y();x=10
        for w,h in zip(W,Hd):
            pdf.set_xy(x,y);pdf.cell(w,9,"",fill=True)
            ls=h.split("\n")
            for k,l in enumerate(ls):pdf.set_xy(x,y+(2.5 if len(ls)==1 else .7+3.7*k));pdf.cell(w,4,l,align="R" if h in("$/mo","Elec") or len(ls)>1 else "L")
            x+=w
        pdf.set_text_color(0);pdf.set_xy(10,y+9)
    def foot():
        pdf.set_xy(10,268);pdf.set_font("Helvetica","",7);pdf.cell(0,4,f"Heron Point Marina, 88 Wharf Rd, Edenton NC  -  dock office  -  p. {pdf.page_no()}",align="C")
    head();rows=[];G=[0,0,0];n=op=0;sub=[]
    for title,pre,k,sz in docks:
        if pdf.get_y()>235:foot();pdf.add_page();head()
        pdf.set_font("Helvetica","B",9);pdf.set_fill_color(205,220,235);pdf.cell(sum(W),6,title,fill=True,new_x="LMARGIN",new_y="NEXT");S=[0,0,0];o=0
        for i in range(k):
            if pdf.get_y()>255:foot();pdf.add_page();head()
            s,p=sz[i*len(sz)//k];u=f"{pre}-{i+1}"
            t=dict(unit=u,unitType=s,section=title);n+=1
            pdf.set_font("Helvetica","",8);pdf.set_fill_color(243);z=i%2==1
            if rng.random()<.14:
                o+=1;v=[u,s,"OPEN","","","","","","",""];t["statusText"]="OPEN"
            else:
                ct=rng.choice(["Annual","Annual","Annual","Seasonal","Month-to-mo"]);h=nm[ni];ves=V[ni];ni+=1
                if ct=="Annual":a=dt.date(2025,rng.randrange(1,10),1);e=addm(a,12)-dt.timedelta(days=1);r=p
                elif ct=="Seasonal":a=dt.date(2025,4,15);e=dt.date(2025,11,15);r=round(p*1.22)
                else:a=dt.date(2025,rng.randrange(5,10),rng.choice([1,1,15]));e="MTM";r=round(p*1.3)
                el=rng.choice([0,35,35,60]);la=150 if rng.random()<.12 and ct!="Seasonal" else 0
                v=[u,s,ves,h,ct,m_d_yy(a),m_d_yy(e) if e!="MTM" else e,f"{r:,}",str(el) if el else "",str(la) if la else ""]
                for q,x in enumerate((r,el,la)):S[q]+=x
                t.update(tenantName=h,statusText="Occupied",contractRent=r,leaseStartDate=a,leaseEndDate=e,charges=[{"code":c,"amount":x} for c,x in(("Elec",el),("Liveaboard",la)) if x])
            rows.append(t)
            for q,(w,x) in enumerate(zip(W,v)):
                if x=="OPEN":pdf.set_font("Helvetica","B",8)
                pdf.cell(w,5.6,x,fill=z,align="R" if q>6 else "L");pdf.set_font("Helvetica","",8)
            pdf.ln(5.6)
        pdf.set_font("Helvetica","B",8);pdf.cell(sum(W[:7]),6,f"{title.split(' - ')[0].title() if pre!='T' else 'T-heads'} total   ({k} slips, {o} open)",align="R")
        for w,x in zip(W[7:],S):pdf.cell(w,6,f"{x:,}",align="R")
        pdf.ln(8);op+=o
        for q in range(3):G[q]+=S[q]
    if pdf.get_y()>235:foot();pdf.add_page()
    pdf.set_font("Helvetica","B",9.5);pdf.cell(sum(W[:7]),7,f"ALL DOCKS   {n} slips  /  {n-op} rented  /  {op} open",align="R",border="TB")
    for w,x in zip(W[7:],G):pdf.cell(w,7,f"{x:,}",align="R",border="TB")
    pdf.ln(10);pdf.set_font("Helvetica","",8)
    for l in ["Seasonal = April 15 to Nov 15, paid monthly.  Electric is a flat monthly fee, 30 or 50 amp.","Deposits are held in the escrow acct and are not shown here.  Transient dockage is not on this list."]:pdf.cell(0,4.5,l,new_x="LMARGIN",new_y="NEXT")
    foot();pdf.output(path)
    return truth("Heron Point Marina","2025-10-01",n,n-op,op,rows)
