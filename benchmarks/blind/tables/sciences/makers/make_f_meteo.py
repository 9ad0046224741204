# LibreOffice Calc prints: climate normals (landscape) -> meteo_normals.pdf
import json, subprocess
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
wb=Workbook(); ws=wb.active; ws.title='Normals'
M=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
cells=[]
f=lambda **k: Font(name='Liberation Sans Narrow',size=9,**k)
ws['A1']='Solberg Airfield (station 91-447), 59°12′N 11°03′E, 38 m: climate normals 1991–2020'; ws['A1'].font=Font(name='Liberation Sans',size=12,bold=True)
R0=3
thin=Side(style='thin',color='808080'); med=Side(style='medium')
def put(r,c,v,b=False,it=False,al=None,cs=1,text=None,nf=None):
    x=ws.cell(R0+r,c+1,v); x.font=f(bold=b,italic=it); x.alignment=Alignment(horizontal=al or('left' if c==0 else 'right'),vertical='center',wrap_text=(c==0))
    if nf: x.number_format=nf
    if cs>1: ws.merge_cells(start_row=R0+r,start_column=c+1,end_row=R0+r,end_column=c+cs)
    cells.append([r,c,r,c+cs-1,text if text is not None else str(v)])
for i,m in enumerate(['Element']+M+['Year']): put(0,i,m,b=True)
rows=[('S','Temperature (°C)'),
('Mean daily maximum',[.4,.9,4.9,10.6,16.4,19.9,22.1,20.7,15.9,9.8,5.0,1.7],'mean',1),
('Mean daily minimum',[-5.2,-5.4,-2.9,1.2,6.0,10.1,12.4,11.6,7.9,3.4,-.2,-3.7],'mean',1),
('Absolute maximum',[11.8,12.9,18.4,24.6,29.0,32.3,33.7,31.9,26.4,19.9,15.1,11.2],'max',1),
('Absolute minimum',[-26.1,-25.4,-20.8,-9.9,-3.3,.8,4.2,2.4,-3.8,-9.4,-17.0,-23.6],'min',1),
('S','Precipitation'),
('Mean total (mm)',[68,51,49,46,58,74,82,96,89,104,97,78],'sum',0),
('Greatest in one day (mm)',[38,29,31,28,44,52,67,71,58,63,49,41],'max',0),
('Days with 1 mm or more',[11.2,8.6,8.1,7.9,8.4,9.6,10.1,10.8,10.2,12.3,12.8,11.7],'sum',1),
('Days with snow lying at 07 UTC',[18.4,17.1,9.8,1.2,0,0,0,0,0,.3,4.1,13.2],'sum',1),
('S','Other'),
('Bright sunshine (hours)',[41,75,138,189,248,259,256,217,150,92,48,32],'sum',0),
('Mean wind speed (m/s)',[4.8,4.4,4.3,4.1,3.9,3.8,3.5,3.5,3.9,4.4,4.7,4.9],'mean',1),
('Days with fog (visibility below 1000 m)',[5.1,4.4,3.9,2.0,1.1,.8,.7,1.3,2.9,4.6,5.2,5.5],'sum',1)]
r=1
for x in rows:
    if x[0]=='S':
        put(r,0,x[1],b=True,it=True,cs=14); ws.cell(R0+r,1).fill=PatternFill('solid',fgColor='DCE6F1')
    else:
        put(r,0,x[0])
        v=x[1]; y={'mean':sum(v)/12,'max':max(v),'min':min(v),'sum':sum(v)}[x[2]]
        nf='0.0' if x[3] else '0'
        for i,q in enumerate(v+[round(y+1e-9,x[3])]):
            if q==0 and x[3] and 'snow' in x[0]: put(r,i+1,'–',text='–')
            else: put(r,i+1,q,nf=nf,text=(f'{q:.1f}' if x[3] else f'{q:d}' if isinstance(q,int) else f'{q:.0f}'),b=(i==12))
    r+=1
n=r
for c in range(14):
    ws.cell(R0,c+1).border=Border(top=med,bottom=thin); ws.cell(R0+n-1,c+1).border=Border(bottom=med)
for rr in range(R0,R0+n):
    x=ws.cell(rr,14); b=x.border; x.border=Border(left=thin,top=b.top,bottom=b.bottom); ws.row_dimensions[rr].height=17
for rr in(R0+n-1,R0+10): ws.row_dimensions[rr].height=27
ws.cell(R0+n,1,'Source: observer’s registers, checked against the automatic station since 2004. Absolute values are from 1954–2020.').font=Font(name='Liberation Sans',size=8,italic=True)
ws.column_dimensions['A'].width=24
for i in range(13): ws.column_dimensions['BCDEFGHIJKLMN'[i]].width=7.4
# second table below: extremes as text
cells1=cells; n1=n; cells=[]; R0=R0+n+3
ws.cell(R0-1,1,'Notable weather events at the airfield').font=Font(name='Liberation Sans',size=10,bold=True)
spans=[(0,1),(1,2),(3,2),(5,9)]
ev=[['Date','Event','Value','What was observed'],
['16–17 Oct 1987','Gale','38.2 m/s','Gust at 03:40 UTC; roof of hangar 2 lost, mast of the anemometer bent'],
['5 Aug 1997','Heat','33.4 °C','Highest value of the month until 2018'],
['22 Jan 2004','Frost','−26.1 °C','Clear sky with 31 cm of snow; fog over the estuary from 06 UTC'],
['29 Aug 2011','Rain','71 mm','Of which 44 mm within two hours; runway closed'],
['11 Mar 2013','Snow','54 cm','Greatest depth since the beginning of the record']]
for i,e in enumerate(ev):
    for j,(v,(c0,w)) in enumerate(zip(e,spans)):
        x=ws.cell(R0+i,c0+1,v); x.font=f(bold=(i==0)); x.alignment=Alignment(horizontal='left',vertical='center')
        if w>1: ws.merge_cells(start_row=R0+i,start_column=c0+1,end_row=R0+i,end_column=c0+w)
        for k in range(w): ws.cell(R0+i,c0+1+k).border=Border(top=thin,bottom=thin,left=thin if k==0 else None,right=thin if k==w-1 else None)
        cells.append([i,j,i,j,v])
    ws.row_dimensions[R0+i].height=15
ps=ws.page_setup; ps.orientation='landscape'; ps.paperSize=9; ps.fitToWidth=1; ps.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.oddFooter.center.text='Climatological Yearbook, p. 112'
wb.save('meteo_normals.xlsx')
subprocess.run('nice soffice --headless -env:UserInstallation=file:///tmp/docextract-tables-lo --convert-to pdf meteo_normals.xlsx 2>/dev/null',shell=True)
T=[dict(page=1,bbox=None,n_rows=n1,n_cols=14,cells=cells1),dict(page=1,bbox=None,n_rows=len(ev),n_cols=4,cells=cells)]
import makebox; makebox.boxes(T,'meteo_normals.pdf')
T[1]['bbox'][2]=T[0]['bbox'][2]
json.dump(dict(suite='t1',doc='meteo_normals',pdf='meteo_normals.pdf',kind='generated',complete=True,tables=T),open('meteo_normals.truth.json','w'),ensure_ascii=False,indent=1)
