from common import *
from decimal import Decimal, ROUND_HALF_UP
from fpdf import FPDF
import xlsxwriter
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
def rd(x,n=0):
    q=Decimal(str(round(x,9))).quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP); return int(q) if n==0 else float(q)

def um1(R):
    fn='heron_landing_senior_rents.pdf'
    K=["ami","units","beds","baths","sf","total_sf","gross","ua","net","monthly","other:RENTAL INCOME Per year"]
    # label, bed,bath, sf, [(ami,units)]
    lim={0:{30:521,40:695,50:869,60:1043},1:{30:558,40:745,50:931,60:1117,80:1490},2:{30:670,40:894,50:1117,60:1341,80:1788}}
    ua={0:54,1:68,2:91}
    secs=[("STUDIO APARTMENTS",[("Studio S",0,1,468,[(30,3),(50,5),(60,4)])]),("ONE BEDROOM APARTMENTS",[("1A",1,1,604,[(30,5),(40,4),(50,9),(60,11)]),("1B accessible",1,1,631,[(30,2),(50,4),(80,3)])]),("TWO BEDROOM APARTMENTS",[("2A",2,1,822,[(30,2),(50,5),(60,6)]),("2B corner",2,2,911,[(60,4),(80,5)])])]
    pdf=FPDF('P','mm','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(14,14,14); pdf.add_page()
    pdf.set_fill_color(31,58,95); pdf.rect(0,0,216,22,'F'); pdf.set_text_color(255,255,255); pdf.set_font('helvetica','B',15); pdf.set_xy(14,5); pdf.cell(0,7,"Heron Landing Senior Residences"); pdf.set_font('helvetica','',9); pdf.set_xy(14,12); pdf.cell(0,5,"Exhibit C - Unit mix and restricted rents | 4% LIHTC application, round 2 | 2025 limits, Calloway County")
    pdf.set_text_color(0,0,0)
    w=[32,13,13,11,11,14,18,17,15,15,19,22]; X=[8]
    for a in w: X.append(X[-1]+a)
    H=["Plan","AMI\n%","No. of\nunits","Bed-\nrooms","Baths","SF per\nunit","Total\nnet SF","Maximum\ngross","Utility\nallow.","Net\nrent","Per\nmonth","Per\nyear"]
    y=28; pdf.set_font('helvetica','B',7.5)
    pdf.set_xy(X[7],y); pdf.cell(sum(w[7:10]),4.5,"RENT PER UNIT / MONTH",border='B',align='C'); pdf.set_xy(X[10],y); pdf.cell(w[10]+w[11],4.5,"RENTAL INCOME",border='B',align='C'); y+=5
    for i,h in enumerate(H):
        ls=h.split('\n')
        for j,t in enumerate(ls): pdf.set_xy(X[i],y+(2-len(ls))*3.6+j*3.6); pdf.cell(w[i],3.6,t,align='L' if i==0 else 'R')
    y+=8; pdf.set_line_width(.5); pdf.line(8,y,X[-1],y); pdf.set_line_width(.2); y+=1.5
    def pr(cells,b=False,h=5.2):
        nonlocal y
        pdf.set_font('helvetica','B' if b else '',8)
        for i,t in enumerate(cells):
            pdf.set_xy(X[i],y); pdf.cell(w[i],h,t,align='L' if i==0 else 'R')
        y+=h
    rows=[];tots=[];G=[0]*4;GU=0
    allr=[]
    def tot(lab,L):
        nonlocal y
        u=sum(q[0] for q in L); ts=sum(q[0]*q[1] for q in L); mo=sum(q[0]*q[2] for q in L)
        av=rd(ts/u); pdf.line(X[2],y,X[-1],y); y+=.6
        o={"label":lab,"units":u,"sf":av,"total_sf":ts,"monthly":mo,K[10]:mo*12}
        pr([lab,"",str(u),"","",f"{av:,}",f"{ts:,}","","","",f"{mo:,}",f"{mo*12:,}"],True); y+=1.8; tots.append(o)
    for s,L in secs:
        pdf.set_font('helvetica','B',8.5); pdf.set_text_color(31,58,95); pdf.set_xy(8,y); pdf.cell(80,5.4,s); pdf.set_text_color(0,0,0); y+=5.6
        SL=[]
        for nm,bd,ba,sf,A in L:
            for ami,u in A:
                g=lim[bd][ami]; n=g-ua[bd]; typ=f"{nm} - {ami}"
                pr([nm,str(ami),str(u),str(bd),str(ba),str(sf),f"{u*sf:,}",f"{g:,}",str(ua[bd]),f"{n:,}",f"{u*n:,}",f"{u*n*12:,}"])
                rows.append({"type":nm,"ami":ami,"units":u,"beds":bd,"baths":ba,"sf":sf,"total_sf":u*sf,"gross":g,"ua":ua[bd],"net":n,"monthly":u*n,K[10]:u*n*12}); SL.append((u,sf,n))
        if s.startswith("TWO"):
            pr(["2A manager (1)","","1","2","1","822","822","","","","0","0"]); rows.append({"type":"2A manager (1)","units":1,"beds":2,"baths":1,"sf":822,"total_sf":822,"monthly":0,K[10]:0}); SL.append((1,822,0))
        tot("Subtotal "+s.split()[0].title(),SL) if False else tot({"S":"Studios","O":"One bedrooms","T":"Two bedrooms"}[s[0]],SL); allr+=SL
    y+=1; tot("All apartments",allr)
    y+=3; pdf.set_font('helvetica','',7.5)
    for t in ["(1) Resident manager's apartment, exempt from rent; counted in units and area, not in the AMI set-asides.","(2) Utility allowance: housing authority schedule effective 10/1/2024, all-electric, resident-paid heat pump.","(3) SF per unit on total lines is the average weighted by units. Net SF measured to inside face of demising walls."]:
        pdf.set_xy(8,y); pdf.cell(0,4,t); y+=4.2
    y+=4; pdf.set_font('helvetica','B',8.5); pdf.set_xy(8,y); pdf.cell(80,5,"Set-aside summary",border='B'); pdf.set_xy(112,y); pdf.cell(90,5,"Common and commercial area",border='B'); y+=6
    by={}
    for q in rows:
        if 'ami' in q: by[q['ami']]=by.get(q['ami'],0)+q['units']
    y0=y; pdf.set_font('helvetica','',8)
    for a in sorted(by): pdf.set_xy(8,y); pdf.cell(50,4.6,f"At or below {a}% AMI"); pdf.cell(30,4.6,f"{by[a]} units",align='R'); y+=4.6
    for t,v in(("Community room and kitchen","2,140 SF"),("Wellness suite","615 SF"),("Corridors, lobby, elevators","11,870 SF"),("Surface parking","58 stalls")):
        pdf.set_xy(112,y0); pdf.cell(60,4.6,t); pdf.cell(30,4.6,v,align='R'); y0+=4.6
    pdf.set_font('helvetica','I',7); pdf.set_xy(8,266); pdf.cell(0,4,"Brightwater Heron Developers LLC - draft 3, 14 March 2025"); pdf.set_xy(170,266); pdf.cell(38,4,"C-1",align='R')
    pdf.output(doc(fn))
    save(fn,'UM','SENIOR_HOUSING','tax-credit analyst, application exhibit','one-page portrait, AMI lines, grouped two-line headers, manager unit, side tables, footnotes',False,K,rows,tots)

def um2(R):
    fn='Block 9 lease-up tracker.xlsx'
    K=["units","other:INVENTORY Share of SF","sf","total_sf","market","market_sf","other:ASKING (MONTHLY) Concession per unit","other:ASKING (MONTHLY) Net effective","market_total","other:LEASE-UP TO DATE Leased","other:LEASE-UP TO DATE Available","pct_leased"]
    D=[("Apartments - east wing",[("E0 Studio Juliet",14,455,1495),("E1 One bed",22,640,1825),("E1D One bed + den",12,742,2040),("E2 Two bed / two bath",16,985,2565)]),
       ("Apartments - tower",[("T0 Micro",10,392,1410),("T1 One bed",28,655,1960),("T1P One bed terrace",6,688,2195),("T2 Two bed / two bath",18,1035,2810),("T3 Three bed penthouse",3,1520,4650)]),
       ("Live-work lofts",[("LW1 Loft, street entry",5,1105,2890),("LW2 Loft, mezzanine",4,1290,3240)]),
       ("Co-working floor 2",[("Team suite, 6 desks",8,310,2450),("Team suite, 10 desks",4,505,3900),("Solo office",12,96,875)]),
       ("Retail, ground floor",[("Corner bay (café)",1,2180,7630),("In-line bay",5,1240,3720),("Kiosk",2,150,825)])]
    wb=xlsxwriter.Workbook(doc(fn)); ws=wb.add_worksheet("Mix 2025-08"); Fm=lambda **k: wb.add_format({'font_name':'Tahoma','font_size':9,**k})
    gp=Fm(bold=1,align='center',bg_color='#5B2C6F',font_color='white',border=1);hd=Fm(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#EBDEF0',border=1)
    tx=Fm(border=4,indent=1);i0=Fm(num_format='#,##0',border=4);usd=Fm(num_format='$#,##0',border=4);us2=Fm(num_format='$0.00',border=4);pc=Fm(num_format='0.0%',border=4);ng=Fm(num_format='$#,##0;($#,##0)',border=4);dash=Fm(border=4,align='right')
    sec=Fm(bold=1,italic=1);B=dict(bold=1,top=1,bg_color='#F8F5FA')
    bt=Fm(**B);bi=Fm(num_format='#,##0',**B);bu=Fm(num_format='$#,##0',**B);b2=Fm(num_format='$0.00',**B);bp=Fm(num_format='0.0%',**B);bn=Fm(num_format='$#,##0;($#,##0)',**B)
    ws.write('B1',"BLOCK 9 AT FOUNDRY SQUARE",Fm(bold=1,font_size=14)); ws.write('B2',"Unit mix, asking rents and lease-up as of August 31, 2025. First occupancies March 2025.",Fm(italic=1))
    ws.merge_range('B4:B5',"Component / type",hd); ws.merge_range('C4:F4',"INVENTORY",gp); ws.merge_range('G4:K4',"ASKING (MONTHLY)",gp); ws.merge_range('L4:N4',"LEASE-UP TO DATE",gp)
    for i,h in enumerate(["Units","Share\nof SF","Avg SF","Total SF","Rent per\nunit","Rent\nper SF","Concession\nper unit","Net\neffective","Total rent","Leased","Available","% leased"]): ws.write(4,2+i,h,hd)
    ws.set_row(4,28); ws.set_column('A:A',2); ws.set_column('B:B',30); ws.set_column('C:N',10.5); ws.set_column('J:K',11.5); ws.set_column('O:O',3); ws.set_column('P:P',24); ws.freeze_panes(5,2)
    data=[];TS=sum(u*sf for _,L in D for _,u,sf,_ in L)
    rows=[];tots=[];r=5
    def agg(L):
        U=sum(q['u'] for q in L);S=sum(q['u']*q['sf'] for q in L);M=sum(q['u']*q['m'] for q in L);C=sum(q['u']*q['c'] for q in L);l=sum(q['l'] for q in L)
        return [U,rd(S/TS*100,1),rd(S/U),S,rd(M/U),rd(M/S,2),-rd(C/U),rd((M-C)/U),M,l,U-l,rd(l/U*100,1)]
    def wr(r,lab,v,T):
        fs=[bi,bp,bi,bi,bu,b2,bn,bu,bu,bi,bi,bp] if T else [i0,pc,i0,i0,usd,us2,ng,usd,usd,i0,i0,pc]
        ws.write(r,1,lab,bt if T else tx)
        for i,(x,f) in enumerate(zip(v,fs)):
            if not T and x==0 and i in(6,10,9): ws.write_string(r,2+i,"-",dash)
            else: ws.write_number(r,2+i,round(x/100,4) if i in(1,11) else x,f)
    ALL=[]
    for s,L in D:
        ws.write(r,1,s,sec); r+=1; SL=[]
        for t,u,sf,m in L:
            c=0 if 'Kiosk' in t or 'Corner' in t or 'Micro' in t else R.choice([0,75,100,125,150,round(m/12)])
            l=R.choice([u,u,max(0,u-R.randint(1,max(1,u//2)))]) if u<6 else R.randint(u//3,u)
            if t=="Kiosk": l=0
            q=dict(u=u,sf=sf,m=m,c=c,l=l); SL.append(q); v=agg([q]); wr(r,t,v,False); rows.append({"type":t,**dict(zip(K,v))}); r+=1
        v=agg(SL); lab=f"Subtotal {s.lower()}"; wr(r,lab,v,True); tots.append({"label":lab,**dict(zip(K,v))}); r+=2; ALL+=SL
        if s=="Live-work lofts":
            v=agg(ALL); wr(r-1,"Total residential",v,True); tots.append({"label":"Total residential",**dict(zip(K,v))}); r+=1
    v=agg(ALL); wr(r,"BLOCK 9 TOTAL / WEIGHTED AVERAGE",v,True); tots.append({"label":"BLOCK 9 TOTAL / WEIGHTED AVERAGE",**dict(zip(K,v))}); ws.set_column('B:B',36)
    for i,t in enumerate(["Averages weighted by units; rent per SF by area.","Concession per unit = monthly value of free rent spread over the lease term, shown as a deduction.","Retail rents are net of recoveries, co-working suites all-inclusive. Kiosks open with the winter market."]): ws.write(r+2+i,1,t,Fm(italic=1,font_size=8))
    for i,(a,b) in enumerate([("Parking (not in table)",None),("Stalls, level P1",118),("Stalls leased",71),("Monthly rate","$145")]): 
        ws.write(5+i,15,a,Fm(bold=(i==0)));
        if b is not None: ws.write(5+i,16,b,Fm())
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'UM','MIXED_USE','leasing director, Excel tracker','sections by use, three group titles, nested totals, concession as deduction, side table, dashes for zero',True,K,rows,tots)

def um3(R):
    fn='prairie_glass_btr_mix.pdf'
    K=["units","pct_units","occupied","vacant","other:Leased (1)","pct_leased","sf","market","market_sf","other:Lease-up credit (2)","actual","actual_sf","actual_total"]
    P=[("PHASE 1 - Delivered 2023",[("Aster",3,2,1388,24,2395),("Bergamot",3,2.5,1541,30,2560),("Coneflower",4,2.5,1826,18,2890),("Coneflower II",4,3,1902,8,2985)],(.92,1)),
       ("PHASE 2 - Delivered Q4 2024",[("Aster",3,2,1388,16,2420),("Bergamot",3,2.5,1541,22,2595),("Dogwood TH",2,2.5,1214,20,2180),("Dogwood TH End",2,2.5,1259,10,2265)],(.55,.85)),
       ("PHASE 3 - Under construction",[("Dogwood TH",2,2.5,1214,28,2215),("Echinacea TH",3,3,1470,18,2575),("Fescue Cottage",1,1,765,12,1745)],(0,0)),
       ("PHASE 3B - Cottage court, age 55+",[("Fescue Cottage",1,1,765,14,1790),("Gentian Cottage",2,1,948,10,2035)],(.1,.5))]
    UT=sum(p[4] for _,L,_ in P for p in L)
    F='Helvetica'
    data=[["Plan","Bed /\nBath","SF per\nhome","HOMES","","","","","","ASKING RENT","","Lease-up\ncredit (2)","IN-PLACE RENT","",""],
          ["","","","Total","% of\nmix","Occu-\npied","Vacant","Leased\n(1)","%\nleased","Monthly","$ / SF","","Monthly\naverage","$ / SF","Monthly\ntotal"]]
    # name with group title
    K[4]="other:HOMES Leased (1)"
    st=[('FONT',(0,0),(-1,-1),F,8),('FONT',(0,0),(-1,1),F+'-Bold',7.6),('TEXTCOLOR',(0,0),(-1,1),colors.white),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#7A3E1D')),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('SPAN',(3,0),(8,0)),('SPAN',(9,0),(10,0)),('SPAN',(12,0),(14,0)),('ALIGN',(3,0),(10,0),'CENTER'),('ALIGN',(12,0),(14,0),'CENTER'),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(11,0),(11,1)),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),
     ('LINEBELOW',(3,0),(8,0),.4,colors.white),('LINEBELOW',(9,0),(10,0),.4,colors.white),('LINEBELOW',(12,0),(14,0),.4,colors.white)]
    order=["sf","units","pct_units","occupied","vacant",K[4],"pct_leased","market","market_sf","other:Lease-up credit (2)","actual","actual_sf","actual_total"]
    def agg(L):
        U=sum(q['u'] for q in L);O=sum(q['o'] for q in L);Ls=sum(q['l'] for q in L);S=sum(q['u']*q['sf'] for q in L);M=sum(q['u']*q['m'] for q in L);A=sum(q['o']*q['a'] for q in L);OS=sum(q['o']*q['sf'] for q in L);C=sum(q['u']*q['c'] for q in L)
        o={"sf":rd(S/U),"units":U,"pct_units":rd(U/UT*100,1),"occupied":O,"vacant":U-O,K[4]:Ls,"pct_leased":rd(Ls/U*100,1),"market":rd(M/U),"market_sf":rd(M/S,2),order[9]:rd(C/U)}
        if O: o["actual"]=rd(A/O);o["actual_sf"]=rd(A/OS,2)
        o["actual_total"]=A
        return o
    def cells(o):
        z=lambda v:"–" if v==0 else f"{v:,}"
        return [f"{o['sf']:,}",str(o['units']),f"{o['pct_units']:.1f}%",z(o['occupied']),z(o['vacant']),z(o[K[4]]),f"{o['pct_leased']:.1f}%",f"${o['market']:,}",f"{o['market_sf']:.2f}",z(o[order[9]]),f"${o['actual']:,}" if 'actual' in o else "n/a",f"{o['actual_sf']:.2f}" if 'actual_sf' in o else "n/a",f"${o['actual_total']:,}" if o['actual_total'] else "–"]
    rows=[];tots=[];ALL=[]
    for s,L,(lo,hi) in P:
        n=len(data); st+=[('SPAN',(0,n),(-1,n)),('FONT',(0,n),(0,n),F+'-BoldOblique',8.5),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#F4E9E1'))]; data.append([s]+[""]*14)
        SL=[]
        for t,bd,ba,sf,u,m in L:
            o_=int(u*R.uniform(lo,hi)); l_=min(u,o_+R.randint(0,3)) if not s.startswith("PHASE 3 ") else R.choice([0,2,5])
            c=0 if s.startswith("PHASE 1") else R.choice([500,750,1000])
            q=dict(u=u,o=o_,l=l_,sf=sf,m=m,a=m-R.randint(15,110),c=c); SL.append(q); o=agg([q])
            nm=t; rows.append({"type":nm,**o}); data.append([nm,f"{bd} / {ba:g}"]+cells(o))
        o=agg(SL); lab=s.split(' - ')[0].title()+" total / average"; n=len(data); data.append([lab,""]+cells(o)); st+=[('FONT',(0,n),(-1,n),F+'-Bold',8),('LINEABOVE',(0,n),(-1,n),.6,colors.HexColor('#7A3E1D')),('BOTTOMPADDING',(0,n),(-1,n),5)]; tots.append({"label":lab,**o}); ALL+=SL
    o=agg(ALL); n=len(data); data.append(["COMMUNITY",""]+cells(o)); st+=[('FONT',(0,n),(-1,n),F+'-Bold',8),('BOX',(0,n),(-1,n),1,colors.HexColor('#7A3E1D'))]; tots.append({"label":"COMMUNITY",**o})
    T=Table(data,colWidths=[120,42,44,36,42,38,42,42,46,52,40,50,56,40,66],repeatRows=2); T.setStyle(TableStyle(st))
    b=ParagraphStyle('b',fontName=F,fontSize=9,leading=12); nt=ParagraphStyle('n',fontName=F,fontSize=7.5,leading=9.5); h=ParagraphStyle('h',fontName=F+'-Bold',fontSize=16,leading=20,textColor=colors.HexColor('#7A3E1D'))
    def pg(c,d): c.saveState(); c.setFont(F,7.5); c.drawString(30,22,"Prairie Glass Homes - Investor update, April 30, 2025 - Confidential"); c.drawRightString(762,22,f"Page {d.page}"); c.restoreState()
    SimpleDocTemplate(doc(fn),pagesize=landscape(letter),leftMargin=18,rightMargin=18,topMargin=34,bottomMargin=36).build([Paragraph("Prairie Glass Homes, Tallgrass Township",h),Spacer(1,4),
      Paragraph("The community comprises detached build-to-rent homes, attached townhomes (TH) and single-storey cottages delivered in stages. Phase 2 opened in November and is leasing at nine homes a month; Phase 3 pre-leasing began April 1 from the model at lot 118. The table shows each plan by phase; the same plan carries different rents by phase because of finish package and lot premium.",b),Spacer(1,8),T,Spacer(1,8),
      Paragraph("(1) Leased includes signed leases not yet moved in. % leased = leased homes divided by total homes.<br/>(2) One-time credit per home, in dollars, applied to the first full month; not amortized into asking or in-place rent. Averages on total lines weighted by homes (asking, SF, credit) or occupied homes (in-place).<br/>n/a: no occupied homes. A dash is zero. Monthly total of in-place rent covers occupied homes only.",nt)],onFirstPage=pg,onLaterPages=pg)
    save(fn,'UM','OTHER','investor-relations associate, PDF memo','landscape with cover paragraph, phases, bed/bath in one cell, grouped headers, n/a and dashes, footnote marks, one page',False,order,rows,tots)
