import random
from decimal import Decimal as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from common import *
R=random.Random(75105)
NAME='aged_debtors_summary_dec24.pdf'
N="""ABBEYR01|Abbey Row Block A - Students|0
ALTAN001|Altan Software (Irl) Ltd|2
BRIDGE02|Bridgewell House Mgmt CLG|0
CARRIG01|Carrig Dental Practice|1
CEOLMH01|Ceolmhar Music School|0
CLONDA03|Clondalee Education & Training Board|3
COASTL01|Coastline Couriers Ltd|0
DOOLIN01|Doolin & Hartigan Architects|1
DRUMRE02|Drumreagh Coffee Roasters|4
EIREFI01|Eirefit Gyms Ltd|5
FENNEL01|Fennelly's Newsagent|1
GALLAR01|Gallarus Language Institute|2
GLENMO01|Glenmore Insurance Brokers|0
HAZELW01|Hazelwood Creche|1
INISCO01|Inisco Medical Devices|0
INTLST01|International Student Placements Ltd|4
KILBRI02|Kilbride Credit Union|0
LARKFI01|Larkfield Pharmacy|1
LISMOY01|Lismoyle Catering|5
MASTUN01|Masts Unlimited Ireland|2
MULLAG01|Mullaghmore Surf Shop|3
NEWRYP01|Newry Print & Sign|0
ORIELC01|Oriel Compliance Services|0
PEARSE04|Pearse Court Retail Unit 4|5
QUAYSI01|Quayside Barbers|1
REDFER01|Redfern Vets|0
ROSSCA01|Rosscarrow Solicitors LLP|7
SANDYM01|Sandymount Yoga|7
SLIABH01|Sliabh Outdoor Clothing|2
SUMMER24|Summer Lets 2024 - Sundry|5
TECHUN01|Technological University - Nominations|3
TOBERM01|Tobermory Restaurant|4
UISCEB01|Uisce Beatha Bar|1
VODMAS01|Vodamast Telecom Sites|0
WALLED01|Walled Garden Nursery|6
WESTLI01|Westlink Taxis|1"""
MON=['other:Credit Limit','other:Turnover','total','other:Future','current','other:Period 1','other:Period 2','other:Period 3','other:Older']
BK=MON[3:]
rows=[];full=[]
for l in N.split('\n'):
    ac,n,k=l.split('|');k=int(k); q=c(R.choice([1,1,2,3])*R.uniform(600,3900))
    if ac in('TECHUN01',): q=c(48200)
    if ac=='INTLST01': q=c(16440.5)
    if ac=='ABBEYR01': q=c(21318.4)
    b={x:D(0) for x in BK}
    if k in(0,1,2,3,4,5): b['current']=q
    if k>=1 and k<6: b['other:Period 1']=c(float(q)*R.choice([1,1,.5]))
    if k in(2,3,4,5): b['other:Period 2']=c(float(q)*R.choice([1,.35,.8]))
    if k in(4,5): b['other:Period 3']=c(float(q)*R.choice([1,.2]))
    if k==5: b['other:Older']=c(float(q)*R.uniform(.3,3.4)); 
    if k==5 and R.random()<.6: b['current']=D(0)
    if k==7: b[R.choice(BK[1:3])]=-c(float(q)*.5)
    if k==6: b['other:Older']=D('-312.00'); b['current']=q
    cl=D(R.choice([0,0,1000,2500,5000,10000]))
    t=c(float(q)*R.choice([11,12,12,9])) if ac!='SUMMER24' else c(88410.2)
    full.append(dict(resident=ac,name=n,**{'other:Credit Limit':cl,'other:Turnover':t},total=sum(b.values()),**b))
E='€'
cv=canvas.Canvas(doc(NAME),pagesize=landscape(A4));PW,PH=landscape(A4)
X=[268,338,412,478,548,614,676,738,804]
def f(x): return f'{x:,.2f}'
def clip(s,w):
    while cv.stringWidth(s,'Helvetica',7.5)>w: s=s[:-1]
    return s.rstrip()
def head(pg):
    y=PH-40
    cv.setFont('Helvetica-Bold',8);cv.drawString(36,y,'Date:');cv.drawString(36,y-11,'Time:');cv.setFont('Helvetica',8);cv.drawString(66,y,'07/01/2025');cv.drawString(66,y-11,'16:04:29')
    cv.setFont('Helvetica-Bold',12);cv.drawCentredString(PW/2,y,'Tolka Bridge Estates Limited');cv.setFont('Helvetica-Bold',11);cv.drawCentredString(PW/2,y-15,'Aged Debtors Analysis (Summary)')
    cv.setFont('Helvetica-Bold',8);cv.drawString(752,y,'Page:');cv.setFont('Helvetica',8);cv.drawRightString(804,y,str(pg))
    y-=36
    cv.setFont('Helvetica-Bold',8);cv.drawString(36,y,'Report Date:');cv.drawString(36,y-11,'Include future transactions:');cv.drawString(36,y-22,'Exclude later payments:');cv.drawString(640,y,'Customer From:');cv.drawString(640,y-11,'Customer To:')
    cv.setFont('Helvetica',8);cv.drawString(160,y,'31/12/2024');cv.drawString(160,y-11,'No');cv.drawString(160,y-22,'Yes');cv.drawString(722,y-11,'ZZZZZZZZ')
    y-=38
    cv.setFont('Helvetica-Bold',7.5);cv.drawCentredString(PW/2,y,'** NOTE: All report values are shown in Base Currency, unless otherwise indicated **');y-=20
    cv.setFont('Helvetica-Bold',8);cv.drawString(36,y,'A/C');cv.drawString(92,y,'Name')
    for x,h in zip(X,['Credit Limit','Turnover','Balance','Future','Current','Period 1','Period 2','Period 3','Older']): cv.drawRightString(x,y,h)
    cv.setLineWidth(.8);cv.line(36,y-4,804,y-4)
    return y-16
pg=1;y=head(1);cv.setFont('Helvetica',7.5)
for d in full:
    if y<45: cv.showPage();pg+=1;y=head(pg)
    cv.setFont('Helvetica',7.5);d['name']=clip(d['name'],128)
    cv.drawString(36,y,d['resident']);cv.drawString(92,y,d['name'])
    for x,m in zip(X,MON): cv.drawRightString(x,y,(E+' ' if m=='other:Credit Limit' else '')+f(d[m]))
    y-=13.2
T={m:sum(d[m] for d in full) for m in MON[2:]}
cv.setLineWidth(.6);cv.line(352,y+8,804,y+8);cv.setFont('Helvetica-Bold',7.5);cv.drawString(290,y-3,'Totals:')
for x,m in zip(X,MON):
    if m in T: cv.drawRightString(x,y-3,f(T[m]))
cv.line(352,y-7,804,y-7);cv.line(352,y-8.5,804,y-8.5)
cv.showPage();cv.save()
save(NAME,'AR','Sage 50 (Ireland) Aged Debtors Analysis (Summary), A4 landscape PDF, period buckets, credit limit and turnover',False,MON,full,[dict(label='Totals:',**T)])
print(len(full),pg,T)
