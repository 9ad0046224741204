# commercial (retail/office), Canadian landlord, xlsx with Dr/Cr pairs for opening, movement, closing; class subtotals; map sheet
from common import *
import xlsxwriter, datetime
NAME='Quayside Centre TB Q1-2025.xlsx'
S=[('ASSETS',[
 ('1000','Chequing - Operating 4471',182440.17,None,None),('1010','Savings / GIC',250000,0,0),('1050','Tenant Deposits Held in Trust',96300,4200,0),
 ('1100','Accounts Receivable - Tenants',61208.92,None,None),('1110','Accounts Receivable - Sundry',2410.00,1180.55,2410.00),('1120','Allowance for Doubtful Accounts',-8500,0,1500),
 ('1150','Straight-Line Rent Receivable',214871.40,6618.30,0),('1200','Prepaid Insurance',14212.50,0,8527.50),('1210','Prepaid Realty Taxes',0,81440.00,61080.00),
 ('1300','HST Recoverable (ITC)',11384.66,17902.11,11384.66),('1400','CAM Recovery Under/(Over) Billed',9726.18,4310.00,9726.18),
 ('1500','Land',2875000,0,0),('1510','Building',9640000,0,0),('1515','Accum. Amortization - Building',-2410318.00,0,60250),('1520','Parking Lot & Site Improvements',418200,0,0),('1525','Accum. Amortization - Site',-146370.00,0,5227.50),
 ('1530','Tenant Inducements',322750,38500,0),('1535','Accum. Amortization - Inducements',-128441.67,0,9140.28),('1600','Deferred Leasing Costs',88120.00,12640,0),('1605','Accum. Amortization - Leasing',-31906.25,0,3417.70)]),
 ('LIABILITIES',[
 ('2000','Accounts Payable - Trade',-47316.08,None,None),('2010','Accrued Liabilities',-16250,16250,12800),('2050','HST Collected',-31877.45,31877.45,None),
 ('2100','Prepaid Rents',-22914.30,22914.30,19376.11),('2110','Tenant Security Deposits',-96300,0,4200),('2150','Holdback Payable (10%)',0,0,3850),
 ('2200','Current Portion - Mortgage',-211400,52084.37,0),('2500','Mortgage Payable - Caisse Nordique',-6118244.90,0,0),('2600','Due to Shareholder',-350000,0,0)]),
 ("SHAREHOLDERS' EQUITY",[('3000','Common Shares',-100,0,0),('3100','Contributed Surplus',-3200000,0,0),('3200','Retained Earnings',None,0,0),('3300','Dividends Declared',0,60000,0)]),
 ('REVENUE',[('4000','Basic Rent - Retail',0,0,248615.01),('4010','Basic Rent - Office (2nd floor)',0,0,71240.25),('4050','Percentage Rent',0,0,11408.77),('4100','CAM Recoveries',0,2118.40,79233.60),('4110','Realty Tax Recoveries',0,0,57415.20),
 ('4150','Management Fee Recovery',0,0,12140.85),('4200','Straight-Line Rent Adj.',0,0,6618.30),('4300','Signage & Antenna',0,0,5850),('4900','Interest & Other',0,0,2671.94)]),
 ('EXPENSES',[('5000','Realty Taxes',0,61080,0),('5010','Insurance',0,8527.50,0),('5100','Snow Removal & Salting',0,26310.00,0),('5110','Landscaping',0,1840,0),('5120','Parking Lot Sweeping & Repairs',0,3275.50,0),('5130','Hydro - Common Area',0,14388.72,402.19),
 ('5140','Water & Sewer',0,5216.34,0),('5150','Gas',0,9844.07,0),('5160','Janitorial',0,11550,0),('5170','Waste & Recycling',0,7029.40,0),('5180','Elevator Maintenance',0,2694,0),('5190','Repairs - Roof & Structure',0,4870.25,0),('5200','Security & Fire Monitoring',0,3918.60,0),
 ('5300','Property Management Fee',0,16430.15,0),('5400','Professional Fees',0,6250,1500),('5410','Office & General',0,1129.83,0),('5420','Bank Charges',0,318.75,0),('5450','Bad Debts',0,1500,0),('5600','Mortgage Interest',0,71446.22,0),('5700','Amortization',0,78035.48,0)])]
L=[[s,[c,n,*(None if x is None else cents(x) for x in v)]] for s,rs in S for c,n,*v in rs]
g={r[0]:r for s,r in L}
# HST collected = 13% of billed
bill=sum(r[4] for s,r in L if s=='REVENUE' and r[0] not in('4200','4900'))-cents(2118.40)
hst=round(bill*.13); g['2050'][4]=hst
g['1100'][3]=bill+hst+cents(2118.40); g['1100'][4]=cents(531206.44)
exp=sum(r[3] for s,r in L if s=='EXPENSES' and r[0] not in('5000','5010','5450','5600','5700'))
g['2000'][4]=exp+cents(17902.11)+cents(38500+12640-3850); g['2000'][3]=g['2000'][4]-cents(6404.29)
g['1000'][3]=g['1100'][4]+cents(2410+11384.66); 
g['1000'][4]=0; D=sum(r[3] for s,r in L); K=sum(r[4] for s,r in L); g['1000'][4]=D-K
g['3200'][2]=-sum(r[2] for s,r in L if r[2] is not None)
print('cash close',(g['1000'][2]+g['1000'][3]-g['1000'][4])/100,'re',g['3200'][2]/100,'cash cr',g['1000'][4]/100)
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('TB'); 
F=lambda **k: wb.add_format(dict(font_name='Cambria',font_size=10,**k))
T=F(bold=1); t14=wb.add_format(dict(font_name='Cambria',font_size=14,bold=1)); it=F(italic=1,font_color='#555555')
gh=F(bold=1,align='center',bottom=1,bg_color='#DDE6EE'); h=F(bold=1,align='right',bottom=2); hl=F(bold=1,bottom=2)
N='#,##0.00'; nm=F(num_format=N); tx=F(); st=F(bold=1,num_format=N,top=1); stl=F(bold=1,top=1,indent=1); gt=F(bold=1,num_format=N,top=1,bottom=6); sec=F(bold=1,font_color='#1F3864')
ws.write('B1','QUAYSIDE CENTRE LTD.',t14); ws.write('B2','Trial Balance - Quarter ended March 31, 2025 (accrual, all amounts in CAD)',T); ws.write('B3','Exported 2025-04-11 from TenantTrack 6.2 for data conversion; unaudited',it)
ws.set_column('A:A',1.5); ws.set_column('B:B',8); ws.set_column('C:C',36); ws.set_column('D:E',15); ws.set_column('F:F',1.5); ws.set_column('G:H',14); ws.set_column('I:I',1.5); ws.set_column('J:K',15)
ws.merge_range('D5:E5','Opening - 1 Jan 2025',gh); ws.merge_range('G5:H5','Movement Jan - Mar',gh); ws.merge_range('J5:K5','Closing - 31 Mar 2025',gh)
ws.write('B6','GL No.',hl); ws.write('C6','Account',hl)
for c in 'DGJ': ws.write(c+'6','Debit',h)
for c in 'EHK': ws.write(c+'6','Credit',h)
cols=dict(open_dr=3,open_cr=4,debit=6,credit=7,close_dr=9,close_cr=10)
r=6; rows=[]; totals=[]; G=dict.fromkeys(cols,0); prev=None; sub=None
def put(r,vals,fm,zero):
    for k,cx in cols.items():
        if vals[k] or zero: ws.write_number(r,cx,vals[k]/100,fm)
def close(s):
    global r
    ws.write(r,2,'Total '+s.title().replace("'S","'s"),stl); put(r,sub,st,True)
    totals.append(dict(label='Total '+s.title().replace("'S","'s"),**{k:x/100 for k,x in sub.items()})); r+=2
for s,(cd,n,o,d,k) in L:
    if s!=prev:
        if prev: close(prev)
        ws.write(r,1,s,sec); r+=1; sub=dict.fromkeys(cols,0); prev=s
    e=o+d-k
    v=dict(open_dr=max(o,0),open_cr=max(-o,0),debit=d,credit=k,close_dr=max(e,0),close_cr=max(-e,0))
    ws.write_string(r,1,cd,tx); ws.write(r,2,n,tx); put(r,v,nm,False)
    rows.append(dict(account=cd,name=n,**{q:x/100 for q,x in v.items() if x}))
    for q in cols: sub[q]+=v[q]; G[q]+=v[q]
    r+=1
close(prev)
ws.write(r,2,'TRIAL BALANCE TOTALS',F(bold=1)); put(r,G,gt,True); totals.append(dict(label='TRIAL BALANCE TOTALS',**{k:x/100 for k,x in G.items()}))
assert G['open_dr']==G['open_cr'] and G['debit']==G['credit'] and G['close_dr']==G['close_cr']
ws.write(r+2,1,'Note: 2150 opened in Feb 2025 for the unit 6 fit-out holdback. No closing entries have been posted.',it)
ws.freeze_panes(6,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(1); ws.repeat_rows(4,5)
m=wb.add_worksheet('Acct Map'); m.set_column('A:A',10); m.set_column('B:B',36); m.set_column('C:C',14); m.set_column('D:D',12)
for j,x in enumerate(['Old GL','Old name','New GL','Status']): m.write(0,j,x,hl)
for i,(s,x) in enumerate(L): m.write_string(i+1,0,x[0],tx); m.write(i+1,1,x[1],tx); m.write_string(i+1,2,f"{x[0][0]}{int(x[0][1:])*10:04d}-000",tx); m.write(i+1,3,'mapped' if i%9 else 'review',tx)
wb.close()
save(NAME,'TB',list(cols),rows,totals,'Canadian commercial landlord workbook, Dr/Cr pairs under grouped headers, class subtotals, second sheet with account map',False)
