# Canadian medical office by floor and use, .xls
import random,xlwt
from common import *
R=random.Random(8209)
F='Lakeshore_MOB_Floor_Mix.xls'
FL=[('Ground Floor',[('Pharmacy',1,1,2450,38),('Medical Imaging',1,1,5120,31),('Cafe / Retail',2,1,980,36)]),('Second Floor',[('Family Practice Clinic',3,3,2100,26.5),('Walk-in Clinic',1,1,2890,27),('Physiotherapy',1,1,3340,24.5)]),
('Third Floor',[('Specialist Suite',6,5,1180,27.5),('Laboratory / Specimen Collection',1,1,1560,28)]),('Fourth Floor',[('Specialist Suite',5,3,1240,27.5),('Dental',2,2,1830,28.5)]),('Fifth Floor',[('Surgical Centre',1,1,8950,32),('Administrative Office',2,1,770,22)])]
wb=xlwt.Workbook(); ws=wb.add_sheet('Floor Mix')
E=xlwt.easyxf
t=E('font: bold on, height 260, name Times New Roman'); s=E('font: name Times New Roman, italic on'); H=E('font: bold on, name Times New Roman; align: wrap on, horiz center, vert center; borders: left thin, right thin, top thin, bottom thin; pattern: pattern solid, fore_colour ice_blue')
fl=E('font: bold on, name Times New Roman, underline on')
def st(fmt,b=False,left=False): return E(f'font: name Times New Roman{", bold on" if b else ""}; borders: left thin, right thin, top thin, bottom thin; align: horiz {"left" if left else "right"}',num_format_str=fmt)
ws.write(0,0,'Lakeshore Medical Arts Building',t); ws.write(1,0,'1180 Lakeshore Road West, Oakville, Ontario',s); ws.write(2,0,'Suite mix by floor at October 1, 2025',s)
HD=['Use','Vacant Suites','Leased Suites','Total Suites','Rentable Area (sq. ft.)','Average Suite (sq. ft.)','% Leased (suites)','Net Rent ($/sq. ft.)','Additional Rent ($/sq. ft.)']
K=['vacant','occupied','units','total_sf','sf','pct_leased','actual_sf','other:Additional Rent ($/sq. ft.)']
fm=['0','0','0','#,##0','#,##0','0.0%','0.00','0.00']
for j,h in enumerate(HD): ws.write(4,j,h,H)
ws.row(4).height_mismatch=True; ws.row(4).height=700
ws.col(0).width=9000
for j in range(1,9): ws.col(j).width=3500
rows=[];tots=[];r=5;G=[0,0,0,0]
def put(lab,q,b=False):
    ws.write(r,0,lab,st('General',b,True))
    for j,x in enumerate(q):
        if x is None: ws.write(r,j+1,'',st('General',b))
        else: ws.write(r,j+1,x/100 if j==5 else x,st(fm[j],b))
for fn,its in FL:
    ws.write(r,0,fn,fl); r+=1; T=[0,0,0,0]
    for u,n,oc,a,rent in its:
        sf=sum(a+R.randint(-12,12)*10 for _ in range(n)) if n>1 else a
        q=[n-oc,oc,n,sf,round(sf/n),round(oc/n*100,1),round(rent+R.choice([-1.25,-.5,0,.75]),2),17.85]
        put(u,q); rows.append({'type':u,**dict(zip(K,q))}); T=[i+j for i,j in zip(T,q[:4])]; r+=1
    q=T+[round(T[3]/T[2]),round(T[1]/T[2]*100,1)]; put(f'Total {fn}',q+[None,None],True); tots.append({'label':f'Total {fn}',**dict(zip(K,q))}); r+=1
    G=[i+j for i,j in zip(G,T)]
r+=1; q=G+[round(G[3]/G[2]),round(G[1]/G[2]*100,1)]; put('Building Total',q+[None,None],True); tots.append({'label':'Building Total',**dict(zip(K,q))})
ws.write(r+2,0,'Additional rent is the 2025 estimate for operating costs and realty taxes; excludes in-suite hydro and HST.',s)
ws.portrait=False; ws.fit_num_pages=1; ws.set_fit_width_to_pages(1); ws.set_fit_height_to_pages(1) if hasattr(ws,'set_fit_height_to_pages') else None
wb.save(D+F)
save(F,'UM','Medical office, suites by floor and use, old .xls with ruled cells',False,K,rows,tots)
