# Australian shopping centre trust cash flow, Excel-printed PDF
from helper import *
import subprocess,shutil
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
N='WSSCT_Cash_Flow_HY26.pdf'
s=St('Statement of Cash Flows','Wharf Street Shopping Centre Trust','2025-07-01','2025-12-31',['Half-year ended 31 Dec 2025','Half-year ended 31 Dec 2024','Year ended 30 Jun 2025'])
L=lambda l,a,b,c,n=None:s.line(l,[a,b,c],note=n)
s.head('Cash flows from operating activities')
p=[L('Profit for the period',9814,7266,15903)]
s.head('Adjustments for:')
p+=[L('Fair value gain on investment property',-4150,-1900,-5275,6),L('Straight-lining of rental income',-318,-402,-741),L('Amortisation of tenant incentives and leasing fees',1127,1064,2180,6),L('Finance costs',5482,5915,11604,4),L('Fair value movement on interest rate swaps',611,-238,402,9)]
a=s.sub('Operating cash flows before working capital changes',p)
w=[L('Decrease/(increase) in trade and other receivables',-274,193,88),L('Increase/(decrease) in trade and other payables',516,-341,-127),L('Increase/(decrease) in rent received in advance',143,62,-19)]
b=s.sub('Cash generated from operations',[a]+w)
i=[L('Interest received',96,121,230),L('Interest and other finance costs paid',-5390,-5847,-11471)]
O=s.sub('Net cash inflow from operating activities',[b]+i)
s.head('Cash flows from investing activities')
v=[L('Capital expenditure on investment property',-3864,-2215,-6230,6),L('Payments for tenant incentives',-1420,-655,-1985),L('Proceeds from disposal of pad site',2750,None,None)]
V=s.sub('Net cash outflow from investing activities',v)
s.head('Cash flows from financing activities')
f=[L('Proceeds from borrowings',4000,2500,6500,8),L('Repayment of borrowings',-2750,-1000,-4000,8),L('Distributions paid to unitholders',-5600,-5350,-10700,3),L('Borrowing costs paid',-84,None,-155)]
F=s.sub('Net cash outflow from financing activities',f)
n=s.sub('Net increase/(decrease) in cash and cash equivalents',[O,V,F])
nv=s.rows[n]['values']; c0=6420  # 1 Jul 2024
op=[c0+nv[2],c0,c0]
o=s.line('Cash and cash equivalents at beginning of period',op)
E=s.sub('Cash and cash equivalents at end of period',[n,o],typ='TOTAL')
print(s.rows[E]['values'],nv)
s.key(net_cash_flow=n)
wb=Workbook(); ws=wb.active; ws.title='CF'
fn=lambda **k: Font(name='Liberation Sans Narrow',size=10,**k)
ws['A1']='Wharf Street Shopping Centre Trust'; ws['A1'].font=Font(name='Liberation Sans Narrow',size=15,bold=True,color='5B2C83'); ws['A2']='Statement of Cash Flows'; ws['A2'].font=Font(name='Liberation Sans Narrow',size=12,bold=True); ws['A3']='For the half-year ended 31 December 2025'; ws['A3'].font=fn(italic=True)
for c,t in enumerate(['','','Half-year ended','Half-year ended','Year ended'],1): ws.cell(5,c,t)
for c,t in enumerate(['','','31 Dec 2025','31 Dec 2024','30 Jun 2025'],1): ws.cell(6,c,t)
for c,t in enumerate(['','Note',"$'000","$'000","$'000"],1): ws.cell(7,c,t)
for y in (5,6,7):
    for c in range(1,6):
        z=ws.cell(y,c); z.font=fn(bold=True); z.alignment=Alignment(horizontal='right')
        if y==7: z.border=Border(bottom=Side(style='thin',color='5B2C83'))
        if c==3: z.fill=PatternFill('solid',fgColor='EFE8F5')
y=8
for k in s.rows:
    bo=k['typ']!='LINE'; z=ws.cell(y,1,k['label']); z.font=fn(bold=bo and k['label']!='Adjustments for:',italic=k['label']=='Adjustments for:'); z.alignment=Alignment(wrap_text=True,vertical='top')
    if k['typ']!='HEADING':
        ws.cell(y,2,k['x'].get('note')).font=fn(); ws.cell(y,2).alignment=Alignment(horizontal='center')
        for c,v in enumerate(k['values']):
            q=ws.cell(y,3+c,v if v is not None else '-'); q.number_format='#,##0_);(#,##0)'; q.font=fn(bold=bo); q.alignment=Alignment(horizontal='right')
            if bo: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if k['typ']=='TOTAL' else None)
            if c==0: q.fill=PatternFill('solid',fgColor='EFE8F5')
    else: ws.cell(y,3).fill=PatternFill('solid',fgColor='EFE8F5')
    y+=1
    if k['typ'] in('SUBTOTAL','TOTAL'): ws.cell(y,3).fill=PatternFill('solid',fgColor='EFE8F5'); ws.row_dimensions[y].height=6; y+=1
ws.cell(y+1,1,'The above statement of cash flows should be read in conjunction with the accompanying notes.').font=Font(name='Liberation Sans Narrow',size=8,italic=True)
for c,wd in zip('ABCDE',(56,6,15,15,13)): ws.column_dimensions[c].width=wd
ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.oddFooter.left.text='Interim financial report - 31 December 2025'; ws.oddFooter.right.text='9'
tmp=f'{ROOT}/.tmp'; os.makedirs(tmp,exist_ok=True); wb.save(f'{tmp}/{N[:-4]}.xlsx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',f'{ROOT}/documents',f'{tmp}/{N[:-4]}.xlsx'],capture_output=True); shutil.rmtree(tmp)
save(N,[s],'RETAIL','CASH_FLOW_STATEMENT','Australian half-year indirect cash flow printed from Excel, three-line header, note column, shaded current period',False)
