import random, datetime as D
from common import *
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle, getSampleStyleSheet
M=lambda x:f"{x:,.2f}"
M0=lambda x:f"{x:,.0f}"
mdy=lambda d:d.strftime("%m/%d/%Y")

def p01():
    fn="p01_harlan_block_schedule.pdf"; r=random.Random(SEED+1); n=Names(r)
    S1,S2,S3="Stores (street floor)","Apartments (second and third floors)","Other income"
    rows=[]
    def add(sec,u,t,sf,ends,m,st=None,rem=""):
        rows.append(dict(section=sec,unit=u,tenantName=t,area=sf,leaseEndDate=ends,contractRent=m,annualRent=None if m is None else m*12,statusText=st,_rem=rem))
    add(S1,"Store 214","Copper Kettle Luncheonette",1150,D.date(2028,5,31),1725,"Occupied","Tenant pays own heat")
    add(S1,"Store 216","Valley Optical",780,D.date(2027,10,31),1240,"Occupied","One 3-yr. option")
    add(S1,"Store 218","Pellerin's Shoe Repair",620,"Month to month",690,"Occupied","Here since 1991")
    add(S1,"Store 222","Twin Rivers Yarn & Fiber",1340,D.date(2026,8,31),1880,"Occupied","")
    aps=["2-A","2-B","2-C","2-D","2-E","3-A","3-B","3-C","3-D","3-E"]
    for a in aps:
        if a=="3-B": add(S2,a,None,640,None,None,"Vacant","Vacant since Nov.; being painted")
        elif a=="2-E": add(S2,a,n.fl(),520,"Month to month",0,"Occupied","Superintendent, no rent")
        else:
            add(S2,a,n.fl(),r.choice([520,610,640,705]),r.choice(["Month to month",D.date(2026,r.randint(3,9),1)]),r.choice([835,860,895,910,945,975]),"Occupied",r.choice(["","","Heat included","Sec. 8, tenant share and HAP together"]))
    for x in rows:
        if isinstance(x['leaseEndDate'],D.date): x['leaseEndDate']=eom(x['leaseEndDate'])
    add(S3,"Roof","Tri-County Wireless",None,D.date(2030,12,31),650,"Occupied","Antenna licence")
    add(S3,"Rear wall","Bramble Outdoor Sign Co.",None,"Year to year",75,"Occupied","Painted sign")
    b=ParagraphStyle('b',fontName='Times-Roman',fontSize=11,leading=14); c=ParagraphStyle('c',fontName='Times-Roman',fontSize=9.5,leading=11)
    h=ParagraphStyle('h',fontName='Times-Bold',fontSize=14,leading=18,alignment=1)
    st=[Paragraph("<u>SCHEDULE OF RENTS</u>",h),Paragraph("Harlan Block, 214-222 Main Street",h),Spacer(1,10),
        Paragraph("Submitted by the owner to the Board of Civil Authority with the grievance of the 2026 grand list. Rents are those in effect on <b>January 5, 2026</b>. Heat and hot water are furnished by the owner except where noted. No rent shown includes sales of laundry tokens.",b),Spacer(1,10)]
    data=[["Space","Tenant","Sq. ft.","Lease ends","Rent per\nmonth","Rent per\nyear","Remarks"]]; sty=[]
    last=None
    for x in rows:
        if x['section']!=last:
            last=x['section']; data.append([last]); k=len(data)-1; sty+= [('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'Times-BoldItalic',10.5),('TOPPADDING',(0,k),(-1,k),7)]
        e=x['leaseEndDate']; e=e.strftime("%B %-d, %Y") if isinstance(e,D.date) else (e or "")
        data.append([x['unit'],Paragraph(x['tenantName'] or "(vacant)",c),M0(x['area']) if x['area'] else "",e,("$%s"%M0(x['contractRent'])) if x['contractRent'] is not None else "",("$%s"%M0(x['annualRent'])) if x['annualRent'] is not None else "",Paragraph(x['_rem'],c)])
        if not x['tenantName']: x['statusText']="(vacant)"
    tm=sum(x['contractRent'] or 0 for x in rows)
    data.append(["","Total rents","","","$"+M0(tm),"$"+M0(tm*12),""]); k=len(data)-1
    t=Table(data,colWidths=[58,128,42,94,54,58,110],repeatRows=1)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,0),'Times-Bold',9.5),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(4,0),(5,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('FONT',(0,k),(-1,k),'Times-Bold',10),('LINEABOVE',(4,k),(5,k),.7,colors.black),('LINEBELOW',(4,k),(5,k),1.6,colors.black),('BOTTOMPADDING',(0,1),(-1,-1),2),('TOPPADDING',(0,1),(-1,-1),2)]+[s for s in sty]))
    st+=[t,Spacer(1,14),Paragraph("The building has four stores and ten apartments, fourteen units in all; thirteen are occupied and one apartment is vacant. I certify that the foregoing is true to the best of my knowledge.",b),Spacer(1,24),Paragraph("______________________________<br/>for Harlan Block Associates, owner",b)]
    def pg(cv,d):
        cv.saveState(); cv.translate(500,725); cv.rotate(-8); cv.setStrokeColor(colors.HexColor("#a02020")); cv.setFillColor(colors.HexColor("#a02020")); cv.setLineWidth(1.5); cv.rect(-50,-18,100,36); cv.setFont("Helvetica-Bold",13); cv.drawCentredString(0,2,"EXHIBIT P-3"); cv.setFont("Helvetica",6.5); cv.drawCentredString(0,-11,"B.C.A. REC'D JAN 12 2026"); cv.restoreState()
    SimpleDocTemplate(path(fn),pagesize=letter,leftMargin=34,rightMargin=34,topMargin=80,bottomMargin=40).build(st,onFirstPage=pg)
    save(fn,rows,"Harlan Block","2026-01-05",14,13,1,"MIXED_USE","word-processed owner schedule, exhibit stamp, sections, roof/sign rows not counted")

def p02():
    fn="p02_cottonwood_garden_roll.pdf"; r=random.Random(SEED+2); n=Names(r)
    types={"A1":("1BR/1BA",655,1095),"A2":("1BR/1BA-D",720,1165),"B1":("2BR/1BA",880,1310),"B2":("2BR/2BA",960,1395),"C1":("3BR/2BA",1180,1640)}
    blds=[("1","3300 Cottonwood Lane"),("2","3310 Cottonwood Lane"),("3","3320 Cottonwood Lane"),("4","3330 Cottonwood Lane"),("5","3340 Cottonwood Lane"),("6","3350 Cottonwood Lane"),("7","3360 Cottonwood Lane"),("8","3370 Cottonwood Lane")]
    special={("1",101):"OFC",("1",102):"MDL",("5",206):"DWN"}
    rows=[];asof=D.date(2026,1,31)
    for b,ad in blds:
        for f in (1,2):
            for k in range(1,9):
                u=f"{b}{f}{k:02d}"; ty=r.choice(list(types)) ; T=types[ty]; mk=T[2]+ (15 if f==2 else 0)
                key=(b,f*100+k); s=special.get(key) or r.choices(["C","NTV","V","VL","E","EMP"],[84,5,5,2,1,1])[0]
                d=dict(building=f"Building {b}",unit=u,unitType=ty,area=T[1],marketRent=float(mk),statusText=s)
                if s in("C","NTV","E","EMP"):
                    mi=rd(r,2019,2025); rent=float(mk-r.choice([0,10,25,40,65,90,120]));
                    if s=="EMP": rent=round(rent*.5,2)
                    ut=r.choice([48.,62.5,75.]); pet=r.choice([0,0,0,25.,35.]); gar=r.choice([0,0,0,0,60.])
                    le=eom(D.date(2026,r.randint(2,12),1)) if r.random()<.9 else "MTM"
                    bal=r.choice([0,0,0,0,0,0,round(r.uniform(20,1800),2),-round(r.uniform(5,80),2)])
                    if s=="E": bal=round(rent*2.4,2)
                    d.update(tenantName=n.lf(),contractRent=rent,charges=[dict(code=c,amount=a) for c,a in(("Util Reimb",ut),("Pet",pet),("Garage",gar)) if a],totalCharges=rent+ut+pet+gar,deposit=float(r.choice([200,300,500,rent//1])),moveInDate=mi,leaseEndDate=le,balance=float(bal),_u=ut,_p=pet,_g=gar)
                    if s=="NTV": d['moveOutDate']=eom(D.date(2026,r.choice([2,3]),1))
                rows.append(d)
    base=list(rows)
    vl=[x for x in rows if x['statusText']=="VL"]; 
    if not vl:
        x=[y for y in rows if y['statusText']=="V"][0]; x['statusText']="VL"; vl=[x]
    fut=[]
    for x in vl: fut.append(dict(section="Future Residents",unit=x['unit'],unitType=x['unitType'],area=x['area'],marketRent=x['marketRent'],tenantName=n.lf(),statusText="FUT",contractRent=x['marketRent'],deposit=300.0,moveInDate=D.date(2026,2,r.randint(5,25)),leaseEndDate=D.date(2027,2,28),balance=0.0,_u=0,_p=0,_g=0,totalCharges=x['marketRent']))
    W,H=landscape(letter); c=canvas.Canvas(path(fn),pagesize=(W,H))
    X=dict(unit=30,ty=66,sf=122,st=132,nm=160,mk=305,rent=357,u=402,p=436,g=474,tot=527,dep=575,mi=583,le=634,mo=685,bal=764)
    pn=[0]
    def head():
        pn[0]+=1
        c.setFont("Helvetica-Bold",11); c.drawString(30,H-32,"COTTONWOOD GARDENS APARTMENTS"); c.setFont("Helvetica",8); c.drawString(30,H-43,"Unit Rent Roll with Recurring Charges"); c.drawString(30,H-53,"As of 01/31/2026   |   Sort: Building, Unit   |   Prop ID: ctwdgrd")
        c.drawRightString(W-28,H-32,f"Page {pn[0]}"); c.drawRightString(W-28,H-43,"Run 02/02/2026 09:14 by jdo"); 
        c.setFont("Helvetica-Bold",9);c.drawRightString(W-28,H-57,f"CTWD-{411+pn[0]:06d}")
        c.setFillGray(.85); c.rect(28,H-90,W-56,28,fill=1,stroke=0); c.setFillGray(0); c.setFont("Helvetica-Bold",7)
        c.drawCentredString(445,H-70,"-------- Recurring Monthly Charges --------"); c.drawCentredString(650,H-70,"---------- Dates ----------")
        y=H-78; z=H-86
        for k,a,b in(("unit","","Unit"),("ty","Floor","plan"),("st","Sta-","tus"),("nm","","Resident")): c.drawString(X[k],y,a); c.drawString(X[k],z,b)
        for k,a,b in(("sf","Unit","SqFt"),("mk","Market","Rent"),("rent","Lease","Rent"),("u","Util","Reimb"),("p","","Pet"),("g","","Garage"),("tot","Total","Billed"),("dep","Deposit","Held"),("bal","Ending","Balance")): c.drawRightString(X[k],y,a); c.drawRightString(X[k],z,b)
        for k,a,b in(("mi","Move","In"),("le","Lease","Exp."),("mo","Move","Out")): c.drawString(X[k],y,a); c.drawString(X[k],z,b)
        return H-101
    y=head()
    def need(k):
        nonlocal y
        if y-k<40: c.showPage(); y=head()
    def prow(d):
        nonlocal y
        need(10); c.setFont("Helvetica",7.5); c.drawString(X['unit'],y,d['unit']); c.drawString(X['ty'],y,d['unitType']); c.drawRightString(X['sf'],y,str(d['area'])); c.drawString(X['st'],y,d['statusText'])
        if d.get('tenantName'):
            c.drawString(X['nm'],y,d['tenantName'])
            for k,v in(("rent",d['contractRent']),("u",d['_u']),("p",d['_p']),("g",d['_g']),("tot",d['totalCharges']),("dep",d['deposit'])):
                c.drawRightString(X[k],y,M(v) if v else "-") 
            c.drawRightString(X['bal'],y,M(d['balance']) if d['balance']>=0 else f"({M(-d['balance'])})")
            c.drawString(X['mi'],y,mdy(d['moveInDate'])); c.drawString(X['le'],y,mdy(d['leaseEndDate']) if not isinstance(d['leaseEndDate'],str) else d['leaseEndDate'])
            if d.get('moveOutDate'): c.drawString(X['mo'],y,mdy(d['moveOutDate']))
        c.drawRightString(X['mk'],y,M(d['marketRent'])); y-=10.5
    def tot(label,L):
        nonlocal y
        need(12); c.setFont("Helvetica-Bold",7.5); c.line(X['sf']-30,y+8,W-28,y+8); c.drawString(30,y-1,label); g=lambda k:sum(d.get(k) or 0 for d in L)
        c.drawRightString(X['sf']+8,y-1,M0(g('area')))
        for k,kk in(("mk","marketRent"),("rent","contractRent"),("u","_u"),("p","_p"),("g","_g"),("tot","totalCharges"),("dep","deposit")): c.drawRightString(X[k],y-1,M(g(kk)))
        b=g('balance'); c.drawRightString(X['bal'],y-1,M(b) if b>=0 else f"({M(-b)})"); y-=16
    for b,ad in blds:
        L=[d for d in base if d['building']==f"Building {b}"]
        need(30); c.setFont("Helvetica-BoldOblique",8.5); c.drawString(30,y,f"Building {b}  -  {ad}"); y-=12
        for d in L: prow(d)
        tot(f"Bldg {b} Total",L)
    tot("Property Total",base)
    need(40+len(fut)*11); c.setFont("Helvetica-BoldOblique",8.5); c.drawString(30,y,"Future Residents"); y-=12
    for d in fut: prow(d)
    cnt=lambda *s:sum(1 for d in base if d['statusText'] in s)
    need(120); y-=14; c.setFont("Helvetica-Bold",8.5); c.drawString(30,y,"Occupancy Summary"); y-=12; c.setFont("Helvetica",8)
    occ=cnt("C","NTV","E","EMP"); vac=cnt("V","VL")
    for a,b in(("Current (C)",cnt("C")),("On notice (NTV)",cnt("NTV")),("Eviction (E)",cnt("E")),("Employee (EMP)",cnt("EMP")),("Total occupied",occ),("Vacant unleased (V)",cnt("V")),("Vacant leased (VL)",cnt("VL")),("Total vacant",vac),("Model / Office / Down (MDL, OFC, DWN)",cnt("MDL","OFC","DWN")),("Total units",len(base))):
        c.drawString(40,y,a); c.drawRightString(230,y,str(b)); y-=10
    c.save()
    save(fn,base+fut,"COTTONWOOD GARDENS APARTMENTS","2026-01-31",len(base),occ,vac,"MULTIFAMILY","system print, 128 units, building headings, status codes, bates numbers",hard=True)

def p03():
    fn="p03_st_brendan_medical.pdf"; r=random.Random(SEED+3)
    ten=[("100","Lakeshore Imaging Partners","Diagnostic imaging"),("110","Northgate Pharmacy No. 4","Pharmacy"),("120","Quarry Hill Dermatology, P.C.","Dermatology"),("130",None,None),("140","Summit Physical Therapy","Rehabilitation"),("200","St. Brendan Physician Network","Primary care"),("210","St. Brendan Physician Network","Pediatrics"),("215","Ear Nose & Throat of Dane Creek","Otolaryngology"),("220","Periodontal Associates","Dental"),("230",None,None),("240","Midstate Laboratory Services","Draw station"),("300","Orthopaedic Institute of Dane Creek","Orthopaedics"),("310","Women's Care Collaborative","OB/GYN"),("320","Keller Allergy & Asthma","Allergy"),("330","Renal Partners Dialysis, LLC","Dialysis"),("340","Bluestem Behavioral Health","Counselling"),("350",None,None),("360","Vein & Vascular Clinic","Vascular")]
    rows=[]
    for u,t,s in ten:
        a=r.choice([980,1245,1610,1875,2230,2740,3120,4465,5310])
        if not t: rows.append(dict(unit=u,area=a,statusText="VACANT",_ask=r.choice([23.5,24.0,25.0]))); continue
        psf=r.choice([21.25,22.0,22.75,23.5,24.1,26.0]); st=D.date(r.randint(2018,2024),r.randint(1,12),1); en=addm(st,12*r.choice([5,7,10])) - D.timedelta(1)
        while en<D.date(2026,6,1): en=eom(addm(en,36))
        m=round(a*psf/12,2); steps=[]; k=D.date(2026,st.month,1)
        if k<=D.date(2026,1,1): k=D.date(2027,st.month,1)
        v=m
        while k<en and len(steps)<3: v=round(v*1.025,2); steps.append(dict(date=k.isoformat(),amount=v)); k=D.date(k.year+1,k.month,1)
        rows.append(dict(unit=u,area=a,tenantName=t,leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=round(m*12,2),statusText="Occupied",deposit=r.choice([None,round(m,2)]),rentSteps=steps,_psf=psf,_s=s))
    W,H=letter; c=canvas.Canvas(path(fn),pagesize=letter); pg=[0]
    def head():
        pg[0]+=1
        c.setFillColor(colors.HexColor("#123c5a")); c.rect(0,H-52,W,52,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",15); c.drawString(36,H-26,"St. Brendan Medical Pavilion"); c.setFont("Helvetica",9); c.drawString(36,H-41,"TENANCY SCHEDULE  -  valuation date January 1, 2026"); c.drawRightString(W-36,H-41,f"Tab 6, page {pg[0]}")
        c.setFillGray(0); c.setFont("Helvetica-Bold",7.5); y=H-72
        c.drawString(36,y,"SUITE"); c.drawString(76,y,"TENANT"); c.drawRightString(285,y,"RENTABLE SF"); c.drawString(298,y,"COMMENCED"); c.drawString(356,y,"EXPIRES"); c.drawRightString(464,y,"BASE RENT/MO."); c.drawRightString(532,y,"ANNUALIZED"); c.drawRightString(W-36,y,"$/RSF")
        c.drawString(76,y-9,"specialty; deposit; scheduled monthly base rent"); c.setLineWidth(.8); c.line(36,y-14,W-36,y-14); return y-28
    y=head()
    floors={"1":"FIRST FLOOR","2":"SECOND FLOOR","3":"THIRD FLOOR"}; fl=None
    for d in rows:
        if y<90: c.showPage(); y=head()
        if d['unit'][0]!=fl:
            fl=d['unit'][0]; c.setFont("Helvetica-Bold",8.5); c.setFillColor(colors.HexColor("#123c5a")); c.drawString(36,y,floors[fl]); c.setFillGray(0); y-=14
        d['section']=floors[fl]
        c.setFont("Helvetica",8.5); c.drawString(36,y,d['unit']); c.drawRightString(285,y,M0(d['area']))
        if 'tenantName' in d:
            c.drawString(76,y,d['tenantName']); c.drawString(298,y,d['leaseStartDate'].strftime("%b %-d, %Y")); c.drawString(356,y,d['leaseEndDate'].strftime("%b %-d, %Y")); c.drawRightString(464,y,"$"+M(d['contractRent'])); c.drawRightString(532,y,"$"+M(d['annualRent'])); c.drawRightString(W-36,y,M(d['_psf']))
            c.setFont("Helvetica-Oblique",7.3); c.setFillGray(.25); s=d['_s']
            if d['deposit']: s+=f"; deposit ${M(d['deposit'])}"
            for z in d['rentSteps']: s+="; from "+D.date.fromisoformat(z['date']).strftime("%-m/%-d/%y")+f" ${M(z['amount'])}"
            c.drawString(76,y-10,s); c.setFillGray(0)
        else:
            c.setFont("Helvetica-Bold",8.5); c.drawString(76,y,"VACANT"); c.setFont("Helvetica-Oblique",7.3); c.drawString(76,y-10,f"asking ${d['_ask']:.2f} per RSF, modified gross")
        c.setLineWidth(.2); c.line(36,y-15,W-36,y-15); y-=26
    L=[d for d in rows if 'tenantName' in d]; V=[d for d in rows if 'tenantName' not in d]
    c.setFont("Helvetica-Bold",8.5)
    for lab,q in((f"LEASED ({len(L)} suites)",L),(f"VACANT ({len(V)} suites)",V),(f"TOTAL ({len(rows)} suites)",rows)):
        c.drawString(76,y,lab); c.drawRightString(285,y,M0(sum(d['area'] for d in q)))
        if q is not V: c.drawRightString(464,y,"$"+M(sum(d.get('contractRent') or 0 for d in q))); c.drawRightString(532,y,"$"+M(sum(d.get('annualRent') or 0 for d in q)))
        y-=13
    c.setFont("Helvetica",7); c.drawString(36,30,"Prepared from executed leases for the petitioner. Rents are modified gross with a 2025 expense stop; recoveries are not shown.")
    c.save()
    save(fn,rows,"St. Brendan Medical Pavilion","2026-01-01",len(rows),len(L),len(V),"OFFICE","designed tenancy schedule, two-line records with rent steps in the second line",hard=True)

def p04():
    fn="p04_heron_point_marina.pdf"; r=random.Random(SEED+4); n=Names(r); rows=[]
    docks=[("A",16,"COV",40),("B",18,"OPEN",30),("C",14,"OPEN",36),("T",8,"LIFT",26)]
    for dk,k,ty,loa in docks:
        for i in range(1,k+1):
            d=dict(section=f"DOCK {dk}",unit=f"{dk}-{i:02d}",unitType=ty,_loa=loa+r.choice([0,0,4]))
            if r.random()<.14: d.update(tenantName=None,statusText="** OPEN SLIP **"); rows.append(d); continue
            rent=float(d['_loa'])*r.choice([8.5,9.25,9.75])+{"COV":60,"OPEN":0,"LIFT":95}[ty]; el=r.choice([0,18.,25.,42.5]); la=r.choice([0]*6+[125.])
            st=D.date(r.choice([2021,2022,2023,2024,2025,2025]),r.choice([4,5,10]),r.choice([1,1,15]))
            bal=r.choice([0.,0.,0.,rent,round(rent*1.5,2)])
            d.update(tenantName=n.lf().upper(),contractRent=rent,leaseStartDate=st,leaseEndDate=r.choice([D.date(2026,4,30),D.date(2026,9,30),"M-T-M"]),charges=[dict(code=a,amount=b) for a,b in(("ELEC",el),("LIVEABD",la)) if b],totalCharges=rent+el+la,balance=bal,statusText="Occupied",_e=el,_l=la); rows.append(d)
    rows.append(dict(section="UPLAND",unit="SHIPSTR",unitType="SHOP",tenantName="HERON POINT CHANDLERY",contractRent=1450.,leaseStartDate=D.date(2022,1,1),leaseEndDate=D.date(2026,12,31),charges=[dict(code="ELEC",amount=210.)],totalCharges=1660.,balance=0.,statusText="Occupied",_e=210.,_l=0,_loa=None))
    rows.append(dict(section="UPLAND",unit="GRILL",unitType="REST",tenantName="THE RUSTY CLEAT GRILL INC",contractRent=3875.,leaseStartDate=D.date(2020,3,1),leaseEndDate=D.date(2030,2,28),totalCharges=3875.,balance=3875.,statusText="Occupied",_e=0,_l=0,_loa=None))
    lines=[]
    f=lambda v,w:(f"{v:,.2f}" if v else ".00").rjust(w)
    H1="SLIP     LOA  TYPE  BOATER/LESSEE               START     EXPIRES     RENT/MO     ELEC  LIVEABD   TOTAL/MO    BALANCE"
    secs=[]
    for d in rows:
        if d['section'] not in secs: secs.append(d['section'])
    dsh="-"*len(H1)
    for s in secs:
        L=[d for d in rows if d['section']==s]; lines.append(("S",s))
        for d in L:
            loa=f"{d['_loa']}'" if d['_loa'] else ""
            if d['tenantName']:
                e=d['leaseEndDate']; e=e if isinstance(e,str) else e.strftime("%m-%d-%y")
                lines.append(("R",f"{d['unit']:<8} {loa:>4} {d['unitType']:<5} {d['tenantName'][:26]:<27} {d['leaseStartDate'].strftime('%m-%d-%y')}  {e:<9} {f(d['contractRent'],9)} {f(d['_e'],8)} {f(d['_l'],8)} {f(d['totalCharges'],10)} {f(d['balance'],10)}"))
            else: lines.append(("R",f"{d['unit']:<8} {loa:>4} {d['unitType']:<5} ** OPEN SLIP **"))
        g=lambda k:sum(d.get(k) or 0 for d in L)
        lines.append(("T",f"{'':<20}TOTAL {s:<41}"[:67].ljust(67)+f" {f(g('contractRent'),9)} {f(g('_e'),8)} {f(g('_l'),8)} {f(g('totalCharges'),10)} {f(g('balance'),10)}"))
    g=lambda k:sum(d.get(k) or 0 for d in rows)
    lines.append(("T","*** GRAND TOTAL ***".ljust(67)+f" {f(g('contractRent'),9)} {f(g('_e'),8)} {f(g('_l'),8)} {f(g('totalCharges'),10)} {f(g('balance'),10)}"))
    vac=sum(1 for d in rows if not d['tenantName']); occ=len(rows)-vac
    lines+=[("R",""),("R",f"SPACES ON ROLL (SLIPS AND UPLAND) {len(rows)}     LEASED {occ}     OPEN {vac}"),("R","RATES EXCLUDE STATE SALES TAX.  ELEC BILLED FLAT.  WINTER STORAGE ON HARD IS NOT ON THIS ROLL.")]
    W,H=landscape(letter); c=canvas.Canvas(path(fn),pagesize=(W,H)); y=0; pn=0
    for k,t in lines:
        if y<40:
            if pn: c.showPage()
            pn+=1; c.setFont("Courier",8.6); y=H-36
            for s in("HPM330".ljust(44)+"HERON POINT MARINA LLC".ljust(55)+f"PAGE {pn:>3}","RUN 02/03/26 16:40".ljust(40)+"SLIP AND SPACE RENT ROLL AT 01/31/26","",H1,dsh): c.drawString(36,y,s); y-=11
        if k=="S": y-=4; c.drawString(36,y,t); y-=12
        elif k=="T": c.drawString(36+67*5.16,y,"-"*50); y-=9; c.drawString(36,y,t); y-=13
        else: c.drawString(36,y,t); y-=11
    c.save()
    save(fn,rows,"HERON POINT MARINA LLC","2026-01-31",len(rows),occ,vac,"OTHER","line-printer marina slip roll by dock, upland shops counted",hard=True)

def p05():
    fn="p05_maple_bend_park_ontario.pdf"; r=random.Random(SEED+5); n=Names(r); rows=[]
    streets=[("Birch Crescent",22),("Cedar Court",18),("Sumac Lane",24)]; k=0
    for s,m in streets:
        for i in range(m):
            k+=1; d=dict(unit=str(k),building=s)
            x=r.random()
            if x<.06: d.update(statusText="Vacant site",_st=1)
            else:
                poh=r.random()<.1; d.update(tenantName=n.fl()+(" & "+r.choice(FIRST) if r.random()<.3 else ""),unitType="Park-owned" if poh else "Site only",leaseStartDate=rd(r,2003,2025),contractRent=round((880 if poh else 465)+r.uniform(-60,110),2),statusText="Occupied")
                w=28.5; tx=round(r.uniform(31,52),2); d.update(charges=[dict(code="Water/Sewer",amount=w),dict(code="Property Tax",amount=tx)],_w=w,_t=tx,totalCharges=round(d['contractRent']+w+tx,2),balance=r.choice([0]*8+[round(r.uniform(40,900),2)]))
            rows.append(d)
    occ=[d for d in rows if d.get('tenantName')]
    sm={q:sum(d.get(q) or 0 for d in rows) for q in('contractRent','_w','_t','totalCharges','balance')}
    # planted digit
    v=[d for d in occ if d['unitType']=="Site only"][27]; old=v['contractRent']; s=M(old); new=float(s[0]+str((int(s[1])+5)%10)+s[2:]); v['contractRent']=new
    pl=dict(what=f"pad rent of site {v['unit']} printed {new:.2f} instead of {old:.2f}; the row's total charges and the page total are still right",kind="digit_changed")
    c8=ParagraphStyle('x',fontName='Helvetica',fontSize=8,leading=9)
    data=[["Site","Street","Leaseholder","Type","Tenancy\nbegan","Pad rent\nper month","Water/\nSewer","Property\nTax","Total\ncharges","Arrears"]]
    for d in rows:
        if d.get('tenantName'): data.append([d['unit'],d['building'],d['tenantName'],d['unitType'],d['leaseStartDate'].strftime("%d-%b-%y"),M(d['contractRent']),M(d['_w']),M(d['_t']),M(d['totalCharges']),M(d['balance'])])
        else: data.append([d['unit'],d['building'],"Vacant site","","","","","","",""])
    data.append(["","","Total, 64 sites","","",M(sm['contractRent']),M(sm['_w']),M(sm['_t']),M(sm['totalCharges']),M(sm['balance'])])
    data.append(["","",f"Occupied {len(occ)}   Vacant {len(rows)-len(occ)}"]+[""]*7)
    t=Table(data,colWidths=[28,76,116,52,52,54,42,46,56,46],repeatRows=1)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.8),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.8),('BACKGROUND',(0,0),(-1,0),colors.HexColor("#dfe8d8")),('GRID',(0,0),(-1,-3),.3,colors.grey),('ALIGN',(5,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('FONT',(0,-2),(-1,-1),'Helvetica-Bold',7.8),('LINEABOVE',(0,-2),(-1,-2),1,colors.black)]))
    def pg(cv,d):
        cv.setFont("Times-Italic",8.5); cv.drawString(40,760,"Assessment Review Board, File WR 188204 - Appellant's Book of Documents"); cv.drawRightString(572,760,"Tab 7"); cv.line(40,756,572,756); cv.setFont("Courier-Bold",9); cv.drawRightString(572,22,f"MBP{87+d.page:05d}"); cv.setFont("Helvetica",7); cv.drawString(40,22,"Amounts in Canadian dollars. HST exempt.")
    b=ParagraphStyle('b',fontName='Helvetica-Bold',fontSize=13,leading=16); q=ParagraphStyle('q',fontName='Helvetica',fontSize=9,leading=12)
    SimpleDocTemplate(path(fn),pagesize=letter,leftMargin=22,rightMargin=22,topMargin=46,bottomMargin=40).build([Paragraph("Maple Bend Land Lease Community",b),Paragraph("Rent roll at 1 January 2026, R.R. 2, Township of Ashgrove, Ontario",q),Spacer(1,8),t],onFirstPage=pg,onLaterPages=pg)
    save(fn,rows,"Maple Bend Land Lease Community","2026-01-01",64,len(occ),len(rows)-len(occ),"MANUFACTURED_HOUSING","ruled table in a book of documents, bates numbers, Canadian dates",planted=pl)

def p06():
    fn="p06_appraisal_flex_excerpt.pdf"; r=random.Random(SEED+6)
    T=["Alder Ridge Cabinetry","Precision Gasket & Seal","CoreTrace Diagnostics","Hargrove HVAC Supply",None,"Summerfield Gymnastics","Bitwell Data Services","Tri-State Awning","Orchard Brewing Supply",None,"Dalton Fire Protection","Meridian Stone & Tile","Kestrel Drone Works"]
    rows=[]; u=100
    for t in T:
        u+=r.choice([5,10]); a=r.choice([2400,3600,4800,5250,6000,7200,9600])
        ty=r.choice(["Flex","Flex","Warehouse","Office/Whse"])
        if not t: rows.append(dict(unit=str(u),unitType=ty,area=a,statusText="Vacant")); continue
        p=r.choice([8.25,8.75,9.5,10.25,11.0]); st=D.date(r.randint(2020,2025),r.randint(1,12),1); en=addm(st,r.choice([60,84]))-D.timedelta(1)
        if en<D.date(2026,3,1): en=eom(addm(en,36))
        rows.append(dict(unit=str(u),unitType=ty,area=a,tenantName=t,leaseStartDate=st.strftime("%b-%y"),leaseEndDate=en.strftime("%b-%y"),annualRent=float(round(a*p)),statusText="Occupied",_p=p))
    tot=sum(d['area'] for d in rows); occ=[d for d in rows if 'tenantName' in d]; vac=[d for d in rows if 'tenantName' not in d]
    data=[["","","","","Lease Term","","Contract Rent (NNN)",""],["Suite","Tenant","Space Type","GLA (SF)","Start","Expiry","$/SF/Yr","Annual"]]
    for d in rows:
        data.append([d['unit'],d.get('tenantName',"Vacant"),d['unitType'],M0(d['area']),d.get('leaseStartDate',"-"),d.get('leaseEndDate',"-"),f"${d['_p']:.2f}" if '_p' in d else "-",f"${M0(d['annualRent'])}" if '_p' in d else "-"])
    oa=sum(d['area'] for d in occ); ar=sum(d['annualRent'] for d in occ)
    data+= [["Occupied","","",M0(oa),"","",f"${ar/oa:.2f}",f"${M0(ar)}"],["Vacant","","",M0(tot-oa),"","","",""],["Total","","",M0(tot),"","","",f"${M0(ar)}"]]
    t=Table(data,colWidths=[38,140,70,54,48,48,52,64])
    N=len(data)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,1),'Times-Bold',9.5),('BACKGROUND',(0,0),(-1,1),colors.HexColor("#7a1f2b")),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(4,0),(7,0),'CENTER'),('ALIGN',(3,1),(-1,-1),'RIGHT'),('FONT',(0,N-3),(-1,-1),'Times-Bold',9.5),('LINEABOVE',(0,N-3),(-1,N-3),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]+[('BACKGROUND',(0,i),(-1,i),colors.HexColor("#f3eaea")) for i in range(3,N-3,2)]))
    b=ParagraphStyle('b',fontName='Times-Roman',fontSize=11,leading=14.5,spaceAfter=8,alignment=4); h=ParagraphStyle('h',fontName='Times-Bold',fontSize=12,spaceAfter=6,textColor=colors.HexColor("#7a1f2b"))
    st=[Paragraph("Existing Leases and Contract Rent",h),Paragraph(f"The subject, Tamarack Commerce Center, is a two-building flex property containing {M0(tot)} square feet of gross leasable area in {len(rows)} suites. As of the effective date of value, October 1, 2025, {len(occ)} suites were leased and {len(vac)} were vacant, an occupancy of {oa/tot*100:.1f}% by area. The rent roll as provided by ownership and confirmed against the leases is reproduced below.",b),Paragraph("Tamarack Commerce Center - Rent Roll as of October 1, 2025",ParagraphStyle('k',parent=h,fontSize=10.5,textColor=colors.black)),t,Spacer(1,4),Paragraph("Source: ownership; compiled by the appraiser. All leases are triple net with the landlord responsible for roof and structure.",ParagraphStyle('s',fontName='Times-Italic',fontSize=8.5,spaceAfter=10)),Paragraph("Contract rents range from $8.25 to $11.00 per square foot. Older leases are below the range of the rent comparables presented on the following page. We conclude to a market rent of $10.50 per square foot for suites under 5,000 square feet and $9.25 for larger suites; concessions in the market are typically one month free per five years of term.",b)]
    def pg(cv,d):
        cv.setFont("Times-Roman",9); cv.drawString(54,755,"TAMARACK COMMERCE CENTER"); cv.drawRightString(558,755,"INCOME CAPITALIZATION APPROACH"); cv.setStrokeColor(colors.HexColor("#7a1f2b")); cv.line(54,750,558,750); cv.drawCentredString(306,30,"Birchmont Valuation Group  |  47"); cv.setFont("Helvetica-Bold",8); cv.rect(470,18,90,20); cv.drawCentredString(515,25,"Petitioner's Ex. 12")
    SimpleDocTemplate(path(fn),pagesize=letter,leftMargin=48,rightMargin=48,topMargin=62,bottomMargin=50).build(st,onFirstPage=pg)
    save(fn,rows,"Tamarack Commerce Center","2025-10-01",len(rows),len(occ),len(vac),"INDUSTRIAL","appraisal page with narrative and shaded rent roll table, annual rents only")

def p07():
    fn="p07_third_street_parkade.pdf"; r=random.Random(SEED+7); n=Names(r); rows=[]
    cos=["Ivory & Slate LLP","Bow Valley Geodata","Prairie Ledger Inc.","Second Cup Kiosk 88","Foothills Credit Co-op","Calder Engineering"]
    for i in range(1,85):
        lv="P1" if i<=42 else "P2"; d=dict(unit=f"{i:03d}",section=f"LEVEL {lv}")
        x=r.random()
        if i in(41,42): d.update(statusText="OUT OF SERVICE")
        elif x<.13: d.update(statusText="AVAILABLE")
        else:
            cl=r.choices(["Reserved","Small car","EV"],[7,2,1])[0]
            d.update(tenantName=r.choice(cos) if r.random()<.4 else n.lf(),unitType=cl,contractRent={"Reserved":365.,"Small car":315.,"EV":410.}[cl]-(20 if lv=="P2" else 0)-r.choice([0,0,15]),statusText="Occupied",leaseStartDate=D.date(r.randint(2019,2025),r.randint(1,12),1))
        rows.append(d)
    W,H=letter; c=canvas.Canvas(path(fn),pagesize=letter)
    for pi,lv in enumerate(("P1","P2")):
        c.setFont("Helvetica-Bold",14); c.drawString(40,H-44,"THIRD STREET PARKADE"); c.setFont("Helvetica",9); c.drawString(40,H-58,"Monthly stall contracts in force at December 31, 2025 (CAD, before GST)"); c.setFont("Helvetica-Bold",11); c.drawRightString(W-40,H-44,f"LEVEL {lv}"); c.setFont("Helvetica",8); c.drawRightString(W-40,H-58,f"Sheet {pi+1} of 2")
        L=[d for d in rows if d['section'].endswith(lv)]
        for col in(0,1):
            x=40+col*272; y=H-82; c.setFillGray(.2); c.rect(x,y-4,260,14,fill=1,stroke=0); c.setFillGray(1); c.setFont("Helvetica-Bold",7.5)
            c.drawString(x+3,y,"STALL"); c.drawString(x+34,y,"CONTRACT HOLDER"); c.drawString(x+133,y,"CLASS"); c.drawString(x+177,y,"SINCE"); c.drawRightString(x+257,y,"RATE/MO."); c.setFillGray(0); y-=16
            for j,d in enumerate(L[col*21:col*21+21]):
                if j%2: c.setFillGray(.93); c.rect(x,y-5,260,17,fill=1,stroke=0); c.setFillGray(0)
                c.setFont("Helvetica",8.5); c.drawString(x+3,y,d['unit'])
                if 'tenantName' in d: c.drawString(x+34,y,d['tenantName'][:24]); c.setFont("Helvetica",8); c.drawString(x+133,y,d['unitType']); c.drawString(x+177,y,d['leaseStartDate'].strftime("%Y-%m-%d")); c.drawRightString(x+257,y,"$"+M(d['contractRent']))
                else: c.setFont("Helvetica-Oblique",8.5); c.drawString(x+34,y,d['statusText'])
                y-=17
        y-=14; q=lambda LL,s:sum(1 for d in LL if d['statusText']==s)
        c.setFont("Helvetica-Bold",9)
        c.drawString(40,y,f"Level {lv}: {len(L)} stalls, {q(L,'Occupied')} under contract, {q(L,'AVAILABLE')} available, {q(L,'OUT OF SERVICE')} out of service"); c.drawRightString(W-40,y,"Monthly $"+M(sum(d.get('contractRent',0) for d in L)))
        if pi: 
            y-=18; c.drawString(40,y,f"PARKADE: {len(rows)} stalls, {q(rows,'Occupied')} under contract, {q(rows,'AVAILABLE')} available, {q(rows,'OUT OF SERVICE')} out of service"); c.drawRightString(W-40,y,"Monthly $"+M(sum(d.get('contractRent',0) for d in rows)))
            y-=30; c.setFont("Helvetica",8); c.drawString(40,y,"Transient (hourly and evening) parking on the roof deck is not by contract and is reported with the operating statement.")
        c.saveState(); c.translate(120,70); c.rotate(6); c.setStrokeColor(colors.HexColor("#24408e")); c.setFillColor(colors.HexColor("#24408e")); c.roundRect(-75,-20,150,40,5); c.setFont("Helvetica-Bold",11); c.drawCentredString(0,3,"RECEIVED"); c.setFont("Helvetica",8); c.drawCentredString(0,-10,"ASSESSMENT REVIEW  FEB 09 2026"); c.restoreState(); c.showPage()
    c.save()
    o=sum(1 for d in rows if d['statusText']=="Occupied"); v=sum(1 for d in rows if d['statusText']=="AVAILABLE")
    save(fn,rows,"THIRD STREET PARKADE","2025-12-31",len(rows),o,v,"PARKING","two panels side by side per page, stall contracts, received stamp",hard=True)
ALL=[p01,p02,p03,p04,p05,p06,p07]
