# Typed Word-style Exhibit: downtown office block, Kansas City
from lib import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import inch
from reportlab.lib import colors
rng=random.Random(4501)
T='Times-Roman'; TB='Times-Bold'
b=ParagraphStyle('b',fontName=T,fontSize=11,leading=13.5)
j=ParagraphStyle('j',parent=b,alignment=4,spaceAfter=8)
c=ParagraphStyle('c',parent=b,alignment=1,fontName=TB,fontSize=12,leading=15)
cell=ParagraphStyle('cell',fontName=T,fontSize=8.8,leading=10)
cellb=ParagraphStyle('cellb',parent=cell,fontName=TB)
cr=ParagraphStyle('cr',parent=cell,alignment=2)
crb=ParagraphStyle('crb',parent=cr,fontName=TB)
hd=ParagraphStyle('hd',parent=cell,fontName=TB,alignment=1)
fn=ParagraphStyle('fn',fontName=T,fontSize=8.5,leading=10.2,leftIndent=14,firstLineIndent=-14,spaceAfter=2)
# floor -> suite, tenant, rsf, rate, start, end, deposit, mark
D=[('Ground Floor',[('100','Prairie Fork Coffee Roasters, LLC',1840,26.5,(2021,3,1),(2026,2,28),4063.33,''),
  ('110','Heartland Fidelity Title Agency, Inc.',3275,24.0,(2019,7,1),(2029,6,30),6550,'1'),
  ('120',None,2110,None,None,None,None,'')]),
 ('Second Floor',[('200','Burnham & Quill, Certified Public Accountants',6420,22.75,(2018,10,1),(2028,9,30),12000,''),
  ('215','Missouri Valley Grain Brokers, Inc.',2980,21.5,(2023,1,15),(2026,1,14),5339.17,''),
  ('220','Dr. Amos Tilghman, D.D.S., P.C.',1965,23.0,(2016,5,1),None,3500,'2')]),
 ('Third Floor',[('300','Osage Trails Engineering Group, LLC',9870,21.0,(2022,6,1),(2032,5,31),None,'3'),
  ('340',None,1495,None,None,None,None,'')]),
 ('Fourth Floor',[('400','Legal Aid of the Two Rivers (a Missouri nonprofit corporation)',5310,18.25,(2020,9,1),(2025,8,31),0,'4'),
  ('410','Stockyard Analytics, Inc.',3640,22.0,(2024,4,1),(2029,3,31),13346.67,''),
  ('425','Larkspur Family Counseling',1220,22.5,(2023,11,1),(2025,10,31),2287.5,'')]),
 ('Fifth Floor',[('500','Cordwainer, Pell & Oates LLP',11365,23.5,(2015,1,1),(2029,12,31),20000,'5')]),
 ('Penthouse and Roof',[('PH','Skywave Tower Services (antenna license)',None,None,(2017,8,1),(2027,7,31),None,'6')]),
]
rows=[];tab=[[Paragraph(x,hd) for x in ('Suite','Tenant','Rentable<br/>Sq. Ft.','Monthly<br/>Base Rent','Commence-<br/>ment','Expiration','Security<br/>Deposit')]]
sty=[('VALIGN',(0,0),(-1,-1),'TOP'),('GRID',(0,0),(-1,-1),0.5,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3),('LEFTPADDING',(0,0),(-1,-1),4),('RIGHTPADDING',(0,0),(-1,-1),4),('VALIGN',(0,0),(-1,0),'BOTTOM')]
def us(d): return f'{d[1]}/{d[2]}/{d[0]}'
tsf=trent=tdep=vsf=0
for fl,su in D:
    sty.append(('SPAN',(0,len(tab)),(-1,len(tab)))); sty.append(('BACKGROUND',(0,len(tab)),(-1,len(tab)),colors.Color(.9,.9,.9)))
    tab.append([Paragraph(f'<i>{fl}</i>',cellb)]+['']*6)
    for s,t,sf,rate,st,en,dep,m in su:
        rent=1450.0 if s=='PH' else (round(sf*rate/12,2) if t else None)
        mk=f'<super>({m})</super>' if m else ''
        tab.append([Paragraph(s,cell),Paragraph((t+mk).replace('&','&amp;') if t else 'VACANT',cell),Paragraph(f'{sf:,}' if sf else 'n/a',cr),
          Paragraph(f'${rent:,.2f}' if rent else '',cr),Paragraph(us(st) if st else '',cr),Paragraph(us(en) if en else ('month-to-month' if t else ''),cr),
          Paragraph('' if not t else ('none' if dep is None else f'${dep:,.2f}'),cr)])
        rows.append(dict(unit=s,area=sf,tenantName=t,statusText='Occupied' if t else 'VACANT',section=fl,contractRent=rent,
          leaseStartDate=dt.date(*st) if st else None,leaseEndDate=dt.date(*en) if en else ('month-to-month' if t else None),deposit=dep))
        tsf+=sf or 0; vsf+=(sf or 0) if not t else 0; trent+=rent or 0; tdep+=dep or 0
# steps stated in footnotes are prose about single tenants
rows[6]['rentSteps']=[{'date':'2027-06-01','amount':round(9870*23.0/12,2)}]
rows[11]['rentSteps']=[{'date':'2026-01-01','amount':round(11365*24.5/12,2)},{'date':'2028-01-01','amount':round(11365*25.5/12,2)}]
tab.append([Paragraph('Totals',cellb),'',Paragraph(f'{tsf:,}',crb),Paragraph(f'${trent:,.2f}',crb),'','',Paragraph(f'${tdep:,.2f}',crb)])
sty.append(('SPAN',(0,-1),(1,-1)))
tb=Table(tab,colWidths=[.48*inch,2.15*inch,.65*inch,.88*inch,.78*inch,1.0*inch,.84*inch],repeatRows=1); tb.setStyle(TableStyle(sty))
S=[Paragraph('EXHIBIT “D-2”',c),Paragraph('to Real Estate Purchase and Sale Agreement',ParagraphStyle('x',parent=c,fontName='Times-Italic')),Spacer(1,8),
 Paragraph('CERTIFIED RENT ROLL',c),Paragraph('The Galloway Block, 914 Delmar Row, Kansas City, Missouri',c),Spacer(1,10),
 Paragraph('The following schedule is delivered pursuant to Section 5.1(c) of the Real Estate Purchase and Sale Agreement having an Effective Date of April 18, 2025 (the “<b>Agreement</b>”) by and between GALLOWAY BLOCK HOLDINGS, L.L.C., a Missouri limited liability company (“<b>Seller</b>”), and MERIDIAN PLAINS OFFICE FUND II, LP, a Delaware limited partnership (“<b>Purchaser</b>”). Capitalized terms not defined herein have the meanings given in the Agreement. The information below is stated as of <u>May 1, 2025</u>.',j),
 tb,Spacer(1,8),
 Paragraph(f'Of the {tsf:,} rentable square feet shown above, {vsf:,} square feet (two suites) are unleased on the date hereof.',j)]
F=['(1) Tenant holds one (1) option to renew for five years at 95% of fair market rent upon 270 days’ notice.',
'(2) Lease expired April 30, 2021; tenant holds over month-to-month on the terms of the expired lease with Seller’s consent.',
f'(3) No cash deposit; secured by guaranty of principals. Monthly Base Rent increases to ${9870*23/12:,.2f} on June 1, 2027.',
'(4) Rent includes utilities and janitorial service. Deposit waived by First Amendment; $0.00 held.',
f'(5) Monthly Base Rent increases to ${round(11365*24.5/12,2):,.2f} on January 1, 2026 and to ${round(11365*25.5/12,2):,.2f} on January 1, 2028.',
'(6) Rooftop license only; no floor area. License fee shown as Monthly Base Rent.']
F=[f.replace('$0.00 held','no sum is held') for f in F]
for f in F: S.append(Paragraph(f,fn))
S+= [Spacer(1,10),KeepTogether([Paragraph('<b>CERTIFICATION.</b> The undersigned hereby certifies to Purchaser and to its lender that the foregoing is a true, correct and complete list of all leases, licenses and rights of occupancy affecting the Property, that no rent has been paid more than thirty (30) days in advance except as noted, and that the deposits listed are all of the deposits held by or for Seller.',j),Spacer(1,6),
 Table([[Paragraph('Dated: May 6, 2025',b),Paragraph('<b>SELLER:</b><br/>GALLOWAY BLOCK HOLDINGS, L.L.C.<br/><br/>By: ______________________________<br/>Name: Verna T. Oxenhandler<br/>Title: Manager',b)]],colWidths=[3.2*inch,3.5*inch],style=[('VALIGN',(0,0),(-1,-1),'TOP')])])]
def foot(cv,d):
    cv.setFont(T,8); cv.drawString(inch*.9,.55*inch,'4837-2216-9940.3'); cv.drawCentredString(4.25*inch,.55*inch,f'Exhibit D-2 – Page {d.page}')
name='p01_galloway_block_exhibit_d2.pdf'
SimpleDocTemplate(doc(name),pagesize=letter,leftMargin=.87*inch,rightMargin=.87*inch,topMargin=.9*inch,bottomMargin=.9*inch,invariant=1,title='Exhibit D-2').build(S,onFirstPage=foot,onLaterPages=foot)
# deposit '0' for suite 400 printed $0.00
save(name,'OFFICE','paralegal, seller counsel','Word-style typed exhibit to PSA, floors as band rows, footnote marks, prose rent steps, certification',False,'The Galloway Block','2025-05-01',None,None,2,rows)
