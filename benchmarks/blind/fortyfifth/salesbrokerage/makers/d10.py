# CPA-compiled statement of cash flows, warehouse, xlsx small
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
fn='2450 Distribution Way - Cash Flows FY24 v2.xlsx'
s=S('Statements of Cash Flows','2450 Distribution Way','2024-01-01','2024-12-31',['2024','2023'],sheet='SCF',dec=0)
L=lambda n,a,b:s.line(n,[a,b])
s.head('Cash flows from operating activities:')
ni=L('Net income',612840,548117)
s.head('Adjustments to reconcile net income to net cash provided by operating activities:',lv=1)
adj=[L('Depreciation and amortization',431200,428650),L('Amortization of deferred financing costs',18450,18450),L('Straight-line rent',-27316,-41880)]
s.head('Changes in operating assets and liabilities:',lv=1)
ch=[L('Tenant receivables',-14903,22467),L('Prepaid expenses and other assets',-6120,3348),L('Accounts payable and accrued expenses',19755,-31204),L('Prepaid rents',8260,-5117),L('Security deposits',0,42500)]
op=s.tot('Net cash provided by operating activities',[ni]+adj+ch)
s.head('Cash flows from investing activities:')
iv=s.tot('Net cash used in investing activities',[L('Building improvements (dock levelers, Bays 4-9)',-186400,0),L('Tenant improvements',-48215,-133870),L('Leasing commissions',-39640,-71925)])
s.head('Cash flows from financing activities:')
fi=s.tot('Net cash used in financing activities',[L('Principal payments on mortgage note',-241118,-231046),L('Member contributions',0,100000),L('Member distributions',-525000,-480000)])
nc=s.tot('Net change in cash and restricted cash',[op,iv,fi],t='TOTAL',key='net_cash_flow')
end23=468213; beg23=end23-s.rows[nc]['v'][1]
bg=L('Cash and restricted cash, beginning of year',end23,beg23)
s.tot('Cash and restricted cash, end of year',[nc,bg],t='TOTAL')
s.head('Supplemental disclosure:');L('Cash paid for interest',388204,398276)
s.dash=1
wb=openpyxl.Workbook();ws=wb.active;ws.title='SCF'
G=lambda **k:Font(name='Garamond',size=11,**k)
for y,t in enumerate(['DOCKSIDE LOGISTICS INVESTORS, LLC','(2450 Distribution Way)','STATEMENTS OF CASH FLOWS - INCOME TAX BASIS','Years Ended December 31, 2024 and 2023'],2):
    ws.merge_cells(start_row=y,start_column=2,end_row=y,end_column=8);q=ws.cell(y,2,t);q.font=G(bold=y!=3);q.alignment=Alignment(horizontal='center')
ws.cell(7,6,2024).font=G(bold=True);ws.cell(7,8,2023).font=G(bold=True)
for c in (5,6,7,8): ws.cell(7,c).border=Border(bottom=Side(style='thin'))
for c in (6,8): ws.cell(7,c).alignment=Alignment(horizontal='center')
y=8
for i,r in enumerate(s.rows):
    if r['t']=='HEADING' and not r['lv']: y+=1
    col=2 if (r['t']!='LINE' and not r['lv']) or i in(ni,bg) else 3
    q=ws.cell(y,col,r['label']);q.font=G(bold=r['t']!='LINE' and not r['lv'])
    if r['t']=='HEADING' and r['lv']:
        ws.merge_cells(start_row=y,start_column=3,end_row=y,end_column=4)
        if len(r['label'])>60: q.alignment=Alignment(wrap_text=True,vertical='top');ws.row_dimensions[y].height=30
    if r['t']!='HEADING':
        for k,c in enumerate((6,8)):
            q=ws.cell(y,c,r['v'][k]);q.font=G();q.number_format='#,##0_);(#,##0);"-"_)'
            if i in(ni,) or r['t']=='TOTAL': ws.cell(y,c-1,'$').font=G()
            if r['items']: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if 'end of year' in r['label'] else None)
    y+=1
ws.cell(y+2,2,'See independent accountant\'s compilation report. Substantially all disclosures omitted.').font=G(italic=True)
for c,w in zip('ABCDEFGH',(2,3,3,52,2.5,14,2.5,14)): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.fitToHeight=1;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{fn}')
save(fn,[s],'WAREHOUSE','CASH_FLOW_STATEMENT','accountant-compiled comparative cash flow statement, indirect method, xlsx',False)
