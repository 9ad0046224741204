# care home group: cash flow workbook, numbers as text with £ and brackets, note column, lettered sections
from common import *; import openpyxl; from openpyxl.styles import *
P='Abbots Mead Residential Care Ltd'
s=St('Statement of Cash Flows',P,'2024-01-01','2024-12-31',['2024 £','2023 £','Change £'],sheet='CF')
def l(nm,a,b,**k): return s.l(nm,[a,b,a-b],**k)
s.h('A. Cash flows from operating activities')
p=[l('Surplus for the financial year',96418,71205),l('Depreciation of tangible fixed assets',84350,82917,n='8'),l('Loss on disposal of minibus',2140,0),l('Interest receivable',-3915,-1286),l('Interest payable',58733,61490,n='6'),l('Taxation charge',22610,17044,n='7')]
w=[l('Increase in stocks (medical and food)',-1180,-415),l('(Increase)/decrease in fees receivable',-18264,9337,n='10'),l('Increase/(decrease) in trade creditors',11902,-6748,n='11'),l('Increase in residents\' fees in advance',7416,5120)]
cg=s.t('Cash generated from operations',p+w)
x=[l('Interest paid',-58733,-61490),l('Corporation tax paid',-17044,-14890)]
o=s.t('Net cash from operating activities',[cg]+x,'TOTAL')
s.h('B. Cash flows from investing activities')
iv=s.t('Net cash used in investing activities',[l('Purchase of fixtures and equipment',-41876,-28315,n='8'),l('Bedroom refurbishment - East Wing',-67500,0,n='8'),l('Proceeds from sale of minibus',3500,0),l('Interest received',3915,1286)],'TOTAL')
s.h('C. Cash flows from financing activities')
fi=s.t('Net cash used in financing activities',[l('Bank loan repaid',-48000,-48000,n='12'),l('New hire purchase contract - minibus',24600,0),l('Capital element of hire purchase',-6150,-5400),l('Dividends paid',-20000,-15000)],'TOTAL')
nc=s.t('Net increase/(decrease) in cash and cash equivalents',[o,iv,fi],'TOTAL',key='net_cash_flow')
n=s.rows[nc]['values'];ob=143207
bg=s.l('Cash and cash equivalents at 1 January',[ob+n[1],ob,n[1]])
s.t('Cash and cash equivalents at 31 December',[nc,bg],'TOTAL',n='13')
wb=openpyxl.Workbook();w=wb.active;w.title='CF'
w['B2']=P.upper();w['B3']='STATEMENT OF CASH FLOWS';w['B4']='YEAR ENDED 31 DECEMBER 2024'
s.d['title']='STATEMENT OF CASH FLOWS'
for k in('B2','B3','B4'): w[k].font=Font(bold=True,name='Calibri',size=12)
for x,t in zip((3,4,5,6),('Note','2024','2023','Change')): c=w.cell(6,x,t);c.font=Font(bold=True);c.alignment=Alignment(horizontal='right')
for x in(4,5,6): w.cell(7,x,'£').alignment=Alignment(horizontal='right')
y=8
for r in s.rows:
    T=r['rowType']
    if T=='HEADING': y+=1
    c=w.cell(y,2,r['label']);c.alignment=Alignment(wrap_text=True,vertical='top');c.font=Font(bold=T!='LINE')
    if r['x'].get('n'): w.cell(y,3,r['x']['n']).alignment=Alignment(horizontal='right')
    for x,a in zip((4,5,6),r['values']):
        if a is None: continue
        t=fm(a); t=('£'+t if a>=0 else t.replace('(','(£')) if T=='TOTAL' and a else t
        c=w.cell(y,x,t);c.alignment=Alignment(horizontal='right');c.font=Font(bold=T=='TOTAL')
        if T!='LINE': c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r is s.rows[-1] else None)
    y+=1
w.cell(y+1,2,'The notes on pages 12 to 21 form part of these financial statements.').font=Font(italic=True,size=9)
for x,k in dict(A=2,B=58,C=7,D=14,E=14,F=14).items(): w.column_dimensions[x].width=k
w.sheet_view.showGridLines=False
for z in wb.worksheets:
    z.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);z.page_setup.fitToHeight=0
wb.save(B+'documents/abbots_mead_cash_flows.xlsx')
save('abbots_mead_cash_flows.xlsx',[s],'SENIOR_HOUSING','CASH_FLOW_STATEMENT','UK cash flow, amounts as text, brackets, note column, change column')
