# Resort hotel's shops & concessions, EUR, m2, European number and date formats, two-line records, A4 landscape
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
F="Hotel_Miralba_Galeria_Comercial_RentRoll.pdf"
def eu(x,d=2): return f"{x:,.{d}f}".replace(",","~").replace(".",",").replace("~",".")
D=dt.date
# unit, location, tenant, trade, m2, start, end, MGR, service, mkt fund, deposit, pct, step
L=[("G-01","Lobby level","Joyería Altamira S.L.","Jewellery",64.5,D(2021,4,1),D(2026,3,31),4837.5,612.75,96.75,9675.0,"8 %",(D(2025,4,1),4982.63)),
("G-02","Lobby level","Kiosko Prensa Bahía","News & gifts",28.0,D(2023,1,1),D(2027,12,31),1540.0,266.0,42.0,3080.0,"10 %",None),
("G-03","Lobby level","Luz de Mar Moda S.A.","Fashion",112.0,D(2019,6,15),D(2029,6,14),6160.0,1064.0,168.0,12320.0,"7 %",(D(2025,6,15),6344.8)),
("G-04","Lobby level",None,None,47.3,None,None,None,None,None,None,None,None),
("P-01","Pool terrace","Heladería Torrontés","Ice cream",19.5,D(2024,3,1),D(2026,10,31),1755.0,185.25,29.25,3510.0,"12 %",None),
("P-02","Pool terrace","Blue Fin Dive Centre Ltd.","Water sports",75.0,D(2022,5,1),D(2027,4,30),3000.0,712.5,112.5,6000.0,"10 %",(D(2025,5,1),3090.0)),
("P-03","Pool terrace","Thalía Spa Concesiones S.L.","Spa",385.2,D(2018,1,1),D(2032,12,31),11556.0,3659.4,577.8,34668.0,"5 %",(D(2026,1,1),11902.68)),
("E-01","Entrance drive","Costanera Rent-a-Car S.A.","Car hire desk",16.0,D(2023,7,1),D(2025,6,30),1360.0,152.0,0.0,2720.0,"–",None),
("E-02","Entrance drive",None,None,33.8,None,None,None,None,None,None,None,None),
("R-01","Rooftop","Mirador Gastro Group S.L.","Restaurant",298.0,D(2020,9,1),D(2030,8,31),13410.0,2831.0,447.0,40230.0,"6 %",(D(2025,9,1),13812.3)),
("R-02","Rooftop","Antenas Ibéricas Telecom","Mast site",None,D(2017,2,1),D(2027,1,31),1125.0,0.0,0.0,0.0,"–",None)]
C=canvas.Canvas(doc(F),pagesize=(842,595)); navy=colors.HexColor("#0b3c49")
C.setFillColor(navy); C.rect(0,540,842,55,stroke=0,fill=1); C.setFillColor(colors.white); C.setFont("Helvetica-Bold",16); C.drawString(40,565,"Gran Hotel Miralba *****"); C.setFont("Helvetica",10); C.drawString(40,550,"Commercial gallery & concessions – tenancy schedule")
C.setFont("Helvetica",9); C.drawRightString(802,570,"Status: 31.12.2024"); C.drawRightString(802,557,"Facility ref.: ES-NPL-7/0093"); C.drawRightString(802,545,"Amounts in EUR per month unless stated")
C.setFillColor(colors.black); C.setFont("Helvetica-Bold",8)
HX=[(0,40,"Unit","Location"),(0,110,"Tenant","Trade"),(1,300,"Area","m²"),(0,315,"Lease start","Lease end"),(1,450,"Minimum guaranteed","rent"),(1,525,"Service","charge"),(1,590,"Marketing","fund"),(1,650,"Total","billed"),(1,702,"Deposit",""),(1,748,"Turnover","rent %"),(0,758,"Next step","new MGR")]
y=520
for a,x,t,u in HX: f=C.drawRightString if a else C.drawString; f(x,y,t); f(x,y-10,u)
C.setStrokeColor(navy); C.setLineWidth(1.2); C.line(40,y-15,802,y-15); y-=29; rows=[]
e=lambda d: d.strftime("%d.%m.%Y")
for u,loc,t,tr,a,s,en,mg,sc,mf,dp,pc,st in L:
    C.setFont("Helvetica-Bold",8.2); C.drawString(40,y,u); C.setFont("Helvetica",8.2); C.drawString(110,y,t or "VACANT – to let"); C.setFont("Helvetica",7.4); C.setFillGray(.35); C.drawString(40,y-10,loc)
    if tr: C.drawString(110,y-10,tr)
    C.setFillGray(0); C.setFont("Helvetica",8.2)
    if a: C.drawRightString(300,y,eu(a,1))
    x=dict(unit=u,area=a)
    if t:
        C.drawString(315,y,e(s)); C.drawString(315,y-10,e(en))
        for xx,v in((450,mg),(525,sc),(590,mf),(650,mg+sc+mf),(702,dp)): C.drawRightString(xx,y,eu(v))
        C.drawRightString(748,y,pc)
        if st: C.drawString(758,y,e(st[0])); C.drawString(758,y-10,eu(st[1]))
        x.update(tenantName=t,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=iso(en),contractRent=mg,charges=[dict(code="Service charge",amount=sc),dict(code="Marketing fund",amount=mf)],totalCharges=round(mg+sc+mf,2),deposit=dp,rentSteps=[dict(date=iso(st[0]),amount=st[1])] if st else None)
    else: x["statusText"]="VACANT – to let"
    rows.append(x); C.setStrokeGray(.75); C.setLineWidth(.4); C.line(40,y-15,802,y-15); y-=28
oc=[x for x in rows if "tenantName" in x]; C.setFont("Helvetica-Bold",8.2); y-=2
C.drawString(40,y,f"Total {len(rows)} units ({len(oc)} let, {len(rows)-len(oc)} vacant)"); C.drawRightString(300,y,eu(S(rows,"area"),1))
for xx,v in((450,S(rows,"contractRent")),(525,sum(x["charges"][0]["amount"] for x in oc)),(590,sum(x["charges"][1]["amount"] for x in oc)),(650,S(rows,"totalCharges")),(702,S(rows,"deposit"))): C.drawRightString(xx,y,eu(v))
y-=13; C.setFont("Helvetica",8); va=S([x for x in rows if "tenantName" not in x],"area"); C.drawString(40,y,"of which vacant"); C.drawRightString(300,y,eu(va,1)); y-=22
C.setFont("Helvetica-Oblique",7.2)
for t in ("Dates DD.MM.YYYY; decimal comma. MGR = minimum guaranteed rent; turnover rent is payable only to the extent it exceeds the MGR and is settled each February.","E-01 lease expires 30.06.2025; renewal under negotiation. R-02 mast site is measured by licence, no lettable area.","We confirm that the above agrees with the leases and the invoicing of the month of December 2024.      Miralba Explotaciones Hoteleras S.L. – Administración"): C.drawString(40,y,t); y-=10
C.save()
save(F,"HOSPITALITY","Resort hotel shops tenancy schedule in EUR, decimal comma, m2, two-line records",True,rows,"Gran Hotel Miralba","2024-12-31",len(rows),len(oc),len(rows)-len(oc),totals={k:S(rows,k) for k in("area","contractRent","totalCharges","deposit")})
