# skilled nursing: description in the middle, month left, YTD right, PPD columns
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor,black
from lib import *
R=random.Random(1010)
F='Maple_Glen_SNF_Financials_Sept2025.pdf'
cols=['Current Month Actual','Current Month Budget','Year to Date Actual','Year to Date Prior Year']
s=St('Detailed Statement of Operations','Maple Glen Nursing & Rehabilitation Center',None,'2025-09-30',cols,dash=True)
def l(n,m,code=None,ind=2,j=.1,infl=.96,**k):
    sg=lambda x:round(x*(1+R.uniform(-j,j)))
    return s.l(n,[sg(m),round(m/10)*10,round(m*9*(1+R.uniform(-j/2,j/2))),round(m*9*infl*(1+R.uniform(-j/2,j/2)))],code,ind,**k)
s.h('CENSUS STATISTICS')
d=[l(n,v,j=.08,stat=1,ind=1) for n,v in(('Medicare Part A Days',408),('Managed Care Days',262),('Medicaid Days',2145),('Private Pay Days',391),('Hospice Days',148),('Veterans Days',62))]
for k in d: s.rows[k]['vals'][1]=round(s.rows[k]['vals'][1])
td=s.t('Total Patient Days',d,stat=1)
ab=s.l('Available Bed Days',[3960,3960,36036,36036],ind=1,stat=1)  # 132 beds x 30 / 273
s.rows.append(dict(label='Occupancy Percentage',typ='LINE',code=None,items=None,ind=1,pct=1,vals=[round(a/b_,3) for a,b_ in zip(s.rows[td]['vals'],s.rows[ab]['vals'])]))
D=s.rows[td]['vals'];print(D)
s.h('REVENUE')
s.h('Routine Revenue',1)
i=[l('Medicare Part A',259000,'3010'),l('Managed Care',131500,'3020'),l('Medicaid',551000,'3030'),l('Medicaid Quality Add-On',38200,'3035'),l('Private Pay',148600,'3040'),l('Hospice',38100,'3050'),l('Veterans',21700,'3060')]
a=s.t('Total Routine Revenue',i,ind=1)
s.h('Ancillary Revenue',1)
i=[l('Physical Therapy - Part B',19400,'3210',j=.3),l('Occupational Therapy - Part B',16200,'3220',j=.3),l('Speech Therapy - Part B',7400,'3230',j=.3),l('Pharmacy',5200,'3240',j=.3),l('Laboratory',900,'3250',j=.4),l('Radiology',640,'3260',j=.4)]
b=s.t('Total Ancillary Revenue',i,ind=1)
s.h('Other Revenue & Adjustments',1)
i=[l('Vending & Guest Meals',520,'3410'),l('Beauty Shop',780,'3420'),l('Interest Income',310,'3490'),l('Medicare Sequestration',-5100,'3510'),l('Prior Period Settlements',-1200,'3520',j=.9),l('Bad Debt - Private',-6100,'3590',j=.5)]
s.rows[i[4]]['vals'][0]=0
c=s.t('Total Other Revenue & Adjustments',i,ind=1)
tr=s.t('NET OPERATING REVENUE',[a,b,c],'TOTAL',key='total_income')
s.h('OPERATING EXPENSES')
G=[('Nursing Services',41,[('Director of Nursing',10800),('RN Wages',62400),('LPN Wages',81900),('CNA Wages',148500),('Medication Aides',17300),('Overtime Premium',19800),('Agency Nursing',34600),('MDS Coordinator',8700),('Payroll Taxes',27200),('Employee Benefits',29100),('Medical Supplies',15900),('Incontinent Supplies',7800),('Oxygen & Equipment Rental',4900)]),
('Therapy Services',42,[('Contract Physical Therapy',36400),('Contract Occupational Therapy',31200),('Contract Speech Therapy',12100)]),
('Pharmacy & Ancillary',43,[('Pharmacy - Medicare',19700),('Pharmacy - Managed Care',7900),('Pharmacy Consultant',900),('Laboratory & X-Ray',4100),('Resident Transportation',3300)]),
('Dietary',44,[('Dietary Supervisor',5400),('Dietary Wages',38900),('Payroll Taxes & Benefits',7100),('Raw Food',31800),('Nutritional Supplements',3200),('Dietary Supplies',3900),('Dietitian Consultant',2200)]),
('Housekeeping & Laundry',45,[('Contract Housekeeping',24700),('Contract Laundry',12800),('Linen Replacement',1500)]),
('Plant Operations',46,[('Maintenance Wages',10700),('Payroll Taxes & Benefits',2000),('Repairs & Maintenance',8600),('Service Contracts',4400),('Electric',11900),('Gas',4200),('Water & Sewer',6800),('Waste Removal',2700),('Cable & Telephone',3900)]),
('Social Services & Activities',47,[('Social Services Wages',9100),('Activities Wages',9900),('Payroll Taxes & Benefits',3500),('Activity Supplies',1100)]),
('Administration',48,[('Administrator',11700),('Business Office Wages',14600),('Admissions & Marketing Wages',9300),('Payroll Taxes & Benefits',6900),('Medical Director',4000),('Medical Records',4700),('Data Processing & EHR',6600),('Legal & Accounting',4300),('Office Supplies & Postage',2100),('Licenses & Dues',1700),('Advertising',2400),('Travel & Education',1300),('Workers Compensation',10900),('Recruitment',2800)]),
('Fixed & Other Operating',49,[('Management Fee',59500),('Provider Bed Tax',71300),('Real Estate Taxes',13900),('Property Insurance',5100),('Professional Liability Insurance',16800)])]
su=[]
for n,k,it in G:
    s.h(n,1);ii=[l(x,v,f'{k}{(q+1)*5:02d}',j=.12) for q,(x,v) in enumerate(it)]
    su.append(s.t('Total '+n,ii,ind=1))
te=s.t('TOTAL OPERATING EXPENSES',su,'TOTAL',key='total_operating_expenses')
nb=s.t('NET OPERATING INCOME (EBITDAR)',[tr,(te,-1)],'TOTAL',key='noi')
s.h('CAPITAL COSTS')
cc=[l('Facility Rent',0,'5010'),l('Mortgage Interest - HUD 232',41200,'5020',j=.01,infl=1.01),l('Mortgage Insurance Premium',5300,'5025',j=.01),l('Depreciation',28900,'5030',j=.02),l('Amortization',1400,'5040',j=0,infl=1)]
ct=s.t('Total Capital Costs',cc,ind=0)
s.t('NET INCOME (LOSS)',[nb,(ct,-1)],'TOTAL',key='net_income')
W,H=landscape(letter);cv=canvas.Canvas(B+'documents/'+F,pagesize=(W,H));TP=4
import math
X=[88,132,196,240, 560,604,668,712];NL=262
est=0;pages=1
def mny(v):
    return '-' if v==0 else (f'{v:,.0f}' if v>0 else f'({-v:,.0f})')
def ppd(v,dd): return '-' if v==0 else (f'{v/dd:,.2f}' if v>0 else f'({-v/dd:,.2f})')
def head(p):
    cv.setFillColor(black);cv.setFont('Helvetica-Bold',11);cv.drawCentredString(W/2,H-34,'Maple Glen Nursing & Rehabilitation Center');cv.setFont('Helvetica',9);cv.drawCentredString(W/2,H-46,'Detailed Statement of Operations');cv.drawCentredString(W/2,H-57,'For the Month Ended September 30, 2025')
    cv.setFont('Helvetica-Bold',7.5);y=H-78
    cv.drawCentredString(160,y,'Current Month');cv.drawCentredString(636,y,'Year to Date');cv.setLineWidth(.6);cv.line(44,y-3,244,y-3);cv.line(512,y-3,716,y-3)
    for x,t in zip(X,('Actual','PPD','Budget','PPD','Actual','PPD','Prior Year','PPD')): cv.drawRightString(x,y-12,t)
    cv.drawString(NL,y-12,'Acct'); cv.drawString(NL+26,y-12,'Description');cv.line(44,y-15,716,y-15)
    cv.setFont('Helvetica',6.5);cv.drawString(44,24,'Run: 10/17/2025 11:20:04   User: pbarros   Company 0074');cv.drawRightString(716,24,f'Page {p}');return y-27
p=1;y=head(p);lh=10.2
for n,r in enumerate(s.rows):
    T=r['typ']
    if y<46 or (T=='HEADING' and y<75): cv.showPage();p+=1;y=head(p)
    if T=='HEADING' and r['ind']==0 and n: y-=3
    cv.setFont('Helvetica-Bold' if T!='LINE' else 'Helvetica',7.4)
    if T=='TOTAL': cv.setFillColor(HexColor('#E8E8F4'));cv.rect(44,y-2.6,672,lh,stroke=0,fill=1);cv.setFillColor(black)
    if r['code']: cv.drawString(NL,y,r['code'])
    cv.drawString(NL+26+7*r['ind'],y,r['label'])
    if T!='HEADING':
        for k,v in enumerate(r['vals']):
            if r.get('pct'): cv.drawRightString(X[2*k],y,f'{v*100:.1f}%');continue
            cv.drawRightString(X[2*k],y,mny(v))
            if not r.get('stat'): cv.drawRightString(X[2*k+1],y,ppd(v,D[k]))
            if T=='SUBTOTAL': cv.setLineWidth(.4);cv.line(X[2*k]-40,y+7.6,X[2*k],y+7.6)
    y-=lh
    if T in('SUBTOTAL','TOTAL'): y-=2
cv.save()
save(F,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','skilled nursing, description column in the middle, PPD columns interleaved, census by payor',True)
