# Timberline (Sage 300 CRE) style six-column trial balance, three warehouse entities on one sheet, xlsx
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
ENT = [("114","Sable Creek Distribution Center - Bldg A",1.0,False),("115","Sable Creek Distribution Center - Bldg B",0.62,False),("119","Sable Creek - Future Phase (Land)",0.1,True)]
R = random.Random(114)
def make(p, k, land):
    q = lambda v: round(v*k*R.uniform(.93,1.07),2)
    if land:
        a=[("1010","Cash - Operating",18442.07),("1510","Land Held for Development",2140000.0),("1590","Predevelopment Costs",88214.36),("2010","Accounts Payable",-3150.0),("2110","Accrued Property Taxes",-9208.31),("3010","Members' Capital",0.0),("5610","Property Taxes",9208.31),("5680","Mowing / Weed Control",1850.0),("5690","Filing Fees",325.0)]
        L=Ledger([(f"{p}-{c}",n,o) for c,n,o in a]); L.plug(f"{p}-3010"); g=lambda c:f"{p}-{c}"
        L.je(g("1590"),g("2010"),12600.0); L.je(g("2010"),g("1010"),3150.0); L.je(g("5610"),g("2110"),1841.66); L.je(g("1010"),g("3010"),15000.0)
        return L
    a=[("1010","Cash - Operating",q(311000)),("1020","Cash - Tenant Deposits",0),("1110","Accounts Receivable",q(58400)),("1115","Allowance - Bad Debts",-q(9000)),("1130","Straight-line Rent Receivable",q(402800)),("1210","Prepaid Insurance",q(37100)),
     ("1510","Land",round(3400000*k,-3)),("1520","Building & Shell",round(18750000*k,2)),("1540","Tenant Improvements",q(1290000)),("1550","Dock Equipment",q(166000)),("1580","Accum. Depreciation",-q(3180000)),("1610","Lease Commissions",q(712000)),("1615","Accum. Amort. - Lease Commissions",-q(266000)),
     ("2010","Accounts Payable",-q(31400)),("2015","Accrued Expenses",-q(8200)),("2110","Accrued Property Taxes",-q(168000)),("2210","Tenant Deposits",-round(64000*k,2)),("2230","Prepaid Rent",-q(41500)),
     ("3010","Members' Capital",-round(15500000*k,-4)),("3020","Member Distributions",round(540000*k,-3)),("3900","Retained Earnings",0),
     ("4010","Base Rent",-q(938000)),("4015","Straight-line Rent",-q(33400)),("4110","CAM Reimbursements",-q(96300)),("4120","Property Tax Reimbursements",-q(161500)),("4130","Insurance Reimbursements",-q(35900)),("4190","Other Income",-q(1800)),
     ("5110","Landscape & Irrigation",q(18800)),("5120","Parking Lot / Truck Court",q(6400)),("5130","Roof Maintenance",q(9700)),("5140","Fire Protection",q(7300)),("5150","Dock & Door Repairs",q(5200)),("5210","Electricity - House",q(8800)),("5220","Water & Sewer",q(4100)),("5310","Management Fees",q(24700)),("5610","Property Taxes",q(168000)),("5620","Insurance",q(35500)),("5710","Professional Fees",q(6900)),("6010","Depreciation",q(262000)),("6020","Amortization",q(51200))]
    a=[(c,n,round(o*.8,2) if c[0] in "456" or c=="2110" else o) for c,n,o in a]   # four months to date
    g=lambda c:f"{p}-{c}"
    L=Ledger([(g(c),n,o) for c,n,o in a]); L.open[g("1020")]=-L.open[g("2210")]; L.open[g("5610")]=-L.open[g("2110")]; L.plug(g("3900")); j=L.je
    for c,v in (("4010",188300),("4110",19260),("4120",33600),("4130",7100)): j(g("1110"),g(c),q(v))
    j(g("1130"),g("4015"),q(6680)); j(g("1010"),g("1110"),q(211000)); 
    pr=-L.open[g("2230")]/100; j(g("2230"),g("1110"),pr); j(g("1010"),g("2230"),q(38800))
    for c,v in (("5110",3760),("5130",1450),("5140",780),("5150",2240),("5210",1705),("5220",866),("5710",1200),("1540",48200)): j(g(c),g("2010"),q(v))
    j(g("2010"),g("1010"),q(41600)); j(g("5310"),g("1010"),q(5010)); j(g("5610"),g("2110"),round(-L.open[g("2110")]/400,2)); j(g("5620"),g("1210"),q(7090))
    j(g("6010"),g("1580"),q(52400)); j(g("6020"),g("1615"),q(10240)); j(g("3020"),g("1010"),round(95000*k,-2))
    if p=="114": j(g("1115"),g("1110"),4118.52)
    else: j(g("2015"),g("5120"),1875.0); j(g("5120"),g("2010"),2210.0)
    return L
wb=Workbook(); cv=wb.active; cv.title="Transmittal"
for i,t in enumerate(["Ironmark Industrial Management, LLC","Month-end reporting package - Sable Creek portfolio","Period 05/31/2025 (FY 2025, period 5)","",
  "Enclosed:   1  Trial balance by entity       2  Rent roll (sent separately)     3  Capital log (sent separately)","","Prepared by: Property accounting, Joliet office","Submitted to: Separate Account Equity Real Estate","Status: FINAL - books closed 06/06/2025"],2): cv.cell(i,2,t)
cv["B2"].font=Font(name="Calibri",bold=True,size=14); cv.column_dimensions["A"].width=3; cv.column_dimensions["B"].width=90; cv.sheet_view.showGridLines=False
ws=wb.create_sheet("GL TB 05-25"); thin=Side(style="thin"); dbl=Side(style="double"); NF='#,##0.00'
ws["A1"]="06/06/2025"; ws["C1"]="Trial Balance"; ws["H1"]="Page 1"; ws["A2"]="03:41 PM"; ws["C2"]="Ironmark Industrial Management, LLC"; ws["C3"]="Month Ending 05/31/2025"
ws["C1"].font=Font(name="Calibri",bold=True,size=12)
hd=6
for a,t in (("C","Opening Balance"),("E","Period Activity"),("G","Closing Balance")):
    ws[f"{a}{hd-1}"]=t; b=chr(ord(a)+1); ws.merge_cells(f"{a}{hd-1}:{b}{hd-1}"); ws[f"{a}{hd-1}"].alignment=Alignment(horizontal="center"); ws[f"{a}{hd-1}"].font=Font(name="Calibri",bold=True); ws[f"{a}{hd-1}"].fill=PatternFill("solid",fgColor="D9D9D9")
for i,t in enumerate(["Account","Title","Debit","Credit","Debit","Credit","Debit","Credit"],1):
    x=ws.cell(hd,i,t); x.font=Font(name="Calibri",bold=True); x.border=Border(bottom=thin); x.alignment=Alignment(horizontal="left" if i<3 else "right")
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
rows=[];totals=[];r=hd+1; g=dict.fromkeys(K,0.0)
for p,n,k,land in ENT:
    L=make(p,k,land); r+=1; ws.cell(r,1,p); ws.cell(r,2,n); ws.cell(r,1).font=ws.cell(r,2).font=Font(name="Calibri",bold=True,underline="single"); r+=1; s=dict.fromkeys(K,0.0)
    for c in L.order:
        o,e=L.beg(c),L.end(c)
        if o==0 and e==0 and L.dr[c]==0 and L.cr[c]==0: continue
        v=dict(zip(K,(o if o>0 else 0,-o if o<0 else 0,L.debit(c),L.credit(c),e if e>0 else 0,-e if e<0 else 0)))
        row=dict(account=c,name=L.name[c]); ws.cell(r,1,c); ws.cell(r,2,"  "+L.name[c])
        for i,kk in enumerate(K,3):
            if v[kk]: row[kk]=v[kk]; x=ws.cell(r,i,v[kk]); x.number_format=NF; s[kk]=round(s[kk]+v[kk],2)
        rows.append(row); r+=1
    assert s["open_dr"]==s["open_cr"] and s["debit"]==s["credit"] and s["close_dr"]==s["close_cr"],s
    ws.cell(r,2,f"{p} Totals").font=Font(name="Calibri",bold=True); totals.append(dict(label=f"{p} Totals",**s))
    for i,kk in enumerate(K,3): x=ws.cell(r,i,s[kk]); x.number_format=NF; x.border=Border(top=thin); x.font=Font(name="Calibri",bold=True); g[kk]=round(g[kk]+s[kk],2)
    r+=1
r+=1; ws.cell(r,2,"Report Totals").font=Font(name="Calibri",bold=True); totals.append(dict(label="Report Totals",**g))
for i,kk in enumerate(K,3): x=ws.cell(r,i,g[kk]); x.number_format=NF; x.border=Border(top=thin,bottom=dbl); x.font=Font(name="Calibri",bold=True)
ws.cell(r+2,1,"* Entity 119 carries no leases; funded by member contribution of 05/19/2025.").font=Font(name="Calibri",italic=True,size=9)
for col,w in zip("ABCDEFGH",(12,40,17,17,16,16,17,17)): ws.column_dimensions[col].width=w
ws.freeze_panes="C7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows="5:6"
F="SableCreek_GLTB_2025-05.xlsx"; wb.save(doc(F))
save(F,"TB",K,rows,totals,"WAREHOUSE","Timberline six-column opening/period/closing Dr/Cr, three entities stacked on second sheet",True)
print(len(rows),totals)

