from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(4301); N='kestrel_point_gl_tb_0626'
S=[("ASSETS",1,[("1005-00","Cash - Operating First Cumberland",3),("1010-00","Cash - Security Deposit Trust",3),("1015-00","Petty Cash - Engineer",1),("1100-00","Tenant Receivables",5),("1105-00","Allow for Doubtful Accounts",-4),("1110-00","Accrued Rent Receivable - Straight Line",5),("1120-00","Due from Affiliate - Dunmore Fund II",4),("1200-00","Prepaid Insurance",4),("1205-00","Prepaid Real Estate Taxes",4),("1210-00","Utility Deposits",3),("1300-00","Lender Reserve - TI/LC",5),("1310-00","Lender Escrow - Taxes",4),("1400-00","Land",7),("1410-00","Building & Improvements",8),("1420-00","Tenant Improvements",6),("1430-00","Furniture, Fixtures & Equipment",4),("1490-00","Accumulated Depreciation - Building",-7),("1495-00","Accumulated Amortization - TI",-5),("1500-00","Deferred Leasing Commissions",5),("1510-00","Deferred Financing Costs",5)]),
("LIABILITIES",-1,[("2000-00","Accounts Payable - Trade",5),("2005-00","Accounts Payable - Disputed (Elevator)",4),("2010-00","Accrued Expenses",4),("2020-00","Accrued Interest",5),("2030-00","Accrued Real Estate Taxes",5),("2100-00","Tenant Security Deposits",4),("2110-00","Prepaid Rents",4),("2120-00","Unapplied Cash - Suspense",3),("2200-00","Sales/Rent Tax Payable",3),("2400-00","Due to Dunmore Asset Services",4),("2500-00","Mortgage Note Payable - Sr",8),("2510-00","Mezzanine Loan",7)]),
("EQUITY",-1,[("3000-00","Members' Capital",7),("3100-00","Distributions",-6),("3900-00","Retained Earnings (Deficit)",0)]),
("REVENUE",-1,[("4000-00","Base Rent - Office",6),("4005-00","Base Rent - Storage & Antenna",4),("4010-00","Rent Abatements",-4),("4100-00","Operating Expense Recoveries",5),("4110-00","Real Estate Tax Recoveries",5),("4120-00","Electric Submeter Income",4),("4200-00","Parking - Monthly",4),("4210-00","Parking - Transient",3),("4300-00","After-Hours HVAC",3),("4400-00","Late Charges & NSF",3),("4900-00","Interest Income",2)]),
("OPERATING EXPENSES",1,[("5000-00","Janitorial Contract",4),("5010-00","Janitorial Supplies",3),("5020-00","Window Washing",3),("5100-00","Electricity",5),("5110-00","Water & Sewer",4),("5120-00","Natural Gas",3),("5200-00","HVAC Maintenance",4),("5210-00","Elevator Maintenance",4),("5220-00","Plumbing Repairs",3),("5230-00","Electrical Repairs",3),("5240-00","Fire & Life Safety",3),("5250-00","Roof Repairs",4),("5300-00","Landscaping - Exterior",3),("5310-00","Snow Removal",3),("5320-00","Parking Lot Sweeping/Striping",3),("5400-00","Security Guard Service",4),("5410-00","Access Control & Monitoring",3),("5500-00","Engineer Wages",4),("5510-00","Payroll Taxes & Benefits",4),("5600-00","Property Management Fee",4),("5610-00","Administrative & Office",3),("5620-00","Telephone & Internet",3),("5700-00","Insurance - Property",4),("5710-00","Insurance - Liability/Umbrella",3),("5800-00","Real Estate Taxes",5)]),
("NON-OPERATING",1,[("6000-00","Legal - Tenant Matters",3),("6010-00","Legal - Loan Default",4),("6020-00","Accounting & Audit",3),("6100-00","Interest - Senior Mortgage",6),("6110-00","Interest - Mezzanine",5),("6120-00","Default Interest & Late Fees",4),("6200-00","Depreciation",5),("6210-00","Amortization",4),("6900-00","Bank Charges",2)])]
def amt(p): return int(r.uniform(1.1,9.4)*10**(p+2))
recs=[]
for sec,sg,ac in S:
    for code,nm,p in ac:
        beg=(sg if p>0 else -sg)*amt(abs(p)) if p else 0
        d=c=0
        if abs(p)<=6 and r.random()<.72 or sec in("REVENUE",):
            x=int(abs(beg)*r.uniform(.04,.22))
            if sec=="REVENUE": c=x if beg<0 else 0; d=x if beg>0 else 0
            elif sec in("OPERATING EXPENSES","NON-OPERATING"):
                d=x
                if r.random()<.15: c=int(x*.3)
            else:
                if r.random()<.6: d=x
                if r.random()<.7 or not d: c=int(x*r.uniform(.5,1.2))
        recs.append(dict(sec=sec,code=code,name=nm,beg=beg,d=d,c=c))
# quirks
FIX={'1400-00':520000000,'1410-00':4125000000,'1490-00':-781433018,'2500-00':-3150000000,'2510-00':-600000000,'3000-00':-1220000000,'3100-00':118500000,'2000-00':-18160196}
for q in recs:
    if q['code'] in FIX: q['beg']=FIX[q['code']]
    if q['code'] in('2200-00',): q['beg']=-41817; q['d']=41817; q['c']=0     # ends at nil
    if q['code'] in('5250-00',): q['beg']=0; q['d']=1184500; q['c']=0
    if q['code'] in('5310-00',): q['d']=q['c']=0
    if q['code'] in('1400-00','1410-00','3000-00','2500-00','2510-00'): q['d']=q['c']=0
re=[q for q in recs if q['code']=='3900-00'][0]; re['beg']=-sum(q['beg'] for q in recs)
cash=recs[0]; diff=sum(q['d']-q['c'] for q in recs)
cash['d']+=9000000; cash['c']+=9000000
if diff>0: cash['c']+=diff
else: cash['d']-=diff
for q in recs: q['end']=q['beg']+q['d']-q['c']
assert sum(q['end'] for q in recs)==0
rows=[];tot=[];lines=[]
def cr(v): return f(v)+('CR' if v<0 else '  ')
def line(code,nm,b,d,c,e,mv=False):
    ds=f(d) if d or mv else ''; cs=f(c) if c or mv else ''
    return f"{code:<9}{nm:<30}{cr(b):>19}{ds:>18}{cs:>18}   {cr(e):>19}"
for sec,_,_ in S:
    idx=[]; lines+= [('h',sec)]
    qs=[q for q in recs if q['sec']==sec]
    for q in qs:
        nm=q['name'][:28].rstrip()
        o={"account":q['code'],"name":nm,"beginning":m(q['beg'])}
        if q['d']: o['debit']=m(q['d'])
        if q['c']: o['credit']=m(q['c'])
        o['ending']=m(q['end']); idx.append(len(rows)); rows.append(o)
        lines.append(('r',line(q['code'],nm,q['beg'],q['d'],q['c'],q['end'])))
    t=[sum(q[k] for q in qs) for k in('beg','d','c','end')]
    lab="TOTAL "+sec; lines.append(('t',line('',lab,*t,mv=True)))
    tot.append(dict(label=lab,beginning=m(t[0]),debit=m(t[1]),credit=m(t[2]),ending=m(t[3]),_idx=idx))
t=[sum(q[k] for q in recs) for k in('beg','d','c','end')]
tot.append(dict(label="REPORT TOTALS",beginning=m(t[0]),debit=m(t[1]),credit=m(t[2]),ending=m(t[3]),_idx=range(len(rows))))
W,H=landscape(letter); c=canvas.Canvas(DOC+N+'.pdf',pagesize=(W,H)); pg=0
X=54;LH=10.6
def head():
    global pg,y; pg+=1
    c.setFont('Courier',8); y=H-40
    c.drawString(X,y,"DUNMORE ASSET SERVICES"); c.drawRightString(W-44,y,f"PAGE {pg:>4}"); y-=LH
    c.drawString(X,y,"PROG GL0420R"); c.setFont('Courier-Bold',9.5); c.drawCentredString(W/2,y,"G E N E R A L   L E D G E R   T R I A L   B A L A N C E"); c.setFont('Courier',8); c.drawRightString(W-44,y,"RUN 07/09/26 16:42"); y-=LH
    c.drawCentredString(W/2,y,"ENTITY 0417  KESTREL POINT OFFICE CENTER   PERIOD 06/26 (06/01/26 - 06/30/26)  BASIS: ACCRUAL"); y-=LH*1.6
    c.drawString(X,y,f"{'':<9}{'':<30}{'BEGINNING  ':>19}{'CURRENT PERIOD':>26}{'':>10}   {'ENDING  ':>19}"); y-=LH
    c.drawString(X,y,f"{'ACCOUNT':<9}{'DESCRIPTION':<30}{'BALANCE  ':>19}{'DEBITS':>18}{'CREDITS':>18}   {'BALANCE  ':>19}"); y-=LH*.9
    c.drawString(X,y,'-'*117); y-=LH
head(); cur=''
for k,s in lines:
    if y<58 or (k=='h' and y<90):
        c.showPage(); head()
        if k=='r': c.drawString(X,y,f"{cur} (CONT.)"); y-=LH*1.2
    if k=='h': cur=s; y-=3; c.setFont('Courier-Bold',8); c.drawString(X,y,s); c.setFont('Courier',8); y-=LH*1.1
    elif k=='r': c.drawString(X,y,s); y-=LH
    else:
        c.drawString(X,y,' '*39+f"{'-'*16:>17}  {'-'*15:>18}{'-'*15:>18}   {'-'*16:>17}"); y-=LH*.9; c.drawString(X,y,s); y-=LH*1.3
c.drawString(X,y,' '*39+f"{'='*16:>17}  {'='*15:>18}{'='*15:>18}   {'='*16:>17}"); y-=LH
c.setFont('Courier-Bold',8); c.drawString(X,y,line('','REPORT TOTALS',*t,mv=True)); y-=LH*2; c.setFont('Courier',8)
c.drawString(X,y,"*** END OF REPORT ***   CR = CREDIT BALANCE   STAMPED: REC'D BY RECEIVER 07/10/26"); c.save()
save(N,'TB',None,["beginning","debit","credit","ending"],rows,tot,["beginning","debit","credit","ending"])
