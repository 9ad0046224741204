# MRI-like Aged Delinquencies, portrait, tenant headings with charges; one charge line dropped
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(74404); NAME='AgedDelinquencies_4410_1125.pdf'
BK=['current','other:1 Month','other:2 Months','other:3 Months','other:4 Months']
# lease, tenant, suite, status, contact, phone, last pay, lines(date, category, source, amount)
TEN=[('4410-001187','Pemberline Optics, Inc.','104','Current','Accounts Payable','(503) 555-0142','11/4/2025',9212.00,[('11/1/2025','Base Rent','CH',9212.00),('11/1/2025','CAM Estimate','CH',1418.22),('11/18/2025','Late Fee','NC',150.00)]),
('4410-001203','Blue Heron Millwork LLC','108','Current','D. Ostrander','(503) 555-0177','9/12/2025',11840.55,[('8/1/2025','CAM Estimate','CH',312.40),('9/1/2025','CAM Estimate','CH',1622.10),('10/1/2025','Base Rent','CH',10218.45),('10/1/2025','CAM Estimate','CH',1622.10),('10/1/2025','RE Tax Estimate','CH',1104.36),('10/15/2025','Late Fee','NC',591.26),('11/1/2025','Base Rent','CH',10218.45),('11/1/2025','CAM Estimate','CH',1622.10),('11/1/2025','RE Tax Estimate','CH',1104.36)]),
('4410-001219','Summit & Vale Coffee Roasters','112A','Current','Billing','(971) 555-0119','11/7/2025',7730.00,[('11/20/2025','Open Credit','CR',-845.20)]),
('4410-001222','Tandem Robotics Corporation','115','Current','finance@tandem.example','','11/3/2025',18440.10,[('10/31/2025','HVAC Billback','NC',2366.75),('11/1/2025','Utility Reimb','CH',884.19)]),
('4410-000988','Cascadia Print Exchange','116','Inactive','R. Delacroix','(503) 555-0163','5/2/2025',4100.00,[('6/1/2025','Base Rent','CH',5480.00),('6/1/2025','CAM Estimate','CH',766.12),('7/1/2025','Base Rent','CH',5480.00),('7/1/2025','CAM Estimate','CH',766.12),('7/31/2025','Restoration','NC',3925.00),('8/14/2025','Deposit Applied','CR',-5200.00)]),
('4410-001240','Northgate Physical Therapy, P.C.','201','Current','Office Manager','(503) 555-0158','11/10/2025',6018.33,[('11/1/2025','RE Tax Estimate','CH',418.07)]),
('4410-001251','Lumen & Oak Staging Co.','203','Current','P. Whitcombe','(971) 555-0186','10/9/2025',3300.00,[('9/1/2025','Base Rent','CH',1250.00),('10/1/2025','Base Rent','CH',4550.00),('10/1/2025','CAM Estimate','CH',604.91),('11/1/2025','Base Rent','CH',4550.00),('11/1/2025','CAM Estimate','CH',604.91),('11/11/2025','NSF Fee','NC',50.00)]),
('4410-001260','Ironwood Athletics','205','Current','Accounts Payable','(503) 555-0125','11/1/2025',12960.75,[('2/28/2025','2024 CAM Recon','NC',4287.64),('5/1/2025','2024 Tax Recon','NC',1155.08)]),
('4410-001266','Marrow Street Brewing Supply','207','Current','Bookkeeper','(503) 555-0193','10/28/2025',5925.40,[('11/1/2025','Base Rent','CH',5380.00),('11/1/2025','CAM Estimate','CH',545.40),('11/1/2025','Insurance Est','CH',88.15)]),
('4410-001271','Corvid Data Services LLC','210','Current','AP Dept','(971) 555-0108','11/5/2025',20115.00,[('11/28/2025','Open Credit','CR',-20115.00),('10/1/2025','Storage Rent','CH',275.00),('11/1/2025','Storage Rent','CH',275.00)]),
('4410-001280','Ferncliff Dental Laboratory','301','Current','M. Arceneaux','(503) 555-0131','8/29/2025',8005.26,[('9/1/2025','Base Rent','CH',7120.00),('9/1/2025','CAM Estimate','CH',885.26),('10/1/2025','Base Rent','CH',7120.00),('10/1/2025','CAM Estimate','CH',885.26),('10/12/2025','Late Fee','NC',400.26),('11/1/2025','Base Rent','CH',7120.00),('11/1/2025','CAM Estimate','CH',885.26),('11/12/2025','Late Fee','NC',400.26)]),
('4410-001284','Halyard Marine Electronics','305','Current','Accounts Payable','(503) 555-0170','11/6/2025',9901.12,[('7/15/2025','Lock Change','NC',185.00),('11/1/2025','RE Tax Estimate','CH',22.16)]),
('4410-001287','Prairie Signal Wireless (Roof)','ROOF-1','Current','Lease Admin','(800) 555-0144','10/3/2025',2450.00,[('11/1/2025','License Fee','CH',2450.00)])]
DROP=('4410-001280','10/1/2025','CAM Estimate')
def bucket(d):
    m=int(d.split('/')[0]); return BK[min(11-m,4)]
W,Hh=letter; c=canvas.Canvas(doc(NAME),pagesize=letter); c.setTitle('Aged Delinquencies')
XR=[264,326,384,442,500,562]; pg=[0]
def header():
    pg[0]+=1; c.setFont('Helvetica',7.5); y=Hh-34
    c.drawString(36,y,'Database:   WESTPROD'); c.drawRightString(576,y,f'Page:   {pg[0]}'); c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,y,'Aged Delinquencies')
    c.setFont('Helvetica',7.5); y-=11; c.drawString(36,y,'BLDG:       4410'); c.drawCentredString(W/2,y,'Halloran Western Properties'); c.drawRightString(576,y,'Date:   11/30/2025')
    y-=10; c.drawCentredString(W/2,y,'Kiln Street Flex Center'); c.drawRightString(576,y,'Time:   08:14 AM')
    y-=10; c.drawCentredString(W/2,y,'Period: 11/25')
    y-=20; c.setFont('Helvetica-Bold',7.5); c.drawString(36,y,'Invoice Date'); c.drawString(98,y,'Category'); c.drawString(178,y,'Source')
    for x,t in zip(XR,['Amount','Current','1 Month','2 Months','3 Months','4 Months']): c.drawRightString(x,y,t)
    c.setLineWidth(.8); c.line(36,y-4,576,y-4); c.setFont('Helvetica',7.5); return y-17
m=lambda v:f'{v:,.2f}'
rows=[];totals=[];G={};CAT={}
y=header()
def nums(y,d):
    for x,k in zip(XR,['total']+BK): c.drawRightString(x,y,m(d.get(k,0)))
for l,n,su,st,ct,ph,lp,la,ln in TEN:
    if y<60+11*(len(ln)+4): c.showPage(); y=header()
    c.setFont('Helvetica-Bold',7.5); c.drawString(36,y,l); c.drawString(98,y,n); c.setFont('Helvetica',7.5); c.drawString(290,y,'Day Due:  1'); c.drawString(350,y,'Delq Day:  10')
    y-=10; c.drawString(98,y,ct); c.drawString(290,y,f'Suite:  {su}'); c.drawString(350,y,st)
    y-=10; 
    if ph: c.drawString(98,y,ph)
    c.drawString(290,y,f'Last Payment:   {lp}'); c.drawRightString(430,y,m(la)); y-=13
    T={}
    for d,cat,src,a in ln:
        b=bucket(d); 
        for k in ('total',b): T[k]=r2(T.get(k,0)+a); G[k]=r2(G.get(k,0)+a)
        if (l,d,cat)==DROP: drop=a; CAT.setdefault(cat,{}); 
        CAT.setdefault(cat,{})
        for k in ('total',b): CAT[cat][k]=r2(CAT[cat].get(k,0)+a)
        if (l,d,cat)==DROP: continue
        c.drawString(36,y,d); c.drawString(98,y,cat); c.drawString(184,y,src); nums(y,{'total':a,b:a})
        mm,dd,yy=d.split('/'); row={'unit':su,'name':n,'resident':l,'date':f'{yy}-{int(mm):02d}-{int(dd):02d}','charge':cat,'total':a}
        for k in BK: row[k]=a if k==b else 0
        rows.append(row); y-=10.5
    c.setLineWidth(.4); c.line(212,y+7.5,563,y+7.5); c.setFont('Helvetica-Bold',7.5); c.drawString(36,y-2,f'{n} Total:'); nums(y-2,T) ; c.setFont('Helvetica',7.5)
    totals.append({'label':f'{n} Total:','total':T.get('total',0),**{k:T.get(k,0) for k in BK}}); y-=24
if y<260: c.showPage(); y=header()
c.setLineWidth(.8); c.line(205,y+8,563,y+8); c.setFont('Helvetica-Bold',7.5); c.drawString(36,y-2,'BLDG 4410 Total:'); nums(y-2,G); totals.append({'label':'BLDG 4410 Total:','total':G['total'],**{k:G[k] for k in BK}})
c.line(205,y-6,563,y-6); y-=30; c.drawString(36,y,'Recap by income category'); y-=12; c.setFont('Helvetica',7.5)
for k in sorted(CAT): c.drawString(98,y,k); nums(y,CAT[k]); y-=10.5
c.save()
assert abs(sum(r['total'] for r in rows)+drop-G['total'])<.01
save(NAME,'AR',['total']+BK,rows,totals,'MRI-like aged delinquencies, charges under tenant headings, months as buckets',True,
 {'what':f'Ferncliff Dental Laboratory (suite 301): the 10/1/2025 CAM Estimate line of {drop:,.2f} (1 Month) is missing from the list although the tenant total, building total and recap include it','kind':'row_dropped'})
print(len(rows),pg,G)
