from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(55); AS=D(2025,8,31); fn='R15300_birkhollow_industrial.pdf'
ps=landscape(letter); W,H=ps; c=canvas.Canvas(os.path.join(DOC,fn),pagesize=ps)
lines=[]; rows=[]; pg=0; yl=0
def out(s=''):
    global yl
    if yl>58: c.showPage(); hd()
    c.setFont('Courier',6.9); c.drawString(26,H-30-yl*9.3,s); yl+=1
def hd():
    global yl,pg
    yl=0; pg+=1
    out("R15300".ljust(50)+"Harborlight Realty Services".ljust(84)+"9/02/25   11:26:07".rjust(24))
    out("".ljust(50)+"Lease Rent Roll by Building".ljust(84)+("Page -   %d"%pg).rjust(24))
    out("".ljust(50)+"As Of  08/31/25"); out("Company 00412  Birkhollow Industrial Park"); out()
    out("Unit     Lease   Tenant                          Unit  Rentable    Commence  Expire     Base Rent    CAM Estimate  Tax Estimate   Total Billed   Deposit")
    out("Number   Number  Alpha Name                      Usage Area S/F    Date      Date       Monthly      Monthly       Monthly        Monthly        Held")
    out("-------- ------- ------------------------------- ----- ---------- --------- --------- ------------ ------------- -------------- -------------- ------------")
def f(n): return f"{n:,.2f}"
def line(a,b,cn,u,ar,s,e,*n):
    out(f"{a:<8} {b:<7} {cn[:31]:<31} {u:<5} {ar:>10} {s:>9} {e:>9} "+" ".join(f"{x:>{w}}" for x,w in zip(n,(12,13,14,14,12))))
hd(); sur=SUR[:]; R.shuffle(sur); suf=["Freight Lines","Cabinet Works","Tool & Die","Packaging Co","Beverage Dist.","Stone & Tile","HVAC Supply","Marine Parts","Print Finishing","Cold Chain"]
G=[0]*6; si=0; n=o=0; ln=20411
for b,bn,units in [("41201","Building 1 - 500 Foundry Lane",8),("41202","Building 2 - 520 Foundry Lane",9),("41203","Building 3 - 610 Carrier Drive",7),("41204","Building 4 - 650 Carrier Drive",2)]:
    out(); out(f"Building . . .  {b}   {bn}"); S=[0]*6
    for k in range(units):
        n+=1; u=f"{100+10*k}" if units>2 else "ABC"[k]; a=R.choice([2400,3600,4800,7200,9600,12500]) if units>2 else R.choice([88400,61250]); us=R.choice(["WHSE","FLEX","MFG"])
        S[0]+=a
        if (b,k) in (("41201",3),("41202",0),("41202",7),("41203",5)):
            line(u,"","*VACANT*",us,f"{a:,}","",""); rows.append(dict(unit=u,building=bn,unitType=us,area=a,statusText='VACANT')); continue
        o+=1; nm=sur[si]+" "+R.choice(suf)+R.choice([""," Inc"," LLC"]); nm=nm[:31]; si+=1; ln+=R.randint(1,90)
        st=D(R.randint(2016,2025),R.randint(1,8),1); en=lend(st,60)
        while en<D(2025,10,1): en=lend(en+dt.timedelta(days=1),36)
        m=r2(a*R.choice([.72,.81,.68,.9,1.02])); cam=r2(a*.11); tx=r2(a*.135); dep=R.choice([m,0,r2(m*2),5000.0]); t=r2(m+cam+tx)
        line(u,str(ln),nm,us,f"{a:,}",st.strftime('%m/%d/%y'),en.strftime('%m/%d/%y'),f(m),f(cam),f(tx),f(t),f(dep))
        row=dict(unit=u,building=bn,unitType=us,area=a,tenantName=nm.strip(),leaseStartDate=st,leaseEndDate=en,contractRent=m,charges=[('CAM Estimate',cam),('Tax Estimate',tx)],totalCharges=t,deposit=dep,statusText='Occupied')
        if R.random()<.5:
            d=addm(st,12)
            while d<=AS: d=addm(d,12)
            cur=m; steps=[]
            while d<en and len(steps)<2:
                cur=r2(cur*1.035); steps.append((d,cur)); out(" "*17+f"  * Step rent eff {d.strftime('%m/%d/%y')}   BRNT  {f(cur):>12} / Mo"); d=addm(d,12)
            row['rentSteps']=steps
        for i,v in enumerate((m,cam,tx,t,dep),1): S[i]+=v
        rows.append(row)
    out(" "*49+"---------- "+" "*20+"------------ ------------- -------------- -------------- ------------")
    line("","",f"Building {b} Total","",f"{S[0]:,}","","",*[f(x) for x in S[1:]]); G=[x+y for x,y in zip(G,S)]
out(); line("","","Company 00412 Total","",f"{G[0]:,}","","",*[f(x) for x in G[1:]])
out(); out(f"     Units   {n}     Leased   {o}     Vacant   {n-o}"); out(); out("* * *  E N D   O F   R E P O R T  * * *"); c.save()
save(fn,'INDUSTRIAL','JD Edwards R15300-like character print','fixed-pitch, two-digit years, step lines between rows, unit numbers repeat per building','Birkhollow Industrial Park',AS,n,o,n-o,rows)
