import random
from common import *
from fpdf import FPDF
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.platypus import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from decimal import Decimal, ROUND_HALF_UP
def rd(x,n=0):
    q=Decimal(str(x)).quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP); return float(q) if n else int(q)
def um7():
    R=random.Random(1707)
    K=["pct_units","units","sf","total_sf","actual","actual_sf","market","market_sf","other:PRO FORMA (YEAR 1) Rent","other:PRO FORMA (YEAR 1) PSF","other:PRO FORMA (YEAR 1) Monthly Total"]
    P=[("Phase I (1987)",[("A1 · 1 Bed / 1 Bath – Classic",24,612,985,1045,1225),("A1 · 1 Bed / 1 Bath – Renovated",16,612,1148,1195,1240),("A2 · 1 Bed / 1 Bath w/ Den – Classic",8,744,1062,1110,1310),("A2 · 1 Bed / 1 Bath w/ Den – Renovated",12,744,1239,1285,1330),("B1 · 2 Bed / 1 Bath – Classic",28,878,1156,1225,1430),("B1 · 2 Bed / 1 Bath – Renovated",20,878,1362,1405,1455),("B2 · 2 Bed / 2 Bath – Classic",18,964,1218,1290,1515),("B2 · 2 Bed / 2 Bath – Renovated (partial: counters and flooring only)",6,964,1341,1375,1515)]),
       ("Phase II (1996)",[("S1 · Studio – Classic",10,468,842,890,1035),("S1 · Studio – Renovated",4,468,961,1005,1050),("A3 · 1 Bed / 1 Bath – Classic",22,688,1044,1100,1285),("A3 · 1 Bed / 1 Bath – Renovated",14,688,1211,1250,1300),("B3 · 2 Bed / 2 Bath – Classic",26,1022,1303,1365,1590),("B3 · 2 Bed / 2 Bath – Renovated",18,1022,1497,1555,1610),("C1 · 3 Bed / 2 Bath Townhome – Classic",12,1286,1588,1690,1945),("C1 · 3 Bed / 2 Bath Townhome – Renovated",5,1286,1829,1895,1960),("Model / Office (B3)",1,1022,None,None,1590)])]
    P=[(p,[(t,u,s,a+R.randint(-9,9) if a else None,k,f) for t,u,s,a,k,f in l]) for p,l in P]
    N=sum(x[1] for _,l in P for x in l)
    pc=lambda x:f"{x:.1f}%"; d=lambda x:f"${x:,}"; ps=lambda x:f"${x:.2f}"
    def line(u,sf,tsf,a,k,f,tot):
        v=[rd(u/N*100,1),u,rd(sf),tsf,None if a is None else rd(a),None if a is None else rd(a/sf,2),None if k is None else rd(k),None if k is None else rd(k/sf,2),rd(f),rd(f/sf,2),tot]
        fm=[pc,str,lambda x:f"{x:,}",lambda x:f"{x:,}",d,ps,d,ps,d,ps,d]
        return v,[("—" if x is None else g(x)) for x,g in zip(v,fm)]
    cell=PS('c',fontName='Helvetica',fontSize=7.6,leading=9)
    T=[["Unit Type / Finish","Unit Mix","","Area","","IN-PLACE (JULY 2025)","","MARKET (ASKING)","","PRO FORMA (YEAR 1)","",""],["","% of\nMix","Units","Avg.\nSF","Total SF","Rent","PSF","Rent","PSF","Rent","PSF","Monthly\nTotal"]]
    sty=[];rows=[];tot=[]
    def wavg(l):
        n=sum(x[1] for x in l); tsf=sum(x[1]*x[2] for x in l); r=[x for x in l if x[3]]; nr=sum(x[1] for x in r)
        # averages of in-place and market over revenue units; PSF on revenue area
        tsr=sum(x[1]*x[2] for x in r)
        a=sum(x[1]*x[3] for x in r)/nr; k=sum(x[1]*x[4] for x in r)/nr; f=sum(x[1]*x[5] for x in l)/n
        v,s=line(n,tsf/n,tsf,a,k,f,sum(x[1]*x[5] for x in l))
        v[5]=rd(a*nr/tsr,2);v[7]=rd(k*nr/tsr,2);v[9]=rd(f*n/tsf,2); s[5],s[7],s[9]=ps(v[5]),ps(v[7]),ps(v[9])
        return v,s
    for p,l in P:
        i=len(T); T.append([p]+[""]*11); sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#d9ead3')),('FONT',(0,i),(-1,i),'Helvetica-Bold',8)]
        for x in l:
            v,s=line(x[1],x[2],x[1]*x[2],x[3],x[4],x[5],x[1]*x[5]); T.append([Paragraph(x[0],cell)]+s)
            if 'Renovated' in x[0]: sty.append(('TEXTCOLOR',(1,len(T)-1),(-1,len(T)-1),colors.HexColor('#38761d')))
            rows.append({"type":x[0],**{k:y for k,y in zip(K,v) if y is not None}})
        v,s=wavg(l); lab=p.split(' (')[0]+" Total / Avg."; i=len(T); T.append([lab]+s); sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6),('LINEABOVE',(0,i),(-1,i),.6,colors.black)]
        tot.append({"label":lab,**dict(zip(K,v))})
    v,s=wavg([x for _,l in P for x in l]); v[0]=100.0; s[0]="100.0%"; i=len(T); T.append(["TOTAL / WEIGHTED AVERAGE"]+s); tot.append({"label":"TOTAL / WEIGHTED AVERAGE",**dict(zip(K,v))})
    sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#274e13')),('TEXTCOLOR',(0,i),(-1,i),colors.white)]
    t=Table(T,colWidths=[168,44,36,42,52,50,42,50,42,50,42,64],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('ALIGN',(1,0),(-1,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#274e13')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.4),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(2,0)),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(11,0)),('INNERGRID',(1,0),(-1,1),.3,colors.white),('LINEBELOW',(0,2),(-1,-1),.25,colors.HexColor('#bbbbbb')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]+sty))
    H=PS('h',fontName='Times-Bold',fontSize=20,leading=25,textColor=colors.HexColor('#274e13')); Pp=PS('p',fontName='Times-Roman',fontSize=10.5,leading=14.5,spaceAfter=8)
    sm=Table([["Asking price","Unpriced"],["Units",str(N)],["Renovated to date","95 (38.9%)"],["Parking","402 surface, 24 garages"],["Cap-ex left, per classic unit","$11,400"]],colWidths=[150,130],style=[('FONT',(0,0),(-1,-1),'Times-Roman',10),('LINEBELOW',(0,0),(-1,-1),.3,colors.grey)])
    ren=sum(x[1] for _,l in P for x in l if 'Renovated' in x[0]); sm._cellvalues[2][1]=f"{ren} ({ren/N*100:.1f}%)"
    def pg(cv,doc): cv.setFont('Times-Italic',8); cv.drawString(36,22,"Quarry Glen Apartments – Rental Summary"); cv.drawRightString(756,22,f"Page {doc.page+13}")
    SimpleDocTemplate(D('quarry_glen_om_rental_summary.pdf'),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=40).build([
      Paragraph("Quarry Glen: the value-add story",H),Paragraph("Quarry Glen was delivered in two phases and offers a proven interior program. Renovated homes hold average in-place premiums of $105 to $249 over classic homes of the same plan, on a budget of $11,400 a unit. The pro forma renovates every remaining classic home and opens the model as a revenue unit.",Pp),sm,PageBreak(),
      Paragraph("Unit mix and rents by phase",PS('h2',parent=H,fontSize=14,leading=18)),Spacer(1,4),t,Spacer(1,6),Paragraph("In-place and market averages exclude the model, which carries no rent (—). PSF averages divide by the area of the units averaged. Pro forma includes all units. Green figures: renovated finish.",PS('f',fontName='Times-Italic',fontSize=8,leading=10))],onFirstPage=pg,onLaterPages=pg)
    emit('quarry_glen_om_rental_summary.pdf','UM',K,rows,tot,assetType="MULTIFAMILY",documentType="UNIT_MIX",author="brokers17",style="OM pages, phases, classic/renovated, grouped header with in-place/market/pro forma, share before units, in-place before market",hard="in-place before market, repeated Rent/PSF words, model unit with dashes, wrapped type")

def um8():
    R=random.Random(1708)
    GC="Care & Extras"
    K=["sf","units","other:Census Licensed Beds","occupied","vacant","pct_occ","market","actual","actual_total",f"other:{GC} Avg. Level-of-Care Fee / Mo.",f"other:{GC} 2nd Person Fee / Mo."]
    L=[("Independent\nLiving",[("Studio",410,14,14,2395,0,650),("One Bedroom",585,38,38,3150,0,850),("One Bedroom Deluxe (balcony)",640,16,16,3425,0,850),("Two Bedroom / Two Bath",890,22,44,4280,0,950),("Cottage",1120,8,16,4995,0,1000)]),
       ("Assisted\nLiving",[("Alcove Studio",365,20,20,4150,785,1100),("Studio Large",420,12,12,4395,810,1100),("One Bedroom",540,24,28,5075,842,1250),("Companion Suite",610,6,12,5590,905,None),("Two Bedroom",780,5,10,6120,870,1350)]),
       ("Memory\nCare",[("Private Studio",320,16,16,6450,1120,None),("Private Deluxe",365,8,8,6895,1165,None),("Shared (rent per suite)",430,6,12,8240,1310,None)]),
       ("Respite",[("Furnished Studio",365,2,2,5100,640,None)])]
    wb=openpyxl.Workbook(); w=wb.active; w.title="Mix"; F=lambda **k: Font(name='Cambria',size=10,**k)
    w.merge_cells('A1:N1'); w['A1']="WINDERMERE COMMONS – UNIT MIX BY LEVEL OF CARE"; w['A1'].font=Font(name='Cambria',size=15,bold=True,color='8A4B08')
    w['A2']="Rent roll of August 1, 2025. Rates are per unit per month, unless noted."; w['A2'].font=F(italic=True)
    grp=[(3,3,"Size"),(4,8,"Census"),(9,10,"Average Rate / Mo."),(11,12,"Totals"),(13,14,GC)]
    fill=PatternFill('solid',fgColor='F6E3C8'); bd=Border(*[Side(style='thin',color='C28B4A')]*4)
    hs=["Level of Care","Unit Type","Avg. SF","Total Units","Licensed Beds","Units Occupied","Units Vacant","% Occupied","Market","In-Place","Annual (model)","In-Place Rent / Mo., Occupied Units","Avg. Level-of-Care Fee / Mo.","2nd Person Fee / Mo."]
    for a,b,x in grp:
        if a!=b: w.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b)
        w.cell(4,a,x)
    for i,x in enumerate(hs,1): w.cell(5,i,x)
    for r in(4,5):
        for i in range(1,15): c=w.cell(r,i); c.font=F(bold=True); c.fill=fill; c.border=bd; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    for c,wd in zip('ABCDEFGHIJKLMN',[14,30,9,9,10,10,9,11,12,12,14,18,15,13]): w.column_dimensions[c].width=wd
    w.column_dimensions['K'].hidden=True; w.row_dimensions[5].height=44
    cols=[3,4,5,6,7,8,9,10,12,13,14]; NF=['#,##0','0','0','0','0','0.0%','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0']
    r=6; rows=[];tot=[];ALL=[]
    def put(r,v,bold=False):
        for c,x,nf in zip(cols,v,NF):
            if x is None: continue
            e=w.cell(r,c,x/100 if nf=='0.0%' else x); e.number_format=nf; e.font=F(bold=bold); e.alignment=Alignment(horizontal='right')
    for lv,l in L:
        r0=r; G=[]
        for t,sf,u,b,mk,loc,sp in l:
            vac=min(u,R.choice([0,0,1,1,2,3])) if u>4 else R.choice([0,1]); oc=u-vac; a=mk-R.randint(35,290)
            # a pct printed to 1 decimal: stored at 3 decimals
            G.append((sf,u,b,oc,vac,mk,a,loc,sp)); v=[sf,u,b,oc,vac,rd(oc/u*100,1),mk,a,a*oc,loc or None,sp]
            w.cell(r,2,t).font=F(); put(r,v); w.cell(r,11,a*oc*12)
            rows.append({"type":t,**{k:x for k,x in zip(K,v) if x is not None}}); r+=1
        if r-r0>1: w.merge_cells(start_row=r0,start_column=1,end_row=r-1,end_column=1)
        w.cell(r0,1,lv).font=F(bold=True,color='8A4B08'); w.cell(r0,1).alignment=Alignment(wrap_text=True,vertical='center',horizontal='center')
        ALL+=G
        def agg(G):
            n=sum(g[1] for g in G); oc=sum(g[3] for g in G); at=sum(g[6]*g[3] for g in G)
            lc=sum(g[7]*g[3] for g in G if g[7]); lo=sum(g[3] for g in G if g[7])
            return [rd(sum(g[0]*g[1] for g in G)/n),n,sum(g[2] for g in G),oc,n-oc,rd(oc/n*100,1),rd(sum(g[5]*g[1] for g in G)/n),rd(at/oc),at,rd(lc/lo) if lo else None,None]
        v=agg(G); lab=lv.replace("\n"," ")+" subtotal / avg."; w.cell(r,2,lab).font=F(bold=True); put(r,v,True)
        for j in range(1,15): w.cell(r,j).border=Border(top=Side(style='thin')); w.cell(r,j).fill=PatternFill('solid',fgColor='FBF3E6')
        tot.append({"label":lab,**{k:x for k,x in zip(K,v) if x is not None}}); r+=1
    r+=1; v=agg(ALL); w.cell(r,1,"COMMUNITY TOTAL / AVG.").font=F(bold=True); w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=2); put(r,v,True)
    for j in range(1,15): w.cell(r,j).fill=fill
    tot.append({"label":"COMMUNITY TOTAL / AVG.",**{k:x for k,x in zip(K,v) if x is not None}})
    for i,x in enumerate(["Market average weighted by all units; in-place average by occupied units; level-of-care average by occupied units that pay it.","Respite is let by the day; the rate shown is 30 days at $170."],2): w.cell(r+i,1,x).font=F(italic=True)
    for i,(a,b) in enumerate([("Rate increases",None),("Jan 2023",.055),("Jan 2024",.06),("Jan 2025",.048)]):
        w.cell(5+i,16,a).font=F(bold=i==0)
        if b: w.cell(5+i,17,b).number_format='0.0%'
    w.column_dimensions['P'].width=15
    w2=wb.create_sheet("Assumptions")
    for i,(a,b) in enumerate([("Stabilized occupancy",.93),("Market rate growth",.04),("Care fee growth",.05),("Community fee (one-time)",3500)],2): w2.cell(i,2,a); w2.cell(i,3,b)
    w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); w.page_setup.fitToHeight=0; w.page_setup.orientation='landscape'
    wb.save(D('Windermere Commons mix by care level.xlsx'))
    emit('Windermere Commons mix by care level.xlsx','UM',K,rows,tot,assetType="SENIOR_HOUSING",documentType="UNIT_MIX",author="brokers17",style="workbook, care levels in vertical merged cells, units and licensed beds, market/in-place, care fees, hidden annual column, side table, second sheet",hard="beds beside units, repeated type names across levels, hidden column K, side table")

def um9():
    K=["ami","units","sf","gross","ua","net","monthly","actual","other:Gap to Max"]
    Bd=[("Building 1 – Family (2009 LIHTC)",[("1A",1,1,30,4,655,571,78,-1),("1A",1,1,50,10,655,952,78,861),("1A",1,1,60,14,655,1143,78,1029),("2A",2,1,30,3,862,685,97,588),("2A",2,1,50,12,862,1142,97,1018),("2B",2,2,60,21,915,1371,97,1226),("3A",3,2,50,6,1108,1320,116,1185),("3A",3,2,60,9,1108,1584,116,1411),("Mgr. 2B",2,2,None,1,915,None,None,None)]),
        ("Building 2 – Senior 55+ (2014 bonds)",[("Studio",0,1,40,6,478,711,61,641),("1S",1,1,40,8,604,762,70,684),("1S",1,1,60,26,604,1143,70,1011),("1S – Sec. 8",1,1,60,5,604,1143,70,1104),("2S",2,1,60,11,818,1371,88,1240),("2S",2,1,80,4,818,1828,88,1455)]),
        ("Building 3 – Townhomes (2014 bonds)",[("TH3",3,2.5,60,7,1264,1584,131,1433),("TH3",3,2.5,80,3,1264,2112,131,1650),("TH4",4,2.5,60,4,1451,1767,149,1602)])]
    Bd[0][1][0]=("1A",1,1,30,4,655,571,78,493)
    class P(FPDF):
        def footer(s): s.set_y(-12); s.set_font('Helvetica','I',7); s.cell(0,4,"Ridley Marchbank Affordable Housing Group - figures from owner's compliance file, May 2025 limits",align='L'); s.set_y(-12); s.cell(0,4,f"{s.page_no()}",align='R')
    p=P('P','mm','Letter'); p.set_auto_page_break(False); p.set_margins(12,12,12); p.add_page()
    W=[24,10,10,14,13,16,20,19,19,25,22]; W=[w*.95 for w in W]; W.append(192-sum(W)-.5)
    p.set_font('Helvetica','B',15); p.set_text_color(0,70,110); p.cell(0,8,"Sycamore Terrace Residences",new_x='LMARGIN',new_y='NEXT')
    p.set_font('Helvetica','',9); p.set_text_color(0); p.multi_cell(0,4.4,"Rent schedule by plan and income tier. Maximum rents are the 2025 program limits less the housing authority's utility allowance; contract rents are the averages now charged. \"Gap\" is what remains to the maximum, per unit and month.",new_x='LMARGIN',new_y='NEXT'); p.ln(3)
    def header():
        hs=["Plan","BR","BA","AMI\nTier","No. of\nUnits","Net\nSF","Max.\nGross Rent","Utility\nAllowance","Max.\nNet Rent","Monthly at\nMax. Net","Contract\nRent (avg.)","Gap to\nMax"]
        p.set_font('Helvetica','B',7.6); p.set_fill_color(0,70,110); p.set_text_color(255); y=p.get_y(); x=12
        for h,w in zip(hs,W):
            p.rect(x,y,w,10,'F'); ls=h.split("\n")
            for i,l in enumerate(ls): p.set_xy(x,y+(1+i*4 if len(ls)==2 else 3)); p.cell(w,4,l,align='C')
            x+=w
        p.set_text_color(0); p.set_xy(12,y+10.5)
    def ln(cells,b=False,fill=None,h=5.6):
        p.set_font('Helvetica','B' if b else '',8.2); p.set_x(12)
        if fill: p.set_fill_color(*fill)
        for i,(c,w) in enumerate(zip(cells,W)): p.cell(w,h,c,border='B' if not b else 'T',align='L' if i==0 else 'R' if i>4 else 'C',fill=bool(fill))
        p.ln(h)
    header(); rows=[];tot=[];A=[]
    def agg(l):
        n=sum(x[4] for x in l); q=[x for x in l if x[3]]; nq=sum(x[4] for x in q)
        return [rd(sum(x[3]*x[4] for x in q)/nq,1),n,rd(sum(x[4]*x[5] for x in l)/n),rd(sum(x[6]*x[4] for x in q)/nq),rd(sum(x[7]*x[4] for x in q)/nq),rd(sum((x[6]-x[7])*x[4] for x in q)/nq),sum((x[6]-x[7])*x[4] for x in q),rd(sum(x[8]*x[4] for x in q)/nq),rd(sum((x[6]-x[7]-x[8])*x[4] for x in q)/nq)]
    def fm(v,am): return [am,str(v[1]),f"{v[2]:,}",f"${v[3]:,}",f"{v[4]}",f"${v[5]:,}",f"${v[6]:,}",f"${v[7]:,}",f"{v[8]}"]
    pl=None
    for bi,(b,l) in enumerate(Bd):
        if bi==2:
            p.add_page(); p.set_font('Helvetica','I',8); p.cell(0,5,"Sycamore Terrace Residences - rent schedule (cont'd)",new_x='LMARGIN',new_y='NEXT'); header()
        p.set_x(12); p.set_font('Helvetica','B',9); p.set_fill_color(222,235,243); p.cell(sum(W),6.2,b.replace('–','-'),fill=True); p.ln(6.2)
        for x in l:
            if x[3] is None:
                ln([x[0],str(x[1]),str(x[2]),"n/a",str(x[4]),f"{x[5]:,}"]+["","","","","",""])
                rows.append({"type":x[0],"beds":x[1],"baths":x[2],"units":x[4],"sf":x[5]}); continue
            net=x[6]-x[7]; v=[x[3],x[4],x[5],x[6],x[7],net,net*x[4],x[8],net-x[8]]
            ln([x[0].replace('–','-'),str(x[1]),str(x[2])]+fm(v,f"{x[3]}%")); rows.append({"type":x[0].replace('–','-'),"beds":x[1],"baths":x[2],**dict(zip(K,v))})
        v=agg(l); A+=l
        if bi==1: good=v[6]; v[6]=good+900; pl=(good,v[6])
        lab=f"Bldg. {bi+1} total"; ln([lab,"",""]+fm(v,f"{v[0]:.1f}%"),True); p.ln(3); tot.append({"label":lab,**dict(zip(K,v))})
    v=agg(A); ln(["All buildings","",""]+fm(v,f"{v[0]:.1f}%"),True,(200,220,232),7); tot.append({"label":"All buildings",**dict(zip(K,v))})
    p.ln(4); p.set_font('Helvetica','',8); p.multi_cell(0,4.2,"Total lines: units and Monthly at Max. Net are sums; all else is the average weighted by units. The manager's unit (Mgr. 2B) is exempt: it is counted in units and SF only. BR 0 = studio.",new_x='LMARGIN',new_y='NEXT')
    p.ln(3); p.set_font('Helvetica','B',8.5); p.cell(0,5,"Units by tier",new_x='LMARGIN',new_y='NEXT'); p.set_font('Helvetica','',8.2)
    for a in(30,40,50,60,80): p.cell(30,4.8,f"{a}% AMI"); p.cell(14,4.8,str(sum(x[4] for x in A if x[3]==a)),align='R',new_x='LMARGIN',new_y='NEXT')
    p.output(D('sycamore_terrace_rent_schedule.pdf'))
    emit('sycamore_terrace_rent_schedule.pdf','UM',K,rows,tot,{"what":f"Bldg. 2 total, Monthly at Max. Net: printed ${pl[1]:,}, the lines sum to ${pl[0]:,} (the total of all buildings is right)","kind":"total_wrong"},assetType="MULTIFAMILY",documentType="UNIT_MIX",author="brokers17",style="portrait PDF, affordable tiers by building, limit/allowance/net, contract rent and gap, recap by tier",hard="same plan at several tiers, exempt unit with blanks, wrong building total")
