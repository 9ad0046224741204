from common import *
def d4():
    from reportlab.platypus import BaseDocTemplate,PageTemplate,Frame,Table,TableStyle,Paragraph,Spacer,KeepTogether
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib.pagesizes import letter
    from reportlab.lib import colors
    rng=random.Random(1904)
    O=[('SR-0014','102 Siltstone Run','Vandermolen, Petra','Reminder sent'),('SR-0031','119 Siltstone Run','Adeyinka, Tunde & Folake','30-day notice'),('SR-0037','125 Siltstone Run','Kowalczyk Family Trust','With attorney'),('SR-0052','8 Tanager Ct','Brightwater Rentals II LLC','Lien filed 03/14/24'),
      ('SR-0058','14 Tanager Ct','Espinal, Marisol','Payment plan'),('SR-0066','22 Tanager Ct','Hathersage, Colm','Reminder sent'),('SR-0071','27 Tanager Ct','Oduya, Blessing','Reminder sent'),('SR-0090','301 Long Meadow Ln','Estate of W. T. Pruitt','With attorney'),('SR-0094','305 Long Meadow Ln','Nakagawa, Ren','30-day notice'),
      ('SR-0103','318 Long Meadow Ln','Szabo, Ilona','Foreclosure - bank'),('SR-0110','326 Long Meadow Ln','D\'Amato-Reyes, Gina','Payment plan'),('SR-0127','345 Long Meadow Ln','Truong, Bao & Linh','Reminder sent'),('SR-0139','9 Cattail Bend','Farquharson, Ellis','Lien filed 08/02/24'),('SR-0142','12 Cattail Bend','Mbeki-Stone, Thandi','Reminder sent'),('SR-0151','23 Cattail Bend','Wrenfield Homes, Inc.','30-day notice')]
    K=['b0_30','b31_60','b61_90','b90','total']; rows=[];totals=[];blocks=[]
    def add(o,ch,v): 
        v=[r2(x) for x in v]; return dict(resident=o[0],unit=o[1],name=o[2],status=o[3],charge=ch,**dict(zip(K,v+[r2(sum(v))])))
    for i,o in enumerate(O):
        lv={'Reminder sent':1,'30-day notice':2,'Payment plan':3,'With attorney':3,'Lien filed 03/14/24':3,'Lien filed 08/02/24':3,'Foreclosure - bank':3}[o[3]]
        q=162.50; b=[]
        n=rng.randint(4,19)
        b.append(add(o,'Assessments',[q,q if lv>=2 else 0,q if lv>=3 else 0,q*n if lv>=3 else 0]))
        if lv>=2 or i%2==0: b.append(add(o,'Late fees',[25,25 if lv>=2 else 0,25 if lv>=3 else 0,25*n if lv>=3 else 0]))
        if lv==3 and 'plan' not in o[3]:
            b.append(add(o,'Legal / collection',[rng.choice([0,185,240.75]),rng.choice([0,310.5]),0,round(rng.uniform(450,2900),2)]))
            b.append(add(o,'Interest 12%',[round(rng.uniform(14,40),2),round(rng.uniform(14,38),2),round(rng.uniform(12,35),2),round(rng.uniform(90,420),2)]))
        if i in (4,10): b.append(add(o,'Unapplied payment',[-(120.00 if i==4 else 75.25),0,0,0]))
        if i in (8,): b.append(add(o,'Violation fine',[0,100,0,0]))
        t=dict(label='Total '+o[0],**{k:r2(sum(x[k] for x in b)) for k in K}); rows+=b; totals.append(t); blocks.append((o,b,t))
    G=dict(label='ASSOCIATION TOTAL - 15 owners',**{k:r2(sum(x[k] for x in rows)) for k in K})
    P=dict(label='Percent of total',**{k:round(G[k]/G['total']*100,1) for k in K})
    totals+= [G,P]
    fn='siltstone_hoa_delinquency.pdf'; W=[148,74,74,74,80,86]
    f=lambda x: '-' if x==0 else par(x)
    N=ParagraphStyle('n',fontName='Helvetica',fontSize=8.5,leading=10.5); B=ParagraphStyle('b',parent=N,fontName='Helvetica-Bold')
    def onp(c,d):
        w,h=letter; c.setFont('Helvetica-Bold',12); c.drawString(38,h-40,'Siltstone Run Homeowners\' Association'); c.setFont('Helvetica',9); c.drawString(38,h-53,'Delinquency report by owner and charge, aged from due date'); c.drawRightString(w-38,h-40,'As of 11/30/2024'); c.drawRightString(w-38,h-53,'Sheet %d'%d.page)
        y=h-84; c.setFillColor(colors.HexColor('#E9E4D8')); c.rect(38,y-5,536,26,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',8.5); x=38
        for (a,b),wd in zip((('Owner account','Charge'),('0 - 30','days'),('31 - 60','days'),('61 - 90','days'),('Over 90','days'),('Balance','owed')),W):
            if x==38: c.drawString(x+3,y+11,a); c.drawString(x+13,y,b)
            else: c.drawRightString(x+wd-4,y+11,a); c.drawRightString(x+wd-4,y,b)
            x+=wd
        c.setFont('Helvetica',7.5); c.drawString(38,24,'Unaudited - prepared from the managing agent\'s records; no assurance is provided.')
    d=BaseDocTemplate(f'{DOC}/{fn}',pagesize=letter,title='Delinquency'); d.addPageTemplates(PageTemplate('p',[Frame(38,40,536,letter[1]-40-92,0,0,0,0)],onPage=onp)); st=[]
    for o,b,t in blocks:
        data=[[Paragraph(f'<b>{o[0]}</b> &nbsp; {o[2]} &nbsp;|&nbsp; {o[1]} &nbsp;|&nbsp; <i>{o[3]}</i>',N)]+['']*5]
        for r in b: data.append(['    '+r['charge']]+[f(r[k]) for k in K])
        data.append(['  '+t['label']]+[f(t[k]) for k in K])
        st.append(KeepTogether([Table(data,colWidths=W,style=TableStyle([('SPAN',(0,0),(-1,0)),('FONT',(0,1),(-1,-1),'Helvetica',8.5),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8.5),('ALIGN',(1,1),(-1,-1),'RIGHT'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),4),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LINEABOVE',(1,-1),(-1,-1),.5,colors.grey)])),Spacer(1,7)]))
    st.append(Table([[G['label']]+['$'+par(G[k]) for k in K],[P['label']]+[f'{P[k]:.1f}%' for k in K]],colWidths=W,style=TableStyle([('FONT',(0,0),(-1,0),'Helvetica-Bold',8.3),('FONT',(0,1),(-1,1),'Helvetica-Oblique',8.3),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,-1),(-1,-1),1,colors.black),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),4)])))
    st.append(Spacer(1,14)); cs=[]
    for r in rows:
        if r['charge'] not in cs: cs.append(r['charge'])
    rc=[['Recap by charge','Owners','Amount']]+[[c_,str(sum(r['charge']==c_ for r in rows)),par(r2(sum(r['total'] for r in rows if r['charge']==c_)))] for c_ in cs]+[['Agrees to G/L 1200','',par(G['total'])]]
    st.append(KeepTogether([Table(rc,colWidths=[150,50,90],hAlign='LEFT',style=TableStyle([('GRID',(0,0),(-1,-1),.3,colors.grey),('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)])),Spacer(1,6),Paragraph('Late fees are $25 a month per Declaration Art. VI. Legal fees are charged back to the owner when billed by counsel.',N)]))
    d.build(st)
    save(fn,'AR',K,rows,totals,None,'OTHER','Association bookkeeper','Owner heading block with charge lines and owner total; grand total and percent line','rows are charge lines; heading in one wrapped cell; dashes for zero; recap by charge; percent line among totals')
def d5():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    import datetime
    rng=random.Random(1905)
    last='Abernathy Boscoe Crandall Dufresne Eubanks Fonseca Gustafson Hollins Ibarra Jarmusch Kettleman Loza Mayfield Nez Okafor Pettibone Quesada Rasmussen Sotomayor Tuttle Underhill Valdivia Whitlock Yazzie Zamarripa Colunga Bledsoe Hargis Montoya Teague Purdy Sandoval'.split()
    fi='Dale Rosa Wm. Tina Hector Joyce Arlo Mae Luis Kay Troy Nell Ike Fern'.split(); rng.shuffle(last)
    K=['deposit','other:RENT, WATER & FEES STILL OPEN Sept. & Prior','m2','m1','m0','total','other:Late Fees Incl.','prepaid','other:Net Due']
    secs=[('A - Resident-owned homes (lot rent only)',22,465),('B - Park-owned homes (home & lot)',11,980)]; rows=[];totals=[];lay=[];lot=1;i=0;drop=None
    for s,n,rent in secs:
        mine=[]
        for j in range(n):
            lot+=rng.choice([1,2,3,3,4]); w=[round(rng.uniform(28,71),2) for _ in range(4)]; kind=rng.random()
            v=[0,0,0,0]; pre=None
            if kind<.14: pre=-r2(rng.choice([rent,rent/2,50,22.75]))
            elif kind<.5: v=[0,0,0,r2(rng.choice([rent+w[0],w[0],rent+w[0]+35]))]
            elif kind<.8: v=[0,0,r2(rng.choice([rent,180.0,w[1]])),r2(rent+w[0]+35)]
            elif kind<.9: v=[0,r2(rent*.6),r2(rent+w[2]),r2(rent+w[0]+35)]
            else: v=[r2(rent*rng.choice([1,2,3])+w[3]),r2(rent+35+w[2]),r2(rent+35+w[1]),r2(rent+35+w[0])]
            if 0<v[3] and rng.random()<.06 and pre is None: pre=-20.0
            lf=35.0*sum(1 for x in v if x>rent+35)
            t=r2(sum(v)); r=dict(unit=f'{lot:03d}',name=f'{last[i%len(last)]}, {rng.choice(fi)}',status=rng.choice(['','','','MTM','Notice to quit','Pmt agrmt']) if t>rent*1.5 else '',deposit=float(rng.choice([0,200,300] if rent<500 else [980,980,1200])))
            r.update(dict(zip(K[1:],v+[t,lf,pre if pre is not None else None,r2(t+(pre or 0))]))); mine.append(r); i+=1
        tt=dict(label='Subtotal '+s[0],**{k:r2(sum(x.get(k) or 0 for x in mine)) for k in K})
        if s[0]=='B':
            cand=[x for x in mine[2:-2] if x['total']>800 and x['prepaid'] is None]; drop=cand[0]; 
        lay.append((s,[x for x in mine if x is not drop],tt)); rows+= [x for x in mine if x is not drop]; totals.append(tt)
    G=dict(label='Park Total',**{k:r2(sum(t[k] for t in totals)) for k in K}); totals.append(G)
    planted=dict(what=f'Row of lot {drop["unit"]} {drop["name"]} (total due {drop["total"]:,.2f}) dropped from section B; Subtotal B and Park Total still include it.',kind='row_dropped')
    fn='prairie_dell_mhp_past_due.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Dec Past Due'
    c=lambda a,v,**k:(ws.__setitem__(a,v))
    B=Font(name='Arial',size=9,bold=True); N=Font(name='Arial',size=9); th=Side(style='thin'); fill=PatternFill('solid',fgColor='FFF2CC')
    ws.merge_cells('A1:L1'); ws['A1']='Prairie Dell Mobile Home Park - who owes what'; ws['A1'].font=Font(name='Arial',size=14,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:L2'); ws['A2']='at 12/31/2024, from the office ledger cards; tied to G/L 1250 by KLB'; ws['A2'].alignment=Alignment(horizontal='center'); ws['A2'].font=N
    H=['Lot','Resident','Note','Deposit Held','Sept. & Prior',datetime.date(2024,10,1),datetime.date(2024,11,1),datetime.date(2024,12,1),'Total Due','Late Fees Incl.','Prepaid','Net Due']
    ws.merge_cells('E4:H4'); ws['E4']='RENT, WATER & FEES STILL OPEN'
    for j,h in enumerate(H,1):
        x=ws.cell(5,j,h); x.font=B; x.fill=fill; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=Border(bottom=th)
        if not isinstance(h,str): x.number_format='mmm-yy'
    ws['E4'].font=B; ws['E4'].alignment=Alignment(horizontal='center'); ws['E4'].fill=fill
    nf='#,##0.00;[Red]-#,##0.00;"–"'; y=6
    def put(r,f,bd=None,fm=nf):
        for j,k in enumerate(K,4):
            v=r.get(k)
            if v is None: continue
            x=ws.cell(y,j,v); x.number_format=fm; x.font=f
            if bd: x.border=bd
    for s,l,t in lay:
        ws.cell(y,1,s).font=Font(name='Arial',size=9,bold=True,italic=True); y+=1
        for r in l:
            for j,v in enumerate((r['unit'],r['name'],r['status'] or None),1): ws.cell(y,j,v).font=N
            put(r,N); y+=1
        ws.cell(y,2,t['label']).font=B; put(t,B,Border(top=th)); y+=2
    ws.cell(y,2,G['label']).font=B; put(G,B,Border(top=th,bottom=Side(style='double')),'$#,##0.00;[Red]-$#,##0.00;"–"'); y+=2
    for t in ('Months are the month billed. Prepaid is shown as a minus. "Late Fees Incl." are inside the month columns, not on top of them.','Lots 101 and 108 are vacant pads; not listed.'):
        ws.cell(y,1,t).font=Font(name='Arial',size=8,italic=True); y+=1
    # side table
    for a,b,(p,q) in zip(range(7,11),['Pads in park','Rented','Park-owned','Vacant pads'],[(112,0),(97,0),(18,0),(15,0)]): ws.cell(a,14,b).font=N; ws.cell(a,15,p).font=N
    ws.cell(6,14,'Park facts').font=B
    for col,w in zip('ABCDEFGHIJKLMNO',(7,24,14,10,12,11,11,11,12,10,11,12,4,16,8)): ws.column_dimensions[col].width=w
    ws.row_dimensions[5].height=27; ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:5'; ws.sheet_view.showGridLines=False
    wb.save(f'{DOC}/{fn}')
    save(fn,'AR',K,rows,totals,planted,'MANUFACTURED_HOUSING','Park office manager, reviewed by CPA','Workbook by lot, months oldest first under a merged heading, date-typed headers','dropped row planted; months oldest first (m2,m1,m0); Total Due beside Net Due; side table; dash for zero; lots as text with zeros')
def d6():
    import xlsxwriter
    rng=random.Random(1906)
    P=[('Ashgrove Flats - 2110 Ashgrove St, Dayton, OH 45406',10),('Millrace Commons - 77 Millrace Way, Xenia, OH 45385',8),('The Coopers Row - 5 Coopers Row, Troy, OH 45373',9)]
    fn1='Amara Jonas Priya Desmond Luz Ewa Corey Shanice Vikram Odile Marcus Trinh Beth Rashad Noor Callum Yesenia Piotr Gwen Isaac Delia Kofi Hana Bruno Sade Levi Mina'.split(); ln='Okonjo Teller Raman Birdsong Carrasco Zielinska Vance Holloway Bhatt Marchetti Pell Nguyen Stroud Kincaid Haddad Drummond Arce Wojcik Ainsley Febres Cope Mensah Sato Lindt Oyelaran Brandt Farsi'.split(); rng.shuffle(ln); rng.shuffle(fn1)
    K=['deposit','total','b0_30','b31_60','b61_90','b90','other:Of Amount Receivable Late Fees','other:Of Amount Receivable Legal / Court']
    tm=lambda x: f'{abs(x):,.2f}'+('-' if x<0 else '')
    rows=[];totals=[];lay=[];i=0
    for p,n in P:
        mine=[]
        for j in range(n):
            rent=rng.choice([745,810,895,960,1035]); k=rng.random(); st='Current'; v=[0.,0.,0.,0.]; lf=lg=0.
            if k<.18: v[0]=-r2(rng.uniform(10,300))
            elif k<.45: v[0]=r2(rng.uniform(45,rent)); lf=50. if v[0]>300 else 0.
            elif k<.7: v[0]=rent+50.; v[1]=r2(rng.uniform(60,rent)); lf=50.
            elif k<.86: v=[rent+50.,rent+50.,r2(rng.uniform(80,rent)),0.]; lf=100.; lg=185.; v[0]+=185.; st=rng.choice(['Evict','Notice','Current'])
            else: v=[0.,0.,r2(rng.uniform(0,500)),r2(rng.uniform(900,4300))]; lf=150.; lg=r2(rng.uniform(185,420)); st='Past'
            if st=='Current' and v[1]>0 and rng.random()<.2: v[2]=-r2(rng.uniform(5,20))
            r=dict(property=p,unit=f'{rng.randint(1,3)}{rng.choice("0123")}{rng.randint(1,9)}' if 'Ash' in p else (f'{rng.choice("ABCD")}-{rng.randint(1,24)}' if 'Mill' in p else f'{2*j+5}'),name=fn1[i]+' '+ln[i],status=st,deposit=float(rng.choice([rent,rent,500,0])) if st!='Past' else 0.)
            v=[r2(x) for x in v]; r.update(dict(zip(K[1:],[r2(sum(v))]+v+[lf,lg]))); mine.append(r); i+=1
        mine.sort(key=lambda r:r['name']); t=dict(label='',**{k:r2(sum(x[k] for x in mine)) for k in K}); t['label']='Total for '+p.split(' - ')[0]; rows+=mine; totals.append(t); lay.append((p,mine,t))
    G=dict(label='Total',**{k:r2(sum(t[k] for t in totals)) for k in K}); totals.append(G)
    f='delinquency_ohio_partnerships-20250131.xlsx'; wb=xlsxwriter.Workbook(f'{DOC}/{f}'); ws=wb.add_worksheet('Delinquency'); b=wb.add_format({'bold':1}); rt=wb.add_format({'align':'right'}); rb=wb.add_format({'align':'right','bold':1,'top':1}); wr=wb.add_format({'bold':1,'text_wrap':1,'valign':'bottom','align':'center'}); g=wb.add_format({'bold':1,'bg_color':'#E8EEF7'})
    ws.write(0,0,'Delinquency',b); ws.write(1,0,'Properties: Miami Valley Apartments Fund I partnerships'); ws.write(2,0,'Tenant Status: Current, Notice, Evict, Past'); ws.write(3,0,'As of: 01/31/2025'); ws.write(4,0,'Amount Owed In Accounts: All')
    H=['Name','Occupancy ID','Unit','Tenant Status','Deposit','Amount Receivable','0-30','31-60','61-90','91+','Late Fees','Legal / Court','Last Payment','Delinquency Notes']
    ws.merge_range(6,10,6,11,'Of Amount Receivable',wr)
    for j,h in enumerate(H): ws.write(7,j,h,wr)
    y=8; rng2=random.Random(66)
    for p,l,t in lay:
        ws.write(y,0,'-> '+p,g); y+=1
        for r in l:
            ws.write(y,0,r['name']); ws.write(y,1,rng2.randint(10000,99999)); ws.write_string(y,2,r['unit']); ws.write(y,3,r['status'])
            for j,k in enumerate(K,4): ws.write_string(y,j,tm(r[k]),rt)
            ws.write(y,12,f'{rng2.choice(["12","01","11"])}/{rng2.randint(1,28):02d}/20{"24"}'); 
            if r['total']>2000: ws.write(y,13,rng2.choice(['Set-out scheduled 2/11','Promise to pay - job starts 2/3','Small claims filed, case pending; add court cost when billed','Sent to collections']))
            y+=1
        ws.write(y,0,t['label'],b)
        for j,k in enumerate(K,4): ws.write_string(y,j,tm(t[k]),rb)
        y+=2
    ws.write(y,0,'Total',b)
    for j,k in enumerate(K,4): ws.write_string(y,j,tm(G[k]),rb)
    ws.set_column(0,0,26); ws.set_column(1,1,12,None,{'hidden':1}); ws.set_column(2,3,9); ws.set_column(4,11,12); ws.set_column(12,12,12); ws.set_column(13,13,34)
    wb.close()
    save(f,'AR',K,rows,totals,None,'MULTIFAMILY','Regional manager export','AppFolio-like export, three properties, all amounts stored as text with trailing minus','numbers as text; trailing minus; hidden Occupancy ID column; total before ages; of-which columns; property header lines with arrow')
