from common import *
import openpyxl, datetime
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(364)
ms=[datetime.date(2025+(3+i)//12,(3+i)%12+1,1) for i in range(12)]
s=St('Management Accounts - Rolling 12 Months','Canal Wharf, Ancoats','2025-04-01','2026-03-31',[m.strftime('%b-%y') for m in ms]+['12m Total'],dp=0)
def L(n,m,sd=.04,mode=None,g=1):
    if mode=='q': v=[round(m*3*R.uniform(1-sd,1+sd)) if i%3==2 else 0 for i in range(12)]
    elif mode=='flat': v=[m]*12
    elif mode=='occ': v=[round(m*R.uniform(.2,2)) if R.random()<.5 else 0 for i in range(12)]
    elif mode=='up': v=[round(m*(1+.004*i)*R.uniform(1-sd,1+sd)) for i in range(12)]
    else: v=[round(m*R.uniform(1-sd,1+sd)) for i in range(12)]
    v=[g*x for x in v]
    return s.l(n,[x or None for x in v]+[sum(v)])
s.h('Block A - Spinner House'); a=[L('Market rent (96 apts)',118600,.01,'up'),L('Affordable rent (14 apts)',10780,.0,'flat'),L('Void loss',5900,.3,None,-1),L('Tenant incentives',1800,.5,None,-1)]
A=s.t('Block A net rent',a)
s.h('Block B - Weaver House'); a=[L('Market rent (72 apts)',90200,.01,'up'),L('Void loss',4100,.35,None,-1),L('Tenant incentives',1200,.5,None,-1)]
B_=s.t('Block B net rent',a)
s.h('Ancillary'); a=[L('Parking & EV bays',6420),L('Pet rent',1150),L('Storage lockers',640),L('Co-working day passes',480,.3),L('Ground-floor café turnover rent',2100,.1,'q'),L('Late fees & sundry',210,.6)]
C=s.t('Ancillary income',a)
G=s.t('Net Revenue',[A,B_,C],typ='TOTAL',key='total_income')
s.h('Gross to Net Costs'); a=[L('On-site team payroll',17450,.03),L('Concierge out-of-hours (contract)',5200,0,'flat'),L('Operator fee',8900,.03),L('Marketing & portals',2150,.4),L('Tenant referencing',520,.4),L('Cleaning',3380,.02),L('Lifts',1280,.02,'q'),L('Fire & life safety',940,.2,'q'),L('Repairs - reactive',5150,.35),L('Repairs - voids/turns',3600,.5),L('Utilities - landlord supply',7700,.2),L('Broadband bulk contract',1960,0,'flat'),L('Buildings insurance',3840,0,'flat'),L('Council tax on voids',690,.5),L('Bad debts',800,.6,'occ')]
X=s.t('Total Operating Costs',a,typ='TOTAL',key='total_operating_expenses')
N=s.t('Net Operating Income',[G,X],[1,-1],typ='TOTAL',key='noi')
a=[L('Lifecycle & capex',6100,.7,'occ'),L('Senior loan interest',61200,.015,'q')]
K=s.t('Capex and Debt Service',a)
s.t('Net Cash Flow',[N,K],[1,-1],typ='TOTAL',key='net_cash_flow')
wb=openpyxl.Workbook(); w=wb.active; w.title='R12'
f=lambda **k:Font(name='Calibri',size=10,**k)
w['B2']='Canal Wharf, Ancoats'; w['B2'].font=Font(name='Calibri',size=16,bold=True,color='1F4E78'); w['B3']='Management Accounts - Rolling 12 Months'; w['B3'].font=f(bold=True); w['B4']='All figures in £, exclusive of VAT. Costs shown as positive numbers.'; w['B4'].font=f(italic=True)
w.merge_cells('D6:L6'); w['D6']='FY2025'; w.merge_cells('M6:O6'); w['M6']='FY2026'
for c in('D6','M6'): w[c].alignment=Alignment(horizontal='center'); w[c].fill=PatternFill('solid',fgColor='D9E2EC'); w[c].font=f(bold=True)
for j,m in enumerate(ms):
    q=w.cell(7,4+j,m); q.number_format='mmm-yy'; q.font=f(bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor='1F4E78')
q=w.cell(7,16,'12m Total'); q.font=f(bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor='1F4E78')
r=8
for row in s.rows:
    t=row['rowType']; w.cell(r,2,row['label']).font=f(bold=t!='LINE',italic=t=='HEADING')
    if t!='HEADING':
        for j,v in enumerate(row['values']):
            if v is None: continue
            q=w.cell(r,4+j,v); q.number_format='#,##0;[Red](#,##0);-'; q.font=f(bold=t!='LINE')
            if t!='LINE': q.border=Border(top=Side('thin'),bottom=Side('double') if t=='TOTAL' else None)
            if t=='TOTAL': q.fill=PatternFill('solid',fgColor='EEF3F8')
    r+=1
    if t=='SUBTOTAL': r+=1
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=34; w.column_dimensions['C'].width=2
for j in range(4,17): w.column_dimensions[openpyxl.utils.get_column_letter(j)].width=10.5
w.freeze_panes='D8'; w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D('Canal Wharf R12 Mar26.xlsx'))
save('Canal Wharf R12 Mar26.xlsx',[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Excel management accounts by block, BTR Manchester, date-typed headers, blank cells',False)
