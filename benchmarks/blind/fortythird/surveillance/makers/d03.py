# apartments operating statement analysis report (servicer), xlsxwriter with formulas
from lib import *
import xlsxwriter,math
from xlsxwriter.utility import xl_rowcol_to_cell as X
R=random.Random(303);FN='OSAR_30291847_Cedar_Hollow.xlsx'
cols=['Underwriting 06/30/2019','YE 12/31/2022 Normalized','YE 12/31/2023 Normalized','2024 Borrower Actual','Adjustment','YE 12/31/2024 Normalized']
s=S('Multifamily Operating Statement Analysis Report','Cedar Hollow Apartments','2024-01-01','2024-12-31',cols,sheet='OSAR',dp=0)
U=196
def L(label,uw,a,b,c,adj=0,com='',**k): return s.line(label,[uw,a,b,c,adj,c+adj],com=com,**k)
s.line('Occupancy Rate',[.943,.951,.939,.928,None,.928],f='p',com='Per 12/31/2024 rent roll')
s.head('INCOME:')
i=[L('Gross Potential Rent',2748200,2981455,3127310,3204918,0,''),
   L('Less: Vacancy/Collection Loss',-164900,-171204,-212388,-258117,0,'Evictions resumed in 2Q; 14 units off line after fire 3/2024.'),]
BR=s.tot('Base Rent',i)
j=[BR,L('Laundry/Vending Income',21400,19872,20115,18944,0),L('Parking Income',36800,41220,42764,43981,0),L('Other Income',141300,168341,181207,264518,-71350,'Removed business interruption insurance proceeds of $71,350.')]
TI=s.tot('Effective Gross Income',j,rt='TOTAL',key='total_income')
s.head('OPERATING EXPENSES:')
egi=s.rows[TI].v
mf=[82900,None,None,None,None,None]
x=[L('Real Estate Taxes',268400,301118,318904,247311,86127,'Borrower expensed 3 quarters only. Adjusted to 2024 tax bills.'),
L('Property Insurance',61200,84310,118266,147905,0,'Premium increase confirmed with 11/2024 renewal.'),
L('Utilities',197300,214907,221873,229460,0),
L('Repairs and Maintenance',142600,168112,177940,263388,-84215,'Reclass flooring, HVAC and parking lot to capital expenditures.'),
L('Management Fees',82900,91220,94775,97104,0,'3.0% of EGI.'),
L('Payroll & Benefits',318700,352884,371015,388702,0),
L('Advertising & Marketing',28100,24660,26318,31240,0),
L('Professional Fees',19400,17205,21688,38951,-16400,'Removed loan assumption legal fees (non-recurring).'),
L('General and Administrative',46800,51377,54102,57866,0),
L('Other Expenses',0,3110,0,2475,0),L('Ground Rent',0,0,0,0,0)]
TE=s.tot('Total Operating Expenses',x,rt='TOTAL',key='total_operating_expenses')
rt=lambda a,b:[round(p/q,4) if k!=4 else None for k,(p,q) in enumerate(zip(a,b))]
s.line('Operating Expense Ratio',rt(s.rows[TE].v,egi),f='p2')
N=s.tot('Net Operating Income',[TI],[TE],rt='TOTAL',key='noi')
s.head('CAPITAL ITEMS:')
cp=[L('Leasing Commissions',0,0,0,0,0),L('Tenant Improvements',0,0,0,0,0),L('Capital Expenditures',49000,49000,49000,0,133215,'Underwritten reserve of $250/unit plus R&M reclass of $84,215.'),L('Extraordinary Capital Expenditures',0,0,0,0,0)]
TC=s.tot('Total Capital Items',cp)
C=s.tot('Net Cash Flow',[N],[TC],rt='TOTAL',key='net_cash_flow')
ds=1006848;D=s.line('Debt Service - A Note',[ds,ds,ds,ds,None,ds],com='P&I $83,904.00 per month.')
s.line('NOI Debt Service Coverage',rt(s.rows[N].v,s.rows[D].v),f='x')
s.line('NCF Debt Service Coverage',rt(s.rows[C].v,s.rows[D].v),f='x')
for r in s.rows:
    if r.get('f')=='x': r.v=[None if v is None else round(v,2) for v in r.v]
wb=xlsxwriter.Workbook(f'{B}/documents/{FN}');wb.set_properties({'created':__import__('datetime').datetime(2025,4,2)})
ws=wb.add_worksheet('OSAR');ws2=wb.add_worksheet('Instructions')
F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=9,**k))
t=F(bold=1,align='center');n=F();bd=F(bold=1)
ws.merge_range(0,0,0,9,'Multifamily Operating Statement Analysis Report',wb.add_format(dict(font_name='Calibri',font_size=13,bold=1,align='center')))
ws.merge_range(1,0,1,9,'as of 12/31/2024',t)
blk=[('Trust / Series','GRNX 2019-C12','Property Name','Cedar Hollow Apartments'),('Loan Number','30291847','Property Address','4410 Quarry Ridge Rd'),('Scheduled Balance','$14,872,310.44','City, State, Zip','Fort Wayne, IN 46815'),('Paid Through Date','03/01/2025','Property Type','Multifamily'),('Units','196','Year Built / Renovated','1988 / 2014')]
for k,(a,b,c_,d) in enumerate(blk):
    ws.write(3+k,0,a,bd);ws.write(3+k,1,b,n);ws.write(3+k,3,c_,bd);ws.merge_range(3+k,5,3+k,7,d,n)
hr=9;hf=F(bold=1,align='center',text_wrap=1,bg_color='#DDEBF7',border=1,valign='vcenter')
top=['Underwriting','YE 12/31/2022','YE 12/31/2023','2024','Adjustment','YE 12/31/2024'];bot=['06/30/2019','Normalized','Normalized','Borrower Actual','','Normalized']
ws.merge_range(hr,0,hr+1,0,'',hf)
for k in range(6):
    if bot[k]: ws.write(hr,1+k,top[k],hf);ws.write(hr+1,1+k,bot[k],hf)
    else: ws.merge_range(hr,1+k,hr+1,1+k,top[k],hf)
ws.merge_range(hr,7,hr+1,7,'2024 Norm. $/Unit',hf);ws.merge_range(hr,8,hr+1,8,'% Var. to UW',hf);ws.merge_range(hr,9,hr+1,9,'Comments',hf)
num='#,##0;(#,##0);0';y=hr+2;pos={};cm=F(text_wrap=1,italic=1,valign='vcenter',indent=1)
for q,r in enumerate(s.rows):
    if r.rt=='HEADING': y+=1
    pos[q]=y;T=r.rt!='LINE';ws.write(y,0,r.label,F(bold=int(T),indent=0 if T else 1,valign='vcenter'))
    fm={'p':'0.0%','p2':'0.00%','x':'0.00"x"'}.get(r.get('f'),num)
    nf=F(num_format=fm,bold=int(T),valign='vcenter',**(dict(top=1) if T else {}));
    if r.rt!='HEADING':
        for k,v in enumerate(r.v):
            if v is None: ws.write_blank(y,1+k,None,nf);continue
            if T: ws.write_formula(y,1+k,'='+'+'.join(X(pos[p],1+k) for p in r.plus)+''.join('-'+X(pos[p],1+k) for p in r.minus),nf,v)
            elif k==5 and not r.get('f') and r.v[4] is not None: ws.write_formula(y,6,f'={X(y,4)}+{X(y,5)}',nf,v)
            else: ws.write_number(y,1+k,v,nf)
        if not r.get('f'):
            ws.write_formula(y,7,f'={X(y,6)}/{U}',nf,round(r.v[5]/U))
            if r.v[0]: ws.write_formula(y,8,f'=({X(y,6)}-{X(y,1)})/ABS({X(y,1)})',F(num_format='0.0%;(0.0%)',valign='vcenter'),(r.v[5]-r.v[0])/abs(r.v[0]))
        if r.get('com'): ws.write(y,9,r.com,cm);ws.set_row(y,26 if len(r.com)>44 else 15)
    y+=1
y+=1
ws.write(y,0,'Source of Financial Data:',bd);ws.write(y,1,'Complete borrower operating statement, tax bills, rent roll dated 12/31/2024',n)
ws.write(y+1,0,'Notes and Assumptions:',bd);ws.merge_range(y+2,0,y+4,9,'Income: GPR rose 2.5% with new leases signed at an average of $1,378. Vacancy loss rose due to 14 fire-damaged units (Bldg 7) back on line in October 2024. Expense: see comments. Analyst T. Okoro, reviewed 04/02/2025.',F(text_wrap=1,valign='top',border=1))
ws.set_column(0,0,31);ws.set_column(1,6,14);ws.set_column(7,8,10);ws.set_column(9,9,46);ws.set_landscape();ws.fit_to_pages(1,1);ws.hide_gridlines(2)
for k,tx in enumerate(['Enter borrower figures in the 2024 Borrower Actual column only.','Adjustments require a comment where they exceed 10% or $1,000.','Capital reserves default to the underwritten amount.']): ws2.write(k,0,tx,n)
wb.close()
save(FN,[s],'MULTIFAMILY','OPERATING_STATEMENT','CMBS servicer analyst','multi-year normalised analysis with adjustment, per-unit, variance percent and comments; formulas',True)
