from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from fpdf import FPDF
import subprocess
D=dt.date
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def clip(c,t,font,size,w):
    while t and c.stringWidth(t,font,size)>w: t=t[:-1]
    return t
# ---------- 1 Yardi lease charges
def p01():
    name='cedar_hollow_lease_charges.pdf'; r=rng(name); nm=N(r); rows=[]
    plans=[('ch1a1',688,1185),('ch1a2',742,1240),('ch2b1',978,1465),('ch2b2t',1064,1545),('ch3c1',1260,1790)]
    cur=[]
    asof=D(2025,8,31)
    for b in 'ABCD':
        for k in (101,102,103,201,202,203,204,301,302):
            p=r.choice(plans); q=dict(unit=f'{b}{k}',unitType=p[0],area=p[1],marketRent=float(p[2]+r.choice([0,0,10,25])),section='Current/Notice/Vacant Residents')
            if r.random()<.12: q.update(statusText='VACANT',_res='VACANT',deposit=0.0,balance=0.0,charges=[],totalCharges=0.0,_v=1)
            else:
                f,l=nm(); q.update(tenantName=f'{l}, {f}',_res=f't00{r.randint(10000,99999)}',statusText='Occupied')
                rent=q['marketRent']-r.choice([0,15,40,65,90,-20])
                ch=[('rent',rent)]
                if r.random()<.3: ch.append(('petrent',r.choice([25.,35.])))
                if r.random()<.25: ch.append(('carport',40.))
                ch.append(('trashv',28.)); ch.append(('wtrflat',float(r.choice([42,55,68]))))
                if r.random()<.15: ch.append(('conc/mo',-float(r.choice([50,100,125]))))
                mi=rd(r,D(2020,3,1),D(2025,8,10)); le=eom(addm(D(2025,8,1),r.randint(0,13)))
                if r.random()<.1: ch.append(('mtmfee',150.)); le=D(2025,r.randint(3,7),28)
                q.update(contractRent=rent,charges=[dict(code=a,amount=x) for a,x in ch],totalCharges=sum(x for _,x in ch),moveInDate=mi,leaseEndDate=le,
                  deposit=float(r.choice([200,300,500,500,rent])),balance=round(r.choice([0,0,0,0,-12.5,-r.randint(20,300)+.25,r.randint(50,3200)+.4]),2))
                if r.random()<.1: q['moveOutDate']=rd(r,D(2025,9,5),D(2025,10,20))
            cur.append(q)
    cur[14].update(charges=cur[14]['charges']+[dict(code='employ',amount=-300.)] if cur[14].get('charges') else cur[14]['charges'])
    if cur[14].get('charges'): cur[14]['totalCharges']-=300
    fut=[]
    for v in [q for q in cur if q.get('_v')][:2]+[q for q in cur if q.get('moveOutDate')][:1]:
        f,l=nm(); rent=v['marketRent']-25
        ch=[('rent',rent),('trashv',28.),('wtrflat',55.)]; mi=rd(r,D(2025,9,6),D(2025,10,25))
        fut.append(dict(unit=v['unit'],unitType=v['unitType'],area=v['area'],marketRent=v['marketRent'],section='Future Residents/Applicants',tenantName=f'{l}, {f}',statusText='Future Residents/Applicants',_res=f't00{r.randint(10000,99999)}',contractRent=rent,
          charges=[dict(code=a,amount=x) for a,x in ch],totalCharges=sum(x for _,x in ch),moveInDate=mi,leaseEndDate=eom(addm(mi,12)),deposit=300.,balance=-300.))
    rows=cur+fut
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=landscape(letter)); W,H=landscape(letter)
    X=dict(u=28,t=68,a=142,r=150,n=212,mk=366,cc=376,am=462,dep=520,od=566,mi=574,le=628,mo=682,bal=764)
    pg=[0]
    def head():
        pg[0]+=1; c.setFont('Helvetica-Bold',10); c.drawString(28,H-30,'Rent Roll with Lease Charges'); c.setFont('Helvetica',7.5)
        c.drawString(28,H-41,'Cedar Hollow Apartments (chollow)'); c.drawString(28,H-51,'As Of = 08/31/2025'); c.drawString(28,H-61,'Month Year = 08/2025')
        c.drawRightString(764,H-30,f'Page {pg[0]}'); c.drawRightString(764,H-41,'09/03/2025 9:14 AM')
        c.setFillGray(.86); c.rect(25,H-91,742,22,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',6.8)
        y=H-77; y2=H-87
        for k,a,b in (('u','Unit',''),('t','Unit Type',''),('r','Resident',''),('n','Name',''),('cc','Charge','Code'),('mi','Move In',''),('le','Lease','Expiration'),('mo','Move Out','')):
            c.drawString(X[k],y,a); c.drawString(X[k],y2,b)
        for k,a,b in (('a','Unit','Sq Ft'),('mk','Market','Rent'),('am','Amount',''),('dep','Resident','Deposit'),('od','Other','Deposit'),('bal','Balance','')):
            c.drawRightString(X[k],y,a); c.drawRightString(X[k],y2,b)
        c.setFont('Helvetica',6.8); return H-102
    f2=lambda v:f'{v:,.2f}'
    y=head(); sec=None
    for q in rows:
        need=9.2*(len(q['charges'])+2)
        if y-need<36: c.showPage(); y=head()
        if q['section']!=sec:
            sec=q['section']; c.setFont('Helvetica-Bold',7.2); c.drawString(28,y,sec); c.setFont('Helvetica',6.8); y-=11
        c.drawString(X['u'],y,q['unit']); c.drawString(X['t'],y,q['unitType']); c.drawRightString(X['a'],y,f"{q['area']:.2f}"); c.drawString(X['r'],y,q['_res'])
        c.drawString(X['n'],y,q.get('tenantName','VACANT')); c.drawRightString(X['mk'],y,f2(q['marketRent'])); c.drawRightString(X['dep'],y,f2(q['deposit'])); c.drawRightString(X['od'],y,'0.00')
        for k,z in (('mi','moveInDate'),('le','leaseEndDate'),('mo','moveOutDate')): c.drawString(X[k],y,us(q.get(z)))
        c.drawRightString(X['bal'],y,f2(q['balance']))
        for ch in q['charges']:
            c.drawString(X['cc'],y,ch['code']); c.drawRightString(X['am'],y,f2(ch['amount'])); y-=9.2
        c.setFont('Helvetica-Bold',6.8); c.line(X['am']-46,y+7.5,X['am'],y+7.5); c.drawString(X['cc'],y-.5,'Total'); c.drawRightString(X['am'],y-.5,f2(q['totalCharges'])); c.setFont('Helvetica',6.8); y-=12
    if y<190: c.showPage(); y=head()
    S=lambda L,k:sum(q.get(k,0) for q in L)
    y-=8; c.setFont('Helvetica-Bold',7); 
    cx=[28,230,300,370,450,510,590,660]
    for x,t in zip(cx,['Summary Groups','Square Footage','Market Rent','Lease Charges','Security Deposit','# Of Units','% Unit Occupancy','Balance']):
        (c.drawString if x==28 else c.drawRightString)(x,y,t)
    c.line(28,y-3,660,y-3); c.setFont('Helvetica',7)
    oc=[q for q in cur if not q.get('_v')]; va=[q for q in cur if q.get('_v')]
    for lab,L,n in (('Current/Notice/Vacant Residents',cur,len(cur)),('   Occupied Units',oc,len(oc)),('   Total Non Rev Units',[],0),('   Total Vacant Units',va,len(va)),('Future Residents/Applicants',fut,len(fut)),):
        y-=11
        for x,t in zip(cx,[lab,f2(S(L,'area')),f2(S(L,'marketRent')),f2(S(L,'totalCharges')),f2(S(L,'deposit')),str(n),f'{len(L)/len(cur)*100:.2f}',f2(S(L,'balance'))]):
            (c.drawString if x==28 else c.drawRightString)(x,y,t)
    y-=20; c.setFont('Helvetica-Bold',7); c.drawString(28,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)'); c.setFont('Helvetica',7)
    tot={}
    for q in cur:
        for ch in q['charges']: tot[ch['code']]=tot.get(ch['code'],0)+ch['amount']
    for k in sorted(tot): y-=10; c.drawString(28,y,k); c.drawRightString(230,y,f2(tot[k]))
    y-=11; c.drawString(28,y,'Total'); c.drawRightString(230,y,f2(sum(tot.values())))
    c.save(); save(name,'MULTIFAMILY','Yardi lease charges, stacked charge codes',True,rows,'Cedar Hollow Apartments','2025-08-31',len(cur),len(oc),len(va))
# ---------- 2 Mall
def p02():
    name='harrow_lakes_mall_rr.pdf'; r=rng(name); pdf=FPDF('L','mm','legal'); pdf.set_auto_page_break(False)
    inl=['Threadwell & Co','Pretzel Barn','Lumen Optical','Sole District','Gilded Petal Jewelers','Kidwonder','Camber Denim','Brightside Wireless','Nail Atelier','Foxglove Candle','Highmark Formalwear','Vinyl Orchard','Cinder Fitness Apparel','Orbit Games','Maple & Rye Home','Starling Cosmetics','Bootwright','Quill Stationers','Tempo Athletics','Velvet Hanger','Pawsome Portraits','Honey Fig Body']
    fc=["Wok Harbor","Taco Lindero","Big Dipper Creamery","Gyro Junction","Slice Works"]; ks=['Case Cove','Perfume Porch','Watch Repair Hut']
    rows=[]
    def lease(suite,nmn,area,psf,sec,st='OPEN',rem='',chg=True,steps=True,exp=None):
        ann=round(area*psf/12,2); s=D(r.randint(2012,2024),r.randint(1,12),1); e=exp or eom(addm(D(2026,1,1),r.randint(0,100)))
        ch=[]
        if chg: kf=.12 if area>20000 else 1; ch=[dict(code='CAM',amount=round(area*.92*kf,2)),dict(code='RET',amount=round(area*.31*kf,2)),dict(code='MKTG',amount=round(area*.09*kf,2))]
        q=dict(unit=suite,tenantName=nmn,area=area,section=sec,statusText=st,contractRent=ann,annualRent=round(ann*12,2),leaseStartDate=s,leaseEndDate=e,charges=ch,_rem=rem)
        q['totalCharges']=round(ann+sum(x['amount'] for x in ch),2)
        if steps and r.random()<.6 and st!='HOLDOVER':
            a=ann; q['rentSteps']=[]; d=D(2025,r.randint(10,12),1)
            for i in range(r.randint(1,3)):
                a=round(a*1.03,2)
                if d<e: q['rentSteps'].append(dict(date=iso(d),amount=a))
                d=D(d.year+1,d.month,1)
        rows.append(q)
    lease('MAJ-1','Pemberton Dry Goods #41',118400,3.25,'MAJORS',steps=False,chg=False,exp=D(2031,1,31))
    lease('MAJ-2','Summit & Vale Outdoor',44210,9.5,'MAJORS',exp=D(2033,8,31))
    lease('MAJ-3','Corlan Furniture',61875,4.,'MAJORS',st='DARK',rem='Dark since 1/31/25 - continues to pay. Guaranty: Corlan Holdings',exp=D(2028,1,31))
    su=100
    vac=[]
    for i,n in enumerate(inl):
        su+=r.choice([2,4,6]); a=r.choice([880,1245,1610,2015,2740,3388,4906])
        st,rem='OPEN',''; ex=None
        if i==4: st,rem='BKCY','Ch. 11 filed 6/2/25 - lease neither assumed nor rejected'
        if i==9: st,rem,ex='HOLDOVER','Holdover at 125% of last rent',D(2025,3,31)
        if i==13: st,rem='BKCY','Ch. 7 filed 7/18/25 - rejection expected'
        if i==17: st,rem='DARK','Closed 5/25; paying. Co-tenancy claim in dispute'
        if i==19: rem='Sublet to Rowan Thrift Ltd. - tenant remains liable'
        if i==11: rem='Plus 6% of gross sales over breakpoint, see sales report'
        lease(f'{su}',n,a,r.choice([18,22.5,26,31,38]),'IN-LINE',st,rem,exp=ex)
        if i%4==3: su+=3; vac.append((f'{su}',r.choice([1120,1985,2466,3050])))
    for i,n in enumerate(fc): lease(f'FC{i+1}',n,r.choice([540,612,705]),r.choice([58,64,72]),'FOOD COURT')
    vac.append(('FC6',588))
    for i,n in enumerate(ks): lease(f'K-{i+1:02d}',n,r.choice([120,150]),r.choice([140,165]),'KIOSKS',chg=False,steps=False)
    nun=len(rows)
    for u,n,x in (('ATM-1','Fairhaven Credit Union (ATM)',850.),('ROOF','Skyreach Towers (antenna)',2150.),('PYLON','Adlane Outdoor (sign panel)',1200.)):
        rows.append(dict(unit=u,tenantName=n,section='OTHER INCOME',statusText='OPEN',contractRent=x,annualRent=x*12,leaseStartDate=D(2019,r.randint(1,12),1),leaseEndDate=D(2027,r.randint(1,12),28),totalCharges=x,_rem=''))
    for u,a in vac: rows.append(dict(unit=u,area=a,section='VACANT',statusText='VACANT',_rem='Storage of landlord fixtures' if u=='FC6' else ''))
    cols=[('Suite',17,'L'),('Tenant / Remark',66,'L'),('Stat',20,'L'),('GLA',17,'R'),('Commence',20,'C'),('Expire',20,'C'),('Monthly',23,'R'),('Annual',26,'R'),('PSF',14,'R'),('CAM',22,'R'),('RET',20,'R'),('MKTG',17,'R'),('Mo. Total',24,'R'),('Step Date',18,'C'),('Mo. Amount',22,'R')]
    h2=['No.','','','Sq Ft','','','Base Rent','Base Rent','','','','','Charges','','']
    def head():
        pdf.add_page(); pdf.set_font('times','B',13); pdf.set_xy(6,7); pdf.cell(0,6,'HARROW LAKES MALL'); pdf.set_font('times','',9); pdf.set_xy(6,13); pdf.cell(0,4,'Commercial Rent Roll - Base Rent, Recoveries and Future Steps    Effective 9/1/2025    Entity 4410 / Bldg 001'); pdf.set_xy(310,7); pdf.cell(0,4,f'Pg. {pdf.page_no()}')
        pdf.set_font('times','B',8); pdf.set_xy(5,19); pdf.cell(195,4,''); pdf.cell(28+0,4,''); pdf.set_xy(5+223,18.5); pdf.cell(59,4,'------ Monthly Recoveries ------',align='C'); pdf.set_xy(5+306,18.5); pdf.cell(40,4,'-- Future Rent --',align='C')
        for k,yy in ((0,22.5),(1,26)):
            pdf.set_xy(5,yy)
            for (t,w,a),b in zip(cols,h2): pdf.cell(w,3.6,t if k==0 else b,align=a)
        pdf.line(5,30,351,30); pdf.set_font('times','',8.3); return 31.5
    y=head(); sec=None
    dd=lambda d:f'{d.month}/{d.day}/{d:%y}' if d else ''
    def line(v,bold=False):
        pdf.set_font('times','B' if bold else '',8.3); pdf.set_xy(5,y)
        for (t,w,a),x in zip(cols,v): pdf.cell(w,4,x,align=a)
    def sub(lab,L):
        S=lambda k:round(sum(q.get(k,0) for q in L),2); C=lambda k:sum(x['amount'] for q in L for x in q.get('charges',[]) if x['code']==k)
        line(['',lab,'',f"{S('area'):,}",'','',m(S('contractRent')),m(S('annualRent')),'',m(C('CAM')),m(C('RET')),m(C('MKTG')),m(S('totalCharges')),'',''],True)
    for i,q in enumerate(rows):
        st=q.get('rentSteps',[]); n=max(1,len(st),2 if q['_rem'] else 1)
        if y+4*n+8>206: y=head()
        if q['section']!=sec:
            sec=q['section']; y+=2; pdf.set_font('times','BI',9); pdf.set_xy(5,y); pdf.cell(60,4,sec); y+=5
        g={x['code']:x['amount'] for x in q.get('charges',[])}
        z=lambda k:m(g[k]) if k in g else ''
        for j in range(n):
            s=st[j] if j<len(st) else None
            sd=[dd(D.fromisoformat(s['date'])),m(s['amount'])] if s else ['','']
            if j==0: line([q['unit'],q.get('tenantName','** VACANT **'),q['statusText'],f"{q['area']:,}" if 'area' in q else '',dd(q.get('leaseStartDate')),dd(q.get('leaseEndDate')),m(q['contractRent']) if 'contractRent' in q else '',m(q['annualRent']) if 'annualRent' in q else '',f"{q['annualRent']/q['area']:.2f}" if 'area' in q and 'annualRent' in q else '',z('CAM'),z('RET'),z('MKTG'),m(q['totalCharges']) if 'totalCharges' in q else '']+sd)
            else:
                line(['']*13+sd)
                if j==1 and q['_rem']: pdf.set_font('times','I',7.6); pdf.set_xy(24,y); pdf.cell(90,4,q['_rem'])
            y+=4
        if i==len(rows)-1 or rows[i+1]['section']!=sec:
            pdf.line(108,y+.3,311,y+.3); sub(f'Subtotal {sec}',[x for x in rows if x['section']==sec]); y+=5
    if y+30>206: y=head()
    y+=2; sub('PROPERTY TOTAL',rows); y+=8
    pdf.set_font('times','',9)
    for t in (f'Leasable spaces (majors, in-line, food court, kiosks): {nun+len(vac)}     Leased: {nun}     Vacant: {len(vac)}',
      'Anchor parcel of Delahaye Stores is owned by others and is not part of the collateral; no rent is due.','Stat: OPEN = open and operating; DARK = closed, lease in force; BKCY = tenant in bankruptcy; HOLDOVER = expired lease, in possession.'):
        pdf.set_xy(5,y); pdf.cell(0,4,t); y+=4.6
    pdf.output(os.path.join(DOC,name)); save(name,'RETAIL','MRI style mall, sections, step lines, remarks',True,rows,'HARROW LAKES MALL','2025-09-01',nun+len(vac),nun,len(vac))
# ---------- 3 Storage
def p03():
    name='tuckaway_storage_rentroll.pdf'; r=rng(name); nm=N(r); rows=[]
    sz=[('5x5',25,49),('5x10',50,78),('10x10',100,129),('10x15',150,168),('10x20',200,205),('10x30',300,279)]
    for b,n in (('A',62),('B',58),('C',50),('D',36)):
        for i in range(1,n+1):
            s=r.choices(sz,[2,4,5,3,3,1])[0]; cc=b in 'AB'
            q=dict(unit=f'{b}{i:03d}',unitType=s[0],area=s[1],marketRent=float(s[2]+(22 if cc else 0)),_k='CLIMATE' if cc else 'DRIVE-UP')
            x=r.random()
            if x<.13: q.update(statusText='Vacant')
            elif x<.15: q.update(statusText='Unrentable')
            elif x<.155 or (b=='A' and i==1): q.update(statusText='Company',tenantName='Office Supplies',contractRent=0.0,balance=0.0)
            else:
                f,l=nm() if r.random()<.92 else ('','')
                t=f'{l}, {f}' if l else r.choice(['Birchway Plumbing LLC','Dorsal Event Rental','Tri-Pine Landscaping','Lakota Sign Shop','Hearthside Staging'])
                mi=rd(r,D(2017,1,1),D(2025,7,28)); late=r.random()
                rent=q['marketRent']+r.choice([0,0,-10,12,20,31,-25]); ins=r.choice([0,12.,16.])
                bal=0.; stt='Current'; pt=D(2025,8,r.randint(1,28))
                if late<.09: stt='Delinquent'; bal=rent+ins+20; pt=D(2025,6,30)
                if late<.03: stt='Lien'; bal=2*(rent+ins)+60; pt=D(2025,5,31)
                if late>.96: bal=-rent; pt=D(2025,9,30)
                q.update(tenantName=t,contractRent=rent,charges=[dict(code='Insurance',amount=ins)] if ins else [],_ins=ins,moveInDate=mi,balance=float(bal),statusText=stt,_pt=pt)
            rows.append(q)
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter); W,H=letter
    c_=[('Unit',30,'l'),('Size',62,'l'),('Area',108,'r'),('Type',114,'l'),('Tenant',160,'l'),('Std Rate',318,'r'),('Rent',356,'r'),('Insur.',388,'r'),('Moved In',396,'l'),('Paid Thru',440,'l'),('Balance',526,'r'),('Status',534,'l')]
    pg=[0]
    def head():
        pg[0]+=1; c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-34,'Rent Roll'); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-46,'Tuckaway Self Storage - Nampa'); c.drawCentredString(W/2,H-56,'for July 31, 2025     Sorted by: Unit')
        c.setFont('Helvetica-Bold',7); y=H-74
        for t,x,a in c_: (c.drawString if a=='l' else c.drawRightString)(x,y,t)
        c.setLineWidth(.8); c.line(28,y-3,588,y-3); c.setFont('Helvetica',6.6)
        c.drawString(28,22,'Printed 8/1/2025 7:02:11 AM'); c.drawRightString(588,22,f'Page {pg[0]}'); return y-12
    y=head(); dd=lambda d:f'{d.month}/{d.day}/{d.year}' if d else ''
    def ln(v):
        for (t,x,a),s in zip(c_,v): (c.drawString if a=='l' else c.drawRightString)(x,y,s)
    for i,q in enumerate(rows):
        if y<40: c.showPage(); y=head()
        if i%2: c.setFillColorRGB(.93,.96,.93); c.rect(28,y-2.2,560,9.4,stroke=0,fill=1); c.setFillGray(0)
        occ='contractRent' in q
        ln([q['unit'],q['unitType'],str(q['area']),q['_k'],q.get('tenantName',''),m(q['marketRent']),m(q['contractRent']) if occ else '',m(q['_ins']) if q.get('_ins') else '',dd(q.get('moveInDate')),dd(q.get('_pt')),m(q['balance']) if occ else '',q['statusText']]); y-=9.4
    if y<150: c.showPage(); y=head()
    S=lambda k:sum(q.get(k,0) for q in rows)
    c.line(28,y+6,588,y+6); c.setFont('Helvetica-Bold',6.8); y-=3
    ln(['Totals','',f"{S('area'):,}",'',f'{len(rows)} units',m(S('marketRent')),m(S('contractRent')),m(S('_ins')),'','',m(S('balance')),'']); y-=22
    un=sum(q['statusText']=='Unrentable' for q in rows); va=sum(q['statusText']=='Vacant' for q in rows); co=sum(q['statusText']=='Company' for q in rows)
    c.setFont('Helvetica-Bold',7.5)
    for x,t in zip((40,150,200,250,310,360),('Unit Size','Total','Occupied','Vacant','Unrentable','Occ. %')): c.drawString(x,y,t)
    c.setFont('Helvetica',7.5)
    for s in [x[0] for x in sz]+['Total']:
        L=[q for q in rows if s in('Total',q['unitType'])]; y-=11
        v=sum(q['statusText']=='Vacant' for q in L); u=sum(q['statusText']=='Unrentable' for q in L); o=len(L)-v-u
        for x,t in zip((40,150,200,250,310,360),(s,len(L),o,v,u,f'{o/len(L)*100:.1f}%')): c.drawString(x,y,str(t))
    y-=14; c.setFont('Helvetica-Oblique',7); c.drawString(40,y,'Company units are included in occupied.')
    c.save(); save(name,'SELF_STORAGE','SiteLink style, 206 units, striped',False,rows,'Tuckaway Self Storage - Nampa','2025-07-31',len(rows),len(rows)-va-un,va)
# ---------- 4 Office CREFC-like form
def p04():
    name='commercial_rent_roll_form_loan_30144.pdf'; r=rng(name); c=canvas.Canvas(os.path.join(DOC,name),pagesize=landscape(letter)); W,H=landscape(letter)
    T=[('100','Wexcombe Title Agency',6240,27.5,D(2019,5,1),D(2029,4,30),'2 x 5 yr @ FMV',''),
     ('150','Vacant',3118,None,None,None,'',''),
     ('175','Property Management Office',1105,None,None,None,'','Landlord use; no rent'),
     ('200','Braddock Lyle Engineers, P.C.',14870,26.25,D(2021,10,1),D(2031,12,31),'1 x 5 yr @ 95% FMV','Termination right 12/31/2028 on 9 months notice'),
     ('250','Orsini Wealth Partners',4402,29.,D(2023,3,1),D(2026,2,28),'None','Notice of non-renewal received 7/8/2025'),
     ('300 / 310','Halcyon Claims Group',18655,24.75,D(2018,1,1),D(2027,12,31),'1 x 5 yr @ FMV','Suite 310 (5,020 sf) sublet to Dapplewood Software; Halcyon remains liable'),
     ('400','Vacant',9730,None,None,None,'',''),
     ('410','State of Ohio - Dept. of Licensing',7315,22.,D(2016,7,1),'MTM','None','Lease expired 6/30/2025, month to month'),
     ('420','Tannerly Court Reporting',2288,28.,D(2022,9,1),D(2027,8,31),'1 x 3 yr','Three months past due'),
     ('500','Ferro Mundell Architects',10120,27.,D(2024,2,1),D(2034,5,31),'2 x 5 yr @ FMV','Free rent 2/2024 - 5/2024 (expired)'),
     ('550','Vacant',2960,None,None,None,'',''),
     ('600','Northgate Cardiology Assoc.',12480,30.5,D(2020,6,1),D(2030,5,31),'2 x 5 yr','Dark, paying'),
     ('Stg B-1','Halcyon Claims Group',640,9.,D(2018,1,1),D(2027,12,31),'','Basement storage'),
     ('Roof','Cellspan Wireless LLC',None,19200.,D(2017,4,1),D(2027,3,31),'3 x 5 yr','Antenna license')]
    rows=[]
    for u,n,a,p,s,e,o,rem in T:
        q=dict(unit=u,area=a,_o=o,_rem=rem)
        if n=='Vacant': q.update(statusText='Vacant')
        else:
            q.update(tenantName=n,statusText='Occupied')
            if u=='175': q['statusText']=None
            if p:
                ann=round(a*p,2) if a else p
                q.update(annualRent=ann,contractRent=round(ann/12,2),leaseStartDate=s,leaseEndDate=e)
                if u in('100','200','300 / 310','500','600'):
                    d=D(2026,s.month,1); x=ann; q['rentSteps']=[]
                    for i in range(2): x=round(a*(p+.75*(i+1)),2); q['rentSteps'].append(dict(date=iso(D(2026+i,s.month,1)),amount=x,per='year'))
                q['balance']=0.0
                if u=='420': q['balance']=16016.0
                if u=='600': q['balance']=-31720.0
                q['deposit']=round(q['contractRent'],2) if u in('150','250','420','500','100') else 0.0
        rows.append(q)
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-36,'COMMERCIAL RENT ROLL'); c.setFont('Times-Roman',8.5); c.drawCentredString(W/2,H-47,'(to be certified by Borrower and delivered to Servicer monthly)')
    lab=[('Loan No.:','30-144-0078',36,H-64),('Property Name:','Scioto Point Office Center',250,H-64),('As of Date:','6/30/2025',470,H-64),('Borrower:','Scioto Point Owner LLC',36,H-78),('Property Type:','Office',250,H-78),('City, State:','Dublin, OH',470,H-78)]
    for a,b,x,y in lab: c.setFont('Times-Bold',9); c.drawString(x,y,a); c.setFont('Courier',9); c.drawString(x+c.stringWidth(a,'Times-Bold',9)+5,y,b)
    xs=[30,82,252,300,352,404,462,530,572,632,690,762]
    hd=[['Suite'],['Tenant Name'],['Net','Rentable','Sq. Ft.'],['Lease','Begin'],['Lease','Expire'],['Monthly','Base','Rent ($)'],['Annual','Base','Rent ($)'],['Rent','per','Sq. Ft.'],['Security','Deposit','Held ($)'],['Past Due','(Prepaid)','($)'],['Renewal','Options']]
    top=H-90; c.setFont('Times-Bold',7.6); c.setFillGray(.9); c.rect(30,top-32,732,32,fill=1); c.setFillGray(0)
    for i,h in enumerate(hd):
        for j,t in enumerate(h): c.drawCentredString((xs[i]+xs[i+1])/2,top-10-9*j,t)
        c.line(xs[i],top,xs[i],top-32)
    y=top-32; dd=lambda d: d if isinstance(d,str) else (f'{d.month}/{d.day}/{d.year}' if d else '')
    for q in rows:
        st=q.get('rentSteps',[]); two=bool(st or q['_rem']); hgt=24 if two else 14
        c.rect(30,y-hgt,732,hgt); c.setFont('Courier',7.4)
        v=[q['unit'],q.get('tenantName','VACANT'),f"{q['area']:,}" if q['area'] else '',dd(q.get('leaseStartDate')),dd(q.get('leaseEndDate')),m(q['contractRent']) if 'contractRent' in q else '',m(q['annualRent']) if 'annualRent' in q else '',f"{q['annualRent']/q['area']:.2f}" if q['area'] and 'annualRent' in q else '',m(q['deposit']) if 'deposit' in q else '',m(q['balance']) if 'balance' in q else '']
        for i,t in enumerate(v):
            if i in(0,1): c.drawString(xs[i]+3,y-10,clip(c,t,'Courier',7.4,xs[i+1]-xs[i]-4))
            elif i in(3,4): c.drawCentredString((xs[i]+xs[i+1])/2,y-10,t)
            else: c.drawRightString(xs[i+1]-3,y-10,t)
        c.setFont('Courier',5.8); c.drawString(xs[10]+2,y-10,q['_o'])
        if two:
            t=q['_rem']; 
            if st: t=(t+'.  ' if t else '')+'Steps (annual): '+';  '.join(f"{D.fromisoformat(s['date']):%m/%d/%Y} ${s['amount']:,.2f}" for s in st)
            c.setFont('Times-Italic',7.6); c.drawString(xs[1]+3,y-20,t)
        for i in range(1,11): c.line(xs[i],y,xs[i],y-(14 if two else hgt))
        y-=hgt
    S=lambda k:sum(q.get(k) or 0 for q in rows)
    c.setFillGray(.9); c.rect(30,y-16,732,16,fill=1); c.setFillGray(0); c.setFont('Courier-Bold',7.4); c.drawString(33,y-11,'TOTAL'); c.drawRightString(xs[3]-3,y-11,f"{S('area'):,}")
    for i,k in ((5,'contractRent'),(6,'annualRent'),(8,'deposit'),(9,'balance')): c.drawRightString(xs[i+1]-3,y-11,m(S(k)))
    y-=30; c.setFont('Times-Roman',8.5)
    for t in ('The undersigned certifies that the foregoing is true, correct and complete as of the date stated above.',"Scioto Point Owner LLC       By: ______________________     Title: ______________     Date: ___________"): c.drawString(30,y,t); y-=20
    c.save(); save(name,'OFFICE','CREFC-like boxed form, steps in a note line',True,rows,'Scioto Point Office Center','2025-06-30',12,8,3)
# ---------- 5 assisted living, Word table
def p05():
    name='larkspur_house_census.pdf'; r=rng(name); nm=N(r); rows=[]
    rates={'Studio':(3850,330),'Deluxe Studio':(4225,395),'One Bedroom':(4980,540)}
    wings=[('Garden Wing',range(1,14)),('Harbor Wing',range(21,34))]
    for w,rg in wings:
        for k in rg:
            if k==13: continue
            t=r.choice(list(rates)); q=dict(unit=str(k),unitType=t,section=w)
            if r.random()<.16: q.update(statusText='Vacant')
            else:
                f,l=nm(); base=float(rates[t][0]-r.choice([0,0,75,150,200])); care=float(r.choice([0,450,850,1300,1750])); oth=float(r.choice([0,0,0,65,900]))
                q.update(tenantName=f'{f[0]}. {l}',statusText='Occupied',_pay=r.choices(['Private pay','Medicaid waiver','LTC insurance','Private pay (hospital)','VA benefit'],[12,4,3,1,1])[0],contractRent=base,moveInDate=rd(r,D(2019,2,1),D(2025,8,20)),totalCharges=base+care+oth)
                q['charges']=[dict(code=a,amount=b) for a,b in (('Care Fee',care),('Other',oth)) if b]
            rows.append(q)
    o=[q for q in rows if 'tenantName' in q]; g=lambda q,k:sum(x['amount'] for x in q.get('charges',[]) if x['code']==k)
    from reportlab.platypus import SimpleDocTemplate,Table,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle as PS
    f0=lambda v:f'${v:,.0f}' if v else ''
    P=PS('a',fontName='Times-Roman',fontSize=10.5,leading=13); PC=PS('c',parent=P,alignment=1); PT=PS('t',parent=PC,fontName='Times-Bold',fontSize=14,leading=18); PH=PS('h',parent=PC,fontName='Times-Bold',fontSize=9.5,leading=11)
    data=[[Paragraph(x,PH) for x in('Apt','Resident','Apartment style','Payor','Moved in','Room rate','Care Fee','Other','Total monthly')]]; sty=[('GRID',(0,0),(-1,-1),.5,colors.black),('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('LEADING',(0,0),(-1,-1),11),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('ALIGN',(5,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#d9e2f3'))]
    def tot(lab,L,fn):
        data.append([lab,'','','','']+[f0(x) for x in(sum(q.get('contractRent',0) for q in L),sum(g(q,'Care Fee') for q in L),sum(g(q,'Other') for q in L),sum(q.get('totalCharges',0) for q in L))]); k=len(data)-1
        sty.extend([('SPAN',(0,k),(4,k)),('ALIGN',(0,k),(4,k),'RIGHT'),('FONT',(0,k),(-1,k),fn,9.5)])
    for w,_ in wings:
        data.append([w]+['']*8); k=len(data)-1; sty.extend([('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'Times-Bold',10)])
        L=[q for q in rows if q['section']==w]
        for q in L:
            if 'tenantName' not in q: data.append([q['unit'],'Vacant',q['unitType']]+['']*6); sty.append(('FONT',(1,len(data)-1),(1,len(data)-1),'Times-Italic',9.5)); continue
            d=q['moveInDate']; data.append([q['unit'],q['tenantName'],q['unitType'],Paragraph(q['_pay'],PS('p',parent=P,fontSize=9.5,leading=11)),f"{d:%b} {d.day}, {d.year}",f0(q['contractRent']),f0(g(q,'Care Fee')),f0(g(q,'Other')),f0(q['totalCharges'])])
        tot(w+' total',L,'Times-Italic')
    tot('Total billed',o,'Times-Bold')
    v=[q for q in rows if 'tenantName' not in q]
    fl=[Paragraph('LARKSPUR HOUSE ASSISTED LIVING',PT),Paragraph('Resident Census and Monthly Rate Schedule',PC),Paragraph('August 2025',PC),Spacer(1,10),Paragraph('Prepared for the lender under Section 5.1.11. Rates are those billed on the August statements.',P),Spacer(1,8),
      Table(data,colWidths=[28,88,76,74,66,54,50,42,58],style=sty,repeatRows=1),Spacer(1,10),Paragraph(f'Apartments: {len(rows)} &nbsp;&nbsp; Occupied: {len(o)} &nbsp;&nbsp; Vacant: {len(v)} &nbsp;&nbsp; Occupancy: {len(o)/len(rows)*100:.1f}%',P),Spacer(1,8),
      Paragraph(f'Apartment {v[0]["unit"]} is reserved with a $1,500 community fee; move-in planned for September 15. There is no Apartment 13. "Other" is the second-person fee ($900) or the cable package ($65).',P),Spacer(1,20),Paragraph('Executive Director: ____________________',P)]
    SimpleDocTemplate(os.path.join(DOC,name),pagesize=letter,leftMargin=38,rightMargin=38,topMargin=50,bottomMargin=50).build(fl)
    save(name,'SENIOR_HOUSING','typed Word table, wings',False,rows,'LARKSPUR HOUSE ASSISTED LIVING','2025-08',len(rows),len(o),len(v))
# ---------- 6 MH park
def p06():
    name='pinon_vista_mhc_rent_roll.pdf'; r=rng(name); nm=N(r); rows=[]
    for st,n,k in (('Juniper Lane',18,1),('Mesa Drive',20,19),('Arroyo Court',14,39),('RV Row',8,1)):
        for i in range(n):
            rv=st=='RV Row'; q=dict(unit=f'RV{k+i}' if rv else f'{k+i}',section=st,unitType='RV' if rv else r.choice(['SW','SW','DW']))
            if r.random()<.13: q.update(statusText='Vacant')
            elif st=='Mesa Drive' and i==3: q.update(statusText='Vacant POH')
            else:
                f,l=nm(); lot=540. if rv else float(r.choice([465,485,485,505])); wtr=0. if rv else round(r.uniform(18,61),2); note=0. if rv or r.random()<.8 else float(r.choice([250,325,410]))
                q.update(tenantName=f'{f} {l}',statusText='Occupied',contractRent=lot,charges=[dict(code=a,amount=b) for a,b in (('Water',wtr),('Home Note',note))],_w=wtr,_n=note,totalCharges=round(lot+wtr+note,2),moveInDate=rd(r,D(2009,1,1),D(2025,6,10)),balance=round(r.choice([0,0,0,0,0,-40,r.randint(40,1900)+.17]),2),deposit=float(r.choice([0,250,400])))
                if r.random()<.06: q['statusText']='Eviction'
            rows.append(q)
    pdf=FPDF('P','mm','letter'); pdf.set_auto_page_break(False)
    C=[('Lot',14,'L'),('Home',12,'L'),('Resident',50,'L'),('Lot Rent',20,'R'),('Water',17,'R'),('Home Note',19,'R'),('Total',19,'R'),('Move In',20,'C'),('Deposit',17,'R'),('Balance',19,'R')]
    def head():
        pdf.add_page(); pdf.set_fill_color(45,85,60); pdf.rect(0,0,216,18,'F'); pdf.set_text_color(255); pdf.set_font('helvetica','B',13); pdf.set_xy(5,4); pdf.cell(0,6,'Rent Roll'); pdf.set_font('helvetica','',8.5); pdf.set_xy(5,10); pdf.cell(0,5,'Property: Pinon Vista Mobile Home Community        As of 06/30/2025'); pdf.set_text_color(0); pdf.set_xy(5,270); pdf.set_font('helvetica','',7); pdf.cell(100,4,f'Rent Manager   -   page {pdf.page_no()}'); return 22
    y=head()
    def ln(v,b='',fill=False):
        pdf.set_font('helvetica',b,8); pdf.set_xy(4,y)
        for (t,w,a),x in zip(C,v): pdf.cell(w,4.6,x,align=a,border='B' if not fill else 0,fill=fill)
    def tots(L): 
        S=lambda k:round(sum(q.get(k,0) for q in L),2)
        return [S(k) for k in('contractRent','_w','_n','totalCharges','deposit','balance')]
    sec=None; pdf.set_draw_color(200)
    for i,q in enumerate(rows):
        if y>258: y=head(); sec=None if q['section']!=sec else sec
        if q['section']!=sec:
            sec=q['section']; y+=2; pdf.set_font('helvetica','B',9.5); pdf.set_text_color(45,85,60); pdf.set_xy(4,y); pdf.cell(0,5,sec); pdf.set_text_color(0); y+=5.5; pdf.set_fill_color(225); ln([x[0] for x in C],'B',True); y+=5
        oc='tenantName' in q
        nmx=q['tenantName']+(' (Eviction)' if q['statusText']=='Eviction' else '') if oc else '-- '+q['statusText']+' --'
        ln([q['unit'],q['unitType'],nmx]+([m(q['contractRent']),m(q['_w']),m(q['_n']),m(q['totalCharges']),us(q['moveInDate']),m(q['deposit']),m(q['balance'])] if oc else ['']*7)); y+=4.6
        if i==len(rows)-1 or rows[i+1]['section']!=sec:
            t=tots([x for x in rows if x['section']==sec]); y+=.6; ln(['','',f'{sec} - {sum(x["section"]==sec for x in rows)} lots']+[m(x) for x in t[:4]]+['']+[m(x) for x in t[4:]],'B'); y+=5.5
    if y>235: y=head()
    t=tots(rows); wrong=t[0]+900
    y+=3; ln(['','','Report Total']+[m(wrong)]+[m(x) for x in t[1:4]]+['']+[m(x) for x in t[4:]],'B'); y+=9
    o=[q for q in rows if 'tenantName' in q]; pdf.set_font('helvetica','',8.5); pdf.set_xy(4,y); pdf.cell(0,5,f'Lots: {len(rows)}    Occupied: {len(o)}    Vacant: {len(rows)-len(o)}')
    pdf.output(os.path.join(DOC,name)); save(name,'MANUFACTURED_HOUSING','Rent Manager style, streets, subtotals',False,rows,'Pinon Vista Mobile Home Community','2025-06-30',len(rows),len(o),len(rows)-len(o),
      planted=dict(what=f'Report Total of Lot Rent is printed {m(wrong)}; rows and street subtotals add up to {m(t[0])}',kind='total_wrong'))
# ---------- 7 industrial line printer
def p07():
    name='quarry_road_distribution_tenant_register.pdf'; r=rng(name); rows=[]
    T=[('1-A','OAKMONT PALLET SUPPLY',24000,.52,D(2020,2,1),D(2027,1,31)),('1-B','DELTRA COLD CHAIN INC',41500,.61,D(2022,7,1),D(2032,6,30)),('1-C',None,18000,0,None,None),('2-A','FENWICK AUTO GLASS',12250,.66,D(2019,11,1),D(2025,10,31)),('2-B','BLUE HERON BREWING',9600,.71,D(2023,4,1),D(2028,3,31)),('2-C','PRAIRIE STATE FASTENERS',30400,.49,D(2017,1,1),'M-T-M'),('2-D',None,7800,0,None,None),('3-A','UNITY PARCEL SORTING',88200,.44,D(2021,9,1),D(2031,8,31)),('3-B','KESTREL DRONE WORKS',15300,.63,D(2024,5,1),D(2029,4,30)),('YARD','HIGHLINE CRANE RENTAL',None,0,D(2024,1,1),D(2026,12,31)),('SIGN','INTERSTATE BILLBOARD CO',None,0,D(2015,6,1),D(2030,5,31))]
    for u,n,a,p,s,e in T:
        q=dict(unit=u,area=a,building=None)
        if not n: q['statusText']='VACANT'
        else:
            b=round(a*p,2) if a else {'YARD':3500.,'SIGN':975.}[u]
            ch=[('CAM',round(a*.085,2)),('TAX',round(a*.112,2)),('INS',round(a*.021,2))] if a else []
            q.update(tenantName=n,statusText='Occupied' ,contractRent=b,charges=[dict(code=x,amount=z) for x,z in ch],totalCharges=round(b+sum(z for _,z in ch),2),leaseStartDate=s,leaseEndDate=e,deposit=float(int(b)) if a else 0.0,balance={'2-A':14210.55,'3-B':-200.0,'2-C':7.5}.get(u,0.0))
            if u in('1-A','1-B','3-A','3-B','SIGN'):
                q['rentSteps']=[]; x=b
                for i in range({'1-A':1,'1-B':3,'3-A':2}.get(u,1)): x=round(x*1.035,2); q['rentSteps'].append(dict(date=iso(D(2026+i,s.month,1)),amount=x))
        rows.append(q)
    L=[]; ap=L.append
    ap('QUARRY ROAD DISTRIBUTION CENTER'.ljust(96)+'RUN 09/02/25 06:31'); ap('TENANT REGISTER / RENT ROLL        PERIOD ENDING 08/31/25'.ljust(96)+'PAGE    1'); ap('')
    H1=f"{'':6}{'':32}{'LEASE':>9}{'LEASE':>10}{'BASE':>13}{'':11}{'':11}{'':10}{'TOTAL':>13}{'SECURITY':>12}{'OPEN':>12}"; H2=f"{'UNIT':6}{'TENANT':22}{'SQ FT':>10}{'FROM':>9}{'TO':>10}{'RENT':>13}{'CAM':>11}{'TAX':>11}{'INS':>10}{'MONTHLY':>13}{'DEPOSIT':>12}{'BALANCE':>12}"
    ap(H1); ap(H2); ap('='*len(H2))
    dd=lambda d: d if isinstance(d,str) else f'{d:%m/%d/%y}'
    n2=lambda v:f'{v:,.2f}' if v>=0 else f'{-v:,.2f}-'
    for q in rows:
        a=f"{q['area']:,}" if q['area'] else ''
        if 'tenantName' not in q: ap(f"{q['unit']:6}{'*** VACANT ***':22}{a:>10}"); ap(''); continue
        g={x['code']:x['amount'] for x in q['charges']}; z=lambda k:n2(g[k]) if k in g else ''
        ap(f"{q['unit']:6}{q['tenantName'][:22]:22}{a:>10}{dd(q['leaseStartDate']):>9}{dd(q['leaseEndDate']):>10}{n2(q['contractRent']):>13}{z('CAM'):>11}{z('TAX'):>11}{z('INS'):>10}{n2(q['totalCharges']):>13}{n2(q['deposit']):>12}{n2(q['balance']):>12}")
        for s in q.get('rentSteps',[]): ap(f"{'':6}  INCREASE EFF {D.fromisoformat(s['date']):%m/%d/%y} TO {n2(s['amount']):>12} PER MONTH")
        if q['unit']=='2-A': ap('        TENANT FILED CHAPTER 11 05/14/25')
        ap('')
        if len(q['tenantName'])>22: q['tenantName']=q['tenantName'][:22]
    S=lambda k:sum(q.get(k) or 0 for q in rows); Cc=lambda k:sum(x['amount'] for q in rows for x in q.get('charges',[]) if x['code']==k)
    ap('='*len(H2)); ap(f"{'':6}{'PROPERTY TOTAL':22}{S('area'):>10,}{'':19}{n2(S('contractRent')):>13}{n2(Cc('CAM')):>11}{n2(Cc('TAX')):>11}{n2(Cc('INS')):>10}{n2(S('totalCharges')):>13}{n2(S('deposit')):>12}{n2(S('balance')):>12}")
    lv=S('area')-25800; ap(''); ap(f"{'':6}LEASED {lv:,} SF  ({lv/S('area')*100:.1f} PCT)     VACANT 25,800 SF")
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=landscape(letter)); c.setFont('Courier',8.1 if len(H2)*4.9>740 else 8.6); 
    y=572
    fs=730/len(H2)/.6; c.setFont('Courier',fs)
    for l in L: c.drawString(30,y,l); y-=10.4
    c.save(); save(name,'INDUSTRIAL','line-printer monospace, step lines under rows',False,rows,'QUARRY ROAD DISTRIBUTION CENTER','2025-08-31',9,7,2)
def run():
    for f in (p01,p02,p03,p04,p05,p06,p07): f()
