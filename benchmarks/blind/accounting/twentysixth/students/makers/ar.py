import random
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
# ---------- D UK by agreement
def docD():
    R=random.Random(2604); N=namer(R); fn="debtors_by_agreement_wk26.pdf"
    K=["total","current","b0_30","b31_60","b61_90","b90","prepaid","other:Net position £","deposit"]
    G=[("Nominations - University of Wrexley (agreement UW/2024/07)",9,"U"),("Nominations - St Aldate's College of Art",6,"A"),("Sponsored - Ministry of Higher Studies, Republic of Tavora",7,"T"),("Sponsored - Halbrook Engineering bursary",4,"H"),("Direct let - instalment payers",13,"D")]
    halls=["Corvid Court","Tannery Row","The Ropeworks"]
    rows=[];totals=[];data=[["Resident","Ref.","Hall","Room","Status","Balance\n£","Not yet\ndue £","Days past due date","","","","Unallocated\nreceipts £","Net\nposition £","Deposit\nheld £"],["","","","","","","","1-30","31-60","61-90","Over 90","","",""]];sty=[]
    ps=PS('x',fontName='Times-Roman',fontSize=7.8,leading=8.8)
    def cells(o): return [paren(o[k]) if k in o else "" for k in K]
    for g,n,p in G:
        i=len(data);data.append([g]+[""]*13);sty+=[('SPAN',(0,i),(-1,i)),('FONTNAME',(0,i),(0,i),'Times-BoldItalic'),('LINEABOVE',(0,i),(-1,i),.5,colors.grey)]
        sr=[]
        for j in range(n):
            inst=r2(R.choice([1876.5,2043,2218.75,1690.2,2475]))
            o=dict(name=N("lf"),resident=f"{p}{R.randint(20000,29999)}",property=R.choice(halls),unit=f"{R.choice('ABCDE')}{R.randint(1,9)}.{R.randint(1,24):02d}{R.choice(['','','a'])}",status=R.choice(["Inst 3","Inst 2","Plan","Guarantor","Inst 3"]))
            b={}
            if R.random()<.65:b["current"]=inst
            if R.random()<.6:b["b0_30"]=r2(R.choice([inst,inst*.5,R.uniform(20,300)]))
            if R.random()<.35:b["b31_60"]=r2(R.uniform(40,inst))
            if R.random()<.25:b["b61_90"]=r2(R.uniform(40,inst))
            if R.random()<.2:b["b90"]=r2(R.uniform(15,900))
            if not b:b["b0_30"]=r2(inst*.25)
            o["total"]=r2(sum(b.values()));o.update(b)
            if R.random()<.25:o["prepaid"]=-r2(R.choice([50,100,250,R.uniform(10,700)]))
            o["other:Net position £"]=r2(o["total"]+o.get("prepaid",0))
            if p in "DU" :o["deposit"]=R.choice([150.0,200.0,250.0])
            sr.append(o);data.append([Paragraph(o["name"],ps),o["resident"],o["property"],o["unit"],o["status"]]+cells(o))
        T=sumk(sr,K,f"{n} residents, agreement total" if p in"UA" else f"{n} residents, sponsor total" if p in "TH" else f"{n} residents, direct let total");totals.append(T);rows+=sr
        i=len(data);data.append([T["label"]]+[""]*4+cells(T));sty+=[('SPAN',(0,i),(4,i)),('FONTNAME',(0,i),(-1,i),'Times-Bold'),('LINEABOVE',(5,i),(-1,i),.4,colors.black)]
    T=sumk(rows,K,"All agreements, 39 residents");totals.append(T);assert len(rows)==39
    assert abs(sum(T[k] for k in K[1:6])-T["total"])<.006 and abs(T["total"]+T["prepaid"]-T[K[7]])<.006
    i=len(data);data.append([T["label"]]+[""]*4+cells(T));sty+=[('SPAN',(0,i),(4,i)),('FONTNAME',(0,i),(-1,i),'Times-Bold'),('LINEABOVE',(0,i),(-1,i),1,colors.black),('BOX',(5,i),(-1,i),.8,colors.black)]
    t=Table(data,colWidths=[98,40,60,38,46]+[58,55,54,54,52,50,58,58,50],repeatRows=2)
    t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTNAME',(0,0),(-1,1),'Times-Bold')]+sty+[('FONTSIZE',(0,0),(-1,-1),7.8),('ALIGN',(5,0),(-1,-1),'RIGHT'),('SPAN',(7,0),(10,0)),('ALIGN',(7,0),(10,0),'CENTER'),('LINEBELOW',(7,0),(10,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.7),('BOTTOMPADDING',(0,0),(-1,-1),1.7),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+[('SPAN',(k,0),(k,1)) for k in(0,1,2,3,4,5,6,11,12,13)]+[('VALIGN',(0,0),(-1,1),'BOTTOM'),('VALIGN',(0,2),(-1,-1),'MIDDLE')]))
    rc=Table([["Recap £","Balance","Past due","% past due"]]+[[x["label"].split(",")[1].strip().capitalize()+f" ({g[2]})",c2(x["total"]),c2(x["total"]-x.get("current",0)),f"{100*(x['total']-x.get('current',0))/x['total']:.1f}%"] for g,x in zip(G,totals)],colWidths=[150,70,70,60],hAlign='LEFT')
    rc.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('FONTSIZE',(0,0),(-1,-1),7.8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
    def pg(c,d):
        w,h=landscape(A4);c.setFont('Times-Bold',13);c.drawString(34,h-30,"Resident debtors by agreement and sponsor");c.setFont('Times-Roman',9);c.drawString(34,h-43,"Thistlemoor Student Living LLP - position at close on Friday 28 February 2025 (week 26)")
        c.setFont('Times-Italic',7.5);c.drawString(34,20,"Unallocated receipts are shown in brackets and are not netted in the ages.  Circulation: Credit control, Nominations team");c.drawRightString(w-34,20,f"{d.page}")
    d=SimpleDocTemplate(doc(fn),pagesize=landscape(A4),topMargin=54,bottomMargin=36,leftMargin=34,rightMargin=34,invariant=1)
    d.build([t,Spacer(1,10),KeepTogether([rc,Spacer(1,4),Paragraph("Status: Inst = instalment billed; Plan = agreed payment plan; Guarantor = guarantor written to.",ps)])],onFirstPage=pg,onLaterPages=pg)
    save(fn,"AR",K,rows,totals,None,"STUDENT_HOUSING","AGED_RECEIVABLES","credit controller, UK halls","Times, landscape, blocks by nomination agreement and sponsor, balance before ages, net position after unallocated receipts","balance first, gross and net balances, group header over four ages, recap at the end")
# ---------- E Australia MYOB invoice detail by month
def docE():
    import xlsxwriter
    R=random.Random(2605);N=namer(R);fn="MYOB_Receivables_Detail_Feb2025.xlsx"
    K=["other:Invoice amount","other:Nov 2024 & earlier","m2","m1","m0","total"]
    wb=xlsxwriter.Workbook(doc(fn),{"in_memory":True});cv=wb.add_worksheet("Cover");ws=wb.add_worksheet("Detail")
    import datetime;wb.set_properties({"created":datetime.datetime(2025,3,3)})
    B=wb.add_format({"bold":1});hd=wb.add_format({"bold":1,"text_wrap":1,"bottom":2,"align":"center","valign":"bottom","bg_color":"#FCE4D6"})
    nf=wb.add_format({"num_format":'#,##0.00_);(#,##0.00)'});tx=wb.add_format({"align":"right"});tf=wb.add_format({"bold":1,"top":1,"num_format":'$#,##0.00_);($#,##0.00)'});pf=wb.add_format({"bold":1,"top":1,"bottom":1,"bg_color":"#EDEDED","num_format":'$#,##0.00_);($#,##0.00)'});pr=wb.add_format({"bold":1,"font_size":12,"font_color":"#833C0B"});it=wb.add_format({"italic":1})
    ws.write(0,0,"Banksia & Wattle Student Villages Pty Ltd",pr);ws.write(1,0,"Receivables with Tax [Detail] by month of invoice");ws.write(2,0,"28/02/2025",it);ws.write(2,3,"GST: residential supplies input taxed",it)
    # A date B hidden id C ref D what is charged E inv amount F..I months J total
    H=["Date","Internal ID","Invoice no.","Charge","Invoice\namount","Nov 2024\n& earlier","Dec\n2024","Jan\n2025","Feb\n2025","Total due"]
    for i,x in enumerate(H):ws.write(4,i,x,hd)
    ws.set_row(4,32)
    r=5;rows=[];totals=[];mk=["other:Nov 2024 & earlier","m2","m1","m0"];summ=[]
    props=[("Banksia Village, Clayton VIC",6),("Wattle Village, Kelvin Grove QLD",5),("Karri Village, Bentley WA",4)]
    inv=31870
    for pn,n in props:
        ws.merge_range(r,0,r,9,pn,pr);r+=1;prs=[]
        for _ in range(n):
            code=f"S{R.randint(100,999)}{len(totals):02d}";nm=N();un=f"{R.choice(['Unit','Apt'])} {R.randint(1,8)}{R.randint(1,30):02d}-{R.choice('ABCDE')}"
            ws.write(r,0,code,B);ws.write(r,2,nm,B);ws.write(r,4,un,B);r+=1;rr=[]
            wk=R.choice([329.,345.,372.5,399.,415.])
            months=sorted(R.sample([0,1,2,3],R.choice([1,2,2,3])))
            items=[(m,"Fortnightly licence fee",wk*2) for m in months]
            if R.random()<.5:items.append((R.choice([2,3]),R.choice(["Lost swipe card","Cleaning call-out","Room damage","Late move-out","Electricity over allowance"]),r2(R.uniform(35,280))))
            if R.random()<.28:items.append((3,"Credit note - early bird",-r2(R.choice([50,75,100.]))))
            items.sort(key=lambda z:z[0])
            for m,ch,am in items:
                inv+=R.randint(1,9);y,mo=[(2024,R.choice([9,10,11])),(2024,12),(2025,1),(2025,2)][m];dt=f"{R.randint(1,27):02d}/{mo:02d}/{y}"
                due=am if am<0 or R.random()<.7 else r2(am*R.choice([.5,.25,.6]))
                o=dict(property=pn,resident=code,name=nm,unit=un,date=dt,invoice=("CN" if am<0 else "IV")+f"{inv:08d}",charge=ch)
                o["other:Invoice amount"]=r2(am);o[mk[m]]=r2(due);o["total"]=r2(due)
                ws.write(r,0,dt);ws.write(r,1,f"a7{inv*13}");ws.write(r,2,o["invoice"]);ws.write(r,3,ch);ws.write(r,4,paren(am),tx)
                ws.write(r,5+m,due,nf);ws.write(r,9,due,nf);r+=1;rr.append(o)
            T=sumk(rr,K[1:],f"Total {code}");totals.append(T);ws.write(r,3,T["label"],tf);ws.write_blank(r,4,None,tf)
            for i,k in enumerate(K[1:]):
                ws.write(r,5+i,T[k],tf) if k in T else ws.write_blank(r,5+i,None,tf)
            r+=1;prs+=rr
        T=sumk(prs,K[1:],"Village total");totals.append(T);summ.append((pn,T))
        for i in range(10):ws.write_blank(r,i,None,pf)
        ws.write(r,0,T["label"],pf)
        for i,k in enumerate(K[1:]):
            if k in T:ws.write(r,5+i,T[k],pf)
        r+=2;rows+=prs
    T=sumk(rows,K[1:],"Grand total");totals.append(T);assert abs(sum(T[k] for k in mk)-T["total"])<.006
    for i in range(10):ws.write_blank(r,i,None,pf)
    ws.write(r,0,T["label"],pf)
    for i,k in enumerate(K[1:]):ws.write(r,5+i,T[k],pf)
    ws.write(r+2,0,"Amounts part paid show the open part only under the month of the invoice; the invoice amount is as first raised.",it)
    ws.set_column(0,0,13);ws.set_column(1,1,12,None,{"hidden":1});ws.set_column(2,2,22);ws.set_column(3,3,27);ws.set_column(4,9,13);ws.freeze_panes(5,0);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4)
    cv.write(0,0,"Debtors pack – February 2025",pr);cv.write(1,0,"From: finance business partner, villages");cv.write(3,0,"Village",B);cv.write(3,1,"Owed",B)
    for i,(p,t) in enumerate(summ):cv.write(4+i,0,p);cv.write(4+i,1,t["total"],nf)
    cv.write(7,0,"All villages",B);cv.write(7,1,T["total"],nf);cv.write(9,0,"Line by line detail is on the next sheet.");cv.set_column(0,0,38);cv.set_column(1,1,14)
    wb.close()
    save(fn,"AR",K,rows,totals,None,"STUDENT_HOUSING","AGED_RECEIVABLES","assistant accountant, Australian villages","MYOB detail export, invoices below resident heading, calendar months oldest first, cover sheet","hidden ID column, invoice amount as text, part payments, credit notes in parentheses, resident/village/grand totals")
# ---------- F Canada weekly, fpdf2
def docF():
    from fpdf import FPDF
    import datetime
    R=random.Random(2606);N=namer(R);fn="coliving_arrears_weekly.pdf"
    K=["deposit","other:Weeks past due 8+","other:Weeks past due 5-8","other:Weeks past due 3-4","other:Weeks past due 2","other:Weeks past due 1","other:Not due","total","prepaid"]
    K[6]="current"
    P=[("Maple Yard House, Toronto","MY",11),("Lachine Commons, Montreal","LC",8),("Burrard Loft Homes, Vancouver","BL",9)]
    class D(FPDF):
        def header(s):
            s.set_font("helvetica","B",12);s.set_text_color(20,60,110);s.cell(0,6,"Open Door Co-Living (Canada) Inc.",new_x="LMARGIN",new_y="NEXT");s.set_font("helvetica","",8);s.set_text_color(0)
            s.cell(0,5,"Member arrears by week past due - Sunday, March 2, 2025 - CAD",new_x="LMARGIN",new_y="NEXT");s.ln(1)
            s.set_font("helvetica","B",7);s.set_fill_color(225,232,243)
            x=s.l_margin;y=s.get_y();a=sum(W[:3])
            s.cell(a,4,"",fill=1);s.cell(W[3],4,"Security",fill=1,align="R");s.cell(sum(W[4:9]),4,"Weeks past due",fill=1,align="C",border="B");s.cell(W[9],4,"",fill=1);s.cell(W[10],4,"Total",fill=1,align="R");s.cell(W[11],4,"Prepaid",fill=1,align="R",new_x="LMARGIN",new_y="NEXT")
            for t,w,al in zip(["Bed","Member","Member ID","deposit","8+","5-8","3-4","2","1","Not due","owing","credit"],W,"LLL"+"R"*9):s.cell(w,4,t,fill=1,align=al)
            s.ln(5)
        def footer(s):
            s.set_y(-11);s.set_font("helvetica","I",6.5);s.cell(0,4,f"Yardi Breeze custom report AR-W / page {s.page_no()} / a dash is nil",align="C")
    W=[15,32,17,16,15,15,15,15,15,16,18,15]
    K[1]="other:Weeks past due 8+"
    pdf=D(format="letter");pdf.set_creation_date(datetime.datetime(2025,3,3,tzinfo=datetime.timezone.utc));pdf.set_margins(6,8);pdf.set_auto_page_break(True,16);pdf.add_page()
    rows=[];totals=[];ag=K[1:7]
    def f(v,cur=False):
        if v==0:return "-"
        s=f"{abs(v):,.2f}";s=("$" if cur else "")+s
        return f"({s})" if v<0 else s
    for pn,pc,n in P:
        pdf.set_font("helvetica","B",8);pdf.set_text_color(20,60,110);pdf.cell(0,6,pn,new_x="LMARGIN",new_y="NEXT");pdf.set_text_color(0);sr=[]
        for j in range(n):
            wk=r2(R.choice([268.5,291,310.25,335,352.75]));nm=N()
            if R.random()<.2:nm+=" & "+N()
            o=dict(property=pn,unit=f"{R.randint(2,14):02d}{'ABCD'[j%4]}-{1+j//4}",name=nm,resident=f"{pc}-{R.randint(3000,8999)}")
            o["deposit"]=r2(wk*4) if R.random()<.8 else 0.
            past=R.choice([0,1,1,2,3,4,6,9]);v=dict.fromkeys(ag,0.)
            v["current"]=wk if R.random()<.7 else 0.
            if past>=1:v[K[5]]=wk
            if past>=2:v[K[4]]=R.choice([wk,r2(wk*.4)])
            if past>=3:v[K[3]]=r2(wk*min(past-2,2))
            if past>=6:v[K[2]]=r2(wk*min(past-4,4)-R.choice([0,100]))
            if past>=9:v[K[1]]=r2(wk*2.5)
            pre=0.
            if not any(v.values()) or R.random()<.12:pre=-r2(R.uniform(20,400))
            o.update(v);o["total"]=r2(sum(v.values()));o["prepaid"]=pre
            sr.append(o);pdf.set_font("helvetica","",7)
            parts=nm.split(" & ");
            if pdf.get_y()>255:pdf.add_page()
            y=pdf.get_y();pdf.cell(W[0],4.2,o["unit"]);x=pdf.get_x()
            pdf.cell(W[1],4.2,parts[0]+(" &" if len(parts)>1 else ""));pdf.cell(W[2],4.2,o["resident"])
            for k,w in zip(K,W[3:]):pdf.cell(w,4.2,f(o[k]),align="R")
            pdf.ln(4.2)
            if len(parts)>1:pdf.set_x(x);pdf.cell(W[1],3.6,parts[1]);pdf.ln(3.8)
        T=sumk(sr,K,f"{pn.split(',')[1].strip()} subtotal");totals.append(T);rows+=sr
        pdf.set_font("helvetica","B",7);pdf.cell(sum(W[:3]),5,T["label"],border="T")
        for k,w in zip(K,W[3:]):pdf.cell(w,5,f(T[k]),align="R",border="T")
        pdf.ln(6.5)
    T=sumk(rows,K,"TOTAL, all homes");totals.append(T);assert abs(sum(T[k] for k in ag)-T["total"])<.006
    pdf.set_font("helvetica","B",6.6);pdf.set_fill_color(225,232,243);pdf.cell(sum(W[:3]),6,T["label"],fill=1)
    for k,w in zip(K,W[3:]):pdf.cell(w,6,f(T[k],True),align="R",fill=1)
    pdf.ln(9);pdf.set_font("helvetica","",7.5)
    pdf.multi_cell(0,4,"Fees are billed each Sunday for the week ahead. Members more than four weeks behind move to a payment plan signed by the community lead; plan balances stay in the week in which they fell due. Prepaid credits are in parentheses, outside the total owing. Security deposits are held in trust and are not set against arrears.")
    pdf.ln(2);pdf.set_font("helvetica","B",7.5);pdf.cell(60,5,"On payment plan (members)",border=1);pdf.cell(30,5,"Members",border=1,align="R");pdf.ln(5);pdf.set_font("helvetica","",7.5)
    for pn,_,_ in P:
        q=[o for o in rows if o["property"]==pn and o[K[2]]>0];pdf.cell(60,5,pn,border=1);pdf.cell(30,5,str(len(q)),border=1,align="R");pdf.ln(5)
    pdf.output(doc(fn))
    save(fn,"AR",K,rows,totals,None,"MULTIFAMILY","AGED_RECEIVABLES","community finance lead, Canadian co-living","fpdf letter portrait, ages by week oldest first, deposit before ages, dashes for nil, joint members on two lines","week buckets under a group header, wrapped joint names, dashes, dollar signs only in the grand total, side table of plans")
def run(): docD();docE();docF()
