# AR1: aging by charge, tenant heading blocks, two centres, landscape PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(5150)
F='AR_Aging_by_Charge_Tamarind_2025-10.pdf'
CH={'RNT':'Base Rent','CAM':'Common Area Maint.','RET':'Real Estate Tax','INS':'Insurance','PCT':'Percentage Rent','LFE':'Late Fee','WTR':'Water Reimbursement','PRM':'Promotion Fund','CMR':'CAM Recon 2024','TXR':'Tax Recon 2024','NSF':'Returned Check Fee','UNC':'Unapplied Cash','STO':'Storage Rent','SGN':'Pylon Sign'}
P=[('0210','Kestrel Point Marketplace',"""A-1|Fairweather Grocers, Inc.|46120|9.75
A-4|Lark & Loom Home|18240|12.5
B-101|Pho Silver Bowl|1850|31
B-103|Tidewater Vision Center|2240|29.5
B-104|Maribel's Alterations|940|30
B-106|Crown & Comb Barbers|1120|32
B-107|Summit Tax Advisors|1400|27
B-109|Oak Street Pilates LLC|2610|26.5
B-112|Wing Depot #418|2050|34
C-201|Bright Harbor Pediatric Dentistry|3300|28
C-203|Parcel Post & Pack|1280|29
C-204|Ember Vape Supply|1010|36
C-206|Green Iguana Cantina|4120|30
C-208|NorthPeak Physical Therapy|2980|27.25
C-210|Sweet Alder Bakery Cafe|1760|31.5
PAD-2|Blue Lantern Credit Union|3600|38
PAD-3|Quikline Express Lube|2400|35""" ),
('0225','Alder Grove Plaza',"""1|Bargain Barn Stores, LP|24500|7.25
3|Dance Academy of Alder Grove|4200|14
4|Lucky Panda Kitchen|1600|22
5|Hometown Hearing|1150|21
6A|Rosita Insurance Agency|875|23
6B|Zephyr Wireless|1240|25
8|Coin & Suds Laundry|2700|18.5
10|Alder Grove Family Chiropractic|2100|19.75
11|The Reading Nook|1480|17
12-13|Iron Republic Fitness|7800|12.5
15|Tanaka Sushi & Grill|2350|23.5
17|Paws Unlimited Pet Supply|3900|16
18|Valley Check Advance|1050|24""")]
B=["b0_30","b31_60","b61_90","b90"]; K=B+["total"]
rows=[];totals=[];recap={}
c=canvas.Canvas(f'{DOC}/{F}',pagesize=landscape(letter)); pn=0
X=[430,508,586,664,752]
f=lambda v: f"({abs(v):,.2f})" if v<0 else f"{v:,.2f}"
y=0; prop=None; EOM=['01/31','03/31','05/31','06/30','08/31','09/30','12/31','02/28']
def head():
    global y,pn
    if pn: c.showPage()
    pn+=1; c.setFont('Helvetica-Bold',12); c.drawString(40,580,'Tenant Receivables Aging by Charge'); c.setFont('Helvetica',8)
    c.drawString(40,568,'Tamarind Commercial Management  |  Properties 0210, 0225  |  Aged as of 10/31/2025 on charge date  |  Balances not equal to zero')
    c.drawRightString(752,580,f'Page {pn}'); c.drawRightString(752,568,'11/03/2025 3:22 PM')
    c.setFillGray(.88); c.rect(38,540,716,18,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8)
    c.drawString(42,546,'Charge'); 
    for x,t in zip(X,['0-30 Days','31-60 Days','61-90 Days','Over 90 Days','Total Owed']): c.drawRightString(x,546,t)
    y=528
def vals(v,font='Helvetica',s=8):
    c.setFont(font,s)
    for x,a in zip(X,v): c.drawRightString(x,y,f(a))
tid=1400; GT=[0]*5
head()
for code,pname,ts in P:
    if y<120: head()
    c.setFont('Helvetica-Bold',10); c.setFillColorRGB(.1,.25,.45); c.drawString(40,y,f'{code} - {pname}'); c.setFillGray(0); y-=15; PT=[0]*5
    for l in ts.split('\n'):
        u,n,sf,rt=l.split('|'); sf=int(sf); rt=float(rt); tid+=R.randint(3,19); t=f't{tid:07d}'
        rent=r2(sf*rt/12); k=R.random(); big=sf>15000
        mth={'RNT':rent,'CAM':r2(sf*R.uniform(3.2,4.6)/12),'RET':r2(sf*R.uniform(2.4,3.3)/12),'INS':r2(sf*.62/12)}
        ch=[]
        if big:
            ch=[('CMR',[0,0,r2(sf*.21),0]),('TXR',[0,0,0,r2(sf*.16)]),('WTR',[r2(R.uniform(200,700)),0,0,0])]
        elif k<.3: # current only
            ch=[(a,[v,0,0,0]) for a,v in mth.items()]
        elif k<.62:
            ch=[(a,[v,v if R.random()<.75 else 0,0,0]) for a,v in mth.items()]+[('LFE',[r2(rent*.05),0 if R.random()<.5 else r2(rent*.05),0,0])]
        elif k<.78:
            d=R.choice([2,5,9]); ch=[(a,[v,v,v,r2(v*d) if a!='INS' else r2(v*(d-1))]) for a,v in mth.items()]+[('LFE',[r2(rent*.05)]*3+[r2(rent*.05*d)]),('NSF',[0,35.0,0,35.0])]
        else:
            ch=[('CAM',[r2(mth['CAM']*.4),mth['CAM'],0,0]),('CMR',[0,0,r2(sf*R.uniform(.3,.9)),0])]
        if not big and R.random()<.45: ch.append(('WTR',[r2(R.uniform(40,260)),r2(R.uniform(40,260)) if R.random()<.5 else 0,0,0]))
        if 'Vape' in n or 'Laundry' in n: ch.append(('SGN',[75.0,75.0,75.0,150.0]))
        if 'Academy' in n: ch.append(('STO',[85.0,85.0,0,0]))
        if 'Wing' in n: ch.append(('PCT',[0,0,0,4118.37]))
        if code=='0210' and not big and R.random()<.4: ch.append(('PRM',[r2(sf*.5/12),0,0,0]))
        if R.random()<.28: ch.append(('UNC',[-r2(R.choice([rent*.5,250,1000,412.18])),0,0,0]))
        h=13+10.5*len(ch)+14
        if y-h<42: head(); c.setFont('Helvetica-Oblique',8); c.drawString(40,y,f'{code} - {pname} (continued)'); y-=14
        c.setFont('Helvetica-Bold',8); c.drawString(44,y,f'{u}'); c.drawString(88,y,n); c.setFont('Helvetica',7.5); c.drawString(262,y,t)
        c.setFillGray(.35); c.drawRightString(752,y,f'Lease thru {R.choice(EOM)}/{R.randint(2026,2033)}   Last receipt {R.choice(["10","09","10","08"])}/{R.randint(2,28):02d}/2025'); c.setFillGray(0); y-=11
        T=[0]*5
        for a,v in ch:
            v=v+[r2(sum(v))]; lab=f'{a} - {CH[a]}'; c.setFont('Helvetica',8); c.drawString(88,y,lab); vals(v); y-=10.5
            rows.append({"unit":u,"name":n,"resident":t,"charge":lab,**dict(zip(K,v))}); T=[r2(p+q) for p,q in zip(T,v)]; recap.setdefault(a,[0]*5); recap[a]=[r2(p+q) for p,q in zip(recap[a],v)]
        c.setLineWidth(.4); c.line(X[0]-62,y+8,752,y+8); c.setFont('Helvetica-Bold',8); c.drawString(88,y-1,f'Total {t}'); y-=1; vals(T,'Helvetica-Bold'); y-=14
        totals.append({"label":f'Total {t}',**dict(zip(K,T))}); PT=[r2(p+q) for p,q in zip(PT,T)]
    if y<60: head()
    c.setLineWidth(.9); c.line(38,y+10,754,y+10); c.setFont('Helvetica-Bold',8.5); lab=f'Total {code} - {pname}'; c.drawString(40,y,lab); vals(PT,'Helvetica-Bold',8.5); y-=24
    totals.append({"label":lab,**dict(zip(K,PT))}); GT=[r2(p+q) for p,q in zip(GT,PT)]
if y<70: head()
c.setFont('Helvetica-Bold',9); c.drawString(40,y,'Grand Total'); vals(GT,'Helvetica-Bold',8.5); c.setLineWidth(.9); c.line(38,y-4,754,y-4); c.line(38,y-6,754,y-6); totals.append({"label":"Grand Total",**dict(zip(K,GT))})
y-=34
if y-12*len(recap)-20<40: head()
c.setFont('Helvetica-Bold',9); c.drawString(40,y,'Recap by Charge Code'); y-=13
for a in CH:
    if a in recap: c.setFont('Helvetica',8); c.drawString(88,y,f'{a}  {CH[a]}'); vals(recap[a]); y-=11
c.save()
save(F,'AR',K,rows,totals,'PDF, tenant heading with charge lines below, two properties, tenant/property totals, recap by charge code',False)
print(len(rows),pn,GT)
