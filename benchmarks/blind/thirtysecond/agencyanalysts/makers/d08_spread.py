from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
def make():
    R=random.Random(808); name='R&E_Spread_CedarBluff_UW.xlsx'
    s=St('Income and Expense Spread','Cedar Bluff Townhomes','2024-07-01','2025-06-30',['Year End 12/31/2023','Year End 12/31/2024','T-12 6/30/2025','Agency Underwriting'],sheet='Spread',dec=0)
    U=164
    def L(n,b,g=.03,uw=None,sg=1,v=.03):
        x=[b*(1+R.uniform(-v,v)),b*(1+g)*(1+R.uniform(-v,v)),b*(1+g*1.5)*(1+R.uniform(-v,v))]; x=[int(round(t)) for t in x]
        x.append(int(round(x[2]*1.03)) if uw is None else uw); return s.l(n,[sg*t for t in x])
    s.h('INCOME')
    a=[L('Gross Potential Rent',2924000,.04,3180744,v=.003),L('Less: Loss to Lease',71200,.0,58400,-1,.3)]; g=s.t('Adjusted Gross Potential',a)
    b=[L('Less: Physical Vacancy',148200,.02,156117,-1,.15),L('Less: Concessions',22800,.1,15904,-1,.4),L('Less: Non-Revenue Units',17400,0,18240,-1,.02),L('Less: Bad Debt',31600,.05,31807,-1,.3)]
    n=s.t('Net Rental Income',[g]+b)
    c=[L('RUBS / Utility Reimbursement',118300),L('Parking / Garage',38600),L('Pet Income',29200),L('Laundry',None or 4100,0,3600),L('Other Fees',61800,.02,57500,1,.1)]
    o=s.t('Total Other Income',c); egi=s.t('Effective Gross Income',[n,o],typ='TOTAL',key='total_income')
    s.h('OPERATING EXPENSES'); s.h('Fixed')
    f=[L('Real Estate Taxes',318200,.03,356480,1,.01),L('Property Insurance',112600,.18,158000,1,.02)]; tf=s.t('Total Fixed Expenses',f); s.h('Controllable')
    k=[L('Payroll & Benefits',281400),L('Repairs & Maintenance',94300),L('Turnover',41200),L('Landscaping / Contract Services',63800),L('Marketing',26200),L('General & Administrative',47500),L('Professional Fees',14800,0,15000,1,.2)]; tk=s.t('Total Controllable',k); s.h('Utilities')
    u=[L('Electric',38100),L('Gas / Fuel',9200),L('Water & Sewer',127800),L('Trash',31400)]; tu=s.t('Total Utilities',u)
    e=s.rows[egi]['v']; mf=s.l('Management Fee',[int(round(x*p)) for x,p in zip(e,(.03,.03,.03,.0325))])
    te=s.t('Total Operating Expenses',[tf,tk,tu,mf],typ='TOTAL',key='total_operating_expenses'); noi=s.t('Net Operating Income',[egi],[te],typ='TOTAL',key='noi')
    rr=s.l('Replacement Reserves',[0,0,0,U*285]); cx=s.l('Capital Expenditures',[88410,164277,121930,0])
    s.t('Net Cash Flow',[noi],[rr,cx],typ='TOTAL',key='net_cash_flow')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Spread'; lk=wb.create_sheet('Assumptions')
    for i,(p,q) in enumerate([('Economic vacancy, min',.05),('Management fee, min',.03),('Reserves per unit',285),('Cap rate',.0575),('DSCR floor',1.25)],2): lk.cell(i,2,p); lk.cell(i,3,q)
    lk.column_dimensions['B'].width=30
    bf=lambda **k: Font(name='Calibri',size=10,**k)
    for r_,a_,b_ in [(1,'Property:','Cedar Bluff Townhomes'),(2,'Units:',U),(3,'Net rentable SF:',171380),(4,'Most recent period:','07/01/2024 to 06/30/2025')]:
        ws.cell(r_,2,a_).font=bf(bold=True); ws.cell(r_,3,b_).font=bf(); ws.cell(r_,3).alignment=Alignment(horizontal='left')
    ws.cell(1,13,'Income and Expense Spread').font=Font(name='Calibri',size=14,bold=True); ws.cell(1,13).alignment=Alignment(horizontal='right')
    heads=[('Year End','12/31/2023','Audited'),('Year End','12/31/2024','Borrower'),('T-12','6/30/2025','Borrower'),('Agency','Underwriting','Final')]
    col=[3,6,9,12]  # D.. amounts; each followed by per unit and %
    gray=PatternFill('solid',fgColor='D9D9D9'); blue=PatternFill('solid',fgColor='DDEBF7')
    for k,c0 in enumerate(col):
        c0+=0
        for j,t in enumerate(heads[k]):
            ws.merge_cells(start_row=6+j,start_column=c0,end_row=6+j,end_column=c0+2); x=ws.cell(6+j,c0,t); x.font=bf(bold=j<2,italic=j==2); x.alignment=Alignment(horizontal='center')
            for q in range(3): ws.cell(6+j,c0+q).fill=gray
        for j,t in enumerate(('Total $','Per Unit','% EGI')): x=ws.cell(9,c0+j,t); x.font=bf(bold=True,underline='single'); x.alignment=Alignment(horizontal='right')
    y=10
    for i,r in enumerate(s.rows):
        bold=r['type']!='LINE'
        x=ws.cell(y,2,r['label']); x.font=bf(bold=bold,italic=r['type']=='HEADING' and not r['label'].isupper()); x.alignment=Alignment(horizontal='left',indent=0 if bold else 1)
        if r['type']!='HEADING':
            for k,c0 in enumerate(col):
                v=r['v'][k]
                ws.cell(y,c0,v).number_format='$#,##0;($#,##0);$0' if r['type']=='TOTAL' else '#,##0;(#,##0);0'; ws.cell(y,c0+1,round(v/U,2)).number_format='#,##0;(#,##0);0'; ws.cell(y,c0+2,round(v/e[k],4)).number_format='0.0%;(0.0%)'
                for q in range(3):
                    z=ws.cell(y,c0+q); z.font=bf(bold=bold,color=None if q==0 else '7F7F7F')
                    if bold: z.border=Border(top=Side('thin'))
                    if r['type']=='TOTAL': z.fill=blue
        else:
            if r['label'].isupper(): ws.cell(y,2).fill=gray
        cm={'Property Insurance':'Renewal quote 5/25 carried','Real Estate Taxes':'2025 assessment notice','Less: Physical Vacancy':'5.0% min on adjusted GPR','Replacement Reserves':'$285/unit per PCA'}.get(r['label'])
        if cm: ws.cell(y,15,cm).font=Font(name='Calibri',size=8,italic=True)
        y+=1
        if r['type']=='TOTAL': y+=1
    for t,vs in [('DSCR',(1.19,1.22,1.24,1.27)),('Expense ratio',[s.rows[te]['v'][k]/e[k] for k in range(4)])]:
        ws.cell(y,2,t).font=bf(italic=True)
        for k,c0 in enumerate(col): ws.cell(y,c0,vs[k]).number_format='0.00"x"' if t=='DSCR' else '0.0%'
        y+=1
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=32; ws.column_dimensions['O'].width=26
    for c in 'CFIL': ws.column_dimensions[c].width=13
    for c in 'DEGHJKMN': ws.column_dimensions[c].width=8.5
    ws.cell(9,15,'Comments').font=bf(bold=True)
    for c in 'DG': ws.column_dimensions[c].hidden=True
    ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,name))
    return save(name,s,'MULTIFAMILY','OPERATING_STATEMENT','lender rent and expense spread, three-line merged headers, per unit and % columns, hidden columns, comments',True)
