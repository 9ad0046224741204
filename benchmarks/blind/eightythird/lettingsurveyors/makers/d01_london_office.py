from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import *
F='Kestrel House EC2 - Tenancy Schedule.pdf'
AS=D(2025,6,24)
# demise, tenant, sqft, start, expiry, break, review, passing, erv, epc, comment
T=[
("Lower Ground","Hatherley Fitness Limited",4215,D(2021,3,25),D(2036,3,24),"25/03/2031 (T)",D(2026,3,25),126450,32.50,"C","Gymnasium use. Open market review, upwards only."),
("Ground (Reception Retail)","Bean & Barrow Coffee Ltd",1108,D(2022,9,29),D(2032,9,28),"29/09/2027 (T)",D(2027,9,29),66480,62.50,"B","Outside the 1954 Act. £8,000 rent deposit held."),
("Part Ground","Vacant",2340,None,None,None,None,None,57.50,"B","Newly refurbished Cat A. Under offer to a fintech occupier."),
("1st Floor","Oakhanger Reinsurance Brokers LLP",8655,D(2019,6,24),D(2029,6,23),"-",D(2024,6,24),489008,65.00,"B","June 2024 review outstanding; landlord's quoting £67.50 psf."),
("2nd Floor","Oakhanger Reinsurance Brokers LLP",8655,D(2019,6,24),D(2029,6,23),"-",D(2024,6,24),489008,65.00,"B","As first floor. Co-terminous."),
("Part 3rd (North)","Mallow Street Capital Partners LLP",4410,D(2023,12,25),D(2033,12,24),"25/12/2028 (T)",D(2028,12,25),295470,67.50,"B","9 months' rent free if break not exercised."),
("Part 3rd (South)","Trevanion Architects Ltd",4162,D(2020,10,12),D(2025,10,11),"-",None,241396,67.50,"D","Tenant has served s.26 notice; terms for a 5-year renewal agreed in principle."),
("4th Floor","Corvane Data Services (UK) Limited",8590,D(2024,2,1),D(2034,1,31),"01/02/2029 (M)",D(2029,2,1),592710,70.00,"B","Rent free to 31 January 2026: vendor will top up."),
("Part 5th (East)","Vacant",3985,None,None,None,None,None,72.50,"B","Available, fitted."),
("Part 5th (West)","Pellinore Legal Services LLP",4520,D(2022,4,18),D(2027,4,17),"-",None,307360,72.50,"B","Guarantor: Pellinore Holdings plc."),
("6th Floor & Terrace","Asterwick Family Office Ltd",5875,D(2023,7,3),D(2033,7,2),"03/07/2028 (T)",D(2028,7,3),458250,80.00,"B","12 months' penalty if break exercised."),
("Roof","Summit Mast Infrastructure Ltd",None,D(2017,5,8),D(2027,5,7),"Rolling 12 mths (M)",None,18500,None,"n/a","Telecoms licence; Code rights."),
]
ss=ParagraphStyle('c',fontName='Helvetica',fontSize=6.6,leading=7.8)
sb=ParagraphStyle('b',parent=ss,fontName='Helvetica-Bold')
sr=ParagraphStyle('r',parent=ss,alignment=2)
sh=ParagraphStyle('h',parent=sb,textColor=colors.white,alignment=1)
def ds(d): return d.strftime('%d/%m/%Y') if d else '-'
rows=[];data=[[Paragraph(x,sh) for x in ["Demise","Tenant","Area<br/>(sq ft NIA)","Lease<br/>Start","Lease<br/>Expiry","Break Options","Next / O/S<br/>Review","Passing Rent<br/>(£ p.a.)","£ psf","ERV<br/>(£ psf)","EPC","Comments"]]]
ta=tr=0;we=0;wr=0
for dm,t,a,s,e,b,rv,p,erv,epc,c in T:
    vac=t=="Vacant"
    data.append([Paragraph(dm,sb),Paragraph(("<i>Vacant</i>" if vac else t),ss),f"{a:,}" if a else "-",ds(s),ds(e),b or '-',ds(rv),f"£{p:,}" if p else "-",f"£{p/a:.2f}" if p and a else "-",f"£{erv:.2f}" if erv else "-",epc,Paragraph(c,ss)])
    r={"unit":dm,"area":a,"leaseStartDate":s,"leaseEndDate":e,"annualRent":p}
    if vac: r["statusText"]="Vacant"
    else: r["tenantName"]=t; r["statusText"]="Occupied"
    rows.append(r); ta+=a or 0; tr+=p or 0
    if p:
        we+=p*(e-AS).days/365.25; wr+=p
occa=sum(x[2] or 0 for x in T if x[1]!="Vacant")
data.append([Paragraph("TOTAL",sb),"",f"{ta:,}","","","","",f"£{tr:,}",f"","","",Paragraph(f"WAULT to expiry: {we/wr:.2f} years",sb)])
tb=Table(data,colWidths=[66,92,44,48,48,60,48,56,34,34,26,214],repeatRows=1)
st=[('FONT',(0,1),(-1,-1),'Helvetica',6.6),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1f3a4d')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
('ALIGN',(2,1),(2,-1),'RIGHT'),('ALIGN',(7,1),(9,-1),'RIGHT'),('ALIGN',(3,1),(6,-1),'CENTER'),('ALIGN',(10,1),(10,-1),'CENTER'),
('LINEBELOW',(0,1),(-1,-2),.3,colors.HexColor('#b8c4cc')),('LINEABOVE',(0,-1),(-1,-1),1,colors.HexColor('#1f3a4d')),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',6.8),
('TOPPADDING',(0,1),(-1,-1),4),('BOTTOMPADDING',(0,1),(-1,-1),4),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
for i,x in enumerate(T,1):
    if x[1]=="Vacant": st.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eef3e6')))
tb.setStyle(TableStyle(st))
H=ParagraphStyle('H',fontName='Helvetica-Bold',fontSize=15,textColor=colors.HexColor('#1f3a4d'),leading=18)
N=ParagraphStyle('N',fontName='Helvetica',fontSize=7,leading=9,textColor=colors.HexColor('#444444'))
def foot(c,d):
    c.setFont('Helvetica',6.5);c.setFillColor(colors.grey)
    c.drawString(36,22,"Larkfield Stannard LLP | Chartered Surveyors | City Investment");c.drawRightString(806,22,"Subject to contract")
    c.setFillColor(colors.HexColor('#c7a24a'));c.rect(36,560,770,2,fill=1,stroke=0)
sd=SimpleDocTemplate(doc(F),pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=44,bottomMargin=40)
v=ta-occa
sd.build([Paragraph("Kestrel House, Mallow Street, London EC2",H),Paragraph("Tenancy Schedule as at 24 June 2025",ParagraphStyle('s',fontName='Helvetica',fontSize=10,leading=14)),Spacer(1,8),tb,Spacer(1,8),
 Paragraph(f"The property comprises {ta:,} sq ft (NIA) of which {occa:,} sq ft is income producing ({v:,} sq ft / {v/ta:.1%} vacant). (T) = tenant break, (M) = mutual break.",N),
 Paragraph("The roof licence fee is included in the passing rent. Areas are taken from the measured survey by Plumb & Datum Ltd and may not be relied upon. ERVs are Larkfield Stannard's opinion.",N)],onFirstPage=foot,onLaterPages=foot)
save(F,"OFFICE","agent's brochure schedule, A4 landscape, break/review/ERV psf columns",False,"Kestrel House",AS,None,None,2,rows)
