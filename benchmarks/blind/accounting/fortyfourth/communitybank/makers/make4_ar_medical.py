# medical office building, .xls by xlwt: tenant headings, invoice lines, subtotal per tenant
from make_common import *
import xlwt, datetime as D
FN='Crestfield Physicians Realty AR Detail.xls'
R=random.Random(SEED+4)
AS=D.date(2025,12,31)
T=[('100','Larch Valley Orthopaedics, P.C.',14820.00,'ok'),
('110','Imaging Partners of Crestfield',9366.67,'slow'),
('120','Vacant - formerly Dr. N. Abernethy-Cole',0,'gone'),
('200','Whitford Women\'s Health Assoc.',7740.00,'ok'),
('205','Gable & Strand Dermatology LLC',4912.50,'slow'),
('210','Crestfield Endoscopy Center (related party)',11250.00,'rel'),
('215','R. Oyelaran, DDS',3185.00,'ok'),
('300','Northgate Sleep & Pulmonary',5630.00,'slow'),
('310','Juniper Physical Therapy',4475.00,'credit'),
('LL2','MedCourier Services (storage)',385.00,'ok')]
rows=[];totals=[]
wb=xlwt.Workbook();ws=wb.add_sheet('AR Detail')
st=lambda s,f=None: xlwt.easyxf(s,num_format_str=f) if f else xlwt.easyxf(s)
N='#,##0.00;(#,##0.00);""'
hd=st('font: name Arial, bold on, height 180, colour white; pattern: pattern solid, fore_colour dark_teal; align: horiz center, vert center, wrap on; borders: bottom thin')
tn=st('font: name Arial, bold on, height 200; pattern: pattern solid, fore_colour ice_blue')
tx=st('font: name Arial, height 180');nm=st('font: name Arial, height 180',N);dt=st('font: name Arial, height 180; align: horiz left','mm/dd/yy')
sb=st('font: name Arial, bold on, italic on, height 180; borders: top thin',N);gt=st('font: name Arial, bold on, height 200; borders: top thin, bottom double',N)
ws.write_merge(0,0,0,9,'CRESTFIELD PHYSICIANS REALTY PARTNERS',st('font: name Arial, bold on, height 280; align: horiz center'))
ws.write_merge(1,1,0,9,'Crestfield Medical Arts Building  -  Open Receivables by Tenant',st('font: name Arial, height 220; align: horiz center'))
ws.write_merge(2,2,0,9,'Aged from invoice date to December 31, 2025',st('font: name Arial, italic on, height 180; align: horiz center'))
H=['Date','Inv #','Description','Balance\nOpen','Days','0 - 30','31 - 60','61 - 90','91 - 120','Over 120']
for c,h in enumerate(H): ws.write(4,c,h,hd)
ws.row(4).height_mismatch=True;ws.row(4).height=560
K=['total','b0_30','b31_60','b61_90','b91_120','b120']
MK=['total','other:Days']+K[1:]
inv=20511
def bk(d):
    n=(AS-d).days
    return 'b0_30' if n<=30 else 'b31_60' if n<=60 else 'b61_90' if n<=90 else 'b91_120' if n<=120 else 'b120'
cost={}
r=5
for su,name,rent,kind in T:
    L=[]
    if kind=='ok':
        L=[(D.date(2025,12,1),'Base rent Dec 25 (bal)',round(rent*R.choice([1,.5]),2)),(D.date(2025,12,18),'After-hours HVAC',R.choice([90,135,180]))]
        if R.random()<.5:L.append((D.date(2025,11,12),'Key cards / locks',R.choice([40,65])))
    if kind=='slow':
        L=[(D.date(2025,10,1),'Base rent Oct 25 (bal)',round(rent*.4,2)),(D.date(2025,11,1),'Base rent Nov 25',rent),(D.date(2025,12,1),'Base rent Dec 25',rent),(D.date(2025,12,1),'Opex estimate Dec 25',round(rent*.21,2)),(D.date(2025,9,15),'2024 opex true-up',round(rent*.38,2)),(D.date(2025,12,15),'Late charge 5%',round(rent*.05,2))]
    if kind=='gone':
        L=[(D.date(2025,5,1),'Base rent May 25',3960.00),(D.date(2025,6,1),'Base rent Jun 25',3960.00),(D.date(2025,6,30),'Restoration of suite per lease 14(b)',8425.00),(D.date(2025,7,14),'Security deposit applied',-3960.00),(D.date(2025,10,6),'Legal fees recoverable',1212.50)]
    if kind=='rel':
        L=[(D.date(2025,m,1),f'Base rent {n} 25',rent) for m,n in ((8,'Aug'),(9,'Sep'),(10,'Oct'),(11,'Nov'),(12,'Dec'))]+[(D.date(2025,11,20),'Medical gas inspection',1640.00)]
    if kind=='credit':
        L=[(D.date(2025,12,29),'Payment on account - Jan rent',-rent),(D.date(2025,10,22),'Door closer repair',218.75),(D.date(2025,12,1),'Opex estimate Dec 25',612.40)]
    L.sort()
    ws.write_merge(r,r,0,9,f'Suite {su}   {name}',tn);r+=1
    rr=[]
    for d,desc,a in L:
        inv+=R.randint(3,17)
        pay=desc.startswith(('Payment','Security'))
        no=('CR' if pay else '')+str(inv)
        b=bk(d);n=(AS-d).days
        x={'unit':su,'name':name,'charge':desc,'date':d.isoformat(),'invoice':no,'total':round(a,2),'other:Days':n,b:round(a,2)}
        ws.write(r,0,d,dt);ws.write(r,1,no if pay else int(no),st('font: name Arial, height 180; align: horiz left'));ws.write(r,2,desc,tx);ws.write(r,3,round(a,2),nm);ws.write(r,4,n,tx)
        ws.write(r,5+K[1:].index(b),round(a,2),nm)
        rr.append(x);r+=1
    t={'label':f'Total Suite {su}',**sm(rr,K)}
    ws.write(r,2,t['label'],sb)
    for i,k in enumerate(K):
        c=3 if i==0 else 4+i
        ws.write(r,c,t[k],sb) if k in t else ws.write(r,c,'',sb)
    totals.append(t);rows+=rr;r+=2
g={'label':'BUILDING TOTAL',**sm(rows,K)};totals.append(g)
ws.write(r,2,g['label'],gt)
for i,k in enumerate(K): ws.write(r,3 if i==0 else 4+i,g[k],gt)
r+=1
ws.write(r,2,'Percent of total',tx)
for i,k in enumerate(K): ws.write(r,3 if i==0 else 4+i,g[k]/g['total'],st('font: name Arial, italic on, height 180','0.0%'))
r+=2
for s in ('Suite 120: Dr. Abernethy-Cole retired; estate counsel says 2026. Reserve in full at year end.','Suite 210: owned by three of our partners. Being worked out with the January distribution.','Prepared by L. Castellan, practice manager'):
    ws.write(r,0,s,tx);r+=1
for c,w in enumerate((10,10,36,13,6,13,13,13,13,13)): ws.col(c).width=256*w
ws.portrait=0;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.print_scaling=True if False else ws.print_scaling
ws.fit_num_pages=1
ws.set_panes_frozen(True);ws.set_horz_split_pos(5)
wb.save(os.path.join(DOC,FN))
save(FN,'AR','OFFICE','xls, tenant band headings, invoice lines, subtotals per suite, days column','tenant only in merged heading; credits in parentheses; Days column between balance and buckets; percent line; notes',MK,rows,totals)
