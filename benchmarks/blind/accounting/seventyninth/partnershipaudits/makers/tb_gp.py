# Great Plains style TB summary, shopping center; planted digit
from common import *; import random
from fpdf import FPDF
random.seed(4402)
BS=[("1000","Cash - Operating",318442.17),("1010","Cash - Tenant Deposits",61250.00),("1020","Cash - Lender Lockbox",204118.66),("1100","Accounts Receivable - Tenants",97316.42),("1110","Allowance for Bad Debts",-15000.00),("1150","Unbilled CAM Receivable",38214.09),("1160","Accrued Straight Line Rent",182640.55),("1200","Prepaid Insurance",42118.03),("1210","Prepaid Expenses - Other",6120.00),("1300","Tax Escrow",187402.29),("1500","Land",4200000.00),("1510","Buildings",15618442.00),("1515","Tenant Improvements",1984116.38),("1520","Site Improvements",742300.00),("1590","Accum Depr - Buildings",-4811207.44),("1595","Accum Depr - TI",-906318.71),("1600","Lease Commissions",488126.90),("1690","Accum Amort - Lease Comm",-214407.13),("1700","Loan Costs, Net",91640.22),
("2000","Accounts Payable",-74118.36),("2010","Accrued Liabilities",-38602.15),("2020","Accrued Property Tax",-412806.00),("2030","Accrued Interest Payable",-48206.91),("2100","Tenant Security Deposits",-61250.00),("2110","Prepaid Rent",-52914.78),("2200","Sales Tax Payable",0.0),("2500","Mortgage Note Payable",-12904418.20),("3000","Partners' Capital",None),("3100","Distributions",0.0)]
PL=[("4000-100","Minimum Rent - Anchor",-786240),("4000-200","Minimum Rent - In-Line",-1214906),("4000-300","Minimum Rent - Outparcels",-218700),("4050-000","Percentage Rent",-31844),("4100-000","CAM Reimbursements",-402118),("4110-000","Tax Reimbursements",-361940),("4120-000","Insurance Reimbursements",-58226),("4200-000","Temporary Tenants / Kiosks",-18350),("4300-000","Late Charges",-4416),("4900-000","Interest Income",-9127),("5000-000","Parking Lot Sweeping",32610),("5010-000","Landscaping",41877),("5020-000","Electricity - Common",58402),("5030-000","Water / Irrigation",21906),("5040-000","Trash Removal",27144),("5050-000","Security Patrol",74800),("5060-000","Roof Repairs",16238),("5070-000","Parking Lot Repairs",9475),("5080-000","General R&M",38619),("5090-000","Fire Sprinkler Monitoring",6318),("5200-000","Management Fees",88416),("5210-000","Professional Fees",19750),("5220-000","Marketing / Merchants Assoc",12460),("5230-000","Bad Debt Expense",8900),("5300-000","Real Estate Taxes",412806),("5310-000","Insurance Expense",96214),("6000-000","Interest Expense",433862),("6100-000","Depreciation Expense",391240),("6110-000","Amortization Expense",44118)]
acc=[]
plug=r2(-sum(b for _,_,b in BS if b is not None))
for a,n,b in BS:
    b=plug if b is None else b
    scale=min(max(abs(b)*.3,2000),600000)
    if a in("1500","1510","1520","2200","3000","2100","1010"):d=c=0
    elif a=="3100":d,c=540000.0,0
    else:
        d=r2(random.uniform(.2,1)*scale);c=r2(random.uniform(.2,1)*scale)
        if a in("1590","1595","1690","1700"):d=0
        if a=="2500":c=0;d=236118.40
    acc.append([f"000-{a}-000",n,b,d,c])
for a,n,v in PL:
    m=r2(abs(v)+random.random());o=r2(abs(v)*random.choice([0,0,.01,.03]))
    acc.append([f"100-{a}",n,0.0,*((r2(m+o),o) if v>0 else (o,r2(m+o)))])
diff=r2(sum(x[3]-x[4] for x in acc))
x=acc[0]
if diff>0:x[4]=r2(x[4]+diff)
else:x[3]=r2(x[3]-diff)
# keep cash positive through gross-up in A/P if needed
net=r2(x[2]+x[3]-x[4])
if net<0:
    k=r2(-net+251306.88); x[4]=r2(x[4]-k)
    if x[4]<0: x[3]=r2(x[3]-x[4]);x[4]=0.0
    cap=[z for z in acc if z[1]=="Mortgage Note Payable"][0]; cap[4]=r2(cap[4]+k)   # loan draw
x[3]=r2(x[3]+1500000);x[4]=r2(x[4]+1500000)
def m(v):return f"(${abs(v):,.2f})" if v<0 else f"${v:,.2f}"
name="GP_TrialBalSummary_Mesquite_Crossing.pdf"
K=["beginning","debit","credit","activity","ending"]
p=FPDF(orientation='L',format='letter',unit='pt');p.set_auto_page_break(False)
XR=[385,475,565,660,755]
def head():
    p.add_page();p.set_font('helvetica','',8)
    p.text(24,30,"System:    10/9/2024     9:14:52 AM");p.text(24,40,"User Date: 10/9/2024")
    p.set_font('helvetica','B',11)
    for i,t in enumerate(["TRIAL BALANCE SUMMARY FOR 2024","Mesquite Crossing Retail LP","General Ledger"]):p.text(396-p.get_string_width(t)/2,30+13*i,t)
    p.set_font('helvetica','',8);p.text(690,30,f"Page:       {p.page_no()}");p.text(690,40,"User ID:   dlandry")
    p.text(24,78,"Ranges:           From:                           To:");p.text(24,88,"   Date:              1/1/2024                       9/30/2024");p.text(24,98,"   Account:         First                              Last")
    p.text(440,78,"Subtotal By:   No Subtotals");p.text(440,88,"Sorted By:      Main");p.text(440,98,"Include:  Posting, Zero Balance / No Trx")
    y=122;p.text(24,y,"Inactive  Account");p.text(130,y,"Description")
    for x,t in zip(XR,["Beginning Balance","Debit","Credit","Net Change","Ending Balance"]):p.text(x-p.get_string_width(t),y,t)
    p.line(24,y+4,765,y+4);return y+17
y=head();rows=[];tot=[0]*5;pd=None
for a,n,b,d,c in acc:
    if y>575:y=head()
    v=[b,d,c,r2(d-c),r2(b+d-c)]
    for i in range(5):tot[i]=r2(tot[i]+v[i])
    if n=="Security Patrol":
        t=v[4];s=f"{t:.2f}";s2=s[0]+str((int(s[1])+5)%10)+s[2:];v[4]=float(s2)
        pd={"what":f"ending balance of {a} {n} printed {v[4]} instead of {t}","kind":"digit_changed"}
    p.text(60,y,a);p.text(130,y,n)
    for x,q in zip(XR,v):s=m(q);p.text(x-p.get_string_width(s),y,s)
    rows.append({"account":a,"name":n,**dict(zip(K,v))});y+=11.5
if y>550:y=head()
p.line(300,y-4,765,y-4);y+=8
p.text(60,y,"Accounts:");p.text(130,y,str(len(acc)));p.text(200,y,"Grand Totals:")
for x,q in zip(XR,tot):s=m(q);p.text(x-p.get_string_width(s),y,s)
p.line(300,y+4,765,y+4);p.line(300,y+6,765,y+6)
p.output(doc(name));assert tot[0]==0 and tot[4]==0 and tot[1]==tot[2],tot
save(name,"TB",K,rows,[{"label":"Grand Totals:",**dict(zip(K,tot))}],"Great Plains summary TB, $ and parentheses, 5 columns, PDF",False,pd)
