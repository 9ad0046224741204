# AppFolio-like delinquency export, text amounts, group rows, subsidy column, mixed use
import random
from emit import *
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(1606)
P=[("Orchard & 9th - 900 Orchard St Fairmoor, OH 44120",[("101 - Retail","Bodega Luz LLC","Current",(3150,3150,1275.4,0),0,4,"Asked for abatement during sidewalk work; owner said no"),("102 - Retail","Pinwheel Cycles, Inc.","Current",(412.66,0,0,0),0,1,"2024 CAM true-up billed 10/10"),("2A","Ferris, Dolores","Current",(0,0,0,318),318,0,"CMHA underpaid since June recert"),("2C","Grant, Malik","Evict",(1175,1175,1175,940.25),0,6,"Hearing 11/21. Case 25-CVG-1180"),("3B","Holloway, Jean","Current",(54,0,0,0),0,0,None),("3D","Ibarra, Sal","Notice",(-35,0,0,0),0,0,"Credit to move-out statement"),("4A","Jessup, Kim & Ron","Current",(1240,88.5,0,0),0,2,None)]),
("Quarry Street Flats - 41-57 Quarry St Fairmoor, OH 44121",[("41-1","Kimball, Yvette","Current",(867,612,0,0),1224,1,"HAP hold - failed inspection 9/22 (GFCI)"),("43-2","Latham, Roy","Past",(0,0,0,2210.9),0,8,"Judgment entered; garnishment pending"),("45-1","Moy, Sandra","Current",(1090,0,0,0),0,3,"Pays on 2nd paycheck every month"),("47-2","Nakai, Ben","Current",(75,75,75,150),0,5,"Late fees only - refuses to pay"),("49-1","Oakes, Trevor","Past",(0,486.12,0,0),0,2,None),("51-2","Pagan, Iris","Current",(702,702,0,0),1404,0,"Portability - absorbing PHA has not paid"),("55-1","Rudd, Carla","Evict",(1125,1125,1125,0),0,3,"3-day posted 10/16"),("57-2","Sams, Dwight","Current",(22.18,0,0,0),0,0,None)]),
("The Hatchery - 12 Canal Ct Fairmoor, OH 44120",[("Unit 1","Tolliver Studio","Current",(1800,0,0,0),0,1,None),("Unit 3","Umber, Gil","Current",(640,640,-120,0),0,2,"Sept credit for fridge not yet applied"),("Unit 4","Voss, Elin","Past",(0,0,0,1333.07),0,4,"With collections")])]
money=["total","b0_30","b31_60","b61_90","b91","other:Delinquent Subsidy Amount","other:Late Count"]
wb=Workbook();ws=wb.active;ws.title="delinquency"
ws['A1']="Delinquency";ws['A1'].font=Font(bold=True,size=14);ws['A2']="Exported On: 11/03/2025 09:12 AM";ws['A3']="Properties: All Active - managed by Cobblegate Realty Mgmt";ws['A4']="Tenant Status: Current, Notice, Evict, Past";ws['A5']="Amount Owed In Account: All"
for c,t in enumerate(["Unit","Name","Tenant Status","Amount Receivable","0-30","31-60","61-90","91+","Delinquent Subsidy Amount","Late Count","Delinquency Notes"],1):
    x=ws.cell(7,c,t);x.font=Font(bold=True);x.border=Border(bottom=Side('medium'));x.alignment=Alignment(wrap_text=True)
f=lambda v:f"{v:,.2f}"
r=8;rows=[];tots=[];G=[0]*6
def put(r,v,b=False):
    for c,q in zip(range(4,10),v):
        x=ws.cell(r,c,f(q));x.alignment=Alignment(horizontal='right');x.font=Font(bold=b)
        if b:x.border=Border(top=Side('thin'))
add=lambda a,b:[round(p+q,2) for p,q in zip(a,b)]
for pn,ts in P:
    ws.cell(r,1,"-> "+pn).font=Font(bold=True);r+=1;T=[0]*6
    for u,n,s,b,sub,lc,nt in ts:
        v=[round(sum(b),2)]+list(b)+[sub]
        for c,t in enumerate([u,n,s],1):ws.cell(r,c,t)
        put(r,v);ws.cell(r,10,lc)
        if nt:ws.cell(r,11,nt).alignment=Alignment(wrap_text=True,vertical='top')
        rows.append({"property":pn,"unit":u,"name":n,"status":s,**dict(zip(money,v+[lc]))});T=add(T,v);r+=1
    put(r,T,True);ws.cell(r,1,"Subtotal "+pn.split(' - ')[0]).font=Font(bold=True);tots.append({"label":"Subtotal "+pn.split(' - ')[0],**dict(zip(money,T))});G=add(G,T);r+=2
ws.cell(r,1,"Total").font=Font(bold=True);put(r,G,True);tots.append({"label":"Total",**dict(zip(money,G))})
for c,w in zip("ABCDEFGHIJK",[15,24,11,14,12,12,12,12,15,8,40]):ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
wb.save(doc('delinquency-20251103.xlsx'));emit('delinquency-20251103.xlsx','AR',money,rows,tots)
