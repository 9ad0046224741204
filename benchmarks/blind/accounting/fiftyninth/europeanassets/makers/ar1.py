# UK arrears by tenant and demand, PDF, planted dropped row
import random
from datetime import date, timedelta
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
R=random.Random(4410)
T='''Unit 1|T10021|Northmoor Outfitters Ltd|18750
Unit 2A|T10022|Peel & Barrow Opticians Ltd|7125
Units 3-4|T10447|Grainhouse Bakery Group plc|21500
Unit 6|T10035|Skylark Mobile UK Ltd|9250
Unit 7|T10510|Tansy & Thyme Gifts Ltd|5375
Unit 9|T10041|Halberd Shoes Ltd (in administration)|14000
Unit 11|T10388|Wexcombe Pharmacy LLP|11250
Unit 12B|T10522|Pho Lantern Kitchens Ltd|8800
Kiosk 2|T10606|Juice Junction (Midlands) Ltd|2250
MSU 1|T10007|Brackenbury Stores plc|62500
MSU 3|T10011|Leap & Climb Leisure Ltd|27250
1st Floor Suite B|T10315|Ashlar Quantity Surveyors LLP|4600
2nd Floor|T10329|Meridian Recruitment Partners Ltd|6850
Barrow Pitch 3|T10633|Tidewell Phone Repairs|900'''
asof=date(2026,7,31);Q=[date(2025,9,29),date(2025,12,25),date(2026,3,25),date(2026,6,24)]
dn=40871
B=['b0_30','b31_60','b61_90','b90']
def bucket(d):
    a=(asof-d).days
    return 'b0_30' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b90'
seq=[];rows=[];tots=[];G={}
prof=[[3],[2,3],[3],[3],[1,2,3],[0,1,2],[3],[2,3],[3],[3],[1,2,3],[3],[2,3],[3]]
for ti,l in enumerate(T.split('\n')):
    un,rid,nm,qr=l.split('|');qr=float(qr);rs=[]
    for q in prof[ti]:
        dn+=R.randint(3,60)
        for ch,a in(('Rent',qr),('Service Charge',r2(qr*R.uniform(.17,.24))),('VAT',None)):
            if ch=='VAT':
                a=r2(sum(x['other:Demanded'] for x in rs[-len(got):])*.2) if got else None
                if not a: continue
            else:
                if ch=='Rent':got=[]
                if R.random()<.2 and ch=='Rent' and q==3:continue
                got.append(1)
            part=a if R.random()<.72 else r2(round(a*R.uniform(.2,.8),0))
            rs.append(dict(unit=un,name=nm,resident=rid,invoice=f'D{dn:06d}',date=Q[q].isoformat(),charge=ch,**{'other:Demanded':a},**{bucket(Q[q]):part},total=part))
    if ti in(0,4,9,11):
        dn+=R.randint(1,9);d=date(2026,5,1)+timedelta(R.randint(3,80));a=r2(qr*.045+R.randint(10,90));rs.append(dict(unit=un,name=nm,resident=rid,invoice=f'D{dn:06d}',date=d.isoformat(),charge=R.choice(['Insurance','Utilities Recharge']),**{'other:Demanded':a},**{bucket(d):a},total=a))
    if ti in(10,):
        d=date(2026,7,9);dn+=4;a=4118.6;rs.append(dict(unit=un,name=nm,resident=rid,invoice=f'D{dn:06d}',date=d.isoformat(),charge='Turnover Rent',**{'other:Demanded':a},**{bucket(d):a},total=a))
    if ti in(1,6,10):
        d=date(2026,7,R.randint(2,28));a=-r2(qr*R.choice([.1,.25,.333]));rs.append(dict(unit=un,name=nm,resident=rid,date=d.isoformat(),charge='Unallocated Cash',**{bucket(d):a},total=a))
    rs.sort(key=lambda r:r['date'])
    st={'label':f'Total for {rid}'};
    for k in B+['total']:
        v=r2(sum(r.get(k,0) for r in rs));st[k]=v
    tots.append(st);seq.append((un,rid,nm,qr,rs,st))
g={'label':'Total Arrears'}
for k in B+['total']:g[k]=r2(sum(t[k] for t in tots))
tots.append(g)
# planted: drop one row of T10447's / Tansy
tgt=seq[4][4];vi=[i for i,r in enumerate(tgt) if r['charge']=='Service Charge' and r['date']==Q[2].isoformat()][0];dropped=tgt.pop(vi)
name='Corn_Exchange_Arrears_by_Demand_310726.pdf'
W,H=landscape(A4);c=canvas.Canvas(doc(name),pagesize=(W,H));pg=0
KX={'other:Demanded':395,'b0_30':475,'b31_60':550,'b61_90':625,'b90':705,'total':796}
def head():
    global y,pg
    pg+=1;c.setFillColor(colors.HexColor('#23445c'));c.rect(30,H-62,W-60,32,stroke=0,fill=1);c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold',13);c.drawString(38,H-51,'Arrears by Tenant and Demand');c.setFont('Helvetica',9);c.drawRightString(W-38,H-44,'Corn Exchange Shopping Centre, Wolverley');c.drawRightString(W-38,H-56,'Aged by demand due date at 31 July 2026   (GBP)')
    c.setFillColor(colors.black);c.setFont('Helvetica-Bold',8);y=H-80
    c.drawString(38,y,'Demand');c.drawString(96,y,'Due Date');c.drawString(160,y,'Charge Type')
    for k,s in zip(KX,['Demanded','0 - 30 Days','31 - 60 Days','61 - 90 Days','Over 90 Days','Outstanding']):c.drawRightString(KX[k],y,s)
    c.line(30,y-4,W-30,y-4);y-=18
    c.setFont('Helvetica',7);c.drawString(30,22,'Printed 03/08/2026 08:17 by PROPMGT\\ldavies');c.drawRightString(W-30,22,f'Page {pg} of @@')
c.setTitle('Arrears');PAGES=None
def run():
    global y,pg
    pg=0;head()
    for un,rid,nm,qr,rs,st in seq:
        if y<36+12*(min(len(rs),3)+2):c.showPage();head()
        def th(cont=''):
            global y
            c.setFont('Helvetica-Bold',8.5);c.drawString(38,y,f'{rid}   {nm}{cont}');c.setFont('Helvetica',8);c.drawString(300,y,f'Premises: {un}')
            y-=12
        th()
        for r in rs:
            if y<44:c.showPage();head();th(' (continued)')
            c.setFont('Helvetica',8);c.drawString(38,y,r.get('invoice',''));d=r['date'];c.drawString(96,y,f'{d[8:]}/{d[5:7]}/{d[:4]}');c.drawString(160,y,r['charge'])
            for k in KX:
                if r.get(k) is not None:c.drawRightString(KX[k]+(2.5 if r[k]<0 else 0),y,uk(r[k]))
            y-=11.5
        if y<40:c.showPage();head()
        c.setFont('Helvetica-Bold',8);c.setLineWidth(.3);c.line(420,y+8.5,W-40,y+8.5);c.drawString(160,y,st['label'])
        for k in B+['total']:c.drawRightString(KX[k]+(2.5 if st[k]<0 else 0),y,uk(st[k]))
        y-=20
    if y<130:c.showPage();head()
    c.setFillColor(colors.HexColor('#e3eaf0'));c.rect(30,y-5,W-60,16,stroke=0,fill=1);c.setFillColor(colors.black);c.setFont('Helvetica-Bold',9);c.drawString(38,y,g['label'])
    c.setFont('Helvetica-Bold',8.5)
    for k in B+['total']:c.drawRightString(KX[k],y,uk(g[k]))
    y-=30;c.setFont('Helvetica-Bold',8);c.drawString(38,y,'Summary by charge type');y-=12;c.setFont('Helvetica',8)
    by={}
    for s in seq:
        for r in s[4]:by[r['charge']]=r2(by.get(r['charge'],0)+r['total'])
    by[dropped['charge']]=r2(by[dropped['charge']]+dropped['total'])
    for k in by:c.drawString(38,y,k);c.drawRightString(220,y,uk(by[k]));y-=11
# two passes for page count
run();n=pg
c=canvas.Canvas(doc(name),pagesize=(W,H));o=c.drawRightString
c.drawRightString=lambda x,y,s:o(x,y,s.replace('@@',str(n)))
run();c.save()
rows=[r for s in seq for r in s[4]]
save(name,'AR',['other:Demanded']+B+['total'],rows,tots,'UK shopping centre arrears, tenant headings with demands below, bucket subtotals per tenant',True,
 dict(what=f"Charge {dropped['invoice']} Service Charge of T10510 Tansy & Thyme Gifts Ltd ({dropped['total']:.2f}) missing; tenant and grand totals still include it",kind='row_dropped'))
print(len(rows),n,dropped)
