from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import sys,random; sys.path.insert(0,HERE+'/makers')
from _t import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
random.seed(55)
NAME='dellaport_family_properties_2024.xlsx'
props=['Grove St\n6-plex','Main St\nstores','117 Bay','Marlowe\nApts (12)','Route 9\ngarages']
cols=[p.replace('\n',' ') for p in props]+['TOTAL']
s=St('Income & Expenses by Property','Dellaport Family Properties LLC','2024-01-01','2024-12-31',cols,sheet='2024 by property')
def L(x,*v):
    return s.l(x,[*v,sum(a or 0 for a in v)])
N=None
inc=[L('Apartment rents',92460,N,38400,171935,N),L('Store / commercial rents',N,84000,N,N,N),L('Garage & storage',1800,N,600,2940,31260),L('NNN reimb. (tax, ins)',N,11478,N,N,N),L('Laundry',1126,N,N,3087,N),L('Late fees',375,200,N,1150,480),L('Vacancy & bad debt',-3150,N,N,-7425,-610)]
ti=s.t('TOTAL INCOME',inc,'total_income')
ex=[L('Property taxes',14218,10877,7342,26915,3804),L('Insurance',6120,4485,2310,11260,1290),L('Water & sewer',4906,812,1077,9388,N),L('Gas / heat',5871,N,2218,12904,N),L('Electric',1342,655,N,2870,418),L('Trash',1560,N,N,3120,N),L('Repairs - regular',8412,1930,2655,13377,715),L('Repairs - turnovers',3690,N,1480,9246,N),L('Boiler',N,N,N,4850,N),L('Plowing & lawn',2200,1650,900,2750,1650),L('Super (M. Kosta)',3600,1200,N,9600,1200),L('Legal, evictions',N,N,N,1875,350),L('Accounting',600,600,600,600,600),L('Misc.',214,88,61,402,35)]
te=s.t('TOTAL EXPENSES',ex,'total_operating_expenses')
noi=s.t('NET BEFORE MORTGAGE',[ti,(te,-1)],'noi')
mo=[L('Mortgage - interest',12406,15218,6120,31874,N),L('Mortgage - principal',7850,9044,4412,16226,N)]
cap=[L('Roof / capital',N,N,N,22400,6150)]
cf=s.t('CASH LEFT',[noi]+[(i,-1) for i in mo+cap],'net_cash_flow')
wb=xlsxwriter.Workbook(HERE+'/documents/'+NAME)
ws0=wb.add_worksheet('Notes');ws=wb.add_worksheet('2024 by property');ws2=wb.add_worksheet('Mortgages')
B={'font_name':'Arial','font_size':10}
F=lambda **k:wb.add_format({**B,**k})
ws0.write(0,0,'Dellaport family - rental workbook',F(bold=1));ws0.write(2,0,'Mom\'s ledger -> typed by Ana every January. Copy to accountant by 2/15.',F());ws0.write(3,0,'117 Bay = two family, downstairs is Uncle Leo at $1,500',F());ws0.write(4,0,'Route 9 = 21 garages',F())
ws2.write_row(0,0,['Bank','Property','Balance 12/31/24','Rate','Due'],F(bold=1,bottom=1))
for i,x in enumerate([('Harbor Co-op','Grove',231870,.0525,2037),('Harbor Co-op','Main St',288410,.051,2036),('PennRidge','117 Bay',114022,.0525,2034),('PennRidge','Marlowe',602315,.0515,2041)]):ws2.write_row(1+i,0,x,F())
ws.set_column(0,0,2);ws.set_column(1,1,25);ws.set_column(2,6,11.5);ws.set_column(7,7,2.2);ws.set_column(8,8,13)
ws.write(0,1,'DELLAPORT FAMILY PROPERTIES LLC',F(bold=1,font_size=13));ws.write(1,1,'Jan - Dec 2024',F(italic=1))
CC=[2,3,4,5,6,8]
for k,p in zip(CC,props+['TOTAL']): ws.write(3,k,p,F(bold=1,text_wrap=1,align='center',valign='bottom',bottom=2,bg_color='#FFF2CC'))
ws.set_row(3,30)
r=4;pos={}
def num(b=0,top=0,bg=None):
    d=dict(num_format='#,##0;(#,##0);-',bold=b)
    if top:d['top']=1
    if bg:d['bg_color']=bg
    return F(**d)
for i,x in enumerate(s.rows):
    if i==inc[0]: ws.write(r,1,'money in',F(italic=1,font_color='#7F6000'));r+=1
    if i==ex[0]: ws.write(r,1,'money out',F(italic=1,font_color='#7F6000'));r+=1
    if i==mo[0]: r+=0
    pos[i]=r;tot=x['rowType']=='TOTAL'
    ws.write(r,1,x['label'],F(bold=tot,bg_color='#E2EFDA') if tot else F())
    for k,c in enumerate(CC):
        v=x['values'][k];L_=cn(c)
        if not tot and k==5: ws.write_formula(r,c,f'=SUM(C{r+1}:G{r+1})',num(),v)
        elif not tot:
            if v is not None: ws.write_number(r,c,v,num())
        else:
            if i==ti: fm=f'=SUM({L_}{pos[inc[0]]+1}:{L_}{r})'
            elif i==te: fm=f'=SUM({L_}{pos[ex[0]]+1}:{L_}{r})'
            elif i==noi: fm=f'={L_}{pos[ti]+1}-{L_}{pos[te]+1}'
            else: fm=f'={L_}{pos[noi]+1}-SUM({L_}{pos[mo[0]]+1}:{L_}{r})'
            ws.write_formula(r,c,fm,num(1,1,'#E2EFDA'),v)
    r+=2 if tot else 1
ws.write(r,1,'per unit / month (NET)',F(font_size=8,italic=1))
for c,(k,u) in zip(CC,zip(range(6),[6,4,2,12,21,45])): ws.write_number(r,c,round(s.v(noi)[k]/u/12,2),F(font_size=8,italic=1,num_format='0.00'))
ws.write_comment(pos[inc[-1]],5,'2B empty Mar-May, 3A skip');ws.set_landscape();ws.fit_to_pages(1,1)
ws.activate();wb.close()
# headings as printed
rows=s.rows; h1=dict(accountCode=None,label='money in',rowType='HEADING',values=[None]*6);h2=dict(h1,label='money out')
def sh(n): return n+1 if n<ex[0] else n+2
for x in rows:
    if 'footsFrom' in x:x['footsFrom']['items']=[sh(n) for n in x['footsFrom']['items']]
rows.insert(ex[0],h2);rows.insert(0,h1)
save(NAME,[s],'MIXED_USE','OPERATING_STATEMENT','Family owner workbook, five properties side by side with total after a blank spacer column, wrapped headers, other sheets',True)
