# MRI-like aged delinquencies with open charges, retail centre
import random, datetime as dt
from reportlab.pdfgen import canvas
from common import *
R=random.Random(6321)
N='Aged_Delinq_Open_Charges_KettleCreek.pdf'
T=[('101','Barlow & Finch Grocers #418','KC-0101','C'),('104','Thread Count Alterations','KC-0117','C'),('106-107','Pho Lantern LLC','KC-0129','C'),('110','Dr. Wexley Optometry, P.C.','KC-0131','C'),('112','Sudsworth Laundry Group','KC-0098','C'),('115A','Cellular Junction Wireless','KC-0140','C'),('118','Bright Molar Dental Studio','KC-0122','C'),('120','Grindhouse Coffee Roasters, LLC','KC-0144','C'),('122','The Vape Alley (former)','KC-0088','V'),('125','Anytime Iron Gym - Kettle Creek','KC-0136','C'),('130','Dollar Corral Stores, Inc.','KC-0105','C'),('PAD 2','Tres Hermanos Tire & Lube','KC-0133','C'),('PAD 3','Northline Federal Credit Union','KC-0110','C'),('ATM-1','Clearpoint ATM Network','KC-0127','C')]
base={'101':41250,'104':2310,'106-107':6480.5,'110':4125,'112':5390,'115A':3015.75,'118':5875,'120':3640,'122':2980,'125':14166.67,'130':11083.33,'PAD 2':7500,'PAD 3':8416.66,'ATM-1':450}
AS=dt.date(2025,9,30)
MON=['other:1 Month','other:2 Months','other:3 Months','other:4 Months']
KEYS=['total','current']+MON
inv=[20418]
def key(d):
    k=(AS.year-d.year)*12+AS.month-d.month
    return (['current']+MON)[min(k,4)]
rows=[];groups=[]
def mk(u,n,d,ch,a):
    inv[0]+=R.randint(3,40)
    return dict(unit=u,name=n,resident=[x[2] for x in T if x[0]==u][0],date=d.isoformat(),invoice=f'{100000+d.month*9000+inv[0]%9000}',charge=ch,total=round(a,2),**{key(d):round(a,2)})
back={'101':[],'104':[9,8],'106-107':[9,8,7,6],'110':[9],'112':[9,8,7],'115A':[9,8],'118':[9],'120':[9,8,7,6,5],'122':[6,5,4,3],'125':[9,8],'130':[9],'PAD 2':[9,8,7],'PAD 3':[],'ATM-1':[9,8,7,6,5,4]}
for u,n,l,st in T:
    rs=[];b=base[u]
    if u=='101':
        rs=[mk(u,n,dt.date(2025,4,15),'2024 CAM Reconciliation',8714.22),mk(u,n,dt.date(2025,7,22),'2024 Tax Reconciliation',-2106.40)]
    elif u=='PAD 3':
        rs=[mk(u,n,dt.date(2025,9,1),'Ground Rent',b),mk(u,n,dt.date(2025,9,26),'Open Credit',-8416.66-8416.66)]
    else:
        for mth in sorted(back[u]):
            d=dt.date(2025,mth,1)
            rs.append(mk(u,n,d,'License Fee' if u=='ATM-1' else 'Base Rent',b))
            if u=='ATM-1': continue
            rs.append(mk(u,n,d,'CAM Estimate',round(b*.14,2)))
            if R.random()<.8: rs.append(mk(u,n,d,'Real Estate Tax Est.',round(b*.11,2)))
            if R.random()<.45: rs.append(mk(u,n,d,'Insurance Est.',round(b*.021,2)))
            if mth<9 and R.random()<.8: rs.append(mk(u,n,d.replace(day=11),'Late Charge',round(b*.05,2)))
        if u in('120','112','106-107'): rs.append(mk(u,n,dt.date(2025,8,19),'Water/Sewer Billback',R.choice([214.63,188.05,307.92])))
        if u=='106-107': rs.append(mk(u,n,dt.date(2025,9,12),'Open Credit',-4000.00))
        if u=='122': rs.append(mk(u,n,dt.date(2025,6,18),'Security Deposit Applied',-5960.00)); rs.append(mk(u,n,dt.date(2025,7,3),'Legal Fee Billback',1275.00))
        if u=='125': rs.append(mk(u,n,dt.date(2025,9,8),'NSF Fee',50.00))
        if u=='118': rs.append(mk(u,n,dt.date(2025,9,30),'Unapplied Cash',-812.50))
    rs.sort(key=lambda r:r['date'])
    groups.append((u,n,l,st,rs)); rows+=rs
def sm(rs,label):
    t=dict(label=label)
    for k in KEYS: t[k]=round(sum(r.get(k,0) for r in rs),2)+0.0
    return t
totals=[]
c=canvas.Canvas(D+N,pagesize=(792,612)); pg=0
X={'date':40,'charge':100,'invoice':232}; XR=dict(zip(KEYS,[360,432,504,576,648,720])); 
XR=dict(zip(KEYS,[370,448,526,604,682,754]))
def head():
    global pg,y
    pg+=1;c.setFont('Helvetica',7)
    c.drawString(36,584,'Database:   PALISADEPROD');c.drawString(36,575,'BLDG:          7705');c.drawRightString(756,584,f'Page:   {pg}');c.drawRightString(756,575,'Date:   10/3/2025');c.drawRightString(756,566,'Time:   04:37 PM')
    c.setFont('Helvetica-Bold',9.5);c.drawCentredString(396,582,'Aged Delinquencies - Open Charges');c.setFont('Helvetica',8);c.drawCentredString(396,571,'Kettle Creek Marketplace');c.drawCentredString(396,561,'Period: 09/25          Aged by invoice month')
    c.setFont('Helvetica-Bold',7.5);yy=543
    c.drawString(40,yy,'Invoice Date');c.drawString(100,yy,'Category');c.drawString(232,yy,'Invoice #')
    for k,h in zip(KEYS,['Amount','Current','1 Month','2 Months','3 Months','4 Months']): c.drawRightString(XR[k],yy,h)
    c.setLineWidth(.8);c.line(36,yy-4,756,yy-4); y=yy-16
def need(h):
    global y
    if y-h<34: c.showPage(); head()
def val(k,v,z=False):
    c.drawRightString(XR[k],y,m(v))
def total(t,lab,x=100):
    global y
    c.setLineWidth(.4)
    for k in KEYS: c.line(XR[k]-58,y+7.5,XR[k],y+7.5)
    c.setFont('Helvetica-Bold',7.5);c.drawString(x,y,lab)
    for k in KEYS: c.drawRightString(XR[k],y,m(t[k]))
head()
for u,n,l,st,rs in groups:
    need(10*2+10*min(len(rs),3)+12)
    c.setFont('Helvetica-Bold',7.5);c.drawString(36,y,l);c.drawString(88,y,n);c.setFont('Helvetica',7.5)
    c.drawString(262,y,'Suite Id:');c.drawString(294,y,u);c.drawString(344,y,'Status:  '+('Current' if st=='C' else 'Vacated 06/15/2025'))
    lp=dt.date(2025,9,R.randint(2,25)) if st=='C' else dt.date(2025,4,9)
    c.drawString(470,y,f'Last Payment:   {lp.month}/{lp.day}/{lp.year}');c.drawRightString(620,y,m(round(base[u]*(1.0 if R.random()<.5 else 1.25),2)))
    y-=11
    for r in rs:
        need(10);c.setFont('Helvetica',7.5)
        d=dt.date.fromisoformat(r['date']);c.drawString(40,y,f'{d.month}/{d.day}/{d.year}');c.drawString(100,y,r['charge']);c.drawString(232,y,r['invoice'])
        k=[q for q in KEYS[1:] if q in r][0]
        for q in KEYS[1:]:
            r.setdefault(q,0.0)
        for q in KEYS: c.drawRightString(XR[q],y,m(r[q]))
        y-=9.6
    need(16);y-=2
    t=sm(rs,n+' Total');totals.append(t);total(t,t['label']);y-=18
need(150);y-=4
t=sm(rows,'Grand Total:');totals.append(t);total(t,'Grand Total:',36)
c.line(36,y-4,756,y-4);y-=24
c.setFont('Helvetica-Bold',7.5);c.drawString(36,y,'Recap by Category');y-=11
for ch in sorted({r['charge'] for r in rows}):
    need(10);c.setFont('Helvetica',7.5);c.drawString(100,y,ch);q=sm([r for r in rows if r['charge']==ch],'')
    for k in KEYS:c.drawRightString(XR[k],y,m(q[k]))
    y-=9.6
c.save()
rows=[{k:r[k] for k in ['unit','name','resident','date','charge','invoice']+KEYS} for r in rows]
assert len({r['invoice'] for r in rows})==len(rows)
save(N,'AR',None,KEYS,rows,totals,'MRI-like delinquency, tenant headings with open charges, month buckets, recap by category, retail',True)
