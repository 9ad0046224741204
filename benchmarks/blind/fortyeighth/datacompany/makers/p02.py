# commercial lease system, monospaced report, suburban office, steps printed at right
from common import *
from reportlab.pdfgen import canvas
def make():
    r=random.Random(4802); fn='CMRR_Brookhollow_Office_Park.pdf'
    W,H=792,612; c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H))
    T=[('100','Keystone Actuarial Grp LLC',4210),('110','Vantor Title & Escrow',2875),('120','Ridley Orthodontic Lab',1640),('125',None,1388),('140','Fernhill Insurance Agency',2110),('150','Northgate Engineers, P.C.',6925),
       ('200','Summit Payroll Services',5480),('205',None,2260),('210','Halvorsen Tax Advisors',1975),('215','Cobalt Staffing Partners',3042),('230','Tri-County Hospice Admin',4866),('240','LumaByte Software, Inc.',7315),
       ('300','Pender Ashworth & Vale LLP',9140),('310','Mid-Atlantic Benefit Mgmt',5208),('320',None,3770),('330','Greenleaf Mortgage Corp',2995),('340','State Dept of Field Audit',3600)]
    L=lambda s,n:str(s)[:n].ljust(n); R=lambda s,n:str(s).rjust(n)
    lines=[];rows=[]
    tot=[0,0,0,0,0];occ=[0]; asof=dt.date(2025,9,1)
    for i,(s,t,sf) in enumerate(T):
        sid=f"BHP1-{s}"
        if not t:
            lines.append([L(sid,10)+L(' Vacant',29)+L('',18)+R(m0(sf),8)])
            rows.append(dict(unit=sid,area=sf,statusText='Vacant',section='Vacant Suites' if 0 else None)); tot[0]+=sf; continue
        psf=r.choice([21,21.5,22.25,22.75,23.5,24,24.5]); mon=round(sf*psf/12,2); ann=round(mon*12,2)
        st=dt.date(r.choice([2019,2020,2021,2022,2023]),r.randrange(1,13),1); term=r.choice([60,84,63,120,66])
        ed=eom(addm(st,term-1)); 
        while ed<=asof: ed=eom(addm(ed,36))
        cam=round(sf*r.choice([0,.45,.62,.38])/12,2) ; elec=round(sf*1.75/12,2) if i%3==0 else 0
        steps=[];d=addm(dt.date(2025,st.month,1),0)
        if d<=asof: d=addm(d,12)
        p=mon
        while d<ed and len(steps)<3:
            p=round(p*1.025,2); steps.append((d,p)); d=addm(d,12)
        dep=round(mon,2) if i%4 else 0
        cost=[x for x in [('CAM',cam),('ELE',elec)] if x[1]]
        rec=[]
        n=max(1,len(steps),len(cost))
        for k in range(n):
            l=(L(sid,10)+L(' '+t,29)+L(us2(st),9)+L(us2(ed),9)+R(m0(sf),8)+R(m2(mon),12)+R(f"{psf:.2f}",10)+R(m2(ann),13)+'  ') if k==0 else L('',102)
            l+=(' '+L(cost[k][0],4)+R(m2(cost[k][1]),9)) if k<len(cost) else L('',14)
            l+=('  '+L('BRR',4)+L(us2(steps[k][0]),9)+R(m2(steps[k][1]),11)+R(f"{steps[k][1]*12/sf:.2f}",7)) if k<len(steps) else ''
            rec.append(l)
        if i in(5,12): rec.append(L('',11)+('Option: one (1) 5-yr renewal at FMV, 9 mos notice' if i==5 else 'Option: two (2) 5-yr renewals at 95% FMV'))
        lines.append(rec)
        rows.append(dict(unit=sid,tenantName=t,leaseStartDate=iso(st),leaseEndDate=iso(ed),area=sf,contractRent=mon,annualRent=ann,statusText='Occupied',charges=[dict(code=a,amount=b) for a,b in cost] or None,rentSteps=[dict(date=iso(a),amount=b) for a,b in steps] or None))
        for k,v in enumerate([sf,mon,ann,cam+elec]): tot[k]+=v
        occ[0]+=sf
    pg=[0]
    def head():
        pg[0]+=1; c.setFont('Courier',6.7); y=H-34
        for a,b,e in [('Database: BHPPROD','COMMERCIAL RENT ROLL','Page:    %d'%pg[0]),('Bldg Status: Active only','Brookhollow Office Park I','Date:    9/8/2025'),('Layout: BRR-3','As of 9/1/2025','Time:    02:17 PM')]:
            c.drawString(34,y,a); c.drawCentredString(W/2,y,b); c.drawString(680,y,e); y-=8.5
        y-=6
        h1=L('',39)+L('',9)+L('',9)+R('GLA',8)+R('Monthly',12)+R('Annual',10)+R('Annual',13)+'   '+'Cost Recovery '+' '+'----- Future Rent Increases -----'
        h2=L('Suite Id',10)+L(' Occupant Name',29)+L('Rent St.',9)+L('Expires',9)+R('Sqft',8)+R('Base Rent',12)+R('Rate PSF',10)+R('Base Rent',13)+'   '+L('Cat',4)+R('Monthly',9)+'  '+L('Cat',4)+L('Date',9)+R('Monthly Amt',11)+R('PSF',7)
        c.drawString(34,y,h1); y-=8.5; c.drawString(34,y,h2); y-=5; c.setLineWidth(.5); c.line(34,y,W-20,y); return y-12
    y=head()
    for rec in lines:
        if y-len(rec)*8.6<50: c.showPage(); y=head()
        for l in rec: c.drawString(34,y,l); y-=8.6
        y-=6
    if y<62: c.showPage(); y=head()
    c.line(34,y+6,W-20,y+6); y-=4
    vs=tot[0]-occ[0]; nv=sum(1 for x in T if not x[1])
    c.drawString(34,y,L('Totals:',11)+L('Occupied Sqft:',16)+R(f"{occ[0]/tot[0]*100:.2f}%",9)+R(f"{len(T)-nv} Units",12)+R('',9)+R(m0(occ[0]),8)+R(m2(tot[1]),12)+R('',10)+R(m2(tot[2]),13)+'       '+R(m2(tot[3]),9)); y-=9
    c.drawString(34,y,L('',11)+L('Vacant Sqft:',16)+R(f"{vs/tot[0]*100:.2f}%",9)+R(f"{nv} Units",12)+R('',9)+R(m0(vs),8)); y-=9
    c.drawString(34,y,L('',11)+L('Total Sqft:',16)+R('',9)+R(f"{len(T)} Units",12)+R('',9)+R(m0(tot[0]),8)); c.save()
    ck('p02',sum(x.get('contractRent',0) for x in rows),tot[1]); ck('p02a',sum(x.get('area',0) for x in rows),tot[0])
    save(fn,dict(propertyName='Brookhollow Office Park I',asOnDate=iso(asof),units=len(T),occupied=len(T)-nv,vacant=nv,rows=rows),'OFFICE','commercial lease system, monospaced, cost recovery and future increases at right',True)
