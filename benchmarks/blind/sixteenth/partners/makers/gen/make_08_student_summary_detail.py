# Student: workbook with cover, summary sheet, detail sheet with comments between month and YTD
import random
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1108); N='HAWTHORN_ROW_JV_Package_Mar26.xlsx'
P='Hawthorn Row Student Residences'
def dv(b,k):
    g=1 if k=='inc' else -1
    return [b[0],b[1],g*(b[0]-b[1]),b[2],b[3],g*(b[2]-b[3]),b[4]]
C=['March 2026 Actual','March 2026 Budget','March 2026 $ Var','YTD Actual','YTD Budget','YTD $ Var','YTD Prior Year']
d=St('Income Statement Detail',P,'2026-01-01','2026-03-31',C,sheet='IS Detail',derive=dv)
def ln(l,m,kind='exp',p=.1): return d.L(l,[nz(R,m,p),int(round(m/25.)*25),nz(R,m*3,p*.6),int(round(m/25.)*25)*3,nz(R,m*2.9,p)],None,kind)
S={}
def sec(h,t,rows,kind='exp'):
    d.H(h); S[h]=d.T(t,[ln(l,m,kind) for l,m in rows],kind=kind); return S[h]
a=sec('Rental Income','Net Rental Income',[('Potential Rent',338900),('Vacancy',-14600),('Model & Staff Beds',-2950),('Concessions',-5200),('Bad Debt',-3400)],'inc')
b=sec('Other Income','Total Other Income',[('Parking',7800),('Pet Rent & Fees',1650),('Furniture',2900),('Utility Reimbursement',10250),('Late & NSF Fees',2100),('Laundry & Vending',675),('Sponsorships',500)],'inc')
ti=d.T('TOTAL INCOME',[a,b],type='TOTAL',key='total_income')
E_=[sec('Salaries & Benefits','Total Salaries & Benefits',[('Office Salaries',11200),('Maintenance Salaries',9600),('Resident Assistants',3100),('Taxes & Benefits',5450)]),
sec('Marketing','Total Marketing',[('Advertising',3900),('Events & Outreach',1850),('Renewal Gifts',1300)]),
sec('Admin','Total Admin',[('Office Expense',1475),('IT & Software',2225),('Legal & Collections',700),('Bank & Card Fees',2050)]),
sec('Repairs & Turn','Total Repairs & Turn',[('Repairs',4800),('Contracts',5150),('Turn Expense',950)]),
sec('Utilities','Total Utilities',[('Electric',14900),('Gas',2600),('Water/Sewer',8250),('Trash',2050),('Internet',6400)])]
tc=d.T('Total Controllable',E_,kind='exp')
E2=sec('Non-Controllable','Total Non-Controllable',[('Management Fee',10300),('Real Estate Taxes',31500),('Insurance',9700)])
te=d.T('TOTAL OPERATING EXPENSES',[tc,E2],kind='exp',type='TOTAL',key='total_operating_expenses')
no=d.T('NET OPERATING INCOME',[ti,te],[1,-1],type='TOTAL',key='noi')
ds=ln('Debt Service - Interest',54300,'exp',.01); cx=ln('Capital Expenditures',8200,'exp',.4); am=ln('Asset Management Fee',3400,'exp',0)
cf=d.T('CASH FLOW AFTER DEBT SERVICE & CAPITAL',[no,ds,cx,am],[1,-1,-1,-1],type='TOTAL',key='net_cash_flow')
# summary: only month actual/budget, YTD actual/budget, var
def dv2(b,k):
    g=1 if k=='inc' else -1
    return [b[0],b[1],g*(b[0]-b[1]),b[2],b[3],g*(b[2]-b[3])]
s=St('Executive Summary',P,None,'2026-03-31',['Actual','Budget','Variance','YTD Actual','YTD Budget','YTD Variance'],sheet='Summary',derive=dv2)
B=lambda i:d.rows[i]['base'][:4]
x=[s.L('Net Rental Income',B(a)),s.L('Other Income',B(b))]; y=s.T('Total Income',x,type='TOTAL',key='total_income')
z=[s.L(h,B(S[h]),kind='exp') for h in ['Salaries & Benefits','Marketing','Admin','Repairs & Turn','Utilities','Non-Controllable']]
z1=s.T('Total Operating Expenses',z,kind='exp',type='TOTAL',key='total_operating_expenses'); n1=s.T('NOI',[y,z1],[1,-1],type='TOTAL',key='noi')
w1=s.L('Interest',B(ds),kind='exp'); w2=s.L('Capital & Fees',[p+q for p,q in zip(B(cx),B(am))],kind='exp'); s.T('Net Cash Flow',[n1,w1,w2],[1,-1,-1],type='TOTAL',key='net_cash_flow')
wb=Workbook(); c=wb.active; c.title='Cover'
c['B3']='MONTHLY REPORTING PACKAGE'; c['B3'].font=Font(size=20,bold=True,color='7A1F3D'); c['B5']=P; c['B5'].font=Font(size=14); c['B6']='March 2026'; c['B8']='Prepared for the JV Member by Hawthorn Campus Management, LLC'; c['B10']='Contents'; c['B11']='1  Summary'; c['B12']='2  IS Detail'; c['B13']='3  Leasing'
w=wb.create_sheet('Summary'); fill=PatternFill('solid',fgColor='7A1F3D'); wh=Font(bold=True,color='FFFFFF'); N1='#,##0_);(#,##0)'; N2='$#,##0_);($#,##0)'
w['B2']=P; w['B2'].font=Font(bold=True,size=13); w['B3']='Executive Summary - March 2026'
w.merge_cells('C5:E5'); w['C5']='Month'; w.merge_cells('G5:I5'); w['G5']='Year to Date'
for q in ('C5','G5'): w[q].fill=fill; w[q].font=wh; w[q].alignment=Alignment(horizontal='center')
cc=[3,4,5,7,8,9]
for k,t in zip(cc,['Actual','Budget','Variance']*2): w.cell(6,k,t).font=Font(bold=True); w.cell(6,k).alignment=Alignment(horizontal='right')
r=7
for q in s.rows:
    t=q['type']!='LINE'; w.cell(r,2,q['label']).font=Font(bold=t)
    for k,v in zip(cc,q['vals']):
        m=w.cell(r,k,v); m.number_format=N2 if t else N1; m.font=Font(bold=t)
        if t: m.border=Border(top=Side('thin'),bottom=Side('double') if q['label'] in('NOI','Net Cash Flow') else None)
    r+=2 if t else 1
# leasing box beside the summary
w['K5']='Leasing Snapshot'; w['K5'].font=wh; w['K5'].fill=fill; w['L5'].fill=fill
for k,(l,v,f) in enumerate([('Beds',432,'0'),('Occupied beds',411,'0'),('Occupancy',411/432,'0.0%'),('Pre-leased 26/27',268,'0'),('Pre-lease %',268/432,'0.0%'),('Pre-lease % last year',.574,'0.0%'),('Avg. rate / bed',792,'$0')]):
    w.cell(6+k,11,l); m=w.cell(6+k,12,v); m.number_format=f
w['B%d'%(r+1)]='NOI trails budget in part because of winter utilities; see comments in IS Detail.' if s.rows[n1]['vals'][2]<0 else 'NOI is ahead of budget for the month; see comments in IS Detail.'
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=28; w.column_dimensions['F'].width=2; w.column_dimensions['J'].width=3; w.column_dimensions['K'].width=22
for k in 'CDEGHI': w.column_dimensions[k].width=12
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.sheet_properties.pageSetUpPr.fitToPage=True
w=wb.create_sheet('IS Detail'); w['A1']=P; w['A1'].font=Font(bold=True,size=12); w['A2']='Income Statement Detail'; w['A3']='For the three months ending March 31, 2026'
w.merge_cells('B5:E5'); w['B5']='March 2026'; w['F5']='Operator comment'; w.merge_cells('G5:K5'); w['G5']='Year to Date'
for k in range(1,12): w.cell(5,k).fill=fill; w.cell(5,k).font=wh; w.cell(5,k).alignment=Alignment(horizontal='center')
for k,t in enumerate(['','Actual','Budget','$ Var','% Var','','Actual','Budget','$ Var','% Var','Prior Year'],1):
    w.cell(6,k,t or None).font=Font(bold=True); w.cell(6,k).alignment=Alignment(horizontal='right'); w.cell(6,k).border=Border(bottom=Side('thin'))
cc=[2,3,4,7,8,9,11]; r=7
for q in d.rows:
    t=q['type']!='LINE'
    if q['type']=='HEADING': r+=1
    w.cell(r,1,q['label']).font=Font(bold=t,italic=q['type']=='SUBTOTAL'); w.cell(r,1).alignment=Alignment(indent=0 if t else 2)
    if q['base']:
        for k,v in zip(cc,q['vals']):
            m=w.cell(r,k,v); m.number_format=N2 if q['type']=='TOTAL' else N1; m.font=Font(bold=t)
            if t: m.border=Border(top=Side('thin'))
            if q['type']=='TOTAL': m.fill=PatternFill('solid',fgColor='F3E3E8')
        for k,i in ((5,2),(10,5)):
            bb=q['vals'][i-1]; m=w.cell(r,k,round(q['vals'][i]/abs(bb),3) if bb else None); m.number_format='0.0%;(0.0%)'; m.font=Font(italic=True,color='666666')
        if q['type']=='LINE' and abs(q['vals'][2])>600:
            m=w.cell(r,6,R.choice(['Timing - reverses in April','Two invoices (Feb 1,900 and Mar) posted','Rate increase eff. 3/1','Spring break staffing','Fewer relets than planned','Cold March; rates +6% over 2025'])); m.font=Font(size=8,italic=True); m.alignment=Alignment(wrap_text=True,vertical='top')
    r+=1
w.column_dimensions['A'].width=34; w.column_dimensions['F'].width=26
for k in 'BCDEGHIJK': w.column_dimensions[k].width=11.5
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.print_title_rows='5:6'
w=wb.create_sheet('Leasing')
for k,row in enumerate([['Floor plan','Beds','Occupied','Pre-leased'],['2x2',96,93,61],['4x2',144,134,80],['4x4',192,184,127],['Total',432,411,268]],2):
    for j,v in enumerate(row,2): w.cell(k,j,v)
wb.save(doc(N))
save(N,[s,d],'STUDENT_HOUSING','OPERATING_STATEMENT','workbook: cover, summary with side box, detail with comment column between month and YTD, leasing sheet',True)
