# Canada, QuickBooks desktop previous-year comparison
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from .common import St
INFO=dict(file='Tecumseh Gate P&L prev yr.pdf',assetType='INDUSTRIAL',documentType='OPERATING_STATEMENT',author='s36a',style='QuickBooks Desktop profit and loss previous-year comparison, deep indents, minus signs, percent column, repeated header',hard=False)
def make(path):
    R=random.Random(3606)
    s=St('Profit & Loss Prev Year Comparison','Tecumseh Gate Holdings Inc.','2024-07-01','2025-06-30',["Jul '24 - Jun 25","Jul '23 - Jun 24",'$ Change'])
    def L(l,a,p,lv):
        return s.line(l,[a,p,round(a-p,2)],lv=lv)
    def blk(h,ls,lv):
        if isinstance(ls,tuple): return L(h,*ls,lv)
        s.head(h,lv=lv); it=[blk(l,x,lv+1) for l,x in ls]
        return s.total('Total '+h,it,lv=lv)
    H=lambda l,lv: s.head(l,lv=lv)
    H('Ordinary Income/Expense',0); H('Income',2)
    inc=[blk('Rental Revenue',[('Unit Rent',[('Building A',(386412.,371200.)),('Building B',(294860.52,290118.)),('Building C - Yard',(72000.,66000.))]),('Rent Abatements',(-9650.,-18525.)),('Percentage / Overage Rent',(0.,0.))],3),
      blk('Additional Rent (TMI)',[('Realty Taxes Recovered',(138217.44,131906.18)),('CAM Recovered',(97450.,92880.)),('Insurance Recovered',(21366.,19740.)),('Year End TMI Reconciliation',(4182.79,-2914.33))],3),
      blk('Late Fees & NSF Charges',(1325.,875.),3),blk('Signage Licence',(4800.,4800.),3),blk('Snow Storage Recovery',(2250.,0.),3)]
    ti=s.total('Total Income',inc,lv=2,key='total_income')
    gp=s.total('Gross Profit',[ti],lv=1)
    H('Expense',2)
    ex=[blk('Accounting & Audit',(9800.,9350.),3),blk('Advertising & Promotion',(1460.25,620.),3),blk('Bank Charges',(417.6,398.4),3),blk('Insurance - Property',(24918.,22305.),3),blk('Legal Fees',(6742.5,11385.),3),blk('Leasing Commissions',(18640.,0.),3),blk('Management Fees',(38275.,36800.),3),
     blk('Office Supplies & Postage',(612.38,745.91),3),
     blk('Realty Taxes',[('Building A & B',(116873.04,111592.6)),('Building C',(24715.91,23604.2)),('Vacancy Rebate',(0.,-3186.44))],3),
     blk('Repairs & Maintenance',[('Dock Levellers & Overhead Doors',(11364.,7492.5)),('Electrical',(4816.75,5930.1)),('HVAC',(13945.2,12118.)),('Landscaping',(8400.,8100.)),('Life Safety & Sprinkler',(5170.,4985.)),('Paving & Line Painting',(3650.,22400.)),('Plumbing',(2984.4,1576.8)),('Roof',(7215.,15860.)),('Snow Removal & Salting',(31280.,26750.))],3),
     blk('Security & Monitoring',(4392.,4236.),3),
     blk('Utilities',[('Hydro',(17468.93,18244.07)),('Natural Gas',(9327.66,10516.82)),('Water & Sewer',(6841.15,6320.4))],3),blk('Waste Removal',(5136.,4980.),3),blk('Bad Debts',(0.,7412.5),3)]
    te=s.total('Total Expense',ex,lv=2,key='total_operating_expenses')
    no=s.total('Net Ordinary Income',[gp,te],[1,-1],lv=0,key='noi')
    H('Other Income/Expense',0); H('Other Income',1)
    oi=s.total('Total Other Income',[blk('Interest Earned - GIC',(6183.47,4920.15),2),blk('Gain on Sale of Equipment',(1500.,0.),2)],lv=1)
    H('Other Expense',1)
    oe=s.total('Total Other Expense',[blk('Mortgage Interest',(164205.18,171849.6),2),blk('Amortization',(142800.,148750.),2),blk('Income Taxes - Current',(38214.,29560.),2)],lv=1)
    nn=s.total('Net Other Income',[oi,oe],[1,-1],lv=0)
    s.total('Net Income',[no,nn],lv=0,typ='TOTAL',key='net_income')
    for q in s.rows: q['vals']=[None if v is None else round(v,2) for v in q['vals']]
    W,Hh=letter; cv=canvas.Canvas(path,pagesize=letter,invariant=1); cv.setTitle('Profit & Loss Prev Year Comparison')
    X=[372,446,514,572]; pg=[0]
    def hdr():
        pg[0]+=1; y=Hh-40
        cv.setFont('Helvetica-Bold',8); cv.drawString(36,y,'10:14 AM'); cv.drawString(36,y-12,'2025-09-03'); cv.drawString(36,y-24,'Accrual Basis')
        cv.setFont('Helvetica-Bold',12); cv.drawCentredString(W/2,y,'Tecumseh Gate Holdings Inc.'); cv.setFont('Helvetica-Bold',14); cv.drawCentredString(W/2,y-16,'Profit & Loss Prev Year Comparison'); cv.setFont('Helvetica-Bold',10); cv.drawCentredString(W/2,y-30,'July 2024 through June 2025')
        y-=52; cv.setFont('Helvetica-Bold',8)
        for x,w,t in zip(X,(64,64,54,44),s.cols+['% Change']):
            cv.drawCentredString(x-w/2,y,t); cv.setLineWidth(1.2); cv.line(x-w,y-4,x,y-4)
        cv.setFont('Helvetica',8); cv.drawRightString(W-36,28,f'Page {pg[0]}'); return y-16
    y=hdr()
    for r in s.rows:
        if y<52: cv.showPage(); y=hdr()
        lv=r['meta']['lv']; cv.setFont('Helvetica-Bold',8); cv.drawString(40+lv*11,y,r['label'])
        if r['type']!='HEADING':
            cv.setFont('Helvetica-Bold' if r['type']=='TOTAL' else 'Helvetica',8)
            a,p,d=r['vals']; pc='0.0%' if a==p else ('100.0%' if p==0 else f'{d/abs(p)*100:,.1f}%')
            if r['type']!='LINE':
                cv.setLineWidth(.5)
                for x,w in zip(X,(56,56,50,38)): cv.line(x-w,y+8,x,y+8)
            for x,t in zip(X,[f'{a:,.2f}',f'{p:,.2f}',f'{d:,.2f}',pc]): cv.drawRightString(x,y,t)
            if r['type']=='TOTAL':
                for x,w in zip(X,(56,56,50,38)): cv.line(x-w,y-2.5,x,y-2.5); cv.line(x-w,y-4.5,x,y-4.5)
            if r['type']!='LINE': y-=3
        y-=11.2
    cv.save(); return [s],False
