# South African office, MRI-like management accounts, month / YTD / forecast. space thousands. PLANTED digit_changed
import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
R=random.Random(404)
s=S('Property Management Accounts','Bosmansdam Office Park','2024-09-01','2025-02-28',['Month Actual','Month Budget','Month Variance','YTD Actual','YTD Budget','YTD Variance','Full Year Forecast'])
def L(code,l,b,inc,vol=.06):
    bu=round(b);ac=round(b*R.uniform(1-vol,1+vol));yb=bu*6;ya=round(yb*R.uniform(1-vol/2,1+vol/2));g=1 if inc else -1
    return s.line(l,[ac,bu,g*(ac-bu),ya,yb,g*(ya-yb),ya+round(bu*6*1.01)],code=code)
def T(l,it,sg=None,varsg=None,**k):
    i=s.tot(l,it,sg,**k)
    if sg:  # result rows: variances add (favourable positive)
        for c in(2,5):s.rows[i]['v'][c]=sum(s.rows[j]['v'][c] for j in it)
    return i
s.head('INCOME');
s.head('Rental income')
a=[L('1010','Basic rental - offices',1486200,1,.02),L('1020','Basic rental - ground floor retail',212400,1,.02),L('1030','Parking rental',187500,1,.04),L('1040','Storeroom rental',14200,1,.05)];t1=T('Total rental income',a)
s.head('Recoveries')
a=[L('1210','Electricity recovered',402300,1),L('1220','Water and sewerage recovered',41700,1,.1),L('1230','Assessment rates recovered',118900,1,.03),L('1240','Refuse recovered',12800,1),L('1250','Diesel (generator) recovered',18500,1,.3)];t2=T('Total recoveries',a)
s.head('Sundry income');a=[L('1310','Cell mast and signage',16400,1,.03),L('1320','Interest on arrears',3900,1,.4)];t3=T('Total sundry income',a)
ti=T('TOTAL INCOME',[t1,t2,t3],t='TOTAL',key='total_income')
s.head('PROPERTY EXPENSES');s.head('Municipal charges')
a=[L('2010','Electricity',438800,0),L('2020','Water and sewerage',46900,0,.1),L('2030','Assessment rates',168300,0,.01),L('2040','Refuse and CID levy',23100,0,.03)];e1=T('Total municipal charges',a)
s.head('Operating costs')
a=[L('2110','Cleaning and hygiene',58400,0,.04),L('2120','Security',96200,0,.03),L('2130','Lift maintenance',17800,0),L('2140','Air-conditioning maintenance',24600,0,.2),L('2150','Generator diesel',21000,0,.35),L('2160','Repairs and maintenance - general',48500,0,.3),L('2170','Gardens and pest control',9700,0),L('2180','Insurance - SASRIA and all risks',31900,0,.01)];e2=T('Total operating costs',a)
s.head('Administration');a=[L('2210','Property management fee (3.5%)',78600,0,.03),L('2220','Letting commission written off',26300,0,.1),L('2230','Legal and collection fees',8200,0,.5),L('2240','Provision for doubtful debts',15000,0,.4)];e3=T('Total administration',a)
te=T('TOTAL PROPERTY EXPENSES',[e1,e2,e3],t='TOTAL',key='total_operating_expenses')
noi=T('NET PROPERTY INCOME',[ti,te],[1,-1],t='TOTAL',key='noi')
s.head('FINANCE');f=L('3010','Interest - Loan facility B',612500,0,.01)
T('NET PROFIT BEFORE TAX',[noi,f],[1,-1],t='TOTAL',key='net_income')
# planted: digit in YTD Actual of Security
i=next(k for k,r in enumerate(s.rows) if r['label']=='Security');o=s.rows[i]['v'][3];d=str(o);nd=d[:1]+str((int(d[1])+4)%10)+d[2:];s.rows[i]['v'][3]=int(nd)
s.planted=dict(what=f"YTD Actual of '2120 Security' printed as {nd} instead of {o}; totals carry the true figure",kind='digit_changed')
n='bosmansdam_mgmt_accounts_feb25.pdf';W,H=842,595;c=canvas.Canvas(doc(n),pagesize=(W,H))
sp=lambda v:'' if v is None else ('-' if v==0 else ('-' if v<0 else '')+f'{abs(v):,}'.replace(',',' '))
X=[330,395,455,500,575,645,710,755,812]
def hd(p):
    c.setFillColor(colors.HexColor('#7a1f2b'));c.rect(30,H-58,W-60,30,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',13);c.drawString(38,H-48,'Property Management Accounts');c.setFont('Helvetica',9);c.drawRightString(W-38,H-48,'Bosmansdam Office Park (P0417)  -  February 2025');c.setFillColor(colors.black)
    c.setFont('Helvetica',7);c.drawString(30,H-70,'Owner: Kaapvlei Property Fund Ltd   |   Financial year: 1 Sept 2024 - 31 Aug 2025   |   Amounts in Rand, excl. VAT   |   Positive variance = favourable')
    y=H-86;c.setFont('Helvetica-Bold',7.5);c.drawCentredString(400,y,'----------  Month  ----------');c.drawCentredString(645,y,'----------  Year to date (6 months)  ----------');c.drawRightString(812,y,'Full Year')
    y-=11;c.drawString(30,y,'Code');c.drawString(64,y,'Description')
    for x,t in zip(X,['Actual','Budget','Variance','Var %','Actual','Budget','Variance','Var %','Forecast']):c.drawRightString(x,y,t)
    c.line(30,y-3,W-30,y-3);c.setFont('Helvetica',6.5);c.drawString(30,20,'MRI-ZA GLR0220  run 2025/03/07 08:14  user TMOKO');c.drawRightString(W-30,20,f'Page {p} of 2');return y-16
y=hd(1);p=1
for r in s.rows:
    if r['label']=='PROPERTY EXPENSES':c.showPage();p=2;y=hd(2)
    b=r['t']!='LINE';c.setFont('Helvetica-Bold' if b else 'Helvetica',7.5)
    if r['t']=='TOTAL':c.setFillColor(colors.HexColor('#eadfe0'));c.rect(30,y-3.5,W-60,12,fill=1,stroke=0);c.setFillColor(colors.black)
    if r['code']:c.drawString(30,y,r['code'])
    c.drawString(64 if r['t'] in('LINE','SUBTOTAL') or not r['label'].isupper() else 30,y,r['label'])
    v=r['v']
    if v[0] is not None:
        for x,q in zip([X[0],X[1],X[2],X[4],X[5],X[6],X[8]],v):c.drawRightString(x,y,sp(q))
        for x,k in((X[3],2),(X[7],5)):c.drawRightString(x,y,f'{100*v[k]/v[k-1]:.1f}%')
    y-=12.5
    if r['items']:y-=5
c.save()
dump(n,[s],'OFFICE','OPERATING_STATEMENT','SA MRI-like month/YTD/forecast, space thousands, two pages',True)
