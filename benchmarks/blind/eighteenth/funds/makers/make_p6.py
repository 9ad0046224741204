# QuickBooks Desktop balance sheet prev-year comparison, land partnership
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
s=St("Balance Sheet Prev Year Comparison","Mesquite Flats Land Partners LP",None,"2025-09-30",["Sep 30, 25","Sep 30, 24","$ Change"])
def v(a,b): return [a,b,round(a-b,2)]
L=lambda n,a,b,i: s.l(n,v(a,b),ind=i)
s.h("ASSETS",ind=0); s.h("Current Assets",ind=1); s.h("Checking/Savings",ind=2)
x=[L("First Basin Bank – Operating",38214.77,61902.15,3),L("First Basin Bank – Money Market",205116.08,291447.63,3)]; t1=s.t("Total Checking/Savings",x,ind=2)
s.h("Accounts Receivable",ind=2); t2=s.t("Total Accounts Receivable",[L("Grazing Lease Receivable",4200.,3150.,3)],ind=2)
s.h("Other Current Assets",ind=2); x=[L("Prepaid Insurance",1866.50,1724.00,3),L("Escrow – Tract 7 Option Deposit",25000.,0.,3)]; t3=s.t("Total Other Current Assets",x,ind=2)
tc=s.t("Total Current Assets",[t1,t2,t3],ind=1)
s.h("Fixed Assets",ind=1); s.h("Land Held for Investment",ind=2)
x=[L("Tract 1–4 (312.6 ac)",2188200.,2188200.,3),L("Tract 5 (88.0 ac)",0.,594000.,3),L("Tract 7 (140.2 ac)",1019460.,1019460.,3),L("Capitalized Carrying Costs",318774.12,292306.48,3),L("Engineering & Entitlement",147950.35,104225.35,3)]
t4=s.t("Total Land Held for Investment",x,ind=2); fc=L("Fencing & Well, net",31240.,36905.,2); tf=s.t("Total Fixed Assets",[t4,fc],ind=1)
s.h("Other Assets",ind=1); to=s.t("Total Other Assets",[L("Note Receivable – Tract 5 Buyer",412500.,0.,2)],ind=1)
ta=s.t("TOTAL ASSETS",[tc,tf,to],"TOTAL",key="total_assets",ind=0)
s.h("LIABILITIES & EQUITY",ind=0); s.h("Liabilities",ind=1); s.h("Current Liabilities",ind=2); s.h("Accounts Payable",ind=3)
p1=s.t("Total Accounts Payable",[L("Accounts Payable",12877.40,9310.22,4)],ind=3)
s.h("Other Current Liabilities",ind=3); x=[L("Accrued Ad Valorem Taxes",18640.50,20115.75,4),L("Due to Managing Partner",7500.,0.,4),L("Deferred Option Income",25000.,0.,4)]; p2=s.t("Total Other Current Liabilities",x,ind=3)
pc=s.t("Total Current Liabilities",[p1,p2],ind=2)
s.h("Long Term Liabilities",ind=2); pl=s.t("Total Long Term Liabilities",[L("Seller Note – Tract 7",611676.,662649.,3)],ind=2)
tl=s.t("Total Liabilities",[pc,pl],key="total_liabilities",ind=1)
s.h("Equity",ind=1); A,B=s.rows[ta]["values"],s.rows[tl]["values"]; e=[round(A[k]-B[k],2) for k in(0,1)]
base=[("Managing Partner Capital",40000.,40000.),("Limited Partner Capital",3600000.,3600000.),("Limited Partner Distributions",-540000.,-180000.)]
ni=(231418.66,-48930.17); re=[round(e[k]-ni[k]-sum(z[1+k] for z in base),2) for k in(0,1)]
x=[L(n,a,b,2) for n,a,b in base]+[L("Retained Earnings",re[0],re[1],2),L("Net Income",*ni,2)]
te=s.t("Total Equity",x,key="total_equity",ind=1); s.t("TOTAL LIABILITIES & EQUITY",[tl,te],"TOTAL",ind=0)
print("RE",re)
W,H=letter; c=canvas.Canvas(doc("mesquite_flats_bs_prev_year.pdf"),pagesize=letter); X=(382,456,522,580); pg=0
def top(first):
    c.setFont("Helvetica-Bold",7.5); c.drawString(32,H-34,"4:48 PM"); c.drawString(32,H-45,"10/17/25"); c.drawString(32,H-56,"Accrual Basis")
    c.setFont("Helvetica-Bold",12); c.drawCentredString(W/2,H-36,"Mesquite Flats Land Partners LP"); c.setFont("Helvetica-Bold",13.5); c.drawCentredString(W/2,H-52,"Balance Sheet Prev Year Comparison"); c.setFont("Helvetica-Bold",10); c.drawCentredString(W/2,H-66,"As of September 30, 2025")
    c.setFont("Helvetica-Bold",8); y=H-88
    for x,t in zip(X,("Sep 30, 25","Sep 30, 24","$ Change","% Change")): c.drawCentredString(x-26,y,t); c.setLineWidth(1.2); c.line(x-54,y-4,x,y-4)
    return y-18
y=top(1)
for k,(r,m) in enumerate(zip(s.rows,s.meta)):
    if y<52: c.setFont("Helvetica-Bold",8); c.drawRightString(580,30,"Page 1"); c.showPage(); y=top(0)
    c.setFont("Helvetica-Bold",8); c.drawString(34+11*m["ind"],y,r["label"]); c.setFont("Helvetica",8)
    if r["values"][0] is not None:
        if "footsFrom" in r: y0=y; 
        a,b,d=r["values"]; pc=f"{d/abs(b)*100:,.1f}%" if b else ("0.0%" if not d else "100.0%")
        for x,t in zip(X,(f"{a:,.2f}",f"{b:,.2f}",f"{d:,.2f}",pc)):
            c.drawRightString(x,y,t)
            if "footsFrom" in r: c.setLineWidth(.5); c.line(x-54,y+8.5,x,y+8.5)
            if r["rowType"]=="TOTAL": c.line(x-54,y-2,x,y-2); c.line(x-54,y-3.6,x,y-3.6)
        if "footsFrom" in r: y-=4
    y-=11.6
c.setFont("Helvetica-Bold",8); c.drawRightString(580,30,"Page 2"); c.save()
save("mesquite_flats_bs_prev_year.pdf",[s],"LAND","BALANCE_SHEET","QuickBooks Desktop prev-year comparison, deep nesting, % column")
