# Irish shopping centre, trailing twelve from an MRI-like ledger, fixed pitch landscape
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A3,landscape
from .common import St
INFO=dict(file='GLN01_12MthIncStmt_0924.pdf',assetType='RETAIL',documentType='OPERATING_STATEMENT_T12',author='s36a',style='Ledger print, A3 landscape, fixed pitch, account codes, twelve periods and total, trailing minus',hard=True)
M=['Oct 23','Nov 23','Dec 23','Jan 24','Feb 24','Mar 24','Apr 24','May 24','Jun 24','Jul 24','Aug 24','Sep 24']
def make(path):
    R=random.Random(3603)
    s=St('12 Month Income Statement','Glenmoy Shopping Centre','2023-10-01','2024-09-30',M+['12 Mth Total'])
    def flat(a,step=None,at=6): return [a if step is None or i<at else step for i in range(12)]
    def qtr(a,off=0): return [a if i%3==off else 0 for i in range(12)]
    def vary(a,w=.15,season=None): return [round(a*(season[i] if season else 1)*R.uniform(1-w,1+w)) for i in range(12)]
    def only(**k): 
        v=[0]*12
        for m,a in k.items(): v[int(m[1:])]=a
        return v
    win=[1.1,1.25,1.4,1.4,1.3,1.15,.95,.8,.7,.65,.7,.85]
    def L(c,l,v): return s.line(l,v+[sum(v)],code=c)
    def T(l,items,signs=None,**k): return s.total(l,items,signs,**k)
    s.head('INCOME'); s.head('RENTAL INCOME')
    a=T('TOTAL RENTAL INCOME',[L('4010-000','Base Rent - Anchor',flat(58333)),L('4020-000','Base Rent - Unit Shops',flat(96420,98745,5)),L('4030-000','Base Rent - Kiosks',flat(7150,6350,8)),L('4040-000','Turnover Rent',only(m3=41280,m9=12615)),L('4050-000','Vacant Units Adjustment',[-x for x in flat(4200,6100,7)]),L('4090-000','Rent Concessions',only(m0=-3500,m1=-3500,m2=-3500))])
    s.head('RECOVERIES')
    b=T('TOTAL RECOVERIES',[L('4210-000','Service Charge Recovery',flat(38915,40310,3)),L('4220-000','Insurance Recovery',qtr(11460)),L('4230-000','Marketing Levy',flat(4875)),L('4240-000','Prior Year Balancing Charge',only(m4=-8236))])
    s.head('OTHER INCOME')
    c=T('TOTAL OTHER INCOME',[L('4510-000','Car Park Income',vary(14800,.1,[1,1.15,1.6,.9,.9,.95,1,1,1,1.05,1.1,1])),L('4520-000','Mall Commercialisation',vary(3900,.3)),L('4530-000','Advertising and Digital Screens',qtr(4500,1)),L('4590-000','Sundry Income',only(m2=650,m6=1120,m10=385))])
    ti=T('TOTAL INCOME',[a,b,c],typ='TOTAL',key='total_income')
    s.head('OPERATING EXPENSES')
    groups=[('PAYROLL AND MANAGEMENT',[('5010-000','Centre Management Salaries',flat(11240,11690,3)),('5020-000','Employer PRSI',flat(1242,1292,3)),('5030-000','Managing Agent Fee',flat(6850)),('5040-000','Audit and Accountancy',only(m2=4200,m11=6500))]),
    ('CLEANING AND SECURITY',[('5110-000','Contract Cleaning',flat(9680,9975,6)),('5120-000','Window Cleaning',qtr(1150,2)),('5130-000','Security Guarding',flat(12400,12865,3)),('5140-000','CCTV Maintenance',qtr(825)),('5150-000','Waste Disposal',vary(3150,.12)),('5160-000','Pest Control',flat(215))]),
    ('UTILITIES',[('5210-000','Electricity - Common Areas',vary(9300,.06,win)),('5220-000','Gas',vary(2700,.1,win)),('5230-000','Water Charges',[0,2380,0,2214,0,2467,0,2391,0,2520,0,2446]),('5240-000','Telephone and Broadband',flat(388))]),
    ('REPAIRS AND MAINTENANCE',[('5310-000','Mechanical and Electrical',vary(4100,.45)),('5320-000','Lifts and Escalators',qtr(5640)),('5330-000','Roof and Fabric',vary(1900,.8)),('5340-000','Car Park Barriers and Lining',only(m4=7850,m7=640)),('5350-000','Landscaping',vary(780,.25)),('5360-000','Fire Systems',qtr(1395,1))]),
    ('MARKETING',[('5410-000','Promotions and Events',vary(3300,.5,[1,1.5,2.4,.3,.5,.8,1,.8,.8,.7,1,.8])),('5420-000','Christmas Decorations',only(m1=14250,m3=2100))]),
    ('FIXED CHARGES',[('5510-000','Commercial Rates - Vacant Units',only(m3=9870,m9=10445)),('5520-000','Property Insurance',flat(3980,4325,8)),('5530-000','BID and Local Levies',only(m5=1800))])]
    ex=[]
    for h,ls in groups:
        s.head(h); ex.append(T('TOTAL '+h,[L(*x) for x in ls]))
    te=T('TOTAL OPERATING EXPENSES',ex,typ='TOTAL',key='total_operating_expenses')
    no=T('NET OPERATING INCOME',[ti,te],[1,-1],typ='TOTAL',key='noi')
    s.head('NON-OPERATING')
    f=[L('6010-000','Loan Interest - Senior',[71250 if i%3==2 else 0 for i in range(12)]),L('6020-000','Loan Agency Fee',only(m8=7500)),L('6110-000','Letting Fees and Legals',only(m1=8925,m5=14300,m10=3650)),L('6120-000','Bad Debt Expense',only(m5=5480,m11=-1260)),L('6200-000','Capital Works Not Recoverable',only(m6=22400,m7=18650))]
    tf=T('TOTAL NON-OPERATING',f)
    T('NET INCOME / (LOSS)',[no,tf],[1,-1],typ='TOTAL',key='net_income')
    W,H=landscape(A3); cv=canvas.Canvas(path,pagesize=(W,H)); cv.setTitle('GLN01 12 Month Income Statement')
    fs=7.6; x0=36; codew=52; xs=[x0+290+i*64.5 for i in range(12)]; xs.append(W-36)
    def money(v): return '0 ' if v==0 else (f'{-v:,}-' if v<0 else f'{v:,} ')
    pg=[0]
    def header():
        pg[0]+=1; y=H-34; cv.setFont('Courier',fs)
        cv.drawString(x0,y,'Database: TARAHILLPM'); cv.drawCentredString(W/2,y,'12 Month Income Statement'); cv.drawRightString(W-36,y,f'Page: {pg[0]}')
        y-=10; cv.drawString(x0,y,'ENTITY:   GLN01'); cv.drawCentredString(W/2,y,'Glenmoy Shopping Centre, Newbridge Road, Co. Kildare'); cv.drawRightString(W-36,y,'Date: 14/10/2024')
        y-=10; cv.drawString(x0,y,'Accrual'); cv.drawCentredString(W/2,y,'Periods 10/23 - 09/24     Amounts in EUR'); cv.drawRightString(W-36,y,'Time: 09:41 AM')
        y-=24; 
        cv.setFont('Courier-Bold',fs); cv.drawString(x0,y,'Account')
        for x,m in zip(xs,M): cv.drawRightString(x-4,y+9,m.split()[0]); cv.drawRightString(x-4,y,m.split()[1])
        cv.drawRightString(xs[12]-4,y+9,'12 Mth'); cv.drawRightString(xs[12]-4,y,'Total')
        cv.setLineWidth(.5); cv.line(x0,y-4,W-36,y-4); return y-16
    y=header()
    for r in s.rows:
        if y<60: cv.showPage(); y=header()
        if r['type']=='HEADING':
            y-=4; cv.setFont('Courier-Bold',fs); cv.drawString(x0+(0 if r['label'] in('INCOME','OPERATING EXPENSES','NON-OPERATING') else 10),y,r['label'])
        else:
            big=r['type']!='LINE'; cv.setFont('Courier-Bold' if big else 'Courier',fs)
            if big:
                for x in xs: cv.setLineWidth(.3); cv.line(x-50,y+8,x,y+8)
            if r['code']: cv.drawString(x0+10,y,r['code']); cv.drawString(x0+10+codew,y,r['label'])
            else: cv.drawString(x0+(10 if r['type']=='SUBTOTAL' else 0),y,r['label'])
            for x,v in zip(xs,r['vals']): cv.drawRightString(x,y,money(v))
            if r['type']=='TOTAL':
                for x in xs: cv.line(x-50,y-3,x,y-3)
                y-=6
            if big: y-=4
        y-=10.4
    cv.save(); return [s],False
