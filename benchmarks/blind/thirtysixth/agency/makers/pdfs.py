from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from collections import Counter,defaultdict

def p1():
    fn='brackenridge_onesite_rr_detail.pdf'; name='Brackenridge Commons'
    fps={'A1':('1x1',702,1385),'A2':('1x1 DEN',811,1465),'B1':('2x2',1014,1720),'B2':('2x2 TH',1156,1845),'C1':('3x2',1322,2110)}
    recs=[];N=0
    for b in range(1,8):
        for u in range(1,17):
            fp=R.choice(list(fps)); N+=1
            unit=f'{b:02d}-{(1 if u<=8 else 2)*100+(u-1)%8+1}'
            st=R.choices(['Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased'],[84,4,3,5,4])[0]
            if (b,u)==(1,3): st='Model'
            if (b,u)==(4,9): st='Admin/Down'
            mk=fps[fp][2]+R.choice([0,0,15,25,40])
            r=dict(unit=unit,unitType=fp,area=fps[fp][1],statusText=st,marketRent=mk)
            if st.startswith('Occ'):
                mi=day((2021,2,1),(2025,8,20)); ls=mi
                while lend(ls)<dt.date(2025,9,10): ls=addm(ls,12)
                rent=mk-R.choice([0,20,35,60,85,110]); ch=[('RENT',rent)]
                if R.random()<.7: ch.append(('TRASH',12))
                if R.random()<.6: ch.append(('PESTCTRL',4.5))
                if R.random()<.35: ch.append(('PETRENT',R.choice([25,35])))
                if R.random()<.25: ch.append(('CARPORT',45))
                if R.random()<.06: ch.append(('EMPLCRED',-250))
                if st=='Occupied-NTV' and R.random()<.4: ch.append(('MTOM',150))
                r.update(tenantName=nm(),moveInDate=mi,leaseStartDate=ls,leaseEndDate=lend(ls),deposit=R.choice([0,200,350,500]),balance=R.choice([0,0,0,0,-25.0,112.4,rent+55.5]),
                    contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=round(sum(a for _,a in ch),2))
                if 'NTV' in st: r['moveOutDate']=day((2025,9,8),(2025,10,30))
            else:
                r['tenantName']=None; r['_n']='VACANT' if st.startswith('Vac') else st.upper().split('/')[0]
            recs.append(r)
            if st in('Vacant-Leased','Occupied-NTVL'):
                s=day((2025,10,31),(2025,11,20)); q=dict(unit=unit,unitType=fp,area=fps[fp][1],statusText='Applicant',marketRent=mk,tenantName=nm(),moveInDate=s,leaseStartDate=s,leaseEndDate=lend(s,13),deposit=R.choice([200,350]),balance=-100.0,contractRent=mk-10,
                 charges=[dict(code='RENT',amount=mk-10),dict(code='TRASH',amount=12)],totalCharges=mk+2,_fut=1); recs.append(q)
    c=canvas.Canvas(D+fn,pagesize=landscape(letter)); W,H=landscape(letter); pg=[0]
    X=dict(unit=24,fp=62,sq=108,st=114,nm=176,mi=276,ls=322,le=366,mk=450,cd=458,rent=548,oth=598,tot=648,dep=698,bal=764)
    def head():
        pg[0]+=1; c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-30,'RENT ROLL DETAIL'); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-41,'Tarrowgate Residential - '+name); c.drawCentredString(W/2,H-51,'As of 09/05/2025')
        c.setFont('Helvetica',6.5); c.drawString(24,H-30,'OneSite Rents v3.0'); c.drawString(24,H-38,'09/05/2025 4:12:27PM'); c.drawRightString(764,H-30,f'Page {pg[0]}'); c.drawString(24,H-61,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit;')
        y=H-74; c.setFont('Helvetica-Bold',6.4)
        for k,a,b,al in [('unit','','Unit',0),('fp','','Floorplan',0),('sq','','SQFT',1),('st','Unit/Lease','Status',0),('nm','','Name',0),('mi','Move-In','Move-Out',0),('ls','Lease','Start',0),('le','Lease','End',0),('mk','Market','+ Addl.',1),('cd','Trans','Code',0),('rent','Lease','Rent',1),('oth','Other Charges/','Credits',1),('tot','Total','Billing',1),('dep','Dep','On Hand',1),('bal','','Balance',1)]:
            f=c.drawRightString if al else c.drawString
            f(X[k]+(14 if k=='sq' else 0)-(0),y,a); f(X[k]+(14 if k=='sq' else 0),y-8,b)
        c.setLineWidth(.6); c.line(24,y-11,766,y-11); return y-20
    X['st']=128
    y=head()
    for r in recs:
        ch=r.get('charges',[]); n=max(len(ch)+(1 if len(ch)>1 else 0),2 if r.get('moveOutDate') else 1)
        if y-n*8<36: c.showPage(); y=head()
        c.setFont('Helvetica',6.4)
        c.drawString(X['unit'],y,r['unit']); c.drawString(X['fp'],y,r['unitType']); c.drawRightString(X['sq']+14,y,f"{r['area']:,}"); c.drawString(X['st'],y,r['statusText']); c.drawString(X['nm'],y,r['tenantName'] or r['_n'])
        for k,kk in [('mi','moveInDate'),('ls','leaseStartDate'),('le','leaseEndDate')]: c.drawString(X[k],y,us(r.get(kk)))
        if r.get('moveOutDate'): c.drawString(X['mi'],y-8,us(r['moveOutDate']))
        # future applicants repeat market with asterisk-free plain value
        c.drawRightString(X['mk'],y,m2(r['marketRent']))
        if r.get('_fut'): pass
        for i,x in enumerate(ch):
            c.drawString(X['cd'],y-8*i,x['code']); c.drawRightString(X['rent'] if x['code']=='RENT' else X['oth'],y-8*i,m2(x['amount']))
        if ch:
            i=len(ch)-1 if len(ch)==1 else len(ch)
            if len(ch)>1: c.drawString(X['cd'],y-8*i,'Total'); o=sum(x['amount'] for x in ch[1:]); c.drawRightString(X['rent'],y-8*i,m2(r['contractRent'])); c.drawRightString(X['oth'],y-8*i,m2(o))
            c.drawRightString(X['tot'],y-8*i,m2(r['totalCharges'])); c.drawRightString(X['dep'],y,m2(r['deposit'])); c.drawRightString(X['bal'],y,m2(r['balance']))
        y-=n*8+3
    cur=[r for r in recs if not r.get('_fut')]
    S=lambda k,q=cur:sum(r.get(k) or 0 for r in q)
    if y<200: c.showPage(); y=head()
    c.line(24,y+6,766,y+6); c.setFont('Helvetica-Bold',6.6); c.drawString(24,y-2,'Totals: (current leases; applicants excluded)')
    tot=S('totalCharges'); rt=S('contractRent')
    for k,v in [('mk',S('marketRent')),('rent',rt),('oth',tot-rt),('tot',tot),('dep',S('deposit')),('bal',S('balance'))]: c.drawRightString(X[k],y-2,m2(v))
    y-=22; c.drawString(24,y,'Occupancy and Rents Summary for Current Date'); y-=11
    ct=Counter(r['statusText'] for r in cur); mk=defaultdict(float)
    for r in cur: mk[r['statusText']]+=r['marketRent']
    for a,x in [('Unit Status',24),('Market + Addl.',210),('# units',270)]: (c.drawString if x==24 else c.drawRightString)(x,y,a)
    c.setFont('Helvetica',6.6)
    for s in ['Occupied','Occupied-NTV','Occupied-NTVL','Vacant-Leased','Vacant','Admin/Down','Model']:
        y-=9; c.drawString(24,y,s if s not in() else s); c.drawRightString(210,y,m2(mk[s])); c.drawRightString(270,y,str(ct[s]))
    y-=10; c.setFont('Helvetica-Bold',6.6); c.drawString(24,y,'Totals:'); c.drawRightString(210,y,m2(sum(mk.values()))); c.drawRightString(270,y,str(len(cur)))
    y-=16; occ=sum(v for k,v in ct.items() if k.startswith('Occ')); vac=ct['Vacant']+ct['Vacant-Leased']
    c.setFont('Helvetica',6.6); c.drawString(24,y,f'Physical occupancy {occ/len(cur):.2%}    Summary billing by transaction code:')
    bt=defaultdict(float)
    for r in cur:
        for x in r.get('charges',[]): bt[x['code']]+=x['amount']
    for k,v in sorted(bt.items()): y-=9; c.drawString(40,y,k); c.drawRightString(210,y,m2(v))
    c.save(); save(fn,'MULTIFAMILY','OneSite rent roll detail, stacked charges, applicants',True,name,'2025-09-05',len(cur),occ,vac,recs)

def p2():
    fn='larkmoor_assisted_living_census.pdf'; name='Larkmoor Terrace Assisted Living & Memory Care'
    wings=[('WING 1 - ASSISTED LIVING (GARDEN LEVEL)',101,12),('WING 2 - ASSISTED LIVING (UPPER LEVEL)',201,11),('THE HARBOR - MEMORY CARE',301,9)]
    els=[]; rows=[]; P=lambda s,**k:Paragraph(s,ParagraphStyle('x',fontName=k.get('f','Times-Roman'),fontSize=k.get('z',9),leading=k.get('z',9)+2.5,alignment=k.get('a',0)))
    els+=[P(f'<b>{name}</b>',z=14),P('Resident Census and Private Rent Roll &nbsp;|&nbsp; Midnight census of October 31, 2025',z=9.5),Spacer(1,8)]
    G=dict(s=0,b=0,c=0,m=0,t=0); occ=vac=n=0
    sty=[('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,1),'Times-Bold',7.6),('ALIGN',(6,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,1),.8,colors.HexColor('#5b3a6e')),('LINEBELOW',(0,2),(-1,-2),.2,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('SPAN',(8,0),(9,0)),('ALIGN',(8,0),(9,0),'CENTER'),('LINEBELOW',(8,0),(9,0),.4,colors.grey),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('FONT',(0,-1),(-1,-1),'Times-Bold',8)]
    for w,(t,st,k) in enumerate(wings):
        data=[['','','','','Admit','LOC','Street','Base','Ancillary','','Total'],['Rm','Suite Style','Resident','Payer','Date','Lvl','Rate','Rent','Care','Med Mgt','Monthly']]
        s=dict(s=0,b=0,c=0,m=0,t=0)
        for i in range(k):
            n+=1; un=str(st+i); ty=R.choice(['Studio','Studio Dlx','1 BR','Companion'] if w<2 else ['MC Private','MC Studio'])
            if i==4 and w<2: ty='1 BR'
            sr={'Studio':4150,'Studio Dlx':4475,'1 BR':5295,'Companion':3600,'MC Private':6850,'MC Studio':6350}[ty]
            if R.random()<.12 and not(i==4 and w<2):
                vac+=1; rows.append(dict(unit=un,section=t,unitType=ty,statusText='** Vacant **',marketRent=sr)); data.append([un,ty,'** Vacant **','','','',m0(sr),'','','','']); s['s']+=sr; continue
            occ+=1; lv=R.randint(0,4) if w<2 else R.randint(2,5); b=sr-R.choice([0,0,100,225,310]); py=R.choice(['PVT','PVT','PVT','LTCI','MCD-W']); 
            cf=[0,450,875,1300,1850,2400][lv]; mm=R.choice([0,295,385]); ad=day((2019,5,1),(2025,10,20)); me=nm()
            tt=b+cf+mm; ch=[dict(code='Care',amount=cf)] if cf else []
            if mm: ch.append(dict(code='Med Mgt',amount=mm))
            r=dict(unit=un,section=t,unitType=ty,tenantName=me,moveInDate=ad,marketRent=sr,contractRent=b,charges=ch,totalCharges=tt,statusText='Occupied'); 
            if not ch: r.pop('charges')
            rows.append(r); data.append([un,ty,me,py,ad.strftime('%d-%b-%y'),str(lv),m0(sr),m0(b),m0(cf) if cf else '-',m0(mm) if mm else '-',m0(tt)])
            s['s']+=sr;s['b']+=b;s['c']+=cf;s['m']+=mm;s['t']+=tt
            if i==4 and w<2:
                sp=me.split(',')[0]+', '+R.choice(F); a2=addm(ad,0); rows.append(dict(unit=un,section=t,unitType='2nd person',tenantName=sp,moveInDate=a2,contractRent=950,charges=[dict(code='Care',amount=450)],totalCharges=1400,statusText='Occupied'))
                data.append([un,'2nd person',sp,'PVT',a2.strftime('%d-%b-%y'),'1','','950','450','-','1,400']); s['b']+=950;s['c']+=450;s['t']+=1400
        data.append(['','Wing total',f'{k} suites','','','',m0(s['s']),m0(s['b']),m0(s['c']),m0(s['m']),m0(s['t'])])
        for q in G: G[q]+=s[q]
        tb=Table(data,colWidths=[30,62,126,40,56,26,42,46,42,42,48],repeatRows=2,style=sty); els+=[P(f'<b>{t}</b>',z=9.5),Spacer(1,2),tb,Spacer(1,10)]
    els.append(Table([['COMMUNITY TOTAL','',m0(G['s']),m0(G['b']),m0(G['c']),m0(G['m']),m0(G['t'])]],colWidths=[214,126,42,46,42,42,48],style=[('FONT',(0,0),(-1,-1),'Times-Bold',8.2),('ALIGN',(2,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.8,colors.black),('BACKGROUND',(0,0),(-1,-1),colors.HexColor('#ece4f0')),('RIGHTPADDING',(2,0),(-1,-1),4),('LEFTPADDING',(2,0),(-1,-1),0)]))
    els+=[Spacer(1,8),P(f'Suites in service: {n} &nbsp;&nbsp; Occupied suites: {occ} &nbsp;&nbsp; Vacant suites: {vac} &nbsp;&nbsp; Suite occupancy: {occ/n:.1%} &nbsp;&nbsp; Residents in house: {occ+2}'),Spacer(1,4),P('<i>Second persons share the suite shown on the line above and are not counted as a suite. LOC = level of care 0-5. PVT private pay; LTCI long-term care insurance; MCD-W Medicaid waiver.</i>',z=7.5)]
    def ft(c,d): c.setFont('Times-Italic',7); c.drawString(28,22,'Confidential - contains resident information'); c.drawRightString(584,22,f'{d.page}')
    SimpleDocTemplate(D+fn,pagesize=letter,leftMargin=26,rightMargin=26,topMargin=34,bottomMargin=36).build(els,onFirstPage=ft,onLaterPages=ft)
    save(fn,'SENIOR_HOUSING','Assisted living census by wing, second persons',True,name,'2025-10-31',n,occ,vac,rows)

def p3():
    fn='saltgrass_mhc_rentroll.pdf'; name='Saltgrass Estates MHC'
    c=canvas.Canvas(D+fn,pagesize=legal); W,H=legal; rows=[]; 
    cols=[('','Site',20,0),('Home','Size',52,0),('','Own',100,0),('','Resident',126,0),('Site','Status',222,0),('Move-In','Date',266,0),('Lease','Expires',312,0),('Site','Rent',390,1),('Home','Rent',424,1),('','Water',456,1),('','Trash',486,1),('Total','Billed',522,1),('Deposit','Held',553,1),('Past','Due',594,1)]
    def head(p):
        c.setFillGray(.15); c.rect(18,H-58,W-36,30,fill=1,stroke=0); c.setFillGray(1); c.setFont('Courier-Bold',12); c.drawString(24,H-47,name.upper()); c.setFont('Courier',8); c.drawRightString(W-24,H-42,'Rent Roll by Site'); c.drawRightString(W-24,H-52,'Period: 08/2025'); c.setFillGray(0)
        c.setFont('Courier-Bold',6.8)
        for a,b,x,al in cols: f=c.drawRightString if al else c.drawString; f(x,H-74,a); f(x,H-82,b)
        c.setDash(1,2); c.line(18,H-86,W-18,H-86); c.setDash(); c.setFont('Courier',6.5); c.drawString(20,20,f'ManageAmerica   printed 08/29/2025 07:58   page {p}')
        return H-98
    y=head(1); p=1; T=[0]*7; cnt=Counter(); c.setFont('Courier',6.6)
    sites=[('A',n) for n in range(1,25)]+[('B',n) for n in range(1,23)]+[('C',n) for n in range(1,27)]
    for i,(a,n) in enumerate(sites):
        if y<50: c.showPage(); p+=1; y=head(p); c.setFont('Courier',6.6)
        if n==1: 
            y-=3; c.setFont('Courier-Bold',7); c.drawString(20,y,{'A':'Section A - Heron Way','B':'Section B - Pelican Court','C':'Section C - Tern Loop'}[a]); y-=11; c.setFont('Courier',6.6)
        sec={'A':'Section A - Heron Way','B':'Section B - Pelican Court','C':'Section C - Tern Loop'}[a]
        own=R.choices(['ROH','POH','LTO'],[70,18,12])[0]; st=R.choices(['Occ','Vac Site','Vac POH','Notice','Evict'],[86,6,4,2,2])[0]
        sz=R.choice(['14x60','16x76','28x52','16x66','24x48']); un=f'{a}{n:03d}'
        r=dict(unit=un,section=sec,statusText=st)
        if st=='Vac Site': v=[un,'','','',st,'','']+['']*7
        elif st=='Vac POH': r.update(unitType=sz); v=[un,sz,'POH','VACANT',st,'','']+['']*7
        else:
            sr=R.choice([585,610,610,635,660]); hr={'ROH':None,'POH':R.choice([725,780,850]),'LTO':R.choice([412.5,468.2])}[own]; wa=round(R.uniform(18,61),2); tr=16.5
            t=round(sr+(hr or 0)+wa+tr,2); mi=day((2006,1,1),(2025,7,20)); le=R.choice(['MTM',None]) or lend(dt.date(2025,R.randint(1,8),1)); dep=R.choice([0,300,585]); pd=R.choice([0,0,0,0,round(t,2),61.25,-20.0]); who=nm('UP')
            if len(who)>22: who=who[:22]
            ch=[dict(code='Site Rent',amount=sr)]+([dict(code='Home Rent',amount=hr)] if hr else [])+[dict(code='Water',amount=wa),dict(code='Trash',amount=tr)]
            r.update(unitType=sz,tenantName=who,moveInDate=mi,leaseEndDate=le,contractRent=sr,charges=ch,totalCharges=t,deposit=dep,balance=pd)
            v=[un,sz,own,who,st,us2(mi),le if le=='MTM' else us2(le),m2(sr),m2(hr),m2(wa),m2(tr),m2(t),m0(dep),m2(pd)]
            for j,z in enumerate([sr,hr or 0,wa,tr,t,dep,pd]): T[j]+=z
        cnt[st]+=1; rows.append(r)
        for (q,b,x,al),s in zip(cols,v): (c.drawRightString if al else c.drawString)(x,y,s)
        y-=10.2
    if y<170: c.showPage(); p+=1; y=head(p)
    y-=4; c.setDash(1,2); c.line(18,y+8,W-18,y+8); c.setDash(); c.setFont('Courier-Bold',6.2); c.drawString(20,y-2,'COMMUNITY TOTALS')
    for (q,b,x,al),z in zip(cols[7:],T): 
        if b=='Home' : pass
    for j,((q,b,x,al),z) in enumerate(zip(cols[7:],T)): c.drawRightString(x,y-2-(9 if j%2 else 0),m2(z))
    y-=34; occ=cnt['Occ']+cnt['Notice']+cnt['Evict']; vac=cnt['Vac Site']+cnt['Vac POH']; c.setFont('Courier',7.4)
    for l,v in [('Total home sites',len(sites)),('  Occupied',cnt['Occ']),('  On notice (occupied)',cnt['Notice']),('  In eviction (occupied)',cnt['Evict']),('Total occupied sites',occ),('  Vacant site (no home)',cnt['Vac Site']),('  Vacant park-owned home',cnt['Vac POH']),('Total vacant sites',vac)]: c.drawString(20,y,l); c.drawRightString(190,y,str(v)); y-=10
    c.drawString(230,y+60,'ROH resident-owned  POH park-owned  LTO lease-to-own'); c.drawString(230,y+50,'Totals staggered over two lines for width.')
    c.save(); save(fn,'MANUFACTURED_HOUSING','ManageAmerica-like by site, legal portrait, staggered totals',True,name,'2025-08',len(sites),occ,vac,rows)

def p4():
    fn='exhibit_c_certified_rr_wendover.pdf'; name='Wendover Street Apartments'
    S=lambda z=10,b=0,a=0:ParagraphStyle('s',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z*1.3,alignment=a)
    els=[Spacer(1,40),Paragraph('EXHIBIT C',S(13,1,1)),Paragraph('CERTIFIED RENT ROLL',S(13,1,1)),Spacer(1,18),Paragraph(f'Property: {name}, 418 Wendover Street, Dayton, Ohio',S()),Paragraph('Borrower: Wendover Preservation Owner LLC',S()),Paragraph('Lender: Calderwood Agency Lending, Inc.',S()),Paragraph('Date of Rent Roll: December 1, 2025',S()),Spacer(1,14),
     Paragraph('The undersigned certifies to Lender that the schedule attached is a true, correct and complete rent roll of the Property as of the date stated above; that no rent has been paid more than thirty days in advance; and that, except as noted, no tenant is in default beyond applicable cure periods. Twenty (20) of the dwelling units receive assistance under a Section 8 Housing Assistance Payments Contract.',S(10.5)),Spacer(1,40),Paragraph('WENDOVER PRESERVATION OWNER LLC',S(10,1)),Spacer(1,26),Paragraph('By: ______________________________<br/>Name: Authorized Signatory<br/>Title: Manager',S()),PageBreak()]
    H=['Apt.\nNo.','BR/BA','Head of Household','Original\nOccupancy','Current Lease\nTerm','Contract\nRent','Tenant\nPayment','HAP\nSubsidy','Security\nDeposit','Arrears','Program']
    data=[H]; rows=[]; C=[0]*5; o=v=0
    for i in range(23):
        un=f'{i//8+1}{"ABCDEFGH"[i%8]}'; ty=['1/1','2/1','2/1','3/1.5'][i%4]; cr={'1/1':1042,'2/1':1287,'3/1.5':1533}[ty]; h=i not in(7,15,22)
        if i in (5,18): data.append([un,ty,'Vacant - in turn','','','','','','','','HAP']); rows.append(dict(unit=un,unitType=ty,statusText='Vacant - in turn')); v+=1; continue
        if i==15: data.append([un,ty,'Resident manager','4/1/2018','','0','0','','0','0','Staff']); rows.append(dict(unit=un,unitType=ty,tenantName='Resident manager',moveInDate=dt.date(2018,4,1),contractRent=0,deposit=0,balance=0,charges=[dict(code='Tenant Payment',amount=0)])); o+=1; continue
        o+=1; tp=R.randint(40,430) if h else cr-R.choice([0,45]); cr=cr if h else tp; hp=cr-tp if h else None; mi=day((2009,1,1),(2025,6,1)); ls=dt.date(2025,mi.month,1); le=lend(ls); dep=R.choice([50,tp,tp]); ar=R.choice([0,0,0,0,tp]); t=nm('fl')
        data.append([un,ty,t,sh(mi)[:-2]+str(mi.year),f'{sh(ls)} to {sh(le)}',m0(cr),m0(tp),m0(hp) if h else 'n/a',m0(dep),m0(ar),'HAP' if h else 'Market'])
        rows.append(dict(unit=un,unitType=ty,tenantName=t,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=cr,charges=[dict(code='Tenant Payment',amount=tp)]+([dict(code='HAP Subsidy',amount=hp)] if h else []),deposit=dep,balance=ar,statusText='Occupied'))
        for j,z in enumerate([cr,tp,hp or 0,dep,ar]): C[j]+=z
    data.append(['','',f'Totals - 23 apartments; {o} occupied, {v} vacant','','']+['$'+m0(x) for x in C]+[''])
    els+=[Paragraph(f'Schedule to Exhibit C - Rent Roll of {name}, December 1, 2025',S(11,1)),Spacer(1,8),Table(data,repeatRows=1,colWidths=[32,38,124,62,92,52,52,52,52,46,48],style=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('GRID',(0,0),(-1,-1),.4,colors.black),('ALIGN',(5,0),(9,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('SPAN',(2,-1),(4,-1)),('TOPPADDING',(0,1),(-1,-1),1.5),('BOTTOMPADDING',(0,1),(-1,-1),2)]),Spacer(1,8),Paragraph('Not included above: laundry room lease to Spindrift Coin Laundry, $310 per month; 6 surface parking stalls, no charge.',S(9))]
    SimpleDocTemplate(D+fn,pagesize=landscape(letter),leftMargin=60,rightMargin=60,topMargin=40,bottomMargin=36).build(els)
    save(fn,'MULTIFAMILY','Certified exhibit for closing, Section 8',False,name,'2025-12-01',23,o,v,rows)

def p5():
    fn='quarry_row_student_by_bed.pdf'; name='Quarry Row at Ellsmere'
    c=canvas.Canvas(D+fn,pagesize=letter); W,H=letter; rows=[]; y=0; p=0; tot=Counter(); T=[0,0,0,0]
    X=[40,120,196,296,352,428,470,514,572]; 
    def head():
        nonlocal p; p+=1; c.setFillColor(colors.HexColor('#0b5c5c')); c.setFont('Helvetica-Bold',15); c.drawString(40,H-44,'Rent Roll'); c.setFillGray(.35); c.setFont('Helvetica',8); c.drawString(40,H-57,f'{name}   |   As of Sep 15, 2025   |   Lease occupancy type: Student (by space)'); c.drawRightString(572,H-44,f'{p}')
        c.setFillGray(0); c.setFont('Helvetica-Bold',6.8)
        for x,t,al in [(40,'Space / Resident',0),(196,'Lease Term',0),(352,'Budgeted',1),(412,'Rent Inst.',1),(448,'Util',1),(486,'Parking',1),(530,'Total',1),(572,'Balance',1)]: (c.drawRightString if al else c.drawString)(x,H-76,t)
        c.setStrokeColor(colors.HexColor('#0b5c5c')); c.line(40,H-80,572,H-80); return H-92
    y=head()
    for u in range(9):
        fp,nb=R.choice([('4BR/4BA Deluxe',4),('2BR/2BA Loft',2),('4BR/2BA Standard',4),('3BR/3BA Corner',3)]); un=str(100*(u//3+1)+u%3*2+1)
        if y<60+nb*20: c.showPage(); y=head()
        c.setFillGray(.92); c.rect(40,y-3,532,11,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',7.5); c.drawString(43,y,f'Unit {un}   {fp}'); y-=14
        for b in range(nb):
            mk={4:865,2:1075,3:940}[nb]-(60 if 'Standard' in fp else 0); sp=f'{un}-{"ABCD"[b]}'; x=R.random()
            r=dict(unit=sp,unitType=fp,section=f'Unit {un}',marketRent=mk); tot['n']+=1; T[0]+=mk
            c.setFont('Helvetica-Bold',7); c.drawString(50,y,sp); c.setFont('Helvetica',7); c.drawRightString(352,y,m0(mk))
            if x<.1: r.update(statusText='Available'); c.drawString(84,y,'Available'); tot['v']+=1
            elif x<.14: r.update(statusText='Down'); c.drawString(84,y,'Down'); tot['d']+=1
            else:
                tot['o']+=1; rent=mk-R.choice([0,0,15,40]); pk=R.choice([None,None,55,75]); t=rent+32.5+(pk or 0); bal=R.choice([0,0,0,t,-15.0]); who=nm('fl'); s=dt.date(2025,8,16) if R.random()<.85 else dt.date(2025,9,1); e=dt.date(2026,7,31)
                c.drawString(84,y,who); c.drawString(196,y,s.strftime('%b %d, %Y')+' - '+e.strftime('%b %d, %Y')); 
                for xx,v in [(412,m2(rent)),(448,'32.50'),(486,m2(pk)),(530,m2(t)),(572,m2(bal))]: c.drawRightString(xx,y,v)
                r.update(tenantName=who,leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[dict(code='Rent Inst.',amount=rent),dict(code='Util',amount=32.5)]+([dict(code='Parking',amount=pk)] if pk else []),totalCharges=t,balance=bal,statusText='Occupied'); T[1]+=rent;T[2]+=t;T[3]+=bal
            rows.append(r); y-=11.5
        y-=5
    if y<150: c.showPage(); y=head()
    c.line(40,y+8,572,y+8); c.setFont('Helvetica-Bold',7); c.drawString(40,y-2,'Property Total'); 
    for xx,v in [(352,m0(T[0])),(412,m2(T[1])),(530,m2(T[2])),(572,m2(T[3]))]: c.drawRightString(xx,y-2,v)
    y-=26; c.drawString(40,y,'Pre-leased, Not Yet Started'); y-=13; c.setFont('Helvetica',7)
    for sp in [r for r in rows if r['statusText']=='Available'][:2]:
        who=nm('fl'); s=dt.date(2026,1,3); rent=sp['marketRent']; c.drawString(50,y,sp['unit']); c.drawString(84,y,who); c.drawString(196,y,'Jan 03, 2026 - Jul 31, 2026'); c.drawRightString(412,y,m2(rent)); y-=11.5
        rows.append(dict(unit=sp['unit'],tenantName=who,leaseStartDate=s,leaseEndDate=dt.date(2026,7,31),contractRent=rent,section='Pre-leased, Not Yet Started',charges=[dict(code='Rent Inst.',amount=rent)],statusText='Pre-leased, Not Yet Started'))
    y-=12; c.drawString(40,y,f"Spaces {tot['n']}    Occupied {tot['o']}    Available {tot['v']}    Down {tot['d']}    Occupancy {tot['o']/tot['n']:.1%}")
    c.save(); save(fn,'STUDENT_HOUSING','Entrata-like by bed space, unit bands',True,name,'2025-09-15',tot['n'],tot['o'],tot['v'],rows)

def p6():
    fn='pinfold_sfr_portfolio_appfolio.pdf'; rows=[]
    G=[('Pinfold Homes I LLC - Columbus',9),('Pinfold Homes I LLC - Newark / Heath',6),('Pinfold Homes I LLC - Lancaster',7)]
    streets='Dogwood,Larkspur,Mulberry,Old Mill,Kestrel,Harvest,Juniper,Granville,Sycamore,Wren'.split(',')
    cell=lambda s:Paragraph(s,ParagraphStyle('c',fontName='Helvetica',fontSize=6.8,leading=7.8))
    data=[['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Past Due']]; st=[]; GT=[0]*5; n=o=v=0
    for g,k in G:
        data.append([g]+['']*11); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e8eef5'))]; s=[0]*5; oo=0
        for _ in range(k):
            un=f'{R.randint(100,4999)} {R.choice(streets)} {R.choice(["St","Ave","Ct","Ln"])}'; bd=R.choice(['3/1.00','3/2.00','4/2.50','2/1.00']); sq=R.randint(88,210)*10; mk=R.randint(27,49)*50-5
            x=R.random(); n+=1; r=dict(unit=un,unitType=bd,section=g,area=sq,marketRent=mk); s[0]+=sq; s[1]+=mk
            if x<.14: stt=R.choice(['Vacant-Unrented','Vacant-Rented']); r['statusText']=stt; v+=1; data.append([cell(un),bd,'',cell(stt),f'{sq:,}',m2(mk),'','','','','',''])
            else:
                stt=R.choices(['Current','Notice-Unrented','Evict'],[85,10,5])[0]; o+=1; oo+=1; t=nm('fl')+(f' & {R.choice(F)}' if R.random()<.3 else ''); rent=mk-R.choice([0,50,95,120]); mi=day((2020,1,1),(2025,6,1)); ls=dt.date(2025 if mi.month<7 else 2024,mi.month,mi.day if mi.day<29 else 28); le=lend(ls) if R.random()<.8 else None
                pd=R.choice([0,0,0,rent,210.5]); r.update(statusText=stt,tenantName=t,contractRent=rent,deposit=rent,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,balance=pd)
                data.append([cell(un),bd,cell(t),cell(stt),f'{sq:,}',m2(mk),m2(rent),m2(rent),us(ls),us(le),us(mi),m2(pd)]); s[2]+=rent;s[3]+=rent;s[4]+=pd
            rows.append(r)
        data.append([f'{k} Units','','',f'{oo/k:.1%} Occupied',f'{s[0]:,}']+[m2(q) for q in s[1:4]]+['','','',m2(s[4])]); i=len(data)-1; st+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',7),('LINEABOVE',(4,i),(7,i),.4,colors.black),('LINEABOVE',(11,i),(11,i),.4,colors.black)]
        GT=[a+b for a,b in zip(GT,s)]
    data.append([f'Total {n} Units','','',f'{o/n:.1%} Occupied',f'{GT[0]:,}']+[m2(q) for q in GT[1:4]]+['','','',m2(GT[4])]); st.append(('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7))
    S=lambda z:ParagraphStyle('h',fontName='Helvetica',fontSize=z,leading=z*1.35)
    els=[Paragraph('Rent Roll',S(16)),Paragraph('Properties: Pinfold Homes I LLC - Columbus, Newark / Heath, Lancaster',S(7.5)),Paragraph('As of: 07/31/2025 &nbsp;&nbsp; Include Non-Revenue Units: No',S(7.5)),Spacer(1,8),Table(data,repeatRows=1,colWidths=[88,38,104,62,40,56,56,56,54,54,54,52],style=[('FONT',(0,0),(-1,-1),'Helvetica',6.8),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('ALIGN',(4,0),(7,-1),'RIGHT'),('ALIGN',(11,0),(11,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#2f6db5')),('LINEBELOW',(0,1),(-1,-2),.2,colors.lightgrey),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]+st)]
    def ft(c,d): c.setFont('Helvetica',6.5); c.drawString(36,18,'Created on 08/04/2025'); c.drawRightString(756,18,f'Page {d.page}')
    SimpleDocTemplate(D+fn,pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=30,bottomMargin=34).build(els,onFirstPage=ft,onLaterPages=ft)
    save(fn,'SINGLE_FAMILY_RENTAL','AppFolio-like SFR grouped by market',False,None,'2025-07-31',n,o,v,rows)

def p7():
    from fpdf import FPDF
    fn='the_alderney_highrise_rentmanager.pdf'; name='The Alderney'; f=FPDF('P','mm','Letter'); f.set_creation_date(dt.datetime(2025,6,30)); f.set_auto_page_break(False); rows=[]
    w=[16,20,46,14,22,20,20,18,18]; hd=['Unit','Type','Tenant Name','SF','Rent','Market','Start','End','Next Incr.']
    def page():
        f.add_page(); f.set_font('Helvetica','B',12); f.cell(0,6,name+' (ALDR)',new_x='LMARGIN',new_y='NEXT',align='C'); f.set_font('Helvetica','',9); f.cell(0,5,'Rent Roll by Floor  -  June 30, 2025',new_x='LMARGIN',new_y='NEXT',align='C'); f.ln(2); f.set_font('Helvetica','BU',8)
        for a,b in zip(w,hd): f.cell(a,5,b,align='R' if b in('SF','Rent','Market') else 'L')
        f.ln(6)
    page(); TR=TM=TS=0; n=o=v=0
    for fl in range(1,13):
        k=3 if fl==1 else 4 if fl<12 else 2
        if f.get_y()>240: page()
        fs='Ground Floor - Commercial' if fl==1 else f'Floor {fl}' if fl<12 else 'Penthouse'
        f.set_font('Helvetica','B',8.5); f.cell(0,5,fs,new_x='LMARGIN',new_y='NEXT'); f.set_font('Helvetica','',8); sr=sm=ss=0
        for i in range(k):
            n+=1; inc=None; sub=''
            if fl==1: un=f'R-{i+1}'; ty=['Cafe','Retail','Retail'][i]; sq=[1450,2210,1180][i]; mk=None; rent=[4350.0,7183.0,None][i]; who=['Pomelo & Rye Coffee LLC','Northgale Physical Therapy',None][i]; ls=[dt.date(2021,3,1),dt.date(2023,9,1),None][i]; le=[dt.date(2031,2,28),dt.date(2028,8,31),None][i]; inc=[(dt.date(2026,3,1),4480.5),(dt.date(2025,9,1),7398.49),None][i]
            else:
                un=f'{fl:02d}{"ABCD"[i]}' if fl<12 else f'PH{i+1}'; ty=['1B/1B','2B/2B','Studio','1B/1B'][i] if fl<12 else '3B/3B'; sq={'1B/1B':745,'2B/2B':1110,'Studio':520,'3B/3B':2035}[ty]; mk={'1B/1B':2190,'2B/2B':3050,'Studio':1735,'3B/3B':6400}[ty]+12*fl
                if R.random()<.1: rent=who=ls=le=None
                else: rent=mk-R.choice([0,45,90,130]); who=nm('fl'); ls=day((2024,7,1),(2025,6,15)).replace(day=1); le=lend(ls,12 if R.random()<.7 else 15)
            if who: o+=1
            else: v+=1
            for a,t,al in zip(w,[un,ty,who or '--- vacant ---',f'{sq:,}',m2(rent),m2(mk),sh(ls),sh(le),sh(inc[0]) if inc else ''],'LLLRRRLLL'): f.cell(a,4.4,(' ' if al=='L' else '')+t,align=al)
            f.ln(4.4)
            if inc: f.set_font('Helvetica','I',7); f.cell(36,3.8,''); f.cell(0,3.8,f'scheduled: {us(inc[0])} base rent to {m2(inc[1])} per month',new_x='LMARGIN',new_y='NEXT'); f.set_font('Helvetica','',8)
            r=dict(unit=un,unitType=ty,section=fs,area=sq,statusText='Occupied' if who else '--- vacant ---',tenantName=who,contractRent=rent,marketRent=mk,leaseStartDate=ls,leaseEndDate=le)
            if inc: r['rentSteps']=[dict(date=iso(inc[0]),amount=inc[1])]
            rows.append(r); sr+=rent or 0; sm+=mk or 0; ss+=sq
        f.set_font('Helvetica','B',8); f.cell(sum(w[:3]),4.6,f'{k} unit(s)',align='R'); f.cell(w[3],4.6,f'{ss:,}',border='T',align='R'); f.cell(w[4],4.6,m2(sr),border='T',align='R'); f.cell(w[5],4.6,m2(sm) if sm else '',border='T',align='R'); f.ln(6.5); TR+=sr;TM+=sm;TS+=ss
    if f.get_y()>225: page()
    bad=TR-1890
    f.set_font('Helvetica','B',9); f.cell(sum(w[:3]),6,'BUILDING TOTAL'); f.cell(w[3],6,f'{TS:,}',border='TB',align='R'); f.cell(w[4],6,m2(bad),border='TB',align='R'); f.cell(w[5],6,m2(TM),border='TB',align='R'); f.ln(9)
    f.set_font('Helvetica','',8); f.cell(0,4.5,f'Units: {n}   Occupied: {o}   Vacant: {v}   (garage spaces billed through Alderney Garage are not listed)',new_x='LMARGIN',new_y='NEXT')
    f.cell(0,4.5,'Rent Manager  12.1107   7/2/2025 9:40 AM'); f.output(D+fn)
    save(fn,'MULTIFAMILY','Rent Manager-like high-rise by floor, ground-floor shops',False,name,'2025-06-30',n,o,v,rows,planted=dict(what=f'Building total of Rent printed {m2(bad)}; the floors add up to {m2(TR)}',kind='total_wrong'))
def run():
    for f in (p1,p2,p3,p4,p5,p6,p7): f()
if __name__=='__main__': run()
