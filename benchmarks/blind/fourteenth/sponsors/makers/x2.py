# renovation tracker: by building blocks with heading repeated, merged group heads, hidden budget columns
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(8822); F="Copper_Bend_Reno_Tracker.xlsx"; AS=D(2025,9,15)
wb=openpyxl.Workbook(); ws=wb.active; ws.title="Unit Tracker"; th=Side(style="thin",color="999999")
ws["A1"]="COPPER BEND APARTMENTS"; ws["A2"]="Value-add program: unit tracker with current rent roll"; ws["A3"]="Data through 9/15/2025"; ws["A1"].font=Font(bold=True,size=14,name="Georgia")
rows=[]; recs=[]; q=5; G=[0]*5
def blockhead(b):
    global q
    ws.cell(q,1,f"BUILDING {b}").font=Font(bold=True,color="FFFFFF"); ws.merge_cells(start_row=q,start_column=1,end_row=q,end_column=18)
    ws.cell(q,1).fill=PatternFill("solid",fgColor="8C4A2F"); q+=1
    for c1,c2,t in ((1,4,"UNIT"),(5,8,"LEASE"),(9,12,"MONTHLY RENT"),(13,18,"RENOVATION")):
        ws.cell(q,c1,t).alignment=Alignment(horizontal="center"); ws.merge_cells(start_row=q,start_column=c1,end_row=q,end_column=c2); ws.cell(q,c1).font=Font(bold=True)
    q+=1
    for i,h in enumerate(("No.","Type","Sq. Ft.","Finish","Tenant","Move-in","Exp.","Sec. Dep.","Prior\nRent","Current\nRent","Market\n(as is)","Pro Forma\n(renovated)","Scope","Start","Complete","Budget","Actual","Premium\nachieved")):
        c=ws.cell(q,1+i,h); c.font=Font(bold=True,size=9); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); c.border=Border(bottom=th,top=th)
    ws.row_dimensions[q].height=28; q+=1
T={"1BR/1BA":(690,1180,1395),"2BR/1BA":(880,1365,1590),"2BR/2BA":(955,1450,1715),"3BR/2BA":(1180,1690,1985)}
wrong=None
for b in range(1,5):
    blockhead(b); S=[0]*5
    for k in range(1,13):
        t=list(T)[(k*3+b)%4]; sf,mk,pf=T[t]; u=b*100+k; reno=r.random()<.45; z=r.random()
        row=dict(building=str(b),unit=str(u),unitType=t,area=sf,marketRent=float(pf if reno else mk)); dd={}
        row["marketRent"]=float(mk+ (r.choice((150,175,200)) if reno else 0))
        ws.cell(q,1,u); ws.cell(q,2,t); ws.cell(q,3,sf); ws.cell(q,4,"Reno" if reno else "Classic"); ws.cell(q,11,row["marketRent"]); ws.cell(q,12,pf)
        if z<.1:
            ws.cell(q,5,"Vacant - under reno" if not reno else "Vacant"); row["statusText"]="Vacant - under reno" if not reno else "Vacant"
            if not reno: ws.cell(q,13,"Full interior"); ws.cell(q,14,D(2025,8,25)); ws.cell(q,16,14500)
            else: ws.cell(q,13,"Full interior"); ws.cell(q,14,D(2025,7,7)); ws.cell(q,15,D(2025,8,22)); ws.cell(q,16,14500); ws.cell(q,17,15120)
        else:
            cur=row["marketRent"]-r.randint(-15,120); mi=D(r.choice((2022,2023,2024)) if not reno else 2025,r.randint(2,8),r.randint(1,28)); e=add_m(mi,12)-dt.timedelta(1)
            while e<AS: e=add_m(e,12)
            mtm=r.random()<.06; nm=person(r,"fl"); dep=float(r.choice((200,350,500,0)))
            pr=float(cur-r.choice((35,50,65)) if not reno else mk-r.choice((60,90,120)))
            for c,v in zip((5,6,7,8,9,10),(nm,mi,"MTM" if mtm else e,dep,pr,cur)): ws.cell(q,c,v)
            if reno:
                st=mi-dt.timedelta(50); cp=mi-dt.timedelta(9)
                for c,v in zip((13,14,15,16,17,18),(r.choice(("Full interior","Full interior","Kitchen + floors")),st,cp,14500,14500+r.randint(-900,2300),cur-pr)): ws.cell(q,c,v)
            row.update(tenantName=nm,statusText="Occupied",moveInDate=mi,leaseEndDate="MTM" if mtm else e,deposit=dep,contractRent=float(cur)); 
            S[1]+=dep; S[2]+=cur
        S[0]+=sf; S[3]+=row["marketRent"]; S[4]+=pf
        for c in (6,7,14,15): ws.cell(q,c).number_format="mm/dd/yyyy"
        for c in (8,9,10,11,12,16,17,18): ws.cell(q,c).number_format='$#,##0'
        rows.append(row); recs.append(row); q+=1
    ws.cell(q,1,f"Total Bldg {b} (12 units)")
    for c,v in zip((3,8,10,11,12),S): ws.cell(q,c,v).number_format='#,##0' if c==3 else '$#,##0'
    for c in range(1,19): ws.cell(q,c).font=Font(bold=True); ws.cell(q,c).border=Border(top=th)
    G=[a+b_ for a,b_ in zip(G,S)]; q+=2
ws.cell(q,1,"GRAND TOTAL (48 units)")
for c,v in zip((3,8,10,11,12),G): ws.cell(q,c,v).number_format='#,##0' if c==3 else '$#,##0'
for c in range(1,19): ws.cell(q,c).font=Font(bold=True); ws.cell(q,c).fill=PatternFill("solid",fgColor="F3E3DB")
o=sum(1 for x in rows if x.get("tenantName")); rn=0
q+=2; ws.cell(q,1,"Occupied"); ws.cell(q,3,o); ws.cell(q+1,1,"Vacant"); ws.cell(q+1,3,48-o); ws.cell(q+2,1,"Occupancy"); ws.cell(q+2,3,o/48).number_format="0.0%"
q+=4; ws.cell(q,1,"Prior Rent = rent of the preceding lease. Pro Forma = underwritten rent after renovation; not an asking rent."); ws.cell(q,1).font=Font(italic=True,size=8)
for c,w in zip("ABCDEFGHIJKLMNOPQR",(9,10,8,9,24,11,11,9,9,9,9,10,16,11,11,9,9,10)): ws.column_dimensions[c].width=w
for c in "PQ": ws.column_dimensions[c].hidden=True
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(F))
save(F,"MULTIFAMILY","renovation tracker by building, head repeated per block, prior and pro forma rents as distractors, hidden columns",True,dict(propertyName="COPPER BEND APARTMENTS",asOnDate="2025-09-15",units=48,occupied=o,vacant=48-o,rows=rows,printedTotals={"area":G[0],"deposit":G[1],"contractRent":G[2],"marketRent":G[3]}))
