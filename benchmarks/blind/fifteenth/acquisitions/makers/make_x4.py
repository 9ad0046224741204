# Retail: account-form balance sheet (assets left, liabilities & capital right) on one sheet, year-over-year operating statement on another
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
import datetime as D
P='Harlan Marketplace'
b=S('Comparative Balance Sheet',P,None,'2025-06-30',['6/30/2025','6/30/2024'],sheet='Balance Sheet')
L=lambda s,l,*v,**k: s.L(l,list(v),**k)
b.H('ASSETS'); b.H('Current Assets')
c1=b.T('Total Current Assets',[L(b,'Cash - Operating',183655,142907),L(b,'Cash - Security Deposits',46500,44250),L(b,'Tenant Receivables',38816,51204),L(b,'Allowance for Doubtful Accounts',-9200,-14500),L(b,'Prepaid Insurance & Taxes',27340,25118)])
b.H('Real Estate')
c2=b.T('Net Real Estate',[L(b,'Land',1940000,1940000),L(b,'Buildings',6815000,6815000),L(b,'Tenant Improvements',742316,611050),L(b,'Accumulated Depreciation',-2486120,-2241775)])
b.H('Other Assets')
c3=b.T('Total Other Assets',[L(b,'Deferred Leasing Costs, Net',118204,96477),L(b,'Lender Reserves',204918,171336),L(b,'Straight-Line Rent Receivable',91450,78208)])
ta=b.T('TOTAL ASSETS',[c1,c2,c3],'TOTAL',key='total_assets'); nl=len(b.rows)
b.H('LIABILITIES'); b.H('Current Liabilities')
d1=b.T('Total Current Liabilities',[L(b,'Accounts Payable',31877,42316),L(b,'Accrued Interest',19462,19981),L(b,'Accrued Real Estate Taxes',84210,80655),L(b,'Tenant Deposits',46500,44250),L(b,'Prepaid Rents',22914,17803)])
b.H('Long-Term Liabilities')
d2=b.T('Total Long-Term Liabilities',[L(b,'First Mortgage Payable',4671330,4795418),L(b,'Less: Unamortized Loan Costs',-48600,-59400)])
tl=b.T('TOTAL LIABILITIES',[d1,d2],'TOTAL',key='total_liabilities')
# ---- operating statement (fiscal year July-June)
o=S('Operating Statement - Fiscal Year Comparison',P,'2024-07-01','2025-06-30',['FYE 6/30/25','FYE 6/30/24','Increase / (Decrease)'],sheet='Operations')
Y=lambda l,x,y,note=None: o.L(l,[x,y,x-y],note=note)
o.H('Income')
rv=o.T('Total Income',[Y('Minimum Rent',1016480,974215),Y('Overage Rent',18914,22640,'Two tenants below breakpoint'),Y('CAM Reimbursement',168305,159871),Y('Real Estate Tax Reimbursement',151226,146030),Y('Insurance Reimbursement',38417,29544),Y('Temporary Tenant Income',9600,4200),Y('Miscellaneous',2145,3018),Y('Vacancy & Abatement',-41300,-67455,'Suite C-4 re-let Oct 2024')],'TOTAL',key='total_income')
o.H('Recoverable Expenses')
e1=o.T('Total Recoverable',[Y('Common Area Maintenance',121716,117204),Y('Snow Plowing',24390,31875,'Mild winter'),Y('Common Electric',28462,27190),Y('Fire Protection',6815,5240),Y('Security',18200,18200),Y('Real Estate Taxes',168420,161310),Y('Insurance',43766,33908,'Renewal +29%')])
o.H('Non-Recoverable Expenses')
e2=o.T('Total Non-Recoverable',[Y('Management Fee',54551,50883),Y('Legal & Accounting',19344,14605),Y('Roof & Structure',12680,41275,'FY24 membrane patch'),Y('Marketing',8400,7950),Y('Bad Debt Expense (Recovery)',-5300,6120)])
e=o.T('Total Operating Expenses',[e1,e2],'TOTAL',key='total_operating_expenses')
noi=o.T('Net Operating Income',[rv,e],'TOTAL',signs=[1,-1],key='noi')
o.H('Other Deductions')
d=o.T('Total Other Deductions',[Y('Interest Expense',238614,244902),Y('Depreciation',244345,236180),Y('Amortization',32450,29875)])
ni=o.T('Net Income',[noi,d],'TOTAL',signs=[1,-1],key='net_income'); NI=o.rows[ni]['v']
b.H("MEMBERS' EQUITY")
eq=[b.rows[ta]['v'][k]-b.rows[tl]['v'][k] for k in (0,1)]; ds=(-240000,-200000)
x=L(b,'Capital, Beginning of Year',*[eq[k]-NI[k]-ds[k] for k in (0,1)])
te=b.T("TOTAL MEMBERS' EQUITY",[x,L(b,'Distributions',*ds),L(b,'Net Income for the Year',NI[0],NI[1])],'TOTAL',key='total_equity')
b.T("TOTAL LIABILITIES & EQUITY",[tl,te],'TOTAL')
# beginning 2025 capital must equal ending 2024 equity -> plug through land-side cash: adjust mortgage-free plug on operating cash
gap=eq[1]-b.rows[x]['v'][0]; print('roll gap',gap)
wb=Workbook(); w=wb.active; w.title='Balance Sheet'; F='Garamond'
w['A1']=P; w['A1'].font=Font(name=F,size=16,bold=True); w['A2']='Comparative Balance Sheet'; w['A3']='June 30, 2025 and 2024'
acc='#,##0_);(#,##0)'
def hdr(c):
    for k,t in enumerate(b.cols): q=w.cell(5,c+1+k,t); q.font=Font(name=F,bold=True); q.alignment=Alignment(horizontal='right'); q.border=Border(bottom=Side('thin'))
hdr(1); hdr(5)
left,right=b.rows[:nl],b.rows[nl:]
def col(rows,c,last):
    r=6
    for n,x in enumerate(rows):
        if x is rows[-1]: r=last
        bold=x['rt']!='LINE'
        if x['rt']=='HEADING' and n and not (rows[n-1]['rt']=='HEADING'): r+=1
        w.cell(r,c,x['label']).font=Font(name=F,size=11,bold=bold); w.cell(r,c).alignment=Alignment(indent=0 if bold else 2)
        if x['rt']!='HEADING':
            for k,v in enumerate(x['v']):
                q=w.cell(r,c+1+k,v); q.number_format='$'+acc if x is rows[-1] else acc; q.font=Font(name=F,size=11,bold=bold)
                if bold: q.border=Border(top=Side('thin'),bottom=Side('double') if x is rows[-1] else None)
        r+=1
    return r
LAST=31
print(col(left,1,LAST),col(right,5,LAST))
for c,z in zip('ABCDEFG',(34,14,14,3,34,14,14)): w.column_dimensions[c].width=z
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
w=wb.create_sheet('Operations')
w['A1']=P; w['A1'].font=Font(name=F,size=16,bold=True); w['A2']='Operating Statement - Fiscal Year Comparison'; w['A3']='Fiscal years ended June 30'
for c,t in enumerate(['','FYE\n6/30/25','PSF','FYE\n6/30/24','PSF','Increase /\n(Decrease)','%\nChange','Comment'],1):
    if t: q=w.cell(5,c,t); q.font=Font(name=F,bold=True); q.alignment=Alignment(horizontal='center',wrap_text=True); q.border=Border(bottom=Side('thin'))
w.row_dimensions[5].height=32; r=6; SF=61240
for x in o.rows:
    bold=x['rt']!='LINE'
    if x['rt']=='HEADING' and r>6: r+=1
    w.cell(r,1,x['label']).font=Font(name=F,size=11,bold=bold,italic=x['rt']=='HEADING'); w.cell(r,1).alignment=Alignment(indent=0 if x['rt']!='LINE' else 1)
    if x['rt']!='HEADING':
        v=x['v']
        for c,z,f in ((2,v[0],acc),(3,v[0]/SF,'0.00_);(0.00)'),(4,v[1],acc),(5,v[1]/SF,'0.00_);(0.00)'),(6,v[2],acc),(7,v[2]/abs(v[1]),'0.0%_);(0.0%)')):
            q=w.cell(r,c,z); q.number_format=f; q.font=Font(name=F,size=11,bold=bold,color='808080' if c in(3,5,7) else '000000')
            if bold: q.border=Border(top=Side('thin'))
        if x.get('note'): w.cell(r,8,x['note']).font=Font(name=F,size=9,italic=True)
    r+=1
for c,z in zip('ABCDEFGH',(34,13,8,13,8,13,9,30)): w.column_dimensions[c].width=z
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
w.cell(r+1,1,'Gross leasable area: 61,240 square feet').font=Font(name=F,size=9)
wb.properties.created=wb.properties.modified=D.datetime(2025,8,1); wb.save(f'{DOC}/Harlan Marketplace FY25.xlsx'); dump('Harlan Marketplace FY25.xlsx',[b,o])
