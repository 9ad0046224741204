"""MRI twelve-month income statement of an office building, typewriter print, tabloid landscape. Planted: one digit changed in a month cell."""
from common import *
from reportlab.pdfgen import canvas
R=random.Random(1605); NAME='MRI_4410_Twelve_Month_Income_2024.pdf'
s=St(12)
def c(x): return int(round(x))*100
def m(b,v=.0,seas=None,step=None): 
    o=[]
    for k in range(12):
        x=b*(seas[k] if seas else 1)*R.uniform(1-v,1+v)
        if step and k>=step[0]: x=x*step[1]
        o.append(c(x))
    return o
only=lambda d:[c(d[k]) if k in d else 0 for k in range(12)]
cool=[.82,.8,.84,.9,1.02,1.2,1.31,1.3,1.15,.95,.85,.86]; heat=[1.9,1.7,1.4,.9,.4,.3,.25,.25,.35,.7,1.3,1.8]
s.H('REVENUE')
L=lambda code,t,v,k='inc': s.L(t,v,code=code,kind=k)
a=[L('401000','BASE RENT - OFFICE',m(318450,0,None,(5,.962))),L('401500','BASE RENT - STORAGE',m(2140)),L('402000','FREE RENT / ABATEMENT',only({0:-14210,1:-14210,2:-14210,7:-9880,8:-9880,9:-9880})),L('403000','PARKING - MONTHLY',m(18800,.04)),L('403100','PARKING - TRANSIENT',m(4150,.15))]
b=s.T('TOTAL RENTAL REVENUE',a,code='404999')
a=[L('411000','OPERATING EXPENSE RECOVERY',m(41800,0,None,(5,.955))),L('411100','REAL ESTATE TAX RECOVERY',m(27600)),L('411900','PRIOR YEAR RECOVERY TRUE-UP',only({3:-18437})),L('412000','TENANT ELECTRIC SUBMETER',m(9200,.03,cool)),L('413000','AFTER HOURS HVAC',m(1450,.3,cool))]
d=s.T('TOTAL RECOVERIES',a,code='414999')
a=[L('421000','INTEREST INCOME',m(385,.1)),L('422000','LEASE TERMINATION FEE',only({4:85000})),L('429000','MISCELLANEOUS REVENUE',m(620,.6))]
e=s.T('TOTAL OTHER REVENUE',a,code='429999')
TR=s.T('TOTAL REVENUE',[b,d,e],code='499999')
s.H('OPERATING EXPENSES')
X=lambda code,t,v:L(code,t,v,'exp'); g=[]
planted_line=X('510100','JANITORIAL CONTRACT',m(24300,.03))
a=[planted_line,X('510200','DAY PORTER',m(5120)),X('510300','WINDOW CLEANING',only({3:7850,9:7850})),X('510400','TRASH REMOVAL',m(1985,.04))]; g.append(s.T('TOTAL CLEANING',a,code='510999',kind='exp'))
a=[X('520100','ELECTRICITY',m(31200,.04,cool)),X('520200','NATURAL GAS',m(6100,.08,heat)),X('520300','WATER & SEWER',m(3150,.08))]; g.append(s.T('TOTAL UTILITIES',a,code='520999',kind='exp'))
a=[X('530100','ENGINEERING PAYROLL',m(19400,.02)),X('530200','HVAC CONTRACT & REPAIRS',m(6700,.35)),X('530300','ELEVATOR CONTRACT',m(4475)),X('530400','FIRE & LIFE SAFETY',m(1500,.5)),X('530500','PLUMBING',m(1250,.6)),X('530600','LANDSCAPING',m(1900)),X('530700','SNOW REMOVAL',only({0:9125,1:7410,2:2260,11:5380}))]; g.append(s.T('TOTAL REPAIRS & MAINTENANCE',a,code='530999',kind='exp'))
a=[X('540100','SECURITY CONTRACT',m(15650,.02))]; g.append(s.T('TOTAL SECURITY',a,code='540999',kind='exp'))
a=[X('550100','MANAGEMENT FEE',[c(x/100*.03) for x in s.rows[TR]['vals']]),X('550200','MANAGEMENT OFFICE PAYROLL',m(11800,.02)),X('550300','OFFICE & TELEPHONE',m(1420,.15)),X('550400','LEGAL & PROFESSIONAL',m(2300,.5))]; g.append(s.T('TOTAL ADMINISTRATIVE',a,code='550999',kind='exp'))
a=[X('560100','REAL ESTATE TAXES',m(61240,0,None,(6,1.031))),X('560200','PROPERTY INSURANCE',m(9950,0,None,(3,1.12)))]; g.append(s.T('TOTAL TAXES & INSURANCE',a,code='560999',kind='exp'))
TX=s.T('TOTAL OPERATING EXPENSES',g,code='599999',kind='exp')
NO=s.T('NET OPERATING INCOME',[TR,neg(TX)],code='600000')
s.H('NON-OPERATING')
a=[X('610100','MORTGAGE INTEREST',m(171325)),X('610300','TENANT IMPROVEMENTS',only({2:41200,5:18775,10:26340})),X('610400','LEASING COMMISSIONS',only({5:22418})),X('610900','LENDER LEGAL & INSPECTION',only({8:12650,9:18204,10:27915,11:33480}))]
TN=s.T('TOTAL NON-OPERATING',a,code='619999',kind='exp')
NI=s.T('NET INCOME (LOSS)',[NO,neg(TN)],code='699999',typ='TOTAL')
s.derive(lambda v,k:v+[sum(v)])
v=s.rows[planted_line]['vals']; old=v[7]; st=list(str(old//100)); st[0]='1' if st[0]!='1' else '3'; v[7]=int(''.join(st))*100
planted=dict(what=f"JANITORIAL CONTRACT Aug 2024 printed {v[7]//100:,} where {old//100:,} was meant (row Total, TOTAL CLEANING and all totals hold the right amount)",kind='digit_changed')
W,H=1224,792; cv=canvas.Canvas(f'{BASE}/documents/{NAME}',pagesize=(W,H),invariant=1)
F='Courier';FS=8; CW=FS*.6
mon=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
def put(col,y,t): cv.drawString(36+col*CW,y,t)
def head(p):
    global y; cv.setFont(F,FS); y=H-40
    put(0,y,'Database:  BRKSTONE'); put(100,y,'Twelve Month Income Statement'); put(206,y,f'Page:   {p}'); y-=10
    put(0,y,'Report ID: MRI_12MONTH'); put(102,y,'Brinestone Corporate Plaza'); put(206,y,'Date:   1/21/2025'); y-=10
    put(0,y,'ENTITY:    4410'); put(104,y,'Wexcombe Office Owner LP'); put(206,y,'Time:   03:52 PM'); y-=10
    put(0,y,'Accrual'); y-=18
    for k,t in enumerate(mon+['']): put(48+14*k-len(t or ''),y,t) if t else None
    put(48+14*12-6+2,y,'Twelve'); y-=10
    for k in range(12): put(48+14*k-4,y,'2024')
    put(48+14*12-11+2+0,y,'Month Total'); y-=8
    put(0,y,'-'*(48+14*12+3)); y-=14
head(1)
def ul(ch):
    global y; 
    for k in range(13): put(48+14*k-12+(2 if k==12 else 0),y,ch*12)
    y-=10
for i,r in enumerate(s.rows):
    if r['label']=='TOTAL REPAIRS & MAINTENANCE': pass
    if r['label']=='OPERATING EXPENSES' : y-=4
    if y<120 and r['typ']=='LINE' and s.rows[i-1]['typ']!='LINE': cv.showPage(); head(2)
    if r['typ']=='HEADING': put(0,y,r['label']); y-=14; continue
    if r['typ']!='LINE': ul('-')
    put(0,y,r['code']); put(8,y,r['label'][:30])
    for k,x in enumerate(r['vals']):
        t=f'{abs(x)//100:,}'; t='-'+t if x<0 else t
        put(48+14*k-len(t)+(2 if k==12 else 0),y,t)
    y-=10
    if r['typ']=='TOTAL': ul('=')
    if r['typ']!='LINE': y-=6
cv.showPage(); cv.save()
save(NAME,[s.truth('Twelve Month Income Statement','Brinestone Corporate Plaza','2024-01-01','2024-12-31',[f'{x} 2024' for x in mon]+['Twelve Month Total'],dict(total_income=TR,total_operating_expenses=TX,noi=NO,net_income=NI),planted=planted)],'OFFICE','OPERATING_STATEMENT_T12','MRI typewriter 12-month',True)
