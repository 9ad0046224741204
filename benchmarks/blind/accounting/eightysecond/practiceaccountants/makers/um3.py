# Belgian client (Ghent), English schedule of lettable units by kind, .xls; planted: passing rent total wrong
import xlwt
from common import *
D=[('Studio',6,31.5,615,640),('1-bedroom flat',14,52.0,795,830),('1-bedroom flat, terrace',5,58.4,845,890),('2-bedroom flat',9,76.5,985,1040),('2-bedroom duplex',3,94.0,1160,1250),('3-bedroom penthouse',1,128.0,1690,1750),('Shop, ground floor',2,112.5,1875,1800)]
U=sum(d[1] for d in D); A=sum(d[1]*d[2] for d in D)
wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('Units by kind')
base='font: name Times New Roman, height 200'
S=lambda f='General',x='':xlwt.easyxf(base+x,num_format_str=f)
box='; borders: top thin, bottom thin, left thin, right thin'; bb=', bold on'+box
ws.write_merge(0,0,0,9,'Residence De Lindehoeve, Coupure Links 214, 9000 Gent',xlwt.easyxf('font: name Times New Roman, height 280, bold on'))
ws.write(1,0,'Lettable units by kind at 31.10.2025 (all let). Monthly rents in EUR, excluding charges.',S('General',', italic on'))
ws.write(2,0,'Owner: Lindehoeve Vastgoed BV. Drawn up by the bookkeeper for the refinancing file.',S('General',', italic on'))
g='; pattern: pattern solid, fore_colour ice_blue; align: wrap on, horiz center, vert center'
for c0,c1,h in((0,0,''),(1,2,'Number'),(3,4,'Area'),(5,7,'Passing rent'),(8,9,'Market rent (ERV)')):
    ws.write_merge(4,4,c0,c1,h,S('General',bb+g)) if c1>c0 else ws.write(4,c0,h,S('General',bb+g))
for c,h in enumerate(['Kind','Units','% of units','Avg m²','Total m²','Avg per unit','Total per month','EUR per m²','Avg per unit','Total per month']): ws.write(5,c,h,S('General',bb+g))
ws.row(5).height_mismatch=True; ws.row(5).height=560
K=['units','pct_units','sf','total_sf','actual','actual_total','actual_sf','market','market_total']; FM=['0','0.0%','0.0','#,##0.0','#,##0.00','#,##0.00','0.00','#,##0.00','#,##0.00']
def put(r,lab,v,x):
    ws.write(r,0,lab,S('General',x))
    for i,k in enumerate(K): ws.write(r,1+i,'' if v.get(k) is None else v[k]/100 if k=='pct_units' else v[k],S(FM[i],x))
rows=[];r=6
for t,u,sf,a,m in D:
    v={'type':t,'units':u,'pct_units':round(u/U*100,1),'sf':sf,'total_sf':round(u*sf,1),'actual':float(a),'actual_total':float(a*u),'actual_sf':r2(a/sf),'market':float(m),'market_total':float(m*u)}
    put(r,t,v,box); rows.append(v); r+=1
print(sum(x['pct_units'] for x in rows))
true=sum(x['actual_total'] for x in rows); M=sum(x['market_total'] for x in rows)
bad=true+900
T={'units':U,'pct_units':100.0,'sf':round(A/U,1),'total_sf':round(A,1),'actual':None,'actual_total':bad,'actual_sf':None,'market':None,'market_total':M}
put(r,'Total residence',T,bb+'; pattern: pattern solid, fore_colour ice_blue')
ws.write(r+2,0,'Garage boxes (18) and bicycle places are let separately and are not in this list.',S('General',', italic on'))
ws.col(0).width=7600
for c in range(1,10): ws.col(c).width=3500
ws.portrait=False; ws.paper_size_code=9; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=1; ws.show_grid=False
wb.save(doc('UM_Lindehoeve_units_by_kind.xls'))
save('UM_Lindehoeve_units_by_kind.xls','UM',K,rows,[{'label':'Total residence',**T}],'Belgian residence in English, grouped headers, small .xls',False,{'kind':'total_wrong','what':f"'Total residence' passing rent per month printed as {bad:,.2f}, the rows sum to {true:,.2f}"})
