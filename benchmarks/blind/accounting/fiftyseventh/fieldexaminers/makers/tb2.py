# US office: six-column worksheet with adjustments, xlsx
from common import *
import xlsxwriter, datetime
F="Calloway Center - Q3 2025 Working TB.xlsx"
A=[("ASSETS",None),
("1010","Cash - Operating (Fidelis Bank)",412386.17),("1020","Cash - Tenant Security Deposits",148500.00),("1030","Lender Controlled TI/LC Reserve",623114.82),("1040","Lender Tax & Insurance Escrow",281940.55),
("1110","Tenant Receivables - Billed",187422.09),("1115","Allowance for Uncollectible Accounts",-22500.00),("1120","Straight-Line Rent Receivable",934218.44),("1130","Unbilled CAM Recoveries",0.0),
("1210","Prepaid Insurance",68755.02),("1220","Prepaid Other",14210.36),
("1510","Land",4150000.0),("1520","Building",21874300.0),("1530","Building Improvements",3216842.71),("1540","Tenant Improvements",4108227.36),("1550","Furniture & Equipment",188904.12),("1590","Accumulated Depreciation",-9462118.93),
("1610","Deferred Leasing Commissions",1377420.0),("1619","Accum. Amortization - Leasing Commissions",-702366.18),("1620","Deferred Financing Costs",412000.0),("1629","Accum. Amortization - Financing Costs",-240333.24),
("LIABILITIES",None),
("2010","Accounts Payable - Trade",-118604.73),("2020","Accrued Expenses",-42850.0),("2030","Accrued Real Estate Taxes",-388125.0),("2040","Accrued Interest Payable",0.0),("2110","Prepaid Rents",-96317.40),("2120","Tenant Security Deposits",-148500.0),("2510","Mortgage Note Payable",-17862440.19),("2610","Due to Calloway Manager LLC",-31200.0),
("MEMBERS' EQUITY",None),
("3010","Members' Capital Contributions",-9500000.0),("3020","Members' Distributions",1350000.0),("3090","Accumulated Deficit / (Earnings)",0.0),
("REVENUE",None),
("4010","Base Rent - Office",-2418633.75),("4020","Base Rent - Ground Floor Retail",-214875.0),("4030","Straight-Line Rent Adjustment",-46210.18),("4110","CAM Recoveries",-318440.22),("4120","Real Estate Tax Recoveries",-264117.90),("4130","Electric Submeter Income",-71206.44),("4210","Garage - Monthly Permits",-158760.0),("4220","Garage - Transient",-43318.5),("4310","Late Fees & Other Income",-9214.83),
("OPERATING EXPENSES",None),
("5010","Janitorial Contract",168420.0),("5020","Security",131895.5),("5030","HVAC Repairs & Maintenance",74263.88),("5040","Elevator Contract",38250.0),("5050","General Repairs & Maintenance",62108.47),("5060","Landscaping & Snow Removal",21460.0),("5110","Electricity",246517.32),("5120","Gas",29833.06),("5130","Water & Sewer",24618.9),("5210","Garage Operator Expenses",67442.15),("5310","Management Fee",104388.21),("5320","On-Site Payroll & Benefits",141276.64),("5330","Office & Administrative",17208.35),("5340","Professional Fees",28600.0),("5350","Bad Debt Expense",0.0),("5410","Real Estate Taxes",388125.0),("5420","Property Insurance",82506.0),
("NON-OPERATING",None),
("6010","Mortgage Interest",561418.27),("6020","Depreciation Expense",612333.36),("6030","Amortization - Leasing Commissions",86088.78),("6040","Amortization - Financing Costs",30900.0)]
A=[(a[0],a[1]) if a[1] is None else [a[0],a[1],round(a[2]*100)] for a in A]
acc={a[0]:a for a in A if len(a)==3}
acc["3090"][2]=-sum(a[2] for k,a in acc.items() if k!="3090")
AJ=[("1","Record Sept. mortgage interest accrued, 5.31% / 30 days",[("6010",7904130),("2040",-7904130)]),
("2","Accrue estimated 2025 CAM under-recovery thru 9/30",[("1130",4162500),("4110",-4162500)]),
("3","Increase allowance - Suite 610 (Chapter 11)",[("5350",3187544),("1115",-3187544)]),
("4","Record Q3 depreciation & amortization not posted for September",[("6020",6803704),("6030",956542),("6040",343333),("1590",-6803704),("1619",-956542),("1629",-343333)]),
("5","Reclass Suite 300 build-out booked to R&M",[("1540",1846000),("5050",-1846000)]),
("6","Reverse insurance paid for 10/25 - 12/25",[("1210",916733),("5420",-916733)]),
("7","Accrue September electric (billed 10/9)",[("5110",2744891),("2020",-2744891)]),
("8","Apply September receipts held in prepaid rents",[("2110",1850000),("1110",-1850000)])]
aj={};ref={}
for n,_,l in AJ:
    assert sum(x for _,x in l)==0
    for a,x in l: aj.setdefault(a,[0,0]); aj[a][0 if x>0 else 1]+=abs(x); ref.setdefault(a,[]).append(n)
wb=xlsxwriter.Workbook(doc(F)); ws=wb.add_worksheet("WTB 9-30-25"); w2=wb.add_worksheet("AJE")
def fm(**k): return wb.add_format({'font_name':'Arial Narrow','font_size':10,**k})
N='#,##0.00;(#,##0.00);"-"??'
b=fm(bold=True); t=fm(bold=True); hd=fm(bold=True,align='center',bottom=1,bg_color='#DDE6EE'); hg=fm(bold=True,align='center',top=1,left=1,right=1,bg_color='#DDE6EE')
x=fm(); lf=fm(align='left'); nn=fm(num_format=N); nl=fm(num_format=N,left=1); rf=fm(align='center',font_color='#C00000'); tt=fm(bold=True,num_format=N,top=1,bottom=6); it=fm(italic=True,font_size=9)
ws.write('A1',"CALLOWAY CENTER ASSOCIATES, LLC",t); ws.write('A2',"Working Trial Balance",t); ws.write('A3',"Nine months ended September 30, 2025",b)
ws.write('J1',"Prepared by: DRM   10/21/25",it); ws.write('J2',"Reviewed by: KT   10/24/25",it); ws.write('J3',"W/P  B-2",it)
ws.merge_range('C5:D5',"Trial Balance",hg); ws.merge_range('E5:G5',"Adjustments",hg); ws.merge_range('H5:I5',"Adjusted Trial Balance",hg)
for i,h in enumerate(["Acct","Account Title","Debit","Credit","Debit","Ref","Credit","Debit","Credit"]): ws.write(5,i,h,hd)
ws.set_column('A:A',7); ws.set_column('B:B',38); ws.set_column('C:D',15); ws.set_column('E:E',13); ws.set_column('F:F',5); ws.set_column('G:G',13); ws.set_column('H:I',15); ws.set_column('J:J',24)
r=6; rows=[]; S=[0]*6
KS=["debit","credit","other:Adjustments Debit","other:Adjustments Credit","other:Adjusted Trial Balance Debit","other:Adjusted Trial Balance Credit"]
COL=[2,3,4,6,7,8]; first=r
for a in A:
    if len(a)==2:
        if r>first: r+=1
        ws.write(r,0,a[0],b); r+=1; continue
    c,n,v=a; d=aj.get(c,[0,0]); z=v+d[0]-d[1]
    vals=[max(v,0),max(-v,0),d[0],d[1],max(z,0),max(-z,0)]
    ws.write_number(r,0,int(c),lf); ws.write(r,1,n,x); row={"account":c,"name":n}
    for i,(k,q) in enumerate(zip(COL,vals)):
        f=nl if i in(0,2,4) else nn
        S[i]+=q
        if i>=4:
            R=r+1; e=f"C{R}-D{R}+E{R}-G{R}"
            ws.write_formula(r,k,f"=MAX(ROUND({e},2),0)" if i==4 else f"=MAX(-ROUND({e},2),0)",f,q/100)
        elif q: ws.write_number(r,k,q/100,f)
        else: ws.write_blank(r,k,None,f)
        if q: row[KS[i]]=f2(q)
    if c in ref: ws.write(r,5,", ".join(ref[c]),rf)
    rows.append(row); r+=1
r+=1
ws.write(r,1,"Totals",tt)
for i,k in enumerate(COL): L="ABCDEFGHI"[k]; ws.write_formula(r,k,f"=SUM({L}{first+1}:{L}{r})",tt,S[i]/100)
ws.write(r,5,"",tt)
assert S[0]==S[1] and S[2]==S[3] and S[4]==S[5]
tot={"label":"Totals",**{k:f2(s) for k,s in zip(KS,S)}}
ws.write(r+2,0,"Entries posted by borrower's controller 10/23/25 except AJE 3, passed to lender as proposed.",it)
ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.set_footer('&L&F&RPage &P of &N')
w2.set_column('A:A',6); w2.set_column('B:B',9); w2.set_column('C:C',62); w2.set_column('D:E',14)
w2.write(0,0,"Calloway Center - Adjusting Journal Entries, 9/30/2025",t)
for i,h in enumerate(["AJE","Acct","Account / explanation","Debit","Credit"]): w2.write(2,i,h,hd)
q=3
for n,e,l in AJ:
    for i,(a,v) in enumerate(l):
        if i==0: w2.write(q,0,int(n),rf)
        w2.write(q,1,int(a),lf); w2.write(q,2,("" if v>0 else "     ")+acc[a][1],x); w2.write(q,3 if v>0 else 4,abs(v)/100,nn); q+=1
    w2.write(q,2,e,it); q+=2
w2.fit_to_pages(1,0)
wb.close(); print('RE',acc["3090"][2])
save(F,"TB",None,KS,rows,[tot],"US office, CPA six-column worksheet with adjustments and AJE sheet, formulas",True)
