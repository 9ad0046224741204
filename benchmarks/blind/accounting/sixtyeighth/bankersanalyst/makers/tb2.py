# US office partnership, xlsx, beginning/debits/credits/net/ending, ~125 accounts
import random; from h import *
import xlsxwriter
random.seed(22)
S="""#ASSETS
1010-0000 Cash - Operating Account;412
1010-0100 Cash - Property Disbursement;38
1010-0200 Cash - Lockbox;0
1010-0300 Cash - Security Deposits;186
1050-0000 Lender Reserve - TI/LC;940
1050-0100 Lender Reserve - Capital;318
1050-0200 Lender Escrow - Real Estate Taxes;522
1050-0300 Lender Escrow - Insurance;84
1100-0000 Accounts Receivable - Tenants;147
1100-0100 A/R - Unbilled CAM Recoveries;62
1100-0200 A/R - Unbilled Tax Recoveries;41
1100-0900 Allowance for Doubtful Accounts;-22
1120-0000 Accounts Receivable - Other;7
1150-0000 Straight-Line Rent Receivable;1312
1150-0100 Straight-Line Rent Reserve;-75
1200-0000 Prepaid Insurance;66
1200-0100 Prepaid Real Estate Taxes;0
1200-0200 Prepaid Expenses - Other;19
1200-0300 Utility Deposits;12
1300-0000 Land;6850
1310-0000 Buildings;41275
1310-0100 Building Improvements;5120
1310-0900 Accum Depr - Buildings;-9840
1310-0950 Accum Depr - Improvements;-1466
1320-0000 Tenant Improvements;7733
1320-0900 Accum Amort - Tenant Improvements;-3518
1330-0000 Furniture, Fixtures & Equipment;218
1330-0900 Accum Depr - FF&E;-171
1340-0000 Construction in Progress;365
1400-0000 Deferred Leasing Commissions;2288
1400-0900 Accum Amort - Leasing Commissions;-1041
1410-0000 Deferred Financing Costs;602
1410-0900 Accum Amort - Financing Costs;-290
1420-0000 Acquired In-Place Leases;3110
1420-0900 Accum Amort - In-Place Leases;-2644
#LIABILITIES
2010-0000 Accounts Payable - Trade;-131
2010-0100 Accounts Payable - Retainage;-28
2020-0000 Accrued Expenses;-96
2020-0100 Accrued Real Estate Taxes;-488
2020-0200 Accrued Interest;-142
2020-0300 Accrued Management Fee;-21
2020-0400 Accrued Utilities;-37
2050-0000 Due To/From Manager;-6
2050-0100 Due To/From Affiliates;0
2100-0000 Prepaid Rents;-118
2110-0000 Security Deposits - Refundable;-184
2110-0100 Letter of Credit Clearing;0
2120-0000 Unearned Income - Antenna;-9
2130-0000 Sales Tax Payable;-3
2200-0000 Mortgage Note Payable;-36400
2210-0000 Acquired Below-Market Leases;-720
2210-0900 Accum Amort - Below-Market Leases;511
#EQUITY
3010-0000 Capital Contributions - GP;-240
3010-0100 Capital Contributions - LP;-23760
3020-0000 Distributions - GP;71
3020-0100 Distributions - LP;7030
3100-0000 Retained Earnings - Prior Years;PLUG
#REVENUE
4010-0000 Base Rent - Office;-4512
4010-0100 Base Rent - Retail;-388
4010-0200 Base Rent - Storage;-21
4010-0300 Free Rent / Concessions;164
4015-0000 Straight-Line Rent Adjustment;-77
4020-0000 Above/Below Market Rent Amort;-54
4100-0000 CAM Recoveries;-711
4100-0100 CAM Recoveries - Prior Year;-13
4110-0000 Real Estate Tax Recoveries;-498
4110-0100 Tax Recoveries - Prior Year;6
4120-0000 Insurance Recoveries;-59
4130-0000 Electric Reimbursement;-166
4130-0100 After-Hours HVAC;-28
4200-0000 Parking - Monthly;-212
4200-0100 Parking - Transient;-96
4300-0000 Antenna & Rooftop Income;-45
4310-0000 Late Fees;-4
4320-0000 Conference Center Income;-12
4330-0000 Tenant Service Income;-18
4390-0000 Miscellaneous Income;-2
4400-0000 Lease Termination Income;0
#OPERATING EXPENSES
5010-0000 Janitorial - Contract;281
5010-0100 Janitorial - Day Porter;64
5010-0200 Janitorial - Supplies;33
5010-0300 Window Cleaning;24
5010-0400 Trash Removal;41
5020-0000 Engineering Salaries;262
5020-0100 Engineering Payroll Taxes & Benefits;71
5030-0000 HVAC - Contract;58
5030-0100 HVAC - Repairs;37
5030-0200 Water Treatment;9
5040-0000 Elevator - Contract;72
5040-0100 Elevator - Repairs;8
5050-0000 Electrical Repairs;15
5050-0100 Lighting Supplies;11
5060-0000 Plumbing Repairs;18
5070-0000 Fire & Life Safety;29
5080-0000 Security - Contract;233
5080-0100 Access Control;16
5090-0000 Landscaping - Exterior;38
5090-0100 Landscaping - Interior Plants;13
5095-0000 Snow Removal;47
5100-0000 Roof Repairs;6
5110-0000 Pest Control;4
5120-0000 Parking Garage Operator;121
5130-0000 General Building Repairs;26
5200-0000 Electricity;604
5200-0100 Natural Gas;73
5200-0200 Water & Sewer;49
5300-0000 Management Fee;172
5310-0000 Property Management Salaries;158
5310-0100 Office Rent - Management Office;34
5320-0000 Office Supplies & Postage;8
5320-0100 Telephone & Internet;17
5320-0200 Software & Licenses;14
5330-0000 Dues & Subscriptions;5
5340-0000 Tenant Relations;11
5400-0000 Property Insurance;92
5400-0100 Liability Insurance;24
5500-0000 Real Estate Taxes;868
5500-0100 Tax Consulting Fees;19
5510-0000 Business Licenses & Permits;3
#NON-OPERATING
6010-0000 Legal Fees;21
6020-0000 Audit & Tax Fees;46
6030-0000 Marketing & Leasing;22
6040-0000 Bad Debt Expense;12
6050-0000 Owner Travel;2
7010-0000 Mortgage Interest;1281
7020-0000 Amortization - Financing Costs;45
8010-0000 Depreciation - Buildings;794
8010-0100 Depreciation - Improvements;256
8020-0000 Amortization - Tenant Improvements;611
8030-0000 Amortization - Leasing Commissions;188
8040-0000 Amortization - In-Place Leases;142
9010-0000 Interest Income;-9
9020-0000 (Gain) Loss on Disposal;0""".split('\n')
A=[]
for l in S:
    if l[0]=='#': A.append(l[1:]);continue
    h,v=l.split(';');c,n=h.split(' ',1)
    b=None if v=='PLUG' else 0 if v=='0' else round(float(v)*1000+random.uniform(-480,480),2)
    fixed=c[0]=='3' or c in('2200-0000','1300-0000','1310-0000')
    dd=cc=0.0
    if b and not fixed:
        if c[0] in'45678' or c[0]=='9':
            mth=abs(b)/8*random.uniform(.8,1.2)
            if random.random()<.12: mth=0
            dd,cc=(mth,0) if b>0 else (0,mth)
            if random.random()<.2 and mth: 
                x=mth*random.uniform(.02,.15)
                if b>0: cc=x
                else: dd=x
        elif 'Accum' in n:
            cc=abs(b)*.011
            if b>0: dd,cc=cc,0
        elif n in('Construction in Progress','Tenant Improvements','Deferred Leasing Commissions','Building Improvements'):
            dd=random.choice([0,18250,42110.75])
        elif n.startswith(('Acquired','Deferred Fin','FF','Furn','Building','Accumulated')): pass
        elif n.startswith('Straight'): cc=9412.66 if b>0 else 0
        else: f=.12 if c[:2] in('10','11') and abs(b)>3e5 else .6; dd=abs(b)*random.uniform(.1,1)*f;cc=abs(b)*random.uniform(.1,1)*f
    A.append([c,n,b,round(dd,2),round(cc,2)])
acc=[a for a in A if isinstance(a,list)]
pl=[a for a in acc if a[2] is None][0]; pl[2]=round(-sum(a[2] for a in acc if a[2] is not None),2); assert pl[2]>-9e6
cash=acc[0]; d=round(sum(a[3] for a in acc),2);c_=round(sum(a[4] for a in acc),2)
cash[4 if d>c_ else 3]=round(cash[4 if d>c_ else 3]+abs(d-c_),2)
k=["beginning","debit","credit","activity","ending"]
N='Meridian_Tower_TB_2025-08.xlsx'
wb=xlsxwriter.Workbook(D(N));ws=wb.add_worksheet('TB 0825')
F=lambda **x:wb.add_format(dict(font_name='Arial',font_size=9,**x))
nf='#,##0.00_);(#,##0.00);0.00_)'
b=F(bold=1);t=F();n=F(num_format=nf);tot=F(num_format=nf,bold=1,top=1,bottom=6);hd=F(bold=1,bottom=1,align='right',text_wrap=1);hl=F(bold=1,bottom=1);st=F(num_format=nf,bold=1,top=1)
ws.set_column(0,0,12);ws.set_column(1,1,38);ws.set_column(2,6,16);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(5)
ws.write(0,0,'Database: MERIDPROD',t);ws.write(0,2,'Trial Balance',F(bold=1));ws.write(0,6,'Page: 1',F(align='right'))
ws.write(1,0,'Entity: 3120',t);ws.write(1,2,'Meridian Tower Office Partners, L.P.',b);ws.write(1,6,'9/11/2025  4:18 PM',F(align='right'))
ws.write(2,0,'Basis: Accrual',t);ws.write(2,2,'Period: 08/25 to 08/25',t)
for i,x in enumerate(['Account','Description','Beginning Balance','Debits','Credits','Net Change','Ending Balance']): ws.write(5,i,x,hl if i<2 else hd)
r=6;rows=[];totals=[];sec=None;cur=[]
def sub():
    global r
    if sec:
        v=[round(sum(q[x] for q in cur),2) for x in k]
        ws.write(r,1,'Total '+sec.title(),b)
        for i,x in enumerate(v): ws.write_number(r,2+i,x,st)
        totals.append(dict(label='Total '+sec.title(),**dict(zip(k,v))));r+=2
for a in A:
    if isinstance(a,str):
        sub();sec=a;cur=[];ws.write(r,0,a,b);r+=1;continue
    act=round(a[3]-a[4],2);v=[a[2],a[3],a[4],act,round(a[2]+act,2)]
    q=dict(account=a[0],name=a[1],**dict(zip(k,v)));rows.append(q);cur.append(q)
    ws.write(r,0,a[0],t);ws.write(r,1,a[1],t)
    for i,x in enumerate(v): ws.write_number(r,2+i,x,n)
    r+=1
sub()
v=[round(sum(q[x] for q in rows),2)+0.0 for x in k]
ws.write(r,1,'Grand Total - Entity 3120',b)
for i,x in enumerate(v): ws.write_number(r,2+i,x,tot)
totals.append(dict(label='Grand Total - Entity 3120',**dict(zip(k,v))))
wb.close();print(len(rows),v)
save(N,'TB',None,k,rows,totals,'MRI-like US office trial balance, xlsx, section totals, net change')
