from common import *
from reportlab.pdfgen import canvas
r=random.Random(707); fn='BWTR_RentRoll_20260131.pdf'
# bldg, suite, name, start, exp, sf, rent, rec, exps, oth, steps(cat,date,amt)
names=['Alder & Finch CPAs','Brightwater Wealth Partners','Clearspan Engineering Inc','Delmont Insurance Agency','Everline Software LLC','Fulton Title Services','Granger Mortgage Corp','Hollis Pruett & Vance PLLC','Inland Actuarial Group','Juniper Behavioral Health','Keystone Court Reporting','Lattice Data Systems','Monarch Staffing','Nexvia Telecom','Osprey Architects PC','Pinnacle Payroll Services','Quorum Consulting Group','Redstone Energy Advisors','Stonebridge Escrow']
bl={'4410':('Brightwater Plaza I',['0100','0110','0120','0150','0200','0210','0225','0250','0300','0310','0340']),'4420':('Brightwater Plaza II',['0101','0105','0115','0130','0201','0210','0220','0240','0300','0350','0360','0375'])}
vac={('4410','0120'):2185,('4420','0115'):1640,('4420','0360'):3072}
addl={('4410','0210'):('4410','0200')}
recs=[];ni=0
for b,(bn,ss) in bl.items():
    for s in ss:
        if (b,s) in vac: recs.append(dict(b=b,s=s,v=True,sf=vac[(b,s)])); continue
        if (b,s) in addl:
            o=recs[-1]; recs.append(dict(b=b,s=s,v=False,add=f'{o["b"]}-{o["s"]}',n=o['n'],a=o['a'],z=o['z'],sf=1265)); continue
        n=names[ni]; ni+=1
        sf=r.randint(1150,7900); a=D(r.randint(2018,2025),r.randint(1,12),1); term=r.choice([60,64,84,120]); 
        while addm(a,term)<D(2026,3,1): term+=36
        z=addm(a,term)-dt.timedelta(1)
        psf=r.choice([24.5,25,25.75,26.5,27.25,28])
        m=round(psf*sf/12,2)
        net=r.random()<.3
        rec=round(sf*9.85/12,2) if net else round(sf*r.uniform(.2,1.6)/12,2)
        es=None if net else r.choice([9.12,9.4,9.85,10.2])
        oth=r.choice([0,0,0,150,225,90.,600]) 
        st=[];d=a
        while d<=D(2026,1,31): d=addm(d,12)
        cur=m
        while d<z and len(st)<r.choice([3,4,5]):
            cur=round(cur*1.025,2); st.append(('BRT' if ni%7 else 'BRR',d,cur,round(cur*12/sf,2))); d=addm(d,12)
        if ni==11: st=[]
        recs.append(dict(b=b,s=s,v=False,n=n,a=a,z=z,sf=sf,m=m,psf=round(m*12/sf,2),rec=rec,es=es,oth=float(oth),st=st))
rows=[]
c=canvas.Canvas(doc(fn),pagesize=(792,612)); F='Helvetica'; pg=[0]
x=dict(id=20,n=78,a=240,z=284,sf=362,m=412,psf=446,rec=496,es=532,oth=580,cat=592,d=614,amt=700,ps=738)
y=0
def page():
    global y
    if pg[0]: c.showPage()
    pg[0]+=1; y=592
    T(c,20,y,'Database:',F,7);T(c,66,y,'BRKFLD',F,7);T(c,396,y,'Rent Roll','Helvetica-Bold',11,'c');T(c,700,y,'Page:',F,7);T(c,770,y,pg[0],F,7,'r');y-=10
    T(c,20,y,'Bldg Status:',F,7);T(c,66,y,'Active only',F,7);T(c,396,y,'Brightwater Office Park','Helvetica-Bold',9,'c');T(c,700,y,'Date:',F,7);T(c,770,y,'2/2/2026',F,7,'r');y-=10
    T(c,396,y,'1/31/2026',F,8,'c');T(c,700,y,'Time:',F,7);T(c,770,y,'10:27 AM',F,7,'r');y-=20
    for k,ls,al in (('id',['','Bldg Id-Suit Id'],'l'),('n',['','Occupant Name'],'l'),('a',['','Rent Start'],'l'),('z',['','Expiration'],'l'),('sf',['GLA','Sqft'],'r'),('m',['Monthly','Base Rent'],'r'),('psf',['Annual','Rate PSF'],'r'),('rec',['Monthly Cost','Recovery'],'r'),('es',['Expense','Stop'],'r'),('oth',['Monthly','Other Income'],'r'),('cat',['','Cat'],'l'),('d',['','Date'],'l'),('amt',['','Monthly Amount'],'r'),('ps',['','PSF'],'r')):
        for i,l in enumerate(ls): T(c,x[k],y-9*i,l,'Helvetica-Bold',6.6,al)
    T(c,664,y,'------ Future Rent Increases ------','Helvetica-Bold',6.6,'c')
    y-=13; c.setLineWidth(.8); c.line(20,y,772,y); y-=11
def need(h):
    if y-h<30: page()
page()
def tot(label,g):
    global y
    occ=[q for q in g if not q['v']]; va=[q for q in g if q['v']]
    need(60); c.line(300,y+8.5,590,y+8.5)
    A=sum(q['sf'] for q in g)
    T(c,20,y,label,'Helvetica-Bold',7)
    def l(t,gg,money):
        global y
        s=sum(q['sf'] for q in gg)
        T(c,210,y,t,F,7); T(c,285,y,f'{100*s/A:.2f}%',F,7,'r'); T(c,318,y,f'{len(gg)} Units',F,7,'r'); T(c,x['sf'],y,f'{s:,}',F,7,'r')
        if money:
            for k in('m','rec','oth'):T(c,x[k],y,m2(sum(q.get(k,0) for q in gg)),F,7,'r')
        y-=10
    y0=y
    l('Occupied Sqft:',occ,True); l('Vacant Sqft:',va,False); l('Total Sqft:',g,True); y-=8
for b,(bn,ss) in bl.items():
    g=[q for q in recs if q['b']==b]
    need(60); T(c,20,y,f'{b}   {bn}','Helvetica-Bold',8); y-=14
    for sec in ('Vacant Suites','Occupied Suites'):
        need(40); T(c,20,y,sec,'Helvetica-Bold',7.2); y-=12
        for q in g:
            if q['v']!=(sec[0]=='V'): continue
            k=max(1,len(q.get('st',[]))); need(10*k+2)
            T(c,x['id'],y,f"{q['b']}-{q['s']}",F,7); T(c,x['sf'],y,f"{q['sf']:,}",F,7,'r')
            R=dict(unit=f"{q['b']}-{q['s']}",building=f'{b} {bn}',section=sec,area=q['sf'])
            if q['v']: T(c,x['n'],y,'Vacant',F,7); R.update(statusText='Vacant')
            else:
                T(c,x['n'],y,q['n'],F,7,w=158);T(c,x['a'],y,mdy(q['a'],0),F,7);T(c,x['z'],y,mdy(q['z'],0),F,7); R.update(tenantName=q['n'],leaseStartDate=q['a'],leaseEndDate=q['z'],statusText='Occupied')
                if 'add' in q: T(c,384,y,f"Additional Space  {q['add']}",'Helvetica-Oblique',7)
                else:
                    T(c,x['m'],y,m2(q['m']),F,7,'r');T(c,x['psf'],y,m2(q['psf']),F,7,'r');T(c,x['rec'],y,m2(q['rec']),F,7,'r');T(c,x['oth'],y,m2(q['oth']),F,7,'r')
                    if q['es']:T(c,x['es'],y,m2(q['es']),F,7,'r')
                    for i,(ca,d,am,ps) in enumerate(q['st']): T(c,x['cat'],y-10*i,ca,F,7);T(c,x['d'],y-10*i,mdy(d,0),F,7);T(c,x['amt'],y-10*i,m2(am),F,7,'r');T(c,x['ps'],y-10*i,m2(ps),F,7,'r')
                    R.update(contractRent=q['m'],charges=[dict(code='Monthly Cost Recovery',amount=q['rec']),dict(code='Monthly Other Income',amount=q['oth'])],rentSteps=[dict(date=iso(d),amount=am) for ca,d,am,ps in q['st']])
            rows.append(row(**R)); y-=10*k+3
        y-=4
    tot(f'Totals: {b}',g)
tot('Grand Total:',recs)
c.save()
save(fn,'OFFICE','MRI commercial rent roll: vacant suites first, future increases stacked, additional space',True,dict(propertyName='Brightwater Office Park',asOnDate='2026-01-31',units=len(recs),occupied=len(recs)-3,vacant=3,rows=rows))
