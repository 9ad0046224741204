# Adagio Ledger style line-printer TB, Canadian housing co-op, PDF
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
R=random.Random(7711)
N='GL_TrialBal_CedarHollow_Dec25.pdf'
D={'10':'Townhouses','20':'Cedar Bldg','30':'Common'}
# code, name, depts or None, opening magnitude (signed, dollars), december movement range (lo,hi)
A=[
('1000','Petty cash',None,300,(0,0)),
('1010','Bank - operating chequing',None,'CASH',None),
('1020','Bank - security deposits',None,18240.55,(5,60)),
('1030','Community credit union - T-bill savings',None,96412.18,(180,260)),
('1050','Replacement reserve - GIC ladder',None,612500,(0,0)),
('1055','Replacement reserve - savings',None,88104.37,(5200,6800)),
('1060','Subsidy surplus fund - bank',None,41288.9,(-900,900)),
('1070','Co-op Investment Pool - units at cost',None,150000,(0,0)),
('1080','Accrued interest receivable',None,9120.4,(700,1400)),
('1100','Members\' housing charges receivable',None,14873.2,(-1800,2600)),
('1105','Former members receivable',None,6210.75,(0,900)),
('1110','Allowance for doubtful accounts',None,-4900,(-600,0)),
('1120','BC Housing subsidy receivable',None,11940,(-2500,1500)),
('1130','GST/HST public service body rebate',None,3382.61,(-3382,400)),
('1140','Laundry commission receivable',None,612.3,(-80,90)),
('1200','Prepaid insurance',None,38511.12,(-6420,-6400)),
('1210','Prepaid property taxes',None,0,(0,0)),
('1220','Prepaid CHF BC dues',None,1204.5,(-610,-590)),
('1230','BC Hydro deposit',None,1500,(0,0)),
('1500','Land',None,1184000,(0,0)),
('1510','Buildings',['10','20'],4216000,(0,0)),
('1515','Accum. amortization - buildings',['10','20'],-2411500,(-9800,-8200)),
('1520','Building improvements - roofs & envelope',['10','20'],744200,(0,0)),
('1525','Accum. amort. - roofs & envelope',['10','20'],-188300,(-2600,-1900)),
('1530','Appliances and equipment',['10','20'],82300,(0,1400)),
('1535','Accum. amort. - appliances',['10','20'],-49800,(-810,-560)),
('1540','Office equipment and computers',None,14204.88,(0,0)),
('1545','Accum. amort. - office equipment',None,-11877.4,(-190,-150)),
('1550','Playground and landscaping',None,66120,(0,0)),
('1555','Accum. amort. - playground',None,-30855,(-380,-340)),
('2000','Accounts payable - trade',None,-31844.19,(-9000,9000)),
('2005','Accounts payable - holdback',None,-22140,(0,0)),
('2010','Accrued liabilities',None,-18600,(-4200,3000)),
('2020','Accrued audit fee',None,-10541.63,(-960,-958)),
('2030','Accrued mortgage interest',None,-7322.14,(-60,80)),
('2100','Payroll deductions - CRA',None,-4218.07,(-900,900)),
('2110','WorkSafeBC payable',None,-612.44,(-120,-60)),
('2120','Vacation pay payable',None,-5310.9,(-400,300)),
('2130','Employer health tax payable',None,-488.2,(-90,-20)),
('2200','Prepaid housing charges',None,-8840,(-3100,2600)),
('2210','Members\' last-month deposits',None,-18240.55,(-60,-5)),
('2220','Member shares payable - withdrawn members awaiting release',None,-7500,(-2500,2500)),
('2300','Mortgage payable - first (CMHC insured)',None,-1688420.77,(8100,8700)),
('2310','Mortgage payable - second stage renewal',None,-402118.36,(1900,2200)),
('2320','BC Housing repayable assistance loan',None,-150000,(0,0)),
('2400','Deferred contribution - solar grant',None,-64800,(900,900)),
('3000','Member shares',None,-214500,(-2500,5000)),
('3100','Replacement reserve fund',None,-700604.37,(-6200,-6200)),
('3110','Subsidy surplus fund',None,-41288.9,(-700,700)),
('3120','Security of tenure fund',None,-12250,(-50,-50)),
('3200','Invested in capital assets',None,-1480000,(0,0)),
('3900','Operating surplus - beginning of year',None,'PLUG',(0,0)),
('4000','Housing charges - full market',['10','20'],-402000,(-37400,-35800)),
('4005','Housing charges - income tested (RGI)',['10','20'],-98000,(-9600,-8400)),
('4010','Vacancy loss',['10','20'],5200,(0,1650)),
('4020','BC Housing subsidy assistance',['10','20'],-61000,(-5800,-5300)),
('4030','Federal community housing init. (FCHI)',None,-48211.5,(-4383,-4382)),
('4100','Parking - second stall',['10','20'],-4600,(-460,-380)),
('4110','Laundry',['20'],-6120.25,(-620,-480)),
('4120','Storage lockers',['20'],-2310,(-210,-210)),
('4130','Guest suite',None,-1845,(-240,-60)),
('4140','Late payment and NSF charges',None,-1125,(-150,-25)),
('4200','Interest - operating',None,-2811.94,(-280,-210)),
('4210','Interest - replacement reserve',None,-21744.6,(-2300,-1900)),
('4300','Amortization of deferred contributions',None,-9900,(-900,-900)),
('5000','Caretaker wages',['10','20'],29800,(2500,2900)),
('5010','Benefits - caretakers',['10','20'],4300,(350,450)),
('5050','Electricity',['10','20','30'],9400,(700,1650)),
('5060','Natural gas',['10','20'],11800,(1500,2600)),
('5070','Water and sewer',['10','20','30'],16900,(0,4200)),
('5080','Garbage, organics & recycling',['10','20'],10400,(880,1060)),
('5100','Plumbing repairs',['10','20'],7700,(0,2400)),
('5110','Electrical repairs',['10','20'],4200,(0,900)),
('5115','Heating and ventilation',['10','20'],6900,(200,1900)),
('5120','Appliance repairs',['10','20'],2300,(0,600)),
('5130','Painting and decorating - turnover',['10','20'],8100,(0,2100)),
('5135','Flooring',['10','20'],5900,(0,2900)),
('5140','Doors, windows and locks',['10','20'],3100,(0,800)),
('5145','Roof and gutter cleaning',['10','20'],2650,(0,1800)),
('5150','Elevator contract & licence',['20'],8910.4,(810,812)),
('5155','Fire safety inspection and monitoring',['10','20'],3400,(90,420)),
('5160','Pest control',['10','20'],1500,(0,340)),
('5170','Grounds, snow and tree work',['30'],21440.18,(900,4100)),
('5175','Playground & courtyard supplies',['30'],1288.06,(0,200)),
('5180','Janitorial supplies',['20','30'],1900,(60,260)),
('5200','Property taxes',None,88214,(8019,8020)),
('5210','Insurance - property & liability',None,70510.44,(6410,6411)),
('5300','Mortgage interest - first',None,68422.9,(6090,6140)),
('5310','Mortgage interest - second',None,17380.11,(1530,1560)),
('5400','Coordinator - contracted management',None,64900,(5900,5900)),
('5410','Bookkeeping service',None,11550,(1050,1050)),
('5420','Audit',None,10541.63,(958.33,958.33)),
('5430','Legal fees',None,4210.5,(0,1600)),
('5440','Office, postage and telephone',None,5920.77,(350,640)),
('5445','Software licences (Adagio, Zoom)',None,2110.4,(95,240)),
('5450','Bank charges and PAD fees',None,1688.2,(130,175)),
('5460','CHF Canada / CHF BC dues',None,6624.75,(602.25,602.25)),
('5470','Member education & conferences',None,3920,(0,800)),
('5480','Meetings, childcare and honoraria',None,2418.33,(40,720)),
('5490','Social and welcome committee',None,1620.9,(0,560)),
('5500','Bad debts',None,2900,(0,700)),
('5600','Amortization - all classes',None,264100,(24000,24100)),
('5700','Transfer to replacement reserve',None,68200,(6200,6200)),
('5710','Transfer to security of tenure fund',None,550,(50,50)),
('9999','Suspense',None,0,(0,0)),
]
rows=[]
for code,name,deps,op,mv in A:
    for d in (deps or [None]):
        if op in('CASH','PLUG'): o=op; m=0
        else:
            f=1 if d is None else {'10':1.0,'20':R.uniform(.7,1.25),'30':R.uniform(.2,.5)}[d]
            o=int(round(op*100*f)) if d is None else int(round(op*f*100/ (1 if abs(op)%100 else 1)))+ (0 if op in(0,) else R.randint(-9999,9999))
            m=int(round(R.uniform(*mv)*100*f))
            if mv[0]==mv[1]: m=int(round(mv[0]*100))
            if R.random()<.12 and mv[0]==0: m=0
        ac=code+(('-'+d) if d else '-00')
        rows.append([ac,name+((' - '+D[d]) if d else ''),o,m])
# plug: 1010 opening fixed, movement balances; 3900 opening balances
for r in rows:
    if r[2]=='CASH': r[2]=7164208; cash=r
for r in rows:
    if r[2]=='PLUG': r[2]=0; plug=r
plug[2]=-sum(r[2] for r in rows); cash[3]=-sum(r[3] for r in rows)
print('plug',plug,'cash',cash)
W=44
def tm(c):
    s=f'{abs(c)/100:,.2f}'; return s+('-' if c<0 else ' ')
def line(a,b,*v): return f'{a:<10}{b:<{W}}'+''.join(f'{x:>19}' for x in v)
truth=[];body=[];tot=[0,0,0,0]
for ac,nm,o,m in rows:
    nm=nm[:41].rstrip(); c=o+m
    t={"account":ac,"name":nm,"beginning":c2f(o),"activity":c2f(m)}
    dr=cr=''
    if c>=0: dr=tm(c); t["close_dr"]=c2f(c); tot[2]+=c
    else: cr=tm(-c); t["close_cr"]=c2f(-c); tot[3]-=c
    tot[0]+=o;tot[1]+=m
    truth.append(t); body.append(line(ac,nm,tm(o),tm(m),dr,cr))
assert tot[0]==tot[1]==0 and tot[2]==tot[3]
c=canvas.Canvas(doc(N),pagesize=landscape(letter)); w,h=landscape(letter)
FS=8.2; L=13; per=42
pages=[body[i:i+per] for i in range(0,len(body),per)]
for p,b in enumerate(pages):
    c.setFont('Courier',FS); y=h-44; wd=int((w-72)/(FS*.6))
    def put(s,bold=False):
        global y
        c.setFont('Courier-Bold' if bold else 'Courier',FS); c.drawString(36,y,s); y-=L*.88
    ttl='Cedar Hollow Housing Co-operative'
    left='14 Jan 2026  9:52am'; right=f'Page {p+1}'
    put(left+ttl.center(wd-2*len(left))+right.rjust(len(left)))
    put('G/L Trial Balance for period 11 to 12, fiscal 2025'.replace('period 11 to 12','period 12').center(wd))
    put('From account [1000-00] to [9999-00]    Accounts with no activity: included'.center(wd))
    put('')
    put(line('Acct-','','Opening ','Net ')+'  '+' Closing Balance '.center(35,'-'))
    put(line('Dept','Description','01 Dec 2025 ','Change ','Debits ','Credits '))
    put(line('-'*9,'-'*42,'-'*16+' ','-'*16+' ','-'*16+' ','-'*16+' '))
    for s in b: put(s)
    if p==len(pages)-1:
        put(line('','','-'*16+' ','-'*16+' ','-'*16+' ','-'*16+' '))
        put(line('','Report total:',*[tm(x) for x in tot]))
        put(line('','','='*16+' ','='*16+' ','='*16+' ','='*16+' '))
        put(''); put(f'{len(rows)} accounts printed')
    c.showPage()
c.save()
save(N,'TB','Adagio Ledger line-printer trial balance, Courier landscape, acct-dept codes, trailing minus, opening / net change / closing Dr-Cr, Canadian co-op',False,
 ['beginning','activity','close_dr','close_cr'],truth,
 [{"label":"Report total:","beginning":0,"activity":0,"close_dr":c2f(tot[2]),"close_cr":c2f(tot[3])}])
