# workforce housing, three properties, Excel 97 export
import random, xlwt
from common_io import *
R=random.Random(4612); STEM="TB_SUMMIT_WFH_Q3_2026"
PYK="other:12/31/2025 Net Dr/(Cr)"; BU="other:2026 Annual Budget"; KEYS=["debit","credit",PYK,BU]
PR=[("wf-101","Quarry Bend Apartments",96),("wf-104","Millrace Flats",64),("wf-109","Teacher Row Homes",38)]
BSA=[("1100","Operating Cash",0),("1150","Security Deposit Cash",390),("1200","Tenant Receivables",210),("1300","Prepaid Expenses",165),("1450","Tax & Insurance Escrow",520),("1600","Land",14500),("1650","Buildings & Improvements",98000),("1690","Accumulated Depreciation",-17500),
("2100","Accounts Payable",-260),("2150","Accrued Expenses",-140),("2200","Tenant Deposits Held",-390),("2250","Prepaid Rents",-85),("2700","First Mortgage - State HFA",-71000),("2750","Soft Loan - City Workforce Fund",-9000),("3100","Partners' Equity",0)]
PLA=[("4100","Gross Potential Rent",-11400),("4150","Loss to Vacancy",620),("4160","Employer Rent Subsidy",-480),("4300","Other Income",-390),("5100","Site Payroll",1480),("5200","Repairs & Maintenance",980),("5250","Turnover",330),("5300","Utilities",1120),("5400","Property Taxes",1260),("5450","Insurance",610),("5600","Management Fees",560),("6100","Interest Expense",2540),("6200","Depreciation",2450)]
def n(x): return int(x*100*R.uniform(.9,1.1))+R.randint(0,99)
data=[]
for code,name,u in PR:
    rs=[]
    for c,nm,b in BSA:
        v=n(b*u) if b else 0; p=int(v*R.uniform(.92,1.03)) if b else 0
        if nm=="Land": v=p=b*u*100
        if nm.startswith("Soft"):
            if code=="wf-109": continue
            v=p=-9000*u*100
        rs.append([c,nm,v,p,None])
    for c,nm,b in PLA:
        if nm.startswith("Employer") and code=="wf-104": continue
        v=int(n(b*u)*.75); rs.append([c,nm,v,int(b*u*100*R.uniform(.92,1.02)),round(b*u*R.uniform(.97,1.05)/50)*5000])
    rs[0][2]=n(2100*u); rs[0][3]=n(1700*u)
    eq=next(r for r in rs if r[0]=="3100"); eq[2]=-sum(r[2] for r in rs); eq[3]=-sum(r[3] for r in rs)
    data.append((code,name,rs))
wb=xlwt.Workbook(); ws=wb.add_sheet("Trial Balance")
st=lambda s,nf=None:xlwt.easyxf(s,num_format_str=nf) if nf else xlwt.easyxf(s)
F="font: name Arial, height 180"; FB="font: name Arial, height 180, bold on"
hd=st(FB+"; pattern: pattern solid, fore_colour ice_blue; borders: bottom thin; align: wrap on, horiz center, vert bottom")
NF='#,##0.00;(#,##0.00)'; num=st(F,NF); nb=st(FB+"; borders: top thin",NF); gb=st(FB+"; borders: top thin, bottom double",NF); tx=st(F); tb=st(FB); 
ws.write_merge(0,0,0,6,"Summit Workforce Housing Partners",st("font: name Arial, height 260, bold on; align: horiz center"))
ws.write_merge(1,1,0,6,"Consolidating Trial Balance - 9 months ended September 30, 2026",st("font: name Arial, height 200; align: horiz center"))
ws.write_merge(2,2,0,6,"Basis: Accrual      Book: GAAP      Requested by: Granite State Mortgage Servicing (Loan 77-20418)",st("font: name Arial, height 160, italic on; align: horiz center"))
ws.write_merge(4,4,3,4,"Balance 09/30/2026",hd)
for c in(0,1,2,5,6): ws.write(4,c,"",hd)
for c,t in enumerate(["Prop","GL Acct","Account Name","Debit","Credit","12/31/2025 Net Dr/(Cr)","2026 Annual Budget"]): ws.write(5,c,t,hd)
for c,w in enumerate([9,9,36,17,17,19,17]): ws.col(c).width=256*w
r=6; rows=[]; tots=[]
def line(t,s):
    global r
    tots.append(t); ws.write(r,2,t["label"],tb)
    for c,k in enumerate(KEYS,3): 
        if t[k] is not None: ws.write(r,c,t[k]/100,s)
    r+=1
def tot(l,rs,bud=True): 
    t={"label":l}
    for k in KEYS: t[k]=C(sum(x.get(k) or 0 for x in rs)) if (k!=BU or bud) else None
    return t
for code,name,rs in data:
    ws.write_merge(r,r,0,6,f"{code}  {name}",st(FB+", underline on")); r+=1
    mine=[]
    for sec,ch in(("Balance Sheet","123"),("Income & Expense","456")):
        ws.write(r,2,sec,st(F+", italic on")); r+=1; part=[]
        for c,nm,v,p,b in rs:
            if c[0] not in ch: continue
            d={"property":code,"account":c,"name":nm,"debit":C(max(v,0)),"credit":C(max(-v,0)),PYK:C(p)}
            if b is not None: d[BU]=C(b)
            ws.write(r,0,code,tx); ws.write(r,1,c,tx); ws.write(r,2,nm,tx)
            for cc,k in enumerate(KEYS,3):
                if k in d: ws.write(r,cc,d[k]/100,num)
            part.append(d); r+=1
        line(tot(f"Subtotal {sec}",part,sec[0]=="I"),nb); mine+=part
    line(tot(f"Total {code}",mine),gb); rows+=mine; r+=1
line(tot("Grand Total - All Properties",rows),gb)
r+=1; ws.write(r,0,"Budget shown in ledger sign: income in parentheses. wf-109 has no City soft loan. Equity is before closing of 2026 income.",st("font: name Arial, height 160, italic on"))
ws.set_panes_frozen(True); ws.set_horz_split_pos(6); ws.portrait=True; ws.fit_num_pages=1; ws.set_fit_width_to_pages(1); ws.set_fit_height_to_pages(0)
wb.save(doc(STEM+".xls"))
for t in tots:
    if t["label"].startswith(("Total","Grand")): assert t["debit"]==t["credit"] and t[PYK]==0
put(STEM,"TB",KEYS,rows,tots); print(STEM,len(rows))
