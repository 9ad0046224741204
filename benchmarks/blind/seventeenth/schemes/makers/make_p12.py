# p1: CINC-like condo income statement vs budget; p2: UK service charge by schedule
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
R=random.Random(151)
def p1():
    f='osprey_key_condo_income_stmt_0925.pdf'
    cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','Annual Budget']
    def dv(v,k):
        if len(v)==7: return v
        a,b,ya,yb,an=v
        g=1 if k=='rev' else -1
        return [a,b,round(g*((a or 0)-(b or 0)),2),ya,yb,round(g*((ya or 0)-(yb or 0)),2),an]
    s=St('Income Statement - Operating','Osprey Key Condominium Association, Inc.','2025-09-01','2025-09-30',cols,derive=dv)
    s.bmap=[0,1,3,4,6]
    def line(code,label,an,kind,noise=.12,flat=False):
        b=round(an/12,2); yb=round(b*9,2)
        if flat: a,ya=b,yb
        else:
            a=round(b*(1+R.uniform(-noise,noise))+R.random(),2); ya=round(a+b*8*(1+R.uniform(-noise,noise)/2),2)
            if R.random()<.12: a=0.0
        return s.l(label,[a,b,ya,yb,an],code,2,kind)
    s.h('OPERATING INCOME')
    inc=[line('4010-00','Maintenance Assessments',1188000,'rev',flat=True),line('4025-00','Reserve Assessments',264000,'rev',flat=True),
     line('4110-00','Late Fees & Interest - Owners',3600,'rev',.4),line('4150-00','Application / Estoppel Fees',5400,'rev',.5),line('4210-00','Laundry & Vending',7200,'rev',.3),
     line('4230-00','Boat Slip Rental',31200,'rev',.05),line('4900-00','Interest Income - Operating',2400,'rev',.5)]
    ti=s.t('Total OPERATING INCOME',inc,kind='rev',key='total_income',base=5)
    s.h('OPERATING EXPENSE')
    subs=[]
    for name,ls in [('ADMINISTRATIVE',[('5010-00','Management Contract',74400),('5025-00','Legal - General',15000),('5026-00','Legal - Collections',6000),('5030-00','Audit & Tax Preparation',8400),('5040-00','Postage, Copies & Supplies',7800),('5060-00','Division Fees & Licenses',1152),('5095-00','Bad Debt Expense',6000)]),
      ('INSURANCE',[('5110-00','Property & Windstorm',396000),('5120-00','Flood',58200),('5130-00','D&O / Crime / Umbrella',14400)]),
      ('PAYROLL',[('5210-00','Payroll - Maintenance Staff',96000),('5215-00','Payroll - Front Desk',118800),('5230-00','Payroll Taxes & Workers Comp',25200)]),
      ('UTILITIES',[('5310-00','Electric - Common',52800),('5320-00','Water & Sewer',104400),('5330-00','Trash Removal',27600),('5340-00','Bulk Cable & Internet',99600),('5350-00','Telephone - Elevator/Gate',4800)]),
      ('BUILDING & GROUNDS',[('5410-00','Elevator Contract',21600),('5415-00','Landscape Contract',30000),('5420-00','Pool Service',13200),('5425-00','Pool Repairs',4800),('5430-00','Pest Control',5400),('5440-00','Fire Alarm Monitoring & Inspection',9600),('5450-00','General Repairs & Maintenance',24000),('5460-00','Seawall & Dock Maintenance',6000),('5470-00','Janitorial Supplies',4200)])]:
        s.h(name,1)
        it=[line(c,l,a,'exp',flat=c in('5010-00','5415-00')) for c,l,a in ls]
        subs.append(s.t('Total '+name,it,ind=1,base=5))
    s.h('RESERVE TRANSFERS',1)
    it=[line('5910-00','Transfer to Pooled Reserves',264000,'exp',flat=True)]
    subs.append(s.t('Total RESERVE TRANSFERS',it,ind=1,base=5))
    te=s.t('Total OPERATING EXPENSE',subs,key='total_operating_expenses',base=5)
    s.t('Net Income:',[ti,te],[1,-1],'TOTAL',kind='rev',key='net_income',base=5)
    c=canvas.Canvas(out(f),pagesize=landscape(letter)); W,H=landscape(letter); pg=[0]
    xs=[290,360,430,505,585,660,745]
    def head():
        pg[0]+=1
        c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-34,'Osprey Key Condominium Association, Inc.')
        c.setFont('Times-Roman',11); c.drawCentredString(W/2,H-48,'Income Statement - Operating'); c.drawCentredString(W/2,H-61,'9/1/2025 - 9/30/2025')
        c.setFillGray(.85); c.rect(36,H-98,W-72,28,fill=1,stroke=0); c.setFillGray(0)
        c.setFont('Times-Bold',9)
        c.drawCentredString(352,H-80,'Current Period'); c.drawCentredString(575,H-80,'Year to Date'); c.drawRightString(745,H-80,'Annual')
        c.setLineWidth(.4); c.line(232,H-83,432,H-83); c.line(445,H-83,662,H-83)
        c.drawString(40,H-94,'Account')
        for x,t in zip(xs,['Actual','Budget','Variance','Actual','Budget','Variance','Budget']): c.drawRightString(x,H-94,t)
        c.setFont('Times-Italic',7.5); c.drawString(36,22,'Printed by Gulfshore Community Partners LLC on Tue Oct 14, 2025 09:12 am'); c.drawRightString(W-36,22,f'Page {pg[0]} of 2')
        return H-112
    y=head()
    for i,r in enumerate(s.rows):
        if y<48: c.showPage(); y=head()
        b=r['typ']!='LINE'; c.setFont('Times-Bold' if b else 'Times-Roman',8.6)
        if r['typ'] in('SUBTOTAL','TOTAL'):
            c.setLineWidth(.5); c.line(236,y+9,745,y+9)
        x=40+10*r['ind']
        lab=(r['code']+' '+r['label']) if r['code'] else r['label']
        c.drawString(x,y,lab)
        if r['typ']!='HEADING':
            for xx,v in zip(xs,r['vals']): c.drawRightString(xx,y,par(v,2,'$' if b or s.rows[i-1]['typ']=='HEADING' else ''))
        if r['typ']=='TOTAL':
            c.line(236,y-3,745,y-3); c.line(236,y-5,745,y-5)
        y-=12.2
        if r['typ']=='SUBTOTAL': y-=4
    c.save(); save(f,[s],'MULTIFAMILY','OPERATING_STATEMENT','CINC-like condo budget comparison, grouped header, 2 pages',False)
def p2():
    f='wharfside_service_charge_yr_0325.pdf'
    cols=['Schedule 1 All Premises','Schedule 2 Enclosed Mall','Schedule 3 Car Park','Total Actual 2024/25','Budget 2024/25','Variance']
    def dv(v,k):
        if len(v)==6: return v
        a,b,c_,bud=v; t=(a or 0)+(b or 0)+(c_ or 0)
        return [a,b,c_,t,bud,round(t-(bud or 0),2)]
    s=St('Service Charge Statement of Actual Expenditure','Wharfside Shopping Centre, Gloucester','2024-03-25','2025-03-24',cols,derive=dv)
    s.bmap=[0,1,2,4]
    tots=[]
    D=[('MANAGEMENT',[('1.1','Management fees',(48,22,9)),('1.2','Accounting and certification fees',(4.2,None,None)),('1.3','Site management resources',(71,31,12.5)),('1.4','Health, safety and environmental management',(6.1,2.4,1.1))]),
     ('UTILITIES',[('2.1','Electricity',(22,96,18.5)),('2.2','Gas',(None,27,None)),('2.3','Water and sewerage',(7.3,5.1,None))]),
     ('SOFT SERVICES',[('3.1','Security',(64,118,22)),('3.2','Cleaning and environmental',(38,104,14)),('3.3','Marketing and promotions',(None,42,None)),('3.4','Waste management',(29,12,None))]),
     ('HARD SERVICES',[('4.1','Mechanical and electrical services',(11,48,6)),('4.2','Lifts and escalators',(None,33,4.5)),('4.3','Fabric repairs and maintenance',(27,31,16)),('4.4','Barrier equipment and ticketing',(None,None,13))]),
     ('INSURANCE',[('5.1','Engineering insurance',(1.4,3.2,.4)),('5.2','All risks - management office',(.6,None,None))]),
     ('EXCEPTIONAL EXPENDITURE',[('6.1','Atrium roof glazing replacement (phase 1)',(None,86,None)),('6.2','EV charger enabling works',(None,None,24))])]
    for n,ls in D:
        s.h(n); it=[]
        for c,l,v in ls:
            a=[None if q is None else R.randint(int(q*930),int(q*1080)) for q in v]
            bud=round(sum(q or 0 for q in a)*R.uniform(.9,1.12),-2)
            it.append(s.l(l,a+[bud],c))
        tots.append(s.t('Total '+n.lower(),it,base=4))
    s.h('INCOME CREDITED TO THE SERVICE CHARGE')
    it=[s.l('Interest',[-2214,-3871,-402,-5000],'7.1'),s.l('Commercialisation income',[None,-31450,None,-28000],'7.2')]
    tots.append(s.t('Total income credited',it,base=4))
    te=s.t('TOTAL SERVICE CHARGE EXPENDITURE',tots,typ='TOTAL',key='total_operating_expenses',base=4)
    v=s.rows[te]['vals']; bt=v[4]
    a1=round(bt*.29);a3=round(bt*.12);a2=bt-a1-a3
    oa=s.l('On account charges demanded',[-a1,-a2,-a3,-bt],None,0)
    s.t('Balancing charge due from / (credit due to) tenants',[te,oa],typ='TOTAL',base=4)
    c=canvas.Canvas(out(f),pagesize=A4); W,H=A4
    c.setFillColorRGB(.13,.25,.42); c.rect(0,H-62,W,62,fill=1,stroke=0); c.setFillGray(1)
    c.setFont('Helvetica-Bold',15); c.drawString(36,H-30,'Service Charge Statement of Actual Expenditure')
    c.setFont('Helvetica',10); c.drawString(36,H-48,'Wharfside Shopping Centre, Gloucester'); c.drawRightString(W-36,H-48,'Year ended 24 March 2025'); c.setFillGray(0)
    c.setFont('Helvetica',7.5); c.drawString(36,H-76,'Service charge year: 25 March 2024 to 24 March 2025.  All figures in £ and exclusive of VAT.  Cost classes follow the RICS professional statement.')
    xs=[298,352,400,455,508,559]; y=H-96
    c.setFont('Helvetica-Bold',7.5)
    for k,row in enumerate([['Schedule 1','Schedule 2','Schedule 3','Total','Budget','Variance'],['All Premises','Enclosed Mall','Car Park','Actual','2024/25',''],['','','','2024/25','','']]):
        for x,t in zip(xs,row): c.drawRightString(x,y-k*9,t)
    c.drawString(36,y-18,'Cost code'); y-=24; c.line(36,y,559,y); y-=12
    for r in s.rows:
        if r['typ']=='TOTAL': c.setFillColorRGB(.9,.93,.97); c.rect(36,y-4,523,13,fill=1,stroke=0); c.setFillGray(0)
        c.setFont('Helvetica' if r['typ']=='LINE' else 'Helvetica-Bold',7.6)
        if r['typ']=='HEADING': c.setFillColorRGB(.13,.25,.42)
        if r['code']: c.drawString(36,y,r['code'])
        c.drawString(58 if r['code'] else 36,y,r['label'])
        c.setFillGray(0)
        if r['typ']!='HEADING':
            if r['typ']!='LINE': c.setLineWidth(.3); c.line(250,y+8.5,559,y+8.5)
            for x,v in zip(xs,r['vals']): c.drawRightString(x,y,par(v,0,'',''))
        y-=12.6+(5 if r['typ']=='SUBTOTAL' else 3 if r['typ']=='TOTAL' else 0)
    y-=8; c.setFont('Helvetica-Oblique',7)
    for t in ['Variance = actual less budget; a figure in brackets is an under-spend.','Apportionment: Schedule 1 on weighted floor area, Schedule 2 on fixed percentages per lease, Schedule 3 by number of spaces.',
      'We certify that the above is a fair summary of the costs incurred in the year, subject to the terms of the leases.   Tolland Fry LLP, Managing Agents']: c.drawString(36,y,t); y-=9
    c.save(); save(f,[s],'RETAIL','OPERATING_STATEMENT','UK service charge by schedule, Qube-like, expenditure first',True)
p1();p2()
