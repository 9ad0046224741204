# JD Edwards green-bar style, BU.OBJ.SUB, trailing minus, three business units, PDF Courier landscape. Planted digit.
from h import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
r=random.Random(33); N='R09410_TB_00417.pdf'
C=[l.split('|') for l in '''1010.|Cash in Bank - Operating|350
1015.|Cash - Tenant Deposits|120
1110.|Accounts Receivable Trade|96
1110.10|A/R Unbilled CAM|34
1119.|Allowance for Bad Debt|-15
1120.|Deferred Rent Receivable|280
1310.|Prepaid Insurance|41
1320.|Prepaid RE Taxes|22
1510.|Land|3100
1520.|Building Shell & Core|16400
1520.20|Building - Garage|2200
1530.|Tenant Improvements|2950
1540.|Medical Gas & Generator Plant|610
1590.|Accum Depr - Building|-3610
1593.|Accum Depr - TI|-1105
1610.|Deferred Leasing Costs|740
1619.|Accum Amort - Leasing Costs|-302
2010.|Accounts Payable Trade|-84
2015.|Received Not Vouchered|-19
2020.|Retainage Payable|-46
2110.|Accrued RE Taxes|-265
2120.|Accrued Operating Exp|-58
2210.|Tenant Security Deposits|-118
2220.|Rent Received in Advance|-71
2510.|Notes Payable - Life Co|-9900
3010.|Owner Equity|P
3090.|Current Year Distributions|900
4010.|Base Rent - Medical Office|-2480
4012.|Base Rent - Ancillary/Lab|-390
4020.|Straight Line Rent|-61
4110.|Operating Expense Recovery|-790
4120.|RE Tax Recovery|-348
4130.|Parking Revenue|-97
4190.|Misc Tenant Revenue|-16
5010.|Janitorial Contract|141
5015.|Medical Waste & Biohazard|18
5020.|HVAC Maintenance|77
5025.|Elevator Contract|39
5030.|Security & Patrol|64
5040.|Landscape/Snow|33
5050.|Electricity|228
5055.|Water & Sewer|46
5060.|R&M General|52
5110.|Property Management Fee|124
5120.|On-Site Payroll|136
5210.|Real Estate Taxes|372
5220.|Insurance|68
6010.|Interest Expense|396
6110.|Depreciation Expense|561
6120.|Amortization Expense|88'''.split('\n')]
BU=[('41701','Lakeline Medical Plaza I',1.0),('41702','Lakeline Medical Plaza II',.72),('41705','St. Brennan Physicians Pavilion',1.31)]
K=['beginning','activity','ending','other:Prior Year Balance']
secs=[]
for bu,bn,s in BU:
    rs=[]
    for o,n,k in C:
        if bu=='41702' and o in('1520.20','1540.','2020.','4130.'): continue
        if bu=='41705' and o in('1015.','1320.','4012.'): continue
        b=0 if k=='P' else int(float(k)*s*100000*r.uniform(.8,1.2))
        if o[0] in'456': a=int(b/9*r.uniform(.75,1.25))
        elif o in('1510.','1520.','1520.20','1540.','3010.'): a=0
        elif o in('1590.','1593.','1619.','2110.'): a=-int(abs(b)*r.uniform(.01,.06))
        else: a=int(b*r.uniform(-.12,.14))
        if o=='2510.': a=int(-b*.0021)
        rs.append([f'{bu}.{o}' if not o.endswith('.') else f'{bu}.{o[:-1]}',n,b,a,b if o in('1510.','1520.','1520.20','1540.') else int(b*r.uniform(.9,1.02))])
    p=[q for q in rs if '.3010' in q[0]][0]; p[2]=p[4]=0
    p[2]=-sum(q[2] for q in rs); p[4]=-sum(q[4] for q in rs); rs[0][3]-=sum(q[3] for q in rs)
    secs.append((bu,bn,rs))
W,H=landscape(letter); c=canvas.Canvas(D(N),pagesize=(W,H),invariant=1); pg=0
F=8.2; 
def put(y,t,bold=False): c.setFont('Courier-Bold' if bold else 'Courier',F); c.drawString(40,y,t)
def fm(x): 
    s=f'{abs(x)/100:,.2f}'+('-' if x<0 else ' '); return f'{s:>18}'
def head(bu,bn):
    global pg; pg+=1; y=H-38
    put(y,f'{"R09410":<44}{"Worldwide REIT Services, Inc.":^46}{"11/06/26   7:41:02":>38}'); y-=10
    put(y,f'{"":<44}{"Trial Balance Report":^46}{"Page - "+str(pg):>38}'); y-=10
    put(y,f'{"Company  00417  MOB Fund II":<44}{"As Of 10/31/26    Ledger AA":^46}'); y-=16
    put(y,f'Business Unit  {bu}   {bn}'); y-=15
    put(y,f'{"":<56}{"Beginning":>17} {"Current":>17} {"Ending":>17} {"Prior Year":>17} '); y-=9.5
    put(y,f'{"Account Number":<16}{"Description":<34}{"PEC":<6}{"Balance":>17} {"Period":>17} {"Balance":>17} {"Balance":>17} '); y-=9.5
    put(y,f'{"-"*15} {"-"*32}  {"---":<6}'+f'{"-"*16:>17} '*4); return y-11
T=[];tot=[];grand=[0]*4
pb='41705.5050'
for bi,(bu,bn,rs) in enumerate(secs):
    y=head(bu,bn)
    for a,n,b,k,p in rs:
        if y<52: put(36,'  *** continued ***'); c.showPage(); y=head(bu,bn)
        e=b+k; q=[b,k,e,p]; grand=[x+z for x,z in zip(grand,q)]
        if a==pb:
            good=e; e=e+9000000 if e//10000000%10<9 and False else e
            ds=list(str(e)); i=len(ds)-6; ds[i]=str((int(ds[i])+4)%10); e=int(''.join(ds)); q=[b,k,e,p]
            PL=dict(what=f'account {a} {n}: Ending Balance printed {v(e)} where {v(good)} (beginning + current period) is right; totals carry the right amount',kind='digit_changed')
        put(y,f'{a:<16}{n:<34}{"L" if a.split(".")[1][:2] in("20","11") else " ":<6}'+''.join(map(fm,q)))
        T.append(dict(account=a,name=n,**dict(zip(K,map(v,q))))); y-=10.2
    s=[sum(x[2] for x in rs),sum(x[3] for x in rs),sum(x[2]+x[3] for x in rs),sum(x[4] for x in rs)]; assert s==[0]*4
    # class subtotals instead of a plain zero
    put(y,' '*56+f'{"-"*16:>17} '*4); y-=10
    lab=f'Total Business Unit {bu}'; put(y,f'{"":<16}{lab:<40}'+''.join(map(fm,s)),True); tot.append(dict(label=lab,**dict(zip(K,[0.0]*4))))
    if bi<2: c.showPage()
y-=16; put(y,f'{"":<16}{"Total Company 00417":<40}'+''.join(map(fm,grand)),True); tot.append(dict(label='Total Company 00417',**dict(zip(K,map(v,grand)))))
put(y-20,f'{"":<40}* * * E N D   O F   R E P O R T * * *'); c.save()
save(N,'TB','JD Edwards R09410 style, Courier, BU sections, trailing minus, prior year, medical office',True,K,T,tot,PL)
