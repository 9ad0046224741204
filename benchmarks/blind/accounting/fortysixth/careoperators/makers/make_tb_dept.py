# senior community trial balance by department, weasyprint, legal landscape
import random
from common_io import *
from weasyprint import HTML
R=random.Random(4611); STEM="Larkhaven_Millbrook_TB_by_Dept_Oct26"
BUD="other:YTD Budget"; PY="other:Prior Year 10/31/2025"
KEYS=["beginning","activity","ending",BUD,PY]
def a(code,name,beg=None,act=None,py=None): return [code,name,beg,act,py]
def j(x): return int(x*100)+R.randint(-4999,4999)
BS=[("Assets",[a("1010-00","Cash - Operating (First Lakes Bank)"),a("1015-00","Cash - Payroll Clearing",j(2500),j(-310),j(2500)),a("1040-00","Resident Trust Funds",j(18450),j(612),j(16220)),
 a("1110-00","Accounts Receivable - Private Pay",j(96400),j(8120),j(81750)),a("1115-00","Accounts Receivable - Medicaid Waiver",j(143800),j(-11275),j(128900)),a("1190-00","Allowance for Doubtful Accounts",j(-22500),j(-1500),j(-17000)),
 a("1310-00","Prepaid Insurance",j(61200),j(-15300),j(58800)),a("1320-00","Prepaid Licenses & Dues",j(7850),j(-655),j(6900)),a("1410-00","Replacement Reserve Escrow",j(288300),j(6800),j(214500)),
 a("1510-00","Land",245000000,0,245000000),a("1520-00","Buildings",1874500000,0,1874500000),a("1530-00","Furniture, Fixtures & Equipment",j(1312400),j(9860),j(1201775)),a("1590-00","Accumulated Depreciation",j(-4118200),j(-58600),j(-3415000))]),
("Liabilities",[a("2010-00","Accounts Payable - Trade",j(-118300),j(-14200),j(-104600)),a("2050-00","Accrued Payroll & PTO",j(-164750),j(9340),j(-151200)),a("2060-00","Accrued Property Taxes",j(-171000),j(-19000),j(-183500)),
 a("2210-00","Resident Trust Liability",None,None,None),a("2220-00","Community Fees - Refundable",j(-84000),j(3500),j(-97500)),a("2230-00","Prepaid Resident Rents",j(-58900),j(-6415),j(-49300)),a("2510-00","Mortgage Payable",j(-14385000),j(22450),j(-14646000))]),
("Members' Equity",[a("3010-00","Members' Capital",-420000000,0,-420000000),a("3050-00","Distributions",37500000,0,30000000),a("3900-00","Retained Earnings (Prior Years)")])]
IS=[("Dept 10 - Resident Revenue",[("4010-10","Independent Living Rent",-268400),("4020-10","Assisted Living Rent",-391250),("4030-10","Memory Care Rent",-176900),("4110-10","Care Level Charges",-118300),("4150-10","Second Occupant Fees",-9750),("4190-10","Rent Concessions",12600),("4210-10","Community Fees Earned",-14500),("4310-10","Guest Meals & Beauty Shop",-3280)]),
("Dept 20 - Resident Care",[("5010-20","Wages - Nursing",74200),("5015-20","Wages - Care Aides",148600),("5020-20","Agency Staffing",16400),("5080-20","Payroll Taxes & Benefits",41900),("5110-20","Medical Supplies",4150)]),
("Dept 30 - Dining Services",[("5010-30","Wages - Dining",57300),("5080-30","Payroll Taxes & Benefits",10900),("5210-30","Raw Food",49800),("5220-30","Kitchen Supplies & Smallwares",3900)]),
("Dept 40 - Life Enrichment",[("5010-40","Wages - Activities",14900),("5080-40","Payroll Taxes & Benefits",2750),("5310-40","Programs & Entertainment",3100),("5320-40","Transportation & Van Fuel",1980)]),
("Dept 50 - Plant & Housekeeping",[("5010-50","Wages - Maintenance",19800),("5012-50","Wages - Housekeeping",23600),("5080-50","Payroll Taxes & Benefits",8300),("5410-50","Repairs & Contracts",15700),("5440-50","Utilities",38200),("5460-50","Snow & Grounds",4300)]),
("Dept 60 - Sales & Marketing",[("5010-60","Wages - Sales",15200),("5510-60","Referral Agency Fees",11800),("5520-60","Advertising & Digital",7400)]),
("Dept 70 - Administration",[("5010-70","Wages - Administration",31800),("5080-70","Payroll Taxes & Benefits",5900),("5610-70","Management Fee",49000),("5640-70","Bad Debt Expense",1500),("5650-70","Telephone, IT & Software",6100)]),
("Dept 90 - Property & Capital",[("6010-90","Property Taxes",19000),("6020-90","Property & Liability Insurance",15300),("6110-90","Interest on Mortgage",58200),("6210-90","Depreciation",58600),("6310-90","Settlement Cost - Kitchen Fire",None)])]
secs=[]
for nm,accs in BS:
    if nm=="Liabilities":
        tr=[x for x in BS[0][1] if x[0]=="1040-00"][0]; y=[x for x in accs if x[0]=="2210-00"][0]; y[2:]=[-tr[2],-tr[3],-tr[4]]
    secs.append((nm,[{"account":c,"name":n,"beginning":b,"activity":t,PY:p,BUD:None} for c,n,b,t,p in accs]))
for nm,accs in IS:
    rs=[]
    for c,n,m in accs:
        if m is None: rs.append({"account":c,"name":n,"beginning":0,"activity":j(18750),PY:None,BUD:None}); continue
        rs.append({"account":c,"name":n,"beginning":int(m*900*R.uniform(.96,1.04)),"activity":int(m*100*R.uniform(.93,1.07)),BUD:int(m*10*R.uniform(.94,1.05)/10)*1000,PY:int(m*1000*R.uniform(.9,.99))})
    secs.append((nm,rs))
rows=[r for _,s in secs for r in s]
g=lambda c:next(r for r in rows if r["account"]==c)
g("6210-90")["activity"]=-g("1590-00")["activity"]
cash,re=g("1010-00"),g("3900-00")
cash.update(beginning=61384217,activity=0); cash[PY]=48820190; re.update(beginning=0,activity=0); re[PY]=0
S=lambda k,rs=rows:sum(r[k] or 0 for r in rs)
re["beginning"]=-S("beginning"); re[PY]=-S(PY); cash["activity"]=-S("activity")
for r in rows: r["ending"]=r["beginning"]+r["activity"]
def tot(l,rs,bs=False):
    t={"label":l}; 
    for k in KEYS: t[k]=None if(k==BUD and bs) else C(S(k,rs))
    return t
def f(v):
    if v is None: return ""
    if v==0: return "-"
    s=f"{abs(v)//100:,}.{abs(v)%100:02d}"; return f"({s})" if v<0 else s+"&nbsp;"
def ft(v):
    return "" if v is None else (f(v) if v else "0.00&nbsp;")
h=[];totals=[]
def tr(t,cls):
    totals.append(t); h.append(f"<tr class={cls}><td></td><td>{t['label']}</td>"+"".join(f"<td class=n>{ft(t[k])}</td>" for k in KEYS)+"</tr>")
def body(sec,rs,bs):
    h.append(f"<tr class=s><td colspan=7>{sec}</td></tr>")
    for r in rs: h.append(f"<tr><td>{r['account']}</td><td>{r['name']}</td>"+"".join(f"<td class=n>{f(r[k])}</td>" for k in KEYS)+"</tr>")
    tr(tot(f"Total {sec}",rs,bs),"t")
h.append("<tr class=b><td colspan=7>BALANCE SHEET ACCOUNTS</td></tr>")
for n,rs in secs[:3]: body(n,rs,True)
bsr=[r for _,s in secs[:3] for r in s]; isr=[r for _,s in secs[3:] for r in s]; opx=[r for _,s in secs[4:] for r in s]
tr(tot("Total Balance Sheet Accounts",bsr,True),"u")
h.append("<tr class=b><td colspan=7>INCOME STATEMENT ACCOUNTS BY DEPARTMENT</td></tr>")
for n,rs in secs[3:]: body(n,rs,False)
tr(tot("Total Departmental Expenses",opx),"u"); tr(tot("Net (Income) Loss",isr),"u")
g=tot("Trial Balance Total",rows,True)
tr(g,"g")
css="""@page{size:14in 8.5in;margin:.6in .7in .65in;@bottom-left{content:'GL-204  Trial Balance by Department';font:8pt Liberation Serif}@bottom-right{content:counter(page) ' / ' counter(pages);font:8pt Liberation Serif}}
body{font-family:'Liberation Serif';font-size:9.4pt}h1{font-size:15pt;margin:0}p{margin:1pt 0 5pt}table{border-collapse:collapse;width:100%}th{border-top:1.4pt solid #123;border-bottom:.7pt solid #123;font-size:9pt;vertical-align:bottom;padding:3pt;text-align:right}th.l{text-align:left}
td{padding:1.3pt 3pt}td.n{text-align:right}tr{page-break-inside:avoid}.s td{font-weight:bold;padding-top:6pt;font-style:italic;page-break-after:avoid}.s{page-break-after:avoid}.t td.n{border-top:.6pt solid #000}.t td{font-weight:bold}.b td{background:#dfe6ea;font-weight:bold;letter-spacing:.5pt}.b{page-break-after:avoid}.u td{font-weight:bold;border-top:.6pt solid #000;border-bottom:.6pt solid #000}.g td{font-weight:bold;border-top:.8pt solid #000;border-bottom:2.4pt double #000}"""
html=f"""<style>{css}</style><h1>Larkhaven at Millbrook</h1><p>Larkhaven Millbrook OpCo LLC &nbsp;&bull;&nbsp; Trial Balance by Department &nbsp;&bull;&nbsp; Period 10, Fiscal Year 2026<br>Debits positive, (credits) in parentheses. Accounts without a balance in any column are suppressed.</p>
<table><colgroup><col style='width:9%'><col style='width:29%'><col span=5 style='width:12.4%'></colgroup><thead><tr><th class=l>Acct-Dept<th class=l>Account Description<th>Balance<br>09/30/2026<th>October<br>Net Change<th>Balance<br>10/31/2026<th>YTD<br>Budget<th>Prior Year<br>10/31/2025</tr></thead>{''.join(h)}</table>
<p style='margin-top:10pt;font-size:8.5pt'>Kitchen fire settlement (6310-90) is the self-insured retention on the August claim, not budgeted. Reviewed ____________ &nbsp; Date ____________</p>"""
HTML(string=html).write_pdf(doc(STEM+".pdf"))
out=[]
for r in rows:
    d={"account":r["account"],"name":r["name"]}
    for k in KEYS:
        if r[k]: d[k]=C(r[k])
    out.append(d)
assert g["beginning"]==g["activity"]==g["ending"]==g[PY]==0
put(STEM,"TB",KEYS,out,totals); print(STEM,len(out))
