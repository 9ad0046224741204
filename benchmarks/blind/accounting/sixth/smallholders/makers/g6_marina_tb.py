# UK marina landlord, year-end trial balance in Excel: opening, movement and closing pairs
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common6 import *
R=random.Random(6106)
S=[("BALANCE SHEET",[("0010","Freehold foreshore and slipway",412500,0,0),("0020","Pontoons and piles - cost",286340.5,18420,0),("0021","Pontoons and piles - depreciation",-121870.25,0,14317.03),("0030","Travel hoist - cost",64000,0,0),("0031","Travel hoist - depreciation",-38400,0,6400),("0040","Workboat & launch",11250,0,2750),
("1001","Diesel and petrol stock",4188.6,61240.18,60877.42),("1100","Berth holders control a/c",23614.77,398220.4,401108.95),("1103","Prepayments",3960,4215,3960),("1200","Bank current account",31872.04,None,None),("1210","Bank deposit account",40000,15000,0),("1230","Petty cash / fuel float",250,1840.5,1840.5),
("2100","Trade creditors",-14230.91,176412.33,171980.06),("2109","Accruals",-5200,5200,6150),("2110","Berthing fees in advance",-58340,58340,61275),("2120","Berth key deposits",-2640,180,420),("2200","VAT control",-8812.36,49188.2,50977.14),("2210","PAYE & NIC",-2106.18,26411.7,26390.05),("2230","Bank loan - pontoon C",-96500,18000,0),("2300","Directors' loan account",-22000,9500,0),("3000","Ordinary share capital",-1000,0,0),("3200","Profit and loss b/fwd",None,0,0)]),
("PROFIT AND LOSS",[("4000","Annual berthing",0,4120,214655),("4001","Visitor berthing",0,386.5,37410.75),("4002","Winter storage ashore",0,0,46820),("4003","Hoist and launch fees",0,240,28955),("4010","Fuel sales",0,0,71306.22),("4020","Workshop units rent",0,0,26400),("4030","Cafe concession rent",0,0,9600),("4040","Electricity recharged",0,118.4,12744.31),
("5000","Fuel purchases used",0,60877.42,0),("6000","Harbour staff wages",0,88140.66,0),("6010","Employer NIC and pension",0,9733.28,0),("6100","Crown Estate seabed lease",0,21750,0),("6110","Business rates",0,14972.4,0),("6120","Dredging",0,32500,4500),("6130","Pontoon repairs",0,17266.09,0),("6140","Hoist LOLER inspections & service",0,3985,0),("6200","Electricity and water",0,24810.77,0),("6210","Waste and pump-out",0,5160,0),("6300","Insurance",0,12655.5,0),("6400","Telephone, wi-fi and CCTV",0,2917.34,0),("6500","Accountancy and legal",0,5600,0),("6510","Card and bank charges",0,3204.91,0),("7000","Loan interest",0,6188.37,0),("8000","Depreciation",0,20717.03,0),("8010","Loss on sale of launch",0,750,0)])]
A=[[s,*map(lambda z:z,l)] for s,L in S for l in L]
ob=-round(sum(a[3] for a in A if a[3] is not None),2)
for a in A:
    if a[1]=="3200":a[3]=ob
bk=[a for a in A if a[1]=="1200"][0]
d=round(sum(a[4] for a in A if a[4] is not None),2);c=round(sum(a[5] for a in A if a[5] is not None),2)
bk[4]=446218.3;bk[5]=round(d+bk[4]-c,2);assert bk[5]>0;print("bank",bk)
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
wb=Workbook();w=wb.active;w.title="TB 31.3.24"
F=lambda **k:Font(name="Arial",size=k.pop("size",9),**k)
w["B1"]="Tregarrow Quay Moorings Ltd";w["B1"].font=F(size=14,bold=True)
w["B2"]="Trial balance - year ended 31 March 2024";w["B2"].font=F(size=10)
w["B3"]="Client ref T114";w["L2"]="Prepared: RJH  4/6/24";w["L3"]="Reviewed:";
for c_ in("B3","L2","L3"):w[c_].font=F(italic=True)
# cols: A thin, B code, C name, D sp, E F open, G sp, H I move, J sp, K L close, M ref
cols=["E","F","H","I","K","L"]
for a,b,t in(("E","F","Opening 1 April 2023"),("H","I","Movement in year"),("K","L","Closing 31 March 2024")):
    w.merge_cells(f"{a}5:{b}5");w[a+"5"]=t;w[a+"5"].font=F(bold=True);w[a+"5"].alignment=Alignment(horizontal="center");
    for q in(a,b):w[q+"5"].border=Border(bottom=Side(style="thin"))
for q,t in zip(["B","C"]+cols+["M"],["N/C","Nominal account"]+["Dr","Cr"]*3+["W/P"]):
    w[q+"6"]=t;w[q+"6"].font=F(bold=True);w[q+"6"].alignment=Alignment(horizontal="right" if q in cols else "left")
for q in cols:w[q+"7"]="£";w[q+"7"].alignment=Alignment(horizontal="right");w[q+"7"].font=F()
r=8;rows=[];tot=[];G=[0]*6
ref={"0020":"D1","1100":"F2","1200":"G1","2110":"H3","2230":"J1","6120":"P4","8010":"D3"}
def put(r,vals,bold=False,b=None):
    for q,v in zip(cols,vals):
        x=w[f"{q}{r}"]
        if v is not None:x.value=v
        x.number_format="#,##0.00";x.font=F(bold=bold)
        if b:x.border=b
for s,L in S:
    w[f"B{r}"]=s;w[f"B{r}"].font=F(bold=True,underline="single");r+=1;T=[0]*6
    for a in [a for a in A if a[0]==s]:
        o,dd,cc=a[3],a[4],a[5];e=round(o+dd-cc,2)
        v=[o if o>0 else None,-o if o<0 else None,dd or None,cc or None,e if e>0 else None,-e if e<0 else None]
        v=[None if x is None else float(x) for x in v]
        w[f"B{r}"]=a[1];w[f"B{r}"].number_format="@";w[f"C{r}"]=a[2];w[f"M{r}"]=ref.get(a[1])
        for q in "BCM":w[f"{q}{r}"].font=F()
        w[f"M{r}"].alignment=Alignment(horizontal="right")
        put(r,v);rows.append(dict(account=a[1],name=a[2],**{k:x for k,x in zip(K,v) if x is not None}))
        assert any(x is not None for x in v)
        T=[round(p+(x or 0),2) for p,x in zip(T,v)];r+=1
    lab="Sub-total, "+s.lower();w[f"C{r}"]=lab;w[f"C{r}"].font=F(bold=True)
    T2=[x or None for x in T];put(r,T2,True,Border(top=Side(style="thin")));tot.append(dict(label=lab,**{k:x for k,x in zip(K,T2) if x is not None}))
    G=[round(p+x,2) for p,x in zip(G,T)];r+=2
w[f"C{r}"]="Total";w[f"C{r}"].font=F(bold=True);put(r,G,True,Border(top=Side(style="thin"),bottom=Side(style="double")));tot.append(dict(label="Total",**dict(zip(K,G))))
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
r+=2
for t in("Launch sold Sept 2023 to harbour commissioners, see D3.","Closing creditors agreed to supplier statements except Teign Dredging (in dispute)."):
    w[f"C{r}"]=t;w[f"C{r}"].font=F(italic=True);r+=1
for q,x in dict(A=1.5,B=7,C=36,D=1.5,E=13,F=13,G=1.5,H=14,I=14,J=1.5,K=13,L=13,M=6).items():w.column_dimensions[q].width=x
w.freeze_panes="D8";w.page_setup.orientation="landscape";w.page_setup.paperSize=9;w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0;w.sheet_view.showGridLines=False
wb.save(doc("T114_Tregarrow_TB_Mar24.xlsx"));save("T114_Tregarrow_TB_Mar24.xlsx","TB",K,rows,tot)
