# Self-storage unit mix, two sheets (a cover note and the mix), hidden column, size x type
import random,json
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(640)
NAME='SafeHarbor_Storage_UW_unitmix'
K=['sf','units','occupied','vacant','other:Offline','pct_occ','total_sf','market','market_sf','actual','actual_total','market_total']
Z=[('CC','CLIMATE CONTROLLED - BLDG A/B',[("5' x 5'",25,54,62),("5' x 10'",50,88,104),("7.5' x 10'",75,36,131),("10' x 10'",100,92,159),("10' x 15'",150,48,214),("10' x 20'",200,26,268)]),
   ('DU','DRIVE-UP - BLDG C/D/E',[("5' x 10'",50,32,78),("10' x 10'",100,58,118),("10' x 15'",150,64,149),("10' x 20'",200,71,176),("10' x 30'",300,22,239)]),
   ('LK','LOCKERS & WINE',[("Locker 3' x 4'",12,24,29),("Wine 4' x 5'",20,10,65)]),
   ('RV','RV / BOAT PARKING',[("12' x 25' Open",300,31,85),("12' x 35' Canopy",420,18,145),("12' x 45' Open",540,9,125)])]
wb=Workbook();ws=wb.active;ws.title='Memo note'
for i,t in enumerate(['SafeHarbor Storage - 2270 Old Mill Pike','Acquisition memo, attachment 3','Unit mix from seller (Sitelink export 9/27/24), reviewed by shared services','Street rates as posted on the website that day; admin fees and tenant insurance are excluded.'],1): ws.cell(i,1,t).alignment=Alignment(wrap_text=True,vertical='top')
ws.column_dimensions['A'].width=70
ws=wb.create_sheet('Unit Mix');wb.active=1
f=lambda b=False,s=10:Font(name='Tahoma',size=s,bold=b)
ws['A1']='SAFEHARBOR STORAGE - UNIT MIX';ws['A1'].font=f(True,12);ws['A2']='Net rentable square feet include the parking stalls; offline units are neither occupied nor vacant';ws['A2'].font=f(s=8)
H3=['Size','Key','Unit','Number of','Units','Units','','Unit','Net Rentable','Street Rate','','In-Place Rent','','Gross Potential']
H4=['','','Sq Ft','Units','Occupied','Vacant','Offline','Occ %','Sq Ft','$ / Unit','$ / SF','Average','Monthly Total','at Street / Mo']
for i,(a,b) in enumerate(zip(H3,H4),1):
    for r,x in((4,a),(5,b)):
        c=ws.cell(r,i,x or None);c.font=f(True,9);c.alignment=Alignment(horizontal='left' if i==1 else 'right' if i not in(10,12) or r==5 else 'center');c.fill=PatternFill('solid',fgColor='FCE4D6')
    ws.cell(5,i).border=Border(bottom=Side(style='medium',color='C55A11'))
ws.merge_cells('J4:K4');ws.merge_cells('L4:M4');ws.column_dimensions['B'].hidden=True
for c,w in zip('ACDEFGHIJKLMN',[24,8,10,10,8,8,8,13,10,8,10,14,16]): ws.column_dimensions[c].width=w
FM=['#,##0','#,##0','#,##0','#,##0','#,##0','0.0%','#,##0','$#,##0.00','0.00','$#,##0.00','$#,##0.00','$#,##0.00']
def put(r,d,b=False):
    for i,(k,m) in enumerate(zip(K,FM),3):
        if k in d: c=ws.cell(r,i,d[k]);c.number_format=m;c.font=f(b,9.5)
def tot(L):
    o={k:sum(x[k] for x in L) for k in('units','occupied','vacant','other:Offline','total_sf')}
    for k in('actual_total','market_total'): o[k]=round(sum(x[k] for x in L),2)
    o['sf']=round(o['total_sf']/o['units']);o['pct_occ']=round(o['occupied']/o['units'],3);o['market']=round(o['market_total']/o['units'],2);o['market_sf']=round(o['market_total']/o['total_sf'],2);o['actual']=round(o['actual_total']/o['occupied'],2)
    return {k:o[k] for k in K}
rows=[];tots=[];r=6;A=[]
for key,sec,L in Z:
    ws.cell(r,1,sec).font=f(True,9.5);r+=1;Q=[]
    for n,sf,u,m in L:
        off=R.choice([0,0,0,1,2]) if u>20 else 0;o=int((u-off)*R.uniform(.78,.97));at=round(o*m*R.uniform(.88,1.12),2)
        d=dict(zip(K,[sf,u,o,u-o-off,off,round(o/u,3),sf*u,m,round(m/sf,2),round(at/o,2),at,m*u]))
        ws.cell(r,1,n).font=f(s=9.5);ws.cell(r,1).alignment=Alignment(indent=1);ws.cell(r,2,f'{key}{sf}');put(r,d);rows.append({'type':n,**d});Q.append(d);r+=1
    lab=f'Total {sec.split(" - ")[0].title()}';t=tot(Q);ws.cell(r,1,lab).font=f(True,9.5);put(r,t,True);tots.append({'label':lab,**t})
    for i in range(1,15): ws.cell(r,i).border=Border(top=Side(style='thin'))
    A+=Q;r+=2
t=tot(A);ws.cell(r,1,'FACILITY TOTAL').font=f(True,10);put(r,t,True);tots.append({'label':'FACILITY TOTAL',**t})
for i in range(1,15): ws.cell(r,i).border=Border(top=Side(style='medium',color='C55A11'),bottom=Side(style='medium',color='C55A11'))
# side table
ws['P4']='Trailing occupancy';ws['P4'].font=f(True,9);ws.column_dimensions['P'].width=19
for i,(a,b) in enumerate([('Jun-24','88.1%'),('Jul-24','89.4%'),('Aug-24','88.9%'),('Sep-24','see table')],5): ws.cell(i,16,a).font=f(s=9);ws.cell(i,17,b).font=f(s=9)
ws.freeze_panes='C6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'documents/{NAME}.xlsx')
json.dump({'name':NAME+'.xlsx','kind':'UM','planted':None,'money':K,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(tots))
