# Exhibit of a loan agreement as printed from a word processor: retail pads
from .common import *
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, Spacer
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
F='Exhibit_D_Rent_Roll_Sandhill_Crossing.pdf'
def make():
    R=[('Pad 1','Cinderfork Grill of Nevada, LLC\n(d/b/a Cinderfork Grill)','Ground lease','41,382 (land)',41382,D(2024,5,15),D(2044,5,14),165000,'None','-',None,[(D(2029,5,15),181500),(D(2034,5,15),199650)]),
       ('Pad 2','Desert Union Credit Association','Ground lease','33,106 (land)',33106,D(2025,2,1),D(2045,1,31),142500,'None','-',None,[(D(2030,2,1),156750)]),
       ('Pad 3','Tidewash Express Holdings, LLC','Ground lease','52,270 (land)',52270,D(2026,3,1),D(2046,2,28),180000,'None','$15,000',15000,[(D(2031,3,1),198000)]),
       ('A-101','Poblano Jack\u2019s Cantina, Inc.','In-line','3,150',3150,D(2025,6,1),D(2035,5,31),116550,'6% of Gross Sales over $1,942,500','$9,712.50',9712.5,[(D(2028,6,1),124708.5)]),
       ('A-103','Silverleaf Nail Atelier','In-line','1,400',1400,D(2025,8,15),D(2030,8,31),57400,'None','$4,783.33',4783.33,[]),
       ('A-104','Vacant','In-line','1,875',1875,None,None,None,'','',None,[]),
       ('A-106','Mesa Vision Optometry, P.C.','In-line','2,240',2240,D(2025,11,1),D(2035,10,31),91840,'None','$7,653.33',7653.33,[(D(2030,11,1),101024)])]

    c=PS('c',fontName='Times-Roman',fontSize=11,alignment=1,leading=14,spaceAfter=4);cb=PS('cb',parent=c,fontName='Times-Bold',fontSize=12)
    P=lambda t,al=0,b=False,z=9.5:Paragraph(t.replace('\n','<br/>'),PS('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z+1.8,alignment=al))
    ld=lambda x:f'{x.strftime("%B")} {x.day}, {x.year}' if x else ''
    sup=lambda n:f'<super size=6>({n})</super>'
    fl=[Paragraph('<u>EXHIBIT D</u>',cb),Paragraph('RENT ROLL',cb),Paragraph('Sandhill Crossing Shopping Center',c),Paragraph('Outparcels and Shop Building A',c),Paragraph('<i>(certified by Borrower as of October 1, 2025)</i>',c),Spacer(1,8)]
    H=['Space','Tenant','Type of<br/>Premises','Area<br/>(sq. ft.)','Commencement<br/>Date','Expiration Date','Annual Minimum<br/>Rent'+sup(1),'Percentage Rent','Security<br/>Deposit']
    data=[[P(h,1,True) for h in H]];rows=[]
    for u,t,ty,at,a,ds,de,ann,pc,dt_,dep,steps in R:
        nc=u in('Pad 3','A-106')
        data.append([P(u),P('<b>VACANT</b>' if t=='Vacant' else t.replace('&','&amp;')+(sup(2) if nc else '')),P(ty,1),P(at,2),P(ld(ds),1),P(ld(de),1),P(f'${ann:,.2f}' if ann else '',2),P(pc),P(dt_,2)])
        row=dict(unit=u,unitType=ty,area=a,leaseStartDate=ds,leaseEndDate=de,annualRent=ann,deposit=dep,rentSteps=[dict(date=q,amount=z,per='year') for q,z in steps])
        if t=='Vacant': row['statusText']='VACANT'
        else: row['tenantName']=t.replace('\n',' ');row['statusText']='Not commenced' if nc else 'Occupied'
        rows.append(row)
    tot=sum(x[7] or 0 for x in R)
    data.append([P('Total Annual Minimum Rent (all executed Leases)',2,True),'','','','','',P(f'${tot:,.2f}',2,True),'',''])
    tb=Table(data,colWidths=[42,138,58,64,84,84,82,92,62],repeatRows=1)
    tb.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('SPAN',(0,-1),(5,-1)),('SPAN',(7,-1),(8,-1)),('LEFTPADDING',(0,0),(-1,-1),4),('RIGHTPADDING',(0,0),(-1,-1),4),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),4)]))
    fl+=[tb,Spacer(1,8)]
    L=PS('l',fontName='Times-Roman',fontSize=9,leading=11,spaceAfter=2)
    for n in (sup(1)+' Exclusive of Tenant\u2019s share of common area charges, real estate taxes and insurance premiums.',sup(2)+' Lease executed; term not yet commenced as of the date of this Exhibit. Minimum Rent is payable from the Commencement Date.','Of the seven (7) premises listed above, four (4) are occupied, two (2) are leased but not commenced and one (1) is vacant.'): fl.append(Paragraph(n,L))
    fl+=[Spacer(1,10),Paragraph('<b>Scheduled increases in Annual Minimum Rent</b>',L)]
    t2=Table([['Space','Effective Date','Annual Minimum Rent']]+[[x[0],ld(q),f'${z:,.2f}'] for x in R for q,z in x[11]],colWidths=[70,130,130],hAlign='LEFT',repeatRows=1)
    t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,0),'Times-Bold',9.5),('GRID',(0,0),(-1,-1),.5,colors.black),('ALIGN',(2,0),(2,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),3)]))
    fl.append(t2)
    def foot(cv,dc):
        cv.setFont('Times-Roman',8);cv.drawCentredString(396,30,f'Construction Loan Agreement \u2013 Exhibit D-{dc.page}');cv.drawString(43,30,'#40418822v3')
    SimpleDocTemplate(out(F),pagesize=(792,612),leftMargin=43,rightMargin=43,topMargin=44,bottomMargin=48).build(fl,onFirstPage=foot,onLaterPages=foot)
    finish(F,'RETAIL','r50b','exhibit of a loan agreement, word-processor layout, ground leases, percentage rent, footnotes, side table of increases',True,'Sandhill Crossing Shopping Center',D(2025,10,1),7,4,1,rows)
