# AU shopping centre: actual 9m + forecast 3m = full-year outlook v budget
from lib import *; from reportlab.platypus import *; from reportlab.lib import colors; from reportlab.lib.pagesizes import A4,landscape; from reportlab.lib.styles import getSampleStyleSheet
R=random.Random(33)
cols=['9 mths Actual Jul 24 - Mar 25','3 mths Forecast Apr - Jun 25','Full Year Outlook FY25','Full Year Budget FY25','Outlook v Budget']
s=St('FY25 Q3 Reforecast - Centre Income & Expenditure','Wattle Grove Marketplace','2024-07-01','2025-06-30',cols)
def v(b,f=.05):
    a=round(b*.75*R.uniform(1-f,1+f)); q=round(b*.25*R.uniform(1-f,1+f)); bu=round(b,-3); return [a,q,a+q,bu,a+q-bu]
def grp(hd,tot,L):
    s.h(hd); i=[s.l(n,v(b)) for n,b in L]; return s.t(tot,i)
i1=grp('Rental income','Total rental income',[('Base rent - majors',3120400),('Base rent - specialties',6844000),('Base rent - pad sites & ATMs',412300),('Percentage rent',188700),('Lease incentive amortisation',-264000)])
i2=grp('Recoveries','Total recoveries',[('Outgoings recoveries',2236100),('Electricity on-sale',596400),('Marketing levy',341800)])
i3=grp('Ancillary income','Total ancillary income',[('Casual mall leasing',455900),('Digital media & signage',167200),('Paid parking (net)',92800)])
I=s.t('GROSS PROPERTY INCOME',[i1,i2,i3],'TOTAL'); s.k('total_income',I)
e1=grp('Statutory outgoings','Total statutory outgoings',[('Council rates',-618300),('Water & sewerage rates',-204700),('Land tax',-733900)])
e2=grp('Operating outgoings','Total operating outgoings',[('Cleaning',-687400),('Security',-521900),('Electricity & gas',-548200),('Repairs & maintenance',-402600),('Air conditioning',-188500),('Lifts, escalators & travelators',-139700),('Insurance',-296800),('Waste removal',-171300),('Centre administration',-604100)])
e3=grp('Non-recoverable','Total non-recoverable',[('Marketing fund spend',-372000),('Management fee',-438000),('Doubtful debts',-66000),('Legal & leasing costs',-119000)])
E_=s.t('TOTAL PROPERTY EXPENSES',[e1,e2,e3],'TOTAL'); s.k('total_operating_expenses',E_)
N=s.t('NET PROPERTY INCOME',[I,E_],'TOTAL'); s.k('noi',N)
c1=s.l('Maintenance capex',v(-640000,.2)); c2=s.l('Tenant incentives paid',v(-510000,.3))
X=s.t('NET CASH TO OWNER',[N,c1,c2],'TOTAL'); s.k('net_cash_flow',X)
st=getSampleStyleSheet()
D=[['','ACTUAL','FORECAST','FULL YEAR FY25','','','',],['A$','9 mths\nJul 24 - Mar 25','3 mths\nApr - Jun 25','Outlook','Budget','Outlook v\nBudget','Var %']]
S=[('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.4),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(3,0),(6,0)),('ALIGN',(1,0),(6,0),'CENTER'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1d5c4b')),('TEXTCOLOR',(0,0),(-1,1),colors.white),
 ('TOPPADDING',(0,0),(-1,-1),.9),('BOTTOMPADDING',(0,0),(-1,-1),1.4),('BACKGROUND',(2,2),(2,-1),colors.HexColor('#fff6dc')),('VALIGN',(0,0),(-1,1),'MIDDLE')]
for r in s.r:
    k=r['rowType']; i=len(D)
    if k=='HEADING': D.append([r['label']]+['']*6); S.append(('FONT',(0,i),(0,i),'Helvetica-BoldOblique',7.2)); continue
    q=r['values']; p=q[4]/abs(q[3])*100
    D.append([('    ' if k=='LINE' else '')+r['label']]+[par(z) for z in q]+[f'{p:.1f}%'])
    if k!='LINE': S+= [('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2),('LINEABOVE',(1,i),(-1,i),.5,colors.black)]
    if k=='TOTAL': S+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#cfe3dc'))]
t=Table(D,colWidths=[210,92,92,92,92,82,52],repeatRows=2); t.setStyle(TableStyle(S))
def foot(c,d): c.setFont('Helvetica',7); c.drawString(40,22,'Banksia Retail Partnership No. 4 - asset management pack - confidential'); c.drawRightString(800,22,f'Page {d.page}')
SimpleDocTemplate(B+'documents/wattle_grove_reforecast.pdf',pagesize=landscape(A4),topMargin=24,bottomMargin=34,leftMargin=40,rightMargin=40).build([Paragraph('<b>Wattle Grove Marketplace</b>',st['Heading2']),Paragraph('FY25 Q3 Reforecast - Centre Income &amp; Expenditure',st['Normal']),Paragraph('Financial year ending 30 June 2025. Income positive, expenses in brackets. GST exclusive.',st['Italic']),Spacer(1,5),t],onFirstPage=foot,onLaterPages=foot)
save('wattle_grove_reforecast.pdf','RETAIL','OPERATING_STATEMENT','Australian centre reforecast, grouped header, actual + forecast = outlook v budget',[s])
