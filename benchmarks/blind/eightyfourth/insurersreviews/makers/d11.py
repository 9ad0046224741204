# downtown office tower, argus-like tenancy schedule by floor, stacked steps with dates, landscape, platypus table
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
rng=random.Random(8411)
fn='400 Commerce Tower tenancy schedule 12-31-2024.pdf'
P=lambda s,b=False,a=0,z=7: Paragraph(s,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=z,leading=z+1.4,alignment=a))
names_=['Hartwell Beckford & Stone LLP','Meridian Gulf Trading Co.','Cobalt Ridge Analytics, Inc.','First Prairie Trust Company','Wynnfield Public Relations','Anselm Energy Partners, L.P.','Doyle Castellan Architects','Northgate Title Company','Trident Claims Adjusters','Regency Executive Suites','Pallas Software Corporation','U.S. General Services Admin.','Barlow Reinsurance Brokers','Eldridge & Moy, CPAs','Lumen Staffing Group','Vista Sur Airlines (City Office)','Fourth Street Coffee','Commerce Club, Inc.','Orchard Hill Foundation','Keystone Surety Company','Redwing Capital Advisors','Juniper Court Reporting','Marlow Freight Audit','Sentinel Cyber Defense, Inc.','Tower Newsstand']
plan=[(1,[('L-10',1450,16),('L-20',620,24),('L-30',3890,'V')]),(2,[('200',19850,17)]),(3,[('300',11240,0),('350',8610,1)]),(4,[('400',19850,0)]),(5,[('500',6115,2),('520',4480,'V'),('540',9255,3)]),(6,[('600',10130,9),('650',9720,4)]),(7,[('700',5005,6),('710',3380,7),('725',2290,21),('740',9175,'V')]),(8,[('800',19850,5)]),(9,[('900',12660,10),('950',7190,8)]),(10,[('1000',19850,11)]),(11,[('1100',4310,13),('1120',3655,14),('1140',6110,12),('1160',5775,'V')]),(12,[('1200',9060,18),('1250',10790,19)]),(13,[('1300',3945,20),('1310',2480,22),('1330',13425,23)]),(14,[('1400',19850,'V')]),(15,[('1500',7700,15),('1550',12150,1)])]
head=[[P(x,True,1) for x in ('Floor','Suite','Tenant','Net Rentable<br/>Area','Lease Term','','Base Rent','','Scheduled Rent Steps','','Base Year /<br/>Recovery','Security<br/>Deposit')],[P(x,True,1) for x in ('','','','(sq ft)','Start','End','Monthly','Annual','Effective','Monthly','','')]]
data=list(head);T=[];sty=[];A=[0,0,0,0];vac=0;vsf=0
for fl,us_ in plan:
    for k,(u,sf,i) in enumerate(us_):
        rate=rng.choice([23.5,24.0,24.5,25.25,26.0,27.0])+ (fl>9)*1.5
        A[0]+=sf
        if i=='V':
            data.append([P(str(fl) if k==0 else '',True,1),u,P('<i>Available</i>'),m0(sf)]+['']*8);T.append(dict(unit=u,area=sf,statusText='Available'));vac+=1;vsf+=sf;continue
        s=D(rng.randint(2015,2024),rng.randint(1,12),1);e=addm(s,rng.choice([84,120,126,132]))-dt.timedelta(1)
        while e<D(2025,2,1): e=addm(e+dt.timedelta(1),60)-dt.timedelta(1)
        m=round(rate*sf/12,2);st=[];d=D(2025,s.month,1) if s.month>1 else D(2026,1,1);rt=rate
        by=f'BY {max(s.year,2019)}' if i not in (11,16,24) else ('Full service' if i==11 else 'Gross')
        if i not in (11,24):
            while d<e and len(st)<rng.choice([2,3,3,4]): rt+=.5;st.append((d,round(rt*sf/12,2)));d=addm(d,12)
        dep=rng.choice([0,round(m,0),round(m*2,0)]) if i!=11 else 0
        ann=round(m*12,2)
        A=[A[0],A[1]+m,A[2]+ann,A[3]+dep]
        data.append([P(str(fl) if k==0 else '',True,1),u,P(names_[i]),m0(sf),s.strftime('%b-%d-%Y'),e.strftime('%b-%d-%Y'),m2(m),m2(ann),'\n'.join(q.strftime('%b-%d-%Y') for q,_ in st),'\n'.join(m2(v) for _,v in st),by,m0(dep)])
        T.append(dict(unit=u,area=sf,statusText='Occupied',tenantName=names_[i],leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=ann,deposit=dep,rentSteps=[dict(date=iso(q),amount=v) for q,v in st] or None))
    sty.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.6,colors.HexColor('#666666')))
data.append(['',P('Total',True),P(f'{len(T)} suites',True),P(m0(A[0]),True,2),'','',P(m2(A[1]),True,2),P(m2(A[2]),True,2),'','','',P(m0(A[3]),True,2)])
t=Table(data,colWidths=[36,34,130,56,58,58,62,70,58,58,56,50],repeatRows=2)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('LEADING',(0,0),(-1,-1),8.4),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('ALIGN',(3,2),(3,-1),'RIGHT'),('ALIGN',(4,2),(5,-1),'CENTER'),('ALIGN',(6,2),(7,-1),'RIGHT'),('ALIGN',(8,2),(8,-1),'CENTER'),('ALIGN',(9,2),(9,-1),'RIGHT'),('ALIGN',(10,2),(10,-1),'CENTER'),('ALIGN',(11,2),(11,-1),'RIGHT'),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(9,0)),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#E8E4D8')),('BOX',(0,0),(-1,1),.8,colors.black),('INNERGRID',(0,0),(-1,1),.3,colors.grey),('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]+sty))
def hf(c,d):
    W,H=landscape(letter)
    put(c,36,H-32,'400 COMMERCE TOWER','Helvetica-Bold',12);put(c,36,H-44,'Tenancy Schedule  -  Fort Worth, Texas',z=8.5);put(c,W-36,H-32,'As of December 31, 2024',z=8.5,a='r')
    put(c,36,22,'Delivered to lender with annual review package. Monthly base rent excludes escalations over base year.',z=7);put(c,W-36,22,f'Page {c.getPageNumber()}',z=7,a='r')
doc=SimpleDocTemplate(B+'documents/'+fn,pagesize=landscape(letter),leftMargin=34,rightMargin=34,topMargin=54,bottomMargin=38)
doc.build([t,Spacer(1,8),P(f'Leased area {m0(A[0]-vsf)} sq ft ({(A[0]-vsf)/A[0]*100:.1f}%) &nbsp;&nbsp; Available area {m0(vsf)} sq ft ({vsf/A[0]*100:.1f}%)',False,0,8)],onFirstPage=hf,onLaterPages=hf)
save(fn,dict(propertyName='400 Commerce Tower',asOnDate='2024-12-31',units=len(T),occupied=len(T)-vac,vacant=vac,rows=T),'OFFICE','tenancy schedule by floor with stacked rent steps in cells',True,'asset manager')
