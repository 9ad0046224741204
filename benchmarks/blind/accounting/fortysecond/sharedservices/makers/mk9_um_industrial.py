# UM, flex industrial, XLSX: bay types, grand total on the top line, annual rents per foot
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Border,Side,Alignment
import random; R=random.Random(4209); S='Sawyer Flex bay mix 2026-07'
T=[("F-12","Front-load incubator",1200,16,14,.30,18.0,16.85),("F-18","Front-load, 1 grade door",1800,14,13,.25,16.5,15.4),("F-24","Front-load, mezzanine",2400,10,9,.25,15.75,15.1),("R-24","Rear-load, grade door",2400,12,12,.15,14.5,13.62),("R-36","Rear-load, dock-high",3600,10,8,.15,13.25,12.7),("R-48","Rear-load, 2 docks",4800,8,7,.12,12.5,11.94),("L-60","Flex lab / clean",6000,4,3,.60,21.0,19.75),("S-75","Showroom frontage",7500,3,3,.40,17.25,16.3),("E-100","End cap, drive-thru",10000,4,4,.10,11.5,10.88),("E-150","Bulk end cap",15000,2,1,.08,10.25,9.6),("O-20","Second-floor office only",2000,6,3,1.0,15.0,13.95)]
K=['units','occupied','vacant','pct_occ','sf','total_sf','other:Office Finish','market_sf','market_total','actual_sf','actual_total']
rows=[]
for c,ds,sf,u,oc,of,m,a in T:
    r=dict(type=c,desc=ds,units=u,occupied=oc,vacant=u-oc,pct_occ=round(oc/u,4),sf=sf,total_sf=sf*u,market_sf=m,market_total=r2(m*sf*u),actual_sf=a,actual_total=r2(a*sf*oc)); r['other:Office Finish']=of; rows.append(r)
t=summ('Park total / weighted',rows,['units','occupied','vacant','total_sf','market_total','actual_total'])
for k in('units','occupied','vacant','total_sf'): t[k]=int(t[k])
lsf=sum(r['sf']*r['occupied'] for r in rows)
t['pct_occ']=round(t['occupied']/t['units'],4); t['sf']=round(t['total_sf']/t['units']); t['market_sf']=r2(t['market_total']/t['total_sf']); t['actual_sf']=r2(t['actual_total']/lsf); t['other:Office Finish']=round(sum(r['other:Office Finish']*r['total_sf'] for r in rows)/t['total_sf'],2)
wb=Workbook(); ws=wb.active; ws.title='Mix'; s=Side(style='hair'); bd=Border(bottom=s)
ws['C2']='Sawyer Flex Park I & II'; ws['C2'].font=Font(name='Georgia',size=15,bold=True); ws['C3']='Bay-type mix for underwriting hand-over; rents are annual, NNN'; ws['C3'].font=Font(name='Georgia',italic=True)
ws['L2']='As of'; ws['M2']='7/1/2026'
hr=5
gr=[(3,4,'Bay Type'),(5,8,'Bay Count'),(9,11,'Area'),(12,13,'Market (NNN)'),(14,15,'In Place (NNN)')]
for a,b,h in gr:
    ws.merge_cells(start_row=hr,start_column=a,end_row=hr,end_column=b); x=ws.cell(hr,a,h); x.font=Font(bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='center')
    for c in range(a,b+1): ws.cell(hr,c).fill=PatternFill('solid',fgColor='5B7F3A')
for c,h in enumerate(['Code','Configuration','All','Leased','Avail.','% Leased','SF per Bay','Gross SF','Office Finish','$/SF/Yr','Annual $','$/SF/Yr','Annual $ (leased)'],3):
    x=ws.cell(hr+1,c,h); x.font=Font(bold=True); x.alignment=Alignment(wrap_text=True,horizontal='left' if c<5 else 'right'); x.border=Border(bottom=Side(style='medium'))
nf={'pct_occ':'0.0%','sf':'#,##0','total_sf':'#,##0','other:Office Finish':'0%','market_sf':'0.00','market_total':'$#,##0','actual_sf':'0.00','actual_total':'$#,##0','units':'0','occupied':'0','vacant':'0'}
def put(r,d,a,b,bold=False):
    ws.cell(r,3,a); ws.cell(r,4,b)
    for c,k in enumerate(K,5): ws.cell(r,c,d[k]).number_format=nf[k]
    for c in range(3,16):
        ws.cell(r,c).border=bd
        if bold: ws.cell(r,c).font=Font(bold=True); ws.cell(r,c).fill=PatternFill('solid',fgColor='E2EFD9')
ws.row_dimensions[hr+1].height=30
put(hr+2,t,t['label'],None,True); ws.merge_cells(start_row=hr+2,start_column=3,end_row=hr+2,end_column=4)
for i,r in enumerate(rows): put(hr+3+i,r,r['type'],r['desc'])
e=hr+3+len(rows)+1
for i,n in enumerate(['Available includes bay 114 (F-12), down for slab repair.','In-place $/SF is of leased bays; market is all bays.','O-20 excludes shared restrooms and lobby (1,140 SF).']): ws.cell(e+i,3,f'({i+1}) {n}').font=Font(size=8,italic=True)
for c,w in zip('ABCDEFGHIJKLMNO',(2,2,10,27,7,8,8,10,11,11,9,10,14,10,16)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
ws.sheet_view.showGridLines=False
w2=wb.create_sheet('Bay list'); w2.append(['Bay','Type','SF','Tenant']); n=101
for r in rows:
    for i in range(r['units']): w2.append([n,r['type'],r['sf'],(f"{R.choice(['Orrin','Basalt','Delco','Ferris','Tamarack','Pinnock'])} {R.choice(['Tile','Robotics','Brewing','Plumbing','Cabinetry','Optics'])}" if i<r['occupied'] else 'AVAILABLE')]); n+=1
wb.save(f'{DOC}/{S}.xlsx'); save(S,'UM',K,rows,[t])
