# Canadian industrial park: Yardi-like tenancy grid, metric/imperial, per building subtotals
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
N='p02_millcreek_tenancy.pdf'
D=[('Building 1 - 2255 Drew Road',[('1-3','Nordpack Solutions Ltd.','Net',18450,'2021/05/01','2026/04/30',16143.75,6611.25,32000),
('4','Okanagan Tile Import Inc.','Net',6200,'2023/09/01','2028/08/31',6975.00,2221.67,14500),('5','VACANT','',6150,'','',0,0,0),
('6-7','Peel Hydraulic Repair','Net',12300,'2019/01/01','2025/12/31',9225.00,4407.50,18000)]),
('Building 2 - 2275 Drew Road',[('1','Bluewater Cold Storage Co.','Net',24100,'2018/07/01','2033/06/30',24100.00,8635.83,50000),('2','Ferro-Lite Mfg. Canada','Semi-Gross',9800,'2022/02/01','2027/01/31',12658.33,0,12658.33),
('3','VACANT','',10250,'','',0,0,0),('4A','Dundas Stair & Rail','Net',4875,'2024/11/01','2029/10/31',5890.63,1746.88,11800),('4B','2417733 Ontario Inc. o/a Spin Signs','Net',4925,'2020/06/15','MTM',4514.58,1764.79,0)]),
('Building 3 - 2301 Drew Road',[('1','Halton Brewing Supply','Net',15600,'2025/03/01','2035/02/28',19500.00,5590.00,45000),('2','Meridian Courier Group','Net',15550,'2017/10/01','2027/09/30',12958.33,5572.08,21000),('Yard','Meridian Courier Group (trailer storage)','Licence',0,'2017/10/01','2027/09/30',2400.00,0,0)]),
]
ss=getSampleStyleSheet();P=ParagraphStyle('x',fontName='Helvetica',fontSize=7,leading=8)
f=lambda v:f'{v:,.2f}' if v else '-'
hd=[['','','','Rentable','Lease Term','','Basic Rent','','Op. Costs','','Total','Security'],['Unit','Tenant','Type','Area (SF)','From','To','Monthly','Annual','& Taxes /mo','Proportion','Monthly','Deposit']]
tb=hd[:];st=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#d8e2ee')),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(4,0),(7,0),'CENTER'),('ALIGN',(3,2),(3,-1),'RIGHT'),('ALIGN',(6,1),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,1),.7,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
rows=[];G=[0]*5;TA=sum(u[3] for b in D for u in b[1])
for b,us in D:
    st+=[('SPAN',(0,len(tb)),(-1,len(tb))),('FONT',(0,len(tb)),(-1,len(tb)),'Helvetica-BoldOblique',7.5)];tb.append([b]+['']*11);s=[0]*5
    for u,t,ty,a,fr,to,r,o,d in us:
        v=t=='VACANT'
        tb.append([u,Paragraph(t,P),ty,f'{a:,}' if a else '',fr,to,f(r),f(r*12),f(o),f'{a/TA*100:.2f}%' if a else '',f(r+o),f(d)])
        for i,x in enumerate((a,r,o,r+o,d)): s[i]+=x;G[i]+=x
        z=lambda v:v or None
        rows.append(dict(unit=u,building=b,tenantName=None if v else t,statusText='VACANT' if v else 'Occupied',area=a or None,leaseStartDate=fr.replace('/','-') or None,leaseEndDate=to.replace('/','-') or None,contractRent=z(r),annualRent=z(round(r*12,2)),charges=[dict(code='Op. Costs & Taxes',amount=o)] if o else [],totalCharges=z(round(r+o,2)),deposit=z(d)))
    st+=[('LINEABOVE',(3,len(tb)),(-1,len(tb)),.4,colors.black),('FONT',(0,len(tb)),(-1,len(tb)),'Helvetica-Bold',7)]
    tb.append(['','Subtotal '+b.split(' - ')[0],'',f'{s[0]:,}','','',f(s[1]),f(s[1]*12),f(s[2]),f'{s[0]/TA*100:.2f}%',f(s[3]),f(s[4])])
st+=[('LINEABOVE',(0,len(tb)),(-1,len(tb)),1,colors.black),('FONT',(0,len(tb)),(-1,len(tb)),'Helvetica-Bold',7.5)]
tb.append(['','Total Millcreek Business Park','',f'{G[0]:,}','','',f(G[1]),f(G[1]*12),f(G[2]),'100.00%',f(G[3]),f(G[4])])
allr=[r for r in rows if r['unit']!='Yard'];va=[r for r in allr if r['statusText']=='VACANT']
notes=f"Leasable premises: {len(allr)}  |  Leased: {len(allr)-len(va)}  |  Vacant: {len(va)}  (yard licence not counted as premises).  Area vacant {sum(r['area'] for r in va):,} SF of {TA:,} SF."
n2='Peel Hydraulic Repair is overholding since 2025/12/31 at the last rent pending renewal at market. Ferro-Lite: operating costs included in rent. Options: Nordpack 1 x 5 years at market (6 months notice); Bluewater 2 x 5 years.'
dt=SimpleDocTemplate(doc(N),pagesize=landscape(legal),leftMargin=36,rightMargin=36,topMargin=40,bottomMargin=40)
def pf(c,d): c.setFont('Helvetica',6.5);c.drawString(36,22,'Printed 2026-02-11 14:22 by leasing3');c.drawRightString(972,22,f'Page {d.page}')
dt.build([Paragraph('<b>TENANCY SCHEDULE</b>',ss['Title']),Paragraph('Millcreek Business Park (mcbp)&nbsp;&nbsp;&nbsp;As at: January 31, 2026&nbsp;&nbsp;&nbsp;Currency: CAD',ss['Normal']),Spacer(1,8),Table(tb,colWidths=[40,185,56,55,56,56,68,76,66,58,70,64],style=st,repeatRows=2),Spacer(1,10),Paragraph(notes,P),Spacer(1,4),Paragraph(n2,P)],onFirstPage=pf,onLaterPages=pf)
save(N,'INDUSTRIAL','Yardi-like Canadian tenancy schedule, grouped header, building sections',False,dict(propertyName='Millcreek Business Park',asOnDate='2026-01-31',units=len(allr),occupied=len(allr)-len(va),vacant=len(va),printedTotals=dict(area=G[0],contractRent=round(G[1],2),totalCharges=round(G[3],2),deposit=round(G[4],2)),rows=rows))
