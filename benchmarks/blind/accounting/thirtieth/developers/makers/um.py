from common import *
# ---------- 7 PDF towers, row dropped
def um1():
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    D=[('North Tower (28 floors)',[('N-S1','Alder',0,1,28,26,1,512,1785,1741),('N-A1','Aspen',1,1,54,51,3,688,2140,2096),('N-A2','Birch',1,1,52,50,2,724,2215,2187),('N-A3','Birch + Den',1,1,26,23,0,811,2395,2340),('N-B1','Cedar',2,2,48,45,2,1042,2960,2884),('N-B2','Cypress',2,2,24,24,1,1118,3105,3050),('N-C1','Sequoia',3,2,10,8,0,1436,4025,3910)]),
       ('South Tower (22 floors)',[('S-S1','Fern',0,1,22,20,2,498,1740,1702),('S-S2','Fern Corner',0,1,11,11,0,547,1860,1815),('S-A1','Hazel',1,1,63,58,4,672,2085,2049),('S-A2','Holly',1,1.5,21,19,1,756,2260,2218),('S-B1','Laurel',2,2,42,40,2,1015,2885,2831),('S-B2','Linden',2,2.5,20,17,1,1164,3140,3066),('S-C1','Magnolia',3,2.5,9,9,0,1508,4190,4085)]),
       ('Garden Row (townhomes)',[('G-T1','Sorrel',2,2.5,14,13,1,1290,3320,3255),('G-T2','Tansy',3,2.5,8,8,0,1575,4060,3988)])]
    DROP='S-B1'
    N=["units","occupied","other:UNITS On notice (in occ.)","vacant","pct_occ","sf","total_sf","market","market_sf","actual","actual_sf"]
    def agg(l):
        u=sum(x[4] for x in l);o=sum(x[5] for x in l);nt=sum(x[6] for x in l);ts=sum(x[4]*x[7] for x in l);mk=sum(x[4]*x[8] for x in l);ac=sum(x[5]*x[9] for x in l);os=sum(x[5]*x[7] for x in l)
        return [u,o,nt,u-o,round(100*o/u+1e-9,1),round(ts/u),ts,round(mk/u),round(mk/ts,2),round(ac/o),round(ac/os,2)]
    fm=[lambda v:f'{v:,}']*4+[lambda v:f'{v:.1f}%',lambda v:f'{v:,}',lambda v:f'{v:,}',lambda v:f'${v:,}',lambda v:f'{v:.2f}',lambda v:f'${v:,}',lambda v:f'{v:.2f}']
    P=lambda t,sz=9,b=False,a=0: Paragraph(t,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=sz,leading=sz+2,alignment=a))
    data=[['PLAN','','','','UNITS','','','','','AREA (SF)','','MARKET RENT','','IN-PLACE RENT',''],['Code','Model','Bd','Ba','Count','Occ.','On notice\n(in occ.)','Vacant','Occ.\n%','Per\nunit','All\nunits','Avg.\nmonth','Per\nSF','Avg.\nmonth','Per\nSF']]
    navy=colors.HexColor('#5B2A3C');st=[('SPAN',(0,0),(3,0)),('SPAN',(4,0),(8,0)),('SPAN',(9,0),(10,0)),('SPAN',(11,0),(12,0)),('SPAN',(13,0),(14,0)),('BACKGROUND',(0,0),(-1,1),navy),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(0,0),(-1,0),'CENTER'),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('FONT',(0,2),(-1,-1),'Helvetica',8),('ALIGN',(2,1),(3,-1),'CENTER'),('ALIGN',(4,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('TOPPADDING',(0,2),(-1,-1),2.2),('BOTTOMPADDING',(0,2),(-1,-1),2.6)]+[('LINEBEFORE',(i,0),(i,-1),.5,colors.grey) for i in(4,9,11,13)]
    rows=[];tot=[];allp=[]
    for t,l in D:
        i=len(data);data.append([t]+['']*14);st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',8.5),('TEXTCOLOR',(0,i),(0,i),navy)]
        for x in l:
            v=agg([x])
            if x[0]!=DROP:
                data.append([x[0],x[1],str(x[2]),str(x[3])]+[f(a) for f,a in zip(fm,v)]);rows.append({"type":x[0],"name":x[1],"beds":x[2],"baths":x[3],**dict(zip(N,v))})
        v=agg(l);lab=t.split(' (')[0]+' total / average';i=len(data);data.append([lab,'','','']+[f(a) for f,a in zip(fm,v)]);tot.append({"label":lab,**dict(zip(N,v))});allp+=l
        st+=[('SPAN',(0,i),(3,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),.6,navy),('BOTTOMPADDING',(0,i),(-1,i),6)]
    v=agg(allp);i=len(data);data.append(['Community total / average','','','']+[f(a) for f,a in zip(fm,v)]);tot.append({"label":'Community total / average',**dict(zip(N,v))});st+=[('SPAN',(0,i),(3,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EADFE3')),('LINEABOVE',(0,i),(-1,i),1.2,navy)]
    t=Table(data,colWidths=[44,66,24,26,38,36,50,42,44,44,56,52,40,52,40],repeatRows=2);t.setStyle(TableStyle(st))
    rc=[['By bedrooms','Units','Vacant']]
    for bd,n in((0,'Studio'),(1,'One'),(2,'Two'),(3,'Three')): q=[x for x in allp if x[2]==bd];rc.append([n,str(sum(x[4] for x in q)),str(sum(x[4]-x[5] for x in q))])
    rt=Table(rc,colWidths=[80,44,44],hAlign='LEFT');rt.setStyle(TableStyle([('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('FONT',(0,1),(-1,-1),'Helvetica',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,navy),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
    SimpleDocTemplate(DOC+'larkmoor_unit_mix.pdf',pagesize=(792,612),leftMargin=50,rightMargin=50,topMargin=32,bottomMargin=28).build([P('Larkmoor at Fifth',16,True),P('Unit mix by tower and plan - rent roll of September 15, 2025'),Spacer(1,7),t,Spacer(1,4),P('Units on notice are still counted as occupied. Market averages are weighted by all units, in-place averages by occupied units.',7),Spacer(1,5),rt])
    x=[x for _,l in D for x in l if x[0]==DROP][0]
    save('larkmoor_unit_mix.pdf','UM','MULTIFAMILY','asset manager, brochure-like report','plans by tower with code and model name, grouped two-line header, tower averages, bedroom recap','grouped headers, averages in totals, bedroom recap, a plan left out of the list',N,rows,tot,{"what":f"plan {DROP} {x[1]} ({x[4]} units, {x[5]} occupied) is missing from the South Tower list; the tower total, the community total and the bedroom recap still include it","kind":"row dropped"})
# ---------- 8 XLSX student beds
def um2():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    D=[('Whitcomb Hall',[('S1 - Studio','1BR/1BA',24,1,24,402,1295,1268),('A1 - Wren','1BR/1BA',18,1,17,566,1360,1349),('B1 - Finch','2BR/2BA',36,2,70,812,1085,1062),('B2 - Finch Deluxe','2BR/2BA',12,2,22,874,1140,1121),('D1 - Oriole','4BR/2BA',40,4,151,1236,845,829),('D2 - Oriole (accessible)','4BR/2BA',4,4,13,1260,845,838)]),
      ('Prentiss Hall',[('B3 - Thrush','2BR/1BA',28,2,54,768,1015,997),('C1 - Plover','3BR/3BA',22,3,61,1090,965,948),('D3 - Starling','4BR/4BA',46,4,180,1388,935,917),('E1 - Heron','5BR/3BA',10,5,44,1564,815,802),('RA - Staff unit','1BR/1BA',3,1,3,430,0,0)]),
      ('Gable Court (cottages)',[('T1 - Quail','3BR/2.5BA',16,3,46,1405,1050,1031),('T2 - Grouse','4BR/3.5BA',20,4,75,1680,1010,988),('T3 - Pheasant','5BR/4BA',9,5,41,1922,960,941)])]
    N=["units","other:BEDS Total","other:BEDS Leased","other:BEDS Open","other:BEDS % Leased","sf","total_sf","other:INSTALLMENT PER BED Asking","other:INSTALLMENT PER BED In place","market_total","actual_total"]
    def agg(l):
        u=sum(x[2] for x in l);b=sum(x[2]*x[3] for x in l);k=sum(x[4] for x in l);ts=sum(x[2]*x[5] for x in l);g=sum(x[2]*x[3]*x[6] for x in l);a=sum(x[4]*x[7] for x in l)
        return [u,b,k,b-k,round(100*k/b+1e-9,1),round(ts/u),ts,round(g/b),round(a/k),g,a]
    wb=Workbook();ws=wb.active;ws.title='Mix';nf=['#,##0']*4+['0.0%','#,##0','#,##0','$#,##0','$#,##0','$#,##0','$#,##0']
    ws['A1']='CAMPUS EDGE AT PRENTISS';ws['A1'].font=Font(size=13,bold=True,color='7A1F1F');ws['A2']='Bed and unit mix, AY 2025-26 leasing, report date 9/02/2025';ws['A3']='12 equal installments a year, one a month, per bed'
    hd=['Hall','Floor plan','Layout','Units','BEDS',None,None,None,'Unit SF','Total SF','INSTALLMENT PER BED',None,'Gross potential rent per month','In-place rent per month (leased beds)']
    sub=[None]*4+['Total','Leased','Open','% Leased',None,None,'Asking','In place',None,None]
    for i,(a,b) in enumerate(zip(hd,sub),1): ws.cell(5,i,a);ws.cell(6,i,b)
    for r in('E5:H5','K5:L5','A5:A6','B5:B6','C5:C6','D5:D6','I5:I6','J5:J6','M5:M6','N5:N6'): ws.merge_cells(r)
    th=Side(style='thin',color='999999')
    for row in ws['A5:N6']:
        for c in row: c.font=Font(bold=True);c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);c.fill=PatternFill('solid',fgColor='F3D9B1');c.border=Border(left=th,right=th,top=th,bottom=th)
    for c,w in zip('ABCDEFGHIJKLMNOPQR',[14,25,11,7,8,8,7,9,8,10,10,10,15,17,3,20,9,9]): ws.column_dimensions[c].width=w
    ws.row_dimensions[5].height=22;ws.row_dimensions[6].height=34
    r=7;rows=[];tot=[];al=[]
    def put(r,v,b=False):
        for i,(x,f) in enumerate(zip(v,nf)):
            if x is None: continue
            c=ws.cell(r,4+i,round(x/100,3) if f=='0.0%' else x);c.number_format=f;c.font=Font(bold=b)
            if i==6 and not b: c.value=f'{x:,}';c.alignment=Alignment(horizontal='right')
    for h,l in D:
        r0=r
        for x in l:
            v=agg([x])
            if x[6]==0: v[7:]=[None]*4
            ws.cell(r,2,x[0]);ws.cell(r,3,x[1]).alignment=Alignment(horizontal='center');put(r,v);r+=1;rows.append({"type":x[0],**{k:a for k,a in zip(N,v) if a is not None}})
        ws.merge_cells(start_row=r0,start_column=1,end_row=r-1,end_column=1);c=ws.cell(r0,1,h);c.alignment=Alignment(vertical='center',horizontal='center',wrap_text=True,textRotation=0);c.font=Font(bold=True)
        # rate averages leave out staff beds
        v=agg(l);p=agg([x for x in l if x[6]]);v[7]=p[7];v[8]=p[8];lab=h.split(' (')[0]+' subtotal';ws.cell(r,2,lab).font=Font(bold=True);put(r,v,True)
        for i in range(1,15): ws.cell(r,i).border=Border(top=th,bottom=Side(style='medium'))
        tot.append({"label":lab,**dict(zip(N,v))});al+=l;r+=1
    v=agg(al);p=agg([x for x in al if x[6]]);v[7]=p[7];v[8]=p[8];ws.cell(r,2,'CAMPUS EDGE TOTAL').font=Font(bold=True);put(r,v,True);tot.append({"label":"CAMPUS EDGE TOTAL",**dict(zip(N,v))})
    for i in range(1,15): ws.cell(r,i).fill=PatternFill('solid',fgColor='F3D9B1')
    ws.cell(r+2,1,'Average installments are weighted by beds (asking) and leased beds (in place); the rent-free staff unit is left out of both averages but counted in units, beds and area.')
    ws['P5']='Open beds by hall';ws['P5'].font=Font(bold=True)
    for i,(h,l) in enumerate(D): ws.cell(6+i,16,h.split(' (')[0]);ws.cell(6+i,17,agg(l)[3])
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC+'CampusEdge_bed_mix.xlsx')
    save('CampusEdge_bed_mix.xlsx','UM','STUDENT_HOUSING','student housing leasing analyst','halls in vertically merged cells, counts of units and beds, installments per bed, monthly totals','beds beside units, rates per bed, total SF as text in the plan lines, staff unit without rent, side table',N,rows,tot)
# ---------- 9 XLSX condo price list
def um3():
    import xlsxwriter
    R=random.Random(3009)
    D=[('LOW-RISE  Levels 3-9',[('01 Line','Calder',2,2,7,4,1,1184,142,915,1088),('02 Line','Dove',1,1,7,6,0,742,68,585,664),('03 Line','Dove',1,1,7,5,1,758,68,592,671),('04 Line','Ellery',1,1.5,7,3,1,866,96,668,759),('05 Line','Calder II',2,2,7,2,2,1226,160,958,1124)]),
       ('MID-RISE  Levels 10-18',[('06 Line','Fairfax',2,2,9,5,1,1310,175,1098,1342),('07 Line','Garrick',2,2.5,9,4,2,1442,188,1215,1466),('08 Line','Ellery',1,1.5,9,8,1,866,96,712,835),('09 Line','Halsey + Den',2,2.5,9,1,0,1595,210,1365,1618)]),
       ('SKY HOMES  Levels 19-24',[('10 Line','Ives',3,3.5,6,2,1,2240,366,2295,2688),('11 Line','Joyce',3,3,6,3,0,2085,340,2110,2436),('12 Line','Keats',2,2.5,6,0,1,1688,244,1566,1795)]),
       ('PENTHOUSES  Level 25',[('PH-A','Astor',4,4.5,1,1,0,3910,1205,5950,5950),('PH-B','Byron',3,3.5,1,0,0,3265,880,4775,4775)])]
    N=["units","other:STATUS Closed","other:STATUS Under Contract","other:STATUS Available","sf","other:Terrace SF","total_sf","other:PRICE LIST NO. 6 From","other:PRICE LIST NO. 6 To","other:PRICE LIST NO. 6 Average","other:Avg. $/SF","other:Sell-out at list"]
    wb=xlsxwriter.Workbook(DOC+'Hartwell25 price list & mix.xlsx');cv=wb.add_worksheet('READ ME');ws=wb.add_worksheet('Mix & Pricing')
    F=lambda **k: wb.add_format({'font_name':'Arial Narrow','font_size':10,**k})
    cv.set_column('A:A',90);cv.write('A2','Hartwell25 Condominium - inventory and pricing',F(bold=1,font_size=16))
    for i,t in enumerate(['Price List No. 6, effective October 1, 2025. Supersedes List No. 5.','Prices are for the residence only; parking and storage are sold apart.','Averages are simple averages of the stack; $/SF is on interior area.','Questions: Odile Marchbanks, sales accounting.']): cv.write(3+i,0,t,F())
    h=F(bold=1,text_wrap=1,align='center',valign='vcenter',bottom=2,top=2);hs=F(bold=1,italic=1,align='center',top=2,bottom=1)
    ws.hide_gridlines(2);ws.write('A1','HARTWELL25',F(bold=1,font_size=18));ws.write('A2','Residence mix by stack, October 1, 2025')
    H=[('A','Model'),('B','Stack'),('C','Bed-\nrooms'),('D','Baths'),('E','Homes'),('I','Interior SF'),('J','Terrace SF'),('K','Interior SF, all homes'),('O','Avg. $/SF'),('P','Sell-out at list')]
    for c,t in H: ws.merge_range(f'{c}4:{c}5',t,h)
    ws.merge_range('F4:H4','STATUS',hs);ws.merge_range('L4:N4','PRICE LIST NO. 6',hs)
    for c,t in zip('FGHLMN',['Closed','Under Contract','Available','From','To','Average']): ws.write(c+'5',t,h)
    ws.set_row(3,24);ws.set_row(4,28);ws.set_column('A:A',24);ws.set_column('B:B',9);ws.set_column('C:E',7);ws.set_column('F:H',9);ws.set_column('I:J',9);ws.set_column('K:K',11);ws.set_column('L:N',13);ws.set_column('O:O',9);ws.set_column('P:P',15)
    n0=F(num_format='#,##0',align='right');d=F(num_format='$#,##0');tx=F();r=5;rows=[];tot=[];sr=[]
    c_=F(align='center',num_format='0.#;;0');c_=F(align='center');dash=F(num_format='#,##0;-#,##0;0',align='right');bt=F(bold=1,top=1,num_format='#,##0');bd=F(bold=1,top=1,num_format='$#,##0');gr=F(bold=1,bg_color='#E4E8EC',bottom=1)
    A=[0]*6
    def totals(lab,l,refs,gt=False):
        nonlocal r
        u=[sum(x[i] for x in l) for i in range(7)]  # units closed uc avail totsf sellout terrace(all)
        ws.write(r,0,lab,bt)
        for i in range(1,16): ws.write_blank(r,i,None,bt)
        cols={4:u[0],5:u[1],6:u[2],7:u[3],10:u[4],15:u[5]}
        for k,v in cols.items():
            L=chr(65+k);f=('='+'+'.join(f'{L}{q}' for q in refs)) if gt else f'=SUM({L}{refs[0]}:{L}{refs[1]})'
            ws.write_formula(r,k,f,bd if k==15 else bt,v)
        sf=round(u[4]/u[0]);av=round(u[5]/u[0]);ps=round(u[5]/u[4])
        ws.write(r,8,sf,bt);ws.write(r,13,av,bd);ws.write(r,14,ps,bd)
        tot.append({"label":lab,"units":u[0],N[1]:u[1],N[2]:u[2],N[3]:u[3],"sf":sf,"total_sf":u[4],N[9]:av,N[10]:ps,N[11]:u[5]});r+=1
    al=[]
    for s,l in D:
        ws.merge_range(r,0,r,15,s,gr);r+=1;r0=r+1;q=[]
        for st,mo,b,ba,u,cl,uc,sf,tr,lo,hi in l:
            lo=lo*1000+(900 if u>1 else 0);hi=hi*1000+(900 if u>1 else 0);av=lo if u==1 else int(round((lo+hi)/2+R.randint(-9,9)*500,-2));ps=round(av/sf);so=av*u;avl=u-cl-uc
            ws.write(r,0,mo,tx);ws.write(r,1,st,tx);ws.write(r,2,b,c_);ws.write(r,3,ba,c_);
            for k,v in((4,u),(5,cl),(6,uc),(7,avl),(8,sf),(9,tr),(10,sf*u)): ws.write(r,k,v,n0)
            ws.write_string(r,11,f'${lo:,}',F(align='right'));ws.write_string(r,12,f'${hi:,}',F(align='right'));ws.write(r,13,av,d);ws.write(r,14,ps,d);ws.write(r,15,so,d);r+=1
            rows.append({"type":st,"name":mo,"beds":b,"baths":ba,**dict(zip(N,[u,cl,uc,avl,sf,tr,sf*u,lo,hi,av,ps,so]))});q.append((u,cl,uc,avl,sf*u,so,0))
        totals(s.split('  ')[0].title()+' total',q,(r0,r));sr.append(r);al+=q;r+=1
    totals('HARTWELL25 - all homes',al,sr,True)
    ws.write(r+1,0,'Sell-out = average list price x homes, closed homes included at current list.',F(italic=1,font_size=9))
    ws.freeze_panes(5,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.activate();wb.close()
    save('Hartwell25 price list & mix.xlsx','UM','OTHER','condo sales accounting','cover sheet, model before stack, status counts, price list from/to/average, sell-out','cover sheet first, prices from/to stored as text with $, repeated model names, live formulas in totals',N,rows,tot)
