from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet
r=random.Random(3105); N='medical_office_tenancy_schedule.pdf'
ss=getSampleStyleSheet(); ps=ss['BodyText'].clone('x',fontSize=7,leading=8)
BL=[('Building A - 1400 Kestrel Parkway',[('A-100','Kestrel Imaging Partners','Imaging',6420),('A-150','Orchard Hill Pharmacy','Pharmacy',1835),('A-200','Summit Orthopaedic Associates, P.C.','Orthopaedics',8915),('A-220',None,None,2240),('A-250','Lakeland Allergy & Asthma','Allergy',2675),('A-300','Northgate Dermatology Group','Dermatology',5130)]),
('Building B - 1420 Kestrel Parkway',[('B-101','Pinecrest Physical Therapy','Rehab',4360),('B-120','St. Brannoc Health System - Lab','Laboratory',3185),('B-140','Women\'s Wellness of Kestrel','OB/GYN',5740),('B-200','St. Brannoc Health System - Cardiology','Cardiology',9260),('B-230',None,None,1610),('B-240','Hearing Point Audiology','Audiology',1495),('B-260','Renal Care Alliance','Dialysis',7025)])]
H=[['','','','Area','Lease Term','','Base Rent','','','Recoveries','Security','Next Steps',''],['Suite','Tenant','Specialty','(RSF)','Commence','Expire','Monthly','Annual','$/RSF','Monthly Est.','Deposit','Effective','Monthly Rent']]
el=[Paragraph('<b>TENANCY SCHEDULE</b>',ss['Heading2']),Paragraph('Kestrel Park Medical Center &nbsp;|&nbsp; Manager: Ashgrove Healthcare Realty Services &nbsp;|&nbsp; Leases in effect at September 30, 2025',ss['BodyText']),Spacer(1,8)]
data=H[:];sty=[];rows=[];G=[0]*5;u=o=0
f=lambda x:x.strftime('%d-%b-%y')
for bi,(bn,ts) in enumerate(BL):
    sty.append(('SPAN',(0,len(data)),(-1,len(data)))); sty.append(('BACKGROUND',(0,len(data)),(-1,len(data)),colors.Color(.88,.92,.95))); sty.append(('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'))
    data.append([bn]+['']*12); B_=[0]*5
    for s,t,sp,a in ts:
        u+=1;B_[0]+=a
        if not t:
            data.append([s,'Vacant','',m0(a)]+['']*9); rows.append(R(unit=s,building=bn,statusText='Vacant',area=a)); continue
        o+=1; psf=r.choice([24.5,25.75,26,27.25,28.1]); mo=round(a*psf/12,2); an=round(mo*12,2); rec=round(a*r.choice([11.2,11.45,11.9])/12,2); dep=round(mo,0) if 'St. Br' not in t else None
        cs=addm(d(2019,1,1),r.randrange(5,70)); ex=eom(addm(cs,119 if a>4000 else 83)); st=[]; x=mo
        for k in range(2): 
            x=round(x*1.025,2); e=d(2026+k,cs.month,1)
            if e<ex and e>d(2025,9,30): st.append((e,x))
        data.append([s,Paragraph(t,ps),sp,m0(a),f(cs),f(ex),m2n(mo),m2n(an),f'{psf:.2f}',m2n(rec),m2n(dep),'\n'.join(f(q[0]) for q in st),'\n'.join(m2n(q[1]) for q in st)])
        rows.append(R(unit=s,building=bn,tenantName=t,area=a,leaseStartDate=iso(cs),leaseEndDate=iso(ex),contractRent=mo,annualRent=an,charges=[dict(code='Recoveries Monthly Est.',amount=rec)],deposit=dep,rentSteps=[dict(date=iso(q[0]),amount=q[1]) for q in st],statusText='Occupied'))
        for i,v in enumerate((mo,an,rec,dep or 0)): B_[i+1]+=v
    G=[x+y for x,y in zip(G,B_)]
    sty.append(('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'));sty.append(('LINEABOVE',(3,len(data)),(-1,len(data)),.7,colors.black))
    pm=round(B_[1]+(900 if bi==1 else 0),2); 
    if bi==1: true,pr=round(B_[1],2),pm
    data.append(['','Total Building '+'AB'[bi],'',m0(B_[0]),'','',m2n(pm),m2n(B_[2]),'',m2n(B_[3]),m2n(B_[4]),'',''])
sty.append(('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'));sty.append(('LINEABOVE',(0,len(data)),(-1,len(data)),1.2,colors.black));sty.append(('LINEBELOW',(0,len(data)),(-1,len(data)),1.2,colors.black))
data.append(['','Total Property','',m0(G[0]),'','',m2n(G[1]),m2n(G[2]),'',m2n(G[3]),m2n(G[4]),'',''])
t=Table(data,colWidths=[36,118,60,40,50,50,56,62,34,56,52,50,60],repeatRows=2)
t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7),('LEADING',(0,0),(-1,-1),8.4),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(6,0),(10,-1),'RIGHT'),('ALIGN',(12,0),(12,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(11,0),(12,0)),('ALIGN',(4,0),(8,0),'CENTER'),('ALIGN',(11,0),(12,0),'CENTER'),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(4,0),(5,0),.4,colors.grey),('LINEBELOW',(6,0),(8,0),.4,colors.grey),('LINEBELOW',(11,0),(12,0),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]+sty))
occ=sum(x['area'] for x in rows if x.get('tenantName'))
el+=[t,Spacer(1,10),Paragraph(f'Suites: {u} &nbsp; Leased and occupied: {o} &nbsp; Vacant: {u-o} &nbsp; Occupancy by area: {100*occ/G[0]:.1f}%',ss['BodyText']),Paragraph('Recoveries are 2025 budget estimates, reconciled annually. Health-system leases carry no deposit.',ps)]
SimpleDocTemplate(f'{B}/documents/{N}',pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=30).build(el)
save(N,'OFFICE',rows,'Kestrel Park Medical Center','2025-09-30',u,o,u-o,'tenancy schedule, two buildings, grouped header','wrapped names, stacked steps, planted',planted=dict(what=f'Building B monthly base rent total printed {m2n(pr)}, rows sum to {m2n(true)}; the property total is right',kind='total_wrong'))
