from h import *; import csv; R=random.Random(1212); s=St(13)
def L(code,lab,b,j=0,steps=None,p=1):
    v=[round(b*(1.028 if steps is not None and k>=steps else 1)*R.uniform(1-j,1+j),2) if R.random()<p else 0.0 for k in range(12)]; return s.l(lab,v+[round(sum(v),2)],code)
s.h("Income")
a=[L("80000","Rent warehouse units",187420.50,0,6),L("80010","Rent mezzanine and offices",22816.75,0,6),L("80050","Yard and trailer parking",6450,.1),L("80100","Service charge advances",19300),s.l("Settlement service charges prior year",[0.0]*9+[-8412.37,0.0,0.0,-8412.37],"80190"),L("80200","Solar roof lease",3125)]
ti=s.s_("Total income",a,"TOTAL",kt="total_income")
s.h("Recoverable costs")
b=[L("40100","Sprinkler and fire alarm maintenance",3180,.3),L("40110","Dock levellers and doors",2240,.5),L("40120","Site security",5915.20),L("40130","Green areas and winter service",1480,.4),L("40140","Electricity common areas",2760,.2),L("40150","Water",395,.2),L("40160","Park management fee",4675)]
c1=s.s_("Total recoverable costs",b)
s.h("Non-recoverable costs")
d=[L("45000","Municipal property tax (OZB)",8914.25),L("45010","Water board levies",1123.58),L("45100","Building insurance",2987.44),L("45200","Structural maintenance",4100,.8,p=.7),L("45300","Property management",6540.17,.03),L("45400","Letting commission",14500,.3,p=.12),L("45500","Void service charges",1370,.5,p=.5)]
c2=s.s_("Total non-recoverable costs",d)
te=s.s_("Total operating costs",[c1,c2],"TOTAL",kt="total_operating_expenses")
s.s_("Net operating income",[ti,te],"TOTAL",signs=[1,-1],kt="noi")
mo=[f"2024-{m:02d}" for m in range(7,13)]+[f"2025-{m:02d}" for m in range(1,7)]; cols=mo+["Total"]
fn='tilburg_vossenberg_pl_12m.csv'
with open(D(fn),'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f,delimiter=';'); w.writerow(["Entity","2140 Vossenberg Logistics Park B.V."]); w.writerow(["Property","Vossenberg Logistics Park, Tilburg"]); w.writerow(["Report","Property P&L by period, EUR excl. VAT"]); w.writerow(["Period","2024-07 to 2025-06"]); w.writerow([])
    w.writerow(["Account","Description"]+cols)
    for r in s.rows: w.writerow([r["accountCode"] or "",r["label"]]+(["" for _ in cols] if r["rowType"]=="HEADING" else [f"{v:.2f}".replace(".",",") for v in r["values"]]))
save(fn,[s.truth("Property P&L by period","Vossenberg Logistics Park, Tilburg","2024-07-01","2025-06-30",cols)],"INDUSTRIAL","OPERATING_STATEMENT_T12","semicolon CSV with decimal comma, ledger export of twelve periods",False)
for r in s.rows: print(r["label"],r["values"][-3:])
