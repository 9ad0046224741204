# Medical office, portal export with levels in columns A-C, amounts as text
from .common import *
import openpyxl, datetime
F='export_alder-grove-mp_financials_q3-2024.xlsx'
def make():
    g=random.Random(3614)
    cols=['Q3 2024 Actual','Q3 2024 Budget','$ Var','Q3 2023 Actual','YTD Sep-24 Actual','YTD Sep-23 Actual','$ Change']
    def der(b,k):
        z=1 if k=='inc' else -1; return [b[0],b[1],z*(b[0]-b[1]),b[2],b[3],b[4],b[3]-b[4]]
    s=St('Property Financials','Alder Grove Medical Pavilion','2024-07-01','2024-09-30',cols,dec=2,derive=der,sheet='Export')
    def D(a,v=.07):
        x=rnd(a*100*(1+g.gauss(0,v)));p=rnd(a*96*(1+g.gauss(0,v))); return [x,rnd(a*100,10000),p,x+rnd(200*a*(1+g.gauss(0,v/2))),p+rnd(192*a*(1+g.gauss(0,v/2)))]
    s.begin('Income')
    s.begin('Rental Income'); s.L('Base Rent - Hospital Affiliated',D(412600,.01)); s.L('Base Rent - Independent Practices',D(237900,.01)); s.L('Base Rent - Timeshare Suites',D(28800,.1)); s.L('Rent Credits and Abatements',D(-11400,.3)); s.end('Total Rental Income')
    s.begin('Recoveries'); s.L('Operating Expense Recoveries',D(142700,.03)); s.L('Property Tax Recoveries',D(71200,.02)); s.L('Utility Recoveries - Imaging Suites',D(19400,.08)); s.end('Total Recoveries')
    s.begin('Other Income'); s.L('Parking',D(15600,.08)); s.L('Rooftop License',D(4500,0)); s.L('Late Fees',D(820,.5)); s.L('Forfeited Deposits',[0,0,rnd(375000),0,rnd(375000)]); s.end('Total Other Income')
    ti=s.end('Total Income',key='total_income',typ='TOTAL')
    s.begin('Expenses')
    for h,ls in [('Building Services',[('Janitorial - Common Areas',31800,.05),('Medical Waste Disposal',7300,.1),('HVAC and Air Balancing',16900,.2),('Elevators',8800,.05),('Emergency Generator Testing',3100,.3),('Plumbing and Electrical',9400,.3),('Exterior and Landscape',11200,.12)]),('Utilities',[('Electricity',48900,.07),('Gas',6400,.15),('Water and Sewer',9700,.08)]),('Administrative',[('Management Fee',36400,.02),('On-Site Staff',27300,.04),('Security and Valet',22500,.05),('Professional Fees',5200,.4),('Office and Telecom',2600,.2)]),('Fixed',[('Real Estate Taxes',83600,.004),('Insurance',17900,.004),('Ground Lease - Hospital',24000,0)])]:
        s.begin(h)
        for l,a,v in ls: s.L(l,D(a,v),kind='exp')
        s.end('Total '+h,kind='exp')
    te=s.end('Total Expenses',kind='exp',key='total_operating_expenses',typ='TOTAL')
    noi=s.T('Net Operating Income',[(ti,1),(te,-1)],key='noi')
    s.begin('Non-Operating'); s.L('Interest Expense',D(148200,.006),kind='exp'); s.L('Depreciation and Amortization',D(201300,.005),kind='exp'); s.L('Investor Reporting and Tax Return',D(6100,.3),kind='exp')
    no=s.end('Total Non-Operating',kind='exp',typ='TOTAL')
    s.T('Net Income',[(noi,1),(no,-1)],key='net_income')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Export'; wb.properties.created=datetime.datetime(2024,11,4)
    from openpyxl.styles import Alignment
    t=lambda v: '' if v is None else (f"${v/100:,.2f}" if v>=0 else f"(${-v/100:,.2f})")
    pc=lambda a,b:'--' if not b else f"{a/abs(b)*100:.1f}%"
    ws.append(['Investment','','','Alder Grove Medical Pavilion']); ws.append(['Report','','','Property Financials']); ws.append(['Period','','','Q3 2024 (07/01/2024 - 09/30/2024)']); ws.append(['Exported','','','11/04/2024 16:22']); ws.append([])
    ws.append(['Level 1','Level 2','Level 3','Q3 2024 Actual','Q3 2024 Budget','$ Var','% Var','Q3 2023 Actual','YTD Sep-24 Actual','YTD Sep-23 Actual','$ Change','% Change'])
    for r in s.rows:
        lv=['','','']; lv[min(r['lvl'],2)]=r['label']
        if r['type']=='HEADING': ws.append(lv); continue
        v=r['vals']; k=1
        ws.append(lv+[t(v[0]),t(v[1]),t(v[2]),pc(v[2],v[1]),t(v[3]),t(v[4]),t(v[5]),t(v[6]),pc(v[6],v[5])])
    # the two-level tail: lines below "Non-Operating" stand in level 2
    for row in ws.iter_rows(min_row=6,min_col=4,max_col=12):
        for c in row: c.alignment=Alignment(horizontal='right')
    for k,w in zip('ABCDEFGHIJKL',(16,20,34,17,17,15,9,17,18,18,16,10)): ws.column_dimensions[k].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,F))
    save(F,[s],'OFFICE','OPERATING_STATEMENT','Investor-portal export (Juniper Square like)','Plain export, label levels in three columns, all amounts as text with $ and parentheses, percent columns',True)
