# AppFolio-like 12 month income statement, storage, landscape; planted digit
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from core import *
R=random.Random(3502)
MON=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
def make():
    fn='keel_street_storage_12mo.pdf'
    for n in ('Regular','Bold'): pdfmetrics.registerFont(TTFont('LSN-'+n,f'/usr/share/fonts/truetype/liberation/LiberationSansNarrow-{n}.ttf'))
    s=St('Income Statement - 12 Month','Keel Street Self Storage','2024-07-01','2025-06-30',MON+['Total'],derive=lambda v,side:v[:12]+[sum(x or 0 for x in v[:12])]); s.nbase=12
    sea=[1.05,1.05,1.02,1,.97,.95,.94,.94,.97,1,1.04,1.07]
    def L(lb,tot,noise=.05,season=None,months=None,lvl=2):
        if months: 
            v=[0]*12
            for m,x in months: v[m]=round(x*100)
        else: v=spread(R,round(tot*100),12,noise,season)
        return s.l(lb,v,lvl=lvl)
    H=lambda lb,lvl=0:s.h(lb,lvl=lvl)
    T=lambda lb,it,lvl=1,key=None,rt='SUBTOTAL':s.t(lb,it,rt,None,key,lvl=lvl)
    H('Operating Income & Expense'); H('Income',1)
    H('Storage Rental Income',2)
    a=[L('Drive-Up Unit Rent',388412.37,.02,sea,lvl=3),L('Climate Controlled Unit Rent',241906.12,.02,sea,lvl=3),L('RV / Boat Parking',36480,.04,lvl=3),L('Discounts & Promotions',-21873.5,.3,lvl=3)]
    rent=T('Total Storage Rental Income',a,2)
    a=[L('Administration Fees',7425,.25),L('Late & Lien Fees',14366.25,.15),L('Auction Proceeds',None,months=[(1,1240),(4,865.5),(8,1912),(11,430)]),L('Tenant Protection Plan Income',31218.4,.04),L('Retail Sales - Locks & Boxes',6842.19,.2,sea),L('Truck Rental Commission',3116.8,.3),L('NSF Fees Collected',None,months=[(0,35),(2,70),(5,35),(7,105),(10,35)])]
    ti=T('Total Operating Income',[rent]+a,1,'total_income','TOTAL')
    H('Expense',1)
    H('Payroll',2); a=[L('Manager Wages',58240,.02,lvl=3),L('Relief Manager',16950.75,.15,lvl=3),L('Payroll Taxes & Benefits',11366.2,.05,lvl=3)]; e1=T('Total Payroll',a,2)
    H('Property Operations',2)
    a=[L('Repairs & Maintenance',14218.66,.5,lvl=3),L('Door & Gate Repair',4873.2,.6,lvl=3),L('Landscaping / Snow',9180,.3,[.8,.8,.8,.8,.7,1.4,1.7,1.6,1,.8,.8,.8],lvl=3),L('Pest Control',1140,0,lvl=3),L('Security Monitoring',4188,0,lvl=3),L('Trash Removal',2217.48,.08,lvl=3),L('HVAC Service',None,months=[(0,612.4),(5,1185),(10,747.25)],lvl=3)]; e2=T('Total Property Operations',a,2)
    H('Utilities',2); a=[L('Electricity',18611.03,.08,[1.3,1.3,1.1,.8,.8,1,1.1,1.1,.9,.8,.9,1.2],lvl=3),L('Natural Gas',5208.77,.1,[.2,.2,.3,.7,1.3,1.8,2.2,2,1.5,.8,.4,.2],lvl=3),L('Water & Sewer',1962.4,.08,lvl=3)]; e3=T('Total Utilities',a,2)
    H('General & Administrative',2); a=[L('Advertising & Internet Leads',21440.88,.12,lvl=3),L('Credit Card Fees',13287.5,.04,sea,lvl=3),L('Software Subscriptions',4740,0,lvl=3),L('Office Supplies & Postage',1873.36,.3,lvl=3),L('Telephone & Internet',3425.4,.02,lvl=3),L('Licenses & Professional Fees',None,months=[(2,1850),(6,225),(8,2400)],lvl=3)]; e4=T('Total General & Administrative',a,2)
    a=[L('Management Fees',42370.5,.02,sea),L('Property Insurance',15486,0),L('Real Estate Taxes',None,months=[(1,30118.44),(7,30877.91)]),L('Cost of Goods Sold - Retail',3388.05,.2,sea)]
    te=T('Total Operating Expense',[e1,e2,e3,e4]+a,1,'total_operating_expenses','TOTAL')
    noi=T('NOI - Net Operating Income',[ti,(te,-1)],0,'noi','TOTAL')
    H('Other Income & Expense'); H('Other Income',1); oi=T('Total Other Income',[L('Interest Income',286.41,.1)],1)
    H('Other Expense',1); oe=T('Total Other Expense',[L('Mortgage Interest',148906.33,.01,[1.03,1.02,1.02,1.01,1.01,1,1,.99,.99,.98,.98,.97]),L('Owner Legal',None,months=[(3,1475),(9,620)]),L('Capital - Roof Coating',None,months=[(9,23850)])],1)
    no=T('Net Other Income',[oi,(oe,-1)],0)
    T('Total Income',[ti,oi],0); T('Total Expense',[te,oe],0)
    T('Net Income',[noi,no],0,'net_income','TOTAL')
    # planted: one digit of one month
    i=next(k for k,r in enumerate(s.rows) if r['label']=='Electricity'); v=s.rows[i]['v']; old=v[7]
    st=f'{old}'; new=int(st[0]+str((int(st[1])+4)%10)+st[2:]); v[7]=new
    s.planted=dict(what=f"Electricity, Feb 2025: printed {m2(new)} where the month's total, the line's total and all sums use {m2(old)}",kind='digit_changed')
    PW,PH=landscape(legal); c=canvas.Canvas(doc(fn),pagesize=(PW,PH))
    x0=30; lw=168; cw=(PW-60-lw)/13; N=36; pages=[s.rows[i:i+N] for i in range(0,len(s.rows),N)]
    for p,rows in enumerate(pages):
        y=PH-36
        if p==0:
            c.setFont('LSN-Bold',15); c.drawString(x0,y,'Income Statement - 12 Month'); y-=15
            c.setFont('LSN-Regular',9)
            for t in ('Halvorsen Storage Management LLC','Properties: Keel Street Self Storage - 4410 Keel Street Dayton, OH 45404','Period Range: Jul 2024 to Jun 2025','Accounting Basis: Cash','Additional Account Types: None','Level of Detail: Detail View'):
                c.drawString(x0,y,t); y-=11
            y-=4
        c.setFillGray(.9); c.rect(x0,y-5,PW-60,15,0,1); c.setFillGray(0); c.setFont('LSN-Bold',8.5); c.drawString(x0+3,y,'Account Name')
        for k,t in enumerate(s.cols): c.drawRightString(x0+lw+(k+1)*cw-3,y,t)
        y-=14
        for r in rows:
            b=r['rt']!='LINE'; c.setFont('LSN-Bold' if b else 'LSN-Regular',8.3); c.drawString(x0+3+8*r['lvl'],y,r['label'])
            if r['rt']=='TOTAL': c.setLineWidth(.5); c.line(x0,y+9,PW-30,y+9)
            for k,x in enumerate(r['v']):
                if x is not None: c.drawRightString(x0+lw+(k+1)*cw-3,y,m2(x,paren=False))
            c.setStrokeGray(.85); c.setLineWidth(.3); c.line(x0,y-3.2,PW-30,y-3.2); c.setStrokeGray(0); y-=12.6
        c.setFont('LSN-Regular',7.5); c.drawString(x0,20,'Created on 07/09/2025'); c.drawRightString(PW-30,20,f'Page {p+1}'); c.showPage()
    c.save(); save(fn,[s],'SELF_STORAGE','OPERATING_STATEMENT_T12','clerk-b','AppFolio 12-month income statement, legal landscape',True)
