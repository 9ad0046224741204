# US shopping centers, aging detail by property > tenant > charge, PDF
import random,datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from common import *
R=random.Random(8204)
F='Aging_Detail_Retail_Portfolio_103125.pdf'
asof=dt.date(2025,10,31)
P=[('harb','Harborview Marketplace',[('A-100','Fennimore Grocers','t0004117',3),('A-115','Blush & Bristle Salon','t0004230',4),('A-120','Kettle Row Coffee Co.','t0004502',2),('B-200','Tidewater Sporting Goods','t0003988',5),('B-210','Luna Nails and Spa','t0004611',6),('C-310','Pho Garden Kitchen','t0004377',4),('PAD-2','First Merrimack Bank','t0003901',1)]),
('oakd','Oakdale Plaza',[('101','Dollar Depot #4418','t0005020',3),('104-106','Stride Physical Therapy','t0005133',4),('108','Cleo\'s Consignment','t0005208',5),('112','Vape Harbor LLC','t0005301',7),('ATM-1','Cashline Networks','t0005317',2)]),
('mill','The Shops at Millrace',[('1010','Otter & Pine Home','t0006044',3),('1022','Sabor Latino Restaurant Group','t0006071',6),('1030','Bright Steps Pediatrics Dental','t0006102',3),('1044','Paper Lantern Books','t0006150',4),('1050','Iron Temple Fitness','t0006188',5),('KIOSK 3','Gizmo Fix','t0006203',2)])]
CH=[('rent','Base Rent',3200,14500),('cam','CAM Estimate',600,3200),('ret','RE Tax Estimate',500,2600),('ins','Insurance Est.',90,480),('late','Late Fee',75,425),('util','Water/Sewer',60,390),('camry','CAM Recon 2024',300,4100),('nsf','NSF Fee',50,50)]
K=['b0_30','b31_60','b61_90','b90','prepaid','total']
HX=[410,474,538,602,670,746]
W,H=landscape(letter)
c=canvas.Canvas(D+F,pagesize=(W,H)); y=0;pg=0
def fm(q): return '' if q is None else (f'{q/100:,.2f}' if q>=0 else f'({-q/100:,.2f})')
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-34,'Aging Detail')
    c.setFont('Helvetica',8); c.drawCentredString(W/2,H-46,'DB Caption: Cordova Retail Partners LIVE   Property: harb, oakd, mill   Status: Current, Past   Age As Of: 10/31/2025   Post To: 10/2025')
    c.setFont('Helvetica',7); c.drawString(36,24,'Friday, November 7, 2025  09:14 AM'); c.drawRightString(W-36,24,f'Page {pg}')
    c.setFillColorRGB(.86,.89,.94); c.rect(34,H-80,W-68,24,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',7.5)
    for x,a,b in [(38,'Charge','Date'),(92,'Control','Number'),(146,'Charge','Code'),(190,'','Description')]:
        c.drawString(x,H-66,a); c.drawString(x,H-76,b)
    for x,a,b in zip(HX,['0-30','31-60','61-90','Over 90','Pre-','Total'],['Days','Days','Days','Days','payments','Owed']):
        c.drawRightString(x,H-66,a); c.drawRightString(x,H-76,b)
    y=H-93
def need(n):
    if y-n*11<40: head()
def nums(q,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.5)
    for x,z in zip(HX,q): c.drawRightString(x,y,fm(z))
rows=[];tots=[];G=[0]*6;ctl=71833;rec={}
head()
for pc,pn,ts in P:
    need(5); c.setFont('Helvetica-Bold',9); c.drawString(36,y,f'{pn} ({pc})'); y-=13
    PT=[0]*6
    for unit,nm,tid,n in ts:
        need(4 if n<6 else 5); c.setFont('Helvetica-BoldOblique',8); c.drawString(40,y,f'{unit}   {nm}   ({tid})'); y-=11.5
        TT=[0]*6; items=[]
        for _ in range(n):
            ch=R.choice(CH[:4] if R.random()<.7 else CH[4:])
            age=R.choice([0,0,1,1,1,2,3,4,5]); mo=10-age
            dd=dt.date(2025,mo,1) if ch[0] in('rent','cam','ret','ins') else dt.date(2025,mo,R.randint(6,27))
            items.append((dd,ch,R.randint(ch[2]*100,ch[3]*100)//(1 if R.random()<.8 else 3)))
        if R.random()<.3:
            items.append((dt.date(2025,10,R.randint(24,31)),('prepay','Prepaid - ACH rcvd'),-R.randint(300,5200)*100))
        items.sort(key=lambda i:i[0])
        for dd,ch,amt in items:
            need(2); ctl+=R.randint(1,90); days=(asof-dd).days
            q=[None]*6
            if ch[0]=='prepay': q[4]=amt
            else: q[0 if days<=30 else 1 if days<=60 else 2 if days<=90 else 3]=amt
            q[5]=amt
            for k in range(6): TT[k]+=q[k] or 0
            rec[ch[0]]=rec.get(ch[0],0)+amt
            des=ch[1] if ch[0] not in('rent','cam','ret','ins') else f'{ch[1]} ({dd:%m/%Y})'
            no=f'C-{ctl}' if ch[0]!='prepay' else f'R-{ctl}'
            c.setFont('Helvetica',7.5); c.drawString(44,y,f'{dd:%m/%d/%Y}'); c.drawString(92,y,no); c.drawString(146,y,ch[0]); c.drawString(190,y,des)
            nums(q); y-=10.5
            rows.append({'unit':unit,'name':nm,'resident':tid,'date':dd.isoformat(),'charge':ch[0],'invoice':no,'other':None,**{k:(z/100 if z is not None else None) for k,z in zip(K,q)}})
        c.setLineWidth(.4); c.line(360,y+8,W-44,y+8); y-=1
        c.setFont('Helvetica-Bold',7.5); c.drawString(190,y,f'Total {nm}'); nums(TT,True); y-=15
        tots.append({'label':f'Total {nm}',**{k:z/100 for k,z in zip(K,TT)}})
        PT=[i+j for i,j in zip(PT,TT)]
    need(2); c.setFillColorRGB(.93,.93,.93); c.rect(34,y-3,W-68,12,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',8); c.drawString(38,y,f'Total {pn}'); nums(PT,True); y-=22
    tots.append({'label':f'Total {pn}',**{k:z/100 for k,z in zip(K,PT)}}); G=[i+j for i,j in zip(G,PT)]
need(3); c.setLineWidth(1); c.line(34,y+10,W-34,y+10); c.setFont('Helvetica-Bold',8.5); c.drawString(38,y,'Grand Total'); nums(G,True); c.line(34,y-4,W-34,y-4); y-=30
tots.append({'label':'Grand Total',**{k:z/100 for k,z in zip(K,G)}})
need(len(rec)+2); c.setFont('Helvetica-Bold',8); c.drawString(190,y,'Recap by Charge Code'); y-=12
for k in sorted(rec): c.setFont('Helvetica',7.5); c.drawString(200,y,k); c.drawRightString(330,y,fm(rec[k])); y-=10.5
c.setFont('Helvetica-Bold',7.5); c.drawRightString(330,y-2,fm(sum(rec.values())))
assert sum(rec.values())==G[5]
c.save()
for r in rows: r.pop('other')
save(F,'AR','Yardi style aging detail, shopping centers, property > tenant heading > charges, tenant and property totals, recap by code',False,K,rows,tots)
