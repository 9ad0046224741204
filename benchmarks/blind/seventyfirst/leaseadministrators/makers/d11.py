# lender certificate with exhibit roll, platypus Times
from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
rng=random.Random(7111)
NAME='Rent Roll Certificate - Wexley Square - Loan 20-118834.pdf'
b=PS('b',fontName='Times-Roman',fontSize=11,leading=15,spaceAfter=9,alignment=4); h=PS('h',parent=b,fontName='Times-Bold',alignment=1,fontSize=12.5); c8=PS('c',fontName='Times-Roman',fontSize=8,leading=9.4); r8=PS('r',parent=c8,alignment=2); h8=PS('h8',parent=c8,fontName='Times-Bold',alignment=1)
L=[('1','Hearn’s Market Pharmacy',6240,26.0,D(2019,8,1),D(2029,7,31),'2 x 5'),('2','Brass Kettle Public House',3815,31.5,D(2021,4,1),D(2031,3,31),'1 x 5'),('3','Trellis Flowers & Gifts',1180,29.0,D(2023,6,1),D(2027,5,31),'None'),('4','(vacant)',1450,0,None,None,''),('5','Castlegate Insurance Agency',1320,27.25,D(2020,1,1),D(2027,12,31),'1 x 3'),('6','Wexley Family Dentistry, P.C.',2460,30.0,D(2018,11,1),D(2028,10,31),'2 x 5'),('7','Spool & Thimble Tailors',890,24.0,D(2015,2,1),'Month-to-month','None'),
('2A','Donnell Bright Planning',1975,19.5,D(2024,3,1),D(2029,2,28),'None'),('2B','Ridgewater Counseling Group',2210,20.25,D(2022,9,1),D(2027,8,31),'1 x 5'),('2C','Ridgewater Counseling Group',1105,20.25,D(2023,9,1),D(2027,8,31),'1 x 5'),('2D','(vacant)',1640,0,None,None,''),('2E','Halyard Systems Consulting',2890,21.0,D(2025,7,1),D(2030,6,30),'1 x 5'),('2F','Town of Wexley (Assessor)',1560,18.0,D(2020,7,1),D(2030,6,30),'None')]
T=[];rows=[[Paragraph(x,h8) for x in('Space','Tenant','Rentable<br/>Sq. Ft.','Lease<br/>Commenced','Lease<br/>Expires','Monthly<br/>Base Rent','CAM / Tax<br/>Estimate','Security<br/>Deposit','Past Due<br/>(31+ days)','Renewal<br/>Options (yrs)')]]
S=[0]*5; f=lambda d: '' if d is None else d if isinstance(d,str) else f'{d.month}/{d.day}/{d.year}'
for u,t,a,rt,s,e,o in L:
    if u in('1','2A'):
        nmz='Ground Floor Retail' if u=='1' else 'Second Floor Office'; rows.append([Paragraph(f'<b><i>{nmz}</i></b>',c8)]+['']*9)
    S[0]+=a
    if not rt: rows.append([Paragraph(u,c8),Paragraph(t,c8),Paragraph(m0(a),r8)]+['']*7); T.append(dict(unit=u,section=nmz,area=a,statusText='vacant')); continue
    m=r2(a*rt/12); cam=r2(a*6.4/12) if nmz.startswith('G') else r2(a*3.1/12); dep=0.0 if 'Town' in t or u=='2C' else round(m,0); pd={'2':2150.0,'7':1780.0}.get(u,0.0)
    rows.append([Paragraph(u,c8),Paragraph(t.replace('&','&amp;'),c8),Paragraph(m0(a),r8),Paragraph(f(s),r8),Paragraph(f(e),r8)]+[Paragraph('$'+m2(v),r8) for v in(m,cam,dep,pd)]+[Paragraph(o,h8 if 0 else PS('cc',parent=c8,alignment=1))])
    S=[r2(x+y) for x,y in zip(S,(0,m,cam,dep,pd))]
    T.append(dict(unit=u,section=nmz,tenantName=t,area=a,leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),contractRent=m,charges=[dict(code='CAM / Tax Estimate',amount=cam)],deposit=dep,balance=pd,statusText='Occupied'))
rows.append(['',Paragraph('<b>Totals</b>',c8),Paragraph(f'<b>{m0(S[0])}</b>',r8),'','']+[Paragraph(f'<b>${m2(v)}</b>',r8) for v in S[1:]]+[''])
va=sum(x[2] for x in L if not x[3])
E=[Spacer(1,20),Paragraph('RENT ROLL CERTIFICATE',h),Paragraph('June 1, 2026',PS('d',parent=b,alignment=1)),Spacer(1,10),Paragraph('Northmoor Savings Institution<br/>Commercial Loan Servicing<br/>Re: Loan No. 20-118834; Wexley Square, 14–22 Orchard Street (the “Property”)',PS('a',parent=b,alignment=0)),
Paragraph('Wexley Square Associates, LP (“Borrower”) delivers this certificate under Section 5.11(b) of the Loan Agreement and certifies to Lender, as of the date above, that:',b)]
for i,x in enumerate(['The rent roll attached as <b>Exhibit A</b> is a true, correct and complete list of all leases, licenses and occupancy agreements affecting the Property as of June 1, 2026.',f'The Property contains thirteen (13) leasable spaces, of which eleven (11) are leased and two (2) are vacant, and {S[0]:,.0f} rentable square feet, of which {S[0]-va:,.0f} are leased.',f'Monthly base rent under the leases is ${m2(S[1])}. No rent has been paid more than one month in advance.','Except as shown in the column “Past Due”, no tenant is in monetary default beyond thirty days, and no tenant has given notice of termination.','No security deposit is held other than as shown in Exhibit A.'],1): E.append(Paragraph(f'{i}.&nbsp;&nbsp;{x}',PS('n',parent=b,leftIndent=24,firstLineIndent=-16)))
E+=[Spacer(1,18),Paragraph('WEXLEY SQUARE ASSOCIATES, LP<br/>By: Wexley GP, Inc., its general partner<br/><br/><br/>By: ______________________________<br/>Name:<br/>Title: Authorized Signatory',PS('s',parent=b,leftIndent=230,alignment=0)),PageBreak(),Paragraph('EXHIBIT A',h),Paragraph('Rent Roll of Wexley Square as of June 1, 2026',PS('d2',parent=b,alignment=1))]
tb=Table(rows,colWidths=[32,118,45,54,62,58,55,55,52,49],repeatRows=1); k2=[i for i,x in enumerate(rows) if i and x[1]=='' and x[2]=='']
tb.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.4,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3)]+[('SPAN',(0,i),(-1,i)) for i in k2]))
E+=[tb,Spacer(1,10),Paragraph('Suites 2B and 2C are leased under one instrument. Space 7 holds over on the terms of its expired lease. Brass Kettle is on a payment plan through September 2026.',PS('f',parent=b,fontSize=9,leading=11))]
SimpleDocTemplate(path(NAME),pagesize=letter,leftMargin=16 if 0 else 15,rightMargin=15,topMargin=50,bottomMargin=50).build([x for x in E]) if 0 else None
fr=BaseDocTemplate(path(NAME),pagesize=letter); pgn=lambda c,d:(c.setFont('Times-Roman',9),c.drawCentredString(306,30,f'{d.page}'))
fr.addPageTemplates([PageTemplate('a',[Frame(80,60,452,680,id='x')],onPage=pgn,autoNextPageTemplate='e'),PageTemplate('e',[Frame(10,60,592,680,id='y')],onPage=pgn)]); fr.build(E)
save(NAME,'MIXED_USE','borrower certificate letter with exhibit rent roll',False,'Wexley Square','2026-06-01',13,11,2,T)
