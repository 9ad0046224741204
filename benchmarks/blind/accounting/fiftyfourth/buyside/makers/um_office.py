# office: suite size bands of two towers, .xls
import xlwt
from common import *
NAME='UM_Brightwater_suite_bands.xls'
# band, suites, occ suites, NRA, leased, inplace, asking
B=[('Brightwater North Tower',[('Under 1,500 SF',9,6,10184,6915,18.42,19.00),('1,500 - 2,999 SF',14,11,30866,24510,17.85,18.00),('3,000 - 4,999 SF',11,9,42318,35204,17.20,17.50),('5,000 - 9,999 SF',8,7,57942,51286,16.74,17.00),('10,000 - 19,999 SF',4,4,55190,55190,16.10,None),('Full floor (21,400 SF +)',3,2,64460,42960,15.55,16.25),('Ground floor retail',4,4,8716,8716,31.60,None)]),
('Brightwater South Tower',[('Under 1,500 SF',5,5,5870,5870,19.05,None),('1,500 - 2,999 SF',10,7,22414,15630,17.40,18.00),('3,000 - 4,999 SF',6,4,23508,15214,16.95,17.50),('5,000 - 9,999 SF',5,3,35046,20418,16.30,16.75),('Full floor (18,250 SF +)',2,2,36640,36640,14.90,None),('Storage',12,8,4120,2655,9.50,9.50)])]
keys=['units','occupied','vacant','pct_units','total_sf','other:% of NRA','sf','other:Leased SF','other:Vacant SF','pct_leased','actual_sf','market_sf']
wb=xlwt.Workbook(); ws=wb.add_sheet('Size Bands',cell_overwrite_ok=True)
E=xlwt.easyxf; f='font: name Arial, height 180'
hd=E(f+', bold on; align: horiz center, vert bottom, wrap on; borders: bottom medium'); gr=E(f+', bold on, italic on; align: horiz center; borders: bottom thin'); t0=E(f); tb=E(f+', bold on'); sec=E(f+', bold on, underline on')
n0=E(f,num_format_str='#,##0'); p0=E(f,num_format_str='0.0%'); m0=E(f,num_format_str='0.00'); q=f+', bold on; borders: top thin'; nb=E(q,num_format_str='#,##0'); pb=E(q,num_format_str='0.0%'); mb=E(q,num_format_str='0.00'); lb=E(q)
ws.write(0,0,'Brightwater Place, Calgary, Alberta',E('font: name Arial, height 240, bold on')); ws.write(1,0,'Distribution of suites by size - rent roll at 2025-10-01',t0); ws.write(2,0,'Areas in square feet (BOMA 2017). Rents are net, CAD per sq. ft. per year.',E(f+', italic on'))
ws.write_merge(4,4,1,4,'SUITES',gr); ws.write_merge(4,4,5,10,'AREA',gr); ws.write_merge(4,4,11,12,'NET RENT PSF',gr)
H=['Suite size','Number','Leased','Available','% of Suites','NRA','% of NRA','Average','Leased SF','Vacant SF','% Leased','In place','Asking']
for j,h in enumerate(H): ws.write(5,j,h,hd)
ws.row(5).height_mismatch=True; ws.row(5).height=480
ws.col(0).width=256*27
for j in range(1,13): ws.col(j).width=256*(9 if j<5 else 11)
rows=[];totals=[];r=6;TS=sum(x[1] for _,L in B for x in L);TN=sum(x[3] for _,L in B for x in L);allL=[]
def line(lab,v,bold):
    global r
    fm=[nb,nb,nb,pb,nb,pb,nb,nb,nb,pb,mb,mb] if bold else [n0,n0,n0,p0,n0,p0,n0,n0,n0,p0,m0,m0]
    ws.write(r,0,lab,lb if bold else t0)
    for j,(x,s) in enumerate(zip(v,fm)):
        if x is None: ws.write(r,1+j,'' if bold else 'n.a.',E(q) if bold else E(f+'; align: horiz right'))
        else: ws.write(r,1+j,x,s)
    out=[None if x is None else round(x*100+1e-9,1) if k in(3,5,9) else round(x+1e-9,2) if k in(10,11) else round(x+1e-9) for k,x in enumerate(v)]
    r+=1; return dict(zip(keys,out))
def calc(L,one=None):
    s=sum(x[1] for x in L);o=sum(x[2] for x in L);a=sum(x[3] for x in L);l=sum(x[4] for x in L)
    return [s,o,s-o,s/TS,a,a/TN,a/s,l,a-l,l/a,sum(x[5]*x[4] for x in L)/l,(L[0][6] if one else None)]
for b,L in B:
    ws.write(r,0,b,sec); r+=1
    for x in L: rows.append({'type':x[0],**line(x[0],calc([x],1),False)})
    totals.append({'label':'Subtotal '+b.split()[1],**line('Subtotal '+b.split()[1],calc(L),True)}); allL+=L; r+=1
totals.append({'label':'Total Brightwater Place',**line('Total Brightwater Place',calc(allL),True)})
r+=1; ws.write(r,0,'n.a. = no vacancy in band, no asking rent quoted.',E(f+', italic on'))
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=1; ws.set_fit_num_pages if 0 else None
wb.save(doc(NAME))
save(NAME,'UM',keys,rows,totals,'office suites by size band, two towers, grouped header, old .xls',True)
