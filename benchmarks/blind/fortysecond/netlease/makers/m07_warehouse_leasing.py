# leasing team's spreadsheet, warehouse park: one block per building with header repeated, suite/status, numbers as text here and there, merged building cells, blank spacer cols; PLANTED: count line wrong
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(4207); N='r07 Interstate Crossing leasing RR.xlsx'
wb=Workbook(); ws=wb.active; ws.title="RR - Active"; w2=wb.create_sheet("Prospects")
hf=Font(name="Tahoma",size=9,bold=True,color="FFFFFF"); fl=PatternFill("solid",fgColor="4F6228"); n9=Font(name="Tahoma",size=9); b9=Font(name="Tahoma",size=9,bold=True); g=PatternFill("solid",fgColor="FFFF99")
ws["B1"]="INTERSTATE CROSSING DISTRIBUTION PARK"; ws["B1"].font=Font(name="Tahoma",size=13,bold=True); ws["B2"]="Leasing rent roll - status at 8/15/2025 (updated weekly by K. Dorrance)"; ws["B2"].font=n9
ws["B3"]="yellow = vacant or expiring < 12 mo"; ws["B3"].font=Font(name="Tahoma",size=8,italic=True)
H=["Bldg","Suite","Occupied By","RSF","Dock Doors","Clear Ht","LCD","LXD","Base Rent / Mo","NNN Est / Mo","Gross / Mo",None,"Ask Rent / Mo","Sec Dep","Broker / comment"]
B=[("Building 1\n900 Freightliner Dr",[("100","Kodiak Cold Chain",84000),("140","Larimer Bottling Co.",52500),("180",None,31000)]),("Building 2\n940 Freightliner Dr",[("200","Vanguard Auto Glass",26200),("210","Hexagon Fasteners USA",26200),("220","PetPantry Fulfillment",52400),("240",None,18300),("250","Meeker Lighting Supply",18300)]),
("Building 3\n1000 Freightliner Dr",[("300","Overland Parcel Services",120400)]),("Building 4\n1025 Axle Ct",[("A","Stonebridge Countertops",11200),("B","Rocky Flats HVAC Parts",9800),("C","Cinch Tool Rental",9800),("D",None,7600),("E","Rangeview Cabinetry",14900),("F","JMR Flooring Outlet",9900)])]
r=5; rows=[]; ason=D(2025,8,15); G=[0]*4
def put(a,b,v,f=n9,nf=None,fill=None):
    c=ws.cell(a,b,v); c.font=f
    if nf: c.number_format=nf
    if fill: c.fill=fill
    return c
for bn,us in B:
    for i,h in enumerate(H):
        if h: c=put(r,i+2,h,hf,fill=fl); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
    ws.row_dimensions[r].height=26; r+=1; top=r; S=[0]*4
    for su,t,a in us:
        ask=round(a*R.choice([.62,.66,.71])/1,-1) if a<30000 else round(a*.55,-1)
        big=a>40000; psf=R.choice([5.85,6.1,6.45]) if big else R.choice([8.4,8.95,9.6])
        ask=round(a*(6.75 if big else 9.85)/12,-1)
        y=g if not t else None
        put(r,3,su); put(r,5,f"{a:,}" if su in("A","C","210") else a,nf="#,##0"); put(r,6,max(1,a//7000)); put(r,7,"32'" if big else "24'"); put(r,14,ask,nf="$#,##0")
        x=dict(unit=su,building=bn.replace("\n"," "),area=a,marketRent=ask)
        if t:
            m=round(a*psf/12,2); nn=round(a*2.35/12,2); c=addm(D(2021,1,1),R.randint(0,48)); e=addm(c,R.choice([62,65,84]))-dt.timedelta(1); dep=round(m,-2)
            if e<ason: e=D(2026,3,31)
            if e<D(2026,8,15): y=g
            put(r,4,t,fill=y); put(r,8,c if su!="F" else c.strftime("%m/%d/%Y"),nf="mm/dd/yyyy"); put(r,9,e,nf="mm/dd/yyyy",fill=y)
            put(r,10,m,nf="$#,##0.00"); put(r,11,nn,nf="$#,##0.00"); put(r,12,round(m+nn,2),nf="$#,##0.00"); put(r,15,dep,nf="$#,##0")
            x.update(tenantName=t,statusText="Occupied",leaseStartDate=c,leaseEndDate=e,contractRent=m,deposit=dep,totalCharges=round(m+nn,2),charges=[{"code":"Base Rent / Mo","amount":m},{"code":"NNN Est / Mo","amount":nn}])
            put(r,16,R.choice([None,None,"CBX - Dave","renewal prop. sent 7/30","wants +10k SF"]),Font(name="Tahoma",size=8,italic=True))
            for i,v in enumerate((m,nn,round(m+nn,2))): S[i+1]+=v
        else:
            put(r,4,"AVAILABLE",b9,fill=g); x["statusText"]="AVAILABLE"; put(r,16,R.choice(["showing 8/20","spec suite, ready Q4","tour w/ 3PL user"]),Font(name="Tahoma",size=8,italic=True))
        S[0]+=a; rows.append(x); r+=1
    c=ws.cell(top,2,bn); c.font=b9; c.alignment=Alignment(wrap_text=True,vertical="center")
    if r-1>top: ws.merge_cells(start_row=top,end_row=r-1,start_column=2,end_column=2)
    else: ws.row_dimensions[top].height=36
    put(r,4,"Subtotal "+bn.split("\n")[0],b9); put(r,5,S[0],b9,"#,##0"); [put(r,10+i,round(S[i+1],2),b9,"$#,##0.00") for i in range(3)]; G=[p+q for p,q in zip(G,S)]; r+=2
put(r,4,"PARK TOTAL",b9); put(r,5,G[0],b9,"#,##0"); [put(r,10+i,round(G[i+1],2),b9,"$#,##0.00") for i in range(3)]; r+=1
v=sum("tenantName" not in x for x in rows); o=len(rows)-v; assert (len(rows),v)==(15,3)
put(r,4,"Suites: 15   Leased: 12   Available: 4"); r+=1
w2.append(["Prospect","Bldg","SF req","Probability"]); w2.append(["Northbound Logistics","1","30,000",.5]); w2.append(["Prairie Beverage","4","8,000",.25])
for col,w in dict(A=2,B=20,C=8,D=28,E=10,F=7,G=7,H=11,I=11,J=14,K=13,L=14,M=2,N=12,O=11,P=26).items(): ws.column_dimensions[col].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(path(N))
save(N,"WAREHOUSE","leasing team's sheet, block per building, merged building cells, numbers as text, yellow marks",True,"INTERSTATE CROSSING DISTRIBUTION PARK",ason,rows,len(rows),o,v,sheet="RR - Active",
 planted={"what":"suite count line says Available: 4 while 3 suites are available (15 suites, 12 leased)","kind":"count_wrong"})
