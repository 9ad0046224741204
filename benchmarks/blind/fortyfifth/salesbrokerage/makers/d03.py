# RealPage-like student budget comparison, PDF landscape, fpdf2
from common import *
from fpdf import FPDF
R=random.Random(4503); fn='Campus_Edge_Budget_Comparison_P04_2025.pdf'
cols=['PTD Actual','PTD Budget','PTD Variance','YTD Actual','YTD Budget','YTD Variance','Annual Budget']
s=S('Budget Comparison Detail','The Edge on College','2025-04-01','2025-04-30',cols,dec=0)
s.dash=1
def L(label,b,code,exp=True,vol=.12,n=4):
    pb=round(b);pa=round(b*(1+R.uniform(-vol,vol)));yb=round(b*n*R.uniform(.96,1.04));ya=round(yb*(1+R.uniform(-vol,vol)*.6));ab=round(b*12*R.uniform(.97,1.03))
    sg=-1 if exp else 1
    return s.line(label,[pa,pb,sg*(pa-pb),ya,yb,sg*(ya-yb),ab],code)
def grp(h,ls,t,code,exp=True):
    s.head(h,code); it=[L(n,b,c,exp,vol) for c,n,b,vol in ls]; return s.tot('Total '+h,it,t)
def net(label,a,bs,**k):
    i=s.tot(label,[a]+bs,neg=bs,**k); v=s.rows[i]['v']; v[2]=v[0]-v[1]; v[5]=v[3]-v[4]
    return i
a=grp('Rental Revenue',[('50100','Gross Potential Rent - Beds',412600,.002),('50150','Loss/Gain to Lease',-18300,.1),('50200','Vacancy Loss - Beds',-21700,.2),('50300','Leasing Incentives - Gift Cards',-3600,.5),('50350','Resident Assistant Allowance',-4250,.01),('50400','Uncollectible Rent',-2900,.6),('50450','Early Arrival / Short-Term Premium',2150,.4)],None,'50000',False)
b=grp('Other Revenue',[('51100','Parking - Garage',14200,.04),('51150','Furniture Package Fee',9350,.05),('51200','Utility Overages',6800,.25),('51250','Application & Amenity Fees',5400,.3),('51300','Relet / Sublease Fees',1900,.4),('51350','Late & NSF Charges',3100,.3),('51400','Pet Fees',1480,.2),('51450','Damages',2200,.6),('51900','Vending & Misc.',260,.5)],None,'51000',False)
ti=s.tot('Total Revenue',[a,b],t='TOTAL',key='total_income')
G=[]
G.append(grp('Salaries & Personnel',[('60100','Management Salaries',13200,.05),('60150','Leasing & CA Wages',7400,.15),('60200','Maintenance Wages',11800,.1),('60300','Payroll Burden',7300,.1),('60400','Bonus',1500,.6)],None,'60000'))
G.append(grp('Leasing & Marketing',[('61100','Digital Advertising',4200,.2),('61150','Campus Sponsorships',1500,.7),('61200','Resident Retention',1800,.4),('61250','Print & Collateral',600,.5)],None,'61000'))
G.append(grp('Repairs & Maintenance',[('62100','HVAC',1900,.5),('62150','Plumbing',1700,.5),('62200','Elevator Contract',1450,.02),('62250','Life Safety Systems',900,.5),('62300','Landscape & Snow',2600,.2),('62350','Cleaning & Janitorial',3100,.15),('62400','Supplies',1250,.3),('62900','Turn Costs',750,.8)],None,'62000'))
G.append(grp('Utilities',[('63100','Electric',16400,.15),('63150','Water & Sewer',11900,.12),('63200','Trash',3300,.05),('63250','Bulk Internet & Cable',10650,.01)],None,'63000'))
G.append(grp('General & Administrative',[('64100','Office & Software',4650,.1),('64150','Professional & Legal',1100,.7),('64200','Shuttle Service',7800,.03),('64250','Security Patrol',3400,.1),('64300','Bank & Card Fees',1900,.15)],None,'64000'))
tc=s.tot('Total Controllable Expenses',G)
fx=grp('Fixed Expenses',[('65100','Management Fee (3.0%)',12500,.04),('65200','Real Estate Taxes',41800,.01),('65300','Insurance',14950,.02),('65400','Ground Lease',4000,0)],None,'65000')
te=s.tot('Total Operating Expenses',[tc,fx],t='TOTAL',key='total_operating_expenses')
noi=net('Net Operating Income',ti,[te],t='TOTAL',key='noi')
ds=grp('Debt Service',[('70100','Interest - Senior Loan',98700,.005),('70200','Loan Servicing Fee',450,0)],None,'70000')
cx=grp('Capital Items',[('71100','FF&E Replacement',8500,.6),('71200','Building Improvements',12000,.7)],None,'71000')
net('Net Cash Flow',noi,[ds,cx],t='TOTAL',key='net_cash_flow')
pdf=FPDF('L','mm','Letter');pdf.set_auto_page_break(False)
X=[12,26,76];W=[24,24,22,14,25,25,22,14,25]
f=lambda x:'-' if x==0 else (f'{x:,}' if x>0 else f'({-x:,})')
def top(p):
    pdf.add_page();pdf.set_font('Times','',8);pdf.text(12,10,'05/09/2025  2:17:08PM');pdf.text(245,10,f'Page {p} of 3')
    pdf.set_font('Times','B',13);pdf.set_xy(12,8);pdf.cell(255,6,'BUDGET COMPARISON DETAIL',align='C')
    pdf.set_font('Times','',9);pdf.set_xy(12,14);pdf.cell(255,4,'Northgate Student Living - The Edge on College (618 beds)',align='C')
    pdf.set_xy(12,18);pdf.cell(255,4,'Accrual  |  Fiscal Period 04/2025  |  For the month ended April 30, 2025',align='C')
    pdf.set_font('Times','B',8);pdf.set_xy(78,25);pdf.cell(84,4,'Period to Date',border='B',align='C');pdf.set_xy(163,25);pdf.cell(85,4,'Year to Date',border='B',align='C')
    pdf.set_xy(12,30);pdf.cell(14,4,'GL');pdf.cell(50,4,'Description')
    pdf.set_xy(72,30)
    for w,h in zip(W,['Actual','Budget','Variance','% Var','Actual','Budget','Variance','% Var','Annual']): pdf.cell(w,4,h,align='R')
    pdf.set_xy(72,33.5);pdf.cell(sum(W),4,'Budget',align='R');pdf.line(12,38,268,38);return 40
p=1;y=top(1)
for i,r in enumerate(s.rows):
    if y>196 or (r['t']=='HEADING' and y>182): p+=1;y=top(p)
    b=r['t']!='LINE';pdf.set_font('Times','B' if b else '',8.5)
    if r['t']=='HEADING': y+=1.5
    pdf.set_xy(12,y)
    if r['code']: pdf.cell(14,4,r['code'])
    pdf.set_xy(26+(3 if r['t']=='LINE' else 0),y);pdf.cell(50,4,r['label'])
    if r['t']!='HEADING':
        v=r['v'];pc=lambda a,b:'N/A' if b==0 else f'{a/abs(b)*100:.1f}%'
        out=[f(v[0]),f(v[1]),f(v[2]),pc(v[2],v[1]),f(v[3]),f(v[4]),f(v[5]),pc(v[5],v[4]),f(v[6])]
        pdf.set_xy(72,y)
        for w,t in zip(W,out): pdf.cell(w,4,t,align='R')
        if b: pdf.line(78,y-.2,268,y-.2)
        if r['t']=='TOTAL': pdf.line(78,y+4.2,268,y+4.2);pdf.line(78,y+4.8,268,y+4.8);y+=1.5
    y+=4.3
pdf.set_font('Times','I',7);pdf.text(12,205,'Unaudited - for management purposes only. Favorable variances are positive; unfavorable variances are shown in parentheses.')
print('pages',p)
pdf.output(f'{B}/documents/{fn}')
save(fn,[s],'STUDENT_HOUSING','OPERATING_STATEMENT','RealPage-like PTD/YTD budget comparison with favourable variances, landscape pdf',True)
