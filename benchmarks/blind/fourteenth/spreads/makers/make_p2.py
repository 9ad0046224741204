# Legacy property-system T12, self storage, Courier, trailing minus, 2 pages
import random; from lib import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import legal, landscape
R = random.Random(502)
M = ["07/23","08/23","09/23","10/23","11/23","12/23","01/24","02/24","03/24","04/24","05/24","06/24"]
s = S("TRAILING 12 MONTH INCOME STATEMENT", "Stow-Rite Storage - Harbor Blvd", "2023-07-01", "2024-06-30", M+["12 MO TOTAL"])
SEAS = [1.03,1.02,1.0,.99,.97,.96,.96,.97,.98,1.0,1.02,1.04]
def ln(label, code, b, j=.05, seas=True, m=None, zero=0):
    v = m or [round(b*(SEAS[i] if seas else 1)*(1+R.uniform(-j,j))) for i in range(12)]
    if zero: v = [0 if R.random()<zero else x for x in v]
    return s.L(label, v+[sum(v)], code)
s.H("RENTAL INCOME")
A = [ln("Unit Rent - Drive Up","4010",38420,.015), ln("Unit Rent - Climate Ctrl","4020",29710,.015), ln("Rv/Boat/Vehicle Space","4030",4185,.04), ln("Promo & Move-In Discount","4080",-2140,.2), ln("Military/Senior Discount","4085",-388,.06), ln("Rent Write Offs","4090",-906,.5), ln("Refunds & Prior Prd Adj","4095",-120,.9,zero=.4)]
a = s.T("NET RENTAL INCOME", A, "SUBTOTAL", "4099")
s.H("OTHER INCOME")
O = [ln("Late Charges","4210",2260,.12), ln("Lien & Preparation Fees","4215",415,.4), ln("Admin Fees","4220",980,.2), ln("Tenant Protection Plan","4230",5310,.03), ln("Merchandise-Locks & Boxes","4240",610,.3), ln("Truck Rental Commission","4250",744,.35), ln("Auction Proceeds","4260",690,.6,zero=.5), ln("Cell Tower Ground Lease","4270",0,m=[1450]*6+[1493]*6)]
o = s.T("TOTAL OTHER INCOME", O, "SUBTOTAL", "4299")
ti = s.T("TOTAL INCOME", [a,o], code="4999", key="total_income")
s.H("OPERATING EXPENSES"); s.H("PAYROLL")
P1 = [ln("Manager Salaries","5010",6120,.03,0), ln("Relief Manager","5015",1480,.25,0), ln("Payroll Taxes & Wk Comp","5030",861,.06,0), ln("Group Health","5040",0,m=[744]*6+[802]*6)]
p = s.T("TOTAL PAYROLL", P1, "SUBTOTAL","5099")
s.H("FACILITY")
P2 = [ln("Electric","5110",1890,.15), ln("Water & Sewer","5120",232,.2), ln("Trash","5130",188,.02,0), ln("Phone/Internet/Alarm","5140",413,.04,0), ln("Repairs-Doors & Gates","5210",905,.7,0), ln("Repairs-Hvac","5215",640,.8,0,zero=.4), ln("Landscape & Snow","5220",550,.05,0), ln("Pest Control","5230",95,0,0), ln("Elevator Contract","5240",0,m=[0,0,615]*4)]
f = s.T("TOTAL FACILITY", P2, "SUBTOTAL","5299")
s.H("OFFICE & MARKETING")
P3 = [ln("Web Listing & Pay-Per-Click","5310",1720,.1), ln("Referral Fees","5320",90,.6,zero=.3), ln("Credit Card Fees","5410",1915,.04), ln("Office Supplies","5420",205,.5,0), ln("Software - Mgmt System","5430",289,0,0), ln("Cost Of Merchandise","5440",322,.3), ln("Professional & Legal","5450",410,.9,0,zero=.3)]
q = s.T("TOTAL OFFICE & MARKETING", P3, "SUBTOTAL","5499")
s.H("FIXED")
P4 = [ln("Property Taxes","5510",0,m=[8240]*6+[8611]*6), ln("Property Insurance","5520",0,m=[1988]*9+[2306]*3), ln("Management Fee 5%","5610",0,m=[round(x*.05) for x in s.rows[ti]["v"][:12]])]
x = s.T("TOTAL FIXED", P4, "SUBTOTAL","5699")
te = s.T("TOTAL OPERATING EXPENSE", [p,f,q,x], code="5999", key="total_operating_expenses")
noi = s.T("NET OPERATING INCOME", [ti,("-",te)], code="6000", key="noi")
s.H("NON-OPERATING")
N = [ln("Mortgage Interest","7010",0,m=[round(14211-18.6*i) for i in range(12)]), ln("Depreciation","7020",0,m=[9416]*12), ln("Capital - Door Replacement","7050",0,m=[0,0,6225,0,0,0,0,0,4110,0,0,0]), ln("Asset Mgmt Fee","7060",0,m=[500]*12)]
n = s.T("TOTAL NON-OPERATING", N, "SUBTOTAL","7999")
s.T("NET INCOME", [noi,("-",n)], code="9000", key="net_income")
c = canvas.Canvas(D+"/harbor_blvd_storage_T12.pdf", pagesize=landscape(legal), invariant=1); W,H = landscape(legal)
fs = 7.1; lh = 9.6; x0 = 30
def out(y, t): c.setFont("Courier", fs); c.drawString(x0, y, t)
def num(v): return "0" if v == 0 else f"{-v:,}-" if v < 0 else f"{v:,} "
def line(r):
    t = f"{(r['code'] or ''):<6}{r['label'][:27]:<28}"
    return t + "".join(f"{num(v).rstrip() if v==0 else num(v):>13}" if k==12 else f"{(num(v) if v else '0 '):>12}"[1:] if 0 else f"{(num(v) if v else '0 '):>{13 if k==12 else 12}}" for k,v in enumerate(r["v"]))
def head(pg):
    y = H-34
    out(y, f"{'SMC120R':<60}{'STOW-RITE STORAGE MGMT SYSTEM':<110}PAGE {pg:>4}"); y-=lh
    out(y, f"{'RUN 07/11/24 08:14':<60}{'TRAILING 12 MONTH INCOME STATEMENT':<110}USR KDUNN"); y-=lh
    out(y, f"{'FAC 0117  Stow-Rite Storage - Harbor Blvd':<60}{'FOR THE PERIOD 07/01/23 THRU 06/30/24':<110}BASIS ACCRUAL"); y-=2*lh
    out(y, f"{'ACCT':<6}{'DESCRIPTION':<28}"+"".join(f"{m+' ':>12}" for m in M)+f"{'12 MO ':>13}"); y-=lh
    out(y, " "*34+"".join(f"{'ACTUAL ':>12}" for m in M)+f"{'TOTAL ':>13}"); y-=lh
    out(y, "-"*191); return y-lh
fs = 5.15*1.0; fs = 7.9*0.98
fs = (W-60)/191/0.6
pg = 1; y = head(pg)
for r in s.rows:
    if y < 40 or r["label"]=="OFFICE & MARKETING":
        out(y-2, "CONTINUED ON NEXT PAGE"); c.showPage(); pg += 1; y = head(pg)
    if r["t"]=="HEADING": y -= 3; out(y, "      "+r["label"]); y -= lh; continue
    if r["t"]!="LINE": out(y+1, " "*34+("="*12 if r["t"]=="TOTAL" else " -----------")*12+("="*13 if r["t"]=="TOTAL" else " ------------")); y -= lh*.85
    out(y, line(r)); y -= lh*(1.5 if r["t"]!="LINE" else 1)
out(y-8, "*** END OF REPORT ***   UNITS 612   NRSF 71,240   OCC 06/30/24 88.4%"); c.save()
save("harbor_blvd_storage_T12.pdf", [s], "SELF_STORAGE", "OPERATING_STATEMENT_T12", "legacy system print, Courier, legal landscape, header repeated on page 2, trailing minus", "trailing minus, codes on totals, dense 13 columns, two pages")
