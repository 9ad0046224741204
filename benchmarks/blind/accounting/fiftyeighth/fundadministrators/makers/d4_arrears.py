from common import *
from datetime import date,timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for a,b in(('N','LiberationSansNarrow-Regular'),('NB','LiberationSansNarrow-Bold'),('NI','LiberationSansNarrow-Italic')): pdfmetrics.registerFont(TTFont(a,f'/usr/share/fonts/truetype/liberation/{b}.ttf'))
R=random.Random(584); AS=date(2025,9,26)
N='Tenant arrears detail 26-09-2025 (Retail Parks).pdf'
money=['total','current','b1_30','b31_60','b61_90','b90']
T=Truth(N,'AR','UK retail parks, tenant headings with invoices beneath, two properties',True,money)
PR=[('R014','Kingsmere Retail Park, Telford',[('1','Brackenfold Furniture Ltd',58000),('2A','Petrova Pets UK Ltd',31250),('2B','Lumen & Loft Ltd (in administration)',27500),('3','Harbottle DIY plc',91400),('4','Sixways Sports Retail Ltd',44100),('5A','Oakhurst Beds Ltd',26800),('6','Fennimore Foods Ltd',73250),('7','The Carpet Granary Ltd',22500),('Pod 1','Roastwell Coffee Drive-Thru Ltd',17250),('Pod 2','Chickadee Restaurants Ltd',19500)]),
('R022','Wendle Valley Shopping Park, Lincoln',[('A','Merrivale Home plc',66000),('B1','Tallow & Wick Ltd',12750),('B2','Nimbus Phones Retail Ltd',14500),('C','Greenbarn Garden Centres Ltd',82000),('D','Stoneleigh Stores Ltd',38900),('E','Ottersden Outdoor Ltd',29400),('F1','Bluebird Pharmacy Group Ltd',16100),('F2','Vacant - former Zephyr Toys Ltd',15800),('G','Fitlab Gyms (Midlands) Ltd',34500)])]
USED=set(); PLI=None
QD=[(date(2025,3,25),'25/03/25-23/06/25'),(date(2025,6,24),'24/06/25-28/09/25'),(date(2025,9,29),'29/09/25-24/12/25')]
def bucket(d):
    n=(AS-d).days
    return 'current' if n<=0 else 'b1_30' if n<=30 else 'b31_60' if n<=60 else 'b61_90' if n<=90 else 'b90'
def charges(q,nm):
    out=[]; bad='administration' in nm or 'former' in nm
    def add(d,desc,amt):
        inv=38000+(d-date(2025,1,1)).days*26+R.randint(0,25)
        while inv in USED: inv+=1
        USED.add(inv); out.append((d,f'INV{inv:06d}',desc,r2(amt)))
    for qi,(d,per) in enumerate(QD):
        if qi==2 and 'former' in nm: continue
        pr=(.55 if bad else .18,.85 if bad else .34,.85)[qi]
        if R.random()<pr: add(d,f'Rent {per}',q*1.2*(1 if R.random()<.7 else R.choice([.25,.333333,.5])))
        if R.random()<pr+.1: add(d,f'Service charge {per}',q*R.uniform(.09,.12)*1.2)
    if R.random()<.5: add(date(2025,7,14),'Insurance premium 2025/26',q*R.uniform(.04,.06))
    if R.random()<.5: add(date(2025,8,20)+timedelta(R.randint(0,8)),'S/C balancing charge y/e 31/12/24',R.uniform(300,4200)*1.2)
    if R.random()<.25: add(date(2025,9,R.randint(3,22)),'Utilities recharge - landlord supply',R.uniform(120,980)*1.2)
    if R.random()<.25: add(date(2025,8,R.randint(3,12)),'Legal fees - licence to alter',R.choice([950,1250,1500])*1.2)
    if R.random()<.22: add(date(2025,9,R.randint(4,24)),'Interest on late payment',R.uniform(20,460))
    if R.random()<.35: out.append((date(2025,9,R.randint(5,26)),f'RCT{R.randint(20110,20990)}','Unallocated cash on account',-r2(R.choice([500,1000,q*.2,q*.4,2500]))))
    return sorted(out,key=lambda x:(x[0],x[1]))
W,H=landscape(A4); c=canvas.Canvas(f'{ROOT}/documents/{N}',pagesize=(W,H)); pg=0; y=0
XS=[470,540,610,680,750,806]; X={k:x for k,x in zip(money,XS)}
def head():
    global pg,y
    pg+=1; c.setFont('NB',13); c.drawString(36,H-38,'Tenant Arrears - Detail by Invoice'); c.setFont('N',9); c.drawString(36,H-51,'Midshire Retail Parks Unit Trust   |   Aged on due date to 26/09/2025   |   GBP incl. VAT')
    c.setFillGray(.88); c.rect(32,H-84,780,22,stroke=0,fill=1); c.setFillGray(0); c.setFont('NB',8.5)
    for x,t in((40,'Due date'),(92,'Reference'),(152,'Charge')): c.drawString(x,H-76,t)
    for k,h in zip(money,(('Balance',''),('Not yet','due'),('1-30','days'),('31-60','days'),('61-90','days'),('Over 90','days'))):
        c.drawRightString(X[k],H-71 if h[1] else H-76,h[0]); c.drawRightString(X[k],H-80,h[1])
    y=H-98
def foot(): c.setFont('NI',7.5); c.drawString(36,24,'Credits shown in brackets. Rent deposits are held separately and are not reflected in this report.'); c.drawRightString(806,24,f'Page {pg}   Run 26/09/2025 17:42 by JHOLT')
def need(h):
    global y
    if y-h<40: foot(); c.showPage(); head()
def put(v,f,sz=8.5,zero=False):
    c.setFont(f,sz)
    for k in money:
        if v.get(k) is not None and (v[k] or zero): c.drawRightString(X[k]+(2.5 if v[k]<0 else 0),y,en(v[k]))
def tot(lab,ix,f,of=None):
    t={k:r2(sum(T.t['rows'][i].get(k,0) for i in ix)) for k in money}
    if of: t.update(of)
    T.total(lab,t,ix); return t
head(); allr=[]; tn=2100; cand=[]
for code,pn,ts in PR:
    need(60); c.setFont('NB',10.5); c.drawString(36,y,f'{code}  {pn}'); y-=15; pix=[]
    for u,nm,q in ts:
        tn+=R.randint(1,19); cs=charges(q,nm)
        if not cs: continue
        need(40); c.setFont('NB',9); c.drawString(40,y,f'T{tn:05d}'); c.drawString(92,y,('Unit ' if not u.startswith('Pod') else '')+u); c.drawString(152,y,nm); y-=11.5; ix=[]
        for d,iv,ds,a in cs:
            need(12); b=bucket(d); v={'total':a,b:a}; shown=dict(v)
            if nm.startswith('Greenbarn') and ds.startswith('Insurance'):
                PD=200.0; plb=b; w=r2(a+PD); v[b]=w; shown=dict(v); PLI=len(T.t['rows'])
                T.t['planted']=dict(what=f'{iv} of {nm} ({u}): the 61-90 days column prints {en(w)} where {en(a)} is right (the balance column and all totals carry {en(a)})',kind='digit_changed')
            i=T.row(unit=('' if u.startswith('Pod') else 'Unit ')+u,name=nm,resident=f'T{tn:05d}',date=d.isoformat(),invoice=iv,charge=ds,**shown); ix.append(i)
            c.setFont('N',8.5); c.drawString(40,y,d.strftime('%d/%m/%Y')); c.drawString(92,y,iv); c.drawString(152,y,ds);
            put(shown,'N'); y-=11
        c.setLineWidth(.3); c.line(420,y+9,806,y+9); need(12)
        t=tot(f'Total {nm}',ix,'NB',None)
        if PLI in ix: t[plb]=r2(t[plb]-PD); T.t['totals'][-1][plb]=t[plb]
        c.setFont('NB',8.5); c.drawRightString(415,y,f'Total {nm}'); put(t,'NB'); 
        for k in money:
            if not t[k]: T.t['totals'][-1].pop(k)
        y-=16; pix+=ix
    need(24); t=tot(f'Total {code}',pix,'NB'); 
    if PLI in pix: t[plb]=r2(t[plb]-PD); T.t['totals'][-1][plb]=t[plb]
    c.setLineWidth(.8); c.line(36,y+10,806,y+10); c.setFont('NB',9); c.drawString(40,y,f'Total {code}'); put(t,'NB',9,True); y-=24; allr+=pix
need(6); t=tot('Report total',allr,'NB')
if PLI is not None: t[plb]=r2(t[plb]-PD); T.t['totals'][-1][plb]=t[plb]
c.setLineWidth(1.2); c.line(36,y+11,806,y+11); c.setFont('NB',9.5); c.drawString(40,y,'Report total'); put(t,'NB',9.5,True); c.line(36,y-4,806,y-4); foot(); c.save(); T.save()
print(N,len(T.t['rows']),pg,T.t['planted'])
