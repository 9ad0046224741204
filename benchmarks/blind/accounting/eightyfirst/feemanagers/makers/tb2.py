# adjusted trial balance of a self storage partnership, accountant's workbook (xlsx, two sheets)
import random, xlsxwriter
from common import *
rnd = random.Random(8102)
# code, name, unadjusted (dr +), prior year adjusted
U = [('1000','Checking - First Prairie',148220.17,131904.66),('1005','Money market',402118.90,388250.02),('1010','Credit card clearing',6214.55,5480.10),
('1100','Tenant receivables',21480.33,18722.41),('1105','Allowance for bad debts',-6000.00,-6000.00),('1200','Prepaid insurance',38412.00,14820.50),
('1210','Prepaid other',2150.00,1975.00),('1250','Retail inventory',7318.24,6904.88),('1300','Tax escrow with lender',61250.08,57733.40),
('1500','Land',1240000,1240000),('1510','Buildings',7865400,7865400),('1515','Site improvements',642870.15,618200.15),('1520','Gate, cameras & access system',118645.90,118645.90),
('1530','Furniture & equipment',44210.63,41889.13),('1590','Accumulated depreciation',-2147330.00,-2147330.00),('1600','Loan costs',96400,96400),('1605','Accumulated amortization - loan costs',-38560,-38560),
('2000','Accounts payable',-9874.41,-14208.77),('2050','Accrued expenses',-4100.00,-11650.00),('2060','Accrued interest',-21604.17,-21604.17),
('2070','Accrued real estate taxes',-88000,-88000),('2080','Sales tax payable',-1133.82,-987.40),('2100','Prepaid rents',-33915.62,-31208.15),
('2110','Security deposits',-2450.00,-2700.00),('2120','Tenant insurance premiums payable',-8842.50,-7990.25),('2500','Note payable - Midland Life',-5241880.36,-5364415.20),
('3000','Partners\' capital',-2735671.48,None),('3100','Distributions',360000,330000),
('4000','Rental income - drive-up',-918442.70,-884120.55),('4010','Rental income - climate',-611908.45,-570334.90),('4020','Vehicle & boat parking',-74310.00,-71025.00),
('4050','Discounts & concessions',41207.18,38115.62),('4055','Bad debt write-offs',16480.92,15207.31),('4100','Late & lien fees',-48715.00,-45390.00),
('4110','Admin fees',-24150.00,-22875.00),('4120','Tenant insurance commissions',-63204.11,-55890.72),('4130','Retail sales',-11842.36,-12104.90),('4140','Truck rental commissions',-8215.40,-9002.11),
('5000','Cost of retail sold',5611.19,5480.42),('6000','Manager wages',121840.56,116204.88),('6010','Payroll taxes & benefits',23870.44,22716.09),('6100','Real estate taxes',88410.22,90112.40),
('6110','Insurance',None,33640.00),('6200','Utilities',41280.75,39504.18),('6210','Telephone & internet',6904.12,6511.20),('6220','Repairs & maintenance',38617.80,29980.45),
('6230','Snow & landscaping',18240.00,16915.00),('6240','Pest control',2880.00,2760.00),('6300','Advertising & call center',52470.33,48225.14),('6310','Credit card fees',36214.87,33918.62),
('6320','Software & website',14388.00,13200.00),('6400','Management fee',99861.30,95102.08),('6410','Accounting & legal',9750.00,17350.00),('6420','Auction & lien costs',2315.60,1980.25),
('7000','Interest expense',263118.49,269204.37),('7100','Depreciation',None,221840.00),('7110','Amortization',None,9640.00)]
ADJ = [ # ref, memo, [(code, amount)]
('AJE 1','To record 2024 depreciation per schedule',[('7100',223415.00),('1590',-223415.00)]),
('AJE 2','To record amortization of loan costs',[('7110',9640.00),('1605',-9640.00)]),
('AJE 3','To expense insurance premiums used in the year',[('6110',34907.40),('1200',-34907.40)]),
('AJE 4','To accrue audit and tax fees',[('6410',8200.00),('2050',-8200.00)]),
('AJE 5','To adjust real estate tax accrual to actual bill',[('6100',3715.64),('2070',-3715.64)]),
('AJE 6','To capitalize paving charged to repairs',[('1515',11940.00),('6220',-11940.00)]),
('AJE 7','To adjust allowance for bad debts',[('4055',1850.00),('1105',-1850.00)]),
('AJE 8','To adjust accrued interest at year end',[('2060',493.20),('7000',-493.20)])]
d = {c:[c,n,u or 0.0,p or 0.0] for c,n,u,p in U}
d['3000'][2]=0; d['3000'][2]=r2(-sum(x[2] for x in d.values())); d['3000'][3]=0; d['3000'][3]=r2(-sum(x[3] for x in d.values()))
print(d['3000'])
adj = {}
for ref,_,ls in ADJ:
    assert abs(sum(a for _,a in ls))<.005
    for c,a in ls: adj.setdefault(c,[]).append((ref.split()[1],a))
wb = xlsxwriter.Workbook(D+'CW_Storage_ATB_2024.xlsx'); ws = wb.add_worksheet('ATB'); w2 = wb.add_worksheet('AJEs')
F = lambda **k: wb.add_format(dict({'font_name':'Arial','font_size':9},**k))
num='#,##0.00'; sg='#,##0.00;(#,##0.00);0.00'
b=F(bold=1); t=F(bold=1,font_size=11); g=F(bold=1,align='center',bottom=1); h=F(bold=1,align='right',bottom=1); hl=F(bold=1,bottom=1); n=F(num_format=num); s=F(num_format=sg); tx=F(); ce=F(align='center',font_color='#B00000'); tt=F(num_format=num,bold=1,top=1,bottom=6); ts=F(num_format=sg,bold=1,top=1,bottom=6)
ws.write('A1','Cottonwood Self Storage Partners, LP',t); ws.write('A2','Adjusted trial balance',b); ws.write('A3','December 31, 2024',b)
ws.write('K1','W/P',F(align='right')); ws.write('L1','TB-1',F(border=1,align='center')); ws.write('K2','Prep',F(align='right')); ws.write('L2','jlo 2/18/25',F(border=1,align='center'))
ws.merge_range('C5:D5','Unadjusted',g); ws.merge_range('F5:G5','Adjustments',g); ws.merge_range('H5:I5','Adjusted',g); ws.write('K5','Prior Year',F(bold=1,align='right'))
ws.write_row('A6',['Acct','Account'],hl); ws.write_row('C6',['Debit','Credit'],h); ws.write('E6','Ref',F(bold=1,align='center',bottom=1)); ws.write_row('F6',['Debit','Credit','Debit','Credit'],h); ws.write('K6','12/31/2023',h)
K=['other:Unadjusted Debit','other:Unadjusted Credit','other:Adjustments Debit','other:Adjustments Credit','other:Adjusted Debit','other:Adjusted Credit','other:Prior Year 12/31/2023']
rows=[]; sums=[0]*7; r=6
for c,nm,u,p in d.values():
    a=adj.get(c,[]); ad=r2(sum(x for _,x in a if x>0)); ac=r2(-sum(x for _,x in a if x<0)); z=r2(u+ad-ac)
    vals=[u if u>0 else None,-u if u<0 else None,ad or None,ac or None,z if z>0 else None,-z if z<0 else None,p]
    ws.write_number(r,0,int(c),F(align='left')); ws.write(r,1,nm,tx)
    if a: ws.write(r,4,', '.join(x for x,_ in a),ce)
    row={"account":c,"name":nm}
    for i,(col,v) in enumerate(zip([2,3,5,6,7,8,10],vals)):
        if v is None: continue
        v=r2(v); row[K[i]]=v; sums[i]+=v
        if i in(4,5):
            R=r+1; ws.write_formula(r,col,f'=C{R}-D{R}+F{R}-G{R}' if i==4 else f'=D{R}-C{R}+G{R}-F{R}',n,v)
        else: ws.write_number(r,col,v,s if i==6 else n)
    rows.append(row); r+=1
r+=1; sums=[r2(x) for x in sums]
ws.write(r,1,'Totals',b)
for i,col in enumerate([2,3,5,6,7,8,10]):
    L='CDFGHIK'[i]; ws.write_formula(r,col,f'=SUM({L}7:{L}{r-1})',ts if i==6 else tt,sums[i])
ni=r2(-sum(x.get(K[4],0)-x.get(K[5],0) for x in rows if x['account']>='4000'))
ws.write(r+2,1,'Net income per adjusted TB, to Schedule M-1',F(italic=1)); ws.write(r+2,8,ni,F(num_format=num,italic=1))
assert sums[0]==sums[1] and sums[2]==sums[3] and sums[4]==sums[5] and abs(sums[6])<.005,sums
ws.set_column('A:A',7); ws.set_column('B:B',34); ws.set_column('C:D',14); ws.set_column('E:E',6); ws.set_column('F:I',14); ws.set_column('J:J',1.5); ws.set_column('K:K',15); ws.set_column('L:L',11)
ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
w2.write('A1','Adjusting journal entries - 12/31/2024',t); q=2
for ref,memo,ls in ADJ:
    w2.write(q,0,ref,b); q+=1
    for c,a in ls: w2.write(q,1,c,tx); w2.write(q,2,('' if a>0 else '     ')+d[c][1],tx); w2.write(q,3 if a>0 else 4,abs(a),n); q+=1
    w2.write(q,2,memo,F(italic=1)); q+=2
w2.set_column('C:C',48); w2.set_column('D:E',14)
wb.close()
save('CW_Storage_ATB_2024.xlsx','TB','CPA adjusted trial balance: unadjusted / adjustments with refs / adjusted pairs + signed prior year, AJE sheet',True,K,rows,[dict({"label":"Totals"},**dict(zip(K,[x+0.0 if abs(x)>.004 else 0.0 for x in sums])))])
