# 3: AppFolio 12-month, months over two pages, mobile-home park (PDF)   4: motel, common size (PDF, planted digit)
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,A4
from reportlab.lib import colors
import random
M='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
def doc3():
    R=random.Random(1303)
    s=S('Income Statement - 12 Month','Whispering Pines MHC','2024-01-01','2024-12-31',[m+' 2024' for m in M]+['Total'],2)
    def row(b,j=.04,months=range(1,13)):
        v=[(int(b*100*R.uniform(1-j,1+j)) if m in months else 0) for m in range(1,13)]; return v+[sum(v)]
    def flat(b,step=None,at=7):
        v=[(b if not step or m<at else step)*100 for m in range(1,13)]; return v+[sum(v)]
    s.h('Operating Income & Expense'); s.h('Income',1)
    a=[s.l('Lot Rent',row(38600,.01),2),s.l('Park-Owned Home Rent',row(6450,.03),2),s.l('RV Site Income',row(1850,.3,range(4,11)),2),s.l('Lot Rent Discounts',[-x for x in row(420,.3)],2),s.l('Late Fee Income',row(510,.4),2),
       s.l('Water/Sewer Reimbursement',row(3980,.08),2),s.l('Application Fee Income',row(90,.5,(2,3,5,6,7,9,10)),2),s.l('NSF Fees Collected',row(35,.01,(3,8)),2)]
    ti=s.t('Total Operating Income',a,1,'TOTAL','total_income')
    s.h('Expense',1); s.h('Cleaning and Maintenance',2)
    cm=s.t('Total Cleaning and Maintenance',[s.l('General Maintenance Labor',row(2250,.12),3),s.l('Tree Trimming',row(1800,.2,(4,10)),3),s.l('Road Repair & Gravel',row(2950,.2,(5,)),3),s.l('Snow Plowing',row(875,.4,(1,2,3,12)),3)],2)
    s.h('Utilities',2)
    ut=s.t('Total Utilities',[s.l('Electricity - Street Lights',row(385,.1),3),s.l('Water & Sewer',row(4710,.1),3),s.l('Garbage',flat(1125,1180),3)],2)
    e=[cm,ut,s.l('Insurance',flat(1046),2),s.l('Management Fees',[int(x*.05) for x in s.rows[ti]['v'][:12]],2)]
    s.rows[e[-1]]['v'].append(sum(s.rows[e[-1]]['v']))
    e+=[s.l('Legal and Other Professional Fees',row(640,.3,(2,6,11)),2),s.l('Licenses and Permits',row(1420,.01,(6,)),2),s.l('Property Tax',row(11840,.001,(4,12)),2),s.l('Dues/Subscriptions',flat(59),2)]
    te=s.t('Total Operating Expense',e,1,'TOTAL','total_operating_expenses')
    no=s.t('NOI - Net Operating Income',[ti,-te],0,'TOTAL','noi')
    s.h('Other Income & Expense'); s.h('Other Expense',1)
    oe=s.t('Total Other Expense',[s.l('Mortgage Interest',[1201355-2140*k for k in range(12)]+[sum(1201355-2140*k for k in range(12))],2),s.l('Capital - Well Pump',row(8460,.01,(9,)),2)],1)
    no2=s.t('Net Other Income',[-oe],0); s.t('Net Income',[no,no2],0,'TOTAL','net_income')
    fn='whispering_pines_12mo.pdf'; W,H=landscape(letter); c=canvas.Canvas(B+'documents/'+fn,pagesize=(W,H))
    for pg,(lo,hi) in enumerate(((0,7),(7,13))):
        y=H-40; c.setFont('Helvetica-Bold',15); c.drawString(36,y,s.title); c.setFont('Helvetica',8.5)
        for q in ('Properties: Whispering Pines MHC - 410 County Road 9 Tolliver, ID 83999','Period Range: Jan 2024 to Dec 2024','Accounting Basis: Cash','Level of Detail: Detail View'): y-=12; c.drawString(36,y,q)
        y-=22; c.setFillColor(colors.HexColor('#e9eef2')); c.rect(34,y-5,W-68,16,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',8); c.drawString(38,y,'Account Name')
        X=[215+ (k+1)*76 for k in range(hi-lo)]
        for x,t in zip(X,s.cols[lo:hi]): c.drawRightString(x,y,t)
        y-=15
        for r in s.rows:
            c.setFont('Helvetica-Bold' if r['t'] in('HEADING','TOTAL') else 'Helvetica',7.8)
            c.drawString(38+r['ind']*9,y,r['label'])
            if r['t']!='HEADING':
                for x,v in zip(X,r['v'][lo:hi]): c.drawRightString(x,y,f(v,2,neg='m'))
            c.setStrokeColor(colors.HexColor('#d5d5d5')); c.setLineWidth(.3); c.line(34,y-3,W-34,y-3); y-=12.2
        c.setFont('Helvetica',7); c.drawString(36,22,'Created on 01/17/2025'); c.drawRightString(W-36,22,f'Page {pg+1}'); c.showPage()
    c.save(); save(fn,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','AppFolio 12-month income statement, months split over two landscape pages, minus signs',True)
def doc4():
    s=S('Comparative Statement of Operations','Sundowner Motor Lodge','2024-01-01','2024-12-31',['Year 2024','Year 2023','Year 2022'],0)
    s.h('REVENUE'); a=[s.l('Room rentals',[1182406,1127950,1041377]),s.l('Room rentals - weekly / extended',[96218,88045,79610]),s.l('Vending & guest laundry',[11874,10962,10415]),s.l('Pet and smoking charges',[7310,5985,4120]),s.l('Billboard & cell site lease',[14400,14400,13800]),s.l('Less: refunds & allowances',[-9127,-10388,-12044])]
    ti=s.t('TOTAL REVENUE',a,0,'TOTAL','total_income')
    s.h('ROOMS EXPENSE'); rx=s.t('Total rooms expense',[s.l('Housekeeping & laundry wages',[203118,189740,171226]),s.l('Front desk wages',[147905,141380,133071]),s.l('Payroll taxes & workers comp',[38614,36290,33482]),s.l('Linens and guest supplies',[36211,33870,31904]),s.l('Breakfast bar',[28760,26415,19873]),s.l('OTA & travel agent commissions',[91447,84066,70319])],1)
    s.h('OVERHEAD'); ov=s.t('Total overhead',[s.l('Franchise & reservation fees',[0,0,0][:0] or [62315,59108,54660]),s.l('Credit card discount',[31890,30144,27513]),s.l('Repairs & maintenance',[58277,64902,49318]),s.l('Utilities',[104386,99571,92840]),s.l('Cable TV & internet',[15612,15012,14364]),s.l('Advertising, signs',[8945,11260,9187]),s.l('Office, licenses, dues',[7706,7219,6893])],1)
    s.h('FIXED'); fx=s.t('Total fixed',[s.l('Real estate & room-bed tax not passed on',[48930,47116,45208]),s.l('Insurance',[39475,33820,28965]),s.l('Pool & elevator contracts',[9360,9120,8880])],1)
    te=s.t('TOTAL OPERATING EXPENSES',[rx,ov,fx],0,'TOTAL','total_operating_expenses')
    no=s.t('NET OPERATING INCOME',[ti,-te],0,'TOTAL','noi')
    d=[s.l('Interest - First Valley Bank',[118204,121877,125330],0),s.l('Interest - SBA 504',[33412,34905,36318],0),s.l('Depreciation',[88260,91415,94807],0)]
    s.t('NET INCOME BEFORE OWNER DRAW',[no]+[-x for x in d],0,'TOTAL','net_income')
    # planted digit: Utilities 2023 99,571 -> 96,571
    for k,r in enumerate(s.rows):
        if r['label']=='Utilities':
            assert r['v'][1]==99571; r['v'][1]=96571
            s.planted=dict(what=f"row {k} 'Utilities', column 'Year 2023': printed 96,571, the totals are made with 99,571",kind='digit_changed')
    fn='sundowner_motel_ops.pdf'; W,H=A4; c=canvas.Canvas(B+'documents/'+fn,pagesize=A4)
    y=H-46; c.setFont('Courier-Bold',12); c.drawString(40,y,'SUNDOWNER MOTOR LODGE'); c.setFont('Courier',9); c.drawRightString(W-40,y,'prepared by Hask Tax Service')
    y-=14; c.setFont('Courier-Bold',10); c.drawString(40,y,s.title); y-=13; c.setFont('Courier',9); c.drawString(40,y,'For the years ended December 31 - whole dollars and percent of total revenue')
    y-=13; c.drawString(40,y,'58 rooms - occupancy 2024: 66.1 percent, average rate $91.30')
    y-=22; c.setFont('Courier-Bold',8.5)
    DX=[305,413,521]
    for x,t in zip(DX,('Y e a r  2 0 2 4','','')): pass
    for x,t in zip(DX,s.cols): c.drawCentredString(x,y,t); c.line(x-52,y-3,x+40,y-3)
    y-=13
    for x in DX: c.drawRightString(x,y,'Amount'); c.drawRightString(x+38,y,'%')
    y-=8; c.setDash(1,2); c.line(40,y,W-34,y); c.setDash(); y-=13
    for r in s.rows:
        if r['t'] in('HEADING',): y-=5
        c.setFont('Courier-Bold' if r['t'] in('HEADING','TOTAL') else 'Courier',8.2); c.drawString(40+r['ind']*8,y,r['label'])
        if r['t']!='HEADING':
            for k,x in enumerate(DX):
                v=r['v'][k]; c.drawRightString(x,y,f(v,0)); c.drawRightString(x+38,y,f"{(99571 if v==96571 else v)/s.rows[ti]['v'][k]*100:.1f}")
            if r['t']=='SUBTOTAL': pass
        y-=13 if r['t']!='TOTAL' else 19
    c.setFont('Courier',7); c.drawString(40,40,'Prepared from books and records supplied by the owner without audit.'); c.save()
    save(fn,[s],'HOSPITALITY','OPERATING_STATEMENT','Motel three-year statement by a tax preparer, Courier, common-size percent columns, no subtotal rules (planted digit)')
doc3(); doc4()
