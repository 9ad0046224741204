# Medical office: lender's underwriting sheet, three years of history, pro forma, UW, adjustment, $/SF, notes. Planted digit.
from kit import *
from openpyxl import Workbook
from openpyxl.styles import *
NRA=52740
s=S('Historical Operating Analysis','Cedar Ridge Medical Pavilion','2022-01-01','2025-12-31',['FY 2022','FY 2023','FY 2024','Borrower Pro Forma 2025','Bank UW','UW vs. FY 2024'],sheet='UW')
def l(n,a,b,c,d,e,note=''): return s.line(n,[a,b,c,d,e,e-c],note=note)
s.head('Revenue')
a=[l('Base rent',1234116,1271140,1309274,1362500,1328910,'In-place rent roll 1/31/25; no credit for steps beyond 12 months'),l('Expense reimbursements (NNN)',548230,571905,602344,641000,611800,'97% of recoverable expenses'),l('Vacant space at market',0,0,0,52000,41600,'1,894 SF @ $22.00')]
g=s.tot('Gross potential income',a)
v=l('Less: vacancy & credit loss',-61735,-52410,-48902,-60000,-138761,'7.0% - market vacancy per appraisal')
o=[l('Parking and antenna income',14400,14400,15120,15600,15120),l('After-hours HVAC and other',6204,7882,5931,8000,5000)]
egi=s.tot('Effective gross income',[g,v]+o,kind='TOTAL',key='total_income')
s.head('Expenses');s.head('Recoverable')
r=[l('Real estate taxes',201466,208150,214395,220800,218700,'2025 assessment notice'),l('Property insurance',21390,25744,30122,32000,33100,'Binder'),l('Utilities',118205,124660,127018,131000,129600),l('Janitorial and medical waste',92340,96115,99874,103000,101900),l('Repairs and maintenance',61488,74205,66917,65000,69000,'3-year average'),l('Elevator, HVAC and fire contracts',34120,35316,36410,37500,37100),l('Landscaping, snow and parking lot',27655,24190,29371,29000,29000),l('Management fee',54270,56400,58510,50000,74467,'4.0% of EGI, actual 3.1%')]
rt=s.tot('Total recoverable',r)
s.head('Non-recoverable')
n=[l('Professional fees',9350,12480,8915,9000,9500),l('Leasing and marketing',4120,2265,3870,3000,3900),l('Administrative',7438,7915,8120,8300,8300)]
nt=s.tot('Total non-recoverable',n)
tx=s.tot('Total operating expenses',[rt,nt],kind='TOTAL',key='total_operating_expenses')
noi=s.tot('Net operating income',[egi,tx],[1,-1],kind='TOTAL',key='noi')
c=[l('Replacement reserves',0,0,0,0,13185,'$0.25 / SF'),l('TI / leasing commissions',38900,61250,22740,40000,79110,'$1.50 / SF')]
ncf=s.tot('Net cash flow',[noi]+c,[1,-1,-1],kind='TOTAL',key='net_cash_flow')
# planted after all totals: one digit of one cell
i=r[2];assert s.rows[i]['values'][1]==124660;s.rows[i]['values'][1]=121660
s.planted=dict(what='Utilities FY 2023 printed 121,660 where 124,660 was added',kind='digit_changed')
name='x2_cedar_ridge_mob_uw.xlsx';wb=Workbook();w=wb.active;w.title='UW'
F=lambda **k:Font(name='Arial',size=k.pop('size',9),**k)
w.merge_cells('B1:N1');w['B1']='Cedar Ridge Medical Pavilion';w['B1'].font=F(size=14,bold=True)
w.merge_cells('B2:N2');w['B2']='Historical Operating Analysis';w['B2'].font=F(size=11)
for k,(p,q) in enumerate([('Location:','Boise, ID'),('Net rentable area (SF):',NRA),('Year built:',2006),('Prepared by:','Credit Analysis / CRE')]): w.cell(4+k,2,p).font=F(bold=True);w.cell(4+k,3,q).font=F();w.cell(4+k,3).number_format='#,##0' if k==1 else '0';w.cell(4+k,3).alignment=Alignment(horizontal='left')
H=[('FY 2022',3),('$/SF',4),('FY 2023',5),('$/SF',6),('FY 2024',7),('$/SF',8),('Borrower Pro Forma 2025',9),('$/SF',10),('Bank UW',11),('$/SF',12),('UW vs. FY 2024',13),('Underwriter comments',14)]
for t,cc in H:
    q=w.cell(9,cc,t);q.font=F(bold=True,color='FFFFFF');q.fill=PatternFill('solid',fgColor='44546A');q.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
w.cell(9,2).fill=PatternFill('solid',fgColor='44546A');w.row_dimensions[9].height=28
y=10;cols=[3,5,7,9,11,13]
for row,x in zip(s.rows,s.x):
    t=row['rowType'];b=t!='LINE'
    q=w.cell(y,2,row['label']);q.font=F(bold=b,italic=row['label'] in('Recoverable','Non-recoverable'));q.alignment=Alignment(indent=0 if b else 1)
    for cc,vv in zip(cols,row['values']):
        if vv is None: continue
        q=w.cell(y,cc,vv);q.number_format='#,##0_);(#,##0);0_)';q.font=F(bold=b)
        if cc<13: z=w.cell(y,cc+1,round(vv/NRA,2));z.number_format='0.00_);(0.00)';z.font=F(italic=True,color='666666')
    if b and t!='HEADING':
        for cc in range(3,14): w.cell(y,cc).border=Border(top=Side('thin'))
    if row['label'] in('Effective gross income','Net operating income','Net cash flow'):
        for cc in range(2,15): w.cell(y,cc).fill=PatternFill('solid',fgColor='DDEBF7')
    if x.get('note'): w.cell(y,14,x['note']).font=F(size=8)
    y+=1
w.column_dimensions['A'].width=2;w.column_dimensions['B'].width=33;w.column_dimensions['N'].width=52
for k in 'CEGIKM': w.column_dimensions[k].width=13
for k in 'DFHJL': w.column_dimensions[k].width=8
w.sheet_view.showGridLines=False;w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC(name))
save(name,[s],'OFFICE','OPERATING_STATEMENT','lender underwriting sheet, interleaved $/SF, variance, comments')
