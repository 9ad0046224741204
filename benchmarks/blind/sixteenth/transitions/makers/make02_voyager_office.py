from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
r=random.Random(1402); AS=D(2026,3,31); N='harlan_tower_tenancy.pdf'
TEN=["Brindle & Sloane LLP","Northfork Actuarial Group, Inc.","Castine Dental Partners, PLLC","Vellum Analytics Corp.","Larkspur Title Agency","Tri-Basin Engineering, Inc.","Oakhurst Wealth Advisors","Meridian Hearing Center","Pollard Wexley CPAs","Sable Creative Studio","GreenMast Energy Svcs","Kestrel Staffing of Ohio","Dunlin Insurance Brokers","Arbor Pediatric Therapy","Fairlane Mortgage Co","Quillon Software Inc."]
SU=['100','110','150','200','210','220','230','300','305','310','320','400','410','450','500','510','520','600','650']
VAC={'150','310','520'}
W,H=landscape(legal); c=canvas.Canvas(str(DOC/N),pagesize=(W,H),invariant=1); B='Times-Bold'; F='Times-Roman'
# columns
X=[('Unit(s)',30,'l'),('Lease',80,'l'),('Lease Type',240,'l'),('Area',345,'r'),('Lease From',395,'c'),('Lease To',450,'c'),('Term',495,'r'),('Monthly|Rent',560,'r'),('Monthly|Rent/Area',612,'r'),('Annual|Rent',685,'r'),('Annual|Rent/Area',735,'r'),('Annual|Rec./Area',785,'r'),('Security|Deposit|Received',845,'r'),('LOC Amount/|Bank Guarantee',925,'r')]
pg=0
def head():
    global pg
    pg+=1; tx(c,30,585,'Tenancy Schedule I','l',B,13); tx(c,30,571,'Property: Harlan Tower (har0114)   As of Date: 03/31/2026   By Property','l',F,9); tx(c,980,585,f'Page {pg}','r',F,8); tx(c,980,575,'Thursday, April 02, 2026','r')
    c.setLineWidth(1); c.line(28,566,982,566)
    for h,x,a in X:
        p=h.split('|'); yy=534+9*(len(p)-1)
        for q in p: tx(c,x,yy,q,a,B,8); yy-=9
    c.setLineWidth(.5); c.line(28,530,982,530); return 518
y=head(); tx(c,30,y,'har0114 - Harlan Tower','l',B,9); y-=14
rows=[];tn=iter(TEN); totA=totR=totD=totL=vA=0; occ=0
for s in SU:
    a=r.choice([1180,1425,1760,2210,2640,3315,4080,5200])
    if s in VAC:
        if y<60: c.showPage(); y=head()
        tx(c,30,y,s,'l',B,8); tx(c,80,y,'VACANT','l',F,8); tx(c,345,y,neg(a),'r'); tx(c,560,y,'0.00','r'); tx(c,612,y,'0.00','r'); tx(c,685,y,'0.00','r'); tx(c,735,y,'0.00','r'); tx(c,785,y,'0.00','r'); tx(c,845,y,'0.00','r'); tx(c,925,y,'0.00','r')
        vA+=a; totA+=a; y-=18
        rows.append(row(unit=s,statusText='VACANT',area=float(a),contractRent=0,annualRent=0,deposit=0)); continue
    t=next(tn); occ+=1; term=r.choice([36,60,60,84,120]); st=addm(D(2026,4,1),-r.randint(4,term-10)); en=addm(st,term)-dt.timedelta(days=1)
    psf=r.choice([18.5,19.25,20,21.5,22.75]); cur=round(a*psf/12,2); dep=r.choice([0,cur,round(cur*2,2),5000]); loc=25000 if a>=4000 else 0
    lt=r.choice(['Office Full Service','Office Base Year','Office Net']); 
    # schedule
    y0=addm(st,((AS.year-st.year)*12+AS.month-st.month)//12*12); sch=[('rnt',y0,min(addm(y0,12)-dt.timedelta(days=1),en),cur)]
    z=addm(y0,12); amt=cur; steps=[]
    while z<en and len(steps)<3:
        amt=round(amt*1.03,2); e=addm(z,12)-dt.timedelta(days=1)
        if len(steps)==2 or e>en: e=en
        sch.append(('rnt',z,min(e,en),amt)); steps.append((z,amt)); z=addm(z,12)
    ch=[('rnt',cur)]; rec=0
    if lt!='Office Full Service':
        v=round(a*r.choice([1.1,2.4,6.2])/12,2); sch.append(('opx' if lt!='Office Net' else 'cam',D(2026,1,1),D(2026,12,31),v)); ch.append((sch[-1][0],v)); rec=v*12/a
    if r.random()<.4:
        v=r.choice([75,150,225,300]); sch.append(('prk',st,en,float(v))); ch.append(('prk',float(v)))
    if y-10*len(sch)-40<40: c.showPage(); y=head()
    ann=round(cur*12,2)
    for (h,x,al),v in zip(X,[s,f'{t} (t{r.randint(100000,999999):07d})',lt,neg(a),us(st),us(en),term,neg(cur),neg(cur/a),neg(ann),neg(cur*12/a),neg(rec),neg(dep),neg(loc)]): 
        tx(c,x,y,v if h!='Lease' else t,al,B if h=='Unit(s)' else F,8)
    y-=11; c.setFillColorRGB(.2,.2,.45); tx(c,95,y,'Charge Schedules','l','Times-BoldItalic',7.5)
    for h,x,al in(('Charge',200,'l'),('Unit',245,'l'),('Area',345,'r'),('From',395,'c'),('To',450,'c'),('Monthly Amt',560,'r'),('Amt/Area',612,'r'),('Annual',685,'r')): tx(c,x,y,h,al,'Times-BoldItalic',7.5)
    c.setFillGray(0)
    for k,f,e,v in sch:
        y-=9.5
        for x,al,q in((200,'l',k),(245,'l',s),(345,'r',neg(a)),(395,'c',us(f)),(450,'c',us(e)),(560,'r',neg(v)),(612,'r',neg(v/a)),(685,'r',neg(v*12))): tx(c,x,y,q,al,F,7.5)
    y-=17
    totA+=a; totR+=cur; totD+=dep; totL+=loc
    rows.append(row(unit=s,tenantName=t,statusText='Occupied',area=float(a),leaseStartDate=st,leaseEndDate=en,contractRent=cur,annualRent=ann,deposit=float(dep),charges=[{"code":k,"amount":v} for k,v in ch],rentSteps=[{"date":iso(d),"amount":v} for d,v in steps]))
if y<110: c.showPage(); y=head()
c.line(300,y+8,982,y+8); annT=sum(x.get('annualRent',0) for x in rows)
def tl(lab,vals):
    global y
    tx(c,80,y,lab,'l',B,8)
    for x,v in vals: tx(c,x,y,v,'r',B,8)
    y-=12
tl('Total Current',[(345,neg(totA)),(560,neg(totR)),(685,neg(annT)),(845,neg(totD)),(925,neg(totL))])
y-=4
tl('Total Units',[(345,len(SU))]); tl(f'Total Area',[(345,neg(totA))]); tl('Occupied Units / Area',[(300,occ),(345,neg(totA-vA)),(400,f'{(totA-vA)/totA*100:.2f}%')]); tl('Vacant Units / Area',[(300,len(VAC)),(345,neg(vA)),(400,f'{vA/totA*100:.2f}%')])
c.save(); assert abs(S(rows,'contractRent')-totR)<.01
truth(N,'Harlan Tower',AS,rows,len(SU),occ,len(VAC),('OFFICE','Yardi Voyager commercial tenancy schedule with charge schedules per lease',True),
 totals=[T('Total Current','area',totA),T('Total Current','contractRent',totR),T('Total Current','annualRent',annT),T('Total Current','deposit',totD)])
