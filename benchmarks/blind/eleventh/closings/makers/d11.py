# Hotel cash flow by month, workbook with all figures as text
from lib import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
def make():
    g=random.Random(4111); name='CashFlow_0093_HarborLanternInn_JunYTD.xlsx'
    s=S('STATEMENT OF CASH FLOWS','Harbor Lantern Inn & Suites','2025-01-01','2025-06-30',['JAN 2025','FEB 2025','MAR 2025','APR 2025','MAY 2025','JUN 2025','YTD 2025'],sheet='Export')
    def L(code,label,vals,lvl=1): v=[int(round(x*100)) for x in vals]; return s.line(label,v+[sum(v)],code,lvl)
    R6=lambda b,j: [b*g.gauss(1,j) for _ in range(6)]
    W6=lambda sc: [g.gauss(0,sc) for _ in range(6)]
    s.head('CASH FLOWS FROM OPERATING ACTIVITIES')
    ni=L('9000','Net Income (Loss)',[-41210.18,-22874.6,18340.05,52916.77,77205.4,118442.91])
    s.head('Adjustments to reconcile net income',lvl=1)
    ad=s.tot('Total adjustments',[L('8510','Depreciation',[31250]*6,2),L('8520','Amortization of franchise fee',[416.67]*6,2),L('8530','Loss on disposal of FF&E',[0,0,2118.4,0,0,0],2)])
    s.head('Changes in working capital',lvl=1)
    wc=s.tot('Total changes in working capital',[L('1200','Guest ledger',W6(4200),2),L('1210','City ledger and group receivables',W6(9800),2),L('1300','Inventories',W6(650),2),L('1400','Prepaid expenses',[5120.5,5120.5,-48210,5120.5,5120.5,5120.5],2),L('2000','Accounts payable',W6(14500),2),L('2100','Accrued payroll and vacation',W6(5200),2),L('2150','Occupancy tax payable',W6(6100),2),L('2200','Advance deposits',[6210,9844.2,15120,11030,-8400.75,-12288],2),L('2300','Accrued property taxes',[9450,9450,9450,-47250,9450,9450],2)])
    op=s.tot('NET CASH FROM OPERATING ACTIVITIES',[ni,ad,wc],lvl=0,kind='TOTAL')
    s.head('CASH FLOWS FROM INVESTING ACTIVITIES')
    iv=s.tot('NET CASH FROM INVESTING ACTIVITIES',[L('1600','Purchases of furniture, fixtures and equipment',[-3210.44,0,-28755.1,-6120,-1890.25,-14300]),L('1650','Building improvements',[0,0,0,-22400,-9115.6,0]),L('1450','Deposits to FF&E reserve',[-x for x in R6(15800,.2)]),L('1451','Releases from FF&E reserve',[0,0,28755.1,6120,0,14300])],lvl=0,kind='TOTAL')
    s.head('CASH FLOWS FROM FINANCING ACTIVITIES')
    fi=s.tot('NET CASH FROM FINANCING ACTIVITIES',[L('2500','Principal payments on mortgage loan',[-18211.07,-18305.16,-18399.74,-18494.81,-18590.36,-18686.41]),L('2600','Revolver borrowings / (repayments)',[60000,20000,0,-30000,-50000,0]),L('3100','Owner contributions',[0,0,0,0,0,0]),L('3200','Owner distributions',[0,0,0,0,0,-60000])],lvl=0,kind='TOTAL')
    nc=s.tot('NET INCREASE (DECREASE) IN CASH',[op,iv,fi],lvl=0,kind='TOTAL',key='net_cash_flow')
    b=[21840655]
    for k in range(6): b.append(b[-1]+s.rows[nc].vals[k])
    bg=s.add(R('LINE','CASH, BEGINNING OF PERIOD',b[:6]+[b[0]],None,0))
    s.tot('CASH, END OF PERIOD',[nc,bg],lvl=0,kind='TOTAL'); assert s.rows[-1].vals[-1]==b[6] and min(b)>0
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Export'; f=Font(name='Verdana',size=8); fb=Font(name='Verdana',size=8,bold=True)
    ws.column_dimensions['A'].width=46; ws.column_dimensions['B'].width=8
    for r,t in enumerate(['Harbor Lantern Inn & Suites (0093)','STATEMENT OF CASH FLOWS','01/01/2025 thru 06/30/2025','Run 07/11/2025 06:02 - user HLACCT - unposted batches: 0'],1): ws.cell(r,1,t).font=fb if r<4 else f
    for c,t in enumerate(['Description','Acct']+s.columns,1):
        x=ws.cell(6,c,t); x.font=fb; x.border=Border(bottom=Side(style='medium'),top=Side(style='medium')); x.alignment=Alignment(horizontal='right' if c>2 else 'left')
        if c>2: ws.column_dimensions[CL(c)].width=15
    r=7
    for row in s.rows:
        if row.t=='HEADING' and row.lvl==0 and r>7: r+=1
        b_=row.t!='LINE'; ws.cell(r,1,'   '*row.lvl+row.label).font=fb if b_ else f; ws.cell(r,2,row.code).font=f
        if row.t!='HEADING':
            for k,v in enumerate(row.vals,3): x=ws.cell(r,k,num(v,2,'trail')); x.font=fb if b_ else f; x.alignment=Alignment(horizontal='right'); x.border=Border(top=Side(style='hair')) if row.items else Border()
        r+=1
    ws.cell(r+1,1,'*** End of report ***').font=f
    wb.save(doc(name))
    save(name,[s],'HOSPITALITY','CASH_FLOW_STATEMENT','hotel manager, accounting system export','export workbook, figures as text with trailing minus, label before account number, indent by leading spaces','text numbers with trailing minus; cash beginning of YTD column is that of January; six months + YTD')
if __name__=='__main__': make()
