import random, xlsxwriter
from common import *
R=random.Random(2277)
NAME='Receiver TB - Harborline Inn & Shops 6-30-25.xlsx'
# (acct, name, prior 12/31/24 signed or None, opening at appointment signed, [activity dr, cr], wp)
S=[('ASSETS',[
('10100','Cash - Seaboard Nat\'l operating (debtor, frozen)',38211.07,-6412.55,6412.55,0,'B-1'),
('10150','Cash - Receiver operating acct x4471',None,0,'CASH',0,'B-2'),
('10160','Cash - Receiver FF&E reserve x4489',None,0,62500.00,18240.66,'B-3'),
('10200','House bank / petty cash',2500.00,1865.00,635.00,0,'B-4'),
('10400','Credit card receivable - clearing',21877.40,33106.92,611480.15,619201.44,'B-5'),
('11000','Guest ledger',17402.18,12990.36,0,1408.12,'C-1'),
('11100','City ledger - direct bill',44150.00,51288.75,38114.00,47206.30,'C-2'),
('11200','Tenant receivables - retail shops',61733.12,88420.64,158937.50,141612.18,'C-3'),
('11290','Allowance for doubtful accounts',-20000.00,-20000.00,0,31500.00,'C-3'),
('12000','Inventory - pantry & sundries',4318.66,3970.11,2214.80,1902.45,None),
('13000','Prepaid insurance',19250.00,7218.75,64800.00,23418.75,'D-1'),
('13100','Prepaid franchise & license fees',6600.00,4400.00,0,4400.00,None),
('14000','Deposits - utilities',8900.00,8900.00,0,0,None),
('15000','Land',1450000.00,1450000.00,0,0,'E-1'),
('15100','Building - hotel',6218400.00,6218400.00,0,0,'E-1'),
('15150','Building - retail shops',2104350.00,2104350.00,0,0,'E-1'),
('15200','FF&E',1388206.31,1391476.31,18240.66,0,'E-1'),
('15900','Accumulated depreciation',-3917744.00,-3971204.00,0,0,'E-2'),
('16000','Loan costs, net',88312.50,83781.25,0,0,None),
('17000','Due from Harborline Hospitality Mgmt',214090.18,231655.04,0,0,'F-1')]),
('LIABILITIES',[
('20000','Accounts payable - pre-receivership',-188412.77,-246090.83,0,0,'G-1'),
('20010','Accounts payable - receiver',None,0,284117.62,311406.09,'G-2'),
('21000','Advance deposits - guests',-14320.00,-22671.44,22671.44,31840.19,'C-1'),
('21100','Gift certificates outstanding',-3150.00,-3075.00,275.00,0,None),
('22000','Occupancy tax payable',-31877.12,-58416.90,0,0,'G-3'),
('22005','Occupancy tax payable - receivership period',None,0,49318.40,71206.55,'G-3'),
('22100','Sales tax payable',-2240.16,-3190.02,3190.02,3411.77,'G-3'),
('23000','Accrued payroll & taxes',-24718.90,-19872.36,19872.36,26114.08,'G-4'),
('24000','Accrued property taxes',-96400.00,-116540.00,58270.00,28900.00,'G-5'),
('25000','Security deposits - shops',-27450.00,-27450.00,2850.00,0,'C-4'),
('25500','Prepaid rent - shops',-6125.00,-4375.00,4375.00,8850.00,'C-3'),
('26000','Mortgage payable - First Coastal Bank',-7411880.36,-7411880.36,0,0,'H-1'),
('26100','Accrued interest - note rate',-166767.31,-315004.92,0,0,'H-1'),
('26500','Receiver certificate no. 1',None,0,0,150000.00,'H-2'),
('27000','SBA EIDL loan',-149900.00,-149900.00,0,0,'H-3')]),
('EQUITY',[
('30000','Members\' equity',None,None,0,0,None),
('30100','Distributions',185000.00,373455.74,0,0,None)]),
('REVENUE',[
('40100','Room revenue - transient',-1488209.44,-207614.50,3120.00,498226.80,'R-1'),
('40150','Room revenue - group',-186440.00,-21335.00,0,64190.00,'R-1'),
('40200','Room revenue - extended stay',-92118.15,-30288.00,0,41874.25,'R-1'),
('40900','Guest refunds & allowances',11206.38,2217.40,4906.11,0,'R-1'),
('41000','Pantry & sundry sales',-28114.06,-3987.22,0,9610.47,None),
('41500','Parking & pet fees',-16980.00,-2410.00,0,7255.00,None),
('42000','Shop rents - base',-411900.00,-84812.50,4200.00,131450.00,'R-2'),
('42100','Shop CAM & tax recoveries',-88214.36,-17325.00,0,27487.50,'R-2'),
('42500','Late charges - shops',-2150.00,0,0,0,None),
('49000','Other income - ATM, vending, cell site',-21400.00,-3600.00,0,6300.00,None)]),
('EXPENSES',[
('50100','Payroll - front desk & night audit',268177.20,51466.18,79214.30,0,'X-1'),
('50200','Payroll - housekeeping & laundry',301460.88,55120.07,88319.44,1212.60,'X-1'),
('50300','Payroll - maintenance',81442.00,15830.00,21406.25,0,'X-1'),
('50900','Payroll taxes & workers comp',76119.25,14877.31,22018.66,0,'X-1'),
('51000','Linen, guest & cleaning supplies',58214.09,8890.14,17442.83,0,None),
('51500','Complimentary breakfast',63880.17,9146.02,18966.50,0,None),
('52000','OTA & travel agent commissions',141206.90,20115.66,46308.12,0,None),
('52500','Franchise royalty & reservation fees',97318.42,0,38116.07,0,'X-2'),
('53000','Credit card discount',41880.65,6240.08,15110.44,0,None),
('54000','Utilities - electric & gas',118690.33,27445.61,29877.16,0,'X-3'),
('54100','Utilities - water, sewer, trash',44116.70,8011.25,13260.90,0,'X-3'),
('54500','Cable, phone & internet',22880.12,3990.00,6412.77,0,None),
('55000','Repairs & maintenance - hotel',92417.56,9110.72,31806.19,0,None),
('55100','Repairs & maintenance - shops',28316.44,1275.00,11940.00,0,None),
('55200','Landscaping & pool',18940.00,2100.00,7350.00,0,None),
('56000','Advertising & web site',15422.80,1890.00,2466.00,0,None),
('57000','Insurance',81218.00,12031.25,23418.75,0,'D-1'),
('57500','Property taxes',115600.00,20140.00,28900.00,0,'G-5'),
('58000','Management fee - prior manager',72410.33,14206.50,0,0,None),
('58100','Receiver\'s fees & expenses',None,0,41875.50,0,'X-4'),
('58200','Receiver\'s counsel',None,0,18322.00,0,'X-4'),
('58500','Licenses, permits & inspections',6118.00,840.00,5212.00,0,None),
('58900','Bad debts',20000.00,0,31500.00,0,'C-3'),
('59000','Interest expense - mortgage',503120.44,148237.61,0,0,'H-1'),
('59100','Depreciation & amortization',338765.00,57991.25,0,0,'E-2'),
('59900','Miscellaneous / unreconciled',7214.66,3320.48,0,115.20,None)])]
S=[(h,[list(x) for x in l]) for h,l in S]
A=[x for _,l in S for x in l]
eq=[x for x in A if x[0]=='30000'][0]
eq[3]=-r2(sum(x[3] for x in A if x is not eq)); eq[2]=-r2(sum(x[2] for x in A if x[2] is not None and x is not eq))
cash=[x for x in A if x[0]=='10150'][0]
cash[5]=402986.17  # disbursements
oth=r2(sum(x[4] for x in A if x is not cash)-sum(x[5] for x in A))
cash[4]=-oth
print('NI24',r2(sum(x[2] for x in A if x[2] is not None and x[0]>='4')))
print('cash dr',cash[4],'equity',eq[3],eq[2]); 
if cash[4]<cash[5]: 
    raise SystemExit('cash negative')
wb=xlsxwriter.Workbook(doc(NAME)); wb.set_calc_mode('auto')
F=lambda **k: wb.add_format({'font_name':'Times New Roman','font_size':10,**k})
cov=wb.add_worksheet('Memo'); ws=wb.add_worksheet('TB 6-30-25'); cr=wb.add_worksheet('x4471 recap')
cov.hide_gridlines(2); cov.set_column(0,0,100)
for i,t in enumerate(['MEMO TO FILE','','First Coastal Bank v. Harborline Inn & Shops LLC, Case No. 2025-CA-001188','Order appointing receiver entered March 14, 2025.',
 'Opening column is the debtor\'s QuickBooks file restored from the back-up dated 3/13/25, not audited and not adjusted.',
 'Debtor\'s bank account was overdrawn at appointment. Shown in the credit column.',
 'No interest or depreciation booked after appointment (see lender payoff letter for per diem).','','Prepared LMT 7/18/25   Reviewed ____']):
    cov.write(i,0,t,F(bold=(i==0)))
num='#,##0.00;(#,##0.00);""'
m=F(num_format='#,##0.00'); mp=F(num_format='#,##0.00_);(#,##0.00)',font_color='#555555',italic=True)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,6)
ws.set_column(0,0,2); ws.set_column(1,1,8); ws.set_column(2,2,45); ws.set_column(3,3,14.5); ws.set_column(4,4,1.5)
ws.set_column(5,6,14.5); ws.set_column(7,7,1.5); ws.set_column(8,9,14.5); ws.set_column(10,10,1.5); ws.set_column(11,12,14.5); ws.set_column(13,13,6); ws.set_column(14,14,14,None,{'hidden':1})
ws.write(0,1,'Harborline Inn & Shops - In Receivership',F(bold=True)); ws.write(1,1,'Receiver\'s Working Trial Balance',F(bold=True)); ws.write(2,1,'Appointment (3/14/2025) through June 30, 2025',F(italic=True))
hb=F(bold=True,align='center',bottom=1,text_wrap=True); 
ws.write(5,3,'Prior',F(bold=True,align='center'))
ws.merge_range(5,5,5,6,'Opening Balance 3/14/25',hb); ws.merge_range(5,8,5,9,'Receivership Activity',hb); ws.merge_range(5,11,5,12,'Closing Balance 6/30/25',hb)
for c,t in [(1,'Acct'),(2,'Account title'),(3,'12/31/2024'),(5,'Dr'),(6,'Cr'),(8,'Dr'),(9,'Cr'),(11,'Dr'),(12,'Cr'),(13,'W/P'),(14,'qb type')]: ws.write(6,c,t,hb)
ws.freeze_panes(7,3)
r=7; rows=[];T=dict(prior=0,open_dr=0,open_cr=0,debit=0,credit=0,close_dr=0,close_cr=0)
PK='other:Prior 12/31/2024'
txt=F(); g=F(bold=True,underline=1)
for h,l in S:
    ws.write(r,1,h,g); r+=1
    for a,nm,pr,op,dr,c,wp in l:
        ws.write(r,1,a,txt); ws.write(r,2,nm,txt); d=dict(account=a,name=nm)
        if pr is not None: ws.write(r,3,pr,mp); d[PK]=pr; T['prior']+=pr
        if op>0: ws.write(r,5,op,m); d['open_dr']=op
        elif op<0: ws.write(r,6,-op,m); d['open_cr']=-op
        if dr: ws.write(r,8,dr,m); d['debit']=dr
        if c: ws.write(r,9,c,m); d['credit']=c
        e=r2(op+dr-c)
        z=F(num_format='#,##0.00;;')
        ws.write_formula(r,11,f'=MAX(ROUND(F{r+1}-G{r+1}+I{r+1}-J{r+1},2),0)',z,max(e,0)); ws.write_formula(r,12,f'=MAX(-ROUND(F{r+1}-G{r+1}+I{r+1}-J{r+1},2),0)',z,max(-e,0))
        if e>0: d['close_dr']=e
        elif e<0: d['close_cr']=-e
        for k in list(T)[1:]: T[k]+=d.get(k,0)
        if wp: ws.write(r,13,wp,F(font_size=8,font_color='red',align='center'))
        ws.write(r,14,h.title(),txt)
        rows.append(d); r+=1
    r+=1
tf=F(bold=True,num_format='#,##0.00',top=1,bottom=6)
ws.write(r,2,'Totals',F(bold=True))
first=8
for col,k in [(3,'prior'),(5,'open_dr'),(6,'open_cr'),(8,'debit'),(9,'credit'),(11,'close_dr'),(12,'close_cr')]:
    L='ABCDEFGHIJKLM'[col]; T[k]=r2(T[k]); ws.write_formula(r,col,f'=SUM({L}{first}:{L}{r-1})',tf if k!='prior' else F(bold=True,italic=True,num_format='#,##0.00_);(#,##0.00)',top=1,bottom=6),T[k])
assert T['open_dr']==T['open_cr'] and T['debit']==T['credit'] and T['close_dr']==T['close_cr'] and T['prior']==0,T
ws.write(r+1,2,'check (should be zero)',F(font_size=8,font_color='#888888'))
for col in (6,9,12):
    a,b='ABCDEFGHIJKLM'[col-1],'ABCDEFGHIJKLM'[col]
    ws.write_formula(r+1,col,f'=ROUND({a}{r+1}-{b}{r+1},2)',F(font_size=8,font_color='#888888',num_format='0.00'),0)
ws.write(r+3,1,'Tick marks: B-series agreed to bank statement; C-series agreed to PMS / rent ledger; H-1 agreed to lender statement dated 3/31/25.',F(font_size=8))
cr.set_column(0,0,34);cr.set_column(1,1,16)
cr.write(0,0,'x4471 Receiver operating - recap',F(bold=True))
for i,(t,v) in enumerate([('Balance 3/14/25',0),('Receipts',cash[4]),('Disbursements',-cash[5]),('Balance per books 6/30/25',r2(cash[4]-cash[5])),('Outstanding checks',8114.20),('Balance per bank 6/30/25',r2(cash[4]-cash[5]+8114.20))]):
    cr.write(i+2,0,t,txt);cr.write(i+2,1,v,mp)
ws.activate(); wb.close()
tot={'label':'Totals',PK:0}; tot.update({k:T[k] for k in list(T)[1:]})
save(NAME,'TB','receiver\'s working TB workbook, grouped Dr/Cr pairs opening/activity/closing, spacer columns, prior-year signed column, several sheets',False,
 [PK,'open_dr','open_cr','debit','credit','close_dr','close_cr'],rows,[tot])
