from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
rng=random.Random(8501)
F='fenbrook_tenancy_schedule.pdf'
# building, unit, tenant, use, area, start, yrs, break, review, rent, sc, deposit, comment, step
B=[("Sedge Building",[
 ("Ground Floor North","Helixmere Therapeutics Ltd","CL2 laboratory / write-up",8412,D(2021,6,24),10,D(2026,6,24),D(2026,6,24),424800,86222.0,212400,"",None),
 ("Ground Floor South","Quillon Genomics Ltd","CL2 laboratory / write-up",7930,D(2022,9,29),10,D(2027,9,29),D(2027,9,29),428220,81282.5,214110,"Landlord and Tenant Act 1954 excluded",None),
 ("First Floor North","Vantor Bio UK Ltd","CL2 laboratory / write-up",8455,D(2023,3,25),10,D(2028,3,25),D(2028,3,25),380475,86663.75,None,"Half-rent concession topped up by vendor. Rent rises to £498,845 pa on 25/03/2027",(D(2027,3,25),498845)),
 ("First Floor South",None,"Fitted CL2 laboratory",7904,None,0,None,None,0,None,None,"Refurbishment completed Q3 2025, quoting £61.50 psf",None),
 ("Second Floor","Arclight Protein Sciences plc","Laboratory / office",15870,D(2019,12,25),15,D(2029,12,25),D(2029,12,25),777630,162667.5,None,"Guarantor: Arclight Group Holdings plc",None)]),
("Osier House",[
 ("Suite 1","Fenbrook Café (Larder & Rye Ltd)","Café",1620,D(2022,1,10),5,None,None,18000,None,4500,"Inclusive of service charge. Licence fee turnover top-up not included",None),
 ("Suite 2","Merrow & Stanhope LLP","Office",2240,D(2020,11,2),10,D(2025,11,2),D(2025,11,2),72800,21280.0,None,"Break not exercised. Review outstanding",None),
 ("Suite 3","Tessella Point Software Ltd","Office",1985,D(2024,4,15),5,D(2027,4,15),None,71460,18857.5,35730,"",None),
 ("Suite 4",None,"Office",2010,None,0,None,None,0,None,None,"Under offer",None),
 ("Suite 5","Ostrea Diagnostics Ltd","Office / dry lab",3115,D(2023,7,1),5,D(2026,7,1),None,118370,29592.5,29592.5,"Tenant has served break notice",None),
 ("Suite 6","Lodestar Patent Services Ltd","Office",1460,D(2018,2,19),10,None,D(2023,2,19),46720,13870.0,None,"2023 review settled at nil increase",None),
 ("Suite 7","The Fenbrook Nursery Trust","Day nursery",2705,D(2016,9,1),15,None,D(2026,9,1),54100,None,None,"Service charge capped – reconciled with head landlord",None)]),
("Withy Units (mid-tech)",[
 ("Unit A","Calderac Instruments Ltd","Mid-tech R&D",11240,D(2020,6,24),10,D(2025,6,24),D(2025,6,24),241660,33720.0,60415,"Review settled Sept 2025 at £21.50 psf",None),
 ("Unit B","Calderac Instruments Ltd","Mid-tech R&D",9860,D(2024,6,24),6,None,None,226780,29580.0,None,"Co-terminous with Unit A",None),
 ("Unit C","Photonis Reach Ltd","Mid-tech R&D",10410,D(2022,12,25),10,D(2027,12,25),D(2027,12,25),239430,31230.0,119715,"",None),
 ("Unit D","Skein Robotics Ltd","Mid-tech R&D",10410,D(2025,3,25),10,D(2030,3,25),D(2030,3,25),176970,31230.0,88485,"Stepped: £218,610 pa from 25/03/2026; £260,250 pa from 25/03/2027",[(D(2026,3,25),218610),(D(2027,3,25),260250)]),
 ("Unit E",None,"Mid-tech R&D",9985,None,0,None,None,0,None,None,"Vacant since 29/09/2025",None),
 ("Unit F","UK Reagent Stores Ltd","Bonded chemical store",6120,D(2017,5,8),15,None,D(2027,5,8),91800,18360.0,None,"",None)])]
s=PS('s',fontName='Helvetica',fontSize=7,leading=8.2); sr=PS('r',parent=s,alignment=2); sb=PS('b',parent=s,fontName='Helvetica-Bold'); sbr=PS('br',parent=sb,alignment=2)
sh=PS('h',parent=sb,textColor=colors.white,alignment=1)
d=lambda x:x.strftime('%d/%m/%Y') if x else '–'
m=lambda x:'' if x is None else f'{x:,.0f}' if x==int(x) else f'{x:,.2f}'
head=["Demise","Tenant","Use","NIA\n(sq ft)","Lease\nstart","Lease\nexpiry","Tenant\nbreak","Next\nreview","Passing rent\n(£ pa)","Rent\n(£ psf)","Service charge\n(£ pa)","Rent deposit\nheld (£)","Comments"]
data=[[Paragraph(h.replace('\n','<br/>'),sh) for h in head]]; st=[]; rows=[]; TA=TR=TS=TD=0
for b,us in B:
    st+= [('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#dfe8e2'))]
    data.append([Paragraph(b,sb)]+['']*12); A=R=S=DP=0
    for u,t,use,a,ls,y,br,rv,rent,sc,dep,com,step in us:
        le=endof(ls,12*y) if ls else None
        data.append([Paragraph(u,s),Paragraph((t or 'VACANT').replace('&','&amp;'),s),Paragraph(use.replace("&","&amp;"),s),Paragraph(f'{a:,}',sr)]+[Paragraph(d(x),s) for x in (ls,le,br,rv)]+
          [Paragraph(m(rent) if t else '–',sr),Paragraph(f'{rent/a:.2f}' if t else '',sr),Paragraph(m(sc),sr),Paragraph(m(dep),sr),Paragraph(com.replace('&','&amp;'),s)])
        r=dict(unit=u,building=b,unitType=use,area=a,statusText='Occupied' if t else 'VACANT')
        if t: r.update(tenantName=t,annualRent=rent,leaseStartDate=ls,leaseEndDate=le,deposit=dep)
        if sc: r['charges']=[{"code":"Service charge","amount":sc}]
        if step: r['rentSteps']=[{"date":x,"amount":y2,"per":"year"} for x,y2 in (step if isinstance(step,list) else [step])]
        rows.append(r); A+=a; R+=rent; S+=sc or 0; DP+=dep or 0
    st+=[('LINEABOVE',(3,len(data)),(-2,len(data)),.6,colors.black)]
    data.append(['',Paragraph(f'Sub-total {b}',sb),'',Paragraph(f'{A:,}',sbr),'','','','',Paragraph(m(R),sbr),'',Paragraph(m(S),sbr),Paragraph(m(DP),sbr),''])
    TA+=A;TR+=R;TS+=S;TD+=DP
st+=[('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#24503c'))]
w=PS('w',parent=sbr,textColor=colors.white); wl=PS('wl',parent=w,alignment=0)
data.append(['',Paragraph('TOTAL – FENBROOK SCIENCE PARK',wl),'',Paragraph(f'{TA:,}',w),'','','','',Paragraph(m(TR),w),'',Paragraph(m(TS),w),Paragraph(m(TD),w),''])
t=Table(data,colWidths=[58,92,64,38,46,46,46,46,54,34,58,54,150],repeatRows=1)
t.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#24503c')),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#bbbbbb')),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.4),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+st))
def pg(c,dd):
    c.setFont('Helvetica-Bold',13); c.setFillColor(colors.HexColor('#24503c')); c.drawString(28,565,'Fenbrook Science Park, Cambridge')
    c.setFont('Helvetica',8.5); c.setFillColor(colors.black); c.drawString(28,552,'Tenancy Schedule as at 31 December 2025'); c.drawRightString(814,565,'Holloway Pryce Asset Management')
    c.setFont('Helvetica',6.5); c.drawString(28,18,'Areas are IPMS 3 as measured by others and have not been verified. All rents exclusive of VAT. HPAM/FSP/2025Q4'); c.drawRightString(814,18,f'Page {dd.page}')
SimpleDocTemplate(doc(F),pagesize=landscape(A4),leftMargin=26,rightMargin=26,topMargin=52,bottomMargin=32).build([t],onFirstPage=pg,onLaterPages=pg)
save(F,dict(propertyName="Fenbrook Science Park",asOnDate="2025-12-31",units=len(rows),occupied=sum(1 for r in rows if 'tenantName' in r),vacant=3,rows=rows),'OFFICE','asset manager tenancy schedule, wrapped cells, building bands')
print(TA,TR,TS,TD)
