# UM3: old .xls, small office suite mix by size band, plain
from common import *
import xlwt
R=random.Random(31)
F='hollis_sq_suite_mix.xls'
L=[('Under 1,000',9,7,6480,4870,25.10,26.50),('1,000 - 1,499',8,8,9932,9932,24.35,26.00),('1,500 - 1,999',7,6,12110,10385,24.80,26.00),('2,000 - 2,999',6,5,14875,12320,23.95,25.50),('3,000 - 4,999',5,5,19240,19240,23.10,25.00),('5,000 - 9,999',3,2,21418,14205,22.65,24.50),('10,000 and over',2,2,27660,27660,21.40,24.00),('Basement storage',4,3,1465,1120,9.00,10.00)]
wb=xlwt.Workbook(); ws=wb.add_sheet('Sheet1')
e=xlwt.easyxf; b=e('font: bold on, name Arial, height 200'); t=e('font: name Arial, height 200'); h=e('font: bold on, name Arial, height 200; align: horiz center, wrap on, vert bottom; borders: bottom thin')
def st(nf,bold=False): return e('font: name Arial, height 200'+(', bold on' if bold else '')+('; borders: top thin, bottom double' if bold else ''),num_format_str=nf)
ws.write(0,0,'TWO HOLLIS SQUARE',b); ws.write(1,0,'Suite mix by size, rent roll of 12/1/2025',t); ws.write(2,0,'Rents per RSF per year, full service',t)
K=["units","occupied","vacant","pct_occ","total_sf","other:Leased RSF","other:% of RSF","sf","market_sf","actual_sf","actual_total"]
H=['Suite size (RSF)','Suites','Occ','Vac','Occ % (suites)','Total RSF','Leased RSF','% of RSF','Avg RSF','Asking /RSF','In-place /RSF','In-place rent per month']
NF=['0','0','0','0.0%','#,##0','#,##0','0.0%','#,##0','0.00','0.00','#,##0.00']
for c,x in enumerate(H): ws.write(4,c,x,h)
T=sum(x[3] for x in L); rows=[]; D=[]
for n,u,o,ts,ls,a,m in L:
    D.append({"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(o/u*100,1),"total_sf":ts,"other:Leased RSF":ls,"other:% of RSF":round(ts/T*100,1),"sf":round(ts/u),"market_sf":m,"actual_sf":a,"actual_total":r2(ls*a/12)})
s=lambda k:sum(x[k] for x in D); u,o,ls=s('units'),s('occupied'),s('other:Leased RSF'); at=r2(s('actual_total'))
tot={"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(o/u*100,1),"total_sf":T,"other:Leased RSF":ls,"other:% of RSF":100.0,"sf":round(T/u),"market_sf":r2(sum(x['market_sf']*x['total_sf'] for x in D)/T),"actual_sf":r2(at*12/ls),"actual_total":at}
for i,(x,v) in enumerate([(l[0],d) for l,d in zip(L,D)]+[('Building',tot)]):
    B=i==len(L); ws.write(5+i,0,x,e('font: name Arial, height 200, bold on; borders: top thin, bottom double') if B else t)
    for c,(k,nf) in enumerate(zip(K,NF)): ws.write(5+i,c+1,round(v[k]/100,4) if '%' in nf else v[k],st(nf,B))
    if not B: rows.append({"type":x,**v})
q=16
ws.write(q,0,'Vacant and being shown: 110, 214, 307 (1,725), 402 (2,555), 520 (7,213), B-3',t); ws.write(q+1,0,'Suite 208 is counted occupied, tenant holding over month to month.',t)
ws.col(0).width=256*20
for c in range(1,12): ws.col(c).width=256*(12 if c>3 else 8)
ws.col(11).width=256*14; ws.row(4).height_mismatch=True; ws.row(4).height=560
ws.set_portrait(False); ws.fit_num_pages=1; ws.set_fit_width_to_pages(1); ws.set_fit_height_to_pages(1)
wb.save(f'{DOC}/{F}')
save(F,'UM',K,rows,[{"label":"Building",**tot}],'small plain .xls, office suites by size band, one total line, text notes below',False)
print(len(rows),tot)
