from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter

def um1():
    r=random.Random(2921)
    S=[("Resident-Owned Homes",[("Single Section - Interior",64,498),("Single Section - Perimeter",41,522),("Double Section - Interior",52,566),("Double Section - Perimeter",37,594),("Triple Section",6,648)]),
       ("Park-Owned Homes",[("POH 2 Bdrm (14 x 56)",9,985),("POH 3 Bdrm (14 x 70)",14,1120),("POH 3 Bdrm (28 x 48)",7,1295)]),
       ("RV Sites",[("30 Amp Back-in",18,415),("50 Amp Back-in",22,455),("50 Amp Pull-through",16,510),("Park Model Site",11,540)])]
    N=["units","pct_units","occupied","vacant","other:SITES For Sale*","pct_occ","actual","actual_total","market","market_total"]
    tot=sum(x[1] for _,L in S for x in L)
    fn="um_saguaro_bend_sites.xlsx";wb=xlsxwriter.Workbook(f"{DOC}/{fn}");wb.set_properties({'created':__import__('datetime').datetime(2025,5,1)})
    ws=wb.add_worksheet("Site Mix");F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=10,**k))
    ws.write(0,1,"SAGUARO BEND MANUFACTURED HOME & RV COMMUNITY",F(bold=True));ws.write(1,1,"Site mix at April 30, 2025 (rents per site per month, utilities extra)",F())
    h=F(bold=True,align='center',valign='vcenter',text_wrap=True,bottom=1,bg_color='#D9E2D0')
    ws.merge_range(3,1,4,1,"Site Type",h);ws.merge_range(3,2,3,7,"SITES",h);ws.merge_range(3,8,3,9,"IN-PLACE RENT",h);ws.merge_range(3,10,3,11,"MARKET RENT",h)
    for i,t in enumerate(("Number","% of Total","Occupied","Vacant","For Sale*","% Occ.","Avg / Mo.","Total / Mo. (Occupied)","Avg / Mo.","Total / Mo. (All Sites)")): ws.write(4,2+i,t,h)
    ws.set_row(4,42);R=5;rows=[];totals=[];G=[0]*6
    fm=['#,##0','0.0%','#,##0','#,##0','#,##0','0.0%','$#,##0.00','$#,##0','$#,##0.00','$#,##0']
    def line(lab,u,o,fs,at,mt,b):
        nonlocal R
        pu=round(u/tot*100+1e-9,1);po=round(o/u*100+1e-9,1);v=[u,pu,o,u-o,fs,po,round(at/o+1e-9,2),at,round(mt/u+1e-9,2),mt]
        ws.write(R,1,lab,F(bold=b,indent=0 if b else 1,top=1 if b else 0))
        for i,x in enumerate(v): ws.write_number(R,2+i,round(x/100,4) if i in(1,5) else x,F(num_format=fm[i] if not(i==4) else '0;-0;"-"',bold=b,top=1 if b else 0,align='right'))
        R+=1;return dict(zip(N,v))
    for s,L in S:
        ws.write(R,1,s.upper(),F(bold=True,italic=True));R+=1;T=[0]*5
        for t,u,rent in L:
            o=u-r.randrange(0,max(2,u//6));fs=min(u-o,r.randrange(0,4)) if s!="RV Sites" else 0
            at=o*rent+5*r.randrange(-20,20)*(1 if o>10 else 0);mt=u*(rent+r.choice([15,22,30,41]))
            rows.append(dict({"type":t},**line(t,u,o,fs,at,mt,False)));T=[a+b for a,b in zip(T,(u,o,fs,at,mt))]
        totals.append(dict({"label":"Total "+s},**line("Total "+s,*T,True)));G[:5]=[a+b for a,b in zip(G,T)];R+=1
    totals.append(dict({"label":"COMMUNITY TOTAL"},**line("COMMUNITY TOTAL",*G[:5],True)))
    ws.write(R+1,1,"* Homes on vacant sites that are listed for sale by the park or a dealer; included in Vacant.",F(italic=True));ws.write(R+2,1,"Not in the table: manager's home, 2 storage lots, laundry.",F(italic=True))
    ws.write(4,13,"Rent increase history",F(bold=True))
    for i,(y,p) in enumerate(((2023,"5.0%"),(2024,"4.5%"),(2025,"4.0%"))): ws.write(5+i,13,y,F());ws.write(5+i,14,p,F())
    ws.set_column(0,0,2);ws.set_column(1,1,30);ws.set_column(2,11,11.5);ws.set_column(12,12,3);ws.set_column(13,13,20);ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
    done(fn,"UM",N,rows,totals,"MANUFACTURED_HOUSING","broker's analyst for a park","xlsxwriter, grouped two-row header, sections, side table","same leaf header under two groups, for-sale subset of vacant, side table of increases, dash for zero")

def um2():
    r=random.Random(2922)
    S=[("PHASE I - SINGLE FAMILY HOMES",[("Aster","3","2",1512,24,186),("Bluestem","3","2.5",1740,31,186),("Coneflower","4","2.5",2085,28,198),("Dogwood (walk-out)","4","3",2460,12,198)]),
       ("PHASE II - SINGLE FAMILY HOMES",[("Aster II","3","2",1548,18,192.5),("Elderberry","3","2.5",1822,22,192.5),("Foxglove","4","3.5",2614,9,205),("Estate lot, custom home","","",3105,5,240)]),
       ("PAIRED VILLAS",[("Heron A, end","2","2",1288,20,264),("Heron B, end with den","2","2",1396,20,271),("Egret, two story","3","2.5",1655,16,288.75)]),
       ("LAKESIDE CONDOMINIUMS",[("Flat 1","1","1",744,12,312),("Flat 2","2","1",931,24,348),("Flat 2 corner","2","2",1044,12,366),("Loft","2","2",1190,8,391.5)])]
    N=["other:HOMES Owner Occ.","other:HOMES Leased","other:HOMES For Sale / Vacant","units","pct_units","sf","total_sf","other:DUES A MONTH Per Home","other:DUES A MONTH Total"]
    fn="um_heron_lake_homes.pdf";tot=sum(x[4] for _,L in S for x in L)
    W,H=letter;cv=canvas.Canvas(f"{DOC}/{fn}",pagesize=letter,invariant=1)
    cv.setFillColorRGB(.1,.25,.4);cv.rect(0,H-64,W,64,fill=1,stroke=0);cv.setFillColorRGB(1,1,1);cv.setFont("Helvetica-Bold",17);cv.drawString(40,H-34,"Heron Lake Master Association");cv.setFont("Helvetica",10);cv.drawString(40,H-51,"Homes by model and dues  -  resale package exhibit C, fiscal 2026")
    cv.setFillColorRGB(0,0,0);y=H-84;cv.setFont("Helvetica",8.5)
    for t in(f"The community was platted for {tot+14} homes; 14 platted lots in Phase II are not yet built and pay no dues, and are not in the table.","Dues were raised by $6.00 a home on January 1, 2026. Areas are finished square feet from the builder's plans, without garages."): cv.drawString(40,y,t);y-=11
    X=[132,154,176,214,252,298,334,374,412,464,512,576];y-=12
    # columns: model(40) bed bath | owner leased sale number % | sf totalsf | dues total
    cols=[("",168,"l")]
    RX=[150,176,222,260,306,344,382,424,478,524,580]
    cv.setFont("Helvetica-Bold",8)
    def grp(a,b,t,yy): cv.drawCentredString((a+b)/2,yy,t);cv.line(a,yy-3,b,yy-3)
    grp(186,346,"HOMES",y);grp(388,480,"FLOOR AREA",y);grp(486,582,"DUES A MONTH",y);y-=13
    h1=["","","Owner","","For Sale /","","% of","Sq. Ft.","Total","Per",""];h2=["Beds","Baths","Occ.","Leased","Vacant","Number","Homes","Each","Sq. Ft.","Home","Total"]
    for x,a,b in zip(RX,h1,h2): cv.drawRightString(x,y,a);cv.drawRightString(x,y-10,b)
    cv.drawString(40,y-10,"Model");y-=14;cv.setLineWidth(1);cv.line(40,y,582,y);cv.setLineWidth(.4);y-=12
    rows=[];totals=[];G=[0]*6
    def line(lab,be,ba,o,l,s,tsf,td,b,yy,per=None,sf=None):
        u=o+l+s;v=[o,l,s,u,round(u/tot*100+1e-9,1),sf if sf else int(tsf/u+.5),tsf,per if per else round(td/100/u+1e-9,2),c(td)]
        cv.setFont("Helvetica-Bold" if b else "Helvetica",8);cv.drawString(40 if b else 46,yy,lab)
        st=[be,ba]+[f"{x:,}" if x else "0" for x in v[:4]]+[f"{v[4]:.1f}%",f"{v[5]:,}",f"{v[6]:,}",f"{v[7]:,.2f}",f"{v[8]:,.2f}"]
        for x,t in zip(RX,st): cv.drawRightString(x,yy,t)
        return dict(zip(N,v))
    for k,(s,L) in enumerate(S):
        cv.setFillColorRGB(.9,.93,.96);cv.rect(40,y-3,542,11,fill=1,stroke=0);cv.setFillColorRGB(0,0,0);cv.setFont("Helvetica-Bold",8);cv.drawString(42,y,s);y-=13;T=[0]*5
        for t,be,ba,sf,u,d in L:
            sa=r.randrange(0,3);le=int(u*r.uniform(.03,.35));td=int(d*100)*u
            row={"type":t}
            if be: row["beds"]=float(be) if "." in be else int(be);row["baths"]=float(ba) if "." in ba else int(ba)
            a=(u-le-sa,le,sa,sf*u,td);row.update(line(t,be,ba,*a,False,y,d,sf));rows.append(row);T=[p+q for p,q in zip(T,a)];y-=12
        cv.line(186,y+9,582,y+9);lab="Subtotal";
        totals.append(dict({"label":lab},**line(lab,"","",*T,True,y)));G[:5]=[p+q for p,q in zip(G,T)];y-=18
    cv.setLineWidth(1.2);cv.line(40,y+10,582,y+10);totals.append(dict({"label":"All homes"},**line("All homes","","",*G[:5],True,y)));cv.line(40,y-4,582,y-4);y-=30
    cv.setFont("Helvetica-Bold",9);cv.drawString(40,y,"Budget check");cv.drawString(330,y,"Other fees");cv.setFont("Helvetica",8.5)
    for i,(a,b) in enumerate((("Dues a year, all homes",f"${f(G[4]*12)}"),("Reserve share 22%",f"${f(int(G[4]*12*.22+.5))}"))): cv.drawString(40,y-13-12*i,a);cv.drawRightString(260,y-13-12*i,b)
    for i,(a,b) in enumerate((("Transfer fee","$275.00"),("Capital contribution, two months' dues","varies"),("Boat slip, a year","$420.00"))): cv.drawString(330,y-13-12*i,a);cv.drawRightString(560,y-13-12*i,b)
    cv.setFont("Helvetica-Oblique",7.5);cv.drawString(40,28,"Subtotals of Sq. Ft. Each and Dues Per Home are averages weighted by homes. Percentages may not add because of rounding.");cv.save()
    done(fn,"UM",N,rows,totals,"OTHER","community manager, resale exhibit","reportlab canvas portrait, banner, shaded sections, grouped header","dues not rents, counts before number, blank beds on custom homes, subtotals all labelled the same, side tables below")

def um3():
    r=random.Random(2923)
    S=[("Prairie Court - 1180 Corydon",[("PC-0","Bachelor",0,1,410,8,905),("PC-1","1 Bdrm",1,1,575,18,1090),("PC-1D","1 Bdrm + Den",1,1,690,6,1215),("PC-2","2 Bdrm",2,1,820,14,1340)]),
       ("Elm Gate - 77 Roslyn",[("EG-1S","1 Bdrm, small",1,1,498,10,1025),("EG-1","1 Bdrm",1,1,602,22,1145),("EG-2","2 Bdrm",2,1,845,16,1385),("EG-2B","2 Bdrm, 2 bath",2,2,930,8,1490),("EG-3","3 Bdrm",3,1.5,1110,4,1725)]),
       ("Assiniboine Row - Townhouses",[("AR-2T","2 Bdrm Townhouse",2,1.5,1020,9,1580),("AR-3T","3 Bdrm Townhouse",3,1.5,1240,15,1760),("AR-3TG","3 Bdrm Townhouse with garage",3,2.5,1385,7,1940)]),
       ("The Hudson - 240 Kennedy (new 2023)",[("HU-0","Micro studio",0,1,362,12,1150),("HU-1","1 Bdrm",1,1,548,24,1465),("HU-1A","1 Bdrm accessible",1,1,590,4,1465),("HU-2","2 Bdrm",2,2,815,12,1890)])]
    N=["units","vacant","pct_occ","sf","total_sf","other:Rent in place Lowest","other:Rent in place Highest","actual","actual_sf","market","market_total","other:Market / asking Per year"]
    N[5]="rent_low";N[6]="rent_high"
    wb=openpyxl.Workbook();ws=wb.active;ws.title="Suites";wb.create_sheet("Notes")["A1"]="Rents include heat and water; parking and storage are billed apart. Vacant suites carried at no in-place rent."
    ws["B2"]="Northgate Prairie Holdings Ltd.";ws["B2"].font=Font(name="Calibri",size=16,bold=True);ws["B3"]="Suite summary by building and type, rents in CAD a month, at 1 October 2025"
    g=PatternFill("solid",fgColor="243B53");w=Font(bold=True,color="FFFFFF")
    G1=[("B","B",""),("C","F","Suite"),("G","I","Suites"),("J","K","Area (sq ft)"),("L","O","Rent in place (a suite, a month)"),("P","R","Market / asking")]
    for a,b,t in G1:
        ws[a+"5"]=t or None
        if a!=b: ws.merge_cells(f"{a}5:{b}5")
    for k,t in zip("BCDEFGHIJKLMNOPQR",("Suite type","Code","Beds","Baths","(internal)","No.","Vacant","% Occupied","Average","Total","Lowest","Highest","Average","Per sq ft","Average","Total a month","Total a year")): ws[k+"6"]=t
    for row in ws["B5:R6"]:
        for x in row: x.fill=g;x.font=w;x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    N[11]="other:Market / asking Total a year"
    R=7;rows=[];totals=[];A=[0]*6
    def put(lab,code,be,ba,u,va,tsf,at,mt,lo,hi,b,avgm):
        nonlocal R
        o=u-va;v=[u,va,round(o/u*100+1e-9,1),int(tsf/u+.5),tsf,lo,hi,round(at/o+1e-9,2),round(at/o/(tsf/u)+1e-9,2) if b or True else 0,round(mt/u+1e-9,2),mt,mt*12]
        ws.cell(R,2,lab).font=Font(bold=b)
        if not b: ws.cell(R,3,code);ws.cell(R,4,be);ws.cell(R,5,ba);ws.cell(R,6,9000+R)
        st=[u,va,f"{v[2]:.1f} %",v[3],v[4],lo and f"${lo:,}",hi and f"${hi:,}",f"${v[7]:,.2f}",v[8],v[9],v[10],v[11]]
        for i,x in enumerate(st):
            if x is None: continue
            q=ws.cell(R,7+i,x);q.alignment=Alignment(horizontal='right');q.font=Font(bold=b)
            if not isinstance(x,str): q.number_format='#,##0' if i in(0,1,3,4,10,11) else '#,##0.00'
            if b:q.border=Border(top=Side(style='thin'))
        R+=1;return {k:x for k,x in zip(N,v) if x is not None}
    for s,L in S:
        ws.cell(R,2,s).font=Font(bold=True,color="243B53");ws.merge_cells(start_row=R,start_column=2,end_row=R,end_column=18);ws.cell(R,2).fill=PatternFill("solid",fgColor="DCE6F0");R+=1;T=[0]*5
        for code,t,be,ba,sf,u,rent in L:
            va=r.choice([0,0,0,1,1,2]) if u>5 else 0;rs=[rent+5*r.randrange(-18,12) for _ in range(u-va)];m=rent+r.choice([45,60,85,110])
            # per sq ft is printed from average area
            row={"type":t,"beds":be,"baths":ba};row.update(put(t,code,be,ba,u,va,sf*u,sum(rs),m*u,min(rs),max(rs),False,m));rows.append(row);T=[p+q for p,q in zip(T,(u,va,sf*u,sum(rs),m*u))]
        lab="Building total";totals.append(dict({"label":lab},**put(lab,None,None,None,*T,None,None,True,0)));A[:5]=[p+q for p,q in zip(A,T)]
    R+=1;totals.append(dict({"label":"Portfolio, 4 buildings"},**put("Portfolio, 4 buildings",None,None,None,*A[:5],None,None,True,0)))
    ws.cell(R+1,2,"Averages in place are over occupied suites. Rent per sq ft = average rent in place / average area. Totals at market are all suites, occupied or not.").font=Font(italic=True,size=9)
    for k,x in zip("ABCDEFGHIJKLMNOPQR",(2,31,9,7,7,9,7,8,11,9,10,10,10,12,9,12,13,14)): ws.column_dimensions[k].width=x
    ws.column_dimensions["F"].hidden=True;ws.freeze_panes="C7"
    ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    fn="um_northgate_suites.xlsx";wb.save(f"{DOC}/{fn}")
    done(fn,"UM",N,rows,totals,"MULTIFAMILY","controller of a Winnipeg landlord","openpyxl, dark grouped header, building sections, second notes sheet","dollar amounts and percents as text, hidden column inside the group, lowest and highest rents, annual beside monthly total, equal total labels")
