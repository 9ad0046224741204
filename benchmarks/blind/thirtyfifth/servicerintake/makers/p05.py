# line-printer comparative income statement (MRI style), trailing minus, industrial
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from core import *
R=random.Random(3505)
COLS=['Current Period Actual','Current Period Budget','Current Period Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance']
def make():
    fn='MRI_CompIS_2207_0925.pdf'
    def der(v,side):
        a,b,c,d=(v if len(v)==4 else (v[0],v[1],v[3],v[4])); g=-1 if side=='E' else 1
        return [a,b,g*(a-b),c,d,g*(c-d)]
    class S2(St):
        def t(s,label,items,rt='SUBTOTAL',code=None,key=None,side='I',**k):
            its=[(i,1) if isinstance(i,int) else i for i in items]
            v=[sum(g*s.rows[i]['v'][c] for i,g in its) for c in (0,1,3,4)]
            i=s._add(label,rt,der(v,side),code,its,side=side,**k)
            if key:s.keys[key]=i
            return i
        def bad(s):
            return [r['label'] for r in s.rows if r['items'] for c in (0,1,3,4) if sum(g*s.rows[i]['v'][c] for i,g in r['items'])!=r['v'][c]]
    s=S2('Comparative Income Statement','Port Halsey Logistics Center',None,'2025-09-30',COLS,100,derive=der)
    def L(code,lb,mon,side='E',noise=.07,flat=False):
        if flat: b=round(mon*100); a=b; ya=yb=9*b
        else:
            b=round(mon)*100; yb=9*b; a=round(mon*100*(1+R.uniform(-noise,noise)))+R.randint(-40,40); ya=round(mon*900*(1+R.uniform(-noise,noise)))+R.randint(-99,99)
            if mon==0: a=b=0; 
        return s.l(lb,[a,b,ya,yb],code,side)
    def L4(code,lb,a,b,c,d,side='E'): return s.l(lb,[round(x*100) for x in (a,b,c,d)],code,side)
    s.h('REVENUE')
    a=[L('4010-001','Base Rent - Warehouse',214860.5,'I',.015),L('4010-002','Base Rent - Office',31240,'I',.02),L4('4015-000','Free Rent',-18422.25,0,-36844.5,-27500,'I'),L('4020-000','Month-to-Month Premium',1250,'I',.3)]
    r1=s.t('TOTAL RENTAL REVENUE',a)
    a=[L('4110-000','CAM Recovery',38415,'I'),L('4120-000','Real Estate Tax Recovery',46210,'I',.01),L('4130-000','Insurance Recovery',9388,'I',.01),L('4140-000','Utility Recovery',6120,'I',.15),L4('4190-000','Prior Year Recovery Adj',0,0,-7316.44,0,'I')]
    r2=s.t('TOTAL RECOVERIES',a)
    a=[L('4310-000','Trailer Parking',4200,'I',.1),L4('4320-000','Late Fees',385,200,2914.17,1800,'I'),L4('4330-000','Antenna License',1500,1500,13500,13500,'I')]
    r3=s.t('TOTAL OTHER REVENUE',a)
    rt=s.t('TOTAL REVENUE',[r1,r2,r3],'TOTAL',key='total_income')
    s.h('OPERATING EXPENSES')
    s.h('Repairs & Maintenance'); a=[L('5110-000','HVAC Contract',2150,flat=True),L('5115-000','HVAC Repairs',1800,noise=.6),L('5120-000','Dock & Door Repairs',2600,noise=.5),L('5125-000','Plumbing',900,noise=.6),L('5130-000','Electrical & Lighting',1350,noise=.4),L('5140-000','Roof Repairs',1100,noise=.7),L('5150-000','Parking Lot & Striping',750,noise=.6),L4('5160-000','Snow Removal',0,0,31870.35,28500)]
    e1=s.t('TOTAL REPAIRS & MAINTENANCE',a,side='E')
    s.h('Contract Services'); a=[L('5210-000','Landscaping',3400,noise=.05),L('5220-000','Janitorial',1180,flat=True),L('5230-000','Security Patrol',5250,noise=.03),L('5240-000','Fire Alarm Monitoring',412.5,flat=True),L('5250-000','Trash Removal',975,noise=.1),L('5260-000','Pest Control',185,flat=True)]
    e2=s.t('TOTAL CONTRACT SERVICES',a,side='E')
    s.h('Utilities'); a=[L('5310-000','Electric',7420,noise=.12),L('5320-000','Gas',1350,noise=.4),L('5330-000','Water & Sewer',2240,noise=.1),L('5340-000','Storm Water Fee',618.75,flat=True)]
    e3=s.t('TOTAL UTILITIES',a,side='E')
    s.h('Administrative'); a=[L('5410-000','Management Fee',10560,noise=.02),L('5420-000','Engineer Salary Alloc',6875,noise=.01),L('5430-000','Telephone',340,noise=.05),L4('5440-000','Legal',2187.5,750,9406.2,6750),L4('5450-000','Audit & Tax Prep',0,0,8750,9000),L('5460-000','Office & Postage',120,noise=.4)]
    e4=s.t('TOTAL ADMINISTRATIVE',a,side='E')
    s.h('Fixed Expenses'); a=[L('5510-000','Real Estate Taxes',46882.17,flat=True),L('5520-000','Insurance',9620.33,flat=True)]
    e5=s.t('TOTAL FIXED EXPENSES',a,side='E')
    te=s.t('TOTAL OPERATING EXPENSES',[e1,e2,e3,e4,e5],'TOTAL',key='total_operating_expenses',side='E')
    no=s.t('NET OPERATING INCOME',[rt,(te,-1)],'TOTAL',key='noi')
    s.h('OTHER EXPENSES'); a=[L4('6110-000','Interest Expense',88214.61,88214.61,801477.9,801477.9),L4('6210-000','Depreciation',61250,61250,551250,551250),L4('6220-000','Amortization - Lease Costs',8433.12,8500,75898.08,76500),L4('6310-000','Owner Entity Costs',0,500,3260,4500)]
    oe=s.t('TOTAL OTHER EXPENSES',a,side='E')
    s.t('NET INCOME (LOSS)',[no,(oe,-1)],'TOTAL',key='net_income')
    W,H=landscape(letter); cv=canvas.Canvas(doc(fn),pagesize=(W,H)); fs=7.3; ch=fs*.6; x0=28; lh=9.7
    def tm(x):
        t=f'{abs(x)/100:,.2f}'; return t+('-' if x<0 else ' ')
    def line(r):
        out=(r['code'] or '').ljust(10)+((' ' if r['rt']=='HEADING' else '  ')+r['label'])[:31].ljust(32)
        if r['v'][0] is None: return out
        for k in (0,3):
            a,b,v=r['v'][k:k+3]; p='' if b==0 else f'{100*v/abs(b):.1f}'.replace('-','')+('-' if v<0 else ' ')
            if b==0: p='n/a '
            out+=tm(a).rjust(15)+tm(b).rjust(15)+tm(v).rjust(14)+p.rjust(8)+('  ' if k==0 else '')
        return out
    body=[]
    for r in s.rows:
        if r['rt']=='HEADING':
            if r['label'].isupper(): body.append('')
            body.append(line(r))
        elif r['rt']=='LINE': body.append(line(r))
        else:
            rule=('=' if r['label'].startswith('NET INCOME') else '-')
            u=' '*42
            for k in (0,3): u+=(rule*12+' ').rjust(15)+(rule*12+' ').rjust(15)+(rule*11+' ').rjust(14)+' '*8+('  ' if k==0 else '')
            if rule=='-': body+= [u,line(r),'']
            else: body+=['-'.join(u.split('=')),line(r),u]
    N=44; body=[b for k,b in enumerate(body)]; pages=[]; cur=[]
    for b in body:
        if len(cur)>=N and b=='' : pages.append(cur);cur=[];continue
        cur.append(b)
    pages.append(cur)
    wid=148
    for p,ls in enumerate(pages):
        y=H-34; cv.setFont('Courier',fs)
        hd=['Database: HALSEYIND'.ljust(50)+'Comparative Income Statement'.center(48)+f'Page:      {p+1}'.rjust(46),
            'Entity:   2207'.ljust(50)+'Northgate Industrial Advisors'.center(48)+'Date: 10/10/2025'.rjust(46),
            ' '*50+'Port Halsey Logistics Center'.center(48)+'Time:   02:31 PM'.rjust(46),
            'Accrual'.ljust(50)+'For the Period Ending September 30, 2025'.center(48),'',
            ' '*42+'|'+' Current Period '.center(50,'-')+'| |'+' Year-To-Date '.center(50,'-')+'|',
            'Account'.ljust(12)+'Description'.ljust(30)+('Actual ').rjust(15)+('Budget ').rjust(15)+'Variance '.rjust(14)+'% '.rjust(8)+'  '+('Actual ').rjust(15)+('Budget ').rjust(15)+'Variance '.rjust(14)+'% '.rjust(8),'-'*wid]
        for t in hd+ls: cv.drawString(x0,y,t); y-=lh
        cv.showPage()
    cv.save(); save(fn,[s],'INDUSTRIAL','OPERATING_STATEMENT','clerk-e','MRI line-printer comparative, Courier, trailing minus, dashed rules',True)
