# UM 3: senior living mix by care level; sections each with own header; bd/ba text cell; some counts as text
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(3403)
NAME='cedarmere_rates_census_2024Q2.xlsx'
S=[('INDEPENDENT LIVING - The Terraces',[('Alder','0/1',14,455,2995),('Birch','1/1',38,612,3620),('Birch Deluxe','1/1',16,690,3895),('Cedar','2/1',9,845,4480),('Cedar Premier','2/2',18,980,4975),('Garden Cottage','2/2',8,1240,5650)]),
('ASSISTED LIVING - The Commons',[('Studio','0/1',22,340,4310),('Studio Deluxe','0/1',10,395,4650),('Classic','1/1',26,510,5275),('Classic w/ Balcony','1/1',7,535,5495),('Companion Suite (per bed)','1/1',12,298,3385),('Grand','2/1',6,760,6390)]),
('MEMORY CARE - Lantern House',[('Private Suite','0/1',18,285,7150),('Large Private Suite','0/1',6,330,7625),('Shared Suite (per bed)','0/1',8,205,5480)])]
K=['units','occupied','vacant','pct_occ','sf','market','actual','other:Avg Care','other:2nd Person','actual_total']
HD=['Suite Style','Bd/Ba','# of\nUnits','Occ.','Vac.','Occ. %','Sq. Ft.','Market\nRate','In-Place\nBase Rent','Avg\nCare','2nd\nPerson','Total In-Place\nBase / Month']
wb=Workbook(); ws=wb.active; ws.title='Q2 2024'
F=lambda **k:Font(name='Verdana',size=k.pop('size',9),**k)
ws.merge_cells('A1:L1'); ws['A1']='CEDARMERE  -  Unit Mix, Rates & Census'; ws['A1'].font=F(size=12,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:L2'); ws['A2']='as of June 30, 2024 midnight census'; ws['A2'].font=F(size=8); ws['A2'].alignment=Alignment(horizontal='center')
thin=Side(style='thin',color='7F7F7F'); box=Border(left=thin,right=thin,top=thin,bottom=thin)
NF={'pct_occ':'0%','sf':'#,##0','market':'#,##0','actual':'#,##0','other:Avg Care':'#,##0','other:2nd Person':'#,##0','actual_total':'$#,##0'}
C=dict(zip(K,'CDEFGHIJKL'))
def put(r,d,b=False,text=False):
    for k,v in d.items():
        if k in C:
            q=ws[f'{C[k]}{r}']
            if text and k in('units','occupied','vacant'): q.value=str(v)
            else: q.value=v; q.number_format=NF.get(k,'0')
    for cl in'ABCDEFGHIJKL': ws[f'{cl}{r}'].font=F(bold=b); ws[f'{cl}{r}'].border=box; ws[f'{cl}{r}'].alignment=Alignment(horizontal='left' if cl=='A' else 'center' if cl in'BCDEF' else 'right')
def agg(M):
    u=sum(q['units'] for q in M);o=sum(q['occupied'] for q in M)
    d={'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u,2),'sf':round(sum(q['sf']*q['units'] for q in M)/u),'market':round(sum(q['market']*q['units'] for q in M)/u),'actual':round(sum(q['actual_total'] for q in M)/o)}
    cr=[q for q in M if 'other:Avg Care' in q]
    if cr: d['other:Avg Care']=round(sum(q['other:Avg Care']*q['occupied'] for q in cr)/sum(q['occupied'] for q in cr))
    d['actual_total']=sum(q['actual_total'] for q in M); return d
r=4; rows=[];tots=[]
for si,(sec,L) in enumerate(S):
    ws.merge_cells(f'A{r}:L{r}'); ws[f'A{r}']=sec; ws[f'A{r}'].font=F(size=10,bold=True,color='FFFFFF'); ws[f'A{r}'].fill=PatternFill('solid',fgColor=('4E6B3A','8A6D1B','5C3D6E')[si]); r+=1
    for cl,t in zip('ABCDEFGHIJKL',HD):
        q=ws[f'{cl}{r}']; q.value=t; q.font=F(size=8,bold=True); q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); q.border=box; q.fill=PatternFill('solid',fgColor='EDEDED')
    ws.row_dimensions[r].height=26; r+=1; mine=[]
    for t,bb,u,sf,mk in L:
        o=round(u*R.uniform(.75,1)); ip=round(mk*R.uniform(.9,1.01))
        d={'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u+1e-9,2),'sf':sf,'market':mk,'actual':ip}
        if si: d['other:Avg Care']=R.randint(640,1180) if si==1 else R.randint(1250,1900)
        if 'per bed' not in t and bb!='0/1': d['other:2nd Person']=(950,1250,0)[si]
        d['actual_total']=ip*o
        ws[f'A{r}']=t; ws[f'B{r}']=bb.replace('/',' / '); put(r,d,text=si==1)
        rows.append({'type':t,'beds':int(bb[0]),'baths':int(bb[2]),**d}); mine.append(d); r+=1
    lab={0:'IL Total / Avg',1:'AL Total / Avg',2:'MC Total / Avg'}[si]; d=agg(mine)
    ws[f'A{r}']=lab; put(r,d,True); tots.append({'label':lab,**d}); r+=2
d=agg(rows); ws[f'A{r}']='Campus Total / Avg'; put(r,d,True); tots.append({'label':'Campus Total / Avg',**d})
for cl in'ABCDEFGHIJKL': ws[f'{cl}{r}'].fill=PatternFill('solid',fgColor='DDDDDD')
r+=2
for s in('Companion and shared suites are counted by bed.','Avg Care and 2nd Person fees are billed in addition to base rent and are not in Total In-Place Base.','Prepared by: T. Lindgren, Regional Operations Accountant'):
    ws[f'A{r}']=s; ws[f'A{r}'].font=F(size=8); r+=1
for cl,w in zip('ABCDEFGHIJKL',(29,9,8,8,8,9,9,10,12,9,10,16)): ws.column_dimensions[cl].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME)); save(NAME,'UM',K,rows,tots)
