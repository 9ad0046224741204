# JDE spool style trial balance (R09410 look), shopping centre, PDF landscape Courier, trailing minus, LOD subtotals
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
B = "74210"; M = "74211"   # balance sheet / income BU and CAM pool BU
# (level heading) or (acct, name, opening)
T = [("H",3,"Assets"),
 ("H",4,"Cash and Equivalents"),(B+".1010.001","Petty Cash",300),(B+".1020.110","Operating Acct - Great Lakes T",412806.19),(B+".1020.115","Lockbox Clearing",0),(B+".1020.300","Marketing Fund Account",38114.72),(B+".1020.410","Security Deposit Account",61750),("T",4,"Total Cash and Equivalents"),
 ("H",4,"Receivables"),(B+".1210","Tenant Accounts Receivable",188306.44),(B+".1212","Percentage Rent Receivable",24910),(B+".1215","Unbilled CAM & Tax Recoveries",96220.51),(B+".1220","Allowance for Uncollectibles",-37500),(B+".1240","Straight Line Rent Receivable",644182.03),("T",4,"Total Receivables"),
 ("H",4,"Real Estate"),(B+".1410","Land",9180000),(B+".1420","Buildings",24765310.28),(B+".1422","Building Improvements",1904466.75),(B+".1430","Site Improvements & Paving",1287340),(B+".1440.010","Tenant Improvements - Inline",2316028.90),(B+".1440.020","Tenant Improvements - Anchors",1150000),(B+".1450","Construction in Progress",72614.36),(B+".1491","Accum Depr - Buildings & Impr",-6104277.36),(B+".1494","Accum Depr - Tenant Improve",-1388016.42),("T",4,"Total Real Estate"),
 ("H",4,"Other Assets"),(B+".1610","Prepaid Insurance",31288.14),(B+".1615","Prepaid Real Estate Taxes",0),(B+".1640","Deferred Leasing Commissions",588120.25),(B+".1641","Accum Amort - Leasing Commiss",-241907.62),(B+".1690","Utility Deposits",4100),("T",4,"Total Other Assets"),
 ("T",3,"Total Assets"),
 ("H",3,"Liabilities and Equity"),
 ("H",4,"Current Liabilities"),(B+".2010","Accounts Payable - Trade",-76301.88),(B+".2015","Received Not Vouchered",-11240),(B+".2030","Accrued Liabilities",-52814.30),(B+".2040","Accrued Real Estate Taxes",-287455),(B+".2060","Prepaid Rent",-29317.45),(B+".2065","Tenant Security Deposits",-61750),(B+".2070","Marketing Fund Liability",-38114.72),(B+".2080","Due to Managing Agent",-13960.11),("T",4,"Total Current Liabilities"),
 ("H",4,"Equity"),(B+".2910","Capital Contributions",-35200000),(B+".2930","Distributions to Investors",6350000),(B+".2980","Retained Earnings",0),("T",4,"Total Equity"),
 ("T",3,"Total Liabilities and Equity"),
 ("H",3,"Revenues"),
 ("H",4,"Rental Income"),(B+".4010.010","Minimum Rent - Anchors",-428750),(B+".4010.020","Minimum Rent - Inline Shops",-1007614.35),(B+".4010.030","Minimum Rent - Outparcels",-152500),(B+".4012","Rent Concessions",18600),(B+".4020","Percentage Rent",-41388.17),(B+".4040","Straight Line Rent Adjustment",-38217.40),(B+".4050","Temporary & Seasonal Tenants",-12650),("T",4,"Total Rental Income"),
 ("H",4,"Recoveries"),(M+".4210","CAM Recoveries",-248816.65),(M+".4215","CAM Recoveries - Prior Year",9427.18),(M+".4220","Real Estate Tax Recoveries",-262110.40),(M+".4230","Insurance Recoveries",-33908.25),(M+".4240","Trash & Water Recoveries",-14215.60),("T",4,"Total Recoveries"),
 ("H",4,"Other Income"),(B+".4410","Late Charges",-2865),(B+".4420","Interest Income",-1120.37),(B+".4490","Miscellaneous Income",-450),("T",4,"Total Other Income"),
 ("T",3,"Total Revenues"),
 ("H",3,"Expenses"),
 ("H",4,"Common Area Maintenance"),(M+".5110.010","Parking Lot Sweeping",16250),(M+".5110.020","Parking Lot Repairs & Striping",4820),(M+".5110.030","Parking Lot Lighting",7136.48),(M+".5120","Landscaping",27450),(M+".5130","Snow Removal",58314.90),(M+".5140","Trash Removal",16112.35),(M+".5150","Security Patrol",34710),(M+".5160","Porter Service",24500),(M+".5170","Roof Repairs",3985),(M+".5180","Fire Sprinkler & Alarm Monitor",4410.60),(M+".5190","Pest Control",1375),("T",4,"Total Common Area Maintenance"),
 ("H",4,"Utilities"),(M+".5310","Electric - Common Area",29844.17),(M+".5320","Water & Sewer",11908.22),(M+".5330","Gas - Vacant Units",2216.70),("T",4,"Total Utilities"),
 ("H",4,"Taxes and Insurance"),(M+".5510","Real Estate Taxes",287455),(M+".5520","Property Insurance",31288.10),("T",4,"Total Taxes and Insurance"),
 ("H",4,"Administrative"),(B+".5710","Management Fees",66120.44),(B+".5720","Legal Fees",8915),(B+".5730","Bad Debt Expense",12500),(B+".5740","Marketing Contribution",12500),(B+".5760","Non-Recoverable Repairs",5162.75),(B+".5790","Bank Charges",618.30),("T",4,"Total Administrative"),
 ("H",4,"Depreciation and Amortization"),(B+".6110","Depreciation - Bldg & Improve",298710.45),(B+".6120","Depreciation - Tenant Improve",104466.15),(B+".6130","Amortization - Leasing Commiss",24505),("T",4,"Total Depreciation and Amortization"),
 ("T",3,"Total Expenses"),
]
acc = [t for t in T if t[0] not in "HT"]
L = Ledger(acc); L.plug(B+".2980"); j = L.je
b = lambda x: B+"."+x
m = lambda x: M+"."+x
AR, AP, C = b("1210"), b("2010"), b("1020.110")
for k, v in [(b("4010.010"),85750),(b("4010.020"),203418.72),(b("4010.030"),30500),(m("4210"),49763.33),(m("4220"),52422.08),(m("4230"),6781.65),(m("4240"),2904.11),(b("4410"),575),(b("4050"),2400)]: j(AR,k,v)
j(b("4012"),AR,3100); j(b("1212"),b("4020"),8640.55); j(C,b("1212"),14115); j(b("1240"),b("4040"),7643.48)
j(b("1020.115"),AR,401880.16); j(C,b("1020.115"),401880.16)
j(b("2060"),AR,29317.45); j(C,b("2060"),33604.90)
for k, v in [(m("5110.010"),3250),(m("5110.020"),11475),(m("5110.030"),1284.06),(m("5120"),6890),(m("5140"),3222.47),(m("5150"),6942),(m("5160"),4900),(m("5170"),1260),(m("5180"),610),(m("5190"),275),(m("5310"),5018.44),(m("5320"),2733.09),(m("5330"),88.12),(b("5720"),1740),(b("5760"),924.18),(b("1450"),41806),(b("1640"),18442.50)]: j(k,AP,v)
j(AP,C,118340.72); j(AP,m("5140"),305.40)
j(b("2015"),AP,11240); j(m("5110.020"),b("2015"),7300)
j(b("5710"),b("2080"),14207.36); j(b("2080"),C,13960.11)
j(m("5510"),b("2040"),57491); j(b("2040"),C,344946); j(m("5520"),b("1610"),6257.62)
j(b("5740"),C,2500); j(b("1020.300"),b("2070"),9180.44); j(b("2070"),b("1020.300"),6352.10)
j(b("5790"),C,121.66); j(C,b("4420"),214.83); j(b("5730"),b("1220"),2500)
j(b("6110"),b("1491"),59742.09); j(b("6120"),b("1494"),20893.23); j(b("6130"),b("1641"),4901)
j(b("2930"),C,150000); j(b("1440.010"),b("1450"),63940); j(b("2065"),b("1020.410"),2850)
KEYS = ["beginning","activity","other:Y-T-D Activity","ending"]
pre = {a[0]: 0 for a in acc}                    # prior year-end balance of balance sheet accounts -> YTD activity
import random; R = random.Random(7421)
def ytd(c):
    obj = int(c.split(".")[1])
    if obj >= 4000: return L.end(c)
    if obj in (1410,1420,2910,1690,1430) or c.endswith("1440.020") or c.endswith("1010.001"): return 0.0
    return None
Y = {a[0]: ytd(a[0]) for a in acc}
fix = {b("1020.300"):4612.08,b("1020.410"):-2850,b("1020.115"):0,b("1210"):-21644.90,b("1212"):-33860.12,b("1215"):11405.38,b("1220"):-15000,b("1240"):45860.88,b("1422"):118420.5,b("1440.010"):63940,b("1450"):-12806.55,
 b("1491"):-358452.54,b("1494"):-125359.38,b("1610"):25030.52,b("1615"):0,b("1640"):44117.25,b("1641"):-29406,b("2010"):18422.67,b("2015"):-7300,b("2030"):6120.4,b("2040"):0,b("2060"):-8814.02,b("2065"):2850,b("2070"):-4612.08,b("2080"):-961.22,b("2930"):1650000,b("2980"):0}
for k,v in fix.items(): assert Y[k] is None, k; Y[k]=float(v)
Y[C] = None
assert [k for k,v in Y.items() if v is None]==[C]
Y[C] = round(-sum(v for k,v in Y.items() if k!=C),2)
print("cash ytd", Y[C], "cash end", L.end(C), "AR", L.end(AR), "RE", L.beg(b("2980")))
rows=[]; totals=[]; out=[]; stack={3:[],4:[]}
def sums(rs): return {k: round(sum(r[k] for r in rs),2)+0.0 for k in KEYS}
for t in T:
    if t[0]=="H": stack[t[1]]=[]; out.append(("H",t[1],t[2],None))
    elif t[0]=="T":
        s=sums(stack[t[1]]); out.append(("T",t[1],t[2],s)); totals.append(dict(label=t[2],**s))
    else:
        r={"account":t[0],"name":t[1],"beginning":L.beg(t[0]),"activity":L.act(t[0]),"other:Y-T-D Activity":Y[t[0]],"ending":L.end(t[0])}
        stack[3].append(r); stack[4].append(r); rows.append(r); out.append(("R",5,t[1],r))
g=sums(rows); assert all(v==0 for v in g.values()), g
totals.append(dict(label="Grand Total",**g)); out.append(("G",3,"Grand Total",g))
# planted: the ending balance of Prepaid Insurance 25,030.52 printed as 26,030.52
pr=next(r for r in rows if r["account"]==b("1610")); assert pr["ending"]==25030.52; pr["ending"]=26030.52
for r in rows:  assert len(r["name"])<=30, r["name"]
def f(v, zero=""):
    if round(v,2)==0: return zero
    s=f"{abs(v):,.2f}"; s = s[1:] if s.startswith("0.") else s
    return s+("-" if v<0 else " ")
for r in rows:
    for k in KEYS:
        if round(r[k],2)==0: del r[k]           # JDE suppresses zeroes on detail lines
F="R09410_QuarryTown_0625.pdf"
PS=landscape(letter); W,H=PS; c=canvas.Canvas(doc(F),pagesize=PS,invariant=1); FS=8.2; LH=9.6
def line(l): 
    kind,lv,n,d=l; nm=" "*{3:0,4:1,5:2}[lv]+n
    if kind=="H": return [f"{'':<16}{nm}"]
    z="" if kind=="R" else ".00 "
    a=d["account"] if kind=="R" else ""
    p = "P" if kind=="R" else " "
    s=f"{a:<16}{nm[:38]:<38}{lv if kind=='R' else ' ':>2} {p}  "+"".join(f"{f(d.get(k,0),z):>18}" for k in KEYS)
    if kind=="T": return [" "*59+("  "+"-"*16)*4, s, ""]
    if kind=="G": return [s, " "*59+("  "+"="*16)*4]
    return [s]
blocks=[line(l) for l in out]
pages=[[]]
for i,bk in enumerate(blocks):
    room=46
    if len(pages[-1])+len(bk)>room: pages.append([])
    pages[-1]+=bk
for pi,pg in enumerate(pages,1):
    tx=c.beginText(34,H-34); tx.setFont("Courier",FS); tx.setLeading(LH)
    def ln(s): tx.textLine(s)
    wd=133
    def three(a,m_,z): 
        s=a.ljust(wd); k=(wd-len(m_))//2; s=s[:k]+m_+s[k+len(m_):]; return s[:wd-len(z)]+z
    ln(three("R09410","Calloway Retail Partners LP","7/14/2025    14:22:07")); ln(three("INS0003","Trial Balance",f"Page -  {pi:>10}")); ln(three("Ledger Type AA","As of June 30, 2025","Company  00742")); ln(three("","74210  Quarry Town Shopping Center","")); ln("")
    ln(f"{'':<54} L P  "+"".join(f"{x:>17} " for x in ("Beginning","Current Period","Y-T-D","Ending")))
    ln(f"{'Account':<16}{'Description':<38} D C  "+"".join(f"{x:>17} " for x in ("Balance","Net Change","Activity","Balance")))
    ln("-"*15+" "+"-"*37+"  - -  "+"".join(f"{'-'*16:>17} " for _ in range(4)))
    for s in pg: ln(s)
    c.drawText(tx); c.showPage()
c.save()
save(F,"TB",KEYS,rows,totals,"RETAIL","JD Edwards R09410 spool, trailing minus, LOD headings and subtotals, zeroes suppressed",True,
 {"what":"ending balance of 74210.1610 Prepaid Insurance printed 26,030.52 instead of 25,030.52 (beginning + net change, and Total Other Assets, show the true figure)","kind":"digit_changed"})
print(len(rows),len(pages),len(totals))
