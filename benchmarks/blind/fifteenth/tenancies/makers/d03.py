# Yardi Voyager Commercial "Tenancy Schedule II": main line + Rent Steps + Charge Schedules sub-blocks, medical building
from common import *
from reportlab.pdfgen import canvas
def run():
    rng=random.Random(303); N='yardi_tenancy_schedule_larkspur_medical.pdf'; asof=D(2025,12,31); f=lambda d:f'{d.month}/{d.day}/{d.year}'
    nm=names(rng,["Orthopaedics PA","Family Medicine","Dermatology PLLC","Imaging Center","Physical Therapy","Pediatrics PA","Eye Associates","Oral Surgery PLLC","Cardiology Group","Sleep Clinic","Pharmacy #4"],14)
    suites=['100','110','120','140','200','210','225','230','240','300','310','320','340','350','400']
    vac={'225','340'}; PW,PH=792,612
    c=canvas.Canvas(DOC+N,pagesize=(PW,PH)); y=0; pg=0
    X=dict(prop=26,unit=78,lease=112,typ=232,area=305,fr=322,to=366,term=428,mr=490,mra=522,ar=585,ara=617,rec=655,misc=690,dep=745)
    def T(x,s,r=False,b=False,sz=6.3):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',sz)
        (c.drawRightString if r else c.drawString)(x,y,s)
    def head():
        nonlocal y,pg
        if pg: foot(); c.showPage()
        pg+=1; y=588; c.setFont('Helvetica-Bold',10); c.drawCentredString(PW/2,y,'Tenancy Schedule I'); y-=12
        c.setFont('Helvetica',7.5); c.drawCentredString(PW/2,y,'Property: lark01   As of Date: 12/31/2025   By Property'); y-=16
        h1=[('prop','',0),('unit','',0),('lease','',0),('typ','',0),('area','',1),('fr','Lease',0),('to','Lease',0),('term','',1),('mr','Monthly',1),('mra','Monthly',1),('ar','Annual',1),('ara','Annual',1),('rec','Annual',1),('misc','Annual',1),('dep','Security',1)]
        h2=['Property','Unit(s)','Lease','Lease Type','Area','From','To','Term','Rent','Rent/','Rent','Rent/','Rec./','Misc/','Deposit']
        h3={'mra':'Area','ara':'Area','rec':'Area','misc':'Area','dep':'Received'}
        for (k,a,r),b in zip(h1,h2):
            T(X[k],a,r,True)
        y-=7.5
        for (k,a,r),b in zip(h1,h2): T(X[k],b,r,True)
        y-=7.5
        for k,v in h3.items(): T(X[k],v,True,True)
        y-=3; c.line(26,y,766,y); y-=10
    def foot():
        c.setFont('Helvetica',6); c.drawString(26,18,'1/6/2026 8:41 AM'); c.drawRightString(766,18,f'Page {pg}')
    head(); T(26,'Larkspur Medical Pavilion (lark01)',b=True,sz=7); y-=11
    rows=[];ta=tm=td=va=0;ni=0
    sub=dict(ch=96,ty=150,un=190,la=222,ar=300,fr=322,to=372,mo=470,pa=520,an=590,ana=640)
    for s in suites:
        area=rng.choice([1480,1915,2240,2675,3120,3860,4410,5230])
        if s in vac:
            if y<90: head()
            T(X['prop'],'lark01');T(X['unit'],s);T(X['lease'],'VACANT');T(X['area'],f'{area:,.2f}',1)
            for k in('mr','mra','ar','ara','rec','misc','dep'): T(X[k],'0.00',1)
            T(X['term'],'0',1)
            rows.append(dict(unit=s,area=area,statusText='VACANT',contractRent=0,annualRent=0,deposit=0,propertyName='lark01'));y-=14;va+=area;ta+=area;continue
        yr=rng.choice([2019,2020,2021,2022,2023,2024]); st=D(yr,rng.randint(1,12),1); T_=rng.choice([7,10]); ex=end(st,T_); rate0=rng.choice([24,25.5,27,29])
        tn=nm[ni];ni+=1;lt=rng.choice(['Office Net','Office Net','Office Gross'])
        steps=[];d=st;x=rate0
        while d<ex: steps.append((d,am(d,12)-dt.timedelta(1),r2(area*x/12),x)); x=round(x*1.025,2); d=am(d,12)
        cur=[q for q in steps if q[0]<=asof<=q[1]][0]; fut=[q for q in steps if q[0]>asof][:4]
        fut2=fut if rng.random()<.75 else []
        mr=cur[2]; cam=r2(area*rng.choice([6.4,6.85])/12); tax=r2(area*3.1/12); ins=r2(area*.55/12)
        chs=[('rent',mr,cur[0],cur[1])]
        if lt=='Office Net': chs+=[('cam',cam,D(2025,1,1),ex),('ret',tax,D(2025,1,1),ex),('ins',ins,D(2025,1,1),ex)]
        if rng.random()<.3: chs.append(('prk',float(rng.randint(2,8)*45),st,ex))
        dep=rng.choice([0,mr,r2(mr*2)])
        need=14+ (18+9*len(fut2) if fut2 else 0)+18+9*len(chs)
        if y-need<40: head()
        rec=sum(a for k,a,*_ in chs if k in('cam','ret','ins'))*12/area; misc=sum(a for k,a,*_ in chs if k=='prk')*12/area; ann=r2(mr*12)
        T(X['prop'],'lark01');T(X['unit'],s);T(X['lease'],tn+f' (t00{4100+ni*7})');T(X['typ'],lt);T(X['area'],f'{area:,.2f}',1);T(X['fr'],f(st));T(X['to'],f(ex));T(X['term'],str(T_*12),1)
        T(X['mr'],f'{mr:,.2f}',1);T(X['mra'],f'{mr/area:.2f}',1);T(X['ar'],f'{ann:,.2f}',1);T(X['ara'],f'{ann/area:.2f}',1);T(X['rec'],f'{rec:.2f}',1);T(X['misc'],f'{misc:.2f}',1);T(X['dep'],f'{dep:,.2f}',1);y-=10
        def blk(title,items):
            nonlocal y
            T(84,title,b=True)
            for k,t,r in(('ch','Charge',0),('un','Unit',0),('ar','Area',1),('fr','From',0),('to','To',0),('mo','Monthly Amt',1),('pa','Amt/Area',1),('an','Annual',1),('ana','Annual/Area',1)):
                T(sub[k]+(50 if k=='ch' else 20 if k=='un' else 0),t,r,True)
            y-=8.5
            for k,a,b,e in items:
                T(sub['ch']+50,k);T(sub['un']+20,s);T(sub['ar'],f'{area:,.2f}',1);T(sub['fr'],f(b));T(sub['to'],f(e));T(sub['mo'],f'{a:,.2f}',1);T(sub['pa'],f'{a/area:.2f}',1);T(sub['an'],f'{a*12:,.2f}',1);T(sub['ana'],f'{a*12/area:.2f}',1);y-=8.5
        if fut2: blk('Rent Steps',[('rent',q[2],q[0],q[1]) for q in fut2])
        blk('Charge Schedules',chs); y-=5
        rows.append(dict(unit=s,area=area,tenantName=tn,statusText='Occupied',propertyName='lark01',leaseStartDate=st,leaseEndDate=ex,contractRent=mr,annualRent=ann,deposit=dep,charges=[dict(code=k,amount=a) for k,a,*_ in chs],rentSteps=[dict(date=iso(q[0]),amount=q[2]) for q in fut2]))
        ta+=area;tm+=mr;td+=dep
    for r in rows: r.pop('propertyName')
    if y<110: head()
    c.line(26,y+7,766,y+7)
    T(X['unit'],'Total Current',b=True);T(X['area'],f'{ta:,.2f}',1,True);T(X['mr'],f'{tm:,.2f}',1,True);T(X['ar'],f'{tm*12:,.2f}',1,True);T(X['dep'],f'{td:,.2f}',1,True);y-=18
    n=len(rows);v=len(vac)
    T(112,'Total Units',b=True);T(250,'Percentage',1,True);T(305,'Area',1,True);T(360,'Percentage',1,True);y-=10
    for a,k,z in(('Occupied',n-v,ta-va),('Vacant',v,va),('Total',n,ta)):
        T(112,a);T(190,str(k),1);T(250,f'{k/n*100:.2f}',1);T(305,f'{z:,.2f}',1);T(360,f'{z/ta*100:.2f}',1);y-=9
    foot();c.save()
    save(N,'OFFICE','Yardi tenancy schedule with nested Rent Steps and Charge Schedules blocks, medical office',True,'Larkspur Medical Pavilion',asof,rows,n,n-v,v,totals=dict(area=ta,contractRent=r2(tm),deposit=r2(td),annualRent=r2(tm*12)))
if __name__=='__main__': run()
