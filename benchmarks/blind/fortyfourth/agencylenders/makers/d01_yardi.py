from lib import *; import xlsxwriter
r=random.Random(4401); N='magnolia_crossing_12mo_statement.xlsx'
ms=months(2025,1); cols=[f'{MON[m-1]} {y}' for y,m in ms]+['Total']
s=S('Statement (12 months)','Magnolia Crossing Apartments','2025-01-01','2025-12-31',cols,sheet='Report1',expand=lambda b,k:list(b)+[round(sum(b),2)])
def sec(title,code,tcode,total,lines,kind,lv=1):
    s.head(title,code,lv);ix=[]
    for c,l,b,m in lines: ix.append(s.line(l,series(r,b,m),c,kind,lv+1))
    return s.sub(total,ix,code=tcode,kind=kind,lv=lv)
s.head('INCOME','4000-0000')
a=sec('RENTAL INCOME','4100-0000','4199-0000','TOTAL RENTAL INCOME',[('4110-0000','Gross Potential Rent',318450,'g'),('4115-0000','Gain/(Loss) to Lease',-9120,'s'),('4120-0000','Vacancy Loss',-17650,'n'),('4125-0000','Rent Concessions',-3400,'n'),('4130-0000','Employee Unit Allowance',-1485,'f'),('4135-0000','Model Unit',-1390,'f'),('4140-0000','Bad Debt Write-Off',-2650,'n'),('4145-0000','Bad Debt Recovery',410,'l')],'I')
b=sec('OTHER INCOME','4300-0000','4399-0000','TOTAL OTHER INCOME',[('4310-0000','Application Fees',1150,'n'),('4312-0000','Administrative Fees',1900,'n'),('4320-0000','Late Fees',2450,'n'),('4325-0000','NSF Fees',90,'l'),('4330-0000','Month-to-Month Fees',640,'l'),('4340-0000','Pet Rent',3120,'s'),('4342-0000','Pet Fees - Nonrefundable',850,'n'),('4350-0000','Garage / Carport Income',4280,'s'),('4355-0000','Storage Income',725,'s'),('4360-0000','Trash Valet Income',6150,'s'),('4362-0000','Water/Sewer Reimbursement',10840,'s'),('4370-0000','Cable/Internet Revenue Share',2100,'q'),('4380-0000','Damages & Cleaning Fees',1340,'l'),('4390-0000','Lease Termination Fees',2200,'l')],'I')
c=s.sub('TOTAL INCOME',[a,b],'TOTAL','4999-0000',key='total_income')
s.head('OPERATING EXPENSES','5000-0000')
E=[('PAYROLL & BENEFITS','5100-0000','5199-0000',[('5110-0000','Manager Salaries',6850,'s'),('5112-0000','Leasing Salaries',7940,'s'),('5114-0000','Maintenance Salaries',12300,'s'),('5120-0000','Bonuses & Commissions',1850,'n'),('5130-0000','Payroll Taxes',2610,'s'),('5140-0000','Health Insurance',3360,'s'),('5145-0000','Workers Compensation',710,'s')]),
('ADMINISTRATIVE','5200-0000','5299-0000',[('5210-0000','Office Supplies',340,'n'),('5215-0000','Telephone & Internet',1125,'s'),('5220-0000','Computer & Software',2310,'f'),('5230-0000','Legal - Evictions',780,'l'),('5235-0000','Bank Charges',215,'n'),('5240-0000','Credit Reports',390,'n'),('5250-0000','Dues & Training',310,'l')]),
('MARKETING','5300-0000','5399-0000',[('5310-0000','Internet Advertising',3150,'s'),('5320-0000','Resident Functions',480,'n'),('5330-0000','Locator Fees',900,'l')]),
('REPAIRS & MAINTENANCE','5400-0000','5499-0000',[('5410-0000','HVAC Repairs',1420,'u'),('5415-0000','Plumbing Repairs',1280,'n'),('5420-0000','Electrical Repairs',510,'n'),('5425-0000','Appliance Repairs',460,'n'),('5430-0000','Landscaping Contract',4150,'f'),('5435-0000','Pest Control',880,'s'),('5440-0000','Pool Maintenance',690,'u'),('5445-0000','Trash Removal',4890,'s')]),
('TURNOVER','5500-0000','5599-0000',[('5510-0000','Painting - Turn',2280,'n'),('5520-0000','Carpet Cleaning',540,'n'),('5530-0000','Cleaning - Turn',1190,'n')]),
('UTILITIES','5600-0000','5699-0000',[('5610-0000','Electric - Common Area',3420,'s'),('5612-0000','Electric - Vacant',610,'n'),('5620-0000','Gas',730,'w'),('5630-0000','Water & Sewer',12750,'s')])]
ex=[sec(t,c1,c2,'TOTAL '+t,l,'E') for t,c1,c2,l in E]
ctl=s.sub('TOTAL CONTROLLABLE EXPENSES',ex,code='5990-0000',kind='E')
f=sec('TAXES, INSURANCE & MANAGEMENT','6000-0000','6099-0000','TOTAL TAXES, INSURANCE & MANAGEMENT',[('6010-0000','Real Estate Taxes',38900,'f'),('6020-0000','Property & Liability Insurance',14260,'f'),('6030-0000','Management Fees',9870,'s')],'E')
t=s.sub('TOTAL OPERATING EXPENSES',[ctl,f],'TOTAL','6999-0000','E',key='total_operating_expenses')
noi=s.sub('NET OPERATING INCOME',[c,(t,-1)],'TOTAL','7000-0000',key='noi')
n=sec('NON-OPERATING EXPENSES','8000-0000','8999-0000','TOTAL NON-OPERATING EXPENSES',[('8010-0000','Mortgage Interest',71840.22,'f'),('8110-0000','Capital - Flooring',4200,'l'),('8120-0000','Capital - Appliances',1900,'l'),('8130-0000','Capital - Exterior',6500,'z'),('8210-0000','Partnership Expense',450,'z')],'E',0)
s.sub('NET INCOME',[noi,(n,-1)],'TOTAL','9999-0000',key='net_income')
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Report1')
B=dict(font_name='Tahoma',font_size=8);F=lambda **k:wb.add_format({**B,**k})
h=F(bold=1,align='center',font_size=10)
for i,x in enumerate(['Magnolia Crossing Apartments (magcross)','Statement (12 months)','Period = Jan 2025-Dec 2025','Book = Accrual ; Tree = ysi_is']): ws.merge_range(i,0,i,14,x,h if i<2 else F(align='center'))
for i,x in enumerate(cols): ws.write(5,2+i,x,F(bold=1,align='right',bottom=1))
ws.write(5,0,'',F(bottom=1));ws.write(5,1,'',F(bottom=1))
y=6
for R in s.rows:
    b=R['type']!='LINE'
    ws.write(y,0,R['code'],F(bold=b));ws.write(y,1,'   '*R['lv']+R['label'],F(bold=b))
    if R['type']!='HEADING':
        fm=F(bold=b,num_format='#,##0.00;-#,##0.00',top=1 if b else 0)
        for i,v in enumerate(R['vals']): ws.write_number(y,2+i,v,fm)
    y+=1
    if R['type']=='TOTAL' or (b and R['items']): y+=1
ws.write(y+1,0,'Thursday, January 15, 2026  09:42 AM',F(italic=1))
ws.set_column(0,0,10);ws.set_column(1,1,38);ws.set_column(2,14,11.5);ws.freeze_panes(6,2)
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
save(N,[s.dump()],'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi Voyager export','code + indented label, 12 months and total, spacer rows after subtotals',False)
