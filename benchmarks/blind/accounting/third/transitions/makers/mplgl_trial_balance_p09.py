"""Line-printer trial balance (132 columns, Courier). Planted: one digit of one closing balance."""
import random, json, os
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import landscape, letter
R=random.Random(311); B=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'); N='mplgl_trial_balance_p09'
S=[("CURRENT ASSETS",[("1010-00","CASH - OPERATING ACCT 4471"),("1015-00","CASH - SECURITY DEPOSIT TRUST"),("1020-00","PETTY CASH - SITE OFFICE"),("1110-00","RESIDENT RECEIVABLES"),("1115-00","SUBSIDY RECEIVABLE - HUD"),("1120-00","ALLOW FOR DOUBTFUL ACCTS"),("1140-00","PREPAID INSURANCE"),("1142-00","PREPAID PROPERTY TAXES"),("1150-00","ESCROW - TAXES & INSURANCE"),("1155-00","REPLACEMENT RESERVE")]),
("FIXED ASSETS",[("1410-00","LAND"),("1420-00","BUILDINGS"),("1425-00","BUILDING IMPROVEMENTS"),("1430-10","APPLIANCES"),("1430-20","CARPET & VINYL"),("1430-30","FURNITURE - CLUBHOUSE"),("1490-00","ACCUM DEPRECIATION - BLDG"),("1491-00","ACCUM DEPRECIATION - F & F")]),
("LIABILITIES",[("2110-00","ACCOUNTS PAYABLE - TRADE"),("2120-00","ACCRUED PAYROLL"),("2125-00","ACCRUED PROPERTY TAXES"),("2130-00","ACCRUED INTEREST"),("2150-00","SECURITY DEPOSITS - RESIDENT"),("2155-00","SECURITY DEPOSITS - PET"),("2160-00","PREPAID RENT"),("2190-00","DUE TO MANAGEMENT AGENT"),("2310-00","MORTGAGE PAYABLE - 1ST")]),
("PARTNERS EQUITY",[("3010-00","PARTNERS CAPITAL - GENERAL"),("3020-00","PARTNERS CAPITAL - LIMITED"),("3050-00","DISTRIBUTIONS"),("3090-00","RETAINED EARNINGS - PRIOR")]),
("INCOME",[("4010-00","GROSS POTENTIAL RENT"),("4015-00","SUBSIDY RENT"),("4020-00","VACANCY LOSS"),("4025-00","LOSS TO LEASE"),("4030-00","CONCESSIONS"),("4110-00","LATE CHARGES"),("4115-00","NSF CHARGES"),("4120-00","LAUNDRY INCOME"),("4130-00","APPLICATION FEES"),("4140-00","DAMAGES & CLEANING"),("4190-00","INTEREST INCOME")]),
("EXPENSES",[("5010-00","MANAGER SALARY"),("5015-00","MAINTENANCE SALARIES"),("5020-00","PAYROLL TAXES"),("5025-00","WORKERS COMPENSATION"),("5110-00","ADVERTISING - PRINT"),("5115-00","ADVERTISING - INTERNET"),("5210-00","OFFICE SUPPLIES"),("5215-00","TELEPHONE & ANSWERING SVC"),("5220-00","LEGAL - EVICTIONS"),("5225-00","AUDIT FEES"),("5310-00","ELECTRICITY - COMMON"),("5315-00","ELECTRICITY - VACANT UNITS"),("5320-00","WATER & SEWER"),("5325-00","GAS"),("5330-00","TRASH REMOVAL"),("5410-00","PAINT & DECORATING"),("5415-00","PLUMBING SUPPLIES"),("5420-00","HVAC REPAIRS"),("5425-00","GROUNDS CONTRACT"),("5430-00","EXTERMINATING"),("5435-00","SNOW REMOVAL"),("5510-00","MANAGEMENT FEES"),("5610-00","REAL ESTATE TAXES"),("5615-00","PROPERTY INSURANCE"),("5710-00","MORTGAGE INTEREST"),("5810-00","DEPRECIATION EXPENSE"),("5990-00","SUSPENSE - UNIDENTIFIED")])]
rnd=lambda a,b:R.randint(a*100,b*100)
D={}
for sec,accs in S:
    for c,n in accs:
        k=int(c[:4]); d=cr=0
        if k<1400: o=rnd(3000,90000); d=rnd(1000,60000); cr=rnd(500,52000)
        elif k<1490: o=rnd(20000,400000); d=rnd(300,9000) if R.random()<.4 else 0
        elif k<1500: o=-rnd(150000,900000); cr=rnd(2000,12000)
        elif k<3000: o=-rnd(2000,60000); d=rnd(500,30000) if R.random()<.7 else 0; cr=rnd(500,32000) if R.random()<.8 else 0
        elif k<4000: o=-rnd(50000,300000)
        elif k<5000: o=-rnd(300,9000); cr=rnd(40,1100)
        else: o=rnd(500,24000); d=rnd(60,3000); cr=rnd(20,300) if R.random()<.2 else 0
        f={'1020':(30000,0,0),'1120':(-842150,0,0),'1410':(61500000,0,0),'1420':(512884000,0,0),'2310':(-398211742,512633,0),'3050':(4500000,500000,0),'4010':(-88422400,0,11086500),'4015':(-31288000,0,3911000),'4020':(5172318,702250,0),'4025':(1218842,148900,12500),'4030':(388500,45000,0),'5225':(960000,0,0),'5435':(712040,0,0),'5990':(0,0,0),'1142':(0,0,0),'5025':(411206,0,88450),'2155':(-475000,25000,50000),'1015':(3911642,120000,208000),'5710':(17944018,2213467,0)}.get(c[:4])
        if f:o,d,cr=f
        D[c]=[o,d,cr]
D['1110-00']=[1822744,15011500,14760817]
D['3020-00'][0]-=sum(v[0] for v in D.values())
x=sum(v[1] for v in D.values())-sum(v[2] for v in D.values())
D['1010-00'][2 if x>0 else 1]+=abs(x)
def sg(v): return f"{abs(v)/100:,.2f}".replace('0.00','.00',1 if abs(v)<1 else 0)+("CR" if v<0 else "  ")
def mv(v): return f"{v/100:,.2f}" if v else ""
PL='5320-00'; rows=[];tots=[];L=[]
def line(c,n,o,d,cr,e): return f"   {c:<9}{n:<38}{sg(o):>20}{mv(d):>19}{mv(cr):>19}{sg(e):>22}"
def rec(o,d,cr,e):
    r={'beginning':o/100,'debit':d/100,'credit':cr/100,'ending':e/100}
    if not d:r.pop('debit')
    if not cr:r.pop('credit')
    return r
G=[0]*4; planted=None
for sec,accs in S:
    L.append(('k',''));L.append(('k',f" ** {sec}"));T=[0]*4
    for c,n in accs:
        o,d,cr=D[c];e=o+d-cr
        T=[a+b for a,b in zip(T,(o,d,cr,e))];p=e
        if c==PL:
            s=str(e);q=s[:2]+str((int(s[2])+4)%10)+s[3:];p=int(q)
            planted={"what":f"closing balance of {c} {n} printed {p/100:,.2f}, should be {e/100:,.2f}","kind":"digit_changed"}
        L.append(('r',line(c,n,o,d,cr,p)));rows.append({'account':c,'name':n,**rec(o,d,cr,p)})
    L.append(('k',' '*52+'-'*18+' '+'-'*18+' '+'-'*18+'    '+'-'*18))
    L.append(('t',line('',f"* TOTAL {sec}",*T)));tots.append(rec(*T));G=[a+b for a,b in zip(G,T)]
L+= [('k',''),('k',' '*52+'='*18+' '+'='*18+' '+'='*18+'    '+'='*18),('t',line('',"*** LEDGER TOTALS",*G)),('k',''),('k',f"   ACCOUNTS LISTED  {len(rows)}        LEDGER IN BALANCE  Y"),('k',''),('k','   *** END OF REPORT GL0420 ***')]
tots.append(rec(*G)); assert G[0]==0 and G[3]==0 and G[1]==G[2]
W,H=landscape(letter);c=canvas.Canvas(f"{B}/documents/{N}.pdf",pagesize=(W,H),invariant=1)
pg=0;i=0;PER=46
while i<len(L):
    pg+=1;hd=[f"MPL/GL  REL 6.2{'':37}TAMARACK RUN ASSOCIATES LP{'':38}PAGE {pg:>4}",f"RUN 10/04/23 07:18:41{'':28}TRIAL BALANCE BY GL ACCOUNT{'':41}GL0420",f"PROP 0417  TAMARACK RUN APTS{'':20}PERIOD 09  ENDING 09/30/23{'':42}OPR  DLK","",
     f"   {'ACCOUNT':<9}{'DESCRIPTION':<38}{'OPENING  ':>20}{'PERIOD':>19}{'PERIOD':>19}{'CLOSING  ':>22}",f"   {'NUMBER':<9}{'':<38}{'BALANCE  ':>20}{'DEBITS':>19}{'CREDITS':>19}{'BALANCE  ':>22}","-"*131]
    c.setFont('Courier',8.6);y=H-34;cw=0.6*8.6
    for l in hd+[l for _,l in L[i:i+PER]]:
        c.drawString(46,y,l);y-=10.6
    i+=PER;c.showPage()
c.save()
json.dump({"name":N+".pdf","kind":"TB","planted":planted,"money":["beginning","debit","credit","ending"],"rows":rows,"totals":tots},open(f"{B}/truth/{N}.json",'w'),indent=1)
