from h import *
from reportlab.pdfgen import canvas
r=random.Random(7811); FN='OneSite_RentRollDetail_TheQuad.pdf'
W,H=1008,612;c=canvas.Canvas(f'{B}/documents/{FN}',pagesize=(W,H))
C=[('Unit',26,0,['','Unit']),('fp',74,0,['','Floorplan']),('sf',140,1,['','SQFT']),('st',150,0,['Unit/Lease','Status']),('nm',222,0,['','Name']),('mi',352,0,['Move-In','Move-Out']),('ls',408,0,['Lease','Start']),('le',462,0,['Lease','End']),('mk',568,1,['Market','+ Addl.']),('tc',582,0,['Trans','Code']),('lr',690,1,['Lease','Rent']),('oc',752,1,['Other Charges/','Credits']),('tb',822,1,['Total','Billing']),('dh',892,1,['Dep','On Hand']),('ba',975,1,['','Balance'])]
pos={k:(x,R) for k,x,R,_ in C};y=0;pg=0
def head():
    global y,pg
    if pg:c.showPage()
    pg+=1;c.setFont('Times-Bold',13);c.drawString(26,H-34,'RENT ROLL DETAIL');c.setFont('Times-Roman',9);c.drawString(26,H-46,'The Quad at Larkspur - Student Housing');c.drawString(26,H-57,'As of 09/15/2026')
    c.drawRightString(W-26,H-34,'OneSite Rents v3.0');c.drawRightString(W-26,H-46,f'Page {pg}');c.drawRightString(W-26,H-57,'Parameters: Properties - ALL; Show All Unit Designations; Subjournals - ALL; Exclude Formers; Sort by - Unit')
    c.setFont('Times-Bold',7.5)
    for k,x,R,(a,b) in C:
        f=c.drawRightString if R else c.drawString;f(x,H-76,a);f(x,H-85,b)
    c.setLineWidth(.8);c.line(24,H-89,W-24,H-89);y=H-101
def ln(v,need=0,b=False):
    global y
    if y-need<36:head()
    c.setFont('Times-Bold' if b else 'Times-Roman',7.5)
    for k,t in v.items():
        x,R=pos[k];(c.drawRightString if R else c.drawString)(x,y,t)
    y-=9.2
head();rows=[];z=dict.fromkeys(['sf','mk','lr','oc','tb','dh','ba'],0);o=0;stc={}
for un in range(1,19):
    fl=1+(un-1)//6;no=f'{fl}{(un-1)%6+1:02d}';fp,beds,sf,mk=[('D4x4',4,350,735),('C3x3',3,372,785),('B2x2',2,455,899)][(un*7)%3]
    for k in 'ABCD'[:beds]:
        u=f'{no}{k}';q=r.random();st='Vacant' if q<.07 else 'Occupied-NTV' if q<.11 else 'Occupied'
        stc[st]=stc.get(st,0)+1
        x=dict(unit=u,unitType=fp,area=sf,statusText=st,marketRent=mk);z['sf']+=sf;z['mk']+=mk
        v=dict(Unit=u,fp=fp,sf=str(sf),st=st,mk=m2(mk))
        if st=='Vacant':v.update(nm='VACANT',lr='0.00',oc='0.00',tb='0.00',dh='0.00',ba='0.00');ln(v);x.update(totalCharges=0,contractRent=0,deposit=0,balance=0)
        else:
            nm=name(r,'lf');mi=dt.date(2026,8,19) if r.random()<.7 else dt.date(2025,8,20);rt=mk-r.choice([0,0,15,30,45]);ex=[]
            if r.random()<.35:ex.append(('PARK',50))
            if r.random()<.5:ex.append(('FURN',25))
            if r.random()<.12:ex.append(('CONCRENT',-40))
            oc=sum(a for _,a in ex);dp=r.choice([0,0,200,200]);ba=r.choice([0,0,0,-35,rt,57.4]);mo=dt.date(2026,12,18) if 'NTV' in st else None
            v.update(nm=nm,mi=us(mi),ls='08/19/2026',le='07/31/2027',tc='RENT',lr=m2(rt),oc='0.00',tb=m2(rt),dh=m2(dp),ba=m2(ba));
            extra=[*ex];ln(v,need=9.2*(len(ex)+2))
            first=True
            for cd,a in extra:
                w=dict(tc=cd,lr='0.00',oc=m2(a),tb=m2(a))
                if first and mo:w['mi']=us(mo)
                first=False;ln(w)
            if mo and not ex:ln(dict(mi=us(mo)))
            if ex:ln(dict(tc='',lr=m2(rt),oc=m2(oc),tb=m2(rt+oc)),b=True)
            z['lr']+=rt;z['oc']+=oc;z['tb']+=rt+oc;z['dh']+=dp;z['ba']+=ba;o+=1
            x.update(tenantName=nm,moveInDate=iso(mi),moveOutDate=iso(mo) if mo else None,leaseStartDate='2026-08-19',leaseEndDate='2027-07-31',contractRent=rt,charges=[dict(code='RENT',amount=rt)]+[dict(code=a,amount=b) for a,b in ex],totalCharges=rt+oc,deposit=dp,balance=ba)
        rows.append(x)
    y-=2
wrong=z['mk']+900
c.line(24,y+6,W-24,y+6);y-=4
ln(dict(Unit='Totals:',sf=f"{z['sf']:,}",mk=m2(wrong),lr=m2(z['lr']),oc=m2(z['oc']),tb=m2(z['tb']),dh=m2(z['dh']),ba=m2(z['ba'])),need=70,b=True)
y-=8;n=len(rows)
ln(dict(Unit='Occupancy Summary'),b=True)
for s in ['Occupied','Occupied-NTV','Vacant']:ln({'Unit':s,'nm':str(stc.get(s,0)),'mi':f'{100*stc.get(s,0)/n:.2f}%'})
ln({'Unit':'Total beds','nm':str(n)},b=True);c.save()
save(FN,'STUDENT_HOUSING','OneSite rent roll detail by bed, legal landscape',True,dict(propertyName='The Quad at Larkspur - Student Housing',asOnDate='2026-09-15',units=n,occupied=o,vacant=n-o,sheet=None,planted=dict(what=f"Grand total of Market + Addl. printed {m2(wrong)}; the rows sum to {m2(z['mk'])}",kind='total_wrong'),rows=rows),[('marketRent',wrong),('contractRent',z['lr']),('totalCharges',z['tb']),('deposit',z['dh']),('balance',z['ba'])])
