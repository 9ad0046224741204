# strip centre, MRI-like landscape export, two-line tenant records w/ future rent increases to the right
from common import *
from datetime import date as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
N='Kessler_Crossing_CMRR_0925.pdf'
W,H=landscape(letter)
f2=lambda v:f'{v:,.2f}'
T=[ # bldg-suite, tenant, start, end, gla, monthly base, cam(mo), steps[(date, code, amt)]
('0100','Bramblewood Pharmacy #412',D(2016,5,1),D(2031,4,30),12480,15600.00,4264.00,[(D(2026,5,1),'BRT',16640.00)]),
('0104','Pho Lantern Kitchen LLC',D(2021,9,1),D(2026,8,31),1860,4030.00,697.50,[]),
('0106','Vacant',None,None,1520,None,None,[]),
('0108','Clip & Comb Barbers',D(2023,2,1),D(2028,1,31),1140,2565.00,427.50,[(D(2026,2,1),'BRT',2641.95),(D(2027,2,1),'BRT',2721.21)]),
('0110A','Harrow Tax & Bookkeeping',D(2019,1,1),D(2025,12,31),980,1960.00,367.50,[]),
('0110B','Vacant',None,None,1015,None,None,[]),
('0112','Sunny Day Laundry, Inc.',D(2018,11,15),D(2028,11,30),2400,4700.00,900.00,[(D(2025,12,1),'BRT',4841.00),(D(2026,12,1),'BRT',4986.23),(D(2027,12,1),'BRT',5135.82)]),
('0116','Mesa Verde Title Agency',D(2024,4,1),D(2027,3,31),1725,3378.13,646.88,[(D(2026,4,1),'BRT',3479.47)]),
('0120','Tri-County Vision Assoc.',D(2020,7,1),D(2030,6,30),3250,7041.67,1218.75,[(D(2026,7,1),'BRT',7252.92)]),
('0124','Iron Lotus Yoga',D(2022,10,1),D(2027,9,30),2890,5298.33,1083.75,[]),
('PAD1','First Prairie Bank (ground lease)',D(2012,1,1),D(2031,12,31),4100,10833.33,0.00,[(D(2027,1,1),'GRD',11916.67)]),
]
truth=[]
c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
X=dict(id=30,name=100,st=262,en=318,gla=415,base=482,psf=520,cam=580,oth=640,cat=650,dt=676,am=760)
def head(p):
    c.setFont('Courier',8);c.drawString(30,H-30,'Database:   HOLMGRV');c.drawString(30,H-40,'Bldg Status: Active only')
    c.setFont('Courier-Bold',10);c.drawCentredString(W/2,H-30,'Commercial Rent Roll');c.setFont('Courier',8)
    c.drawCentredString(W/2,H-41,'Kessler Crossing Shopping Center');c.drawCentredString(W/2,H-51,'9/30/2025')
    c.drawRightString(W-30,H-30,f'Page: {p}');c.drawRightString(W-30,H-40,'Date: 10/6/2025');c.drawRightString(W-30,H-50,'Time: 03:14 PM')
    y=H-72;c.setFont('Courier-Bold',7.5)
    for k,a,b in (('id','','Bldg Id-Suit Id'),('name','','   Occupant Name'),('st','Rent','Start'),('en','','Expiration')):
        c.drawString(X[k],y,a);c.drawString(X[k],y-9,b)
    for k,a,b in (('gla','GLA','Sqft'),('base','Monthly','Base Rent'),('psf','Annual','Rate PSF'),('cam','Monthly','Cost Recov'),('oth','Other','Income')):
        c.drawRightString(X[k],y,a);c.drawRightString(X[k],y-9,b)
    c.drawCentredString(705,y,'Future Rent Increases');c.drawString(650,y-9,'Cat');c.drawString(676,y-9,'Date');c.drawRightString(760,y-9,'Mthly Amt')
    c.line(30,y-13,W-30,y-13);return y-26
y=head(1);page=1
sec=None;tb=tc=to=0;og=vg=0
sign={'PAD1':250.00,'0100':175.00}
for i,(u,n,s,e,g,b,cam,st) in enumerate(T):
    need=11*max(2,len(st))+8
    if y-need<60: c.showPage();page+=1;y=head(page)
    c.setFont('Courier',7.5)
    c.drawString(X['id'],y,'KC01 -'+u);c.drawString(X['name'],y,n if n!='Vacant' else 'Vacant')
    c.drawRightString(X['gla'],y,f'{g:,}')
    r=dict(unit='KC01 -'+u,area=g)
    if n=='Vacant': r['statusText']='Vacant';vg+=g
    else:
        c.drawString(X['st'],y,f'{s.month}/{s.day}/{s.year}');c.drawString(X['en'],y,f'{e.month}/{e.day}/{e.year}')
        o=sign.get(u,0.0)
        c.drawRightString(X['base'],y,f2(b));c.drawRightString(X['psf'],y,f2(b*12/g));c.drawRightString(X['cam'],y,f2(cam));c.drawRightString(X['oth'],y,f2(o))
        r.update(tenantName=n,statusText='Occupied',contractRent=b,leaseStartDate=s,leaseEndDate=e,charges=[dict(code='Monthly Base Rent',amount=b),dict(code='Monthly Cost Recov',amount=cam),dict(code='Other Income',amount=o)],
          rentSteps=[dict(date=str(d),amount=a) for d,_,a in st])
        tb+=b;tc+=cam;to+=o;og+=g
        for j,(d,k,a) in enumerate(st):
            yy=y-10*j;c.drawString(650,yy,k);c.drawString(676,yy,f'{d.month}/{d.day}/{d.year}');c.drawRightString(760,yy,f2(a))
    truth.append(r);y-=need
y-=4;c.line(30,y+8,W-30,y+8);c.setFont('Courier-Bold',7.5)
nv=sum(1 for t in T if t[1]=='Vacant');no=len(T)-nv;tg=og+vg
c.drawString(30,y-4,'Totals:');
for k,(a,b) in enumerate((('Occupied Sqft:',f'{og/tg*100:.2f}%  {no} Units  {og:,}'),('Vacant Sqft:',f'{vg/tg*100:.2f}%  {nv} Units  {vg:,}'),('Total Sqft:',f'        {no+nv} Units  {tg:,}'))):
    c.drawString(130,y-4-11*k,a);c.drawRightString(X['gla'],y-4-11*k,b)
c.drawRightString(X['base'],y-4,f2(tb));c.drawRightString(X['cam'],y-4,f2(tc));c.drawRightString(X['oth'],y-4,f2(to))
c.setFont('Courier',7);c.drawString(30,y-50,'BRT = Base Retail Rent   GRD = Ground Rent');c.showPage();c.save()
save(N,dict(propertyName='Kessler Crossing Shopping Center',asOnDate='2025-09-30',units=len(T),occupied=no,vacant=nv,rows=truth),'RETAIL','property manager, system export','MRI-like commercial rent roll, Courier, future increases stacked at right')
