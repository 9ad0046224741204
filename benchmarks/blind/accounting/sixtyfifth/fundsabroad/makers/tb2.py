from common import *
import xlsxwriter
# (group, [ (ledger|subgroup) ])
G=[('Capital Account',[('Equity Share Capital','A',-250000000,0),('Retained Earnings','B',0,0)]),
('Loans (Liability)',[('Secured Loans',[('HDFC Bank LRD Loan A/c 5521','K',1184500000,4125000),('Axis Bank Term Loan - Fit Out','K',92400000,1150000)]),('Unsecured Loans',[('ICD - Sahyadri Holdings Pvt Ltd','L',150000000,0)])]),
('Current Liabilities',[('Duties & Taxes',[('Output CGST 9%','L',2914350,2890000),('Output SGST 9%','L',2914350,2890000),('TDS Payable u/s 194C','L',214870,205000),('TDS Payable u/s 194J','L',98400,91000),('Property Tax Payable (PMC)','L',0,1410000)]),('Provisions',[('Provision for Gratuity','L',1875000,0),('Provision for CAM Reconciliation','L',6420000,0)]),('Sundry Creditors',[('Deccan Facility Services LLP','L',3418220.5,3620000),('Kone Elevator AMC','L',412000,388000),('MSEDCL - HT Connection','L',4120765,4380000),('Rakshak Security & Allied','L',1288400,1310000),('Trident Chillers & HVAC','L',905610,640000),('Zenith Media (Signage)','L',0,275000)]),('Tenant Security Deposit (IFRSD)','L',212640000,1200000),('Advance Rent Received','L',5214000,0)]),
('Fixed Assets',[('Land at Baner Sy. No. 112','A',610000000,0),('Mall Building','A',1642000000,0),('Plant & Machinery - HVAC, DG','A',186500000,410000),('Lifts & Escalators','A',94200000,0),('Accumulated Depreciation','D',418760000,5512500)]),
('Investments',[('Mutual Fund - Liquid (DSRA)','A',61500000,0)]),
('Current Assets',[('Deposits (Asset)',[('MSEDCL Security Deposit','A',9850000,0),('MNGL Gas Deposit','A',640000,0)]),('Loans & Advances (Asset)',[('TDS Receivable FY 2025-26','A',0,1985000),('Input CGST','W',0,842000),('Input SGST','W',0,842000),('Advance to Vendors','W',1415000,310000)]),('Sundry Debtors',[('Anchor Tenants','W',8412300,9840000),('Vanilla Tenants','W',11905640.75,14120000),('Food Court & Kiosks','W',2216880,2410000),('Multiplex','W',0,2920000)]),('Cash-in-hand',[('Petty Cash - Mall Office','A',42518,0)]),('Bank Accounts',[('HDFC Escrow A/c 0047','B',48216540.22,0),('ICICI Current A/c 8810','A',3120411.9,0)])]),
('Sales Accounts',[('Lease Rent - Minimum Guarantee','R',0,27450000),('Lease Rent - Revenue Share','R',0,3180000)]),
('Direct Incomes',[('CAM Charges Recovered','R',0,7120000),('HVAC & Electricity Recovery','R',0,4460000),('Parking Income','R',0,1240000),('Marketing & Event Income','R',0,890000),('Signage & Kiosk Licence Fee','R',0,1035000)]),
('Indirect Incomes',[('Interest on FD / MF','R',0,338000),('Late Payment Interest','R',0,42500)]),
('Direct Expenses',[('Electricity & DG Fuel','E',0,4610000),('Housekeeping Charges','E',0,1490000),('Security Charges','E',0,1310000),('Repairs & AMC','E',0,1120000),('Water Charges','E',0,264000),('Property Tax','E',0,1410000),('Insurance Premium','E',0,286000)]),
('Indirect Expenses',[('Salaries & Wages','E',0,1725000),('Legal & Professional Fees','E',0,315000),('Marketing & Promotion','E',0,980000),('Interest on LRD Loan','E',0,8390000),('Depreciation','E',0,5512500),('Bank Charges','E',0,11800),('Bad Debts Written Off','E',0,0),('Rounding Off','E',0,0.02)])]
def flat(its):
    for it in its:
        if isinstance(it[1],list): yield from flat(it[1])
        else: yield it
rng=random.Random(65102)
led=[l for g,it in G for l in flat(it)]
o=gen([(l[0],l[0],*l[1:]) for l in led],0,rng,6,'HDFC Escrow A/c 0047','Retained Earnings')
V={l[0]:[x[0],x[2],x[3],x[0]+x[2]-x[3]] for l,x in zip(led,o)}
print(V['Retained Earnings'],V['HDFC Escrow A/c 0047'])
wb=xlsxwriter.Workbook(DOC+'tb_tally_mall_h1.xlsx'); ws=wb.add_worksheet('Trial Balance')
base=dict(font_name='Arial',font_size=9)
def F(**k): return wb.add_format({**base,**k})
IND='[>=10000000]##\\,##\\,##\\,##0.00{s};[>=100000]##\\,##\\,##0.00{s};##,##0.00{s}'
def nf(s,b,it): return F(num_format=IND.format(s=s),bold=b,italic=it,align='right',**({} ))
cache={}
def NF(s,b,it=False):
    return cache.setdefault((s,b,it),nf(s,b,it))
ws.set_column(0,0,46); ws.set_column(1,4,21)
ws.write(0,0,'Sahyadri Retail Ventures Pvt Ltd - (from 1-Apr-25)',F(bold=1,font_size=12))
ws.write(1,0,'Unit: Kalpavriksha Mall, Sy. No. 112, Baner, Pune 411045',F())
ws.write(2,0,'CIN: U70102PN2014PTC158XXX',F())
ws.write(4,0,'Trial Balance',F(bold=1,font_size=11)); ws.write(5,0,'1-Apr-25 to 30-Sep-25',F())
h=F(bold=1,align='center',top=1,bottom=1,valign='vcenter')
ws.merge_range(6,0,8,0,'Particulars',F(bold=1,align='left',valign='vcenter',top=1,bottom=1))
ws.merge_range(6,1,6,4,'Sahyadri Retail Ventures Pvt Ltd',h)
ws.merge_range(7,1,8,1,'Opening Balance',h); ws.merge_range(7,2,7,3,'Transactions',h); ws.write(8,2,'Debit',h); ws.write(8,3,'Credit',h); ws.merge_range(7,4,8,4,'Closing Balance',h)
r=9; rows=[];tot=[]; K=['beginning','debit','credit','ending']
def put(name,v,lvl,bold,it):
    global r
    ws.write(r,0,name,F(bold=bold,italic=it,indent=lvl))
    d={}
    for j,(k,q) in enumerate(zip(K,v)):
        if q==0: continue
        d[k]=num(q)
        s='' if j in(1,2) else ('" Dr"' if q>0 else '" Cr"')
        ws.write_number(r,1+j,abs(q)/100,NF(s,bold,it))
    r+=1; return d
def walk(name,its,lvl):
    v=[sum(V[l[0]][j] for l in flat(its)) for j in range(4)]
    tot.append(dict(label=name,**put(name,v,lvl,True,False)))
    for it in its:
        if isinstance(it[1],list): walk(it[0],it[1],lvl+1)
        elif any(V[it[0]]): rows.append(dict(name=it[0],**put(it[0],V[it[0]],lvl+1,False,True)))
for g,its in G: walk(g,its,0)
tv=[sum(x[j] for x in V.values()) for j in range(4)]; assert tv[0]==tv[3]==0 and tv[1]==tv[2]
ws.write(r,0,'Grand Total',F(bold=1,top=1,bottom=6))
ws.write_blank(r,1,None,F(top=1,bottom=6)); ws.write_blank(r,4,None,F(top=1,bottom=6))
for j in(1,2): ws.write_number(r,1+j,tv[j]/100,F(bold=1,top=1,bottom=6,num_format=IND.format(s=''),align='right'))
tot.append(dict(label='Grand Total',debit=num(tv[1]),credit=num(tv[2])))
ws.set_paper(9); ws.fit_to_pages(1,0); wb.close()
save('tb_tally_mall_h1.xlsx','TB',K,rows,tot,'Tally Prime export, groups with totals above their ledgers, Dr/Cr by number format, lakh/crore grouping, INR mall',True)
print(len(rows),len(tot),tv)
