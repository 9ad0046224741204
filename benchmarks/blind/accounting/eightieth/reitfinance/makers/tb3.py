# SAP S_ALR style balance list saved to .xls, text amounts with trailing minus, two company codes
from common import *; import xlwt
R=random.Random(803)
CC=[('MX20','Parques Norte Industrial','MXN',1.0),('MX25','Parques Norte Bajio','MXN',.46)]
COA=[('110100','BBVS Operating MXN',18.2e6),('110120','Bank Operating USD reval',41.6e6),('110900','Bank clearing outgoing',-2.1e6),('112000','Customers - rent',14.4e6),('112900','Customers - doubtful prov',-1.9e6),('115000','VAT receivable (IVA)',6.3e6),('115100','VAT pending credit',1.1e6),('116000','Withholding tax recov.',.74e6),('118000','Prepaid insurance',3.4e6),('118200','Predial prepaid',0),
('120100','Land - industrial parks',412e6),('120200','Buildings - fair value',1260e6),('120300','Tenant improvements',58e6),('120800','Assets under constr.',88e6),('210100','Vendors domestic',-7.8e6),('210900','GR/IR clearing',-.9e6),('215000','VAT payable',-5.2e6),('215100','VAT pending collection',-2.3e6),('216000','ISR withheld',-.41e6),('217000','Tenant deposits USD',-21.5e6),('218000','Deferred rent income',-3.6e6),('230100','Bank loan long term USD',-540e6),('230200','Accrued interest',-4.4e6),('240000','IC payable CA10',-66e6),('290000','Deferred tax liability',-131e6),('300100','Social capital fixed',-50e3),('300200','Social capital variable',-800e6),('310000','Retained earnings',None),
('400100','Rental income',0),('400200','Maintenance fee income',0),('400300','Recoverable utilities',0),('480000','FX gain',0),('500100','Park maintenance',0),('500200','Security services',0),('500300','Property tax (predial)',0),('500400','Insurance',0),('500500','Electricity substations',0),('510100','Admin fee IC CA10',0),('520000','Bad debt',0),('600100','Interest expense',0),('680000','FX loss',0)]
def f(v): return f'{abs(v):,.2f}'+('-' if v<0 else '')
K=['beginning','other:Balance, prev.periods','debit','credit','ending']
N='SAP_GL_balances_MX_P011.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet('RFSSLD00'); hs=xlwt.easyxf('font: name Arial, height 180, bold on; pattern: pattern solid, fore_colour gray25; borders: bottom thin; align: horiz right, wrap on')
hl=xlwt.easyxf('font: name Arial, height 180, bold on; pattern: pattern solid, fore_colour gray25; borders: bottom thin')
n=xlwt.easyxf('font: name Arial, height 180');ra=xlwt.easyxf('font: name Arial, height 180; align: horiz right');rb=xlwt.easyxf('font: name Arial, height 180, bold on; align: horiz right; pattern: pattern solid, fore_colour light_yellow');nb=xlwt.easyxf('font: name Arial, height 180, bold on; pattern: pattern solid, fore_colour light_yellow')
ws.write(0,1,'Parques Norte Group',n);ws.write(0,5,'G/L Account Balances',n);ws.write(0,9,'Time 18:06:51  Date 12/04/2025',n)
ws.write(1,1,'Mexico',n);ws.write(1,5,'Carryforward Periods 00-00 2025  Report Periods 11-11 2025',n);ws.write(1,9,'RFSSLD00/ALEX_BATCH  Page 1'.replace('ALEX_BATCH','FIBATCH'),n)
ws.write(2,1,'Ledger 0L   Currency type 10 Company code currency',n)
for j,h in enumerate(['CoCd','G/L acct','Short Text','Crcy','BusA','Balance Carryforward','Balance, prev.periods','Debit rept.period','Credit report per.','Accumulated balance']): ws.write(4,1+j,h,hs if j>4 else hl)
r=6;rows=[];totals=[]
def put(vals,st):
    for j,x in enumerate(vals): ws.write(r,6+j,f(x),st)
for cc,nm,cur,sc in CC:
    A={}
    for a,d,b in COA: A[a]=[d,r2((b or 0)*sc*R.uniform(.85,1.15)),0,0,0]
    A['310000'][1]=r2(-sum(v[1] for v in A.values()))
    def je(d,c,a,col):
        a=r2(a*sc*R.uniform(.85,1.15))
        if col=='p': A[d][2]=r2(A[d][2]+a);A[c][2]=r2(A[c][2]-a)
        else: A[d][3]=r2(A[d][3]+a);A[c][4]=r2(A[c][4]+a)
    for col,m in(('p',10),('x',1)):
        J=[('112000','400100',11.4e6),('112000','400200',1.3e6),('112000','400300',.62e6),('112000','215100',2.1e6),('110100','112000',6.1e6),('110120','112000',8.7e6),('215100','215000',2.0e6),('500100','210100',.71e6),('500200','210100',.55e6),('500500','210100',.64e6),('115000','210100',.31e6),('210100','110100',2.2e6),('500300','118200',.28e6),('500400','118000',.17e6),('510100','240000',.57e6),('520000','112900',.06e6),('600100','230200',3.1e6),('230200','110120',3.0e6),('215000','115000',.9e6),('215000','110100',1.1e6),('120800','210100',2.4e6),('210100','110900',2.0e6),('110900','110100',1.9e6)]
        for d,c,a in J: je(d,c,a*m,col)
    je('118200','110100',4.6e6,'p');je('230100','480000',21e6,'p');je('680000','230100',8.8e6,'p');je('680000','217000',.33e6,'x')
    rr=[]
    for a,(d,b,p,x,y) in A.items():
        e=r2(b+p+x-y)
        if not any((b,p,x,y)): continue
        row={"account":a,"name":d,K[0]:b,K[1]:p,"debit":x,"credit":y,"ending":e}; rr.append(row)
        ws.write(r,1,cc,n);ws.write(r,2,a,n);ws.write(r,3,d,n);ws.write(r,4,cur,n)
        put([row[k] for k in K],ra); r+=1
    t={"label":f'* Company code {cc} {nm}',**{k:sm(rr,k) for k in K}}; assert abs(t['ending'])<.005 and abs(t['debit']-t['credit'])<.005
    for j in range(2,6): ws.write(r,j,None,nb)
    ws.write(r,1,t['label'],nb); put([t[k] for k in K],rb); r+=2; rows+=rr; totals.append(t)
g={"label":'** Total MXN',**{k:sm(rows,k) for k in K}}; totals.append(g)
for j in range(2,6): ws.write(r,j,None,nb)
ws.write(r,1,g['label'],nb);put([g[k] for k in K],rb)
for j,w in enumerate([2,7,10,26,6,6,20,20,18,18,20]): ws.col(j).width=256*w
ws.set_portrait(False);ws.set_fit_width_to_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.fit_num_pages=1
wb.save(doc(N)); save(N,'TB','SAP G/L balances list as .xls, text amounts, trailing minus, two company codes',True,None,K,rows,totals);print(len(rows))
