from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as GL
R=random.Random(610)
cols=['Month Actual','Month Budget','Month Variance','YTD Actual','YTD Budget','YTD Variance']
def der(b,k):
    s=-1 if k=='exp' else 1
    return [b[0],b[1],s*(b[0]-b[1]),b[2],b[3],s*(b[2]-b[3])]
s=St('Departmental Profit & Loss','Alder Glen Senior Living','2025-06-01','2025-06-30',cols,sheet='P&L Jun-25',derive=der,nbase=4)
def mk(m): 
    b=int(round(m,-2)) or int(m); return [int(m*R.uniform(.9,1.1)),b,int(m*6*R.uniform(.95,1.05)),b*6]
st=[]
D=(3294,3330,19716,20091)
i=s.l('Resident Days',list(D)); st.append(i)
def S(h,lines,tot,kind='exp'):
    s.h(h); return s.t(tot,[s.l(b,v if isinstance(v,list) else mk(v),a,kind) for a,b,v in lines],kind=kind)
# revenue
s.h('REVENUE')
a=S('Independent Living',[('3010-10','Monthly Service Fees',214600),('3015-10','Second Person Fees',11800),('3090-10','Move-in Incentives',[-6150,-4000,-31875,-24000])],'Independent Living Revenue','inc')
b=S('Assisted Living',[('3010-20','Room and Board',268300),('3020-20','Level of Care Fees',74150),('3025-20','Medication Management',18900),('3090-20','Move-in Incentives',[-3500,-5000,-41200,-30000])],'Assisted Living Revenue','inc')
c=S('Memory Care',[('3010-30','Room and Board',131700),('3020-30','Level of Care Fees',29800)],'Memory Care Revenue','inc')
d=S('Ancillary',[('3110-00','Community Fees',22500),('3120-00','Guest Meals and Catering',2350),('3130-00','Beauty Salon',3900),('3140-00','Garage Rental',2800),('3190-00','Respite Stays',9700)],'Ancillary Revenue','inc')
tr=s.t('TOTAL REVENUE',[a,b,c,d],typ='TOTAL',key='total_income')
s.h('DEPARTMENTAL EXPENSES')
dep=[('Resident Care',[('4010-40','Wages - RN / LPN',41300),('4011-40','Wages - Care Partners',96800),('4015-40','Agency Staffing',8700),('4050-40','Payroll Taxes & Benefits',27600),('4210-40','Medical Supplies',3150)]),
('Dining',[('4010-50','Wages - Kitchen',38700),('4012-50','Wages - Servers',19400),('4050-50','Payroll Taxes & Benefits',10450),('4310-50','Raw Food',42900),('4320-50','Dietary Supplies',4100)]),
('Housekeeping & Laundry',[('4010-60','Wages',15200),('4050-60','Payroll Taxes & Benefits',2900),('4410-60','Linens and Chemicals',2250)]),
('Life Enrichment & Transport',[('4010-65','Wages',13100),('4050-65','Payroll Taxes & Benefits',2600),('4510-65','Programs and Entertainment',2900),('4520-65','Bus Fuel and Repairs',1350)]),
('Plant Operations',[('4010-70','Wages',12400),('4050-70','Payroll Taxes & Benefits',2500),('4610-70','Repairs and Maintenance',9700),('4620-70','Service Contracts',7900),('4630-70','Electric',13800),('4631-70','Gas',4150),('4632-70','Water and Sewer',6300),('4640-70','Cable and Internet',5200)]),
('Sales & Marketing',[('4010-80','Wages and Commissions',14600),('4050-80','Payroll Taxes & Benefits',2700),('4710-80','Referral Agency Fees',9800),('4720-80','Media and Events',5700)]),
('General & Administrative',[('4010-90','Wages',27400),('4050-90','Payroll Taxes & Benefits',5300),('4810-90','Office and Software',6100),('4820-90','Bad Debt',1500),('4830-90','Professional Fees',2100),('4840-90','Licences and Surveys',900)])]
de=[S(h,l,h+' Expense') for h,l in dep]
td=s.t('TOTAL DEPARTMENTAL EXPENSES',de,kind='exp')
gop=s.t('GROSS OPERATING PROFIT',[tr],[td],typ='TOTAL')
fx=S('Fixed Charges',[('5010-95','Management Fee (5%)',[int(round(v*.05)) for v in s.rows[tr]['base']]),('5020-95','Real Estate Taxes',[24617,24600,147702,147600]),('5030-95','Insurance - Property & Liability',[18940,17500,110665,105000])],'Total Fixed Charges')
noi=s.t('NET OPERATING INCOME (EBITDAR)',[gop],[fx],typ='TOTAL',key='noi')
cx=s.l('Capital Reserve ($350/unit)',[3617,3617,21702,21702],'5090-95','exp')
nn=s.t('NOI AFTER RESERVE',[noi],[cx],typ='TOTAL')
wb=Workbook();w=wb.active;w.title='P&L Jun-25'
B=Font(name='Calibri',bold=True,size=10);N=Font(name='Calibri',size=10)
w['A1']='Alder Glen Senior Living';w['A1'].font=Font(bold=True,size=14)
w['A2']='Departmental Profit & Loss';w['A3']='For the Month and Six Months Ended June 30, 2025'
w.merge_cells('C5:G5');w.merge_cells('I5:M5');w['C5']='Month of June 2025';w['I5']='Year to Date'
for x in ('C5','I5'):
    w[x].alignment=Alignment(horizontal='center');w[x].font=Font(bold=True,color='FFFFFF');w[x].fill=PatternFill('solid',fgColor='4B6B50')
hd=['Actual','Actual PRD','Budget','Variance','Var %']
for k,h in enumerate(hd):
    for o in (3,9): 
        q=w.cell(6,o+k,h);q.font=B;q.alignment=Alignment(horizontal='right');q.border=Border(bottom=Side(style='medium'))
w['A6']='Account';w['B6']='Description'
F='#,##0_);(#,##0);"-"??_)'
r=7
for n,x in enumerate(s.rows):
    lab=w.cell(r,2,x['label']);w.cell(r,1,x['code'])
    t=x['typ']; f=B if t!='LINE' else N
    lab.font=f; lab.alignment=Alignment(indent={'LINE':2,'SUBTOTAL':1,'TOTAL':0,'HEADING':0 if x['label'].isupper() else 1}[t])
    if t!='HEADING':
        v=x['vals']
        for o,(A_,Bu,V),dd in ((3,v[:3],D[0]),(9,v[3:],D[2])):
            w.cell(r,o,A_);w.cell(r,o+2,Bu);w.cell(r,o+3,V)
            if n not in st: w.cell(r,o+1,round(A_/dd,2)).number_format='#,##0.00_);(#,##0.00)'
            w.cell(r,o+4,round(V/abs(Bu),4) if Bu else None).number_format='0.0%;(0.0%)'
            for j in (0,2,3): w.cell(r,o+j).number_format='#,##0_);(#,##0)'
            for j in range(5):
                w.cell(r,o+j).font=f
                if t=='TOTAL': w.cell(r,o+j).fill=PatternFill('solid',fgColor='E3EBE4');w.cell(r,o+j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
                elif t=='SUBTOTAL': w.cell(r,o+j).border=Border(top=Side(style='thin'))
    r+=1
    if t in('SUBTOTAL','TOTAL') or n in st: r+=1
w.cell(r+1,2,'PRD = per resident day. Variance: favorable / (unfavorable).').font=Font(italic=True,size=9)
w.column_dimensions['A'].width=10;w.column_dimensions['B'].width=36
for k in range(3,14): w.column_dimensions[GL(k)].width=11 if k!=8 else 2
w.freeze_panes='C7';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
name='AlderGlen_Dept_PL_2025-06.xlsx';wb.save(os.path.join(DOC,name))
s.columns=['Month of June 2025 Actual','Month of June 2025 Budget','Month of June 2025 Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance']
save(name,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','departmental P&L, merged group headers, per-resident-day and variance % columns, spacer column',True)
