from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
B=Font(name="Georgia",bold=True)
# ---- x3 market hall
rnd=random.Random(313);rows=[];wb=Workbook();ws=wb.active;ws.title="Stallholders"
ws["B1"]="FENWICK STREET MARKET HALL";ws["B1"].font=Font(name="Georgia",bold=True,size=14);ws["B2"]="Register of stallholders and monthly dues (GBP)";ws["B2"].font=Font(name="Georgia",italic=True)
ws["B4"],ws["C4"],ws["D4"],ws["E4"],ws["H4"],ws["I4"]="Stall","Trades as","Licence","Monthly dues","","Arrears"
ws.merge_cells("E4:H4");ws["E4"].alignment=Alignment(horizontal="center")
for c,t in zip("DEFGH",("runs to","Stall fee","Service","Electric","All")): ws[c+"5"]=t
for c in ws[4]+ws[5]:c.font=B
for c in ws[5]:c.border=Border(bottom=Side(style="medium"))
tr=iter("Abbot's Eggs|Brindle Butchers|The Cheese Cellar|Dravec Deli|Gantry Fishmonger|Haverly Bakes|Kimchi Corner|Nordhagen Smokehouse|Oakden Greens|Pellam Poultry|Yarborn Honey|Olive & Vine|Ellingsworth Haberdashery|Key & Heel Bar|Lindmoor Cards|Phone Fix Fenwick|Quarrell Records|Second Chapter Books|Sandmark Watches|Thornby Toys|Wickstead Wools|Vanterpool Vintage|Café Marchetto|Bao & Bun|Crandle Coffee|Juice Jarrick".split("|"))
y=6;pre={"FOOD AISLE":("F",14,{6,12}),"GENERAL AISLE":("G",11,{9}),"GALLERY (UPSTAIRS)":("U",5,{5})};g=[0]*5
for s,(p,n,v) in pre.items():
    ws.cell(y,2,s).font=B;ws.cell(y,2).fill=PatternFill("solid",fgColor="FFF3E6C8");y+=1;q=[0]*5
    for j in range(1,n+1):
        u=f"{p}{j}";r=dict(unit=u,section=s)
        ws.cell(y,2,u)
        if j in v: r["statusText"]="vacant";ws.cell(y,3,"vacant")
        else:
            t=next(tr);fee=rnd.choice([210,240,265,320,380]);sv=round(fee*.15,2);el=round(rnd.uniform(12,88),2);al=round(fee+sv+el,2);ar=rnd.choice([0,0,0,al,round(al*2,2),75]);e=D.date(2025+rnd.randint(0,3),rnd.choice([9,12]),30)
            r.update(tenantName=t,leaseEndDate=iso(e),contractRent=fee,charges=[{"code":"Service","amount":sv},{"code":"Electric","amount":el}],totalCharges=al,balance=ar)
            for c,x in zip(range(3,10),(t,e,fee,sv,el,al,ar)):ws.cell(y,c,x)
            ws.cell(y,4).number_format="dd mmm yy";q=[a+b for a,b in zip(q,(fee,sv,el,al,ar))]
        for c in range(5,10):ws.cell(y,c).number_format="#,##0.00;-#,##0.00;0.00"
        rows.append(r);y+=1
    ws.cell(y,3,"aisle total").font=Font(italic=True)
    for c,x in zip(range(5,10),q):ws.cell(y,c,round(x,2)).number_format="#,##0.00";ws.cell(y,c).border=Border(top=Side(style="thin"))
    g=[a+b for a,b in zip(g,q)];y+=2
ws.cell(y,3,"HALL TOTAL").font=B
for c,x in zip(range(5,10),g):ws.cell(y,c,round(x,2)).number_format="#,##0.00";ws.cell(y,c).font=B
ws.cell(y+2,2,"Thirty stalls, of which twenty-six are let and four stand vacant.");ws.cell(y+3,2,"Position at 30 June 2025. Typed by the market office 4 July 2025.")
for c,wd in zip("ABCDEFGHI",(2,9,28,12,11,11,11,11,11)):ws.column_dimensions[c].width=wd
ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.sheet_view.showGridLines=False;wb.save(docpath("x3_fenwick_market.xlsx"))
save("x3_fenwick_market.xlsx",dict(propertyName="Fenwick Street Market Hall",asOnDate="2025-06-30",units=30,occupied=26,vacant=4,sheet="Stallholders",rows=rows),"RETAIL","market stalls by aisle, two-line header, count in words and date at the foot",True,totals={"contractRent":round(g[0],2),"totalCharges":round(g[3],2),"balance":round(g[4],2)})
# ---- x4 parking with shops
wb=Workbook();ws=wb.active;ws.title="Roll 12-31-25";rows=[]
ws["A1"]="Garrick Street Garage & Shops";ws["A1"].font=Font(bold=True,size=13);ws["A2"]="Tenancy schedule as of December 31, 2025";ws["A3"]="Prepared by Ambrosek Bookkeeping, January 8, 2026"
ws.append([]);ws.append(["","","","Lease","","Per month","","","","Deposit"]);ws.append(["Space","Tenant","SF","Commences","Expires","Base rent","CAM","RE tax","Total","on hand"])
ws.merge_cells("D5:E5");ws.merge_cells("F5:I5")
for c in ws[5]+ws[6]:c.font=Font(bold=True);c.fill=PatternFill("solid",fgColor="FFDDDDDD");c.alignment=Alignment(horizontal="center")
D_=D.date
ws.append(["GROUND FLOOR SHOPS"])
sh=[("Shop 1","Kestrel Dry Cleaning Inc.",1140,D_(2022,4,1),D_(2027,3,31),2945,342,218.5,2945),("Shop 2","Bagel Foundry LLC",980,D_(2023,9,1),D_(2028,8,31),2695,294,187.8,5390),("Shop 3","Garrick Nails",760,D_(2021,6,1),D_(2026,5,31),1990,228,145.65,1990),("Shop 4",None,1320,None,None,None,None,None,None),("Shop 5","Ibsworth Optical PC",1085,D_(2020,1,1),D_(2029,12,31),3120,325.5,207.95,3120),("Shop 6","Quick Courier Depot",640,D_(2025,2,1),"MTM",1450,192,122.65,0),("Shop 7/8","Thornby Pharmacy Corp.",2410,D_(2019,11,1),D_(2034,10,31),6550,723,461.9,13100),("Kiosk","Crandle Coffee Cart",120,D_(2025,5,1),D_(2026,4,30),600,0,0,600)]
pk=[("Level 1, 12 spaces","Ibsworth Optical PC",D_(2020,1,1),D_(2029,12,31),1680),("Level 2, 40 spaces","Meridian Harbor Law LLP",D_(2024,7,1),D_(2027,6,30),6000),("Level 2, 15 spaces","Gantry Engineers",D_(2025,1,1),"MTM",2325),("Level 3, 60 spaces","Civic Arts Center Assn.",D_(2023,10,1),D_(2026,9,30),7800),("Level 4, 22 spaces","individual monthly cards (22)",None,None,3740),("Roof antenna","Skylark Wireless",D_(2018,3,1),D_(2028,2,28),1875),("Billboard, south wall","Posterworks Outdoor",D_(2024,1,1),D_(2026,12,31),900)]
f=lambda x:iso(x) if isinstance(x,D.date) else x
q=[0]*5
for u,t,a,s,e,b,cm,tx,dp in sh:
    r=dict(unit=u,area=a,section="GROUND FLOOR SHOPS")
    if t is None:r["statusText"]="VACANT";ws.append([u,"VACANT",a])
    else:
        tt=round(b+cm+tx,2);r.update(tenantName=t,leaseStartDate=f(s),leaseEndDate=f(e),contractRent=b,charges=[{"code":"CAM","amount":cm},{"code":"RE tax","amount":tx}],totalCharges=tt,deposit=dp);ws.append([u,t,a,s,e,b,cm,tx,tt,dp]);q=[x+z for x,z in zip(q,(b,cm,tx,tt,dp))]
    rows.append(r)
ws.append(["Shops total",None,sum(x[2] for x in sh),None,None]+[round(x,2) for x in q]);tr_=[ws.max_row];ws.append([])
ws.append(["PARKING CONTRACTS AND OTHER"]);pb=0
for u,t,s,e,b in pk:
    rows.append(dict(unit=u,section="PARKING CONTRACTS AND OTHER",tenantName=t,leaseStartDate=f(s),leaseEndDate=f(e),contractRent=b,totalCharges=b));ws.append([u,t,None,s,e,b,None,None,b,None]);pb+=b
ws.append(["Parking and other total",None,None,None,None,pb,None,None,pb]);tr_.append(ws.max_row);ws.append([])
G=[q[0]+pb,q[1],q[2],q[3]+pb,q[4]];ws.append(["GRAND TOTAL",None,sum(x[2] for x in sh),None,None]+[round(x,2) for x in G]);tr_.append(ws.max_row)
for rr in tr_:
    for c in ws[rr]:c.font=Font(bold=True);c.border=Border(top=Side(style="thin"))
for row in ws.iter_rows(min_row=7):
    for c in row:
        if isinstance(c.value,D.date):c.number_format="mm/dd/yy"
        elif c.column>=6:c.number_format='#,##0.00_);(#,##0.00)'
        elif c.column==3:c.number_format="#,##0"
ws.append([]);ws.append(["Shops: 8, of which 7 let and 1 vacant. Transient parking income is not part of this schedule."])
for c,wd in zip("ABCDEFGHIJ",(24,31,8,11,11,12,11,11,12,12)):ws.column_dimensions[c].width=wd
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(docpath("x4_garrick_garage_shops.xlsx"))
save("x4_garrick_garage_shops.xlsx",dict(propertyName="Garrick Street Garage & Shops",asOnDate="2025-12-31",units=8,occupied=7,vacant=1,sheet="Roll 12-31-25",rows=rows),"PARKING","shops plus parking contracts, antenna and billboard (no units)",True,totals={"contractRent":G[0],"totalCharges":round(G[3],2),"deposit":G[4],"area":sum(x[2] for x in sh)})
