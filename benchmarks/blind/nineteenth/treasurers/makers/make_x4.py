# Canadian condo reserve fund by component, hand-made Excel, wide merged headers, live formulas avoided
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
f='CCP 0518 Reserve Fund Statement FY2025.xlsx'
cols=['Roofing & Envelope','Paving & Parkade','Mechanical & Boilers','Elevators','Common Interiors','Total Reserve Fund']
s=S('Statement of Reserve Fund Cash Flow','Condominium Plan 0518 – “Bow Ridge Terrace”','2024-11-01','2025-10-31',cols)
def L(l,v,**x): return s.l(l,[a for a in v]+[round(sum(a or 0 for a in v),2)],**x)
N=None
op=L('Opening balance, November 1, 2024',[184220,96415,141380,88750,31604])
s.h('Add: cash received')
q=[L('Owners’ contributions per budget',[48000,21600,30000,16800,9600]),L('Special levy no. 3 (envelope)',[72500,N,N,N,N]),L('Interest on GICs',[6118,3204,4690,2944,1050]),L('Insurance recovery – parkade flood',[N,14275,N,N,N])]
r=s.t('Total cash received',q,key='total_income')
s.h('Less: expenditures')
q=[L('Balcony membrane, Phase 2',[96840,N,N,N,N]),L('Roof anchors and eavestrough',[8215,N,N,N,N]),L('Parkade slab repairs',[N,31460,N,N,N]),L('Boiler no. 2 replacement',[N,N,58930,N,N]),L('Make-up air unit motor',[N,N,6745,N,N]),L('Cab controller (deposit)',[N,N,N,27300,N]),L('Hallway carpet, floors 2-4',[N,N,N,N,22190]),L('Engineer – reserve study update',[2100,1050,1575,787,788])]
e=s.t('Total expenditures',q,key='total_operating_expenses')
n=s.t('Net increase (decrease) in reserve cash',[r,(e,-1)],'SUBTOTAL',key='net_cash_flow')
iv=L('Interfund borrowing – parkade from boilers',[N,12000,-12000,N,N])
cl=s.t('Closing balance, October 31, 2025',[op,n,iv],'TOTAL')
s.keys.pop('total_income');s.keys.pop('total_operating_expenses')
rec=[]
# reserve study line below
std=L('Balance required per 2022 reserve fund study',[115000,118000,102500,74000,26000])
s.t('Over (under) funded',[cl,(std,-1)],'TOTAL')
wb=Workbook();ws=wb.active;ws.title='RF'
g=PatternFill('solid',fgColor='E2EFDA');F=lambda **z:Font(name='Calibri',**z)
ws.merge_cells('B2:I2');ws['B2']='Condominium Plan 0518 – “Bow Ridge Terrace”';ws['B2'].font=F(size=16,bold=True);ws['B2'].alignment=Alignment(horizontal='center')
ws.merge_cells('B3:I3');ws['B3']='Statement of Reserve Fund Cash Flow';ws['B3'].font=F(size=12,bold=True);ws['B3'].alignment=Alignment(horizontal='center')
ws.merge_cells('B4:I4');ws['B4']='Fiscal year November 1, 2024 to October 31, 2025 (unaudited)';ws['B4'].alignment=Alignment(horizontal='center')
ws.merge_cells('D6:H6');ws['D6']='Reserve components (CAD)';ws['D6'].alignment=Alignment(horizontal='center');ws['D6'].fill=g
for j,c in enumerate(cols):
    k=ws.cell(7,4+j,c);k.font=F(bold=True);k.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');k.fill=g;k.border=Border(bottom=Side(style='medium'))
ws['B7']='';ws.row_dimensions[7].height=34
R=8
for i,x in enumerate(s.rows):
    R+=1
    if x['t']=='HEADING': R+=1;ws.cell(R,2,x['label']).font=F(bold=True,italic=True);continue
    t=x['t']!='LINE' or i in(op,);c=ws.cell(R,2 if t or i in(iv,std) else 3,x['label']);c.font=F(bold=t)
    for j,v in enumerate(x['v']):
        k=ws.cell(R,4+j,v);k.number_format='_-* #,##0_-;(#,##0);_-* "-"_-';k.font=F(bold=t or j==5)
        if x['t']!='LINE': k.border=Border(top=Side(style='thin'),bottom=Side(style='double') if x['t']=='TOTAL' else None)
    if x['t']!='LINE' or i==iv: R+=0 if i==iv else 1
ws.cell(R+2,2,'Prepared by A. Thorvaldson-Reyes, Treasurer, for the AGM of January 22, 2026. GICs are held at Foothills Savings; maturities Feb 2026 and Aug 2027.').font=F(size=9,italic=True)
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=3;ws.column_dimensions['C'].width=42
for c in 'DEFGHI': ws.column_dimensions[c].width=14
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0
from openpyxl.worksheet.properties import PageSetupProperties
ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{f}')
for x in s.rows:
    if x['v']: x['v']=[None if v==0 else v for v in x['v']]
save(f,'MULTIFAMILY','CASH_FLOW_STATEMENT',[s],'Alberta condo reserve fund by component side by side, hand-made Excel, merged group header, indented labels in two columns',True)
for x in s.rows: print(x['label'],x['v'])
