# TB, old system text print, 132 columns Courier, trailing minus
import random
from common import *
from reportlab.pdfgen import canvas
rnd=random.Random(SEED+1)
# code,name,beginning dollars, (debit lo,hi)|None,(credit lo,hi)|None
A=[('CASH AND EQUIVALENTS',[('1010','OPERATING ACCT-FIRST PLAINS BANK',None,(98000,121000),'P'),('1015','SECURITY DEPOSIT TRUST ACCT',41870,(900,1800),(1100,1900)),('1020','PETTY CASH-SITE OFFICE',300,None,None),('1035','TAX & INSURANCE IMPOUND',36412,(9800,9900),None),('1040','REPLACEMENT RESERVE-LENDER',58230,(3100,3200),(7000,8200))]),
('RECEIVABLES AND PREPAIDS',[('1110','TENANT RECEIVABLES',38211,(104000,109000),(96000,99000)),('1120','SUBSIDY RECEIVABLE-HOUSING AUTH',12644,(11800,12900),(12000,12644)),('1190','ALLOWANCE FOR DOUBTFUL ACCTS',-21500,None,(1400,1500)),('1210','PREPAID INSURANCE',17420,None,(2480,2500)),('1230','UTILITY DEPOSITS',3150,None,None)]),
('FIXED ASSETS',[('1410','LAND',512000,None,None),('1420','BUILDINGS AND IMPROVEMENTS',4188350,None,None),('1430','APPLIANCES AND FURNISHINGS, 2ND FLOOR',186204,(1900,2600),None),('1440','PARKING LOT RESURFACING 2019',64900,None,None),('1490','ACCUMULATED DEPRECIATION',-1604775,None,(12700,12800))]),
('LIABILITIES',[('2010','ACCOUNTS PAYABLE-TRADE',-64318,(27000,29000),(33000,36000)),('2015','ACCRUED PAYROLL',-6120,(6120,6120),(6300,6700)),('2030','ACCRUED REAL ESTATE TAXES',-39800,None,(6630,6640)),('2040','ACCRUED INTEREST-1ST MORTGAGE',-58712,None,(19100,19500)),('2110','TENANT SECURITY DEPOSITS',-41545,(1100,1900),(900,1800)),('2120','PREPAID RENTS',-4930,(1700,2300),(1200,2600)),('2310','MORTGAGE PAYABLE-HERITAGE LIFE INS CO',-3218440,None,None),('2320','SUBORD NOTE-HOUSING FINANCE AGENCY',-400000,None,None)]),
('PARTNERS EQUITY',[('3010','GENERAL PARTNER CAPITAL','PLUG',None,None),('3020','LIMITED PARTNER CAPITAL',371204,None,None),('3050','DISTRIBUTIONS',22000,None,None)]),
('INCOME',[('4010','GROSS POTENTIAL RENT',-519600,None,(103900,104000)),('4020','LOSS TO VACANCY',71820,(14800,15900),None),('4025','LOSS TO LEASE / CONCESSIONS',9415,(1400,2200),None),('4110','SUBSIDY INCOME',-60310,None,(11800,12900)),('4210','LAUNDRY AND VENDING',-4318,None,(780,960)),('4220','LATE CHARGES & NSF FEES',-5270,(50,150),(900,1400)),('4290','FORFEITED DEPOSITS',-2110,None,None)]),
('OPERATING EXPENSE',[('5010','MANAGER SALARIES',26450,(5200,5400),None),('5020','MAINTENANCE WAGES',31280,(6100,6600),None),('5040','PAYROLL TAXES',5110,(990,1100),None),('5110','ELECTRIC-COMMON AREA',9233,(1650,1990),None),('5120','WATER AND SEWER',21870,(4200,4900),(100,400)),('5130','GAS-BOILER PLANT',14206,(1100,1300),None),('5140','REFUSE REMOVAL',5950,(1190,1190),None),('5210','PLUMBING REPAIRS',7744,(1200,2900),None),('5220','TURNOVER PAINTING & CARPET REPLACEMENT',12985,(1800,4100),(200,350)),('5230','EXTERMINATING',1800,(360,360),None),('5310','MANAGEMENT FEE',22460,(4300,4700),None),('5320','LEGAL-EVICTIONS',4870,(900,1500),None),('5330','BAD DEBT',7200,(1400,1500),None),('5410','REAL ESTATE TAXES',33200,(6630,6640),None),('5420','PROPERTY INSURANCE',12440,(2480,2500),None),('5510','MORTGAGE INTEREST',96410,(19100,19500),None),('5520','DEPRECIATION',63750,(12700,12800),None),('5590','SUSPENSE-UNIDENTIFIED',0,(300,900),None)])]
W=26
d=lambda lo,hi: rnd.randint(int(lo*100),int(hi*100)) if lo!=hi else int(lo*100)
secs=[];allr=[]
fixed={'1010':1843217}
for s,acs in A:
    rs=[]
    for c,n,b,dr,cr in acs:
        r={'account':c+'-00','name':n[:W].rstrip(),'beginning':0}
        if b is None: r['beginning']=fixed[c]
        elif b=='PLUG': pass
        elif b: r['beginning']=b*100+(rnd.randint(-99,99) if abs(b)>1000 and b%1000 else 0)
        if dr and dr!='P': r['debit']=d(*dr)
        if cr and cr!='P': r['credit']=d(*cr)
        rs.append(r);allr.append(r)
    secs.append((s,rs))
pl=[r for r in allr if r['account']=='3010-00'][0]; pl['beginning']=-S(allr,'beginning')
ca=allr[0]; ca['credit']=0; ca['credit']=S(allr,'debit')-S(allr,'credit')
for r in allr:
    if 'debit' in r or 'credit' in r: r['activity']=r.get('debit',0)-r.get('credit',0)
    r['ending']=r['beginning']+r.get('activity',0)
print('plug',pl['beginning'],'cash',ca)
K=['beginning','debit','credit','activity','ending']
def z(c): 
    s=fm(c,'trail'); s=s if s.endswith('-') else s+' '
    return s.replace('0.00','.00') if c==0 else (s[1:] if s.startswith('0.') else s)
def line(a,n,r,flag=' '): return f' {a:<8} {n:<{W}}{flag} '+''.join((z(r[k]) if k in r else '').rjust(18) for k in K)
pages=[];cur=[]
def head(p,sec):
    return [f'{"GLR210-04":<14}{"C A R L I N   P R O P E R T Y   L E D G E R":^104}{"PAGE %4d"%p:>12}',
     f'{"RUN 07/14/23":<14}{"TRIAL BALANCE WITH PERIOD ACTIVITY":^104}{"16:42:08":>12}',
     f'{"OPER: RCVR2":<14}{"ENTITY 0417   HARROWGATE COMMONS LTD PARTNERSHIP":^104}{"":>12}',
     f'{"":<14}{"FOR PERIOD 06/01/23 THRU 06/30/23   FISCAL PD 06":^104}','',
     f' {"ACCOUNT":<8} {"":<{W}}  '+'BALANCE '.rjust(18)+'-------- ACTIVITY THIS PERIOD --------'.rjust(36+12).ljust(54)+'BALANCE '.rjust(18),
     f' {"NUMBER":<8} {"DESCRIPTION":<{W}}  '+''.join(x.rjust(18) for x in ['FORWARD ','DEBITS ','CREDITS ','NET CHANGE ','TO DATE ']),
     ' '+'='*128,'']+([f' {sec}  (CONTINUED)',''] if sec else [])
out=head(1,None);pn=1;PL=46
def put(ls,sec):
    global out,pn
    if len(out)+len(ls)>PL:
        pages.append(out);pn+=1;out=head(pn,sec)
    out+=ls
tot=[];chk=[];i=0
for s,rs in secs:
    put([' '+s,''],None) if len(out)+5<=PL else put(['']*5,None) or put([' '+s,''],None)
    for r in rs: put([line(r['account'],r['name'],r)],s)
    t={'label':'* TOTAL '+s}; t.update({k:S(rs,k) for k in K}); tot.append(t); chk.append((len(tot)-1,list(range(i,i+len(rs))),K)); i+=len(rs)
    put([' '*38+''.join(('-'*15+' ').rjust(18) for _ in K), f' {t["label"]:<36} '[:38].ljust(38)+''.join(z(t[k]).rjust(18) for k in K),''],s)
t={'label':'** ENTITY TOTAL'}; t.update({k:S(allr,k) for k in K}); tot.append(t); chk.append((len(tot)-1,list(range(len(allr))),K))
assert t['beginning']==t['ending']==0
put([' '*38+''.join(('='*15+' ').rjust(18) for _ in K), f' {t["label"]:<36} '.ljust(38)+''.join(z(t[k]).rjust(18) for k in K),'',' 51 ACCOUNTS LISTED     *** LEDGER IN BALANCE ***'.replace('51',str(len(allr))),' END OF REPORT GLR210-04'],None)
pages.append(out)
N='harrowgate_glr210_trial_balance.pdf'
c=canvas.Canvas(D+N,pagesize=(792,612))
for p in pages:
    c.setFont('Courier',9); y=570
    for l in p:
        assert len(l)<=133,(len(l),l)
        c.drawString(36,y,l); y-=11.4
    c.showPage()
c.save()
save(N,'TB',K,allr,tot,cents=K,checks=chk)
