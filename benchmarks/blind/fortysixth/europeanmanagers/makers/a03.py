from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
rnd=random.Random(303); N='HDK_Vienna_USALI_May_2025.pdf'
G=['Current Month Actual','Current Month Budget','Current Month Last Year','Year To Date Actual','Year To Date Budget','Year To Date Last Year']
s=S('Summary Operating Statement','Hotel Donaukaiser Wien','2025-05-01','2025-05-31',G,r=0)
s.h('STATISTICS')
ra=[186*31,186*31,186*31,186*151,186*151,186*152]
occ=[.8124,.795,.7768,.7045,.71,.6812]; so=[round(a*o) for a,o in zip(ra,occ)]
s.l('Rooms Available',ra,fmt='n'); s.l('Rooms Sold',so,fmt='n')
adr=[148.2,144,139.6,131.5,130,124.8]; rooms=[round(x*a) for x,a in zip(so,adr)]
s.l('Occupancy %',[round(x/a,3) for x,a in zip(so,ra)],fmt='p'); s.l('Average Rate (ADR)',[round(r/x,2) for r,x in zip(rooms,so)],fmt='d'); s.l('RevPAR',[round(r/a,2) for r,a in zip(rooms,ra)],fmt='d')
k=[1,1,.94,4.35,4.3,4.02]
def g(x,no=.06): return [round(x*f*(1+rnd.uniform(-no,no))) for f in k]
s.h('OPERATING REVENUE')
r1=s.l('Rooms',rooms);r2=s.l('Food & Beverage',g(214000));r3=s.l('Other Operated Departments',g(19400));r4=s.l('Miscellaneous Income',g(8300))
TR=s.t('TOTAL OPERATING REVENUE',[r1,r2,r3,r4],'TOTAL',key='total_income')
s.h('DEPARTMENTAL EXPENSES')
d=[s.l('Rooms',g(168000,.03)),s.l('Food & Beverage',g(158500,.03)),s.l('Other Operated Departments',g(11200))]
TD=s.t('TOTAL DEPARTMENTAL EXPENSES',d)
DP=s.t('TOTAL DEPARTMENTAL PROFIT',[TR,TD],neg=(TD,))
s.h('UNDISTRIBUTED OPERATING EXPENSES')
u=[s.l(n,g(v)) for n,v in [('Administrative & General',62500),('Information & Telecomm. Systems',14800),('Sales & Marketing',48900),('Property Operation & Maintenance',36200),('Utilities',33100)]]
TU=s.t('TOTAL UNDISTRIBUTED EXPENSES',u)
GO=s.t('GROSS OPERATING PROFIT',[DP,TU],neg=(TU,))
mf=s.l('Management Fees',[round(v*.03)+7500*(1 if i<3 else 5) for i,v in enumerate(s.rows[TR]['values'])],lvl=0)
IB=s.t('INCOME BEFORE NON-OPER. INC. & EXP.',[GO,mf],neg=(mf,))
s.h('NON-OPERATING INCOME AND EXPENSES')
no=[s.l('Income (Shop & Antenna Leases)',[-6200,-6000,-5900,-31000,-30000,-29500]),s.l('Rent',[78000]*3+[390000]*3),s.l('Property & Other Taxes',g(9100,.02)),s.l('Insurance',g(6400,.01)),s.l('Other',[None,None,2140,3875,None,2140])]
TN=s.t('TOTAL NON-OPERATING INC. & EXP.',no)
EB=s.t('EBITDA',[IB,TN],'TOTAL',neg=(TN,))
rr=s.l('Replacement Reserve (FF&E 4%)',[round(v*.04) for v in s.rows[TR]['values']],lvl=0)
s.t('NET OPERATING INCOME AFTER RESERVE',[EB,rr],'TOTAL',neg=(rr,),key='noi')
W,Hh=landscape(A4); c=canvas.Canvas(doc(N),pagesize=(W,Hh)); c.setTitle('SUMMOPST')
y=Hh-36; c.setFont('Courier-Bold',8.5)
def put(t,bold=False):
    global y; c.setFont('Courier-Bold' if bold else 'Courier',7.4); c.drawString(30,y,t); y-=9.4
put('HDK Hotelbetriebs GmbH'.ljust(60)+'Hotel Donaukaiser Wien'.ljust(60)+'Run: 06/06/2025 08:41',1)
put('Report FIN-310'.ljust(60)+'Summary Operating Statement'.ljust(60)+'Page 1 of 1',1); put(''.ljust(60)+'For the month ended 31 May 2025      Currency: EUR',0); y-=5
cw=[11,7]*6
L=38
put(' '*L+'|'+'C U R R E N T   M O N T H'.center(56)+'|'+'Y E A R   T O   D A T E'.center(56),1)
put(' '*L+'|'+''.join((a.rjust(11)+'%'.rjust(7)) for a in ['Actual','Budget','Last Year']).ljust(56)+'|'+''.join((a.rjust(11)+'%'.rjust(7)) for a in ['Actual','Budget','Last Year']),1)
put('-'*(L+115))
tot=s.rows[TR]['values']
dept=None;sect=''
for i,r in enumerate(s.rows):
    if r['typ']=='HEADING': sect=r['label']; y-=3; put(r['label'],1); continue
    base=tot
    if r['typ'] in('SUBTOTAL','TOTAL'): put(' '*L+'|'+''.join(' '*2+'-'*9+' '*7 for _ in range(3)).ljust(56)+'|'+''.join(' '*2+'-'*9+' '*7 for _ in range(3)))
    out=(('  ' if r['lvl'] else '')+r['label']).ljust(L)+'|'
    for j,v in enumerate(r['values']):
        f=r.get('fmt')
        t='' if v is None else f'{v*100:.1f}%' if f=='p' else f'{v:,.2f}' if f=='d' else f'{v:,.0f}' if v>=0 else f'{-v:,.0f}-'
        p='' if f or v is None else (f'{v/base[j]*100:.1f}' if v>=0 else f'{-v/base[j]*100:.1f}-')
        out+=t.rjust(11)+p.rjust(7)
        if j==2: out=out.ljust(L+57)+'|'
    put(out,r['typ']!='LINE')
y-=4; put('-'*(L+115)); put('% = of Total Operating Revenue.  USALI 11th Rev. Ed.   *** End of report ***')
c.save()
save(N,[s],'HOSPITALITY','OPERATING_STATEMENT','Courier system print, USALI summary, trailing minus, % beside each amount')
