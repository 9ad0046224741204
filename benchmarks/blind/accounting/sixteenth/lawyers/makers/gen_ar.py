import random,datetime as dt
from common import *
# ---------------------------------------------------------------- AR1 PDF invoice detail (planted: row dropped)
def ar1():
    R=random.Random(1611);asof=dt.date(2025,6,30)
    ten=[("102","t0010207","Calloway Bagel Works LLC",3),("108-110","t0010811","Merrin & Daughters Shoes, Inc.",5),("114","t0011402","Tumbleweed Outfitters LLC",6),("117","t0011705","Sunny Kettle Tea House",2),("121","t0012103","Orchid Nail Lounge",4),("130","t0013001","Ferrante Fitness of Ohio, LLC",7),("133","t0013306","Pawprint Veterinary Group",1),("200","t0020002","Grand Lark Cinemas Corp.",8),("212","t0021204","Quill & Ember Books",5),("K-3","t00K0301","Phone Harbor Kiosk",3),("PAD B","t0P00B01","Rib Depot Restaurants LP",5)]
    kinds=[("Base Rent",2400,9800),("CAM",380,1900),("RE Tax",290,1650),("Insurance",60,340),("Interest",15,280),("Water/Sewer",40,310)]
    K=["other:Billed","other:Paid to date","unpaid","b0_30","b31_60","b61_90","b91_120","b120"]
    BK=K[3:];rows=[];tots=[];blocks=[];num=48211
    drop=("130",3);planted=None;g=[0]*8;rec={}
    for u,code,name,n in ten:
        L=[]
        for i in range(n):
            k,lo,hi=kinds[i%len(kinds)] if R.random()<.6 else R.choice(kinds)
            mo=R.choice([6,6,5,4,3,2]);day=R.choice([1,1,1,15,20]) if k in("Interest","Water/Sewer") else 1
            d=dt.date(2025,mo,day);m=3 if u in("200","130") else 1
            b=R.randint(lo*100,hi*100)*m;paid=0 if R.random()<.65 else R.choice([b//2,R.randint(1,b)]);L.append([d,k,b,paid])
        if u=="121":L.append([dt.date(2025,5,8),"Credit Memo",-425_00,0])
        if u=="212":L.append([dt.date(2025,3,10),"Credit Memo",-1180_40,0])
        L.sort(key=lambda x:(x[0],x[1]));t=[0]*8;out=[]
        for i,(d,k,b,paid) in enumerate(L):
            num+=R.randint(3,61);op=b-paid;age=(asof-d).days
            if op==0: op=b;paid=0
            j=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3 if age<=120 else 4
            x=[b,paid,op]+[op if q==j else None for q in range(5)]
            for q in range(8):t[q]+=x[q] or 0
            rec[k]=rec.get(k,0)+op
            inv="INV-%d"%num if k!="Credit Memo" else "CM-%d"%num
            row=dict(unit=u,resident=code,name=name,charge=k,invoice=inv,date=d.strftime("%m/%d/%Y"),**{a:v(y) for a,y in zip(K,x) if y is not None})
            if (u,i)==drop:
                planted={"what":f"Invoice {inv} ({k}, {row['date']}, open {paren(op)}) of Ferrante Fitness of Ohio, LLC (Suite 130) is not printed; tenant total, report total and recap include it","kind":"row_dropped","row":row};continue
            rows.append(row);out.append((row["date"],inv,k,x))
        for q in range(8):g[q]+=t[q]
        lab="Total – "+name;blocks.append((u,code,name,out,lab,t));tots.append({"label":lab,"unit":u,"name":name,**{a:v(y) for a,y in zip(K,t)}})
    tots.append({"label":"REPORT TOTAL",**{a:v(y) for a,y in zip(K,g)}})
    from reportlab.pdfgen.canvas import Canvas
    f="brindle_falls_aged_invoices.pdf";W,Hh=792,612;c=Canvas(D(f),pagesize=(W,Hh),invariant=1)
    X=[52,128,210,354,424,494,554,614,674,744] # date,inv,charge | rights
    RX=[330,395,465,522,580,636,690,746];st={'y':0,'p':0}
    def head():
        if st['p']:c.showPage()
        st['p']+=1;c.setFont("Helvetica-Bold",12);c.drawString(46,578,"Brindle Falls Town Center – Aged Open Invoices by Tenant")
        c.setFont("Helvetica",8);c.drawString(46,566,"As of June 30, 2025 (date of Event of Default)   |   Age counted from invoice date   |   Plaintiff's Ex. 14");c.drawRightString(746,578,"Sheet %d"%st['p'])
        c.setFillGray(.86);c.rect(44,530,706,28,fill=1,stroke=0);c.setFillGray(0);c.setFont("Helvetica-Bold",8)
        for x,a,b in [(50,"Invoice","Date"),(112,"Invoice","Number"),(190,"Charge","")]:c.drawString(x,547,a);c.drawString(x,536,b)
        for x,(a,b) in zip(RX,[("","Billed"),("Paid","to date"),("Open","Balance"),("0–30","days"),("31–60","days"),("61–90","days"),("91–120","days"),("Over 120","days")]):c.drawRightString(x,547,a);c.drawRightString(x,536,b)
        st['y']=518;c.setFont("Helvetica",8);c.drawString(46,26,"Dunmore Pell & Associates – tenant ledger compilation. Amounts in US dollars; credits in parentheses.")
    head()
    for u,code,name,out,lab,t in blocks:
        if st['y']<110:head()
        def hd(x=""):
            c.setFont("Helvetica-Bold",8.5);c.drawString(46,st['y'],f"Suite {u}   {name}   [{code}]{x}");st['y']-=12
        hd()
        for d,i,k,x in out:
            if st['y']<62:head();hd("  – continued")
            c.setFont("Helvetica",8);y=st['y'];c.drawString(50,y,d);c.drawString(112,y,i);c.drawString(190,y,k)
            for q,z in enumerate(x):
                if z is not None:c.drawRightString(RX[q],y,paren(z))
            st['y']-=11
        y=st['y'];c.setLineWidth(.4);c.line(276,y+8,748,y+8);c.setFont("Helvetica-Bold",8);c.drawString(60,y-2,lab)
        for q,z in enumerate(t):c.drawRightString(RX[q],y-2,paren(z))
        st['y']-=20
    if st['y']<150:head()
    y=st['y'];c.line(44,y+9,750,y+9);c.setFont("Helvetica-Bold",8);c.drawString(50,y-2,"REPORT TOTAL")
    for q,z in enumerate(g):c.drawRightString(RX[q],y-2,paren(z))
    c.line(44,y-7,750,y-7);y-=26;c.drawString(50,y,"Recap of open balance by charge");c.setFont("Helvetica",8)
    for k,z in sorted(rec.items()):
        y-=10;c.drawString(60,y,k);c.drawRightString(230,y,paren(z))
    c.save();assert planted;save(f,"AR",K,rows,tots,planted)
# ---------------------------------------------------------------- AR2 xlsx by building, month columns
def ar2():
    R=random.Random(1612)
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    wb=Workbook();cv=wb.active;cv.title="Cover"
    for i,t in enumerate(["IN THE MATTER OF THE RECEIVERSHIP OF STONEBRIDGE YARD LOGISTICS PARK LP","Court of King's Bench of Alberta, Action 2501-04418","Schedule 3 to the First Report of the Receiver","Receivables by month billed, 31 March 2025 – see next sheet","Balances are gross of GST. Unapplied receipts are shown apart and are NOT netted in Total."],2):cv.cell(i,2,t)
    cv["B2"].font=Font(bold=True,size=13);cv.column_dimensions["B"].width=95
    ws=wb.create_sheet("Sched 3")
    bl=[("Building 1 – 4410 Tannery Road",[("1A","Volkmar Freight Systems Ltd.","Current"),("1B","Prairie Cabinet Co-op","Current"),("1C","Halvorsen Tool & Die","Default notice"),("1D","Bluebird Beverage Dist.","Current"),("1E-F","Tri-Peak Steel Erectors Inc.","Default notice"),("1G","Kinsella Auto Glass","Overholding")]),
        ("Building 2 – 4420 Tannery Road",[("201","Amaranth Seeds (Canada) ULC","Current"),("202","Roadrunner Couriers","Vacated"),("203","Grizzly Tarps & Awnings","Current"),("204/205","Meridian Lab Supply Ltd.","Current"),("206","Opal Granite and Tile","Distrained"),("207","Nordic Ice Cream Makers","Current"),("208","Foothill E-Waste Recyclers","Default notice")]),
        ("Building 3 – 18 Spur Crescent",[("300","Castellane Wine Storage","Current"),("310","Zephyr HVAC Contractors","Vacated"),("320","Delacroix Print & Bindery","Current"),("330","Harbinger Robotics Inc.","Current")]),
        ("Trailer yard licences",[("Y-02","Dhaliwal Bros. Trucking","Month-to-month"),("Y-05","Kootenay Heavy Haul","Month-to-month"),("Y-07","Westlock Portable Toilets","Current"),("Y-11","Ironwood Crane Rentals","Vacated")])]
    K=["total","m0","m1","m2","m3","other:BALANCE BY MONTH BILLED Older","prepaid","deposit"]
    th=Side(style='thin');hf=PatternFill("solid",fgColor="D9E2EC");B=Font(name="Calibri",bold=True,size=10)
    ws["B1"]="Schedule 3 – Tenant receivables by month billed";ws["B1"].font=Font(bold=True,size=14);ws["B2"]="Stonebridge Yard Logistics Park LP  ·  as at 31 March 2025  ·  CAD"
    heads=[("A","Code"),("B","Tenant / licensee"),("C","Unit"),("D","Status"),("E","Total owing")]
    for L,t in heads+[("K","Unapplied receipts"),("L","Deposit held"),("M","Receiver's remark")]:
        ws.merge_cells(f"{L}4:{L}5");ws[f"{L}4"]=t
    ws.merge_cells("F4:J4");ws["F4"]="BALANCE BY MONTH BILLED"
    for L,t in zip("FGHIJ",["Mar-25","Feb-25","Jan-25","Dec-24","Older"]):ws[f"{L}5"]=t
    for r in(4,5):
        for q in range(1,14):
            x=ws.cell(r,q);x.font=B;x.fill=hf;x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.border=Border(th,th,th,th)
    r=6;rows=[];tots=[];g=[0]*8;nf='#,##0.00;(#,##0.00)';rem={"1C":"Statement of claim issued 12 Feb","206":"Goods seized 21 Mar; appraisal pending","202":"Keys returned; forwarding address unknown","1E-F":"Proposes payment over six months","310":"Set-off claimed","Y-11":"Two trailers abandoned on site"}
    def put(r,xs,bold=False,text=False):
        for q,z in enumerate(xs):
            if z is None:continue
            x=ws.cell(r,5+q)
            if text:x.value=paren(z);x.alignment=Alignment(horizontal='right',vertical='bottom')
            else:x.value=v(z);x.number_format=nf;x.alignment=Alignment(vertical='bottom')
            if bold:x.font=B;x.border=Border(top=th)
    for bi,(bn,ts) in enumerate(bl):
        ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=13);ws.cell(r,2,bn).font=Font(bold=True,color="1F3864",size=11);r+=1;st=[0]*8
        for u,n,s in ts:
            base=R.randint(180000,1450000) if bi<3 else R.randint(35000,140000);bad=s in("Default notice","Distrained","Overholding")
            m=[base if (s!="Vacated" and (bad or R.random()<.75)) else None, base if bad or R.random()<.3 else None, R.randint(9000,base) if bad or R.random()<.25 else None, base+R.randint(0,9000) if (bad or s=="Vacated") and R.random()<.8 else None, R.randint(20000,base*3) if bad and R.random()<.6 or s=="Vacated" else None]
            if n.startswith("Nordic"):m[2]=-312_45
            if n.startswith("Castellane"):m=[None,None,-1_840_00,None,None]
            if not any(m):m[0]=base
            xs=[sum(z or 0 for z in m)]+m+[-R.randint(5000,base) if R.random()<.22 else None, None if (bi==3 and R.random()<.5) else round(base,-4)+100000]
            ws.cell(r,1,"SY%04d"%(bi*100+r));ws.cell(r,2,n);ws.cell(r,3,u);ws.cell(r,4,s)
            if u in rem:ws.cell(r,13,rem[u]).alignment=Alignment(wrap_text=True,indent=1)
            put(r,xs,text=(bi==1))
            rows.append({"property":bn,"unit":u,"name":n,"status":s,**{k:v(z) for k,z in zip(K,xs) if z is not None}})
            for q in range(8):st[q]+=xs[q] or 0
            r+=1
        lab="Subtotal – "+bn.split(" –")[0];ws.cell(r,2,lab).font=B;put(r,st,True);tots.append({"label":lab,**{k:v(z) for k,z in zip(K,st)}})
        for q in range(8):g[q]+=st[q]
        r+=2
    ws.cell(r,2,"TOTAL RECEIVABLES").font=B;put(r,g,True);tots.append({"label":"TOTAL RECEIVABLES",**{k:v(z) for k,z in zip(K,g)}})
    r+=2;ws.cell(r,2,"Share of total by month").font=Font(italic=True)
    for q in range(1,6):
        x=ws.cell(r,5+q,round(g[q]/g[0],4));x.number_format='0.0%'
    ws.cell(r+1,2,"Remarks are the Receiver's and without prejudice. E. & O.E.").font=Font(italic=True,size=9)
    for L,w in zip("ABCDEFGHIJKLM",[9,30,9,15,14,13,13,13,13,13,13,13,44]):ws.column_dimensions[L].width=w
    ws.column_dimensions["A"].hidden=True;ws.freeze_panes="C6";ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    f="stonebridge_sched3_receivables.xlsx";wb.active=1;wb.save(D(f));save(f,"AR",K,rows,tots)
# ---------------------------------------------------------------- AR3 PDF by charge via LibreOffice
def ar3():
    R=random.Random(1613)
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    import subprocess,tempfile,os
    secs=[("TENANTS IN POSSESSION",[("0301","Adair Notary Corp.","RNT CAM INT"),("0400","Bellweather Geophysics Ltd.","RNT CAM TAX INS INT"),("0512","Crane Hollow Media","CAM"),("0600","Dovetail Benefits Administrators Inc.","RNT CAM TAX"),("0715","Estuary Immigration Consultants and Translation Services Ltd.","RNT TAX INT"),("0800","Fjordland Software ULC","CAM TAX INS PKG"),("0905","Gantry Design Collective","RNT CAM"),("1000","Hearthstone Credit Union","TAX"),("1110","Isinglass Capital Partners","RNT CAM TAX INS PKG INT")]),
      ("TENANTS WHO HAVE LEFT",[("0310","Jubilee Dental (bankrupt)","RNT CAM TAX INT"),("0720","Kestrel Mining Services","RNT CAM TAX INS"),("1205","Lodestar Wellness Clinic","RNT INT")])]
    lo={"RNT":(4200,21000),"CAM":(600,5200),"TAX":(500,4600),"INS":(90,700),"PKG":(225,900),"INT":(20,640)}
    K=["current","b0_30","b31_60","b61_90","b90","prepaid","total"]
    tm=lambda z: "–" if not z else c2(z)+("-" if z<0 else "")
    wb=Workbook();ws=wb.active;ws.title="AR";f8=Font(name="Liberation Sans Narrow",size=9);fb=Font(name="Liberation Sans Narrow",size=9,bold=True);th=Side(style='thin');hr=Side(style='hair')
    ws.merge_cells("A1:J1");ws["A1"]="PENDER ARC OFFICE TOWER  —  ARREARS BY CHARGE CODE";ws["A1"].font=Font(name="Liberation Sans Narrow",size=14,bold=True)
    ws.merge_cells("A2:J2");ws["A2"]="At 15 January 2025, the date of demand  |  Vancouver, B.C.  |  trailing minus = credit";ws["A2"].font=f8
    ws.merge_cells("D3:H3");ws["D3"]="AGE OF CHARGE FROM DUE DATE"
    for i,t in enumerate(["Suite","Tenant","Chg","Not yet\ndue","1–30\ndays","31–60\ndays","61–90\ndays","Over\n90 days","Unapplied\ncash","Net\nowing"],1):ws.cell(4,i,t)
    for r in(3,4):
        for i in range(1,11):
            x=ws.cell(r,i);x.font=fb;x.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True);x.fill=PatternFill("solid",fgColor="EDEDED")
            if r==4:x.border=Border(bottom=th)
    ws.row_dimensions[4].height=26
    r=5;rows=[];tots=[];g=[0]*7
    def put(r,xs,bold=False,top=None):
        for q,z in enumerate(xs):
            x=ws.cell(r,4+q,tm(z));x.font=fb if bold else f8;x.alignment=Alignment(horizontal='right',vertical='center')
            if top:x.border=Border(top=top)
    for sec,ts in secs:
        ws.cell(r,1,sec).font=Font(name="Liberation Sans Narrow",size=10,bold=True,italic=True);r+=1;ss=[0]*7
        for u,n,chs in ts:
            r0=r;t=[0]*7
            for ci,ch in enumerate(chs.split()):
                b=R.randint(lo[ch][0]*100,lo[ch][1]*100);left=sec.endswith("LEFT")
                xs=[b if (not left and ch!="INT" and R.random()<.35) else 0,b if not left and R.random()<.7 else 0,b if R.random()<.5 else 0,R.randint(500,b) if R.random()<.35 else 0,b*R.randint(1,4) if left or R.random()<.2 else 0,0]
                if not any(xs):xs[1]=b
                if ci==0 and R.random()<.3:xs[5]=-R.randint(5000,b)
                if n.startswith("Crane"):xs=[0,0,-312_90,0,88_15,0]
                xs.append(sum(xs))
                ws.cell(r,3,ch).font=f8;ws.cell(r,3).alignment=Alignment(horizontal='center',vertical='center');ws.row_dimensions[r].height=13;put(r,xs)
                rows.append({"unit":u,"name":n,"charge":ch,**{k:v(z) for k,z in zip(K,xs)}})
                for q in range(7):t[q]+=xs[q]
                r+=1
            long=len(n)>34 and r-r0>1
            ws.cell(r0,1,u).font=f8;ws.cell(r0,1).alignment=Alignment(vertical='top')
            if r-r0>1:ws.merge_cells(start_row=r0,start_column=2,end_row=r-1,end_column=2)
            x=ws.cell(r0,2,n);x.font=f8;x.alignment=Alignment(wrap_text=True,vertical='top')
            lab=f"Suite {u} total";x=ws.cell(r,2,lab);x.font=fb;x.alignment=Alignment(horizontal='right',vertical='center');ws.row_dimensions[r].height=15;put(r,t,True,hr)
            tots.append({"label":lab,"unit":u,"name":n,**{k:v(z) for k,z in zip(K,t)}});r+=1
            for q in range(7):ss[q]+=t[q]
        ws.row_dimensions[r].height=15;lab="Subtotal, "+sec.lower();ws.cell(r,1,lab).font=fb;put(r,ss,True,th);tots.append({"label":lab,**{k:v(z) for k,z in zip(K,ss)}});r+=2
        for q in range(7):g[q]+=ss[q]
    ws.row_dimensions[r].height=16;ws.cell(r,1,"ALL SUITES").font=fb;put(r,g,True,Side(style='double'));tots.append({"label":"ALL SUITES",**{k:v(z) for k,z in zip(K,g)}})
    ws.cell(r+2,1,"RNT basic rent · CAM operating costs · TAX property tax · INS insurance · PKG parking · INT interest at 18% on arrears. A dash is nil.").font=f8
    for L,w in zip("ABCDEFGHIJ",[6,27,5,10,10.5,10,10,10.5,10,11]):ws.column_dimensions[L].width=w
    ws.page_margins.left=ws.page_margins.right=0.4;ws.print_title_rows="3:4";ws.page_setup.orientation='portrait';ws.page_setup.paperSize=1;ws.page_setup.fitToHeight=0;ws.page_setup.fitToWidth=1;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.oddFooter.left.text="Wrenhall Osei LLP – Tab 9";ws.oddFooter.right.text="&P / &N"
    d=tempfile.mkdtemp();p=os.path.join(d,"pender_arc_arrears.xlsx");wb.save(p)
    subprocess.run(["soffice","-env:UserInstallation=file://"+d+"/prof","--headless","--convert-to","pdf","--outdir",os.path.join(BASE,"documents"),p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    save("pender_arc_arrears.pdf","AR",K,rows,tots)
ar1();ar2();ar3()
