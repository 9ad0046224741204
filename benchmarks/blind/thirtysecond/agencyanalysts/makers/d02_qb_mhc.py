from common import *
from fpdf import FPDF
from datetime import datetime
def make():
    R=random.Random(202); name='Pine Hollow MHP P&L Q1.pdf'
    s=St('Profit & Loss Prev Year Comparison','Pine Hollow Mobile Home Park, LLC','2025-01-01','2025-03-31',['Jan - Mar 25','Jan - Mar 24','$ Change'])
    def v(b,g=.06):
        a=round(b*(1+R.uniform(-.02,.02)),2); p=round(a/(1+R.uniform(-.05,g*2)),2); return [a,p,round(a-p,2)]
    def one(a,p): return [a,p,round(a-p,2)]
    s.h('Ordinary Income/Expense',0); s.h('Income',2); s.h('Lot Rent Income',3)
    a=[s.l('Lot Rent - Single',v(98640),4),s.l('Lot Rent - Double',v(41300),4),s.l('RV Sites',v(8450),4),s.l('Prepaid/Adjustments',one(-1240.00,385.00),4)]
    lr=s.t('Total Lot Rent Income',a,ind=3)
    s.h('Park Owned Homes',3)
    a=[s.l('Home Rent',v(22810),4),s.l('Lease Option Payments',one(4275.0,2850.0),4)]; ph=s.t('Total Park Owned Homes',a,ind=3)
    x=[s.l('Late Fees',v(1890),3),s.l('Laundry Income',v(1120),3),s.l('Water & Sewer Billback',v(13480),3),s.l('Uncategorized Income',one(75.0,0),3)]
    ti=s.t('Total Income',[lr,ph]+x,ind=2,key='total_income',typ='TOTAL')
    s.h('Cost of Goods Sold',2); cg=s.l('Cost of Homes Sold',one(6500,0),3); tc=s.t('Total COGS',[cg],ind=2)
    gp=s.t('Gross Profit',[ti],[tc],ind=1,typ='TOTAL')
    s.h('Expense',2)
    P=[s.l('Advertising and Promotion',v(640),3),s.l('Bank Service Charges',v(96),3)]
    s.h('Insurance Expense',3); a=[s.l('General Liability',v(3960),4),s.l('Property',v(5235),4),s.l('Worker\'s Comp',v(718),4)]; P.append(s.t('Total Insurance Expense',a,ind=3))
    P+=[s.l('Licenses and Permits',one(1320,1320),3),s.l('Management Fees',v(7480),3),s.l('Office Supplies',v(412),3)]
    s.h('Payroll Expenses',3); a=[s.l('Park Manager',one(10800,10200),4),s.l('Maintenance Wages',v(8840),4),s.l('Payroll Taxes',v(1695),4)]; P.append(s.t('Total Payroll Expenses',a,ind=3))
    P+=[s.l('Professional Fees',one(2150,3400),3),s.l('Property Taxes',v(11940),3)]
    s.h('Repairs and Maintenance',3); a=[s.l('Grounds & Tree Work',v(3870),4),s.l('Home Rehab (POH)',v(4410),4),s.l('Roads and Snow',v(5120),4),s.l('Septic/Sewer Repairs',one(2885.4,0),4),s.l('Repairs and Maintenance - Other',v(933),4)]; P.append(s.t('Total Repairs and Maintenance',a,ind=3))
    P.append(s.l('Telephone Expense',v(487),3))
    s.h('Utilities',3); a=[s.l('Electric',v(3311),4),s.l('Propane',v(1266),4),s.l('Trash',v(5025),4),s.l('Water & Sewer',v(17240),4)]; P.append(s.t('Total Utilities',a,ind=3))
    P.append(s.l('Vehicle and Fuel',v(870),3))
    te=s.t('Total Expense',P,ind=2,key='total_operating_expenses',typ='TOTAL')
    no=s.t('Net Ordinary Income',[gp],[te],ind=0,typ='TOTAL',key='noi')
    s.h('Other Income/Expense',0); s.h('Other Income',1); i=s.l('Interest Income',v(214),2); oi=s.t('Total Other Income',[i],ind=1)
    s.h('Other Expense',1); a=[s.l('Interest Expense',one(28114.92,28740.18),2),s.l('Depreciation Expense',one(15625,15625),2)]; oe=s.t('Total Other Expense',a,ind=1)
    n=s.t('Net Other Income',[oi],[oe],ind=0,typ='SUBTOTAL')
    s.t('Net Income',[no,n],ind=0,typ='TOTAL',key='net_income')
    p=FPDF('P','pt','letter'); p.set_auto_page_break(False); p.set_creation_date(datetime(2025,4,22)); xr=[372,448,520,572]
    def top():
        p.add_page(); p.set_font('Helvetica','B',8); p.set_xy(30,26); p.cell(100,10,'3:14 PM'); p.set_xy(30,37); p.cell(100,10,'04/22/25'); p.set_xy(30,48); p.cell(100,10,'Cash Basis')
        for y,z,t in [(24,12,'Pine Hollow Mobile Home Park, LLC'),(39,14,'Profit & Loss Prev Year Comparison'),(56,10,'January through March 2025')]:
            p.set_font('Helvetica','B',z); p.set_xy(100,y); p.cell(412,14,t,align='C')
        p.set_font('Helvetica','B',8)
        for x,t in zip(xr,['Jan - Mar 25','Jan - Mar 24','$ Change','% Change']):
            p.set_xy(x-62,80); p.cell(62,10,t,align='C'); p.set_line_width(1.3); p.line(x-58,91,x,91)
    top(); y=96
    for i,r in enumerate(s.rows):
        if y>735:
            p.set_font('Helvetica','B',8); p.set_xy(500,762); p.cell(72,10,f'Page {p.page_no()}',align='R'); top(); y=96
        p.set_font('Helvetica','B',8); p.set_xy(34+r['ind']*12,y); p.cell(200,10,r['label'])
        if r['type']!='HEADING':
            p.set_font('Helvetica','B' if r['label']=='Net Income' else '',8); 
            vs=r['v']; pc='0.0%' if vs[2]==0 else ('100.0%' if vs[1]==0 else f'{vs[2]/abs(vs[1])*100:.1f}%')
            for x,t in zip(xr,[fm(q,2,par=False) for q in vs]+[pc]):
                p.set_xy(x-70,y+.6); p.cell(70,10,t,align='R')
                if r['type']!='LINE': p.set_line_width(.5); p.line(x-52,y-.4,x,y-.4)
                if r['label']=='Net Income': p.line(x-52,y+11,x,y+11); p.line(x-52,y+13,x,y+13)
        y+=12.6 if r['type']!='LINE' else 11.4
        if r['type'] in('SUBTOTAL',) and r['ind']==3: y+=4
    p.set_font('Helvetica','B',8); p.set_xy(500,762); p.cell(72,10,f'Page {p.page_no()}',align='R')
    p.output(os.path.join(DOC,name))
    return save(name,s,'MANUFACTURED_HOUSING','OPERATING_STATEMENT','QuickBooks desktop P&L prev year comparison, nested, COGS, two pages')
