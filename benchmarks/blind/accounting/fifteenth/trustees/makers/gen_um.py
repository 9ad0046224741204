import random
from lib import *
# ---------------------------------------------------------------- 7: UK student beds, PDF
def um1():
    A="other:Contract weeks"; Y="other:Annualised income (£)"
    k=["sf","units","pct_units","occupied","vacant","pct_occ","market","actual","actual_total",A,Y]
    B=[("Weaver House (cluster flats)",[("Standard en-suite, 6-bed cluster",13.5,72,66,149,145.5,44),("Standard en-suite, 8-bed cluster",13.5,64,61,144,141.25,44),("Premium en-suite, 5-bed cluster",15.2,40,37,162,158,44),("Accessible en-suite",21,6,3,162,149,44),("Non-ensuite townhouse room",11.8,24,24,121,119.75,51)]),
       ("Dyer House (studios)",[("Bronze studio",17.5,38,33,189,184,51),("Silver studio",20.1,46,41,204,197.5,51),("Gold studio",23.4,18,12,229,219,51),("Penthouse studio (level 9)",28,4,4,265,262.5,51),("Dual-occupancy studio",29.5,8,5,279,268,51)]),
       ("Fuller Court (flats, nominated to the university)",[("Two-bed flat, per bed",16.4,32,32,151,138,40),("Three-bed flat, per bed",15.9,45,45,146,134.5,40),("Warden flat",44,2,0,0,0,0)])]
    TU=sum(x[2] for _,l in B for x in l); rows=[];tots=[];lay=[]
    def mk(t,area,u,o,m,a,w):
        r={"type":t,"sf":area,"units":u,"pct_units":round(100*u/TU,1),"occupied":o,"vacant":u-o,"pct_occ":round(100*o/u,1)}
        if m: r.update(market=float(m),actual=float(a),actual_total=r2(o*a),**{A:w,Y:r2(o*a*w)})
        return r
    def tt(lab,rs):
        u=sum(r["units"] for r in rs); o=sum(r["occupied"] for r in rs); mu=sum(r["units"] for r in rs if "market" in r)
        at=r2(sum(r.get("actual_total",0) for r in rs)); y=r2(sum(r.get(Y,0) for r in rs))
        return {"label":lab,"sf":round(sum(r["sf"]*r["units"] for r in rs)/u,1),"units":u,"pct_units":round(100*u/TU,1),"occupied":o,"vacant":u-o,"pct_occ":round(100*o/u,1),
          "market":r2(round(sum(r.get("market",0)*r["units"] for r in rs)/mu,2)),"actual":r2(round(at/o,2)),"actual_total":at,A:round(y/at,1),Y:y}
    for b,l in B:
        rs=[mk(*x) for x in l]; t=tt(b.split(" (")[0]+" total / average",rs); rows+=rs; tots.append(t); lay.append((b,rs,t))
    g=tt("Scheme total / average",rows); tots.append(g)
    name="millrace_student_accommodation_schedule.pdf"
    save(name,"UM",k,rows,tots)
    from reportlab.lib.pagesizes import A4, landscape
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    cell=ParagraphStyle("c",fontName="Helvetica",fontSize=8,leading=9.5); h=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=15,leading=20,textColor=colors.HexColor("#5b2a4e")); p=ParagraphStyle("p",fontName="Helvetica",fontSize=9,leading=13)
    hp=ParagraphStyle("hp",fontName="Helvetica-Bold",fontSize=7.6,leading=9,textColor=colors.white,alignment=1)
    X=lambda s:Paragraph(s,hp)
    data=[[X("Room type"),X("Area m²"),X("Beds"),"","","","",X("Rent per bed per week (£)"),"",X("Weekly income, let beds (£)"),X("Contract weeks"),X("Annualised income (£)")],
          ["","",X("No."),X("Mix"),X("Let"),X("Void"),X("Occupancy"),X("Asking 2025/26"),X("Contracted 2024/25"),"","",""]]
    pur=colors.HexColor("#5b2a4e")
    st=[("SPAN",(2,0),(6,0)),("SPAN",(7,0),(8,0))]+[("SPAN",(c,0),(c,1)) for c in (0,1,9,10,11)]+[("BACKGROUND",(0,0),(-1,1),pur),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("ALIGN",(1,2),(-1,-1),"RIGHT"),("FONT",(0,2),(-1,-1),"Helvetica",8),("LINEBELOW",(0,2),(-1,-1),.25,colors.lightgrey),("GRID",(0,0),(-1,1),.4,colors.white)]
    def cells(r):
        o=[]
        for kk in k:
            if kk not in r: o.append("n/a" if kk!="actual_total" else ""); continue
            v=r[kk]
            if kk in("pct_units","pct_occ"): o.append(f"{v:.1f}%")
            elif kk in("units","occupied","vacant"): o.append(str(v))
            elif kk=="sf": o.append(f"{v:.1f}")
            elif kk==A: o.append(f"{v}" if isinstance(v,int) else f"{v:.1f}")
            else: o.append(f"{v:,.2f}")
        return o
    for b,rs,t in lay:
        i=len(data); data.append([b]+[""]*11); st+=[("SPAN",(0,i),(-1,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",8.5),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#eadfe7"))]
        for r in rs: data.append([Paragraph(r["type"],cell)]+cells(r))
        i=len(data); data.append([t["label"]]+cells(t)); st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",8),("LINEABOVE",(0,i),(-1,i),.7,pur)]
    i=len(data); data.append([g["label"]]+cells(g)); st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",8.4),("LINEABOVE",(0,i),(-1,i),1.2,pur),("LINEBELOW",(0,i),(-1,i),1.2,pur)]
    d=SimpleDocTemplate(doc(name),pagesize=landscape(A4),margins=30,leftMargin=34,rightMargin=34,topMargin=40,bottomMargin=40,invariant=1)
    def ft(cv,dd):
        cv.setFont("Helvetica",7); cv.drawString(34,22,"Millrace Student Living LLP (in administration): Appendix C, accommodation schedule, census 4 November 2024"); cv.drawRightString(landscape(A4)[0]-34,22,f"C-{dd.page}")
    d.build([Paragraph("Appendix C: accommodation schedule",h),Paragraph("Millrace Student Living LLP (in administration). Millrace Yard, Shuttleford. The joint administrators, Penhale Roscoe, have drawn this schedule from the operator's booking system on 4 November 2024. "
      "Average contracted rents are over let beds, average asking rents over lettable beds, average areas over all beds. The warden flat is occupied under a service licence from January 2025 and is not priced.",p),Spacer(1,10),
      Table(data,colWidths=[176,42,40,44,40,40,58,60,66,72,56,80],repeatRows=2,style=TableStyle(st)),Spacer(1,10),Paragraph("Summer lettings (July to September) are excluded. Gross internal area 9,846 m² including 412 m² of amenity.",p)],onFirstPage=ft,onLaterPages=ft)
# ---------------------------------------------------------------- 8: Irish flats, xlsx, merged blocks, text numbers
def um2():
    RV="other:Reversion %"
    k=["units","occupied","vacant","sf","total_sf","actual","actual_total","market","market_total",RV]
    B=[("Block A\nSycamore",[("Studio",0,1,8,8,39.5,1385,1520),("1 Bed (2P)",1,1,22,21,50.2,1640,1825),("2 Bed (3P)",2,1,14,14,66.8,1915,2140),("2 Bed (4P)",2,2,26,24,77.4,2080,2310),("3 Bed (5P)",3,2,6,6,98.1,2495,2750)]),
       ("Block B\nHawthorn",[("1 Bed (2P)",1,1,18,16,49.6,1612.5,1825),("1 Bed + study",1,1,4,4,57,1705,1900),("2 Bed (4P)",2,2,31,29,78.9,2110,2340),("2 Bed duplex",2,2,9,7,91.3,2260,2525)]),
       ("Block C\nRowan (Part V)",[("1 Bed (2P) AHB",1,1,7,7,49.6,1095,1825),("2 Bed (4P) AHB",2,1,9,9,75.5,1240,2310)]),
       ("Mews",[("3 Bed mews house",3,3,5,4,118.6,2940,3300),("4 Bed mews house",4,3,3,0,139.2,None,3850)])]
    rows=[];tots=[];lay=[]
    def tt(lab,rs):
        u=sum(r["units"] for r in rs);o=sum(r["occupied"] for r in rs);ts=round(sum(r["total_sf"] for r in rs),1);at=r2(sum(r.get("actual_total",0) for r in rs));mt=r2(sum(r["market_total"] for r in rs))
        pm=sum(r["market"]*r["occupied"] for r in rs)
        return {"label":lab,"units":u,"occupied":o,"vacant":u-o,"sf":round(ts/u,1),"total_sf":ts,"actual":round(at/o,2),"actual_total":at,"market":round(mt/u,2),"market_total":mt,RV:round(100*(pm/at-1),1)}
    for b,l in B:
        rs=[]
        for t,bd,ba,u,o,a,p,e in l:
            r={"type":t,"beds":bd,"baths":ba,"units":u,"occupied":o,"vacant":u-o,"sf":a,"total_sf":round(a*u,1)}
            if p: r.update(actual=float(p),actual_total=r2(p*o))
            r.update(market=float(e),market_total=r2(e*u))
            if p: r[RV]=round(100*(e/p-1),1)
            rs.append(r)
        t=tt("Sub-total "+b.replace("\n"," "),rs); rows+=rs; tots.append(t); lay.append((b,rs,t))
    g=tt("Total scheme",rows); tots.append(g)
    name="Drumleck_Gate_unit_schedule.xlsx"
    save(name,"UM",k,rows,tots)
    import xlsxwriter
    wb=xlsxwriter.Workbook(doc(name)); ws=wb.add_worksheet("Schedule")
    F=lambda **q: wb.add_format({"font_name":"Cambria","font_size":10,**q})
    hd=F(bold=True,border=1,align="center",valign="vcenter",text_wrap=True,bg_color="#DDEBF7")
    ws.write(0,0,"Drumleck Gate, Dublin 13",F(bold=True,font_size=15)); ws.write(1,0,"Drumleck Gate Residential ICAV, sub-fund 3. Unit schedule by type, 31 October 2024. Rents in € per calendar month; areas in sq m NIA.",F(italic=True))
    hr=3
    ws.merge_range(hr,0,hr+2,0,"Block",hd); ws.merge_range(hr,1,hr,3,"Apartment",hd)
    for c,t in ((1,"Type"),(2,"Bed\nrooms"),(3,"Bath\nrooms")): ws.merge_range(hr+1,c,hr+2,c,t,hd)
    ws.merge_range(hr,4,hr,6,"Number of units",hd)
    for c,t in ((4,"All"),(5,"Let"),(6,"Vacant")): ws.merge_range(hr+1,c,hr+2,c,t,hd)
    ws.merge_range(hr,7,hr,8,"Floor area",hd); 
    for c,t in ((7,"Average"),(8,"Total")): ws.merge_range(hr+1,c,hr+2,c,t,hd)
    ws.merge_range(hr,9,hr,12,"Monthly rent",hd); ws.merge_range(hr+1,9,hr+1,10,"Passing (let units)",hd); ws.merge_range(hr+1,11,hr+1,12,"ERV (all units)",hd)
    for c,t in ((9,"Average"),(10,"Total"),(11,"Average"),(12,"Total")): ws.write(hr+2,c,t,hd)
    ws.merge_range(hr,13,hr+2,13,"Reversion %",hd)
    i=hr+3
    def put(r,bold):
        n=F(border=1,bold=bold,align="right"); 
        fm={"sf":"0.0","total_sf":"#,##0.0","actual":"#,##0.00","actual_total":"€#,##0.00","market":"#,##0.00","market_total":"€#,##0.00",RV:'0.0%'}
        for c,kk in enumerate(k,4):
            f=F(border=1,bold=bold,num_format=fm.get(kk,"0"),align="right")
            if kk not in r: ws.write_blank(i,c,None,f); continue
            v=r[kk]
            if kk in("actual","market") and not bold: ws.write_string(i,c,f"€{v:,.2f}",n)
            elif kk==RV: ws.write_number(i,c,round(v/100,4),f)
            else: ws.write_number(i,c,v,f)
    for b,rs,t in lay:
        s=i
        for r in rs:
            ws.write(i,1,r["type"],F(border=1)); ws.write(i,2,r["beds"],F(border=1)); ws.write(i,3,r["baths"],F(border=1)); put(r,False); i+=1
        ws.merge_range(s,0,i-1,0,b,F(border=1,text_wrap=True,valign="vcenter",align="center",bold=True))
        ws.merge_range(i,0,i,3,t["label"],F(border=1,bold=True,bg_color="#F2F2F2")); put(t,True); i+=1
    ws.merge_range(i,0,i,3,g["label"],F(border=1,bold=True,bg_color="#D9D9D9")); put(g,True); i+=2
    for s in ["Passing averages are over let units, ERV averages over all units; reversion compares ERV with passing rent on let units only.","AHB units are leased to Oakwell Housing Association for 25 years at 2019 rents with CPI review.","Four-bed mews houses are unfinished and have never been let."]:
        ws.write(i,0,s,F(font_size=9)); i+=1
    ws.merge_range(3,15,3,17,"Car spaces (not in the schedule)",hd)
    for j,(a,n_,m) in enumerate([("Basement",96,120),("Surface",22,80),("EV bays",12,150)],4): ws.write(j,15,a); ws.write(j,16,n_); ws.write(j,17,f"€{m}")
    ws.set_column(0,0,15); ws.set_column(1,1,18); ws.set_column(2,6,7.5); ws.set_column(7,8,10); ws.set_column(9,12,14); ws.set_column(13,13,11); ws.set_column(15,15,14)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3,5)
    wb.close()
# ---------------------------------------------------------------- 9: Australian office suites by category, xlsx
def um3():
    LA="other:NLA (m²) Let"; CP="other:Bays"
    k=["total_sf","sf",LA,"units","occupied","vacant","pct_leased","rent_low","rent_high","market_sf","actual_sf","market_total","actual_total",CP]
    # name, levels, suites, let, avg size, let area, low, high, erv, passing, bays
    L=[("Low rise",[("Micro suite (<60 m²)","1-3",14,11,47.5,520.5,520,590,555,541.2,3),("Small suite (60-120 m²)","1-4",18,13,88,1150,505,575,540,528.75,9),("Medium suite (120-250 m²)","2-6",11,9,176,1602,490,550,520,497.5,14),("Fitted spec suite","5",6,2,112,224,610,670,640,625,6)]),
       ("Mid rise",[("Half floor","7-11",8,6,498,2990,530,590,560,522.4,24),("Whole floor","8-13",4,3,1012,3036,515,580,545,488.1,28),("Fitted spec suite","12",5,5,134,670,640,700,670,661.3,5)]),
       ("High rise",[("Harbour half floor","14-18",6,4,487,1948,610,690,650,603.5,20),("Whole floor","15-19",3,3,1004,3012,600,675,640,571.9,24),("Sub-penthouse (plus terrace)","20",1,0,842,0,700,760,730,None,8)])]
    rows=[];tots=[];lay=[]
    def tt(lab,rs):
        u=sum(r["units"] for r in rs);o=sum(r["occupied"] for r in rs);a=round(sum(r["total_sf"] for r in rs),1);la=round(sum(r[LA] for r in rs),1);mt=sum(r["market_total"] for r in rs);at=sum(r.get("actual_total",0) for r in rs)
        return {"label":lab,"total_sf":a,"sf":round(a/u,1),LA:la,"units":u,"occupied":o,"vacant":u-o,"pct_leased":round(100*la/a,1),"rent_low":min(r["rent_low"] for r in rs),"rent_high":max(r["rent_high"] for r in rs),"market_sf":round(mt/a,2),"actual_sf":round(at/la,2),"market_total":mt,"actual_total":at,CP:sum(r[CP] for r in rs)}
    for b,l in L:
        rs=[]
        for t,lv,u,o,av,la,lo,hi,e,p,cp in l:
            a=round(u*av,1); r={"type":t,"total_sf":a,"sf":av,LA:la,"units":u,"occupied":o,"vacant":u-o,"pct_leased":round(100*la/a,1),"rent_low":lo,"rent_high":hi,"market_sf":float(e),"market_total":round(a*e),CP:cp}
            if p: r.update(actual_sf=p,actual_total=round(la*p))
            rs.append((lv,r))
        t=tt(b+" total",[r for _,r in rs]); rows+=[r for _,r in rs]; tots.append(t); lay.append((b,rs,t))
    g=tt("Building total",rows); tots.append(g)
    name="88_Quarrion_St_suite_mix.xlsx"
    save(name,"UM",k,rows,tots)
    import openpyxl
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Suite mix"
    ws["B2"]="88 Quarrion Street, Newcastle NSW"; ws["B2"].font=Font(name="Verdana",size=14,bold=True,color="1F3864")
    ws["B3"]="Receivers and managers appointed. Office suite mix by category at 1 December 2024. Net face rents, A$ per m² per annum, ex GST."
    # B category, C levels, D WALE (hidden), then k
    grp=[("E","G","NLA (m²)"),("H","J","SUITES"),("L","N","MARKET NET FACE ($/m² pa)"),("P","Q","RENT P.A. ($)")]
    for a,z,t in grp: ws[f"{a}5"]=t; ws.merge_cells(f"{a}5:{z}5")
    for c,t in {"B":"Category","C":"Levels","D":"WALE","E":"Total","F":"Average suite","G":"Let","H":"No.","I":"Let","J":"Vacant","K":"Let by area","L":"From","M":"To","N":"Adopted","O":"Passing $/m² pa","P":"Market (fully let)","Q":"Passing","R":"Bays"}.items(): ws[f"{c}6"]=t
    for r in (5,6):
        for c in range(2,19):
            x=ws.cell(r,c); x.font=Font(name="Verdana",size=8,bold=True); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom"); x.border=Border(bottom=Side("medium" if r==6 else "thin"))
    i=7; fm={"total_sf":"#,##0.0","sf":"#,##0.0",LA:"#,##0.0","pct_leased":"0.0%","market_sf":"#,##0.00","actual_sf":"#,##0.00","market_total":"#,##0","actual_total":"#,##0"}
    def put(r,bold):
        for c,kk in enumerate(k,5):
            if kk not in r:
                continue
            v=r[kk]; x=ws.cell(i,c)
            if kk in("rent_low","rent_high"): x.value=f"${v}"; x.alignment=Alignment(horizontal="right")
            elif kk=="pct_leased": x.value=round(v/100,4)
            else: x.value=v
            x.number_format=fm.get(kk,"General"); x.font=Font(name="Verdana",size=8,bold=bold)
            if bold: x.border=Border(top=Side("thin"))
    R=random.Random(1509)
    for b,rs,t in lay:
        ws.cell(i,2,b.upper()).font=Font(name="Verdana",size=8,bold=True,italic=True); i+=1
        for lv,r in rs:
            ws.cell(i,2,"  "+r["type"]).font=Font(name="Verdana",size=8); ws.cell(i,3,lv).font=Font(name="Verdana",size=8); ws.cell(i,4,round(R.uniform(.8,4.6),1)); put(r,False); i+=1
        ws.cell(i,2,t["label"]).font=Font(name="Verdana",size=8,bold=True); put(t,True); i+=2
    ws.cell(i,2,g["label"]).font=Font(name="Verdana",size=8,bold=True); put(g,True)
    for c in range(2,19): ws.cell(i,c).border=Border(top=Side("thin"),bottom=Side("double"))
    i+=2
    for s in ["Averages in the total lines are weighted by area (market: all area; passing: let area); the range columns show the lowest and highest of the group.","Storage cages, signage and the ground-floor café are outside this schedule."]:
        ws.cell(i,2,s).font=Font(name="Verdana",size=8,italic=True); i+=1
    ws.column_dimensions["D"].hidden=True; ws.column_dimensions["A"].width=2
    for c,w in zip("BCEFGHIJKLMNOPQR",(31,8,11,10,11,6,6,8,9,8,8,10,11,14,14,7)): ws.column_dimensions[c].width=w
    w2=wb.create_sheet("Sources"); w2["A1"]="Tenancy schedule of the property manager, 29 November 2024; measured survey of 2019 (PCA Method)."
    wb.save(doc(name))
def run(): um1(); um2(); um3()
