# RealPage-like T12, student, legal landscape
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
R=random.Random(3702)
mo=['Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025']
s=S('Trailing Twelve Month Income Statement','The Foundry at College Park','2024-09-01','2025-08-31',mo+['Total'],lambda b,e:b+[sum(b)],dash=True,nd=0)
def q(x,j=.1): return [round(x*R.uniform(1-j,1+j)) for _ in mo]
def few(p): return [p.get(i,0) for i in range(12)]
s.head('Revenue')
r1=s.sec('Installment Rent',[(None,'Scheduled Bed Rent',[412300]*11+[428950]),(None,'Vacancy',q(-19800,.15)[:10]+[-44120,-21305]),(None,'Leasing Incentives',few({0:-18200,11:-21450,4:-3600})),(None,'Short-Term Premiums',few({9:2400,10:3150})),(None,'Uncollectible Accounts',q(-3900,.6))],'Net Installment Rent',1)
r2=s.sec('Ancillary Revenue',[(None,'Parking Permits',q(9650,.05)),(None,'Utility Overage Billing',q(4300,.4)),(None,'Furniture Packages',q(6120,.03)),(None,'Application & Admin Fees',[1250,3400,6100,4450,7820,9150,8700,6340,3215,2980,4120,5265]),(None,'Relet / Transfer Fees',few({0:2250,2:750,4:6300,5:1500,8:900,10:450})),(None,'Damage Charges',few({10:5120,11:38790,4:3260}))],'Total Ancillary Revenue',1)
ti=s.tot('Effective Gross Revenue',[r1,r2],ind=0,type='TOTAL',key='total_income')
s.head('Controllable Expenses')
ids=[]
for l,v in [('On-Site Payroll & Benefits',q(38400,.06)),('Resident Assistants',q(4900,.05)),('Administrative',q(5400,.3)),('Advertising & Leasing',[4100,9800,12400,7300,11250,13600,9400,6150,3890,3105,4780,8850]),('Residence Life',q(1900,.7)),('Repairs & Maintenance',q(9700,.3)),('Turn Costs',few({9:4150,10:48870,11:96215,0:12340})),('Contract Services',q(8350,.08))]:
    ids.append(s.line(l,v,None,1,True))
cx=s.tot('Total Controllable Expenses',ids,exp=True)
s.head('Non-Controllable Expenses')
ids=[s.line(l,v,None,1,True) for l,v in [('Electricity',q(17900,.25)),('Water & Sewer',q(12250,.15)),('Internet & Cable',[11480]*12),('Insurance',[14215]*6+[16890]*6),('Property Taxes',[46700]*4+[48350]*8)]]
ids.append(s.line('Management Fee',[round(.03*x) for x in s.rows[ti]['base']],None,1,True))
nx=s.tot('Total Non-Controllable Expenses',ids,exp=True)
te=s.tot('Total Operating Expenses',[cx,nx],exp=True,type='TOTAL',key='total_operating_expenses')
no=s.tot('Net Operating Income',[ti,(te,-1)],type='TOTAL',key='noi')
s.head('Below the Line')
cp=s.sec('Capital Expenditures',[(None,'Unit Interiors',few({9:22600,10:61450,11:18325})),(None,'Roofing',few({6:44900})),(None,'Clubhouse / Amenities',few({1:8700,2:13260}))],'Total Capital Expenditures',1,True)
i0=q(0); bal=24800000; it=[];pr=[]
for k in range(12):
    a=round(bal*.0489/12); it.append(a); pr.append(131470-a); bal-=131470-a
ds=s.sec('Debt Service',[(None,'Interest - First Mortgage',it),(None,'Principal - First Mortgage',pr)],'Total Debt Service',1,True)
s.tot('Cash Flow After Debt Service and Capital',[no,(cp,-1),(ds,-1)],type='TOTAL',key='net_cash_flow')
fn='foundry_t12_aug25.pdf'
doc=SimpleDocTemplate(f'{D}/documents/{fn}',pagesize=landscape(legal),leftMargin=22,rightMargin=22,topMargin=70,bottomMargin=30,invariant=1)
def deco(cv,d):
    W,H=landscape(legal); cv.setFont('Times-Bold',13); cv.drawCentredString(W/2,H-28,'The Foundry at College Park'); cv.setFont('Times-Roman',10)
    cv.drawCentredString(W/2,H-42,s.title); cv.drawCentredString(W/2,H-54,'September 2024 through August 2025  -  Accrual Basis  -  188 Units / 612 Beds')
    cv.setFont('Times-Italic',7); cv.drawString(22,16,'OneSite Accounting GL-417  |  run 09/14/2025 08:02:51'); cv.drawRightString(W-22,16,f'{d.page}')
data=[['']+[m.split()[0]+'\n'+m.split()[1] for m in mo]+['12-Month\nTotal']]
st=[('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,0),'Times-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.3),('LINEBELOW',(0,0),(-1,0),1,colors.black),('BACKGROUND',(-1,1),(-1,-1),colors.Color(.94,.94,.97))]
for n,r in enumerate(s.rows,1):
    data.append(['\u00a0'*(3*r['ind'])+r['label']]+(['']*13 if not r['values'] else [c(v,0,zero='-') for v in r['values']]))
    if r['type']!='LINE': st.append(('FONT',(0,n),(-1,n),'Times-Bold',8))
    if r['type']=='SUBTOTAL': st.append(('LINEABOVE',(1,n),(-1,n),.4,colors.grey))
    if r['type']=='TOTAL': st+= [('LINEABOVE',(0,n),(-1,n),.8,colors.black),('BACKGROUND',(0,n),(-1,n),colors.Color(.86,.9,.86)),('BOTTOMPADDING',(0,n),(-1,n),4)]
doc.build([Table(data,colWidths=[188]+[57]*12+[66],repeatRows=1,style=st)],onFirstPage=deco,onLaterPages=deco)
save(fn,[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','RealPage-like T12, no codes, whole dollars, dashes, below the line capital and debt','no')
