# Mississauga industrial: TMI, horizontal step columns, hidden columns, three buildings with group headings
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N="ca_industrial_rent_roll_dixie_commerce.xlsx";r=random.Random(1111);D=dt.date
wb=Workbook();ws=wb.active;ws.title="RR"
ws["A1"]="Dixie Commerce Park";ws["A2"]="Mississauga, Ontario";ws["A3"]="Rent roll - effective 1-Oct-2025 - CAD, net of HST";ws["A1"].font=Font(name="Calibri",size=14,bold=True)
G=[("F6","Term"),("H6","Net rent"),("K6","TMI (2025 est.)"),("N6","Scheduled net rent (annual)")]
ws.merge_cells("F6:G6");ws.merge_cells("H6:J6");ws.merge_cells("K6:L6");ws.merge_cells("N6:Q6")
for k,v in G:ws[k]=v;ws[k].alignment=Alignment(horizontal="center");ws[k].fill=PatternFill("solid",fgColor="D9E1F2");ws[k].font=Font(bold=True,size=9)
H=["Unit","Tenant ID","Tenant","Rentable SF","HST No.","Start","End","PSF","Monthly","Annual","PSF","Monthly","Gross monthly","Step 1","Amount","Step 2","Amount","Clear ht."]
for j,h in enumerate(H,1):c=ws.cell(7,j,h);c.font=Font(bold=True,size=9);c.border=Border(bottom=Side("medium"));c.alignment=Alignment(horizontal="center",wrap_text=True)
TN=iter(["Maple Crate & Pallet Inc.","Northgate Bearings Ltd.","Oakridge Food Imports","Zephyr Courier Canada","Lakeline Auto Glass","Tri-Borough Fasteners","Kestral Medical Supply","Polar Cold Chain Ltd.","Etobic Flooring Outlet","Golden Spice Trading Co.","Humber Print & Pack","Skylark Aviation Parts","Brampton Bath & Tile","Vertex HVAC Wholesale","Peel Courier Co-op","Cedarline Cabinetry"])
q=8;rows=[];G_=[0]*5;n=o=0
for b,us in [("6200 Dixie Gate Road",["1","2","3-4","5","6","7"]),("6220 Dixie Gate Road",["101","102","103","104","105"]),("6240 Dixie Gate Road",["A","B","C","D","E","F-G"])]:
    ws.cell(q,1,b).font=Font(bold=True,underline="single");q+=1;s5=[0]*5;vs=0
    for u in us:
        n+=1;a=r.randint(38,165)*100+r.choice([0,25,50,84]);s5[0]+=a;vac=(u in("5","C"));row=dict(unit=u,building=b,area=a)
        if vac:
            v=[u,None,"Vacant",a]+[None]*13+[r.choice(["22'","24'"])];row["statusText"]="Vacant";vs+=a
        else:
            o+=1;t=next(TN);p=r.choice([13.95,14.5,15.25,16.75,17.5,18.25]);s=D(r.choice([2021,2022,2023,2024]),r.choice([2,5,6,9,11]),1);e=endterm(s,12*r.choice([5,7,10]))
            if e<D(2026,1,1):e=endterm(s,84)
            mo=round(a*p/12,2);an=round(a*p,2);tp=5.62;tm=round(a*tp/12,2);d=s
            while d<=D(2025,10,1):d=addm(d,12)
            st=[]
            pp=p
            for _ in range(r.choice([0,1,2,2])):
                if d<e:pp=round(pp*1.035,2);st.append((d,round(a*pp,2)));d=addm(d,12)
            v=[u,f"T00{r.randint(10000,99999)}",t,a,f"8{r.randint(10**7,10**8-1)} RT0001",s,e,p,mo,an,tp,tm,round(mo+tm,2)]
            for k in range(2):v+=list(st[k]) if k<len(st) else [None,None]
            v.append(r.choice(["22'","24'","28'"]))
            for k,x in enumerate([mo,an,tm,round(mo+tm,2)],1):s5[k]+=x
            row.update(tenantName=t,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=mo,annualRent=an,totalCharges=round(mo+tm,2),charges=[{"code":"TMI","amount":tm}],rentSteps=[{"date":iso(x),"amount":y,"per":"year"} for x,y in st])
        for j,x in enumerate(v,1):
            c=ws.cell(q,j,x);c.font=Font(size=9)
            if j in(6,7,14,16):c.number_format="d-mmm-yyyy"
            if j==4:c.number_format="#,##0"
            if j in(8,9,10,11,12,13,15,17):c.number_format="#,##0.00"
        rows.append(row);q+=1
    for lab,vals in [(f"Sub-total {b.split()[0]}",s5)]:
        for j,x in {3:lab,4:vals[0],9:vals[1],10:vals[2],12:vals[3],13:vals[4]}.items():
            c=ws.cell(q,j,round(x,2) if j>3 else x);c.font=Font(size=9,bold=True);c.number_format="#,##0" if j==4 else "#,##0.00";c.border=Border(top=Side("thin"))
    G_=[x+y for x,y in zip(G_,s5)];q+=2
for j,x in {3:"Park total",4:G_[0],9:G_[1],10:G_[2],12:G_[3],13:G_[4]}.items():
    c=ws.cell(q,j,round(x,2) if j>3 else x);c.font=Font(bold=True);c.number_format="#,##0" if j==4 else "$#,##0.00";c.border=Border(top=Side("thin"),bottom=Side("double"))
ws.cell(q+1,3,f"{n} units; {o} leased; {n-o} vacant").font=Font(italic=True,size=9)
for k,w in zip("ABCDEFGHIJKLMNOPQR",[8,11,28,11,18,12,12,8,13,14,8,12,13,12,13,12,13,8]):ws.column_dimensions[k].width=w
for k in "BE":ws.column_dimensions[k].hidden=True
ws.freeze_panes="D8";ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
wb.save(path(N))
save(N,"INDUSTRIAL","CA industrial, net rent + TMI groups, horizontal step columns (annual), hidden columns, building headings",True,dict(propertyName="Dixie Commerce Park",asOnDate="2025-10-01",units=n,occupied=o,vacant=n-o,printedTotals=dict(area=G_[0],contractRent=round(G_[1],2),annualRent=round(G_[2],2),totalCharges=round(G_[4],2)),rows=rows))
