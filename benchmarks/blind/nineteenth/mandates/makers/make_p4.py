from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
r=random.Random(2204); N='mri_strip_and_pads.pdf'
W,HH=landscape(legal); c=canvas.Canvas(fp(N),pagesize=(W,HH)); pg=[0]; y=[0]
X=dict(id=30,nm=102,st=300,en=352,gla=450,rent=524,psf=574,cr=648,es=700,oi=762,cat=790,dt=818,amt=920,p2=972)
def np(title):
    if pg[0]: c.showPage()
    pg[0]+=1; c.setFont('Times-Roman',8); c.drawString(30,HH-30,"Database:   RAVENSGILL"); c.drawString(30,HH-41,f"Bldg Status:  Active only"); c.drawRightString(W-30,HH-30,f"Page:  {pg[0]}"); c.drawRightString(W-30,HH-41,"Date:  4/2/2025"); c.drawRightString(W-30,HH-52,"Time:  10:18 AM")
    c.setFont('Times-Bold',12); c.drawCentredString(W/2,HH-32,"Rent Roll"); c.setFont('Times-Bold',10); c.drawCentredString(W/2,HH-45,title); c.setFont('Times-Roman',9); c.drawCentredString(W/2,HH-57,"3/31/2025")
    yy=HH-84; c.setFont('Times-Bold',8); c.drawString(X['cat']+20,yy+11,"-------  Future Rent Increases  -------")
    def h(k,a,b,l=False):
        f=c.drawString if l else c.drawRightString; f(X[k],yy,a); f(X[k],yy-9,b)
    h('id','Bldg Id-Suit','Id',1);h('nm','Occupant','Name',1);h('st','Rent','Start',1);h('en','','Expiration',1);h('gla','GLA','Sqft');h('rent','Monthly','Base Rent');h('psf','Annual','Rate PSF');h('cr','Monthly Cost','Recovery');h('es','Expense','Stop');h('oi','Monthly','Other Income');h('cat','','Cat',1);h('dt','','Date',1);h('amt','Monthly','Amount');h('p2','','PSF')
    c.line(30,yy-13,W-30,yy-13); y[0]=yy-26
f=lambda d:f"{d.month}/{d.day}/{d.year}"
def num(k,v): c.drawRightString(X[k],y[0],v)
B=[("2104","Quarry Road Plaza",["A101","A102","A103","A104","A105","A106","A107","B201","B202","B203","B204","B205"],{"A104","B205"}),("2105","Quarry Road Outparcels",["PAD1","PAD2","PAD3","PAD4"],{"PAD4"})]
co=iter(["Sunny Side Dry Cleaners","Bao & Barrel Kitchen, LLC","Keystone Vision Centers, Inc.","Tidewater Physical Therapy","Dollar Harvest Stores #0418","Milo's Barber Lounge","Great Lakes Mattress Outlet","Blue Heron Veterinary Clinic","Pho Saigon Corner","Nail Atelier","Tri-County Federal Credit Union (ATM & Branch)","Crankshaft Oil Change Co.","First Harbor Bank, N.A.","Rocket Chicken Franchising, LP"])
rows=[];tots={}
for bid,bn,us,vs in B:
    t=f"{bn}"; np(t); c.setFont('Times-Bold',8.5); c.drawString(30,y[0],"Vacant Suites"); y[0]-=13; rs=[]
    for u in [u for u in us if u in vs]:
        a=r.randint(12,38)*100; c.setFont('Times-Roman',8.5); c.drawString(X['id'],y[0],f"{bid}   -{u}"); c.drawString(X['nm'],y[0],"Vacant"); num('gla',f"{a:,}"); y[0]-=13
        rs.append(dict(unit=f"{bid}   -{u}",propertyName=bn,section='Vacant Suites',statusText='Vacant',area=a))
    y[0]-=6; c.setFont('Times-Bold',8.5); c.drawString(30,y[0],"Occupied Suites"); y[0]-=13
    for u in [u for u in us if u not in vs]:
        pad=bid=="2105"; a=r.randint(30,52)*100 if pad else r.randint(11,48)*100
        psf=r.choice([28,34.5,41]) if pad else r.choice([16.5,18,21.25,24]); rent=round(a*psf/12,2); cr=round(a*r.choice([4.1,4.6])/12,2) if u!="PAD3" else 0; oi=r.choice([0,0,0,75,150]); n=r.choice([5,7,10]); ls=addm(D.date(r.randint(2019,2023),1,1),r.randint(0,11)); le=addm(ls,12*n,True); 
        x=dict(unit=f"{bid}   -{u}",propertyName=bn,section='Occupied Suites',statusText='Occupied',tenantName=next(co),leaseStartDate=ls,leaseEndDate=le,area=a,contractRent=rent,charges=[dict(code='Monthly Cost Recovery',amount=cr),dict(code='Monthly Other Income',amount=oi)])
        st=[];d=D.date(2026 if (ls.month<=3) else 2025,ls.month,1); am=rent
        while d<le and len(st)<r.choice([1,2,3,3]): am=round(am*1.03,2); st.append(dict(date=d.isoformat(),amount=am)); d=d.replace(year=d.year+1)
        x['rentSteps']=st
        if y[0]<70: np(t)
        c.setFont('Times-Roman',8.5); c.drawString(X['id'],y[0],x['unit']); c.drawString(X['nm'],y[0],x['tenantName']); c.drawString(X['st'],y[0],f(ls)); c.drawString(X['en'],y[0],f(le)); num('gla',f"{a:,}"); num('rent',m2(rent)); num('psf',f"{psf:.2f}"); num('cr',m2(cr)); 
        if oi or u=="PAD2": pass
        num('oi',m2(oi))
        for z in st:
            d=D.date.fromisoformat(z['date']); c.drawString(X['cat'],y[0],"BRT"); c.drawString(X['dt'],y[0],f(d)); num('amt',m2(z['amount'])); num('p2',f"{z['amount']*12/a:.2f}"); y[0]-=11
        if not st: y[0]-=11
        y[0]-=4; rs.append(x)
    o=[x for x in rs if 'tenantName' in x]; v=[x for x in rs if 'tenantName' not in x]; ta=S(rs,'area')
    y[0]-=4; c.setFont('Times-Bold',8.5); c.line(X['gla']-60,y[0]+10,X['oi'],y[0]+10); c.drawString(30,y[0],"Totals:")
    def tl(lab,pc,n,ar,full=None):
        c.drawRightString(X['nm']+130,y[0],lab); c.drawRightString(X['nm']+180,y[0],pc); c.drawRightString(X['nm']+235,y[0],f"{n} Units"); num('gla',f"{ar:,.0f}")
        if full: num('rent',m2(full[0])); num('cr',m2(full[1])); num('oi',m2(full[2]))
        y[0]-=12
    T=(S(rs,'contractRent'),CH(rs,'Monthly Cost Recovery'),CH(rs,'Monthly Other Income'))
    tl("Occupied Sqft:",f"{S(o,'area')/ta*100:.2f}%",len(o),S(o,'area'),T); tl("Leased/Unoccupied Sqft:","0.00%",0,0); tl("Vacant Sqft:",f"{S(v,'area')/ta*100:.2f}%",len(v),S(v,'area')); tl("Total Sqft:","",len(rs),ta,T)
    tots[bn]=dict(area=ta,contractRent=T[0],costRecovery=T[1],otherIncome=T[2]); rows+=rs
    if bid=="2105":
        y[0]-=14; c.line(30,y[0]+11,W-30,y[0]+11); o=[x for x in rows if 'tenantName' in x]; v=[x for x in rows if 'tenantName' not in x]; ta=S(rows,'area'); T=(S(rows,'contractRent'),CH(rows,'Monthly Cost Recovery'),CH(rows,'Monthly Other Income'))
        c.drawString(30,y[0],"Grand Total:"); tl("Occupied Sqft:",f"{S(o,'area')/ta*100:.2f}%",len(o),S(o,'area'),T); tl("Vacant Sqft:",f"{S(v,'area')/ta*100:.2f}%",len(v),S(v,'area')); tl("Total Sqft:","",len(rows),ta,T)
        tots['Total']=dict(area=ta,contractRent=T[0],costRecovery=T[1],otherIncome=T[2])
c.save()
for x in rows: x['unit']=x['unit'].replace('   ',' ')
put(N,dict(asOnDate='2025-03-31',units=len(rows),occupied=len(o),vacant=len(v),rows=rows,printedTotals=tots),'RETAIL','MRI commercial rent roll, two buildings, vacant/occupied blocks, future rent increases stacked',True)
