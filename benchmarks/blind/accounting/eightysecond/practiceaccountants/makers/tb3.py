# Scottish housing association extended trial balance, xlsx, ~150 rows
import random, xlsxwriter
from common import *
random.seed(8203); R=random.uniform
S=['Ardgowan Court','Bankhead Terrace','Castlehill','Dovecot Place','Eskview','Fairlie Gardens','Gallowgreen','Harbour Row','Inchmyre','Kirkton Steadings']
SEC=[]
def sec(h,l): SEC.append((h,l))
cost=[R(1.1e6,4.8e6) for _ in S]
sec('HOUSING PROPERTIES - COST',[(f'01{i+1:02d}0',f'Cost - {s}',v) for i,(s,v) in enumerate(zip(S,cost))]+[('01990','Components replaced in year',R(2e5,5e5))])
sec('HOUSING PROPERTIES - DEPRECIATION',[(f'02{i+1:02d}0',f'Acc. depn - {s}',-v*R(.15,.34)) for i,(s,v) in enumerate(zip(S,cost))])
sec('OTHER FIXED ASSETS',[('03010','Office premises - cost',412500),('03015','Office premises - acc. depn',-98412),('03020','Computer equipment - cost',61877),('03025','Computer equipment - acc. depn',-50119),('03030','Van fleet - cost',84230),('03035','Van fleet - acc. depn',-40966)])
sec('CURRENT ASSETS',[('10100','Rent arrears control',141206),('10110','Former tenant arrears',58914),('10120','Bad debt provision - rents',-71050),('10130','Factoring debtors',22418),('10140','Service charge equalisation',9127),('10200','Grants receivable',64000),('10300','Prepayments and accrued income',48711),('10310','VAT recoverable',3906),('10400','Stock of materials',7742),('11000','Bank - current',388214),('11010','Bank - 95 day notice',750000),('11020','Bank - rent collection',96388),('11090','Petty cash',215)])
sec('CURRENT LIABILITIES',[('20100','Trade creditors',-187315),('20110','Rents in advance',-81240),('20120','PAYE and NIC',-19833),('20130','Pension contributions payable',-12406),('20140','Accruals and deferred income',-143900),('20150','Retentions - roofing contract',-31260),('20160','Contract accruals',0),('20170','Tenants\' compensation fund',-2480),('20200','Loan instalments due < 1 year',-312000)])
sec('LONG TERM CREDITORS',[('25010','Loan - Bank A facility 1',-4128400),('25020','Loan - Bank A facility 2',-2215000),('25030','Loan - Building society',-1384220),('25100','Deferred capital grant',-6240115),('25110','Grant amortised to date',1212338),('25200','SHAPS pension deficit liability',-146000)])
sec('RESERVES',[('30010','Share capital',-164),('30100','Revenue reserve b/f',None),('30200','Pension reserve',146000)])
inc=[-R(2.1e5,6.4e5) for _ in S]
sec('INCOME - RENTS RECEIVABLE',[(f'40{i+1:02d}0',f'Rent - {s}',v) for i,(s,v) in enumerate(zip(S,inc))])
sec('INCOME - SERVICE CHARGES',[(f'41{i+1:02d}0',f'Service charge - {s}',v*R(.04,.13)) for i,(s,v) in enumerate(zip(S,inc)) if i not in(3,8)])
sec('VOID LOSSES',[(f'42{i+1:02d}0',f'Voids - {s}',-v*R(.002,.02)) for i,(s,v) in enumerate(zip(S,inc))])
sec('OTHER INCOME',[('43010','Garage and lock-up rents',-18416),('43020','Factoring fees',-29870),('43030','Grant release',-186200),('43040','Medical adaptations grant',-41300),('43050','Solar feed-in tariff',-6218),('43060','Bank interest receivable',-27405),('43070','Sundry income',-1904)])
sec('REACTIVE REPAIRS',[(f'50{i+1:02d}0',f'Reactive - {s}',-v*R(.07,.17)) for i,(s,v) in enumerate(zip(S,inc))])
sec('PLANNED AND CYCLICAL MAINTENANCE',[('51010','Gas servicing',71206),('51020','Electrical testing (EICR)',38850),('51030','Gutter cleaning',12240),('51040','External painterwork',64115),('51050','Ground maintenance',58400),('51060','Lift maintenance',17390),('51070','Fire detection and LD2 upgrades',9824),('51080','Kitchens - non-capital',23918),('51090','Medical adaptations',43760),('51100','Stair cleaning',31288)])
sec('SERVICE COSTS',[(f'52{i+1:02d}0',f'Landlord supplies - {s}',R(2e3,14e3)) for i,s in enumerate(S) if i not in(3,8)])
sec('STAFF COSTS',[('60010','Salaries - housing management',318744),('60020','Salaries - property services',204310),('60030','Salaries - finance & corporate',176522),('60040','Employer\'s NIC',71863),('60050','Employer\'s pension',63340),('60060','SHAPS past service deficit',22100),('60070','Agency staff',14916),('60080','Training and conferences',8127),('60090','Travel and mileage',6011),('60100','Committee expenses',2260)])
sec('OVERHEADS',[('61010','Office rates and water',14220),('61020','Office heat and light',9318),('61030','Telephones and broadband',11027),('61040','IT licences and support',48663),('61050','Printing, postage and stationery',10544),('61060','Insurance - stock',96210),('61070','Insurance - office',6480),('61080','Subscriptions - SFHA / EVH',12877),('61090','Legal fees',15390),('61100','External audit',16800),('61110','Internal audit',7200),('61120','Consultancy',19475),('61130','Bank charges',3364),('61140','Regulator fees',2915),('61150','Donations and community events',3200),('61160','Bad debts written off',27390)])
sec('FINANCE AND DEPRECIATION',[('70010','Loan interest - Bank A',301266),('70020','Loan interest - Building society',72418),('70030','Depreciation - housing',618400),('70040','Depreciation - other',41280),('70050','Pension finance cost',6000),('70060','Actuarial movement',0)])
flat=[(h,[[c,n,None if v is None else (round(v) if abs(v)>5000 and random.random()<.0 else r2(v+(R(-.5,.5) if v and abs(v)>100 and c!='20150' and not str(v).endswith('00') else 0)))] for c,n,v in l]) for h,l in SEC]
tot=sum(v for h,l in flat for _,_,v in l if v is not None)
for h,l in flat:
    for a in l:
        if a[2] is None: a[2]=r2(-tot)
J={'70030':(21400.5,0),'02100':(0,21400.5),'10300':(6218.4,0),'61060':(0,6218.4),'20140':(0,24890.75),'61100':(16800-14400,0),'61090':(4120.75,0),'51040':(18370,0),'20160':(0,31260),'20150':(31260,0),'61160':(8840,0),'10120':(0,8840),'70060':(15000,0),'25200':(0,15000),'43030':(0,4112.2),'25110':(4112.2,0)}
assert abs(sum(d-c for d,c in J.values()))<.005
D0='other:Audited 31/03/2024'; KEYS=[D0,'debit','credit','other:Journals Dr','other:Journals Cr','ending']
wb=xlsxwriter.Workbook(doc('TB_RHA_extended_2025.xlsx')); ws=wb.add_worksheet('ETB'); n2=wb.add_worksheet('Journals'); 
nf='#,##0.00;(#,##0.00);0.00'
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
num=F(num_format=nf);tx=F();hd=F(bold=1,bg_color='#1F4E78',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1);sh=F(bold=1,bg_color='#DDEBF7');tf=F(bold=1,num_format=nf,top=1,bottom=6);tl=F(bold=1,top=1);sf=F(bold=1,italic=1,num_format='#,##0.00;(#,##0.00);-',top=1);ref=F(align='center',font_color='#7F7F7F')
ws.write(0,0,'Rathmurdie Housing Association Limited',F(bold=1,font_size=14)); ws.write(1,0,'Extended trial balance - year ended 31 March 2025'); ws.write(2,0,'Prepared by: KMcA  12/05/2025      Reviewed: ______'); ws.write(2,7,'Draft 3',F(bold=1,font_color='red'))
ws.merge_range(4,0,5,0,'Nominal',hd);ws.merge_range(4,1,5,1,'Description',hd);ws.merge_range(4,2,5,2,'Audited 31/03/2024',hd);ws.merge_range(4,3,4,4,'Per ledger 31/03/2025',hd);ws.write(5,3,'Dr',hd);ws.write(5,4,'Cr',hd);ws.merge_range(4,5,4,6,'Journals',hd);ws.write(5,5,'Dr',hd);ws.write(5,6,'Cr',hd);ws.merge_range(4,7,5,7,'Final TB 31/03/2025',hd);ws.merge_range(4,8,5,8,'Lead sch.',hd)
rows=[];totals=[];r=6;ends=[]
# prior year: noise, plug through the reserve
py={}
for h,l in flat:
    for c,n,v in l:
        if c in('20160','10200','51070'): continue
        py[c]= v if c in('30010','03010') else r2(v*R(.86,1.05)) if c!='30100' else 0
py['20160']=-18650.0; py['30100']=r2(-sum(py.values())); py['70060']=r2(-0.0)
py={k:v for k,v in py.items() if v}
for s,(h,l) in enumerate(flat):
    ws.merge_range(r,0,r,8,h,sh); r+=1; st=r; grp=[]
    for c,n,v in l:
        d,cr=J.get(c,(0,0)); e=r2(v+d-cr)
        row={'account':c,'name':n,D0:py.get(c),'debit':v if v>0 else None,'credit':-v if v<0 else None,'other:Journals Dr':d or None,'other:Journals Cr':cr or None,'ending':e if e else 0}
        if all(not row[k] for k in KEYS): continue
        ws.write(r,0,int(c) if c[0]!='0' else c,tx); ws.write(r,1,n,tx)
        for i,k in enumerate(KEYS[:5]): 
            if row[k] is not None: ws.write_number(r,2+i,row[k],num)
        ws.write_formula(r,7,f'=D{r+1}-E{r+1}+F{r+1}-G{r+1}',num,e); ws.write(r,8,'ABCDEFGHIJKLMNOPQRS'[s],ref)
        rows.append(row); grp.append(row); r+=1
    sub=r2(sum(x['ending'] or 0 for x in grp)); ps=r2(sum(x[D0] or 0 for x in grp))
    lab='Total '+h.lower(); ws.write(r,1,lab,F(bold=1,italic=1,top=1)); ws.write_formula(r,2,f'=SUM(C{st+1}:C{r})',sf,ps); ws.write_formula(r,7,f'=SUM(H{st+1}:H{r})',sf,sub); totals.append({'label':lab,D0:ps,'ending':sub}); ends.append(r+1); r+=2
S2={k:r2(sum(x[k] or 0 for x in rows)) for k in KEYS}; print(S2); assert S2['debit']==S2['credit'] and S2['other:Journals Dr']==S2['other:Journals Cr'] and abs(S2['ending'])<.01 and abs(S2[D0])<.01
tz=F(bold=1,num_format='#,##0.00;(#,##0.00)',top=1,bottom=6)
ws.write(r,0,'',tl); ws.write(r,1,'TOTALS',tl)
for i,k in enumerate(KEYS):
    col='CDEFGH'[i]; v=abs(S2[k]) if abs(S2[k])<.01 else S2[k]
    fm='='+'+'.join(f'{col}{e}' for e in ends) if k in(D0,'ending') else f'=SUM({col}7:{col}{r})'
    ws.write_formula(r,2+i,fm,tz,0 if abs(v)<.01 else v); S2[k]=0 if abs(v)<.01 else v
totals.append({'label':'TOTALS',**S2})
ws.set_column(0,0,9);ws.set_column(1,1,38);ws.set_column(2,7,15.5);ws.set_column(8,8,8);ws.freeze_panes(6,2);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(4,5);ws.set_footer('&L&F&RPage &P of &N')
n2.set_column(0,0,6);n2.set_column(1,1,80)
for i,t in enumerate(['Housing depreciation true-up after component review','Insurance prepaid to July','Audit, legal and painterwork accruals','Reclassify roofing retention to contract accruals','Provision: former tenants over 12 months','SHAPS valuation movement','Grant release on Castlehill lift']): n2.write(i+2,0,f'J{i+1}',tx); n2.write(i+2,1,t,tx)
n2.write(0,0,'Year-end journals - narrative',F(bold=1)); wb.close()
save('TB_RHA_extended_2025.xlsx','TB',KEYS,rows,totals,'Extended TB of a Scottish housing association, workbook with journals and section sums',True)
