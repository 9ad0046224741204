import random
from lib import *
import xlwt
rnd=random.Random(652)
N='Lakeshore Inn 2025 working TB.xls'
# acct,name,net dollars (unadj, dr +), adj
A=[(None,'ASSETS'),('101','Cash - Frontier Bank operating',84312.44,0),('102','Cash - payroll account',6120.00,0),('103','Cash - FF&E reserve',58904.17,0),('110','Accounts receivable - city ledger',14877.35,-1250.00),('115','Credit cards in transit',9418.62,0),('120','Inventory - linens & supplies',11500,-1840.00),('130','Prepaid insurance',27600,-13800.00),('150','Land',640000,0),('151','Building',3215000,0),('152','Building improvements',286417.90,18450.00),('153','Furniture & equipment',512366.25,0),('154','Vehicles - shuttle van',38750,0),('159','Accumulated depreciation',-1184205.00,-142618.00),('170','Franchise fee, net',31250,-2500.00),('175','SBA loan costs, net',22916.67,-1250.00),
(None,'LIABILITIES & EQUITY'),('201','Accounts payable',-37214.08,-6315.22),('210','Sales & lodging tax payable',-12844.91,0),('215','Accrued payroll',0,-8790.45),('216','Accrued interest',0,-9127.60),('220','Advance deposits',-16340.00,0),('250','Note payable - SBA 504 (CDC)',-1128416.33,0),('251','Note payable - Frontier Bank 1st',-1842907.12,0),('255','Loan from member',-75000,0),('301','Member capital',None,0),('305','Member draws',96000,0),
(None,'INCOME'),('401','Room revenue',-1164882.15,0),('405','Cancellation & no-show',-8914.00,0),('410','Vending & sundry shop',-13207.60,0),('415','Meeting room rental',-21475.00,0),('420','Interest income',-612.38,0),
(None,'EXPENSES'),('501','Wages - front desk',142860.31,3115.20),('502','Wages - housekeeping',168402.77,4225.25),('503','Wages - maintenance',46112.50,1450.00),('505','Payroll taxes & workers comp',41620.14,0),('510','Guest supplies & breakfast',58417.93,0),('511','Linen & laundry',17633.40,1840.00),('515','OTA commissions',86218.77,0),('520','Franchise royalties & marketing',99014.98,2815.22),('525','Credit card discount',29117.06,0),('530','Utilities - electric & gas',61208.44,0),('531','Utilities - water & sewer',22390.16,0),('532','Telephone, cable & internet',15744.00,0),('535','Repairs & maintenance',72866.35,-14950.00),('540','Insurance',14210.00,13800.00),('545','Property taxes',48217.72,0),('550','Professional fees',12650.00,0),('555','Bad debts',0,1250.00),('560','Interest expense',178344.21,9127.60),('570','Depreciation',0,142618.00),('575','Amortization',0,3750.00),('590','Office & miscellaneous',9321.86,0)]
L=[dict(a=a[0],n=a[1],u=None if len(a)>2 and a[2] is None else (round(a[2]*100) if len(a)>2 else None),j=round(a[3]*100) if len(a)>2 else None,h=a[0] is None) for a in A]
d=[x for x in L if not x['h']]
for x in d:
    if x['u'] is None: x['u']=-sum(y['u'] for y in d if y['u'] is not None)
print('cap',[x for x in d if x['n']=='Member capital'],'adj',sum(x['j'] for x in d))
assert sum(x['j'] for x in d)==0
wb=xlwt.Workbook();ws=wb.add_sheet('WTB')
st=lambda s,f=None: xlwt.easyxf('font: name Arial, height 180; '+s,num_format_str=f or 'General')
ti=xlwt.easyxf('font: name Arial, bold on, height 240');it=xlwt.easyxf('font: name Arial, italic on, height 180')
hb=xlwt.easyxf('font: name Arial, bold on, height 180; align: horiz center; borders: bottom thin');tx=xlwt.easyxf('font: name Arial, height 180')
bo=xlwt.easyxf('font: name Arial, bold on, height 180');nu=xlwt.easyxf('font: name Arial, height 180',num_format_str='#,##0.00')
to=xlwt.easyxf('font: name Arial, bold on, height 180; borders: top thin, bottom double',num_format_str='#,##0.00')
ws.write(0,0,'Lakeshore Inn & Suites, LLC',ti);ws.write(1,0,'Working Trial Balance',bo);ws.write(2,0,'Year ended December 31, 2025',it)
ws.write(0,8,'Prepared by: RT   2/18/26',it);ws.write(1,8,'Reviewed by: JMK   2/24/26',it)
ws.write_merge(4,4,2,3,'Trial Balance',hb);ws.write_merge(4,4,5,6,'Adjustments',hb);ws.write_merge(4,4,7,8,'Adjusted Trial Balance',hb)
for c,t in ((0,'Acct'),(1,'Description'),(2,'Debit'),(3,'Credit'),(4,'AJE'),(5,'Debit'),(6,'Credit'),(7,'Debit'),(8,'Credit')): ws.write(5,c,t,hb)
refs={'110':'1','555':'1','120':'2','511':'2','130':'3','540':'3','152':'4','159':'5','570':'5','170':'6','175':'6','575':'6','201':'4,7','520':'7','535':'4','215':'8','501':'8','502':'8','503':'8','216':'9','560':'9'}
K=['debit','credit','other:Adjustments Debit','other:Adjustments Credit','other:Adjusted Trial Balance Debit','other:Adjusted Trial Balance Credit']
C=[2,3,5,6,7,8];r=6;T=[0]*6;rows=[]
for x in L:
    if x['h']:
        r+=1;ws.write(r,1,x['n'],bo);r+=1;continue
    ws.write(r,0,x['a'],tx);ws.write(r,1,x['n'],tx)
    if x['a'] in refs: ws.write(r,4,refs[x['a']],xlwt.easyxf('font: name Arial, italic on, height 160, colour blue; align: horiz center'))
    row=dict(account=x['a'],name=x['n'])
    for i,v in enumerate((x['u'],x['j'],x['u']+x['j'])):
        if v==0: continue
        k=2*i+(v<0); ws.write(r,C[k],abs(v)/100,nu);row[K[k]]=n(abs(v));T[k]+=abs(v)
    rows.append(row);r+=1
r+=1;ws.write(r,1,'TOTALS',bo)
for c,v in zip(C,T): ws.write(r,c,v/100,to)
net=-sum((x['u']+x['j']) for x in d if x['a']>='400')
ws.write(r+2,1,'Net income (loss) per books, as adjusted: %s'%f2(net,True),it)
ws.write(r+3,1,'AJE 4: reclass capitalized boiler & roof costs out of R&M and record unpaid retainage; see AJE schedule.',it)
for c,w in enumerate((7,36,15,15,6,14,14,15,15)): ws.col(c).width=256*w
ws.portrait=False;ws.fit_num_pages=1;ws.set_fit_width_to_pages(1);ws.fit_height_to_pages=0;ws.fit_width_to_pages=1
wb.save(D(N))
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
save(N,'TB',K,rows,[dict(label='TOTALS',**{k:n(v) for k,v in zip(K,T)})],"CPA's working trial balance of a hotel (SBA borrower), three debit/credit pairs, grouped header, AJE column",True)
