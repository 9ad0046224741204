# SFR fund, Sage Intacct consolidated TB side by side, xlsx
import random
from common import *
import xlsxwriter
R=random.Random(8212)
NAME='Larkspur SFR - Consolidating TB 2025-09-30.xlsx'
E=['Larkspur Homes Opco LLC','LH Carolinas Owner LLC','LH Georgia Owner LLC','LH Tampa Owner LLC']
ids=['100','110','120','130']
# sections: name -> accounts (code,title,sign, scale for owners (0 = none), opco value)
S=[('Assets',[('10100','Cash - Operating',1,182000,614330.18),('10150','Cash - Security Deposits',1,96000,0),('10300','Restricted Cash - Lender Reserves',1,240000,0),('11000','Tenant Receivables',1,71000,0),('11050','Allowance for Uncollectible Rent',-1,29000,0),('12000','Prepaid Insurance',1,58000,4120),('12200','Intercompany Receivable',1,0,'icr'),('15000','Land',1,5200000,0),('15100','Buildings - Homes',1,21400000,0),('15200','Renovation & Turn Capital',1,1850000,0),('15400','Software & Equipment',1,0,218450),('15900','Accumulated Depreciation',-1,2380000,96210.44),('17000','Deferred Financing Costs, net',1,310000,0),('18000','Investment in Subsidiaries',1,0,'inv')]),
('Liabilities',[('20000','Accounts Payable',-1,88000,74216.33),('20500','Accrued Property Taxes',-1,264000,0),('20600','Accrued Interest',-1,71000,0),('21000','Tenant Security Deposits',-1,96000,0),('21500','Prepaid Rent',-1,23000,0),('22000','Intercompany Payable',-1,'icp',0),('25000','Term Loan - Warehouse Facility',-1,15600000,0)]),
('Equity',[('30000','Members\' Capital',-1,'cap','cap'),('31000','Distributions',1,410000,900000)]),
('Revenue',[('40000','Rental Income',-1,2260000,0),('40100','Vacancy & Concessions',1,96000,0),('40200','Late & NSF Fees',-1,31000,0),('40300','Pet Rent & Fees',-1,44000,0),('40400','Smart Home Fee',-1,38000,0),('40500','Tenant Chargebacks',-1,52000,0),('41000','Management Fee Income - Intercompany',-1,0,'mfi')]),
('Expenses',[('50000','Property Taxes',1,352000,0),('50100','HOA Dues',1,61000,0),('50200','Property Insurance',1,74000,3100),('50300','Repairs & Maintenance',1,168000,0),('50400','Turnover Costs',1,91000,0),('50500','Utilities - Vacant Homes',1,18000,0),('50600','Landscaping',1,12000,0),('50700','Leasing & Marketing',1,26000,41220.9),('51000','Property Management Fees',1,'mf',0),('52000','Bad Debt Expense',1,33000,0),('60000','Salaries & Benefits',1,0,1204118.62),('60100','Office & Technology',1,0,142810.05),('60200','Professional Fees',1,14000,88430),('70000','Interest Expense',1,648000,0),('71000','Depreciation Expense',1,514000,31200),('79000','Interest Income',-1,2100,8812.4)])]
fac=[None,1.0,1.34,.72]
data={}
for sn,acs in S:
    for code,t,sg,own,op in acs:
        v=[0.0]*6
        if isinstance(op,(int,float)): v[0]=r2(sg*op)
        if isinstance(own,(int,float)) and own:
            for e in 1,2,3:
                x=own*fac[e]*R.uniform(.9,1.12)
                v[e]=r2(sg*(round(x,-2) if code in('15000','25000','31000') else x))
        data[code]=v
for e in 1,2,3: data['21000'][e]=-data['10150'][e]
data['11050'][3]=0.0; data['50100'][2]=0.0; data['40400'][3]=0.0;data['50600'][1]=0.0
for e in 1,2,3: 
    mf=r2(-data['40000'][e]*.065); data['51000'][e]=mf
    data['22000'][e]=-r2(mf/9*(1 if e!=3 else 2))
data['41000'][0]=-r2(sum(data['51000'])); data['12200'][0]=-r2(sum(data['22000']))
for e in (1,2,3): data['30000'][e]=r2(-sum(v[e] for v in data.values()))
data['18000'][0]=r2(-sum(data['30000'][1:4]))
data['30000'][0]=r2(-sum(v[0] for v in data.values()))
data['41000'][4]=-data['41000'][0]; data['51000'][4]=data['41000'][0]
data['12200'][4]=-data['12200'][0]; data['22000'][4]=data['12200'][0]
data['18000'][4]=-data['18000'][0]; data['30000'][4]=data['18000'][0]
for v in data.values(): v[5]=r2(sum(v[:5]))
cols=['other:'+i+' '+n for i,n in zip(ids,E)]+['other:Eliminations','other:Consolidated']
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Trial Balance')
f=lambda **k: wb.add_format(dict({'font_name':'Arial','font_size':9},**k))
ti=f(bold=True,font_size=13);sub=f(font_color='#555555');hd=f(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#1F3A4D',font_color='white',border=1)
sec=f(bold=True,bg_color='#E4ECF1');n='#,##0.00_);(#,##0.00);"-"??_)'
num=f(num_format=n);st=f(num_format=n,bold=True,top=1);gt=f(num_format=n,bold=True,top=1,bottom=6);tx=f();ind=f(indent=1);b=f(bold=True,top=1);bg=f(bold=True,top=1,bottom=6)
ws.write('A1','Larkspur Homes Fund I',ti);ws.write('A2','Consolidating Trial Balance',ti);ws.write('A3','As of September 30, 2025   |   Reporting book: Accrual   |   Currency: USD',sub);ws.write('A4','Credits shown in parentheses',sub)
ws.set_row(5,40)
for i,h in enumerate(['Account','Title']+[a+' '+x for a,x in zip(ids,E)]+['Eliminations','Consolidated']): ws.write(5,i,h,hd)
r=6;rows=[];tots=[];allr=[]
def put(r,vals,fm,forms=None):
    for i,v in enumerate(vals):
        if forms: ws.write_formula(r,2+i,forms(chr(67+i)),fm,v)
        elif v==0: (ws.write_blank(r,2+i,None,fm) if i!=5 else ws.write_number(r,2+i,0,fm))
        else: ws.write_number(r,2+i,v,fm)
for sn,acs in S:
    ws.write(r,0,sn,sec)
    for i in range(1,8): ws.write_blank(r,i,None,sec)
    r+=1;a=r
    for code,t,*_ in acs:
        v=data[code]; ws.write_string(r,0,code,ind);ws.write(r,1,t,tx)
        for i in range(5):
            if v[i]: ws.write_number(r,2+i,v[i],num)
        ws.write_formula(r,7,f'=SUM(C{r+1}:G{r+1})',num,v[5])
        rows.append(dict(account=code,name=t,**{k:x for k,x in zip(cols,v) if x}))
        r+=1
    sv=[r2(sum(data[q[0]][i] for q in acs)) for i in range(6)]
    ws.write_blank(r,0,None,b);ws.write(r,1,'Total '+sn,b);put(r,sv,st,lambda c,a=a,r=r:f'=SUM({c}{a+1}:{c}{r})')
    tots.append(dict(label='Total '+sn,**{k:x for k,x in zip(cols,sv) if x})); allr.append(r+1); r+=2
gv=[r2(sum(v[i] for v in data.values())) for i in range(6)]; assert not any(gv),gv
ws.write_blank(r,0,None,bg);ws.write(r,1,'Net (must be zero)',bg);put(r,gv,gt,lambda c:'='+'+'.join(f'{c}{x}' for x in allr))
tots.append({'label':'Net (must be zero)'})
ws.write(r+2,0,'Prepared by Fund Accounting; unaudited. Generated 10/14/2025 4:18 PM Eastern',sub)
ws.set_column(0,0,10);ws.set_column(1,1,36);ws.set_column(2,7,17);ws.freeze_panes(6,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(5)
w2=wb.add_worksheet('Entity List')
for i,x in enumerate([('Entity ID','Legal name','Homes','State')]+list(zip(ids,E,['','148','203','97'],['DE','NC','GA','FL']))):
    for j,y in enumerate(x): w2.write(i,j,y,tx)
w2.set_column(1,1,30)
wb.close();print(len(rows),data['30000'])
save(NAME,'TB',cols,rows,tots,'Sage Intacct-like consolidating trial balance, four entities side by side, eliminations, xlsx',True)
