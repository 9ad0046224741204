import random, datetime
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
import xlwt
FN='Ines Tobias Marla Quentin Priya Devon Sorcha Emil Yolanda Kwame Beatrix Hollis Annika Rafael Odette Lamar Greta Nikhil Paloma Jonas Tamsin Cyrus Wren Felix Imani Otto Salma Bram Lucia Desmond'.split()
LN='Calloway Brandt Okoye Ferreira Lindqvist Marchetti Penhallow Sato Ruiz Abernathy Novak Whitlock Dagher Ostrow Pruitt Ganguly Vesey Tremblay Kessler Moya Ibarra Stroud Haldane Crewe Banerjee Lund Fontaine Zeller Mbeki Rourke'.split()
# ------------------------------------------------ AR1 student, by charge code, fixed pitch
def ar1():
    R=random.Random(4711); W,H=landscape(letter)
    cv=canvas.Canvas(path('millrace_ar_chargecode.pdf'),pagesize=(W,H),invariant=1)
    keys=['total','b0_30','b31_60','b61_90','b90','prepaid']
    codes={'RENT':(480,890),'UTILOV':(12,80),'LATE':(50,50.01),'PARK':(45,85),'DAMAGE':(60,420),'KEY':(25,75),'CLEAN':(90,180)}
    names=R.sample([(f,l) for f in FN for l in LN],22); rows=[];totals=[];rec={}
    st={'y':0,'p':0}
    CW=5.1; xs=[300,372,444,516,588,660]; 
    X=[310,390,470,550,630,720]
    def T(x,s,b=False,right=False):
        cv.setFont('Courier-Bold' if b else 'Courier',8.5); (cv.drawRightString if right else cv.drawString)(x,st['y'],s)
    def line(ch):
        T(40,ch*140)
        st['y']-=10
    def head():
        st['p']+=1; st['y']=H-36
        T(40,'MILLRACE STUDENT LOFTS',True); T(W-40,f"PAGE {st['p']:>3}",right=True); st['y']-=11
        T(40,'RESIDENT AGING BY CHARGE CODE'); T(W-40,'RUN 10/02/2025 16:20:11',right=True); st['y']-=11
        T(40,'AS OF 09/30/2025   STATUS: CURRENT, NOTICE, PAST   DETAIL: CHARGE CODE'); st['y']-=16
        for x,a in zip(X,['TOTAL','','','','OVER','']): T(x,a,True,True)
        T(40,'UNIT-BED  RESIDENT',True); st['y']-=10
        for x,a in zip(X,['UNPAID','0-30','31-60','61-90','90','PREPAID']): T(x,a,True,True)
        T(58,'CHARGE CODE',True); st['y']-=9; line('-')
    head()
    def amt(v,b=False):
        for x,c in zip(X,v): T(x,f"{c/100:,.2f}"+('-' if 0 else '') if c>=0 else f"({-c/100:,.2f})",b,True)
    G=[0]*6
    for i,(f,l) in enumerate(sorted(names,key=lambda z:z[1])):
        u=f"{R.choice('123')}{R.randint(1,4)}{R.randint(0,9)}-{R.choice('ABCD')}"; code=f't00{R.randint(41000,47999)}'; nm=f'{l}, {f}'
        cs=R.sample(list(codes),R.choice([1,1,2,2,3,4])); cs=[c for c in codes if c in cs]
        pp=R.random()<.18
        L=[]
        for c in cs:
            b=[0]*4
            for j in sorted(R.sample(range(4),R.choice([1,1,2]))): b[j]=int(R.uniform(*codes[c])*100)
            if c=='KEY' and R.random()<.5: b=[-2500 if z else 0 for z in b]
            L.append((c,[sum(b)]+b+[0]))
        if pp: L.append(('PREPAY',[0]*5+[-int(R.uniform(50,700)*100)]))
        if st['y']<60+12*(len(L)+2): cv.showPage(); head()
        T(40,f'{u:<9} {nm}  ({code})',True); st['y']-=11
        tt=[0]*6
        for c,v in L:
            T(58,c); amt(v); st['y']-=11; tt=[a+b for a,b in zip(tt,v)]
            rc=rec.setdefault(c,[0]*6); rec[c]=[a+b for a,b in zip(rc,v)]
            rows.append(dict(unit=u,resident=code,name=nm,charge=c,**{k:d(z) for k,z in zip(keys,v)}))
        lab=f'TOTAL {code}'; T(58,lab,True); amt(tt,True); st['y']-=17
        totals.append(dict(label=lab,**{k:d(z) for k,z in zip(keys,tt)})); G=[a+b for a,b in zip(G,tt)]
    if st['y']<180: cv.showPage(); head()
    line('='); T(40,'PROPERTY TOTAL',True); amt(G,True); st['y']-=11; line('=')
    totals.append(dict(label='PROPERTY TOTAL',**{k:d(z) for k,z in zip(keys,G)}))
    st['y']-=8; T(40,'RECAP BY CHARGE CODE',True); st['y']-=13
    for c in list(codes)+['PREPAY']:
        if c in rec:
            T(58,c); amt(rec[c]); st['y']-=11; totals.append(dict(label=c,**{k:d(z) for k,z in zip(keys,rec[c])}))
    line('-'); T(58,'RECAP TOTAL',True); amt(G,True); st['y']-=20
    totals.append(dict(label='RECAP TOTAL',**{k:d(z) for k,z in zip(keys,G)}))
    T(40,'*** END OF REPORT ***'); cv.save()
    save('millrace_ar_chargecode.pdf','STUDENT_HOUSING','AGED_RECEIVABLES','legacy system print','fixed-pitch landscape PDF, resident headings, charge code lines, resident totals, recap by charge code in the same columns',True,keys,rows,totals)

# ------------------------------------------------ AR2 retail xls invoices
def ar2():
    R=random.Random(4712); asof=datetime.date(2025,10,31)
    keys=['total','current','b1_30','b31_60','b61_90','b90']
    P=[('Harrow Creek Plaza',[('101','Bluestem Nail Bar'),('104','Pacific Wok Express'),('105-106','Halloran Family Dental PLLC'),('112','Dollar Corral #318'),('118','Quik-Lens Optical')]),
       ('Linden Crossing',[('A1','Grainger & Poe Coffee'),('A4','Twisted Barbell Fitness LLC'),('B2','Sunny Paws Grooming'),('B6','Ortega Tax & Notary'),('C1','MetroMart Grocers, Inc.'),('C3','Verano Tan')]),
       ('Tollgate Shoppes',[('10','Papa Lindo Pizzeria'),('14','Curbside Cellular'),('22','Tollgate Wine & Spirits'),('30','Little Finches Preschool')])]
    wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('Aging')
    bt=xlwt.easyxf('font: name Arial, bold on, height 240'); it=xlwt.easyxf('font: name Arial, italic on, height 160')
    hh=xlwt.easyxf('font: name Arial, bold on, colour white; pattern: pattern solid, fore_colour dark_teal; align: horiz center, vert center, wrap on; borders: left thin, right thin, bottom thin, top thin')
    tx=xlwt.easyxf('font: name Arial, height 180'); nb=xlwt.easyxf('font: name Arial, height 180',num_format_str='#,##0.00_);(#,##0.00)')
    dt=xlwt.easyxf('font: name Arial, height 180; align: horiz center',num_format_str='mm/dd/yy')
    ph=xlwt.easyxf('font: name Arial, bold on; pattern: pattern solid, fore_colour pale_blue')
    sb=xlwt.easyxf('font: name Arial, italic on, height 180; borders: top thin'); sn=xlwt.easyxf('font: name Arial, italic on, height 180; borders: top thin',num_format_str='#,##0.00_);(#,##0.00)')
    tb=xlwt.easyxf('font: name Arial, bold on, height 180; borders: top medium'); tn=xlwt.easyxf('font: name Arial, bold on, height 180; borders: top medium',num_format_str='#,##0.00_);(#,##0.00)')
    ws.write(0,0,'Aged Receivables - Open Invoices by Tenant',bt); ws.write(1,0,'Copperleaf Retail Holdings LLC   |   aged to 10/31/25 from due date   |   credits in parentheses',it)
    for c,t in enumerate(['Suite','Tenant','Invoice no.','Due date','Charge']): ws.write_merge(3,4,c,c,t,hh)
    ws.write_merge(3,4,5,5,'Open balance',hh); ws.write_merge(3,4,6,6,'Current',hh); ws.write_merge(3,3,7,10,'Days past due',hh)
    for c,t in enumerate(['1-30','31-60','61-90','Over 90']): ws.write(4,7+c,t,hh)
    rows=[];totals=[];r=5;G=[0]*6;no=20417
    for p,ts in P:
        ws.write_merge(r,r,0,10,p,ph); r+=1; PT=[0]*6
        for s,n in ts:
            TT=[0]*6; k=R.choice([1,2,2,3,4]); first=True
            base=int(R.uniform(2400,9800))*100
            ds=sorted(asof+datetime.timedelta(days=z) for z in R.sample([1,-30,-20,-60,-44,-61,-51,-91,-122,-38,-8],k))
            for dd in ds:
                ch=R.choice(['Base rent','CAM','RE tax','Base rent','Insurance','Late fee','Percentage rent'])
                a={'Base rent':base,'Late fee':25000}.get(ch,int(base*R.uniform(.08,.3)))
                if R.random()<.35: a=int(a*R.uniform(.2,.9))
                if ch!='Late fee' and R.random()<.1: a=-int(a*.3)
                age=(asof-dd).days; j=0 if age<=0 else 1 if age<=30 else 2 if age<=60 else 3 if age<=90 else 4
                v=[a]+[a if q==j else 0 for q in range(5)]; no+=R.randint(1,37); inv=f'INV-{no}'
                row=dict(property=p,unit=s,name=n,invoice=inv,date=dd.isoformat(),charge=ch,total=d(a)); row[keys[1+j]]=d(a); rows.append(row)
                ws.write(r,0,s,tx); ws.write(r,1,n,tx); ws.write(r,2,inv,tx); ws.write(r,3,dd,dt); ws.write(r,4,ch,tx); ws.write(r,5,a/100,nb); ws.write(r,6+j,a/100,nb)
                TT=[x+y for x,y in zip(TT,v)]; r+=1
            def tot(lab,V,a,b):
                for c in range(5): ws.write(r,c,lab if c==1 else '',a)
                for c,x in enumerate(V): ws.write(r,5+c,x/100,b)
                totals.append(dict(label=lab,**{k2:d(x) for k2,x in zip(keys,V)}))
            if k>1: tot(f'Subtotal {n}',TT,sb,sn); r+=1
            PT=[x+y for x,y in zip(PT,TT)]
        tot(f'Total {p}',PT,tb,tn); r+=2; G=[x+y for x,y in zip(G,PT)]
    tot('Total receivables',G,tb,tn); r+=1
    ws.write(r+1,0,'Tenants in legal: Verano Tan. Disputed charges remain in the aging until settled.',it)
    for c,w in enumerate([9,34,13,11,16,14,13,13,13,13,13]): ws.col(c).width=w*256
    ws.set_portrait(False); ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_panes_frozen(True); ws.set_horz_split_pos(5)
    wb.save(path('Copperleaf_open_invoices_Oct25.xls'))
    save('Copperleaf_open_invoices_Oct25.xls','RETAIL','AGED_RECEIVABLES','owner\'s accountant','xls, centre banner rows, invoice lines, merged Days past due head, tenant subtotals only where more than one invoice',True,keys,rows,totals)

# ------------------------------------------------ AR3 multifamily by tenant
def ar3():
    R=random.Random(4713)
    keys=['deposit','b0_30','b31_60','b61_90','b90','total','prepaid','other:Net Balance']
    rows=[];totals=[];tab=[['Bldg-\nUnit','Resident','Status','Deposit\non Hand','0-30\nDays','31-60\nDays','61-90\nDays','Over 90\nDays','Total\nDelinquent','Prepaid\nCredits','Net\nBalance']]
    nm=R.sample([(f,l) for f in FN for l in LN],46); us=sorted(R.sample([f'{b}-{f}{n:02d}' for b in range(1,9) for f in (1,2,3) for n in range(1,13)],46))
    f=lambda c:'' if c==0 else (f'{c/100:,.2f}' if c>0 else f'-{-c/100:,.2f}')
    G=[0]*8; rec={}; sty=[]
    for u,(a,b) in zip(us,nm):
        st=R.choices(['Current','Notice','Evict','Past'],[60,14,10,16])[0]; rent=int(R.uniform(1150,2100))*100
        dep=0 if st=='Past' else R.choice([20000,30000,50000,rent])
        bk=[0]*4; pp=0
        m=R.random()
        if st=='Current' and m<.28: pp=-int(R.uniform(15,1400)*100)
        else:
            for j in range({'Current':R.choice([1,1,2]),'Notice':R.choice([1,2]),'Evict':R.choice([3,4]),'Past':4}[st]):
                bk[j]=int(R.uniform(.04,1)*rent)
            if st=='Past': bk[0]=bk[1]=0
            if st=='Evict' and R.random()<.3: pp=-10000
        t=sum(bk); v=[dep]+bk+[t,pp,t+pp]; name=f'{a} {b}'+(' & '+R.choice(FN)+' '+b if R.random()<.15 else '')
        tab.append([u,name,st]+[f(c) for c in v]); rows.append(dict(unit=u,name=name,**{k:d(c) for k,c in zip(keys,v) if c}))
        G=[x+y for x,y in zip(G,v)]; q=rec.setdefault(st,[0]*9); q[8]+=1
        for i in range(8): q[i]+=v[i]
    n=len(tab); tab.append(['','Brackenridge Terrace Totals','']+[f(c) for c in G]); totals.append(dict(label='Brackenridge Terrace Totals',**{k:d(c) for k,c in zip(keys,G)}))
    t=Table(tab,colWidths=[38,132,42]+[50,50,50,50,50,54,52,56],repeatRows=1)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.2),('ALIGN',(3,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#7a1f2b')),
      ('ROWBACKGROUNDS',(0,1),(-1,n-1),[colors.white,colors.HexColor('#f6efe9')]),('TOPPADDING',(0,1),(-1,-1),2.2),('BOTTOMPADDING',(0,1),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),
      ('FONT',(0,n),(-1,n),'Helvetica-Bold',7.2),('LINEABOVE',(0,n),(-1,n),1,colors.HexColor('#7a1f2b'))]))
    rt=[['Status','Households','Total\nDelinquent','Prepaid\nCredits','Net\nBalance']]
    for s in ['Current','Notice','Evict','Past']:
        q=rec[s]; rt.append([s,q[8]]+[f(q[i]) for i in (5,6,7)])
        totals.append(dict(label=s,**{keys[i]:d(q[i]) for i in (5,6,7) if q[i]}))
    rt.append(['All statuses',46]+[f(G[i]) for i in (5,6,7)]); totals.append(dict(label='All statuses',**{keys[i]:d(G[i]) for i in (5,6,7)}))
    t2=Table(rt,colWidths=[90,60,70,70,70],hAlign='LEFT'); t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.3,colors.grey)]))
    P=lambda s,z,c='#000000':Paragraph(f'<font color="{c}">{s}</font>',ParagraphStyle('x',fontName='Helvetica-Bold' if z>10 else 'Helvetica',fontSize=z,leading=z*1.3))
    W,H=612,792
    def deco(c,doc):
        c.setFont('Helvetica',6.5); c.setFillColor(colors.grey); c.drawString(24,20,'Lakeshore Residential Services - Confidential'); c.drawRightString(W-24,20,f'{doc.page}')
    t._argW=[x*564/sum(t._argW) for x in t._argW]
    SimpleDocTemplate(path('Brackenridge Delinquency 2025-10-15.pdf'),pagesize=(W,H),leftMargin=24,rightMargin=24,topMargin=34,bottomMargin=36,invariant=1).build(
      [P('Delinquency and Prepaid Listing',14,'#7a1f2b'),P('Brackenridge Terrace Apartments, 288 homes - as of October 15, 2025',8.5),Spacer(1,6),t,Spacer(1,14),KeepTogether([P('Recap by resident status',10.5,'#7a1f2b'),Spacer(1,4),t2,Spacer(1,6),P('Evict = unlawful detainer filed. Past balances over 90 days go to collections on the 20th.',7)])],onFirstPage=deco,onLaterPages=deco)
    save('Brackenridge Delinquency 2025-10-15.pdf','MULTIFAMILY','AGED_RECEIVABLES','third-party manager','portrait PDF, one line per resident, deposit before the buckets, total after, two-line heads, recap by status',False,keys,rows,totals)
