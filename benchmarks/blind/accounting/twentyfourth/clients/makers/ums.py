from common import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
import xlsxwriter
from decimal import Decimal as De, ROUND_HALF_UP
def rd(a,b,q): # a/b rounded half up to q decimals
    return float((De(a)/De(b)).quantize(De(1).scaleb(-q),ROUND_HALF_UP))

def um1():
    R=random.Random(2421); fn='Trevarth Sands pitch schedule.xlsx'
    S=[("STATIC CARAVANS - OWNERS",[("Standard pitch, single unit",96,232,4180),("Standard pitch, twin unit",18,310,5640),("Premier (sea view)",42,265,6225),("Premier Plus - decking & parking",14,288,6890),("Clifftop row",9,275,7450)]),
       ("LODGES",[("Woodland lodge 40 x 20",22,420,8150),("Lakeside lodge 40 x 20",16,455,9275),("Lakeside lodge 45 x 22",6,510,10400)]),
       ("RESIDENTIAL PARK HOMES",[("Single (Mobile Homes Act)",24,250,2388),("Double (Mobile Homes Act)",31,345,2916)]),
       ("SEASONAL TOURING",[("Hardstanding, 16A hook-up",38,100,2350),("Grass, 10A hook-up",25,110,1675),("Fully serviced",12,130,2890)])]
    g="ANNUAL PITCH FEE (£)"
    K=["other:Pitch size sq m","units","occupied","vacant","other:PITCHES Closed","pct_occ","other:"+g+" Average","other:"+g+" Roll"]
    wb=xlsxwriter.Workbook(doc(fn));ws=wb.add_worksheet("Schedule Apr 25")
    F=lambda **k:wb.add_format({'font_name':'Verdana','font_size':9,**k})
    h=F(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#FFF2CC',border=1);i0=F(num_format='#,##0');pc=F(num_format='0.0%');b0=F(bold=1,top=1,num_format='#,##0');bp=F(bold=1,top=1,num_format='0.0%');bt=F(bold=1,top=1);t=F(indent=1)
    ws.merge_range(1,1,1,9,"TREVARTH SANDS HOLIDAY & RESIDENTIAL PARK, CORNWALL",F(bold=1,font_size=13));ws.merge_range(2,1,2,9,"Pitch schedule by type, season commencing 1 April 2025. Fees are a year, ex VAT.",F(italic=1))
    ws.merge_range(4,1,5,1,"Type of pitch",h);ws.merge_range(4,2,5,2,"Pitch size\nsq m",h);ws.merge_range(4,3,4,6,"PITCHES",h);ws.merge_range(4,7,5,7,"% let",h);ws.merge_range(4,8,4,9,g,h)
    for i,x in zip((3,4,5,6,8,9),("Number","Let","Void","Closed","Average","Roll")): ws.write(5,i,x,h)
    ws.set_column(0,0,2);ws.set_column(1,1,36);ws.set_column(2,9,11)
    r=6;TR=[];TT=[];G=[0]*5
    def tot(lab,s):
        v=[None]+s[:4]+[rd(s[1]*100,s[0],1),rd(s[4],s[1],0),s[4]]
        ws.write(r,1,lab,bt);ws.write_blank(r,2,None,bt)
        for i,x in enumerate(v):
            if x is not None: ws.write(r,2+i,x/100 if i==5 else x,bp if i==5 else b0)
        TT.append({"label":lab,**{k:x for k,x in zip(K,v) if x is not None}})
    for s,ty in S:
        ws.write(r,1,s,F(bold=1,underline=1));r+=1;sub=[0]*5
        for n,u,m,fee in ty:
            cl=R.choice([0,0,1,2]) if u>12 else 0;vd=R.randint(0,max(1,u//9));le=u-cl-vd
            v=[m,u,le,vd,cl,rd(le*100,u,1),fee,fee*le]
            ws.write(r,1,n,t)
            for i,x in enumerate(v): ws.write(r,2+i,x/100 if i==5 else x,pc if i==5 else i0)
            TR.append({"type":n,**dict(zip(K,v))});sub=[a+b for a,b in zip(sub,[u,le,vd,cl,fee*le])];r+=1
        tot("Sub-total "+s.lower(),sub);G=[a+b for a,b in zip(G,sub)];r+=2
    tot("WHOLE PARK",G);r+=2
    for x in("Average fee is the roll divided by pitches let. Closed = out of use for ground works.","Park homes are charged monthly; shown here at 12 months.","Hire fleet (31 caravans) is trading income and is not in this schedule."): ws.write(r,1,x,F(italic=1,font_size=8));r+=1
    # side table
    ws.set_column(11,12,16);ws.write(4,11,"Site licence",h);ws.write(4,12,"Max units",h)
    for i,(a,b) in enumerate((("Holiday statics",190),("Lodges",48),("Residential",56),("Touring",90))): ws.write(5+i,11,a,F());ws.write(5+i,12,b,i0)
    ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
    save(fn,"UM",K,TR,TT,None,"MANUFACTURED_HOUSING","park accounts, Truro","Excel, offset start, grouped header, sections with subtotals, side table","annual pitch fees, closed pitches, sq m per pitch, licence side table beside data")

def um2():
    R=random.Random(2422); fn='StAldhelm_accommodation_schedule.pdf'
    S=[("ST ALDHELM HOUSE",[("Lower ground - stores",6,(180,420),9.5,11),("Ground - reception suites",4,(900,1600),27,30),("Ground - café unit",1,(1450,1450),24,26),("First floor",5,(1100,2600),28.5,32),("Second floor",5,(1100,2600),29,32.5),("Third floor",3,(2300,3900),30.25,33.5),("Fourth floor (refurbished 2023, fitted suites)",8,(420,900),38,39.5),("Fifth floor and roof terrace",1,(6240,6240),36,37.5)]),
       ("CANYNGE COURT",[("Ground - retail",3,(780,1300),21.5,21),("Ground - offices",2,(1500,2200),23,26),("First floor",4,(1200,2100),24.5,27.5),("Second floor",4,(1200,2100),24,27.5),("Third floor (under offer)",1,(5860,5860),0,28.5)]),
       ("THE OLD PRINTWORKS",[("Studios under 500 sq ft",12,(240,490),26,31),("Studios 500 - 1,000 sq ft",7,(520,980),25,29),("Studios over 1,000 sq ft",3,(1050,1700),23.5,27.5)])]
    K=["units","occupied","vacant","total_sf","other:NET INTERNAL AREA sq m","other:NET INTERNAL AREA let sq ft","other:PASSING RENT £ p.a.","other:PASSING RENT £ per sq ft let","other:ERV £ p.a.","other:ERV £ per sq ft"]
    H=[["Floor / use","SUITES","","","NET INTERNAL AREA","","","PASSING RENT","","ERV",""],["","No.","Let","Void","sq ft","sq m","let\nsq ft","£ p.a.","£ per\nsq ft let","£ p.a.","£ per\nsq ft"]]
    ps=PS('c',fontName='Times-Roman',fontSize=9,leading=10)
    data=list(H);sty=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(-1,0),'CENTER'),('SPAN',(1,0),(3,0)),('SPAN',(4,0),(6,0)),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(10,0)),('SPAN',(0,0),(0,1)),('VALIGN',(0,0),(-1,1),'BOTTOM'),('VALIGN',(0,2),(-1,-1),'MIDDLE'),
      ('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,1),.5,colors.black),('LINEBELOW',(1,0),(3,0),.4,colors.grey),('LINEBELOW',(4,0),(6,0),.4,colors.grey),('LINEBELOW',(7,0),(8,0),.4,colors.grey),('LINEBELOW',(9,0),(10,0),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
    dec=[0,0,0,0,1,0,0,2,0,2];f=lambda v:["" if x is None else f"{x:,.{d}f}" for x,d in zip(v,dec)]
    TR=[];TT=[];G=[0]*7
    def full(s): # units,let,void,sf,letsf,pass,erv
        return [s[0],s[1],s[2],s[3],s[7],s[4],s[5],rd(s[5],s[4],2) if s[4] else None,s[6],rd(s[6],s[3],2)]
    G=[0]*8
    def add(a,b): return [round(x+y,1) for x,y in zip(a,b)]
    for s,fl in S:
        i=len(data);sty+=[('FONT',(0,i),(-1,i),'Times-Bold',9),('SPAN',(0,i),(-1,i)),('TOPPADDING',(0,i),(-1,i),7)];data.append([s]+[""]*10);sub=[0]*8
        for n,u,(lo,hi),rent,erv in fl:
            sz=[R.randint(lo//5,hi//5)*5 for _ in range(u)];k=0 if rent==0 else u-min(u-1,R.choice([0,0,1,1,2]))
            sf=sum(sz);lsf=sum(sz[:k]);x=[u,k,u-k,sf,lsf,round(lsf*rent*R.uniform(.97,1.02)/50)*50,round(sf*erv/50)*50,float((De(sf)*De('0.09290304')).quantize(De('0.1'),ROUND_HALF_UP))]
            v=full(x)
            if k==0: v[5]=None;v[6]=None
            data.append([Paragraph(n,ps)]+f(v));TR.append({"type":n,**{a:b for a,b in zip(K,v) if b is not None}});sub=add(sub,x)
        i=len(data);lab="Total "+s.title();sty+=[('FONT',(0,i),(-1,i),'Times-Italic',9),('LINEABOVE',(1,i),(-1,i),.4,colors.black)];v=full(sub)
        data.append([lab]+f(v));TT.append({"label":lab,**dict(zip(K,v))});G=add(G,sub)
    i=len(data);sty+=[('FONT',(0,i),(-1,i),'Times-Bold',9.5),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)];v=full(G)
    data.append(["Portfolio total"]+f(v));TT.append({"label":"Portfolio total",**dict(zip(K,v))})
    T=lambda x,sz=10,b=False,sa=4:Paragraph(x,PS('q',fontName='Times-Bold' if b else 'Times-Roman',fontSize=sz,leading=sz*1.25,spaceAfter=sa))
    side=Table([["Car parking","Spaces","Licensed"],["St Aldhelm basement","44","39"],["Canynge Court yard","18","18"]],style=[('FONT',(0,0),(-1,-1),'Times-Roman',8),('BOX',(0,0),(-1,-1),.5,colors.grey),('FONT',(0,0),(-1,0),'Times-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)],hAlign='LEFT')
    def pg(cv,d): cv.setFont('Times-Italic',8);cv.drawString(50,24,"Merrow & Tyndall, Chartered Surveyors, Bristol - accommodation schedule at 24 June 2025");cv.drawRightString(792,24,f"page {cv.getPageNumber()}")
    D=SimpleDocTemplate(doc(fn),pagesize=landscape(A4),leftMargin=50,rightMargin=50,topMargin=44,bottomMargin=44,invariant=1)
    D.build([T("The St Aldhelm Portfolio, Bristol",20,True,10),T("Accommodation schedule for the lender's annual review",13,False,16),
      T("Dear Ms Pargeter, we set out below the accommodation by building and floor at the June quarter day. Areas are net internal (RICS Property Measurement, IPMS 3 on request). Passing rent is the contracted rent a year on let suites before any unexpired rent-free period; ERV is our own opinion for all suites, let or void, and is not a Red Book valuation. The third floor of Canynge Court is under offer and is shown as void. Car spaces are licensed separately and are no part of the schedule.",11,False,14),side,PageBreak(),
      Table(data,colWidths=[164,32,32,34,56,56,56,74,58,74,54],repeatRows=2,style=sty),Spacer(1,8),T("Square metres converted at 0.09290304 and rounded line by line; totals are sums of the rounded lines.",8)],onFirstPage=pg,onLaterPages=pg)
    save(fn,"UM",K,TR,TT,None,"OFFICE","surveyors' client accounts, Bristol","PDF, letter page with parking table first, schedule on page 2, three buildings","annual rents and psf, areas in two units, void row with blanks, wrapped types, decoy table on cover")

def um3():
    R=random.Random(2423); fn='Larkhill Dock PRS unit mix.xlsx'
    U=[("S-01 Studio",0,1,14,415,1595,1680),("S-02 Studio, canal side",0,1,8,432,1660,1740),("1A One bed",1,1,26,548,1890,1985),("1B One bed + study",1,1,18,601,1985,2095),("1C One bed, dual aspect",1,1,12,575,1940,2060),("1D One bed, Part V (DCC lease)",1,1,10,540,1410,1890),("2A Two bed, one bath",2,1,9,742,2295,2420),("2B Two bed, two bath",2,2,34,804,2485,2625),("2C Two bed corner",2,2,16,851,2590,2740),("2D Two bed, Part V (DCC lease)",2,1,8,735,1720,2395),("3A Three bed duplex",3,2,11,1088,3120,3350),("3B Three bed penthouse",3,3,4,1312,3975,4250)]
    K=["pct_units","units","occupied","vacant","pct_occ","sf","total_sf","actual","actual_total","market","market_total"]
    NU=sum(u[3] for u in U)
    wb=xlsxwriter.Workbook(doc(fn));ws=wb.add_worksheet("Mix");F=lambda **k:wb.add_format({'font_name':'Cambria','font_size':10,**k})
    h=F(bold=1,font_color='white',bg_color='#1F3864',align='center',valign='vcenter',text_wrap=1,border=1);t=F();n=F(num_format='#,##0');e=F(num_format='€#,##0');pc=F(num_format='0.0"%"');
    B=lambda **k:F(bold=1,top=1,bottom=1,bg_color='#D9E2F3',**k);bt=B();bn=B(num_format='#,##0');be=B(num_format='€#,##0');bp=B(num_format='0.0"%"')
    ws.write(0,0,"Larkhill Dock, Grand Canal, Dublin 8",F(bold=1,font_size=14));ws.write(1,0,"Residential accommodation by apartment type - rents per calendar month - 31 May 2025",F())
    L=["Type","Beds","Baths","% of\nunits","Total\napts","Let","Void","Occ.\n%","Avg\nsq ft","Total\nsq ft","Avg passing\nrent pcm","Total passing\nrent pcm\n(let apts)","Avg ERV\npcm","Total ERV\npcm\n(all apts)"]
    for i,x in enumerate(L): ws.write(3,i,x,h)
    ws.set_row(3,44);ws.set_column(0,0,31);ws.set_column(1,8,8);ws.set_column(9,13,13)
    fm=[pc,n,n,n,pc,n,n,e,e,e,e];fb=[bp,bn,bn,bn,bp,bn,bn,be,be,be,be]
    r=4;TR=[];TT=[];G=[0]*6
    def line(s): return [rd(s[0]*100,NU,1),s[0],s[1],s[0]-s[1],rd(s[1]*100,s[0],1),rd(s[2],s[0],0),s[2],rd(s[3],s[1],0),s[3],rd(s[4],s[0],0),s[4]]
    def tot(lab,s):
        v=line(s);ws.write(r,0,lab,bt);ws.write_blank(r,1,None,bt);ws.write_blank(r,2,None,bt)
        for i,x in enumerate(v): ws.write(r,3+i,x,fb[i])
        TT.append({"label":lab,**dict(zip(K,v))})
    for bd,lab in((0,"Studios"),(1,"One bedroom"),(2,"Two bedroom"),(3,"Three bedroom")):
        sub=[0]*5
        for nm,b,ba,u,sf,ac,mk in [x for x in U if x[1]==bd]:
            le=u-(R.randint(0,max(1,u//8)) if "Part V" not in nm else 0);s=[u,le,u*sf,le*ac,u*mk];v=line(s)
            ws.write(r,0,nm,t);ws.write(r,1,b,n);ws.write(r,2,ba,n)
            for i,x in enumerate(v): ws.write(r,3+i,x,fm[i])
            TR.append({"type":nm,"beds":b,"baths":ba,**dict(zip(K,v))});sub=[a+c for a,c in zip(sub,s)];r+=1
        tot("Total "+lab,sub);G=[a+c for a,c in zip(G,sub)];r+=1
    tot("TOTAL / AVERAGE",G);r+=2
    for x in("Part V apartments are let to the council on a long lease at a net rent; ERV is shown as if unrestricted.","Passing rent averages are over let apartments only; ERV and area averages are over all apartments.","Percentages are rounded by line. Excludes two ground-floor retail units and the crèche."): ws.write(r,0,x,F(italic=1,font_size=8));r+=1
    r+=1;ws.write(r,0,"Recap by tenure",F(bold=1));ws.write(r,4,"Apts",F(bold=1));r+=1
    pv=sum(u[3] for u in U if "Part V" in u[0])
    for a,b in(("Private",NU-pv),("Part V",pv)): ws.write(r,0,a,t);ws.write(r,4,b,n);r+=1
    ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
    save(fn,"UM",K,TR,TT,None,"MULTIFAMILY","BTR asset accounts, Dublin","Excel, one header row with three-line wrapped words, subtotals by bedroom","averages over different bases, totals per month, percentages as plain numbers, tenure recap below")
