import random, datetime as dt
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as gl
rng=random.Random(707)
name='s4_07_retail_t12_quarters.xlsx'
cols=['Oct-24','Nov-24','Dec-24','4Q24','Jan-25','Feb-25','Mar-25','1Q25','Apr-25','May-25','Jun-25','2Q25','Jul-25','Aug-25','Sep-25','3Q25','TTM Sep-25']
def der(b,k):
    o=[]
    for q in range(4): o+=b[3*q:3*q+3]+[sum(b[3*q:3*q+3])]
    return o+[sum(b)]
st=St('Rolling Twelve Month Income Statement','Quarry Bend Marketplace','2024-10-01','2025-09-30',cols,sheet='R12',derive=der)
def n(q,v=.1): return [round(q*rng.uniform(1-v,1+v),2) for _ in range(12)]
def f(*p): 
    o=[]
    for q,c in p: o+=[q]*c
    return o
def some(d): return [d.get(i,0) for i in range(12)]
st.H('Revenues')
a=[st.L('Minimum Rent - Anchors',f((58416.67,12))),st.L('Minimum Rent - Inline',f((91240.18,3),(93118.42,4),(94780.9,5))),st.L('Minimum Rent - Outparcels',f((18750,8),(19312.5,4))),st.L('Percentage Rent',some({2:14820.44,5:9116.02,9:6205.7})),st.L('Rent Abatement',some({3:-4166.67,4:-4166.67,5:-4166.67}))]
ra=st.T('Total Rental Revenue',a)
b=[st.L('CAM Reimbursement',f((21480,3),(22915,9))),st.L('Tax Reimbursement',f((19760.25,3),(20844.1,9))),st.L('Insurance Reimbursement',f((4015,12))),st.L('Marketing Fund',f((1875,12))),st.L('Prior Year CAM True-Up',some({4:-7341.16}))]
rb=st.T('Total Reimbursements',b)
o=[st.L('Specialty Leasing / Kiosk',some({0:1800,1:6200,2:7450,6:2400,7:2400,8:1950})),st.L('Late Charges & Interest',n(312,.6)),st.L('Sign Panel Income',f((425,12)))]
ro=st.T('Total Other Revenue',o)
ti=st.T('Effective Gross Income',[ra,rb,ro],rt='TOTAL',key='total_income')
st.H('Recoverable Expenses')
e=[st.L(l,v,k='e') for l,v in [('Parking Lot Sweeping',f((2450,12))),('Landscaping',f((3125,5),(3280,7))),('Snow Plowing & Salt',some({1:1880,2:6415.5,3:11290.25,4:8704,5:2166})),('Lighting & Common Electric',n(3470)),('Water / Fire Line',n(1190)),('Trash & Compactor',n(2240,.05)),('Roof & Building Repairs',n(2870,.7)),('Security',f((4200,12))),('Real Estate Taxes',f((26110.5,3),(27338.2,9))),('Liability & Property Insurance',f((5216.08,7),(5584.33,5)))]]
re=st.T('Total Recoverable Expenses',e,k='e')
st.H('Non-Recoverable Expenses')
e2=[st.L(l,v,k='e') for l,v in [('Management Fee',[round(.035*x,2) for x in st.rows[ti]['base']]),('Vacant Suite Costs',n(640,.5)),('Legal - Leasing',some({2:2150,6:3875,10:1460})),('Bad Debt',some({2:5318.9,8:-1204.55,11:2760})),('Bank Fees',f((68.5,12)))]]
nr=st.T('Total Non-Recoverable Expenses',e2,k='e')
te=st.T('Total Operating Expenses',[re,nr],k='e',key='total_operating_expenses')
noi=st.T('Net Operating Income',[ti,te],[1,-1],rt='TOTAL',key='noi')
i1=st.L('Interest Expense',[round(8912000*.0525*d/360,2) for d in (31,30,31,31,28,31,30,31,30,31,31,30)],k='e'); i2=st.L('Loan Servicing Fee',f((185,12)),k='e'); dp=st.L('Depreciation & Amortization',f((49870.12,3),(51344.6,9)),k='e')
st.T('Net Income',[noi,i1,i2,dp],[1,-1,-1,-1],rt='TOTAL',key='net_income')
wb=Workbook(); w=wb.active; w.title='Read Me'
for i,t in enumerate(['Quarterly reporting package','Fund: Keystone Harbor Value Fund III','Preparer: fund accounting','R12 tab is linked to the GL; do not hard-code.']): w.cell(2+i,2,t)
w=wb.create_sheet('R12'); wb.active=1
w['C1']='Quarry Bend Marketplace'; w['C1'].font=Font(bold=True,size=14); w['C2']='Rolling Twelve Month Income Statement'; w['C3']='October 2024 - September 2025'; w['C4']='GLA 214,880 sf'
H=6; w.cell(H,2,'Ln'); w.cell(H,3,'Account'); thin=Side(style='thin'); dbl=Side(style='double'); gr=PatternFill('solid',fgColor='FFF2CC')
for j,cn in enumerate(cols):
    x=w.cell(H,4+j)
    if '-' in cn and not cn.startswith('TTM'): x.value=dt.date(2000+int(cn[-2:]),{'Oct':10,'Nov':11,'Dec':12,'Jan':1,'Feb':2,'Mar':3,'Apr':4,'May':5,'Jun':6,'Jul':7,'Aug':8,'Sep':9}[cn[:3]],1); x.number_format='mmm\\-yy'
    else: x.value=cn; x.fill=gr
    x.font=Font(bold=True); x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=thin)
r=H+1
for k,row in enumerate(st.rows):
    if row['rt']=='HEADING' and k: r+=1
    w.cell(r,2,k+1).font=Font(size=8,color='888888'); x=w.cell(r,3,row['label']); bold=row['rt']!='LINE'; x.font=Font(bold=bold); x.alignment=Alignment(indent=0 if bold else 1)
    if row['rt']!='HEADING':
        for j,v in enumerate(row['vals']):
            x=w.cell(r,4+j,v); x.number_format='#,##0_);(#,##0);0_)'; x.number_format='#,##0.00_);\\(#,##0.00\\);0.00_)'; x.font=Font(bold=bold)
            if j in(3,7,11,15,16): x.fill=gr
            if bold: x.border=Border(top=thin,bottom=dbl if row['rt']=='TOTAL' else None)
    r+=1
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=4; w.column_dimensions['C'].width=34
for j in range(len(cols)): w.column_dimensions[gl(4+j)].width=13
w.freeze_panes='D7'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(name))
save(name,[st],'RETAIL','OPERATING_STATEMENT_T12','Rolling twelve months with interleaved quarter totals, line numbers, real-date headers, second sheet')
