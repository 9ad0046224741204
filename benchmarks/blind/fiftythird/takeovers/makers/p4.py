# Medical office building: floors as sections, two-line records, charge columns, balance
from common import *
from reportlab.pdfgen import canvas
def make():
    R=rng('p4'); N=Names(R); asof=D(2026,4,1)
    d=Doc('StBrannoc_MOB_RentRoll_040126.pdf','OFFICE','medical building, two-line records under a two-line header, floors as sections, charge columns, prepaid in parentheses, aging of balance on total page')
    W,H=792,612; c=canvas.Canvas(d.path,pagesize=(W,H)); F='Courier'; 
    X=dict(s=30,t=74,rsf=270,fr=330,rent=396,cam=452,tax=504,util=552,tot=616,dep=682,bal=748)
    heads=[('s','Suite','Type','l'),('t','Practice / Tenant','Specialty','l'),('rsf','RSF','PSF/Yr','r'),('fr','Lease Start','Lease End','r'),('rent','Monthly Rent','Annual Rent','r'),('cam','CAM','','r'),('tax','RE Tax','','r'),('util','Utilities','','r'),('tot','Total','Billed','r'),('dep','Deposit','Held','r'),('bal','Balance','Due','r')]
    y=[0]; pg=[0]
    B='Helvetica-Bold'; P='Helvetica'
    def top():
        pg[0]+=1
        c.setFillColorRGB(.12,.35,.32); c.rect(24,568,744,24,stroke=0,fill=1); c.setFillGray(1); tx(c,32,576,'ST. BRANNOC MEDICAL PAVILION',B,12); tx(c,760,576,'RENT ROLL  -  APRIL 1, 2026',B,9,'r'); c.setFillGray(0)
        for k,a,b,al in heads: tx(c,X[k],554,a,B,7,al); tx(c,X[k],545,b,P,7,al)
        tx(c,X['t']+72,545,'Status',P,7); c.setLineWidth(.7); c.line(24,541,768,541); y[0]=529
        tx(c,24,20,'Wellspring Healthcare Realty Management  |  Printed 04/02/2026 by tkoh',P,6.5); tx(c,768,20,f'{pg[0]} of 2',P,6.5,'r')
    top()
    floors=[('FIRST FLOOR',['100','105','110','115','120','130','140','150','160']),('SECOND FLOOR',['200','205','210','220','230','240','245','250','255','260']),('THIRD FLOOR',['300','310','315','320','330','340','350','360','365'])]
    vac={'115','245','340'}; spec={'Cardiology':'Cardiology','Pediatrics':'Pediatrics','Ortho':'Orthopaedics','Derma':'Dermatology','Imaging':'Radiology','Women':'OB/GYN','Physical':'Rehabilitation','Endo':'Dental','Family':'Primary care','Eye':'Ophthalmology','ENT':'Otolaryngology','Gastro':'GI','Urology':'Urology','Dental':'Dental','Sleep':'Sleep medicine','Oncology':'Oncology','Pharmacy':'Retail pharmacy','Pain':'Pain mgmt','Clinical':'Laboratory','Audio':'Audiology'}
    G={k:0 for k in('rsf','rent','cam','tax','util','tot','dep','bal')}; cnt=[0,0]
    def m(v): return '' if v is None else (f'({m2(-v)})' if v<0 else m2(v))
    def totline(lab,t,n):
        c.setLineWidth(.4); c.line(X['t'],y[0]+9,768,y[0]+9)
        tx(c,X['t'],y[0],lab,B,7)
        tx(c,X['rsf'],y[0],m0(t['rsf']),B,7,'r')
        for k in('rent','cam','tax','util','tot','dep','bal'): tx(c,X[k],y[0],m(t[k]),B,7,'r',maxw=62)
        y[0]-=16
    for fl,su in floors:
        if fl=='THIRD FLOOR': pass
        if y[0]<60: c.showPage(); top()
        c.setFillGray(.9); c.rect(24,y[0]-3,744,11,stroke=0,fill=1); c.setFillGray(0); tx(c,30,y[0],fl,B,7.5); y[0]-=13
        t={k:0 for k in G}
        for u in su:
            if y[0]<56: c.showPage(); top(); tx(c,30,y[0],fl+' (cont.)',B,7.5); y[0]-=13
            a=R.randint(95,520)*10; cnt[0]+=1; t['rsf']+=a
            if u in vac:
                tx(c,X['s'],y[0],u,P,7); tx(c,X['t'],y[0],'Vacant'+(' - shell condition' if u=='340' else ''),'Helvetica-Oblique',7); tx(c,X['rsf'],y[0],m0(a),P,7,'r'); y[0]-=21
                d.add(unit=u,area=a,statusText='Vacant - shell condition' if u=='340' else 'Vacant',section=fl); continue
            cnt[1]+=1; n=N.biz('med') if u!='100' else 'Brannoc Regional Health Express Care'
            sp='Urgent care' if u=='100' else next(v for k,v in spec.items() if k in n)
            st=D(R.randint(2014,2025),R.randint(1,12),1); en=addm(st,R.choice([60,84,120]))-dt.timedelta(1); status='Current'
            if en<asof:
                if R.random()<.25: status='Holdover'
                else:
                    while en<asof: en=addm(en+dt.timedelta(1),60)-dt.timedelta(1)
            elif en<asof+dt.timedelta(150): status='Notice given'
            psf=R.randint(2250,3350)/100; rent=r2(a*psf/12); ty=R.choice(['NNN','NNN','MG']) 
            cam=r2(a*.58) if ty=='NNN' else None; tax=r2(a*.31) if ty=='NNN' else None; ut=r2(a*R.uniform(.16,.4)) if R.random()<.6 else None
            tot=S([rent,cam,tax,ut]); dep=R.choice([rent,r2(rent*1.5),None,5000.0]); bal=R.choice([0.0,0.0,0.0,tot,r2(-tot),r2(R.uniform(20,900)),0.0])
            v=dict(rsf=a,rent=rent,cam=cam,tax=tax,util=ut,tot=tot,dep=dep,bal=bal)
            tx(c,X['s'],y[0],u,P,7); tx(c,X['t'],y[0],n,P,7,maxw=165); tx(c,X['rsf'],y[0],m0(a),P,7,'r'); tx(c,X['fr'],y[0],mmddyyyy(st),P,7,'r')
            for k in('rent','cam','tax','util','tot','dep','bal'): tx(c,X[k],y[0],m(v[k]),P,7,'r'); 
            y[0]-=9; c.setFillGray(.35)
            tx(c,X['s'],y[0],ty,P,6.5); tx(c,X['t'],y[0],sp,P,6.5); tx(c,X['t']+72,y[0],status,P,6.5); tx(c,X['rsf'],y[0],m2(rent*12/a),P,6.5,'r'); tx(c,X['fr'],y[0],mmddyyyy(en),P,6.5,'r'); tx(c,X['rent'],y[0],m2(r2(rent*12)),P,6.5,'r'); c.setFillGray(0); y[0]-=12
            for k in t:
                if k!='rsf': t[k]+=v[k] or 0
            d.add(unit=u,tenantName=n,area=a,section=fl,statusText=status,leaseStartDate=st,leaseEndDate=en,contractRent=rent,annualRent=r2(rent*12),totalCharges=tot,deposit=dep,balance=bal,
              charges=[dict(code=q,amount=w) for q,w in(('CAM',cam),('RE Tax',tax),('Utilities',ut)) if w is not None])
        for k in t: t[k]=r2(t[k]); G[k]=r2(G[k]+t[k])
        totline(f'{fl.title()} total',t,len(su))
    totline('ST. BRANNOC MEDICAL PAVILION',G,0)
    tx(c,X['t'],y[0],f'Suites {cnt[0]}     Leased {cnt[1]}     Vacant {cnt[0]-cnt[1]}     Vacant RSF {m0(sum(r["area"] for r in d.rows if "tenantName" not in r))}',P,7)
    y[0]-=12; tx(c,X['t'],y[0],'Balances in parentheses are prepaid. MG = modified gross, NNN = net. Holdover tenants are billed at the last contract rate.',P,6.5)
    c.save(); d.totals=dict(rent=('contractRent',G['rent']),tot=('totalCharges',G['tot']),bal=('balance',G['bal']),dep=('deposit',G['dep']),area=('area',G['rsf']),cam=(ch('CAM'),G['cam']))
    d.save('St. Brannoc Medical Pavilion',asof,cnt[0],cnt[1],cnt[0]-cnt[1])
