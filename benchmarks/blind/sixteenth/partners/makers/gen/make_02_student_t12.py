# Student T12, tabloid, academic-year months, T12 total BEFORE the months, prior T12 and change after, per bed
import random
from st import *
from reportlab.pdfgen import canvas
R=random.Random(1102); N='The_Quadrant_at_Alder_T12_Jul25.pdf'
mo=['Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25','Jul-25']
def dv(b,k):
    t=sum(b[:12]); return [t]+b[:12]+[b[12],t-b[12]]
s=St('Trailing Twelve Month Income Statement','The Quadrant at Alder','2024-08-01','2025-07-31',['T-12 Total']+mo+['Prior T-12','Change'],page=1,derive=dv,zero='dash')
def ln(l,m,shape='flat',kind='exp',p=.04):
    v=[]
    for i in range(12):
        x=m
        if shape=='turn': x=m*(6 if i==11 else 4 if i==0 else .35)
        if shape=='sum': x=m*(.3 if i in(9,10) else 1)
        if shape=='tax': x=m*12 if 0 else m
        if shape=='one': x=m*12 if i in(R.choice([2,5,7]),) else 0
        if shape=='lease': x=m*(2 if i in(2,3,4,5,6) else .3)
        v.append(nz(R,x,p) if shape!='fix' else int(m))
    return s.L(l,v+[nz(R,sum(v) or m*12,.07)],None,kind)
def sec(h,t,ls,kind='exp'):
    s.H(h); it=[ln(l,m,sh,kind) for l,m,sh in ls]; return s.T(t,it,kind=kind)
a=sec('Rental Revenue','Net Rental Revenue',[('Scheduled Rent - Beds',512400,'fix'),('Vacancy',-19800,'flat'),('Rent Incentives & Gift Cards',-4600,'lease'),('Staff Beds (CA Units)',-5130,'fix'),('Bad Debt Expense, Net',-6200,'flat')],'inc')
b=sec('Ancillary Revenue','Total Ancillary Revenue',[('Parking Permits',9450,'sum'),('Furniture Premium',7300,'flat'),('Application & Activity Fees',6100,'lease'),('Late & Returned Payment Fees',3900,'flat'),('Damage Recoveries',4200,'turn'),('Summer Conference Housing',1500,'one'),('Relet / Sublease Fees',1250,'flat'),('Utility Overage Billing',8800,'flat')],'inc')
egi=s.T('Total Revenue',[a,b],type='TOTAL',key='total_income')
e=[sec('Personnel','Total Personnel',[('General & Assistant Managers',13200,'fix'),('Leasing & Community Assistants',9100,'flat'),('Maintenance Technicians',12800,'flat'),('Payroll Burden',7700,'flat'),('Bonuses',2100,'lease')]),
 sec('Leasing & Marketing','Total Leasing & Marketing',[('Digital Advertising',5400,'lease'),('Campus Events & Promotions',2300,'lease'),('Print & Swag',800,'lease')]),
 sec('General & Administrative','Total General & Administrative',[('Office & Computer',3100,'flat'),('Professional Fees',1700,'flat'),('Resident Life Programs',1900,'flat'),('Travel & Training',600,'one')]),
 sec('Turn Costs','Total Turn Costs',[('Turn - Cleaning',5200,'turn'),('Turn - Paint & Drywall',6900,'turn'),('Turn - Carpet & Flooring',3800,'turn'),('Turn - Trash Haul',700,'turn')]),
 sec('Repairs & Maintenance','Total Repairs & Maintenance',[('Building Repairs',6100,'flat'),('Contract Services',8300,'flat'),('Elevator',1450,'fix'),('Furniture Repair & Replacement',1900,'flat')]),
 sec('Utilities','Total Utilities',[('Electricity',24100,'flat'),('Water & Sewer',13700,'flat'),('Refuse',3600,'flat'),('Internet & Cable (bulk)',11800,'fix')])]
ctl=s.T('Total Controllable & Utility Expenses',e,kind='exp')
f=sec('Fixed','Total Fixed',[('Management Fee (3.0%)',15300,'flat'),('Property Taxes',47900,'fix'),('Property & Liability Insurance',14250,'fix')])
op=s.T('Total Operating Expenses',[ctl,f],kind='exp',type='TOTAL',key='total_operating_expenses')
noi=s.T('Net Operating Income',[egi,op],[1,-1],type='TOTAL',key='noi')
res=ln('Replacement Reserves',10500,'fix')
n2=s.T('NOI after Reserves',[noi,res],[1,-1],type='TOTAL')
# planted digit
i=[k for k,r in enumerate(s.rows) if r['label']=='Water & Sewer'][0]
col=7; old=s.rows[i]['vals'][col]; st_=str(old); d=st_[1]; nd=str((int(d)+4)%10); new=int(st_[0]+nd+st_[2:])
s.rows[i]['vals'][col]=new
s.planted={'what':"'Water & Sewer', %s: printed %d, true %d; neither the row's T-12 total nor Total Utilities follows"%(s.cols[col],new,old),'kind':'digit_changed'}
W,H=1224,792; c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
X=[300]+[300+14+58*(k+1) for k in range(12)]+[1078,1136,1186]
def head(p):
    c.setFillColorRGB(.13,.28,.24); c.rect(30,H-62,W-60,34,fill=1,stroke=0); c.setFillColorRGB(1,1,1)
    c.setFont('Times-Bold',15); c.drawString(40,H-50,'The Quadrant at Alder'); c.setFont('Times-Roman',11); c.drawRightString(W-40,H-50,'Trailing Twelve Month Income Statement   |   Twelve months ended July 31, 2025   |   684 beds')
    c.setFillColorRGB(0,0,0); c.setFont('Times-Bold',9)
    for x,t in zip(X,['T-12 Total']+mo+['Prior T-12','Change','Per Bed']): c.drawRightString(x,H-78,t)
    c.line(30,H-82,W-30,H-82); c.setFont('Times-Italic',8); c.drawString(30,24,'Amounts in whole dollars. Academic year presentation: August through July.'); c.drawRightString(W-30,24,'%d / 2'%p)
    return H-95
y=head(1); p=1; k=0
fm=lambda v:'-' if v==0 else ('{:,}'.format(v) if v>0 else '({:,})'.format(-v))
for r in s.rows:
    if y<46: c.showPage(); p+=1; y=head(p)
    b=r['type']!='LINE'
    if r['type']=='HEADING': y-=3
    if r['type']=='TOTAL': c.setFillColorRGB(.86,.91,.88); c.rect(30,y-3,W-60,12,fill=1,stroke=0)
    elif r['type']=='LINE':
        k+=1
        if k%2: c.setFillColorRGB(.96,.96,.96); c.rect(30,y-3,W-60,11.5,fill=1,stroke=0)
    c.setFillColorRGB(0,0,0); c.setFont('Times-Bold' if b else 'Times-Roman',9)
    c.drawString(34+8*r['lvl'],y,r['label'])
    if r['base']:
        for x,v in zip(X,r['vals']): c.drawRightString(x,y,fm(v))
        c.drawRightString(X[-1],y,fm(round(r['vals'][0]/684)))
        if r['type']=='SUBTOTAL': c.setLineWidth(.4); c.line(245,y+8.5,W-30,y+8.5)
    y-=11.6
c.save()
save(N,[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','tabloid, T-12 total before the months, academic year, prior T-12 and change, per bed, banded rows',True)
