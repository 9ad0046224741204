from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
N='AlSafa_Souk_Balance_Sheet_Dec2024.pdf'
s=S('Balance Sheet','Al Safa Souk Mall','2024-01-01','2024-12-31',['2024','2023'],r=0); s.pf=None
s.h('EQUITY AND LIABILITIES') if 0 else None
s.h('Assets'); s.h('Non-current assets')
a=s.t('',[s.l('Investment properties',[684300,671850]),s.l('Furniture, fixtures and equipment',[9412,10880]),s.l('Right-of-use asset (land)',[41260,42935]),s.l('Restricted deposits with banks',[12000,12000])])
s.rows[a]['label']='Total non-current assets'
s.h('Current assets')
b=s.t('Total current assets',[s.l('Trade and other receivables',[18774,21306]),s.l('Due from related parties',[3915,2240]),s.l('Post-dated cheques under collection',[7650,6120]),s.l('Prepayments',[1188,1042]),s.l('Bank balances and cash',[36421,28964])])
TA=s.t('Total assets',[a,b],'TOTAL',key='total_assets')
s.h('Equity and liabilities'); s.h('Equity')
ta=s.rows[TA]['base']
nl=[[338500,352000],[38844,40106],[2964,2710]]; cl=[[13500,13500],[24118,27455],[19632,18904],[1262,1205],[16890,15770],[3871,None]]
tl=[sum((x[i] or 0) for x in nl+cl) for i in(0,1)]
eq=s.t('Total equity',[s.l('Share capital',[150000,150000]),s.l('Statutory reserve',[21480,19265]),s.l('Shareholder\'s account',[40000,55000]),s.l('Retained earnings',[ta[i]-tl[i]-[211480,224265][i] for i in(0,1)])],key='total_equity')
s.h('Non-current liabilities')
n1=s.t('Total non-current liabilities',[s.l(n,v) for n,v in zip(['Bank borrowings','Lease liability','Employees\' end of service benefits'],nl)])
s.h('Current liabilities')
n2=s.t('Total current liabilities',[s.l(n,v) for n,v in zip(['Bank borrowings','Trade and other payables','Unearned rental income','Lease liability','Tenant deposits','Corporate tax payable'],cl)])
TL=s.t('Total liabilities',[n1,n2],'TOTAL',key='total_liabilities')
s.t('Total equity and liabilities',[eq,TL],'TOTAL')
notes=dict(zip(['Investment properties','Furniture, fixtures and equipment','Right-of-use asset (land)','Trade and other receivables','Due from related parties','Bank balances and cash','Share capital','Unearned rental income','Tenant deposits'],'5 6 7 8 19(a) 9 10 14 15'.split()))
fm=lambda v:'-' if v is None else f'({-v:,})' if v<0 else f'{int(v):,}'
data=[['','','2024','2023'],['','Notes',"AED'000","AED'000"]]; st=[('FONT',(0,0),(-1,-1),'Times-Roman',10),('FONT',(0,0),(-1,1),'Times-Bold',10),('ALIGN',(1,0),(1,-1),'CENTER'),('ALIGN',(2,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),.7),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
for r in s.rows:
    k=len(data); v=r['values']
    if r['typ']=='HEADING': data.append([r['label'] if r['label'] not in('Assets','Equity and liabilities') else r['label'].upper(),'','','']); st+=[('FONT',(0,k),(0,k),'Times-Bold',10),('TOPPADDING',(0,k),(-1,k),6)]; r['label']=data[-1][0]; continue
    data.append([r['label'],notes.get(r['label'],''),fm(v[0]),fm(v[1])])
    if r['items']: st+=[('FONT',(0,k),(-1,k),'Times-Bold',10),('LINEABOVE',(2,k),(-1,k),.5,colors.black)]
    if r['typ']=='TOTAL': st+=[('LINEBELOW',(2,k),(-1,k),.5,colors.black,None,None,None,2,1.5),('BOTTOMPADDING',(0,k),(-1,k),4)]
s.cols=["2024 AED'000","2023 AED'000"]
T=Table(data,colWidths=[270,50,80,80]); T.setStyle(TableStyle(st))
H=PS('h',fontName='Times-Bold',fontSize=13,leading=17); n=PS('n',fontName='Times-Roman',fontSize=9,leading=12)
def foot(c,d): c.setFont('Times-Italic',8.5); c.drawString(60,40,'The attached notes 1 to 24 form part of these financial statements.'); c.drawRightString(535,40,'3')
SimpleDocTemplate(doc(N),pagesize=A4,leftMargin=60,rightMargin=60,topMargin=45,bottomMargin=55).build([Paragraph('Al Safa Souk Mall',H),Paragraph('(a division of Al Safa Retail Holding L.L.C., Sharjah)',n),Spacer(1,6),Paragraph('Balance Sheet',H),Paragraph('As at 31 December 2024',n),Spacer(1,8),T,Spacer(1,14),Table([['_______________________','_______________________'],['Director','Finance Manager']],colWidths=[240,240],style=[('FONT',(0,0),(-1,-1),'Times-Roman',9)])],onFirstPage=foot)
save(N,[s],'RETAIL','BALANCE_SHEET',"audited-style page, Times, notes column, AED'000")
