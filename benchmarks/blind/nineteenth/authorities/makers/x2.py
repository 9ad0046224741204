# Owner's LIHTC workbook: cover, roll with BIN headings and hidden columns, waiting list
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(2312); N=Names(r); n="r23_x2_lihtc_owner_bins.xlsx"
wb=Workbook(); a=wb.active; a.title="Cover"; a["B2"]="Sparrow Hill Townhomes, LP"; a["B2"].font=Font(bold=True,size=16); a["B3"]="Investor limited partner package - 1st quarter 2026"; a["B5"]="Contents"; a["B6"]="Unit Roll"; a["B7"]="Waiting List"; a["B9"]="Placed in service 2012; 15-year compliance period ends 12/31/2026"
w=wb.create_sheet("Unit Roll"); wl=wb.create_sheet("Waiting List"); w.sheet_view.showGridLines=False
w["A1"]="Sparrow Hill Townhomes"; w["A1"].font=Font(name="Cambria",bold=True,size=14); w["A2"]="Tax credit unit roll at 3/31/2026"; w["A2"].font=Font(name="Cambria",italic=True)
HD=["Unit","BR/BA","SF","Household","HH size","Gross income at cert.","Set-aside","Move-in","Lease from","Lease to","Last TIC","Next recert","Max net rent","UA","Tenant rent","Voucher (HAP)","Contract rent","Water fee","Pet fee","Total billed","Sec. dep.","A/R"]
th=Side(style="thin",color="888888")
for j,h in enumerate(HD,1): q=w.cell(4,j,h); q.font=Font(name="Cambria",bold=True,size=9,color="FFFFFF"); q.fill=PatternFill("solid",fgColor="3B5E4B"); q.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
w.row_dimensions[4].height=38
f=Font(name="Cambria",size=9); R=5; rows=[]; T={}; vac=0; tot=0
def put_(i,j,v,nf=None,ft=f):
    q=w.cell(i,j,v); q.font=ft
    if nf: q.number_format=nf
    return q
for bn,num in [("VA-12-00841",6),("VA-12-00842",8),("VA-12-00843",6),("VA-12-00844",4)]:
    q=put_(R,1,f"BIN {bn}",ft=Font(name="Cambria",bold=True,size=10,color="3B5E4B")); R+=1; S={}
    for k in range(num):
        tot+=1; u=f"{100*int(bn[-1])+k*2+1}"; bb,sf=r.choice([("2/1.5",1012),("2/1.5",1012),("3/2",1275),("4/2",1460)]); ua={"2":121,"3":148,"4":177}[bb[0]]; sa=r.choice(["40%","50%","60%","60%"])
        mx={"2":1380,"3":1594,"4":1778}[bb[0]]*int(sa[:2])//60-ua
        put_(R,1,int(u)); put_(R,2,bb); put_(R,3,sf,"#,##0"); put_(R,7,sa); put_(R,13,mx,"#,##0"); put_(R,14,ua)
        for j in range(1,23): w.cell(R,j).border=Border(bottom=th)
        if (bn[-1],k) in(("2",3),("4",0)):
            vac+=1; put_(R,4,"VACANT - "+("rehab" if bn[-1]=="2" else "rent ready"),ft=Font(name="Cambria",size=9,bold=True,color="AA2222")); rows.append(row(unit=u,building="BIN "+bn,unitType=bb,area=sf,statusText=w.cell(R,4).value)); R+=1; continue
        mi=rd(r,(2012,8,1),(2026,2,10)); lf=max(mi,D.date(2025,mi.month,1) if mi.year<2025 else mi); lt=addy(lf)-D.timedelta(1)
        if lt<D.date(2026,3,31): lf=addy(lf); lt=addy(lf)-D.timedelta(1)
        if lf>D.date(2026,3,31): lf=addy(lf,-1); lt=addy(lf)-D.timedelta(1)
        mtm=r.random()<.12; cr=mx-r.choice([0,5,20]); hp=r.randrange(150,cr-60) if r.random()<.4 else 0; wf=30 if bb[0]!="2" else 24; pet=r.choice([None,None,None,20]); tb=cr+wf+(pet or 0); dp=r.choice([350,cr,500]); ar=r.choice([0,0,0,0,-10,wf,cr-hp,118]); nm=N("F L")
        vals=[nm,r.randrange(1,6),r.randrange(15000,58000),None,mi,lf,("MTM" if mtm else lt),lf,lt+D.timedelta(1),None,None,cr-hp,hp,cr,wf,pet,tb,dp,ar]
        for j,v in enumerate(vals,4):
            if v is None: continue
            put_(R,j,v,"m/d/yyyy" if isinstance(v,D.date) else "#,##0_);(#,##0)" if isinstance(v,int) and j>5 else None)
        for j,v in((13,mx),(14,ua),(15,cr-hp),(16,hp),(17,cr),(18,wf),(19,pet or 0),(20,tb),(21,dp),(22,ar)):
            if j>14: S[j]=S.get(j,0)+v
        rows.append(row(unit=u,building="BIN "+bn,unitType=bb,area=sf,tenantName=nm,moveInDate=mi,leaseStartDate=lf,leaseEndDate="MTM" if mtm else lt,contractRent=cr,charges=chs([("Tenant rent",cr-hp),("Voucher (HAP)",hp),("Water fee",wf),("Pet fee",pet)]),totalCharges=tb,deposit=dp,balance=ar,statusText="Occupied")); R+=1
    put_(R,4,f"{bn}: {num} units",ft=Font(name="Cambria",size=9,italic=True))
    for j,v in S.items(): put_(R,j,v,"#,##0_);(#,##0)",Font(name="Cambria",size=9,italic=True)); T[j]=T.get(j,0)+v
    R+=2
bf=Font(name="Cambria",size=10,bold=True); put_(R,1,"TOTAL",ft=bf); put_(R,4,f"{tot} units / {tot-vac} leased / {vac} vacant",ft=bf)
for j,v in T.items(): q=put_(R,j,v,"#,##0_);(#,##0)",bf); q.border=Border(top=th,bottom=Side(style="double"))
R+=2; put_(R,1,"Contract rent = tenant rent + voucher. Max net rent is the tax credit limit less the utility allowance (UA). TIC = tenant income certification.",ft=Font(name="Cambria",size=8,italic=True))
for j in(5,6,11): w.column_dimensions["ABCDEFGHIJKLMNOPQRSTUV"[j-1]].hidden=True
for j,x in zip("ABCDGHIJLMNOPQRSTUV",[7,7,7,27,8,11,11,11,11,9,6,9,9,9,8,7,9,9,8]): w.column_dimensions[j].width=x
w.freeze_panes="E5"; w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
for j,h in enumerate(["No.","Applicant","Date/time applied","BR needed","Preference"],1): wl.cell(1,j,h).font=Font(bold=True)
for i in range(1,24):
    for j,v in enumerate([i,N("F L"),rd(r,(2023,1,3),(2026,3,20)),r.choice([2,3,4]),r.choice(["","","Displaced","Veteran"])],1): wl.cell(i+1,j,v)
wl.column_dimensions["B"].width=24; wl.column_dimensions["C"].width=16
wb.active=1; wb.save(doc(n))
put(n,"MULTIFAMILY","Owner's LIHTC workbook, 3 sheets, BIN headings, hidden columns",True,"Sparrow Hill Townhomes","2026-03-31",rows,tot,tot-vac,vac,sheet="Unit Roll",totals=dict(tenantRent=T[15],hap=T[16],contractRent=T[17],totalCharges=T[20],deposit=T[21],balance=T[22]))
