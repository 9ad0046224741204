# apartment seller's delinquency: current, past, subsidy sections; reportlab canvas, landscape
from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
F='Cedar_Hollow_Delinquent_Prepaid_0626.pdf'
R=random.Random(6262026); nm=namer(77)
M=['total','b0_30','b31_60','b61_90','b90','prepaid','deposit','other:Late Pmts']
c=canvas.Canvas(path(F),pagesize=landscape(letter)); W,Hh=landscape(letter)
X=dict(unit=30,resident=72,name=122,st=258,dt=300,total=404,b0_30=460,b31_60=510,b61_90=560,b90=612,prepaid=664,deposit=714); X['other:Late Pmts']=758
def f(v): return '' if v is None else (f'({-v/100:,.2f})' if v<0 else f'{v/100:,.2f}')
y=0;pg=0
def page():
    global y,pg
    if pg: foot(); c.showPage()
    pg+=1; c.setFont('Helvetica-Bold',11); c.drawString(30,578,'Delinquent and Prepaid Report'); c.setFont('Helvetica',8)
    c.drawString(30,566,'Cedar Hollow Apartments (property 2204)'); c.drawString(30,556,'As of 06/30/2026   Fiscal period 062026   Status: all   Sort: bldg-unit'); c.drawRightString(762,578,'Prepared for buyer diligence - data room 4.3'); c.drawRightString(762,566,'07/02/2026 4:41 PM')
    y=540; c.setLineWidth(.8); c.line(28,y+8,764,y+8); c.setFont('Helvetica-Bold',7)
    c.drawString(X['unit'],y-9,'Bldg-Unit'); c.drawString(X['resident'],y-9,'Resh ID'); c.drawString(X['name'],y-9,'Name'); c.drawString(X['st'],y-9,'Status'); c.drawString(X['dt'],y,'Move-In/'); c.drawString(X['dt'],y-9,'Move-Out')
    for k,a,b in [('total','Net','Balance'),('b0_30','0-30','Days'),('b31_60','31-60','Days'),('b61_90','61-90','Days'),('b90','Over 90','Days'),('prepaid','','Prepaid'),('deposit','Deposit','On Hand'),('other:Late Pmts','Late','Pmts')]:
        c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-9,b)
    c.line(28,y-13,764,y-13); y-=24
def foot():
    c.setFont('Helvetica',6.5); c.drawString(30,22,'Net Balance = aged balances less prepaid. Parentheses are credits.'); c.drawRightString(762,22,f'Page {pg}')
def need(h):
    if y-h<40: page()
def put(d,bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7)
    for k in M:
        v=d.get(k)
        if v is None: continue
        c.drawRightString(X[k],y,str(v) if k.startswith('other') else f(v))
rows=[];totals=[];G={k:0 for k in M}
def rnd(a,b): return R.randint(a*100,b*100)
NOTES=['Eviction filed 06/11/2026, hearing 07/14','Payment plan, $300 on the 15th','Sent to collections 04/03/2026','Rental assistance pending with county','Skipped, keys not returned']
def section(title,label,n,kind):
    global y
    need(40); c.setFont('Helvetica-Bold',8); c.drawString(30,y,title); y-=12
    t={k:0 for k in M if not k.startswith('other')}
    us=sorted(R.sample([f'{b:02d}-{fl}{i:02d}' for b in range(1,15) for fl in (1,2,3) for i in range(1,9)],n))
    for u in us:
        last,first=nm(); rid=f'{R.randint(10200,48999)}'; d={k:None for k in M}
        rent=R.choice([118500,124900,131000,139500,145000,152500,168000])
        if kind=='cur':
            st=R.choices(['Current','Notice','Evict'],[8,1,1])[0]; dt=f'{R.randint(1,12):02d}/{R.randint(1,28):02d}/{R.randint(2021,2025)}'
            q=R.random()
            if q<.28: d['prepaid']=-(R.choice([rent,rnd(5,240),rnd(20,900)]))
            else:
                d['b0_30']=R.choice([rent,rent+7500,rnd(25,900),rnd(8,140)])
                if R.random()<.4: d['b31_60']=R.choice([rent,rnd(40,1100)])
                if d['b31_60'] and R.random()<.5: d['b61_90']=R.choice([rent,rnd(30,700)])
                if d['b61_90'] and R.random()<.5: d['b90']=rnd(100,3200)
                if R.random()<.08: d['prepaid']=-rnd(10,90)
            d['deposit']=R.choice([25000,30000,50000,rent]); d['other:Late Pmts']=R.randint(0,9)
        elif kind=='past':
            st='Past'; dt=f'{R.randint(1,6):02d}/{R.randint(1,28):02d}/2026'
            if R.random()<.5: d['b31_60']=rnd(60,900)
            d['b90']=rnd(150,6100)
            if R.random()<.4: d['b61_90']=rnd(75,1500)
            if R.random()<.15: d={k:None for k in M}; d['prepaid']=-rnd(20,260)
            d['other:Late Pmts']=R.randint(1,14)
        else:
            st='HAP'; dt='' ; d['b0_30']=R.choice([rnd(280,1150),None]); d['b31_60']=R.choice([rnd(80,800),None,None])
            if d['b0_30'] is None and d['b31_60'] is None: d['prepaid']=-rnd(15,320)
            if R.random()<.2: d['b90']=rnd(100,900)
        d['total']=sum(d[k] or 0 for k in ['b0_30','b31_60','b61_90','b90','prepaid'])
        name=f'{last}, {first}' if kind!='sub' else f'Tri-Lakes HA / {last}, {first[0]}.'
        if kind=='sub': rid='H'+rid
        note=R.choice(NOTES[:2]+NOTES[3:4]) if kind=='cur' and (d['b61_90'] or 0)>0 and R.random()<.6 else (R.choice([f'Sent to collections 06/{R.randint(24,30)}/2026',NOTES[4],'Disputes cleaning charge','Small claims judgment entered']) if kind=='past' and d['total']>0 and R.random()<.35 else None)
        need(20 if note else 11); c.setFont('Helvetica',7)
        c.drawString(X['unit'],y,u); c.drawString(X['resident'],y,rid); c.drawString(X['name'],y,name); c.drawString(X['st'],y,st); c.drawString(X['dt'],y,dt); put(d); y-=10.5
        if note: c.setFont('Helvetica-Oblique',6.3); c.drawString(X['name']+8,y+1,note); y-=10
        rows.append(dict(unit=u,resident=rid,name=name,**{k:(v if v is None or k.startswith('other') else v/100) for k,v in d.items()}))
        for k in t: t[k]+=d[k] or 0
    need(24); c.setLineWidth(.4); c.line(340,y+8,740,y+8); c.setFont('Helvetica-Bold',7); c.drawString(X['name'],y,label); 
    p={k:(v if v else None) for k,v in t.items()}; put(p,True); y-=20
    for k in t: G[k]+=t[k]
    totals.append(dict(label=label,**{k:(v/100 if v else None) for k,v in p.items()}))
page()
section('CURRENT RESIDENTS','Total current residents',46,'cur')
section('PAST RESIDENTS','Total past residents',19,'past')
section('SUBSIDY','Total subsidy',9,'sub')
need(60); c.setLineWidth(1); c.line(120,y+9,764,y+9); c.setFont('Helvetica-Bold',7); c.drawString(X['name'],y,'PROPERTY TOTAL'); put({k:(v or None) for k,v in G.items() if not k.startswith('other')},True); c.line(120,y-4,764,y-4)
totals.append(dict(label='PROPERTY TOTAL',**{k:(v/100 if v else None) for k,v in G.items() if not k.startswith('other')}))
y-=26; c.setFont('Helvetica',7); c.drawString(30,y,f'{len(rows)} accounts listed. Past resident balances older than 180 days have been written off and are not included.')
foot(); c.save()
save(F,'MULTIFAMILY','AGED_RECEIVABLES','property system delinquency print: current / past / subsidy sections',M,rows,totals,hard='note lines under residents, net balance before the buckets, move dates, blank cells, several pages')
