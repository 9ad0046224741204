# Office tower, landscape legal, lease-accounting tenancy schedule, steps as sub-lines, floor-bank sections
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
def make():
    f='meridian_point_tower_tenancy.pdf'; rnd=random.Random(101)
    W,H=landscape(legal); c=canvas.Canvas(path(f),pagesize=(W,H)); names=OFFICE[:]; rnd.shuffle(names)
    asof=D(2025,9,30)
    cols=[('Suite',40,'l'),('Tenant / Lease No.',66,'l'),('Area|(RSF)',258,'r'),('% of|Bldg',290,'r'),('Lease|Start',342,'r'),('Lease|End',394,'r'),('Monthly|Base Rent',456,'r'),('Annual|Base Rent',524,'r'),('Rent|$/RSF',562,'r'),('Opex Escal.|(OPX)',620,'r'),('Tax Escal.|(RET)',676,'r'),('Electric|(ELE)',728,'r'),('Total Mthly|Charges',794,'r'),('Security|Deposit',858,'r'),('Sec. Dep.|Form',900,'l')]
    X={h:x for h,x,a in cols}
    banks=[('TOWER BASE  (Concourse - 5)',[('C',[1]),('2',[2]),('3',[3]),('4',[2]),('5',[2])]),('MID-RISE BANK  (6 - 11)',[('6',[1]),('7',[3]),('8',[2]),('9',[4]),('10',[2]),('11',[1])]),('HIGH-RISE BANK  (12 - 17)',[('12',[3]),('14',[2]),('15',[1]),('16',[3]),('17',[2])])]
    recs=[];lease=40210
    for b,fl in banks:
        for fn,[n] in fl:
            tot=14850 if fn!='C' else 3220
            cuts=sorted(rnd.sample(range(3,18),n-1)); prev=0; parts=[]
            for k in cuts+[20]: parts.append(round(tot*(k-prev)/20)); prev=k
            parts[-1]+=tot-sum(parts)
            for i,a in enumerate(parts):
                s=(f"{fn}{'00' if n==1 else str((i+1)*10)}" if fn!='C' else 'C-100')
                v=rnd.random()<.16
                lease+=rnd.randint(3,90)
                r=dict(bank=b,floor=fn,suite=s,area=a,vac=v)
                if not v:
                    st=D(rnd.randint(2016,2024),rnd.randint(1,12),1); term=rnd.choice([60,84,120,126]); en=addm(st,term)-dt.timedelta(days=1)
                    while en<asof: en=addm((en+dt.timedelta(days=1)),60)-dt.timedelta(days=1)
                    psf=rnd.randint(150,210)/4; mo=round(a*psf/12,2)
                    steps=[]; d=addm(st,12*((asof.year-st.year)+ (1 if (st.month,st.day)<=(9,30) else 0))); q=mo
                    for k in range(rnd.choice([0,1,2,3])):
                        if d<en:
                            q=round(q*1.03,2); steps.append((d,q)); d=addm(d,12)
                    r.update(t=names.pop(),lease=f"L{lease:07d}",st=st,en=en,mo=mo,opx=round(a*rnd.choice([0,.11,.24,.31]),2),ret=round(a*rnd.choice([.08,.13,.2]),2),ele=round(a*.2708,2) if rnd.random()<.6 else 0,dep=round(mo*rnd.choice([0,1,2,3]),2),form=rnd.choice(['Cash','L/C']),steps=steps)
                    r['mtm']= len([x for x in recs if x.get('mtm')])<1 and fn=='7'
                recs.append(r)
    bt=sum(r['area'] for r in recs); pg=[0]; y=[0]
    def head():
        pg[0]+=1
        c.setFont('Helvetica-Bold',12); c.drawString(40,H-36,'COMMERCIAL TENANCY SCHEDULE')
        c.setFont('Helvetica',8); c.drawString(40,H-48,'Property:  mpt0410 - Meridian Point Tower'); c.drawString(40,H-58,'Status As Of:  September 30, 2025     Book: Accrual     Include: Current + Vacant')
        c.drawRightString(W-40,H-36,f'Page {pg[0]}'); c.drawRightString(W-40,H-48,'Run 10/03/2025 07:52 AM  by leaseadm4')
        c.line(40,H-66,W-40,H-66); c.setFont('Helvetica-Bold',7)
        c.drawCentredString((X['Opex Escal.|(OPX)']+X['Electric|(ELE)'])/2-20,H-75,'-------- Monthly Additional Rent --------')
        for h,x,a in cols:
            for i,p in enumerate(h.split('|')):
                (c.drawString if a=='l' else c.drawRightString)(x,H-85-9*i,p)
        c.line(40,H-98,W-40,H-98); y[0]=H-110
    def need(n):
        if y[0]-n<40: c.showPage(); head()
    def vals(d,font='Helvetica'):
        c.setFont(font,7.2)
        for h,x,a in cols:
            if h in d: (c.drawString if a=='l' else c.drawRightString)(x,y[0],d[h])
    head(); rows=[]
    def subtotal(lbl,rs,lease=False):
        oc=[r for r in rs if not r['vac']]
        ar=sum(r['area'] for r in rs); ao=sum(r['area'] for r in oc); S=lambda k:sum(r[k] for r in oc)
        mo=S('mo')
        c.line(200,y[0]+8,W-40,y[0]+8)
        vals({'Tenant / Lease No.':lbl,'Area|(RSF)':m0(ar),'% of|Bldg':f'{ar/bt*100:.1f}%','Monthly|Base Rent':m2(mo),'Annual|Base Rent':m2(sum(round(r['mo']*12,2) for r in oc)),'Rent|$/RSF':m2(mo*12/ao) if ao else '0.00','Opex Escal.|(OPX)':m2(S('opx')),'Tax Escal.|(RET)':m2(S('ret')),'Electric|(ELE)':m2(S('ele')),'Total Mthly|Charges':m2(mo+S('opx')+S('ret')+S('ele')),'Security|Deposit':m2(S('dep'))},'Helvetica-Bold'); y[0]-=14
    for b,fl in banks:
        need(60); c.setFont('Helvetica-BoldOblique',8.5); c.drawString(40,y[0],b); y[0]-=13
        br=[r for r in recs if r['bank']==b]
        for r in br:
            need(34+9*len(r.get('steps',[])))
            if r['vac']:
                vals({'Suite':r['suite'],'Tenant / Lease No.':'VACANT','Area|(RSF)':m0(r['area']),'% of|Bldg':f"{r['area']/bt*100:.1f}%",'Monthly|Base Rent':'0.00','Annual|Base Rent':'0.00','Rent|$/RSF':'0.00','Total Mthly|Charges':'0.00'}); y[0]-=13
                rows.append(R(unit=r['suite'],area=r['area'],statusText='VACANT',section=b,contractRent=0,annualRent=0,totalCharges=0)); continue
            tc=round(r['mo']+r['opx']+r['ret']+r['ele'],2); e='MTM' if r['mtm'] else r['en'].strftime('%m/%d/%Y')
            vals({'Suite':r['suite'],'Tenant / Lease No.':r['t'],'Area|(RSF)':m0(r['area']),'% of|Bldg':f"{r['area']/bt*100:.1f}%",'Lease|Start':r['st'].strftime('%m/%d/%Y'),'Lease|End':e,'Monthly|Base Rent':m2(r['mo']),'Annual|Base Rent':m2(r['mo']*12),'Rent|$/RSF':m2(r['mo']*12/r['area']),'Opex Escal.|(OPX)':m2(r['opx']),'Tax Escal.|(RET)':m2(r['ret']),'Electric|(ELE)':m2(r['ele']),'Total Mthly|Charges':m2(tc),'Security|Deposit':m2(r['dep']),'Sec. Dep.|Form':r['form'] if r['dep'] else ''})
            y[0]-=9; c.setFont('Helvetica',6.3); c.setFillGray(.35); c.drawString(66,y[0],r['lease']); c.setFillGray(0)
            for d,q in ([] if r['mtm'] else r['steps']):
                c.setFont('Helvetica-Oblique',6.5); c.drawRightString(394,y[0],'Step eff. '+d.strftime('%m/%d/%Y')); c.drawRightString(456,y[0],m2(q)); c.drawRightString(562,y[0],m2(q*12/r['area'])); y[0]-=8.5
            if r['mtm'] or not r['steps']: y[0]-=8.5
            y[0]-=4
            rows.append(R(unit=r['suite'],area=r['area'],tenantName=r['t'],statusText='Occupied',section=b,contractRent=r['mo'],annualRent=round(r['mo']*12,2),leaseStartDate=iso(r['st']),leaseEndDate='MTM' if r['mtm'] else iso(r['en']),deposit=r['dep'],charges=[dict(code=k,amount=r[v]) for k,v in (('OPX','opx'),('RET','ret'),('ELE','ele'))],totalCharges=tc,rentSteps=[] if r['mtm'] else [dict(date=iso(d),amount=q) for d,q in r['steps']]))
        need(30); y[0]-=3; subtotal('Total '+b.split('  ')[0].title(),br); y[0]-=6
    need(120); subtotal('PROPERTY TOTAL',recs)
    oc=[r for r in recs if not r['vac']]; ao=sum(r['area'] for r in oc); y[0]-=14
    c.setFont('Helvetica-Bold',8); c.drawString(66,y[0],'Occupancy Summary'); c.drawRightString(290,y[0],'Suites'); c.drawRightString(350,y[0],'RSF'); c.drawRightString(400,y[0],'% RSF'); y[0]-=11
    c.setFont('Helvetica',7.5)
    for l,n,a in (('Occupied',len(oc),ao),('Vacant',len(recs)-len(oc),bt-ao),('Total Rentable',len(recs),bt)):
        c.drawString(66,y[0],l); c.drawRightString(290,y[0],str(n)); c.drawRightString(350,y[0],m0(a)); c.drawRightString(400,y[0],f'{a/bt*100:.2f}%'); y[0]-=10
    c.save()
    save(f,'OFFICE','lease-accounting tenancy schedule, legal landscape, floor-bank sections, step sub-lines',False,dict(propertyName='Meridian Point Tower',asOnDate='2025-09-30',units=len(recs),occupied=len(oc),vacant=len(recs)-len(oc),rows=rows))
if __name__=='__main__': make()
