# Australia arcade, Yardi-like: charges as lines under each tenant
from common import *
from fpdf import FPDF
fn='Strand_Lane_Arcade_Lease_Schedule.pdf'
r=random.Random(303)
ten=['Bilby & Finch Jewellers Pty Ltd','Wattle Lane Espresso','Coolabah Watch Repairs','The Tie Rack Emporium Pty Ltd','Merino Made Pty Ltd','Opal & Ore','Currawong Rare Books','Tamar Chocolates Pty Ltd','Lyrebird Music','Southerly Shirts Pty Ltd','Quoll Stationers','Nullarbor Optical Pty Ltd','Banksia Barbers','Cassowary Couture Pty Ltd','Ironbark Tailoring','Jarrah Hats','Platypus Toys Pty Ltd','Saltbush Skin Clinic']
P=FPDF(format='A4');P.set_auto_page_break(False);rows=[];y=0
def txt(x,t,al='L',w=0):
    P.set_xy(x,y);P.cell(w or 40,4,t,align=al)
def num(x,t): P.set_xy(x-30,y);P.cell(30,4,t,align='R')
def head():
    global y
    P.add_page();P.set_font('Times','B',13);y=12;txt(12,'Strand Lane Arcade',w=80);P.set_font('Times','',9);num(198,f'Page {P.page_no()}');y=18;txt(12,'Lease Schedule with Recurring Charges - Occupancy as of 30 Sep 2025',w=140);y=22;txt(12,'Property: slarc   |   Amounts in AUD exclusive of GST',w=140)
    y=30;P.set_font('Times','B',8.5);P.set_fill_color(225,225,225);P.rect(12,29,186,10,'F')
    txt(13,'Shop');txt(28,'Lessee');num(103,'Lettable');txt(108,'Commence');txt(128,'Expiry');txt(147,'Charge');num(179,'Monthly');num(197,'Annual');y=34
    num(103,'Area (sqm)');txt(147,'Code');num(179,'Amount');num(197,'Amount');y=41;P.set_font('Times','',8.5)
head();G={};occ=0;ta=0;ti=0;tt=0
for fl,us in (('Ground Level',[f'G{n:02d}' for n in range(1,13)]),('Gallery Level',[f'L1.{n:02d}' for n in range(1,10)])):
    if y>255: head()
    P.set_font('Times','BI',9);txt(13,fl);y+=5;P.set_font('Times','',8.5)
    for u in us:
        if y>248: head()
        a=round(r.uniform(18,96),1);ta+=a;vac=u in('G07','L1.04','L1.08')
        txt(13,u);num(103,f'{a:.1f}')
        if vac:
            txt(28,'VACANT');rows.append(dict(unit=u,section=fl,area=a,statusText='VACANT'));y+=7;continue
        n=ten[ti];ti+=1;occ+=1
        s=dt.date(r.randint(2020,2024),r.randint(1,12),r.choice([1,1,15]));e=term(s,r.choice([60,72,84]));hold=u in('G05','L1.02')
        txt(28,n,w=70);txt(108,s.strftime('%d-%b-%y'));txt(128,'Holdover' if hold else e.strftime('%d-%b-%y'))
        b=round(a*r.randint(72,140),2);ch=[('RNTB',b),('OUTG',round(a*17.85,2)),('PROM',round(b*.05,2))]
        if r.random()<.3: ch.append(('STOR',r.choice([180.,240.])))
        if u=='G09': ch.append(('ABAT',-round(b*.25,2)))
        y0=y
        for cd,v in ch:
            txt(147,cd);num(179,f'{v:,.2f}' if v>=0 else f'({-v:,.2f})');num(197,f'{v*12:,.2f}' if v>=0 else f'({-v*12:,.2f})');G[cd]=round(G.get(cd,0)+v,2);y+=4
        t=round(sum(v for _,v in ch),2);tt+=t
        P.line(152,y,197,y);P.set_font('Times','B',8.5);num(179,f'{t:,.2f}');num(197,f'{t*12:,.2f}');P.set_font('Times','',8.5);y+=7
        rows.append(dict(unit=u,section=fl,area=a,tenantName=n,statusText='Occupied',contractRent=b,leaseStartDate=iso(s),leaseEndDate='Holdover' if hold else iso(e),charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=t))
if y>225: head()
P.line(12,y,198,y);y+=2;P.set_font('Times','B',8.5);txt(28,'Total Strand Lane Arcade');num(103,f'{ta:.1f}');num(179,f'{tt:,.2f}');num(197,f'{tt*12:,.2f}');y+=9
txt(28,'Summary by charge code');y+=5;P.set_font('Times','',8.5)
L=dict(RNTB='Base Rent',OUTG='Outgoings Recovery',PROM='Promotion Levy',STOR='Storage Licence',ABAT='Rent Abatement')
for k in G: txt(28,k);txt(45,L[k]);num(103,f'{G[k]:,.2f}' if G[k]>=0 else f'({-G[k]:,.2f})');y+=4.5
y+=3;txt(28,f'Occupied shops: {occ} of {len(rows)}   Vacant: {len(rows)-occ}',w=120)
P.output(D+fn)
save(fn,'RETAIL','Yardi-like','charge lines below each lessee, totals per lessee, two levels',True,'Strand Lane Arcade','2025-09-30',len(rows),occ,rows)
