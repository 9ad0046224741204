from common import *
import openpyxl,csv,xlwt
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
B=Font(bold=True);GR=PatternFill("solid",fgColor="DDDDDD");YE=PatternFill("solid",fgColor="FFF2CC");BL=PatternFill("solid",fgColor="BDD7EE")
TOP=Border(top=Side(style="thin"));BOX=Border(*[Side(style="thin")]*4)
def fit(wb):
    for w in wb.worksheets:w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0
def widths(ws,d):
    for k,v in d.items():ws.column_dimensions[k].width=v

# ---------- 08 a tab per building
def d08():
    n="08_quillwood_by_building.xlsx";g=G(108);r=g.r;wb=openpyxl.Workbook();sm=wb.active;sm.title="SUMMARY"
    bl=[("Sorrel","Sorrel House",10,1),("Teasel","Teasel House",12,2),("Yarrow","Yarrow House",8,0),("Vetch","Vetch House",15,2)]
    rows=[];agg=[]
    for bi,(tab,bn,k,nvac) in enumerate(bl):
        ws=wb.create_sheet(tab);ws["A1"]=bn;ws["A1"].font=Font(bold=True,size=14);ws["A2"]="Quillwood Gardens - rents for November 2026"
        cols=["Apt","Tenant","Bedrooms","Rent","Parking","Storage","Pet","Total","Lease up","Deposit","Phone"]
        if tab=="Yarrow":cols.remove("Storage")
        if tab=="Vetch":cols=["Apt","Bedrooms","Tenant","Phone","Lease up","Deposit","Rent","Pet","Parking","Storage","Total"]
        if tab=="Teasel":cols[cols.index("Lease up")]="Lease ends";cols[cols.index("Tenant")]="Name"
        h=4 if tab!="Teasel" else 5
        for c,l in enumerate(cols,1):
            x=ws.cell(h,c,l);x.font=B;x.fill=[GR,BL,YE,GR][bi]
        vac=set(r.sample(range(k),nvac));y=h;s=dict(Rent=0,Parking=0,Storage=0,Pet=0,Total=0,Deposit=0)
        for j in range(k):
            y+=1;u=f"{tab[0]}{j+1}";bd=r.choice(["Studio","1","1","2","2","3"]);bdv=bd if bd=="Studio" else int(bd);d={"Apt":u,"Bedrooms":bdv}
            if j in vac:
                d["Tenant"]="vacant" if tab!="Vetch" else "EMPTY - painting"
                rows.append(row(unit=u,building=bn,unitType=bd,statusText=d["Tenant"]))
            else:
                rt={"Studio":875,"1":1010,"2":1225,"3":1460}[bd]+r.randrange(-40,60,5);pk=r.choice([None,40,40,80]);so=r.choice([None,None,25]) if "Storage" in cols else None;pe=r.choice([None,None,30,None]);t=rt+(pk or 0)+(so or 0)+(pe or 0)
                le=g.first("2026-12-01","2027-11-01")-dt.timedelta(1) if r.random()<.8 else "m-t-m";dep=r.choice([rt,rt,600,None]);nm=g.name(r.choice(["{f} {l}","{f} {l}","{l}"]))
                d.update(Tenant=nm,Rent=rt,Parking=pk,Storage=so,Pet=pe,Total=t,Deposit=dep,Phone=f"555-01{r.randrange(10,99)}");d["Lease up"]=le
                for kk in s:s[kk]+=d.get(kk) or 0
                rows.append(row(unit=u,building=bn,unitType=bd,tenantName=nm,statusText="Occupied",contractRent=rt,leaseEndDate=le,deposit=dep,charges=ch(("Parking",pk),("Storage",so),("Pet",pe)),totalCharges=t))
            for c,l in enumerate(cols,1):
                key={"Name":"Tenant","Lease ends":"Lease up"}.get(l,l);x=ws.cell(y,c,d.get(key))
                if key=="Lease up" and isinstance(d.get(key),dt.date):x.number_format="m/d/yyyy"
                if key in s:x.number_format='#,##0'
                if j in vac:x.font=Font(italic=True,color="888888")
        y+=1 if tab=="Sorrel" else 2;ws.cell(y,1,"TOTAL" if bi%2==0 else "Totals").font=B
        for c,l in enumerate(cols,1):
            if l in s:x=ws.cell(y,c,s[l]);x.font=B;x.border=TOP;x.number_format='#,##0'
        if tab=="Teasel":ws.cell(y+2,1,"Boiler serviced 9/14 - next due Sept 2027")
        for c,l in enumerate(cols,1):ws.column_dimensions[L(c)].width={"Tenant":22,"Name":22,"Phone":11,"Lease up":12,"Lease ends":12}.get(l,10)
        agg.append((bn,k,k-nvac,nvac,s["Rent"],s["Total"]))
    sm["A1"]="Quillwood Gardens";sm["A1"].font=Font(bold=True,size=14);sm["A2"]="Totals of the four buildings, November 2026"
    for c,l in enumerate(["Building","Apts","Rented","Empty","Rent","With extras"],1):sm.cell(4,c,l).font=B
    for i,a in enumerate(agg):
        for c,v in enumerate(a,1):sm.cell(5+i,c,v).number_format='#,##0'
    for c,v in enumerate(["All"]+[sum(a[i] for a in agg) for i in range(1,6)],1):x=sm.cell(9,c,v);x.font=B;x.border=TOP;x.number_format='#,##0'
    sm.column_dimensions["A"].width=22;fit(wb);wb.save(doc(n))
    emit(n,rows,"MULTIFAMILY","one tab per building, columns differ by tab, summary tab","the roll is spread over four tabs (Sorrel, Teasel, Yarrow, Vetch), sheet is null",prop="Quillwood Gardens",ason="2026-11",units=45,occ=40,vac=5)

# ---------- 09 mail merge csv
def d09():
    n="09_harrow_mill_mailmerge.csv";g=G(109);r=g.r;rows=[];nv=0
    with open(doc(n),"w",newline="",encoding="utf-8-sig") as f:
        w=csv.writer(f);w.writerow(["MergeID","LetterCode","","Addressee","Salutation","PropName","Street","AptNo","CityStZip","FlrPlan","OccStat","CurRent","PkgFee","StorFee","PetFee","TotMonthly","NewRent","NewRentEff","LeaseBeg","LeaseExp","","PrtFlag"])
        no=0
        for b,fl in [(f,k) for f in (1,2,3,4) for k in range(1,16)]:
            no+=1;u=f"{b}{fl:02d}";fp=r.choice(["Studio","A1","A2","B1","B2"]);base={"Studio":1120,"A1":1340,"A2":1415,"B1":1690,"B2":1775}[fp]
            st=["2200 Harrow Mill Rd"];cz="Lowell, MI 49331"
            if r.random()<.08:
                nv+=1;w.writerow([f"M{no:04d}","","","","","Harrow Mill Apartments",st[0],u,cz,fp,"VAC"]+[""]*10+["N"]);rows.append(row(unit=u,propertyName="Harrow Mill Apartments",unitType=fp,statusText="VAC"));continue
            nm=g.name();ti=r.choice(["Mr.","Ms."]);rt=base-r.randrange(0,120,5);pk=r.choice([0,0,45,65]);so=r.choice([0,0,20]);pe=r.choice([0,0,0,35]);t=rt+pk+so+pe
            lb=g.first("2025-11-01","2026-10-01");le=endlease(lb,12 if lb>dt.date(2025,12,1) else 14);stt=r.choices(["OCC","NTV"],[92,8])[0];nr=ne=None
            if stt=="OCC" and le<dt.date(2027,4,1):nr=rt+r.choice([25,35,40,55]);ne=le+dt.timedelta(1)
            w.writerow([f"M{no:04d}","RNW2" if nr else "STD1","",nm,f"Dear {nm.split()[0]},","Harrow Mill Apartments",st[0],u,cz,fp,stt,f"{rt:.2f}",f"{pk:.2f}",f"{so:.2f}",f"{pe:.2f}",f"{t:.2f}",f"{nr:.2f}" if nr else "",us(ne) if ne else "",us(lb),us(le),"","Y"])
            rows.append(row(unit=u,propertyName="Harrow Mill Apartments",unitType=fp,tenantName=nm,statusText=stt,contractRent=rt,leaseStartDate=lb,leaseEndDate=le,charges=ch(("PkgFee",pk),("StorFee",so),("PetFee",pe)),totalCharges=t,rentSteps=[{"date":iso(ne),"amount":nr}] if nr else None))
    emit(n,rows,"MULTIFAMILY","mail-merge table, plain csv","no title, blank columns, code words, new rent with effective date",prop="Harrow Mill Apartments",ason=None,units=60,occ=60-nv,vac=nv)

# ---------- 10 large system export, repeated heads, charge columns, applicants, planted row dropped
def d10():
    n="10_stonebrook_rentroll_detail.xlsx";g=G(110);r=g.r;wb=openpyxl.Workbook();ws=wb.active;ws.title="Rent Roll Detail"
    fps={"A1R":("1x1",688,1322),"A2":("1x1",744,1390),"B1":("2x2",1012,1688),"B2R":("2x2",1088,1795),"C1":("3x2",1297,2110)}
    codes=["RENT","CONC","GARAGE","PETRENT","STORAGE","VALETTR","UTILFEE"]
    # layout: blank columns between, from merged report cells
    C=dict(bu=2,fp=3,sf=5,st=6,nm=7,mi=9,ls=10,le=11,mo=12,mk=13,dep=15,bal=16,tb=17);cc={c:19+i for i,c in enumerate(codes)}
    HD=dict(bu="Bldg/Unit",fp="Floorplan",sf="SQFT",st="Unit/Lease Status",nm="Name",mi="Move-In",ls="Lease Start",le="Lease End",mo="Move-Out",mk="Market + Addl.",dep="Dep On Hand",bal="Balance",tb="Total Billing")
    y=1;ws.cell(1,2,"RENT ROLL DETAIL").font=Font(bold=True,size=13);ws.cell(2,2,"Stonebrook Crossing").font=B;ws.cell(3,2,"mgt-591-004");ws.cell(4,2,"As of 08/31/2026");ws.cell(1,16,"Page 1 of 5");ws.cell(2,16,"Parameters: Properties - ALL; Subjournals - ALL; Exclude Formers? - Yes")
    ws.merge_cells("B1:G1");y=6
    def head(y):
        ws.row_dimensions[y].height=26
        for k,v in HD.items():x=ws.cell(y,C[k],v);x.font=Font(bold=True,size=9);x.alignment=Alignment(wrap_text=True,vertical="bottom");x.fill=GR
        for k,v in cc.items():x=ws.cell(y,v,k);x.font=Font(bold=True,size=9);x.fill=GR
    head(y);y+=1;rows=[];units=[f"{b:02d}-{b}{f}{k:02d}" for b in range(1,9) for f in (1,2) for k in range(1,11)]
    T=dict(sf=0,mk=0,dep=0,bal=0,tb=0);TC={c:0 for c in codes};cnt={};drop=r.randrange(90,130);plant=None;since=0;pg=1;sec=[]
    def put(y,u,fp,sf,st,nm,mi,ls,le,mo,mk,dep,bal,chs,star=False):
        nf='#,##0.00'+('"*"' if star else '')
        v=dict(bu=u,fp=fp,sf=sf,st=st,nm=nm,mi=mi,ls=ls,le=le,mo=mo,mk=mk,dep=dep,bal=bal,tb=sum(chs.values()) if chs else None)
        for k,q in v.items():
            if q is None:continue
            x=ws.cell(y,C[k],us(q) if isinstance(q,dt.date) else q)
            if k in("mk","dep","bal","tb"):x.number_format=nf
        for c,a in (chs or {}).items():x=ws.cell(y,cc[c],a);x.number_format=nf
    for i,u in enumerate(units):
        if since>=36:
            y+=1;pg+=1;ws.cell(y,2,"Stonebrook Crossing");ws.cell(y,16,f"Page {pg} of 5");y+=1;head(y);y+=1;since=0
        fp=r.choice(list(fps));bb,sf,mk=fps[fp];mk+=r.choice([0,0,10,25,-15])
        st=r.choices(["Occupied","Occupied-NTV","Vacant","Vacant-Leased","Admin/Down"],[86,5,4,4,0.8])[0]
        if i==drop:st="Occupied"
        cnt[st]=cnt.get(st,0)+1;fpx=f"{fp} {bb}"
        if st.startswith("Occ"):
            nm=g.name("{l}, {f}") if i<900 else "";mi=g.date("2022-01-10","2026-08-20");ls=mi;le=endlease(ls,12)
            while le<dt.date(2026,8,31):ls=le+dt.timedelta(1);le=endlease(ls,12)
            mo=g.date("2026-09-05","2026-10-25") if st.endswith("NTV") else None
            c={"RENT":mk-r.randrange(0,130,5)}
            if r.random()<.1:c["CONC"]=-r.choice([50,75,100])
            if r.random()<.2:c["GARAGE"]=125
            if r.random()<.3:c["PETRENT"]=r.choice([25,50])
            if r.random()<.15:c["STORAGE"]=35
            c["VALETTR"]=30;c["UTILFEE"]=5.25
            dep=r.choice([0,250,250,500]);bal=r.choice([0,0,0,0,round(r.uniform(-90,1500),2)])
            T["sf"]+=sf;T["mk"]+=mk;T["dep"]+=dep;T["bal"]+=bal;T["tb"]+=sum(c.values())
            for k,a in c.items():TC[k]+=a
            if i==drop:plant={"what":f"row of {u} ({nm}, rent {c['RENT']}) is missing, totals and unit counts include it","kind":"row_dropped"};continue
            put(y,u,fpx,sf,st,nm,mi,ls,le,mo,mk,dep,bal,c)
            rows.append(row(unit=u,unitType=fpx,area=sf,tenantName=nm,statusText=st,marketRent=mk,contractRent=c["RENT"],leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,deposit=dep,balance=bal,charges=ch(*c.items()),totalCharges=sum(c.values())));y+=1;since+=1
        else:
            put(y,u,fpx,sf,st,"VACANT" if st.startswith("V") else None,None,None,None,None,mk,None,None,None);T["sf"]+=sf;T["mk"]+=mk
            rows.append(row(unit=u,unitType=fpx,area=sf,statusText=st,marketRent=mk));y+=1;since+=1
            if st=="Vacant-Leased":
                nm=g.name("{l}, {f}");ls=g.date("2026-09-02","2026-09-29");le=endlease(ls,14);c={"RENT":mk-40,"VALETTR":30,"UTILFEE":5.25}
                put(y,u,fpx,sf,"Applicant",nm,ls,ls,le,None,None,150,0,c,True)
                rows.append(row(unit=u,unitType=fpx,area=sf,tenantName=nm,statusText="Applicant",contractRent=c["RENT"],leaseStartDate=ls,leaseEndDate=le,moveInDate=ls,deposit=150,balance=0,charges=ch(*c.items()),totalCharges=sum(c.values())));y+=1;since+=1
    y+=1;ws.cell(y,2,"Totals:").font=B
    for k in ("sf","mk","dep","bal","tb"):x=ws.cell(y,C[k],round(T[k],2));x.font=B;x.border=TOP;x.number_format='#,##0.00' if k!="sf" else '#,##0'
    for c in codes:x=ws.cell(y,cc[c],round(TC[c],2));x.font=B;x.border=TOP;x.number_format='#,##0.00'
    y+=1;ws.cell(y,2,"* Amounts of applicants are not included in the totals.").font=Font(italic=True,size=8);y+=2
    ws.cell(y,2,"Occupancy and Rents Summary for Current Date").font=B;y+=1
    for k,a in zip((2,6,7),("Unit Status","# Units","Percent")):ws.cell(y,k,a).font=B
    y+=1
    for s in ("Occupied","Occupied-NTV","Vacant","Vacant-Leased","Admin/Down"):
        ws.cell(y,2,s);ws.cell(y,6,cnt.get(s,0));ws.cell(y,7,cnt.get(s,0)/len(units)).number_format='0.0%';y+=1
    ws.cell(y,2,"Totals:").font=B;ws.cell(y,6,len(units)).font=B;ws.cell(y,7,1).number_format='0.0%'
    widths(ws,dict(A=2,B=12,C=11,D=2,E=8,F=17,G=24,H=2,I=11,J=11,K=11,L=11,M=11,N=2,O=11,P=11,Q=12,R=2,S=12,T=11,U=11,V=11,W=11,X=11,Y=11));fit(wb);wb.save(doc(n))
    oc=cnt.get("Occupied",0)+cnt.get("Occupied-NTV",0);va=cnt.get("Vacant",0)+cnt.get("Vacant-Leased",0)
    emit(n,rows,"MULTIFAMILY","large system export, charge codes as columns, repeated heads, blank columns","applicant rows starred, page heads within, planted missing row; counts are those the document prints",prop="Stonebrook Crossing",ason="2026-08-31",units=len(units),occ=oc,vac=va if not cnt.get("Admin/Down") else None,planted=plant)

# ---------- 11 odd words export
def d11():
    n="11_rr_export_scattered.xlsx";g=G(111);r=g.r;wb=openpyxl.Workbook();ws=wb.active;ws.title="RR_EXPORT"
    hd=["ENT_ID","PROP_CD","PROP_NM","UN_ID","FILLER1","BRBA","RES_NM","OCC_CD","SQF","MKT_RT","ACT_RT","PET_CHG","OTH_CHG","FILLER2","LS_BGN","LS_END","MI_DT","SEC_DEP","AR_BAL","LAST_UPD"]
    for c,h in enumerate(hd,1):ws.cell(1,c,h)
    pn=["Alcott Duplex","Baywater Cottages","Corley SFR","Dutton SFR","Emerson Duplex","Foxglove Triplex","Graham SFR","Halloran SFR","Inwood Cottages","Jarvis Duplex","Kirby SFR"];k=[2,6,1,1,2,3,1,1,5,2,1]
    k2=list(k);rows=[];y=1;cn={"O":0,"V":0,"N":0,"D":0}
    for p_,q in zip(pn,k2):
        for j in range(q):
            y+=1;cd=f"{p_[:3].upper()}{r.randrange(100,999) if j==0 else cdn}" if False else p_[:4].upper();u=f"{cd}-{j+1:02d}" if q>1 else f"{cd}-00"
            br=r.choice(["2BR1BA","3BR2BA","3BR1BA","1BR1BA"]);sf=r.randrange(640,1500,4);mk=round((500+sf*.78)/5)*5;oc=r.choices("OVND",[80,10,8,3])[0]
            if y in (5,):oc="V"
            if y==9:oc="N"
            if y==17:oc="D"
            cn[oc]+=1;v=[7710,cd,p_,u,None,br];upd=20261104
            if oc in "VD":
                ws_=["" if oc=="V" else None,oc,sf,mk,0 if oc=="V" else None,0,0,None,None,None,None,0,0,upd]
                rows.append(row(unit=u,propertyName=p_,unitType=br,statusText=oc,area=sf,marketRent=mk,contractRent=0 if oc=="V" else None,charges=ch(("PET_CHG",0),("OTH_CHG",0)),deposit=0,balance=0))
            else:
                nm=g.name("{l} {f}").upper();mi=g.date("2019-06-01","2026-09-01");ls=g.first("2025-10-01","2026-09-01");ls=max(ls,mi);le=endlease(ls,12);rt=mk-r.randrange(0,140,5);pe=r.choice([0,0,25]);ot=r.choice([0,0,0,15,60]);dep=r.choice([rt,800,1000]);bal=r.choice([0,0,0,-20,round(r.uniform(40,1400),2)]);f=lambda d:d.strftime("%Y%m%d")
                if ls<=dt.date(2025,11,3):le=endlease(ls,24)
                ws_=[nm,oc,sf,mk,rt,pe,ot,None,f(ls),f(le),f(mi),dep,bal,upd]
                rows.append(row(unit=u,propertyName=p_,unitType=br,tenantName=nm,statusText=oc,area=sf,marketRent=mk,contractRent=rt,charges=ch(("PET_CHG",pe),("OTH_CHG",ot)),leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,deposit=dep,balance=bal))
            for c,q_ in enumerate(v+ws_,1):
                if q_ not in (None,""):ws.cell(y,c,q_)
    ws.column_dimensions["A"].hidden=True;ws.freeze_panes="E2"
    for c in range(2,21):ws.column_dimensions[L(c)].width=11
    ws.column_dimensions["C"].width=20;ws.column_dimensions["G"].width=24
    kx=wb.create_sheet("FIELD_KEY")
    for i,a in enumerate([("FIELD","CODE","MEANING"),("OCC_CD","O","Occupied"),("OCC_CD","V","Vacant"),("OCC_CD","N","Occupied, on notice"),("OCC_CD","D","Down, not rentable"),("MKT_RT","","Market rate, monthly"),("ACT_RT","","Actual rate, monthly"),("AR_BAL","","Receivable balance at export"),("FILLER1/2","","Not used")],1):
        for c,v in enumerate(a,1):ws_=kx.cell(i,c,v or None)
    kx.column_dimensions["C"].width=32;fit(wb);wb.save(doc(n));N=len(rows)
    emit(n,rows,"SINGLE_FAMILY_RENTAL","plain export with code words, filler columns, key sheet","cryptic heads, eight-digit dates, hidden column, down unit",prop=None,ason=None,units=N,occ=cn["O"]+cn["N"],vac=cn["V"] if not cn["D"] else None,sheet="RR_EXPORT")

# ---------- 12 mixed-use, three tables on one sheet
def d12():
    n="12_marlowe_block_owner_sheet.xlsx";g=G(112);r=g.r;wb=openpyxl.Workbook();ws=wb.active;ws.title="Marlowe Block"
    rows=[];ws["B2"]="THE MARLOWE BLOCK";ws["B2"].font=Font(bold=True,size=16,name="Georgia");ws["B3"]="200-216 Marlowe St, Bangor  /  what everybody pays, 10/1/2026";ws["B3"].font=Font(italic=True)
    y=5
    def title(t):
        nonlocal y
        ws.cell(y,2,t).font=Font(bold=True,size=12,color="FFFFFF")
        for c in range(2,13):ws.cell(y,c).fill=PatternFill("solid",fgColor="44546A")
        y+=1
    def hd(ls):
        nonlocal y
        for c,l in ls:x=ws.cell(y,c,l);x.font=B;x.border=BOX;x.alignment=Alignment(wrap_text=True,horizontal="center")
        ws.row_dimensions[y].height=30;y+=1
    def put(vals,money=()):
        for c,v in vals.items():
            if v is None:continue
            x=ws.cell(y,c,v);x.border=BOX
            if c in money:x.number_format='"$"#,##0.00'
            if isinstance(v,dt.date):x.number_format="mmm d, yyyy"
    # shops
    title("STOREFRONTS (street level)");hd([(2,"Store #"),(3,"Business"),(4,"Sq ft"),(5,"Rent per year"),(6,"Rent per month"),(7,"CAM per month"),(8,"Lease from"),(9,"Lease to"),(10,"Deposit"),(12,"Note")])
    A=[0,0,0,0]
    for su,b,sf in [("200","Penobscot Yarn & Fiber",1140),("204","Rye Street Bakehouse",1620),("206","for rent",880),("210","Two Herons Books",2050),("216","Marlowe Barber Shop",640)]:
        if b=="for rent":put({2:su,3:b,4:sf,12:"sign in window"});rows.append(row(unit=su,area=sf,statusText="for rent",section="STOREFRONTS (street level)"))
        else:
            mo=round(sf*r.uniform(13,17)/12/5)*5;cam=round(sf*.2,2);st=g.first("2021-01-01","2025-06-01");e=endlease(st,12*(7 if st.year<2023 else 5));dep=r.choice([mo,mo*2])
            put({2:su,3:b,4:sf,5:mo*12,6:mo,7:cam,8:st,9:e,10:dep},(5,6,7,10));A[0]+=mo*12;A[1]+=mo;A[2]+=cam;A[3]+=dep
            rows.append(row(unit=su,area=sf,tenantName=b,statusText="Occupied",section="STOREFRONTS (street level)",contractRent=mo,annualRent=mo*12,leaseStartDate=st,leaseEndDate=e,deposit=dep,charges=ch(("CAM per month",cam))))
        y+=1
    put({2:"Stores",5:A[0],6:A[1],7:A[2],10:A[3]},(5,6,7,10));ws.cell(y,2).font=B;y+=3
    title("OFFICES (2nd floor)");hd([(2,"Room"),(3,"Who"),(5,"Monthly"),(6,"Internet"),(7,"All in"),(8,"Until")]);O=[0,0,0]
    for su,b in [("2-A","Dunphy Bookkeeping"),("2-B","N. Ferro, LCSW"),("2-C","Tidewrack Design"),("2-D","empty")]:
        if b=="empty":put({2:su,3:b});rows.append(row(unit=su,statusText="empty",section="OFFICES (2nd floor)"))
        else:
            mo=r.choice([385,420,460,510]);it=r.choice([None,30]);un=g.first("2027-01-01","2028-04-01")-dt.timedelta(1) if su!="2-B" else "month to month"
            put({2:su,3:b,5:mo,6:it,7:mo+(it or 0),8:un},(5,6,7));O[0]+=mo;O[1]+=it or 0;O[2]+=mo+(it or 0)
            rows.append(row(unit=su,tenantName=b,statusText="Occupied",section="OFFICES (2nd floor)",contractRent=mo,leaseEndDate=un,charges=ch(("Internet",it)),totalCharges=mo+(it or 0)))
        y+=1
    put({2:"Offices",5:O[0],6:O[1],7:O[2]},(5,6,7));ws.cell(y,2).font=B;y+=3
    title("APARTMENTS (3rd and 4th floors)");hd([(2,"Apt"),(3,"Tenant"),(4,"BR"),(5,"Rent"),(6,"Parking"),(7,"Storage cage"),(8,"Cat/dog"),(9,"Pays"),(10,"Deposit"),(11,"Moved in"),(12,"Lease over")]);Q=[0]*6
    for fl in (3,4):
        for k in range(1,10):
            u=f"{fl}{k:02d}";br=r.choice(["1","2","1","st"]);brv=int(br) if br!="st" else br
            if u in ("305","402"):put({2:u,3:"empty",4:brv});rows.append(row(unit=u,unitType=br,statusText="empty",section="APARTMENTS (3rd and 4th floors)"))
            else:
                rt={"st":840,"1":995,"2":1240}[br]+r.randrange(-60,60,5);pk=r.choice([None,60]);so=r.choice([None,None,15]);pe=r.choice([None,None,20]);t=rt+(pk or 0)+(so or 0)+(pe or 0);dep=r.choice([rt,rt,700]);mi=g.first("2015-03-01","2026-07-01");le=endlease(mi.replace(year=2026),12) if r.random()<.6 else "no lease"
                if isinstance(le,dt.date) and mi.month>=10:le=endlease(mi.replace(year=2025),12+12*(1 if mi.year<2025 else 1))
                nm=g.name();put({2:u,3:nm,4:brv,5:rt,6:pk,7:so,8:pe,9:t,10:dep,11:mi,12:le},(5,6,7,8,9,10))
                for i,v in enumerate((rt,pk,so,pe,t,dep)):Q[i]+=v or 0
                rows.append(row(unit=u,tenantName=nm,unitType=br,statusText="Occupied",section="APARTMENTS (3rd and 4th floors)",contractRent=rt,charges=ch(("Parking",pk),("Storage cage",so),("Cat/dog",pe)),totalCharges=t,deposit=dep,moveInDate=mi,leaseEndDate=le))
            y+=1
    put({2:"Apartments",**{5+i:v for i,v in enumerate(Q)}},(5,6,7,8,9,10));ws.cell(y,2).font=B;y+=3
    ws.cell(y,2,"WHOLE BUILDING, monthly").font=B;y+=1
    for l,v in [("Stores incl. CAM",A[1]+A[2]),("Offices",O[2]),("Apartments",Q[4]),("Laundry, about",310)]:ws.cell(y,3,l);ws.cell(y,5,v).number_format='"$"#,##0.00';y+=1
    ws.cell(y,3,"Comes in").font=B;x=ws.cell(y,5,A[1]+A[2]+O[2]+Q[4]+310);x.number_format='"$"#,##0.00';x.border=TOP;x.font=B
    widths(ws,dict(A=3,B=12,C=27,D=8,E=13,F=13,G=13,H=14,I=14,J=13,K=14,L=16));fit(wb);wb.save(doc(n))
    emit(n,rows,"MIXED_USE","owner's sheet, three tables with own heads one under another","columns mean other things in each table",prop="The Marlowe Block",ason="2026-10-01",units=27,occ=23,vac=4)

# ---------- 13 office building .xls, schedules down the rows
def d13():
    n="13_pinecrest_prof_center.xls";g=G(113);r=g.r;wb=xlwt.Workbook();ws=wb.add_sheet("Commercial RR")
    bo=xlwt.easyxf("font: bold on");hb=xlwt.easyxf("font: bold on; align: horiz center, wrap on; borders: bottom thin; pattern: pattern solid, fore_colour gray25");mo=xlwt.easyxf(num_format_str="#,##0.00");mb=xlwt.easyxf("font: bold on; borders: top thin",num_format_str="#,##0.00");da=xlwt.easyxf(num_format_str="M/D/YYYY");nu=xlwt.easyxf(num_format_str="#,##0")
    nb=xlwt.easyxf("font: bold on; borders: top thin",num_format_str="#,##0")
    ws.write(0,0,"Commercial Rent Roll",bo);ws.write(1,0,"Pinecrest Professional Center (pcpc)",bo);ws.write(2,0,"As of Date: 07/31/2026")
    ws.write_merge(4,4,0,5,"Lease",hb);ws.write_merge(4,4,6,9,"Current Recurring Charges",hb);ws.write_merge(4,4,10,12,"Future Rent Increases",hb);ws.write(4,13,"",hb)
    for c,l in enumerate(["Suite","Lessee","Rentable Area","Lease From","Lease To","Term (mos)","Charge","Monthly","Annual","Annual/Area","Date","Monthly","PSF","Security Deposit"]):ws.write(5,c,l,hb)
    T_=[("100","Aldous Family Dentistry",2640),("110","Vireo Physical Therapy",3180),("120",None,1450),("130","Kell & Barrow CPAs",1720),("140","Sparrowhawk Title Agency",1390),("150","Northgate Hearing",980),("200","Lumen Eye Associates",3525),("205","Ridley Counseling Group",870),("210","Paragon Staffing of Boise",1610),("215",None,1205),("220","Atlas Land Surveyors",1480),("225","Hollin Chiropractic",1340),("230","Cobalt Mortgage Services",1185),("240","Wexler Allergy Clinic",2210),("250","Juno Speech & Language",1055),("260",None,760)]
    y=6;rows=[];S=[0,0,0,0,0];v=0
    for su,t,sf in T_:
        ws.write(y,0,su);ws.write(y,2,sf,nu);S[0]+=sf
        if not t:ws.write(y,1,"VACANT");v+=1;S[4]+=sf;rows.append(row(unit=su,area=sf,statusText="VACANT"));y+=2;continue
        st=g.first("2020-01-01","2025-12-01");n_=r.choice([60,84,120]) if st.year<2023 else r.choice([36,60,62]);e=endlease(st,n_)
        if e<dt.date(2026,9,1):n_+=36;e=endlease(st,n_)
        b=round(sf*r.uniform(20,27)/12,2);c=[("rent",b),("opex",round(sf*.52,2))]
        if r.random()<.4:c.append(("parking",r.choice([60,120,180])))
        if r.random()<.25:c.append(("signage",50))
        a=dt.date(2026,st.month,1);a=a if a>dt.date(2026,7,31) else a.replace(year=2027);steps=[];w=b
        while a<e and len(steps)<4:w=round(w*1.025,2);steps.append((a,w));a=a.replace(year=a.year+1)
        dep=r.choice([b,b,2000.0,0])
        ws.write(y,1,t);ws.write(y,3,st,da);ws.write(y,4,e,da);ws.write(y,5,n_);ws.write(y,13,dep,mo)
        for i,(k,q) in enumerate(c):ws.write(y+i,6,k);ws.write(y+i,7,q,mo);ws.write(y+i,8,round(q*12,2),mo);ws.write(y+i,9,round(q*12/sf,2),mo)
        for i,(k,q) in enumerate(steps):ws.write(y+i,10,k,da);ws.write(y+i,11,q,mo);ws.write(y+i,12,round(q*12/sf,2),mo)
        tt=round(sum(q for _,q in c),2);yy=y+len(c);ws.write(yy,6,"Total",bo);ws.write(yy,7,tt,mb);ws.write(yy,8,round(tt*12,2),mb);ws.write(yy,9,round(tt*12/sf,2),mb)
        S[1]+=tt;S[2]+=round(tt*12,2);S[3]+=dep
        rows.append(row(unit=su,tenantName=t,statusText="Occupied",area=sf,leaseStartDate=st,leaseEndDate=e,contractRent=b,annualRent=round(b*12,2),charges=ch(*c),totalCharges=tt,deposit=dep,rentSteps=[{"date":iso(k),"amount":q} for k,q in steps]))
        y=max(yy,y+len(steps)-1)+2
    ws.write(y,0,"Property Total",bo);ws.write(y,2,S[0],nb);ws.write(y,7,round(S[1],2),mb);ws.write(y,8,round(S[2],2),mb);ws.write(y,13,round(S[3],2),mb);y+=2
    for l,q,f in [("Occupied area",S[0]-S[4],S[0]),("Vacant area",S[4],S[0])]:ws.write(y,1,l);ws.write(y,2,q,nu);ws.write(y,3,q/f,xlwt.easyxf(num_format_str="0.0%"));y+=1
    ws.write(y,1,f"{len(T_)} suites, {v} vacant")
    for c,w_ in enumerate([8,28,11,11,11,8,10,12,13,10,11,12,8,13]):ws.col(c).width=256*w_
    ws.row(5).height_mismatch=True;ws.row(5).height=600;ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
    wb.save(doc(n))
    emit(n,rows,"OFFICE",".xls commercial roll, charges and increases running down beside each other","two lists per lease of unequal length, grouped heads",prop="Pinecrest Professional Center",ason="2026-07-31",units=len(T_),occ=len(T_)-v,vac=v)

# ---------- 14 Quebec bilingual
def d14():
    n="14_ormes_liste_des_loyers.xlsx";g=G(114);r=g.r;wb=openpyxl.Workbook();ws=wb.active;ws.title="Loyers-Rents"
    fr=["Logement","Locataire","Pièces","Loyer mensuel","Stationn.","Rangement","Animaux","Total","Début du bail","Fin du bail","Solde dû"];en=["Apt","Tenant","Rooms","Monthly rent","Parking","Storage","Pets","Total","Lease start","Lease end","Balance due"]
    secs=[("4210, rue des Ormes",12,{4}),("4218, rue des Ormes",12,{1,9}),("55, avenue Sauriol",8,set())]
    data=[];nm_=["Bélanger","Côté","Thériault","Gagné","Léveillé","Nguyen","Dubé","Castonguay","Haddad","Pelletier","Arsenault","Bouazizi","Lachance","Trépanier","Ouellet"];fn=["Maude","Étienne","Noémie","Karim","Geneviève","Luc","Anh","Sylvain","Josée","Rachid"];used=set()
    for s,k,va in secs:
        for j in range(k):
            u=str(j+1) if k==8 else f"{j//4+1}{j%4+1:02d}" if False else str(j+1);pc=r.choice(["3½","4½","4½","5½","2½"])
            if j in va:data.append((s,u,pc,None));continue
            while True:
                a=f"{r.choice(fn)} {r.choice(nm_)}"
                if a not in used:used.add(a);break
            rt={"2½":720,"3½":865,"4½":1040,"5½":1290}[pc]+r.randrange(-90,120);pk=r.choice([None,60,75]);so=r.choice([None,None,20]);pe=r.choice([None,None,None,15]);b=r.choice([0,0,0,0,rt,120.5]);st=dt.date(2026,7,1) if r.random()<.85 else dt.date(2026,r.choice([3,5,9]),1)
            data.append((s,u,pc,(a,rt,pk,so,pe,rt+(pk or 0)+(so or 0)+(pe or 0),st,endlease(st,12) if r.random()<.95 else "indéterminé",b)))
    ws["A1"]="Gestion Clairval inc.";ws["A1"].font=B;ws["A2"]="LISTE DES LOYERS / RENT ROLL";ws["A2"].font=Font(bold=True,size=14);ws["A3"]="Ensemble / Complex: Les Ormes-Sauriol";ws["A4"]="En date du / As of: 2026-10-15"
    ws["F1"]="Sommaire / Summary";ws["F1"].font=B;occ=sum(1 for d in data if d[3])
    for i,(l,v) in enumerate([("Logements / Apartments",len(data)),("Loués / Rented",occ),("Vacants / Vacant",len(data)-occ),("Total mensuel / Monthly total",sum(d[3][5] for d in data if d[3]))],2):
        ws.cell(i,6,l);x=ws.cell(i,10,v)
        if i==5:x.number_format='# ##0.00" $"'
    y=7;M='#,##0.00" $"'
    ws["J5"].number_format=M
    for c,(a,b) in enumerate(zip(fr,en),1):
        x=ws.cell(y,c,a);x.font=B;x.fill=BL;x=ws.cell(y+1,c,b);x.font=Font(italic=True);x.fill=BL;x.border=Border(bottom=Side(style="medium"))
    y+=2;rows=[];cur=None;GT=[0]*6;S=[0]*6
    def sub(l,S):
        nonlocal y
        ws.cell(y,1,l).font=B
        for c,v in zip((4,5,6,7,8,11),S):x=ws.cell(y,c,v);x.font=B;x.border=TOP;x.number_format=M
        y+=2
    for s,u,pc,d in data:
        if s!=cur:
            if cur:sub(f"Sous-total {cur}",S)
            cur=s;S=[0]*6;x=ws.cell(y,1,s);x.font=Font(bold=True,underline="single");ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=4);y+=1
        ws.cell(y,1,u);ws.cell(y,3,pc)
        if not d:ws.cell(y,2,"VACANT / À LOUER");rows.append(row(unit=u,building=s,section=s,unitType=pc,statusText="VACANT / À LOUER"))
        else:
            a,rt,pk,so,pe,t,st,e,b=d;ws.cell(y,2,a)
            for c,v in zip((4,5,6,7,8,11),(rt,pk,so,pe,t,b)):
                if v is not None:ws.cell(y,c,v).number_format=M
            ws.cell(y,9,iso(st));ws.cell(y,10,iso(e));S=[p+(q or 0) for p,q in zip(S,(rt,pk,so,pe,t,b))];GT=[p+(q or 0) for p,q in zip(GT,(rt,pk,so,pe,t,b))]
            rows.append(row(unit=u,building=s,section=s,unitType=pc,tenantName=a,statusText="Occupied",contractRent=rt,charges=ch(("Stationn.",pk),("Rangement",so),("Animaux",pe)),totalCharges=t,leaseStartDate=st,leaseEndDate=e,balance=b))
        y+=1
    sub(f"Sous-total {cur}",S);sub("TOTAL GÉNÉRAL / GRAND TOTAL",GT)
    ws.cell(y,1,"½ = salle de bain / bathroom. Chauffage non compris / Heating not included.").font=Font(italic=True,size=8)
    widths(ws,dict(A=11,B=24,C=8,D=15,E=12,F=12,G=11,H=15,I=13,J=15,K=13));fit(wb);wb.save(doc(n))
    emit(n,rows,"MULTIFAMILY","Quebec bilingual, two-line head, buildings as sections, summary before","French head words, apartment numbers repeat per building, rooms as 4½",prop="Les Ormes-Sauriol",ason="2026-10-15",units=len(data),occ=occ,vac=len(data)-occ)
def main():
    for f in (d08,d09,d10,d11,d12,d13,d14):f()
