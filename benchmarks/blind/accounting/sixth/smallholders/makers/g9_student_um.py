# student houses, by-the-bed preleasing mix in Google Sheets manner
from openpyxl import Workbook
from openpyxl.styles import *
from common6 import *
# plan, br, ba, units, leased beds, sf, rent per bed
Z=[("Elm & Ninth (walk to campus)",[("The Parsonage",7,3,1,7,2650,685),("Elm House front",5,2,1,5,1780,710),("Elm House rear",3,1,1,2,1040,735),("Ninth St. triplex, 4 bed",4,2,2,8,1420,695),("Ninth St. triplex, 2 bed",2,1,1,2,860,790)]),
("Stadium side",[("Goalpost cottages",2,1,6,10,720,745),("Brick fourplex",3,1.5,4,9,1115,640),("The Annex studio",1,1,3,3,390,925)]),
("Out Route 27 (shuttle)",[("Farmhouse",8,3.5,1,5,3100,495),("Townhome A",4,2.5,10,33,1510,560),("Townhome B",5,3,4,16,1690,535)])]
K=["units","other:Beds Total","other:Beds Leased","pct_leased","sf","other:Rent per Bed","market","market_total","annual"]
wb=Workbook();w=wb.active;w.title="AY 24-25"
F=lambda **k:Font(name="Roboto",size=k.pop("size",10),**k)
w["A1"]="Quad Properties LLC";w["A1"].font=F(size=18,bold=True,color="6B1D2A");w["A2"]="House mix and preleasing, AY 2024-25 (snapshot 3/11/24)";w["A2"].font=F(size=11)
H=[("A","Area"),("B","House / plan"),("C","BR"),("D","BA"),("E","Units"),("F","Beds"),("I","Sq ft each"),("J","Rent\nper Bed"),("K","Market Rent\nper Unit"),("L","Monthly Total\nat Market"),("M","Annual\n(12 inst.)")]
for q,t in H:
    w[q+"4"]=t
    if q!="F":w.merge_cells(f"{q}4:{q}5")
w.merge_cells("F4:H4")
for q,t in zip("FGH",("Total","Leased","% Leased")):w[q+"5"]=t
for q in "ABCDEFGHIJKLM":
    for r in(4,5):
        x=w[f"{q}{r}"];x.font=F(bold=True,color="FFFFFF");x.fill=PatternFill("solid",fgColor="6B1D2A");x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
NC="EFGHIJKLM";FM=["0","0","0","0.0%","#,##0","$#,##0","$#,##0","$#,##0","$#,##0"]
r=6;rows=[];tot=[];G=[0]*5
def put(r,v,b=False):
    for q,x,m in zip(NC,v,FM):
        c=w[f"{q}{r}"];c.value=x;c.number_format=m;c.font=F(bold=b)
        if b:c.fill=PatternFill("solid",fgColor="F4E9EA")
for z,L in Z:
    s=r;T=[0]*5
    for t,br,ba,u,le,sf,rb in L:
        n=br*u;assert le<=n
        v=[u,n,le,round(le/n,4),sf,rb,br*rb,n*rb,n*rb*12]
        w[f"B{r}"]=t;w[f"C{r}"]=br;w[f"D{r}"]=ba
        for q in "BCD":w[f"{q}{r}"].font=F()
        put(r,v);rows.append(dict(type=t,beds=br,baths=ba,**dict(zip(K,v))));r+=1
        T=[a+b for a,b in zip(T,(u,n,le,v[7],v[8]))]
    w.merge_cells(f"A{s}:A{r-1}");w[f"A{s}"]=z;w[f"A{s}"].alignment=Alignment(wrap_text=True,vertical="top");w[f"A{s}"].font=F(bold=True)
    def tl(lab,T):
        v=[T[0],T[1],T[2],round(T[2]/T[1],4),None,None,None,T[3],T[4]]
        w[f"B{r}"]=lab;w[f"B{r}"].font=F(bold=True)
        for q in "ABCD":w[f"{q}{r}"].fill=PatternFill("solid",fgColor="F4E9EA")
        put(r,v,True);tot.append(dict(label=lab,**{k:x for k,x in zip(K,v) if x is not None}))
    tl("Subtotal",T);r+=1;G=[a+b for a,b in zip(G,T)]
r+=1;tl("Grand total",G);r+=2
for t in("One lease per bed, Aug 15 - Jul 31, twelve equal installments.","Annex studios rent with utilities; everything else is plus utilities.","Ninth St. third unit is the 2 bed. Farmhouse zoning limit is 8 unrelated persons (permit on file)."):w[f"B{r}"]=t;w[f"B{r}"].font=F(size=9,italic=True);r+=1
for q,x in dict(A=17,B=25,C=6,D=6,E=8,F=8,G=9,H=10,I=10,J=10,K=13,L=15,M=13).items():w.column_dimensions[q].width=x
w.row_dimensions[4].height=18;w.row_dimensions[5].height=20
w.page_setup.orientation="landscape";w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(doc("quad_house_mix_AY2425.xlsx"));save("quad_house_mix_AY2425.xlsx","UM",K,rows,tot)
