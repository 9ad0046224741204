# Mini storage, unit mix by size and kind (management system's export tidied by the bookkeeper), xlsx
from common import *
import xlsxwriter
NAME='SilverSage_MiniStorage_UnitMix_Oct2024.xlsx'
rng=random.Random(88)
C=[('Climate Controlled',[('5x5',25,24,62),('5x7.5',37.5,10,76),('5x10',50,38,95),('7.5x10',75,12,122),('10x10',100,44,154),('10x12',120,8,172),('10x15',150,26,206),('10x20',200,16,255),('10x25',250,4,298)]),
('Drive-Up',[('5x5',25,12,44),('5x10',50,46,64),('8x10',80,6,88),('10x10',100,72,108),('10x15',150,58,138),('10x20',200,64,168),('10x25',250,22,199),('10x30',300,30,226),('12x30',360,8,262),('12x40',480,6,318),('15x40',600,2,395)]),
('Upper Level / Walk-Up',[('5x5',25,18,29),('5x10',50,20,46),('10x10',100,14,79)]),
('Lockers & Wine',[('3x4',12,16,24),('4x5 wine',20,9,58)]),
('RV / Boat Parking',[('Open 10x20',200,14,45),('Open 12x30',360,26,65),('Open 12x40',480,11,80),('Covered 12x30',360,18,115),('Covered 14x45',630,9,160),('Enclosed 14x50',700,5,410)])]
wb=xlsxwriter.Workbook(doc(NAME));ws=wb.add_worksheet('Unit Mix')
f=lambda **k:wb.add_format(dict(font_name='Verdana',font_size=8,**k))
h=f(bold=True,font_color='white',bg_color='#44546A',text_wrap=True,align='center',valign='vcenter',border=1)
K=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_sf','market_total','actual_total','actual']
H=['Size','Sq Ft\n(each)','# Units','# Rented','# Vacant','Occ %','Net Rentable\nSq Ft','Street\nRate','Rate /\nSq Ft','Gross\nPotential','Actual Rent\n(monthly)','Avg Rent\nper Rented']
ws.set_row(4,34);ws.set_column(0,0,22);ws.set_column(1,5,8);ws.set_column(6,11,11)
ws.write(0,0,'Silver Sage Mini Storage',f(bold=True,font_size=11) if 0 else wb.add_format(dict(font_name='Verdana',font_size=12,bold=True)));ws.write(1,0,'Unit Mix and Rental Summary  -  10/31/2024',f());ws.write(2,0,'1880 Old Highway 93, Twin Forks, Idaho',f(italic=True))
for j,x in enumerate(H):ws.write(4,j,x,h)
NF={'sf':'#,##0.0','units':'0','occupied':'0','vacant':'0','pct_occ':'0.0%','total_sf':'#,##0','market':'$#,##0','market_sf':'0.00','market_total':'$#,##0.00','actual_total':'$#,##0.00','actual':'0.00'}
n={k:f(num_format=v) for k,v in NF.items()};b={k:f(num_format=v,bold=True,top=1,bg_color='#EDEDED') for k,v in NF.items()};t={k:f(num_format=v,bold=True,top=6,bg_color='#D6DCE4') for k,v in NF.items()}
r=5;rows=[];tots=[];G={}
def put(d,F,lab,lf):
    ws.write(r,0,lab,lf)
    for j,k in enumerate(K,1):
        if k in d:ws.write_number(r,j,d[k]/100 if k=='pct_occ' else d[k],F[k])
        elif F is not n:ws.write_blank(r,j,None,F[k])
def fin(s):
    d=dict(s);d['pct_occ']=round(s['occupied']/s['units']*100,1);d['market_sf']=r2(s['market_total']/s['total_sf']);d['actual']=r2(s['actual_total']/s['occupied']);return d
for cat,l in C:
    ws.merge_range(r,0,r,11,cat,f(bold=True,bg_color='#FCE4D6'));r+=1;S={}
    for sz,sf,u,st in l:
        o=min(u,max(0,round(u*rng.choice([.72,.81,.86,.9,.93,.96,1]))));ac=r2(o*st*rng.uniform(.91,1.06))
        d=dict(sf=sf,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),total_sf=u*sf,market=float(st),market_sf=r2(st/sf),market_total=float(u*st),actual_total=ac)
        if o:d['actual']=r2(ac/o)
        put(d,n,sz,f(indent=1));rows.append({'type':sz,**d});r+=1
        for k in('units','occupied','vacant','total_sf','market_total','actual_total'):S[k]=r2(S.get(k,0)+d[k])
    for k in('units','occupied','vacant'):S[k]=int(S[k])
    d=fin(S);put(d,b,f'{cat} - total',f(bold=True,top=1,bg_color='#EDEDED'));tots.append({'label':f'{cat} - total',**d});r+=1
    for k in S:G[k]=r2(G.get(k,0)+S[k])
for k in('units','occupied','vacant'):G[k]=int(G[k])
r+=1;d=fin(G);put(d,t,'Facility Total',f(bold=True,top=6,bg_color='#D6DCE4'));tots.append({'label':'Facility Total',**d})
r+=2;ws.write(r,0,'Rented counts include 3 units on auction hold. Parking measured as stall area. Tied to management summary by LK 11/5.',f(italic=True))
ws.set_landscape();ws.fit_to_pages(1,1);ws.freeze_panes(5,1);wb.close()
save(NAME,'UM',K,rows,tots,'Mini storage unit mix by size in five kinds with totals, occupancy, street and actual rent; xlsx',False)
print(d)
