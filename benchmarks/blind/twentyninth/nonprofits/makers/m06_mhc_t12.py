"""Manufactured-home community, month-by-month report, legal landscape, small owner's manager program (fpdf2). Wrapped labels, no codes."""
from book import *
import random, datetime
from fpdf import FPDF
R=random.Random(612)
mn=["Oct","Nov","Dec","Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep"]
cols=[f"{m} {'24' if k<3 else '25'}" for k,m in enumerate(mn)]+["12 Mo Total"]
cols=[m for m in cols]
s=St("12-Month Profit & Loss","Cottonwood Bend MHC","2024-10-01","2025-09-30",cols)
def A(l,v,**x):
    v=[round(q,2) for q in v]; return s.line(l,v+[round(sum(v),2)],**x)
n=lambda b,sp=.1:[round(b*(1+R.uniform(-sp,sp)),2) for _ in mn]
occ=[131,131,132,132,131,133,134,134,135,135,136,136]; poh=[14,14,14,13,13,13,12,12,12,12,11,11]
lot=[545]*3+[565]*9
s.head("Income",lv=0)
a=[A("Lot Rent",[o*l for o,l in zip(occ,lot)]),A("Park-Owned Home Rent (over lot rent)",[p*410 for p in poh]),A("RV Sites - Monthly & Nightly",[1640,820,610,540,780,1450,2210,2960,3480,3615,3390,2575]),A("Section 8 Voucher Difference",[0,0,-212,-212,-212,0,0,0,-148,-148,0,0]),A("Loss to Vacant Lots",[-(148-o)*l for o,l in zip(occ,lot)]),A("Gross-up: Vacant Lots at Market",[(148-o)*l for o,l in zip(occ,lot)])]
a=[a[0],a[1],a[2],a[3]]
# vacant pair nets to nothing: not shown
s.rows=s.rows[:5]
a+= [A("Less: Concessions & Employee Lots",[-565-R.choice([0,0,250,500]) for _ in mn])]
t1=s.total("Total Rent",a,lv=1)
b=[A("Water / Sewer Submeter Billback",n(5210,.09)),A("Trash Billback",[o*18 for o in occ]),A("Late & NSF Fees",n(1180,.3)),A("Application Fees",[45*R.randint(1,7) for _ in mn]),A("Pet Fees",[R.randint(20,24)*15 for _ in mn]),A("Storage Sheds & Boat Yard",[870]*4+[915]*8),A("Laundry",n(310,.2)),A("Home Sale Commission",[0,0,1500,0,0,0,2250,0,1800,0,0,1500]),A("Interest on Park Notes (LTO contracts)",[round(1422-11.4*k,2) for k in range(12)])]
t2=s.total("Total Other Income",b,lv=1)
ti=s.total("TOTAL INCOME",[t1,t2],kind="TOTAL",key="total_income",lv=0)
s.head("Expenses",lv=0); tt=[]
for h,ls in [("Payroll",[("Manager Salary",[3850]*12),("Maintenance Wages",n(2980,.12)),("Payroll Taxes & Work Comp",n(742,.06)),("Contract Labor",[0,350,0,0,600,480,1275,900,1150,820,0,400])]),
 ("Repairs & Maintenance",[("Grounds / Mowing / Trees",[900,650,0,0,0,1100,1850,2100,2100,2650,2100,1900]),("Snow Removal",[0,210,980,1340,1165,280,0,0,0,0,0,0]),("Water & Sewer Line Repairs",[0,1420,0,2875.5,3960.2,0,640,0,0,1185,0,0]),("Well Testing & Chlorine",n(415,.07)),("Lift Station Service",[0,0,685,0,0,685,0,0,685,0,0,1942.75]),("Road Patching",[0,0,0,0,0,0,0,4800,0,0,2250,0]),("POH Repairs & Turns",n(1460,.6)),("Supplies & Small Tools",n(385,.3))]),
 ("Utilities",[("Electric - Common & Street Lights",n(1190,.12)),("Water & Sewer (City master meter)",n(6120,.08)),("Trash Hauling",[2466]*5+[2590]*7),("Propane - Office & Shop",[120,240,395,480,455,260,110,0,0,0,0,85]),("Phone / Internet / Cameras",[288.4]*12)]),
 ("Administrative",[("Software & Payment Portal",[236]*12),("Legal & Evictions",[0,385,0,760,0,385,0,0,1145,0,385,0]),("Accounting",[450]*5+[2150]+[450]*6),("Advertising",n(175,.4)),("Bank & Merchant Fees",n(133,.15)),("Licenses & State Park Permit",[0,0,0,1776,0,0,0,0,0,0,0,0]),("Bad Debt Write-offs",[0,0,1635.28,0,0,0,0,0,0,912.4,0,0])]),
 ("Fixed",[("Property Taxes",[5140]*3+[5395]*9),("Property & Liability Insurance",[2218]*8+[2604]*4),("Management Fee",None)])]:
    s.head(h,lv=1); it=[]
    for l,v in ls:
        if v is None: v=[round(q*.04,2) for q in s.rows[ti]["values"][:12]]
        it.append(A(l,v))
    tt.append(s.total(f"Total {h}",it,lv=1))
te=s.total("TOTAL EXPENSES",tt,kind="TOTAL",key="total_operating_expenses",lv=0)
noi=s.total("NET OPERATING INCOME",[ti,te],signs=[1,-1],kind="TOTAL",key="noi",lv=0)
s.head("Below the Line",lv=0)
x=[A("Loan Payment - Interest",[round(14620.4-31.7*k,2) for k in range(12)]),A("Loan Payment - Principal",[round(5318.6+31.7*k,2) for k in range(12)]),A("Capital - Home Purchases & Set-ups",[0,0,0,0,0,18400,0,0,0,22650,0,0]),A("Capital - Roads & Infrastructure",[0,0,0,0,0,0,0,0,31275,0,0,0])]
tb=s.total("Total Below the Line",x,lv=1)
s.total("CASH FLOW BEFORE TAXES",[noi,tb],signs=[1,-1],kind="TOTAL",key="net_cash_flow",lv=0)
p=FPDF(orientation="L",format=(216,356)); p.set_creation_date(datetime.datetime(2025,10,14)); p.set_margins(8,9,8); p.set_auto_page_break(False)
LW=50; CW=22.3; TW=24.5
fm=lambda v:"0.00" if v==0 else f"{v:,.2f}"
def top():
    p.add_page(); p.set_font("Helvetica","B",13); p.set_text_color(20,60,110); p.cell(0,6,"Cottonwood Bend MHC"); p.set_text_color(0)
    p.set_font("Helvetica","",8.5); p.set_xy(8,15); p.cell(0,4,"12-Month Profit & Loss  -  October 2024 to September 2025  -  Cash Basis"); 
    p.set_xy(250,10); p.cell(98,4,"148 lots  |  1180 County Road 14, Pueblo, CO",align="R")
    p.set_draw_color(20,60,110); p.set_line_width(.5); p.line(8,20.5,348,20.5); p.set_line_width(.2); p.set_draw_color(0)
    p.set_xy(8+LW,22); p.set_font("Helvetica","B",8)
    for c in cols: p.cell(TW if c==cols[-1] else CW,4.5,c,align="R")
    return 28
y=top()
for r in s.rows:
    k=r["rowType"]; lv=r["_x"].get("lv",2); b=k!="LINE"; sz=8 if b else 7.8
    p.set_font("Helvetica","B" if b else "",sz)
    ls=[""]
    for w_ in r["label"].split():
        if p.get_string_width((ls[-1]+" "+w_).strip())>LW-2*lv-3: ls.append(w_)
        else: ls[-1]=(ls[-1]+" "+w_).strip()
    h=4.1*len(ls)+.35
    if y+h>200 or (k=="HEADING" and y>188): 
        p.set_font("Helvetica","I",7); p.set_xy(8,206); p.cell(100,3,"Unaudited - for management use"); p.set_xy(248,206); p.cell(100,3,f"Page {p.page_no()}",align="R"); y=top(); p.set_font("Helvetica","B" if b else "",sz)
    if k=="TOTAL": p.set_fill_color(222,230,241); p.rect(8,y-.3,340,h+.4,style="F")
    if k=="HEADING" and lv==0: y+=1.2
    for n_,t in enumerate(ls): p.set_xy(8+2*lv+(1.5 if n_ else 0),y+4.1*n_); p.cell(LW,4.1,t)
    if k!="HEADING":
        x=8+LW; p.set_font("Helvetica","B" if b else "",7.6)
        for c,v in enumerate(r["values"]):
            w=TW if c==12 else CW
            if v<0: p.set_text_color(190,0,0)
            p.set_xy(x,y+4.1*(len(ls)-1) if k=="LINE" else y); p.cell(w,4.1,fm(v) if v>=0 else "-"+fm(-v),align="R"); p.set_text_color(0)
            if k=="SUBTOTAL": p.line(x+6,y-.1,x+w-1,y-.1)
            x+=w
    y+=h+(1.2 if k in("TOTAL","SUBTOTAL") else 0)
p.set_font("Helvetica","I",7); p.set_xy(8,206); p.cell(100,3,"Unaudited - for management use"); p.set_xy(248,206); p.cell(100,3,f"Page {p.page_no()}",align="R")
p.output(f"{ROOT}/documents/s29c_06.pdf")
save("s29c_06.pdf",s,"MANUFACTURED_HOUSING","OPERATING_STATEMENT_T12","manager of a small owner's manufactured-home community","legal landscape, 13 columns, cents, wrapped labels, red negatives, no codes",False)
print([(r_["label"],r_["values"][12]) for r_ in s.rows if r_["rowType"]=="TOTAL"])
