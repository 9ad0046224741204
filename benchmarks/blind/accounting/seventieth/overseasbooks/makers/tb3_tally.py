from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
rnd=random.Random(303)
# (ledger, opening signed rupees, debit, credit)
G=[("Capital Account",[("Share Capital (128 Members)",-64000,0,500),("Reserve Fund",-1842350,0,96420),("Entrance Fees",-12800,0,100),("Transfer Premium Fund",-425000,0,75000)]),
("Funds & Provisions",[("Sinking Fund",-3614820.5,0,384000),("Major Repairs Fund",-2250000,615400,576000),("Education Fund",-18432,3840,15360),("Members' Welfare Fund",-86210,41250,25600)]),
("Current Liabilities",[("Audit Fees Payable",-35400,35400,38940),("Security Agency Payable",-118750,1482600,1491350),("Advance Maintenance from Members",-214600,214600,187350),("TDS Payable - 194C",-3120,39865,40120),("GST Payable",0,0,0),("Property Tax Payable (MCGM)",0,684200,684200),("Deposit - Contractor Retention",-50000,0,30770),("Non Member Deposits - Hoarding",-150000,0,0)]),
("Fixed Assets",[("Building (Conveyance)",4875000,0,0),("Lift - A Wing",612480,0,91872),("Lift - B Wing",704150,0,105622.5),("Water Pumps & Motors",84260,46500,19614),("CCTV & Intercom",132700,28910,40402.5),("Solar Panels",0,1240000,62000)]),
("Investments",[("FD - Saraswat Co-op Bank",2800000,850000,1200000),("FD - MDCC Bank (Sinking Fund)",3500000,400000,0),("Shares - MDCC Bank",25000,0,0)]),
("Current Assets",[("Members' Dues - A Wing",186420,3142800,3071540),("Members' Dues - B Wing",247915.5,3298600,3330245.5),("Interest on FD Accrued",214350,401280,214350),("MSEDCL Deposit",38400,0,0),("Cash-in-hand",8240,164500,159815),("Saraswat Bank SB A/c 10482",421638,0,0),("IDBI Bank Current A/c",96450,0,0)]),
("Direct Incomes",[("Maintenance Charges",0,0,3174400),("Sinking Fund Contribution Recd",0,0,0),("Water Charges Recovered",0,12400,842650),("Parking Charges",0,0,412800),("Non-Occupancy Charges",0,0,138240),("Property Tax Recovered",0,0,684200)]),
("Indirect Incomes",[("Interest on Fixed Deposits",0,0,437416),("Interest on Delayed Payment",0,3215,61840),("Hoarding & Tower Rent",0,0,360000),("Hall Booking Charges",0,2000,48500),("NOC / Transfer Fees",0,0,4500)]),
("Direct Expenses",[("Electricity - Common Area",0,612845,0),("Water Charges (MCGM)",0,904312,0),("Security Charges",0,1491350,0),("Housekeeping Charges",0,684000,0),("Lift AMC",0,212400,0),("Repairs & Maintenance - Plumbing",0,186275,4200),("Repairs & Maintenance - Electrical",0,94380,0),("Pest Control",0,38940,0),("Gardening",0,72000,0),("Insurance of Building",0,58115,0)]),
("Indirect Expenses",[("Salary - Manager",0,324000,0),("Audit Fees",0,38940,0),("Legal & Professional Charges",0,47200,0),("Printing & Stationery",0,13860,0),("Meeting Expenses (AGM)",0,21450,0),("Bank Charges",0,1416,0),("Depreciation",0,319511,0),("Festival Expenses",0,41250,0)])]
G=[[g,[list(map(lambda v:int(round(v*100)) if not isinstance(v,str) else v,l)) for l in ls if any(l[1:])]] for g,ls in G]
L={l[0]:l for _,ls in G for l in ls}
b=L["Saraswat Bank SB A/c 10482"]; i=L["IDBI Bank Current A/c"]; i[2],i[3]=31564000,29410000; b[2],b[3]=748236000,600000000
d=sum(l[2]-l[3] for _,ls in G for l in ls)
b[3]+=d
# opening diff -> excess of income over expenditure
o=sum(l[1] for _,ls in G for l in ls)
G.append(["Income & Expenditure A/c",[["Surplus Brought Forward",-o,0,0]]])
print(o,b)
f=lambda v:inr(v/100)
dc=lambda v:f(v)+(" Dr" if v>0 else " Cr")
fn='ShantiKunj_CHS_TrialBal_24-25.pdf'
cv=canvas.Canvas(D+fn,pagesize=A4); W,H=A4
X=[308,390,466,560]; rows=[];totals=[]; pg=0
def head():
    global y,pg
    pg+=1; cv.setFont('Helvetica-Bold',12)
    if pg==1:
        cv.drawCentredString(W/2,H-40,"Shanti Kunj Co-operative Housing Society Ltd."); cv.setFont('Helvetica',8)
        cv.drawCentredString(W/2,H-52,"Regd. No. BOM/WP/HSG/TC/4182/1996-97"); cv.drawCentredString(W/2,H-62,"Plot 27, Link Road, Borivali (West), Mumbai 400 092")
        cv.setFont('Helvetica-Bold',11); cv.drawCentredString(W/2,H-80,"Trial Balance"); cv.setFont('Helvetica',9); cv.drawCentredString(W/2,H-92,"1-Apr-2024 to 31-Mar-2025"); y=H-106
    else:
        cv.setFont('Helvetica',8.5); cv.drawString(36,H-40,"Shanti Kunj Co-operative Housing Society Ltd."); cv.drawString(36,H-51,"Trial Balance : 1-Apr-2024 to 31-Mar-2025"); y=H-60
    cv.setFont('Helvetica',8.5); cv.drawRightString(560,H-40 if pg>1 else H-92,f"Page {pg}")
    cv.setLineWidth(.6); cv.line(36,y,562,y); y-=12
    cv.setFont('Helvetica-Bold',8.5); cv.drawString(38,y-6,"P a r t i c u l a r s" if False else "Particulars")
    cv.drawRightString(X[0],y,"Opening"); cv.drawRightString(X[0],y-11,"Balance"); cv.drawCentredString((X[0]+X[2])/2+18,y,"Transactions"); cv.line(X[0]+14,y-3,X[2],y-3)
    cv.drawRightString(X[1],y-12,"Debit"); cv.drawRightString(X[2],y-12,"Credit"); cv.drawRightString(X[3],y,"Closing"); cv.drawRightString(X[3],y-11,"Balance")
    y-=17; cv.line(36,y,562,y); y-=12
def line(lbl,v,bold):
    global y
    if y<60:
        cv.setFont('Helvetica-Oblique',8); cv.line(36,y+6,562,y+6); cv.drawRightString(560,y-6,"continued ..."); cv.showPage(); head()
    cv.setFont('Helvetica-Bold' if bold else 'Helvetica',8.3 if bold else 8); cv.drawString(38 if bold else 50,y,lbl)
    o,d,c=v; e=o+d-c; out={}
    for x,val,s,k in((X[0],o,dc,"beginning"),(X[1],d,f,"debit"),(X[2],c,f,"credit"),(X[3],e,dc,"ending")):
        if val: cv.drawRightString(x,y,s(val)); out[k]=val/100
    y-=12.2; return out
head()
order=["Capital Account","Funds & Provisions","Income & Expenditure A/c","Current Liabilities","Fixed Assets","Investments","Current Assets","Direct Incomes","Indirect Incomes","Direct Expenses","Indirect Expenses"]
for g in order:
    ls=[x[1] for x in G if x[0]==g][0]; y-=3
    t=line(g,[sum(l[k] for l in ls) for k in(1,2,3)],True); totals.append({"label":g,**t})
    for l in ls: rows.append({"name":l[0],**line(l[0],l[1:],False)})
y-=4; cv.line(36,y+9,562,y+9)
D_=sum(l[2] for _,ls in G for l in ls); C_=sum(l[3] for _,ls in G for l in ls); assert D_==C_
y-=3; cv.setFont('Helvetica-Bold',9); cv.drawString(38,y,"Grand Total"); cv.drawRightString(X[1],y,f(D_)); cv.drawRightString(X[2],y,f(C_)); cv.line(36,y-5,562,y-5)
totals.append({"label":"Grand Total","debit":D_/100,"credit":C_/100})
cv.save()
save(fn,"TB",["beginning","debit","credit","ending"],rows,totals,"Tally trial balance of an Indian housing society, lakh grouping, Dr/Cr suffix, group amounts on the heading line above its ledgers, no codes",True)
print(len(rows),D_)
