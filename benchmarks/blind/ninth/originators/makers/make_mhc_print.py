# manufactured-housing community monospaced print, two-line records
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(4404); nm=N(r); NAME='mhc_site_print'; AS=D(2025,8,31)
c=canvas.Canvas(doc(NAME,'pdf'),pagesize=landscape(letter)); pg=0; y=0
def ln(s):
    global y
    c.drawString(36,y,s); y-=10.4
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont('Courier',8.4); y=575
    ln('CEDAR HOLLOW MHC'.ljust(56)+'SITE RENT LISTING'.ljust(60)+f'PAGE {pg:>3}'); ln('AS OF 31-AUG-2025'); ln('')
    ln(f'{"SITE":<7}{"RESIDENT":<26}{"HOME":<6}{"STATUS":<10}{"MOVE-IN":<13}{"LEASE EXP":<13}{"LOT RENT":>10}{"WATER":>9}{"SEWER":>9}{"TRASH":>8}{"TOTAL":>11}')
    ln(f'{"":<7}{"DEPOSIT / BALANCE":<26}'); ln('='*124)
rows=[];T=[0]*7;head();sites=[f'{a}{i:02d}' for a,k in(('A',18),('B',16),('C',12)) for i in range(1,k+1)]
for i,s in enumerate(sites):
    if y<60: head()
    typ='DW' if r.random()<.35 else 'SW'
    if i in(3,11,20,29,41):
        rows.append(dict(unit=s,statusText='VACANT')); ln(f'{s:<7}{"":<26}{"":<6}VACANT'); ln(''); continue
    f,l=nm.fl(); t=f'{l}, {f}'.upper(); mi=AS-dt.timedelta(r.randint(90,5000)); mtm=r.random()<.3; le=addm(AS,r.randint(1,11),28)
    rent=r.choice([465,480,495,510])+(35 if typ=='DW' else 0); w=round(r.uniform(14,41),2); se=round(w*.8,2); tr=18.5; tot=round(rent+w+se+tr,2); dep=r.choice([0,250,465]); bal=r.choice([0,0,0,0,-12.5,tot])
    d=lambda x:x.strftime('%d-%b-%Y').upper()
    rows.append(dict(unit=s,tenantName=t,unitType=typ,statusText='OCCUPIED',moveInDate=mi,leaseEndDate='MTM' if mtm else le,contractRent=float(rent),charges=[{'code':k,'amount':a} for k,a in(('WATER',w),('SEWER',se),('TRASH',tr))],totalCharges=tot,deposit=float(dep),balance=float(bal)))
    ln(f'{s:<7}{t:<26}{typ:<6}{"OCCUPIED":<10}{d(mi):<13}{"MTM" if mtm else d(le):<13}{rent:>10.2f}{w:>9.2f}{se:>9.2f}{tr:>8.2f}{tot:>11.2f}')
    ln(f'{"":<7}DEP {dep:>9.2f}   BAL {bal:>9.2f}')
    T=[a+b for a,b in zip(T,[rent,w,se,tr,tot,dep,bal])]
if y<100: head()
ln('='*124); ln(f'{"COMMUNITY TOTALS":<75}{T[0]:>10,.2f}{T[1]:>9,.2f}{T[2]:>9,.2f}{T[3]:>8,.2f}{T[4]:>11,.2f}'); ln(f'{"":<7}DEP {T[5]:>9,.2f}   BAL {T[6]:>9,.2f}'); ln(''); n=len(sites)
ln(f'SITES {n}   OCCUPIED {n-5}   VACANT 5     SW = SINGLE-WIDE  DW = DOUBLE-WIDE'); c.save()
finish(NAME,'pdf',dict(propertyName='CEDAR HOLLOW MHC',asOnDate=iso(AS),units=n,occupied=n-5,vacant=5,rows=rows),'MANUFACTURED_HOUSING','monospaced two-line records, page headers repeated',True)
