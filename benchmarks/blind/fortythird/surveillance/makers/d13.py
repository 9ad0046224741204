# industrial: servicer NOI normalisation worksheet, platypus, notes keyed by number below
from lib import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
FN='NOI_Normalization_Wexler_Distribution_YE2024.pdf'
cols=['YE 2022 Normalized','YE 2023 Normalized','YE 2024 As Reported','Adjustments','YE 2024 Normalized']
s=S('NOI Normalization Worksheet','Wexler Distribution Park','2024-01-01','2024-12-31',cols,dash=True,dp=0)
SF=412600
def L(l,a,b,c,j=0,n=''): return s.line(l,[a,b,c,j,c+j],n=n)
s.head('Revenue')
x=[L('Base Rent',2388140,2471905,2514860,0,'1'),L('Expense Reimbursements',611230,648117,702944,-41260,'2'),L('Percentage Rent',0,0,0),L('Trailer Parking',38400,41200,44600),L('Other Income',5120,7715,96480,-88000,'3'),L('Vacancy & Credit Loss',-92610,-64300,-118940,0)]
T=s.tot('Effective Gross Income',x,rt='TOTAL',key='total_income')
s.head('Operating Expenses')
x=[L('Real Estate Taxes',418220,431604,446915),L('Property Insurance',61480,79315,98722),L('Utilities',42916,44108,47355),L('Repairs & Maintenance',118340,127992,214607,-79850,'4'),L('Landscaping & Snow',53117,49846,51220),L('Management Fees',88509,93139,81350,11971,'5'),L('Payroll & Benefits',0,0,0),L('Professional Fees',14205,12890,37415,-22500,'6'),L('General & Administrative',9844,11216,12073),L('Security / Life Safety',16330,17122,17945)]
E=s.tot('Total Operating Expenses',x,rt='TOTAL',key='total_operating_expenses')
r=lambda a,b:[round(p/q,3) if k!=3 else None for k,(p,q) in enumerate(zip(a,b))]
s.line('Expense Ratio',r(s.rows[E].v,s.rows[T].v),f='p')
N=s.tot('Net Operating Income',[T],[E],rt='TOTAL',key='noi')
s.head('Capital')
x=[L('Leasing Commissions',71200,0,118644),L('Tenant Improvements',140300,22750,206190),L('Capital Expenditures',61890,61890,0,141740,'7')]
C=s.tot('Total Capital Items',x)
F=s.tot('Net Cash Flow',[N],[C],rt='TOTAL',key='net_cash_flow')
D=s.line('Debt Service',[1224060,1224060,1224060,None,1224060])
s.line('DSCR (NOI)',[None if v is None else round(v,2) for v in [p/q if q else None for p,q in zip(s.rows[N].v,s.rows[D].v)]],f='x')
s.line('DSCR (NCF)',[None if v is None else round(v,2) for v in [p/q if q else None for p,q in zip(s.rows[F].v,s.rows[D].v)]],f='x')
print('mgmt',.03*s.rows[T].v[4],s.rows[T].v)
notes=['Increase from the renewal of Bay 4 (Orrick Paper) at $6.85/SF effective May 2024. Rent roll annualizes to $2,548,300.','Removed $41,260 of 2023 CAM reconciliation billed and collected in 2024.','Removed lease termination payment of $88,000 from Tenant D-2; non-recurring.','Reclassified dock leveler replacement ($52,400) and truck court paving ($27,450) to capital expenditures.','Adjusted to 3.0% of adjusted income, the higher of actual and market; borrower is self-managed.','Removed $22,500 litigation cost for Bay 9 eviction; non-recurring.','Underwritten reserve of $0.15/SF ($61,890) plus items reclassified from repairs ($79,850).']
def f(v,k):
    if v is None: return ''
    if k=='p': return f'{v*100:.1f}%'
    if k=='x': return f'{v:.2f}x'
    return '-' if v==0 else f'({-v:,})' if v<0 else f'{v:,}'
hd=['','YE 2022\nNormalized','YE 2023\nNormalized','YE 2024\nAs Reported','Adjustments','YE 2024\nNormalized','$ / SF','Chg vs\n2023','Note']
data=[hd];st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.6),('ALIGN',(1,0),(7,-1),'RIGHT'),('ALIGN',(8,0),(8,-1),'CENTER'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#E7E6DD')),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,1),(-1,-1),1.6),('BOTTOMPADDING',(0,1),(-1,-1),1.8),('BOX',(0,0),(-1,-1),.6,colors.black),('BOX',(5,0),(5,-1),.8,colors.black)]
for q in s.out():
    i=len(data);v=q.v;k=q.get('f')
    if q.rt=='HEADING': data.append([q.label]+['']*8);st+=[('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',8),('TOPPADDING',(0,i),(-1,i),6)];continue
    ps=f'{v[4]/SF:.2f}' if not k and v[4] and v[4]>0 else f'({-v[4]/SF:.2f})' if not k and v[4] else ''
    cg='' if k or not v[1] else f'{(v[4]-v[1])/abs(v[1])*100:.1f}%'
    data.append([('' if q.rt!='LINE' else '   ')+q.label]+[f(z,k) for z in v]+[ps,cg,q.get('n','')])
    if q.rt!='LINE': st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(1,i),(6,i),.5,colors.black)]
    if q.rt=='TOTAL': st+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F4F3EE'))]
b=PS('b',fontName='Helvetica',fontSize=8,leading=10.5);doc=SimpleDocTemplate(f'{B}/documents/{FN}',pagesize=letter,leftMargin=36,rightMargin=36,topMargin=40,bottomMargin=36,invariant=1)
el=[Paragraph('<b>NOI Normalization Worksheet</b>',PS('t',fontName='Helvetica',fontSize=13,leading=17)),Spacer(1,4)]
info=[['Property','Wexler Distribution Park','Loan / Deal','90144 / KLC 2018-B4'],['Location','Hazleton, PA','Pros. ID','27'],['Net Rentable SF','412,600','Occupancy 12/31/24','95.8%'],['Statement','Annual, borrower certified 3/14/2025','Analyst','M. Quell']]
t=Table(info,colWidths=[80,200,100,160]);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(0,-1),'Helvetica-Bold',8),('FONT',(2,0),(2,-1),'Helvetica-Bold',8),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]));el+=[t,Spacer(1,8)]
t=Table(data,colWidths=[126,62,62,64,62,64,36,40,28],repeatRows=1);t.setStyle(TableStyle(st));el+=[t,Spacer(1,8),Paragraph('<b>Notes</b>',b)]+[Paragraph(f'({k}) {n}',b) for k,n in enumerate(notes,1)]
doc.build(el)
save(FN,[s],'INDUSTRIAL','OPERATING_STATEMENT','CMBS servicer analyst','multi-year normalisation with adjustments, $/SF, percent change and numbered notes; two-line headers',True)
