# OneSite-like delinquent & prepaid detail by charge code, landscape PDF
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
rng=random.Random(7406)
N='Ridgeway_DelqPrepaid_Detail_1025.pdf'
K=['prepaid','delinquent','total','b0_30','b31_60','b61_90','b90']
f=lambda x:f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
nm=iter(names(rng,60));truth=[];totals=[];L=[]
def z(): return {k:0.0 for k in K}
def add(a,b):
    for k in K:a[k]=r2(a[k]+b[k])
def line(b,pre=0):
    b=[r2(x) for x in b];d=r2(sum(b));return dict(prepaid=r2(pre),delinquent=d,total=r2(d+pre),b0_30=b[0],b31_60=b[1],b61_90=b[2],b90=b[3])
units=[f'{b:02d}-{b:02d}{n:02d}' for b in range(1,13) for n in range(1,13)]
us=sorted(rng.sample(units,36));cur,frm=us[:],sorted(rng.sample(units,9))
frm=[u for u in frm]
recap={};G=z()
for sec,ul in(('Current Residents',cur),('Former Residents',frm)):
    L.append(('sec',sec));S=z()
    for u in ul:
        l,fn=next(nm);n=f'{l}, {fn}';rent=rng.randrange(1115,1890,5);ch=[]
        if sec[0]=='F':
            ch.append(('Rent',line([0,0,rng.choice([0,rent]),rng.choice([rent,round(rng.uniform(200,1500),2)])])))
            ch.append(('Damages',line([0,0,0,rng.choice([185,320.5,412,95])])))
            if rng.random()<.6: ch.append(('Cleaning',line([0,0,0,rng.choice([150,225])])))
            if rng.random()<.4: ch.append(('Lease Termination Fee',line([0,0,rent*2 if rng.random()<.4 else 0,0]))) 
            ch=[c for c in ch if c[1]['delinquent']]
            if rng.random()<.3: ch.append(('Utility - Final Bill',line([0,38.17,0,0])))
            st=f"Former   Moved out {rng.randint(5,8):02d}/{rng.randint(1,28):02d}/2025"
        else:
            q=rng.random();wt=lambda:round(rng.uniform(31,74),2)
            st=rng.choice(['Current','Current','Current','Current','Notice'])+f"   Moved in {rng.randint(1,12):02d}/{rng.randint(1,28):02d}/{rng.randint(2019,2024)}"
            if q<.25: ch=[('Prepaid',line([0]*4,-rng.choice([rent,round(rng.uniform(10,300),2),rent+round(rng.uniform(40,90),2)])))]
            elif q<.6:
                ch=[('Rent',line([rng.choice([rent,round(rent*rng.uniform(.2,.7),2)]),0,0,0])),('Water/Sewer',line([wt(),0,0,0])),('Late Fee',line([75,0,0,0]))]
                if rng.random()<.4: ch.insert(2,('Trash - Valet',line([30,0,0,0])))
                if rng.random()<.3: ch.append(('Pet Rent',line([35,0,0,0])))
            elif q<.85:
                ch=[('Rent',line([rent,round(rent*rng.uniform(.1,1),2),0,0])),('Water/Sewer',line([wt(),wt(),0,0])),('Late Fee',line([75,75,0,0]))]
                if rng.random()<.3: ch.append(('NSF Fee',line([0,40,0,0])))
                if rng.random()<.3: ch.append(('Garage',line([110,0,0,0])))
            else:
                ch=[('Rent',line([rent,rent,rent,round(rent*rng.uniform(.3,2.4),2)])),('Water/Sewer',line([wt(),wt(),wt(),wt()])),('Late Fee',line([75,75,75,75])),('Legal Fees',line([0,285,0,0]))]
        L.append(('res',u,n,st));R=z()
        for c,v in ch:
            L.append(('ch',c,v));add(R,v);truth.append(dict(unit=u,name=n,charge=c,**v));recap.setdefault(c,z());add(recap[c],v)
        lab=f'Total {n}';L.append(('rt',lab,R));totals.append(dict(label=lab,**R));add(S,R)
    lab=f'Total {sec}';L.append(('st',lab,S));totals.append(dict(label=lab,**S));add(G,S)
L.append(('gt','Report Total',G));totals.append(dict(label='Report Total',**G))
print(len(truth),G)
W,H=landscape(letter);XR=[318,394,470,546,612,678,756]
HD=[('Total','Prepaid'),('Total','Delinquent'),('Net','Balance'),('0 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('Over 90','Days')]
def pages(cv,tot):
    p=0;y=0;last=None
    def head():
        nonlocal p,y
        if p: cv.showPage()
        p+=1
        cv.setFillColor(colors.black);cv.setFont('Times-Bold',13);cv.drawString(36,H-38,'RIDGEWAY COMMONS')
        cv.setFont('Times-Bold',12);cv.drawCentredString(W/2,H-38,'Delinquent and Prepaid Report')
        cv.setFont('Times-Roman',9);cv.drawCentredString(W/2,H-50,'Detail by resident and charge code');cv.drawRightString(756,H-38,f'Page {p} of {tot}');cv.drawRightString(756,H-50,'10/31/2025  4:12:33 PM')
        cv.drawString(36,H-50,'Tallgrass Living, LLC - Site 3120447')
        cv.setFont('Times-Italic',8);cv.drawString(36,H-64,'Parameters: As of 10/31/2025; Subjournals - ALL; Include - Delinquent and Prepaid; Minimum balance 5.00; Sort by Bldg/Unit')
        y=H-84;cv.setFont('Times-Bold',8.5)
        for x,(a,b) in zip(XR,HD): cv.drawRightString(x,y,a);cv.drawRightString(x,y-9,b)
        cv.drawString(36,y,'Bldg/Unit');cv.drawString(54,y-9,'Charge');cv.drawString(96,y,'Resident');
        cv.line(36,y-13,756,y-13);y-=26
    def nums(v,font):
        cv.setFont(font,8.5)
        for x,k in zip(XR,K): cv.drawRightString(x,y,f(v[k]))
    head()
    for i,l in enumerate(L):
        need={'res':46,'sec':60}.get(l[0],24)
        if y<30+need: 
            head()
            if l[0] in('ch','rt') and last: cv.setFont('Times-BoldItalic',8.5);cv.drawString(36,y,f'{last[1]}');cv.drawString(96,y,f'{last[2]}  (continued)');y-=11
        if l[0]=='sec': cv.setFont('Times-Bold',10);cv.drawString(36,y,l[1]);y-=14
        elif l[0]=='res':
            last=l;cv.setFillColor(colors.Color(.93,.93,.93));cv.rect(36,y-3,720,11,fill=1,stroke=0);cv.setFillColor(colors.black)
            cv.setFont('Times-Bold',8.5);cv.drawString(36,y,l[1]);cv.drawString(96,y,l[2]);cv.setFont('Times-Roman',8.5);cv.drawString(230,y,l[3]);y-=11
        elif l[0]=='ch': cv.setFont('Times-Roman',8.5);cv.drawString(54,y,l[1]);nums(l[2],'Times-Roman');y-=10.5
        elif l[0]=='rt': cv.setLineWidth(.4);cv.line(255,y+8,756,y+8);cv.setFont('Times-Bold',8.5);cv.drawString(96,y,l[1]);nums(l[2],'Times-Bold');y-=15
        else: cv.setLineWidth(1);cv.line(36,y+9,756,y+9);cv.setFont('Times-Bold',9);cv.drawString(36,y-1,l[1]);y-=1;nums(l[2],'Times-Bold');y-=22
    # recap
    if y<30+14*(len(recap)+3): head()
    y-=4;cv.setFont('Times-Bold',9.5);cv.drawString(36,y,'Recap by Charge Code');y-=13
    for c in sorted(recap): cv.setFont('Times-Roman',8.5);cv.drawString(54,y,c);nums(recap[c],'Times-Roman');y-=10.5
    cv.line(255,y+8,756,y+8);cv.setFont('Times-Bold',8.5);cv.drawString(54,y-1,'All codes');y-=1;nums(G,'Times-Bold');y-=11
    return p
import io
n=pages(canvas.Canvas(io.BytesIO(),pagesize=(W,H)),0)
cv=canvas.Canvas(doc(N),pagesize=(W,H));pages(cv,n);cv.save()
save(N,'AR',K,truth,totals,None,'RealPage OneSite delinquent and prepaid detail, resident headings with charge lines, resident/section totals, recap, landscape multi-page PDF',True)
