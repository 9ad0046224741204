# senior, side by side by care level, PRD column
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
R=random.Random(3706)
s=S('Statement of Operations by Care Level','Wexford Place Senior Living','2025-06-01','2025-06-30',['Independent Living','Assisted Living','Memory Care','Shared / Admin','Community Total'],lambda b,e:b+[sum(b)],dash=True,nd=0)
q=lambda *b:[round(x*R.uniform(.96,1.04)) for x in b]
s.head('REVENUES')
a=s.sec('Resident Fees',[(None,'Monthly Service Fees',q(318600,271400,186900,0)),(None,'Second Person Fees',q(9800,2400,0,0)),(None,'Level of Care',q(0,64300,41750,0)),(None,'Community Fees',q(12000,7500,5000,0)),(None,'Respite Stays',q(0,5120,3480,0)),(None,'Discounts & Concessions',q(-14350,-6900,-3100,0))],'Total Resident Fees',1)
b=s.sec('Other Revenue',[(None,'Guest Meals & Catering',q(2140,380,0,610)),(None,'Salon Rent',[0,0,0,1250]),(None,'Garage & Storage',q(3300,0,0,0)),(None,'Therapy Space Lease',[0,0,0,4800])],'Total Other Revenue',1)
t=s.tot('TOTAL REVENUES',[a,b],type='TOTAL',key='total_income')
s.head('OPERATING EXPENSES'); ids=[]
ids.append(s.sec('Labor',[(None,'Nursing / Resident Care',q(0,78900,71400,0)),(None,'Dining Services',q(41200,26300,14100,0)),(None,'Life Enrichment',q(6100,5900,6800,0)),(None,'Housekeeping & Laundry',q(10900,8700,4950,0)),(None,'Maintenance',[0,0,0,17844]),(None,'Administration',[0,0,0,39215]),(None,'Sales & Marketing',[0,0,0,21970]),(None,'Payroll Taxes & Benefits',q(11200,22800,18700,15400))],'Total Labor',1,True))
ids.append(s.sec('Non-Labor',[(None,'Raw Food',q(33100,20900,10750,0)),(None,'Resident Care Supplies',q(0,3900,4650,0)),(None,'Repairs & Maintenance',q(0,0,0,18200)),(None,'Utilities',q(0,0,0,31750)),(None,'Marketing & Referral Fees',q(3600,9400,8200,6350)),(None,'General & Administrative',q(0,0,0,15480)),(None,'Bad Debt',[0,1915,-340,0])],'Total Non-Labor',1,True))
ids.append(s.sec('Fixed Charges',[(None,'Property Taxes',q(0,0,0,34600)),(None,'Property & Liability Insurance',q(0,0,0,21300)),(None,'Management Fee (5%)',[round(.05*x) for x in s.rows[t]['base']])],'Total Fixed Charges',1,True))
e=s.tot('TOTAL OPERATING EXPENSES',ids,exp=True,type='TOTAL',key='total_operating_expenses')
n=s.tot('NET OPERATING INCOME',[t,(e,-1)],type='TOTAL',key='noi')
i1=s.line('Interest Expense',[0,0,0,112840],None,1,True); i2=s.line('Depreciation & Amortization',[0,0,0,96405],None,1,True)
s.tot('NET INCOME (LOSS)',[n,(i1,-1),(i2,-1)],type='TOTAL',key='net_income')
RD=[2940,1740,930]; 
fn='wexford_place_care_level_june25.pdf'; W,H=letter; cv=canvas.Canvas(f'{D}/documents/{fn}',pagesize=letter,invariant=1)
cv.setFillColorRGB(.15,.25,.4); cv.rect(0,H-58,W,58,fill=1,stroke=0); cv.setFillGray(1); cv.setFont('Helvetica-Bold',15); cv.drawString(36,H-28,'Wexford Place Senior Living'); cv.setFont('Helvetica',9); cv.drawString(36,H-44,s.title+'  |  Month Ended June 30, 2025  |  Unaudited'); cv.setFillGray(0)
X=[262,326,386,446,516,574]; y=H-74; cv.setFont('Helvetica-Bold',7.5)
for xx,(p,q2) in zip(X,[('Independent','Living'),('Assisted','Living'),('Memory','Care'),('Shared /','Admin'),('Community','Total'),('Total','PRD *')]): cv.drawRightString(xx,y,p); cv.drawRightString(xx,y-9,q2)
y-=24; cv.setFont('Helvetica-Oblique',7.5); cv.drawString(36,y,'Resident days')
for xx,v in zip([X[0],X[1],X[2],X[4]],RD+[sum(RD)]): cv.drawRightString(xx,y,f'{v:,}')
cv.line(36,y-4,W-36,y-4); y-=16; k=0
for r in s.rows:
    if r['type']=='TOTAL': cv.setFillColorRGB(.85,.9,.96); cv.rect(34,y-3.5,W-68,12.5,fill=1,stroke=0); cv.setFillGray(0)
    cv.setFont('Helvetica' if r['type']=='LINE' else 'Helvetica-Bold',8); cv.drawString(36+9*r['ind'],y,r['label'])
    if r['values']:
        for xx,v in zip(X,r['values']): cv.drawRightString(xx,y,c(v,0,zero='\u2013'))
        cv.drawRightString(X[5],y,c(r['values'][4]/sum(RD)))
        if r['type']=='SUBTOTAL': [cv.line(xx-44,y+8,xx,y+8) for xx in X[:5]]
    y-=13.2 if r['type']!='TOTAL' else 17
cv.setFont('Helvetica',6.5); cv.drawString(36,y-4,'* PRD = per resident day, 5,610 resident days in June. Shared departments are not allocated to care levels.'); cv.save(); print('y',y)
save(fn,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','care levels side by side with shared and total, per-resident-day column','no')
