# accountant's statement of cash flows, one-sheet workbook
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
name='Alder Park LP - Cash Flows 2024 (CPA draft).xlsx'
s=S('STATEMENTS OF CASH FLOWS','Alder Park Apartments',['2024','2023'],'2024-01-01','2024-12-31',sheet='SCF')
L_=lambda lab,a,b,l=2:s.line(lab,[a,b],None,l)
s.head('Cash flows from operating activities:')
ni=L_('Net income',318446,271902,1);s.keys['net_income']=ni
s.head('Adjustments to reconcile net income to net cash provided by operating activities:',lvl=1)
x=[L_('Depreciation',612880,598114),L_('Amortization of debt issuance costs',21460,21460),L_('Provision for uncollectible rent',38215,44906),L_('Loss on disposal of fixed assets',None,6318)]
s.head('(Increase) decrease in:',lvl=1)
x+=[L_('Tenant accounts receivable',-41873,-39220),L_('Prepaid expenses',-12655,4118),L_('Tax and insurance escrows',27304,-51890),L_('Other assets',-1500,None)]
s.head('Increase (decrease) in:',lvl=1)
x+=[L_('Accounts payable and accrued expenses',-33917,18442),L_('Accrued interest payable',-1284,-1206),L_('Prepaid rent',4630,-2975),L_('Tenant security deposits',6125,3850)]
op=s.tot('Net cash provided by operating activities',[ni]+x,lvl=0)
s.sp();s.head('Cash flows from investing activities:')
inv=s.tot('Net cash used in investing activities',[L_('Building improvements',-184290,-231075,1),L_('Purchases of furniture and equipment',-46118,-38402,1),L_('Deposits to replacement reserve',-67200,-67200,1),L_('Withdrawals from replacement reserve',82500,41350,1)])
s.sp();s.head('Cash flows from financing activities:')
fin=s.tot('Net cash used in financing activities',[L_('Principal payments on mortgage note',-338917,-324560,1),L_('Advances from general partner',None,75000,1),L_('Repayment of partner advances',-75000,None,1),L_('Distributions to partners',-350000,-200000,1)])
s.sp()
n=s.tot('Net increase (decrease) in cash and restricted cash',[op,inv,fin],key='net_cash_flow',typ='TOTAL')
v=s.rows[n]['vals'];b23=412668
bg=s.line('Cash and restricted cash, beginning of year',[b23+v[1],b23],None,0)
s.tot('Cash and restricted cash, end of year',[n,bg],typ='TOTAL');s.sp()
s.head('Supplemental disclosure of cash flow information:')
s.line('Cash paid during the year for interest',[587340,601918],None,1)
s.line('Improvements included in accounts payable',[22410,None],None,1)
print(v)
wb=openpyxl.Workbook();w=wb.active;w.title='SCF';f=Font(name='Garamond',size=11);b=Font(name='Garamond',size=11,bold=True)
for r,t in enumerate(['ALDER PARK LIMITED PARTNERSHIP','(Alder Park Apartments)','STATEMENTS OF CASH FLOWS','Years Ended December 31, 2024 and 2023'],1):
    w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6);c=w.cell(r,1,t);c.font=b if r!=2 else f;c.alignment=Alignment(horizontal='center')
for c,t in ((4,2024),(6,2023)):
    q=w.cell(6,c,t);q.font=b;q.alignment=Alignment(horizontal='center');q.border=Border(bottom=Side('thin'))
r=7
dollar={ni,s.rows.index(s.rows[-1]),}
for k in s.lay:
    if k is not None:
        q=s.rows[k];c=w.cell(r,1,q['label']);c.font=b if q['foots'] or q['lvl']==0 and q['typ']=='HEADING' else f;c.alignment=Alignment(horizontal='left',indent=q['lvl']*2,wrap_text=True,vertical='bottom')
        if len(q['label'])>62:w.row_dimensions[r].height=30
        for col,v in zip((4,6),q['vals']):
            if q['typ']=='HEADING':continue
            d=w.cell(r,col,v if v is not None else 0);d.font=f
            cur='$' if k==ni or q['label'].endswith('end of year') or 'paid during' in q['label'] else ''
            d.number_format=f'_("{cur}"* #,##0_);_("{cur}"* (#,##0);_("{cur}"* "-"_);_(@_)' if cur else '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
            if q['foots']:d.border=Border(top=Side('thin'),bottom=Side('double') if q['label'].endswith('end of year') else None)
    r+=1
w.cell(r+1,1,'See accompanying notes and independent auditors\u2019 report.').font=Font(name='Garamond',size=10,italic=True)
w.cell(r+2,1,'DRAFT 3/11/2025 - subject to review').font=Font(name='Garamond',size=9,color='C00000')
for c,x in zip('ABCDEF',(58,2,2,15,2,15)):w.column_dimensions[c].width=x
w.sheet_view.showGridLines=False;w.page_setup.fitToHeight=1;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{ROOT}/documents/{name}')
save(name,[s],'MULTIFAMILY','CASH_FLOW_STATEMENT','CPA comparative statement of cash flows, accounting format with dashes, spacer columns')
