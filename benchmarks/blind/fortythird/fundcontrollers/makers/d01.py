from common import *
from reportlab.pdfgen import canvas
R=random.Random(4301)
mons=['Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Sep 2025']
F='student_t12_foundry_ninth.pdf'
st=St('Twelve Month Trailing Income Statement','The Foundry at Ninth','2024-10-01','2025-09-30',mons+['Total'],lambda b,k:b+[sum(x for x in b if x is not None)])
L=st.line
def sp(spec):  # sparse: {month index: value}
    return [spec.get(i,0) for i in range(12)]
st.head('INCOME','4000-000')
st.head('Rental Income','4100-000')
gpr=[371840]*10+[384615]*2
a=[L('Gross Potential Rent',gpr,'4105-000',ind=2),
   L('Loss / Gain to Lease',[-R.randint(6800,9400) for _ in range(10)]+[-3120,-2885],'4110-000',ind=2),
   L('Vacancy Loss',[-int(g*p) for g,p in zip(gpr,[.046,.047,.052,.049,.051,.054,.055,.061,.083,.091,.034,.031])],'4120-000',ind=2),
   L('Concessions',[-int(x) for x in ser(R,3900,.3)],'4130-000',ind=2),
   L('Model / Employee Beds',[-2570]*10+[-2660]*2,'4140-000',ind=2),
   L('Bad Debt Expense',[-int(x) for x in ser(R,4100,.6)],'4150-000',ind=2)]
nr=st.total('Net Rental Income',a,'4199-000',ind=1)
st.head('Other Income','4200-000')
b=[L('Application Fees',sp({0:2150,1:3475,2:1925,3:4300,4:5225,5:4150,6:3350,7:2275,8:2050,9:1825,10:1150,11:625}),'4205-000',ind=2),
   L('Administration Fees',sp({0:3600,1:6150,2:3300,3:7350,4:8850,5:6900,6:5550,7:3900,8:3450,9:3150,10:2100,11:900}),'4210-000',ind=2),
   L('Parking Income',ser(R,11450,.03),'4220-000',ind=2),
   L('Pet Rent',ser(R,2175,.06),'4225-000',ind=2),
   L('Late & NSF Fees',ser(R,3600,.35),'4230-000',ind=2),
   L('Utility Reimbursement',ser(R,15250,.05),'4240-000',ind=2),
   L('Damage Recovery',sp({0:1410,3:385,7:2240,9:4105,10:18320,11:6745}),'4250-000',ind=2),
   L('Furniture Package Fee',ser(R,5400,.02),'4255-000',ind=2),
   L('Miscellaneous Income',ser(R,640,.7),'4290-000',ind=2)]
oi=st.total('Total Other Income',b,'4299-000',ind=1)
ti=st.total('TOTAL INCOME',[nr,oi],'4999-000',t='TOTAL',key='total_income',ind=0)
st.head('EXPENSES','5000-000')
secs=[('Payroll & Benefits','5100','Total Payroll & Benefits',[('Manager Salary',ser(R,7250,.01)),('Leasing Staff Wages',ser(R,8640,.08)),('Maintenance Wages',ser(R,11300,.07)),('Community Assistants',ser(R,3150,.2)),('Bonuses & Commissions',ser(R,1900,.6)),('Payroll Taxes',ser(R,2560,.1)),('Health Insurance & 401(k)',ser(R,3480,.05)),('Temporary Labor',sp({7:1260,8:1845,9:4620,10:11930}))]),
('Marketing','5200','Total Marketing',[('Internet Listing Services',ser(R,2450,.04)),('Social Media & Digital Ads',ser(R,3150,.25)),('Resident Events',ser(R,1325,.5)),('Brand & Print Collateral',ser(R,480,.6)),('Referral Fees',sp({1:600,3:900,4:1500,5:900,6:600,10:300}))]),
('Repairs & Maintenance','5300','Total Repairs & Maintenance',[('Maintenance Supplies',ser(R,2380,.25)),('HVAC Repairs',ser(R,1710,.6)),('Plumbing & Electrical',ser(R,1890,.4)),('Elevator Contract',[1465]*12),('Fire & Life Safety',sp({0:880,2:2140,5:880,8:3415,11:880})),('Landscaping & Snow Removal',ser(R,2750,.35)),('Pest Control',[615]*12),('Trash Removal',ser(R,3320,.04))]),
('Turnover','5400','Total Turnover',[('Cleaning',sp({2:2160,7:3840,8:1275,9:9730,10:46215,11:1840})),('Painting & Drywall',sp({2:1480,7:2950,9:6610,10:38870,11:2465})),('Carpet & Flooring',sp({7:1190,9:4215,10:21460,11:1025}))]),
('Utilities','5500','Total Utilities',[('Electricity',ser(R,13800,.05,season=[.9,.9,1.05,1.12,1.08,.97,.9,.92,1.05,1.15,1.2,1.1])),('Gas',ser(R,2400,.08,season=[.6,1,1.6,1.9,1.8,1.3,.8,.5,.4,.3,.3,.4])),('Water & Sewer',ser(R,9650,.06)),('Internet & Cable (Bulk)',[10880]*8+[11206]*4)]),
('General & Administrative','5600','Total General & Administrative',[('Office Supplies & Postage',ser(R,560,.4)),('Software & Licenses',ser(R,2210,.03)),('Telephone',ser(R,740,.06)),('Bank & Card Fees',ser(R,1860,.12)),('Legal & Professional',sp({0:450,3:1275,4:2600,6:385,9:910,11:1540})),('Training & Travel',ser(R,520,.8))])]
ct=[]
for h,c,tl,ls in secs:
    st.head(h,c+'-000',ind=1); ids=[]
    for i,(l,v) in enumerate(ls): ids.append(L(l,v,f'{c}-{(i+1)*10:03d}','exp',ind=2))
    ct.append(st.total(tl,ids,c+'-999',kind='exp',ind=1))
mf=L('Management Fee (3.5%)',[int(round(x*.035)) for x in st.rows[ti]['b']],'5700-010','exp',ind=1)
tx=L('Real Estate Taxes',[31425]*3+[33180]*9,'5800-010','exp',ind=1)
ins=L('Property Insurance',[12960]*7+[14410]*5,'5800-020','exp',ind=1)
te=st.total('TOTAL OPERATING EXPENSES',ct+[mf,tx,ins],'5999-000','exp',t='TOTAL',key='total_operating_expenses',ind=0)
noi=st.total('NET OPERATING INCOME',[ti,te],'6000-000',signs=[1,-1],t='TOTAL',key='noi',ind=0)
st.head('Non-Operating','7000-000',ind=1)
i1=L('Mortgage Interest',[104183]*2+[103912]*3+[103640]*4+[103355]*3,'7100-010','exp',ind=2)
i2=L('Asset Management Fee',[4500]*12,'7200-010','exp',ind=2)
i3=L('Replacement Reserve Expenditures',sp({1:8420,4:3615,8:27990,9:41275,10:12630}),'7300-010','exp',ind=2)
tn=st.total('Total Non-Operating',[i1,i2,i3],'7999-000','exp',ind=1)
st.total('NET INCOME',[noi,tn],'9000-000',signs=[1,-1],t='TOTAL',key='net_income',ind=0)
W,H=1008,612
c=canvas.Canvas(DOC+F,pagesize=(W,H)); pg=0
X=[268+i*54 for i in range(12)]+[268+12*54+16]
def top():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',10); c.drawString(36,580,'The Foundry at Ninth (fnd9)'); c.setFont('Helvetica',8)
    c.drawString(36,569,'Twelve Month Trailing Income Statement'); c.drawString(36,558,'Period = Oct 2024-Sep 2025'); c.drawString(36,547,'Book = Accrual ; Tree = ysi_stu')
    c.setFont('Helvetica-Bold',6.8)
    for m,x in zip(mons,X):
        c.drawRightString(x,532,m)
    c.drawRightString(X[12],532,'Total'); c.setLineWidth(.7); c.line(36,527,972,527); y=516
    c.setFont('Helvetica',6.5); c.drawRightString(972,22,f'Page {pg}'); c.drawString(36,22,'10/14/2025 9:42 AM')
top()
for r in st.rows:
    if y<42: c.showPage(); top()
    bold=r['t']!='LINE'; f='Helvetica-Bold' if bold else 'Helvetica'; c.setFont(f,6.8)
    if r['x'].get('ind',0)==0 and r['t']=='HEADING': y-=3
    c.drawString(36,y,r['code']); c.drawString(84+7*r['x'].get('ind',0),y,r['label'])
    if r['t']!='HEADING':
        r['p']=[par(v) if v else '0' for v in r['v']]
        if bold:
            c.setLineWidth(.3)
            for x in X: c.line(x-44,y+7.4,x,y+7.4)
        for v,x in zip(r['p'],X): c.drawRightString(x+(1.8 if v[0]=='(' else 0),y,v)
    y-=9.6
    if r['t']in('SUBTOTAL','TOTAL'): y-=3
c.save()
save(F,'STUDENT_HOUSING','OPERATING_STATEMENT_T12','PM-system trailing 12 with codes, legal landscape, repeated headers',False,[st])
