from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(1404)
cols=['Current Month','Year to Date','Prior Year to Date','YTD Change']
s=St('Statement of Cash Flow','Two Commerce Plaza','2025-01-01','2025-06-30',cols,lambda b,k:[b[0],b[1],b[2],b[1]-b[2]],sheet='Cash Flow')
def L(c,l,m,lvl=2,nz=.1): a=m*(1+R.uniform(-nz,nz)); return s.l(l,[a,a+m*5*(1+R.uniform(-nz,nz)),m*6*.96*(1+R.uniform(-nz,nz))],c,lvl)
V=lambda c,l,*b:s.l(l,list(b),c,3 if c[0]=='D' else 2)
s.h('Operating Cash Receipts'); 
a=s.t('Total Operating Cash Receipts',[L('R100','Office Rents Collected',412800,nz=.03),L('R120','Retail & Lobby Rents Collected',28450,nz=.05),L('R200','Expense Recoveries Collected',73900),L('R300','Garage Receipts',41250),L('R310','Tenant Service Billings',6180,nz=.3),L('R900','Prior Period Collections',8800,nz=.6)],lvl=1)
s.h('Operating Cash Disbursements')
s.h('Building Services',lvl=1); e1=s.t('Total Building Services',[L('D110','Janitorial',27900,3,.03),L('D120','Security',18650,3,.04),L('D130','Elevators & Escalators',7420,3),L('D140','HVAC & Chiller Plant',12900,3,.4),L('D150','General Repairs',8350,3,.3)],lvl=1)
s.h('Utilities',lvl=1); e2=s.t('Total Utilities',[L('D210','Electric',39400,3,.15),L('D220','Steam',8700,3,.5),L('D230','Water & Sewer',4150,3)],lvl=1)
s.h('General',lvl=1); e3=s.t('Total General',[L('D310','Management Fees',16600,3,.03),L('D320','Payroll & Benefits',31200,3,.04),V('D330','Insurance Premiums',0,88450.00,84120.00),V('D340','Real Estate Taxes Paid',0,418600.50,401377.12),L('D350','Legal & Accounting',3950,3,.5)],lvl=1)
b=s.t('Total Operating Cash Disbursements',[e1,e2,e3],lvl=1)
o=s.t('Net Cash from Operations',[a,b],[1,-1],lvl=0,T='TOTAL')
s.h('Capital & Leasing Activity'); c=s.t('Net Cash Used in Capital & Leasing',[V('C100','Tenant Improvements',-88412.00,-316904.35,-122870.00),V('C110','Leasing Commissions',0,-94215.66,-51330.20),V('C120','Lobby Renovation',-41750.00,-187300.00,0),V('C200','Reserve Draws Received',60000.00,240000.00,75000.00)],lvl=1)
s.h('Financing & Ownership Activity'); f=s.t('Net Cash from Financing & Ownership',[V('F100','Mortgage Principal',-38211.47,-226940.13,-216702.88),V('F110','Mortgage Interest',-121904.18,-733754.77,-743992.02),V('F200','Lender Escrow Deposits',-22500.00,-135000.00,-129000.00),V('F300','Security Deposits, Net',4200.00,-11850.00,18600.00),V('F400','Owner Distributions',0,-450000.00,-600000.00)],lvl=1)
n=s.t('Net Change in Cash',[o,c,f],lvl=0,key='net_cash_flow',T='TOTAL')
nb=s.rows[n]['b']; y0=734118.92; bc=round(y0+nb[1]-nb[0],2)
bg=s.l('Beginning Cash Balance',[bc,y0,681420.37],lvl=0); s.t('Ending Cash Balance',[n,bg],lvl=0,T='TOTAL')
wb=Workbook(); w=wb.active; w.title='Cash Flow'
F=lambda b=False,i=False:Font(name='Garamond',size=11,bold=b,italic=i)
for j,t in enumerate(['Two Commerce Plaza','Statement of Cash Flow','Six Months Ended June 30, 2025','Cash Basis']): w.cell(1+j,2,t).font=F(j<2,j>1)
for c_,t in zip('HIJK',['Current\nMonth','Year to\nDate','Prior Year\nto Date','YTD\nChange']): q=w[c_+'6']; q.value=t; q.font=F(True); q.alignment=Alignment(wrap_text=True,horizontal='right'); q.border=Border(bottom=Side('thin'))
w['A6']='Ref'; w['A6'].font=F(True); w['G6']='GL Range'; w.column_dimensions['G'].hidden=True
i=7
for r in s.rows:
    if r['t']=='HEADING' and r['lvl']==0: i+=1
    if r['code']: w.cell(i,1,r['code']).font=F(); w.cell(i,7,r['code'][1:]+'000-'+r['code'][1:]+'999')
    w.cell(i,2+r['lvl'],r['label']).font=F(r['t']!='LINE',r['t']=='HEADING' and r['lvl']==1)
    if r['v']:
        for j,x in enumerate(r['v']):
            q=w.cell(i,8+j,x); q.font=F(r['t']!='LINE'); q.number_format='_($* #,##0.00_);_($* (#,##0.00);_($* 0.00_)' if r['t']=='TOTAL' else '#,##0.00_);(#,##0.00)'
            if r['t']!='LINE': q.border=Border(top=Side('thin'),bottom=Side('double') if r['label'].startswith('Ending') else None)
    i+=1
w.cell(i+1,2,'Cash balances exclude lender-held reserves of $612,480.16 at June 30, 2025.').font=F(i=True)
for k,x in dict(A=7,B=3,C=3,D=3,E=3,F=30,H=16,I=17,J=17,K=16).items(): w.column_dimensions[k].width=x
w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
N='2CommercePlaza_CashFlow_0625.xlsx'; wb.save(DOC+N); save(N,s,'OFFICE','CASH_FLOW_STATEMENT','Cash flow with labels indented over several columns, hidden column, letter codes',True)
