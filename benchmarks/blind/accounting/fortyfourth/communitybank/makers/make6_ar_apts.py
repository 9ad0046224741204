# apartment owner, charge-level flat list, building subtotals, several pages portrait
from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
FN='AgedRec_WillowmereCourt_20251231.pdf'
R=random.Random(SEED+6)
first='Aaliyah Bram Chioma Declan Esteban Farrah Gideon Hyun Imelda Jovan Keziah Lorcan Mireille Nikhil Odalys Perrin Quentin Rosalba Soren Tamsin Ulises Vesna Wendell Ximena Yusra Zeb'.split()
last='Abara Birchall Castellano Dunmore Eze Fairweather Grzyb Hanratty Ibarra Jessop Kowalczyk Lindqvist Mbeki Norwood Okonjo Pruitt Quigley Ramanathan Sallow Tran Umber Villaseñor Whitlock Yarrow Zielinski'.split()
codes=[('RENT',None),('LATE',75),('WTR',None),('PET',35),('GAR',85),('NSF',40),('DAM',None),('UTIL',None)]
K=['b0_30','b31_60','b61_90','b90','prepaid','total']
rows=[];totals=[];pdf=[]
tid=10214
for b,units in (('Building A',14),('Building B',11),('Building C',16)):
    rr=[];pdf.append(('H',b))
    us=sorted(R.sample(range(1,13),min(12,units)))
    ul=sorted(R.sample([f'{b[-1]}{fl}{n:02d}' for fl in (1,2,3) for n in range(1,9)],units))
    for u in ul:
        tid+=R.randint(5,61);nm=f'{R.choice(last)}, {R.choice(first)}';code=f't{tid:07d}'
        stt=R.choices(['C','N','P'],[.75,.1,.15])[0]
        rent=R.choice([1195,1225,1260,1340,1385,1420,1495])
        typ=R.choices(['prep','light','mid','bad'],[.2,.35,.3,.15])[0]
        L=[]
        if typ=='prep': L=[('PREPAY',{'prepaid':-float(R.choice([rent,50,R.randint(20,400)+.37,rent+35]))})]
        elif typ=='light':
            L=[(R.choice(['WTR','UTIL']),{'b0_30':round(R.uniform(18,96),2)})]
            if R.random()<.5: L.append((R.choice(['PET','GAR']),{'b0_30':float(R.choice([35,85]))}))
        elif typ=='mid':
            L=[('RENT',{'b0_30':float(rent)} if R.random()<.6 else {'b0_30':float(rent),'b31_60':float(R.randint(90,700))}),('LATE',{'b0_30':75.0}),('WTR',{'b0_30':round(R.uniform(20,80),2),'b31_60':round(R.uniform(20,80),2)})]
        else:
            L=[('RENT',{'b0_30':float(rent) if stt!='P' else None,'b31_60':float(rent),'b61_90':float(rent),'b90':float(R.choice([rent,2*rent,R.randint(200,900)]))}),('LATE',{'b31_60':75.0,'b61_90':75.0,'b90':150.0}),('NSF',{'b90':40.0})]
            if stt=='P': L.append(('DAM',{'b31_60':round(R.uniform(150,900),2)}));L.append(('COURT',{'b61_90':186.0}))
            if R.random()<.4: L.append(('HAPADJ',{'b31_60':-float(R.randint(40,230))}))
        for ch,bk in L:
            x={'property':None,'unit':u,'resident':code,'name':nm,'charge':ch,**{k:(v if v is not None else 0.0) for k,v in bk.items()}}
            for k in K[:-1]: x.setdefault(k,0.0)
            x['total']=round(sum(x[k] for k in K[:-1]),2)
            rr.append(x);pdf.append(('R',x,stt))
    t={'label':f'Subtotal {b}',**sm(rr,K)};totals.append(t);pdf.append(('T',t));rows+=rr
g={'label':'Property total',**sm(rows,K)};totals.append(g);pdf.append(('G',g))
W,H=letter
c=canvas.Canvas(os.path.join(DOC,FN),pagesize=letter,invariant=1)
X=[338,390,440,492,536,584]
pg=0
def head():
    global pg,y
    pg+=1
    c.setFillGray(0);c.setFont('Helvetica-Bold',11);c.drawString(28,H-34,'Aged Receivable Detail')
    c.setFont('Helvetica',7.5);c.drawString(28,H-45,'Willowmere Court Apartments (wmc)');c.drawString(28,H-54,'Post month: 12/2025    Age as of: 12/31/2025    Status: C = current, N = on notice, P = past')
    c.drawRightString(584,H-34,'01/07/2026  9:06 AM')
    y=H-72;c.setFillGray(.82);c.rect(24,y-14,W-48,24,stroke=0,fill=1);c.setFillGray(0)
    c.setFont('Helvetica-Bold',7)
    for x,a,b in ((28,'','Unit'),(58,'Resident','Code'),(104,'','Resident Name'),(214,'','St'),(230,'Charge','Code')):
        c.drawString(x,y+1,a);c.drawString(x,y-9,b)
    for x,a,b in zip(X,['0-30','31-60','61-90','Over','Pre-','Total'],['days','days','days','90 days','payments','Due']):
        c.drawRightString(x,y+1,a);c.drawRightString(x,y-9,b)
    y-=26
def foot(): 
    c.setFont('Helvetica',7);c.drawString(28,24,'Willowmere Court Associates, owner/manager');c.drawRightString(584,24,f'Page {pg}')
f=lambda v:f'{v:,.2f}' if v>=0 else f'-{-v:,.2f}'
head()
for e in pdf:
    if y<48+(22 if e[0]=='H' else 0): foot();c.showPage();head()
    if e[0]=='H': c.setFont('Helvetica-BoldOblique',8);c.drawString(28,y,e[1]);y-=11;continue
    d=e[1]
    if e[0]=='R':
        c.setFont('Helvetica',7.2)
        for x,s in ((28,d['unit']),(58,d['resident']),(104,d['name']),(214,e[2]),(230,d['charge'])): c.drawString(x,y,s)
    else:
        c.setFont('Helvetica-Bold',7.4);c.setLineWidth(.5);c.line(290,y+8,584,y+8);c.drawString(58 if e[0]=='T' else 28,y,d['label'])
    for x,k in zip(X,K): c.drawRightString(x,y,f(d[k]))
    y-=10 if e[0]=='R' else 17
if y<130: foot();c.showPage();head()
y-=8;c.setFont('Helvetica-Bold',8);c.drawString(28,y,'Recap by charge code');y-=12;c.setFont('Helvetica',7.2)
rec={}
for r in rows: rec[r['charge']]=round(rec.get(r['charge'],0)+r['total'],2)
for k in sorted(rec): c.drawString(40,y,k);c.drawRightString(140,y,f(rec[k]));y-=9.5
foot();c.save()
for r in rows:r['property']='Willowmere Court Apartments'
for r in rows:r.pop('property')
save(FN,'AR','MULTIFAMILY','apartment system detail list, one line per resident and charge, building subtotals','zeros printed as 0.00, negative adjustments, recap by charge code, total column last',K,rows,totals)
