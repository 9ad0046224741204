# Neighbourhood centre, monospaced system print, vacant suites first, future increases at right
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make():
    f='RR_4417_SEP25.pdf'; rnd=random.Random(202); W,H=landscape(letter); c=canvas.Canvas(path(f),pagesize=(W,H)); names=RETAIL[1:]; rnd.shuffle(names)
    recs=[]
    sizes=[48210,9850,4200,3150,2400,1820,1600,1400,1400,1260,2750,1980,1200,6400,1450,3000,2100,1225,5100,1875,1500,1340]
    bl=['A']*9+['B']*8+['P']*5
    for i,(a,b) in enumerate(zip(sizes,bl)):
        v=i in (5,12,16,20); r=dict(b=b,s=f"{ {'A':100,'B':200,'P':900}[b]+(i*2+1 if b!='P' else i-16):04d}",a=a,v=v)
        if not v:
            psf=12.25 if a>20000 else rnd.randint(88,160)/4
            st=D(rnd.randint(2013,2025),rnd.randint(1,8),rnd.choice([1,1,15])); en=D(rnd.randint(2026,2034),rnd.randint(1,12),28); en=eom(en)
            r.update(t="Farrow's Fresh Market" if i==0 else names.pop(),st=st,en=en,mo=round(a*psf/12,2),rec=round(a*rnd.choice([.42,.47,.51,.55]),2) if i!=3 else 0,oth=rnd.choice([0,0,0,75,125.5,200]),steps=[])
            r['psf']=r['mo']*12/a
            q=r['mo']; d=D(2026,rnd.randint(1,12),1)
            for k in range(rnd.choice([0,1,2,4])):
                if d<en: q=round(q*rnd.choice([1.02,1.03,1.1]),2); r['steps'].append((d,q)); d=addm(d,rnd.choice([12,24,60]))
        recs.append(r)
    L=[]
    # columns: positions
    def line(d):
        s=[' ']*160
        for pos,al,t in d:
            p=pos if al=='l' else pos-len(t)+1
            for k,ch in enumerate(t): s[p+k]=ch
        return ''.join(s).rstrip()
    hd=[line([(0,'l','Bldg'),(6,'l','Suit'),(45,'r','Rent'),(56,'r','Lease'),(66,'r','GLA'),(78,'r','Monthly'),(87,'r','Annual'),(101,'r','Monthly Cost'),(113,'r','Mthly Other'),(117,'l','------ Future Rent Increases ------')]),
        line([(0,'l','Id'),(6,'l','Id'),(12,'l','Occupant Name'),(45,'r','Start'),(56,'r','Expiration'),(66,'r','Sqft'),(78,'r','Base Rent'),(87,'r','Rate PSF'),(101,'r','Recovery'),(113,'r','Income'),(117,'l','Cat'),(130,'r','Date'),(144,'r','Monthly Amt'),(151,'r','PSF')]),'-'*152]
    out=[];rows=[]
    vac=[r for r in recs if r['v']]; oc=[r for r in recs if not r['v']]
    out+=['','Vacant Suites','']
    for r in vac:
        out.append(line([(0,'l',r['b']),(6,'l',r['s']),(12,'l','Vacant'),(66,'r',m0(r['a']))])); rows.append(R(unit=r['s'],building=r['b'],area=r['a'],statusText='Vacant',section='Vacant Suites'))
    out+=['','Occupied Suites','']
    for r in oc:
        base=[(0,'l',r['b']),(6,'l',r['s']),(12,'l',r['t'][:23]),(45,'r',r['st'].strftime('%-m/%-d/%Y')),(56,'r',r['en'].strftime('%-m/%-d/%Y')),(66,'r',m0(r['a'])),(78,'r',m2(r['mo'])),(87,'r',m2(r['psf'])),(101,'r',m2(r['rec'])),(113,'r',m2(r['oth']) if r['oth'] else '')]
        for k,(d,q) in enumerate(r['steps'] or [(None,None)]):
            ex=[(117,'l','BRT'),(130,'r',d.strftime('%-m/%-d/%Y')),(144,'r',m2(q)),(151,'r',m2(q*12/r['a']))] if d else []
            out.append(line((base if k==0 else [])+ex))
        out.append('')
        rows.append(R(unit=r['s'],building=r['b'],tenantName=r['t'][:23].strip(),area=r['a'],statusText='Occupied',section='Occupied Suites',leaseStartDate=iso(r['st']),leaseEndDate=iso(r['en']),contractRent=r['mo'],charges=[dict(code='Monthly Cost Recovery',amount=r['rec'])]+([dict(code='Mthly Other Income',amount=r['oth'])] if r['oth'] else []),rentSteps=[dict(date=iso(d),amount=q) for d,q in r['steps']]))
    S=lambda k:sum(x[k] for x in oc); ao=S('a'); at=sum(x['a'] for x in recs)
    out+=['~'+line([(2,'l','Totals:'),(18,'l','Occupied Sqft:'),(43,'r',f'{ao/at*100:.2f}%'),(47,'l',f'{len(oc)} Suites'),(66,'r',m0(ao)),(78,'r',m2(S('mo'))),(101,'r',m2(S('rec'))),(113,'r',m2(S('oth')))]),
          line([(18,'l','Vacant Sqft:'),(43,'r',f'{100-ao/at*100:.2f}%'),(47,'l',f'{len(vac)} Suites'),(66,'r',m0(at-ao))]),
          line([(18,'l','Total Sqft:'),(47,'l',f'{len(recs)} Suites'),(66,'r',m0(at)),(78,'r',m2(S('mo')))]),'',line([(18,'l','Weighted avg. base rent, occupied (PSF / yr):'),(78,'r',m2(S('mo')*12/ao))])]
    per=44; pages=[]; cur=[]
    for l in out:
        if len(cur)>=per or (l.startswith('~') and len(cur)>per-6): pages.append(cur); cur=[]
        cur.append(l.lstrip('~') if l.startswith('~') else l)
    pages.append(cur)
    for i,p in enumerate(pages):
        t=c.beginText(30,H-34); t.setFont('Courier',7.9); t.setLeading(10.4)
        for l in [line([(0,'l','Database:   NATLCOMM'),(66,'l','Rent Roll'),(151,'r',f'Page:  {i+1} of {len(pages)}')]),line([(0,'l','Entity/Bldg Status:  Active Only'),(58,'l','Juniper Crossing Plaza'),(151,'r','Date:  10/1/2025')]),line([(0,'l','Report Id:  RR_CM_014'),(66,'l','9/30/2025'),(151,'r','Time:   6:11 AM')]),'']+hd+p: t.textLine(l)
        c.drawText(t); c.showPage()
    c.save()
    save(f,'RETAIL','monospaced system rent roll, vacant suites section first, future increases at right',False,dict(propertyName='Juniper Crossing Plaza',asOnDate='2025-09-30',units=len(recs),occupied=len(oc),vacant=len(vac),rows=rows))
if __name__=='__main__': make()
