# Office: property-system statement of twelve months, account codes, cents, several landscape pages
from kit import *; import random
from reportlab.pdfgen import canvas
R=random.Random(3303)
ms=['Jan 2024','Feb 2024','Mar 2024','Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024']
s=S('Statement (12 months)','Harbor Plaza One (hp1)','2024-01-01','2024-12-31',ms+['Total'],nd=2)
def ln(code,l,base,vol=.1,months=None,neg=0,step=None):
    v=[]
    for m in range(12):
        b=base
        if step and m>=step[0]: b=step[1]
        x=round(b*(1+R.uniform(-vol,vol)),2) if (months is None or m in months) else 0.0
        v.append(-x if neg and x else x)
    return s.line(l,v+[round(sum(v),2)],code,lv=2)
T=lambda code,l,it,sg=None,kind='SUBTOTAL',key=None,lv=1:s.tot(l,it,sg,code,kind,key,lv=lv)
s.head('INCOME','4000-0000',lv=0);s.head('Rental Income','4100-0000',lv=1)
a=[ln('4110-0000','Base Rent - Office',148212.5,0,step=(6,151480.25)),ln('4115-0000','Base Rent - Storage',1875,0),ln('4120-0000','Rent Abatement',9420,0,[2,3,4],1),ln('4130-0000','Straight-Line Rent Adj.',2311.4,0,step=(6,-415.62)),ln('4140-0000','Month-to-Month Premium',1250,0,[0,1,2,9])]
t1=T('4199-0000','Total Rental Income',a)
s.head('Recoveries','4200-0000',lv=1)
a=[ln('4210-0000','Operating Expense Recovery',21650,0),ln('4220-0000','Real Estate Tax Recovery',9480,0),ln('4230-0000','Prior Year Recovery True-up',14318.77,0,[3]),ln('4240-0000','Tenant Electric Submeter',6120,.18)]
t2=T('4299-0000','Total Recoveries',a)
s.head('Other Income','4300-0000',lv=1)
a=[ln('4310-0000','Parking - Monthly',8350,.03),ln('4320-0000','After-Hours HVAC',940,.5),ln('4330-0000','Antenna / Rooftop License',2200,0),ln('4350-0000','Late Fees',310,.3,[1,4,7,10]),ln('4390-0000','Miscellaneous Income',120,.6,[0,2,3,5,8,11])]
t3=T('4399-0000','Total Other Income',a)
inc=T('4999-0000','TOTAL INCOME',[t1,t2,t3],kind='TOTAL',key='total_income',lv=0)
s.head('OPERATING EXPENSES','5000-0000',lv=0);subs=[]
for code,h,items in [('5100','Cleaning',[('Janitorial Contract',7840,0,None),('Janitorial Supplies',690,.2,None),('Window Washing',3150,0,[3,9]),('Trash & Recycling',812,.05,None)]),
 ('5200','Utilities',[('Electricity',16900,.2,None),('Natural Gas',2450,.7,None),('Water & Sewer',1730,.15,None)]),
 ('5300','Repairs & Maintenance',[('Engineering Payroll',8900,.02,None),('Elevator Contract',1465,0,None),('HVAC Repairs',2700,.6,None),('Plumbing',620,.7,[0,1,3,4,6,8,9,11]),('Electrical & Lighting',540,.6,None),('Fire & Life Safety',1180,.4,[1,4,7,10]),('Roof Repairs',2890,.3,[2,8]),('Pest Control',145,0,None)]),
 ('5400','Grounds & Security',[('Landscaping',1350,.05,[3,4,5,6,7,8,9]),('Snow Removal',3980,.4,[0,1,2,11]),('Security Guard Service',6210,.03,None),('Access Control Monitoring',385,0,None)]),
 ('5500','Administrative',[('Management Fees',6040,.02,None),('Office Supplies & Postage',265,.4,None),('Telephone & Internet',590,.02,None),('Accounting & Legal',1900,.5,[2,5,8,11]),('Licenses & Permits',1420,0,[0])])]:
    s.head(h,code+'-0000',lv=1)
    it=[ln(f'{code[:2]}{10*(q+1):02d}-0000',l,b,v,mm) for q,(l,b,v,mm) in enumerate(items)]
    subs.append(T(code[:2]+'99-0000','Total '+h,it))
s.head('Taxes & Insurance','5600-0000',lv=1)
it=[ln('5610-0000','Real Estate Taxes',18642.33,0),ln('5620-0000','Property Insurance',3977.08,0,step=(8,4415.5))]
subs.append(T('5699-0000','Total Taxes & Insurance',it))
tx=T('5999-0000','TOTAL OPERATING EXPENSES',subs,kind='TOTAL',key='total_operating_expenses',lv=0)
noi=T('6000-0000','NET OPERATING INCOME',[inc,tx],[1,-1],'TOTAL','noi',0)
s.head('NON-OPERATING EXPENSES','7000-0000',lv=0)
it=[ln('7110-0000','Mortgage Interest',39870,.012),ln('7210-0000','Owner Legal Fees',1100,.5,[4,10]),ln('7310-0000','Depreciation',31250,0),ln('7320-0000','Amortization - Leasing Costs',4866.67,0)]
nx=T('7999-0000','TOTAL NON-OPERATING EXPENSES',it,kind='SUBTOTAL',lv=0)
ni=T('9090-0000','NET INCOME',[noi,nx],[1,-1],'TOTAL','net_income',0)
name='p3_harbor_plaza_t12.pdf';W,H=1008,612
k=canvas.Canvas(DOC(name),pagesize=(W,H));X=[258+i*57 for i in range(12)]+[958];pg=0
def top():
    global y,pg
    pg+=1;k.setFont('Helvetica-Bold',10);k.drawString(36,H-38,'Harbor Plaza One (hp1)');k.setFont('Helvetica-Bold',12);k.drawString(36,H-53,'Statement (12 months)')
    k.setFont('Helvetica',8);k.drawString(36,H-65,'Period = Jan 2024-Dec 2024');k.drawString(36,H-75,'Book = Accrual ; Tree = ysi_is_off')
    k.setFont('Helvetica-Bold',7)
    for x,t in zip(X,ms+['Total']): k.drawRightString(x,H-92,t)
    k.line(36,H-95,W-48,H-95);y=H-106
    k.setFont('Helvetica',7);k.drawRightString(W-48,22,'Page %d of 2'%pg);k.drawRightString(W-48,H-38,'Monday, January 20, 2025');k.drawRightString(W-48,H-48,'11:42 AM')
top()
for row,x in zip(s.rows,s.x):
    if y<40: k.showPage();top()
    b=row['rowType']!='LINE';k.setFont('Helvetica-Bold' if b else 'Helvetica',6.6)
    k.drawString(36,y,row['accountCode']);k.drawString(80+6*x['lv'],y,row['label'])
    k.setFont('Helvetica-Bold' if b else 'Helvetica',6.3)
    for xx,v in zip(X,row['values']):
        if v is not None: k.drawRightString(xx,y,f'{v:,.2f}')
    if row['rowType'] in('SUBTOTAL','TOTAL'):
        k.setLineWidth(.4);[k.line(q-50,y+6.9,q,y+6.9) for q in X]
    y-=11.4 if row['rowType']!='TOTAL' else 14
k.save();assert pg==2,pg
save(name,[s],'OFFICE','OPERATING_STATEMENT_T12','property system 12-month statement, account codes, repeated page headers')
