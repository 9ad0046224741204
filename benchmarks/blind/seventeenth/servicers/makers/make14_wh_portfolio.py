from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1614);N="r16_14_warehouse_portfolio.xlsx"
wb=Workbook();w=wb.active;w.title="Annex III"
w["A1"]="ANNEX III - TENANCY SCHEDULE";w["A1"].font=Font(bold=True,name="Calibri",size=14);w["A2"]="Castlegrange Logistics Portfolio";w["A3"]="Cut-off date: 2026-08-31"
H=["No.","Asset","Unit Ref","Occupier","Area sq ft","Occupancy","Contracted Rent\n(per month)","Market Rent\n(per month)","Deposit Held","Lease Start","Lease End","Indexation date","Rent after\nindexation (pm)","Arrears"]
P=[("Ravensmoor Depot",3),("Quarry Lane DC",4),("Tidegate Park",6),("Ashby Cross-Dock",2),("Millrace Terminal",5)]
nm=iter("Orbit Parcel Network|Sanderling Foods|Mossback Tyres|Clearspan Furniture|Hadrian Steel Stock|Wickham Beverages|Polar Larder Cold Chain|Torque Auto Parts|Juniper Paper|Rookery Toys Import|Swiftlet E-Fulfil|Beacon Tools|Alpen Appliance|Grainhouse Feeds|Marl Ceramics|Northing Pharma Dist.|Osier Basket Co.".split("|"))
for i,h in enumerate(H):
    c=w.cell(5,i+1,h);c.font=Font(bold=True,size=9);c.alignment=Alignment(wrap_text=True,vertical="center",horizontal="center");c.border=Border(*[Side("thin")]*4)
w.row_dimensions[5].height=32
T=[];y=6;k=0;G=[0]*5;no=nv=0
for p,n in P:
    y0=y
    for j in range(1,n+1):
        k+=1;a=r.randint(18,140)*1000;mk=round(a*r.choice([.62,.68,.74]));u=f"{p[0]}{j}";row=dict(unit=u,propertyName=p,area=a,marketRent=mk)
        if (p,j) in(("Quarry Lane DC",3),("Tidegate Park",5),("Millrace Terminal",1)):
            v=[k,p if j==1 else None,u,None,a,"Vacant",None,mk];row["statusText"]="Vacant";nv+=1;z=[a,0,mk,0,0]
        else:
            o=next(nm);b=round(mk*r.uniform(.82,1.04));s=D(r.randint(2017,2025),r.choice([1,4,7,10]),1);e=addm(s,120)-dt.timedelta(days=1);dp=b*r.choice([0,2,3]);ar=r.choice([0,0,0,b]);no+=1
            ix=D(2027,s.month,1) if s.month<9 else D(2026,s.month,1);ix=ix if ix<e else None;nr=round(b*1.03) if ix else None
            v=[k,p if j==1 else None,u,o,a,"Let",b,mk,dp,s,e,ix,nr,ar];z=[a,b,mk,dp,ar]
            row.update(tenantName=o,statusText="Let",contractRent=b,deposit=dp,leaseStartDate=s,leaseEndDate=e,balance=ar)
            if ix:row["rentSteps"]=[dict(date=ix,amount=nr)]
        G=[m+q for m,q in zip(G,z)]
        for i,x in enumerate(v):
            c=w.cell(y,i+1,x);c.font=Font(size=9);c.border=Border(*[Side("thin")]*4)
            c.number_format="yyyy-mm-dd" if isinstance(x,dt.date) else "#,##0" if i in(4,6,7,8,12,13) else "General"
        T.append(row);y+=1
    if n>1:w.merge_cells(start_row=y0,start_column=2,end_row=y-1,end_column=2);w.cell(y0,2).alignment=Alignment(vertical="center",wrap_text=True)
w.cell(y,4,"Portfolio total")
for c,x in zip((5,7,8,9,14),G):w.cell(y,c,x).number_format="#,##0"
for c in w[y]:c.font=Font(bold=True,size=9)
w.cell(y+1,4,f"Units {k} / let {no} / vacant {nv}")
for q,x in zip("ABCDEFGHIJKLMN",[5,19,9,25,11,11,14,13,12,12,12,13,14,10]):w.column_dimensions[q].width=x
w.freeze_panes="D6";w.page_setup.orientation="landscape";w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(f"{B}/documents/{N}")
save(N,dict(propertyName="Castlegrange Logistics Portfolio",asOnDate="2026-08-31",units=k,occupied=no,vacant=nv,rows=T,printedTotals=dict(area=G[0],contractRent=G[1],marketRent=G[2],deposit=G[3],balance=G[4])),"WAREHOUSE","portfolio annex, asset merged down, ISO dates, indexation step columns")
