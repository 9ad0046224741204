# x5: supportive housing beds, PLANTED total_wrong; x6: TenantCloud-like flat export, numbers as text
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
def x5():
    r=random.Random(1715);nm=namer(r);N="pathway_houses_bed_roll.xlsx"
    wb=Workbook();w=wb.active;w.title="Bed roll"
    w["A1"]="PATHWAY HOUSES - supportive housing";w["A1"].font=Font(bold=True,size=13);w["A2"]="Bed roll for March 2026 (month end 3/31/2026)"
    w2=wb.create_sheet("Sources");w2.append(["Code","Program"]);[w2.append(x) for x in(["CoC","Continuum of Care rental assistance"],["PBV","Project-based voucher"],["VASH","HUD-VASH"],["Self","No subsidy"])]
    H_=[("Dolan House","12 Dolan St",[(f"Rm {n}",l) for n in(1,2,3,4) for l in"AB"]),("Larkspur","301 Larkspur Ave",[(f"Rm {n}",l) for n in(1,2,3) for l in"ABC"]),("Sister Ann House","77 Mercy Ln",[(f"Rm {n}","A") for n in range(1,11)])]
    rows=[];hs={};out=[];G=[0]*4
    for hn,ad,beds in H_:
        S=[0]*4;oc=0
        for rm,l in beds:
            key=(hn[:3],rm,l)
            p=r.choice([595,640,685])
            if key in{("Dol","Rm 3","B"),("Lar","Rm 2","C"),("Sis","Rm 9","A")}:
                out.append((hn,rm,l,None,"Open" if hn!="Larkspur" else "Held - referral",None,None,None,None,None,None,p));continue
            src=r.choice(["CoC","CoC","PBV","VASH","Self"]);oc+=1
            ten=p if src=="Self" else r.randint(50,290);sb=p-ten;pf=r.choice([0,25]);ar=r.choice([0,0,0,ten,round(ten*.5,2)]);d=D(r,2021,2025)
            st="Notice 4/15" if key in{("Dol","Rm 1","A"),("Sis","Rm 4","A")} else "In place"
            out.append((hn,rm,l,nm("i"),st,d,src,ten,sb,pf,ar,p))
            for i,v in enumerate((p,ten,sb,ar)):S[i]+=v
        hs[hn]=(len(beds),oc,S)
        for i in range(4):G[i]+=S[i]
    tb=sum(v[0] for v in hs.values());to=sum(v[1] for v in hs.values())
    wrong=G[2]+270
    # summary on top
    for i,t in enumerate(["House","Beds","Filled","Open","Program rent","Resident pays","Subsidy"],1):
        c=w.cell(4,i,t);c.font=Font(bold=True);c.fill=PatternFill("solid",fgColor="DEEAF6")
    y=5
    for hn,(b,oc,S) in hs.items():
        for i,v in enumerate([hn,b,oc,b-oc,S[0],S[1],S[2]],1):
            c=w.cell(y,i,v)
            if i>4:c.number_format="#,##0"
        y+=1
    for i,v in enumerate(["All houses",tb,to,tb-to,G[0],G[1],G[2]],1):
        c=w.cell(y,i,v);c.font=Font(bold=True);c.border=Border(top=Side(style="thin"))
        if i>4:c.number_format="#,##0"
    y+=3
    hd=["House","Room","Bed","Resident","Standing","Moved in","Source","Resident portion","Subsidy portion","Program fee","Behind","Program rent (month)"]
    for i,t in enumerate(hd,1):
        c=w.cell(y,i,t);c.font=Font(bold=True,color="FFFFFF");c.fill=PatternFill("solid",fgColor="1F4E79");c.alignment=Alignment(wrap_text=True,vertical="center")
    w.row_dimensions[y].height=32
    y+=1;pf=0;last=None
    for t in out:
        if last and last!=t[0]:y+=1
        for i,v in enumerate(t,1):
            if i==1 and t[0]==last:v=None
            c=w.cell(y,i,v)
            if i==6:c.number_format="dd-mmm-yy"
            if i>7:c.number_format="#,##0.00"
        if t[3] is None:
            w.cell(y,12).value=None
            for i in range(2,13):w.cell(y,i).fill=PatternFill("solid",fgColor="F8F0D8")
            rows.append(row(unit=f"{t[1]} {t[2]}",building=t[0],statusText=t[4]))
        else:
            pf+=t[9];rows.append(row(unit=f"{t[1]} {t[2]}",building=t[0],tenantName=t[3],statusText=t[4],moveInDate=t[5],contractRent=t[11],charges=[dict(code="Resident portion",amount=t[7]),dict(code="Subsidy portion",amount=t[8]),dict(code="Program fee",amount=t[9])],balance=t[10]))
        last=t[0];y+=1
    y+=1
    for c,v in((1,"TOTAL"),(8,G[1]),(9,wrong),(10,pf),(11,G[3]),(12,G[0])):
        k=w.cell(y,c,v);k.font=Font(bold=True);k.border=Border(top=Side(style="double"))
        if c>7:k.number_format="#,##0.00"
    w.cell(y+2,1,"Program fee covers linens and laundry; it is never subsidised and isn't in program rent.").font=Font(italic=True,size=9)
    for i,x in enumerate([18,8,7,18,15,12,12,11,11,10,10,12],1):w.column_dimensions[CL(i)].width=x
    w.page_setup.orientation="landscape";w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(N))
    save(N,"OTHER","Supportive housing by house, room and bed; summary on top; resident and subsidy portions; rent in the last column",True,"PATHWAY HOUSES","2026-03-31",tb,to,tb-to,rows,{"charge:Resident portion":G[1],"charge:Subsidy portion":wrong,"charge:Program fee":pf,"balance":G[3],"contractRent":G[0]},sheet="Bed roll",
      planted=dict(what=f"Total of 'Subsidy portion' printed {wrong:,.2f}; the rows (and the summary on top) add to {G[2]:,.2f}",kind="total_wrong"))
def x6():
    r=random.Random(1716);nm=namer(r);N="TC_leases_20260115.xlsx"
    wb=Workbook();w=wb.active;w.title="Leases"
    hd=["#","Lease status","Property","Unit","Type","Tenant(s)","Rent amount","Frequency","Start date","End date","Security deposit","Outstanding","Utilities paid by"]
    w.append(hd);rows=[];o=v=0
    st="Hobart St,Old Mill Rd,Prospect Ave,Lowden Ln,Wharf St,Carver Blvd,Summit Cir,Ferry Rd,Elder Way,Pine Knoll Dr,Garnet St".split(",")
    P=[]
    for i,s in enumerate(st):
        ad=f"{r.randint(11,990)} {s}"
        P+= [(ad,"House")] if i%3==0 else [(ad,x) for x in(("Left","Right") if i%3==1 else ("Unit A","Unit B","Unit C"))]
    n=0
    for k,(ad,u) in enumerate(P):
        n+=1;ty="Single-family" if u=="House" else ("Duplex" if u in("Left","Right") else "Triplex")
        if k in(4,13):
            v+=1;w.append([str(n),"Vacant",ad,u,ty,None,None,None,None,None,None,None,None]);rows.append(row(unit=u,propertyName=ad,unitType=ty,statusText="Vacant"));continue
        o+=1;rent=float(r.randint(190,480)*5);f=D(r,2023,2025);e=plus(dt.date(2025,max(2,f.month),1),12);mt=r.random()<.25;t=nm() if r.random()<.55 else nm()+"; "+nm();dep=float(r.choice([rent,rent,1000]));os_=r.choice([0,0,0,round(r.uniform(25,1900),2)]);s="Ending soon" if k in(2,9) else "Active"
        if k in(2,9):mt=False;e=dt.date(2026,2,28) if k==2 else dt.date(2026,1,31)
        w.append([str(n),s,ad,u,ty,t,f"${rent:,.2f}","Monthly",f.strftime("%b %d, %Y"),"Month-to-month" if mt else e.strftime("%b %d, %Y"),f"${dep:,.2f}",f"${os_:,.2f}",r.choice(["Tenant","Tenant","Landlord (water)"])])
        rows.append(row(unit=u,propertyName=ad,unitType=ty,tenantName=t,statusText=s,contractRent=rent,leaseStartDate=f,leaseEndDate="Month-to-month" if mt else e,deposit=dep,balance=os_))
        if k==4+9-7:
            pass
        if k==9:  # future tenant with a row of its own
            n+=1;t=nm();w.append([str(n),"Future",ad,u,ty,t,f"${rent+75:,.2f}","Monthly","Feb 01, 2026","Jan 31, 2027",f"${rent:,.2f}","$0.00","Tenant"])
            rows.append(row(unit=u,propertyName=ad,unitType=ty,tenantName=t,statusText="Future",contractRent=rent+75,leaseStartDate=dt.date(2026,2,1),leaseEndDate=dt.date(2027,1,31),deposit=rent,balance=0))
    for c in range(1,14):w.column_dimensions[CL(c)].width=[5,13,20,9,13,34,12,10,13,16,14,13,16][c-1]
    w.page_setup.orientation="landscape";w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    w.auto_filter.ref=f"A1:M{w.max_row}"
    wb.save(doc(N))
    save(N,"SINGLE_FAMILY_RENTAL","Flat app export, header in row 1, all text cells with $ signs, no title, no totals, one future lease row",False,None,None,o+v,o,v,rows,{})
x5();x6()
