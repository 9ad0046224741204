from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
import xlsxwriter
from fpdf import FPDF
import datetime as dt
LN="Abernon Castleby Dunmoor Estrava Fennick Garrowly Hollins Ibarro Jessup Kovalen Lindqvist Marchetto Nwadike Ostrander Pruettly Quarles Rosenau Sandovar Tillery Umberson Vantongeren Wexley Yarbro Zielke Brandvold Caswick Delacroy Everding Fontaley Gutermuth Hargis Imhoff Kettering Lomaxley Mbeki-Rowe Noriegas Oyelar Pennock".split()
FN="Aaron Bianca Curtis Denise Elijah Farrah Gordon Helena Isaac Joanna Keith Lorena Marcus Nadia Owen Priya Quentin Rosa Silas Tamika Ursula Victor Wanda Xavier Yvette Zachary Maribel Trevor".split()

def ar1():
    R=random.Random(404); f="delinquency_prepaid_stonegate.pdf"
    c=canvas.Canvas(doc(f),pagesize=landscape(letter)); W,H=landscape(letter)
    money=["prepaid","total","other:BALANCES Net","b0_30","b31_60","b61_90","b90","deposit","other:Times Late"]
    X=[322,378,438,494,546,598,652,704,752]
    ln=LN[:]; R.shuffle(ln)
    secs=[("Current resident","C",19),("On notice","N",6),("Former resident","F",9)]
    notes={2:"Payment plan signed 4/22 - $250 every other Friday through July.",7:"Housing authority portion late; HAP expected 5/12.",11:"Disputes water billback for Feb; ledger under review.",20:"Lease break fee billed. Forwarding address on file.",27:"Sent to collections 3/31 (Harrow & Pike).",30:"Bankruptcy Ch. 7 - do not contact."}
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont("Helvetica-Bold",13); c.drawString(36,H-38,"DELINQUENT AND PREPAID"); c.setFont("Helvetica",8)
        c.drawString(36,H-50,"Stonegate at Marlow Creek - Fiscal period 042025 - As of 04/30/2025"); c.drawRightString(756,H-38,f"Page {pg[0]}")
        c.drawRightString(756,H-50,"Parameters: all charge codes; balances <> 0; subjournal: Resident")
        c.setFillGray(.88); c.rect(34,H-92,724,34,stroke=0,fill=1); c.setFillGray(0); c.setFont("Helvetica-Bold",7.5)
        c.drawString(36,H-88,"Unit"); c.drawString(84,H-80,"Resident"); c.drawString(84,H-88,"(Reshid / lease status)")
        c.drawCentredString(366,H-68,"BALANCES"); c.line(284,H-70,438,H-70); c.drawCentredString(552,H-68,"AGED DELINQUENT, DAYS"); c.line(452,H-70,652,H-70)
        for x,(a,b) in zip(X,[("","Prepaid"),("","Delinquent"),("","Net"),("","0-30"),("","31-60"),("","61-90"),("Over","90"),("Deposits","Held"),("Times","Late")]):
            c.drawRightString(x,H-80,a); c.drawRightString(x,H-88,b)
        return H-106
    y=head(); rows=[];tot=[];G=[0]*8;n=0
    fm=lambda v:"-" if v==0 else (f"({-v/100:,.2f})" if v<0 else f"{v/100:,.2f}")
    def line(lab,v,y):
        c.setFont("Helvetica-Bold",8); c.line(284,y+9,706,y+9); c.drawString(84,y,lab)
        for x,q in zip(X,v): c.drawRightString(x,y,fm(q))
        tot.append(dict({"label":lab},**dict(zip(money[:8],map(c2,v)))))
    for s,k,cnt in secs:
        if y<120: c.showPage(); y=head()
        c.setFont("Helvetica-BoldOblique",9); c.drawString(36,y,s.upper()+"S" if s!="On notice" else "ON NOTICE"); y-=14; sub=[0]*8
        for i in range(cnt):
            if y<64: c.showPage(); y=head()
            unit=f"{R.randint(1,14):02d}-{R.randint(101,324)}"; nm=f"{ln[n%len(ln)]}, {R.choice(FN)}"; rid=f"{R.randint(1,999)}-{R.randint(1,6)}"
            ag=[0]*4; pre=0
            if R.random()<.28 and k!="F": pre=-R.choice([R.randint(500,9000),R.randint(120000,178000)])
            else:
                ag[0]=R.choice([R.randint(2500,22000),R.randint(90000,188000)]) if k!="F" else 0
                for q,p in((1,.4),(2,.25),(3,.15)):
                    if R.random()<(p if k!="F" else .7): ag[q]=R.randint(1500,165000)
                if k=="F" and sum(ag)==0: ag[3]=R.randint(20000,240000)
                if i==6 and k=="C": ag=[145250,-3500,0,0]
                if i==10 and k=="C": pre=-7500
            dep=R.choice([25000,30000,50000,0]) if k!="F" else 0
            d=sum(ag); net=d+pre; late=R.randint(0,9)
            v=[pre,d,net]+ag+[dep]
            c.setFont("Helvetica",8); c.drawString(36,y,unit); c.drawString(84,y,nm); c.setFont("Helvetica",6.5); c.drawString(84,y-7.5,f"{rid} / {s}"); c.setFont("Helvetica",8)
            for x,q in zip(X,v): c.drawRightString(x,y,fm(q))
            c.drawRightString(X[8],y,str(late))
            o={"unit":unit,"resident":rid,"name":nm,"status":s}; o.update(zip(money,map(c2,v))); o["other:Times Late"]=late; rows.append(o)
            sub=[a+b for a,b in zip(sub,v)]; y-=18
            if n in notes: c.setFont("Helvetica-Oblique",7.5); c.drawString(96,y+1,"Note: "+notes[n]); y-=11
            n+=1
        y-=2; line("Total "+s.lower()+("s" if s!="On notice" else ""),sub,y); y-=22; G=[a+b for a,b in zip(G,sub)]
    if y<80: c.showPage(); y=head()
    line("Property total",G,y); c.line(284,y-4,706,y-4); y-=24
    c.setFont("Helvetica",7.5); c.drawString(36,y,f"Residents listed: {n}.  A dash means no balance.  Prepaid and deposit amounts are as of the report date and are not netted against each other.")
    c.save()
    save(f,"AR",money,rows,tot,None,"MULTIFAMILY","Kip Arnesen, regional accountant","RealPage OneSite style delinquent & prepaid, by lease status","grouped headers, id and status printed small under the name, dashes, negative age cell, note lines between rows")

def ar2():
    R=random.Random(505); f="AgingDetail_Senior_0425.xlsx"; wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet("Report1")
    F=lambda **k:wb.add_format(dict({'font_name':'Arial','font_size':9},**k)); nf='#,##0.00_);(#,##0.00)'
    T=F(); N=F(num_format=nf); H=F(bold=1,text_wrap=1,align='center',valign='bottom',bottom=2); TH=F(bold=1); ST=F(bold=1,num_format=nf,top=1); PT=F(bold=1,num_format=nf,top=1,bg_color='#E2EFDA'); GT=F(bold=1,num_format=nf,top=1,bottom=6,bg_color='#C6E0B4'); Dd=F(num_format='mm/dd/yyyy',align='left')
    ws.merge_range(0,0,0,11,"Aging Detail",F(bold=1,font_size=13,align='center')); ws.merge_range(1,0,1,11,"DB Caption: Larkfield Senior Living LIVE    Property: oakm, riverb    Status: Current, Past, Notice    Age As Of: 04/30/2025    Post To: 04/2025",F(align='center'))
    hd=["Property","Resident","Control","Charge\nCode","Charge\nDate","Current\nOwed","0-30\nOwed","31-60\nOwed","61-90\nOwed","Over 90\nOwed","Pre-\npayments","Total\nOwed"]
    for i,h in enumerate(hd): ws.write(3,i,h,H)
    ws.set_row(3,26); ws.set_column(0,0,10); ws.set_column(1,1,38); ws.set_column(2,4,11); ws.set_column(5,11,12.5)
    money=["total","b0_30","b31_60","b61_90","b90","prepaid","other:Total Owed"]
    asof=dt.date(2025,4,30); r=4; rows=[];tot=[];G=[0]*7; ctl=88412; ln=LN[:]; R.shuffle(ln); q=0
    def wt(lab,v,fmt,col):
        nonlocal r
        for cc in range(5): ws.write(r,cc,"",fmt)
        ws.write(r,col,lab,fmt)
        for i,x in enumerate(v): ws.write_number(r,5+i,c2(x),fmt)
        tot.append(dict({"label":lab},**dict(zip(money,map(c2,v))))); r+=1
    recap=[]
    for pc,pn,nt in(("oakm","Oakmere Commons",7),("riverb","Riverbend Manor",6)):
        ws.write(r,0,f"{pn} ({pc})",F(bold=1,underline=1)); r+=1; Ps=[0]*7
        for t in range(nt):
            nm=f"{R.choice('Doris Harold Eunice Walter Mavis Clifford Beatrice Norman Opal Lyle'.split())} {ln[q]}"; q+=1; rid=f"t00{R.randint(21000,29999)}"; un=R.choice("AMB")+str(R.randint(101,240)); stt=R.choice(["Current","Current","Current","Notice","Past"])
            ws.write(r,0,pc,T); ws.write(r,1,f"{nm} ({rid})   Unit {un}   {stt}",TH); r+=1; sub=[0]*7
            ch=[]
            for _ in range(R.randint(1,5)):
                ch.append((R.choice(["rent","loc","loc","meds","respite","guestml","commfee","late"]),asof-dt.timedelta(days=R.choice([29,29,13,59,45,88,62,119,150])) ))
            ch.sort(key=lambda x:x[1])
            if R.random()<.4: ch.append(("prepay",asof-dt.timedelta(days=R.randint(1,25))))
            for cd,d in ch:
                ctl+=R.randint(1,60); v=[0]*7
                if cd=="prepay": v[5]=-R.randint(5000,210000)
                else:
                    a={"rent":R.randint(285000,490000),"loc":R.randint(42000,165000),"meds":R.randint(9500,38500),"respite":R.randint(60000,190000),"guestml":R.randint(900,4800),"commfee":250000,"late":5000}[cd]
                    if R.random()<.3 and cd in("rent","loc"): a=a//3
                    if R.random()<.06: a=-a//10
                    age=(asof-d).days; v[1+(0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3)]=a; v[0]=a
                v[6]=v[0]+v[5]
                ws.write(r,2,f"{'R' if cd=='prepay' else 'C'}-{ctl}",T); ws.write(r,3,cd,T); ws.write_datetime(r,4,dt.datetime(d.year,d.month,d.day),Dd)
                for i,x in enumerate(v): ws.write_number(r,5+i,c2(x),N)
                o={"property":pc,"unit":un,"resident":rid,"name":nm,"status":stt,"invoice":f"{'R' if cd=='prepay' else 'C'}-{ctl}","charge":cd,"date":d.strftime("%m/%d/%Y")}; o.update(zip(money,map(c2,v))); rows.append(o)
                sub=[a+b for a,b in zip(sub,v)]; r+=1
            wt(nm,sub,ST,1); Ps=[a+b for a,b in zip(Ps,sub)]
        wt(f"{pn} ({pc})",Ps,PT,0); recap.append((pn,Ps)); r+=1; G=[a+b for a,b in zip(G,Ps)]
    wt("Grand Total",G,GT,0); r+=2
    ws.write(r,1,"UserId : jdelgano   Date : 5/6/2025   Time : 3:12 PM",F(italic=1,font_size=8))
    w2=wb.add_worksheet("Recap"); w2.write(0,0,"Share of Current Owed by age",TH)
    for i,h in enumerate(["Community","0-30","31-60","61-90","Over 90"]): w2.write(1,i,h,H)
    for k,(pn,v) in enumerate(recap):
        w2.write(2+k,0,pn,T)
        for i in range(4): w2.write_number(2+k,1+i,round(v[1+i]/v[0],3),F(num_format='0.0%'))
    w2.set_column(0,0,22)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3,3); wb.close()
    save(f,"AR",money,rows,tot,None,"SENIOR_HOUSING","Jo Delgano, AR specialist","Yardi aging detail, resident heading, charge lines, resident totals, two properties","Current Owed is the sum of ages and Total Owed the net of prepayments; heading lines with id, unit and status in one cell; tenant total labelled by name only")

def ar3():
    R=random.Random(606); f="site_rent_delinquency_march.pdf"
    money=["other:Prior","m3","m2","m1","m0","total","prepaid","other:Net Due","other:LAST PAYMENT Amount"]
    p=FPDF(orientation="L",format="letter",unit="pt"); p.set_auto_page_break(False); p.set_margins(30,30,30)
    Wd=[40,112,32,52,52,52,56,58,62,58,60,52,54]; al="LLCRRRRRRRRCR"
    h1=["Site","Homeowner","Stat","Prior","Dec 2024","Jan 2025","Feb 2025","Mar 2025","Total","Credits","Net Due","Date","Amount"]
    x0=26
    def head():
        p.add_page(); p.set_font("helvetica","B",12); p.set_xy(30,26); p.cell(0,14,"BLUE HERON COMMUNITIES - SITE RENT DELINQUENCY BY MONTH BILLED")
        p.set_font("helvetica","",8); p.set_xy(30,41); p.cell(0,10,"March 31, 2025   Manufactured home sites; home-owner and rental-home accounts   (ResMan export, re-sorted oldest first)")
        p.set_fill_color(32,66,98); p.set_text_color(255,255,255); p.set_font("helvetica","B",8)
        p.set_xy(x0,58); a=sum(Wd[:3]); p.cell(a,13,"",fill=True); p.cell(sum(Wd[3:8]),13,"MONTH BILLED",align="C",fill=True,border="B"); p.cell(sum(Wd[8:11]),13,"BALANCE",align="C",fill=True); p.cell(sum(Wd[11:]),13,"LAST PAYMENT",align="C",fill=True,border="B")
        p.set_xy(x0,71)
        for w,h,q in zip(Wd,h1,al): p.cell(w,14,h,align=q,fill=True)
        p.set_text_color(0,0,0)
        p.set_font("helvetica","I",7); p.set_xy(30,590); p.cell(700,10,f"Stat: O = owner, R = rental home, E = eviction filed, V = vacated        Page {p.page_no()}")
        return 88
    fm=lambda v:"" if v==0 else (f"{-v/100:,.2f}-" if v<0 else f"{v/100:,.2f}")
    y=head(); rows=[];tot=[];G=[0]*8; ln=LN[:]; R.shuffle(ln); q=0; drop=None
    money[7]="other:BALANCE Net Due"; money[0]="other:MONTH BILLED Prior"
    def put(cells,b=False,top=False):
        p.set_font("helvetica","B" if b else "",8); p.set_xy(x0,y)
        for i,(w,t,a) in enumerate(zip(Wd,cells,al)): p.cell(w,13,t,align=a,border="T" if top and 3<=i<=10 else 0)
    for com,rent,cnt in(("HERON POINT",61500,11),("SANDPIPER LANDING",54800,13),("EGRET PARK MHC",72500,9)):
        if y>500: y=head()
        p.set_font("helvetica","B",9); p.set_xy(x0,y+2); p.cell(400,13,com); y+=17; sub=[0]*8; sites=sorted(R.sample(range(1,190),cnt))
        for i in range(cnt):
            if y>560: y=head()
            v=[0]*8; st=R.choice("OOOORRE" if i%4 else "OV"); base=rent+(R.randint(28000,42000) if st=="R" else 0)
            depth=R.choice([1,1,1,2,2,3,4,5])
            for k in range(depth): 
                v[4-k]=base+R.choice([0,2500,R.randint(3100,9800)]) if k<4 else R.randint(20000,310000)
            if R.random()<.4: v[5-depth]=R.randint(2500,base)
            if i==3: v[2]=-1500
            v[5]=sum(v[:5]); 
            if R.random()<.2: v[6]=-R.randint(1000,20000)
            v[7]=v[5]+v[6]; site=f"{com[0]}{sites[i]:03d}"; nm=f"{R.choice(FN)} {ln[q%len(ln)]}"; q+=1
            ld=dt.date(2025,4-min(depth,4) if depth<4 else 1,R.randint(1,28)) if depth<4 else dt.date(2024,R.randint(8,12),R.randint(1,28)); la=R.choice([base,R.randint(10000,base)])
            sub=[a+b for a,b in zip(sub,v)]
            if com.startswith("SAND") and i==7: drop=(site,nm,v[5]); continue
            if i%2==0: p.set_fill_color(238,243,247); p.rect(x0,y,sum(Wd),13,style="F")
            put([site,nm,st]+[fm(t) for t in v]+[ld.strftime("%m/%d/%y"),m(la)]); y+=13
            o={"property":com,"unit":site,"name":nm,"status":st}; o.update({a:c2(b) for a,b in zip(money,v) if b}); o["other:LAST PAYMENT Amount"]=c2(la); rows.append(o)
        lab=f"Total {com.title().replace('Mhc','MHC')}"; 
        p.set_font("helvetica","B",8); put([lab,"",""]+[fm(t) for t in sub]+["",""],True,True); y+=22
        tot.append(dict({"label":lab},**{a:c2(b) for a,b in zip(money,sub) if b})); G=[a+b for a,b in zip(G,sub)]
    if y>560: y=head()
    put(["ALL COMMUNITIES","",""]+[fm(t) for t in G]+["",""],True,True); tot.append(dict({"label":"ALL COMMUNITIES"},**{a:c2(b) for a,b in zip(money,G) if b})); y+=20
    p.set_font("helvetica","",7.5); p.set_xy(30,y); p.cell(0,10,"Credits are unapplied receipts and are shown with a trailing minus. Net Due = Total less Credits.")
    p.output(doc(f))
    save(f,"AR",money,rows,tot,{"what":f"row of site {drop[0]} {drop[1]} (total {c2(drop[2]):,.2f}) left out of Sandpiper Landing; subtotal and grand total still include it","kind":"row dropped"},"MANUFACTURED_HOUSING","Theo Brancato, collections manager","ResMan-like, months by name oldest first, by community, zebra rows","trailing minus, months in reverse order, last payment date and amount, grouped header, blanks for zero")
