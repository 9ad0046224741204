# extended (adjusted) trial balance of an Irish company, auditors' spreadsheet
import random,xlsxwriter
from common import *
random.seed(8602)
NAME='Dunbrack RP ETB Dec24 v3.xlsx'
S=[('Fixed assets',[('0010','Investment property - Ballyhale Retail Park','D',18650000),('0011','Investment property - Kilcorran Centre','D',9400000),('0020','Fixtures & fittings - cost','D',184310.55),('0021','Fixtures & fittings - acc. depn','C',96118.20),('0030','Car park equipment - cost','D',142780),('0031','Car park equipment - acc. depn','C',61204.66)]),
('Current assets',[('1100','Trade debtors - rents','D',214877.31),('1105','Provision for doubtful debts','C',38500),('1110','Service charge debtors','D',67240.18),('1120','Prepayments','D',41902.77),('1130','Accrued income - turnover rent','D',0),('1150','Other debtors','D',8815.4),('1200','Bank current account - main','D',612954.09),('1210','Bank - rent deposit account','D',155000),('1220','Bank - sinking fund','D',98416.25),('1240','Car park cash floats','D',1450)]),
('Creditors: within one year',[('2100','Trade creditors','C',88764.12),('2109','Accruals','C',52310),('2110','Deferred income - rents in advance','C',407118.5),('2200','VAT control','C',73925.64),('2210','PAYE/PRSI','C',11208.37),('2220','Corporation tax','C',46000),('2300','Tenant deposits held','C',155000),('2350','Bank loan - current portion','C',350000)]),
('Creditors: after one year',[('2600','Bank loan - long term','C',12600000),('2650','Amount due to parent - Castlewood Holdings','C',4117690.15),('2700','Deferred tax','C',612000)]),
('Capital & reserves',[('3000','Ordinary share capital','C',100),('3100','Capital contribution','C',6500000),('3200','Profit and loss account b/f','P',0)]),
('Income',[('4000','Rents receivable','C',1689420.8),('4010','Turnover rent','C',22614.9),('4020','Service charge income','C',418733.26),('4030','Car park income','C',231907.45),('4040','Mall income & licences','C',37460),('4900','Surrender premium','C',25000)]),
('Property costs',[('5000','Service charge expenditure','D',447619.02),('5010','Void costs','D',28340.77),('5020','Commercial rates - vacant units','D',19875),('5030','Insurance - owner','D',14560.5),('5040','Letting & legal fees','D',36118.4),('5050','Car park operating costs','D',88204.93),('5060','Management fees','D',71250),('5070','Bad debts','D',4120)]),
('Overheads and finance',[('6000','Wages and salaries','D',96410.08),('6010','Employer PRSI','D',10653.31),('6100','Audit & accountancy','D',12000),('6110','Bank charges','D',2188.67),('6200','Depreciation','D',0),('6300','Fair value movement','D',0),('6400','Interest payable','D',688412.5),('6410','Interest on intercompany loan','D',0),('6900','Corporation tax charge','D',46000),('6910','Deferred tax charge','D',0)])]
ADJ=[('J1','Depreciation for year','6200','0021',18431.06),('J1','','6200','0031',14278),('J2','Fair value - Ballyhale up','0010','6300',350000),('J3','Fair value - Kilcorran down','6300','0011',225000),('J4','Turnover rent accrued','1130','4010',17850.25),('J5','Specific bad debt provision','5070','1105',12640),('J6','Audit accrual under-provided','6100','2109',4500),('J7','I/C loan interest Q4','6410','2650',61765.35),('J8','Deferred tax on FV movement','6910','2700',41250),('J9','Reclass insurance paid in advance','1120','5030',3640.12),('J10','Corporation tax true-up','2220','6900',5318)]
ad={};ac={}
refs={}
for j,_,d,c,v in ADJ:
    ad[d]=r2(ad.get(d,0)+v); ac[c]=r2(ac.get(c,0)+v)
    for a in(d,c): refs.setdefault(a,[]); (j in refs[a]) or refs[a].append(j)
net=sum((v if s=='D' else -v) for _,L in S for _,_,s,v in L)
net=r2(net)
assert True
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('ETB'); jn=wb.add_worksheet('Journals')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
num='#,##0.00;(#,##0.00);"-"'
n=F(num_format='#,##0.00'); pn=F(num_format='#,##0.00;(#,##0.00)'); b=F(bold=True); h=F(bold=True,align='center',bottom=1,bg_color='#DDEBF7'); hc=F(bold=True,align='center',bg_color='#DDEBF7',border=1)
sec=F(bold=True,italic=True,font_color='#1F3864'); tot=F(bold=True,top=1,bottom=6,num_format='#,##0.00;(#,##0.00);0.00'); tx=F(); it=F(italic=True,font_size=9)
ws.set_column(0,0,8);ws.set_column(1,1,42);ws.set_column(2,2,7);ws.set_column(3,8,14.5);ws.set_column(9,9,15.5)
ws.write(0,0,'Dunbrack Retail Parks DAC',F(bold=True,font_size=14)); ws.write(1,0,'Extended trial balance - year ended 31 December 2024',b); ws.write(2,0,'Currency: EUR',tx)
ws.write(1,8,'Prepared: S.K. 21/02/2025',it); ws.write(2,8,'Reviewed: ',it)
ws.merge_range(4,3,4,4,'Per Sage',hc); ws.merge_range(4,5,4,6,'Adjustments',hc); ws.merge_range(4,7,4,8,'Final TB',hc); ws.write(4,9,'2023',hc)
for i,t in enumerate(['N/C','Account','Jnl','Debit','Credit','Debit','Credit','Debit','Credit','Final']): ws.write(5,i,t,h)
ws.freeze_panes(6,2)
KEY=['other:Per Sage Debit','other:Per Sage Credit','other:Adjustments Debit','other:Adjustments Credit','other:Final TB Debit','other:Final TB Credit','other:2023 Final']
rows=[];T={k:0. for k in KEY}
# prior year, made to add to zero on the P&L b/f line
py={}
for s,L in S:
    for a,nm,sd,v in L:
        sg=1 if sd=='D' else -1
        f={'Fixed assets':1 if 'Investment' not in nm else .985}.get(s,random.uniform(.78,1.12))
        if a in('3000','3100','2300','1210','1240'): f=1
        if a=='0021': f=.80
        if a=='0031': f=.765
        x=sg*r2(v*f)
        if a=='0010': x=18900000.
        if a=='0011': x=9400000.
        if a=='2600': x=-12950000.
        if a=='6200': x=31904.12
        if a=='6300': x=-180000.
        if a=='6410': x=58215.
        if a=='1130': x=15240.
        if a=='6910': x=59400.
        if a in('4900','5070'): x=0.
        py[a]=r2(x)
py['3200']=0; py['3200']=-r2(sum(py.values()))
r=6
for s,L in S:
    ws.write(r,1,s,sec); r+=1
    for a,nm,sd,v in L:
        if sd=='P': v=abs(net); sd='C' if net>0 else 'D'
        o=dict(account=a,name=nm); ws.write_string(r,0,a,tx); ws.write(r,1,nm,tx)
        if a in refs: ws.write(r,2,','.join(refs[a]),it)
        def put(c,val,f=n,formula=None):
            if formula: ws.write_formula(r,c,formula,f,val)
            else: ws.write_number(r,c,val,f)
            if not formula or val!='' : o[KEY[c-3]]=val; T[KEY[c-3]]=r2(T[KEY[c-3]]+val)
        if v: put(3 if sd=='D' else 4,r2(v))
        if a in ad: put(5,ad[a])
        if a in ac: put(6,ac[a])
        bal=r2((v if sd=='D' else -v)+ad.get(a,0)-ac.get(a,0))
        e=r+1; base=f'D{e}-E{e}+F{e}-G{e}'
        if bal>0: put(7,bal,n,f'=ROUND({base},2)')
        elif bal<0: put(8,-bal,n,f'=-ROUND({base},2)')
        if py[a]: put(9,py[a],pn)
        rows.append(o); r+=1
    r+=1
ws.write(r,1,'Totals',b)
for i,k in enumerate(KEY):
    col='DEFGHIJ'[i]; ws.write_formula(r,3+i,f'=ROUND(SUM({col}7:{col}{r}),2)',tot,T[k] if abs(T[k])>.004 else 0)
    T[k]=T[k] if abs(T[k])>.004 else 0.
totals=[dict(label='Totals',**T)]
ws.write(r+2,1,'Credits in the 2023 column are shown in brackets. See Journals tab for J1-J10.',it)
ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(4,5);ws.set_footer('&L&F&RPage &P of &N')
jn.set_column(1,1,38)
for i,t in enumerate(['Jnl','Narrative','Dr N/C','Cr N/C','EUR']): jn.write(0,i,t,h)
for i,x in enumerate(ADJ):
    for j,v in enumerate(x): jn.write(i+1,j,v,n if j==4 else tx)
wb.close()
save(NAME,'TB','Irish extended trial balance in a spreadsheet, EUR, ledger/adjustments/final pairs, prior year signed, section headings, journals sheet',False,KEY,rows,totals)
print(len(rows),T,net,py['3200'])
