from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
import xlsxwriter

def realpage():
    rng=random.Random(3121); L="other:LOSS TO LEASE "
    ks=["units","sf","total_sf","occupied","other:OCCUPANCY NTV","vacant","other:OCCUPANCY Vac. Lsd","pct_occ","pct_leased","market","market_sf","actual","actual_sf",L+"Per Unit",L+"Monthly"]
    plans=[("A1",1,1.0,648,1265),("A2",1,1.0,722,1335),("A3 Den",1,1.0,831,1440),("B1",2,1.0,918,1515),("B2",2,2.0,1040,1640),("B3 TH",2,2.5,1186,1795),("C1",3,2.0,1318,1985)]
    secs=[("CLASSIC INTERIORS (2003)",'c',0,[0,1,2,3,4,5,6]),("PARTIAL RENOVATION (2018-20)",'p',95,[0,1,3,4,6]),("PLATINUM RENOVATION (2022-24)",'r',230,[0,1,2,3,4,5,6])]
    def agg(rs,label):
        u=S(rs,'units');o=S(rs,'occupied');t={"label":label}
        for k in("units","total_sf","occupied","other:OCCUPANCY NTV","vacant","other:OCCUPANCY Vac. Lsd",L+"Monthly"): t[k]=int(S(rs,k))
        mk=sum(r['market']*r['units'] for r in rs); ac=sum(r['actual']*r['occupied'] for r in rs); so=sum(r['sf']*r['occupied'] for r in rs)
        t['sf']=round(t['total_sf']/u); t['market']=round(mk/u); t['market_sf']=round(mk/t['total_sf'],2); t['actual']=round(ac/o); t['actual_sf']=round(ac/so,2)
        t[L+"Per Unit"]=round(t[L+"Monthly"]/o); t['pct_occ']=round(100*o/u,1); t['pct_leased']=round(100*(o-t["other:OCCUPANCY NTV"]+t["other:OCCUPANCY Vac. Lsd"])/u,1); return t
    rows=[];blocks=[];totals=[]
    for sn,sx,up,ix in secs:
        rs=[]
        for i in ix:
            n,bd,ba,sf,m=plans[i]; u=rng.randint(6,34) if i!=6 else rng.randint(4,12); v=rng.choice([0,0,1,1,2,2,3]) if u>8 else rng.choice([0,1]); o=u-v; ntv=min(o-1,rng.choice([0,0,1,1,2])); vl=rng.randint(0,v)
            mk=m+up+rng.choice([-15,0,0,10]); ac=mk-rng.randint(-12,118)
            r={"type":f"{n} {sx.upper()}","beds":bd,"baths":ba,"units":u,"sf":sf,"total_sf":u*sf,"occupied":o,"other:OCCUPANCY NTV":ntv,"vacant":v,"other:OCCUPANCY Vac. Lsd":vl,"pct_occ":round(100*o/u,1),"pct_leased":round(100*(o-ntv+vl)/u,1),"market":mk,"market_sf":round(mk/sf,2),"actual":ac,"actual_sf":round(ac/sf,2),L+"Per Unit":mk-ac,L+"Monthly":(mk-ac)*o}
            rs.append(r)
        t=agg(rs,"Subtotal "+sn.split(' (')[0].title()); blocks.append((sn,rs,t)); totals.append(t); rows+=rs
    g=agg(rows,"Total / Wtd. Average"); totals.append(g)
    # planted: wrong total on the Partial Renovation subtotal units (its other figures and the grand total are right)
    true=totals[1]['total_sf']; s=str(true); j=next(j for j in range(1,len(s)-1) if s[j]!=s[j+1]); bad=int(s[:j]+s[j+1]+s[j]+s[j+2:]); totals[1]['total_sf']=bad
    planted={"what":f"Total SF on the line '{totals[1]['label']}' is printed {bad:,} instead of {true:,} (two digits swapped); rows and the grand total are right","kind":"total wrong"}
    def fm(k,v):
        if v is None: return ''
        if k in('pct_occ','pct_leased'): return f"{v:.1f}%"
        if k in('market_sf','actual_sf'): return f"${v:.2f}"
        if k.startswith(L): return f"(${-v:,})" if v<0 else f"${v:,}"
        if k in('market','actual'): return f"${v:,}"
        return f"{v:,}"
    f='um_hollins_ferry_renovation.pdf'
    h1=["Floor\nPlan","Bd","Ba","Units","Avg\nSF","Total\nSF","OCCUPANCY","","","","","","MARKET RENT","","IN-PLACE RENT","","LOSS TO LEASE",""]; h2=[""]*6+["Occ.","NTV","Vac.","Vac.\nLsd","% Occ.","% Lsd.","Avg","PSF","Avg","PSF","Per Unit","Monthly"]
    tab=[h1,h2]; st=[('SPAN',(i,0),(i,1)) for i in range(6)]+[('SPAN',(6,0),(11,0)),('SPAN',(12,0),(13,0)),('SPAN',(14,0),(15,0)),('SPAN',(16,0),(17,0))]
    for sn,rs,t in blocks:
        n=len(tab); tab.append([sn]+['']*17); st+=[('SPAN',(0,n),(-1,n)),('FONT',(0,n),(-1,n),'Helvetica-BoldOblique',7.5),('TEXTCOLOR',(0,n),(-1,n),colors.HexColor('#204060'))]
        for r in rs: tab.append([r['type'],str(r['beds']),f"{r['baths']:.1f}"]+[fm(k,r[k]) for k in ks])
        n=len(tab); tab.append([t['label'],'','']+[fm(k,t[k]) for k in ks]); st+=[('SPAN',(0,n),(2,n)),('FONT',(0,n),(-1,n),'Helvetica-Bold',7),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#EEF2F6'))]
    n=len(tab); tab.append([g['label'],'','']+[fm(k,g[k]) for k in ks]); st+=[('SPAN',(0,n),(2,n)),('FONT',(0,n),(-1,n),'Helvetica-Bold',7),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#C9D6E3')),('LINEABOVE',(0,n),(-1,n),1,colors.black)]
    T=Table(tab,colWidths=[78,18,22,32,34,44,32,28,28,30,40,40,44,36,44,36,44,50],repeatRows=2)
    T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#204060')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(6,0),(-1,0),'CENTER'),('ALIGN',(0,2),(0,-1),'LEFT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('INNERGRID',(0,0),(-1,1),.3,colors.white),('LINEBELOW',(0,2),(-1,-1),.2,colors.lightgrey),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),1.8)]+st))
    bed=[["By bedroom","Units","Avg market"]]
    for b in(1,2,3):
        q=[r for r in rows if r['beds']==b]; u=sum(r['units'] for r in q); bed.append([f"{b} BR",str(u),f"${round(sum(r['units']*r['market'] for r in q)/u):,}"])
    BT=Table(bed,colWidths=[60,40,60],hAlign='LEFT'); BT.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    ss=getSampleStyleSheet(); sm=ParagraphStyle('x',parent=ss['BodyText'],fontSize=7,leading=8.6)
    sd=SimpleDocTemplate(doc(f),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=26,bottomMargin=24,invariant=1)
    sd.build([Paragraph("<b>Hollins Ferry Apartments</b> - Unit Mix by Interior Finish",ss['Heading3']),Paragraph("RealPage OneSite box score and rent roll of 02/24/2025, arranged by renovation status. Plan suffix: C classic, P partial, R platinum.",sm),Spacer(1,4),T,Spacer(1,6),BT,Spacer(1,4),
      Paragraph("NTV = notice to vacate, still counted in Occ. &nbsp; % Lsd. = (Occ. less NTV plus vacant leased) / Units. &nbsp; Market averages weighted by units, in-place averages by occupied units. &nbsp; Loss to lease: market less in-place of the plan, times occupied units; per-unit figure of a subtotal is its monthly amount over occupied units.",sm)])
    emit(f,'UM','MULTIFAMILY','RealPage extract laid out by a lender analyst','landscape grid by renovation level, grouped two-line header, weighted averages','18 columns, notice and vacant-leased, loss to lease with parentheses, bedroom recap',ks,rows,totals,planted)

def storedge():
    rng=random.Random(3122); ks=["sf","units","total_sf","occupied","other:Reserved / Offline","vacant","pct_occ","other:Occupied SF","market","market_sf","actual","actual_sf","market_total","actual_total","other:Economic Occ."]
    secs=[("Climate Controlled - Ground",[("5x5",25,62),("5x10",50,98),("7.5x10",75,126),("10x10",100,168),("10x15",150,221),("10x20",200,279)],1.0),("Climate Controlled - 2nd Floor",[("5x5",25,49),("5x10",50,79),("5x15",75,104),("10x10",100,138),("10x15",150,182)],1.0),("Drive-Up, Non-Climate",[("5x10",50,72),("10x10",100,119),("10x15",150,148),("10x20",200,184),("10x25",250,219),("10x30",300,254),("12x30",360,297)],1.0),("Vehicle / RV Parking",[("10x20 uncovered",200,60),("12x35 uncovered",420,94),("12x45 canopy",540,168)],1)]
    def agg(rs,label):
        t={"label":label}
        for k in("units","total_sf","occupied","other:Reserved / Offline","vacant","other:Occupied SF"): t[k]=int(S(rs,k))
        for k in("market_total","actual_total"): t[k]=S(rs,k)
        t['sf']=round(t['total_sf']/t['units'],1); t['pct_occ']=round(100*t['occupied']/t['units'],1); t['market']=round(t['market_total']/t['units'],2); t['market_sf']=round(t['market_total']/t['total_sf'],2); t['actual']=round(t['actual_total']/t['occupied'],2); t['actual_sf']=round(t['actual_total']/t['other:Occupied SF'],2); t['other:Economic Occ.']=round(100*t['actual_total']/t['market_total'],1); return t
    rows=[];blocks=[];totals=[]
    for sn,l,_ in secs:
        rs=[]
        for n,sf,st in l:
            u=rng.randint(8,64); off=rng.choice([0,0,0,1,2]); v=rng.randint(0,max(1,u//6)); o=u-off-v; st=st+rng.choice([0,.95,-1,3]); ac=round(st*rng.uniform(.86,1.19),2); mt=round(st*u,2); at=round(ac*o,2)
            rs.append({"type":n,"sf":sf,"units":u,"total_sf":u*sf,"occupied":o,"other:Reserved / Offline":off,"vacant":v,"pct_occ":round(100*o/u,1),"other:Occupied SF":o*sf,"market":round(st,2),"market_sf":round(st/sf,2),"actual":ac,"actual_sf":round(ac/sf,2),"market_total":mt,"actual_total":at,"other:Economic Occ.":round(100*at/mt,1)})
        t=agg(rs,"Subtotal"); t["label"]=f"Subtotal {sn}"; blocks.append((sn,rs,t)); totals.append(t); rows+=rs
    enc=[b for b in blocks if 'Parking' not in b[0]]; e=agg([r for b in enc for r in b[1]],"Enclosed storage, all climates"); g=agg(rows,"SITE TOTAL"); totals+=[e,g]
    f='um_garnet_road_storedge.xlsx'; wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet('Size mix'); F=wb.add_format
    base={'font_name':'Calibri','font_size':10}
    fmt={k:'#,##0' for k in ks}; fmt.update({"sf":'#,##0.0' ,"pct_occ":'0.0%',"other:Economic Occ.":'0.0%',"market":'$#,##0.00',"actual":'$#,##0.00',"market_sf":'0.00',"actual_sf":'0.00',"market_total":'$#,##0.00',"actual_total":'$#,##0.00'})
    cache={}
    def ff(k,b=0):
        if (k,b) not in cache:
            d=dict(base,num_format=fmt[k] if k!='sf' or b else '#,##0')
            if b: d.update(bold=1,top=1,bg_color='#FFF4D6')
            cache[k,b]=F(d)
        return cache[k,b]
    ws.merge_range('A1:R1','Garnet Road Storage - Unit Size Mix',F({'bold':1,'font_size':15,'align':'left'})); ws.merge_range('A2:R2','storEDGE occupancy by size, 12/31/2024. Street = web rate before promotions. All rates per month.',F({'italic':1,'font_color':'#555555'}))
    H=F(dict(base,bold=1,text_wrap=1,align='center',valign='vcenter',bottom=2,bg_color='#D9E8E3')); heads=["Building / climate","Size","SF Each","Units","Total SF","Occupied","Reserved / Offline","Vacant","% Occ.","Occupied SF","Street Rate","Street $/SF","In-Place Rate","In-Place $/SF","Potential at Street","In-Place Rent","Economic Occ."]
    # layout: A climate (merged down), B size, C hidden id, D.. numbers
    cols=[0,1]+list(range(3,3+len(ks)))
    for cc,h in zip(cols,heads): ws.write(3,cc,h,H)
    ws.write(3,2,'size_uid',H); ws.set_row(3,32); ws.set_column(0,0,20);ws.set_column(1,1,17);ws.set_column(2,2,9,None,{'hidden':1});ws.set_column(3,10,9.5);ws.set_column(11,14,10);ws.set_column(15,16,14);ws.set_column(17,17,10)
    r=4
    def put(r,d,b):
        for j,k in enumerate(ks):
            v=d[k]; v=v/100 if k in('pct_occ','other:Economic Occ.') else v
            ws.write(r,3+j,round(v,4),ff(k,b))
    for sn,rs,t in blocks:
        ws.merge_range(r,0,r+len(rs)-1,0,sn,F(dict(base,valign='vcenter',text_wrap=1,border=1))); r0=r
        for i,d in enumerate(rs):
            ws.write_string(r,1,d['type'],F(base)); ws.write(r,2,7000+r); put(r,d,0)
            if i==2: ws.write_string(r,3+ks.index('market'),f"${d['market']:,.2f}",F(dict(base,align='right')))
            r+=1
        lab=F(dict(base,bold=1,top=1,bg_color='#FFF4D6')); ws.merge_range(r,0,r,1,t['label'],lab); put(r,t,1)
        for k in("units","total_sf","occupied","vacant","market_total","actual_total"):
            cc=3+ks.index(k); L=chr(65+cc); ws.write_formula(r,cc,f"=SUM({L}{r0+1}:{L}{r})",ff(k,1),t[k])
        r+=1
    r+=1
    for t in(e,g): ws.merge_range(r,0,r,1,t['label'],F(dict(base,bold=1,top=1,bg_color='#FFF4D6'))); put(r,t,1); r+=1
    ws.write(r+1,0,'Subtotal rates: street weighted by all units, in-place by occupied units; $/SF on total SF (street) and occupied SF (in-place). Economic Occ. = In-Place Rent / Potential at Street.',F({'italic':1,'font_size':9}))
    ws.write(r+2,0,'Reserved / Offline: units held for door replacement or paid reservations, neither occupied nor vacant.',F({'italic':1,'font_size':9}))
    ws.freeze_panes(4,2); ws.set_landscape(); ws.fit_to_pages(1,0)
    w2=wb.add_worksheet('Competitors'); 
    for i,x in enumerate([("Store","10x10 CC","10x10 DU"),("Bluff Street Mini",159,112),("Lockhaven #12",174,124)]):
        for j,y in enumerate(x): w2.write(i,j,y)
    wb.close()
    emit(f,'UM','OTHER','storEDGE export arranged by a storage revenue manager','size mix by climate and floor, merged climate cells, formulas in subtotals','hidden column between, same size in several sections, economic occupancy, two total lines, second sheet',ks,rows,totals)

def om():
    rng=random.Random(3123); pb="other:2025-26 ASKING RENT Per Bed"; ib="other:2024-25 IN-PLACE Per Bed"; bs="other:Bed Spaces"; pbd="other:% of Beds"; pl="other:PRE-LEASED Beds"; pp="other:PRE-LEASED % of Beds"
    ks=["units","pct_units",bs,pbd,"sf","total_sf",pb,"market","market_sf",ib,"market_total",pl,pp]
    secs=[("COTTAGES",[("CT2","Two-Bedroom Cottage",2,2.0,982,1015),("CT3","Three-Bedroom Cottage",3,3.0,1344,945),("CT4","Four-Bedroom Cottage",4,4.0,1655,905),("CT5","Five-Bedroom Cottage with Porch",5,5.5,2088,879)]),("MID-RISE",[("S1","Studio",1,1.0,418,1295),("A1","One Bedroom",1,1.0,566,1355),("B2","Two Bedroom, Two Bath",2,2.0,842,989),("B2-DO","Two Bedroom, Double Occupancy (shared rooms)",4,2.0,868,619),("D2","Four Bedroom, Two Bath",4,2.0,1188,759),("D4","Four Bedroom, Four Bath",4,4.0,1376,829),("D4-P","Four Bedroom, Four Bath Penthouse Level",4,4.0,1421,889)])]
    raw=[]
    for sn,l in secs:
        for code,n,bp,ba,sf,rent in l:
            u=rng.randint(8,42); beds=u*bp; rent+=rng.choice([0,0,4,-6,10]); 
            raw.append({"sec":sn,"code":code,"type":n,"beds":2 if code=='B2-DO' else (0 if code=='S1' else bp),"baths":ba,"units":u,bs:beds,"sf":sf,"total_sf":u*sf,pb:rent,"market":rent*bp,"market_sf":round(rent*bp/sf,2),ib:rent-rng.randint(8,61),"market_total":rent*beds,pl:int(beds*rng.uniform(.55,.97))})
    U=S(raw,'units');BD=S(raw,bs)
    def fin(r): r['pct_units']=round(100*r['units']/U,1); r[pbd]=round(100*r[bs]/BD,1); r[pp]=round(100*r[pl]/r[bs],1)
    for r in raw: fin(r)
    def agg(rs,lab):
        t={"label":lab}
        for k in("units",bs,"total_sf","market_total",pl): t[k]=int(S(rs,k))
        fin(t); t['sf']=round(t['total_sf']/t['units']); t[pb]=round(t['market_total']/t[bs]); t['market']=round(t['market_total']/t['units']); t['market_sf']=round(t['market_total']/t['total_sf'],2); t[ib]=round(sum(r[ib]*r[bs] for r in rs)/t[bs]); return t
    subs=[(sn,[r for r in raw if r['sec']==sn]) for sn,_ in secs]; totals=[agg(rs,f"{sn.title()} Subtotal") for sn,rs in subs]; totals.append(agg(raw,"Total / Average"))
    def fm(k,v):
        if k in('pct_units',pbd,pp): return f"{v:.1f}%"
        if k=='market_sf': return f"$ {v:.2f}"
        if k in(pb,'market',ib,'market_total'): return f"$ {v:,}"
        return f"{v:,}"
    f='um_stadium_row_om.pdf'; ss=getSampleStyleSheet(); body=ParagraphStyle('b',parent=ss['BodyText'],fontSize=9,leading=12.5); cell=ParagraphStyle('c',fontName='Helvetica',fontSize=7,leading=8.2)
    gold=colors.HexColor('#8A6D1D')
    h0=["PLAN","FLOOR PLAN\nDESCRIPTION","BED","BATH","UNITS","% OF\nUNITS","BED\nSPACES","% OF\nBEDS","SF PER\nUNIT","TOTAL\nSF","2025-26 ASKING RENT","","","2024-25\nIN-PLACE","MONTHLY\nGROSS\nPOTENTIAL","PRE-LEASED",""]; h1=[""]*10+["PER\nBED","PER\nUNIT","PER\nSF","PER\nBED","","BEDS","% OF\nBEDS"]
    tab=[h0,h1]; st=[('SPAN',(i,0),(i,1)) for i in list(range(10))+[14]]+[('SPAN',(10,0),(12,0)),('SPAN',(15,0),(16,0))]
    for (sn,rs),t in zip(subs,totals):
        n=len(tab); tab.append([sn]+['']*16); st+=[('SPAN',(0,n),(-1,n)),('FONT',(0,n),(-1,n),'Helvetica-Bold',7.2),('TEXTCOLOR',(0,n),(-1,n),gold)]
        for r in rs: tab.append([r['code'],Paragraph(r['type'],cell),str(r['beds']),f"{r['baths']:g}"]+[fm(k,r[k]) for k in ks])
        n=len(tab); tab.append([t['label'],'','','']+[fm(k,t[k]) for k in ks]); st+=[('SPAN',(0,n),(3,n)),('FONT',(0,n),(-1,n),'Helvetica-Bold',6.8),('LINEABOVE',(0,n),(-1,n),.6,gold)]
    t=totals[-1]; n=len(tab); tab.append([t['label'],'','','']+[fm(k,t[k]) for k in ks]); st+=[('SPAN',(0,n),(3,n)),('FONT',(0,n),(-1,n),'Helvetica-Bold',6.8),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#F3EBD3'))]
    T=Table(tab,colWidths=[36,100,24,28,32,36,40,36,38,44,40,42,38,44,56,38,42],repeatRows=2); T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.2),('LEADING',(0,0),(-1,1),7),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,1),1,gold),('LINEBELOW',(10,0),(12,0),.4,gold),('LINEBELOW',(15,0),(16,0),.4,gold),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]+st))
    side=Table([["Other monthly charges","Per bed"],["Covered parking","$ 65"],["Pet rent","$ 35"],["Furniture package","$ 40"]],colWidths=[110,50],hAlign='LEFT'); side.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('BOX',(0,0),(-1,-1),.4,gold),('ALIGN',(1,0),(1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    def pg(cv,d):
        cv.setFillColor(gold); cv.rect(0,0,792,16,fill=1,stroke=0); cv.setFillColor(colors.white); cv.setFont('Helvetica',6.5); cv.drawString(36,5,"STADIUM ROW  |  CONFIDENTIAL OFFERING MEMORANDUM  |  Bannerly & Thrupp Capital Markets"); cv.drawRightString(756,5,str(d.page+17))
    sd=SimpleDocTemplate(doc(f),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=28,invariant=1)
    sd.build([Paragraph("Stadium Row",ss['Title']),Paragraph("PROPERTY OVERVIEW",ss['Heading4']),Paragraph(f"Stadium Row is a {t['units']}-unit, {t[bs]:,}-bed purpose-built student community 0.4 miles from the campus of Harlan Valley State University. Completed in two phases (cottages in 2014, the five-story mid-rise in 2017), the property leases by the bed on twelve equal installments from mid-August. As of March 14, 2025 the community was {t[pp]:.1f}% pre-leased for Fall 2025.",body),Paragraph("Rates shown exclude parking, pet and furniture charges, which are listed beside the unit mix on the following page. Double-occupancy plans place two residents in each bedroom and are priced for each bed space.",body),PageBreak(),Paragraph("UNIT AND BED MIX",ss['Heading4']),T,Spacer(1,8),side,Spacer(1,4),Paragraph("Averages per bed weighted by bed spaces, per unit by units, per SF by area. Percentages may not sum because of rounding. Source: owner's Entrata pre-lease report, March 14, 2025.",cell)],onFirstPage=pg,onLaterPages=pg)
    KS={pb:"other:2025-26 ASKING RENT PER BED",ib:"other:2024-25 IN-PLACE PER BED",bs:"other:BED SPACES",pbd:"other:% OF BEDS",pl:"other:PRE-LEASED BEDS",pp:"other:PRE-LEASED % OF BEDS"}
    ren=lambda d:{KS.get(k,k):v for k,v in d.items() if k not in('sec','code')}
    emit(f,'UM','STUDENT_HOUSING','Brokerage offering memorandum','cover text then a bed mix, code and description columns, group titles, side table','units versus beds, double occupancy, rent per bed and per unit, pre-leasing by bed',[KS.get(k,k) for k in ks],[ren(r) for r in raw],totals=[ren(x) for x in totals])
def run(): realpage();storedge();om()
