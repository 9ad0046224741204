from lib import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
N='Saddleback_Marketplace_OM_RentRoll.pdf'
# suite, tenant, sf, from, to, monthly, steps[(d,amt)], CAM, tax, ins (monthly), type, options, deposit
T=[
('A','Harvest Lane Market',41250,D(2012,5,1),D(2032,4,30),46406.25,[(D(2027,5,1),49500.00)],7218.75,5156.25,859.38,'NNN','4 x 5 yr @ 10%'),
('B-1','Dollar Junction #4417',9180,D(2019,9,1),D(2029,8,31),8415.00,[],1606.50,1147.50,191.25,'NNN','3 x 5 yr'),
('B-2','Bowline Pet Supply',6024,D(2021,2,1),D(2031,1,31),8785.00,[(D(2026,2,1),9663.50)],1054.20,753.00,125.50,'NNN','2 x 5 yr @ FMV'),
('101','Sol y Luna Taqueria',2210,D(2020,11,1),D(2030,10,31),5709.17,[(D(2025,11,1),5880.45),(D(2026,11,1),6056.86),(D(2027,11,1),6238.57)],386.75,276.25,46.04,'NNN','1 x 5 yr'),
('102','Vista Nails & Spa',1405,D(2018,6,1),D(2028,5,31),3395.42,[(D(2026,6,1),3497.28),(D(2027,6,1),3602.20)],245.88,175.63,29.27,'NNN','None'),
('103','AVAILABLE',1400),
('104','Cedar Dental Group, PLLC',2815,D(2016,3,15),D(2031,3,31),7389.38,[(D(2026,4,1),7611.06),(D(2027,4,1),7839.39)],492.63,351.88,58.65,'NNN','2 x 5 yr @ 3%'),
('105','Freedom Cuts',1120,D(2023,8,1),D(2028,7,31),2706.67,[(D(2025,8,1),2787.87),(D(2026,8,1),2871.50)],196.00,140.00,23.33,'NNN','1 x 3 yr'),
('106','Lakeside Postal & Print',1340,D(2015,1,1),'MTM',2680.00,[],0,0,0,'Gross','None'),
('107/108','Iron Anchor Fitness 24/7',5660,D(2022,10,1),D(2032,9,30),9904.99,[(D(2027,10,1),10895.49)],990.50,707.50,117.92,'NNN','2 x 5 yr'),
('109','AVAILABLE',1985),
('110','Golden Wok',1760,D(2017,4,1),D(2027,3,31),4106.67,[(D(2026,4,1),4229.87)],308.00,220.00,36.67,'NNN','1 x 5 yr @ 3%'),
('111','Pinyon Mutual Insurance Agency',1050,D(2024,3,1),D(2027,2,28),2362.50,[(D(2026,3,1),2433.38)],183.75,131.25,21.88,'NNN','1 x 3 yr'),
('112','Urgent Care of the Foothills',3900,D(2024,12,1),D(2034,11,30),11050.00,[(D(2025,12,1),11381.50),(D(2026,12,1),11722.95),(D(2027,12,1),12074.63),(D(2028,12,1),12436.87)],682.50,487.50,81.25,'NNN','2 x 5 yr @ FMV'),
('PAD 1','First Canyon Credit Union (GL)',4200,D(2014,7,1),D(2034,6,30),8750.00,[(D(2029,7,1),9625.00)],735.00,525.00,0,'Ground','4 x 5 yr @ 10%'),
('PAD 2','Javaloop Drive-Thru',950,D(2021,6,1),D(2036,5,31),7125.00,[(D(2026,6,1),7837.50),(D(2031,6,1),8621.25)],166.25,118.75,19.79,'NNN','3 x 5 yr @ 10%'),
('ATM','Mesa Federal Bank',0,D(2019,1,1),D(2025,12,31),650.00,[],0,0,0,'License','None'),
]
P=lambda s,a=0,b='Helvetica',z=6.6,c=colors.black: Paragraph(str(s),ParagraphStyle('x',fontName=b,fontSize=z,leading=z+1.3,alignment=a,textColor=c))
d=lambda x:x if isinstance(x,str) else x.strftime('%b-%y') if 0 else sus(x)
gla=sum(t[2] for t in T); Wh=colors.white
hd=[['Suite','Tenant','SF','% GLA','Lease Term','','Current Base Rent','','','Rent Increases','','Monthly Reimbursements','','','Lease Type','Renewal Options'],['','','','','Start','End','$/Mo','$/Yr','$/SF','Date','$/Mo','CAM','RE Tax','Ins.','','']]
data=[[P(x,1,'Helvetica-Bold',6.8,Wh) for x in h] for h in hd]
f=lambda x:f'${x:,.2f}'; rows=[]; z=lambda x:f(x) if x else '-'
for t in T:
    s,n,sf=t[:3]; pc=f'{sf/gla*100:.1f}%'
    if len(t)==3:
        data.append([P(s),P(n,0,'Helvetica-Oblique'),P(f'{sf:,}',2),P(pc,2)]+['']*12); rows.append(dict(unit=s,area=sf,statusText='AVAILABLE')); continue
    _,_,_,a,b,m,st,cam,tax,ins,ty,op=t
    data.append([P(s),P(n),P(f'{sf:,}',2),P(pc,2),P(d(a),1),P(d(b),1),P(f(m),2),P(f(m*12),2),P(f(m*12/sf) if sf else 'N/A',2),P('<br/>'.join(sus(x) for x,_ in st) or '-',1),P('<br/>'.join(f(x) for _,x in st) or '-',2),P(z(cam),2),P(z(tax),2),P(z(ins),2),P(ty,1),P(op)])
    rows.append(dict(unit=s,area=sf,tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=m,annualRent=round(m*12,2),charges=[dict(code=k,amount=v) for k,v in (('CAM',cam),('RE Tax',tax),('Ins.',ins)) if v],rentSteps=[dict(date=iso(x),amount=y) for x,y in st]))
oc=[t for t in T if len(t)>3]; va=[t for t in T if len(t)==3]; so=sum(t[2] for t in oc); S=lambda i:sum(t[i] for t in oc)
B='Helvetica-Bold'
data.append([P('Total / Wtd. Avg.',0,B),'',P(f'{gla:,}',2,B),P('100.0%',2,B),'','',P(f(S(5)),2,B),P(f(S(5)*12),2,B),P(f(S(5)*12/so),2,B),'','',P(f(S(7)),2,B),P(f(S(8)),2,B),P(f(S(9)),2,B),'',''])
data.append([P('Leased',0),'',P(f'{so:,}',2),P(f'{so/gla*100:.1f}%',2)]+['']*12)
data.append([P('Available',0),'',P(f'{gla-so:,}',2),P(f'{(gla-so)/gla*100:.1f}%',2)]+['']*12)
cw=[38,96,34,32,44,44,48,54,36,44,48,44,42,38,36,62]
tb=Table(data,colWidths=cw,repeatRows=2); n=len(data)
tb.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,1),colors.HexColor('#7a2e1d')),('VALIGN',(0,0),(-1,-1),'TOP'),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(10,0)),('SPAN',(11,0),(13,0)),('LINEBELOW',(0,2),(-1,n-4),.25,colors.HexColor('#c9b8ae')),('LINEABOVE',(0,n-3),(-1,n-3),1,colors.black),('SPAN',(0,n-3),(1,n-3)),
 ('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('BACKGROUND',(0,n-3),(-1,n-3),colors.HexColor('#efe6df'))]+[('BACKGROUND',(0,i+2),(-1,i+2),colors.HexColor('#f7f3ec')) for i,t in enumerate(T) if len(t)==3]))
def deco(c,doc):
    W,H=landscape(letter); c.setFillColor(colors.HexColor('#7a2e1d')); c.setFont('Helvetica-Bold',15); c.drawString(26,H-34,'SADDLEBACK MARKETPLACE'); c.setFillColor(colors.black); c.setFont('Helvetica',9); c.drawString(26,H-47,'Rent Roll  |  as of July 1, 2025'); c.drawRightString(W-26,H-34,'CORRIGAN TULLY RETAIL PARTNERS'); c.setFont('Helvetica',6); c.drawString(26,20,'Information herein obtained from sources deemed reliable but not guaranteed. Buyer to verify all lease terms. GL = ground lease, tenant owns improvements.'); c.drawRightString(W-26,20,f'Financial Analysis - {doc.page+21}')
doc=SimpleDocTemplate(out(N),pagesize=landscape(letter),leftMargin=24,rightMargin=24,topMargin=56,bottomMargin=34)
doc.build([tb],onFirstPage=deco,onLaterPages=deco)
save(N,dict(propertyName='SADDLEBACK MARKETPLACE',asOnDate='2025-07-01',units=None,occupied=None,vacant=None,rows=rows),'RETAIL','broker offering memorandum','OM rent roll, grouped headers, stacked steps in cells')
