# direct-method cash flow by quarter with budget and variance, grant-funded SRO; PLANTED digit in one line
from tl import *
from openpyxl import Workbook
from openpyxl.styles import *
N='cordwainer_sro_cash_flow_fy25.xlsx'; P='Cordwainer House (74 SRO units)'
cols=['Jul–Sep 2024','Oct–Dec 2024','Jan–Mar 2025','Apr–Jun 2025','Year to Date','Annual Budget','Over / (Under) Budget']
s=St('Statement of Cash Receipts and Disbursements','Cordwainer House','2024-07-01','2025-06-30',cols,sheet='Cash Flow')
def L(c,l,q,b): t=sum(q); return s.l(l,list(q)+[t,b,t-b],code=c)
s.h('Operating receipts',no='A')
a=[L('A1','Tenant rent payments',(61240,60115,58930,62408),246000),L('A2','Continuum of Care rental assistance',(148300,148300,151275,151275),596000),L('A3','City services contract',(0,112500,56250,81250),250000),L('A4','State ESG reimbursement',(18640,22915,0,41380),82000),L('A5','Donations restricted to operations',(3150,21480,2265,4900),30000),L('A6','Laundry and sundry',(1218,1164,1097,1240),4800)]
ta=s.t('Total operating receipts',a)
s.h('Operating disbursements',no='B')
bb=[L('B1','Payroll and payroll taxes',(121480,118965,139204,122310),495000),L('B2','Employee benefits',(19870,19870,21340,21340),84000),L('B3','Utilities',(17915,26340,35128,21077),98000),L('B4','Repairs and maintenance vendors',(22460,14835,19270,28914),80000),L('B5','Insurance premiums',(48200,0,0,2150),49500),L('B6','Security contract',(36000,36000,36900,36900),144000),L('B7','Food and client supplies',(8145,11290,8830,9075),36000),L('B8','Professional fees',(2500,16500,1250,2500),21000),L('B9','Payment in lieu of taxes',(0,0,18420,0),18420)]
tb=s.t('Total operating disbursements',bb)
no=s.t('Net cash from operations',[ta],[tb],typ='TOTAL')
s.h('Capital and reserves',no='C')
c_=[L('C1','County capital grant received',(0,85000,40000,0),125000),L('C2','Boiler replacement',(0,-91400,-33850,0),-128000),L('C3','Deposits to replacement reserve',(-5550,-5550,-5550,-5550),-22200),L('C4','Releases from replacement reserve',(0,8200,0,0),5000)]
tc=s.t('Net capital and reserves',c_)
s.h('Financing',no='D')
d=[L('D1','Mortgage principal and interest',(-14322,-14322,-14322,-14322),-57288),L('D2','Line of credit drawn / (repaid)',(40000,-25000,0,-15000),0)]
td=s.t('Net financing',d)
net=s.t('NET INCREASE / (DECREASE) IN CASH',[no,tc,td],typ='TOTAL',key='net_cash_flow')
nv=s.v(net); op=98412; o=[op]
for k in range(3): o.append(o[-1]+nv[k])
be=s.l('Opening cash balance',o+[op,95000,op-95000])
s.t('CLOSING CASH BALANCE',[be,net],typ='TOTAL')
print(s.v(net),s.v(len(s.x)-1))
# the plant: second quarter, B4 14,835 printed as 19,835
s.d['rows'][bb[3]]['values'][1]=19835
s.plant('Repairs and maintenance vendors, Oct–Dec 2024, is printed 19,835; its year to date and the totals use 14,835','digit_changed')
wb=Workbook(); w=wb.active; w.title='Cash Flow'; w.sheet_view.showGridLines=False
fn='Verdana'
def put(r,c,v,**k): q=w.cell(r,c,v); q.font=Font(name=fn,size=8.5,**k); return q
put(1,1,'Grant No. HSG-25-0417',italic=True); put(1,9,'Exhibit D-2',italic=True).alignment=Alignment(horizontal='right')
w.merge_cells('A2:I2'); put(2,1,'CORDWAINER HOUSE',bold=True).alignment=Alignment(horizontal='center'); w.merge_cells('A3:I3'); put(3,1,'Statement of Cash Receipts and Disbursements, July 1, 2024 to June 30, 2025',bold=True).alignment=Alignment(horizontal='center')
w.merge_cells('A4:I4'); put(4,1,'74 single-room units - quarterly report to the City Department of Housing',italic=True).alignment=Alignment(horizontal='center')
w.merge_cells('C6:F6'); w.merge_cells('G6:I6'); gr=PatternFill('solid',fgColor='2E6B4F')
for c,t in ((3,'Actual by quarter'),(7,'Fiscal year 2025')): q=put(6,c,t,bold=True,color='FFFFFF'); q.fill=gr; q.alignment=Alignment(horizontal='center')
for c,t in enumerate(['Ref','']+['Jul–Sep\n2024','Oct–Dec\n2024','Jan–Mar\n2025','Apr–Jun\n2025','Year to\nDate','Annual\nBudget','Over / (Under)\nBudget'],1):
    q=put(7,c,t or None,bold=True); q.alignment=Alignment(horizontal='right' if c>2 else 'left',wrap_text=True); q.border=Border(bottom=Side(style='medium',color='2E6B4F'))
w.row_dimensions[7].height=26
r=8
for row,x in s.rows():
    h=row['rowType']=='HEADING'; t='plus' in x
    if h or row['label'].startswith('Opening') : r+=1
    if h: put(r,1,x['no'],bold=True)
    if row['accountCode']: put(r,1,row['accountCode'],color='666666')
    put(r,2,row['label'],bold=h or t)
    for k,v in enumerate(row['values']):
        if h: continue
        q=put(r,3+k,v,bold=t); q.number_format='#,##0;(#,##0);0'
        if t: q.fill=PatternFill('solid',fgColor='E3F0EA'); q.border=Border(top=Side(style='hair'),bottom=Side(style='thin') if row['rowType']=='TOTAL' else None)
    r+=1
r+=1; put(r,2,'Line B5: annual premium paid in July. Line C2: boiler contract, final payment March 2025.',italic=True); put(r+1,2,'Prepared by: A. Nwosu-Tarrant, grants accountant          Certified: ____________________')
w.column_dimensions['A'].width=5; w.column_dimensions['B'].width=40
for c in 'CDEFGHI': w.column_dimensions[c].width=13
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(N))
save(N,[s],'MULTIFAMILY','CASH_FLOW_STATEMENT','nonprofit grants accountant','direct-method cash flow by quarter with budget, reference letters, grouped headers',False)
