from common import *
from reportlab.platypus import *; from reportlab.lib.styles import *; from reportlab.lib import colors; from reportlab.lib.pagesizes import letter
N='estate_schedule_f.pdf'
P=[('114-116 Tannery Street',[
 ('114','Corinne Abernalt','3/1',D(2024,8,1),D(2026,7,31),1475,1475,0,''),
 ('116','Delroy & Mavis Pettibone','3/1','Month-to-month',None,1225,900,1225,'Sept. rent unpaid; 3-day notice served 9/19')]),
 ('27 Quarry Hill Road',[
 ('1st Floor','Tomasz Szymkow','2/1',D(2025,3,1),D(2026,2,28),1350,1350,0,''),
 ('2nd Floor','Vacant','2/1',None,None,None,None,None,'Being painted; was $1,300'),
 ('Attic','Lorna Jessop','1/1','Month-to-month',None,775,700,310.5,'Pays by money order')]),
 ('8 Sexton Court',[('House','Hutchens family (Gary Hutchens)','4/2',D(2023,11,1),D(2025,10,31),2150,3225,0,'Renewal offered at $2,225'),
 ('Rear cottage','Ines Lattimer','1/1',D(2025,6,15),D(2026,6,14),1050,1050,0,'')])]
st=getSampleStyleSheet(); n=ParagraphStyle('n',fontName='Times-Roman',fontSize=11,leading=14); sm=ParagraphStyle('s',parent=n,fontSize=8.5,leading=10); c=ParagraphStyle('c',parent=n,alignment=1,fontName='Times-Bold'); 
el=[Paragraph('IN THE PROBATE COURT OF WENDOVER COUNTY',c),Paragraph('Estate of Wilhelmina Osgarth, Deceased',c),Paragraph('File No. 2025-P-00418',c),Spacer(1,8),Paragraph('SCHEDULE F &mdash; RENT ROLL OF REAL PROPERTY',c),Paragraph('as of September 30, 2025',c),Spacer(1,8),
Paragraph('The Executor reports the following tenancies of the decedent\'s rental properties, compiled from leases and the decedent\'s receipt book:',n)]
rows=[];H=['Apt.','Occupant','Bd/Ba','Term','Rent per mo.','Security','Arrears','Remarks'];W=[58,96,36,88,60,58,54,96]
mm=lambda x:'' if x is None else ('none' if x==0 else f'${x:,.2f}')
for b,us_ in P:
    el+=[Spacer(1,9),Paragraph(f'<b><u>{b}</u></b>',n),Spacer(1,3)]; d=[H];tr=[]
    for u,t,bb,s,e,rent,sec,arr,rem in us_:
        term=s if isinstance(s,str) else (f'{us(s)} to {us(e)}' if s else '')
        d.append([Paragraph(u,sm),Paragraph(t,sm),bb,term,mm(rent),mm(sec),mm(arr),Paragraph(rem,sm)])
        vac=t=='Vacant'
        r=dict(unit=u,building=b,unitType=bb,tenantName=None if vac else t,statusText='Vacant' if vac else 'Occupied',contractRent=rent,leaseStartDate=iso(s) if s and not isinstance(s,str) else None,leaseEndDate=s if isinstance(s,str) else iso(e),deposit=sec,balance=arr if arr else None)
        rows.append(r);tr.append(r)
    d.append(['','Total','','',mm(S(tr,'contractRent')),mm(S(tr,'deposit')),mm(S(tr,'balance')),''])
    t=Table(d,W,repeatRows=1);t.setStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('FONT',(0,-1),(-1,-1),'Times-BoldItalic',8.5),('GRID',(0,0),(-1,-1),.4,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(4,0),(6,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]);el.append(t)
el+=[Spacer(1,10),Paragraph(f'<b>All properties:</b> monthly rent ${S(rows,"contractRent"):,.2f}; security held ${S(rows,"deposit"):,.2f} (Merrow Savings, acct. ending 0917); arrears ${S(rows,"balance"):,.2f}. Seven (7) units, six (6) rented and one (1) vacant.',n),Spacer(1,14),
Paragraph('I certify under penalty of perjury that the foregoing is true and complete to the best of my knowledge.',n),Spacer(1,22),Paragraph('______________________________<br/>Harlan Osgarth-Bell, Executor<br/>Prepared by: Stoddard &amp; Weem, Attorneys for the Executor',n)]
SimpleDocTemplate(f'{R}/documents/{N}',pagesize=letter,leftMargin=34,rightMargin=30,topMargin=50,bottomMargin=40).build(el)
save(N,'SINGLE_FAMILY_RENTAL','probate schedule, a table per property',False,dict(propertyName='Estate of Wilhelmina Osgarth',asOnDate='2025-09-30',units=7,occupied=6,vacant=1,rows=rows))
