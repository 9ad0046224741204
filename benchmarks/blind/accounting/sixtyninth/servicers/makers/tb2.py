# Tally Prime export, Gulf: opening (Dr/Cr by number format), transactions, closing; group lines above ledgers
from common import *
import xlsxwriter
G=[('Capital Account',[('Share Capital',-3000000,0,0),('Partner Current A/c - Al Noor Holding',-1284310.50,240000,0)]),
('Loans (Liability)',[('Term Loan - Gulf Crescent Bank 0091',-18450000,675000,0),('Shareholder Loan',-2500000,0,0)]),
('Current Liabilities',[('Tenant Security Deposits',-1106400,84500,132750),('Rent Received in Advance (PDC)',-2214875,3105200,2988640.00),('Output VAT 5%',-48215.35,171330.18,166402.71),('Sundry Creditors',-318740.22,1428803.47,1397215.9),('Accrued Service Charges - RERA',-96000,96000,104500),('End of Service Benefits Payable',-141900,0,11825)]),
('Fixed Assets',[('Land - Al Barsha Plot 373-214',9600000,0,0),('Building - Marwa Residence (148 units)',24150000,0,0),('Accumulated Depreciation - Building',-4226250,0,301875),('Lifts & Chillers',1315000,62400,0),('Furniture & Fixtures',208630,18250.75,0)]),
('Current Assets',[('Tenant Receivables',642118.30,3497011.24,3391207.66),('PDC on Hand',2214875,2988640,3105200),('Prepaid Insurance',41250,0,30937.5),('DEWA Deposit',74000,0,0),('Input VAT 5%',22960.48,71440.17,69871.02),('Cash in Hand',8642.15,36000,37918.4),]),
('Bank Accounts',[('Gulf Crescent Bank - Operating 1040',None,None,None),('Emirates Coast Bank - Escrow 7718',1122480,132750,84500)]),
('Direct Incomes',[('Rental Income - Residential',0,0,3104880.66),('Rental Income - Shops (G Floor)',0,0,418500),('Parking & Storage Income',0,0,51260),('Chiller Charges Recovered',0,2140.5,166318.4)]),
('Indirect Incomes',[('Late Payment & Bounced Cheque Fees',0,0,12500),('Interest on Escrow',0,0,8844.12)]),
('Direct Expenses',[('DEWA - Common Areas',0,188416.73,0),('District Cooling',0,241905.6,3118.25),('Facility Management Fee',0,282000,0),('Security Services',0,156800,0),('Lift Maintenance (AMC)',0,47250,0),('Repairs & Maintenance',0,133947.82,2650),('Pest Control & Cleaning',0,61880,0),('RERA / Mollak Fees',0,104500,0)]),
('Indirect Expenses',[('Property Management Fee 4%',0,142989.63,0),('Salaries - Watchmen & Admin',0,192600,0),('Gratuity Expense',0,11825,0),('Building Insurance',0,30937.5,0),('Depreciation',0,301875,0),('Bank Charges',0,7418.65,0),('Finance Cost - Term Loan',0,922500,0),('Audit & Legal Fees',0,38500,0),('Bad Debts Written Off',0,26400,0),('Rounding Off',0,0.42,0.37)])]
flat=[l for g in G for l in g[1] if l[1] is not None]
ob=-r2(sum(l[1] for l in flat)); D=r2(sum(l[2] for l in flat));C=r2(sum(l[3] for l in flat))
print('bank opening',ob,D,C)
# balance through bank
bankin=3420811.9; bankout=r2(D+bankin-C)
eq=0
if ob<500000 or ob>3000000:
    eq=r2(1618204.63-ob); ob=1618204.63     # retained earnings absorbs
    G[0][1].append(('Reserves & Surplus',-eq,0,0))
print(eq,bankout,r2(ob+bankin-bankout))
K=['beginning','debit','credit','ending']
rows=[];tot=[];seq=[]
for g,ls in G:
    rs=[]
    for n,o,d,c in ls:
        if o is None:o,d,c=ob,bankin,bankout
        r={'name':n}
        if o:r['beginning']=o
        if d:r['debit']=d
        if c:r['credit']=c
        e=r2(o+d-c)
        if e:r['ending']=e
        rs.append(r)
    t={'label':g}
    for k in K:
        s=r2(sum(x.get(k,0) for x in rs))
        if s:t[k]=s
    tot.append(t);seq.append(('g',t))
    for r in rs:rows.append(r);seq.append(('r',r))
gt={'label':'Grand Total','debit':r2(sum(r.get('debit',0) for r in rows)),'credit':r2(sum(r.get('credit',0) for r in rows))}
assert abs(gt['debit']-gt['credit'])<.01 and abs(sum(r.get('ending',0) for r in rows))<.01 and abs(sum(r.get('beginning',0) for r in rows))<.01
tot.append(gt)
N='tb_marwa_tally.xlsx'
wb=xlsxwriter.Workbook(f'{R}/documents/{N}');ws=wb.add_worksheet('Trial Balance')
F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k))
ws.set_column(0,0,44);ws.set_column(1,4,19)
ws.write(0,0,'Marwa Residence Real Estate L.L.C',F(bold=True));ws.write(1,0,'Office 1204, Al Barsha 1',F());ws.write(2,0,'Dubai, United Arab Emirates',F());ws.write(3,0,'TRN : 100338120900003',F())
ws.write(4,0,'Trial Balance',F(bold=True,align='left'));ws.write(5,0,'1-Jan-25 to 30-Sep-25',F())
b=F(bold=True,top=1,align='center',text_wrap=True)
ws.write(6,0,'',b);ws.merge_range(6,1,6,4,'Marwa Residence Real Estate L.L.C',b)
b2=F(bold=True,align='center')
ws.write(7,0,'Particulars',F(bold=True));ws.write(7,1,'Opening',b2);ws.merge_range(7,2,7,3,'Transactions',b2);ws.write(7,4,'Closing',b2)
b3=F(bold=True,align='center',bottom=1)
for i,x in enumerate(['','Balance','Debit','Credit','Balance']):ws.write(8,i,x,b3)
y=9
def fm(v,sg,bold):
    nf='#,##0.00' if not sg else ('#,##0.00" Dr"' if v>0 else '#,##0.00" Cr"')
    return F(num_format=nf,bold=bold,italic=not bold,align='right')
for k,r in seq:
    bd=k=='g'
    ws.write(y,0,r.get('label') or r['name'],F(bold=bd,italic=not bd,indent=0 if bd else 2))
    for i,kk in enumerate(K):
        if kk in r: ws.write(y,i+1,abs(r[kk]),fm(r[kk],kk in('beginning','ending'),bd))
    y+=1
t=F(bold=True,top=1,bottom=6,num_format='#,##0.00')
ws.write(y,0,'Grand Total',t);ws.write(y,1,'',t);ws.write(y,2,gt['debit'],t);ws.write(y,3,gt['credit'],t);ws.write(y,4,'',t)
ws.set_paper(9);ws.fit_to_pages(1,0);wb.close()
save(N,'TB',None,K,rows,tot,'Tally Prime export, group lines with sums above their ledgers, Dr/Cr only in number format, no codes',True)
