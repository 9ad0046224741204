from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import sys,random; sys.path.insert(0,HERE+'/makers')
from _t import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
random.seed(640)
NAME='saltbrush_mhc_prev_year_compare.xlsx'
PN='Saltbrush Mobile Home Community'
s=St('Profit & Loss Prev Year Comparison',PN,'2023-01-01','2024-12-31',['Jan - Dec 24','Jan - Dec 23','$ Change'],sheet='P&L')
lv={}   # row -> indent
def put(i,d): lv[i]=d; return i
R=round
def L(S,D,code,lab,a,b=None):
    if b is None: b=R(a*random.uniform(.85,1.05),2)
    return put(S.l(lab,[a,b,R(a-b,2)],code),D)
def H(S,D,lab,code=None): return put(S.h(lab,code),D)
def T(S,D,lab,items,key=None,rt='SUBTOTAL',code=None): return put(S.t(lab,items,key,rt,code),D)
H(s,1,'Ordinary Income/Expense');H(s,2,'Income')
H(s,3,'Site Rents','4000')
a=[L(s,4,'4010','Lot Rent - Phase I',412560,391248),L(s,4,'4020','Lot Rent - Phase II',268704.5),L(s,4,'4030','RV Sites (monthly)',38275),L(s,4,'4040','Park-Owned Home Rent',57180,61940),L(s,4,'4090','Vacancy / Write-offs',-21406.33,-17862.8)]
ta=T(s,3,'Total Site Rents',a,code='4000')
H(s,3,'Utility Billback','4100')
b=[L(s,4,'4110','Water & Sewer',61318.44),L(s,4,'4120','Trash',19440),L(s,4,'4130','Gas (submeter)',14207.19)]
tb=T(s,3,'Total Utility Billback',b,code='4100')
o=[L(s,3,'4200','Late & NSF Fees',6185),L(s,3,'4210','Application Fees',1050),L(s,3,'4300','Storage Fees',8640),L(s,3,'4999','Uncategorized Income',0,312.5)]
ti=T(s,2,'Total Income',[ta,tb,*o],'total_income','TOTAL')
H(s,2,'Expense')
e=[L(s,3,'6010','Advertising',1214.77),L(s,3,'6030','Bank Service Charges',388.4),L(s,3,'6050','Dues & Licenses',2960)]
H(s,3,'Insurance','6100')
f=[L(s,4,'6110','General Liability & Property',24117),L(s,4,'6120','Workers Comp',3308.62)]
e.append(T(s,3,'Total Insurance',f,code='6100'))
e+=[L(s,3,'6200','Legal & Accounting',11875),L(s,3,'6250','Management Fee',42600,40200)]
H(s,3,'Payroll Expenses','6300')
g=[L(s,4,'6310','Resident Manager',46800,45000),L(s,4,'6320','Maintenance Wages',33915.25),L(s,4,'6330','Payroll Taxes',7184.06)]
e.append(T(s,3,'Total Payroll Expenses',g,code='6300'))
H(s,3,'Repairs & Maintenance','6400')
H(s,4,'Water System','6410')
w1=[L(s,5,'6411','Well & Pump',9816.4,3205.15),L(s,5,'6412','Leak Repair',14370.88)]
tw=T(s,4,'Total Water System',w1,code='6410')
h=[tw,L(s,4,'6420','Roads & Speed Bumps',17650,2100),L(s,4,'6430','Tree Trimming',8300),L(s,4,'6440','Park-Owned Home Repairs',19722.61),L(s,4,'6450','Clubhouse & Pool',7436.15),L(s,4,'6490','Repairs & Maintenance - Other',2218.93)]
e.append(T(s,3,'Total Repairs & Maintenance',h,code='6400'))
e+=[L(s,3,'6500','Property Taxes',58921.14,57204.02),L(s,3,'6550','Office & Telephone',5066.71)]
H(s,3,'Utilities','6600')
u=[L(s,4,'6610','Electric',16348.8),L(s,4,'6620','Water & Sewer District',70415.3),L(s,4,'6630','Trash Hauler',24886),L(s,4,'6640','Gas',13902.77)]
e.append(T(s,3,'Total Utilities',u,code='6600'))
te=T(s,2,'Total Expense',e,'total_operating_expenses','TOTAL')
noi=T(s,1,'Net Ordinary Income',[ti,(te,-1)],'noi','TOTAL')
H(s,1,'Other Income/Expense');H(s,2,'Other Income')
oi=[L(s,3,'7010','Interest Income',2841.16,904.5),L(s,3,'7020','Gain on Sale of Homes',11500,0)]
toi=T(s,2,'Total Other Income',oi)
H(s,2,'Other Expense')
oe=[L(s,3,'8010','Mortgage Interest',148306.55,152911.08),L(s,3,'8020','Depreciation Expense',71244,69880),L(s,3,'8030','State LLC Fee & Tax',6800,6800)]
toe=T(s,2,'Total Other Expense',oe)
noy=T(s,1,'Net Other Income',[toi,(toe,-1)])
ni=T(s,0,'Net Income',[noi,noy],'net_income','TOTAL')
lv1=lv;lv={}
b_=St('Balance Sheet',PN,None,'2024-12-31',['Dec 31, 24'],sheet='Balance Sheet')
def M(D,lab,v,code=None): return put(b_.l(lab,[v],code),D)
H(b_,0,'ASSETS');H(b_,1,'Current Assets');H(b_,2,'Checking/Savings')
c=[M(3,'High Desert CU - Operating',61408.27,'1010'),M(3,'High Desert CU - Deposits',43150,'1020')];tc=T(b_,2,'Total Checking/Savings',c)
H(b_,2,'Accounts Receivable');ar=[M(3,'Rents Receivable',7911.3,'1200')];tar=T(b_,2,'Total Accounts Receivable',ar)
H(b_,2,'Other Current Assets');oc=[M(3,'Prepaid Insurance',6122.5,'1310'),M(3,'Undeposited Funds',1880,'1499')];toc=T(b_,2,'Total Other Current Assets',oc)
tca=T(b_,1,'Total Current Assets',[tc,tar,toc])
H(b_,1,'Fixed Assets');fa=[M(2,'Land',840000,'1510'),M(2,'Land Improvements',1612300.4,'1520'),M(2,'Park-Owned Homes (9)',214650,'1530'),M(2,'Vehicles & Equipment',48215.99,'1540'),M(2,'Accumulated Depreciation',-903117,'1590')];tfa=T(b_,1,'Total Fixed Assets',fa)
A_=T(b_,0,'TOTAL ASSETS',[tca,tfa],'total_assets','TOTAL')
H(b_,0,'LIABILITIES & EQUITY');H(b_,1,'Liabilities');H(b_,2,'Current Liabilities')
cl=[M(3,'Accounts Payable',14277.82,'2000'),M(3,'Payroll Liabilities',2046.15,'2100'),M(3,'Tenant Deposits',43150,'2200'),M(3,'Prepaid Rent',5340,'2210')];tcl=T(b_,2,'Total Current Liabilities',cl)
H(b_,2,'Long Term Liabilities');ll=[M(3,'Mortgage - Basin Life',2715884.09,'2500'),M(3,'Tractor Loan',11306.4,'2510')];tll=T(b_,2,'Total Long Term Liabilities',ll)
tl=T(b_,1,'Total Liabilities',[tcl,tll],'total_liabilities','TOTAL')
H(b_,1,'Equity')
net=s.v(ni)[0];dr=-240000.0;cp=250000.0
re=R(b_.v(A_)[0]-b_.v(tl)[0]-net-dr-cp,2)
q=[M(2,'Members Capital',cp,'3000'),M(2,'Members Draws',dr,'3100'),M(2,'Retained Earnings',re,'3900'),M(2,'Net Income',net)]
te_=T(b_,1,'Total Equity',q,'total_equity','TOTAL')
tle=T(b_,0,'TOTAL LIABILITIES & EQUITY',[tl,te_],None,'TOTAL')
print(s.v(ti),s.v(te),s.v(ni),b_.v(A_),re); assert b_.v(tle)==b_.v(A_)
wb=openpyxl.Workbook();w=wb.active;w.title='P&L'
def sheet(w,S,lv,title,sub,heads,rowvals,ncol):
    f=lambda **k:Font(name='Arial',size=k.pop('z',8),**k)
    for r,(t,z) in enumerate([(PN,12),(title,14),(sub,10)],1):
        w.cell(r,1,t).font=f(z=z,bold=True)
    w['%s1'%openpyxl.utils.get_column_letter(ncol+2*len(heads))].value='3:42 PM';w['%s2'%openpyxl.utils.get_column_letter(ncol+2*len(heads))].value='02/19/25'
    w['%s3'%openpyxl.utils.get_column_letter(ncol+2*len(heads))].value='Accrual Basis'
    for r in(1,2,3):
        x=w.cell(r,ncol+2*len(heads));x.font=f(bold=True);x.alignment=Alignment(horizontal='right')
    for c in range(1,ncol+1):w.column_dimensions[openpyxl.utils.get_column_letter(c)].width=2.6 if c<ncol else 30
    for k,t in enumerate(heads):
        c=ncol+2+2*k;x=w.cell(5,c,t);x.font=f(bold=True);x.alignment=Alignment(horizontal='center');x.border=Border(bottom=Side('medium'))
        w.column_dimensions[openpyxl.utils.get_column_letter(c)].width=12.5;w.column_dimensions[openpyxl.utils.get_column_letter(c-1)].width=1.4
    r=6
    for i,x in enumerate(S.rows):
        lab=x['label']
        if x['accountCode']:
            lab=f"Total {x['accountCode']} · {lab[6:]}" if lab.startswith('Total ') else f"{x['accountCode']} · {lab}"
        w.cell(r,lv[i]+1,lab).font=f(bold=True)
        for k,(v,fm) in enumerate(rowvals(i,x)):
            if v is None:continue
            y=w.cell(r,ncol+2+2*k,v);y.font=f(bold=False);y.number_format=fm;y.alignment=Alignment(horizontal='right')
            if x['rowType']!='HEADING':
                if 'footsFrom' in x:y.border=Border(top=Side('thin'),bottom=Side('double') if lv[i]==0 else Side(None))
        r+=1
        if 'footsFrom' in x and lv[i] in(3,4) : r+=1 if S is s else 0
    w.sheet_view.showGridLines=False;w.freeze_panes=w.cell(6,ncol+1)
    w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
NF='#,##0.00;-#,##0.00'
def rv(i,x):
    if x['rowType']=='HEADING':return []
    a,b,d=x['values']
    pc=round(d/abs(b),4) if b else 1.0
    return [(a,NF),(b,NF),(d,NF),(pc,'0.0%'),(round(a/s.v(ti)[0],4),'0.0%')]
sheet(w,s,lv1,'Profit & Loss Prev Year Comparison','January through December 2024',['Jan - Dec 24','Jan - Dec 23','$ Change','% Change','% of Income'],rv,6)
sheet(wb.create_sheet('Balance Sheet'),b_,lv,'Balance Sheet','As of December 31, 2024',['Dec 31, 24'],lambda i,x:[] if x['rowType']=='HEADING' else [(x['values'][0],NF)],4)
wb.save(HERE+'/documents/'+NAME)
save(NAME,[s,b_],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','Desktop bookkeeping export: hierarchical label columns, code · name captions, previous-year comparison with $ and % change and % of income; balance sheet on a second sheet',False)
