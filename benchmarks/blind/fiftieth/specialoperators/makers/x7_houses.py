# owner-operator's student houses, typed by hand
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
META=dict(file="student houses 25-26.xlsx",assetType="STUDENT_HOUSING",style="hand-typed sheet of four student houses, one block per house, rooms as units, comments to the right",hard="block per house, date text in several forms, empty rooms, room letters repeat, bold house totals, notes")
def make(rng,path):
    wb=Workbook();ws=wb.active;ws.title="25-26";wb.properties.created=dt.datetime(2025,9,6);fn=lambda **k:Font(name="Comic Sans MS" if k.pop("c",0) else "Calibri",size=k.pop("s",11),**k)
    ws["A1"]="COLLEGE HILL RENTALS";ws["A1"].font=fn(s=16,bold=True);ws["A2"]="who is in what room  -  updated 9/5/25";ws["A2"].font=fn(italic=True)
    nm=names(rng,30);ni=0;r=4;rows=[];G=[0]*4;n=v=0
    for house,hint,rm,yel in [("1127 Maple","5 bedroom / 2 bath",[575,575,610,550,640],"FFF2CC"),("1131 Maple","4 bedroom / 2 bath",[595,595,620,565],"E2EFDA"),("48 Tyler Ct (upstairs)","3 bedroom",[680,640,640],"DDEBF7"),("48 Tyler Ct (garden)","2 bedroom",[725,725],"FCE4D6")]:
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=3);c=ws.cell(r,1,house);c.font=fn(s=12,bold=True);
        ws.cell(r,4,hint).font=fn(italic=True)
        for q in range(1,11):ws.cell(r,q).fill=PatternFill("solid",fgColor=yel)
        r+=1
        for i,h in enumerate(["room","student","rent/mo","util share","parking","total","sec dep","lease from","lease to","   notes"],1):
            c=ws.cell(r,i,h);c.font=fn(bold=True,underline="single");c.alignment=Alignment(horizontal="center" if i>2 else "left")
        r+=1;S=[0]*5
        for i,p in enumerate(rm):
            u="Rm "+"ABCDE"[i];n+=1;T=dict(unit=u,building=house);ws.cell(r,1,u)
            if (house=="1127 Maple" and i==3) or (house.endswith("(upstairs)") and i==2):
                ws.cell(r,2,"EMPTY").font=fn(bold=True,color="C00000");ws.cell(r,10,rng.choice(["ask 550 if by Oct","showing Sat"]));T["statusText"]="EMPTY";v+=1
            else:
                s=nm[ni];ni+=1;ut=45;pk=rng.choice([0,0,40]);dep=rng.choice([p,p,300]);tot=p+ut+pk
                a=rng.choice([dt.date(2025,8,15)]*4+[dt.date(2025,9,1)]);e=dt.date(2026,7,31) if a.month==8 else dt.date(2026,8,20)
                av=m_d_yy(a) if i%2==0 else a;ev=m_d_yy(e) if i%3==0 else ("7/31/2026" if e.month==7 else "8/20/2026")
                for q,x in enumerate([s,p,ut,pk or None,tot,dep,av,ev],2):
                    c=ws.cell(r,q,x)
                    if isinstance(x,dt.date):c.number_format="m/d/yyyy"
                    if q>=8:c.alignment=Alignment(horizontal="right")
                    if q in(3,6,7):c.number_format='"$"#,##0'
                if rng.random()<.35:ws.cell(r,10,rng.choice(["mom pays","1 late in Sept","pays by semester","renewing?","has cat, ok w/ us"]))
                T.update(tenantName=s,statusText="Occupied",contractRent=p,charges=[{"code":k,"amount":x} for k,x in(("rent/mo",p),("util share",ut),("parking",pk)) if x],totalCharges=tot,deposit=dep,leaseStartDate=a,leaseEndDate=e)
                for q,x in enumerate((p,ut,pk,tot,dep)):S[q]+=x
            rows.append(T);r+=1
        ws.cell(r,2,"house total").font=fn(bold=True)
        for q,x in zip((3,4,5,6,7),S):
            c=ws.cell(r,q,x);c.font=fn(bold=True);c.border=Border(top=Side(style="thin"));c.number_format='"$"#,##0'
        G=[a+b for a,b in zip(G+[0]*(5-len(G)),S)];r+=2
    ws.cell(r,1,f"all 4: {n} rooms, {n-v} rented, {v} empty").font=fn(bold=True)
    for q,x in zip((3,4,5,6,7),G):c=ws.cell(r,q,x);c.font=fn(bold=True);c.border=Border(top=Side(style="double"));c.number_format='"$"#,##0'
    ws.cell(r+2,1,"util share = gas, water, wifi.   Electric is in the students' names.").font=fn(italic=True,s=9)
    for i,w in enumerate([10,24,10,10,9,10,10,12,12,20]):ws.column_dimensions["ABCDEFGHIJ"[i]].width=w
    ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.orientation="landscape"
    wb.save(path)
    return truth("College Hill Rentals","2025-09-05",n,n-v,v,rows,sheet="25-26")
