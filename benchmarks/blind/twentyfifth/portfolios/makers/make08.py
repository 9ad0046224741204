# Yardi 12 month statement xlsx, MHC
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(3708)
mo=[f'{m} 2025' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
s=S('Statement (12 months)','Tamarack Shores MHP (tamshore)','2025-01-01','2025-12-31',mo+['Total'],lambda b,e:b+[sum(b)],sheet='Report1')
q=lambda x,j=.12:[x*R.uniform(1-j,1+j) for _ in mo]
f=lambda **k:[k.get(m[:3].lower(),0) for m in mo]
s.head('REVENUE','40000000')
a=s.sec('LOT RENT',[('40101000','Lot Rent',[61215]*4+[64330]*8),('40102000','Lot Rent - Park Owned',[4410]*6+[4620]*6),('40150000','Less: Vacancy',q(-5200,.08)),('40160000','Less: Loss on Collections',q(-700,.6))],'TOTAL LOT RENT',1,code='40100000',tcode='40199999')
b=s.sec('HOME INCOME',[('40201000','Park Owned Home Rent',q(7400,.05)),('40202000','Rent to Own Payments',[1185]*12),('40203000','Home Sale Gain/Loss',f(apr=4150,sep=-1820.5))],'TOTAL HOME INCOME',1,code='40200000',tcode='40299999')
u=s.sec('RECOVERIES AND OTHER',[('40301000','Water/Sewer Billback',q(6100)),('40302000','Trash Billback',[1596]*12),('40303000','Boat Slip Rental',f(may=3200,jun=4800,jul=4800,aug=4800,sep=2400)),('40304000','Late Fees',q(640,.4)),('40305000','Application Fees',q(120,.8)),('40306000','Misc Income',f(feb=60,jul=212.75,nov=-35))],'TOTAL RECOVERIES AND OTHER',1,code='40300000',tcode='40399999')
t=s.tot('TOTAL REVENUE',[a,b,u],'49999999',0,type='TOTAL',key='total_income')
s.head('OPERATING EXPENSES','50000000'); E=[]
for n,k,ls in [('PAYROLL',501,[('Community Manager',q(3900,.03)),('Maintenance',q(3050,.2)),('Payroll Burden',q(1190,.1))]),('REPAIRS AND MAINTENANCE',502,[('Grounds',f(apr=2100,may=2950,jun=2950,jul=2950,aug=2950,sep=2500,oct=1700)),('Snow Removal',f(jan=4100,feb=3650,mar=1200,dec=2875)),('Roads',f(jun=9740)),('Lines and Meters',q(680,.9)),('Park Owned Home Repairs',q(1480,.7)),('Docks and Beach',f(apr=1890,may=640.22,oct=2210))]),('UTILITIES',503,[('Water',q(3800)),('Sewer',q(3350)),('Trash',[1725]*12),('Electric',q(940,.2)),('Propane',f(jan=610.4,feb=588.15,mar=402.6,nov=377.9,dec=540.05))]),('ADMIN',504,[('Office Supplies',q(160,.6)),('Telephone/Internet',q(290,.04)),('Legal',q(330,.9)),('Licenses',f(mar=1950)),('Marketing',q(260,.5))]),('TAXES AND INSURANCE',505,[('Real Estate Taxes',[6480]*12),('Insurance',[2115.58]*7+[2398.17]*5)])]:
    E.append(s.sec(n,[(f'{k}{i+1:02d}000',l,v) for i,(l,v) in enumerate(ls)],'TOTAL '+n,1,True,f'{k}00000',f'{k}99999'))
E.append(s.line('MANAGEMENT FEE',[x*.045 for x in s.rows[t]['base']],'50600000',1,True))
e=s.tot('TOTAL OPERATING EXPENSES',E,'59999999',0,True,'TOTAL','total_operating_expenses')
n=s.tot('NET OPERATING INCOME',[t,(e,-1)],'60000000',type='TOTAL',key='noi')
c1=s.sec('CAPITAL EXPENSES',[('70101000','Home Purchases',f(may=38900,oct=41250)),('70102000','Paving',f(aug=26480)),('70103000','Water System',f(mar=7312.6))],'TOTAL CAPITAL EXPENSES',0,True,'70100000','70199999')
d1=s.sec('DEBT SERVICE',[('70201000','Interest Expense',[17320.11-41.7*i for i in range(12)]),('70202000','Principal',[8104.66+41.7*i for i in range(12)]),('70203000','Reserve Deposits',[900]*12)],'TOTAL DEBT SERVICE',0,True,'70200000','70299999')
s.tot('NET CASH FLOW',[n,(c1,-1),(d1,-1)],'90000000',type='TOTAL',key='net_cash_flow')
wb=Workbook(); w=wb.active; w.title='Report1'
for i,x in enumerate(['Tamarack Shores MHP (tamshore)','Statement (12 months)','Period = Jan 2025-Dec 2025','Book = Cash ; Tree = mh_cf'],1):
    w.merge_cells(start_row=i,start_column=1,end_row=i,end_column=15); w.cell(i,1,x).font=Font(name='Verdana',size=10 if i<3 else 8,bold=i<3); w.cell(i,1).alignment=Alignment(horizontal='center')
for j,x in enumerate(['','']+s.cols,1):
    z=w.cell(5,j,x or None); z.font=Font(name='Verdana',size=8,bold=True); z.border=Border(bottom=Side('medium')); z.alignment=Alignment(horizontal='right')
for y,r in enumerate(s.rows,6):
    b=r['type']!='LINE'; w.cell(y,1,r['code']); w.cell(y,2,'   '*r['ind']+r['label'])
    for j,v in enumerate(r['values'] or [],3):
        z=w.cell(y,j,v); z.number_format='#,##0.00'
        if b: z.border=Border(top=Side('thin'))
    for j in range(1,16): w.cell(y,j).font=Font(name='Verdana',size=8,bold=b)
w.column_dimensions['A'].width=11; w.column_dimensions['B'].width=34
for j in range(3,16): w.column_dimensions['ABCDEFGHIJKLMNO'[j-1]].width=12
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
fn='tamshore_12mo_2025.xlsx'; wb.save(f'{D}/documents/{fn}'); save(fn,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','Yardi 12-month export, 8-digit codes, capital and debt below NOI','no')
