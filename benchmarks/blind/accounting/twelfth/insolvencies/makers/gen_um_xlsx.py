from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as gl
# ---- Canadian suite mix
N="Suite_Mix_Lakeshore_Portfolio.xlsx"
K=["units","pct_units","sf","total_sf","actual","actual_sf","actual_total","market","market_sf","market_total"]
B=[("1840 Lakeshore Rd W, Mississauga",[("Bachelor",0,1,9,412,1284.4,1675),("1 Bedroom",1,1,46,585,1502.18,1995),("1 Bedroom + Den",1,1,11,668,1611.9,2150),("2 Bedroom",2,1,58,790,1748.55,2425),("2 Bedroom Corner",2,1.5,12,866,1822.1,2590),("3 Bedroom",3,2,6,1042,2105.75,3050)]),
("22 Park St E, Mississauga",[("Bachelor",0,1,4,398,1190.25,1625),("1 Bedroom",1,1,24,560,1433.06,1950),("2 Bedroom",2,1,33,765,1690.4,2350),("Superintendent 2 Bdrm",2,1,1,765,0,2350)])]
wb=Workbook(); ws=wb.active; ws.title="Suite Mix"; G=lambda **k: Font(name="Garamond",size=k.pop("size",11),**k)
ws["A1"]="Lakeshore Portfolio – Suite Mix and Rent Summary"; ws["A1"].font=G(bold=True,size=16,color="7F1D1D")
ws["A2"]="Rent roll date: March 1, 2025   |   All rents monthly, CAD, excluding parking"; ws["A2"].font=G(italic=True)
fill=PatternFill("solid",fgColor="7F1D1D")
for a,b,t in((4,7,"Suites"),(8,10,"In-Place Rent"),(11,13,"Market Rent")):
    ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b); x=ws.cell(4,a,t); x.alignment=Alignment(horizontal="center"); x.font=G(bold=True,color="FFFFFF"); 
    for j in range(a,b+1): ws.cell(4,j).fill=fill
for j,h in enumerate(["Suite Type","Beds","Baths","# Suites","% of Total","Avg. SF","Total SF","Average","Per SF","Monthly Total","Average","Per SF","Monthly Total"],1):
    x=ws.cell(5,j,h); x.font=G(bold=True); x.border=Border(bottom=Side(style="medium",color="7F1D1D")); x.alignment=Alignment(horizontal="left" if j==1 else "right")
FM=['0','0.0%','#,##0','#,##0','$#,##0.00','$0.00','$#,##0.00','$#,##0','$0.00','$#,##0']
def put(r,q,bold=False,top=False):
    for j,k in enumerate(K,4):
        if q.get(k) is not None:
            x=ws.cell(r,j,q[k]); x.number_format=FM[j-4]; x.font=G(bold=bold)
    if top:
        for j in range(1,14): ws.cell(r,j).border=Border(top=Side(style="thin"))
U=sum(x[3] for b in B for x in b[1])
def tot(rs,lab):
    u=sum(r["units"] for r in rs); s=sum(r["total_sf"] for r in rs); a=S(rs,"actual_total"); m=sum(r["market_total"] for r in rs)
    return dict(label=lab,units=u,pct_units=round(u/U,4),sf=round(s/u),total_sf=s,actual=round(a/u,2),actual_sf=round(a/s,2),actual_total=a,market=round(m/u),market_sf=round(m/s,2),market_total=m)
r=6; rows=[];totals=[]
for b,it in B:
    ws.cell(r,1,b).font=G(bold=True,color="7F1D1D"); r+=1; sr=[]
    for n,bd,ba,u,sf,a,m in it:
        q=dict(type=n,beds=bd,baths=ba,units=u,pct_units=round(u/U,4),sf=sf,total_sf=u*sf,actual=a,actual_sf=round(a/sf,2),actual_total=round(u*a,2),market=m,market_sf=round(m/sf,2),market_total=m*u)
        rows.append(q);sr.append(q); ws.cell(r,1,n).font=G(); ws.cell(r,1).alignment=Alignment(indent=1)
        ws.cell(r,2,bd).font=G(); x=ws.cell(r,3,ba); x.font=G(); x.number_format='0.0'; put(r,q); r+=1
    t=tot(sr,"Subtotal / Avg."); totals.append(t); ws.cell(r,1,t["label"]).font=G(bold=True); put(r,t,True,True); r+=2
t=tot(rows,"Portfolio Total / Avg."); totals.append(t); ws.cell(r,1,t["label"]).font=G(bold=True); put(r,t,True,True)
for j in range(1,14): ws.cell(r,j).fill=PatternFill("solid",fgColor="F3E8E8")
r+=2
for l in ["Mark-to-market is subject to the 2025 Ontario guideline (2.5%); vacant suites are carried at last in-place rent.","Superintendent suite is rent-free (in-place rent shown at $0.00)."]: ws.cell(r,1,l).font=G(size=9,italic=True); r+=1
for j,w in enumerate([27,7,7,9,10,9,10,12,9,15,11,9,14],1): ws.column_dimensions[gl(j)].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(N)); finish(N,"UM",K,rows,totals)
# ---- care home, planted digit
N="Carrickmore_Care_Home_Rooms.xlsx"
K=["units","occupied","vacant","other:Room Size (sq m)","other:Weekly Fee Private £","other:Weekly Fee Local Authority £","other:Weekly Fee Income £"]
Z=[("Ground Floor - Residential",[("Single, en-suite WC","Y",14,13,13.2,1150,792,8,5),("Single, en-suite wet room","Y",6,6,15.4,1245,792,5,1),("Double (companion)","Y",2,1,21,1390,None,1,0)]),
("First Floor - Nursing",[("Nursing single, en-suite WC","Y",18,16,13.5,1385,1034,6,10),("Nursing single, no en-suite","N",4,2,11.8,1260,1034,0,2),("Nursing large single","Y",3,3,18.6,1475,1034,3,0)]),
("Second Floor - Dementia (Rowan Unit)",[("Dementia single, en-suite WC","Y",12,11,13.2,1440,1089,5,6),("Dementia single, wet room","Y",5,4,15.1,1510,1089,4,0),("Respite room","Y",1,0,14,1495,None,0,0)])]
wb=Workbook(); ws=wb.active; ws.title="Rooms 31.10.24"; V=lambda **k: Font(name="Verdana",size=k.pop("size",9),**k)
ws["B2"]="Carrickmore Care Home Ltd (in administration)"; ws["B2"].font=V(bold=True,size=12)
ws["B3"]="Joint Administrators' working paper R4: registered rooms, occupancy and fees at 31 October 2024"; ws["B3"].font=V()
th=Side(style="thin"); bx=Border(left=th,right=th,top=th,bottom=th)
H1=["Room Category","En-suite","Rooms","Occupied","Vacant","Room Size (sq m)","Weekly Fee",None,"Weekly Fee Income £"]
H2=[None]*6+["Private £","Local Authority £",None]
for j in range(9):
    for rr,h in((5,H1[j]),(6,H2[j])):
        x=ws.cell(rr,2+j,h); x.font=V(bold=True); x.border=bx; x.fill=PatternFill("solid",fgColor="FFF2CC"); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
for j in (2,3,4,5,6,7,10): ws.merge_cells(start_row=5,end_row=6,start_column=j,end_column=j)
ws.merge_cells("H5:I5")
FM=['0','0','0','0.0','#,##0','#,##0','#,##0']
def put(r,q,bold):
    for j in range(2,11): ws.cell(r,j).border=bx
    for j,k in enumerate(K,4):
        x=ws.cell(r,j,q.get(k)); x.number_format=FM[j-4]; x.font=V(bold=bold)
r=7; rows=[];totals=[]
for z,it in Z:
    ws.merge_cells(start_row=r,end_row=r,start_column=2,end_column=10); ws.cell(r,2,z).font=V(italic=True,bold=True); r+=1; sr=[]
    for n,e,u,o,sz,pf,lf,np,nl in it:
        assert np+nl==o
        q=dict(type=n,units=u,occupied=o,vacant=u-o); q[K[3]]=sz; q[K[4]]=pf; q[K[5]]=lf; q[K[6]]=np*pf+nl*(lf or 0)
        rows.append(q);sr.append(q); ws.cell(r,2,n).font=V(); ws.cell(r,3,e).font=V(); ws.cell(r,3).alignment=Alignment(horizontal="center")
        sr[-1]=dict(q)
        if n=="Nursing single, en-suite WC": true=q[K[6]]; q[K[6]]=true+3000; pl=f"Weekly Fee Income of 'Nursing single, en-suite WC' printed {q[K[6]]:,}; should be {true:,} (6 x 1,385 + 10 x 1,034); totals use the right figure"; print(pl)
        put(r,q,False); r+=1
    t=dict(label="Floor total",**{k:S(sr,k) for k in("units","occupied","vacant",K[6])}); totals.append(t); ws.cell(r,2,t["label"]).font=V(bold=True); put(r,t,True); r+=1
t=dict(label="Home total",**{k:sum(x[k] for x in totals) for k in("units","occupied","vacant",K[6])}); totals.append(t); ws.cell(r,2,t["label"]).font=V(bold=True); put(r,t,True)
for j in range(2,11): ws.cell(r,j).fill=PatternFill("solid",fgColor="FFF2CC")
r+=2
ws.cell(r,2,"Source: CareDocs census and contract file. RQIA registration: 67 beds (2 companion rooms count as 2 beds each).").font=V(size=8)
ws.cell(r+1,2,"Prepared: AMcC 12/11/24     Checked: DL 14/11/24").font=V(size=8)
for c,w in zip("ABCDEFGHIJ",[2,33,10,9,11,9,11,11,13,15]): ws.column_dimensions[c].width=w
ws.row_dimensions[6].height=28; ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(N)); finish(N,"UM",K,rows,totals,dict(what=pl,kind="digit"))
