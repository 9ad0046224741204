# broker's offering memorandum support workbook: unit mix with in-place / market groups, spacer columns, bedroom recap beside a chart; openpyxl
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.chart import PieChart, Reference
from openpyxl.utils import get_column_letter as CL
from common import *
F="OM_Unit_Mix_The_Larkspur_Denver.xlsx"
U=[("A0 - Aster",0,1,18,17,538,1489,1540),("A1 - Bluebell",1,1,36,34,655,1672,1735),("A1 - Bluebell (Reno)",1,1,22,22,655,1804,1860),("A2 - Columbine",1,1,28,25,741,1763,1830),("A3 - Columbine Loft",1,1.5,9,9,822,1925,1910),
("B1 - Dahlia",2,1,20,18,915,1998,2090),("B2 - Foxglove",2,2,41,39,1036,2187,2285),("B2 - Foxglove (Reno)",2,2,15,14,1036,2361,2450),("B3 - Gentian",2,2.5,12,11,1188,2515,2595),("C1 - Larkspur",3,2,13,13,1344,2870,2825),("C2 - Penthouse",3,3,4,2,1710,4150,4395)]
K=["units","pct_units","occupied","vacant","pct_occ","sf","total_sf","actual","actual_sf","actual_total","market","market_sf","market_total","ltl","other:LTL %"]
GR=[("Unit Summary",7,["Total Units","% of Units","Occupied","Vacant","% Occupied","Avg SF","Total SF"]),("In-Place Rent",3,["Per Unit","Per SF","Monthly Total"]),("Market Rent",3,["Per Unit","Per SF","Monthly Total"]),("",2,["Loss to Lease","LTL %"])]
N=sum(u[3] for u in U); h=lambda x,d:round(x+1e-9,d)
def agg(L):
    n=sum(u[3] for u in L);o=sum(u[4] for u in L);s=sum(u[3]*u[5] for u in L);a=sum(u[3]*u[6] for u in L);m=sum(u[3]*u[7] for u in L)
    return dict(zip(K,[n,h(n/N*100,1),o,n-o,h(o/n*100,1),round(s/n),s,round(a/n),h(a/s,2),a,round(m/n),h(m/s,2),m,m-a,h((m-a)/m*100,1)]))
NF=["#,##0","0.0%","#,##0","#,##0","0.0%","#,##0","#,##0",'"$"#,##0','"$"0.00','"$"#,##0','"$"#,##0','"$"0.00','"$"#,##0','"$"#,##0_);("$"#,##0)','0.0%_);(0.0%)']
wb=Workbook(); cov=wb.active; cov.title="Summary"; ws=wb.create_sheet("Unit Mix")
ft=lambda **k:Font(**{"name":"Gill Sans MT","size":10,**k}); navy=PatternFill("solid",fgColor="22384F"); gold=PatternFill("solid",fgColor="C9A45C"); light=PatternFill("solid",fgColor="F4EFE4")
for i,(a,b) in enumerate((("THE LARKSPUR",""),("Offered by","Ridgepath Capital Markets - Denver"),("Address","1780 South Pennington Street, Denver, CO 80210"),("Year built / renovated","2006 / 2022-2024 (37 units)"),("Units",N),("Parking","241 garage spaces"),("Guidance","Unpriced; offers due May 22, 2025")),2):
    cov.cell(i,2,a).font=ft(bold=True,size=16 if i==2 else 10); cov.cell(i,3,b).font=ft(); cov.cell(i,3).alignment=Alignment(horizontal="left")
cov.column_dimensions["B"].width=26; cov.column_dimensions["C"].width=52; cov.sheet_view.showGridLines=False; cov.page_setup.fitToHeight=1; cov.page_setup.fitToWidth=1; cov.sheet_properties.pageSetUpPr.fitToPage=True
ws.sheet_view.showGridLines=False
# columns: B type, C beds, D baths, then groups each preceded by a spacer
ws["B2"]="THE LARKSPUR"; ws["B2"].font=ft(bold=True,size=18,color="22384F"); ws["B3"]="Unit Mix & Rent Summary  |  Rent roll dated April 8, 2025"; ws["B3"].font=ft(italic=True,color="7F6A3A")
pos=[];col=5;ctr=Alignment(horizontal="center",vertical="center",wrap_text=True)
for g,n,hs in GR:
    ws.column_dimensions[CL(col)].width=1.2; col+=1
    if g:
        ws.merge_cells(start_row=5,start_column=col,end_row=5,end_column=col+n-1); c=ws.cell(5,col,g); c.font=ft(bold=True,color="FFFFFF"); c.alignment=ctr
        for j in range(n): ws.cell(5,col+j).fill=gold
    for t in hs:
        c=ws.cell(6,col,t); c.font=ft(bold=True,color="FFFFFF"); c.fill=navy; c.alignment=ctr; ws.column_dimensions[CL(col)].width=11.5; pos.append(col); col+=1
for j,t in ((2,"Floor Plan"),(3,"Beds"),(4,"Baths")): c=ws.cell(6,j,t); c.font=ft(bold=True,color="FFFFFF"); c.fill=navy; c.alignment=ctr
ws.row_dimensions[6].height=30; ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=26; ws.column_dimensions["C"].width=7; ws.column_dimensions["D"].width=7
def put(r,d,bold=False,fill=None):
    for p,k,nf in zip(pos,K,NF):
        v=d[k]; v=round(v/100,4) if nf.startswith("0.0%") else v
        c=ws.cell(r,p,v); c.number_format=nf; c.font=ft(bold=bold); c.alignment=Alignment(horizontal="right")
        if fill: c.fill=fill
rows=[];r=7
for u in U:
    d=agg([u]); ws.cell(r,2,u[0]).font=ft(); 
    c=ws.cell(r,3,"Studio" if u[1]==0 else u[1]); c.font=ft(); c.alignment=ctr; c=ws.cell(r,4,u[2]); c.font=ft(); c.alignment=ctr; c.number_format="General"
    put(r,d,fill=light if r%2==0 else None)
    if r%2==0: 
        for j in(2,3,4): ws.cell(r,j).fill=light
    rows.append(dict(type=u[0],beds="Studio" if u[1]==0 else u[1],baths=u[2],**d)); r+=1
d=agg(U); put(r,d,True); ws.cell(r,2,"Totals / Weighted Averages").font=ft(bold=True)
for j in range(2,col): ws.cell(r,j).border=Border(top=Side(style="medium"),bottom=Side(style="medium"))
tots=[dict(label="Totals / Weighted Averages",**d)]
r+=1; ws.cell(r,2,"Loss to Lease is monthly and computed on all units; negative figures are gains to lease. Vacant units are carried at the average in-place rent of the plan. Information is deemed reliable but not guaranteed.").font=ft(size=8,italic=True)
r+=2; ws.cell(r,2,"By Bedroom").font=ft(bold=True,color="22384F"); ws.cell(r,3,"Units").font=ft(bold=True); a=r+1
for b,l in enumerate(("Studio","One Bedroom","Two Bedroom","Three Bedroom")):
    r+=1; ws.cell(r,2,l).font=ft(); ws.cell(r,3,sum(u[3] for u in U if u[1]==b)).font=ft()
ch=PieChart(); ch.title="Mix by Bedroom"; ch.add_data(Reference(ws,min_col=3,min_row=a,max_row=r)); ch.set_categories(Reference(ws,min_col=2,min_row=a,max_row=r)); ch.height=6.2; ch.width=10; ws.add_chart(ch,f"H{a-1}")
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=1; ws.page_setup.fitToWidth=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F))
save(F,"MULTIFAMILY","UNIT_MIX","broker offering-memorandum workbook, grouped headers over spacer columns, cover sheet, chart and bedroom recap",False,K,rows,tots)
