# campground: text print, 12 months + total, courier landscape
from common import *; from reportlab.pdfgen import canvas
R=random.Random(303)
# zeros are printed as .00, hence kept
M=['NOV','DEC','JAN','FEB','MAR','APR','MAY','JUN','JUL','AUG','SEP','OCT']
cols=[m+(' 23' if m in('NOV','DEC') else ' 24') for m in M]+['TOTAL']
P='PINE NARROWS CAMPGROUND & RV PARK'
s=St('STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS',P,'2023-11-01','2024-10-31',cols);s.dash=False
SE=[.02,.01,.01,.02,.04,.08,.13,.17,.20,.18,.10,.04]
FL=[1/12]*12
def ln(n,tot,pat,code,z=.08):
    v=[round(tot*p*R.uniform(1-z,1+z)) for p in pat]; return s.l(n,v+[sum(v)],code)
Q=[0,0,.25,0,0,.25,0,0,.25,0,0,.25]
s.h('A. RECEIPTS')
s.h('SITE RENTALS')
x1=s.t('TOTAL SITE RENTALS',[ln('SEASONAL SITES',148000,[0,0,.1,.1,.2,.4,.15,.05,0,0,0,0],'4010'),ln('NIGHTLY - FULL HOOKUP',196000,SE,'4020'),ln('NIGHTLY - WATER/ELEC',88500,SE,'4030'),ln('TENT SITES',31200,[0,0,0,0,0,.05,.15,.2,.28,.22,.1,0],'4040'),ln('CABINS',64800,SE,'4050'),ln('WINTER STORAGE',27000,[.5,.2,.1,0,0,0,0,0,0,0,.05,.15],'4060')])
s.h('OTHER RECEIPTS')
x2=s.t('TOTAL OTHER RECEIPTS',[ln('CAMP STORE SALES',52300,SE,'4210'),ln('PROPANE & FIREWOOD',21400,SE,'4220'),ln('LAUNDRY & SHOWERS',8900,SE,'4230'),ln('BOAT / BIKE RENTAL',12700,[0,0,0,0,0,0,.1,.25,.3,.25,.1,0],'4240'),ln('CANCELLATION FEES',3100,SE,'4290')])
s.rows[-1]
rf=s.l('LESS REFUNDS',[-v for v in [120,0,85,60,140,310,640,905,1210,985,430,160]]+[-5045],'4900')
tr=s.t('TOTAL RECEIPTS',[x1,x2,rf],'TOTAL',key='total_income')
s.h('B. DISBURSEMENTS')
G=[('PAYROLL',[('WAGES - OFFICE',41000,[.06]*5+[.08]+[.1]*5+[.06],'6010'),('WAGES - GROUNDS',58800,SE,'6020'),('WORKAMPER STIPENDS',14500,[0,0,0,0,0,.1,.15,.2,.2,.2,.15,0],'6030'),('PAYROLL TAXES',9600,SE,'6040')]),
('UTILITIES',[('ELECTRICITY',47200,[.05,.05,.05,.05,.05,.06,.09,.13,.16,.15,.1,.06],'6110'),('WATER & SEPTIC PUMP',18300,SE,'6120'),('TRASH HAULING',11900,SE,'6130'),('WI-FI AND CABLE',9840,FL,'6140')]),
('OPERATIONS',[('STORE PURCHASES',33100,SE,'6210'),('REPAIRS - SITES & ROADS',26700,[.02,0,0,.02,.2,.3,.15,.08,.06,.06,.06,.05],'6220'),('REPAIRS - BATHHOUSE',9200,FL,'6230'),('POOL CHEMICALS',4400,[0,0,0,0,0,.1,.2,.22,.22,.18,.08,0],'6240'),('RESERVATION SYSTEM',7300,SE,'6250'),('ADVERTISING',8600,[.05,.05,.2,.2,.2,.1,.05,.05,.03,.03,.02,.02],'6260'),('CARD PROCESSING',16100,SE,'6270')]),
('FIXED',[('INSURANCE',22400,Q,'6310'),('PROPERTY TAX',28600,[0,0,0,.5,0,0,0,0,.5,0,0,0],'6320'),('LICENSES & DUES',2150,[0,0,.6,0,0,.4,0,0,0,0,0,0],'6330'),('ACCOUNTING',3600,[0,0,0,0,1,0,0,0,0,0,0,0],'6340')])]
sb=[]
for h,ls in G:
    s.h(h); sb.append(s.t('TOTAL '+h,[ln(*a) for a in ls]))
td=s.t('TOTAL DISBURSEMENTS',sb,'TOTAL',key='total_operating_expenses')
s.t('EXCESS RECEIPTS OVER DISB.',[tr,td],'TOTAL',[1,-1],key='net_income')
W=9
def num(v): return (f'{-v:,.0f}-' if v<0 else (f'{v:,.0f} ' if v else '.00 ')).rjust(W)
hd=lambda pg:['RUN 11/14/24  08:52   CRVS R-114'.ljust(118)+f'PAGE  {pg}'.rjust(36),P.center(154),'STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS'.center(154),'TWELVE MONTHS ENDED OCTOBER 31, 2024   (UNAUDITED - CASH BASIS)'.center(154),'',
 'ACCT'.ljust(6)+'DESCRIPTION'.ljust(28)+''.join(c.split()[0].rjust(W-1)+' ' for c in cols),
 ' '*34+''.join((('20'+c.split()[1]) if ' ' in c else '').rjust(W-1)+' ' for c in cols),'='*152]
L=hd(1);pages=[L]
for r in s.rows:
    if r['label']=='B. DISBURSEMENTS': L=hd(2);pages.append(L)
    T=r['rowType']
    if T=='HEADING':L.append('');L.append(('' if r['label'][1]=='.' else '      ')+r['label']);continue
    if T!='LINE':L.append(' '*34+''.join(('-' if T=='SUBTOTAL' else '=')*7+'  ' if 0 else ('  '+('-' if T=='SUBTOTAL' else '=')*(W-3)+' ') for _ in cols))
    L.append((r['accountCode'] or '').ljust(6)+(('  ' if T=='LINE' else '')+r['label']).ljust(28)+''.join(num(v) for v in r['values']))
L.append('');L.append('*** END OF REPORT ***')
n='pine_narrows_t12.pdf'
c=canvas.Canvas(B+'documents/'+n,pagesize=(792,612))
for p in pages:
    c.setFont('Courier',7.6);t=580
    for x in p: c.setFont('Courier',7.6);c.drawString(44,t,x);t-=10.2
    c.showPage()
c.save()
save(n,[s],'OTHER','OPERATING_STATEMENT_T12','line-printer text, trailing minus, two pages',True)
