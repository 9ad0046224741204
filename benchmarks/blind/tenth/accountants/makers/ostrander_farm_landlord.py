from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import sys,random; sys.path.insert(0,HERE+'/makers')
from _t import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
NAME='ostrander_farm_trust_landlord_2024.xlsx'
s=St('Landlord\'s Farm Income and Expense','Ostrander Farm Trust','2024-01-01','2024-12-31',['Amount'],sheet='Landlord stmt')
aux={}
def L(x,v,bu=None,pr=None):
    i=s.l(x,[v]); 
    if bu: aux[i]=(bu,pr)
    return i
def crop(x,bu,pr): return L(x,round(bu*pr,2),bu,pr)
s.h('I. CROP SHARE (1/3), HOME QUARTER AND SCHOOL SECTION')
a=[crop('Corn - Agri-Valley Co-op, Jan. contract',4210,4.62),crop('Corn - spot, harvest',2875.5,3.94),crop('Soybeans - new crop',1604,10.21),crop('Soybeans - carried over from 2023',388,12.07),crop('Wheat',912,5.33)]
d=L('Less: drying, shrink and hauling',-2218.47)
sa=s.t('Net crop share',a+[d],rt='SUBTOTAL')
s.h('II. CASH RENTS')
b=[L('Bottom eighty - K. Brandvold, 78.4 ac',17640.00),L('Pasture, 160 ac, 34 pair',6120.00),L('Hay ground',1950.00),L('Grain bins (2) and machine shed',3400.00),L('House and yard, 10 months',6500.00)]
sb=s.t('Total cash rents',b,rt='SUBTOTAL')
s.h('III. OTHER FARM RECEIPTS')
c=[L('CRP payment, 41.2 ac',7333.60),L('ARC/PLC and market facilitation',1284.00),L('Co-op patronage, cash part',612.35),L('Wind easement, 2 towers',14000.00),L('Hunting lease',2500.00),L('Gravel royalty',877.15),L('Crop insurance indemnity',0)]
sc=s.t('Total other receipts',c,rt='SUBTOTAL')
ti=s.t('GROSS FARM INCOME',[sa,sb,sc],'total_income')
s.h('IV. EXPENSES PAID BY LANDLORD')
s.h('A. One-third of inputs')
e=[L('Fertilizer and lime',7104.81),L('Seed corn and beans',4933.26),L('Herbicide, fungicide, custom spraying',3870.09),L('Crop insurance premium',1566.00)]
se=s.t('Inputs',e,rt='SUBTOTAL')
s.h('B. Land and improvements')
f=[L('Real estate tax, Dunmore and Pike Twps.',13420.58),L('Drainage district assessment',884.10),L('Tile repair',2675.00),L('Fence, pasture',1418.33),L('Waterway seeding',540.00),L('House: furnace, well pump',4206.72),L('Insurance, buildings and liability',2387.00),L('Electric, bins',931.64)]
sf=s.t('Land and improvements',f,rt='SUBTOTAL')
s.h('C. Management')
g=[L('Farm manager, First Prairie Trust Dept., 6%',5208.14),L('Accounting, K-1s and 4835',1450.00),L('Legal - lease renewal',625.00),L('Mileage and postage',218.90)]
sg=s.t('Management',g,rt='SUBTOTAL')
te=s.t('TOTAL EXPENSES',[se,sf,sg],'total_operating_expenses')
n=s.t('NET FARM INCOME BEFORE DEPRECIATION',[ti,(te,-1)],'noi')
dp=L('Depreciation (tile, bins, house)',6914.00)
ni=s.t('NET FARM RENTAL INCOME',[n,(dp,-1)],'net_income')
wb=openpyxl.Workbook();w=wb.active;w.title='Landlord stmt'
FN='Book Antiqua';X=w.cell
def put(r,c,v,**k):
    y=X(r,c,v);y.font=Font(name=FN,size=10.5,bold=k.get('b'),italic=k.get('i'));y.number_format=k.get('f','General')
    if k.get('al'):y.alignment=Alignment(horizontal=k['al'])
    return y
w.merge_cells('B1:F1');w.merge_cells('B2:F2');w.merge_cells('B3:F3')
put(1,2,'OSTRANDER FARM TRUST',b=1,al='center');put(2,2,"Landlord's Farm Income and Expense (cash basis)",al='center');put(3,2,'Calendar Year 2024',al='center')
put(5,3,'Bushels',i=1,al='right');put(5,4,'Price',i=1,al='right');w.merge_cells('E5:F5');put(5,5,'Amount',b=1,al='center').border=Border(bottom=Side('thin'));X(5,6).border=Border(bottom=Side('thin'))
for c,q in zip('ABCDEF',[2,52,10,8,14,14]):w.column_dimensions[c].width=q
r=6;M='#,##0.00;(#,##0.00)'
inner_last={d,b[-1],c[-1],e[-1],f[-1],g[-1]}
for i,x in enumerate(s.rows):
    v=x['values'][0];lab=x['label'];tp=x['rowType']
    if tp=='HEADING':
        if lab[0] in 'IV':r+=1
        put(r,2,('' if lab[0] in 'IV' else '   ')+lab,b=lab[0] in 'IV',i=lab[0] not in 'IV');r+=1;continue
    if i in(ti,te,n,ni):
        put(r,2,lab,b=1);y=put(r,6,v,b=1,f='$'+M.replace(';',';$') if i in(ti,ni) else M);y.border=Border(top=Side('thin'),bottom=Side('double') if i==ni else Side(None));r+=2;continue
    if tp=='SUBTOTAL':
        put(r,2,'          '+lab);put(r,6,v,f=M);r+=1;continue
    put(r,2,'     '+lab if i!=dp else lab)
    if i in aux:put(r,3,aux[i][0],f='#,##0.0');put(r,4,aux[i][1],f='0.00')
    y=put(r,6 if i==dp else 5,v,f=M)
    if i in inner_last:y.border=Border(bottom=Side('thin'))
    r+=1
r+=1
for t in ['Prepared from the records of the trustee without audit or verification.  D. Wyckham, EA','Corn on hand 12/31/24 (landlord share): 3,150 bu., not included above.']:put(r,2,t,i=1);r+=1
w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=1;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);w.sheet_view.showGridLines=False
wb.save(HERE+'/documents/'+NAME)
save(NAME,[s],'LAND','OPERATING_STATEMENT','Farm trust landlord statement, one year, details in an inner money column and totals in an outer one under one header, bushel and price columns, lettered and roman headings',True)
