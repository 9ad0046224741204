# old mainframe-style print, medical office building; one digit changed (planted)
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from lib import *
R=random.Random(33)
F='stmt_0311_1224.pdf'
cols=['CURRENT MONTH ACTUAL','CURRENT MONTH BUDGET','CURRENT MONTH VARIANCE','YEAR TO DATE ACTUAL','YEAR TO DATE BUDGET','YEAR TO DATE VARIANCE']
s=St('INCOME AND EXPENSE STATEMENT','BRANDYWINE MEDICAL PAVILION',None,'2024-12-31',cols)
def L(lab,code,ann,exp=True,jit=.12,fixed=False):
    b=round(ann/12); yb=b*12
    ya=yb if fixed else round(yb*(1+R.uniform(-jit,jit))); ma=b if fixed else round(b*(1+R.uniform(-2*jit,2*jit)))
    g=-1 if exp else 1
    return s.l(lab,[ma,b,g*(ma-b),ya,yb,g*(ya-yb)],code)
s.h('INCOME')
i=[L('BASE RENT - OFFICE','4000',1486200,0,.01),L('BASE RENT - PHARMACY','4005',98400,0,0,True),L('BASE RENT - IMAGING SUITE','4008',214800,0,0,True),L('PERCENTAGE RENT','4020',6000,0,.3)]
a=s.t('TOTAL RENTAL INCOME',i)
s.h('RECOVERIES')
i=[L('CAM RECOVERY','4110',318600,0,.05),L('REAL ESTATE TAX RECOVERY','4120',201600,0,.04),L('INSURANCE RECOVERY','4130',31200,0,.05),L('UTILITY REIMBURSEMENT','4140',87600,0),L('PRIOR YEAR RECOVERY ADJ','4190',-4800,0,.5)]
b=s.t('TOTAL RECOVERIES',i)
s.h('OTHER INCOME')
i=[L('PARKING - PHYSICIAN PERMITS','4310',37200,0),L('ANTENNA LICENSE','4330',21600,0,0,True),L('LATE CHARGES','4350',1800,0,.6),L('INTEREST INCOME','4390',2400,0,.5)]
c=s.t('TOTAL OTHER INCOME',i)
ti=s.t('TOTAL INCOME',[a,b,c],'TOTAL',key='total_income')
s.h('OPERATING EXPENSES')
G=[('CLEANING',[('JANITORIAL CONTRACT','5010',121200),('DAY PORTER','5015',38400),('WINDOW WASHING','5020',7200),('MEDICAL WASTE','5030',14400),('TRASH REMOVAL','5035',16800)]),
('UTILITIES',[('ELECTRICITY','5110',198000),('GAS','5120',27600),('WATER AND SEWER','5130',21600),('CHILLED WATER','5140',44400)]),
('REPAIRS AND MAINTENANCE',[('ENGINEER PAYROLL','5210',82800),('ENGINEER BENEFITS','5212',21600),('HVAC CONTRACT','5220',28800),('HVAC REPAIRS','5222',14400),('ELEVATOR CONTRACT','5230',24000),('PLUMBING','5240',8400),('ELECTRICAL SUPPLIES','5250',6000),('ROOF REPAIRS','5260',4800),('LANDSCAPING','5270',19200),('SNOW REMOVAL','5275',26400),('PARKING LOT SWEEPING','5280',4800),('FIRE ALARM AND SPRINKLER','5290',9600)]),
('SECURITY',[('GUARD SERVICE','5310',54000),('ACCESS CONTROL','5320',4800)]),
('ADMINISTRATIVE',[('MANAGEMENT FEE','5410',75600),('ADMINISTRATIVE PAYROLL','5420',36000),('TELEPHONE','5430',4800),('OFFICE EXPENSE','5440',3600),('LEGAL - LEASES','5450',8400),('ACCOUNTING','5460',9600)]),
('TAXES AND INSURANCE',[('REAL ESTATE TAXES','5510',238800),('PERSONAL PROPERTY TAX','5515',2400),('PROPERTY INSURANCE','5520',33600),('LIABILITY INSURANCE','5525',10800)])]
su=[]
for n,it in G:
    s.h(n,ind=1);ii=[L(x,k,v,1,.12,n.startswith('TAX')) for x,k,v in it]
    for q in ii:s.rows[q]['ind']=2
    su.append(s.t('TOTAL '+n,ii,ind=1))
te=s.t('TOTAL OPERATING EXPENSES',su,'TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti,(te,-1)],'TOTAL',key='noi')
def favfix(r,items): # favourable variance adds across
    for c_ in (2,5):
        s.rows[r]['vals'][c_]=round(sum(s.rows[k]['vals'][c_] for k in items),2);s.rows[r]['over'].add(c_)
favfix(noi,[ti,te])
s.h('NON-OPERATING')
i=[L('MORTGAGE INTEREST','6010',486000,1,0,True),L('TENANT IMPROVEMENTS','6110',60000,1,.4),L('LEASING COMMISSIONS','6120',30000,1,.4)]
no=s.t('TOTAL NON-OPERATING',i)
ni=s.t('NET INCOME',[noi,(no,-1)],'TOTAL',key='net_income');favfix(ni,[noi,no])
# planted: digit changed in one printed line
for r in s.rows:
    if r['label']=='GUARD SERVICE':
        old=r['vals'][3];t=str(int(old));new=int(t[0]+str((int(t[1])+4)%10)+t[2:]);r['vals'][3]=new
        s.planted=dict(what=f'GUARD SERVICE (5310) year to date actual printed {new:,} instead of {int(old):,}; TOTAL SECURITY and all totals keep the true figure, and the line variance too',kind='digit_changed')
cv=canvas.Canvas(B+'documents/'+F,pagesize=landscape(letter));W,H=landscape(letter)
def num(v):
    if v is None: return ''
    return (f'{abs(int(v)):,}'+('-' if v<0 else ' ')) 
pg=0;y=0
def head():
    global pg,y
    pg+=1;cv.setFont('Courier',8.2);y=H-36
    for ln in [f'PROG GLR410   REL 7.2{"":22}ALDERSGATE REALTY SERVICES CORP{"":28}PAGE {pg:>4}',
        f'DATE 01/14/25 06:41 PM{"":26}INCOME AND EXPENSE STATEMENT',f'ENTITY 0311{"":35}BRANDYWINE MEDICAL PAVILION',f'BASIS: ACCRUAL{"":31}PERIOD ENDING DECEMBER 31, 2024','',
        f'{"":37}------------ CURRENT MONTH -----------   ------------- YEAR TO DATE ------------',
        f'{"ACCT":<6}{"DESCRIPTION":<31}{"ACTUAL":>11} {"BUDGET":>11} {"VARIANCE":>12}   {"ACTUAL":>12} {"BUDGET":>12} {"VARIANCE":>12}','']:
        cv.drawString(40,y,ln);y-=10.4
def out(t):
    global y
    cv.drawString(40,y,t);y-=10.4
head()
for r in s.rows:
    if y<60: cv.showPage();head()
    if r['typ']=='HEADING':
        y-=4 if r['ind']==0 else 0
        out(f'{"":6}{" "*r["ind"]}{r["label"]}');continue
    v=r['vals'];tx=f'{(r["code"] or ""):<6}{" "*r["ind"]+r["label"]:<31}{num(v[0]):>11} {num(v[1]):>11} {num(v[2]):>12}   {num(v[3]):>12} {num(v[4]):>12} {num(v[5]):>12}'
    if r['typ']!='LINE': out(f'{"":38}'+f'{"-"*9:>9}  {"-"*10:>10}  {"-"*10:>11}  {"-"*11:>13} {"-"*11:>12} {"-"*11:>12}')
    out(tx)
    if r['typ']=='TOTAL': out(f'{"":38}'+f'{"="*9:>9}  {"="*10:>10}  {"="*10:>11}  {"="*11:>13} {"="*11:>12} {"="*11:>12}')
y-=8;out('*** END OF REPORT ***     VARIANCE: CR (-) = UNFAVORABLE')
cv.save()
save(F,[s],'OFFICE','OPERATING_STATEMENT','monospaced line-printer report, trailing minus, month and YTD vs budget with variances',True)
