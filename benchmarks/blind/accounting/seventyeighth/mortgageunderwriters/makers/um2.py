# Limited-service hotel guestroom matrix out of an appraisal workbook: small, keys by floor
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from h import *
N='Hotel_Improvement_Exhibits_rev2.xlsx'
D=[('King Standard',(6,14,14,14),312,159),('King Study',(0,4,4,6),338,169),('Two Queen Standard',(8,15,15,12),336,164),('Two Queen w/ Sofa Sleeper',(0,2,2,2),402,184),
('ADA King - Roll-in Shower',(2,1,1,0),344,159),('ADA Two Queen - Tub',(1,1,1,1),360,164),('King Whirlpool Suite',(0,0,0,2),455,229)]
wb=Workbook();w0=wb.active;w0.title='Site & Bldg';ws=wb.create_sheet('Guestroom Mix')
for i,(a,b) in enumerate([('EXHIBIT A - IMPROVEMENT SUMMARY',None),('Property','Willow Fork Inn & Suites'),('Year opened / renovated','2008 / 2021'),('Stories','4, interior corridor'),('Gross building area (SF)',66850),('Land area (acres)',2.31),('Parking spaces',131),('Meeting space (SF)',640),('Pool','Indoor')],2):
    w0.cell(i,2,a).font=Font(bold=(i==2));
    if b is not None:w0.cell(i,3,b)
w0.column_dimensions['B'].width=34;w0.column_dimensions['C'].width=28
K=['other:Keys by Floor 1','other:Keys by Floor 2','other:Keys by Floor 3','other:Keys by Floor 4','units','pct_units','sf','total_sf','other:Rack Rate']
f=lambda **k:Font(name='Garamond',size=11,**k)
th=Side(style='thin');dbl=Side(style='double')
ws['C2']='EXHIBIT B';ws['C2'].font=f(bold=True,size=None) if 0 else Font(name='Garamond',size=13,bold=True)
ws['C3']='Guestroom Configuration - Willow Fork Inn & Suites';ws['C3'].font=f(bold=True)
ws['C4']='Inspected March 18, 2026';ws['C4'].font=f(italic=True)
fill=PatternFill('solid',fgColor='EFEBDD')
for c,t in [('C','Room Type'),('H','Total Keys'),('I','% of Mix'),('J','Room Size (SF)'),('K','Total SF'),('M','Rack Rate')]:
    ws.merge_cells(f'{c}6:{c}7');ws[f'{c}6']=t
ws.merge_cells('D6:G6');ws['D6']='Keys by Floor'
for c,n in zip('DEFG',(1,2,3,4)):ws[f'{c}7']=n
for r in (6,7):
    for c in 'CDEFGHIJKM':
        x=ws[f'{c}{r}'];x.font=f(bold=True);x.fill=fill;x.alignment=Alignment(horizontal='left' if c=='C' else 'center',vertical='center',wrap_text=True);x.border=Border(top=th if r==6 else None,bottom=th if r==7 else None)
tot=sum(sum(a[1]) for a in D);rows=[];r=8
for t,fl,sf,rk in D:
    u=sum(fl);ws[f'C{r}']=t
    d={'type':t,**{k:(n or None) for k,n in zip(K,fl)},'units':u,'pct_units':round(u/tot*100,1),'sf':sf,'total_sf':u*sf,'other:Rack Rate':rk}
    for c,n in zip('DEFG',fl):ws[f'{c}{r}']=n if n else '—'
    ws[f'H{r}']=u;ws[f'I{r}']=u/tot;ws[f'J{r}']=sf;ws[f'K{r}']=u*sf;ws[f'M{r}']=rk;rows.append(d)
    r+=1
T={k:sum(a[1][i] for a in D) for i,k in enumerate(K[:4])};ts=sum(sum(a[1])*a[2] for a in D);tr=sum(sum(a[1])*a[3] for a in D)
T.update(units=tot,pct_units=100.0,sf=round(ts/tot),total_sf=ts);T['other:Rack Rate']=round(tr/tot,2)
ws[f'C{r}']='Total / Wtd. Avg.'
for c,k in zip('DEFG',K):ws[f'{c}{r}']=T[k]
ws[f'H{r}']=tot;ws[f'I{r}']=1;ws[f'J{r}']=ts/tot;ws[f'K{r}']=ts;ws[f'M{r}']=tr/tot
for q in range(8,r+1):
    for c in 'CDEFGHIJKM':
        x=ws[f'{c}{q}'];x.font=f(bold=(q==r));x.alignment=Alignment(horizontal='left' if c=='C' else 'center')
        if q==r:x.border=Border(top=th,bottom=dbl)
    ws[f'I{q}'].number_format='0.0%';ws[f'J{q}'].number_format='#,##0';ws[f'K{q}'].number_format='#,##0';ws[f'M{q}'].number_format='"$"#,##0' if q<r else '"$"#,##0.00'
ws[f'C{r+2}']='Source: as-built plans, PMS room inventory. Room 114 (manager\'s apartment) is not in the count. Rack rates are non-seasonal weekday.';ws[f'C{r+2}'].font=Font(name='Garamond',size=9,italic=True)
for c,w in dict(A=2,B=2,C=30,D=6,E=6,F=6,G=6,H=9,I=9,J=11,K=11,L=2,M=10).items():ws.column_dimensions[c].width=w
ws.row_dimensions[6].height=18;ws.row_dimensions[7].height=18;ws.sheet_view.showGridLines=False;wb.active=1
w0.page_setup.fitToHeight=0;w0.sheet_properties.pageSetUpPr.fitToPage=True
w0.sheet_view.tabSelected=False
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
print(T);save(N,'UM','appraisal exhibit: hotel guestroom matrix by floor, small, second sheet, offset start',True,None,K,rows,[dict(label='Total / Wtd. Avg.',**T)])
