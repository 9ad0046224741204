from lib import *; import openpyxl; from openpyxl.styles import *
R=random.Random(3109)
M=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
P='Pecan Hollow Apartments'
s=St('Statement (12 months)',P,'2024-01-01','2024-12-31',[m+' 2024' for m in M]+['Total'],sheet='12MoStmt')
s.expand=lambda r:r['v']+[round(sum(r['v']),2)]
def ln(c,l,b,j=.08):return s.line(l,[round(b*R.uniform(1-j,1+j),2) for _ in M],c)
def ev(c,l,d):return s.line(l,[float(d.get(k,0)) for k in range(12)],c)
s.head('Revenue','40000')
a=[ln('40100','Gross Market Rent',128400,.01),ln('40200','Vacancy',-8300,.2),ln('40300','Concessions',-1750,.4),ln('40400','Employee Unit Allowance',-1250,0),ln('40500','Write-Offs',-1100,.6)]
t=s.tot('Net Rental Revenue',a,code='40999');a=[ln('41100','Utility Reimbursements',6120),ln('41200','Late & NSF Fees',1430,.3),ln('41300','Pet Fees',980,.2),ln('41400','Laundry Lease',640,.1),ev('41500','Damages Collected',{2:415,6:1320.5,9:285})]
t2=s.tot('Other Tenant Revenue',a,code='41999');inc=s.tot('Total Revenue',[t,t2],code='49999',typ='TOTAL',key='total_income')
s.head('Controllable Expenses','50000')
a=[ln('50100','Administrative Payroll',6900,.04),ln('50200','Maintenance Payroll',7350,.05),ln('50300','Payroll Taxes & Benefits',2980,.06),ln('51100','Advertising',1320,.2),ln('52100','Office & Computer',1510,.2),ln('53100','Maintenance Supplies',2480,.3),ln('53200','Contract Repairs',2960,.4),ln('53300','Grounds',1890,.05),ln('54100','Unit Turnover',2740,.4),ev('54200','Pool Opening/Closing',{3:1685,9:940})]
e1=s.tot('Total Controllable',a,code='54999');s.head('Non-Controllable Expenses','55000')
a=[ln('55100','Electricity',2480,.2),ln('55200','Water & Sewer',7260),ln('55300','Refuse',1640,.03),ln('56100','Property Tax',17150,0),ln('56200','Insurance',7020,0),ln('57100','Management Fee',3810,.03)]
e2=s.tot('Total Non-Controllable',a,code='57999');ex=s.tot('Total Operating Expenses',[e1,e2],code='59999',typ='TOTAL',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[inc],[ex],code='60000',typ='TOTAL',key='noi')
a=[ln('61100','Interest - HUD 223(f) Note',29800,.01),ln('61200','Mortgage Insurance Premium',1705,0),ev('62100','Capital - HVAC Replacement',{4:9860,5:4930,7:14790}),ev('62200','Capital - Parking Lot',{9:31250})]
d=s.tot('Debt Service Interest & Capital',a,code='62999');s.tot('Net Cash Flow',[noi],[d],code='69999',typ='TOTAL',key='net_cash_flow')
b=St('Balance Sheet',P,None,'2024-12-31',['Balance Current Period','Beginning Balance','Net Change'],sheet='BalSheet')
b.expand=lambda r:r['v']+[round(r['v'][0]-r['v'][1],2)]
B_=lambda c,l,x,y:b.line(l,[float(x),float(y)],c)
b.head('ASSETS','1000');a=[B_('1110','Cash - Operating',88214.37,71550.12),B_('1120','Cash - Security Deposits',41250,39800),B_('1130','Replacement Reserve (HUD)',196430.55,161102.88),B_('1140','Tax & Insurance Escrow',212905.4,204118.9),B_('1210','Tenant Receivables',9317.2,11240.65),B_('1310','Prepaid Expenses',4480,4120)]
c1=b.tot('TOTAL CURRENT ASSETS',a,code='1399');a=[B_('1410','Land',1120000,1120000),B_('1420','Buildings',8940350,8940350),B_('1430','Building Improvements',412680,351850),B_('1490','Accumulated Depreciation',-3288140,-2952380)]
c2=b.tot('NET FIXED ASSETS',a,code='1499');ta=b.tot('TOTAL ASSETS',[c1,c2],code='1999',typ='TOTAL',key='total_assets')
b.head('LIABILITIES','2000');a=[B_('2110','Accounts Payable',21846.9,17390.25),B_('2120','Accrued Property Tax',205800,198240),B_('2130','Prepaid Rent',6120.5,5844),B_('2140','Security Deposits Held',41250,39800),B_('2510','HUD 223(f) Note Payable',7718404.16,7861220.73)]
tl=b.tot('TOTAL LIABILITIES',a,code='2999',typ='TOTAL',key='total_liabilities')
b.head('PARTNERS\' CAPITAL','3000')
eq=[round(x-y,2) for x,y in zip(b.rows[ta]['v'],b.rows[tl]['v'])]
gp=[-14210.0,-11806.0];di=[-310000.0,-160000.0];lp=[round(eq[k]-gp[k]-di[k],2) for k in(0,1)]
a=[b.line('Limited Partners',lp,'3110'),b.line('General Partner - Pecan GP Inc',gp,'3120'),b.line('Distributions',di,'3200')]
te=b.tot('TOTAL PARTNERS\' CAPITAL',a,code='3998',typ='TOTAL',key='total_equity');b.tot('TOTAL LIABILITIES AND CAPITAL',[tl,te],code='3999',typ='TOTAL')
print(lp)
wb=openpyxl.Workbook();ws=wb.active;ws.title='12MoStmt'
def put(ws,st,hdr,top,title,sub):
    n=len(hdr)+2
    for k,t in enumerate(['Pecan Hollow Apartments (pecanh)',title]+sub,1):ws.merge_cells(start_row=k,start_column=1,end_row=k,end_column=n);ws.cell(k,1,t).font=Font(bold=k<3);ws.cell(k,1).alignment=Alignment(horizontal='center')
    q=top
    for k,h in enumerate(hdr):
        x=ws.cell(q,3+k,h);x.font=Font(bold=True);x.alignment=Alignment(horizontal='right',wrap_text=True);x.border=Border(bottom=Side('thin'))
    q+=1
    for r in st.rows:
        z='   ' if r['t']=='LINE' else ' ' if r['t']=='SUBTOTAL' else ''
        ws.cell(q,1,r['code']);ws.cell(q,2,z+r['label']).font=Font(bold=r['t']!='LINE')
        if r['v']:
            for k,v in enumerate(st.vals(r)):
                x=ws.cell(q,3+k,v);x.number_format='#,##0.00';x.font=Font(bold=r['t']!='LINE')
                if r['t']!='LINE':x.border=Border(top=Side('thin'))
        q+=1+(r['t']=='TOTAL')
    ws.column_dimensions['A'].width=9;ws.column_dimensions['B'].width=36
    for k in range(len(hdr)):ws.column_dimensions[openpyxl.utils.get_column_letter(3+k)].width=14
put(ws,s,[m+' 2024' for m in M]+['Total'],6,'Statement (12 months)',['Period = Jan 2024-Dec 2024','Book = Accrual'])
w2=wb.create_sheet('BalSheet');put(w2,b,['Balance\nCurrent Period','Beginning\nBalance','Net\nChange'],5,'Balance Sheet',['Period = Dec 2024'])
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
fn='pecan_hollow_12mo_bs.xlsx';wb.save(doc(fn));save(fn,[s,b],'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi 12-month statement + balance sheet on two sheets')
