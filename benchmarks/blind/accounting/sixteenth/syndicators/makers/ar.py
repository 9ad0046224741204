from common import *
from fpdf import FPDF
import xlsxwriter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
# ---------- 4 blocks by resident with charge lines ----------
def ar1():
    R=random.Random(1604); PP=people(R,17)
    props=[("Bramble Hollow Apartments (bhol)",9),("The Tessellate at Five Points (tess)",8)]
    charges=[("rent","Rent",lambda:R.choice([118500,124000,131900,142500,155000])),("rubs","Water/Sewer RUBS",lambda:R.randint(3100,7800)),("late","Late Fee",lambda:R.choice([7500,10000])),("pet","Pet Rent",lambda:3500),("prkg","Covered Parking",lambda:5000),("dmg","Damages",lambda:R.randint(9000,88000)),("legal","Eviction Filing",lambda:R.choice([18500,21000])),("nsf","NSF Fee",lambda:3500)]
    money=["b0_30","b31_60","b61_90","b90","prepaid","total"]
    class P(FPDF):
        def header(s):
            s.set_font("Helvetica","B",11); s.cell(0,5,"Aged Receivables - Charge Detail",new_x="LMARGIN",new_y="NEXT"); s.set_font("Helvetica","",8); s.cell(0,4,"As of 05/31/2025     Age by: post date     Include: current, notice, past, eviction",new_x="LMARGIN",new_y="NEXT"); s.ln(2)
            s.set_fill_color(225,225,225); s.set_font("Helvetica","B",7.5)
            for w,t,a in H: s.cell(w,5,t,align=a,fill=True)
            s.ln(6.2)
        def footer(s): s.set_y(-11); s.set_font("Helvetica","I",7); s.cell(0,4,"Thornapple Residential Services, Inc.",align="L"); s.set_x(10); s.cell(0,4,f"Page {s.page_no()} of {{nb}}",align="R")
    H=[(17,"Post Date","L"),(19,"Control","L"),(40,"Charge Code","L"),(18,"0-30","R"),(18,"31-60","R"),(18,"61-90","R"),(18,"Over 90","R"),(20,"Prepays","R"),(22,"Balance","R")]
    pdf=P(format="letter"); pdf.set_auto_page_break(False); pdf.set_margins(10,10,10); pdf.add_page()
    def m(c): return "" if c is None else (f"({-c/100:,.2f})" if c<0 else f"{c/100:,.2f}")
    def sp(h):
        if pdf.get_y()+h>262: pdf.add_page()
    rows=[];tt=[];k=0;ctrl=884120;G=[0]*6
    def vals(v,bold,zero=False):
        for (w,_,_),x in zip(H[3:],v): pdf.cell(w,4.4,m(x),align="R",border="T" if bold else 0)
        pdf.ln(4.4)
    for pn,cnt in props:
        sp(20); pdf.set_font("Helvetica","B",9.5); pdf.cell(0,6,pn,new_x="LMARGIN",new_y="NEXT",border="B"); pdf.ln(1); PT=[0]*6
        for i in range(cnt):
            fn,ln=PP[k]; k+=1; unit=f"{R.randint(1,9):02d}-{R.randint(101,324)}"; code=f"t00{R.randint(21000,58999)}"; stt=R.choice(["Current","Current","Current","Notice","Past","Eviction"]); name=f"{fn} {ln}"
            nl=R.choice([1,2,2,3,3,4]); sp(4.4*(nl+2)+3)
            pdf.set_font("Helvetica","B",8); pdf.cell(24,4.6,unit); pdf.cell(28,4.6,code); pdf.cell(70,4.6,name); pdf.set_font("Helvetica","",8); pdf.cell(40,4.6,"Status: "+stt,new_x="LMARGIN",new_y="NEXT")
            T=[0]*6; ds=[]
            for j in range(nl): ds.append((R.choice([(5,1),(5,1),(5,R.randint(2,28)),(4,1),(4,R.randint(4,26)),(3,R.randint(4,28)),(2,R.randint(1,20)),(1,R.randint(3,30))])))
            lines=[]
            ds.sort()
            for mo,dy in ds:
                cd,de,fx=R.choice(charges[:1]*3+charges); x=fx()
                import datetime; age=(datetime.date(2025,5,31)-datetime.date(2025,mo,dy)).days
                b=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3
                if R.random()<.2: x=R.randint(x//3,x-1)
                v=[None]*6; v[b]=x; v[5]=x; lines.append((f"{mo:02d}/{dy:02d}/2025",f"C-{ctrl}",f"{cd} - {de}",v)); ctrl+=R.randint(3,190)
            if R.random()<.25:
                x=-R.choice([5000,12500,30000,6218]); lines.append((f"05/{R.randint(10,30)}/2025",f"R-{ctrl-500000}","prepay - Open Credit",[None,None,None,None,x,x])); ctrl+=7
            pdf.set_font("Helvetica","",8)
            for d,c,ch,v in lines:
                for (w,_,_),t in zip(H,(d,c,ch)): pdf.cell(w,4.4,t)
                vals(v,False)
                rows.append({"property":pn,"unit":unit,"resident":code,"name":name,"status":stt,"charge":ch,"invoice":c,"date":d,**{q:n(x) for q,x in zip(money,v) if x is not None}})
                for z in range(6): T[z]+=v[z] or 0
            pdf.set_font("Helvetica","B",8); pdf.cell(17,4.4,""); pdf.cell(59,4.4,f"Total {name}"); vals(T,True); pdf.ln(2)
            tt.append({"label":f"Total {name}",**dict(zip(money,map(n,T)))})
            for z in range(6): PT[z]+=T[z]; G[z]+=T[z]
        sp(12); pdf.set_font("Helvetica","B",8); lab="Total "+pn.split(" (")[0]; pdf.cell(76,4.4,lab); vals(PT,True); tt.append({"label":lab,**dict(zip(money,map(n,PT)))}); pdf.ln(4)
    sp(26); pdf.set_font("Helvetica","B",8.5); pdf.cell(76,5,"Grand Total"); vals(G,True); tt.append({"label":"Grand Total",**dict(zip(money,map(n,G)))}); pdf.ln(4)
    pdf.set_font("Helvetica","",7.5); pdf.multi_cell(0,4,"Prepays are open credits not yet applied to charges; Balance is charges less prepays.")
    f="ar_thornapple_charge_detail.pdf"; pdf.output(DOC+f)
    save(f,"AR",money,rows,tt,None,"MULTIFAMILY","regional manager (Yardi-like)","blocks by resident, charge lines below, resident and property totals, repeated header","name and unit only in the block heading; credits as own lines")
# ---------- 5 student by months, xlsx ----------
def ar2():
    R=random.Random(1605); f="ar_campus_months_jun25.xlsx"; wb=xlsxwriter.Workbook(DOC+f); ws=wb.add_worksheet("Delq by Month")
    F=lambda **k: wb.add_format({"font_name":"Calibri","font_size":10,**k})
    ti=F(bold=1,font_size=14,font_color="#17365D"); hd=F(bold=1,bg_color="#17365D",font_color="white",align="center",text_wrap=1,border=1,valign="vcenter"); sec=F(bold=1,bg_color="#DCE6F1",top=1,bottom=1); nf="#,##0.00;[Red](#,##0.00)"; nm=F(num_format=nf); st=F(bold=1,num_format=nf,top=1); gt=F(bold=1,num_format=nf,top=1,bottom=6); tx=F(); rt=F(align="right")
    ws.merge_range("A1:K1","Collegiate Ledger Partners - Delinquency & Prepaid by Bed",ti); ws.write("A2","Ledger balances at close of business June 30, 2025 (installment billing)",F(italic=1))
    ws.set_row(4,28);ws.merge_range("A4:A5","Bed",hd);ws.merge_range("B4:B5","Lessee",hd);ws.merge_range("C4:C5","Lessee ID",hd);ws.merge_range("D4:D5","Lease\nStatus",hd);ws.merge_range("E4:H4","UNPAID INSTALLMENTS BY MONTH BILLED",hd)
    for c,t in zip("EFGH",["Jun-25","May-25","Apr-25","Mar-25 & Before"]): ws.write(c+"5",t,hd)
    for c,t in zip("IJKL",["Total\nDelinquent","Prepaid","Net\nBalance","Deposit\nHeld"]): ws.merge_range(f"{c}4:{c}5",t,hd)
    money=["m0","m1","m2","other:UNPAID INSTALLMENTS BY MONTH BILLED Mar-25 & Before","total","prepaid","other:Net Balance","deposit"]
    secs=[("Halyard Row",14),("Union & Vine",12),("The Locker at Ninth",10)]; PP=people(R,36);k=0; r=5; rows=[];tt=[];G=[0]*8; byst={}
    for pn,cnt in secs:
        ws.merge_range(r,0,r,11,pn.upper(),sec); r+=1; T=[0]*8
        us=sorted(R.sample(range(101,430),cnt))
        for u in us:
            fn,ln=PP[k];k+=1; bed=f"{u}-{R.choice('ABCD')}"; name=f"{ln}, {fn}"; idc=R.randint(60100,79999); s=R.choice(["In Place","In Place","In Place","Renewed","Moved Out","Collections","Future"])
            inst=R.choice([68900,74500,79900,81000,92500]); v=[None]*8
            if s=="Future": v[5]=-R.choice([inst,20000,15000])
            else:
                d=R.choice([1,1,1,2,2,3,4,0]) if s!="Collections" else 4
                if d==0: v[5]=-R.choice([inst,inst//2,4175])
                for i in range(d): v[i]=inst if R.random()<.6 else R.randint(2500,inst)
                if s in("Moved Out","Collections"): v[0]=None if any(v[1:4]) else v[0]
                if v[3]: v[3]=round(v[3]*R.uniform(1,3))
                if d and R.random()<.12: v[5]=-R.randint(1000,9000)
            tot=sum(x or 0 for x in v[:4]); v[4]=tot; v[6]=tot+(v[5] or 0); v[7]=R.choice([None,15000,25000,25000,30000])
            ws.write(r,0,bed,tx);ws.write(r,1,name,tx);ws.write_string(r,2,str(idc),tx);ws.write(r,3,s,tx)
            for i,x in enumerate(v):
                if x is None: continue
                if pn=="Union & Vine" and i in(0,1,4,5,6): ws.write_string(r,4+i,(f"({-x/100:,.2f})" if x<0 else f"{x/100:,.2f}"),rt)
                else: ws.write_number(r,4+i,n(x),nm)
                T[i]+=x
            byst.setdefault(s,[0,0]); byst[s][0]+=1; byst[s][1]+=v[6]
            rows.append({"property":pn.upper(),"unit":bed,"resident":str(idc),"name":name,"status":s,**{q:n(x) for q,x in zip(money,v) if x is not None}}); r+=1
        lab=f"{pn} - subtotal ({cnt} beds)"; ws.write(r,0,lab,F(bold=1,top=1))
        for i in range(1,4): ws.write_blank(r,i,None,F(top=1))
        for i,x in enumerate(T): ws.write_number(r,4+i,n(x),st); G[i]+=x
        tt.append({"label":lab,**dict(zip(money,map(n,T)))}); r+=2
    ws.write(r,0,"Portfolio total",F(bold=1))
    for i,x in enumerate(G): ws.write_number(r,4+i,n(x),gt)
    tt.append({"label":"Portfolio total",**dict(zip(money,map(n,G)))})
    ws.merge_range("N4:P4","RECAP BY STATUS",hd); ws.write_row("N5",["Status","Beds","Net"],hd)
    for i,(s,(c,x)) in enumerate(sorted(byst.items())): ws.write(5+i,13,s,tx);ws.write(5+i,14,c,tx);ws.write(5+i,15,n(x),nm)
    ws.write(r+2,0,"Moved Out and Collections balances are under review by Sable Ridge Recovery; no reserve is shown here.",F(italic=1,font_size=9))
    ws.set_column(0,0,10);ws.set_column(1,1,26);ws.set_column(2,3,11);ws.set_column(4,11,12);ws.set_column(12,12,3);ws.set_column(13,15,12);ws.freeze_panes(5,2);ws.set_landscape();ws.fit_to_pages(1,0)
    wb.close()
    save(f,"AR",money,rows,tt,None,"STUDENT_HOUSING","student housing accountant","months in columns, two-level merged header, property sections, one section with numbers as text, recap at the side","numbers as text in one section; Mar & Before is no single month; recap side table")
# ---------- 6 self storage PDF, reversed buckets; digit changed ----------
def ar3():
    R=random.Random(1606); f="ar_vaultkeep_lien_aging.pdf"; P=ParagraphStyle("x",fontName="Times-Roman",fontSize=7.5,leading=8.5); PB=ParagraphStyle("b",parent=P,fontName="Times-Bold")
    money=["other:Days Late","other:Monthly Rate","b90","b61_90","b31_60","b0_30","other:Fees Incl.","total"]
    sites=[("Site 014 - Vaultkeep Storage, Merriam KS",18),("Site 022 - Vaultkeep Storage, Bonner Springs KS",15)]
    notes=["","","","Promise to pay 7/15, left voicemail twice","Overlocked 6/10","Certified letter returned; second address requested from tenant","Autopay card declined","Auction scheduled 7/24, ad placed with county paper","Military - SCRA hold, do not lien","Partial payment arrangement"]
    hdr=["Unit","Tenant","Stage","Days\nLate","Monthly\nRate","91+","61-90","31-60","1-30","Fees\nIncl.","Amount\nOwed","Collector Note"]
    PP=people(R,33);k=0;rows=[];tt=[];G=[0]*6; planted=None
    def m(x,d): return "-" if x==0 else ("$" if d else "")+f"{x/100:,.2f}"
    el=[Paragraph("<b>Vaultkeep Storage Fund II, LP</b>",ParagraphStyle("t",fontName="Times-Bold",fontSize=15,leading=18)),Paragraph("Delinquent Tenants and Lien Status &mdash; June 30, 2025",ParagraphStyle("s",fontName="Times-Italic",fontSize=11,leading=14)),Spacer(1,4),
     Paragraph("Oldest balances first. <i>Amount Owed</i> is the sum of the four age columns; <i>Fees Incl.</i> tells how much of that amount is late and lien fees. A dash means nothing is owed in that column. Stage: L1 = first notice, L2 = overlock, L3 = lien letter, AU = auction.",ParagraphStyle("n",fontName="Times-Roman",fontSize=8.5,leading=10)),Spacer(1,8)]
    for si,(sn,cnt) in enumerate(sites):
        data=[]; T=[0]*6; recs=[]
        for i in range(cnt):
            fn,ln=PP[k];k+=1; rate=R.choice([5900,7400,8900,11200,13500,16900,21500]); mo=R.choice([1,1,1,2,2,3,4,5])
            b=[0,0,0,0] # 91,61,31,1
            fees=0
            for j in range(min(mo,4)):
                fee=R.choice([0,1500,2000]) ; x=rate+fee; fees+=fee
                if j==3: x=rate*(mo-3)+fee+4500; fees+=4500
                if j==mo-1 and R.random()<.25: x-=R.randint(500,rate//2)
                b[3-j]=x
            days=(mo-1)*30+R.randint(3,28)
            recs.append([f"{R.choice('ABCDEF')}{R.randint(1,240):03d}",(f"{ln.upper()}, {fn}" if R.random()<.9 else f"{ln} Plumbing & Drain"),["L1","L1","L2","L3","AU"][min(mo,5)-1],days,rate,b,fees,R.choice(notes)])
        recs.sort(key=lambda q:-q[3])
        for i,q in enumerate(recs):
            tot=sum(q[5]); pb=list(q[5])
            if si==1 and i==4:
                j=max(range(4),key=lambda z:q[5][z]); s=str(q[5][j]); old=q[5][j]
                p=1; d=(int(s[p])+4)%10; pb[j]=int(s[:p]+str(d)+s[p+1:])
                planted={"what":f"unit {q[0]} {q[1]}: {['91+','61-90','31-60','1-30'][j]} printed {n(pb[j]):.2f} instead of {n(old):.2f}; Amount Owed {n(tot):.2f} and the site and grand totals are right","kind":"digit_changed","unit":q[0],"column":["b90","b61_90","b31_60","b0_30"][j],"printed":n(pb[j]),"true":n(old)}
            vals=[q[3],n(q[4])]+[n(x) for x in pb]+[n(q[6]),n(tot)]
            rows.append({"property":sn,"unit":q[0],"name":q[1],"status":q[2],**dict(zip(money,vals))})
            data.append([q[0],Paragraph(q[1].replace("&","&amp;"),P),q[2],str(q[3]),m(q[4],i==0)]+[m(x,i==0) for x in pb]+[m(q[6],i==0),m(tot,i==0),Paragraph(q[7],P)])
            for z,x in enumerate(list(q[5])+[q[6],tot]): T[z]+=x
        G=[a+b for a,b in zip(G,T)]
        lab=f"Total {sn.split(' -')[0]} ({cnt} tenants)"; data.append([lab,"","","",""]+[m(x,True) for x in T]+[""]); tt.append({"label":lab,**dict(zip(money[2:],map(n,T)))})
        ng=0
        if si==1:
            lab="Both sites (33 tenants)"; data.append([lab,"","","",""]+[m(x,True) for x in G]+[""]); tt.append({"label":lab,**dict(zip(money[2:],map(n,G)))}); ng=1
        tb=Table([[sn]+[""]*11,hdr]+data,colWidths=[36,104,34,30,46,56,54,54,56,46,60,150],repeatRows=2)
        s=[("FONT",(0,0),(-1,-1),"Times-Roman",8),("FONT",(0,0),(-1,1),"Times-Bold",8.5),("SPAN",(0,0),(-1,0)),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#F0E6D2")),("LINEBELOW",(0,1),(-1,1),1,colors.black),("ALIGN",(3,1),(10,-1),"RIGHT"),("VALIGN",(0,1),(-1,1),"BOTTOM"),("VALIGN",(0,2),(-1,-1),"TOP"),("TOPPADDING",(0,2),(-1,-1),1.5),("BOTTOMPADDING",(0,2),(-1,-1),2)]
        for z in range(1,2+ng): s+=[("FONT",(0,-z),(-1,-z),"Times-Bold",8),("LINEABOVE",(5,-z),(10,-z),.6,colors.black),("SPAN",(0,-z),(4,-z))]
        tb.setStyle(TableStyle(s)); el+=[tb,Spacer(1,14)]
    el.append(Paragraph("Prepared by site accounting, Vaultkeep Management Co. &nbsp; Not audited. Balances under $10 are omitted.",P))
    def foot(c,d): c.setFont("Times-Italic",7); c.drawCentredString(396,20,f"Vaultkeep Fund II  -  Lien aging  -  sheet {d.page}")
    SimpleDocTemplate(DOC+f,pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=36).build(el,onFirstPage=foot,onLaterPages=foot)
    save(f,"AR",money,rows,tt,planted,"OTHER","self-storage site accounting","Times, oldest bucket first, cover text, wrapped notes, dashes for zero, $ on first line and totals, header repeated","reversed bucket order; Fees Incl. is no bucket; dash = 0; one digit changed")
