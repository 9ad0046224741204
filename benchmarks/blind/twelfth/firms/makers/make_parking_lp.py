from lib import *
from reportlab.pdfgen import canvas
R=random.Random(4410)
cols=['CURRENT MONTH ACTUAL','CURRENT MONTH BUDGET','CURRENT MONTH VARIANCE','YEAR TO DATE ACTUAL','YEAR TO DATE BUDGET','YEAR TO DATE VARIANCE']
def der(b,k):
    a,bu,ya,yb=b
    s=1 if k=='inc' else -1
    return [a,bu,round(s*(a-bu),2),ya,yb,round(s*(ya-yb),2)]
s=St('INCOME STATEMENT - ACTUAL VS BUDGET','KINGSLEY PLAZA GARAGE','2025-09-01','2025-09-30',cols,derive=der,nbase=4)
def mk(m,seas=1.0):
    if m==0: return [0.0]*4
    a=round(m*R.uniform(.88,1.13),2); bu=float(round(m/5)*5); ya=round(m*9*R.uniform(.93,1.07),2); yb=bu*9
    return [a,bu,ya,yb]
def sec(h,lines,tot,kind,key=None,typ='SUBTOTAL'):
    s.h(h); return s.t(tot,[s.l(a,v if isinstance(v,list) else mk(v),c,kind) for c,a,v in lines],kind=kind,key=key,typ=typ)
r1=sec('TRANSIENT REVENUE',[('40010','HOURLY - POF MACHINES',88400),('40020','HOURLY - PAY IN LANE',41250),('40030','EARLY BIRD',18600),('40040','EVENING / WEEKEND FLAT',14300),('40050','EVENT PARKING',26900),('40060','VALIDATIONS SOLD',7850),('40070','LOST TICKET',1240),('40090','REFUNDS AND SHORTAGES',[-1318.4,-750.0,-8814.25,-6750.0])],'TOTAL TRANSIENT','inc')
r2_=sec('CONTRACT REVENUE',[('41010','MONTHLY - UNRESERVED',97200),('41020','MONTHLY - RESERVED',38400),('41030','MONTHLY - TENANT BLOCK',52500),('41040','ACCESS CARD FEES',1150),('41050','LATE FEES',860)],'TOTAL CONTRACT','inc')
r3=sec('OTHER REVENUE',[('42010','EV CHARGING',3340),('42020','ADVERTISING PANELS',2100),('42030','CAR WASH CONCESSION',[2500.0,2500.0,22500.0,22500.0]),('42090','MISCELLANEOUS',415)],'TOTAL OTHER','inc')
gr=s.t('GROSS RECEIPTS',[r1,r2_,r3],typ='TOTAL')
tx=s.l('LESS CITY PARKING TAX',[round(-.08*v,2) for v in s.rows[gr]['base']],'43010')
nr=s.t('NET REVENUE',[gr,tx],typ='TOTAL',key='total_income')
e1=sec('PAYROLL',[('50010','SALARIES - MANAGER',7400),('50020','WAGES - CASHIERS',29800),('50030','WAGES - ATTENDANTS',17650),('50040','OVERTIME',2300),('50110','PAYROLL TAXES',5020),('50120','WORKERS COMP',1980),('50130','HEALTH AND WELFARE',8850)],'TOTAL PAYROLL','exp')
e2=sec('OPERATING',[('51010','UNIFORMS',310),('51020','TICKETS AND SUPPLIES',1460),('51030','CREDIT CARD FEES',9180),('51040','REVENUE CONTROL MAINTENANCE',2950),('51050','TELEPHONE / DATA',780),('51060','SWEEPING AND PRESSURE WASH',3200),('51070','ELEVATOR CONTRACT',[1675.0,1675.0,15075.0,15075.0]),('51080','ELECTRICITY',11400),('51090','WATER AND SEWER',640),('51100','SNOW AND ICE',[0.0,0.0,18422.5,16500.0]),('51110','SECURITY PATROL',8600),('51120','SIGNS AND STRIPING',925),('51130','CLAIMS - VEHICLE DAMAGE',700)],'TOTAL OPERATING','exp')
e3=sec('FIXED',[('52010','REAL ESTATE TAX',[31250.0,31250.0,281250.0,281250.0]),('52020','LIABILITY INSURANCE',[6418.75,6400.0,57768.75,57600.0]),('52030','LICENSES AND PERMITS',225),('52040','MANAGEMENT FEE - BASE',[4000.0,4000.0,36000.0,36000.0]),('52050','MANAGEMENT FEE - INCENTIVE',2700)],'TOTAL FIXED','exp')
te=s.t('TOTAL EXPENSES',[e1,e2,e3],kind='exp',typ='TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[nr],[te],typ='TOTAL',key='noi')
name='GL4410_kingsley_garage_sep25.pdf'
c=canvas.Canvas(os.path.join(DOC,name),pagesize=(1071,792),invariant=1)
def f(v,w):
    if v is None: return ' '*w
    t=f"{abs(v):,.2f}" if v else '.00'
    return (t+('-' if v<0 else ' ')).rjust(w)
def pct(v,b): return ' '*8 if not b else (f"{abs(v/b*100):.1f}"+('-' if v/b<0 else ' ')).rjust(8)
lines=[]
for n,r in enumerate(s.rows):
    if r['typ']=='HEADING': lines+=['',' '*7+r['label']];continue
    v=r['vals']; st={'LINE':'','SUBTOTAL':' *','TOTAL':' **'}[r['typ']]
    if r['typ']!='LINE' : lines.append(' '*38+(' '+'-'*13)*2+' '+'-'*12+' '*8+(' '+'-'*13)*2+' '+'-'*12)
    lab=(r['code'] or '     ')+'  '+('' if r['typ']=='LINE' else '  ')+r['label']
    lines.append(lab.ljust(38)+f(v[0],14)+f(v[1],14)+f(v[2],13)+pct(v[2],v[1])+f(v[3],14)+f(v[4],14)+f(v[5],13)+pct(v[5],v[4])+st)
    if r['typ']=='TOTAL' : lines.append('')
lines+=['',' '*50+'*** END OF REPORT GL4410 ***']
PER=50; pages=[lines[i:i+PER] for i in range(0,len(lines),PER)]
for p,pl in enumerate(pages):
    for k in range(0,66,6):
        c.setFillColorRGB(.90,.96,.90); c.rect(30,792-24-(k+3)*11.4,1011,34.2,stroke=0,fill=1)
    c.setFillGray(0)
    for k in range(24): c.circle(14,20+k*32.6,4); c.circle(1057,20+k*32.6,4)
    hd=['RUN 10/06/25 06:14:52'.ljust(56)+'MERIDIAN URBAN PARKING CORP.'.ljust(76)+f'PAGE {p+1:>4}',
        'PROG GL4410   VER 7.2'.ljust(51)+'INCOME STATEMENT - ACTUAL VS BUDGET',
        'LOC  0117  KINGSLEY PLAZA GARAGE'.ljust(55)+'PERIOD 09 ENDING 09/30/25','',
        ' '*38+('------------ CURRENT MONTH ------------').ljust(49)+'------------- YEAR TO DATE -------------',
        'ACCT   DESCRIPTION'.ljust(38)+'      ACTUAL  '+'      BUDGET  '+'   VARIANCE  '+'    PCT '+'      ACTUAL  '+'      BUDGET  '+'   VARIANCE  '+'    PCT ','-'*142]
    t=c.beginText(40,750); t.setFont('Courier',11.4 if False else 11); t.setLeading(11.4)
    for l in hd+pl: t.textLine(l)
    c.drawText(t); c.showPage()
c.save()
save(name,[s],'PARKING','OPERATING_STATEMENT','line-printer text report, trailing minus, green bar, MTD/YTD budget variances',True)
