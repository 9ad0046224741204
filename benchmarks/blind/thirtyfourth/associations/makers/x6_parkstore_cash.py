from kit import *
import random
from datetime import datetime
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment, PatternFill
rnd=random.Random(3416)
F='3BPS_CashFlow_1H2025.xlsx'
mon=['January','February','March','April','May','June']
s=St(mon+['YTD 2025','YTD 2024','Change'])
def ln(lab,base,var=.06,only=None,sg=1,g=1.04,**d):
    v=[]
    for k in range(6): v.append(0.0 if only is not None and k not in only else round(sg*base*rnd.uniform(1-var,1+var),2) if var else sg*base)
    y=round(sum(v),2); p=round(y/g*rnd.uniform(.96,1.04),2)
    return s.l(lab,v+[y,p,round(y-p,2)],**d)
ob=s.l('Cash balance, beginning of period',[0]*9,top=1)
s.h('CASH RECEIPTS')
s.h('Parking division')
a=[ln('Daily and transient collections',61200),ln('Monthly parker payments',48350,.03),ln('Event nights',8800,.6),ln('Hotel valet contract',14500,0)]
ta=s.t('Parking receipts',a)
s.h('Self-storage division')
b=[ln('Unit rents collected',73900,.03),ln('Tenant insurance remitted by carrier',3150,.05),ln('Late, lien and admin fees',2980,.2),ln('Retail – locks and boxes',1120,.2)]
tb=s.t('Storage receipts',b)
o=[ln('Insurance recovery – gate arm',6420,.1,[2]),ln('Interest',310,.15)]
TR=s.t('TOTAL CASH RECEIPTS',[ta,tb]+o,kind='TOTAL')
s.h('OPERATING DISBURSEMENTS')
e=[ln('Wages and payroll taxes',-41800,.05),ln('Garage and lot rents paid',-22500,0),ln('Parking tax and sales tax remitted',-11950,.08),ln('Utilities',-7340,.15),ln('Repairs and maintenance',-5890,.5),ln('Card processing',-4275,.06),ln('Marketing and aggregators',-5110,.15),ln('Insurance premiums',-18900,.01,[0,3]),ln('Property taxes',-52300,.01,[1]),ln('Software, phones and office',-2840,.12),ln('Professional fees',-6200,.3,[2,3]),ln('Owner management fee',-7500,0)]
TD=s.t('TOTAL OPERATING DISBURSEMENTS',e,kind='TOTAL')
CO=s.t('NET CASH FROM OPERATIONS',[TR,TD],kind='TOTAL')
s.h('INVESTING')
i=[ln('Pay station replacement',-38400,.05,[4]),ln('Roll-up doors, Building D',-14250,.05,[3,4]),ln('Sale of shuttle van',9200,.01,[5])]
TI=s.t('Net cash from investing',i)
s.h('FINANCING')
f=[ln('Mortgage – storage (principal and interest)',-26114.38,0),ln('Equipment loan payments',-3288.15,0),ln('Equipment loan advance',36000,0,[4]),ln('Member distributions',-75000,0,[2,5])]
TF=s.t('Net cash from financing',f)
NC=s.t('NET CHANGE IN CASH',[CO,TI,TF],kind='TOTAL')
n=s.rows[NC]['vals']; B=s.rows[ob]['vals']
B[0]=214386.52
for k in range(1,6): B[k]=round(B[k-1]+n[k-1],2)
B[6]=B[0]; B[7]=188240.11; B[8]=round(B[6]-B[7],2)
E_=s.t('Cash balance, end of period',[ob,NC],kind='TOTAL')
end=s.rows[E_]['vals']
s.h('Represented by:')
g=[]
res=[41250.00+1500*k for k in range(6)]
c3=[res[k] for k in range(6)]+[res[5],32250.0]; c3.append(round(c3[6]-c3[7],2))
pc=[1200]*8+[0]
op=[round(end[k]-c3[k]-pc[k],2) for k in range(8)]; op.append(round(op[6]-op[7],2))
g=[s.l('Operating accounts',op),s.l('Lender replacement reserve',c3),s.l('Change funds and petty cash',pc)]
s.t('Total cash',g,kind='TOTAL')
print(end)
wb=Workbook(); ws=wb.active; ws.title='Cash Flow'
ws['A1']='Three Bridges Parking & Storage LLC'; ws['A1'].font=Font(name='Verdana',size=13,bold=True,color='7A2E1D')
ws['A2']='Cash Flow Statement – First Half 2025'; ws['A2'].font=Font(name='Verdana',size=10,bold=True)
ws['A3']='Direct method, all bank accounts. Disbursements shown as negatives.'; ws['A3'].font=Font(name='Verdana',size=8,italic=True)
hd=PatternFill('solid',fgColor='7A2E1D'); alt=PatternFill('solid',fgColor='FBF1EE'); grp=PatternFill('solid',fgColor='E9D3CD')
for k,t in enumerate(['']+s.cols,1):
    c=ws.cell(5,k,t); c.fill=hd; c.font=Font(name='Verdana',size=8,bold=True,color='FFFFFF'); c.alignment=Alignment(horizontal='right')
y=6
for r in s.rows:
    t=r['typ']; big=t=='TOTAL' or (t=='HEADING' and r['label'].isupper())
    c=ws.cell(y,1,r['label']); c.alignment=Alignment(horizontal='left',indent=0 if big or r['d'].get('top') else 1 if t in('SUBTOTAL','HEADING') else 2)
    for k in range(1,11):
        q=ws.cell(y,k); q.font=Font(name='Verdana',size=8,bold=t!='LINE' or bool(r['d'].get('top')))
        if t=='TOTAL': q.fill=grp; q.border=Border(top=Side(style='thin'))
        elif t=='SUBTOTAL': q.border=Border(top=Side(style='hair'))
        elif y%2: q.fill=alt
        if k>1 and t!='HEADING':
            q.value=r['vals'][k-2]; q.number_format='#,##0.00;[Red]-#,##0.00;0.00'
    y+=1
y+=2
ws.cell(y,1,'Memo (not cash): average rented units').font=Font(name='Verdana',size=8,italic=True)
for k,x in enumerate([512,509,517,526,538,544]): ws.cell(y,2+k,x).font=Font(name='Verdana',size=8,italic=True)
ws.column_dimensions['A'].width=44
for k in 'BCDEFGHIJ': ws.column_dimensions[k].width=13.5
ws.freeze_panes='B6'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
w2=wb.create_sheet('Bank recs'); w2['A1']='Reconciled through'; w2['B1']=datetime(2025,6,30); w2['B1'].number_format='m/d/yyyy'; w2['A2']='Prepared by'; w2['B2']='Accounting'
w2.sheet_state='hidden'
wb.save(DOCS/F)
s.save(F,'Cash Flow Statement – First Half 2025','Three Bridges Parking & Storage LLC','2025-01-01','2025-06-30',{'net_cash_flow':'NET CHANGE IN CASH'},'MIXED_USE','CASH_FLOW_STATEMENT','direct cash flow, six months plus YTD and prior YTD, negatives in red, hidden second sheet',sheet='Cash Flow')
