# housing non-profit, monthly-column trial balance, department-coded accounts, FYE June (xlsxwriter)
import random, xlsxwriter, datetime
from common import *
R=random.Random(7733); NAME='TVCH Trial Balance FY24 monthly.xlsx'
MON=[(2023,m) for m in range(7,13)]+[(2024,m) for m in range(1,7)]
bal={};act={};nm={};sec={}
order=[]
def acc(code,name,s,b=0):
    order.append(code); nm[code]=name; sec[code]=s; bal[code]=int(round(b*100)); act[code]=[0]*12
def J(m,*ls):
    assert sum(x for _,x in ls)==0
    for a,x in ls: act[a][m]+=x
A='ASSETS';Lb='LIABILITIES';N='NET ASSETS';V='REVENUE AND SUPPORT';X='EXPENSES'
D=[('10','Harbor Court',92),('20','Maple Terrace',48),('30','Sixth Street SRO',64)]
DA=D+[('90','Administration',0)]
for c,n,b in [('1010-90','Cash - Operating - Admin',184220.15),('1010-10','Cash - Operating - Harbor Court',96415.70),('1010-20','Cash - Operating - Maple Terrace',41877.02),('1010-30','Cash - Operating - Sixth Street',28330.48),('1025-90','Cash - Savings / Board Designated',312500),
 ('1110-10','Tenant A/R - Harbor Court',14620.5),('1110-20','Tenant A/R - Maple Terrace',5218),('1110-30','Tenant A/R - Sixth Street',19475.25),('1120-10','Subsidy Receivable - Harbor Court',8104),('1120-30','Subsidy Receivable - Sixth Street',11290),('1150-90','Grants Receivable',75000),('1190-90','Allowance for Doubtful Accounts',-9800),
 ('1210-90','Prepaid Insurance',31240.66),('1310-10','Replacement Reserve - Harbor Court',268114.33),('1310-20','Replacement Reserve - Maple Terrace',121840.9),('1310-30','Replacement Reserve - Sixth Street',77206.12),('1350-10','Security Deposit Trust - Harbor Court',47210),('1350-20','Security Deposit Trust - Maple Terrace',25600),('1350-30','Security Deposit Trust - Sixth Street',15850),
 ('1510-10','Land - Harbor Court',640000),('1510-20','Land - Maple Terrace',385000),('1510-30','Land - Sixth Street',410000),('1520-10','Buildings - Harbor Court',6215400),('1520-20','Buildings - Maple Terrace',3340250),('1520-30','Buildings - Sixth Street',2918700),('1540-90','Vehicles & Equipment',84315.4),('1590-10','Accum Depr - Harbor Court',-2841200),('1590-20','Accum Depr - Maple Terrace',-1108340),('1590-30','Accum Depr - Sixth Street',-1466900),('1590-90','Accum Depr - Admin',-51220)]: acc(c,n,A,b)
for c,n,b in [('2010-90','Accounts Payable',-68412.07),('2110-90','Accrued Payroll & PTO',-33180),('2130-90','Payroll Taxes & Withholding Payable',-4127.3),('2210-10','Tenant Security Deposits - Harbor Court',-46835),('2210-20','Tenant Security Deposits - Maple Terrace',-25475),('2210-30','Tenant Security Deposits - Sixth Street',-15625),('2250-90','Deferred Grant Revenue',-60000),('2510-10','Mortgage Payable - Harbor Court',-3318440.18),('2510-20','Mortgage Payable - Maple Terrace',-1764205.77),('2550-30','City Deferred Loan - Sixth Street',-1850000)]: acc(c,n,Lb,b)
acc('3010-90','Net Assets Without Donor Restrictions',N); acc('3050-90','Net Assets With Donor Restrictions',N,-75000)
def multi(base,name,s,ds): 
    for d,n,_ in ds: acc(f'{base}-{d}',f'{name} - {n}',s)
multi('4010','Tenant Rents',V,D); multi('4020','Rental Subsidies',V,[D[0],D[2]]); multi('4050','Vacancy Loss',V,D); multi('4100','Laundry & Vending',V,D); multi('4150','Tenant Charges & Late Fees',V,D)
acc('4310-90','Grants - Government',V); acc('4320-90','Contributions - Foundations',V); acc('4330-90','Contributions - Individuals',V); acc('4350-90','Special Event (net)',V); acc('4400-90','Management Fees Earned',V); acc('4900-90','Interest Income',V)
E=[('5010','Salaries & Wages',DA),('5050','Payroll Taxes',DA),('5060','Health Insurance',DA),('5080','Workers Comp',DA),('5210','Management Fees',D),('5220','Audit & Accounting',DA),('5230','Legal',DA),('5250','Office Supplies & Postage',DA),('5260','Telephone & Internet',DA),('5270','Software & IT',[DA[3]]),('5280','Training & Travel',[DA[3]]),('5310','Electricity',DA[:3]),('5320','Natural Gas',D),('5330','Water & Sewer',D),('5340','Trash Removal',D),('5410','Maintenance Supplies',D),('5420','Repairs Contract',D),('5430','Elevator',[D[0],D[2]]),('5440','Pest Control',D),('5450','Grounds & Snow',D),('5460','Security Services',[D[2]]),('5470','Unit Turnover',D),('5510','Property Insurance',D),('5520','Payment in Lieu of Taxes',D),('5610','Resident Services',D),('5710','Bad Debt',D),('5810','Mortgage Interest',D[:2]),('5900','Depreciation',DA)]
for b,n,ds in E: multi(b,n,X,ds)
bal['3010-90']=-sum(v for k,v in bal.items())
def n(x,f=.15): return int(round(x*100*(1+R.uniform(-f,f))))
rent={'10':71240,'20':41890,'30':24310}; sub={'10':16850,'30':19420}; k={'10':1,'20':.55,'30':.7,'90':.35}
cash=lambda d:f'1010-{d}'
mb={'10':331844018,'20':176420577}; rate={'10':.0485,'20':.0440}; pay={'10':2184655,'20':1102110}
for m in range(12):
    for d,_,u in D:
        r=int(rent[d]*100*(1.03 if m>=6 else 1)); J(m,(f'1110-{d}',r),(f'4010-{d}',-r)); v=n(rent[d]*.045,.5); J(m,(f'4050-{d}',v),(f'1110-{d}',-v))
        t=n(420*k[d],.6); J(m,(f'1110-{d}',t),(f'4150-{d}',-t)); l=n(610*k[d]); J(m,(cash(d),l),(f'4100-{d}',-l))
        q=r+t-v-n(300*k[d],.9)+R.randint(-90000,90000); J(m,(cash(d),q),(f'1110-{d}',-q))
        if d in sub:
            s=n(sub[d],.03); J(m,(f'1120-{d}',s),(f'4020-{d}',-s)); p=n(sub[d],.03); J(m,(cash(d),p),(f'1120-{d}',-p))
        f=n(rent[d]*.06,.02); J(m,(f'5210-{d}',f),('4400-90',-f)); J(m,(cash('90'),f),(cash(d),-f))
        res=int(u*32.5*100); J(m,(f'1310-{d}',res),(cash(d),-res)); i=n(190*k[d]); J(m,(f'1310-{d}',i),('4900-90',-i))
        dep=R.choice([0,0,45000,60000,-55000])
        J(m,(f'1350-{d}',dep),(f'2210-{d}',-dep))
        if d in mb:
            it=int(mb[d]*rate[d]/12); pr=pay[d]-it; mb[d]-=pr; J(m,(f'5810-{d}',it),(f'2510-{d}',pr),(cash(d),-pay[d]))
    for d,_,_ in DA:
        sal=n({'10':9800,'20':5200,'30':8900,'90':21400}[d],.02); sal=sal*3//2 if m in(2,8) else sal
        J(m,(f'5010-{d}',sal),(cash('90'),-int(sal*.78)),('2130-90',-(sal-int(sal*.78)))); tx=int(sal*.0765); J(m,(f'5050-{d}',tx),('2130-90',-tx))
        h=n({'10':1240,'20':620,'30':1130,'90':2680}[d],0); J(m,(f'5060-{d}',h),('2010-90',-h)); w=n({'10':310,'20':165,'30':285,'90':140}[d],0); J(m,(f'5080-{d}',w),('1210-90',-w))
        for b,base,fr,pb in [('5250',260,.5,1),('5260',410,.05,1),('5230',900,.6,.3)]:
            if R.random()<pb: x=n(base*k[d],fr); J(m,(f'{b}-{d}',x),('2010-90',-x))
        if m in (3,4): x=n(4200*k[d],.0); J(m,(f'5220-{d}',x),('2010-90',-x))
        dp={'10':1553850,'20':835060,'30':729675,'90':96040}[d]; J(m,(f'5900-{d}',dp),(f'1590-{d}',-dp))
    J(m,('2130-90',-act['2130-90'][m]+R.choice([0,-21530,18840])),('1010-90',0)) if 0 else None
    pt=-act['2130-90'][m]-R.choice([0,0,21530,-18840]); J(m,('2130-90',pt),('1010-90',-pt))
    for d,_,_ in D:
        win=1.9 if 4<=m<=8 else .35
        for b,base,fr,pb in [('5310',2650,.2,1),('5320',1980*win,.15,1),('5330',3110,.1,1),('5340',880,.05,1),('5410',1240,.5,1),('5420',2900,.7,1),('5440',285,0,1),('5450',1150*(1.6 if 5<=m<=8 else .8),.2,1),('5470',1900,.8,.85),('5610',1450,.1,1)]:
            if R.random()<pb: x=n(base*k[d],fr); J(m,(f'{b}-{d}',x),('2010-90',-x))
        if d in('10','30'): x=n(742*k[d],0); J(m,(f'5430-{d}',x),('2010-90',-x))
        x=n(3480*k[d],0); J(m,(f'5510-{d}',x),('1210-90',-x))
        if m in(0,6): x=n(16200*k[d],0); J(m,(f'5520-{d}',x),('2010-90',-x))
        if m%3==2: x=n(900*k[d],.4); J(m,(f'5710-{d}',x),('1190-90',-x))
    x=n(4380,.05); J(m,('5460-30',x),('2010-90',-x)); x=n(1685,.1); J(m,('5270-90',x),('2010-90',-x))
    if R.random()<.6: x=n(720,.6); J(m,('5280-90',x),('2010-90',-x))
    if m in(0,3,6,9): x=2912500; J(m,('1150-90',x),('4310-90',-x))
    if m in(1,4,7,10): x=3000000; J(m,('1010-90',x),('1150-90',-x))
    if m in(2,5): J(m,('2250-90',3000000),('4320-90',-3000000))
    x=n(1850 if m!=5 else 14200,.5); J(m,('1010-90',x),('4330-90',-x))
    if m==9: J(m,('1010-90',3864215),('4350-90',-3864215))
    x=n(610,.1); J(m,('1025-90',x),('4900-90',-x))
    if m in(3,): J(m,('1210-90',9876300),('1010-90',-9876300))
    if m==4: J(m,('1190-90',612050),('1110-30',-612050))
    for d in('10','20','30'):
        x=int(n(24000,.15)*k[d]); J(m,('2010-90',x),(cash(d),-x))
    x=n(8200,.2); J(m,('2010-90',x),(cash('90'),-x))
    for d,q in (('10',2750000),('20',1100000),('30',2050000)): J(m,(cash('90'),q),(cash(d),-q))
    if m==11: J(m,('5010-90',214000),('2110-90',-214000))
for m in range(12): assert sum(act[c][m] for c in order)==0
# workbook
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Sheet1')
f=lambda **k: wb.add_format(dict({'font_name':'Calibri','font_size':9},**k))
NF='#,##0.00_);(#,##0.00);"-"??_)'; N0='#,##0.00_);(#,##0.00)'
n_=f(num_format=NF); t_=f(num_format=N0,bold=True,top=1); g_=f(num_format=N0,bold=True,top=1,bottom=6); b_=f(bold=True); x_=f(); hd=f(bold=True,bg_color='#1F3864',font_color='white',align='center'); hdd=f(bold=True,bg_color='#1F3864',font_color='white',align='center',num_format='mmm-yy')
ws.write(0,0,'Tri-Valley Community Homes, Inc.',f(bold=True,font_size=12)); ws.write(1,0,'Trial Balance - Net Change by Month',b_); ws.write(2,0,'Fiscal Year July 1, 2023 - June 30, 2024 (before audit adjustments)',x_); ws.write(3,0,'All departments; credits in parentheses',f(italic=True))
ws.write(5,0,'GL-Dept',hd); ws.write(5,1,'Account Description',hd); ws.write(5,2,'Beg Bal',hd)
for i,(y,m) in enumerate(MON): ws.write_datetime(5,3+i,datetime.datetime(y,m,1),hdd)
ws.write(5,15,'End Bal',hd)
lab=[datetime.date(y,m,1).strftime('%b-%y') for y,m in MON]; K=['beginning']+['other:'+l for l in lab]+['ending']
rows=[];tot=[];r=6;G=[0]*14
for s in (A,Lb,N,V,X):
    ws.write(r,0,s,b_); r+=1; T=[0]*14; first=r
    for c in [o for o in order if sec[o]==s]:
        v=[bal[c]]+act[c]+[bal[c]+sum(act[c])]
        ws.write(r,0,c,x_); ws.write(r,1,nm[c],x_); row={'account':c,'name':nm[c]}
        for i,q in enumerate(v):
            ws.write_number(r,2+i,num(q),n_) if i<13 else ws.write_formula(r,15,f'=SUM(C{r+1}:O{r+1})',n_,num(q))
            T[i]+=q
            if q: row[K[i]]=num(q)
        rows.append(row); r+=1
    ws.write(r,1,'Total '+s.title().replace(' And ',' and '),b_)
    for i,q in enumerate(T): cl=xlsxwriter.utility.xl_col_to_name(2+i); ws.write_formula(r,2+i,f'=SUM({cl}{first+1}:{cl}{r})',t_,num(q))
    tot.append(dict([('label','Total '+s.title().replace(' And ',' and '))]+[(kk,num(q)) for kk,q in zip(K,T)])); G=[a+b for a,b in zip(G,T)]; r+=2
assert not any(G)
ws.write(r,1,'Out of Balance',b_)
for i in range(14): ws.write_number(r,2+i,0,g_)
tot.append(dict([('label','Out of Balance')]+[(kk,0) for kk in K]))
ws.set_column(0,0,9); ws.set_column(1,1,38); ws.set_column(2,15,13.5); ws.freeze_panes(6,3); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(5); ws.set_footer('&L&F&RPage &P of &N')
wb.close()
save(NAME,'TB','housing non-profit monthly-column trial balance, dept-coded, large',False,K,rows,tot,sheet='Sheet1')
print(len(rows)); 
for c in order[:45]: print(c,nm[c],num(bal[c]),num(bal[c]+sum(act[c])))
for t in tot: print(t['label'],t['beginning'],t['ending'])
