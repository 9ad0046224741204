import xlwt
from decimal import Decimal as D
from common import *
NAME='Kiln Yard rent schedule 2025-26.xls'
# code, desc, beds(rooms), let, sqm, asking pw, achieved pw, weeks
G=[('Kiln House (432 contracts 44 wk)',44,[('ENB','En-suite Bronze - 6/7 bed cluster',96,96,12.5,164,159.25),('ENS','En-suite Silver - 6 bed cluster',132,127,13.8,172,168.4),('ENG','En-suite Gold - 4/5 bed cluster',58,51,15.2,184,178.75),('ENX','En-suite Accessible',8,5,19.6,172,165)]),
('Kiln House (51 wk)',51,[('ENS51','En-suite Silver - 6 bed cluster',24,24,13.8,162,161.1),('ENG51','En-suite Gold - 4/5 bed cluster',12,9,15.2,174,172.5),('TWN51','Twodio (per bed)',20,18,14.1,189,183.35)]),
('Saggar Building (51 wk)',51,[('STC','Studio Classic',40,38,18.4,229,221.9),('STP','Studio Premium',36,27,21.3,249,238.15),('STL','Studio Penthouse',6,2,28.7,299,285),('STA','Studio Accessible',4,3,26.2,229,219),('APT1','One bed apartment',5,5,37.5,315,308.4)])]
wb=xlwt.Workbook();ws=wb.add_sheet('Rent schedule 25-26',cell_overwrite_ok=True)
e=lambda s,nf='General':xlwt.easyxf(s,num_format_str=nf)
f='font: name Tahoma, height 170'
ws.write(0,0,'KILN YARD, STOKE-ON-TRENT',e('font: name Tahoma, height 260, bold on'));ws.write(1,0,'Room types, lettings and rents - academic year 2025/26',e(f+', bold on'));ws.write(2,0,'Lettings position 5 September 2025. Rents per bed per week incl. utilities, wifi and contents insurance.',e(f+', italic on'))
H=['Code','Room type','Rooms','Let','Void','% Let','Avg sq m','Weeks','Asking rent £pw','Achieved rent £pw','Asking total £pw','Contracted income £pa']
MON=['units','occupied','vacant','pct_occ','sf','other:Weeks','market','actual','market_total','other:Contracted income £pa']
for i,h in enumerate(H): ws.write(4,i,h,e(f+', bold on, colour white; pattern: pattern solid, fore_colour dark_purple; align: wrap on, vert centre, horiz '+('left' if i<2 else 'center')))
ws.row(4).height_mismatch=True;ws.row(4).height=560
NF=[None,None,'0','0','0','0%','0.0','0','#,##0.00','#,##0.00','#,##0','#,##0']
rows=[];totals=[];r=5;allx=[]
import math
def half(x): return int(math.floor(x+.5))
def tot(label,its,st):
    u=sum(x[2] for x in its);l=sum(x[3] for x in its);mt=sum(x[2]*x[5] for x in its)
    inc=sum(half(float(D(str(x[6]))*x[3]*x[7])) for x in its)
    sf=half(10*sum(x[2]*x[4] for x in its)/u)/10
    d=dict(label=label,units=u,occupied=l,vacant=u-l,pct_occ=half(100*l/u),sf=sf,market=half(100*mt/u)/100,actual=half(100*sum(x[3]*x[6] for x in its)/l)/100,market_total=mt);d['other:Contracted income £pa']=inc
    ws.write(r,0,label,e(st));ws.write(r,1,'',e(st))
    v=[u,l,u-l,l/u,sf,'',d['market'],d['actual'],mt,inc]
    for i,x in enumerate(v): ws.write(r,2+i,x,e(st,NF[2+i]))
    totals.append(d)
for name,wk,its in G:
    if name.startswith('Kiln House (432'): name='Kiln House (44 wk)'
    ws.write(r,0,name,e(f+', bold on, colour dark_purple'));r+=1
    its=[x+(wk,) for x in its];allx+=its
    for x in its:
        s=f+'; borders: bottom hair';inc=half(float(D(str(x[6]))*x[3]*x[7]));u,l=x[2],x[3]
        for i,v in enumerate([x[0],x[1],u,l,u-l,l/u,x[4],wk,x[5],x[6],u*x[5],inc]): ws.write(r,i,v,e(s,NF[i] or 'General'))
        d=dict(type=x[1],units=u,occupied=l,vacant=u-l,pct_occ=half(100*l/u),sf=x[4],market=x[5],actual=x[6],market_total=u*x[5]);d['other:Weeks']=wk;d['other:Contracted income £pa']=inc
        rows.append(d);r+=1
    tot('Subtotal '+name,its,f+', bold on; borders: top thin');r+=2
tot('KILN YARD TOTAL',allx,f+', bold on; borders: top thin, bottom double; pattern: pattern solid, fore_colour ice_blue')
r+=2
ws.write(r,0,'Asking rents as published 1 Nov 2024. Achieved = average of signed contracts after early bird (£5pw) and rebooker discounts.',e(f+', italic on'))
ws.write(r+1,0,'Void rooms incl. 2 held for maintenance decants. Subtotal rents weighted by rooms (asking) and by lets (achieved).',e(f+', italic on'))
for i,w in enumerate([9,34,8,7,7,8,9,8,11,11,12,15]): ws.col(i).width=w*256
ws.portrait=False;ws.paper_size_code=9;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
ws.set_panes_frozen(True);ws.set_horz_split_pos(5)
wb.save(doc(NAME))
save(NAME,'UM','English student residence (PBSA) rent schedule .xls: room types with weekly asking and achieved rents, contract lengths, blocks with subtotals',False,MON,rows,totals)
print(len(rows),totals[-1])
