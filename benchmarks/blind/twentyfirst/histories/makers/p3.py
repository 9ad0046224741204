from tr import *
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
cols=['Actual 2024 €','Budget 2024 €','Variance €','Actual 2023 €','Budget 2025 €']
s=S('Service Charge Income and Expenditure Account','Carrigmore Quay Owners’ Management CLG',cols,'2024-01-01','2024-12-31')
N=[]
def L(l,a,b,p,n,note=''):
    i=s.L(l,[a,b,round(a-b,2),p,n]); N.append((i,note)); return i
s.H('INCOME')
i1=[L('Service charges levied – apartments (118)',231280.00,231280.00,219480.00,241900.00,'2'),L('Service charges levied – duplexes and own-door units (24)',32640.00,32640.00,30960.00,34080.00,'2'),L('Commercial units’ contribution',18450.00,18450.00,17900.00,19200.00),L('Interest on arrears and legal recoveries',2316.42,1500.00,1874.10,1500.00),L('Access fobs and parking permits',1285.00,1000.00,1140.00,1000.00)]
ti=s.T('TOTAL INCOME',i1,key='total_income')
s.H('EXPENDITURE')
e=[L('Block insurance (incl. engineering)',61874.37,58500.00,55218.90,66000.00,'3'),L('Managing agent’s fee',28613.50,28600.00,27232.00,29450.00),L('Cleaning and window cleaning',30147.18,29500.00,28866.24,31000.00),L('Refuse collection and recycling',33918.66,32000.00,31402.75,35500.00),L('Landscaping',13284.00,13300.00,12915.00,13600.00),L('Lift maintenance, telephone lines and insurance inspections',14762.91,15200.00,16033.48,15500.00,'4'),L('Electricity – common areas',25408.73,27500.00,31276.02,26000.00),L('Fire alarm, emergency lighting and AOV servicing',9871.25,9000.00,8436.57,10200.00),L('Repairs and maintenance – general',22376.84,18000.00,19548.33,20000.00,'5'),L('Security, CCTV and gates',7492.30,8200.00,7915.05,8000.00),L('Audit, company secretarial and CRO fees',4797.00,4800.00,4612.50,4900.00),L('Legal and debt collection',3210.75,2500.00,1986.45,2500.00),L('Bank charges and sundry',918.26,950.00,886.71,950.00),L('Provision for doubtful service charges',4150.00,2500.00,3275.00,2500.00)]
te=s.T('TOTAL EXPENDITURE BEFORE SINKING FUND',e,'SUBTOTAL')
sf=L('Transfer to sinking fund (MUD Act 2011)',28400.00,28400.00,28400.00,31000.00,'8')
tt=s.T('TOTAL EXPENDITURE',[te,sf],key='total_operating_expenses')
s.T('SURPLUS/(DEFICIT) FOR THE YEAR',[ti,tt],signs=[1,-1],key='net_income')
nd=dict(N); p=PS('c',fontName='Times-Roman',fontSize=9,leading=10.3); pb=PS('b',parent=p,fontName='Times-Bold'); hr=PS('hr',parent=pb,alignment=1)
d=[[Paragraph(x,hr) for x in ['','Note','Actual<br/>2024<br/>€','Budget<br/>2024<br/>€','Variance<br/><br/>€','Actual<br/>2023<br/>€','Budget<br/>2025<br/>€']]]; st=[]
for i,r in enumerate(s.rows):
    b=r['rowType']!='LINE'
    d.append([Paragraph(r['label'],pb if b else p),nd.get(i,'')]+['' if v is None else par(v,2,'0.00') for v in r['values']])
    if b: st.append(('FONTNAME',(1,i+1),(-1,i+1),'Times-Bold'))
    if r['rowType']=='HEADING': st+=[('SPAN',(0,i+1),(-1,i+1)),('BACKGROUND',(0,i+1),(-1,i+1),colors.HexColor('#d9d9d9'))]
t=Table(d,colWidths=[176,28,64,64,58,64,64],repeatRows=1)
t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),9),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(1,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),4),('RIGHTPADDING',(0,0),(-1,-1),4)]+st))
# order fix for bold
t2=Table([['Unit type','No.','2024','2025'],['One-bed apartment','41','€1,720','€1,800'],['Two-bed apartment','77','€2,088','€2,183'],['Duplex / own door','24','€1,360','€1,420']],colWidths=[130,40,60,60]); t2.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),8.5),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)])); t2.hAlign='LEFT'
H=PS('H',fontName='Times-Bold',fontSize=13,leading=16,alignment=1)
SimpleDocTemplate(B+'documents/carrigmore_omc.pdf',pagesize=A4,leftMargin=38,rightMargin=38,topMargin=40,bottomMargin=36).build([Paragraph('Carrigmore Quay Owners’ Management CLG',H),Paragraph('Service Charge Income and Expenditure Account',H),Paragraph('Year ended 31 December 2024',PS('x',parent=p,alignment=1,fontSize=10.5)),Spacer(1,8),t,Spacer(1,6),Paragraph('Variance = actual less budget. Notes on pages 6 to 9. Average annual charge per unit (rounded):',p),Spacer(1,3),t2])
save('carrigmore_omc.pdf',[s],'MULTIFAMILY','OPERATING_STATEMENT','Word-like gridded table, Irish OMC','notes column, variance between actual columns, wrapped labels')
