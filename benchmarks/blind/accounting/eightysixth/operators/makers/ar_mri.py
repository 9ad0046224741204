# MRI-like aged summary by center, PDF
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from common import *
random.seed(8604)
NAME='Aged Delinquencies Summary 0925.pdf'
C=[('TAMX','Tamarind Crossing',['Halloway Grocers #118','Pinebrook Pets','Kettle & Crumb Bakery','Oro Nails Spa','Fitwell Gym 24','Sudsworth Cleaners','Tandem Optical','Marlo Shoes Inc','Big Spool Fabrics','Crescent Dental PLLC','Copperline Mobile','Brisa Taqueria LLC','Weller Tax Service','Juniper Kids Consignment','Lucky Lantern Restaurant','Harbor Federal CU (ATM)','Vantage Staffing','Nine Lives Vet Clinic','Zip Parcel & Print','Northgate Liquor','Tilly Toys']),
('PELL','Pell River Marketplace',['Ostrander Home Stores','Value Barn #2207','Sola Hair Studios','Bao Down Noodle Bar','Greenleaf Vitamins','Anvil Hardware Co-op','Peachtree Threads','Morrow Physical Therapy','QuickLube of Pell River','Gable Mattress Outlet','Stanhope Insurance Agency','Cloud Nine Vapor','Riverbend Music School','La Paloma Market','Dollar Depot 4410','Emerald Wireless']),
('WSTG','Westgate Office Park',['Baxley & Dunn CPAs','Triangle Title Co','Orbis Engineering Inc','Meridian Sleep Center','Summit Wealth Partners','Kestrel Software','Ridge Family Counseling','State of Ohio - DJFS','Alden Home Health','Prairie Land Surveyors','Bluepoint Mortgage','Hadley Court Reporting']),
('CYPK','Civic Yard Parking & Retail',['Metro Valet Services','Hotel Aldine (permit block)','Corner Cup Coffee','Civic Yard Cycles','Lumen Partners - monthly stalls','Daley Rental Car'])]
K=['total','current','b1_30','b31_60','b61_90','b90','deposit']
H=['Total','Current','1 - 30','31 - 60','61 - 90','91 +','Sec Deposit']
def f(v): return f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}'
W,Ht=landscape(letter)
c=canvas.Canvas(doc(NAME),pagesize=(W,Ht),invariant=1)
XR=[358,424,488,552,616,684,752]
y=0;pg=0
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1
    c.setFont('Times-Bold',13); c.drawString(40,Ht-42,'Aged Delinquencies - Summary')
    c.setFont('Times-Roman',9); c.drawString(40,Ht-55,'Entities: TAMX, PELL, WSTG, CYPK     Aged as of 9/30/2025     Period 09/25     Charges aged from due date; open credits aged as current')
    c.drawRightString(752,Ht-42,f'Page {pg}'); c.drawRightString(752,Ht-55,'10/03/2025  04:17 PM'); c.setLineWidth(1.2); c.line(40,Ht-62,752,Ht-62)
    c.setFont('Times-Bold',8.5); y=Ht-74
    c.drawString(40,y,'Suite'); c.drawString(84,y,'Lease'); c.drawString(130,y,'Occupant Name')
    for x,h in zip(XR,H): c.drawRightString(x,y,h)
    y-=4; c.setLineWidth(.4); c.line(40,y,752,y); y-=12
rows=[];totals=[];G={k:0. for k in K}
head(); les=2210
for code,nm,T in C:
    if y<110: head()
    c.setFont('Times-BoldItalic',9.5); c.drawString(40,y,f'{code}   {nm}'); y-=13
    S={k:0. for k in K}; su=100
    for t in T:
        su+=random.choice([2,4,5,10]); les+=random.randint(1,9)
        unit={'TAMX':f'{su}','PELL':f'{chr(65+(su//30)%6)}-{su%100:02d}','WSTG':f'{su*1}' if su<150 else f'{su+60}','CYPK':f'P{len(rows)%9+1}'}[code]
        rent=r2(random.choice([2150,3480,4125.5,5890,7412.33,9600,1875,12840.75,18250])*random.uniform(.9,1.1))
        if code=='CYPK': rent=r2(rent*.35)
        v=[0.]*5; z=random.random()
        if z<.18: v[0]=-r2(rent*random.choice([1,.25,.04,1]))
        elif z<.5: v[0]=r2(rent*random.choice([1,.31,.06])); v[1]=r2(rent*random.choice([0,0,.11,1]))
        elif z<.75: v[1]=r2(rent*random.choice([1,.2,.05])); v[2]=r2(rent*random.choice([0,.2,1]))
        elif z<.92: v=[r2(rent),r2(rent),r2(rent*.9),r2(rent*random.choice([0,.5])),0.]
        else: v=[r2(rent),r2(rent),r2(rent),r2(rent),r2(rent*random.uniform(1,4))]
        if random.random()<.07: v[4]=r2(v[4]+random.uniform(40,900))
        if random.random()<.05: v[3]=-r2(random.uniform(25,300))
        dep=random.choice([0.,0.,r2(round(rent,-2)),r2(round(rent,-1)*2)])
        if 'State' in t or '#' in t: dep=0.
        x=[r2(sum(v))]+v+[dep]
        if y<52: head(); c.setFont('Times-BoldItalic',9.5); c.drawString(40,y,f'{code}   {nm}  (continued)'); y-=13
        c.setFont('Times-Roman',8.8); c.drawString(40,y,unit); c.drawString(84,y,f'{les:06d}'); c.drawString(130,y,t)
        for xr,a in zip(XR,x): c.drawRightString(xr,y,f(a))
        o=dict(unit=unit,resident=f'{les:06d}',name=t,**dict(zip(K,x))); rows.append(o)
        for k,a in zip(K,x): S[k]=r2(S[k]+a)
        y-=11.6
    c.setLineWidth(.4); 
    for xr in XR: c.line(xr-52,y+8,xr,y+8)
    y-=2; c.setFont('Times-Bold',8.8); c.drawString(130,y,f'{code} Total')
    for k,xr in zip(K,XR): c.drawRightString(xr,y,f(S[k])); G[k]=r2(G[k]+S[k])
    totals.append(dict(label=f'{code} Total',**S)); y-=22
if y<70: head()
c.setFont('Times-Bold',9); c.drawString(130,y,'Grand Total')
for k,xr in zip(K,XR): c.drawRightString(xr,y,f(G[k])); c.line(xr-54,y-2.5,xr,y-2.5); c.line(xr-54,y-4,xr,y-4)
totals.append(dict(label='Grand Total',**G)); y-=14
c.setFont('Times-Italic',8.5); c.drawString(130,y,'% of Total')
for k,xr in zip(K[1:6],XR[1:6]): c.drawRightString(xr,y,f'{G[k]/G["total"]*100:.1f}%')
c.save()
save(NAME,'AR','MRI-like aged delinquency summary by center, total first, security deposit last, parentheses, percent line under the grand total',False,K,rows,totals)
print(len(rows),pg,G)
