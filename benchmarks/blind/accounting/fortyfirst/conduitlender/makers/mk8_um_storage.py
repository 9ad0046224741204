# Self-storage mix by class, openpyxl, grouped headers, subtotals, parking w/o SF; PLANTED count_wrong in one row's unit count
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(4108)
G=[('CLIMATE CONTROLLED',[('CC',"5 x 5",'1st fl interior',25,36,62),('CC',"5 x 10",'1st fl interior',50,58,98),('CC',"5 x 10",'2nd fl, elevator',50,44,84),('CC',"10 x 10",'1st fl interior',100,62,159),('CC',"10 x 10",'2nd fl, elevator',100,40,139),('CC',"10 x 15",'1st fl interior',150,34,208),('CC',"10 x 20",'1st fl interior',200,22,259),('CC',"10 x 25",'2nd fl, elevator',250,8,281),('CC',"7.5 x 10",'Wine locker room',75,6,245)]),
('DRIVE-UP',[('DU',"5 x 10",'Exterior roll-up',50,24,79),('DU',"10 x 10",'Exterior roll-up',100,48,124),('DU',"10 x 15",'Exterior roll-up',150,52,158),('DU',"10 x 20",'Exterior roll-up',200,60,189),('DU',"10 x 30",'Exterior roll-up',300,28,249),('DU',"12 x 40",'Contractor bay, 12\u2019 door',480,10,445)]),
('VEHICLE / OUTDOOR',[('PK',"12 x 25",'Uncovered',None,18,75),('PK',"12 x 35",'Uncovered',None,22,95),('PK',"14 x 45",'Canopy, 30A power',None,12,189)])]
K=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_sf','market_total','actual','actual_total']
wb=Workbook();ws=wb.active;ws.title='UnitMix 10-2025';f=lambda **k:Font(name='Arial Narrow',size=10,**k)
for i,t in enumerate(['Beacon Hill Self Storage - Facility 0031','Unit Mix & Rate Summary','Effective 10/31/2025 (month-end close)']):
    ws.cell(1+i,2,t).font=f(bold=i==0)
mid=Alignment(horizontal='center',vertical='center',wrap_text=True)
C={'code':2,'size':3,'desc':4,'sf':5,'units':6,'occupied':7,'vacant':8,'pct_occ':9,'total_sf':10,'market':12,'market_sf':13,'market_total':14,'actual':16,'actual_total':17}
hd={'code':'Class','size':'Size (W x D)','desc':'Location / Feature','sf':'Sq Ft','units':'Total','occupied':'Rented','vacant':'Vacant','pct_occ':'% Rented','total_sf':'Net Rentable SF','market':'Street Rate','market_sf':'Rate / SF','market_total':'Gross Potential','actual':'Avg In-Place Rate','actual_total':'Rent In Place'}
for a,b,t in[(6,9,'UNIT COUNT'),(12,14,'ASKING (MONTHLY)'),(16,17,'IN PLACE (MONTHLY)')]:
    ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b);c=ws.cell(5,a,t);c.font=f(bold=True);c.alignment=mid
    for j in range(a,b+1): ws.cell(5,j).border=Border(bottom=Side(style='thin'));
for k,j in C.items(): c=ws.cell(6,j,hd[k]);c.font=f(bold=True);c.alignment=mid;c.border=Border(bottom=Side(style='medium'))
NF={'pct_occ':'0.0%','market':'"$"#,##0','market_sf':'0.00','market_total':'"$"#,##0','actual':'"$"#,##0.00','actual_total':'"$"#,##0.00','total_sf':'#,##0','sf':'#,##0','units':'0','occupied':'0','vacant':'0'}
r=7;rows=[];tots=[];planted=None;ALL=[]
def put(d,b=False,lab=None):
    for k in K:
        v=d.get(k)
        if v is None:
            if k in('sf',) and not b: c=ws.cell(r,C[k],'n/a');c.font=f(italic=True);c.alignment=Alignment(horizontal='right')
            continue
        c=ws.cell(r,C[k],v);c.number_format=NF[k];c.font=f(bold=b)
        if b:c.border=Border(top=Side(style='thin'))
    if lab: ws.cell(r,3,lab).font=f(bold=True)
def agg(L):
    s=lambda k:sum(x.get(k) or 0 for x in L)
    n,o=s('units'),s('occupied');d=dict(units=n,occupied=o,vacant=n-o,pct_occ=round(o/n,4),total_sf=s('total_sf') or None,market_total=s('market_total'),actual_total=r2(s('actual_total')))
    d['actual']=r2(d['actual_total']/o);return d
for g,L in G:
    ws.cell(r,2,g).font=f(bold=True,color='1F4E79');r+=1;M=[]
    for cl,sz,de,sf,n,rt in L:
        o=min(n,round(n*R.uniform(.74,1.0)));av=r2(rt*R.uniform(.84,1.12))
        d=dict(sf=sf,units=n,occupied=o,vacant=n-o,pct_occ=round(o/n,4),total_sf=sf*n if sf else None,market=rt,market_sf=r2(rt/sf) if sf else None,market_total=rt*n,actual=av,actual_total=r2(av*o));M.append(d)
        p=dict(d)
        if cl=='DU' and sz=='10 x 20': p['units']=50;planted=dict(what="DU 10 x 20 unit total printed 50; rented + vacant, rentable SF, subtotal and grand total all carry 60",kind='count_wrong')
        for k,v in(('code',cl),('size',sz),('desc',de)): ws.cell(r,C[k],v).font=f()
        put(p);rows.append(dict(type=sz,desc=de,**{'other:Class':cl},**p));r+=1
    t=agg(M);lab='Subtotal '+g.title();put(t,True,lab);tots.append(dict(label=lab,**t));ALL+=M;r+=2
sto=[x for x in ALL if x['sf']];t=agg(sto);put(t,True,'All Storage Units');tots.append(dict(label='All Storage Units',**t));r+=1
t=agg(ALL);put(t,True,'FACILITY TOTAL');tots.append(dict(label='FACILITY TOTAL',**t));r+=2
ws.cell(r,2,'Vehicle spaces are excluded from net rentable SF. Average in-place rate is per rented unit; promotions (1st month $1) not reflected.').font=f(italic=True)
for j,w in zip('ABCDEFGHIJKLMNOPQ',[2,6,16,24,7,8,8,8,9,11,1.5,10,8,12,1.5,11,13]):ws.column_dimensions[j].width=w
ws.row_dimensions[6].height=32;ws.freeze_panes='E7';ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
w2=wb.create_sheet('Notes')
for i,t in enumerate(['Facility hours 6a-10p','Expansion land: 1.1 ac. zoned for additional 140 units (not built)','Last street-rate change 09/15/2025']):w2.cell(1+i,1,t)
wb.save(doc('0031 Beacon Hill unit mix Oct-25.xlsx'));truth('0031 Beacon Hill unit mix Oct-25','UM',K,rows,tots,planted);print(len(rows),planted)
