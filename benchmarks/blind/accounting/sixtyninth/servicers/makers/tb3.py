# Canadian office/retail portfolio, MRI-like TB, xls, ~135 accounts, net change
import random,xlwt
from common import *
q=random.Random(303)
names=dict([x.split('|') for x in '''1010-000|Cash - Operating (CAD)
1012-000|Cash - Blocked Account
1015-000|Petty Cash
1020-000|Cash - Tenant Deposits Trust
1110-000|A/R - Tenants
1112-000|A/R - Recoveries Billed
1115-000|Allowance for Doubtful Accounts
1118-000|A/R - Parking Operator
1120-000|Accrued Recoveries Receivable
1125-000|Straight Line Rent Receivable
1130-000|HST Receivable (ITC)
1210-000|Prepaid Realty Taxes
1212-000|Prepaid Insurance
1214-000|Prepaid Other
1220-000|Utility Deposits
1310-000|Land
1320-000|Building
1321-000|Accum. Amortization - Building
1330-000|Building Improvements
1331-000|Accum. Amort. - Building Improvements
1340-000|Parking Structure
1341-000|Accum. Amort. - Parking Structure
1350-000|Tenant Inducements
1351-000|Accum. Amort. - Tenant Inducements
1355-000|Deferred Leasing Commissions
1356-000|Accum. Amort. - Leasing Commissions
1360-000|Equipment & Signage
1361-000|Accum. Amort. - Equipment
1410-000|Deferred Financing Costs
1411-000|Accum. Amort. - Financing Costs
1500-010|Capital in Progress - Lobby Renewal
1500-020|Capital in Progress - Chiller Replacement
2010-000|Accounts Payable - Trade
2015-000|Accrued Liabilities
2018-000|Holdbacks Payable (10%)
2020-000|HST Payable
2025-000|Due To/From Manager
2030-000|Prepaid Rents
2035-000|Tenant Security Deposits
2040-000|Accrued Interest Payable
2045-000|Deferred Revenue - Signage
2110-000|Mortgage Payable - First
2115-000|Mortgage Payable - Second
3010-000|Partners' Capital - Class A
3020-000|Partners' Capital - Class B
3030-000|Distributions
3090-000|Retained Earnings - Prior Years
4010-000|Base Rent - Office
4012-000|Base Rent - Retail
4014-000|Base Rent - Storage
4016-000|Percentage Rent
4018-000|Rent Abatements
4020-000|Straight Line Rent Adjustment
4110-000|Recovery - Operating Costs
4112-000|Recovery - Realty Taxes
4114-000|Recovery - Utilities
4116-000|Recovery - Management Fee
4118-000|Recovery - Prior Year Adjustment
4210-000|Parking - Monthly
4212-000|Parking - Transient
4214-000|Parking - Operator Share
4310-000|Rooftop / Antenna Income
4312-000|Signage Income
4314-000|After Hours HVAC
4316-000|Tenant Work Orders Revenue
4318-000|Conference Centre Rental
4320-000|Interest Income
4322-000|NSF & Late Fees
4390-000|Miscellaneous Income
5010-000|Wages - Operations
5012-000|Benefits - Operations
5014-000|Contract Labour
5016-000|Uniforms & Training
5110-000|Janitorial - Contract
5112-000|Janitorial - Supplies
5114-000|Window Cleaning
5116-000|Waste & Recycling
5118-000|Pest Control
5210-000|Security - Contract
5212-000|Security - Access System
5214-000|Fire & Life Safety
5310-000|HVAC - Contract
5312-000|HVAC - Repairs
5314-000|HVAC - Water Treatment
5316-000|Chiller Overhaul (Amortized)
5320-000|Elevator - Contract
5322-000|Elevator - Repairs
5330-000|Electrical - Repairs
5332-000|Lamps & Ballasts
5340-000|Plumbing
5350-000|Roof
5352-000|Doors, Locks & Glass
5354-000|General Building Repairs
5356-000|Painting
5360-000|Landscaping - Exterior
5362-000|Landscaping - Interior Plants
5364-000|Snow Removal
5366-000|Parking Lot Repairs & Sweeping
5368-000|Parking - Operating Costs
5410-000|Hydro
5412-000|Natural Gas
5414-000|Water & Sewer
5416-000|District Steam
5420-000|Sub-meter Reading
5510-000|Insurance - Property
5512-000|Insurance - Liability
5514-000|Insurance - Boiler
5520-000|Realty Taxes - Current
5522-000|Realty Taxes - BIA Levy
5524-000|Tax Appeal Consultant
5610-000|Management Fees
5612-000|On-site Admin Wages
5614-000|Office Rent - Site Office
5616-000|Telephone & Internet
5618-000|Office Supplies & Postage
5620-000|Software & Licences
5622-000|Tenant Relations
5624-000|BOMA BEST Certification
5710-000|Tenant Work Orders Cost
5810-000|Legal - Non-recoverable
5812-000|Audit & Accounting
5814-000|Appraisal & Environmental
5816-000|Leasing - Advertising
5818-000|Bad Debt Expense
5820-000|Vacant Space Costs
5822-000|Owner Entertainment
5830-000|Bank Charges
6010-000|Mortgage Interest - First
6012-000|Mortgage Interest - Second
6020-000|Amortization - Building
6022-000|Amortization - Improvements
6024-000|Amortization - Tenant Inducements
6026-000|Amortization - Leasing Commissions
6028-000|Amortization - Financing Costs
6030-000|Loss (Gain) on Disposal'''.split('\n')])
acc=list(names);o={};D={a:0 for a in acc};C={a:0 for a in acc}
def m(lo,hi):return r2(q.uniform(lo,hi))
fix={'1015-000':1500,'1310-000':18750000,'1320-000':61240000,'1321-000':-14083115.62,'1330-000':5418903.77,'1331-000':-1690044.1,'1340-000':7100000,'1341-000':-1952500,'1350-000':4388120.05,'1351-000':-1807344.9,'1355-000':1216540.6,'1356-000':-509330.25,'1360-000':388170,'1361-000':-201447.36,'1410-000':462500,'1411-000':-196562.5,'2110-000':-44118206.31,'2115-000':-6500000,'3010-000':-18000000,'3020-000':-6000000,'3030-000':1750000,'1020-000':214880.4,'2035-000':-214880.4,'1220-000':32500,
'1012-000':750000,'1110-000':391204.18,'1112-000':142655.9,'1115-000':-61500,'1118-000':48210.77,'1120-000':205430.2,'1125-000':1866204.5,'1130-000':77214.6,'1210-000':611240,'1212-000':97330.12,'1214-000':18440.9,'1500-010':318204.55,'1500-020':0,'2010-000':-604318.77,'2015-000':-288104.2,'2018-000':-31820.46,'2020-000':-129870.33,'2025-000':-14208.1,'2030-000':-183905.44,'2040-000':-158114.2,'2045-000':-24000}
for a in acc:
    if a in fix:o[a]=fix[a]
    elif a[0]=='4':o[a]=-m(9000,60000)
    elif a[0]=='5':o[a]=m(2500,70000)
    else:o[a]=0
for a,v in {'4010-000':-3918204.4,'4012-000':-988310.25,'4018-000':86400,'4020-000':-61204.8,'4110-000':-2210944,'4112-000':-1498220.64,'4114-000':-611804.3,'4210-000':-404180,'4016-000':0,'4118-000':22318.06,'5110-000':388204.6,'5210-000':301118,'5410-000':498217.33,'5520-000':1604880,'5610-000':311204.77,'6010-000':1288419.03,'6012-000':284375,'6020-000':1020666.64,'6022-000':181204,'6024-000':292541.36,'6026-000':81102.72,'6028-000':30833.36,'6030-000':0,'5316-000':50000,'5820-000':0,'3090-000':0,'1010-000':1318440.02}.items():o[a]=v
o['3090-000']=r2(o['3090-000']-sum(o.values()))
def j(a,b,x):
    x=r2(x);D[a]=r2(D[a]+x);C[b]=r2(C[b]+x)
for a in acc:
    if a[0]=='4' and a not in('4016-000','4118-000','4318-000'):
        x=abs(o[a])/8*q.uniform(.9,1.08)
        if a=='4018-000': j(a,'1110-000',10800)
        elif a=='4020-000': j('1125-000',a,7650.6)
        elif a in('4212-000','4214-000'): j('1118-000',a,x)
        elif a=='4320-000': j('1010-000',a,x)
        else: j('1110-000',a,x); j('1110-000','2020-000',x*.13)
        if q.random()<.2:j(a,'1110-000',m(100,1900))
    if a[0]=='5' and q.random()<.82 and a not in('5316-000',):
        x=o[a]/8*q.uniform(.5,1.5)
        if a in('5510-000','5512-000','5514-000'): j(a,'1212-000',x)
        elif a=='5520-000': j(a,'1210-000',200610)
        elif a=='5818-000': j(a,'1115-000',4500)
        elif a=='5830-000': j(a,'1010-000',x)
        else:
            j(a,'2010-000',x)
            if q.random()<.7:j('1130-000','2010-000',x*.13)
            if q.random()<.15:j('2015-000',a,m(80,2200))
j('5316-000','1214-000',6250);j('1010-000','1110-000',m(1010000,1060000));j('1010-000','1112-000',m(20000,50000));j('1010-000','1118-000',41200.5)
j('2010-000','1010-000',m(480000,560000));j('2020-000','1130-000',o['1130-000']);j('2020-000','1010-000',52655.73);j('1500-010','2010-000',88410);j('1500-010','2018-000',9823.33);j('1500-020','2010-000',41250)
j('6010-000','1010-000',160114.8);j('2110-000','1010-000',93208.44);j('6012-000','2040-000',35546.88);j('2040-000','1010-000',35546.88)
for e,b,x in [('6020-000','1321-000',127583.33),('6022-000','1331-000',22650.5),('6024-000','1351-000',36567.67),('6026-000','1356-000',10137.84),('6028-000','1411-000',3854.17)]:j(e,b,x)
j('3030-000','1010-000',250000);j('2030-000','1110-000',0);j('1110-000','2030-000',17204.4);j('2025-000','1010-000',14208.1);j('4118-000','1120-000',3180.4)
K=['beginning','debit','credit','activity','ending']
rows=[];seq=[];tot=[]
for a in acc:
    n=r2(D[a]-C[a]);e=r2(o[a]+n)
    if not(o[a] or D[a] or C[a]):continue
    rows.append({'account':a,'name':names[a],'beginning':o[a]+0.0,'debit':D[a]+0.0,'credit':C[a]+0.0,'activity':n,'ending':e})
N='tb_quayside_mri.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('GLTB')
S=lambda s,nf=None:xlwt.easyxf(s,num_format_str=nf or 'General')
f='font: name Tahoma, height 160'
ws.write(0,0,'Database:',S(f));ws.write(0,1,'HARBOURLP',S(f));ws.write(0,3,'Trial Balance',S('font: name Tahoma, bold 1, height 220'));ws.write(0,6,'Page:',S(f));ws.write(0,7,'1',S(f))
ws.write(1,0,'ENTITY:',S(f));ws.write(1,1,'QSC',S(f));ws.write(1,3,'Quayside Centre Limited Partnership',S(f));ws.write(1,6,'Date:',S(f));ws.write(1,7,'10/9/2025',S(f))
ws.write(2,3,'Accrual, Tax Basis Excluded',S(f));ws.write(2,6,'Time:',S(f));ws.write(2,7,'3:41 PM',S(f))
ws.write(3,3,'Period: 09/25 to 09/25',S(f))
h='font: name Tahoma, bold 1, height 160; align: horiz right, wrap 1; border: bottom thin'
# blank spacer column 2 as such exports have
for i,t in [(0,'Account'),(1,'Description'),(2,''),(3,'Opening\nBalance'),(4,'Period\nDebits'),(5,'Period\nCredits'),(6,'Net\nChange'),(7,'Closing\nBalance')]:
    ws.write(5,i,t,S(h.replace('right','left') if i<2 else h))
ws.row(5).height_mismatch=True;ws.row(5).height=500
for i,w in enumerate([12,40,2,18,16,16,16,18]):ws.col(i).width=w*256
y=7;nf='#,##0.00;(#,##0.00)'
tb='font: name Tahoma, bold 1, height 160; border: top thin'
sec=[('1','Total Assets'),('2','Total Liabilities'),('3','Total Equity'),('4','Total Revenue'),('5','Total Operating Expenses'),('6','Total Other Expenses')]
hd={'1':'ASSETS','2':'LIABILITIES','3':'EQUITY','4':'REVENUE','5':'OPERATING EXPENSES','6':'FINANCING & AMORTIZATION'}
def T(l,rs,st):
    global y
    t={'label':l,**{k:r2(sum(r[k] for r in rs)) for k in K}};tot.append(t)
    ws.write(y,1,l,S(tb))
    for i,k in enumerate(K):ws.write(y,3+i,t[k],S(st,nf))
    y+=2
for p,l in sec:
    ws.write(y,0,hd[p],S('font: name Tahoma, bold 1, height 160'));y+=1
    rs=[r for r in rows if r['account'][0]==p]
    for r in rs:
        ws.write(y,0,r['account'],S(f));ws.write(y,1,r['name'],S(f))
        for i,k in enumerate(K):ws.write(y,3+i,r[k],S(f,nf))
        y+=1
    T(l,rs,tb)
T('Entity Total: QSC',rows,'font: name Tahoma, bold 1, height 160; border: top thin, bottom double')
g=tot[-1];print(g,len(rows));assert abs(g['beginning'])<.01 and abs(g['ending'])<.01 and abs(g['debit']-g['credit'])<.01
ws.header_str=b'';ws.footer_str=b'';ws.portrait=False;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.fit_num_pages=1
wb.save(f'{R}/documents/{N}')
save(N,'TB',None,K,rows,tot,'MRI-like Canadian trial balance in .xls, opening/debits/credits/net change/closing, section totals, spacer column',False)
