# Yardi commercial style TB in Excel: Forward Balance / Debit / Credit / Ending
import random; from common import *; from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
random.seed(3201)
A=[("1010-0000","Petty Cash",500,0),("1020-1000","Cash - Operating",412873.44,1),("1020-2000","Cash - Security Deposits",188240,1),
("1030-0000","Lender Reserve - TI/LC",642118.07,1),("1030-5000","Lender Reserve - Taxes",211904.5,1),("1110-0000","Accounts Receivable - Tenants",96233.18,1),
("1110-9000","Allowance for Doubtful Accounts",-18500,0),("1120-0000","Straight-Line Rent Receivable",503771.92,1),("1210-0000","Prepaid Insurance",41266.68,1),
("1220-0000","Prepaid Expenses - Other",8917.25,1),("1410-0000","Land",4150000,0),("1420-0000","Building",18732500,0),("1430-0000","Building Improvements",1284660.11,1),
("1440-0000","Tenant Improvements",2073418.36,1),("1490-0000","Accumulated Depreciation",-5116209.44,1),("1510-0000","Leasing Commissions",718220.6,1),
("1519-0000","Accum Amort - Leasing Commissions",-301874.22,1),("1550-0000","Deferred Financing Costs",224000,0),("1559-0000","Accum Amort - Financing Costs",-98933.31,1),
("2010-0000","Accounts Payable",-71940.63,1),("2020-0000","Accrued Expenses",-33405,1),("2030-0000","Accrued Real Estate Taxes",-208116.66,1),
("2040-0000","Accrued Interest",-52140.28,1),("2110-0000","Tenant Security Deposits",-188240,1),("2120-0000","Prepaid Rents",-64118.9,1),("2510-0000","Mortgage Note Payable",-13884205.17,1),
("3010-0000","Members' Capital",-9200000,0),("3020-0000","Distributions",1850000,1),("3990-0000","Retained Earnings",None,0),
("4010-0000","Base Rent",-2214870.4,1),("4015-0000","Rent Abatements",66120,1),("4020-0000","Straight-Line Rent Adjustment",-38211.05,1),("4110-0000","CAM Recoveries",-402190.75,1),
("4120-0000","Real Estate Tax Recoveries",-268744.1,1),("4125-0000","CAM Recoveries - Prior Year",11806.22,0),("4210-0000","Parking Income",-84350,1),("4290-0000","Late Fees",-3911.27,1),
("5010-0000","Janitorial - Contract",148220.5,1),("5020-0000","Window Cleaning",9660,0),("5110-0000","HVAC - R&M",62188.43,1),("5120-0000","Elevator - Contract",31480,1),
("5130-0000","Plumbing",12044.96,1),("5140-0000","Fire & Life Safety",18227.7,1),("5210-0000","Landscaping",27400,1),("5220-0000","Snow Removal",22910.88,1),
("5310-0000","Electricity",241336.09,1),("5320-0000","Gas",28114.37,1),("5330-0000","Water & Sewer",19870.02,1),("5410-0000","Security Services",88640,1),
("5510-0000","Management Fees",83412.71,1),("5520-0000","Legal Fees",14225,0),("5610-0000","Real Estate Taxes",381547.21,1),("5620-0000","Insurance - Property",68777.8,1),
("7010-0000","Interest Expense",573544.06,1),("7110-0000","Depreciation Expense",512600.33,1),("7120-0000","Amortization Expense",80911.47,1)]
rows=[]; plug=-round(sum(a[2] or 0 for a in A),2)
for c,n,b,act in A:
    b=plug if b is None else b
    dr=cr=0
    if act:
        base=abs(b)*random.uniform(.03,.12)
        if c in("1020-1000","1110-0000","2010-0000"): dr=round(abs(b)*random.uniform(.5,.9),2); cr=round(abs(b)*random.uniform(.5,.9),2)
        elif c[0] in"57" or(b>0 and c!="4015-0000"): dr=round(base,2); cr=round(base*.2,2) if random.random()<.25 else 0
        else: cr=round(base,2); dr=round(base*.3,2) if random.random()<.4 else 0
    rows.append([c,n,b,dr,cr])
OV={"1020-2000":(4210,0),"2110-0000":(0,4210),"1030-0000":(18750,0),"1030-5000":(38154.72,0),"1120-0000":(3821.1,0),"4020-0000":(0,3821.1),"1210-0000":(0,6877.78),"5620-0000":(6877.78,0),"1490-0000":(0,51260.03),"7110-0000":(51260.03,0),
"1519-0000":(0,6224.58),"1559-0000":(0,1866.67),"7120-0000":(8091.25,0),"1510-0000":(14388,0),"1430-0000":(22740.5,0),"2510-0000":(24318.44,0),"7010-0000":(57246.18,0),"2040-0000":(52140.28,52048.61),"2030-0000":(0,38154.72),"5610-0000":(38154.72,0),
"4010-0000":(0,223940.17),"4015-0000":(6612,0),"4110-0000":(0,40219.08),"4120-0000":(0,26874.41),"4210-0000":(0,8435),"4290-0000":(0,416.2),"3020-0000":(100000,0),"2120-0000":(64118.9,58774.33)}
for q in rows:
    if q[0] in OV: q[3],q[4]=OV[q[0]]
d=round(sum(r[3]for r in rows)-sum(r[4]for r in rows),2)
r=rows[1]
if d>0: r[4]=round(r[4]+d,2)
else: r[3]=round(r[3]-d,2)
wb=Workbook(); ws=wb.active; ws.title="Report1"
for i,t in enumerate(["Harbor Point Tower I (hpt1)","Trial Balance","Period = Nov 2024","Book = Accrual ; Tree = ysi_tb"],1):
    ws.cell(i,1,t).font=Font(name="Arial",size=11 if i<3 else 9,bold=i<3); ws.cell(i,1).alignment=Alignment(horizontal="center"); ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=6)
for j,(a,b) in enumerate([("",""),("",""),("Forward","Balance"),("","Debit"),("","Credit"),("Ending","Balance")],1):
    for k,t in((5,a),(6,b)):
        c=ws.cell(k,j,t or None); c.font=Font(name="Arial",size=8,bold=True); c.alignment=Alignment(horizontal="right")
        if k==6:c.border=Border(bottom=Side(style="thin"))
tr=[]; y=7; F=Font(name="Arial",size=8)
for c,n,b,dr,cr in rows:
    e=round(b+dr-cr,2); v=[b,dr,cr,e]
    for j,x in enumerate([c,n]+v,1):
        q=ws.cell(y,j,x); q.font=F
        if j>2:q.number_format='#,##0.00;-#,##0.00'
    tr.append({"account":c,"name":n,"beginning":b,"debit":dr,"credit":cr,"ending":e}); y+=1
tot={"label":"Total"}
ws.cell(y,2,"Total").font=Font(name="Arial",size=8,bold=True)
for j,k in enumerate(["beginning","debit","credit","ending"],3):
    s=round(sum(t[k] for t in tr),2)+0; tot[k]=s
    q=ws.cell(y,j,s); q.number_format='#,##0.00;-#,##0.00'; q.font=Font(name="Arial",size=8,bold=True); q.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
ws.cell(y+2,1,"Wednesday, December 11, 2024  02:14 PM").font=Font(name="Arial",size=7)
for k,w in zip("ABCDEF",(12,36,16,15,15,16)): ws.column_dimensions[k].width=w
ws.print_title_rows="5:6"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("a32d_tb_hpt1.xlsx")); print(tot,len(tr),rows[28])
save("a32d_tb_hpt1","xlsx","TB","OFFICE","Yardi commercial, forward/debit/credit/ending",False,["beginning","debit","credit","ending"],tr,[tot])
