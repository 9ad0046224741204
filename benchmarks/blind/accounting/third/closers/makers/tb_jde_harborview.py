"""JD Edwards-like XLSX export: description before account, three Dr/Cr pairs with merged group heads, section subtotals, blanks for zero."""
import random, xlsxwriter
from _lib import *
random.seed(4202)
N='tb_jde_harborview.xlsx'
SEC=[('CURRENT ASSETS',[('1110.WFB','Cash in Bank - Wells Operating',412880.19,611204.88,577310.42),('1110.LBX','Cash - Lockbox Sweep',15220.50,588114.02,590004.52),
 ('1210','Trade Receivables - Tenants',96412.77,604118.90,588114.02),('1215','Allow for Uncollectible Accts',-22500,0,3500),('1225','Straight-Line Rent Receivable',741206.33,4118.61,0),('1340','Prepaid Expenses',61204.00,0,10200.67)]),
('FIXED ASSETS',[('1510','Land',6400000,0,0),('1520','Building & Shell',38215400,0,0),('1540','Tenant Improvements',4120877.50,88120,0),('1560','Leasing Commissions',1188204.25,21450.75,0),
 ('1591','Accum Depr - Building',-7961541.67,0,81657.91),('1594','Accum Depr - TI',-1648351.00,0,34340.65),('1596','Accum Amort - Leasing Comm',-435674.89,0,9901.70)]),
('LIABILITIES',[('4110','Accounts Payable - Trade',-118402.66,201455.30,188914.07),('4111','Received Not Vouchered',-9870.00,9870.00,4415.20),('4220','Accrued Property Taxes',-287550,0,95850),
 ('4310','Unearned Rent',-44118.25,44118.25,39760.00),('4410','Tenant Security Deposits',-318204.11,0,12500.00),('4810','Note Payable - Lincoln Mutual',-29400000,52810.44,0)]),
('OWNERS EQUITY',[('4910','Member Contributions',-10500000,0,0),('4920','Member Distributions',1350000,75000,0),('4980','Retained Earnings - Prior',None,0,0)]),
('REVENUE',[('5110','Base Rent - Office',-862118.40,0,431059.20),('5115','Base Rent - Retail',-101450,0,50725),('5130','Straight-Line Rent Adj',-8237.22,0,4118.61),('5210','CAM Recoveries',-148720.14,1205.33,74360.07),
 ('5220','RE Tax Recoveries',-121904,0,60952.00),('5310','Parking - Monthly',-38815,0,19260.00),('5390','Lease Termination Fees',0,0,0)]),
('OPERATING EXPENSES',[('6110','Janitorial - Contract',51600,25800,0),('6120','Security Services',43918.80,21959.40,0),('6210','HVAC Maintenance',19004.16,14770.25,880.00),('6220','Elevator Maintenance',12400,6200,0),
 ('6310','Electricity',88214.70,41877.13,0),('6320','Water & Sewer',9420.08,4688.95,0),('6510','Management Fees',38437.39,19090.69,0),('6610','Real Estate Taxes',191700,95850,0),('6710','Insurance',20401.34,10200.67,0)]),
('NON-OPERATING',[('8110','Interest Expense',245000,122280.18,0),('8210','Depreciation Expense',231997.12,115998.56,0),('8220','Amortization Expense',19803.40,9901.70,0),('8310','Bad Debt Expense',7000,3500,0)])]
allr=[list(x) for _,l in SEC for x in l]
fix=-sum(round(x[2]*100) for x in allr if x[2] is not None)/100
dif=sum(round(x[3]*100)-round(x[4]*100) for x in allr)/100
print('RE',fix,'dif',dif)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def mk(x):
    a,n,b,d,c=x
    if b is None:b=fix
    if a=='1110.WFB':
        if dif>0:c=r2(c+dif)
        else:d=r2(d-dif)
    e=r2(b+d-c)
    z=lambda v:r2(v) if v>0.004 else None
    return dict(account='20415.'+a,name=n,open_dr=z(b),open_cr=z(-b),debit=z(d),credit=z(c),close_dr=z(e),close_cr=z(-e))
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('R09410_HBV0001')
F=lambda **k:wb.add_format(dict(font_name='Courier New',font_size=9,**k))
hd=F(bold=True,align='center',valign='vcenter',border=1,text_wrap=True,bg_color='#D9E1F2');t=F();b=F(bold=True);nm=F(num_format='#,##0.00');sb=F(bold=True,num_format='#,##0.00',top=1);gt=F(bold=True,num_format='#,##0.00',top=1,bottom=6)
ws.set_column(0,0,34);ws.set_column(1,1,16);ws.set_column(2,2,4);ws.set_column(3,8,17)
ws.write(0,0,'R09410',t);ws.write(0,3,'Harborview Commerce Center LLC',b);ws.write(0,7,'3/8/2024   9:41:07',t)
ws.write(1,0,'Company 00204',t);ws.write(1,3,'Trial Balance by Object',b);ws.write(1,7,'Page -  1',t)
ws.write(2,0,'Business Unit 20415',t);ws.write(2,3,'As of February 29, 2024   Ledger Type AA',t)
ws.merge_range(4,0,5,0,'Account Description',hd);ws.merge_range(4,1,5,1,'Account Number',hd);ws.merge_range(4,2,5,2,'Ty',hd)
for i,g in enumerate(['Balance Forward 01/31/24','Period 02 Activity','Balance 02/29/24']):
    ws.merge_range(4,3+2*i,4,4+2*i,g,hd);ws.write(5,3+2*i,'Debit',hd);ws.write(5,4+2*i,'Credit',hd)
r=6;rows=[];tots=[]
for s,l in SEC:
    ws.write(r,0,s,b);r+=1
    me=[]
    for x in l:
        d=mk(x);me.append(d)
        ws.write(r,0,'   '+d['name'],t);ws.write(r,1,d['account'],t);ws.write(r,2,'BS' if x[0]<'5' else 'IS',t)
        for j,k in enumerate(K):
            if d[k] is not None:ws.write_number(r,3+j,d[k],nm)
        r+=1
    T={k:r2(sum(d[k] or 0 for d in me)) for k in K}
    ws.write(r,0,'Total '+s.title(),b)
    P={}
    for j,k in enumerate(K):
        if T[k]:ws.write_number(r,3+j,T[k],sb);P[k]=T[k]
        else:ws.write_blank(r,3+j,None,sb)
    rows+=me;tots.append(P);r+=2
G={k:r2(sum(d[k] or 0 for d in rows)) for k in K}
ws.write(r,0,'*** Company Total',b)
for j,k in enumerate(K):ws.write_number(r,3+j,G[k],gt)
tots.append(G);r+=2
ws.write(r,0,'Ty: BS = balance sheet, IS = income statement.  Zero balances are left blank.',t)
ws.freeze_panes(6,0);ws.set_landscape();ws.fit_to_pages(1,0);ws.set_paper(1)
wb.close()
write_truth(N,'TB',K,rows,tots)
print(len(rows),G)
