"""P7: tiny Irish schedule of lettings, typed by the letting agent; record of two lines, no grid."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
D=dt.date; FN='Schedule_of_lettings_Dominick_St.pdf'
L=[('Apt 1','1 bed, ground floor, 46 sq m',46,'Ms G. Loughrey',D(2025,2,1),1450,1450,''),('Apt 2','2 bed, ground floor, 68 sq m',68,'Mr & Mrs T. Kaczmarek',D(2023,9,15),1610,1550,'Next rent review 15th September 2026'),('Apt 3','1 bed, first floor, 44 sq m',44,None,None,None,None,'Refurbished October 2025; to let at 1,525'),('Apt 4','2 bed, first floor, 70 sq m',70,'Dr. E. Okonjo',D(2025,7,1),1875,1875,''),('Apt 5','Studio, second floor, 33 sq m',33,'C. Drummond',D(2024,11,18),1180,1150,''),('Apt 6','2 bed duplex, second floor, 81 sq m',81,'Atlantic Locum Agency Ltd',D(2025,10,1),2150,4300,'Company let'),('Apt 7','1 bed, second floor, 45 sq m',45,'Deposit taken - Ms R. Hathersage',D(2025,12,5),1525,1525,'Moving in 5th December')]
def d(x): n=x.day; suf='th' if 10<n<20 else {1:'st',2:'nd',3:'rd'}.get(n%10,'th'); return f'{n}{suf} {x.strftime("%b %Y")}'
W,H=A4; c=canvas.Canvas(doc(FN),pagesize=A4,invariant=1); y=H-70; c.setFont('Courier-Bold',12); c.drawString(60,y,'SCHEDULE OF LETTINGS'); y-=20; c.setFont('Courier',10)
for s in('14 Upper Dominick Court, Galway','As at 21st November 2025'): c.drawString(60,y,s); y-=14
y-=14; c.setFont('Courier-Bold',9)
for x,s,al in((60,'Apartment',0),(120,'Tenant / description',0),(400,'Let from',1),(470,'Rent/month',1),(535,'Deposit',1)): (c.drawRightString if al else c.drawString)(x,y,s)
y-=5; c.line(60,y,535,y); y-=16; rows=[]
for u,ds,a,t,s,r,dp,n in L:
    c.setFont('Courier',9); c.drawString(60,y,u); c.drawString(120,y,t or 'Vacant')
    if s:
        c.drawRightString(400,y,d(s)); c.drawRightString(470,y,f'{r:,.2f}'); c.drawRightString(535,y,f'{dp:,.2f}')
    y-=11; c.setFont('Courier',8); c.drawString(132,y,ds); 
    if n: y-=10; c.setFont('Courier-Oblique',8); c.drawString(132,y,n)
    y-=18
    x=dict(unit=u,area=a,unitType=ds.split(',')[0])
    if t is None: x.update(statusText='Vacant',marketRent=1525)
    else: x.update(tenantName=t.replace('Deposit taken - ',''),leaseStartDate=s,contractRent=r,deposit=dp)
    if t and t.startswith('Dep'): x['statusText']='Deposit taken'
    rows.append(x)
c.line(400,y+8,535,y+8); y-=6; tr=sum(l[5] or 0 for l in L); td=sum(l[6] or 0 for l in L); c.setFont('Courier-Bold',9); c.drawString(120,y,'Total per month'); c.drawRightString(470,y,f'{tr:,.2f}'); c.drawRightString(535,y,f'{td:,.2f}'); y-=34; c.setFont('Courier',9)
for s in('All rents in euro. Tenancies registered with the RTB. Rents are','collected on the 1st and exclude electricity and waste.','','Corrib & Bay Letting Agents'): c.drawString(60,y,s); y-=12
c.save()
save(FN,'MULTIFAMILY','small Irish letting agent typed schedule, two-line records, ordinal dates',True,rows,'14 Upper Dominick Court, Galway',D(2025,11,21),7,None,None,checks=[['contractRent',tr,None],['deposit',td,None]])
