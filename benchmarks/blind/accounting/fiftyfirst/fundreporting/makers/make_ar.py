from common import *
import datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape

# ---------- AR 1: office aged delinquencies, tenant headings with charge lines; one line dropped
def ar1():
    R=random.Random(5111);K=["total","b0_30","b31_60","b61_90","b90","prepaid","other:Balance"]
    props=[("ofcstb","Stonebridge Tower"),("ofcald","Two Alder Plaza")]
    names=[["Brightwell Actuaries LLP","Corvane Legal Group PC","Dunmore & Pratt Architects","Ellery Wealth Partners","Fathom Analytics Inc.","Garrick Title Company","Hollis Medical Billing","Juniper Coffee Kiosk"],
           ["Kingsmere Insurance Brokers","Lattice Software Corp","Montrose Staffing LLC","Northgate Credit Union","Oakhart Consulting","Pruitt Dental Associates"]]
    ch=[("brt","Base Rent",9000,64000),("cam","CAM Estimate",1800,9200),("ret","RE Tax Estimate",900,6100),("elec","Submeter Electric",150,2400),("park","Reserved Parking",200,1900),("late","Late Fee",75,900),("cpiadj","Prior Yr CAM Recon",400,7800)]
    rows=[];totals=[];L=[];allrows=[];code=4512;planted=None
    for pi,(pc,pn) in enumerate(props):
        ph=f"{pn} ({pc})";L.append(("P",ph));pm=[]
        for ti,n in enumerate(names[pi]):
            code+=R.randint(2,41);suite=str(R.randint(2,18)*100+R.choice([0,10,20,25,50]));tc=f"t{code:07d}"
            L.append(("N",tc,n,suite,f"{R.randint(1,12):02d}/{R.choice([28])}/{R.randint(2027,2034)}"));mine=[]
            cs=sorted(R.sample(range(7),R.randint(2,5)))
            for ci in cs:
                c,d,a,b=ch[ci];amt=r2(R.uniform(a,b));bk=[0]*4
                late=R.random()
                for j,pr in enumerate((.8,.45,.2,.22)):
                    if R.random()<pr: bk[j]=amt if ci!=6 else r2(amt*R.uniform(.3,1))
                if c=="park" and bk[0]: bk[0]=-r2(amt/2)
                if not any(bk):bk[1]=amt
                row={"property":ph,"unit":suite,"resident":tc,"name":n,"charge":f"{c} - {d}","total":r2(sum(bk))}
                for k,v in zip(K[1:5],bk): row[k]=v+0.0
                row["prepaid"]=0.0;row["other:Balance"]=row["total"];mine.append(row)
            if R.random()<.4:
                pp=-r2(R.uniform(300,9000));mine.append({"property":ph,"unit":suite,"resident":tc,"name":n,"charge":"prepay - Prepaid / Unapplied","total":0.0,"b0_30":0.0,"b31_60":0.0,"b61_90":0.0,"b90":0.0,"prepaid":pp,"other:Balance":pp})
            drop=None
            if pi==0 and n.startswith("Fathom"):
                drop=max(range(len(mine)),key=lambda i:mine[i]["total"] if 0<i else -1)
                x=mine[drop];planted={"what":f"detail line '{x['charge']}' of {n} ({tc}), total {f2(x['total'])}, is not printed; tenant, property and grand totals still include it","kind":"row_dropped"}
            for i,m in enumerate(mine):
                allrows.append(m)
                if i!=drop: rows.append(m);L.append(("R",m))
            t=addup(mine,K,n);totals.append(t);L.append(("T",t));pm+=mine
        t=addup(pm,K,"Total "+pc);totals.append(t);L.append(("PT",t))
    g=addup(allrows,K,"Grand Total");totals.append(g);L.append(("PT",g))
    fn="aged_delinq_office_jun26.pdf";W,Hh=landscape(letter);c=canvas.Canvas(doc(fn),pagesize=(W,Hh),invariant=1)
    X=[280,338,396,454,512,570,640,712];X=[330,400,465,530,595,665,745];pg=0;y=0
    hd=[("Total Unpaid","Charges"),("0-30","days"),("31-60","days"),("61-90","days"),("Over 90","days"),("Pre-","payments"),("","Balance")]
    def np():
        nonlocal pg,y
        if pg:c.showPage()
        pg+=1;c.setFont("Times-Bold",13);c.drawCentredString(W/2,572,"Aged Delinquencies");c.setFont("Times-Roman",9);c.drawCentredString(W/2,559,"Property list: .offices    Status: Current, Past, Notice    Age As Of: 06/30/2026    Post To: 06/2026")
        c.setFillGray(.88);c.rect(40,524,W-80,26,stroke=0,fill=1);c.setFillGray(0);c.setFont("Times-Bold",8.5);c.drawString(44,528,"Charge Code")
        for x,(a,b) in zip(X,hd):c.drawRightString(x,539,a);c.drawRightString(x,528,b)
        c.setFont("Times-Roman",8);c.drawString(40,22,"Tuesday, July 07, 2026  09:14 AM");c.drawRightString(W-40,22,f"Page {pg}");y=510
    np()
    for it in L:
        if y<48 or (it[0]=="N" and y<90):np()
        if it[0]=="P":
            c.setFont("Times-Bold",10);c.drawString(40,y,it[1]);y-=14
        elif it[0]=="N":
            c.setFont("Times-Bold",8.8);c.drawString(48,y,f"{it[1]}   {it[2]}");c.setFont("Times-Roman",8.5);c.drawString(300,y,f"Suite {it[3]}     Lease to: {it[4]}");y-=11.5
        else:
            d=it[1]
            if it[0]=="R": c.setFont("Times-Roman",8.8);c.drawString(60,y,d["charge"])
            else:
                c.line(X[0]-52,y+8.5,X[-1],y+8.5);c.setFont("Times-Bold",8.8);c.drawString(48 if it[0]=="T" else 40,y,d["label"])
            for x,k in zip(X,K):c.drawRightString(x,y,f"{d[k]:,.2f}")
            y-=11.5 if it[0]=="R" else 17
    if y<170: np()
    y-=6;c.setFont("Times-Bold",9);c.drawString(40,y,"Recap by charge code");y-=12;c.setFont("Times-Roman",8.8)
    rc={}
    for m in allrows: rc[m["charge"]]=rc.get(m["charge"],0)+m["other:Balance"]
    for k in sorted(rc): c.drawString(60,y,k);c.drawRightString(X[0],y,f2(r2(rc[k])));y-=11
    c.save()
    save(fn,"AR",K,rows,totals,"OFFICE","AGED_RECEIVABLES","aged delinquencies, tenant heading lines with charge codes below, property and tenant totals, prepayments, recap by charge","tenant in heading line; recap; one line dropped",planted)

# ---------- AR 2: logistics workbook by month
def ar2():
    import openpyxl
    from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
    R=random.Random(5112)
    P=[("Harbor Gate Logistics","Wholly owned",1.0,["Tamarack Freight Systems","Velo Parcel US","Brisco Cold Chain LLC","Orrin Auto Parts","Delmar Beverage Dist.","Sable Home Goods"]),
       ("Pell Road Distribution","Wholly owned",1.0,["Quillon Paper Co","Garnet Tool Supply","Ibex Outdoor Brands","Rutland Tire Wholesale"]),
       ("Northfield Cross-Dock","JV 80%",.8,["Summit Relay Lines","Anselm Grocers DC","Pike & Moor 3PL","Corliss Medical Supply","Hartnell Furniture"]),
       ("Keystone Commerce Park","JV 50%",.5,["Bannock Flooring","Elmira Packaging","Forge Fitness Equip.","Wyeth Lane Imports","Trask Electrical","Osprey Labs Storage","Marlow Print Works"])]
    ms=["m Jun 2026","m May 2026","m Apr 2026","m Mar 2026"];K=["deposit"]+ms+["other:Older","total","other:Reserve","other:Fund Share"]
    wb=openpyxl.Workbook();ws=wb.active;ws.title="AR by month"
    ws["A1"]="LOGISTICS - OPEN RECEIVABLES BY BILLING MONTH";ws["A1"].font=Font(bold=True,size=12,color="7F3F00",name="Arial");ws["A2"]="Ardenmoor Core Property Fund / as of";ws["D2"]=dt.date(2026,6,30);ws["D2"].number_format="d-mmm-yyyy"
    G=PatternFill("solid",fgColor="FCE4D6");hd1=["Property","Ownership","Key","Bldg / Unit","Tenant","Security Deposit","Billing month","","","","","Total Open","Reserve","Fund Share"]
    for i,h in enumerate(hd1,1):
        ws.cell(4,i,h or None)
    for i,h in enumerate(["Jun 2026","May 2026","Apr 2026","Mar 2026","Older"]): ws.cell(5,7+i,h)
    ws.merge_cells("G4:K4")
    for i in [1,2,3,4,5,6,12,13,14]: ws.merge_cells(start_row=4,end_row=5,start_column=i,end_column=i)
    for r in(4,5):
        for i in range(1,15):x=ws.cell(r,i);x.font=Font(bold=True,name="Arial",size=9);x.fill=G;x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
    ws.column_dimensions["C"].hidden=True
    nf='#,##0.00;[Red](#,##0.00)';r=6;rows=[];totals=[]
    def put(r,d,b=False):
        for i,k in enumerate(K):
            if k in d:
                x=ws.cell(r,6+i,d[k]);x.number_format=nf;x.font=Font(name="Arial",size=9,bold=b)
                if b:x.border=Border(top=Side(style="thin"))
    for pn,own,sh,ts in P:
        r0=r;mine=[]
        for j,n in enumerate(ts):
            u=f"{R.choice(['A','B','C','1','2'])}-{R.randint(100,480)}";base=R.uniform(12000,110000);d={"property":pn,"unit":u,"name":n}
            if R.random()<.8:d["deposit"]=float(round(base*R.choice([1,1,2]),-2))
            s=0
            for k,p in zip(K[1:6],(.85,.4,.25,.15,.2)):
                if R.random()<p:
                    v=r2(base*R.choice([1,1,.12,.08,.31])*R.uniform(.98,1.02));
                    if R.random()<.08:v=-r2(v*.2)
                    d[k]=v;s+=v
            if not s:d["m Jun 2026"]=r2(base);s=d["m Jun 2026"]
            d["total"]=r2(s)
            if "other:Older" in d and d["other:Older"]>0:d["other:Reserve"]=-r2(d["other:Older"]*.5)
            d["other:Fund Share"]=r2((d["total"]+d.get("other:Reserve",0))*sh)
            if j==0: ws.cell(r,1,pn);ws.cell(r,2,own)
            ws.cell(r,3,f"K{r}|{n[:4]}");ws.cell(r,4,u);ws.cell(r,5,n)
            for i in range(1,6):ws.cell(r,i).font=Font(name="Arial",size=9)
            put(r,d);mine.append(d);r+=1
        for col in(1,2):
            ws.merge_cells(start_row=r0,end_row=r-1,start_column=col,end_column=col);ws.cell(r0,col).alignment=Alignment(vertical="top",wrap_text=True)
        t=addup(mine,K,pn+" Total");ws.cell(r,1,t["label"]).font=Font(name="Arial",size=9,bold=True);put(r,t,True);totals.append(t);rows+=mine;r+=1
    t=addup(rows,K,"Portfolio Total");ws.cell(r+1,1,t["label"]).font=Font(name="Arial",size=10,bold=True);put(r+1,t,True);totals.append(t)
    ws.cell(r+3,1,"Last payments: Tamarack 41,220.00 on 6/29 (check in transit); Anselm wire expected 7/3.");ws.cell(r+4,1,"Reserve = 50% of items older than March 2026. Fund share = (open less reserve) x ownership.")
    for col,w in zip("ABDEFGHIJKLMN",[24,13,11,26,13]+[13]*8):ws.column_dimensions[col].width=w
    ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    fn="logistics_ar_by_month.xlsx";wb.save(doc(fn))
    save(fn,"AR",K,rows,totals,"INDUSTRIAL","AGED_RECEIVABLES","workbook, merged property cells, billing-month buckets under grouped head, reserve and fund share, hidden key column","property merged downwards; month buckets; blanks; deposit left of buckets")

# ---------- AR 3: shopping centre open items by invoice, .xls
def ar3():
    import xlwt
    R=random.Random(5113);asof=dt.date(2026,6,30)
    T=[("G-02","C1007","Marchetti Shoes"),("G-05","C1011","Luma Optik"),("G-11","C1019","Petal & Stem Florist"),("G-14/15","C1022","Norrland Outdoor AB"),("G-20","C1030","Bakehouse Number Nine"),("1-03","C1044","Kids Planet Toys"),("1-07","C1046","Vantage Mobile"),("1-12","C1051","Sorrel Fashion Group"),("1-18","C1058","City Fitness Kestrel"),("K-01","C1063","Mr Pretzel Kiosk"),("ANCH","C1070","Hallden Hypermarket")]
    B=["current","b1_30","b31_60","b61_90","b91_120","b120"];K=["other:Days"]+B+["total"]
    hd=["Not yet due","1 - 30","31 - 60","61 - 90","91 - 120","> 120"]
    wb=xlwt.Workbook();ws=wb.add_sheet("OpenItems")
    xs=xlwt.easyxf;hb=xs("font: bold on, height 180; pattern: pattern solid, fore_colour light_green; align: horiz center, wrap on; borders: bottom thin");N=xs("font: height 180",num_format_str="#,##0.00;-#,##0.00");NB=xs("font: bold on, height 180; borders: top thin",num_format_str="#,##0.00;-#,##0.00");D=xs("font: height 180",num_format_str="DD.MM.YYYY");S=xs("font: height 180");SB=xs("font: bold on, height 180")
    ws.write(0,0,"Kestrel Walk Shopping Centre",xs("font: bold on, height 260"));ws.write(1,0,"Open items by tenant – aged by due date, amounts in EUR incl. VAT",S);ws.write(2,0,"Key date 30.06.2026 / company code 0417 / printed by A. Brandt",S)
    for i,h in enumerate(["Unit","Debtor","Trading name","Invoice","Posted","Text"]): ws.write_merge(4,5,i,i,h,hb)
    ws.write_merge(4,5,6,6,"Days",hb);ws.write(4,7,"Open",hb);ws.write(5,7,hd[0],hb);ws.write_merge(4,4,8,12,"Overdue since (days)",hb)
    for i,h in enumerate(hd[1:]):ws.write(5,8+i,h,hb)
    ws.write_merge(4,5,13,13,"Balance",hb)
    r=6;rows=[];totals=[];inv=2600311
    tx=[("Rent",4000,26000),("Service charge",900,6200),("Marketing contribution",150,1200),("Turnover rent 2025",1500,19000),("Heating recon 2025",200,3800),("Credit note",-1800,-120),("Dunning fee",40,40)]
    for u,cd,n in T:
        mine=[]
        for _ in range(R.randint(2,6)):
            d_od=R.choice([0,0,R.randint(1,29),R.randint(1,29),R.randint(32,59),R.randint(63,89),R.randint(92,119),R.randint(125,260)])
            x,a,b=R.choice(tx[:6]+[tx[0],tx[1],tx[6]]);v=r2(R.uniform(a,b));mine.append((d_od,x,v))
        mine.sort(key=lambda q:-q[0]);out=[]
        for j,(d,x,v) in enumerate(mine):
            inv+=R.randint(1,37);date=asof-dt.timedelta(days=d+14) if d else asof-dt.timedelta(days=R.randint(1,12))
            k=B[0 if d==0 else 1 if d<=30 else 2 if d<=60 else 3 if d<=90 else 4 if d<=120 else 5]
            q={"unit":u,"resident":cd,"name":n,"invoice":str(inv),"date":date.isoformat(),"charge":x,"other:Days":d,k:v,"total":v}
            if j==0: ws.write(r,0,u,S);ws.write(r,1,cd,S);ws.write(r,2,n,S)
            ws.write(r,3,str(inv),S);ws.write(r,4,date,D);ws.write(r,5,x,S);ws.write(r,6,d,S);ws.write(r,7+B.index(k),v,N);ws.write(r,13,v,N);out.append(q);r+=1
        t=addup(out,B+["total"],"Total "+cd);ws.write(r,2,t["label"],SB)
        for i,k in enumerate(B+["total"]):
            if k in t:ws.write(r,7+i,t[k],NB)
            else: ws.write(r,7+i,"",NB)
        totals.append(t);rows+=out;r+=2
    t=addup(rows,B+["total"],"Total Kestrel Walk");ws.write(r,2,t["label"],SB)
    for i,k in enumerate(B+["total"]):ws.write(r,7+i,t[k],NB)
    totals.append(t);tt=t["total"]
    ws.write(r+1,2,"in % of balance",S)
    for i,k in enumerate(B):ws.write(r+1,7+i,f"{t[k]/tt*100:.1f}%",xs("font: height 180, italic on; align: horiz right"))
    ws.write(r+3,0,"Hallden Hypermarket: payment plan agreed 22.05.2026, three instalments to 31.08.2026.",S)
    for i,w in enumerate([9,9,24,10,11,22,6]+[13]*7):ws.col(i).width=256*w
    ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
    fn="kestrel_walk_open_items.xls";wb.save(doc(fn))
    save(fn,"AR",K,rows,totals,"RETAIL","AGED_RECEIVABLES","xls ledger export, open items by invoice, tenant printed on first line only, two-row head, percent line","tenant carried down; date cells; not-yet-due bucket; percent line is no total")
