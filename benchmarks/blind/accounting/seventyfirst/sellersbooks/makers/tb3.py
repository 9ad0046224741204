# small retail center, bookkeeping firm's 6-column TB with sections; fpdf2
from common import *
from fpdf import FPDF
S=[('ASSETS',[('1010-00','Operating Checking - Lakeshore Natl',None,None,None),('1015-00','Money Market',120000,1411.2,0),('1100-00','Tenant Receivables',38417.55,214806.4,209113.9),('1110-00','Accrued CAM Reconciliation',22140,18350,22140),('1150-00','Straight-Line Rent Receivable',61208,4116,0),('1190-00','Allowance - Bad Debts',-9500,0,2500),('1300-00','Prepaid Insurance',11876.5,24690,18283.25),('1310-00','Tax Escrow',30412.8,41000,62118.44),('1510-00','Land',1480000,0,0),('1520-00','Building',4216500,0,0),('1525-00','Parking Lot & Site Work',318740,27450,0),('1530-00','Tenant Improvements',402185.2,38600,0),('1590-00','Accumulated Depreciation',-1084312,0,73860),('1610-00','Deferred Leasing Commissions',96340,12480,0),('1690-00','Accum. Amort. - Leasing',-41217,0,6312)]),
('LIABILITIES',[('2010-00','Accounts Payable - Trade',-28416.3,131482.11,127905.66),('2050-00','Retainage Payable',0,0,3860),('2100-00','Accrued Property Tax',-58204.44,62118.44,34100),('2150-00','Accrued Interest',-13920.83,13920.83,13681.25),('2200-00','Tenant Security Deposits',-46750,3200,5400),('2250-00','Prepaid Rents',-9418,9418,12264.5),('2400-00','Sales Tax - Rents',-1874.16,11244.96,11391.2),('2700-00','Mortgage - Lakeshore Natl',-3480208.33,59895.83,0)]),
("MEMBERS' EQUITY",[('3010-00','Capital - Marlow Family LP',-1200000,0,0),('3020-00','Capital - Ostrich Pond Holdings',-800000,0,0),('3100-00','Distributions',0,30000,0),('3900-00','Accumulated Earnings',None,0,0)]),
('REVENUE',[('4010-00','Base Rent',0,0,248310.6),('4020-00','Percentage Rent',0,0,4117.92),('4050-00','Straight-Line Rent',0,0,4116),('4110-00','CAM Recoveries',0,1240.5,51684.3),('4120-00','Tax Recoveries',0,0,29455),('4130-00','Insurance Recoveries',0,0,14208),('4210-00','Late Charges',0,75,1350),('4290-00','Interest Income',0,0,1411.2)]),
('EXPENSES',[('5010-00','Parking Lot Sweeping',0,7200,0),('5020-00','Landscaping',0,9850,0),('5030-00','Snow Removal',0,13415.5,640),('5040-00','Common Electric',0,8216.77,0),('5050-00','Water & Storm',0,4903.18,0),('5060-00','Trash & Recycling',0,6174,0),('5070-00','Roof Repairs',0,3380,0),('5080-00','HVAC - LL Responsibility',0,2745.2,0),('5090-00','Signage & Lighting',0,1862.35,0),('5210-00','Property Taxes',0,34100,0),('5220-00','Property Insurance',0,18283.25,0),('5310-00','Management Fee (4%)',0,13924.48,0),('5320-00','Legal',0,4312.5,0),('5330-00','Accounting',0,5750,0),('5340-00','Bank Fees',0,318.42,0),('5390-00','Bad Debt Expense',0,2500,0)]),
('OTHER / NON-OPERATING',[('6010-00','Mortgage Interest',0,82724.17,0),('6050-00','Depreciation',0,73860,0),('6060-00','Amortization',0,6312,0),('6090-00','Loan Modification Costs',0,1500,0)])]
flat=[x for _,l in S for x in l]
co=64183.27
ob=r2(sum(x[2] for x in flat if x[2] is not None)+co)
d=r2(sum(x[3] for x in flat if x[3] is not None)); c=r2(sum(x[4] for x in flat if x[4] is not None))
cdr=343818.75; ccr=r2(d+cdr-c); print('cash',cdr,ccr,'close',co+cdr-ccr,'RE',-ob); assert ccr>0
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def row(x):
    a,n,o,dd,cc=x
    if a=='1010-00': o,dd,cc=co,cdr,ccr
    if a=='3900-00': o=-ob
    r={'account':a,'name':n}; e=r2(o+dd-cc); o=r2(o)
    if o>0:r['open_dr']=o
    if o<0:r['open_cr']=-o
    if dd:r['debit']=r2(dd)
    if cc:r['credit']=r2(cc)
    if e>0:r['close_dr']=e
    if e<0:r['close_cr']=-e
    return r
rows=[];tots=[]
p=FPDF('L','mm','Letter'); p.set_auto_page_break(False)
Wd=[20,62,29,29,29,29,29,29]
def head(first):
    p.add_page(); p.set_font('Times','B',13); p.cell(0,6,'MARLOW CROSSING SHOPPING CENTER, LLC',align='C',new_x='LMARGIN',new_y='NEXT')
    p.set_font('Times','',11); p.cell(0,5,'Trial Balance',align='C',new_x='LMARGIN',new_y='NEXT'); p.cell(0,5,'For the six months ended June 30, 2025'+('' if first else '  (continued)'),align='C',new_x='LMARGIN',new_y='NEXT'); p.ln(3)
    p.set_font('Times','B',9.5); p.cell(Wd[0]+Wd[1],5,'')
    for t in('Balance 12/31/2024','Transactions','Balance 06/30/2025'): p.cell(56,5,t,align='C',border='B'); p.cell(2,5,'')
    p.ln(5.5); p.cell(Wd[0],5,'Acct'); p.cell(Wd[1],5,'Description')
    for t in['Debit','Credit']*3: p.cell(29,5,t,align='R')
    p.ln(6)
def nums(r,b='',h=5):
    for k in K: p.cell(29,h,m(r[k]) if k in r else '',align='R',border=b)
    p.ln(h)
head(True)
for sec,l in S:
    if p.get_y()>165: head(False)
    p.set_font('Times','B',10); p.cell(0,6,sec,new_x='LMARGIN',new_y='NEXT'); sr=[]
    for x in l:
        if p.get_y()>190: head(False)
        r=row(x); sr.append(r); p.set_font('Times','',9.5); p.cell(Wd[0],5,r['account']); p.cell(Wd[1],5,r['name']); nums(r)
    t={'label':'Total '+sec.title().replace("'S","'s")}
    for k in K:
        v=r2(sum(r.get(k,0) for r in sr))
        if v: t[k]=v
    p.set_font('Times','I',9.5); p.cell(Wd[0],5,''); p.cell(Wd[1],5,t['label']); nums(t,'T'); p.ln(2)
    rows+=sr; tots.append(t)
g={'label':'TRIAL BALANCE TOTALS',**{k:r2(sum(r.get(k,0) for r in rows)) for k in K}}
print(g); assert g['open_dr']==g['open_cr'] and g['debit']==g['credit'] and g['close_dr']==g['close_cr']
p.set_font('Times','B',10); p.cell(Wd[0]+Wd[1],6,g['label']); nums(g,'TB',6); tots.append(g)
p.ln(5); p.set_font('Times','I',8); p.cell(0,4,'Unaudited. Prepared from client records without verification - Brandvold & Crane Bookkeeping, Duluth MN. Books kept on accrual basis.')
f='marlow_crossing_tb_jun25.pdf'; p.output(doc(f))
save(f,'TB','bookkeeper six-column TB, grouped two-line header, sections with subtotals, blanks',True,K,rows,tots)
