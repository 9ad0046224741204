from common import *
from reportlab.pdfgen import canvas
r=random.Random(1313);nm=N(r);fn='HarvestGrove_TenantRentRoll_062025.pdf'
ty={'1BR':(612,1042),'2BR':(806,1248),'3BR':(1024,1517),'4BR':(1210,1690)};ua={'1BR':64,'2BR':83,'3BR':104,'4BR':121}
W,H=612,792
c=canvas.Canvas(doc(fn),pagesize=(W,H));pg=0;y=0
X=[30,66,98,224,274,330,386,436,484,536,584]  # grid edges
h1=['Unit','Type','Head of Household','Move-In','Contract Rent','Tenant Rent','HAP','Other Chg','Total Chg','Balance'];h2=['Bldg','Sq Ft','Set-Aside / HH Size','Lease Exp','Gross Rent','Util Allow','','','','Sec Dep']
AL=['l','l','l','c']+['r']*6
def cell(j,yy,s,font='Times-Roman',size=7.6):
    w=X[j+1]-X[j]-5
    T(c,X[j]+2.5 if AL[j]=='l' else X[j+1]-2.5 if AL[j]=='r' else (X[j]+X[j+1])/2,yy,s,font,size,AL[j],w)
def page():
    global pg,y
    if pg:c.showPage()
    pg+=1;y=H-40
    T(c,30,y,'HARVEST GROVE FAMILY APARTMENTS','Times-Bold',12);T(c,584,y,f'Page {pg} of 2','Times-Roman',8,'r');y-=12
    T(c,30,y,'Tenant Rent Roll  -  Month of June 2025','Times-Roman',9);T(c,584,y,'Run: 06/30/2025','Times-Roman',8,'r');y-=11
    T(c,30,y,'HAP Contract IN36-L000-217  /  LIHTC BIN IN-04-01100 thru 01104','Times-Roman',8);y-=10
    c.setFillGray(.9);c.rect(30,y-35,554,35,fill=1,stroke=1);c.setFillGray(0)
    T(c,(X[5]+X[9])/2,y-8,'Monthly Charges','Times-Bold',7.5,'c');c.line(X[5]+3,y-10.5,X[9]-3,y-10.5);y-=11
    for j in range(10):cell(j,y-8,h1[j],'Times-Bold',7.6);cell(j,y-18,h2[j],'Times-Bold',7.6)
    y-=24
def fm(x):return m2(float(x))
rows=[];allg=[]
vac={'A-106':'VACANT - ready','C-205':'VACANT - turn','E-102':'VACANT - ready'}
page()
def foot(lab,g,fill):
    global y
    if y<70:page()
    c.setFillGray(fill);c.rect(30,y-14,554,14,fill=1,stroke=1);c.setFillGray(0)
    T(c,33,y-10,lab,'Times-Bold',7.6)
    for j,k in((4,'cr'),(5,'tr'),(6,'hap'),(7,'oth'),(8,'tot'),(9,'bal')):cell(j,y-10,fm(sum(q[k] or 0 for q in g)),'Times-Bold')
    y-=14
    if fill<.9:y-=0
for bl in 'ABCDE':
    g=[]
    for i in range(8):
        u=f'{bl}-{(1+i//6)*100+i%6+1}' if bl!='C' else f'{bl}-{(1+i//3)*100+i%3+1 if i<3 else 200+i-2}'
        k=['1BR','2BR','2BR','3BR','2BR','1BR','3BR','4BR'][(i+ord(bl))%8];sf,cr=ty[k]
        if y<64:page()
        c.rect(30,y-22,554,22);c.setLineWidth(.3)
        for xx in X[1:-1]:c.line(xx,y,xx,y-22)
        y1,y2=y-9,y-19
        cell(0,y1,u);cell(1,y1,k);cell(0,y2,bl);cell(1,y2,f'{sf:,}')
        base=dict(unit=u,building=bl,unitType=k,area=sf)
        if u in vac:
            cell(2,y1,vac[u],'Times-Italic');q=dict(cr=None,tr=None,hap=None,oth=None,tot=None,bal=None);rows.append(row(**base,statusText=vac[u]))
        else:
            n=nm.lf();tr=r.choice([0,25,58,112,187,236,301,344,412,489,563,cr]);hap=cr-tr;oth=r.choice([0,0,0,0,15,25,40]);mi=D(2025,5,20)-dt.timedelta(r.randint(20,3300));le=mi
            while le<D(2025,7,1):le=addm(le,12)
            le=eom(le.year,le.month-1) if le.month>1 else eom(le.year-1,12)
            if le<D(2025,6,30):le=addm(le,12)
            bal=r.choice([0.]*5+[float(tr),-18.,12.5,round(r.uniform(20,640),2)]);dep=float(r.choice([50,99,187,250,300]))
            tot=tr+hap+oth
            cell(2,y1,n);cell(3,y1,mi.strftime('%m/%d/%y'));cell(4,y1,fm(cr));cell(5,y1,fm(tr));cell(6,y1,fm(hap));cell(7,y1,fm(oth));cell(8,y1,fm(tot));cell(9,y1,p2(bal))
            cell(2,y2,f"{r.choice(['50%','60%','60%','30%'])} AMI / {r.randint(1,int(k[0])*2)}");cell(3,y2,le.strftime('%m/%d/%y'));cell(4,y2,fm(cr+ua[k]));cell(5,y2,fm(ua[k]));cell(9,y2,fm(dep))
            q=dict(cr=cr,tr=tr,hap=hap,oth=oth,tot=tot,bal=bal)
            rows.append(row(**base,tenantName=n,statusText='Occupied',moveInDate=mi,leaseEndDate=le,contractRent=float(cr),charges=[dict(code='Tenant Rent',amount=float(tr)),dict(code='HAP',amount=float(hap)),dict(code='Other Chg',amount=float(oth))],totalCharges=float(tot),balance=bal,deposit=dep))
        g.append(q);y-=22
    foot(f'Building {bl}: {len(g)} units, {sum(1 for q in g if q["cr"])} occupied',g,.93);allg+=g
o=sum(1 for q in allg if q['cr'])
y-=6;foot(f'PROPERTY TOTAL: {len(allg)} units, {o} occupied, {len(allg)-o} vacant',allg,.85)
y-=22
for s in('Gross Rent = Contract Rent + Utility Allowance. HAP is paid by the contract administrator on the 1st of the month.','Other Chg: A/C surcharge, appliance, pet. Balance is tenant portion only; (credit).'):T(c,30,y,s,'Times-Italic',7.5);y-=10
assert pg==2,pg
us=[q['unit'] for q in rows];assert len(set(us))==len(us),us
assert {q for q in vac}<=set(us),us
c.save()
save(fn,'MULTIFAMILY','subsidized property, boxed two-line records, tenant rent and HAP, gross rent beside contract rent',True,dict(propertyName='Harvest Grove Family Apartments',asOnDate='2025-06-30',units=len(allg),occupied=o,vacant=len(allg)-o,rows=rows))
