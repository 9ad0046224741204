from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=R(404); f='schedule_3_hollins_ferry_plaza_loan.pdf'; prop='Hollins Ferry Plaza'
ten=['Bayline Pharmacy of Maryland, Inc.','Golden Wok Carry-Out LLC','Dr. P. Stavros, D.D.S., P.A.','Harbor Nails & Spa','Crabtown Liquors, Inc.','QuickPress Cleaners',None,'Lansdowne Vape & Tobacco','Mid-Shore Credit Union','Tressa\'s Hair Braiding','Sudz Coin Laundry LLC','La Tapatia Market','Ferry Bar Pizza']
tn=['101','102','103-104','105','106','107','108','109','110','111','112','113','114']
sf=[9800,1400,2800,1200,2400,1600,1350,1100,2750,900,2600,3100,1500]
P8=PS('p',fontName='Times-Roman',fontSize=8,leading=9.2)
H=['Suite\nNo.','Tenant','Leased\nSq. Ft.','Rent\nCommence-\nment','Lease\nExpiration','Monthly\nBase\nRent','Annual\nBase\nRent','CAM','Taxes','Insur-\nance','Total\nMonthly','Scheduled Base Rent\nIncreases (monthly)','Security\nDeposit','Renewal\nOptions','Estoppel\nDelivered']
rows=[];body=[H];T=[0]*8
for n,t,s in zip(tn,ten,sf):
    if not t:
        rows.append(dict(unit=n,area=s,statusText='Vacant')); body.append([n,Paragraph('<i>Vacant</i>',P8),f'{s:,}']+['—']*12); T[0]+=s; continue
    rate=r.uniform(17,27) if s<5000 else 14.5; mo=round(s*rate/12,2); an=round(mo*12,2)
    a=D(r.randint(2016,2022),r.randint(1,12),1); term=r.choice([60,84,120]); e=end(a,term)
    while e<D(2024,6,1): e=end(e+dt.timedelta(days=1),60)
    mtm=n=='111'; st=[]
    if not mtm:
        d=D(2024,a.month,1); d=d if d>D(2024,4,15) else addm(d,12); v=mo
        while d<e and len(st)<3: v=round(v*1.03,2); st.append((d,v)); d=addm(d,12)
    cam=round(s*2.35/12,2);tx=round(s*2.1/12,2);ins=round(s*.48/12,2);tot=round(mo+cam+tx+ins,2); dep=r.choice([mo,mo,0.0,round(2*mo,2)])
    rows.append(dict(unit=n,tenantName=t,area=s,statusText='Occupied',leaseStartDate=a,leaseEndDate='Month-to-month' if mtm else e,contractRent=mo,annualRent=an,charges=[dict(code='CAM',amount=cam),dict(code='Taxes',amount=tx),dict(code='Insurance',amount=ins)],totalCharges=tot,deposit=dep,rentSteps=[dict(date=x,amount=y) for x,y in st]))
    body.append([n,Paragraph(t.replace('&','&amp;'),P8),f'{s:,}',us(a,1),'Month-to-\nmonth' if mtm else us(e,1),m2(mo),m2(an),m2(cam),m2(tx),m2(ins),m2(tot),Paragraph('<br/>'.join(f'{us(x)}: ${m2(y)}' for x,y in st) or 'None',P8),m2(dep),r.choice(['None','1 x 5 yrs','2 x 5 yrs']),r.choice(['Yes','Yes','Yes','Requested'])])
    for i,v in enumerate((s,mo,an,cam,tx,ins,tot,dep)):T[i]+=v
body.append(['','Totals',f'{T[0]:,}','','']+[m2(v) for v in T[1:7]]+['',m2(T[7]),'',''])
t=Table(body,colWidths=[46,132,44,58,56,56,62,52,52,48,60,104,56,52,54],repeatRows=1)
t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),8),('LEADING',(0,0),(-1,-1),9.2),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('FONTNAME',(0,-1),(-1,-1),'Times-Bold'),('GRID',(0,0),(-1,-1),.4,colors.black),('VALIGN',(0,0),(-1,0),'BOTTOM'),('VALIGN',(0,1),(-1,-1),'TOP'),('ALIGN',(5,1),(10,-1),'RIGHT'),('ALIGN',(2,1),(2,-1),'RIGHT'),('ALIGN',(12,1),(12,-1),'RIGHT'),('ALIGN',(0,0),(-1,0),'CENTER'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
C=PS('c',fontName='Times-Bold',fontSize=11,leading=14,alignment=1); N=PS('n',fontName='Times-Roman',fontSize=9,leading=12,spaceBefore=6)
def pg(c,d): c.setFont('Times-Roman',8); c.drawCentredString(504,22,f'Schedule 3 - Page {d.page}'); c.drawString(40,22,'4871-0032-6619 v.4')
SimpleDocTemplate(f'{B}/documents/{f}',pagesize=landscape(legal),leftMargin=36,rightMargin=36,topMargin=40,bottomMargin=40).build([Paragraph('SCHEDULE 3<br/>to Loan Agreement dated April 15, 2024<br/>CERTIFIED RENT ROLL',C),Paragraph('Borrower: Hollins Ferry Associates Limited Partnership &nbsp;&nbsp;&nbsp; Lender: Corvane Bank, N.A.<br/>Property: Hollins Ferry Plaza, 2900-2936 Hollins Ferry Road, Baltimore, Maryland &nbsp;&nbsp;&nbsp; Rent Roll Date: April 15, 2024',N),Spacer(1,8),t,
 KeepTogether([Paragraph('Borrower certifies to Lender that the foregoing is a true, correct and complete list of all Leases affecting the Property as of the date stated above, that no rent has been paid more than one month in advance, and that no Tenant is in default beyond applicable cure periods except as disclosed in writing.',N),Paragraph('Suites 103-104 are leased as one premises under a single Lease. The Shopping Center contains 13 leasable premises, 12 of which are leased.',N),Paragraph('HOLLINS FERRY ASSOCIATES LIMITED PARTNERSHIP<br/>By: ______________________  Authorized Signatory',N)])],onFirstPage=pg,onLaterPages=pg)
save(f,('RETAIL','Schedule to loan agreement, legal landscape, rent steps stacked in a cell',True),prop,'2024-04-15',13,12,1,rows,dict(area=T[0],contractRent=T[1],annualRent=T[2],totalCharges=T[6],deposit=T[7]))
