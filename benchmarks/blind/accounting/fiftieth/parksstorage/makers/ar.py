from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
import datetime as dt
def split(R,ws): return ws
# ---------- AR1: storage past due, two lines per tenant, sections
def ar1():
    R=random.Random(5101); stem='pr_ar_depot_street_pastdue'
    N=names(R,40); keys=["other:Rate","other:Days","b1_10","b11_30","b31_60","b61_90","b90","total"]
    secs=[("CLIMATE CONTROLLED",11,[(5,5,64),(5,10,92),(10,10,139),(10,15,178)],'C'),("DRIVE-UP",16,[(5,10,68),(10,10,104),(10,20,169),(10,30,214)],'D'),("OPEN PARKING",5,[(12,30,75),(12,40,95)],'P')]
    c=canvas.Canvas(f'{DOC}/{stem}.pdf',pagesize=letter); W,H=letter
    X=[262,292,340,388,438,488,536,590]; pg=[0]
    def head():
        pg[0]+=1
        c.setFont('Courier-Bold',12); c.drawCentredString(W/2,H-34,"PAST DUE BALANCES"); c.setFont('Courier',8)
        c.drawCentredString(W/2,H-45,"Copperline Storage Depot Street (site L022)"); c.drawCentredString(W/2,H-55,"As of 05/15/2026 close of business")
        c.setDash(1,2); c.line(22,H-62,W-22,H-62); c.setDash()
        c.setFont('Courier-Bold',8); c.drawCentredString(425,H-72,"------- DAYS PAST DUE -------")
        for x,a in zip(X,["Rate","Days","1-10","11-30","31-60","61-90","Over 90","Total Due"]): c.drawRightString(x,H-83,a)
        c.drawString(22,H-83,"Unit"); c.drawString(60,H-83,"Tenant"); c.drawString(163,H-83,"Acct"); c.drawString(196,H-83,"Size")
        c.setDash(1,2); c.line(22,H-87,W-22,H-87); c.setDash()
        return H-100
    def foot(): c.setFont('Courier',7); c.drawString(22,22,"SL-114  Printed 05/16/2026 07:02 by DEPOT\\mgr2"); c.drawRightString(W-22,22,f"Page {pg[0]}")
    f=lambda v:f"{v/100:,.2f}"
    y=head(); rows=[];tot=[];G=[0]*6;k=0;gc=0
    for title,n,sizes,pre in secs:
        if y<100: foot(); c.showPage(); y=head()
        c.setFont('Courier-Bold',9); c.drawString(22,y,f"** {title} **"); y-=13
        us=sorted(R.sample(range(101,260),n)); S=[0]*6
        for u in us:
            if y<60: foot(); c.showPage(); y=head()
            w,l,rate=R.choice(sizes); rate=(rate+R.randint(-6,12))*100
            days=R.choice([4,9,14,14,14,22,37,44,45,67,75,75,106,136]); b=[0]*5
            fee=max(1000,round(rate*.2/100)*100); lien=4500
            if days<=10: b[0]=rate
            elif days<=30: b[0]=fee; b[1]=rate
            elif days<=60: b[0]=fee if R.random()<.5 else 0; b[1]=rate+fee; b[2]=rate
            elif days<=90: b[1]=rate+fee; b[2]=rate+fee+lien; b[3]=rate-(R.choice([0,2500]))
            else: b[1]=rate; b[2]=rate+fee; b[3]=rate+fee+lien; b[4]=rate*(2 if days>120 else 1)
            t=sum(b); la,fi=N[k]; acct=str(40210+k*37); k+=1
            nm=f"{la}, {fi}"
            c.setFont('Courier',8); c.drawString(22,y,f"{pre}{u}"); c.drawString(60,y,nm[:22]); c.drawString(163,y,acct); c.drawString(196,y,f"{w}x{l}")
            c.drawRightString(X[0],y,f(rate)); c.drawRightString(X[1],y,str(days))
            row={"unit":f"{pre}{u}","resident":acct,"name":nm,"other:Rate":d(rate),"other:Days":days}
            for x,kk,v in zip(X[2:7],keys[2:7],b):
                if v: c.drawRightString(x,y,f(v)); row[kk]=d(v)
            c.drawRightString(X[7],y,f(t)); row["total"]=d(t); rows.append(row)
            st="Gate locked out" if days<=30 and days>10 else "Reminder text sent" if days<=10 else "Overlocked" if days<=60 else "Pre-lien letter mailed" if days<=90 else "Lien sale on StorageTreasures"
            c.setFont('Courier-Oblique',7); c.drawString(60,y-9,f"(555) 01{R.randint(0,9)}-{R.randint(1000,9999)}   {st}" + (f"; promised by {R.randint(18,29)} May" if R.random()<.25 else "")); y-=21
            S=[p+q for p,q in zip(S,b+[t])]; 
        gc+=n; c.setDash(1,2); c.line(300,y+9,W-22,y+9); c.setDash(); c.setFont('Courier-Bold',8); lab=f"{title.title()} subtotal"; c.drawString(60,y,f"{lab}"); c.drawRightString(X[1],y,'')
        for x,v in zip(X[2:],S): c.drawRightString(x,y,f(v))
        tot.append({"label":lab,**{kk:d(v) for kk,v in zip(keys[2:],S)}}); G=[p+q for p,q in zip(G,S)]; y-=20
    if y<130: foot(); c.showPage(); y=head()
    c.line(22,y+10,W-22,y+10); c.drawString(60,y,"SITE TOTAL")
    for x,v in zip(X[2:],G): c.drawRightString(x,y,f(v))
    tot.append({"label":"SITE TOTAL",**{kk:d(v) for kk,v in zip(keys[2:],G)}}); y-=24
    c.setFont('Courier',8)
    for t in [f"Tenants past due ........ {gc} of 318 occupied ({gc/318*100:.1f}%)",f"Past due over 30 days ... {sum(G[2:5])/G[5]*100:.1f}% of total due","Auction calendar: third Thursday. Do not accept partial payment once lien filed."]: c.drawString(60,y,t); y-=11
    foot(); c.save()
    save(stem,'pdf','AR','SELF_STORAGE',keys,rows,tot,None,"storage past-due list in Courier, two lines per tenant (phone and lien status under), sections by unit class with subtotals, statistics below",True)
# ---------- AR2: MHP lots, xls, months
def ar2():
    import xlwt
    R=random.Random(5102); stem='pr_ar_mhc_lot_delinquency_may26'
    parks=[("Cedar Bluff",19,430),("Quail Run",24,515),("Fiddlers Reach",12,385)]; N=names(R,58)
    mon=["May 2026","Apr 2026","Mar 2026"]; keys=["other:Lot Rent","m May 2026","m Apr 2026","m Mar 2026","other:Feb 2026 & Older","prepaid","total","deposit"]
    wb=xlwt.Workbook(); ws=wb.add_sheet('Delq',cell_overwrite_ok=True); 
    e=xlwt.easyxf
    b=e('font: name Calibri, bold on, height 280'); it=e('font: name Calibri, italic on, height 180')
    hd=e('font: name Calibri, bold on, height 200; align: horiz center, vert center, wrap on; pattern: pattern solid, fore_colour ivory; borders: top thin, bottom thin, left thin, right thin')
    tx=e('font: name Calibri, height 200'); mo=e('font: name Calibri, height 200',num_format_str='#,##0.00_);[Red](#,##0.00)')
    sb=e('font: name Calibri, bold on, height 200; borders: top thin; pattern: pattern solid, fore_colour gray25'); sm=e('font: name Calibri, bold on, height 200; borders: top thin; pattern: pattern solid, fore_colour gray25',num_format_str='#,##0.00_);[Red](#,##0.00)')
    ws.write(0,0,"Tamarack Communities - Lot Rent Delinquency",b); ws.write(1,0,"Report date 5/20/2026 - all parks - balances owed incl. prepaid tenants",it)
    H1=["Park","Lot","Resident","","Home","Lot Rent","Unpaid by month billed",None,None,None,"Prepaid","Balance\nDue","Deposit\nHeld","Action / notes"]
    for j in (0,1,4,5,10,11,12,13): ws.write_merge(3,4,j,j,H1[j],hd)
    ws.write_merge(3,3,2,3,"Resident",hd); ws.write(4,2,"ID",hd); ws.write(4,3,"Name",hd)
    ws.write_merge(3,3,6,9,"Unpaid by month billed",hd)
    for j,t in enumerate(mon+["Feb 2026 & Older"]): ws.write(4,6+j,t,hd)
    i=5;rows=[];tot=[];G=[0]*7;k=0
    notes=["","","","","5-day notice posted 5/8","PP $150/wk","Eviction filed, ct 6/3","HUD check late","moved out, home abandoned","disputes water bill",""]
    for p,n,rent in parks:
        S=[0]*7
        lots=sorted(R.sample(range(1,140),n))
        for lot in lots:
            la,fi=N[k]; rid=f"t00{3100+k*13}"; k+=1; poh=R.random()<.3; rr=(rent+R.choice([0,0,15,25]))*100
            full=rr+(R.randint(250,420)*100 if poh else 0)+R.randint(2800,7600)
            x=R.random(); v=[0]*5
            if x<.17: v[4]=-R.choice([R.randint(500,9000),full,rr])
            elif x<.5: v[0]=full if R.random()<.6 else full-R.randint(10000,30000)
            elif x<.72: v[0]=full; v[1]=R.randint(4000,full)
            elif x<.88: v[0]=full; v[1]=full; v[2]=R.randint(5000,full)
            else: v[0]=full;v[1]=full;v[2]=full;v[3]=R.randint(20000,210000)
            t=sum(v); dep=0 if R.random()<.2 else R.choice([20000,30000,rr,50000])
            L=f"{lot:03d}" if p!="Fiddlers Reach" else f"{'ABC'[lot%3]}{lot}"
            for j,s in ((0,p),(1,L),(2,rid),(3,f"{fi} {la}"),(4,"POH" if poh else "TOH"),(13,"" if v[4] else R.choice(notes))):
                if s: ws.write(i,j,s,tx)
            ws.write(i,5,d(rr),mo)
            row={"property":p,"unit":L,"resident":rid,"name":f"{fi} {la}","other:Lot Rent":d(rr)}
            for j,kk,q in zip(range(6,11),keys[1:6],v):
                if q: ws.write(i,j,d(q),mo); row[kk]=d(q)
            ws.write(i,11,d(t),mo); row["total"]=d(t)
            if dep: ws.write(i,12,d(dep),mo); row["deposit"]=d(dep)
            rows.append(row); i+=1; S=[a+c for a,c in zip(S,v+[t,dep])]
        lab=f"{p} - {n} accounts"
        for j in range(14): ws.write(i,j,"",sb)
        ws.write(i,0,lab,sb)
        for j,q in enumerate(S): ws.write(i,6+j,d(q),sm)
        tot.append({"label":lab,**{kk:d(q) for kk,q in zip(keys[1:],S)}}); G=[a+c for a,c in zip(G,S)]; i+=2
    for j in range(14): ws.write(i,j,"",sb)
    ws.write(i,0,"All parks",sb)
    for j,q in enumerate(G): ws.write(i,6+j,d(q),sm)
    tot.append({"label":"All parks",**{kk:d(q) for kk,q in zip(keys[1:],G)}}); i+=2
    ws.write(i,0,"TOH = tenant-owned home, POH = park-owned home (month columns include home rent and water/sewer). PP = payment plan.",it)
    for j,w in enumerate([17,7,11,24,7,11,13,13,13,22,12,13,13,28]): ws.col(j).width=256*w
    for q in range(i+1):
        ws.row(q).height_mismatch=True; ws.row(q).height=400 if q in (0,3) else 600 if q==4 else 300
    ws.set_panes_frozen(True); ws.set_horz_split_pos(5); ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.fit_num_pages=1
    wb.save(f'{DOC}/{stem}.xls')
    save(stem,'xls','AR','MANUFACTURED_HOUSING',keys,rows,tot,None,"old xls, three parks in a column, month buckets under a merged head, prepaid negatives, lot rent and deposit columns, shaded park subtotals, notes column",False)
# ---------- AR3: marina invoices by slip holder
def ar3():
    R=random.Random(5103); stem='pr_ar_anchor_bay_marina_detail'
    N=names(R,22); keys=["current","b1_30","b31_60","b61_90","b90","total"]
    boats=["Sea Biscuit","Knot Working","Reel Therapy","Second Wind","Lazy Heron","Miss Adele","Tax Sea-son","Blue Ledger","Pier Pressure","Gone Walleye","Nauti Buoy","Slow Dance","Old Salt","Dock Holiday"]
    asof=dt.date(2026,6,30)
    c=canvas.Canvas(f'{DOC}/{stem}.pdf',pagesize=landscape(letter)); W,H=landscape(letter)
    from reportlab.pdfbase import pdfmetrics
    X=[430,496,562,628,694,764]; pg=[0]
    def head():
        pg[0]+=1
        c.setFillColorRGB(.09,.24,.42); c.rect(0,H-50,W,50,fill=1,stroke=0); c.setFillColorRGB(1,1,1)
        c.setFont('Helvetica-Bold',15); c.drawString(30,H-27,"Anchor Bay Marina"); c.setFont('Helvetica',9); c.drawString(30,H-41,"A/R Aging by Customer - Open Item Detail, aged by due date"); c.drawRightString(W-28,H-27,"Aging Date: 06/30/2026"); c.drawRightString(W-28,H-41,"Customer class: Slip, Dry Stack, Yard")
        c.setFillColorRGB(0,0,0); c.setFont('Helvetica-Bold',8)
        for x,a,b in zip(X,["Not Yet","1 - 30","31 - 60","61 - 90","Over 90","Open"],["Due","Days","Days","Days","Days","Balance"]): c.drawRightString(x,H-64,a); c.drawRightString(x,H-74,b)
        c.drawString(36,H-64,"Doc"); c.drawString(36,H-74,"No."); c.drawString(90,H-64,"Doc"); c.drawString(90,H-74,"Date"); c.drawString(146,H-64,"Due"); c.drawString(146,H-74,"Date"); c.drawString(202,H-74,"Description")
        c.setLineWidth(1); c.line(28,H-78,W-28,H-78); return H-92
    def foot(): c.setFont('Helvetica',7); c.drawCentredString(W/2,18,f"Anchor Bay Marina  -  Harbor Road, Loon Lake  -  aging report page {pg[0]}")
    y=head(); rows=[];tot=[];G=[0]*6;inv=26210
    secs=[("Dock A",'A',5),("Dock B","B",7),("Dry Stack","DS",6)]
    k=0
    for title,pre,n in secs:
        if y<110: foot(); c.showPage(); y=head()
        c.setFont('Helvetica-Bold',10); c.setFillColorRGB(.09,.24,.42); c.drawString(30,y,title.upper()); c.setFillColorRGB(0,0,0); y-=14
        S=[0]*6; slips=sorted(R.sample(range(1,40),n))
        for sl in slips:
            la,fi=N[k]; cid=f"C{10400+k*19}"; boat=boats[k%len(boats)]; k+=1
            unit=f"{pre}-{sl:02d}"; nm=f"{la}, {fi}"
            cnt=R.randint(2,5); items=[]
            ds=sorted({asof-dt.timedelta(days=R.choice([8,15,24,33,47,59,61,74,88,95,121,139,160])) for _ in range(cnt)})
            for q in ds:
                inv+=R.randint(1,40)
                desc,amt=R.choice([("Seasonal slip rent installment",R.randint(900,2400)*100),("Metered electric",R.randint(1800,16000)),("Haul-out & block",R.randint(280,640)*100),("Winter storage",R.randint(600,1900)*100),("Yard labor & bottom paint",R.randint(15000,98000)),("Pump-out and ice",R.randint(1500,5200)),("Finance charge 1.5%",R.randint(350,4200)),("Fuel dock charge account",R.randint(6000,41000))])
                due=q if desc.startswith("Finance") else q+dt.timedelta(days=30)
                items.append([str(inv),q,due,desc,amt])
            if R.random()<.3:
                q=asof-dt.timedelta(days=R.randint(2,20)); items.append([f"PMT{R.randint(3000,3999)}",q,q,"Unapplied payment",-R.choice([5000,10000,25000])])
            if y<64+12*len(items): foot(); c.showPage(); y=head()
            c.setFont('Helvetica-Bold',8.5); c.drawString(30,y,f"{unit}"); c.drawString(72,y,nm); c.setFont('Helvetica',8.5); c.drawString(202,y,f"Cust {cid}"); c.setFont('Helvetica-Oblique',8.5); c.drawString(280,y,f'"{boat}"'); y-=12
            T=[0]*6
            for ino,q,due,desc,amt in items:
                past=(asof-due).days; bi=0 if past<=0 else 1 if past<=30 else 2 if past<=60 else 3 if past<=90 else 4
                c.setFont('Helvetica',8); c.drawString(36,y,ino); c.drawString(90,y,q.strftime('%m/%d/%y')); c.drawString(146,y,due.strftime('%m/%d/%y')); c.drawString(202,y,desc)
                c.drawRightString(X[bi],y,m(amt)); c.drawRightString(X[5],y,m(amt))
                rows.append({"unit":unit,"resident":cid,"name":nm,"charge":desc,"date":q.isoformat(),"invoice":ino,keys[bi]:d(amt),"total":d(amt)}); T[bi]+=amt;T[5]+=amt; y-=11
            lab=f"Total {nm}"; c.setFont('Helvetica-Bold',8); c.setLineWidth(.4); c.line(X[0]-50,y+8.8,X[5],y+8.8); c.drawString(202,y,lab)
            tr={"label":lab}
            for x,kk,v in zip(X,keys,T):
                if v or kk=="total": c.drawRightString(x,y,m(v)); tr[kk]=d(v)
            tot.append(tr); S=[a+b for a,b in zip(S,T)]; y-=17
        c.setFillGray(.9); c.rect(28,y-3,W-56,12,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',8.5); lab=f"{title} total"; c.drawString(36,y,lab)
        tr={"label":lab}
        for x,kk,v in zip(X,keys,S): c.drawRightString(x,y,m(v)); tr[kk]=d(v)
        tot.append(tr); G=[a+b for a,b in zip(G,S)]; y-=22
    if y<80: foot(); c.showPage(); y=head()
    c.setLineWidth(1); c.line(28,y+11,W-28,y+11); c.setFont('Helvetica-Bold',9); c.drawString(36,y,"Report total")
    tr={"label":"Report total"}
    for x,kk,v in zip(X,keys,G): c.drawRightString(x,y,m(v)); tr[kk]=d(v)
    tot.append(tr); y-=13; c.setFont('Helvetica-Oblique',8); c.drawString(36,y,"Share of total")
    for x,v in zip(X,G): c.drawRightString(x,y,f"{v/G[5]*100:.1f}%")
    foot(); c.save()
    save(stem,'pdf','AR','OTHER',keys,rows,tot,None,"marina open-item detail, slip holder heading with boat name above invoice lines, customer, dock and report totals, two-line heads, due date column, percent line",True)
