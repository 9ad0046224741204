import random
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
rng=random.Random(1212)
name='s4_12_yardi_cash_flow.xlsx'
st=St('Cash Flow Statement','Juniper Flats','2025-07-01','2025-09-30',['Period to Date','Year to Date'])
def b(q):
    if isinstance(q,(list,tuple)): return list(q)
    a=round(q*rng.uniform(.97,1.03),2); return [a,round(a+q*2*rng.uniform(.95,1.02),2)]
def blk(hc,h,A,tc,t,k='i',lvl=1):
    st.H(h,hc,lvl=lvl); ix=[st.L(l,b(q),c,lvl=lvl+1,k=k) for c,l,q in A]; return st.T(t,ix,code=tc,lvl=lvl,k=k)
st.H('INCOME','40000000')
r=blk('41000000','RENT INCOME',[('41100000','Market Rent',497250),('41150000','Loss to Old Lease',-18320),('41210000','Vacancy',-27640),('41220000','Concessions',-6415),('41230000','Write-Off',(-3188.5,-11942.31)),('41240000','Prepaid Rent Income',(1874.2,-645.08))],'41999000','TOTAL RENT INCOME')
o=blk('42000000','OTHER INCOME',[('42110000','Laundry',3890),('42120000','Water/Sewer Reimbursement',16240),('42130000','Pet Fees',2610),('42140000','Late & NSF Fees',3475),('42150000','Interest Income',(412.66,1180.27)),('42190000','Damages',(0,2215))],'42999000','TOTAL OTHER INCOME')
ti=st.T('TOTAL INCOME',[r,o],code='49999000',rt='TOTAL',key='total_income')
st.H('EXPENSES','50000000')
E=[blk('51000000','PAYROLL & BENEFITS',[('51100000','On-Site Management',29480),('51200000','Maintenance',31260),('51300000','Payroll Burden',12175)],'51999000','TOTAL PAYROLL & BENEFITS','e'),
blk('52000000','MAINTENANCE & TURN',[('52100000','Repairs & Supplies',14370),('52200000','Contract Services',9840),('52300000','Make-Ready',8215),('52400000','Landscaping',6450)],'52999000','TOTAL MAINTENANCE & TURN','e'),
blk('53000000','UTILITIES',[('53100000','Electricity',5960),('53200000','Water & Sewer',23180),('53300000','Trash',6240)],'53999000','TOTAL UTILITIES','e'),
blk('54000000','ADMINISTRATIVE & MARKETING',[('54100000','Advertising',5325),('54200000','Office & Software',4890),('54300000','Professional Fees',(1250,6475)),('54400000','Management Fee',14160)],'54999000','TOTAL ADMINISTRATIVE & MARKETING','e'),
blk('55000000','TAXES & INSURANCE',[('55100000','Property Taxes',(51480,154440)),('55200000','Property Insurance',(19875.36,58110.42))],'55999000','TOTAL TAXES & INSURANCE','e')]
te=st.T('TOTAL OPERATING EXPENSES',E,code='59999000',k='e',rt='TOTAL',key='total_operating_expenses')
noi=st.T('NET OPERATING INCOME',[ti,te],[1,-1],code='60000000',rt='TOTAL',key='noi')
d=blk('61000000','DEBT SERVICE',[('61100000','Mortgage Interest',(98214.07,296318.55)),('61200000','Amortized Loan Fees',(2310,6930))],'61999000','TOTAL DEBT SERVICE','e',0)
n=blk('62000000','NON-OPERATING',[('62100000','Depreciation',(88450,265350)),('62200000','Owner Expenses',(1875,9640.5))],'62999000','TOTAL NON-OPERATING','e',0)
ni=st.T('NET INCOME',[noi,d,n],[1,-1,-1],code='69999000',rt='TOTAL',key='net_income')
st.H('ADJUSTMENTS','')
st.rows[-1]['code']=None
A=[('11200000','Accounts Receivable',(-2416.18,3805.44)),('11900000','Escrow - Taxes',(-51480,-58910.25)),('11910000','Escrow - Insurance',(-19350,-4115)),('12500000','Prepaid Insurance',(19875.36,-6420.1)),('15100000','Building Improvements',(-36218.9,-142806.37)),('15200000','Appliances',(-7945,-19870.25)),('15900000','Accumulated Depreciation',(88450,265350)),('16900000','Accumulated Amortization - Loan Fees',(2310,6930)),('21100000','Accounts Payable',(9142.55,-14870.93)),('21500000','Accrued Property Taxes',(51480,154440)),('22100000','Security Deposits',(-850,2475)),('24100000','Mortgage Payable',(-31785.93,-93681.45)),('31500000','Owner Distributions',(-75000,-225000))]
ix=[st.L(l,v,c,lvl=1) for c,l,v in A]; ta=st.T('TOTAL ADJUSTMENTS',ix)
cf=st.T('CASH FLOW',[ni,ta],rt='TOTAL',key='net_cash_flow')
print('cf',st.rows[cf]['base'],st.rows[noi]['base'],st.rows[ti]['base'])
end=412880.19; bg=st.L('Beginning Cash',[round(end-v,2) for v in st.rows[cf]['base']],lvl=0); st.T('Ending Cash',[cf,bg],rt='TOTAL')
print(st.rows[bg]['base'])
wb=Workbook(); w=wb.active; w.title='Report1'; st.sheet=None
for i,t in enumerate(['Juniper Flats (junfl)','Cash Flow Statement','Period = Jul 2025-Sep 2025','Book = Accrual']):
    w.merge_cells(start_row=1+i,start_column=1,end_row=1+i,end_column=6); x=w.cell(1+i,1,t); x.alignment=Alignment(horizontal='center'); x.font=Font(name='Tahoma',size=11 if i<2 else 8,bold=i<2)
for j,t in enumerate([None,None,'Period to Date','%','Year to Date','%']):
    x=w.cell(5,1+j,t); x.font=Font(name='Tahoma',size=8,bold=True); x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=Side(style='thin'))
r=6; tv=st.rows[ti]['base']
for row in st.rows:
    b=row['rt']!='LINE'; f=Font(name='Tahoma',size=8,bold=b)
    if row['label'] in('ADJUSTMENTS','EXPENSES','DEBT SERVICE','Beginning Cash'): r+=1
    if row['code']: w.cell(r,1,row['code']).font=f
    w.cell(r,2,'  '*row['lvl']+row['label']).font=f
    if row['rt']!='HEADING':
        cash=row['label'] in('Beginning Cash','Ending Cash')
        for k,v in enumerate(row['vals']):
            x=w.cell(r,3+2*k,v); x.number_format='#,##0.00'; x.font=f
            if row['items']: x.border=Border(top=Side(style='thin'))
            if not cash: x=w.cell(r,4+2*k,round(v/tv[k]*100,2)); x.number_format='0.00'; x.font=f
    r+=1
w.cell(r+1,2,'Thursday, October 09, 2025   11:26 AM').font=Font(name='Tahoma',size=7)
w.column_dimensions['A'].width=11; w.column_dimensions['B'].width=42
for c,v in zip('CDEF',(15,8,15,8)): w.column_dimensions[c].width=v
w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0; wb.save(doc(name)); save(name,[st],'MULTIFAMILY','CASH_FLOW_STATEMENT','Yardi cash flow export: PTD/% and YTD/%, adjustments, beginning and ending cash')
