from common import *
from fpdf import FPDF
import html
def wp(fn,h):
    import weasyprint,logging
    weasyprint.HTML(string=h).write_pdf(f'{DOCS}/{fn}',pdf_identifier=fn.encode())
CD=dt.datetime(2025,11,3,9,0,tzinfo=dt.timezone.utc)
def doc02():
    """Yardi-like commercial tenancy schedule: rent steps and charge schedules under each lease"""
    r=random.Random(202);asof=date(2025,10,31);fn='02_RentRoll_Commercial_lindale.pdf'
    p=FPDF('L','pt','letter');p.set_creation_date(CD);p.set_auto_page_break(False);p.set_font('helvetica','',6)
    C=[('Unit(s)',24,'l'),('Lease',62,'l'),('Lease Type',170,'l'),('Area',250,'r'),('Lease From',296,'r'),('Lease To',342,'r'),('Term',368,'r'),('Tenancy\nYears',396,'r'),('Monthly\nRent',446,'r'),('Monthly\nRent/Area',484,'r'),('Annual\nRent',538,'r'),('Annual\nRent/Area',576,'r'),('Annual\nRec./Area',614,'r'),('Annual\nMisc/Area',652,'r'),('Security\nDeposit\nReceived',706,'r'),('LOC Amount/\nBank\nGuarantee',766,'r')]
    pos={c[0].replace('\n',' '):c for c in C}
    y=0;pg=0
    def put(x,yy,t,a='l'):
        w=p.get_string_width(t);p.text(x-w if a=='r' else x,yy,t)
    def newp():
        nonlocal y,pg
        p.add_page();pg+=1;p.set_font('helvetica','B',11);put(396-p.get_string_width('Rent Roll')/2,30,'Rent Roll')
        p.set_font('helvetica','',7);t='Property: lindale   From Date: 10/31/2025   By Property';put(396-p.get_string_width(t)/2,41,t)
        put(768,30,f'Page {pg}','r');put(768,40,'11/3/2025 9:02 AM','r')
        p.set_fill_color(215,215,215);p.rect(22,50,748,27,'F');p.set_font('helvetica','B',5.9)
        for h,x,a in C:
            ls=h.split('\n')
            for i,l in enumerate(ls):put(x,74-(len(ls)-1-i)*8,l,a)
        y=90
    newp()
    p.set_font('helvetica','B',7);put(24,y,'Lindale Plaza (lindale)');y+=13
    sp=r.sample(RET,16);sizes=[1200,1200,1450,1600,1600,2100,2400,1750,3200,1200,1200,5400,18750,1400,2800,1050]
    rows=[];T=dict(a=0,m=0,an=0,d=0,l=0,oa=0,va=0,o=0,v=0);CT={}
    for i,sf in enumerate(sizes):
        u=f'{1001+i*2}';vac=i in(4,10)
        T['a']+=sf
        if vac:
            if y>560:newp()
            p.set_font('helvetica','',6.3);put(24,y,u);put(62,y,'VACANT');put(250,y,n2(sf),'r')
            for k in('Monthly Rent','Monthly Rent/Area','Annual Rent','Annual Rent/Area','Annual Rec./Area','Annual Misc/Area','Security Deposit Received'):put(pos[k][1],y,'0.00','r')
            put(766,y,'0.00','r')
            rows.append(row(unit=u,statusText='VACANT',area=sf,contractRent=0,annualRent=0,deposit=0));T['va']+=sf;T['v']+=1;y+=20;continue
        nm=sp[i]+r.choice(['',', LLC',', Inc.']) if sf<18000 else 'Greenleaf Grocers #214'
        term=r.choice([36,60,60,120]);s=mon_add(date(2025,10,1),-r.randint(3,term-8));e=eom(mon_add(s,term-1))
        rate=(r.choice([22,24,26,27.5,30]) if sf<5000 else 14.5)
        st=[];k=0
        if term>=36:
            while 12*k<term:
                f=mon_add(s,12*k);tt=min(e,mon_add(s,12*(k+1))-timedelta(days=1));rt=rate*1.03**k;st.append((f,tt,round(sf*rt/12,2)));k+=1
            if term==120:st=[(mon_add(s,0),mon_add(s,60)-timedelta(days=1),round(sf*rate/12,2)),(mon_add(s,60),e,round(sf*rate*1.1/12,2))]
        cur=[x for x in st if x[0]<=asof<=x[1]][0];m=cur[2]
        fut=[x for x in st if x[0]>asof]
        cam=round(sf*5.4/12,2);tax=round(sf*3.12/12,2);ins=round(sf*.66/12,2);ch=[('camest','CAM Estimate',cam),('insest','Insurance Est.',ins),('rent','Base Rent',m),('taxest','RE Tax Est.',tax)]
        misc=0
        if i%5==2: misc=85.00;ch.append(('sign','Pylon Sign',misc))
        dep=round(m*r.choice([1,1,0,2]),2);loc=r.choice([0,0,0,15000.]) if sf<5000 else 0
        need=20+9*(len(fut)+1+len(ch))+38
        if y+need>590:newp()
        p.set_font('helvetica','',6.3)
        vals=dict(zip([c[0].replace('\n',' ') for c in C],[u,nm,r.choice(['Retail NNN','Retail NNN','Retail Gross-Up']),n2(sf),us0(s),us0(e),str(term),f'{(asof-s).days/365.25:.2f}',n2(m),n2(m/sf),n2(m*12),n2(m*12/sf),n2((cam+tax+ins)*12/sf),n2(misc*12/sf),n2(dep),n2(loc)]))
        for k_,v in vals.items():put(pos[k_][1],y,v if len(v)<30 else v[:30],pos[k_][2])
        y+=12
        def sub(title,items):
            nonlocal y
            p.set_font('helvetica','B',5.8);put(70,y,title)
            for h,x,a in(('Charge',140,'l'),('Type',180,'l'),('Area Label',262,'l'),('Area',346,'r'),('From',394,'r'),('To',442,'r'),('Monthly Amt',500,'r'),('Amt/Area',540,'r'),('Annual',596,'r'),('Annual/Area',646,'r')):put(x,y,h,a)
            y+=8;p.set_font('helvetica','',5.8)
            for cd,ty,f,t_,a in items:
                put(140,y,cd);put(180,y,ty);put(262,y,'Rentable');put(346,y,n2(sf),'r');put(394,y,us0(f),'r');put(442,y,us0(t_),'r');put(500,y,n2(a),'r');put(540,y,n2(a/sf),'r');put(596,y,n2(a*12),'r');put(646,y,n2(a*12/sf),'r');y+=8
            y+=3
        sub('Rent Steps',[('rent','Base Rent')+x for x in [cur]+fut])
        sub('Charge Schedules',[(c_,d_,cur[0] if c_=='rent' else date(2025,1,1) if s<date(2025,1,1) else s,cur[1] if c_=='rent' else e,a_) for c_,d_,a_ in ch])
        y+=6
        rows.append(row(unit=u,tenantName=nm,statusText='Occupied',area=sf,contractRent=m,annualRent=m*12,leaseStartDate=s,leaseEndDate=e,deposit=dep,charges=[dict(code=c_,amount=a_) for c_,_,a_ in ch],rentSteps=[dict(date=iso(x[0]),amount=x[2]) for x in fut]))
        T['m']+=m;T['an']+=m*12;T['d']+=dep;T['l']+=loc;T['oa']+=sf;T['o']+=1
        for c_,_,a_ in ch:CT[c_]=CT.get(c_,0)+a_
    if y>480:newp()
    p.line(22,y-6,770,y-6);p.set_font('helvetica','B',6.3);y+=4;put(24,y,'Total Current')
    for k_,v in(('Area',T['a']),('Monthly Rent',T['m']),('Annual Rent',T['an']),('Security Deposit Received',T['d']),('LOC Amount/ Bank Guarantee',T['l'])):put(pos[k_][1],y,n2(v),'r')
    put(pos['Monthly Rent/Area'][1],y,n2(T['m']/T['oa']),'r');put(pos['Annual Rent/Area'][1],y,n2(T['an']/T['oa']),'r')
    y+=18
    for h,x in(('Total Units',160),('Total Area',230),('Percentage',290),('Monthly Rent',360),('Annual Rent',430)):put(x,y,h,'r')
    for l,a,b,m,an in(('Occupied',T['o'],T['oa'],T['m'],T['an']),('Vacant',T['v'],T['va'],0,0),('Total',T['o']+T['v'],T['a'],T['m'],T['an'])):
        y+=10;put(62,y,l);put(160,y,str(a),'r');put(230,y,n2(b),'r');put(290,y,n2(b/T['a']*100),'r');put(360,y,n2(m),'r');put(430,y,n2(an),'r')
    yy=y-30
    put(520,yy,'Charge Code');put(640,yy,'Monthly Total','r')
    for k_ in sorted(CT):yy+=9;put(520,yy,k_);put(640,yy,n2(CT[k_]),'r')
    p.output(f'{DOCS}/{fn}')
    save(fn,'RETAIL','Yardi-like system','tenancy schedule with rent-step and charge sub-tables under each lease','deposit + LOC columns; monthly+annual; charges in sub-table; summary by charge code beside occupancy','Lindale Plaza',asof,rows,T['o']+T['v'],T['o'],T['v'])

def doc04():
    """medical office, weasyprint, asking/contract/effective side by side, key box"""
    r=random.Random(404);asof=date(2025,7,1);fn='04_Fairhaven_MOB_rent_roll_Q3.pdf';names=MED[:];r.shuffle(names);ni=0
    rows=[];trs='';T=[0]*9;oc=va=0;ocs=0;i=0;typ={}
    for fl,k in((1,7),(2,8),(3,6)):
        trs+=f'<tr class=f><td colspan=13>{["","First","Second","Third"][fl]} Floor</td></tr>';F=[0]*9
        for j in range(k):
            u=f'{fl}{(j+1)*10+r.choice([0,0,5]):02d}';boma=r.randint(1100,4800);gla=round(boma/1.142);ask=round(boma*r.choice([28,29,30])/12)
            ty=r.choice(['Clinic','Clinic','Clinic','Imaging','Surgery suite','Admin'])
            if (fl,j) in((1,4),(2,6),(3,2)):
                trs+=f'<tr class=v><td>{u}</td><td>Available</td><td>{ty}</td><td class=n>{n0(boma)}</td><td class=n>{n0(gla)}</td><td></td><td class=n>${n0(ask)}</td><td class=n></td><td class=n></td><td></td><td></td><td></td><td></td></tr>'
                rows.append(row(unit=u,section=f'{["","First","Second","Third"][fl]} Floor',unitType=ty,area=boma,statusText='Available',marketRent=ask));va+=1
                for q,v in((0,boma),(1,gla),(2,ask)):F[q]+=v
                continue
            nm=names[ni];ni+=1;oc+=1;ocs+=boma
            s=date(r.randint(2017,2025),r.randint(1,6),1);t=r.choice([60,84,120]);e=eom(mon_add(s,t-1))
            while e<asof:e=eom(mon_add(e,60))
            con=round(boma*r.uniform(25,31)/12);free=r.choice([0,0,2,3,4]);eff=round(con*(t-free)/t);dep=con*r.choice([0,1,1,2]);loc=r.choice([0,0,0,0,40000,60000])
            V=[boma,gla,ask,con,eff,con*12,eff*12,dep,loc]
            for q,v in enumerate(V):F[q]+=v
            m=lambda v:f'${n0(v)}' if v else '$0'
            trs+=f'<tr><td>{u}</td><td>{html.escape(nm)}</td><td>{ty}</td><td class=n>{n0(boma)}</td><td class=n>{n0(gla)}</td><td class=d>{dmy(s)}<br>{dmy(e)}</td>'+''.join(f'<td class=n>{m(v)}</td>' for v in V[2:])+'</tr>'
            rows.append(row(unit=u,section=f'{["","First","Second","Third"][fl]} Floor',unitType=ty,area=boma,tenantName=nm,statusText='Occupied',marketRent=ask,contractRent=con,annualRent=con*12,leaseStartDate=s,leaseEndDate=e,deposit=dep))
        trs+=f'<tr class=t><td></td><td colspan=2>{k} suites</td><td class=n>{n0(F[0])}</td><td class=n>{n0(F[1])}</td><td></td>'+''.join(f'<td class=n>${n0(v)}</td>' for v in F[2:])+'</tr>'
        for q in range(9):T[q]+=F[q]
    trs+=f'<tr class=g><td></td><td colspan=2>Total building</td><td class=n>{n0(T[0])}</td><td class=n>{n0(T[1])}</td><td></td>'+''.join(f'<td class=n>${n0(v)}</td>' for v in T[2:])+'</tr>'
    h=f'''<meta charset=utf8><style>@page{{size:letter landscape;margin:14mm 11mm 14mm;@bottom-left{{content:"Halewood Health Properties · Asset Management";font:7pt DejaVu Sans;color:#888}}@bottom-right{{content:counter(page) " / " counter(pages);font:7pt DejaVu Sans;color:#888}}}}
    body{{font:6.7pt DejaVu Sans}}h1{{font:16pt DejaVu Serif;color:#1d5b63;margin:0}}.box{{float:right;border:1px solid #1d5b63;padding:3pt 6pt;margin-bottom:6pt}}.box td{{padding:0 5pt}}
    table.m{{clear:both;width:100%;border-collapse:collapse}}th{{background:#1d5b63;color:#fff;padding:2pt 3pt;font-weight:normal;vertical-align:bottom}}th.g{{border-bottom:.5pt solid #fff;border-left:3pt solid #fff}}.n{{text-align:right;white-space:nowrap}}.d{{white-space:nowrap;text-align:center}}table.m td{{padding:1.6pt 3pt;border-bottom:.3pt solid #ccc;vertical-align:top}}.f td{{font-weight:bold;color:#1d5b63;border-bottom:1pt solid #1d5b63;padding-top:6pt}}.v td{{color:#a33;font-style:italic}}.t td{{font-weight:bold;background:#eef5f5}}.g td{{font-weight:bold;background:#d5e6e7}}tr{{page-break-inside:avoid}}</style>
    <table class=box><tr><td>Suites</td><td class=n>{oc+va}</td><td>Leased RSF</td><td class=n>{n0(ocs)}</td></tr><tr><td>Leased</td><td class=n>{oc}</td><td>Available RSF</td><td class=n>{n0(T[0]-ocs)}</td></tr><tr><td>Available</td><td class=n>{va}</td><td>Leased %</td><td class=n>{ocs/T[0]:.1%}</td></tr></table>
    <h1>Fairhaven Medical Pavilion</h1><div>Rent roll as at 1 July 2025</div>
    <table class=m><thead><tr><th rowspan=2>Suite<th rowspan=2 style="text-align:left">Practice<th rowspan=2>Space type<th colspan=2 class=g>Area, sq ft<th rowspan=2>Commencement /<br>Expiration<th colspan=3 class=g>Monthly rent<th colspan=2 class=g>Annual rent<th colspan=2 class=g>Security</tr><tr><th>BOMA<br>rentable<th>GLA<br>(usable)<th>Asking<th>Contract<th>Effective*<th>Contract<th>Effective*<th>Deposit<th>Letter of<br>credit</tr></thead>{trs}</table><p>* Effective rent spreads free rent over the lease term. All contract rents are quoted on BOMA rentable area. Letters of credit are held by the lender's servicer.</p>'''
    wp(fn,h)
    save(fn,'OFFICE','specialist medical landlord','designed HTML report, floors with totals, three grouped headers','BOMA vs GLA; asking/contract/effective; deposit + LOC; both dates in one cell on two lines; stats box beside title','Fairhaven Medical Pavilion',asof,rows,oc+va,oc,va)

def doc05():
    """mixed use: shops with mezzanine + apartments with pet deposits; fpdf2 A4 landscape"""
    r=random.Random(505);asof=date(2024,12,31);fn='05_Alder_Row_mixed_use_YE24.pdf'
    p=FPDF('L','mm','A4');p.set_creation_date(CD);p.set_margins(10,10);p.set_auto_page_break(True,12);p.add_page()
    p.set_font('times','B',15);p.cell(0,7,'ALDER ROW  -  212-228 Alder Street',new_x='LMARGIN',new_y='NEXT');p.set_font('times','',10);p.cell(0,5,'Schedule of tenancies at 31 December 2024',new_x='LMARGIN',new_y='NEXT');p.ln(3)
    rows=[]
    def tbl(ws,al,vals,b=False,border='B',h=4.6,fs=7.6):
        p.set_font('times','B' if b else '',fs)
        for w,a,v in zip(ws,al,vals):p.cell(w,h,v,border=border,align=a)
        p.ln(h)
    p.set_font('times','B',11);p.cell(0,6,'A.  Shops (ground floor)',new_x='LMARGIN',new_y='NEXT')
    W=[14,50,17,17,17,19,19,20,18,18,21,24,20,18];A='LL'+'R'*3+'CC'+'R'*7
    W=[14,46,16,16,16,19,19,20,17,17,20,23,19,19]
    p.set_font('times','I',7.6);p.set_x(10+W[0]+W[1]);p.cell(sum(W[2:5]),4,'Square feet',align='C',border='B');p.cell(sum(W[5:7]),4,'Lease',align='C',border='B');p.cell(sum(W[7:11]),4,'Per month',align='C',border='B');p.cell(W[11],4,'Per year',align='C',border='B');p.cell(sum(W[12:14]),4,'Security held',align='C',border='B');p.ln(4)
    tbl(W,A,['Shop','Tenant','Ground','Mezz.','Total','From','To','Base','CAM','Taxes','Total','Base rent','Cash','L/C'],True)
    ns=r.sample(RET,7);T=[0]*10;so=0;sa=0
    for i in range(7):
        u=f'S-{i+1}';g=r.choice([780,920,1100,1350,1600]);mz=r.choice([0,0,220,340,400]);
        if i==3:
            tbl(W,A,[u,'(vacant)',n0(g),n0(mz),n0(g+mz),'','','0.00','0.00','0.00','0.00','0.00','0.00','0.00']);T[0]+=g;T[1]+=mz;T[2]+=g+mz
            rows.append(row(unit=u,section='Shops (ground floor)',area=g+mz,statusText='(vacant)',contractRent=0,annualRent=0,deposit=0,charges=[dict(code='CAM',amount=0),dict(code='Taxes',amount=0)],totalCharges=0));continue
        b=round((g*2.6+mz*.9),2);cam=round((g+mz)*.36,2);tx=round((g+mz)*.29,2);dep=round(b*r.choice([1,1,2]),2);lc=r.choice([0,0,10000.,20000.]);s=date(r.randint(2018,2024),r.randint(1,12),1);e=eom(mon_add(s,119 if s.year<2021 else 59))
        V=[g,mz,g+mz,b,cam,tx,round(b+cam+tx,2),round(b*12,2),dep,lc]
        tbl(W,A,[u,ns[i],n0(g),n0(mz),n0(g+mz),s.strftime('%d.%m.%Y'),e.strftime('%d.%m.%Y')]+[n2(v) for v in V[3:]])
        for q,v in enumerate(V):T[q]+=v
        so+=1
        rows.append(row(unit=u,section='Shops (ground floor)',area=g+mz,tenantName=ns[i],statusText='Occupied',contractRent=b,annualRent=V[7],leaseStartDate=s,leaseEndDate=e,deposit=dep,charges=[dict(code='Base',amount=b),dict(code='CAM',amount=cam),dict(code='Taxes',amount=tx)],totalCharges=V[6]))
    tbl(W,A,['',f'7 shops, {so} let',n0(T[0]),n0(T[1]),n0(T[2]),'','']+[n2(v) for v in T[3:]],True,'TB');p.ln(5)
    p.set_font('times','B',11);p.cell(0,6,'B.  Apartments (floors 2 to 4)',new_x='LMARGIN',new_y='NEXT')
    W2=[12,18,12,40,16,18,18,16,16,18,18,17,19,19,20];A2='LLRLL'+'R'*7+'CCR'
    def h2():
        p.set_font('times','I',7.6);p.set_x(10+sum(W2[:5]));p.cell(W2[5],4,'');p.cell(sum(W2[6:10]),4,'Monthly charges',align='C',border='B');p.cell(sum(W2[10:12]),4,'Deposits',align='C',border='B');p.ln(4)
        tbl(W2,A2,['Apt','Plan','SF','Resident','Status','Market','Rent','Pet','Pkg','Total','Security','Pet','Moved in','Lease to','Balance'],True)
    h2();res=people(r,40,True);ri=0;R=[0]*9;ao=av=0;sec='Apartments (floors 2 to 4)';asf=0
    for fl in(2,3,4):
        for k in range(9):
            if p.get_y()>188:p.add_page();h2()
            u=f'{fl}{chr(65+k)}';pl=['Studio','1 Bed','1 Bed','2 Bed','1 Bed','Studio','2 Bed','1 Bed','2 Bed TH'][k];sf={'Studio':480,'1 Bed':655,'2 Bed':905,'2 Bed TH':1080}[pl];mk={'Studio':1350.,'1 Bed':1650.,'2 Bed':2150.,'2 Bed TH':2400.}[pl]+25*(fl-2);asf+=sf
            if r.random()<.1:
                stx=r.choice(['Vacant','Vacant','Down']);av+=1
                tbl(W2,A2,[u,pl,str(sf),'',stx,n2(mk)]+['']*9);R[0]+=mk;rows.append(row(unit=u,section=sec,unitType=pl,area=sf,statusText=stx,marketRent=mk));continue
            nm=res[ri];ri+=1;c=mk-r.choice([0,15,40,75,110,160]);pet=r.choice([0,0,0,35.]);pk=r.choice([0,75.,75.,0]);sd=r.choice([500.,c,c]);pd=300. if pet else 0;bal=r.choice([0,0,0,0,0,-45.,c,120.5,35.])
            mi=date(r.randint(2020,2024),r.randint(1,11),r.choice([1,1,1,8,15]));le=eom(mon_add(mi.replace(day=1),11));
            while le<asof:le=eom(mon_add(le,12))
            V=[mk,c,pet,pk,c+pet+pk,sd,pd,bal]
            st='Notice' if r.random()<.1 else 'Current'
            tbl(W2,A2,[u,pl,str(sf),nm,st]+[n2(v) for v in V[:7]]+[mi.strftime('%d.%m.%Y'),le.strftime('%d.%m.%Y'),n2(bal) if bal>=0 else f'({n2(-bal)})'])
            for q,v in enumerate(V):R[q]+=v
            ao+=1
            rows.append(row(unit=u,section=sec,unitType=pl,area=sf,tenantName=nm,statusText=st,marketRent=mk,contractRent=c,moveInDate=mi,leaseEndDate=le,deposit=sd,balance=bal,charges=[dict(code='Rent',amount=c),dict(code='Pet',amount=pet),dict(code='Pkg',amount=pk)],totalCharges=c+pet+pk))
    tbl(W2,A2,['','27 apts',n0(asf),f'{ao} occupied','']+[n2(v) for v in R[:7]]+['','',n2(R[7]) if R[7]>=0 else f'({n2(-R[7])})'],True,'TB')
    p.ln(5)
    if p.get_y()>165:p.add_page()
    p.set_font('times','B',11);p.cell(0,6,'C.  Recap',new_x='LMARGIN',new_y='NEXT')
    W3=[44,18,20,20,28,30,30];A3='LRRRRRR'
    tbl(W3,A3,['','Units','Occupied','Sq ft','Rent / month','Cash deposits','Pet dep. or L/C'],True)
    tbl(W3,A3,['Shops','7',str(so),n0(T[2]),n2(T[3]),n2(T[8]),n2(T[9])])
    tbl(W3,A3,['Apartments','27',str(ao),n0(asf),n2(R[1]),n2(R[5]),n2(R[6])])
    tbl(W3,A3,['Alder Row','34',str(so+ao),n0(T[2]+asf),n2(T[3]+R[1]),n2(T[8]+R[5]),n2(T[9]+R[6])],True,'TB')
    p.output(f'{DOCS}/{fn}')
    save(fn,'MIXED_USE','family office','two tables with different columns on A4 landscape, recap below','ground + mezzanine + total SF; cash + L/C; security + pet deposits; European dotted dates; status Notice/Down','Alder Row'.upper(),asof,rows,34,so+ao,7-so+av)

def doc07():
    """lender exhibit: three-line records with stacked headers"""
    r=random.Random(707);asof=date(2025,4,1);fn='07_Exhibit_C_certified_rent_roll.pdf';names=combo(r,OFF_A,OFF_B,30);ni=0
    rows=[];h='';T={k:0 for k in('rsf','usf','mb','ma','mt','ab','aa','at','sd','lc','bp')};oc=va=0;vs=0
    def rec(a,b,c,d,e,f,cls=''):
        return f'<tbody class="{cls}">'+''.join('<tr>'+''.join(f'<td class="c{j}">{x[k]}</td>' for j,x in enumerate((a,b,c,d,e,f)))+'</tr>' for k in range(3))+'</tbody>'
    for i in range(17):
        u=f'Suite {100*(1+i//6)+10*(i%6+1)}';rsf=r.randint(9,62)*100+r.choice([0,25,50,75]);usf=round(rsf*.86)
        T['rsf']+=rsf;T['usf']+=usf
        if i in(5,13):
            h+=rec(['<b>Vacant</b>',u,''],['','',''],[n0(rsf),n0(usf),'']
              ,['0.00','0.00','0.00'],['0.00','0.00','0.00'],['','','']);va+=1;vs+=rsf
            rows.append(row(unit=u,area=rsf,statusText='Vacant',contractRent=0,annualRent=0,charges=[dict(code='Additional Rent',amount=0)],totalCharges=0));continue
        nm=names[ni];ni+=1;oc+=1;s=date(r.randint(2017,2024),r.randint(1,12),r.choice([1,1,15]));t=r.choice([60,90,120]);e=mon_add(s,t)-timedelta(days=1)
        while e<asof:e=mon_add(e+timedelta(days=1),36)-timedelta(days=1);t+=36
        mb=round(rsf*r.choice([23.5,24.25,25,26.5])/12,2);ma=round(rsf*r.uniform(.5,6)/12,2);sd=round(mb*r.choice([1,2]),2) if r.random()<.75 else 0.0;lc=r.choice([0,0,30000.,45000.])*1.0
        bp=r.randint(1,9)
        ab,aa=round(mb*12,2),round(ma*12,2)
        h+=rec([f'<b>{html.escape(nm)}</b>',u,r.choice(['Full service','Modified gross','NNN'])+r.choice(['; 1x5 yr option','; no options','; 2x3 yr options'])],
          [s.strftime('%b %d, %Y'),e.strftime('%b %d, %Y'),f'{t} mos.'],[n0(rsf),n0(usf),'1.163'],[n2(mb),n2(ma),n2(mb+ma)],[n2(ab),n2(aa),n2(ab+aa)],[n2(sd),n2(lc),f'{bp} spaces'])
        for k,v in(('mb',mb),('ma',ma),('mt',mb+ma),('ab',ab),('aa',aa),('at',ab+aa),('sd',sd),('lc',lc),('bp',bp)):T[k]+=v
        rows.append(row(unit=u,area=rsf,tenantName=nm,statusText='Occupied',contractRent=mb,annualRent=ab,leaseStartDate=s,leaseEndDate=e,deposit=sd,charges=[dict(code='Base Rent',amount=mb),dict(code='Additional Rent',amount=ma)],totalCharges=mb+ma))
    h+=rec([f'<b>TOTAL, ALL SUITES</b>',f'{oc+va} suites; {oc} leased; {va} vacant',f'{(T["rsf"]-vs)/T["rsf"]:.1%} leased by rentable area'],['','',''],[n0(T['rsf']),n0(T['usf']),''],[n2(T['mb']),n2(T['ma']),n2(T['mt'])],[n2(T['ab']),n2(T['aa']),n2(T['at'])],[n2(T['sd']),n2(T['lc']),f'{T["bp"]} spaces'],'tot')
    H=f'''<meta charset=utf8><style>@page{{size:letter portrait;margin:20mm 17mm 18mm;@top-right{{content:"Loan Agreement - Exhibit C";font:8pt DejaVu Serif}}@bottom-center{{content:"C-" counter(page);font:8pt DejaVu Serif}}}}body{{font:7.6pt DejaVu Serif}}h2{{text-align:center;font-size:12pt;margin:0}}p{{text-align:justify}}table{{width:100%;border-collapse:collapse}}td,th{{padding:.4pt 4pt}}th{{font-weight:bold;text-align:right}}thead tr:last-child th{{border-bottom:1.2pt solid #000;padding-bottom:3pt}}thead tr:first-child th{{border-top:1.2pt solid #000;padding-top:3pt}}tbody tr:first-child td{{padding-top:4pt}}tbody tr:last-child td{{padding-bottom:4pt;border-bottom:.3pt dotted #555}}tbody{{page-break-inside:avoid}}th.c0,.c0{{text-align:left}}.c1,.c2,.c3,.c4,.c5{{text-align:right;white-space:nowrap}}.tot td{{font-weight:bold}}.tot tr:first-child td{{border-top:1.2pt solid #000}}</style>
    <h2>EXHIBIT C</h2><h2>CERTIFIED RENT ROLL</h2><p>The undersigned, Brantley Lane Holdings LLC ("Borrower"), certifies to Lender that the following is a true, correct and complete rent roll of the property known as Brantley Lane Office Center, 1600 Brantley Lane, as of April 1, 2025. No rent has been paid more than one month in advance.</p>
    <table><thead><tr><th class=c0>Tenant<th>Commencement<th>Rentable SF<th>Monthly Base Rent<th>Annual Base Rent<th>Security Deposit</tr><tr><th class=c0>Premises<th>Expiration<th>Usable SF<th>Monthly Additional Rent<th>Annual Additional Rent<th>Letter of Credit</tr><tr><th class=c0>Lease Type; Options<th>Term<th>Load<th>Total Monthly<th>Total Annual<th>Parking</tr></thead>{h}</table><p style="margin-top:20pt">BORROWER: Brantley Lane Holdings LLC &nbsp;&nbsp; By: ______________________ &nbsp;&nbsp; Title: Authorized Signatory</p>'''
    wp(fn,H)
    save(fn,'OFFICE','loan counsel / borrower','three-line records under a stacked three-line header, serif exhibit','suite is on the second line; base/additional/total stacked; rentable over usable; deposit over LOC; stacked totals','Brantley Lane Office Center',asof,rows,oc+va,oc,va)
