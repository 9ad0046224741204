# Mall, receivables aging by lease with reserve, PDF landscape legal
import random
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib import colors
R=random.Random(6322)
SEC=[('Anchors & Majors',['Brandywine & Co. Department Store','Halvorsen Home','Cineplex Grand 14','Summit Athletic Outfitters','Bookbarrel']),
('Inline Shops',['Aurelie Fine Jewelry','Bare Branch Candles','Birdie & Bean Kids','Copperpot Kitchenware','Denim Republic','Eyeline Optical','Fableworks Toys','Gild Cosmetics','Harrow & Sons Shoes','Juniper Lane','Kite Mobile Wireless','Lotus Nail Lounge','Mandarin Silk','Nine Yards Apparel','Orchid & Ivory Bridal','Pivot Game Exchange','Quill Stationers','Sable Leather Goods','Tidewater Surf Shop','Velvet Hanger','Wren Eyebrow Bar']),
('Food Court',['Bao Bao Express','Charred Grill','Dolce Gelato Bar','Hot Wok','Pita Junction','Salted Twist Pretzels','Tres Amigos Taqueria']),
('Kiosks & Specialty Leasing',['Case Craze Phone Accessories','Glow Massage Chairs','Sunbeam Shades','Perfume Point'])]
suite={0:lambda i:f'{["A-1","A-2","C-100","M-200","M-210"][i]}',1:lambda i:f'{1004+i*7+(i%3)*2}',2:lambda i:f'FC-{i+1:02d}',3:lambda i:f'K{11+i*3}'}
K=["current","b31_60","b61_90","b91_120","b120","total","prepaid","deposit","other:Reserve %","other:Reserve","other:Net A/R"]
name='Wexford Galleria AR Aging & Reserve 2025-06.pdf'
cv=canvas.Canvas(f'{ROOT}/documents/{name}',pagesize=landscape(legal));W,H=landscape(legal)
f=lambda v:'' if v is None else ('-' if v==0 else (f'{v/100:,.2f}' if v>0 else f'({-v/100:,.2f})'))
XR=[362,430,494,554,618,694,762,832,872,934,984];XR=[x-8 for x in XR]
HD=[('0 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('91 - 120','Days'),('Over 120','Days'),('Total','A/R'),('Unapplied','Cash'),('Security','Deposit'),('Reserve','%'),('','Reserve'),('','Net A/R')]
K[0]='b0_30'
pg=0;y=0
def head():
    global y,pg
    if pg: cv.showPage()
    pg+=1;y=H-34
    cv.setFillColor(colors.HexColor('#5A1F3D'));cv.setFont('Times-Bold',14);cv.drawString(32,y,'Wexford Galleria');cv.setFillColor(colors.black);cv.setFont('Times-Roman',9.5)
    cv.drawString(32,y-13,'Accounts Receivable Aging by Lease with Credit Loss Reserve');cv.drawString(32,y-25,'As of June 30, 2025');cv.drawRightString(W-32,y,f'Page {pg} of 2')
    y-=46
    cv.setStrokeColor(colors.HexColor('#5A1F3D'));cv.setLineWidth(1.2);cv.line(32,y+10,W-32,y+10)
    cv.setFont('Times-Bold',8.5);cv.drawString(32,y-9,'Suite');cv.drawString(76,y-9,'Tenant (d/b/a)');cv.drawString(230,y-9,'Lease ID')
    for x,(a,b) in zip(XR,HD): cv.drawRightString(x,y,a);cv.drawRightString(x,y-9,b)
    cv.setLineWidth(.6);cv.line(32,y-13,W-32,y-13);y-=26
def line(v,bold=False):
    cv.setFont('Times-Bold' if bold else 'Times-Roman',8.5)
    for i,(x,a) in enumerate(zip(XR,v)):
        cv.drawRightString(x,y,(f'{a}%' if a is not None else '') if i==8 else f(a))
head();rows=[];totals=[];G=[0]*11;lid=60200
def kv(v):
    o={}
    for i,(k,x) in enumerate(zip(K,v)):
        if x is None or (x==0 and i!=8): continue
        o[k]=x if i==8 else num(x)
    return o
for si,(s,ts) in enumerate(SEC):
    if si==2: head()
    cv.setFont('Times-BoldItalic',9.5);cv.drawString(32,y,s);y-=12.5;T=[0]*11
    for i,t in enumerate(ts):
        u=suite[si](i);lid+=R.randint(2,30);m=R.randint(*[(2500000,6800000),(480000,1900000),(420000,980000),(120000,360000)][si])+R.randint(0,99)
        kind=R.choices(['clean','slow','bad','credit'],[48,32,14,6])[0]
        v=[0]*11
        v[0]=round(m*R.choice([.04,.12,.31,1,1.08]))
        if kind!='clean': v[1]=round(m*R.choice([.2,1,.55]))
        if kind=='slow' and R.random()<.5: v[2]=round(m*R.uniform(.05,.6))
        if kind=='bad': v[2]=round(m*R.uniform(.8,1.05));v[3]=round(m*R.uniform(.6,1.05));v[4]=round(m*R.uniform(1,4.5))
        if kind=='credit': v[1]=-round(m*.18)
        if kind=='clean' and R.random()<.15: v[4]=R.randint(5000,90000)
        v[5]=sum(v[:5])
        if R.random()<.22: v[6]=-round(m*R.choice([.1,.5,1]))
        if si==0 or R.random()<.25: v[7]=0
        else: v[7]=m//100*100
        p=100 if kind=='bad' and R.random()<.6 else 50 if kind=='bad' else 10 if v[2] else 0
        v[8]=p;v[9]=-round(v[5]*p/100) if v[5]>0 else 0;v[10]=v[5]+v[6]+v[9]
        cv.setFont('Times-Roman',8.5);cv.drawString(32,y,u);cv.drawString(76,y,t);cv.drawString(230,y,f'L-{lid}');line(v)
        rows.append({"unit":u,"name":t,"resident":f'L-{lid}',**kv(v)});T=[a+b for a,b in zip(T,v)];y-=12.2
    T[8]=None;lab=f'Subtotal {s}';cv.setLineWidth(.4);cv.setStrokeColor(colors.black);cv.line(300,y+9,W-32,y+9)
    cv.setFont('Times-Bold',8.5);cv.drawString(76,y-1,lab);y-=1;line(T,True);totals.append({"label":lab,**kv(T)});G=[a+(b or 0) for a,b in zip(G,T)];y-=19
G[8]=None;cv.setFillColor(colors.HexColor('#EFE3E9'));cv.rect(32,y-5,W-64,15,stroke=0,fill=1);cv.setFillColor(colors.black);cv.setFont('Times-Bold',8.5);cv.drawString(76,y,'Total Wexford Galleria');line(G,True);totals.append({"label":'Total Wexford Galleria',**kv(G)})
y-=26;cv.setFont('Times-Italic',8)
for s in('Unapplied cash is held on account and is not netted in the aging buckets. Net A/R = Total A/R less unapplied cash less reserve.','Reserve: 10% where balances are past 60 days, 50% in workout, 100% in litigation or bankruptcy. Straight-line rent receivable is reserved separately.','Prepared by Shared Services - Receivables; reviewed with mall management 07/11/2025.'):
    cv.drawString(32,y,s);y-=11
cv.save()
save(name,'AR',None,K,rows,totals,'mall aging by lease with unapplied cash, deposits and reserve columns, sections with subtotals, Times, legal landscape, 2 pages',True)
