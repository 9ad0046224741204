# self storage rent survey, three stores, .xls
from common import *
import xlwt
name='storage_rate_survey_sept26.xls';wb=xlwt.Workbook();ws=wb.add_sheet('Unit Mix');ix=wb.add_sheet('Comps')
r=random.Random(99)
ST=[("Subject - Bluebonnet Mini Storage, 905 Depot St",[("5x5 CC",25,14,42),("5x10 CC",50,46,68),("10x10 CC",100,58,112),("10x15 CC",150,22,149),("10x20 CC",200,10,182),("5x10 Drive-up",50,24,54),("10x10 Drive-up",100,40,88),("10x15 Drive-up",150,28,109),("10x20 Drive-up",200,36,132),("10x30 Drive-up",300,12,174),("Open Parking 12x30",360,18,65)]),
("Annex - Bluebonnet II, 1440 Quarry Rd",[("5 x 10 Inside",50,30,61),("7.5 x 10 Inside",75,18,79),("10 x 10 Inside",100,44,104),("10 x 20 Outside",200,32,126),("10 x 25 Outside",250,16,149),("Covered RV 12 x 40",480,9,145)]),
("Satellite - Mill Creek Storage, 17 Mill Creek Ln",[("5x5",25,10,35),("5x10",50,24,49),("10x10",100,38,82),("10x15",150,20,103),("10x20",200,26,121)])]
st=lambda s:xlwt.easyxf(s)
B_='font: name Tahoma, bold on, height 180; ';N_='font: name Tahoma, height 180; '
ws.write(0,0,'BLUEBONNET STORAGE PORTFOLIO',st('font: name Tahoma, bold on, height 260'));ws.write(1,0,'Unit mix and street rate survey - rates checked September 22, 2026',st(N_))
hd=['Size','Sq Ft','Total Units','Rented','Vacant','% Occ.','Street Rate','Rate / SF','Avg Paid','Paid vs Street','Rented SF','Gross Potential','Rent in Place']
keys=['sf','units','occupied','vacant','pct_occ','market','market_sf','actual','other:Paid vs Street','other:Rented SF','market_total','actual_total']
fm=['0','#,##0','#,##0','#,##0','0.0%','$#,##0.00','$0.00','$#,##0.00','$#,##0.00;($#,##0.00)','#,##0','$#,##0.00','$#,##0.00']
R=3;rows=[];tots=[];G=[0]*6
def put(R,v,bold):
    for j,(k,m) in enumerate(zip(keys,fm),1):
        if k in v: ws.write(R,j,v[k]/100 if k=='pct_occ' else v[k],xlwt.easyxf((B_+'borders: top thin;' if bold else N_),num_format_str=m))
def tot(lab,T):
    u,o,rsf,gp,rip,asf=T
    v={'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(100*o/u,1),'other:Rented SF':rsf,'market_total':c(gp),'actual_total':c(rip)}
    ws.write(R,0,lab,st(B_+'borders: top thin;'));put(R,v,True);tots.append(dict(label=lab,**v))
for sn,mix in ST:
    ws.write_merge(R,R,0,12,sn,st(B_+'pattern: pattern solid, fore_colour ice_blue;'));R+=1
    ws.row(R).height_mismatch=True;ws.row(R).height=480
    for j,h in enumerate(hd): ws.write(R,j,h,st(B_+'align: wrap on, horiz %s; borders: bottom thin;'%('left' if j==0 else 'right')))
    R+=1;T=[0]*6
    for t,sf,u,rate in mix:
        o=min(u,round(u*r.uniform(.74,.99)));pay=int(rate*100*r.uniform(.9,1.09))
        v={'sf':sf,'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(100*o/u,1),'market':float(rate),'market_sf':round(rate/sf+1e-9,2),'actual':c(pay),'other:Paid vs Street':c(pay-rate*100),'other:Rented SF':o*sf,'market_total':float(u*rate),'actual_total':c(pay*o)}
        ws.write(R,0,t,st(N_));put(R,v,False);rows.append(dict(type=t,**v));R+=1
        T=[p+q for p,q in zip(T,[u,o,o*sf,u*rate*100,pay*o,u*sf])]
    tot('Store total',T);G=[p+q for p,q in zip(G,T)];R+=2
tot('Portfolio',G);R+=2
ws.write(R,0,'CC = climate controlled. Street rate is the web rate before first-month promotions; average paid excludes insurance and admin fees.',st('font: name Tahoma, italic on, height 160'))
for j,w in enumerate((22,8,9,9,9,9,11,10,11,12,11,14,14)): ws.col(j).width=256*w
ws.set_portrait(False);ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
for i,x in enumerate([('Competitor','Miles','10x10 CC','10x20 DU'),('Lockhart Storage Depot',0.8,118,135),('StoreRite Hwy 81',1.9,109,129),('A-Plus Mini',3.4,'n/a',119)]):
    for j,q in enumerate(x): ix.write(i,j,q)
wb.save(D(name));save(name,'UM',keys,rows,tots,None,'self-storage unit mix and street rate survey, three stores stacked with repeated headers, .xls',True);print(len(rows),tots[-1])
