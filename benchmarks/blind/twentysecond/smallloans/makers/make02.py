# RV park, DOS text print, 12 months
from lib import *
import random
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('M','/usr/share/fonts/truetype/liberation2/LiberationMono-Regular.ttf'))
R=random.Random(2902); N='cottonwood_rv_pl_by_month.pdf'
ms=['JUL 23','AUG 23','SEP 23','OCT 23','NOV 23','DEC 23','JAN 24','FEB 24','MAR 24','APR 24','MAY 24','JUN 24']
sea=[1.6,1.5,1.2,.9,.5,.4,.4,.45,.7,.9,1.2,1.5]
s=St('INCOME STATEMENT BY MONTH','COTTONWOOD BEND RV PARK & CAMPGROUND','2023-07-01','2024-06-30',ms+['12 MO TOTAL'])
def ln(code,lab,base,k=0,nz=.08):
    v=[int(base*((1-k)+k*x)*(1+R.uniform(-nz,nz))) for x in sea]; return s.l(lab,v+[sum(v)],code=code)
def sp(code,lab,d):
    v=[d.get(m,0) for m in range(12)]; return s.l(lab,v+[sum(v)],code=code)
s.h('REVENUE')
a=[ln('4010','SITE RENT - NIGHTLY',14800,1),ln('4015','SITE RENT - WEEKLY',4300,.9),ln('4020','SITE RENT - MONTHLY',11250,.1,.03),ln('4030','CABINS (4)',3900,.9),ln('4040','METERED ELECTRIC BILLED',2250,.3),ln('4050','RV STORAGE YARD',1480,0,.03),ln('4060','LAUNDRY/SHOWERS',610,.8),ln('4070','STORE & FIREWOOD, NET',940,1),ln('4080','PROPANE, NET',520,.5)]
d=ln('4900','LESS: DISCOUNTS/REFUNDS',-640,.9)
ti=s.t('TOTAL REVENUE',a+[d],key='total_income')
s.h('OPERATING EXPENSE')
e=[ln('5010','CAMP HOST/STAFF WAGES',6200,.4),ln('5015','PAYROLL TAX & W/C',705,.4),ln('5110','ELECTRIC',4350,.4),ln('5120','WATER & SEWER',1890,.5),ln('5130','TRASH',760,.3),ln('5140','WIFI/CABLE',585,0,.01),ln('5210','GROUNDS & TREES',980,.7),ln('5220','REPAIRS - PEDESTALS/PLUMBING',1240,.4,.4),ln('5230','POOL',460,.9),sp('5310','PROPERTY TAX',{4:9844,10:9844}),sp('5320','INSURANCE',{0:4230,3:4230,6:4455,9:4455}),ln('5410','RESERVATION SYSTEM & ADS',890,.5),ln('5420','CARD FEES',905,.9),ln('5430','OFFICE/PHONE',395,.1),sp('5440','ACCOUNTING/LEGAL',{2:1650,7:600,8:2400}),sp('5450','LICENSES',{6:725})]
te=s.t('TOTAL OPERATING EXPENSE',e,key='total_operating_expenses')
no=s.t('NET OPERATING INCOME',[ti],[te],key='noi')
s.h('OTHER (INCOME) EXPENSE')
bal=[int(5120-11*m) for m in range(12)]
q=[s.l('INTEREST - VALLEY ST BANK',bal+[sum(bal)],code='8010'),s.l('DEPRECIATION',[3875]*12+[3875*12],code='8020'),sp('8030','WELL PUMP LOSS (INS CLAIM)',{5:2190})]
ot=s.t('TOTAL OTHER',q,type='SUBTOTAL')
s.t('NET INCOME (LOSS)',[no],[ot],key='net_income')
c=canvas.Canvas(D+'documents/'+N,pagesize=(1008,612)); c.setFont('M',8)
W=36
def f(v,w): return (f'{v:,}' if v>=0 else f'{-v:,}-').rjust(w-1 if v<0 and 0 else w) 
def f(v,w): return ('.00' if 0 else (f'{v:,} ' if v>=0 else f'{-v:,}-')).rjust(w)
def hdr(p):
    L=['RUN 07/16/24  09:42'.ljust(60)+'COTTONWOOD BEND RV PARK & CAMPGROUND'.ljust(90)+f'PAGE {p}',
       'GL340'.ljust(67)+'INCOME STATEMENT BY MONTH',' '*60+'JULY 1, 2023 THRU JUNE 30, 2024   CASH BASIS','',
       'ACCT  DESCRIPTION'.ljust(W)+''.join(m.rjust(9)+' ' for m in ms)+'12 MO TOTAL'.rjust(13),'='*(W+133)]
    return L
pages=[hdr(1)]
for r in s.rows:
    if r['label']=='OPERATING EXPENSE' : pages.append(hdr(2)) if False else pages[-1].append('')
    if r['label'].startswith('OTHER'): pages.append(hdr(2))
    if r['t']=='HEADING': pages[-1].append('      '+r['label']); continue
    body=((r['code'] or '').ljust(6)+r['label']).ljust(W)+''.join(f(v,10) for v in r['v'][:12])+f(r['v'][12],13)
    if r['t']!='LINE': pages[-1].append(' '*W+''.join(' ---------' for _ in ms)+' ------------')
    pages[-1].append(body)
    if r['t']!='LINE': pages[-1].append('')
pages[-1]+=['='*(W+133),'','*** END OF REPORT ***   AMOUNTS IN WHOLE DOLLARS, NEGATIVES SHOWN WITH TRAILING MINUS']
for pg in pages:
    c.setFont('M',9); c.setFont('M',8.9*0.98*0.65+2.9-0.2); y=575
    c.setFont('M',9*.0+ 9.2*.6+.1*0+ .0)
    c.setFont('M',9.2)
    c.setFont('M',960/(169*.6))
    for t in pg: c.drawString(24,y,t); y-=12.4
    c.showPage()
c.save()
save(N,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','DOS text print, legal landscape, trailing minus, 13 columns, two pages',True)
