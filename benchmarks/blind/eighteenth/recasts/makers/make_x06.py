# mixed-use owner's balance sheet; numbers as text, change column, letters for notes; underwriter tick column
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
s=St('Statement of Financial Position (balance sheet)','418 Foundry Street',['Sept 30, 2025','Dec 31, 2024','Change'],None,'2025-09-30',sheet='SFP')
def L(l,a,b,**k):return s.line(l,[a,b,a-b],**k)
s.head('What we own')
c=[L('Checking – First Millrace Bank',84216,61908),L('Savings',150000,175000),L('Tenant deposits held in trust',63450,60950,t='a'),L('Rents due – apartments',7815,11240),L('Rents due – shops and offices',22904,18377,t='b'),L('Tax and insurance escrow',58733,31219),L('Prepaid expenses',9640,4102)]
ct=s.tot('Total current',c)
f=[L('Land',685000,685000),L('Building',4120000,4120000),L('Improvements since purchase',612874,548310,t='c'),L('Elevator',141500,141500),L('Less depreciation to date',-1098412,-985227)]
ft=s.tot('Total land and building, net',f)
o=[L('Loan costs, net',38120,42695),L('Leasing commissions, net',51866,47204)]
ot=s.tot('Total other',o)
ta=s.tot('Total Assets',[ct,ft,ot],rt='TOTAL',key='total_assets')
s.head('What we owe')
l=[L('Bills payable',31477,27890),L('Property tax accrued',46125,0),L('Interest accrued',14208,14371),L('Rent paid ahead',11960,8745),L('Tenant deposits',63450,60950,t='a'),L('Mortgage – First Millrace Bank',3114906,3168442),L('Loan from partner (no interest)',90000,120000,t='d')]
tl=s.tot('Total Liabilities',l,rt='TOTAL',key='total_liabilities')
s.head('Equity')
A,Lb=s.rows[ta]['v'],s.rows[tl]['v']
p=[L('Capital put in',1400000,1400000),L('Drawings to date',-486000,-396000)]
rt=[A[i]-Lb[i]-s.rows[p[0]]['v'][i]-s.rows[p[1]]['v'][i] for i in (0,1)]
pr=1 and 118000
p+= [L('Earnings kept, start of year',rt[1]-131406 if 0 else rt[1],rt[1]-131406),L('Earnings this year',rt[0]-rt[1],131406)]
te=s.tot('Total Equity',p,rt='TOTAL',key='total_equity')
s.tot('Total Liabilities and Equity',[tl,te],rt='TOTAL')
print([r['v'] for r in s.rows[-6:]])
w=Workbook();ws=w.active;ws.title='Cover';ws['B3']='Loan package – 418 Foundry Street';ws['B5']='1. SFP  2. Schedule of debt (separate file)';ws['B7']='Sent by owner 10/14/2025; not audited'
ws=w.create_sheet('SFP')
ws['A1']='418 Foundry Street';ws['A2']='Statement of Financial Position';ws['A3']='14 apartments over 5 shops and offices';ws['A1'].font=Font(name='Calibri',bold=True,size=16)
for col,h in zip('CDEF',('Sept 30, 2025','Dec 31, 2024','Change','UW tick')):q=ws[col+'5'];q.value=h;q.alignment=Alignment(horizontal='right');q.font=Font(bold=True,underline='single')
y=6
tx=lambda v:f'({-v:,})' if v<0 else f'{v:,}'
for r in s.rows:
    T=r['rt']
    if T=='HEADING':y+=1
    q=ws.cell(y,1,r['label']);q.font=Font(bold=T in('HEADING','TOTAL'),size=12 if T=='HEADING' else 11,italic=T=='SUBTOTAL')
    if T=='LINE':q.alignment=Alignment(indent=1)
    if r.get('t'):ws.cell(y,2,r['t']).alignment=Alignment(horizontal='center')
    if T!='HEADING':
        for k,v in enumerate(r['v']):
            q=ws.cell(y,3+k,('$' if T=='TOTAL' else '')+tx(v) if v>=0 or T!='TOTAL' else f'(${-v:,})');q.alignment=Alignment(horizontal='right');q.font=Font(bold=T=='TOTAL',italic=T=='SUBTOTAL')
            if T!='LINE':q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if T=='TOTAL' else None)
        if T=='LINE':ws.cell(y,6,'✓' if abs(r['v'][2])<60000 else '?').alignment=Alignment(horizontal='center')
    y+=2 if T=='TOTAL' else 1
for z in ['a  Separate account required by state law.','b  Includes cafe, 60 days past due.','c  Facade and boiler, 2025.','d  To be subordinated at closing.']:ws.cell(y,1,z).font=Font(size=9);y+=1
ws.column_dimensions['A'].width=36;ws.column_dimensions['B'].width=4
for c in 'CDE':ws.column_dimensions[c].width=17

for _q in w.worksheets:_q.page_setup.fitToHeight=0;_q.sheet_properties.pageSetUpPr.fitToPage=True
w.active=1;w.save(doc('x06_foundry_street_bs.xlsx'))
save('x06_foundry_street_bs.xlsx',[s],'MIXED_USE','BALANCE_SHEET','small owner balance sheet, numbers as text, change column, note letters, tick column, cover sheet',True)
