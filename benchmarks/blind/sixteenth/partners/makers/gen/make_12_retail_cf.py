# Retail: property cash flow statement in $000s, line numbers, note rows under lines, plan vs actual quarter and YTD
import random
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1112); N='Q3-25 Cash Flow - Juniper Station Shops.xlsx'
P='Juniper Station Shops'
C=['Q3 2025 Actual','Q3 2025 Plan','Q3 2025 Over / (Under)','YTD 2025 Actual','YTD 2025 Plan','YTD 2025 Over / (Under)','YTD 2024 Actual']
q1=lambda x:round(x+0.0,1)
class S1(St):
    def r(s,v): return None if v is None else q1(v)
s=S1('Statement of Cash Flow',P,'2025-01-01','2025-09-30',C,sheet='CF Q3',derive=lambda b,k:[b[0],b[1],q1(b[0]-b[1]),b[2],b[3],q1(b[2]-b[3]),b[4]],zero='dash')
no_=[0]
def ln(l,m,p=.06,b=None,note=None):
    no_[0]+=1
    b=b or [q1(m*(1+R.uniform(-p,p))),q1(m),q1(m*3*(1+R.uniform(-p,p))),q1(m*3),q1(m*2.85*(1+R.uniform(-p,p)))]
    return s.L(l,b,n=no_[0],note=note)
def tt(l,*a,**k): no_[0]+=1; return s.T(l,*a,n=no_[0],**k)
s.H('A.  Receipts')
a=[ln('Minimum rents collected',612.4,.03,note='Includes $14.2 of June arrears from Suite 118.'),ln('Percentage rents',18.0,.4),ln('Expense recoveries',171.5,.05),ln('Tenant deposits received',3.5,.5),ln('Interest and other',2.2,.5)]
ta=tt('Total receipts',a)
s.H('B.  Operating disbursements')
b=[ln('Common area maintenance',-74.6,.08),ln('Real estate taxes',-88.0,0),ln('Insurance',-21.3,.02),ln('Utilities',-16.9,.1),ln('Management fee',-31.8,.04),ln('Professional and administrative',-9.4,.3,note='Annual audit billed in August; plan had it in Q2.')]
tb=tt('Total operating disbursements',b)
n1=tt('Cash flow from operations',[ta,tb],type='TOTAL')
s.H('C.  Capital')
c=[ln('Tenant improvement allowances',0,b=[-146.5,-120.0,-211.0,-240.0,-55.8],note='Suite 104 (Pell & Gray Optical) funded in full 9/12.'),ln('Leasing commissions',0,b=[-38.2,-35.0,-61.7,-70.0,-22.4]),ln('Building and site work',0,b=[0,-25.0,-48.3,-75.0,-90.6]),ln('Draws from lender TI/LC reserve',0,b=[90.0,75.0,120.0,150.0,0])]
tc=tt('Net capital expenditures',c)
s.H('D.  Financing')
d=[ln('Interest paid',-207.5,.004),ln('Principal amortization',-61.3,.01),ln('Reserve deposits',-15.0,0)]
td=tt('Total debt service and reserves',d)
n2=tt('Cash available for distribution',[n1,tc,td],type='TOTAL')
s.H('E.  Distributions')
e=[ln('JV partner (90%)',0,b=[-180.0,-180.0,-495.0,-540.0,-450.0]),ln('Operator (10%)',0,b=[-20.0,-20.0,-55.0,-60.0,-50.0])]
te=tt('Total distributions',e)
n3=tt('Increase (decrease) in cash',[n2,te],type='TOTAL',key='net_cash_flow')
B=s.rows[n3]['base']; end=418.9; cashb=[q1(end-B[0]),None,q1(end-B[2]),None,352.7]
no_[0]+=1; i=s._add(label='Cash, beginning of period',code=None,type='LINE',base=cashb,vals=[cashb[0],None,None,cashb[2],None,None,cashb[4]],foots=None,kind='',lvl=1,m=dict(n=no_[0],note=None))
no_[0]+=1; ev=[q1(B[j]+cashb[j]) if cashb[j] is not None else None for j in range(5)]
s._add(label='Cash, end of period',code=None,type='TOTAL',base=ev,vals=[ev[0],None,None,ev[2],None,None,ev[4]],foots=[n3,i],kind='',lvl=0,m=dict(n=no_[0],note=None))
assert ev[0]==ev[2]==end
wb=Workbook(); w=wb.active; w.title='CF Q3'; F=lambda b=False,**k:Font(name='Georgia',size=10,bold=b,**k)
w['C1']=P; w['C1'].font=Font(name='Georgia',size=15,bold=True,color='2F4F2F'); w['C2']='Statement of Cash Flow (cash basis)'; w['C2'].font=F(); w['C3']='Third quarter and nine months ended September 30, 2025   |   Dollars in thousands'; w['C3'].font=F(italic=True)
w.merge_cells('D5:F5'); w['D5']='Q3 2025'; w.merge_cells('H5:J5'); w['H5']='YTD 2025'; w['L5']='YTD 2024'
for x in ('D5','H5','L5'): w[x].font=F(True); w[x].alignment=Alignment(horizontal='center'); w[x].border=Border(bottom=Side('thin'))
w['B6']='Line'
CC=[4,5,6,8,9,10,12]
for k,t in zip(CC,['Actual','Plan','Over / (Under)','Actual','Plan','Over / (Under)','Actual']): x=w.cell(6,k,t); x.font=F(True); x.alignment=Alignment(horizontal='right',wrap_text=True)
w['B6'].font=F(True); r=8
for q in s.rows:
    t=q['type']!='LINE'
    if q['type']=='HEADING':
        r+=1; x=w.cell(r,3,q['label']); x.font=F(True,color='2F4F2F'); r+=1; continue
    w.cell(r,2,q['m']['n']).font=F(); w.cell(r,2).alignment=Alignment(horizontal='center')
    x=w.cell(r,3,q['label']); x.font=F(t); x.alignment=Alignment(indent=0 if t else 1)
    for k,v in zip(CC,q['vals']):
        if v is None: continue
        x=w.cell(r,k,v); x.font=F(t); x.number_format='#,##0.0_);(#,##0.0);"-"_)'
        if t: x.border=Border(top=Side('thin'),bottom=Side('double') if q['label'].startswith(('Cash, end','Increase')) else None)
    r+=1
    if q['m'].get('note'):
        x=w.cell(r,3,q['m']['note']); x.font=Font(name='Georgia',size=8,italic=True,color='808080'); x.alignment=Alignment(indent=3); r+=1
w.cell(r+2,3,'Reviewed by: asset management, JV partner    Date: ____________').font=F()
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=5; w.column_dimensions['C'].width=44
for k in 'DEFHIJL': w.column_dimensions[k].width=11
for k in 'GK': w.column_dimensions[k].width=2
w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=1; w.sheet_properties.pageSetUpPr.fitToPage=True
n=wb.create_sheet('Definitions'); n['A1']='Cash flow from operations'; n['B1']='Receipts less operating disbursements, cash basis'; n['A2']='Over / (Under)'; n['B2']='Actual less plan; disbursements are negative'
wb.save(doc(N))
save(N,[s],'RETAIL','CASH_FLOW_STATEMENT','thousands with one decimal, line numbers before the label, grey note rows under lines, quarter and YTD plan comparison, lettered sections',True)
