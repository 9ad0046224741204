# OneSite Affordable-like workbook: parameters sheet + detail + AMI summary; digit_changed planted
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
META=dict(file="RENT ROLL DETAIL_Juniper Commons_10312025.xlsx",assetType="MULTIFAMILY",style="OneSite Affordable rent roll detail, three sheets, tenant portion / subsidy / UA columns, AMI side table, pending tenants in their own rows",hard="legal max rent not market, UA, subsidy, pending rows, hidden column, one digit changed")
def make(rng,path):
    wb=Workbook();pa=wb.active;pa.title="Parameters";wb.properties.created=dt.datetime(2025,11,1)
    for k,v in [("OneSite Rents v3.0",None),("Property","Juniper Commons Apartments"),("Report","Rent Roll Detail - Affordable"),("As of date","10/31/2025"),("Include","Current residents, vacants, pending leases"),("Sort","Bldg-Unit")]:pa.append([k,v])
    pa.column_dimensions["A"].width=22;pa.column_dimensions["B"].width=46
    ws=wb.create_sheet("Rent Roll Detail");f9=lambda **k:Font(name="Arial",size=8,**k)
    ws["A1"]="Juniper Commons Apartments";ws["A1"].font=Font(name="Arial",size=11,bold=True);ws["A2"]="RENT ROLL DETAIL (AFFORDABLE)";ws["A2"].font=f9(bold=True);ws["A3"]="As of 10/31/2025";ws["A3"].font=f9()
    H=["Bldg","Unit","Floorplan","Unit\nDesignation","SQFT","Unit/Lease\nStatus","Resh ID","Name","Move-In\nMove-Out","Lease\nStart","Lease\nEnd","Max Gross\nRent","Utility\nAllow.","Contract\nRent","Tenant\nPortion","Subsidy\n(HAP)","Pet","Carport","Dep On\nHand","Balance"]
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h);c.font=f9(bold=True);c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom");c.fill=PatternFill("solid",fgColor="D9D9D9");c.border=Border(bottom=Side(style="medium"))
    ws.row_dimensions[5].height=26
    FP={"1A":(612,1034,72,905),"2A":(838,1240,94,1085),"2B":(870,1240,94,1110),"3A":(1082,1432,118,1275)}
    nm=names(rng,80,"{l}, {f}");ni=0;r=6;rows=[];G=[0]*7;n=vac=0;ami={};plant=None
    pl_at=27
    def w(vals,ital=False):
        nonlocal r
        for i,v in enumerate(vals,1):
            c=ws.cell(r,i,v);c.font=f9(italic=ital)
            if i>=12:c.number_format="#,##0.00;(#,##0.00)"
            if i==5:c.number_format="#,##0"
            if isinstance(v,dt.date):c.number_format="mm/dd/yyyy";c.alignment=Alignment(horizontal="center")
        r+=1
    for b in ["01","02","03","04"]:
        for i in range(1,13):
            u=f"{b}-{100*((i-1)//6+1)+(i-1)%6+1}";fp=["1A","1A","2A","2A","2B","3A"][(i-1)%6];sf,mx,ua,cr=FP[fp];n+=1
            de=rng.choice(["60% AMI","60% AMI","50% AMI","PBV 60%"]);mx2=mx if "60" in de else round(mx*50/60);con=min(cr,mx2-ua)
            ami.setdefault(de,[0,0]);ami[de][0]+=1
            T=dict(unit=u,building=b,unitType=fp,area=sf);x=rng.random()
            if x<.1:
                stt=rng.choice(["Vacant","Vacant-Leased"]);vac+=1;T["statusText"]=stt;w([b,u,fp,de,sf,stt,None,"VACANT",None,None,None,mx2,ua],True);rows.append(T)
                if stt=="Vacant-Leased":
                    ls=dt.date(2025,11,rng.randrange(5,20));le=addm(ls,12)-dt.timedelta(days=1)
                    w([b,u,fp,de,sf,"Pending",90000+ni,nm[ni],None,ls,le,None,None,None,None,None,None,None,150,0],True)
                    rows.append(dict(unit=u,building=b,unitType=fp,area=sf,statusText="Pending",tenantName=nm[ni],leaseStartDate=ls,leaseEndDate=le,deposit=150,balance=0));ni+=1;G[5]+=150
                continue
            ami[de][1]+=1;stt=rng.choice(["Occupied"]*7+["Occupied-NTV"]);mi=rdate(rng,dt.date(2012,2,1),dt.date(2025,9,20));ls=mi
            while addm(ls,12)<=dt.date(2025,10,31):ls=addm(ls,12)
            le=addm(ls,12)-dt.timedelta(days=1)
            sub=0
            if de=="PBV 60%" or rng.random()<.3:sub=con-rng.randrange(45,420)
            tp=con-sub;pet=rng.choice([0,0,0,20]);cp=rng.choice([0,0,30]);dep=rng.choice([150,200,300]);bal=rng.choice([0,0,0,0,round(rng.uniform(-60,700),2)])
            shown=con
            if n==pl_at or (plant is None and n>pl_at):
                s=str(con);k=len(s)-2;nd=str((int(s[k])+4)%10);shown=int(s[:k]+nd+s[k+1:])
                plant={"what":f"Contract Rent of unit {u} printed {shown:.2f} instead of {con:.2f} (tenant portion {tp:.2f} + subsidy {sub:.2f}); the total carries {con:.2f}","kind":"digit_changed"}
            w([b,u,fp,de,sf,stt,90000+ni,nm[ni],mi,ls,le,mx2,ua,shown,tp,sub,pet or None,cp or None,dep,bal])
            T.update(statusText=stt,tenantName=nm[ni],moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=shown,charges=[{"code":a,"amount":v} for a,v in(("Tenant Portion",tp),("Subsidy (HAP)",sub))]+[{"code":a,"amount":v} for a,v in(("Pet",pet),("Carport",cp)) if v],deposit=dep,balance=bal);ni+=1;rows.append(T)
            for q,v in enumerate((con,tp,sub,pet,cp,dep,bal)):G[q]=round(G[q]+v,2)
    r+=1;ws.cell(r,1,"Totals:").font=f9(bold=True)
    for c,v in zip((14,15,16,17,18,19,20),G):
        k=ws.cell(r,c,v);k.font=f9(bold=True);k.number_format="#,##0.00;(#,##0.00)";k.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    r+=2
    for l,v in [("Total units",n),("Occupied units",n-vac),("Vacant units",vac),("Occupancy",f"{(n-vac)/n*100:.1f}%")]:
        ws.cell(r,2,l).font=f9();ws.cell(r,5,v).font=f9(bold=True);ws.cell(r,5).alignment=Alignment(horizontal="right");r+=1
    for i,wd in enumerate([5,8,9,11,7,13,8,24,10.5,10.5,10.5,10,8,10,10,10,7,8,9,9]):ws.column_dimensions["ABCDEFGHIJKLMNOPQRST"[i]].width=wd
    ws.column_dimensions["G"].hidden=True
    ws["V5"]="Designation";ws["W5"]="Units";ws["X5"]="Occ."
    for c in("V5","W5","X5"):ws[c].font=f9(bold=True)
    k=6
    for a in sorted(ami):
        for c,v in zip("VWX",[a]+ami[a]):ws[f"{c}{k}"]=v;ws[f"{c}{k}"].font=f9()
        k+=1
    for c,v in zip("VWX",["All",n,n-vac]):ws[f"{c}{k}"]=v;ws[f"{c}{k}"].font=f9(bold=True)
    ws.column_dimensions["V"].width=12;ws.freeze_panes="C6";ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows="5:5"
    am=wb.create_sheet("AMI limits");am.append(["Floorplan","Max gross 60%","Max gross 50%","Utility allowance"])
    for k,v in FP.items():am.append([k,v[1],round(v[1]*50/60),v[2]])
    wb.active=1;wb.save(path)
    return truth("Juniper Commons Apartments","2025-10-31",n,n-vac,vac,rows,sheet="Rent Roll Detail",planted=plant)
