# US medical office building: lease abstracts, one card per suite
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
def make():
    name='Cedar Ridge MOB - Lease Abstracts.pdf'; asof=D(2025,9,1)
    f=lambda d:d.strftime('%B %d, %Y').replace(' 0',' ')
    g=lambda d:d.strftime('%m/%d/%Y')
    T=[('100','Ridgeline Orthopaedic Associates, P.C.','Orthopaedic clinic and imaging',8420,D(2021,3,1),120,27.0,.03,21500,'Two 5-year options at 95% of FMV','Personal guaranty of shareholders, burning down after month 60',(9.85,1.4)),
       ('120','Wexcombe Outpatient Surgery Center, LLC','Ambulatory surgery',11275,D(2019,11,1),180,29.5,.025,0,'Two 5-year options, fixed 2.5% increases','Wexcombe Health System, Inc.',(9.85,2.1)),
       ('150','VACANT','',2310,None,0,0,0,0,'','',None),
       ('200','Cedar Ridge Pediatrics, PLLC','Pediatric practice',4980,D(2023,6,1),84,25.75,.03,10686.25,'One 5-year option at FMV','None',(9.85,1.4)),
       ('210','Bluestem Dialysis of Johnson County, LLC','Dialysis clinic',7150,D(2018,2,1),120,26.4,.02,0,'Three 5-year options','Bluestem Renal Partners Corp.',(9.85,1.85)),
       ('230','Hartwell Dermatology','Dermatology practice',2640,D(2024,10,1),60,28.0,.03,6160,'None','Dr. shareholder, limited to 12 months of rent',(9.85,1.4)),
       ('240','Prairie Sleep & Pulmonary Institute, Inc.','Sleep laboratory',3325,D(2022,9,1),60,24.9,.03,7200,'One 3-year option','None',(9.85,1.4)),
       ('300','Wexcombe Health System, Inc.','Physician offices, administration',14380,D(2019,11,1),180,26.0,.025,0,'Two 5-year options, fixed 2.5% increases','None (credit tenant)',(9.85,1.4))]
    b=PS('b',fontName='Helvetica',fontSize=8.5,leading=10.5); bb=PS('bb',parent=b,fontName='Helvetica-Bold')
    P=lambda s,st=b:Paragraph(str(s).replace('&','&amp;'),st)
    story=[P('<b>Cedar Ridge Medical Pavilion</b>',PS('t',fontName='Helvetica',fontSize=16,leading=20)),P('9400 Cedar Ridge Parkway, Overland Park, Kansas',b),P('Lease Abstracts - rents stated as of September 1, 2025',b),Spacer(1,10)]
    rows=[];tot=0;totc=0;ta=0
    for s,t,use,a,st,m,psf,inc,dep,opt,gu,ch in T:
        ta+=a
        head=Table([[f'Suite {s}',t if t!='VACANT' else 'VACANT']],colWidths=[90,430],style=[('BACKGROUND',(0,0),(-1,-1),colors.HexColor('#5b3a29')),('TEXTCOLOR',(0,0),(-1,-1),colors.white),('FONT',(0,0),(-1,-1),'Helvetica-Bold',10)])
        if t=='VACANT':
            body=Table([[P('Rentable area',bb),P(f'{a:,} rentable square feet'),P('Asking rent',bb),P('Negotiable')],[P('Condition',bb),P('Former radiology suite; shielding in place'),P('Available',bb),P('Immediately')]],colWidths=[95,165,95,165],style=[('GRID',(0,0),(-1,-1),.4,colors.HexColor('#b9a79c')),('VALIGN',(0,0),(-1,-1),'TOP')])
            story+=[KeepTogether([head,body,Spacer(1,14)])]
            rows.append(row(unit=f'Suite {s}',area=a,statusText='VACANT'));continue
        e=expiry(st,m); yr=0; per=[]; d0=st; k=0
        while d0<=e:
            mon=round(a*psf*(1+inc)**k/12,2); d1=min(addm(d0,12)-dt.timedelta(days=1),e); per.append((d0,d1,mon)); d0=addm(d0,12);k+=1
        cur=[p for p in per if p[0]<=asof<=p[1]][0]; fut=[p for p in per if p[0]>asof]
        cam=round(a*ch[0]/12,2); jan=round(a*ch[1]/12,2)
        tot+=cur[2];totc+=cam+jan
        L=[['Tenant',t,'Use',use],['Rentable area',f'{a:,} rentable square feet','Guarantor',gu],['Commencement',f(st),'Expiration',f(e)],['Current base rent',f'${c2(cur[2])} per month','Security deposit',f'${c2(dep)}' if dep else 'None'],
           ['NNN charges',f'${c2(cam)} per month','In-suite janitorial',f'${c2(jan)} per month'],['Renewal options',opt,'Total monthly charges',f'${c2(round(cur[2]+cam+jan,2))}']]
        body=Table([[P(x,bb if i%2==0 else b) for i,x in enumerate(l)] for l in L],colWidths=[95,165,95,165],style=[('GRID',(0,0),(-1,-1),.4,colors.HexColor('#b9a79c')),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)])
        st2=[['Base rent steps remaining','From','Through','Monthly','Annual']]+[['' ,g(p[0]),g(p[1]),c2(p[2]),c2(p[2]*12)] for p in fut]
        step=Table(st2,colWidths=[150,85,85,100,100],style=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Oblique',8),('ALIGN',(3,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),.8),('BOTTOMPADDING',(0,0),(-1,-1),.8),('LINEBELOW',(0,0),(-1,0),.4,colors.grey)])
        story+=[KeepTogether([head,body,step,Spacer(1,14)])]
        rows.append(row(unit=f'Suite {s}',tenantName=t,unitType=use,area=a,statusText='Occupied',contractRent=cur[2],leaseStartDate=iso(st),leaseEndDate=iso(e),deposit=dep or None,
          charges=[dict(code='NNN charges',amount=cam),dict(code='In-suite janitorial',amount=jan)],totalCharges=round(cur[2]+cam+jan,2),rentSteps=[dict(date=iso(p[0]),amount=p[2]) for p in fut]))
    story+=[KeepTogether([P('<b>Building recapitulation</b>'),Table([['Suites','Leased','Vacant','Rentable sq. ft.','Monthly base rent','Monthly reimbursements'],[len(T),len(T)-1,1,c0(ta),'$'+c2(tot),'$'+c2(totc)]],style=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('BOX',(0,0),(-1,-1),.6,colors.black),('ALIGN',(0,0),(-1,-1),'CENTER')])])]
    def foot(c,d): c.setFont('Helvetica',7);c.drawString(46,26,'Abstracts are summaries only; the leases control.');c.drawRightString(566,26,f'{d.page}')
    SimpleDocTemplate(path(name),pagesize=letter,leftMargin=46,rightMargin=46,topMargin=45,bottomMargin=45,invariant=1).build(story,onFirstPage=foot,onLaterPages=foot)
    save(name,'OTHER',rows,'Cedar Ridge Medical Pavilion','2025-09-01',len(T),len(T)-1,1,'US medical office, lease abstract cards with remaining step tables',True)
