# portfolio unit mix, xlwt .xls, property sections
from common import *
import xlwt,random
R=random.Random(81)
N='UM_sponsor_portfolio_unit_mix_Q3.xls'
PR=[('Alder Court (Fort Wade, IN)',[('1x1 Classic',1,1,688,40,1120),('1x1 Upgraded',1,1,688,24,1235),('2x1',2,1,874,36,1295),('2x2',2,2,962,48,1390),('3x2',3,2,1188,16,1640)]),
('Quarry Row (Bexford, OH)',[('Studio',0,1,472,14,985),('1BR Garden',1,1,640,42,1105),('1BR Den',1,1,735,10,1190),('2BR Garden',2,1.5,880,38,1310),('2BR TH',2,1.5,1040,22,1475)]),
('Mill Street Lofts (Marlow, OH)',[('L0',0,1,560,12,1180),('L1',1,1,742,31,1365),('L2',2,2,1090,17,1760)]),
('Sable Ridge (Eastham, KY)',[('A1',1,1,702,56,1075),('A2',1,1,768,32,1140),('B1',2,1,910,28,1230),('B2',2,2,1015,64,1340),('B3',2,2,1102,20,1415),('C1',3,2,1260,24,1585)]),
('Wexford Commons (Bexford, OH)',[('1 Bed Flat',1,1,655,48,1090),('2 Bed Flat',2,1,850,60,1245),('2 Bed Corner',2,2,948,24,1330),('3 Bed TH',3,2.5,1325,18,1725)]),
('Hollis Yard (Fort Wade, IN)',[('E1',0,1,505,20,1210),('P1',1,1,690,58,1430),('P2',1,1,744,30,1495),('P3',2,2,1068,44,1915),('PH',2,2,1310,6,2640)])]
K=['beds','baths','units','occupied','vacant','pct_occ','pct_leased','sf','total_sf','market','actual','market_sf','actual_sf','market_total','actual_total']
HD=['Plan','BR','BA','# Units','# Occ','# Vac','Occ %','Leased %','SF','Total SF','Asking','Effective','Asking','Effective','Potential @ Asking','In Place Rent']
wb=xlwt.Workbook(); ws=wb.add_sheet('Mix',cell_overwrite_ok=True)
def st(b=False,fmt=None,top=False,al=None,fill=None,it=False):
    s=f'font: name Tahoma, height 180{", bold on" if b else ""}{", italic on" if it else ""};'
    if top: s+='borders: top thin;'
    if al: s+=f'alignment: horiz {al}, wrap on;'
    if fill: s+=f'pattern: pattern solid, fore_colour {fill};'
    return xlwt.easyxf(s,num_format_str=fmt or 'General')
fm=['0','0.0','#,##0','#,##0','#,##0','0.0%','0.0%','#,##0','#,##0','#,##0','#,##0','0.00','0.00','#,##0','#,##0']
n0=[st(fmt=f) for f in fm]; n1=[st(True,f,True) for f in fm]; n2=[st(True,f,True,fill='light_yellow') for f in fm]
ws.write(0,0,'PORTFOLIO UNIT MIX - STABILIZED APARTMENT ASSETS',xlwt.easyxf('font: name Tahoma, height 240, bold on')); ws.write(1,0,'Rent rolls dated 9/30/2025. Effective rents are averages of occupied units, net of concessions.',st(it=True))
h=st(True,al='center',fill='gray25')
for j,t in enumerate(HD): ws.write(4,j,t,h); ws.write(3,j,'',h)
ws.write_merge(3,3,3,7,'Occupancy',h); ws.write_merge(3,3,8,9,'Size',h); ws.write_merge(3,3,10,11,'Rent / Month',h); ws.write_merge(3,3,12,13,'Rent / SF',h); ws.write_merge(3,3,14,15,'Monthly Total',h)
def calc(L):
    u=sum(x['u'] for x in L);o=sum(x['o'] for x in L);l=sum(x['l'] for x in L);sf=sum(x['u']*x['sf'] for x in L);so=sum(x['o']*x['sf'] for x in L);mt=sum(x['u']*x['m'] for x in L);at=sum(x['o']*x['a'] for x in L)
    return [u,o,u-o,round(o/u,3),round(l/u,3),round(sf/u),sf,round(mt/u),round(at/o),round(mt/sf,2),round(at/so,2),mt,at]
def tr(v): return {k:(round(x*100,1) if k.startswith('pct') else x) for k,x in zip(K,v) if x is not None}
def put(r,lab,v,F,ls):
    ws.write(r,0,lab,ls)
    for j,x in enumerate(v): ws.write(r,1+j,x if x is not None else '',F[j])
r=5;rows=[];tots=[];ALL=[]
for p,L in PR:
    ws.write(r,0,p,st(True)); r+=1; PL=[]
    for t,b,ba,sf,u,m in L:
        o=u-min(u-1,round(u*R.uniform(0,.12))); l=min(u,o+R.choice([0,0,1,1,2])); a=m-R.choice([0,12,18,27,36,44,61,75,-8])
        x=dict(u=u,o=o,l=l,sf=sf,m=m,a=a); PL.append(x); v=[b,ba]+calc([x]); put(r,t,v,n0,st()); rows.append({'type':t,**tr(v)}); r+=1
    v=[None,None]+calc(PL); put(r,'Property Total/Avg',v,n1,st(True,top=True)); tots.append({'label':'Property Total/Avg',**tr(v)}); ALL+=PL; r+=2
v=[None,None]+calc(ALL); put(r,'PORTFOLIO (6 properties)',v,n2,st(True,top=True,fill='light_yellow')); tots.append({'label':'PORTFOLIO (6 properties)',**tr(v)})
ws.col(0).width=256*30
for j in range(1,14): ws.col(j).width=256*9
ws.col(14).width=ws.col(15).width=256*17
ws.row(4).height_mismatch=True; ws.row(4).height=520
ws.portrait=False; ws.fit_num_pages=1; ws.set_fit_width_to_pages(1); ws.fit_height_to_pages=1; ws.header_str=b''; ws.footer_str=b'&CPage &P'
ws.panes_frozen=True; ws.horz_split_pos=5
w2=wb.add_sheet('Contacts'); w2.write(0,0,'Regional manager'); w2.write(0,1,'see asset management list'); 
wb.save(doc(N)); print(tots[-1])
save(N,'UM',K,rows,tots,None,'xls, portfolio unit mix, six properties stacked with property totals, grouped header with repeated sub-headers (asking/effective)',True)
