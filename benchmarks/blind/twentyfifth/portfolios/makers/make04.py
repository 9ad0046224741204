# MRI-like monospaced text print, MHC, planted digit
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(3704); N=214
dv=lambda b,e:[b[0],b[1],b[2],b[1]-b[2]]
s=S('COMPARATIVE INCOME STATEMENT','CEDAR BEND MOBILE ESTATES','2025-01-01','2025-05-31',['CURRENT PERIOD','YEAR TO DATE','PRIOR YEAR TO DATE','INCREASE (DECREASE)'],dv)
def m(x,j=.15): return [round(x*R.uniform(1-j,1+j),2),round(5*x*R.uniform(1-j/2,1+j/2),2),round(4.8*x*R.uniform(1-j/2,1+j/2),2)]
s.head('REVENUE')
a=s.sec('SITE RENT',[('4010-00','SITE RENT - RESIDENTS',m(124800,.01)),('4015-00','SITE RENT - COMMUNITY HOMES',m(11900,.05)),('4020-00','RV / SEASONAL SITES',m(2650,.4)),('4050-00','VACANCY',m(-9800,.1)),('4055-00','CONCESSIONS - MOVE IN',m(-1100,.5)),('4060-00','BAD DEBT',m(-640,.7))],'NET SITE RENT',1)
h=s.sec('HOME RENTAL',[('4110-00','HOME RENT',m(18350,.05)),('4120-00','HOME VACANCY',m(-1900,.3))],'NET HOME RENTAL',1)
u=s.sec('UTILITY RECOVERY',[('4210-00','WATER REIMB',m(7350)),('4220-00','SEWER REIMB',m(6480)),('4230-00','TRASH REIMB',m(2990)),('4240-00','ELECTRIC REIMB',[0,1240.18,2866.4])],'TOTAL UTILITY RECOVERY',1)
o=s.sec('MISCELLANEOUS',[('4310-00','LATE CHARGES',m(1460)),('4320-00','APPLICATION FEES',m(270,.4)),('4330-00','LAUNDRY',m(410)),('4390-00','OTHER',[75,612.5,-118.25])],'TOTAL MISCELLANEOUS',1)
ti=s.tot('TOTAL REVENUE',[a,h,u,o],type='TOTAL',key='total_income')
s.head('EXPENSES')
X=[]
for n,k,ls in [('SALARIES & WAGES',5100,[('MANAGER',5200),('MAINTENANCE',4650),('PAYROLL TAX & BENEFITS',2130)]),('COMMUNITY OPERATIONS',5200,[('GROUNDS & TREES',2950),('ROADS & STREET LIGHTS',860),('POOL & CLUBHOUSE',640),('HOME REPAIRS',2200),('WATER SYSTEM TESTING',390)]),('UTILITIES',5300,[('WATER',8120),('SEWER',6900),('TRASH',3240),('ELECTRIC',1875),('GAS/PROPANE',320)]),('GENERAL & ADMINISTRATIVE',5400,[('OFFICE & POSTAGE',480),('TELEPHONE',365),('PROFESSIONAL FEES',910),('LICENSES & PERMITS',140),('ADVERTISING',520)]),('FIXED',5500,[('REAL ESTATE TAXES',9850),('PERSONAL PROPERTY TAX - HOMES',310),('INSURANCE',4275),('MANAGEMENT FEE',6420)])]:
    X.append(s.sec(n,[(f'{k+10*(i+1)}-00',l,m(v)) for i,(l,v) in enumerate(ls)],'TOTAL '+n,1,True))
te=s.tot('TOTAL OPERATING EXPENSES',X,exp=True,type='TOTAL',key='total_operating_expenses')
no=s.tot('NET OPERATING INCOME',[ti,(te,-1)],type='TOTAL',key='noi')
d=s.sec('OTHER EXPENSE',[('6110-00','INTEREST - SENIOR NOTE',m(31900,.01)),('6120-00','INTEREST - HOME FLOOR PLAN',m(840)),('6210-00','DEPRECIATION',m(20600,0)),('6310-00','PARTNERSHIP EXPENSE',m(450,.9))],'TOTAL OTHER EXPENSE',0,True)
s.tot('NET INCOME (LOSS)',[no,(d,-1)],type='TOTAL',key='net_income')
# planted digit in YTD of SEWER (printed and truth), total and variance unchanged
r=[r for r in s.rows if r['label']=='SEWER'][0]; old=r['values'][1]; t=f'{old:.2f}'; nw=float(t[0]+str((int(t[1])+3)%10)+t[2:]); r['values'][1]=nw; r['ytdsite']=old
s.planted=dict(what=f'5320-00 SEWER, YEAR TO DATE printed {nw:,.2f}, was {old:,.2f}; TOTAL UTILITIES, the increase column and everything above are right',kind='digit_changed')
fn='cedarbend_mri_is_0525.pdf'; W,H=landscape(letter); cv=canvas.Canvas(f'{D}/documents/{fn}',pagesize=(W,H),invariant=1)
lines=[]
def num(v): return c(v,neg='t-') if v<0 else c(v)+' '
for r in s.rows:
    if r['type']=='HEADING':
        if r['ind']==0: lines.append('')
        lines.append(' '*(9+2*r['ind'])+r['label']); continue
    v=r['values']; ru=('-' if r['type']=='SUBTOTAL' else '=')
    if r['items']: lines.append(' '*42+''.join(' '+ru*w for w in (14,9,14,9,14,14)))
    lines.append(f"{r['code'] or '':<9}{(' '*(2*r['ind'])+r['label']):<33}"+''.join([num(v[0]).rjust(15),num(v[0]/N).rjust(10),num(v[1]).rjust(15),num(r.get('ytdsite',v[1])/N).rjust(10),num(v[2]).rjust(15),num(v[3]).rjust(15)]))
    if r['items']: lines.append('')
per=45; pgs=[lines[i:i+per] for i in range(0,len(lines),per)]
for p,ch in enumerate(pgs,1):
    h=[f"DATABASE: CBMHPROD{'COMPARATIVE INCOME STATEMENT'.center(84)}PAGE: {p:>6}",f"ENTITY:   0417    {'CEDAR BEND MOBILE ESTATES'.center(84)}DATE: 06/11/25",f"ACCRUAL           {'FIVE MONTHS ENDING MAY 31, 2025'.center(84)}TIME: 10:37 AM",'',
     ' '*42+'CURRENT'.rjust(14)+'PER'.rjust(10)+'YEAR TO'.rjust(15)+'PER'.rjust(10)+'PRIOR YEAR'.rjust(15)+'INCREASE'.rjust(15),' '*42+'PERIOD'.rjust(14)+'SITE'.rjust(10)+'DATE'.rjust(15)+'SITE'.rjust(10)+'TO DATE'.rjust(15)+'(DECREASE)'.rjust(15),'-'*122]
    t=cv.beginText(32,H-34); t.setFont('Courier',9.4 if 0 else 9.2); t.setLeading(10.4)
    for l in h+ch: t.textLine(l)
    cv.drawText(t); cv.showPage()
cv.save(); save(fn,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','MRI-like Courier text print, trailing minus, per-site columns','yes')
