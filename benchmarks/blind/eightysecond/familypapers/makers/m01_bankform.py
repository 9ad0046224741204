# A community bank's own rent-roll form, filled in on a typewriter / in the PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor, black
g=G(101); r=g.r
fn='fpsb_form_rentroll_willow_ct.pdf'
asof=dt.date(2025,9,1)
rows=[]
kinds=[('2/1',840,'825'),('2/1',840,None),('1/1',610,None)]
for i in range(11):
    unit=['1A','1B','1C','1D','2A','2B','2C','2D','3A','3B','3C'][i]
    k=['2/1','2/1','1/1','1/1','2/1','2/1','1/1','1/1','3/2','2/1','1/1'][i]
    sf={'2/1':840,'1/1':610,'3/2':1120}[k]
    base={'2/1':875,'1/1':695,'3/2':1150}[k]
    if i==6:
        rows.append(dict(unit=unit,unitType=k,area=sf,statusText='vacant',_v=1)); continue
    st=g.first('2022-03-01','2025-07-01'); mtm=r.random()<.3
    rent=base+r.choice([-50,-25,0,0,15,20,35])
    dep=r.choice([base-75,500,base-25])
    rows.append(dict(unit=unit,tenantName=g.fl(),unitType=k,area=sf,leaseStartDate=st,
      leaseEndDate='M/M' if mtm else addm(st,12 if st>dt.date(2024,9,1) else 12*(1+ (asof.year-st.year)))-dt.timedelta(days=1),
      contractRent=rent,deposit=dep,statusText='Occupied',_cur='Y' if i!=8 else 'N',_ut=r.choice(['T','T','L'])))
tot=sum(x.get('contractRent',0) for x in rows); td=sum(x.get('deposit',0) for x in rows)
c=canvas.Canvas(DOC+fn,pagesize=letter); W,H=letter
ink=HexColor('#1b2a7a')
def lab(x,y,t,s=7,f='Helvetica',col=black): c.setFillColor(col); c.setFont(f,s); c.drawString(x,y,t)
def fill(x,y,t,s=9,right=False):
    c.setFillColor(ink); c.setFont('Courier',s); (c.drawRightString if right else c.drawString)(x,y,t)
c.setFillColor(HexColor('#dfe6df')); c.rect(36,742,540,26,fill=1,stroke=0)
lab(42,751,'FIRST PRAIRIE STATE BANK',13,'Times-Bold'); c.setFont('Helvetica',7.5); c.drawRightString(570,756,'Commercial Loan Department'); c.drawRightString(570,747,'Form CL-117 (Rev. 03/19)')
c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,724,'RENT ROLL CERTIFICATION')
def box(x,y,w,h,l,t):
    c.setLineWidth(.5); c.rect(x,y,w,h); lab(x+2,y+h-8,l,6); fill(x+5,y+4,t)
box(36,690,270,26,'Borrower(s)','Harlan & Ruth Tuttle, Tuttle Rentals LLC')
box(306,690,150,26,'Loan No.','40-11876')
box(456,690,120,26,'Rent roll as of (date)','9/1/2025')
box(36,664,330,26,'Property address','410 Willow Ct, Osceola, Iowa 50213')
box(366,664,70,26,'Total units','11'); box(436,664,70,26,'Units occupied','10'); box(506,664,70,26,'Units vacant','1')
lab(36,652,'List every rentable unit. Write "vacant" where there is no tenant. Attach additional sheets if needed. Enter M/M for month-to-month tenancies.',6.5)
cols=[('Line',18),('Unit\nNo.',30),('Name of Tenant',122),('BR/\nBA',28),('Approx.\nSq. Ft.',38),('Lease\nBegins',54),('Lease Ends\n(or M/M)',58),('Monthly\nRent ($)',58),('Security\nDeposit ($)',56),('Utilities\npaid by\nT / L',38),('Rent\ncurrent?\nY / N',40)]
x=[36]
for _,w in cols: x.append(x[-1]+w)
top=646; hh=30; rh=19.5; n=18
c.setFillColor(HexColor('#eef2ee')); c.rect(36,top-hh,x[-1]-36,hh,fill=1,stroke=0)
for i,(h,w) in enumerate(cols):
    L=h.split('\n')
    for j,t in enumerate(L):
        c.setFillColor(black); c.setFont('Helvetica-Bold',6.3); c.drawCentredString(x[i]+w/2,top-hh/2-2+ (len(L)-1)*3.7-j*7.4,t)
bot=top-hh-n*rh
c.setLineWidth(.4)
for i in range(n+1): c.line(36,top-hh-i*rh,x[-1],top-hh-i*rh)
c.line(36,top,x[-1],top)
for xx in x: c.line(xx,top,xx,bot)
for i in range(n):
    y=top-hh-(i+1)*rh+6
    c.setFillColor(black); c.setFont('Helvetica',6); c.drawCentredString(x[0]+9,y,str(i+1))
    if i<len(rows):
        d=rows[i]
        fill(x[1]+5,y,d['unit']); fill(x[2]+3,y,d.get('tenantName') or 'vacant'); fill(x[3]+4,y,d['unitType']); fill(x[5]-5,y,str(d['area']),right=True)
        if '_v' in d: continue
        fill(x[5]+3,y,us2(d['leaseStartDate'])); e=d['leaseEndDate']; fill(x[6]+3,y,e if isinstance(e,str) else us2(e))
        fill(x[8]-4,y,m2(d['contractRent']),right=True); fill(x[9]-4,y,m2(d['deposit']),right=True)
        fill(x[9]+15,y,d['_ut']); fill(x[10]+16,y,d['_cur'])
y=bot-18
c.rect(x[2],bot-20,x[9]-x[2],20); c.line(x[7],bot,x[7],bot-20); c.line(x[8],bot,x[8],bot-20)
lab(x[2]+4,bot-13,'TOTALS (this sheet)',7,'Helvetica-Bold'); fill(x[8]-4,bot-14,m2(tot),right=True); fill(x[9]-4,bot-14,m2(td),right=True)
lab(x[4],bot-33,'Gross annual rent (monthly total x 12)  $',7); fill(x[8]+30,bot-33,m2(tot*12),right=True)
yy=bot-50
for t in ['Are any rents prepaid more than one month? If yes explain:','Other income from property (laundry, garages, storage) per month:']:
    lab(36,yy,t,7); c.line(250,yy-2,576,yy-2); fill(256,yy,'No' if 'prepaid' in t else 'Laundry approx. $85'); yy-=15
lab(36,yy-4,'I/We certify that the foregoing is a true, correct and complete listing of all tenancies of the property described above, and acknowledge that the Bank will rely on it.',6.4)
c.line(36,yy-34,240,yy-34); lab(36,yy-42,'Signature of Borrower',6); c.line(280,yy-34,380,yy-34); lab(280,yy-42,'Date',6); fill(284,yy-32,'9/4/2025')
c.setFont('Times-Italic',17); c.setFillColor(ink); c.drawString(50,yy-31,'Harlan Tuttle')
c.setLineWidth(.3); c.rect(420,yy-46,156,34); lab(423,yy-20,'BANK USE ONLY',5.5,'Helvetica-Bold'); lab(423,yy-30,'Reviewed by ______  Date ______',6); lab(423,yy-40,'Vacancy ____ %   DSCR ____',6)
c.save()
for d in rows:
    for k in list(d):
        if k[0]=='_': del d[k]
save(fn,'MULTIFAMILY','bank form with boxes, preprinted lines, filled in typed',False,dict(propertyName='410 Willow Ct, Osceola, Iowa 50213',asOnDate=asof.isoformat(),units=11,occupied=10,vacant=1,sheet=None,planted=None,rows=rows),
 [['contractRent',tot],['deposit',td]])
