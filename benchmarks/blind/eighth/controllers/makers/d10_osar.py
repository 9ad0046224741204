# CREFC-like Operating Statement Analysis Report, xlsx (openpyxl) + NOI Adjustment Worksheet on a second sheet; retail centre
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng=random.Random(1010); F='OSAR_Willow Creek Crossing_TTM 09-2025.xlsx'
s=S(5) # UW, 2022, 2023, 2024, TTM norm
def L(label,b,gr=.03,noise=.03,code=None,**k):
    v=[b]+[b*(1+gr*(j-1))*(1+rng.uniform(-noise,noise)) for j in range(1,5)]
    return s.l(label,[int(round(x))*100 for x in v],code=code,**k)
s.h('INCOME:')
a=[L('Gross Potential Rent',4312600,.025,.01),L('Less: Vacancy/Collection Loss',-302000,.0,.2)]
br=s.t('Base Rent',a,kind='SUBTOTAL')
o=[L('Expense Reimbursement',1268400,.035),L('Percentage Rent',88000,.02,.2),L('Parking Income',0,0,0),L('Other Income',41200,.03,.25)]
ti=s.t('Effective Gross Income',[br]+o,kind='TOTAL',key='total_income')
s.h('OPERATING EXPENSES:')
e=[L('Real Estate Taxes',612300,.04,.01),L('Property Insurance',98400,.09,.03),L('Utilities',121500,.03,.06),L('Repairs and Maintenance',286700,.035,.08),L('Janitorial',44800,.03,.05),L('Management Fees',162250,.025,.01),L('Payroll & Benefits',118900,.04,.04),L('Advertising & Marketing',16500,.0,.3),L('Professional Fees',24300,.03,.3),L('General and Administrative',38200,.03,.15),L('Other Expenses',9800,.0,.5),L('Ground Rent',0,0,0)]
te=s.t('Total Operating Expenses',e,kind='TOTAL',key='total_operating_expenses')
noi=s.t('Net Operating Income',[ti,te],[1,-1],kind='TOTAL',key='noi')
s.h('CAPITAL ITEMS:')
c=[L('Leasing Commissions',76400,.02,.5),L('Tenant Improvements',101200,.02,.6),L('Capital Expenditures',44100,.02,.8),L('Extraordinary Capital Expenditures',0,0,0)]
tc=s.t('Total Capital Items',c)
ncf=s.t('Net Cash Flow',[noi,tc],[1,-1],kind='TOTAL',key='net_cash_flow')
ds=s.l('Debt Service - A Note',[198412600]*5,lvl=1); ds2=s.l('Debt Service - Other Loans',[0]*5,lvl=1)
nd=s.t('Net Cash Flow After Debt Service',[ncf,ds,ds2],[1,-1,-1],kind='TOTAL')
d1=s.l('DSCR: (NOI/DS)',[round(s.rows[noi]['v'][j]/198412600,2)*1.0 for j in range(5)],lvl=0,stat=1)
d2=s.l('DSCR: (NCF/DS)',[round(s.rows[ncf]['v'][j]/198412600,2)*1.0 for j in range(5)],lvl=0,stat=1)
oc=s.l('Physical Occupancy Rate (%)',[.95,.932,.941,.957,.948],lvl=0,stat=2)
# adjustment sheet: borrower actual, adjustment, normalized
A=S(3); mp={}
def shortadj(r,i):
    v=r['v'][4]; adj={'Real Estate Taxes':-1840000,'Other Income':2215000,'Repairs and Maintenance':3960000,'Expense Reimbursement':-2700000,'Management Fees':-612300,'Professional Fees':1150000,'Capital Expenditures':0}.get(r['label'],0)
    return [v-adj,adj,v]
note={'Real Estate Taxes':'Includes refund of prior year appeal','Other Income':'Removed lease termination fee received 2/2025; grossed for omitted kiosk income','Repairs and Maintenance':'Lot restriping coded to prior period','Expense Reimbursement':'Less 2024 CAM true-up billed in TTM','Management Fees':'Adjusted to contract 3.0%','Professional Fees':'Zoning legal not included by borrower'}
for i,r in enumerate(s.rows):
    if r.get('stat') or r['label'].startswith(('Net Cash Flow After','Debt Service')): continue
    if r['type']=='HEADING': mp[i]=A.h(r['label'])
    elif r['type']=='LINE': mp[i]=A.l(r['label'],shortadj(r,i))
    else: mp[i]=A.t(r['label'],[mp[j] for j in r['items']],r['signs'],kind=r['type'],key=r.get('key'))
wb=Workbook(); w=wb.active; w.title='OSAR'
thin=Side(style='thin'); Fn=lambda b=False,i=False,sz=9:Font(name='Times New Roman',size=sz,bold=b,italic=i)
def put(w,r,c,v,f=None,nf=None,al=None,bd=None,fill=None):
    x=w.cell(r,c,v); x.font=f or Fn()
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='center')
    if bd:x.border=bd
    if fill:x.fill=fill
box=Border(left=thin,right=thin,top=thin,bottom=thin); lg=PatternFill('solid',fgColor='E2EFDA')
w.merge_cells('A1:J1'); put(w,1,1,'COMMERCIAL OPERATING STATEMENT ANALYSIS REPORT',Fn(True,sz=12),al='center')
w.merge_cells('A2:J2'); put(w,2,1,'(includes Retail/Office/Industrial/Warehouse/Mixed Use/Self Storage) as of 09/30/2025',Fn(i=True),al='center')
info=[('PROPERTY OVERVIEW',None),('Prospectus ID',118),('Property Name','Willow Creek Crossing'),('Property Address, City, State','2200-2290 Willow Creek Pkwy, Ardmore Falls, MO'),('Property Type','Retail - Anchored Center'),('Net Rentable SF','268,414'),('Year Built / Renovated','1998 / 2016'),('Current Balance of Loan','$31,806,114'),('Scheduled Loan/Paid to Date','10/01/2025')]
r0=4
for k,(x,y) in enumerate(info): put(w,r0+k,1,x,Fn(not k)); 
for k,(x,y) in enumerate(info):
    if y is not None: put(w,r0+k,4,y)
for c,t in ((6,'Occupancy Rate *'),(7,'95.0%'),(8,'93.2%'),(9,'94.1%')): put(w,12,c,t)
h1=['','','UNDERWRITING','3rd PRIOR','2nd PRIOR','PRECEDING YR.','TTM/YTD','UW to TTM','2024 to TTM']; h2=['','','BASE YEAR','NORMALIZED','NORMALIZED','(fm NOI Adj Sheet)','AS OF 09/30/25','VARIANCE','VARIANCE']; h3=['','','06/30/2021','12/31/2022','12/31/2023','12/31/2024','Normalized','%','%']
for k,h in enumerate((h1,h2,h3)):
    for c,t in enumerate(h):
        if c>=2: put(w,14+k,c+1,t,Fn(True,sz=8),al='center',bd=Border(left=thin,right=thin,top=thin if k==0 else None,bottom=thin if k==2 else None),fill=lg)
put(w,13,1,'Statement Classification (per borrower):',Fn(i=True)); 
for c,t in zip(range(3,8),('Annual','Annual','Annual','Annual','TTM')): put(w,13,c,t,Fn(i=True),al='center')
row=17
for r in s.rows:
    t=r['type']; b=t!='LINE'; w.merge_cells(start_row=row,end_row=row,start_column=1,end_column=2)
    put(w,row,1,('   ' if t=='LINE' and r['lvl'] else '')+r['label'],Fn(b))
    if r['v']:
        for j,x in enumerate(r['v']):
            nf={1:'0.00',2:'0.0%'}.get(r.get('stat'),'#,##0;(#,##0);0')
            put(w,row,3+j,x if r.get('stat') else x//100,Fn(b),nf,bd=box)
        if not r.get('stat'):
            for c_,z in ((8,0),(9,3)):
                q=r['v'][z]; put(w,row,c_,round(r['v'][4]/q-1,4) if q else 'n/a',Fn(b),'0.00%',al='right',bd=box)
    row+=1
row+=1; put(w,row,1,'* Occupancy as reported on rent rolls nearest the statement date.  Comments: TTM real estate taxes reflect reassessment effective 1/2025. Anchor (Hartwell Grocers) renewed to 2033.',Fn(i=True,sz=8))
w.column_dimensions['A'].width=26; w.column_dimensions['B'].width=10
for c in 'CDEFGHI': w.column_dimensions[c].width=15
w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.orientation='portrait'; w.sheet_view.showGridLines=False
x=wb.create_sheet('NOI Adj Worksheet')
put(x,1,1,'COMMERCIAL NOI ADJUSTMENT WORKSHEET',Fn(True,sz=12)); put(x,2,1,'Willow Creek Crossing'); put(x,3,1,'Trailing twelve months ended 09/30/2025'); 
for c,t in enumerate(['','Borrower\nActual','Adjustment','Normalized','Notes'],1): put(x,5,c,t,Fn(True),al='center',bd=Border(bottom=thin))
x.row_dimensions[5].height=26; row=6
for r in A.rows:
    b=r['type']!='LINE'; put(x,row,1,r['label'],Fn(b))
    if r['v']:
        for j,v in enumerate(r['v']): put(x,row,2+j,v//100,Fn(b),'$#,##0_);($#,##0);$0_)',bd=Border(top=thin) if b else None)
        if r['v'][1] and not b: put(x,row,5,note[r['label']],Fn(i=True,sz=8))
    row+=1
x.column_dimensions['A'].width=36
for c in 'BCD': x.column_dimensions[c].width=15
x.column_dimensions['E'].width=62; x.page_setup.fitToHeight=0; x.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOCS,F))
cols=['UNDERWRITING BASE YEAR 06/30/2021','3rd PRIOR NORMALIZED 12/31/2022','2nd PRIOR NORMALIZED 12/31/2023','PRECEDING YR. (fm NOI Adj Sheet) 12/31/2024','TTM/YTD AS OF 09/30/25 Normalized']
gv=lambda r:[float(z) if r.get('stat') else z for z in r['v']]
st=truth(s,'COMMERCIAL OPERATING STATEMENT ANALYSIS REPORT','Willow Creek Crossing',None,'2025-09-30',cols,gv,sheet='OSAR')
s2=truth(A,'COMMERCIAL NOI ADJUSTMENT WORKSHEET','Willow Creek Crossing','2024-10-01','2025-09-30',['Borrower Actual','Adjustment','Normalized'],lambda r:r['v'],sheet='NOI Adj Worksheet')
save(F,[st,s2],dict(assetType='RETAIL',documentType='OPERATING_STATEMENT',author='controllers',style='lender OSAR with property block, three-line column headers, DSCR rows, and an NOI adjustment worksheet as second sheet',hard='columns are periods of different kinds (base year, years, TTM), property block above holds numbers, Base Rent is a subtotal under a line name, DSCR and occupancy rows below, percent variance columns with n/a, two statements'))
