# consolidating statement by property, mixed-use fund, openpyxl with merged headers and spacer columns
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from lib import *
R=random.Random(44)
F='Kestrel Fund II - Consolidating IS 3Q25.xlsx'
P=['101 Mercer Street','The Foundry','Pier Nine Lofts','Alder Square','Fund Level','Eliminations','Consolidated Total']
s=St('Consolidating Statement of Operations','Kestrel Mixed-Use Fund II, LP','2025-01-01','2025-09-30',P,sheet='Consolidating IS',dash=True)
def l(n,v,fund=0,elim=0,jit=.1,**k):
    x=[round(a*(1+R.uniform(-jit,jit))) for a in v]+[fund,elim];return s.l(n,x+[sum(x)],**k)
s.h('REVENUES')
i=[l('Residential rents',[2418000,0,3127000,1460000],ind=1),l('Commercial base rents',[866000,1974000,214000,538000],ind=1),l('Expense recoveries',[241000,603000,38000,149000],ind=1),l('Parking garage, net of operator share',[188000,97000,162000,0],ind=1),l('Fees from affiliates',[0,0,0,0],331450,-331450,ind=1),l('Interest and other',[9400,6100,15200,4800],58214,0,.3,ind=1)]
tr=s.t('Total revenues',i,'TOTAL',key='total_income')
s.h('PROPERTY OPERATING EXPENSES')
e=[l('Payroll and related',[286000,163000,341000,158000],ind=1),l('Utilities',[171000,208000,224000,102000],ind=1),l('Repairs, maintenance and turnover',[139000,122000,187000,96000],ind=1),l('Cleaning and refuse',[61000,104000,52000,39000],ind=1),l('Security',[48000,71000,0,22000],ind=1),l('Insurance',[98000,87000,126000,61000],ind=1),l('Real estate taxes',[431000,388000,402000,207000],ind=1),l('Property management fees',[111000,81000,106000,64000],0,0,0,ind=1),l('Marketing and leasing',[38000,17000,52000,26000],ind=1),l('Administrative',[44000,36000,49000,27000],ind=1)]
# eliminate management fees
m=s.rows[e[7]]['vals'];m[:4]=[110417,80688,104961,35384];m[5]=-331450;m[6]=sum(m[:6])
assert sum(m[:4])==331450
te=s.t('Total property operating expenses',e,'TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[tr,(te,-1)],'TOTAL',key='noi')
s.h('OTHER EXPENSES')
o=[l('Interest expense',[702000,598000,811000,344000],112500,jit=.04,ind=1),l('Depreciation and amortization',[588000,641000,902000,371000],4210,jit=.04,ind=1),l('Asset management fee',[0,0,0,0],412500,ind=1),l('Fund general and administrative',[0,0,0,0],139877,ind=1)]
to=s.t('Total other expenses',o)
bf=s.t('Income (loss) before gain on sale',[noi,(to,-1)])
g=l('Gain on sale of air rights',[0,0,0,0],0,ind=0)
s.rows[g]['vals'][1]=275000;s.rows[g]['vals'][6]=275000
s.t('NET INCOME (LOSS)',[bf,g],'TOTAL',key='net_income')
wb=Workbook();ws=wb.active;ws.title='Cover';ws['B3']='Kestrel Mixed-Use Fund II, LP';ws['B3'].font=Font(size=18,bold=True);ws['B5']='Quarterly lender package';ws['B6']='September 30, 2025 (unaudited)';ws['B8']='Contents: Consolidating IS; Debt Summary'
ws=wb.create_sheet('Consolidating IS')
ws['B1']='Kestrel Mixed-Use Fund II, LP';ws['B2']='Consolidating Statement of Operations';ws['B3']='Nine Months Ended September 30, 2025';ws['B4']='(Unaudited, in U.S. dollars)'
for k in range(1,4): ws.cell(k,2).font=Font(name='Garamond',bold=True,size=13-k)
C=[3,4,5,6,8,9,11]
ws.merge_cells('C6:F6');ws['C6']='Properties';ws.merge_cells('H6:I6');ws['H6']='Fund';th=Side(style='thin');db=Side(style='double')
for x in('C6','H6'): ws[x].alignment=Alignment(horizontal='center')
for c in (3,4,5,6,8,9): ws.cell(6,c).border=Border(bottom=th)
h=[('101 Mercer','Street'),('The','Foundry'),('Pier Nine','Lofts'),('Alder','Square'),('Fund','Level'),('','Eliminations'),('Consolidated','Total')]
for c,(a,b) in zip(C,h):
    for r,x in((7,a),(8,b)):
        ws.cell(r,c,x or None).alignment=Alignment(horizontal='center');ws.cell(r,c).font=Font(name='Garamond',bold=True,size=10)
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=38;ws.column_dimensions['G'].width=1.5;ws.column_dimensions['J'].width=1.5
for c in C: ws.column_dimensions['ABCDEFGHIJK'[c-1]].width=13.5
r=10
for x in s.rows:
    T=x['typ'];fn=Font(name='Garamond',size=10,bold=T!='LINE')
    ws.cell(r,2,x['label']).font=fn;ws.cell(r,2).alignment=Alignment(indent=x['ind'])
    for c,v in zip(C,x['vals']):
        if v is None: continue
        q=ws.cell(r,c,int(v));q.font=fn;q.number_format='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
        if T!='LINE': q.border=Border(top=th,bottom=db if x['label'].startswith('NET INCOME') else None)
    r+=1
    if T in('TOTAL',) : r+=1
ws.cell(r+1,2,'Property management fees are paid to Kestrel Services LLC, a wholly owned subsidiary of the Fund, and eliminated in consolidation.').font=Font(name='Garamond',italic=True,size=9)
ws.page_setup.orientation='landscape';from openpyxl.worksheet.properties import PageSetupProperties;ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=1;ws['C6'].font=ws['H6'].font=Font(name='Garamond',size=10,italic=True);ws['B4'].font=Font(name='Garamond',size=10)
d=wb.create_sheet('Debt Summary')
for row in [('Lender','Property','Balance 9/30/25','Rate','Maturity'),('Northfield Life','101 Mercer Street',19850000,.0472,'6/1/2031'),('Bank of the Lakes','The Foundry',16400000,.0486,'12/1/2029'),('Northfield Life','Pier Nine Lofts',23110000,.0468,'6/1/2031'),('Bank of the Lakes','Alder Square',9420000,.0487,'3/1/2028')]: d.append(row)
for q in range(2,6): d.cell(q,3).number_format='#,##0';d.cell(q,4).number_format='0.00%'
for c,w in zip('ABCDE',(20,22,16,9,11)): d.column_dimensions[c].width=w
wb.active=1;wb.save(B+'documents/'+F)
save(F,[s],'MIXED_USE','OPERATING_STATEMENT','consolidating statement by property with fund level and eliminations, spacer columns',True)
