# office T12 in .xls, planted: one line omitted while totals include it
import random,xlwt,datetime
from lib import *
R=random.Random(88)
F='TwoRiversPlaza_TTM_Sep24.xls'
ms=[(2023,10),(2023,11),(2023,12)]+[(2024,m) for m in range(1,10)]
MN='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
cols=[f'{MN[m-1]}-{str(y)[2:]}' for y,m in ms]+['TTM Total']
s=St('Income Statement - Trailing Twelve Months','Two Rivers Plaza','2023-10-01','2024-09-30',cols,sheet='TTM',dash=True)
def l(n,ann,jit=.08,steps=None,lump=None):
    if lump: v=[lump.get(k,0) for k in range(12)]
    elif steps: v=[steps[0]]*steps[2]+[steps[1]]*(12-steps[2])
    else: v=[round(ann/12*(1+R.uniform(-jit,jit))) for _ in range(12)]
    return s.l(n,v+[sum(v)])
s.h('Revenue')
i=[l('Office Rent',0,steps=(148220,151940,3)),l('Retail Rent',0,steps=(21450,22094,8)),l('Free Rent / Abatements',0,lump={3:-14200,4:-14200,5:-7100}),l('Operating Expense Escalations',318000,.03),l('Tax Escalations',0,lump={2:61870,8:64115}),l('Tenant Electric Submeter',124000,.15),l('Storage & Rooftop',0,steps=(3150,3245,6)),l('Parking Permits',68400,.04),l('Miscellaneous Revenue',5200,.8)]
ti=s.t('Total Revenue',i,'TOTAL',key='total_income')
s.h('Operating Expenses')
G=[('Cleaning',[('Contract Cleaning',146000,.02),('Supplies & Restroom',17400,.2),('Window Cleaning',0,{1:5400,7:5650})]),('Utilities',[('Electric',231000,.18),('Steam / Gas',0,{0:3120,1:6485,2:9240,3:11075,4:10310,5:7860,6:4425,7:1980,8:1145,9:1020,10:1035,11:1410}),('Water & Sewer',19800,.12)]),('Repairs & Maintenance',[('Building Engineer Payroll',134500,.03),('HVAC',36200,.4),('Elevators',31800,.02),('Plumbing & Electrical',14900,.6),('General Repairs',22100,.4),('Snow & Landscaping',0,{1:1800,2:4200,3:7350,4:6120,5:2900,6:2150,7:2150,8:2150,9:2150,10:2150,11:2150})]),('Security & Life Safety',[('Lobby Attendant',82300,.03),('Fire Alarm Monitoring',7200,.1)]),('General & Administrative',[('Management Fee',82000,.04),('On-site Office',41400,.05),('Professional Fees',12800,.7),('Telephone & Internet',6100,.05)]),('Fixed Charges',[('Real Estate Taxes',0,{k:31480 if k<9 else 32740 for k in range(12)}),('Business Improvement District',0,{3:9870,9:9870}),('Insurance',0,{k:6215 if k<6 else 6960 for k in range(12)})])]
su=[]
for g,it in G:
    s.h(g,ind=1);ii=[l(n,a,j if not isinstance(j,dict) else .1,lump=j if isinstance(j,dict) else None) for n,a,j in it]
    for q in ii:s.rows[q]['ind']=2
    su.append(s.t('Total '+g,ii,ind=1))
te=s.t('Total Operating Expenses',su,'TOTAL',key='total_operating_expenses')
s.t('Net Operating Income',[ti,(te,-1)],'TOTAL',key='noi')
# plant: remove line 'Elevators' from the print and the truth rows
k=[n for n,r in enumerate(s.rows) if r['label']=='Elevators'][0];dv=s.rows[k]['vals'];del s.rows[k]
for r in s.rows:
    if r['items']: r['items']=[(i-(i>k),g) for i,g in r['items'] if i!=k]
s.kt={a:i-(i>k) for a,i in s.kt.items()}
s.planted=dict(what=f'line "Elevators" (TTM {int(dv[12]):,}) omitted from Repairs & Maintenance; Total Repairs & Maintenance and all later totals still include it, so that subtotal does not foot in any column',kind='row_dropped')
wb=xlwt.Workbook();ws=wb.add_sheet('TTM')
X=xlwt.easyxf
ws.write(0,0,'Two Rivers Plaza',X('font: bold on, height 260'));ws.write(1,0,'Income Statement - Trailing Twelve Months',X('font: bold on'));ws.write(2,0,'October 2023 through September 2024');ws.write(3,0,'Prepared by Borrower for Third Coast Bank, N.A.',X('font: italic on'))
hd=X('font: bold on; align: horiz right; borders: bottom medium; pattern: pattern solid, fore_colour light_yellow',num_format_str='mmm-yy')
ws.write(5,0,'',hd)
pos=[1+k+k//3 for k in range(12)]+[17]  # blank spacer column after each quarter
for k,(y,m) in enumerate(ms): ws.write(5,pos[k],datetime.date(y,m,1),hd)
ws.write(5,17,'TTM Total',hd)
ws.col(0).width=9500
for c in range(1,18): ws.col(c).width=3000 if c in pos else 500
nf='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
r=7
for x in s.rows:
    T=x['typ'];bo='font: bold on; ' if T!='LINE' else ''
    br='borders: top thin' if T=='SUBTOTAL' else 'borders: top thin, bottom double' if T=='TOTAL' else ''
    ws.write(r,0,x['label'],X(bo+f'align: indent {x["ind"]}'))
    st=X(bo+br,num_format_str=nf)
    for c,v in zip(pos,x['vals']):
        if v is not None: ws.write(r,c,v,st)
    r+=1
    if T=='TOTAL': r+=1
ws.portrait=0;ws.fit_num_pages=1;ws.set_fit_width_to_pages(1) if hasattr(ws,'set_fit_width_to_pages') else None
wb.save(B+'documents/'+F)
save(F,[s],'OFFICE','OPERATING_STATEMENT_T12','legacy .xls TTM with real dates in header and spacer columns by quarter',True)
