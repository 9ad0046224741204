from common import *
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.pdfgen import canvas
D=dt.date
def P(t,f='Times-Roman',s=7.5,a=0,**k): return Paragraph(t,PS('x',fontName=f,fontSize=s,leading=s*1.18,alignment=a,**k))

def p1():  # office tower exhibit B
    g=G(3901); f='Exhibit_B_Rent_Roll_Harrow_Tower.pdf'
    cos=["Pellworth & Strand LLP","Northgate Actuarial Group, Inc.","Cinder Analytics, LLC","Marchbank Reinsurance Co.","Ellery Dunn Architects, P.C.","Bluefen Staffing Corp.","Tri-Rivers Title Agency","Osprey Wealth Partners, LLC","Halden Foods Holdings, Inc.","Consulate of Valdoria","Kestrel Imaging, Inc.","Lakeline Federal Credit Union","Stonebarrow Capital LP","Quire Software, Inc.","Vance Orthodontics, S.C.","Midland Grain Brokers, Inc."]
    S=[('Lobby-1','t'),('Lobby-2','v'),('200','t'),('250','mg'),('300','t'),('400','t'),('410','v'),('425','t'),('500','t'),('600','t'),('650','t'),('700','t'),('710','v'),('740','t'),('800','t'),('900/1000','t'),('1100','t'),('1120','v'),('1150','t'),('1200','t'),('B-1','st'),('Roof','an')]
    ci=0; rows=[]; tb=[]; TA=TM=TY=TD=0; occA=vacA=0
    H=['Suite','Tenant','Rentable<br/>Sq. Ft.','Commence-<br/>ment Date','Expiration<br/>Date','Monthly<br/>Base Rent','Annual<br/>Base Rent','Rent<br/>/RSF','Scheduled Increases<br/>(monthly amount)','Security<br/>Deposit','Renewal<br/>Options']
    tb.append([P('<b>%s</b>'%h,s=7.5,a=1) for h in H])
    fn={'300':'1','500':'2','900/1000':'3','740':'4'}
    for s,k in S:
        if k in('v','mg'):
            a=g.randint(1400,6200) if k=='v' else 1180
            n='VACANT' if k=='v' else 'Building Management Office'
            tb.append([P(s),P('<i>%s</i>'%n),P(f'{a:,}',a=2)]+[P('--' ,a=1)]*2+[P('--',a=2)]*3+[P('')]+[P('--',a=2),P('')]); TA+=a
            if k=='v': vacA+=a
            else: occA+=a
            rows.append(row(unit=s,area=a,statusText='VACANT' if k=='v' else None,tenantName=n if k=='mg' else None)); continue
        if k=='an': n='SkyRelay Wireless, LLC (antenna license)';a=None;st=D(2019,5,1);y=10;ps=None;m=2750.
        elif k=='st': n='Pellworth & Strand LLP (storage)';a=410;st=D(2021,3,1);y=9;m=512.5
        else:
            n=cos[ci];ci+=1;a=g.randint(1600,9800)*(3 if s=='900/1000' else 1);st=D(g.randint(2017,2024),g.randint(1,12),1);y=g.choice([7,10,12])
            if s in('300','650'):y=15
            m=round(a*g.uniform(27,41)/12,2)
        en=term(st,y); 
        if en<D(2025,9,30): en=D(2027,st.month,28)
        if s=='740': en='MTM'
        steps=[]
        if k=='t' and en!='MTM' and g.random()<.7:
            q=m; d=D(2026 if st.month<=8 else 2025,st.month,1)
            if d<=D(2025,8,31): d=addm(d,12)
            for _ in range(g.randint(1,3)):
                if d>=en: break
                q=round(q*1.025,2);steps.append((d,q)); d=addm(d,12)
        dep=round(m*g.choice([1,1,2]),2) if k=='t' and g.random()<.75 else None
        yr=round(m*12,2);TM+=m;TY+=yr;TD+=dep or 0;TA+=a or 0;occA+=a or 0
        opt=g.choice(['1 x 5 yrs','2 x 5 yrs','None','1 x 3 yrs (FMV)']) if k=='t' else ''
        tb.append([P(s),P(n.replace('&','&amp;')+(f'<super>({fn[s]})</super>' if s in fn else '')),P(f'{a:,}' if a else '',a=2),P(us(st),a=1),P(us(en) if en!='MTM' else 'MTM',a=1),P('$'+m2(m),a=2),P('$'+m2(yr),a=2),P(f'${yr/a:.2f}' if a else '',a=2),P('<br/>'.join(f'{us(d)}: ${q:,.2f}' for d,q in steps)),P('$'+m2(dep) if dep else '--',a=2),P(opt)])
        rows.append(row(unit=s,area=a,tenantName=n,leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=yr,deposit=dep,rentSteps=[dict(date=iso(d),amount=q) for d,q in steps]))
    tb.append([P('<b>TOTALS</b>'),'',P(f'<b>{TA:,}</b>',a=2),'','',P('<b>$%s</b>'%m2(TM),a=2),P('<b>$%s</b>'%m2(TY),a=2),'','',P('<b>$%s</b>'%m2(TD),a=2),''])
    t=Table(tb,colWidths=[44,136,48,54,54,62,72,40,98,64,58],repeatRows=1)
    t.setStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('BACKGROUND',(0,0),(-1,0),colors.Color(.88,.88,.88))])
    el=[P('<b>EXHIBIT B</b>',s=12,a=1),P('to Agreement of Purchase and Sale dated as of September 12, 2025',s=9,a=1),Spacer(1,4),P('<b>CERTIFIED RENT ROLL</b>',s=11,a=1),P('Harrow Tower &ndash; 118 West Calloway Street, Milwaukee, Wisconsin',s=10,a=1),P('As of August 31, 2025',s=10,a=1),Spacer(1,8),t,Spacer(1,6)]
    for x in ['(1) Tenant holds a one-time right to terminate effective on the last day of the 96th month upon twelve (12) months&rsquo; notice and payment of a fee of $118,400.00.','(2) Guaranteed by parent company. Tenant is in a dispute regarding 2023 operating expense reconciliation in the amount of $6,212.18.','(3) Right of first offer on contiguous space on floor 11.','(4) Holdover tenancy from month to month; either party may terminate on thirty (30) days&rsquo; notice.']: el.append(P(x,s=7.5))
    el+=[Spacer(1,10),KeepTogether([P('The undersigned hereby certifies to Purchaser and to its lender that, to the actual knowledge of Seller, the foregoing Rent Roll is true, correct and complete in all material respects as of the date set forth above.',s=9),Spacer(1,10),P('<b>SELLER:</b> HARROW TOWER ASSOCIATES, LLC, a Delaware limited liability company',s=9),Spacer(1,18),P('By: ______________________________<br/>Name: Wendell Rutledge<br/>Title: Authorized Signatory',s=9)])]
    def foot(c,d): c.setFont('Times-Roman',8);c.drawCentredString(396,22,f'Exhibit B - Page {d.page}');c.setFont('Times-Roman',6);c.drawString(30,22,'4817-2093-6611.v4')
    SimpleDocTemplate(DOC+f,pagesize=landscape(letter),leftMargin=28,rightMargin=28,topMargin=36,bottomMargin=40).build(el,onFirstPage=foot,onLaterPages=foot)
    o=sum(k=='t' for _,k in S);v=sum(k=='v' for _,k in S)
    save(f,'Harrow Tower','2025-08-31',o+v+1,o,v,rows,'OFFICE','Word-like certified rent roll exhibit, grid, footnotes, steps in cell')

def p2():  # shopping centre Alberta, two-line records, digit_changed
    g=G(3902); f='Schedule1_Rosethorn_Crossing.pdf'
    T=[('Save-Right Grocers','Save-Right Western Ltd.',31240),('Pampered Paw','1877204 Alberta Ltd.',1820),('Dr. Lund Dental','Lund Dental Professional Corp.',2410),('Kabob Corner','Kabob Corner Inc.',1315),(None,)+(None,1760),('Cut Above Hair','S. Vuong o/a Cut Above',980),('Prairie Pharmacy','Prairie Pharmacy (2014) Ltd.',5120),('Bow Liquor','Bow River Spirits Inc.',3305),('Mobile Hut','Mobile Hut Canada Ltd.',890),(None,None,2240),('Fit24','Fit24 Franchise Holdings ULC',9875),('Sunny Nails','2210448 Alberta Inc.',1105),('Pizza Tonight','Pizza Tonight Restaurants Ltd.',1440),('Foothills Insurance','Foothills Brokers Inc.',1690),('First Plains Bank','First Plains Bank of Canada',4850),('Burger Station (Pad A)','BSR Restaurants LP',3100),('Gas & Go (Pad B)','Westline Fuels Ltd.',2600)]
    c=canvas.Canvas(DOC+f,pagesize=letter);rows=[];x=dict(u=40,t=72,a=212,d=258,r=366,cam=414,tax=462,tot=516,dep=572)
    def head(p):
        c.setFont('Helvetica-Bold',13);c.drawString(40,752,'SCHEDULE 1');c.setFont('Helvetica',9);c.drawRightString(572,752,f'Page {p} of 2')
        c.setFont('Helvetica-Bold',10);c.drawString(40,736,'Rosethorn Crossing Shopping Centre');c.setFont('Helvetica',8.5);c.drawString(40,724,'4400 Rosethorn Way SE, Calgary, Alberta');c.drawRightString(572,724,'Rent Roll as at 2025-10-01')
        c.setLineWidth(1.2);c.line(40,716,572,716);c.setFont('Helvetica-Bold',7.2)
        for k,a,b,al in[('u','Unit','',0),('t','Tenant (trade name)','Legal name / covenant',0),('a','Area','(sq. ft.)',1),('d','Commenced','Expires',0),('r','Minimum','Rent /mo.',1),('cam','CAM','/mo.',1),('tax','Realty','Tax /mo.',1),('tot','Total','Monthly',1),('dep','Deposit','Held',1)]:
            (c.drawRightString if al else c.drawString)(x[k]+(34 if k=='a' else 0),706,a);(c.drawRightString if al else c.drawString)(x[k]+(34 if k=='a' else 0),697,b)
        c.setLineWidth(.5);c.line(40,692,572,692)
    head(1);y=680;S=dict(r=0,cam=0,tax=0,tot=0,dep=0,a=0);i=0;pl=None
    for n,(tn,ln,a) in enumerate(T):
        u=f'{100+n+1}' if n<15 else ('Pad A','Pad B')[n-15];S['a']+=a
        if n==13: c.showPage();head(2);y=680
        c.setFont('Helvetica',7.6);c.drawString(x['u'],y,u);c.drawRightString(x['a']+34,y,f'{a:,}')
        if tn is None:
            c.setFont('Helvetica-Oblique',7.6);c.drawString(x['t'],y,'Vacant');c.setFont('Helvetica-Oblique',6.8);c.drawString(x['t'],y-9,'Available immediately');rows.append(row(unit=u,area=a,statusText='Vacant'))
        else:
            st=D(g.randint(2015,2024),g.randint(1,12),1);en=term(st,g.choice([10,10,15,12]));
            if en<D(2025,10,1):en=term(st,15)
            rate=18.5 if a>9000 else g.choice([28,31,33.5,36,38]);r=round(a*rate/12,2);cam=round(a*7.85/12,2);tax=round(a*5.42/12,2);tot=round(r+cam+tax,2);dep=round(tot*1.05*g.choice([1,2]),2) if a<9000 else None
            S['r']+=r;S['cam']+=cam;S['tax']+=tax;S['tot']+=tot;S['dep']+=dep or 0
            pr=r
            if n==6:
                s=f'{r:.2f}';k=1;dg=str((int(s[k])+4)%10);pr=float(s[:k]+dg+s[k+1:]);pl=dict(what=f'Unit {u}: Minimum Rent printed {pr:,.2f} instead of {r:,.2f}; the row total and column total are of the right amount',kind='digit_changed')
            c.drawString(x['t'],y,tn)
            c.drawString(x['d'],y,iso(st));c.drawString(x['d'],y-9,iso(en))
            for k,v in(('r',pr),('cam',cam),('tax',tax),('tot',tot),('dep',dep)): c.drawRightString(x[k],y,m2(v) if v is not None else 'nil')
            c.setFont('Helvetica-Oblique',6.8);c.drawString(x['t'],y-9,ln);c.setFont('Helvetica',6.6);c.setFillGray(.3);c.drawRightString(x['r'],y-9,f'@ ${rate:.2f} psf/yr')
            steps=[]
            if n in(1,7,11,14):
                d=addm(D(2026,st.month,1),12);q=round(a*(rate+1.5)/12,2);c.drawString(x['t'],y-18,f'Step: {iso(d)} to ${q:,.2f} per month');steps=[dict(date=iso(d),amount=q)]
            elif n in(2,8): c.drawString(x['t'],y-18,'One option to extend, 5 years at market')
            c.setFillGray(0)
            rows.append(row(unit=u,area=a,tenantName=tn,leaseStartDate=st,leaseEndDate=en,contractRent=pr,deposit=dep,charges=[dict(code='CAM',amount=cam),dict(code='Realty Tax',amount=tax)],totalCharges=tot,rentSteps=steps))
        c.setStrokeGray(.75);c.line(40,y-23,572,y-23);c.setStrokeGray(0);y-=36
    c.setFont('Helvetica-Bold',7.6);c.drawString(72,y,'Total Centre');c.drawRightString(x['a']+34,y,f"{S['a']:,}")
    for k in('r','cam','tax','tot','dep'):c.drawRightString(x[k],y,m2(S[k]))
    c.setFont('Helvetica',7.6);v=sum(t[0] is None for t in T);va=sum(t[2] for t in T if t[0] is None)
    c.drawString(72,y-22,f"Leased premises: {len(T)-v} of {len(T)}      Vacant premises: {v} ({va:,} sq. ft.; {va/S['a']*100:.1f}% of area)")
    c.drawString(40,y-60,'Deposits are exclusive of interest. All rents are exclusive of GST. Deposits to be adjusted on the Closing Date pursuant to section 4.3.')
    c.drawString(40,y-100,'Initials:   Vendor  __________      Purchaser  __________');c.save()
    save(f,'Rosethorn Crossing Shopping Centre','2025-10-01',len(T),len(T)-v,v,rows,'RETAIL','two/three-line records, canvas, Canadian schedule',True,planted=pl)

def p3():  # yardi lease charges
    g=G(3903); f='RentRollwithLeaseCharges_wyndmere.pdf'
    c=canvas.Canvas(DOC+f,pagesize=landscape(letter));rows=[];X=[24,70,124,152,204,332,392,452,520,568,612,660,708,768]
    R={5,6,8,9,13} ; pg=[0]
    st={'y':0}
    def head():
        pg[0]+=1;c.setFont('Helvetica-Bold',11);c.drawString(24,585,'Rent Roll with Lease Charges');c.setFont('Helvetica',7.5);c.drawString(24,574,'Wyndmere Flats (wyndmere)');c.drawString(24,564,'As Of = 09/30/2025');c.drawString(24,554,'Month Year = 09/2025')
        c.setFont('Helvetica-Bold',6.8)
        for i,(a,b) in enumerate([('Unit',''),('Unit Type',''),('Unit','Sq Ft'),('Resident',''),('Name',''),('Market','Rent'),('Charge','Code'),('Amount',''),('Resident','Deposit'),('Other','Deposit'),('Move In',''),('Lease','Expiration'),('Move Out',''),('Balance','')]):
            rt=i in(2,5,7,8,9,13);p=X[i]+(20 if i==2 else 36 if i in(5,7) else 30 if i in (8,9) else 0)
            (c.drawRightString if rt else c.drawString)(p,540,a);(c.drawRightString if rt else c.drawString)(p,532,b)
        c.line(24,528,770,528);st['y']=518;c.setFont('Helvetica',6.8)
    def ln(vals,bold=False,dy=9):
        if st['y']<34:
            c.setFont('Helvetica',6);c.drawString(24,20,'Tuesday, September 30, 2025 04:12 PM');c.drawRightString(770,20,f'Page {pg[0]}');c.showPage();head()
        c.setFont('Helvetica-Bold' if bold else 'Helvetica',6.8)
        for i,v in vals.items():
            rt=i in(2,5,7,8,9,13);p=X[i]+(20 if i==2 else 36 if i in(5,7) else 30 if i in (8,9) else 0)
            (c.drawRightString if rt else c.drawString)(p,st['y'],v)
        st['y']-=dy
    head();ln({0:'Current/Notice/Vacant Residents'},True,12)
    types=[('wf1a',640,1395),('wf1b',715,1475),('wf2a',960,1790),('wf2b',1045,1885),('wf3a',1310,2290)]
    units=[f'{b}{fl}{n:02d}' for b in 'AB' for fl in(1,2,3) for n in range(1,10)];  # 54
    vac=set(g.sample(units,5));rest=[u for u in units if u not in vac];model=rest[0];down=rest[17]
    names=g.uniq(60,g.last);TM=TC=TD=TB=0;tid=412000;by={};sums={};sq=dict(o=0,v=0,n=0)
    for i,u in enumerate(units):
        ty,a,m=types[(i*7+i//9)%5];mk=m+10*g.randint(0,6);TM+=mk
        if u in vac or u in(model,down):
            k='VACANT' if u in vac else 'MODEL' if u==model else 'DOWN'
            ln({0:u,1:ty,2:str(a),3:k,4:k,5:m2(mk),7:'0.00',8:'0.00',9:'0.00',13:'0.00'});ln({6:'Total',7:'0.00'},True,11)
            rows.append(row(unit=u,unitType=ty,area=a,statusText=k,section='Current/Notice/Vacant Residents',marketRent=mk,deposit=0,balance=0,totalCharges=0));sq['v' if k=='VACANT' else 'n']+=a;continue
        sq['o']+=a
        tid+=g.randint(3,900);mi=g.day(D(2019,2,1),D(2025,8,28));le=eom(D(2025,10,1)) if g.random()<.1 else eom(g.day(D(2025,11,1),D(2026,9,1)));mo=g.day(D(2025,10,5),D(2025,11,30)) if g.random()<.08 else None
        r=mk-g.choice([0,15,25,40,60,95]);ch=[('rent',r)]
        for code,am,p in(('park',75,.35),('pet',35,.3),('trash',22.5,1),('pestctrl',4,1),('concess',-100,.08),('storage',45,.1)):
            if g.random()<p:ch.append((code,am))
        if g.random()<.04: ch=[('rent',r),('emplcred',-round(r*.5,2))]+ch[1:]
        dep=g.choice([250,300,500,r,0]);bal=g.choice([0]*6+[round(g.uniform(20,2100),2),-round(g.uniform(5,150),2)])
        tot=sum(x for _,x in ch);TC+=tot;TD+=dep;TB+=bal
        for q,v in ch:sums[q]=sums.get(q,0)+v
        n=names[i];sf=lambda v:f'{v:,.2f}'
        d={0:u,1:ty,2:str(a),3:f't0{tid}',4:n,5:sf(mk),6:ch[0][0],7:sf(ch[0][1]),8:sf(dep),9:'0.00',10:us2(mi),11:us2(le),13:sf(bal)}
        if mo:d[12]=us2(mo)
        if st['y']<34+9*len(ch): st['y']=0
        ln(d)
        for q,v in ch[1:]:ln({6:q,7:sf(v)})
        ln({6:'Total',7:sf(tot)},True,11)
        rows.append(row(unit=u,unitType=ty,area=a,tenantName=n,section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=r,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=dep,balance=bal,charges=[dict(code=q,amount=v) for q,v in ch],totalCharges=round(tot,2)))
    ln({0:'Future Residents/Applicants'},True,12);fd=0
    for j,u in enumerate(sorted(vac)[:3]):
        r0=next(r for r in rows if r['unit']==u);tid+=77;mi=D(2025,10,3+j*6);le=eom(addm(mi,11));dep=300;fd+=dep
        ln({0:u,1:r0['unitType'],2:str(r0['area']),3:f't0{tid}',4:names[55+j],5:'0.00',7:'0.00',8:m2(dep),9:'0.00',10:us2(mi),11:us2(le),13:f'{-dep:,.2f}'});ln({6:'Total',7:'0.00'},True,11)
        rows.append(row(unit=u,unitType=r0['unitType'],area=r0['area'],tenantName=names[55+j],section='Future Residents/Applicants',marketRent=0,moveInDate=mi,leaseEndDate=le,deposit=dep,balance=-dep,totalCharges=0));TD+=dep;TB-=dep
    sf=lambda v:f'{v:,.2f}'
    st['y']-=4;ln({0:'Total',3:'Wyndmere Flats (wyndmere)',5:sf(TM),7:sf(TC),8:sf(TD),9:'0.00',13:sf(TB)},True,20)
    if st['y']<170: st['y']=0
    nu=len(units);o=nu-7
    ln({0:'Summary Groups',3:'Square',5:'Market',7:'# Of',8:'% Unit'},True);ln({3:'Footage',7:'Units',8:'Occupancy'},True)
    for lab,s,k in(('Occupied Units',sq['o'],o),('Total Non Rev Units',sq['n'],2),('Total Vacant Units',sq['v'],5),('Totals:',sum(sq.values()),nu)): ln({0:lab,3:f'{s:,}',7:str(k),8:f'{k/nu*100:.2f}'})
    st['y']-=8;ln({0:'Summary of Charges by Charge Code'},True);ln({0:'(Current/Notice Residents Only)'})
    for q in sorted(sums):ln({0:q,5:sf(sums[q])})
    ln({0:'Total',5:sf(sum(sums.values()))},True)
    c.save();save(f,'Wyndmere Flats','2025-09-30',nu,o,5,rows,'MULTIFAMILY','Yardi rent roll with lease charges')

def p4(): # MRI courier industrial
    g=G(3904); f='MRI_RNTROLL_Tolland_Park.pdf';c=canvas.Canvas(DOC+f,pagesize=landscape(legal));L=[]
    out=[];rows=[];W=[('TP1','Tolland Park - Bldg 1'),('TP2','Tolland Park - Bldg 2')]
    co=["Arrowhead Cold Chain, Inc.","Bexley Fasteners Co.","Cord & Reel Supply","Dovetail Millwork, LLC","Empire State Tile Dist.","Fenwick Logistics, Inc.","Glasswing Labs Corp.","Hubner Machine Tool","Inland Paper Mfg.","Jubilee Party Rentals","Kingfisher Pumps, LLC","Loomis & Fay Printing","Moraine Beverage Co."]
    F=lambda *v:"{:<15}  {:<30}  {:<10} {:<10}  {:>9} {:>12} {:>10} {:>13} {:>8} {:>12}  {:<4} {:<10} {:>16} {:>10}".format(*v)
    hdr=[F('','','Rent','','GLA','Monthly','Annual','Monthly','Expense','Monthly','','Future Rent',' Increases','')[:200],F('Bldg Id-Suit Id','Occupant Name','Start','Expiration','Sqft','Base Rent','Rate PSF','Cost Recovery','Stop','Other Income','Cat','Date','Monthly Amount','PSF'),F('-'*15,'-'*30,'-'*10,'-'*10,'-'*9,'-'*12,'-'*10,'-'*13,'-'*8,'-'*12,'-'*4,'-'*10,'-'*16,'-'*10)]
    ci=0;G_=dict(a=0,b=0,r=0,o=0,va=0,no=0,nv=0)
    lay=[['v1','t','t','t','t','t','t'],['v1','v1','t','t','t','t','t','t','t']]
    for (bid,bn),ks in zip(W,lay):
        T=dict(a=0,b=0,r=0,o=0,va=0,no=0,nv=0);out.append('H|'+bn)
        if 'v1' in ks: out.append('Vacant Suites');out.append('')
        ids=[f'{100+10*i:04d}' for i in range(len(ks))];g.shuffle(ids);pv=[i for i,k in enumerate(ks) if k=='v1']
        order=sorted(ids[:len(pv)])+sorted(ids[len(pv):]);fl=False
        for i,sid in enumerate(order):
            v=i<len(pv);a=g.randint(6000,42000)
            if v:
                out.append(f"{bid+'-'+sid:<15}  {'Vacant':<30}  {'':<10} {'':<10}  {a:>9,}");T['va']+=a;T['nv']+=1
                rows.append(row(unit=f'{bid}-{sid}',building=bn,area=a,statusText='Vacant',section='Vacant Suites'));continue
            if not fl: out+=['','Occupied Suites',''];fl=True
            st=D(g.randint(2018,2024),g.randint(1,12),1);en=term(st,g.choice([7,8,10]));
            if en<D(2026,1,1): en=D(2028,3,31)
            m=round(a*g.uniform(6.2,10.9)/12,2);cr=round(a*g.uniform(1.9,2.6)/12,2);oi=g.choice([0,0,0,350,1200.]);n=co[ci];ci+=1
            steps=[];q=m;d=D(2026,st.month,1)
            for _ in range(g.randint(0,4)):
                if d<en: q=round(q*1.03,2);steps.append((d,q));d=addm(d,12)
            base=f"{bid+'-'+sid:<15}  {n:<30}  {us2(st):<10} {us2(en):<10}  {a:>9,} {m:>12,.2f} {m*12/a:>10.2f} {cr:>13,.2f} {'':>8} {oi:>12,.2f}"
            for k,(dd,qq) in enumerate(steps or [(None,None)]):
                tail=f"  {'BRI':<4} {us2(dd)} {qq:>16,.2f} {qq*12/a:>10.2f}" if dd else ''
                out.append((base if k==0 else ' '*len(base))+tail)
            out.append('')
            T['a']+=a;T['b']+=m;T['r']+=cr;T['o']+=oi;T['no']+=1
            rows.append(row(unit=f'{bid}-{sid}',building=bn,area=a,tenantName=n,section='Occupied Suites',leaseStartDate=st,leaseEndDate=en,contractRent=m,charges=[dict(code='Monthly Cost Recovery',amount=cr),dict(code='Monthly Other Income',amount=oi)],rentSteps=[dict(date=iso(x),amount=y) for x,y in steps]))
        def tot(lab,T):
            tt=T['a']+T['va']
            return ['',f"{'Totals:':<17}{'Occupied Sqft:':<18}{T['a']/tt*100:>7.2f}%{T['no']:>5} Units {'':<17}{T['a']:>10,} {T['b']:>12,.2f} {'':>10} {T['r']:>13,.2f} {'':>8} {T['o']:>12,.2f}",f"{'':<17}{'Vacant Sqft:':<18}{T['va']/tt*100:>7.2f}%{T['nv']:>5} Units {'':<17}{T['va']:>10,}",f"{'':<17}{'Total Sqft:':<18}{'':>8}{T['no']+T['nv']:>5} Units {'':<17}{tt:>10,} {T['b']:>12,.2f}",'']
        out+=tot(bn,T)
        for k in T:G_[k]+=T[k]
    out+=['Grand Total: Tolland Park Industrial']+tot('',G_)
    pg=0;y=0;cur=''
    def head():
        nonlocal pg,y
        if pg:c.showPage()
        pg+=1;c.setFont('Courier',7.3)
        for i,t in enumerate([f"Database:   HARBORCO{'':<66}Rent Roll{'':<75}Page:  {pg}",f"Bldg Status: Active only{'':<55}Tolland Park Industrial{'':<67}Date:  12/18/2025",f"{'':<82}12/31/2025{'':<76}Time:  10:41 AM",'']+hdr): c.drawString(30,580-i*9,t)
        y=580-7*9-4
    head()
    for l in out:
        if y<40: head()
        if l.startswith('H|'):
            if y<110: head()
            c.setFont('Courier-Bold',7.3);l=l[2:]
        else:c.setFont('Courier',7.3)
        c.drawString(30,y,l);y-=9
    c.save();save(f,'Tolland Park Industrial','2025-12-31',16,13,3,rows,'INDUSTRIAL','MRI commercial rent roll, monospaced, future increases on continuation lines',True)

def p5(): # senior living
    g=G(3905);f='Exhibit_C_Resident_Roster_Amberly.pdf';rows=[];tb=[]
    H=['Apt.','Style','Resident','Status','Move-In','Street<br/>Rate','Base<br/>Rent','Care<br/>Lvl','Care<br/>Fee','2nd<br/>Occ.','Total<br/>Monthly','Comm.<br/>Fee Dep.']
    tb.append([P(f'<b>{h}</b>','Helvetica-Bold',6.8,1,textColor=colors.white) for h in H]);sty=[];GT=[0]*6;cnt={}
    names=g.uniq(60,g.person);ni=0
    for sec,ids,stl in(('INDEPENDENT LIVING',[f'{x}' for x in range(101,115)],[('1BR',3650),('2BR',4475),('Studio',2995)]),('ASSISTED LIVING',[f'{x}' for x in range(201,217)],[('AL Studio',4350),('AL 1BR',5150)]),('MEMORY CARE',[f'MC-{x}' for x in range(1,11)],[('MC Private',6400)])):
        sty+=[('SPAN',(0,len(tb)),(-1,len(tb))),('BACKGROUND',(0,len(tb)),(-1,len(tb)),colors.Color(.87,.92,.9))];tb.append([P(sec,'Helvetica-Bold',7.5)]+['']*11);S=[0]*6;o=v=oth=0
        for i,u in enumerate(ids):
            ty,mk=g.choice(stl);k='Vacant' if g.random()<.1 else 'Occupied'
            if (sec[0],i)==('I',3):k='Model'
            if (sec[0],i)==('A',6):k='Reserved'
            if (sec[0],i) in(('A',2),('M',4)):k='Notice'
            if (sec[0],i)==('M',8):k='Vacant'
            S[0]+=mk;q=lambda t,a=2:P(t,'Helvetica',7,a)
            if k in('Vacant','Model'):
                v+=k=='Vacant';oth+=k=='Model'
                tb.append([q(u,0),q(ty,0),q('',0),q(k,0),q(''),q(f'{mk:,}')]+[q('')]*6);rows.append(row(unit=u,unitType=ty,section=sec,statusText=k,marketRent=mk));continue
            n=names[ni];ni+=1
            if k=='Reserved':
                v+=1;dep=1500;S[5]+=dep;tb.append([q(u,0),q(ty,0),q(n,0),q(k,0),q('11/15/25',1),q(f'{mk:,}')]+[q('')]*5+[q(f'{dep:,}')]);rows.append(row(unit=u,unitType=ty,section=sec,statusText=k,tenantName=n,moveInDate='2025-11-15',marketRent=mk,deposit=dep));continue
            o+=1;mi=g.day(D(2018,6,1),D(2025,9,20));r=mk-g.choice([0,0,75,150,240,310]);lv=0 if sec[0]=='I' else g.randint(1,4);fee=lv*485+(200 if lv else 0) if sec[0]!='M' else 950+lv*250
            sec2=850 if g.random()<.12 else 0;n2=n+(' &amp; '+g.choice(FN) if sec2 else '');tot=r+fee+sec2;dep=g.choice([1500,2500,0]);
            for j,x in enumerate((None,r,fee,sec2,tot,dep)):
                if x:S[j]+=x
            tb.append([q(u,0),q(ty,0),q(n2,0),q(k,0),q(mi.strftime('%m/%d/%y'),1),q(f'{mk:,}'),q(f'{r:,}'),q(str(lv) if lv else '',1),q(f'{fee:,}' if fee else ''),q(f'{sec2:,}' if sec2 else ''),q(f'{tot:,}'),q(f'{dep:,}')])
            ch=[dict(code='Base Rent',amount=r)]+([dict(code='Care Fee',amount=fee)] if fee else [])+([dict(code='2nd Occ.',amount=sec2)] if sec2 else [])
            rows.append(row(unit=u,unitType=ty,section=sec,statusText=k,tenantName=n2.replace('&amp;','&'),moveInDate=mi,marketRent=mk,contractRent=r,charges=ch,totalCharges=tot,deposit=dep))
        b=lambda t,a=2:P(t,'Helvetica-Bold',7,a)
        sty+=[('LINEABOVE',(0,len(tb)),(-1,len(tb)),.8,colors.black),('SPAN',(0,len(tb)),(4,len(tb)))]
        tb.append([b(f'Subtotal {sec.title()} - {len(ids)} apartments, {o} occupied',0)]+['']*4+[b(f'{S[0]:,}'),b(f'{S[1]:,}'),'',b(f'{S[2]:,}'),b(f'{S[3]:,}'),b(f'{S[4]:,}'),b(f'{S[5]:,}')])
        cnt[sec]=(len(ids),o,v,oth);GT=[a+c for a,c in zip(GT,S)]
    U,O,V,X=[sum(t[i] for t in cnt.values()) for i in range(4)]
    sty+=[('LINEABOVE',(0,len(tb)),(-1,len(tb)),1.5,colors.black),('SPAN',(0,len(tb)),(4,len(tb)))]
    tb.append([b('TOTAL COMMUNITY',0)]+['']*4+[b(f'${GT[0]:,}'),b(f'${GT[1]:,}'),'',b(f'${GT[2]:,}'),b(f'${GT[3]:,}'),b(f'${GT[4]:,}'),b(f'${GT[5]:,}')])
    t=Table(tb,colWidths=[36,54,122,48,44,40,40,26,38,32,46,42],repeatRows=1);t.setStyle([('BACKGROUND',(0,0),(-1,0),colors.Color(.15,.33,.33)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+sty)
    h=lambda s,z=9,a=1:P(s,'Helvetica',z,a)
    t2=Table([['Apartments','Occupied','Vacant / Reserved','Model'],[U,O,V,X]],colWidths=[90]*4);t2.setStyle([('GRID',(0,0),(-1,-1),.5,colors.grey),('FONTSIZE',(0,0),(-1,-1),8),('ALIGN',(0,0),(-1,-1),'CENTER')])
    el=[h('<b>EXHIBIT C</b>',12),h('<b>RENT ROLL &ndash; AMBERLY GARDENS SENIOR LIVING</b>',11),h('2150 Sedgewick Lane, Dayton, Ohio'),h('Dated: October 31, 2025'),Spacer(1,8),t,Spacer(1,10),t2,Spacer(1,8),h('Names are disclosed subject to Section 12.4 (Resident Privacy). &ldquo;Street Rate&rdquo; is the current advertised rate for the apartment. Community fee deposits are refundable on a pro rata basis during the first 90 days.',7.5,0),Spacer(1,14),h('Certified by Operator:  ____________________________     Date: ______________',9,0)]
    SimpleDocTemplate(DOC+f,pagesize=letter,leftMargin=22,rightMargin=22,topMargin=36,bottomMargin=36).build(el)
    save(f,'Amberly Gardens Senior Living','2025-10-31',U,O,V,rows,'SENIOR_HOUSING','closing exhibit, sections by care type, care fees')

def p6(): # mobile home park Rent Manager 118 sites
    g=G(3906);f='RentManager_Cottonwood_MHC.pdf';c=canvas.Canvas(DOC+f,pagesize=landscape(letter));rows=[]
    X=[('Site',30,0),('Tenant',72,0),('Home',214,0),('Since',258,0),('LOT',352,1),('HOME',404,1),('WTR',450,1),('SWR',494,1),('TRASH',542,1),('Total Charges',606,1),('Sec. Deposit',672,1),('Open Balance',744,1)]
    names=g.uniq(130,g.last);y=0;pg=0;T=[0]*8
    def head():
        nonlocal y,pg
        if pg: foot();c.showPage()
        pg+=1;c.setFont('Helvetica-Bold',12);c.drawCentredString(396,586,'Rent Roll by Site');c.setFont('Helvetica',8);c.drawCentredString(396,575,'Cottonwood Bend Mobile Home Community');c.drawCentredString(396,565,'As of 11/1/2025')
        c.setFillGray(.85);c.rect(26,548,724,12,fill=1,stroke=0);c.setFillGray(0);c.setFont('Helvetica-Bold',7.2)
        for t,x,r in X:(c.drawRightString if r else c.drawString)(x,551,t)
        y=538
    def foot(): c.setFont('Helvetica',6.5);c.drawString(26,20,'Rent Manager - Property: CWB');c.drawRightString(750,20,f'Page {pg} of 3')
    def ln(v,b=0):
        nonlocal y
        if y<36:head()
        c.setFont('Helvetica-Bold' if b else 'Helvetica',7.2)
        for (t,x,r),s in zip(X,v):
            if s!='' and s is not None:(c.drawRightString if r else c.drawString)(x,y,s)
        y-=11.5
    head();o=vv=0;sh=0
    for i in range(118):
        u=f'{i+1:03d}';
        if i%2==1: c.setFillGray(.96);(c.rect(26,y-3,724,11.5,fill=1,stroke=0) if y>=36 else 0);c.setFillGray(0)
        if g.random()<.1:
            vv+=1;h=g.choice(['Pad','Pad','POH']);ln([u,'** VACANT **',h]);rows.append(row(unit=u,unitType=h,statusText='** VACANT **'));continue
        o+=1;h='POH' if g.random()<.2 else 'TOH';mi=g.day(D(2006,1,1),D(2025,9,30));lot=g.choice([465,485,485,510,525]);ho=g.choice([425,475,550]) if h=='POH' else None
        w=round(g.uniform(18,52),2);s=round(w*.8,2);tr=14.75;ch=[('LOT',lot)]+([('HOME',ho)] if ho else [])+[('WTR',w),('SWR',s),('TRASH',tr)];tot=round(sum(z for _,z in ch),2);dep=g.choice([0,200,465,500]) if h=='TOH' else 900;bal=g.choice([0,0,0,0,0,round(g.uniform(10,1800),2),-round(g.uniform(2,60),2)])
        n=names[i];sf=lambda z:'' if z is None else m2(z)
        ln([u,n,h,us(mi),sf(lot),sf(ho),sf(w),sf(s),sf(tr),sf(tot),sf(dep),sf(bal)])
        for k,z in enumerate((lot,ho or 0,w,s,tr,tot,dep,bal)):T[k]+=z
        rows.append(row(unit=u,unitType=h,tenantName=n,moveInDate=mi,contractRent=lot,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=tot,deposit=dep,balance=bal))
    c.line(26,y+8,750,y+8);ln(['','Total: residential sites','','']+[m2(z) for z in T],1);ln(['']);ln(['RV / Boat Storage'],1);R=[0,0]
    for j in range(6):
        n=names[119+j];r=[45,45,60,45,60,75][j]
        if j==4: ln([f'RV-{j+1}','** VACANT **']);rows.append(row(unit=f'RV-{j+1}',statusText='** VACANT **',section='RV / Boat Storage'));continue
        mi=g.day(D(2019,1,1),D(2025,6,1));ln([f'RV-{j+1}',n,'',us(mi),m2(r),'','','','',m2(r),'0.00','0.00']);R[0]+=r
        rows.append(row(unit=f'RV-{j+1}',tenantName=n,section='RV / Boat Storage',moveInDate=mi,contractRent=r,totalCharges=r,charges=[dict(code='LOT',amount=r)],deposit=0,balance=0))
    ln(['','Total: RV / Boat Storage','','',m2(R[0]),'','','','',m2(R[0]),'0.00','0.00'],1);T[0]+=R[0];T[5]+=R[0]
    ln(['','GRAND TOTAL','','']+[m2(z) for z in T],1);ln([''])
    ln(['',f'Residential sites: 118    Occupied: {o}    Vacant: {vv}    Occupancy {o/118*100:.1f}%'],1);ln(['','TOH = tenant-owned home; POH = park-owned home (lot and home rent billed separately)']);foot();c.save()
    save(f,'Cottonwood Bend Mobile Home Community','2025-11-01',118,o,vv,rows,'MANUFACTURED_HOUSING','Rent Manager style export with charge columns, storage section')

def p7(): # transposed estoppel summary
    g=G(3907);f='Estoppel_Summary_Kingsway_Block.pdf';rows=[]
    T=[('101','Left Bank Coffee Inc.','Café',1240,D(2021,4,1),D(2031,3,31),'CRU'),('102','Tideline Optical Ltd.','Optometry',1655,D(2019,9,1),D(2029,8,31),'CRU'),('103',None,None,980,None,None,'CRU'),('104','Golden Lotus Vegetarian Ltd.','Restaurant',2110,D(2023,2,1),D(2033,1,31),'CRU'),('201','Harbour & Finch Accounting LLP','Office',1870,D(2022,7,1),D(2027,6,30),'Office'),('202','North Shore Physio Inc.','Clinic',1515,D(2024,1,1),D(2028,12,31),'Office'),('203','Society for Creek Stewardship','Non-profit office',760,D(2018,5,1),'MTM','Office'),('204',None,None,890,None,None,'Office')]
    q=lambda t,b=0,a=0:P(t,'Times-Bold' if b else 'Times-Roman',8.2,a)
    lab=['Premises','Tenant','Type','Permitted use','Area (sq. ft.)','Lease commencement','Lease expiry','Basic rent (monthly)','Basic rent (annual)','Additional rent (monthly est.)','Next rent step','Security deposit','Arrears','Renewal rights','Estoppel received?','Exceptions noted']
    cols=[];M=Y=DP=AR=0
    for i,(u,n,use,a,s,e,ty) in enumerate(T):
        if not n:
            cols.append([u,'VACANT',ty,'n/a',f'{a:,}']+['n/a']*11);rows.append(row(unit=u,unitType=ty,area=a,statusText='VACANT'));continue
        m=round(a*(44 if i<4 else 30)/12+g.randint(0,90),2);y=round(m*12,2);ad=round(a*16.4/12,2);dp=round(m*g.choice([1,2]),2);ar=[0,0,0,4218.60,0,0,655.25,0][i]
        stp=None
        if e!='MTM':
            d=D(2026,s.month,1);z=round(m*1.04,2);stp=(d,z)
        M+=m;Y+=y;DP+=dp;AR+=ar;F=lambda d:d.strftime('%B ')+f'{d.day}, {d.year}'
        cols.append([u,n.replace('&','&amp;'),ty,use,f'{a:,}',F(s),F(e) if e!='MTM' else 'Month-to-month',f'${m:,.2f}',f'${y:,.2f}',f'${ad:,.2f}',f'{F(stp[0])}: ${stp[1]:,.2f}/mo.' if stp else 'None',f'${dp:,.2f}',f'${ar:,.2f}',['1 x 5 years','2 x 5 years','','None','1 x 5 years','1 x 3 years','None',''][i],'Yes' if i!=3 else 'Outstanding',['None','HVAC repair claimed','','Arrears in dispute','None','None','No written lease since 2023',''][i]])
        rows.append(row(unit=u,unitType=ty,area=a,tenantName=n,leaseStartDate=s,leaseEndDate=e if e!='MTM' else 'Month-to-month',contractRent=m,annualRent=y,charges=[dict(code='Additional rent',amount=ad)],deposit=dp,balance=ar,rentSteps=[dict(date=iso(stp[0]),amount=stp[1])] if stp else None))
    el=[P('<b>KELDER MARSH LLP</b> &nbsp; Barristers &amp; Solicitors',s=11),P('File 20418-003 / Draft of November 20, 2025',s=8),Spacer(1,10),P('<b>SCHEDULE &ldquo;D&rdquo; &ndash; RENT ROLL AND ESTOPPEL SUMMARY</b>',s=12,a=1),P('Kingsway Block, 2280&ndash;2296 Kingsway, Vancouver, British Columbia',s=10,a=1),P('Information current to November 15, 2025',s=10,a=1),Spacer(1,10)]
    for part,hd in((cols[:4],'A. Ground floor'),(cols[4:],'B. Second floor')):
        t=Table([[q(l,1)]+[q(cc[r],r<2) for cc in part] for r,l in enumerate(lab)],colWidths=[112]+[106]*4);t.setStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('BACKGROUND',(0,0),(0,-1),colors.Color(.93,.93,.93)),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)])
        el+=[KeepTogether([P(f'<b>{hd}</b>',s=10),Spacer(1,4),t]),Spacer(1,12)]
    el.append(P(f'<b>Totals (leased premises):</b> basic rent ${M:,.2f} per month / ${Y:,.2f} per year; security deposits ${DP:,.2f}; arrears ${AR:,.2f}. Leased premises: 6; vacant: 2.',s=9))
    SimpleDocTemplate(DOC+f,pagesize=letter,leftMargin=36,rightMargin=36,topMargin=40,bottomMargin=40).build(el)
    save(f,'Kingsway Block','2025-11-15',8,6,2,rows,'MIXED_USE','transposed estoppel summary: tenants in columns',True)
def run():
    for x in(p1,p2,p3,p4,p5,p6,p7):x()
if __name__=='__main__':run()
