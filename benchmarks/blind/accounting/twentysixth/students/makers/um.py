import random
from common import *
# ---------- G UK halls PDF
def docG():
    from reportlab.lib.pagesizes import A4, landscape
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle as PS
    from reportlab.lib import colors
    R=random.Random(2607);fn="room_schedule_2024-25.pdf"
    K=["sf","units","other:ROOMS Bed spaces","occupied","vacant","other:ROOMS Out of use","pct_occ","other:TENANCY Rent p.w. £","other:TENANCY Weeks","other:CONTRACT VALUE One tenancy £","other:CONTRACT VALUE Let rooms £"]
    types=[("Bronze en-suite, 8-room cluster",129,139,44),("Silver en-suite, 6-room cluster",139,158,44),("Gold en-suite, 5-room cluster",150,172,44),("Twin room (2 sharing)",183,214,44),("Accessible en-suite",204,158,44),("Studio",215,221,51),("Premium studio, upper floors",248,249,51),("One-bed flat",355,286,51)]
    halls=[("Corvid Court, Leeds",[0,1,2,4,5,6]),("Tannery Row, Bristol",[1,2,3,4,5]),("The Ropeworks, Glasgow",[0,1,4,5,7]),("Saltmarsh House, Swansea",[0,2,3,4,5,6]),("Quarry Gate, Sheffield",[1,4,5])]
    W=dict(zip(range(12),[0]));rows=[];totals=[];sty=[]
    data=[["Hall and room grade","Area\nsq ft","ROOMS","","","","","Occ.\n%","TENANCY","","CONTRACT VALUE",""],["","","Total","Bed spaces","Let","Void","Out of use","","Rent p.w. £","Weeks","One tenancy £","Let rooms £"]]
    def tot(rs,l,occ=True):
        o={"label":l}
        for k in("units",K[2],"occupied","vacant",K[5],K[10]):o[k]=r2(sum(x[k] for x in rs))
        o["pct_occ"]=round(100*o["occupied"]/o["units"]+1e-9,1);o[K[7]]=r2(sum(x[K[7]]*x["units"] for x in rs)/o["units"]);return o
    def cells(o):
        f={"sf":"{:.0f}","pct_occ":"{:.1f}",K[7]:"{:,.2f}",K[9]:"{:,.2f}",K[10]:"{:,.2f}"}
        return [(f.get(k,"{:,.0f}").format(o[k]) if k in o else "") for k in K]
    for hn,ix in halls:
        i=len(data);data.append([hn.upper()]+[""]*11);sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f1e6d6'))];rs=[]
        m=R.uniform(.9,1.2)
        for t in ix:
            nm,a,w,wk=types[t];u=R.randint(4,9) if "Access" in nm else R.randint(6,24) if t in(3,6,7) else R.randint(30,140)
            if t<3:u-=u%([8,6,5][t])
            oo=R.choice([0,0,0,1,2]);le=min(u-oo,int(u*R.uniform(.84,1)));w=round(w*m*2)/2
            o=dict(type=nm,sf=a+R.randint(-5,5),units=u,occupied=le,vacant=u-oo-le,pct_occ=round(100*le/u+1e-9,1))
            o[K[2]]=u*(2 if t==3 else 1);o[K[5]]=oo;o[K[7]]=w;o[K[8]]=wk;o[K[9]]=r2(w*wk);o[K[10]]=r2(w*wk*le)
            rs.append(o);data.append(["   "+nm]+cells(o))
        T=tot(rs,"Hall total");totals.append(T);i=len(data);data.append([T["label"]]+cells(T));sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Oblique'),('LINEABOVE',(1,i),(-1,i),.3,colors.black)];rows+=rs
    T=tot(rows,"PORTFOLIO");totals.append(T);i=len(data);data.append([T["label"]]+cells(T));sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#d9c3a0'))]
    t=Table(data,colWidths=[172,36,40,52,38,36,52,40,60,42,72,88],repeatRows=2)
    t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('FONTSIZE',(0,0),(-1,-1),8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(2,0),(6,0)),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(11,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(7,0),(7,1)),('ALIGN',(2,0),(6,0),'CENTER'),('ALIGN',(8,0),(11,0),'CENTER'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('TEXTCOLOR',(0,0),(-1,1),colors.white),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#6b4a1f')),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LINEAFTER',(1,2),(1,-1),.3,colors.grey),('LINEAFTER',(6,2),(7,-1),.3,colors.grey),('LINEAFTER',(9,2),(9,-1),.3,colors.grey)]+sty))
    n=PS('n',fontName='Helvetica',fontSize=7.5,leading=9.5);hh=PS('h',fontName='Helvetica-Bold',fontSize=14,leading=18)
    ft=lambda c,d:(c.setFont('Helvetica',7),c.drawString(40,18,"Lettings data frozen 14 February 2025 - asset management"),c.drawRightString(landscape(A4)[0]-40,18,f"{d.page}"))
    d=SimpleDocTemplate(doc(fn),pagesize=landscape(A4),topMargin=36,bottomMargin=34,leftMargin=40,rightMargin=40,invariant=1)
    d.build([Paragraph("Room schedule, academic year 2024/25",hh),Paragraph("All let rooms are charged at the rent of their grade for the full tenancy. Void excludes rooms out of use; occupancy is let rooms over all rooms. The rent in the total lines is the average over all rooms. A twin is one room let on one tenancy for both bed spaces.",n),Spacer(1,6),t],onFirstPage=ft,onLaterPages=ft)
    save(fn,"UM",K,rows,totals,None,"STUDENT_HOUSING","UNIT_MIX","asset manager, UK halls","coloured landscape table, halls as blocks, grouped two-line header, weekly rents and tenancy weeks","rooms beside bed spaces, weekly not monthly rents, out of use, averages in total lines, same type names in several halls")
# ---------- H Canada suites workbook
def docH():
    import openpyxl
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(2608);fn="Suite mix - serviced & co-living CA.xlsx"
    K=["pct_units","units","occupied","vacant","sf","total_sf","actual","actual_total","market","market_total","market_sf"]
    H=["Code","Suite type","Bed","Bath","% of\nsuites","Suites","Occ.","Vac.","Avg area\n(sq ft)","Total area\n(sq ft)","Avg in-place\nrent / mo","Total in-place\nrent / mo","Avg asking\nrent / mo","Total asking\nrent / mo","Asking $\nper sq ft"]
    bl=[("Maple Yard House – Toronto",[("S1","Studio, murphy bed",0,1),("S2","Studio, corner",0,1),("1A","One bedroom",1,1),("1B","One bedroom + den",1,1),("2A","Two bedroom share",2,1.5),("3C","Three bedroom co-living",3,2),("4C","Four bedroom co-living",4,2.5)]),("Lachine Commons – Montréal",[("S1","Studio, murphy bed",0,1),("1A","One bedroom",1,1),("2B","Two bedroom loft",2,2),("3C","Three bedroom co-living",3,2),("PH","Penthouse",3,2.5)]),("Burrard Loft Homes – Vancouver",[("S3","Micro studio",0,1),("1A","One bedroom",1,1),("1T","One bedroom, terrace",1,1.5),("2A","Two bedroom share",2,1.5),("2T","Two bedroom townhome",2,2.5)])]
    allr=[];blk=[]
    for b,ts in bl:
        L=[];m=R.uniform(.85,1.2)
        for c,n,bd,ba in ts:
            u=R.randint(2,8) if c in("PH","2T","4C") else R.randint(8,36);sf=330+bd*215+R.randint(0,90)+(40 if "," in n else 0)
            oc=int(u*R.uniform(.82,1)+.3);oc=min(u,max(1,oc));mk=round((1350+bd*690+sf*.6)*m/5)*5;ac=round(mk*R.uniform(.9,1.01))
            o=dict(type=n,beds=bd,baths=ba,units=u,occupied=oc,vacant=u-oc,sf=sf,total_sf=sf*u,actual=ac,actual_total=ac*oc,market=mk,market_total=mk*u,market_sf=r2(mk/sf));o["_c"]=c
            L.append(o);allr.append(o)
        blk.append((b,L))
    TU=sum(o["units"] for o in allr)
    for o in allr:o["pct_units"]=round(100*o["units"]/TU+1e-9,1)
    def tot(L,l):
        o={"label":l}
        for k in("units","occupied","vacant","total_sf","actual_total","market_total"):o[k]=sum(x[k] for x in L)
        o["pct_units"]=round(100*o["units"]/TU+1e-9,1);o["sf"]=round(o["total_sf"]/o["units"]);o["actual"]=round(o["actual_total"]/o["occupied"]);o["market"]=round(o["market_total"]/o["units"]);o["market_sf"]=r2(o["market_total"]/o["total_sf"]);return o
    wb=openpyxl.Workbook();ws=wb.active;ws.title="Suite mix"
    ws["A1"]="OPEN DOOR CO-LIVING (CANADA) INC.";ws["A1"].font=Font(bold=True,size=13,name="Georgia");ws["A2"]="Suite mix and rents in place, March 1, 2025";ws["A2"].font=Font(name="Georgia",italic=True)
    hr=4
    # extra hidden col between (col H internal), so positions
    cols=[1,2,3,4,5,6,7,9,10,11,12,13,14,15,16]
    for c,x in zip(cols,H):
        k=ws.cell(hr,c,x);k.font=Font(bold=True,name="Georgia",size=9);k.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center");k.border=Border(top=Side(style="medium"),bottom=Side(style="medium"))
    ws.cell(hr,8,"sync flag");ws.column_dimensions["H"].hidden=True
    FM=dict(pct_units='0.0"%"',units='0',occupied='0',vacant='0;-0;"–"',sf='#,##0',total_sf='#,##0',actual='$#,##0',actual_total='$#,##0',market='$#,##0',market_total='$#,##0',market_sf='0.00')
    kc=dict(zip(K,cols[4:]))
    def put(r,o,bold=False,txt=False):
        for k in K:
            v=o[k];x=ws.cell(r,kc[k],v);x.number_format=FM[k]
            if txt and k in("total_sf","market_total"):x.value=f"{v:,}";x.alignment=Alignment(horizontal="right")
            x.font=Font(name="Georgia",size=9,bold=bold)
    r=hr+1;rows=[];totals=[];q=0
    for b,L in blk:
        ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=16);x=ws.cell(r,1,b);x.font=Font(name="Georgia",bold=True);x.fill=PatternFill("solid",fgColor="DDEBF7");r+=1
        for o in L:
            for c,v in((1,o["_c"]),(2,o["type"]),(3,o["beds"]),(4,o["baths"])):ws.cell(r,c,v).font=Font(name="Georgia",size=9)
            ws.cell(r,8,"Y" if q%2 else "N");put(r,o,txt=(q%4==1));q+=1;r+=1
            rows.append({k:v for k,v in o.items() if k!="_c"})
        T=tot(L,"Sub-total / average");totals.append(T);ws.cell(r,2,T["label"]).font=Font(name="Georgia",size=9,bold=True);put(r,T,True)
        for c in range(1,17):ws.cell(r,c).border=Border(top=Side(style="thin"))
        r+=2
    T=tot(allr,"All homes");totals.append(T);T["pct_units"]=100.0;ws.cell(r,2,T["label"]).font=Font(name="Georgia",bold=True,size=9);put(r,T,True)
    for c in range(1,17):ws.cell(r,c).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    ws.cell(r+2,1,"In-place rents are for occupied suites only; a furnished suite's rent includes the pack. Co-living suites are shown at the rent of the whole suite. Asking rents cover every suite.")
    ws.cell(r+3,1,"Shares of suites are of the portfolio and may not add because of rounding.")
    for c,w in zip("ABCDEFGIJKLMNOP",[7,27,6,6,8,8,7,7,10,11,12,14,12,14,10]):ws.column_dimensions[c].width=w
    ws.row_dimensions[hr].height=34;ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(fn))
    save(fn,"UM",K,rows,totals,None,"MULTIFAMILY","UNIT_MIX","investment analyst, Canadian co-living","Excel in Georgia, building bands, sub-total with averages, share of suites first","hidden column among the counts, some totals as text, vacant nil shown as a dash by number format, in-place before asking")
# ---------- I Australia workbook, two tenancy lengths, row dropped
def docI():
    import xlsxwriter,datetime
    R=random.Random(2609);fn="villages_bed_schedule_S1_2025.xlsx"
    g1,g2="FULL YEAR (51 WEEKS)","SEMESTER (24 WEEKS)"
    K=["units","other:Beds",f"other:{g1} Beds let",f"other:{g1} Rent / wk",f"other:{g1} Contract value",f"other:{g2} Beds let",f"other:{g2} Rent / wk",f"other:{g2} Contract value","other:Beds void","other:Bed occupancy %"]
    V=[("BANKSIA VILLAGE",[("Standard single, shared bath",6),("Standard single, shared bath - garden",6),("Ensuite single",5),("Ensuite single - high floor",5),("Ensuite plus (double bed)",4),("Studio",1),("Studio - balcony",1)]),("WATTLE VILLAGE",[("Standard single, shared bath",8),("Ensuite single",6),("Ensuite plus (double bed)",4),("Two-bed apartment",2),("Studio",1),("Accessible studio",1)]),("KARRI VILLAGE",[("Standard single, shared bath",5),("Ensuite single",5),("Two-bed apartment",2),("Two-bed apartment - deluxe",2),("Studio",1)])]
    wb=xlsxwriter.Workbook(doc(fn));wb.set_properties({"created":datetime.datetime(2025,3,4)});ws=wb.add_worksheet("Beds")
    F=lambda **k:wb.add_format(dict(font_name="Arial Narrow",font_size=10,**k))
    hd=F(bold=1,align="center",valign="vcenter",text_wrap=1,border=1,bg_color="#E2EFDA")
    fm={K[3]:'0.00',K[6]:'0.00',K[4]:'#,##0.00',K[7]:'#,##0.00',K[9]:'0.0%'}
    n=[F(num_format=fm.get(k,'#,##0'),border=4) for k in K];nb=[F(num_format=fm.get(k,'#,##0'),bold=1,top=1) for k in K];ng=[F(num_format=fm.get(k,'#,##0'),bold=1,top=1,bottom=6,bg_color="#C6E0B4") for k in K]
    tx=F(border=4);tb_=F(bold=1,top=1);tg=F(bold=1,top=1,bottom=6,bg_color="#C6E0B4")
    ws.merge_range(0,0,0,12,"Banksia & Wattle Student Villages – bed schedule, Semester 1 2025 (A$)",F(bold=1,font_color="#375623"))
    ws.write(1,0,"Census date 28 February 2025.  Contract value = beds let × weekly rent × weeks of the tenancy.",F(italic=1))
    for c,x in((0,"Village"),(1,"Room type"),(2,"Beds\nper flat"),(3,"Flats"),(4,"Beds"),(11,"Beds\nvoid"),(12,"Bed\noccupancy\n%")):ws.merge_range(3,c,4,c,x,hd)
    ws.merge_range(3,5,3,7,g1,hd);ws.merge_range(3,8,3,10,g2,hd)
    for c,x in zip(range(5,11),["Beds let","Rent / wk","Contract\nvalue"]*2):ws.write(4,c,x,hd)
    def tot(L,l):
        o={"label":l}
        for k in K:
            if k not in(K[3],K[6],K[9]):o[k]=r2(sum(x.get(k,0) for x in L))
        o[K[9]]=round(100*(o[K[2]]+o[K[5]])/o[K[1]]+1e-9,1);return o
    r=5;rows=[];tots=[];allr=[]
    def put(r,o,fs):
        for i,k in enumerate(K):
            v=o.get(k)
            if v is None:ws.write_blank(r,3+i,None,fs[i])
            else:ws.write(r,3+i,v/100 if k==K[9] else v,fs[i])
    DROP=("WATTLE VILLAGE","Ensuite plus (double bed)");planted=None
    for v,ts in V:
        L=[];r0=r
        for tn,b in ts:
            fl=R.randint(3,8) if "Access" in tn else R.randint(6,24);bd=fl*b;le=int(bd*R.uniform(.86,1));s=int(le*R.uniform(.08,.3)) if b>1 else 0
            w=round((265 if b>4 and "shared" in tn else 312 if b>=4 else 355 if b==2 else 428)*R.uniform(.95,1.12)*2)/2
            o=dict(type=tn,beds=b);o["units"]=fl;o[K[1]]=bd;o[K[2]]=le-s;o[K[3]]=w;o[K[4]]=r2((le-s)*w*51)
            if s:o[K[5]]=s;o[K[6]]=w+25;o[K[7]]=r2(s*(w+25)*24)
            o[K[8]]=bd-le;o[K[9]]=round(100*le/bd+1e-9,1);L.append(o);allr.append(o)
            if (v,tn)==DROP:
                planted={"what":f"{v}: the line '{tn}' ({fl} flats, {bd} beds) is missing; it is still in the village total and the grand total","kind":"row_dropped"};continue
            ws.write(r,1,tn,tx);ws.write(r,2,b,n[0]);put(r,o,n);rows.append(o);r+=1
        ws.merge_range(r0,0,r-1,0,v,F(bold=1,valign="top",text_wrap=1,border=1))
        T=tot(L,"Total "+v.title());tots.append(T);ws.write_blank(r,0,None,tb_);ws.write(r,1,T["label"],tb_);ws.write_blank(r,2,None,tb_);put(r,T,nb);r+=1
    T=tot(allr,"ALL VILLAGES");tots.append(T);ws.write_blank(r,0,None,tg);ws.write(r,1,T["label"],tg);ws.write_blank(r,2,None,tg);put(r,T,ng)
    # side table
    ws.write(3,14,"Vacancy allowance",hd);ws.write(3,15,"%",hd)
    for i,(a,b) in enumerate([("Budget 2025",.06),("Lender case",.08),("Actual 2024",.053)]):ws.write(4+i,14,a,tx);ws.write(4+i,15,b,F(num_format='0.0%',border=4))
    ws.write(r+2,0,"Studios are let for the full year only. Semester lets carry a premium of A$25 a week.",F(italic=1))
    ws.set_column(0,0,12);ws.set_column(1,1,34);ws.set_column(2,6,8);ws.set_column(7,7,15);ws.set_column(8,9,8);ws.set_column(10,10,14);ws.set_column(11,12,10);ws.set_column(13,13,3);ws.set_column(14,14,18);ws.set_row(4,42);ws.freeze_panes(5,2);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(fn,"UM",K,rows,tots,planted,"STUDENT_HOUSING","UNIT_MIX","revenue manager, Australian villages","Arial Narrow workbook, village in a merged column at the left, two tenancy lengths side by side under merged heads, side table","flats beside beds, two rents a week, percent stored as fraction, merged village cells, blank semester cells, side table level with the header")
def run(): docG();docH();docI()
