from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black,white
r=random.Random(4402);N='Budget_Comparison_WexleyStonebridge_0825.pdf'
P='The Wexley at Stonebridge'
cols=['August 2025 Actual','August 2025 Budget','August 2025 Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','Annual Budget']
def exp(b,k):
    g=1 if k=='I' else -1
    return [b[0],b[1],round(g*(b[0]-b[1])),b[2],b[3],round(g*(b[2]-b[3])),b[4]]
s=S('Budget Comparison',P,'2025-01-01','2025-08-31',cols,expand=exp,nd=0,page=None)
def L(l,b,k,v=.15):
    if b==0: return s.line(l,[0,0,r.choice([0,r.randint(200,2800)]),0,0],None,k)
    if abs(b)<900 and r.random()<.3: return s.line(l,[0,round(b,-1),b*8*r.uniform(.3,1.1),round(b,-1)*8,round(b,-1)*12],None,k)
    return s.line(l,[b*r.uniform(1-v,1+v),round(b,-1),b*8*r.uniform(1-v/2.5,1+v/2.5),round(b,-1)*8,round(b,-1)*12],None,k)
def sec(t,txt,k,v=.15):
    s.head(t);return s.sub('Total '+t,[L(x.split('=')[0],float(x.split('=')[1]),k,v) for x in txt.split('|')],kind=k)
s.head('Revenue')
A=sec('Rental Revenue','Market Rent=612400|Gain/Loss to Lease=-18350|Vacancy Loss=-34200|Concessions - Upfront=-9100|Concessions - Recurring=-4260|Employee Discounts=-2180|Model / Office Units=-3450|Down Units=0|Write-Offs=-6900|Write-Off Recovery=1150','I',.04)
B_=sec('Resident Reimbursements','Water Reimbursement=14650|Sewer Reimbursement=9870|Trash Reimbursement=5230|Pest Control Reimbursement=1640|Utility Billing Fee=1290','I',.06)
C=sec('Other Revenue','Application Fees=2350|Administration Fees=4900|Late Charges=5120|NSF Charges=240|Month to Month Fees=1880|Lease Termination Fees=4350|Pet Rent=4770|Pet Non-Refundable Fees=1950|Reserved Parking=2860|Garage Rent=7340|Storage Rent=1125|Package Locker Fees=1710|Valet Trash Income=11200|Damages=2640|Cable Revenue Share=1480|Renters Insurance Income=2230|Amenity Fees=3300|Clubhouse Rental=150|Interest Income=85|Miscellaneous Income=420','I')
t=s.sub('Total Revenue',[A,B_,C],'TOTAL',key='total_income')
s.head('Operating Expenses')
cx=[sec(a,b,'E') for a,b in [
('Payroll','Property Manager=7850|Assistant Manager=5240|Leasing Consultants=11360|Leasing Bonuses=2450|Maintenance Supervisor=6120|Maintenance Technicians=13680|Porter / Housekeeping=5910|Overtime=1340|Contract Labor=0|Payroll Taxes=4180|Group Insurance=6350|Workers Compensation=1460|401(k) Match=820|Payroll Processing=390'),
('Administrative','Office Supplies=640|Postage & Courier=110|Copier Lease=365|Telephone=1180|Internet Service=940|Answering Service=275|Software - Property Management=3460|Software - Other=870|Computer Supplies=160|Resident Screening=1120|Bank Service Charges=480|Legal Fees - Evictions=1650|Legal Fees - Other=0|Training & Seminars=520|Travel & Mileage=240|Dues & Subscriptions=890|Uniforms=210|Employee Relations=180'),
('Marketing','Internet Listing Services=5850|Search / Social Media=2240|Website & CRM=1150|Signage & Banners=190|Resident Events=1360|Resident Referrals=600|Locator Commissions=1900|Model Expenses=120|Shopping Reports=75|Reputation Management=450'),
('Maintenance & Repairs','Appliance Parts=980|HVAC Repairs=3150|Plumbing Repairs=2270|Electrical Supplies=860|Light Bulbs=340|Locks & Keys=410|Hardware Supplies=530|Fire & Life Safety=790|Gate & Access Control=650|Pool Supplies=480|Fitness Equipment=220|Exterior Repairs=1240|Roof Repairs=300|Parking Lot Repairs=0|Golf Cart Expense=140|Equipment Rental=90'),
('Make Ready','Painting Contract=4450|Painting Supplies=620|Cleaning Contract=3170|Carpet Cleaning=1080|Carpet Repair=260|Blinds=390|Resurfacing=740|Trash-Outs=310'),
('Contract Services','Landscape Maintenance=7450|Landscape Extras=1100|Pool Service=1250|Pest Control=1830|Valet Trash Service=8260|Elevator Contract=1690|Alarm Monitoring=420|Courtesy Patrol=2980|Snow Removal=0|Janitorial=860'),
('Utilities','Electricity - Common=6320|Electricity - Vacant=1240|Natural Gas=980|Water=15370|Sewer=10640|Trash Removal=5870|Cable / Bulk Internet=640|Utility Billing Service=1510')]]
ct=s.sub('Total Controllable Expenses',cx,kind='E')
f=[sec(a,b,'E',.03) for a,b in [('Management Fees','Management Fee - 3%=19650|Asset Management Fee=4900'),('Taxes & Insurance','Real Estate Taxes=78400|Personal Property Taxes=1150|Tax Consultant Fees=600|Property Insurance=24700|Liability Insurance=3860')]]
e=s.sub('Total Operating Expenses',[ct]+f,'TOTAL',kind='E',key='total_operating_expenses')
n=s.sub('Net Operating Income',[t,(e,-1)],'TOTAL',key='noi')
d=sec('Debt Service & Reserves','Mortgage Interest=141250|Mortgage Principal=0|Replacement Reserve Deposits=7100','E',.01)
k=sec('Capital Expenditures','Appliance Replacement=2850|Carpet / Vinyl Plank=6400|HVAC Replacement=4100|Unit Renovations=22600|Exterior Improvements=8500|Amenity Upgrades=0','E',.3)
s.sub('Net Cash Flow',[n,(d,-1),(k,-1)],'TOTAL',key='net_cash_flow')
c=canvas.Canvas(doc(N),pagesize=(1008,612));W=1008
xs=[330,400,470,520,610,685,760,810,900];pg=0
fm=lambda v:f'({-v:,.0f})' if v<0 else f'{v:,.0f}'
def hdr():
    global pg,y;pg+=1
    c.setFont('Helvetica-Bold',12);c.drawString(36,580,P);c.setFont('Helvetica',9);c.drawString(36,567,'Budget Comparison');c.drawString(36,555,'August 2025')
    c.drawRightString(W-36,580,'RealPage Financial Suite');c.drawRightString(W-36,567,f'Page {pg} of 4')
    c.drawRightString(W-36,555,'Accrual Basis')
    c.setFillColor(HexColor('#3B5E8C'));c.rect(30,520,W-60,26,fill=1,stroke=0);c.setFillColor(white);c.setFont('Helvetica-Bold',7.5)
    c.drawCentredString(410,536,'----------  August 2025  ----------');c.drawCentredString(700,536,'----------  Year to Date  ----------');c.drawRightString(xs[8],536,'Annual')
    for x,h in zip(xs,['Actual','Budget','Variance','%','Actual','Budget','Variance','%','Budget']): c.drawRightString(x,525,h)
    c.drawString(36,525,'Account Description');c.setFillColor(black);y=508
def pc(v,b): return '' if not b else f'{v/abs(b)*100:.1f}%'
hdr();z=0
for i,R in enumerate(s.rows):
    if y<48 or (R['type']=='HEADING' and y<75):
        c.setFont('Helvetica',6.5);c.drawString(36,25,'Printed 09/12/2025 2:14 PM   User: kreyes');c.showPage();hdr()
    b=R['type']!='LINE';c.setFont('Helvetica-Bold' if b else 'Helvetica',7)
    if R['type']=='LINE':
        z+=1
        if z%2: c.setFillColor(HexColor('#EEF3F9'));c.rect(30,y-2.6,W-60,10,fill=1,stroke=0);c.setFillColor(black)
    top=R['label'] in('Revenue','Operating Expenses')
    c.drawString(36 if top or R['type']=='TOTAL' else 46 if b else 58,y,R['label'].upper() if 0 else R['label'])
    if R['type']!='HEADING':
        v=R['vals'];
        if b: c.setLineWidth(.5);[c.line(x-58,y+7.2,x,y+7.2) for x in (xs[0],xs[1],xs[4],xs[5],xs[8])];[c.line(x-42,y+7.2,x,y+7.2) for x in (xs[2],xs[6])]
        for x,tx in zip(xs,[fm(v[0]),fm(v[1]),fm(v[2]),pc(v[2],v[1]),fm(v[3]),fm(v[4]),fm(v[5]),pc(v[5],v[4]),fm(v[6])]): c.drawRightString(x,y,tx)
    y-=10.2
    if b and R['items']: y-=3; z=0
c.setFont('Helvetica',6.5);c.drawString(36,25,'Printed 09/12/2025 2:14 PM   User: kreyes');c.showPage();c.save();print(pg,len(s.rows))
save(N,[s.dump()],'MULTIFAMILY','OPERATING_STATEMENT','RealPage property manager','legal landscape, month and YTD vs budget with variance and %, annual budget, zebra, about 170 rows, several pages',False)
