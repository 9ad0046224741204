from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
r1=lambda x:round(x+1e-9,1); r0=lambda x:int(x+.5)
# type, bd, ba, sf, units, occ, vac leased, notice unrented, market, actual avg
D=[('S1 - Aspen',0,1,538,18,17,1,1,1385,1342),('S2 - Aspen Terrace',0,1,566,6,6,0,0,1440,1391),('A1 - Birch',1,1,672,32,30,1,2,1560,1518),('A1R - Birch Renovated',1,1,672,20,18,1,1,1685,1662),
('A2 - Cedar',1,1,724,28,27,0,1,1625,1571),('A2D - Cedar w/ Den',1,1,811,10,9,1,0,1795,1744),('A3 - Dogwood',1,1.5,846,8,8,0,0,1840,1802),('B1 - Elm',2,1,948,16,15,0,1,1890,1826),('B2 - Fir',2,2,1046,36,33,2,2,2045,1978),
('B2R - Fir Renovated',2,2,1046,22,20,1,0,2190,2154),('B3 - Hawthorn',2,2,1118,14,14,0,1,2160,2087),('B3C - Hawthorn Corner',2,2.5,1204,6,5,1,0,2295,2240),('C1 - Juniper',3,2,1322,12,11,0,1,2480,2395),('C2 - Laurel Townhome',3,2.5,1498,8,7,1,0,2815,2733)]
KEYS=['beds','baths','sf','units','occupied','vacant','other:Vacant Leased','other:On Notice','pct_occ','pct_leased','market','market_total','actual','actual_total','market_sf']
HD=['Floorplan','Beds','Baths','Avg SF','Units','Occupied','Vacant','Vacant Leased','On Notice','% Occ','% Leased','Avg Rent','Total','Avg Rent','Total','Market $/SF']
rows=[]
for t,bd,ba,sf,u,o,vl,no,mk,ac in D:
    rows.append(dict(type=t,beds=bd,baths=ba,sf=sf,units=u,occupied=o,vacant=u-o,**{'other:Vacant Leased':vl,'other:On Notice':no},pct_occ=r1(100*o/u),pct_leased=r1(100*(o+vl)/u),market=mk,market_total=mk*u,actual=ac,actual_total=ac*o,market_sf=round(mk/sf+1e-9,2)))
S=lambda k:sum(r[k] for r in rows)
U,O=S('units'),S('occupied')
tsf=sum(r['sf']*r['units'] for r in rows)
T=dict(label='Total / Average',sf=r0(tsf/U),units=U,occupied=O,vacant=U-O,**{'other:Vacant Leased':S('other:Vacant Leased'),'other:On Notice':S('other:On Notice')},pct_occ=r1(100*O/U),pct_leased=r1(100*(O+S('other:Vacant Leased'))/U),market=r0(S('market_total')/U),market_total=S('market_total'),actual=r0(S('actual_total')/O),actual_total=S('actual_total'),market_sf=round(S('market_total')/tsf,2))
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Unit Mix'; ws.sheet_view.showGridLines=False
ws['B2']='Harlan Station Apartments'; ws['B2'].font=Font(name='Calibri',size=14,bold=True)
ws['B3']='Unit Mix & Rent Summary by Floorplan'; ws['B4']='As of 09/30/2026'
for a in('B3','B4'): ws[a].font=Font(name='Calibri',size=10,italic=True,color='595959')
th=Side(style='thin',color='A6A6A6'); F=PatternFill('solid',fgColor='E2EFDA')
def hc(r,c,t):
    x=ws.cell(r,c,t); x.font=Font(name='Calibri',size=10,bold=True); x.fill=F; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=Border(th,th,th,th)
for a,b,t in((3,5,'Configuration'),(6,10,'Unit Status'),(11,12,'Occupancy'),(13,14,'Market Rent'),(15,16,'In-Place Rent')):
    ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b); hc(6,a,t)
ws.cell(6,2).fill=F; ws.cell(6,17).fill=F
for j,h in enumerate(HD): hc(7,2+j,h)
FM={'sf':'#,##0','pct_occ':'0.0%','pct_leased':'0.0%','market':'$#,##0','market_total':'$#,##0','actual':'$#,##0','actual_total':'$#,##0','market_sf':'$0.00','baths':'0.0'}
def put(r,d,lab,b):
    c=ws.cell(r,2,lab); c.font=Font(name='Calibri',size=10,bold=b); c.border=Border(th,th,th,th)
    for j,k in enumerate(KEYS):
        c=ws.cell(r,3+j)
        if k in d: c.value=d[k]/100 if k.startswith('pct') else d[k]
        c.number_format=FM.get(k,'0'); c.font=Font(name='Calibri',size=10,bold=b); c.border=Border(th,th,th,th)
        c.alignment=Alignment(horizontal='center' if j<10 else 'right')
r=8
for d in rows: put(r,d,d['type'],False); r+=1
put(r,T,T['label'],True)
for c in range(2,18): ws.cell(r,c).fill=PatternFill('solid',fgColor='F2F2F2')
ws.cell(r+2,2,'% Leased = (Occupied + Vacant Leased) / Units. In-place average is over occupied units. Model (1) is carried in A1 - Birch as vacant.').font=Font(name='Calibri',size=8,italic=True)
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=25
for c in 'CDEFGHIJKLMNOPQ': ws.column_dimensions[c].width=10.5
ws.column_dimensions['N'].width=12; ws.column_dimensions['P'].width=12; ws.row_dimensions[7].height=30
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
fn='unit_mix_harlan_station.xlsx'; wb.save(DOC+fn)
save(fn,'UM',KEYS,rows,[T],'Entrata-based unit mix by floorplan, grouped two-row header, one total line')
