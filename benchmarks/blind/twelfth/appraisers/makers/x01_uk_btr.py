# UK build-to-rent workbook: 4 sheets, 188 homes. PLANTED: wrong passing-rent total
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N="uk_btr_rent_roll_foundry_wharf.xlsx";r=random.Random(808);D=dt.date
wb=Workbook();cv=wb.active;cv.title="Cover"
for i,(a,b) in enumerate([("Foundry Wharf, Salford M5",None),("Build to Rent - rent roll extract",None),(None,None),("Extract date","30 September 2025"),("Prepared for","Valuation desk, Northern residential"),("Homes",188),("Status codes","Let / Let - Notice / Void / Reserved / Show Home")],2): cv.cell(i,2,a);cv.cell(i,3,b)
cv["B2"].font=Font(bold=True,size=18,color="1F4E5F");cv.column_dimensions["B"].width=34;cv.page_setup.fitToHeight=0;cv.sheet_properties.pageSetUpPr.fitToPage=True
ws=wb.create_sheet("Rent Roll 30.09.25");ws.sheet_view.showGridLines=False
ws["A1"]="FOUNDRY WHARF - RENT ROLL";ws["A1"].font=Font(bold=True,size=14);ws["A2"]="All rents in £ per calendar month, exclusive of parking unless stated"
H=["Block","Apt","Floor","Type","NIA (sq ft)","Status","Lead tenant","AST start","AST end","Passing rent (pcm)","Parking (pcm)","Total (pcm)","ERV (pcm)","Reversion %","Deposit","Arrears"]
for j,h in enumerate(H,1):
    c=ws.cell(4,j,h);c.font=Font(bold=True,color="FFFFFF");c.fill=PatternFill("solid",fgColor="1F4E5F");c.alignment=Alignment(wrap_text=True,vertical="center",horizontal="center")
ws.row_dimensions[4].height=32
TY=[("Studio",398,935),("1B1P",460,1040),("1B2P",541,1125),("2B3P",668,1390),("2B4P",742,1495),("3B5P",905,1850)]
rows=[];q=5;T=dict(a=0,p=0,k=0,t=0,e=0,d=0,ar=0);cnt={};mix={}
for blk,fl in [("Anvil",11),("Crucible",7),("Bellows",5)]:
    n={"Anvil":8,"Crucible":9,"Bellows":0}[blk]
    for f in range(1,fl+1):
        k=n or (8 if f<3 else 7)
        if blk=="Bellows": k=[8,8,7,7,7][f-1]
        for i in range(k):
            t,a,e=TY[(i*2+(f%3))%6];a+=r.choice([0,0,3,-4,8]);e+=5*f
            u=f"{blk[0]}{f}.{i+1:02d}";x=r.random();s="Let" if x<.87 else "Let - Notice" if x<.91 else "Void" if x<.96 else "Reserved"
            if u=="A1.01": s="Show Home"
            cnt[s]=cnt.get(s,0)+1;m=mix.setdefault(t,[0,0,0]);m[0]+=1
            row=dict(unit=u,building=blk,unitType=t,area=a,statusText=s,marketRent=e)
            v=[blk,u,f,t,a,s]+[None]*10;v[12]=e;T["a"]+=a;T["e"]+=e;pr=0
            if s.startswith("Let"):
                st=D(2024,10,1)+dt.timedelta(days=r.randint(0,350));en=endterm(st,12);pr=e-r.choice([0,15,25,40,60,85]);pk=r.choice([0,0,0,95]);d=int(pr*12/52*5);ar=r.choice([0]*14+[round(r.uniform(40,900),2)])
                fi,la=who(r);nm=f"{r.choice(['Mr','Ms','Dr','Miss','Mrs'])} {fi[0]} {la}";m[1]+=1;m[2]+=pr
                v[6:12]=[nm,st,en,pr,pk,pr+pk];v[13]=round(e/pr-1,4);v[14]=d;v[15]=ar
                T["p"]+=pr;T["k"]+=pk;T["t"]+=pr+pk;T["d"]+=d;T["ar"]+=ar
                row.update(tenantName=nm,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=pr,totalCharges=pr+pk,deposit=d,balance=ar or None,charges=[{"code":"Parking (pcm)","amount":pk}])
            for j,y in enumerate(v,1):
                c=ws.cell(q,j,y)
                if j in(8,9):c.number_format="dd/mm/yyyy"
                if j in(10,11,12,13,15):c.number_format='£#,##0'
                if j==16:c.number_format='£#,##0.00;-£#,##0.00;"-"'
                if j==14:c.number_format="0.0%"
                if s=="Void":c.fill=PatternFill("solid",fgColor="FBE4E4")
            rows.append(row);q+=1
n=len(rows);print(n);assert n==188
bad=T["p"]-1000
q+=0
for j,y in {1:"TOTAL",2:f"{n} homes",5:T["a"],10:bad,11:T["k"],12:T["t"],13:T["e"],15:T["d"],16:round(T["ar"],2)}.items():
    c=ws.cell(q,j,y);c.font=Font(bold=True);c.border=Border(top=Side("thin"),bottom=Side("double"));c.number_format='#,##0' if j==5 else ('£#,##0.00' if j==16 else '£#,##0')
for k,w in zip("ABCDEFGHIJKLMNOP",[10,8,7,9,9,13,22,12,12,12,11,11,11,10,11,11]):ws.column_dimensions[k].width=w
ws.freeze_panes="C5";ws.auto_filter.ref=f"A4:P{q-1}";ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows="4:4"
cv["C7"]=n
m=wb.create_sheet("Unit mix");m.append(["Type","Homes","Let","Passing rent pcm (let)","Average pcm"])
for t,_,_ in TY:
    a,b,c=mix[t];m.append([t,a,b,c,round(c/b)])
m.append(["All",n,sum(x[1] for x in mix.values()),T["p"],round(T["p"]/sum(x[1] for x in mix.values()))])
s=wb.create_sheet("Occupancy");s.append(["Status","Homes"])
for k,v in cnt.items():s.append([k,v])
s.append(["Total",n])
occ=cnt["Let"]+cnt["Let - Notice"]
s.append([]);s.append(["Let (incl. notice)",occ]);s.append(["Not let (void, reserved, show home)",n-occ])
wb.save(path(N))
save(N,"MULTIFAMILY","UK BTR workbook, 4 sheets, parking column, pcm, status incl. reserved and show home",False,dict(propertyName="Foundry Wharf",asOnDate="2025-09-30",units=n,occupied=occ,vacant=n-occ,sheet=ws.title,
 planted={"what":f"Total of Passing rent (pcm) printed as {bad:,} on the roll; the homes sum to {T['p']:,} (Unit mix sheet has the right figure; Total (pcm) and Parking tie)","kind":"total_wrong"},
 printedTotals=dict(area=T["a"],contractRent=bad,totalCharges=T["t"],marketRent=T["e"],deposit=T["d"],balance=round(T["ar"],2)),rows=rows))
