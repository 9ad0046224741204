from common import *
from datetime import date, timedelta
from fpdf import FPDF
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle

def ar1():
    """Grocery-anchored retail, blocks by tenant, charge lines below."""
    R=random.Random(2211); asof=date(2024,9,30)
    P=[("Larkmead Crossing",[("100","t0004101","Fennimore Fresh Grocers",41000),("112","t0004117","Dapple & Daughters Nails",4100),("118","t0004119","Sunhollow Pediatric Dental",7300),("120","t0004133","Pho Lantern Kitchen",5200),("126","t0004140","Kettlebell Republic",9800),("PAD-2","t0004158","Norwick Federal Credit Union",8800)]),
       ("Stonebarn Plaza",[("A-1","t0005203","Galloway's Pantry #218",36500),("A-4","t0005209","Threadneedle Alterations",2900),("B-2","t0005216","Wags & Whiskers Vet",6400),("B-5","t0005222","Mirabel Wine & Cheese",5600),("C-1","t0005231","Tallgrass Optical",4700),("C-3","t0005240","Juniper Tutoring Ctr",3350)])]
    ch=[("RNT - Base Rent",1,.0),("CAM - Common Area",.19,0),("TAX - Real Estate Tax",.14,0),("INS - Insurance",.03,0),("PRC - Percentage Rent",.31,0),("UTL - Trash/Water",.05,0),("LTE - Late Charge",.05,0)]
    BK=["b0_30","b31_60","b61_90","b91_120","b120"]; C=["other:Billed","total"]+BK+["prepaid","deposit"]
    fn="Larkmead_Stonebarn_Tenant_AR_Sept2024.pdf"
    pdf=FPDF("L","pt","Letter"); pdf.set_auto_page_break(False); pdf.set_margins(30,30)
    X=[30,140,190,252,312,374,434,492,550,606,660,708,760]; # right edges from idx3
    NUM=[318,380,434,488,542,592,642,700,762]
    y=[0]; p=[0]
    def head():
        pdf.add_page(); p[0]+=1; pdf.set_font("helvetica","B",12); pdf.text(30,38,"Open Receivables by Tenant and Charge"); pdf.set_font("helvetica","",8)
        pdf.text(30,50,"Westerly Grocer-Anchored Fund I  -  aged by invoice date as of 09/30/2024  -  US$"); pdf.text(690,38,f"Page {p[0]}")
        pdf.set_fill_color(226,236,226); pdf.rect(28,58,738,26,"F"); pdf.set_font("helvetica","B",7.5)
        for x,a,b in [(42,"","Charge"),(152,"Invoice","Date"),(202,"Invoice","No.")]: pdf.text(x,68,a); pdf.text(x,78,b)
        for x,(a,b) in zip(NUM,[("","Billed"),("Total","Owed"),("0-30","Days"),("31-60","Days"),("61-90","Days"),("91-120","Days"),("Over 120","Days"),("Unapplied","Receipts"),("Security","Deposit")]):
            for t,yy in((a,68),(b,78)): pdf.text(x-pdf.get_string_width(t),yy,t)
        y[0]=96
    def need(h):
        if y[0]+h>575: head()
    def nums(v,b):
        pdf.set_font("helvetica",b,7.6)
        for x,k in zip(NUM,C):
            if v.get(k) is not None: s=par(v[k]); w=pdf.get_string_width(s)-(pdf.get_string_width(")") if v[k]<0 else 0); pdf.text(x-w,y[0],s)
    head(); rows=[];tot=[];allt=[]; inv=70411
    cm={"t0004133":"Comment: payment plan signed 8/14, $1,500 per month on top of current; second installment missed.","t0004140":"Comment: in default - notice to cure sent 9/06 by counsel (Brannagh & Lisle).","t0005222":"Comment: 2023 CAM true-up disputed, tenant audit under way."}
    for pn,ts in P:
        need(130); pdf.set_font("helvetica","B",9.5); pdf.set_text_color(20,80,40); pdf.text(30,y[0],pn); pdf.set_text_color(0); y[0]+=13; pt=[]
        for su,co,nm,rent in ts:
            n=R.choice([2,3,4,4,5,6]); g=[]
            late={"t0004133":130,"t0004140":190,"t0005222":120,"t0004119":85,"t0005231":95}.get(co,50)
            for i in range(n):
                cn,f,_=ch[0] if i==0 else R.choice(ch[:4] if rent>9000 else ch[:4]+ch[5:])
                if R.random()<.08 and "Base" not in cn: cn,f="PRC - Percentage Rent",.31
                age=R.randint(3,late); dt=asof-timedelta(days=age)
                if 'Base' in cn or R.random()<.5: dt=dt.replace(day=1)
                age=(asof-dt).days; b=r2(rent*f*R.uniform(.96,1.05)); o=b if R.random()<.7 else r2(b*R.uniform(.15,.8))
                if R.random()<.09 and i: cn="CAM - Prior Yr Reconciliation"; b=o=r2(-rent*R.uniform(.05,.2))
                k=BK[0] if age<=30 else BK[1] if age<=60 else BK[2] if age<=90 else BK[3] if age<=120 else BK[4]
                g.append((dt,{"charge":cn,"date":dt.strftime("%m/%d/%Y"),"other:Billed":b,"total":o,k:o}))
            g.sort(key=lambda z:z[0]); g=[x for _,x in g]
            need(13*(len(g)+3)+10)
            pdf.set_font("helvetica","B",8); pdf.text(34,y[0],f"{su}   {nm}"); w=pdf.get_string_width(f"{su}   {nm}"); pdf.set_font("helvetica","",7.6); pdf.text(40+w,y[0],f"[{co}]"); y[0]+=11
            for r in g:
                inv+=R.randint(1,90); r.update(property=pn,unit=su,resident=co,name=nm,invoice=f"IN{inv}")
                pdf.set_font("helvetica","",7.6); pdf.text(42,y[0],r["charge"]); pdf.text(152,y[0],r["date"]); pdf.text(202,y[0],r["invoice"]); nums(r,""); y[0]+=10.5; rows.append(r)
            t=sums(g,C,f"Total {nm}"); t["prepaid"]=r2(-R.uniform(100,rent*.6)) if R.random()<.35 else 0.0; t["deposit"]=0.0 if rent>20000 else r2(rent*R.choice([1,1,1.5,2]))
            pdf.set_draw_color(120); pdf.line(260,y[0]-8,764,y[0]-8); pdf.set_font("helvetica","B",7.6); pdf.text(42,y[0],t["label"]); nums(t,"B"); y[0]+=11; tot.append(t); pt.append(t)
            if co in cm: pdf.set_font("helvetica","I",7.4); pdf.text(42,y[0],cm[co]); y[0]+=11
            y[0]+=4
        need(30); t=sums(pt,C,f"Total {pn}"); pdf.set_fill_color(240,240,240); pdf.rect(28,y[0]-9,738,13,"F"); pdf.set_font("helvetica","B",7.8); pdf.text(34,y[0],t["label"]); nums(t,"B"); y[0]+=20; tot.append(t); allt.append(t)
    t=sums(allt,C,"Grand Total - 2 Properties"); need(60); pdf.rect(28,y[0]-10,738,15); pdf.set_font("helvetica","B",7.8); pdf.text(34,y[0],t["label"]); nums(t,"B"); tot.append(t); y[0]+=20
    pdf.set_font("helvetica","I",7.4); pdf.text(30,y[0],"Unapplied receipts and security deposits are held at tenant level and are shown on the tenant total only; neither is netted from Total Owed.")
    pdf.output(doc(fn))
    save(fn,"AR","RETAIL","Odalys Pennington, retail asset manager","tenant blocks with charge/invoice lines, two-line headers, comments under blocks, property subtotals, total before buckets","blank buckets; deposits and unapplied only on tenant total lines",C,rows,tot)

def ar2():
    """Ontario industrial workbook, by lease, subtotals per building, digit changed."""
    R=random.Random(2212)
    P=[("1480 Kestrel Gate, Brampton",["Boreal Parcel Ltd.","Northgate Cold Chain Inc.","Trillium Tile Depot","Apex & Orr Courier","Maple Row Foods","Zephyr E-Bikes Canada","Hammond Rack Systems","Vantis Returns Corp."]),
       ("77 Ferrier Bay Rd, Mississauga",["Lakeline Fulfilment","Duquette Appliances","Orchid Home Delivery","Silverbirch Packaging","Pacer Medical Supply","Grand River Tires","QuickDock 3PL"]),
       ("2250 Tallis Crt, Vaughan",["Castellan Beverages","Blue Heron Mail","Onwards Freight Sys.","Merrow Cabinetry","Rye & Dell Bakers","Northstar Pallets"]),
       ("9 Ironmonger Ave, Hamilton",["Steelport Logistics","Kovalenko Auto Glass","Harbour Kitting Co.","Trent Valley Linen","Ambrose Print House"])]
    A=["current","b0_30","b31_60","b61_90","b90"]; C=["deposit"]+["total"]+A[::-1]+["prepaid","other:Net of Unapplied"]
    C=["deposit","b90","b61_90","b31_60","b0_30","current","total","prepaid","other:Net of Unapplied"]
    rows=[];tot=[];grp=[]; lid=30110
    for pn,ts in P:
        g=[]
        for i,nm in enumerate(ts):
            lid+=R.randint(2,19); rent=R.uniform(9e3,64e3); bad=R.random()
            r={"property":pn,"unit":f"{R.randint(1,4)}{chr(65+i)}" ,"name":nm,"deposit":r2(rent*R.choice([1,2])) if R.random()<.8 else None,"_lease":f"L-{lid}"}
            for k,p in zip(A,(.55,.6,.35,.25,.25)):
                if R.random()<p: r[k]=r2(rent*R.uniform(.03,1.1) if k in("current","b0_30") else rent*R.uniform(.02,.5))
            if bad<.1: r["b61_90"]=r2(-rent*R.uniform(.02,.1))
            if not any(k in r for k in A): r["b0_30"]=r2(rent*.13)
            r["total"]=r2(sum(r.get(k,0) for k in A)); r["prepaid"]=r2(-rent*R.uniform(.05,.7)) if R.random()<.3 else 0.0
            r["other:Net of Unapplied"]=r2(r["total"]+r["prepaid"]); r["_c"]=""
            if r.get("b90",0)>5000: r["_c"]=R.choice(["TMI year-end bill in dispute; LL to send backup","N4 not applicable - distress warrant drafted","Cheque promised 15-Feb","HST on TI credit to be reversed"])
            g.append(r)
        rows+=g; grp.append((pn,g)); tot.append(sums(g,C,f"Subtotal {pn}"))
    tot.append(sums(rows,C,"PORTFOLIO TOTAL"))
    cand=[r for r in rows if r.get("b31_60",0)>4000]; v=cand[1]; old=v["b31_60"]; s=list(f"{old:.2f}"); s[1]=str((int(s[1])+4)%10); v["b31_60"]=float("".join(s))
    planted={"what":f"31-60 of {v['name']} ({v['property']}) is printed {v['b31_60']:,.2f}; the true figure is {old:,.2f} - its Total A/R, the building subtotal and the portfolio total all carry the true figure","kind":"digit_changed"}
    fn="GTA_Industrial_AR_by_Lease_Jan2025.xlsx"; wb=openpyxl.Workbook(); w0=wb.active; w0.title="Read me"
    w0["A1"]="Harrowgate Logistics Trust - monthly package"; w0["A3"]="Tab 'AR' : tenant receivables by lease, all buildings, 31 January 2025, Canadian dollars"; w0["A4"]="Ages run from due date. 'Not Yet Due' = February billing posted in January."
    ws=wb.create_sheet("AR"); wb.active=1; bold=Font(name="Calibri",size=10,bold=True); f=Font(name="Calibri",size=10)
    ws.merge_cells("A1:N1"); ws["A1"]="TENANT RECEIVABLES BY LEASE  |  31-Jan-2025  |  C$"; ws["A1"].font=Font(size=13,bold=True,color="FFFFFF"); ws["A1"].fill=PatternFill("solid",fgColor="7F3F00"); ws["A1"].alignment=Alignment(horizontal="center")
    # A tenant, B lease, C unit, D hidden key, E deposit, F..J ages, K total, L unapplied, M net, N comment
    top={"A":"Tenant","B":"Lease No.","C":"Unit","D":"Key","E":"Security Deposit","J":"Not Yet Due","K":"Total A/R","L":"Unapplied Receipts","M":"Net of Unapplied","N":"Comments"}
    for k,t in top.items(): ws.merge_cells(f"{k}3:{k}4"); ws[f"{k}3"]=t
    ws.merge_cells("F3:I3"); ws["F3"]="DAYS PAST DUE"
    for k,t in zip("FGHI",["Over 90","61 - 90","31 - 60","0 - 30"]): ws[f"{k}4"]=t
    for rr in(3,4):
        for k in "ABCDEFGHIJKLMN": x=ws[f"{k}{rr}"]; x.font=bold; x.fill=PatternFill("solid",fgColor="F8E5D6"); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
    NF='#,##0.00_);(#,##0.00);"-"_)'; n=5
    def put(n,v,b):
        for j,k in enumerate(C):
            if v.get(k) is not None: x=ws.cell(n,5+j,v[k]); x.number_format=NF; x.font=b
    for (pn,g),t in zip(grp,tot):
        ws.merge_cells(start_row=n,start_column=1,end_row=n,end_column=14); ws.cell(n,1,pn).font=Font(bold=True,italic=True,color="7F3F00"); n+=1
        for r in g:
            lease=r.pop("_lease"); c=r.pop("_c"); ws.cell(n,1,r["name"]).font=f; ws.cell(n,2,lease).font=f; ws.cell(n,3,r["unit"]).font=f; ws.cell(n,4,f"{pn.split()[0]}|{lease}")
            put(n,r,f); x=ws.cell(n,14,c); x.font=Font(size=9,italic=True); x.alignment=Alignment(wrap_text=True,vertical="top"); n+=1
        ws.cell(n,1,t["label"]); put(n,t,bold)
        for j in range(1,15): ws.cell(n,j).font=bold; ws.cell(n,j).border=Border(top=Side(style="thin"))
        n+=2
    ws.cell(n,1,tot[-1]["label"]); put(n,tot[-1],bold)
    for j in range(1,15): ws.cell(n,j).font=bold; ws.cell(n,j).border=Border(top=Side(style="medium"),bottom=Side(style="double"))
    ws.cell(n+2,1,"Unit key: floor/bay. Deposits blank where a letter of credit is held.").font=Font(size=9,italic=True)
    for k,w in zip("ABCEFGHIJKLMN",(38,11,7,14,13,13,13,13,13,14,14,14,34)): ws.column_dimensions[k].width=w
    ws.column_dimensions["D"].hidden=True; ws.freeze_panes="E5"; ws.row_dimensions[3].height=20; ws.row_dimensions[4].height=20
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(fn))
    for r in rows: r.pop("_lease",None); r.pop("_c",None)
    save(fn,"AR","INDUSTRIAL","Thaddeus Okonjo-Reid, Harrowgate Logistics Trust","workbook, one line a lease, ages oldest first under a group title, deposit before ages, building subtotals, comments, hidden key, cover tab","Total A/R vs Net of Unapplied; dash zeros; one digit changed",C,rows,tot,planted)

def ar3():
    """Medical office, calendar months oldest first, charge split."""
    R=random.Random(2213)
    P=[("Cedar Loop MOB I",[("Arbuckle Orthopedics PC","CL1-100"),("Bayhurst Imaging Assoc.","CL1-120"),("Coriander Family Medicine","CL1-205"),("Dovetail Physical Therapy & Hand Rehabilitation","CL1-210"),("Ellison-Nakata Dermatology","CL1-230"),("Fairwind Sleep Lab","CL1-300"),("Gentry Cardiology Grp","CL1-310"),("Hollis Infusion Suite","CL1-350")]),
       ("Cedar Loop MOB II",[("Ibarra Womens Health","CL2-101"),("Jessop ENT & Allergy","CL2-115"),("Kindred Oaks Pediatrics","CL2-140"),("Lumen Eye Surgery Center LLC","CL2-200"),("Marchetti Pain Mgmt","CL2-220"),("Northlight Behavioral","CL2-240")]),
       ("Saltmarsh Clinic Bldg",[("Ozark Dialysis Partners","SM-01"),("Pelham Urgent Care","SM-02"),("Quayside Labs Draw Station","SM-03"),("Ridgeback Podiatry","SM-04"),("Sable Pharmacy #9","SM-05"),("Tolliver Endodontics","SM-06"),("Umber Audiology","SM-07")])]
    MC=["other:OLDEST TO LATEST BILLING MONTH PRIOR","m3","m2","m1","m0"]; CH=["other:BY CHARGE Rent","other:BY CHARGE CAM","other:BY CHARGE Tax","other:BY CHARGE Misc"]
    C=MC+["total"]+CH+["deposit"]
    rows=[];tot=[];grp=[]; cd=881
    for pn,ts in P:
        g=[]
        for nm,su in ts:
            cd+=R.randint(3,40); rent=R.uniform(4e3,26e3)
            r={"property":pn,"name":nm,"resident":f"V{cd:05d}","unit":su,"status":R.choice(["Cur","Cur","Cur","MTM","Hold","Past"])}
            for k,p in zip(MC,(.25,.3,.35,.5,.85)): r[k]=r2(rent*R.uniform(.02,1)*(1 if k=="m0" else .35)) if R.random()<p else 0.0
            if R.random()<.25: r[R.choice(MC[1:4])]=r2(-rent*R.uniform(.01,.12))
            if not any(r[k] for k in MC): r["m0"]=r2(rent*.2)
            r["total"]=r2(sum(r[k] for k in MC)); left=r["total"]
            for k,s in zip(CH[1:],(.2,.13,.04)):
                v=r2(r["total"]*s*R.uniform(.4,1.4)) if R.random()<.65 else 0.0; r[k]=v; left=r2(left-v)
            r[CH[0]]=left; r["deposit"]=r2(rent) if R.random()<.75 else 0.0; g.append(r)
        rows+=g; grp.append((pn,g)); tot.append(sums(g,C,"Subtotal - "+pn))
    tot.append(sums(rows,C,"All Buildings"))
    fn="cedar_loop_saltmarsh_ar_by_month.pdf"; W,H=landscape(legal)
    w=ParagraphStyle('w',fontName="Helvetica",fontSize=7.4,leading=8.6)
    F=lambda v:"-" if v==0 else crm(v)
    data=[["Tenant","Tenant\nCode","Suite","Lse\nSts","OLDEST TO LATEST BILLING MONTH","","","","","Total\nBalance\nDue","BY CHARGE","","","","Deposit\nHeld"],
          ["","","","","PRIOR","FEB\n2025","MAR\n2025","APR\n2025","MAY\n2025","","Rent","CAM","Tax","Misc",""]]
    st=[("SPAN",(i,0),(i,1)) for i in(0,1,2,3,9,14)]+[("SPAN",(4,0),(8,0)),("SPAN",(10,0),(13,0)),("FONT",(0,0),(-1,1),"Helvetica-Bold",7.4),("ALIGN",(4,0),(-1,-1),"RIGHT"),("ALIGN",(4,0),(8,0),"CENTER"),("ALIGN",(10,0),(13,0),"CENTER"),("VALIGN",(0,0),(-1,1),"BOTTOM"),("VALIGN",(0,2),(-1,-1),"MIDDLE"),
        ("FONT",(0,2),(-1,-1),"Helvetica",7.4),("LINEBELOW",(0,1),(-1,1),1,colors.HexColor("#0b5563")),("LINEBELOW",(4,0),(8,0),.5,colors.black),("LINEBELOW",(10,0),(13,0),.5,colors.black),("TOPPADDING",(0,0),(-1,-1),2.2),("BOTTOMPADDING",(0,0),(-1,-1),2.4),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]
    z=0
    for (pn,g),t in zip(grp,tot):
        data.append([pn]+[""]*14); i=len(data)-1; st+=[("SPAN",(0,i),(-1,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",8.4),("TEXTCOLOR",(0,i),(-1,i),colors.HexColor("#0b5563"))]
        for r in g:
            data.append([Paragraph(r["name"].replace("&","&amp;"),w),r["resident"],r["unit"],r["status"]]+[F(r[k]) for k in C]); z+=1
            if z%2: st.append(("BACKGROUND",(0,len(data)-1),(-1,len(data)-1),colors.HexColor("#eef5f6")))
        data.append([t["label"],"","",""]+[F(t[k]) for k in C]); i=len(data)-1; st+=[("SPAN",(0,i),(3,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",7.4),("LINEABOVE",(4,i),(-1,i),.5,colors.black),("BOTTOMPADDING",(0,i),(-1,i),7)]
    t=tot[-1]; data.append([t["label"],"","",""]+[F(t[k]) for k in C]); i=len(data)-1; st+=[("SPAN",(0,i),(3,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",7.6),("BOX",(0,i),(-1,i),.8,colors.black)]
    T=Table(data,colWidths=[148,44,44,26]+[62]*5+[68]+[62,60,58,54]+[64],repeatRows=2); T.setStyle(TableStyle(st))
    rec=[["Recap","Balance","Share"]]
    for k,l in zip(CH,["Rent","CAM","Real estate tax","Misc"]): rec.append([l,F(t[k]),f"{t[k]/t['total']*100:.1f}%"])
    rec.append(["Balance due",F(t["total"]),"100.0%"]); RT=Table(rec,colWidths=[90,70,50],hAlign="LEFT"); RT.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.4),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.4),("ALIGN",(1,0),(-1,-1),"RIGHT"),("GRID",(0,0),(-1,-1),.3,colors.grey),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.5)]))
    S=lambda s,n=9,b="":ParagraphStyle('s',fontName="Helvetica"+b,fontSize=n,leading=n+4)
    def foot(c,d): c.setFont("Helvetica",7); c.drawString(36,20,"Prepared for the June investment committee - R. Castellanos-Wynn, Medical Office AM"); c.drawRightString(W-36,20,f"Sheet {d.page}")
    SimpleDocTemplate(doc(fn),pagesize=(W,H),leftMargin=36,rightMargin=36,topMargin=30,bottomMargin=36).build([Paragraph("Receivables by Month of Billing - Medical Office",S(0,13,"-Bold")),
      Paragraph("At May 31, 2025. Collections through June 4 are not reflected. CR marks a credit balance; a dash is nil. Lease status: Cur current, MTM month-to-month, Hold holdover, Past vacated.",S(0,8)),Spacer(1,6),T,Spacer(1,10),KeepTogether([RT,Paragraph("The recap repeats the All Buildings line and is for reference only.",S(0,7))])],onFirstPage=foot,onLaterPages=foot)
    save(fn,"AR","OFFICE","R. Castellanos-Wynn, medical office AM","one line a tenant, calendar months oldest first, charge split group, CR suffix, dashes for nil, wrapped names, recap table","months run oldest to latest; charge split beside the ages; CR marks",C,rows,tot)
