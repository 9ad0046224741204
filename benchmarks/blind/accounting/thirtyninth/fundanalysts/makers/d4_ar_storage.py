# Self-storage past due list, portrait legal-ish, monospace report writer, building groups, second line with phone/notes
from common import *
from reportlab.pdfgen import canvas
def make():
    R=random.Random(39004)
    nm=names(R,54,"lf"); bus=["Corrigan & Sons Drywall","Prairie Vinyl Records LLC","Church of the Open Gate","Tolliver Party Rentals of Greater Wexford County Inc."]
    bl=[("BLDG A - DRIVE-UP",'A',17),("BLDG B - CLIMATE CONTROLLED",'B',21),("BLDG C - PARKING / RV",'C',9)]
    B=["b0_10","b11_30","b31_60","b61_90","b90"]; M=["other:RATE"]+B+["total","deposit"]
    pos={"other:RATE":47,"b0_10":66,"b11_30":76,"b31_60":86,"b61_90":96,"b90":106,"total":118,"deposit":128}
    rows=[];tots=[];lay=[];k=0
    G=dict.fromkeys(M[1:],0)
    notes=["LOCK CUT 9/22, INVENTORY 3 PHOTOS","PROMISED TO PAY 10/09","** LIEN NOTICE MAILED 9/15 **","AUTOPAY DECLINED - CALL BACK","BAD PHONE, EMAIL ONLY","** AUCTION 10/21 **"]
    import datetime
    for lab,p,n in bl:
        lay.append(("h",lab)); T=dict.fromkeys(M[1:],0)
        for u in sorted(R.sample(range(101,190),n)):
            name=nm[k]; k+=1
            if u%13==0 and bus: name=bus.pop()
            rate=float(R.choice([49,64,79,95,118,142,175,209]) if p!='C' else R.choice([55,70,85]))
            z=R.choices([0,1,2,3,4],[30,28,20,12,10])[0]
            late=20.0; pt=datetime.date(2026,9,30)-datetime.timedelta(days=[R.randint(1,9),R.randint(11,29),R.randint(31,59),R.randint(61,89),R.randint(95,150)][z])
            v={}
            if z==0: v["b0_10"]=rate
            else:
                if R.random()<.5: v["b0_10"]=r2(R.choice([12,15.5,rate]))
                v["b11_30"]=r2(rate+ (late if R.random()<.6 else 0))
                if z>=2: v["b31_60"]=r2(rate+late+R.choice([0,0,12]))
                if z>=3: v["b61_90"]=r2(rate+late+R.choice([0,75]))
                if z>=4: v["b90"]=r2(rate*R.choice([1,2])+late+R.choice([0,50.25]))
            if z==1 and R.random()<.12: v["b0_10"]=-25.0
            v["total"]=r2(sum(v.values())); v["other:RATE"]=rate
            if R.random()<.35: v["deposit"]=R.choice([25.0,50.0])
            row=dict(unit=f"{p}{u}",name=name,**{"other:PAID THRU":f"{pt:%m/%d/%y}"},**v); rows.append(row)
            note=f"({R.randint(201,989)}) 555-{R.randint(100,199):04d}"+("   "+R.choice(notes) if z>=2 or R.random()<.12 else "")
            lay.append(("r",row,note))
            for m in T: T[m]=r2(T[m]+v.get(m,0))
        t=dict(label=f"SUBTOTAL {lab.split(' - ')[0]}",**T); tots.append(t); lay.append(("t",t))
        for m in G: G[m]=r2(G[m]+T[m])
    t=dict(label="GRAND TOTAL",**G); tots.append(t); lay.append(("g",t))
    f="keystone_lock_and_leave_pastdue_093026.pdf"
    W,H=612*1.15,792
    c=canvas.Canvas(os.path.join(DOC,f),pagesize=(W,H),invariant=1)
    CW=4.92; x0=32; pg=0
    c.setFont("Courier",8.2)
    def at(col,s,right=False,font="Courier"):
        c.setFont(font,8.2)
        if right: c.drawRightString(x0+col*CW,y[0],s)
        else: c.drawString(x0+col*CW,y[0],s)
    y=[0]
    def top():
        nonlocal pg; pg+=1; y[0]=H-36
        at(0,"KEYSTONE LOCK & LEAVE - DUNMORE RD"); at(128,f"PAGE {pg:>3}",True); y[0]-=10
        at(0,"TENANT PAST DUE BALANCES BY BUILDING"); at(128,"RUN 09/30/26 18:02",True); y[0]-=10
        at(0,"STORE 0017   ALL BALANCES > 0.00   AS OF 09/30/26"); y[0]-=14
        at(26,"PAID"); at(47,"MONTHLY",True)
        at(pos["b61_90"]-16,"- DAYS PAST DUE -"); at(118,"TOTAL",True); at(128,"SEC",True); y[0]-=9
        at(0,"SPACE"); at(7,"TENANT"); at(33,"PAID THRU"); 
        for m,h in zip(M,["RATE","0-10","11-30","31-60","61-90","OVER 90","DUE","DEPOSIT"]): at(pos[m],h,True)
        y[0]-=5; at(0,"_"*128); y[0]-=11
    def top2():
        top()
    # header: keep 'PAID THRU' on one line -> drop the stray first-line 'PAID'
    def top():
        nonlocal pg; pg+=1; y[0]=H-36
        at(0,"KEYSTONE LOCK & LEAVE - DUNMORE RD"); at(128,f"PAGE {pg:>3}",True); y[0]-=10
        at(0,"TENANT PAST DUE BALANCES BY BUILDING"); at(128,"RUN 09/30/26 18:02",True); y[0]-=10
        at(0,"STORE 0017   ALL BALANCES > 0.00   AS OF 09/30/26"); y[0]-=15
        at(33,"PAID"); at(64,"------------- DAYS PAST DUE --------------"); at(118,"TOTAL",True); at(128,"SEC",True); y[0]-=9
        at(0,"SPACE"); at(7,"TENANT"); at(33,"THRU")
        for m,h in zip(M,["RATE","0-10","11-30","31-60","61-90","OVER 90","DUE","DEPOSIT"]): at(pos[m]+(2 if m=="other:RATE" else 0),h,True)
        y[0]-=4; at(0,"_"*128); y[0]-=12
    pos["other:RATE"]=50
    top()
    for e in lay:
        if e[0]=="h":
            if y[0]<90: c.showPage(); top()
            y[0]-=2; at(0,e[1],font="Courier-Bold"); y[0]-=11
        elif e[0]=="r":
            o=e[1]
            if y[0]<62: c.showPage(); top()
            at(0,o["unit"]); n=o["name"]; rest=None
            if len(n)>25: i=n.rfind(" ",0,25); n,rest=n[:i],n[i+1:]
            at(7,n); at(33,o["other:PAID THRU"])
            for m in M:
                if m in o: at(pos[m],f"{o[m]:,.2f}" if o[m]>=0 else f"{-o[m]:,.2f}-",True)
            y[0]-=9.5
            if rest: at(7,rest); y[0]-=9.5
            at(9,e[2]); y[0]-=11.5
        else:
            if y[0]<70: c.showPage(); top()
            o=e[1]; y[0]+=3
            for m in M[1:]: at(pos[m],"-"*9 if m!="deposit" else "-"*8,True)
            y[0]-=9; at(0,o["label"],font="Courier-Bold")
            for m in M[1:]: at(pos[m],f"{o[m]:,.2f}",True,"Courier-Bold")
            y[0]-=16
    cnt=[sum(1 for r in rows if m in r) for m in B]
    if y[0]<130: c.showPage(); top()
    y[0]-=4; at(0,"RECAP - SPACES WITH A BALANCE IN EACH PERIOD"); y[0]-=11
    for h,n,m in zip(["0-10 DAYS","11-30 DAYS","31-60 DAYS","61-90 DAYS","OVER 90 DAYS"],cnt,B):
        at(3,h); at(26,str(n),True); at(42,f"{G[m]/G['total']*100:.1f} %",True); y[0]-=10
    y[0]-=4; at(0,"A TRAILING MINUS IS A CREDIT.  *** END OF REPORT ***")
    c.save()
    for r in rows: r["other:PAID THRU"]=r["other:PAID THRU"]
    # printed two-line header of the date column reads PAID THRU
    save(f,"AR","SELF_STORAGE",M,rows,tots,"storage report writer","monospace, building groups, two printed lines a tenant, trailing minus","phone/note line under each tenant, wrapped name, recap, column of paid-thru dates")
