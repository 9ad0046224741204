import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(60102); r2=lambda x:round(x+1e-9,2)
# acct|desc|class|opening signed|dr|cr
CH='''11100-000|CASH - OPERATING|A|318204.55|CASH|
11120-000|CASH - RESIDENTIAL DEPOSITS|A|84650|2450|1900
11130-000|CASH - LENDER CONTROLLED DACA|A|0|291440.18|291440.18
11300-000|A/R - RESIDENTIAL|A|21880.4|214610|211954.75
11310-000|A/R - RETAIL TENANTS|A|36412.09|88214.3|79485.43
11320-000|A/R - UNBILLED CAM & TAX|A|14800|3700|
11390-000|ALLOW FOR UNCOLLECTIBLE A/R|A|-18250||1500
11400-000|STRAIGHT-LINE RENT RECEIVABLE|A|142077.36|2118.9|
12100-000|TAX ESCROW|A|164480.12|32150|
12110-000|INSURANCE ESCROW|A|41990|7840|
12120-000|REPLACEMENT RESERVE ESCROW|A|96750|4300|2865.5
12130-000|TI/LC RESERVE ESCROW|A|128000|8000|
13100-000|PREPAID INSURANCE|A|38214.4||7642.88
13110-000|PREPAID EXPENSES|A|6104.75|1180|962.4
15100-000|LAND|A|6200000||
15200-000|BUILDING|A|24816500||
15210-000|BUILDING IMPROVEMENTS|A|614208.33|12480|
15220-000|TENANT IMPROVEMENTS - RETAIL|A|488150||
15300-000|FURNITURE & EQUIPMENT|A|207415.9|3318.26|
15900-000|ACCUM DEPRECIATION|A|-3390118.71||69014.22
16100-000|LEASING COMMISSIONS|A|196340||
16190-000|ACCUM AMORT - LEASE COMM|A|-71212.5||2181.56
16200-000|LOAN COSTS|A|254800||
16290-000|ACCUM AMORT - LOAN COSTS|A|-84933.2||2123.33
21100-000|ACCOUNTS PAYABLE|L|-48214.77|96340.21|89155.08
21150-000|ACCRUED EXPENSES|L|-29600|29600|31240
21160-000|ACCRUED REAL ESTATE TAXES|L|-225050||32150
21170-000|ACCRUED INTEREST|L|-79166.67|79166.67|79166.67
21300-000|TENANT SECURITY DEP - RESIDENTIAL|L|-83750|1900|2450
21310-000|TENANT SECURITY DEP - RETAIL|L|-61200||
21400-000|PREPAID RENT - RESIDENTIAL|L|-14206.85|9880|8114.2
21410-000|PREPAID RENT - RETAIL|L|-8240|8240|
21500-000|DUE TO/FROM MANAGING AGENT|L|-4118.4|4118.4|6325.9
23100-000|NOTE PAYABLE - FIRST MORTGAGE|L|-20000000||
31000-000|MEMBER CAPITAL|E|-9650000||
31500-000|MEMBER DISTRIBUTIONS|E|640000|80000|
32000-000|RETAINED EARNINGS|E|RE||
41100-000|APARTMENT RENT|R|-1618420||206114
41110-000|LOSS/GAIN TO LEASE|R|18406|2214|
41120-000|VACANCY - RESIDENTIAL|R|92118|11820|
41130-000|CONCESSIONS|R|21450|1800|
41140-000|BAD DEBT - RESIDENTIAL|R|16204.5|2390.25|640
41200-000|RETAIL BASE RENT|R|-437600||54700
41210-000|STRAIGHT-LINE RENT ADJUSTMENT|R|-16951.2||2118.9
41220-000|PERCENTAGE RENT|R|-6214.88||
41300-000|CAM RECOVERY|R|-98400||12300
41310-000|TAX RECOVERY|R|-71120||8890
41320-000|INSURANCE RECOVERY|R|-15880||1985
41330-000|CAM/TAX TRUE-UP PRIOR YEAR|R|4116.42||
42100-000|PARKING INCOME|R|-86450|325|11240
42110-000|STORAGE INCOME|R|-9240||1155
42120-000|PET RENT|R|-11480||1435
42130-000|LATE & NSF FEES|R|-12814.6|150|1720
42140-000|APPLICATION & ADMIN FEES|R|-14350||1850
42150-000|RUBS - WATER/SEWER/TRASH|R|-58214.3|212.4|7416.35
42160-000|ROOFTOP ANTENNA LICENSE|R|-14400||1800
42190-000|OTHER INCOME|R|-3180.77||402.1
51100-000|PAYROLL - ONSITE MANAGEMENT|X|71814.2|9104.4|
51110-000|PAYROLL - ENGINEERS & PORTERS|X|88420.66|11316.9|
51120-000|PAYROLL TAXES & BENEFITS|X|41102.9|5318.05|
52100-000|R&M - GENERAL BUILDING|X|32614.5|3877.4|
52110-000|R&M - ELEVATOR CONTRACT|X|14880|1860|
52120-000|R&M - HVAC|X|21774.18|4412.6|385
52130-000|R&M - PARKING GARAGE|X|9640|880|
52140-000|JANITORIAL - COMMON AREA|X|28400|3550|
52150-000|TURNOVER COSTS|X|19206.35|2718.5|
52160-000|SECURITY / CONCIERGE|X|64800|8100|
53100-000|ELECTRICITY|X|44118.27|6204.91|
53110-000|GAS|X|17604.1|812.33|
53120-000|WATER & SEWER|X|51240.84|6890.17|
53130-000|TRASH|X|12640|1580|
54100-000|MARKETING & LEASING|X|22815.4|2450|
54200-000|GENERAL & ADMINISTRATIVE|X|18604.92|2217.36|64.5
54210-000|LEGAL & PROFESSIONAL|X|13480|1120|
54300-000|MANAGEMENT FEE|X|65840.5|8325.9|
55100-000|REAL ESTATE TAXES|X|257200|32150|
55110-000|INSURANCE|X|61143.04|7642.88|
61100-000|INTEREST - FIRST MORTGAGE|X|633333.36|79166.67|
62100-000|DEPRECIATION|X|552113.76|69014.22|
62110-000|AMORTIZATION|X|34439.12|4304.89|
63100-000|OWNER EXPENSES - ENTITY LEVEL|X|7250|625|'''
rows=[]
for ln in CH.split('\n'):
    a,n,c,o,d,cr=ln.split('|')
    rows.append([a,n,c,0. if o=='RE' else float(o),0. if d in('','CASH') else float(d),float(cr or 0)])
ix={r[0]:r for r in rows}
ix['32000-000'][3]=-r2(sum(r[3] for r in rows))
ix['11100-000'][4]=287330.44
ix['11100-000'][5]=r2(sum(r[4] for r in rows)-sum(r[5] for r in rows)); print('RE',ix['32000-000'][3],'cashcr',ix['11100-000'][5])
assert ix['11100-000'][5]>0
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def vals(o,d,c):
    e=r2(o+d-c); v={}
    if o>0:v['open_dr']=r2(o)
    if o<0:v['open_cr']=r2(-o)
    if d:v['debit']=d
    if c:v['credit']=c
    if e>0:v['close_dr']=e
    if e<0:v['close_cr']=r2(-e)
    return v
out=[];totals=[]
lines=[]
lab={'A':'ASSETS','L':'LIABILITIES','E':"EQUITY",'R':'REVENUE','X':'EXPENSES'}
def tot(label,rs):
    t={'label':label}
    for k in K:
        s=r2(sum(r.get(k,0) for r in rs))
        if s or label.startswith('TOTAL FOR ENTITY'): t[k]=s
    return t
for c in 'ALERX':
    lines.append(('h',lab[c])); grp=[]
    for r in rows:
        if r[2]!=c: continue
        d=dict(account=r[0],name=r[1],**vals(*r[3:])); out.append(d); grp.append(d); lines.append(('r',d))
    t=tot('TOTAL '+lab[c],grp); totals.append(t); lines.append(('t',t)); lines.append(('b',None))
t=tot('TOTAL FOR ENTITY 4120',out); totals.append(t); lines.append(('g',t))
assert t['open_dr']==t['open_cr'] and t['debit']==t['credit'] and t['close_dr']==t['close_cr'],t
fn='tb_mercer_row_mri.pdf'
W,H=landscape(letter); cv=canvas.Canvas(DOC+fn,pagesize=(W,H)); cw=7.6*.6
X=[ (c*cw+34) for c in (65,83,99,114,131,148)]
XR=[330+i*70+0 for i in range(6)]
XR=[365,442,519,596,673,750]
pg=0
def head():
    global y,pg
    pg+=1; cv.setFont('Courier',7.6); y=H-36
    cv.drawString(34,y,'DATABASE:  KEYSTONEPM'); cv.drawCentredString(W/2,y,'TRIAL BALANCE'); cv.drawRightString(750,y,f'PAGE:      {pg}'); y-=10
    cv.drawString(34,y,'ENTITY:    4120'); cv.drawCentredString(W/2,y,'Mercer Row Owner LLC'); cv.drawRightString(750,y,'DATE: 09/09/2025'); y-=10
    cv.drawString(34,y,'BASIS:     ACCRUAL'); cv.drawCentredString(W/2,y,'PERIOD 08/25 THROUGH 08/25'); cv.drawRightString(750,y,'TIME: 4:52 PM'); y-=20
    for i,t in enumerate(('BEGINNING BALANCE','PERIOD ACTIVITY','ENDING BALANCE')):
        a=XR[2*i]-62; b=XR[2*i+1]; cv.drawCentredString((a+b)/2,y,t); cv.line(a,y-3,b,y-3)
    y-=11; cv.drawString(34,y,'ACCOUNT'); cv.drawString(92,y,'DESCRIPTION')
    for i in range(6): cv.drawRightString(XR[i],y,('DEBIT','CREDIT')[i%2])
    y-=4; cv.line(34,y,750,y); y-=11
head()
def nums(d):
    for i,k in enumerate(K):
        if k in d: cv.drawRightString(XR[i],y,m(d[k]))
for k,d in lines:
    if y<46: cv.showPage(); head()
    if k=='h' and y<80: cv.showPage(); head()
    if k=='h': cv.drawString(34,y,d); y-=11
    elif k=='r': cv.drawString(34,y,d['account']); cv.drawString(92,y,d['name']); nums(d); y-=10.2
    elif k=='b': y-=7
    else:
        for i,kk in enumerate(K):
            if kk in d: cv.line(XR[i]-60,y+8,XR[i],y+8)
        y-=1; cv.drawString(92,y,d['label']); nums(d); y-=10.2
        if k=='g':
            for i in range(6):
                cv.line(XR[i]-60,y+7,XR[i],y+7); cv.line(XR[i]-60,y+5,XR[i],y+5)
            cv.drawString(34,y-16,'** END OF REPORT **')
cv.save()
save(fn,'TB',K,out,totals,'MRI line-printer trial balance, mixed-use entity, three Dr/Cr pairs with class totals',True)
