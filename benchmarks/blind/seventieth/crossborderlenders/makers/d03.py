# Irish retail park: section of a lender pack, reportlab, cover + schedule + notes
from common import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
N='Carrick_Road_Retail_Park_Schedule_of_Tenancies.pdf'
P=lambda t,s=6.8,b=False,al=0,c='black': Paragraph(t,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=s,leading=s*1.15,alignment=al,textColor=c))
DA=[('Terrace A',[
('A1','Hartnett DIY & Garden (Ireland) Ltd',4645,D(2008,4,1),25,'None',D(2028,4,1),603850,21600),
('A2','Fennelly Carpets Unlimited Company',929,D(2019,11,15),10,'15/11/2026 (6m notice)',D(2024,11,15),130060,0),
('A3','Pawtown Pets Ltd',743,D(2021,6,1),10,'None',D(2026,6,1),120000,30000),
('A4','Vacant',929,None,0,'',None,0,0),
('A5','Lumio Lighting (Dublin) Ltd',697,D(2022,3,21),10,'21/03/2027 (9m notice)',D(2027,3,21),104550,26137.50)]),
('Terrace B',[
('B1','Sofaria Home Ltd',1394,D(2016,9,1),15,'01/09/2026 (6m notice)',D(2026,9,1),216070,0),
('B2','Oakmoss Beds Ltd t/a Slumberhouse',836,D(2020,2,10),10,'None',D(2025,2,10),133760,33440),
('B3/B4','Trekker Outdoor Retail Ltd',1672,D(2018,5,1),15,'None',D(2028,5,1),259160,0),
('B5','Kidlore Toys Ireland Ltd',1115,D(2023,10,2),10,'02/10/2028 (6m notice)',D(2028,10,2),178400,44600),
('B6','Vacant',557,None,0,'',None,0,0),
('B7','An Siopa Leabhar Mór Ltd',557,D(2024,8,12),5,'12/08/2027 (3m notice)',None,75000,18750)]),
('Pods and Drive-Thru',[
('P1','Grindhouse Coffee Roasters Ltd',167,D(2021,12,1),15,'01/12/2031 (12m notice)',D(2026,12,1),95000,23750),
('P2','Mama Rua Kitchens Ltd',279,D(2022,7,4),15,'None',D(2027,7,4),110000,27500),
('K1','Sweet Cone Ltd (seasonal licence)',18,D(2025,4,1),0,'28 days either party',None,9600,800)])]
steps={'A3':(D(2026,6,1),127500),'B5':(D(2026,10,2),190000),'P2':(D(2026,7,4),118000)}
dd=lambda d: d.strftime('%d/%m/%Y') if d else '–'
eu=lambda n: '€'+(f'{n:,.2f}' if n%1 else f'{n:,.0f}')
W=[34,126,38,50,30,50,68,50,74,56,50,46,50]
hdr=[P(x,6.8,True,1,'white') for x in ['Unit','Tenant','GIA sq.m','Lease Commenced','Term (yrs)','Expiry','Tenant Break Option','Next Rent Review','Agreed Uplift','Contracted Rent € p.a.','Service Charge € p.a.','Insurance € p.a.','Deposit Held']]
data=[hdr];sty=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5B2333')),('GRID',(0,0),(-1,-1),.4,colors.HexColor('#999999')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5)]
rows=[];G=[0]*5;nv=0;nu=0
for sec,us in DA:
    i=len(data); data.append([P(sec,7.5,True)]+['']*12); sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EADFE2'))]
    s=[0]*5
    for u,t,a,st,yr,br,rv,rent,dep in us:
        nu+=1; sc=round(a*16.5); ins=round(a*2.3)
        v=t=='Vacant'; nv+=v
        r=dict(unit=u,area=a,section=sec,charges=[dict(code='Service Charge € p.a.',amount=sc),dict(code='Insurance € p.a.',amount=ins)])
        up=''
        if v:
            r['statusText']='Vacant'
            data.append([P(u),P('<i>Vacant</i>'),P(gb(a),al=2),'','','','','','',P('–',al=2),P(eu(sc),al=2),P(eu(ins),al=2),''])
        else:
            en=term_end(st,yr) if yr else D(2026,3,31)
            if u in steps: up=f'{eu(steps[u][1])} p.a. from {dd(steps[u][0])}'; r['rentSteps']=[dict(date=steps[u][0],amount=steps[u][1],per='year')]
            r.update(tenantName=t,leaseStartDate=st,leaseEndDate=en,annualRent=rent,deposit=dep if dep else None,statusText='Occupied')
            data.append([P(u),P(t),P(gb(a),al=2),P(dd(st),al=1),P(str(yr) if yr else '1',al=1),P(dd(en),al=1),P(br),P(dd(rv),al=1),P(up),P(eu(rent),al=2),P(eu(sc),al=2),P(eu(ins),al=2),P(eu(dep) if dep else 'Nil' if False else ('–' if not dep else ''),al=2)])
        for k,x in enumerate((a,rent,sc,ins,dep)): s[k]+=x; G[k]+=x
        rows.append(r)
    i=len(data); data.append(['',P('Sub-total '+sec,6.8,True),P(gb(s[0]),6.8,True,2),'','','','','','']+[P(eu(x),6.8,True,2) for x in s[1:]]); sty.append(('LINEABOVE',(0,i),(-1,i),1,colors.black))
i=len(data); data.append(['',P('TOTAL PARK',7,True),P(gb(G[0]),7,True,2),'','','','','','']+[P(eu(x),7,True,2) for x in G[1:]]); sty+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EADFE2'))]
def pg(c,doc):
    c.saveState(); c.setFont('Times-Italic',7); c.drawString(36,20,'Carrick Road Retail Park, Dundalk, Co. Louth'); c.drawRightString(landscape(A4)[0]-36,20,f'{doc.page}'); c.restoreState()
doc=SimpleDocTemplate(DOC+N,pagesize=landscape(A4),leftMargin=34,rightMargin=34,topMargin=34,bottomMargin=34)
big=[Spacer(1,150),P('Carrick Road Retail Park',30,True,1,'#5B2333'),Spacer(1,14),P('Dundalk, Co. Louth',16,al=1),Spacer(1,40),P('Schedule of Tenancies',18,al=1),Spacer(1,8),P('as at 31st December 2025',13,al=1),Spacer(1,90),P('Prepared for: Boyne Valley Commercial Lending DAC &nbsp;|&nbsp; Prepared by: Mullan Tierney Property Consultants',9,al=1),PageBreak()]
let=nu-nv
body=[P('Schedule of Tenancies at 31st December 2025',13,True,0,'#5B2333'),Spacer(1,6),Table(data,colWidths=W,style=TableStyle(sty),repeatRows=1),Spacer(1,8),
 P(f'{nu} lettable units of which {let} let and {nv} vacant. Gross contracted rent {eu(G[1])} per annum.',8,True),PageBreak(),
 P('Notes to the Schedule',13,True,0,'#5B2333'),Spacer(1,8)]+[P(f'{k}. '+t,9.5) for k,t in enumerate([
 'All leases are on full repairing and insuring terms by way of service charge. Rents are stated exclusive of VAT.',
 'Rent reviews in leases granted after 28 February 2010 are upwards and downwards. The lease of Unit A1 pre-dates the legislation and provides for upwards-only review.',
 'Service charge and insurance figures are the 2026 budget apportionment. The Landlord bears the apportionment of vacant units.',
 'Unit B2: the review of 10/02/2025 is outstanding. Unit A2: the review of 15/11/2024 was settled at nil increase.',
 'Units B3 and B4 were amalgamated in 2018 and are let under a single lease.',
 'Deposits are held in a designated client account. Unit A1 benefits from a parent company guarantee in addition.'],1)]
doc.build(big+body,onFirstPage=lambda c,d:None,onLaterPages=pg)
save(N,dict(propertyName='Carrick Road Retail Park',asOnDate='2025-12-31',units=nu,occupied=let,vacant=nv,sheet=None,planted=None,rows=rows),'RETAIL','Irish retail park schedule inside a lender pack with cover and notes',False,
 [('area',G[0]),('annualRent',G[1]),('deposit',G[4])])
