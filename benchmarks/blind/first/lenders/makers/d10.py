from common import *
import xlsxwriter
def make():
    fn="Marlowe_Lofts_UW_package.xlsx"; r=random.Random(SEED+10); nm=Names(r)
    wb=xlsxwriter.Workbook(os.path.join(DOCS,fn)); wb.set_properties({"created":dt.datetime(2025,10,3)})
    cv=wb.add_worksheet("Cover"); mx=wb.add_worksheet("Unit Mix"); ws=wb.add_worksheet("RR"); dl=wb.add_worksheet("Delinq"); nt=wb.add_worksheet("Notes")
    f=lambda **k: wb.add_format({"font_name":"Arial","font_size":9,**k})
    T=f(bold=True,font_size=14); B=f(bold=True); H=f(bold=True,bg_color="#1F3A2D",font_color="white",text_wrap=True,align="center",valign="vcenter",border=1); HG=f(bold=True,bg_color="#9DBEA8",align="center",border=1)
    n0=f(num_format='#,##0;(#,##0);"-"'); d0=f(num_format="d-mmm-yy",align="center"); tx=f(); ce=f(align="center"); vac=f(font_color="#C00000",italic=True); fut=f(font_color="#1F4E9E",italic=True); tot=f(bold=True,top=1,bottom=6,num_format="#,##0")
    cv.write("B3","THE MARLOWE LOFTS",T); cv.write("B4","(formerly Ramsdell Inn & Suites) 2200 Airport Blvd., Castine Heights, GA",tx); cv.write("B6","Borrower package - bridge-to-agency refinance",tx); cv.write("B7","Tabs: Unit Mix | RR (rent roll as of 30-Sep-25) | Delinq | Notes",tx)
    ws.write("A1","The Marlowe Lofts - Rent Roll",T); ws.write("A2","As of:",B); ws.merge_range("B2:E2",None,f()); ws.write_datetime("B2",dt.datetime(2025,9,30),f(num_format="mmmm d, yyyy",align="left",bold=True)); ws.write("H2","72 keys converted 2022-23",tx)
    hs=["Floor","Unit","Folio ID","Plan","SF","Status","Resident","Move-in","Lease Start","Lease End","Market Rent","Base Rent","Furniture Pkg","Wi-Fi","Pet","Parking","Total Recurring","Deposit","Balance"]
    ws.merge_range(3,0,3,5,"Unit",HG); ws.merge_range(3,6,3,9,"Resident / Lease",HG); ws.merge_range(3,10,3,16,"Monthly",HG); ws.merge_range(3,17,3,18,"Ledger",HG)
    for j,h in enumerate(hs): ws.write(4,j,h,H)
    ws.set_row(4,28)
    plans={"KS":("King Studio",318,1095),"QS":("Dbl Queen Studio",352,1150),"1B":("1BR Combo",655,1495)}
    y=5; rows=[]; U=[]; S={}; first=None
    for fl in range(2,6):
        for k in range(1,19): U.append((fl,f"{fl}{k:02d}",["KS","QS","KS","QS","1B","QS"][k%6]))
    special={}; ids=[u for _,u,_ in U]; pick=r.sample(ids,13)
    for u in pick[:4]: special[u]="Vacant-Ready"
    for u in pick[4:6]: special[u]="Vacant-Leased"
    for u in pick[6:8]: special[u]="Off-line"
    special[pick[8]]="Model"
    for u in pick[9:12]: special[u]="Notice"
    nphys=nocc=0; delinq=[]
    def add(k,v): S[k]=S.get(k,0)+v
    prev=None
    for fl,u,p in U:
        pn,sf,mk=plans[p]; mk+=10*(fl-2); st=special.get(u,"Occupied"); nphys+=1
        if prev!=fl: ws.write(y,0,f"Floor {fl}",B); prev=fl
        ws.write_number(y,1,int(u),ce); ws.write(y,2,f"R{10000+int(u)*7}",tx); ws.write(y,3,pn,tx); ws.write(y,4,sf,n0); ws.write(y,5,st,vac if st not in("Occupied","Notice") else ce); ws.write(y,10,mk,n0); add("mk",mk)
        row=dict(unit=u,unitType=pn,area=sf,statusText=st,marketRent=float(mk))
        def lease(y,row,start,term,future=False):
            n=nm.fl(); br=mk-r.choice([0,0,15,25,45,60]); fu=r.choice([0,0,125,150]); wi=35; pet=r.choice([0,0,0,30]); pk=r.choice([0,40,40,75]); tr=br+fu+wi+pet+pk; dep=r.choice([300,500,500,br]); bal=0 if future else r.choice([0]*6+[tr,-20,round(tr/2)])
            end=minus1(addm(start.replace(day=1),term)); mi=start if future or r.random()<.6 else addm(start.replace(day=1),-12)
            ws.write(y,6,n,fut if future else tx)
            for j,dv in ((7,mi),(8,start),(9,end)): ws.write_datetime(y,j,dt.datetime(dv.year,dv.month,dv.day),d0)
            for j,v in ((11,br),(12,fu),(13,wi),(14,pet),(15,pk),(17,dep),(18,bal)): ws.write_number(y,j,v,n0)
            ws.write_formula(y,16,f"=SUM(L{y+1}:P{y+1})",n0,tr)
            ch=[{"code":c,"amount":float(v)} for c,v in (("Base Rent",br),("Furniture Pkg",fu),("Wi-Fi",wi),("Pet",pet),("Parking",pk)) if v]
            row.update(tenantName=n,moveInDate=iso(mi),leaseStartDate=iso(start),leaseEndDate=iso(end),contractRent=float(br),charges=ch,totalCharges=float(tr),deposit=float(dep),balance=float(bal) if bal else None)
            for kk,v in (("br",br),("fu",fu),("wi",wi),("pet",pet),("pk",pk),("tr",tr),("dep",dep),("bal",bal)): add(("f" if future else "")+kk,v)
            if bal>0: delinq.append((u,n,bal))
        if st in ("Occupied","Notice"):
            nocc+=1; s=D(2024,r.randint(10,12),r.choice([1,1,15])) if r.random()<.4 else D(2025,r.randint(1,9),r.choice([1,1,8,15])); lease(y,row,s,r.choice([12,12,13]) if s<=D(2025,3,1) else r.choice([6,9,12]))
            if D.fromisoformat(row["leaseEndDate"])<D(2025,9,30): pass
        rows.append(row); y+=1
        if st=="Vacant-Leased" or u==pick[9]:
            fr=dict(unit=u,unitType=pn,area=sf,statusText="Future"); ws.write_number(y,1,int(u),ce); ws.write(y,2,f"R{10000+int(u)*7}",tx); ws.write(y,3,pn,tx); ws.write(y,4,sf,n0); ws.write(y,5,"Future",fut)
            lease(y,fr,D(2025,10 if st!="Notice" else 11,r.choice([4,10])),12,True); rows.append(fr); y+=1
    ws.write(y,0,"Total in place",tot)
    for j in range(1,19): ws.write_blank(y,j,None,tot)
    for j,k in ((10,"mk"),(11,"br"),(12,"fu"),(13,"wi"),(14,"pet"),(15,"pk"),(16,"tr"),(17,"dep"),(18,"bal")): ws.write_number(y,j,S[k],tot)
    ws.write(y+1,0,"Future leases (not in above)",tx)
    for j,k in ((11,"fbr"),(12,"ffu"),(13,"fwi"),(14,"fpet"),(15,"fpk"),(16,"ftr"),(17,"fdep")): ws.write_number(y+1,j,S[k],n0)
    q=lambda s: sum(v==s for v in special.values())
    for i,(a,b) in enumerate((("Units",nphys),("Occupied (incl. on notice)",nocc),("Vacant (incl. model, off-line, pre-leased)",nphys-nocc),("Physical occupancy",nocc/nphys))): ws.write(y+3+i,3,a,tx); ws.write(y+3+i,6,b,f(num_format="0.0%" if isinstance(b,float) else "0",align="left",bold=True))
    for j,w in enumerate([9,7,9,17,6,14,24,10,11,10,9,9,9,7,7,8,10,9,9]): ws.set_column(j,j,w,None,{"hidden":j==2})
    ws.freeze_panes(5,2); ws.autofilter(4,0,y-1,18); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3,4)
    for j,h in enumerate(["Plan","Count","SF","Avg Market"]): mx.write(1,j,h,H)
    mx.write(0,0,"Unit Mix - The Marlowe Lofts",T)
    for i,(k,(pn,sf,mk)) in enumerate(plans.items()):
        us=[x for x in U if x[2]==k]; mx.write(2+i,0,pn,tx); mx.write(2+i,1,len(us),n0); mx.write(2+i,2,sf,n0); mx.write(2+i,3,round(sum(mk+10*(x[0]-2) for x in us)/len(us)),n0)
    mx.write(5,0,"Total",B); mx.write(5,1,len(U),tot); mx.set_column(0,0,22)
    dl.write(0,0,"Delinquency at 30-Sep-25 (balances > 0)",T)
    for j,h in enumerate(["Unit","Resident","Owed"]): dl.write(2,j,h,H)
    for i,(u,n,b) in enumerate(delinq): dl.write(3+i,0,int(u),ce); dl.write(3+i,1,n,tx); dl.write(3+i,2,b,n0)
    dl.write(3+len(delinq),1,"Total",B); dl.write(3+len(delinq),2,sum(d[2] for d in delinq),tot); dl.set_column(1,1,26)
    for i,t in enumerate(["Floor 1 is lobby, fitness and leasing; no units.","Furniture package is optional and month to month.","Off-line rooms: 1 water loss, 1 used for storage of FF&E."]): nt.write(i,0,t,tx)
    wb.close()
    save(fn,"MULTIFAMILY","converted-hotel workbook with several tabs, hidden column, future residents on rows of their own",True,dict(propertyName="The Marlowe Lofts",asOnDate="2025-09-30",units=nphys,occupied=nocc,vacant=nphys-nocc,sheet="RR",planted=None,rows=rows))
