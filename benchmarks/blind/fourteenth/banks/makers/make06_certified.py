from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
F='Certified Rent Roll - 317 Dalrymple St.pdf'
P=lambda t,z=8,f='Times-Roman',al=0:Paragraph(t,ParagraphStyle('x',fontName=f,fontSize=z,leading=z+2,alignment=al))
K=lambda t,z=7.5,al=0:Paragraph(t,ParagraphStyle('k',fontName='Courier',fontSize=z,leading=z+1.5,alignment=al))
doc=SimpleDocTemplate(f'{D}/{F}',pagesize=letter,leftMargin=32,rightMargin=32,topMargin=34,bottomMargin=34,invariant=1)
D_=dt.date
data=[('Store A','Two Owls Bakery LLC','Retail',1250,D_(2022,10,1),D_(2027,9,30),2475,4950,'1 x 5 yr option. Estoppel rec\'d.'),
('Store B','Kessinger Tailoring','Retail',680,D_(2016,4,1),'Mo. to mo.',1150,1000,'Holdover since 4/21; lease required at closing'),
('Basement','R. Pellerin (storage)','Storage',900,D_(2025,1,1),D_(2025,12,31),225,0,''),
('Apt 2F','Tobin Wetherby &amp; Leona Yoder','Apartment',820,D_(2025,7,1),D_(2026,6,30),1640,1640,''),
('Apt 2R','Imani Farnham','Apartment',760,D_(2025,3,1),D_(2026,2,28),1575,1575,'Sec. 8 - HAP pays $1,102'),
('Apt 3F','VACANT','Apartment',820,None,None,None,None,'Renovated; asking $1,750. Do not underwrite.'),
('Apt 3R','Hector Nwosu','Apartment',760,D_(2024,9,15),D_(2026,9,14),1525,1500,''),
('Apt 4F','Greta Lindqvist','Apartment',820,D_(2025,11,1),D_(2026,10,31),1695,1695,'1 mo. arrears per borrower'),
('Apt 4R','Super - J. Marchetti','Apartment',760,D_(2019,6,1),'Mo. to mo.',0,0,'Rent-free; employee unit'),
('Garage 1','Greta Lindqvist','Garage',None,D_(2025,11,1),'Mo. to mo.',120,0,''),
('Garage 2','Blue Ferry Couriers Inc','Garage',None,D_(2023,5,1),'Mo. to mo.',135,135,'Not a resident')]
f=lambda d: '' if d is None else d if isinstance(d,str) else f'{d.month}/{d.day}/{d.year%100:02d}'
S=[]
S+=[P('TIDEWATER COMMUNITY BANK, N.A.',13,'Times-Bold',1),P('Commercial Real Estate Lending &#8211; Closing Department',9,'Times-Italic',1),Spacer(1,6),P('EXHIBIT C &nbsp;&#8211;&nbsp; CERTIFIED RENT ROLL',12,'Times-Bold',1),Spacer(1,8)]
top=Table([[P('Borrower:'),K('Dalrymple Street Associates, LLC'),P('Loan No.:'),K('40-118823-07')],[P('Property:'),K('317-319 Dalrymple Street, Norfolk, VA'),P('Rent roll as of:'),K('December 1, 2025')],[P('Property type:'),K('Mixed use: stores &amp; apts'),P('Prepared by:'),K('Owner')]],colWidths=[66,250,84,148])
top.setStyle(TableStyle([('LINEBELOW',(1,0),(1,-1),.5,colors.black),('LINEBELOW',(3,0),(3,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),3),('BOTTOMPADDING',(0,0),(-1,-1),1)])); S+=[top,Spacer(1,10)]
hd=[P(f'<b>{t}</b>',7.5,al=1) for t in ('No.','Unit or Space','Name of Tenant','Use','Approx. Sq. Ft.','Lease Commences','Lease Expires','Monthly Rent','Security Deposit','FOR BANK USE<br/>Lender\'s Remarks')]
tb=[hd]; rows=[]; tr=td=0
for i,(u,t,us,sf,a,b,rent,dep,rem) in enumerate(data):
    vac=t=='VACANT'
    tb.append([P(str(i+1),7.5,al=1),K(u),K(t),K(us),K(f'{sf:,}' if sf else '',al=2),K(f(a)),K(f(b)),K(f'${rent:,.2f}' if rent is not None else '',al=2),K(f'${dep:,.2f}' if dep is not None else '',al=2),Paragraph(rem,ParagraphStyle('r',fontName='Times-Italic',fontSize=7.5,leading=8.5,textColor=colors.Color(.1,.15,.55)))])
    rows.append(row(unit=u,unitType=us,area=sf,tenantName=None if vac else t.replace('&amp;','&'),statusText='VACANT' if vac else 'Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=None if rent is None else float(rent),deposit=None if dep is None else float(dep)))
    tr+=rent or 0; td+=dep or 0
for i in range(12,15): tb.append([P(str(i),7.5,al=1)]+['']*9)
tb.append([P('<b>TOTALS</b>',8,al=2),'','','','','','',K(f'${tr:,.2f}',al=2),K(f'${td:,.2f}',al=2),''])
t=Table(tb,colWidths=[22,50,96,54,38,50,52,56,56,82],repeatRows=1)
t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.6,colors.black),('BOX',(0,0),(-1,-1),1.4,colors.black),('BACKGROUND',(0,0),(-1,0),colors.Color(.88,.88,.88)),('BACKGROUND',(-1,1),(-1,-1),colors.Color(.96,.96,.9)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('SPAN',(0,-1),(6,-1)),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('TOPPADDING',(0,0),(-1,-1),3),('BOTTOMPADDING',(0,0),(-1,-1),3)]))
S+=[t,Spacer(1,8)]
S+=[P('The undersigned hereby certifies to Tidewater Community Bank, N.A., its successors and assigns, that (i) the foregoing is a true, correct and complete list of all leases and tenancies at the Property as of the date stated above; (ii) no tenant has paid rent more than one (1) month in advance except as noted; (iii) no tenant has any option or right of first refusal to purchase the Property; and (iv) except as noted under Remarks, no default exists under any lease. This certification is given to induce the Bank to make the Loan in the principal amount of $1,385,000.00.',8.5),Spacer(1,16)]
sg=Table([[P('BORROWER: <b>Dalrymple Street Associates, LLC</b>',8.5),'',P('Subscribed and sworn before me this 4th day of December 2025.',8.5)],['','',''],[Paragraph('<i>Ingrid Calloway</i>',ParagraphStyle('s',fontName='Times-BoldItalic',fontSize=15,leading=18,textColor=colors.Color(.1,.1,.5))),'',''],[P('By: Ingrid Calloway, Managing Member',8),'',P('Notary Public &nbsp;&nbsp; My commission expires: ____________',8)],[P('Date: December 4, 2025',8),'','']],colWidths=[250,40,258],rowHeights=[14,8,22,14,14])
sg.setStyle(TableStyle([('LINEABOVE',(0,3),(0,3),.6,colors.black),('LINEABOVE',(2,3),(2,3),.6,colors.black)]))
S+=[sg,Spacer(1,10),P('TCB Form CRE-214 (rev. 3/2023)',7)]
doc.build(S)
save(F,dict(propertyName='317-319 Dalrymple Street, Norfolk, VA',asOnDate='2025-12-01',units=11,occupied=10,vacant=1,printedTotals=dict(contractRent=tr,deposit=td),rows=rows),'MIXED_USE','bank form with signature and notary block, boxed grid, typed entries',"lender's remarks hold amounts that are no rent (asking, HAP); empty numbered form rows; rent-free super; garages; asking rent only in remarks")
