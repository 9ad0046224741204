# Grenada marina: berth classes, old .xls, small
from common import *
import xlwt
L=[("Dinghy dock / tender",None,24,17,45),("Pontoon A to 30 ft",30,16,14,310),("Pontoon B to 40 ft",40,28,25,440),("Pontoon C to 50 ft",50,22,16,595),("Pontoon D to 65 ft",65,12,9,860),("Catamaran end ties",48,6,6,1020),("Superyacht quay (stern-to)",160,4,2,4250),("Swing moorings",45,20,13,185),("Dry storage racks",26,30,28,225),("Hurricane cradle yard",55,18,0,390)]
name="BERTHMIX.xls"
wb=xlwt.Workbook(encoding="utf-8"); ws=wb.add_sheet("Berth mix Q2")
X=xlwt.easyxf
t=X("font: name Verdana, height 260, bold on, colour dark_blue"); g=X("font: name Verdana, height 170, italic on")
h=X("font: name Verdana, height 170, bold on, colour white; pattern: pattern solid, fore_colour dark_blue; align: wrap on, horiz center, vert center")
hg=X("font: name Verdana, height 170, bold on; align: horiz center; borders: bottom thin; pattern: pattern solid, fore_colour ice_blue")
base="font: name Verdana, height 170; borders: bottom hair"
tx=X(base); i0=X(base,"0"); us=X(base,'#,##0'); pc=X(base,"0.0%")
B="font: name Verdana, height 170, bold on; borders: top thin, bottom double"
bt=X(B);b0=X(B,"#,##0");bp=X(B,"0.0%")
ws.write(0,1,"PETITE ANSE MARINA (GRENADA) LTD",t); ws.write(1,1,"Berth classes, occupancy and licence fees at 30 June 2025. US dollars, before VAT.",g)
ws.write_merge(3,3,3,6,"Berths",hg); ws.write_merge(3,3,7,10,"Licence fees per month",hg)
H=["Berth class","Max LOA ft","Total","Let","Vacant","% let","List fee","List fee, all berths","In-place average","In place, let berths","Full year at list"]
for j,x in enumerate(H): ws.write(4,1+j,x,h)
ws.row(4).height_mismatch=True; ws.row(4).height=560
AVG={"Dinghy dock / tender":42,"Pontoon A to 30 ft":301,"Pontoon B to 40 ft":418,"Pontoon C to 50 ft":580,"Pontoon D to 65 ft":845,"Catamaran end ties":985,"Superyacht quay (stern-to)":4100,"Swing moorings":178,"Dry storage racks":219}
LO="other:Max LOA ft";FY="other:Full year at list"
M=[LO,"units","occupied","vacant","pct_occ","market","market_total","actual","actual_total",FY]
rows=[];r=5
for ty,lo,u,o,fee in L:
    av=AVG.get(ty); ws.write(r,1,ty,tx)
    d={"type":ty,LO:lo,"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(o/u*100,1),"market":fee,"market_total":fee*u,"actual":av,"actual_total":av*o if av else 0,FY:fee*u*12}
    for j,(k,st) in enumerate(zip(M,[i0,i0,i0,i0,pc,us,us,us,us,us])):
        v=d[k]
        if v is None: ws.write(r,2+j,"n/a" if k==LO else "",tx)
        else: ws.write(r,2+j,o/u if k=="pct_occ" else v,st)
    rows.append(d); r+=1
S={k:sum(x[k] for x in rows) for k in("units","occupied","vacant","market_total","actual_total",FY)}
S["pct_occ"]=round(S["occupied"]/S["units"]*100,1)
ws.write(r,1,"Marina total",bt)
for j,k in enumerate(M):
    if k in S: ws.write(r,2+j,S["occupied"]/S["units"] if k=="pct_occ" else S[k],bp if k=="pct_occ" else b0)
    else: ws.write(r,2+j,"",bt)
ws.write(r+2,1,"Hurricane cradle yard opens 1 July; no licences in the quarter. Visitor nights are billed by the foot and not included.",g)
ws.col(0).width=600; ws.col(1).width=7800
for j in range(2,12): ws.col(j).width=3500
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.paper_size_code=9
wb.save(D+name)
save(name,"UM","marina berth classes, old xls, grouped header, small",False,M,rows,[{"label":"Marina total",**{k:S[k] for k in M if k in S}}])
