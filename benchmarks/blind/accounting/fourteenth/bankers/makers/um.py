from common import *
def r2(x): return float(f'{x:.2f}')
# ---------- UM1: offering memorandum PDF ----------
def um1():
    f='Lantern_Creek_OM_p14.pdf'
    D=[('Studio',[('S1 – Wren',0,1,18,2,512,1295,1248)]),('One Bedroom',[('A1 – Juniper',1,1,44,3,668,1465,1402),('A1R – Juniper (Renovated kitchen & bath)',1,1,28,1,668,1610,1574),('A2 – Larch',1,1,36,2,734,1540,1468),('A3 – Larch w/ Den',1,1.5,12,0,861,1725,1689)]),
    ('Two Bedroom',[('B1 – Tamarack',2,1,32,3,918,1790,1706),('B2 – Sequoia',2,2,56,4,1024,1935,1862),('B2R – Sequoia (Renovated kitchen & bath)',2,2,24,1,1024,2095,2041),('B3 – Sequoia Townhome',2,2.5,10,0,1186,2240,2177)]),('Three Bedroom',[('C1 – Redwood',3,2,16,2,1268,2395,2288),('C2 – Redwood Townhome',3,2.5,8,1,1412,2575,2460)])]
    N=sum(r[3] for _,L in D for r in L)
    keys=["units","pct_units","vacant","sf","total_sf","actual","actual_sf","market","market_sf","market_total"]
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    from reportlab.lib.pagesizes import letter,landscape
    ps=ParagraphStyle('a',fontName='Helvetica',fontSize=8,leading=9.5)
    data=[['Floor Plan','Bed','Bath','Unit Count','','','Unit Size','','In-Place Rent','','Market Rent','',''],['','','','#','% Mix','Vacant','Avg SF','Total SF','Avg','PSF','Avg','PSF','Monthly Total']]
    ss=[];rows=[];tots=[]
    def stat(L):
        u=sum(r[3] for r in L);tsf=sum(r[3]*r[5] for r in L);a=sum(r[3]*r[7] for r in L);m=sum(r[3]*r[6] for r in L)
        return [u,float(f'{u/N*100:.1f}'),sum(r[4] for r in L),round(tsf/u),tsf,round(a/u),r2(a/tsf),round(m/u),r2(m/tsf),m]
    def show(v): return [f'{v[0]}',f'{v[1]:.1f}%',f'{v[2]}',f'{v[3]:,}',f'{v[4]:,}',f'${v[5]:,}',f'${v[6]:.2f}',f'${v[7]:,}',f'${v[8]:.2f}',f'${v[9]:,}']
    for g,L in D:
        for r in L:
            v=stat([r]);data.append([Paragraph(r[0].replace('&','&amp;'),ps),r[1] if r[1] else 'Studio',f'{r[2]:g}']+show(v));d={"type":r[0]}
            d["beds"]=r[1];d["baths"]=r[2];rows.append({**d,**dict(zip(keys,v))})
        if len(L)>1:
            v=stat(L);i=len(data);ss+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F1EFE8')),('LINEABOVE',(0,i),(-1,i),.4,colors.grey)];data.append([f'{g} Subtotal / Avg','','']+show(v));tots.append({"label":f'{g} Subtotal / Avg',**dict(zip(keys,v))})
    v=stat([r for _,L in D for r in L]);i=len(data);ss+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),1,colors.HexColor('#7A5C2E'))];data.append(['Total / Weighted Average','','']+show(v));tots.append({"label":"Total / Weighted Average",**dict(zip(keys,v))})
    tb=Table(data,colWidths=[138,38,32,38,44,42,44,54,46,40,46,40,66],repeatRows=2)
    tb.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#7A5C2E')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(3,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(12,0)),('ALIGN',(1,0),(-1,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]+ss))
    big=ParagraphStyle('b',fontName='Helvetica',fontSize=19,leading=24,textColor=colors.HexColor('#7A5C2E'));body=ParagraphStyle('c',parent=ps,fontSize=9,leading=12)
    facts=Table([['Year built / renovated','1998 / 2019–24'],['Site','17.4 acres'],['Parking','462 spaces (1.63 per unit)'],['Renovated plans','52 of 284 units']],colWidths=[120,150]);facts.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8),('BOX',(0,0),(-1,-1),.5,colors.grey)]))
    assert N==284
    SimpleDocTemplate(dpath(f),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=30).build([Paragraph('Unit Mix &amp; Rent Summary',big),Paragraph('Lantern Creek offers eleven floor plans averaging just under 900 square feet. Renovated homes earn a premium of $145 to $160 over classic interiors, with 232 homes remaining for a buyer to complete.',body),Spacer(1,8),tb,Spacer(1,8),facts,Spacer(1,6),Paragraph('In-place rent per the 10/15/2025 rent roll, averaged over all homes of a plan (vacant at market). Subtotals of rent and size are weighted by units. 14 | LANTERN CREEK — Harrow &amp; Stile Capital Markets',ps)])
    save(f,'UM',keys,rows,tots,None,'MULTIFAMILY','broker’s offering memorandum','PDF page, grouped headers, subtotals with weighted averages by bedroom, prose and fact box','in-place before market; studio printed as a word in the Bed column (truth beds 0); single-plan group has no subtotal')
# ---------- UM2: senior housing operator workbook ----------
def um2():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    f='Wexcombe Commons census & rates.xlsx'
    D=[('Independent Living',[('Studio Deluxe',12,11,438,3150,3012,0),('1 BR Classic',38,35,612,3895,3741,0),('1 BR w/ Balcony',14,14,655,4120,3988,0),('2 BR / 2 BA',16,13,941,5240,4975,0),('Cottage',6,6,1280,5995,5810,0)]),('Assisted Living',[('Companion Suite',8,6,388,4050,3925,1140),('Studio',26,23,365,4895,4702,1265),('1 BR',18,16,520,5760,5518,1310)]),('Memory Care',[('Shared',10,9,340,5650,5480,1795),('Private',14,12,298,7125,6904,1850)])]
    keys=["occupied","units","pct_occ","vacant","sf","actual","actual_total","market","market_total","other:Avg Care Fee"]
    wb=Workbook();ws=wb.active;ws.title='Mix'
    ws['A1']='WEXCOMBE COMMONS – SENIOR LIVING';ws['A2']='Census, Apartment Mix and Rate Sheet  |  9/30/2025';ws['A1'].font=Font(bold=True,size=12);ws.merge_cells('A1:G1')
    hd=[('Level / Apartment Style',''),('Units','Occ.'),('Units','Avail.'),('Occ.','%'),('Vacant','Units'),('Sq Ft','per Apt'),('In-Place','Avg / Mo'),('In-Place','Total / Mo'),('Street Rate','per Mo'),('Street Rate','Total / Mo'),('Avg Care','Fee')]
    for j,(a,b) in enumerate(hd,1):
        ws.cell(4,j,a);ws.cell(5,j,b)
        for y in(4,5): ws.cell(y,j).font=Font(bold=True,color='FFFFFF');ws.cell(y,j).fill=PatternFill('solid',fgColor='5A3E6B');ws.cell(y,j).alignment=Alignment(horizontal='center')
    fm=['0','0','0.0%','0','#,##0','"$"#,##0','"$"#,##0','"$"#,##0','"$"#,##0','"$"#,##0']
    def stat(L):
        o=sum(r[2] for r in L);u=sum(r[1] for r in L);a=sum(r[2]*r[5] for r in L);m=sum(r[1]*r[4] for r in L)
        return [o,u,float(f'{o/u*100:.1f}'),u-o,round(sum(r[1]*r[3] for r in L)/u),round(a/o),a,round(m/u),m,round(sum(r[2]*r[6] for r in L)/max(1,sum(r[2] for r in L if r[6])))]
    rows=[];tots=[];y=6
    def put(lab,v,bold=False,txt=False):
        nonlocal y
        ws.cell(y,1,lab).alignment=Alignment(indent=0 if bold else 2);d={}
        for j,(k,x,q) in enumerate(zip(keys,v,fm),2):
            if k.startswith('other') and x==0: continue
            val=x/100 if q=='0.0%' else x
            if q=='0.0%': val=round(val,4)
            if txt and k in("market","market_total"): val=f'${x:,}'
            c=ws.cell(y,j,val);c.number_format=q;c.alignment=Alignment(horizontal='right');d[k]=x
            if bold: c.font=Font(bold=True);c.border=Border(top=Side(style='thin'))
        if bold: ws.cell(y,1).font=Font(bold=True)
        y+=1;return d
    for g,L in D:
        ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=11);ws.cell(y,1,g.upper()).fill=PatternFill('solid',fgColor='E9E1EF');ws.cell(y,1).font=Font(bold=True);y+=1
        for r in L: rows.append({"type":r[0],**put(r[0],stat([r]),txt=(g=='Memory Care'))})
        tots.append({"label":f'{g} total',**put(f'{g} total',stat(L),True)});y+=1
    allv=stat([r for _,L in D for r in L]);tots.append({"label":"COMMUNITY TOTAL",**put('COMMUNITY TOTAL',allv,True)})
    ws.cell(y+1,1,'In-place averages are over occupied apartments; street averages over all. Care fee average is over occupied AL and MC apartments only. Second-person fee $895 not included.').alignment=Alignment(wrap_text=True,vertical='top');ws.merge_cells(start_row=y+1,start_column=1,end_row=y+2,end_column=9)
    ws.cell(4,13,'Payor mix').font=Font(bold=True)
    for i,(a,b) in enumerate((('Private pay',.91),('LTC insurance',.06),('Medicaid waiver',.03))): ws.cell(5+i,13,a);ws.cell(5+i,14,b).number_format='0%'
    ws.column_dimensions['A'].width=28
    for c in 'BCDEFGHIJK': ws.column_dimensions[c].width=13
    ws.column_dimensions['M'].width=17
    wb.save(dpath(f))
    save(f,'UM',keys,rows,tots,None,'SENIOR_HOUSING','senior-living operator’s own workbook','workbook, care-level sections, occupied before available, two-row header, side payor table','occupied column precedes units; Memory Care street rates are text; care fee blank for IL rows')
# ---------- UM3: LIHTC rent schedule workbook, planted digit ----------
def um3():
    import xlsxwriter
    f='Marrow_Street_Lofts_rent_schedule.xlsx';L60={1:1386,2:1663,3:1921};UA={1:74,2:96,3:121};SF={1:640,2:872,3:1115}
    D=[(30,[(1,1,6),(2,1,6),(3,2,4)]),(50,[(1,1,12),(2,1,14),(2,2,6),(3,2,8)]),(60,[(1,1,18),(2,1,16),(2,2,12),(3,2,10)]),(80,[(1,1,4),(2,2,6),(3,2,3)])]
    keys=["ami","units","sf","gross","ua","net","monthly","other:Annual Rent"]
    wb=xlsxwriter.Workbook(dpath(f));wb.set_properties({'author':'T. Ravenel'});ws=wb.add_worksheet('Rent Schedule');B=wb.add_format
    t=B({'bold':1,'font_size':13});h=B({'bold':1,'bottom':2,'text_wrap':1,'align':'center','valign':'bottom'});m=B({'num_format':'#,##0'});p=B({'num_format':'0%'});d=B({'num_format':'$#,##0'});b=B({'bold':1,'top':1});bm=B({'bold':1,'top':1,'num_format':'#,##0'});bdl=B({'bold':1,'top':1,'num_format':'$#,##0'});it=B({'italic':1,'font_size':9})
    ws.write(0,1,'MARROW STREET LOFTS – Restricted Rent Schedule',t);ws.write(1,1,'2025 limits, 4% credit / bond. County: Ashmead. Effective 05/01/2025');ws.merge_range('E4:H4','PER UNIT, MONTHLY',h);ws.merge_range('I4:J4','PROJECT',h)
    for j,x in enumerate(['AMI\nSet-aside','Bed / Bath','Units','Net Rentable\nSq Ft / Unit','Max Gross\nRent','Utility\nAllow.','Net\nRent','Monthly\nRent','Annual\nRent']):
        ws.write(4,[1,2,3,4,5,6,7,8,9][j],x,h)
    ws.set_row(4,32);ws.set_column(0,0,2);ws.set_column(1,9,13);rows=[];tots=[];y=5;G=[0,0,0,0];planted=None
    for a,L in D:
        T=[0,0,0,0];s=y
        for bd,ba,u in L:
            g=L60[bd]*a//60;ua=UA[bd];net=g-ua;mo=net*u;sf=SF[bd]+(46 if (bd,ba)==(2,2) else 0);pm=mo
            T=[T[0]+u,T[1]+u*sf,T[2]+mo,T[3]+mo*12]
            typ=f'{bd} BR / {ba} BA'
            if (a,bd,ba)==(60,2,2):
                sx=str(mo);pm=int(sx[:1]+str((int(sx[1])+3)%10)+sx[2:]);planted={"what":f"60% AMI {typ}: monthly rent printed {pm:,}; should be {mo:,} (12 units × {net:,}); annual rent, subtotal and total are on the right figure","kind":"digit_changed"}
            ws.write(y,1,a/100,p);ws.write(y,2,typ);ws.write(y,3,u,m);ws.write(y,4,sf,m);ws.write(y,5,g,d);ws.write(y,6,-ua,B({'num_format':'#,##0;(#,##0)'}));ws.write_formula(y,7,f'=F{y+1}+G{y+1}',d,net)
            ws.write_number(y,8,pm,m);ws.write_number(y,9,mo*12,m);rows.append({"type":typ,**dict(zip(keys,[a,u,sf,g,-ua,net,pm,mo*12]))});y+=1
        ws.write(y,1,f'Subtotal {a}% AMI',b);ws.write(y,2,'',b);ws.write(y,3,T[0],bm);av=round(T[1]/T[0]);ws.write(y,4,av,bm);an=round(T[2]/T[0])
        for j in(5,6): ws.write(y,j,'',b)
        ws.write(y,7,an,bdl);ws.write(y,8,T[2],bdl);ws.write(y,9,T[3],bdl);tots.append({"label":f'Subtotal {a}% AMI',"units":T[0],"sf":av,"net":an,"monthly":T[2],"other:Annual Rent":T[3]});G=[q+w for q,w in zip(G,T)];y+=2
    ws.write(y,1,'Total restricted / average',b);ws.write(y,2,'',b);ws.write(y,3,G[0],bm);av=round(G[1]/G[0]);an=round(G[2]/G[0]);ws.write(y,4,av,bm)
    for j in(5,6): ws.write(y,j,'',b)
    ws.write(y,7,an,bdl);ws.write(y,8,G[2],bdl);ws.write(y,9,G[3],bdl);tots.append({"label":"Total restricted / average","units":G[0],"sf":av,"net":an,"monthly":G[2],"other:Annual Rent":G[3]});y+=2
    for x in('Utility allowance per housing authority schedule eff. 10/01/2024, shown as a deduction from gross.','Averages weighted by units. Excludes commercial bay (2,150 sf, $3,400 per month).'): ws.write(y,1,x,it);y+=1
    ws2=wb.add_worksheet('Limits');ws2.write_row(0,0,['60% limit','1 BR','2 BR','3 BR']);ws2.write_row(1,0,['2025']+list(L60.values()));ws2.write_row(2,0,['2024',1331,1598,1846]);wb.close()
    assert planted
    save(f,'UM',keys,rows,tots,planted,'MULTIFAMILY','affordable developer’s analyst','workbook, AMI sections, per-unit / project grouped headers, utility allowance in parentheses, second sheet of limits','one digit of a monthly rent changed; utility allowance negative as printed; second sheet holds limits only')
