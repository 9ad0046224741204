# British multi-let building: tenancy schedule, square metres, annual and quarterly rents, wrapped remarks
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
def dmy(d): return d.strftime('%d/%m/%Y')
def make():
    R=rng('p3'); asof=D(2025,12,25)
    d=Doc('Lockyer House Leeds tenancy schedule Dec 2025.pdf','MIXED_USE','British managing agent tenancy schedule, A4 landscape, wrapped cells, sq m, pounds p.a. and per quarter, remarks with breaks/reviews/steps')
    b=ParagraphStyle('b',fontName='Helvetica',fontSize=6.8,leading=8); r_=ParagraphStyle('r',parent=b,alignment=2); h=ParagraphStyle('h',parent=b,fontName='Helvetica-Bold',textColor=colors.white); hr=ParagraphStyle('hr',parent=h,alignment=2); bb=ParagraphStyle('bb',parent=b,fontName='Helvetica-Bold'); rb=ParagraphStyle('rb',parent=bb,alignment=2)
    X=lambda y,m,dd: D(y,m,dd)
    # demise, tenant, sqm, start, yrs, rent pa, s/c, deposit, remarks, step
    data=[
    ('Basement','Tannery Street Fitness Ltd',412.6,D(2019,6,24),15,38500,6210,9625,'Mutual break 24/06/2029 on 6 months\' notice. Upward only review outstanding from 24/06/2024.',None),
    ('Ground Floor Unit A','Marchetti Caffe (Leeds) Ltd',138.2,D(2022,3,25),10,41500,3870,10375,'Rent review 25/03/2027. Turnover top-up 8% above base turnover of 520,000.',None),
    ('Ground Floor Unit B','Vickery Optometrists LLP',96.4,D(2020,9,29),10,31250,2699,None,'Tenant break 29/09/2025 not exercised.',None),
    ('Ground Floor Unit C',None,121.9,None,None,None,3413,None,'Under offer at 36,000 p.a., solicitors instructed. Empty rates payable by landlord.',None),
    ('Ground Floor Unit D','Penhallow Print & Frame Ltd',88.0,D(2015,12,25),10,22000,2464,5500,'Expires today; tenant holding over under s.26 request, terms being agreed.',None),
    ('Part First Floor (North)','Inglewood Claims Management plc',365.1,D(2021,6,24),10,73020,19715,18255,'Review 24/06/2026. Tenant break 24/06/2026 (notice served? none received).',None),
    ('Part First Floor (South)','Granby & Oldfield Solicitors LLP',341.7,D(2023,9,29),10,76880,18452,None,'Stepped rent: rising to 82,000 p.a. from 29/09/2026 and 85,500 p.a. from 29/09/2027.',[(D(2026,9,29),82000),(D(2027,9,29),85500)]),
    ('Part Second Floor (North)','Fenwick Rail Consulting Ltd',366.0,D(2018,3,25),10,69540,19764,17385,'1954 Act excluded. Review 25/03/2028 dispensed with.',None),
    ('Part Second Floor (South)',None,342.5,None,None,None,18495,None,'Vacated 29/09/2025. Terminal dilapidations settled. Asking 235 per sq m.',None),
    ('Third Floor','Halcyon Games Studio Ltd',709.3,D(2024,3,25),10,163140,38302,40785,'Guarantor: Halcyon Interactive AB. Half rent period ended 24/03/2025. Review 25/03/2029.',None),
    ('Fourth Floor East','Summerset Housing Trust',298.4,D(2022,12,25),5,68632,16114,None,'No review. Outside the Act.',None),
    ('Fourth Floor West','Danforth Actuarial Services Ltd',284.0,D(2025,6,24),10,71000,15336,17750,'Rent steps to 78,100 p.a. from 24/06/2027. Break 24/06/2030.',[(D(2027,6,24),78100)]),
    ('Fifth Floor (Flat 1)','Ms O Cresswell',71.5,D(2025,3,1),1,15000,None,1442,'Assured shorthold tenancy.',None),
    ('Fifth Floor (Flat 2)','Mr T Radley & Ms A Jessop',68.3,D(2025,8,15),1,14700,None,1413,'Assured shorthold tenancy.',None),
    ('Substation','Pennine Grid Networks Ltd',14.0,D(1988,3,25),60,0,None,None,'Peppercorn. Wayleave and access over rear yard.',None),
    ('Roof (part)','Overby Telecoms Infrastructure Ltd',22.0,D(2016,9,29),15,8500,None,None,'Code agreement. Landlord redevelopment break on 18 months\' notice.',None),
    ('Rear Car Park (21 spaces)','Inglewood Claims Management plc',None,D(2021,6,24),10,25200,None,None,'Licence coterminous with first floor lease; 1,200 per space.',None),
    ]
    head=['Demise','Tenant','Floor area (sq m)','Lease start','Term (yrs)','Lease expiry','Passing rent p.a. (£)','£ per sq m','Quarterly rent (£)','Service charge cap p.a. (£)','Rent deposit held (£)','Remarks']
    rows=[[Paragraph(t,hr if i in(2,6,7,8,9,10) else h) for i,t in enumerate(head)]]
    st=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2f4858')),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-1),.3,colors.HexColor('#9aa7b0')),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('LEFTPADDING',(3,0),(3,-1),7),('LEFTPADDING',(11,0),(11,-1),8),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),3)]
    for i,(dm,t,a,s,yr,rent,sc,dep,rem,steps) in enumerate(data,1):
        e=addm(s,yr*12)-dt.timedelta(1) if s else None
        f=lambda v,q=m0: Paragraph('' if v is None else q(v),r_)
        rows.append([Paragraph(dm,b),Paragraph(t or '<b>Vacant</b>',b),f(a,lambda v:f'{v:,.1f}'),dmy(s) if s else '',str(yr or ''),dmy(e) if e else '',
           f(rent) if rent!=0 else Paragraph('Peppercorn',r_),f(rent/a if rent and a else None,m2),f(rent/4 if rent else None,m2),f(sc),f(dep),Paragraph(rem,b)])
        d.add(unit=dm,tenantName=t,area=a,statusText='Occupied' if t else 'Vacant',leaseStartDate=s,leaseEndDate=e,annualRent=rent if rent else None,deposit=dep,
           charges=[dict(code='Service charge cap p.a.',amount=sc,per='year')] if sc else None,rentSteps=[dict(date=iso(x),amount=y,per='year') for x,y in steps] if steps else None)
        if not t: st.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3efe3')))
    T=lambda k: sum(x[k] or 0 for x in data)
    rows.append([Paragraph('Total',bb),'',Paragraph(f'{T(2):,.1f}',rb),'','','',Paragraph(m0(T(5)),rb),'',Paragraph(m2(T(5)/4),rb),Paragraph(m0(T(6)),rb),Paragraph(m0(T(7)),rb),''])
    st+=[('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]
    for k in (3,4,5): st.append(('FONTSIZE',(k,1),(k,-1),6.8)); 
    st+=[('FONTNAME',(3,1),(5,-2),'Helvetica'),('LEADING',(3,1),(5,-1),8)]
    def pg(c,doc):
        c.setFont('Helvetica',6.5); c.drawString(36,22,'Pell Harcastle LLP, Chartered Surveyors  |  Confidential: prepared for handover to the incoming managing agent; errors and omissions excepted'); c.drawRightString(806,22,f'Page {doc.page}')
    doc=SimpleDocTemplate(d.path,pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=36)
    H1=ParagraphStyle('H1',fontName='Helvetica-Bold',fontSize=13,leading=16); H2=ParagraphStyle('H2',fontName='Helvetica',fontSize=8.5,leading=11)
    t=Table(rows,colWidths=[80,102,42,52,28,50,54,44,54,52,50,162],repeatRows=1); t.setStyle(TableStyle(st))
    let=sum(1 for x in data if x[1]); n=len(data)
    doc.build([Paragraph('TENANCY SCHEDULE',H1),Paragraph('Lockyer House, 14-22 Tannery Street, Leeds LS2',H2),Paragraph('As at 25 December 2025. Rents payable on the usual quarter days (flats monthly). All figures exclusive of VAT.',H2),Spacer(1,6),t,Spacer(1,8),
      Paragraph(f'Demises: {n} &nbsp;&nbsp; Let: {let} &nbsp;&nbsp; Vacant: {n-let}',H2),Paragraph('Floor areas are net internal areas in square metres from the 2017 measured survey.',H2)],onFirstPage=pg,onLaterPages=pg)
    d.totals=dict(area=('area',T(2)),rent=('annualRent',T(5)),dep=('deposit',T(7)))
    d.save('Lockyer House, 14-22 Tannery Street, Leeds LS2',asof,n,let,n-let)
