# multifamily T12 PDF, legal landscape, zebra rows, minus signs
import random
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black
from lib import *
R=random.Random(1212)
F='Juniper Flats - 12 Month Profit & Loss.pdf'
ms=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
cols=ms+['Total']
s=St('12 Month Profit & Loss','Juniper Flats','2024-07-01','2025-06-30',cols)
def l(n,ann,j=.1,ind=2,v=None,sp=0):
    v=v or [0 if R.random()<sp else round(ann/12*(1+R.uniform(-j,j)),2) for _ in range(12)]
    return s.l(n,v+[sum(v)],ind=ind)
s.h('Income')
s.h('Rental Income',1)
g=[round(196500+k*410.0,2) for k in range(12)]
i=[l('Gross Potential Rent',0,v=g),l('Gain/Loss to Lease',-62000,.25),l('Vacancy Loss',-151000,.3),l('Model Unit',0,v=[-1395.0]*6+[-1425.0]*6),l('Employee Unit Discount',0,v=[-698.0]*12),l('Concessions - New Lease',-38000,.6),l('Concessions - Renewal',-6200,.8,sp=.3),l('Bad Debt Write-Off',-29500,.8),l('Bad Debt Recovery',4100,.8,sp=.4)]
a=s.t('Net Rental Income',i,ind=1)
s.h('Other Income',1)
i=[l('Application Fees',11800,.3),l('Administrative Fees',16400,.3),l('Late Fees',21900,.2),l('NSF Fees',900,.8,sp=.3),l('Pet Rent',25300,.04),l('Pet Fees - Non-refundable',7600,.5),l('Month-to-Month Premiums',5900,.4),l('Lease Termination Fees',14200,.9,sp=.3),l('Carport & Storage Rent',19400,.04),l('Utility Reimbursement - Water/Sewer/Trash (RUBS)',83600,.06),l('Valet Trash',39500,.03),l('Cable/Internet Revenue Share',0,v=[0,0,4812.4,0,0,4790.15,0,0,4866.9,0,0,4903.75]),l('Laundry',6100,.2),l('Renters Insurance Fees',9300,.06),l('Damages & Cleaning',12700,.6)]
b=s.t('Total Other Income',i,ind=1)
ti=s.t('Total Income',[a,b],'TOTAL',key='total_income')
s.h('Expense')
G=[('Payroll',[('Manager & Leasing Salaries',112400,.05),('Maintenance Salaries',104900,.05),('Overtime',6200,.6),('Bonuses & Commissions',15300,.6),('Payroll Taxes',20600,.1),('Health & Workers Comp',29800,.05)]),
('Utilities',[('Electric - Common',22700,.15),('Electric - Vacant',7100,.4),('Gas',9800,.5),('Water & Sewer',91400,.1),('Trash',27600,.02)]),
('Repairs & Maintenance',[('Appliance Repair',7200,.5),('Electrical & Lighting',4900,.5),('HVAC Repair',16800,.6),('Plumbing',18100,.4),('Locks & Keys',2100,.5),('Pool',9600,.5),('General Supplies',11300,.3)]),
('Turnover',[('Cleaning',16300,.35),('Painting',28900,.35),('Carpet Cleaning & Repair',9100,.35),('Resurfacing',5400,.6)]),
('Contract Services',[('Landscaping',31200,.02),('Pest Control',6900,.05),('Valet Trash Vendor',27400,.02),('Courtesy Patrol',18900,.05),('Fire Monitoring & Inspection',5700,.7)]),
('Marketing',[('Internet Listing Services',26400,.06),('Resident Events',4800,.6),('Referral Fees',3900,.6),('Signage & Print',1700,.8)]),
('Administrative',[('Software & Subscriptions',19200,.04),('Office Supplies',3600,.4),('Telephone & Internet',8300,.05),('Legal & Evictions',9700,.7),('Screening Reports',5200,.3),('Bank Fees',1400,.2)])]
su=[]
for n,it in G:
    s.h(n,1);ii=[l(x,v,j,sp=.2 if j>=.7 else 0) for x,v,j in it];su.append(s.t('Total '+n,ii,ind=1))
s.h('Fixed',1)
mf=[round(x*.03,2) for x in s.rows[ti]['vals'][:12]]
ii=[l('Management Fee',0,v=mf),l('Property Taxes',0,v=[21870.0]*6+[22960.5]*6),l('Property Insurance',0,v=[9944.25]*9+[10738.58]*3)]
su.append(s.t('Total Fixed',ii,ind=1))
te=s.t('Total Expense',su,'TOTAL',key='total_operating_expenses')
noi=s.t('Net Operating Income',[ti,(te,-1)],'TOTAL',key='noi')
s.h('Below the Line',0)
ii=[l('Mortgage Interest',0,v=[round(48120-k*61.37,2) for k in range(12)]),l('Capital - Unit Interiors',94000,.7,sp=.2),l('Capital - Exterior',0,v=[0,18750,0,0,0,0,0,0,0,41300,0,0]),l('Partnership Expenses',5200,.6,sp=.5)]
for q in ii:s.rows[q]['ind']=1
bl=s.t('Total Below the Line',ii)
s.t('Net Income',[noi,(bl,-1)],'TOTAL',key='net_income')
W,H=1008,612;cv=canvas.Canvas(B+'documents/'+F,pagesize=(W,H))
X=[252+k*58 for k in range(12)]+[254+12*58+24]
def head(p):
    cv.setFillColor(HexColor('#2B5C8A'));cv.setFont('Helvetica-Bold',13)
    if p==1:
        cv.drawString(34,H-38,'12 Month Profit & Loss');cv.setFillColor(black);cv.setFont('Helvetica',8)
        cv.drawString(34,H-51,'Properties: Juniper Flats - 2250 W Rosalind Ave, Tempe, AZ 85281');cv.drawString(34,H-61,'Owned By: JF Tempe Owner LLC');cv.drawString(34,H-71,'Date Range: Jul 2024 to Jun 2025   Accounting Basis: Accrual   Level of Detail: Detail View');y=H-92
    else: y=H-36
    cv.setFillColor(HexColor('#DDE6EF'));cv.rect(30,y-5,W-60,15,stroke=0,fill=1);cv.setFillColor(black);cv.setFont('Helvetica-Bold',7)
    cv.drawString(34,y,'Account Name')
    for x,c in zip(X,cols): cv.drawRightString(x,y,c)
    cv.setFont('Helvetica',6.5);cv.drawString(34,20,'Created on 07/21/2025');cv.drawRightString(W-34,20,f'Page {p}')
    return y-15
p=1;y=head(p);z=0
for r in s.rows:
    T=r['typ']
    lines=[r['label']]
    if cv.stringWidth(r['label'],'Helvetica',6.8)>150: 
        w=r['label'].split();k=len(w)//2;lines=[' '.join(w[:k]),' '.join(w[k:])]
    hgt=9.8+8*(len(lines)-1)
    if y-hgt<30: cv.showPage();p+=1;y=head(p)
    z+=1
    if z%2==0: cv.setFillColor(HexColor('#F5F7F9'));cv.rect(30,y-2.6-(hgt-9.8),W-60,hgt,stroke=0,fill=1)
    cv.setFillColor(black);cv.setFont('Helvetica-Bold' if T!='LINE' else 'Helvetica',6.8)
    for k,t in enumerate(lines): cv.drawString(34+9*r['ind'],y-8*k,t)
    if T!='HEADING':
        for x,v in zip(X,r['vals']):
            cv.setFillColor(HexColor('#B00020') if v<0 else black);cv.drawRightString(x,y,f'{v:,.2f}')
        cv.setFillColor(black)
        if T!='LINE': cv.setLineWidth(.4);cv.line(204,y+7,W-34,y+7)
    y-=hgt
    if T=='TOTAL': y-=4
cv.save()
save(F,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','web property-management 12-month P&L, legal landscape, zebra, red minus signs, repeated header',False)
