import random
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.lib import colors
SS=getSampleStyleSheet()
def names(rg,k):
    s=set()
    while len(s)<k: s.add((rg.choice(FIRST),rg.choice(LAST)))
    s=sorted(s); rg.shuffle(s); return s
# ------------------------------------------------ 4 Rent Manager, MH, one line a resident, total before ages
def mh(rg):
    cols=["total","b0_30","b31_60","b61_90","b90","prepaid","other:Net Balance","deposit"]
    com=[("Dunmore Lakes (DML)",19),("Pine Hollow Estates (PHE)",14),("Quail Run RV & Mobile (QRR)",12)]
    nm=iter(names(rg,60)); rows=[];tot=[];G=[0]*8
    head=["Site","Resident","Acct","St.","Total\nDue","0 - 30\nDays","31 - 60\nDays","61 - 90\nDays","Over 90\nDays","Pre-\npaid","Net\nBalance","Security\nDeposit"]
    f=lambda x:"" if x is None else (f"({money(x)})" if x<0 else money(x))
    data=[head]; st=[]; rec=[]
    for cn,k in com:
        st+=[("SPAN",(0,len(data)),(-1,len(data))),("BACKGROUND",(0,len(data)),(-1,len(data)),colors.HexColor("#e4e4e4")),("FONT",(0,len(data)),(-1,len(data)),"Times-Bold",8.5)]
        data.append([cn]+[""]*11); S=[0]*8
        for s in sorted(rg.sample(range(1,190),k)):
            rent=rg.randint(38500,79500); z=rg.random()
            b=[None]*4; pre=None
            if z<.2: pre=-rg.choice([rent,rent//2,rg.randint(500,9000)])
            else:
                b[0]=rent+rg.choice([0,3500,4218,6105])if rg.random()<.8 else None
                for i,pz in ((1,.4),(2,.25),(3,.2)):
                    if rg.random()<pz: b[i]=rg.randint(1500,rent)*(3 if i==3 else 1)
                if not any(b): b[0]=rent
                if rg.random()<.08: pre=-rg.randint(1000,12000)
            t=sum(x or 0 for x in b); dep=rg.choice([None,rent,50000,rent])
            v=[t]+b+[pre,t+(pre or 0),dep]
            fn,ln=next(nm); site=f"{s:03d}"; ac=str(rg.randint(20000,29999)); stt=rg.choice("CCCCCCNEF")
            rows.append({"property":cn,"unit":site,"resident":ac,"name":f"{ln}, {fn}","status":stt,**num(**dict(zip(cols,v)))})
            data.append([site,f"{ln}, {fn}",ac,stt]+[f(x) for x in v]); S=[x+(y or 0) for x,y in zip(S,v)]
        i=len(data); st+=[("LINEABOVE",(4,i),(-1,i),.6,colors.black),("FONT",(0,i),(-1,i),"Times-Bold",8.2)]
        lab="Total "+cn; data.append([lab,"","",""]+[f(x) for x in S]); tot.append({"label":lab,**num(**dict(zip(cols,S)))}); rec.append((cn,S)); G=[x+y for x,y in zip(G,S)]
    i=len(data); st+=[("LINEABOVE",(4,i),(-1,i),.6,colors.black),("LINEBELOW",(4,i),(-1,i),1.4,colors.black),("FONT",(0,i),(-1,i),"Times-Bold",8.2)]
    data.append(["Report Total","","",""]+[f(x) for x in G]); tot.append({"label":"Report Total",**num(**dict(zip(cols,G)))})
    t=Table(data,colWidths=[34,116,40,22]+[64]*8,repeatRows=1)
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8.4),("FONT",(0,0),(-1,0),"Times-Bold",8.4),("ALIGN",(4,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("LINEBELOW",(0,0),(-1,0),.8,colors.black),("TOPPADDING",(0,0),(-1,-1),1.3),("BOTTOMPADDING",(0,0),(-1,-1),1.8)]+st))
    r=[["Allowance worksheet","Over 90","Rate","Allowance"]]+[[c,f(S[4]),"60%",f(S[4]*6//10)] for c,S in rec]
    rt=Table(r,colWidths=[170,70,50,70],hAlign="LEFT"); rt.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8),("FONT",(0,0),(-1,0),"Times-Bold",8),("ALIGN",(1,0),(-1,-1),"RIGHT"),("BOX",(0,0),(-1,-1),.5,colors.grey)]))
    n="ar_thornbury_mh.pdf"
    def pg(c,dd):
        c.setFont("Times-Bold",11); c.drawString(36,585,"Thornbury Home Sites, Inc."); c.setFont("Times-Roman",9); c.drawString(36,573,"Aged Receivables by Resident - as of 02/28/2026 - all charge types"); c.drawRightString(756,585,f"Page {dd.page}")
        c.setFont("Times-Italic",7.5); c.drawString(36,20,"St.: C current, N notice given, E in eviction, F former resident.   Rent Manager 12 / report AR-204")
    D=SimpleDocTemplate(doc(n),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=50,bottomMargin=36)
    D.build([t,Spacer(1,12),rt],onFirstPage=pg,onLaterPages=pg)
    save(n,"AR",cols,rows,tot,None,"MANUFACTURED_HOUSING","community accountant, Rent Manager","one line a resident, total before ages, community sections, recap of allowance at end","total first, blanks, prepaid in parentheses, net column, two-line header")
# ------------------------------------------------ 5 medical offices, tenant blocks with invoices (row dropped)
def mob(rg):
    cols=["other:Billed Amount","current","b0_30","b31_60","b61_90","b91_120","b120","total","prepaid"]
    B=[("Harrow Street Medical Pavilion",[("Cascadia Hand & Wrist, P.C.","t0004412","110"),("Bluestem Pediatrics LLC","t0004420","125"),("Oriel Dermatology Associates","t0004433","200"),("Vantry Imaging Partners, LLP","t0004437","LL-02"),("Northgate Renal Care","t0004451","310"),("Wexcombe Family Dental","t0004460","315")]),
       ("Tamarack Professional Building",[("Sagebrook Cardiology, P.A.","t0005103","100"),("Lumen Eye Surgeons","t0005110","140"),("Ferrant Physical Therapy Inc.","t0005111","150/152"),("Alder & Ash Behavioral Health","t0005127","205"),("Prairie Sleep Diagnostics","t0005130","220"),("Kestrel Lab Draw Station","t0005144","K-1")])]
    chg=[("RNT","Base rent"),("CAM","Operating expense est."),("TAX","Tax recovery"),("HVA","After-hours HVAC"),("PRK","Reserved parking"),("RCL","2025 CAM reconciliation"),("LTE","Late fee")]
    f=lambda x:"" if x is None else (f"{money(x)}-" if x<0 else money(x))
    rows=[];tot=[];G=[0]*9;out=[]; inv=88010; planted=None
    for bn,ts in B:
        out.append(("B",bn)); BS=[0]*9
        for ti,(tn,tc,su) in enumerate(ts):
            out.append(("T",tn,tc,su)); S=[0]*9; k=rg.randint(2,5); L=[]
            for _ in range(k):
                c,cd=rg.choice(chg); i=rg.choice([0,0,1,1,2,3,4,5]); inv+=rg.randint(1,9)
                bill=rg.randint(4500,1960000) if c!="LTE" else 25000
                op=bill if rg.random()<.75 else int(bill*rg.uniform(.1,.8))
                mon={0:"04/01/2026",1:"03/01/2026",2:"02/01/2026",3:"01/01/2026",4:"12/01/2025",5:rg.choice(["08/01/2025","09/15/2025","10/01/2025"])}[i]
                v=[bill]+[None]*6+[op,None]; v[1+i]=op; L.append((-i,inv,mon,c,cd,v))
            if rg.random()<.3:
                L.append((9,rg.randint(5000,5999),"03/27/2026","RCT","Unapplied receipt",[None]*8+[-rg.randint(20000,400000)]))
            L.sort(key=lambda x:x[:2])
            drop=None
            if tn.startswith("Ferrant"): drop=1
            for j,(_,iv,mon,c,cd,v) in enumerate(L):
                S=[x+(y or 0) for x,y in zip(S,v)]
                ref=f"R{iv}" if c=="RCT" else f"{iv}"
                if j==drop: planted=(ref,c,v); continue
                rows.append({"property":bn,"unit":su,"resident":tc,"name":tn,"date":mon,"invoice":ref,"charge":f"{c} {cd}",**num(**dict(zip(cols,v)))})
                out.append(("L",mon,ref,f"{c} {cd}",v))
            def emit(kind,lab,S):
                v=[None]+S[1:8]+[S[8] or None]; out.append((kind,lab,v)); tot.append({"label":lab,**num(**dict(zip(cols,v)))})
            emit("S",f"Total {tn}",S); BS=[x+y for x,y in zip(BS,S)]
        emit("SB",f"Total {bn}",BS); G=[x+y for x,y in zip(G,BS)]
    emit("SG","Grand Total",G)
    data=[["","","","Billed","Not Yet","Days Past Due","","","","","Total","Unapplied"],["Date","Invoice","Charge","Amount","Due","0-30","31-60","61-90","91-120","Over 120","Open","Credits"]]
    st=[("SPAN",(5,0),(9,0)),("ALIGN",(5,0),(9,0),"CENTER"),("LINEBELOW",(5,0),(9,0),.4,colors.black)]
    for o in out:
        i=len(data)
        if o[0]=="B": data.append([o[1]]+[""]*11); st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",9),("TEXTCOLOR",(0,i),(-1,i),colors.HexColor("#6b2c1a"))]
        elif o[0]=="T": data.append([f"{o[1]}    ({o[2]})    Suite {o[3]}"]+[""]*11); st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7.4),("TOPPADDING",(0,i),(-1,i),5)]
        elif o[0]=="L": data.append([o[1],o[2],o[3]]+[f(x) for x in o[4]])
        else:
            data.append([o[1],"",""]+[f(x) for x in o[2]]); st+=[("FONT",(0,i),(-1,i),"Helvetica-Oblique" if o[0]=="S" else "Helvetica-Bold",7.2),("LINEABOVE",(4,i),(-1,i),.4 if o[0]=="S" else .9,colors.black)]
    t=Table(data,colWidths=[50,42,122]+[58]*9,repeatRows=2)
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.2),("FONT",(0,0),(-1,1),"Helvetica-Bold",7.2),("ALIGN",(3,0),(-1,-1),"RIGHT"),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#f3e9dc")),("LINEBELOW",(0,1),(-1,1),.8,colors.black),("TOPPADDING",(0,0),(-1,-1),1.3),("BOTTOMPADDING",(0,0),(-1,-1),1.6)]+st))
    n="ar_corvane_mob.pdf"
    def pg(c,dd):
        c.setFont("Helvetica-Bold",10); c.drawCentredString(396,588,"CORVANE HEALTHCARE REALTY TRUST"); c.setFont("Helvetica",8); c.drawCentredString(396,577,"Tenant Receivable Aging Detail  -  As of 03/31/2026  -  Aged from due date"); c.setFont("Helvetica",6.5); c.drawString(30,20,"Total Open is before unapplied credits. A minus after the amount is a credit."); c.drawRightString(762,20,f"Page {dd.page}")
    SimpleDocTemplate(doc(n),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=46,bottomMargin=34).build([t],onFirstPage=pg,onLaterPages=pg)
    pl={"what":f"Ferrant Physical Therapy Inc.: invoice {planted[0]} ({planted[1]}, open {money(planted[2][7])}) dropped; the tenant, building and grand totals still include it","kind":"row_dropped"}
    save(n,"AR",cols,rows,tot,pl,"OFFICE","medical office lease administrator, Yardi style","blocks by tenant with invoice lines and tenant totals, buildings","grouped header, blanks, trailing minus credits, repeated headers, name/code/suite only in heading")
# ------------------------------------------------ 6 senior living by payer, months, workbook
def payer(rg):
    import datetime
    from openpyxl import Workbook
    from openpyxl.worksheet.properties import PageSetupProperties as PSP
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    cols=["other:Before Feb-26","m3","m2","m1","m0","total","other:Suspended (under appeal)","other:Allowance","other:Net Collectible"]
    P=[("Private pay",11),("State Medicaid waiver",9),("Veterans Aid & Attendance",5),("Long-term care insurance",6),("Hospice / respite contracts",4)]
    nm=iter(names(rg,50)); wb=Workbook(); ws=wb.active; ws.title="AR by payer"
    ws["B1"]="Gladewater Senior Living - Orchard Terrace"; ws["B1"].font=Font(bold=True,size=13)
    ws["B2"]="Receivables by payer and month of service, at May 31, 2026"; ws["B3"]="Source: billing system export, pasted by J. Nivens; some columns arrive as text"
    H=["Payer / programme","Resident","ID","Suite","Before\nFeb-26"]+[datetime.date(2026,m,1) for m in (2,3,4,5)]+["Total","Suspended\n(under appeal)","Allowance","Net\nCollectible"]
    for c,h in enumerate(H,1):
        x=ws.cell(5,c,h); x.font=Font(bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="44546A"); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
        if not isinstance(h,str): x.number_format="mmm-yy"
    r=6; rows=[];tot=[];G=[0]*9; fm='#,##0.00_);(#,##0.00)'
    txt=lambda x:f"({money(x)})" if x<0 else money(x)
    def put(r,v,bold=False):
        for c,x in enumerate(v,5):
            if x is None: continue
            astext=(c in (5,6) and not bold) or (c==11 and not bold)
            y=ws.cell(r,c,txt(x) if astext else x/100); y.alignment=Alignment(horizontal="right"); y.number_format="@" if astext else fm
            if bold: y.font=Font(bold=True); y.fill=PatternFill("solid",fgColor="E7E6E6")
    for pn,k in P:
        r0=r; S=[0]*9
        for _ in range(k):
            fee=rg.randint(210000,790000); b=[None]*5
            b[4]=fee if rg.random()<.85 else -rg.randint(5000,90000)
            for i,pz in ((3,.55),(2,.35),(1,.25),(0,.25)):
                if rg.random()<pz: b[i]=rg.randint(4000,fee)
            if rg.random()<.1: b[1]=-rg.randint(2000,40000)
            t=sum(x or 0 for x in b); su=rg.randint(3000,max(4000,abs(t)//2)) if pn[0] in "SV" and rg.random()<.4 and t>0 else None
            old=max(0,(b[0] or 0))+max(0,(b[1] or 0)); al=-(old*35//100) or None
            v=b+[t,su,al,t+(al or 0)]; S=[x+(y or 0) for x,y in zip(S,v)]
            fn,ln=next(nm); rid=f"OT-{rg.randint(1000,9999)}"; su_=rg.choice("ABCM")+str(rg.randint(101,339))
            ws.cell(r,2,f"{fn} {ln}"); ws.cell(r,3,rid); ws.cell(r,4,su_); put(r,v)
            rows.append({"unit":su_,"resident":rid,"name":f"{fn} {ln}",**num(**dict(zip(cols,v)))}); r+=1
        ws.merge_cells(start_row=r0,start_column=1,end_row=r-1,end_column=1); x=ws.cell(r0,1,pn); x.alignment=Alignment(wrap_text=True,vertical="top"); x.font=Font(bold=True)
        lab="Subtotal "+pn; ws.cell(r,1,lab).font=Font(bold=True); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=4); put(r,S,True); tot.append({"label":lab,**num(**dict(zip(cols,S)))}); G=[x+y for x,y in zip(G,S)]; r+=1
    ws.cell(r,1,"ALL PAYERS").font=Font(bold=True); put(r,G,True); tot.append({"label":"ALL PAYERS",**num(**dict(zip(cols,G)))})
    ws.cell(r+2,2,"Suspended amounts are part of Total. Allowance is 35% of debit balances before March, by resident, rounded down to the cent.").font=Font(italic=True)
    for k,w in zip("ABCDEFGHIJKLM",(20,24,10,8,13,13,13,13,13,14,15,13,14)): ws.column_dimensions[k].width=w
    ws.row_dimensions[5].height=32; ws.freeze_panes="E6"
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr=PSP(fitToPage=True); ws.page_setup.fitToHeight=0
    n="ar_gladewater_payers.xlsx"; wb.save(doc(n))
    save(n,"AR",cols,rows,tot,None,"SENIOR_HOUSING","business office director, Excel","payer merged down the side, months oldest to newest, month headers are dates","numbers as text in some columns, negative as text in parentheses, date headers, merged cells")
def run(seed):
    mh(random.Random(seed+4)); mob(random.Random(seed+5)); payer(random.Random(seed+6))
