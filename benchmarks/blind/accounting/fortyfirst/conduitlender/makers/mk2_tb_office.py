# CPA workbook, office building: three Dr/Cr pairs, merged two-line header, "1010 · Name" in one column, W/P refs, hidden mapping column
import random, xlsxwriter
from common import *
R=random.Random(4102)
O='''1010 · Operating Checking - Harbor National|184226.40
1015 · Tenant Security Deposit Account|141800.00
1050 · Lockbox / DACA Account|22915.08
1110 · Tenant Receivables|73418.55
1120 · Straight-Line Rent Receivable|612340.00
1190 · Reserve for Bad Debts|-18000
1210 · Prepaid Insurance|29411.66
1220 · Prepaid Real Estate Taxes|0
1310 · TI/LC Reserve (Lender Held)|340117.29
1320 · Tax Escrow (Lender Held)|96120.44
1410 · Land|2150000
1420 · Building & Site Improvements|14672300
1430 · Tenant Improvements|2218906.13
1490 · Accum. Depreciation & Amort.|-4390218.77
1510 · Leasing Commissions|743085.20
1515 · Accum. Amort. - Leasing Comm.|-318640.05
1550 · Loan Costs|287500
1555 · Accum. Amort. - Loan Costs|-134166.62
2010 · Accounts Payable|-61208.93
2050 · Accrued Interest|-49383.33
2060 · Accrued RE Taxes|0
2100 · Rents Received in Advance|-44705.18
2200 · Tenant Security Deposits|-141800
2400 · Note Payable - Meridian Fidelity Life|-11840000
2410 · Due to Member - W. Oyelaran|-75000
3010 · Members' Capital|0
3050 · Distributions to Members|0'''
IS='''4010 · Base Rent|-1932400
4015 · Straight-Line Rent Adjustment|-41220
4050 · Free Rent / Abatements|68115.5
4110 · Operating Expense Recoveries|-286440.12
4120 · Real Estate Tax Recoveries|-131905.66
4150 · Parking - Reserved Stalls|-37260
4160 · After-Hours HVAC Billings|-6918.75
4190 · Antenna License (Rooftop)|-21600
4900 · Interest & Other|-3087.41
5010 · Janitorial Contract|147312.84
5020 · Day Porter|38880
5110 · Electricity|198744.37
5120 · Gas|21306.9
5130 · Water & Sewer|17428.05
5210 · HVAC R&M|43817.6
5220 · Elevator Maintenance Contract|26055
5230 · Life-Safety / Fire Alarm Monitoring|9744.5
5240 · General Building Repairs|52190.33
5250 · Roof Repairs|6400
5310 · Security Guard Service|88214.16
5320 · Landscape & Snow|31977.25
5410 · Property Management Fee (4%)|94011.18
5420 · Building Engineer Salaries|112466.07
5430 · Administrative & Office|13808.92
5440 · Professional Fees|27350
5510 · Property Insurance|44117.49
5610 · Real Estate Taxes|271845.63
6010 · Mortgage Interest|444450
6110 · Depreciation|386271.21
6120 · Amortization - Leasing & Loan|83512.44
6200 · Non-Recoverable Owner Expense|7918.02'''
rows=[]
for l in O.split('\n'):
    n,b=l.rsplit('|',1);rows.append([n,r2(b),0.0,0.0])
by={r[0][:4]:r for r in rows}
mv={'1015':(0,6200),'1050':(2398111.2,2401870.55),'1110':(2447720.19,2429003.4),'1120':(41220,0),'1190':(0,4500),'1210':(48830,44117.49),'1220':(67961.41,0),'1310':(90000,61445.5),'1320':(252000,267900.11),'1430':(61445.5,0),'1490':(0,386271.21),'1510':(38410,0),'1515':(0,61949.96),'1555':(0,21562.48),'2010':(1012388.7,1027415.31),'2050':(444450,444450),'2060':(267900.11,271845.63),'2100':(44705.18,39216.02),'2200':(6200,0),'3050':(365000,0)}
for k,(d,c) in mv.items(): by[k][2],by[k][3]=r2(d),r2(c)
by['3010'][1]=r2(-sum(r[1] for r in rows))
isr=[]
for l in IS.split('\n'):
    n,b=l.rsplit('|',1);b=float(b);opp=r2(abs(b)*R.choice([0,0,0,.013,.021,.004]))
    isr.append([n,0.0,r2(b+opp) if b>0 else opp, opp if b>0 else r2(-b+opp)])
rows+=isr
gap=r2(sum(r[2] for r in rows)-sum(r[3] for r in rows))
base=2411806.33
by['1010'][2]=base;by['1010'][3]=r2(base+gap);assert base+gap>0;print('cash close',r2(by['1010'][1]-gap))
wb=xlsxwriter.Workbook(doc('Calloway Tower 9-30-25 WTB (rev2).xlsx'))
F=lambda **k:wb.add_format({'font_name':'Garamond','font_size':11,**k})
num='#,##0.00';
cv=wb.add_worksheet('Cover');cv.set_column(0,0,70);cv.hide_gridlines(2)
for i,t in enumerate(['Brannock & Ilves, P.C.','Certified Public Accountants','','Client: Calloway Tower Associates, LLC','Engagement: Interim compilation for lender, nine months ended September 30, 2025','Prepared by: jti 10/21/25      Reviewed: ________','','Contents','   A-1   Working trial balance','   A-2   Open items']): cv.write(i+1,1 if 0 else 0,t,F(bold=i in(0,7)))
ws=wb.add_worksheet('A-1 WTB');ws.hide_gridlines(2)
ws.set_column('A:A',2);ws.set_column('B:B',44);ws.set_column('C:C',8,None,{'hidden':True});ws.set_column('D:D',7);ws.set_column('E:F',16);ws.set_column('G:G',1.5);ws.set_column('H:I',16);ws.set_column('J:J',1.5);ws.set_column('K:L',16)
ws.merge_range('B1:L1','CALLOWAY TOWER ASSOCIATES, LLC',F(bold=1,align='center'))
ws.merge_range('B2:L2','Working Trial Balance - Income Tax Basis Modified for Straight-Line Rent',F(align='center',italic=1))
ws.merge_range('B3:L3','For the nine months ended September 30, 2025',F(align='center'))
h=F(bold=1,align='center',bottom=1,text_wrap=1,valign='vcenter')
ws.merge_range('B5:B6','Account',F(bold=1,bottom=1,valign='bottom'));ws.merge_range('C5:C6','Map',h);ws.merge_range('D5:D6','W/P\nRef',h)
ws.merge_range('E5:F5','Balance\n12/31/2024',h);ws.merge_range('H5:I5','Transactions\n1/1 - 9/30/2025',h);ws.merge_range('K5:L5','Balance\n9/30/2025',h);ws.set_row(4,32)
for c in 'EHK':ws.write(c+'6','Dr',h)
for c in 'FIL':ws.write(c+'6','Cr',h)
ws.freeze_panes(6,2)
nf=F(num_format=num);tx=F();r=6;T=[]
REF={'1010':'B-1','1110':'C-1','1120':'C-4','1430':'F-2','2010':'K-1','2400':'M-1','4010':'R-1','5610':'T-3','1310':'D-1','3010':'P-1'}
K=['open_dr','open_cr','debit','credit','close_dr','close_cr'];cols=[4,5,7,8,10,11];sums=[0.0]*6
first=r+1
for i,(nm,b,d,c) in enumerate(rows):
    if nm.startswith(('2010','3010','4010','5010','6010')): r+=1
    code,name=nm.split(' · ');e=r2(b+d-c)
    v=[b if b>0 else 0,-b if b<0 else 0,d,c,e if e>0 else 0,-e if e<0 else 0]
    v=[r2(x) for x in v];ws.write(r,1,nm,tx);ws.write(r,2,'X'+code[:2],tx)
    if code in REF: ws.write(r,3,REF[code],F(font_color='#C00000',align='center'))
    for x,cc,j in zip(v,cols,range(6)):
        sums[j]+=x
        if x: ws.write_number(r,cc,x,nf)
    T.append(dict(account=code,name=name,**{k:(x or None) for k,x in zip(K,v)}));r+=1
last=r;r+=1;tf=F(num_format=num,top=1,bottom=6,bold=1);ws.write(r,1,'TOTALS',F(bold=1))
sums=[r2(s) for s in sums]
for s,cc in zip(sums,cols):
    L=chr(65+cc);ws.write_formula(r,cc,f'=SUM({L}{first}:{L}{last})',tf,s)
tot=[dict(label='TOTALS',**dict(zip(K,sums)))]
assert abs(sums[0]-sums[1])<.01 and abs(sums[2]-sums[3])<.01 and abs(sums[4]-sums[5])<.01,sums
ws.write(r+2,1,'Tickmarks: \u03c9 agreed to bank statement; \u2021 agreed to lender servicer statement. See A-2.',F(italic=1,font_size=9))
ws.write(r+3,1,'Unaudited - see accountants\u2019 compilation report.',F(italic=1,font_size=9))
ws.set_landscape();ws.fit_to_pages(1,0);ws.activate()
w3=wb.add_worksheet('A-2 Open items');w3.set_column(0,0,90)
for i,t in enumerate(['1. Confirm member loan (acct 2410) is subordinate - need executed agreement.','2. Obtain elevator contract renewal, effective July.','3. Abatement for Suite 900 per second amendment; tie to lease abstract.']): w3.write(i,0,t,tx)
wb.close();truth('Calloway Tower 9-30-25 WTB (rev2)','TB',K,T,tot);print(len(T))
