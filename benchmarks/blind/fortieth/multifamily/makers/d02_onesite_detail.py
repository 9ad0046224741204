# RealPage OneSite "Rent Roll Detail" export, xlsx
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
r=random.Random(402); N=Names(r); FN="02_onesite_rent_roll_detail.xlsx"
ason=D(2024,11,30); wb=openpyxl.Workbook(); ws=wb.active; ws.title="RENTROLLDETAIL"
ws2=wb.create_sheet("Report Parameters")
for i,(a,b) in enumerate([("Report","RENT ROLL DETAIL"),("Property","HERON LANDING APARTMENTS"),("As of date","11/30/2024"),("Parameters","Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary; Show Unit Rent as - Market + Addl.")],1): ws2.cell(i,1,a); ws2.cell(i,2,b)
B=Font(name="Arial",size=8,bold=True); F=Font(name="Arial",size=8)
ws["A1"]="OneSite Rents v3.0"; ws["F1"]="Pinecrest Residential Management - Heron Landing Apartments"; ws["P1"]="Page 1 of 1"
ws["A2"]="12/02/2024 8:41:17AM"; ws["F2"]="RENT ROLL DETAIL"; ws["F3"]="As of 11/30/2024"
ws["A4"]="mgt-527-003"
ws["A5"]="details"
hdr=["Unit","Floorplan","Unit\nDesignation","SQFT","Unit/Lease\nStatus","Name","Phone\nNumber","Move-In\nMove-Out","Lease\nStart","Lease\nEnd","Market\n+ Addl.","Dep\nOn Hand","Balance","Trans\nCode","Lease\nRent","Other\nCharges/\nCredits","Total\nBilling"]
thin=Side(style="thin")
for j,h in enumerate(hdr,1):
    c=ws.cell(6,j,h); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom"); c.fill=PatternFill("solid",fgColor="D9D9D9"); c.border=Border(bottom=thin,top=thin)
ws.row_dimensions[6].height=36
fps=[("HL-A1",645,1190),("HL-A2",760,1285),("HL-B1",985,1520),("HL-B2R",1060,1675)]
R=7; rows=[]; agg={}; tot=[0]*6; cur={}
def put(vals,w):
    global R
    for j,v in enumerate(vals,1):
        if v is None: continue
        c=ws.cell(R,j,v); c.font=F
        if j in (11,12,13,15,16,17): c.number_format='#,##0.00;(#,##0.00)' if j==13 else '#,##0.00'
    R+=1
occ=vac=0; units=[f"{n:02d}-{s}" for n in range(1,8) for s in "ABCDEF"]
for i,u in enumerate(units):
    fp=r.choice(fps); mk=fp[2]+r.choice([0,0,25,40]); des="N/A" if "R" not in fp[0] else "Renov"
    st="Occupied"
    if i in (3,17,30): st="Vacant"
    elif i in (9,24): st="Vacant-Leased"
    elif i in (6,20,37): st="Occupied-NTV"
    elif i==33: st="Occupied-NTVL"
    elif i==40: st="Admin/Down"
    elif i==14: st="Model"
    elif i==28: st="Employee"
    recs=[(st,False)]
    if st in("Vacant-Leased","Occupied-NTVL"): recs.append(("Applicant",True))
    for s,fut in recs:
        t=dict(unit=u,unitType=fp[0],area=fp[1],statusText=s)
        a=agg.setdefault(s,[0,0.0,0.0,0.0]); a[0]+=1
        if s.startswith(("Vacant","Admin","Model")):
            if s[0]=="V": vac+=1
            nm={"V":"VACANT","A":"ADMIN","M":"MODEL"}[s[0]]
            put([u,fp[0],des,fp[1],s,nm,None,None,None,None,mk,None,None,None,0,0,0],0)
            t.update(marketRent=mk,contractRent=0,totalCharges=0); a[1]+=mk; tot[0]+=mk
        else:
            mi=td(ason,r.randint(6,40)) if fut else td(ason,-r.randint(15,1300)); ls=mi
            while not fut and addm(ls,12)<=ason: ls=addm(ls,12)
            le=td(addm(ls,12),-1); rent=mk-r.choice([0,15,30,55,90])
            if s=="Employee": ch=[("RENT",rent,0),("EMPLCRED",0,-round(rent*.2,2))]
            else: ch=[("RENT",rent,0)]
            if r.random()<.25: ch.append(("PETFEE",0,30.0))
            if r.random()<.2: ch.append(("CARPORT",0,45.0))
            if r.random()<.2: ch.append(("CONC/SPECL",0,-r.choice([40.0,65.0])))
            ch.append(("VALETTRSH",0,25.0))
            dep=r.choice([200,200,400]); bal=0 if r.random()<.6 else r.choice([-25.0,31.5,rent+25.0,-rent,112.75]); name=N("LF")
            mo=td(ason,r.randint(5,55)) if "NTV" in s else None
            L=sum(x[1] for x in ch); O=sum(x[2] for x in ch)
            for k,(cd,l,o) in enumerate(ch):
                if k==0: put([u,fp[0],des,fp[1],s,name,None,us(mi),us(ls),us(le),None if fut else mk,dep,bal,cd,l,o,None],0)
                else: put([None]*7+[us(mo) if k==1 and mo else None]+[None]*5+[cd,l,o,None],0)
            put([None]*14+[L,O,L+O],0)
            ws.cell(R-1,14,"totals:").font=B
            for j in (15,16,17): ws.cell(R-1,j).font=B; ws.cell(R-1,j).border=Border(top=thin)
            t.update(tenantName=name,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=None if fut else mk,deposit=dep,balance=bal,contractRent=rent,totalCharges=L+O,charges=[dict(code=c,amount=l+o) for c,l,o in ch])
            if not fut:
                occ+=1; tot[0]+=mk; a[1]+=mk; tot[1]+=dep; tot[2]+=bal; tot[3]+=L; tot[4]+=O
                for c,l,o in ch: cur[c]=cur.get(c,0)+l+o
            a[2]+=L; a[3]+=L+O
        rows.append(t)
R+=1
put([None]*9+["Totals:",tot[0],tot[1],tot[2],None,tot[3],tot[4],tot[3]+tot[4]],0)
for j in range(10,18): ws.cell(R-1,j).font=B
put(["* Totals exclude applicants"],0); R+=1
put(["Amt / SQFT: Market = "+f"{sum(x['area'] for x in rows if x['statusText']!='Applicant'):,} SQFT"],0); R+=1
ws.cell(R,1,"Unit/Lease Status summary").font=B; R+=1
for j,h in zip((1,5,11,15,17),("Status","# Units","Market + Addl.","Lease Rent","Total Billing")): ws.cell(R,j,h).font=B
R+=1
for s,a in agg.items():
    for j,v in zip((1,5,11,15,17),(s,a[0],a[1],a[2],a[3])): ws.cell(R,j,v).font=F; ws.cell(R,j).number_format='#,##0.00' if j>5 else "0"
    R+=1
R+=1; ws.cell(R,1,"Summary billing by transaction code for current occupants").font=B; R+=1
for k,v in sorted(cur.items()): ws.cell(R,1,k).font=F; ws.cell(R,5,v).font=F; ws.cell(R,5).number_format='#,##0.00'; R+=1
ws.cell(R,1,"Total:").font=B; ws.cell(R,5,sum(cur.values())).font=B; ws.cell(R,5).number_format='#,##0.00'
for col,w in zip("ABCDEFGHIJKLMNOPQ",(8,9,11,7,14,22,8,11,11,11,10,9,10,12,10,10,10)): ws.column_dimensions[col].width=w
ws.column_dimensions["G"].hidden=True
ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(FN))
save(FN,rows,"Heron Landing Apartments","2024-11-30",42,occ,vac,"MULTIFAMILY","d-onesite","RealPage OneSite rent roll detail export, trans code lines, totals per lease, applicants inline",True,sheet="RENTROLLDETAIL")
