from common import *
from reportlab.pdfgen import canvas
r=random.Random(505); nm=Names(r)
N='PINECREST_MHC_SPACE_LEDGER.pdf'
c=canvas.Canvas(doc(N),pagesize=(792,612)); L=[]
H=["SPC   RESIDENT                 HM  SINCE     LOT RENT    WATER   SEWER   TRASH     TOTAL    PRIOR BAL   PAYMENTS  BALANCE DUE","----  -----------------------  --  --------  --------  -------  ------  ------  --------  ----------  ---------  -----------"]
rows=[]; body=[]; T=dict.fromkeys("lr w s t tot pb pd bal".split(),0); nv=0
for st,n,pre in (("ELM LANE",38,"E"),("DOGWOOD LANE",44,"D"),("RV ROW",16,"R"),("CEDAR CIRCLE",40,"C")):
    body+=["",f"** {st} **"]; S=dict.fromkeys(T,0)
    for i in range(1,n+1):
        u=f"{pre}-{i:02d}"
        if r.random()<.08:
            k=r.choice(["VACANT - PAD ONLY","VACANT","VACANT - PARK OWNED"]); nv+=1
            body.append(f"{u:<6}{k}"); rows.append(row(unit=u,section=st,statusText=k)); continue
        t=nm('LF')[:23]; hm=r.choice(["TO"]*5+["PO"]) if pre!="R" else "RV"; d=rdate(r,D(1994,1,1),D(2026,9,1),1)
        lr={"E":385,"D":385,"C":410,"R":295}[pre]+(r.choice([395,450]) if hm=="PO" else 0); w=round(r.uniform(14,58),2); s=22.5; tr=12 if pre!="R" else 0; tot=round(lr+w+s+tr,2)
        pb=r.choice([0]*9+[-25.0,tot,round(tot*.5,2),round(tot*2+50,2)]); pd=round(max(0,tot+pb),2) if r.random()<.82 else r.choice([0,300.0]); bal=round(pb+tot-pd,2)
        sg=lambda v: f"{abs(v):,.2f}"+("-" if v<0 else " ")
        body.append(f"{u:<6}{t:<25}{hm}  {d:%m/%d/%y}  {lr:8.2f}  {w:7.2f}  {s:6.2f}  {tr if tr else '':>6{'.2f' if tr else ''}}  {tot:8.2f}  {sg(pb):>11} {sg(pd):>10} {sg(bal):>11}")
        for k,v in zip(T,(lr,w,s,tr,tot,pb,pd,bal)): S[k]+=v
        rows.append(row(unit=u,section=st,tenantName=t,statusText='Occupied',moveInDate=d,contractRent=float(lr),charges=[dict(code=k,amount=float(v)) for k,v in (('LOT RENT',lr),('WATER',w),('SEWER',s),('TRASH',tr)) if v],totalCharges=tot,balance=bal))
    f=lambda a,S:f"{a:<44}{S['lr']:>9,.2f}  {S['w']:7.2f} {S['s']:7.2f} {S['t']:7.2f} {S['tot']:9,.2f}  {sg(S['pb']):>11} {sg(S['pd']):>10} {sg(S['bal']):>11}".replace('-0.00','0.00')
    body+=[" "*43+"-"*80,f(f"      {st} TOTAL",S)]
    for k in T:T[k]=round(T[k]+S[k],2)
body+=["",f("      PARK TOTAL",T),"",f"      SPACES 138    RENTED {138-nv}    VACANT {nv}","","      *** END OF REPORT ***"]
per=48; pages=[body[i:i+per] for i in range(0,len(body),per)]
for k,p in enumerate(pages,1):
    y=580
    for s in [f"PINECREST MOBILE HOME COURT{'':<62}RUN 10/01/26  17:42   PAGE {k:>2}",f"SPACE LEDGER AND RENT LIST FOR SEPTEMBER 2026 - CLOSED{'':<35}PGM: MHRR04",""]+H+p:
        c.setFont('Courier',9.2 if False else 9); c.drawString(40,y,s) if len(s)<10 else (c.setFont('Courier',9),c.drawString(40,y,s)); y-=10.2
    c.showPage()
c.save()
save(N,'MANUFACTURED_HOUSING','line-printer text print, trailing minus, sections by street',False,dict(propertyName='PINECREST MOBILE HOME COURT',asOnDate='2026-09',units=138,occupied=138-nv,vacant=nv,sheet=None,planted=None,rows=rows),[('contractRent',T['lr']),('totalCharges',T['tot']),('balance',T['bal'])])
