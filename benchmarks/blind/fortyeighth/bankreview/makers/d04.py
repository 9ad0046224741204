from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
N='OSAR_Tamarack_Distribution_2024.pdf'
s=S('Commercial Operating Statement Analysis Report','Tamarack Distribution Park','2024-01-01','2024-12-31',['Underwriting','2022','2023','2024'])
s.h('Income')
a=[s.l('Gross Potential Rent',[3246800,3251916,3318470,3402255]),s.l('Less: Vacancy Loss',[-162340,-88214,-201375,-264918]),]
BR=s.st('Base Rent',a)
o=[s.l('Expense Reimbursement',[918500,934117,951206,962844]),s.l('Parking Income',[0,0,0,0]),s.l('Other Income',[12000,18452,9317,21660])]
TI=s.t('Effective Gross Income',[BR]+o,key='total_income')
s.h('Expenses')
x=[s.l(n,v) for n,v in [('Real Estate Taxes',[612400,618774,637255,655380]),('Property Insurance',[98200,103416,128907,151242]),('Utilities',[61500,59873,66412,64198]),('Repairs and Maintenance',[142000,151338,137624,168911]),('Management Fees',[120450,123489,122329,123655]),('Payroll & Benefits',[54000,52811,55390,57212]),('Advertising & Marketing',[5000,1850,7640,12305]),('Professional Fees',[15000,18427,22716,19340]),('General and Administrative',[22000,20744,23651,24118]),('Other Expenses',[0,4210,0,3875])]]
TE=s.t('Total Operating Expenses',x,key='total_operating_expenses')
r_=[round(e/i,4) for e,i in zip(s.v(TE),s.v(TI))]; s.l('Operating Expense Ratio',r_,fm='p')
NO=s.t('Net Operating Income',[TI,TE],[1,-1],key='noi')
x=[s.l('Leasing Commissions',[71200,0,96340,118725]),s.l('Tenant Improvements',[94500,12600,141880,203417]),s.l('Replacement Reserve',[60000,60000,60000,60000])]
TC=s.t('Total Capital Items',x)
NCF=s.t('Net Cash Flow',[NO,TC],[1,-1],key='net_cash_flow')
ds=s.l('Debt Service - A Note',[1902336]*4)
s.t('Net Cash Flow After Debt Service',[NCF,ds],[1,-1])
s.l('DSCR (NOI)',[round(v/1902336,2) for v in s.v(NO)],fm='x'); s.l('DSCR (NCF)',[round(v/1902336,2) for v in s.v(NCF)],fm='x')
st=getSampleStyleSheet(); P=lambda t,z=8,b=False:Paragraph(('<b>%s</b>'%t if b else t),ParagraphStyle('x',parent=st['Normal'],fontSize=z,leading=z+2))
D=SimpleDocTemplate(doc(N),pagesize=(792,612),leftMargin=40,rightMargin=40,topMargin=26,bottomMargin=24)
info=[['Property Name:','Tamarack Distribution Park','Loan / Prospectus ID:','30-0417781 / 22'],['City, State:','Lathrop Falls, OH','Property Type:','Industrial - Warehouse'],['Year Built / Renovated:','1998 / 2016','Net Rentable Square Feet:','486,200'],['Statement Period:','01/01/2024 - 12/31/2024','Scheduled Balance:','$26,118,402.77']]
it=Table(info,colWidths=[110,210,130,180],rowHeights=11.5,hAlign='LEFT'); it.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5,8.5),('FONT',(0,0),(0,-1),'Helvetica-Bold',7.5,8.5),('FONT',(2,0),(2,-1),'Helvetica-Bold',7.5,8.5),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
hd=[['','Underwriting','2022','2023','2024','2024 vs.','2024 vs.'],['Period Ended','Base Year','12/31/2022','12/31/2023','12/31/2024','UW','2023'],['Number of Months','12','12','12','12','% Var','% Var'],['Source','UW','Borrower','Borrower','Borrower/CPA','','']]
rows=list(hd); sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.5,8.5),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(-1,3),'CENTER'),('FONT',(0,0),(-1,3),'Helvetica-Bold',7.5,8.5),('BACKGROUND',(0,0),(-1,3),colors.HexColor('#DDE6D5')),('GRID',(0,0),(-1,-1),.3,colors.grey),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
for r,tg in zip(s.rows,s.tag):
    k=len(rows); v=r['values']
    if r['rowType']=='HEADING': rows.append([r['label'].upper()+':']+['']*6); r['label']=r['label'].upper(); sty+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(0,k),'Helvetica-Bold',7.5,8.5)]; continue
    f={'p':lambda x:f'{x*100:.2f}%','x':lambda x:f'{x:.2f}x'}.get(tg.get('fm'),lambda x:f0(x))
    pc=lambda a,b:'' if tg.get('fm') or not b else f'{(a-b)/abs(b)*100:.2f}%'
    rows.append([('*' if r['rowType']=='TOTAL' and False else '')+r['label']]+[f(x) for x in v]+[pc(v[3],v[0]),pc(v[3],v[2])])
    if r['rowType']!='LINE': sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.5,8.5)]
    if r['rowType']=='TOTAL': sty+=[('BACKGROUND',(0,k),(-1,k),colors.HexColor('#F1F1F1'))]
t=Table(rows,colWidths=[190,90,90,90,90,75,75],rowHeights=12.3,repeatRows=4,hAlign='LEFT'); t.setStyle(TableStyle(sty))
D.build([P('COMMERCIAL OPERATING STATEMENT ANALYSIS REPORT',11,True),P('(includes Retail / Office / Industrial / Warehouse / Mixed Use / Self Storage)',7),Spacer(1,5),it,Spacer(1,5),t,Spacer(1,5),P('<b>Comments:</b> Insurance up 17.3% over 2023 on the August 2024 renewal. Vacancy loss reflects Bldg C (42,000 sf) dark since March; backfilled in December under a 7-year lease, commission and TI funded by borrower. Replacement reserve normalized to underwritten level.',7.5)])
save(N,[s],'INDUSTRIAL','OPERATING_STATEMENT','CREFC-style OSAR, UW and three years side by side, % variance columns',False)
