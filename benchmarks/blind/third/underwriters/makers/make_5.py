from common import *
import xlsxwriter
DT=lambda x:dt.datetime(x.year,x.month,x.day)
# ---------------------------------------------------------------- 13: UK multi-let estate tenancy schedule, metric
def doc13():
    name="Tenancy Schedule - Kirkbride Trading Estate (Sept 2025).xlsx"; rnd=random.Random(1313); rows=[]; asof=D(2025,9,24)
    wb=xlsxwriter.Workbook(doc(name)); f=lambda **k: wb.add_format(dict({"font_name":"Gill Sans MT","font_size":9,"valign":"top"},**k))
    h=f(bold=1,bottom=1,top=1,text_wrap=1,bg_color="#E2EFDA"); hr=f(bold=1,bottom=1,top=1,text_wrap=1,align="right",bg_color="#E2EFDA"); t=f(text_wrap=1); q0=f(num_format='£#,##0'); q2=f(num_format='£#,##0.00'); a1=f(num_format='#,##0.0'); d=f(num_format='dd/mm/yyyy',align="left"); ph=f(bold=1,font_size=10,italic=1); sb=f(bold=1,top=1); s0=f(bold=1,top=1,num_format='£#,##0'); sa=f(bold=1,top=1,num_format='#,##0.0'); g0=f(bold=1,top=1,bottom=6,num_format='£#,##0'); ga=f(bold=1,top=1,bottom=6,num_format='#,##0.0'); gb=f(bold=1,top=1,bottom=6); ri=f(align="right",italic=1); mg=f(text_wrap=1,valign="vcenter")
    nt=wb.add_worksheet("Notes"); ws=wb.add_worksheet("Schedule"); ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); ws.hide_gridlines(2); ws.freeze_panes(6,2)
    for i,s in enumerate(["Basis of preparation","Areas are GIA in square metres (IPMS 2 available on request).","Rents exclude VAT. All leases are full repairing and insuring by way of service charge unless stated.","ERV adopted by agents, per sq m, shown for void units only."]): nt.write(1+i,1,s)
    ws.write("B1","KIRKBRIDE TRADING ESTATE, DUNMERE",f(bold=1,font_size=14)); ws.write("B2","Tenancy and Accommodation Schedule",f(font_size=11)); ws.write("B3","Position as at 24 September 2025. Subject to contract.",f(italic=1))
    H=["Unit","Occupier","Use Class","Area (sq m)","Term Commences","Term Expires","Next Review","Break (T/L)","LTA 1954","Passing Rent (p.a.)","Rent per sq m","ERV per sq m","Service Charge (p.a.)","Insurance (p.a.)","Rent Deposit","Remarks"]
    for c,x in enumerate(H): ws.write(5,1+c,x,hr if c in(3,9,10,11,12,13,14) else h)
    for c,w in zip(range(17),[2,10,30,9,10,12,12,12,16,9,12,10,9,12,12,11,40]): ws.set_column(c,c,w)
    ws.set_row(5,30)
    def ten(*a): return a
    # unit, occupier, class, area, start, end, review, break, 54, rent, sc/m2, ins/m2, deposit, remarks
    L=[("PHASE I (Units 1–9)",[("1","Dunmere Motor Factors Ltd","B8",412.6,D(2019,3,25),D(2029,3,24),D(2024,3,25),"","In",31000,6000,"Review 2024 settled at £31,000 pa."),
       ("2","Saxby Joinery (Dunmere) Ltd","B2",206.3,D(2022,6,24),D(2027,6,23),None,"T 24/06/2025","Out",17250,4312.5,"Break not exercised."),
       ("3","Halvorsen Seafoods Ltd","B8",206.3,D(2023,9,29),D(2033,9,28),D(2028,9,29),"T 29/09/2028","Out",18500,9250,""),
       ("4","Brisby Electrical Wholesale plc","B8",206.3,D(2016,9,29),D(2026,9,28),None,"","In",16000,None,""),
       ("5","Brisby Electrical Wholesale plc","B8",206.3,D(2016,9,29),D(2026,9,28),None,"","In",16000,None,""),
       ("6","Brisby Electrical Wholesale plc","B8",412.6,D(2021,1,1),D(2026,9,28),None,"","Out",30250,None,"Side letter: co-terminous with 4 & 5."),
       ("SUB","Brisby Electrical Wholesale plc – Units 4–6"),
       ("7",None,"B2",412.6,None,None,None,"","",None,None,"Void from 01/05/2025. Roof repairs complete."),
       ("8","Wexcombe Gym & Fitness CIC","E(d)",412.6,D(2024,12,25),D(2034,12,24),D(2029,12,25),"T 25/12/2029","Out",33000,8250,"Half rent until 24/12/2025; headline rent shown. Increases to £35,500 pa on 25/12/2026."),
       ("9","R. Tansley t/a Tansley Tyres","B2",198.4,"Holding over","Holding over",None,"","In",12400,0,"Tenancy at will, s.25 notice served.")]),
      ("PHASE II (Units 10–20)",[("10–11","Northfold Parcel Logistics Ltd","B8",1486.2,D(2021,11,1),D(2031,10,31),D(2026,11,1),"T 01/11/2026","Out",118900,None,"Parent company guarantee."),
       ("12","Garrity Glazing Ltd","B2",371.5,D(2020,2,14),D(2030,2,13),D(2025,2,14),"","In",27850,6962.5,"2025 review outstanding; quoting £33,400 pa."),
       ("14","Pinchbeck Print Finishers Ltd","B2",371.5,D(2018,5,1),D(2028,4,30),None,"T 01/05/2026","Out",26750,6687.5,""),
       ("15",None,"B8",371.5,None,None,None,"","",None,None,"Under offer to a trade counter operator."),
       ("16A","Velaro Coffee Roasters Ltd","B2",185.7,D(2025,4,7),D(2030,4,6),None,"T 07/04/2028","Out",16700,4175,"3 months rent free expired 06/07/2025."),
       ("16B","Mossgate Theatre Hire","B8",185.8,D(2022,10,10),D(2025,10,9),None,"","Out",14500,3625,"In negotiation to renew. Shares unit with 16A."),
       ("17","Council Depot (Dunmere BC)","Sui Gen",557.3,D(2010,4,1),D(2035,3,31),D(2030,4,1),"","In",41250,None,"Five yearly open market review."),
       ("18–19","Ironquay Marine Chandlers Ltd","B8",743.0,D(2023,1,16),D(2038,1,15),D(2028,1,16),"T 16/01/2033","Out",63150,15787.5,"Stepped: £66,500 pa from 16/01/2026, £70,000 pa from 16/01/2027."),
       ("20",None,"B8",557.3,None,None,None,"","",None,None,"Void. Asbestos removal scheduled Q4.")]),
      ("OTHER",[("Yard A","Garrity Glazing Ltd","Open",None,D(2020,2,14),D(2030,2,13),None,"","Out",4500,None,"Open storage, 0.12 ha."),
       ("Mast","Gulfway Towers UK Ltd","Telecom",None,D(2014,7,1),D(2034,6,30),None,"","Code",9250,None,"Electronic Communications Code applies."),
       ("Hoarding","Bigview Outdoor Ltd","Adv",None,D(2023,3,1),D(2028,2,29),None,"","Out",6800,None,""),
       ("Substation","Dunmere Power Networks","–",None,D(1988,6,24),D(2087,6,23),None,"","In","Peppercorn",None,"99 year ground lease.")])]
    st={"8":[{"date":"2026-12-25","amount":35500,"per":"year"}],"18–19":[{"date":"2026-01-16","amount":66500,"per":"year"},{"date":"2027-01-16","amount":70000,"per":"year"}]}
    r=6; G=[0.]*4; nv=0; va=0
    for phn,LL in L:
        r+=1; ws.write(r,1,phn,ph); r+=1; S=[0.]*4; B=[0.]*4; first=None
        for x in LL:
            if x[0]=="SUB":
                ws.write(r,2,"Total – "+x[1].split("–")[1].strip() if False else "Sub-total Units 4–6",sb); ws.write(r,4,B[0],sa); ws.write(r,10,B[1],s0); ws.write(r,13,B[2],s0); ws.write(r,14,B[3],s0); r+=1; continue
            u,o,uc,ar,a,z,rv,br,la,rent,dep,rem=x; sc=round(ar*13.45) if o and ar else None; ins=round(ar*3.1) if o and ar else None
            ws.write(r,1,u,t); 
            if u in("5","6"): pass
            else: ws.write(r,2,o or "Vacant",t if o else f(italic=1,font_color="#C00000"))
            ws.write(r,3,uc,t)
            if ar: ws.write(r,4,ar,a1)
            for c,v in ((5,a),(6,z),(7,rv)):
                if isinstance(v,dt.date): ws.write_datetime(r,c,DT(v),d)
                elif v: ws.write(r,c,v,t)
            ws.write(r,8,br,t); ws.write(r,9,la,t)
            if isinstance(rent,(int,float)):
                ws.write(r,10,rent,q0)
                if ar: ws.write(r,11,rent/ar,q2)
            elif rent: ws.write(r,10,rent,ri)
            if not o: ws.write(r,12,{"7":92,"15":95,"20":95}[u],q2); nv+=1; va+=ar
            if sc: ws.write(r,13,sc,q0); ws.write(r,14,ins,q0)
            if dep is not None: ws.write(r,15,dep,q2)
            ws.write(r,16,rem,t); 
            if len(rem)>44: ws.set_row(r,24)
            vv=[ar or 0,rent if isinstance(rent,(int,float)) else 0,sc or 0,ins or 0]
            for k in range(4):
                S[k]+=vv[k]; G[k]+=vv[k]
                if u in("4","5","6"): B[k]+=vv[k]
            if u=="4": m0_=r
            if u=="6": ws.merge_range(m0_,2,r,2,o,mg)
            rows.append(R(unit=u,section=phn,unitType=None if uc in("–",) else uc,tenantName=o,area=ar,leaseStartDate=a,leaseEndDate=z,annualRent=rent if isinstance(rent,(int,float)) else None,deposit=dep,charges=[{"code":k,"amount":v,"per":"year"} for k,v in (("Service Charge",sc),("Insurance",ins)) if v],rentSteps=st.get(u),statusText="Occupied" if o else "Vacant"))
            r+=1
        ws.write(r,2,"Sub-total "+phn.split(" (")[0].title().replace("Ii","II"),sb); ws.write(r,4,S[0],sa); ws.write(r,10,S[1],s0); ws.write(r,13,S[2],s0); ws.write(r,14,S[3],s0); r+=1
    r+=1
    ws.write(r,2,"ESTATE TOTAL",gb); ws.write(r,4,G[0],ga); ws.write(r,10,G[1],g0); ws.write(r,13,G[2],g0); ws.write(r,14,G[3],g0); r+=2
    ws.write(r,2,f"Void rate by area: {va/G[0]*100:.1f}% ({va:,.1f} sq m in 3 units)",f(italic=1))
    ws.activate(); wb.close()
    save(name,dict(propertyName="Kirkbride Trading Estate",asOnDate="2025-09-24",units=None,occupied=None,vacant=3,sheet="Schedule",rows=rows),"INDUSTRIAL","UK tenancy schedule in sq m and pounds per annum: phases as headings, vertically merged tenant over three units with sub-total, steps in remarks, peppercorn, holding over, LTA 1954 column","annual amounts, steps only in remarks, merged tenant cell, dd/mm/yyyy")

# ---------------------------------------------------------------- 14: lender template, portfolio with property column, totals on top
def doc14():
    name="RR_Template_Lender_v7_Summerfield Portfolio.xlsx"; rnd=random.Random(1414); N=Names(rnd); rows=[]; asof=D(2025,12,31)
    wb=xlsxwriter.Workbook(doc(name)); f=lambda **k: wb.add_format(dict({"font_name":"Arial","font_size":8,"border":1,"border_color":"#BFBFBF"},**k))
    I=wb.add_worksheet("Instructions"); I.set_column(0,0,100)
    for i,s in enumerate(["COMMERCIAL RENT ROLL TEMPLATE v7","1. Complete one line per suite or other leased premises. Do not insert columns.","2. Enter annual amounts. Enter negative numbers with a minus sign.","3. Status: O = occupied, V = vacant, D = dark (rent paid), S = signed, not yet commenced.","4. List vacant suites with their area."]): I.write(i,0,s)
    ws=wb.add_worksheet("RR"); ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(11,4)
    lab=wb.add_format({"bold":1,"font_size":8,"font_name":"Arial"}); inp=wb.add_format({"font_size":8,"font_name":"Arial","bg_color":"#FFFFCC","border":1}); 
    for i,(a,b) in enumerate((("Portfolio / Deal Name","Summerfield Neighborhood Retail Portfolio"),("Sponsor","Castellan Summerfield Partners LP"),("Rent Roll Date","12/31/2025"),("Prepared By","T. Aldous, Asset Mgmt"))): ws.write(1+i,1,a,lab); ws.merge_range(1+i,2,1+i,4,b,inp)
    H=["Line","Property Name","Suite / Space","Tenant (Trade Name)","Status (O/V/D/S)","Leased Area (SF)","Commence-ment Date","Expiration Date","Current Base Rent ($/Yr)","Base Rent ($/SF)","Step 1 Date","Step 1 Base Rent ($/Yr)","Step 2 Date","Step 2 Base Rent ($/Yr)","CAM Recovery ($/Yr)","Tax Recovery ($/Yr)","Insur. Recovery ($/Yr)","Total Gross Rent ($/Yr)","Security Deposit ($)","Free Rent Mos. Remaining","Notes"]
    hh=f(bold=1,text_wrap=1,align="center",valign="vcenter",bg_color="#305496",font_color="white"); no=f(align="center",italic=1,font_color="#808080",font_size=7); t=f(); c_=f(align="center"); n0=f(num_format='#,##0'); n2=f(num_format='0.00'); d=f(num_format='m/d/yyyy',align="center"); tt=f(bold=1,bg_color="#FCE4D6"); t0=f(bold=1,bg_color="#FCE4D6",num_format='#,##0')
    for c,x in enumerate(H): ws.write(9,c,x,hh); ws.write(10,c,f"[{c+1}]",no)
    ws.set_row(9,46)
    for c,w in enumerate([5,26,10,30,8,9,11,11,12,8,10,12,10,12,10,10,10,12,11,9,36]): ws.set_column(c,c,w)
    props=[("Summerfield Village",13,"{}"),("Old Ferry Crossing",11,"Ste {}"),("Bluestem Corners",9,"{}"),("Kilnwood Plaza",14,"{}"),("Longleaf Station",8,"#{}")]
    r=11; G=[0]*7; ln=0; nv=no_=0; planted=None; tsf=vsf=0
    for pi,(pn,n,pat) in enumerate(props):
        base=rnd.choice([100,200,1400,5600]); brt=rnd.uniform(17,27)
        for i in range(n):
            ln+=1; u=pat.format(base+i*rnd.choice([4]) if pi!=2 else "ABCDEFGHJ"[i]); sf=rnd.choice([1000,1200,1200,1500,1600,2000,2400,3000,4500]) if i else rnd.choice([14500,22000,31800,10640])
            for c in range(21): ws.write_blank(r,c,None,t)
            ws.write(r,0,ln,c_); ws.write(r,1,pn,t); ws.write(r,2,u,c_)
            key=(pi,i); vac=rnd.random()<.13 and i>0 and key not in((3,7),(0,4),(4,3),(0,7),(3,5))
            if key==(1,10): u="ATM"; ws.write(r,2,u,c_); vac=False; sf=None
            if key==(3,13): u="ROOF"; ws.write(r,2,u,c_); vac=False; sf=None
            if vac:
                ask=round(sf*brt*1.05,-2); ws.write(r,3,"Vacant",t); ws.write(r,4,"V",c_); ws.write(r,5,sf,n0); ws.write(r,8,0,n0); ws.write(r,17,0,n0); nv+=1; tsf+=sf; vsf+=sf
                ws.write(r,20,rnd.choice(["","Former nail salon","Demising wall needed","2nd gen restaurant"]),t)
                rows.append(R(propertyName=pn,unit=u,area=sf,statusText="V",annualRent=0)); r+=1; continue
            no_+=1; s="D" if key in((0,4),) else "S" if key in((4,3),) else "O"
            st=D(rnd.randint(2014,2025),rnd.randint(1,12),1); en=eom(st+RD(months=rnd.choice([36,60,60,120])-1))
            while en<=asof: en=eom(en+RD(months=60))
            if s=="S": st=D(2026,3,1); en=D(2031,2,28)
            mtm=key in((0,7),(3,5)); ps=brt*rnd.uniform(.85,1.2)*(1 if i else .55); rent=round(sf*ps/10)*10 if sf else (4800 if u=="ATM" else 21600)
            nm=N.get(RET) if i else N.p.pop()+" "+["Foods","Fresh Market","Dollar & Variety","Pharmacy","Fitness Club"][pi]
            if u=="ATM": nm="Tidewater Community Bank"
            if u=="ROOF": nm="Gulfway Tower Holdings"
            rec=[round(sf*x) if sf else None for x in (3.1+pi*.2,2.45,.55)]; 
            if rnd.random()<.1: rec=[None]*3
            steps=[]
            if s=="O" and not mtm and rnd.random()<.7:
                d1=D(2026,st.month,1)
                if d1<=asof: d1=D(2027,1,1)
                if d1<en: steps.append((d1,round(rent*1.03/10)*10))
                d2=d1+RD(months=12)
                if d2<en and rnd.random()<.7: steps.append((d2,round(rent*1.061/10)*10))
            dep=rnd.choice([None,0,round(rent/12),round(rent/12)]) ; tot=rent+sum(x or 0 for x in rec)
            shown=rent
            if key==(3,7):
                z=str(rent); k=1; shown=int(z[0]+str((int(z[1])+3)%10)+z[2:]); planted={"what":f"Line {ln} ({pn} {u}, {nm}): Current Base Rent printed {shown} where {rent} ties with $/SF, Total Gross Rent and the totals","kind":"digit_changed"}
            ws.write(r,2,u,c_); ws.write(r,3,nm,t); ws.write(r,4,s,c_)
            if sf: ws.write(r,5,sf,n0); tsf+=sf; ws.write(r,9,rent/sf,n2)
            ws.write_datetime(r,6,DT(st),d)
            if mtm: ws.write(r,7,"MTM",c_)
            else: ws.write_datetime(r,7,DT(en),d)
            ws.write(r,8,shown,n0)
            for j,(a,b) in enumerate(steps): ws.write_datetime(r,10+2*j,DT(a),d); ws.write(r,11+2*j,b,n0)
            for j,v in enumerate(rec):
                if v is not None: ws.write(r,14+j,v,n0)
            ws.write(r,17,tot,n0)
            if dep is not None: ws.write(r,18,dep,n0)
            if s=="S": ws.write(r,19,4,c_)
            ws.write(r,20,{"D":"Closed 8/2025, paying through expiration","S":"Under construction, rent start est. 3/1/2026"}.get(s,rnd.choice(["","","","","1x5 option","2x5 options @ 10% increase","% rent 5% over natural BP","Gross lease" if rec[0] is None and sf else ""])),t)
            for k,v in enumerate((rent,rec[0],rec[1],rec[2],tot,dep)): G[k]+=v or 0
            rows.append(R(propertyName=pn,unit=u,tenantName=nm,statusText=s,area=sf,leaseStartDate=st,leaseEndDate="MTM" if mtm else en,annualRent=shown,deposit=dep,charges=[{"code":k,"amount":v,"per":"year"} for k,v in zip(("CAM Recovery","Tax Recovery","Insur. Recovery"),rec) if v is not None],rentSteps=[{"date":iso(a),"amount":b,"per":"year"} for a,b in steps])); 
            r+=1
    for k in range(ln+1,71):
        ws.write(r,0,k,c_)
        for c in range(1,21): ws.write_blank(r,c,None,t)
        r+=1
    # totals above the header
    ws.write(7,1,"TOTALS (auto)",tt)
    for c in range(2,21): ws.write_blank(7,c,None,tt)
    ws.write(7,5,tsf,t0)
    for c,k in ((8,0),(14,1),(15,2),(16,3),(17,4),(18,5)): ws.write(7,c,G[k],t0)
    ws.write(6,1,f"Occupancy (SF, incl. dark and signed): {(tsf-vsf)/tsf*100:.1f}%     Vacant SF: {vsf:,}",lab)
    ws.data_validation(11,4,80,4,{"validate":"list","source":["O","V","D","S"]}); ws.activate(); wb.close()
    assert planted
    save(name,dict(propertyName="Summerfield Neighborhood Retail Portfolio",asOnDate="2025-12-31",units=None,occupied=None,vacant=nv,sheet="RR",planted=planted,rows=rows),"RETAIL","lender's input template: portfolio with property column, numbered column row, totals above the header, annual amounts, two step pairs, status codes, ready-made empty lines below","totals on top, annual charges, one-letter statuses, empty numbered lines, a changed digit")
if __name__=="__main__": doc13(); doc14()
