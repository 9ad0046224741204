# Word-typed medical office rent roll, portrait, Times
from common import *
from reportlab.platypus import *; from reportlab.lib.pagesizes import letter; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle
f='MOB rent roll - Tamarind.pdf'; S=lambda z=9,al=0,b='Times-Roman':ParagraphStyle('s',fontName=b,fontSize=z,leading=z+2,alignment=al)
T=[('101','Thornapple Pediatrics, P.A.',4212,D(2019,6,1),D(2029,5,31),9477.00,3685.50,'3% each June 1; two 5-yr options',14000),
('110','Lowmarsh Imaging Partners (1)',6850,D(2016,1,1),D(2030,12,31),17981.25,5993.75,'CPI, cap 4%; ROFO on 120',None),
('120','VACANT',1944,None,None,None,None,'White box; asking $25.50 NNN',None),
('200','Redfern Cove Orthopaedics',9120,D(2021,9,1),D(2031,8,31),22040.00,7980.00,'2.5% annual; terminate after yr 7 with 9 mos. fee',None),
('210','Silverbeck Dental Studio',2065,D(2022,2,1),D(2027,1,31),4818.33,1806.88,'3% annual',4818.33),
('215','Mossbank Physical Therapy',2490,D(2023,4,15),D(2028,4,30),5602.50,2178.75,'Flat',5000),
('300','Tidewell Regional Health System',12330,D(2018,10,1),D(2033,9,30),30825.00,10788.75,'10% every 5 yrs; no radiology elsewhere in bldg.',None),
('310','Wexley Dermatology (2)',1875,'MTM','MTM',4218.75,1640.63,'Month to month since 3/2025',3900),
('315','VACANT',1102,None,None,None,None,'',None),
('LL-1','Kilncroft Sleep Center',3018,D(2024,8,1),D(2029,7,31),5784.50,2640.75,'4 mos. half rent, burned off 1/2025',11569)]
H=['Suite','Tenant','Rentable<br/>sq. ft.','Term','Monthly<br/>rent','Est. NNN<br/>/ month','Deposit','Increases, options, remarks']
d=[[Paragraph(h,S(9,1,'Times-Bold')) for h in H]]; rows=[]; fd=lambda x:x.strftime('%-m/%-d/%y')
ta=tr=tn=td=0
for u,n,a,b,e,m,nn,o,dp in T:
    t='' if not b else 'month to month' if b=='MTM' else f'{fd(b)} to {fd(e)}'
    d.append([u,Paragraph(n.replace('(1)','<super>(1)</super>').replace('(2)','<super>(2)</super>'),S()),m0(a),Paragraph(t,S()),'$'+m2(m) if m else '','$'+m2(nn) if nn else '','$'+m2(dp) if dp else '',Paragraph(o,S(8))])
    ta+=a;tr+=m or 0;tn+=nn or 0;td+=dp or 0
    x=dict(unit=u,area=a,statusText='VACANT' if n=='VACANT' else 'Occupied')
    if n!='VACANT': x.update(tenantName=n.split(' (')[0],contractRent=m,charges=[dict(code='Est. NNN / month',amount=nn)],deposit=dp); x.update(dict(leaseEndDate='month to month') if b=='MTM' else dict(leaseStartDate=b,leaseEndDate=e))
    rows.append(x)
d.append(['','Totals',m0(ta),'','$'+m2(tr),'$'+m2(tn),'$'+m2(td),''])
body=[Paragraph('TAMARIND MEDICAL PLAZA',S(15,1,'Times-Bold')),Spacer(1,4),Paragraph('8800 Tamarind Parkway',S(10,1)),Paragraph('Rent Roll as of November 1, 2025',S(11,1,'Times-Italic')),Spacer(1,14),
Paragraph('The following is a true and complete list of tenancies at the above property, prepared by Landlord in connection with the tenant estoppel process. Capitalized terms are as used in the loan agreement.',S(10)),Spacer(1,10),
Table(d,colWidths=[36,118,46,72,62,56,58,112],style=[('GRID',(0,0),(-1,-1),.5,colors.black),('FONT',(0,1),(-1,-1),'Times-Roman',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(2,1),(2,-1),'RIGHT'),('ALIGN',(4,1),(6,-1),'RIGHT'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]),Spacer(1,12),
Paragraph('<super>(1)</super> Pays its own power for MRI chiller; reimburses landlord for 31% of central plant cost, billed quarterly, not in the column above.',S(8.5)),Paragraph('<super>(2)</super> Renewal under negotiation; tenant has asked for a 3-year term.',S(8.5)),Spacer(1,8),
Paragraph(f'Occupancy: 8 of 10 suites; {m0(ta-1944-1102)} of {m0(ta)} rentable square feet ({(ta-3046)/ta*100:.1f}%). No tenant is more than 30 days past due. Deposits shown are cash.',S(10))]
SimpleDocTemplate(f'{B}/documents/{f}',pagesize=letter,leftMargin=26,rightMargin=26,topMargin=50,invariant=1).build(body)
save(f,'OFFICE','Word table, medical office, portrait',rows,'Tamarind Medical Plaza',D(2025,11,1),10,8,2,totals=dict(area=ta,contractRent=round(tr,2),deposit=round(td,2)))
