from common import *
from fpdf import FPDF
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal,A4
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib.units import inch
SS=getSampleStyleSheet()

def p1():  # letter with typed list
    r=random.Random(101); n=N(r); nm='dankworth_letter_maple_court.pdf'
    p=FPDF('P','pt','letter'); p.set_margins(72,60); p.add_page(); p.set_auto_page_break(False)
    p.set_font('Times','B',14); p.cell(0,18,'Orville & Ruth Dankworth',align='C',new_x='LMARGIN',new_y='NEXT')
    p.set_font('Times','',10); p.cell(0,12,'418 Linden Street   -   Harlow Falls, Ohio',align='C',new_x='LMARGIN',new_y='NEXT')
    p.ln(16); p.set_font('Times','',11.5)
    for t in ['October 4, 2025','','Dear Miss Pruett,','']: p.cell(0,14,t,new_x='LMARGIN',new_y='NEXT')
    p.multi_cell(0,14,'Here is the list for Maple Court that you asked for, as things stand on October 1. Ruth has put down what each one pays and the deposit we hold. The leases are all from the hardware store form and run a year; where it says "monthly" they never signed a new one. The garages are rented on the side.')
    p.ln(8); y=p.get_y()
    X=[72,128,262,318,368,432]
    p.set_font('Times','U',11.5)
    for x,t in zip(X,['Apt.','Name','Rent','Deposit','Lease until','']): p.text(x,y+10,t)
    p.set_font('Times','',11.5); y+=26
    apts=['1 front','1 rear','1 side','2 front','2 rear','2 side','3 front','3 rear','3 side','Attic','Carriage','Bsmt.']
    rows=[];tot=0;occ=0
    for i,a in enumerate(apts):
        if a in('2 rear','Attic'):
            t='empty' if a=='2 rear' else 'EMPTY (roof leak)'
            p.text(X[0],y,a);p.text(X[1],y,t); rows.append(row(unit=a,statusText=t.split(' (')[0]))
            if a=='2 rear': p.text(X[2],y,'')
        elif a=='Bsmt.':
            who=n('{F} {L}'); p.text(X[0],y,a);p.text(X[1],y,who);p.text(X[2],y,'0');p.text(X[4],y,'our janitor, no rent')
            rows.append(row(unit=a,tenantName=who,contractRent=0));occ+=1
        else:
            who=n(r.choice(['{F} {L}','Mrs. {L}','{I}. {L}'])); rent=r.randrange(640,980,5); dep=r.choice([500,600,rent,rent,650])
            if i in(1,7): end='monthly'
            else:
                d=rd(r,2025,2026); d=dt.date(2025 if d.month>10 else 2026,d.month,28); end=f"{d.month}/{d.day}/{d.year}"
            p.text(X[0],y,a);p.text(X[1],y,who);p.text(X[2]+(0 if i%3 else 3),y,f"${rent}");p.text(X[3],y,str(dep));p.text(X[4],y,end)
            rm={3:'notice given for Oct. 31',6:'owes for Sept.',4:''}.get(i,'')
            if rm:p.set_font('Times','I',10.5);p.text(X[5]+6,y,rm);p.set_font('Times','',11.5)
            rows.append(row(unit=a,tenantName=who,contractRent=rent,deposit=dep,leaseEndDate=end if end=='monthly' else iso(d),statusText='notice given for Oct. 31' if i==3 else None)); tot+=rent;occ+=1
        y+=16
    p.text(X[0],y+4,'Together');p.text(X[2],y+4,f"${tot:,}");y+=28
    p.text(X[0],y,'Garages');y+=18;g=0
    for k in range(1,5):
        src=rows[[0,3,8,0][k-1]]['tenantName'] if k<4 else None
        rent=[45,45,50][k-1] if k<4 else None
        p.text(X[0],y,f'No. {k}');p.text(X[1],y,src or 'not rented')
        if rent:p.text(X[2],y,f'${rent}');g+=rent
        rows.append(row(unit=f'No. {k}',tenantName=src,contractRent=rent,section='Garages',statusText=None if src else 'not rented'));y+=16
    p.text(X[0],y+4,'Garages');p.text(X[2],y+4,f'${g}');y+=30
    p.set_xy(72,y);p.multi_cell(0,14,f'So it all comes to ${tot+g:,} a month if they all pay. 2 rear is painted and we are asking 825 for it. Of the attic we will talk when the roofer has been.')
    p.ln(6);p.multi_cell(0,14,'With kind regards,\n\n\nOrville Dankworth')
    p.set_text_color(30,50,160);p.set_font('Helvetica','I',9)
    with p.rotation(90,52,420):p.text(52,420,'tie to bank dep. Oct - ck 2 rear  /MP')
    p.output(D+nm)
    save(nm,'MULTIFAMILY','word-processed letter with tab-aligned list',True,rows,12,occ,2,'Maple Court','2025-10-01')

def p2():  # MH/RV park, months across with ticks
    r=random.Random(202);n=N(r);nm='whispering_cottonwood_lot_ledger_2025.pdf'
    c=canvas.Canvas(D+nm,pagesize=landscape(legal));W,H=landscape(legal);rows=[];pg=[0]
    mon='JAN FEB MAR APR MAY JUN JUL AUG SEP'.split();x0=36;CX=[36,76,200,330,390];MX=[452+i*42 for i in range(9)];BX=900
    def head():
        pg[0]+=1;c.setFont('Helvetica-Bold',13);c.drawString(36,H-40,'WHISPERING COTTONWOOD MOBILE HOME & RV PARK')
        c.setFont('Helvetica',9);c.drawString(36,H-54,'Lot ledger - as of September 30, 2025');c.drawRightString(W-36,H-40,f'Sheet {pg[0]}')
        y=H-76;c.setFillColor(colors.HexColor('#dfe8d8'));c.rect(34,y-5,W-68,24,fill=1,stroke=0);c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold',8);c.drawCentredString(MX[4],y+11,'PAID  2025');c.drawString(CX[0],y,'LOT');c.drawString(CX[1],y,'RESIDENT');c.drawString(CX[2],y,'HOME / RIG');c.drawString(CX[3],y,'SINCE')
        c.drawRightString(CX[4]+40,y+10,'LOT RENT');c.drawRightString(CX[4]+40,y,'per month')
        for x,t in zip(MX,mon):c.drawCentredString(x+14,y,t)
        c.drawRightString(BX,y+10,'OWED');c.drawRightString(BX,y,'9/30');return y-18
    y=head();occ=vac=0;TR=TB=0
    for sec,ids in(('MOBILE HOME LOTS',[str(i) for i in range(1,45) if i!=13]),('RV SITES (monthly)',[f'R{i}' for i in range(1,19)])):
        if y<90:c.showPage();y=head()
        c.setFont('Helvetica-Bold',9);c.drawString(36,y,sec);y-=14;sr=sb=0
        for k,u in enumerate(ids):
            if y<46:c.showPage();y=head()
            c.setFont('Helvetica',8.5);c.setLineWidth(.25);c.setStrokeColor(colors.grey);c.line(34,y-3.5,W-34,y-3.5);c.drawString(CX[0],y,u)
            if r.random()<.11:
                t=r.choice(['vacant pad','vacant','VACANT - home removed']);c.drawString(CX[1],y,t);rows.append(row(unit=u,section=sec,statusText=t,balance=None));vac+=1
            elif u in('7',):
                who=n('{L}, {F}');c.drawString(CX[1],y,who+' (mgr)');c.drawString(CX[2],y,'Park-owned 14x66');c.drawRightString(CX[4]+40,y,'0.00');c.drawString(MX[0],y,'n/c  -  on-site manager')
                rows.append(row(unit=u,section=sec,tenantName=who,contractRent=0));occ+=1
            else:
                who=n('{L}, {F}');d=rd(r,2004,2024);rent=float(r.choice([385,385,385,395,410])) if sec[0]=='M' else float(r.choice([475,475,510]))
                rig=r.choice(["'98 Fleetwd 16x76","'04 Clayton 28x52","'87 Redman 14x70","'15 Champion 16x80",'']) if sec[0]=='M' else r.choice(["5th whl 34'","TT 28'","Class A 36'"])
                c.drawString(CX[1],y,who);c.drawString(CX[2],y,rig);c.drawString(CX[3],y,d.strftime('%b-%y'));c.drawRightString(CX[4]+40,y,m(rent))
                late=r.random();bal=0
                for i in range(9):
                    if late<.1 and i==8:c.setFont('Helvetica',8);c.drawCentredString(MX[i]+14,y,'---');bal=rent
                    elif late<.18 and i==8:c.setFont('Helvetica',8);h=rent-135;c.drawCentredString(MX[i]+14,y,m(h,0));bal=135.
                    else:c.setStrokeColor(colors.HexColor('#223a8c'));c.setLineWidth(1);X=MX[i]+14+r.uniform(-2,2);c.line(X-4,y+3,X-1,y);c.line(X-1,y,X+5,y+7);c.setStrokeColor(colors.grey);c.setLineWidth(.25)
                c.setFont('Helvetica',8.5);c.drawRightString(BX,y,m(bal))
                rows.append(row(unit=u,section=sec,tenantName=who,moveInDate=d.strftime('%b-%y'),contractRent=rent,balance=bal));occ+=1;sr+=rent;sb+=bal
            y-=14.2
        c.setFont('Helvetica-Bold',8.5);c.drawString(CX[1],y-2,f'Total {sec.lower()}');c.drawRightString(CX[4]+40,y-2,m(sr));c.drawRightString(BX,y-2,m(sb));y-=26;TR+=sr;TB+=sb
    if y<80:c.showPage();y=head()
    c.setFont('Helvetica-Bold',9);c.drawString(CX[1],y,'WHOLE PARK');c.drawRightString(CX[4]+40,y,m(TR));c.drawRightString(BX,y,m(TB))
    c.setFont('Helvetica',8.5);c.drawString(36,y-18,f'{occ+vac} lots and sites: {occ} occupied (manager included), {vac} vacant.   There is no lot 13.   Tick = paid in full;  --- = nothing received.')
    c.save();save(nm,'MANUFACTURED_HOUSING','ledger, months across with ticks, legal landscape',True,rows,occ+vac,occ,vac,'Whispering Cottonwood Mobile Home & RV Park','2025-09-30')

def p3():  # marina
    r=random.Random(303);n=N(r);nm='heron_point_slip_contracts.pdf';rows=[]
    doc=SimpleDocTemplate(D+nm,pagesize=A4,leftMargin=30,rightMargin=30,topMargin=36,bottomMargin=36)
    S=[Paragraph('<font name="Times-Bold" size="15">Heron Point Marina</font>',SS['Normal']),Spacer(1,8),Paragraph('<font name="Times-Italic">Slip contracts in force at May 15, 2025 - season billing</font>',SS['Normal']),Spacer(1,8)]
    data=[['Slip','Len.','Boat owner','Vessel','Contract','','Annual\nfee','Shore\npower','Total\nbilled','Balance\ndue'],['','ft','','','from','to','','','','']];st=[]
    G=[0]*4;occ=vac=0;dot=lambda d:d.strftime('%d %b %y')
    ves=['Second Wind','Reel Therapy','Mis Behavin','Dorothea','Lazy Daze','Kittiwake','Blue Heeler','Nauti Buoy','Tern Tide','Pelican','Osprey II','Gypsy','Sea Ya','Marguerite']
    for dock,cnt,ln in(('DOCK A',14,24),('DOCK B',12,30),('DOCK C',16,36)):
        data.append([dock+(' - covered' if dock[-1]=='C' else '')]+['']*9);st+= [('SPAN',(0,len(data)-1),(-1,len(data)-1)),('FONTNAME',(0,len(data)-1),(0,len(data)-1),'Times-Bold'),('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),colors.HexColor('#d9e6ef'))]
        sec=data[-1][0];s=[0]*4
        for k in range(1,cnt+1):
            u=f'{dock[-1]}{k}';l=ln+r.choice([0,0,2])
            if r.random()<.16:data.append([u,l,'- open -']+['']*7);rows.append(row(unit=u,section=sec,statusText='open'));vac+=1;continue
            who=n('{F} {L}') if r.random()<.85 else r.choice(['Tri-County Sheriff','Bay Line Charters LLC','Halyard Sailing Club']);y=r.choice([2025,2025,2024]);a=dt.date(y,5 if y==2025 else 10,1);b=dt.date(2025,10,31) if y==2025 and r.random()<.3 else eoy(a)
            fee=l*r.choice([62,66]) if dock[-1]!='C' else l*88;pw=r.choice([0,240,240,360]);bal=r.choice([0,0,0,0,fee/2,pw])
            v=[fee,pw,fee+pw,bal];data.append([u,l,who,r.choice(ves),dot(a),dot(b)]+[m(x) for x in v])
            s=[p+q for p,q in zip(s,v)];occ+=1
            rows.append(row(unit=u,section=sec,tenantName=who,leaseStartDate=iso(a),leaseEndDate=iso(b),annualRent=fee,charges=[dict(code='Shore power',amount=pw)],totalCharges=fee+pw,balance=bal))
        data.append(['','','Dock '+dock[-1],'','','']+[m(x) for x in s]);st+=[('LINEABOVE',(6,len(data)-1),(-1,len(data)-1),.6,colors.black),('FONTNAME',(0,len(data)-1),(-1,len(data)-1),'Times-Bold')]
        G=[p+q for p,q in zip(G,s)]
    data.append(['','','All docks','','','']+[m(x) for x in G]);st+=[('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),1,colors.black),('LINEBELOW',(6,len(data)-1),(-1,len(data)-1),1.6,colors.black),('FONTNAME',(0,len(data)-1),(-1,len(data)-1),'Times-Bold')]
    t=Table(data,repeatRows=2,colWidths=[30,26,118,76,54,54,50,44,52,48]);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('SPAN',(4,0),(5,0)),('ALIGN',(4,0),(5,0),'CENTER'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,0),'BOTTOM')]+st))
    for i,x in enumerate(data):
        pass
    S+=[t,Spacer(1,10),Paragraph(f'<font name="Times-Roman" size="9">Slips {occ+vac} &nbsp;&nbsp; under contract {occ} &nbsp;&nbsp; open {vac}. Fees are for the whole contract, by boat length; seasonal contracts end October 31.</font>',SS['Normal'])]
    doc.build(S);save(nm,'OTHER','marina slip list by dock, A4, two-line header',False,rows,occ+vac,occ,vac,'Heron Point Marina','2025-05-15')

def p4():  # storage SiteLink-like, row dropped
    r=random.Random(404);n=N(r);nm='keystore_hwy9_rentroll.pdf';W,H=landscape(letter);c=canvas.Canvas(D+nm,pagesize=landscape(letter))
    cols=[('Unit',30,0),('Size',66,0),('Type',112,0),('Area',196,1),('Tenant',206,0),('Moved In',330,0),('Paid Thru',386,0),('Std Rate',482,1),('Rent',532,1),('Insur.',576,1),('Balance',626,1),('Days',660,1),('Deposit',712,1)]
    recs=[]
    for blk,cnt in(('A',44),('B',40),('C',52),('D',32)):
        for k in range(1,cnt+1):
            w,l,std=r.choice([(5,5,45),(5,10,65),(10,10,105),(10,15,135),(10,20,165),(10,30,220)]);ty='Climate' if blk=='C' else 'Drive-Up';std+=25 if blk=='C' else 0
            e=dict(u=f'{blk}{k:03d}',s=f'{w} x {l}',t=ty,a=w*l,std=float(std))
            if r.random()>.13:
                mi=rd(r,2017,2025,False);mi=min(mi,dt.date(2025,7,28));rent=std-r.choice([0,0,0,5,10,-8,-15]);x=r.random();late=x<.09
                e.update(n=n('{L}, {F}') if r.random()<.94 else r.choice(['Dunmore Roofing Inc','Petal & Stem LLC','Route 9 Vending','Harlow FFA Boosters']),mi=mi,rent=float(rent),ins=r.choice([0.,0.,12.,16.]))
                e['days']=r.choice([12,19,33,64]) if late else 0;e['pt']=dt.date(2025,7,31) if not late else dt.date(2025,7,31)-dt.timedelta(days=e['days'])
                e['bal']=(rent+e['ins']+20.)*(1+(e['days']>30)) if late else 0.;e['dep']=r.choice([0.,0.,25.])
            recs.append(e)
    drop=[e for e in recs if 'n' in e][71];y=0;pg=0;rows=[]
    def head():
        nonlocal pg;pg+=1;c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-34,'Rent Roll');c.setFont('Helvetica',9);c.drawCentredString(W/2,H-47,'KeyStore Self Storage - Highway 9');c.drawCentredString(W/2,H-58,'As of: 7/31/2025')
        c.setFont('Helvetica',7);c.drawString(30,24,'Printed 8/1/2025 8:14 AM by dkl');c.drawRightString(W-40,24,f'Page {pg}')
        c.setFont('Helvetica-Bold',8);c.line(28,H-80,W-36,H-80)
        for t,x,a in cols:(c.drawRightString if a else c.drawString)(x,H-76,t)
        return H-92
    y=head()
    for e in recs:
        if e is drop:continue
        if y<44:c.showPage();y=head()
        c.setFont('Helvetica',7.5);o='n' in e
        v=[e['u'],e['s'],e['t'],str(e['a']),e['n'][:24] if o else 'VACANT',su(e['mi']) if o else '',su(e['pt']) if o else '',m(e['std']),m(e['rent']) if o else '',m(e['ins']) if o else '',m(e['bal']) if o else '',str(e['days']) if o and e['days'] else '',m(e['dep']) if o else '']
        for (t,x,a),z in zip(cols,v):(c.drawRightString if a else c.drawString)(x,y,z)
        y-=10.4
        rows.append(row(unit=e['u'],unitType=f"{e['s']} {e['t']}",area=e['a'],tenantName=e.get('n'),statusText=None if o else 'VACANT',moveInDate=iso(e['mi']) if o else None,marketRent=e['std'],contractRent=e.get('rent'),charges=[dict(code='Insur.',amount=e['ins'])] if o else None,balance=e.get('bal'),deposit=e.get('dep')))
    if y<150:c.showPage();y=head()
    oc=[e for e in recs if 'n' in e];S=lambda k,z=oc:sum(e[k] for e in z)
    y-=4;c.line(28,y+8,W-36,y+8);c.setFont('Helvetica-Bold',8);c.drawString(30,y-2,'Totals')
    for x,z in((196,f"{S('a',recs):,}"),(482,m(S('std',recs))),(532,m(S('rent'))),(576,m(S('ins'))),(626,m(S('bal'))),(712,m(S('dep')))):c.drawRightString(x,y-2,z)
    y-=28;c.setFont('Helvetica-Bold',8.5);c.drawString(30,y,'Site Summary')
    c.setFont('Helvetica',8)
    for i,(a,u,ar,ra) in enumerate([('','Units','Area','Std Rate')]+[(lab,len(z),S('a',z),S('std',z)) for lab,z in(('Occupied',oc),('Vacant',[e for e in recs if 'n' not in e]),('Total',recs))]):
        y-=12;c.drawString(40,y,a)
        for x,z in((150,u),(210,ar if isinstance(ar,str) else f'{ar:,}'),(280,ra if isinstance(ra,str) else m(ra))):c.drawRightString(x,y,str(z))
    c.save();save(nm,'SELF_STORAGE','SiteLink-like print, 4+ pages',True,rows,len(recs),len(oc),len(recs)-len(oc),'KeyStore Self Storage - Highway 9','2025-07-31',dict(what=f"row of unit {drop['u']} (rent {drop['rent']}) left out of the list; totals and counts include it",kind='row_dropped'))

def p5():  # buildium style by property
    r=random.Random(505);n=N(r);nm='tolliver_rentals_rent_roll.pdf';rows=[];fl=[]
    doc=SimpleDocTemplate(D+nm,pagesize=letter,leftMargin=40,rightMargin=40,topMargin=60,bottomMargin=50)
    def deco(c,d):
        c.setFont('Helvetica',7);c.setFillColor(colors.grey);c.drawString(40,30,'Created on 11/03/2025');c.drawRightString(572,30,f'Page {d.page}')
    P=ParagraphStyle('a',fontName='Helvetica',fontSize=8,leading=9.5);H=ParagraphStyle('h',fontName='Helvetica',fontSize=20,leading=24)
    fl+=[Paragraph('Rent roll',H),Paragraph('Tolliver Rentals LLC &nbsp;|&nbsp; Properties: All &nbsp;|&nbsp; As of 11/3/2025',P),Spacer(1,12)]
    w=[52,58,128,66,66,58,54,50];props=[('212 Beech St',2),('1407 Garnet Ave',1),('33 Old Mill Rd',2),('905 Prospect Pl',1),('61-63 Canning St',2),('18 Wren Ln',1),('740 Sycamore Dr',4),('2219 Route 14',1),('57 Depot St',3),('309 Harvest Ct',1),('1120 Ninth St',2)]
    hd=Table([['UNIT','STATUS','TENANTS','LEASE START','LEASE END','RENT','DEPOSITS','BALANCE']],colWidths=w);hd.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('TEXTCOLOR',(0,0),(-1,-1),colors.grey),('ALIGN',(5,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,-1),1,colors.grey)]);fl.append(hd)
    T=[0,0,0];occ=vac=0
    for pi,(p,k) in enumerate(props):
        d=[[p]+['']*7];st=[];s=[0,0,0]
        for j in range(k):
            u='Main' if k==1 else (['A','B'][j] if k==2 else f'{j+1}')
            if (pi,j) in((2,1),(6,3)):
                d.append([u,'Vacant','','','','','','']);rows.append(row(unit=u,propertyName=p,statusText='Vacant'));vac+=1
                if pi==6:
                    w2=n();a=dt.date(2025,12,1);b=eoy(a);d.append([u,'Future',Paragraph(w2,P),su(a),su(b),'$1,075.00','$1,075.00','$0.00']);rows.append(row(unit=u,propertyName=p,statusText='Future',tenantName=w2,leaseStartDate=iso(a),leaseEndDate=iso(b),contractRent=1075,deposit=1075,balance=0))
                continue
            who=n()+(', '+n() if r.random()<.35 else '');a=rd(r,2024,2025);a=min(a,dt.date(2025,10,1));mt=r.random()<.2;b=eoy(a) if not a<dt.date(2024,11,5) else eoy(a,2)
            rent=r.randrange(875,1695,25);dep=r.choice([rent,rent,0,rent+200]);bal=r.choice([0,0,0,0,rent,-50,125]);occ+=1
            stt='Eviction' if (pi,j)==(8,1) else ('Notice' if (pi,j)==(4,0) else 'Active')
            fm=lambda x:f'-${-x:,.2f}' if x<0 else f'${x:,.2f}'
            d.append([u,stt,Paragraph(who,P),su(a),'At will' if mt else su(b),fm(rent),fm(dep),fm(bal)]);s=[s[0]+rent,s[1]+dep,s[2]+bal]
            rows.append(row(unit=u,propertyName=p,statusText=stt,tenantName=who,leaseStartDate=iso(a),leaseEndDate='At will' if mt else iso(b),contractRent=rent,deposit=dep,balance=bal))
        if k>1:d.append(['Total for '+p,'','','','']+[f'${s[0]:,.2f}',f'${s[1]:,.2f}',f'-${-s[2]:,.2f}' if s[2]<0 else f'${s[2]:,.2f}']);st+=[('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('LINEABOVE',(5,-1),(-1,-1),.4,colors.grey)]
        T=[a+b for a,b in zip(T,s)]
        t=Table(d,colWidths=w);t.setStyle([('FONTSIZE',(0,0),(-1,-1),8),('FONTNAME',(0,0),(0,0),'Helvetica-Bold'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#f0f0f0')),('ALIGN',(5,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('TOPPADDING',(0,0),(-1,-1),2.5)]+st);fl+=[KeepTogether(t),Spacer(1,5)]
    t=Table([['Total (future leases not included)','','','','']+[f'${x:,.2f}' for x in T]],colWidths=w);t.setStyle([('FONT',(0,0),(-1,-1),'Helvetica-Bold',8.5),('ALIGN',(5,0),(-1,-1),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LEFTPADDING',(5,0),(-1,-1),0)]);fl.append(t)
    doc.build(fl,onFirstPage=deco,onLaterPages=deco);save(nm,'SINGLE_FAMILY_RENTAL','Buildium-like by property',False,rows,occ+vac,occ,vac,'Tolliver Rentals LLC','2025-11-03')

def p6():  # bank form
    r=random.Random(606);n=N(r);nm='first_granger_form_CL214.pdf';W,H=letter;c=canvas.Canvas(D+nm,pagesize=letter);rows=[]
    c.setFont('Helvetica-Bold',11);c.drawString(36,H-44,'FIRST GRANGER SAVINGS BANK');c.setFont('Helvetica',7);c.drawRightString(W-36,H-40,'Form CL-214 (rev. 3/09)');c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-66,'SCHEDULE OF LEASES AND RENTALS')
    def box(x,y,w,h,lab,val):
        c.rect(x,y,w,h);c.setFont('Helvetica',6);c.drawString(x+3,y+h-8,lab);c.setFont('Courier',9.5);c.drawString(x+6,y+5,val)
    c.setLineWidth(.6);box(36,H-104,320,26,'1. Name of borrower','Pettigrew Block Associates');box(356,H-104,220,26,'2. Loan no.','31-004417');box(36,H-130,320,26,'3. Property address','14-22 Main St., Granger');box(356,H-130,220,26,'4. Rents as of (date)','6-30-2025')
    xs=[36,80,192,254,294,340,386,436,484,530,576];hy=H-172
    hd=[('5. Unit','or space'),('6. Tenant','(print VACANT if vacant)'),('7. Use',''),('8. Sq.','feet'),('9. Lease','begins'),('10. Lease','ends'),('11. Rent','per month'),('12. Sec.','deposit'),('13a. Next','increase on'),('13b. Monthly','rent then')]
    for i,(a,b) in enumerate(hd):c.rect(xs[i],hy,xs[i+1]-xs[i],32);c.setFont('Helvetica',6);c.drawString(xs[i]+2,hy+11,a);c.drawString(xs[i]+2,hy+3,b)
    d2=lambda d:f'{d.month}-{d.day}-{d:%y}'
    sp=[('14 Main','Corner Cup Coffee','cafe',1150),('16 Main','Granger Hardware','retail',3400),('18 Main',None,'retail',980),('20 Main',"Lottie's Alterations",'shop',640),('22 Main','Odell & Voss CPAs','office',1275),('2A','x','apt 2BR',860),('2B','x','apt 1BR',640),('2C',None,'apt 1BR',655),('2D','x','apt 2BR',905),('Roof','Tri-State Outdoor Adv.','sign','')]
    y=hy-19;tot=dep=0;occ=vac=0
    for i in range(14):
        for j in range(10):c.rect(xs[j],y,xs[j+1]-xs[j],19)
        if i<len(sp):
            u,t,use,sf=sp[i];t=n('{I}. {L}') if t=='x' else t;c.setFont('Courier',8)
            put=lambda j,v:c.drawString(xs[j]+3,y+6,v)
            rt=lambda j,v:c.drawRightString(xs[j+1]-3,y+6,v)
            put(0,u);put(1,t or 'VACANT');put(2,use);rt(3,f'{sf:,}' if sf else '')
            e=row(unit=u,unitType=use,area=sf or None,tenantName=t,statusText=None if t else 'VACANT')
            if t:
                a=rd(r,2021,2024);yrs=r.choice([3,5]) if i<5 or i==9 else 1
                if yrs==1:a=dt.date(2024,r.randint(8,12),1)
                else:a=dt.date(max(a.year,2023),a.month,1)
                b=eoy(a,yrs);rent={0:1650,1:3100,3:720,4:1540,9:350}.get(i) or r.randrange(725,1000,5);de=rent if i!=9 else 0
                put(4,d2(a));put(5,'month-mo' if i==6 else d2(b));rt(6,m(rent));rt(7,m(de,0) if de else '');e.update(leaseStartDate=iso(a),leaseEndDate='month-mo' if i==6 else iso(b),contractRent=rent)
                if de:e['deposit']=de;dep+=de
                if i in(0,1,4):
                    q=dt.date(2026 if a.month<7 else 2025,a.month,1);nr=round(rent*1.03);put(8,d2(q));rt(9,m(nr,0));e['rentSteps']=[dict(date=iso(q),amount=nr)]
                tot+=rent
            if i<9:
                if t:occ+=1
                else:vac+=1
            rows.append(e)
        y-=19
    c.rect(36,y,540,19);c.setFont('Helvetica-Bold',7.5);c.drawString(40,y+6,'14. TOTAL THIS SCHEDULE');c.setFont('Courier-Bold',8);c.drawRightString(433,y+6,m(tot));c.drawRightString(481,y+6,m(dep,0))
    y-=26;box(36,y,180,26,'15. Number of rentable units (do not count signs, towers)',str(occ+vac));box(216,y,180,26,'16. Of these, rented',str(occ));box(396,y,180,26,'17. Of these, vacant',str(vac))
    y-=52;box(36,y,540,52,'18. Remarks','');c.setFont('Courier',8.5);c.drawString(42,y+30,'18 Main: was bakery, left in Feb.  2C being repainted, showing since 6-15.');c.drawString(42,y+16,'Heat incl. in apts.  Stores pay own gas & electric.')
    y-=40;c.setFont('Helvetica',7);c.drawString(36,y+22,'I certify that the above is true and complete.');c.line(36,y,300,y);c.line(340,y,576,y);c.drawString(36,y-9,'Signature of borrower');c.drawString(340,y-9,'Date');c.setFont('Times-Italic',17);c.setFillColor(colors.darkblue);c.drawString(60,y+4,'H. M. Pettigrew');c.setFont('Times-Italic',12);c.drawString(360,y+4,'7/8/25')
    c.save();save(nm,'MIXED_USE','bank form, boxes filled in with typewriter',False,rows,occ+vac,occ,vac,'14-22 Main St., Granger','2025-06-30')

def p7():  # farm land
    r=random.Random(707);n=N(r);nm='brandvold_trust_land_leases.pdf';rows=[];doc=SimpleDocTemplate(D+nm,pagesize=landscape(letter),leftMargin=45,rightMargin=45,topMargin=45,bottomMargin=40)
    B_=ParagraphStyle('b',fontName='Times-Roman',fontSize=10,leading=11.5)
    fl=[Paragraph('<b>BRANDVOLD FAMILY LAND TRUST</b>',ParagraphStyle('t',fontName='Times-Roman',fontSize=14,alignment=1,leading=18)),Paragraph('Farm and pasture leases, crop year 2025 (list of March 1, 2025)',ParagraphStyle('t2',fontName='Times-Italic',fontSize=11,alignment=1)),Spacer(1,10)]
    secs=[('Dorrance County - cropland',['NE 1/4 Sec. 12','SE 1/4 Sec. 12','W 1/2 NW 14','Home place','Schoolhouse eighty','Peterka quarter']),('Dorrance County - pasture',['River pasture','Sec. 23 north','Sec. 23 south']),('Vail County - cropland and hay',['Lindgren place','Co-op forty','East bottoms','Hay meadow']),('Other',['Hunting, all of Sec. 23','Elevator sign, Hwy 30'])]
    data=[['Tract','Operator','Acres','Use','Rate','Rent for\nthe year','Due','Lease\nbegan','Lease\nends','Notes']];st=[];G=0;A=0;occ=vac=0
    for s,tr in secs:
        data.append([s]+['']*9);k=len(data)-1;st+=[('SPAN',(0,k),(-1,k)),('FONTNAME',(0,k),(0,k),'Times-BoldItalic'),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#eee8d5'))];sub=0;sa=0
        for t in tr:
            if t=='Co-op forty':
                data.append([t,'not rented for 2025','38.5','','','','','','',Paragraph('too wet, in fallow',B_)]);rows.append(row(unit=t,section=s,statusText='not rented for 2025'));vac+=1;sa+=38.5;continue
            y=r.choice([2022,2023,2024]);a=dt.date(y,3,1);b=dt.date(y+r.choice([3,4,5]),2,28);who=r.choice([n('{F} {L}'),n('{L} Bros.'),n('{L} Farms Inc.')])
            if s=='Other':
                rent=1800. if t[0]=='H' else 420.;data.append([t,who,'','hunting' if t[0]=='H' else 'sign','flat',m(rent),'Sept. 1',a.strftime('%-m/%-d/%y'),b.strftime('%-m/%-d/%y'),''])
                use='hunting' if t[0]=='H' else 'sign'
            else:
                ac=r.choice([78.4,80.0,118.2,152.7,157.0,160.0,39.0]);rate=r.choice([165,180,195,210]) if 'crop' in s and t!='Hay meadow' else 48;rent=round(ac*rate,2);use='crop' if rate>100 else('hay' if t[0:3]=='Hay' else 'grazing')
                data.append([t,who,f'{ac:.1f}',use,f'${rate}/ac',m(rent),'half 3/1, half 12/1' if rate>100 else 'May 1',a.strftime('%-m/%-d/%y'),b.strftime('%-m/%-d/%y'),Paragraph({'Home place':'house and bins kept out','River pasture':'operator keeps up fences'}.get(t,''),B_)]);sa+=ac;occ+=1
            rows.append(row(unit=t,section=s,unitType=use,tenantName=who,annualRent=rent,leaseStartDate=iso(a),leaseEndDate=iso(b)));sub+=rent
        data.append(['','',f'{sa:.1f}' if sa else '','','',m(sub),'','','','']);k=len(data)-1;st+=[('LINEABOVE',(2,k),(2,k),.7,colors.black),('LINEABOVE',(5,k),(5,k),.7,colors.black),('FONTNAME',(0,k),(-1,k),'Times-Bold')];G+=sub;A+=sa
    data.append(['Whole trust','',f'{A:,.1f}','','',m(G),'','','','']);st+=[('FONTNAME',(0,-1),(-1,-1),'Times-Bold'),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black)]
    t=Table(data,repeatRows=1,colWidths=[112,118,44,52,50,66,92,50,50,72]);t.setStyle([('FONT',(0,0),(-1,-1),'Times-Roman',10),('FONT',(0,0),(-1,0),'Times-Bold',10),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(5,0),(5,-1),'RIGHT'),('INNERGRID',(0,0),(-1,-1),.25,colors.grey),('BOX',(0,0),(-1,-1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('VALIGN',(0,0),(-1,-1),'MIDDLE')]+[x if x[0]!='FONTNAME' else x for x in st])
    fl+=[t,Spacer(1,8),Paragraph(f'{occ+vac} tracts of land: {occ} rented, {vac} not rented. Hunting and the sign go with the land and are not counted. Rates are cash rent; no crop shares since 2019.',B_)]
    doc.build(fl);save(nm,'LAND','word-processor grid table, farm tracts, annual rents',True,rows,occ+vac,occ,vac,'Brandvold Family Land Trust','2025-03-01')
ALL=[p1,p2,p3,p4,p5,p6,p7]
