# offering memorandum page, neighbourhood retail
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
def make():
    r=random.Random(4803); fn='Larkspur_Commons_OM_p14.pdf'
    navy=colors.HexColor('#1d3a4c'); sand=colors.HexColor('#efe9dd')
    S=ParagraphStyle('s',fontName='Helvetica',fontSize=7,leading=8.4); SC=ParagraphStyle('sc',parent=S,alignment=1); SR=ParagraphStyle('sr',parent=S,alignment=2); SH=ParagraphStyle('sh',parent=S,fontName='Helvetica-Bold',textColor=colors.white,alignment=1); B=ParagraphStyle('b',parent=SR,fontName='Helvetica-Bold')
    D=[('A-1','Harvest Lane Market',31250,11.75,2016,20,'10% every 5 yrs','Four 5-yr'),('A-2','Petal & Stem Florist',1400,26,2022,5,'3% annual','One 5-yr'),('A-3/4','Ironwood Fitness Studio',4250,21.5,2021,10,'','Two 5-yr'),('B-1','Tortuga Azul Cantina',3180,27.25,2020,10,'','Two 5-yr'),('B-2','Wm. Tolland Jewelers',1225,29,2018,10,'2.5% annual','None'),('B-3',None,1640,0,0,0,'',''),('B-4','Brightsmile Family Dental',2450,28.5,2019,10,'','One 10-yr'),('B-5','Nimbus Wireless',1500,31,2023,5,'3% annual','One 5-yr'),('B-6','Golden Hibiscus Nails & Spa',1350,27.5,2021,5,'Flat','One 5-yr'),('C-1','Fireline Pizza Co.',1875,28,2022,10,'','Two 5-yr'),('C-2','Parcel Post Plus',1300,25,2017,10,'Flat','MTM after exp.'),('C-3',None,2100,0,0,0,'',''),('Pad 1','First Cumberland Bank (GL)',4100,36.6,2015,20,'10% every 5 yrs','Four 5-yr'),('Pad 2','Java Junction Drive-Thru',980,62,2023,15,'','Three 5-yr')]
    gla=sum(d[2] for d in D); asof=dt.date(2026,1,1)
    hdr=['SUITE','TENANT','GLA<br/>(SF)','% OF<br/>GLA','LEASE<br/>START','LEASE<br/>END','MONTHLY<br/>RENT','ANNUAL<br/>RENT','RENT<br/>PSF','RENT INCREASES<br/><font size=6>DATE &nbsp;&nbsp;–&nbsp;&nbsp; MONTHLY RENT</font>','RECOVERY','OPTIONS']
    data=[[Paragraph(h,SH) for h in hdr]]; rows=[]; tm=ta=oc=0
    for u,t,sf,psf,y0,term,note,opt in D:
        if not t:
            data.append([Paragraph(u,SC),Paragraph('<i>Available</i>',S),Paragraph(m0(sf),SR),Paragraph(f'{sf/gla*100:.1f}%',SR)]+[Paragraph('–',SC)]*8)
            rows.append(dict(unit=u,area=sf,statusText='Available')); continue
        mon=round(sf*psf/12); ann=mon*12; st=dt.date(y0,r.randrange(2,12),r.choice([1,1,1,15])); ed=addm(st,term*12)-dt.timedelta(1)
        if ed<dt.date(2026,3,1): ed=addm(ed,60)
        steps=[]
        if not note:
            d=dt.date(2026,st.month,st.day); m=mon
            while d<ed and len(steps)<3: m=round(m*1.03); steps.append((d,m)); d=addm(d,12)
            note='<br/>'.join(f"{a:%b}-{a:%y} &nbsp;&nbsp; ${b:,}" if False else f"{usl(a)} &nbsp;–&nbsp; ${b:,}" for a,b in steps)
        data.append([Paragraph(u,SC),Paragraph(t,S),Paragraph(m0(sf),SR),Paragraph(f'{sf/gla*100:.1f}%',SR),Paragraph(usl(st),SC),Paragraph(usl(ed),SC),Paragraph(f'${mon:,}',SR),Paragraph(f'${ann:,}',SR),Paragraph(f'${ann/sf:.2f}',SR),Paragraph(note,SC),Paragraph('Absolute NNN' if 'Pad' in u else ('NNN' if u!='A-1' else 'NNN (CAM cap)'),SC),Paragraph(opt,SC)])
        rows.append(dict(unit=u,tenantName=t,area=sf,leaseStartDate=iso(st),leaseEndDate=iso(ed),contractRent=mon,annualRent=ann,statusText='Occupied',rentSteps=[dict(date=iso(a),amount=b) for a,b in steps] or None))
        tm+=mon; ta+=ann; oc+=sf
    for lab,sf,m,a in [('Total Occupied',oc,tm,ta),('Total Available',gla-oc,0,0),('TOTAL / WTD. AVG.',gla,tm,ta)]:
        data.append(['',Paragraph(lab,ParagraphStyle('x',parent=S,fontName='Helvetica-Bold')),Paragraph(m0(sf),B),Paragraph(f'{sf/gla*100:.1f}%',B),'','',Paragraph(f'${m:,}' if m else '',B),Paragraph(f'${a:,}' if a else '',B),Paragraph(f'${a/oc:.2f}' if a else '',B),'','',''])
    t=Table(data,colWidths=[38,112,44,36,54,56,54,60,42,98,62,62],repeatRows=1)
    st=[('BACKGROUND',(0,0),(-1,0),navy),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#c8bfae')),('BACKGROUND',(0,-3),(-1,-1),sand),('TOPPADDING',(0,0),(-1,-1),3.2),('BOTTOMPADDING',(0,0),(-1,-1),3.2),('LINEABOVE',(0,-3),(-1,-3),1,navy)]
    t.setStyle(TableStyle(st))
    def deco(c,d):
        W,H=d.pagesize; c.setFillColor(navy); c.rect(0,H-58,W,58,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Times-Bold',20); c.drawString(36,H-38,'RENT ROLL' if d.page==1 else 'RENT ROLL  (cont.)'); c.setFont('Helvetica',9); c.drawRightString(W-36,H-36,'LARKSPUR COMMONS   |   FRANKLIN, TENNESSEE')
        c.setFillColor(colors.HexColor('#b08d57')); c.rect(0,H-62,W,4,fill=1,stroke=0); c.setFillColor(colors.grey); c.setFont('Helvetica',6.5); c.drawString(36,20,'Carrow & Dunmore Retail Advisors  —  Confidential Offering Memorandum'); c.drawRightString(W-36,20,str(13+d.page))
    doc=SimpleDocTemplate(os.path.join(DOC,fn),pagesize=landscape(letter),topMargin=76,bottomMargin=36,leftMargin=36,rightMargin=36)
    N=ParagraphStyle('n',parent=S,fontSize=7,leading=9.2,textColor=colors.HexColor('#444444'))
    doc.build([Paragraph('Rents in place as of January 1, 2026',ParagraphStyle('q',parent=S,fontName='Helvetica-Oblique',fontSize=9,leading=14)),Spacer(1,3),t,Spacer(1,8),
      Paragraph('<b>Notes</b>',N),Paragraph('1. Harvest Lane Market pays percentage rent of 1.25% over a natural breakpoint; none was due for the 2024 lease year.',N),Paragraph('2. First Cumberland Bank is a ground lease; tenant owns its improvements. GLA shown is the building footprint.',N),Paragraph('3. Parcel Post Plus remains in occupancy on a month-to-month basis if the term is not extended. Buyer to verify all information herein.',N)],onFirstPage=deco,onLaterPages=deco)
    ck('p03',sum(x.get('annualRent',0) for x in rows),ta)
    save(fn,dict(propertyName='Larkspur Commons',asOnDate=iso(asof),units=14,occupied=12,vacant=2,rows=rows),'RETAIL','offering memorandum table with steps in cell')
