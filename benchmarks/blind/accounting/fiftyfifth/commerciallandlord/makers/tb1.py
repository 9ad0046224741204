# UK nominal ledger print, fixed pitch, b/fwd - debit - credit - c/fwd and last year, trailing minus
import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
R=random.Random(551)
BS=[("0010-000","FREEHOLD INV PROPERTY COST",4125000000,1),("0011-000","FREEHOLD INV PROPERTY REVALN",862500000,1),
("0020-000","LONG LEASEHOLD PROPERTY COST",1340000000,1),("0021-000","LONG LEASEHOLD REVALUATION",-74500000,1),("0030-000","FIXTURES AND EQUIPMENT COST",18644210,1),
("0031-000","FIXTURES AND EQUIPMENT DEPN",-11982340,1),("0040-000","LEASE INCENTIVES UNAMORTISED",30217655,1),
("1100-000","TENANTS CONTROL ACCOUNT",41266318,9),("1105-000","BAD DEBT PROVISION",-6850000,1),("1110-000","SERVICE CHARGE DEBTORS",12874466,9),("1120-000","INSURANCE RECOVERABLE",3819072,3),
("1130-000","PREPAYMENTS AND ACCRUED INC",9473310,3),("1140-000","TENANT DEPOSITS - DEPOSIT A/C",23550000,2),("1200-000","BANK - RENT COLLECTION A/C",68412277,0),
("1205-000","BANK - SERVICE CHARGE A/C",10299518,9),("1210-000","BANK - OFFICE CURRENT A/C",4477103,9),("1230-000","PETTY CASH",25000,0.5),
("2100-000","TRADE CREDITORS CONTROL",-18830941,9),("2105-000","PURCHASE RETENTIONS",-4421600,1),("2110-000","ACCRUALS",-7710035,3),("2115-000","DEFERRED RENTAL INCOME",-52300418,8),
("2120-000","TENANT RENT DEPOSITS HELD",-23550000,2),("2130-000","SERVICE CHARGE SINKING FUND",-14200000,1),("2200-000","VAT OUTPUT TAX",-9310277,5),("2201-000","VAT INPUT TAX",3120446,4),("2202-000","VAT LIABILITY",-2045510,4),
("2210-000","PAYE AND NIC",-1409122,2),("2230-000","PENSION CONTRIBUTIONS",-318840,1),("2300-000","TERM LOAN - TRANCHE A",-2250000000,0.001),("2305-000","LOAN ARRANGEMENT FEES",11420000,1),
("2320-000","ACCRUED LOAN INTEREST",-10440000,3),("2400-000","DUE TO/FROM PARENT COMPANY",-187300000,2),("3000-000","ORDINARY SHARE CAPITAL",-100000000,0),("3050-000","REVALUATION RESERVE",-788000000,0),("3200-000","PROFIT AND LOSS ACCOUNT B/F",None,0)]
CC=[("101","CASTLEGATE"),("102","TANNERY WHARF"),("103","MILL LANE TP")]
PL=[]
base={"101":1.0,"102":.62,"103":.78}
for cc,nm in CC:
    b=base[cc]
    PL+= [(f"4000-{cc}",f"RENTS RECEIVABLE {nm}",-int(13420011*b)),(f"4010-{cc}",f"SERVICE CHARGE INC {nm}",-int(3120877*b)),(f"4020-{cc}",f"INSURANCE RECOVERY {nm}",-int(512233*b))]
PL+=[("4030-102","CAR PARK LICENCES TANNERY WHARF",-288500),("4040-101","TURNOVER RENT CASTLEGATE",-410000),("4060-000","LEASE SURRENDER PREMIUMS",-150000),("4090-000","DILAPIDATIONS RECEIPTS",-210000)]
for cc,nm in CC:
    b=base[cc]
    PL+= [(f"5000-{cc}",f"REPAIRS AND MAINT {nm}",int(910422*b)),(f"5010-{cc}",f"COMMUNAL ELECTRICITY {nm}",int(640199*b)),(f"5020-{cc}",f"CLEANING AND WASTE {nm}",int(388214*b)),
          (f"5030-{cc}",f"SECURITY {nm}",int(455020*b)),(f"5040-{cc}",f"BUILDINGS INSURANCE {nm}",int(533107*b)),(f"5050-{cc}",f"VOID RATES {nm}",int(301480*b))]
PL+=[("6000-000","MANAGING AGENTS FEES",688100),("6010-000","LETTING AND RENT REVIEW FEES",402500),("6020-000","LEGAL FEES - LEASE EVENTS",315725),("6030-000","VALUATION FEES",145000),
("7000-000","DIRECTORS SALARIES",1180000),("7005-000","STAFF SALARIES",842115),("7010-000","EMPLOYERS NIC",241318),("7020-000","PENSION COSTS",96410),("7100-000","OFFICE RENT AND RATES",310000),("7200-000","AUDIT AND ACCOUNTANCY",225000),
("7210-000","COMPUTER AND SOFTWARE",84950),("7220-000","BANK CHARGES",21240),("7300-000","BAD AND DOUBTFUL DEBTS",180000),("7400-000","DEPRECIATION",152500),("8000-000","LOAN INTEREST PAYABLE",5220000),("8010-000","AMORTISATION OF LOAN FEES",237900),("8100-000","BANK INTEREST RECEIVABLE",-95360)]
rows=[]
for c,nm,b,a in BS:
    dr=cr=0
    if b is not None:
        s=abs(b)
        if a==9: dr=int(s*R.uniform(.5,1.1)); cr=int(s*R.uniform(.5,1.1))
        elif a in (4,5,8,3): dr,cr=(int(s*R.uniform(.2,.6)),int(s*R.uniform(.2,.6)))
        elif a==2: dr,cr=(int(s*R.uniform(0,.04))//100*100,int(s*R.uniform(0,.06))//100*100)
        elif a==1 and R.random()<.45:
            x=int(s*R.uniform(.002,.03)); dr,cr=(x,0) if R.random()<.5 else (0,x)
        elif a==.5: dr,cr=20000,18265
    rows.append([c,nm[:28],b,dr,cr,None if b is None else int(b*R.uniform(.86,1.04)) if a else b])
for c,nm,m in PL:
    bf=int(m*8*R.uniform(.9,1.08)); mv=int(abs(m)*R.uniform(.85,1.2)); small=0 if R.random()<.8 else int(abs(m)*R.uniform(.02,.12))
    if c in("4060-000","4030-102"): mv,small=0,0
    dr,cr=(mv,small) if m>0 else (small,mv)
    rows.append([c,nm[:28],bf,dr,cr,int(bf*R.uniform(1.02,1.2))])
by={r[0]:r for r in rows}
by["7400-000"][3:5]=[152500,0]; by["0031-000"][3:5]=[0,152500]; by["8010-000"][3:5]=[237900,0]; by["2305-000"][3:5]=[0,237900]
by["2300-000"][3:5]=[0,0]; by["2300-000"][5]=-2250000000; by["1140-000"][3:5]=[300000,150000]; by["2120-000"][3:5]=[150000,300000]; by["1230-000"][5]=25000
by["1200-000"][5]=59120344; by["2120-000"][5]=-by["1140-000"][5]; by["0031-000"][5]=-9846015
by["8000-000"][3:5]=[5220000,0]; by["2320-000"][3:5]=[15660000,5220000]
by["0010-000"][3:5]=[0,0]; by["0010-000"][5]=4125000000; by["0011-000"][3:5]=[0,0];by["0020-000"][3:5]=[0,0];by["0020-000"][5]=1340000000;by["0021-000"][3:5]=[0,0]
pl=by["3200-000"]; pl[2]=0;pl[5]=0; pl[2]=-sum(r[2] for r in rows); pl[5]=-sum(r[5] for r in rows)
bk=by["1200-000"]; bk[3]=bk[4]=0
diff=sum(r[3]-r[4] for r in rows); x=31877254
bk[3],bk[4]=(x,x+diff) if diff>0 else (x-diff,x)
assert sum(r[3]-r[4] for r in rows)==0
def f(v,blank=False):
    if not v: return "" if blank else "0.00"
    s=f"{abs(v)/100:,.2f}"; return s+("-" if v<0 else " ")
W,H=landscape(A4)
c=canvas.Canvas(D+"nl_trial_balance_p09.pdf",pagesize=(W,H),invariant=1)
pg=[0]; y=[0]
def out(s,b=False):
    c.setFont("Courier-Bold" if b else "Courier",8.2); c.drawString(34,y[0],s); y[0]-=10.6
HD=f"{'CODE':<10}{'ACCOUNT NAME':<30}{'BALANCE B/FWD':>19}{'PERIOD DEBIT':>18}{'PERIOD CREDIT':>18}{'BALANCE C/FWD':>19}{'LAST YEAR':>20}"
def head():
    pg[0]+=1; y[0]=H-36
    out(f"{'ORCHARDLEIGH & DENE ESTATES LTD':<60}{'NOMINAL LEDGER':<44}{'PAGE  '+str(pg[0]):>30}")
    out(f"{'COMPANY 07':<60}{'TRIAL BALANCE REPORT':<44}{'RUN 08/10/25 17:42  USER JPM':>30}")
    out(f"{'':<60}{'PERIOD 09 ENDED 30/09/2025':<44}{'ALL COST CENTRES':>30}")
    out("="*134); out(HD); out("="*134)
head(); T=[]; k=0
for r in rows:
    if y[0]<56:
        out("-"*134); out("CONTINUED"); c.showPage(); head()
    cf=r[2]+r[3]-r[4]
    bf=f(r[2],True) if r[2] else "0.00 "
    out(f"{r[0]:<10}{r[1]:<30}{f(r[2]) if r[2] else '0.00 ':>19}{f(r[3],True).strip() :>18}{f(r[4],True).strip():>18}{f(cf) if cf else '0.00 ':>19}{f(r[5]):>20}")
    T.append({"account":r[0],"name":r[1],"beginning":n(r[2]),"debit":n(r[3]) if r[3] else None,"credit":n(r[4]) if r[4] else None,"ending":n(cf),"other:LAST YEAR":n(r[5])})
sd=sum(r[3] for r in rows)
out("-"*134); out(f"{'':<10}{'LEDGER TOTALS':<30}{'0.00 ':>19}{f(sd).strip():>18}{f(sd).strip():>18}{'0.00 ':>19}{'0.00 ':>20}"); out("="*134)
y[0]-=8; out(f"*** {len(rows)} ACCOUNTS PRINTED - LEDGER IN BALANCE ***"); out("*** END OF REPORT ***"); c.save()
save("nl_trial_balance_p09.pdf","TB","fixed-pitch nominal ledger print, UK, b/fwd, period Dr/Cr, c/fwd, last year, trailing minus",False,
 ["beginning","debit","credit","ending","other:LAST YEAR"],T,[{"label":"LEDGER TOTALS","beginning":0,"debit":n(sd),"credit":n(sd),"ending":0,"other:LAST YEAR":0}])
