# Welsh estate & harbour: schedule of small lettings, .xls (xlwt), yearly rents
from common import *
import xlwt
n="Ystad_Penrhos_lettings.xls"; wb=xlwt.Workbook(); ws=wb.add_sheet("Lettings 25-26")
E=xlwt.easyxf; t=E("font: name Garamond, height 280, bold on"); h=E("font: name Garamond, bold on; align: wrap on, vert bottom, horiz right; borders: bottom medium"); hl=E("font: name Garamond, bold on; align: wrap on, vert bottom; borders: bottom medium"); x=E("font: name Garamond, height 220"); i_=E("font: name Garamond, height 220",num_format_str="#,##0"); m=E("font: name Garamond, height 220",num_format_str="£#,##0.00"); m0=E("font: name Garamond, height 220",num_format_str="£#,##0"); b=E("font: name Garamond, height 220, bold on; borders: top thin, bottom double"); bi=E("font: name Garamond, height 220, bold on; borders: top thin, bottom double",num_format_str="#,##0"); bm=E("font: name Garamond, height 220, bold on; borders: top thin, bottom double",num_format_str="£#,##0"); nt=E("font: name Garamond, height 180, italic on")
D=[("Swinging mooring",34,29,312,31,None),("Drying mooring, inner quay",18,18,228,40,None),("Pontoon berth up to 8 m",22,21,1140,36,None),("Pontoon berth 8 m to 12 m",10,8,1685,12,None),("Trailer / dinghy park space",40,27,95,None,None),
("Allotment, full plot",16,16,62,23,None),("Allotment, half plot",21,20,34,9,None),("Market hall stall (Thurs & Sat)",14,11,780,None,9.5),("Craft workshop",9,8,3420,4,42),("Net store / lock-up",12,12,415,7,14),("Boatshed",2,1,6250,None,168)]
K=["units","occupied","vacant","sf","market","actual_total","market_total","other:Waiting list"]
ws.write(0,0,"Ystad Penrhos-y-Môr / Penrhos-y-Môr Estate",t); ws.write(1,0,"Harbour, allotments, market hall and workshops - lettings at 1 April 2025 (annual fees and rents, net of VAT)",x)
for c,z in enumerate(["Description","Number","Let","Void","Size each m²","Standard charge 2025-26 each p.a.","Rents and fees receivable p.a.","Value if fully let p.a.","Waiting list"]): ws.write(3,c,z,h if c else hl)
rows=[]; r=4; T=[0]*6
disc={"Craft workshop":-1240,"Pontoon berth up to 8 m":-570,"Boatshed":-250,"Market hall stall (Thurs & Sat)":-390}
for d,u,o,p,wl,a in D:
    v=[u,o,u-o,a,p,o*p+disc.get(d,0),u*p,wl]; ws.write(r,0,d,x)
    for c,z in enumerate(v):
        if z is not None: ws.write(r,1+c,z,E("font: name Garamond, height 220",num_format_str="0.0") if c==3 else m if c==4 else m0 if c in(5,6) else i_)
    rows.append({"type":d,**clean(dict(zip(K,v)))}); T=[p_+(q or 0) for p_,q in zip(T,[v[0],v[1],v[2],v[5],v[6],v[7]])]; r+=1
ws.write(r,0,"Cyfanswm / Total",b); V=[T[0],T[1],T[2],None,None,T[3],T[4],T[5]]
for c,z in enumerate(V): ws.write(r,1+c,z if z is not None else "",bm if c in(5,6) else bi)
ws.write(r+2,0,"Receivable is after harbour-master's and first-year concessions (4 lettings). 13 trailer spaces kept for visitors.",nt)
for c,w in enumerate([32,9,7,7,9,16,16,15,9]): ws.col(c).width=w*256
ws.row(3).height_mismatch=True; ws.row(3).height=900; ws.portrait=False; ws.fit_num_pages=1; ws.set_fit_width_to_pages(1); ws.set_fit_height_to_pages(0); ws.paper_size_code=9
for q in range(4,r+1): ws.row(q).height_mismatch=True; ws.row(q).height=330
wb.save(doc(n))
save(n,"UM",K,rows,[{"label":"Cyfanswm / Total",**clean(dict(zip(K,V)))}],"Welsh estate schedule of moorings, allotments, stalls, workshops, annual charges, old .xls")
