# typed page, mini-storage cash receipts and disbursements
from common import *; from reportlab.pdfgen import canvas
N="u_lock_it_cash_receipts_disb.pdf"
s=St("STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS (cash flow statement)","U-LOCK-IT MINI STORAGE","2024-01-01","2024-12-31",["2024","2023","INCREASE (DECREASE)"])
d=lambda a,b:[a,b,round(a-b,2)]
s.head("RECEIPTS")
r=[s.line(n,d(a,b)) for n,a,b in [("UNIT RENTS",148215.5,141870),("OUTSIDE PARKING (BOATS, RV)",12640,11325),("LATE FEES AND LIEN SALES",5318.25,6102.75),("LOCKS AND BOXES SOLD",1944.6,1710.15),("U-HAUL COMMISSION",7281.44,6930.08)]]
ti=s.tot("TOTAL RECEIPTS",r,key="total_income")
s.head("OPERATING DISBURSEMENTS")
e=[s.line(n,d(a,b)) for n,a,b in [("ADVERTISING",3110.4,2875),("BANK AND CARD CHARGES",4022.91,3718.66),("GATE AND CAMERA SERVICE",2160,2160),("INSURANCE",6480,5915),("MANAGER'S WAGE AND TAXES",31204.18,29480.5),("OFFICE AND TELEPHONE",2988.37,3140.22),("PROPERTY TAX",15620.84,15102.36),("REPAIRS, DOORS, ROOF",8415.7,4266.9),("SNOW AND WEEDS",1875,2350),("UTILITIES",5206.63,5018.41)]]
te=s.tot("TOTAL OPERATING DISBURSEMENTS",e,key="total_operating_expenses")
no=s.tot("RECEIPTS OVER OPERATING DISBURSEMENTS",[ti],[te],key="noi")
s.head("OTHER DISBURSEMENTS")
o=[s.line(n,d(a,b)) for n,a,b in [("BANK LOAN - PRINCIPAL",18340.22,17411.09),("BANK LOAN - INTEREST",14219.78,15148.91),("PAVING, BUILDING C",0,22750),("OWNERS' DRAWS",36000,30000)]]
to=s.tot("TOTAL OTHER DISBURSEMENTS",o)
ne=s.tot("NET INCREASE (DECREASE) IN CASH",[no],[to],key="net_cash_flow")
n=s.rows[ne]["values"]; b23=21466.38;b24=round(b23+n[1],2)
b=s.line("CASH IN BANK, JANUARY 1",d(b24,b23),0);s.tot("CASH IN BANK, DECEMBER 31",[ne,b],t="TOTAL")
C=canvas.Canvas(doc(N),pagesize=(612,792),invariant=1);C.setFont("Courier",10)
L=[]
ce=lambda t:L.append(t.center(80).rstrip())
ce(s.prop);ce("R. & D. Quillfeather, Owners");ce("STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS");ce("FOR THE YEARS ENDED DECEMBER 31, 2024 AND 2023");ce("(Cash basis - unaudited - for owners' and bank's use)");L.append("")
L.append(" "*41+f"{'':>12}{'':>13}{'INCREASE':>14}");L.append(" "*41+f"{'2024':>12}{'2023':>13}{'(DECREASE)':>14}");L.append("")
f=lambda v:(f"{v:,.2f} " if v>=0 else f"({-v:,.2f})")
for r,m in zip(s.rows,s.m):
    t=r["rowType"]
    if t=="HEADING":L.append("");L.append(r["label"]+":");continue
    if t!="LINE":L.append(" "*41+f"{'-'*11:>12}{'-'*11:>13}{'-'*11:>14}")
    L.append((" "*(3*m["lv"] if t=="LINE" else 0)+r["label"]).ljust(41)+"".join(f(v).rjust(w) for v,w in zip(r["values"],(12,13,14))))
    if t=="TOTAL":L.append(" "*41+f"{'='*11:>12}{'='*11:>13}{'='*11:>14}")
    if t=="SUBTOTAL" and r["label"].startswith(("REC","NET")):L.append("")
L+=["","","Prepared without audit from the owners' check book and deposit slips.","                                      M. Brandywell, Bookkeeping Service"]
y=750
for l in L:
    C.drawString(60,y,l);y-=12.2
print(y);C.save();save(N,[s],"SELF_STORAGE","CASH_FLOW_STATEMENT","typed Courier page, receipts and disbursements, two years")
