# Housing association GL trial balance, fixed pitch, signed columns with CR marks, groups with subtotals; ~160 rows
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
random.seed(4103)
G=[("HOUSING PROPERTIES AND OTHER FIXED ASSETS",1100,1,["Social Housing - Cost","Social Housing - Components","Shared Ownership - Cost","Intermediate Rent - Cost","Properties Under Construction","-Acc Depn Structure","-Acc Depn Components","-Acc Depn Shared Ownership","-Impairment Provision","Office Premises","-Acc Depn Office Premises","IT Equipment","-Acc Depn IT Equipment","Motor Vans","-Acc Depn Motor Vans","Scheme Furniture","-Acc Depn Scheme Furniture"],(9e4,9e6)),
("CURRENT ASSETS",1300,1,["Rent Arrears Control - Current Tenants","Rent Arrears Control - Former Tenants","-Bad Debt Provision - Current","-Bad Debt Provision - Former","Garage Arrears Control","Leaseholder Service Charges","Rechargeable Repairs Debtors","Supporting People Debtor","Prepayments - Insurance","Prepayments - Software","Accrued Income","Staff Season Ticket Loans","VAT Input","Stock - First Tranche Sales","Bank - Rent Collection","Bank - General","Bank - Payroll","Treasury Deposit 32 Day","Sinking Fund Bank","Petty Cash - Head Office","Petty Cash - Rowan Court","Petty Cash - Limes House"],(150,6e5)),
("CREDITORS DUE WITHIN ONE YEAR",2100,-1,["Trade Creditors Control","Retentions - Development","Accruals General","Rents Received in Advance","Housing Benefit Overpaid","PAYE and NI Control","Pension Contributions Control","Net Wages Control","VAT Output","CIS Deductions","Loan Interest Accrued","Deferred Grant < 1 Year","RCGF < 1 Year","Leaseholder Sinking Funds","Holiday Pay Accrual","Sundry Creditors"],(900,4e5)),
("CREDITORS DUE AFTER ONE YEAR",2500,-1,["Loan - Fixed 2031","Loan - Fixed 2038","Loan - Revolving Facility","Loan - Council (Kelby Road)","Loan Arrangement Fees Unamortised","Deferred Social Housing Grant","SHG Amortised","Recycled Capital Grant Fund","Pension Deficit Liability"],(9e4,5e6)),
("CAPITAL AND RESERVES",3000,-1,["Share Capital","Revenue Reserve b/fwd","Designated Reserve - Major Repairs","Restricted Reserve - Limes Legacy"],(42,8e5)),
("RENT AND SERVICE CHARGE INCOME",4000,-1,["Rent - General Needs","Rent - Affordable","Rent - Sheltered","Rent - Supported","Rent - Shared Ownership","Rent - Intermediate","Rent - Garages","Rent - Leased Shops","Service Charges - General Needs","Service Charges - Sheltered","Service Charges - Supported","Service Charges - Leasehold","Service Charges - Shared Ownership","Heating Charges","Water Rates Collected","-Voids - General Needs","-Voids - Sheltered","-Voids - Supported","-Voids - Garages"],(3e3,7e5)),
("OTHER INCOME",4500,-1,["Support Contract - County","Grant Amortisation","First Tranche Sales","Staircasing Receipts","Water Collection Commission","Solar Feed in Tariff","Laundry Income","Guest Room Lettings","Management Fees - Agency","Sundry Income","Interest Receivable"],(400,6e4)),
("RESPONSIVE AND PLANNED REPAIRS",5000,1,["Day to Day - General Needs","Day to Day - Sheltered","Day to Day - Supported","Day to Day - Out of Hours","Void Repairs - General Needs","Void Repairs - Sheltered","Gas Servicing","Electrical Testing","Legionella Monitoring","Lift Servicing","Fire Alarm Servicing","Asbestos Surveys","Cyclical Painting","Damp and Mould Works","Aids and Adaptations","Insurance Excess","Disrepair Claims","Stock Condition Survey","Major Repairs - Expensed"],(1200,1.6e5)),
("SERVICE COSTS",5500,1,["Communal Cleaning","Grounds Maintenance","Communal Electricity","Communal Gas","Warden Call System","Water Rates Paid","Bulk Refuse Removal","Window Cleaning","TV Aerial & Licences","Pest Control","Door Entry Maintenance","Scheme Telephones","Council Tax - Voids","Tree Surgery"],(500,6e4)),
("STAFF AND OVERHEADS",6000,1,["Salaries - Housing","Salaries - Property Services","Salaries - Scheme Managers","Salaries - Finance","Salaries - Executive","Employers NI","Employers Pension","Agency Staff","Recruitment","Training","Mileage and Travel","Board Expenses","Office Rent & Rates","Office Utilities","Insurance - Properties","Insurance - Office","Telephones and Mobiles","Postage","Printing & Stationery","Software Licences","Hardware < £500","External Audit","Internal Audit","Legal - Tenancy","Legal - Corporate","Ombudsman and Regulator Fees","Subscriptions","Tenant Involvement","Bad Debt Charge","Bank Charges","Cash Collection Charges"],(350,1.1e5)),
("FINANCE COSTS AND DEPRECIATION",7000,1,["Interest - Fixed Loans","Interest - Revolving","Commitment Fees","Loan Fee Amortisation","Depreciation - Structure","Depreciation - Components","Depreciation - Office & IT","Pension Finance Charge"],(800,1.4e5))]
import math
MAG={"Social Housing - Cost":41e6,"Social Housing - Components":9.4e6,"Shared Ownership - Cost":5.1e6,"Intermediate Rent - Cost":2.2e6,"Properties Under Construction":1.6e6,"Acc Depn Structure":6.3e6,"Acc Depn Components":3.9e6,"Acc Depn Shared Ownership":2.9e5,"Impairment Provision":1.2e5,"Office Premises":7.8e5,"Acc Depn Office Premises":2.1e5,"IT Equipment":1.9e5,"Acc Depn IT Equipment":1.3e5,"Motor Vans":8.6e4,"Acc Depn Motor Vans":5.2e4,"Scheme Furniture":1.1e5,"Acc Depn Scheme Furniture":7.4e4,
"Rent Arrears Control - Current Tenants":2.03e5,"Rent Arrears Control - Former Tenants":7.1e4,"Bad Debt Provision - Current":6.2e4,"Bad Debt Provision - Former":6.6e4,"Garage Arrears Control":2.3e3,"Leaseholder Service Charges":1.8e4,"Rechargeable Repairs Debtors":9e3,"Supporting People Debtor":1.4e4,"Prepayments - Insurance":4.1e4,"Prepayments - Software":1.2e4,"Accrued Income":2.2e4,"Staff Season Ticket Loans":1.9e3,"VAT Input":6e3,"Stock - First Tranche Sales":3.1e5,"Bank - Rent Collection":1.9e5,"Bank - General":8.8e5,"Bank - Payroll":4e3,"Treasury Deposit 32 Day":1.5e6,"Sinking Fund Bank":2.4e5,"Petty Cash - Head Office":250,"Petty Cash - Rowan Court":100,"Petty Cash - Limes House":100,
"Leaseholder Sinking Funds":2.4e5,"Loan - Fixed 2031":8.5e6,"Loan - Fixed 2038":11e6,"Loan - Revolving Facility":3e6,"Loan - Council (Kelby Road)":6e5,"Loan Arrangement Fees Unamortised":1.7e5,"Deferred Social Housing Grant":17e6,"SHG Amortised":2.4e6,"Recycled Capital Grant Fund":2.2e5,"Pension Deficit Liability":6.4e5,
"Rent - General Needs":3.6e6,"Rent - Affordable":7.1e5,"Rent - Sheltered":6.4e5,"Rent - Supported":2.6e5,"Rent - Shared Ownership":1.6e5,"Rent - Intermediate":9e4,"Rent - Garages":4.4e4,"Rent - Leased Shops":3.1e4,"Service Charges - General Needs":1.5e5,"Service Charges - Sheltered":2.2e5,"Voids - General Needs":3.9e4,"Voids - Sheltered":1.7e4,"Voids - Supported":1.1e4,"Voids - Garages":6e3,
"Service Charges - Supported":1.1e5,"Service Charges - Leasehold":4.2e4,"Service Charges - Shared Ownership":2.6e4,"Heating Charges":3.3e4,"Water Rates Collected":8.8e4,"Support Contract - County":4.7e4,"Grant Amortisation":1.3e5,"First Tranche Sales":1.9e5,"Day to Day - General Needs":4.1e5,"Day to Day - Sheltered":6.2e4,"Day to Day - Supported":3.1e4,"Void Repairs - General Needs":1.4e5,"Gas Servicing":7.4e4,"External Audit":2.1e4,"Internal Audit":1.4e4,"Insurance - Properties":1.1e5,"Board Expenses":6.5e3,"Postage":8.8e3,"Software Licences":7.2e4,
"Salaries - Housing":4.2e5,"Salaries - Property Services":3.6e5,"Salaries - Scheme Managers":1.7e5,"Salaries - Finance":1.9e5,"Salaries - Executive":2.4e5,"Employers NI":1.2e5,"Employers Pension":1.1e5,"Interest - Fixed Loans":6.8e5,"Interest - Revolving":1.2e5,"Depreciation - Structure":3.1e5,"Depreciation - Components":3.4e5,"Depreciation - Office & IT":4.2e4}
rows=[];groups=[]
r2=lambda v:round(v,2)
for g,base,sg,L,(lo,hi) in G:
    code=base; gl=[]
    for n in L:
        s=sg
        if n[0]=="-": s=-sg; n=n[1:]
        if n in("Loan Arrangement Fees Unamortised","SHG Amortised","VAT Input"): s=1
        v=math.exp(random.uniform(math.log(lo),math.log(hi)))
        bs=base<4000
        if n in MAG: v=MAG[n]*random.uniform(.97,1.03) if MAG[n]>300 else MAG[n]
        if bs: op=r2(s*v); ac=r2(random.choice([1,-1,1,-1,0])*v*random.uniform(.002,.12))
        else:
            ac=r2(s*v/8*random.uniform(.6,1.4)); op=r2(s*v)
            if random.random()<.06: ac=0.0
        if n=="Share Capital": op,ac=-58.0,-1.0
        if n=="Net Wages Control": op,ac=0.0,0.0
        if g.startswith("HOUSING"):
            ac=r2(-v/random.uniform(90,150)) if n.startswith("Acc") else (r2(random.uniform(2e4,9e4)) if n in("Properties Under Construction","Social Housing - Components") else 0.0)
        if base in (2500,3000): ac=r2(ac*.02) if base==2500 else 0.0
        if n.startswith("Petty"): ac=r2(random.choice([0,-18.4,-42.65]))
        if n.startswith("Loan - Fixed") or n=="Loan - Revolving Facility": op=r2(round(op,-4)); ac=0.0
        gl.append([f"{code}",n,op,ac]); code+=random.choice([5,10,10,10,20])
    groups.append((g,gl))
# balance opening on reserve, movement on bank general
allr=[x for _,gl in groups for x in gl]
f=lambda n:next(x for x in allr if x[1]==n)
x=f("Revenue Reserve b/fwd"); x[3]=0.0; x[2]=0; x[2]=r2(-sum(a[2] for a in allr))
x=f("Bank - General"); x[3]=0; x[3]=r2(-sum(a[3] for a in allr))
print("reserve",f("Revenue Reserve b/fwd")[2],"bank",x, len(allr))
name="GLR410_trial_balance_P09.pdf"
c=canvas.Canvas(D+name,pagesize=landscape(A4)); W,H=landscape(A4)
pl=[];page=0
cw=8.6; X0=44
lines=[]
def am(v): return f"{abs(v):,.2f}"+(" CR" if v<0 else "   ")
def line(a,b,o,mv,cl): return f"{a:<10}{b:<66}{o:>23}{mv:>23}{cl:>23}"
truth=[];tot=[]
K=("beginning","activity","ending")
PL=("Communal Gas",)
for g,gl in groups:
    lines.append(("h",f"{g}"))
    S=[0,0,0]
    for cd,n,o,a in gl:
        e=r2(o+a); S=[r2(S[0]+o),r2(S[1]+a),r2(S[2]+e)]
        pe=e
        if n in PL:
            st=f"{abs(e):.2f}"; d=st.index('.')-3; st=st[:d]+str((int(st[d])+4)%10)+st[d+1:]; pe=float(st)*(1 if e>0 else -1)
            planted={"what":f"account {cd} {n}: closing balance printed {pe:,.2f} instead of {e:,.2f} (one digit changed); opening, movement and all totals are right","kind":"digit_changed"}
        lines.append(("r",line(cd,n,am(o),am(a),am(pe)))); truth.append({"account":cd,"name":n,"beginning":o,"activity":a,"ending":pe})
    lab="Total "+g.title().replace(" And "," and ").replace(" Of "," of ")
    lines.append(("s",line("",lab,*map(am,S)))); lines.append(("b",""))
    tot.append(dict(label=lab,beginning=S[0],activity=S[1],ending=S[2]))
GT=[r2(sum(t[k] for t in tot)) for k in K]; assert all(abs(v)<.005 for v in GT),GT
lines.append(("s",line("","Ledger total",*map(am,[0,0,0])))); tot.append(dict(label="Ledger total",beginning=0.0,activity=0.0,ending=0.0))
def head():
    global page
    if page: c.showPage()
    page+=1; c.setFont("Courier-Bold",8.5)
    c.drawString(X0,H-36,"TARNBECK & KELBY HOUSING ASSOCIATION LTD"); c.drawRightString(W-44,H-36,f"GLR410   PAGE {page:>3}")
    c.setFont("Courier",8.5); c.drawString(X0,H-48,"General Ledger Trial Balance by Account Group"); c.drawRightString(W-44,H-48,"RUN 08-JAN-2025 07:12  USER FINJMB")
    c.drawString(X0,H-60,"Company 01   Year 2024/25   Period 09 (December 2024)   Cost centres: ALL   Nil balances: included")
    c.setFont("Courier-Bold",8.5)
    c.drawString(X0,H-82,line("Account","Description","Balance b/fwd   ","Movement   ","Balance c/fwd   "))
    c.drawString(X0,H-91,line("","","1 Apr - 30 Nov   ","Period 09   ","31 Dec 2024   "))
    c.setLineWidth(.6); c.setDash(2,1); c.line(X0,H-96,W-44,H-96); c.setDash()
    return H-109
y=head(); prev=None
for i,(k,t) in enumerate(lines):
    if y<46 or (k=="h" and y<90):
        y=head()
    if k=="b": y-=6; continue
    c.setFont("Courier-Bold" if k in"hs" else "Courier",8.5); c.drawString(X0,y,t); y-=11
c.setFont("Courier",8.5); c.drawString(X0,y-6,f"*** END OF REPORT ***   {len(truth)} accounts listed")
c.save(); print(page,planted)
save(name,"TB","housing ledger system print, fixed pitch, CR marks, groups with subtotals, large",True,list(K),truth,tot,planted)
