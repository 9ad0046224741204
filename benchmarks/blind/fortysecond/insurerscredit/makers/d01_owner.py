# owner's own spreadsheet, two years side by side
import xlsxwriter
from common import *
N='Larkin Ave income and expenses 2024.xlsx'
s=St('LARKIN AVE - INCOME & EXPENSES','Larkin Ave',None,None,['2023','2024','change'],sheet='P&L')
data_in=[('Rents - apartments',193260,201480,'apt 7 empty Feb-March, redid the floor'),('Rents - garages (5)',5400,5700,'95/mo each from July'),
 ('Laundry machines',2318,2147,''),('Late fees / misc',450,275,''),('Sec dep kept',0,850,'apt 11 moved out, damage')]
data_out=[('Real estate taxes',27914,29106,'appeal filed'),('Insurance',9870,12455,'new carrier, went way up'),('Water & sewer',8412,8977,''),('Gas (heat)',13260,12088,'mild winter'),
 ('Electric - halls & basement',2104,2236,''),('Garbage',3180,3360,''),('Repairs',11462,14871,'see list 2nd tab'),('Painting & cleaning empties',2650,4120,''),
 ('Snow / lawn',1975,2240,''),('Supplies (hardware store)',1288,1043,''),('Super - part time',9600,9600,'800/mo'),('Exterminator',720,780,''),
 ('Accountant',950,1000,''),('Permits, rental license',420,420,''),('Phone / bank charges',388,402,'')]
note={}
def L(t): i=s.l(t[0],[t[1],t[2],t[2]-t[1]]); note[i]=t[3]; return i
s.h('Money in'); a=[L(t) for t in data_in]; ti=s.t('Total in',a,key='total_income')
s.h('Money out'); b=[L(t) for t in data_out]; to=s.t('Total out',b,key='total_operating_expenses')
n=s.t('Net before mortgage',[ti,to],[1,-1],key='noi',type='TOTAL')
m=L(('Mortgage (P&I) 4,386.12/mo rounded',52633,52633,'')); k=L(('Roof, front bldg',0,18400,'Kessler Roofing, 10 yr warr.'))
s.t('Cash left over',[n,m,k],[1,-1,-1],key='net_cash_flow',type='TOTAL')
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('P&L')
B=lambda **k: wb.add_format({'font_name':'Arial','font_size':11,**k})
nf='#,##0;-#,##0;0'
ws.set_column(0,0,2); ws.set_column(1,1,36); ws.set_column(2,4,11); ws.set_column(5,5,40)
ws.write(0,1,'LARKIN AVE - INCOME & EXPENSES',B(bold=True,font_color='#1F3864')); ws.write(1,1,'14 apts, 2 buildings (1418 & 1422)',B(italic=True))
hd=B(bold=True,align='center',bottom=1)
ws.write_number(3,2,2023,hd); ws.write_number(3,3,2024,hd); ws.write(3,4,'change',hd); ws.write(3,5,'notes',B(bold=True,bottom=1))
r=4; pos={}
for i,x in enumerate(s.rows):
    if x['label']=='Money out' or x['label'] in('Net before mortgage','Mortgage (P&I) 4,386.12/mo rounded'): r+=1
    pos[i]=r
    if x['type']=='HEADING': ws.write(r,1,x['label'],B(bold=True,underline=1))
    elif x['type']=='LINE':
        ws.write(r,1,x['label'],B())
        for c in(0,1): ws.write_number(r,2+c,x['values'][c],B(num_format=nf))
        ws.write_formula(r,4,f'=D{r+1}-C{r+1}',B(num_format=nf,font_color='#7F7F7F'),x['values'][2]); 
        if note.get(i): ws.write(r,5,note[i],B(italic=True,font_size=9))
    else:
        bd=dict(bold=True,top=1); 
        if x['type']=='TOTAL': bd['bg_color']='#FFF2CC'
        ws.write(r,1,x['label'],B(**bd))
        for c in range(3):
            col='CDE'[c]
            if all(g==1 for g in x['signs']): f=f"=SUM({col}{pos[x['items'][0]]+1}:{col}{pos[x['items'][-1]]+1})"
            else: f='='+''.join(('+' if g>0 else '-')+f'{col}{pos[q]+1}' for q,g in zip(x['items'],x['signs']))
            ws.write_formula(r,2+c,f,B(num_format=nf,**bd),x['values'][c])
    r+=1
ws.write(r+1,1,'* we do the renting ourselves, no mgmt fee',B(italic=True,font_size=9))
w2=wb.add_worksheet('repairs 2024'); w2.set_column(0,0,12); w2.set_column(1,1,40)
w2.write_row(0,0,['when','what','$'],B(bold=True))
for q,row in enumerate([('Jan','boiler valve 1422',1180),('Feb','apt 7 floor, kitchen',3960),('Apr','gutters',1425),('May','fridge apt 3, stove apt 9',1610),('Jul','plumber - stack 1418',2875),('Sept','tuckpoint rear',2400),('Nov','locks, smoke detectors',621),('Dec','misc small',800)]): w2.write_row(q+1,0,row,B())
w2.write(10,0,'total',B(bold=True)); w2.write_formula(10,2,'=SUM(C2:C9)',B(bold=True),14871)
wb.close()
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT','owner hand-made workbook, two years with change column and notes',False)
