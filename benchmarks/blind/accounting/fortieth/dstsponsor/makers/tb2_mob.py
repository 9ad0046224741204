# medical-office manager's own workbook (xlsxwriter, formulas with cached values)
import random, xlsxwriter
from common import *
R=random.Random(40102)
NAME='Kestrel Ridge MOB DST - TB June 2026'
S=[('ASSETS',[('10100','Cash - Operating (Pinnacle Trust 8812)',18422711),('10150','Cash - Security Deposits',6140000),('10300','Lender Reserve - TI/LC',41250000),('10310','Lender Reserve - Capital',9375000),('11000','A/R - Tenants',7388042),('11050','A/R - CAM True-up 2025',3120465),('11900','Allowance for Doubtful Accounts',-1450000),('12100','Prepaid Insurance',2987654),('12200','Prepaid Ground Lease',1850000),('15000','Land Improvements',38450000),('15100','Building',1684300000),('15200','Tenant Improvements',214877500),('15900','Accumulated Depreciation',-198650312),('16100','Lease Commissions, net',28455019),('16900','Due from Master Tenant',0)]),
('LIABILITIES',[('20100','Accounts Payable - Trade',-5122390),('20200','Accrued Expenses',-2870000),('20300','Accrued Property Tax',-11875000),('20400','Accrued Interest',-4411250),('21000','Security Deposits Held',-6140000),('21500','Prepaid Rents',-3968411),('25000','Note Payable - Cordwell Life',-1039500000),('25900','Unamortized Loan Fees',9244118)]),
('TRUST EQUITY',[('30100','Beneficial Interests - Class 1',-917500000),('30900','Syndication Costs',71200000),('31000','Distributions - Class 1',22937500),('39000','Accumulated (Earnings) Deficit',None)]),
('REVENUE',[('40100','Base Rent',-61883310),('40150','Rent Abatements',1250000),('40300','CAM Recoveries',-19440275),('40310','Tax Recoveries',-9211040),('40900','After-hours HVAC',-288000),('40950','Late Fees',0)]),
('OPERATING EXPENSES',[('50100','Janitorial - Common Area',3911875),('50150','Medical Waste Removal',544310),('50200','Electricity',5880132),('50250','Water / Sewer',910488),('50300','Repairs - HVAC',2140950),('50310','Repairs - Elevator',776000),('50400','Landscaping / Snow',1480000),('50500','Security',688275),('51000','Management Fee',2713099),('52000','Insurance',1493827),('53000','Real Property Tax',9895833),('54000','Ground Rent',4625000)]),
('NON-OPERATING',[('70100','Interest Expense',22056250),('71000','Depreciation',24831289),('71100','Amortization',3556877),('72000','Trustee & DST Admin Fees',1250000)])]
# activity for the month
act={}
for s,l in S:
    for a,n,v in l:
        if s in('REVENUE','OPERATING EXPENSES','NON-OPERATING') and v: act[a]=int(v/5*R.uniform(.93,1.09))
        elif a in('10300','10310'): act[a]=v//45
        elif a in('15000','15100','10150','21000','30100','30900','12200'): act[a]=0
act.update({'40950':-17500,'40150':0,'71000':4966258,'15900':-4966258,'71100':711375,'16100':-569101,'25900':-142274+0,'31000':4587500,'20300':-1979166,'53000':1979166,'12100':-298766,'52000':298766,'11000':R.randint(-900000,900000),'11050':-1044210,'11900':0,'15200':1865000,'20100':R.randint(-800000,700000),'20200':120000,'20400':0,'21500':-511208,'25000':-1822000+3644000,'16900':275000,'39000':0})
act['10100']=0; act['10100']=-sum(act.values())
beg={a:(v if v is not None else 0) for s,l in S for a,n,v in l}; beg['39000']=-sum(beg.values())
py={}
for s,l in S:
    for a,n,v in l:
        v=beg[a]+act[a]
        py[a]=v if a in('15000','15100','30100','30900','12200') else (0 if a in('16900','11050') else int(v*R.uniform(.88,1.08)))
py['39000']=0;py['39000']=-sum(py.values())
wb=xlsxwriter.Workbook(doc(NAME+'.xlsx')); ws=wb.add_worksheet('TB 0626')
F=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,**k})
nf='#,##0.00_);(#,##0.00);"-"_)'
ws.set_column('A:A',2);ws.set_column('B:B',9);ws.set_column('C:C',42);ws.set_column('D:D',18);ws.set_column('E:E',10,None,{'hidden':1});ws.set_column('F:H',18);ws.set_column('I:I',30)
ws.write('B1','KESTREL RIDGE MEDICAL PLAZA DST',F(bold=1,font_color='#1F3864'))
ws.write('B2','Prepared by: Dunmore Healthcare Realty (third-party manager)   /   Reviewed: ____',F(italic=1))
ws.write('B3','GL by account, accrual, in US$.  Credits in brackets.',F())
h=F(bold=1,text_wrap=1,align='center',valign='vcenter',bottom=2,bg_color='#E2EFDA')
ws.set_row(4,32)
for c,t in zip('BCDEFGH',['GL #','Account title','Balance\n5/31/2026','Tick','Net change\nJune','Balance\n6/30/2026','Prior yr\n6/30/2025']): ws.write(c+'5',t,h)
ws.write('I5','Mgr. remarks',h); ws.freeze_panes(5,3)
m=F(num_format=nf); mb=F(num_format=nf,bold=1,top=1); mt=F(num_format=nf,bold=1,top=1,bottom=6); b=F(bold=1)
rem={'11050':'Dr. Osei suite disputed, see e-mail 6/18','15200':'Ste 305 build-out draw 2 of 3','16900':'Repaid 7/3','25000':'amort. started Jan-25','40150':'abatement burned off in May'}
PYK='other:Prior yr 6/30/2025'; money=['beginning','activity','ending',PYK]; rows=[];totals=[];r=5; subs=[]
def put(row,vals,fm,forms=None):
    for i,(c,v) in enumerate(zip('DFGH',vals)):
        if forms and forms[i]: ws.write_formula(f'{c}{row}',forms[i],fm,c2(v))
        else: ws.write_number(f'{c}{row}',c2(v),fm)
for s,l in S:
    r+=1; ws.write(f'B{r}',s,b); a0=r+1; st=[0]*4
    for a,n,_ in l:
        r+=1; v=[beg[a],act[a],beg[a]+act[a],py[a]]; st=[x+y for x,y in zip(st,v)]
        ws.write_string(f'B{r}',a,F(align='left')); ws.write(f'C{r}',n,F(indent=1)); put(r,v,m,[None,None,f'=D{r}+F{r}',None])
        if R.random()<.4: ws.write(f'E{r}','x')
        if a in rem: ws.write(f'I{r}',rem[a],F(italic=1,font_color='#7F7F7F'))
        d={'account':a,'name':n}
        for k,x in zip(money,v):
            if x: d[k]=c2(x)   # zero shows as a lone dash
        rows.append(d)
    r+=1; lab='Total '+s.title(); ws.write(f'C{r}',lab,b); put(r,st,mb,[f'=SUM({c}{a0}:{c}{r-1})' for c in 'DFGH']); subs.append((r,st))
    totals.append(dict(label=lab,**{k:c2(x) for k,x in zip(money,st)})); r+=1
    if s=='TRUST EQUITY':
        r+=0
r+=1; g=[sum(x[1][i] for x in subs) for i in range(4)]; assert g==[0]*4,g
ws.write(f'C{r}','Out of balance (should be nil)',b); put(r,g,mt,['='+'+'.join(f'{c}{q}' for q,_ in subs) for c in 'DFGH'])
totals.append({'label':'Out of balance (should be nil)'})
r+=2; ws.write(f'B{r}','Ties to Dunmore GL export of 7/8/26 10:40am.  Tick column = agreed to sub-ledger.',F(italic=1,font_size=9))
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4)
w2=wb.add_worksheet('Bank rec');w2.set_column('A:A',38)
e=beg['10100']+act['10100']
for i,(t,v) in enumerate([('Pinnacle Trust 8812 - statement bal 6/30',e+1844210-220000),('Less: outstanding cks (14)',-1844210),('Add: deposit in transit 6/30',220000),('GL 10100',e)]): w2.write(i+1,0,t);w2.write(i+1,1,c2(v),m)
wb.close()
save(NAME,'TB',money,rows,totals)
