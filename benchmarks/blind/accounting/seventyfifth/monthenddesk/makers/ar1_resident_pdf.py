from common import *
from datetime import date,timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor as Hx
rnd=random.Random(754); ASOF=date(2026,10,31)
nm=names(rnd,29)
B=['b0_30','b31_60','b61_90','b90']; MONEY=B+['prepaid','total']
def bucket(d):
    a=(ASOF-d).days
    return 'b0_30' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b90'
firsts=[date(2026,10,1),date(2026,9,1),date(2026,8,1),date(2026,7,1),date(2026,6,1)]
ctl=[880412]
def C(): ctl[0]+=rnd.randint(3,61); return f'C-{ctl[0]}'
def charges(kind,rent):
    L=[]
    def add(d,code,a): L.append((d,code,C(),round(a,2)))
    if kind=='small':
        m=firsts[0]; add(m,rnd.choice(['UTILWS','TRASH','PETRENT','UTILEL']),rnd.choice([18.5,35,41.27,63.8,27.15]))
        if rnd.random()<.5: add(m+timedelta(4),'LATE',75)
    elif kind=='month':
        m=firsts[0]; add(m,'RENT',rent if rnd.random()<.5 else round(rent*rnd.uniform(.2,.8),2)); add(m,'UTILWS',rnd.uniform(38,79)); add(m+timedelta(5),'LATE',75)
    elif kind=='deep':
        n=rnd.choice([3,4])
        for m in reversed(firsts[:n]):
            add(m,'RENT',rent if m!=firsts[n-1] else round(rent*rnd.uniform(.3,.9),2))
            add(m,'UTILWS',rnd.uniform(38,79))
            add(m+timedelta(5),'LATE',75)
        add(date(2026,9,22),'LEGAL',241.5)
    elif kind=='past':
        d=rnd.choice([date(2026,7,18),date(2026,8,7),date(2026,6,29)]); 
        add(d,'RENT',rent*rnd.uniform(.3,.95)); add(d+timedelta(6),'CLEAN',rnd.choice([185,225,150])); add(d+timedelta(6),'DAMAGE',rnd.uniform(120,980))
        if rnd.random()<.5: add(d+timedelta(9),'UTILFNL',rnd.uniform(30,110))
        if rnd.random()<.6: add(d+timedelta(6),'DEPAPPLY',-rnd.choice([250,400,500]))
        if rnd.random()<.4: add(date(2026,10,14),'BADDEBT',-sum(x[3] for x in L))
    elif kind=='hap':
        for m in reversed(firsts[:2]): add(m,'HAPRENT',rnd.choice([1088,1216,974]))
        add(firsts[0],'RENT',rnd.choice([212,164,341]))
    elif kind=='pre': pass
    return L
plan=[('Current Residents',['small','month','pre','month','deep','small','pre','hap','month','small','prex','deep','month','small','pre','month']),
      ('Notice / Pending Eviction',['deep','month','deep','small']),
      ('Past Residents',['past','past','past','past','past','past'])]
out='AR_quarry_ridge_oct26.pdf'
W,H=landscape(letter); cv=canvas.Canvas(doc(out),pagesize=(W,H)); pg=0
X=[438,500,562,624,686,756]; blue=Hx('#2a5d8f')
def head():
    global pg
    pg+=1; cv.setFillColor(blue); cv.setFont('Helvetica-Bold',14); cv.drawString(36,H-42,'Resident Aged Receivables')
    cv.setFillColor(Hx('#444444')); cv.setFont('Helvetica',8); cv.drawString(36,H-55,'Quarry Ridge Apartments (318)  |  Report level: Detail  |  Ageing by: Post date  |  As of 10/31/2026')
    cv.drawRightString(756,H-42,'Generated 11/04/2026 09:31 AM MST'); 
    cv.setFillColor(Hx('#e6e9ee')); cv.rect(36,H-86,720,20,0,1); cv.setFillColor(Hx('#000000')); cv.setFont('Helvetica-Bold',8)
    for x,t in((40,'Resident / Charge Code'),(150,'Description'),(282,'Post Date'),(338,'Control')): cv.drawString(x,H-79,t)
    for x,t in zip(X,('0 - 30','31 - 60','61 - 90','Over 90','Prepayments','Balance')): cv.drawRightString(x-2,H-79,t)
    return H-100
D={'RENT':'Rent','UTILWS':'Water/Sewer Reimbursement','TRASH':'Valet Trash','PETRENT':'Pet Rent','UTILEL':'Electric Reimbursement','LATE':'Late Fee','LEGAL':'Legal Fees','CLEAN':'Cleaning Charge','DAMAGE':'Damages','UTILFNL':'Final Utility Bill','DEPAPPLY':'Deposit Applied','BADDEBT':'Write-Off to Bad Debt','HAPRENT':'Housing Assistance Payment','PREPAY':'Unapplied Payment'}
f=lambda v:'' if v is None else (f'{v+0:,.2f}' if v>=0 else f'({-v:,.2f})')
def need(n):
    global y
    if y<44+n*11: foot(); cv.showPage(); y=head()
def foot():
    cv.setFont('Helvetica',7); cv.setFillColor(Hx('#666666')); cv.drawString(36,24,'Confidential - prepared for the owner by the managing agent'); cv.drawRightString(756,24,f'Page {pg}'); cv.setFillColor(Hx('#000000'))
y=head(); rows=[];tot=[];grand={k:0 for k in MONEY}; recap={}
units=sorted(rnd.sample([f'{b}{fl}{n:02d}' for b in 'ABCDE' for fl in(1,2,3) for n in range(1,11)],26)); ui=0
units=units[:]; rnd.shuffle(units)
def prt(vals,font,fs=8):
    cv.setFont(font,fs)
    for x,k in zip(X,MONEY): cv.drawRightString(x-2,y,f(vals.get(k)))
for gname,kinds in plan:
    need(5); cv.setFont('Helvetica-Bold',9.5); cv.setFillColor(blue); cv.drawString(36,y,gname); cv.setFillColor(Hx('#000000')); y-=14
    gt={k:0 for k in MONEY}; us=sorted(units[ui:ui+len(kinds)]); 
    for u,kind in zip(us,kinds):
        fn,ln=nm[ui]; ui+=1; name=f'{ln}, {fn}'; rid=f'{rnd.randint(2104000,2399999)}'; rent=rnd.choice([1285,1340,1415,1490,1525,1610,1695,1780])
        L=charges(kind,rent)
        if kind=='prex': L=charges('small',rent)
        if kind in('pre','prex'): L.append((date(2026,10,rnd.randint(26,31)),'PREPAY',f'P-{rnd.randint(40000,49999)}',-float(rnd.choice([rent,rent+62.4,150,88.19]))))
        need(len(L)+3 if len(L)<8 else 6)
        cv.setFont('Helvetica-Bold',8); cv.drawString(40,y,f'{u}   {name}   [{rid}]'); y-=11
        rt={k:0 for k in MONEY}; L.sort(key=lambda x:x[0])
        for d,code,c,a in L:
            k='prepaid' if code=='PREPAY' else bucket(d)
            need(1); cv.setFont('Helvetica',8); cv.drawString(50,y,code); cv.drawString(150,y,D[code]); cv.drawString(282,y,d.strftime('%m/%d/%Y')); cv.drawString(338,y,c)
            v={k:a,'total':a}; prt(v,'Helvetica'); y-=10.5
            rows.append(dict(unit=u,name=name,resident=rid,date=d.isoformat(),charge=code,invoice=c,**v))
            for q,x in v.items(): rt[q]=round(rt[q]+x,2)
            recap[code]=round(recap.get(code,0)+a,2)
        cv.setStrokeColor(Hx('#bbbbbb')); cv.setLineWidth(.4); cv.line(390,y+8,756,y+8)
        need(1); cv.setFont('Helvetica-Oblique',8); cv.drawString(282,y-1,f'Total {u}'); y-=1; prt(rt,'Helvetica-Oblique'); y-=14
        tot.append({'label':f'Total {u}',**rt})
        for q in MONEY: gt[q]=round(gt[q]+rt[q],2)
    need(2); cv.setFillColor(Hx('#f2f2f2')); cv.rect(36,y-4,720,13,0,1); cv.setFillColor(Hx('#000000')); cv.setFont('Helvetica-Bold',8); cv.drawString(40,y,f'Subtotal - {gname}'); prt(gt,'Helvetica-Bold'); y-=20
    tot.append({'label':f'Subtotal - {gname}',**gt})
    for q in MONEY: grand[q]=round(grand[q]+gt[q],2)
need(3); cv.setFillColor(Hx('#dfe7f0')); cv.rect(36,y-5,720,15,0,1); cv.setFillColor(Hx('#000000')); cv.setFont('Helvetica-Bold',8.5); cv.drawString(40,y,'Property Total'); prt(grand,'Helvetica-Bold',8); tot.append({'label':'Property Total',**grand}); y-=30
need(len(recap)+4); cv.setFont('Helvetica-Bold',9); cv.drawString(40,y,'Recap by Charge Code'); y-=13
for code,a in sorted(recap.items()):
    cv.setFont('Helvetica',8); cv.drawString(50,y,code); cv.drawString(120,y,D[code]); cv.drawRightString(330,y,f(a)); y-=10.5
cv.line(260,y+8,330,y+8); cv.setFont('Helvetica-Bold',8); cv.drawRightString(330,y-2,f(grand['total']))
foot(); cv.save()
save(out,'AR','Entrata-like, charges below each resident heading, status groups, resident/group/property totals, prepayments negative, recap by charge code',True,MONEY,rows,tot)
print(len(rows),len(tot),pg,grand, round(sum(recap.values()),2))
