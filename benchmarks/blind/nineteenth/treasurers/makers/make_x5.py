# Irish small landlord, properties as columns, amounts as text with euro sign; separate property cards on a second sheet
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
f='rental accounts 2024 (Form 11) OByrne-Tate.xlsx'
cols=['14 Fenian Row','2A Salthill Mews','Apt 7 Loughmore','Shop, Bridge St','All properties']
s=S('Rental Profit and Loss 2024',None,'2024-01-01','2024-12-31',cols)
N=None
def L(l,*v): return s.l(l,list(v)+[round(sum(a or 0 for a in v),2)])
s.h('Rents')
q=[L('Rent received',26400,19800,16940,21000),L('HAP paid by council',N,N,4312,N),L('Rent arrears written off',N,-1650,N,N),L('Insurance recharged to tenant',N,N,N,618.4)]
ti=s.t('Gross rents',q,key='total_income')
s.h('Allowable costs')
q=[L('Letting agent 8% + VAT',2597.76,N,2091.2,N),L('RTB registration',40,40,40,N),L('Insurance',512.38,448.9,N,1236.8),L('Management company fee',N,N,1875,N),L('Repairs',1184.5,2962.25,640,385),L('Pre-letting painting',N,980,N,N),L('Boiler service & BER cert',145,275,120,N),L('Advertising (Daft)',N,145,N,N),L('Water/refuse',N,96.6,N,N),L('Accountant',187.5,187.5,187.5,187.5),L('Wear & tear 12.5%',612.5,430,387.5,N)]
te=s.t('Total costs before interest',q,key='total_operating_expenses')
no=s.t('Profit before interest',[ti,(te,-1)],'SUBTOTAL',key='noi')
it=L('Mortgage interest',5318.22,3906.71,4120.48,N);lpt=L('Local property tax (not deductible)',405,315,225,N)
s.t('Net cash profit',[no,(it,-1),(lpt,-1)],'TOTAL',key='net_income')
wb=Workbook();ws=wb.active;ws.title='P&L 2024'
F=lambda **z:Font(name='Verdana',size=z.pop('size',9),**z)
ws['A1']='M. O’Byrne-Tate';ws['A1'].font=F(bold=True,size=12);ws['A2']='Rental Profit and Loss 2024';ws['A2'].font=F(size=11);ws['A3']='1 Jan – 31 Dec 2024';ws['A3'].font=F()
def m(v): return '' if v is None else (f'€{v:,.2f}' if v>=0 else f'-€{-v:,.2f}')
R=5;hd=['']+['All properties']+cols[:4]
for j,c in enumerate(hd):
    k=ws.cell(R,1+j,c);k.font=F(bold=True,color='FFFFFF');k.fill=PatternFill('solid',fgColor='7F6000');k.alignment=Alignment(horizontal='left' if j==0 else 'right',wrap_text=True)
for x in s.rows:
    if x['v']: x['v']=[x['v'][4]]+x['v'][:4]
s.cols=[cols[4]]+cols[:4]
for i,x in enumerate(s.rows):
    R+=1;t=x['t']!='LINE'
    k=ws.cell(R,1,x['label']);k.font=F(bold=t)
    if x['t']!='HEADING':
        for j,v in enumerate(x['v']):
            k=ws.cell(R,2+j,m(v) or None);k.alignment=Alignment(horizontal='right');k.font=F(bold=t or j==0)
            if t: k.fill=PatternFill('solid',fgColor='FFF2CC')
    else:
        for j in range(6): ws.cell(R,1+j).border=Border(bottom=Side(style='hair'))
    if t and x['t']!='HEADING': R+=1
ws.column_dimensions['A'].width=34
for c in 'BCDEF': ws.column_dimensions[c].width=16
ws.row_dimensions[5].height=26
ws.page_setup.orientation='landscape'
w2=wb.create_sheet('Tenancies')
for r in [['Property','Tenant since','RTB no.','Eircode'],['14 Fenian Row','Mar 2021','RT-553120','D02 XX00'],['2A Salthill Mews','Sep 2024','RT-771904','H91 XX11'],['Apt 7 Loughmore','Jun 2019','RT-402283','V94 XX22'],['Shop, Bridge St','2016 lease','n/a','E41 XX33']]: w2.append(r)
s.sheet='P&L 2024'
from openpyxl.worksheet.properties import PageSetupProperties
for w_ in wb: w_.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True);w_.page_setup.fitToHeight=0
wb.save(f'{B}/documents/{f}')
save(f,'MIXED_USE','OPERATING_STATEMENT',[s],'Irish small landlord hand-made sheet, properties as columns with the total first, amounts as text with euro signs',True)
