# Great Plains export turned into an accountant's working trial balance, mall, xlsx
import random
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(77)
A=[("Assets",[("000-1100-00","Cash - Operating Account",612440.18,.92),("000-1105-00","Cash - Cash Management Acct",188302.55,1.1),("000-1200-00","A/R - Tenants",431870.62,.85),("000-1205-00","A/R - Percentage Rent",0,None),("000-1210-00","A/R - Unbilled CAM & Tax Recon",96200.00,.7),("000-1290-00","Allowance for Uncollectible A/R",-72000.00,.8),("000-1300-00","Deferred Rent Receivable",1288046.00,.95),("000-1400-00","Prepaid Insurance",54118.33,.97),("000-1410-00","Lender Escrows",702559.91,.88),("000-1500-00","Land",8250000.00,1),("000-1510-00","Buildings",41980000.00,1),("000-1520-00","Site Improvements",3116450.00,1),("000-1530-00","Tenant Allowances",5604218.74,.9),("000-1590-00","Accumulated Depreciation",-18224960.00,.92),("000-1600-00","Leasing Costs",1406311.20,.94),("000-1690-00","Accumulated Amortization",-688402.00,.86)]),
("Liabilities & Members' Equity",[("000-2000-00","Accounts Payable",-241806.47,1.2),("000-2050-00","Accrued Liabilities",-118450.00,.9),("000-2060-00","Accrued Property Taxes",-388000.00,.95),("000-2070-00","Accrued Interest",0,None),("000-2100-00","Tenant Deposits",-86140.00,1.02),("000-2110-00","Deferred Income - Prepaid Rent",-64207.93,.75),("000-2120-00","Gift Card Liability",-12655.00,1.15),("000-2500-00","Mortgage Payable",-33842115.38,1.025),("000-3000-00","Members' Equity",'PLUG',None),("000-3100-00","Distributions",1650000.00,1.3)]),
("Revenue",[("100-4000-00","Minimum Rent",-5210466.00,1.02),("100-4010-00","Percentage Rent",-218440.16,1.2),("100-4015-00","Temporary & Kiosk Tenants",-341207.50,.9),("100-4020-00","Straight-line Rent",-61000.00,1.4),("100-4100-00","CAM Recoveries",-1684310.44,.97),("100-4110-00","Real Estate Tax Recoveries",-962418.02,.98),("100-4120-00","HVAC & Utility Recoveries",-402266.71,1.05),("100-4130-00","Marketing Fund Contributions",-148900.00,1),("100-4200-00","Lease Termination Income",-85000.00,None),("100-4900-00","Sundry Income",-38411.29,.8)]),
("Expenses",[("200-5000-00","Mall Payroll & Benefits",618204.33,.96),("200-5010-00","Cleaning",402115.90,.98),("200-5020-00","Security Services",511640.00,.95),("200-5030-00","Common Area Electric",388207.14,1.04),("200-5035-00","Gas, Water & Sewer",104116.82,.9),("200-5040-00","Repairs - Roof & Parking Lot",167204.00,1.3),("200-5045-00","Repairs - HVAC & Mechanical",128440.65,.85),("200-5050-00","Snow Removal",94200.00,.6),("200-5060-00","Landscaping",48115.00,1),("200-5100-00","Property Insurance",214380.00,.9),("200-5110-00","Real Estate Taxes",1164220.00,.97),("200-5200-00","Marketing & Promotions",151906.77,1.08),("200-5300-00","Management Fees",341804.12,1),("200-5310-00","Legal & Accounting",74620.00,1.5),("200-5320-00","Office & Administrative",62118.46,.93),("200-5400-00","Bad Debt Expense",48000.00,1.6),("300-6000-00","Interest Expense",1588602.47,1.03),("300-6100-00","Depreciation",1420800.00,.98),("300-6110-00","Amortization",118600.00,.92)])]
AJ={"000-1205-00":(1,64218.00,0),"100-4010-00":(1,0,64218.00),"000-1290-00":(2,0,26500.00),"200-5400-00":(2,26500.00,0),"000-2070-00":(3,0,131288.25),"300-6000-00":(3,131288.25,0),"000-1590-00":(4,0,38412.00),"300-6100-00":(4,38412.00,0),"000-1530-00":(5,87450.00,0),"200-5040-00":(5,0,87450.00),"000-2110-00":(6,18330.00,0),"100-4000-00":(6,0,18330.00)}
rows=[]
for s,l in A:
    for c,n,a,f in l:
        py=None if f is None else r2(a*f if f==1 else r2(a*f)+ (R.uniform(-900,900) if a%1000 else 0))
        rows.append([s,c,n,a,py])
for i in (3,4):
    t=sum(x[i] for x in rows if isinstance(x[i],float))
    for x in rows:
        if x[2]=="Members' Equity": x[i]=r2(-t)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='WTB'
name='Westmarch_WTB_FYE2025.xlsx'
f='Arial'; ws['A1']='Westmarch Mall Associates, LLC'; ws['A2']='Working Trial Balance - Great Plains G/L with adjusting journal entries'; ws['A3']='Fiscal year ended December 31, 2025'
ws['J1']='Prepared by: TKB'; ws['J2']='Reviewed by: ____'; ws['J3']='W/P  TB-1'
for a in ('J1','J2','J3'): ws[a].font=Font(name=f,size=8)
for a in ('A1','A2','A3'): ws[a].font=Font(name=f,bold=a=='A1',size=12 if a=='A1' else 10)
for c,t in ((3,'Closing Balance per G/L'),(6,'Adjustments'),(8,'Adjusted Trial Balance'),(10,'Prior Year')): ws.cell(5,c,t)
ws.merge_cells('C5:D5');ws.merge_cells('F5:G5');ws.merge_cells('H5:I5')
for c,t in enumerate(['Account','Account Description','Debit','Credit','AJE','Debit','Credit','Debit','Credit','12/31/2024'],1): ws.cell(6,c,t)
fill=PatternFill('solid',fgColor='D9E1F2')
for r in (5,6):
    for c in range(1,11):
        x=ws.cell(r,c); x.font=Font(name=f,bold=True,size=9); x.alignment=Alignment(horizontal='center'); x.fill=fill
        if r==6: x.border=Border(bottom=Side('thin'))
nf='#,##0.00;(#,##0.00)'
K=['close_dr','close_cr','other:Adjustments Debit','other:Adjustments Credit','other:Adjusted Trial Balance Debit','other:Adjusted Trial Balance Credit','other:Prior Year 12/31/2024']
C=[3,4,6,7,8,9,10]
r=7; T=[]; tot=[0]*7; cur=None
for s,c,n,a,py in rows:
    if s!=cur:
        r+= 1 if cur else 0
        ws.cell(r,1,s).font=Font(name=f,bold=True,italic=True,size=9); r+=1; cur=s
    aj=AJ.get(c,(None,0,0)); adj=r2(a+aj[1]-aj[2])
    vals=[a if a>0 else None, -a if a<0 else None, aj[1] or None, aj[2] or None, adj if adj>0 else None, -adj if adj<0 else None, py]
    ws.cell(r,1,c);ws.cell(r,2,n)
    if aj[0]: ws.cell(r,5,f'AJE-{aj[0]}').alignment=Alignment(horizontal='center')
    for cc,v in zip(C,vals):
        if v is not None: ws.cell(r,cc,v).number_format=nf
    for cc in range(1,11): ws.cell(r,cc).font=Font(name=f,size=9)
    tot=[r2(t+(v or 0)) for t,v in zip(tot,vals)]
    T.append(dict(account=c,name=n,**dict(zip(K,vals)))); r+=1
assert abs(tot[0]-tot[1])<.01 and abs(tot[2]-tot[3])<.01 and abs(tot[4]-tot[5])<.01 and abs(tot[6])<.01,tot
r+=1; ws.cell(r,2,'Totals')
for cc,v in zip(C,tot): ws.cell(r,cc,v).number_format=nf
for cc in range(1,11):
    ws.cell(r,cc).font=Font(name=f,bold=True,size=9)
    if cc in C: ws.cell(r,cc).border=Border(top=Side('thin'),bottom=Side('double'))
TT=[dict(label='Totals',**dict(zip(K,tot)))]
r+=2
for t in ['Adjusting entries','AJE-1  Record Q4 percentage rent billed January 2026','AJE-2  Increase allowance (Book Nook, Sole Society)','AJE-3  Accrue December mortgage interest','AJE-4  True up depreciation to fixed asset register','AJE-5  Reclass tenant allowance booked to R&M','AJE-6  Release prepaid rent earned in December']:
    ws.cell(r,1,t).font=Font(name=f,size=8,italic=t[0]=='A' and t[3]!='-'); r+=1
for i,w in enumerate([13,34,15.5,15.5,7,13,13,15.5,15.5,16],1): ws.column_dimensions[L(i)].width=w
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='5:6'
wb.save(doc(name))
print([x for x in rows if x[2]=="Members' Equity"],tot)
save(name,'TB','Great Plains working trial balance with adjustments, grouped headers, prior year; mall; xlsx',True,K,T,TT)
