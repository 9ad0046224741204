# parking operator's owner statement with remittance; portrait, typewriter face
from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
R=random.Random(1403);F='third_avenue_garage_owner_statement.pdf'
C=['This Month','Last Month','Same Mo. LY','Year to Date']
s=S('Owner\'s Operating and Remittance Statement','Third Avenue Garage','2025-11-01','2025-11-30',C)
def m(b,j=.06,y=11): 
    q=lambda k:round(b*k*(1+R.uniform(-j,j)),2)
    return [q(1),q(1.02),q(.95),q(y*.99)]
s.h('ACTIVITY')
s.l('Stalls in service',[418,418,412,None],f='n');s.l('Tickets processed',[9874,10211,9406,108830],f='n');s.l('Monthly permits billed',[231,228,219,None],f='n')
s.h('GROSS RECEIPTS')
g=[s.l(a,m(b)) for a,b in [('Transient - cash & card',121400),('Monthly parking',78540),('Validations',18230),('Special events',9675),('EV charging',2310),('Lost ticket / misc.',845)]]
gr=s.t('Total gross receipts',g)
tx=s.l('Less: city parking tax (18%/1.18)',[round(v*.18/1.18,2) for v in s.rows[gr]['v']],neg=1)
ref=s.l('Less: refunds & chargebacks',m(610,.3),neg=1)
s.rows[tx]['v']=[-v for v in s.rows[tx]['v']];s.rows[ref]['v']=[-v for v in s.rows[ref]['v']]
nr=s.t('NET PARKING REVENUE',[gr,tx,ref],type='TOTAL',key='total_income')
s.h('LABOR')
lab=[s.l(a,m(b)) for a,b in [('Facility manager',7150),('Cashiers / attendants',21870),('Overtime',1460),('Payroll taxes',2710),('Health & welfare (Local 665)',5220),('Workers compensation',1905)]]
lt=s.t('Total labor',lab)
s.h('OTHER OPERATING EXPENSES')
ox=[s.l(a,v) for a,v in [('Garage liability insurance',m(4120,.01)),('Credit card fees',m(4890)),('Equipment maintenance - PARCS',m(2265,.2)),('Sweeping & power wash',m(1850,.02)),('Utilities',m(3310)),('Tickets & supplies',m(540,.4)),('Claims paid',[0,1275.40,0,3911.85]),('Telephone / data lines',m(618,.03))]]
ot=s.t('Total other operating expenses',ox)
te=s.t('TOTAL OPERATING EXPENSES',[lt,ot],type='TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[nr],[te],type='TOTAL',key='noi')
s.h('OWNER\'S REMITTANCE')
b=s.l('Base management fee',[3500,3500,3400,38500]);inc=s.l('Incentive fee (4% of NOI over $75,000)',[round(max(0,(v-(75000 if i<3 else 825000))*.04),2) for i,v in enumerate(s.rows[noi]['v'])])
cr=s.l('Capital reserve withheld',[2500,2500,2500,27500])
no=s.t('Net due owner',[noi],[b,inc,cr])
v=s.rows[no]['v'];ad=s.l('Less: advances wired on the 15th',[60000,60000,55000,660000])
s.t('BALANCE REMITTED WITH THIS STATEMENT',[no],[ad],type='TOTAL')
c=canvas.Canvas(doc(F),pagesize=letter,invariant=1);W,H=letter
c.setFillGray(.15);c.rect(40,H-62,W-80,26,fill=1,stroke=0);c.setFillGray(1);c.setFont('Helvetica-Bold',13);c.drawString(48,H-54,'KESTREL PARKING SERVICES');c.setFillGray(0)
c.setFont('Courier-Bold',10);c.drawString(40,H-82,"Owner's Operating and Remittance Statement")
c.setFont('Courier',8.5);c.drawString(40,H-95,'Facility 2207: Third Avenue Garage');c.drawString(40,H-106,'Month ended November 30, 2025');c.drawRightString(W-40,H-95,'Remit to: Alder Point Realty LP');c.drawRightString(W-40,H-106,'Wire ref 2207-1125')
X=[300,374,448,527];XS=572;y=H-126
c.setFont('Courier-Bold',7.5)
for x,a,d in zip(X+[XS],['This','Last','Same Mo.','Year to','Per'],['Month','Month','LY','Date','Stall']): c.drawRightString(x,y,a);c.drawRightString(x,y-9,d)
y-=13;c.setDash(1,2);c.line(40,y,W-40,y);c.setDash();y-=11
for r in s.rows:
    t=r['type'];c.setFont('Courier-Bold' if t in('TOTAL','HEADING') else 'Courier',7.6)
    if t=='HEADING': y-=5
    c.drawString(40+(0 if t!='LINE' else 10),y,r['label'])
    if t!='HEADING':
        if t!='LINE':
            for x in X:c.line(x-60,y+8,x,y+8)
        for x,q in zip(X,r['v']):
            if q is None: continue
            if r['x'].get('f')=='n': w=f'{q:,.0f}'
            else: w='-' if q==0 else (f'({-q:,.2f})' if q<0 else f'{q:,.2f}')
            c.drawRightString(x,y,w)
        if r['x'].get('f')!='n': 
            q=r['v'][0]/418;c.drawRightString(XS,y,f'{q:,.2f}' if q>=0 else f'({-q:,.2f})')
        if t=='TOTAL': 
            for x in X:c.line(x-60,y-2.5,x,y-2.5)
            y-=3
    y-=11.3
y-=12;c.setFont('Courier',7);c.drawString(40,y,'Bank of deposit: First Tidewater, lockbox 4471. Statement is subject to audit adjustment.  Per stall on 418 stalls, this month.')
c.save();save(F,[s],'PARKING','OPERATING_STATEMENT','parking operator owner statement with remittance, Courier, per-stall column',False,True)
