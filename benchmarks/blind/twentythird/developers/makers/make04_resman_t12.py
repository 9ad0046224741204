from lib import *; from reportlab.pdfgen import canvas
R=random.Random(3104)
M=['Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Sep 2025','Oct 2025']
s=St('Trailing 12 Month Income Statement','Cottages at Larkspur Mesa','2024-11-01','2025-10-31',M+['Total'])
s.expand=lambda r:r['v']+[sum(r['v'])]
def ln(l,b,j=.1,g=0): return s.line(l,[int(round(b*(1+g*k/12)*R.uniform(1-j,1+j))) for k in range(12)])
def sp(l,d): return s.line(l,[d.get(k,0) for k in range(12)])
s.head('Income');s.head('Rent Income')
a=[ln('Market Rent',171650,0,.03),ln('Gain / Loss to Lease',-4100,.2),ln('Vacancy',-9300,.25),ln('Rent Concessions',-2100,.5),ln('Bad Debt',-1400,.6)]
t1=s.tot('Total Rent Income',a);s.head('Other Income')
a=[ln('Pet Fees & Rent',3150),ln('Garage & Shed Rent',1480),ln('Smart Home Package',3720,.04),ln('Lawn Care Fee',2960,.04),ln('Utility Billing Income',9100),ln('Application & Admin Fees',1350,.3),ln('Late Fees',1120,.3),sp('Insurance Proceeds',{4:8250})]
t2=s.tot('Total Other Income',a);inc=s.tot('Total Income',[t1,t2],typ='TOTAL',key='total_income')
s.head('Expense');T=[]
def grp(h,L):
    s.head(h);a=[f() for f in L];T.append(s.tot('Total '+h,a));return a
grp('Payroll',[lambda:ln('On-Site Management',9450,.05),lambda:ln('Maintenance Wages',8120,.06),lambda:ln('Payroll Burden',3010,.06)])
g=grp('Repairs & Maintenance',[lambda:ln('General Repairs',2310,.3),lambda:ln('HVAC',1240,.5),lambda:ln('Plumbing & Irrigation',1080,.4),lambda:ln('Contract Landscaping',4720,.04),lambda:ln('Make Ready',3650,.3),lambda:sp('Snow Removal',{0:1150,1:3890,2:4420,3:2760,4:1310})])
grp('Utilities',[lambda:ln('Water & Sewer',8350),lambda:ln('Electric',1290,.2),lambda:ln('Gas',410,.4),lambda:ln('Trash',2640,.03)])
grp('General & Administrative',[lambda:ln('Marketing',2780,.15),lambda:ln('Software & Screening',1460),lambda:ln('Professional Fees',720,.6),lambda:ln('HOA / Master Association',1850,0)])
grp('Fixed Costs',[lambda:ln('Property Tax',19240,0),lambda:ln('Insurance',7385,0),lambda:ln('Management Fee',5430,.03)])
ex=s.tot('Total Expense',T,typ='TOTAL',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[inc],[ex],typ='TOTAL',key='noi')
s.head('Non-Operating');a=[ln('Mortgage Interest',46800,.01),sp('Fence Replacement',{6:14800,7:9650}),sp('Appliance Replacement',{2:1875,5:2310,9:3140})]
n=s.tot('Total Non-Operating',a);s.tot('Net Income',[noi],[n],typ='TOTAL',key='net_income')
i=g[3];old=s.rows[i]['v'][8];new=int(str(old)[0]+str((int(str(old)[1])+3)%10)+str(old)[2:])
s.plant(i,8,new,f'Contract Landscaping Jul 2025 printed {new:,} instead of {old:,}; totals hold the true amount','digit_changed')
fn='larkspur_mesa_t12.pdf';c=canvas.Canvas(doc(fn),pagesize=(1008,612),invariant=1)
def hd():
    c.setFillColorRGB(.13,.3,.42);c.rect(30,548,948,34,fill=1,stroke=0);c.setFillColorRGB(1,1,1);c.setFont('Helvetica-Bold',12);c.drawString(38,566,'Trailing 12 Month Income Statement');c.setFont('Helvetica',8);c.drawString(38,554,'Cottages at Larkspur Mesa  |  Nov 2024 - Oct 2025  |  Accrual')
    c.setFillColorRGB(0,0,0);c.setFont('Helvetica-Bold',7)
    for k,m in enumerate(M+['Total']): c.drawRightString(230+k*57+(8 if k==12 else 0)+55,536,m)
    c.line(30,532,978,532)
hd();y=521;z=0
for r in s.rows:
    if y<40: c.setFont('Helvetica',6.5);c.drawString(30,22,'Generated 11/11/2025 8:03 AM');c.showPage();hd();y=521
    b=r['t']!='LINE'
    if r['t']=='TOTAL': c.setFillColorRGB(.87,.91,.94);c.rect(30,y-3,948,11,fill=1,stroke=0);c.setFillColorRGB(0,0,0)
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7);c.drawString(34+(0 if r['t']=='TOTAL' or r['label'] in('Income','Expense','Non-Operating') else 8 if b else 18),y,r['label'])
    if r['v']:
        for k,v in enumerate(s.vals(r)): c.drawRightString(230+k*57+(8 if k==12 else 0)+55,y,par(v,0))
    y-=11.6
c.setFont('Helvetica',6.5);c.drawString(30,22,'Generated 11/11/2025 8:03 AM');c.save()
save(fn,[s],'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT_T12','ResMan-like T12 landscape, planted digit')
print(s.planted)
