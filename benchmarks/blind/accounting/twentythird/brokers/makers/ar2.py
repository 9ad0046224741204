# marina slip holders, month columns oldest first, xlsx openpyxl, some numbers as text, date headers
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
import datetime as dt
rng=random.Random(2312); fn="who owes - Heron Point slips.xlsx"
wb=Workbook(); w=wb.active; w.title="Oct"
w["A1"]="HERON POINT YACHT BASIN"; w["A1"].font=Font(bold=True,size=14,color="1F3864"); w["A2"]="who owes us as of 10/31/24 -- Bettina's list"; w["A2"].font=Font(italic=True)
Z="other:Jul & older"; K=[Z,"m2","m1","m0","total","deposit"]
hd=["Slip","Boat","Slip Holder","Jul & older",dt.date(2024,8,1),dt.date(2024,9,1),dt.date(2024,10,1),"Owes Now","Deposit Held","Status","What's going on"]
for i,x in enumerate(hd,1):
    c=w.cell(4,i,x); c.font=Font(bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="1F3864"); c.alignment=Alignment(wrap_text=True,horizontal="center")
    if isinstance(x,dt.date): c.number_format="mmm-yy"
N=names(rng,40,"{f} {l}"); boats="Second Wind|Reel Therapy|Knot Working|Aunt Peg|Tide Runner|Fin & Tonic|Seas the Day|Miss Odette|Blue Ledger|Pier Pressure|Salty Dawg|Lazy Heron|Nauti Buoy|Grace Ann|Old Receipt|Windfall|Doc Holiday|Plan Sea|No Vacancy|Marsh Hen|Sundowner|Compass Rose|Bow Movement|Tern Around|Catfish Jane|Halcyon|Stray Cat|Gratitude|Wet Check|Shoal Mate|Lady Ruth|Gone Coastal|Half Fast|Barnacle Bill".split("|") if False else "Second Wind|Reel Therapy|Knot Working|Aunt Peg|Tide Runner|Fin & Tonic|Seas the Day|Miss Odette|Blue Ledger|Pier Pressure|Salty Dawg|Lazy Heron|Nauti Buoy|Grace Ann|Old Receipt|Windfall|Doc Holiday|Plan Sea|No Vacancy|Marsh Hen|Sundowner|Compass Rose|Tern Around|Catfish Jane|Halcyon|Stray Cat|Gratitude|Shoal Mate|Lady Ruth|Gone Coastal|Half Fast|Barnacle Bill|Ebb Tide|Small Change".split("|")
notes=["","","","","pays when he gets back from FL","promised half by Thanksgiving","card declined x2","sold boat, new owner takes slip Nov 1","paid thru Dec, leave the credit","letter sent 10/15","","disputes the electric","chained 9/30"]
acc='#,##0.00_);(#,##0.00);"-"??_)'
rows=[];T=[];r=5;k=0;side=[]
for dock,cnt,rate in[("A DOCK",11,465.0),("B DOCK (covered)",9,612.5),("C DOCK - T heads & transient",6,780.0),("DRY STACK",8,285.0)]:
    w.cell(r,1,dock).font=Font(bold=True); w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=3); r+=1; L=[]
    sl=sorted(rng.sample(range(1,40),cnt))
    for q in sl:
        u=dock[0]+str(q) if dock!="DRY STACK" else f"R{q:02d}"
        v={}
        e=lambda: r2(rng.choice([rate,rate,rate+rng.choice([22.4,31.85,48.1,17.65]),rng.uniform(15,90)]))
        pat=rng.choice([(0,0,0,1),(0,0,0,1),(0,0,1,1),(0,1,1,1),(1,1,1,1),(0,0,1,0),(1,0,0,0)])
        for a,f in zip(K,pat):
            if f: v[a]=e() if a!=Z else r2(e()*rng.choice([1,2,2.5]))
        if rng.random()<.13: v={"m0":-r2(rate*rng.choice([1,2,.5]))}
        v["total"]=r2(sum(v.values()))
        if rng.random()<.75: v["deposit"]=float(rng.choice([200,250,rate,300]))
        st="Credit" if v["total"]<0 else "Lien" if Z in v and v["total"]>1400 else rng.choice(["Annual","Annual","Seasonal","Transient" if dock[0]=="C" else "Annual"])
        o={"unit":u,"name":N[k],"status":st,**{a:v[a] for a in K if a in v}}
        w.cell(r,1,u); w.cell(r,2,boats[k]); w.cell(r,3,N[k]); w.cell(r,10,st)
        nt=rng.choice(notes); nt="paid ahead" if v["total"]<0 else ("" if nt.startswith("paid thru") else nt)
        if nt: w.cell(r,11,nt).alignment=Alignment(wrap_text=True,vertical="top")
        for j,a in enumerate(K):
            c=w.cell(r,4+j)
            if a in v:
                if a in("m1","m2") and rng.random()<.35: c.value=par(v[a]); c.alignment=Alignment(horizontal="right")
                else: c.value=v[a]; c.number_format=acc
        if "deposit" not in v and rng.random()<.5: w.cell(r,9,"none").alignment=Alignment(horizontal="right")
        L.append(o); r+=1;k+=1
    s=sums(L,K); lab=dock.split(" (")[0].split(" -")[0]+" total"; T.append({"label":lab,**s}); side.append((dock,len(L),s["total"])); rows+=L
    w.cell(r,3,lab).font=Font(bold=True)
    for j,a in enumerate(K): c=w.cell(r,4+j,s[a]); c.number_format=acc; c.font=Font(bold=True); c.border=Border(top=Side(style="thin"))
    r+=2
G=sums(rows,K); T.append({"label":"EVERYBODY",**G}); w.cell(r,3,"EVERYBODY").font=Font(bold=True)
for j,a in enumerate(K): c=w.cell(r,4+j,G[a]); c.number_format='"$"#,##0.00_);("$"#,##0.00)'; c.font=Font(bold=True); c.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
w.cell(r+2,1,"Owes Now is the four month columns. Deposits are not netted.").font=Font(italic=True)
w.cell(4,13,"Dock").font=Font(bold=True); w.cell(4,14,"# accts").font=Font(bold=True); w.cell(4,15,"owes").font=Font(bold=True)
for i,(a,b,x) in enumerate(side): w.cell(5+i,13,a); w.cell(5+i,14,b); w.cell(5+i,15,x).number_format=acc
w.cell(9,13,"all"); w.cell(9,14,len(rows)); w.cell(9,15,G["total"]).number_format=acc
for L,x in zip("ABCDEFGHIJKLMNO",[7,17,22,12,11,11,11,12,11,10,30,3,26,8,12]): w.column_dimensions[L].width=x
w.row_dimensions[4].height=30; w.freeze_panes="A5"; w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D(fn))
save(fn,"AR","OTHER","marina office, typed in Excel","month columns oldest first, dock blocks with subtotals, side recap","date-valued month headings, some amounts stored as text with parentheses, credits, recap at the side, the word none in the deposit column",K,rows,T)
