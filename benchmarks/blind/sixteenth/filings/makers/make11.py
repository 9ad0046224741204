# UK almshouse charity: SOFA by fund with note column, and balance sheet below on the same sheet with other columns
from tl import *
from openpyxl import Workbook
from openpyxl.styles import *
N='st_botolph_almshouses_2025.xlsx'; P='The St Botolph Almshouse Charity'
c5=['Unrestricted funds £','Restricted funds £','Endowment funds £','Total 2025 £','Total 2024 £']
s=St('Statement of Financial Activities',P,'2024-07-01','2025-06-30',c5,sheet='Accounts')
b=St('Balance Sheet',P,None,'2025-06-30',['2025 £','2024 £'],sheet='Accounts')
def L(n,l,u,r,e,py): return s.l(l,u,r,e,(u or 0)+(r or 0)+(e or 0),py,n=n)
s.h('Income and endowments from:')
i=[L(2,'Donations and legacies',4820,15000,None,7135),L(3,'Charitable activities – weekly maintenance contributions',241376,None,None,232604),L(4,'Investments',38914,2206,None,39877),L(None,'Other income',1150,None,None,640)]
ti=s.t('Total income',i,typ='TOTAL',key='total_income')
s.h('Expenditure on:')
e=[L(5,'Raising funds – investment management',3640,None,4115,7420),L(6,'Almshouse upkeep and repairs',98217,11480,None,121933),L(6,'Warden and residents’ welfare',71905,3350,None,70218),L(6,'Insurance and council tax on voids',14386,None,None,12877),L(7,'Governance and support',32644,None,None,30109),L(10,'Depreciation',4270,None,18600,22870)]
te=s.t('Total expenditure',e,typ='TOTAL',key='total_operating_expenses')
nb=s.t('Net income/(expenditure) before investment gains',[ti],[te])
g=L(11,'Net gains/(losses) on investments',None,None,52318,-18442)
ni=s.t('Net income/(expenditure)',[nb,g],key='net_income')
tr=s.l('Transfers between funds',-20000,None,20000,0,None,n=14)
nm=s.t('Net movement in funds',[ni,tr],typ='TOTAL')
s.h('Reconciliation of funds:')
bf=L(None,'Total funds brought forward',214608,31240,3876514,0)
s.d['rows'][bf]['values'][4]=s.v(bf)[3]-s.v(nm)[4]
cf=s.t('Total funds carried forward',[bf,nm],typ='TOTAL')
tf=s.v(cf); print(tf)
b.h('Fixed assets'); fa=[b.l('Almshouse properties',2418300,2436900,n=10),b.l('Equipment',12810,17080,n=10),b.l('Investments',1526944,1458741,n=11)]
tfa=b.t('',fa)
b.h('Current assets'); ca=[b.l('Debtors',9216,11874,n=12),b.l('Cash at bank and in hand',0,0)]
cr=-27415,-22390
cash=[tf[3]-b.v(tfa)[0]-9216-cr[0], tf[4]-b.v(tfa)[1]-11874-cr[1]]
b.d['rows'][ca[1]]['values']=cash; print('cash',cash)
tca=b.t('',ca); c=b.l('Creditors: amounts falling due within one year',*cr,n=13)
nca=b.t('Net current assets',[tca,c]); na=b.t('Net assets',[tfa,nca],typ='TOTAL',key='total_equity')
b.h('Funds of the charity')
f=[b.l('Endowment funds',tf[2],bf and s.v(bf)[2],n=14),b.l('Restricted funds',tf[1],s.v(bf)[1],n=14),b.l('Unrestricted funds – general',tf[0]-60000,s.v(bf)[0]-60000,n=15),b.l('Unrestricted funds – designated (roof)',60000,60000,n=15)]
b.t('Total funds',f,typ='TOTAL')
wb=Workbook(); w=wb.active; w.title='Accounts'; w.sheet_view.showGridLines=False
fn='Calibri'
def put(a,v,**k):
    w[a]=v; w[a].font=Font(name=fn,size=k.pop('size',10.5),bold=k.pop('bold',False),italic=k.pop('italic',False)); 
    return w[a]
put('B1',P,bold=True,size=14); put('B2','Statement of Financial Activities (incorporating an income and expenditure account)',bold=True); put('B3','for the year ended 30 June 2025',italic=True)
for col,(x,y,z) in zip('DEFHI',[('Unrestricted','funds','£'),('Restricted','funds','£'),('Endowment','funds','£'),('Total','2025','£'),('Total','2024','£')]):
    for k,t in enumerate((x,y,z)): put(f'{col}{5+k}',t,bold=True).alignment=Alignment(horizontal='right')
put('C6','Note',bold=True)
nf='#,##0;(#,##0);"-"'
def block(st,r,cols):
    for row,x in st.rows():
        h=row['rowType']=='HEADING'; t='plus' in x
        if h: r+=1
        put(f'B{r}',row['label'] or None,bold=t or h); 
        w[f'B{r}'].alignment=Alignment(indent=0 if t or h else 1,wrap_text=True,vertical='bottom')
        if len(row['label'])>44: w.row_dimensions[r].height=29
        if x.get('n'): put(f'C{r}',x['n']).alignment=Alignment(horizontal='center')
        for cc,v in zip(cols,row['values']):
            if h: continue
            q=put(f'{cc}{r}',0 if v is None else v,bold=t); q.number_format=nf
            if t: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['rowType']=='TOTAL' else None)
        r+=1
        if row['rowType']=='TOTAL': r+=1
    return r
r=block(s,8,'DEFHI')
put(f'B{r}','All of the charity’s activities are continuing. The notes form part of these accounts.',italic=True,size=9); r+=3
put(f'B{r}',P,bold=True,size=14); put(f'B{r+1}','Balance Sheet as at 30 June 2025',bold=True); put(f'B{r+2}','Registered charity 2984417',italic=True,size=9)
for cc,t in (('C','Note'),('H','2025'),('I','2024')): put(f'{cc}{r+4}',t,bold=True).alignment=Alignment(horizontal='right')
for cc in 'HI': put(f'{cc}{r+5}','£',bold=True).alignment=Alignment(horizontal='right')
w.row_breaks.append(__import__('openpyxl').worksheet.pagebreak.Break(id=r-1))
r=block(b,r+6,'HI')
put(f'B{r+1}','Approved by the Trustees on 14 October 2025'); put(f'B{r+3}','E. Harcastle-Poole (Chair)')
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=42; w.column_dimensions['C'].width=6; w.column_dimensions['G'].width=2
for cc in 'DEFHI': w.column_dimensions[cc].width=13
w.page_setup.paperSize=9; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(N))
for st in (s,b):
    for row in st.d['rows']: row['values']=[v if v else None for v in row['values']]  # shown as a dash
save(N,[s,b],'SENIOR_HOUSING','OPERATING_STATEMENT','UK charity accountant','fund-column activities and balance sheet stacked on one sheet, note column, unlabelled subtotals',True)
