# Entrata-like availability / unit-mix, xlsx
import random
from openpyxl import Workbook
from openpyxl.styles import *
from util import *
R=random.Random(6)
NAME='Entrata_Unit_Mix_The_Alder.xlsx'
K=['units','sf','market','occ_nontv','ntv_rented','ntv_unrented','vac_rented','vac_unrented','down','occupied','pct_occ','pct_leased','actual']
B_=[('Studio',[('S1 Birch',0,1,18,512,1185)]),('1 Bedroom',[('A1 Cedar',1,1,42,684,1340),('A2 Cedar Den',1,1,24,756,1425),('A1R Cedar Reno',1,1,16,684,1495)]),('2 Bedroom',[('B1 Hemlock',2,1,30,918,1610),('B2 Hemlock',2,2,48,1042,1765),('B3 Spruce TH',2,2.5,12,1188,1990)]),('3 Bedroom',[('C1 Sequoia',3,2,14,1315,2210),('C1AFF Sequoia BMR',3,2,4,1315,1486)])]
wb=Workbook();ws=wb.active;ws.title='Report1'
ws['A1']='Unit Mix & Availability';ws['A1'].font=Font(name='Arial',size=14,bold=True);ws['A2']='The Alder at Mill Creek';ws['A3']='Effective Date: 07/28/2024     Created On: 07/29/2024 06:14 AM PDT'
hd=PatternFill('solid',fgColor='E7E6E6')
top={'F':('Average',None),'G':('Occupied','I'),'J':('Vacant','K')}
r1,r2=5,6
lab=['Floor Plan','Bedrooms','Baths','Units','Avg. Sq. Ft.','Avg. Market Rent','No Notice','Notice Rented','Notice Unrented','Vacant Rented','Vacant Unrented','Down','Total Occupied','% Occ.','% Leased','Avg. Scheduled Rent']
cols='ABCDEFGHIJKLMNOP'
ws['G5']='Occupied';ws.merge_cells('G5:I5');ws['J5']='Vacant';ws.merge_cells('J5:L5')
for c,h in zip(cols,lab):
    ws[c+'6']=h
    for q in '56': ws[c+q].fill=hd;ws[c+q].font=Font(name='Arial',size=9,bold=True);ws[c+q].alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom');ws[c+q].border=Border(*[Side('thin',color='BFBFBF')]*4)
r=7;rows=[];tots=[]
nf={'E':'#,##0','F':'$#,##0.00','N':'0.00%','O':'0.00%','P':'$#,##0.00'}
def put(v,bold):
    for c,k in zip('DEFGHIJKLMNOP',K):
        ws[f'{c}{r}']=v[k];ws[f'{c}{r}'].number_format=nf.get(c,'0');ws[f'{c}{r}'].font=Font(name='Arial',size=9,bold=bold)
def agg(l):
    a={k:sum(x[k] for x in l) for k in K};u=a['units']
    a['sf']=round(sum(x['sf']*x['units'] for x in l)/u);a['market']=round(sum(x['market']*x['units'] for x in l)/u,2)
    a['actual']=round(sum(x['actual']*x['occupied'] for x in l)/a['occupied'],2)
    return pct(a)
def pct(a):
    a['pct_occ']=round(a['occupied']/a['units']*100,2);a['pct_leased']=round((a['occ_nontv']+a['ntv_rented']+a['vac_rented'])/a['units']*100,2);return a
allr=[]
def out(a,bold):
    b=dict(a);b['pct_occ']=a['pct_occ']/100;b['pct_leased']=a['pct_leased']/100;put(b,bold)
for g,l in B_:
    ws[f'A{r}']=g;ws[f'A{r}'].font=Font(name='Arial',size=9,bold=True,color='2E75B6');r+=1;mine=[]
    for n,b,ba,u,sf,m in l:
        nr=R.randint(0,1+u//20);nu=R.randint(0,1+u//16);vr=R.randint(0,1+u//25);vu=R.randint(0,1+u//22);d=1 if n.startswith('B2') else 0
        v=dict(units=u,sf=sf,market=m+R.choice([0,12.5,7.25]),ntv_rented=nr,ntv_unrented=nu,vac_rented=vr,vac_unrented=vu,down=d)
        v['occ_nontv']=u-nr-nu-vr-vu-d;v['occupied']=u-vr-vu-d;v['actual']=round(v['market']*R.uniform(.93,.985),2);pct(v)
        ws[f'A{r}']=n;ws[f'B{r}']=b;ws[f'C{r}']=ba
        for c in 'ABC': ws[f'{c}{r}'].font=Font(name='Arial',size=9)
        ws[f'C{r}'].number_format='0.0'
        out(v,False);mine.append(v);rows.append(dict(type=n,beds=b,baths=ba,**{k:v[k] for k in K}));r+=1
    a=agg(mine);ws[f'A{r}']=g+' Total';ws[f'A{r}'].font=Font(name='Arial',size=9,bold=True);out(a,True);tots.append(dict(label=g+' Total',**{k:a[k] for k in K}))
    for c in cols: ws[f'{c}{r}'].border=Border(top=Side('thin'))
    r+=1;allr+=mine
a=agg(allr);ws[f'A{r}']='Property Total';ws[f'A{r}'].font=Font(name='Arial',size=9,bold=True);out(a,True);tots.append(dict(label='Property Total',**{k:a[k] for k in K}))
for c in cols: ws[f'{c}{r}'].fill=hd
r+=2;ws[f'A{r}']='% Leased = (No Notice + Notice Rented + Vacant Rented) / Units. Avg. Scheduled Rent is of occupied units.'
ws.column_dimensions['A'].width=24
for c in cols[1:]: ws.column_dimensions[c].width=11
wb.save(doc(NAME));save(NAME,'UM',K,rows,tots)
