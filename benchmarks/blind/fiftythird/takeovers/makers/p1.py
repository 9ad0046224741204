# Office tower: tenancy schedule, charge lines and rent steps under each tenant
from common import *
from reportlab.pdfgen import canvas
def make():
    R=rng('p1'); N=Names(R); asof=D(2026,2,28)
    d=Doc('Harbor Point Tower - Tenancy Schedule 02-2026.pdf','OFFICE','big-system tenancy schedule, charge lines + rent steps + options under each tenant, landscape, 6+ pages')
    W,H=792,612; c=canvas.Canvas(d.path,pagesize=(W,H)); c.setTitle('Tenancy Schedule')
    recs=[]
    for fl in range(2,15):
        k=R.choice([1,2,2,3,3,4]); left=14800
        for i in range(k):
            a=left if i==k-1 else int(left/(k-i)*R.uniform(.75,1.2)); left-=a
            recs.append(dict(u=f"{fl:02d}{i*10:02d}",a=a,fl=fl))
    recs=[dict(u='0100',a=3120,fl=1),dict(u='0110',a=1875,fl=1)]+recs
    vac=set(R.sample(range(2,len(recs)),4)); tot=sum(r['a'] for r in recs)
    for i,r in enumerate(recs):
        if i in vac: r['v']=1; continue
        r['t']=N.biz('office') if i>1 else ['Grindstone Coffee Bar','Harbor Point Conference Ctr'][i]
        st=D(R.randint(2016,2025),R.randint(1,12),1); yrs=R.choice([3,5,5,7,10,10,11]); 
        en=addm(st,yrs*12)-dt.timedelta(1)
        while en<asof+dt.timedelta(40): en=addm(en+dt.timedelta(1),60)-dt.timedelta(1)
        if i==9: en='MTM'
        r['st'],r['en']=st,en
        r['psf']=R.randint(2900,4300)/100
        base=r2(r['a']*r['psf']/12); r['base']=base
        ch=[('BRNT','Base Rent',base)]
        if R.random()<.8: ch.append(('OPEX','Operating Expense Recovery',r2(r['a']*R.uniform(1.2,9)/12)))
        if R.random()<.6: ch.append(('RETX','Real Estate Tax Recovery',r2(r['a']*R.uniform(.5,4)/12)))
        if R.random()<.5: ch.append(('PARK','Parking',R.randint(1,18)*165.0))
        if R.random()<.2: ch.append(('STOR','Storage',R.randint(80,400)*1.5))
        if R.random()<.35: ch.append(('ELEC','Submetered Electric',r2(r['a']*.14)))
        r['ch']=ch
        st2=[]
        if en!='MTM':
            x=D(asof.year,st.month,1); 
            if x<=asof: x=addm(x,12)
            b=base
            while x<en and len(st2)<R.choice([2,3,4,6]):
                b=r2(b*R.choice([1.025,1.03])); st2.append((x,b)); x=addm(x,12)
        r['steps']=st2
        r['dep']=R.choice([None,base,base,r2(2*base)])
        r['opt']=R.choice([None,None,'1 x 5 yr renewal at FMV, 12 mo notice','Termination right after month 60, 9 mo notice, unamortized costs','ROFO on contiguous space','2 x 5 yr renewal at 95% FMV'])
    X=dict(u=26,t=66,a=262,pct=302,f=346,to=392,term=452,m=516,y=580,psf=618,dep=680,lt=690)
    page=[0]; y=[0]
    def head():
        page[0]+=1
        tx(c,24,588,'Tenancy Schedule','Helvetica-Bold',11)
        tx(c,24,576,'Property: Harbor Point Tower (hpt)   As of Date: 02/28/2026   By Property','Helvetica',7)
        tx(c,768,588,f'Page {page[0]}','Helvetica',7,'r'); tx(c,768,578,'03/03/2026 8:41 AM','Helvetica',7,'r')
        c.setFillGray(.85); c.rect(24,546,744,22,stroke=0,fill=1); c.setFillGray(0)
        for k,a,b,al in [('u','','Unit','l'),('t','','Lease','l'),('a','','Area','r'),('pct','% of','Bldg','r'),('f','Lease','From','r'),('to','Lease','To','r'),('term','Term','(Months)','r'),('m','Monthly','Rent','r'),('y','Annual','Rent','r'),('psf','Annual','Rent/Area','r'),('dep','Security','Deposit','r'),('lt','Lease','Type','l')]:
            tx(c,X[k],559,a,'Helvetica-Bold',7,al); tx(c,X[k],550,b,'Helvetica-Bold',7,al)
        y[0]=535
    head()
    def need(n):
        if y[0]-n*9.5<34: c.showPage(); head()
    def record(r,future=False):
        n=2 if r.get('v') else 4+len(r['ch'])+(len(r['steps'])+1 if r['steps'] else 0)+(1 if r['opt'] else 0)
        need(n)
        yy=y[0]; f='Helvetica-Bold'
        tx(c,X['u'],yy,r['u'],f,7); tx(c,X['a'],yy,m0(r['a']),f,7,'r')
        if not future: tx(c,X['pct'],yy,f"{100*r['a']/tot:.2f}%",f,7,'r')
        if r.get('v'):
            tx(c,X['t'],yy,'VACANT',f,7); y[0]-=10; c.setStrokeGray(.7); c.line(24,y[0]+6,768,y[0]+6); y[0]-=5; return
        tx(c,X['t'],yy,r['t'],f,7,maxw=160)
        tx(c,X['f'],yy,mmddyyyy(r['st']),f,7,'r'); 
        tx(c,X['to'],yy,r['en'] if isinstance(r['en'],str) else mmddyyyy(r['en']),f,7,'r')
        if not isinstance(r['en'],str): tx(c,X['term'],yy,str((r['en'].year-r['st'].year)*12+r['en'].month-r['st'].month+1),f,7,'r')
        tx(c,X['m'],yy,m2(r['base']),f,7,'r'); tx(c,X['y'],yy,m2(r2(r['base']*12)),f,7,'r'); tx(c,X['psf'],yy,m2(r['base']*12/r['a']),f,7,'r')
        if r['dep']: tx(c,X['dep'],yy,m2(r['dep']),f,7,'r')
        tx(c,X['lt'],yy,r['lt'],f,7)
        y[0]-=10
        tx(c,84,y[0],'Charge Schedules','Helvetica-Oblique',6.5); tx(c,160,y[0],'Code','Helvetica-Oblique',6.5); tx(c,200,y[0],'Description','Helvetica-Oblique',6.5); tx(c,392,y[0],'Per Month','Helvetica-Oblique',6.5,'r'); tx(c,452,y[0],'Amt/Area/Yr','Helvetica-Oblique',6.5,'r'); y[0]-=9
        for cd,ds,am in r['ch']:
            tx(c,160,y[0],cd,size=6.5); tx(c,200,y[0],ds,size=6.5); tx(c,392,y[0],m2(am),size=6.5,al='r'); tx(c,452,y[0],m2(am*12/r['a']),size=6.5,al='r'); y[0]-=9
        c.setStrokeGray(0); c.setLineWidth(.4); c.line(350,y[0]+7,392,y[0]+7)
        tx(c,200,y[0],'Total monthly charges',size=6.5); tx(c,392,y[0],m2(S(a for _,_,a in r['ch'])),size=6.5,al='r'); y[0]-=9
        if r['steps']:
            tx(c,84,y[0],'Rent Steps','Helvetica-Oblique',6.5); tx(c,160,y[0],'Code','Helvetica-Oblique',6.5); tx(c,200,y[0],'Effective','Helvetica-Oblique',6.5); tx(c,392,y[0],'New Monthly','Helvetica-Oblique',6.5,'r'); tx(c,452,y[0],'Amt/Area/Yr','Helvetica-Oblique',6.5,'r'); y[0]-=9
            for dd,am in r['steps']:
                tx(c,160,y[0],'BRNT',size=6.5); tx(c,200,y[0],mmddyyyy(dd),size=6.5); tx(c,392,y[0],m2(am),size=6.5,al='r'); tx(c,452,y[0],m2(am*12/r['a']),size=6.5,al='r'); y[0]-=9
        if r['opt']:
            tx(c,84,y[0],'Options','Helvetica-Oblique',6.5); tx(c,160,y[0],r['opt'],size=6.5); y[0]-=9
        c.setStrokeGray(.7); c.line(24,y[0]+6,768,y[0]+6); c.setStrokeGray(0); y[0]-=5
    def truth(r,section=None,status=None):
        if r.get('v'): d.add(unit=r['u'],area=r['a'],statusText='VACANT'); return
        d.add(unit=r['u'],tenantName=r['t'],area=r['a'],section=section,statusText=status or 'Occupied',leaseStartDate=r['st'],leaseEndDate=r['en'],contractRent=r['base'],annualRent=r2(r['base']*12),deposit=r['dep'],
          charges=[dict(code=a,amount=b) for a,_,b in r['ch']],totalCharges=S(b for _,_,b in r['ch']),rentSteps=[dict(date=iso(a),amount=b) for a,b in r['steps']])
    for r in recs:
        r['lt']='Retail Net' if r['u']=='0100' else R.choice(['Office Net','Office Gross','Office Base Yr'])
        record(r); truth(r)
    occ=[r for r in recs if not r.get('v')]; va=[r for r in recs if r.get('v')]
    need(9); y[0]-=4; c.setLineWidth(1); c.line(24,y[0]+9,768,y[0]+9)
    tx(c,24,y[0],'Total Harbor Point Tower','Helvetica-Bold',7); tx(c,X['a'],y[0],m0(tot),'Helvetica-Bold',7,'r'); tx(c,X['m'],y[0],m2(S(r['base'] for r in occ)),'Helvetica-Bold',7,'r'); tx(c,X['y'],y[0],m2(r2(12*S(r['base'] for r in occ))),'Helvetica-Bold',7,'r'); tx(c,X['dep'],y[0],m2(S(r['dep'] for r in occ)),'Helvetica-Bold',7,'r')
    y[0]-=12
    for l,a,n in [('Occupied Area',sum(r['a'] for r in occ),len(occ)),('Vacant Area',sum(r['a'] for r in va),len(va))]:
        tx(c,66,y[0],l,size=7); tx(c,X['a'],y[0],m0(a),size=7,al='r'); tx(c,X['pct'],y[0],f"{100*a/tot:.2f}%",size=7,al='r'); tx(c,X['f'],y[0],f'{n} Units',size=7,al='r'); y[0]-=10
    # future lease for one of the vacant suites
    v=va[1]; need(16); y[0]-=10
    tx(c,24,y[0],'Executed Leases - Not Commenced','Helvetica-Bold',8.5); y[0]-=14
    base=r2(v['a']*38.5/12)
    f=dict(u=v['u'],t=N.biz('office'),a=v['a'],st=D(2026,6,1),en=D(2033,8,31),base=base,ch=[('BRNT','Base Rent',base),('OPEX','Operating Expense Recovery',r2(v['a']*6.1/12))],steps=[(D(2027,6,1),r2(base*1.03)),(D(2028,6,1),r2(r2(base*1.03)*1.03))],dep=r2(base*2),opt=None,lt='Office Net')
    record(f,True); 
    d.totals=dict(area=('area',tot+v['a']),rent=('contractRent',S(r['base'] for r in occ)+base))
    truth(f,'Executed Leases - Not Commenced','Not Commenced')
    c.save(); d.save('Harbor Point Tower',asof,len(recs),len(occ),len(va))
