# SAP-like balance sheet list, ZA retail park, with levels, trailing minus as text, comparison period and absolute difference
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.worksheet.properties import PageSetupProperties
r=random.Random(3909)
s=St('Financial Statement ZA10 - Balance Sheet','Kudu Crossing Retail Park (Pty) Ltd',None,'2025-06-30',['Tot.rpt.pr 06.2025','Tot.cmp.pr 06.2024','Abs. diff.'],lambda b,k:[b[0],b[1],round(b[0]-b[1],2)],sheet='Sheet1',nd=2)
L=lambda c,l,b,**k:s.L(l,[jit(r,b,.04,2),jit(r,b*.98,.04,2)],code=c,**k)
s.H('ASSETS');s.H('Non-current assets',keep=True)
for t in [('100100','Investment property - fair value',412600000),('100110','Straight-line rental asset',8340000),('105200','Tenant installations',6125000),('105900','Acc. amort. tenant installations',-2480000),('110400','Solar PV plant',9760000)]:L(*t)
s.T('nc','Total non-current assets')
s.H('Current assets')
for t in [('200100','Trade debtors - tenants',3912000),('200190','Allowance for ECL',-742000),('210300','Municipal deposits',1156000),('220100','VAT input control',388000),('230500','Prepaid insurance',274000),('280010','Nedbank current account',5630000),('280020','Tenant deposit call account',3418000)]:L(*t)
s.T('ca','Total current assets')
s.T('ta','TOTAL ASSETS','nc ca',typ='TOTAL',kt='total_assets')
s.H('EQUITY AND LIABILITIES')
k=[('400100','Nedbank term loan A',-188000000),('400110','Nedbank term loan B',-42500000),('410200','Shareholder loan',-61200000),('420100','Deferred tax',-14870000)]
c=[('500100','Trade creditors',-2980000),('500300','Municipal accruals',-2210000),('510100','Tenant deposits held',-3390000),('520100','VAT output control',-905000),('530200','Rent received in advance',-1420000),('540100','Provisional tax payable',-365000)]
K=[(x,[jit(r,x[2],.03,2),jit(r,x[2]*1.02,.03,2)]) for x in k];C=[(x,[jit(r,x[2],.05,2),jit(r,x[2]*.95,.05,2)]) for x in c]
ta=s.row('ta')['base'];eq=[round(-ta[i]-sum(v[i] for _,v in K+C),2) for i in(0,1)]
s.H('Capital and reserves',keep=True)
s.L('Share capital',[-1000,-1000],code='300100');pl=[-11284310.44,-9967120.18];s.L('Retained earnings b/f',[round(eq[i]+1000-pl[i],2) for i in(0,1)],code='310100');s.L('Profit for the period',pl,code='399999')
s.T('eq','Total capital and reserves',kt='total_equity')
s.H('Non-current liabilities')
for x,v in K:s.L(x[1],v,code=x[0])
s.T('nl','Total non-current liabilities')
s.H('Current liabilities')
for x,v in C:s.L(x[1],v,code=x[0])
s.T('cl','Total current liabilities')
s.T('te','TOTAL EQUITY AND LIABILITIES','eq nl cl',typ='TOTAL')
wb=Workbook();w=wb.active;w.title='Sheet1';f=Font(name='Courier New',size=9);fb=Font(name='Courier New',size=9,bold=True)
def put(y,x,v,b=0,al=None):
    q=w.cell(y,x,v);q.font=fb if b else f
    if al:q.alignment=Alignment(horizontal=al)
    return q
put(1,1,'Kudu Crossing Retail Park (Pty) Ltd',1);put(1,6,'Time 07:48:31   Date 09.07.2025');put(2,1,'Johannesburg');put(2,3,'Financial Statement ZA10 - Balance Sheet',1);put(2,6,'RFBILA00/FINMGR7    Page 1');put(3,1,'Ledger 0L   Company code 4410   Business area ****   Amounts in ZAR')
H=['FS item','G/L acct','Text for B/S item','Tot.rpt.pr','Tot.cmp.pr','Abs. diff.','Rel dif','Lvl'];H2=['','','','06.2025','06.2024','','','']
for j,(a,b) in enumerate(zip(H,H2)):put(5,j+1,a,1,'right' if j in(3,4,5) else None).fill=PatternFill('solid',fgColor='BDD7EE');put(6,j+1,b,1,'right').fill=PatternFill('solid',fgColor='BDD7EE')
tm=lambda v:f'{abs(v):,.2f}'+('-' if v<0 else ' ')
y=7;it=1000
for q in s.rows:
    it+=10;lv={'TOTAL':'*1*','SUBTOTAL':'*2*'}.get(q['typ'],'');b=q['typ']!='LINE'
    if q['typ']=='HEADING':
        put(y,3,('' if q['label'].isupper() else '  ')+q['label'],1);put(y,1,str(it));y+=1;continue
    if q['code']:put(y,2,'4410 '+q['code']) if 0 else put(y,2,q['code'])
    put(y,3,q['label'] if b else '     '+q['label'],b)
    for j,v in enumerate(q['vals']):put(y,4+j,tm(v or 0),b,'right')
    v=q['vals'];put(y,7,f"{abs(v[2] or 0)/abs(v[1])*100:.1f}"+('-' if (v[2] or 0)<0 else ' '),0,'right');put(y,8,lv)
    for j in range(4,7):
        if b:w.cell(y,j).fill=PatternFill('solid',fgColor='FFF2CC')
    y+=2 if b else 1
for c,x in zip('ABCDEFGH',[9,10,44,19,19,18,9,6]):w.column_dimensions[c].width=x
w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0;w.page_setup.orientation='landscape'
wb.save(HERE+'/documents/r09_sap_retail_park.xlsx')
for q in s.rows:
    if q['typ']!='HEADING':q['vals']=[v or 0.0 for v in q['vals']]
save('r09_sap_retail_park.xlsx',[s],'RETAIL','BALANCE_SHEET','SAP RFBILA-like list, trailing minus as text, credits negative, difference columns',True)
