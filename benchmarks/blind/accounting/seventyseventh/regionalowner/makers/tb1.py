# JD Edwards style trial balance, industrial park, three business units, Courier
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(7711)
# sections: (title, [(obj, sub, desc, sign(+dr/-cr), typical balance, activity mode, probability)])
S=[("Cash and Equivalents",[
 ("1105","OPER","Cash - Operating Acct",1,184000,"cash",1),("1106","SECD","Cash - Tenant Security Deps",1,61200,"none",.9),("1110","","Petty Cash",1,400,"none",.5),
 ("1120","CAPX","Cash - Lender Reserve",1,142000,"addsmall",.7)]),
("Receivables",[
 ("1210","","A/R - Tenants",1,47300,"both",1),("1212","","A/R - Tenants Unbilled CAM",1,18800,"both",.8),("1215","","Straight-Line Rent Receivable",1,233700,"add",1),
 ("1219","","Allowance for Doubtful Accts",-1,9500,"addsmall",.8),("1240","","Due From Affiliates",1,12500,"both",.5)]),
("Prepaids and Deferred Costs",[
 ("1310","","Prepaid Insurance",1,22100,"amort",1),("1320","","Prepaid Property Taxes",1,41800,"amort",.8),("1410","","Deferred Leasing Commissions",1,318400,"none",1),
 ("1411","","Accum Amort - Leasing Comm",-1,121900,"addsmall",1),("1420","","Deferred Financing Costs",1,88000,"none",.7)]),
("Land, Buildings and Improvements",[
 ("1510","","Land",1,2150000,"none",1),("1520","","Buildings",1,8940000,"none",1),("1530","","Tenant Improvements",1,742000,"cap",1),
 ("1540","","Paving and Site Work",1,286500,"none",.7),("1590","","Accum Depreciation - Bldgs",-1,2411000,"addbig",1),("1591","","Accum Depreciation - TI",-1,268000,"add",.9)]),
("Liabilities",[
 ("2110","","Accounts Payable - Trade",-1,38700,"both",1),("2115","","Retainage Payable",-1,14200,"none",.5),("2120","","Accrued Expenses",-1,27900,"both",1),
 ("2130","","Accrued Real Estate Taxes",-1,129800,"add",.9),("2140","","Accrued Interest Payable",-1,24600,"both",.8),("2210","","Prepaid Rents",-1,19400,"both",1),
 ("2220","","Tenant Security Deposits",-1,61200,"none",1),("2310","NWL","Mortgage Payable",-1,6850000,"pay",1)]),
("Members' Equity",[
 ("3110","","Contributed Capital",-1,3900000,"none",1),("3120","","Distributions",1,640000,"none",1),("3190","","Retained Earnings",-1,0,"plug",1)]),
("Rental Revenue",[
 ("4110","","Base Rent - Warehouse",-1,912000,"rev",1),("4112","","Base Rent - Flex/Office",-1,221000,"rev",.7),("4115","","Straight-Line Rent Adj",-1,32000,"rev",1),("4120","","Free Rent Concession",1,14700,"exp",.6),
 ("4210","","CAM Recoveries",-1,168000,"rev",1),("4220","","RE Tax Recoveries",-1,194000,"rev",1),("4230","","Insurance Recoveries",-1,38600,"rev",.9),("4310","","Late Fees",-1,2150,"rev",.8),("4390","","Misc Income - Antenna",-1,10800,"rev",.4)]),
("Operating Expenses",[
 ("5110","","R&M - Roof",1,16400,"exp",.9),("5112","","R&M - HVAC",1,21900,"exp",1),("5115","","R&M - Dock Doors/Levelers",1,9800,"exp",.8),("5120","","Parking Lot Sweeping",1,7200,"exp",.7),("5125","","Snow Removal",1,18700,"none",.8),
 ("5130","","Landscaping",1,23800,"exp",1),("5140","","Fire/Life Safety Monitoring",1,6900,"exp",1),("5210","","Electricity - House Meter",1,19900,"exp",1),("5220","","Water and Sewer",1,14300,"exp",1),("5230","","Trash Removal",1,8800,"exp",.5),
 ("5310","","Management Fees",1,46300,"exp",1),("5320","","Property Mgr Payroll Alloc",1,38200,"exp",.8),("5410","","Property Insurance",1,38000,"exp",1),("5420","","Real Estate Taxes",1,201000,"exp",1),("5510","","Legal and Professional",1,5400,"exp",.8),("5520","","Bad Debt Expense",1,3600,"none",.6)]),
("Non-Operating",[
 ("6110","","Mortgage Interest",1,221000,"exp",1),("6210","","Depreciation Expense",1,241000,"exp",1),("6220","","Amortization - Leasing Costs",1,34000,"exp",1),("6310","","Interest Income",-1,1900,"rev",.7)])]
BU=[("40110","Tamarack Ind Park - Bldgs A/B",1.0),("40120","Tamarack Ind Park - Bldgs C/D",.72),("40130","Tamarack Ind Park - Flex 1-4",.43)]
def jd(c,zero='.00'):
    if c==0: return zero and zero+' '
    s=f'{abs(c)/100:,.2f}'
    if s.startswith('0.'): s=s[1:]
    return s+('-' if c<0 else ' ')
def rnd(x): return int(x*100*R.uniform(.82,1.19))+R.randint(-49,49)
data=[]
for bu,bn,sc in BU:
    secs=[]
    for t,acc in S:
        L=[]
        for o,sub,desc,sg,bal,mode,p in acc:
            if R.random()>p: continue
            b=sg*rnd(bal*sc); dr=cr=0
            if desc in("Contributed Capital","Land","Buildings","Distributions"): b=b//100000*100000
            m=abs(b)
            if mode=="both": dr=int(m*R.uniform(.3,1.1)); cr=int(m*R.uniform(.3,1.1))
            elif mode in("add","addsmall","addbig"):
                v=int(m*{"add":.016,"addsmall":.007,"addbig":.0043}[mode]*R.uniform(.8,1.2))
                if sg>0: dr=v
                else: cr=v
            elif mode=="amort": cr=int(m*R.uniform(.1,.3))
            elif mode=="cap": dr=int(R.choice([0,0,1840000,615000])*sc)
            elif mode=="pay": dr=int(m*.0019)
            elif mode=="rev":
                cr=int(m/9*R.uniform(.9,1.1))
                if R.random()<.2: dr=int(cr*R.uniform(.01,.08))
            elif mode=="exp":
                dr=int(m/9*R.uniform(.6,1.4))
                if R.random()<.18: cr=int(dr*R.uniform(.05,.3))
            L.append([f'{bu}.{o}'+(f'.{sub}' if sub else ''),desc,b,dr,cr,mode])
        secs.append((t,L))
    allr=[r for _,L in secs for r in L]
    pl=[r for r in allr if r[5]=="plug"][0]; pl[2]=-sum(r[2] for r in allr if r is not pl)
    ca=[r for r in allr if r[5]=="cash"][0]
    diff=sum(r[3] for r in allr)-sum(r[4] for r in allr)   # excess debits -> credit cash
    base=int(9.1e6*sc); ca[3]=base+max(0,-diff)+1733; ca[4]=base+1733+max(0,diff)
    data.append((bu,bn,secs))
rows=[];tot=[];lines=[]
def line(acct,desc,ld,v): # v: beg,dr,cr,end as strings
    return f'{acct:<19}{desc:<31}{ld:<3}{v[0]:>19}{v[1]:>18}{v[2]:>18}{v[3]:>19}'
G=[0,0,0,0]
for bu,bn,secs in data:
    lines.append(('bu',bu,bn)); T=[0,0,0,0]
    for t,L in secs:
        if not L: continue
        lines.append(('t',line('',t.upper()[:29],'4',['']*4)))
        U=[0,0,0,0]
        for a,n,b,dr,cr,_ in L:
            e=b+dr-cr
            for i,x in enumerate((b,dr,cr,e)): U[i]+=x
            lines.append(('t',line(a,n,'6',[jd(b),jd(dr,''),jd(cr,''),jd(e)])))
            r={"account":a,"name":n,"beginning":d(b)}
            if dr: r["debit"]=d(dr)
            if cr: r["credit"]=d(cr)
            r["ending"]=d(e); rows.append(r)
        lab='Total '+t
        lines.append(('t',line('','  '+lab[:28].rstrip(),'',[jd(x) for x in U]))); tot.append({"label":lab[:28].rstrip(),**dict(zip(("beginning","debit","credit","ending"),map(d,U)))})
        lines.append(('t',''))
        for i in range(4): T[i]+=U[i]
    lab=f'Total Business Unit {bu}'
    lines.append(('t',' '*53+'  '.join(['-'*17]+['-'*16]*2+['-'*17])))
    lines.append(('t',(f'{lab:<53}'+line('','','',[jd(x) for x in T])[53:]))); tot.append({"label":lab,**dict(zip(("beginning","debit","credit","ending"),map(d,T)))})
    assert T[0]==0 and T[3]==0,T
    for i in range(4): G[i]+=T[i]
lines.append(('t',''))
lab='Grand Total Company 00401'
lines.append(('t',(f'{lab:<53}'+line('','','',[jd(x) for x in G])[53:]))); lines.append(('t',' '*53+'  '.join(['='*17]+['='*16]*2+['='*17])))
tot.append({"label":lab,**dict(zip(("beginning","debit","credit","ending"),map(d,G)))})
name='TB_tamarack_R09410.pdf'
c=canvas.Canvas(DOC+name,pagesize=landscape(letter),invariant=1)
H=612;fs=8.1;lh=9.9;pg=[0];y=[0]
def head(bu,bn):
    if pg[0]: c.showPage()
    pg[0]+=1; c.setFont('Courier',fs); Y=H-34
    for s in (f'{"R09410":<50}{"Tamarack Industrial Holdings, LLC":^40}{"11/12/25":>27}{"8:14:07":>10}',
              f'{"TIH0004":<50}{"Trial Balance":^40}{"Page -":>30}{pg[0]:>7}',
              f'{"":<50}{"As of October 31, 2025":^40}',
              f'Company   00401  Tamarack Industrial Holdings           Ledger Type AA  Fiscal Yr 25  Per 10',
              f'Bus Unit  {bu}  {bn}','',
              f'{"":<19}{"":<31}{"L":<3}{"Beginning":>18} {"------ Current Period ------":^36}{"Ending":>18}',
              f'{"Account Number":<19}{"Account Description":<31}{"D":<3}{"Balance":>18} {"Debit":>17} {"Credit":>17} {"Balance":>18}',
              f'{"-"*18} {"-"*30} -- {" "*1}{"-"*17}  {"-"*16}  {"-"*16}  {"-"*17}'):
        c.drawString(36,Y,s); Y-=lh
    y[0]=Y-2
cur=None
for l in lines:
    if l[0]=='bu': cur=l[1:]; head(*cur); continue
    if y[0]<36:
        head(*cur)
        if l[1]=='': continue
    if l[1]=='' : y[0]-=lh*.8; continue
    c.setFont('Courier-Bold' if l[1].startswith('Grand') else 'Courier',fs)
    c.drawString(36,y[0],l[1]); y[0]-=lh
c.save()
save(name,"TB",["beginning","debit","credit","ending"],rows,tot,"JD Edwards R09410 spool, Courier, 3 business units, trailing minus, level-of-detail subtotals",True)
print(name,len(rows),len(tot),pg)
