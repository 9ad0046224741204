# Small malls, aged charge detail with tenant headings (PDF, reportlab canvas)
from common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
import datetime as dt
rnd=random.Random(6105); N='AgedReceivablesDetail_0928.pdf'; AS=dt.date(2025,9,28)
P=[('COT','Cottonwood Plaza',[('101','Bluebird Nail & Spa LLC','00418'),('104','Big River Vapor','00422'),('107','Lone Oak Family Dental, P.C.','00307'),('110-112','Harvest Lane Market Inc.','00111'),('115','Kwik Shears','00386'),('118','Tokyo Garden Express','00431'),('120','Miss Ellie\'s Consignment','00440')]),
('MIL','Mill Street Shops',[('A','Ozark Trail Outfitters','00502'),('B','Payday Advance of Carver County','00509'),('C-1','Sugar Maple Bakery','00515'),('C-2','Fit4Her Studio','00523'),('E','Gibson & Rhee Insurance Agency','00498')])]
K=['b0_30','b31_60','b61_90','b91_120','b120','total']; H=['0-30','31-60','61-90','91-120','Over 120','Total']
XR=[430,490,550,610,672,744]
c=canvas.Canvas(doc(N),pagesize=(792,612));page=0;y=0
def head():
    global page,y
    if page: c.showPage()
    page+=1;c.setFont('Times-Bold',13);c.drawString(40,574,'Aged Receivables Detail');c.setFont('Times-Roman',9)
    c.drawString(40,561,'Delmont Commercial Realty, agent');c.drawString(40,550,'Aged as of: 09/28/2025     By invoice date     Properties: COT, MIL')
    c.drawRightString(752,574,f'Page {page} of 4');c.drawRightString(752,561,'Printed 10/03/2025 8:41 am by lmarsh')
    c.setFillGray(.85);c.rect(38,524,716,17,stroke=0,fill=1);c.setFillGray(0);c.setFont('Times-Bold',9)
    for x,t in((42,'Suite'),(84,'Invoice'),(140,'Inv. Date'),(200,'Charge')):c.drawString(x,529,t)
    for x,t in zip(XR,H):c.drawRightString(x,529,t)
    y=511;c.setFont('Times-Roman',9)
def f(v): return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
def nums(v,bold=False,blank=True):
    c.setFont('Times-Bold' if bold else 'Times-Roman',9)
    for x,a in zip(XR,v):
        if a or not blank: c.drawRightString(x-(0 if a<0 else 3),y,f(a))
def need(n):
    if y-n*12<45: head()
head();rows=[];tots=[];G=[0]*6;inv=20871;rec={}
for pc,pn,ts in P:
    need(5);c.setFont('Times-Bold',10.5);c.drawString(40,y,f'{pc} - {pn}');y-=15;PS=[0]*6
    for u,n,tid in ts:
        rent=R(rnd.choice([1450,1875,2210,2640,3150])) if u!='110-112' else 11416.67; cam=R(rent*.17+.38);tax=R(rent*.11+.15)
        mode=rnd.choice(['light','mid','mid','deep']) if u not in('104','E') else {'104':'deep','E':'light'}[u]
        ch=[];D=dt.date
        mo={'light':[9],'mid':[8,9],'deep':[4,5,6,7,8,9]}[mode]
        for mth in mo:
            if mode!='deep' or mth>5 or rnd.random()<.6: ch.append((D(2025,mth,1),'Base Rent',rent if rnd.random()<.75 else R(rent*rnd.choice([.5,.25]))))
            ch.append((D(2025,mth,1),'CAM Estimate',cam))
            if rnd.random()<.5: ch.append((D(2025,mth,1),'RE Tax Estimate',tax))
            if mth!=9 and rnd.random()<.7: ch.append((D(2025,mth,11),'Late Charge',R(rent*.05)))
        if rnd.random()<.4: ch.append((D(2025,5,19),'2024 CAM Reconciliation',R(rent*rnd.uniform(.2,.6))))
        if rnd.random()<.3: ch.append((D(2025,9,15),'Water Rebill',R(rnd.uniform(38,160))))
        if u in('107','C-1'): ch.append((D(2025,9,4),'Unapplied Receipt',-R(rent*.4)))
        ch.sort(key=lambda x:x[0]);need(3)
        c.setFont('Times-Bold',9);c.drawString(42,y,u);c.drawString(84,y,n);w=84+sw(n,'Times-Bold',9);c.setFont('Times-Italic',8.5);c.drawString(w+8,y,f'Tenant ID {tid}');y-=12
        S=[0]*6
        for d,k,a in ch:
            need(1);age=(AS-d).days;b=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3 if age<=120 else 4
            v=[0]*6;v[b]=a;v[5]=a;inv+=rnd.randint(1,9);iv=f'{inv}' if a>0 else f'CR{inv}'
            c.setFont('Times-Roman',9);c.drawString(84,y,iv);c.drawString(140,y,d.strftime('%m/%d/%Y'));c.drawString(200,y,k);nums(v);y-=11.5
            rows.append(dict(unit=u,name=n,resident=tid,invoice=iv,date=d.isoformat(),charge=k,**{K[b]:a,'total':a}));S=[R(x+z) for x,z in zip(S,v)];rec[k]=R(rec.get(k,0)+a)
        need(1);c.setLineWidth(.4);c.line(385,y+9,747,y+9);c.setFont('Times-Bold',9);c.drawString(200,y,'Total '+n);nums(S,True,False);y-=17
        tots.append(dict(label='Total '+n,**dict(zip(K,S))));PS=[R(x+z) for x,z in zip(PS,S)]
    need(2);c.setLineWidth(.9);c.line(385,y+10,747,y+10);c.setFont('Times-Bold',9.5);c.drawString(200,y,'Total '+pn);nums(PS,True,False);y-=22
    tots.append(dict(label='Total '+pn,**dict(zip(K,PS))));G=[R(x+z) for x,z in zip(G,PS)]
need(3);c.setFont('Times-Bold',9.5);c.drawString(200,y,'Grand Total');nums(G,True,False);c.line(385,y-3,747,y-3);c.line(385,y-5,747,y-5);y-=28
tots.append(dict(label='Grand Total',**dict(zip(K,G))))
need(len(rec)+2);c.setFont('Times-Bold',9);c.drawString(84,y,'Recap by charge');y-=13;c.setFont('Times-Roman',9)
for k,a in rec.items(): c.drawString(84,y,k);c.drawRightString(290-(0 if a<0 else 3),y,f(a));y-=11.5
c.save();print(page,len(rows),tots[-1])
save(N,'AR',None,K,rows,tots,'commercial aged detail by invoice, tenant headings, subtotals, recap by charge',True)
