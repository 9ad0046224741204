from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,legal,A4,A3,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from fpdf import FPDF
us=lambda d:f"{d.month}/{d.day}/{d.year}"
def tshort(d): return d.strftime('%d-%b-%y')

def p1():  # MRI commercial rent roll, office, Denver
    r=random.Random(101); N=Names(r); fn='mri_office_kellerplaza.pdf'
    W,H=landscape(letter); c=canvas.Canvas(path(fn),pagesize=(W,H))
    asof=D.date(2025,9,30); rows=[]; pg=[0]
    X=dict(b=28,s=58,n=92,rs=258,re=304,sf=352,mb=408,psf=442,cr=492,oi=540,cat=552,dt=622,ma=690,mp=740)
    y=[0]
    def head():
        pg[0]+=1; c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-30,'Rent Roll'); c.setFont('Helvetica',8)
        c.drawCentredString(W/2,H-42,'Keller Plaza Office Center'); c.drawCentredString(W/2,H-53,us(asof))
        c.drawString(28,H-30,'Database:  FRONTRNG'); c.drawString(28,H-42,'Bldg Status:  Active only')
        c.drawRightString(W-28,H-30,f'Page:   {pg[0]}'); c.drawRightString(W-28,H-42,'Date:  10/3/2025'); c.drawRightString(W-28,H-53,'Time:  02:17 PM')
        c.setFont('Helvetica-Bold',7); a=H-74; b=H-83
        for k,u,l,rt in [('b','','Bldg Id',0),('s','','Suit Id',0),('n','','Occupant Name',0),('rs','','Rent Start',1),('re','','Expiration',1),('sf','GLA','Sqft',1),('mb','Monthly','Base Rent',1),('psf','Annual','Rate PSF',1),('cr','Monthly','Cost Recov',1),('oi','Monthly','Other Inc',1),('cat','','Cat',0),('dt','','Date',1),('ma','','Monthly Amount',1),('mp','','PSF',1)]:
            f=c.drawRightString if rt else c.drawString
            if u:f(X[k],a,u)
            f(X[k],b,l)
        c.drawCentredString(640,a,'--------- Future Rent Increases ---------'); c.line(28,b-3,W-28,b-3); y[0]=b-15; c.setFont('Helvetica',7.2)
    def nl(h=10.5):
        y[0]-=h
        if y[0]<45: c.showPage(); head()
    head()
    suites=[f"{f:02d}{s:02d}" for f in range(1,8) for s in r.sample([0,10,20,25,30,40,50,60],r.randint(4,6))]; suites.sort()
    vacs=set(r.sample(suites,5)); areas={s:r.randint(900,9200) for s in suites}
    c.setFont('Helvetica-Bold',7.5); c.drawString(28,y[0],'Vacant Suites'); c.setFont('Helvetica',7.2); nl()
    va=0
    for s in suites:
        if s in vacs:
            c.drawString(X['b'],y[0],'2210'); c.drawString(X['s'],y[0],'-'+s); c.drawString(X['n'],y[0],'Vacant'); c.drawRightString(X['sf'],y[0],m0(areas[s])); va+=areas[s]
            rows.append(T(unit='-'+s,building='2210',area=areas[s],statusText='Vacant',section='Vacant Suites')); nl()
    nl(6); c.setFont('Helvetica-Bold',7.5); c.drawString(28,y[0],'Occupied Suites'); c.setFont('Helvetica',7.2); nl()
    tb=tc=to=oa=0
    for s in suites:
        if s in vacs: continue
        st=addm(D.date(2025,9,1),-r.randint(3,80)); en=end(st,r.choice([84,96,120,127,132])); a=areas[s]; rate=r.randint(44,74)/2
        mb=round(a*rate/12,2); cr=round(a*r.uniform(.7,1.1),2); oi=r.choice([0,0,0,150,325,480.0]); n=N('office'); oa+=a;tb+=mb;tc+=cr;to+=oi
        if y[0]<85: c.showPage(); head()
        c.drawString(X['b'],y[0],'2210'); c.drawString(X['s'],y[0],'-'+s); c.drawString(X['n'],y[0],n)
        for k,v in [('rs',us(st)),('re',us(en)),('sf',m0(a)),('mb',m2(mb)),('psf',m2(rate)),('cr',m2(cr)),('oi',m2(oi))]: c.drawRightString(X[k],y[0],v)
        steps=[]
        d=addm(st,12)
        while d<=asof: d=addm(d,12)
        x=mb; pr=rate
        for i in range(r.randint(0,4)):
            if d>en: break
            pr+=.75; x=round(a*pr/12,2); steps.append(dict(date=d,amount=x))
            c.drawString(X['cat'],y[0],'BRO'); c.drawRightString(X['dt'],y[0],us(d)); c.drawRightString(X['ma'],y[0],m2(x)); c.drawRightString(X['mp'],y[0],m2(pr)); d=addm(d,12); nl()
        if not steps: nl()
        nl(4)
        rows.append(T(unit='-'+s,building='2210',tenantName=n,area=a,statusText='Occupied',section='Occupied Suites',contractRent=mb,leaseStartDate=st,leaseEndDate=en,charges=[dict(code='Cost Recovery',amount=cr),dict(code='Other Income',amount=oi)],rentSteps=steps))
    if y[0]<130: c.showPage(); head()
    c.line(300,y[0]+6,545,y[0]+6); nl(4); c.setFont('Helvetica-Bold',7.2)
    no=len(suites)-5; tot=oa+va
    c.drawString(28,y[0],'Totals:')
    for l,a_,p,u in [('Occupied Sqft:',oa,oa/tot,no),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',va,va/tot,5),('Total Sqft:',tot,None,len(suites))]:
        c.drawRightString(195,y[0],l); 
        if p is not None: c.drawRightString(240,y[0],f'{p*100:.2f}%')
        c.drawRightString(290,y[0],f'{u} Units'); c.drawRightString(X['sf'],y[0],m0(a_))
        if l[0] in 'OT':
            for k,v in (('mb',tb),('cr',tc),('oi',to)): c.drawRightString(X[k],y[0],m2(v))
        nl()
    c.save(); save(fn,'OFFICE','MRI commercial rent roll, vacant suites first, future increases at right',False,'Keller Plaza Office Center','2025-09-30',len(suites),no,5,rows)

def p2():  # AU shopping centre, A3, planted
    r=random.Random(202); N=Names(r); fn='wattlebrook_tenancy_schedule.pdf'
    ps=ParagraphStyle('a',fontName='Times-Roman',fontSize=7.5,leading=8.5)
    hd=['Shop','Lessee / trading as','Permitted use','GLAR\nm²','Lease\ncommences','Lease\nexpires','Option(s)','Rent review','Base rent\n$ p.a.','Base rent\n$ p.c.m.','Outgoings\n$ p.c.m.','Promotion\nlevy $ p.c.m.','Gross\n$ p.c.m.','Bank guarantee\n/ bond $']
    data=[hd]; sty=[('FONT',(0,0),(-1,-1),'Times-Roman',7.5),('FONT',(0,0),(-1,0),'Times-Bold',7.5),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(8,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#dfe8d8')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    rows=[]; G=[0]*7; cnt=dict(s=0,l=0,v=0); summ=[]
    secs=[('Majors & Mini-majors',['M1','MM1','MM2']),('Fresh Food Mall',[f'{i:02d}' for i in range(1,14)]),('Station Street Mall',[f'{i:02d}' for i in range(14,34) if i!=19]),('Kiosks',['K1','K2','K3','K4']),('Pad Sites',['P1','P2']),('ATMs, Signage & Storage (not counted as shops)',['ATM 1','ATM 2','SIGN 1','STR 2'])]
    for si,(sec,us_) in enumerate(secs):
        i=len(data); data.append([sec]+['']*13); sty+=[('FONT',(0,i),(-1,i),'Times-BoldItalic',8.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3f3ea'))]
        S=[0]*7; sl=sv=0
        for u in us_:
            shop=si<5
            a=r.randint(2200,3900) if u=='M1' else r.randint(420,900) if u[:2]=='MM' else r.randint(9,20) if u[0]=='K' and shop else r.randint(45,210) if shop else (r.randint(10,30) if u[:3]=='STR' else None)
            if shop and u in('07','22','27','K3'):
                data.append([u,'VACANT','',m0(a),'','','','','','','','','','']); rows.append(T(unit=u,area=a,statusText='VACANT',section=sec)); S[0]+=a; sv+=1; continue
            n=N('retail')+r.choice(['',' Pty Ltd']) if shop else {'ATM 1':'Southern Cross Mutual Bank','ATM 2':'Rowan Community Credit','SIGN 1':'Bluegum Outdoor Media','STR 2':'Wattlebrook Newsagency'}[u]
            st=addm(D.date(2025,7,1),-r.randint(2,55)); hold=u in('11','30'); term=r.choice([36,60,60,84]) if u!='M1' else 240
            en=end(st,term)
            if en<D.date(2025,7,31): en=end(st,term+24)
            pm=round((a*r.uniform(350,1500)/12 if shop else r.uniform(180,1100)) if u[0]!='M' else a*r.uniform(220,330)/12,2)
            if u[0]=='K': pm=round(r.uniform(2500,5200),2)
            pa=round(pm*12,2); og=round(a*r.uniform(9,14),2) if shop else 0; pl=round(pm*.05,2) if shop and si<4 and si>0 else 0; gr=round(pm+og+pl,2); bg=round(pm*3) if shop and r.random()<.8 else 0
            data.append([u,Paragraph(n,ps),Paragraph(r.choice(['Café & takeaway','Specialty food','Apparel','Services','General retail','Health & beauty']),ps) if shop else u.split()[0].title().replace('Str','Storage').replace('Atm','ATM'),m0(a) if a else '',tshort(st),'Holding over' if hold else tshort(en),r.choice(['—','5 yrs','1 × 3 yrs','2 × 5 yrs']),r.choice(['CPI + 1% (1 Jul)','4.0% fixed, anniv.','CPI, anniv.','Mkt at option']),m2(pa),m2(pm),m2(og) if og else '-',m2(pl) if pl else '-',m2(gr),m0(bg) if bg else '-'])
            for k,v in enumerate([a or 0,pa,pm,og,pl,gr,bg]): S[k]+=v
            sl+=1
            rows.append(T(unit=u,tenantName=n,area=a,leaseStartDate=st,leaseEndDate='Holding over' if hold else en,section=sec,statusText=None if shop is False else 'Occupied',annualRent=pa,contractRent=pm,charges=[dict(code=q,amount=v) for q,v in (('Outgoings',og),('Promotion levy',pl)) if v],totalCharges=gr,deposit=bg or None))
        i=len(data); show=S[:]
        if si==2: show[2]=S[2]+900
        data.append(['','Sub-total '+sec.split(' (')[0],'',m0(show[0])]+['']*4+[m2(x) for x in show[1:6]]+[m0(show[6])]); sty+=[('FONT',(0,i),(-1,i),'Times-Bold',7.5),('LINEABOVE',(0,i),(-1,i),.8,colors.black)]
        if si==2: bad=(round(S[2],2),round(show[2],2))
        for k in range(7): G[k]+=S[k]
        if si<5: cnt['s']+=sl+sv;cnt['l']+=sl;cnt['v']+=sv; summ.append([sec,sl+sv,sl,sv,m0(S[0])])
    i=len(data); data.append(['','CENTRE TOTAL','',m0(G[0])]+['']*4+[m2(x) for x in G[1:6]]+[m0(G[6])]); sty+=[('FONT',(0,i),(-1,i),'Times-Bold',8.5),('LINEBELOW',(0,i),(-1,i),1.5,colors.black)]
    doc=SimpleDocTemplate(path(fn),pagesize=landscape(A3),leftMargin=14*mm,rightMargin=14*mm,topMargin=22*mm,bottomMargin=15*mm)
    def deco(c,d):
        w,h=landscape(A3); c.setFont('Times-Bold',15); c.drawString(14*mm,h-13*mm,'WATTLEBROOK VILLAGE SHOPPING CENTRE'); c.setFont('Times-Roman',10); c.drawString(14*mm,h-18*mm,'Tenancy Schedule as at 31 July 2025   |   all amounts exclusive of GST'); c.drawRightString(w-14*mm,8*mm,f'Harrow & Pike Retail Management – Confidential – {d.page}')
    t=Table(data,colWidths=[36,128,82,40,58,62,56,88,80,74,68,68,74,76],repeatRows=1); t.setStyle(sty)
    s=Table([['Precinct','Shops','Leased','Vacant','GLAR m²']]+summ+[['Total',cnt['s'],cnt['l'],cnt['v'],'']],hAlign='LEFT'); s.setStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('FONT',(0,-1),(-1,-1),'Times-Bold',8.5),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT')])
    doc.build([t,Spacer(1,14),KeepTogether([s])],onFirstPage=deco,onLaterPages=deco)
    save(fn,'RETAIL','AU shopping centre tenancy schedule A3, precinct subtotals, ATMs/storage not shops',True,'Wattlebrook Village Shopping Centre','2025-07-31',cnt['s'],cnt['l'],cnt['v'],rows,planted=dict(what=f'Sub-total Station Street Mall base rent p.c.m. printed {bad[1]} instead of {bad[0]}',kind='total_wrong'))

def p3():  # Yardi tenancy schedule, Ontario industrial, fpdf
    r=random.Random(303); N=Names(r); fn='yardi_tenancy_schedule_brantwick.pdf'
    p=FPDF('L','pt','Letter'); p.set_auto_page_break(False); rows=[]
    cols=[('Property',40,170,'L'),('Unit(s)',175,230,'L'),('Lease',232,385,'L'),('Lease Type',388,450,'L'),('Area',452,495,'R'),('Lease From',500,550,'R'),('Lease To',553,603,'R'),('Term',605,630,'R'),('Monthly\nRent',632,685,'R'),('Annual\nRent',687,745,'R')]
    st8={'y':0}
    def put(x0,x1,s,al='L',b='',sz=6.6,dy=0):
        p.set_font('Helvetica',b,sz); w=p.get_string_width(s); p.text(x0 if al=='L' else x1-w,st8['y']+dy,s)
    def page():
        p.add_page(); st8['y']=36; put(40,0,'Tenancy Schedule','L','B',12); st8['y']=48; put(40,0,'Property: brantwk    From Date: 01/11/2025    By Property'); st8['y']=70
        p.set_fill_color(210,220,235); p.rect(36,58,716,20,'F')
        for h,a,b,al in cols:
            for i,l in enumerate(h.split('\n')): put(a,b,l,al,'B',6.6,(i-h.count('\n'))*7+3)
        st8['y']=90
        p.set_font('Helvetica','I',6); p.text(40,596,'Thursday, October 30, 2025'); p.text(690,596,f'Page {p.page_no()}')
    page(); ca=lambda d:d.strftime('%d/%m/%Y'); sa=sm=oa=0; no=nv=0
    units=['1','2','3-4','5','6','7','8A','8B','9','10','11-12','14','15','16']
    for u in units:
        a=r.randint(28,300)*100
        vac=u in('6','15')
        if st8['y']>500: page()
        if vac:
            put(40,0,'Brantwick Business Park'); put(175,0,u); put(232,0,'VACANT'); put(452,495,m0(a),'R'); st8['y']+=18; sa+=a; nv+=1
            rows.append(T(unit=u,area=a,statusText='VACANT',propertyName='Brantwick Business Park')); continue
        n=N('ind'); st=addm(D.date(2025,11,1),-r.randint(6,50)); term=r.choice([60,84,120]); en=end(st,term); rate=r.randint(44,64)/4; mr=round(a*rate/12,2)
        put(40,0,'Brantwick Business Park'); put(175,0,u); put(232,0,n); put(388,0,r.choice(['Industrial Net','Industrial Semi-Gross'])); sm+=mr; sa+=a; oa+=a; no+=1
        for k,v in zip(cols[4:],[m0(a),ca(st),ca(en),str(term),m2(mr),m2(mr*12)]): put(k[1],k[2],v,'R')
        st8['y']+=10; dep=round(mr*2,2) if r.random()<.7 else 0
        put(175,0,'Security Deposit: '+m2(dep)); st8['y']+=10
        put(190,0,'Charge Schedules','L','BI')
        for x,h in((280,'Charge'),(330,'From'),(385,'To'),): put(x,0,h,'L','B')
        for x,h in((500,'Monthly Amt'),(560,'Amt/Area'),): put(0,x,h,'R','B')
        st8['y']+=9; ch=[('rent',mr,rate),('cam',round(a*3.1/12,2),3.1),('tax',round(a*2.65/12,2),2.65)]
        if r.random()<.4: ch.append(('mgmt',round(mr*.03,2),None))
        for k,v,q in ch:
            put(280,0,k); put(330,0,ca(D.date(2025,1,1) if k!='rent' else addm(st,12*((2025*12+10-st.year*12-st.month+1)//12)))); put(385,0,ca(D.date(2025,12,31)) if k!='rent' else ca(end(addm(st,12*((2025*12+10-st.year*12-st.month+1)//12)),12))); put(0,500,m2(v),'R'); put(0,560,m2(q) if q else '','R'); st8['y']+=8.5
        steps=[]; d=addm(st,12*((2025*12+11-st.year*12-st.month)//12+1)); q=rate
        if d<=en:
            put(190,0,'Rent Steps','L','BI'); put(280,0,'Charge','L','B'); st8['y']+=9
            for _ in range(3):
                if d>en: break
                q+=.5; v=round(a*q/12,2); steps.append(dict(date=d,amount=v)); put(280,0,'rent'); put(330,0,ca(d)); put(385,0,ca(min(end(d,12),en))); put(0,500,m2(v),'R'); put(0,560,m2(q),'R'); st8['y']+=8.5; d=addm(d,12)
        st8['y']+=7
        rows.append(T(unit=u,tenantName=n,area=a,propertyName='Brantwick Business Park',statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=mr,annualRent=mr*12,deposit=dep,charges=[dict(code=k,amount=v) for k,v,_ in ch],rentSteps=steps))
    if st8['y']>520: page()
    p.line(36,st8['y']-6,752,st8['y']-6); st8['y']+=6
    put(40,0,'Total Brantwick Business Park','L','B'); put(452,495,m0(sa),'R','B'); put(632,685,m2(sm),'R','B'); put(687,745,m2(sm*12),'R','B'); st8['y']+=12
    put(40,0,f'Occupied Area {m0(oa)}    Vacant Area {m0(sa-oa)}    Units {no+nv}   Leased {no}   Vacant {nv}')
    p.output(path(fn)); save(fn,'INDUSTRIAL','Yardi Commercial tenancy schedule with charge and step sub-blocks, Ontario',True,'Brantwick Business Park','2025-11-01',no+nv,no,nv,rows)

def p4():  # airport JDE monospaced
    r=random.Random(404); N=Names(r); fn='jde_airport_space_register.pdf'
    W,H=landscape(legal); c=canvas.Canvas(path(fn),pagesize=(W,H)); L=[]; rows=[]
    secs=[('TRMA','Terminal A - Concourse Level','A',14),('TRMB','Terminal B - Concourse Level','B',13),('CRGO','North Cargo Area','C',7),('RACF','Rental Car Facility','R',6)]
    ga=gr=gt=0; U=O=V=0; out=[]
    for b,bn,px,k in secs:
        out.append(f' Building . . . {b}   {bn}'); out.append(''); sa=sr=stt=0; o=v=0
        for i in range(k):
            u=f'{px}{r.randint(1,2)}{i+10:02d}'+r.choice(['','','N','S']); a=r.randint(180,5400); 
            if r.random()<.14 or (b=='TRMB' and i==4):
                out.append(f' {u:<8} {"":>8} {"** VACANT **":<30} {"":<5} {a:>9,} {"":>9} {"":>9}'); out.append(''); rows.append(T(unit=u,building=b,area=a,statusText='VACANT',section=bn)); sa+=a; v+=1; continue
            n=N('air'); ln=r.randint(40100,49900); st=addm(D.date(2025,6,1),-r.randint(1,60)); mtm=r.random()<.12; en=end(st,r.choice([60,84,120,24]))
            if en<D.date(2025,6,30): en=D.date(2027,6,30)
            rent=round(a*r.uniform(3.2,8.5),2); ut=round(a*.31,2) if r.random()<.6 else None; ja=round(a*.18,2) if r.random()<.4 else None; tot=round(rent+(ut or 0)+(ja or 0),2); dep=round(rent*3) if r.random()<.6 else None
            ty=r.choice(['TKT','GATE','OFFC','CONC','OPS']) if b[:3]=='TRM' else {'CRGO':'CRGO','RACF':'RAC'}[b]
            out.append(f' {u:<8} {ln:>8} {n.upper():<30} {ty:<5} {a:>9,} {st.strftime("%m/%d/%y"):>9} {("MTM" if mtm else en.strftime("%m/%d/%y")):>9} {rent:>13,.2f} {m2(ut) if ut else "":>11} {m2(ja) if ja else "":>11} {tot:>13,.2f} {m2(dep) if dep else "":>13}')
            out.append(f'{"":19}{"Agmt "+r.choice(["Use & Lease","Concession","Ground Lease","Permit"])+f" / Bill freq M / Opt {r.choice([0,1,2])}"}')
            sa+=a; sr+=rent; stt+=tot; o+=1
            rows.append(T(unit=u,building=b,unitType=ty,tenantName=n.upper(),area=a,section=bn,statusText='Occupied',leaseStartDate=st,leaseEndDate='MTM' if mtm else en,contractRent=rent,charges=[dict(code=q,amount=w) for q,w in(('Utilities',ut),('Janitorial',ja)) if w],totalCharges=tot,deposit=dep))
        out+=[f'{"":56}{"-"*9}{"":21}{"-"*13}{"":25}{"-"*13}',f' Building Total {b:<6} Units {o+v:>3}  Leased {o:>3}  Vacant {v:>3}'.ljust(54)+f'{sa:>11,}{"":20}{sr:>14,.2f}{"":24}{stt:>14,.2f}','']
        ga+=sa;gr+=sr;gt+=stt;U+=o+v;O+=o;V+=v
    out+=[f' AIRPORT TOTAL         Units {U:>3}  Leased {O:>3}  Vacant {V:>3}'.ljust(54)+f'{ga:>11,}{"":20}{gr:>14,.2f}{"":24}{gt:>14,.2f}','',' *** End of Report ***']
    hdr=['                      ',f' {"Unit":<8} {"Lease":>8} {"Tenant":<30} {"Unit":<5} {"Rentable":>9} {"Begin":>9} {"End":>9} {"Monthly":>13} {"Utilities":>11} {"Janitorial":>11} {"Total Monthly":>13} {"Security":>13}',f' {"Number":<8} {"Number":>8} {"Agreement":<30} {"Type":<5} {"Sq Feet":>9} {"Date":>9} {"Date":>9} {"Rent":>13} {"":>11} {"":>11} {"Billing":>13} {"Deposit":>13}',' '+'='*150]
    i=0; pg=0
    while i<len(out):
        pg+=1; c.setFont('Courier',9); y=H-34
        for s in [f' R15620A{"":50}Calder Mesa International Airport{"":38}6/30/2025   14:02:11',f' AERO0014{"":54}Tenant Space Register{"":48}Page - {pg:>5}',f'{"":67}As Of 06/30/25']+hdr: c.drawString(36,y,s); y-=11
        n=0
        while i<len(out) and n<38:
            if n==37 and not out[i].startswith('    ') and i+1<len(out) and 'Agmt' in out[i+1]: break
            c.drawString(36,y,out[i]); y-=11; i+=1; n+=1
        c.showPage()
    c.save(); save(fn,'OTHER','JDE fixed-pitch airport register, two-line records, building totals with counts',True,'Calder Mesa International Airport','2025-06-30',U,O,V,rows)

def p5():  # SAP RE-FX pipe list
    r=random.Random(505); N=Names(r); fn='sap_refx_research_park.pdf'
    W,H=landscape(A4); c=canvas.Canvas(path(fn),pagesize=(W,H)); rows=[]; out=[]; w=[9,9,30,9,10,10,5,27,13]
    ln=lambda v:'|'+'|'.join((str(x)[:k].rjust(k) if i in(3,8) else str(x)[:k].ljust(k)) for i,(x,k) in enumerate(zip(v,w)))+'|'
    rule='-'*(sum(w)+len(w)+1); hdr=[rule,ln(['Rent.Obj.','Contract','Business Partner','Meas. m²','Valid from','Valid to','CTyp','Condition Type Text','Amount CAD/M']),rule]
    de=lambda d:d.strftime('%d.%m.%Y'); G=0; GA=0; o=v=0
    for be,bn,k in [('1001','Innovation Hall',8),('1002','Discovery House',7),('1004','Greenhouse Labs',5)]:
        S=SA=0; out.append('|'+f'Building {be} {bn}'.ljust(len(rule)-2)+'|'); out.append(rule)
        for i in range(k):
            u=f'{be[-1]}0{r.randint(1,4)}-{i*3+11:03d}'; a=r.randint(350,9800)/10; SA+=a
            if (be,i) in(('1001',3),('1002',5),('1004',2)):
                out+=[ln([u,'','*** Vacancy ***',f'{a:,.1f}','','','','','']),rule]; v+=1; rows.append(T(unit=u,building=f'{be} {bn}',area=a,statusText='Vacancy')); continue
            n=N('office')[:30]; st=addm(D.date(2025,3,1),-r.randint(3,50)); en=end(st,r.choice([60,72,120])); b=round(a*r.uniform(17,29),2); ch=[('B100','Base Rent',b),('N200','Operating Costs Advance',round(a*9.4,2))]
            if r.random()<.5: ch.append(('N310','Heat & Chilled Water',round(a*2.15,2)))
            if r.random()<.35: ch.append(('P400','Parking Licence',95.0*r.randint(1,6)))
            t=round(sum(x[2] for x in ch),2); first=1
            for ct,tx,am in ch:
                out.append(ln([u if first else '',800200+o if first else '',n if first else '',f'{a:,.1f}' if first else '',de(st) if first else '',de(en) if first else '',ct,tx,m2(am)])); first=0
            out+=[ln(['*',800200+o,'','','','','','Total contract',m2(t)]),rule]; S+=t; o+=1
            rows.append(T(unit=u,building=f'{be} {bn}',tenantName=n,area=a,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=b,charges=[dict(code=x[0],amount=x[2]) for x in ch],totalCharges=t))
        out+=[ln(['**','',f'Total building {be}',f'{SA:,.1f}','','','','',m2(S)]),rule]; G+=S; GA+=SA
    out+=[ln(['***','','Total business entity 1000',f'{GA:,.1f}','','','','',m2(G)]),rule,f' Rental objects: {o+v}    let: {o}    vacant: {v}']
    i=pg=0
    while i<len(out):
        pg+=1; c.setFont('Courier',8.8); y=H-34
        for s in [f'Company Code 4100  Kawartha Ridge University{"":50}01.03.2025 / 07:41   Page {pg:>3}','Business Entity 1000  Kawartha Ridge Research Park      Occupancy and Conditions (RE-FX)     Key date 01.03.2025','']+hdr: c.drawString(40,y,s); y-=10
        n=0
        while i<len(out) and n<47: c.drawString(40,y,out[i]); y-=10; i+=1; n+=1
        c.showPage()
    c.save(); save(fn,'OFFICE','SAP RE-FX list print with pipes, condition lines, starred totals',True,'Kawartha Ridge Research Park','2025-03-01',o+v,o,v,rows)

def p6():  # MOB quarterly, cards, cover
    r=random.Random(606); N=Names(r); fn='st_ansgar_mob_quarterly.pdf'
    W,H=letter; c=canvas.Canvas(path(fn),pagesize=letter); rows=[]
    c.setFillColor(colors.HexColor('#274060')); c.rect(0,H-250,W,120,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',22); c.drawString(50,H-185,'Physician Space Lease Register'); c.setFont('Helvetica',13); c.drawString(50,H-210,'St. Ansgar Medical Pavilion'); c.drawString(50,H-228,'Quarter commencing October 1, 2025'); c.setFillColor(colors.black)
    c.setFont('Helvetica',9.5)
    for i,s in enumerate(['Prepared for the Hospital District Real Estate Committee','Rents are invoiced quarterly in advance. Amounts in US dollars.','Operating cost estimates are set each July 1 and reconciled after fiscal year end.','Suites used by the hospital itself are shown as "Hospital use" and carry no rent.']): c.drawString(50,H-290-i*15,s)
    c.showPage(); pg=[1]; y=[0]
    long=lambda d:f'{d:%b} {d.day}, {d.year}'
    def head():
        pg[0]+=1; c.setFont('Helvetica-Bold',9); c.drawString(50,H-40,'St. Ansgar Medical Pavilion'); c.setFont('Helvetica',8); c.drawRightString(W-50,H-40,'As of October 1, 2025'); c.line(50,H-45,W-50,H-45); c.drawCentredString(W/2,26,f'– {pg[0]} –')
        c.setFont('Helvetica-Bold',7.5); y[0]=H-58
        for x,a,b,rt in [(50,'Suite','',0),(95,'Practice','Term  ·  renewal right',0),(320,'Sq. ft.','',1),(395,'Rent','per quarter',1),(470,'Rent','per year',1),(562,'Deposit','held',1)]:
            f=c.drawRightString if rt else c.drawString; f(x,y[0],a); f(x,y[0]-9,b)
        y[0]-=24
    head(); U=O=V=0; TA=TQ=TD=0
    for fl,nm,k in [(1,'First Floor',7),(2,'Second Floor',9),(3,'Third Floor',8)]:
        c.setFont('Helvetica-Bold',9); c.setFillColor(colors.HexColor('#274060')); c.drawString(50,y[0],nm); c.setFillColor(colors.black); y[0]-=14; fa=fq=0
        for i in range(k):
            if y[0]<80: c.showPage(); head()
            u=f'{fl}{i*10+10:02d}'; a=r.randint(780,5200); c.setFont('Helvetica-Bold',8.5); c.drawString(50,y[0],u); c.drawRightString(320,y[0],m0(a)); fa+=a; U+=1
            if (fl,i) in((1,4),(2,2),(3,6)):
                c.setFont('Helvetica-Oblique',8.5); c.drawString(95,y[0],'Available'); y[0]-=20; V+=1; rows.append(T(unit=u,area=a,section=nm,statusText='Available')); continue
            if (fl,i)==(1,1):
                c.setFont('Helvetica-Oblique',8.5); c.drawString(95,y[0],'Hospital use – Outpatient Laboratory'); y[0]-=20; rows.append(T(unit=u,area=a,section=nm,tenantName='Hospital use – Outpatient Laboratory',statusText='Hospital use')); continue
            n=N('med'); st=addm(D.date(2025,10,1),-r.randint(1,70)); en=end(st,r.choice([84,120,180])); ann=round(a*r.randint(48,66)/2); q=round(ann/4,2); ann=round(q*4,2); dep=round(q/3) if r.random()<.6 else 0
            c.drawString(95,y[0],n); c.setFont('Helvetica',8.5); c.drawRightString(395,y[0],'$'+m2(q)); c.drawRightString(470,y[0],'$'+m2(ann)); c.drawRightString(562,y[0],'$'+m0(dep) if dep else 'none')
            c.setFont('Helvetica',7.5); c.drawString(95,y[0]-10,f'{long(st)} to {long(en)}  ·  {r.choice(["no renewal right","one 5-year renewal at FMV","two 5-year renewals at FMV"])}'); y[0]-=24
            fq+=q; TD+=dep; O+=1; rows.append(T(unit=u,tenantName=n,area=a,section=nm,statusText='Occupied',annualRent=ann,leaseStartDate=st,leaseEndDate=en,deposit=dep or None))
        c.line(280,y[0]+9,475,y[0]+9); c.setFont('Helvetica-Bold',8); c.drawString(95,y[0],f'{nm} total'); c.drawRightString(320,y[0],m0(fa)); c.drawRightString(395,y[0],'$'+m2(fq)); c.drawRightString(470,y[0],'$'+m2(fq*4)); y[0]-=22; TA+=fa; TQ+=fq
    if y[0]<160: c.showPage(); head()
    c.setFont('Helvetica-Bold',9); c.line(50,y[0]+11,W-50,y[0]+11); c.drawString(95,y[0],'Pavilion total'); c.drawRightString(320,y[0],m0(TA)); c.drawRightString(395,y[0],'$'+m2(TQ)); c.drawRightString(470,y[0],'$'+m2(TQ*4)); c.drawRightString(562,y[0],'$'+m0(TD)); y[0]-=18
    c.setFont('Helvetica',8.5)
    c.drawString(50,y[0],f'{U} suites: {O} leased to practices, 1 in hospital use, {V} available.'); c.save()
    save(fn,'OFFICE','Hospital MOB register, cover page, two-line records, quarterly and yearly rent',True,'St. Ansgar Medical Pavilion','2025-10-01',U,O,V,rows)

def p7():  # car park stalls 168
    r=random.Random(707); N=Names(r); fn='carpark_licence_register.pdf'; rows=[]
    st=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('TEXTCOLOR',(0,0),(-1,0),colors.white),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#444444')),('ALIGN',(5,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]
    data=[['Level','Bay','Type','Licensee','From','To','Fee/month','Key deposit','Status']]
    ls=[N('office') for _ in range(38)]; G=GD=0; C=dict(L=0,V=0,X=0); summ=[]
    au=lambda d:d.strftime('%d/%m/%Y')
    for lv,k in [('B1',58),('B2',62),('B3',48)]:
        S=SD=0; c=dict(L=0,V=0,X=0); cur=None; left=0
        for i in range(1,k+1):
            bay=f'{lv}-{i:03d}'; ty='Accessible' if i in(1,2) else 'EV' if i%17==0 else 'Small' if i%11==0 else 'Standard'
            if left==0: cur=r.choice(ls); left=r.randint(1,6); cs=addm(D.date(2025,4,1),-r.randint(1,40)); ce=r.choice(['Monthly',end(cs,60)]); 
            q=r.random(); left-=1; j=len(data)
            if q<.11: data.append([lv,bay,ty,'','','','','','Vacant']); c['V']+=1; rows.append(T(unit=bay,unitType=ty,statusText='Vacant')); left=0
            elif q<.13: data.append([lv,bay,ty,'Out of service – lighting works','','','','','Closed']); c['X']+=1; rows.append(T(unit=bay,unitType=ty,statusText='Closed')); left=0
            else:
                fee={'Standard':385,'Small':330,'EV':440,'Accessible':385}[ty]+r.choice([0,0,0,-25]); dep=r.choice([50,50,0])
                data.append([lv,bay,ty,cur,au(cs),ce if isinstance(ce,str) else au(ce),m2(fee),m2(dep),'Licensed']); c['L']+=1; S+=fee; SD+=dep
                rows.append(T(unit=bay,unitType=ty,tenantName=cur,statusText='Licensed',leaseStartDate=cs,leaseEndDate=ce,contractRent=fee,deposit=dep))
            if j%2==0: st.append(('BACKGROUND',(0,j),(-1,j),colors.HexColor('#f2f2f2')))
        j=len(data); data.append([f'Level {lv} total – {k} bays','','','','','',m2(S),m2(SD),'']); st+=[('FONT',(0,j),(-1,j),'Helvetica-Bold',7.5),('LINEABOVE',(0,j),(-1,j),.7,colors.black),('BOTTOMPADDING',(0,j),(-1,j),8)]
        summ.append([lv,k,c['L'],c['V'],c['X'],m2(S)]); G+=S; GD+=SD
        for z in C: C[z]+=c[z]
    j=len(data); data.append(['All levels – 168 bays','','','','','',m2(G),m2(GD),'']); st+=[('FONT',(0,j),(-1,j),'Helvetica-Bold',8.5),('BOX',(0,j),(-1,j),1,colors.black)]
    doc=SimpleDocTemplate(path(fn),pagesize=A4,leftMargin=12*mm,rightMargin=12*mm,topMargin=24*mm,bottomMargin=14*mm)
    def deco(cv,d): cv.setFont('Helvetica-Bold',12); cv.drawString(12*mm,A4[1]-14*mm,'Flinders Quay Car Park – Bay Licence Register'); cv.setFont('Helvetica',8); cv.drawString(12*mm,A4[1]-19*mm,'Position at 30/04/2025. Fees in AUD per month, GST inclusive.'); cv.drawRightString(A4[0]-12*mm,8*mm,f'Page {d.page}')
    t=Table(data,colWidths=[30,44,54,150,55,55,54,56,48],repeatRows=1); t.setStyle(st)
    s=Table([['Level','Bays','Licensed','Vacant','Closed','Fees/month']]+summ+[['Total',168,C['L'],C['V'],C['X'],m2(G)]]); s.setStyle([('GRID',(0,0),(-1,-1),.4,colors.grey),('FONTSIZE',(0,0),(-1,-1),8),('ALIGN',(1,0),(-1,-1),'RIGHT')])
    doc.build([s,Spacer(1,10),t],onFirstPage=deco,onLaterPages=deco)
    save(fn,'PARKING','AU car park bay register, 168 bays, summary first, level totals',False,'Flinders Quay Car Park','2025-04-30',168,C['L'],C['V'],rows)
def run():
    for f in(p1,p2,p3,p4,p5,p6,p7): f()
