# AU trust indirect cash flow statement + note sheet
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *
cols=['Half-year ended 31 Dec 2024 $\'000','Half-year ended 31 Dec 2023 $\'000']
s=St('Consolidated Statement of Cash Flows','Harbourline Self-Managed Property Trust','2024-07-01','2024-12-31',cols,sheet='SOCF')
s.h('Cash flows from operating activities'); p=s.l('Profit/(loss) for the half-year',[14318,-6275])
s.h('Adjustments for:')
a=[s.l(n,v) for n,v in [('Net fair value (gain)/loss on investment properties',[-3940,17820]),('Net (gain)/loss on derivative financial instruments',[1126,-842]),('Straight-lining of rental income',[-488,-513]),('Amortisation of lease incentives and leasing fees',[2217,2046]),('Amortisation of borrowing costs',[305,298]),('Share of profit of equity accounted investment',[-764,None])]]
s.h('Changes in working capital:')
b=[s.l(n,v) for n,v in [('Decrease/(increase) in receivables',[-317,206]),('Decrease/(increase) in prepayments',[-945,-880]),('Increase/(decrease) in payables and provisions',[612,-1093]),('Increase/(decrease) in rent received in advance',[184,71])]]
O=s.t('Net cash inflow from operating activities',[p]+a+b,'TOTAL')
s.h('Cash flows from investing activities')
c=[s.l(n,v) for n,v in [('Payments for acquisition of investment property',[-21450,None]),('Payments for capital expenditure on investment properties',[-3862,-4719]),('Proceeds from sale of investment property',[None,18300]),('Payments for lease incentives and leasing fees',[-1775,-2032]),('Distributions received from equity accounted investment',[540,None])]]
I=s.t('Net cash (outflow)/inflow from investing activities',c,'TOTAL')
s.h('Cash flows from financing activities')
d=[s.l(n,v) for n,v in [('Proceeds from borrowings',[26000,5500]),('Repayment of borrowings',[-6500,-19000]),('Payment of borrowing costs',[-215,0]),('Distributions paid to unitholders',[-9840,-9620]),('Proceeds from distribution reinvestment plan',[1204,None])]]
F=s.t('Net cash inflow/(outflow) from financing activities',d,'TOTAL')
N=s.t('Net increase/(decrease) in cash and cash equivalents',[O,I,F],'TOTAL'); s.k('net_cash_flow',N)
n0=s.r[N]['values']; o=s.l('Cash and cash equivalents at 1 July',[5127,6034]); s.t('Cash and cash equivalents at 31 December',[N,o],'TOTAL'); print(s.r[-1]['values'])
notes={p:'',a[0]:'5',a[1]:'9',a[5]:'7',c[0]:'5',d[0]:'8',d[1]:'8',d[3]:'4'}
wb=Workbook(); w=wb.active; w.title='SOCF'; w.sheet_view.showGridLines=False
w['B1']='Harbourline Self-Managed Property Trust'; w['B1'].font=Font(name='Cambria',size=16,color='1F4E79')
w['B2']='ARSN 600 000 000'; w['B3']='Consolidated Statement of Cash Flows'; w['B3'].font=Font(name='Cambria',size=13,bold=True); w['B4']='for the half-year ended 31 December 2024'
for j,(t,u,v) in ((4,('Half-year ended','31 Dec 2024',"$'000")),(5,('Half-year ended','31 Dec 2023',"$'000"))):
    for i,q in enumerate((t,u,v)): x=w.cell(6+i,j,q); x.alignment=Alignment(horizontal='right'); x.font=Font(name='Cambria',bold=True,size=9)
w['C8']='Note'; w['C8'].font=Font(name='Cambria',bold=True,size=9)
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=58; w.column_dimensions['C'].width=7; w.column_dimensions['D'].width=w.column_dimensions['E'].width=17
n=10
for i,r in enumerate(s.r):
    k=r['rowType']; L=r['label']; x=w.cell(n,2,L); x.font=Font(name='Cambria',size=10,bold=k in('TOTAL',) or L.startswith('Cash flows'),italic=L.endswith(':'))
    if notes.get(i): w.cell(n,3,notes[i]).alignment=Alignment(horizontal='center')
    if k!='HEADING':
        for j,v in zip((4,5),r['values']):
            y=w.cell(n,j,v if v is not None else '–'); y.alignment=Alignment(horizontal='right'); y.number_format='#,##0;(#,##0)'; y.font=Font(name='Cambria',size=10,bold=k=='TOTAL')
            if k=='TOTAL': y.border=Border(top=Side('thin'),bottom=Side('thin'))
            if j==4: y.fill=PatternFill('solid',fgColor='DEEAF6')
    n+=2 if k=='TOTAL' else 1
w.cell(n+1,2,'The above statement should be read in conjunction with the accompanying notes.').font=Font(name='Cambria',size=8,italic=True)
w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(B+'documents/harbourline_cash_flows.xlsx'); save('harbourline_cash_flows.xlsx','MIXED_USE','CASH_FLOW_STATEMENT','Australian trust half-year indirect cash flow, notes column, $000, en dashes',[s])
