from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
rng=random.Random(6611)
N=iter(names(rng,70))
rows=[];groups=[]
def unit(): return f"{rng.choice('0102030405060708')}" if 0 else f"{rng.randint(1,9):02d}-{rng.randint(1,3)}{rng.randint(1,12):02d}"
used=set()
def u():
    while True:
        x=unit()
        if x not in used: used.add(x);return x
COM=['PTP arrangement 11/10, pmt half 11/14','Filed 11/12 - court date 12/02','Housing authority portion pending','Called, no answer; NOI posted 11/6','Sent to collections 10/28','Insurance charge in dispute','Rental assistance approved, awaiting check','Partial money order received 11/15','Keys returned 9/30; final statement mailed','']
KEYS=['other:Market Rent','prepaid','delinquent','b0_30','b31_60','b61_90','b90','total','deposit','other:# Late']
def mk(st,n,pp):
    o=[]
    for i in range(n):
        l,f=next(N); rent=rng.choice([1145,1195,1250,1325,1385,1460,1510,1575,1640])
        d=dict(unit=u(),name=f"{l}, {f}",resident=f"{rng.randint(20000,29999)}")
        late=rng.randint(0,7)
        if st!='Former' or 1: d['other:Market Rent']=float(rent) if st not in('Former',) else None
        dep=rng.choice([200,300,500,rent/2,rent]) if st!='Former' else (0.0 if rng.random()<.7 else 300.)
        if rng.random()<pp:
            b=[0,0,0,0]; p=-r2(rng.choice([rent,rent+rng.randint(30,140),rng.uniform(5,400),rng.uniform(20,90)]))
        else:
            p=0; k=rng.random()
            if st=='Former': b=[0,r2(rng.uniform(0,900)) if k<.3 else 0,r2(rng.uniform(200,1800)) if k<.5 else 0,r2(rng.uniform(300,5200))]
            else:
                fee=rng.choice([0,75,100,115.5,61.83,148.27])
                b=[r2(rent+fee) if k>.35 else r2(rng.uniform(25,rent)),0,0,0]
                if k>.62: b[1]=r2(rng.uniform(150,rent+fee))
                if k>.8: b[2]=r2(rng.uniform(90,rent))
                if k>.92: b[3]=r2(rng.uniform(100,2*rent))
            if rng.random()<.06: p=-r2(rng.uniform(10,60))
        d.update(prepaid=p,delinquent=r2(sum(b)),b0_30=b[0],b31_60=b[1],b61_90=b[2],b90=b[3],total=r2(sum(b)+p),deposit=float(dep)); d['other:# Late']=late if st!='Applicant' else 0
        d['_c']=rng.choice(COM) if sum(b)>600 and rng.random()<.6 else ''
        if st!='Former' : 
            if 'mailed' in d['_c'] or 'collections' in d['_c']: d['_c']=''
        elif 'mailed' not in d['_c'] and 'coll' not in d['_c']: d['_c']=''
        o.append(d)
    return sorted(o,key=lambda d:d['unit'])
Gs=[('Current',27,.38),('Notice',6,.2),('Eviction',5,0),('Former',10,.1),('Applicant',3,1)]
data=[(g,mk(g,n,pp)) for g,n,pp in Gs]
SUM=['prepaid','delinquent','b0_30','b31_60','b61_90','b90','total','deposit']
totals=[];GT=dict.fromkeys(SUM,0)
drop=data[0][1][14]; assert drop['total']!=0
fn='VantageDelinqPrepaid_1117.pdf'
W,H=landscape(letter); c=canvas.Canvas(R+'/documents/'+fn,pagesize=(W,H))
X={'other:Market Rent':262,'prepaid':318,'delinquent':382,'b0_30':440,'b31_60':496,'b61_90':550,'b90':606,'total':668,'deposit':722,'other:# Late':747}
pg=0;y=0
def header():
    global pg,y
    pg+=1
    c.setFillGray(0); c.setFont('Helvetica-Bold',13); c.drawString(40,H-40,'Delinquent and Prepaid'); c.setFont('Helvetica',8)
    c.drawString(40,H-53,'Vantage at Copper Hollow (VCH)   |   264 units   |   Post month: 11/2025   |   Aged as of: 11/17/2025'); c.drawString(40,H-64,'Statuses: Current, Notice, Eviction, Former, Applicant    Min balance: any    Sort: Bldg-Unit')
    c.drawRightString(W-40,H-40,'OneStone PM v9.4'); c.drawRightString(W-40,H-53,'11/17/2025 9:26:31 AM')
    c.setFillColorRGB(.16,.3,.27); c.rect(40,H-98,W-80,24,fill=1,stroke=0); c.setFillGray(1); c.setFont('Helvetica-Bold',7.5)
    for x,a,b in [(44,'Bldg-','Unit'),(82,'','Resident'),(178,'Resident','ID')]: c.drawString(x,H-84,a); c.drawString(x,H-94,b)
    for k,a,b in [('other:Market Rent','Market','Rent'),('prepaid','','Prepaid'),('delinquent','Total','Delinquent'),('b0_30','0 - 30','days'),('b31_60','31 - 60','days'),('b61_90','61 - 90','days'),('b90','Over 90','days'),('total','Net','Balance'),('deposit','Deposits','On Hand'),('other:# Late','#','Late')]:
        c.drawRightString(X[k],H-84,a); c.drawRightString(X[k],H-94,b)
    c.setFillGray(0); c.setFont('Helvetica',7); c.drawString(40,24,'Confidential - prepared for lender surveillance'); c.drawRightString(W-40,24,f'Page {pg}')
    y=H-112
def need(h):
    global y
    if y-h<40: c.showPage(); header()
header()
for g,l in data:
    need(40); c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,f'Status: {g}'); y-=13
    T=dict.fromkeys(SUM,0)
    for i,d in enumerate(l):
        for k in SUM: T[k]=r2(T[k]+d[k])
        if d is drop: continue
        need(24 if d['_c'] else 13)
        if len(rows)%2: c.setFillGray(.945); c.rect(40,y-3,W-80,11.6,fill=1,stroke=0); c.setFillGray(0)
        c.setFont('Helvetica',8); c.drawString(44,y,d['unit']); c.drawString(82,y,d['name']); c.drawString(178,y,d['resident'])
        for k in KEYS:
            v=d[k]
            if v is None: continue
            c.drawRightString(X[k],y,str(v) if k=='other:# Late' else paren(v))
        y-=11.6
        if d['_c']: c.setFont('Helvetica-Oblique',7); c.setFillGray(.35); c.drawString(92,y+1,'Comment: '+d['_c']); c.setFillGray(0); y-=10.5
        rows.append({k:v for k,v in d.items() if k!='_c'})
    need(20); c.setLineWidth(.5); c.line(280,y+8,W-66,y+8); c.setFont('Helvetica-Bold',8); c.drawString(44,y-1,f'Total {g}')
    for k in SUM: c.drawRightString(X[k],y-1,paren(T[k])); GT[k]=r2(GT[k]+T[k])
    totals.append(dict(label=f'Total {g}',**T)); y-=20
need(60); c.setLineWidth(1); c.line(40,y+10,W-40,y+10); c.setFont('Helvetica-Bold',8.5); c.drawString(44,y-1,'Property Total')
for k in SUM: c.drawRightString(X[k],y-1,paren(GT[k]))
c.line(40,y-5,W-40,y-5); totals.append(dict(label='Property Total',**GT)); y-=24
c.setFont('Helvetica',7.5); c.drawString(44,y,'Net Balance = Total Delinquent less Prepaid. Deposits on hand are not applied to balances shown.')
c.save()
save(fn,'AR',KEYS,rows,totals,planted=dict(what=f"resident {drop['name']} (unit {drop['unit']}, net balance {drop['total']:.2f}) of status Current is left out of the list but is in 'Total Current' and 'Property Total'",kind='row_dropped'),style='apartment delinquent & prepaid report, landscape system print, grouped by resident status, comment lines below rows, two-line headers',hard=False)
print(GT, drop)
