# US/Canada office & medical tower: suites by floor, storage and parking bays, two sections with their own columns (xls, xlwt)
import random, xlwt
from lib import *
R=random.Random(573)
FL=[("LL","Lower Level - Service / Imaging",3,1,(1400,3200),17.5),("1","Floor 1 - Retail Bays",5,0,(850,2400),29),("2","Floor 2 - Medical Suites",8,1,(900,2600),26.5),("3","Floor 3 - Medical Suites",8,0,(900,2600),26.5),("4","Floor 4 - Professional Office",10,2,(600,1900),22.75),("5","Floor 5 - Professional Office",9,1,(600,2200),22.75),("6","Floor 6 - Full Floor Office",1,0,(12350,12351),21),("7","Floor 7 - Professional Office",6,2,(1100,3200),23.25),("8","Floor 8 - Executive Suites",14,3,(180,620),34),("9","Floor 9 - Professional Office",4,0,(1900,4100),23.5),("PH","Penthouse Office",2,1,(3600,5400),25.5)]
BAY=[("Indoor reserved stalls",64,58,165,158.5),("Indoor tandem stalls",18,9,120,112),("Surface unreserved stalls",140,97,75,71.25),("Accessible stalls",9,9,0,0),("EV charging stalls",8,5,185,180),("Bicycle lockers",24,11,12,12),("Storage lockers",32,27,45,41.8)]
wb=xlwt.Workbook(); ws=wb.add_sheet("Suite Mix"); 
S=lambda x,nf=None: xlwt.easyxf(x,num_format_str=nf) if nf else xlwt.easyxf(x)
f="font: name Tahoma, height 180; "; fb="font: name Tahoma, height 180, bold on; "
ws.write(0,0,"Portage Lane Professional Centre",S("font: name Tahoma, height 280, bold on;")); ws.write(1,0,"Suite & Parking Mix  -  November 1, 2025",S(f)); ws.write(2,0,"Monthly rents, net of recoveries, C$",S("font: name Tahoma, height 160, italic on;"))
hs=S(fb+"align: wrap on, horiz center, vert center; borders: top thin, bottom thin; pattern: pattern solid, fore_colour light_turquoise;")
H=["Floor / Use","# Suites","Leased","Vacant","% Leased","Avg SF","Total SF","Market Rent / SF / Yr","Avg Market Rent","Total Market Rent","Avg In-Place Rent","Total In-Place Rent"]
K=["units","occupied","vacant","pct_leased","sf","total_sf","market_sf","market","market_total","actual","actual_total"]
NF=["#,##0","#,##0","0","0.0%","#,##0","#,##0","0.00","#,##0.00","#,##0.00","#,##0.00","#,##0.00"]
r=4
for j,t in enumerate(H): ws.write(r,j,t,hs)
ws.row(r).height_mismatch=True; ws.row(r).height=760
r=5; T=[];TT=[]; raw=[]
def c2(x): return round(x+1e-9,2)
def put(r,lab,v,st,nfs):
    ws.write(r,0,lab,S(st))
    for j,x in enumerate(v):
        if x is not None: ws.write(r,1+j,x,S(st+"align: horiz right;",nfs[j]))
    
def pr(v,nfs):
    o=[]
    for x,nfm in zip(v,nfs):
        o.append(None if x is None else hu(x*100,1) if nfm=="0.0%" else hu(x) if nfm in("#,##0","0") else hu(x,2))
    return o
for cd,nm,k,vac,(a,b),rate in FL:
    ar=[R.randrange(a,b) for _ in range(k)]; tot=sum(ar); mk=c2(sum(c2(x*rate/12) for x in ar)); o=k-vac
    act=c2(sum(c2(x*rate/12*R.uniform(.86,1.02)) for x in ar[vac:])); raw.append((k,o,vac,tot,mk,act))
    v=[k,o,vac,o/k,tot/k,tot,mk*12/tot,c2(mk/k),mk,c2(act/o),act]
    put(r,nm,v,f,NF); T.append({"type":nm,**dict(zip(K,pr(v,NF)))}); r+=1
s=[sum(x[i] for x in raw) for i in range(6)]; k,o,vac,tot,mk,act=s; mk=c2(mk);act=c2(act)
v=[k,o,vac,o/k,tot/k,tot,mk*12/tot,c2(mk/k),mk,c2(act/o),act]
put(r,"Total Suites",v,fb+"borders: top thin; ",NF); TT.append({"label":"Total Suites",**dict(zip(K,pr(v,NF)))}); r+=3
ws.write(r,0,"Parking & Storage",S("font: name Tahoma, height 220, bold on;")); r+=1
H2=["Bay Type","# Bays","Licensed","Available","% Licensed","","","","Asking / Month","Total Asking","Avg Licence Fee","Total Licence Fees"]
for j,t in enumerate(H2):
    ws.write(r,j,t,hs)
ws.row(r).height_mismatch=True; ws.row(r).height=520
r+=1; raw=[]
def bay(k,o,mt,at,m,a): return [k,o,k-o,o/k,None,None,None,m,mt,a,at]
for nm,k,o,m,a in BAY:
    v=bay(k,o,c2(k*m),c2(o*a),m,a)
    if m==0: v[7:]=[0,0,0,0]
    put(r,nm,v,f,NF); T.append({"type":nm,**dict(zip(K,pr(v,NF)))}); raw.append((k,o,c2(k*m),c2(o*a))); r+=1
k,o,mt,at=[sum(x[i] for x in raw) for i in range(4)]
v=bay(k,o,c2(mt),c2(at),None,None); put(r,"Total Bays & Lockers",v,fb+"borders: top thin; ",NF); TT.append({"label":"Total Bays & Lockers",**dict(zip(K,pr(v,NF)))})
ws.write(r+2,0,"Accessible stalls are provided without charge. In-place averages are over leased suites / licensed bays.",S("font: name Tahoma, height 160, italic on;"))
for j,w in enumerate([34,9,10,11,11,9,10,13,13,15,14,15]): ws.col(j).width=256*w
ws.portrait=False; ws.fit_num_pages=1; ws.paper_size_code=1; ws.set_fit_width_to_pages if 0 else None; ws.fit_width_to_pages=1; ws.fit_height_to_pages=1
FN="PortageLane_suite_mix.xls"; wb.save(D+FN)
save(FN,"UM","North American office/medical tower, suites by floor and use plus parking and storage section with other headings (.xls)",True,K,T,TT)
