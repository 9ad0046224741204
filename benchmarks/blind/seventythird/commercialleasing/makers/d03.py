from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as C, white
r=random.Random(303);N='Marlowe Station OM - Rent Roll.pdf';asof=date(2025,9,1)
W,H=792,612;c=canvas.Canvas(doc(N),pagesize=(W,H));G=C('#0F4C5C');A=C('#E36414')
c.setFillColor(G);c.rect(0,H-86,W,86,fill=1,stroke=0);c.setFillColor(A);c.rect(0,H-90,W,4,fill=1,stroke=0)
c.setFillColor(white);c.setFont('Helvetica-Bold',24);c.drawString(36,H-46,'RENT ROLL');c.setFont('Helvetica',11);c.drawString(36,H-66,'MARLOWE STATION  |  2200-2288 Pruitt Avenue, Cold Spring, Ohio')
c.setFont('Helvetica-Oblique',9);c.drawRightString(W-36,H-66,'Analysis date: September 1, 2025')
cols=[('SUITE','',36,'l'),('TENANT','',78,'l'),('SQUARE','FEET',238,'r'),('% OF','GLA',270,'r'),('LEASE','START',322,'r'),('LEASE','END',374,'r'),('MONTHLY','RENT',424,'r'),('ANNUAL','RENT',478,'r'),('RENT','/SF',508,'r'),('DATE','',568,'r'),('ANNUAL RENT','',630,'r'),('RECOVERY','TYPE',640,'l'),('RENEWAL','OPTIONS',688,'l')]
y=H-112
c.setFillColor(G);c.setFont('Helvetica-Bold',7)
c.drawCentredString(583,y+9,'RENT INCREASES');c.setStrokeColor(A);c.line(530,y+6,630,y+6)
for a,b,x,al in cols:
    f=c.drawString if al=='l' else c.drawRightString
    if b: f(x,y-1,a);f(x,y-9,b)
    else: f(x,y-9,a)
c.setStrokeColor(G);c.setLineWidth(1.2);c.line(36,y-13,W-36,y-13);y-=25
T=[('2200','Harvest Lane Market',28400,10.5,'NNN','4 x 5 Yrs',5),('2204','Savvy Thrift',11200,9,'NNN','2 x 5 Yrs',5),('2208','Sunny Nails & Spa',1400,21,'NNN','1 x 5 Yrs',1),('2212','Tres Hermanos Taqueria',2100,24,'NNN','2 x 5 Yrs',1),('2216','AVAILABLE',1750,0,'','',0),('2220','Northstar Wireless',1600,28,'NNN','1 x 3 Yrs',1),('2224/2228','Iron Peak Fitness',9800,12.5,'NNN','2 x 5 Yrs',5),('2232','Great Lengths Salon',1200,20,'Mod. Gross','None',0),('2236','Pho Lotus',1850,23,'NNN','1 x 5 Yrs',1),('2240','Bright Smiles Dental',2600,25,'NNN','2 x 5 Yrs',1),('2244','AVAILABLE',3200,0,'','',0),('2248','Crest Dry Cleaners',1300,19.5,'NNN','None',1),('2260','Peak Urgent Care',4400,27,'NNN','3 x 5 Yrs',2),('PAD A','Main Squeeze Juicery',2250,38,'Abs. Net','4 x 5 Yrs',5),('PAD B','Zoomy Car Wash',3900,0,'Ground (NNN)','4 x 5 Yrs',5),('KIOSK','U-Fix Phone Repair',160,0,'Gross','None',0)]
tot=sum(t[2] for t in T);rows=[];M=AN=0;oa=0;z=0
for s,n,a,p,rec,op,ev in T:
    v=n=='AVAILABLE';steps=[]
    if not v:
        if s=='KIOSK': st,en,t=None,'MTM',0;ann=9600
        else:
            st,en,t=lease(r,asof,(60,84,120) if ev!=5 else (120,180));st=st.replace(day=1);en=term(st,t)
            ann=120000 if s=='PAD B' else round(a*p)
        if ev:
            d=st;x=ann
            while (d:=addm(d,12*ev))<en:
                if d>asof and len(steps)<3: x=round(x*(1.1 if ev==5 else 1.05 if ev==2 else 1.03));steps.append((d,x))
    h=12*max(1,len(steps))+3
    if z%2: c.setFillColor(C('#EAF1F2'));c.rect(36,y-h+9,W-72,h,fill=1,stroke=0)
    z+=1
    c.setFillColor(C('#222222'));c.setFont('Helvetica-Bold' if not v else 'Helvetica-BoldOblique',7.2);c.drawString(36,y,s)
    c.setFillColor(A if v else C('#222222'));c.drawString(78,y,n);c.setFillColor(C('#222222'));c.setFont('Helvetica',7.2)
    R=c.drawRightString
    R(238,y,m0(a));R(270,y,f'{a/tot*100:.1f}%')
    if v: [R(x,y,'–') for x in (322,374,424,478,508)]
    else:
        mo=round(ann/12)
        R(322,y,st.strftime('%b-%d-%Y').replace('-0','-') if st else '–');R(374,y,en if en=='MTM' else en.strftime('%b-%d-%Y').replace('-0','-'))
        R(424,y,'$'+m0(mo));R(478,y,'$'+m0(ann));R(508,y,f'${ann/a:.2f}')
        for j,(d,x) in enumerate(steps): R(568,y-12*j,d.strftime('%b-%d-%Y').replace('-0','-'));R(630,y-12*j,'$'+m0(x))
        c.drawString(640,y,rec);c.drawString(688 if rec!='Ground (NNN)' else 692,y,op);M+=mo;AN+=ann;oa+=a
    y-=h
    rows.append(row(unit=s,tenantName=None if v else n,area=a,statusText='AVAILABLE' if v else 'Occupied',contractRent=None if v else mo,annualRent=None if v else ann,leaseStartDate=None if v else st,leaseEndDate=None if v else en,rentSteps=[dict(date=iso(d),amount=x,per='year') for d,x in steps]))
c.setStrokeColor(G);c.line(36,y+8,W-36,y+8);c.setFont('Helvetica-Bold',7.5);c.setFillColor(G)
y-=2
for l,a,mm in (('OCCUPIED',oa,1),('AVAILABLE',tot-oa,0),('TOTAL / IN PLACE',tot,1)):
    c.drawString(78,y,l);c.drawRightString(238,y,m0(a));c.drawRightString(270,y,f'{a/tot*100:.1f}%')
    if mm:c.drawRightString(424,y,'$'+m0(M));c.drawRightString(478,y,'$'+m0(AN));c.drawRightString(508,y,f'${AN/oa:.2f}')
    y-=12
c.setFont('Helvetica-Oblique',6.3);c.setFillColor(C('#555555'));y-=4
for t in ('1. Pad B is a ground lease; the tenant owns the improvements. Square footage shown is building area.','2. Monthly rent is annual rent divided by twelve, rounded to the nearest dollar.','3. Kiosk licensee occupies on a month-to-month basis. All information is believed reliable but is not warranted; buyer to verify.'): c.drawString(36,y,t);y-=8
c.setFillColor(G);c.setFont('Helvetica-Bold',8);c.drawString(36,20,'CALDER  WREN');c.setFont('Helvetica',8);c.drawString(108,20,'Retail Capital Markets');c.drawRightString(W-36,20,'MARLOWE STATION   17')
c.save();print(y)
save(N,'RETAIL','Broker offering memorandum page, annual rent steps',False,'Marlowe Station','2025-09-01',rows,16,14,2,ties=dict(area=tot,contractRent=M,annualRent=AN))
