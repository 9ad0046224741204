# Working trial balance of a Toronto accountant, .xls, unadjusted / adjustments / adjusted / prior year
from common import *
import xlwt
NAME = 'WTB 2025 - Dufferin-Steeles Bays LP.xls'
# acct, name, unadjusted (Dr +), prior year
A=[('ASSETS',),('1010','TD operating account',101637.76,142118.30),('1015','TD tax reserve account',60275.10,58410.44),('1100','Rents receivable',38214.70,29870.15),('1105','Allowance for doubtful accounts',-6000.00,-6000.00),('1120','HST receivable (ITCs)',9418.32,7264.90),('1130','Straight-line rent receivable',71300.00,60115.00),('1200','Prepaid insurance',21840.00,19605.00),('1210','Prepaid property tax',0.0,4210.75),('1500','Land',2410000.00,2410000.00),('1510','Building',5865000.00,5865000.00),('1515','Accumulated amortization - building',-1055700.00,-1055700.00),('1520','Roof and paving',318450.00,276900.00),('1525','Accumulated amortization - roof and paving',-84380.00,-84380.00),('1530','Deferred leasing costs',112604.00,98204.00),('1535','Accumulated amortization - leasing costs',-41220.00,-41220.00),
('LIABILITIES AND EQUITY',),('2010','Accounts payable',-28743.61,-33109.48),('2020','Accrued liabilities',-4500.00,-18250.00),('2030','HST payable',-12944.08,-11873.50),('2040','Prepaid rents',-17305.90,-14220.00),('2050','Last month rent deposits',-74850.00,-71225.00),('2060','Due to general partner',-15000.00,-15000.00),('2500','First mortgage - Meridian',-4188310.66,-4327904.12),('3010','Partners\' capital - opening',None,None),('3020','Distributions',300000.00,240000.00),
('INCOME AND EXPENSE',),('4010','Rent - small bays (under 2,500 sf)',-412866.00,-398240.00),('4020','Rent - mid bays (2,500 - 6,000 sf)',-318540.00,-309115.00),('4030','Rent - yard and trailer stalls',-28800.00,-26400.00),('4100','TMI recoveries',-241906.35,-229734.20),('4200','Interest and other',-3812.44,-4106.95),('5010','Property tax',168422.90,161905.36),('5020','Insurance',19605.00,18720.00),('5030','Snow removal and landscaping',31860.00,28445.00),('5040','Repairs - overhead doors',14722.48,11390.10),('5050','Repairs - HVAC and plumbing',19310.75,22078.64),('5060','Utilities - common',12984.17,12410.92),('5070','Waste removal',8640.00,8280.00),('5080','Management fee',39842.00,38225.00),('5090','Professional fees',7150.00,14850.00),('5100','Bad debts',0.0,3180.00),('6010','Mortgage interest',196418.30,203166.75),('6020','Amortization - building',0.0,146625.00),('6030','Amortization - roof and paving',0.0,13845.00),('6040','Amortization - leasing costs',0.0,12275.50)]
AJ=[(1,'Amortization for the year',[('6020',146625.00),('6030',15922.50),('6040',14075.50),('1515',-146625.00),('1525',-15922.50),('1535',-14075.50)]),
(2,'Accrue audit fee and Dec. utilities',[('5090',7500.00),('5060',1218.40),('2020',-8718.40)]),(3,'Straight-line rent',[('1130',9840.00),('4010',-5212.00),('4020',-4628.00)]),
(4,'Bad debt - Bay 14 and Bay 31',[('5100',4385.20),('1105',-4385.20)]),(5,'Insurance expired',[('5020',1125.00),('1200',-1125.00)]),(6,'TMI true-up 2025',[('1100',6412.88),('4100',-6412.88)]),(7,'Reclass roof patch to repairs',[('5050',3950.00),('1520',-3950.00)]),(8,'Accrued mortgage interest',[('6010',7862.15),('2020',-7862.15)])]
for k in (2,3):
    s=round(-sum((a[k] or 0) for a in A if len(a)>1),2); print(s)
    A=[a if a[0]!='3010' else (a[0],a[1],s if k==2 else a[2],s if k==3 else a[3]) for a in A]
wb=xlwt.Workbook(); ws=wb.add_sheet('WTB')
ex=lambda s,n='General': xlwt.easyxf(s,num_format_str=n)
base='font: name Calibri, height 200'
ws.write(0,0,'Dufferin-Steeles Bays Limited Partnership',ex('font: name Calibri, height 240, bold on')); ws.write(1,0,'Working trial balance',ex(base+', bold on')); ws.write(2,0,'Year ended December 31, 2025',ex(base)); ws.write(2,9,'Prepared: K.M.  Jan 22/26',ex(base+', italic on'))
hb=ex(base+', bold on; align: horiz center, wrap on; borders: bottom thin')
ws.write(4,0,'',hb);ws.write(4,1,'',hb); ws.write_merge(4,4,2,3,'Unadjusted',hb); ws.write_merge(4,4,4,6,'Adjustments',hb); ws.write_merge(4,4,7,8,'Adjusted',hb); ws.write(4,9,'Prior year',hb)
for i,h in enumerate(['Acct','Account name','Debit','Credit','AJE','Debit','Credit','Debit','Credit','Dec 31/24']): ws.write(5,i,h,hb)
n=ex(base,'#,##0.00'); p=ex(base,'#,##0.00;(#,##0.00)'); t=ex(base); ctr=ex(base+'; align: horiz center'); hd=ex(base+', bold on, italic on')
K=['other:Unadjusted Debit','other:Unadjusted Credit','other:Adjustments Debit','other:Adjustments Credit','other:Adjusted Debit','other:Adjusted Credit','other:Prior year Dec 31/24']
C=[2,3,5,6,7,8,9]; rows=[]; r=6
for a in A:
    if len(a)==1: ws.write(r,0,a[0],hd); r+=1; continue
    ac,nm,u,py=a; refs=[]; ad=ak=0.0
    for no,_,ls in AJ:
        for x,v in ls:
            if x==ac:
                refs.append(str(no)); 
                if v>0: ad=round(ad+v,2)
                else: ak=round(ak-v,2)
    e=round(u+ad-ak,2); pr=lambda v:(v if v>0 else None, -v if v<0 else None)
    vals=[*pr(u),ad or None,ak or None,*pr(e),py or None]
    ws.write(r,0,ac,t); ws.write(r,1,nm,t); ws.write(r,4,', '.join(refs),ctr)
    d=dict(account=ac,name=nm)
    for c,k,v in zip(C,K,vals):
        if v is not None: ws.write(r,c,v,p if c==9 else n); d[k]=v
    rows.append(d); r+=1
tt=ex(base+', bold on; borders: top thin, bottom double','#,##0.00'); tot=dict(label='Totals'); ws.write(r,1,'Totals',ex(base+', bold on'))
for c,k in zip(C,K):
    v=round(sum(d.get(k,0) for d in rows),2)+0.0; 
    if c==9: assert abs(v)<.01; v=0.0
    ws.write(r,c,v,tt); tot[k]=v
assert tot[K[0]]==tot[K[1]] and tot[K[2]]==tot[K[3]] and tot[K[4]]==tot[K[5]]
r+=2; ni=round(sum(d.get(K[4],0)-d.get(K[5],0) for d in rows if d['account'][0] in '456'),2)
ws.write(r,1,f'Net income per adjusted TB: ${-ni:,.2f}',ex(base+', italic on')); print('NI',-ni)
for c,w in enumerate([8,42,18,18,8,16,16,19,19,18]): ws.col(c).width=256*w
ws.portrait=False; ws.paper_size_code=1; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_panes_frozen(True); ws.set_horz_split_pos(6)
w2=wb.add_sheet('AJEs'); q=0
for no,ds,ls in AJ:
    w2.write(q,0,f'AJE {no}'); w2.write(q,1,ds); q+=1
    for x,v in ls:
        w2.write(q,1,x); w2.write(q,2,[a[1] for a in A if a[0]==x][0]); w2.write(q,3 if v>0 else 4,abs(v),n); q+=1
    q+=1
w2.col(2).width=256*42
wb.save(doc(NAME))
save(NAME,'TB',K,rows,[tot],'accountant working TB .xls, unadjusted/AJE/adjusted pairs, prior year single signed column',True)
