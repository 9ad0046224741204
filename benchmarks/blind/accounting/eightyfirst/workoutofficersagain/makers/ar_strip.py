from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
P=ParagraphStyle('p',fontName='Times-Roman',fontSize=7.2,leading=8.2); PB=ParagraphStyle('pb',parent=P,fontName='Times-Bold')
S=[('Quail Hollow Plaza',[
('1A-B','Fresh Basket Market','t',24166.67,(0,0,0,38411.20),0,'Disputes 2023 CAM true-up; audit right exercised 1/9. Anchor - do not default.'),
('2','Dollar Harbor #3318','c',9333.33,(9333.33,4666.67,4666.66,18666.64),0,'CO-TENANCY: paying 50% alternate rent since Tuesday Home closed (Sec. 14.2). Landlord bills full rent pending estoppel.'),
('3','Tuesday Home (dark)','b',18750.00,(0,0,0,112500.00),0,'Ch. 11 filed 10/22/24; lease REJECTED eff. 11/30/24. Pre-petition claim filed, POC #214. Writing off at quarter end.'),
('4','Lucky Tan & Spa','p',3150.00,(3150.00,3150.00,3150.00,1260.00),3150,'Payment plan 2/3/25: $1,000/wk on top of rent. Missed two.'),
('5','El Rincon Taqueria','',4480.00,(4480.00,0,0,0),4480,'Always 15-20 days slow.'),
('6-7','Quail Hollow Veterinary','',6912.50,(0,0,0,-212.40),6500,'Credit from HVAC reimbursement.'),
('8','Vape Nation','e',2650.00,(2650.00,2650.00,2650.00,7950.00),0,'Eviction filed; hearing 4/17. No guaranty.'),
('9','Sunrise Dental','',5525.00,(0,0,0,640.15),5525,''),
('10','Little Sprouts Daycare','',7266.67,(3633.34,7266.67,0,0),7266.67,'State subsidy late; director promises 3/28.'),
('OP-1','Burger Bastion (ground lease)','',8333.33,(0,0,0,0),0,'Current.'),]),
('Millrace Corners',[
('100','PharmaFirst #0772','c',27500.00,(0,27500.00,0,0),0,'February rent sent to former manager; reissue requested. Radius + co-tenancy clause tied to Suite 130.'),
('110','Cleaners on Mill','',2800.00,(2800.00,1400.00,0,0),2800,''),
('115','Ponderosa Liquors','',4025.00,(0,0,0,0),4025,'Current.'),
('120','Fitness Forge','g',14062.50,(14062.50,14062.50,14062.50,57140.00),14000,'Default notice 1/15. Guarantor (two principals) counsel engaged. Offered 60% settlement + term.'),
('130','Craftworld','b',16041.67,(0,0,0,26736.12),0,'Ch. 11 filed 1/19/25 - balance is stub + pre-petition only. Post-petition current. Assume/reject deadline 8/17.'),
('135','QuickTax Seasonal','',2100.00,(2100.00,0,0,0),0,'License to 4/30.'),
('140','Bubble Tea Lab','',3366.67,(3366.67,3366.67,841.66,0),3000,'New owner as of Jan; assignment never papered.'),
('145','Mobile World','',2975.00,(0,0,0,-1487.50),2975,'Prepaid half of April.'),
('150','Nguyen Nails','',2450.00,(0,310.00,0,0),2450,'Short-paid CAM increase.'),
('160','Mattress Barn','d',8958.33,(8958.33,8958.33,8958.33,0),8958.33,'Abandoned approx. 3/1; keys returned by mail. Mitigation ongoing.'),])]
MK=['other:Monthly Rent','other:Mar-25','other:Feb-25','other:Jan-25','other:Prior','total','deposit']
c=lambda x:int(round(x*100))
def f(x): return '-' if x==0 else (f'{x/100:,.2f}' if x>0 else f'({-x/100:,.2f})')
rows=[];totals=[];data=[];sty=[]
data.append([Paragraph(f'<b>{t}</b>',P) if 0 else t for t in ('Ste','Tenant','Status','Monthly\nRent','Mar-25','Feb-25','Jan-25','Prior','Total Due','Deposit','Collection Notes')])
LB={'b':'BK','c':'CO-TEN','e':'EVICT','p':'PLAN','g':'LEGAL','d':'DARK','t':'DISPUTE','':''}
GT=[0]*7
for prop,L in S:
    i=len(data); data.append([prop]+['']*10); sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e3e9d8')),('FONT',(0,i),(-1,i),'Times-BoldItalic',9)]
    s=[0]*7
    for u,n,st,rent,m,dep,note in L:
        v=[c(rent)]+[c(x) for x in m]; v.append(sum(v[1:])); v.append(c(dep)); s=[a+b for a,b in zip(s,v)]
        i=len(data); data.append([u,Paragraph(n,P),LB[st]]+[f(x) for x in v]+[Paragraph(note,P)])
        if st=='b': sty.append(('BACKGROUND',(2,i),(2,i),colors.HexColor('#f4c7c3')))
        o=dict(unit=u,name=n)
        for k,x in zip(MK,v):
            if x:o[k]=x/100
        rows.append(o)
    i=len(data); data.append(['',Paragraph('Total '+prop,PB),'']+[f(x) for x in s]+['']); sty+=[('LINEABOVE',(3,i),(9,i),.6,colors.black),('FONT',(0,i),(-1,i),'Times-Bold',7.6)]
    totals.append(dict(label='Total '+prop,**{k:x/100 for k,x in zip(MK,s) if x})); GT=[a+b for a,b in zip(GT,s)]
i=len(data); data.append(['',Paragraph('Borrower Total',PB),'']+[f(x) for x in GT]+['']); sty+=[('LINEABOVE',(3,i),(9,i),.6,colors.black),('LINEBELOW',(3,i),(9,i),1.2,colors.black),('FONT',(0,i),(-1,i),'Times-Bold',7.6)]
totals.append(dict(label='Borrower Total',**{k:x/100 for k,x in zip(MK,GT)}))
def pg(cv,d):
    W,H=landscape(letter); cv.setFont('Times-Bold',13); cv.drawString(36,H-38,'Weekly Collection Report')
    cv.setFont('Times-Roman',9); cv.drawString(36,H-51,'Dunmere Retail Borrower I, LP  /  Loan 30-118842  /  balances through March 21, 2025'); cv.drawRightString(W-36,H-38,'CONFIDENTIAL - for special servicer')
    cv.setFont('Times-Roman',7.5); cv.drawString(36,22,'"Prior" is everything billed before 1/1/25.  BK balances are pre-petition unless noted.'); cv.drawRightString(W-36,22,f'{d.page}')
t=Table(data,colWidths=[30,94,40,56,52,52,52,58,60,50,176],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',7.6),('FONT',(0,0),(-1,0),'Times-Bold',8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#4d5d3a')),('TEXTCOLOR',(0,0),(-1,0),colors.white),
 ('ALIGN',(3,0),(9,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,1),(-1,-1),.2,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+sty))
SimpleDocTemplate(doc('ar_dunmere_collections.pdf'),pagesize=landscape(letter),topMargin=62,bottomMargin=38,leftMargin=36,rightMargin=36).build([t],onFirstPage=pg,onLaterPages=pg)
save('ar_dunmere_collections.pdf','AR',MK,rows,totals,'Weekly collection report, two strip centers, month buckets, wrapped co-tenancy/bankruptcy notes',False)
