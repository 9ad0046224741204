import xlwt
from common import *
NAME='NCR_workspace_mix_Q3.xls'
# band, units, avg sqm, occupied, list fee/month, avg achieved
L=[('Hot desk membership (per desk)',40,None,31,275,248),('Dedicated desk (per desk)',24,None,22,395,372),('Pod, up to 10 sq m',18,8.5,17,640,612),('Studio, 10 - 15 sq m',26,12.5,24,890,861),('Studio, 15 - 25 sq m',21,19,18,1290,1238),('Office, 25 - 40 sq m',14,32,13,1980,1905),('Office, 40 - 60 sq m',9,49,7,2850,2710),('Office, 60 - 100 sq m',6,78,6,4200,4080),('Suite, over 100 sq m',3,142,2,7100,6850),('Light workshop (ground floor)',8,55,8,2150,2065),('Maker unit with roller door',5,88,4,3050,2960),('Self-contained store',12,6,9,190,182)]
DROP=9
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','actual','actual_total']
H=['Workspace band','No.','Licensed','Available','% licensed','Avg sq m','Total sq m','List fee\n€ / month','Avg licence fee\n€ / month','Licence income\n€ / month']
wb=xlwt.Workbook(); ws=wb.add_sheet('Mix'); 
def st(x,nf=None): return xlwt.easyxf(x,num_format_str=nf or 'General')
B='font: name Verdana, height 180; align: vert center; '; hb=st(B+'font: bold on, color white; pattern: pattern solid, fore_colour teal; align: wrap on, horiz center, vert center; borders: left thin,right thin,top thin,bottom thin'); bx='borders: left hair,right hair,top hair,bottom hair'
ws.write(0,0,'North Canal Row Workspaces, Dublin 7',st('font: name Verdana, bold on, height 260')); ws.write(1,0,'Workspace mix and licence income - week ending 26 September 2025',st(B))
ws.col(0).width=256*36
for c in range(1,10): ws.col(c).width=256*15
ws.row(3).height_mismatch=True; ws.row(3).height=560
for c,x in enumerate(H): ws.write(3,c,x,hb)
r=4; rows=[]; T=[0,0,0,0.0,0]
for i,(ty,n,a,o,ls,av) in enumerate(L):
    v=[n,o,n-o,round(o/n*100,1),a,None if a is None else a*n,ls,av,av*o]
    T=[T[0]+n,T[1]+o,T[2]+n-o,T[3]+(v[5] or 0),T[4]+v[8]]
    if i==DROP: continue
    ws.row(r).height_mismatch=True; ws.row(r).height=330; ws.write(r,0,ty,st(B+bx)); row={"type":ty}
    for c,(k,x) in enumerate(zip(K,v),1):
        nf={4:'0.0%',5:'0.0',6:'#,##0.0',7:'#,##0',8:'#,##0',9:'#,##0'}.get(c,'0')
        if x is None: ws.write(r,c,'n/a',st(B+bx+'; align: horiz right, vert center')); continue
        ws.write(r,c,x/100 if c==4 else x,st(B+bx,nf)); row[k]=x
    rows.append(row); r+=1
po=round(T[1]/T[0]*100,1); tot=[T[0],T[1],T[2],po,None,T[3],None,None,T[4]]; t={"label":"Total centre"}
tb=B+'font: bold on; borders: top medium, bottom medium; pattern: pattern solid, fore_colour light_turquoise'
ws.row(r).height_mismatch=True; ws.row(r).height=340
ws.write(r,0,'Total centre',st(tb))
for c,(k,x) in enumerate(zip(K,tot),1):
    nf={4:'0.0%',6:'#,##0.0',9:'#,##0'}.get(c,'0')
    if x is None: ws.write(r,c,None,st(tb)); continue
    ws.write(r,c,x/100 if c==4 else x,st(tb,nf)); t[k]=x
ws.write(r+2,0,'Fees exclude VAT. Licences are monthly rolling after three months. Desks are counted each as one unit.',st(B+'font: italic on'))
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.paper_size_code=9
wb.save(f'{R}/documents/{NAME}'); d=L[DROP]
save(NAME,'UM',K,rows,[t],'Dublin workspaces by size band with licence fees, legacy .xls',False,{"what":f"The row '{d[0]}' ({d[1]} units, {d[1]*d[2]} sq m, income {d[3]*d[5]}) is left out while 'Total centre' still holds it","kind":"row_dropped"})
