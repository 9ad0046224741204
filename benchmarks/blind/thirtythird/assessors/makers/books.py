import random, datetime as D
from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L_

def x01():
    fn="x01_fourplexes_owner_sheet.xlsx"; r=random.Random(SEED+11); n=Names(r); rows=[]
    wb=Workbook(); ws=wb.active; ws.title="rents"
    ws['A1']="Linden Street fourplexes - who's in & what they pay"; ws['A1'].font=Font(bold=True,size=14); ws['A2']="updated 3/1/2026"; ws['A2'].font=Font(italic=True)
    H=["","Apt","Who","Beds / bath","Rent","Water $","Security","Moved in","Lease is up","Notes for tax appeal"]
    for j,h in enumerate(H,1):
        c=ws.cell(4,j,h); c.font=Font(bold=True); c.border=Border(bottom=Side(style='medium'))
    R=5; vac=0
    for b in ["12 Linden","16 Linden","20 Linden","26 Linden","31 Linden","35 Linden"]:
        R0=R
        for k in "ABCD":
            d=dict(building=b,unit=k,unitType=r.choice(["2 / 1","2 / 1","1 / 1","3 / 1.5"]))
            rent={"1 / 1":875,"2 / 1":1050,"3 / 1.5":1290}[d['unitType']]+r.choice([-50,-25,0,0,35])
            if (b,k) in(("16 Linden","C"),("35 Linden","A")): d.update(statusText="EMPTY"); vac+=1
            else:
                d.update(tenantName=n.fl(),contractRent=rent,deposit=r.choice([rent,500,800]),moveInDate=rd(r,2015,2025),leaseEndDate=r.choice(["m-t-m",eom(D.date(2026,r.randint(4,12),1))]),statusText="Occupied")
                w=r.choice([0,35,40])
                if w: d['charges']=[dict(code="Water $",amount=w)]; d['_w']=w
            rows.append(d)
            ws.cell(R,2,k); ws.cell(R,4,d['unitType']); ws.cell(R,3,d.get('tenantName') or "EMPTY")
            if 'tenantName' in d:
                c=ws.cell(R,5); 
                if r.random()<.15: c.value=f"${rent:,}"; c.alignment=Alignment(horizontal='right')
                else: c.value=rent; c.number_format='$#,##0'
                if d.get('_w'): ws.cell(R,6,d['_w']).number_format='$#,##0'
                ws.cell(R,7,d['deposit']).number_format='$#,##0'; ws.cell(R,8,d['moveInDate']).number_format='m/d/yy'
                c=ws.cell(R,9,d['leaseEndDate']); c.number_format='m/d/yy'
                nt=r.choice(["","","","raised last June","no a/c","pays late"]); ws.cell(R,10,nt or None)
            else: ws.cell(R,10,"needs floors, not rented until summer")
            R+=1
        ws.merge_cells(start_row=R0,start_column=1,end_row=R-1,end_column=1); c=ws.cell(R0,1,b); c.alignment=Alignment(textRotation=90,horizontal='center',vertical='center'); c.font=Font(bold=True); 
        R+=1
    ws.cell(R,1,"garages behind 26").font=Font(bold=True); R+=1
    for g,t,a in (("G1",rows[0]['tenantName'],65),("G2",None,None),("G3","Hank's Tree Service",90)):
        d=dict(section="garages behind 26",unit=g,tenantName=t,contractRent=a,statusText="Occupied" if t else "EMPTY"); rows.append(d)
        ws.cell(R,2,g); ws.cell(R,3,t or "EMPTY"); 
        if a: ws.cell(R,5,a).number_format='$#,##0'
        R+=1
    R+=1; ws.cell(R,3,"total a month").font=Font(bold=True)
    for j,v in((5,sum(d.get('contractRent') or 0 for d in rows)),(6,sum(d.get('_w') or 0 for d in rows))): c=ws.cell(R,j,v); c.number_format='$#,##0'; c.font=Font(bold=True)
    ws.cell(R+2,3,f"24 apartments, {24-vac} rented, {vac} empty"); ws.cell(R+3,3,"tenants pay own gas & electric, I pay trash, mowing, plowing")
    for c,w in zip("ABCDEFGHIJ",[9,6,24,11,10,9,10,11,11,36]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(fn)); save(fn,rows,"Linden Street fourplexes","2026-03-01",24,24-vac,vac,"MULTIFAMILY","owner's spreadsheet, merged rotated building cells, some rents as text, garages not counted")

def x02():
    fn="x02_quarry_road_warehouse_park.xlsx"; r=random.Random(SEED+12); rows=[]
    A="Apex Borden Cascade Delmar Evergreen Falcon Granite Horizon Ironside Juniper Keystone Lowell Monarch Nordic Osprey Pioneer Quill Ramsey Sterling Tundra Union Vanguard Westerly Yardley Zephyr Anchor Bristol Crown".split(); B=["Freight LLC","Fasteners Inc.","Flooring","Plumbing Supply","Logistics","Imports","Restoration","Packaging Co.","Tool & Die","Beverage Dist."]
    wb=xlsxwriter.Workbook(path(fn)); s=wb.add_worksheet("Summary"); w=wb.add_worksheet("Tenant Roll")
    F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k)); hd=F(bold=1,align='center',valign='vcenter',text_wrap=1,border=1,bg_color='#1F3864',font_color='white'); tx=F(); nm=F(num_format='#,##0'); mn=F(num_format='#,##0.00;(#,##0.00);-'); dt=F(num_format='mmm d, yyyy',align='center'); bt=F(bold=1,top=1); bm=F(bold=1,top=1,num_format='#,##0.00'); bn=F(bold=1,top=1,num_format='#,##0'); bh=F(bold=1,bg_color='#D9E1F2'); it=F(italic=1)
    w.write(0,0,"Quarry Road Distribution Park",F(bold=1,font_color='#1F3864')); w.write(1,0,"Commercial Rent Roll with Recoveries and Future Steps"); w.write(2,0,"Effective Date: February 1, 2026")
    for c,t in enumerate(["Unit","Lessee","Use","Rentable\nSq Ft"]): w.merge_range(4,c,5,c,t,hd)
    w.merge_range(4,4,4,5,"Lease Term",hd); w.merge_range(4,6,4,8,"Base Rent",hd); w.merge_range(4,9,4,11,"Monthly Estimated Recoveries",hd); w.merge_range(4,12,5,12,"Total\nMonthly",hd); w.merge_range(4,13,5,13,"Market Rent\nMonthly",hd); w.merge_range(4,14,4,17,"Next Base Rent Steps (Monthly)",hd)
    for c,t in zip(range(4,12),["From","To","Monthly","Annual","PSF/Yr","CAM","Taxes","Ins."]): w.write(5,c,t,hd)
    for c,t in zip(range(14,18),["Date 1","Amount 1","Date 2","Amount 2"]): w.write(5,c,t,hd)
    R=6; tots=[]
    def tot(lab,L,adj=0):
        nonlocal R
        for c in range(18): w.write_blank(R,c,None,bt)
        w.write(R,1,lab,bt); g=lambda k:sum(d.get(k) or 0 for d in L)
        w.write(R,3,g('area'),bn)
        for c,k in((6,'contractRent'),(7,'annualRent'),(9,'_c'),(10,'_t'),(11,'_i'),(12,'totalCharges'),(13,'marketRent')): w.write(R,c,round(g(k),2)+(adj if c==6 else 0),bm)
        R+=2
    al=list(A); r.shuffle(al); bl=[]
    for b,k in(("Building 1 - 400 Quarry Road",9),("Building 2 - 420 Quarry Road",12),("Building 3 - 440 Quarry Road",10)):
        w.merge_range(R,0,R,17,b,bh); R+=1; L=[]
        for i in range(k):
            a=r.choice([3000,4500,6000,7500,9000,12500,18000,24000]); d=dict(building=b,unit=f"{b[9]}{chr(65+i)}",unitType=r.choice(["Whse","Whse","Dist","Whse/Ofc"]),area=a,marketRent=round(a*8.4/12,2))
            w.write(R,0,d['unit'],tx); w.write(R,2,d['unitType'],tx); w.write(R,3,a,nm); w.write(R,13,d['marketRent'],mn)
            if r.random()<.13: d['statusText']="Vacant"; w.write(R,1,"Vacant",it)
            else:
                p=r.choice([6.5,6.95,7.25,7.6,8.1,8.5]); m=round(a*p/12,2); st=D.date(r.randint(2020,2025),r.randint(1,12),1); en=addm(st,r.choice([60,84,120]))-D.timedelta(1)
                if en<D.date(2026,3,1): en=eom(addm(en,24))
                c_,t_,i_=round(a*.95/12,2),round(a*1.42/12,2),round(a*.21/12,2)
                sd=D.date(2026,st.month,1); sd=sd if sd>D.date(2026,2,1) else D.date(2027,st.month,1); steps=[]; v=m
                for q in range(2):
                    x=D.date(sd.year+q,sd.month,1)
                    if x<en: v=round(v*1.03,2); steps.append((x,v))
                d.update(tenantName=al.pop()+" "+r.choice(B),contractRent=m,annualRent=round(m*12,2),leaseStartDate=st,leaseEndDate=en,charges=[dict(code="CAM",amount=c_),dict(code="Taxes",amount=t_),dict(code="Ins.",amount=i_)],_c=c_,_t=t_,_i=i_,totalCharges=round(m+c_+t_+i_,2),rentSteps=[dict(date=x.isoformat(),amount=y) for x,y in steps],statusText="Occupied")
                w.write(R,1,d['tenantName'],tx); w.write_datetime(R,4,D.datetime(st.year,st.month,st.day),dt); w.write_datetime(R,5,D.datetime(en.year,en.month,en.day),dt)
                for cc,vv in((6,m),(7,d['annualRent']),(8,p),(9,c_),(10,t_),(11,i_),(12,d['totalCharges'])): w.write(R,cc,vv,mn)
                for q,(x,y) in enumerate(steps): w.write_datetime(R,14+2*q,D.datetime(x.year,x.month,x.day),dt); w.write(R,15+2*q,y,mn)
            L.append(d); rows.append(d); R+=1
        tot("Subtotal "+b[:10],L); bl.append((b,L))
    tot("Park Total",rows)
    vac=sum(1 for d in rows if 'tenantName' not in d)
    w.set_column(0,0,6); w.set_column(1,1,27); w.set_column(2,2,9); w.set_column(3,3,10); w.set_column(4,5,12); w.set_column(6,13,11.5); w.set_column(14,17,12); w.freeze_panes(6,2); w.set_landscape(); w.fit_to_pages(1,0)
    s.write(0,0,"Quarry Road Distribution Park",F(bold=1)); s.write_row(2,0,["Building","Units","Leased","Vacant","Sq Ft"],F(bold=1,bottom=1))
    for i,(b,L) in enumerate(bl+[("Park",rows)]): v=sum(1 for d in L if 'tenantName' not in d); s.write_row(3+i,0,[b,len(L),len(L)-v,v,sum(d['area'] for d in L)],nm)
    s.set_column(0,0,32); w.activate(); wb.close()
    save(fn,rows,"Quarry Road Distribution Park","2026-02-01",len(rows),len(rows)-vac,vac,"WAREHOUSE","grouped merged headers, recoveries, two rent steps in columns, building banners and subtotals",hard=True,sheet="Tenant Roll")

def x03():
    fn="x03_brookside_office_condos.xlsx"; r=random.Random(SEED+13); rows=[]
    wb=Workbook(); a=wb.active; a.title="Cover"; a['B3']="Brookside Professional Condominium"; a['B3'].font=Font(size=18,bold=True); a['B5']="Owner's rental data, 2026 petition cycle"; a['B6']="Docket 2026-0417 through 2026-0434"; a['B8']="See tab Jan26 for tenants and tab AV for assessed values."
    w=wb.create_sheet("Jan26"); v=wb.create_sheet("AV"); v.append(["Condo unit","Parcel","Land AV","Improvement AV","Total AV"])
    w['A1']="BROOKSIDE PROFESSIONAL CONDOMINIUM"; w['A1'].font=Font(bold=True); w['A2']="Units owned by Brookside Holdings - rents at 01/31/2026"
    H=["Status","Parcel ID","Condo Unit","Floor","SF","Occupant","Monthly Rent","Annual Rent","Rent/SF","From","To","Option","Sec. Dep."]
    for j,h in enumerate(H,1): c=w.cell(4,j,h); c.font=Font(bold=True,color="FFFFFF"); c.fill=PatternFill('solid',fgColor="4F6228"); c.alignment=Alignment(wrap_text=True)
    T=["Fenwick Title Agency","Marlow & Trask CPAs","Greenleaf Counseling","OptiPath Insurance","Crane Surveying","Dr. Pell, Chiropractic","Homestead Lending","Sable Software","Bayview Staffing","Tilden Architects","Castlegate Law Group","Audiology Center of Brookside"]
    R=5; T=list(T)
    for i in range(18):
        u=f"{100*(1+i//9)+1+i%9}"; sf=r.choice([740,880,1010,1150,1320,1565]); pid=f"14-22-{310+i:03d}-{r.randint(1,9)}"
        d=dict(unit="U-"+u,area=sf,section=None)
        s="Owner use" if i in(3,12) else "Vacant" if i in(6,9,15,16) else "Leased"; d['statusText']=s
        if s=="Owner use": d.update(tenantName="Brookside Holdings (management)" if i==3 else "Brookside Holdings (records)")
        if s=="Leased":
            p=r.choice([16.5,17.25,18,19.5]); m=round(sf*p/12); st=D.date(r.randint(2021,2025),r.randint(1,12),1); en=addm(st,r.choice([36,60]))-D.timedelta(1)
            d.update(tenantName=T.pop(0),contractRent=m,annualRent=m*12,leaseStartDate=st,leaseEndDate=en if en>D.date(2026,1,31) else "holdover",deposit=r.choice([m,None,1000]),_p=round(m*12/sf,2))
        rows.append(d)
        vals=[s,pid,d['unit'],1+i//9,sf,d.get('tenantName'),d.get('contractRent'),d.get('annualRent'),d.get('_p'),d.get('leaseStartDate'),d.get('leaseEndDate'),r.choice(["1 x 3 yr","none"]) if s=="Leased" else None,d.get('deposit')]
        for j,x in enumerate(vals,1):
            c=w.cell(R,j,x)
            if j in(7,8,13): c.number_format='#,##0'
            if j==9: c.number_format='0.00'
            if j in(10,11): c.number_format='yyyy-mm-dd'; c.alignment=Alignment(horizontal='right')
            if s=="Vacant": c.fill=PatternFill('solid',fgColor="EEECE1")
        v.append([d['unit'],pid,sf*22,sf*118,sf*140]); R+=1
    w.cell(R,6,"TOTAL"); w.cell(R,5,sum(d['area'] for d in rows)); w.cell(R,7,sum(d.get('contractRent') or 0 for d in rows)).number_format='#,##0'; w.cell(R,8,sum(d.get('annualRent') or 0 for d in rows)).number_format='#,##0'; w.cell(R,13,sum(d.get('deposit') or 0 for d in rows)).number_format='#,##0'
    for j in range(1,14): w.cell(R,j).font=Font(bold=True); w.cell(R,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    for k,(x,y) in enumerate((("Units",18),("Occupied (leased and owner use)",14),("Vacant",4))): w.cell(R+2+k,6,x); w.cell(R+2+k,7,y)
    w.cell(R+6,1,"Rents are gross; condominium fees are paid by the owner and average $4.85 per SF.")
    w.column_dimensions['B'].hidden=True
    for c,x in zip("ACDEFGHIJKLM",[10,11,6,8,34,11,11,8,11,11,10,9]): w.column_dimensions[c].width=x
    w.freeze_panes="A5"; wb.save(path(fn)); 
    save(fn,rows,"Brookside Professional Condominium","2026-01-31",18,14,4,"OFFICE","three tabs, status first column, hidden parcel column, owner-occupied units",sheet="Jan26")

def x04():
    fn="x04_restaurant_netlease_portfolio.xlsx"; r=random.Random(SEED+14); rows=[]
    X=[("R-014","Eastgate Pad","Dayfield","Smokehouse 41","Ember Group LLC"),("R-017","Mill Pond Plaza OP-2","Dayfield","Tortilla Flats Express","TFX Franchise Co."),("R-021","Route 9 North","Coldwater","Pancake Harbor","Harbor Breakfast, Inc."),("R-022","Route 9 North Annex","Coldwater","Bento Bowl","Kumo Foods"),("R-026","Depot Square","Marbury","The Brass Ladle","Ladle Hospitality"),("R-030","University Corner","Marbury","Slice Theory","Theory Pizza LLC"),("R-031","University Corner B","Marbury",None,None),("R-035","Airport Road","Saxton","Chicken Junction #212","CJ South LLC"),("R-038","Lakemont Outparcel","Lakemont","Firebird Taqueria","Firebird Cos."),("R-040","Old Bank Building","Lakemont","Vault Steaks","Vault Dining LP")]
    wb=xlsxwriter.Workbook(path(fn)); w=wb.add_worksheet("Sched of Leases"); F=wb.add_format
    B=F({'bold':1}); h=F({'bold':1,'text_wrap':1,'bottom':2,'valign':'bottom','font_name':'Garamond'}); t=F({'font_name':'Garamond'}); d0=F({'num_format':'$#,##0','font_name':'Garamond'}); n0=F({'num_format':'#,##0','font_name':'Garamond'}); ac=F({'num_format':'0.00','font_name':'Garamond'}); dt=F({'num_format':'m/d/yyyy','font_name':'Garamond'}); pc=F({'num_format':'0.0%','font_name':'Garamond'}); T=F({'bold':1,'top':1,'bottom':6,'num_format':'$#,##0','font_name':'Garamond'}); wr=F({'text_wrap':1,'valign':'top','font_name':'Garamond'})
    w.write(0,1,"HALVERN RESTAURANT PROPERTIES, LLC",F({'bold':1,'font_size':16,'font_name':'Garamond'})); w.write(1,1,"Schedule of leases, real property under appeal",t); w.write(2,1,"December 31, 2025",t)
    H=["Store\nNo.","Location","Town","Concept / Tenant","Lessee entity","Building\nSF","Acres","Annual\nbase rent","Monthly\nbase rent","% rent\nover","Com-\nmence","Expire","Next increase"]
    for j,x in enumerate(H): w.write(5,j+1,x,h)
    R=6
    for u,loc,tw,te,le in X:
        sf=r.choice([1850,2400,3100,4650,5900,6800]); d=dict(unit=u,propertyName=loc,area=sf)
        w.write_row(R,1,[u,loc,tw],t); w.write(R,6,sf,n0); w.write(R,7,round(r.uniform(.4,1.6),2),ac)
        if te:
            m=r.choice([4200,5650,7100,8800,10250,12400]); st=D.date(r.randint(2012,2023),r.randint(1,12),1); en=addm(st,240)-D.timedelta(1); sd=D.date(r.choice([2026,2027,2028]),st.month,1); nx=round(m*1.1)
            d.update(tenantName=te,contractRent=m,annualRent=m*12,leaseStartDate=st,leaseEndDate=en,rentSteps=[dict(date=sd.isoformat(),amount=nx)],statusText="Occupied")
            w.write_row(R,4,[te,le],t); w.write(R,8,m*12,d0); w.write(R,9,m,d0); w.write(R,10,r.choice([.05,.06,.065]),pc); w.write_datetime(R,11,D.datetime(st.year,st.month,1),dt); w.write_datetime(R,12,D.datetime(en.year,en.month,en.day),dt); w.write(R,13,f"{sd.month}/1/{sd.year}: ${nx:,}/mo.",t)
        else: d['statusText']="DARK - VACANT"; w.write(R,4,"DARK - VACANT",F({'italic':1,'font_name':'Garamond'}))
        rows.append(d); R+=2
    for j in range(1,14): w.write_blank(R,j,None,T)
    w.write(R,2,"Ten properties, nine leased",T); w.write(R,6,sum(d['area'] for d in rows),F({'bold':1,'top':1,'bottom':6,'num_format':'#,##0','font_name':'Garamond'})); w.write(R,8,sum(d.get('annualRent') or 0 for d in rows),T); w.write(R,9,sum(d.get('contractRent') or 0 for d in rows),T)
    w.insert_textbox(0,9,"EXHIBIT 7\nTaxpayer's evidence",{'width':150,'height':44}); w.set_column(0,0,2); w.set_column(1,1,8); w.set_column(2,2,25); w.set_column(3,3,11); w.set_column(4,5,24); w.set_column(6,10,10); w.set_column(11,12,11); w.set_column(13,13,22); w.set_landscape(); w.fit_to_pages(1,1); w.hide_gridlines(2); wb.close()
    save(fn,rows,"HALVERN RESTAURANT PROPERTIES, LLC","2025-12-31",10,9,1,"RETAIL","portfolio of single-tenant restaurants, blank spacer column and rows, step in text")

def x05():
    fn="x05_larkspur_lease_charges.xlsx"; r=random.Random(SEED+15); n=Names(r); rows=[]
    wb=Workbook(); w=wb.active; w.title="Report1"
    for i,x in enumerate(["Rent Roll with Lease Charges","Larkspur Commons (lrkspr)","As Of = 01/15/2026","Month = 01/2026"],1): w.cell(i,1,x)
    h1=["Unit","Plan","Unit","Status","Resident","Name","Market","Charge","Amount","Resident","Lease","Lease","Move","Balance"]; h2=["","","Sq Ft","","","","Rent","","","Deposit","From","To","Out",""]
    for j,(a,b) in enumerate(zip(h1,h2),1): w.cell(5,j,a).font=Font(bold=True); w.cell(6,j,b).font=Font(bold=True)
    P={"S1":(510,1180),"A1":(690,1345),"A2":(745,1420),"B1":(985,1690),"B2":(1060,1765)}
    base=[]
    for f in (1,2,3,4):
        for k in range(1,29):
            p=r.choice(list(P)); d=dict(section="Current/Notice/Vacant Residents",unit=f"{f}{k:02d}",unitType=p,area=P[p][0],marketRent=float(P[p][1]))
            s=r.choices(["Current","Notice","Vacant","Vacant-Leased"],[86,6,5,3])[0]
            if (f,k) in((1,1),): s="Model"
            d['statusText']=s
            if s in("Current","Notice"):
                rent=float(P[p][1]-r.choice([0,0,20,45,75,110])); ch=[("rent",rent)]
                if r.random()<.8: ch.append(("trash",25.))
                if r.random()<.25: ch.append(("petrent",35.))
                if r.random()<.2: ch.append(("parking",50.))
                if r.random()<.07: ch.append(("concess",-75.))
                st=D.date(2025,r.randint(2,12),r.choice([1,1,9,15])); 
                d.update(tenantName=n.fl() if len(n.used)<2200 else "x",_id=f"t00{r.randint(30000,99999)}",contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for _,b in ch),deposit=float(r.choice([250,400,500])),leaseStartDate=st,leaseEndDate=addm(st,12)-D.timedelta(1),balance=float(r.choice([0,0,0,0,0,-25,round(r.uniform(20,1500),2)])),moveOutDate=D.date(2026,2,r.randint(1,28)) if s=="Notice" else None)
            base.append(d)
    full=list(base); cand=[d for d in base if d['statusText']=="Current" and d['unit'][0]=="3"]; drop=cand[9]; base=[d for d in base if d is not drop]
    fut=[]
    for d in [x for x in base if x['statusText']=="Vacant-Leased"]:
        q=d['marketRent']; fut.append(dict(section="Future Residents/Applicants",unit=d['unit'],unitType=d['unitType'],area=d['area'],marketRent=q,statusText="Future",tenantName=n.fl(),_id=f"t00{r.randint(30000,99999)}",contractRent=q,charges=[dict(code="rent",amount=q),dict(code="trash",amount=25.)],totalCharges=q+25,deposit=250.,leaseStartDate=D.date(2026,2,1),leaseEndDate=D.date(2027,1,31),balance=0.))
    R=7
    def put(d):
        nonlocal R
        vals=[d['unit'],d['unitType'],d['area'],d['statusText'],d.get('_id'),d.get('tenantName') or d['statusText'].upper(),d['marketRent']]
        for j,x in enumerate(vals,1): w.cell(R,j,x)
        w.cell(R,7).number_format='#,##0.00'
        if d.get('tenantName'):
            for j,x in zip(range(10,15),[d['deposit'],d['leaseStartDate'],d['leaseEndDate'],d.get('moveOutDate'),d['balance']]):
                c=w.cell(R,j,x); c.number_format='mm/dd/yyyy' if j in(11,12,13) else '#,##0.00'
            for c in d['charges']: w.cell(R,8,c['code']); w.cell(R,9,c['amount']).number_format='#,##0.00'; R+=1
            w.cell(R,8,"Total").font=Font(bold=True); c=w.cell(R,9,d['totalCharges']); c.number_format='#,##0.00'; c.font=Font(bold=True)
        R+=1
    w.cell(R,1,"Current/Notice/Vacant Residents").font=Font(bold=True); R+=1
    for d in base: put(d)
    R+=1; w.cell(R,1,"Future Residents/Applicants").font=Font(bold=True); R+=1
    for d in fut: put(d)
    R+=1; w.cell(R,1,"Summary Groups").font=Font(bold=True)
    for j,x in((3,"Square Footage"),(7,"Market Rent"),(9,"Lease Charges"),(10,"Deposits"),(11,"# Of Units"),(14,"Balance")): w.cell(R,j,x).font=Font(bold=True)
    R+=1; g=lambda L,k:round(sum(d.get(k) or 0 for d in L),2); S=lambda *s:[d for d in full if d['statusText'] in s]
    for lab,L in(("Current/Notice Residents",S("Current","Notice")),("Vacant Units",S("Vacant","Vacant-Leased")),("Model Units",S("Model")),("Future Residents/Applicants",fut),("Totals (excluding future)",full)):
        w.cell(R,1,lab)
        for j,x in((3,g(L,'area')),(7,g(L,'marketRent')),(9,g(L,'totalCharges')),(10,g(L,'deposit')),(11,len(L) if L is not fut else None),(14,g(L,'balance'))): w.cell(R,j,x).number_format='#,##0' if j in(3,11) else '#,##0.00'
        R+=1
    R+=1; w.cell(R,1,"Summary of Charges by Charge Code (current residents)").font=Font(bold=True); R+=1
    cs={}
    for d in full:
        for c in d.get('charges',[]): cs[c['code']]=cs.get(c['code'],0)+c['amount']
    for k in cs: w.cell(R,1,k); w.cell(R,9,cs[k]).number_format='#,##0.00'; R+=1
    w.cell(R,1,"Total"); w.cell(R,9,sum(cs.values())).number_format='#,##0.00'
    for c,x in zip("ABCDEFGHIJKLMN",[8,6,8,13,10,22,11,9,11,10,11,11,11,10]): w.column_dimensions[c].width=x
    w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0; wb.save(path(fn))
    save(fn,base+fut,"Larkspur Commons","2026-01-15",len(full),len(S("Current","Notice")),len(S("Vacant","Vacant-Leased")),"MULTIFAMILY","system export, charge lines beneath each unit, future section, summary blocks",hard=True,planted=dict(what=f"unit {drop['unit']} ({drop['tenantName']}) is missing from the listing; the summary's counts (112 units) and totals still include it",kind="row_dropped"))

def x06():
    fn="x06_rue_des_erables_bilingue.xlsx"; r=random.Random(SEED+16); rows=[]
    N=["M. Gélinas","S. Ouimet","J.-P. Thériault","A. Benali","C. Dufresne","R. Castonguay","L. Nguyen","É. Marchand","F. Tremblay-Roy","N. Haddad","P. Vachon","D. Lalonde"]
    wb=xlsxwriter.Workbook(path(fn)); w=wb.add_worksheet("Loyers-Rents"); F=lambda **k:wb.add_format(dict(font_name='Verdana',font_size=9,**k)); h=F(bold=1,text_wrap=1,align='center',valign='vcenter',top=1,bottom=1,bg_color='#FFF2CC'); t=F(); m=F(num_format='#,##0.00 "$"'); b=F(bold=1,bg_color='#E7E6E6'); T=F(bold=1,top=1,num_format='#,##0.00 "$"'); tr=F(align='right')
    w.merge_range('A1:I1',"Immeuble Les Érables, 5120-5128, rue des Érables, Montréal",F(bold=1,align='center')); w.merge_range('A2:I2',"Rôle des loyers au 1er juillet 2025 / Rent roll as at July 1, 2025",F(italic=1,align='center')); w.merge_range('A3:I3',"Pièce R-4 / Exhibit R-4  -  TAQ",F(align='right',font_color='#7F7F7F'))
    for j,x in enumerate(["Local\nUnit","Locataire\nTenant","Pièces\nRooms","Superficie (pi²)\nArea (sq ft)","Loyer mensuel\nMonthly rent","Loyer annuel\nAnnual rent","Début du bail\nLease start","Fin du bail\nLease end","Remarques\nRemarks"]): w.write(4,j,x,h)
    w.set_row(4,30); R=5
    def sec(s): 
        nonlocal R
        w.merge_range(R,0,R,8,s,b); R+=1
    def put(s,u,te,ro,ar,mo,st,en,rem=""):
        nonlocal R
        d=dict(section=s,unit=u,tenantName=te,unitType=ro,area=ar,contractRent=mo,annualRent=mo*12 if mo is not None else None,leaseStartDate=st,leaseEndDate=en,statusText="Occupied" if te else "Vacant")
        w.write(R,0,u,t); w.write(R,1,te or "Vacant",t)
        if not te: d['statusText']="Vacant"
        if ro: w.write(R,2,ro,F(align='center'))
        if ar: w.write(R,3,ar,F(num_format='#,##0'))
        if mo is not None: w.write(R,4,mo,m); w.write(R,5,mo*12,m)
        if st: w.write(R,6,st,tr)
        if en: w.write(R,7,en,tr)
        w.write(R,8,rem,t); rows.append(d); R+=1; return d
    def sub(lab,s):
        nonlocal R
        for j in range(9): w.write_blank(R,j,None,T)
        L=[d for d in rows if s is None or d['section']==s]; w.write(R,1,lab,T); w.write(R,4,sum(d.get('contractRent') or 0 for d in L),T); w.write(R,5,sum(d.get('annualRent') or 0 for d in L),T); R+=1
    a="Commerces / Shops"; sec(a); put(a,"5120","Boulangerie Mie d'Or inc.",None,1240,2650.,"2022-05-01","2027-04-30","Net des taxes / net of taxes"); put(a,"5124","Nettoyeur Éclair",None,810,1575.,"2019-11-01","2026-10-31"); put(a,"5128",None,None,930,None,None,None,"À louer / for lease"); sub("Sous-total / Subtotal",a)
    a="Logements / Dwellings"; sec(a); i=0
    for fl in (1,2,3):
        for k in range(1,5):
            u=f"5122-{fl}{k:02d}"
            if u=="5122-303": put(a,u,None,"3½",None,None,None,None,"Rénovation terminée / renovated")
            else: put(a,u,N[i],r.choice(["2½","3½","3½","4½","5½"]),None,float(r.choice([785,842,915,968,1040,1185,1290])),"2025-07-01","2026-06-30",r.choice(["","","Chauffage inclus / heated"])); i+=1
    sub("Sous-total / Subtotal",a)
    a="Stationnement / Parking"; sec(a)
    for k in range(1,5): put(a,f"P{k}",r.choice(N[:8]) if k!=3 else None,None,None,85. if k!=3 else None,"2025-07-01" if k!=3 else None,"2026-06-30" if k!=3 else None)
    sub("Sous-total / Subtotal",a); R+=1; sub("TOTAL",None); R+=1
    w.write(R,1,"Commerces et logements / Shops and dwellings: 15",t); w.write(R+1,1,"Occupés / Occupied: 13",t); w.write(R+2,1,"Vacants / Vacant: 2",t)
    w.set_column(0,0,11); w.set_column(1,1,28); w.set_column(2,2,8); w.set_column(3,3,15); w.set_column(4,5,15); w.set_column(6,7,13); w.set_column(8,8,32); w.set_landscape(); w.fit_to_pages(1,0); wb.close()
    save(fn,rows,"Immeuble Les Érables","2025-07-01",15,13,2,"MIXED_USE","bilingual Quebec roll, two-line headers, room counts as types, parking rows not counted",hard=True)

def x07():
    fn="x07_amsterdam_walkup_regulated.xlsx"; r=random.Random(SEED+17); n=Names(r); rows=[]
    wb=Workbook(); w=wb.active; w.title="RR 1-5-26"; o=wb.create_sheet("Prior tenants")
    w['A1']="1187 AMSTERDAM HOLDING CORP"; w['A2']="Income and expense certification, rent roll rider"; w['A3']="Rents billed January 5, 2026"; w['H1']="Block 1942 Lot 33"
    H=["#","Line","Floor","Apt","Rooms","Reg.","Tenant of record","Legal Reg. Rent","Billed Rent","Air cond.","Lease begins","Lease ends","Sec. dep.","Arrears","Occ?"]
    for j,x in enumerate(H,1): c=w.cell(5,j,x); c.font=Font(bold=True,name="Calibri",size=9); c.border=Border(top=Side(style='thin'),bottom=Side(style='thin')); c.alignment=Alignment(wrap_text=True,horizontal='center')
    R=6; i=0
    def put(d,vals):
        nonlocal R
        for j,x in enumerate(vals,1):
            c=w.cell(R,j,x); c.font=Font(name="Calibri",size=9)
            if j in(8,9,10,13,14): c.number_format='#,##0.00'
            if j in(11,12): c.number_format='mm/dd/yy'
        rows.append(d); R+=1
    for f in range(2,7):
        for k in "ABCDEFG":
            i+=1; u=f"{f}{k}"; rg=r.choices(["RS","RC","FM"],[24,2,9])[0]; rm=r.choice([2,3,3,4,5]); s=r.choices(["Y","N"],[92,8])[0]
            if u=="2A": s="Y"
            d=dict(unit=u,unitType=f"{rm} rms",statusText="Y")
            d.pop('unitType')
            if s=="N": d['statusText']="N"; put(d,[i,k,f,u,rm,rg,"vacant",None if rg=="FM" else round(r.uniform(900,2100),2),None,None,None,None,None,None,"N"]); continue
            leg=round(r.uniform(880,2250),2); bl=leg if rg=="RC" or r.random()<.7 else round(leg*.85,2); 
            if rg=="FM": bl=float(r.choice([2450,2600,2795,2950]))
            if u=="2A": bl=0.; 
            st=D.date(r.choice([2024,2025]),r.randint(1,12),1); en=addm(st,24)-D.timedelta(1); ac=r.choice([0,0,0,5.,10.]); dep=round(bl,2) if bl else None; ar=r.choice([0.,0.,0.,round(bl,2),round(bl*3.2,2)])
            tn="Super (no charge)" if u=="2A" else n.lf().upper()
            if rg=="RC": st=en=None
            d.update(tenantName=tn,contractRent=bl,charges=[dict(code="Air cond.",amount=ac)] if ac else None,leaseStartDate=st,leaseEndDate=en or ("Statutory" if rg=="RC" else None),deposit=dep,balance=ar,_a=ac)
            put(d,[i,k,f,u,rm,rg,tn,None if rg=="FM" else leg,bl,ac or None,st,d['leaseEndDate'],dep,ar,"Y"])
    def tl(lab,L):
        nonlocal R
        w.cell(R,7,lab)
        for j,k in((9,'contractRent'),(10,'_a'),(13,'deposit'),(14,'balance')): w.cell(R,j,round(sum(d.get(k) or 0 for d in L),2)).number_format='#,##0.00'
        for j in range(1,16): w.cell(R,j).font=Font(bold=True,size=9); w.cell(R,j).border=Border(top=Side(style='thin'))
        R+=1
    A=list(rows); tl("Residential, 35 apts",A); R+=1
    for u,t,m,st,en in(("Store 1","AMSTERDAM WINE & SPIRITS",7850.,D.date(2021,9,1),D.date(2031,8,31)),("Store 2","LA NUEVA FARMACIA CORP",6400.,D.date(2019,4,1),D.date(2029,3,31)),("Store 3","QUICK PHONE REPAIR",3975.,D.date(2024,2,1),D.date(2027,1,31)),("ATM","CITYCASH ATM",250.,None,"MTM"),("Roof","UPTOWN WIRELESS",2100.,D.date(2018,7,1),D.date(2028,6,30))):
        d=dict(unit=u,tenantName=t,contractRent=m,leaseStartDate=st,leaseEndDate=en,deposit=m*2 if u[0]=="S" else None,balance=0.,statusText="Y"); put(d,[None,None,1 if u!="Roof" else None,u,None,"COM",t,None,m,None,st,en,d['deposit'],0.,"Y"])
    C=rows[35:]; tl("Commercial and other",C); tl("Building total",rows); R+=1
    v=sum(1 for d in A if d['statusText']=="N"); w.cell(R,1,f"35 apartments and 3 stores = 38 units.  Occupied {38-v}, vacant {v}.  ATM and roof license not counted."); w.cell(R+1,1,"RS rent stabilized, RC rent controlled, FM free market, COM commercial. Legal Reg. Rent is the registered maximum and is not collected where higher than Billed Rent.")
    o.append(["Apt","Former tenant","Moved out","Owes"]); 
    for u in("3C","5F","6A"): o.append([u,n.lf().upper(),rd(r,2024,2025),round(r.uniform(300,5200),2)])
    w.column_dimensions['B'].hidden=True
    for c,x in zip("ACDEFGHIJKLMNO",[4,6,8,7,6,28,11,11,8,10,10,10,10,6]): w.column_dimensions[c].width=x
    w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0; wb.save(path(fn))
    save(fn,rows,"1187 AMSTERDAM HOLDING CORP","2026-01-05",38,38-v,v,"MULTIFAMILY","city walk-up, legal rents beside billed rents, stores, ATM and roof rows, Y/N occupancy, second tab of former tenants",hard=True,sheet="RR 1-5-26")
ALL=[x01,x02,x03,x04,x05,x06,x07]
