# mobile-home park, old line-printer ledger
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC, black
rng=random.Random(5804)
LN='ABERNATHY BOYLSTON CANTRELL DUGGAN ESPARZA FONTAINE GUTHRIE HALVORSEN IBARRA JESSUP KOWALCZYK LANDRUM MCELROY NAVARRETE OSTRANDER PELLETIER QUARLES RENFRO SANDOVAL TILLMAN UPCHURCH VANDERPOOL WHITTAKER YBARRA ZELLER BRASWELL CORNETT DELGADILLO EASTERLING FARNSWORTH'.split()
FN='EDNA ROY CARL MARIA LUIS DOTTIE WAYNE JUNE HECTOR PAM GENE ROSA VERN BETTY AL TERESA DALE NORMA RAUL KIM'.split()
sp=[]; used=set()
for st,n in (('A',22),('B',26),('C',24),('D',20)):
    for i in range(1,n+1): sp.append(f"{st}-{i:02d}")
vac={'A-09':'** VACANT LOT **','B-04':'** VACANT LOT **','B-19':'** VACANT - HOME FOR SALE **','C-11':'** VACANT LOT **','C-23':'** VACANT LOT **','D-02':'** VACANT - HOME FOR SALE **','D-17':'** VACANT LOT **'}
data=[]
for u in sp:
    if u in vac: data.append((u,vac[u],'LOT' if 'LOT' in vac[u] else 'POH',None,0.0,0.0,0.0,0.0,0.0,0.0,0.0)); continue
    if u=='A-01': data.append((u,'PARK MGR - HOLLIS, BEA','DW','2011-05-01',0.0,0.0,0.0,0.0,0.0,0.0,0.0)); continue
    while 1:
        nm=f"{rng.choice(LN)}, {rng.choice(FN)}"
        if nm not in used: used.add(nm); break
    ty=rng.choices(['SW','DW','POH','RV'],[50,25,15,10])[0] if u[0]!='D' else rng.choice(['RV','RV','SW'])
    rent={'SW':385.0,'DW':425.0,'POH':385.0,'RV':340.0}[ty]+rng.choice([0,0,0,-20,10])
    wtr=rnd(rng.uniform(14,41)); sew=rnd(wtr*0.8); tr=12.5; oth=0.0
    if ty=='POH': oth=rng.choice([250.0,275.0,310.0])
    elif rng.random()<.1: oth=rng.choice([10.0,25.0])
    mi=dt.date(rng.randint(1996,2025),rng.randint(1,12),rng.randint(1,28))
    if mi>dt.date(2025,5,28): mi=dt.date(2024,mi.month,mi.day)
    dep=rng.choice([200.0,200.0,350.0,100.0,0.0]); bal=0.0
    q=rng.random()
    if q<.15: bal=rnd(rng.uniform(20,900))
    elif q<.22: bal=-rnd(rng.uniform(3,60))
    data.append((u,nm,ty,mi.isoformat(),rent,wtr,sew,tr,oth,dep,bal))
# one resident rents two spaces
i=[x[0] for x in data].index('D-08'); j=i+1
data[j]=(data[j][0],data[i][1],)+data[j][2:]
W,H=792,612
name='ferndale_mobile_estates_ledger.pdf'
c=canvas.Canvas(os.path.join(DOC,name),pagesize=(W,H),invariant=1)
cr=lambda v: '' if v is None else (m2(-v)+'CR' if v<0 else m2(v)+'  ')
FS=8.2; LH=10.6; X0=26
def line(y,s): c.setFont('Courier',FS); c.drawString(X0,y,s)
def fmt(u,n,ty,mi,v):
    dep,bal=v[6],v[7]
    return f"{u:<5} {n:<28} {ty:<4} {mi:<8} "+' '.join(f"{m2(x):>9}" for x in v[:6])+f" {m2(dep):>9} {cr(bal):>11}"
pages=[data[k:k+36] for k in range(0,len(data),36)]
rows=[]; G=[0]*8
for pi,pg in enumerate(pages):
    for b in range(0,26):
        if b%2==0: c.setFillColor(HC('#eef6ee')); c.rect(14,H-110-b*LH*1.5-10,W-28,LH*1.5,fill=1,stroke=0)
    c.setFillColor(black)
    y=H-34
    line(y,f"{'RUN 06/03/25  07:41':<40}{'F E R N D A L E   M O B I L E   E S T A T E S':^50}{'PAGE '+str(pi+1):>32}"); y-=LH
    line(y,f"{'PGM  RR200':<40}{'RENT ROLL LEDGER FOR THE MONTH OF JUNE 2025':^50}"); y-=LH*2
    line(y,f"{'':<5} {'':<28} {'HOME':<4} {'MOVE-IN':<8} {'SPACE':>9} {'':>9} {'':>9} {'':>9} {'HOME RNT/':>9} {'TOTAL':>9} {'SECURITY':>9} {'BALANCE':>11}"); y-=LH
    line(y,f"{'SPC':<5} {'RESIDENT':<28} {'TYPE':<4} {'DATE':<8} {'RENT':>9} {'WATER':>9} {'SEWER':>9} {'TRASH':>9} {'OTHER':>9} {'BILLED':>9} {'DEPOSIT':>9} {'FORWARD':>11}"); y-=LH
    line(y,'-'*126); y-=LH
    S=[0]*8
    for (u,n,ty,mi,rent,wtr,sew,tr,oth,dep,bal) in pg:
        tot=rnd(rent+wtr+sew+tr+oth); v=[rent,wtr,sew,tr,oth,tot,dep,bal]
        for k in range(8): S[k]+=v[k]; G[k]+=v[k]
        isv=n.startswith('**')
        if isv: line(y,f"{u:<5} {n:<28} {ty:<4}")
        else: line(y,fmt(u,n,ty,D(mi).strftime('%m/%d/%y'),v))
        y-=LH
        rows.append(R(unit=u,tenantName=None if isv else n,statusText=n.strip('* ') if isv else 'Occupied',unitType=ty,moveInDate=mi,
          **({} if isv else dict(contractRent=rent,charges=[dict(code=a,amount=b) for a,b in zip(['SPACE RENT','WATER','SEWER','TRASH','HOME RNT/OTHER'],v)],totalCharges=tot,deposit=dep,balance=bal))))
    line(y,'-'*126); y-=LH
    line(y,fmt('','*  PAGE TOTAL','','',S)); y-=LH
    if pi==len(pages)-1:
        line(y,fmt('','** GRAND TOTAL','','',G)); y-=LH*2
        oc=len(sp)-len(vac)
        line(y,f"SPACES IN PARK ... {len(sp):>4}      OCCUPIED (INCL MGR) ... {oc:>4}      VACANT ... {len(vac):>4}"); y-=LH*2
        for s in ['HOME TYPE:  SW SINGLE WIDE   DW DOUBLE WIDE   RV TRAILER/COACH   POH PARK-OWNED HOME (HOME RENT IN OTHER)   LOT NO HOME ON SPACE','SPACE RENT INCREASE OF $15.00 NOTICED FOR 01/01/26 - NOT YET ENTERED.']: line(y,s); y-=LH
    c.showPage()
c.save()
save(name,T('FERNDALE MOBILE ESTATES','2025-06',len(sp),len(sp)-len(vac),len(vac),rows),'MANUFACTURED_HOUSING','park bookkeeper, 1980s ledger program','Courier green-bar, page totals, CR balances, charge columns',True)
