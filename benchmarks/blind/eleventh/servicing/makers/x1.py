# appraiser's reconstructed operating history by year with per-unit columns
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(607); fn='Appraisal_Addenda_OpHistory_CampusWalk.xlsx'; U=212
cols=['2022 Actual','2023 Actual','2024 Actual','2025 Budget','Appraiser Stabilized']
s=S('Operating History and Stabilized Pro Forma','Campus Walk Student Apartments',None,None,cols,'OPERATING_STATEMENT',sheet='Income Approach')
def ln(label,base,sg=1,g=.04,vol=.03,last=None):
    v=[sg*round(base*(1+g)**k*R.uniform(1-vol,1+vol)) for k in range(3)]; v.append(sg*round(base*(1+g)**3/100)*100)
    v.append(sg*round(U*round(base*(1+g)**3/U/5)*5) if last is None else last); return s.line(label,v)
s.head('REVENUE')
a=[ln('Potential Rental Income',2014000,vol=.01)]; b=[ln('Vacancy Loss',118000,-1,.02,.2),ln('Collection Loss',21500,-1,.05,.3),ln('Concessions / Gift Cards',34800,-1,-.1,.3)]
nr=s.tot('Net Rental Income',a+b)
o=[ln('Utility Reimbursements',61400),ln('Parking',48200),ln('Application and Activity Fees',27900,vol=.1),ln('Late, Damage and Other',31600,vol=.15)]
ot=s.tot('Total Other Income',o)
eg=s.tot('EFFECTIVE GROSS INCOME',[nr,ot],'TOTAL',key='total_income')
s.head('FIXED EXPENSES'); f=[ln('Real Estate Taxes',268400,g=.03,vol=.01),ln('Insurance',81200,g=.13,vol=.02)]
ft=s.tot('Total Fixed Expenses',f)
s.head('VARIABLE EXPENSES'); v=[ln('Management Fee',64900),ln('Payroll and Benefits',246300),ln('Utilities - Electric',88700),ln('Utilities - Water and Sewer',72400),ln('Internet and Cable (bulk)',58900,g=.02),ln('Repairs and Maintenance',91300,vol=.1),ln('Turnover / Make Ready',73600,vol=.12),ln('Landscaping and Grounds',24100),ln('Contract Services',30800),ln('Marketing',41500,vol=.1),ln('General and Administrative',36700,vol=.08)]
vt=s.tot('Total Variable Expenses',v)
res=s.line('Replacement Reserves',[None,None,None,None,U*300])
te=s.tot('TOTAL EXPENSES',[ft,vt,res],'TOTAL',key='total_operating_expenses')
s.tot('NET OPERATING INCOME',[eg,(-1,te)],'TOTAL',key='noi')
wb=Workbook(); w0=wb.active; w0.title='Comps'; w0['A1']='Expense Comparables'; 
for r in [['Comparable','Year Built','Beds','Expense / Unit'],['University Edge',2012,588,7215],['The Standing Oak',2008,402,6880],['Lofts at Fourth',2016,311,7904]]: w0.append(r)
ws=wb.create_sheet('Income Approach'); ws.sheet_view.showGridLines=False
ws['B1']='Prescott Vane Valuation Group'; ws['B1'].font=Font(name='Garamond',size=9,italic=True); ws['B2']='Campus Walk Student Apartments'; ws['B2'].font=Font(name='Garamond',size=15,bold=True); ws['B3']='Operating History and Stabilized Pro Forma'; ws['B4']='212 units / 640 beds'; 
hdr=5; nv=PatternFill('solid',fgColor='1F3B4D')
for k,(y,t) in enumerate((('2022','Actual'),('2023','Actual'),('2024','Actual'),('2025','Budget'),('Appraiser','Stabilized'))):
    c0=3+k*3
    ws.merge_cells(start_row=6,start_column=c0,end_row=6,end_column=c0+1); ws.cell(6,c0,int(y) if y.isdigit() else y); ws.merge_cells(start_row=7,start_column=c0,end_row=7,end_column=c0+1); ws.cell(7,c0,t); ws.cell(8,c0,'Total $'); ws.cell(8,c0+1,'$/Unit')
    for r in(6,7,8):
        for q in(0,1): x=ws.cell(r,c0+q); x.fill=nv; x.font=Font(name='Garamond',bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='center')
    ws.column_dimensions[ws.cell(8,c0).column_letter].width=13; ws.column_dimensions[ws.cell(8,c0+1).column_letter].width=8.5; ws.column_dimensions[ws.cell(8,c0+2).column_letter].width=1.5
ws.cell(8,18,'% EGI').font=Font(name='Garamond',bold=True); ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=34
r=9
for row in s.rows:
    t=row['rowType']
    if t=='HEADING': r+=1
    x=ws.cell(r,2,row['label']); x.font=Font(name='Garamond',bold=t!='LINE'); x.alignment=Alignment(indent=1 if t=='LINE' else 0)
    for k,q in enumerate(row['values']):
        if t=='HEADING': break
        a1=ws.cell(r,3+k*3,int(q) if q is not None else None); a1.number_format='#,##0_);(#,##0)'; a2=ws.cell(r,4+k*3,round(q/U) if q is not None else None); a2.number_format='#,##0_);(#,##0)'; a2.font=Font(name='Garamond',italic=True,color='666666'); a1.font=Font(name='Garamond',bold=t!='LINE')
        if t!='LINE': 
            for z in(a1,a2): z.border=Border(top=Side('thin'),bottom=Side('double') if t=='TOTAL' else None)
    if t!='HEADING': 
        z=ws.cell(r,18,round(row['values'][4]/s.rows[eg]['values'][4],4)); z.number_format='0.0%'
    r+=1
r+=1; ws.cell(r,2,'Expense Ratio'); 
for k in range(5): z=ws.cell(r,3+k*3,round(s.rows[te]['values'][k]/s.rows[eg]['values'][k],4)); z.number_format='0.0%'
ws.cell(r+2,2,'Historical years per owner statements; reserves not reported by owner.').font=Font(name='Garamond',size=8,italic=True)
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1; wb.save(path(fn)); save(fn,[s],'STUDENT_HOUSING','OPERATING_STATEMENT','appraiser history by year with per-unit columns, spacer columns, second sheet',False)
