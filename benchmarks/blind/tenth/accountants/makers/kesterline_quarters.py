from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import sys,random; sys.path.insert(0,HERE+'/makers')
from _t import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
random.seed(404)
NAME='kesterline_warehouse_quarterly_2024.xlsx'
cols=['Three Months Ended Mar 31, 2024','Three Months Ended Jun 30, 2024','Three Months Ended Sep 30, 2024','Three Months Ended Dec 31, 2024','Year Ended Dec 31, 2024']
s=St('Statement of Operations by Quarter','Kesterline Warehouse Partners, L.P.','2024-01-01','2024-12-31',cols,sheet='QTR',
 planted={'what':'Line 6240 "Dock doors and levelers", quarter ended Sep 30: printed 8,417.20, true 8,471.20 (row does not add to its Year, column does not add to Total Building Operations)','kind':'digit_changed'})
def L(code,x,q,var=.1,sign=1):
    if isinstance(q,(list,tuple)): v=list(q)
    else: v=[round(q*random.uniform(1-var,1+var),2) for _ in range(4)]
    v=[sign*a for a in v]
    return s.l(x,v+[round(sum(v),2)],code)
s.h('Rental Operations','4000')
a=[L('4010','Minimum rent - Bldg A (Orson Freight)',[96250,96250,96250,99137.5]),L('4020','Minimum rent - Bldg B multi-tenant',61480,.03),L('4030','Minimum rent - rail yard & trailer drops',[7500,7500,8100,8100]),L('4050','Straight-line rent adjustment',[1443.75,1443.75,1443.75,-1443.75]),L('4090','Rent concessions',[-3200,-1600,0,0])]
sa=s.t('Net rental income',a,rt='SUBTOTAL',code='4099')
s.h('Recoveries','4100')
b=[L('4110','CAM billed',18240,.0),L('4120','Tax billed',27415.5,.0),L('4130','Insurance billed',6102,.0),L('4140','Prior-year CAM true-up',[0,-2816.44,0,0])]
sb=s.t('Total recoveries',b,rt='SUBTOTAL',code='4199')
c=L('4900','Miscellaneous',640,.5)
ti=s.t('Gross Revenue',[sa,sb,c],'total_income')
s.h('Building Operations','6200')
d=[L('6210','Roof repairs',2900,.8),L('6220','HVAC - offices',3350,.3),L('6230','Fire sprinkler and monitoring',2260,.1),L('6240','Dock doors and levelers',[6120.35,4988.00,8471.20,5307.75]),L('6250','Paving and striping',[0,0,14350,0]),L('6260','Snow removal',[11840,0,0,6275.5]),L('6270','Landscaping',[650,3120,3120,1560]),L('6280','Rail siding maintenance',1475,.02),L('6290','Common electric',5120,.18)]
sd=s.t('Total building operations',d,rt='SUBTOTAL',code='6299')
s.h('Fixed Charges','6500')
e=[L('6510','Real estate taxes',[31208.33,31208.33,33015.67,33015.67]),L('6520','Property insurance',[7144,7144,7144,7803.25]),L('6530','Stormwater fee',[912,912,912,912])]
se=s.t('Total fixed charges',e,rt='SUBTOTAL',code='6599')
s.h('Administration','6700')
g=[L('6710','Management fee 3%',[5541.12,5502.87,5660.4,5718.09]),L('6720','Tax return and K-1s',[6200,0,0,1500]),L('6730','Legal',1100,.9),L('6740','Bank and filing fees',118,.4)]
sg=s.t('Total administration',g,rt='SUBTOTAL',code='6799')
te=s.t('Total Operating Expenses',[sd,se,sg],'total_operating_expenses')
noi=s.t('Net Operating Income',[ti,(te,-1)],'noi')
f=[L('8010','Mortgage interest',[38216.4,37980.11,37740.52,37497.6]),L('8020','Depreciation',[41875,41875,41875,41875]),L('8030','Amortization - lease commissions',[2940,2940,2940,3315]),L('8040','Interest income',[-612.05,-588.4,-701.93,-655.2])]
sf=s.t('Total other (income) expense, net',f,rt='SUBTOTAL')
ni=s.t('Net Income',[noi,(sf,-1)],'net_income')
s.rows[d[3]]['values'][2]=8417.20
wb=openpyxl.Workbook();w=wb.active;w.title='QTR'
TN='Times New Roman'
def put(r,c,v,b=False,i=False,al=None,z=11,fmt=None,u=None):
    x=w.cell(r,c,v);x.font=Font(name=TN,size=z,bold=b,italic=i,underline=u)
    if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    if fmt:x.number_format=fmt
    return x
for k,t in enumerate(['KESTERLINE WAREHOUSE PARTNERS, L.P.','STATEMENT OF OPERATIONS BY QUARTER','For the Year Ended December 31, 2024','Accrual basis - for management use only']):
    w.merge_cells(start_row=k+1,start_column=1,end_row=k+1,end_column=12);put(k+1,1,t,k<2,k==3,'center',12 if k<2 else 11)
C=[4,6,8,10,12]
w.merge_cells('D6:J6');put(6,4,'Three Months Ended',True,al='center').border=Border(bottom=Side('thin'))
put(6,12,'Year Ended',True,al='right')
for c,t in zip(C,['Mar 31, 2024','Jun 30, 2024','Sep 30, 2024','Dec 31, 2024','Dec 31, 2024']):put(7,c,t,True,al='right').border=Border(bottom=Side('thin'))
put(7,1,'Acct',True)
w.column_dimensions['A'].width=7;w.column_dimensions['B'].width=40;w.column_dimensions['C'].width=9;w.column_dimensions['C'].hidden=True
put(7,3,'W/P ref',True)
for c in C:w.column_dimensions[openpyxl.utils.get_column_letter(c)].width=13.5
for c in(5,7,9,11):w.column_dimensions[openpyxl.utils.get_column_letter(c)].width=1.6
r=8;FM='#,##0.00_);(#,##0.00)';FD='"$"#,##0.00_);("$"#,##0.00)'
for i,x in enumerate(s.rows):
    tp=x['rowType']
    if tp=='HEADING':
        r+=0 if i==0 else 1
        put(r,1,int(x['accountCode']),True,al='left');put(r,2,x['label'],True,u='single');r+=1;continue
    if x['accountCode']:put(r,1,int(x['accountCode']),al='left')
    y=put(r,2,x['label'],tp=='TOTAL');y.alignment=Alignment(indent=1 if tp=='LINE' else (2 if tp=='SUBTOTAL' else 0))
    if tp=='LINE':put(r,3,f'{random.choice("PQRS")}-{random.randint(1,19)}')
    for c,v in zip(C,x['values']):
        z=put(r,c,v,tp=='TOTAL',fmt=FD if i in(a[0],ti,noi,ni) else FM)
        if tp!='LINE':z.border=Border(top=Side('thin'),bottom=Side('double') if i==ni else Side(None))
    r+=2 if tp=='TOTAL' or i in(sb,) else 1
    if i==noi: put(r,2,'OTHER',True,u='single');r+=1
put(r+1,1,'Unaudited. Management fee computed on cash collected. Bldg A escalation effective October 1, 2024.',i=True,z=9)
w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w.print_title_rows='1:7';w.freeze_panes='D8'
wb.save(HERE+'/documents/'+NAME)
# the printed 'OTHER' heading
n=noi+1;s.rows.insert(n,dict(accountCode=None,label='OTHER',rowType='HEADING',values=[None]*5))
for x in s.rows:
    if 'footsFrom' in x:x['footsFrom']['items']=[q+1 if q>=n else q for q in x['footsFrom']['items']]
save(NAME,[s],'WAREHOUSE','OPERATING_STATEMENT','Partnership workbook, four quarters and year, grouped two-line header, spacer columns, hidden work-paper column, account codes on totals too',True)
