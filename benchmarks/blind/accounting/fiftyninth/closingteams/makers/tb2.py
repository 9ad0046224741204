# consolidating TB by entity, xlsx
from common import *
import xlsxwriter
R=random.Random(592)
NAME='tb_pelham_row_consolidating.xlsx'
E=['100 Holdings','210 Mill Street','220 Depot Square','230 Canal Lofts']
A=[("Assets",[("10100","Cash - Operating",'a',(40e3,310e3)),("10150","Cash - Money Market",'h',(400e3,900e3)),("10200","Cash - Tenant Security Deposits",'p',(30e3,95e3)),("10300","Lender Escrow - Taxes & Insurance",'p',(50e3,180e3)),("10310","Lender Escrow - Replacement Reserve",'p',(40e3,220e3)),("11000","Tenant Accounts Receivable",'p',(8e3,64e3)),("11050","Allowance for Uncollectible Accounts",'p',(-12e3,-2e3)),("11900","Due from Affiliates",'IC+',None),("12000","Prepaid Insurance",'a',(4e3,38e3)),("12050","Prepaid Expenses - Other",'a',(1e3,9e3)),("15000","Investment in Subsidiaries",'INV',None),("16000","Land",'p',(8e5,26e5)),("16100","Buildings",'p',(6e6,145e5)),("16200","Building Improvements",'p',(3e5,16e5)),("16300","Furniture, Fixtures & Equipment",'a',(2e4,24e4)),("16900","Accumulated Depreciation",'p',(-32e5,-9e5)),("17000","Deferred Leasing Commissions, Net",'p2',(2e4,9e4)),("17100","Deferred Loan Costs, Net",'p',(4e4,13e4))]),
("Liabilities",[("20000","Accounts Payable - Trade",'a',(-78e3,-6e3)),("20100","Accrued Expenses",'a',(-42e3,-3e3)),("20200","Accrued Real Estate Taxes",'p',(-140e3,-40e3)),("20300","Accrued Interest",'p',(-52e3,-18e3)),("20900","Due to Affiliates",'IC-',None),("21000","Tenant Security Deposits Payable",'p',(-92e3,-30e3)),("21100","Prepaid Rents",'p',(-31e3,-5e3)),("25000","Mortgage Note Payable",'p',(-92e5,-4e6)),("25500","Line of Credit - Farmers & Traders Bank",'h',(-750e3,-750e3))]),
("Equity",[("30000","Members' Capital",'EQ',None),("31000","Members' Distributions",'D',None),("32000","Accumulated (Earnings) Deficit",'PLUG',None)]),
("Revenue",[("40000","Rental Income - Residential",'p',(-19e5,-8e5)),("40100","Rental Income - Commercial",'p2',(-38e4,-11e4)),("40200","Expense Recoveries - CAM & Tax",'p2',(-9e4,-2e4)),("40300","Parking Income",'p',(-88e3,-12e3)),("40500","Late Fees & Other Tenant Charges",'p',(-29e3,-4e3)),("41000","Management Fee Income",'MF+',None),("49000","Interest Income",'a',(-22e3,-150))]),
("Expenses",[("50100","Payroll - Site",'p',(7e4,19e4)),("50200","Repairs & Maintenance",'p',(4e4,16e4)),("50250","Unit Turnover",'p',(12e3,58e3)),("50300","Contract Services",'p',(18e3,77e3)),("50400","Utilities - Electric",'p',(19e3,64e3)),("50410","Utilities - Gas",'p',(8e3,42e3)),("50420","Utilities - Water & Sewer",'p',(21e3,83e3)),("50500","Management Fees",'MF-',None),("50600","Marketing & Leasing",'p',(6e3,31e3)),("50700","Insurance",'a',(6e3,91e3)),("50800","Real Estate Taxes",'p',(11e4,31e4)),("51000","Corporate Payroll",'h',(31e4,42e4)),("51100","Accounting, Audit & Legal",'a',(4e3,58e3)),("51200","Office & Administrative",'a',(3e3,26e3)),("52000","Interest Expense",'a',(41e3,43e4)),("53000","Depreciation & Amortization",'a',(9e3,52e4)),("54000","Franchise & State Taxes",'a',(800,6400))])]
v={}
ic=[r2(R.uniform(20e3,160e3)) for _ in range(3)]; mf=[r2(R.uniform(38e3,92e3)) for _ in range(3)]; cap=[r2(R.randint(12,40)*1e5) for _ in range(3)]; dist=[r2(R.randint(5,40)*1e4) for _ in range(3)]
for s,L in A:
    for no,nm,t,rg in L:
        x=[None]*5
        u=lambda: r2(R.uniform(*rg))
        if t=='a': x[:4]=[r2(u()*(.3 if s=='Expenses' and i==0 else 1)) for i in range(4)]
        if t=='p': x[1:4]=[u() for i in range(3)]
        if t=='p2': x[1]=u();x[2]=u()
        if t=='h': x[0]=u()
        if t=='IC+': x[0]=r2(sum(ic));x[4]=-x[0]
        if t=='IC-': x[1:4]=[-i for i in ic];x[4]=r2(sum(ic))
        if t=='INV': x[0]=r2(sum(cap));x[4]=-x[0]
        if t=='EQ': x[0]=-6250000.0;x[1:4]=[-c for c in cap];x[4]=r2(sum(cap))
        if t=='D': x[0]=640000.0;x[1:4]=dist;x[4]=-r2(sum(dist))
        if t=='MF+': x[0]=-r2(sum(mf));x[4]=r2(sum(mf))
        if t=='MF-': x[1:4]=mf;x[4]=-r2(sum(mf))
        if t=='PLUG': x=[0.0]*4+[None]
        v[no]=x
# distribution income at holdings: eliminate against 31000 -> use plug column
v['32000']=[None]*5
for i in range(5):
    s=r2(sum(x[i] or 0 for x in v.values())); v['32000'][i]=r2(-s) if s else None
keys=['other:'+e for e in E]+['other:Eliminations','other:Consolidated']
wb=xlsxwriter.Workbook(doc(NAME));ws=wb.add_worksheet('Consol TB 9-30-25');f=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
NF='#,##0.00_);(#,##0.00);0.00_)'
b=f(bold=True);ttl=wb.add_format({'bold':True,'font_size':14,'font_name':'Calibri'})
ws.write(0,0,'Pelham Row Holdings LLC and Subsidiaries',ttl);ws.write(1,0,'Consolidating Trial Balance',b);ws.write(2,0,'As of September 30, 2025 (unaudited, nine months of activity)',f(italic=True))
hd=f(bold=True,bg_color='#1F3864',font_color='white',align='center',text_wrap=True,valign='vcenter',border=1);hl=f(bold=True,bg_color='#1F3864',font_color='white',border=1,valign='vcenter')
ws.write(4,0,'GL Acct',hl);ws.write(4,1,'Account Title',hl)
for i,e in enumerate(E+['Eliminations','Consolidated']): ws.write(4,2+i+(i==5),e,hd)
ws.set_row(4,30);ws.set_column(0,0,9);ws.set_column(1,1,37);ws.set_column(2,6,16);ws.set_column(7,7,1.5);ws.set_column(8,8,17);ws.freeze_panes(5,2);ws.hide_gridlines(2)
n=f(num_format=NF);nt=f(num_format=NF,bold=True,top=1);nd=f(num_format=NF,bold=True,top=1,bottom=6);sec=f(bold=True,font_color='#1F3864',bg_color='#DDE3EE')
col=lambda i:2+i if i<5 else 8
r=5;rows=[];totals=[];L_=lambda c:chr(65+c);trows=[]
def emit(label,src,fn,fm,rr):
    t={"label":label}
    ws.write(rr,1,label,f(bold=True))
    for i,k in enumerate(keys):
        t[k]=r2(sum(x.get(k,0) for x in src)); ws.write_formula(rr,col(i),fn(L_(col(i))),fm,t[k])
    totals.append(t)
for s,L in A:
    for c in range(9): ws.write_blank(r,c,None,sec)
    ws.write(r,0,s.upper(),sec);r+=1;r0=r;sr=[]
    for no,nm,*_ in L:
        ws.write_string(r,0,no,f());ws.write(r,1,nm,f());x=v[no];d={"account":no,"name":nm}
        for i in range(5):
            if x[i] is not None: ws.write_number(r,2+i,x[i],n);d[keys[i]]=x[i]
        c=r2(sum(z or 0 for z in x)); ws.write_formula(r,8,f'=SUM(C{r+1}:G{r+1})',n,c);d[keys[5]]=c
        rows.append(d);sr.append(d);r+=1
    emit('Total '+s,sr,lambda c:f'=SUM({c}{r0+1}:{c}{r})',nt,r);trows.append(r+1);r+=2
pl=[x for x in rows if x['account'][0] in '45']
emit('Net (Income) Loss',pl,lambda c:f'={c}{trows[3]}+{c}{trows[4]}',nt,r);r+=1
emit('Trial Balance Check (s/b zero)',rows,lambda c:'='+'+'.join(f'{c}{t}' for t in trows),nd,r);r+=2
ws.write(r,0,'Debits positive, (credits) negative. Entity 240 Foundry Row sold 12/2024, no activity in 2025.',f(italic=True,font_size=9))
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4);ws.set_footer('&L&8&F&R&8Page &P of &N')
w2=wb.add_worksheet('Affiliate recon');w2.write_row(0,0,['Due from','Due to','Balance 9/30/25'],b)
for i in range(3): w2.write_row(1+i,0,[E[0],E[i+1],ic[i]])
w2.write(4,0,'Total',b);w2.write(4,2,r2(sum(ic)),b);w2.set_column(0,2,18)
wb.close();save(NAME,'TB','consolidating trial balance by entity with eliminations, xlsx live formulas',True,keys,rows,totals)
for t in totals:print(t)
