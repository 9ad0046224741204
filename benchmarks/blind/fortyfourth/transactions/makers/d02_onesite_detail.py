# RealPage OneSite "RENT ROLL DETAIL" high-rise, PDF landscape, move-in over move-out, pending rows with asterisks
from common import *
from reportlab.pdfgen import canvas
F='Larkspur Tower - OneSite Rent Roll Detail.pdf'
r=R(4402); AS=dt.date(2025,6,30)
PLAN={'S1':(512,2285),'A1':(664,2790),'A2':(718,2935),'A3D':(801,3160),'B1':(1046,3985),'B2':(1122,4240),'PH1':(1688,7450)}
stack={1:'B2',2:'A1',3:'S1',4:'A2',5:'A1',6:'B1',7:'A3D',8:'S1',9:'A2',10:'B1'}
keys=[]
for fl in range(4,31):
    if fl==13: continue
    if fl==30:
        for n in (1,2,3): keys.append((f'{fl:02d}{n:02d}','PH1',fl))
    else:
        for n in range(1,11): keys.append((f'{fl:02d}{n:02d}',stack[n],fl))
N=len(keys); ppl=uniq_people(r,N+60); pi=iter(ppl)
def nm():
    a,b=next(pi); return f'{b}, {a}'
rows=[];out=[]
tot=dict(mk=0,dep=0,bal=0,rent=0,oth=0,bill=0); stat={}; fp={}
idx=list(range(N)); r.shuffle(idx); vac=set(idx[:9]); vl=set(idx[9:15]); down=set(idx[15:17]); ntv=set(idx[17:26]); ntvl=set(idx[26:31]); ren=set(idx[31:48])
for i,(u,ty,fl) in enumerate(keys):
    sf,base=PLAN[ty]; mk=base+fl*12+r.choice([0,0,35,60]); 
    def base_row(st): return dict(u=u,ty=ty,sf=sf,st=st,mk=mk)
    st='Vacant' if i in vac else 'Vacant-Leased' if i in vl else 'Admin/Down' if i in down else 'Occupied-NTV' if i in ntv else 'Occupied-NTVL' if i in ntvl else 'Occupied'
    d=base_row(st)
    if st.startswith('Occ'):
        mi=r.day(dt.date(2021,3,1),dt.date(2025,6,28)); ls=mi
        while addm(ls,12)<=AS: ls=addm(ls,12)
        le=addm(ls,12)-dt.timedelta(days=1)
        rent=float(mk-r.choice([0,20,45,80,110,150,-25,-60])); oth=float(r.choice([0,0,65,95,185,250,260,335,-150])) 
        d.update(name=nm(),mi=mi,ls=ls,le=le,dep=float(r.choice([0,250,500,500,1000,87.5])),bal=r.choice([0,0,0,0,0,-4.,round(r.uniform(20,900),2),-round(r.uniform(5,120),2)]),rent=rent,oth=oth,bill=rent+oth)
        if 'NTV' in st: d['mo']=r.day(dt.date(2025,7,2),dt.date(2025,8,30))
    elif st=='Admin/Down': d.update(name='MODEL' if i==min(down) else 'DOWN',rent=0.,oth=0.,bill=0.,dep=0.,bal=0.)
    else: d.update(name='VACANT',rent=0.,oth=0.,bill=0.,dep=0.,bal=0.)
    out.append((i,d))
    for a in tot: tot[a]+=d[a]
    s=stat.setdefault(st,[0,0,0]); s[0]+=mk; s[1]+=1; s[2]+=d['rent'] if d['rent'] else mk
    f=fp.setdefault(ty,[0,0,0,0,0,0]); f[0]+=1;f[1]+=sf;f[2]+=mk; 
    if d['rent']: f[3]+=d['rent'];f[4]+=sf;f[5]+=1
    p=None
    if st in('Vacant-Leased','Occupied-NTVL'):
        mi=r.day(dt.date(2025,7,5),dt.date(2025,9,10)); p=base_row('Applicant'); p.update(name=nm(),mi=mi,ls=mi,le=addm(mi,13)-dt.timedelta(days=1),dep=0.,bal=0.,rent=float(mk),oth=0.,bill=float(mk))
    elif i in ren:
        ls=d['le']+dt.timedelta(days=1); rr=d['rent']+r.choice([45,60,90,120]); p=base_row('Pending renewal'); p.update(name=d['name'],mi=d['mi'],ls=ls,le=addm(ls,12)-dt.timedelta(days=1),dep=0.,bal=0.,rent=rr,oth=0.,bill=rr)
    if p: p['mk']=None; out.append((i,p))
for i,d in out:
    row=dict(unit=d['u'],unitType=d['ty'],area=d['sf'],statusText=d['st'],marketRent=d['mk'],contractRent=d['rent'],deposit=d['dep'],balance=d['bal'],totalCharges=d['bill'],charges=[dict(code='Other Charges/Credits',amount=d['oth'])] if d['oth'] else None)
    if 'mi' in d: row.update(tenantName=d['name'],moveInDate=iso(d['mi']),moveOutDate=iso(d.get('mo')),leaseStartDate=iso(d['ls']),leaseEndDate=iso(d['le']))
    rows.append(row)
W,H=792,612; c=canvas.Canvas(path(F),pagesize=(W,H))
cols=[('Unit',22,'l'),('Floorplan',52,'l'),('Unit\nDesignation',92,'l'),('SQFT',168,'r'),('Unit/Lease\nStatus',176,'l'),('Name',236,'l'),('Move-In\nMove-Out',352,'l'),('Lease\nStart',398,'l'),('Lease\nEnd',444,'l'),('Market\n+ Addl.',530,'r'),('Dep On\nHand',576,'r'),('Balance',622,'r'),('Lease\nRent',670,'r'),('Other\nCharges/\nCredits',718,'r'),('Total\nBilling',770,'r')]
pg=0; TOTALPG=None
def head(detail=True):
    global pg
    if pg: c.showPage()
    pg+=1
    c.setFont('Times-Roman',7.5); c.drawString(22,H-24,'OneSite Rents v3.0'); c.drawString(22,H-34,'07/02/2025   8:41:17AM'); c.drawRightString(770,H-24,f'Page {pg}'); c.drawRightString(770,H-34,'mgt-521-003')
    c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-26,'RENT ROLL DETAIL'); c.setFont('Times-Bold',9.5); c.drawCentredString(W/2,H-38,'Harbor & Pine Residential Services - Larkspur Tower'); c.drawCentredString(W/2,H-50,'As of 06/30/2025')
    c.setFont('Times-Italic',6.5); c.drawString(22,H-62,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.')
    y=H-80
    if detail:
        c.setFillGray(.87); c.rect(20,y-20,752,30,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',7)
        for t,x,a in cols:
            ls=t.split('\n')
            for k,l in enumerate(ls):
                yy=y+2-8*(3-len(ls)+k)
                (c.drawString if a=='l' else c.drawRightString)(x,yy,l)
        y-=30
    return y
y=head()
for i,d in out:
    two=bool(d.get('mo'))
    if y<(48 if two else 38): y=head()
    c.setFont('Times-Roman',7); star='*' if d['st'] in('Applicant','Pending renewal') else ''
    vals=[d['u'],d['ty'],'N/A',f"{d['sf']}",d['st'],d['name'],mdy(d.get('mi')),mdy(d.get('ls')),mdy(d.get('le')),m2(d['mk']) if d['mk'] is not None else '',m2(d['dep']),m2(d['bal']),m2(d['rent'])+star,m2(d['oth'])+star,m2(d['bill'])+star]
    for (t,x,a),v in zip(cols,vals):
        if a=='l': c.drawString(x,y,v)
        else: c.drawRightString(x+(3 if v.endswith('*') else 0),y,v)
    if two: y-=8; c.drawString(352,y,mdy(d['mo']))
    y-=10.5
if y<60: y=head()
c.line(480,y+7,770,y+7); c.setFont('Times-Bold',7.5); c.drawString(440,y-2,'Totals:')
for x,k in zip((530,576,622,670,718,770),('mk','dep','bal','rent','oth','bill')): c.drawRightString(x,y-2,m2(tot[k]))
y-=16; c.setFont('Times-Italic',7); c.drawString(22,y,'* Indicates amounts not included in detail totals')
# summary page
y=head(False); c.setFont('Times-Bold',9); c.drawString(22,y,'Amt / SQFT: Market = '+f"{sum(PLAN[t][0] for _,t,_ in keys):,} SQFT; Leased = {sum(f[4] for f in fp.values()):,} SQFT"); y-=22
hx=[22,120,190,270,350,430,510,590,670]; hd=['Floorplan','# Units','Average\nSQFT','Average\nMarket + Addl.','Market\n+ Addl./SQFT','Average\nLeased','Leased/\nSQFT','Units\nOccupied','Occupancy\n%']
c.setFont('Times-Bold',7.5)
for x,t in zip(hx,hd):
    for k,l in enumerate(t.split('\n')): (c.drawString if x==22 else c.drawRightString)(x,y-9*k,l)
y-=13; c.line(22,y,670,y); y-=11; c.setFont('Times-Roman',7.5)
def fl(l,f):
    global y
    v=[str(f[0]),f'{f[1]/f[0]:,.0f}',m2(f[2]/f[0]),f'{f[2]/f[1]:.2f}',m2(f[3]/f[5]),f'{f[3]/f[4]:.2f}',str(f[5]),f'{100*f[5]/f[0]:.2f}']
    c.drawString(22,y,l)
    for x,t in zip(hx[1:],v): c.drawRightString(x,y,t)
    y-=11
for k in sorted(fp): fl(k,fp[k])
c.line(22,y+8,670,y+8); fl('totals / averages:',[sum(v) for v in zip(*fp.values())])
y-=18; c.setFont('Times-Bold',9); c.drawCentredString(W/2,y,'occupancy and rents summary for current date'); y-=16; c.setFont('Times-Bold',7.5)
for x,t in((150,'unit status'),): c.drawString(x,y,t)
for x,t in((400,'Market + Addl.'),(480,'# units'),(580,'potential rent')): c.drawRightString(x,y,t)
y-=4; c.line(150,y,580,y); y-=11; c.setFont('Times-Roman',7.5)
T=[0,0,0]
for k,l in(('Occupied','Occupied no NTV'),('Occupied-NTV','Occupied NTV'),('Occupied-NTVL','Occupied NTV Leased'),('Vacant-Leased','Vacant Leased'),('Admin/Down','Admin/Down'),('Vacant','Vacant Not Leased')):
    s=stat[k]; c.drawString(150,y,l); c.drawRightString(400,y,m2(s[0])); c.drawRightString(480,y,str(s[1])); c.drawRightString(580,y,m2(s[2])); y-=11; T=[a+b for a,b in zip(T,s)]
c.line(150,y+8,580,y+8); c.drawString(150,y,'totals:'); c.drawRightString(400,y,m2(T[0])); c.drawRightString(480,y,str(T[1])); c.drawRightString(580,y,m2(T[2]))
c.save()
occ=sum(stat[k][1] for k in stat if k.startswith('Occ'))
save(F,rows,'Larkspur Tower','2025-06-30',N,occ,stat['Vacant'][1]+stat['Vacant-Leased'][1],'MULTIFAMILY','RealPage OneSite rent roll detail','253 units, applicants and pending renewals as second rows with asterisked amounts, move-out under move-in')
