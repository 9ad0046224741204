from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make():
    fn="StorRite_unit_status_0518.pdf"; r=random.Random(SEED+9); nm=Names(r)
    asof=D(2025,5,18)
    secs=[("05X05","DRIVE-UP",14,"A",49),("05X10","DRIVE-UP",30,"A",69),("10X10","DRIVE-UP",34,"B",109),("10X15","DRIVE-UP",26,"C",139),("10X20","DRIVE-UP",28,"D",169),("10X30","DRIVE-UP",10,"D",229),("05X10","CLIMATE",22,"K",89),("10X10","CLIMATE",18,"K",149)]
    lines=[]; rows=[]; ctr={}; GT=[0]*5; GC=[0,0,0,0]; drop_sec=3; planted=None
    COL=f"{'UNIT':<7}{'SIZE':<7}{'TENANT NAME':<26}{'MOVE IN':<10}{'PAID':<10}{'STANDARD':>11}{'TENANT':>11}{'INSUR':>10}{'BALANCE':>11}  {'FUTURE RATE':<18}"
    COL2=f"{'NO.':<7}{'':<7}{'':<26}{'DATE':<10}{'THRU':<10}{'RATE':>11}{'RATE':>11}{'PREM':>10}{'DUE':>11}  {'(EFFECTIVE)':<18}"
    for si,(sz,kind,n,pre,std) in enumerate(secs):
        sec=f"{sz} {kind}"; lines.append(("sec",f"*** UNIT TYPE {sec} ***")); S=[0]*5; C=[0,0,0,0]; ctr.setdefault(pre,100)
        drop=n//2+3 if si==drop_sec else None
        for k in range(n):
            ctr[pre]+=1; u=f"{pre}{ctr[pre]}"; row=dict(unit=u,unitType=sz,section=sec,marketRent=float(std)); C[0]+=1; S[0]+=std
            q=r.random()
            if k==drop: q=.5
            if q<.115: C[2]+=1; tx=f"{u:<7}{sz:<7}{'** VACANT **':<26}{'':<10}{'':<10}{std:>11.2f}"; row["statusText"]="VACANT"
            elif q<.13: C[3]+=1; w=r.choice(["DOOR","LEAK"]); tx=f"{u:<7}{sz:<7}{'** UNRENTABLE - '+w+' **':<26}{'':<10}{'':<10}{std:>11.2f}"; row["statusText"]="UNRENTABLE"
            else:
                C[1]+=1; f,l=nm.pair(); name=f"{l}, {f}".upper()[:25]
                if r.random()<.07: name=r.choice(["TOPLINE ROOFING CO","MESA VIEW CHURCH","A-1 VENDING","BIRDSONG CATERING LLC","SCOUT TROOP 418","DRYCREEK HVAC INC"])
                mi=asof-dt.timedelta(days=r.randint(9,2600)); rate=std+r.choice([-10,-5,0,0,0,5,10,15,22]); ins=r.choice([0,0,12,12,16.5]); pt=r.choice([D(2025,5,31)]*5+[D(2025,6,30),D(2025,4,30),D(2025,3,31)])
                if pt<=mi: pt=D(2025,5,31)
                fee=0; bal=0.0
                if pt<asof: mo=(5-pt.month); fee=15.0*mo if mo==1 else 45.0; bal=(rate+ins)*mo+fee
                fr=""; st=None
                if pt>=asof and (asof-mi).days>300 and r.random()<.3:
                    nr=rate+r.choice([5,7,8,10,12]); ed=D(2025,r.choice([6,7]),1); fr=f"{nr:.2f} {ed:%m/%d/%y}"; st=[{"date":iso(ed),"amount":float(nr)}]
                tx=f"{u:<7}{sz:<7}{name:<26}{mi:%m/%d/%y}  {pt:%m/%d/%y}  {std:>11.2f}{rate:>11.2f}{ins:>10.2f}{bal:>11.2f}  {fr:<18}"
                row.update(tenantName=name,statusText="Occupied",moveInDate=iso(mi),contractRent=float(rate),charges=[{"code":"INSUR PREM","amount":float(ins)}],balance=float(bal),rentSteps=st)
                for i,v in enumerate((rate,ins,fee,bal),1): S[i]+=v
            if k==drop:
                planted=dict(what=f"Unit {u} ({row.get('tenantName')}, rate {row.get('contractRent'):.2f}) is not printed; the counts and totals of {sec} and of the facility include it",kind="row_dropped")
                continue
            lines.append(("row",tx)); rows.append(row)
        lines.append(("sub",f"{'TOTAL '+sec+f':  {C[0]} UNITS  {C[1]} RENTED':<60}{S[0]:>11,.2f}{S[1]:>11,.2f}{S[2]:>10,.2f}{S[4]:>11,.2f}"))
        lines.append(("sp","")); GT=[a+b for a,b in zip(GT,S)]; GC=[a+b for a,b in zip(GC,C)]
    lines.append(("rule","")); lines.append(("sub",f"{'FACILITY TOTAL':<60}{GT[0]:>11,.2f}{GT[1]:>11,.2f}{GT[2]:>10,.2f}{GT[4]:>11,.2f}")); lines.append(("sp",""))
    for t in (f"TOTAL UNITS      {GC[0]:>5}",f"RENTED           {GC[1]:>5}   {GC[1]/GC[0]*100:5.1f}%",f"NOT RENTED       {GC[2]+GC[3]:>5}   {(GC[2]+GC[3])/GC[0]*100:5.1f}%   ({GC[2]} VACANT, {GC[3]} UNRENTABLE)"): lines.append(("row",t))
    c=canvas.Canvas(os.path.join(DOCS,fn),pagesize=landscape(letter),invariant=1); W,H=landscape(letter); fs=8.1; ld=9.6; per=52; pages=[lines[i:i+per] for i in range(0,len(lines),per)]
    for pi,pl in enumerate(pages,1):
        c.setFont("Courier",fs); y=H-30; cw=fs*.6; x=40
        c.drawString(x,y,"STORRITE SELF STORAGE #14"); c.drawRightString(W-40,y,f"PAGE {pi:>3}"); y-=ld
        c.drawString(x,y,"UNIT STATUS / RENT ROLL"); c.drawCentredString(W/2,y,"FOR CLOSE OF BUSINESS 05/18/2025"); c.drawRightString(W-40,y,"RUN 05/19/25 07:42"); y-=ld*1.4
        c.setFont("Courier-Bold",fs); c.drawString(x,y,COL); y-=ld; c.drawString(x,y,COL2); y-=ld*.6; c.setDash(2,1); c.line(x,y,W-40,y); c.setDash(); y-=ld
        for k,t in pl:
            c.setFont("Courier-Bold" if k in ("sub","sec") else "Courier",fs)
            if k=="rule": c.line(x,y+3,W-40,y+3)
            else: c.drawString(x,y,t)
            y-=ld
        c.showPage()
    c.save()
    save(fn,"SELF_STORAGE","self-storage line print, sections by unit size",True,dict(propertyName="STORRITE SELF STORAGE #14",asOnDate="2025-05-18",units=GC[0],occupied=GC[1],vacant=GC[2]+GC[3],sheet=None,planted=planted,rows=rows))
