# market-rate floor plan mix with loss to lease, xlsxwriter
import datetime
from common import *
import xlsxwriter
N='UM_Juniper_Flats_floorplan_mix_LTL.xlsx'
# plan, beds, baths, sf, units, occ, market, in-place total per occ unit
P=[('Studio',[('S1 - Wren',0,1,528,18,17,1495,1462),('S2 - Wren Loft',0,1,574,8,8,1560,1538)]),
('One Bedroom',[('A1 - Sparrow',1,1,664,36,34,1710,1664),('A1r - Sparrow (renovated)',1,1,664,22,21,1845,1812),('A2 - Starling',1,1,721,30,29,1780,1709),('A3 - Starling w/ Den',1,1.5,838,12,11,1965,1921)]),
('Two Bedroom',[('B1 - Heron',2,1,915,24,23,2105,2018),('B2 - Heron Corner',2,2,1044,40,37,2260,2174),('B2r - Heron Corner (renovated)',2,2,1044,14,14,2415,2390),('B3 - Egret Townhome',2,2.5,1186,10,9,2540,2431)]),
('Three Bedroom',[('C1 - Osprey',3,2,1322,12,11,2875,2742),('C2 - Osprey Townhome',3,2.5,1465,6,6,3050,2995)])]
K=['beds','baths','units','pct_units','sf','total_sf','occupied','vacant','pct_occ','market','market_sf','market_total','actual','actual_sf','actual_total','other:Loss to Lease Per Unit','other:Loss to Lease %','other:Loss to Lease Annual']
wb=xlsxwriter.Workbook(doc(N)); wb.set_properties({'created':datetime.datetime(2025,11,4)}); ws=wb.add_worksheet('Unit Mix')
F=lambda **k: wb.add_format({'font_name':'Segoe UI','font_size':9,**k})
TU=sum(p[4] for g in P for p in g[1])
hd=F(bold=1,align='center',valign='bottom',text_wrap=1,bottom=1); hg=F(bold=1,align='center',bottom=1,font_color='#7F3F00')
fm={'i':'#,##0','b':'0.0','p':'0.0%','d':'$#,##0','c':'$0.00'}
ty='ibpiiiip'; T=['i','b','i','p','i','i','i','i','p','d','c','d','d','c','d','d','p','d']
f0=[F(num_format=fm[t],align='right') for t in T]; f1=[F(num_format=fm[t],bold=1,top=4,align='right') for t in T]; f2=[F(num_format=fm[t],bold=1,top=1,bottom=6,bg_color='#FBE5D6',align='right') for t in T]
ws.hide_gridlines(2)
ws.write('A1','Juniper Flats',F(bold=1,font_size=15,font_color='#7F3F00')); ws.write('A2','Unit mix by floor plan with loss to lease - rent roll of November 1, 2025',F()); ws.write('A3','232 apartment homes | market rate | built 2009, renovation program 2023 to date'.replace('232',str(TU)),F(italic=1))
for a,b,t in [(3,4,'Unit Count'),(5,6,'Square Feet'),(7,9,'Occupancy'),(10,12,'Market Rent'),(13,15,'In-Place Rent'),(16,18,'Loss to Lease')]: ws.merge_range(4,a,4,b,t,hg)
for j,h in enumerate(['Floor Plan','Beds','Baths','Units','Mix %','Avg SF','Total SF','Occ','Vac','Occ %','Avg','Per SF','Monthly','Avg','Per SF','Monthly','Per Unit','%','Annual']): ws.write(5,j,h,hd)
ws.set_row(5,16); ws.set_column(0,0,30); ws.set_column(1,10,8.3); ws.set_column(11,18,10.5)
def calc(L):
    u=sum(x[4] for x in L);sf=sum(x[3]*x[4] for x in L);o=sum(x[5] for x in L);mt=sum(x[6]*x[4] for x in L);it=sum(x[7]*x[5] for x in L);mo=sum(x[6]*x[5] for x in L);so=sum(x[3]*x[5] for x in L)
    return [u,round(u/TU,3),round(sf/u),sf,o,u-o,round(o/u,3),round(mt/u),round(mt/sf,2),mt,round(it/o),round(it/so,2),it,round((mo-it)/o),round((mo-it)/mo,3),12*(mo-it)]
def truth(v): return {k:(round(x*100,1) if k in('pct_units','pct_occ','other:Loss to Lease %') else x) for k,x in zip(K,v) if x is not None}
r=6;rows=[];tots=[]
for g,L in P:
    for x in L:
        v=[x[1],x[2]]+calc([x]); ws.write(r,0,x[0],F())
        for j,z in enumerate(v): ws.write_number(r,1+j,z,f0[j])
        rows.append({'type':x[0],**truth(v)}); r+=1
    v=[None,None]+calc(L); lab=f'{g} total / avg'; ws.write(r,0,lab,F(bold=1,top=4)); 
    for j,z in enumerate(v): (ws.write_blank(r,1+j,None,f1[j]) if z is None else ws.write_number(r,1+j,z,f1[j]))
    tots.append({'label':lab,**truth(v)}); r+=2
v=[None,None]+calc([x for g in P for x in g[1]]); ws.write(r,0,'Property total / weighted avg',F(bold=1,top=1,bottom=6,bg_color='#FBE5D6'))
for j,z in enumerate(v): (ws.write_blank(r,1+j,None,f2[j]) if z is None else ws.write_number(r,1+j,z,f2[j]))
tots.append({'label':'Property total / weighted avg',**truth(v)})
ws.write(r+2,0,'In-place rent is base rent of occupied units. Loss to lease = market less in-place on occupied units, annual = 12 months. One model unit is carried as vacant.',F(italic=1,font_size=8))
ws.set_landscape(); ws.fit_to_pages(1,1); ws.freeze_panes(6,1); wb.close()
print(tots[-1])
save(N,'UM',K,rows,tots,None,'xlsx, market-rate floor plans grouped by bedrooms with subtotals, grouped two-line header, market and in-place rents, loss to lease',False)
