# JDE fixed pitch, Canadian industrial, large
from h import *
from reportlab.pdfgen import canvas
rng=random.Random(7507); f='d07_jde_lease_report.pdf'
nm=names(rng,["Transport Ltd.","Aliments Inc.","Millwork Ltd.","Plastics Corp.","Glass (1987) Ltd","Controls Inc.","Courier Ltd.","Electric ULC","Pharma Canada","Mfg. Co. Ltd.","Metals Inc.","Foods Ltd.","Imports Ltd.","Robotics Inc."],140)
W,H=792,612; c=canvas.Canvas(p(f),pagesize=(W,H)); pg=0; LN=0; lines=[]
def hdr():
    return [f"R15611C                              Quarrier Industrial REIT  -  00310                                     {dt.date(2025,12,2).strftime('%Y/%m/%d')}   7:42:10",
            f"                                          Rent Roll by Building                                          Page -   {pg:>4}",
            "                                          As of 2025/11/30   CAD",
            "",
            "  Unit     Lease                                      Unit    Commence     Lease        Base        Op. Cost     Realty       Total",
            " Number    Number    Tenant Name                       Sq Ft    Date      End Date      Rent        Recovery      Tax        Monthly",
            "--------  --------  ------------------------------  --------  ---------- ---------- ------------ ------------ ------------ ------------"]
def flush():
    global lines
    c.setFont('Courier',7.6); y=H-30
    for l in lines:
        c.drawString(34,y,l); y-=9.4
    c.showPage(); lines=[]
def out(l):
    global pg
    if not lines or len(lines)>=58:
        if lines: flush()
        pg+=1; lines.extend(hdr())
    lines.append(l)
m=lambda v:f'{v:>12,.2f}'
T=[];i=0;G=[0]*5;cnt=[0,0]
B_=[('31010','1180 Corvane Blvd, Mississauga',24),('31022','75 Tolland Crt, Brampton',31),('31035','4400 Yarrow Rd E, Oakville',18),('31041','9 Stannard Gate, Vaughan',35),('31058','660 Hexton Line, Milton',22)]
for bc,bn,k in B_:
    name=f'{bc}  {bn}'; out(f' Building  {bc}  {bn}'); out(''); s=[0]*5; o=0
    for q in range(k):
        u=str(100+q if bc!='31041' else 1+q); a=rng.randint(18,160)*100+rng.choice([0,0,25,50,64]); 
        if rng.random()<.07:
            out(f"{u:<8}            {'** Vacant **':<30}  {a:>8,}  {'':10} {'':10} {m(0)} {m(0)} {m(0)} {m(0)}".replace('        0.00','         .00'))
            T.append(dict(unit=u,building=name,area=a,statusText='** Vacant **',contractRent=0,totalCharges=0,charges=[dict(code='Op. Cost Recovery',amount=0),dict(code='Realty Tax',amount=0)])); s[0]+=a; cnt[1]+=1; continue
        st=D(rng.randint(2015,2025),rng.randint(1,11),1); e=end(st,rng.choice([36,60,60,120])); 
        while e<D(2025,12,31): e=end(st,(e.year-st.year)*12+60)
        rent=round(a*rng.uniform(9,17.5)/12,2); oc=round(a*3.05/12,2); tx=round(a*2.62/12,2); tot=round(rent+oc+tx,2); cnt[0]+=1
        out(f"{u:<8}  {rng.randint(104000,189999):<8}  {nm[i]:<30}  {a:>8,}  {st.strftime('%Y/%m/%d')} {e.strftime('%Y/%m/%d')} {m(rent)} {m(oc)} {m(tx)} {m(tot)}")
        T.append(dict(unit=u,building=name,area=a,tenantName=nm[i],statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(e),contractRent=rent,totalCharges=tot,charges=[dict(code='Op. Cost Recovery',amount=oc),dict(code='Realty Tax',amount=tx)])); i+=1;o+=1
        for z,x in enumerate((a,rent,oc,tx,tot)): s[z]+=x
    out(f"{'':52}{'-'*8}  {'':21} {' '.join(['-'*12]*4)}"); out(f"{'':20}{'Building Total  '+bc:<30}  {s[0]:>8,}  {'':21} {' '.join(m(x) for x in s[1:])}"); out(f"{'':20}Units {k:>3}   Occupied {o:>3}   Vacant {k-o:>3}"); out('')
    for z in range(5): G[z]+=s[z]
out(f"{'':52}{'='*8}  {'':21} {' '.join(['='*12]*4)}"); out(f"{'':20}{'Grand Total':<30}  {G[0]:>8,}  {'':21} {' '.join(m(x) for x in G[1:])}"); out(f"{'':20}Units {sum(cnt):>3}   Occupied {cnt[0]:>3}   Vacant {cnt[1]:>3}")
flush(); c.save()
save(f,'INDUSTRIAL','JD Edwards fixed-pitch print, 130 units in five buildings',False,None,'2025-11-30',T,sum(cnt),*cnt)
