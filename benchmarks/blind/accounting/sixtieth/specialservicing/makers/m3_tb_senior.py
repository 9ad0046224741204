# TB 3: senior housing, .xls export, departmental accounts, opening/period/closing debit+credit pairs
import random, xlwt
from common import *
R=random.Random(6013)
def c(x): return r2(x*R.uniform(.9,1.1)+R.randint(0,99)/100)
A=[]
def a(code,nm,o,d,cr): A.append([code,nm,r2(o),r2(d),r2(cr)])
for code,nm,o,d,cr in [
('1001.00','Cash - Operating',384000,0,0),('1002.00','Cash - Payroll Clearing',12000,402000,399500),('1003.00','Cash - Resident Trust',21800,6100,5400),('1004.00','Petty Cash',1500,0,0),
('1101.00','A/R - Private Pay',141000,0,0),('1102.00','A/R - LTC Insurance',38700,52000,49600),('1103.00','A/R - Medicaid Waiver',52400,71000,66800),('1109.00','Allowance for Bad Debt',-29300,0,4100),
('1201.00','Prepaid Insurance',66000,0,16500),('1202.00','Prepaid Licenses & Dues',8800,0,1320),('1203.00','Food Inventory',14900,15300,14900),('1204.00','Deposits - Utilities',11250,0,0),
('1301.00','Escrow - Taxes',118000,29500,0),('1302.00','Escrow - Insurance',41000,15800,0),('1303.00','Replacement Reserve',233000,9300,6200),
('1501.00','Land',2250000,0,0),('1502.00','Building',21480000,0,0),('1503.00','Land Improvements',612000,0,0),('1504.00','Furniture & Equipment',1344000,11800,0),('1505.00','Vehicles',96400,0,0),('1506.00','Construction in Progress',0,6200,0),
('1551.00','Accum Depr - Building',-4410000,0,45900),('1554.00','Accum Depr - F&E',-871000,0,12300),('1555.00','Accum Depr - Vehicles',-61300,0,1070),('1601.00','Deferred Loan Costs, Net',208000,0,2890),
('2001.00','Accounts Payable',-118600,0,0),('2002.00','Accrued Payroll',-91200,91200,97400),('2003.00','Accrued PTO',-78400,8800,10100),('2004.00','Payroll Taxes Payable',-21900,64000,62700),('2005.00','Accrued Real Estate Tax',-83000,0,27700),('2006.00','Accrued Interest',-71200,71200,70900),
('2101.00','Prepaid Resident Fees',-64500,64500,58200),('2102.00','Community Fees - Deferred',-112000,14000,17500),('2103.00','Resident Trust Liability',-21800,5400,6100),('2104.00','Due to Management Co',-33800,33800,35100),
('2501.00','Mortgage Payable',-17420000,28400,0),('3001.00','Partner Capital',-9000000,0,0),('3002.00','Partner Distributions',1250000,0,0),('3099.00','Retained Earnings',0,0,0)]:
    if code in('2003.00','2103.00','1501.00','3001.00','3002.00','1004.00','1204.00'): a(code,nm,o,d,cr)
    else: a(code,nm,c(o) if o else 0,c(d) if d else 0,c(cr) if cr else 0)
def inc(code,nm,m,rv=0):
    a(code,nm,-sum(c(m) for _ in range(6)),c(rv) if rv else 0,c(m))
def exp(code,nm,m,cr=0):
    a(code,nm,sum(c(m) for _ in range(6)),c(m),c(cr) if cr else 0)
for n,m,rv in [('4001.10 Rent - IL Studio',18200,0),('4002.10 Rent - IL One Bedroom',96400,0),('4003.10 Rent - IL Two Bedroom',71300,0),('4004.10 Rent - IL Cottage',28800,0),('4011.20 Rent - AL Studio',88600,1200),('4012.20 Rent - AL One Bedroom',121000,0),('4013.20 Rent - AL Companion',24300,0),('4021.30 Rent - MC Private',104000,2450),('4022.30 Rent - MC Companion',31500,0),
 ('4101.20 Level of Care Fees - AL',58700,900),('4102.30 Level of Care Fees - MC',37200,0),('4103.20 Medication Management',14300,0),('4201.10 Second Person Fee',6400,0),('4202.00 Community Fees',14000,0),('4203.00 Guest Meals',1350,0),('4204.00 Beauty / Barber',2100,0),('4205.00 Pet Fees',480,0),('4206.00 Garage & Storage',1150,0),('4207.20 Respite Stays',5900,0),('4299.00 Other Resident Income',760,0)]:
    inc(n[:7],n[8:],m,rv)
a('4301.00','Concessions - Move-In',c(41000),c(6700),0); a('4302.00','Bad Debt Recoveries',-c(1900),0,0)
dep={'40':'Nursing & Care','41':'Memory Care','50':'Dining','55':'Housekeeping & Laundry','60':'Activities','65':'Transportation','70':'Maintenance','80':'Marketing','90':'Administration'}
wage={'40':(68400,5200),'41':(41200,3700),'50':(36800,2400),'55':(17300,900),'60':(8900,0),'65':(4100,0),'70':(13600,1100),'80':(11200,0),'90':(24300,0)}
for k,(w,o) in wage.items():
    nm=dep[k]
    exp(f'5001.{k}',f'Wages - {nm}',w)
    if o: exp(f'5002.{k}',f'Overtime - {nm}',o)
    exp(f'5010.{k}',f'Payroll Taxes - {nm}',w*.086)
    exp(f'5011.{k}',f'Health Insurance - {nm}',w*.07,w*.007)
    exp(f'5012.{k}',f'Workers Comp - {nm}',w*.027)
for n,m in [('5030.40 Agency Staffing - Nursing & Care',9400),('5030.41 Agency Staffing - Memory Care',5200),('5101.40 Medical Supplies',3900),('5102.40 Incontinence Supplies',1850),('5103.40 Pharmacy Consultant',650),('5201.50 Raw Food',39800),('5202.50 Dining Supplies & Smallwares',2400),('5203.50 Kitchen Equipment Repair',1100),('5301.55 Housekeeping Supplies',1750),('5302.55 Linen & Laundry Supplies',980),('5401.60 Activity Supplies',900),('5402.60 Entertainment',1200),('5501.65 Vehicle Fuel & Repairs',1380),('5502.65 Vehicle Insurance',720),
 ('5601.70 Repairs - Building',5100),('5602.70 Repairs - HVAC',2700),('5603.70 Repairs - Elevator',950),('5604.70 Landscaping',3300),('5605.70 Pest Control',410),('5606.70 Fire & Life Safety',1250),('5607.70 Apartment Turnover',4100),('5701.70 Electricity',18700),('5702.70 Natural Gas',4900),('5703.70 Water & Sewer',6100),('5704.70 Trash',1900),('5705.70 Cable & Internet',5300),
 ('5801.80 Advertising - Digital',4200),('5802.80 Referral Agency Fees',11300),('5803.80 Events & Collateral',1600),('5901.90 Office Supplies',880),('5902.90 Telephone',1450),('5903.90 Computer & Software',3900),('5904.90 Licenses & Dues',1320),('5905.90 Training & Travel',1050),('5906.90 Legal & Accounting',2200),('5907.90 Bank & Card Fees',1340),('5908.90 Recruiting & Background',760),('5909.90 Bad Debt Expense',4100),
 ('6001.90 Management Fee',35100),('6101.90 Property & Liability Insurance',16500),('6201.90 Real Estate Taxes',27700),('7001.00 Mortgage Interest',70900),('7101.00 Depreciation',59270),('7102.00 Amortization',2890)]:
    exp(n[:7],n[8:],m)
D={x[0]:x for x in A}
billed=r2(sum(x[4] for x in A if x[0][0]=='4')*.83)
D['1101.00'][3]=billed; D['1101.00'][4]=r2(billed*1.012); D['1001.00'][3]=r2(billed*1.012+118204.66)
D['2001.00'][4]=c(236000); D['2001.00'][3]=c(241000)
D['1001.00'][4]=r2(sum(x[3] for x in A)-sum(x[4] for x in A))
D['3099.00'][2]=r2(-sum(x[2] for x in A))
print(len(A),D['1001.00'],D['3099.00'])
name='WillowBend_TB_Jul2024.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('TB 07-2024')
ez=xlwt.easyxf
T=ez('font: name Tahoma, height 220, bold on'); s=ez('font: name Tahoma, height 160'); h=ez('font: name Tahoma, height 160, bold on; align: horiz center; pattern: pattern solid, fore_colour ice_blue; borders: bottom thin, top thin')
hl=ez('font: name Tahoma, height 160, bold on; pattern: pattern solid, fore_colour ice_blue; borders: bottom thin, top thin')
nmf=ez('font: name Tahoma, height 160',num_format_str='#,##0.00'); tb=ez('font: name Tahoma, height 160, bold on; borders: top thin, bottom double',num_format_str='#,##0.00'); tl=ez('font: name Tahoma, height 160, bold on')
ws.write(0,0,'Willow Bend Senior Living',T); ws.write(1,0,'Trial Balance: July 2024 (fiscal year Jan-Dec)',s); ws.write(2,0,'Books: Accrual    Run 08/14/2024 4:17 PM by dcostell',s)
ws.write_merge(4,5,0,0,'GL Account',hl); ws.write_merge(4,5,1,1,'Account Name',hl)
ws.write_merge(4,4,2,3,'Opening Balance 07/01/2024',h); ws.write_merge(4,4,4,5,'July Activity',h); ws.write_merge(4,4,6,7,'Closing Balance 07/31/2024',h)
for i in range(6): ws.write(5,2+i,['Debit','Credit'][i%2],h)
for i,wd in enumerate([11,38,16,16,15,15,16,16]): ws.col(i).width=256*wd
keys=['open_dr','open_cr','debit','credit','close_dr','close_cr']; rows=[]; tot=[0]*6; r=6
for code,nm,o,d,cr in A:
    e=r2(o+d-cr); v=[max(o,0),max(-o,0),d,cr,max(e,0),max(-e,0)]
    ws.write(r,0,code,s); ws.write(r,1,nm,s); row={"account":code,"name":nm}
    for j,x in enumerate(v):
        x=r2(x); tot[j]+=x
        if x: ws.write(r,2+j,x,nmf); row[keys[j]]=x
        else: ws.write(r,2+j,'',nmf)
    if len(row)==2: row['close_dr']=0.0; ws.write(r,6,0.0,nmf)
    rows.append(row); r+=1
ws.write(r,1,'Totals',tl); tt={"label":"Totals"}
for j,x in enumerate(tot): ws.write(r,2+j,r2(x),tb); tt[keys[j]]=r2(x)
ws.write(r+2,0,f'{len(A)} accounts listed',s); ws.set_portrait(False); ws.set_fit_num_pages(1); ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
ws.set_header_str(b''); ws.set_footer_str(b'&P of &N')
ws.set_panes_frozen(True); ws.set_horz_split_pos(6); ws.set_vert_split_pos(2)
wb.save(doc(name)); print(tt)
save(name,'TB','.xls system export, opening/activity/closing debit-credit pairs, grouped two-line header, about 150 rows',False,keys,rows,[tt])
