from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
R=random.Random(1212); N='Northfield_Commons_T12_Jun2025.pdf'
mn=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
s=S('Trailing 12 Month Operating Statement','Northfield Commons','2024-07-01','2025-06-30',mn+['Total'])
T=lambda v:v+[sum(v)]
fx=lambda b,k=99,g=1.03:T([round(b if i<k else b*g) for i in range(12)])
mv=lambda b,n=.2,se=None:T(months(R,b,n,se))
at=lambda **d:T([d.get('m%d'%i,0) for i in range(12)])
sm=[1.4,1.4,1.2,1,.8,.75,.8,.8,.8,.9,1.05,1.25]
s.h('INCOME')
a=[s.l('Retail Base Rent',fx(96418,5)),s.l('Office Base Rent (2nd Floor)',fx(31250,8)),s.l('Percentage Rent',at(m7=14265,m8=3120)),s.l('Abated Rent',at(m0=-4150,m1=-4150,m2=-4150))]
r1=s.st('Net Rental Income',a)
a=[s.l('CAM Reimbursement',fx(17840,6,1.04)),s.l('Real Estate Tax Reimbursement',fx(15115,6)),s.l('Insurance Reimbursement',fx(3260,6,1.11)),s.l('Utility Reimbursement',mv(2480,.1,sm)),s.l('Year-End Reconciliation',at(m8=9846))]
r2=s.st('Total Reimbursements',a)
a=[s.l('Storage Income',fx(780)),s.l('Patio / Kiosk License',at(m0=1500,m1=1500,m2=1500,m9=1500,m10=1500,m11=1500)),s.l('Late Fees',at(m1=214,m3=150,m6=382,m10=150)),s.l('Interest Income',mv(265,.1))]
r3=s.st('Total Other Income',a)
TI=s.t('EFFECTIVE GROSS INCOME',[r1,r2,r3],key='total_income')
s.h('EXPENSES'); g=[]
for nm,ls in [('Common Area Maintenance',[('Landscaping',T([1850]*4+[650]*4+[1900]*4)),('Sweeping & Porter',fx(1480)),('Snow & Ice Control',at(m4=1825,m5=6240,m6=8815,m7=7390,m8=2260)),('Parking Lot Lighting',mv(640,.3)),('Lot Repair & Striping',at(m10=12480)),('Pest Control',fx(215)),('Trash Removal',mv(1630,.05)),('Security Patrol',fx(2150,6))]),
 ('Building Repairs',[('Roof & Gutters',at(m2=2340,m8=5165)),('HVAC Service',mv(1120,.4,sm)),('Plumbing',mv(470,.6)),('Electrical',mv(390,.6)),('Elevator Service',fx(585,6)),('Fire Sprinkler / Alarm',mv(430,.25)),('Signage',at(m3=1275)),('General Maintenance',mv(980,.35))]),
 ('Utilities',[('Electric',mv(3350,.06,sm)),('Gas',T([110,105,120,240,610,980,1165,1090,740,390,180,115])),('Water & Sewer',mv(1420,.12))]),
 ('Administrative & General',[('Management Fee',T([round(x*.04) for x in s.v(TI)[:12]])),('On-Site Payroll',fx(4215,6)),('Accounting & Tax Return',at(m8=6850)),('Legal',at(m1=875,m7=2410)),('Telephone & Internet',fx(245)),('Office & Postage',mv(130,.5)),('Advertising & Promotion',at(m4=3200,m5=1850,m9=2400)),('Licenses & Fees',at(m6=1140))]),
 ('Fixed Charges',[('Real Estate Taxes',fx(16380,6)),('Property & Liability Insurance',fx(3545,6,1.11))])]:
    s.h(nm); g.append(s.st('Total '+nm,[s.l(l,v) for l,v in ls]))
TE=s.t('TOTAL EXPENSES',g,key='total_operating_expenses')
NO=s.t('NET OPERATING INCOME',[TI,TE],[1,-1],key='noi')
s.h('BELOW THE LINE')
a=[s.l('Capital Improvements',at(m2=18650,m9=24200)),s.l('Tenant Improvements',at(m5=31500)),s.l('Leasing Commissions',at(m5=9480,m11=4215)),s.l('Debt Service',T([52716]*12))]
x=s.st('Total Below the Line',a)
s.t('NET CASH FLOW',[NO,x],[1,-1],key='net_cash_flow')
# planted: one digit of one cell
i=[k for k,r in enumerate(s.rows) if r['label']=='Security Patrol'][0]; v=s.v(i); old=v[8]; new=int(str(old)[0]+{'2':'7'}.get(str(old)[1],'7' if str(old)[1]!='7' else '4')+str(old)[2:]); v[8]=new
s.planted={'what':f'Security Patrol, Mar 2025, printed {new:,} where {old:,} belongs (its row total and the Mar 2025 subtotal are right)','kind':'digit_changed'}; print(s.planted)
W,H=1008,612; c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0; xs=[208+k*58.5 for k in range(12)]+[208+12*58.5+26]; y=0
def head():
    global y,pg
    pg+=1; c.setFillColor(colors.HexColor('#5B2C6F')); c.setFont('Helvetica-Bold',15); c.drawString(36,H-40,'Northfield Commons'); c.setFillColor(colors.black); c.setFont('Helvetica',9); c.drawString(36,H-53,'Trailing 12 Month Operating Statement  |  July 2024 - June 2025  |  Cash basis'); c.drawRightString(W-36,H-40,'Pemberly Asset Management'); c.drawRightString(W-36,H-53,'Exhibit C-2')
    c.setFont('Helvetica',7); c.drawString(36,20,'Retail with office above, 68,900 sf GLA. Unaudited, prepared for refinance.'); c.drawRightString(W-36,20,f'Page {pg} of 2')
    y=H-86; c.setFillColor(colors.HexColor('#D7BDE2')); c.rect(36,y-4,W-72,24,0,1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',7.5)
    for x,m in zip(xs,mn): c.drawRightString(x,y+10,m[:3]); c.drawRightString(x,y+1,m[4:])
    c.drawRightString(xs[-1],y+5,'Total'); y-=17
head(); z=0
for k,r in enumerate(s.rows):
    rt=r['rowType']
    if y<42 or r['label']=='Administrative & General' and rt=='HEADING' and pg==1: c.showPage(); head()
    if rt=='HEADING':
        y-=2; c.setFont('Helvetica-Bold' if r['label'].isupper() else 'Helvetica-BoldOblique',8); c.drawString(36 if r['label'].isupper() else 42,y,r['label']); y-=10.2; z=0; continue
    if rt=='SUBTOTAL': y-=1.2
    if rt=='TOTAL': c.setFillColor(colors.HexColor('#EBDEF0')); c.rect(36,y-3,W-72,11,0,1)
    elif rt=='LINE' and z%2: c.setFillColor(colors.HexColor('#F8F6F9')); c.rect(36,y-2.5,W-72,10.2,0,1)
    z+=1; c.setFillColor(colors.black); c.setFont('Helvetica-Bold' if rt!='LINE' else 'Helvetica',7.5); c.drawString(36 if rt=='TOTAL' else 48,y,r['label'])
    if rt=='SUBTOTAL':
        c.setLineWidth(.4); c.line(170,y+7.6,W-36,y+7.6)
    for x,v in zip(xs,r['values']): c.drawRightString(x+(2.5 if v<0 else 0),y,f0(v))
    y-=10.2+(4 if rt!='LINE' else 0)
c.save(); save(N,[s],'RETAIL','OPERATING_STATEMENT_T12','asset manager T12, legal landscape, two pages, banded, two-line month heads',False)
