from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
r=random.Random(2203); N='released_mill_tenancy_schedule.pdf'
ss=getSampleStyleSheet(); P=ParagraphStyle('p',fontName='Helvetica',fontSize=6.8,leading=8); PB=ParagraphStyle('b',parent=P,fontName='Helvetica-Bold',textColor=colors.white)
R=ParagraphStyle('r',parent=P,alignment=2)
fl=[("Ground Floor",[("G.01","Café / Restaurant"),("G.02","Retail"),("G.03","Workshop"),("G.04","Gym")]),("First Floor",[("1.01","Office"),("1.02","Office"),("1.03","Studio"),("1.04","Studio"),("1.05","Office")]),("Second Floor",[("2.01","Office"),("2.02","Studio"),("2.03","Office"),("2.04","Studio")]),("Weaving Shed",[("WS A","Workshop"),("WS B","Workshop"),("WS C","Brewery")])]
co=iter(["Copper Kettle Coffee Roasters Ltd","Thorncliffe Outdoor Ltd","Aire Valley Joinery LLP","Loom & Lift Fitness Ltd","Brackenhall Surveyors LLP","Pennine Data Works Ltd","Marigold Letterpress","Sable & Finch Design Ltd","Calderside Wealth Management Ltd","Northgate Acoustic Consultants Ltd","Hebble Ceramics CIC","Ostler Payroll Services Ltd","Whinmoor Upholstery Ltd","Black Shuttle Brewing Co Ltd","Fettle Bikes Ltd"])
vac={"1.03","2.03"}
hdr=["Unit","Tenant","Permitted Use","Area\n(sq ft)","Lease Start","Lease Expiry","Tenant\nBreak","Next Rent\nReview","Passing Rent\n(£ p.a.)","£ per\nsq ft","ERV\n(£ p.a.)","Rent Deposit\nHeld (£)","Status"]
data=[hdr];sty=[('FONT',(0,0),(-1,0),'Helvetica-Bold',6.8),('FONT',(0,1),(-1,-1),'Helvetica',6.8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1d3c4a')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(8,0),(11,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,-1),.25,colors.HexColor('#b8c4c9')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
rows=[];f='%d %b %Y';tots={};erv=0
for s,us in fl:
    data.append([s]+['']*12); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dfe8eb')),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2)]; rs=[];se=0
    for u,use in us:
        ar=r.randint(64,410)*10; rate=r.choice([9.5,11,12.25,13.75]); er=round(ar*rate*1.06/50)*50; erv+=er; se+=er
        x=dict(unit=u,section=s,unitType=use,area=ar)
        if u in vac:
            x['statusText']='Vacant'; data.append([u,Paragraph('<i>Vacant'+(' – under refurbishment' if u=='1.03' else ' – under offer')+'</i>',P),use,f"{ar:,}",'','','','','–','–',f"{er:,}",'–','Vacant'])
        else:
            t=next(co); ls=D.date(r.randint(2017,2024),*r.choice([(3,25),(6,24),(9,29),(12,25)])); n=r.choice([5,10,5,3]); le=ls.replace(year=ls.year+n)-D.timedelta(1); ho=le<D.date(2025,3,25)
            a=round(ar*rate/50)*50; dep=r.choice([0,a//4,a//2]); st='Holding over' if ho else 'Let'
            x.update(tenantName=t,statusText=st,leaseStartDate=ls,leaseEndDate=le,annualRent=a,deposit=dep)
            data.append([u,Paragraph(t.replace('&','&amp;'),P),use,f"{ar:,}",dd(ls,f),dd(le,f),dd(ls.replace(year=ls.year+5),f) if n==10 else '',dd(ls.replace(year=ls.year+5),f) if n==10 else '',f"{a:,}",f"{a/ar:.2f}",f"{er:,}",f"{dep:,}",st])
        rs.append(x)
    data.append([f"{s} total",'','',f"{S(rs,'area'):,.0f}",'','','','',f"{S(rs,'annualRent'):,.0f}",'',f"{se:,}",f"{S(rs,'deposit'):,.0f}",'']); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',6.8)]
    tots[s]={k:S(rs,k) for k in('area','annualRent','deposit')}; rows+=rs
data.append(["Property total",'','',f"{S(rows,'area'):,.0f}",'','','','',f"{S(rows,'annualRent'):,.0f}",'',f"{erv:,}",f"{S(rows,'deposit'):,.0f}",'']); i=len(data)-1
sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2),('LINEABOVE',(0,i),(-1,i),1,colors.black)]
tots['Total']={k:S(rows,k) for k in('area','annualRent','deposit')}
va=S([x for x in rows if x['statusText']=='Vacant'],'area'); ta=S(rows,'area')
sumt=Table([["Units","Let / held over","Vacant","Total area","Let area","Void (by area)","Passing rent"],[str(len(rows)),str(len(rows)-2),"2",f"{ta:,.0f} sq ft",f"{ta-va:,.0f} sq ft",f"{va/ta*100:.1f}%",f"£{S(rows,'annualRent'):,.0f} p.a."]],colWidths=[80]*7)
sumt.setStyle([('FONT',(0,0),(-1,0),'Helvetica',6.5),('TEXTCOLOR',(0,0),(-1,0),colors.grey),('FONT',(0,1),(-1,1),'Helvetica-Bold',9),('BOX',(0,0),(-1,-1),.4,colors.grey)])
t=Table(data,repeatRows=1,colWidths=[46,118,66,40,56,56,56,56,58,36,50,56,54]); t.setStyle(sty)
def foot(c,d):
    c.setFont('Helvetica',6.5); c.drawString(30,18,"Re-Leased  |  Prepared for Ravensgill Family Office  |  Generated 27 Mar 2025 16:02"); c.drawRightString(A4[1]-30,18,f"Page {d.page}")
SimpleDocTemplate(fp(N),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=28,bottomMargin=34).build([Paragraph("<b>Tenancy Schedule</b>",ss['Title'].clone('x',fontSize=15,alignment=0,spaceAfter=2)),Paragraph("Hollinroyd Mill, Canal Road, Halifax HX3 5QW",ss['Normal']),Paragraph("As at 25 March 2025 (Lady Day quarter)",ss['Normal']),Spacer(1,6),sumt,Spacer(1,8),t,Spacer(1,6),Paragraph("Notes: rents are exclusive of VAT and service charge. ERV per external valuation, December 2024. Units 1.03 and 2.03 are elected for VAT.",P)],onFirstPage=foot,onLaterPages=foot)
put(N,dict(propertyName='Hollinroyd Mill',asOnDate='2025-03-25',units=len(rows),occupied=len(rows)-2,vacant=2,rows=rows,printedTotals=tots),'MIXED_USE','Re-Leased style UK tenancy schedule by floor, annual rents, ERV p.a., summary at head',False)
