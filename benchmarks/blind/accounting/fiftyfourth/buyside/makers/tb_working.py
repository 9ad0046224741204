# accountant's working trial balance grouped by lead sheet, Canada, employee housing
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase import pdfmetrics
rng=random.Random(5402)
G="""A|Cash and bank
1000|Petty cash - camp offices|1500.00|1500.00
1010|Operating account - chequing|684213.47|512880.09
1015|US dollar account|41877.20|63914.55
1020|Trust account - deposits|118400.00|97250.00
C|Accounts receivable
1100|Trade receivables - corporate lodging|922846.31|741905.66
1110|Receivables - individual tenants|38614.72|29447.18
1120|Allowance for doubtful accounts|-24500.00|-18000.00
1130|GST receivable|17342.88|11209.40
1140|Recoverable from employers - damages|21780.50|8615.00
L|Prepaid expenses
1200|Prepaid insurance|64918.25|58204.11
1210|Prepaid land lease|36000.00|36000.00
1220|Deposits with utilities|9450.00|9450.00
N|Due from related party
1400|Northspur Holdings Ltd. - advances|PL2|0.00
U|Property and equipment
1500|Land|1480000.00|1480000.00
1510|Lodge buildings|9862400.00|9862400.00
1515|Modular dormitories|3417850.00|2985600.00
1520|Furniture and bedding|688214.40|641022.75
1530|Kitchen equipment|402975.10|388140.00
1540|Vehicles|211640.00|211640.00
1550|Water treatment plant|574300.00|574300.00
1560|Accum. amort. - buildings|-2764318.00|-2380014.00
1565|Accum. amort. - modular|-911402.00|-702118.00
1570|Accum. amort. - equipment|-744216.00|-633790.00
1575|Accum. amort. - vehicles|-148927.00|-121980.00
BB|Accounts payable and accruals
2000|Trade payables|-488216.93|-402711.08
2010|Accrued liabilities|-96400.00|-88150.00
2020|Wages payable|-71944.18|-63208.77
2030|Source deductions payable|-28417.06|-24995.31
2040|Vacation pay accrual|-53280.44|-49106.20
2050|WorkSafe premium payable|-9816.22|-8790.15
2060|Holdback payable|0.00|-42500.00
2100|Damage deposits - tenants|-118400.00|-97250.00
2110|Deferred revenue - prepaid bed blocks|-146250.00|-112500.00
KK|Long-term debt
2500|Mortgage - lodge, 4.85%|-6284117.35|-6518844.92
2510|Equipment term loan|-742310.66|-588600.25
2520|Vehicle loans|-48112.09|-71355.80
TT|Equity
3000|Share capital - class A|-100.00|-100.00
3010|Contributed surplus|-2400000.00|-2400000.00
3100|Retained earnings - opening|PLUG|PLUG
3200|Dividends declared|250000.00|200000.00
20|Revenue
4000|Bed rent - corporate master leases|-4916238.40|-4388217.10
4010|Bed rent - individual|-688415.75|-612980.35
4020|Meal plans|-1344870.00|-1207416.50
4030|Laundry and vending|-62118.30|-58004.95
4040|Parking and block heater|-27540.00|-25110.00
4050|Damage recoveries|-18922.50|-14206.00
4060|Vacancy guarantee payments|-186000.00|-144000.00
40|Direct costs
5000|Food purchases|611284.92|559003.71
5010|Camp wages - kitchen|742816.55|688129.04
5020|Camp wages - housekeeping|518240.36|486755.12
5030|Cleaning supplies|58711.08|54218.66
5040|Linen and bedding replacement|39482.15|36004.90
5050|Shuttle operation|71264.80|66410.28
50|Occupancy costs
5100|Land lease|144000.00|144000.00
5110|Property taxes|118402.66|112960.14
5120|Hydro|226418.90|208715.44
5130|Propane and heating oil|188206.17|203944.80
5140|Water hauling and sewage|96415.00|91280.00
5150|Repairs and maintenance|214877.39|176240.58
5160|Snow removal|43910.00|51875.00
5170|Insurance|138216.40|126033.72
60|Administration
6000|Management salaries|412600.00|388400.00
6010|Employee benefits|96218.44|89740.10
6020|Office and software|48116.73|42905.88
6030|Professional fees|61400.00|38750.00
6040|Bank charges|7218.90|6640.25
6050|Bad debts|8412.66|5260.00
6060|Travel between sites|26714.28|24118.90
6070|Licences and permits|6325.00|6150.00
70|Other
7000|Interest on long-term debt|342816.22|351209.48
7010|Amortization|0.00|682416.00
7020|Gain on disposal of equipment|-12400.00|0.00
7030|Foreign exchange (gain) loss|-1864.35|2210.77
7040|Income taxes - current|0.00|94600.00"""
groups=[];
for l in G.split('\n'):
    p=l.split('|')
    if len(p)==2: groups.append((p[0],p[1],[])); continue
    groups[-1][2].append([p[0],p[1],p[2],0.0,0.0,p[3],''])
acc={a[0]:a for g in groups for a in g[2]}
for a in acc.values():
    for k in(2,5):
        a[k]=None if a[k] in('PLUG','PL2') else float(a[k])
acc['3100'][5]=r2(-sum(a[5] or 0 for a in acc.values()))
ni23=-sum(a[5] for a in acc.values() if a[0]>='4000')
acc['3100'][2]=r2(acc['3100'][5]-ni23+acc['3200'][5])
acc['1400'][2]=r2(-sum(a[2] or 0 for a in acc.values()))
aje=[('1','7010','1560',384304.0),('1','7010','1565',241960.0),('1','7010','1570',118433.0),('1','7010','1575',26947.0),('2','1120','6050',None),('3','2010','6030',-18500.0),('4','7040','2010',128750.0),('5','4000','2110',33750.0),('6','1200','5170',11486.30)]
def post(dr,cr,m,k,ref):
    acc[dr][k]=r2(acc[dr][k]+m); acc[cr][k]=r2(acc[cr][k]-m)
    for c in(dr,cr):
        if ref not in acc[c][6].split(','): acc[c][6]=(acc[c][6]+','+ref).strip(',')
for ref,dr,cr,m in aje:
    if ref=='2': post('6050','1120',14200.0,3,'2')
    elif ref=='3': post('6030','2010',18500.0,3,'3')
    else: post(dr,cr,m,3,ref)
post('1140','2000',16240.75,4,'R1'); post('5150','1530',0.0,4,'R2') if 0 else None
post('1520','5040',12614.40,4,'R2'); post('4060','4000',42000.0,4,'R3')
NAME='TB_northspur_working_YE2024.pdf'
c=canvas.Canvas(doc(NAME),pagesize=letter); W,Hh=letter
X=[64,250,312,374,440,452,524,588]
keys=['other:Prelim',"other:Adj's",'other:Reclass','other:Rep','other:Rep 12/23','other:Amount Chg']
def f(x): return '0.00' if x==0 else (f'{x:,.2f}' if x>0 else f'({-x:,.2f})')
XR=[260,324,384,449,526,590]
pg=0
def head():
    global y,pg
    pg+=1
    c.setFont('Helvetica-Bold',10); c.drawString(24,760,'Northspur Workforce Lodging Inc.')
    c.setFont('Helvetica',8.5); c.drawString(24,748,'Year End: December 31, 2024'); c.drawString(24,737,'Trial balance - by lead sheet')
    c.rect(440,728,150,42)
    for x in(490,540): c.line(x,728,x,770)
    c.line(440,756,590,756); c.setFont('Helvetica',6.5)
    for x,t in((443,'Prepared by'),(493,'Reviewed'),(543,'Partner')): c.drawString(x,760,t)
    c.setFont('Helvetica-Oblique',8)
    if pg>=1:
        c.drawString(446,742,'HK'); c.drawString(446,732,'3/11/2025'); c.drawString(496,742,'DLS'); c.drawString(496,732,'3/19/2025')
    c.setFont('Helvetica-Bold',7.8); y=708
    c.drawString(24,y,'Account')
    for x,t in zip(XR,['Prelim',"Adj's",'Reclass','Rep','Rep 12/23','Amount Chg']): c.drawRightString(x,y,t)
    c.drawString(460,y,'Ref')
    c.setLineWidth(.7); c.line(24,y-3,592,y-3); y-=15
    c.setFont('Helvetica',6.5); c.drawString(24,24,'3/19/2025  4:12 PM'); c.drawRightString(590,24,f'Page {pg}')
def line(a,name,v,ref='',bold=False):
    global y
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.2)
    if a: c.drawString(24,y,a)
    n=name
    while pdfmetrics.stringWidth(n,'Helvetica',7.2)>148: n=n[:-1]
    assert n==name,name
    c.drawString(48 if a else 24,y,n)
    for x,z in zip(XR,v): c.drawRightString(x,y,f(z))
    c.setFont('Helvetica-Oblique',6.3); c.drawString(460,y,ref)
    y-=11
head(); rows=[];totals=[];T=[0.0]*6;pl=[0.0]*6
for code,name,ac in groups:
    if y<40+11*(min(len(ac),4)+2): c.showPage(); head()
    S=[0.0]*6
    for a in ac:
        if y<52: c.showPage(); head()
        rep=r2(a[2]+a[3]+a[4]); v=[a[2],a[3],a[4],rep,a[5],r2(rep-a[5])]
        line(a[0],a[1],v,a[6]); rows.append({'account':a[0],'name':a[1],**dict(zip(keys,v))})
        for i in range(6): S[i]=r2(S[i]+v[i]); T[i]=r2(T[i]+v[i]); pl[i]=r2(pl[i]+(v[i] if code.isdigit() else 0))
    c.setLineWidth(.4)
    for x in XR: c.line(x-52,y+8,x,y+8)
    y-=1; line('',f'{code}  {name}',S,'',True); totals.append({'label':f'{code} {name}',**dict(zip(keys,S))}); y-=7
if y<90: c.showPage(); head()
for x in XR: c.line(x-52,y+9,x,y+9)
line('','Total',T,'',True); totals.append({'label':'Total',**dict(zip(keys,T))})
for x in XR: c.line(x-52,y+8.5,x,y+8.5); c.line(x-52,y+7,x,y+7)
y-=10; line('','Net Income (Loss)',[-z if z else 0.0 for z in pl],'',True); totals.append({'label':'Net Income (Loss)',**dict(zip(keys,[r2(-z) for z in pl]))})
assert T==[0]*6
c.save()
save(NAME,'TB',keys,rows,totals,'accountant working TB by lead sheet, adjustments and reclass signed, prior year, letter portrait',False)
