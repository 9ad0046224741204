from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
s=S('Profit & Loss Budget vs. Actual','Harbor Pines Condominium Association, Inc.',['Jan - Jun 25','Budget','$ Over Budget'],'2025-01-01','2025-06-30')
def L(a,b,lab,lev): return s.l(lab,[a,b,a-b if b is not None else None],lev)
s.h('Ordinary Income/Expense',0); s.h('Income',2)
inc=[L(148_680.00,148_680.00,'Assessments - Regular',3),L(2_475.00,1_800.00,'Garage Stall Rent',3),L(915.50,750.00,'Late Fees & Fines',3),L(1_284.25,1_500.00,'Laundry Income',3),L(600.00,450.00,'Move-In/Move-Out Fees',3)]
ti=s.t('Total Income',inc,lev=2,key='total_income')
s.h('Expense',2)
s.h('Administrative',3)
a=[L(325.00,300.00,'Bank & Lockbox Charges',4),L(2_150.00,2_000.00,'Legal & Collections',4),L(10_500.00,10_500.00,'Management Fee',4),L(487.36,600.00,'Office, Postage & Copies',4),L(3_400.00,3_400.00,'Tax Return & Review',4)]
ta=s.t('Total Administrative',a,lev=3)
ins=L(21_918.00,20_700.00,'Insurance - Master Policy',3)
s.h('Repairs & Maintenance',3)
s.h('Building',4)
b=[L(1_126.40,1_500.00,'Doors & Locks',5),L(2_960.00,2_220.00,'Elevator Contract',5),L(3_875.00,2_500.00,'Plumbing Repairs',5),L(1_440.00,0,'Roof Patching',5)]
tb=s.t('Total Building',b,lev=4)
s.h('Grounds',4)
g=[L(7_200.00,7_200.00,'Landscape Contract',5),L(6_345.00,4_800.00,'Snow Removal',5),L(518.77,900.00,'Trees & Irrigation',5)]
tg=s.t('Total Grounds',g,lev=4)
jan=L(5_850.00,5_850.00,'Janitorial',4)
trm=s.t('Total Repairs & Maintenance',[tb,tg,jan],lev=3)
s.h('Utilities',3)
u=[L(6_702.18,6_900.00,'Electric - Common',4),L(9_381.05,8_400.00,'Gas - Boilers',4),L(3_118.32,3_000.00,'Trash & Recycling',4),L(14_226.90,13_800.00,'Water & Sewer',4)]
tu=s.t('Total Utilities',u,lev=3)
te=s.t('Total Expense',[ta,ins,trm,tu],lev=2,key='total_operating_expenses')
no=s.t('Net Ordinary Income',[ti,te],minus=[te],lev=1,key='noi')
s.h('Other Income/Expense',0); s.h('Other Income',1)
oi=[L(1_906.44,1_500.00,'Interest - Reserve CDs',2),L(18_000.00,18_000.00,'Reserve Assessments',2)]
to=s.t('Total Other Income',oi,lev=1)
s.h('Other Expense',1)
oe=[L(18_000.00,18_000.00,'Transfer to Reserve Fund',2),L(12_640.00,15_000.00,'Reserve - Garage Door Replacement',2)]
tx=s.t('Total Other Expense',oe,lev=1)
nx=s.t('Net Other Income',[to,tx],minus=[tx],lev=0)
ni=s.t('Net Income',[no,nx],lev=0,key='net_income',kind='TOTAL')
f='01_harbor_pines_pl_budget.pdf'
c=canvas.Canvas(DOC+f,pagesize=letter); W,H=letter
X=[395,460,520,572]
def head(pg):
    c.setFont('Helvetica-Bold',7); c.drawString(40,H-44,'4:52 PM'); c.drawString(40,H-56,'07/14/25'); c.drawString(40,H-68,'Accrual Basis')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2+10,H-46,'Harbor Pines Condominium Association, Inc.')
    c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2+10,H-62,'Profit & Loss Budget vs. Actual')
    c.setFont('Helvetica-Bold',9); c.drawCentredString(W/2+10,H-75,'January through June 2025')
    c.setLineWidth(.8); c.line(40,H-80,W-36,H-80)
    c.setFont('Helvetica-Bold',7.5)
    for x,t in zip(X,['Jan - Jun 25','Budget','$ Over Budget','% of Budget']):
        c.drawRightString(x,H-98,t); w=c.stringWidth(t); c.setLineWidth(1.4); c.line(x-w-3,H-101,x+1,H-101)
    c.setFont('Helvetica-Bold',8); c.drawRightString(W-36,28,f'Page {pg}')
y=H-116; pg=1; head(pg)
for r,m in s.R():
    if y<60: c.showPage(); pg+=1; head(pg); y=H-116
    tot=r['rowType'] in('SUBTOTAL','TOTAL')
    if tot or (r['rowType']=='HEADING' and m['lev']<3): pass
    if tot and m['lev']<=3 : pass
    c.setFont('Helvetica-Bold',7.5); c.drawString(40+m['lev']*11,y,r['label'])
    c.setFont('Helvetica-Bold' if r['label'] in('Net Income',) else 'Helvetica',7.5)
    if r['values'][0] is not None:
        vs=[money(v,paren=False) for v in r['values']]
        b=r['values'][1]; vs.append(f"{r['values'][0]/b*100:.1f}%" if b else '100.0%')
        if r['label']=='Roof Patching': vs[3]='100.0%'
        for x,t in zip(X,vs):
            if tot: c.setLineWidth(.5); c.line(x-48,y+8,x+1,y+8)
            c.drawRightString(x,y,t)
            if r['label']=='Net Income': c.line(x-48,y-2.5,x+1,y-2.5); c.line(x-48,y-4.5,x+1,y-4.5)
    y-=13.4+(4 if tot and m['lev']<=3 else 0)
c.save()
save(f,[s],'MULTIFAMILY','OPERATING_STATEMENT','condo association bookkeeper (QuickBooks Desktop)','QuickBooks Desktop budget vs actual, nested indents, PDF','medium')
