# marina, BC; system-style fixed-width report
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(505); FN='Oyster_Cove_Marina_moorage_roll.pdf'
P=people(R,160,"{l}, {f}"); W,H=letter; c=canvas.Canvas(out(FN),pagesize=letter)
rate={24:13.5,30:14.25,36:15,40:15.75,50:17,60:18.5}
docks=[('A',28,[24,30]),('B',30,[30,36]),('C',30,[36,40]),('D',26,[40,50]),('E',12,[50,60]),('BH',9,[36])]
X=dict(slip=40,cls=72,holder=140,frm=262,to=308,moor=385,pwr=428,live=474,tot=524,bal=574)
pg=[0]
def t(x,y,s,r=False,b=False): c.setFont('Courier-Bold' if b else 'Courier',7.4); (c.drawRightString if r else c.drawString)(x,y,s)
def head():
    pg[0]+=1
    t(40,H-36,'OYSTER COVE MARINA LTD.',b=True); t(574,H-36,'Page: %d'%pg[0],True); t(40,H-46,'MOORAGE ROLL BY DOCK'); t(574,H-46,'Run: 02-Nov-2026 08:14',True); t(40,H-56,'As Of: 31-Oct-2026'); t(574,H-56,'Currency: CAD, GST extra',True)
    y=H-74
    for k,a,b in (('slip','','Slip'),('cls','Slip','Class'),('holder','','Licensee'),('frm','Licence','From'),('to','Licence','To')): t(X[k],y,a,b=True); t(X[k],y-9,b,b=True)
    for k,a,b in (('moor','Moorage','/Month'),('pwr','','Power'),('live','Live-','aboard'),('tot','Total','/Month'),('bal','Balance','Owing')): t(X[k],y,a,True,True); t(X[k],y-9,b,True,True)
    c.setDash(1,1); c.line(40,y-13,574,y-13); c.setDash(); return y-24
m=lambda v:f"{v:,.2f}" if v>=0 else f"{-v:,.2f}-"
y=head(); rows=[]; pi=0; G=[0]*5; nocc=0
for dk,n,ls in docks:
    nm='Dock '+dk if dk!='BH' else 'Boathouses'
    if y<90: c.showPage(); y=head()
    t(40,y,nm.upper(),b=True); y-=10; S=[0]*5; so=0
    for i in range(1,n+1):
        if y<50: c.showPage(); y=head()
        u=f"{dk}-{i:02d}"; L=ls[0] if i<=n*.6 else ls[-1]; cl=f"{L} ft wet" if dk!='BH' else f"{L} ft boathouse"[:12]
        if dk=='BH': cl='Boathouse 36'
        t(X['slip'],y,u); t(X['cls'],y,cl)
        if R.random()<.09 and dk!='BH': t(X['holder'],y,'** VACANT **'); rows.append(dict(unit=u,unitType=cl,section=nm,building=nm,statusText='VACANT')); y-=9.6; continue
        h=P[pi]; pi+=1; st=D(R.choice([2024,2025,2026]),R.randint(1,10),1); st=D(2026,4,1) if R.random()<.55 else st; en=endof(st,12); 
        while en<D(2026,10,31): en=endof(en+dt.timedelta(1),12)
        mo=round(L*rate[L]*(1.25 if dk=='BH' else 1),2); pw=R.choice([35,35,55,0]) ; lv=R.choice([0]*7+[225]); bal=R.choice([0]*6+[-mo/2,mo,mo+pw]); bal=round(bal,2); tt=round(mo+pw+lv,2)
        t(X['holder'],y,h); t(X['frm'],y,st.strftime('%d%b%y').upper()); t(X['to'],y,en.strftime('%d%b%y').upper())
        for k,v in zip(('moor','pwr','live','tot','bal'),(mo,pw,lv,tt,bal)): t(X[k],y,m(v),True)
        for j,v in enumerate((mo,pw,lv,tt,bal)): S[j]+=v
        so+=1
        rows.append(dict(unit=u,unitType=cl,section=nm,building=nm,tenantName=h,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=mo,charges=[dict(code=a,amount=b) for a,b in (('Moorage',mo),('Power',pw),('Liveaboard',lv)) if b],totalCharges=tt,balance=bal)); y-=9.6
    if y<60: c.showPage(); y=head()
    c.line(300,y+7,574,y+7); t(140,y-1,f"{nm}: {so} of {n} licensed",b=True)
    for k,v in zip(('moor','pwr','live','tot','bal'),S): t(X[k],y-1,m(v),True,True)
    G=[a+b for a,b in zip(G,S)]; nocc+=so; y-=20
if y<80: c.showPage(); y=head()
c.line(40,y+8,574,y+8); t(40,y-1,f"MARINA TOTAL   {len(rows)} slips / {nocc} licensed / {len(rows)-nocc} vacant",b=True)
for k,v in zip(('moor','pwr','live','tot','bal'),G): t(X[k],y-11,m(v),True,True)
t(40,y-30,'*** END OF REPORT ***'); c.save()
save(FN,'OTHER','marina system report, fixed-width, dock sections',False,dict(propertyName='Oyster Cove Marina Ltd.',asOnDate='2026-10-31',units=len(rows),occupied=nocc,vacant=len(rows)-nocc,rows=rows))
