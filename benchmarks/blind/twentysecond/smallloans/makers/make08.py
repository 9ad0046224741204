# motel monthly workbook with quarter columns; PLANTED hard-typed total in Aug
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
import random
R=random.Random(2908);N='BlueHeronInn_2024_monthly.xlsx'
MM=['January','February','March','April','May','June','July','August','September','October','November','December']
hd=[]
for q in range(4): hd+=MM[q*3:q*3+3]+[f'Q{q+1}']
hd+=['2024']
sea=[.5,.55,.7,.85,1.05,1.35,1.6,1.55,1.2,1.05,.7,.6]
s=St('Monthly Profit & Loss','Blue Heron Inn','2024-01-01','2024-12-31',hd,sheet='2024')
def ex(v):
    o=[];t=0
    for q in range(4): x=v[q*3:q*3+3]; o+=x+[round(sum(x),2)]
    return o+[round(sum(v),2)]
def L(lab,b,k,nz=.06,d=None): return s.l(lab,ex([d.get(m,0) for m in range(12)] if d is not None else [round(b*((1-k)+k*x)*(1+R.uniform(-nz,nz)),2) for x in sea]))
s.h('Rooms & Other Sales')
a=[L('Room Sales - Transient',39800,1),L('Room Sales - Crew / Weekly',8200,.2),L('Pet Fees',460,1),L('Vending & Ice',285,1),L('Event Room',700,.6,.3)]
T=s.t('Gross Sales',a,type='SUBTOTAL')
rf=L('Less Refunds',-390,1)
TI=s.t('Net Sales',[T,rf],key='total_income')
s.h('Operating Expenses')
e=[L('Housekeeping Wages',6900,.7),L('Front Desk Wages',7450,.2,.03),L('Payroll Tax',1290,.45),L('OTA Commissions',3950,1),L('Breakfast',1520,1),L('Guest Supplies',980,1),L('Laundry Service',1105,.9),L('Electric & Gas',3300,.3),L('Water & Sewer',1180,.6),L('Internet / TV',618.4,0,0),L('Repairs',2210,.2,.5),L('Pool',340,.8),L('Insurance',0,0,0,{0:6412.5,3:6412.5,6:6890,9:6890}),L('Property Tax',0,0,0,{3:11206.18,10:11206.18}),L('Card Fees',1290,1),L('Office & Software',745,.1),L('Accounting',0,0,0,{2:2800,8:650})]
X=s.t('Total Operating Expenses',e,key='total_operating_expenses')
NO=s.t('Operating Income',[TI],[X],key='noi')
s.h('Below the line')
it=[round(4810.2-13.1*m,2) for m in range(12)]
d=[s.l('Interest',ex(it)),L('Depreciation',5250,0,0)]
NI=s.t('Net Income',[NO],d,key='net_income')
aug=hd.index('August'); true=s.rows[X]['v'][aug]; s.rows[X]['v'][aug]=round(true+1090,2)
s.m['planted']={'what':f'Total Operating Expenses for August printed {true+1090:.2f}, lines add to {true:.2f}','kind':'total_wrong'}
wb=Workbook();ws=wb.active;ws.title='2024'
ws.append(['Blue Heron Inn']);ws.append(['Monthly Profit & Loss']);ws.append(['32 rooms - cash basis - Jan thru Dec 2024']);ws.append([])
ws.merge_cells('A1:E1');ws['A1'].font=Font(bold=True,size=16,color='1F4E78')
ws.append(['']+hd[:-1]+['']);ws.cell(5,18,2024)
for c in range(2,19):
    k=ws.cell(5,c);k.font=Font(bold=True,color='FFFFFF');k.fill=PatternFill('solid',fgColor='1F4E78' if c%4!=1 else '5B9BD5');k.alignment=Alignment(horizontal='center',textRotation=0)
r=6;RR={}
for i,q in enumerate(s.rows):
    RR[i]=r;ws.cell(r,1,q['label']);tot=q['t'] in('TOTAL','SUBTOTAL')
    if q['t']!='LINE':ws.cell(r,1).font=Font(bold=True)
    else: ws.cell(r,1).alignment=Alignment(indent=1)
    for c,v in enumerate(q['v'],2):
        if v is None:continue
        k=ws.cell(r,c);g=gl(c)
        if tot:
            if i==X and c-2==aug:k.value=v
            elif i in(X,T):k.value=f'=SUM({g}{RR[q["plus"][0]]}:{g}{RR[q["plus"][-1]]})'
            elif i==NO and c-2==aug:k.value=v_no if False else f'={g}{RR[TI]}-SUM({g}{RR[e[0]]}:{g}{RR[e[-1]]})'
            else:k.value='='+'+'.join(f'{g}{RR[j]}' for j in q['plus'])+''.join(f'-{g}{RR[j]}' for j in q['minus'])
            k.font=Font(bold=True);k.border=Border(top=Side('thin'))
        elif c==18:k.value='='+'+'.join(f'{gl(z)}{r}' for z in(5,9,13,17))
        elif c%4==1:k.value=f'=SUM({gl(c-3)}{r}:{gl(c-1)}{r})'
        else:k.value=v
        k.number_format='#,##0.00_);(#,##0.00)'
        if c%4==1:k.fill=PatternFill('solid',fgColor='DDEBF7')
    r+=1
    if tot and i in(TI,X,NO):r+=1
ws.freeze_panes='B6';ws.column_dimensions['A'].width=28
for c in range(2,19):ws.column_dimensions[gl(c)].width=12.5
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
w=wb.create_sheet('Occupancy');w.append(['Month','Rooms Sold','Available','Occ %'])
for m in range(12):
    n=[31,29,31,30,31,30,31,31,30,31,30,31][m]*32;w.append([MM[m][:3],int(n*min(.92,.5*sea[m]+.1)),n,f'=B{m+2}/C{m+2}']);w.cell(m+2,4).number_format='0.0%'
wb.save(D+'documents/'+N);recalc(N)
save(N,[s],'HOSPITALITY','OPERATING_STATEMENT_T12','workbook, months with quarter columns, formulas, planted typed-over total',True)
