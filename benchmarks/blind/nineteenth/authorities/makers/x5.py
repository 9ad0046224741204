# State HFA scattered-site lease-purchase homes, project column, reason codes
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(2315); N=Names(r); n="r23_x5_hfa_scattered_homes.xlsx"
wb=Workbook(); w=wb.active; w.title="Q4 Report"; th=Side(style="thin",color="000000"); bd=Border(th,th,th,th)
w["A1"]="KANSAWA STATE HOUSING FINANCE AGENCY"; w["A2"]="Asset Management Division - Quarterly Rent Roll, Scattered-Site Homes (Form AM-7)"; w["A3"]="Sponsor:"; w["C3"]="Prairie Steps CDC"; w["A4"]="Status date:"; w["C4"]=D.date(2025,9,30); w["C4"].number_format="mmmm d, yyyy"; w["C4"].alignment=Alignment(horizontal="left")
for a in("A1","A2"): w[a].font=Font(bold=True,size=12 if a=="A1" else 10)
w.merge_cells("C4:E4")
g=[("Home",1,5),("Household",6,9),("Lease",10,11),("Monthly rent",12,16),("Ledger",17,18)]
fl=PatternFill("solid",fgColor="FFF2CC")
for t,a,b in g:
    w.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b); q=w.cell(6,a,t); q.font=Font(bold=True,size=9); q.alignment=Alignment(horizontal="center")
    for j in range(a,b+1): w.cell(6,j).border=bd; w.cell(6,j).fill=fl
HD=["Project","House no.","Street","Bdrm","Sq ft","Occ. code","Household name","AMI tier","Recert due","Begin","End","FMR (market)","Tenant share","Voucher share","Total rent","Utility allow.","Deposit","Owed (credit)"]
for j,h in enumerate(HD,1): q=w.cell(7,j,h); q.font=Font(bold=True,size=9); q.fill=fl; q.border=bd; q.alignment=Alignment(wrap_text=True,horizontal="center")
w.row_dimensions[7].height=27
R=8; rows=[]; T=[0]*6; cnt={}; nb={}
ST=["Larkspur Ln","Coneflower Ct","Bluestem Rd","Sumac St"]; hn=100
plan=[("Prairie Steps I",18),("Prairie Steps II",14)]; codes={3:"V-T",11:"V-L",21:"V-C",27:"V-T"}; i=0
for prj,num in plan:
    for k in range(num):
        hn+=r.choice([2,4,6,7]); br=r.choice([3,3,4]); sf=1180+(br-3)*190+r.randrange(0,60); fm={3:1420,4:1680}[br]; cd=codes.get(i,"O"); i+=1; sr=ST[k%4]; cnt[cd]=cnt.get(cd,0)+1; q_=nb.setdefault((prj,br),[0,0]); q_[0]+=1
        V=[prj,hn,sr,br,sf,cd]+[None]*12; V[11]=fm; V[15]={3:164,4:191}[br]; o=dict(propertyName=prj,unit=str(hn),area=sf,statusText=cd,marketRent=fm); T[0]+=fm
        if cd=="O":
            q_[1]+=1; nm=N("F L"); b0=m1(rd(r,(2024,10,2),(2025,9,28))); e0=addy(b0)-D.timedelta(1); e=e0
            if r.random()<.1: e="MTM"
            tot=r.choice([895,940,985])+(br-3)*110; vs=r.choice([0,0,0,r.randrange(200,600)]); dp=r.choice([500,750,tot]); ow=r.choice([0,0,0,-35,tot-vs,120])
            V[6:11]=[nm,r.choice(["50%","60%","60%"]),addy(b0),b0,e]; V[12:15]=[tot-vs,vs,tot]; V[16:18]=[dp,ow]
            for z,v in enumerate((tot-vs,vs,tot,dp,ow),1): T[z]+=v
            o.update(tenantName=nm,leaseStartDate=b0,leaseEndDate=e,contractRent=tot,charges=chs([("Tenant share",tot-vs),("Voucher share",vs)]),deposit=dp,balance=ow)
        for j,v in enumerate(V,1):
            q=w.cell(R,j,v); q.border=bd; q.font=Font(size=9)
            if isinstance(v,D.date): q.number_format="dd-mmm-yy"
            elif j>=12: q.number_format='"$"#,##0;("$"#,##0)'
        rows.append(row(**o)); R+=1
for j,v in {1:"TOTAL",2:"32 homes",12:T[0],13:T[1],14:T[2],15:T[3],17:T[4],18:T[5]}.items():
    q=w.cell(R,j,v); q.font=Font(bold=True,size=9)
    if j>=12: q.number_format='"$"#,##0;("$"#,##0)'
R+=2; w.cell(R,1,"Occupancy by code").font=Font(bold=True); w.cell(R,7,"By project and bedrooms").font=Font(bold=True); w.cell(R,8,"Homes").font=Font(bold=True); w.cell(R,9,"Occupied").font=Font(bold=True)
names={"O":"Occupied","V-T":"Vacant - turnover","V-L":"Vacant - leased, not moved in","V-C":"Vacant - casualty / down"}; R0=R
for c_ in("O","V-T","V-L","V-C"): R+=1; w.cell(R,1,c_); w.cell(R,2,names[c_]); w.cell(R,5,cnt[c_])
w.cell(R+1,2,"Total homes").font=Font(bold=True); w.cell(R+1,5,32).font=Font(bold=True)
for z,((a,b),(x,y)) in enumerate(sorted(nb.items()),1): w.cell(R0+z,7,f"{a}, {b} BR"); w.cell(R0+z,8,x); w.cell(R0+z,9,y)
w.cell(R+3,1,"Applicants waiting: Prairie Steps I - 22; Prairie Steps II - 17").font=Font(italic=True,size=9)
for c_,x in zip("ABCDEFGHIJKLMNOPQR",[16,8,15,6,7,7,23,7,10.5,10.5,10.5,9,9,9,9,9,9,9]): w.column_dimensions[c_].width=x
w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(n))
put(n,"SINGLE_FAMILY_RENTAL","State HFA form, scattered-site homes, project column, occupancy codes",True,None,"2025-09-30",rows,32,28,4,sheet="Q4 Report",totals=dict(marketRent=T[0],tenantShare=T[1],voucherShare=T[2],contractRent=T[3],deposit=T[4],balance=T[5]))
