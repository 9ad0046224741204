from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L
_F=Font
def Font(**k):
    k.setdefault("name","Calibri"); return _F(**k)
def make():
    fn="Mulberry_Commons_compliance_roll_2025-04.xlsx"; r=random.Random(SEED+6); nm=Names(r)
    wb=Workbook(); ws=wb.active; ws.title="Unit Status"
    ws.sheet_view.showGridLines=False
    ws["A1"]="TRI-COUNTY HOUSING DEVELOPMENT AUTHORITY"; ws["A1"].font=Font(name="Calibri",bold=True,size=13)
    ws["A2"]="Owner's Unit Status & Rent Report (LIHTC / Project-Based Section 8)"; ws["A3"]="Project:"; ws["C3"]="Mulberry Commons Family Apartments"; ws["A4"]="HFA Project No.:"; ws["C4"]="OH-19-0417"
    ws["J3"]="For the month of:"; ws["L3"]="April 2025"; ws["J4"]="HAP Contract:"; ws["L4"]="OH12-A043-118 (24 units)"; ws["A5"]="Minimum set-aside: 40/60"
    for c in ("C3","L3"): ws[c].font=Font(bold=True)
    th=Side(style="thin"); box=Border(left=th,right=th,top=th,bottom=th); fill=PatternFill("solid",fgColor="D9E2EF")
    groups=[("UNIT",1,5),("HOUSEHOLD",6,11),("RENT DETERMINATION (per month)",12,18),("",19,19)]
    for t,a,b in groups:
        if a!=b: ws.merge_cells(start_row=7,start_column=a,end_row=7,end_column=b)
        ws.cell(7,a,t)
    h=[("Bldg.",""),("Unit","No."),("Bed-","rooms"),("Net","Sq. Ft."),("Set-","Aside"),("Household","(Head Name)"),("HH","Size"),("Move-In","Date"),("Last","Recert."),("Lease","Thru"),("Move-Out","Date"),("Max. Gross","Rent Limit"),("Utility","Allow."),("Tenant","Rent"),("Rental","Assistance"),("Contract","Rent"),("Program",""),("Tenant","Balance"),("Unit","Status")]
    for j,(a,b) in enumerate(h,1):
        ws.cell(8,j,a); ws.cell(9,j,b)
    for rr in (7,8,9):
        for j in range(1,20):
            c=ws.cell(rr,j); c.font=Font(bold=True,size=9); c.alignment=Alignment(horizontal="center"); c.fill=fill
            c.border=Border(left=th,right=th,top=th if rr!=9 else None,bottom=th if rr!=8 else None)
    lim={1:(912,1094),2:(1095,1313),3:(1265,1517)}; ua={1:78,2:101,3:127}; sf={1:642,2:868,3:1094}
    blds=[("1",[f"1-{k}" for k in range(101,109)]+[f"1-{k}" for k in range(201,209)]),("2",[f"2-{k}" for k in range(101,113)]+[f"2-{k}" for k in range(201,213)]),("3",[f"3-{k}" for k in range(101,113)]+[f"3-{k}" for k in range(201,213)])]
    allu=[u for _,us in blds for u in us]; vac=set(r.sample(allu[1:],5)); mgr="2-101"; vac.discard(mgr); 
    while len(vac)<5: vac.add(r.choice(allu[20:]))
    digit="3-204"; vac.discard(digit)
    while len(vac)<5: vac.add("3-209")
    pbs8=[u for u in allu if u not in vac and u not in (mgr,digit)]; pbs8=set(r.sample(pbs8,23))
    rows=[]; y=10; G=[0,0,0,0]; planted=None; nocc=0
    small=Font(size=9); mf="#,##0"; 
    def put(y,vals):
        for j,v in enumerate(vals,1):
            c=ws.cell(y,j,v); c.font=small; c.border=Border(bottom=Side(style="hair"))
            if isinstance(v,D): c.number_format="mm/dd/yy"; c.alignment=Alignment(horizontal="center")
            elif isinstance(v,(int,float)) and j>=12: c.number_format="#,##0"
            elif j in (1,2,3,5,7,17,19): c.alignment=Alignment(horizontal="center")
    for b,us in blds:
        S=[0,0,0,0]
        for k,u in enumerate(us):
            br=[1,2,2,3,2,3,2,1][k%8]; aside="60%" if r.random()<.6 else "50%"
            row=dict(unit=u,building=b,unitType=str(br),area=sf[br])
            if u in vac:
                mo=D(2025,r.randint(1,4),r.randint(1,14)); ready=r.choice(["Vacant - ready","Vacant - make ready","Vacant - ready"])
                put(y,[int(b),u,br,sf[br],aside,None,None,None,None,None,mo,lim[br][aside=="60%"],ua[br],None,None,None,None,None,ready]); row.update(statusText=ready,moveOutDate=iso(mo))
            elif u==mgr:
                n=nm.lf(); mi=D(2021,8,16); put(y,[int(b),u,br,sf[br],"EXEMPT",n,3,mi,None,None,None,None,None,0,0,0,"STAFF",0,"Occ. - employee"])
                row.update(tenantName=n,moveInDate=iso(mi),charges=[{"code":"Tenant Rent","amount":0.0},{"code":"Rental Assistance","amount":0.0}],contractRent=0.0,balance=0.0,statusText="Occ. - employee"); nocc+=1
            else:
                n=nm.lf(); mi=D(r.choice([2019,2020,2021,2022,2023,2024]),r.randint(1,12),r.choice([1,1,3,9,15,20,28])); rc=D(2024 if mi.month>4 else 2025,mi.month,1)
                if rc<mi: rc=None
                lt=minus1(addm(D(2024 if mi.month>4 else 2025,mi.month,1),12)); net=lim[br][aside=="60%"]-ua[br]
                if u in pbs8: con={1:905,2:1085,3:1290}[br]; ten=r.randint(40,430); hap=con-ten; prog="PBS8"
                elif r.random()<.14: con=net-r.choice([0,15]); ten=r.randint(120,500); hap=con-ten; prog="HCV"
                else: con=net-r.choice([0,10,15,25,40,62]); ten=con; hap=0; prog="LIHTC"
                bal=r.choice([0]*8+[ten,-12,45,ten*2]); shown=con
                if u==digit:
                    s=str(con); i=1 if len(s)==3 else 1; nd=str((int(s[i])+3)%10); shown=int(s[:i]+nd+s[i+1:])
                    planted=dict(what=f"Unit {u}: contract rent printed {shown} where tenant rent + assistance = {con}; building and project totals carry {con}",kind="digit_changed")
                put(y,[int(b),u,br,sf[br],aside,n,r.randint(1,br+2),mi,rc,lt,None,lim[br][aside=="60%"],ua[br],ten,hap,shown,prog,bal,"Occupied"])
                row.update(tenantName=n,moveInDate=iso(mi),leaseEndDate=iso(lt),charges=[{"code":"Tenant Rent","amount":float(ten)},{"code":"Rental Assistance","amount":float(hap)}],contractRent=float(shown),balance=float(bal),statusText="Occupied"); nocc+=1
                for i,v in enumerate((ten,hap,con,bal)): S[i]+=v
            rows.append(row); y+=1
        ws.cell(y,1,f"Building {b}: {len(us)} units, {sum(u in vac for u in us)} vacant"); 
        for j,v in zip((14,15,16,18),S): ws.cell(y,j,v).number_format=mf
        for j in range(1,20): ws.cell(y,j).font=Font(bold=True,size=9,italic=True); ws.cell(y,j).fill=PatternFill("solid",fgColor="F2F2F2")
        G=[a+x for a,x in zip(G,S)]; y+=2
    ws.cell(y,1,"PROJECT TOTAL"); 
    for j,v in zip((14,15,16,18),G): ws.cell(y,j,v).number_format=mf
    for j in range(1,20): ws.cell(y,j).font=Font(bold=True,size=10); ws.cell(y,j).border=Border(top=Side(style="medium"),bottom=Side(style="double"))
    y+=2; n=len(allu)
    for t,v in (("Total units in project",n),("Occupied units (incl. 1 employee unit)",nocc),("Vacant units",n-nocc)):
        ws.cell(y,1,t).font=small; ws.cell(y,6,v).font=Font(bold=True,size=9); ws.cell(y,6).alignment=Alignment(horizontal="left"); y+=1
    ws.cell(y+1,1,"Max. Gross Rent Limit is the maximum allowed under Sec. 42 including tenant-paid utilities. Contract Rent = Tenant Rent + Rental Assistance.").font=Font(size=8,italic=True)
    for j,w in enumerate([6,8,7,8,9,24,5,10,10,10,10,11,8,9,11,10,9,9,18],1): ws.column_dimensions[L(j)].width=w
    ws.freeze_panes="C10"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows="7:9"
    wb.save(os.path.join(DOCS,fn))
    save(fn,"MULTIFAMILY","tax-credit / housing authority unit status report, grouped three-line header",True,dict(propertyName="Mulberry Commons Family Apartments",asOnDate="2025-04",units=n,occupied=nocc,vacant=n-nocc,sheet=None,planted=planted,rows=rows))
