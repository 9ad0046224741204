import random, csv, datetime as dt
from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, A4, landscape
from reportlab.lib.colors import HexColor, black
# ================= 1. US mall, by tenant and charge code, PDF =================
def ar1():
    R=random.Random(4601); file='kestrel_point_delinquency_by_charge.pdf'
    keys=['current','b1_30','b31_60','b61_90','b90','prepaid','total']
    props=[('0410','Kestrel Point Mall',[('A-102','BELLCAN','Bellweather Candle Co.'),('A-110','FOOTLAN','Footlane Athletic, Inc.'),('A-118','ORCHJEW','Orchard & Sons Jewelers'),
      ('B-201','TIDEOPT','Tidewater Optical'),('B-214','PRETZLU','Twist & Salt Pretzels #88'),('B-220','VANTCEL','Vantage Cellular LLC'),('C-001','HALVORS','Halvorsen Department Stores'),
      ('C-132','MISOBWL','Miso Bowl Kitchen'),('C-140','KIDSPRK','Kidspark Play Cafe'),('K-07','SUNGKIO','Sunglass Depot (Kiosk)'),('PAD 3','RIOGRIL','Rio Grande Grill & Cantina')]),
     ('0425','Copper Basin Town Center',[('100','GRNGROC','Greenfinch Grocers'),('112','NAILBAR','Lacquer Lane Nail Bar'),('116','DRYCLEA','Pressed Right Cleaners'),
      ('120','TAXPROS','Ledgerline Tax Pros'),('124','PETPANT','The Pet Pantry'),('130','MATTRES','Slumberwell Mattress'),('140','FITNESS','Ironclad Fitness 24/7'),('OP-1','BANKONE','First Prairie Bank - ATM')])]
    codes={'RNT':'Base Rent','CAM':'Common Area Maint.','RET':'Real Estate Tax','INS':'Insurance Recov.','MKT':'Marketing Fund','PCT':'Percentage Rent','UTL':'Utilities','LTF':'Late Fee','NSF':'NSF Charge'}
    rows=[];tot=[];draw=[]; recap={}
    G=[0]*7; dropped=None
    for pc,pn,ts in props:
        P=[0]*7; draw.append(('prop',pc,pn))
        for ti,(u,c,n) in enumerate(ts):
            T=[0]*7; draw.append(('ten',u,c,n,f'{R.randint(1,12):02d}/{R.choice([28])}/{R.randint(2027,2034)}',f'({R.choice([555])}) 555-{R.randint(100,199):04d}'))
            k=R.choice([2,3,3,4,5]) if n!='The Pet Pantry' else 4
            cs=['RNT','CAM']+R.sample(['RET','INS','MKT','PCT','UTL','LTF','NSF'],3)
            cs=[x for x in codes if x in cs[:k]]
            base=R.uniform(2200,14000)
            for ci,ch in enumerate(cs):
                s={'RNT':1,'CAM':.28,'RET':.2,'INS':.05,'MKT':.03,'PCT':.4,'UTL':.06,'LTF':.03,'NSF':0}[ch]
                v=[0]*7
                if ch=='NSF': v[R.choice([1,2,3])]=3500
                else:
                    for b in range(5):
                        if R.random()<[.55,.5,.4,.25,.3][b]: v[b]=round(base*s*R.choice([1,1,1,.5,R.random()])*100)
                    if sum(v)==0: v[1]=round(base*s*100)
                    if R.random()<.06: v[4]=-round(base*s*R.random()*30)
                v[6]=sum(v[:6]); T=[a+b for a,b in zip(T,v)]
                recap[ch]=recap.get(ch,0)+v[6]
                if n=='The Pet Pantry' and ci==2:
                    dropped=(ch,n,v[6]); continue
                rows.append(dict(property=pn,unit=u,resident=c,name=n,charge=ch,**{k_:d(x) for k_,x in zip(keys,v)})); draw.append(('row',ch,v))
            if R.random()<.3:
                v=[0]*7; v[5]=-round(R.uniform(150,4000)*100); v[6]=v[5]; T=[a+b for a,b in zip(T,v)]; recap['UNA']=recap.get('UNA',0)+v[6]
                rows.append(dict(property=pn,unit=u,resident=c,name=n,charge='UNA',**{k_:d(x) for k_,x in zip(keys,v)})); draw.append(('row','UNA',v))
            draw.append(('tt',f'Total {n}',T)); tot.append(dict(label=f'Total {n}',**{k_:d(x) for k_,x in zip(keys,T)}))
            P=[a+b for a,b in zip(P,T)]
        draw.append(('pt',f'Property Total - {pn}',P)); tot.append(dict(label=f'Property Total - {pn}',**{k_:d(x) for k_,x in zip(keys,P)}))
        G=[a+b for a,b in zip(G,P)]
    draw.append(('gt','Portfolio Total',G)); tot.append(dict(label='Portfolio Total',**{k_:d(x) for k_,x in zip(keys,G)}))
    codes['UNA']='Unapplied Cash'
    W,H=landscape(letter); c=canvas.Canvas(DOC(file),pagesize=(W,H)); c.setTitle('Delinquency by Charge')
    xr=[322,396,466,536,606,680,752]; pg=[0]; y=[0]
    def head():
        pg[0]+=1
        c.setFont('Helvetica-Bold',13); c.drawString(40,H-42,'Delinquency Report by Charge Code')
        c.setFont('Helvetica',8); c.drawString(40,H-54,'Harrow & Pike Retail Management, Agent for Owner')
        c.drawRightString(752,H-42,'As of: 05/31/2026'); c.drawRightString(752,H-54,'Period: 05/2026    Status: Current, Past, Notice')
        c.setFillColor(HexColor('#e4e4e4')); c.rect(36,H-84,W-72,22,stroke=0,fill=1); c.setFillColor(black)
        c.setFont('Helvetica-Bold',8); c.drawString(60,H-78,'Charge Code')
        for x,(a,b) in zip(xr,[('','Current'),('1 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('Over 90','Days'),('Unapplied','Cash'),('Balance','Due')]):
            if a: c.drawRightString(x,H-71,a); c.drawRightString(x,H-80,b)
            else: c.drawRightString(x,H-78,b)
        c.setFont('Helvetica',7); c.drawString(40,26,'User: mpike   Printed 06/02/2026 08:14 AM'); c.drawRightString(752,26,f'Page {pg[0]}')
        y[0]=H-98
    def nums(v,font):
        c.setFont(font,8)
        for x,a in zip(xr,v): c.drawRightString(x+(2.6 if a<0 else 0),y[0],num(a,True))
    def need(h):
        if y[0]-h<44: c.showPage(); head(); return True
    head(); cur=''; last=None
    for it in draw:
        if it[0]=='prop':
            if cur: c.showPage(); head()
            cur=it[2]; c.setFont('Helvetica-Bold',10); c.drawString(40,y[0],f'{it[1]}   {it[2]}'); y[0]-=16
        elif it[0]=='ten':
            need(50); last=it
            c.setFont('Helvetica-Bold',8.5); c.drawString(44,y[0],it[1]); c.drawString(92,y[0],it[2]); c.drawString(150,y[0],it[3])
            c.setFont('Helvetica-Oblique',7.5); c.drawString(400,y[0],f'Lease exp. {it[4]}     Tel. {it[5]}'); y[0]-=12
        elif it[0]=='row':
            if need(14):
                c.setFont('Helvetica-BoldOblique',8.5); c.drawString(44,y[0],last[1]); c.drawString(92,y[0],last[2]); c.drawString(150,y[0],last[3]+' (cont.)'); y[0]-=12
            c.setFont('Helvetica',8); c.drawString(60,y[0],it[1]); nums(it[2],'Helvetica'); y[0]-=11
        elif it[0]=='tt':
            need(14); c.setLineWidth(.4); c.line(276,y[0]+8.5,752,y[0]+8.5)
            c.setFont('Helvetica-Bold',8); c.drawString(60,y[0],it[1]); nums(it[2],'Helvetica-Bold'); y[0]-=18
        else:
            need(20); c.setLineWidth(1); c.line(40,y[0]+10,752,y[0]+10)
            c.setFont('Helvetica-Bold',8.5); c.drawString(40,y[0],it[1]); nums(it[2],'Helvetica-Bold')
            if it[0]=='gt': c.line(276,y[0]-3,752,y[0]-3); c.line(276,y[0]-5,752,y[0]-5)
            y[0]-=20
    need(150)
    y[0]-=10; c.setFont('Helvetica-Bold',8.5); c.drawString(60,y[0],'Charge Code Recap'); y[0]-=12
    for k in codes:
        if k in recap:
            c.setFont('Helvetica',8); c.drawString(60,y[0],k); c.drawString(92,y[0],codes[k]); c.drawRightString(260,y[0],num(recap[k],True)); y[0]-=10
    c.save()
    save(file,'AR',keys,rows,tot,{"what":f"line {dropped[0]} {dropped[2]/100:.2f} of {dropped[1]} is not printed; tenant, property and portfolio totals include it","kind":"row_dropped"},
      'RETAIL','landscape PDF, tenant headings, charge-code lines, tenant/property totals, recap','tenant carried over page breaks; unapplied cash column; recap of charge codes at end')
# ================= 2. British managing agent, by demand, PDF =================
def ar2():
    R=random.Random(4602); file='Quayside_Walk_Arrears_Schedule_Midsummer_2026.pdf'
    asat=dt.date(2026,6,24); keys=['other:Amount Demanded','other:Amount Received','total','b0_30','b31_60','b61_90','b90']
    props=[('Quayside Walk Shopping Centre, Hartleby',[('Unit 2','Pennard & Co Booksellers Ltd','Cheque promised w/c 29 June.'),('Unit 5-6','Moorcroft Shoes Limited',''),('Unit 9','Crumb & Kettle (Hartleby) Ltd','Payment plan: £1,500 per week agreed 2 June 2026.'),
       ('Unit 11','Mr A Okonjo t/a Quayside Phones',''),('Unit 14A','Brightwell Opticians LLP',''),('Unit 20','Dalesman Outdoor plc','Landlord in dispute over service charge reconciliation y/e 2025.'),('Kiosk 1','Juice Junction',''),('MSU 1','Fairholme Homewares plc','')]),
      ('Mercer House, 40 Lowgate, Hartleby',[('Ground Flr','Castlegate Recruitment Ltd',''),('1st East','Aldous Frith Architects LLP',''),('2nd Floor','Norvane Software UK Ltd','Solicitors instructed 11 May 2026.'),('3rd West','Tollbar Insurance Brokers','')])]
    q=[dt.date(2025,12,25),dt.date(2026,3,25),dt.date(2026,6,24)]
    rows=[];tot=[];draw=[];dn=30411;G=[0]*7
    S=lambda a,b:[x+y for x,y in zip(a,b)]
    def bucket(date):
        a=(asat-date).days; return 3 if a<=30 else 4 if a<=60 else 5 if a<=90 else 6
    def tl(label,v,kind):
        draw.append((kind,label,v)); tot.append(dict(label=label,**{k:d(x) for k,x in zip(keys,v) if x}))
    for pn,ts in props:
        P=[0]*7; draw.append(('prop',pn))
        for u,n,note in ts:
            T=[0]*7; lines=[]; rent=R.randrange(4000,26000,250)
            for _ in range(R.choice([1,2,2,3,4,5])):
                ch=R.choice(['Rent','Rent','Service Charge','Service Charge','Insurance','Interest','S/C Balancing Charge','Electricity Recharge','Legal Costs'])
                if ch in('Rent','Service Charge'): date=R.choice(q)
                else: date=asat-dt.timedelta(days=R.randint(4,150))
                if 86<=(asat-date).days<=92 and date not in q: date-=dt.timedelta(days=10)
                amt={'Rent':rent,'Service Charge':round(rent*.31,2),'Insurance':R.uniform(300,2200),'Interest':R.uniform(15,240),'S/C Balancing Charge':R.uniform(200,2800),'Electricity Recharge':R.uniform(90,900),'Legal Costs':R.choice([350,495,600])}[ch]
                amt=round(amt*1.2*100) if ch not in('Insurance','Interest') else round(amt*100)
                rec=int(round(amt*R.uniform(.2,.7),-2)) if R.random()<.3 else 0
                lines.append((date,ch,amt,rec))
            lines=sorted(set(lines)); 
            for date,ch,amt,rec in lines:
                dn+=R.randint(3,41); v=[amt,rec,amt-rec,0,0,0,0]; v[bucket(date)]=amt-rec
                T=S(T,v); draw.append(('row',u,n,f'D{dn}',date,ch,v))
                rows.append(dict(property=pn,unit=u,name=n,invoice=f'D{dn}',date=date.isoformat(),charge=ch,**{k:d(x) for k,x in zip(keys,v) if x or k==keys[1]}))
            if R.random()<.3:
                date=asat-dt.timedelta(days=R.randint(2,50)); a=-round(R.uniform(100,2500)*100); v=[0,0,a,0,0,0,0]; v[bucket(date)]=a; T=S(T,v)
                ref=f'R{R.randint(8100,8999)}'; draw.append(('una',u,n,ref,date,'Unallocated Receipt',v))
                rows.append(dict(property=pn,unit=u,name=n,invoice=ref,date=date.isoformat(),charge='Unallocated Receipt',**{k:d(x) for k,x in zip(keys,v) if x}))
            tl('Tenant total',T,'tt')
            if note: draw.append(('note',note))
            P=S(P,T)
        tl(f'Total for {pn.split(",")[0]}',P,'pt'); G=S(G,P)
    tl('TOTAL ARREARS',G,'gt')
    W,H=landscape(A4); c=canvas.Canvas(DOC(file),pagesize=(W,H)); c.setTitle('Arrears Schedule')
    xr=[440,500,565,625,685,745,805]; y=[0]; pg=[0]; navy=HexColor('#1d3557')
    def head():
        pg[0]+=1; c.setFillColor(navy); c.setFont('SerB',16); c.drawString(36,H-40,'Bramhall Lyle LLP'); c.setFont('SerI',10); c.drawString(184,H-40,'Chartered Surveyors & Managing Agents')
        c.setFillColor(black); c.setFont('SerB',11); c.drawRightString(805,H-40,'Tenant Arrears Schedule as at 24 June 2026')
        c.setFont('Ser',8.5); c.drawString(36,H-54,'Client: Hartleby Quays Unit Trust'); c.drawRightString(805,H-54,'All sums in £ sterling, inclusive of VAT where applicable')
        c.setStrokeColor(navy); c.setLineWidth(1.2); c.line(36,H-62,805,H-62)
        c.setFont('SerB',8.5)
        for x,t in((36,'Unit'),(88,'Tenant'),(232,'Demand'),(276,'Due Date'),(322,'Charge')): c.drawString(x,H-86,t)

        for x,(a,b) in zip(xr,[('Amount','Demanded'),('Amount','Received'),('','Outstanding'),('0-30','days'),('31-60','days'),('61-90','days'),('Over 90','days')]):
            c.drawRightString(x,H-76,a); c.drawRightString(x,H-86,b)
        c.line(36,H-91,805,H-91)
        c.setFont('Ser',7.5); c.drawCentredString(W/2,24,f'- {pg[0]} -'); c.drawString(36,24,'Arrears/QWSC/06-26'); y[0]=H-106
    def need(h):
        if y[0]-h<44: c.showPage(); head(); return True
    def nums(v,f,z=False,skip=()):
        c.setFont(f,8.5)
        for i,(x,a) in enumerate(zip(xr,v)):
            if a or (z and i==1): c.drawRightString(x,y[0],num(a))
    head(); prev=None
    for it in draw:
        if it[0]=='prop':
            need(60); y[0]-=2; c.setFont('SerB',11); c.setFillColor(navy); c.drawString(36,y[0],it[1]); c.setFillColor(black); y[0]-=15; prev=None
        elif it[0] in('row','una'):
            n=need(13)
            c.setFont('Ser',8.5)
            if it[1]!=prev or n: c.drawString(36,y[0],it[1]); c.drawString(88,y[0],it[2])
            prev=it[1]; c.drawString(232,y[0],it[3]); c.drawString(276,y[0],it[4].strftime('%d/%m/%Y'))
            c.setFont('SerI' if it[0]=='una' else 'Ser',8.5); c.drawString(322,y[0],it[5]); nums(it[6],'Ser',it[0]=='row'); y[0]-=11.5
        elif it[0]=='tt':
            need(14); c.setLineWidth(.3); c.line(322,y[0]+9,805,y[0]+9); c.setFont('SerB',8.5); c.drawString(322,y[0],it[1]); nums(it[2],'SerB'); y[0]-=14; 
        elif it[0]=='note':
            need(12); c.setFont('SerI',8); c.setFillColor(HexColor('#7a1f1f')); c.drawString(88,y[0]+2,'Note: '+it[1]); c.setFillColor(black); y[0]-=13
        else:
            need(24); y[0]-=2; c.setLineWidth(.9); c.line(36,y[0]+10,805,y[0]+10); c.setFont('SerB',9); c.drawString(36,y[0],it[1]); nums(it[2],'SerB')
            c.line(385,y[0]-3,805,y[0]-3); y[0]-=22
    need(30); c.setFont('SerI',8); c.drawString(36,y[0],'Ageing runs from the due date of each demand. Sums held on deposit and in rent deposit accounts are excluded from this schedule.')
    c.save()
    save(file,'AR',keys,rows,tot,None,'RETAIL','A4 landscape, serif, by demand, tenant shown once, tenant/property totals, notes','unit and tenant suppressed on repeated lines; unallocated receipts as negative lines; free-text notes')
# ================= 3. Canadian shopping centres, XLSX =================
def ar3():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    from openpyxl.utils import get_column_letter as gl
    R=random.Random(4603); file='AR Aging - Dorion Retail Group - April 2026.xlsx'
    keys=['b0_30','b31_60','b61_90','b91_120','b120','total','prepaid','deposit','other:Net Exposure']
    props=[('Centre Val-Dorion','Laval, QC',['Pharmacie Gauthier-Roy','Boulangerie Les Trois Blés','Mode Élise inc.','Chaussures Pivot','Banque Coopérative du Nord','Optique Lumière','Café Dépôt St-Martin','Salon Coupe & Cie','Animalerie Museau','Sports Altitude 9']),
     ('Maple Hollow Centre','Oshawa, ON',['Hollow Creek Hardware','Dollar Depot Plus','Sakura Teppan House','Northern Lights Fitness','TeleWave Mobile','Whitby Dental Group','Bluebird Bridal','Value Threads Ltd.','Prime Cut Barbers','2291048 Ontario Inc. o/a Poke Palace','Lakeshore Physio','Cash4Gold Oshawa']),
     ('Prairie Gate Plaza','Brandon, MB',['Co-op Feed & Garden','Golden Sheaf Bakery','Assiniboine Travel','The Wireless Stop','Westman Liquor Mart','Stitch & Thread Alterations','Pizza Corral'])]
    wb=Workbook(); ws=wb.active; ws.title='Aging Apr-26'
    B=Font(name='Calibri',bold=True,size=10); N=Font(name='Calibri',size=10)
    ws['B1']='DORION RETAIL GROUP / GROUPE COMMERCIAL DORION'; ws['B1'].font=Font(name='Calibri',bold=True,size=14)
    ws['B2']='Tenant receivables aging / Âge chronologique des comptes locataires'; ws['B3']='As at 30 April 2026 - CAD - includes GST/HST/QST'
    for m in('B1:N1','B2:N2','B3:N3'): ws.merge_cells(m)
    h1=['PropID','Unit','Tenant No.','Tenant','0-30','31-60','61-90','91-120','Over 120','Total','Unapplied','Security','Net','Collection']
    h2=['','Local','No loc.','Locataire','days','days','days','days','days','Receivable','Cash','Deposit','Exposure','comments']
    fill=PatternFill('solid',fgColor='D9E2F0'); thin=Side(style='thin'); dbl=Side(style='double')
    for j,(a,b) in enumerate(zip(h1,h2),1):
        for r_,t in((5,a),(6,b)):
            x=ws.cell(r_,j,t or None); x.font=B; x.fill=fill; x.alignment=Alignment(horizontal='left' if j<=4 or j==14 else 'right',indent=1 if j==14 else 0)
            if r_==6: x.border=Border(bottom=thin)
    fmt='#,##0.00;[Red](#,##0.00)'; r=7; rows=[];tot=[];G=[0]*9
    def put(r,v,font,blank=True):
        for j,a in enumerate(v):
            if a or not blank: x=ws.cell(r,5+j,a/100); x.number_format=fmt; x.font=font
    tn=10400
    for pi,(pn,loc,ts) in enumerate(props):
        ws.cell(r,2,f'{pn}'); ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=13); ws.cell(r,2).font=Font(name='Calibri',bold=True,size=11,color='1F3864'); ws.cell(r,2).fill=PatternFill('solid',fgColor='F2F2F2'); ws.cell(r,14,loc).font=Font(name='Calibri',italic=True,size=9); r+=1
        P=[0]*9; un=100
        for n in ts:
            un+=R.randint(1,9); tn+=R.randint(2,30); base=R.uniform(2500,18000); v=[0]*9
            for b in range(5):
                if R.random()<[.75,.45,.3,.2,.25][b]: v[b]=round(base*R.uniform(.04,1.13)*100)
            if R.random()<.1: v[4]=-round(R.uniform(20,800)*100)
            v[5]=sum(v[:5])
            if R.random()<.3: v[6]=-round(R.uniform(100,6000)*100)
            if R.random()<.6: v[7]=round(round(base*R.choice([1,2]),-2)*100)
            if not any(v): v[0]=v[5]=round(base*100)
            v[8]=v[5]+v[6]-v[7]
            ws.cell(r,1,f'P{pi+1:02d}'); u=f'{un}' if pi else f'L{un}'; t=str(tn)
            for j,a in((2,u),(3,t),(4,n)): ws.cell(r,j,a).font=N
            put(r,v,N)
            if R.random()<.25: ws.cell(r,14,R.choice(['PAD set up for May','Notice of default sent','Awaiting head office','Tenant disputes CAM 2025','Cheque in mail','Locks changed 22-Apr'])).font=Font(name='Calibri',italic=True,size=9)
            rows.append(dict(property=pn,unit=u,resident=t,name=n,**{k:d(x) for k,x in zip(keys,v) if x})); P=[a+b for a,b in zip(P,v)]; r+=1
        lab=f'Total {pn}'; ws.cell(r,4,lab).font=B; put(r,P,B,False)
        for j in range(5,14): ws.cell(r,j).border=Border(top=thin)
        tot.append(dict(label=lab,**{k:d(x) for k,x in zip(keys,P)})); G=[a+b for a,b in zip(G,P)]; r+=2
    ws.cell(r,4,'GRAND TOTAL / TOTAL GÉNÉRAL').font=B; put(r,G,B,False)
    for j in range(5,14): ws.cell(r,j).border=Border(top=thin,bottom=dbl)
    tot.append(dict(label='GRAND TOTAL / TOTAL GÉNÉRAL',**{k:d(x) for k,x in zip(keys,G)}))
    r+=1; ws.cell(r,4,'% of receivable').font=Font(name='Calibri',italic=True,size=9)
    for j in range(6): x=ws.cell(r,5+j,round(G[j]/G[5],4)); x.number_format='0.0%'; x.font=Font(name='Calibri',italic=True,size=9)
    r+=2; ws.cell(r,2,'Net Exposure = Total Receivable plus Unapplied Cash (negative) less Security Deposit held.').font=Font(name='Calibri',italic=True,size=9)
    for q in range(7,r): ws.cell(q,14).alignment=Alignment(horizontal='left',indent=1)
    ws.column_dimensions['A'].hidden=True
    for j,w in enumerate([7,8,10,36,13,13,13,13,13,14,13,13,14,24],1): ws.column_dimensions[gl(j)].width=w
    ws.freeze_panes='E7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC(file))
    save(file,'AR',keys,rows,tot,None,'RETAIL','XLSX, bilingual two-line header, property bands, one line per tenant','hidden id column; total before unapplied cash and deposit; percentage line under the grand total')
# ================= 4. US office, by invoice, months, CSV =================
def ar4():
    R=random.Random(4604); file='ar_open_invoices_monthly_20260630.csv'
    ms=['Jan 2026','Feb 2026','Mar 2026','Apr 2026','May 2026','Jun 2026']; keys=['total']+['m '+m for m in reversed(ms)]+['prepaid']
    props=[('Summit Ridge Office Park - Bldg 1',[('1-100','SR10021','Caldera Engineering Group, P.C.'),('1-210','SR10044','Whitlock, Amory & Dunne LLP'),('1-300','SR10052','Pinnacle Title Agency'),('1-320','SR10057','Brightpath Pediatrics')]),
     ('Summit Ridge Office Park - Bldg 2',[('2-110','SR20013','Osprey Staffing, Inc.'),('2-200','SR20026','Mountain State Credit Union'),('2-240','SR20031','J. Fenn Consulting')]),
     ('Union Exchange Building',[('LL-A','UX00304','Daily Grind Coffee'),('0400','UX00411','Tessera Analytics Corp.'),('0700','UX00417','City Legal Aid Society'),('1200','UX00430','Ferrante Capital Partners')])]
    out=[['Ridgeline Office Advisors'],['Open Receivables by Invoice - Aged by Invoice Month'],['Through: 06/30/2026'],[],
      ['Property','Suite','Lease ID','Lessee','Chg Code','Invoice #','Inv Date','Open Balance']+list(reversed(ms))+['Unapplied']]
    rows=[];tot=[];G=[0]*8; z=lambda v:[num(a) if a else '' for a in v]; inv=118200
    def T_(lab,v,at,pre):
        l=['']*7; l[at]=lab
        for k,x in pre.items(): l[k]=x
        out.append(l+[num(a) for a in v]); tot.append(dict(label=lab,**{k:d(x) for k,x in zip(keys,v)}))
    for pn,ts in props:
        P=[0]*8
        for u,c,n in ts:
            T=[0]*8; L=[]
            base=R.uniform(1900,21000)
            for _ in range(R.randint(2,6)):
                m=R.choice([1,2,3,4,5,5,6,6,6]); ch=R.choice(['BASE','BASE','OPEX','TAXES','PARK','AFHVAC','WORKORD','LATE'])
                a={'BASE':base,'OPEX':base*.22,'TAXES':base*.14,'PARK':R.choice([120,240,360,600]),'AFHVAC':R.randint(2,20)*45,'WORKORD':R.uniform(60,900),'LATE':base*.05}[ch]
                day=1 if ch in('BASE','OPEX','TAXES','PARK') else R.randint(2,27)
                L.append((m,day,ch,round(a*100)))
            for m,day,ch,a in sorted(set(L)):
                inv+=R.randint(1,9); v=[a]+[0]*7; v[1+(6-m)]=a; T=[x+y for x,y in zip(T,v)]
                out.append([pn,u,c,n,ch,str(inv),f'{m:02d}/{day:02d}/2026']+z(v))
                rows.append(dict(property=pn,unit=u,resident=c,name=n,charge=ch,invoice=str(inv),date=f'2026-{m:02d}-{day:02d}',**{k:d(x) for k,x in zip(keys,v) if x}))
            if R.random()<.35:
                a=-round(R.uniform(75,3900)*100); v=[a]+[0]*6+[a]; T=[x+y for x,y in zip(T,v)]; m=R.randint(4,6); day=R.randint(3,27); ref=f'CK{R.randint(1000,9999)}'
                out.append([pn,u,c,n,'UNAPP',ref,f'{m:02d}/{day:02d}/2026']+z(v))
                rows.append(dict(property=pn,unit=u,resident=c,name=n,charge='UNAPP',invoice=ref,date=f'2026-{m:02d}-{day:02d}',**{k:d(x) for k,x in zip(keys,v) if x}))
            T_(f'Lessee Total: {n}',T,3,{}); P=[x+y for x,y in zip(P,T)]
        T_(f'Property Total: {pn}',P,0,{}); out.append([]); G=[x+y for x,y in zip(G,P)]
    T_('Report Total',G,0,{}); out+=[[],['Unapplied receipts are shown in the last column and reduce the open balance.'],['*** End of Report ***']]
    with open(DOC(file),'w',newline='',encoding='utf-8') as f: csv.writer(f).writerows(out)
    save(file,'AR',keys,rows,tot,None,'OFFICE','CSV export, by invoice, months newest first, lessee/property/report totals','month columns instead of day buckets; balance before months; totals label in two different columns')
if __name__=='__main__': ar1();ar2();ar3();ar4()
