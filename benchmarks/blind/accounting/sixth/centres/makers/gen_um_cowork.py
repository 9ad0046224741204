# Co-working: workspace mix of two centres, GBP, merged cells, spacer columns, dashes
import random,json
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(2209)
NAME='Project Tandem - App C Workspace Mix'
K=['units','other:Desks Total','other:Desks Sold','pct_occ','total_sf','market','market_total','actual_total','other:Discount to List']
P='£#,##0;(£#,##0);"–"'
S=[('Tandem Fleet Yard, EC4',[('Hot Desk','LG',None,60,51,None,325),('Dedicated Desk','1',None,44,37,2100,525),('Private Office - 2 desk','2',14,28,26,1540,1450),('Private Office - 4 desk','2-3',18,72,64,3780,2750),('Private Office - 6 desk','3',11,66,54,3300,3980),('Private Office - 10 desk','4',6,60,50,2940,6350),('Team Suite (self-contained)','5',2,88,44,4650,26400),('Virtual Office','n/a',96,None,None,None,89)]),
   ('Tandem Quay Street, Manchester',[('Hot Desk','G',None,45,29,None,210),('Dedicated Desk','1',None,36,30,1750,340),('Private Office - 2 desk','1',10,20,18,1120,890),('Private Office - 5 desk','1-2',15,75,65,3900,2080),('Private Office - 8 desk','2',8,64,56,3200,3190),('Event & Meeting Rooms','G',5,None,None,1980,1600)])]
wb=Workbook();ws=wb.active;ws.title='C.1 Mix'
f=lambda b=False,s=10,c='000000',i=False:Font(name='Georgia',size=s,bold=b,color=c,italic=i)
ws.sheet_view.showGridLines=False
for c,w in zip('ABCDEFGHIJKLM',[2,30,8,10,9,9,10,11,2,13,14,14,11]): ws.column_dimensions[c].width=w
ws['B2']='Appendix C - Workspace Mix and Membership Pricing';ws['B2'].font=f(True,14,'1F5C57')
ws['B3']='Project Tandem: acquisition of two flexible-workspace centres. Membership data as at 30 September 2024, prices per calendar month, net of VAT';ws['B3'].font=f(s=9,i=True)
hdr={'B':('Product',),'C':('Floor',),'D':('No. of Units',),'E':('Desks','Total'),'F':('Desks','Sold'),'G':('Desk Occupancy',),'H':('Net Area (sq ft)',),'J':('List Price','per Unit pcm'),'K':('List Price','Total pcm'),'L':('Contracted Fees Total pcm',),'M':('Discount to List',)}
for col,h in hdr.items():
    ws[f'{col}5']=h[0] if not(col in 'FK') else None
    if len(h)==2: ws[f'{col}6']=h[1]
    else: ws.merge_cells(f'{col}5:{col}6')
ws.merge_cells('E5:F5');ws.merge_cells('J5:K5')
for r in (5,6):
    for col in 'BCDEFGHJKLM':
        c=ws[f'{col}{r}'];c.font=f(True,9,'FFFFFF');c.fill=PatternFill('solid',fgColor='1F5C57');c.alignment=Alignment(horizontal='left' if col=='B' else 'center',vertical='center',wrap_text=True)
ws.row_dimensions[5].height=26;ws.row_dimensions[6].height=26
col=dict(zip(K,'DEFGHJKLM'));fmt=dict(zip(K,['#,##0','#,##0','#,##0','0.0%','#,##0',P,P,P,'0.0%']))
rows=[];tots=[];r=7
def put(r,d,b=False):
    for k,cc in col.items():
        c=ws[f'{cc}{r}'];c.alignment=Alignment(horizontal='right');c.font=f(b,9.5)
        if d.get(k) is None:
            c.value=None if b else '–'
        else: c.value=d[k];c.number_format=fmt[k]
def fin(d):
    if d.get(K[1]): d['pct_occ']=round(d[K[2]]/d[K[1]],3)
    d[K[8]]=round(1-d['actual_total']/d['_l'],3);del d['_l'];return {k:v for k,v in d.items() if v is not None}
def add(L):
    o={}
    for k in ('units',K[1],K[2],'total_sf','market_total','actual_total','_l'): o[k]=sum(x.get(k) or 0 for x in L)
    return o
ALL=[]
for sec,L in S:
    ws[f'B{r}']=sec;ws.merge_cells(f'B{r}:M{r}');ws[f'B{r}'].font=f(True,10.5,'1F5C57');ws[f'B{r}'].fill=PatternFill('solid',fgColor='DDEBE9');r+=1
    Q=[]
    for n,fl,u,dk,sold,sf,m in L:
        q=u or dk;mt=m*q;occ=(sold/dk if dk else (1 if n[0]=='V' else .62));lst=mt*occ;at=round(lst*R.uniform(.84,.96))
        d={'units':u,K[1]:dk,K[2]:sold,'total_sf':sf,'market':m,'market_total':mt,'actual_total':at,'_l':lst};Q.append(dict(d));d=fin(d)
        ws[f'B{r}']=n;ws[f'C{r}']=fl;ws[f'B{r}'].font=ws[f'C{r}'].font=f(s=9.5);ws[f'C{r}'].alignment=Alignment(horizontal='center');put(r,d)
        rows.append({'type':n,**d})
        for cc in 'BCDEFGHJKLM': ws[f'{cc}{r}'].border=Border(bottom=Side(style='hair',color='999999'))
        r+=1
    t=fin(add(Q));lab='Sub-total '+sec.split(',')[0];ws[f'B{r}']=lab;ws[f'B{r}'].font=f(True,9.5);put(r,t,True)
    for cc in 'BCDEFGHJKLM': ws[f'{cc}{r}'].border=Border(top=Side(style='thin'))
    tots.append({'label':lab,**t});ALL+=Q;r+=2
t=fin(add(ALL));ws[f'B{r}']='Portfolio Total';ws[f'B{r}'].font=f(True,10);put(r,t,True);tots.append({'label':'Portfolio Total',**t})
for cc in 'BCDEFGHJKLM': ws[f'{cc}{r}'].border=Border(top=Side(style='thin'),bottom=Side(style='double'))
r+=2
for n in ['Notes','1  Hot and dedicated desks are priced per desk; offices, suites, virtual offices and rooms per unit.','2  Discount compares contracted fees with list price of the space sold (meeting rooms: 62% utilisation).','3  Virtual offices occupy no area. Hot-desk area is part of the members\' lounge and is not measured.']:
    ws[f'B{r}']=n;ws[f'B{r}'].font=f(n=='Notes',8.5);r+=1
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'documents/{NAME}.xlsx')
json.dump({'name':NAME+'.xlsx','kind':'UM','planted':None,'money':K,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(tots))
