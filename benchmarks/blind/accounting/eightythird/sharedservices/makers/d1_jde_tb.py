# JD Edwards R09410-like trial balance, line printer, three business units, class subtotals, trailing minus
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(4101)
NAME='R09410_TB_Co00210_0825.pdf'
BUS=[('21040','Quarry Ridge Data Hall I',1.0),('21055','Quarry Ridge Data Hall II',0.72),('21070','Pinnet Road Distribution Ctr',0.33)]
# obj, sub, name, magnitude (beginning, signed), class, only-in
CH=[('Cash & Cash Equivalents',[('1110','100','Operating Cash - Lockbox',1840000),('1110','200','Payroll/Disbursement Acct',-96000),('1120','','Tenant Security Dep Escrow',412000),('1130','','Lender Tax & Ins Reserve',655000)]),
('Receivables',[('1210','','A/R Tenants - Billed',388000),('1215','','Unbilled Recoveries',141000),('1220','','Straight-Line Rent Recv',2914000),('1290','','Allow for Doubtful Accts',-62000),('1295','','Misc Receivable',8100)]),
('Prepaid & Other Assets',[('1310','','Prepaid Insurance',118000),('1320','','Prepaid Real Estate Tax',207000),('1330','','Utility Deposits',45000)]),
('Real Estate',[('1510','','Land',18400000),('1520','','Building & Improvements',61300000),('1530','','Tenant Improvements',9450000),('1540','','Electrical/Mech Plant',22800000),('1545','','Fiber & Meet-Me Room',1760000),('1590','','Construction in Progress',534000),('1620','','Accum Depr - Building',-14220000),('1630','','Accum Depr - TI',-3910000),('1640','','Accum Depr - Elec/Mech',-7145000)]),
('Deferred Charges',[('1710','','Deferred Leasing Comm',1880000),('1715','','Accum Amort - Leasing',-702000),('1720','','Deferred Financing Cost',640000),('1725','','Accum Amort - Financing',-311000)]),
('Current Liabilities',[('2110','','Accounts Payable - Trade',-512000),('2115','','Received Not Vouchered',-74000),('2130','','Accrued Expenses',-266000),('2140','','Accrued Interest Payable',-204000),('2150','','Prepaid Rent',-318000),('2160','','Tenant Security Deposits',-412000),('2190','','Due To/From Co 00001',None)]),
('Mortgage Debt',[('2510','','Mortgage Note - Senior',-52000000)]),
('Equity',[('3110','','Partners Capital',-44000000),('3120','','Distributions',2600000),('3190','','Retained Earnings',-5120000)]),
('Rental Revenue',[('4110','','Base Rent',-6930000),('4115','','Straight-Line Rent Adj',-212000),('4120','100','Power Recovery - Metered',-2480000),('4120','200','Power Recovery - Breakered',-640000),('4130','','CAM Recovery',-498000),('4135','','RE Tax Recovery',-610000),('4190','','Cross Connect Fees',-143000)]),
('Operating Expenses',[('5110','','Electricity - Utility',2710000),('5115','','Water & Sewer',88000),('5210','','R&M - HVAC/CRAH',246000),('5215','','R&M - UPS & Generator',191000),('5220','','R&M - General',67000),('5310','','Security Contract',305000),('5320','','Janitorial',41000),('5330','','Landscape & Snow',29000),('5410','','Property Management Fee',287000),('5420','','Site Payroll',402000),('5510','','Real Estate Taxes',640000),('5520','','Property Insurance',131000),('5610','','Bad Debt Expense',14000)]),
('Non-Operating',[('7110','','Interest Expense',1560000),('7210','','Depreciation',2480000),('7220','','Amortization',296000),('7310','','Interest Income',-21000)])]
WH={'1540','1545','1640','4190','5215','5310','4120','1215'} # objects the warehouse doesn't have
W=[20,28,3,19,17,17,19]
def sg(v):
    s='{:,.2f}'.format(abs(v)); s=s[1:] if s.startswith('0.') else s
    return s+('-' if v<-0.004 else ' ')
def line(a,n,ld,*v):
    out=a.ljust(W[0])+n.ljust(W[1])+ld.ljust(W[2])
    for i,x in enumerate(v): out+=(sg(x) if x is not None else ' ').rjust(W[3+i])
    return out
rows=[];tots=[];L=[]
grand=[0,0,0,0]
for bu,bn,sc in BUS:
    L.append(('H',f'Business Unit . . {bu}   {bn}')); L.append('')
    acc=[]
    for cl,items in CH:
        for o,s,n,m in items:
            if bu=='21070' and o in WH: continue
            if bu!='21040' and o in('1295','1545','1590'): 
                if R.random()<.6: continue
            if m is None: acc.append([cl,o,s,n,None,0,0]);continue
            b=r2(m*sc*R.uniform(.82,1.19))
            fixed=o in('1510','2510','3110','3190','1330','1720','1520')
            if fixed: b=float(round(b,-2)) if o!='3190' else b
            dr=cr=0.0
            if o[0] in '45' or o[0]=='7':
                mth=abs(b)/7*R.uniform(.9,1.13)
                if m>0: dr=r2(mth); cr=r2(mth*R.uniform(.01,.12)) if R.random()<.3 else 0.0
                else: cr=r2(mth); dr=r2(mth*R.uniform(.005,.06)) if R.random()<.3 else 0.0
            elif o=='1110': dr=r2(abs(b)*R.uniform(.6,.9)); cr=r2(abs(b)*R.uniform(.55,.95))
            elif o in('1210','2110','2115','2130','2150','2140'): dr=r2(abs(b)*R.uniform(.4,1)); cr=r2(abs(b)*R.uniform(.4,1))
            elif o in('1620','1630','1640','1715','1725'): cr=r2(abs(b)*.0095)
            elif o in('1310','1320'): cr=r2(abs(b)/5)
            elif o in('1130','1220','1215'): dr=r2(abs(b)*R.uniform(.02,.08))
            elif o=='3120': dr=float(round(abs(b)/7,-3))
            elif o=='2510' and bu=='21070': dr=r2(31218.44)
            elif o in('1530','1710','1590') and R.random()<.5: dr=r2(abs(b)*R.uniform(.005,.04))
            if o=='1295': b=0.0;dr=2450.0;cr=2450.0
            acc.append([cl,o,s,n,b,dr,cr])
    k=[a for a in acc if a[4] is None][0]
    k[4]=r2(-sum(a[4] for a in acc if a is not k))
    d=r2(sum(a[5] for a in acc)-sum(a[6] for a in acc))
    k[5]=r2(184000*sc*1.07+max(0,-d)); k[6]=r2(184000*sc*1.07+max(0,d))
    bt=[0,0,0,0]; ta=[0,0,0,0]
    for cl,_ in CH:
        it=[a for a in acc if a[0]==cl]
        ct=[0,0,0,0]
        for _,o,s,n,b,dr,cr in it:
            e=r2(b+dr-cr); code=f'{bu}.{o}'+(f'.{s}' if s else '')
            L.append(line(code,n,'5' if not s else '6',b,dr or None,cr or None,e))
            rows.append(dict(account=code,name=n,beginning=b,debit=dr or None,credit=cr or None,ending=e))
            ct=[r2(x+y) for x,y in zip(ct,(b,dr,cr,e))]
        L.append(' '*51+''.join('-'*(w-3)+' ' if 0 else ('-'*(w-4)+' ').rjust(w) for w in W[3:]))
        L.append(line('',cl,'',*ct)); L.append('')
        tots.append(dict(label=cl,beginning=ct[0],debit=ct[1],credit=ct[2],ending=ct[3]))
        bt=[r2(x+y) for x,y in zip(bt,ct)]
    lab=f'Total Business Unit {bu}'
    L.append(' '*51+''.join(('='*(w-4)+' ').rjust(w) for w in W[3:]))
    L.append(line('',lab,'',*[x+0.0 for x in bt])); 
    tots.append(dict(label=lab,beginning=abs(bt[0]),debit=bt[1],credit=bt[2],ending=abs(bt[3])))
    assert abs(bt[0])<.005 and abs(bt[3])<.005 and abs(bt[1]-bt[2])<.005
    grand=[r2(x+y) for x,y in zip(grand,bt)]
    L.append('FF' if bu!='21070' else '')
L.append(line('','Total Company 00210','',*grand))
tots.append(dict(label='Total Company 00210',beginning=abs(grand[0]),debit=grand[1],credit=grand[2],ending=abs(grand[3])))
c=canvas.Canvas(path(NAME),pagesize=landscape(letter),invariant=1); PW,PH=landscape(letter)
pages=[[]]
for l in L:
    if l=='FF' or len(pages[-1])>=44:
        pages.append([])
        if l in('FF',''): continue
    if l=='' and not pages[-1]: continue
    pages[-1].append(l)
for i,p in enumerate(pages):
    y=PH-34
    def t(s):
        global y
        c.setFont('Courier',8.6); c.drawString(40,y,s); y-=10.9
    t('R09410'.ljust(42)+'Larkmoor Property Trust, Inc.'.ljust(62)+'9/04/25  18:22:07')
    t('LPT0007'.ljust(42)+'Trial Balance - Detail w/ Class Totals'.ljust(62)+f'Page -   {i+1}')
    t(' '*42+'Company 00210  Larkmoor Industrial & Data LP')
    t(' '*42+'As of August 31, 2025   Period 08  Ledger AA  Currency USD'); t('')
    t('Account'.ljust(W[0])+'Description'.ljust(W[1])+'L  '+'Beginning '.rjust(W[3])+'- - Period 08 Activity - -'.center(34)+'Ending '.rjust(W[6]))
    t('Number'.ljust(W[0])+' '*W[1]+'D  '+'Balance '.rjust(W[3])+'Debit '.rjust(W[4])+'Credit '.rjust(W[5])+'Balance '.rjust(W[6]))
    t('-'*123)
    for l in p: t(l[1] if isinstance(l,tuple) else l)
    c.showPage()
c.save()
save(NAME,'TB',['beginning','debit','credit','ending'],rows,tots,'JD Edwards R09410 line-printer TB, 3 business units, trailing minus, class totals',True)
