# Medical office T12 (calendar 2024), workbook, quarter subtotals between the months, code and name in one cell
from lib import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as CL
def make():
    g=random.Random(4109); name='MOB_Tamarack_T12_FY2024.xlsx'
    ms=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']; cols=[]
    for q in range(4): cols+=[m+'-24' for m in ms[3*q:3*q+3]]+[f'Q{q+1}']
    s=S('Income Statement - Trailing Twelve Months','Tamarack Medical Office Building','2024-01-01','2024-12-31',cols+['FY 2024'],sheet='T12')
    def L(code,label,b,j=.05,only=None,step=None,lvl=2):
        m12=[]
        for m in range(12):
            v=int(b*100*g.gauss(1,j)) if (only is None or m in only) else 0
            if step and m>=step[0]: v=int(v*step[1])
            m12.append(v)
        v=[]
        for q in range(4): v+=m12[3*q:3*q+3]+[sum(m12[3*q:3*q+3])]
        return s.line(label,v+[sum(m12)],code,lvl)
    s.head('Revenue'); s.head('Rental Income',lvl=1)
    a=s.tot('Total Rental Income',[L('4010-000','Base Rent - Physician Suites',148320.5,0,step=(6,1.025)),L('4012-000','Base Rent - Imaging Center',31870,0,step=(3,1.03)),L('4015-000','Base Rent - Pharmacy',7415.25,0),L('4050-000','Rent Abatement',-9800,0,only=(0,1,2)),L('4070-000','Percentage Rent',2650,.2,only=(11,))],lvl=1)
    s.head('Expense Recoveries',lvl=1)
    b=s.tot('Total Expense Recoveries',[L('4210-000','CAM Recovery',41200,0),L('4220-000','Tax Recovery',18650,0),L('4230-000','Insurance Recovery',3925,0),L('4240-000','Utility Recovery',8850,.1),L('4290-000','Prior Year CAM True-Up',14310.22,0,only=(4,))],lvl=1)
    s.head('Other Income',lvl=1)
    d=s.tot('Total Other Income',[L('4410-000','Reserved Parking',2180,.02),L('4420-000','Tenant Work Orders',960,.5),L('4430-000','Late Charges',240,.9,only=(1,4,5,8,10)),L('4490-000','Interest Earned',155,.1)],lvl=1)
    ti=s.tot('Total Revenue',[a,b,d],lvl=0,kind='TOTAL',key='total_income')
    s.head('Operating Expenses')
    def grp(h,items): s.head(h,lvl=1); return s.tot('Total '+h,[L(*q) for q in items],lvl=1)
    T=[grp('Housekeeping',[('5110-000','Janitorial - Nightly',13450,0),('5115-000','Day Matron',3620,.03),('5120-000','Medical Waste Disposal',2140,.08),('5130-000','Window Cleaning',3900,0,(3,9))]),
       grp('Building Services',[('5210-000','Building Engineer',9870,.03),('5220-000','HVAC Maintenance',3150,.3),('5225-000','Chiller Service',6400,.1,(2,8)),('5230-000','Elevator Contract',1985,0),('5235-000','Elevator Repairs',2700,.4,(1,6)),('5240-000','Generator Testing',1450,.1,(2,5,8,11)),('5250-000','Plumbing',1120,.5),('5260-000','Fire Alarm & Sprinkler',890,.4),('5290-000','General Repairs',2300,.3)]),
       grp('Grounds & Parking',[('5310-000','Landscaping',1800,0,(2,3,4,5,6,7,8,9,10)),('5320-000','Snow & Ice',7350,.3,(0,1,2,11)),('5330-000','Lot Sweeping & Striping',620,.05)]),
       grp('Utilities',[('5410-000','Electric',17200,.1),('5420-000','Gas',2900,.35),('5430-000','Water & Sewer',2480,.08)]),
       grp('Security',[('5510-000','Security Patrol',4150,.01),('5520-000','Card Access & Cameras',410,.1)]),
       grp('Management & Administration',[('5610-000','Management Fee',7950,.01),('5620-000','On-Site Administration',4620,.02),('5630-000','Legal & Accounting',1350,.8),('5640-000','Tenant Relations',510,.5)]),
       grp('Taxes & Insurance',[('5710-000','Real Estate Taxes',19880,0),('5720-000','Property Insurance',4310,0)])]
    te=s.tot('Total Operating Expenses',T,lvl=0,kind='TOTAL',key='total_operating_expenses')
    noi=s.tot('Net Operating Income',[ti,te],lvl=0,kind='TOTAL',signs=[1,-1],key='noi')
    s.head('Below the Line'); x=[L('6110-000','Interest Expense',52340,.003,lvl=1),L('6210-000','Depreciation',38900,0,lvl=1),L('6220-000','Amortization',5120,0,lvl=1)]
    be=s.tot('Total Below the Line',x,lvl=0)
    s.tot('Net Income / (Loss)',[noi,be],lvl=0,kind='TOTAL',signs=[1,-1],key='net_income')
    for r in s.rows:      # the number format shows nil as a lone dash
        if r.t!='HEADING': r.raw=list(r.vals); r.vals=[None if v==0 else v for v in r.vals]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='T12'; ws.sheet_view.zoomScale=80
    F=lambda **k: Font(name='Calibri',size=10,**k)
    n=1+len(s.columns); ws.column_dimensions['A'].width=44
    for r,t in ((1,'TAMARACK MEDICAL OFFICE BUILDING'),(2,s.title),(3,'Twelve months ended December 31, 2024  |  Accrual basis  |  Entity 2207')):
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=n); ws.cell(r,1,t).alignment=Alignment(horizontal='center'); ws.cell(r,1).font=F(bold=True) if r<3 else F(italic=True)
    grey=PatternFill('solid',fgColor='D9D9D9'); dark=PatternFill('solid',fgColor='404040')
    qcols={5,9,13,17}
    for q in range(4): ws.merge_cells(start_row=5,start_column=2+4*q,end_row=5,end_column=5+4*q); x=ws.cell(5,2+4*q,f'{["1st","2nd","3rd","4th"][q]} Quarter'); x.alignment=Alignment(horizontal='center'); x.fill=dark; x.font=F(bold=True,color='FFFFFF')
    ws.cell(6,1,'Account').font=F(bold=True)
    for k,t in enumerate(s.columns): x=ws.cell(6,2+k,t); x.font=F(bold=True); x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=Side(style='medium')); ws.column_dimensions[CL(2+k)].width=12.5 if k<16 else 14.5; x.fill=grey if 2+k in qcols or k==16 else PatternFill()
    r=7
    for row in s.rows:
        c=ws.cell(r,1,(row.code+'  ' if row.code else '')+row.label); c.alignment=Alignment(indent=row.lvl); bold=row.t!='LINE'; c.font=F(bold=bold)
        if row.t!='HEADING':
            for k,v in enumerate(row.raw):
                x=ws.cell(r,2+k,v/100); x.number_format='#,##0.00_);(#,##0.00);"-"_)'; x.font=F(bold=bold)
                if 2+k in qcols or k==16: x.fill=grey
                if row.items: x.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row.t=='TOTAL' else None)
        elif row.lvl==1: ws.row_dimensions[r].height=16
        r+=2 if row.t=='TOTAL' else 1
    ws.cell(r+1,1,'Unaudited - for management use only. Recoveries are billed on estimates; the prior year true-up was billed in May.').font=F(italic=True)
    ws.freeze_panes='B7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='1:6'
    wb.save(doc(name))
    save(name,[s],'OFFICE','OPERATING_STATEMENT_T12','property accounting, third-party manager','workbook, quarter totals between months, quarter bands above month headers, code and name in one cell, nil shown as dash by number format','17 money columns where Q1..Q4 must not be taken for months; dash number format over real zeros')
if __name__=='__main__': make()
