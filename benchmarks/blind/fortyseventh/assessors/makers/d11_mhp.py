from common import *
import xlsxwriter
rnd=random.Random(1111)
N='Cottonwood MHP trailing.xlsx'
ms=[f'{m}/{y}' for m,y in [(10,24),(11,24),(12,24)]+[(i,25) for i in range(1,10)]]
s=S('Trailing 12 months Oct 2024 - Sept 2025','Cottonwood Mobile Home Park','2024-10-01','2025-09-30',['T12 TOTAL']+ms,sheet='T12',dec=0,dash=False)
def L(l,v): v=[float(x) if x is not None else None for x in v];return s.line(l,[sum(x or 0 for x in v)]+v)
def R(a,vol): return [round(x) for x in months(rnd,a,vol,0)]
def sp(d): return [d.get(i) for i in range(12)]
s.head('INCOME')
a=[L('Lot rent',[25480,25480,25480,26390,26390,26390,26845,26845,26845,27300,27300,27300]),L('Park-owned home rent (6)',[4650,4650,3875,3875,4650,4650,4650,4650,4650,4650,3875,4650]),L('Water/sewer billed back',R(31700,.08)),L('Late charges',R(2350,.6)),L('Storage sheds',[220]*12),L('Home sale commission',sp({4:1500,8:1500}))]
ti=s.tot('Total Income',a,'TOTAL',key='total_income')
s.head('EXPENSES')
e=[L('Manager (free lot + pay)',[1650]*12),L('Mowing / plowing',[400,0,850,1300,1150,500,600,800,800,800,700,600]),L('Water & sewer - town',R(38200,.08)),L('Electric (street lights, office)',R(4380,.15)),L('Trash',[965]*6+[998]*6),L('Road repair, gravel',sp({0:1875,6:4310})),L('Water line repairs',sp({1:685,3:2940,9:1120})),L('Park-owned home repairs',R(9240,.6)),L('Insurance',sp({2:7415,8:7415})),L('Property taxes',sp({3:11386,9:11386})),L('State MHP license',sp({5:540})),L('Legal & evictions',sp({4:410,7:410,10:820})),L('Phone, office, bookkeeping',R(4150,.1)),L('Advertising',sp({2:90,7:90,10:90}))]
te=s.tot('Total Expenses',e,'TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,(te,-1)],'TOTAL',key='noi')
d=L('Loan payment - Valley State (P&I)',[6212]*12)
cf=s.tot('Cash left over',[noi,(d,-1)],'TOTAL',key='net_cash_flow')
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('T12')
fm=lambda **k:wb.add_format(dict(font_name='Arial Narrow',font_size=10,**k))
ws.write(1,1,'Cottonwood Mobile Home Park',fm(bold=1,font_color='#7F3F00'));ws.write(2,1,s.title,fm());ws.write(2,9,'91 lots',fm(italic=1))
hr=4
ws.write(hr,3,'T12\nTOTAL',fm(bold=1,text_wrap=1,align='center',bg_color='#FFF2CC',border=1))
for c,m in enumerate(ms): ws.write_string(hr,5+c,m,fm(bold=1,align='center',border=1))
ws.write(hr,18,'Notes',fm(bold=1))
note={'Road repair, gravel':'loop road','Water & sewer - town':'one master meter','Insurance':'paid twice a year','Legal & evictions':'lots 17, 44, 60, 61','Home sale commission':'lots 8 and 52'}
Rr=hr;pos={}
from xlsxwriter.utility import xl_rowcol_to_cell as rc
for k,r in enumerate(s.rows):
    Rr+=1
    if r['rt']=='HEADING' and k: Rr+=1
    pos[k]=Rr;B=r['rt']!='LINE'
    ws.write(Rr,1,r['label'],fm(bold=B,underline=1 if r['rt']=='HEADING' else 0))
    if r['label'] in note: ws.write(Rr,18,note[r['label']],fm(italic=1,font_color='#666666'))
    if r['rt']=='HEADING': continue
    for c,v in enumerate(r['vals']):
        col=3 if c==0 else 4+c
        if v is None: continue
        F=fm(bold=B,num_format='#,##0;-#,##0',top=1 if r['items'] else 0,**({'bg_color':'#FFF2CC'} if c==0 else {}))
        if c==0: ws.write_formula(Rr,3,f'=SUM({rc(Rr,5)}:{rc(Rr,16)})',F,v)
        elif r['items'] and r['label'].startswith('Total'): ws.write_formula(Rr,col,f'=SUM({rc(pos[r["items"][0]],col)}:{rc(pos[r["items"][-1]],col)})',F,v)
        elif r['items']: ws.write_formula(Rr,col,f'={rc(pos[r["items"][0]],col)}-{rc(pos[r["items"][1]],col)}',F,v)
        else: ws.write_number(Rr,col,v,F)
    if r['rt']=='TOTAL': Rr+=1
ws.set_column(0,0,2);ws.set_column(1,1,30);ws.set_column(2,2,1);ws.set_column(3,3,10);ws.set_column(4,4,1);ws.set_column(5,16,8);ws.set_column(17,17,1);ws.set_column(18,18,22)
ws.set_landscape();ws.fit_to_pages(1,1)
w2=wb.add_worksheet('lots behind');w2.write_row(0,0,['Lot','Behind']);
for i,(l,x) in enumerate([(17,610),(44,305),(60,915),(61,305)]): w2.write_row(i+1,0,[l,x])
wb.close()
save(N,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','s47c','small owner spreadsheet, total column before months, spacer columns, blanks for nil, notes column, formulas',True)
