# data centre customer roll PDF
from h import *
from reportlab.pdfgen import canvas
rng=random.Random(7512); f='d12_datacentre_roll.pdf'
nm=names(rng,["Cloud Inc.","Payments Corp.","Hosting Ltd.","Streaming","Telecom LP","AI Labs","Health Records Inc.","Exchange Group","Games Studio"],17)
W,H=792,612; c=canvas.Canvas(p(f),pagesize=(W,H)); pg=0
c.setFillColorRGB(.06,.12,.2); c.rect(0,H-52,W,52,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',15); c.drawString(28,H-28,'CDR-2 Corvane Data Center'); c.setFont('Helvetica',9); c.drawString(28,H-42,'Customer rent roll | position at 30 June 2026 | US dollars, monthly'); c.setFillColorRGB(0,0,0)
cols=[('Data hall','/ suite',28,0),('Customer','',84,0),('Product','',208,0),('Critical','kW',300,1),('Raised floor','sq ft',352,1),('Commence','',362,0),('Expires','',412,0),('Base rent','(MRR)',512,1),('Power','pass-thru',566,1),('Inter-','connect',616,1),('Remote','hands',662,1),('Total','billed',722,1),('Bump','% p.a.',764,1)]
y=H-74; c.setFont('Helvetica-Bold',7.6)
for a,b,x,r in cols:
    (c.drawRightString if r else c.drawString)(x,y,a); (c.drawRightString if r else c.drawString)(x,y-9,b)
y-=13; c.line(28,y,764,y); y-=14; c.setFont('Helvetica',7.6)
T=[];S=[0]*7;i=0; lk=0; ck=0
m=lambda v:f'{v:,.0f}' 
for hall,us in (('DH1',['DH1-A','DH1-B','DH1-C','DH1-D']),('DH2',['DH2-A','DH2-B','DH2-C','DH2-D','DH2-E']),('DH3',['DH3-A','DH3-B','DH3-C']),('MMR / Colo',['COLO-01','COLO-02','COLO-03','COLO-04','MMR-1','OFF-110'])):
    c.setFont('Helvetica-Bold',8); c.drawString(28,y,hall if hall[0]=='M' else f'Hall {hall[2]}'); sec=hall if hall[0]=='M' else f'Hall {hall[2]}'; y-=13; c.setFont('Helvetica',7.6)
    for u in us:
        kw=rng.choice([600,900,1200,1500,2250]) if u[0]=='D' else rng.choice([24,36,60,84]) if u[0]=='C' else None
        a=round(kw*4.1/10)*10 if kw else rng.choice([420,1850]); pr='Wholesale' if u[0]=='D' else 'Colo cage' if u[0]=='C' else 'Meet-me room' if u[0]=='M' else 'Office/storage'
        c.drawString(28,y,u); c.drawString(208,y,pr); 
        if kw: c.drawRightString(300,y,f'{kw:,}'); lk+=kw
        c.drawRightString(352,y,f'{a:,}'); row=dict(unit=u,section=sec,unitType=pr,area=a)
        S[0]+=kw or 0; S[1]+=a
        if u in('DH2-D','DH3-C','COLO-03'):
            c.drawString(84,y,'Available' if u!='DH3-C' else 'Reserved (LOI)'); row['statusText']='Available' if u!='DH3-C' else 'Reserved (LOI)'
        else:
            st=D(rng.randint(2019,2026),rng.randint(1,6),1); e=end(st,rng.choice([60,84,120,180] if u[0]=='D' else [36,36,60]))
            if e<D(2026,8,1): e=end(st,120)
            base=round((kw or 0)*rng.choice([128,135,142,151]) if u[0]=='D' else (kw*228 if kw else a*2.6)); pw=round((kw or 0)*rng.uniform(38,52)); ic=rng.choice([300,600,900,1500,2700]) if u!='OFF-110' else 0; rh=rng.choice([0,0,450,1250]); t=base+pw+ic+rh
            c.drawString(84,y,nm[i]); c.drawString(362,y,st.strftime('%d %b %Y')); c.drawString(412,y,e.strftime('%d %b %Y'))
            for x,v in ((512,base),(566,pw),(616,ic),(662,rh),(722,t)): c.drawRightString(x,y,m(v))
            c.drawRightString(764,y,rng.choice(['2.5','3.0','3.0','CPI']))
            row.update(tenantName=nm[i],statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(e),contractRent=base,totalCharges=t,charges=[dict(code='Power pass-thru',amount=pw),dict(code='Interconnect',amount=ic),dict(code='Remote hands',amount=rh)]); i+=1
            for z,v in ((2,base),(3,pw),(4,ic),(5,rh),(6,t)): S[z]+=v
        T.append(row); y-=13
        c.setStrokeGray(.85); c.setLineWidth(.3); c.line(28,y+9.5,764,y+9.5); c.setStrokeGray(0)
    y-=5
c.setFont('Helvetica-Bold',7.6); c.drawString(28,y,'TOTAL FACILITY')
for x,v in zip((300,352,512,566,616,662,722),S): c.drawRightString(x,y,m(v))
y-=22; c.setFont('Helvetica',7.2)
for l in ('18 leasable suites; 15 leased and billing. DH3-C is reserved under a non-binding LOI and is shown as unleased.','Renewal options: wholesale customers hold two 5-year options at 97.5% of then fair market rent unless abstract states otherwise.','Power is billed at utility cost plus a 4% handling charge; figures are June 2026 invoices.'): c.drawString(28,y,l); y-=10
c.drawRightString(764,20,'Confidential – VDR index 4.2.1'); c.save()
save(f,'OTHER','data centre customer roll with kW, halls as sections',True,'CDR-2 Corvane Data Center','2026-06-30',T,18,15,3)
