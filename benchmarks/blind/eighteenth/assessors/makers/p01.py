# County income & expense survey form, apartments
from lib import *
from reportlab.pdfgen import canvas
N='henning_county_apartment_survey.pdf'; r=R(1901)
W,H=612,792; c=canvas.Canvas(doc(N),pagesize=(W,H))
plans=[('1BR/1BA',610,845),('2BR/1BA',815,985),('2BR/1.5BA',880,1040),('Studio',440,690)]
rows=[];prn=[]
units=['%d%s'%(f,l) for f in (1,2,3) for l in 'ABCDEF']
vac={'1D','3B'}
for i,u in enumerate(units):
    p=plans[(i*7+i//6)%4]
    mk=p[2]
    if u=='1A':
        rows.append(row(unit=u,unitType=p[0],area=p[1],tenantName='Manager apt (R. Tolliver)',statusText='O',marketRent=mk,contractRent=0.0)); prn.append((u,p[0],p[1],'O','Manager apt (R. Tolliver)',mk,0,None,None)); continue
    if u in vac:
        rows.append(row(unit=u,unitType=p[0],area=p[1],statusText='V',marketRent=mk)); prn.append((u,p[0],p[1],'V','',mk,None,None,None)); continue
    a=r.d(2024,2025).replace(day=1); e=addy(a,1)-D.timedelta(1)
    mt = e<D.date(2026,1,1)
    rt=mk-r.choice([0,15,25,40,55,70]); n=r.nm()
    rows.append(row(unit=u,unitType=p[0],area=p[1],tenantName=n,statusText='O',marketRent=mk,contractRent=rt,leaseStartDate=iso(a),leaseEndDate='MTM' if mt else iso(e)))
    prn.append((u,p[0],p[1],'O',n,mk,rt,a,'MTM' if mt else e))
def head(pg):
    c.setFont('Times-Bold',12);c.drawCentredString(W/2,H-42,'HENNING COUNTY APPRAISAL DISTRICT')
    c.setFont('Times-Roman',9);c.drawCentredString(W/2,H-54,'Commercial Division  -  2026 Income and Expense Survey  -  APARTMENTS (5 units or more)')
    c.setFont('Times-Roman',7);c.drawString(36,H-30,'Form HCAD-50.14a (Rev. 10/25)');c.drawRightString(W-36,H-30,f'Page {pg} of 2')
def typed(x,y,t,s=9): c.setFont('Courier',s);c.drawString(x,y,t)
head(1)
y=H-82
for lab,val in [('1. Property name','GLENROSE COURT APTS'),('2. Situs address','1418 N. Pruitt Ave., Bexley Springs'),('3. Account / parcel no.','R-0447-118-0020'),('4. Owner of record','Glenrose Court Partners LP'),('5. Rents reported as of','January 1, 2026'),('6. Year built','1974'),('7. Total units',str(len(units)))]:
    c.setFont('Helvetica',8);c.drawString(40,y,lab);c.line(165,y-2,480,y-2);typed(170,y,val);y-=17
c.setFont('Helvetica-Bold',8);c.drawString(40,y-4,'PART B - RENT ROLL. List every apartment. Do not enclose separate sheets unless more than 40 units.');y-=14
X=[40,76,128,168,196,318,372,428,490,572]
hd=[('(a)','Apt','no.'),('(b)','Bed/','bath'),('(c)','Area','sq. ft.'),('(d)','O/V',''),('(e)','Name of occupant',''),('(f)','Asking rent','$/month'),('(g)','Rent now paid','$/month'),('(h)','Lease','begins'),('(i)','Lease ends','(MTM if none)')]
c.setFillGray(.88);c.rect(X[0],y-32,X[-1]-X[0],32,fill=1);c.setFillGray(0)
for k,h in enumerate(hd):
    c.setFont('Helvetica',6.5)
    for j,t in enumerate(h): c.drawCentredString((X[k]+X[k+1])/2,y-9-9*j,t)
y-=32;top=y
for p in prn:
    y-=17
    v=[p[0],p[1],str(p[2]),p[3],p[4],f'{p[5]:,}', '' if p[6] is None else f'{p[6]:,}', '' if not p[7] else p[7].strftime('%-m/%-d/%y'), '' if not p[8] else (p[8] if isinstance(p[8],str) else p[8].strftime('%-m/%-d/%y'))]
    for k,t in enumerate(v):
        s=7.8
        c.setFont('Courier',s)
        if k in (2,5,6): c.drawRightString(X[k+1]-5,y+5,t)
        else: c.drawString(X[k]+3,y+5,t)
    c.setLineWidth(.4);c.line(X[0],y,X[-1],y)
for _ in range(2):
    y-=17;c.line(X[0],y,X[-1],y)
tm=sum(x['marketRent'] for x in rows);tc=sum(x.get('contractRent',0) for x in rows)
y-=19;c.setFont('Helvetica-Bold',8);c.drawString(44,y+6,'Line 10.  TOTAL PER MONTH');c.setFont('Courier-Bold',8);c.drawRightString(X[6]-5,y+6,f'{tm:,}');c.drawRightString(X[7]-5,y+6,f'{tc:,.0f}')
for x in X: c.line(x,top+32,x,y+19)
c.rect(X[0],y,X[-1]-X[0],top+32-y)
y-=16;c.setFont('Helvetica',7);c.drawString(40,y,'O = occupied, V = vacant. Enter 0 in column (g) for apartments furnished rent-free to staff.')
c.showPage();head(2);y=H-90
c.setFont('Helvetica-Bold',9);c.drawString(40,y,'PART C - UNIT SUMMARY');y-=18
for p in plans:
    k=[x for x in rows if x['unitType']==p[0]]
    c.setFont('Helvetica',8);c.drawString(50,y,p[0]);typed(150,y,f'{len(k)} units');typed(240,y,f'{p[1]} sf each');typed(340,y,f'asking {p[2]:,}');y-=15
y-=8
for a,b in [('Units occupied on January 1 (incl. staff)','16'),('Units vacant on January 1','2'),('Tenant pays: electric','YES'),('Tenant pays: water','NO'),('Concessions given in 2025','$1,150')]:
    c.setFont('Helvetica',8);c.drawString(50,y,a);c.line(260,y-2,360,y-2);typed(264,y,b);y-=16
y-=20;c.setFont('Helvetica',8);c.drawString(50,y,'I certify that the foregoing is true and complete.');y-=30;c.line(50,y,280,y);typed(55,y+4,'D. Hargreave, agent');typed(330,y+4,'02/11/2026');c.line(320,y,440,y);c.drawString(50,y-10,'Signature'),c.drawString(320,y-10,'Date')
c.save()
save(N,'MULTIFAMILY','county survey form, boxed grid, typed entries',False,'GLENROSE COURT APTS','2026-01-01',rows,18,16,2,dict(marketRent=tm,contractRent=tc))
