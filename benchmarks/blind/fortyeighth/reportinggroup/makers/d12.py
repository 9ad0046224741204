# Broker/lender recast MHC & RV, platypus
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as K
def exp(b,k): return [b[0],b[1],b[2],None if b[3]==b[2] else b[3]-b[2],b[3]]
cols=['2023 Actual','2024 Actual','T-12 Sep-25','Adjust.','Underwritten']
s=S('Historical & Underwritten Cash Flow','Lake Arbor MHC & RV Resort',None,'2025-09-30',cols,nd=0,expand=exp)
N={}
def L(label,*b,n=None,kind='inc'):
    i=s.line(label,list(b),kind=kind); N[i]=n; return i
s.head('Revenue')
gr=[L('Site Rent - Manufactured Homes',1486220,1571904,1629377,1688400,n=1),L('Site Rent - Annual RV',268140,281996,297315,297315),L('Transient RV',96412,118730,127066,120000,n=2)]
gp=s.tot('Gross Site Rent',gr)
vd=[L('Vacancy & Non-Revenue Sites',-118304,-104882,-97611,-84420,n=3),L('Bad Debt',-14217,-11906,-16338,-16884),L('Concessions',-6150,-3875,-2400,-2400)]
nr=s.tot('Net Site Rent',[gp]+vd)
ot=[L('Utility Reimbursement',171832,188460,201177,214600,n=4),L('Late & Misc. Fees',21540,24018,26991,26991),L('Boat Slips & Storage',31200,33800,36450,36450),L('Home Rental Premium',64380,51120,39840,0,n=5)]
to=s.tot('Other Revenue',ot)
ti=s.tot('Effective Gross Income',[nr,to],rt='TOTAL',key='total_income')
s.head('Operating Expenses')
X=[('Payroll & Benefits',214870,226115,238407,238407,None),('Repairs & Maintenance',83422,71908,95310,79800,6),('Water & Sewer',152219,163870,171644,171644,None),('Electric & Gas',39805,42117,43926,43926,None),('Trash',31440,33902,35288,35288,None),('Grounds & Roads',24810,27366,29144,29144,None),('Advertising',8116,7342,9027,9027,None),('General & Administrative',38645,41120,44873,41200,None),('Insurance',41800,52266,57914,61500,7),('Real Estate Taxes',138216,144903,151088,163175,7)]
e=[L(a,b,c,d,u,n=n,kind='exp') for a,b,c,d,u,n in X]
u=[sum(s.base[nr][k]+s.base[to][k] for _ in (0,)) for k in range(4)]
e.append(L('Management Fee',*[round(x*p) for x,p in zip(u,(.045,.045,.045,.04))],n=8,kind='exp'))
te=s.tot('Total Operating Expenses',e,rt='TOTAL',kind='exp',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[ti,te],rt='TOTAL',signs=[1,-1],key='noi')
cx=L('Capital Reserves',0,0,0,21250,n=9,kind='exp')
nc=s.tot('Net Cash Flow',[noi,cx],rt='TOTAL',signs=[1,-1],key='net_cash_flow')
# dashes for zero / no adjustment on lines -> leave out
def tx(v,cur): return '–' if v in(None,0) else par(v,0,cur=cur)
SITES=515
data=[['','','2023','2024','T-12','','Under-','UW per'],['','Note','Actual','Actual','Sep-25','Adjust.','written','Site']]
sty=[('FONT',(0,0),(-1,-1),'Helvetica',8.3),('FONT',(0,0),(-1,1),'Helvetica-Bold',8.3),('TEXTCOLOR',(0,0),(-1,1),K.white),('BACKGROUND',(0,0),(-1,1),K.HexColor('#7A2E2E')),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(1,-1),'CENTER'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.9),('TOPPADDING',(0,1),(-1,1),0),('BACKGROUND',(6,2),(6,-1),K.HexColor('#F7EDE2'))]
for i,(r,t) in enumerate(zip(s.rows,s.st)):
    j=len(data); b=r['rowType']; cur='$' if b=='TOTAL' else ''
    if b=='HEADING': data.append([r['label']]+['']*7)
    else:
        data.append([('    ' if b=='LINE' else '')+r['label'],str(N.get(i) or '')]+[tx(v,cur) for v in r['values']]+[par(round(r['values'][4]/SITES),0,'–')])
        r['values']=[None if v in(None,0) else v for v in r['values']]
    if b!='LINE': sty.append(('FONT',(0,j),(-1,j),'Helvetica-Bold',8.3))
    if b in('SUBTOTAL','TOTAL'): sty.append(('LINEABOVE',(2,j),(-1,j),.5,K.black))
    if b=='TOTAL': sty+= [('LINEBELOW',(0,j),(-1,j),.8,K.HexColor('#7A2E2E')),('BOTTOMPADDING',(0,j),(-1,j),4)]
t=Table(data,colWidths=[180,32,66,66,66,62,70,44],repeatRows=2); t.setStyle(TableStyle(sty))
P=lambda x,**k:Paragraph(x,PS('a',fontName=k.pop('f','Helvetica'),**k))
notes=['Rent roll of 10/1/2025 annualized: 425 sites at an average of $331 per month.','Three-year average rounded; season runs April through October.','5.0% of MH site rent.','Sub-meters completed in Section C in March 2025.','Remaining eleven park-owned homes are excluded from the sale.','Excludes $15,510 of storm clean-up in February 2025.','Borrower quote; taxes reassessed at 2026 millage.','4.5% actual, 4.0% underwritten.','$50 per MH site.']
fl=[P('Lake Arbor MHC & RV Resort',f='Helvetica-Bold',fontSize=15,leading=19),P('Historical &amp; Underwritten Cash Flow',fontSize=11,leading=14,textColor=K.HexColor('#7A2E2E')),P('515 sites (425 MH / 90 RV), Lakeland, Florida',fontSize=8.5,leading=12),Spacer(1,8),t,Spacer(1,8),P('<b>Notes</b>',fontSize=7.8,leading=10)]+[P(f'({i+1}) {n}',fontSize=7.3,leading=9.2) for i,n in enumerate(notes)]
def foot(c,d): c.setFont('Helvetica',6.8); c.setFillColor(K.grey); c.drawString(30,22,'Confidential Offering Memorandum. Information believed reliable but not guaranteed.'); c.drawRightString(582,22,'27')
SimpleDocTemplate(DOC+'lake_arbor_om_financials.pdf',pagesize=(612,792),leftMargin=13,rightMargin=13,topMargin=36,bottomMargin=40).build(fl,onFirstPage=foot)
save('lake_arbor_om_financials.pdf',[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','s48a','broker OM page: two actual years, T-12, adjustments, underwritten, per-site, footnotes, dashes',True)
print(len(s.rows),[r['values'] for r in s.rows if r['rowType']=='TOTAL'])
