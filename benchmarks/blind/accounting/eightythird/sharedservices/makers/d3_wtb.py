# Irish accountants' extended (working) trial balance in a workbook: Xero codes, prior year, TB, adjustments, adjusted. Planted: one digit changed.
import random
from common import *
import xlsxwriter
R=random.Random(4103)
NAME='Fernhollow Medical Centre ETB YE 31.12.24.xlsx'
# code,name,type,PY,TB (signed; euros whole)
A=[('Fixed Assets',[('620','Freehold Land & Buildings',6400000,6400000),('622','Fixtures, Fittings & Signage',184220,201465),('623','Acc. Depn - Fixtures & Fittings',-96410,-96410),('624','Car Park Equipment',58700,58700),('625','Acc. Depn - Car Park Equipment',-23480,-23480)]),
('Current Assets',[('090','AIB Rent Account',142386,188904),('091','AIB Sinking Fund Account',76115,98240),('092','Car Park Cash Float',500,500),('610','Trade Debtors - Tenants',37842,41973),('611','Provision for Doubtful Debts',-6200,-6200),('615','Prepayments',11940,11940),('616','Accrued Income - Service Charge',8350,8350)]),
('Current Liabilities',[('800','Trade Creditors',-28417,-33086),('801','Accruals',-19600,-19600),('805','Rent in Advance',-46230,-51870),('815','Tenant Deposits Held',-64500,-67500),('820','VAT',-14288,-17342),('825','PAYE / PRSI',-1964,-2118),('830','Corporation Tax',-22105,4210)]),
('Long Term Liabilities',[('900','Bank of Ireland Term Loan',-3120000,-2964000),('910',"Director's Loan",-210000,-185000)]),
('Capital & Reserves',[('950','Ordinary Share Capital',-100,-100),('955','Revaluation Reserve',-1850000,-1850000),('960','Retained Earnings',None,None)]),
('Revenue',[('200','Rent - Consulting Suites',-418600,-437250),('201','Rent - Pharmacy & Café',-96000,-98400),('205','Service Charge Income',-132480,-139204),('210','Insurance Recharge',-14870,-15610),('215','Car Park Income',-88243,-93117),('270','Deposit Interest',-412,-1386)]),
('Overheads',[('400','Cleaning & Clinical Waste',48216,51093),('404','Bank Fees',1284,1377),('408','Light, Heat & Power',61740,57226),('412','Legal & Professional',18450,22914),('416','Audit & Accountancy',9500,2400),('420','Lift & Fire System Maintenance',21377,24688),('424','Repairs & Renewals',33862,29741),('428','Insurance',17905,18830),('432','Commercial Rates (Vacant)',4210,3865),('436','Caretaker Wages & PRSI',44318,46702),('440','Managing Agent Fee',27500,28600),('444','Depreciation',26292,0),('448','Bad Debts',3150,1840),('470','Interest Payable',152600,138415),('475','Corporation Tax Charge',22105,0)])]
ADJ={'623':-20147,'625':-5870,'444':26017,'611':-2450,'448':2450,'615':1325,'428':-1325,'801':-9880,'416':7100,'408':2780,'616':3415,'205':-3415,'830':-24360,'475':24360}
assert sum(ADJ.values())==0
acc=[[s,*a] for s,l in A for a in l]
for j in(3,4):
    z=-sum(a[j] for a in acc if a[j] is not None)
    k=[a for a in acc if a[1]=='960'][0]; k[j]=z
assert sum(a[3] for a in acc)==0 and sum(a[4] for a in acc)==0
wb=xlsxwriter.Workbook(path(NAME))
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
cv=wb.add_worksheet('Index'); cv.set_column(0,0,6); cv.set_column(1,1,48)
for i,(a,b) in enumerate([('','Cullinane Brophy & Co., Chartered Accountants'),('','Client: Fernhollow Medical Centre Ltd'),('','Year end: 31 December 2024'),('',''),('A1','Extended trial balance'),('A2','Journals'),('B','Bank (not in this file)'),('D','Debtors (not in this file)')]):
    cv.write(i+1,0,a,F(bold=1)); cv.write(i+1,1,b,F(bold=i<3))
ws=wb.add_worksheet('A1 ETB'); 
h=F(bold=1,align='center',border=1,bg_color='#FFF2CC'); n=F(num_format='#,##0;(#,##0);;',left=4,right=4); sec=F(bold=1,italic=1,font_color='#1F4E79'); t=F(bold=1,num_format='#,##0',top=1,bottom=6)
ws.write(0,0,'Fernhollow Medical Centre Ltd',F(bold=1)); ws.write(1,0,'Extended Trial Balance - year ended 31 December 2024',F(bold=1)); ws.write(2,0,'Prepared: N.O\'D. 17/03/2025',F()); ws.write(2,6,'Reviewed: ________',F()); ws.write(0,10,'Ref: A1',F(bold=1,align='right'))
ws.merge_range(4,0,5,0,'Code',h); ws.merge_range(4,1,5,1,'Account',h); ws.write(4,2,'31/12/2023',h); ws.write(5,2,'€',h)
ws.merge_range(4,3,4,4,'Trial Balance',h); ws.merge_range(4,5,4,6,'Adjustments',h); ws.merge_range(4,7,5,7,'Jnl',h); ws.merge_range(4,8,4,9,'Adjusted',h)
for c,x in((3,'Debit'),(4,'Credit'),(5,'Debit'),(6,'Credit'),(8,'Debit'),(9,'Credit')): ws.write(5,c,x,h)
ws.set_column(0,0,7); ws.set_column(1,1,32); ws.set_column(2,6,12); ws.set_column(7,7,5); ws.set_column(8,9,12); ws.freeze_panes(6,2)
JN={'623':'1','625':'1','444':'1','611':'2','448':'2','615':'3','428':'3','801':'4','416':'4','408':'4','616':'5','205':'5','830':'6','475':'6'}
PYK='other:31/12/2023'; AD,AC,JD,JC='other:Adjusted Debit','other:Adjusted Credit','other:Adjustments Debit','other:Adjustments Credit'
rows=[];r=6;S=dict.fromkeys([PYK,'debit','credit',JD,JC,AD,AC],0);s0=None
for s,code,name,py,tb in acc:
    if s!=s0:
        if s0: r+=1
        ws.write(r,1,s,sec); r+=1; s0=s
    aj=ADJ.get(code,0); ad=tb+aj
    d=dict(account=code,name=name)
    def put(c,k,v,true=None):
        if v: ws.write_number(r,c,v,n); d[k]=v; S[k]+=true if true is not None else v
    ws.write_string(r,0,code,F(align='center')); ws.write(r,1,name,F())
    for cc in (2,3,4,5,6,8,9): ws.write_blank(r,cc,None,n)
    put(2,PYK,py)
    v=tb
    if v>0: put(3,'debit',25688 if code=='420' else v, v)   # PLANTED: 24,688 printed as 25,688
    if v<0: put(4,'credit',-v)
    if aj>0: put(5,JD,aj)
    if aj<0: put(6,JC,-aj)
    if code in JN: ws.write(r,7,JN[code],F(align='center',font_color='red'))
    if ad>0: put(8,AD,ad)
    if ad<0: put(9,AC,-ad)
    rows.append(d); r+=1
ws.write(r,1,'',t)
keys=[PYK,'debit','credit',JD,JC,AD,AC]
for c,k in zip((2,3,4,5,6,8,9),keys): ws.write_number(r,c,S[k],F(bold=1,num_format='#,##0;(#,##0);0',top=1,bottom=6))
ws.write(r,1,'Totals',t)
assert S['debit']==S['credit'] and S[AD]==S[AC] and S[JD]==S[JC] and S[PYK]==0
tot=[dict(label='Totals',**S)]
ws.write(r+2,1,'Loss/(profit) per adjusted TB before dividend - see A3',F(italic=1))
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,1)
w2=wb.add_worksheet('A2 Journals'); w2.set_column(0,0,5); w2.set_column(1,1,60); w2.set_column(2,3,12)
for i,x in enumerate(['Jnl','Narrative','Dr','Cr']): w2.write(0,i,x,h)
for i,(a,b,c) in enumerate([(1,'Depreciation charge for year 10% s/l',26017),(2,'Increase in doubtful debt provision - Suite 7',2450),(3,'Insurance prepaid to 31 Jan 2025',1325),(4,'Accrue audit fee and Dec electricity',9880),(5,'2024 service charge balancing amount',3415),(6,'Corporation tax provision',24360)]):
    w2.write(i+1,0,a); w2.write(i+1,1,b); w2.write(i+1,2,c,F(num_format='#,##0')); w2.write(i+1,3,c,F(num_format='#,##0'))
ws.activate(); wb.close()
save(NAME,'TB',keys,rows,tot,'Accountants extended TB (Xero codes), prior year, TB, adjustments, adjusted; Irish',True,
 dict(what="Trial Balance Debit of 420 Lift & Fire System Maintenance printed as 25,688 instead of 24,688; column total and adjusted balance keep the right amount",kind='digit_changed'))
