# Manager's system print of an apartment community attached to a chapter 11 filing: charge lines per lease, two-line header, ECF stamp
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(4503); N=Names(rng)
Wd,H=letter[1],letter[0]
name='p03_ch11_dkt62_exh4_rentroll.pdf'
cv=canvas.Canvas(doc(name),pagesize=(Wd,H),invariant=1)
PT={'1A1':('1BR/1BA Ash',662,985),'1A2':('1BR/1BA Ash Den',740,1055),'2B1':('2BR/1BA Birch',905,1190),'2B2':('2BR/2BA Birch',1012,1285),'3C1':('3BR/2BA Cedar',1244,1520)}
AS=dt.date(2025,6,30)
rows=[];recs=[]
def q(v): return round(v,2)
for b in range(1,6):
    for fl in (1,2,3):
        for k in range(1,7):
            u=f'{b}{fl}{k:02d}'
            ty=['1A1','1A2','2B1','2B1','2B2','3C1'][(k+b)%6]
            nm,sf,mk=PT[ty]; mk=mk+[0,15,-10][fl-1]
            x=rng.random()
            st='C'
            if u in('1304','2106','2203','3301','4102','5205','5303'): st='VACANT'
            if u=='3101': st='MODEL'
            if u=='4306': st='DOWN'
            r=dict(unit=u,unitType=ty,area=sf,marketRent=float(mk))
            if st=='C':
                mi=dt.date(2025,6,1)-dt.timedelta(days=rng.randint(10,1500)); mi=mi.replace(day=rng.choice([1,1,1,mi.day]))
                ls=mi
                while (AS-ls).days>370: ls=ls.replace(year=ls.year+1) if not(ls.month==2 and ls.day==29) else dt.date(ls.year+1,2,28)
                le=ls.replace(year=ls.year+1) if not(ls.month==2 and ls.day==29) else dt.date(ls.year+1,2,28); le-=dt.timedelta(days=1)
                mtm=rng.random()<.06
                if mtm: ls=dt.date(2024,4,1) if mi<=dt.date(2024,4,1) else mi; le=dt.date(2025,3,31) if ls<dt.date(2025,3,31) else le
                rent=float(mk-rng.randrange(0,120,5))
                ch=[('RENT',rent)]
                ntv=rng.random()<.07
                if rng.random()<.35: ch.append(('PETR',25.0 if rng.random()<.8 else 50.0))
                if rng.random()<.3: ch.append(('CARP',35.0))
                ch.append(('TRSH',12.5))
                if rng.random()<.07: ch.append(('EMPL',-200.0))
                if rng.random()<.25: ch.append(('RINS',14.75))
                dep=float(rng.choice([200,250,300,300,500,rent])); bal=0.0
                y=rng.random()
                if y<.16: bal=q(rng.choice([rent,47.5,110.0,62.18,rent*2+75]))
                elif y<.24: bal=-q(rng.choice([10.0,25.5,rent,3.11]))
                r.update(tenantName=N.lf(),statusText='Notice' if ntv else 'Current',contractRent=rent,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,deposit=dep,balance=bal,charges=[dict(code=a,amount=v) for a,v in ch],totalCharges=q(sum(v for _,v in ch)))
                if ntv: r['moveOutDate']=dt.date(2025,7,31) if rng.random()<.6 else dt.date(2025,8,15)
            else:
                r.update(statusText={'VACANT':'Vacant','MODEL':'Model','DOWN':'Down'}[st],contractRent=None)
            rows.append(r)
tot=dict(m=sum(r['marketRent'] for r in rows),c=sum(r.get('totalCharges',0) for r in rows),d=sum(r.get('deposit') or 0 for r in rows),b=sum(r.get('balance') or 0 for r in rows),sf=sum(r['area'] for r in rows))
# planted: grand total of charges wrong
true_c=tot['c']; print_c=q(true_c-1190.0)
nocc=sum(1 for r in rows if 'tenantName' in r); nv=sum(r['statusText']=='Vacant' for r in rows)
X=dict(u=30,ty=66,sf=122,st=130,nm=168,mi=284,ls=332,le=380,mo=428,mk=520,cd=530,am=612,dep=672,bal=752)
F='Helvetica';FB='Helvetica-Bold'
pg=[0];y=[0]
def np():
    if pg[0]: cv.showPage()
    pg[0]+=1
    cv.setFillColorRGB(.1,.1,.6); cv.setFont(F,8.5)
    cv.drawString(60,H-16,f'Case 25-30417-jw11    Doc 62-4    Filed 07/09/25    Entered 07/09/25 16:08:51    Desc Exhibit 4 - Rent Roll    Page {pg[0]} of 9')
    cv.setFillColorRGB(0,0,0)
    cv.setFont(FB,11); cv.drawString(30,H-40,'Rent Roll with Lease Charges'); cv.setFont(F,8)
    cv.drawString(30,H-51,'Cumberland Trace Apartments (cumtrace)'); cv.drawString(30,H-61,'As Of = 06/30/2025   Month Year = 06/2025   Show Future = No')
    cv.drawRightString(762,H-40,'Beacon Hollow Residential, Mgr.'); cv.drawRightString(762,H-51,f'Page {pg[0]}'); cv.drawRightString(762,H-61,'Tuesday, July 08, 2025  09:14 AM')
    yy=H-78; cv.setFont(FB,7.4)
    for k,a,b_,rt in [('u','Unit','',0),('ty','Unit','Type',0),('sf','Unit','Sq Ft',1),('st','Lease','Status',0),('nm','Resident','',0),('mi','Move','In',0),('ls','Lease','From',0),('le','Lease','To',0),('mo','Move','Out',0),('mk','Market','Rent',1),('cd','Charge','Code',0),('am','Amount','',1),('dep','Resident','Deposit',1),('bal','Balance','',1)]:
        f=cv.drawRightString if rt else cv.drawString
        f(X[k],yy,a); f(X[k],yy-9,b_)
    cv.setLineWidth(.8); cv.line(28,yy-13,764,yy-13); y[0]=yy-24
def T(k,s,rt=0):
    (cv.drawRightString if rt else cv.drawString)(X[k],y[0],s)
d8=lambda d:d.strftime('%m/%d/%Y')
np()
for r in rows:
    n=len(r.get('charges',[]))+1 if 'charges' in r else 1
    if y[0]-n*9.5<34: np()
    cv.setFont(F,7.2)
    T('u',r['unit']);T('ty',r['unitType']);T('sf',f"{r['area']:,}",1);T('st',r['statusText']);T('nm',r.get('tenantName','VACANT' if r['statusText']=='Vacant' else r['statusText'].upper()))
    T('mk',money(r['marketRent']),1)
    if 'tenantName' in r:
        T('mi',d8(r['moveInDate']));T('ls',d8(r['leaseStartDate']));T('le',d8(r['leaseEndDate']))
        if r.get('moveOutDate'): T('mo',d8(r['moveOutDate']))
        T('dep',money(r['deposit']),1);T('bal',money(r['balance']),1)
        for c in r['charges']:
            T('cd',c['code']);T('am',money(c['amount']),1);y[0]-=9.5
        cv.setFont(FB,7.2);T('cd','Total');T('am',money(r['totalCharges']),1)
    else: T('dep','0.00',1);T('bal','0.00',1); r['deposit']=0.0;r['balance']=0.0
    y[0]-=12.5
if y[0]<170: np()
cv.line(28,y[0]+7,764,y[0]+7); y[0]-=3; cv.setFont(FB,7.4)
T('u','Total'); T('nm','Cumberland Trace Apartments (cumtrace)');T('sf',f"{tot['sf']:,}",1);T('mk',money(tot['m']),1);T('am',money(print_c),1);T('dep',money(tot['d']),1);T('bal',money(tot['b']),1)
y[0]-=26
cv.drawString(30,y[0],'Summary Groups'); 
for x,s in ((250,'Square Feet'),(330,'Market Rent'),(410,'Lease Charges'),(490,'# Of Units'),(560,'% Occ.')): cv.drawRightString(x,y[0],s)
cv.line(28,y[0]-3,570,y[0]-3); cv.setFont(F,7.4)
for lab,fs in (('Current/Notice',('Current','Notice')),('Vacant',('Vacant',)),('Model/Down',('Model','Down'))):
    y[0]-=11; rr=[r for r in rows if r['statusText'] in fs]
    cv.drawString(30,y[0],lab)
    for x,s in ((250,f"{sum(r['area'] for r in rr):,}"),(330,money(sum(r['marketRent'] for r in rr))),(410,money(sum(r.get('totalCharges',0) for r in rr))),(490,str(len(rr))),(560,f'{100*len(rr)/len(rows):.2f}%')): cv.drawRightString(x,y[0],s)
y[0]-=11; cv.setFont(FB,7.4); cv.drawString(30,y[0],'Totals:')
for x,s in ((250,f"{tot['sf']:,}"),(330,money(tot['m'])),(410,money(true_c)),(490,str(len(rows))),(560,'100.00%')): cv.drawRightString(x,y[0],s)
cv.save()
print('pages',pg[0])
save(name,'MULTIFAMILY','property manager system print, bankruptcy exhibit','lease-charge print, charge lines below the unit, ECF stamp, summary groups',True,'Cumberland Trace Apartments','2025-06-30',len(rows),nocc,nv,rows,planted=dict(what=f'grand total of charges printed {money(print_c)}; the charge lines add up to {money(true_c)}, which the summary prints',kind='total_wrong'))
