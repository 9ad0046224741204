# AR, medical office, PDF: invoices under tenant headings, two buildings
import random,datetime as dt; from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=random.Random(4204); S='AgingInvoices_MOB_Fairhaven'
K=['total','current','b1_30','b31_60','b61_90','b90']
P=[("FH-1 Fairhaven Professional Building",[("101","FPB0012","Harlow Pediatric Associates, PA"),("115","FPB0020","Quillon Imaging LLC"),("200","FPB0007","St. Brannoc Health - Cardiology"),("212","FPB0031","Dr. Ines Varga, DDS"),("230/235","FPB0018","Tidewater Orthopaedic Specialists"),("304","FPB0026","Northgate Physical Therapy, Inc."),("310","FPB0033","Lumen Eye Surgeons PC")]),
("FH-2 Fairhaven East Pavilion",[("E-110","FEP0004","St. Brannoc Health - Infusion Center"),("E-140","FEP0011","Corvane Dialysis of Fairhaven"),("E-210","FEP0009","Women's Wellness Group of Fairhaven, LLP"),("E-225","FEP0015","Abernathy & Soto Dermatology"),("E-300","FEP0002","Pellham Sleep Disorders Lab")])]
asof=dt.date(2026,6,30)
CH=[("Base Rent",6000,24000),("CAM Estimate",900,4200),("2025 CAM True-Up",400,6800),("After-Hours HVAC",85,960),("Medical Waste",60,410),("R/E Tax Recovery",700,3300),("Late Charge",50,450),("Suite Janitorial",300,1500)]
f=lambda v:'' if v is None else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
b=ParagraphStyle('b',fontName='Helvetica',fontSize=8); tn=ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=8,textColor=colors.HexColor('#0B4F4A'))
data=[['Invoice #','Billed','Charge description','Open Amount','Not Yet Due','Days Past Due','','',''],['','','','','','1 - 30','31 - 60','61 - 90','Over 90']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('SPAN',(5,0),(8,0)),('ALIGN',(5,0),(8,0),'CENTER'),('LINEBELOW',(5,0),(8,0),.4,colors.white),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#0B4F4A')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(3,1),(-1,-1),'RIGHT'),('ALIGN',(3,0),(4,0),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
rows=[];tots=[];no=60412
def tot(t,bold=True,bg=None):
    data.append(['','',t['label'],*[f(t[k]) if t[k] or k=='total' else '' for k in K]]); i=len(data)-1
    for k in K:
        if not t[k] and k!='total': t[k]=None
    st.append(('FONT',(0,i),(-1,i),'Helvetica-Bold' if bold else 'Helvetica-Oblique',8)); st.append(('LINEABOVE',(3,i),(-1,i),.4,colors.grey))
    if bg: st.append(('BACKGROUND',(0,i),(-1,i),bg))
    tots.append(t)
for prop,ts in P:
    data.append([prop]+['']*8); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',10),('TOPPADDING',(0,i),(-1,i),8),('LINEBELOW',(0,i),(-1,i),1,colors.HexColor('#0B4F4A'))]
    pr=[]
    for u,code,nm in ts:
        data.append([Paragraph(f'{nm} &nbsp;&nbsp;<font name="Helvetica" color="#444444">Suite {u} &nbsp;|&nbsp; Acct {code} &nbsp;|&nbsp; (555) {R.randint(200,899)}-{R.randint(1000,9999)}</font>',tn)]+['']*8); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('TOPPADDING',(0,i),(-1,i),5)]
        g=[]
        for _ in range(R.randint(2,6)):
            c,lo,hi=R.choice(CH); age=R.choice([-5,-1,8,20,29,40,55,75,88,110,160]); d=asof-dt.timedelta(days=age+R.choice([10,15]))
            if c=='Base Rent': age=R.choice([29,-1,8])
            v=r2(R.uniform(lo,hi)); 
            g.append((d,c,v,age))
        if R.random()<.4: g.append((asof-dt.timedelta(days=R.randint(3,25)),'Unapplied Receipt',-r2(R.uniform(120,2200)),-1))
        tr=[]
        for d,c,v,age in sorted(g,key=lambda z:z[0]):
            no+=R.randint(1,37); inv=('CM' if v<0 else 'IN')+str(no)
            k='current' if age<0 else 'b1_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
            r=dict(property=prop,unit=u,resident=code,name=nm,charge=c,date=d.isoformat(),invoice=inv,total=v); r[k]=v; tr.append(r)
            data.append([inv,d.strftime('%d-%b-%y'),c,*[f(r.get(q)) for q in K]])
        tot(summ('Tenant total',tr,K),False); pr+=tr
    tot(summ('Total '+prop.split(' ')[0],pr,K),True,colors.HexColor('#DDEBE9')); rows+=pr
tot(summ('All buildings',rows,K),True,colors.HexColor('#BCD8D4'))
gt=tots[-1]; data.append(['','','Share of open amount','100.0%',*[f'{gt[k]/gt["total"]*100:.1f}%' for k in K[1:]]]); st.append(('FONT',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Oblique',7.5))
def deco(c,d):
    c.setFont('Helvetica-Bold',12); c.drawString(40,560,'Open Invoice Aging'); c.setFont('Helvetica',8); c.drawString(40,548,'Fairhaven Medical Campus  -  as of 30-Jun-26  -  aged from due date'); c.drawRightString(800,560,'Caldera Healthcare Realty (acquired 04/2026)'); c.drawString(40,22,'Printed 02-Jul-26 07:15 by kfenwick'); c.drawRightString(800,22,f'{c.getPageNumber()}')
d=SimpleDocTemplate(f'{DOC}/{S}.pdf',pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=58,bottomMargin=38)
t=Table(data,colWidths=[62,60,170,82,76,76,76,76,76],repeatRows=2); t.setStyle(TableStyle(st)); d.build([t,Spacer(1,8),Paragraph('Note: unapplied receipts are held in "Not Yet Due" until cash application clears them. Hospital affiliates pay by monthly remittance from St. Brannoc AP.',b)],onFirstPage=deco,onLaterPages=deco)
save(S,'AR',K,rows,tots)
