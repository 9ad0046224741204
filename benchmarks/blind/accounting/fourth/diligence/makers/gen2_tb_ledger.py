# corporate ledger export, opening / period / closing in Dr-Cr pairs, three companies, XLSX
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rnd=random.Random(5202)
NAME="GL_TrialBalance_EXP0447.xlsx"
cos=[("4410","Larkmoor Industrial Holdco LLC",1.0),("4412","Larkmoor Building A LLC",1.6),("4415","Larkmoor Building C Owner LLC",.7)]
coa=[("Assets",[("110100","Cash - operating","D",180000),("110300","Cash - lender lockbox","D",64000),("121000","A/R tenants","D",52000),("121900","A/R allowance","C",9000),("125000","Straight-line rent receivable","D",210000),("131000","Prepaid insurance","D",22000),("151000","Land","D",1900000),("152000","Building & improvements","D",9400000),("153500","Tenant improvements","D",720000),("159000","Accum. depreciation","C",2300000),("171000","Leasing commissions, net","D",164000)]),
("Liabilities",[("211000","Accounts payable","C",71000),("214000","Accrued real estate taxes","C",93000),("218000","Prepaid rent","C",31000),("219500","Tenant security deposits","C",118000),("251000","Mortgage payable","C",6900000),("259000","Intercompany - Larkmoor Mgmt","D",40000)]),
("Equity",[("310000","Member's capital","C",None),("320000","Distributions","D",300000)]),
("Income",[("411000","Base rent","C",1290000),("412000","Expense recoveries - CAM","C",214000),("412500","Expense recoveries - RE tax","C",188000),("419000","Straight-line rent adj.","C",18000)]),
("Expense",[("511000","Repairs & maintenance","D",96000),("512000","Landscaping / snow","D",44000),("521000","Real estate taxes","D",191000),("522000","Insurance","D",51000),("523000","Management fees","D",47000),("531000","Legal & professional","D",16500),("611000","Interest expense","D",309000),("621000","Depreciation & amortization","D",276000)])]
M=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
def pair(v): return (v,0) if v>=0 else (0,-v)
wb=Workbook(); ws=wb.active; ws.title="FIRTB_0447"
ws.append(["Trial Balance - Detail by Company"]); ws.append(["Ledger: LMR_USGAAP   Currency: USD   Period: 010/2024 to 012/2024"]); ws.append(["Requested by: DRASMUSSEN   Run: 2025-01-17 06:42:10   Job 88190447"]); ws.append([])
ws["A1"].font=Font(name="Arial",bold=True,size=12)
hd=PatternFill("solid",fgColor="FFD9E1F2"); b=Border(bottom=Side(style="thin"))
h1=["CoCd","Account","Account description","Crcy","Opening balance",None,"Period 10-12/2024",None,"Closing balance",None]
h2=[None,None,None,None,"Debit","Credit","Debit","Credit","Debit","Credit"]
ws.append(h1); ws.append(h2)
for rng in("E5:F5","G5:H5","I5:J5","A5:A6","B5:B6","C5:C6","D5:D6"): ws.merge_cells(rng)
for row in ws["A5:J6"]:
    for x in row: x.font=Font(name="Arial",bold=True,size=9); x.fill=hd; x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); x.border=b
rows=[];totals=[]
def put(vals,bold=False,fill=None):
    ws.append(vals)
    for i,x in enumerate(ws[ws.max_row],1):
        x.font=Font(name="Arial",size=9,bold=bold)
        if i>=5: x.number_format="#,##0.00"
        if fill: x.fill=PatternFill("solid",fgColor=fill)
for code,co,f in cos:
    crow=[]; items=[]
    skip=set(rnd.sample(["110300","171000","259000","531000","412500","153500"],2))
    for cls,acc in coa:
        for a,n,s,base in acc:
            if a in skip: continue
            v=0.0
            if base:
                v=round(base*f*rnd.uniform(.7,1.3),2)*(1 if s=="D" else -1)
            if cls in("Income","Expense"): v=round(v*.75,2)
            m=0.0;d=c=0.0
            if cls in("Income","Expense"):
                d,c=(0,abs(v)/3*rnd.uniform(.92,1.08)) if s=="C" else (abs(v)/3*rnd.uniform(.9,1.1),0)
                if rnd.random()<.3: d,c=d+(c*.02 if s=="C" else 0),c+(d*.03 if s=="D" else 0)
            elif a in("151000","310000"): pass
            elif a=="159000": c=abs(v)*.03
            elif a=="251000": d=abs(v)*.006
            elif a=="320000": d=75000*f
            elif a=="110100": d,c=abs(v)*3.1,abs(v)*3
            else:
                if rnd.random()<.85: d,c=abs(v)*rnd.uniform(.05,.6),abs(v)*rnd.uniform(.05,.5)
            items.append([cls,a,n,v,round(d,2),round(c,2)])
    # plug capital opening, and AP movement
    cap=[i for i in items if i[1]=="310000"][0]; cap[3]=round(-sum(i[3] for i in items),2)
    ap=[i for i in items if i[1]=="211000"][0]
    diff=round(sum(i[4] for i in items)-sum(i[5] for i in items),2)
    if diff>0: ap[5]=round(ap[5]+diff,2)
    else: ap[4]=round(ap[4]-diff,2)
    put([f"Company code {code}  {co}"],True)
    for cls,_ in coa:
        g=[]
        for cl,a,n,v,d,c in items:
            if cl!=cls: continue
            o=pair(v); e=pair(round(v+d-c,2))
            vals=[o[0],o[1],d,c,e[0],e[1]]
            r={"account":a,"name":n}; r.update({k:round(x,2) for k,x in zip(M,vals)})
            put([code,a,n,"USD"]+[r[k] for k in M]); g.append(r); rows.append(r); crow.append(r)
        t=sm(f"* {cls}",g,M); put([None,None,t["label"],"USD"]+[t[k] for k in M],True); totals.append(t)
    t=sm(f"** Company code {code}",crow,M); put([None,None,t["label"],"USD"]+[t[k] for k in M],True,"FFFFF2CC"); totals.append(t)
    assert t["debit"]==t["credit"] and t["open_dr"]==t["open_cr"] and t["close_dr"]==t["close_cr"],t
    ws.append([])
t=sm("*** Overall total",rows,M); put([None,None,t["label"],"USD"]+[t[k] for k in M],True,"FFFFE699"); totals.append(t)
ws.append([]); ws.append([f"End of list - {len(rows)} accounts selected"])
for col,w in zip("ABCDEFGHIJ",(8,10,32,6,16,16,16,16,16,16)): ws.column_dimensions[col].width=w
ws.freeze_panes="E7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows="5:6"
w2=wb.create_sheet("Selection"); 
for r in (["Parameter","Value"],["Ledger","LMR_USGAAP"],["Company codes","4410;4412;4415"],["From period","010"],["To period","012"],["Fiscal year","2024"],["Suppress zero accounts","Yes"]): w2.append(r)
wb.save(D/NAME)
save(NAME,"TB",M,rows,totals)
