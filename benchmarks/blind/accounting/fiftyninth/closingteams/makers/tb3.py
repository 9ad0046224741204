# three-property GL trial balance, monospaced system report, trailing minus; PLANTED digit change
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(593)
NAME='tb_gl_trial_balance_three_props.pdf'
CH=[("1010-000","CASH - OPERATING",18e4),("1015-000","CASH - PAYROLL",6e3),("1020-000","CASH - SECURITY DEPOSITS",9e4),("1050-000","RESTRICTED CASH - TAX ESCROW",12e4),("1055-000","RESTRICTED CASH - INS ESCROW",4e4),("1060-000","REPLACEMENT RESERVE",21e4),("1110-000","A/R - TENANTS",5e4),("1115-000","A/R - SUBSIDY",2e4),("1190-000","ALLOWANCE FOR BAD DEBT",-8e3),("1210-000","PREPAID INSURANCE",3e4),("1230-000","PREPAID OTHER",5e3),("1410-000","LAND",18e5),("1420-000","BUILDING & IMPROVEMENTS",11e6),("1430-000","FURNITURE & EQUIPMENT",4e5),("1490-000","ACCUM DEPRECIATION",-28e5),("1510-000","LOAN COSTS NET OF AMORT",1e5),("2010-000","ACCOUNTS PAYABLE",-6e4),("2050-000","ACCRUED REAL ESTATE TAXES",-9e4),("2060-000","ACCRUED PAYROLL",-9e3),("2070-000","ACCRUED INTEREST",-3e4),("2110-000","SECURITY DEPOSIT LIABILITY",-9e4),("2130-000","PREPAID RENTS",-2e4),("2510-000","MORTGAGE PAYABLE 1ST TRUST",-72e5),("3010-000","PARTNER CAPITAL",-31e5),("3050-000","DISTRIBUTIONS",2e5),("3900-000","RETAINED EARNINGS",None),
("4010-000","GROSS POTENTIAL RENT",-15e5),("4020-000","VACANCY LOSS",9e4),("4030-000","CONCESSIONS",2e4),("4040-000","LOSS/GAIN TO LEASE",3e4),("4110-000","LAUNDRY & VENDING",-1e4),("4120-000","PET FEES",-8e3),("4130-000","UTILITY REIMBURSEMENT",-6e4),("4190-000","MISC INCOME",-5e3),("5010-000","SALARIES - MANAGER & LEASING",9e4),("5020-000","SALARIES - MAINTENANCE",8e4),("5050-000","PAYROLL TAXES & BENEFITS",4e4),("5110-000","REPAIRS & MAINTENANCE",6e4),("5120-000","PAINTING & DECORATING",3e4),("5130-000","GROUNDS & POOL",3e4),("5210-000","ELECTRICITY",3e4),("5220-000","WATER & SEWER",8e4),("5230-000","TRASH REMOVAL",2e4),("5310-000","MANAGEMENT FEES",5e4),("5320-000","ADVERTISING",1e4),("5330-000","PROFESSIONAL FEES",1e4),("5410-000","REAL ESTATE TAXES",1.4e5),("5420-000","PROPERTY INSURANCE",7e4),("6010-000","INTEREST EXPENSE",2.6e5),("6050-000","DEPRECIATION & AMORT",2.9e5)]
P=[("0417","SADDLEBROOK APARTMENTS",1.0,()),("0422","THE WILLOWS AT TANNER CREEK",.72,("1015-000","1115-000","5130-000","4120-000")),("0438","OAKMONT MANOR",.55,("1115-000","1055-000","1015-000","1230-000"))]
ks=['beginning','debit','credit','ending'];props=[]
for code,nm,sc,skip in P:
    L=[]
    for no,an,base in CH:
        if no in skip: continue
        if base is None: L.append([no,an,0,0,0]);continue
        be=r2(base*sc*R.uniform(.75,1.25)); d=c=0
        if no[0] in '456':
            m=r2(abs(be)/8*R.uniform(.8,1.2)); d,c=(m,0) if be>0 else (0,m)
            if R.random()<.2: d,c=(d,r2(m*.08)) if be>0 else (r2(m*.06),c)
        elif no in("1410-000","3010-000","1430-000","1115-000"): pass
        elif no=="2510-000": d=r2(abs(be)*.0016)
        elif no=="1510-000": c=r2(be*.0104)
        elif no in("1490-000",): c=r2(abs(be)*.011)
        elif no in ("1420-000","3050-000"): d=r2(R.uniform(2e3,3e4))
        else: d=r2(abs(be)*R.uniform(.02,.3)); c=r2(abs(be)*R.uniform(.02,.3))
        L.append([no,an,be,d,c])
    s=r2(sum(x[2] for x in L));[x.__setitem__(2,-s) for x in L if x[0]=="3900-000"]
    dd=r2(sum(x[3] for x in L)-sum(x[4] for x in L));x=L[0]   # cash balances the month
    x[3]=r2(x[3]+150000*sc);x[4]=r2(x[4]+150000*sc+dd)
    if x[4]<0: raise SystemExit
    props.append((code,nm,[{"account":a,"name":n,"beginning":r2(b),"debit":r2(d),"credit":r2(c),"ending":r2(b+d-c)} for a,n,b,d,c in L]))
allr=[r for p in props for r in p[2]];totals=[];sub=[]
for code,nm,L in props: sub.append(tot(L,ks,f'TOTAL ENTITY {code}'))
g=tot(allr,ks,'GRAND TOTAL ALL ENTITIES')
# plant: one digit of the ending balance of water & sewer at 0422
x=[r for r in props[1][2] if r['account']=='5220-000'][0];ok=x['ending'];s=f"{ok:.2f}";i=1
bad=float(s[:i]+str((int(s[i])+3)%10)+s[i+1:]);x['ending']=bad
def tm(v): return f'{abs(v):,.2f}'+('-' if v<0 else ' ')
cv=canvas.Canvas(doc(NAME),pagesize=letter);W,H=letter;pg=0;FS=8.2
def line(s,b=False):
    global y
    cv.setFont('Courier-Bold' if b else 'Courier',FS);cv.drawString(36,y,s);y-=10.6
def head(code,nm):
    global y,pg
    if pg: cv.showPage()
    pg+=1;y=H-42
    line(f"{'DATE 10/14/25  TIME 08:51':<40}{'HALVERSEN RESIDENTIAL SERVICES INC':<52}PAGE {pg:>3}");line(f"{'GLR210-B':<40}{'GENERAL LEDGER TRIAL BALANCE':<40}");line(f"{'':<40}{'PERIOD 09/25 TO 09/25  ACCRUAL BASIS':<40}");y-=8
    line(f"ENTITY: {code}  {nm}",True);y-=4
    line(f"{'ACCOUNT':<11}{'DESCRIPTION':<31}{'FORWARD':>15}{'':>14}{'':>14}{'ENDING':>15}");line(f"{'NUMBER':<11}{'':<31}{'BALANCE':>15}{'DEBITS':>14}{'CREDITS':>14}{'BALANCE':>15}")
    line('-'*102)
def nums(r): return f"{tm(r['beginning']):>16}{tm(r['debit']):>14}{tm(r['credit']):>14}{tm(r['ending']):>16}"
for (code,nm,L),t in zip(props,sub):
    head(code,nm)
    for r in L:
        if y<60: head(code,nm+'  (CONT)')
        line(f"{r['account']:<11}{r['name']:<30}{nums(r)}")
    line(f"{'':<41}"+'  '+'-'*59);line(f"{'':<4}{t['label']:<37}{nums(t)}",True);totals.append(t)
y-=12;line(f"{g['label']:<41}{nums(g)}",True);line('='*102);totals.append(g);y-=6;line('*** END OF REPORT ***')
cv.save();save(NAME,'TB','monospaced system GL trial balance, three entities, trailing minus',True,ks,allr,totals,{"what":f"entity 0422 account 5220-000 WATER & SEWER ending balance printed {bad:,.2f}, should be {ok:,.2f}","kind":"digit_changed"})
