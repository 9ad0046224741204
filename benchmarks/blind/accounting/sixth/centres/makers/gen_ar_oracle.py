# Oracle Receivables "Aging - 6 Buckets" by customer, CAD, two balancing segments, reportlab tables
import random,json
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black,white
R=random.Random(4471)
NAME='Aging_6_Buckets_By_Customer_CAD'
K=['other:Payment Terms Days','total','current','b1_30','b31_60','b61_90','b91_120','b121','other:In Dispute']
SEG=[('410 - Harbourview Tower (Office)','BC Tower',[('Ferncliffe Barristers LLP',20114),('Aurelia Biosystems Canada Inc.',20120),('Northgate Credit Union - Commercial Lending Division',20133),('Quillon Software Ltd.',20141),('Sable Point Insurance Brokers',20152),('Tamarack Engineering Consultants Ltd.',20160),('The Daily Press Coffee Co.',20171),('Ministry of Land Registry',20188),('Vantage Oncology Group',20190),('Yew Street Capital Partners LP',20197)]),
 ('420 - Dockside Logistics Centre','Dockside',[('Cascade Cold Chain Ltd.',21003),('Ironwood Freight Systems Inc.',21010),('Maple Crate & Pallet',21022),('Orion Parcel Canada ULC',21025),('Salish Seafoods Export Ltd.',21031),('Zephyr E-Bikes Inc.',21044)])]
W,H=1008,612
c=canvas.Canvas(f'documents/{NAME}.pdf',pagesize=(W,H),invariant=1)
X=[392,480,568,646,724,798,872,946-4,0]
X=[345,434,516,592,668,744,816,888,972]
rows=[];tots=[]
def fm(v): return f'<{-v/100:,.2f}>' if v<0 else f'{v/100:,.2f}'
pg=0
def head(seg):
    global y,pg
    pg+=1;y=H-36
    c.setFont('Times-Bold',14);c.drawCentredString(W/2,y,'Aging - 6 Buckets - By Customer Report');c.setFont('Times-Roman',9)
    c.drawString(36,y,'Larkhaven REIT Canada');c.drawRightString(972,y,'Report Date: 02-OCT-2024 09:31');y-=13
    c.drawString(36,y,'Functional Currency: CAD');c.drawCentredString(W/2,y,'As of 30-SEP-2024');c.drawRightString(972,y,f'Page: {pg} of 2');y-=13
    c.drawString(36,y,'Order By: Customer      Report Summary: Customer Summary      Open Credits: Summarize');y-=22
    c.setFont('Times-Bold',10);c.drawString(36,y,f'Company Segment: {seg}');y-=10
    c.setFillColor(HexColor('#e8e4d8'));c.rect(34,y-30,940,34,stroke=0,fill=1);c.setFillColor(black)
    c.setFont('Times-Bold',9)
    h=[('Payment','Terms Days'),('Outstanding','Amount'),('','Current'),('1-30 Days','Past Due'),('31-60 Days','Past Due'),('61-90 Days','Past Due'),('91-120 Days','Past Due'),('121+ Days','Past Due'),('','In Dispute')]
    c.drawString(36,y-24,'Customer Name / Number')
    for x,(a,b) in zip(X,h): c.drawRightString(x,y-12,a);c.drawRightString(x,y-24,b)
    y-=44
def tot(lab,v):
    global y
    c.setFont('Times-Bold',9);c.setLineWidth(.6);c.line(360,y+9,972,y+9);c.drawString(36,y,lab)
    for x,q in zip(X[1:],v): c.drawRightString(x,y,fm(q))
    tots.append({'label':lab,**{k:q/100 for k,q in zip(K[1:],v)}})
    y-=13
G=[0]*8
def pct(v):
    global y
    c.setFont('Times-Italic',8.5);c.drawString(50,y,'as % of outstanding')
    for x,q in zip(X[2:],v[1:]): c.drawRightString(x,y,f'{q/v[0]*100:.1f}%')
    y-=22
for seg,short,L in SEG:
    head(seg);S=[0]*8
    for n,num in L:
        base=R.randint(4000,90000)*100+R.randint(0,99)
        v=[0]*7
        v[1]=base if R.random()<.7 else 0
        for i,p in((2,.7),(3,.5),(4,.35),(5,.3),(6,.3)):
            if R.random()<p: v[i]=int(base*R.uniform(.05,.9))
        if num in(20152,21025): v[2]=-R.randint(500,4000)*100-15
        if not any(v): v[2]=base
        v[0]=sum(v[1:]);d=0
        if v[4]+v[5]+v[6] and R.random()<.5: d=v[4]+v[6]
        v.append(d);S=[a+b for a,b in zip(S,v)]
        td=R.choice([0,5,5,30])
        c.setFont('Times-Roman',9)
        if len(n)>42: a,b=n.split(' - ');n1=[a+' -',b]
        else: n1=[n]
        for i,s in enumerate(n1): c.drawString(36,y-11*i,s)
        c.drawRightString(X[0],y,str(td))
        for x,q in zip(X[1:],v): c.drawRightString(x,y,fm(q))
        y-=11*len(n1);c.setFont('Times-Italic',8);c.drawString(44,y,f'{num}    {short}');y-=15
        rows.append({'property':seg,'resident':str(num),'name':n,K[0]:td,**{k:q/100 for k,q in zip(K[1:],v)}})
    tot(f'Total for Company Segment {seg[:3]}',S);pct(S);G=[a+b for a,b in zip(G,S)]
    if seg[:3]=='410': c.showPage()
tot('Total for Report',G);pct(G)
c.setFont('Times-Bold',9);c.rect(36,y-66,330,72);c.drawString(42,y-6,'Reconciliation to GL 12100 Trade Receivables (CAD)');c.setFont('Times-Roman',9)
un=-1842255;oa=-630000
for i,(l,v) in enumerate([('Aged outstanding amount, above',G[0]),('Unapplied receipts, not aged',un),('On-account cash, not aged',oa),('GL 12100 balance at 30-SEP-2024',G[0]+un+oa)]):
    c.drawString(42,y-21-i*13,l);c.drawRightString(358,y-21-i*13,fm(v))
c.drawString(392,y-58,'*** End of Report ***')
c.save()
json.dump({'name':NAME+'.pdf','kind':'AR','planted':None,'money':K,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(tots),pg,y)
