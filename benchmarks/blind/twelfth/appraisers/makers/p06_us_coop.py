# NYC co-op maintenance roll: monospaced green-bar text report, CR balances, charge columns
from common import *
from reportlab.pdfgen import canvas
N="nyc_coop_maintenance_roll_linden_terrace.pdf"
r=random.Random(606);rows=[];lines=[];tt=[0]*7;n=0;vac=0
COL=["MAINT","ASSESS","STORAGE","GARAGE","ELECTRIC"]
sh={"A":310,"B":255,"C":340,"D":195,"E":275,"F":230};RM={"A":"4.5","B":"3.5","C":"5","D":"2.5","E":"4","F":"3"}
fm=lambda v:f"{v:,.2f}"
for fl in range(1,12):
    for ln in "ABCDEF":
        if fl==1 and ln in "BE": continue
        u=f"{fl}{ln}" ;n+=1
        s=sh[ln]+5*fl;f,l=who(r)
        nm=f"{l.upper()}, {f.upper()}";x=r.random();stt="Occupied"
        if u=="1F": nm="SUPERINTENDENT";s=0
        elif u in("3D","7B","9D"): nm="LINDEN SPONSOR CORP";
        if u=="6F": nm="VACANT - SPONSOR UNSOLD";vac+=1
        if u=="2C": nm="VACANT - ESTATE";vac+=1
        if fl==8 and ln=="A": nm=f"{l.upper()}, {f.upper()} & {r.choice(FIR).upper()}"
        mt=round(s*4.1275,2);asz=round(s*.35,2);stg=r.choice([0,0,0,45.0,60.0]);gar=r.choice([0,0,0,325.0]);el=round(r.uniform(38,142),2)
        if s==0: stg=gar=0;el=0
        if nm.startswith("VAC"):stg=gar=0
        ch=[mt,asz,stg,gar,el];t=round(sum(ch),2);bal=r.choice([0]*9+[t,-125.0,round(t*2+50,2)])
        if s==0: bal=0
        for i,v in enumerate(ch+[t,bal]): tt[i]=round(tt[i]+v,2)
        b=fm(abs(bal))+("CR" if bal<0 else "  ")
        lines.append(f"{u:<5}{RM[ln]:>4} {s:>6}  {nm:<30.30}"+"".join(f"{(fm(v) if v or i<2 else ''):>11}" for i,v in enumerate(ch))+f"{fm(t):>12}{b:>13}")
        v=nm.startswith("VAC")
        rows.append(dict(unit=u,tenantName=None if v else nm,statusText=nm if v else "Occupied",contractRent=mt,
          charges=[{"code":c,"amount":a} for i,(c,a) in enumerate(zip(COL,ch)) if a or i<2],totalCharges=t,balance=bal))
    lines.append("")
c=canvas.Canvas(path(N),pagesize=(792,612));pgs=0
def head():
    global y,pgs
    pgs+=1;c.setFont("Courier",7.6);y=580
    for l in [f"{'RUN 10/01/25 08:14':<60}{'KESTREL & VANE MANAGEMENT CO.':<60}{'PAGE '+str(pgs):>28}",f"{'RPT AR-220':<60}{'MONTHLY MAINTENANCE ROLL':<60}{'OCTOBER 2025':>28}","",f"CORP: 0417  LINDEN TERRACE OWNERS CORP.   35-20 84TH PLACE, JACKSON HEIGHTS, NY","",
      f"{'':<5}{'':>4} {'':>6}  {'':<30}"+"".join(f"{x:>11}" for x in ["","","","",""])+f"{'TOTAL':>12}{'OPEN':>11}",
      f"{'APT':<5}{'RMS':>4} {'SHARES':>6}  {'SHAREHOLDER':<30}"+"".join(f"{x:>11}" for x in COL)+f"{'BILLED':>12}{'BALANCE':>11}","-"*138]:
        c.drawString(40,y,l);y-=9.6
head()
def put(l):
    global y
    if y<40:c.showPage();head()
    c.setFont("Courier",7.6);c.drawString(40,y,l);y-=9.6
for l in lines: put(l)
TS=sum(int(l[10:16]) for l in lines if l)
put("="*138)
put('CORP TOTAL'+f"{TS:>6}  {'':<30}"+"".join(f"{fm(v):>11}" for v in tt[:5])+f"{fm(tt[5]):>12}{fm(tt[6]):>11}")
put("");put(f"APARTMENTS {n}   OCCUPIED {n-vac} (INCL. SUPERINTENDENT)   VACANT {vac}");put("")
put("CHARGE CODE RECAP")
for k,v in zip(COL,tt): put(f"   {k:<12}{fm(v):>14}")
put(f"   {'TOTAL':<12}{fm(tt[5]):>14}")
c.save()
save(N,"COOPERATIVE","Monospaced managing-agent roll, charge columns, CR balances, recap",True,dict(propertyName="LINDEN TERRACE OWNERS CORP.",asOnDate="2025-10",units=n,occupied=n-vac,vacant=vac,printedTotals=dict(contractRent=tt[0],totalCharges=tt[5],balance=tt[6]),rows=rows))
