# lender's application form, build-to-rent, xlsx
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
NAME='BTR Loan Application - Exhibit C Unit Mix (Fenwick Glen).xlsx'
# plan, beds, baths, sf, homes, occ, inplace, market, concess, garage
D=[('Aspen - attached',2,2,1048,16,15,1795,1850,'1-car'),('Birch - attached',2,2.5,1184,22,22,1912,1950,'1-car'),('Birch - end unit',2,2.5,1184,8,8,1968,2025,'1-car'),
('Cedar - detached',3,2,1362,24,22,2144,2195,'2-car'),('Cedar w/ fenced yard',3,2,1362,11,11,2231,2295,'2-car'),('Dogwood - detached',3,2.5,1548,19,18,2308,2395,'2-car'),
('Elm - detached',4,2.5,1786,13,12,2566,2650,'2-car'),('Elm - corner lot',4,2.5,1786,4,4,2640,2725,'2-car'),('Model / leasing home',3,2,1362,1,0,None,2195,'2-car')]
wb=Workbook(); ws=wb.active; ws.title='Exh C'
nw=wb.create_sheet('Instructions')
for i,t in enumerate(['EXHIBIT C - INSTRUCTIONS','1. Report one line for each floor plan.','2. In-place rent is the average contract rent of occupied homes, excluding pet rent and fees.','3. Market rent must agree with the latest leasing matrix.','4. Attach the certified rent roll dated within 30 days.'],1): nw.cell(i,1,t)
nw.column_dimensions['A'].width=90
t=Side(style='thin'); box=Border(left=t,right=t,top=t,bottom=t)
def put(a,v,b=False,al=None,nf=None,fill=None,bd=False,color=None,wrap=False,sz=10):
    k=ws[a]; k.value=v; k.font=Font(name='Cambria',size=sz,bold=b,color=color)
    k.alignment=Alignment(horizontal=al,vertical='center',wrap_text=wrap)
    if nf: k.number_format=nf
    if fill: k.fill=PatternFill('solid',fgColor=fill)
    if bd: k.border=box
ws.merge_cells('B2:N2'); put('B2','HARROWGATE LIFE INSURANCE COMPANY  -  Mortgage Loan Application',True,'center',sz=13)
ws.merge_cells('B3:N3'); put('B3','EXHIBIT C: UNIT MIX AND RENT SCHEDULE',True,'center')
for r,(a,b,c,d) in enumerate([('Property:','Fenwick Glen (Build-to-Rent)','Rent roll date:','08/29/2025'),('Location:','Murfreesboro, TN','Date opened:','May 2023'),('Borrower:','FG Cottages Owner, LLC','Completed by:','T. Aldous')],5):
    put(f'B{r}',a,True); put(f'C{r}',b,color='1F4E9E'); put(f'I{r}',c,True); put(f'K{r}',d,color='1F4E9E')
H=['Floor plan','Beds','Baths','Garage','Avg. heated SF','No. of homes','Occupied','Vacant','% Occupied','Avg. in-place rent / mo.','In-place rent PSF','Market rent / mo.','Annual market rent']
L='BCDEFGHIJKLMN'
ws.merge_cells('B9:F9'); ws.merge_cells('G9:J9'); ws.merge_cells('K9:N9')
for a,x in (('B9','Description'),('G9','Occupancy'),('K9','Rents')): put(a,x,True,'center',fill='BFD3C1',bd=True)
for l in L: ws[f'{l}9'].border=box
for l,h in zip(L,H): put(f'{l}10',h,True,'center',fill='DDE8DE',bd=True,wrap=True,sz=9)
ws.row_dimensions[10].height=40
keys=['beds','baths','sf','units','occupied','vacant','pct_occ','actual','actual_sf','market','other:Annual market rent']
NF={'sf':'#,##0','pct_occ':'0.0%','actual':'$#,##0','actual_sf':'$0.00','market':'$#,##0','other:Annual market rent':'$#,##0'}
cl={'beds':'C','baths':'D','sf':'F','units':'G','occupied':'H','vacant':'I','pct_occ':'J','actual':'K','actual_sf':'L','market':'M','other:Annual market rent':'N'}
rows=[];r=11
def out(r,v,b=False):
    for k,x in v.items():
        y=x/100 if k=='pct_occ' else x
        put(f'{cl[k]}{r}',y,b,'center' if k in('beds','baths','units','occupied','vacant') else 'right',NF.get(k))
for p,be,ba,sf,n,o,a,m,g in D:
    v=dict(beds=be,baths=ba,sf=sf,units=n,occupied=o,vacant=n-o,pct_occ=round(o/n*100,1))
    if a: v['actual']=a; v['actual_sf']=round(a/sf,2)
    v['market']=m; v['other:Annual market rent']=m*n*12
    put(f'B{r}',p); put(f'E{r}',g,al='center'); out(r,v)
    for l in L: ws[f'{l}{r}'].border=box
    if not a: put(f'K{r}','n/a',al='center',bd=True)
    rows.append(dict(type=p,**v)); r+=1
for _ in range(3):
    for l in L: ws[f'{l}{r}'].border=box
    r+=1
u=sum(d[4] for d in D); o=sum(d[5] for d in D); S=sum(d[3]*d[4] for d in D)
oa=sum(d[5]*(d[6] or 0) for d in D); os_=sum(d[5]*d[3] for d in D)
tv={'sf':round(S/u),'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'actual':round(oa/o),'actual_sf':round(oa/os_,2),'market':round(sum(d[4]*d[7] for d in D)/u),'other:Annual market rent':sum(d[4]*d[7]*12 for d in D)}
put(f'B{r}','TOTAL / WEIGHTED AVG.',True); out(r,tv,True)
for l in L: ws[f'{l}{r}'].border=box; ws[f'{l}{r}'].fill=PatternFill('solid',fgColor='DDE8DE')
totals=[dict(label='TOTAL / WEIGHTED AVG.',**tv)]
ws.merge_cells(f'B{r+2}:N{r+2}'); put(f'B{r+2}','Averages weighted by homes; in-place averages weighted by occupied homes. Model home is excluded from in-place rent and counted as vacant.',sz=8)
put(f'B{r+4}','Borrower certification: ______________________'); put(f'K{r+4}','Date: ___________')
ws.column_dimensions['A'].width=2
for l,w in zip(L,[25,7,7,9,10,9,10,9,11,13,11,12,14]): ws.column_dimensions[l].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME))
save(NAME,'UM',None,keys,rows,totals,'life insurer loan application exhibit, build-to-rent unit mix form, xlsx with boxes and blank form rows',False)
print(totals)
