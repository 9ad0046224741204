# Sage Intacct-like consolidating BS + IS, two sheets
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(3710)
EN=['Ridgeline 101','Fairhaven 102','Old Mill 103','Holdco 900','Eliminations','Consolidated']; P='Meridian Workforce Housing Fund II LP and Subsidiaries'
dv=lambda b,e:b+[sum(b)]
b=S('Consolidating Balance Sheet',P,None,'2025-06-30',EN,dv,sheet='Consol BS',dash=True)
q=lambda x,y,z,h=0,e=0:[round(v*R.uniform(.97,1.03)+.37,2) if v else 0 for v in (x,y,z,h)]+[e]
b.head('Assets')
a1=b.sec('Current Assets',[('1000','Cash - Operating',q(412000,198000,287000,1140000)),('1050','Cash - Tenant Deposits',q(88000,41000,62000)),('1200','Tenant Receivables, net',q(31000,22600,18900)),('1300','Due from Affiliates',[0,0,0,265000,-265000]),('1400','Prepaid Expenses',q(46000,27500,35200,8100))],'Total Current Assets',1)
a2=b.sec('Real Estate',[('1500','Land',[3100000,1450000,2240000,0,0]),('1510','Buildings & Improvements',q(21400000,9870000,15300000)),('1520','Furniture & Equipment',q(640000,311000,402000)),('1590','Accumulated Depreciation',q(-3820000,-2140000,-2755000))],'Net Real Estate',1)
inv=round(5200000+2410000+3655000,2)
a3=b.sec('Other Non-Current Assets',[('1700','Investment in Subsidiaries',[0,0,0,inv,-inv]),('1750','Lender Reserves',q(389000,166000,244000)),('1800','Deferred Financing Costs, net',q(142000,71000,93500))],'Total Other Non-Current Assets',1)
ta=b.tot('Total Assets',[a1,a2,a3],type='TOTAL',key='total_assets')
b.head("Liabilities and Partners' Capital")
l1=b.sec('Current Liabilities',[('2000','Accounts Payable',q(74000,39800,51000,22500)),('2050','Accrued Liabilities',q(133000,58200,91000,64000)),('2100','Tenant Deposits',q(87500,40500,61500)),('2200','Due to Affiliates',[125000,60000,80000,0,-265000])],'Total Current Liabilities',1)
l2=b.sec('Non-Current Liabilities',[('2500','Mortgage Notes',[16250000,7115400.18,11084219.66,0,0]),('2600','Line of Credit',[0,0,0,1500000,0])],'Total Non-Current Liabilities',1)
tl=b.tot('Total Liabilities',[l1,l2],ind=0,key='total_liabilities',type='TOTAL')
A=b.rows[ta]['base'];L=b.rows[tl]['base']; pc=[5200000,2410000,3655000,0,-inv]; pc[3]=9800000
re=[round(A[i]-L[i]-pc[i],2) for i in range(5)]; print('re',re)
e=b.sec("Partners' Capital",[('3000','Contributed Capital',pc),('3900','Accumulated Earnings (Deficit)',re)],"Total Partners' Capital",1,key='total_equity')
b.tot("Total Liabilities and Partners' Capital",[tl,e],type='TOTAL')
s=S('Consolidating Statement of Operations',P,'2025-01-01','2025-06-30',EN,dv,sheet='Consol IS',dash=True)
s.head('Revenue')
r=[s.line(l,v,k,1) for k,l,v in [('4000','Gross Potential Rent',q(1918000,866000,1342000)),('4100','Vacancy and Concessions',q(-114000,-71500,-69300)),('4200','Tenant Charges',q(121000,48700,80500)),('4300','Asset Mgmt Fee Income',[0,0,0,62400,-62400])]]
t=s.tot('Total Revenue',r,key='total_income')
s.head('Operating Expenses')
x=[s.line(l,v,k,1,True) for k,l,v in [('5000','Payroll',q(241000,132000,178000,96000)),('5100','Administrative',q(61000,33200,44000,38700)),('5200','Repairs and Maintenance',q(148000,87200,103000)),('5300','Utilities',q(172000,94100,121500)),('5400','Property Taxes',q(201000,88000,133000)),('5500','Insurance',q(94000,51000,66800,5200)),('5600','Management Fees',q(58000,25400,40600)),('5650','Asset Mgmt Fee Expense',[30000,13200,19200,0,-62400])]]
te=s.tot('Total Operating Expenses',x,exp=True,key='total_operating_expenses')
n=s.tot('Net Operating Income',[t,(te,-1)],type='TOTAL',key='noi')
s.head('Other (Income) Expense')
y=[s.line(l,v,k,1,True) for k,l,v in [('6000','Interest Income',[-1804.22,-611.9,-977.05,-18340.6,0]),('6100','Interest Expense',q(428000,191000,297000,52000)),('6200','Depreciation and Amortization',q(396000,183000,284000))]]
ot=s.tot('Total Other (Income) Expense',y,exp=True); s.tot('Net Income (Loss)',[n,(ot,-1)],type='TOTAL',key='net_income')
wb=Workbook()
for k,z in enumerate((b,s)):
    w=wb.active if k==0 else wb.create_sheet(); w.title=z.sheet
    f=lambda **kw:Font(name='Calibri',size=kw.pop('size',10),**kw)
    for i,tx in enumerate(['Meridian Workforce Housing Fund II LP','and Subsidiaries' if 0 else z.title,'As of June 30, 2025' if k==0 else 'Six Months Ended June 30, 2025','Reporting book: ACCRUAL   Currency: USD'],1):
        w.cell(i,1,P if i==1 else tx).font=f(bold=i<3,size=13 if i==1 else 10)
    for j,(h1,h2) in enumerate([('Ridgeline','101'),('Fairhaven','102'),('Old Mill','103'),('Holdco','900'),('Eliminations',''),('Consolidated','')],2):
        for rr,tx in ((6,h1),(7,h2)): c0=w.cell(rr,j,tx or None); c0.font=f(bold=True); c0.alignment=Alignment(horizontal='center'); 
        w.cell(7,j).border=Border(bottom=Side('thin'))
    w.cell(7,1).border=Border(bottom=Side('thin'))
    yy=8
    for r in z.rows:
        a=w.cell(yy,1,(r['code']+' - ' if r['code'] else '')+r['label']); a.alignment=Alignment(indent=r['ind']+(1 if r['type']=='LINE' else 0)); a.font=f(bold=r['type']!='LINE')
        for j,v in enumerate(r['values'] or [],2):
            c0=w.cell(yy,j,v); c0.number_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'; c0.font=f(bold=r['type']!='LINE')
            if r['items']: c0.border=Border(top=Side('thin'),bottom=Side('double') if r['type']=='TOTAL' else None)
            if j==7: c0.fill=PatternFill('solid',fgColor='F2F2F2')
        yy+=1
    w.column_dimensions['A'].width=44
    for j in 'BCDEFG': w.column_dimensions[j].width=18
    w.freeze_panes='B8'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
fn='meridian_consolidating_q2_2025.xlsx'; wb.save(f'{D}/documents/{fn}'); save(fn,[b,s],'MULTIFAMILY','BALANCE_SHEET','Sage Intacct-like consolidating balance sheet and operations by entity with eliminations, two sheets','yes')
