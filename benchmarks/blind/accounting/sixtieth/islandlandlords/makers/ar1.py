# MRI-like Aged Delinquencies, Canadian commercial, charges under tenants, PDF landscape letter
import random
from datetime import date,timedelta
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
rnd=random.Random(6041)
F='Aged_Delinquencies_0525.pdf'
B=[('BRW01','Brunswick Corporate Centre',[('Pelham Actuarial Group Ltd.','0210',18450),('Northbay Dental Supply Inc.','0225',9120),('Corsair Freight Forwarding','0300',14780),('Tidewater Immigration Law','0315',6340),('Groupe Conseil Valmont inc.','0400',22910),('Halifax Hearing Clinic','0102',5480),('1198432 N.S. Limited o/a Grind & Co.','0101',4260)]),
   ('QPK02','Queenspark Retail Plaza',[('Dollar Depot #118','A01',12640),('Sunrise Physio & Rehab','A04',7315),('Spice Junction Restaurant','B02',8890),('Wireless Plus Kiosk','K01',2150),('Bright Steps Daycare Corp.','B05',10275),('Lakeview Optical','A07',4690),('FitHub Studios (former tenant)','B08',9980)])]
CODES={'BRT':'BASE RENT','CAM':'COMMON AREA MAINT','TAX':'REALTY TAX','HST':'HARMONIZED SALES TAX','UTL':'UTILITIES','PKG':'PARKING','LPC':'LATE CHARGE','NSF':'RETURNED CHEQUE','YEC':'YR END CAM ADJ','PPR':'PREPAID RENT'}
HD=['Invoice Date','Category','Src','Amount','Current','1 Month','2 Months','3 Months','4+ Months']
KEYS=['total','current','other:1 Month','other:2 Months','other:3 Months','other:4+ Months']
c=canvas.Canvas(DOC+F,pagesize=landscape(letter)); W,H=landscape(letter)
X=[40,104,268,352,428,504,580,656,745]
N='Courier';NB='Courier-Bold';page=0
def head():
    global y,page
    page+=1; c.setFont(N,7.5)
    c.drawString(40,H-36,'Database:  ATLPROP'); c.drawString(40,H-46,'Bldg Status: Active only'); c.setFont(NB,10); c.drawCentredString(W/2,H-36,'Aged Delinquencies'); c.setFont(N,8); c.drawCentredString(W/2,H-47,'Fundy Atlantic Properties Ltd.'); c.drawCentredString(W/2,H-57,'Period: 05/25')
    c.setFont(N,7.5); c.drawRightString(745,H-36,f'Page:   {page}'); c.drawRightString(745,H-46,'Date:   6/2/2025'); c.drawRightString(745,H-56,'Time:   08:14 AM')
    y=H-76
    c.setFont(NB,7.5)
    for j,s in enumerate(HD): (c.drawString if j<3 else c.drawRightString)(X[j],y,s)
    c.setLineWidth(.6); c.line(40,y-4,745,y-4); y-=16
def need(k):
    global y
    if y-k<40: c.showPage(); head()
def line(v,font=N):
    c.setFont(font,7.5)
    for j,x in enumerate(v): c.drawRightString(X[3+j],y,m(x))
def slot(d):
    k=(2025-d.year)*12+5-d.month
    return min(max(k,0),4)
head(); T=[];TT=[];G=[0]*6;recap={}
for bc,bn,tens in B:
    need(60); c.setFont(NB,8.5); c.drawString(40,y,f'{bc}    {bn}'); y-=15; bt=[0]*6
    for k,(tn,su,rent) in enumerate(tens):
        lid=f'{"0001" if bc=="BRW01" else "0002"}{rnd.randint(1000,9999)}-1'
        ch=[]
        prof=rnd.choice(['cur','two','deep','two','odd']) if 'former' not in tn else 'deep'
        if tn.startswith('Dollar'): prof='credit'
        if tn.startswith('Pelham'): prof='odd'
        def add(d,code,a): ch.append((d,code,R(a)))
        if prof=='cur': add(date(2025,5,1),'BRT',rent);add(date(2025,5,1),'CAM',rent*.28);add(date(2025,5,1),'HST',rent*1.28*.14)
        if prof=='two':
            add(date(2025,4,1),'CAM',rent*.28)
            add(date(2025,5,1),'BRT',rent);add(date(2025,5,1),'CAM',rent*.28);add(date(2025,5,1),'TAX',rent*.17);add(date(2025,5,1),'HST',rent*1.45*.14)
        if prof=='deep':
            for mo in ((2024,12),(2025,1),(2025,2),(2025,3)): add(date(*mo,1),'BRT',rent if mo!=(2024,12) else rent*.41);
            add(date(2025,1,1),'HST',rent*.15);add(date(2025,2,1),'HST',rent*.15);add(date(2025,3,1),'HST',rent*.15)
            add(date(2025,3,17),'LPC',150); add(date(2025,3,18),'NSF',45)
            if 'former' not in tn: add(date(2025,4,1),'BRT',rent); add(date(2025,5,1),'BRT',rent); add(date(2025,5,1),'HST',rent*.14)
            ch.sort(key=lambda z:z[0])
        if prof=='odd': add(date(2025,3,31),'YEC',rent*.37+12.18);add(date(2025,3,31),'HST',(rent*.37+12.18)*.15);add(date(2025,5,1),'PKG',420)
        if prof=='credit': add(date(2025,3,31),'YEC',rent*.22+3.33);add(date(2025,4,1),'UTL',318.64);add(date(2025,5,28),'PPR',-(rent*.6))
        need(50)
        c.setFont(NB,7.5); c.drawString(40,y,lid); c.drawString(104,y,tn)
        c.setFont(N,7.5); c.drawString(352,y,f'Suite: {su}'); c.drawString(428,y,'Inactive' if 'former' in tn else 'Current'); 
        lp=date(2025,5,rnd.randint(1,29)) if prof!='deep' else date(2025,rnd.randint(1,2),rnd.randint(2,27))
        c.drawRightString(745,y,f'Last Payment:  {lp.month}/{lp.day}/{lp.year}   {m(R(rent*rnd.choice([1,1.45,.5])))}'); y-=10
        c.drawString(104,y,f'Contact: (902) 555-0{rnd.randint(100,199)}'); c.drawString(352,y,'Day Due: 1   Delq Day: 5'); y-=11
        tt=[0]*6
        for d,code,a in ch:
            need(12); v=[a,0,0,0,0,0]; v[1+slot(d)]=a
            c.setFont(N,7.5); ds=f'{d.month}/{d.day}/{d.year}'; desc=f'{code} {CODES[code]}'
            c.drawString(48,y,ds); c.drawString(104,y,desc); c.drawString(268,y,'CR' if code=='PPR' else 'CH'); line(v); y-=10
            T.append({'unit':su,'name':tn,'resident':lid,'date':d.isoformat(),'charge':desc,**dict(zip(KEYS,v))})
            tt=[R(p+q) for p,q in zip(tt,v)]; r=recap.setdefault(code,[0]*6); recap[code]=[R(p+q) for p,q in zip(r,v)]
        need(16); c.setLineWidth(.3); c.line(300,y+7,745,y+7)
        lab=f'{tn} Total:'; c.setFont(NB,7.5); c.drawRightString(292,y-2,lab); 
        y-=2; line(tt,NB); y-=17
        TT.append({'label':lab,**dict(zip(KEYS,tt))}); bt=[R(p+q) for p,q in zip(bt,tt)]
    need(20); lab=f'Bldg {bc} Total:'; c.setFont(NB,7.5); c.line(300,y+8,745,y+8); c.drawRightString(292,y,lab); line(bt,NB); y-=22
    TT.append({'label':lab,**dict(zip(KEYS,bt))}); G=[R(p+q) for p,q in zip(G,bt)]
need(30); c.setFont(NB,7.5); c.line(300,y+8,745,y+8); c.drawRightString(292,y,'Grand Total:'); line(G,NB); c.line(300,y-4,745,y-4); c.line(300,y-6,745,y-6); y-=26
TT.append({'label':'Grand Total:',**dict(zip(KEYS,G))})
need(30+10*len(recap)); c.setFont(NB,7.5); c.drawString(104,y,'Category Recap'); y-=11
for code in CODES:
    if code in recap: c.setFont(N,7.5); c.drawString(104,y,f'{code} {CODES[code]}'); line(recap[code]); y-=10
c.save(); print(page,len(T),G)
save(F,'AR',None,KEYS,T,TT,'MRI-like aged delinquencies, charges below tenant headings, month buckets, category recap, PDF',False)
