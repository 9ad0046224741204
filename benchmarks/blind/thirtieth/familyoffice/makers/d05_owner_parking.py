"""Owner statements of three surface parking lots in one PDF (Propertyware flavour), one page per lot; one planted digit. fpdf2."""
import random,os
from lib import *
from fpdf import FPDF
R=random.Random(30505)
NAME='OwnerStmt_KLF-Holdings_May2025.pdf'
lots=[('Lot 7 - Grand Ave & 9th','709 Grand Avenue, Kansas City, MO 64106',[('Monthly Permit Parking',9460),('Daily / Transient Parking',11240.5),('Event Parking',6875),('Validation Income',1312.75),('Late Fees',60)],[('Attendant Labor',5120.4),('Payroll Burden',768.06),('Pay Station Service & Fees',1185),('Credit Card Processing',612.38),('Sweeping',340),('Striping & Signage',0),('Electric - Lot Lighting',288.14),('Snow Removal',0),('Liability Insurance',471.25),('City Parking License',0),('Management Fee',1447.41)],17500,500),
('Lot 12 - Delaware Street','1220 Delaware Street, Kansas City, MO 64105',[('Monthly Permit Parking',14380),('Daily / Transient Parking',3918.25),('Key Card Deposits Forfeited',150),('Overnight Truck Parking',1200)],[('Pay Station Service & Fees',790),('Credit Card Processing',241.17),('Sweeping',265),('Asphalt Patching',2275),('Electric - Lot Lighting',196.52),('Storm Water Fee',83.4),('Liability Insurance',318.75),('Towing - Abandoned Vehicle',185),('Management Fee',982.41)],11000,0),
('Lot 15 - Stadium Overflow','4200 Raytown Road, Kansas City, MO 64133',[('Event Parking',22415),('Tailgate Premium Spaces',3960),('RV Overnight',540)],[('Event Staff (contract)',6890),('Porta-John Rental',1140),('Police Detail',1650),('Mowing',480),('Management Fee',2691.5)],0,2500)]
sts=[]
for k,(nm,ad,inc,exp,draw,res) in enumerate(lots):
    s=St('Owner Statement',nm,'2025-05-01','2025-05-31',['This Period','Year-to-Date'],page=k+1);s.ad=ad;s.res=res
    def ytd(v,once=0):
        if v==0: return [0.0,round(R.choice([185,412.6,1390,2640.75]),2)]
        return [float(v),round(v*(1+R.uniform(3.4,4.3)),2)]
    s.h('INCOME');a=[s.l(q,ytd(v),lvl=1) for q,v in inc];ti=s.t('Total Income',a,type='TOTAL',key='total_income')
    s.h('EXPENSES');a=[s.l(q,ytd(v),lvl=1) for q,v in exp];te=s.t('Total Expenses',a,type='TOTAL',key='total_operating_expenses')
    noi=s.t('Net Operating Income',[ti,te],[1,-1],'TOTAL',key='noi')
    s.h('OWNER ACTIVITY AND OTHER CASH')
    a=[]
    if k==1: a.append(s.l('Security Deposits Received',[75.0,225.0],lvl=1))
    if k==2: a.append(s.l('Owner Contribution',[0.0,8000.0],lvl=1));a.append(s.l('Gravel Resurfacing (capital)',[0.0,-17250.0],lvl=1))
    if draw: a.append(s.l('Owner Draw - ACH 05/12',[-float(draw),-float(draw)*5+R.choice([0,800])],lvl=1))
    else: a.append(s.l('Owner Draw',[-15000.0,-47500.0],lvl=1))
    to=s.t('Total Owner Activity and Other Cash',a)
    nc=s.t('Net Cash Flow',[noi,to],type='TOTAL',key='net_cash_flow')
    beg0=round(R.uniform(6500,21000),2)
    net=[s.rows[nc]['v'][0],s.rows[nc]['v'][1]]
    bm=round(beg0+net[1]-net[0],2)
    b=s.l('Beginning Cash Balance',[bm,beg0])
    e=s.t('Ending Cash Balance',[b,nc],type='TOTAL')
    if res:
        r_=s.l('Less: Property Reserve',[-float(res),-float(res)])
        s.t('Available to Owner',[e,r_],type='TOTAL')
    sts.append(s)
# planted: one digit of one line of the second lot
s=sts[1];i=[r['label'] for r in s.rows].index('Asphalt Patching');assert s.rows[i]['v'][0]==2275.0
s.rows[i]['v'][0]=2575.0
s.planted={'what':"Lot 12: 'Asphalt Patching' This Period printed as 2,575.00 instead of 2,275.00; Total Expenses does not foot",'kind':'digit_changed'}
p=FPDF('P','mm','Letter');p.set_auto_page_break(False)
fm=lambda v:'$'+f'{v:,.2f}' if v>=0 else f'-${-v:,.2f}'
for k,s in enumerate(sts):
    p.add_page();W=p.w
    p.set_fill_color(34,74,110);p.rect(12,12,W-24,9,'F');p.set_text_color(255);p.set_font('helvetica','B',12);p.set_xy(14,12.6);p.cell(100,8,'OWNER STATEMENT')
    p.set_font('helvetica','',9);p.set_xy(W-90,12.6);p.cell(76,8,'05/01/2025 - 05/31/2025',align='R');p.set_text_color(0)
    p.set_font('helvetica','B',9);p.set_xy(14,25);p.cell(90,5,'Fountain City Parking Management');p.set_font('helvetica','',8)
    for j,q in enumerate(['1919 Wyandotte, Suite 200','Kansas City, MO 64108','(816) 555-0148']): p.set_xy(14,30+4*j);p.cell(90,4,q)
    p.set_draw_color(150);p.rect(110,25,W-122,20)
    for j,(q,v) in enumerate([('Owner',"KLF Holdings, LLC"),('Property',s.meta['propertyName']),('Address',s.ad),('Stmt prepared','06/06/2025  (cash basis)')]):
        p.set_font('helvetica','B',7.5);p.set_xy(112,26+4.6*j);p.cell(22,4,q);p.set_font('helvetica','',7.5);p.cell(60,4,v)
    y=52;p.set_fill_color(225,232,240);p.rect(12,y,W-24,6,'F');p.set_font('helvetica','B',8)
    p.set_xy(14,y+.5);p.cell(80,5,'Category')
    for x,q in ((140,'This Period'),(W-16,'Year-to-Date')): p.set_xy(x-30,y+.5);p.cell(30,5,q,align='R')
    y+=8;z=0
    for r in s.rows:
        if r['type']=='HEADING': y+=1.5;z=0
        if r['label']=='Beginning Cash Balance': y+=4;p.line(12,y-1,W-12,y-1)
        if r['type']=='LINE' and r['lvl']==1:
            z+=1
            if z%2==0: p.set_fill_color(246,246,246);p.rect(12,y,W-24,5.2,'F')
        p.set_font('helvetica','B' if r['type']!='LINE' else '',8.3);p.set_xy(14+5*r['lvl'],y+.2);p.cell(90,4.8,r['label'])
        if r['type']!='HEADING':
            for x,v in zip((140,W-16),r['v']):
                if r['type']!='LINE': p.line(x-26,y,x,y)
                p.set_text_color(*( (170,0,0) if v<0 else (0,0,0)));p.set_xy(x-40,y+.2);p.cell(40,4.8,fm(v),align='R')
            p.set_text_color(0)
        y+=5.2 if r['type']=='LINE' or r['type']=='HEADING' else 6.6
    p.set_font('helvetica','I',7);p.set_xy(14,p.h-22);p.multi_cell(W-28,3.5,'Disbursements clear after the 10th. Credit card receipts are posted net of chargebacks on the day of settlement. Questions: owners@fountaincityparking.example')
    p.set_xy(14,p.h-12);p.cell(90,4,f'Statement {k+1} of 3');p.set_xy(W-74,p.h-12);p.cell(60,4,'Owner ID KLF-0041',align='R')
p.output(os.path.join(DOC,NAME))
save(NAME,sts,'PARKING','OPERATING_STATEMENT','Propertyware-flavoured owner statements, three lots one per page, cash balances below, shaded stripes',False)
