from common import *
import xlsxwriter
rnd=random.Random(202)
N='Alder_Court_12_month_income_statement.xlsx'
ms=['Nov 2024','Dec 2024']+[f'{m} 2025' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct'.split()]
s=S('Income Statement - 12 Month','Alder Court Apartments','2024-11-01','2025-10-31',ms+['Total'],sheet='income_statement_12_month',dec=2,dash=False)
def T(v): return v+[r2(sum(v))]
def L(lab,annual,vol=.05,code=None,ind=2,spots=None,flat=False,season=None):
    if spots is not None: v=[0.]*12; 
    elif flat: v=[round(annual/12,2)]*12
    else: v=months(rnd,annual,vol,season=season)
    for k,x in (spots or {}).items(): v[k]=x
    return s.line(lab,T([float(x) for x in v]),code,ind=ind)
s.head('Operating Income & Expense',ind=0); s.head('Income',ind=1)
s.head('Rental Income',ind=2)
a=[L('Rent Income',731800,.018,'4100',3),L('Section 8 Rent',96420,.01,'4110',3),L('Prepaid Rent',2100,.9,'4120',3),L('Less: Concessions',-9350,.8,'4150',3)]
r1=s.tot('Total Rental Income',a,ind=2)
b=[L('Laundry Income',7480,.1,'4310'),L('Late Fees',6150,.5,'4320'),L('NSF Fees Collected',0,0,'4325',spots={1:35,4:35,8:70}),L('Application Fees',1890,.6,'4330'),L('Pet Rent',8640,.05,'4340'),L('Utility Reimbursement (RUBS)',51300,.06,'4350'),L('Forfeited Deposits',0,0,'4360',spots={2:650,6:875.5,9:412}),L('Parking Income',11520,.02,'4370'),L('Interest on Bank Accounts',0,0,'4390',spots={k:round(rnd.uniform(3,11),2) for k in range(12)})]
ti=s.tot('Total Income',[r1]+b,'TOTAL',key='total_income',ind=1)
s.head('Expense',ind=1)
S2=[1.3,1.5,1.7,1.6,1.2,.9,.8,.7,.7,.7,.8,1]
groups=[('Property Management',[('Management Fee',42300,.03,'6110'),('Leasing Commissions',0,0,'6120',{3:600,5:600,7:1200})]),
('Payroll',[('On-Site Manager',46800,0,'6210'),('Maintenance Wages',41150,.06,'6220'),('Payroll Taxes & Benefits',14420,.08,'6230')]),
('Repairs & Maintenance',[('General Repairs',22340,.5,'6310'),('Plumbing',12880,.7,'6320'),('Electrical',4310,.8,'6325'),('HVAC / Boiler',9870,.8,'6330'),('Painting & Turnover',17640,.5,'6340'),('Carpet Cleaning & Flooring',8210,.6,'6345'),('Appliance Repair',3170,.7,'6350'),('Pest Control',4560,0,'6360'),('Landscaping',12600,.1,'6370'),('Snow Removal',0,0,'6375',{0:340,1:1180,2:2260,3:1940,4:560})]),
('Utilities',[('Electric - House Meters',13240,.1,'6410'),('Gas',28460,.04,'6420'),('Water & Sewer',47120,.07,'6430'),('Garbage & Recycling',14280,.02,'6440')]),
('Administrative',[('Advertising',4830,.3,'6510'),('Legal - Evictions',0,0,'6520',{2:485,5:970,6:485,10:1320}),('Accounting',0,0,'6530',{4:2750}),('Office Supplies & Postage',1960,.4,'6540'),('Telephone & Internet',3588,0,'6550'),('Bank Charges',412,.3,'6560'),('Software',5184,0,'6570')]),
('Taxes & Insurance',[('Real Estate Taxes',0,0,'6610',{5:38214.66,11:38214.66}),('Property Insurance',39860,0,'6620'),('Rental License',0,0,'6630',{8:1128})])]
subs=[]
for g,ls in groups:
    s.head(g,ind=2); ids=[]
    for x in ls:
        ids.append(L(x[0],x[1],x[2],x[3],3,spots=x[4] if len(x)>4 else None,flat=(x[2]==0 and len(x)==4),season=S2 if x[0]=='Gas' else None))
    subs.append(s.tot('Total '+g,ids,ind=2))
te=s.tot('Total Expense',subs,'TOTAL',key='total_operating_expenses',ind=1)
noi=s.tot('Net Operating Income',[ti,(te,-1)],'TOTAL',key='noi',ind=0)
s.head('Other Income & Expense',ind=0);s.head('Other Expense',ind=1)
o=[L('Mortgage Interest',142600,.01,'7110'),L('Receiver Fees',0,0,'7210',spots={7:4500,8:4500,9:4500,10:4500,11:4500}),L('Receiver Legal Counsel',0,0,'7220',spots={7:6212.5,9:2187.5}),L('Roof Replacement - Bldg C',0,0,'7310',spots={10:31875})]
oe=s.tot('Total Other Expense',o,ind=1)
no=s.tot('Net Other Income',[(oe,-1)],ind=0)
s.tot('Total Income ',[ti],'TOTAL') ; s.rows.pop()
ni=s.tot('Net Income',[noi,no],'TOTAL',key='net_income',ind=0)
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet(s.sheet)
B=wb.add_format({'bold':1,'font_size':14});b9=wb.add_format({'font_size':9});hd=wb.add_format({'bold':1,'font_size':9,'bottom':1,'align':'right'});hl=wb.add_format({'bold':1,'font_size':9,'bottom':1})
ws.write(0,0,'Income Statement - 12 Month',B)
for i,t in enumerate(['Exported On: 11/12/2025 09:41 AM','Properties: Alder Court Apartments - 2210 Alder Ct Duluth, MN 55811','Period Range: Nov 2024 to Oct 2025','Accounting Basis: Cash','Additional Account Types: None','Show Zero Balance GL Accounts: No']): ws.write(1+i,0,t,b9)
R=9
ws.write(R,0,'Account Number',hl);ws.write(R,1,'Account Name',hl)
for c,m in enumerate(s.cols): ws.write(R,2+c,m,hd)
for r in s.rows:
    R+=1;bold=r['rt']!='LINE'
    lf=wb.add_format({'font_size':9,'bold':bold,'indent':r['ind']})
    nf=wb.add_format({'font_size':9,'bold':bold,'num_format':'#,##0.00;-#,##0.00','top':1 if r['items'] else 0})
    if r['code']: ws.write_string(R,0,r['code'],b9)
    ws.write(R,1,r['label'],lf)
    if r['rt']!='HEADING':
        for c,v in enumerate(r['vals']): ws.write_number(R,2+c,v,nf)
ws.set_column(0,0,14);ws.set_column(1,1,34);ws.set_column(2,14,12);ws.freeze_panes(10,2);ws.set_landscape();ws.fit_to_pages(1,0)
wb.close()
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','s47c','cloud property software export, account numbers, indents, 12 months + total',False)
