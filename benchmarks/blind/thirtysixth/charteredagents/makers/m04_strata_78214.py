# Australian strata scheme, strata-manager software print
import random
from fpdf import FPDF
from .common import St
INFO=dict(file='SP78214 Income Expenditure FY24.pdf',assetType='MULTIFAMILY',documentType='OPERATING_STATEMENT',author='s36a',style='Australian strata manager print, two funds each on its own page, period ranges in headers, code before name with fund suffix; one digit changed',hard=True)
P='The Owners - Strata Plan 78214, Marlin Point Apartments'
def make(path):
    R=random.Random(3604)
    cols=['Current period 01/07/2023-30/06/2024','Annual budget 01/07/2023-30/06/2024','Previous year 01/07/2022-30/06/2023']
    def fund(title,page,sfx,rev,exp,ob):
        s=St(title,P,'2023-07-01','2024-06-30',cols,page=page)
        def ls(items):
            o=[]
            for c,l,a,b in items:
                p=round(a*R.uniform(.9,1.03),2) if 'Excess' not in l and 'Lift Ref' not in l and 'Recovery' not in l and 'Intercom' not in l else 0.0
                if l.startswith('Levies'): p=round(b*.94,2)
                o.append(s.line(l+sfx,[float(a),float(b),p],code=c))
            return o
        s.head('Revenue'); r=s.total('Total revenue',ls(rev),key='total_income')
        s.head('Less expenses'); e=s.total('Total expenses',ls(exp),key='total_operating_expenses')
        n=s.total('Surplus/Deficit',[r,e],[1,-1],typ='TOTAL',key='net_income')
        pv=s.rows[n]['vals'][2]
        o=s.line('Opening balance',[ob,0.0,round(ob-pv,2)])
        s.total('Closing balance',[n,o],typ='TOTAL')
        for q in s.rows: q['vals']=[None if v is None else round(v,2) for v in q['vals']]
        return s
    a=fund('Income & Expenditure Statement - Administrative Fund',1,'--Admin',[('142500','Interest on Arrears',1284.37,0),('143000','Levies Due',318600,318600),('144000','Status Certificate Fees',2071,0),('144500','Strata Roll Inspection Fees',341,0),('146500','Recovery of Legal Costs',3860.45,0)],
    [('150800','Admin--Bank Charges',212.6,240),('151000','Admin--Auditors--Audit Services',1870,1800),('154000','Admin--Management Fees--Standard',26950,26950),('154200','Admin--Management Fees--Additional',7318.25,5500),('153800','Admin--Legal & Debt Collection Fees',5236.9,2500),('156200','Admin--Postage, Copying & Disbursements',4620,4620),
    ('159100','Insurance--Premiums',68412.75,64000),('159200','Insurance--Excess',4000,2000),('159400','Insurance--Valuation',0,660),
    ('165800','Maint Bldg--Caretaker Contract',54080,54080),('166800','Maint Bldg--Cleaning',18726.4,18200),('167200','Maint Bldg--Electrical',7935.18,6000),('168600','Maint Bldg--Fire Protection',14387.22,12500),('169000','Maint Bldg--Garage Doors & Gates',3168.5,2000),('171200','Maint Bldg--Lift Service Contract',16248,16248),('171800','Maint Bldg--Pest Control',1320,1400),('172000','Maint Bldg--Plumbing & Drainage',11794.66,8000),('172400','Maint Bldg--Rubbish Removal',2415,1800),('174400','Maint Bldg--Window Cleaning',8250,8250),
    ('178400','Maint Grounds--Lawns & Gardening',13980,13200),('179200','Maint Grounds--Pool Chemicals & Service',6742.31,6000),
    ('190200','Utility--Electricity',24618.09,27000),('190400','Utility--Gas',9872.54,9500),('191200','Utility--Water & Sewerage',16307.93,15500),('191000','Utility--Telephone (Lift)',1056,1056)],18264.18)
    c=fund('Income & Expenditure Statement - Capital Works Fund',2,'--Capital Works',[('242500','Interest on Arrears',386.15,0),('242700','Interest on Investments',6917.44,4000),('243000','Levies Due',142000,142000)],
    [('250400','Admin--Income Tax',1730.2,1000),('251800','Admin--Consultants--10 Year Plan',2640,2800),('266400','Maint Bldg--Balcony Waterproofing',48750,55000),('268200','Maint Bldg--Painting & Surface Finishes',27316.5,30000),('270600','Maint Bldg--Intercom Replacement',19840,20000),('271400','Maint Bldg--Lift Refurbishment Deposit',36000,0),('279000','Maint Grounds--Pool Pump & Filter',4385.6,4500)],214377.02)
    # planted: a digit changed on the print after the totals were struck
    i=[k for k,q in enumerate(a.rows) if q['code']=='172000'][0]
    assert a.rows[i]['vals'][0]==11794.66; a.rows[i]['vals'][0]=11194.66
    a.planted={"what":"Maint Bldg--Plumbing & Drainage--Admin, current period prints 11,194.66 where the totals were struck with 11,794.66","kind":"digit_changed"}
    f=FPDF('P','mm','A4'); f.set_auto_page_break(False); f.set_title('Income & Expenditure Statement')
    f.set_creation_date(__import__('datetime').datetime(2024,7,9,16,12)) 
    X=[118,152,186]
    for pg,s in ((1,a),(2,c)):
        f.add_page(); y=12
        def T(x,y,t,st='',sz=9,al='L'):
            f.set_font('Helvetica',st,sz); f.text(x-(f.get_string_width(t) if al=='R' else f.get_string_width(t)/2 if al=='C' else 0),y,t)
        f.set_fill_color(0,84,120); f.rect(12,8,186,9,'F'); f.set_text_color(255,255,255); T(15,14.2,'Pittwater & Lane Strata Management','B',11); f.set_text_color(0,0,0)
        T(198,22,'ABN 00 000 000 000   Lic. No. 1099999','',7,'R')
        T(105,30,'Income & Expenditure Statement','B',15,'C'); T(105,36,'for the financial year to 30/06/2024','',10,'C')
        f.line(12,40,198,40)
        T(12,46,'The Owners - Strata Plan 78214','B',10); T(95,46,'Marlin Point Apartments, 8-12 Garfish Parade, Narrabeen Lagoon NSW','',9)
        T(105,57,('Administrative Fund','Capital Works Fund')[pg-1],'B',12,'C')
        for x,h in zip(X,(('Current period',),('Annual budget',),('Previous year',))): T(x+12,64,h[0],'B',8.5,'R')
        for x,h in zip(X,('01/07/2023-30/06/2024','01/07/2023-30/06/2024','01/07/2022-30/06/2023')): T(x+12,68,h,'',7.5,'R')
        y=74
        for q in s.rows:
            if q['type']=='HEADING':
                y+=2; T(12,y,q['label'],'BI',9.5); y+=5.2; continue
            tot=q['type']!='LINE'
            if tot:
                y+=.6
                for x in X: f.line(x-12,y-3.6,x+12,y-3.6)
            lab=q['label']
            if q['code']: T(12,y,q['code'],'',8.5); T(27,y,lab,'',8.5)
            else: T(12 if tot else 27,y,lab,'B' if q['type']=='TOTAL' else ('I' if tot else ''),9)
            for x,v in zip(X,q['vals']):
                t=f'{abs(v):,.2f}'; t='('+t+')' if v<0 else t
                T(x+12+(1 if v<0 else 0),y,t,'B' if q['type']=='TOTAL' else '',8.5,'R')
            if q['label']=='Closing balance':
                for x in X: f.line(x-12,y+1.2,x+12,y+1.2); f.line(x-12,y+1.9,x+12,y+1.9)
            y+=5.0 if not tot else 7.5
        T(12,286,'09/07/2024  16:12','',7); T(105,286,'User: k.marsden','',7,'C'); T(198,286,f'Page {pg}','',7,'R')
    f.output(path); return [a,c],False
