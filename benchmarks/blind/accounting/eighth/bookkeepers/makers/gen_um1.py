# UK schedule of accommodation by block, xlsx
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
NAME='Schedule of Accommodation - Tannery Yard.xlsx'
COL=['units','other:NIA (average per unit) sq m','sf','total_sf','actual','market','other:Uplift %','annual']
B=[('Block A - Tanner House',[('A1','Studio, 1 person',0,1,6,37.2,895,925),('A2','1 bed 2 person',1,1,14,50.4,1040,1095),('A3','1 bed 2 person (WCH)',1,1,2,58.1,1040,1095),('A4','2 bed 3 person',2,1,10,61.7,1285,1340),('A5','2 bed 4 person',2,2,8,70.3,1365,1425)]),
('Block B - Bark House',[('B1','1 bed 2 person',1,1,9,51.0,1055,1110),('B2','2 bed 4 person',2,2,12,71.2,1380,1450),('B3','3 bed 5 person',3,2,4,86.5,1690,1775),('B4','2 bed duplex, ground floor garden',2,2,3,82.9,1595,1640)]),
('Mews',[('M1','3 bed 5 person house',3,2,5,96.4,1875,1950),('M2','4 bed 6 person house',4,3,2,112.8,2240,2295),('M3','Studio over garage',0,1,1,34.0,None,850)])]
wb=Workbook();ws=wb.active;ws.title='Accommodation'
for c,w in zip('BCDEFGHIJKLMN',(3,38,7,7,8,10,10,11,12,12,9,14,3)): ws.column_dimensions[c].width=w
ws.column_dimensions['A'].width=2;ws.sheet_view.showGridLines=False
F=lambda **k:Font(name='Calibri',size=10,**k)
ws['B2']='TANNERY YARD, LEEDS LS10';ws['B2'].font=Font(name='Calibri',size=16,color='7B3F00')
ws['B3']='Schedule of accommodation and rents at 24 June 2025';ws['B3'].font=F()
ws.merge_cells('G5:H5');ws['G5']='NIA (average per unit)';ws.merge_cells('J5:K5');ws['J5']='Rent per unit (£ pcm)'
H={'B':'','C':'Type','D':'Beds','E':'Baths','F':'No. of\nunits','G':'sq m','H':'sq ft','I':'Total NIA\nsq ft','J':'Passing','K':'Market\n(ERV)','L':'Uplift\n%','M':'ERV\n£ pa'}
for c,t in H.items(): ws[c+'6']=t
ws.row_dimensions[6].height=28
for row in (5,6):
    for c in H:
        x=ws[f'{c}{row}'];x.font=F(bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='7B3F00');x.alignment=Alignment(wrap_text=True,horizontal='left' if c in 'BC' else 'center',vertical='center')
r=7;rows=[];tots=[]
CC=dict(zip(COL,'FGHIJKLM'))
FM={'units':'0','sf':'#,##0','total_sf':'#,##0','actual':'£#,##0','market':'£#,##0','other:Uplift %':'0.0%','annual':'£#,##0',COL[1]:'0.0'}
def put(v,b=False):
    for k,c in CC.items():
        if k in v:
            x=ws[f'{c}{r}'];x.value=v[k];x.number_format=FM[k];x.font=F(bold=b);x.alignment=Alignment(horizontal='right')
    if b:
        for c in H: ws[f'{c}{r}'].border=Border(top=Side(style='thin'));ws[f'{c}{r}'].font=F(bold=True)
def agg(l):
    n=sum(x['units'] for x in l)
    return {'units':n,'sf':round(sum(x['total_sf'] for x in l)/n),'total_sf':sum(x['total_sf'] for x in l),'market':round(sum(x['annual'] for x in l)/12/n),'annual':sum(x['annual'] for x in l)}
al=[]
for bn,l in B:
    ws[f'B{r}']=bn;ws[f'B{r}'].font=F(bold=True,color='7B3F00')
    r+=1;bl=[]
    for t,d,bd,ba,n,m,a,k in l:
        sf=round(m*10.7639)
        v={'units':n,COL[1]:m,'sf':sf,'total_sf':sf*n,'market':k,'annual':k*12*n}
        if a: v['actual']=a;v['other:Uplift %']=round(k/a-1,3)
        else: ws[f'J{r}']='Void';ws[f'J{r}'].alignment=Alignment(horizontal='right');ws[f'J{r}'].font=F(italic=True)
        ws[f'C{r}']=f'{t} {d}';ws[f'D{r}']=bd;ws[f'E{r}']=ba
        for c in 'BCDE': ws[f'{c}{r}'].font=F();ws[f'{c}{r}'].alignment=Alignment(horizontal='left' if c in 'BC' else 'center')
        put(v);v={'type':f'{t} {d}','beds':bd,'baths':ba,**{k:v[k] for k in COL if k in v}}
        rows.append(v);bl.append(v);r+=1
    lab='Total '+bn.split(' - ')[0];ws[f'C{r}']=lab;T=agg(bl);put(T,True);tots.append({'label':lab,**T});al+=bl;r+=2
ws[f'C{r}']='TOTAL / AVERAGE';T=agg(al);put(T,True);tots.append({'label':'TOTAL / AVERAGE',**T})
for c in H: ws[f'{c}{r}'].border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
r+=2
for t in ('Areas measured to RICS Property Measurement 2nd ed. (IPMS 3B less voids); sq ft = sq m x 10.7639, rounded per type.','WCH = wheelchair housing. M3 is being refurbished. Parking let separately under licence.'):
    ws[f'B{r}']=t;ws[f'B{r}'].font=Font(name='Calibri',size=8,italic=True);r+=1
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME));save(NAME,'UM',COL,rows,tots)
