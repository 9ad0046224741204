# Appraisal: reconstructed operating statement, apartments (platypus table inside report page)
from kit import *; import random
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
R=random.Random(3301);U=148
s=S('Reconstructed Operating Statement','Linden Court Apartments','2022-01-01','2025-12-31',['2022 Actual','2023 Actual','2024 Actual','2025 Budget',"Appraiser's Forecast"])
def g(base,gr=(.035,.03,.03,.01),rnd=50):
    v=[];b=base
    for k in range(4):
        v.append(round(b+R.uniform(-.015,.015)*b)); b*=1+gr[k]
    v[3]=round(v[3],-2); v.append(int(round(v[2]*1.028/rnd)*rnd)); return v
neg=lambda v:[None if x is None else -x for x in v]
s.head('Income')
gpr=g(1893000,(.055,.045,.035,.01),100)
a=s.line('Potential Gross Rent',gpr)
ltl=[-41280,-52917,-38440,-40000,None]
b=s.line('Loss to Lease',ltl)
vac=[-round(x*p) for x,p in zip(gpr,(.071,.058,.049,.05,.055))]
c=s.line('Vacancy Loss',vac)
d=s.line('Concessions',[-14350,-9125,-6210,-7500,-gpr[4]//200])
e=s.line('Bad Debt / Collection Loss',[-17884,-21306,-16592,-15000,-(gpr[4]//100)])
nri=s.tot('Net Rental Income',[a,b,c,d,e])
f=s.line('Utility Reimbursements (RUBS)',g(96400,(.06,.05,.04,.01)))
h=s.line('Garage & Carport Rent',g(33200))
i=s.line('Laundry & Miscellaneous Income',g(41250))
egi=s.tot('Effective Gross Income',[nri,f,h,i],kind='TOTAL',key='total_income')
s.head('Fixed Expenses')
j=s.line('Real Estate Taxes',[284112,291650,297408,306300,301200]);k=s.line('Property Insurance',[58940,71225,88671,97500,93250])
fx=s.tot('Total Fixed Expenses',[j,k])
s.head('Variable Expenses')
L=[s.line(n,g(v)) for n,v in [('Payroll & Benefits',226800),('Electricity – Common & Vacant',31800),('Gas',12700),('Water & Sewer',104300),('Trash Removal',24600),('Repairs & Maintenance',88900),('Turnover / Make-Ready',41300),('Contract Services & Grounds',56200),('Advertising & Leasing',22700),('General & Administrative',29400)]]
L.append(s.line('Management Fee',[round(x*m) for x,m in zip(s.v(egi),(.0325,.0325,.0325,.0325,.03))]))
vx=s.tot('Total Variable Expenses',L)
rs=s.line('Replacement Reserves',[None,None,None,None,300*U])
tx=s.tot('Total Operating Expenses',[fx,vx,rs],kind='TOTAL',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[egi,tx],[1,-1],kind='TOTAL',key='noi')
rat=[round(y/x,3) for x,y in zip(s.v(egi),s.v(tx))]
r=s.line('Operating Expense Ratio',rat)
name='p1_linden_court_appraisal_ros.pdf'
fm=lambda v:'–' if v is None else (f'({-v:,})' if v<0 else f'{v:,}')
P=lambda t,b=0,ind=0:Paragraph(('<b>%s</b>'%t if b else t),PS('x',fontName='Times-Roman',fontSize=8.3,leading=9.4,leftIndent=ind))
data=[['','Historical Operations','','','','Owner',"Appraiser's Forecast",'',''],['','2022','2023','2024','2024','2025','As','$ per','% of'],['','Actual','Actual','Actual','$/Unit','Budget','Stabilized','Unit','EGI']]
st=[('FONT',(0,0),(-1,-1),'Times-Roman',8.3),('FONT',(0,0),(-1,2),'Times-Bold',8.3),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(1,0),(4,0)),('SPAN',(6,0),(8,0)),('ALIGN',(1,0),(4,0),'CENTER'),('ALIGN',(6,0),(8,0),'CENTER'),
 ('LINEBELOW',(1,0),(4,0),.5,colors.black),('LINEBELOW',(6,0),(8,0),.5,colors.black),('LINEBELOW',(0,2),(-1,2),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.1),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('BACKGROUND',(6,1),(8,-1),colors.HexColor('#eef0e4'))]
for n,row in enumerate(s.rows):
    y=len(data);v=row['values'];t=row['rowType']
    if t=='HEADING': data.append([P(row['label'],1)]+['']*8);continue
    if n==r: data.append([P(row['label'],0)]+[f'{x*100:.1f}%' for x in v[:3]]+['',f'{v[3]*100:.1f}%',f'{v[4]*100:.1f}%','','']);continue
    pu=lambda x:'–' if x is None else (f'({round(-x/U):,})' if x<0 else f'{round(x/U):,}')
    data.append([P(row['label'],t!='LINE',0 if t!='LINE' else 9)]+[fm(x) for x in v[:3]]+[pu(v[2]),fm(v[3]),fm(v[4]),pu(v[4]),'–' if v[4] is None else f'{v[4]/s.v(egi,4)*100:.1f}%'])
    if t!='LINE': st+=[('LINEABOVE',(1,y),(-1,y),.5,colors.black),('FONT',(1,y),(-1,y),'Times-Bold',8.3)]
    if n==noi: st+=[('LINEBELOW',(1,y),(-1,y),.5,colors.black)]
def deco(c,d):
    c.setFont('Times-Italic',9);c.drawString(54,576,'Linden Court Apartments, Des Moines, Iowa');c.drawRightString(738,576,'Income Capitalization Approach');c.line(54,572,738,572)
    c.line(54,40,738,40);c.drawString(54,29,'Prairie & Vale Valuation Group');c.drawRightString(738,29,'Page 61')
T=Table(data,colWidths=[190,66,66,66,52,66,70,50,46],style=st)
H=PS('h',fontName='Times-Bold',fontSize=13,leading=16,alignment=1);B=PS('b',fontName='Times-Roman',fontSize=8.6,leading=10.4)
SimpleDocTemplate(DOC(name),pagesize=landscape(letter),leftMargin=54,rightMargin=54,topMargin=46,bottomMargin=46).build([Paragraph('RECONSTRUCTED OPERATING STATEMENT',H),Paragraph('148 Units  |  Fiscal years ending December 31',PS('q',parent=B,alignment=1)),Spacer(1,5),T,Spacer(1,5),
 Paragraph('Historical operations were furnished by ownership and were not audited. Capital items identified by the property manager (roofs, boilers and parking lot) were removed from repairs and maintenance. No reserves are reported by ownership; our forecast includes reserves of $300 per unit, consistent with lender requirements for assets of this vintage.',B)],onFirstPage=deco,onLaterPages=deco)
s.m['title']='RECONSTRUCTED OPERATING STATEMENT'
s.m['columns']=['2022 Actual','2023 Actual','2024 Actual','Owner 2025 Budget',"Appraiser's Forecast As Stabilized"]
save(name,[s],'MULTIFAMILY','OPERATING_STATEMENT','appraisal reconstructed statement, grouped headers, per-unit columns')
