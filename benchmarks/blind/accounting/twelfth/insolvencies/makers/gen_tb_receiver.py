import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
random.seed(77)
N="Receivership_TB_Dundas_Lofts.pdf"
SEC=[("ASSETS",[("1010-000","RECEIVER'S TRUST ACCOUNT - RBC 00412",0),("1015-000","PRE-FILING OPERATING ACCT (FROZEN)",88214.37),("1110-000","TENANT RECEIVABLES",61873.20),("1115-000","ALLOWANCE FOR DOUBTFUL ACCOUNTS",-22500),("1140-000","HST INPUT TAX CREDITS",9418.66),("1210-000","PREPAID INSURANCE",14260.05),("1220-000","UTILITY DEPOSITS - TORONTO HYDRO / ENBRIDGE GAS",18500),("1410-000","LAND",3150000),("1420-000","BUILDING",9875240.15),("1425-000","ACCUM AMORTIZATION - BUILDING",-2114860.4),("1430-000","APPLIANCES & EQUIPMENT",241388.9),("1435-000","ACCUM AMORTIZATION - EQUIPMENT",-176204.11)]),
("LIABILITIES",[("2010-000","TRADE PAYABLES - PRE-FILING",-318477.92),("2020-000","POST-APPOINTMENT PAYABLES",0),("2030-000","LAST MONTH RENT DEPOSITS (RTA S.106)",-84315),("2035-000","INTEREST ON LMR DEPOSITS",-2107.88),("2050-000","HST PAYABLE",-7731.5),("2060-000","MUNICIPAL TAXES IN ARREARS - CITY OF TORONTO 2023-2024",-146920.33),("2210-000","FIRST MORTGAGE - MERIDIAN CU",-8412650),("2220-000","SECOND MORTGAGE - KINGSETT",-1500000),("2230-000","ACCRUED MORTGAGE INTEREST",-264187.45),("2310-000","RECEIVER'S BORROWING CERTIFICATES",0)]),
("EQUITY",[("3010-000","COMMON SHARES",-100),("3100-000","DEFICIT, BEGINNING OF YEAR",None)]),
("REVENUE",[("4010-000","APARTMENT RENT",0),("4020-000","PARKING & LOCKER",0),("4030-000","LAUNDRY COMMISSION",0),("4090-000","NSF & SUNDRY",0)]),
("EXPENSES",[("5010-000","PROPERTY MANAGEMENT FEE",0),("5020-000","SUPERINTENDENT WAGES",0),("5030-000","REPAIRS & MAINTENANCE",0),("5040-000","HYDRO",0),("5045-000","GAS",0),("5050-000","WATER & WASTE",0),("5060-000","REALTY TAXES",0),("5070-000","INSURANCE",0),("5110-000","RECEIVER'S FEES - MSP ADVISORY INC.",0),("5120-000","LEGAL - COUNSEL TO RECEIVER",0),("5130-000","APPRAISAL & ENVIRONMENTAL (PHASE I)",0),("5210-000","MORTGAGE INTEREST",0)])]
mv={"1110-000":(148230.5,131966.4),"1140-000":(6120.44,0),"1210-000":(0,7130.02),"1015-000":(0,88214.37),"2010-000":(0,0),"2020-000":(41207.16,58633.91),"2030-000":(3210,4185),"2035-000":(0,527.15),"2050-000":(0,1120.08),"2060-000":(60000,18455.7),"2230-000":(0,171304.86),"2310-000":(0,250000),"4010-000":(1450,139784.5),"4020-000":(0,8446),"4030-000":(0,1912.75),"4090-000":(0,385),"5010-000":(7200,0),"5020-000":(11480.32,0),"5030-000":(26318.77,1240),"5040-000":(15230.18,0),"5045-000":(12866.09,0),"5050-000":(7105.4,0),"5060-000":(18455.7,0),"5070-000":(7130.02,0),"5110-000":(96450,0),"5120-000":(58720.25,0),"5130-000":(13500,0),"5210-000":(171304.86,0)}
od=-round(sum(x[2] or 0 for s in SEC for x in s[1]),2)
dr=round(sum(v[0] for v in mv.values()),2); cr=round(sum(v[1] for v in mv.values()),2)
recp=401877.23; mv["1010-000"]=(recp,round(recp+dr-cr,2)); assert mv["1010-000"][1]>0
DROP="5050-000"
rows=[];totals=[];L=[];allr=[]
def f(v): return f"{abs(v):,.2f}"+("-" if v<0 else " ")
for s,it in SEC:
    L.append(""); L.append(s); sr=[]
    for a,n,o in it:
        o=od if o is None else o; d,c=mv.get(a,(0,0)); e=round(o+d-c,2)
        r=dict(account=a,name=n,beginning=o,debit=d,credit=c,ending=e); sr.append(r)
        if a==DROP: continue
        rows.append(r)
        w=n; extra=None
        if len(n)>37: k=n.rfind(" ",0,37); w,extra=n[:k],n[k+1:]
        L.append(f"{a:<11}{w:<38}{f(o):>18}{f(d):>17}{f(c):>17}{f(e):>18}")
        if extra: L.append(f"{'':<11}{extra}")
    t=dict(label=f"TOTAL {s}",**{k:S(sr,k) for k in("beginning","debit","credit","ending")}); totals.append(t); allr+=sr
    L.append(f"{'':<49}"+f"{'-'*15:>17} {'-'*14:>16} {'-'*14:>16} {'-'*15:>17}"); L.append(f"{'':<11}{t['label']:<38}{f(t['beginning']):>18}{f(t['debit']):>17}{f(t['credit']):>17}{f(t['ending']):>18}")
t=dict(label="REPORT TOTAL",**{k:S(allr,k) for k in("beginning","debit","credit","ending")}); totals.append(t)
assert abs(t['beginning'])<.01 and abs(t['ending'])<.01 and t['debit']==t['credit'],t
L+=["",f"{'':<49}"+f"{'='*15:>17} {'='*14:>16} {'='*14:>16} {'='*15:>17}",f"{'REPORT TOTAL':<49}{f(0):>18}{f(t['debit']):>17}{f(t['credit']):>17}{f(0):>18}","","*** END OF REPORT ***"]
t['beginning']=0;t['ending']=0
W,H=landscape(letter)
c=canvas.Canvas(path(N),pagesize=(W,H),invariant=1)
per=36; pages=[L[i:i+per] for i in range(1,len(L),per)]
for i,pg in enumerate(pages,1):
    h=[f"{'GLTRB04':<20}{'2487719 ONTARIO INC. (DUNDAS LOFTS) - IN RECEIVERSHIP':^80}{'PAGE '+str(i)+' OF '+str(len(pages)):>19}",f"{'RUN 02/04/2025':<20}{'MSP ADVISORY INC., COURT-APPOINTED RECEIVER, COURT FILE CV-24-00731':^80}{'CDN DOLLARS':>19}",f"{'':<20}{'TRIAL BALANCE - 1 OCT 2024 (APPOINTMENT) TO 31 DEC 2024':^80}","",
    f"{'':<49}{'BALANCE ':>18}{'CURRENT ':>17}{'CURRENT ':>17}{'ENDING ':>18}",f"{'ACCOUNT':<11}{'DESCRIPTION':<38}{'FORWARD ':>18}{'DEBITS ':>17}{'CREDITS ':>17}{'BALANCE ':>18}","="*119]
    c.setFont("Courier",9.6); y=H-42
    for l in h+pg: c.drawString(50,y,l); y-=12.2
    c.showPage()
c.save()
finish(N,"TB",["beginning","debit","credit","ending"],rows,totals,dict(what=f"The line of account {DROP} WATER & WASTE is not printed; TOTAL EXPENSES and REPORT TOTAL include it (7,105.40)",kind="row_dropped"))
