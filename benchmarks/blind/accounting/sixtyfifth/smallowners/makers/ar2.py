# Medical-office aged receivables by tenant and invoice/charge, PDF landscape, one digit changed
from common import *
import datetime
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor
R=random.Random(6520)
TN=[('101','Lakeshore Retail Pharmacy, Inc.'),('110','Meridian Point Imaging, LLC'),('115','Blue Heron Physical Therapy'),('120','Quest-Hale Draw Station'),('202','Tri-County Nephrology Group, P.A.'),('204','Dr. A. Veltkamp, DDS'),('210','Cedar Valley Cardiology Associates, P.C.'),('215','Northgate Women\'s Health'),('220','Ostrom Sleep Center'),('301','Pulaski Family Medicine'),('305','Harbor Ear, Nose & Throat'),('310','Summit Orthopaedic Partners, LLP'),('318','Brightwell Audiology'),('330','Kestrel Pain & Spine'),('402','Hospital - Wound Care Clinic'),('405','Hospital - Physician Recruitment'),('410','Ainsley Dermatology'),('ROOF-2','Telcove Tower Holdings')]
ASOF=datetime.date(2025,10,31)
BK=['current','b1_30','b31_60','b61_90','b90']
HD=dict(current='Current',b1_30='1 - 30',b31_60='31 - 60',b61_90='61 - 90',b90='Over 90',total='Balance')
inv=40112
def bucket(due):
    d=(ASOF-due).days
    return 'current' if d<=0 else 'b1_30' if d<=30 else 'b31_60' if d<=60 else 'b61_90' if d<=90 else 'b90'
T=[]
for u,n in TN:
    ch=[];rent=r2(R.uniform(2400,21000));mo=R.choice([1,1,1,2,3,4])
    cam=r2(rent*R.uniform(.18,.27))
    months=[(2025,10),(2025,9),(2025,8),(2025,7),(2025,6)][:mo][::-1]
    for (y,m_) in months:
        d=datetime.date(y,m_,1);due=d+datetime.timedelta(days=9)
        if u=='ROOF-2': ch.append((d,due,'Antenna licence',1850.0));continue
        k=R.random()
        if k<.75: ch.append((d,due,'Base rent',rent))
        if k<.5 or k>.75: ch.append((d,due,'CAM estimate',cam))
        for nm,p,lo,hi in [('After-hours HVAC',.35,45,620),('Medical waste',.35,60,340),('Parking permits',.3,75,450),('Electric submeter',.3,180,1900),('Key / badge',.1,15,60)]:
            if R.random()<p:
                dd=d+datetime.timedelta(days=R.randrange(5,27)); ch.append((dd,dd+datetime.timedelta(days=30),nm,r2(R.uniform(lo,hi))))
        if m_<10 and R.random()<.5: ch.append((d+datetime.timedelta(days=14),d+datetime.timedelta(days=14),'Late charge',r2(rent*.05)))
    if R.random()<.35 and u!='ROOF-2': ch.append((datetime.date(2025,3,31),datetime.date(2025,4,30),'2024 CAM true-up',r2(R.uniform(300,5200))))
    if R.random()<.4:
        d=datetime.date(2025,R.choice([9,10]),R.randrange(2,28));ch.append((d,d,'Unapplied cash',-r2(R.uniform(100,rent*.6))))
    ch.sort(key=lambda z:z[0]); T.append((u,n,ch))
rows=[];
for u,n,ch in T:
    for d,due,nm,a in ch:
        b=bucket(due)
        inv+=R.randrange(1,9)
        rows.append({'unit':u,'name':n,'date':d.isoformat(),'invoice':('CR-' if a<0 else '')+str(inv),'charge':nm,b:a,'total':a,'_due':due})
def sums(rs): return {k:r2(sum(r.get(k,0) for r in rs)) for k in BK+['total']}
subs={u:sums([r for r in rows if r['unit']==u]) for u,_ in TN}
grand=sums(rows)
# planted: one digit of one charge (both bucket and balance cell keep: only bucket changed)
cand=[r for r in rows if r['charge']=='Electric submeter' and r['unit'] not in('101',)]
v=cand[len(cand)//2];b=[k for k in BK if k in v][0];old=v[b];s=f'{old:.2f}';i=1 if old>=1000 else 0
nd=str((int(s[i])+4)%10);new=float(s[:i]+nd+s[i+1:]);
if new<10: new=float(s[:i]+'7'+s[i+1:])
v[b]=new
planted=dict(what=f"invoice {v['invoice']} ({v['name']}, {v['charge']}) bucket {HD[b]} printed {new:.2f} instead of {old:.2f}; its balance, the tenant subtotal and the grand total keep the right amount",kind='digit_changed')
print(planted)
N='MOB_West_AR_aging_detail_2025-10.pdf'
S=landscape(letter);W,H=S;c=canvas.Canvas(doc(N),pagesize=S)
X=dict(current=402,b1_30=474,b31_60=546,b61_90=612,b90=680,total=752);navy=HexColor('#1F3A5F')
f=lambda v:f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}'
def rt(x,y,v): c.drawRightString(x+(2.5 if v<0 else 0),y,f(v))
pg=0
def head():
    global pg
    if pg: c.showPage()
    pg+=1
    c.setFillColor(navy);c.setFont('Times-Bold',14);c.drawString(40,H-40,'Westbrook Medical Pavilion');c.setFont('Times-Roman',10.5);c.drawString(40,H-54,'Aged Receivables by Tenant and Charge');c.drawRightString(752,H-40,'Aged by due date to October 31, 2025');c.drawRightString(752,H-54,'Owner: St. Orsola Health Real Estate');
    c.setFillColor(navy);c.rect(40,H-80,712,16,fill=1,stroke=0);c.setFillGray(1);c.setFont('Times-Bold',9)
    c.drawString(52,H-75,'Billed');c.drawString(108,H-75,'Due');c.drawString(164,H-75,'Invoice');c.drawString(220,H-75,'Charge')
    for k in X:c.drawRightString(X[k],H-75,HD[k])
    c.setFillGray(.35);c.setFont('Times-Italic',8);c.drawString(40,22,'Printed 11/04/2025 by jwk');c.drawRightString(752,22,f'Page {pg}');c.setFillGray(0)
    return H-96
y=head()
for u,n,_ in T:
    rs=[r for r in rows if r['unit']==u]
    if y<50+34: y=head()
    c.setFont('Times-Bold',9.5);c.drawString(40,y,f'Suite {u}   {n}' if u[0]!='R' else f'{u}   {n}');y-=12.5
    for r in rs:
        if y<44:
            y=head();c.setFont('Times-Bold',9.5);c.drawString(40,y,(f'Suite {u}   {n}' if u[0]!='R' else f'{u}   {n}')+' (cont.)');y-=12.5
        c.setFont('Times-Roman',9);D=datetime.date.fromisoformat(r['date'])
        c.drawString(52,y,D.strftime('%m/%d/%y'));c.drawString(108,y,r['_due'].strftime('%m/%d/%y'));c.drawString(164,y,r['invoice']);c.drawString(220,y,r['charge'])
        for k in X:
            if k in r: rt(X[k],y,r[k])
        y-=11.5
    if y<44: y=head()
    c.setLineWidth(.4);c.line(340,y+8.5,752,y+8.5);c.setFont('Times-Italic',9);c.drawString(220,y-1,f'Tenant total')
    for k in X:
        if subs[u][k] or k=='total': rt(X[k],y-1,subs[u][k])
    y-=19
if y<190: y=head()
c.setLineWidth(1);c.line(40,y+10,752,y+10);c.setFont('Times-Bold',9.5);c.drawString(40,y-2,'Total Westbrook Medical Pavilion')
for k in X: rt(X[k],y-2,grand[k])
c.line(40,y-7,752,y-7);y-=34
c.setFont('Times-Bold',9);c.drawString(40,y,'Recap by charge');y-=12;c.setFont('Times-Roman',9)
rec={}
for r in rows: rec[r['charge']]=rec.get(r['charge'],0)+r['total']
for k in sorted(rec): c.drawString(52,y,k);rt(230,y,r2(rec[k]));y-=11
c.save();print(pg,len(rows),grand)
for r in rows:
    r.pop('_due')
    if r['unit'][0]!='R': r['unit']='Suite '+r['unit']
tot=[]
for u,_ in TN: tot.append(dict(label='Tenant total',**{k:v for k,v in subs[u].items() if v or k=='total'}))
tot.append(dict(label='Total Westbrook Medical Pavilion',**grand))
save(N,'AR','aged receivables by tenant heading and charge, landscape multi-page PDF, continuation headings, recap by charge; medical office',True,BK+['total'],rows,tot,planted)
