from common import *
import openpyxl
from openpyxl.styles import *
N='um_lomond_and_leven_homes.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='Homes & rents'
L=[('2 apt tenement flat',1,48,47,45.5,40120,None,57500),('2 apt new build flat',1,36,36,50.2,43275,52360,61000),('3 apt tenement flat',2,62,60,62.8,44860,None,72500),('3 apt new build flat',2,54,54,68.1,49735,66350,79500),('3 apt cottage flat',2,28,27,71.4,47640,None,75000),('3 apt amenity bungalow',2,12,12,66.0,50210,None,77500),('4 apt terraced',3,67,66,86.3,54190,79630,95000),('4 apt semi-detached',3,41,41,91.7,56825,79630,102500),('5 apt semi-detached',4,15,15,109.5,61340,None,127500),('5 apt wheelchair house',4,4,3,124.0,64200,None,135000),('MMR 2 apt flat',1,20,20,50.2,51800,52360,61000),('MMR 3 apt flat',2,32,31,68.1,65700,66350,79500)]
K=['beds','units','occupied','vacant','sf','actual','actual_total','other:LHA rate (BRMA) £/month','market','other:Rent as % of market']
for k,w in zip('BCDEFGHIJKL',(27,7,8,7,7,9,12,14,13,12,11)): ws.column_dimensions[k].width=w
ws.column_dimensions['A'].width=2
ws['B2']='LOMOND & LEVEN HOMES';ws['B2'].font=Font(name='Georgia',size=15,bold=True,color='00594C')
ws['B3']='Charity no. SC-pending | Schedule 2: security pool, homes by type with monthly rents at 1 September 2026';ws['B3'].value='Schedule 2: security pool, homes by type with monthly rents at 1 September 2026';ws['B3'].font=Font(name='Georgia',italic=True)
H1={'B':'House type','C':'Beds','D':'Homes','G':'Avg area','H':'Current rent','J':'LHA rate (BRMA)','K':'Market rent','L':'Rent as % of market'}
fill=PatternFill('solid',fgColor='CFE5DF');ct=Alignment(horizontal='center',vertical='center',wrap_text=True)
for k in 'BCDEFGHIJKL':
    for r in(5,6):ws[f'{k}{r}'].fill=fill;ws[f'{k}{r}'].font=Font(name='Georgia',bold=True,size=10);ws[f'{k}{r}'].alignment=ct
for k,v in H1.items():ws[f'{k}5']=v
for k,v in dict(D='Total',E='Let',F='Void',G='m²',H='£/month',I='All homes £/month',J='£/month',K='£/month').items():ws[f'{k}6']=v
ws.merge_cells('D5:F5');ws.merge_cells('H5:I5');ws.merge_cells('B5:B6');ws.merge_cells('C5:C6');ws.merge_cells('L5:L6');ws.row_dimensions[5].height=30;ws.row_dimensions[6].height=30
r=7;rows=[];T=[0]*5
fn=Font(name='Georgia',size=10)
for ty,bd,u,o,a,c,lha,mk in L:
    pct=round(c/mk*100,1);vals=[ty,bd,u,o,u-o,a,p(c),p(c*u),p(lha) if lha else None,p(mk),pct/100]
    for k,v,nf in zip('BCDEFGHIJKL',vals,['@','0','0','0','0','0.0','#,##0.00','#,##0.00','#,##0.00','#,##0.00','0.0%']):
        ws[f'{k}{r}']=v;ws[f'{k}{r}'].number_format=nf;ws[f'{k}{r}'].font=fn
    d=dict(type=ty);d.update({k:v for k,v in zip(K[:-1],vals[1:-1]) if v is not None});d[K[-1]]=pct;rows.append(d)
    T=[x+y for x,y in zip(T,(u,o,u-o,c*u,mk*u))];r+=1
ws[f'B{r}']='Total / weighted average'
tv=dict(D=T[0],E=T[1],F=T[2],H=round(T[3]/T[0]/100,2),I=p(T[3]),K=round(T[4]/T[0]/100,2),L=round(T[3]/T[4],3))
for k in 'BCDEFGHIJKL':
    x=ws[f'{k}{r}'];x.value=tv.get(k,x.value);x.font=Font(name='Georgia',size=10,bold=True);x.border=Border(top=Side(style='medium'),bottom=Side(style='medium'));x.number_format={'L':'0.0%'}.get(k,'#,##0.00' if k in 'HIK' else '0')
t=dict(label='Total / weighted average',units=T[0],occupied=T[1],vacant=T[2],actual=tv['H'],actual_total=tv['I'],market=tv['K']);t[K[-1]]=round(tv['L']*100,1)
for i,x in enumerate(['MMR: mid-market rent, let through L&L Lettings Ltd on private residential tenancies. All others Scottish secure tenancies.','LHA shown only where the letting is linked to the Local Housing Allowance rate. Apt counts living room as an apartment.','Annual rent, whole pool: £'+f'{T[3]*12/100:,.2f}']):
    ws[f'B{r+2+i}']=x;ws[f'B{r+2+i}'].font=Font(name='Georgia',size=9,italic=True)
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0;ws.sheet_view.showGridLines=False
wb.save(D(N));save(N,'UM',K,rows,[t],'Scottish association security schedule: apt types, monthly rents, LHA, market, two-line merged header')
