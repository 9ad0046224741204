# UK service charge reconciliation by schedule; planted digit
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
r=random.Random(3906)
s=St('Statement of Service Charge Expenditure','Calder House, 40-52 Tanner Row, Leeds','2024-06-24','2025-06-23',['Schedule 1 Estate £','Schedule 2 Offices £','Schedule 3 Retail £','Schedule 4 Car Park £','Total Actual £','Budget £','Over / (under) budget £'],
 lambda b,k:list(b[:4])+[round(sum(b[:4]),2),b[4],round(sum(b[:4])-b[4],2)],nd=2)
def X(code,l,*w):
    v=[jit(r,x,.05,2) if x else 0 for x in w]; s.L(l,v+[round(sum(w)/50)*50],'exp',code)
s.H('MANAGEMENT')
X('1','Management fees',18400,21600,6300,4100);X('2','Accounting & audit fees',2850,0,0,0);X('3','Site management resources',24300,38900,7400,5200);X('4','Health, safety & environmental',3100,2650,880,640)
s.T('m','Total management',kind='exp')
s.H('UTILITIES')
X('5','Electricity',7900,96400,11200,8700);X('6','Gas',0,41200,0,0);X('7','Water',1450,9350,2640,0)
s.T('u','Total utilities',kind='exp')
s.H('SOFT SERVICES')
X('8','Security',32700,58200,0,19400);X('9','Cleaning & environmental',12600,66900,8250,6100);X('10','Landscaping & winter gritting',8850,0,0,2480);X('11','Marketing & promotions',0,0,14300,0)
s.T('ss','Total soft services',kind='exp')
s.H('HARD SERVICES')
X('12','Mechanical & electrical services',5600,74300,6900,7350);X('13','Lifts',0,18250,0,3900);X('14','Suspended access equipment',0,6480,0,0);X('15','Fabric repairs & maintenance',9300,22700,5840,11200)
s.T('hs','Total hard services',kind='exp')
s.H('INCOME & INTEREST')
s.L('Interest',[-412.18,-986.44,-140.07,-95.31,-1200],'exp','16');s.L('Income from commercialisation',[-2500,0,-3875.5,0,-6000],'exp','17')
s.T('ii','Total income & interest',kind='exp')
s.H('EXCEPTIONAL EXPENDITURE')
s.L('Sinking fund contribution',[5000,20000,2500,2500,30000],'exp','18');s.L('Façade survey (EWS)',[0,14280,3120,0,18000],'exp','19')
s.T('ex','Total exceptional expenditure',kind='exp')
s.T('te','TOTAL SERVICE CHARGE EXPENDITURE','m u ss hs ii ex',kind='exp',typ='TOTAL',kt='total_operating_expenses')
q=[x for x in s.rows if x['label']=='Security'][0]; o=q['vals'][1]; st=f'{o:.2f}'; nw=float(st[:1]+str((int(st[1])+3)%10)+st[2:]); q['vals'][1]=nw
s.planted=dict(what=f'line 8 Security, Schedule 2 Offices: {nw:,.2f} printed instead of {o:,.2f}; the total column and the subtotal are right',kind='digit_changed')
ps=PS('p',fontName='Helvetica',fontSize=8,leading=10)
d=[['','','Schedule 1','Schedule 2','Schedule 3','Schedule 4','Total','','Over /'],['','Cost category','Estate','Offices','Retail','Car Park','Actual','Budget','(under) budget'],['','']+['£']*7]
ts=[('FONTSIZE',(0,0),(-1,-1),7.6),('FONTNAME',(0,0),(-1,2),'Helvetica-Bold'),('ALIGN',(2,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,2),colors.HexColor('#2b3a55')),('TEXTCOLOR',(0,0),(-1,2),colors.white),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.9),('BOX',(0,0),(-1,-1),.5,colors.grey),('LINEAFTER',(5,0),(5,-1),.5,colors.grey)]
for q in s.rows:
    i=len(d); N=lambda v:'' if v is None else f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
    d.append([q['code'] or '',q['label']]+([''] *7 if q['typ']=='HEADING' else [N(v) for v in q['vals']]))
    if q['typ']=='HEADING': ts+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dfe4ee')),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold')]
    if q['typ'] in('SUBTOTAL','TOTAL'): ts+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(2,i),(-1,i),.6,colors.black)]
    if q['typ']=='TOTAL': ts+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f6e7b4'))]
D=SimpleDocTemplate(HERE+'/documents/r06_service_charge_schedules.pdf',pagesize=landscape(A4),topMargin=26,bottomMargin=20,leftMargin=36,rightMargin=36)
D.build([Paragraph('<b>Calder House, 40-52 Tanner Row, Leeds</b>',PS('t',fontSize=13,leading=16)),Paragraph('Statement of Service Charge Expenditure for the year 24 June 2024 to 23 June 2025',PS('t2',fontSize=10,leading=14)),Spacer(1,5),
 Table(d,colWidths=[24,190,76,82,76,76,82,78,82],style=ts,repeatRows=3),Spacer(1,5),Paragraph('Prepared in accordance with the RICS Professional Statement on service charges in commercial property. Amounts exclude VAT; the property is opted to tax. Apportionment: Sch 1 by floor area, Sch 2-3 by weighted floor area, Sch 4 by number of spaces.',ps)])
save('r06_service_charge_schedules.pdf',[s],'MIXED_USE','OPERATING_STATEMENT','UK service charge certificate by schedule in columns, budget and over/under',True)
