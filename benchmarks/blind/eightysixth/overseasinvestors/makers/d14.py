from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
FN='Hoskote_Techno_Park_rent_schedule_FY26.pdf'
def inr(v):
    s=f'{v:.0f}'; h,t=s[:-3],s[-3:]
    while len(h)>2: t=h[-2:]+','+t; h=h[:-2]
    return (h+','+t) if h else t
U=[('T1-GF','Tower 1','Ground','Vasudha Payments Pvt Ltd',18650,62,D(2022,4,1),5),('T1-01','Tower 1','1st','Kestrel Semiconductor India LLP',24200,64,D(2021,10,1),9),('T1-02','Tower 1','2nd','Kestrel Semiconductor India LLP',24200,64,D(2021,10,1),9),('T1-03','Tower 1','3rd','Mandara Health Analytics Pvt Ltd',24200,61.5,D(2023,7,15),5),('T1-04A','Tower 1','4th (part)','Ananta Freight Exchange Pvt Ltd',11800,66,D(2024,1,1),3),('T1-04B','Tower 1','4th (part)',None,12400,0,None,0),('T1-05','Tower 1','5th','Glasgow & Deccan Insurance TPA Ltd',24200,65,D(2023,4,1),5),
('T2-GF','Tower 2','Ground','Udipi Corner Foodcourts LLP',6400,85,D(2024,6,1),3),('T2-01','Tower 2','1st','Brightwell Edutech Pvt Ltd',21900,58,D(2020,12,1),9),('T2-02','Tower 2','2nd',None,21900,0,None,0),('T2-03','Tower 2','3rd','Sarovar Cloud Services Ltd',21900,63,D(2024,9,1),5),('T2-04','Tower 2','4th','Sarovar Cloud Services Ltd',21900,63,D(2024,9,1),5),('T2-05','Tower 2','5th','Palani Aero Engineering Pvt Ltd',21900,60,D(2022,8,1),6),
('ANX-1','Annexe','Ground','Nandi Bank ATM Lobby',320,140,D(2023,1,1),5),('ANX-2','Annexe','Terrace','Indus Signal Towers Ltd',None,None,D(2019,5,1),10)]
c=canvas.Canvas(doc(FN),pagesize=landscape(A4)); W,H=landscape(A4); rows=[]
c.setFont('Times-Bold',15); c.drawCentredString(W/2,H-40,'HOSKOTE TECHNO PARK, BENGALURU'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-55,'Rent Schedule as on 30.09.2025  (FY 2025-26)'); c.setFont('Times-Italic',8.5); c.drawCentredString(W/2,H-68,'Lessor: Deccan Plateau Estates Pvt Ltd (an affiliate of Marlborough Gulf Investments)   |   All amounts in INR, exclusive of GST')
cols=[('Unit No.','',36,'l'),('Block','',84,'l'),('Floor','',130,'l'),('Lessee','',182,'l'),('Chargeable','Area (sft)',396,'r'),('Rate','₹/sft/mth',450,'r'),('Rent','per month',520,'r'),('CAM','per month',590,'r'),('Lease','commencement',608,'l'),('Lease','expiry',672,'l'),('Security','Deposit',W-36,'r')]
y=H-92; c.setFillColor(colors.HexColor('#EFE3C8')); c.rect(30,y-16,W-60,28,fill=1,stroke=0); c.setFillColor(colors.black); 
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('DJ','/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf'))
for a,b_,x,al in cols:
    for t,yy in((a,y),(b_,y-10)): c.setFont('DJ',6.6); (c.drawString if al=='l' else c.drawRightString)(x,yy,t)
y-=34; S=[0]*4; prev=None; n=v=0
f=lambda d:d.strftime('%d.%m.%Y')
for u,bl,fl,t,a,rt,s,yr in U:
    if prev and bl!=prev: c.setStrokeColor(colors.grey); c.setLineWidth(.3); c.line(30,y+12,W-30,y+12); y-=4
    prev=bl; n+=1; c.setFont('Times-Roman',8.5); R=dict(unit=u,building=bl,area=a)
    rent=95000 if u=='ANX-2' else round(a*rt); cam=0 if u=='ANX-2' else round(a*13.5) if t else 0; dep=rent*6 if t else 0
    vals=[u,bl,fl,t or 'VACANT',inr(a) if a else '',(f'{rt:.2f}' if rt else ''),inr(rent) if t else 'Nil',(inr(cam) if cam else 'Nil'),f(s) if s else '',f(exp(s,yr)) if s else '',inr(dep) if t else 'Nil']
    for (_,_,x,al),q in zip(cols,vals): (c.drawString if al=='l' else c.drawRightString)(x,y,q)
    for i,q in enumerate((a or 0,rent,cam,dep)): S[i]+=q
    if t: R.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(exp(s,yr)),contractRent=rent,deposit=dep,charges=[dict(code='CAM',amount=cam)] if cam else None)
    else: R['statusText']='VACANT'; v+=1
    rows.append(R); y-=19
c.setLineWidth(.8); c.setStrokeColor(colors.black); c.line(30,y+12,W-30,y+12); c.setFont('Times-Bold',8.5); c.drawString(182,y,'TOTAL')
for x,q in((396,S[0]),(520,S[1]),(590,S[2]),(W-36,S[3])): c.drawRightString(x,y,inr(q))
c.line(30,y-5,W-30,y-5); y-=22; c.setFont('Times-Roman',8)
for t in(f'1. Total units {n}: leased {n-v}, vacant {v}.','2. CAM billed at Rs. 13.50 per sft per month on chargeable area; electricity and DG power at actuals.','3. Escalation 15% every 36 months (Kestrel: 5% p.a.) as per registered lease deeds. Security deposit equals six months\' rent, interest free.'): c.drawString(36,y,t); y-=11
c.setFont('Times-Italic',8); c.drawRightString(W-36,36,'Certified by: Authorised Signatory'); c.save()
save(FN,'OFFICE','Indian tech park rent schedule, lakh digit grouping, dotted dates, one page',False,'Hoskote Techno Park, Bengaluru','2025-09-30',rows,n,n-v,v)
