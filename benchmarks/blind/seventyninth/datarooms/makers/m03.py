# lease abstracts as a list, medical office
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
R=random.Random(303); FN='Lease_Abstracts_Sardis_Medical_Pavilion.pdf'
T=[("Suite 100","Piedmont Valley Imaging, LLC",6240,"Diagnostic imaging"),("Suite 120","Sardis Road Pharmacy, Inc.",1815,"Retail pharmacy"),("Suite 130",None,2460,None),("Suite 200","Queen City Cardiology Associates, PA",8905,"Cardiology clinic"),("Suite 210","Carolina Hearing & Balance, PLLC",2230,"Audiology"),("Suite 230","Mint Hill Pediatrics, PA",5120,"Pediatrics"),("Suite 300","Palmetto Orthopaedic Partners, PC",10340,"Orthopaedics and PT"),("Suite 320","Atrium Lane Dermatology, PLLC",3385,"Dermatology"),("Suite 340","Dr. Wexford Oral Surgery, DDS, PA",2795,"Oral surgery"),("Suite 350",None,1640,None),("Suite 400","Blue Heron Women's Health, PA",7480,"OB/GYN")]
rows=[];el=[];f=lambda d:d.strftime('%B %-d, %Y'); N=PS('n',fontName='Times-Roman',fontSize=9.5,leading=12);B=PS('b',parent=N,fontName='Times-Bold')
el+=[Paragraph('<font size=15><b>Sardis Medical Pavilion</b></font>',PS('t',fontName='Times-Bold',fontSize=15,leading=19)),Paragraph('Lease Abstracts and Current Rents',PS('u',fontName='Times-Italic',fontSize=12,leading=15)),Paragraph('5150 Sardis Road North, Charlotte, North Carolina. Information as of August 31, 2026',N),Spacer(1,10)]
for u,t,a,use in T:
    bar=Table([[u,t or 'AVAILABLE FOR LEASE']],colWidths=[80,432]); bar.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Bold',10.5),('BACKGROUND',(0,0),(-1,-1),colors.HexColor('#dfe8e2')),('LINEBELOW',(0,0),(-1,-1),.8,colors.HexColor('#2e5d46'))]))
    if not t:
        ask=R.choice([26,27]); rows.append(dict(unit=u,area=a,statusText='AVAILABLE FOR LEASE'))
        g=Table([['Rentable Area:',f"{a:,} square feet",'Asking Rate:',f"${ask:.2f} per square foot, NNN"]],colWidths=[110,150,110,142])
    else:
        st=addm(D(2018,2,1),R.randint(0,90)); en=endof(st,R.choice([84,120,120]))
        while en<D(2027,1,1): en=endof(en+dt.timedelta(1),60)
        m=round(a*R.uniform(23,29)/12,2); dep=round(m,0) if R.random()<.6 else None; nn=round(a*9.4/12,2)
        d=addm(st,12)
        while d<=D(2026,8,31): d=addm(d,12)
        steps=[];x=m
        while d<en and len(steps)<3: x=round(x*1.025,2); steps.append((d,x)); d=addm(d,12)
        rows.append(dict(unit=u,tenantName=t,area=a,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=round(m*12,2),deposit=dep,charges=[dict(code='NNN Estimate',amount=nn)],rentSteps=[dict(date=iso(p),amount=q) for p,q in steps]))
        data=[['Rentable Area:',f"{a:,} square feet",'Permitted Use:',use],['Commencement Date:',f(st),'Expiration Date:',f(en)],['Monthly Base Rent:',f"${m:,.2f}",'Annual Base Rent:',f"${m*12:,.2f}"],['Monthly NNN Estimate:',f"${nn:,.2f}",'Security Deposit:',f"${dep:,.2f}" if dep else 'None'],['Renewal Options:',R.choice(['Two (2) five-year options at FMV','One (1) five-year option','None']),'Guarantor:',R.choice(['Personal, burn-off after year 5','None','Practice principals'])]]
        g=Table(data,colWidths=[110,150,110,142])
    g.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(0,-1),'Times-Bold',9.5),('FONT',(2,0),(2,-1),'Times-Bold',9.5),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
    blk=[bar,g]
    if t and steps:
        s=Table([['Rent increases:','Effective','Monthly Base Rent']]+[['',f(p),f"${q:,.2f}"] for p,q in steps],colWidths=[110,150,110],hAlign='LEFT'); s.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-BoldItalic',9),('ALIGN',(2,0),(2,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)])); s=Table([[s]],colWidths=[512],style=[('LEFTPADDING',(0,0),(-1,-1),0)]); blk.append(s)
    el.append(KeepTogether(blk+[Spacer(1,11)]))
tot=sum(r['area'] for r in rows); oc=sum(r['area'] for r in rows if 'tenantName' in r); M=sum(r.get('contractRent',0) for r in rows)
el.append(KeepTogether([Paragraph('Summary',B),Paragraph(f'Total rentable area {tot:,} square feet in eleven suites; leased {oc:,} square feet ({oc/tot:.1%}) to nine tenants; available {tot-oc:,} square feet in two suites. Aggregate monthly base rent ${M:,.2f} (${M*12:,.2f} per annum).',N)]))
def ft(c,d): c.setFont('Times-Roman',8); c.drawCentredString(306,28,f'Sardis Medical Pavilion – Lease Abstracts – {d.page}')
SimpleDocTemplate(out(FN),pagesize=letter,leftMargin=50,rightMargin=50,topMargin=48,bottomMargin=50).build(el,onFirstPage=ft,onLaterPages=ft)
save(FN,'OFFICE','lease abstracts, one label/value block a suite',True,dict(propertyName='Sardis Medical Pavilion',asOnDate='2026-08-31',units=11,occupied=9,vacant=2,rows=rows))
