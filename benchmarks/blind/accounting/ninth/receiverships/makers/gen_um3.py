# RV & mobile home park site mix with occupied sites at three month ends, xlsx, bilingual-free plain owner's sheet, numbers as text in part
import random, json
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(3303)
NAME="Tamarack_Sites_by_Month"
M=["units","other:Sites Occupied at Month End Jan-25","other:Sites Occupied at Month End Feb-25","other:Sites Occupied at Month End Mar-25","vacant","pct_occ","market","actual","annual"]
T=[("Single-wide lot, interior",58,445),("Single-wide lot, perimeter",22,460),("Double-wide lot",31,510),("Double-wide lot, creek side",9,565),("Park-owned home 2BR/1BA (lot + home)",12,925),("Park-owned home 3BR/2BA (lot + home)",7,1095),("RV full hook-up, back-in 30A",24,520),("RV full hook-up, pull-through 50A",16,610),("RV seasonal, water/electric only",10,385),("Cabin / park model",4,780),("Storage pad (boats, trailers)",14,45)]
wb=Workbook();ws=wb.active;ws.title="Site mix"
ws2=wb.create_sheet("Notes"); ws2["A1"]="Lot rents per notice of 1 Oct 2024. Storage pads are month to month."; 
F=lambda **k:Font(name="Cambria",size=k.pop("size",11),**k)
ws["B2"]="Tamarack Mobile Home & RV Park";ws["B2"].font=F(size=16,bold=True,color="7F3F00")
ws["B3"]="Schedule of sites by kind - first quarter 2025 (Receiver's file 25-0612)";ws["B3"].font=F(italic=True)
for rg,t in [("B5:B6","Kind of site"),("C5:C6","No. of\nSites"),("D5:F5","Sites Occupied at Month End"),("H5:H6","Vacant\nMar-25"),("I5:I6","% Occupied\nMar-25"),("J5:K5","Monthly Rent per Site"),("L5:L6","In-place rent,\nannualized")]:
    ws.merge_cells(rg); ws[rg.split(":")[0]]=t
for a,t in dict(D6="Jan-25",E6="Feb-25",F6="Mar-25",J6="Posted\n(market)",K6="Avg actual").items(): ws[a]=t
bt=Side(style="medium",color="7F3F00")
for r in(5,6):
    for q in range(2,13):
        c=ws.cell(r,q); c.font=F(bold=True); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
        c.border=Border(top=bt if r==5 else None,bottom=bt if r==6 else Side(style="hair"))
ws.row_dimensions[6].height=32
cols=[3,4,5,6,8,9,10,11,12]; fm=["0","0","0","0","0","0.0%",'"$"#,##0.00','"$"#,##0.00','"$"#,##0']
r=8;rows=[];L=[]
def put(v,bold=False):
    for c_,x,f in zip(cols,v,fm):
        c=ws.cell(r,c_,x); c.number_format=f; c.font=F(bold=bold); c.alignment=Alignment(horizontal="right")
for i,(t,n,m) in enumerate(T):
    b=R.uniform(.7,1.0); o=[max(0,min(n,round(n*b)+R.randint(-1,1))) for _ in range(3)]
    av=round((m-R.choice([0,4,9,12.5,21.25,33]))*1.0,2) if m>100 else 45.0; v=[n]+o+[n-o[2],round(o[2]/n,3),m,av,round(av*o[2]*12)]
    ws.cell(r,2,t).font=F(); put(v)
    if i in(4,5):  # typed in as text by the manager
        for q,x in ((10,f"${m:,.2f}"),(11,f"${av:,.2f}")): ws.cell(r,q).value=x
    rows.append(dict(type=t,**dict(zip(M,v)))); L.append(v); r+=1
    if i in(5,): r+=1
r+=1
s=[sum(v[i] for v in L) for i in range(5)]
s+=[round(s[3]/s[0],3),round(sum(v[6]*v[0] for v in L)/s[0],2),round(sum(v[7]*v[3] for v in L)/s[3],2),sum(v[8] for v in L)]
ws.cell(r,2,"All sites (rents: weighted average)").font=F(bold=True); put(s,True)
for q in range(2,13): ws.cell(r,q).border=Border(top=bt,bottom=Side(style="double",color="7F3F00"))
tots=[dict(label="All sites (rents: weighted average)",**dict(zip(M,s)))]
r+=2
for t in ["Posted rent averaged over all sites; actual rent averaged over sites occupied at 31 March.","Two single-wide lots are under order of condemnation and shown as vacant."]:
    ws.cell(r,2,t).font=F(size=9,italic=True); r+=1
for q,w in zip("ABCDEFGHIJKL",[2,42,9,9,9,9,2,9,12,12,12,16]): ws.column_dimensions[q].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"documents/{NAME}.xlsx")
json.dump({"name":NAME+".xlsx","kind":"UM","planted":None,"money":M,"rows":rows,"totals":tots},open(f"truth/{NAME}.json","w"),indent=1)
print(len(rows),tots,L)
