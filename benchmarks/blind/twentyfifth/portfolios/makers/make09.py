# ResMan-like balance sheet xlsx
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
s=S('Balance Sheet','Pinnacle at Otter Creek',None,'2025-09-30',['Balance 09/30/2025','Balance 08/31/2025','Balance 12/31/2024','Net Change MTD'],lambda b,e:[b[0],b[1],b[2],b[0]-b[1]],sheet='Balance Sheet')
s.head('Assets'); s.head('Current Assets',ind=1)
c1=s.sec('Cash',[('1010','Operating Checking',[148220.36,171904.11,96318.74]),('1020','Security Deposit Account',[61850,62300,58925]),('1030','Petty Cash',[500,500,500])],'Total Cash',2)
c2=s.sec('Receivables',[('1110','Resident Receivables',[27416.08,31228.9,22807.55]),('1115','Allowance for Doubtful Accounts',[-9800,-9800,-7500]),('1120','Subsidy Receivable',[4312,0,3986])],'Total Receivables',2)
c3=s.sec('Prepaids & Escrows',[('1210','Prepaid Insurance',[38815.5,43128.33,11402.7]),('1220','Tax Escrow',[184660.25,164142.45,0]),('1230','Replacement Reserve Escrow',[221094.4,215369.4,192730.65]),('1240','Utility Deposits',[6250,6250,6250])],'Total Prepaids & Escrows',2)
ca=s.tot('Total Current Assets',[c1,c2,c3],ind=1)
f=s.sec('Fixed Assets',[('1510','Land',[2450000]*3),('1520','Buildings',[17832500]*3),('1530','Building Improvements',[1214806.12,1196331.12,1047722.9]),('1540','Appliances & Furnishings',[386411.2,384190.77,358004.35]),('1590','Accumulated Depreciation',[-4107315.93,-4051922.6,-3608775.96])],'Total Fixed Assets',1)
o=s.sec('Other Assets',[('1610','Loan Costs',[286000]*3),('1615','Accumulated Amortization',[-112016.67,-109633.33,-90566.61])],'Total Other Assets',1)
ta=s.tot('Total Assets',[ca,f,o],type='TOTAL',key='total_assets')
s.head('Liabilities & Equity'); s.head('Liabilities',ind=1)
l1=s.sec('Current Liabilities',[('2010','Accounts Payable',[58119.42,73380.16,49871.9]),('2020','Accrued Expenses',[21430,18215.5,26904.33]),('2030','Accrued Property Taxes',[166500,148000,0]),('2040','Accrued Interest',[48216.84,48311.02,49055.7]),('2110','Prepaid Rent',[19764.5,15228.75,23901]),('2120','Security Deposits Held',[61425,61875,58400])],'Total Current Liabilities',2)
l2=s.sec('Long Term Liabilities',[('2510','Mortgage Payable - First',[12417822.09,12441106.48,12624390.3]),('2520','Due to Affiliate',[75000,75000,0])],'Total Long Term Liabilities',2)
tl=s.tot('Total Liabilities',[l1,l2],ind=1,key='total_liabilities')
A=s.rows[ta]['base']; L=s.rows[tl]['base']; ni=[214806.33,188417.2,0]; dist=[-540000,-480000,0]; con=[7900000]*3
re=round(A[2]-L[2]-con[2],2)
gap=[A[i]-L[i]-con[i]-re-ni[i]-dist[i] for i in range(3)]; ni=[abs(round(ni[i]+gap[i],2)) for i in range(3)]
print(ni,re)
e=s.sec('Equity',[('3010','Owner Contributions',con),('3020','Owner Distributions',dist),('3900','Retained Earnings',[re]*3),(None,'Current Year Net Income',ni)],'Total Equity',1,key='total_equity')
s.tot('Total Liabilities & Equity',[tl,e],type='TOTAL')
wb=Workbook(); w=wb.active; w.title='Balance Sheet'; F=lambda **k:Font(name='Segoe UI',**k)
w['B2']='Balance Sheet'; w['B2'].font=F(size=16,color='3C7A57'); w['B3']='Pinnacle at Otter Creek'; w['B3'].font=F(size=11,bold=True); w['B4']='As of 9/30/2025  •  Accrual  •  Summit Ridge Apartment Mgmt'; w['B4'].font=F(size=9)
for j,(a,b) in zip((3,5,6,7,8),[('Account','Number'),('Balance','09/30/2025'),('Balance','08/31/2025'),('Balance','12/31/2024'),('Net Change','MTD')]):
    for k,t in ((6,a),(7,b)): z=w.cell(k,j,t); z.font=F(size=9,bold=True); z.alignment=Alignment(horizontal='right' if j>3 else 'center'); 
    w.cell(7,j).border=Border(bottom=Side('thin',color='3C7A57'))
y=8
for r in s.rows:
    z=w.cell(y,2,r['label']); z.alignment=Alignment(indent=r['ind']*2 + (0)); 
    if r['code']: w.cell(y,3,int(r['code'])).alignment=Alignment(horizontal='center')
    for j,v in zip((5,6,7,8),r['values'] or []):
        q=w.cell(y,j,v); q.number_format='$#,##0.00;-$#,##0.00' if r['items'] else '#,##0.00;-#,##0.00'
        if r['items']: q.border=Border(top=Side('thin'),bottom=Side('double') if r['type']=='TOTAL' else None)
    for j in range(2,9): w.cell(y,j).font=F(size=9,bold=r['type']!='LINE',color='3C7A57' if r['type']=='HEADING' else '000000')
    y+=1+(r['type']=='TOTAL')
for k,v in dict(A=3,B=40,C=10,D=2,E=17,F=17,G=17,H=16).items(): w.column_dimensions[k].width=v
w.sheet_view.showGridLines=False; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
fn='otter_creek_bs_sep25.xlsx'; wb.save(f'{D}/documents/{fn}'); save(fn,[s],'MULTIFAMILY','BALANCE_SHEET','ResMan-like comparative balance sheet, three dates and MTD change, code after the name','no')
