# box-score availability by floor plan, two communities, xlsx
import random, json
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(3301)
NAME="UnitTypeAvailability_Kestrel_Fairmont"
M=["sf","market","units","occ_nontv","ntv_rented","ntv_unrented","vac_rented","vac_unrented","down","other:Avail","pct_occ","pct_leased"]
P=[("Kestrel Ridge Apartments (kst)",[("kst-s1","Studio",0,1,486,1045,24),("kst-a1","1x1 Small",1,1,612,1180,60),("kst-a1r","1x1 Small Renovated",1,1,612,1295,18),("kst-a2","1x1 Large",1,1,744,1265,48),("kst-b1","2x1 Garden",2,1,908,1410,36),("kst-b2","2x2 Garden",2,2,996,1525,52),("kst-b2r","2x2 Garden Renovated",2,2,996,1665,12),("kst-c1","3x2 Corner",3,2,1218,1840,14)]),
("Fairmont Terrace (fmt)",[("fmt-1a","One Bed A",1,1,590,985,32),("fmt-1b","One Bed B w/ Den",1,1.5,702,1075,16),("fmt-2a","Two Bed A",2,1,845,1190,40),("fmt-2t","Two Bed Townhouse",2,1.5,1040,1345,20),("fmt-3t","Three Bed Townhouse",3,2.5,1296,1580,8)])]
wb=Workbook();ws=wb.active;ws.title="Report1"
F=lambda **k:Font(name="Verdana",size=k.pop("size",8),**k)
ws["A1"]="Unit Type Availability";ws["A1"].font=F(size=12,bold=True)
ws["A2"]="Property=kst,fmt   As Of Date=04/30/2025   Include models=No";ws["A2"].font=F()
top=Side(style="thin");gr=PatternFill("solid",fgColor="C9D6C5")
H=["Code","Unit Type","Bed","Bath","Avg\nSq Ft","Avg\nMarket\nRent","Total\nUnits","Occupied\nNo Notice","Rented","Unrented","Rented","Unrented","Down","Avail","%\nOcc","%\nLeased"]
r=4
def header():
    global r
    for a,b,t in [(9,10,"On Notice"),(11,12,"Vacant")]:
        ws.merge_cells(start_row=r,start_column=a,end_row=r,end_column=b); c=ws.cell(r,a,t); c.alignment=Alignment(horizontal="center")
    for q,t in enumerate(H,1):
        c=ws.cell(r+1,q,t); c.alignment=Alignment(wrap_text=True,horizontal="left" if q<3 else "right",vertical="bottom")
    for x in(r,r+1):
        for q in range(1,17): ws.cell(x,q).font=F(bold=True); ws.cell(x,q).fill=gr
    ws.row_dimensions[r+1].height=36; r+=2
rows=[];tots=[];G=[]
fm=["#,##0","#,##0.00"]+["0"]*8+["0.00","0.00"]
def put(v,bold=False):
    for i,x in enumerate(v):
        c=ws.cell(r,5+i,x); c.number_format=fm[i]; c.font=F(bold=bold)
def calc(n):
    u=n; down=1 if R.random()<.25 and n>15 else 0
    vr=R.randint(0,max(1,n//14)); vu=R.randint(0,max(1,n//10)); nr=R.randint(0,max(1,n//20)); nu=R.randint(0,max(1,n//12))
    return [u,u-down-vr-vu-nr-nu,nr,nu,vr,vu,down,nu+vu]
def pct(v): return [round(100*(v[1]+v[2]+v[3])/v[0],2),round(100*(v[1]+v[2]+v[4])/v[0],2)]
def summ(L):
    s=[sum(x[2+i] for x in L) for i in range(8)]; n=s[0]
    return [round(sum(x[0]*x[2] for x in L)/n),round(sum(x[1]*x[2] for x in L)/n,2)]+s+pct(s)
for pn,T in P:
    ws.cell(r,1,pn).font=F(bold=True,size=9); r+=1; header(); L=[]
    for code,t,bd,ba,sf,mk,n in T:
        c=calc(n); v=[sf,mk+R.choice([0,5,-10,12.5])]+c+pct(c); L.append(v)
        for q,x in enumerate([code,t,bd,ba],1): ws.cell(r,q,x).font=F()
        put(v); rows.append(dict(type=t,beds=bd,baths=ba,**dict(zip(M,v)))); r+=1
    s=summ(L); lab="Total / Average "+pn.split(" (")[0]; ws.cell(r,1,lab).font=F(bold=True); put(s,True)
    for q in range(1,17): ws.cell(r,q).border=Border(top=top)
    tots.append(dict(label=lab,**dict(zip(M,s)))); G+=L; r+=2
s=summ(G); lab="Portfolio Total / Average"; ws.cell(r,1,lab).font=F(bold=True); put(s,True); tots.append(dict(label=lab,**dict(zip(M,s))))
for q in range(1,17): ws.cell(r,q).border=Border(top=top,bottom=Side(style="double"))
r+=2; ws.cell(r,1,"Avail = vacant unrented + on notice unrented. Down units are vacant and off line (fire, Bldg 7) and not counted as leased.").font=F(size=7,italic=True)
for q,w in enumerate([10,24,5,6,8,11,7,11,9,10,9,10,7,7,8,8],1): ws.column_dimensions[chr(64+q)].width=w
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"documents/{NAME}.xlsx")
json.dump({"name":NAME+".xlsx","kind":"UM","planted":None,"money":M,"rows":rows,"totals":tots},open(f"truth/{NAME}.json","w"),indent=1)
print(len(rows),tots[-1],min(r["occ_nontv"] for r in rows))
