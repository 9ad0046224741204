from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black
r=random.Random(4403);N='income_statement_t12_collegiate_on_9th.pdf'
ms=months(2024,8);cols=[f'{MON[m-1]} {y}' for y,m in ms]+['Total']
P='Collegiate on 9th'
s=S('Income Statement - Trailing 12 Months',P,'2024-08-01','2025-07-31',cols,expand=lambda b,k:list(b)+[round(sum(b))],nd=0)
def sec(t,txt,tot,k='E'):
    s.head(t,lv=1);ix=[]
    for x in txt.split('|'):
        c,l,b,m=x.split(';');ix.append(s.line(l,series(r,float(b),m,nd=0,start=8),c,k,2))
    return s.sub(tot,ix,kind=k,lv=1)
s.head('Income')
a=sec('Rent','40100;Rent - Installments;231600;s|40120;Summer Lease Premium;2400;z|40200;Vacancy Loss;-11850;n|40250;Concessions;-2600;n|40300;Bad Debt;-1900;n','Total Rent','I')
b=sec('Ancillary Income','41100;Application Fees;780;n|41120;Amenity Fees;2150;l|41200;Late Fees;1640;n|41300;Parking;5350;s|41350;Pet Rent;690;s|41400;Utility Overage;1980;n|41500;Furniture Packages;1500;s|41900;Damages;1210;l','Total Ancillary Income','I')
t=s.sub('Total Income',[a,b],'TOTAL',key='total_income')
s.head('Expenses')
ex=[sec(*x) for x in [('Payroll','50100;Salaries - Management;9400;s|50120;Community Assistants;3850;n|50200;Salaries - Maintenance;8250;s|50300;Taxes & Benefits;3980;s','Total Payroll'),
('Marketing & Leasing','51100;Digital Advertising;2360;s|51200;Resident Events;1150;n|51300;Leasing Incentives;900;l','Total Marketing & Leasing'),
('General & Administrative','52100;Office Expense;740;n|52200;Software & IT;1960;f|52300;Credit Card Fees;1180;s|52400;Legal & Collections;520;l','Total General & Administrative'),
('Repairs & Maintenance','53100;Maintenance Supplies;1870;n|53200;HVAC;940;u|53300;Elevator;1250;f|53400;Grounds;1700;f|53500;Turn Costs;4300;l|53600;Life Safety;610;n','Total Repairs & Maintenance'),
('Utilities','54100;Electricity;11200;u|54200;Gas;880;w|54300;Water & Sewer;6480;s|54400;Trash;1590;f|54500;Internet - Bulk;5240;f','Total Utilities'),
('Taxes, Insurance & Fees','55100;Real Estate Taxes;27850;f|55200;Insurance;8340;f|55300;Management Fee;7150;s','Total Taxes, Insurance & Fees')]]
e=s.sub('Total Expenses',ex,'TOTAL',kind='E',key='total_operating_expenses')
n=s.sub('Net Operating Income',[t,(e,-1)],'TOTAL',key='noi')
d=sec('Non-Operating','60100;Interest Expense;58430;s|60200;Capital Improvements;7400;l|60300;Owner Expenses;300;z','Total Non-Operating')
s.sub('Net Income',[n,(d,-1)],'TOTAL',key='net_income')
s.dump()
for R in s.rows:
    if R['label']=='Water & Sewer':
        g=R['vals'][4];st=str(int(g));bd=int(st[0]+str((int(st[1])+4)%10)+st[2:]);R['vals'][4]=bd
        s.t['planted']=dict(what=f'Water & Sewer, Dec 2024: printed {bd:,}, true {int(g):,} (row total, Total Utilities and all later totals use the true number)',kind='digit_changed')
c=canvas.Canvas(doc(N),pagesize=(792,612))
xs=[236+42.5*i for i in range(12)]+[760]
pg=0
def hdr():
    global y,pg;pg+=1
    c.setFillColor(HexColor('#222222'));c.setFont('Helvetica-Bold',13);c.drawCentredString(396,582,'Income Statement - Trailing 12 Months')
    c.setFont('Helvetica',8.5);c.drawCentredString(396,569,P);c.drawCentredString(396,558,'August 1, 2024 - July 31, 2025  |  Accrual  |  Posted')
    c.setFont('Helvetica-Bold',6.4)
    for i,(x,h) in enumerate(zip(xs,cols)):
        if i<12: c.drawRightString(x,541,h.split()[0]);c.drawRightString(x,533,h.split()[1])
        else: c.drawRightString(x,533,h)
    c.drawString(28,533,'GL Account');c.setLineWidth(.8);c.line(28,529,762,529);y=519
hdr()
fm=lambda v:f'-{-v:,.0f}' if v<0 else f'{v:,.0f}'
for R in s.rows:
    if y<40: c.setFont('Helvetica',6);c.drawString(28,22,'Entrata   |   Generated on 08/11/2025 10:03 AM CDT');c.drawRightString(762,22,f'Page {pg}');c.showPage();hdr()
    b=R['type']!='LINE';c.setFont('Helvetica-Bold' if b else 'Helvetica',6.4)
    if R['type']=='TOTAL': c.setFillColor(HexColor('#E3E3E3'));c.rect(26,y-2.4,738,9.4,fill=1,stroke=0);c.setFillColor(black)
    c.drawString(28+9*R['lv'],y,(R['code']+' - ' if R['code'] else '')+R['label'])
    if R['type']!='HEADING':
        if R['type']=='SUBTOTAL': c.setLineWidth(.3);c.line(202,y+6.6,762,y+6.6)
        for x,v in zip(xs,R['vals']): c.drawRightString(x,y,fm(v))
    y-=9.6
    if R['type']=='TOTAL': y-=4
c.setFont('Helvetica',6);c.drawString(28,22,'Entrata   |   Generated on 08/11/2025 10:03 AM CDT');c.drawRightString(762,22,f'Page {pg}');c.save();print(pg,len(s.rows))
save(N,[s.dump()],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','Entrata export','letter landscape small type, code joined to label, two-line month header, two pages, whole dollars',False)
