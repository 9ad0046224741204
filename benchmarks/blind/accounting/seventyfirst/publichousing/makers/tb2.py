import random,openpyxl
from common import *
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(77)
A=[ # code,name,type,prior
('100','Rents receivable - general needs','Revenue',-418200),('101','Rents receivable - supported','Revenue',-196400),('105','Void losses','Revenue',9100),('110','Service charge income','Revenue',-52300),('120','Supporting people contract','Revenue',-88000),('130','Grants amortised','Revenue',-31250),('135','Donations & legacies','Revenue',-12480),('140','Garage and parking rents','Revenue',-4160),('150','Bank interest','Revenue',-6915),
('300','Salaries','Expense',191300),('301',"Employer's National Insurance",'Expense',17420),('302','Pension contributions','Expense',11660),('305','Agency and relief staff','Expense',22870),('310','Responsive repairs','Overhead',64300),('311','Void works','Overhead',18950),('312','Planned & cyclical maintenance','Overhead',52700),('315','Gas servicing','Overhead',6240),('318','Grounds maintenance','Overhead',7150),('320','Communal heat, light and water','Overhead',29400),('322','Cleaning','Overhead',10380),('325','Council tax on voids','Overhead',1290),('330','Property insurance','Overhead',15830),('340','Bad debts','Overhead',5140),('400','Office rent','Overhead',12000),('404','Audit & accountancy fees','Overhead',8400),('408','Legal & professional','Overhead',4975),('412','IT software and consumables','Overhead',9330),('416','Printing, postage & stationery','Overhead',2210),('420','Telephone & internet','Overhead',3485),('424','Training','Overhead',2950),('428','Travel and subsistence','Overhead',1870),('432','Regulator and membership fees','Overhead',2640),('440','Loan interest','Overhead',71300),('450','Depreciation of housing properties','Depreciation',68000),('451','Depreciation - fixtures & equipment','Depreciation',5400),
('600','Housing properties at cost','Fixed Asset',5612000),('601','Housing properties accumulated depreciation','Fixed Asset',-884000),('610','Fixtures & equipment at cost','Fixed Asset',61300),('611','Fixtures & equipment accumulated depreciation','Fixed Asset',-42700),('650','Unity current account','Bank',148210.44),('651','CCLA deposit account','Bank',202600),('652','Petty cash','Bank',150),('660','Rent arrears','Current Asset',33180),('661','Provision for bad debts','Current Asset',-11900),('665','Prepayments','Prepayment',14270),('670','Other debtors','Current Asset',3900),
('800','Accounts Payable','Current Liability',-24160),('805','Rents in advance','Current Liability',-9870),('810','Accruals','Current Liability',-18600),('825','PAYE & NI payable','Current Liability',-5310),('830','Pensions payable','Current Liability',-1640),('845','Tenant deposits held','Current Liability',-6200),('860','Housing loan - due over one year','Non-current Liability',-1428000),('870','Deferred social housing grant','Non-current Liability',-2156250),('900','Revenue reserve','Equity',None),('910','Designated fund - major repairs','Equity',-260000),('920','Restricted fund - Hartley bequest','Equity',-45000)]
P={}
for k,n,t,p in A:
    if p is None or k in('910','920','652'):P[k]=p
    else:P[k]=round(p*(1+R.uniform(-.05,.05)),2)
P['900']=round(-sum(v for v in P.values() if v is not None),2)
isPL=lambda t:t in('Revenue','Expense','Overhead','Depreciation')
sur=round(sum(P[k] for k,n,t,p in A if isPL(t)),2)
C={}
for k,n,t,p in A:
    if isPL(t):C[k]=round(P[k]*(1+R.uniform(-.08,.14)),2)
    elif k=='900':C[k]=round(P[k]+sur,2)
    elif k in('910','920','652'):C[k]=P[k]
    elif k=='600':C[k]=round(P[k]+48230.50,2)
    elif k=='601':C[k]=round(P[k]-C['450'],2)
    elif k=='611':C[k]=round(P[k]-C['451'],2)
    elif k=='870':C[k]=round(P[k]-C['130'],2)
    elif k=='860':C[k]=round(P[k]+52400,2)
    elif k=='651':C[k]=round(P[k]+5400,2)
    else:C[k]=round(P[k]*(1+R.uniform(-.2,.2)),2)
C['670']=None; 
C['650']=0;C['650']=round(-sum(v for v in C.values() if v is not None),2)
print('bank',C['650'],P['650'],'900',P['900'])
N='calder_vale_trial_balance_mar25.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='Trial Balance'
ar=lambda **k:Font(name='Arial',size=k.pop('size',10),**k)
ws['A1']='Trial Balance';ws['A1'].font=ar(size=14,bold=True)
ws['A2']='Calder Vale Housing Society Limited';ws['A2'].font=ar(size=14,bold=True)
ws['A3']='As at 31 March 2025';ws['A3'].font=ar(size=14,bold=True)
ws['A4']='Accrual basis';ws['A4'].font=ar(size=9,color='666666')
hd=['Account Code','Account','Account Type','Debit - Year to date','Credit - Year to date','31 Mar 2024']
for j,h in enumerate(hd,1):
    x=ws.cell(6,j,h);x.font=ar(bold=True);x.border=Border(bottom=Side('thin'));x.alignment=Alignment(horizontal='right' if j>3 else 'left',wrap_text=True,vertical='bottom')
rows=[];i=7;td=tc=0
fm='#,##0.00;(#,##0.00);0.00'
for k,n,t,p in A:
    v=C[k];d=v if v is not None and v>0 else None;cr=-v if v is not None and v<0 else None
    for j,x in enumerate([k,n,t,d,cr,P[k]],1):
        q=ws.cell(i,j,x);q.font=ar()
        if j>3:q.number_format=fm;q.border=Border(bottom=Side('hair',color='CCCCCC'))
    rows.append({'account':k,'name':n,'debit':d,'credit':cr,'other:31 Mar 2024':P[k]});td+=d or 0;tc+=cr or 0;i+=1
pz=round(sum(P.values()),2)+0
for j,x in enumerate(['Total',None,None,round(td,2),round(tc,2),pz],1):
    q=ws.cell(i,j,x);q.font=ar(bold=True);q.border=Border(top=Side('thin'),bottom=Side('double'))
    if j>3:q.number_format=fm
for col,w in zip('ABCDEF',[14,44,22,17,17,17]):ws.column_dimensions[col].width=w
ws.page_setup.orientation='portrait';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N))
assert round(td-tc,2)==0
save(N,'TB',['debit','credit','other:31 Mar 2024'],rows,[{'label':'Total','debit':round(td,2),'credit':round(tc,2),'other:31 Mar 2024':pz}],'Xero export, UK housing society, YTD debit/credit with signed prior-year column',False)
print(len(rows))
