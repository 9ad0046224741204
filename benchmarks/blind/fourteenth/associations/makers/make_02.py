# HUD-style statement of profit and loss, boxed form, amounts in an inner and totals in an outer column (PDF)
from st import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
P='Quarry Hill Terrace Apartments'
s=St('Statement of Profit and Loss',P,'2024-01-01','2024-12-31',['Amount','Totals'])
def sec(gname,gcode,lines,tl,tc,sg=1):
    s.h(gname,gcode,grp=1); its=[s.l(n,[v,None],c) for c,n,v in lines]
    i=s.t(tl,its,tc); r=s.rows[i]; r['values']=[None,r['values'][0]]; return i
a=sec('Rent Revenue','5100',[('5120','Rent Revenue - Gross Potential',418632),('5121','Tenant Assistance Payments',1006944),('5140','Rent Revenue - Stores and Commercial',None),('5170','Garage and Parking Spaces',5280),('5180','Flexible Subsidy Revenue',None),('5190','Miscellaneous Rent Revenue',1150),('5191','Excess Rent',None),('5193','Special Claims Revenue',4317)],'Total Rent Revenue','5100T')
v=sec('Vacancies','5200',[('5220','Apartments',-38214),('5240','Stores and Commercial',None),('5250','Rental Concessions',None),('5270','Garage and Parking Space',-360)],'Total Vacancies','5200T')
nr=s.t('Net Rental Revenue (Rent Revenue Less Vacancies)',[a,v],'5152N')
f=sec('Financial Revenue','5400',[('5410','Financial Revenue - Project Operations',1288),('5430','Revenue from Investments - Residual Receipts',946),('5440','Revenue from Investments - Reserve for Replacement',12735)],'Total Financial Revenue','5400T')
o=sec('Other Revenue','5900',[('5910','Laundry and Vending Revenue',10904),('5920','Tenant Charges',3862),('5970','Gifts - Service Coordinator Grant',48500),('5990','Miscellaneous Revenue (specify) antenna lease',14400)],'Total Other Revenue','5900T')
tr=s.t('Total Revenue',[nr,f,o],'5000T',typ='TOTAL',key='total_income')
E=[]
E.append(sec('Administrative Expenses','6200/6300',[('6203','Conventions and Meetings',1430),('6210','Advertising and Marketing',612),('6250','Other Renting Expenses',2205),('6310','Office Salaries',46180),('6311','Office Expenses',21947),('6320','Management Fee',81504),('6330','Manager or Superintendent Salaries',67320),('6331','Administrative Rent Free Unit',None),('6340','Legal Expense - Project',6835),('6350','Audit Expense',14250),('6351','Bookkeeping Fees / Accounting Services',9792),('6370','Bad Debts',5513),('6390','Miscellaneous Administrative Expenses - Service Coordinator',51276)],'Total Administrative Expenses','6263T'))
E.append(sec('Utilities Expenses','6400',[('6420','Fuel Oil / Coal',None),('6450','Electricity',58733),('6451','Water',41206),('6452','Gas',37918),('6453','Sewer',52640)],'Total Utilities Expense','6400T'))
E.append(sec('Operating and Maintenance Expenses','6500',[('6510','Payroll',118406),('6515','Supplies',34271),('6520','Contracts',72985),('6525','Garbage and Trash Removal',19840),('6530','Security Payroll / Contract',22308),('6546','Heating / Cooling Repairs and Maintenance',15627),('6548','Snow Removal',8450),('6570','Vehicle and Maintenance Equipment Operation and Repairs',2916),('6590','Miscellaneous Operating and Maintenance Expenses',1188)],'Total Operating and Maintenance Expenses','6500T'))
E.append(sec('Taxes and Insurance','6700',[('6710','Real Estate Taxes (PILOT)',61400),('6711',"Payroll Taxes (Project's Share)",18033),('6720','Property and Liability Insurance (Hazard)',66318),('6721','Fidelity Bond Insurance',890),('6722',"Workmen's Compensation",7145),('6723','Health Insurance and Other Employee Benefits',43760)],'Total Taxes and Insurance','6700T'))
E.append(sec('Financial Expenses','6800',[('6820','Interest on Mortgage (or Bonds) Payable',203517),('6830','Interest on Notes Payable (Long Term)',36000),('6850','Mortgage Insurance Premium / Service Charge',22471),('6890','Miscellaneous Financial Expenses',250)],'Total Financial Expenses','6800T'))
tc=s.t('Total Cost of Operations before Depreciation',E,'6000T',typ='TOTAL')
pb=s.t('Profit (Loss) before Depreciation',[tr,(tc,-1)],'5060T')
d1=s.l('Depreciation Expenses',[None,171926],'6600',tot=1); d2=s.l('Amortization Expenses',[None,5835],'6610',tot=1)
op=s.t('Operating Profit or (Loss)',[pb,(d1,-1),(d2,-1)],'5060N',typ='TOTAL')
s.h('Corporate Expenses','7100',grp=1)
e1=s.l('Other Expenses - Partnership Asset Management Fee',[7500,None],'7190')
et=s.t('Net Entity Expenses',[e1],'7100T'); s.rows[et]['values']=[None,7500]
s.t('Profit or Loss (Net Income or Loss)',[op,(et,-1)],'3250',typ='TOTAL',key='net_income')
N='quarry_hill_profit_loss_form.pdf'
c=canvas.Canvas(DOC+'/'+N,pagesize=letter,invariant=1); W,H=letter; L,Rr=38,W-38; XG,XA,XM,XT=112,392,438,506
def top(p):
    c.setFont('Times-Bold',13); c.drawString(L,H-42,'Statement of Profit and Loss'); c.setFont('Times-Roman',8)
    c.drawRightString(Rr,H-36,'Multifamily Housing Assisted Project'); c.drawRightString(Rr,H-46,'Annual filing, owner-prepared, page %d of 2'%p)
    y=H-54; c.setLineWidth(.6)
    if p==1:
        c.rect(L,y-30,Rr-L,30); c.line(230,y,230,y-30); c.line(350,y,350,y-30)
        c.setFont('Times-Roman',7)
        c.drawString(L+3,y-8,'For Month/Period Beginning and Ending'); c.drawString(233,y-8,'Project Number'); c.drawString(353,y-8,'Project Name')
        c.setFont('Helvetica',9); c.drawString(L+3,y-23,'01/01/2024  to  12/31/2024'); c.drawString(233,y-23,'071-EH386'); c.drawString(353,y-23,P); y-=30
    c.setFillGray(.9); c.rect(L,y-15,Rr-L,15,fill=1); c.setFillGray(0); c.setFont('Times-Bold',8)
    c.drawString(L+3,y-11,'Part I'); c.drawString(XG+4,y-11,'Description of Account'); c.drawCentredString((XA+XM)/2,y-11,'Acct. No.'); c.drawCentredString((XM+XT)/2,y-11,'Amount*'); c.drawCentredString((XT+Rr)/2,y-11,'Totals')
    return y-15
y=top(1); rh=11.6; gtop=y; gname=None
def vl(y0,y1):
    for x in (L,XG,XA,XM,XT,Rr): c.line(x,y0,x,y1)
p=1
for i,(r,m) in enumerate(zip(s.rows,s.meta)):
    if r['rowType']=='HEADING':
        if p==1 and r['accountCode']=='6500':
            c.line(L,y,Rr,y); c.setFont('Times-Italic',7); c.drawString(L,y-10,'* All amounts must be rounded to the nearest dollar; $.50 and over, round up; $.49 and below, round down.'); c.showPage(); p=2; y=top(2)
        gname=(r['label'],r['accountCode']); gy=y; c.line(L,y,XG,y)
        c.setFont('Times-Bold',7.6)
        ws=(r['label']).split(); ln='';yy=y-9
        for w in ws+[None]:
            if w is None or c.stringWidth(ln+' '+w,'Times-Bold',7.6)>XG-L-6:
                c.drawString(L+3,yy,ln.strip()); yy-=8.5; ln=w or ''
            else: ln+=' '+w
        c.drawString(L+3,yy,r['accountCode']); continue
    tot=r['rowType']!='LINE'
    if m.get('tot') or (tot and not r['accountCode'].endswith('00T') and r['accountCode'] not in('6263T',)): c.line(L,y,XG,y)
    c.line(XG,y,Rr,y); c.setFont('Times-Bold' if tot else 'Times-Roman',8); lab=r['label']
    sz=8
    while c.stringWidth(lab,'Times-Bold' if tot else 'Times-Roman',sz)>XA-XG-6: sz-=.2
    c.setFont('Times-Bold' if tot else 'Times-Roman',sz)
    c.drawString(XG+4,y-rh+3,lab); c.setFont('Times-Roman',8); c.drawCentredString((XA+XM)/2,y-rh+3,r['accountCode'])
    c.setFont('Courier',8)
    for x,v in zip((XT-4,Rr-4),r['values']):
        if v is not None: c.drawRightString(x,y-rh+3,fm(v,0)); 
    if tot: c.drawString(XT+3,y-rh+3,'$')
    vl(y,y-rh); y-=rh
c.line(L,y,Rr,y); y-=16
c.setFont('Times-Bold',8.5); c.drawString(L,y,'Part II   Supplementary data'); y-=12; c.setFont('Times-Roman',8)
for t in ['1. Total mortgage principal payments required during the audit year (12 monthly payments).','2. Monthly deposits to the Reserve for Replacements were made as required by the Regulatory Agreement (see schedule).','3. Project improvement reserve releases included as expense items on this statement: none.']:
    c.drawString(L,y,t); y-=11
c.save()
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT','HUD 92410-like boxed form, staggered inner/outer amount columns, side group labels, blank accounts',True)
