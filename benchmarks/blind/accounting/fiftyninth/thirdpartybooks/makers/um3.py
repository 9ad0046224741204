# small buildings of one owner, old xls
from common import *
import xlwt
random.seed(5909)
name='um_small_buildings.xls'; K=["units","occupied","vacant","sf","actual","market","actual_total"]
P=[("118 Fenner St",[("1 BR",4,560,980),("2 BR",2,740,1195)]),("Maple & 3rd",[("Studio",3,410,815),("1 BR",6,590,1010),("Storefront",2,1150,1650)]),("2207 Ogden Ave",[("1 BR",2,600,1025),("2 BR",4,800,1240),("2 BR garden",1,760,1090),("Garage",4,None,95)]),("The Ludlow",[("Jr 1 BR",5,480,905),("1 BR",10,575,1040),("1 BR + sunroom",4,650,1110),("2 BR",5,825,1285)])]
wb=xlwt.Workbook(); ws=wb.add_sheet('Oct 2026',cell_overwrite_ok=True); e=xlwt.easyxf
T=e('font: bold on, height 260'); b=e('font: bold on'); hd=e('font: bold on; align: horiz center, wrap on, vert center; borders: bottom medium; pattern: pattern solid, fore_colour light_yellow'); i0=e('',num_format_str='0'); m0=e('',num_format_str='$#,##0'); bi=e('font: bold on; borders: top thin',num_format_str='0'); bm=e('font: bold on; borders: top thin',num_format_str='$#,##0')
ws.write(0,0,'Kessler family buildings - what is rented, what is open',T); ws.write(1,0,'Month end October 2026. Rents per month.')
for i,t in enumerate(['Building','Type','How many','Rented','Open','Approx. sq ft','Avg rent now','Asking rent','Rent per month, all rented']): ws.write(3,i,t,hd)
ws.row(3).height_mismatch=True; ws.row(3).height=620
for i,w in enumerate((18,17,10,9,8,11,12,12,16)): ws.col(i).width=256*w
r=4;rows=[];tot=[]
for n,L in P:
    sec=[]
    for j,(t,u,sf,mk) in enumerate(L):
        vac=1 if u>2 and random.random()<.45 else 0; occ=u-vac; av=int(mk*random.uniform(.88,.99)/5)*5
        v=dict(type=t,units=u,occupied=occ,vacant=vac or None,sf=sf,actual=av,market=mk,actual_total=av*occ)
        if j==0: ws.write(r,0,n,b)
        ws.write(r,1,t)
        for i,k in enumerate(K):
            if v[k] is not None: ws.write(r,2+i,v[k],m0 if k in('actual','market','actual_total') else i0)
        r+=1; sec.append(v)
    g={k:sum(x[k] or 0 for x in sec) for k in("units","occupied","vacant","actual_total")}; lab=f'{n} total'
    for i in range(9): ws.write(r,i,'',bi)
    ws.write(r,1,lab if False else 'Total',bi)
    for k,z in g.items(): ws.write(r,2+K.index(k),z,bm if k=='actual_total' else bi)
    tot.append(dict(label='Total',**g)); r+=2; rows+=sec
G={k:sum(x[k] for x in tot) for k in("units","occupied","vacant","actual_total")}
for i in range(9): ws.write(r,i,'',bi)
ws.write(r,0,'All buildings',bi)
for k,z in G.items(): ws.write(r,2+K.index(k),z,bm if k=='actual_total' else bi)
tot.append(dict(label='All buildings',**G))
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=1; ws.header_str=b''; ws.footer_str=b''; ws.panes_frozen=False
ws.write(r+2,0,'Garages rent to residents only. Maple & 3rd storefronts pay their own gas.'); wb.save(D(name)); print(G)
save(name,'UM',K,rows,tot,'old xls, plain words for headers, building name only on the first line of its block, blank where nothing is open',True)
