import random, os, subprocess, datetime
from lib import *
# ---------------------------------------------------------------- 4: UK commercial by tenant, demand lines, PDF (fpdf2)
def ar1():
    R=random.Random(1504); AS=datetime.date(2024,10,15)
    k=["other:Net","other:VAT","other:Gross","other:Received","total","b0_30","b31_60","b61_90","b90"]
    Q=[(datetime.date(2024,9,29),"29/09/24-24/12/24"),(datetime.date(2024,6,24),"24/06/24-28/09/24"),(datetime.date(2024,3,25),"25/03/24-23/06/24"),(datetime.date(2023,12,25),"25/12/23-24/03/24")]
    P=[("Marlstone Shopping Centre, Hexley",[("MSC014","Pemberry Outdoor Limited","Units 4/5",18750,True),("MSC019","Tilda & Crowe (Bakers) Ltd","Kiosk K2",4125,True),("MSC022","Northgate Spectacle Co Ltd t/a SeeWell","Unit 9",9600,True),("MSC027","Vapour Lane Retail Ltd (in liquidation)","Unit 12",7250,True),("MSC031","Hexley Borough Council","Shopmobility, Level P1",1500,False),("MSC038","Brasserie Lumen LLP","Unit 20-22",23400,True),("MSC040","J. Oyelaran t/a Glow Nails","Unit 24",3850,True)]),
       ("The Old Tannery, Castlebeck",[("OT002","Quillfeather Design Limited","Suite 1A",5312.5,True),("OT003","St Aldric Hospice Trading Ltd","Suite 1B",4400,False),("OT007","Ferrant Data Systems plc","2nd floor",21875,True),("OT008","Mossop Kerr Solicitors","3rd floor east",13250,True),("OT011","Loop Cycle Couriers C.I.C.","Yard & arches 1-3",2900,True)])]
    no=61200; blocks=[]; rows=[]; tots=[]
    def bucket(r,amt,dt):
        a=(AS-dt).days; b="b0_30" if a<=30 else "b31_60" if a<=60 else "b61_90" if a<=90 else "b90"; r[b]=amt
    pats=[[0,1,2,3],[0],[0,1],[1,2,3],[0],[0,1,2],[0,1],[0],[0,1],[0,1],[0,1,2],[0,1]]
    ti=0
    for pn,ten in P:
        tb=[]
        for cd,nm,un,rent,vat in ten:
            ls=[]
            def add(ch,dt,net,paid=0,v=vat,status=None,inv=None):
                nonlocal no
                no+=R.randint(1,9); 
                r=dict(property=pn,unit=un,resident=cd,name=nm)
                if status: r["status"]=status
                r.update(charge=ch,invoice=f"D{55000+(dt-datetime.date(2023,12,1)).days*20+ti}",date=dt.strftime("%d %b %y"))
                va=r2(net*.2) if v else 0
                g=r2(net+va); bal=r2(g-paid)
                r["other:Net"]=net
                if v: r["other:VAT"]=va
                r["other:Gross"]=g
                if paid: r["other:Received"]=paid
                r["total"]=bal; bucket(r,bal,dt); ls.append((dt,r))
            for qi in pats[ti]:
                dt,per=Q[qi]; paid=0
                if qi==max(pats[ti]) and R.random()<.45: paid=r2(round(rent*R.choice([.25,.4,.5])/50)*50)
                add("Rent "+per,dt,float(rent),paid,status="Disputed" if (cd=="MSC038" and qi==2) else None)
            if R.random()<.75: 
                m=R.choice([8,9]); add("Service charge a/c",datetime.date(2024,m,1),r2(rent*R.uniform(.09,.2)))
            if R.random()<.5: add("Service charge Y/E 31/03/24 balancing",datetime.date(2024,7,31),r2(rent*R.uniform(.02,.09)),status="Disputed" if cd in("OT008","MSC014") else None)
            if R.random()<.6: add("Insurance rent 2024/25",datetime.date(2024,7,1),r2(rent*R.uniform(.03,.06)))
            if cd in ("MSC014","MSC027","OT008"): add("Interest to 29/09/24",datetime.date(2024,9,30),r2(rent*R.uniform(.01,.03)),v=False)
            if cd in ("MSC022","OT007","OT003","MSC040"):
                dt=datetime.date(2024,R.choice([8,9,10]),R.randint(2,14)); a=-r2(R.choice([500,1250,2000,812.4]))
                no+=1
                r=dict(property=pn,unit=un,resident=cd,name=nm,charge="Unallocated receipt" if cd!="OT003" else "Credit note - s/c overcharge",invoice=("R" if cd!="OT003" else "CN")+str(55000+(dt-datetime.date(2023,12,1)).days*20+ti),date=dt.strftime("%d %b %y"),total=a)
                bucket(r,a,dt); ls.append((dt,r))
            ls.sort(key=lambda z:z[0]); ls=[z[1] for z in ls]; ti+=1
            rows+=ls; t={"label":f"Total {cd}",**colsum(ls,k)}; tots.append(t); tb.append((cd,nm,un,ls,t))
        allr=[r for b in tb for r in b[3]]
        t={"label":"Total "+pn.split(",")[0],**colsum(allr,k)}; tots.append(t); blocks.append((pn,tb,t))
    g={"label":"Grand total, both properties",**colsum(rows,k)}; tots.append(g)
    for t in tots: assert abs(t["total"]-sum(t.get(x,0) for x in k[5:]))<.006
    name="hexley_castlebeck_arrears_by_demand.pdf"
    save(name,"AR",k,rows,tots)
    from fpdf import FPDF
    W=[17,19,58,19,17,20,19,22,21,20,20,21]
    hd=["Demand","Dated","Charge","Net","VAT","Gross","Received","Balance","0-30","31-60","61-90","Over 90"]
    class PDF(FPDF):
        def header(s):
            s.set_font("Helvetica","B",11); s.cell(0,6,"LPA Receivers: arrears by tenant and demand at 15 October 2024",new_x="LMARGIN",new_y="NEXT")
            s.set_font("Helvetica","",7.5); s.cell(0,4,"Orme Staveley LLP, joint LPA receivers of Hexbeck Estates (No. 2) Ltd. Pounds sterling. Age runs from the date of the demand. CR = credit. [D] = tenant disputes the charge.",new_x="LMARGIN",new_y="NEXT"); s.ln(2)
            s.set_fill_color(40,60,80); s.set_text_color(255); s.set_font("Helvetica","B",7.5)
            x0=s.l_margin
            s.set_x(x0+sum(W[:8])); s.cell(sum(W[8:]),4.5,"Days since demand",align="C",fill=True,new_x="LMARGIN",new_y="NEXT")
            for w,h in zip(W,hd): s.cell(w,5,h,align="L" if h in hd[:3] else "R",fill=True)
            s.ln(6); s.set_text_color(0)
        def footer(s):
            s.set_y(-10); s.set_font("Helvetica","I",7); s.cell(0,4,f"Ref HXB/2/arr   Page {s.page_no()} of {{nb}}",align="C")
    p=PDF("L","mm","A4"); p.set_margins(11,10,11); p.set_auto_page_break(False); p.add_page(); p.set_creation_date(datetime.datetime(2024,10,15,tzinfo=datetime.timezone.utc))
    f=lambda v: f"{v:,.2f}" if v>=0 else f"{-v:,.2f} CR"
    room=lambda h: p.get_y()+h<=196
    def nums(r):
        for w,kk in zip(W[3:],k): p.cell(w,4.4,f(r[kk]) if kk in r else "",align="R")
        p.ln(4.4)
    for pn,tb,pt in blocks:
        if not room(26): p.add_page()
        p.set_font("Helvetica","B",10); p.cell(0,7,pn,new_x="LMARGIN",new_y="NEXT")
        for cd,nm,un,ls,t in tb:
            if not room(5+4.4*3): p.add_page()
            def head(cont=""):
                p.set_font("Helvetica","B",8); p.set_fill_color(228,233,238); p.cell(sum(W),5,f"{cd}   {nm}   -   {un}{cont}",fill=True,new_x="LMARGIN",new_y="NEXT")
            head()
            for r in ls:
                if not room(9): p.add_page(); head("  (continued)")
                p.set_font("Helvetica","",7.6)
                p.cell(W[0],4.4,r["invoice"]); p.cell(W[1],4.4,r["date"]); p.cell(W[2],4.4,r["charge"]+(" [D]" if "status" in r else "")); nums(r)
            p.set_font("Helvetica","B",7.6); y=p.get_y(); p.line(p.l_margin+sum(W[:3]),y,p.l_margin+sum(W),y)
            p.cell(sum(W[:3]),4.4,t["label"]); nums(t); p.ln(1.6)
        if not room(8): p.add_page()
        p.set_font("Helvetica","B",7.6); p.set_draw_color(0); y=p.get_y(); p.line(p.l_margin,y,p.l_margin+sum(W),y); p.cell(sum(W[:3]),4.4,pt["label"]); nums(pt); p.ln(3)
    if not room(36): p.add_page()
    p.set_font("Helvetica","B",7.6); p.cell(sum(W[:3]),4.4,g["label"]); nums(g); y=p.get_y(); p.line(p.l_margin+sum(W[:3]),y,p.l_margin+sum(W),y); p.line(p.l_margin+sum(W[:3]),y+.7,p.l_margin+sum(W),y+.7); p.ln(5)
    rec={}
    for r in rows:
        c=r["charge"].split()[0]; c={"Service":"Service charge","Insurance":"Insurance rent","Unallocated":"Receipts and credits","Credit":"Receipts and credits"}.get(c,c); rec[c]=r2(rec.get(c,0)+r["total"])
    p.set_font("Helvetica","B",8); p.cell(0,5,"Recap of balance by nature",new_x="LMARGIN",new_y="NEXT"); p.set_font("Helvetica","",7.6)
    for c,v in rec.items(): p.cell(50,4.4,c); p.cell(25,4.4,f(v),align="R",new_x="LMARGIN",new_y="NEXT")
    p.output(doc(name))
# ---------------------------------------------------------------- 5: NZ residential, calendar months oldest first, xlsx
def ar2():
    R=random.Random(1505)
    O="other:May 2024 & earlier"; k=["deposit",O,"m2","m1","m0","prepaid","total"]
    B=[("Kowhai Terraces, 18 Mahana Rd, Petone",["Aroha Tipene","B. & S. Lindqvist","Chen, Wei-Ling","Dunmore K","Faleolo, Sione","Gillespie, Rhona","Hohepa Whānau Trust","Iyer, Prakash","Jansen M / Okoro T","Kereama, Hine","Laughton, Peter","McAuley, Grace","Nakamura, Yui","O'Dea, Fergus"]),
       ("Rata Court, 5 Tannadyce St, Lower Hutt",["Patel, Heena","Quayle, Dominic","Rangihuna, Te Ao","Singh Brar, Jaspreet","Tuala, Lagi","Upton, Marjorie","Vercoe (deceased estate)","Wharekura, Moana","Xu, Jia","Yardley & Poole","Zamora, Inés"])]
    cols=[]; rows=[]; tots=[]; lay=[]; n=300
    for bi,(b,ns) in enumerate(B):
        rs=[]
        for i,nm in enumerate(ns):
            n+=R.randint(1,4); wk=R.choice([410,435,480,525,560]); dep=wk*R.choice([3,4,4])
            st=R.choice(["Current"]*6+["Notice","Vacated","Tribunal"])
            u=("K" if bi==0 else "R")+str(R.randint(1,3))+f"{i+1:02d}"
            m0=r2(R.choice([0,wk,wk*2,wk*.5,37.5,112.4])); m1=r2(R.choice([0,0,wk,wk*2,86.15])); m2=r2(R.choice([0,0,0,wk,240])) if m1 else 0.0; o=r2(R.choice([0,0,wk*3.2,1180.75])) if m2 else 0.0
            pre=0.0
            if m0==0 and m1==0: pre=-r2(R.choice([wk,wk*2,50.0,wk+17.2]))
            elif R.random()<.12: pre=-r2(R.choice([60,25.5]))
            if st=="Vacated": dep=0; m0=r2(m0+318.55)
            r={"property":b,"name":nm,"resident":f"RES{n:05d}","unit":u,"status":st,"deposit":float(dep),O:o,"m2":m2,"m1":m1,"m0":m0,"prepaid":pre}
            r["total"]=r2(o+m2+m1+m0+pre); rs.append(r)
        t={"label":"Total "+b.split(",")[0],**colsum(rs,k)}; rows+=rs; tots.append(t); lay.append((b,rs,t))
    g={"label":"GRAND TOTAL",**colsum(rows,k)}; tots.append(g); assert abs(g["total"]-sum(g[x] for x in k[1:6]))<.006
    name="KowhaiRata_AgedReceivables_Aug24.xlsx"
    save(name,"AR",k,rows,tots)
    import openpyxl
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    wb=openpyxl.Workbook(); cv=wb.active; cv.title="Read me"
    for i,s in enumerate(["Kowhai & Rata Limited Partnership (in liquidation)","Liquidators: Tregarth Vale Insolvency, Wellington","Aged receivables, MYOB card listing with tenancy bond added by our office","Balances at 31 August 2024 (NZ dollars; residential rents are exempt from GST)","Bonds are lodged with Tenancy Services and are NOT an asset of the partnership."],2): cv.cell(i,2,s)
    ws=wb.create_sheet("Aged Rec"); wb.active=1
    ws["B1"]="Aged Receivables [Summary] by property"; ws["B1"].font=Font(bold=True,size=13); ws["B2"]="Kowhai & Rata LP (in liquidation)     31 August 2024"
    H=["Internal ID","Resident","Card ID","Flat","Tenancy\nstatus","Bond\nheld","May 2024\n& earlier","June\n2024","July\n2024","August\n2024","Credits\nunapplied","Balance\nowing"]
    thin=Side("thin",color="888888")
    for c_,h in enumerate(H,1):
        x=ws.cell(4,c_,h); x.font=Font(bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="2F5D50"); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
    i=5; pos=dict(zip(k,range(6,13)))
    def put(r,bold=False):
        for kk,c_ in pos.items():
            v=r[kk]
            if kk=="deposit" and not bold: x=ws.cell(i,c_,f"${v:,.2f}"); x.alignment=Alignment(horizontal="right")
            else: x=ws.cell(i,c_,v); x.number_format='$#,##0.00;($#,##0.00);0.00' if kk in("total","deposit") else '#,##0.00;(#,##0.00);0.00'
            if bold: x.font=Font(bold=True); x.border=Border(top=thin)
    for b,rs,t in lay:
        ws.cell(i,2,b).font=Font(bold=True,italic=True); ws.merge_cells(start_row=i,end_row=i,start_column=2,end_column=12); i+=1
        for r in rs:
            ws.cell(i,1,R.randint(10**6,10**7)); ws.cell(i,2,r["name"]); ws.cell(i,3,r["resident"]); ws.cell(i,4,r["unit"]); ws.cell(i,5,r["status"]); put(r); i+=1
        ws.cell(i,2,t["label"]).font=Font(bold=True); put(t,True); i+=2
    ws.cell(i,2,g["label"]).font=Font(bold=True); put(g,True)
    for c_ in pos.values(): ws.cell(i,c_).border=Border(top=thin,bottom=Side("double"))
    i+=2; ws.cell(i,2,"Credits unapplied are rent paid ahead; they are shown in parentheses and reduce the balance owing.")
    # side recap
    ws.cell(4,14,"Recap").font=Font(bold=True)
    for j,(l,v) in enumerate([("Residents listed",len(rows)),("In arrears",sum(r["total"]>0 for r in rows)),("In credit",sum(r["total"]<0 for r in rows)),("Over $1,000",sum(r["total"]>1000 for r in rows))],5): ws.cell(j,14,l); ws.cell(j,15,v)
    ws.column_dimensions["A"].hidden=True
    for c_,w in zip("BCDEFGHIJKLN",(30,11,8,10,12,12,11,11,11,12,13,18)): ws.column_dimensions[c_].width=w
    ws.row_dimensions[4].height=32; ws.freeze_panes="C5"
    wb.save(doc(name))
# ---------------------------------------------------------------- 6: Singapore, one line a tenant, by nature and by age, PDF via LibreOffice, digit changed
def ar3():
    R=random.Random(1506)
    N="BALANCE BY NATURE"; k=[f"other:{N} Rent",f"other:{N} Service charge",f"other:{N} GST 9%",f"other:{N} Utilities & other","total","current","b0_30","b31_60","b61_90","b90","other:Of which disputed","deposit"]
    B=[("Tower 1",["Merlion Arc Technologies Pte Ltd","Koh Brothers Precision Tooling Pte Ltd","Sentosa Leaf Tea Company","Aurelia Bioworks (Asia) Pte Ltd","Tan & Yeoh Advocates LLP","PT Sinar Laut Representative Office","Greyfriar Capital Management Pte Ltd","Oasis Dental Surgery Pte Ltd","Nimbus Freight Forwarding (S) Pte Ltd","Hanazono Design Studio"]),
       ("Tower 2",["Lim Ah Seng Engineering Works","Vectra Robotics Pte Ltd (under judicial management)","Bright Abacus Learning Centre Pte Ltd","Serangoon Print House","Delphi Marine Surveyors Pte Ltd","Chua Kim Huat & Sons Trading","Novapath Diagnostics Pte Ltd","Redhill Culinary Academy Pte Ltd"]),
       ("Podium & canteen",["Makan Corner F&B Pte Ltd","Ya Chun Convenience","Fusion Fitness Club (S) Pte Ltd","ATM site, Straits Union Bank","Blue Heron Laundry"])]
    rows=[];tots=[];lay=[];q=0
    for b,ns in B:
        rs=[]
        for i,nm in enumerate(ns):
            q+=1; rent=r2(R.choice([3850,6420,7280,9115.5,12400,15830])*(1 if b!="Podium & canteen" else .6)); sc=r2(rent*R.uniform(.16,.22)); m=R.choice([0.4,1,1,2,2,3,4,5])
            rr=r2(rent*m); ss=r2(sc*m*R.choice([1,1,.5])); ut=r2(R.choice([0,0,R.uniform(80,1900)])); gst=r2((rr+ss+ut)*.09); tot=r2(rr+ss+ut+gst)
            pat=R.choice([[1],[.5,.5],[0,1],[.3,.3,.4],[.2,.2,.2,.4],[0,.2,.2,.2,.4],[0,.35,0,0,.65]]); 
            bs=[r2(tot*x) for x in pat]+[0]*(5-len(pat)); j=max(range(5),key=lambda z:bs[z]); bs[j]=r2(bs[j]+tot-sum(bs))
            dis=r2(R.choice([0,0,0,0,tot*.25,ss])); 
            u={"Tower 1":f"#0{R.randint(2,9)}-{i*2+2:02d}","Tower 2":f"#1{R.randint(0,5)}-{i*2+1:02d}"}.get(b,f"#01-{i*4+3:02d}")
            r={"property":b,"unit":u,"resident":f"T{q*7+100}","name":nm,"status":R.choice(["Holding","Current","Current","Current","Expired"])}
            r.update(nz(dict(zip(k,[rr,ss,gst,ut,tot,*bs,dis,r2(rent*3)])))); rs.append(r)
        t={"label":"Sub-total "+b,**nz(colsum(rs,k))}; rows+=rs; tots.append(t); lay.append((b,rs,t))
    g={"label":"TOTAL OUTSTANDING",**colsum(rows,k)}; tots.append(g)
    for r in rows+tots: assert abs(r["total"]-sum(r.get(x,0) for x in k[5:10]))<.006 and abs(r["total"]-sum(r.get(x,0) for x in k[:4]))<.006
    # planted: a digit changed in one 31-60 cell
    v=[r for r in rows if r.get("b31_60",0)>1000 and r["property"]=="Tower 2"][0]; old=v["b31_60"]; s=f"{old:.2f}"; s2=s[0]+str((int(s[1])+4)%10)+s[2:]; v["b31_60"]=float(s2)
    name="tuas_lakeview_aged_debtors_nov24.pdf"
    save(name,"AR",k,rows,tots,{"what":f"{v['name']} ({v['unit']}), 31-60 days, is printed {float(s2):,.2f} where the ledger has {old:,.2f}; the row's total, sub-total and grand total keep the true figure","kind":"digit_changed"})
    import openpyxl
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Debtors"
    ws["A1"]="LAKEVIEW TECH CAMPUS, TUAS: AGED DEBTORS AS AT 30 NOVEMBER 2024 (S$)"; ws["A1"].font=Font(name="Liberation Sans",bold=True,size=12)
    ws["A2"]="Lakeview Industrial Trust (trustee: Straits Meridian Fund Services). Ageing by due date. Nil shown as a dash. Tenants in the managers' list with no balance are omitted."; ws["A2"].font=Font(size=8,italic=True)
    top=[(1,1,"S/N"),(2,2,"Unit"),(3,3,"Tenant"),(4,4,"A/c"),(5,5,"Lease"),(6,9,N),(10,10,"Total outstanding"),(11,15,"AGE OF BALANCE (DAYS PAST DUE)"),(16,16,"Of which disputed"),(17,17,"Security deposit held")]
    sub={6:"Rent",7:"Service charge",8:"GST 9%",9:"Utilities & other",11:"Not yet due",12:"1 - 30",13:"31 - 60",14:"61 - 90",15:"Above 90"}
    th=Side("thin"); box=Border(th,th,th,th)
    for a,z,t in top:
        ws.cell(4,a,t)
        ws.merge_cells(start_row=4,end_row=4 if z>a else 5,start_column=a,end_column=z)
    for c_,t in sub.items(): ws.cell(5,c_,t)
    for r in (4,5):
        for c_ in range(1,18):
            x=ws.cell(r,c_); x.font=Font(name="Liberation Sans",bold=True,size=8); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); x.border=box; x.fill=PatternFill("solid",fgColor="FCE4D6")
    i=6;sn=0
    def put(r,bold=False,fill=None):
        for c_,kk in enumerate(k,6):
            x=ws.cell(i,c_,r.get(kk,0)); x.number_format='#,##0.00;(#,##0.00);"-"'; x.alignment=Alignment(horizontal="right",vertical="center")
        for c_ in range(1,18):
            x=ws.cell(i,c_); x.font=Font(name="Liberation Sans",bold=bold,size=8); x.border=box
            if fill: x.fill=PatternFill("solid",fgColor=fill)
            if c_<6: x.alignment=Alignment(wrap_text=True,vertical="center",horizontal="center" if c_==1 else "left")
    for b,rs,t in lay:
        ws.cell(i,1,b.upper()); ws.cell(i,1).font=Font(name="Liberation Sans",bold=True,size=8); ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=17); i+=1
        for r in rs:
            sn+=1
            for c_,v_ in enumerate([sn,r["unit"],r["name"],r["resident"],r["status"]],1): ws.cell(i,c_,v_)
            put(r); ws.row_dimensions[i].height=23 if len(r["name"])>26 else 14; i+=1
        ws.cell(i,3,t["label"]); ws.row_dimensions[i].height=14; put(t,True,"F2F2F2"); i+=1
    ws.cell(i,3,g["label"]); put(g,True,"D9D9D9"); i+=2
    ws.cell(i,1,"Notes: (1) GST is charged on utilities recovered. (2) Disputed sums are included in the ageing. (3) Deposits are stated for reference and not set off.").font=Font(size=8)
    for c_,w in zip("ABCDEFGHIJKLMNOPQ",(4,8,25,6,8,10,9.5,9.5,9,10.5,9.5,10.5,10.5,10,9.5,9.5,10.5)): ws.column_dimensions[c_].width=w
    ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    ws.print_title_rows="4:5"; ws.oddFooter.center.text="Straits Meridian Fund Services: page &P of &N"
    ws.page_margins.left=ws.page_margins.right=.3; ws.page_margins.top=.4; ws.page_margins.bottom=.8; ws.page_margins.footer=.3; ws.row_dimensions[5].height=24
    tmp=os.path.join(HERE,"_tmp"); os.makedirs(tmp,exist_ok=True); src=os.path.join(tmp,name[:-4]+".xlsx"); wb.save(src)
    subprocess.run(["soffice",f"-env:UserInstallation=file://{tmp}/lo","--headless","--convert-to","pdf","--outdir",DOC,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    import shutil; shutil.rmtree(tmp)
def run(): ar1(); ar2(); ar3()
