import random
from common import *
def pc(a,b): return round(100*a/b+1e-9,1)
# ---------- G: homes by scheme & size PDF ----------
def um_g():
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.pagesizes import A4,landscape
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.lib import colors
    R=random.Random(2721); f="um_aberwenlas_homes.pdf"; ss=getSampleStyleSheet()
    SC=[("Cae Ffynnon, Aberwenlas (general needs)",[("1 bed flat, 2 person",1,14,495),("2 bed flat, 3 person",2,22,656),("2 bed house, 4 person",2,18,829),("3 bed house, 5 person",3,26,1001),("4 bed house, 6 person (adapted for wheelchair users)",4,3,1184)]),
     ("Llys Pedr, Trefgarn (over 55s)",[("Bedsit",0,6,344),("1 bed flat, 2 person",1,24,517),("1 bed bungalow",1,9,538),("Warden's house",3,1,936)]),
     ("Heol y Felin, Pontrhyd (general needs)",[("1 bed flat, 2 person",1,12,484),("2 bed maisonette, 4 person",2,16,753),("3 bed house, 5 person",3,11,980)]),
     ("Yr Hen Ysgol, Llandafal (supported)",[("Bedsit with own kitchen",0,8,323),("1 bed flat, 1 person",1,10,420)]),
     ("Maes Glas, Aberwenlas (intermediate rent)",[("2 bed flat, 3 person",2,10,667),("2 bed house, 4 person",2,8,840),("3 bed house, 5 person",3,7,990)])]
    money=["units","occupied","vacant","pct_occ","sf","other:£ PER WEEK Net rent","other:£ PER WEEK Service charge","other:£ PER WEEK Debit, let homes"]
    P=lambda t,b=0:Paragraph(("<b>%s</b>"%t) if b else t,ss['c'])
    from reportlab.lib.styles import ParagraphStyle
    ss.add(ParagraphStyle('c',fontName='Helvetica',fontSize=9,leading=10.5))
    tab=[["Home type","Beds","Homes","Let","Void","Let %","Sq ft","£ PER WEEK","",""],["","","","","","","(each)","Net rent","Service\ncharge","Debit,\nlet homes"]]
    st=[];rows=[];tot=[];ALL=[]
    def agg(L):
        u=sum(x[2] for x in L);o=sum(x[3] for x in L)
        return [u,o,u-o,pc(o,u),round(sum(x[2]*x[4] for x in L)/u+1e-9),round(sum(x[2]*x[5] for x in L)/u+1e-9),round(sum(x[2]*x[6] for x in L)/u+1e-9),sum(x[3]*(x[5]+x[6]) for x in L)]
    def fmt(v): return [str(v[0]),str(v[1]),str(v[2]) if v[2] else "–",f"{v[3]:.1f}%",f"{v[4]:,}",m(v[5]),m(v[6]),m(v[7])]
    def tr(v):
        d=dict(zip(money,[v[0],v[1],v[2],v[3],v[4],p(v[5]),p(v[6]),p(v[7])]))
        if not v[2]: d.pop("vacant")
        return d
    for s,L in SC:
        i=len(tab); tab.append([s]+['']*9); st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3e9dc')),('FONT',(0,i),(-1,i),'Helvetica-Bold',9)]
        Q=[]
        for t,b,u,sf in L:
            void=R.choice([0,0,1,1,2,3]) if u>5 else 0; base={0:7455,1:9280,2:10466,3:11892,4:13120}[b]; rent=int(base*(1.28 if 'intermediate' in s else 1))+R.randint(-250,250); sv=R.randint(210,640) if 'general' in s or 'inter' in s else R.randint(1850,3900)
            Q.append((t,b,u,u-void,sf,rent,sv)); v=agg(Q[-1:]); tab.append([P(t),str(b)]+fmt(v)); rows.append({"type":t,"beds":b,**tr(v)})
        v=agg(Q); lab="Scheme total / average"; i=len(tab); tab.append([lab,""]+fmt(v)); st+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',9),('LINEABOVE',(2,i),(-1,i),.5,colors.black)]; tot.append({"label":lab,**tr(v)}); ALL+=Q
    v=agg(ALL); i=len(tab); tab.append(["Association total / average",""]+fmt(v)); st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',9.5),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]; tot.append({"label":"Association total / average",**tr(v)})
    t=Table(tab,colWidths=[232,40,50,44,44,52,50,72,66,82],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',9)]+st+[('FONT',(0,0),(-1,1),'Helvetica-Bold',9),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#7a2b1e')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(7,0),(9,0)),('ALIGN',(7,0),(9,0),'CENTER'),('ALIGN',(1,0),(6,-1),'RIGHT'),('ALIGN',(7,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(7,0),(9,0),.4,colors.white),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6)]))
    def foot(c,d): c.setFont('Helvetica-Oblique',8); c.drawString(50,24,"Cymdeithas Tai Aberwenlas – rent setting paper 6, appendix B"); c.drawRightString(790,24,f"Tudalen / page {d.page}")
    SimpleDocTemplate(doc(f),pagesize=landscape(A4),leftMargin=50,rightMargin=50,topMargin=38,bottomMargin=42,invariant=1).build([Paragraph("Cymdeithas Tai Aberwenlas: schedule of homes by scheme and size, 6 April 2025",ss['Heading2']),t,Spacer(1,6),Paragraph("Averages (area, net rent, service charge) are weighted by the number of homes, let or void. The debit is net rent plus service charge on the homes that are let. Garages are in appendix C.",ss['c'])],onFirstPage=foot,onLaterPages=foot)
    save(f,"UM",money,rows,tot,None,"MULTIFAMILY","Welsh housing association rents officer","schemes as sections, weighted averages, grouped header, two pages","weekly rents; same type names under several schemes; wrapped type; dash for nil void",["units","occupied","vacant","other:£ PER WEEK Debit, let homes"])
# ---------- H: market & shops XLSX ----------
def um_h():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(2722); f="um_corn_market_frontage.xlsx"
    wb=Workbook(); ws=wb.active; ws.title="Schedule"
    S=[("SHOPS – CORN STREET",[("Single front shop",14.5,9,410,11250),("Double front shop",29,4,860,20500),("Corner shop",34,2,1020,26750),("Kiosk shop",8,3,110,5200)]),
     ("STALLS – INSIDE HALL",[("Wall stall",10,24,80,2340),("Island stall",12,18,96,2860),("Fish & meat slab (drained)",15,6,150,4420),("Café unit",22,2,480,9100)]),
     ("OPEN PITCHES",[("Standard pitch",10,30,100,1040),("Produce pitch, covered",12,12,144,1430),("Van pitch",20,5,240,2080)]),
     ("STORES & LOCK-UPS",[("Basement store",None,16,120,780),("Lock-up garage",None,10,165,1150),("Cold store locker",None,8,35,650)])]
    money=["units","vacant","occupied","other:Frontage each (ft)","sf","total_sf","other:RENT PER ANNUM Tariff each","other:RENT PER ANNUM Full tariff","other:RENT PER ANNUM Passing","other:Per ft of frontage p.a."]
    # order printed: B type, C units, D void, E let, F hidden, G frontage, H sf, I total sf, J tariff, K full, L passing, M per ft
    cols=dict(zip(money,"CDEGHIJKLM"))
    fn='Verdana'; b=Font(name=fn,bold=True,size=9);n=Font(name=fn,size=9); thin=Side(style='thin'); med=Side(style='medium')
    ws['B2']="ELMSCOTT CORN MARKET (ELMSCOTT TOWN TRUST)"; ws['B2'].font=Font(name=fn,bold=True,size=12); ws['B3']="Lettable units by class and frontage at Michaelmas 2025"; ws['B3'].font=n
    for c,t in {"B":"Class of unit","G":"Frontage each (ft)","F":"Ledger","M":"Per ft of frontage p.a."}.items(): ws.merge_cells(f"{c}5:{c}6"); ws[f"{c}5"]=t
    ws.merge_cells("C5:E5"); ws["C5"]="UNITS"; ws.merge_cells("H5:I5"); ws["H5"]="AREA (SQ FT)"; ws.merge_cells("J5:L5"); ws["J5"]="RENT PER ANNUM"
    for c,t in {"C":"No.","D":"Void","E":"Let","H":"Each","I":"Total","J":"Tariff each","K":"Full tariff","L":"Passing"}.items(): ws[f"{c}6"]=t
    for row in ws["B5:M6"]:
        for c in row: c.font=b;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.border=Border(top=thin,bottom=thin,left=thin,right=thin);c.fill=PatternFill('solid',fgColor='FFE9A8')
    ws.row_dimensions[6].height=28
    r=7;rows=[];tot=[];ALL=[]
    def put(v,font,top=None):
        for k,c in cols.items():
            if v.get(k) is None: continue
            x=v[k]; cell=ws[f"{c}{r}"]; cell.font=font; cell.alignment=Alignment(horizontal='right')
            if k.startswith("other:RENT") : cell.value=f"£{x:,.0f}" if float(x).is_integer() else f"£{x:,.2f}"   # typed as text
            elif k.startswith("other:Per"): cell.value=x; cell.number_format='0.00'
            elif k in("units","occupied","vacant"): cell.value=x; cell.number_format='0;-0;0'
            elif k=="other:Frontage each (ft)": cell.value=x; cell.number_format='0.0'
            else: cell.value=x; cell.number_format='#,##0'
            if top: cell.border=Border(top=top)
    for s,L in S:
        ws[f"B{r}"]=s; ws[f"B{r}"].font=Font(name=fn,bold=True,size=9,underline='single'); r+=1; Q=[]
        for t,fr,u,sf,rent in L:
            void=R.randint(0,max(1,u//5)); o=u-void; disc=0 if R.random()<.5 else R.choice([50,120,260])*min(o,3)
            v={"units":u,"vacant":void,"occupied":o,"sf":sf,"total_sf":sf*u,money[6]:rent,money[7]:rent*u,money[8]:rent*o-disc}
            if fr: v[money[3]]=fr; v[money[9]]=round(rent/fr+1e-9,2)
            ws[f"B{r}"]=t; ws[f"B{r}"].font=n; ws[f"B{r}"].alignment=Alignment(indent=1); ws[f"F{r}"]=f"MK{R.randint(10,99)}"; put(v,n); rows.append({"type":t,**v}); Q.append(v); r+=1
        T={k:sum(x[k] for x in Q) for k in("units","vacant","occupied","total_sf",money[7],money[8])}; lab="Sub-total"
        ws[f"B{r}"]=lab; ws[f"B{r}"].font=b; put(T,b,thin); tot.append({"label":lab,**T}); ALL.append(T); r+=2
    T={k:sum(x[k] for x in ALL) for k in ALL[0]}; T["sf"]=round(T["total_sf"]/T["units"]); T[money[6]]=round(T[money[7]]/T["units"]+1e-9,2)
    lab="WHOLE MARKET (totals; averages in italics)"; ws[f"B{r}"]=lab; ws[f"B{r}"].font=b; ws[f"B{r}"].alignment=Alignment(wrap_text=True); ws.row_dimensions[r].height=26; put(T,b,med); tot.append({"label":lab,**T})
    ws[f"H{r}"].font=Font(name=fn,italic=True,size=9); ws[f"J{r}"].font=Font(name=fn,italic=True,size=9)
    ws[f"B{r+2}"]="Passing rent is after trader loyalty discounts and first-year concessions; nothing passes on void units."; ws[f"B{r+2}"].font=n
    # side table
    ws["O5"]="Voids by length";ws["O5"].font=b
    tv=T["vacant"]
    for i,(a,x) in enumerate((("under 3 months",tv-2),("over 3 months",2))): ws[f"O{6+i}"]=a;ws[f"P{6+i}"]=x;ws[f"O{6+i}"].font=n;ws[f"P{6+i}"].font=n
    for c,w in dict(A=2,B=30,C=7,D=7,E=7,F=9,G=11,H=9,I=10,J=12,K=13,L=13,M=12,N=3,O=18,P=6).items(): ws.column_dimensions[c].width=w
    ws.column_dimensions['F'].hidden=True; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    wb.save(doc(f))
    save(f,"UM",money,rows,tot,None,"RETAIL","town trust market clerk, Excel","sections with subtotals, void before let, text £ amounts, hidden column, side table","money as text with £; yearly rents; hidden ledger column; side table at the right; no frontage on stores",["units","occupied","vacant","total_sf",money[7],money[8]])
# ---------- I: moorings PDF ----------
def um_i():
    from fpdf import FPDF
    import datetime
    R=random.Random(2723); f="um_moorings_inverdoran.pdf"
    S=[("Pontoon",[("Finger berth to 8 m",28,17800),("Finger berth 8.1 to 10 m",22,22550),("Finger berth 10.1 to 12 m",16,27900),("Hammerhead",4,38500),("Residential berth",6,41200)]),
       ("Swinging",[("Inner bay chain",31,6400),("Outer bay chain",18,5250),("Visitors' buoy let by season",5,7000)]),
       ("Quay wall",[("Fishing boat, drying",9,11800),("Workboat, afloat",5,19500)]),
       ("Ashore",[("Hard standing, cradle",20,9000),("Dinghy rack",40,1250),("Trailer space",14,3100)])]
    money=["units","pct_units","occupied","vacant","pct_occ","market","actual","actual_total"]
    U=sum(x[1] for s in S for x in s[1])
    rows=[];tot=[];lines=[];ALL=[]
    def agg(Q):
        u=sum(q[0] for q in Q);o=sum(q[1] for q in Q);inc=sum(q[1]*q[3] for q in Q)
        return {"units":u,"pct_units":pc(u,U),"occupied":o,"vacant":u-o,"pct_occ":pc(o,u),"market":p(round(sum(q[0]*q[2] for q in Q)/u+1e-9)),"actual":p(round(inc/o+1e-9)),"actual_total":p(inc)}
    for s,L in S:
        lines.append(('s',s,None)); Q=[]
        for t,u,ask in L:
            o=u-R.randint(0,max(1,u//6)); act=ask-R.choice([0,0,150,375,520,260])*(1 if ask>4000 else 0); q=(u,o,ask,act); Q.append(q); v=agg([q]); lines.append(('r',t,v)); rows.append({"type":t,**v})
        lab=f"{s} total"; v=agg(Q); lines.append(('t',lab,v)); tot.append({"label":lab,**v}); ALL+=Q
    v=agg(ALL); lines.append(('g',"Harbour total",v)); tot.append({"label":"Harbour total",**v})
    pdf=FPDF('P','mm','A4'); pdf.set_creation_date(datetime.datetime(2025,10,12,tzinfo=datetime.timezone.utc)); pdf.set_margins(16,16); pdf.add_page()
    pdf.set_font('Times','B',15); pdf.cell(0,8,"Inverdoran Harbour Trust",new_x='LMARGIN',new_y='NEXT'); pdf.set_font('Times','',11)
    pdf.multi_cell(0,5.2,"To the Trustees, 12 October 2025\n\nThe schedule below lists every berth, buoy and space by class as let at the end of the season. Charges are by the calendar month and exclude VAT. Of the 40 racks for dinghies, 12 were built this spring at a cost of £3,480. The trustees agreed in May to ask 4% more from next April; that is not in these figures.\n\nM. Calderhead, Harbour Accounts",new_x='LMARGIN',new_y='NEXT'); pdf.ln(5)
    w=[50,14,17,14,14,15,20,20,22]; hdr=[("Class of","mooring"),("","Berths"),("Share of","berths"),("","Taken"),("","Free"),("Taken","%"),("Asked","£/month"),("Achieved","£/month"),("Income","£/month")]
    # one line widths sum = 186 -> scale
    k=178/sum(w); w=[x*k for x in w]
    pdf.set_font('Helvetica','B',8.5)
    for line in(0,1):
        for i,h in enumerate(hdr): pdf.cell(w[i],4.6,h[line],align='L' if i==0 else 'R',border='T' if line==0 else 'B')
        pdf.ln()
    F={"units":"{:d}","pct_units":"{:.1f}%","occupied":"{:d}","vacant":"{:d}","pct_occ":"{:.1f}","market":"{:,.2f}","actual":"{:,.2f}","actual_total":"{:,.2f}"}
    for kd,t,v in lines:
        pdf.set_font('Helvetica',{'s':'BI','r':'','t':'B','g':'B'}[kd],8.5); h=6 if kd!='g' else 7.5
        if kd=='s': pdf.cell(0,h+1,t,new_x='LMARGIN',new_y='NEXT'); continue
        bd={'r':0,'t':'T','g':'TB'}[kd]
        pdf.cell(w[0],h,("   " if kd=='r' else "")+t,border=bd)
        for i,q in enumerate(money): pdf.cell(w[i+1],h,F[q].format(v[q]),align='R',border=bd)
        pdf.ln()
    pdf.ln(4); pdf.set_font('Times','I',9.5); pdf.multi_cell(0,4.6,"Asked: tariff of April 2025; in total lines the average over all berths. Achieved: average over the berths taken, after discounts for local boats. Income is for one month, berths taken only. Shares are rounded and may not add.",new_x='LMARGIN',new_y='NEXT')
    pdf.output(doc(f))
    save(f,"UM",money,rows,tot,None,"OTHER","Scottish harbour accounts manager","cover letter with table, portrait, subtotals, weighted averages","letter above with stray numbers; averages of two bases; shares rounded",["units","occupied","vacant","actual_total"])
