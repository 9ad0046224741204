from common import *
import xlsxwriter
def wb(n,**o): return xlsxwriter.Workbook(f"{HERE}/documents/{n}",o)
def cs(rows,c): return S(rows,lambda x:sum(z['amount'] for z in x.get('charges',[]) if z['code']==c))

# ---------- d08 flex park: buildings merged down, manual subtotals, planted total ----
def d08():
    n="08_kestrel_flex_park.xlsx"
    B=[("100",[("101","Marlow Tile & Stone",1200,3600,D(2021,4,1),D(2026,3,31),4000,10.0,D(2026,4,1),4240,"1-3 yr option"),
      ("102","Anvil Creek Fabrication LLC",800,5200,D(2019,9,1),D(2029,8,31),4750,None,D(2026,9,1),4892.5,"3%/yr bumps; 2-5's"),
      ("103","VACANT",950,2450,None,None,None,None,None,None,"Marketing @ $2,833/mo NNN"),
      ("104","Dandridge Fire Protection",1500,3000,D(2023,2,1),D(2028,1,31),3900,None,D(2026,2,1),4017,""),
      ("105","Pixel Barn Printing",2200,2800,D(2022,7,1),D(2027,6,30),4479.17,None,D(2026,7,1),4613.55,"T pays own HVAC"),
      ("106","Kestrel Park Mgmt (Owner)",600,400,None,None,0,None,None,None,"mgmt office, no lease - not billed")]),
     ("200",[("201","Roundhouse Brewing Supply",1000,6500,D(2020,11,1),D(2030,10,31),5937.5,None,D(2025,11,1),6115.63,"ROFO on 202"),
      ("202","Tallgrass Solar Installers",1400,4100,D(2024,5,1),D(2029,4,30),4583.33,None,D(2026,5,1),4720.83,""),
      ("203/204","Merriweather Dance & Gym",3800,7200,D(2018,8,1),D(2028,7,31),8250,None,None,None,"flat rent, 1-5 yr @ 95% FMV"),
      ("205","Quill & Co. Bookbinders",700,1800,D(2016,3,1),"MTM",1875,None,None,None,"MTM since 2021, 60 day notice"),
      ("206","VACANT",900,2600,None,None,None,None,None,None,"Marketing @ $2,917/mo NNN"),
      ("207","Harrier Drone Works, Inc.",2500,2500,D(2025,12,1),D(2030,11,30),4791.67,None,D(2026,12,1),4935.42,"SIGNED 8/22/25, NOT COMMENCED - 3 mos free"),
      ("208","Saltbox Cabinetry",500,3000,D(2022,1,1),D(2026,12,31),2770.83,None,D(2026,1,1),2854,"")]),
     ("300",[("A","County of Lanford - Records",0,9800,D(2017,7,1),D(2027,6,30),6533.33,None,D(2026,7,1),6729.33,"non-approp. clause"),
      ("B","Bluestem Veterinary Supply",2100,6900,D(2021,10,1),D(2026,9,30),6750,None,D(2025,10,1),6952.5,"renewal under discussion"),
      ("C","Overlook Packaging, Inc.",1200,11800,D(2023,6,1),D(2033,5,31),8991.67,None,D(2026,6,1),9261.42,"2-5's; cap on CAM 5%"),
      ("D","Overlook Packaging, Inc.",0,4000,D(2024,9,1),D(2033,5,31),2600,None,D(2026,9,1),2678,"expansion space, co-terminous")])]
    w=wb(n);s=w.add_worksheet("RR Aug25")
    f=lambda **k:w.add_format({**dict(font_name="Calibri",font_size=10),**k})
    s.merge_range("A1:O1","KESTREL FLEX PARK - RENT ROLL",f(bold=1,align="center",bg_color="#1F3864",font_color="white"))
    s.merge_range("A2:O2","14900-14960 Falconer Way     as of 8/31/2025     prepared by owner for refinance",f(italic=1,align="center"))
    H=["Bldg","Suite","Tenant","Office SF","Whse SF","Total SF","Start","Exp","Mo Base Rent","PSF/Yr","Mo NNN (est)","Gross Mo","Next Bump","New Mo Rent","Comments"]
    hf=f(bold=1,text_wrap=1,align="center",valign="vcenter",border=1,bg_color="#D9E1F2")
    s.set_row(3,28)
    for c,h in enumerate(H): s.write(3,c,h,hf)
    t=f(border=1);nf=f(border=1,num_format="#,##0");mf=f(border=1,num_format="#,##0.00");df=f(border=1,num_format="m/d/yy",align="center");sm=f(border=1,font_size=8,text_wrap=1)
    bt=f(border=1,bold=1,top=2);bn=f(bold=1,border=1,num_format="#,##0",bg_color="#F2F2F2");bm=f(bold=1,border=1,num_format="$#,##0.00",bg_color="#F2F2F2");bx=f(bold=1,border=1,bg_color="#F2F2F2");vr=f(border=1,bold=1,font_color="#C00000")
    ctr=f(border=1,bold=1,align="center",valign="vcenter",rotation=90,font_size=12)
    r=4;rows=[];subs=[]
    for b,g in B:
        r0=r;ss=[]
        for su,tn,o,wh,a,e,base,_,bd,br,cm in g:
            vac=tn=="VACANT";own="Owner" in tn;tot=o+wh
            nnn=None if vac or own else round(tot*2.85/12,2)
            s.write_string(r,1,su,t);s.write(r,2,tn,vr if vac else t);s.write(r,3,o,nf);s.write(r,4,wh,nf);s.write_formula(r,5,f"=D{r+1}+E{r+1}",nf,tot)
            for c,d in((6,a),(7,e),(12,bd)):
                if isinstance(d,dt.date):s.write_datetime(r,c,dt.datetime(d.year,d.month,d.day),df)
                else:s.write(r,c,d or "",df)
            for c,v in((8,base),(10,nnn),(13,br)):
                if v is None:s.write_blank(r,c,None,mf)
                else:s.write_number(r,c,v,mf)
            s.write(r,9,round(base*12/tot,2) if base else "",mf);s.write(r,11,round(base+nnn,2) if nnn else "",mf);s.write(r,14,cm,sm)
            ss.append(R(unit=su,building=b,tenantName=None if vac else tn,area=tot,statusText="VACANT" if vac else "SIGNED, NOT COMMENCED" if "NOT COMM" in cm else "Owner" if own else "Occupied",leaseStartDate=a,leaseEndDate=e,contractRent=base,
               charges=ch(("Mo NNN (est)",nnn)),totalCharges=round(base+nnn,2) if nnn else None,rentSteps=[dict(date=bd,amount=br)] if bd else [],marketRent={"103":2833,"206":2917}.get(su)))
            r+=1
        s.merge_range(r0,0,r-1,0,b,ctr)
        v=[S(ss,'area'),S(ss,'contractRent'),cs(ss,"Mo NNN (est)"),S(ss,'totalCharges')]
        for c in range(15):s.write_blank(r,c,None,bx)
        s.write(r,2,f"Bldg {b} subtotal",bx)
        s.write(r,3,sum(x[2] for x in g),bn);s.write(r,4,sum(x[3] for x in g),bn);s.write(r,5,v[0],bn);s.write(r,8,v[1],bm);s.write(r,10,v[2],bm);s.write(r,11,v[3],bm)
        rows+=ss;subs.append(v);r+=2
    T=[round(sum(x[i] for x in subs),2) for i in range(4)]
    wrong=round(T[1]-2600.0,2)
    for c in range(15):s.write_blank(r,c,None,bx)
    s.write(r,2,"TOTAL PARK",bx);s.write(r,5,T[0],bn);s.write(r,8,wrong,bm);s.write(r,10,T[2],bm);s.write(r,11,T[3],bm)
    va=S([x for x in rows if x['statusText']=="VACANT"],'area')
    note=f(font_size=9);r+=2
    for q in (f"17 suites total, 2 vacant ({va:,.0f} sf), 15 leased incl. mgmt office and Ste 207 (signed)","NNN est. = taxes 1.62 + ins .38 + cam .85 psf/yr","Suite 207 base rent and NNN are included in totals above although rent starts after free period.","I certify that the above is true and correct.","","_____________________   Hollis Vandermeer-Pike, managing partner     9/5/25"):
        s.write(r,1,q,note);r+=1
    for c,x in enumerate([6,8,28,8,8,9,9,9,11,7,10,11,10,10,30]):s.set_column(c,c,x)
    s.freeze_panes(4,3);s.set_landscape();s.fit_to_pages(1,0);w.close()
    save(n,"INDUSTRIAL",rows,"KESTREL FLEX PARK","2025-08-31",17,None,2,"merged building column, manual subtotals, next-bump columns",True,"flex park owner in Excel",sheet="RR Aug25",
      planted=dict(what=f"TOTAL PARK Mo Base Rent prints {wrong:,.2f}; the building subtotals and rows add to {T[1]:,.2f} (Suite D left out)",kind="total_wrong"),
      checks=[["area",T[0],""],["contractRent",wrong,"planted"],["charge:Mo NNN (est)",T[2],""],["totalCharges",T[3],""]])

# ---------- d09 parking structure -----------------------------------------------
def d09():
    n="09_third_and_vine_garage.xlsx";r_=rng(n);nm=Namer(r_)
    w=wb(n);s=w.add_worksheet("Monthlies")
    F=lambda **k:w.add_format({**dict(font_name="Arial",font_size=9),**k})
    s.write("A1","3RD & VINE PARKING STRUCTURE",F(bold=1,font_size=12));s.write("A2","Monthly parker roll");s.write("A3","Effective:",F());s.merge_range("B3:D3","",F());s.write_datetime("B3",dt.datetime(2025,11,1),F(num_format="mmmm d, yyyy",align="left"))
    H=["Stall","Level","Type","Acct / Parker","Permit No.","Status","Since","Posted Rate","Billed Rate","City Tax 12%","Total","Card Dep.","A/R"]
    hf=F(bold=1,bottom=2,align="center");
    for c,h in enumerate(H):s.write(4,c,h,hf)
    corp=["Lattimer Yost LLP","Vine Street Credit Union","Orrery Software","Cantwell Hotel valet","Brightwater Dental","City Clerk's Office"]
    L=[("P1",22,"Reserved",185.0),("P2",26,"Unreserved",135.0),("P3",26,"Unreserved",135.0),("ROOF",14,"Roof",95.0)]
    m=F(num_format="#,##0.00");d0=F(num_format="mm/dd/yyyy");t=F();red=F(font_color="#C00000");r=5;rows=[];permit=20417
    for lv,k,ty,rate in L:
        for i in range(1,k+1):
            stall=f"{lv[0] if lv!='ROOF' else 'R'}{'' if lv=='ROOF' else lv[1]}-{i:03d}";typ=ty
            if lv=="P1" and i in(5,6):typ="EV"
            if lv=="P2" and i in(25,26):typ="Tandem"
            post={"EV":215.0,"Tandem":110.0}.get(typ,rate)
            x=r_.random();st="Active"
            if x<.10:st="Open"
            elif x<.14:st="Suspended"
            s.write(r,0,stall,t);s.write(r,1,lv,t);s.write(r,2,typ,t);s.write(r,5,st,red if st!="Active" else t);s.write(r,7,post,m)
            o=dict(unit=stall,unitType=typ,statusText=st,marketRent=post)
            if st!="Open":
                permit+=r_.randrange(1,9)
                if r_.random()<.38:tn=r_.choice(corp)
                else:
                    a,b=nm.full();tn=f"{b.upper()} {a[0]}"
                bill=post-r_.choice([0,0,0,0,10,15]) if st=="Active" else 0.0
                if lv=="P1" and i==1:tn="GARAGE OFFICE";bill=0.0
                tax=round(bill*.12,2);tot=round(bill+tax,2);dep=r_.choice([25.0,25.0,0.0,50.0]);ar=r_.choice([0.0]*9+[tot,2*tot])
                mi=D(r_.randrange(2016,2026),r_.randrange(1,11),r_.choice([1,1,15]))
                s.write(r,3,tn,t);s.write_string(r,4,str(permit),t);s.write_datetime(r,6,dt.datetime(mi.year,mi.month,mi.day),d0)
                s.write(r,8,bill,m);s.write_formula(r,9,f"=ROUND(I{r+1}*0.12,2)",m,tax);s.write_formula(r,10,f"=I{r+1}+J{r+1}",m,tot);s.write(r,11,dep,m);s.write(r,12,round(ar,2),m)
                o.update(tenantName=tn,contractRent=bill,charges=ch(("City Tax 12%",tax)),totalCharges=tot,deposit=dep,balance=round(ar,2),moveInDate=mi)
            rows.append(R(**o));r+=1
    last=r
    r+=1;bm=F(bold=1,num_format="$#,##0.00",top=1,bottom=6);s.write(r,0,"Totals",F(bold=1))
    T=[S(rows,'marketRent'),S(rows,'contractRent'),cs(rows,"City Tax 12%"),S(rows,'totalCharges'),S(rows,'deposit'),S(rows,'balance')]
    for c,v in zip(range(7,13),T):
        L_="ABCDEFGHIJKLM"[c];s.write_formula(r,c,f"=SUM({L_}6:{L_}{last})",bm,v)
    s.write(r+2,0,"Suspended = permit kept, not billed (leave / travel). Transient (hourly) income is on a separate report.",F(italic=1))
    s.write(r+3,0,"Certified by: Casimir Oduya-Brandt, Garage Manager, Third Vine Parking Co.",F())
    # side recap
    g=F(bold=1,bg_color="#FFF2CC",border=1);gg=F(border=1);gc=F(border=1,align="center")
    s.merge_range("O5:R5","RECAP",g)
    for c,h in enumerate(["Level","Stalls","In use","Open"]):s.write(5,14+c,h,g)
    for j,(lv,k,_,_) in enumerate(L):
        q=[x for x,y in zip(rows,[lv_ for lv_,k_,_,_ in L for _ in range(k_)]) if y==lv];op=sum(x['statusText']=="Open" for x in q)
        s.write(6+j,14,lv,gg);s.write(6+j,15,k,gc);s.write(6+j,16,k-op,gc);s.write(6+j,17,op,gc)
    op=sum(x['statusText']=="Open" for x in rows);N=len(rows)
    s.write(10,14,"All",g);s.write(10,15,N,g);s.write(10,16,N-op,g);s.write(10,17,op,g)
    for j,q in enumerate(["In use includes suspended permits","and the garage office stall.","Posted rates raised 7/1/25."]):s.write(12+j,14,q,F(italic=1,font_color="#7F7F7F"))
    for c,x in enumerate([8,7,11,26,10,10,11,10,10,11,10,9,9,3,8,7,7,7]):s.set_column(c,c,x)
    s.freeze_panes(5,1);s.autofilter(4,0,last-1,12);s.set_landscape();s.fit_to_pages(1,0);s.repeat_rows(4);w.close()
    save(n,"PARKING",rows,"3RD & VINE PARKING STRUCTURE","2025-11-01",N,N-op,op,"stall list with autofilter, side recap, tax formula",False,"garage manager",sheet="Monthlies",
      checks=[[k,v,""] for k,v in zip(["marketRent","contractRent","charge:City Tax 12%","totalCharges","deposit","balance"],T)])

# ---------- d10 mixed block current / proforma ------------------------------------
def d10():
    n="10_garnet_block_current_proforma.xlsx"
    w=wb(n);s=w.add_worksheet("Rent Roll");nt=w.add_worksheet("Assumptions")
    F=lambda **k:w.add_format({**dict(font_name="Cambria",font_size=10),**k})
    sec=[("RETAIL - GROUND FLOOR",[("R-1","Ludlow's Pharmacy & Soda","Retail",3100,"12/31/2029",6458.33,6975),("R-2","Half Moon Records","Retail",1150,"MTM",2012.5,2587.5),("R-3","Vacant","Retail",1400,None,None,3150),("R-4","Sparrow & Finch Floral","Retail",980,"6/30/2027",1878.33,2205),("R-5","Cash Corner Check Cashing","Retail",760,"2/28/2026",2026.67,1710)]),
     ("OFFICE - SECOND FLOOR",[("O-201","Barrymore Tax Service","Office",640,"4/30/2026",880,960),("O-202","Garnet Holdings (owner use)","Office",410,"n/a",0,615),("O-203","T. Quintrell, Esq.","Office",525,"9/30/2026",700,787.5),("O-204","Vacant","Office",890,None,None,1335),("O-205","Meridian Home Care","Office",1215,"11/30/2028",1620,1822.5)]),
     ("APARTMENTS - THIRD & FOURTH FLOORS",[("301","Kowalt, Ines","1BR/1BA",620,"5/31/2026",1195,1395),("302","Dunmoor, Felix","2BR/1BA",840,"8/31/2026",1425,1695),("303","Sorrelli, Verna","1BR/1BA",610,"MTM",1050,1395),("304","Vacant","Studio",450,None,None,1125),("401","Hathersley, Thea","1BR/1BA",620,"3/31/2026",1225,1395),("402","Estevarez, Jorge & Mina","2BR/1BA",840,"12/31/2025",1450,1695),("403","Yarborn, Percy","1BR/1BA",610,"10/31/2026",1250,1395),("404","Nordeen, Opal","Studio",450,"MTM",925,1125)])]
    s.merge_range("B2:L2","THE GARNET BLOCK",F(bold=1,font_size=16,align="center"));s.merge_range("B3:L3","101-119 Garnet Avenue   |   Rent Roll   |   October 15, 2025",F(align="center"))
    h=F(bold=1,align="center",valign="vcenter",text_wrap=1,top=1,bottom=1);hc=F(bold=1,align="center",bg_color="#E2EFDA",border=1);hp=F(bold=1,align="center",bg_color="#FCE4D6",border=1)
    for c,x in ((1,"UNIT"),(2,"OCCUPANT"),(3,"USE"),(4,"SQ FT"),(5,"LEASE EXP")):s.merge_range(4,c,5,c,x,h)
    s.merge_range(4,6,4,7,"CURRENT RENT",hc);s.merge_range(4,8,4,9,"PROFORMA (MARKET) RENT",hp);s.merge_range(4,10,5,10,"UPSIDE / MO",h);s.merge_range(4,11,5,11,"% BELOW MARKET",h)
    for c in(6,8):s.write(5,c,"Monthly",h);s.write(5,c+1,"Annual",h)
    t=F();it=F(italic=1,font_color="#808080");nf=F(num_format="#,##0");ac=F(num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)');pc=F(num_format="0.0%");ce=F(align="center")
    bb=F(bold=1,top=1);bnf=F(bold=1,top=1,num_format="#,##0");bac=F(bold=1,top=1,num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)');bpc=F(bold=1,top=1,num_format="0.0%")
    r=6;rows=[];subr=[]
    def subtotal(lbl,q,rr,formula):
        v=dict(a=S(q,'area'),m=S(q,'contractRent'),y=S(q,'annualRent'),p=S(q,'marketRent'))
        s.write(rr,2,lbl,bb);s.write(rr,1,"",bb);s.write(rr,3,"",bb);s.write(rr,5,"",bb)
        up=round(v['p']-v['m'],2)
        for c,x in ((4,v['a']),(6,v['m']),(7,v['y']),(8,v['p']),(9,round(v['p']*12,2)),(10,up)):
            s.write_formula(rr,c,formula("ABCDEFGHIJKL"[c]),bnf if c==4 else bac,x)
        s.write(rr,11,up/v['p'],bpc)
        return v
    for name,g in sec:
        s.write(r,1,name,F(bold=1,underline=1));r+=1;r0=r;q=[]
        for u,tn,ty,sf,e,cur,pf in g:
            vac=tn=="Vacant"
            s.write_string(r,1,u,t);s.write(r,2,tn,it if vac else t);s.write(r,3,ty,ce);s.write(r,4,sf,nf);s.write(r,5,e or "",ce)
            cm=cur if cur is not None else 0
            s.write_number(r,6,cm,ac);s.write_formula(r,7,f"=G{r+1}*12",ac,round(cm*12,2));s.write_number(r,8,pf,ac);s.write_formula(r,9,f"=I{r+1}*12",ac,round(pf*12,2));s.write_formula(r,10,f"=I{r+1}-G{r+1}",ac,round(pf-cm,2));s.write_number(r,11,(pf-cm)/pf,pc)
            if e=="n/a":e=None
            if e and e[0].isdigit():
                mo,da,ye=map(int,e.split("/"));e=D(ye,mo,da)
            q.append(R(unit=u,tenantName=None if vac else tn,unitType=ty,area=sf,section=name,statusText="Vacant" if vac else "Occupied",leaseEndDate=e,contractRent=cur or None,annualRent=round(cur*12,2) if cur else None,marketRent=pf));r+=1
        subtotal("Subtotal "+name.split(" - ")[0].title(),q,r,lambda L:f"=SUM({L}{r0+1}:{L}{r})");subr.append(r+1);rows+=q;r+=2
    v=subtotal("TOTAL BLOCK",rows,r,lambda L:"="+"+".join(f"{L}{x}" for x in subr))
    r+=2;vac=3;N=len(rows)
    s.write(r,1,f"Units: {N}     Occupied: {N-vac}     Vacant: {vac}     Physical occupancy {(N-vac)/N*100:.1f}%",F(bold=1));r+=1
    s.merge_range(r,1,r+1,11,"All leases are gross except R-1, which pays 22% of the increase in real estate taxes over a 2020 base year. R-5 exercised no option and will vacate. Proforma rents are the broker's opinion of market as of the date of this roll.",F(text_wrap=1,valign="top",font_size=9));r+=3
    s.write(r,1,"Certified true and correct:  __________________________  Augustin Feyerling, Garnet Holdings, Inc.",t)
    nt.write(0,0,"Market rent assumptions",F(bold=1))
    for i,(a,b) in enumerate((("Retail in-line","$27.00 /sf/yr"),("Office walk-up","$18.00 /sf/yr"),("1BR","$1,395 /mo"),("2BR","$1,695 /mo"),("Studio","$1,125 /mo"))):nt.write(2+i,0,a);nt.write(2+i,1,b)
    for c,x in enumerate([2,8,28,11,9,12,14,15,14,15,14,11]):s.set_column(c,c,x)
    nt.set_column(0,1,20);s.hide_gridlines(2);s.set_landscape();s.fit_to_pages(1,1);w.close()
    save(n,"MIXED_USE",rows,"THE GARNET BLOCK","2025-10-15",N,N-vac,vac,"grouped current/proforma header, blank first column, accounting dashes, second sheet of assumptions",True,"selling broker",sheet="Rent Roll",
      checks=[["area",v['a'],""],["contractRent",v['m'],""],["annualRent",v['y'],""],["marketRent",v['p'],""]])

# ---------- d11 small landlord's walk-up apartments, text numbers ------------------
def d11():
    n="11_pollard_ave_apts.xlsx";r_=rng(n);nm=Namer(r_)
    w=wb(n);s=w.add_worksheet("Sheet1")
    F=lambda **k:w.add_format({**dict(font_name="Verdana",font_size=9),**k})
    s.write("B1","Pollard Ave apartments  rent list  Dec 1 2025",F(bold=1))
    s.write("B2","(for Dunmere bank)",F())
    H=["apt","who","beds","rent","garage","pet","they pay","paid to","lease thru","moved in","deposit","comments"]
    r=3;rows=[];t=F();rt=F(align="right");b=F(bold=1)
    cm={3:"Section 8",5:"Dec half paid, rest on the 15th",9:"new stove Oct.",14:"gave notice for Jan 31",17:"my nephew"}
    k=0
    for bi,(addr,units,lines) in enumerate((("612 Pollard",["1F","1R","2F","2R","3F","3R","bsmt"],0),("618 Pollard",["1F","1R","2F","2R","3F","3R"],0),("620-22 Pollard",["A","B","C","D","E","F","G","H"],0))):
        s.write(r,1,addr,F(bold=1,font_size=11));r+=1
        for c,h in enumerate(H):s.write(r,1+c,h,F(bold=1,bottom=4))
        r+=1;q=[]
        for u in units:
            k+=1;beds="2" if u[-1:] in "FACE" and u!="1F" else "1";
            if u=="bsmt":beds="stu"
            s.write_string(r,1,u,t);s.write_string(r,3,beds,F(align="center"))
            if k in(7,12,20):
                ask=[750,1125,1150][[7,12,20].index(k)]
                s.write(r,2,"empty",F(italic=1));
                s.write(r,12,["needs floor, will ask $750","asking $1,125, showing it now","asking $1,150"][[7,12,20].index(k)],t)
                q.append(R(unit=u,building=addr,unitType=beds,statusText="empty",marketRent=ask));r+=1;continue
            a,l=nm.full();tn=f"{a} {l}" if r_.random()<.7 else f"{l}"
            rent={"1":900,"2":1080,"stu":690}[beds]+25*r_.randrange(0,9);ga=r_.choice([0,0,60,75]);pet=r_.choice([0,0,0,25,35])
            if k==17:rent,ga,pet=0,0,0
            tot=rent+ga+pet;dep=r_.choice([rent,rent,500,800]) if rent else 0
            end=D(2026,r_.randrange(1,12),1)+dt.timedelta(days=27) if r_.random()<.55 else None
            if end:
                nxt=D(end.year,end.month+1,1);end=nxt-dt.timedelta(days=1)
            mi=D(r_.randrange(2012,2026),r_.randrange(1,11),r_.choice([1,1,15]))
            s.write(r,2,tn,t)
            for c,v in((4,rent),(5,ga or None),(6,pet or None),(7,tot),(11,dep)):
                if v is not None:s.write_string(r,c,f"${v:,}" if v or c in(4,7,11) else "",rt)
            s.write_string(r,8,"Dec" if k!=5 else "1/2 Dec",F(align="center"));s.write_string(r,9,us(end,False) if end else "month to month",rt);s.write_string(r,10,us(mi,False),rt)
            s.write(r,12,cm.get(k,""),t)
            q.append(R(unit=u,building=addr,unitType=beds,tenantName=tn,statusText="Occupied",contractRent=rent,charges=ch(("garage",ga or None),("pet",pet or None)),totalCharges=tot,deposit=dep,leaseEndDate=end or "month to month",moveInDate=mi));r+=1
        s.write(r,2,"total "+addr.split()[0],b)
        for c,v in((4,S(q,'contractRent')),(5,cs(q,"garage")),(6,cs(q,"pet")),(7,S(q,'totalCharges')),(11,S(q,'deposit'))):s.write_string(r,c,f"${v:,.0f}",F(bold=1,align="right",top=1))
        rows+=q;r+=3
    T=[S(rows,'contractRent'),cs(rows,"garage"),cs(rows,"pet"),S(rows,'totalCharges'),S(rows,'deposit')]
    s.write(r,2,"all 3 buildings",b)
    for c,v in zip((4,5,6,7,11),T):s.write_string(r,c,f"${v:,.0f}",F(bold=1,align="right",top=6))
    r+=2;s.write(r,1,"21 apts, 18 rented (one is family, no rent) 3 empty",t);r+=1;s.write(r,1,"laundry machines bring in about $140 a month, not in above",t);r+=2
    s.write(r,1,"This is true and right to the best of my knowledge.   Wilhelmina Stroud-Petty, owner   12/3/25",F(italic=1))
    for c,x in enumerate([2,8,26,6,10,8,7,10,9,16,11,10,32]):s.set_column(c,c,x)
    s.set_landscape();s.fit_to_pages(1,0);w.close()
    save(n,"MULTIFAMILY",rows,"Pollard Ave apartments","2025-12-01",21,18,3,"amateur sheet, text numbers and dates, header repeated per building, lower-case headings",True,"small landlord",sheet="Sheet1",
      checks=[[k,v,""] for k,v in zip(["contractRent","charge:garage","charge:pet","totalCharges","deposit"],T)])
if __name__=="__main__": d08();d09();d10();d11()
