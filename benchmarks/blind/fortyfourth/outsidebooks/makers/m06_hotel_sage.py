from common import *
import xlwt
f='06_ballyvarra_house_sage_pl.xls'
s=S('Profit and Loss','Ballyvarra House Hotel Ltd',['Period','Year to Date'],'2024-09-01','2024-09-30',sheet='Sheet1')
L=lambda lab,a,b,code=None: s.l(lab,[a,b],code=code)
s.h('Sales')
i=[L('Rooms',38_214.50,291_776.20),L('Bar and Lounge',14_903.15,128_640.85),L('Restaurant and Breakfast',19_117.40,156_902.66),L('Functions and Weddings',11_850.00,64_425.00)]
t1=s.t('Total Sales',i,key='total_income')
s.h('Purchases')
p=[L('Food Purchases',7_744.92,63_811.37),L('Bar Purchases',5_518.03,47_209.44),L('Stock Movement',-412.60,1_985.15)]
t2=s.t('Total Purchases',p)
s.h('Direct Expenses')
d=[L('Wages - Rooms and Reception',9_860.00,84_112.75),L('Wages - Kitchen and Bar',13_204.66,112_348.20),L('Laundry',1_918.70,15_570.35),L('Booking Agent Commission',3_057.16,24_988.40),L('Guest Supplies',640.85,6_021.19)]
t3=s.t('Total Direct Expenses',d)
gp=s.t('Gross Profit/(Loss)',[t1,t2,t3],minus=[t2,t3])
s.h('Overheads')
o=[L('Directors Salary',3_500.00,31_500.00),L('Employers PRSI',2_574.13,22_006.88),L('Rates',1_365.00,12_285.00),L('Heat, Light and Power',4_116.27,41_870.33),L('Insurance',1_808.33,16_274.97),L('Repairs and Renewals',2_290.40,27_413.62),L('Telephone and Broadband',214.80,1_946.75),L('Printing and Stationery',88.15,1_102.46),L('Professional Fees',0.00,4_650.00),L('Advertising and Website',475.00,6_180.00),L('Bank Charges',391.22,3_310.54),L('Motor Expenses',263.90,2_418.07),L('Licences and Fire Safety',0.00,2_135.00),L('Loan Interest',1_122.45,10_310.90),L('Depreciation',2_750.00,24_750.00),L('Bad Debts',0.00,180.00)]
t4=s.t('Total Overheads',o)
s.t('Net Profit/(Loss)',[gp,t4],minus=[t4],key='net_income',kind='TOTAL')
w=xlwt.Workbook(); ws=w.add_sheet('Sheet1')
b=xlwt.easyxf('font: name Arial, bold on, height 200'); bt=xlwt.easyxf('font: name Arial, bold on, height 220'); p_=xlwt.easyxf('font: name Arial, height 180'); n=xlwt.easyxf('font: name Arial, height 180; align: horiz right',num_format_str='#,##0.00;(#,##0.00)'); nt=xlwt.easyxf('font: name Arial, bold on, height 180; align: horiz right; borders: top thin',num_format_str='#,##0.00;(#,##0.00)'); hu=xlwt.easyxf('font: name Arial, bold on, underline on, height 180; align: horiz right')
ws.write(0,0,'Date:',p_); ws.write(0,1,'08/10/2024',p_); ws.write(1,0,'Time:',p_); ws.write(1,1,'11:47:09',p_)
ws.write(0,3,'Ballyvarra House Hotel Ltd',bt); ws.write(1,3,'Profit and Loss',bt); ws.write(0,8,'Page: 1',p_)
ws.write(3,0,'From:',p_); ws.write(3,1,'Month 9, September 2024',p_); ws.write(4,0,'To:',p_); ws.write(4,1,'Month 9, September 2024',p_)
ws.write(6,0,'Chart of Accounts:',p_); ws.write(6,2,'Hotel Layout',p_)
ws.write(8,4,'Period',hu); ws.write(8,7,'Year to Date',hu)
r=10; X={}
for ix,(row,m) in enumerate(s.R()):
    lab=row['label']
    if row['rowType']=='HEADING': ws.write(r,0,lab,b); r+=1; continue
    tot=row['rowType']!='LINE'
    # Sage prints section subtotal in next column
    ws.write(r,1 if not tot else 0,lab,b if tot else p_)
    ca,cb=(5,8) if tot else (4,7)
    ws.write(r,ca,row['values'][0],nt if tot else n); ws.write(r,cb,row['values'][1],nt if tot else n)
    r+=2 if tot else 1
for k,wd in enumerate([11,30,2,4,12,12,2,13,13]): ws.col(k).width=256*wd
ws.portrait=True; ws.set_paper_size_code(9); w.save(DOC+f)
save(f,[s],'HOSPITALITY','OPERATING_STATEMENT','hotel bookkeeper (Sage 50, Ireland)','Sage export to .xls, totals in a column beside the lines','hard')
