# mainframe-like greenbar listing, student housing; one digit changed
from common import *
from reportlab.pdfgen import canvas
rnd=random.Random(303); R=rnd.uniform
S=[("ASSETS",[("1110-00","CASH - OPERATING"),("1110-20","CASH - DEPOSIT TRUST"),("1125-00","LENDER RESERVE - REPLACEMENT"),("1125-10","LENDER RESERVE - TAX/INS"),("1210-00","A/R RESIDENTS"),("1210-50","A/R UNIVERSITY BULK LEASE"),("1290-00","ALLOW FOR UNCOLLECTIBLE"),("1310-00","PREPAID INSURANCE"),("1610-00","LAND"),("1620-00","BUILDINGS"),("1640-00","FURNISHINGS - BEDROOM SETS"),("1650-00","RENOVATION PHASE 2 - WIP"),("1690-00","ACCUM DEPRECIATION")]),
("LIABILITIES",[("2110-00","ACCOUNTS PAYABLE"),("2120-00","ACCRUED EXPENSES"),("2130-00","ACCRUED REAL ESTATE TAX"),("2210-00","SECURITY DEPOSITS HELD"),("2220-00","PREPAID INSTALLMENTS FALL 26"),("2310-00","DUE TO MANAGING AGENT"),("2510-00","MORTGAGE NOTE - BRIDGE"),("2520-00","FUTURE FUNDING DRAWS")]),
("EQUITY",[("3110-00","CAPITAL CONTRIBUTED"),("3210-00","DISTRIBUTIONS"),("3300-00","RETAINED EARNINGS")]),
("REVENUE",[("4110-00","INSTALLMENT RENT - BY THE BED"),("4115-00","UNIVERSITY BULK LEASE RENT"),("4120-00","SUMMER SHORT TERM"),("4190-00","CONCESSIONS - GIFT CARDS"),("4210-00","PARKING PERMITS"),("4220-00","APPLICATION/ADMIN FEES"),("4230-00","UTILITY OVERAGE BILLED"),("4290-00","DAMAGE CHARGES")]),
("EXPENSES",[("5110-00","SALARIES - MGMT/LEASING"),("5115-00","COMMUNITY ASSISTANTS"),("5120-00","MAINTENANCE SALARIES"),("5190-00","TAXES AND BENEFITS"),("5210-00","ELECTRICITY"),("5220-00","WATER AND SEWER"),("5230-00","INTERNET/CABLE BULK"),("5310-00","REPAIRS AND SUPPLIES"),("5320-00","TURN EXPENSE"),("5330-00","CONTRACT SERVICES"),("5410-00","MARKETING"),("5420-00","SHUTTLE SERVICE"),("5510-00","MANAGEMENT FEE"),("5610-00","INSURANCE"),("5620-00","REAL ESTATE TAX"),("5710-00","GENERAL AND ADMIN"),("6110-00","INTEREST ON BRIDGE NOTE"),("6210-00","DEPRECIATION")])]
allc=[c for _,a in S for c,_ in a]; g=GL(allc)
for c,v in zip(allc,[R(2e5,3e5),91250,R(8e4,12e4),R(6e4,1e5),R(4e4,7e4),118400,-22500,R(3e4,5e4),2450000,18630000,R(7e5,8e5),R(3e5,6e5),-R(6e5,8e5),-R(6e4,9e4),-R(2e4,4e4),-R(7e4,9e4),-91250,-R(1.2e5,1.6e5),-R(3e3,8e3),-16200000,-640000,-5000000,180000]): g.open(c,v)
inc={"4110-00":310000,"4115-00":118400,"4120-00":0,"4190-00":-6200,"4210-00":7400,"4220-00":4100,"4230-00":5200,"4290-00":2300}
for c,v in inc.items(): g.open(c,-v*5*R(.97,1.03))
g.open("4120-00",-0.0)
exp={"5110-00":21000,"5115-00":7400,"5120-00":14800,"5190-00":9100,"5210-00":16400,"5220-00":12100,"5230-00":8050,"5310-00":6900,"5320-00":0,"5330-00":9800,"5410-00":7300,"5420-00":11200,"5510-00":16900,"5610-00":11250,"5620-00":14800,"5710-00":5300,"6110-00":119800,"6210-00":58200}
for c,v in exp.items(): g.open(c,v*5*R(.95,1.05))
g.plug("3300-00")
for c,v in inc.items():
    if c=="4190-00": g.je(c,"1210-00",R(2000,5000))
    elif c=="4115-00": g.je("1210-50",c,118400)
    elif c=="4120-00": g.je("1210-00",c,R(20000,40000))
    else: g.je("1210-00",c,v*R(.6,1.02))
g.je("1110-00","1210-00",R(240000,300000)); g.je("1110-00","1210-50",118400); g.je("1110-00","2220-00",R(60000,90000)); g.je("2220-00","1210-00",R(9000,14000))
for c,v in exp.items():
    if c=="6210-00": g.je(c,"1690-00",v)
    elif c=="5610-00": g.je(c,"1310-00",v)
    elif c=="5620-00": g.je(c,"2130-00",v)
    elif c=="5510-00": g.je(c,"2310-00",v*R(.95,1.02))
    else: g.je(c,"2110-00",(v or 4200)*R(.9,1.1))
g.je("2110-00","1110-00",R(230000,260000)); g.je("2310-00","1110-00",R(14000,17000)); g.je("1650-00","2520-00",182450); g.je("1125-10","1110-00",18300); g.je("1125-00","1110-00",5400); g.je("2210-00","1110-20",3150); g.je("1110-20","2210-00",1800); g.je("3210-00","1110-00",25000)
keys=["beginning","debit","credit","ending"]; rows=[];tot=[];lay=[]
for t,acc in S:
    lay.append(('h',t)); sr=[]
    for c,n in acc:
        o,d,cr=g.a[c]; r={"account":c,"name":n,"beginning":o+0.0,"debit":d,"credit":cr,"ending":g.end(c)}
        if o==0: r["beginning"]=0.0
        sr.append(r);rows.append(r);lay.append(('r',r))
    s={"label":f"** TOTAL {t}",**sums(sr,keys)};tot.append(s);lay.append(('s',s))
s={"label":"*** REPORT TOTALS",**sums(rows,keys)}; s={k:(0.0 if v==0 else v) for k,v in s.items()}; tot.append(s);lay.append(('s',s))
# planted: transpose nothing, change a single digit in one printed ending balance
pr=next(r for r in rows if r["account"]=="5330-00"); true=pr["ending"]
st=f"{true:.2f}"; d=st[1]; nd=str((int(d)+4)%10); pr["ending"]=float(st[0]+nd+st[2:])
planted={"what":f"ending balance of 5330-00 CONTRACT SERVICES printed {pr['ending']:,.2f} instead of {true:,.2f}","kind":"digit_changed"}
def f(v,cr=True):
    s=f"{abs(v):,.2f}" if abs(v)>=1 else f"{abs(v):.2f}"[1:]
    return s+("CR" if v<0 else "  ")
W,H=14.875*72,11*72
c=canvas.Canvas(doc("GL0410_campus_yard.pdf"),pagesize=(W,H)); pg=0; LH=14
lines=[]
for it in lay:
    if it[0]=='h': lines+=["",f"     {it[1]}"]
    else:
        r=it[1]
        if it[0]=='r': left=f"  {r['account']}   {r['name']}"
        else: left=f"  {r['label']}"; lines.append(" "*52+("-"*17+"   ")*4)
        lines.append(f"{left:<50}{f(r['beginning']):>20}{f(r['debit']):>20}{f(r['credit']):>20}{f(r['ending']):>20}")
while lines:
    pg+=1
    hd=[f"{'RUN 07/06/26 05:12':<45}{'KESTREL STUDENT LIVING MGMT':<60}PAGE {pg:4d}",f"{'PGM GL0410':<45}{'GENERAL LEDGER TRIAL BALANCE':<60}PERIOD 06/26",f"{'':<45}ENTITY 0077  THE YARD AT CAMPUS EDGE (612 BEDS)","",
     f"{'':<50}{'BALANCE  ':>20}{'-------- CURRENT PERIOD --------':>38}  {'BALANCE  ':>20}",f"{'  ACCOUNT   DESCRIPTION':<50}{'FORWARD  ':>20}{'DEBITS  ':>20}{'CREDITS  ':>20}{'TO DATE  ':>20}",""]
    body,lines=lines[:42],lines[42:]
    if not lines: body+=["","  OUT OF BALANCE ACCOUNTS: NONE      *** END OF REPORT ***"]
    y=H-40
    for i,l in enumerate(hd+body):
        if i>=7 and ((i-7)//3)%2==0: c.setFillColorRGB(.89,.96,.89);c.rect(24,y-4,W-48,LH,stroke=0,fill=1);c.setFillColorRGB(0,0,0)
        c.setFillColorRGB(.1,.1,.15);c.setFont("Courier",11);c.drawString(36,y,l);y-=LH
    c.showPage()
c.save()
save("GL0410_campus_yard","TB",keys,rows,tot,planted)
