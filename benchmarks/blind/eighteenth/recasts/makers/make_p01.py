# appraisal page: apartments, 3 years + budget + stabilised, amount and per unit, grouped header, prose + notes
import random
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
R=random.Random(1801); U=148
s=St('Reconstructed Operating History and Stabilized Forecast','Willow Bend Apartments',['2022 Actual','2023 Actual','2024 Actual','2025 Budget',"Appraiser's Forecast"])
def v(b,g=.035,j=.04,rd=None):
    o=[round(b*(1+g)**k*(1+R.uniform(-j,j))) for k in range(4)]
    o.append(round(b*(1+g)**4/100)*100); return o
s.head('Income')
g=s.line('Gross Potential Rent',v(2251400,.04,.006),note='a')
l=s.line('Loss / Gain to Lease',[-x for x in v(48200,.1,.3)])
va=s.line('Vacancy Loss',[-x for x in v(121300,.03,.1)],note='b')
cc=s.line('Concessions',[-x for x in v(17800,-.1,.4)])
bd=s.line('Bad Debt / Write-offs',[-x for x in v(21400,.05,.3)])
nr=s.tot('Net Rental Income',[g,l,va,cc,bd])
u=s.line('Utility Reimbursement (RUBS)',v(96500,.06))
lf=s.line('Late, NSF & Application Fees',v(38150))
pp=s.line('Pet, Parking & Storage',v(29440))
ot=s.line('Other Income',v(15300,.02,.2))
egi=s.tot('Effective Gross Income',[nr,u,lf,pp,ot],rt='TOTAL',key='total_income')
s.head('Operating Expenses')
ex=[s.line('Real Estate Taxes',v(248900,.05,.01),note='c'),s.line('Property Insurance',v(77300,.14,.03),note='d'),
 s.line('Electricity – Common & Vacant',v(41200)),s.line('Water & Sewer',v(112400)),s.line('Trash Removal',v(26900)),
 s.line('Payroll & Benefits',v(214800)),s.line('Repairs & Maintenance',v(93700,.04,.12)),s.line('Turnover / Make-Ready',v(38800,.04,.15)),
 s.line('Landscaping & Snow',v(27350)),s.line('Advertising & Leasing',v(19900)),s.line('Administrative & Legal',v(33150,.03,.1)),
 s.line('Management Fee',[round(.03*x) for x in s.rows[egi]['v']],note='e')]
te=s.tot('Total Operating Expenses',ex,rt='TOTAL',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[egi],[te],rt='TOTAL',key='noi')
rs=s.line('Replacement Reserves',[None,None,None,37000,44400],note='f')
cx=s.line('Capital Improvements (as reported)',[86412,142905,61770,None,None])
nc=s.tot('Net Cash Flow before Debt',[noi],[rs,cx],rt='TOTAL',key='net_cash_flow')
f=lambda x:'–' if x is None else (f'({-x:,})' if x<0 else f'{x:,}')
b=PS('b',fontName='Times-Roman',fontSize=9,leading=11); sm=PS('s',parent=b,fontSize=6.8,leading=8)
h=PS('h',fontName='Times-Bold',fontSize=13,spaceAfter=4)
d=[['','']+sum([[c,''] for c in s.cols],[]),['','Note']+['Amount','$/Unit']*5]
sty=[('FONT',(0,0),(-1,-1),'Times-Roman',7.6),('TOPPADDING',(0,0),(-1,-1),.8),('BOTTOMPADDING',(0,0),(-1,-1),1),('ALIGN',(2,0),(-1,-1),'RIGHT'),
 ('ALIGN',(1,0),(1,-1),'CENTER'),('FONT',(0,0),(-1,1),'Times-Bold',7.6),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('BACKGROUND',(10,0),(11,-1),colors.Color(.93,.93,.87))]
for k in range(5): sty+=[('SPAN',(2+2*k,0),(3+2*k,0)),('ALIGN',(2+2*k,0),(3+2*k,0),'CENTER'),('LINEBELOW',(2+2*k,0),(3+2*k,0),.4,colors.black)]
for r in s.rows:
    n=len(d); row=[('   ' if r['rt']=='LINE' else '')+r['label'],r.get('note','') and f"({r['note']})"]
    for x in r['v']:
        row+=(['',''] if r['rt']=='HEADING' else [f(x),'–' if x is None else f(round(x/U))])
    d.append(row)
    if r['rt']!='LINE': sty.append(('FONT',(0,n),(-1,n),'Times-Bold',7.6))
    if r['rt'] in('SUBTOTAL','TOTAL'): sty.append(('LINEABOVE',(2,n),(-1,n),.4,colors.black))
def foot(c,_):
    c.setFont('Times-Italic',8);c.drawString(40,24,'Harrow & Stile Valuation Advisors — File 25-0618');c.drawRightString(752,24,'Income Capitalization Approach   |   Page 61')
el=[Paragraph('Reconstructed Operating History and Stabilized Forecast',h),
 Paragraph('Willow Bend Apartments, 148 units, Dayton, Ohio. Ownership furnished year-end statements for 2022 through 2024 and a 2025 budget totalling some 40 accounts. We have regrouped those accounts below. Historical expense ratios ran between 45% and 47% of effective gross income, and peers report $6,900 to $8,400 per unit.',b),Spacer(1,5),
 Table(d,colWidths=[148,26]+[60,44]*5,style=sty,rowHeights=None),Spacer(1,4),
 Paragraph('(a) Forecast GPR at contract rents plus $25 turnover premium. (b) Stabilized vacancy concluded at the mean of five comparables. (c) Reassessment year 2026; see page 38. (d) Premium quoted by carrier 3/14/2025. (e) Actual contract 3.0%; market 2.75% to 3.5%. (f) Appraiser at $300 per unit; owner budget at $250 per unit. Historical capital work was expensed below the line and is not in our forecast.',sm)]
SimpleDocTemplate(doc('p01_willow_bend_appraisal.pdf'),pagesize=landscape(letter),margins=0,leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=36).build(el,onFirstPage=foot)
save('p01_willow_bend_appraisal.pdf',[s],'MULTIFAMILY','OPERATING_STATEMENT','appraisal report page, grouped header, amount and per-unit pairs, note column, prose')
