# Xero-like trial balance, UK self-storage company, xlsx
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R=random.Random(9)
def v(x): return int(round(x*100*R.uniform(.92,1.08))) if x else 0
A=[l.split('|') for l in '''090|Lloyds Business Current|Bank|0|61820
091|Lloyds Deposit 32-Day Notice|Bank|150000|120000
092|Stripe Clearing|Current Asset|3120|2610
610|Accounts Receivable|Current Asset|18450|21380
611|Provision for Doubtful Debts|Current Asset|-2900|-2100
620|Prepayments|Current Asset|14210|12990
625|Rent Deposit – Unit 7 Forecourt|Current Asset|6000|6000
630|Stock – Boxes & Padlocks|Inventory|4385|3910
710|Freehold Property – Canal Wharf|Fixed Asset|3420000|3420000
720|Container Units (62 × 20ft)|Fixed Asset|217000|186000
721|Less Accumulated Depreciation on Container Units|Fixed Asset|-74300|-52600
730|Partitioning and Mezzanine|Fixed Asset|395000|395000
731|Less Accumulated Depreciation on Partitioning and Mezzanine|Fixed Asset|-158000|-118500
740|CCTV & Access Control|Fixed Asset|38900|31500
741|Less Accumulated Depreciation on CCTV & Access Control|Fixed Asset|-17800|-11600
800|Accounts Payable|Current Liability|-22640|-19870
801|Accruals|Current Liability|-11900|-10250
805|Customer Deposits Held|Current Liability|-41300|-38700
810|Rent Received in Advance|Current Liability|-29600|-26400
820|VAT|Current Liability|-17350|-15120
825|PAYE Payable|Current Liability|-3860|-3520
830|Corporation Tax|Current Liability|-52100|-43800
835|Directors' Loan Account|Current Liability|-85000|-110000
900|Mortgage – Handelsbanken|Non-current Liability|-1985000|-2090000
950|Ordinary Share Capital|Equity|-1000|-1000
960|Retained Earnings|Equity|0|0
970|Dividends Paid|Equity|60000|45000
200|Storage Rental Income|Revenue|-612000|-561000
205|Container Rental Income|Revenue|-98400|-83900
210|Office Suite Licence Fees|Revenue|-74600|-69800
220|Customer Goods Insurance|Revenue|-38200|-33100
230|Merchandise Sales|Sales|-12700|-11900
240|Late Payment Charges|Revenue|-5240|-4480
260|Interest Income|Other Income|-4120|-1980
310|Cost of Merchandise Sold|Direct Costs|6980|6410
404|Business Rates|Overhead|71400|68900
408|Cleaning|Overhead|8150|7720
412|Accountancy and Audit Fees|Overhead|13500|12400
416|Depreciation Expense|Overhead|67400|60900
420|Light, Power, Heating|Overhead|34800|41200
425|Repairs & Maintenance|Overhead|19300|15850
429|General Expenses|Overhead|2640|2210
433|Insurance – Buildings & Liability|Overhead|21300|19600
437|Mortgage Interest|Overhead|104500|96700
441|Legal Expenses|Overhead|1250|8900
445|Pay-per-click Advertising|Overhead|39400|35100
449|Lift Servicing|Overhead|3260|3140
453|Card & Stripe Fees|Overhead|9870|8950
477|Salaries|Overhead|118600|110300
478|Employer National Insurance|Overhead|11700|10150
479|Pension Costs|Overhead|3560|3310
489|Telephone & Internet|Overhead|4480|4290
493|Security Monitoring|Overhead|6100|0
500|Corporation Tax Expense|Overhead|52100|43800'''.splitlines()]
rows=[[c,n,t,v(float(a)),v(float(b))] for c,n,t,a,b in A]
for r in rows:
    if r[0] in('625','950','710'): r[3]=r[4]=int(dict(A_=0,**{'625':6000,'950':-1000,'710':3420000})[r[0]])*100
rows[0][3]=9441763
re_=[r for r in rows if r[0]=='960'][0]
for j in(3,4): re_[j]=-sum(r[j] for r in rows if r is not re_)
print(re_)
rows.sort(key=lambda r:r[0])
wb=Workbook(); ws=wb.active; ws.title='Trial Balance'
ws['A1']='Trial Balance';ws['A1'].font=Font(name='Arial',size=14,bold=True)
ws['A2']='Canal Wharf Storage & Workspace Ltd';ws['A3']='As at 31 March 2025'
for q in('A2','A3'): ws[q].font=Font(name='Arial',size=11,bold=True)
for q in('A1','A2','A3'): ws.merge_cells(q+':F'+q[1]);ws[q].alignment=Alignment(horizontal='left')
H=['Account Code','Account','Account Type','Debit - Year to date','Credit - Year to date','31 Mar 2024']
fmt='#,##0.00;(#,##0.00);0.00'
for j,h in enumerate(H,1):
    c=ws.cell(5,j,h);c.font=Font(name='Arial',size=9,bold=True);c.border=Border(bottom=Side('thin'))
    c.alignment=Alignment(horizontal='right' if j>3 else 'left',wrap_text=True,vertical='bottom')
T=[];i=6
for a,n,t,x,p in rows:
    ws.cell(i,1,a);ws.cell(i,2,n);ws.cell(i,3,t)
    if x>0: ws.cell(i,4,x/100)
    elif x<0: ws.cell(i,5,-x/100)
    ws.cell(i,6,p/100)
    for j in range(1,7):
        ws.cell(i,j).font=Font(name='Arial',size=9)
        ws.cell(i,j).border=Border(bottom=Side('hair',color='BBBBBB'))
        if j>3: ws.cell(i,j).number_format=fmt
        ws.cell(i,j).alignment=Alignment(wrap_text=(j==2),vertical='top')
    r=dict(account=a,name=n)
    if x: r['debit' if x>0 else 'credit']=abs(x)/100
    r['other:31 Mar 2024']=p/100; T.append(r);i+=1
D=sum(r[3] for r in rows if r[3]>0);C=-sum(r[3] for r in rows if r[3]<0);assert D==C and sum(r[4] for r in rows)==0
for j,x in((1,'Total'),(4,D/100),(5,C/100),(6,0)):
    ws.cell(i,j,x)
for j in range(1,7):
    c=ws.cell(i,j);c.font=Font(name='Arial',size=9,bold=True);c.border=Border(top=Side('thin'),bottom=Side('double'));c.number_format=fmt if j>3 else 'General'
ws.cell(i+2,1,'Accrual basis. Unreconciled Stripe payouts after 28 March are in 092. Amounts in GBP; brackets in the comparative are credit balances.').font=Font(name='Arial',size=8,italic=True)
for k,w in zip('ABCDEF',(11,40,20,16,16,16)): ws.column_dimensions[k].width=w
ws.freeze_panes='A6';ws.page_setup.paperSize=9;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='5:5'
ws.oddFooter.center.text='Trial Balance | Canal Wharf Storage && Workspace Ltd | &P'
wb.save(DOC+'/Canal_Wharf_Trial_Balance_31Mar25.xlsx')
save('Canal_Wharf_Trial_Balance_31Mar25.xlsx','TB',None,['debit','credit','other:31 Mar 2024'],T,[{'label':'Total','debit':D/100,'credit':C/100,'other:31 Mar 2024':0.0}])
