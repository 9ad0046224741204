import random, xlsxwriter
from decimal import Decimal as D
from common import *
R=random.Random(75103)
NAME='Ballinacurra ETB 2024 v3.xlsx'
# (lead, title, [(code,name,2024 signed k, 2023 signed k, roundEuro)])
G=[('A','Investment property',[('0010','Investment property - Academy St',4850,4650),('0011','Investment property - Pope\'s Quay',2275,2310),('0012','Investment property - Midleton retail',1960,1960),('0015','Property under development',614.22,188.9)]),
('B','Tangible assets',[('0030','Fixtures & fittings - cost',142.3,131.1),('0031','Fixtures & fittings - depreciation',-88.4,-71.6),('0040','Office equipment - cost',21.8,19.2),('0041','Office equipment - depreciation',-15.9,-13.3)]),
('C','Debtors',[('1100','Debtors control account',63.41,58.22),('1101','Provision for doubtful debts',-11.5,-8),('1103','Prepayments',19.77,18.03),('1104','Accrued rental income',8.2,0),('1105','Rent free debtor (straight-line)',46.1,59.9),('1110','Directors\' current account',0,4.2),('1120','Due from Ballinacurra Lettings Ltd',130,105)]),
('D','Cash and bank',[('1200','AIB current account',96.03,74.18),('1205','AIB rent deposit account',41.25,39.6),('1210','BOI sinking fund account',28.44,20.91),('1230','Petty cash',.2,.2),('1250','Company credit card',-2.13,-1.41)]),
('E','Creditors < 1 year',[('2100','Creditors control account',-48.22,-37.9),('2109','Accruals',-26.4,-22.15),('2110','Deferred rent',-71.38,-66.02),('2120','Tenant deposits held',-41.25,-39.6),('2200','VAT control',-17.9,-14.44),('2210','PAYE/PRSI',-3.61,-3.4),('2220','Corporation tax',-22.05,-19.3),('2230','LPT & NPPR payable',0,-1.26),('2240','Service charge held in trust',-28.44,-20.91)]),
('F','Creditors > 1 year',[('2300','Bank loan - AIB 4410',-2480,-2610),('2301','Bank loan - AIB 5127',-866.5,-911.4),('2310','Loan arrangement fees',18.4,23),('2320','Deferred tax',-402.6,-349.3),('2350','Shareholder loan notes',-1500,-1500)]),
('G','Capital and reserves',[('3000','Ordinary share capital',-.1,-.1),('3050','Revaluation reserve',-1080,-1080),('3200','Profit and loss account b/f',0,0)]),
('H','Income',[('4000','Rent receivable - residential',-388.4,-371.2),('4001','Rent receivable - retail',-214.9,-208.6),('4002','Rent receivable - student house',-96.7,-92.5),('4010','Service charges recovered',-44.8,-41.3),('4020','Car space licences',-11.2,-10.9),('4090','Sundry income',-1.93,-3.1),('4900','Deposit interest',-.84,-.22),('4950','Fair value movement',-165,-120)]),
('J','Property costs',[('5000','Repairs and maintenance',58.3,49.9),('5010','Service charge expenditure',46.1,42.7),('5020','Insurance',27.4,24.9),('5030','Commercial rates - voids',3.9,6.2),('5040','Letting agent fees',31.7,30.2),('5050','RTB registration',1.44,1.36),('5060','Light and heat - common areas',17.2,18.8),('5070','Cleaning and waste',14.1,13.5),('5080','Local property tax',5.4,5.4)]),
('K','Administration',[('7000','Wages and salaries',38.5,36.4),('7006','Employer\'s PRSI',4.25,4.02),('7500','Printing, postage & stationery',.91,1.05),('7502','Telephone & broadband',1.62,1.58),('7600','Legal and professional',12.8,9.4),('7601','Audit and accountancy',9.75,9.25),('7604','Valuation fees',4.2,0),('7901','Bank charges',1.33,1.29),('8000','Depreciation',0,19.4),('8100','Bad debts',0,4.6),('8200','Sundry expenses',.64,.77)]),
('L','Finance and tax',[('7900','Loan interest',151.2,163.8),('7905','Loan fee amortisation',0,4.6),('9000','Corporation tax charge',0,19.3),('9010','Deferred tax charge',0,39.6),('9998','Suspense account',3.275,0)])]
acc=[]
rd={'0010','0011','0012','2350','3050','4950','1120','1230','3000','1101'}
for l,t,xs in G:
    for code,n,a,b in xs:
        def j(k,code=code): 
            if not k: return D(0)
            return c(k*1000) if code in rd or abs(k)<.5 else c(k*1000+R.uniform(-48,48))
        acc.append(dict(l=l,code=code,n=n,cl=j(a),py=j(b),adr=D(0),acr=D(0),ref=''))
by={a['code']:a for a in acc}
by['9998']['cl']=D('3275.00')
for x,y in(('2120','1205'),('2240','1210')): by[x]['cl']=-by[y]['cl'];by[x]['py']=-by[y]['py']
by['3200']['py']-=sum(a['py'] for a in acc)
# b/f 2024 client = PY reserve + PY P&L results - dividend
by['3200']['cl']=by['3200']['py']+sum(a['py'] for a in acc if a['l'] in 'HJKL')
diff=sum(a['cl'] for a in acc)
by['0015']['cl']-=0
# plug: AIB loan
by['2301']['cl']-=diff
print('plug',diff,by['2301'],by['3200'])
# journals
J=[('J1','Depreciation for the year',[('8000',D('19480.00'),0),('0031',0,D('16830.00')),('0041',0,D('2650.00'))]),
('J2','Fair value of Academy St per Lisneylin valuation; deferred tax thereon',[('0010',D('200000.00'),0),('0011',0,D('35000.00')),('4950',0,D('165000.00')),('9010',D('54450.00'),0),('2320',0,D('54450.00'))]),
('J3','Audit fee accrual and late suppliers',[('7601',D('1500.00'),0),('5000',D('4262.18'),0),('2109',0,D('5762.18'))]),
('J4','Corporation tax charge 2024',[('9000',D('24116.00'),0),('2220',0,D('24116.00'))]),
('J5','Clear suspense - deposit retained, unit 6 Academy St',[('2109',D('0'),0)]),
('J6','Specific provision Midleton unit 3',[('8100',D('7315.60'),0),('1101',0,D('7315.60'))]),
('J7','Release rent free incentive',[('4001',D('13800.00'),0),('1105',0,D('13800.00'))]),
('J8','Loan fee amortisation',[('7905',D('4600.00'),0),('2310',0,D('4600.00'))])]
J[4]=('J5','Clear suspense - legal fees Pope\'s Quay lease posted by bank feed',[('7600',D('3275.00'),0),('9998',0,D('3275.00'))])
# client balances before fair value: property at PY values
by['0010']['cl']=D('4650000');by['0011']['cl']=D('2310000');by['4950']['cl']=D(0)
d=sum(a['cl'] for a in acc); by['2301']['cl']-=d; print(d,by['2301'])
for r,t,ls in J:
    for code,dr,cr in ls:
        a=by[code]; a['adr']+=D(dr); a['acr']+=D(cr); a['ref']=(a['ref']+','+r).strip(',')
for a in acc:
    a['dr']=a['cl'] if a['cl']>0 else D(0); a['cr']=-a['cl'] if a['cl']<0 else D(0)
    a['fin']=a['cl']+a['adr']-a['acr']; a['mv']=a['fin']-a['py']
K=['dr','cr','adr','acr','fin','py','mv']
T={k:sum(a[k] for a in acc) for k in K}; print(T)
assert T['dr']==T['cr'] and T['adr']==T['acr'] and T['fin']==0==T['py']
MON=['debit','credit','other:Adjustments Dr','other:Adjustments Cr','ending','other:Prior year 31/12/2023','other:Movement']
wb=xlsxwriter.Workbook(doc(NAME)); F=wb.add_format
base={'font_name':'Calibri','font_size':10}
idx=wb.add_worksheet('Index'); ws=wb.add_worksheet('ETB'); wj=wb.add_worksheet('Journals')
t=F({**base,'bold':1,'font_size':12});p=F(base);b=F({**base,'bold':1})
for i,(x,y) in enumerate([('Client','Ballinacurra Property Holdings DAC'),('Year end','31 December 2024'),('File','BPH-24'),('Prepared by','OC  11/03/2025'),('Reviewed by','NF  28/03/2025')]): idx.write(i+1,1,x,b);idx.write(i+1,2,y,p)
for i,(x,y) in enumerate([('A','Investment property'),('B','Tangible fixed assets'),('C','Debtors and prepayments'),('D','Bank and cash'),('E','Creditors due within one year'),('F','Creditors due after one year'),('G','Capital and reserves'),('H','Income'),('J','Property costs'),('K','Administration'),('L','Finance costs and taxation')]): idx.write(i+8,1,x,b);idx.write(i+8,2,y,p)
idx.set_column(1,1,13);idx.set_column(2,2,40)
num='#,##0.00;(#,##0.00);"-"'
n=F({**base,'num_format':num}); nf=F({**base,'num_format':num,'bg_color':'#FFF9E5'}); cen=F({**base,'align':'center'}); txt=F({**base,'num_format':'@'})
h=F({**base,'bold':1,'align':'center','valign':'vcenter','text_wrap':1,'bg_color':'#1F3864','font_color':'white','border':1}); sec=F({**base,'bold':1,'bg_color':'#D9E2F3'})
st=F({**base,'bold':1,'num_format':num,'top':1}); stl=F({**base,'bold':1,'italic':1}); gt=F({**base,'bold':1,'num_format':num,'top':1,'bottom':6})
ws.write(0,0,'Ballinacurra Property Holdings DAC',t);ws.write(1,0,'Extended trial balance - year ended 31 December 2024',b);ws.write(2,0,'Source: Sage 50 export 04/03/2025 10:41, Dr / (Cr), EUR',F({**base,'italic':1,'font_color':'#666666'}))
ws.write(0,9,'Prepared: OC',p);ws.write(1,9,'Reviewed: NF',p);ws.write(2,9,'WP ref: 3.1',p)
for col,x in ((0,'N/C'),(1,'Account name'),(2,'Lead')): ws.merge_range(4,col,5,col,x,h)
ws.merge_range(4,3,4,4,'Client TB',h);ws.write(5,3,'Dr',h);ws.write(5,4,'Cr',h)
ws.merge_range(4,5,4,6,'Adjustments',h);ws.write(5,5,'Dr',h);ws.write(5,6,'Cr',h);ws.merge_range(4,7,5,7,'Jnl',h)
ws.merge_range(4,8,5,8,'Final balance 31/12/2024',h);ws.merge_range(4,9,5,9,'Prior year 31/12/2023',h);ws.merge_range(4,10,5,10,'Movement',h)
C={'dr':3,'cr':4,'adr':5,'acr':6,'fin':8,'py':9,'mv':10}
r=6;rows=[];totals=[];subs=[]
def drop(v): return {m:x for m,x in v.items()}
for l,tt,xs in G:
    ws.merge_range(r,0,r,10,f'{l}   {tt}',sec);r+=1;r0=r
    for a in [a for a in acc if a['l']==l]:
        ws.write_string(r,0,a['code'],txt);ws.write(r,1,a['n'],p);ws.write(r,2,l,cen)
        d=dict(account=a['code'],name=a['n'])
        for k,m in zip(K,MON):
            if k in('dr','cr','adr','acr'):
                if a[k]: ws.write_number(r,C[k],float(a[k]),n); d[m]=a[k]
            else:
                e=r+1; fm={'fin':f'=D{e}-E{e}+F{e}-G{e}','mv':f'=I{e}-J{e}'}.get(k)
                if fm: ws.write_formula(r,C[k],fm,nf if k=='fin' else n,float(a[k]))
                else: ws.write_number(r,C[k],float(a[k]),n)
                if a[k]: d[m]=a[k]
        ws.write(r,7,a['ref'],cen)
        rows.append(d);r+=1
    ws.write(r,1,f'Total {l} - {tt}',stl);td=dict(label=f'Total {l} - {tt}')
    for k,m in zip(K,MON):
        if k in('fin','py','mv'):
            v=sum(a[k] for a in acc if a['l']==l); cl='IJK'['fin py mv'.split().index(k)]
            ws.write_formula(r,C[k],f'=SUM({cl}{r0+1}:{cl}{r})',st,float(v)); 
            if v: td[m]=v
    totals.append(td);subs.append(r);r+=2
ws.write(r,1,'TRIAL BALANCE TOTAL',b);td=dict(label='TRIAL BALANCE TOTAL')
for k,m in zip(K,MON):
    cl='DEFGIJK'[K.index(k)]
    fm=f'=SUM({cl}7:{cl}{r})' if k in('dr','cr','adr','acr') else '='+'+'.join(f'{cl}{s+1}' for s in subs)
    ws.write_formula(r,C[k],fm,gt,float(T[k]))
    if T[k]: td[m]=T[k]
totals.append(td)
pl=sum(a['fin'] for a in acc if a['l'] in 'HJKL')
ws.write(r+2,1,f'Result for the year per adjusted TB: {"profit" if pl<0 else "loss"} of EUR {abs(pl):,.2f} after tax.',F({**base,'italic':1}))
ws.write(r+3,1,'J5: client to confirm lease legal fees are not recoverable from tenant.',F({**base,'italic':1}))
ws.set_column(0,0,7);ws.set_column(1,1,38);ws.set_column(2,2,5);ws.set_column(3,6,14);ws.set_column(7,7,6);ws.set_column(8,10,15)
ws.set_row(5,28);ws.freeze_panes(6,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4,5);ws.set_paper(9)
wj.write(0,0,'Audit adjustments',t);[wj.write(2,i,x,h) for i,x in enumerate(['Ref','N/C','Account','Dr','Cr'])];q=3
for ref,tt,ls in J:
    for code,dr,cr in ls:
        wj.write(q,0,ref,p);wj.write_string(q,1,code,p);wj.write(q,2,by[code]['n'],p)
        if dr: wj.write(q,3,float(dr),n)
        if cr: wj.write(q,4,float(cr),n)
        q+=1
    wj.write(q,2,tt,F({**base,'italic':1}));q+=2
wj.set_column(2,2,50);wj.set_column(3,4,14)
ws.activate();wb.close()
save(NAME,'TB','auditor\'s extended trial balance workbook (Sage 50 client, Ireland): grouped Dr/Cr headers, adjustments, final, prior year, lead subtotals, index and journal sheets',True,MON,rows,totals)
print(len(rows))
