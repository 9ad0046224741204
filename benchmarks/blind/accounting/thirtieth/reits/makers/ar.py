import random, datetime
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side

# ---------------------------------------------------------------- AR1 MRI aged delinquencies
def ar1():
    R=random.Random(311)
    B=[('2210','Harlan Medical Pavilion',[('004512','Keystone Orthopaedic Partners, P.C.','300','Current',5),('004517','Dr. Amara Voss, DDS','115','Current',3),('004533','Tri-County Imaging Center LLC','100','Current',6),('004390','Redwing Physical Therapy','210','Inactive',3)]),
       ('2245','Sable Creek Surgery Center',[('005101','Sable Creek Ambulatory Surgery','001','Current',4),('005104','Northline Anesthesia Associates','020','Current',2),('005110','Corvane Dialysis of Ohio, Inc.','040','Current',5)]),
       ('2260','Fenwick Professional Bldg',[('006008','Fenwick Women\'s Health','400','Current',4),('006013','Pell & Ashgrove Dermatology','250','Current',3),('006021','Lumen Sleep Labs','B10','Inactive',4),('006022','Marrow Street Pharmacy','101','Current',3)])]
    C=[('RNT','Base Rent',18000),('CAM','Common Area Maint.',4200),('RET','Real Estate Tax',3600),('ELE','Submeter Electric',900),('LAT','Late Fee',250),('PRK','Reserved Parking',480)]
    cols=['total','current','other:1 Month','other:2 Months','other:3 Months','other:4 Months']
    dates={1:'6/1/2025',2:'5/1/2025',3:'4/1/2025',4:'3/1/2025',5:'1/1/2025'}
    rows=[];tot=[];lay=[];cat={}
    for b,bn,ts in B:
        lay.append(('b',(b,bn)));
        for ls,nm,su,stt,k in ts:
            lay.append(('h',(b,ls,nm,su,stt,R.randint(200,989),R.randint(1000,9999),f'{R.randint(1,6)}/{R.randint(2,27)}/2025',R.randint(100000,3000000))))
            rs=[]
            bk=sorted((R.choice([1,1,2,2,3,4,5]) for _ in range(k)),reverse=True); 
            if stt=='Inactive': bk=[5]*(k-1)+[4]
            for j,i in enumerate(bk):
                c=R.choice(C); v=int(c[2]*R.uniform(.3,1.2)*100)
                ch,dt=c[0],dates[i]
                if j==k-1 and R.random()<.4: ch,v,dt='PPR',-int(R.uniform(200,2500)*100),f'6/{R.randint(3,28)}/2025'; i=1
                r={'property':f'{b} - {bn}','unit':su,'resident':f'{b}-{ls}','name':nm,'status':stt,'date':dt,'charge':ch+' '+({x[0]:x[1] for x in C}|{'PPR':'Prepaid Rents'})[ch],
                   **{q:0 for q in cols},'_g':[ls,'b'+b],'_src':'CR' if ch=='PPR' else 'CH'}
                r['total']=v; r[cols[i]]=v; rs.append(r); lay.append(('r',r))
                cat.setdefault(r['charge'],{q:0 for q in cols}); 
                for q in cols: cat[r['charge']][q]+=r[q]
            rows+=rs; t={'label':f'{nm} Total:',**add(rs,cols),'_g':ls}; tot.append(t); lay.append(('t',t))
        t={'label':f'Building {b} Total:',**add([r for r in rows if 'b'+b in r['_g']],cols),'_g':'b'+b}; tot.append(t); lay.append(('bt',t))
    t={'label':'Grand Total:',**add(rows,cols),'_g':None}; tot.append(t); lay.append(('gt',t))
    f=lambda c:f'{c/100:,.2f}'
    fn='mri_aged_delinquencies_medical.pdf'
    c=canvas.Canvas(DOC+'/'+fn,pagesize=landscape(letter),invariant=1); st={'y':0,'p':0}
    X=[370,446,522,598,674,750]
    def head():
        st['p']+=1; c.setFont('Helvetica',8)
        c.drawString(36,585,'Database:  OHMED'); c.drawString(36,575,'ENTITY:  2200'); c.setFont('Helvetica-Bold',11); c.drawCentredString(396,585,'Aged Delinquencies'); c.setFont('Helvetica',9); c.drawCentredString(396,574,'Hollis & Tarn Healthcare Realty'); c.drawCentredString(396,564,'Period: 06/25')
        c.setFont('Helvetica',8); c.drawRightString(750,585,f"Page:  {st['p']}"); c.drawRightString(750,575,'Date:  7/2/2025'); c.drawRightString(750,565,'Time:  04:17 PM')
        c.line(36,556,756,556); c.setFont('Helvetica-Bold',8)
        c.drawString(36,545,'Invoice Date'); c.drawString(100,545,'Category'); c.drawString(250,545,'Source')
        for h,x in zip(('Amount','Current','1 Month','2 Months','3 Months','4 Months'),X): c.drawRightString(x,545,h)
        c.line(36,540,756,540); st['y']=526
    def nums(v,y):
        for q,x in zip(cols,X): c.drawRightString(x,y,f(v[q]))
    head()
    for k,v in lay:
        if st['y']<(70 if k in('h','b') else 44): c.showPage(); head()
        y=st['y']
        if k=='b': c.setFont('Helvetica-Bold',9); c.drawString(36,y,f'BUILDING:  {v[0]} - {v[1]}'); st['y']-=14
        elif k=='h':
            b,ls,nm,su,stt,ex,ph,lp,amt=v; c.setFont('Helvetica-Bold',8); c.drawString(36,y,f'{b}-{ls}'); c.drawString(100,y,nm); c.setFont('Helvetica',8)
            c.drawString(300,y,f'Suite: {su}'); c.drawString(380,y,f'Occupancy: {stt}'); c.drawRightString(750,y,f'Last Payment:  {lp}   {amt/100:,.2f}')
            c.drawString(100,y-10,f'Contact: Accounts Payable  ({ex}) 555-{ph}'); st['y']-=21
        elif k=='r':
            c.setFont('Helvetica',8); c.drawString(36,y,v['date']); a,d=v['charge'].split(' ',1); c.drawString(100,y,a); c.drawString(128,y,d); c.drawString(256,y,v['_src']); nums(v,y); st['y']-=10.5
        else:
            c.setFont('Helvetica-Bold',8); c.setLineWidth(.4); c.line(310,y+8,752,y+8)
            c.drawString(100 if k=='t' else 36,y-1,v['label']); nums(v,y-1); st['y']-=18
            if k!='t': c.line(310,y-4,752,y-4); st['y']-=4
    if st['y']<140: c.showPage(); head()
    y=st['y']-6; c.setFont('Helvetica-Oblique',8); c.drawString(36,y,'Recap by category (all buildings)'); y-=12
    for q in sorted(cat): c.setFont('Helvetica',7.5); a,d=q.split(' ',1); c.drawString(100,y,a); c.drawString(128,y,d); nums(cat[q],y); y-=10
    c.save()
    save(fn,'AR','OTHER','MRI batch, reviewed by P. Dziedzic','MRI tenant blocks with invoice lines, tenant, building and grand totals, recap by category','month-named age columns, credits inside ages as negatives, recap lines at the end, page break inside tenants',cols,rows,tot,cols)

# ---------------------------------------------------------------- AR2 Yardi aging detail, planted dropped row
def ar2():
    R=random.Random(312)
    P=[('rvtwn01','Riverton Town Center',[('t0003312','Oat & Ember Bakehouse','A-104',4),('t0003340','Stridewell Footwear #218','B-210',5),('t0003371','Nimbus Nail Bar','A-117',3),('t0003388','Gulf Prairie Fitness LLC','ANC-2',6),('t0003402','Quill Street Books','C-301',2)]),
       ('lakepl','Lakeline Plaza',[('t0004105','Verano Taqueria','12',4),('t0004111','Pawsome Vet Clinic of Texas','15-16',3),('t0004127','Silverleaf Optical','4',3),('t0004130','Dockside Mattress Co.','20',5)])]
    CH=[('rent',6500),('cam',1400),('retax',1700),('ins',350),('late',150),('pctrent',3100),('util',420)]
    cols=['total','b0_30','b31_60','b61_90','b90','prepaid','other:Total Owed']
    full=[];tot=[];lay=[]; tr=[104500]
    for p,pn,ts in P:
        lay.append(('p',(p,pn)))
        for t,nm,u,k in ts:
            rs=[]
            for j in range(k):
                i=R.choice([1,1,2,3,4]); ch=R.choice(CH); v=int(ch[1]*R.uniform(.4,1.3)*100); tr[0]+=R.randint(3,90)
                r={'property':p,'unit':u,'resident':t,'name':nm,'status':'Past' if nm.startswith('Dockside') else 'Current','invoice':f'C-{tr[0]}','charge':ch[0],'date':{1:'06/01/2025',2:'05/01/2025',3:'04/01/2025',4:'02/01/2025'}[i],**{q:0 for q in cols},'_g':[t,p]}
                r['total']=v; r[cols[i]]=v; r[cols[6]]=v; rs.append(r)
            rs.sort(key=lambda r:(r['date'],r['invoice']))
            if R.random()<.55:
                v=-int(R.uniform(100,3000)*100); tr[0]+=7
                r={'property':p,'unit':u,'resident':t,'name':nm,'status':rs[0]['status'],'invoice':f'R-{tr[0]}','charge':'prepay','date':'06/24/2025',**{q:0 for q in cols},'_g':[t,p]}
                r['prepaid']=v; r[cols[6]]=v; rs.append(r)
            full+=rs; T={'label':f'Total {nm}',**add(rs,cols),'_g':t}; tot.append(T); lay.append(('rs',rs)); lay.append(('t',T))
        T={'label':f'Total {pn}',**add([r for r in full if p in r['_g']],cols),'_g':p}; tot.append(T); lay.append(('t',T))
    T={'label':'Grand Total',**add(full,cols),'_g':None}; tot.append(T); lay.append(('t',T))
    drop=[r for r in full if r['resident']=='t0003388'][2]; rows=[r for r in full if r is not drop]
    planted={'what':f"charge line {drop['invoice']} ({drop['charge']}, {n(drop['total']):,.2f}) of Gulf Prairie Fitness LLC is not printed; the totals of the tenant, of Riverton Town Center and the grand total still include it",'kind':'row_dropped'}
    fn='yardi_aging_detail_texas_retail.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='rs_AR_AgingDetail'
    b=Font(name='Verdana',size=8,bold=True); f=Font(name='Verdana',size=8)
    ws['A1']='Aging Detail'; ws['A2']='DB Caption: LIVE 7S   Property: rvtwn01,lakepl   Status: Current, Past, Future   Age As Of: 06/30/2025   Post To: 06/2025'
    ws['A1'].font=Font(name='Verdana',size=11,bold=True); ws['A2'].font=f
    for a in('A1:N1','A2:N2'): ws.merge_cells(a)
    ws['A1'].alignment=ws['A2'].alignment=Alignment(horizontal='center')
    h1=['','','','','','','Charge','','Current','0-30','31-60','61-90','Over 90','Pre-','Total']; h1=['Property','Customer','Lease','Unit','Status','Tran#','Charge','Date','Current','0-30','31-60','61-90','Over 90','Pre-','Total']
    h2=['','','','','','','Code','','Owed','Owed','Owed','Owed','Owed','payments','Owed']
    fill=PatternFill('solid',fgColor='DDDDDD')
    for j,(x,z) in enumerate(zip(h1,h2),1):
        for rr,s in((4,x),(5,z)): c=ws.cell(rr,j,s or None); c.font=b; c.fill=fill; c.alignment=Alignment(horizontal='center')
    y=6; thin=Side(style='thin')
    def nums(y,r,fo,txt=False,top=False):
        for j,k in enumerate(cols,9):
            c=ws.cell(y,j); c.font=fo; c.alignment=Alignment(horizontal='right')
            if txt: c.value=f'{n(r[k]):,.2f}'; c.number_format='@'
            else: c.value=n(r[k]); c.number_format='#,##0.00;-#,##0.00'
            if top: c.border=Border(top=thin)
    for k,v in lay:
        if k=='p': c=ws.cell(y,1,f'{v[1]} ({v[0]})'); c.font=b; y+=1
        elif k=='rs':
            for r in v:
                if r is drop: continue
                for j,q in enumerate(('property','resident','name','unit','status','invoice','charge','date'),1):
                    c=ws.cell(y,j,r[q]); c.font=f; c.number_format='@'
                nums(y,r,f,txt=(r['property']=='lakepl')); y+=1
        else:
            c=ws.cell(y,3,v['label']); c.font=b; nums(y,v,b,top=True); y+=2 if v['_g'] and not v['_g'].startswith('t0') else 1
    ws.cell(y+1,1,'UserId : jferro   Date : 7/3/2025   Time : 9:12 AM').font=f
    for l,w in zip('ABCDEFGHIJKLMNO',(10,11,30,9,9,11,10,12,13,13,13,13,13,13,13)): ws.column_dimensions[l].width=w
    ws.freeze_panes='A6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='4:5'
    wb.save(DOC+'/'+fn)
    save(fn,'AR','RETAIL','J. Ferro','Yardi Voyager aging detail by lease and charge, two-row header, tenant/property/grand totals','"Current Owed" is the sum of the ages (total), "Total Owed" is net of prepayments; second property has numbers as text; one planted defect',cols,rows,tot,cols,planted)

# ---------------------------------------------------------------- AR3 Canadian one-line-per-tenant with comments
def ar3():
    R=random.Random(313)
    B=[('Airport Road Distribution Centre, Mississauga',[('Brantley Cold Storage Ltd.','BCS01','1','Repayment plan signed; 4 of 6 instalments received'),('Halcyon Freight Systems','HFS02','2-3','AP moved to Montreal, chasing remittance advice'),('Polaris Packaging (Canada) ULC','PPC01','4',''),('Orrin Tool & Die','OTD01','5A','Default notice 12 June; bailiff on standby'),('Maple Gate Imports','MGI01','5B','Disputes 2024 CAM true-up'),('Vexel Robotics Corp.','VXR01','6','')]),
       ('Highfield Business Park, Calgary',[('Lodestar Oilfield Rentals','LOR01','101','Cheque returned NSF'),('Tundra Tire & Wheel','TTW01','104',''),('Kestrel Courier Co-op','KCC01','110','Credit to be applied to July rent'),('Bowness Cabinetry','BOW01','112','Tenant vacated 30 April; write-off request with Asset Mgmt for June committee'),('Sunpeak Solar Supply','SSS01','115-117',''),('Drumline Brewing Equipment','DBE01','120','')]),
       ('Annacis Flex Units, Delta',[('Pacific Lantern Foods','PLF01','A1',''),('Wharfside Marine Parts','WMP01','A4','Awaiting PO number'),('Cedarline Print & Mail','CPM01','B2','Paid 3 July in full'),('Okanagan Vine Logistics','OVL01','B3-B4',''),('Fraser Lift Truck Services','FLT01','C1','Set-off claim for roof leak, legal reviewing')])]
    g='ARREARS BY BILLING MONTH (C$)'
    old=f'other:{g} March & earlier'; net='other:Net of receipts'
    cols=['deposit','m0','m1','m2',old,'total','prepaid',net]
    rows=[];tot=[];lay=[]
    for bi,(bn,ts) in enumerate(B):
        rs=[]
        for nm,ac,u,cm in ts:
            r={'property':bn,'name':nm,'resident':ac,'unit':u,'_cm':cm,'_g':[bn]}
            m=R.uniform(6000,42000)
            r['deposit']=R.choice([0,int(m)*100,int(m)*200,int(m)*200])
            v=[int(m*100*R.choice([0,.13,1,1])),int(m*100*R.choice([0,0,.2,1])),int(m*100*R.choice([0,0,0,.5])),int(m*100*R.choice([0,0,0,.8]))]
            if not any(v): v[0]=int(m*37)
            if 'true-up' in cm: v[3]=int(m*29)
            for k,x in zip(cols[1:5],v): r[k]=x
            r['total']=sum(v); r['prepaid']=-int(R.uniform(150,4000)*100) if R.random()<.35 or 'Credit to' in cm else 0
            r[net]=r['total']+r['prepaid']; rs.append(r)
        rows+=rs; t={'label':'Sub-total, '+bn.split(',')[0],**add(rs,cols),'_g':bn}; tot.append(t); lay.append((bn,rs,t))
    T={'label':'PORTFOLIO TOTAL',**add(rows,cols),'_g':None}; tot.append(T)
    fn='stonebridge_industrial_arrears_june.pdf'
    s7=ParagraphStyle('a',fontName='Helvetica',fontSize=7,leading=8.2); s7b=ParagraphStyle('b',parent=s7,fontName='Helvetica-Bold'); hc=ParagraphStyle('h',parent=s7b,alignment=1,textColor=colors.white); 
    f=lambda c:'–' if c==0 else (f'({-c/100:,.2f})' if c<0 else f'{c/100:,.2f}')
    H=lambda s:Paragraph(s.replace('&','&amp;').replace('\n','<br/>'),hc)
    D=[[H('Tenant'),H('Account'),H('Unit'),H('Deposit\nheld'),H(g),'','','',H('Total\narrears'),H('Unapplied\nreceipts'),H('Net of\nreceipts'),H('Collection comments')],
       ['','','','',H('June'),H('May'),H('April'),H('March &\nearlier'),'','','','']]
    S=[('SPAN',(i,0),(i,1)) for i in(0,1,2,3,8,9,10,11)]+[('SPAN',(4,0),(7,0)),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#34495e')),('VALIGN',(0,0),(-1,1),'MIDDLE'),('VALIGN',(0,2),(-1,-1),'TOP'),('FONT',(0,2),(-1,-1),'Helvetica',7.2),('ALIGN',(3,2),(10,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#bbbbbb')),('LINEBEFORE',(4,0),(4,1),.5,colors.white),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
    for bn,rs,t in lay:
        D.append([Paragraph(bn,s7b)]+['']*11); i=len(D)-1; S+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e8eef3'))]
        for r in rs: D.append([Paragraph(r['name'].replace('&','&amp;'),s7),r['resident'],r['unit']]+[f(r[k]) for k in cols]+[Paragraph(r['_cm'].replace('&','&amp;'),s7)])
        D.append([Paragraph(t['label'],s7b),'','']+[f(t[k]) for k in cols]+['']); i=len(D)-1; S+=[('SPAN',(0,i),(2,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2),('LINEABOVE',(3,i),(10,i),.7,colors.black)]
    D.append([Paragraph(T['label'],s7b),'','']+['$'+f(T[k]) if T[k]>=0 else '($'+f(T[k])[1:] for k in cols]+['']); i=len(D)-1; S+=[('SPAN',(0,i),(2,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2),('LINEABOVE',(3,i),(10,i),1,colors.black),('LINEBELOW',(3,i),(10,i),1,colors.black)]
    doc=SimpleDocTemplate(DOC+'/'+fn,pagesize=landscape(legal),leftMargin=34,rightMargin=34,topMargin=50,bottomMargin=36,invariant=1,title='Arrears report')
    t=Table(D,colWidths=[122,44,42,64,70,66,66,66,74,62,74,180],repeatRows=2); t.setStyle(TableStyle(S))
    st=ParagraphStyle('t',fontName='Helvetica',fontSize=9,leading=12)
    def deco(c,d):
        c.saveState(); c.setFont('Helvetica-Bold',12); c.drawString(34,landscape(legal)[1]-34,'Stonebridge Canadian Industrial Fund II – Tenant arrears report'); c.setFont('Helvetica',8); c.drawRightString(landscape(legal)[0]-34,landscape(legal)[1]-34,'As at 30 June 2025 (all amounts incl. GST/HST)'); c.drawString(34,20,'Prepared by M. Thibodeau-Lang, Property Accounting – confidential'); c.drawRightString(landscape(legal)[0]-34,20,f'{d.page}'); c.restoreState()
    doc.build([Paragraph('For the monthly collections call. Arrears are sorted by the month in which the charge was billed. Unapplied receipts are shown in brackets and are not netted in the month columns. Deposits include letters of credit.',st),Spacer(1,6),t,Spacer(1,8),Paragraph('<b>Follow-up since May:</b> 3 accounts cleared; bad-debt provision unchanged at C$41,000; next call 15 July.',st)],onFirstPage=deco,onLaterPages=deco)
    save(fn,'AR','INDUSTRIAL','M. Thibodeau-Lang','one line a tenant, code after name, grouped month columns, deposit first, wrapped comments','months without year in headers, deposit before ages, dashes are zero, parentheses',cols,rows,tot,cols)
