from common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from reportlab.platypus import Table, TableStyle, Paragraph
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
FILE='PecanCrossing_OM_flyer_p3.pdf'
def make():
    W,H=letter
    D=[("100","Brazos Valley Dental PLLC",2800,"03/15/2019","03/31/2029",24.00,26,"04/01/2026 - $5,880/mo",5880,"2026-04-01","(2) 5-yr","NNN"),
       ("110","Tia Rosalba's Kitchen",2150,"10/01/2021","09/30/2026",21.60,25,None,None,None,"(1) 5-yr","NNN"),
       ("120","Snip & Co. Barbers",1200,"06/01/2023","05/31/2028",22.50,25,"06/01/2026 - $2,310/mo",2310,"2026-06-01","-","NNN"),
       ("130","AVAILABLE",1600,None,None,0,25,None,None,None,"-",""),
       ("140","Lone Oak Tax & Title",1050,"01/01/2018","MTM",18.00,25,None,None,None,"-","Gross"),
       ("150/160","Iron Gate Fitness",5400,"08/01/2022","07/31/2032",17.20,20,"08/01/2027 - $8,514/mo",8514,"2027-08-01","(2) 5-yr","NNN"),
       ("170","AVAILABLE",1350,None,None,0,25,None,None,None,"-",""),
       ("180","Vapor Junction #4",1400,"02/01/2024","01/31/2027",24.60,25,None,None,None,"(1) 3-yr","NNN"),
       ("PAD","Comet Car Wash (ground lease)",21000,"05/01/2017","04/30/2037",3.60,4,"05/01/2027 - $6,930/mo",6930,"2027-05-01","(3) 5-yr","Abs. Net")]
    c=canvas.Canvas(f'{R}/documents/{FILE}',pagesize=letter,invariant=1)
    c.setFillColorRGB(.45,.12,.10); c.rect(0,H-70,W,70,stroke=0,fill=1)
    c.setFillColor(colors.white); c.setFont('Helvetica-Bold',22); c.drawString(36,H-42,'PECAN CROSSING')
    c.setFont('Helvetica',10); c.drawString(36,H-58,'9400-9480 Old Depot Road  |  Bryan, Texas'); c.drawRightString(W-36,H-42,'$4,070,000'); c.drawRightString(W-36,H-58,'7.9% in-place CAP*')
    ps=ParagraphStyle('a',fontName='Times-Roman',fontSize=10,leading=13)
    def para(t,x,y,w):
        p=Paragraph(t,ps); a,h=p.wrap(w,500); p.drawOn(c,x,y-h); return y-h
    tot=sum(d[2] for d in D); mo=[round(d[5]*d[2]/12,2) for d in D]; mk=[round(d[6]*d[2]/12,2) for d in D]
    y=para("<b>THE OFFERING.</b> Gristmill Retail Advisors is pleased to present Pecan Crossing, a neighborhood strip built in 2004 with a freestanding pad. The center sits at a signalized corner with 22,400 vehicles per day and is shadow-anchored by a regional grocer (not a part). Two in-line spaces remain to be leased and afford a buyer immediate upside; in-line tenants reimburse their share of taxes, insurance and CAM, except as noted in the schedule.",36,H-86,W-72)
    y=para("<b>VALUE ADD.</b> In-place rents average well below the quoted $25/SF for new in-line space in the corridor. The fitness lease was signed in the pandemic. Stabilized figures assume all in-line space at market and are the broker's opinion only.",36,y-8,W-72)
    y-=22; c.setFont('Helvetica-Bold',12); c.setFillColorRGB(.45,.12,.10); c.drawString(36,y,'RENT SCHEDULE'); c.setFillColor(colors.black); c.setFont('Helvetica-Oblique',8); c.drawRightString(W-36,y,'Seller\'s rent roll dated September 2025')
    f0=lambda x:f"${x:,.0f}"
    hd=[["","","","","LEASE TERM","","CURRENT RENT","","","MARKET RENT","","NEXT",""],
        ["STE","TENANT","SF","GLA %","From","To","Monthly","Annual","PSF","Monthly","PSF","INCREASE","OPTIONS"]]
    sp=ParagraphStyle('t',fontName='Helvetica',fontSize=6.6,leading=7.6)
    body=[];rows=[]
    for d,m,k in zip(D,mo,mk):
        m=round(m);k=round(k);v=d[1]=='AVAILABLE'
        body.append([d[0],Paragraph(("<b>%s</b>"%d[1] if v else d[1].replace('&','&amp;'))+(f" <font size=5.2>({d[11]})</font>" if d[11] else ''),sp),f"{d[2]:,}",f"{d[2]/tot:.1%}",d[3] or '',d[4] or '',f0(m) if not v else '-',f0(m*12) if not v else '-',f"${d[5]:.2f}" if not v else '-',f0(k),f"${d[6]:.2f}",Paragraph(d[7] or '',sp),d[10] if not v else ''])
        cv=lambda s: s if not s or s=='MTM' else dt.datetime.strptime(s,'%m/%d/%Y').date().isoformat()
        rows.append(dict(unit=d[0],tenantName=None if v else d[1],area=d[2],statusText="AVAILABLE" if v else "Occupied",leaseStartDate=cv(d[3]),leaseEndDate=cv(d[4]),contractRent=None if v else m,annualRent=None if v else m*12,marketRent=k,rentSteps=[dict(date=d[9],amount=d[8])] if d[8] else None))
    M=sum(r.get('contractRent') or 0 for r in rows); K=sum(r['marketRent'] for r in rows)
    occ=sum(d[2] for d in D if d[3]); 
    body.append(["","Total / Average",f"{tot:,}","100.0%","","",f0(M),f0(M*12),"",f0(K),"","",""])
    body.append(["","Leased",f"{occ:,}",f"{occ/tot:.1%}"]+[""]*9)
    body.append(["","Available",f"{tot-occ:,}",f"{1-occ/tot:.1%}"]+[""]*9)
    T=Table(hd+body,colWidths=[30,84,32,30,42,42,40,44,32,40,32,52,40])
    n=len(hd+body)
    T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.4),('BACKGROUND',(0,0),(-1,1),colors.Color(.45,.12,.10)),('TEXTCOLOR',(0,0),(-1,1),colors.white),
     ('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(10,0)),('ALIGN',(2,0),(-3,-1),'RIGHT'),('ALIGN',(4,0),(10,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
     ('ROWBACKGROUNDS',(0,2),(-1,-4),[colors.white,colors.Color(.96,.93,.9)]),('LINEABOVE',(0,n-3),(-1,n-3),1,colors.black),('FONT',(0,n-3),(-1,-1),'Helvetica-Bold',6.6),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]))
    w,h=T.wrap(W,H); T.drawOn(c,36,y-8-h); y=y-8-h
    y=para(f"<font size=8>Notes: Suite 140 tenant is holding over on a gross basis. Suites 150 and 160 were combined in 2022. Pad SF is land area under the ground lease; the car wash owns its improvements. 9 spaces, 7 leased. Lease types in parentheses.</font>",36,y-8,W-72)
    c.setFont('Helvetica-Bold',10); c.drawString(36,y-24,'SNAPSHOT'); 
    yy=y-40
    for a,b in [('Scheduled base rent',f0(M*12)),('Reimbursements (2024 actual)','$78,215'),('Operating expenses (2024 actual)','($118,940)'),('In-line built / renovated','2004 / 2016'),('Parking','4.6 per 1,000 SF'),('Zoning','C-2')]:
        c.setFont('Helvetica',9); c.drawString(44,yy,a); c.drawRightString(290,yy,b); c.setLineWidth(.3); c.line(44,yy-3,290,yy-3); yy-=15
    c.setFillColorRGB(.9,.88,.84); c.rect(320,yy+8,W-356,96,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',9); c.drawString(330,yy+88,'CONTACT'); c.setFont('Helvetica',9)
    for i,t in enumerate(['Ferris Calloway, Senior Associate','Gristmill Retail Advisors, Lic. 000000','(979) 555-0142','ferris@gristmillretail.example']): c.drawString(330,yy+72-14*i,t)
    c.setFont('Helvetica-Oblique',6.5); c.drawString(36,30,'*Cap rate on scheduled income. Information is from sources deemed reliable but is not guaranteed. Buyer must verify.'); c.drawRightString(W-36,30,'3'); c.save()
    save(FILE,dict(propertyName="Pecan Crossing",asOnDate="2025-09",units=9,occupied=7,vacant=2,rows=rows),'RETAIL','broker flyer page: text, grouped-header rent schedule, snapshot','text around the table; current and market monthly side by side; lease type inside tenant cell; month-only date')
if __name__=='__main__': make()
