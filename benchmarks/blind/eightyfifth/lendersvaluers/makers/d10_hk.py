from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
rng=random.Random(8510)
F='HK_TaiLokIndBldg_Tenancy_Schedule_Dec2025.pdf'
c=canvas.Canvas(doc(F),pagesize=landscape(A4)); Wd,Hh=landscape(A4)
tn="Fortune Bright Garment Mfy Ltd;Kwong Shing Printing Co;Wah Tat Metal Works Ltd;Oceanic Cold Logistics (HK) Ltd;Ming Kee Food Products Ltd;Pacific Frame & Art Ltd;Lee Wing Electronics Ltd;Silver Harbour Studio Ltd;Jade Mountain Tea Trading;Cheung Fat Paper Box Fty;Orchid Audio Systems Ltd;Delta Lab Instruments (Asia) Ltd;Grand Union Stationery Ltd;Kin On Hardware Co;Bluewave Diving Supplies Ltd;Nga Sun Plastic Mould Ltd;Peak Crew Climbing Gym Ltd;Yick Lung Packaging Ltd;Rainbow Tailor-Made Curtains;Hoi Tung Catering Equipment Ltd;Asia Vault Archives Ltd;Sun Wo Optical Mfg Ltd;Tung Hing Leather Goods Co".split(';'); it=iter(tn)
trd="Garment;Printing;Metalwork;Cold store;Food mfg;Framing;Electronics;Studio;Godown;Packaging;Audio;Laboratory;Godown;Hardware;Godown;Moulding;Gym;Packaging;Workshop;Catering equip.;Records storage;Optical;Leather".split(';'); tt=iter(trd)
U=[]
step={'5B':(D(2026,7,1),68200),'9A':(D(2026,3,16),101500)}
for fl in range(2,13):
    for u in ('A','B') if fl not in(7,) else ('A-B',):
        a={'A':5860,'B':4275,'A-B':10135}[u]; U.append((f'{fl}/F',u,a))
rows=[]; rec=[]
VAC={('3/F','B'),('10/F','A')}
for fl,u,a in U:
    id=f'{fl} {u}'
    if (fl,u) in VAC: rec.append((id,a,None,'','',None,None,None,None,'Immediately available. Asking HK$%s/mth'%f'{round(a*15.5,-2):,.0f}' if False else 'Immediately available')); continue
    yr=rng.choice([2023,2024,2024,2025]); s=D(yr,rng.choice([1,3,4,7,9,11]) if yr<2025 else rng.choice([1,3,5,8]),rng.choice([1,1,16])); t=rng.choice([24,36,36]); e=endof(s,t)
    if e<D(2025,12,31): e=endof(s,36)
    rent=float(round(a*rng.uniform(11.5,15.8),-2)); mf=round(a*2.3,2); ra=round(rent*.05/50)*50.0
    key=fl[:-2]+u; rm=''; stp=None
    if key in step: rm=f'Rent HK${step[key][1]:,} from {step[key][0].strftime("%d %b %Y")}'; rent=round(step[key][1]*.93,-2)*1.0; s=addm(step[key][0],-12); e=endof(s,36); ra=round(rent*.05/50)*50.0; stp=step[key]
    elif rng.random()<.2: rm=rng.choice(['Option 2 yrs at market rent','Break by tenant, 3 mths notice after yr 1','Sub-letting consented','Personal guarantee'])
    rec.append((id,a,next(it),next(tt),(s,e),rent,mf,ra,rent*3 if rng.random()<.75 else rent*2,rm,stp))
X=dict(u=34,a=112,t=122,tr=264,p=334,r=512,m=572,ra=624,tot=684,d=748,rm=758)
def head(pg):
    c.setFillColorRGB(.1,.15,.35); c.rect(28,Hh-58,Wd-56,30,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',13); c.drawString(36,Hh-47,'TAI LOK INDUSTRIAL BUILDING - TENANCY SCHEDULE'); c.setFont('Helvetica',9); c.drawRightString(Wd-36,Hh-47,'as of 15 December 2025')
    c.setFillColorRGB(0,0,0); c.setFont('Helvetica',8); c.drawString(34,Hh-70,'48 Wing Hong Street, Cheung Sha Wan, Kowloon   |   Prepared by Summit Crown Surveyors Ltd for the registered owner'); c.drawRightString(Wd-36,Hh-70,f'Sheet {pg} / 2')
    y=Hh-92; c.setFont('Helvetica-Bold',7.5); 
    for k,l1,l2,al in (('u','Floor / Unit','','l'),('a','Gross','(s.f.)','r'),('t','Tenant','','l'),('tr','Trade','','l'),('p','Tenancy Period','(both days inclusive)','l'),('r','Monthly Rent','(HK$)','r'),('m','Mgt. Fee','(HK$)','r'),('ra','Rates','(HK$)','r'),('tot','Total','(HK$)','r'),('d','Deposit','(HK$)','r')):
        f=c.drawRightString if al=='r' else c.drawString
        f(X[k],y,l1); f(X[k],y-9,l2)
    c.line(28,y-13,Wd-28,y-13); return y-25
y=head(1); c.setFont('Helvetica',7.5); S=[0]*6; M=lambda v:f'{v:,.2f}' if v%1 else f'{v:,.0f}'
def draw(id,a,t,tr,per,rent,mf,ra,dep,rm,stp=None,section=None,at=None):
    global y
    c.setFont('Helvetica',7.5); c.drawString(X['u'],y,id)
    if a: c.drawRightString(X['a'],y,f'{a:,}')
    if at is not None: c.drawString(X['t'],y,at)
    c.drawString(X['t'],y,(t or ('VACANT' if at is None else '')))
    c.drawString(X['tr'],y,tr)
    q=dict(unit=id,area=a,statusText='Occupied' if t else 'VACANT',unitType=None,section=section)
    if t:
        s,e=per; c.drawString(X['p'],y,s.strftime('%d %b %Y')+' - '+e.strftime('%d %b %Y'))
        for k,v in (('r',rent),('m',mf),('ra',ra),('tot',rent+(mf or 0)+(ra or 0)),('d',dep)):
            if v is not None: c.drawRightString(X[k],y,M(v))
        q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[{"code":k,"amount":v} for k,v in (('Mgt. Fee',mf),('Rates',ra)) if v is not None],totalCharges=round(rent+(mf or 0)+(ra or 0),2),deposit=dep)
        if stp: q['rentSteps']=[{"date":stp[0],"amount":stp[1]}]
    if rm: y-=9; c.setFont('Helvetica-Oblique',6.8); c.drawString(X['t']+8,y,rm)
    rows.append(q); y-=13
def sub(lbl,S):
    global y
    c.setFont('Helvetica-Bold',7.5); c.line(90,y+8,X['d'],y+8); c.drawString(X['t'],y-2,lbl)
    for k,v in zip(('a','r','m','ra','tot','d'),S):
        if v: c.drawRightString(X[k],y-2,M(round(v,2)))
    y-=22
c.setFont('Helvetica-Bold',8); c.drawString(X['u'],y,'WORKSHOPS'); y-=13; Sw=[0]*6
for i,x in enumerate(rec):
    if y<62: c.showPage(); y=head(2)
    draw(*x,section='WORKSHOPS')
    if x[2]:
        for j,v in enumerate((0,x[5],x[6],x[7],x[5]+x[6]+x[7],x[8])): Sw[j]+=v
    Sw[0]+=x[1]
sub('Sub-total (Workshops)',Sw)
if y<150: c.showPage(); y=head(2)
c.setFont('Helvetica-Bold',8); c.drawString(X['u'],y,'CAR AND LORRY PARKING SPACES'); y-=13; Sc=[0]*6
for k,(id,who,rent) in enumerate((('L1','Wah Tat Metal Works Ltd',5200.),('L2','Oceanic Cold Logistics (HK) Ltd',5200.),('L3',None,0),('L4','Oceanic Cold Logistics (HK) Ltd',5000.),('P1','Lee Wing Electronics Ltd',3300.),('P2','Asia Vault Archives Ltd',3300.),('P3','Mr. W. K. Tsui',3500.),('P4',None,0))):
    if y<62: c.showPage(); y=head(2)
    if who: draw(id,None,who,'Monthly licence' ,(D(2025,1+k,1),endof(D(2025,1+k,1),12)),rent,None,None,rent,'',section='CAR AND LORRY PARKING SPACES'); Sc[1]+=rent; Sc[4]+=rent; Sc[5]+=rent
    else: draw(id,None,None,'',None,None,None,None,None,'',section='CAR AND LORRY PARKING SPACES')
sub('Sub-total (Parking)',Sc)
sub('GRAND TOTAL',[a+b for a,b in zip(Sw,Sc)])
c.setFont('Helvetica',7); c.drawString(34,30,'Rents exclusive of rates, management fees and Government rent unless stated. Deposits held by landlord in cash. Gross areas quoted by developer.')
c.save()
occ=sum('tenantName' in q for q in rows)
save(F,dict(propertyName="Tai Lok Industrial Building",asOnDate="2025-12-15",units=len(rows),occupied=occ,vacant=len(rows)-occ,rows=rows),'INDUSTRIAL','surveyor schedule, tenancy period in one cell, remark lines, workshops and parking')
print(len(rows),Sw,Sc)
