# QuickBooks Desktop export turned into a working trial balance with AJE columns (xlsxwriter, live formulas with cached values)
import xlsxwriter
from common import *
F="WTB_Palmetto_Plaza_2024.xlsx"
A=[("1000","Checking - Coastal Community Bank",84417.36),("1010","Savings - Capital Reserve",61250.44),("1020","Tenant Deposit Account",21300),("1100","Accounts Receivable",27911.85),("1200","Undeposited Funds",4180),("1300","Prepaid Insurance",14922),("1310","Utility Deposits",1850),
("1500","Land",780000),("1510","Building",2946300),("1510.1","Building:Roof Replacement 2021",188450),("1520","Parking Lot & Site Improvements",142618.5),("1530","Tenant Improvements",96400),("1590","Accumulated Depreciation",-1104218),("1600","Loan Costs",38200),("1610","Accum. Amortization - Loan Costs",-16553.33),
("2000","Accounts Payable",-18244.12),("2100","Security Deposits Held",-21300),("2150","Prepaid Rent",-3420),("2200","Sales Tax Payable - Commercial Rent",-2611.48),("2300","Accrued Property Tax",0),("2400","Due to/from Palmetto Management",1975.6),("2500","Mortgage Payable - Coastal Community Bank",-1918440.27),
("3000","Opening Bal Equity",250),("3100","Partner Capital - R. Haskins",-512000),("3110","Partner Draws - R. Haskins",60000),("3200","Partner Capital - Delmar Trust",None),("3210","Partner Draws - Delmar Trust",60000),
("4000","Rental Income",-418620.48),("4010","CAM Reimbursements",-74210.16),("4020","Tax Reimbursements",-51840),("4030","Insurance Reimbursements",-23118.84),("4100","Percentage Rent",-6842.9),("4900","Late Charges",-1150),("4910","Interest Income",-1214.37),
("5000","Advertising",1320),("5010","Bank Service Charges",412.5),("5100","Insurance Expense",31410),("5200","Landscaping",16800),("5210","Parking Lot Sweeping",7380),("5220","Repairs & Maintenance",48117.92),("5230","Roof Repairs",3260),("5240","Fire & Security Monitoring",5214.36),("5300","Management Fees",23118.41),("5400","Professional Fees",9850),("5500","Property Taxes",61294.33),("5600","Utilities - Electric",14288.17),("5610","Utilities - Water & Sewer",9126.54),("5620","Trash Removal",10440),("5700","Office Expense",1188.02),
("6000","Interest Expense",104217.62),("6100","Depreciation Expense",0),("6110","Amortization Expense",0),("6900","Ask My Accountant",3714.9)]
s=sum(v for *_,v in A if v is not None); A=[(c,n,round(-s,2) if v is None else v) for c,n,v in A]
J=[(1,"Record 2024 depreciation per fixed asset register",[("6100",104872),("1590",-104872)]),
(2,"Record amortization of loan costs (15 yrs)",[("6110",2546.67),("1610",-2546.67)]),
(3,"Accrue 4th quarter property tax bill paid 1/22/25",[("5500",20431.44),("2300",-20431.44)]),
(4,"Capitalize HVAC unit, Suite 6, expensed in repairs",[("1530",11840),("5220",-11840)]),
(5,"Reclassify December mortgage principal posted to interest",[("2500",4866.18),("6000",-4866.18)]),
(6,"Clear Ask My Accountant: legal fee, lease Suite 4, and office",[("5400",3250),("5700",464.9),("6900",-3714.9)]),
(7,"Expense insurance expired through 12/31",[("5100",6218),("1300",-6218)]),
(8,"Clear opening balance equity to partner capital",[("3200",250),("3000",-250)]),
(9,"Reclassify tenant credit balances to prepaid rent",[("1100",2140),("2150",-2140)]),
(10,"Accrue 2024 percentage rent, Dollar Depot",[("1100",4411.6),("4100",-4411.6)])]
wb=xlsxwriter.Workbook(doc(F)); ws=wb.add_worksheet("WTB"); wa=wb.add_worksheet("AJE"); 
f=lambda **k:wb.add_format({"font_name":"Arial","font_size":8,**k})
B=f(bold=True); T=f(); N=f(num_format="#,##0.00"); RF=f(font_color="red",align="right"); 
S=f(bold=True,num_format="#,##0.00",top=1,bottom=6); U=f(bold=True,align="center",bottom=1); TK=f(italic=True,align="center",font_color="#1F4E79")
ws.set_column("A:A",2); ws.set_column("B:B",42); ws.set_column("C:C",12.5);ws.set_column("D:D",1);ws.set_column("E:E",12.5);ws.set_column("F:F",2)
ws.set_column("G:G",4);ws.set_column("H:H",12);ws.set_column("I:I",4);ws.set_column("J:J",12);ws.set_column("K:K",2);ws.set_column("L:L",12.5);ws.set_column("M:M",12.5);ws.set_column("N:N",10)
ws.write("B1","Palmetto Plaza Partners, LLLP",f(bold=True,font_size=12)); ws.write("B2","Working Trial Balance",f(bold=True,font_size=10)); ws.write("B3","As of December 31, 2024   (Accrual Basis)",T)
ws.write("L1","Client 20417",T); ws.write("L2","Prep: JNW 3/3/25",T); ws.write("L3","Rev:",T)
ws.merge_range("C5:E5","Unadjusted",U); ws.merge_range("G5:J5","Adjusting Entries",U); ws.merge_range("L5:M5","Adjusted",U)
for c,t in (("C","Debit"),("E","Credit"),("H","Debit"),("J","Credit"),("L","Debit"),("M","Credit"),("N","1065 line")): ws.write(c+"6",t,U)
tax=lambda c:{"1":"Sch L","2":"Sch L","3":"M-2","4":"8825 2","5":"8825","6":"8825"}[c[0]]
K=["other:Unadjusted Debit","other:Unadjusted Credit","other:Adjusting Entries Debit","other:Adjusting Entries Credit","other:Adjusted Debit","other:Adjusted Credit"]
rows=[];r=7;tot=dict.fromkeys(K,0)
for c,n,v in A:
    ad=[(no,x) for no,_,l in J for cc,x in l if cc==c]; d=round(sum(x for _,x in ad if x>0),2); k=round(-sum(x for _,x in ad if x<0),2)
    ws.write(r-1,1,f"{c} · {n}",T); row=dict(account=c,name=n)
    if v>0 or v==0: ws.write(r-1,2,v,N); row[K[0]]=v
    else: ws.write(r-1,4,-v,N); row[K[1]]=-v
    nd=[no for no,x in ad if x>0]; nk=[no for no,x in ad if x<0]
    if d:
        ws.write(r-1,6,",".join(map(str,nd))+" )",RF)
        if len(nd)>1: ws.write_formula(r-1,7,"="+"+".join(str(x) for no,x in ad if x>0),N,d)
        else: ws.write(r-1,7,d,N)
        row[K[2]]=d
    if k: ws.write(r-1,8,",".join(map(str,nk))+" )",RF); ws.write(r-1,9,k,N); row[K[3]]=k
    e=round(v+d-k,2)
    if e>0: row[K[4]]=e
    if e<0: row[K[5]]=-e
    x=f"ROUND(C{r}-E{r}+H{r}-J{r},2)"
    ws.write_formula(r-1,11,f'=IF({x}>0,{x},"")',N,e if e>0 else ""); ws.write_formula(r-1,12,f'=IF({x}<0,-{x},"")',N,-e if e<0 else "")
    ws.write(r-1,13,tax(c),TK); rows.append(row)
    for q in K: tot[q]+=row.get(q,0)
    r+=1
tot={q:round(x,2) for q,x in tot.items()}
assert tot[K[0]]==tot[K[1]] and tot[K[2]]==tot[K[3]] and tot[K[4]]==tot[K[5]],tot
ws.write(r-1,1,"TOTAL",B)
for col,q in zip((2,4,7,9,11,12),K): ws.write_formula(r-1,col,f"=SUM({'ABCDEFGHIJKLMN'[col]}7:{'ABCDEFGHIJKLMN'[col]}{r-1})",S,tot[q])
ni=round(sum(x.get(K[5],0)-x.get(K[4],0) for x in rows if x["account"][0] in "456"),2)
ws.write(r+1,1,f"Tickmarks:  ) = see AJE tab.   Agreed unadjusted balances to client QuickBooks backup dated 2/20/25.",f(italic=True)); 
ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.set_footer("&L&8&F&R&8Page &P of &N")
wa.set_column("A:A",5); wa.set_column("B:B",9); wa.set_column("C:C",50); wa.set_column("D:E",13)
wa.write(0,0,"Palmetto Plaza Partners, LLLP",B); wa.write(1,0,"Adjusting Journal Entries 12/31/2024",B)
for i,t in enumerate(["No.","Acct","Description","Debit","Credit"]): wa.write(3,i,t,U)
q=4; nm={c:n for c,n,_ in A}
for no,t,l in J:
    wa.write(q,0,no,T)
    for c,x in l:
        wa.write(q,1,c,T); wa.write(q,2,("" if x>0 else "     ")+nm[c],T); wa.write(q,3 if x>0 else 4,abs(x),N); q+=1
    wa.write(q,2,t,f(italic=True)); q+=2
wa.set_portrait(); wa.fit_to_pages(1,0)
wb.close()
save(F,"RETAIL","TRIAL_BALANCE","QuickBooks names with middle dot, working trial balance with AJE columns and reference columns, AJE tab",True,K,rows,[dict(label="TOTAL",**tot)])
