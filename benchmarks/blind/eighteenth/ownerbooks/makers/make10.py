# Schedule E worksheet, houses A-E across
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
ad=['1127 Kessler Rd','408 Dunmore St','62 Plover Ct','3390 Old Mill Pike','15 Sable Ave']
cols=[f'{k} {a}' for k,a in zip('ABCDE',ad)]+['All rentals']
s=St('2025 Schedule E Worksheet - Rental Real Estate',None,'2025-01-01','2025-12-31',cols,sheet='Sch E')
ln={}
def L(no,n,*v):
    i=s.l(n,list(v)+[sum(v)]);ln[i]=no;return i
s.h('INCOME')
a=[L('3','Rents received',18600,16740,21480,14250,19920),L('','Kept deposits / fees',0,450,0,725,0)]
I=s.t('Total income',a,0,'TOTAL','total_income')
s.h('EXPENSES')
e=[L('5','Advertising',0,60,0,120,0),L('6','Auto and travel',211,187,164,402,98),L('7','Cleaning and maintenance',340,615,280,1190,225),L('8','Commissions',0,0,0,350,0),L('9','Insurance',1284,1107,1466,1340,1212),L('10','Legal and other professional fees',110,110,110,495,110),L('11','Management fees',1488,1375,1718,1198,1594),L('12','Mortgage interest paid to banks',4872,0,6915,3104,5530),L('14','Repairs',918,2746,415,3381,1277),L('15','Supplies',74,132,0,288,41),L('16','Taxes',2316,1984,2741,1877,2450),L('17','Utilities',0,318,0,604,0),L('18','Depreciation expense',3818,2945,4727,2618,4182),L('19','Other: HOA, bank, lock changes',0,25,480,85,360)]
E=s.t('Total expenses',e,0,'TOTAL','total_operating_expenses');ln[E]='20'
N=s.t('Income or (loss)',[I,~E],0,'TOTAL','net_income');ln[N]='21'
wb=Workbook();w=wb.active;w.title='Sch E'
tn=lambda **k: Font(name='Times New Roman',**k)
w.merge_cells('A1:H1');w['A1']=s.title;w['A1'].font=tn(size=15,bold=True);w['A1'].alignment=Alignment(horizontal='center')
w.merge_cells('A2:H2');w['A2']='Taxpayer: D. & R. Ashgrove-Lindt      Whole dollars      Jan 1 - Dec 31, 2025';w['A2'].font=tn(size=10);w['A2'].alignment=Alignment(horizontal='center')
th=Side(style='thin');bx=Border(left=th,right=th,top=th,bottom=th)
w.merge_cells('A4:A5');w['A4']='Line';w.merge_cells('B4:B5');w['B4']='Item';w.merge_cells('C4:G4');w['C4']='Property';w.merge_cells('H4:H5');w['H4']='All rentals'
for i in range(5): w.cell(5,3+i,f'{"ABCDE"[i]}\n{ad[i]}')
for row in w['A4:H5']:
    for c in row: c.font=tn(bold=True,size=10);c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);c.border=bx;c.fill=PatternFill('solid',fgColor='E7E6E6')
w.row_dimensions[5].height=42
w.cell(6,2,'Fair rental days');w.cell(7,2,'Type (1 = single family)')
for i,dv in enumerate([365,341,365,272,365]): w.cell(6,3+i,dv);w.cell(7,3+i,1)
for y in (6,7):
    for x in range(1,9): w.cell(y,x).font=tn(size=9,italic=True);w.cell(y,x).border=bx
y=8
for i,q in enumerate(s.rows):
    b=q['rowType']!='LINE'
    if ln.get(i): w.cell(y,1,ln[i])
    w.cell(y,2,q['label'])
    if q['rowType']!='HEADING':
        for j,v in enumerate(q['values']): w.cell(y,3+j,int(v)).number_format='#,##0;(#,##0);0'
    for x in range(1,9): w.cell(y,x).font=tn(size=10,bold=b);w.cell(y,x).border=bx
    w.cell(y,1).alignment=Alignment(horizontal='center')
    y+=1
w.cell(y+1,2,'Depreciation per Form 4562 schedule (tab 2). D: vacant Jan-Mar, eviction in February.').font=tn(size=9,italic=True)
for k,z in zip('ABCDEFGH',(6,34,12,12,12,12,12,13)): w.column_dimensions[k].width=z
w.page_setup.orientation='landscape'
w2=wb.create_sheet('4562');w2.append(['House','In service','Building basis','Life']);[w2.append(x) for x in [['A','2016-05-01',105000,27.5],['B','2012-08-15',81000,27.5],['C','2019-03-01',130000,27.5],['D','2011-10-01',72000,27.5],['E','2018-06-20',115000,27.5]]]
f='schedule_e_worksheet.xlsx';wb.save(B+'documents/'+f);save(f,[s],'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT','Schedule E worksheet, houses across, two-line headers, whole dollars, boxed cells, rental-days rows on top',True)
