from common import *
import random
def d7():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    from openpyxl.worksheet.properties import PageSetupProperties
    R=random.Random(2507); wb=Workbook(); ws=wb.active; ws.title="Accommodation"; fn="Brightwell_Halls_room_schedule_2526.xlsx"
    H=[("Foundry Hall",["Cluster en-suite (6-bed flat)","Cluster en-suite (8-bed flat)","Premium en-suite","Studio standard","Studio deluxe","Accessible studio"]),("Weaver's Court",["Cluster en-suite (5-bed flat)","Twin room (shared)","Studio standard","Studio plus with terrace","One-bed apartment"]),("St Aldate House",["Standard room, shared bathroom","Cluster en-suite (6-bed flat)","Studio compact"]),("The Old Exchange",["Cluster en-suite (7-bed flat)","Cluster en-suite gold","Twin studio","Studio standard","Accessible studio","Penthouse studio"])]
    hd=[("Hall",""),("Room type",""),("Avg room m²",""),("AVAILABILITY","Beds"),("AVAILABILITY","Rooms"),("AVAILABILITY","Let"),("AVAILABILITY","Void"),("Occ. %",""),("RENT PER ROOM PER WEEK (£)","2024/25"),("RENT PER ROOM PER WEEK (£)","2025/26"),("RENT PER ROOM PER WEEK (£)","Increase %"),("Tenancy weeks",""),("CONTRACTED INCOME (£)","Academic year")]
    cols=["sf","other:AVAILABILITY Beds","units","occupied","vacant","pct_occ","other:RENT PER ROOM PER WEEK (£) 2024/25","other:RENT PER ROOM PER WEEK (£) 2025/26","other:RENT PER ROOM PER WEEK (£) Increase %","other:Tenancy weeks","other:CONTRACTED INCOME (£) Academic year"]
    ws["B1"]="Brightwell Student Residences Ltd"; ws["B2"]="Rooms by type and hall, bookings at 30/09/2025, academic year 2025/26"; ws["B1"].font=Font(name="Georgia",bold=True,size=15)
    fl=PatternFill("solid",fgColor="5B3F73"); wf=Font(bold=True,color="FFFFFF"); thin=Side(style="thin",color="999999")
    for j,(a,b) in enumerate(hd,1):
        for rr,t in((4,a),(5,b)):
            x=ws.cell(rr,j); x.fill=fl; x.font=wf; x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
        if b=="" : ws.cell(4,j,a); ws.merge_cells(start_row=4,end_row=5,start_column=j,end_column=j)
        else:
            if hd[j-2][0]!=a: ws.cell(4,j,a)
            ws.cell(5,j,b)
    ws.merge_cells("D4:G4"); ws.merge_cells("I4:K4")
    FM=['0.0','0','0','0','0','0.0%','£#,##0.00','£#,##0.00','0.0%','0','£#,##0']
    r=6; rows=[];tots=[];ALL=[]
    def put(r,v,bold=False):
        for j,(n,x) in enumerate(zip(cols,v),3):
            if x is None: continue
            q=ws.cell(r,j,round(x/100,4) if n=="pct_occ" or n.endswith("%") else x); q.number_format=FM[j-3]
            if bold: q.font=Font(bold=True); q.border=Border(top=thin)
    def tot(L):
        u=sum(x["u"] for x in L); l=sum(x["l"] for x in L)
        inc=sum(x["inc"] for x in L); p=sum(x["u"]*x["p24"] for x in L); q=sum(x["u"]*x["p25"] for x in L)
        return [ratio(sum(x["u"]*int(x["m"]*10) for x in L),u*10,1),sum(x["b"] for x in L),u,l,u-l,ratio(l,u,1,100),ratio(p,u*100,2),ratio(q,u*100,2),ratio(q-p,p,1,100),None,inc]
    for h,types in H:
        r0=r; L=[]
        for t in types:
            u=R.randint(1,4) if "Access" in t or "Pent" in t else R.choice([12,18,24,30,36,42,48,60,72,96]); vac=0 if u<5 else R.choice([0,0,1,2,3,5,7]); tw="win" in t
            p24=int((R.uniform(128,175) if "luster" in t or "room" in t or "Premium" in t else R.uniform(205,310)))*100+R.choice([0,50]); p25=int(p24*R.uniform(1.02,1.065)/100)*100; wk=51 if "tudio" in t or "apartment" in t else R.choice([42,44]); m=round(R.uniform(12.2,15.6) if wk<50 else R.uniform(18.5,34),1)
            x=dict(u=u,b=u*2 if tw or "apartment" in t and False else u,l=u-vac,m=m,p24=p24,p25=p25); x["inc"]=x["l"]*p25*wk//100; assert x["l"]*p25*wk%100==0
            new=("Penthouse" in t)
            v=[m,x["b"],u,x["l"],vac,ratio(x["l"],u,1,100),p24/100,p25/100,ratio(p25-p24,p24,1,100),wk,x["inc"]]
            L.append(x); ws.cell(r,2,t); put(r,v); rows.append({"type":t,**{n:y for n,y in zip(cols,v) if y is not None}}); r+=1
        ws.cell(r0,1,h); ws.merge_cells(start_row=r0,end_row=r-1,start_column=1,end_column=1); ws.cell(r0,1).alignment=Alignment(text_rotation=90,horizontal="center",vertical="center",wrap_text=True); ws.cell(r0,1).font=Font(bold=True)
        v=tot(L); ws.cell(r,2,f"{h} subtotal").font=Font(bold=True,italic=True); put(r,v,True); tots.append({"label":f"{h} subtotal",**{n:y for n,y in zip(cols,v) if y is not None}}); ALL+=L; r+=1
    v=tot(ALL); ws.cell(r,2,"ALL HALLS").font=Font(bold=True,size=12); put(r,v,True); tots.append({"label":"ALL HALLS",**{n:y for n,y in zip(cols,v) if y is not None}})
    r+=2
    for t in ["Average rents and m² in subtotal lines are weighted by rooms, let and void.","Contracted income = let rooms x rent per week 2025/26 x tenancy weeks. Void rooms carry no income.","Twin rooms are let as one room; two beds each."]: ws.cell(r,2,t).font=Font(italic=True,size=9); r+=1
    for k,w in zip("ABCDEFGHIJKLM",[9,34,9,8,8,8,8,9,12,12,11,10,16]): ws.column_dimensions[k].width=w
    ws.row_dimensions[4].height=34; ws.freeze_panes="C6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True); wb.save(DOC+fn)
    save(fn,"UM",cols,rows,tots,None,"STUDENT_HOUSING","UK student asset manager","hall name in a vertical merged cell, weekly rents of two years","beds beside rooms, rents per week, weighted averages in subtotals, no figure in weeks of totals")
def d8():
    from reportlab.platypus import SimpleDocTemplate,Table,Paragraph,Spacer,PageBreak
    from reportlab.lib.pagesizes import A4,landscape
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    from reportlab.lib.units import mm
    R=random.Random(2508); fn="Logipark_Iberia-NL_size_band_review.pdf"
    Pk=[("Maasvlakte Poort (Rotterdam)",["< 2.500","2.500 - 5.000","5.000 - 10.000","10.000 - 20.000","> 20.000"],76),("Venlo Greenport West",["< 2.500","2.500 - 5.000","5.000 - 10.000","> 20.000"],64),("Corredor del Henares (Madrid)",["2.500 - 5.000","5.000 - 10.000","10.000 - 20.000","> 20.000"],66),("Zona Franca Nord (Barcelona)",["< 2.500","2.500 - 5.000","5.000 - 10.000","10.000 - 20.000"],92)]
    sz={"<":(900,2400),"2":(2600,4900),"5":(5200,9700),"1":(10400,19000),">":(21000,44000)}
    cols=["total_sf","other:AREA (m²) let","other:AREA (m²) vacant","other:AREA (m²) let %","units","occupied","vacant","other:PASSING RENT € p.a.","other:PASSING RENT €/m² p.a.","other:ERV € p.a.","other:ERV €/m² p.a.","other:ERV over passing %"]
    i0=lambda n:f"{n:,}".replace(",",".")
    d=lambda x,n:f"{x:.{n}f}".replace(".",",")
    T=[["Size band\n(m² per unit)","AREA (m²)","","","","UNITS","","","PASSING RENT","","ERV","",  "ERV over\npassing %"],["","total","let","vacant","let %","no.","let","vac.","€ p.a.","€/m² p.a.","€ p.a.","€/m² p.a.",""]]
    stl=[];rows=[];tots=[];ALL=[]
    def line(L):
        A=sum(x[0] for x in L);l=sum(x[1] for x in L);u=sum(x[2] for x in L);ul=sum(x[3] for x in L);pr=sum(x[4] for x in L);e=sum(x[5] for x in L);el=sum(x[6] for x in L)
        return [A,l,A-l,ratio(l,A,1,100),u,ul,u-ul,pr,ratio(pr,l,2) if l else None,e,ratio(e,A,2),ratio(el-pr,pr,1,100) if pr else None]
    def cells(v): return [i0(v[0]),i0(v[1]),i0(v[2]) if v[2] else "–",d(v[3],1),str(v[4]),str(v[5]),str(v[6]) if v[6] else "–",i0(v[7]) if v[7] else "–",d(v[8],2) if v[8] is not None else "n/a",i0(v[9]),d(v[10],2),("n/a" if v[11] is None else (f"({d(-v[11],1)})" if v[11]<0 else d(v[11],1)))]
    for pk,bands,rb in Pk:
        stl+=[("BACKGROUND",(0,len(T)),(-1,len(T)),colors.HexColor("#0E4D64")),("TEXTCOLOR",(0,len(T)),(-1,len(T)),colors.white),("FONT",(0,len(T)),(-1,len(T)),"DB",7.5)]; T.append([pk]+[""]*12); L=[]
        for b in bands:
            u=R.randint(1,3) if b[0]==">" else R.randint(2,9); ar=[R.randint(*[q//10 for q in sz[b[0]]])*10 for _ in range(u)]
            lv=[R.random()<.88 for _ in ar]; 
            if not any(lv): lv[0]=True
            if pk.startswith("Zona") and b.startswith("10"): ar=ar[:1]; lv=[False]; u=1
            k={"<":1.22,"2":1.12,"5":1.04,"1":.97,">":.9}[b[0]]
            ps=[int(a*rb*k*R.uniform(.86,1.05)) if f else 0 for a,f in zip(ar,lv)]; es=[int(a*rb*k*1.03) for a in ar]
            L.append((sum(ar),sum(a for a,f in zip(ar,lv) if f),u,sum(lv),sum(ps),sum(es),sum(e for e,f in zip(es,lv) if f))); v=line(L[-1:])
            T.append([b]+cells(v)); rows.append({"type":b,**{n:x for n,x in zip(cols,v) if x is not None}})
        v=line(L); stl+=[("FONT",(0,len(T)),(-1,len(T)),"DB",7.3),("LINEABOVE",(0,len(T)),(-1,len(T)),.5,colors.black)]
        T.append(["Park total"]+cells(v)); tots.append({"label":"Park total",**{n:x for n,x in zip(cols,v) if x is not None}}); ALL+=L
    v=line(ALL); stl+=[("FONT",(0,len(T)),(-1,len(T)),"DB",7.6),("BACKGROUND",(0,len(T)),(-1,len(T)),colors.HexColor("#D6E6EC")),("LINEABOVE",(0,len(T)),(-1,len(T)),1,colors.black)]
    T.append(["Portfolio (4 parks)"]+cells(v)); tots.append({"label":"Portfolio (4 parks)",**{n:x for n,x in zip(cols,v) if x is not None}})
    from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
    p="/usr/share/fonts/truetype/dejavu/DejaVuSans"; pdfmetrics.registerFont(TTFont("D",p+".ttf")); pdfmetrics.registerFont(TTFont("DB",p+"-Bold.ttf"))
    tb=Table(T,colWidths=[x*mm for x in(39,20,20,18,14,11,11,11,27,20,27,20,20)],repeatRows=2,style=[("FONT",(0,0),(-1,-1),"D",7.2),("FONT",(0,0),(-1,1),"DB",7),("SPAN",(0,0),(0,1)),("SPAN",(1,0),(4,0)),("SPAN",(5,0),(7,0)),("SPAN",(8,0),(9,0)),("SPAN",(10,0),(11,0)),("SPAN",(12,0),(12,1)),("ALIGN",(1,0),(-1,0),"CENTER"),("ALIGN",(1,1),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEBELOW",(1,0),(11,0),.3,colors.grey),("LINEBELOW",(0,1),(-1,1),.8,colors.black),("LINEAFTER",(4,0),(4,-1),.3,colors.lightgrey),("LINEAFTER",(7,0),(7,-1),.3,colors.lightgrey),("LINEAFTER",(9,0),(9,-1),.3,colors.lightgrey),("LINEAFTER",(11,0),(11,-1),.3,colors.lightgrey),("TOPPADDING",(0,0),(-1,-1),2.6),("BOTTOMPADDING",(0,0),(-1,-1),2.6)]+stl)
    N=ParagraphStyle("n",fontName="D",fontSize=9,leading=13); H=ParagraphStyle("h",fontName="DB",fontSize=18,leading=24); S=ParagraphStyle("s",fontName="D",fontSize=7,leading=9)
    t=line(ALL)
    cov=[Spacer(1,40),Paragraph("Corridor Logistics Fund II",H),Paragraph("Accommodation by size band, third quarter 2025",ParagraphStyle("h2",parent=H,fontSize=13)),Spacer(1,14),
      Paragraph(f"The four parks provide {i0(t[0])} m² in {t[4]} units, of which {i0(t[1])} m² were let on 30 September 2025. The schedule overleaf groups every unit by its own floor area. ERV is the valuer's estimate at the same date for let and vacant units alike; the last column compares the ERV of let units only with the passing rent.",N),Spacer(1,8),Paragraph("Prepared by Veerle Oostdam, reporting, Tilburg. Rents in euro a year, excluding VAT and service charges.",N),PageBreak()]
    def pg(cv,doc): cv.setFont("D",6.5); cv.drawString(18*mm,7*mm,"Corridor Logistics Fund II - Q3 2025 - confidential"); cv.drawRightString(279*mm,7*mm,str(doc.page))
    SimpleDocTemplate(DOC+fn,pagesize=landscape(A4),leftMargin=14*mm,rightMargin=14*mm,topMargin=12*mm,bottomMargin=13*mm).build(cov+[Paragraph("Schedule 1 - units by size band and park",ParagraphStyle("q",fontName="DB",fontSize=10,leading=14)),Spacer(1,4),tb,Spacer(1,5),Paragraph("€/m² p.a. of passing rent is on let area; of ERV on total area. n/a: band wholly vacant. A dash is nil. Figures in brackets: passing rent above ERV.",S)],onFirstPage=pg,onLaterPages=pg)
    save(fn,"UM",cols,rows,tots,None,"INDUSTRIAL","Dutch fund reporting desk","cover page with text, parks as banded sections, area before counts, EU numbers without currency sign","size bands look like numbers, rents per year, dashes and n/a, repeated 'Park total' labels")
def d9():
    import xlsxwriter
    R=random.Random(2509); fn="Harbour_Mills_BTR_unit_mix.xlsx"; wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet("Mix"); 
    hdr=["Unit type","Bed","Bath","Units","Share of units","Let","To let","Let %","Asking rent per unit (€/month)","Asking rent all units (€/month)","Asking rent per m² (€/month)","Avg m²","Total m²","Passing rent per let unit (€/month)","Passing rent (€/month)"]
    cols=["units","pct_units","occupied","vacant","pct_occ","market","market_total","market_sf","sf","total_sf","actual","actual_total"]
    f=lambda **k: wb.add_format({"font_name":"Calibri","font_size":10,**k}); 
    NF=['0','0.0%','0','0;-0;"-"','0.0%','€#,##0','€#,##0','€0.00','0.0','#,##0.0','€#,##0.00','€#,##0']
    plain=[f(num_format=n) for n in NF]; bo=[f(num_format=n,bold=1,top=1) for n in NF]; do=[f(num_format=n,bold=1,top=1,bottom=6) for n in NF]
    hh=f(bold=1,text_wrap=1,align="center",valign="vcenter",border=1,bg_color="#E2EFDA"); sec=f(bold=1,italic=1); b=f(bold=1,top=1); bb=f(bold=1,top=1,bottom=6); tx=f(); w=f(text_wrap=1)
    ws.write(0,1,"HARBOUR MILLS, CORK - BUILD TO RENT",f(bold=1,font_size=14)); ws.write(1,1,"Unit mix and rent at 30 September 2025 (rents exclude parking)")
    ws.set_column(0,0,3); ws.set_column(1,1,30); ws.set_column(2,5,8); ws.set_column(6,8,8); ws.set_column(9,15,14); ws.set_column(16,16,3); ws.set_column(17,18,15); ws.set_row(3,48)
    for j,h in enumerate(hdr): ws.write(3,1+j,h,hh)
    BL=[("Block A - Granary",[("Studio",0,1),("1 bed standard",1,1),("1 bed corner",1,1),("2 bed / 1 bath",2,1),("2 bed / 2 bath",2,2)]),("Block B - Weir",[("Studio",0,1),("1 bed standard",1,1),("1 bed, terrace, river view (levels 6 to 9 only)",1,1),("2 bed / 2 bath",2,2),("2 bed duplex",2,2),("3 bed",3,2)]),("Block C - Sluice",[("1 bed standard",1,1),("2 bed / 2 bath",2,2),("3 bed",3,2),("3 bed townhouse",3,3)])]
    D=[]
    for bi,(n,ts) in enumerate(BL):
        for t,be,ba in ts:
            u=R.randint(6,34); vac=R.choice([0,0,1,1,2,3]); mk=int((1480,1790,2240,2760)[be]+R.randint(-12,30)*5+(90 if "terrace" in t or "corner" in t or "duplex" in t else 0)); m10=int((385,495,742,985)[be]+R.randint(-20,45)); l=u-vac
            at=sum(mk-R.randint(0,28)*5 for _ in range(l)); D.append(dict(b=bi,t=t,be=be,ba=ba,u=u,l=l,mk=mk,m=m10,at=at))
    U=sum(x["u"] for x in D)
    def line(L):
        u=sum(x["u"] for x in L);l=sum(x["l"] for x in L);M=sum(x["u"]*x["mk"] for x in L);a=sum(x["u"]*x["m"] for x in L);t=sum(x["at"] for x in L)
        return [u,ratio(u,U,1,100),l,u-l,ratio(l,u,1,100),ratio(M,u,0),M,ratio(M*10,a,2),ratio(a,u*10,1),a/10,ratio(t,l,2),t]
    def put(r,v,F):
        for j,(x,k,n) in enumerate(zip(v,F,cols)): ws.write_number(r,4+j,round(x/100,4) if n[:3]=="pct" else x,k)
    r=4; rows=[];tots=[]
    for bi,(n,_) in enumerate(BL):
        ws.write(r,1,n,sec); r+=1; L=[x for x in D if x["b"]==bi]
        for x in L:
            v=line([x]); ws.write(r,1,x["t"],w); ws.write(r,2,x["be"],tx); ws.write(r,3,x["ba"],tx); put(r,v,plain); rows.append({"type":x["t"],"beds":x["be"],"baths":x["ba"],**dict(zip(cols,v))}); r+=1
        v=line(L); ws.write(r,1,"Subtotal "+n[:7],b); ws.write(r,2,"",b); ws.write(r,3,"",b); put(r,v,bo); tots.append({"label":"Subtotal "+n[:7],**dict(zip(cols,v))}); r+=1
    v=line(D); ws.write(r,1,"Scheme",bb); ws.write(r,2,"",bb); ws.write(r,3,"",bb); put(r,v,do); tots.append({"label":"Scheme",**dict(zip(cols,v))}); r+=2
    ws.write(r,1,"Recap by bedrooms",sec); ws.write(r,4,"Units",sec); ws.write(r,6,"Let",sec); r+=1
    for k,nm in enumerate(["Studios","One-bed","Two-bed","Three-bed"]):
        ws.write(r,1,nm,tx); ws.write(r,4,sum(x["u"] for x in D if x["be"]==k),tx); ws.write(r,6,sum(x["l"] for x in D if x["be"]==k),tx); r+=1
    r+=1; ws.write(r,1,"Averages are weighted: asking rent and m² by units, passing rent by let units. Share of units may not add to 100.0% for rounding.",f(italic=1,font_size=9))
    ws.write(3,17,"Parking",hh); ws.write(3,18,"€/month a space",hh)
    for i,(a,q) in enumerate([("Covered",145),("Open",95),("EV bay",170)]): ws.write(4+i,17,a,tx); ws.write(4+i,18,q,plain[5])
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(4,2); wb.add_worksheet("Notes").write(0,0,"Source: letting team weekly tracker; areas from BER certificates. Contact: Síle Considine."); wb.close()
    save(fn,"UM",cols,rows,tots,None,"MULTIFAMILY","Irish build-to-rent letting team","blocks with subtotals, asking before area before passing, side table of parking, recap below","side table on the same rows, Let/To let words, wrapped type name, per m² a month")
