# lender's own Excel sizing sheet, blank spacer columns, text numbers, hidden column
from openpyxl import Workbook
from openpyxl.styles import *
from util import *
NAME='Loan sizing - Fox Run unit mix.xlsx'
K=['units','pct_units','sf','total_sf','rent_low','rent_high','actual','actual_sf','actual_total','market','market_sf','market_total']
D=[('Eff / 1 Bath',0,1,12,445,725,810,771),('1 Bed / 1 Bath - Garden',1,1,36,640,845,985,921),('1 Bed / 1 Bath - Renovated',1,1,20,640,1010,1095,1052),('2 Bed / 1 Bath',2,1,40,860,1040,1225,1138),('2 Bed / 1.5 Bath TH',2,1.5,24,985,1175,1360,1266),('3 Bed / 2 Bath',3,2,8,1170,1390,1525,1461)]
MK=[825,1000,1110,1240,1375,1550]
wb=Workbook();s0=wb.active;s0.title='Summary';s0['B2']='Fox Run Apartments – loan sizing';s0['B4']='Proposed loan';s0['C4']=11250000;s0['B5']='DSCR';s0['C5']=1.27;s0['B6']='See tab "Unit Mix" for rents'
ws=wb.create_sheet('Unit Mix')
wb.active=1
ws['B2']='FOX RUN APARTMENTS';ws['B3']='Unit Mix and In-Place Rents (rent roll dated 5/1/2024)'
for c in('B2','B3'): ws[c].font=Font(name='Calibri',bold=True,size=12)
C=dict(zip(K,['D','E','F','G','I','J','K','L','M','O','P','Q']))
for a,b,h in(('D','G','Physical'),('I','M','In-Place Rent'),('O','Q','Market Rent (Appraisal)')):
    ws[a+'5']=h;ws.merge_cells(f'{a}5:{b}5');ws[a+'5'].alignment=Alignment(horizontal='center');ws[a+'5'].font=Font(bold=True);ws[a+'5'].fill=PatternFill('solid',fgColor='FCE4D6')
for c,h in {'B':'Unit Type','D':'# Units','E':'% of Total','F':'Avg SF','G':'Total SF','I':'Low','J':'High','K':'Average','L':'Avg / SF','M':'Total / Month','O':'Average','P':'Avg / SF','Q':'Total / Month'}.items():
    ws[c+'6']=h;ws[c+'6'].font=Font(bold=True,underline='single');ws[c+'6'].alignment=Alignment(horizontal='left' if c=='B' else 'right')
nf={'units':'0','pct_units':'0.0%','sf':'#,##0','total_sf':'#,##0','rent_low':'$#,##0','rent_high':'$#,##0','actual':'$#,##0','actual_sf':'$0.00','actual_total':'$#,##0','market':'$#,##0','market_sf':'$0.00','market_total':'$#,##0'}
U=sum(d[3] for d in D);rows=[];r=8
def put(v,b=False):
    for k in K:
        if k in v:
            x=ws[f'{C[k]}{r}'];x.value=v[k]/100 if k=='pct_units' else v[k];x.number_format=nf[k];x.font=Font(bold=b)
for (t,b,ba,u,sf,lo,hi,av),m in zip(D,MK):
    v=dict(units=u,pct_units=round(u/U*100,1),sf=sf,total_sf=u*sf,rent_low=lo,rent_high=hi,actual=av,actual_sf=round(av/sf,2),actual_total=u*av,market=m,market_sf=round(m/sf,2),market_total=u*m)
    ws[f'B{r}']=t;put(v);rows.append(dict(type=t,beds=b,baths=ba,**v))
    r+=1
    if t.startswith('1 Bed / 1 Bath - R') or t.startswith('Eff') or 'TH' in t: r+=1
S=lambda k:sum(x[k] for x in rows)
T=dict(units=U,pct_units=100.0,total_sf=S('total_sf'),actual_total=S('actual_total'),market_total=S('market_total'))
A=dict(sf=round(T['total_sf']/U),actual=round(T['actual_total']/U),actual_sf=round(T['actual_total']/T['total_sf'],2),market=round(T['market_total']/U),market_sf=round(T['market_total']/T['total_sf'],2))
r+=1;ws[f'B{r}']='Total';ws[f'B{r}'].font=Font(bold=True);put(T,True)
for c in 'BCDEFGHIJKLMNOPQ': ws[f'{c}{r}'].border=Border(top=Side('thin'))
r+=1;ws[f'B{r}']='Weighted Average';ws[f'B{r}'].font=Font(italic=True);put(A)
r+=2;ws[f'B{r}']='In-place averages include 5 vacant units at last rent. Eff = efficiency.';r+=2
ws[f'B{r}']='Occupancy history';ws[f'B{r}'].font=Font(bold=True)
for q,(a,b) in enumerate((('5/1/2024',.964),('12/31/2023',.95),('12/31/2022',.971)),1): ws[f'B{r+q}']=a;ws[f'D{r+q}']=b;ws[f'D{r+q}'].number_format='0.0%'
ws['C6']='key';ws.column_dimensions['C'].hidden=True
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=30
for c in 'DEFGIJKLMOPQ': ws.column_dimensions[c].width=12
for c in 'HN': ws.column_dimensions[c].width=2
wb.save(doc(NAME));save(NAME,'UM',K,rows,[dict(label='Total',**T),dict(label='Weighted Average',**A)])
print(sum(x['pct_units'] for x in rows))
