# open items by occupant, PDF landscape (reportlab); PLANTED row_dropped
import random, datetime as D
from reportlab.pdfgen import canvas
from common import *
R=random.Random(4204); STEM='open-items_arcade+cathedral-sq_2026-06-30'
ASOF=D.date(2026,6,30)
PR=[('Chancery Arcade','2100',[('Marigold Bakery LLC','101'),('Fennimore Shoe Repair','102'),('Lumen Books & Church Goods','103-104'),('Tran & Daughters Nails','105'),('Corner Cup Coffee Co.','107'),('Harrow Falls Credit Union (ATM)','K-2'),('Vesper Florist','110')]),
 ('Cathedral Square Offices','2140',[('Ostrander & Pyle, Attorneys','Ste 200'),('Hope Line Counseling Center','Ste 215'),('Diocesan Teachers Retirement Plan','Ste 300'),('Bluewater Title Agency, Inc.','Ste 310'),('K. Adeyemi DDS, PC','Ste 325'),('Northgate Staffing','Ste 400')])]
CH=[('Base rent',(1400,4200)),('CAM estimate',(180,640)),('RE tax recovery',(210,900)),('Electric submeter',(60,340)),('Late fee',(35,120)),('Parking permits',(90,360)),('2025 CAM true-up',(150,1900)),('Water recharge',(40,160))]
BK=['b0_30','b31_60','b61_90','b91_120','b120']; HB=['0-30','31-60','61-90','91-120','Over 120']
K=['b120','b91_120','b61_90','b31_60','b0_30','total']
def bk(d):
    a=(ASOF-d).days
    return 'b0_30' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b91_120' if a<=120 else 'b120'
inv=61020; W,H=792,612
c=canvas.Canvas(doc(STEM+'.pdf'),pagesize=(W,H)); pg=0
XR={'b120':432,'b91_120':500,'b61_90':566,'b31_60':632,'b0_30':698,'total':764}
def head():
    global y,pg
    pg+=1; c.setFillColorRGB(.17,.2,.35); c.rect(0,H-44,W,44,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',13); c.drawString(28,H-28,'Open Items by Occupant'); c.setFont('Helvetica',9); c.drawRightString(W-28,H-20,'Balances at 06/30/2026, aged from bill date'); c.drawRightString(W-28,H-33,'Kessler Brandt Commercial, Agent for the Diocese')
    c.setFillGray(0); y=H-60; c.setFont('Helvetica-Bold',8); c.drawString(48,y,'Bill date'); c.drawString(104,y,'Bill no.'); c.drawString(160,y,'Billed for'); c.drawString(262,y,'Memo')
    for k,t in zip(K,['Over 120','91-120','61-90','31-60','0-30','Balance']): c.drawRightString(XR[k],y,t)
    c.line(28,y-4,W-28,y-4); y-=17
    
def foot(): c.setFont('Helvetica',7.5); c.setFillGray(.4); c.drawString(28,20,'AR31 Open Item Detail / user rgold / 07-02-2026 9:41 AM'); c.drawRightString(W-28,20,f'- {pg} -'); c.setFillGray(0)
def need(n):
    if y-n<34: foot(); c.showPage(); head(); return True
def nums(v,font):
    c.setFont(font,8)
    for k in K:
        if v.get(k): c.drawRightString(XR[k],y,m(v[k]))
def tl(lab,v):
    tots.append(dict(label=lab,**{k:r2(v[k]) for k in K if v.get(k)}))
def add(a,b):
    for k,x in b.items(): a[k]=a.get(k,0)+x
rows=[];tots=[];G={};planted=None;tn=0
head()
for pname,pc,ten in PR:
    need(60); c.setFont('Helvetica-Bold',10.5); c.drawString(28,y,pname); w=c.stringWidth(pname,'Helvetica-Bold',10.5); c.setFont('Helvetica',8); c.drawString(36+w,y,f'(property {pc})'); y-=15; PT={}
    for name,unit in ten:
        tn+=1; code=f'{pc[:2]}-{R.randint(301,989)}'
        need(44); c.setFont('Helvetica-Oblique',8.5); c.drawString(38,y,f'{name}'); w=c.stringWidth(name,'Helvetica-Oblique',8.5); c.setFont('Helvetica',8); c.drawString(50+w,y,f'Unit {unit}   Acct {code}   Tel. 555-01{R.randint(10,99)}'); y-=12; T={}
        n=R.choice([1,2,3,4,4,5,6]); 
        if name.startswith('Bluewater'): n=5
        its=[]
        for i in range(n):
            q,(lo,hi)=R.choice(CH); d=ASOF-D.timedelta(days=R.choice([R.randint(2,30),R.randint(2,60),R.randint(20,150),R.randint(90,220)]))
            if q in('Base rent','CAM estimate','RE tax recovery'): d=d.replace(day=1)
            amt=R.randint(lo*100,hi*100); memo=''
            if R.random()<.12: amt=-R.randint(2500,45000); q='Unapplied cash'; memo=f'chk {R.randint(1001,9800)}'
            elif R.random()<.25: memo=R.choice(['part paid','disputed','per lease 4.2','est. read'])
            its.append((d,q,amt,memo))
        its.sort(key=lambda z:z[0])
        for i,(d,q,amt,memo) in enumerate(its):
            inv+=R.randint(1,9); no=('RC' if amt<0 else 'IN')+str(inv); b=bk(d); v={b:amt,'total':amt}; add(T,v)
            if name.startswith('Bluewater') and i==2:
                planted=dict(kind='row_dropped',what=f'open item {no} of {iso(d)} ({q}, {r2(amt)}) of {name} is not printed but is in its occupant, property and grand totals'); continue
            need(14) and (c.setFont('Helvetica-Oblique',8),c.drawString(38,y,name+' (continued)'),globals().__setitem__('y',y-12))
            c.setFont('Helvetica',8); c.drawString(48,y,d.strftime('%m/%d/%y')); c.drawString(104,y,no); c.drawString(160,y,q); c.setFillGray(.35); c.drawString(262,y,memo); c.setFillGray(0); nums(v,'Helvetica'); y-=11
            rows.append(dict(property=pname,unit=unit,resident=code,name=name,charge=q,date=iso(d),invoice=no,**{k:r2(v[k]) for k in K if k in v}))
        need(16); c.setLineWidth(.4); c.line(380,y+8,W-28,y+8); c.setFont('Helvetica',8); c.drawRightString(372,y,'Occupant balance'); nums(T,'Helvetica'); tl('Occupant balance',T); y-=17; add(PT,T)
    need(24); c.setFont('Helvetica-Bold',8.5); c.drawString(48,y,f'{pname} total'); nums(PT,'Helvetica-Bold'); tl(f'{pname} total',PT); c.line(28,y-4,W-28,y-4); y-=26; add(G,PT)
need(50); c.setFont('Helvetica-Bold',9); c.drawString(48,y,'Both properties'); nums(G,'Helvetica-Bold'); tl('Both properties',G); y-=12
c.setFont('Helvetica',8); c.drawString(48,y,'Share of balance')
for k in K: c.drawRightString(XR[k],y,f"{G.get(k,0)/G['total']*100:.1f}%")
foot(); c.save(); truth(STEM,'AR',K,rows,tots,planted); print(len(rows),planted)
