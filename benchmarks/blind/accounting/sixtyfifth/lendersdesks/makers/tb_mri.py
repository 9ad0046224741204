import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
rnd=random.Random(653)
N='TB_Meridian_Plaza_Q1_2026.pdf'
S=[('ASSETS',1110,'''Cash - Lockbox|Cash - Operating Account|Cash - DACA Cash Management|Cash - Tenant Security Deposits|Reserve - Tax Escrow|Reserve - Insurance Escrow|Reserve - Replacement|Reserve - TI/LC Rollover|Reserve - Free Rent|A/R - Billed Rent|A/R - Billed Escalations|A/R - Tenant Services|A/R - Unbilled Recoveries|Deferred Rent Receivable|Allowance for Bad Debts|Prepaid Real Estate Tax|Prepaid Insurance|Prepaid Service Contracts|Utility Deposits|Land|Building Shell & Core|Building Improvements|Tenant Improvements - Gen 1|Tenant Improvements - Gen 2|Furniture & Equipment|Construction in Progress|A/D - Building|A/D - Building Improvements|A/D - Tenant Improvements|A/D - Furniture & Equipment|Leasing Commissions|A/A - Leasing Commissions|Deferred Financing Costs|A/A - Deferred Financing|Above-Market Leases, Net'''),
('LIABILITIES AND CAPITAL',2110,'''Accounts Payable - Trade|Retainage Payable|Accrued Operating Expenses|Accrued Real Estate Tax|Accrued Interest|Accrued Leasing Commissions|Prepaid Rents|Tenant Security Deposits|Due to Property Manager|Sales Tax Payable|Below-Market Leases, Net|Mortgage Note A-1|Mortgage Note A-2|Mezzanine Loan|Partner Capital - Class A|Partner Capital - Class B|Distributions - Class A|Distributions - Class B|Retained Earnings'''),
('REVENUE',4110,'''Base Rent - Office|Base Rent - Retail|Base Rent - Storage|Free Rent Concession|Straight-Line Rent|Above/Below Market Amort|Recovery - Operating Exp|Recovery - Real Estate Tax|Recovery - Electric|Prior Year Recovery Adj|Parking - Monthly|Parking - Transient|After-Hours HVAC|Tenant Work Orders|Antenna & Rooftop License|Conference Center|Late Charges|Interest Income'''),
('EXPENSES',5110,'''Janitorial Contract|Janitorial Supplies|Window Washing|Trash & Recycling|Day Porter|Security Guard Contract|Access Control & CCTV|Fire & Life Safety|Elevator Contract|Elevator - Non-Contract|HVAC Contract|HVAC Repairs|Chiller Water Treatment|Plumbing Repairs|Electrical Repairs|Lamps & Ballasts|Roof Repairs|Doors, Locks & Keys|Engineering Salaries|Engineering Benefits|Engineering Uniforms|Landscaping - Exterior|Interior Plants|Snow Removal|Parking Lot Sweeping|Garage Operator Fee|Electricity|Natural Gas|Water & Sewer|Chilled Water|Admin Salaries|Admin Benefits|Management Fee|Office Rent - Mgmt|Telephone|Office Supplies & Postage|Tenant Relations|Dues & Subscriptions|Real Estate Tax|Tax Consultant|Property Insurance|Liability Insurance|Earthquake Insurance|Legal - Leasing|Legal - General|Audit & Tax Fees|Bank Charges|Marketing - Leasing|Bad Debt Expense|Interest - Note A-1|Interest - Note A-2|Interest - Mezzanine|Depreciation|Amortization''')]
big={'Land':1245e4,'Building Shell & Core':7120e4,'Building Improvements':612e4,'Tenant Improvements - Gen 1':884e4,'Tenant Improvements - Gen 2':391e4,'A/D - Building':-1462e4,'A/D - Building Improvements':-148e4,'A/D - Tenant Improvements':-502e4,'Mortgage Note A-1':-45e6,'Mortgage Note A-2':-1475e4,'Mezzanine Loan':-8e6,'Partner Capital - Class A':-214e5,'Partner Capital - Class B':-5e6,'Distributions - Class A':3120e3,'Distributions - Class B':780e3,'Leasing Commissions':2871e3,'A/A - Leasing Commissions':-1302e3,'Above-Market Leases, Net':418e3,'Below-Market Leases, Net':-655e3,'Deferred Rent Receivable':1622e3,'Deferred Financing Costs':1210e3,'A/A - Deferred Financing':-488e3,'Reserve - TI/LC Rollover':1984e3,'Construction in Progress':204e3,'Accrued Real Estate Tax':-512e3}
contra={'Allowance for Bad Debts'}
act={'Base Rent - Office':-2840e3,'Base Rent - Retail':-211e3,'Free Rent Concession':94e3,'Straight-Line Rent':-61e3,'Recovery - Operating Exp':-388e3,'Recovery - Real Estate Tax':-242e3,'Recovery - Electric':-118e3,'Parking - Monthly':-164e3,'Above/Below Market Amort':-19e3,'Real Estate Tax':256e3,'Electricity':171e3,'Janitorial Contract':132e3,'Security Guard Contract':98e3,'Engineering Salaries':121e3,'Interest - Note A-1':498e3,'Interest - Note A-2':181e3,'Interest - Mezzanine':210e3,'Depreciation':684e3,'Amortization':92e3,'Management Fee':101e3,'Garage Operator Fee':22e3,'Admin Salaries':64e3}
rc=lambda v:int(round(v*100))+(rnd.randint(1,99) if rnd.random()<.85 else 0)
secs=[]
for t,base,l in S:
    out=[];a=base
    for nm in l.split('|'):
        a+=rnd.choice((10,10,10,20,50))
        sgn={'A':1,'L':-1,'R':-1,'E':1}[t[0]]
        if nm in('Allowance for Bad Debts','A/D - Furniture & Equipment'):sgn=-1
        if t[0] in'AL':
            o=rc(big[nm]) if nm in big else sgn*rc(rnd.choice((8,21,46,88,140,260))*1000*rnd.uniform(.7,1.4))
            if nm.startswith(('Cash','A/R','Reserve','Accounts Pay','Accrued','Prepaid','Due')):
                dr=rc(abs(o)/100*rnd.uniform(.2,1.3));cr=rc(abs(o)/100*rnd.uniform(.2,.9))
                if sgn<0: dr=min(dr,abs(o)-100)
                else: cr=min(cr,o)
                if rnd.random()<.15: dr=cr=0
            elif nm.startswith(('A/D','A/A','Above')): dr,cr=0,rc(abs(o)/100*.022)
            elif nm.startswith('Below'): dr,cr=rc(19750),0
            elif nm in('Construction in Progress','Tenant Improvements - Gen 2','Leasing Commissions'): dr,cr=rc(rnd.uniform(20,160)*1000),0
            elif nm.startswith('Distributions'): dr,cr=rc(160000 if 'A' in nm[-1] else 40000),0
            else: dr=cr=0
        else:
            o=0
            v=act.get(nm); v=rc(abs(v)*rnd.uniform(.97,1.03))*(1 if v>0 else -1) if v else sgn*rc(rnd.uniform(700,26000))
            if nm=='Prior Year Recovery Adj': v=rc(8114)
            rev=rc(rnd.uniform(90,2400)) if rnd.random()<.3 else 0
            dr,cr=(v+rev,rev) if v>0 else (rev,-v+rev)
            if nm in('Snow Removal','Earthquake Insurance'): dr=cr=0
        out.append([f'{a:04d}-{rnd.choice(["0000","0000","0000","0010"])}',nm,o,dr,cr])
    secs.append((t,out))
allr=[r for _,o in secs for r in o]
[r for r in allr if r[1]=='Cash - Operating Account'][0][2]=186241877
re=[r for r in allr if r[1]=='Retained Earnings'][0];re[3]=re[4]=0
re[2]-=sum(r[2] for r in allr)
op=[r for r in allr if r[1]=='Cash - Operating Account'][0]
diff=sum(r[3] for r in allr)-sum(r[4] for r in allr)
if diff>0: op[4]+=diff
else: op[3]-=diff
# keep the operating account positive
print('op',op,'re',re)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def six(r):
    o=r[2];c=o+r[3]-r[4]
    return [max(o,0),max(-o,0),r[3],r[4],max(c,0),max(-c,0)]
# planted: one digit of the period debit of one account
vic=[r for r in allr if r[1]=='Security Guard Contract'][0]
PW,PH=landscape(letter);cv=canvas.Canvas(D(N),pagesize=(PW,PH),invariant=1)
FS=7.6;LH=9.6
W=[11,28]+[17]*6
def ln(cells): return cells[0].ljust(W[0])+cells[1][:27].ljust(W[1])+''.join(x.rjust(w) for x,w in zip(cells[2:],W[2:]))
lines=[];rows=[];totals=[];planted=None
fm=lambda v:f2(v) if v else ''
G=[0]*6
for t,o in secs:
    lines.append('');lines.append(' '*W[0]+t);ST=[0]*6
    for r in o:
        s=six(r);ST=[a+b for a,b in zip(ST,s)]
        p=list(s)
        if r is vic:
            txt=f2(p[2]); old=p[2]; q=str(old); i=1; q=q[:i]+str((int(q[i])+3)%10)+q[i+1:]; p[2]=int(q)
            planted=dict(what=f'Security Guard Contract ({r[0]}): period debit printed {f2(p[2])}, true {f2(old)} (subtotal, grand total and closing balance include the true one)',kind='digit_changed')
        lines.append(ln([r[0],r[1]]+[fm(v) for v in p]))
        rows.append(dict(account=r[0],name=r[1][:27],**{k:n(v) for k,v in zip(K,p) if v}))
    lines.append(ln(['','']+['-'*15 if v else '' for v in ST]));lab='TOTAL '+t.split()[0] if t[0]!='L' else 'TOTAL LIAB & CAPITAL'
    lines.append(ln(['',lab]+[fm(v) for v in ST]));totals.append(dict(label=lab,**{k:n(v) for k,v in zip(K,ST) if v}))
    G=[a+b for a,b in zip(G,ST)]
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
lines+=['',ln(['','']+['='*15]*6),ln(['','GRAND TOTAL']+[f2(v) for v in G])]
totals.append(dict(label='GRAND TOTAL',**{k:n(v) for k,v in zip(K,G)}))
PER=46;pages=[];cur=[]
for l in lines:
    if not cur and l=='':continue
    cur.append(l)
    if len(cur)==PER: pages.append(cur);cur=[]
if cur: pages.append(cur)
for i,pg in enumerate(pages,1):
    cv.setFont('Courier',FS);y=PH-34;x=38
    cw=cv.stringWidth('0','Courier',FS);tot=sum(W)
    hd=['Database: MERIDIANPROD'.ljust(50)+'Trial Balance'.center(41)+('Page: %6d'%i).rjust(50),'ENTITY: 4410'.ljust(50)+'Meridian Plaza Office LP'.center(41)+'Date:  4/17/2026'.rjust(50),
        'Accrual'.ljust(50)+'Period: 01/26 - 03/26'.center(41)+'Time:   10:22 AM'.rjust(50),'',
        ' '*39+'----- Opening Balance ------'.rjust(34)+'------ Period Activity -----'.rjust(34)+'------ Closing Balance -----'.rjust(34),
        ln(['Account','Description','Debit','Credit','Debit','Credit','Debit','Credit']),'='*tot]
    for l in hd+pg:
        cv.drawString(x,y,l);y-=LH
    cv.showPage()
cv.save()
print(len(rows),len(pages),planted)
save(N,'TB',K,rows,totals,'MRI-type fixed-pitch trial balance of an office tower, opening/period/closing debit-credit pairs, class subtotals, 4 pages',False,planted)
