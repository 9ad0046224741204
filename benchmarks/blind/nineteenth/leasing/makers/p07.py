# UK retail park tenancy schedule, surveyor's, rents per annum, ERV, wrapped cells
from common import *
from reportlab.platypus import *; from reportlab.lib.pagesizes import A3,landscape; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle
f='Foxcombe RP tenancy schedule.pdf'; P=lambda t,b='':Paragraph(t,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=9,leading=10.5))
T=[('Unit 1','Ironbark DIY Limited',32040,D(2012,3,25),D(2032,3,24),'25 Mar 2027, RPI 1–3.5%','–',640800,576700,None),
('Unit 2a','Stellwagen Furniture plc',10115,D(2019,9,29),D(2029,9,28),'Expired 29 Sep 2024: outstanding','T 29 Sep 2027',177000,182000,None),
('Unit 2b','Glasswing Sports Limited',8060,D(2021,6,24),D(2031,6,23),'24 Jun 2026 OMV','T 24 Jun 2026, 6 months’ notice, penalty £40,000',153140,150000,None),
('Unit 3','Vacant',7490,None,None,'','',None,138500,None),
('Unit 4','Nettlecombe Pets Limited',6020,D(2023,1,16),D(2033,1,15),'16 Jan 2028 OMV','T 16 Jan 2028',111370,114400,27842.5),
('Unit 5','Pinnock Homewares (UK) Limited',9985,D(2017,12,25),D(2027,12,24),'Tenant in CVA; rent cut to £9 psf','L & T rolling, 3 months',89865,174700,None),
('Unit 6','Cinderford Shoes Limited',5010,D(2020,2,10),D(2030,2,9),'10 Feb 2025 settled, nil uplift','–',95190,97700,23797.5),
('Unit 7','Vacant – under offer to Yarrow Outdoor Limited',4980,None,None,'','',None,94600,None),
('Pod A','Rookhaven Coffee Limited',1850,D(2022,8,1),D(2037,7,31),'1 Aug 2027, CPI 1–4% compounded','T 1 Aug 2032',83250,79500,20000),
('Pod B','Umberfield Drive-Thru Limited',2310,D(2024,5,13),D(2044,5,12),'13 May 2029, CPI; turnover top-up 8%','T 13 May 2039',98000,98000,None),
('Substation','Lowmarsh Power Networks plc',None,D(1998,6,24),D(2097,6,23),'–','–',1,1,None),
('Mast','Zephyrine Telecoms Limited',None,D(2016,4,1),D(2026,3,31),'–','T any time, 12 months',9500,6000,None),
('EV bays','Lumenor Charging Limited',None,D(2025,4,1),D(2035,3,31),'Licence, 15% of net income','–',6000,6000,None)]
H=['Demise','Tenant','Floor area\n(GIA) sq ft','Lease start','Lease expiry','Rent review','Break (T/L)','Passing rent\n£ p.a.','£ psf','ERV\n£ p.a.','Rent deposit\n£']
d=[[P(h.replace('\n','<br/>'),1) for h in H]]; rows=[]; fd=lambda x:f"{x.day} {x:%B %Y}"; sa=sp=se=sd=0
for u,n,a,b,e,rv,bk,pr,erv,dp in T:
    d.append([P(u),P(n),m0(a) if a else 'n/a',fd(b) if b else '',fd(e) if e else '',P(rv),P(bk),m0(pr) if pr is not None else '0',f'{pr/a:.2f}' if pr and a else '',m0(erv),m2(dp) if dp else ''])
    sa+=a or 0;sp+=pr or 0;se+=erv;sd+=dp or 0; v=n.startswith('Vacant')
    rows.append(dict(unit=u,area=a,statusText='Vacant' if v else 'Occupied',tenantName=None if v else n,leaseStartDate=b,leaseEndDate=e,annualRent=pr or 0,deposit=dp))
d.append(['TOTAL','',m0(sa),'','','','',m0(sp),'',m0(se),m2(sd)])
st=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9.5),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black)]+[('ALIGN',(j,1),(j,-1),'RIGHT') for j in(2,7,8,9,10)]
hs=ParagraphStyle('h',fontName='Times-Bold',fontSize=14,leading=18)
SimpleDocTemplate(f'{B}/documents/{f}',pagesize=landscape(A3),leftMargin=45,rightMargin=45,topMargin=45,invariant=1).build([Paragraph('Appendix 3: Tenancy and Accommodation Schedule',hs),Paragraph('Foxcombe Retail Park, Tidewell Road – freehold – position at 29 September 2025',ParagraphStyle('k',fontName='Times-Italic',fontSize=11,leading=16)),Spacer(1,8),Table(d,colWidths=[62,210,70,98,98,150,140,75,42,75,72],style=st,repeatRows=1),Spacer(1,10),P('All leases are on effectively full repairing and insuring terms by way of service charge. Service charge caps: Unit 1 (RPI capped), Pod A (£2.75 psf). ERV is that of the December 2024 valuation and excludes the effect of any inducement. Passing rent for Pod B is the base rent only. Unit 2b is guaranteed by Glasswing Group plc. Net lettable demises: ten; the substation, mast and EV bays are not counted.')])
save(f,'RETAIL','UK surveyor tenancy schedule, rents p.a., ERV',rows,'Foxcombe Retail Park',D(2025,9,29),10,8,2,totals=dict(area=sa,annualRent=sp,deposit=sd))
