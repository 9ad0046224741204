from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
def make():
    R=random.Random(606); name='Twelve Month Income Statement - The Alder.xlsx'
    ms=months(2024,7); cols=[f'{MON[m-1]} {y}' for y,m in ms]+['Total']
    s=St('Twelve Month Income Statement','The Alder at Quarry Lake','2024-07-01','2025-06-30',cols,sheet='Twelve Month Income Statement')
    se=lambda b,v=.06,t=0,z=0: series(R,b,v,trend=t,zero=z); ng=lambda a:[-x if x else 0 for x in a]
    s.h('Income'); s.h('Rent',1)
    a=[s.l('Market Rent',se(187450,.003,.0015),2),s.l('Loss to Lease',ng(se(6210,.2)),2),s.l('Vacancy',ng(se(10850,.25)),2),s.l('Rent Concessions',ng(se(2100,.6,0,.1)),2),s.l('Employee Discount',ng(se(640,0)),2),s.l('Write Offs',ng(se(1780,.8,0,.15)),2)]
    t1=s.t('Total Rent',a,ind=1); s.h('Resident Fees',1)
    a=[s.l(n,se(b,v,0,z),2) for n,b,v,z in [('Application Fee',640,.4,0),('Late Fees',1420,.3,0),('Pet Rent',1860,.06,0),('Parking',2240,.05,0),('Valet Trash',2975,.03,0),('Utility Reimbursement',9240,.08,0),('Termination Fees',1650,.8,.5),('Month to Month Fees',525,.5,.1),('Miscellaneous',170,.9,.2)]]
    t2=s.t('Total Resident Fees',a,ind=1); ti=s.t('Total Income',[t1,t2],typ='TOTAL',key='total_income')
    s.h('Expense'); E=[]
    for hd,ls in [('Personnel',[('Salaries & Wages',16750,.07,0),('Benefits & Taxes',3980,.15,0),('Contract Labor',1100,.8,.4)]),('Advertising',[('ILS Listings',1590,.05,0),('Referral Fees',450,.8,.4)]),('General & Administrative',[('Dues & Subscriptions',215,.5,.2),('Office Expense',540,.4,0),('Phone/Internet',615,.05,0),('Professional Fees',700,.8,.2),('Software',1245,.03,0)]),('Maintenance',[('Building Repairs',1330,.7,0),('HVAC',890,.8,.05),('Landscaping',2150,0,0),('Make Ready',2480,.5,0),('Pest Control',465,.1,0),('Plumbing',720,.8,0),('Pool',480,.6,.35)]),('Utilities',[('Electric',2045,.25,0),('Gas',410,.6,0),('Trash Removal',2310,.04,0),('Water/Sewer',7960,.12,0)]),('Taxes & Insurance',[('Property Tax',21840,0,0),('Insurance',7315,0,0)])]:
        s.h(hd,1); ii=[s.l(n,se(b,v,0,z),2) for n,b,v,z in ls]; E.append((hd,s.t('Total '+hd,ii,ind=1)))
    mf=[round(x*.035,2) for x in s.rows[ti]['v'][:12]]; m=s.l('Management Fee',mf+[round(sum(mf),2)],1)
    te=s.t('Total Expense',[i for _,i in E]+[m],typ='TOTAL',key='total_operating_expenses'); noi=s.t('Net Operating Income',[ti],[te],typ='TOTAL',key='noi')
    s.h('Other Expenses'); it=[round(41230.55-i*51.2,2) for i in range(12)]
    ii=[s.l('Mortgage Interest',it+[round(sum(it),2)],1),s.l('Capital Improvements',se(5200,.8,0,.3),1),s.l('Owner Legal',se(800,.5,0,.7),1)]
    to=s.t('Total Other Expenses',ii); s.t('Net Income',[noi],[to],typ='TOTAL',key='net_income')
    w=[i for i,r in enumerate(s.rows) if r['label']=='Water/Sewer'][0]; o=s.rows[w]['v'][7]; st=list(f'{o:.2f}'); d=int(st[1]); st[1]=str((d+5)%10); nw=float(''.join(st)); s.rows[w]['v'][7]=nw
    s.planted=dict(what=f'Water/Sewer, Feb 2025, printed {nw:,.2f} instead of {o:,.2f}',kind='digit_changed',row=w,column=7)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title=s.m['sheet']; F='Segoe UI'
    ws['A1']='Twelve Month Income Statement'; ws['A1'].font=Font(name=F,size=16,color='2F6EA5'); ws['A2']='The Alder at Quarry Lake'; ws['A2'].font=Font(name=F,size=10,bold=True)
    ws['A3']='July 2024 - June 2025'; ws['A4']='Basis: Accrual    GL Account Group: Default    Printed 7/9/2025 4:55 PM by agencyrpt'
    for x in ('A3','A4'): ws[x].font=Font(name=F,size=8,color='666666')
    for j,t in enumerate(cols): 
        c=ws.cell(6,2+j,t if j==12 else f'{MON[ms[j][1]-1]} {ms[j][0]}'); c.font=Font(name=F,size=8,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2F6EA5'); c.alignment=Alignment(horizontal='right')
    ws.cell(6,1).fill=PatternFill('solid',fgColor='2F6EA5')
    for k,r in enumerate(s.rows):
        rr=7+k; c=ws.cell(rr,1,r['label']); c.alignment=Alignment(horizontal='left',indent=r['ind']*2); b=r['type']!='LINE'; c.font=Font(name=F,size=8,bold=b)
        if r['type']!='HEADING':
            for j,v in enumerate(r['v']):
                c=ws.cell(rr,2+j,v); c.number_format='#,##0.00_);(#,##0.00)'; c.font=Font(name=F,size=8,bold=b)
                if b: c.border=Border(top=Side('hair'),bottom=Side('double') if r['type']=='TOTAL' else None)
        if r['type']=='TOTAL':
            for j in range(1,15): ws.cell(rr,j).fill=PatternFill('solid',fgColor='E6EEF5')
    ws.column_dimensions['A'].width=34
    for j in range(2,15): ws.column_dimensions[openpyxl.utils.get_column_letter(j)].width=12.5
    ws.freeze_panes='B7'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
    wb.save(os.path.join(DOC,name))
    return save(name,s,'MULTIFAMILY','OPERATING_STATEMENT_T12','ResMan-like twelve month export, indent by alignment, no codes')
