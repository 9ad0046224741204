# senior living, portrait A4, calendar-month buckets, total first, resident subtotals, care-level sections
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=random.Random(4304)
stem='Wrenfield_Resident_Aging_Jul26'
M=['total','m Jul 2026','m Jun 2026','m May 2026','m Apr 2026','other:Older']
SEC=[('Independent Living',[('118','10422','Abernathy, Lorraine'),('124','10388','Castellano, Vito & Rose'),('207','10501','Dunleavy, Margaret'),('215','10476','Fitch, Harold'),('301','10219','Okafor, Grace')]),
('Assisted Living',[('A-03','11007','Brandt, Elsie'),('A-09','11031','Hollingsworth, Ruth'),('A-11','11018','Ivanov, Dmitri'),('A-14','11044','Kessler, June'),('A-20','10990','McElroy, Patrick'),('A-22','11052','Nakamura, Hana')]),
('Memory Care',[('M-2B','12003','Pruitt, Dolores'),('M-4A','12011','Rasmussen, Carl'),('M-6A','12009','Tilden, Beatrice')])]
CH={'Independent Living':[('Monthly Fee',345000),('Guest Meals',4800),('Carport',7500),('2nd Person Fee',75000)],
'Assisted Living':[('Room & Board',482500),('Care Level II',92500),('Care Level III',131000),('Pharmacy',11842),('Salon',6500)],
'Memory Care':[('Room & Board',641000),('Care – MC',155000),('Incontinence Supplies',13875),('Pharmacy',20115)]}
def money(v): return '' if v is None else par(v)
st=ParagraphStyle('t',fontName='Times-Bold',fontSize=15,leading=18,textColor=colors.HexColor('#204060')); sb=ParagraphStyle('s',fontName='Times-Roman',fontSize=9.5,leading=12); nt=ParagraphStyle('n',fontName='Times-Italic',fontSize=8,leading=10)
data=[['Apt','Resident','Charge','Balance\nDue','July\n2026','June\n2026','May\n2026','April\n2026','Older']]; sty=[]
tr=[];tt=[];G=[0]*6
for s,res in SEC:
    data.append([s]+['']*8); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONTNAME',(0,i),(-1,i),'Times-BoldItalic'),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#204060')),('TOPPADDING',(0,i),(-1,i),7)]
    S=[0]*6
    for u,idn,nm in res:
        k=R.choice([1,2,2,3]); ch=[CH[s][0]]+R.sample(CH[s][1:],k-1); T=[0]*6
        if nm.startswith('Castel'): ch=[CH[s][0],CH[s][3]]
        for j,(c,a) in enumerate(ch):
            depth=R.choice([1,1,2,2,3,5]) if j==0 else R.choice([1,2,2,4])
            b=[None]*5
            for q in range(depth): b[q]=a if q<depth-1 else R.choice([a,round(a*R.uniform(.2,.9))])
            if R.random()<.12: b=[None]*5; b[0]=-round(a*R.uniform(.3,1))
            if depth>=4: b[1]=None
            if nm.startswith('Tilden') and j==0: b=[a,a,a,a,round(a*1.4)]
            t=sum(x or 0 for x in b); v=[t]+b
            data.append([u if j==0 else '',f'{nm}\n({idn})' if j==0 and len(ch)>1 else (f'{nm} ({idn})' if j==0 else ''),c]+[money(x) for x in v])
            if j==0 and len(ch)>1: data[-1][1]=f'{nm} ({idn})'
            tr.append({'unit':u,'resident':idn,'name':nm,'charge':c,**{kk:c2(x) for kk,x in zip(M,v)}})
            for q in range(6): T[q]+=v[q] or 0
        if len(ch)>1:
            data.append(['','','Resident total']+[money(x or None) for x in T]); i=len(data)-1
            sty+=[('LINEABOVE',(3,i),(-1,i),.4,colors.grey),('FONTNAME',(2,i),(-1,i),'Times-Italic'),('BOTTOMPADDING',(0,i),(-1,i),5)]
            tt.append({'label':'Resident total','name':nm,**{kk:c2(x or None) for kk,x in zip(M,T)}})
        for q in range(6): S[q]+=T[q]
    data.append([s+' Subtotal','','']+[money(x or None) for x in S]); i=len(data)-1
    sty+=[('FONTNAME',(0,i),(-1,i),'Times-Bold'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E8EEF4')),('SPAN',(0,i),(2,i))]
    tt.append({'label':s+' Subtotal',**{kk:c2(x or None) for kk,x in zip(M,S)}})
    for q in range(6): G[q]+=S[q]
data.append(['All Residents','','']+[money(x) for x in G]); i=len(data)-1
sty+=[('FONTNAME',(0,i),(-1,i),'Times-Bold'),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black),('SPAN',(0,i),(2,i))]
tt.append({'label':'All Residents',**{kk:c2(x) for kk,x in zip(M,G)}})
def deco(c,d):
    c.setFont('Times-Roman',8); c.drawString(36,24,'Wrenfield Senior Living – Confidential resident information'); c.drawRightString(576,24,f'{d.page}')
doc=SimpleDocTemplate(f'{DOC}/{stem}.pdf',pagesize=letter,leftMargin=34,rightMargin=34,topMargin=40,bottomMargin=44)
t=Table(data,colWidths=[32,132,88,52,49,49,47,47,48],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.3),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('ALIGN',(3,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#204060')),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]+sty))
doc.build([Paragraph('Wrenfield at Harper’s Landing',st),Paragraph('Resident Accounts – Aged by Billing Month',sb),Paragraph('Balances through July 15, 2026 &nbsp;&nbsp; Credits shown in ( )',sb),Spacer(1,8),t,Spacer(1,10),
 Paragraph('Apt M-6A: Medicaid spend-down application pending with county; family has agreed to $1,500.00 monthly. Apt 215 last payment 06/28/2026, $3,450.00.',nt)],onFirstPage=deco,onLaterPages=deco)
save(stem,'AR',M,tr,tt)
