# Apartment acquisition/asset-manager model, openpyxl: 'Unit Mix' tab among assumptions; grouped headers; formulas written with cached values not needed (plain values)
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.worksheet.properties import PageSetupProperties
from common import *
D="""S0|Studio|1.0|12|498|1315|1288|12|11
A1|1|1.0|36|642|1465|1421|34|35
A1-R|1|1.0|18|642|1615|1590|17|18
A2|1|1.0|48|705|1540|1478|45|46
A2-R|1|1.0|22|705|1690|1662|22|22
A3 Den|1|1.0|10|824|1725|1698|9|9
B1|2|1.0|28|910|1810|1742|26|27
B2|2|2.0|44|1012|1925|1871|41|41
B2-R|2|2.0|26|1012|2095|2048|25|26
B3|2|2.0|16|1088|2010|1963|15|16
B4 TH|2|2.5|8|1216|2260|2195|8|8
C1|3|2.0|20|1285|2395|2322|18|19
C1-R|3|2.0|6|1285|2590|2561|6|6""".split('\n')
wb=openpyxl.Workbook(); a=wb.active; a.title='Assumptions'
for i,(k,v) in enumerate([('Property','Palisade Creek Apartments'),('City','Aurora, CO'),('Year Built',1998),('Hold (yrs)',5),('Purchase Price',71500000),('Exit Cap',.0525),('Rent Growth',.03)],2): a.cell(i,2,k); a.cell(i,3,v)
a.column_dimensions['B'].width=16; a.column_dimensions['C'].width=28
a['C7'].number_format='0.00%'; a['C8'].number_format='0.0%'; a['C6'].number_format='$#,##0'
ws=wb.create_sheet('Unit Mix'); ws.sheet_view.showGridLines=False
f8=lambda **k: Font(name='Garamond',size=11,**k); grey=PatternFill('solid',fgColor='404040'); lt=PatternFill('solid',fgColor='EDEDED'); t=Side(style='thin'); 
ws['B2']='Palisade Creek Apartments'; ws['B2'].font=f8(bold=True); ws['B2'].font=Font(name='Garamond',size=16,bold=True); ws['B3']='Unit mix per rent roll dated 5/6/2025'; ws['B3'].font=f8(italic=True)
M=['units','pct_units','sf','total_sf','market','market_sf','market_total','actual','actual_sf','actual_total','ltl','occupied','pct_occ','pct_leased']
H=['Type','Bed','Bath','# Units','% of Units','Avg SF','Total SF','Per Unit','Per SF','Total','Per Unit','Per SF','Total','Loss to Lease','Occ. Units','% Occ','% Leased']
cols='BCDEFGHJKLMNOPQRS'   # I is a spacer
for rng,x in (('B5:D5',''),('J5:L5','Market Rent'),('M5:O5','In-Place Rent'),('Q5:S5','Occupancy')):
    ws.merge_cells(rng); ws[rng[:2]]=x
for c in 'BCDEFGHJKLMNOPQRS':
    for r in (5,6): ws[f'{c}{r}'].fill=grey; ws[f'{c}{r}'].font=f8(bold=True,color='FFFFFF'); ws[f'{c}{r}'].alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
for c,h in zip(cols,H): ws[f'{c}6']=h
ws.merge_cells('B5:D5'); ws.row_dimensions[6].height=32; 
nc=dict(zip(M,cols[3:])); fm={'units':'0','pct_units':'0.0%','sf':'#,##0','total_sf':'#,##0','market':'$#,##0','market_sf':'$0.00','market_total':'$#,##0','actual':'$#,##0','actual_sf':'$0.00','actual_total':'$#,##0','ltl':'0.0%','occupied':'0','pct_occ':'0.0%','pct_leased':'0.0%'}
rec=[]; 
for l in D:
    y,b,ba,u,s,mk,ac,oc,le=l.split('|'); rec.append((y,b,ba,*map(int,(u,s,mk,ac,oc,le))))
TU=sum(r[3] for r in rec)
def vals(g):
    U=sum(r[3] for r in g); S=sum(r[3]*r[4] for r in g); MK=sum(r[3]*r[5] for r in g); O=sum(r[7] for r in g); AC=sum(r[6]*r[7] for r in g); ACU=sum(r[6]*r[3] for r in g); L=sum(r[8] for r in g)
    return dict(units=U,pct_units=U/TU,sf=S/U,total_sf=S,market=MK/U,market_sf=MK/S,market_total=MK,actual=AC/O,actual_sf=AC/sum(r[7]*r[4] for r in g),actual_total=AC,
      ltl=1-(AC/sum(r[5]*r[7] for r in g)),occupied=O,pct_occ=O/U,pct_leased=L/U)
def truth(v):
    o={}
    for k in M:
        x=v[k]
        if '%' in fm[k]: x=round(x*100,1)
        elif '0.00' in fm[k]: x=round(x,2)
        else: x=round(x)
        o[k]=x
    return o
def put(r,v,**k):
    for key,c in nc.items():
        d=3 if '%' in fm[key] else 2 if '0.00' in fm[key] else 0
        x=ws[f'{c}{r}']; x.value=round(v[key],d) if d else int(round(v[key])); x.number_format=fm[key]; x.font=f8(**k); x.alignment=Alignment(horizontal='right')
rows=[]; T=[]; r=7
for b in ('Studio','1','2','3'):
    g=[q for q in rec if q[1]==b]
    for q in g:
        v=vals([q]); put(r,v); ws[f'B{r}']=q[0]; ws[f'C{r}']=b if b=='Studio' else int(b); ws[f'D{r}']=float(q[2]); ws[f'D{r}'].number_format='0.0'
        for c in 'BCD': ws[f'{c}{r}'].font=f8(); ws[f'{c}{r}'].alignment=Alignment(horizontal='center' if c!='B' else 'left')
        rows.append({'type':q[0],'beds':b,'baths':q[2],**truth(v)}); r+=1
    if len(g)>1:
        lab={'1':'One Bedroom','2':'Two Bedroom','3':'Three Bedroom'}[b]; v=vals(g); put(r,v,italic=True); ws[f'B{r}']=lab; ws[f'B{r}'].font=f8(italic=True)
        for c in cols: ws[f'{c}{r}'].fill=lt; ws[f'{c}{r}'].border=Border(top=t)
        T.append({'label':lab,**truth(v)}); r+=1
v=vals(rec); put(r,v,bold=True); ws[f'B{r}']='Total / Average'; ws[f'B{r}'].font=f8(bold=True); T.append({'label':'Total / Average',**truth(v)})
for c in cols: ws[f'{c}{r}'].border=Border(top=t,bottom=Side(style='double'))
ws[f'B{r+2}']='In-place rent is over occupied units only. Loss to lease is of occupied units at market. -R denotes renovated interior.'; ws[f'B{r+2}'].font=f8(italic=True)
for c,w in zip('ABCDEFGHIJKLMNOPQRS',(2,17,8,7,8,8,9,10,2,10,8,12,10,8,12,9,8,8,9)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True); wb.active=1
f='a34a_um_palisade_creek.xlsx'; wb.save(doc(f))
save(f,'UM',M,rows,T,'MULTIFAMILY','acquisition model unit mix tab, grouped headers, bedroom subtotals, spacer column')
