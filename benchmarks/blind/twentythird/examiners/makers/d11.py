# parking: indirect statement of cash flows, comparative, label split over indent columns
from common import *
import openpyxl
from openpyxl.styles import Font,Border,Side,Alignment
s=St('Statements of Cash Flows','Tern Street Parking Plaza LLC',None,'2023-12-31',['2023','2022'],sheet='Cash Flows')
s.h('CASH FLOWS FROM OPERATING ACTIVITIES')
ni=s.l('Net loss',[-184226,-61903],d=1)
s.h('Adjustments to reconcile net loss to net cash:',d=1)
k=[s.l(l,v,d=2) for l,v in [('Depreciation and amortization',[318450,309772]),('Amortization of loan costs',[14166,14166]),('Write-off of abandoned pay stations',[37910,None])]]
s.h('Changes in operating assets and liabilities:',d=1)
k+=[s.l(l,v,d=2) for l,v in [('Accounts receivable',[-22817,9604]),('Prepaid expenses',[6120,-11345]),('Accounts payable',[58733,20418]),('Accrued interest',[96240,0]),('Deferred parker revenue',[-7390,4055])]]
o=s.t('Net cash provided by operating activities',[ni]+k)
s.h('CASH FLOWS FROM INVESTING ACTIVITIES');k=[s.l('Purchase of access equipment',[-142605,-38220],d=1),s.l('Deck membrane replacement',[-96480,None],d=1),s.l('Withdrawals from (deposits to) reserves',[75000,-60000],d=1)];v=s.t('Net cash used in investing activities',k)
s.h('CASH FLOWS FROM FINANCING ACTIVITIES');k=[s.l('Principal payments on mortgage',[-104310,-196755],d=1),s.l('Member contributions',[90000,None],d=1),s.l('Distributions to members',[None,-45000],d=1)];f=s.t('Net cash used in financing activities',k)
nc=s.t('NET INCREASE (DECREASE) IN CASH',[o,v,f],typ='TOTAL',key='net_cash_flow')
n=s.rows[nc]['values'];b=s.l('Cash, beginning of year',[171284+n[1],171284]);s.t('CASH, END OF YEAR',[nc,b],typ='TOTAL')
wb=openpyxl.Workbook();w=wb.active;w.title='Cash Flows'
F=lambda b=False,i=False:Font(name='Times New Roman',size=11,bold=b,italic=i)
for n,t in enumerate(['Tern Street Parking Plaza LLC','Statements of Cash Flows','For the years ended December 31, 2023 and 2022']):
    w.merge_cells(start_row=n+1,end_row=n+1,start_column=1,end_column=8);c=w.cell(n+1,1,t);c.font=F(n<2);c.alignment=Alignment(horizontal='center')
for cc,t in((6,2023),(8,2022)): c=w.cell(5,cc,t);c.font=F(True);c.border=Border(bottom=Side(style='thin'));c.alignment=Alignment(horizontal='center')
y=7
for r,x in zip(s.rows,s.x):
    tot=r['rowType'] in('SUBTOTAL','TOTAL');w.cell(y,1+(x.get('d',0) if not (tot and r['rowType']=='SUBTOTAL') else 2),r['label']).font=F(r['rowType']=='TOTAL' or r['label'].isupper())
    if r['rowType']!='HEADING':
        for cc,q in zip((6,8),r['values']):
            c=w.cell(y,cc,q if q is not None else '-');c.font=F(r['rowType']=='TOTAL');c.alignment=Alignment(horizontal='right');c.number_format='#,##0_);(#,##0);0_)'
            if tot: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if 'END OF' in r['label'] else None)
            if r['label'] in('Net loss','CASH, END OF YEAR'): w.cell(y,cc-1,'$').alignment=Alignment(horizontal='right')
    y+=2 if tot else 1
w.cell(y,1,'Supplemental disclosure: interest paid in cash was 241,870 in 2023 and 338,115 in 2022.').font=F(i=True)
for a,z in zip('ABCDEFGH',(3,3,40,4,3,14,3,14)): w.column_dimensions[a].width=z
w.sheet_view.showGridLines=False;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
N='11_tern_street_cash_flows.xlsx';wb.save(D(N))
save(N,[s],'PARKING','CASH_FLOW_STATEMENT','indirect cash flows, indent columns, separate $ columns')
