# Old character-mode affordable report (HAP), Courier, two print lines per unit
from .common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
META=dict(file="afford_rr_stclare_2025_11.pdf",assetType="MULTIFAMILY",style="character-mode Section 8 rent roll (Yardi Affordable export), Courier, two lines per household, subtotals by building",hard="two-line records, tenant portion vs HAP, utility allowance, utility reimbursement, manager unit")
def make(rng,path):
    nm=names(rng,50,"{l}, {f} {i}");ni=0
    S={"0BR":(520,985,41,7),"1BR":(640,1142,58,18),"2BR":(865,1388,77,14),"3BR":(1090,1655,96,4)}
    B=[("A",12),("B",12),("C",13)]
    seq=[]
    for b,n in B:
        for i in range(n):seq.append((b,f"{b}{(i//6)+1}{i%6+1:02d}"))
    tb=[k for k,v in S.items() for _ in range(v[3])];rng.shuffle(tb)
    data=[]
    for (b,u),ty in zip(seq,tb):
        sf,cr,ua,_=S[ty];r=dict(b=b,u=u,ty=ty,sf=sf,cr=cr,ua=ua)
        x=rng.random()
        if u=="A101":r.update(st="MGR",nm=nm[ni]);ni+=1;r["mi"]=dt.date(2021,6,14)
        elif x<.1:r["st"]="VAC"
        else:
            r.update(st="OCC",nm=nm[ni]);ni+=1
            ttp=rng.choice([25,0,rng.randrange(60,620),rng.randrange(150,520),rng.randrange(150,520)])
            r["tr"]=max(0,ttp-ua);r["ur"]=max(0,ua-ttp);r["hap"]=cr-r["tr"]
            r["cert"]=rng.choice(["AR","AR","AR","IR","MI"]);r["ce"]=dt.date(2025,rng.randrange(1,12),1)
            r["mi"]=rdate(rng,dt.date(2004,1,1),dt.date(2025,10,1));r["lend"]=eom(2026,rng.randrange(1,12))
            if r["cert"]=="MI":r["mi"]=r["ce"];r["lend"]=addm(r["ce"],12)-dt.timedelta(days=1)
            r["dep"]=max(25,r["tr"]);r["oth"]=rng.choice([0,0,0,10,35]);r["bal"]=rng.choice([0,0,0,-4,round(rng.uniform(5,640),2)])
        data.append(r)
    # 38 seq vs 43 types ok
    c=canvas.Canvas(path,pagesize=landscape(letter),invariant=1);W,H=landscape(letter);FS=8.4;LH=10
    lines=[]
    hdr=["ST. CLARE TERRACE APARTMENTS".ljust(50)+"HUD PROJECT-BASED RENT ROLL".ljust(52)+"PAGE {p}",
         "HAP CONTRACT OH16L000219".ljust(50)+"AS OF 11/30/2025".ljust(52)+"RUN 12/01/25 06:58","",
         "UNIT   BR   SQFT  HEAD OF HOUSEHOLD          ST   CT  CERT EFF     CONTRACT   UTIL     GROSS    TENANT      HAP     UTIL  ",
         "                  MOVE-IN     LEASE END           DEPOSIT   BALANCE     RENT   ALLOW      RENT      RENT  SUBSIDY    REIMB    OTHER",
         "-"*132]
    rows=[];K=("cr","ua","gr","tr","hap","ur","oth");Z=lambda:{k:0 for k in K};G=Z()
    m=lambda v,w:f"{v:,.0f}".rjust(w)
    page=[];pages=[];
    MAX=44
    def put(ls):
        nonlocal page
        if len(page)+len(ls)>MAX:pages.append(page);page=[]
        page+=ls
    def amounts(T): return m(T["cr"],9)+m(T["ua"],8)+m(T["gr"],10)+m(T["tr"],10)+m(T["hap"],9)+m(T["ur"],9)+m(T["oth"],9)
    for b,_ in B:
        put(["",f"BUILDING {b}",""] if page else [f"BUILDING {b}",""]);T=Z();occ=v=0;gd=gb=0
        for r in [r for r in data if r["b"]==b]:
            gr=r["cr"]+r["ua"];T["cr"]+=r["cr"];T["ua"]+=r["ua"];T["gr"]+=gr
            for k in("tr","hap","ur","oth"):T[k]+=r.get(k,0)
            name={"VAC":"** VACANT **"}.get(r["st"],r.get("nm"))
            l1=f"{r['u']:<7}{r['ty']:<5}{r['sf']:>4}  {name:<27}{r['st']:<5}{r.get('cert',''):<4}{mdy(r['ce']) if 'ce' in r else '':<10}"
            l1=l1.ljust(68)+m(r["cr"],9)+m(r["ua"],8)+m(gr,10)
            t=dict(unit=r["u"],building=b,unitType=r["ty"],area=r["sf"],statusText=r["st"],section=f"BUILDING {b}",contractRent=r["cr"])
            if r["st"]=="OCC":
                l1+=m(r["tr"],10)+m(r["hap"],9)+m(r["ur"],9)+(m(r["oth"],9) if r["oth"] else "")
                bal=f"{r['bal']:,.2f}" if r["bal"]>=0 else f"{-r['bal']:,.2f}CR"
                l2=" "*18+f"{mdy(r['mi'])}  {mdy(r['lend'])}".ljust(32)+m(r["dep"],7)+bal.rjust(10 if "CR" not in bal else 12)
                t.update(tenantName=r["nm"],moveInDate=r["mi"],leaseEndDate=r["lend"],deposit=r["dep"],balance=r["bal"],
                  charges=[{"code":"TENANT RENT","amount":r["tr"]},{"code":"HAP SUBSIDY","amount":r["hap"]}]+([{"code":"OTHER","amount":r["oth"]}] if r["oth"] else []));occ+=1
            elif r["st"]=="MGR":
                l2=" "*18+mdy(r["mi"])+"  STAFF UNIT - NO RENT CHARGED";t.update(tenantName=r["nm"],moveInDate=r["mi"])
            else:l2="";v+=1
            put([l1,l2] if l2 else [l1,""]);rows.append(t)
        nb=sum(r["b"]==b for r in data)
        put([" "*68+"-"*64,f"TOTAL BUILDING {b}   UNITS {nb}   OCC {nb-v}   VAC {v}".ljust(68)+amounts(T)])
        for k in K:G[k]+=T[k]
    n=len(data);vac=sum(r["st"]=="VAC" for r in data)
    put([" "*68+"="*64,f"PROPERTY TOTAL     UNITS {n}   OCC {n-vac} (INCL MGR)   VAC {vac}".ljust(68)+amounts(G)])
    oc=[r for r in data if r["st"]=="OCC"]
    put(["","MONTHLY BILLING - OCCUPIED SUBSIDIZED UNITS",f"  TENANT RENT".ljust(30)+m(sum(r['tr'] for r in oc),10),"  HAP SUBSIDY".ljust(30)+m(sum(r['hap'] for r in oc),10),"  CONTRACT RENT BILLED".ljust(30)+m(sum(r['cr'] for r in oc),10),"",
         "ST: OCC=OCCUPIED  VAC=VACANT  MGR=MANAGER UNIT     CT: AR=ANNUAL  IR=INTERIM  MI=MOVE-IN CERTIFICATION     CR=CREDIT BALANCE","*** END OF REPORT ***"])
    pages.append(page)
    for p,pg in enumerate(pages):
        y=H-40;c.setFont("Courier",FS)
        for l in [h.replace("{p}",str(p+1)) for h in hdr]+pg:
            assert len(l)<=133,(len(l),l);c.drawString(42,y,l);y-=LH
        c.showPage()
    c.save()
    return truth("St. Clare Terrace Apartments","2025-11-30",n,n-vac,vac,rows)
