# Exhibit to PSA: strip center, platypus grid table with steps cell, certification
from common import *
from reportlab.lib.pagesizes import legal,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
F='Exhibit_E_Certified_Rent_Roll_Sunnyslope_Plaza.pdf'
# suite,tenant,sf,from,to,base mo,NNN mo,dep,steps,options
D=[('A','Grocer\'s Corner Thai Kitchen LLC',1850,'2021-06-01','2026-05-31',3507.29,1048.33,3400.00,[],'One 5-yr @ FMV'),
('B','Ponderosa Vision Care, P.S.',2400,'2019-09-01','2029-08-31',4880.00,1360.00,4500.00,[('2026-09-01',5026.40),('2027-09-01',5177.19)],'Two 5-yr'),
('C','Kwik Suds Coin Laundry, Inc.',2100,'2018-03-01','2028-02-29',3622.50,1190.00,3000.00,[('2026-03-01',3731.18)],'None'),
('D','VACANT',1400,None,None,None,None,None,[],''),
('E / F','Cascade Hearth & Stove Supply Co.',3950,'2023-01-01','2027-12-31',6912.50,2238.33,7000.00,[('2026-01-01',7119.88),('2027-01-01',7333.47)],'One 3-yr @ 3%'),
('G','Wenas Valley Barber Studio',900,'2024-04-01',"MTM",1500.00,510.00,1200.00,[],'None'),
('H','Sunnyslope Family Dentistry PLLC',2650,'2020-11-01','2030-10-31',5962.50,1501.67,5500.00,[('2025-11-01',6141.38),('2026-11-01',6325.62)],'Two 5-yr @ 95% FMV'),
('J','Blue Heron Pizza Partners, LLC dba Heron Slice',1600,'2022-07-15','2027-07-31',3200.00,906.67,3100.00,[('2026-08-01',3296.00)],'One 5-yr'),
('K','Tri-Valley Tax & Payroll',1150,'2024-02-01','2026-01-31',1916.67,651.67,1916.67,[],'One 2-yr'),
('PAD 1','Riverbend Community Credit Union (ground lease)',4200,'2012-05-01','2032-04-30',8750.00,0.0,0.0,[('2027-05-01',9625.00)],'Four 5-yr @ 10%')]
P=lambda s,b=False,al=0,sz=8:Paragraph(s,PS('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=sz,leading=sz+1.5,alignment=al))
us=lambda s:'' if not s else s if s=='MTM' else f'{int(s[5:7])}/{int(s[8:])}/{s[:4]}'
g=lambda x:'' if x is None else '$'+m(x)
H1=['Suite','Tenant','Rentable\nSq. Ft.','Lease Term','','Monthly Payments','','','Security\nDeposit','Scheduled Increases\n(monthly Base Rent)','Renewal Options']
H2=['','','','Commenced','Expires','Base Rent','NNN Est.','Total','','','']
hd=lambda L:[P(s.replace('\n','<br/>'),True,1) for s in L]
t=[hd(H1),hd(H2)];rows=[]
for s,n,sf,a,b,br,nn,dp,st,op in D:
    vac=n=='VACANT'
    t.append([P(s,False,1),P(n.replace('&','&amp;'),vac),P(m(sf,0),False,2),P(us(a),False,1),P(us(b),False,1),P(g(br),False,2),P(g(nn),False,2),P(g(br+nn) if br else '',False,2),P(g(dp),False,2),P('<br/>'.join(f'{us(d)}: {g(x)}' for d,x in st) or ('' if vac else 'None')),P(op)])
    r=dict(unit=s,area=sf,statusText='VACANT' if vac else 'Occupied')
    if not vac: r.update(tenantName=n,contractRent=br,leaseStartDate=a,leaseEndDate=b,deposit=dp,charges=[dict(code='NNN Est.',amount=nn)],totalCharges=round(br+nn,2),rentSteps=[dict(date=d,amount=x) for d,x in st] or None)
    rows.append(r)
S=lambda i:sum(d[i] or 0 for d in D)
t.append([P('TOTALS',True),'',P(m(S(2),0),True,2),'','',P(g(S(5)),True,2),P(g(S(6)),True,2),P(g(S(5)+S(6)),True,2),P(g(S(7)),True,2),'',''])
T=Table(t,colWidths=[44,170,54,62,62,66,62,66,62,120,100],repeatRows=2)
T.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(7,0)),('SPAN',(0,-1),(1,-1))]+[('SPAN',(i,0),(i,1)) for i in(0,1,2,8,9,10)]+[('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),3)]))
sp=lambda h:Spacer(1,h)
el=[P('<u>EXHIBIT "E"</u>',True,1,12),P('to Purchase and Sale Agreement dated June 18, 2025',False,1,9),sp(6),P('CERTIFIED RENT ROLL',True,1,12),P('Sunnyslope Plaza, 1200-1248 Sunnyslope Road, Wenatchee, Chelan County, Washington',False,1,10),P('Effective as of July 1, 2025',False,1,10),sp(10),T,sp(8),
P('Notes: (1) Suite G tenant occupies month to month following expiration of its written term. (2) Pad 1 tenant pays taxes and insurance directly. (3) No rent has been prepaid more than thirty (30) days in advance and no brokerage commissions are owing except as stated in Schedule 4.2(c).',sz=8.5),sp(8),
P('The undersigned, as Seller under the foregoing Agreement, certifies to Purchaser and to Big Bend Title &amp; Escrow Company that the foregoing is a true, correct and complete list of all leases and tenancies affecting the Property, that all Tenants listed are in possession, and that no other person has any right of possession.',sz=9),sp(10)]
sg=Table([[P('SELLER:',True,sz=9),P('',sz=9)],[P('SUNNYSLOPE PLAZA ASSOCIATES LLC,<br/>a Washington limited liability company',sz=9),P('Date: ______________________',sz=9)],[P('<br/>By: ______________________________<br/>Name: Odell Gundry<br/>Its: Manager',sz=9),'']],colWidths=[360,300]);el.append(KeepTogether(sg))
def ft(c,d): c.setFont('Times-Roman',8);c.drawCentredString(504,24,f'Exhibit E - Page {d.page}');c.drawString(50,24,'PSA - Sunnyslope Plaza / 4893-2210.3')
SimpleDocTemplate(doc(F),pagesize=landscape(legal),leftMargin=50,rightMargin=50,topMargin=40,bottomMargin=44).build(el,onFirstPage=ft,onLaterPages=ft)
save(F,'RETAIL','PSA exhibit, certified rent roll with signature block, grouped header grid, legal landscape',False,'Sunnyslope Plaza','2025-07-01',rows,10,9,1)
