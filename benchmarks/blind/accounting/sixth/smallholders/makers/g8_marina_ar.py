# marina slip holders, ageing kept in Excel by dock; hidden phone and key columns; one line lost
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common6 import *
R=random.Random(6108)
D=[("DOCK A  (26' - 30')",[("A-02","Gunderson, Pete","Reel Therapy"),("A-05","Lakeside Dental PC","Tooth Ferry"),("A-09","Amador, Luis","Santa Ines"),("A-11","Kowalczyk, B. & R.","Second Wind"),("A-14","Thibodeaux, Nan","Pelican Pie"),("A-18","Fischer, Dale","Knot Working")]),
("DOCK B  (32' - 40')",[("B-01","Estate of W. Rooney","Clementine"),("B-04","Haddad, Sami","Blue Cedar"),("B-06","Prescott Charters LLC","Miss Adele"),("B-07","Prescott Charters LLC","Miss Adele II"),("B-12","Vanterpool, C.","Tradewind"),("B-15","Szabo, Istvan","Balaton"),("B-16","Nordin, Kari","Fram")]),
("DOCK C  (T-heads and catamarans)",[("C-T1","Whitaker Marine Trust","Indigo"),("C-03","O'Malley, Grace","Pirate Queen"),("C-05","Delacroix, Yves","Deux Coques"),("C-08","Sturgis, Tom","Wet Asset")]),
("DRY STACK & TRAILERS",[("DS-14","Barlow, Kenny","(22' Mako)"),("DS-22","Inoue, Hana","(19' Whaler)"),("DS-31","County Sheriff","(patrol RIB)"),("DS-40","Mireles, J.","(24' Grady)"),("TR-03","Hutchins Roofing","(trailer only)"),("TR-08","unknown - blue tarp","(sailboat on trailer)")])]
NT=["Autopay fails 2nd month, new card?","","","10/3 promised $500","Lien notice mailed 9/16","","sells boat, asks for transfer","Do not haul until paid","","disputes pump-out chg","net 45 per PO","","3 calls no answer",""]
K=["current","b1_30","b31_60","b61_90","b90","prepaid","total","deposit"]
wb=Workbook();w=wb.active;w.title="Aging 9-30"
F=lambda **k:Font(name="Tahoma",size=k.pop("size",9),**k)
w["A1"]="OTTER COVE MARINA  -  SLIP & STORAGE RECEIVABLES";w["A1"].font=F(size=13,bold=True);w["A2"]="as of Sept 30, 2024 (after late charges run)";w["A2"].font=F()
# A slip B acct C holder D vessel E phone(hidden) F notdue G..J past due K prepaid L balance M key(hidden) N deposit O remarks
head={"A":"Slip","B":"Acct","C":"Slip Holder","D":"Vessel","E":"Phone","F":"Not Yet\nDue","K":"Prepaid /\nCredits","L":"Balance\nDue","M":"Key","N":"Deposit\nHeld","O":"Remarks"}
for q,t in head.items():
    w.merge_cells(f"{q}4:{q}5");w[q+"4"]=t
w.merge_cells("G4:J4");w["G4"]="Days Past Due"
for q,t in zip("GHIJ",("1-30","31-60","61-90","Over 90")):w[q+"5"]=t
for q in "ABCDEFGHIJKLMNO":
    for r in(4,5):
        x=w[f"{q}{r}"];x.font=F(bold=True);x.fill=PatternFill("solid",fgColor="CFE2E8");x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True);x.border=Border(left=Side(style="thin"),right=Side(style="thin"),top=Side(style="thin"),bottom=Side(style="thin"))
NC=["F","G","H","I","J","K","L","N"];r=6;rows=[];tot=[];G=[0]*8;i=0;acct=3007
def put(r,v,b=False,fill=None):
    for q,x in zip(NC,v):
        c=w[f"{q}{r}"]
        if x is not None:c.value=x
        c.number_format='#,##0.00_);(#,##0.00)';c.font=F(bold=b)
    if fill:
        for q in "ABCDEFGHIJKLMNO":w[f"{q}{r}"].fill=PatternFill("solid",fgColor=fill)
pat=["n1","12","p","123","n","1234","4","n1","n12","n12","p","1","123","n","12","p","n123","n","1","n1","123","12","4"]
drop="B-12"
drop="B-15"
for dk,L in D:
    w.merge_cells(f"A{r}:O{r}");w[f"A{r}"]=dk;w[f"A{r}"].font=F(bold=True,color="0B4F6C");r+=1;T=[0]*8
    base={"DOCK A":285,"DOCK B":418,"DOCK C":690,"DRY ST":165}[dk[:6]]
    for u,h,v in L:
        p=pat[i];acct+=R.randint(3,41);m=base+R.choice([0,0,12.5,25,41.75,60.2])
        x=[None]*8
        if "n" in p:x[0]=m
        for j,k in enumerate("1234"):
            if k in p:x[j+1]=round(m*(R.choice([1,1,.5,.62]) if k!="4" else R.choice([2,3.4,5])),2)
        if p=="p":x[5]=-round(m*R.choice([1,3,.25]),2)
        x[6]=round(sum(y for y in x[:6] if y),2)
        if dk[:3]!="DRY":x[7]=float(base)
        x=[None if y is None else float(y) for y in x]
        T=[round(a+(y or 0),2) for a,y in zip(T,x)]
        note="paid ahead, thanks" if p=="p" else NT[i%len(NT)]
        i+=1
        if u==drop:print("dropped",u,h,x);dx=x[6];continue
        for q,t in zip("ABCDE",(u,acct,h,v,f"555-01{R.randint(10,99)}")):w[f"{q}{r}"]=t;w[f"{q}{r}"].font=F()
        w[f"M{r}"]=u.replace("-","")+"X";w[f"O{r}"]=note or None;w[f"O{r}"].font=F(italic=True,color="7A3E00");put(r,x)
        rows.append(dict(unit=u,resident=str(acct),name=h,**{k:y for k,y in zip(K,x) if y is not None}));r+=1
    lab="Subtotal "+dk.split("  (")[0].title();w[f"C{r}"]=lab;w[f"C{r}"].font=F(bold=True)
    t=[y or None for y in T];put(r,t,True,"F2F2F2");tot.append(dict(label=lab,**{k:y for k,y in zip(K,t) if y is not None}));r+=2;G=[round(a+b,2) for a,b in zip(G,T)]
w[f"C{r}"]="TOTAL MARINA";w[f"C{r}"].font=F(bold=True);put(r,G,True,"CFE2E8");tot.append(dict(label="TOTAL MARINA",**dict(zip(K,G))))
assert round(sum(G[:6]),2)==G[6]
r+=2
for t in("Late charge 1.5% on anything past 30 days. Prepaid / Credits reduce Balance Due. Deposits are not netted.","Boats in red-tag status may not leave until office clears.  - Bev"):w[f"A{r}"]=t;w[f"A{r}"].font=F(italic=True);r+=1
for q,x in dict(A=8,B=7,C=24,D=20,E=11,F=11,G=11,H=11,I=11,J=11,K=12,L=12,M=8,N=11,O=32).items():w.column_dimensions[q].width=x
w.column_dimensions["E"].hidden=True;w.column_dimensions["M"].hidden=True;w.freeze_panes="A6"
w.page_setup.orientation="landscape";w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(doc("Otter Cove slip AR 9-30.xlsx"));save("Otter Cove slip AR 9-30.xlsx","AR",K,rows,tot,dict(what=f"line of slip {drop} (Szabo, Istvan, balance {dx:.2f}) is left out; Dock B subtotal and marina total still include it",kind="row_dropped"))
