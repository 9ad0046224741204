# CPA adjusted trial balance workpaper, transitional apartments, xlsx
import xlsxwriter
from common import *
N='Larkspur Terrace 12-31-24 Adjusted TB.xlsx'
G=[('Cash & Restricted Cash',[('1010','Operating account - Regions 2218',214806.33,0,0,'',331904.12),('1015','Renovation draw account',88140.57,0,0,'',0),('1020','Security deposit account',61925.00,0,0,'',58350.00),('1050','Lender reserves - tax & insurance',174388.20,0,0,'',139270.44),('1055','Lender reserve - renovation holdback',1126400.00,0,0,'',2310000.00)]),
('Receivables & Prepaids',[('1110','Tenant accounts receivable',96712.48,0,0,'',71440.16),('1119','Allowance for doubtful accounts',-20000.00,0,31500.00,'AJE 3',-20000.00),('1130','Due from affiliate - Larkspur Annex',14500.00,0,14500.00,'AJE 5',0),('1210','Prepaid insurance',0,43816.67,0,'AJE 1',39204.17),('1220','Prepaid other',6118.00,0,0,'',5240.00)]),
('Fixed Assets',[('1510','Land',2675000.00,0,0,'',2675000.00),('1520','Buildings',15158000.00,0,0,'',15158000.00),('1530','Renovation - unit interiors',2011420.91,61240.18,0,'AJE 4',415880.25),('1535','Renovation - exterior & amenity',658776.00,0,0,'',96150.00),('1540','Furniture & equipment',77930.14,0,0,'',64411.90),('1590','Accumulated depreciation',-592300.00,0,651847.00,'AJE 2',-592300.00)]),
('Other Assets',[('1710','Loan costs',412655.00,0,0,'',412655.00),('1719','Accumulated amortization - loan costs',-103163.75,0,137551.67,'AJE 2',-103163.75),('1750','Interest rate cap (cost)',148200.00,0,0,'',148200.00),('1790','Utility deposits',11340.00,0,0,'',11340.00)]),
('Current Liabilities',[('2010','Accounts payable - trade',-118604.77,0,0,'',-94382.60),('2015','Accounts payable - construction',-74918.60,0,0,'',-138500.00),('2020','Accrued property taxes',0,0,221880.00,'AJE 6',-207610.00),('2030','Accrued interest',0,0,108712.92,'AJE 7',-111204.66),('2040','Prepaid rents',-22107.90,0,0,'',-18963.25),('2050','Tenant security deposits',-61475.00,0,0,'',-57900.00),('2090','Accrued management fee',-9312.44,0,0,'',-8870.19)]),
('Long-term Debt',[('2510','Bridge loan - initial advance',-13400000.00,0,0,'',-13400000.00),('2520','Bridge loan - future funding',-1183600.00,0,0,'',0),('2550','Due to sponsor - Wexcombe Residential',-185000.00,14500.00,0,'AJE 5',-60000.00)]),
("Members' Equity",[('3010',"Members' capital",None,0,0,'',None),('3020','Contributions',-210000.00,0,0,'',0),('3030','Distributions',0,0,0,'',125000.00)]),
('Revenue',[('4010','Gross potential rent',-2618440.00,0,0,'',-2402118.00),('4020','Loss to lease',131277.42,0,0,'',98404.50),('4030','Vacancy loss',366104.80,0,0,'',187240.12),('4035','Down units - renovation',148890.00,0,0,'',41208.00),('4040','Concessions',44215.16,0,0,'',27110.00),('4050','Bad debt expense / write-offs',38806.71,31500.00,0,'AJE 3',52370.88),('4110','Utility reimbursement (RUBS)',-141660.35,0,0,'',-118223.70),('4120','Late & NSF fees',-28415.00,0,0,'',-24806.00),('4130','Pet rent & fees',-31290.00,0,0,'',-19455.00),('4190','Other income',-17522.64,0,0,'',-14870.31)]),
('Operating Expenses',[('5010','Payroll - site office',148212.50,0,0,'',139640.22),('5020','Payroll - maintenance',131604.08,0,0,'',118275.94),('5030','Payroll taxes & benefits',61780.33,0,0,'',55409.17),('5110','Repairs & maintenance',204617.82,0,61240.18,'AJE 4',121730.55),('5120','Turnover / make-ready',88430.16,0,0,'',76114.40),('5130','Contract services',64290.00,0,0,'',60375.00),('5140','Landscaping',38400.00,0,0,'',36900.00),('5210','Electric',71843.29,0,0,'',68110.73),('5220','Water & sewer',163280.54,0,0,'',149865.11),('5230','Trash removal',34118.60,0,0,'',31206.20),('5310','Marketing & advertising',29764.15,0,0,'',22480.00),('5320','General & administrative',46108.97,0,0,'',43812.66),('5330','Professional fees',21350.00,0,0,'',18900.00),('5410','Management fee',63877.21,0,0,'',60442.08),('5510','Property taxes',0,221880.00,0,'AJE 6',207610.00),('5520','Property insurance',174912.00,0,43816.67,'AJE 1',109770.83)]),
('Other (Income) Expense',[('6010','Interest expense - bridge loan',1168404.14,108712.92,0,'AJE 7',1284330.90),('6020','Loan extension & exit fees',0,0,0,'',0),('6030','Interest rate cap receipts',-286410.00,0,0,'',-331775.00),('6110','Depreciation expense',0,651847.00,0,'AJE 2',592300.00),('6120','Amortization of loan costs',0,137551.67,0,'AJE 2',103163.75),('6210','Asset management fee',45000.00,0,0,'',45000.00),('6900','Interest income',-8216.44,0,0,'',-3105.92)])]
cy=sum(a[2] or 0 for _,l in G for a in l);py=sum(a[6] or 0 for _,l in G for a in l)
ni_py=sum(a[6] for g,l in G for a in l if a[0][0] in '456')
pyc=-round(py,2)
cyc=round(pyc+ni_py+125000,2)   # rolled: + net loss + distributions, in debit sign
plug=round(-(cy+cyc),2)
print('py capital',pyc,'py ni',ni_py,'cy capital',cyc,'plug',plug)
# settle remaining difference in contributions
K=['other:Unadjusted Balance','other:Adjustments Debit','other:Adjustments Credit','ending','other:Prior Year 12/31/23']
wb=xlsxwriter.Workbook(D+N)
cov=wb.add_worksheet('Index');ws=wb.add_worksheet('TB-1');aj=wb.add_worksheet('AJE')
f=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
nf='#,##0.00_);(#,##0.00);"-"??_)'
t_=f();nm=f(num_format=nf);b=f(bold=1);sb=f(bold=1,num_format=nf,top=1);gt=f(bold=1,num_format=nf,top=1,bottom=6);h=f(bold=1,align='center',bottom=1,text_wrap=1,valign='vcenter');hg=f(bold=1,align='center',bottom=1);rf=f(font_color='red',align='center',font_size=9);tm=f(font_color='#0070C0',align='center')
for i,x in enumerate(['Dunmore Sable & Pratt, CPAs','Client: Larkspur Terrace Owner, LLC (192 units)','Engagement: Compilation - year ended 12/31/2024','','TB-1   Adjusted trial balance','AJE    Adjusting journal entries']): cov.write(i,0,x,b if i<2 else t_)
cov.set_column(0,0,60)
for i,x in enumerate(['Larkspur Terrace Owner, LLC','Adjusted Trial Balance','Year Ended December 31, 2024']): ws.write(i,1,x,b)
ws.write(0,8,'W/P  TB-1',rf);ws.write(1,8,'Prep: jrs 3/18/25',rf);ws.write(2,8,'Rev: tkp 3/24/25',rf)
ws.merge_range(4,3,4,4,'Adjustments',hg)
for j,x in enumerate(['Acct','Description','Unadjusted\nBalance','Debit','Credit','Ref','Adjusted\nBalance','Prior Year\n12/31/23','T/M']): ws.write(5,j,x,h)
ws.set_row(5,28)
cols=[2,3,4,6,7]
r=6;rows=[];totals=[]
def z(v): return abs(v)>.004
for g,l in G:
    ws.write(r,1,g,f(bold=1,underline=1));r+=1;grp=[]
    for a in l:
        un=a[2];pr=a[6]
        if a[0]=='3010': un,pr=cyc,pyc
        if a[0]=='1010': un=round(un+plug,2)
        adj=round(un+a[3]-a[4],2)
        full=dict(zip(K,[un,a[3],a[4],adj,pr]));grp.append(full)
        ws.write_string(r,0,a[0],t_);ws.write(r,1,a[1],t_)
        o=dict(account=a[0],name=a[1])
        for j,k in zip(cols,K):
            if 'Adjustments' in k and not z(full[k]): continue
            ws.write_number(r,j,full[k],nm)
            if z(full[k]): o[k]=full[k]
        if a[5]: ws.write(r,5,a[5],rf)
        if a[0] in('1010','2510','2520'): ws.write(r,8,'\u2713 cf',tm)
        rows.append((o,full));r+=1
    t=dict(label='Total '+g,**{k:round(sum(x[k] for x in grp),2) for k in K})
    ws.write(r,1,t['label'],sb)
    for j,k in zip(cols,K): ws.write_number(r,j,t[k],sb)
    totals.append({k:v for k,v in t.items() if k=='label' or z(v)});r+=2
pl=[x for o,x in rows if o['account'][0] in '456']
for lab,S in(('Total Trial Balance',[x for _,x in rows]),('Net (Income) Loss',pl)):
    t=dict(label=lab,**{k:round(sum(x[k] for x in S),2)+0.0 for k in K})
    if lab[:3]=='Net': t.pop(K[1]);t.pop(K[2])
    ws.write(r,1,lab,gt)
    for j,k in zip(cols,K):
        if k in t: ws.write_number(r,j,0 if not z(t[k]) else t[k],gt)
    print(t);totals.append({k:v for k,v in t.items() if k=='label' or z(v)});r+=2
ws.write(r,1,'Debits positive, (credits) negative.  \u2713 agreed to bank / lender statement at 12/31/24',f(italic=1,font_size=9))
ws.set_column(0,0,7);ws.set_column(1,1,38);ws.set_column(2,4,15);ws.set_column(5,5,7);ws.set_column(6,7,16);ws.set_column(8,8,14)
ws.fit_to_pages(1,0);ws.set_landscape();ws.repeat_rows(4,5);ws.activate();ws.freeze_panes(6,2)
r=0
aj.write(0,0,'Adjusting journal entries - 12/31/24',b);r=2
name={o['account']:o['name'] for o,_ in rows}
AJ={};
for g,l in G:
    for a in l:
        if a[5]: AJ.setdefault(a[5],[]).append((a[0],a[3],a[4]))
ex={'AJE 1':'Set up unexpired premium','AJE 2':'Record 2024 depreciation and amortization','AJE 3':'Increase allowance','AJE 4':'Reclass interior renovation expensed in error','AJE 5':'Net affiliate balances','AJE 6':'Accrue 2024 county taxes (bill unpaid at year end)','AJE 7':'Accrue December interest'}
for q in sorted(AJ):
    aj.write(r,0,q,b);r+=1
    d=sum(x[1] for x in AJ[q]);c=sum(x[2] for x in AJ[q]);assert abs(d-c)<.005,(q,d,c)
    for ac,d,c in sorted(AJ[q],key=lambda x:-x[1]):
        aj.write(r,0,ac,t_);aj.write(r,1,name[ac],t_)
        if d: aj.write(r,2,d,nm)
        if c: aj.write(r,3,c,nm)
        r+=1
    aj.write(r,1,ex[q],f(italic=1));r+=2
aj.set_column(1,1,44);aj.set_column(2,3,14)
wb.close()
save(N,'TB',None,K,[o for o,_ in rows],totals,'CPA adjusted trial balance workpaper with group totals, AJE columns, prior year; three sheets',True)
