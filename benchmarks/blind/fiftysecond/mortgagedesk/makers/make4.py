from common import *
import xlsxwriter
def wb(n): return xlsxwriter.Workbook(f"{HERE}/documents/{n}")
def cs(rows,c): return S(rows,lambda x:sum(z['amount'] for z in x.get('charges',[]) if z['code']==c))
def wd(s,r,c,d,f):
    if isinstance(d,dt.date): s.write_datetime(r,c,dt.datetime(d.year,d.month,d.day),f)
    elif d is None: s.write_blank(r,c,None,f)
    else: s.write(r,c,d,f)
# ---------- d12 neighbourhood retail with percentage rent, several sheets ---------
def d12():
    n="12_larkspur_crossing.xlsx"; w=wb(n)
    F=lambda **k:w.add_format({**dict(font_name="Arial Narrow",font_size=10),**k})
    cv=w.add_worksheet("Cover");s=w.add_worksheet("RR 9-30-25");pr=w.add_worksheet("Pct Rent")
    # tenant, suite, sf, start, end, monthly, (cam,tax,ins psf), steps, pct text, status, note
    X=[("Larkspur Fresh Market","100",28400,D(2014,3,1),D(2034,2,28),25560.0,1,[(D(2029,3,1),28116.0)],"1.25% > $17.5MM","Open"),
     ("Cloverleaf Fabrics & Crafts","104",9800,D(2019,10,1),D(2026,1,31),10616.67,1,[],"3% > $3.2MM","Open - vacating 1/31/26"),
     ("Peak Trail Outfitters, Inc.","104",9800,D(2026,3,1),D(2036,2,29),12250.0,1,[(D(2031,3,1),13475.0)],"2% > $4.0MM","Signed - not open"),
     ("Mossy Oak Animal Hospital","108",3250,D(2020,5,1),D(2030,4,30),6093.75,1,[(D(2026,5,1),6276.56),(D(2027,5,1),6464.86)],None,"Open"),
     (None,"110",1600,None,None,None,0,[],None,"Available"),
     ("Noodle Republic","112",2400,D(2022,8,15),D(2027,8,31),5400.0,1,[(D(2026,9,1),5562.0)],"5% > $1.1MM","Open"),
     ("Shear Madness of Larkspur","114",1200,D(2018,2,1),"MTM",2100.0,0,[],None,"Open - MTM, gross"),
     ("Prairie State Federal Bank","OP-1",4100,D(2016,7,1),D(2036,6,30),13666.67,2,[(D(2026,7,1),15033.33)],None,"Open - ground lease"),
     ("Dash & Dapper Cleaners","116",1500,D(2021,1,1),D(2025,12,31),2968.75,1,[],None,"Open"),
     ("Sole Purpose Running","118",2050,D(2025,11,1),D(2030,10,31),4270.83,1,[(D(2027,11,1),4484.38)],"4% > $1.4MM","Signed - not open"),
     ("The Gilded Crumb Bakery","120",1750,D(2023,6,1),D(2028,5,31),3718.75,1,[(D(2026,6,1),3830.31),(D(2027,6,1),3945.22)],"5% > $900K","Open"),
     (None,"122",3900,None,None,None,0,[],None,"Available"),
     ("Ironwood Physical Fitness","124",7600,D(2017,12,1),D(2027,11,30),9500.0,1,[],None,"Dark - paying rent"),
     ("U-Frame-It Gallery (landlord affiliate)","126",1100,D(2020,1,1),"MTM",0.0,0,[],None,"Affiliate - no charge"),
     ("Burger Hutch #44","OP-2",2900,D(2021,4,1),D(2041,3,31),8333.33,2,[(D(2026,4,1),9166.67),(D(2031,4,1),10083.33)],"6% > $2.0MM","Open - ground lease")]
    hdr=F(bold=1,text_wrap=1,align="center",valign="vcenter",bg_color="#7030A0",font_color="white",border=1)
    s.merge_range("A1:D1","Larkspur Crossing Shopping Center",F(bold=1,font_size=13));s.merge_range("A2:D2","Rent Roll @ September 30, 2025",F(bold=1))
    s.merge_range("I3:L3","MONTHLY CHARGES",hdr);s.merge_range("P3:S3","FUTURE RENT (monthly)",hdr)
    H=["Tenant","Suite","GLA","Status","Commence","Expire","Term Left (yrs)","Min. Rent / Year","Min. Rent","CAM","RET","INS","Total / Month","Breakpoint","Asking / Mo","Date 1","Rent 1","Date 2","Rent 2"]
    s.set_row(3,30)
    for c,h in enumerate(H):s.write(3,c,h,hdr)
    t=F(border=4);nf=F(border=4,num_format="#,##0");mf=F(border=4,num_format="#,##0.00");dm=F(border=4,num_format="mmm-dd-yyyy",align="center");y1=F(border=4,num_format="0.0");it=F(border=4,italic=1);hl=F(border=4,bg_color="#FFFF99")
    r=4;rows=[];fut=set()
    for tn,su,sf,a,e,mo,rec,st,pc,status in X:
        sg="Signed" in status
        cam=tax=ins=None
        if rec==1:cam,tax,ins=[round(sf*x/12,2) for x in(2.95,2.4,.45)]
        if rec==2:cam,tax,ins=[round(sf*x/12,2) for x in(.85,0,0)]
        tot=round(mo+(cam or 0)+(tax or 0)+(ins or 0),2) if mo is not None else None
        ask={"110":2800.0,"122":6175.0}.get(su) if tn is None else None
        s.write(r,0,tn or "Available for lease",hl if sg else t if tn else it);s.write_string(r,1,su,t);s.write(r,2,sf,nf);s.write(r,3,status,t);wd(s,r,4,a,dm);wd(s,r,5,e,dm)
        s.write(r,6,round((e-D(2025,9,30)).days/365.25,1) if isinstance(e,dt.date) else "",y1)
        yr=round(mo*12,2) if mo is not None else None
        if yr is None:s.write_blank(r,7,None,mf)
        else:s.write_formula(r,7,f"=I{r+1}*12",mf,yr)
        for c,v in((8,mo),(9,cam),(10,tax),(11,ins)):
            s.write_blank(r,c,None,mf) if v is None else s.write_number(r,c,v,mf)
        if tot is None:s.write_blank(r,12,None,mf)
        else:s.write_formula(r,12,f"=SUM(I{r+1}:L{r+1})",mf,tot)
        s.write(r,13,pc or "",t);s.write_blank(r,14,None,mf) if ask is None else s.write_number(r,14,ask,mf)
        for j in range(2):
            if j<len(st):wd(s,r,15+2*j,st[j][0],dm);s.write(r,16+2*j,st[j][1],mf)
            else:s.write_blank(r,15+2*j,None,t);s.write_blank(r,16+2*j,None,t)
        rows.append(R(unit=su,tenantName=tn,area=sf,statusText=status,leaseStartDate=a,leaseEndDate=e,annualRent=yr,contractRent=mo,charges=ch(("CAM",cam),("RET",tax),("INS",ins)),totalCharges=tot,marketRent=ask,rentSteps=[dict(date=d,amount=v) for d,v in st]))
        r+=1
    live=[x for x in rows if 'Signed' not in x['statusText']];sg=[x for x in rows if 'Signed' in x['statusText']]
    def line(lbl,q,gla,f0,f1):
        nonlocal r
        for c in range(19):s.write_blank(r,c,None,f0)
        s.write(r,0,lbl,f0)
        if gla is not None:s.write(r,2,gla,f0)
        for c,v in((7,S(q,'annualRent')),(8,S(q,'contractRent')),(9,cs(q,"CAM")),(10,cs(q,"RET")),(11,cs(q,"INS")),(12,S(q,'totalCharges'))):s.write(r,c,v,f1)
        r+=1
    gla=S([x for x in live],'area')+2050
    b=F(bold=1,num_format="#,##0",top=1);bm=F(bold=1,num_format="#,##0.00",top=1)
    line("In place (open, dark or affiliate)",live,None,b,bm);line("Signed, not open",sg,None,b,bm);line("Total incl. signed leases",rows,gla,F(bold=1,num_format="#,##0",top=1,bottom=6),F(bold=1,num_format="#,##0.00",top=1,bottom=6))
    r+=1;vac=1600+3900+2050
    for q in (f"GLA {gla:,.0f} sf in 14 suites and outparcels; 11 occupied, 3 vacant at the date of this roll (110, 122 and 118, which is leased but not open). Occupied {100*(gla-vac)/gla:.1f}% of GLA.","Suite 104 appears twice: current tenant and its replacement; GLA is counted once in the total.","RET = real estate taxes. Outparcels pay taxes and insurance directly."):
        s.write(r,0,q,F(font_size=9));r+=1
    for c,x in enumerate([33,7,9,22,12,12,9,13,12,11,11,10,12,15,10,12,11,12,11]):s.set_column(c,c,x)
    s.freeze_panes(4,1);s.set_landscape();s.fit_to_pages(1,0);s.set_paper(5)
    cv.set_column(0,0,95);tw=F(text_wrap=1,font_size=11)
    for i,q in enumerate(["LARKSPUR CROSSING","Loan application package - Tab 6","","BORROWER'S CERTIFICATION","The undersigned hereby certifies to the Lender that the rent roll on the following sheet is true, correct and complete as of September 30, 2025, that each lease listed is in full force and effect, that there are no other leases or options to purchase, and that no rent has been assigned or prepaid.","","Larkspur Crossing Associates, LP","By:  ____________________________","      Bertrand Q. Ashlocke, Vice President of the General Partner"]):cv.write(i+1,0,q,F(bold=1,font_size=16) if i==0 else tw)
    cv.set_row(5,62);cv.set_column(0,0,82)
    pr.write(0,0,"Percentage rent billed, lease years ended 2022-2024",F(bold=1))
    for c,h in enumerate(["Tenant","2022","2023","2024","2024 reported sales"]):pr.write(2,c,h,F(bold=1,bottom=1))
    P=[("Larkspur Fresh Market",0,11250,14875,18690000),("Cloverleaf Fabrics & Crafts",0,0,0,2410000),("Noodle Republic",0,1850,4200,1184000),("The Gilded Crumb Bakery",0,0,0,655000),("Burger Hutch #44",9600,15180,17940,2299000)]
    m0_=F(num_format="#,##0")
    for i,p in enumerate(P):
        for c,v in enumerate(p):pr.write(3+i,c,v,m0_)
    pr.write(8,0,"Total",F(bold=1));
    for c in(1,2,3):pr.write(8,c,sum(p[c] for p in P),F(bold=1,num_format="#,##0",top=1))
    pr.set_column(0,0,30);pr.set_column(1,4,16);s.activate();w.close()
    save(n,"RETAIL",rows,"Larkspur Crossing Shopping Center","2025-09-30",14,11,3,"three sheets, tenant first, statuses, steps in paired columns, future tenants in rows of their own, percentage rent",True,"retail owner's asset manager",sheet="RR 9-30-25",
      checks=[[k,v,""] for k,v in zip(["annualRent","contractRent","charge:CAM","charge:RET","charge:INS","totalCharges"],[S(rows,'annualRent'),S(rows,'contractRent'),cs(rows,"CAM"),cs(rows,"RET"),cs(rows,"INS"),S(rows,'totalCharges')])]+[["area",gla+9800,"printed total counts suite 104 once"]])

# ---------- d13 office by floors, hidden columns, floors bottom-up -----------------
def d13():
    n="13_merchants_exchange_office.xlsx";w=wb(n);s=w.add_worksheet("Rent Roll");old=w.add_worksheet("2024 (old)")
    F=lambda **k:w.add_format({**dict(font_name="Times New Roman",font_size=10),**k})
    fl=[("6th Floor",[("600","Haverstock & Lowe, LLP",6240,D(2016,2,1),D(2031,1,31),166920.0,2850.4,1196.0,"5-yr option; terminate 1/31/2028 w/ 9 mos. notice")]),
      ("5th Floor",[("500","Trellis Health Analytics",3980,D(2022,6,1),D(2029,5,31),99500.0,1240.0,762.83,"$1/sf annual steps"),("510","(vacant)",1120,None,None,None,None,None,"Asking rent $2,240/mo."),("520","Ostara Family Foundation",1140,D(2021,9,1),D(2026,8,31),26790.0,388.2,218.5,"renewal notice due 2/28/2026")]),
      ("4th Floor",[("400","Merchants Exchange Realty (Owner)",2400,None,None,0.0,None,None,"Owner occupied, no lease"),("405","Silverlode Minerals Corp.",1890,D(2018,4,1),D(2028,3,31),47250.0,706.3,362.25,"two 3-yr options"),("410","Dunlap Court Reporting",950,D(2019,1,1),"Month to month",19950.0,0.0,182.08,"30 day notice either way"),("415","Pinnacle Peak Staffing",1000,D(2024,3,1),D(2027,2,28),23500.0,145.5,191.67,"none")]),
      ("3rd Floor",[("300","State Dept. of Revenue, Field Audit",6240,D(2020,7,1),D(2030,6,30),143520.0,1965.75,1196.0,"subject to appropriation")]),
      ("2nd Floor",[("200","Bristlecone Title Co.",2650,D(2023,11,1),D(2028,10,31),63600.0,612.4,507.92,"one 5-yr option"),("210","Alder & Fitch Architects",1975,D(2017,5,1),D(2027,4,30),46412.5,823.15,378.54,"one 5-yr option"),("220","(vacant)",815,None,None,None,None,None,"Asking rent $1,560/mo."),("225","Corinth Bail Bonds",800,D(2025,2,1),D(2026,1,31),18400.0,0.0,153.33,"gross lease")]),
      ("1st Floor",[("100","Exchange Coffee House",1450,D(2021,3,1),D(2026,2,28),37700.0,0.0,1015.0,"% rent 6% over $520,000; one 5-yr option"),("110","First Fidelity Brokerage",3120,D(2015,10,1),D(2030,9,30),92040.0,1398.9,598.0,"signage rights; two 5-yr options"),("LL-1","Dead storage (various tenants)",900,None,None,7200.0,None,None,"cages billed monthly")])]
    H=[("","","Suite"),("","","Lessee"),("Rentable","Square","Feet"),("","Lease","From"),("","Lease","To"),("","Annual","Base Rent"),("Annual","Rent","Per Sq Ft"),("Prior","Monthly","Rent"),("Monthly","Op. Exp.","Escalation"),("Monthly","Electric","Inclusion"),("2025","Stop","Per Sq Ft"),("Total","Monthly","Billings"),("","Options, Terminations,","Remarks")]
    # cols B..N ; H (prior) hidden
    s.write("B1","THE MERCHANTS EXCHANGE",F(bold=1,font_size=14,underline=1));s.write("B2","Schedule of Tenants and Rents");s.write("B3","For the month ending November 30, 2025")
    for k in range(3):
        for c,h in enumerate(H):s.write(4+k,1+c,h[k],F(bold=1,align="center" if c>1 else "left",bottom=2 if k==2 else 0))
    t=F();nf=F(num_format="#,##0");mf=F(num_format="#,##0.00;(#,##0.00);0.00");df=F(num_format="dd-mmm-yy",align="center");it=F(italic=1)
    r=8;rows=[];sub=[]
    bl=F(bold=1);bn=F(bold=1,num_format="#,##0",top=1);bm=F(bold=1,num_format="#,##0.00",top=1)
    for name,g in fl:
        s.write(r,1,name,F(bold=1,italic=1));r+=1;q=[]
        for su,tn,sf,a,e,an,oe,el,rm in g:
            vac=tn=="(vacant)";s.write_string(r,1,su,t);s.write(r,2,tn,it if vac else t);s.write(r,3,sf,nf);wd(s,r,4,a,df);wd(s,r,5,e,df if isinstance(e,dt.date) else F(align="center"))
            if an is not None:
                s.write(r,6,an,mf)
                if an:s.write(r,7,round(an/sf,2),mf);s.write(r,8,round(an/12*.97,2),mf)
            for c,v in((9,oe),(10,el)):
                if v is not None:s.write(r,c,v,mf)
            if oe:s.write(r,11,9.15 if a.year<2021 else 10.6,mf)
            tot=round((an or 0)/12+(oe or 0)+(el or 0),2) if an is not None else None
            if tot is not None:s.write(r,12,tot,mf)
            s.write(r,13,rm,F(indent=1))
            q.append(R(unit=su,tenantName=None if vac else tn,area=sf,section=name,statusText="(vacant)" if vac else "Owner occupied" if "Owner" in tn else "Occupied",leaseStartDate=a,leaseEndDate=e,annualRent=an,charges=ch(("Op. Exp. Escalation",oe),("Electric Inclusion",el)),totalCharges=tot,marketRent={"510":2240.0,"220":1560.0}.get(su)));r+=1
        rows+=q
        if len(g)>1:
            s.write(r,2,f"Total {name}",bl)
            for c,v in((3,S(q,'area')),(6,S(q,'annualRent')),(9,cs(q,"Op. Exp. Escalation")),(10,cs(q,"Electric Inclusion")),(12,S(q,'totalCharges'))):s.write(r,c,v,bn if c==3 else bm)
            r+=1
        r+=1
    T=[S(rows,'area'),S(rows,'annualRent'),cs(rows,"Op. Exp. Escalation"),cs(rows,"Electric Inclusion"),S(rows,'totalCharges')]
    s.write(r,2,"BUILDING TOTALS",bl)
    for c,v in zip((3,6,9,10,12),T):s.write(r,c,v,F(bold=1,num_format="#,##0" if c==3 else "$#,##0.00",top=1,bottom=6))
    r+=2;va=S([x for x in rows if x['statusText']=="(vacant)"],'area')
    for a,b in (("Rentable area",T[0]),("  Leased to tenants",T[0]-va-2400),("  Owner occupied",2400),("  Vacant",va)):
        s.write(r,2,a,t);s.write(r,3,b,nf);s.write(r,4,b/T[0],F(num_format="0.0%",align="center"));r+=1
    s.write(r,2,"Spaces: 16, of which 2 vacant.",t);r+=2
    s.write(r,1,"Escalations are each tenant's share of operating expenses and taxes over the stop shown. Suite 100's electric is submetered; its charge is an average.",F(font_size=9));r+=1
    s.write(r,1,"I certify that the foregoing is correct.     /s/ Genevieve Proulx-Tanner, Controller     December 2, 2025",F(font_size=9,italic=1))
    for c,x in enumerate([1.5,7,33,10,11,14,13,10,10,11,10,9,12,42]):s.set_column(c,c,x)
    s.set_column(8,8,10,None,{'hidden':1});s.hide_gridlines(2);s.set_landscape();s.fit_to_pages(1,1)
    old.write(0,0,"superseded - see Rent Roll tab");old.write(2,0,"Suite");old.write(2,1,"Lessee");old.write(2,2,"Annual rent 2024")
    for i,(a,b,c) in enumerate((("600","Haverstock & Lowe, LLP",162240),("300","State Dept. of Revenue, Field Audit",140400),("110","First Fidelity Brokerage",90480))):
        old.write(3+i,0,a);old.write(3+i,1,b);old.write(3+i,2,c)
    w.close()
    save(n,"OFFICE",rows,"THE MERCHANTS EXCHANGE","2025-11-30",16,14,2,"three-line header, floors top down, hidden column, blank spacer rows, old sheet beside",True,"controller of the owner",sheet="Rent Roll",
      checks=[[k,v,""] for k,v in zip(["area","annualRent","charge:Op. Exp. Escalation","charge:Electric Inclusion","totalCharges"],T)])

# ---------- d14 contractor bays, two-line records ----------------------------------
def d14():
    n="14_tollgate_contractor_bays.xlsx";w=wb(n);s=w.add_worksheet("bays");r_=rng(n)
    F=lambda **k:w.add_format({**dict(font_name="Calibri",font_size=11),**k})
    T=[("1","Briscoe Septic & Drain","Nate",D(2023,5,1),D(2026,4,30),2,"Rent goes to $1,325 on 5/1/26",1260),("2","Lamplight Electric","Rhonda",D(2021,2,1),"MTM",1,"",1240),
     ("3 & 4","Greer Bros. Drywall","Dale Greer",D(2020,9,1),D(2025,12,31),1,"wants 2 more yrs, no paper yet",2390),("5","","",None,None,0,"for rent $1,295/mo + utilities",None),
     ("6","Toll Gate Storage (us)","",None,None,0,"our mower, salt, spare doors. no rent",0),("7","Hot Rod Alley Customs","Stu",D(2024,11,1),D(2026,10,31),2,"late twice, NSF fee paid",1275),
     ("8","Kindling Creek Firewood","",D(2025,4,1),"MTM",1,"",1195),("9","Sabine Mobile Welding","Ruben",D(2022,8,1),D(2027,7,31),1,"Rent goes to $1,350 on 8/1/26",1310),
     ("10","Nettleton Church of the Way","Pastor Lyle",D(2019,1,1),D(2028,12,31),0,"discounted",900),("11","Apex Garage Door Co.","Wanda",D(2024,1,1),D(2026,12,31),2,"has right of 1st refusal on 12",1275),
     ("12","","",None,None,0,"for rent $1,295/mo + utilities - roof leak fixed 8/25",None),("13 & 14","Pioneer Pool & Spa","Mitch",D(2023,3,1),D(2028,2,29),1,"Rent goes to $2,520 on 3/1/26",2450),
     ("15","Yellow Door Catering","Anneke",D(2026,1,1),D(2027,12,31),2,"signed lease, moves in Jan 1 - not in yet",1295),("16","Odom Landscape","Jimbo",D(2018,6,1),"MTM",1,"pays cash",1100),
     ("YARD","Odom Landscape","Jimbo",D(2018,6,1),"MTM",0,"fenced gravel, 1/2 acre",450),("TOWER","Crestcom Wireless","site dept.",D(2012,10,1),D(2032,9,30),0,"3% a yr. paid annually, shown as monthly",1187.5)]
    s.merge_range("A1:I1","Toll Gate Contractor Bays",F(bold=1,font_size=18,align="center"));s.merge_range("A2:I2","Rent roll for bank   -   Jan-Dec 2025, as it stands 10/20/25",F(align="center"))
    H=["Bay","Tenant\n   contact / remarks","Sq ft","Lease from","Lease to","Rent","Water/ sewer","Dumpster","Mo. total"]
    s.set_row(3,32)
    for c,h in enumerate(H):s.write(3,c,h,F(bold=1,text_wrap=1,top=1,bottom=1,bg_color="#DDEBF7",align="left" if c==1 else "center"))
    r=4;rows=[]
    mf=F(num_format="$#,##0.00");df=F(num_format="m/d/yyyy",align="center");nf=F(num_format="#,##0",align="center");sm=F(italic=1,font_size=9,font_color="#595959",indent=1);ln=F(bottom=4)
    for u,tn,ct,a,e,sv,rm,rent in T:
        sf=None if u in("YARD","TOWER") else 3000 if "&" in u else 1500
        v=not tn
        s.write_string(r,0,u,F(bold=1,align="center"));s.write(r,1,tn or "VACANT",F(bold=1,font_color="red") if v else F())
        if sf:s.write(r,2,sf,nf)
        if a:wd(s,r,3,a,df);wd(s,r,4,e,df)
        ws=dm=tot=None
        if not v:
            ws=45.0 if sv>=1 else 0.0;dm=30.0 if sv==2 else 0.0
            if "&" in u:ws*=2
            tot=rent+ws+dm
            for c,x in((5,rent),(6,ws),(7,dm)):s.write(r,c,x,mf)
            s.write_formula(r,8,f"=SUM(F{r+1}:H{r+1})",mf,tot)
        tail=" - ".join(x for x in(f"{ct} 555-01{r_.randrange(10,99)}" if ct else "",rm) if x)
        s.write(r+1,1,tail,sm)
        for c in [0]+list(range(2,9)):s.write_blank(r+1,c,None,ln)
        s.write(r+1,1,tail,F(italic=1,font_size=9,font_color="#595959",indent=1,bottom=4))
        st={"1":(D(2026,5,1),1325),"9":(D(2026,8,1),1350),"13 & 14":(D(2026,3,1),2520)}.get(u)
        rows.append(R(unit=u,tenantName=tn or None,area=sf,statusText="VACANT" if v else "signed lease - not in yet" if "signed" in rm else "Occupied",leaseStartDate=a,leaseEndDate=e,contractRent=rent,charges=ch(("Water/ sewer",ws),("Dumpster",dm)),totalCharges=tot,marketRent=1295 if v else None,rentSteps=[dict(date=st[0],amount=st[1])] if st else []))
        r+=2
    q=rows;TT=[S(q,'area'),S(q,'contractRent'),cs(q,"Water/ sewer"),cs(q,"Dumpster"),S(q,'totalCharges')]
    s.write(r,1,"Totals (incl. bay 15 from January)",F(bold=1,top=1))
    for c,v in zip((2,5,6,7,8),TT):s.write(r,c,v,F(bold=1,top=1,num_format="#,##0" if c==2 else "$#,##0.00",align="center" if c==2 else "right"))
    r+=1;s.write(r,1,"Less bay 15 until January",F());s.write(r,5,-1295,F(num_format="$#,##0.00;($#,##0.00)"));s.write(r,6,-45,F(num_format="$#,##0.00;($#,##0.00)"));s.write(r,7,-30,F(num_format="$#,##0.00;($#,##0.00)"));s.write(r,8,-1370,F(num_format="$#,##0.00;($#,##0.00)"))
    r+=1;s.write(r,1,"Collecting now",F(bold=1))
    for c,v in zip((5,6,7,8),(TT[1]-1295,TT[2]-45,TT[3]-30,TT[4]-1370)):s.write(r,c,v,F(bold=1,num_format="$#,##0.00",bottom=6))
    r+=2
    for x in ("Bays are 30 x 50. Tenants pay own electric and gas. Tax and insurance on us.","Deposits are one month on all bays but 6, 10 and 16.","I swear this is right.    Thelonius Grady-Marsh, Toll Gate Properties        10/21/25"):
        s.merge_range(r,0,r,8,x,F(font_size=10));r+=1
    # side note
    s.write(4,10,"Bank: see leases",F(italic=1,font_color="#0070C0"));s.write(5,10,"in blue folder.",F(italic=1,font_color="#0070C0"));s.write(10,10,"2 empty of 16 bays",F(italic=1,font_color="#0070C0"))
    for c,x in enumerate([9,44,9,12,12,12,11,11,13,2,20]):s.set_column(c,c,x)
    s.fit_to_pages(1,1);w.close()
    save(n,"WAREHOUSE",rows,"Toll Gate Contractor Bays","2025-10-20",None,None,2,"two-line records in Excel, double bays, yard and tower rows, side notes, signed lease not begun",True,"owner typing himself",sheet="bays",
      checks=[[k,v,""] for k,v in zip(["area","contractRent","charge:Water/ sewer","charge:Dumpster","totalCharges"],TT)])
if __name__=="__main__": d12();d13();d14()
