from common import *
# ---------- AR1: commercial blocks by tenant (MRI-like) PDF, planted dropped invoice ----------
def ar1():
    R=random.Random(1411);AS=dt.date(2025,10,31)
    P=[('0471','Quarry Lake Marketplace',[('008812','Saltbox Kitchen & Bath, Inc.','120'),('008827','Doc Finley’s Urgent Care PLLC','128A'),('008830','Two Sparrows Coffee Co.','131'),('008846','Vantage Fit 24 LLC','140'),('008851','Nail Atelier by Huong','144'),('008859','Brightwick Home Goods Corp.','200'),('008902','Pho Saigon Lantern','212')]),
       ('0472','Quarry Lake Outparcels',[('009004','Copper Kettle Diner #18','OP-2'),('009011','Summit Ridge Credit Union','OP-4'),('009015','QuikLube Partners, LP','OP-5')])]
    CH=[('RNT','Base Rent',(3800,21000)),('CAM','Common Area Maint.',(620,3900)),('RET','Real Estate Tax',(410,2600)),('INS','Insurance Recovery',(90,480)),('UTL','Water/Sewer Billback',(75,390)),('LTE','Late Charge',(50,450)),('PCT','Percentage Rent',(1200,5200))]
    dates=['2025-11-01']*2+['2025-10-01']*4+['2025-10-15','2025-09-01','2025-09-01','2025-09-12','2025-08-20','2025-08-06','2025-07-01','2025-06-01','2025-04-01']
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter,landscape
    W,H=landscape(letter);f='quarry_lake_open_items.pdf';c=canvas.Canvas(dpath(f),pagesize=(W,H))
    X=[290,370,445,520,595,665,745];keys=["other:Original Amount","unpaid","current","b0_30","b31_60","b61_90","b90"]
    rows=[];tots=[];st=dict(y=0,pg=0);inv=[71200]
    def newpage(prop=None,cont=None):
        if st['pg']: c.showPage()
        st['pg']+=1;c.setFont('Helvetica-Bold',11);c.drawString(36,580,'Open Item Aging – Detail by Occupant');c.setFont('Helvetica',8)
        c.drawRightString(W-40,580,f"Page {st['pg']}");c.drawRightString(W-40,570,'11/04/2025  9:17 AM   Database: PELLORRE');c.drawString(36,568,'Pellor Retail Advisors  |  As of 10/31/2025  |  Aged by invoice date  |  Amounts in USD')
        c.setFillGray(.88);c.rect(34,536,W-70,26,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',8)
        for x,a,b in zip([38,96,150],['Invoice','Invoice','Charge'],['Date','Number','Category']): c.drawString(x,552,a);c.drawString(x,541,b)
        for x,a,b in zip(X,['Original','Open','Not Yet','','','','Over'],['Amount','Amount','Due','1 - 30','31 - 60','61 - 90','90']): c.drawRightString(x,552,a);c.drawRightString(x,541,b)
        st['y']=522
        if prop: c.setFont('Helvetica-BoldOblique',9);c.drawString(36,st['y'],prop);st['y']-=15
        if cont: c.setFont('Helvetica-Oblique',8);c.drawString(44,st['y'],cont);st['y']-=12
    def need(k,prop,cont=None):
        if st['y']-k<42: newpage(prop+'  (cont.)',cont)
    def nums(v,bold=False,skip0=False,rule=False):
        c.setFont('Helvetica-Bold' if bold else 'Helvetica',8)
        for i,(x,q) in enumerate(zip(X,v)):
            if q is None: continue
            c.drawRightString(x+(2.6 if q<0 else 0),st['y'],par(q))
            if rule: c.line(x-52,st['y']+9,x,st['y']+9)
    newpage();grand=[0]*6;recap={};planted=None
    for pc,pn,TS in P:
        prop=f'Property  {pc}   {pn}';need(70,prop) if st['y']<522 else None
        c.setFont('Helvetica-BoldOblique',9);c.drawString(36,st['y'],prop);st['y']-=15;PT=[0]*6
        for ti,(tc,tn,su) in enumerate(TS):
            need(60,prop)
            c.setFont('Helvetica-Bold',8.3);c.drawString(44,st['y'],f'{pc}-{tc}   {tn}');c.setFont('Helvetica',8);c.drawString(300,st['y'],f'Suite {su}');stt='Former' if tc=='008902' else 'Current';c.drawString(370,st['y'],f'Status: {stt}')
            c.drawString(450,st['y'],f"Last receipt {R.choice(['10/03/25','10/09/25','09/18/25','08/27/25'])}   Contact ({R.randint(210,980)}) 555-01{R.randint(10,99)}");st['y']-=12
            k=R.randint(3,7);items=[]
            for _ in range(k):
                d=dt.date.fromisoformat(R.choice(dates));ch=R.choice(CH);o=R.randint(ch[2][0]*100,ch[2][1]*100);op=o if R.random()<.7 else int(o*R.uniform(.1,.8))
                items.append([d,ch,o,op])
            if R.random()<.45: o=-R.randint(20000,320000);items.append([dt.date(2025,10,R.randint(2,28)),('PPR','Unapplied Receipt'),o,o])
            items.sort(key=lambda z:z[0]);TT=[0]*6;drop=1 if tc=='008846' else None
            for ii,(d,ch,o,op) in enumerate(items):
                days=(AS-d).days;b=0 if days<=0 else 1 if days<=30 else 2 if days<=60 else 3 if days<=90 else 4
                v=[op]+[op if j==b else 0 for j in range(5)];TT=[p+q for p,q in zip(TT,v)];inv[0]+=R.randint(1,39);cat=f'{ch[0]}  {ch[1]}';recap[cat]=recap.get(cat,0)+op
                if ii==drop:
                    planted={"what":f"an invoice line of tenant {pc}-{tc} {tn} ({d:%m/%d/%Y}, no. {inv[0]}, {ch[0]}, open {par(op)}) was dropped; the tenant, property and grand totals still include it","kind":"row_dropped"};continue
                need(14,prop,f'{pc}-{tc}   {tn}  (continued)')
                c.setFont('Helvetica',8);c.drawString(52,st['y'],f'{d:%m/%d/%Y}');c.drawString(104,st['y'],str(inv[0]));c.drawString(150,st['y'],cat)
                pv=[o,op]+[x if x else None for x in v[1:]];nums(pv);st['y']-=11
                rows.append({"property":f'{pc} {pn}',"unit":su,"resident":f'{pc}-{tc}',"name":tn,"status":stt,"charge":cat,"invoice":str(inv[0]),"date":f'{d:%m/%d/%Y}',**{kk:n(x) for kk,x in zip(keys,pv) if x is not None}})
            need(16,prop,f'{pc}-{tc}   {tn}  (continued)')
            c.setFont('Helvetica-Bold',8);c.drawString(150,st['y']-2,'Occupant total');st['y']-=2;nums([None]+TT,True,rule=True);st['y']-=18
            tots.append({"label":f"Occupant total {pc}-{tc} {tn}",**{kk:n(x) for kk,x in zip(keys[1:],TT)}});PT=[p+q for p,q in zip(PT,TT)]
        need(22,prop);c.setFont('Helvetica-Bold',8.5);c.drawString(36,st['y'],f'Total Property {pc}');nums([None]+PT,True,rule=True);st['y']-=24
        tots.append({"label":f"Total Property {pc}",**{kk:n(x) for kk,x in zip(keys[1:],PT)}});grand=[p+q for p,q in zip(grand,PT)]
    need(20,'');c.setFont('Helvetica-Bold',8.5);c.drawString(36,st['y'],'Grand Total – 2 properties');nums([None]+grand,True,rule=True);tots.append({"label":"Grand Total – 2 properties",**{kk:n(x) for kk,x in zip(keys[1:],grand)}})
    st['y']-=28
    if st['y']<150: newpage()
    c.setFont('Helvetica-Bold',8.5);c.drawString(36,st['y'],'Recap by charge category (open amount)');st['y']-=13
    for k,v in sorted(recap.items()): c.setFont('Helvetica',8);c.drawString(52,st['y'],k);c.drawRightString(290,st['y'],par(v));st['y']-=11
    assert sum(recap.values())==grand[0]; c.setFont('Helvetica-Bold',8);c.drawString(52,st['y'],'All categories');c.drawRightString(290,st['y'],par(grand[0]));c.save()
    assert planted
    save(f,'AR',keys,rows,tots,planted,'RETAIL','retail manager on MRI','blocks by tenant with invoice lines, tenant/property/grand totals, repeated headers, recap by category','blocks cross pages with continued lines; one invoice line dropped')
# ---------- AR2: RealPage-like residential workbook ----------
def ar2():
    import xlsxwriter
    R=random.Random(1412);f='Alder & Vine Delinquent-Prepaid 0925.xlsx'
    F='Marisol Dante Keisha Owen Priya Tomas Hana Jerome Lucille Bao Aisha Colt Renata Wes Imani Grigor Noor Callum Delphine Ruben Tess Amadou Lin Sabra Hollis Yara'.split();L='Okafor Brandvold Quintero Hsu Lachance Petrov Nakagawa Whitlow Ferreira Adebayo Stroud Mackey Villareal Odom Sorensen Kaur Boateng Trask Duarte Nguyen Ellery Haines Ruiz Osei'.split()
    wb=xlsxwriter.Workbook(dpath(f));ws=wb.add_worksheet('Delinq');B=wb.add_format
    h=B({'bold':1,'bg_color':'#E2E8D8','border':1,'align':'center','valign':'vcenter','text_wrap':1});t=B({'bold':1,'font_size':13});acc='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'
    m=B({'num_format':acc});mb=B({'num_format':acc,'bold':1,'top':1});sec=B({'bold':1,'bg_color':'#F4F1E6'});wr=B({'text_wrap':1,'valign':'top','font_size':9});bd=B({'bold':1});tx=B({'align':'right'})
    ws.write(0,0,'Alder & Vine Apartments — Delinquent and Prepaid',t);ws.write(1,0,'Castellane Residential  ·  Fiscal period 092025  ·  As of 09/30/2025  ·  312 units');ws.write(2,0,'Parameters: all statuses; include prepaid; deposits on hand shown; minimum balance 0.01')
    hd=['Bldg-Unit','Reshh ID','Key','Household','Status','Move-in','Prepaid','Deposits on hand','0-30 days','31-60 days','61-90 days','Over 90 days','Total delinquent','Net balance','Collector comment']
    for j,x in enumerate(hd):
        if 8<=j<=11: ws.write(5,j,x,h)
        else: ws.merge_range(4,j,5,j,x,h)
    ws.merge_range(4,8,4,11,'Aging of unpaid charges',h)
    ws.set_column(0,0,10);ws.set_column(1,1,10);ws.set_column(2,2,12,None,{'hidden':1});ws.set_column(3,3,24);ws.set_column(4,5,11);ws.set_column(6,13,14);ws.set_column(14,14,34);ws.set_column(16,16,20);ws.set_column(17,17,14)
    keys=["prepaid","deposit","b0_30","b31_60","b61_90","b90","total","other:Net balance"];rows=[];tots=[];G=[0]*8;y=6;used=set();stage={}
    for s,lab,k in(('C','Current residents',15),('N','On notice',5),('F','Former residents',9),('A','Applicants / future',3)):
        ws.merge_range(y,0,y,14,lab,sec);y+=1;T=[0]*8
        us=sorted(R.sample([f'{b:02d}-{u}' for b in range(1,14) for u in(101,102,103,104,201,202,203,204,301,302,303,304)],k))
        for u in us:
            nm=R.choice(L)+', '+R.choice(F)
            while nm in used: nm=R.choice(L)+', '+R.choice(F)
            used.add(nm);rent=R.randint(138000,214000);v=[0]*8;v[1]=0 if s=='A' else R.choice([25000,50000,50000,rent//100*100]);cm=''
            if s=='A' or (s=='C' and R.random()<.28): v[0]=-R.choice([rent,R.randint(100,60000),R.randint(5000,120000)])
            else:
                v[2]=R.choice([rent,rent+7500,R.randint(2500,90000)]) if s!='F' else 0
                if R.random()<.5 or s=='F': v[3]=R.choice([rent,R.randint(4500,100000)])
                if R.random()<.3: v[4]=R.randint(8000,rent)
                if s=='F': v[5]=R.randint(30000,420000) if R.random()<.8 else 0;v[1]=0 if R.random()<.7 else 25000
                if v[3] and R.random()<.1: v[0]=-R.randint(1000,5000)
                cm=R.choice(['','','Promise to pay 10/10','3-day notice served 9/8; rental assistance application pending with county','Payment plan – 4 installments','Sent to collections (Ferris Recovery)' if s=='F' else 'Filed 9/22','Disputes utility billback'])
            v[6]=sum(v[2:6]);v[7]=v[6]+v[0];rid=str(R.randint(2100,9800))+'-'+str(R.randint(1,3));mi=dt.date(2025,10,R.randint(3,28)) if s=='A' else dt.date(R.randint(2021,2024),R.randint(1,12),R.randint(1,28));stn={'C':'Current','N':'Notice','F':'Former','A':'Applicant'}[s]
            for j,x in enumerate([u,rid,'k'+str(R.randint(10**6,10**7)),nm,stn,f'{mi:%m/%d/%Y}']): ws.write_string(y,j,x)
            for j,x in enumerate(v): ws.write_number(y,6+j,x/100,m)
            ws.write(y,14,cm,wr);rows.append({"unit":u,"resident":rid,"name":nm,"status":stn,"other:Move-in":f'{mi:%m/%d/%Y}',**{kk:n(x) for kk,x in zip(keys,v)}});T=[a+b for a,b in zip(T,v)];y+=1
        ws.write(y,3,f'Subtotal {lab}  ({k})',bd)
        for j,x in enumerate(T): ws.write_number(y,6+j,x/100,mb)
        tots.append({"label":f'Subtotal {lab} ({k})',**{kk:n(x) for kk,x in zip(keys,T)}});stage[lab]=T[7];G=[a+b for a,b in zip(G,T)];y+=2
    ws.write(y,3,'Property total (32 households)',bd)
    for j,x in enumerate(G): ws.write_number(y,6+j,x/100,mb)
    tots.append({"label":"Property total (32 households)",**{kk:n(x) for kk,x in zip(keys,G)}})
    ws.write(y+2,0,'Prepaid shown as a negative. Net balance = total delinquent less prepaid; deposits on hand are not netted.')
    ws.write(4,16,'Net by status',h);ws.write(4,17,'$',h)
    for i,(k,v) in enumerate(stage.items()): ws.write(5+i,16,k);ws.write_number(5+i,17,v/100,m)
    ws.freeze_panes(6,4);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(f,'AR',keys,rows,tots,None,'MULTIFAMILY','regional bookkeeper on RealPage','workbook, status sections, merged grouped header, accounting format with dash for zero, side recap, hidden key column','side table to the right on data rows; prepaid negative; deposit between prepaid and aging')
# ---------- AR3: calendar month columns, Canadian industrial/office, PDF ----------
def ar3():
    R=random.Random(1413);f='Northgate_Portfolio_Arrears_Oct25.pdf'
    P=[('Airport Road Commerce Centre',[('t0012203','Lumos Freight Systems Ltd.','A-1'),('t0012207','Prairie Cold Chain Logistics Inc. (formerly Prairie Frozen Transport)','A-4'),('t0012231','Delmarva Tile Importers','B-2'),('t0012255','1472208 Ontario Inc. o/a Speedy Sign Shop','B-7'),('t0012260','Kestrel Robotics Corp.','C-1')]),
    ('Shawcross Business Park',[('t0013011','Maritime Fastener & Supply Co.','100'),('t0013018','Boreal Beverage Group LP','104'),('t0013020','Hexley Print Works','110'),('t0013027','Canstruct Millwork Limited','112 / 114'),('t0013032','Arctic Spool Wire Inc.','120')]),
    ('Fenmore Flex Buildings',[('t0014102','Tandem Dental Laboratories','F1'),('t0014105','Vireo Analytics ULC','F3'),('t0014113','Granite & Pine Kitchens','F6'),('t0014120','Ortho-Move Devices (Canada) Ltd.','F8')])]
    keys=["deposit","prepaid","total","m0","m1","m2","m3","other:Prior to Jul 2025"]
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    from reportlab.lib.pagesizes import letter,landscape
    ps=ParagraphStyle('a',fontName='Helvetica',fontSize=7.8,leading=9.2);hb=ParagraphStyle('h',parent=ps,fontName='Helvetica-Bold',textColor=colors.white,alignment=2);hl=ParagraphStyle('hl',parent=hb,alignment=0)
    fm=lambda q:'–' if q==0 else '-'+f2(q) if q<0 else f2(q)
    data=[[Paragraph('Unit',hl),Paragraph('Tenant<br/>(lease code)',hl),Paragraph('Security<br/>Deposit',hb),Paragraph('Prepay-<br/>ments',hb),Paragraph('Total<br/>Owing',hb),Paragraph('Oct<br/>2025',hb),Paragraph('Sep<br/>2025',hb),Paragraph('Aug<br/>2025',hb),Paragraph('Jul<br/>2025',hb),Paragraph('Prior to<br/>Jul 2025',hb)]]
    ss=[];rows=[];tots=[];G=[0]*8;rec=[]
    for pn,TS in P:
        ss+=[('SPAN',(0,len(data)),(-1,len(data))),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',8.5),('TOPPADDING',(0,len(data)),(-1,len(data)),7)];data.append([pn]+['']*9);T=[0]*8
        for code,nm,u in TS:
            r=R.randint(800000,4600000);m=[0]*5
            for j,p in enumerate((.8,.5,.35,.45,.3)):
                if R.random()<p: m[j]=R.choice([r,int(r*1.13),R.randint(2000,r//2)])
            if R.random()<.3: m[R.randint(1,3)]=-R.randint(1000,90000)
            if not any(m): m[0]=R.randint(9000,50000)
            v=[r if R.random()<.8 else 0,-R.randint(5000,300000) if R.random()<.3 else 0,sum(m)]+m
            data.append([u,Paragraph(f'{nm.replace("&","&amp;")}<br/><font size=6.8 color="#555555">{code}</font>',ps)]+[fm(q) for q in v]);rows.append({"property":pn,"unit":u,"resident":code,"name":nm,**{k:n(q) for k,q in zip(keys,v)}});T=[a+b for a,b in zip(T,v)]
        i=len(data);ss+=[('LINEABOVE',(2,i),(-1,i),.6,colors.black),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.8)];data.append(['',f'Subtotal, {pn}']+[fm(q) for q in T]);tots.append({"label":f'Subtotal, {pn}',**{k:n(q) for k,q in zip(keys,T)}});rec.append((pn,T));G=[a+b for a,b in zip(G,T)]
    i=len(data);ss+=[('LINEABOVE',(0,i),(-1,i),1.2,colors.black),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E6ECF2')),('FONT',(0,i),(-1,i),'Helvetica-Bold',8)];data.append(['','PORTFOLIO TOTAL (CAD)']+[fm(q) for q in G]);tots.append({"label":"PORTFOLIO TOTAL (CAD)",**{k:n(q) for k,q in zip(keys,G)}})
    tb=Table(data,colWidths=[46,168]+[62,62,70]+[62]*4+[66],repeatRows=1);tb.setStyle(TableStyle([('FONTSIZE',(0,1),(-1,-1),7.8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2F4A66')),('BOTTOMPADDING',(0,0),(-1,-1),2),('TOPPADDING',(0,0),(-1,-1),2)]+ss))
    big=ParagraphStyle('b',fontName='Helvetica-Bold',fontSize=14,leading=18);body=ParagraphStyle('c',parent=ps,fontSize=8.6,leading=11)
    side=Table([['Share of total owing','%']]+[[p,f'{t[2]/G[2]*100:.1f}%'] for p,t in rec],colWidths=[170,50]);side.setStyle(TableStyle([('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1),('FONTSIZE',(0,0),(-1,-1),7.8),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(1,-1),'RIGHT')]))
    def foot(c,d): c.setFont('Helvetica',7);c.drawString(36,22,'Northgate Industrial Income Trust – Confidential');c.drawRightString(landscape(letter)[0]-36,22,f'Page {d.page}')
    SimpleDocTemplate(dpath(f),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=40).build([Paragraph('Tenant Arrears by Month of Charge',big),Paragraph('Northgate Industrial Income Trust · Post month October 2025 · Canadian dollars, HST included. Of the balances below, Prairie Cold Chain is on a deferral agreement expiring January 2026; all other arrears over sixty days have been referred to counsel. Prepayments are not deducted from Total Owing. A dash is nil; a leading minus is a credit.',body),Spacer(1,8),tb,Spacer(1,10),side],onFirstPage=foot,onLaterPages=foot)
    save(f,'AR',keys,rows,tots,None,'INDUSTRIAL','Ontario asset manager from Yardi','PDF, calendar-month columns, deposit and prepayments first, two-line tenant cells with code below, intro prose, share table','wrapped names; code under the name; dashes as zero; negative months; total before the buckets')
