from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
import xlsxwriter, datetime

def um1():
    R=random.Random(2821)
    S=[("Castlebrae Estate (1968)",[("Main door flat, lower",2,64),("Main door flat, upper",2,66),("Terraced house",3,84),("End terrace with extension for wheelchair user",3,97),("Terraced house",4,102)]),
       ("Smiddy Park (1984)",[("Cottage flat",1,46),("Cottage flat",2,61),("Semi-detached house",3,88)]),
       ("Quayside Tower (1972, overclad 2016)",[("Bedsit, floors 1-3",0,29),("Flat, floors 1-6",1,44),("Flat, floors 7-14",1,45),("Flat, floors 1-14",2,60)]),
       ("Rowan Court - amenity",[("Amenity flat with warden call",1,47),("Amenity flat with warden call",2,58),("Guest room let as flat",0,24)]),
       ("Harbour View (new build 2022)",[("Flat, mid-market rent",2,68),("Flat, social rent",1,50),("Flat, social rent",2,67),("Colony house, social rent",3,91)])]
    names=["units","occupied","vacant","pct_occ","sf","other:RENT £ A WEEK Lowest","other:RENT £ A WEEK Average","other:RENT £ A WEEK Highest","other:LHA rate £ a week","other:Rent roll £ a year (52 weeks)"]
    W1="RENT £ A WEEK"; name="castlebrae_stock_and_rents_2025"; rows=[];totals=[]
    ps=ParagraphStyle('c',fontName='Helvetica',fontSize=8,leading=9.2); ph=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=7.5,leading=8.6,alignment=1)
    H=lambda t: Paragraph(t,ph)
    tab=[[H("House type"),H("Bed-<br/>rooms") ,H("DWELLINGS"),"","",H("% tenanted"),H("m² each"),H(W1),"","",H("LHA rate £ a week"),H("Rent roll £ a year (52 weeks)")],["","",H("Number"),H("Tenanted"),H("Void"),"","",H("Lowest"),H("Average"),H("Highest"),"",""]]
    tab[0][1]=H("Beds")
    sty=[('SPAN',(j,0),(j,1)) for j in (0,1,5,6,10,11)]+[('SPAN',(2,0),(4,0)),('SPAN',(7,0),(9,0)),('FONT',(0,0),(-1,-1),'Helvetica',8),('ALIGN',(1,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('GRID',(0,0),(-1,1),.5,colors.black),
      ('LINEAFTER',(1,2),(1,-1),.3,colors.grey),('LINEAFTER',(4,2),(4,-1),.3,colors.grey),('LINEAFTER',(6,2),(6,-1),.3,colors.grey),('LINEAFTER',(9,2),(9,-1),.3,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
    lha={0:7500,1:10932,2:13809,3:17260,4:24164}; base={0:7100,1:8850,2:10120,3:11480,4:12650}
    G=[0]*5; bed={}; lo_g=[];hi_g=[]
    p1=lambda a,b: rdiv(100*a,b,1)
    for s,ts in S:
        i=len(tab); tab.append([s]+[""]*11); sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EFE6D2'))]
        A=[0]*5
        for t,b,m in ts:
            u=R.randint(6,44) if "Guest" not in t and "wheelchair" not in t else R.randint(1,3); v=R.choice([0,0,1,1,2,3]) if u>5 else 0; o=u-v
            avg=base[b]+R.randint(-400,900)+(3900 if "mid-market" in t else 0); lo=avg-R.randint(60,500); hi=avg+R.randint(80,700)
            if u<=1: lo=hi=avg
            roll=avg*52*u
            d=dict(zip(names,[u,o,v,num(p1(o,u)),m,c(lo),c(avg),c(hi),c(lha[b]),c(roll)])); rows.append({"type":t,"beds":b,**d})
            tab.append([Paragraph(t,ps),str(b),str(u),str(o),str(v) if v else "-",f"{p1(o,u)}",str(m),f2(lo),f2(avg),f2(hi),f2(lha[b]),f2(roll)])
            for q,x in enumerate([u,o,v,m*u,roll]): A[q]+=x;G[q]+=x
            z=bed.setdefault(b,[0,0]); z[0]+=u; z[1]+=v
        avg=rdiv(A[4],A[0]*5200,2); ar=rdiv(A[3],A[0],1); i=len(tab)
        lab=f"Sub-total {s.split(' (')[0].split(' - ')[0]}"
        tab.append([lab,"",str(A[0]),str(A[1]),str(A[2]) if A[2] else "-",str(p1(A[1],A[0])),str(ar),"",f"{avg:,.2f}","","",f2(A[4])]); sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(2,i),(-1,i),.5,colors.black),('SPAN',(0,i),(1,i))]
        totals.append({"label":lab,"units":A[0],"occupied":A[1],"vacant":A[2],"pct_occ":num(p1(A[1],A[0])),"sf":num(ar),names[6]:num(avg),names[9]:c(A[4])})
    i=len(tab); tab.append(["ALL STOCK","",f"{G[0]}",f"{G[1]}",f"{G[2]}","","","","","","",f2(G[4])]); sty+=[('FONT',(0,i),(-1,i+1),'Helvetica-Bold',8.5),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i+1),(-1,i+1),1,colors.black),('SPAN',(0,i+1),(1,i+1))]
    totals.append({"label":"ALL STOCK","units":G[0],"occupied":G[1],"vacant":G[2],names[9]:c(G[4])})
    avg=rdiv(G[4],G[0]*5200,2); ar=rdiv(G[3],G[0],1)
    tab.append(["Average per dwelling","","","","",str(p1(G[1],G[0])),str(ar),"",f"{avg:,.2f}","","",""]); totals.append({"label":"Average per dwelling","pct_occ":num(p1(G[1],G[0])),"sf":num(ar),names[6]:num(avg)})
    t=Table(tab,colWidths=[168,32,46,50,36,52,44,52,52,52,58,86],repeatRows=2); t.setStyle(TableStyle(sty))
    rc=Table([["Bedrooms","Dwellings","Void"]]+[[("Bedsit" if k==0 else f"{k} bedroom"),str(v[0]),str(v[1])] for k,v in sorted(bed.items())],colWidths=[80,60,40]); rc.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('BOX',(0,0),(-1,-1),.5,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    nt=Paragraph("Notes. 1. The rent roll is the average weekly rent x 52 x all dwellings, void or let. 2. Service and support charges are not included. 3. LHA is the Local Housing Allowance rate of the broad market area for the same number of bedrooms (bedsits: shared rate). 4. Voids include two flats decanted for rewiring.",ps)
    side=Table([[nt,rc]],colWidths=[480,200]); side.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP')]))
    def foot(cv,d):
        cv.setFont('Helvetica',7); cv.drawString(50,24,"Castlebrae & District Housing Association - Appendix C to the rent setting paper"); cv.drawRightString(790,24,f"C{d.page}")
    SimpleDocTemplate(DOC+name+'.pdf',pagesize=landscape(A4),leftMargin=45,rightMargin=45,topMargin=34,bottomMargin=40,invariant=1).build([Paragraph("Appendix C: Stock by house type, lets, voids and rents from 31 March 2025",ParagraphStyle('t',fontName='Times-Bold',fontSize=14,leading=20)),t,Spacer(1,10),side],onFirstPage=foot,onLaterPages=foot)
    save(name,'.pdf',"UM",names,rows,totals,"MULTIFAMILY","Asset manager, Castlebrae & District Housing Association","committee appendix, estates with subtotals, weekly rents in a group, averages line of its own, recap and notes beside","rents a week and roll a year; same type names with other bedrooms; types wrapped; dash for no void; recap")

def um2():
    R=random.Random(2822)
    S=[("VILLAS",[("V2 - Two-bedroom villa",2,1,92),("V2G - Two-bedroom villa with garage",2,1.5,108),("V3 - Three-bedroom villa",3,2,131),("V3L - Three-bedroom villa, lake side",3,2,134)]),
       ("SERVICED APARTMENTS",[("S0 - Studio",0,1,34),("S1 - One-bedroom",1,1,52),("S1D - One-bedroom with den",1,1,61),("S2 - Two-bedroom",2,2,78)]),
       ("RENTAL COTTAGES (pensioner housing)",[("C1 - One-bedroom cottage",1,1,43),("C1A - One-bedroom cottage, accessible",1,1,46),("C2 - Two-bedroom cottage",2,1,59)]),
       ("CARE SUITES",[("K1 - Standard care suite",0,1,22),("K2 - Premium care suite",0,1,29)])]
    names=["units","occupied","vacant","other:UNITS Refurb","pct_units","sf","total_sf","market","actual","market_total","actual_total","other:Village fee $ per week"]
    name="Kowhai_Lakes_unit_schedule"; rows=[];totals=[]
    wb=Workbook(); ws=wb.active; ws.title="Schedule"; B=Font(bold=True,name="Calibri",size=10)
    ws["A1"]="Kōwhai Lakes Retirement Village - unit schedule, 30 June 2025"; ws["A1"].font=Font(bold=True,size=14)
    ws["A2"]="Kōwhai Lakes Trust Board, prepared for the Statutory Supervisor"; ws["A3"]="Rents are NZ$ per calendar month, GST exempt. Refurb units cannot be occupied and are not counted as vacant."
    mr=lambda a: ws.merge_cells(a)
    fill=PatternFill("solid",fgColor="D9EAD3"); al=Alignment(horizontal="center",vertical="center",wrap_text=True); bd=Border(*[Side(style="thin")]*4)
    for r in (5,6,7):
        for j in range(2,17): x=ws.cell(r,j); x.fill=fill; x.border=bd; x.alignment=al; x.font=B
    for j,t in ((2,"Unit type"),(3,"Bedrooms"),(4,"Bathrooms"),(16,"Village fee $ per week")): ws.cell(5,j,t); ws.merge_cells(start_row=5,end_row=7,start_column=j,end_column=j)
    ws["E5"]="UNITS"; mr("E5:I5"); ws["J5"]="FLOOR AREA m²"; mr("J5:K5"); ws["L5"]="MONTHLY RENT NZ$"; mr("L5:O5"); ws["L6"]="per unit (average)"; mr("L6:M6"); ws["N6"]="all units / occupied units"; mr("N6:O6")
    for j,t in zip(range(5,10),["Total","Occupied","Vacant","Refurb","% of units"]): ws.cell(6,j,t); ws.merge_cells(start_row=6,end_row=7,start_column=j,end_column=j)
    ws["J6"]="each";mr("J6:J7"); ws["K6"]="total";mr("K6:K7"); ws["L7"]="Market"; ws["M7"]="In place"; ws["N7"]="Market, all units"; ws["O7"]="In place, occupied"
    ws.cell(7,1,"GL code"); ws.column_dimensions["A"].hidden=False
    ws["A7"]=None
    data=[]
    for s,ts in S:
        for t,b,ba,m in ts:
            u=R.randint(5,38); v=R.choice([0,1,1,2,3]); rf=R.choice([0,0,0,1,2]); o=u-v-rf
            mk=(140000+m*1350+R.randint(0,90)*100)//500*500
            if s.startswith("RENTAL"): mk=(90000+m*900)//500*500
            ac=int(mk*R.uniform(.83,.97))//100*100; fee={"V":16500,"S":22400,"R":0,"C":41300}[s[0]]
            if s.startswith("CARE"): fee=41300
            data.append((s,t,b,ba,u,o,v,rf,m,mk,ac,fee))
    U=sum(d[4] for d in data); r=8; G=[0]*7
    # shares in tenths that add to 100.0 on the page
    sh=[int(1000*d[4]/U) for d in data]; rem=sorted(range(len(data)),key=lambda i:-(1000*data[i][4]/U-sh[i]))
    for i in rem[:1000-sum(sh)]: sh[i]+=1
    money='#,##0.00'; k=0
    # plain rounded shares
    sh=[int(rdiv(1000*d[4],U)) for d in data]
    def line(r,vals,bold=False,fm=None):
        for j,v in vals.items():
            x=ws.cell(r,j,v); x.font=Font(bold=bold,name="Calibri",size=10); x.border=Border(top=Side(style="thin")) if bold else Border(bottom=Side(style="hair"))
            if j==9: x.number_format='0.0%'
            elif j in(12,13,14,15,16): x.number_format='$#,##0.00' if bold else '#,##0.00'
            elif j in(5,6,7,8): x.number_format='#,##0;-#,##0;"–"'
            elif j in (10,11): x.number_format='#,##0.0' if (bold and j==10) else '#,##0'
    for s,ts in S:
        ws.cell(r,2,s).font=Font(bold=True,color="38761D"); ws.merge_cells(start_row=r,end_row=r,start_column=2,end_column=16); r+=1; A=[0]*7
        for d in [x for x in data if x[0]==s]:
            _,t,b,ba,u,o,v,rf,m,mk,ac,fee=d
            vals={2:t,3:b if b else "Studio",4:ba,5:u,6:o,7:v,8:rf,9:sh[k]/1000,10:m,11:m*u,12:mk/100,13:ac/100,14:mk*u/100,15:ac*o/100}
            row={"type":t,"beds":b,"baths":ba,**dict(zip(names[:11],[u,o,v,rf,num(rdiv(sh[k],10,1)),m,m*u,c(mk),c(ac),c(mk*u),c(ac*o)]))}
            vals[3]=b
            if fee: vals[16]=fee/100; row[names[11]]=c(fee)
            line(r,vals); rows.append(row); r+=1; k+=1
            for q,x in enumerate([u,o,v,rf,m*u,mk*u,ac*o]): A[q]+=x;G[q]+=x
        lab=f"Total {s.split(' (')[0].lower()}"
        def tot(lab,A):
            z=[A[0],A[1],A[2],A[3],num(rdiv(100*A[0],U,1)),num(rdiv(A[4],A[0],1)),A[4],num(rdiv(A[5],A[0]*100,2)),num(rdiv(A[6],A[1]*100,2)),c(A[5]),c(A[6])]
            totals.append({"label":lab,**dict(zip(names[:11],z))}); zz=list(z); zz[4]=zz[4]/100
            return {2:lab,**dict(zip(range(5,16),zz))}
        line(r,tot(lab,A),True); r+=1
    r+=1; line(r,tot("VILLAGE TOTAL / AVERAGE",G),True); r+=2
    ws.cell(r,2,"Averages in total lines: m² and market rent over all units, rent in place over occupied units. Shares are rounded.").font=Font(italic=True,size=9)
    # side table
    ws.cell(5,18,"Waiting list at 30 June").font=B
    for i,(a,b) in enumerate([("Villas",14),("Serviced apartments",6),("Cottages",31),("Care suites",9)]): ws.cell(6+i,18,a); ws.cell(6+i,19,b)
    ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=40
    for cl,w in zip("CDEFGHIJKLMNOPQR",(10,10,8,10,8,8,10,8,9,12,12,16,16,12,3,22)): ws.column_dimensions[cl].width=w
    ws.row_dimensions[7].height=30; ws.freeze_panes="C8"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_area=f"A1:S{r}"
    wb.save(DOC+name+'.xlsx')
    save(name,'.xlsx',"UM",names,rows,totals,"SENIOR_HOUSING","Village accountant, Kōwhai Lakes Trust Board (Excel)","three-line merged headers, code and name in one cell, sections with totals and averages, side table at right","three-line grouped headers; refurb units neither let nor vacant; market over all, in place over occupied units; weekly fee beside monthly rents; side table")

def um3():
    R=random.Random(2823)
    S=[("Railway Parade shops",[("Kiosk",14),("Shop, under 60 m²",48),("Shop, 60 to 120 m²",86),("Shop, over 120 m² (anchor)",310),("First-floor office suite",55)]),
       ("Gumtree Industrial Estate",[("Starter unit",75),("Workshop",160),("Warehouse with yard",620),("Open storage plot",400)]),
       ("Lock-up garages",[("Single garage",17),("Double garage",33),("Caravan bay (open)",28)]),
       ("Community buildings",[("Scout or guide hall",240),("Kindergarten",380),("Sporting pavilion",290),("Men's shed",150)])]
    rate={"R":29500,"G":11200,"L":9400,"C":10800}
    G1,G2="PASSING RENT ($ p.a.)","MARKET RENT ($ p.a.)"
    names=["units","sf","total_sf","occupied","vacant",f"other:{G1} Total",f"other:{G1} Per m²",f"other:{G2} Total",f"other:{G2} Per m²","other:Community subsidy ($ p.a.)","other:Passing as % of market"]
    name="Warrandool_premises_by_type"; rows=[];totals=[]
    wb=xlsxwriter.Workbook(DOC+name+'.xlsx'); wb.set_properties({'created':datetime.datetime(2025,7,14)})
    cvs=wb.add_worksheet("Read me"); ws=wb.add_worksheet("Premises")
    F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
    for i,t in enumerate(["Warrandool Town Council - Property Services","Council premises by type at 1 July 2025","Market rents: desk-top valuation, June 2025. Let premises only are in passing rent; market rent is for let premises too, so that the subsidy can be seen.","Subsidy = market rent less passing rent, community buildings only. Vacant premises are neither in passing nor in market rent."]): cvs.write(i,0,t,F(bold=i<2))
    cvs.set_column(0,0,120)
    h=F(bold=1,border=1,align='center',valign='vcenter',text_wrap=1,bg_color='#FFF2CC')
    HH=[(0,"Site"),(1,"Premises type"),(2,"No."),(3,"Avg m²"),(4,"Total m²"),(5,"Let"),(6,"Vacant"),(11,"Community subsidy ($ p.a.)"),(12,"Passing as % of market")]
    ws.write(0,1,"Premises by type",F(bold=1,font_size=12))
    for j,t in HH: ws.merge_range(2,j,3,j,t,h)
    ws.merge_range(2,7,2,8,G1,h); ws.merge_range(2,9,2,10,G2,h)
    for j,t in ((7,"Total"),(8,"Per m²"),(9,"Total"),(10,"Per m²")): ws.write(3,j,t,h)
    n0=F(num_format='#,##0'); n2=F(num_format='#,##0.00'); p=F(num_format='0.0%'); n1=F(num_format='#,##0.0')
    b0=F(num_format='#,##0',bold=1,top=1); b2=F(num_format='#,##0.00',bold=1,top=1); bp=F(num_format='0.0%',bold=1,top=1); b1=F(num_format='#,##0.0',bold=1,top=1); bt=F(bold=1,top=1)
    r=4; G=[0]*7; subs=[]
    def vals(A):  # n, m2, let, pass, mkt, letm2, sub  (whole dollars)
        n,m,l,ps,mk,lm,sb=A
        z=dict(zip(names,[n,num(rdiv(m,n,1)),m,l,n-l,ps,num(rdiv(ps,lm,2)),mk,num(rdiv(mk,lm,2))]))
        if sb: z[names[9]]=sb
        z[names[10]]=num(rdiv(100*ps,mk,1)); return z
    def wr(r,z,bold,formulas=None):
        fs=[b0,b1,b0,b0,b0,b0,b2,b0,b2,b0,bp] if bold else [n0,n1,n0,n0,n0,n0,n2,n0,n2,n0,p]
        for j,(nm,f) in enumerate(zip(names,fs)):
            if nm not in z:
                if bold: ws.write_blank(r,2+j,None,f)
                continue
            v=z[nm]
            if nm==names[10]: v=v/100
            if formulas and j in formulas: ws.write_formula(r,2+j,formulas[j],f,v)
            else: ws.write_number(r,2+j,v,f)
    for s,ts in S:
        r0=r; A=[0]*7
        for t,m in ts:
            n=R.randint(2,9) if s[0] in "RG" else (R.randint(8,36) if s[0]=="L" else R.randint(1,5)); l=n-(R.choice([0,0,1,1,2]) if n>2 else 0)
            tm=sum(int(m*R.uniform(.88,1.1)) for _ in range(n)); lm=int(tm*l/n) if l<n else tm
            mk=int(lm*rate[s[0]]*R.uniform(.8,1.2)/100)//10*10; ps=int(mk*R.uniform(.84,1.03))//10*10; sb=0
            if "storage" in t or "Caravan" in t: mk=mk//4//10*10; ps=int(mk*.93)//10*10
            if s[0]=="C": ps=int(mk*R.uniform(.02,.3))//10*10; sb=mk-ps
            a=[n,tm,l,ps,mk,lm,sb]; z=vals(a); rows.append({"type":t,**z}); ws.write(r,1,t,F(text_wrap=1)); wr(r,z,False); r+=1
            for q in range(7): A[q]+=a[q];G[q]+=a[q]
        ws.merge_range(r0,0,r-1,0,s,F(bold=1,valign='vcenter',align='center',text_wrap=1,border=1,bg_color='#F3F3F3'))
        ws.write(r,0,"",bt); ws.write(r,1,f"{s} total",bt)
        fo={j:f"=SUM({'CDEFGHIJKLM'[j]}{r0+1}:{'CDEFGHIJKLM'[j]}{r})" for j in (0,2,3,4,5,7)}
        z=vals(A); wr(r,z,True,fo); totals.append({"label":f"{s} total",**z}); subs.append(r+1); r+=1
    z=vals(G); ws.write(r,0,"",bt); ws.write(r,1,"All council premises",bt)
    wr(r,z,True,{j:"="+"+".join(f"{'CDEFGHIJKLM'[j]}{q}" for q in subs) for j in (0,2,3,4,5,7)}); totals.append({"label":"All council premises",**z})
    ws.write(r+2,1,"Rent per m² is over the area of let premises only (not shown by line).",F(italic=1,font_size=8))
    ws.write(2,14,"Lease expiries",F(bold=1)); ws.write(3,14,"Year",h); ws.write(3,15,"Leases",h)
    for i,(a,b) in enumerate([("2025/26",21),("2026/27",17),("2027/28",9),("later",14),("holding over",6)]): ws.write(4+i,14,a,F()); ws.write_number(4+i,15,b,n0)
    ws.set_column(0,0,16); ws.set_column(1,1,28); ws.set_column(2,6,8); ws.set_column(7,11,13); ws.set_column(12,12,11); ws.set_column(13,13,3); ws.set_column(14,14,13)
    ws.set_row(2,26); ws.freeze_panes(4,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(9); ws.activate(); wb.close()
    save(name,'.xlsx',"UM",names,rows,totals,"MIXED_USE","Property Services, Warrandool Town Council (Excel)","site merged down the side, counts after areas, rents a year in two groups with per m², formulas with cached values, side table","rents a year and per m2 a year; first sheet is a cover; merged site cells; subsidy only for community buildings; side table beside the first rows")
