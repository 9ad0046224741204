# tax-credit agency form, gridded, HUD account numbers, budget first; planted: one total wrong
from core import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
R=random.Random(604); fn='Form_AM7_BudgetVsActual_QuarryHillApts.pdf'
cols=['Approved Annual Budget','Budget Year to Date','Actual Year to Date','Over / (Under) Budget','Budget Remaining']
s=S('Budget to Actual Comparison - Form AM-7','Quarry Hill Apartments Phase II','2025-01-01','2025-06-30',cols,'OPERATING_STATEMENT')
def ln(code,label,bud,vol=.12,act=None):
    b=round(bud/12)*12; y=b//2; a=round(y*R.uniform(1-vol,1+vol)) if act is None else act
    return s.line(label,[b,y,a,a-y,b-a],code)
s.head('REVENUE'); s.head('Rent Revenue','5100')
a=[ln('5120','Rent Revenue - Gross Potential',498600,.01),ln('5121','Tenant Assistance Payments (Section 8)',214800,.03),ln('5140','Rent Revenue - Stores and Commercial',0,act=0),ln('5170','Rent Revenue - Garage and Parking',7200,.08)]
ra=s.tot('Total Rent Revenue',a,code='5100T')
s.head('Vacancies','5200'); b=[s.line('Apartments (Vacancy Loss)',[-28536,-14268,-19411,-5143,-9125],'5220'),s.line('Rental Concessions',[-2400,-1200,-650,550,-1750],'5250')]
rb=s.tot('Total Vacancies',b,code='5200T')
nr=s.tot('Net Rental Revenue',[ra,rb],code='5152N')
s.head('Financial and Other Revenue','5400/5900')
d=[ln('5410','Financial Revenue - Project Operations',180,.3),ln('5440','Revenue from Investments - Replacement Reserve',2160,.2),ln('5910','Laundry and Vending Revenue',8640,.1),ln('5920','Tenant Charges (NSF, late, damages)',9300,.25),ln('5990','Miscellaneous Revenue',1500,.5)]
rd=s.tot('Total Financial and Other Revenue',d,code='5900T')
tr=s.tot('TOTAL REVENUE',[nr,rd],'TOTAL',code='5000T',key='total_income')
s.head('EXPENSES'); T=[]
def sec(code,name,ls,tn,tc):
    s.head(name,code); it=[ln(*x) for x in ls]; T.append(s.tot(tn,it,code=tc)); return T[-1]
adm=sec('6200/6300','Administrative Expenses',[('6210','Advertising and Marketing',3000,.3),('6250','Other Renting Expenses (screening, lease-up)',2280,.3),('6310','Office Salaries',31200,.05),('6311','Office Expenses',9480),('6320','Management Fee',41400,.03),('6330','Manager or Superintendent Salaries',50400,.04),('6340','Legal Expense - Project',6000,.6),('6350','Audit Expense',11400,0),('6351','Bookkeeping Fees/Accounting Services',6336,0),('6370','Bad Debts',4800,.5),('6390','Miscellaneous Administrative (tax-credit monitoring fee)',4140,.2)],'Total Administrative Expenses','6263T')
sec('6400','Utilities Expense',[('6450','Electricity',18600),('6451','Water',33000,.1),('6452','Gas',8760,.3),('6453','Sewer',38400,.1)],'Total Utilities Expense','6400T')
sec('6500','Operating and Maintenance Expenses',[('6510','Payroll',58800,.05),('6515','Supplies',16200,.2),('6520','Contracts',37200,.2),('6525','Garbage and Trash Removal',19800,.05),('6530','Security Payroll/Contract',10800,.2),('6546','Heating/Cooling Repairs and Maintenance',9000,.4),('6548','Snow Removal',6600,.5),('6570','Vehicle and Maintenance Equipment Operation and Repairs',1920,.3)],'Total Operating and Maintenance Expenses','6500T')
sec('6700','Taxes and Insurance',[('6710','Real Estate Taxes (PILOT)',32400,0),('6711','Payroll Taxes (Project\'s Share)',11040,.05),('6720','Property and Liability Insurance (Hazard)',47400,.02),('6722','Workmen\'s Compensation',4620,.05),('6723','Health Insurance and Other Employee Benefits',21600,.08)],'Total Taxes and Insurance','6700T')
te=s.tot('TOTAL OPERATING EXPENSES',T,'TOTAL',code='6000T',key='total_operating_expenses')
no=s.tot('NET OPERATING INCOME',[tr,(-1,te)],'TOTAL',code='5060N',key='noi')
s.head('Financial Expenses and Reserves','6800')
z=[ln('6820','Interest on Mortgage Payable',101400,.005),ln('6830','Principal on Mortgage Payable',43800,.005),ln('1320','Required Deposits to Replacement Reserve',25200,0),ln('6890','Agency Asset Management Fee',5400,0)]
tz=s.tot('Total Financial Expenses and Reserves',z,code='6800T')
s.tot('NET CASH FLOW',[no,(-1,tz)],'TOTAL',key='net_cash_flow')
v=s.rows[adm]['values']; true=v[2]; v[2]=true+900
s.planted={'what':f'Total Administrative Expenses, Actual Year to Date printed {v[2]:,.0f} where the lines add to {true:,.0f} (all later totals use the right sum)','kind':'total_wrong'}
P=lambda t,b=False,sz=6.9,al=0: Paragraph(t,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=sz,leading=sz+1.1,alignment=al))
data=[[P('Acct. No.',True,6.6),P('Description',True,6.6)]+[P(x,True,6.6,1) for x in ('Approved<br/>Annual Budget','Budget<br/>Year to Date','Actual<br/>Year to Date','Over / (Under)<br/>Budget','% of<br/>Annual','Budget<br/>Remaining')],
      ['','']+['(a)','(b)','(c)','(c - b)','(c / a)','(a - c)']]
st=[('GRID',(0,0),(-1,-1),.4,colors.HexColor('#8890a0')),('FONT',(2,1),(-1,-1),'Helvetica',7),('ALIGN',(2,2),(-1,-1),'RIGHT'),('ALIGN',(2,1),(-1,1),'CENTER'),('FONT',(2,1),(-1,1),'Helvetica-Oblique',6),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#cfdcec'))]
for r in s.rows:
    k=len(data); h=r['rowType']!='LINE'
    if r['rowType']=='HEADING': data.append([P(r['accountCode'] or '',True),P(r['label'],True)]+['']*6); st.append(('BACKGROUND',(0,k),(-1,k),colors.HexColor('#e9eef5'))); st.append(('SPAN',(1,k),(-1,k))); continue
    q=r['values']; f=[par(x,0,'0') for x in q]; pc=f'{q[2]/q[0]*100:.1f}%' if q[0] else 'n/a'
    data.append([P(r['accountCode'] or '',h),P(r['label'],h)]+f[:4]+[pc]+f[4:])
    if h: st.append(('FONT',(2,k),(-1,k),'Helvetica-Bold',7))
    if r['rowType']=='TOTAL': st.append(('BACKGROUND',(0,k),(-1,k),colors.HexColor('#fff3cd')))
t=Table(data,colWidths=[47,202,56,54,54,56,38,56],repeatRows=2); t.setStyle(TableStyle(st))
def deco(c,d):
    c.setFont('Helvetica',6.5); c.drawString(25,18,'HFA Form AM-7 (Rev. 02/2023) - Asset Management Division'); c.drawRightString(587,18,f'Page {d.page}')
    if d.page>1: c.setFont('Helvetica-Bold',7.5); c.drawString(25,772,'Quarry Hill Apartments Phase II - Form AM-7 (continued)')
doc=SimpleDocTemplate(path(fn),pagesize=letter,leftMargin=24,rightMargin=24,topMargin=30,bottomMargin=34,invariant=1)
inf=Table([[P('Project Name:',True),P('Quarry Hill Apartments Phase II'),P('Project / BIN:',True),P('TC-2009-0417')],[P('Owner:',True),P('Quarry Hill II Housing Partners, L.P.'),P('No. of Units:',True),P('64 (62 LIHTC, 1 market, 1 staff)')],[P('Reporting Period:',True),P('January 1, 2025 to June 30, 2025'),P('Submitted:',True),P('07/28/2025')]],colWidths=[80,220,80,183]); inf.setStyle(TableStyle([('BOX',(0,0),(-1,-1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
doc.build([P('COMMONWEALTH HOUSING FINANCE AGENCY',True,10,1),Spacer(1,2),P('Budget to Actual Comparison - Form AM-7',True,9,1),Spacer(1,5),inf,Spacer(1,6),t,Spacer(1,6),P('I certify that the above is true and complete to the best of my knowledge.  Management Agent signature: ____________________  Date: __________',False,6.8)],onFirstPage=deco,onLaterPages=deco)
save(fn,[s],'MULTIFAMILY','OPERATING_STATEMENT','tax-credit agency form, full grid, HUD account numbers, budget before actual, planted total',False)
