from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
FN='cordwainer_tenancy_schedule.pdf'
U=[ # ref, demise, tenant, area, start, years, rent, sc, ins, review, break
('0417/G01','Ground Floor Kiosk','Marlow & Finch Coffee Ltd',1140,D(2019,6,24),10,62500,9120.00,684.00,None,None),
('0417/G02','Ground Floor Retail','Threadgold Opticians LLP',1385,D(2021,9,29),10,71000,11080.00,831.00,D(2026,9,29),None),
('0417/G03','Ground Floor Reception','Vacant',960,None,0,None,7680.00,576.00,None,None),
('0417/101','1st Floor East','Aldersyke Insurance Brokers Ltd',4215,D(2020,3,25),10,265545,52687.50,2529.00,D(2025,3,25),None),
('0417/102','1st Floor West','Pennard Reinsurance (UK) Ltd',3980,D(2022,12,25),10,262680,49750.00,2388.00,D(2027,12,25),D(2027,12,25)),
('0417/201','2nd Floor','Quillon Capital Partners LLP',8240,D(2018,6,24),15,519120,103000.00,4944.00,D(2028,6,24),D(2028,6,24)),
('0417/301','3rd Floor East','Brackley Stoneham Solicitors LLP',4215,D(2023,3,25),10,290835,52687.50,2529.00,D(2028,3,25),D(2028,3,25)),
('0417/302','3rd Floor West (Part)','Oriel Data Systems Ltd',2010,D(2024,1,8),5,140700,25125.00,1206.00,None,D(2027,1,8)),
('0417/303','3rd Floor West (Part)','Vacant',1955,None,0,None,24437.50,1173.00,None,None),
('0417/401','4th Floor','Hexham Vale Asset Management Ltd',8235,D(2021,6,24),10,551745,102937.50,4941.00,D(2026,6,24),D(2026,6,24)),
('0417/501','5th Floor East','Lindqvist Marine Underwriting AB',4190,D(2022,9,29),5,297490,52375.00,2514.00,None,D(2025,9,29)),
('0417/502','5th Floor West','Carraway Recruitment Group plc',3970,D(2019,12,25),10,250110,49625.00,2382.00,D(2024,12,25),None),
('0417/601','6th Floor','Tamesis Broking Holdings Ltd',8105,D(2024,6,24),10,615980,101312.50,4863.00,D(2029,6,24),D(2029,6,24)),
('0417/701','7th Floor East','Ashdown Fiduciary Trustees Ltd',3640,D(2023,9,29),5,283920,45500.00,2184.00,None,None),
('0417/702','7th Floor West','The Corporation of Loriners Trust',3395,D(2020,9,29),10,237650,42437.50,2037.00,D(2025,9,29),None),
('0417/801','8th Floor & Terrace','Novarre Analytics Ltd',5870,D(2025,1,20),10,498950,73375.00,3522.00,D(2030,1,20),D(2030,1,20)),
('0417/B01','Basement Storage A','Brackley Stoneham Solicitors LLP',640,D(2023,3,25),10,12800,1600.00,192.00,None,None),
('0417/B02','Basement Storage B','Vacant',415,None,0,None,1037.50,124.50,None,None),
('0417/R01','Rooftop Telecoms','Skyline Mast Infrastructure Ltd',None,D(2016,10,1),15,24500,0.00,0.00,D(2026,10,1),D(2026,10,1)),
]
f=lambda d:d.strftime('%d/%m/%Y') if d else ''
c=canvas.Canvas(doc(FN),pagesize=landscape(A4)); W,H=landscape(A4)
X=dict(ref=28,dem=82,use=180,ten=222,area=392,st=402,ex=452,rv=502,br=552,rent=660,sc=730,ins=790)
def head(pg):
    c.setFont('Courier-Bold',11); c.drawString(28,H-34,'TENANCY SCHEDULE'); c.setFont('Courier',8)
    c.drawRightString(W-28,H-34,f'Page {pg} of 2'); c.drawString(28,H-47,'Client   : VERMEER CITY HOLDINGS S.A R.L.      Property : 0417   22 Cordwainer Street, London EC2A')
    c.drawString(28,H-58,'As at    : 25/03/2025                         Run by   : JHOLT   26/03/2025 09:14   Report TS04/v7')
    c.line(28,H-64,W-28,H-64); c.setFont('Courier-Bold',7)
    y=H-74
    for k,a,b in [('ref','Unit','Ref'),('dem','Demise',''),('use','Use',''),('ten','Tenant','')]: c.drawString(X[k],y,a); c.drawString(X[k],y-8,b)
    for k,a,b in [('st','Lease','Start'),('ex','Lease','Expiry'),('rv','Next','Review'),('br','Break','Option')]: c.drawString(X[k],y,a); c.drawString(X[k],y-8,b)
    for k,a,b in [('area','Area','Sq Ft'),('rent','Passing Rent','GBP p.a.'),('sc','Serv. Charge','GBP p.a.'),('ins','Insurance','GBP p.a.')]: c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-8,b)
    c.line(28,y-13,W-28,y-13); return y-26
y=head(1); rows=[]
for i,(ref,dem,ten,ar,st,yr,rent,sc,ins,rv,br) in enumerate(U):
    if i==16: c.setFont('Courier',7); c.drawString(28,40,'Continued ...'); c.showPage(); y=head(2)
    c.setFont('Courier',7); e=exp(st,yr) if st else None
    c.drawString(X['ref'],y,ref); use={'G01':'Café','G02':'Retail','B01':'Storage','B02':'Storage','R01':'Telecoms'}.get(ref[5:],'Office'); c.drawString(X['use'],y,use); c.drawString(X['dem'],y,dem); c.drawString(X['ten'],y,ten.upper() if ten=='Vacant' else ten)
    if ar: c.drawRightString(X['area'],y,f'{ar:,}')
    for k,v in [('st',st),('ex',e),('rv',rv),('br',br)]: c.drawString(X[k],y,f(v))
    c.drawRightString(X['rent'],y,f'{rent:,.2f}' if rent else '0.00'); c.drawRightString(X['sc'],y,f'{sc:,.2f}'); c.drawRightString(X['ins'],y,f'{ins:,.2f}')
    note={'0417/201':'Rent reviewed upwards only; fixed uplift waived by deed 11/02/2024','0417/502':'Review at 25/12/2024 outstanding','0417/801':'Tenant break on 9 months notice'}.get(ref)
    if note: c.setFont('Courier-Oblique',6.5); c.drawString(X['dem'],y-9,note); y-=9
    y-=20
    r=dict(unit=ref,unitType=use,area=ar,annualRent=rent or 0,charges=[dict(code='Serv. Charge',amount=sc),dict(code='Insurance',amount=ins)])
    if ten=='Vacant': r['statusText']='VACANT'
    else: r.update(tenantName=ten,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(e))
    rows.append(r)
y+=6; c.line(360,y,W-28,y); y-=12; c.setFont('Courier-Bold',7); c.drawString(222,y,'PROPERTY TOTAL')
c.drawRightString(X['area'],y,f'{sum(u[3] or 0 for u in U):,}')
for k,j in [('rent',6),('sc',7),('ins',8)]: c.drawRightString(X[k],y,f'{sum(u[j] or 0 for u in U):,.2f}')
y-=6; c.line(360,y,W-28,y); y-=1.5; c.line(360,y,W-28,y)
nv=sum(u[2]=='Vacant' for u in U); va=sum(u[3] for u in U if u[2]=='Vacant')
y-=20; c.setFont('Courier',7); c.drawString(28,y,f'Units: {len(U)}   Let: {len(U)-nv}   Void: {nv}   Void area: {va:,} sq ft'); y-=20
c.drawString(28,y,'*** End of report ***'); c.save()
save(FN,'OFFICE','Qube-like courier tenancy schedule, GBP pa, England',False,'22 Cordwainer Street, London EC2A','2025-03-25',rows,len(U),len(U)-nv,nv)
