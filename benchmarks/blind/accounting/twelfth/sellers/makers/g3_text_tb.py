# Rent Manager-like text report in Courier, opening/period/closing pairs, sections with subtotals, 2+ landscape pages
import random
from tru import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
random.seed(77)
S=[("ASSETS",[("10100-00","CASH - OPERATING",88214.6),("10200-00","CASH - PAYROLL CLEARING",1500),("10300-00","CASH - SECURITY DEPOSITS",42680),("11000-00","A/R - STUDENT RENT",26914.25),("11050-00","A/R - GUARANTORS",3380),("11900-00","ALLOW FOR DOUBTFUL ACCTS",-9400),("13000-00","PREPAID INSURANCE",21460.8),("13100-00","UTILITY DEPOSITS",5200),("15000-00","LAND",890000),("15100-00","BUILDINGS",7342500),("15300-00","FURNITURE PACKAGES",318660),("15900-00","ACCUM DEPRECIATION",-1466820)]),
("LIABILITIES",[("20100-00","ACCOUNTS PAYABLE - TRADE",-34117.72),("20500-00","ACCRUED PAYROLL",-8212.4),("21000-00","SECURITY DEPOSITS HELD",-42680),("21100-00","PREPAID INSTALLMENTS",-61455),("22000-00","ACCRUED REAL ESTATE TAX",-47880),("25000-00","MORTGAGE NOTE - 1ST",-5218044.19)]),
("EQUITY",[("30100-00","PARTNERS CAPITAL",None),("30200-00","PARTNERS DISTRIBUTIONS",150000)]),
("INCOME",[("40100-00","RENTAL INSTALLMENTS",-742310),("40150-00","SUMMER SHORT TERM RENT",-18400),("40300-00","CONCESSIONS / GIFT CARDS",11750),("40500-00","PARKING PERMITS",-16225),("40600-00","LATE & NSF FEES",-7340),("40700-00","UTILITY OVERAGE BILLBACK",-22618.33),("40900-00","RELET FEES",-4200)]),
("EXPENSES",[("50100-00","SALARIES - OFFICE",61320.44),("50150-00","SALARIES - MAINTENANCE",48817.9),("50200-00","COMMUNITY ASST STIPENDS",9600),("50400-00","PAYROLL TAXES/WORKERS COMP",13904.17),("52000-00","TURN COSTS - PAINT/CLEAN",8120),("52100-00","R&M SUPPLIES",14022.38),("52300-00","ELEVATOR CONTRACT",5940),("53000-00","INTERNET/CABLE BULK",38400),("53100-00","ELECTRIC",52716.09),("53200-00","WATER/SEWER",31408.62),("53300-00","TRASH",9150),("54000-00","LEASING & RES EVENTS",12260.75),("55000-00","MANAGEMENT FEE",31284.13),("56000-00","INSURANCE",35768),("57000-00","REAL ESTATE TAXES",71820),("60000-00","MORTGAGE INTEREST",163118.66)])]
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
acc=[]
for s,l in S:
    for c,n,b in l: acc.append([s,c,n,b,0,0])
eq=[a for a in acc if a[3] is None][0]; eq[3]=0; eq[3]=-round(sum(a[3] for a in acc),2)
def m(a,lo,hi): return round(abs(a)*random.uniform(lo,hi),2)
for a in acc:
    s,b=a[0],a[3]
    if a[2] in("LAND","BUILDINGS","PARTNERS CAPITAL","UTILITY DEPOSITS"): continue
    if s=="ASSETS" and b<0: a[5]=m(b,.01,.02)
    elif a[2]=="FURNITURE PACKAGES": a[4]=2840.0
    elif s=="ASSETS": a[4],a[5]=m(b,.3,.9),m(b,.3,.9)
    elif "MORTGAGE NOTE" in a[2]: a[4]=8911.07
    elif s=="LIABILITIES": a[4],a[5]=m(b,.05,.7),m(b,.1,.6)
    elif s=="EQUITY": a[4]=25000.0
    elif b<0: a[5]=m(b,.1,.14)
    else: a[4]=m(b,.1,.14)
d=round(sum(a[4]-a[5] for a in acc),2)
if d>0: acc[0][5]=round(acc[0][5]+d,2)
else: acc[0][4]=round(acc[0][4]-d,2)
rows=[]
for a in acc:
    b=round(a[3],2); e=round(b+a[4]-a[5],2); r=dict(account=a[1],name=a[2])
    if b>0:r["open_dr"]=b
    if b<0:r["open_cr"]=-b
    if a[4]:r["debit"]=a[4]
    if a[5]:r["credit"]=a[5]
    if e>0:r["close_dr"]=e
    if e<0:r["close_cr"]=-e
    a.append(r); rows.append(r)
def line(l1,l2,d): return f"{l1:<10}{l2:<29}"+"".join((f"{d[k]:>15,.2f}" if k in d else " "*15) for k in K)
def sm(rs): 
    o={}
    for k in K:
        v=[r[k] for r in rs if k in r]
        if v:o[k]=round(sum(v),2)
    return o
L=[];tot=[]
for s,_ in S:
    L.append(("b",s)); rs=[a[6] for a in acc if a[0]==s]
    for r in rs: L.append(("",line(r["account"],r["name"],r)))
    t=sm(rs); L.append(("",f"{'':39}"+("   "+"-"*12)*6)); L.append(("b",line("","TOTAL "+s,t))); L.append(("","")); tot.append(dict(label="TOTAL "+s,**t))
t=sm(rows); L.append(("",f"{'':39}"+("   "+"="*12)*6)); L.append(("b",line("","GRAND TOTALS",t))); tot.append(dict(label="GRAND TOTALS",**t))
L+=[("",""),("",""),("","*** END OF REPORT ***      OUT OF BALANCE BY: NONE      POSTED BATCHES ONLY")]
N="GLTB_campus_edge_2025-04.pdf"; W,H=landscape(letter); c=canvas.Canvas(doc(N),pagesize=(W,H))
PER=38; pages=[L[i:i+PER] for i in range(0,len(L),PER)]
for i,pg in enumerate(pages,1):
    y=H-34
    def w(x,b=False):
        global y
        c.setFont('Courier-Bold' if b else 'Courier',9.3); c.drawString(24,y,x); y-=11.6
    c.saveState(); sc=(W-48)/(129*5.58); c.translate(24*(1-sc),0); c.scale(sc,1)
    w(f"{'RUN 05/09/25 16:20':<46}{'UNIVERSITY LODGING PARTNERS LP':^38}{'PAGE '+str(i):>45}")
    w(f"{'GLTB200':<46}{'GENERAL LEDGER TRIAL BALANCE':^38}{'USER: MBRANT':>45}")
    w(f"{'':<46}{'ENTITY 014  CAMPUS EDGE STUDENT LIVING':^38}")
    w(f"{'':<46}{'PERIOD 04/01/25 THRU 04/30/25':^38}"); w("")
    w(f"{'':39}{'--- OPENING BALANCE ---':>30}{'--- PERIOD ACTIVITY ---':>30}{'--- CLOSING BALANCE ---':>30}")
    w(f"{'ACCOUNT':<10}{'DESCRIPTION':<29}"+"".join(f"{x:>15}" for x in ["DEBIT","CREDIT"]*3)); w("-"*129)
    for k,x in pg: w(x,k=="b")
    c.restoreState(); c.showPage()
c.save()
put(N,"TB",K,rows,tot)
