from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
def make():
    R=random.Random(909); name='RM_IncomeStmt_BudgetComp_Sunridge.xlsx'
    cols=['Current Month Actual','Current Month Budget','Current Month $ Variance','Year To Date Actual','Year To Date Budget','Year To Date $ Variance']
    s=St('Income Statement - Budget Comparison','Sunridge Estates MHC','2025-05-01','2025-05-31',cols,sheet='Sheet1')
    def var(v,kind):
        q=1 if kind!='exp' else -1
        v=list(v); v[2]=round(q*(v[0]-v[1]),2)+0.0; v[5]=round(q*(v[3]-v[4]),2)+0.0; return v
    def L(c,n,b,kind='inc',vol=.12,sg=1):
        a=[round(b*(1+R.uniform(-vol,vol)),2) for _ in range(5)]; bu=round(b/5)*5
        return s.l(n,var([sg*a[4],sg*bu,0,round(sg*sum(a),2),sg*bu*5,0],kind),1,c,kind)
    def T(n,p,m=(),kind='inc',**k): return s.t(n,p,m,fix=lambda v:var(v,kind),kind=kind,**k)
    s.h('Income'); a=[L('40100','Site Rent',84310,'inc',.01),L('40120','Home Rent',15250,'inc',.04),L('40150','Vacant Site Loss',5120,'inc',.1,-1),L('40160','Discounts & Credits',430,'inc',.4,-1),L('41010','Water Reimb.',6980),L('41020','Sewer Reimb.',5110),L('41030','Trash Reimb.',2640,'inc',.02),L('42010','Late Charges',1240,'inc',.3),L('42050','Storage Lot',885,'inc',.05),L('42090','Home Sale Commissions',1000,'inc',.9)]
    ti=T('Total Income',a,typ='TOTAL',key='total_income')
    s.h('Expenses'); ls=[('50100','Manager Salary',4600,.0),('50110','Maintenance Payroll',5150,.1),('50150','Payroll Burden',1460,.15),('51000','Advertising',310,.6),('51200','Bank & Merchant Fees',285,.1),('51400','Dues & Licenses',120,.9),('51600','Legal - Evictions',640,.8),('51800','Office / Postage',265,.3),('51900','Telephone & Internet',395,.05),('52000','Electric - Common',1380,.2),('52100','Water',5945,.12),('52200','Sewer',5220,.1),('52300','Refuse',2710,.03),('53000','R&M - Grounds',2340,.4),('53100','R&M - Utility Lines',1120,.9),('53200','R&M - Rental Homes',1680,.6),('53300','R&M - Streets',450,.9),('54000','Management Fee',4480,.03),('55000','Property Tax',7925,0),('55100','Insurance',2866,0)]
    x=[L(c,n,b,'exp',v) for c,n,b,v in ls]; te=T('Total Expenses',x,kind='exp',typ='TOTAL',key='total_operating_expenses')
    noi=T('Net Operating Income',[ti],[te],typ='TOTAL',key='noi')
    s.h('Other Income & Expense'); d=[L('70100','Loan Interest',18240,'exp',.005),L('70300','Capital - Infill Homes Setup',3500,'exp',.9)]
    to=T('Total Other Income & Expense',d,kind='exp'); T('Net Income',[noi],[to],typ='TOTAL',key='net_income')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'; T_='Tahoma'
    ws.merge_cells('A1:L1'); ws['A1']='Income Statement - Budget Comparison'; ws['A1'].font=Font(name=T_,size=14,bold=True); ws['A2']='Property: Sunridge Estates MHC'; ws['A3']='Report Period: 5/1/2025 - 5/31/2025   (Year begins 1/1/2025)'; ws['A4']='Accrual'; 
    for q in ('A2','A3','A4'): ws[q].font=Font(name=T_,size=9)
    ws.merge_cells('D6:G6'); ws['D6']='Current Month'; ws.merge_cells('I6:L6'); ws['I6']='Year To Date'
    for q in ('D6','I6'): ws[q].font=Font(name=T_,size=9,bold=True); ws[q].alignment=Alignment(horizontal='center'); 
    cc=[4,5,6,9,10,11]
    for c,t in [(1,'Acct'),(2,'Account Name')]+list(zip([4,5,6,7,9,10,11,12],['Actual','Budget','$ Variance','% Var']*2)):
        q=ws.cell(7,c,t); q.font=Font(name=T_,size=9,bold=True); q.border=Border(bottom=Side('medium')); q.alignment=Alignment(horizontal='left' if c<3 else 'right')
    y=8
    for r in s.rows:
        b=r['type']!='LINE'; f=Font(name=T_,size=9,bold=b)
        if b: ws.cell(y,1,r['label']).font=f
        else: ws.cell(y,1,r['code']).font=f; ws.cell(y,2,r['label']).font=f
        if r['type']!='HEADING':
            for c,v in zip(cc,r['v']): 
                q=ws.cell(y,c,fm(v,2,cur='$')); q.font=f; q.alignment=Alignment(horizontal='right')
                if b: q.border=Border(top=Side('thin'))
            for k,c in ((0,7),(3,12)):
                bu=r['v'][k+1]; q=ws.cell(y,c,f"{round(r['v'][k+2]/abs(bu)*100,1)+0.0:.1f}%" if bu else 'N/A'); q.font=f; q.alignment=Alignment(horizontal='right')
        y+=1
        if r['type']!='LINE' and r['type']!='HEADING': y+=1
    ws.cell(y+1,1,'Favorable variances are positive. Rent Manager(r) style report - printed 6/6/2025').font=Font(name=T_,size=7,italic=True)
    ws.column_dimensions['A'].width=9; ws.column_dimensions['B'].width=30; ws.column_dimensions['C'].width=2; ws.column_dimensions['H'].width=2
    for c in 'DEFIJK': ws.column_dimensions[c].width=14
    ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
    wb.save(os.path.join(DOC,name))
    return save(name,s,'MANUFACTURED_HOUSING','OPERATING_STATEMENT','Rent Manager-like budget comparison, money as text with $ and parentheses, favourable variances, grouped headers')
