# Canadian housing co-op: treasurer's year-end trial balance workbook, opening/transactions/closing; planted digit
import random, xlsxwriter
from h import *
random.seed(632)
N='tb_coop_yearend_2024.xlsx'
S=[('ASSETS',[('1000','Petty cash',250,0),('1010','Alterna - chequing',48213.77,1),('1015','Alterna - security deposits',21650.00,1),('1020','GIC - capital replacement reserve',386420.15,1),('1100','Members\' receivable',7418.20,1),('1105','Allowance for doubtful accounts',-2100,1),('1110','HST rebate receivable',3906.44,1),('1120','RGI subsidy receivable - City',0,1),('1130','Prepaid insurance',18240.66,1),('1135','Prepaid property tax',0,1),('1500','Land',612000,0),('1510','Building',4218730.00,0),('1515','Accumulated amortization - building',-2906144.18,1),('1520','Appliances & equipment',88402.19,1),('1525','Accumulated amortization - equipment',-71006.30,1)]),
('LIABILITIES',[('2000','Accounts payable & accruals',-26118.93,1),('2010','Source deductions payable',-2214.08,1),('2020','Members\' prepaid housing charges',-5120.00,1),('2030','Member deposits',-21400.00,1),('2040','Hydro equal billing',-1106.31,1),('2400','First mortgage - CMHC insured',-1318472.55,1),('2410','Second mortgage - Green loan',-164900.00,1)]),
('EQUITY & RESERVES',[('3000','Member shares',-5200.00,1),('3100','Capital replacement reserve fund',-386420.15,1),('3200','Subsidy surplus fund',-41775.90,0),('3900','Accumulated operating surplus','BAL',0)]),
('REVENUE',[('4000','Housing charges - gross potential',-742896.00,2),('4010','Vacancy loss',4186.00,2),('4020','RGI assistance - municipal',-118304.00,2),('4030','Parking',-9870.00,2),('4040','Laundry',-6214.75,2),('4050','Interest income',-14077.36,2),('4060','NSF and late charges',-715.00,2),('4090','Solar FIT revenue',-5932.18,2)]),
('OPERATING EXPENSES',[('5000','Coordinator salary',71240.00,2),('5010','Employee benefits & EHT',8413.62,2),('5020','Bookkeeping contract',14400.00,2),('5030','Audit & legal',11825.50,2),('5040','Bad debts',1880.00,2),('5050','Office, postage & copier',4902.17,2),('5060','Education & conferences',2650.00,2),('5070','CHF Canada dues',3374.40,2),('5100','Maintenance - contract',38716.09,2),('5110','Plumbing',17208.36,2),('5120','Electrical',6113.90,2),('5130','Appliance repairs',3870.41,2),('5140','Unit turnover & painting',19355.72,2),('5150','Grounds & snow removal',24612.00,2),('5160','Pest control',2938.00,2),('5170','Elevator maintenance',9264.28,2),('5180','Fire & life safety',5120.47,2),('5200','Hydro - common areas',26418.35,2),('5210','Natural gas',31890.72,2),('5220','Water & sewer',44127.60,2),('5230','Garbage & recycling',6984.00,2),('5300','Property taxes',126340.08,2),('5310','Insurance',36481.32,2),('5400','Mortgage interest',58214.49,2),('5410','Amortization',112644.90,2),('5420','Contribution to capital reserve',96000.00,2),('5490','HST expense, non-recoverable',9107.83,2)])]
flat=[[sec,*a] for sec,l in S for a in l]
# opening & transactions (signed), balance each
op={};td={};tc={}
for sec,code,nm,v,k in flat:
    if v=='BAL': continue
    if k==2:
        op[code]=0
        a=abs(v)
        rev=r2(random.choice([0,0,0,.02,.035])*a)
        if v>0: td[code]=r2(v+rev);tc[code]=rev
        else: tc[code]=r2(-v+rev);td[code]=rev
    elif k==0: op[code]=v;td[code]=tc[code]=0
# balance sheet transactions
for sec,code,nm,v,k in flat:
    if k!=1: continue
    flow={'1010':905000,'1015':1950,'1020':110200,'1100':742896,'1110':9100,'1120':118304,'1130':36100,'1135':126340.08,'2000':318400,'2010':27500,'2020':7900,'2400':0,'2410':0}.get(code,0)
    if code=='1010': continue
    if code in('1515','1525'): d,c={'1515':(0,104600.00),'1525':(0,8044.90)}[code]
    elif code=='2400': d,c=81206.40,0
    elif code=='2410': d,c=12400.00,0
    elif code=='3000': d,c=400.00,300.00
    elif code=='3100': d,c=78318.00,110200.36
    elif code=='1020': d,c=118204.66,0
    elif code=='1520': d,c=6240.18,0
    elif code=='1105': d,c=1230,1880
    elif code=='2030': d,c=1800,1950
    elif code=='2040': d,c=13200,13418.27
    else:
        d=r2(flow*random.uniform(.97,1.0)); c=r2(flow*random.uniform(.97,1.0))
        if code=='1120': d=c=118304.00
        if code=='1135': d=c=126340.08
    td[code],tc[code]=d,c; op[code]=r2(v-d+c)
# 1010: plug movements so that transactions balance
sd=sum(td.values());sc=sum(tc.values())
tc['1010']=r2(918406.22); td['1010']=r2(sc+tc['1010']-sd)
op['1010']=r2(48213.77-td['1010']+tc['1010'])
td['3900']=tc['3900']=0; op['3900']=0; op['3900']=r2(-sum(op.values()))
print('chq',td['1010'],op['1010'],op['3900'])
rows=[];tot={k:0 for k in('open_dr','open_cr','debit','credit','close_dr','close_cr')}
for sec,code,nm,v,k in flat:
    r={"account":code,"name":nm}
    o=op[code];c=r2(o+td[code]-tc[code])
    def put(a,b,x):
        if x>0: r[a]=r2(x)
        elif x<0: r[b]=r2(-x)
    put('open_dr','open_cr',o)
    if td[code]: r['debit']=td[code]
    if tc[code]: r['credit']=tc[code]
    put('close_dr','close_cr',c)
    for q in tot: tot[q]+=r.get(q,0)
    rows.append(r)
tot={k:r2(v) for k,v in tot.items()}
assert tot['open_dr']==tot['open_cr'] and tot['debit']==tot['credit'] and tot['close_dr']==tot['close_cr'],tot
# plant: 5220 closing debit 44,127.60 -> 44,727.60
pr=[r for r in rows if r['account']=='5220'][0]; old=pr['close_dr']; pr['close_dr']=44727.60
planted={"what":f"account 5220 Water & sewer: closing debit printed 44,727.60 instead of {old:,.2f}; the total of closing debits still counts {old:,.2f}","kind":"digit_changed"}
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('TB 2024'); 
F=lambda **k: wb.add_format({**dict(font_name='Calibri',font_size=10),**k})
ws.set_column('A:A',7);ws.set_column('B:B',36);ws.set_column('C:D',14);ws.set_column('E:E',1.5);ws.set_column('F:G',14);ws.set_column('H:H',1.5);ws.set_column('I:J',14)
ws.write('A1','Willow Flats Housing Co-operative Inc.',F(bold=True,)); ws.write('A2','Year-end trial balance',F(bold=True)); ws.write('A3','Fiscal year ended December 31, 2024',F()); ws.write('I1','Prepared by: R.T., Treasurer',F(italic=True)); ws.write('I2','Draft 2 - for auditor',F(italic=True,font_color='#C00000'))
g=F(bold=True,align='center',bottom=1,bg_color='#E2EFDA'); hh=F(bold=True,align='right',bottom=1); hl=F(bold=True,bottom=1)
ws.merge_range('C5:D5','Opening Balance Jan 1',g);ws.merge_range('F5:G5','Transactions in Year',g);ws.merge_range('I5:J5','Closing Balance Dec 31',g)
ws.write('A6','Acct',hl);ws.write('B6','Account name',hl)
for c,t in((2,'Debit'),(3,'Credit'),(5,'Debit'),(6,'Credit'),(8,'Debit'),(9,'Credit')): ws.write(5,c,t,hh)
m=F(num_format='#,##0.00'); y=6; cols=dict(open_dr=2,open_cr=3,debit=5,credit=6,close_dr=8,close_cr=9)
last=None
for (sec,*_),r in zip(flat,rows):
    if sec!=last:
        if last: y+=1
        ws.write(y,0,sec,F(bold=True,font_color='#375623')); y+=1; last=sec
    ws.write_string(y,0,r['account'],F()); ws.write(y,1,r['name'],F())
    for k,c in cols.items():
        if k in r: ws.write(y,c,r[k],m)
    y+=1
y+=1; tf=F(bold=True,num_format='#,##0.00',top=1,bottom=6); ws.write(y,1,'TOTALS',F(bold=True))
for k,c in cols.items(): ws.write(y,c,tot[k],tf)
ws.write(y+2,1,'Bank rec and mortgage statement agreed 22-Jan-25. RGI reconciliation still with the City.',F(italic=True,font_size=9))
ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
ws2=wb.add_worksheet('To do')
for i,t in enumerate(['Outstanding for audit','GIC confirmations from Alterna','Signed RGI file review','Minutes approving 2025 budget','Member share register']): ws2.write(i,0,t)
wb.close()
save(N,'TB','Canadian co-op treasurer workbook, opening/transactions/closing pairs, section headings',True,['open_dr','open_cr','debit','credit','close_dr','close_cr'],rows,[{"label":"TOTALS",**tot}],planted)
