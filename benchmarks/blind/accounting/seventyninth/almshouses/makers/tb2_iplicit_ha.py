import random
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
random.seed(22)
sch=['Alderbrook','Bishop Street','Canal Wharf','Danesmead','Elmhirst','Fulling Mill','Gaol Lane','Hallcroft','Ivy House','Jubilee Rise','Kirkgate']
G=[]
def R(a,b,sg=1): return sg*random.randint(a*100,b*100)
G.append(('Housing properties',[('10010','Housing properties at cost - social rent',R(48e6.__int__(),52000000),R(200000,400000)),('10020','Housing properties at cost - affordable rent',R(9000000,11000000),R(50000,90000)),('10030','Shared ownership - first tranche WIP',R(800000,1200000),R(100000,300000)),('10040','Properties under construction',R(3000000,4000000),R(900000,1500000)),('10110','Depreciation - structure',R(6000000,7000000,-1),R(250000,300000,-1)),('10120','Depreciation - components',R(4000000,4500000,-1),R(200000,260000,-1)),('10130','Impairment',R(110000,120000,-1),0)]))
G.append(('Other fixed assets',[('11010','Office premises',R(900000,1000000),0),('11020','Vehicles',R(160000,190000),R(20000,30000)),('11030','IT hardware & software',R(240000,280000),R(8000,15000)),('11110','Depreciation - other fixed assets',R(500000,560000,-1),R(30000,40000,-1))]))
G.append(('Current assets',[('12010','Rent & service charge debtors - current',R(380000,420000),R(10000,40000)),('12020','Rent debtors - former tenants',R(120000,140000),R(5000,9000)),('12030','Bad debt provision',R(190000,210000,-1),R(15000,20000,-1)),('12040','Sundry debtors',R(40000,60000),R(5000,15000,-1)),('12050','Prepayments & accrued income',R(150000,170000),R(20000,60000,-1)),('12060','VAT control',R(2000,5000,-1),R(500,1500)),('12910','Barclays current account',R(700000,800000),R(100000,300000,-1)),('12920','Money market deposit',R(2000000,2100000),R(500000,600000)),('12930','Leaseholder sinking fund bank',R(210000,230000),R(9000,12000))]))
G.append(('Creditors due within one year',[('20010','Trade creditors',R(300000,400000,-1),R(20000,60000)),('20020','Rents received in advance',R(160000,190000,-1),R(10000,20000,-1)),('20030','Contract retentions',R(90000,99000,-1),R(20000,30000,-1)),('20040','Taxation & social security',R(60000,65000,-1),R(1000,3000)),('20050','Accruals',R(220000,260000,-1),R(30000,50000)),('20060','Loans due < 1 year',-70000000,R(300000,350000)),('20070','Recycled capital grant fund',R(80000,85000,-1),R(8000,9000,-1)),('20080','Leaseholder sinking funds',R(210000,230000,-1),R(9000,12000,-1))]))
G.append(('Creditors due after one year',[('21010','Housing loans - Nationwide',-1200000000,0),('21020','Housing loans - THFC bond',-800000000,0),('21030','Loan arrangement fees',R(120000,130000),R(8000,9000,-1)),('21040','Deferred capital grant (SHG)',R(18000000,19000000,-1),R(150000,160000)),('21050','SHPS pension deficit',R(800000,900000,-1),R(60000,70000))]))
G.append(('Reserves',[('30010','Income and expenditure reserve',None,0),('30020','Restricted reserve',R(30000,40000,-1),0)]))
def per(base,name,lo,hi,sg): return [(f'{base}{i+1:02d}',f'{name} - {s}',0,R(lo,hi,sg) if not(base=='422' and i in(3,8)) else 0) for i,s in enumerate(sch)]
G.append(('Rents receivable',per('400','Rent',90000,390000,-1)))
G.append(('Service charges receivable',per('410','Service charges',9000,52000,-1)))
G.append(('Void losses',per('422','Voids',400,6000,1)))
G.append(('Scheme repairs',per('500','Responsive repairs',14000,60000,1)))
G.append(('Scheme running costs',per('510','Cleaning & grounds',3000,15000,1)+per('520','Communal energy',2500,19000,1)))
G.append(('Management & finance',[('60010','Salaries',0,R(610000,640000)),('60020','Employer NI',0,R(70000,80000)),('60030','Pension contributions',0,R(50000,60000)),('60040','Agency staff',0,R(18000,26000)),('60110','Office running costs',0,R(40000,50000)),('60120','Insurance',0,R(120000,140000)),('60130','Audit & professional',0,R(20000,30000)),('60140','Regulator fees',0,R(6000,8000)),('60150','Bad debts',0,R(15000,20000)),('60160','Depreciation charge',0,R(480000,520000)),('60170','Amortisation of grant',0,R(150000,160000,-1)),('60210','Interest receivable',0,R(50000,60000,-1)),('60220','Interest payable',0,R(480000,530000)),('60230','Surplus on staircasing sales',0,R(60000,90000,-1))]))
# balance: opening via reserve, movement via bank 12910
so=sum(r[2] or 0 for g in G for r in g[1]); sm=sum(r[3] for g in G for r in g[1])
for g in G:
    for i,r in enumerate(g[1]):
        if r[0]=='30010': g[1][i]=(r[0],r[1],-so,0); print('reserve',f(-so))
        if r[0]=='12920': g[1][i]=(r[0],r[1],r[2],r[3]-sm); print('mm mv',f(r[3]-sm), 'end',f(r[2]+r[3]-sm))
N='tb_iplicit_marlowe_vale_housing.xlsx'
wb=openpyxl.Workbook();ps=wb.active;ps.title='Parameters'
for r in [('Report','GL0120 Trial balance - detail by account group'),('Legal entity','MVH - Marlowe Vale Housing Association Ltd'),('Ledger','Actuals'),('Currency','GBP'),('Period from','2026/27 P01 April'),('Period to','2026/27 P07 October'),('Include zero accounts','Yes'),('Run by','finance.reporting'),('Run at','09/11/2026 16:42')]: ps.append(r)
ps.column_dimensions['A'].width=22;ps.column_dimensions['B'].width=52
ws=wb.create_sheet('TB');wb.active=1
ps.sheet_view.tabSelected=False
for k,w in zip('ABCDEF',(9,42,2,18,18,18)): ws.column_dimensions[k].width=w
ws['A1']='Marlowe Vale Housing Association Ltd';ws['A1'].font=Font(bold=True,size=14,color='1F3B57')
ws['A2']='Trial balance by account group: April 2026 to October 2026 (P01 to P07)'
thin=Side(style='thin',color='888888')
for k,a,b in (('A','Account',''),('B','Description',''),('D','Opening balance','01/04/2026'),('E','Movement','P01-P07'),('F','Closing balance','31/10/2026')):
    for rr,v in ((4,a),(5,b)):
        x=ws[f'{k}{rr}'];x.value=v or None;x.font=Font(bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='1F3B57')
        if k in 'DEF': x.alignment=Alignment(horizontal='right')
for rr in(4,5): ws[f'C{rr}'].fill=PatternFill('solid',fgColor='1F3B57')
NF='#,##0.00;(#,##0.00);"-"'
r=6;rows=[];tots=[];T=[0,0,0]
def put(r,vals,bold=False):
    d={}
    for k,key,v in zip('DEF',('beginning','activity','ending'),vals):
        x=ws[f'{k}{r}'];x.value=p(v);x.number_format=NF
        if bold: x.font=Font(bold=True);x.border=Border(top=thin)
        if v: d[key]=p(v)
    return d
for g,ls in G:
    ws[f'A{r}']=g;ws[f'A{r}'].font=Font(bold=True,color='1F3B57');r+=1;S=[0,0,0]
    for a,n,o,m in ls:
        ws[f'A{r}']=a;ws[f'B{r}']=n
        v=(o,m,o+m);rows.append(dict(account=a,name=n,**put(r,v)));S=[x+y for x,y in zip(S,v)];r+=1
    ws[f'B{r}']='Total '+g;ws[f'B{r}'].font=Font(bold=True);tots.append(dict(label='Total '+g,**put(r,S,True)));T=[x+y for x,y in zip(T,S)];r+=2
assert T==[0,0,0]
ws[f'B{r}']='Trial balance check';ws[f'B{r}'].font=Font(bold=True)
for k in 'DEF':
    x=ws[f'{k}{r}'];x.value=0;x.number_format='0.00';x.font=Font(bold=True);x.border=Border(top=thin,bottom=Side(style='double'))
tots.append(dict(label='Trial balance check',beginning=0,activity=0,ending=0))
ws.freeze_panes='A6';ws.print_title_rows='1:5';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ps.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D(N));print(len(rows))
save(N,'TB',['beginning','activity','ending'],rows,tots,'iplicit-like grouped trial balance, parameters sheet first, signed opening/movement/closing',True)
