# Unit-type setup / status report exported from a PMS, two properties, numbers partly text, hidden column; XLSX
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1207)
Q=[("lkv","Lakeview Terrace Apts",[("lkv0a","Efficiency",0,1,"455",899,150,14),("lkv1a","1 Bed 1 Bath Garden",1,1,"610",1045,200,40),("lkv1b","1 Bed 1 Bath Lake Vw",1,1,"610",1120,200,24),("lkv2a","2 Bed 1 Bath",2,1,"845",1260,250,36),("lkv2b","2 Bed 1.5 Bath TH",2,1.5,"980",1395,300,20),("lkv3a","3 Bed 2 Bath",3,2,"1,140",1610,350,10),("lkvmod","Model / Office Unit",2,1,"845",0,0,2)]),
("pmh","Pemberton Mews",[("pmA1","A1 Camden",1,1,"702",1310,300,28),("pmA1H","A1 Camden ADA",1,1,"702",1310,300,4),("pmA2","A2 Dover w/ Sunroom",1,1,"788",1405,300,16),("pmB1","B1 Essex",2,2,"1,012",1620,400,32),("pmB2","B2 Exeter Corner",2,2,"1,096",1715,400,12)])]
NM=["sf","market","other:Required Deposit","units","occ_nontv","ntv_rented","ntv_unrented","vac_rented","vac_unrented","down","pct_occ","pct_leased"]
wb=Workbook(); ws=wb.active; ws.title="Report1"
f=lambda **k: Font(name="Verdana",size=k.pop('size',8),**k)
ws["A1"]="Unit Type Setup with Status"; ws["A1"].font=f(bold=True,size=11); ws.merge_cells("A1:Q1")
ws["A2"]="Property: lkv, pmh   As Of: 08/19/2024   Order By: Property, Unit Type"; ws["A2"].font=f(); ws.merge_cells("A2:Q2")
H1=[("A","Unit Type"),("B","Description"),("C","Bed"),("D","Bath"),("E","Sq"),("F","Market"),("G","Required"),("H","hGL"),("I","Unit"),("J","Occupied"),("K","Notice"),("L","Notice"),("M","Vacant"),("N","Vacant"),("O","Down"),("P","%"),("Q","%")]
H2=[("C","rooms"),("D","s"),("E","Ft"),("F","Rent"),("G","Deposit"),("I","Count"),("J","No Notice"),("K","Rented"),("L","Unrented"),("M","Rented"),("N","Unrented"),("P","Occ"),("Q","Leased")]
for r,h in((4,H1),(5,H2)):
    for a,t in h: ws[f"{a}{r}"]=t
    for c in range(1,18): x=ws.cell(r,c); x.font=f(bold=True); x.fill=PatternFill("solid",fgColor="CCE0F5"); x.alignment=Alignment(horizontal="left" if c<3 else "right")
COL=[5,6,7,9,10,11,12,13,14,15,16,17]
r=6; rows=[];tot=[];GL=[]
def put(v,b=False,txt=None):
    for c,q,k in zip(COL,v,NM):
        if q is None: continue
        x=ws.cell(r,c); x.font=f(bold=b); x.alignment=Alignment(horizontal="right")
        if k=="sf": x.value=txt if txt else f"{q:,.0f}"          # text cells, as exported
        elif k in("pct_occ","pct_leased"): x.value=f"{q:.2f}"     # text
        else: x.value=q; x.number_format='#,##0.00' if c in(6,7) else '0'
def pc(l):
    s=lambda k:sum(z[k] for z in l); u=s(3)
    occ=s(4)+s(5)+s(6); ls=s(4)+s(5)+s(7)
    return [round(100*occ/u+1e-9,2),round(100*ls/u+1e-9,2)]
def sm(l,lab,bold=True):
    global r
    u=sum(z[3] for z in l)
    v=[None,None,None]+[sum(z[k] for z in l) for k in range(3,10)]+pc(l)
    v[0]=float(int(sum(z[0]*z[3] for z in l)/u+.5)); v[1]=round(sum(z[1]*z[3] for z in l)/u+1e-9,2)
    ws.cell(r,1,lab).font=f(bold=True); put(v,True)
    for c in range(1,18): ws.cell(r,c).border=Border(top=Side(style="thin"))
    tot.append(dict(label=lab,**dict(zip(NM,v)))); r+=2
for code,pn,l in Q:
    ws.cell(r,1,f"{pn} ({code})").font=f(bold=True,size=9); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6); r+=1
    L=[]
    for uc,ds,bd,ba,sf,mk,dp,n in l:
        k=[0,R.randint(0,2),R.randint(0,2),R.randint(0,2),R.randint(0,3) if n>12 else R.randint(0,1),1 if R.random()<.3 else 0]
        if "mod" in uc: k=[0,0,0,0,0,2]
        if n<5 and "mod" not in uc: k=[0,0,1,0,0,0]
        k[0]=n-sum(k); sfn=int(sf.replace(",",""))
        z=[sfn,float(mk),float(dp),n]+k; v=z+pc([z]); L.append(z)
        for c,t in((1,uc),(2,ds),(3,bd),(4,ba)): x=ws.cell(r,c,t); x.font=f(); 
        ws.cell(r,8,f"5120-{R.randint(1,9)}000")
        put(v,txt=sf); rows.append(dict(type=uc,beds=bd,baths=ba,**dict(zip(NM,v)))); r+=1
    sm(L,f"{pn} Total/Average"); GL+=L
sm(GL,"Grand Total/Average")
for t in ("Down units (rehab, model, office) count as neither occupied nor leased.  % Leased = (occupied no notice + notice rented + vacant rented) / unit count.","User: tgreer   Monday, August 19, 2024 02:15 PM"):
    ws.cell(r,1,t).font=f(italic=True,size=7); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=17); r+=1
for c,w in zip("ABCDEFGHIJKLMNOPQ",(12,25,7,6,8,11,10,9,7,10,9,10,9,10,7,8,8)): ws.column_dimensions[c].width=w
ws.column_dimensions["H"].hidden=True
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
N="a1_unit_type_setup_lkv_pmh.xlsx"; wb.save(D(N)); save(N,"UM",NM,rows,tot); print(len(rows))
