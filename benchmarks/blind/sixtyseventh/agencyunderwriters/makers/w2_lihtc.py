from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
F="Sorrel Creek LIHTC Rent Schedule - Yr 9.xlsx"
def make():
    r=random.Random(6712);N=Names(r)
    wb=Workbook();cv=wb.active;cv.title="Cover"
    for i,t in enumerate(["SORREL CREEK APARTMENTS","Low-Income Housing Tax Credit Rent Schedule","Compliance Year 9","","Owner:  Sorrel Creek LP","Management Agent:  Pinnock & Daye Affordable","County / MSA:  Muskogee","Effective:  March 1, 2025","","Tabs:  Unit Roll  |  AMI Recap  |  Limits"],3): cv.cell(i,2,t).font=Font(name="Cambria",size=16 if i==3 else 11,bold=i==3)
    ws=wb.create_sheet("Unit Roll");lim=wb.create_sheet("Limits");am=wb.create_sheet("AMI Recap")
    L={(30,1):402,(30,2):482,(30,3):557,(50,1):670,(50,2):804,(50,3):928,(60,1):804,(60,2):965,(60,3):1114};UA={1:68,2:87,3:109};SF={1:648,2:872,3:1080}
    fb=Font(name="Cambria",size=10,bold=True);f=Font(name="Cambria",size=10)
    ws["A1"]="Sorrel Creek Apartments";ws["A1"].font=Font(name="Cambria",size=14,bold=True);ws["A2"]="Unit Roll - Rents in effect March 1, 2025";ws["A2"].font=f
    groups=[(1,5,"Unit"),(6,9,"Household"),(10,13,"Tax Credit Limits"),(14,17,"Monthly Rent Collected")]
    thin=Side(style="thin",color="777777");fill=PatternFill("solid",fgColor="E3EBD8")
    for a,b,t in groups:
        ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b);c=ws.cell(4,a,t);c.font=fb;c.alignment=Alignment(horizontal="center");c.fill=fill
    heads=["BIN","Bldg","Apt","BR","Net SF","Household Name","HH Size","Move-In","Last Cert.","Set-Aside","Max Gross Rent","Utility Allow.","Max Net Rent","Tenant Portion","Voucher / RA","Contract Rent","Under Max"]
    for j,t in enumerate(heads,1):
        c=ws.cell(5,j,t);c.font=fb;c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center");c.fill=fill;c.border=Border(bottom=thin)
    ws.row_dimensions[5].height=30
    R=6;rows=[];T=[0,0,0];n=v=0;rec={}
    for b in range(1,5):
        st=R
        for k in range(1,13):
            br=[1,2,2,3][(k-1)%4];pct=r.choice([30,50,50,60,60,60]);u=f"{b}{'ABC'[(k-1)//4]}{(k-1)%4+1}";mg=L[pct,br];mn=mg-UA[br];n+=1
            q=rec.setdefault((pct,br),[0,0,0]);q[0]+=1
            base=[f"OK-16-0{b+20}",b,u,br,SF[br]]
            if r.random()<.07:
                v+=1;vals=base+["VACANT",None,None,None,f"{pct}%",mg,UA[br],mn,None,None,None,None];q[2]+=1
                rows.append(row(unit=u,building=str(b),unitType=f"{br} BR" if False else br,area=SF[br],statusText="VACANT"))
            else:
                mi=dt.date(2025,2,1)-dt.timedelta(days=r.randrange(15,2900));cr=mn-r.choice([0,5,12,20,31,44]);ra=r.choice([0,0,0,round(cr*r.uniform(.3,.8))]);nm=N.lf()
                lc=dt.date(2025,mi.month,1) if mi.month<=2 else dt.date(2024,mi.month,1)
                if lc<mi: lc=mi
                vals=base+[nm,r.choice([1,1,2,br,br+1,br+2]),mi,lc,f"{pct}%",mg,UA[br],mn,cr-ra,ra or None,cr,mn-cr];T[0]+=cr-ra;T[1]+=ra;T[2]+=cr;q[1]+=1
                rows.append(row(unit=u,building=str(b),unitType=br,area=SF[br],tenantName=nm,statusText="Occupied",contractRent=cr,moveInDate=mi,charges=[{"code":"Tenant Portion","amount":cr-ra}]+([{"code":"Voucher / RA","amount":ra}] if ra else [])))
            for j,x in enumerate(vals,1):
                if x is None: continue
                c=ws.cell(R,j,x);c.font=f
                if isinstance(x,dt.date):c.number_format="m/d/yy"
                if j>=11:c.number_format='"$"#,##0'
            R+=1
        R+=1
    ws.cell(R,6,"TOTAL MONTHLY").font=fb
    for j,x in zip((14,15,16),T): c=ws.cell(R,j,x);c.font=fb;c.number_format='"$"#,##0';c.border=Border(top=Side(style="medium"),bottom=Side(style="double"))
    R+=1;ws.cell(R,6,"TOTAL ANNUAL").font=fb;c=ws.cell(R,16,T[2]*12);c.font=fb;c.number_format='"$"#,##0'
    R+=2;ws.cell(R,1,f"Total apartments: {n}     Occupied: {n-v}     Vacant: {v}").font=f;R+=1;ws.cell(R,1,"All units are restricted. Contract Rent = Tenant Portion + Voucher / RA. Vouchers are issued by the county housing authority.").font=Font(name="Cambria",size=9,italic=True)
    ws.column_dimensions["I"].hidden=True
    for col,w in zip("ABCDEFGHIJKLMNOPQ",[11,6,7,5,8,26,6,10,10,9,10,9,10,10,10,10,9]): ws.column_dimensions[col].width=w
    ws.freeze_panes="D6";ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    for j,t in enumerate(["AMI","BR","Units","Occupied","Vacant"],2): am.cell(3,j,t).font=fb
    am["B1"]="AMI recap";k=4
    for(p,b),q in sorted(rec.items()):
        for j,x in enumerate([f"{p}%",b]+q,2):am.cell(k,j,x).font=f
        k+=1
    for j,x in((2,"Total"),(4,n),(5,n-v),(6,v)):am.cell(k,j,x).font=fb
    lim["A1"]="2024 HUD MTSP limits, gross rent"
    for i,p in enumerate((30,50,60)):
        lim.cell(4+i,1,f"{p}% AMI")
        for b in(1,2,3):lim.cell(3,1+b,f"{b} BR");lim.cell(4+i,1+b,L[p,b])
    wb.save(path(F))
    for q in rows:q["unitType"]=str(q["unitType"])
    save(F,"Sorrel Creek Apartments","2025-03-01",n,n-v,v,rows,sheet="Unit Roll",checks=dict(contractRent=T[2]))
make()
