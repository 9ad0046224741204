from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib.colors import HexColor
g=G(1305); r=g.r
FN="r13_05_fenwick_quad_student_beds.pdf"
W,H=landscape(legal)
c=canvas.Canvas(DOC+FN,pagesize=(W,H),invariant=1)
plans={'4x4 Classic':(4,1425,769),'4x2 Value':(4,1280,699),'2x2 Deluxe':(2,890,945)}
bl={'Building 1':[('4x4 Classic',3),('2x2 Deluxe',2)],'Building 2':[('4x4 Classic',4),('4x2 Value',1)],'Building 3':[('4x2 Value',3),('2x2 Deluxe',3)],'Clubhouse Annex':[('2x2 Deluxe',3)]}
X=dict(u=30,p=92,st=170,n=258,ls=392,le=456,mk=560,rent=618,fur=668,park=718,util=768,tot=824,dep=888,bal=960)
cols=[('u','Unit-','Space','l'),('p','Floor','Plan','l'),('st','Space','Status','l'),('n','','Resident','l'),('ls','Lease','Start','l'),('le','Lease','End','l'),('mk','Market','Rent','r'),('rent','','Rent','r'),('fur','','Furniture','r'),('park','','Parking','r'),('util','','Utilities','r'),('tot','','Total','r'),('dep','Deposit','Held','r'),('bal','Ending','Balance','r')]
navy=HexColor('#20365c'); pg=0
def md(x): return x.strftime('%b %d, %Y')
def head():
    global y,pg
    pg+=1
    c.setFillColor(navy); c.setFont('Helvetica-Bold',12); c.drawString(30,H-30,'The Quad at Fenwick'); c.setFont('Helvetica',9); c.drawString(30,H-43,'Rent Roll by Space  |  Lease Term: Fall 2025 Annual  |  As of Oct 15, 2025')
    y=H-62; c.rect(26,y-24,W-52,34,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',7.5)
    c.drawCentredString(700,y+1,'S C H E D U L E D   C H A R G E S'); c.setStrokeGray(1); c.line(585,y-2,826,y-2)
    for k,a,b,al in cols:
        f=c.drawString if al=='l' else c.drawRightString
        f(X[k],y-9,a); f(X[k],y-19,b)
    c.setFillGray(0); y-=37
def foot():
    c.setFont('Helvetica',6.5); c.setFillGray(.4); c.drawString(30,20,'Entrata • Created on Oct 16, 2025 by k.oduya'); c.drawRightString(W-30,20,f'{pg}'); c.setFillGray(0); c.showPage()
rows=[];cnt={}
K=('mk','rent','fur','park','util','tot','dep','bal')
GT=dict.fromkeys(K,0); NS=NO=0; head()
for bi,(b,L) in enumerate(bl.items()):
    if y<90: foot(); head()
    c.setFillGray(.9); c.rect(26,y-3,W-52,12,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8); c.drawString(30,y,b); y-=14
    S=dict.fromkeys(K,0); n=o=0; un=0
    for p,q in L:
        for _ in range(q):
            un+=1
            for s in 'ABCD'[:plans[p][0]]:
                if y<44: foot(); head()
                c.setFont('Helvetica',7.5)
                u=f"{bi+1}{un:02d}-{s}"; mk=plans[p][2]
                v=dict(mk=mk); row=dict(unit=u,building=b,unitType=p,marketRent=float(mk))
                c.drawString(X['u'],y,u); c.drawString(X['p'],y,p)
                z=r.random()
                if z<.13:
                    st=r.choice(['Vacant Unrented Ready','Vacant Unrented Not Ready','Vacant Unrented Ready'])
                else:
                    st=r.choice(['Occupied No Notice']*7+['Notice Unrented','Notice Rented'])
                    rent=mk-r.choice([0,0,20,35,50]); v.update(rent=rent,fur=r.choice([0,25,25]) if p!='2x2 Deluxe' else 25,park=r.choice([0,0,40]),util=55,dep=r.choice([0,200,200,250]),bal=r.choice([0]*5+[rent,-55,112.5]))
                    v['tot']=v['rent']+v['fur']+v['park']+v['util']
                    nm=g.name(); a=d(2025,8,20) if r.random()<.85 else d(2025,9,r.choice([1,12,20])); e=d(2026,7,31) if st[0]=='O' else d(2025,12,20)
                    c.drawString(X['n'],y,nm); c.drawString(X['ls'],y,md(a)); c.drawString(X['le'],y,md(e)); o+=1
                    row.update(tenantName=nm,leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=float(rent),totalCharges=float(v['tot']),balance=float(v['bal']),
                      deposit=float(v['dep']),charges=[dict(code=h,amount=float(v[k])) for h,k in (('Rent','rent'),('Furniture','fur'),('Parking','park'),('Utilities','util')) if v[k]])
                c.drawString(X['st'],y,st); row['statusText']=st; cnt[st]=cnt.get(st,0)+1
                for k in K:
                    if k in v:
                        t='-' if v[k]==0 and k in('fur','park') else par(v[k])
                        c.drawRightString(X[k],y,t); S[k]+=v[k]
                rows.append(row); n+=1; y-=11
    if y<44: foot(); head()
    c.setLineWidth(.4); c.setStrokeGray(.3); c.line(540,y+8,W-26,y+8); c.setFont('Helvetica-Bold',7.5); c.drawString(30,y-1,f'{b} subtotal – {n} spaces, {o} occupied')
    for k in K: c.drawRightString(X[k],y-1,par(S[k])); GT[k]+=S[k]
    NS+=n; NO+=o; y-=18
if y<150: foot(); head()
c.setStrokeColor(navy); c.setLineWidth(1.2); c.line(26,y+9,W-26,y+9); c.setFont('Helvetica-Bold',8); c.drawString(30,y-1,'Property Total')
for k in K: c.drawRightString(X[k],y-1,par(GT[k]))
y-=26; c.drawString(30,y,'Space Status'); c.drawRightString(240,y,'Spaces'); c.drawRightString(290,y,'%'); y-=12; c.setFont('Helvetica',8)
for s,k in sorted(cnt.items()): c.drawString(30,y,s); c.drawRightString(240,y,str(k)); c.drawRightString(290,y,f'{k/NS:.1%}'); y-=11
c.setFont('Helvetica-Bold',8); c.drawString(30,y,'Total Spaces'); c.drawRightString(240,y,str(NS)); y-=11; c.drawString(30,y,'Occupied Spaces'); c.drawRightString(240,y,str(NO)); c.drawRightString(290,y,f'{NO/NS:.1%}')
foot(); c.save()
save(FN,dict(propertyName='The Quad at Fenwick',asOnDate='2025-10-15',units=NS,occupied=NO,vacant=NS-NO,rows=rows,printedTotals=dict(marketRent=float(GT['mk']),contractRent=float(GT['rent']),totalCharges=float(GT['tot']),deposit=float(GT['dep']),balance=float(GT['bal']))),'STUDENT_HOUSING','Entrata-type by-bed roll, grouped header, charge columns, building bands with subtotals',False)
