from common import *
import csv
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
B=Font(bold=True); thin=Side(style='thin'); BX=Border(left=thin,right=thin,top=thin,bottom=thin)
def fill(h): return PatternFill('solid',start_color=h)
def wid(ws,L):
    for i,w in enumerate(L,1): ws.column_dimensions[CL(i)].width=w

# ------------------------------------------------ 8 assessor's workbook, shopping centre
def x1():
    r=random.Random(808); f='2025_IE_Survey_Cypress_Landing.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Instructions'
    for i,t in enumerate(["DARNELL COUNTY PROPERTY APPRAISER","2025 Income & Expense Survey - Retail","","1. Complete the yellow cells only.","2. Schedule 1 must list every space, occupied or not, as of January 1, 2025.","3. Do not add columns. Return the workbook by April 1, 2025.","4. Status codes: O = tenant occupied, V = vacant, X = owner occupied, D = dark (leased, paying, not open)"],1): ws.cell(i,1,t)
    ws['A1'].font=B; ws.column_dimensions['A'].width=100
    w2=wb.create_sheet('Property'); 
    for i,(a,b) in enumerate([("Folio","30-4412-000-0170"),("Property name","Cypress Landing Shopping Center"),("Location","4100-4190 Landing Blvd"),("Gross leasable area (sq ft)",None),("Year built",1996),("Contact","Leasing office")],2): w2.cell(i,2,a); w2.cell(i,3,b).fill=fill('FFF9C4')
    w2.column_dimensions['B'].width=30; w2.column_dimensions['C'].width=36
    ws=wb.create_sheet('Sch 1 Rent Roll'); ws.merge_cells('A1:P1'); ws['A1']="SCHEDULE 1 - RENT ROLL AS OF JANUARY 1, 2025"; ws['A1'].font=Font(bold=True,size=13); ws['A1'].alignment=Alignment(horizontal='center')
    ws['A2']="Folio 30-4412-000-0170"; ws['A2'].font=Font(italic=True)
    top=["Line","Space\nID","Tenant / DBA","Status\ncode","Leased area\n(sq ft)","Lease dates",None,"Option\n(Y/N)","Lease\ntype","Monthly amounts ($)",None,None,None,None,"Percentage rent\npaid in 2024 ($)","Appraiser\nuse only"]
    sub=[None]*5+["Begin","Expire",None,None,"Base rent","CAM","RE tax","Insurance","Total",None,None]; let=["","(a)","(b)","(c)","(d)","(e)","(f)","(g)","(h)","(i)","(j)","(k)","(l)","(m)","(n)",""]
    for j in range(16):
        for rr,L in((4,top),(5,sub),(6,let)):
            c=ws.cell(rr,j+1,L[j]); c.font=Font(bold=rr<6,size=9); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.fill=fill('D9E1F2'); c.border=BX
    for j in(1,2,3,4,5,8,9,15,16): ws.merge_cells(start_row=4,end_row=5,start_column=j,end_column=j)
    ws.merge_cells('F4:G4'); ws.merge_cells('J4:N4'); ws.row_dimensions[4].height=30
    T=[("100","Fresh Harvest Market","O",38500),("102","Palmetto Pets","O",3200),("104",None,"V",1600),("106","Coral Optical","O",1600),("108","Wing Shack","O",2400),("110","Island Tan & Spa","O",1500),("112-114","Family First Urgent Care","O",4100),("116","Title & Tag Express","O",1000),("118",None,"V",1000),("120","Rosalind's Bridal","O",2800),("122","Craft Corner","D",9800),("130","Bargain Harbor Stores #77","O",14200),("132","Sun Coast Nails","O",1200),("134","Bao & Noodle Bar","O",1900),("136","Management office","X",900),("138","Tropic Smoothies","O",1350),("140","Mattress Depot","O",4000),("142",None,"V",2200),("144","Seaside Music School","O",1800),("146","Golden Shears","O",1150),("OP-1","Landing Bank & Trust","O",3600),("OP-2","Burger Lodge","O",2950)]
    rows=[]; S=[0]*6; y=7
    for k,(u,n,s,sf) in enumerate(T,1):
        ws.cell(y,1,k); ws.cell(y,2,u); ws.cell(y,3,n); ws.cell(y,4,s); ws.cell(y,5,sf); S[0]+=sf
        t=dict(unit=u,area=sf,tenantName=n,statusText=s)
        if s in"OD":
            b=D(r.randint(2012,2024),r.randint(1,12),1); e=eom(addm(b,r.choice([60,120])-1))
            while e<D(2025,2,1): e=eom(addm(e,60))
            rate=14 if sf<5000 else (8.5 if sf>30000 else 10.25); rate+=r.choice([0,1.5,3,4.25]) if sf<5000 else 0
            if u.startswith('OP'): rate=30
            base=round(sf*rate/12,2); cam=round(sf*.31,2); tax=round(sf*.22,2); ins=round(sf*.09,2)
            gross=u in("116","146")
            if gross: cam=tax=ins=None
            tot=round(base+(cam or 0)+(tax or 0)+(ins or 0),2); pr={"100":11850.5,"108":4200}.get(u)
            mtm=u=="144"
            for j,v in((6,b),(7,"M-T-M" if mtm else e),(8,r.choice("YN")),(9,"G" if gross else "N"),(10,base),(11,cam),(12,tax),(13,ins),(14,tot),(15,pr)): ws.cell(y,j,v)
            for q,v in enumerate((base,cam,tax,ins,tot),1): S[q]=round(S[q]+(v or 0),2)
            t.update(contractRent=base,leaseStartDate=iso(b),leaseEndDate="M-T-M" if mtm else iso(e),charges=[{"code":a,"amount":v} for a,v in(("CAM",cam),("RE tax",tax),("Insurance",ins)) if v],totalCharges=tot)
        rows.append(R(**t)); y+=1
    for k in range(len(T)+1,36): ws.cell(y,1,k); y+=1
    for rr in range(7,y+1):
        for j in range(1,17):
            c=ws.cell(rr,j); c.border=BX; c.font=Font(size=9)
            if 2<=j<=15 and rr<y: c.fill=fill('FFF9C4')
            if j in(6,7): c.number_format='mm/dd/yyyy'; c.alignment=Alignment(horizontal='center')
            if j>=10: c.number_format='#,##0.00'
            if j==5: c.number_format='#,##0'
    ws.cell(y,3,"TOTALS"); ws.cell(y,5,S[0])
    for q in range(1,6): ws.cell(y,9+q,S[q])
    ws.cell(y,15,4200 if 0 else sum((ws.cell(q,15).value or 0) for q in range(7,y)))
    for j in range(1,17): ws.cell(y,j).font=Font(bold=True,size=9)
    ws.cell(y+2,1,"Status codes: O = tenant occupied   V = vacant   X = owner occupied   D = dark.    Lease type: N = net, M = modified, G = gross."); w2['C5']=S[0]
    wid(ws,[5,9,28,7,10,11,11,7,6,11,10,10,10,11,13,10]); ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w4=wb.create_sheet('Sch 2 Income'); w4['A1']="SCHEDULE 2 - INCOME AND EXPENSES, CALENDAR 2024"; 
    for i,(a,b) in enumerate([("Base rent collected",round(S[1]*11.7)),("CAM / tax / insurance reimbursements",round((S[2]+S[3]+S[4])*11.5)),("Percentage rent",16050.5),("Other income",2400)],3): w4.cell(i,1,a); w4.cell(i,2,b)
    w4.column_dimensions['A'].width=44; wb.active=2; wb.save(f"{DOC}/{f}")
    save(f,"RETAIL","county appraiser's survey workbook, yellow cells, lettered columns, blank numbered form lines","status codes O/V/D/X; line number column; merged three-line head; several sheets",rows,"Cypress Landing Shopping Center","2025-01-01",22,None,3,sheet='Sch 1 Rent Roll')

# ------------------------------------------------ 9 csv export
def x2():
    r=random.Random(909); N=Names(r); f='unit_extract_HAWTH.csv'; rows=[]; out=[]
    hd=["prop_cd","prop_nm","snapshot_dt","bldg","apt","plan","sqft","occ_cd","hshld_name","mv_in","lse_beg","lse_end","asking","rnt","pkg","pet","trash","tot_bill","sec_dep","acct_bal"]
    plans=[("S0",510,1165),("1A",690,1380),("1B",735,1455),("2A",945,1720),("2C",1060,1835),("3A",1240,2190)]; no=nv=0
    for b in range(1,8):
        for fl in(1,2,3):
            for k in range(1,9):
                u=f"{b:02d}-{fl}{k:02d}"; p,sf,mk=plans[(k*b+fl)%6]; mk+=10*fl
                if r.random()<.07:
                    nv+=1; oc=r.choice(["VR","VU"]); out.append(["HAWTH","Hawthorne Crossing","2024-12-31",b,u,p,sf,oc,"","","","",mk,"","","","","","",""]); rows.append(R(unit=u,building=str(b),propertyName="Hawthorne Crossing",unitType=p,area=sf,statusText=oc,marketRent=mk)); continue
                no+=1; oc="NT" if r.random()<.06 else "OC"; mi=rdate(r,D(2016,1,1),D(2024,12,15)); lb=mi if mi>D(2024,1,5) else addm(D(2024,mi.month,1),0); le=eom(addm(lb,11)) 
                lb=max(lb,mi)
                if le<=D(2024,12,31): le=eom(addm(le,12)); lb=D(2025,1,1) if 0 else addm(lb,12) if addm(lb,12)<=D(2024,12,31) else lb
                rn=mk-r.choice([0,15,30,60,95,130]); pk=r.choice([0,0,45,75]); pe=r.choice([0,0,0,35]); tr=18; n=N.lf() if len(N.used)<2000 else "x"
                dep=r.choice([250,500,rn]); bal=r.choice([0,0,0,0,0,-18.0,rn,212.4,64.75]); t=rn+pk+pe+tr
                out.append(["HAWTH","Hawthorne Crossing","2024-12-31",b,u,p,sf,oc,n,iso(mi),iso(lb),iso(le),mk,f"{rn:.2f}",f"{pk:.2f}",f"{pe:.2f}",f"{tr:.2f}",f"{t:.2f}",f"{dep:.2f}",f"{bal:.2f}"])
                rows.append(R(unit=u,building=str(b),propertyName="Hawthorne Crossing",unitType=p,area=sf,tenantName=n,statusText=oc,marketRent=mk,contractRent=rn,leaseStartDate=iso(lb),leaseEndDate=iso(le),moveInDate=iso(mi),deposit=dep,balance=bal,charges=[{"code":a,"amount":v} for a,v in(("pkg",pk),("pet",pe),("trash",tr))],totalCharges=t))
    with open(f"{DOC}/{f}",'w',newline='') as h: w=csv.writer(h); w.writerow(hd); w.writerows(out)
    save(f,"MULTIFAMILY","raw csv export, one header line with database names, no total line","field names as heads; status codes OC/NT/VR/VU; as-of date in a column",rows,"Hawthorne Crossing","2024-12-31",no+nv,no,nv)

# ------------------------------------------------ 10 owner's rent book
def x3():
    r=random.Random(1010); N=Names(r); f='Orchard Ct rent book.xlsx'; wb=Workbook(); ws=wb.active; ws.title='2024'
    ws['B1']="ORCHARD COURT"; ws['B1'].font=Font(bold=True,size=16,color='7B3F00'); ws['B2']="RENT BOOK 2024   (money received each month)"
    hd=["apt","name","size","rent","garage","pays/mo","Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec","rec'd 2024","remarks"]
    y=4; rows=[]; G=[0]*16
    def put(y,L,**k):
        for j,v in enumerate(L):
            c=ws.cell(y,2+j,v)
            if k.get('b'): c.font=B
            if k.get('fill'): c.fill=fill(k['fill'])
            if j>=3 and j<19 and isinstance(v,(int,float)): c.number_format='#,##0'
    for sec,us_ in(("FRONT BLDG",["1","2","3","4","5","6","7","8"]),("REAR BLDG",["9","10","11","12","12 1/2"])):
        ws.cell(y,2,sec).font=Font(bold=True,underline='single'); y+=1
        put(y,hd,b=True,fill='FCE4D6'); y+=1
        for u in us_:
            br=r.choice(["1BR","1BR","2BR","2BR"]); rent=r.choice([875,900,925,950])+(200 if br=="2BR" else 0); g=75 if r.random()<.4 else None; pay=rent+(g or 0); n=N.fl(); rem=None; vac=u in("6","12")
            mon=[pay]*12
            if u=="3": mon[7]=0; mon[8]=2*pay; rem="Aug paid in Sept"
            if u=="10": mon[10]=pay-200; mon[11]=pay+200; rem="short in Nov, made up"
            if u=="8": rem="here since 1998"
            if vac:
                mon=[pay]*(8 if u=="6" else 5)+[None]*(4 if u=="6" else 7); rem="empty since "+("Sept" if u=="6" else "June")+", painting"
                put(y,[u,"empty",br,None,None,None]+mon+[sum(v or 0 for v in mon),rem]); rows.append(R(unit=u,statusText="empty",unitType=br,section=sec,building=sec)); vals=[0,0,0]+[v or 0 for v in mon]+[sum(v or 0 for v in mon)]
            else:
                put(y,[u,n,br,rent,g,pay]+mon+[sum(mon),rem]); rows.append(R(unit=u,tenantName=n,statusText="Occupied",unitType=br,section=sec,building=sec,contractRent=rent,charges=[{"code":"garage","amount":g}] if g else None,totalCharges=pay)); vals=[rent,g or 0,pay]+mon+[sum(mon)]
            G=[a+b for a,b in zip(G,vals)]; y+=1
        y+=1
    put(y,["","ALL",None]+G,b=True); 
    for j in range(2,22): ws.cell(y,j).border=Border(top=Side(style='double'))
    y+=2; ws.cell(y,2,"rent = what the tenant pays now. Water and heat included. No pets.")
    wid(ws,[2,8,22,5,8,8,8]+[7.5]*12+[10,30]); ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    w2=wb.create_sheet('bills'); w2.append(["paid to","what","amount"]); 
    for a in(("Gas co.","heat",18420.11),("City","water/sewer",6112.4),("Roofer","rear bldg flashing",2250)): w2.append(a)
    wb.save(f"{DOC}/{f}")
    save(f,"MULTIFAMILY","owner's rent book: rent beside twelve months of receipts, two buildings, remarks","month columns are receipts, not rents; empties have receipts; 'empty' in the name cell",rows,"Orchard Court",None,13,11,2,sheet='2024')

# ------------------------------------------------ 11 office workbook with continuation step rows
def x4():
    r=random.Random(1111); f='One Tannery Place - RR 12.31.24 (steps).xlsx'; wb=Workbook(); w0=wb.active; w0.title='Recap'; ws=wb.create_sheet('RR'); w3=wb.create_sheet('Expir')
    ws['A1']="One Tannery Place"; ws['A1'].font=Font(bold=True,size=14); ws['A2']="Rent roll"; ws['A3']="December 31, 2024"
    h1=["","","","Lease","Lease","Current monthly billing","","","","","Rent bumps","","Sec."]
    h2=["Suite","Lessee","RSF","Comm.","Exp.","Min. rent","Op. esc.","Tax esc.","Elec.","Total","Eff.","Mo. rent","Dep."]
    for j in range(13):
        for rr,L in((5,h1),(6,h2)):
            c=ws.cell(rr,j+1,L[j] or None); c.font=Font(bold=True,name='Calibri'); c.alignment=Alignment(horizontal='center'); c.border=Border(bottom=thin) if rr==6 else Border()
    ws.merge_cells('F5:J5'); ws.merge_cells('K5:L5')
    T=["Harrow & Pine Attorneys","Colfax Engineering PC","",'Midtown Endodontics',"Summerfield Trust","Rook Data Systems","","Brightwater Speech Therapy","Consulate of Veldania","Tessera Design Studio","Oakhurst Insurance Brokers","Barrow Capital","Ninth Street Films","","Calder Translation Bureau","Larkin Pension Advisors","Tannery Cafe","Bellweather Public Relations"]
    us_=["LL-1","LL-2","101","105","110","200","215","220","225","300","310","320","330","340","400","410","Lobby","PH"]; y=7; rows=[]; S=[0]*7; ex={}
    for u,n in zip(us_,T):
        sf=r.randint(9,62)*100 if u!="Lobby" else 640; S[0]+=sf; ws.cell(y,1,u); ws.cell(y,3,sf).number_format='#,##0'
        if not n:
            ws.cell(y,2,"Vacant").font=Font(italic=True); rows.append(R(unit=u,area=sf,statusText="Vacant")); y+=2; continue
        ws.cell(y,2,n); s=D(r.randint(2017,2024),r.randint(1,12),1); e=eom(addm(s,r.choice([60,84,120])-1))
        while e<D(2025,3,1): e=eom(addm(e,36))
        b=round(sf*r.choice([26,27.5,29,31,33])/12,2); op=round(sf*.085,2) if s.year<2024 else None; tx=round(sf*.11,2) if s.year<2023 else None; el=round(sf*.25,2) if r.random()<.75 else None
        t=round(b+sum(v or 0 for v in(op,tx,el)),2); dep=round(b*2,2) if r.random()<.6 else None
        for j,v in((4,s),(5,e),(6,b),(7,op),(8,tx),(9,el),(10,t),(13,dep)):
            c=ws.cell(y,j,v); c.number_format='mmm d, yyyy' if j in(4,5) else '#,##0.00_);(#,##0.00)'
        for q,v in enumerate((b,op,tx,el,t,dep),1): S[q]=round(S[q]+(v or 0),2)
        steps=[]; d=addm(D(2024,s.month,1),12); mm=b
        while d<e and len(steps)<4: mm=round(mm*1.03,2); steps.append((d,mm)); d=addm(d,12)
        if r.random()<.15: steps=[]
        yy=y
        for a,v in steps: ws.cell(yy,11,a).number_format='m/d/yy'; ws.cell(yy,12,v).number_format='#,##0.00'; yy+=1
        rows.append(R(unit=u,area=sf,tenantName=n,statusText="Occupied",contractRent=b,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,charges=[{"code":a,"amount":v} for a,v in(("Op. esc.",op),("Tax esc.",tx),("Elec.",el)) if v],totalCharges=t,rentSteps=[{"date":iso(a),"amount":v} for a,v in steps]))
        ex[e.year]=ex.get(e.year,[0,0]); ex[e.year][0]+=1; ex[e.year][1]+=sf
        y=max(yy,y+1)+1
    ws.cell(y,2,"Total"); ws.cell(y,3,S[0]).number_format='#,##0'
    for q,j in zip(range(1,7),(6,7,8,9,10,13)): ws.cell(y,j,S[q]).number_format='#,##0.00'
    for j in range(1,14): ws.cell(y,j).font=B; ws.cell(y,j).border=Border(top=thin)
    nv=T.count(""); vs=sum(x['area'] for x in rows if x['statusText']=="Vacant")
    ws.cell(y+1,2,"of which vacant"); ws.cell(y+1,3,vs).number_format='#,##0'
    wid(ws,[8,30,9,13,13,13,11,11,11,13,10,12,12]); ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    for L in(["One Tannery Place"],["Suites",18],["Leased",18-nv],["Vacant",nv],["RSF",S[0]],["Vacant RSF",vs],["Monthly billing",S[5]],["Annualized",round(S[5]*12,2)]): w0.append(L)
    w0.column_dimensions['A'].width=22; w0.column_dimensions['B'].width=16
    w3.append(["Year","Leases","RSF"]); [w3.append([k]+ex[k]) for k in sorted(ex)]
    wb.save(f"{DOC}/{f}")
    save(f,"OFFICE","owner's workbook, two-line heads, rent bumps in continuation rows, blank spacer rows","continuation rows with steps only; recap and expiry sheets beside",rows,"One Tannery Place","2024-12-31",18,18-nv,nv,sheet='RR')

# ------------------------------------------------ 12 several parcels, one sheet, blocks
def x5():
    r=random.Random(1212); N=Names(r); f='Tamarack_5_parcels_rentroll.xlsx'; wb=Workbook(); ws=wb.active; ws.title='All buildings'
    ws['A1']="Tamarack Holdings LLC"; ws['A1'].font=Font(bold=True,size=12); ws['A2']="Apartment buildings - rents at November 1, 2024"; ws['A3']="(for Board of Review, one block per PIN)"
    P=[("The Alder","2210 W Summit St","13-36-202-014",["1N","1S","2N","2S","3N","3S"]),("The Beech","2218 W Summit St","13-36-202-015",["1N","1S","2N","2S","3N","3S","Gdn"]),("Larch Manor","904 N Keeler Ave","13-34-410-031",[f"{f_}{l}" for f_ in(1,2,3) for l in"ABCDEF"]),("Spruce Arms","3300 S Parnell Ave","17-33-115-022",[str(100*f_+k) for f_ in(1,2,3) for k in range(1,6)]),("Tupelo Terrace","5151 N Claremont","14-07-303-040",[str(i) for i in range(1,13)])]
    y=5; rows=[]; rec=[]
    hd=["Unit","Beds/bath","Tenant","Rent/mo.","Asking","Since","Lease thru","Sec dep","Note"]
    for nm,ad,pin,us_ in P:
        ws.merge_cells(start_row=y,end_row=y,start_column=1,end_column=9); ws.cell(y,1,f"{nm}  -  {ad}  -  PIN {pin}").font=Font(bold=True,color='FFFFFF'); ws.cell(y,1).fill=fill('375623'); y+=1
        for j,h in enumerate(hd,1): c=ws.cell(y,j,h); c.font=B; c.fill=fill('E2EFDA'); c.border=Border(bottom=thin)
        y+=1; tr=ta=td=0;v=0
        for u in us_:
            bb=r.choice(["1/1","1/1","2/1","2/1","3/1.5"]) if u!="Gdn" else "0/1"; ask={"0":950,"1":1275,"2":1575,"3":1950}[bb[0]]+r.choice([0,25,50]); ta+=ask
            ws.cell(y,1,int(u) if u.isdigit() else u); ws.cell(y,2,bb); ws.cell(y,5,ask)
            base=dict(unit=u,unitType=bb,propertyName=nm,section=f"{nm} - {ad} - PIN {pin}",marketRent=ask)
            if r.random()<.09:
                v+=1; ws.cell(y,3,"vacant"); ws.cell(y,4,0); ws.cell(y,9,r.choice(["rehab","for rent",None])); rows.append(R(**base,statusText="vacant",contractRent=0))
            elif u=="101":
                ws.cell(y,3,"Janitor"); ws.cell(y,4,0); ws.cell(y,9,"rent free for work"); rows.append(R(**base,tenantName="Janitor",contractRent=0))
            else:
                rent=ask-r.choice([0,25,75,125,175]); n=N.lf(); s=rdate(r,D(2012,1,1),D(2024,9,28)); e=r.choice([D(2025,4,30),D(2025,5,31),D(2025,8,31),D(2025,9,30),"m/m"]); dep=rent if r.random()<.6 else 0
                for j,z in((3,n),(4,rent),(6,s),(7,e),(8,dep)): ws.cell(y,j,z)
                tr+=rent; td+=dep; rows.append(R(**base,tenantName=n,statusText="Occupied",contractRent=rent,moveInDate=iso(s),leaseEndDate=iso(e),deposit=dep))
            y+=1
        ws.cell(y,1,f"{len(us_)} units"); ws.cell(y,3,f"{v} vacant"); ws.cell(y,4,tr); ws.cell(y,5,ta); ws.cell(y,8,td)
        for j in range(1,10): ws.cell(y,j).font=Font(italic=True,bold=True); ws.cell(y,j).border=Border(top=thin)
        rec.append((nm,pin,len(us_),v,tr,tr*12)); y+=3
    tot=sum(x[4] for x in rec); n=sum(x[2] for x in rec); v=sum(x[3] for x in rec); bad=tot+1350
    ws.cell(y,1,"RECAP").font=B; y+=1
    for j,h in enumerate(["Building",None,"PIN","Rent/mo.","Units","Vacant"],1): ws.cell(y,j,h).font=B
    y+=1
    for nm,pin,k,vv,t,a in rec:
        for j,z in((1,nm),(3,pin),(4,t),(5,k),(6,vv)): ws.cell(y,j,z)
        y+=1
    for j,z in((1,"All five"),(4,bad),(5,n),(6,v)): ws.cell(y,j,z).font=B
    rl=y
    for row in ws.iter_rows(min_row=6,max_row=y):
        for c in row:
            if c.column in(4,5,8) and isinstance(c.value,(int,float)): c.number_format='"$"#,##0' if c.column!=5 or c.value>300 else '0'
            if c.column in(6,7) and isinstance(c.value,D): c.number_format='mm/dd/yy'
            if c.column in(6,7) : c.alignment=Alignment(horizontal='right')
    wid(ws,[12,10,26,11,10,11,11,10,20]); ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    wb.save(f"{DOC}/{f}")
    save(f,"MULTIFAMILY","owner's workbook, one block for each of five parcels on one sheet, recap after","several properties; unit numbers both numbers and text; janitor's flat at 0; zero deposits",rows,None,"2024-11-01",n,n-v,v,sheet='All buildings',planted={"what":f"recap's total rent 'All five' printed {bad:,} although the five buildings' rents (and the blocks) add to {tot:,}","kind":"total_wrong"})

# ------------------------------------------------ 13 storage .xls
def x6():
    import xlwt
    r=random.Random(1313); N=Names(r); f='SpaceMgr occupancy dump Lot 9 Storage.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet('Sheet1'); bold=xlwt.easyxf('font: bold on'); mon=xlwt.easyxf(num_format_str='#,##0.00'); dts=xlwt.easyxf(num_format_str='DD-MMM-YY')
    rec=[];rows=[]
    kinds=[("CC 05x10",50,95),("CC 10x10",100,152),("DU 10x15",150,139),("DU 10x20",200,171),("DU 10x30",300,228),("UNC PKG 12x40",None,110)]
    spaces=[f"1{i:03d}" for i in range(1,25)]+[f"2{i:03d}" for i in range(1,23)]+[f"P{i}" for i in range(1,13)]
    for s in spaces:
        k,a,st=kinds[5] if s[0]=="P" else r.choice(kinds[:2] if s[0]=="1" else kinds[2:5])
        z=r.random()
        if z<.15: rec.append((s,k,a,"AVAIL",None,None,st)+(None,)*5); rows.append(R(unit=s,unitType=k,area=a,statusText="AVAIL",marketRent=st)); continue
        if s=="1001": rec.append((s,k,a,"HOUSE","Manager storage",None,st)+(None,)*5); rows.append(R(unit=s,unitType=k,area=a,statusText="HOUSE",tenantName="Manager storage",marketRent=st)); continue
        stt="LIEN" if z>.95 else "LEASED"; rt=st+r.choice([-20,-10,0,0,5,14]); ins=r.choice([None,12,18]); n=N.fl().upper(); mi=rdate(r,D(2018,1,1),D(2025,3,20)); t=rt+(ins or 0); dep=r.choice([0,25,50]); bal=round(t*r.choice([2,3])+40,2) if stt=="LIEN" else r.choice([0,0,0,t])
        rec.append((s,k,a,stt,n,mi,st,rt,ins,t,dep,bal)); rows.append(R(unit=s,unitType=k,area=a,statusText=stt,tenantName=n,moveInDate=iso(mi),marketRent=st,contractRent=rt,charges=[{"code":"Tenant ins","amount":ins}] if ins else None,totalCharges=t,deposit=dep,balance=bal))
    ws.write(0,0,"LOT 9 STORAGE - OCCUPANCY DUMP",bold); ws.write(1,0,"Generated 04/02/2025 07:15   Operator: desk2")
    cnt={k:sum(1 for x in rec if x[3]==k) for k in("LEASED","LIEN","HOUSE","AVAIL")}
    ws.write(3,0,"Status",bold); ws.write(3,1,"Spaces",bold); ws.write(3,2,"Std rate",bold)
    for i,k in enumerate(cnt): ws.write(4+i,0,k); ws.write(4+i,1,cnt[k]); ws.write(4+i,2,sum(x[6] for x in rec if x[3]==k),mon)
    ws.write(8,0,"ALL",bold); ws.write(8,1,len(rec),bold); ws.write(8,2,sum(x[6] for x in rec),mon)
    for j,h in enumerate(["Space","Class/Dim","Sq Ft","Stat","Lessee","In since","Std rate","Rate in force","Tenant ins","Bills at","Dep held","Owing"]): ws.write(10,j,h,bold)
    for i,x in enumerate(rec,11):
        for j,v in enumerate(x):
            if v is None: continue
            if j==0: ws.write(i,j,v)
            else: ws.write(i,j,v,dts if j==5 else mon if j>5 else xlwt.Style.default_style)
    i=11+len(rec)
    ws.write(i,0,"ALL",bold); ws.write(i,2,sum(x[2] or 0 for x in rec),bold)
    for j in range(6,12): ws.write(i,j,sum(x[j] or 0 for x in rec),mon)
    for j,w in enumerate([9,17,8,9,26,12,11,13,11,11,10,11]): ws.col(j).width=256*w
    wb.save(f"{DOC}/{f}")
    save(f,"SELF_STORAGE","system dump in .xls, status summary before, one header line with odd words","only a generation date (no as-of date); LIEN and HOUSE statuses; parking spaces without area",rows,"Lot 9 Storage",None,len(rec),None,cnt["AVAIL"],sheet='Sheet1')

# ------------------------------------------------ 14 mixed use with regulated flats
def x7():
    r=random.Random(1414); N=Names(r); f='388 Bergen - income schedule for TC filing.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Schedule'
    ws.merge_cells('A1:K1'); ws['A1']="388 BERGEN STREET"; ws['A1'].font=Font(name='Arial',bold=True,size=13); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:K2'); ws['A2']="Owner: 388 Bergen Street Corp.       Block 1288 Lot 41       Rents as of 1/5/2025"; ws['A2'].alignment=Alignment(horizontal='center')
    y=4; ws.cell(y,1,"I. STORES").font=B; y+=1; rows=[]
    hd=["Store","Tenant","Use","Sq. ft.",None,"Monthly rent","RE tax add'l","Water","Monthly total","Lease from","Lease to"]
    def heads(y,L):
        for j,h in enumerate(L,1):
            c=ws.cell(y,j,h); c.font=Font(name='Arial',bold=True,size=9); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(top=thin,bottom=thin)
    heads(y,hd); y+=1; S=[0]*4; A=0
    for u,n,use,sf,m,tx,wa,a,b in(("No. 1","Bergen Hardware & Paint","hardware",1900,7250,612.5,45,D(2019,6,1),D(2029,5,31)),("No. 2","Aloe Wellness Studio","yoga",1350,5100,310,45,D(2022,9,1),D(2027,8,31)),("No. 3","VACANT","last: florist",800,None,None,None,None,None),("Cellar","Dekker Photo Archive","storage",1100,1450,None,None,D(2021,1,1),"month to month")):
        A+=sf; t=None if m is None else m+(tx or 0)+(wa or 0)
        for j,v in((1,u),(2,n),(3,use),(4,sf),(6,m),(7,tx),(8,wa),(9,t),(10,a),(11,b)):
            c=ws.cell(y,j,v); c.number_format='m/d/yyyy' if j>9 else '#,##0.00' if j>5 else '#,##0'
        S=[p+(q or 0) for p,q in zip(S,(m,tx,wa,t))]
        rows.append(R(unit=u,section="I. STORES",area=sf,tenantName=n if m else None,statusText="Occupied" if m else "VACANT",contractRent=m,charges=[{"code":k,"amount":v} for k,v in(("RE tax add'l",tx),("Water",wa)) if v],totalCharges=t,leaseStartDate=iso(a),leaseEndDate=iso(b))); y+=1
    ws.cell(y,2,"Total stores"); ws.cell(y,4,A).number_format='#,##0'
    for q,j in zip(S,(6,7,8,9)): ws.cell(y,j,q).number_format='#,##0.00'
    for j in range(1,12): ws.cell(y,j).font=B
    y+=2; ws.cell(y,1,"II. APARTMENTS").font=B; y+=1
    heads(y,["Apt","Tenant","Type","Reg. status","DHCR no.","Legal reg. rent","Prefer. rent","Security","Rent billed","Lease from","Lease to"]); y+=1
    TL=TP=TM=TB=0; nres=0; ov=0
    for fl,nm in((2,"Second floor"),(3,"Third floor"),(4,"Fourth floor"),(5,"Fifth floor")):
        ws.cell(y,1,nm).font=Font(italic=True); y+=1
        for l in "ABCDEFG":
            u=f"{fl}{l}"; rm=r.choice(["2 1/2 Rm","3 Rm","3 Rm","4 Rm"]); nres+=1; sec="II. APARTMENTS / "+nm; reg=r.choice(["RS","RS","RS","DC","RC"] if rm=="4 Rm" else ["RS","RS","RS","DC"])
            ws.cell(y,1,u); ws.cell(y,3,rm)
            if u in("3D","5B"):
                ws.cell(y,2,"VACANT"); ws.cell(y,4,reg); ov+=1; rows.append(R(unit=u,section=sec,statusText="VACANT",unitType=rm)); y+=1; continue
            if u=="2A":
                ws.cell(y,2,"SUPERINTENDENT"); ws.cell(y,9,0).number_format='#,##0.00'; ws.cell(y,4,"EX"); rows.append(R(unit=u,section=sec,unitType=rm,tenantName="SUPERINTENDENT",statusText="Occupied",contractRent=0)); y+=1; continue
            n=N.lf(); a=D(r.choice([2023,2024]),r.randint(2,12),1); b=eom(addm(a,23 if a.year==2023 else r.choice([11,23])))
            if b<D(2025,1,5): b=eom(addm(b,12))
            legal=round(r.uniform(1150,2400),2) if reg!="DC" else None; pref=round(legal-r.choice([150,220.5,310]),2) if reg=="RS" and r.random()<.25 else None; mci=round(pref or legal or 0,2) if reg!="RC" and (pref or legal) and r.random()<.75 else None
            bs=pref or legal or float(r.randint(52,78)*50); bill=round(bs,2)
            for j,v in((2,n),(4,reg),(5,f"{r.randint(200000,299999)}" if reg!="DC" else None),(6,legal),(7,pref),(8,mci),(9,bill),(10,a),(11,b if reg!="RC" else "statutory")):
                c=ws.cell(y,j,v); c.number_format='m/d/yyyy' if j>9 else '#,##0.00' if j>5 else 'General'
            if reg=="RC": ws.cell(y,10).value=None
            TL+=legal or 0; TP+=pref or 0; TM+=mci or 0; TB+=bill
            rows.append(R(unit=u,section=sec,unitType=rm,tenantName=n,statusText="Occupied",contractRent=bill,leaseStartDate=iso(a) if reg!="RC" else None,leaseEndDate=iso(b) if reg!="RC" else "statutory",deposit=mci)); y+=1
    ws.cell(y,2,"Total apartments")
    for q,j in((TL,6),(TP,7),(TM,8),(TB,9)): ws.cell(y,j,round(q,2)).number_format='#,##0.00'
    for j in range(1,12): ws.cell(y,j).font=B; ws.cell(y,j).border=Border(top=thin)
    y+=2; ws.cell(y,2,"Total monthly, stores and apartments").font=B; c=ws.cell(y,9,round(TB+S[3],2)); c.number_format='#,##0.00'; c.font=B
    y+=2; 
    for q in("RS rent stabilized, RC rent controlled, DC decontrolled, EX exempt (super).","Rent billed = preferential rent if any, else legal rent; DC as per lease.","28 apartments: 25 rented, 1 super, 2 vacant.   4 stores: 3 rented, 1 vacant."): ws.cell(y,1,q).font=Font(size=9); y+=1
    ws.column_dimensions.group('E','E',hidden=True); wid(ws,[8,27,12,10,10,12,12,13,13,12,16]); ws.column_dimensions['E'].hidden=True
    ws.page_setup.orientation='portrait'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    wb.save(f"{DOC}/{f}")
    save(f,"MIXED_USE","owner's schedule for a tax commission filing: stores and apartments in two tables sharing columns, floor headings, hidden column","legal maximum rent is no market rent; preferential rents; rooms; superintendent at 0",rows,"388 Bergen Street",'2025-01-05',32,None,3,sheet='Schedule')
ALL=[x1,x2,x3,x4,x5,x6,x7]
