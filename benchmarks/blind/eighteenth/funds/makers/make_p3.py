# MRI-like Courier cash flow, trailing minus, planted digit
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
cols=["CURRENT PERIOD","YEAR-TO-DATE","PRIOR YTD"]
s=St("STATEMENT OF CASH FLOWS","QUILLAN MARKETPLACE",None,"2025-08-31",cols)
s.h("CASH FLOWS FROM OPERATING ACTIVITIES")
ni=s.l("NET INCOME (LOSS)",[41873.26,298114.09,317460.55],ind=1,key="net_income")
s.h("ADJUSTMENTS TO RECONCILE NET INCOME TO CASH",ind=1)
a=[s.l(n,v,ind=2) for n,v in [("DEPRECIATION - BUILDING",[36442.00,291536.00,291536.00]),("AMORTIZATION - TENANT IMPROVEMENTS",[9817.33,77904.18,70226.40]),("AMORTIZATION - LEASE COMMISSIONS",[3128.05,24310.92,22875.16]),("AMORTIZATION - FINANCING COSTS",[1875.00,15000.00,15000.00]),("STRAIGHT-LINE RENT",[-2216.84,-19872.31,-25118.77]),("ABOVE/BELOW MARKET LEASE AMORT",[-1140.50,-9124.00,-9124.00]),("PROVISION FOR DOUBTFUL ACCOUNTS",[0.,6500.,11250.])]]
s.h("CHANGES IN ASSETS AND LIABILITIES",ind=1)
b=[s.l(n,v,ind=2) for n,v in [("TENANT RECEIVABLES",[-18442.71,-36905.43,14287.90]),("CAM/TAX RECOVERY RECEIVABLE",[-7350.00,22816.64,-18044.12]),("PREPAID INSURANCE",[6118.75,-24475.00,-22310.00]),("ESCROW - REAL ESTATE TAXES",[-21500.00,34180.22,29616.08]),("ACCOUNTS PAYABLE - TRADE",[12904.38,-17338.56,8842.31]),("ACCRUED EXPENSES",[3366.17,9120.48,-4518.29]),("PREPAID RENT",[-4825.00,6240.15,2977.46]),("TENANT SECURITY DEPOSITS",[2750.00,4100.00,-3600.00])]]
op=s.t("NET CASH PROVIDED BY OPERATING ACTIVITIES",[ni]+a+b)
s.h("CASH FLOWS FROM INVESTING ACTIVITIES")
i=[s.l(n,v,ind=2) for n,v in [("BUILDING IMPROVEMENTS",[-14320.00,-88975.40,-41260.75]),("TENANT IMPROVEMENTS - SUITE 118",[0.,-126400.00,0.]),("TENANT IMPROVEMENTS - OTHER",[-6875.25,-22418.90,-97331.60]),("LEASING COMMISSIONS PAID",[-11240.16,-48762.33,-30915.07]),("REPLACEMENT RESERVE, NET",[-5250.00,11720.00,-42000.00])]]
iv=s.t("NET CASH USED IN INVESTING ACTIVITIES",i)
s.h("CASH FLOWS FROM FINANCING ACTIVITIES")
f=[s.l(n,v,ind=2) for n,v in [("MORTGAGE PRINCIPAL - FIRST LIEN",[-18604.47,-146217.83,-139540.06]),("PARTNER CONTRIBUTIONS",[0.,150000.00,0.]),("DISTRIBUTIONS - LIMITED PARTNERS",[0.,-237500.00,-285000.00]),("DISTRIBUTIONS - GENERAL PARTNER",[0.,-12500.00,-15000.00])]]
fn=s.t("NET CASH USED IN FINANCING ACTIVITIES",f)
nc=s.t("NET INCREASE (DECREASE) IN CASH",[op,iv,fn],"TOTAL",key="net_cash_flow")
v=s.rows[nc]["values"]; bg=[0,612480.37,588915.62]; bg[0]=round(bg[1]+v[1]-v[0],2)
bb=s.l("CASH - BEGINNING OF PERIOD",bg); s.t("CASH - END OF PERIOD",[nc,bb],"TOTAL")
s.plant(i[3],1,-43762.33,"LEASING COMMISSIONS PAID, YEAR-TO-DATE: true 48,762.33- printed as 43,762.33- (digit changed); the investing total keeps the true sum","digit_changed")
W,H=landscape(letter); c=canvas.Canvas(doc("quillan_marketplace_scf_aug25.pdf"),pagesize=(W,H)); pg=[0]
def top():
    pg[0]+=1; c.setFont("Courier",9)
    L=[f"REPORT: MRI_SCF03                    GRANBY RETAIL INVESTORS NO. 4, A LIMITED PARTNERSHIP                  PAGE: {pg[0]:>4}",
       "ENTITY: 0417                                    QUILLAN MARKETPLACE                              DATE:  9/12/2025",
       "BASIS:  ACCRUAL                               STATEMENT OF CASH FLOWS                            TIME:   2:17 PM",
       "                                             FOR PERIOD ENDING 08/31/25","",
       f"{'':52}{'CURRENT PERIOD':>18}{'YEAR-TO-DATE':>18}{'PRIOR YTD':>18}",f"{'':52}{'-'*15:>18}{'-'*15:>18}{'-'*15:>18}"]
    y=H-40
    for l in L: c.drawString(48,y,l); y-=11
    return y-4
y=top(); p=lambda v:(f"{abs(v):,.2f}"+("-" if v<0 else " "))
for r,m in zip(s.rows,s.meta):
    need=11*(3 if "footsFrom" in r else 1)
    if y-need<40: c.showPage(); y=top()
    if "footsFrom" in r: c.drawString(48,y,f"{'':52}{'-'*15:>18}{'-'*15:>18}{'-'*15:>18}"); y-=11
    if r["rowType"]=="HEADING" and not m.get("ind"): y-=5
    c.drawString(48,y,f"{' '*3*m.get('ind',0)+r['label']:<52}"+"".join(f"{p(x):>19}"[1:] if x is not None else "" for x in r["values"])); y-=11
    if "footsFrom" in r: y-=7
c.drawString(48,y,f"{'':52}{'='*15:>18}{'='*15:>18}{'='*15:>18}"); c.save()
save("quillan_marketplace_scf_aug25.pdf",[s],"RETAIL","CASH_FLOW_STATEMENT","MRI-like Courier print, trailing minus, indirect method",hard=True)
