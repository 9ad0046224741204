# site-level apartment system: rent roll with lease charges, charge lines under each unit
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make():
    r=random.Random(4801); fn='willowbend_rrwlc_0525.pdf'
    W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H))
    asof=dt.date(2025,5,31)
    plans={'wb1a':(702,1185),'wb1b':(748,1235),'wb2a':(964,1430),'wb2b':(1018,1495),'wb3a':(1226,1760)}
    seq=['wb1a','wb1a','wb2a','wb2b','wb2a','wb1b','wb3a','wb2b']
    units=[]
    for b in range(1,8):
        for k in range(8 if b<7 else 6): units.append((f"{b:02d}{101+k if k<4 else 201+k-4}",seq[(k+b)%8]))
    vac=set(r.sample(range(len(units)),4)); ntc=set(r.sample([i for i in range(len(units)) if i not in vac],3)); model=None
    names=people(r,80); recs=[]; rid=10233
    for i,(u,p) in enumerate(units):
        sf,mk=plans[p]; mk+=r.choice([0,0,15,25,-10])
        if i in vac: recs.append(dict(sec='C',u=u,p=p,sf=sf,res='VACANT',name='VACANT',mk=mk,ch=[],dep=0,od=0,mi=None,le=None,mo=None,bal=0));continue
        mi=dt.date(2021,6,1)+dt.timedelta(days=r.randrange(0,1400)); le=eom(addm(asof,r.randrange(0,12)))
        rent=mk-r.choice([0,0,10,25,40,65,90,-15]); ch=[('rent',rent)]
        if r.random()<.75: ch.append(('trash',25))
        if r.random()<.3: ch.append(('petrent',35))
        if r.random()<.2: ch.append(('carport',40))
        if r.random()<.45: ch.append(('pestctl',5))
        if r.random()<.08: ch.append(('conc/emp',-150))
        if r.random()<.07: ch.append(('mtmfee',200)); 
        mo=None
        if i in ntc: mo=le=eom(addm(asof,r.choice([0,1,2]))) if r.random()<.5 else dt.date(2025,6,r.randrange(5,28))
        rid+=r.randrange(3,60)
        recs.append(dict(sec='C',u=u,p=p,sf=sf,res=f't00{rid}',name=names.pop(),mk=mk,ch=ch,dep=r.choice([200,300,300,500,0]),od=r.choice([0,0,0,250]),mi=mi,le=le,mo=mo,bal=r.choice([0,0,0,0,0,-12.5,round(r.uniform(20,1600),2)])))
    fut=sorted(list(vac))[:2]+sorted(ntc)[:1]
    for i in fut:
        u,p=units[i];sf,mk=plans[p];rid+=17; mi=dt.date(2025,6,r.randrange(6,29)) if i in vac else dt.date(2025,8,2)
        recs.append(dict(sec='F',u=u,p=p,sf=sf,res=f't00{rid}',name=names.pop(),mk=0,ch=[('rent',mk),('trash',25)],dep=r.choice([150,300]),od=0,mi=mi,le=addm(mi,12)-dt.timedelta(1),mo=None,bal=0))
    X=dict(u=28,p=68,sf=142,res=150,name=205,mk=388,code=396,am=484,dep=534,od=580,mi=588,le=634,mo=684,bal=764)
    pg=[0]
    def head():
        pg[0]+=1; y=H-30; c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,y,'Rent Roll with Lease Charges')
        c.setFont('Helvetica',8.5); c.drawCentredString(W/2,y-12,'Willow Bend Apartments (wbend)'); c.drawCentredString(W/2,y-23,'As Of = 05/31/2025'); c.drawCentredString(W/2,y-34,'Month Year = 05/2025')
        y-=52; c.setFont('Helvetica-Bold',7)
        for l1,l2,k,al in [('Unit','','u','l'),('Unit Type','','p','l'),('Unit','Sq Ft','sf','r'),('Resident','','res','l'),('Name','','name','l'),('Market','Rent','mk','r'),('Charge','Code','code','l'),('Amount','','am','r'),('Resident','Deposit','dep','r'),('Other','Deposit','od','r'),('Move In','','mi','l'),('Lease','Expiration','le','l'),('Move Out','','mo','l'),('Balance','','bal','r')]:
            f=c.drawString if al=='l' else c.drawRightString
            f(X[k],y,l1); f(X[k],y-8,l2)
        c.setLineWidth(.7); c.line(26,y-12,W-26,y-12)
        c.setFont('Helvetica',6.5); c.drawString(28,20,'Thursday, June 05, 2025 09:41 AM'); c.drawRightString(W-28,20,f'Page {pg[0]}')
        return y-22
    y=head(); c.setFont('Helvetica',7)
    rows=[]
    sec=None; T={'C':[0]*6,'F':[0]*6}; codes={}
    heads={'C':'Current/Notice/Vacant Residents','F':'Future Residents/Applicants'}
    for d in recs:
        need=(len(d['ch'])+2)*9
        if d['sec']!=sec:
            if sec=='C': y=tot(c,y,T['C'],'Total  Current/Notice/Vacant',X) 
            if y-need-30<36: c.showPage(); y=head()
            sec=d['sec']; c.setFont('Helvetica-Bold',7); c.drawString(28,y,heads[sec]); y-=11
        if y-need<36: c.showPage(); y=head()
        c.setFont('Helvetica',7)
        c.drawString(X['u'],y,d['u']);c.drawString(X['p'],y,d['p']);c.drawRightString(X['sf'],y,m0(d['sf']) if d['sf']<1000 else str(d['sf']));c.drawString(X['res'],y,d['res']);c.drawString(X['name'],y,d['name'])
        c.drawRightString(X['mk'],y,m2(d['mk']))
        c.drawRightString(X['dep'],y,m2(d['dep']));c.drawRightString(X['od'],y,m2(d['od']));c.drawRightString(X['bal'],y,par(d['bal']).replace('(','-').replace(')',''))
        for k in('mi','le','mo'):
            if d[k]: c.drawString(X[k],y,us(d[k]))
        t=sum(a for _,a in d['ch'])
        for code,a in d['ch']:
            c.drawString(X['code'],y,code); c.drawRightString(X['am'],y,m2(a)); y-=9; codes.setdefault(code,[0,0])[0 if sec=='C' else 1]+=a
        if not d['ch']: c.drawRightString(X['am'],y,'0.00'); y-=9
        c.setFont('Helvetica-Bold',7); c.drawString(X['code'],y,'Total'); c.drawRightString(X['am'],y,m2(t)); c.setLineWidth(.3); c.line(X['code'],y+7.2,X['am'],y+7.2); y-=12
        for j,v in enumerate([d['mk'],t,d['dep'],d['od'],d['bal'],d['sf']]): T[sec][j]+=v
        isv=d['name']=='VACANT'
        row=dict(unit=d['u'],unitType=d['p'],area=d['sf'],section=heads[sec],marketRent=d['mk'],totalCharges=t,deposit=d['dep'],balance=d['bal'])
        if isv: row.update(statusText='VACANT')
        else:
            row.update(tenantName=d['name'],statusText='Future' if sec=='F' else 'Occupied',contractRent=d['ch'][0][1],charges=[dict(code=k,amount=a) for k,a in d['ch']],moveInDate=iso(d['mi']),leaseEndDate=iso(d['le']))
            if d['mo']: row['moveOutDate']=iso(d['mo'])
        rows.append(row)
    y=tot(c,y,T['F'],'Total  Future Residents/Applicants',X)
    if y<230: c.showPage(); y=head()
    nocc=len(units)-len(vac); sfocc=sum(d['sf'] for d in recs if d['sec']=='C' and d['ch'])
    y-=8; c.setFont('Helvetica-Bold',7.5); c.drawString(28,y,'Summary Groups')
    xs=[230,310,390,470,530,590]
    for x,h1,h2 in zip(xs,['Square','Market','Lease','# Of','% Unit','% Sqft'],['Footage','Rent','Charges','Units','Occupancy','Occupied']):
        c.drawRightString(x,y,h1); c.drawRightString(x,y-8,h2)
    y-=12; c.line(26,y,W-150,y); y-=10; c.setFont('Helvetica',7)
    mkocc=sum(d['mk'] for d in recs if d['sec']=='C' and d['ch']); mkv=T['C'][0]-mkocc; sfv=T['C'][5]-sfocc
    for lab,a,b,e,n in [('Current/Notice/Vacant Residents',T['C'][5],T['C'][0],T['C'][1],len(units)),('Future Residents/Applicants',T['F'][5],0,T['F'][1],len(fut)),('Occupied Units',sfocc,mkocc,None,nocc),('Total Non Rev Units',0,0,None,0),('Total Vacant Units',sfv,mkv,None,len(vac))]:
        c.drawString(28,y,lab); c.drawRightString(xs[0],y,m0(a)); c.drawRightString(xs[1],y,m2(b)); 
        if e is not None: c.drawRightString(xs[2],y,m2(e))
        c.drawRightString(xs[3],y,str(n))
        if lab.startswith(('Occ','Total')): c.drawRightString(xs[4],y,f"{n/len(units)*100:.2f}"); c.drawRightString(xs[5],y,f"{a/T['C'][5]*100:.2f}")
        y-=10
    y-=14; c.setFont('Helvetica-Bold',7.5); c.drawString(28,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)'); y-=11
    c.drawString(40,y,'Charge Code'); c.drawRightString(230,y,'Amount'); y-=10; c.setFont('Helvetica',7)
    for k in sorted(codes):
        c.drawString(40,y,k); c.drawRightString(230,y,m2(codes[k][0])); y-=9
    c.setFont('Helvetica-Bold',7); c.drawString(40,y,'Total'); c.drawRightString(230,y,m2(sum(v[0] for v in codes.values())))
    c.save()
    cur=[x for x in rows if x['section']==heads['C']]
    ck('p01',sum(x['totalCharges'] for x in cur),T['C'][1]); ck('p01m',sum(x['marketRent'] for x in cur),T['C'][0])
    save(fn,dict(propertyName='Willow Bend Apartments',asOnDate=iso(asof),units=len(units),occupied=nocc,vacant=len(vac),rows=rows),'MULTIFAMILY','site-level PMS export, lease charges stacked under unit, PDF landscape',True)
def tot(c,y,T,lab,X):
    c.setFont('Helvetica-Bold',7); c.line(26,y+6,766,y+6); y-=3; c.drawString(28,y,lab)
    for k,v in zip(['mk','am','dep','od','bal'],T): c.drawRightString(X[k],y,m2(v))
    return y-16
