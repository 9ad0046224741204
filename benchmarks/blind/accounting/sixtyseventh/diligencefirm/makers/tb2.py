# TB2 : UK self storage company, xlsx, Dr/Cr pairs for opening, movements, closing; sections with subtotals
import xlsxwriter
from common import *
NAME='Harrowgate Storage TB YE310326.xlsx'
S=[('Tangible fixed assets',[('0010','Freehold property - Harrowgate',4150000,0,0),('0011','Freehold property - Wetherley Road',2680000,0,0),('0015','Long leasehold - Unit 7 Calder Way',915000,0,0),('0020','Partitioning & storage units',688420.18,41207.50,0),('0021','Partitioning - accumulated depn',-271044.63,0,68842.02),('0030','Plant, lifts & CCTV',143980,12650,4200),('0031','Plant - accumulated depn',-88316.40,2940,16114.75),('0040','Motor vehicles',24995,0,0),('0041','Motor vehicles - accumulated depn',-14997,0,4999)]),
('Current assets',[('1001','Stock - boxes & packaging',11844.22,31806.74,30912.08),('1100','Trade debtors control',64218.09,2604418.82,2591106.55),('1102','Bad debt provision',-9500,2250,5400),('1103','Prepayments',38706.51,41915.20,38706.51),('1104','Sundry debtors',2150,600,0),('1200','Barlow & Tyne current a/c',187662.04,2598377.15,None),('1210','Barlow & Tyne deposit a/c',250000,156308.77,100000),('1230','Petty cash',300,1204.66,1204.66),('1250','Card merchant clearing',8416.93,1411620.30,1412988.14)]),
('Current liabilities',[('2100','Trade creditors control',-52318.87,788214.36,796048.91),('2109','Accruals',-31250,31250,36840),('2110','Deferred income - customer prepayments',-121806.45,121806.45,128944.17),('2112','Customer security deposits',-88425,30115,34980),('2200','VAT control - output tax',-71209.32,402180.44,409331.02),('2201','VAT control - input tax',18644.70,126317.90,122540.55),('2210','PAYE / NIC',-7318.44,96840.18,97206.71),('2220','Net wages control',0,271904.35,271904.35),('2230','Pension control',-1604.20,20118.66,20204.11),('2320','Corporation tax',-118340,118340,131500)]),
('Long term liabilities & reserves',[('2300','Term loan - Mercia Commercial Bank',-3960000,220000,0),('2301','Loan arrangement fee (unamortised)',41250,0,8250),('2600','Deferred tax',-96412,0,7115),('3000','Ordinary share capital',-100000,0,0),('3100','Revaluation reserve',-1850000,0,0),('3200','Profit & loss account b/f',None,0,0),('3210','Dividends paid',0,300000,0)]),
('Income',[('4000','Self storage rent - domestic',0,3214.50,1388206.40),('4001','Self storage rent - business',0,1872.00,604318.75),('4005','Container & external storage',0,0,88415.00),('4010','Goods protection / insurance',0,610.20,204116.92),('4020','Box shop sales',0,0,58277.36),('4030','Late payment & admin fees',0,420,17840),('4040','Office & mailbox licence fees',0,0,43250),('4900','Bank interest received',0,0,6308.77)]),
('Direct costs & overheads',[('5000','Packaging purchases',0,30912.08,0),('5010','Insurance underwriter cost',0,81646.77,0),('7000','Gross wages & salaries',0,342617.90,0),('7006','Employer NIC & pension',0,51880.24,0),('7100','Rent - Calder Way ground rent',0,24500,0),('7103','Business rates',0,226418,0),('7200','Electricity & gas',0,71944.38,6215.80),('7204','Water',0,4612.05,0),('7300','Security & alarm monitoring',0,28314.60,0),('7304','Vehicle running',0,5219.43,0),('7400','Marketing & aggregator fees',0,118640.09,1500),('7500','Printing, postage & telephone',0,14218.77,0),('7600','Audit & accountancy',0,18950,0),('7601','Legal & professional',0,11480.5,0),('7800','Repairs & renewals',0,63711.26,0),('7901','Bank & card charges',0,22718.31,0),('7903','Loan interest',0,218740.12,0),('8000','Depreciation',0,89955.77,2940),('8100','Bad debt write off & provision',0,9816.4,0),('8200','Loss on disposal',0,1260,0),('9000','Corporation tax charge',0,131500,0),('9010','Deferred tax charge',0,7115,0)])]
op=round(sum(r[2] for s in S for r in s[1] if r[2] is not None),2)
dr=round(sum(r[3] for s in S for r in s[1]),2); cr=round(sum(r[4] for s in S for r in s[1] if r[4] is not None),2)
wb=xlsxwriter.Workbook(path(NAME)); 
f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
cv=wb.add_worksheet('Cover'); cv.hide_gridlines(2)
cv.write('B3','Harrowgate Storage Limited',f(bold=True)); cv.write('B4','Company no. 0X417726'); cv.write('B6','Client: prepared by Penhale Moss LLP, Chartered Accountants'); cv.write('B7','Year ended 31 March 2026'); cv.write('B9','Contents'); cv.write('B10','TB  -  trial balance with movements'); cv.write('B11','Queries  -  open points'); cv.set_column('B:B',60)
ws=wb.add_worksheet('TB'); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(9)
num='#,##0.00;(#,##0.00);0.00'
n=f(num_format=num); nb=f(num_format=num,bold=True,top=1); nt=f(num_format=num,bold=True,top=1,bottom=6); h=f(bold=True,align='center',bottom=1); hg=f(bold=True,align='center',bg_color='#DCE6E4',border=1); t=f(); b=f(bold=True); sec=f(bold=True,font_color='#1F4E4A')
ws.set_column('A:A',7); ws.set_column('B:B',38); ws.set_column('C:D',14); ws.set_column('E:E',1.5); ws.set_column('F:G',14); ws.set_column('H:H',1.5); ws.set_column('I:J',14); ws.set_column('K:K',10,None,{'hidden':True})
ws.write('A1','Harrowgate Storage Limited',b); ws.write('A2','Trial balance for the year ended 31 March 2026',t); ws.write('J1','Ref: C2/1',t); ws.write('J2','Prepared: RM 22/05/26',t)
ws.merge_range('C4:D4','Opening 1 April 2025',hg); ws.merge_range('F4:G4','Movements in year',hg); ws.merge_range('I4:J4','Closing 31 March 2026',hg)
ws.write('A5','Nominal',h); ws.write('B5','Account',f(bold=True,bottom=1))
C=[2,3,5,6,8,9]; K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
for c,x in zip(C,['Dr £','Cr £']*3): ws.write(4,c,x,h)
ws.write('K5','Lead',h)
rows=[];tots=[];r=5
for s,accs in S:
    r+=1; ws.write(r,0,s,sec); r+=1; grp=[]
    for code,name,o,d,k in accs:
        if o is None: o=round(-op,2)
        if k is None: k=round(dr-cr,2)
        cl=round(o+d-k,2)
        v=dict(open_dr=o if o>0 else None,open_cr=-o if o<0 else None,debit=d or None,credit=k or None,close_dr=cl if cl>0 else None,close_cr=-cl if cl<0 else None)
        if name.startswith('Profit & loss') or k==round(dr-cr,2): print(name,o,d,k,cl)
        ws.write_string(r,0,code,t); ws.write(r,1,name,t); ws.write(r,10,code[0],t)
        for c,key in zip(C,K):
            if v[key] is not None: ws.write_number(r,c,round(v[key],2),n)
        rows.append(dict(account=code,name=name,**{q:(round(z,2) if z is not None else None) for q,z in v.items()})); grp.append(rows[-1]); r+=1
    sub={key:round(sum(x[key] or 0 for x in grp),2) for key in K}
    ws.write(r,1,s+' - total',b)
    for c,key in zip(C,K):
        if sub[key]: ws.write_number(r,c,sub[key],nb)
    tots.append(dict(label=s+' - total',**{q:z or None for q,z in sub.items()})); r+=1
r+=1; g={key:round(sum(x[key] or 0 for x in rows),2) for key in K}
ws.write(r,1,'TOTAL',b)
for c,key in zip(C,K): ws.write_number(r,c,g[key],nt)
tots.append(dict(label='TOTAL',**g))
ws.write(r+2,0,'Closing agrees to ledger print of 19 May 2026. See Queries for deposits listing.',f(italic=True))
ws.freeze_panes(5,2); ws.repeat_rows(3,4); ws.activate()
q=wb.add_worksheet('Queries'); q.set_column('B:B',70); q.write('A1','No.',b); q.write('B1','Point',b)
for i,x in enumerate(['Deposits listing £88k at open vs ledger - obtain customer level report','Calder Way ground rent review Mar 2026 - uplift accrued?','Card clearing timing difference cleared 2 April'],1): q.write(i,0,i,t); q.write(i,1,x,t)
wb.close()
assert g['open_dr']==g['open_cr'] and g['debit']==g['credit'] and g['close_dr']==g['close_cr'],g
save(NAME,'TB','UK accountant workbook, grouped Dr/Cr pairs opening/movement/closing, spacer cols, sections, 3 sheets',True,K,rows,tots)
