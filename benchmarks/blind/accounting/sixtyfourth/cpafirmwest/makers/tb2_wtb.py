# CPA firm's working trial balance, small hotel with shops, xlsx with lead groups and AJEs
from common import *
import xlsxwriter
NAME='Cottonwood Inn WTB FYE 09-30-24.xlsx'
# group: (lead, title, [(acct,name,unadj,py)])
G=[('A','Cash',[('1005','Cash on hand - front desk',800.0,800.0),('1010','Canyonlands Credit Union - operating',61284.77,43918.02),('1012','Canyonlands CU - payroll',5210.4,4877.16),('1018','FF&E reserve account',88431.06,71205.5)]),
('C','Receivables',[('1110','Guest ledger',6742.15,5890.2),('1120','City ledger - tour operators',19860.0,23415.75),('1130','Shop tenants receivable',8137.5,4260.0),('1190','Allowance for bad debts',-1500.0,-1500.0),('1195','Due from Red Ledge Outfitters (affiliate)',12500.0,0.0)]),
('E','Inventory & prepaids',[('1210','Linen & supplies inventory',9184.6,8840.35),('1220','Gift shop inventory',21377.92,18906.11),('1310','Prepaid insurance',14208.0,12664.5),('1320','Prepaid licenses & software',2160.0,1980.0)]),
('F','Property & equipment',[('1510','Land',485000.0,485000.0),('1520','Hotel building',2960400.0,2960400.0),('1530','Shops building',742180.0,742180.0),('1540','Furniture, fixtures & equipment',418663.28,391207.4),('1550','Vehicles - shuttle',38900.0,38900.0),('1560','Pool & site work',126750.0,126750.0),('1590','Accumulated depreciation',-1418206.0,-1418206.0)]),
('H','Other assets',[('1710','Franchise fee',45000.0,45000.0),('1719','Accum. amortization - franchise fee',-18000.0,-18000.0),('1730','Loan costs, net',15483.33,15483.33)]),
('M','Payables & accruals',[('2010','Accounts payable',-27614.38,-31882.94),('2020','Accrued payroll',-9120.55,-8746.9),('2030','Accrued property taxes',-15200.0,-14850.0),('2040','Transient room tax payable',-18366.41,-16904.73),('2045','Sales tax payable',-9412.08,-8577.66),('2050','Credit cards',-3388.14,-2905.6),('2060','Advance deposits - guests',-34755.0,-29140.0),('2070','Shop tenants security deposits',-14600.0,-12400.0),('2080','Gift certificates outstanding',-2475.0,-2310.0)]),
('P','Long-term debt',[('2510','Mortgage - Canyonlands CU',-2388417.19,-2461038.22),('2520','Equipment note - laundry',-31208.64,-40116.9),('2530','Due to member',-60000.0,-85000.0)]),
('T',"Members' equity",[('3010','Members capital',None,None),('3020','Members draws',96000.0,84000.0)]),
('R1','Hotel revenue',[('4010','Room revenue - transient',-1384206.55,-1297440.18),('4015','Room revenue - tours',-218540.0,-241863.5),('4020','No-show & cancellation',-11932.4,-9875.0),('4030','Gift shop sales',-74318.66,-69204.31),('4040','Laundry & vending',-8241.75,-7930.5),('4050','Pet fees',-6325.0,-4900.0)]),
('R2','Shop rents',[('4510','Base rent - shops',-98400.0,-94260.0),('4520','CAM recoveries - shops',-21870.36,-20114.8),('4530','Percentage rent - outfitter',-5206.18,-3918.4)]),
('X1','Hotel departmental expense',[('5010','Wages - front desk',186420.18,178205.6),('5020','Wages - housekeeping',241873.92,226114.37),('5030','Wages - maintenance',62180.44,58902.15),('5040','Payroll taxes & benefits',71308.29,67114.06),('5110','Guest supplies',38214.6,35960.18),('5120','Breakfast',57880.31,52406.7),('5130','Linen replacement',14962.5,13208.4),('5140','Cost of gift shop sales',38105.22,35240.9),('5210','Travel agent & OTA commissions',168430.75,151908.22),('5220','Franchise royalties',96214.0,92330.4),('5230','Reservation system',21480.0,20640.0),('5240','Credit card fees',48127.36,44218.81)]),
('X2','Property operating expense',[('6010','Repairs & maintenance - hotel',59314.27,48720.66),('6015','Repairs & maintenance - shops',8416.5,11204.0),('6020','Pool & grounds',22148.0,20905.35),('6110','Electricity',71206.48,66874.02),('6120','Propane & gas',19384.9,21660.15),('6130','Water, sewer & trash',31772.63,29418.77),('6140','Internet & cable',16920.0,16440.0),('6210','Property insurance',41650.0,37208.5),('6220','Property taxes',46180.0,44550.0),('6310','Advertising',27436.18,30115.9),('6320','Professional fees',18250.0,16900.0),('6330','Licenses, dues & subscriptions',5418.75,5107.2),('6340','Bad debt expense',0.0,1500.0),('6390','Suspense - ask CPA',2864.19,0.0)]),
('X3','Other',[('7010','Interest - mortgage',141206.88,146802.37),('7020','Interest - equipment note',2316.4,2904.18),('7110','Depreciation',0.0,164318.0),('7120','Amortization',0.0,4033.33),('7900','Interest income',-1904.63,-1288.47)])]
AJE=[(1,'Record depreciation per schedule F-2',[('7110',171408.0),('1590',-171408.0)]),
(2,'Amortize franchise fee and loan costs',[('7120',4033.33),('1719',-3000.0),('1730',-1033.33)]),
(3,'Allowance - shop 4, vacated 9/24; write off tour operator',[('6340',5310.0),('1190',-2260.0),('1120',-3050.0)]),
(4,'Clear suspense: dishwasher (FF&E) and permit',[('1540',2480.0),('6330',384.19),('6390',-2864.19)]),
(5,'Adjust prepaid insurance to schedule E-1',[('6210',3162.5),('1310',-3162.5)]),
(6,'Unrecorded payables, search for unrecorded liabilities',[('6010',4871.44),('5110',1206.35),('2010',-6077.79)]),
(7,'Reclass owner shuttle repair paid by hotel for affiliate',[('1195',1950.0),('6010',-1950.0)])]
bump={}
for no,_,ls in AJE:
    assert r2(sum(a for _,a in ls))==0
    for a,x in ls: bump.setdefault(a,[]).append((no,x))
su=r2(sum(u for _,_,l in G for *_,u,p in l if u is not None)); sp=r2(sum(p for _,_,l in G for *_,u,p in l if p is not None))
wb=xlsxwriter.Workbook(doc(NAME)); F='Calibri'
def fm(**k): return wb.add_format(dict(font_name=F,font_size=10,**k))
nf='#,##0.00_);(#,##0.00);"-"??_)'
idx=wb.add_worksheet('Index');ws=wb.add_worksheet('WTB');aj=wb.add_worksheet('AJE')
b=fm(bold=True);t=fm();n=fm(num_format=nf);nb=fm(num_format=nf,bold=True,top=1);nd=fm(num_format=nf,bold=True,top=1,bottom=6);hd=fm(bold=True,text_wrap=True,align='center',valign='vcenter',bottom=1,bg_color='#DDEBF7')
ref=fm(align='center',font_color='#C00000',italic=True);gh=fm(bold=True,font_color='#1F3864',underline=1)
idx.set_column(0,0,10);idx.set_column(1,1,60)
for i,(x,y) in enumerate([('Client','Cottonwood Inn & Shops, LLC'),('Year end','September 30, 2024'),('Engagement','Compilation - income tax basis'),('Firm','Halvorsen Tripp & Coe, CPAs   Grand Junction, Colorado'),('',''),('W/P','Contents'),('WTB','Working trial balance'),('AJE','Adjusting journal entries'),('A - T','Lead schedules (binder)')]):
    idx.write(i+1,0,x,b);idx.write(i+1,1,y,t)
ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(0,6);ws.set_paper(1)
for c,w in enumerate([7,39,6,17,5,15,5,15,17,17,16]):ws.set_column(c,c,w)
ws.write(0,0,'Cottonwood Inn & Shops, LLC',fm(bold=True,font_size=13) if False else b);ws.write(1,0,'Working Trial Balance',b);ws.write(2,0,'Year ended September 30, 2024',t)
ws.write(0,9,'Prepared by:  LDM  11/19/24',t);ws.write(1,9,'Reviewed by:  RTC  12/02/24',t)
H=5
ws.merge_range(H-1,4,H-1,7,'Adjusting Entries',hd)
for c,x in {0:'Acct',1:'Description',2:'Lead',3:'Unadjusted\n9/30/2024',4:'Ref',5:'Debit',6:'Ref',7:'Credit',8:'Adjusted\n9/30/2024',9:'Prior Year\n9/30/2023',10:'Change'}.items(): ws.write(H,c,x,hd)
ws.set_row(H,30);ws.freeze_panes(H+1,2)
KU,KD,KC,KP,KX='other:Unadjusted 9/30/2024','other:Adjusting Entries Debit','other:Adjusting Entries Credit','other:Prior Year 9/30/2023','other:Change'
money=[KU,KD,KC,'ending',KP,KX]; keycol={KU:3,KD:5,KC:7,'ending':8,KP:9,KX:10}
L='ABCDEFGHIJK'
rows=[];tots=[];r=H+2;subrows=[];grand={k:0 for k in money};plrows=[]; ni={k:0 for k in money}
for lead,title,lst in G:
    ws.write(r,1,title,gh);r+=1;f=r;s={k:0 for k in money}
    for acct,nm,u,p in lst:
        if u is None: u,p=r2(-su),r2(-sp)
        ad=bump.get(acct,[]);d=r2(sum(x for _,x in ad if x>0));cc=r2(-sum(x for _,x in ad if x<0));e=r2(u+d-cc);ch=r2(e-p)
        ws.write(r,0,acct,t);ws.write(r,1,nm,t);ws.write(r,2,lead,fm(align='center'))
        ws.write(r,3,u,n)
        if d:ws.write(r,4,','.join(str(o) for o,x in ad if x>0),ref);ws.write(r,5,d,n)
        if cc:ws.write(r,6,','.join(str(o) for o,x in ad if x<0),ref);ws.write(r,7,cc,n)
        R=r+1;ws.write_formula(r,8,f'=D{R}+F{R}-H{R}',n,e);ws.write(r,9,p,n);ws.write_formula(r,10,f'=I{R}-J{R}',n,ch)
        row={'account':acct,'name':nm}
        for k,v in zip(money,[u,d,cc,e,p,ch]):
            s[k]+=v
            if v!=0: row[k]=v
        rows.append(row);r+=1
    tt={'label':f'Total {title.lower()}' };tt['label']=f'Total {lead} - {title}'
    ws.write(r,1,tt['label'],b)
    for k in money:
        v=r2(s[k]);grand[k]+=v
        ws.write_formula(r,keycol[k],f'=SUM({L[keycol[k]]}{f+1}:{L[keycol[k]]}{r})',nb,v)
        if v!=0:tt[k]=v
        if lead[0] in 'RX':ni[k]+=v
    tots.append(tt);subrows.append(r+1)
    if lead[0] in 'RX':plrows.append(r+1)
    r+=2
def tot(label,src,vals,fmt):
    global r
    ws.write(r,1,label,b);tt={'label':label}
    for k in money:
        c=keycol[k];v=r2(vals[k]);ws.write_formula(r,c,'='+'+'.join(f'{L[c]}{q}' for q in src),fmt,v)
        if v!=0:tt[k]=v
    tots.append(tt);r+=1
ni2=ni
tot('Net (income) loss',plrows,ni2,nb);r+=1
g={k:r2(v) for k,v in grand.items()};assert g[KU]==0 and g['ending']==0 and g[KP]==0 and g[KD]==g[KC],g
tot('Trial balance total',subrows,g,nd)
r+=1;ws.write(r,1,'Credits in parentheses. Prior year agreed to final 9/30/23 compilation.',fm(italic=True))
aj.set_column(0,0,6);aj.set_column(1,1,9);aj.set_column(2,2,46);aj.set_column(3,4,14)
aj.write(0,0,'Cottonwood Inn & Shops, LLC - Adjusting journal entries, 9/30/2024',b)
for c,x in enumerate(['AJE','Acct','Account / explanation','Debit','Credit']):aj.write(2,c,x,hd)
nm={a:b_ for _,_,l in G for a,b_,*_ in l};q=3
for no,ex,ls in AJE:
    for a,x in ls:
        aj.write(q,0,no,t);aj.write(q,1,a,t);aj.write(q,2,('' if x>0 else '     ')+nm[a],t);aj.write(q,3 if x>0 else 4,abs(x),n);q+=1
    aj.write(q,2,ex,fm(italic=True));q+=2
aj.fit_to_pages(1,0);ws.activate();wb.close()
save(NAME,'TB',money,rows,tots,"CPA firm's working trial balance with lead groups, AJE pair and prior year; hotel with shops; three sheets",True)
print('NI',r2(ni['ending']), 'cap', r2(-su), r2(-sp))
