# Xero P&L, BC marina, newest month first, formulas in totals not used (values), Xero style
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
random.seed(722)
f='Tidewater_Bight_Marina_-_Profit_and_Loss.xlsx'
mo=['Mar 2025','Feb 2025','Jan 2025','Dec 2024','Nov 2024','Oct 2024','Sep 2024','Aug 2024','Jul 2024','Jun 2024','May 2024','Apr 2024']
s=S('Profit and Loss','Tidewater Bight Marina Society','2024-04-01','2025-03-31',mo+['Total'])
seas=[.4,.2,.15,.15,.2,.45,1.2,2.4,2.6,1.9,1.2,.7]
def L(l,v): v=[round(x,2) for x in v];return s.l(l,v+[round(sum(v),2)])
def k(a,b,p=.12): return [round((a+b*z)*random.uniform(1-p,1+p),2) for z in seas]
def at(d): return [d.get(m,0) for m in mo]
s.h('Trading Income')
q=[L('Annual Moorage',[18462.5]*12),L('Boathouse Lease',[3150]*9+[3060]*3),L('Chandlery Sales',k(210,1450)),L('Fuel Dock Sales',k(900,11800)),L('Haul-out & Yard',k(1600,900,.3)),L('Liveaboard Fees',[2240]*5+[1920]*7),L('Power Recovered',k(1450,120)),L('Transient Moorage',k(60,4200)),L('Upland Rent - Café',[1875]*12)]
ti=s.t('Total Trading Income',q,key='total_income')
s.h('Cost of Sales');q=[L('Chandlery Purchases',k(160,940)),L('Fuel Purchases',k(820,10100))];cs=s.t('Total Cost of Sales',q)
gp=s.t('Gross Profit',[ti,(cs,-1)],'TOTAL')
s.h('Other Income')
q=[L('Grant - Small Craft Harbours',at({'Sep 2024':15000})),L('Interest Income',[round(random.uniform(88,160),2) for _ in mo])];oi=s.t('Total Other Income',q)
s.h('Operating Expenses')
q=[L('Accounting & Bookkeeping',[525]*11+[3225]),L('Bank & Merchant Fees',k(85,310)),L('Dock Maintenance',k(1400,300,.6)),L('Electricity',[round(x*random.uniform(.93,1.07),2) for x in [3120,3390,3610,3480,2905,2210,1760,1690,1715,1680,1890,2330]]),L('Environmental & Spill Kit',at({'Nov 2024':412.86,'Jun 2024':938.4})),L('Foreshore Lease (Province)',at({'Oct 2024':11860})),L('Insurance',[2318.75]*12),L('Pump-out & Garbage',k(320,410)),L('Property Tax',at({'Jul 2024':16742.19})),L('Telephone & Internet',[214.2]*12),L('Wages - Harbour Manager',[5833.33]*12),L('Wages - Dock Hands',k(0,3900,.05)),L('WorkSafeBC',at({'Feb 2025':884.1,'Nov 2024':902.35,'Aug 2024':1415.77,'May 2024':610.08}))]
te=s.t('Total Operating Expenses',q,key='total_operating_expenses')
s.t('Net Profit',[gp,oi,(te,-1)],'TOTAL',key='net_income')
wb=Workbook();ws=wb.active;ws.title='Profit and Loss'
from openpyxl.worksheet.properties import PageSetupProperties
ws.sheet_properties.pageSetUpPr=PageSetupProperties()
A=lambda **z:Font(name='Arial',**z)
for i,(t,fo) in enumerate([('Profit and Loss',A(size=14,bold=True)),('Tidewater Bight Marina Society',A(size=14)),('For the 12 months ended March 31, 2025',A(size=14)),('Accrual Basis',A(size=9,italic=True))]):
    ws.cell(1+i,1,t).font=fo;ws.merge_cells(start_row=1+i,start_column=1,end_row=1+i,end_column=14)
r=6;ws.cell(r,1,'Account').font=A(bold=True,size=9)
for j,m in enumerate(mo+['Total']): c=ws.cell(r,2+j,m);c.font=A(bold=True,size=9);c.alignment=Alignment(horizontal='right')
for j in range(1,15): ws.cell(r,j).border=Border(bottom=Side(style='medium'))
for x in s.rows:
    r+=1
    if x['t']=='HEADING': r+=1
    bold=x['t']!='LINE';c=ws.cell(r,1,x['label']);c.font=A(size=9,bold=bold)
    if x['t']=='LINE': c.alignment=Alignment(indent=1)
    if x['v']:
        for j,v in enumerate(x['v']):
            c=ws.cell(r,2+j,v);c.number_format='#,##0.00;(#,##0.00);"-"';c.font=A(size=9,bold=bold)
            if bold: c.border=Border(top=Side(style='thin'))
    if x['t']=='TOTAL': r+=1
ws.column_dimensions['A'].width=28
for j in range(13): ws.column_dimensions[chr(66+j)].width=11.5
ws.freeze_panes='B7';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{f}')
for r in s.rows:
    if r['v']: r['v']=[None if v==0 else v for v in r['v']]
save(f,'OTHER','OPERATING_STATEMENT_T12',[s],'BC marina society Xero P&L export, twelve months newest first, cost of sales and other income',False)
