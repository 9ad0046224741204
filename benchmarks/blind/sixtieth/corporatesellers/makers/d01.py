# UK office tower, A3 landscape investment-brochure tenancy schedule
from common import *
from reportlab.lib.pagesizes import A3,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
def make():
    r=rng(1); name='bridgegate_tower_tenancy_schedule.pdf'; asof=D(2025,6,24)
    f=lambda d:d.strftime('%d/%m/%Y') if d else '-'
    # floor, tenant, guarantor, use, sqft, start, months, break months, review months, psf, erv, comment
    T=[
     ('Roof','Telvanor Infrastructure Ltd',None,'Telecoms',None,D(2019,5,1),120,None,None,18500,18500,'Outside 1954 Act. 6 month rolling landlord redevelopment break.'),
     ('15th','Marchmont Quay Capital LLP',None,'Office',9412,D(2021,9,29),120,60,60,61.5,67.5,'Further 3 months\' rent free if break is not exercised.'),
     ('14th','Marchmont Quay Capital LLP',None,'Office',9418,D(2021,9,29),120,60,60,60.0,67.5,''),
     ('13th','Osterley Reinsurance SE (UK Branch)','Osterley Holding SE','Office',9418,D(2018,3,25),180,120,60,57.25,66,'Schedule of condition.'),
     ('12th','Osterley Reinsurance SE (UK Branch)','Osterley Holding SE','Office',9418,D(2018,3,25),180,120,60,57.25,66,''),
     ('11th','Vacant',None,'Office',9405,None,0,None,None,None,66,'Cat A refurbishment completed March 2025. Terms in discussion.'),
     ('10th (North)','Pellworth & Day LLP',None,'Office',4610,D(2023,1,16),60,36,None,58.5,65,'Rent deposit of £67,422 held.'),
     ('10th (South)','Larkfield Analytics Ltd','Larkfield Group Inc.','Office',4731,D(2022,11,1),60,None,None,57.0,65,''),
     ('9th','Department for Rural Infrastructure',None,'Office',9418,D(2016,6,24),120,None,None,48.75,64,'Renewal heads of terms agreed; reversionary lease to follow.'),
     ('8th','Corven Engineering plc',None,'Office',9418,D(2020,12,25),120,84,60,52.0,64,''),
     ('7th','Corven Engineering plc',None,'Office',9418,D(2020,12,25),120,84,60,52.0,63,''),
     ('6th (Suite A)','Tidewell Media Ltd',None,'Office',3105,D(2024,2,5),60,36,None,59.5,63,'Fitted suite.'),
     ('6th (Suite B)','Brackenhurst Search Ltd',None,'Office',2988,D(2024,7,1),36,24,None,60.0,63,'Fitted suite.'),
     ('6th (Suite C)','Vacant',None,'Office',3190,None,0,None,None,None,63,'Fitted suite; under offer.'),
     ('4th & 5th','Halden Rook Solicitors LLP',None,'Office',18836,D(2019,9,29),180,120,60,54.0,62,'Fixed increase at first review was not implemented; review outstanding.'),
     ('2nd & 3rd','Worksmith Flex (Bridgegate) Ltd','Worksmith Flex Holdings Ltd (12 months\' rent)','Serviced office',18790,D(2022,3,25),180,None,60,49.5,60,'SPV lease with capped parent guarantee.'),
     ('1st','Meridew Dental Group Ltd',None,'Class E (clinic)',6240,D(2023,6,24),120,60,60,46.0,48,''),
     ('Ground (Unit 1)','Brightbean Coffee Roasters Ltd',None,'Retail',1385,D(2022,5,3),120,60,60,62.0,60,''),
     ('Ground (Unit 2)','Forge Street Gyms Ltd',None,'Leisure',5122,D(2021,12,25),180,120,60,28.5,30,'Includes part lower ground.'),
     ('Basement','Corven Engineering plc',None,'Storage',1160,D(2020,12,25),120,84,None,12.5,15,'Co-terminous with 7th and 8th.'),
    ]
    S=lambda n,b=0,al=0,col=colors.black:PS('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=n,leading=n+1.6,alignment=al,textColor=col)
    W=colors.white
    hd1=['Floor / Unit','Tenant\n(Guarantor)','Use','NIA','','Lease\nStart','Lease\nExpiry','Tenant\nBreak','Next Rent\nReview','Passing Rent','','ERV','','Service\nCharge','Unexpired (yrs)','','Comments']
    hd2=['','','','sq ft','sq m','','','','','£ pa','£ psf','£ pa','£ psf','£ pa','Expiry','Break','']
    P=lambda s,n=7,b=0,al=0,col=colors.black:Paragraph(str(s).replace('&','&amp;').replace('\n','<br/>'),S(n,b,al,col))
    data=[[P(x,7,1,1 if i>2 and i<16 else 0,W) for i,x in enumerate(hd1)],[P(x,7,0,1,W) for x in hd2]]
    rows=[];tr=te=ts=ta=0;occ=0;wn=wb=0;tm=0
    for fl,t,g,u,a,s,m,b,rv,psf,erv,cm in T:
        v=t=='Vacant'
        e=expiry(s,m) if s else None
        bd=addm(s,b) if b else None
        if bd and bd<asof: bd=None
        rd=addm(s,rv) if rv else None
        while rd and rd<asof: rd=addm(rd,60)
        if rd and rd>=e: rd=None
        if a is None: rent,ev,sc=psf,erv,None
        else:
            rent=None if v else round(a*psf,0); ev=round(a*erv,0); sc=round(a*(13.85 if u not in('Retail','Leisure','Storage') else 4.1),0)
            if u=='Storage': sc=None
        sm=round(a*.092903,1) if a else None
        tr+=rent or 0;te+=ev;ts+=sc or 0;ta+=a or 0;tm+=sm or 0
        if rent: occ+=1; wn+=rent*yrs(asof,e); wb+=rent*yrs(asof,bd or e)
        data.append([P(fl,7,1),P(('<b>%s</b>'%t if not v else '<i>Vacant</i>')+(f'\n<i>({g})</i>' if g else '')),P(u),
          P(c0(a) if a else '-',7,0,2),P(f'{sm:,.1f}' if a else '-',7,0,2),P(f(s),7,0,1),P(f(e),7,0,1),P(f(bd),7,0,1),P(f(rd),7,0,1),
          P('£'+c0(rent) if rent else '-',7,0,2),P(f'£{psf:.2f}' if rent and a else '-',7,0,2),P('£'+c0(ev),7,0,2),P(f'£{erv:.2f}' if a else '-',7,0,2),P('£'+c0(sc) if sc else '-',7,0,2),
          P(f'{yrs(asof,e):.2f}' if e else '-',7,0,1),P(f'{yrs(asof,bd or e):.2f}' if e else '-',7,0,1),P(cm,6)])
        rows.append(row(unit=fl,tenantName=None if v else t,unitType=u,area=a,statusText='Vacant' if v else 'Occupied',annualRent=rent,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code='Service Charge',amount=sc)] if sc else None))
        if 'deposit of' in cm: rows[-1]['deposit']=67422
    rows_hold=[x for x in rows]
    data.append([P('TOTAL',7,1),'','',P(c0(ta),7,1,2),P(f'{tm:,.1f}',7,1,2),'','','','',P('£'+c0(tr),7,1,2),'',P('£'+c0(te),7,1,2),'',P('£'+c0(ts),7,1,2),P(f'{wn/tr:.2f}',7,1,1),P(f'{wb/tr:.2f}',7,1,1),P('WAULT weighted by passing rent',6)])
    cw=[62,140,58,44,42,52,52,52,52,58,40,58,40,54,40,40,170]
    n=len(data)
    st=[('BACKGROUND',(0,0),(-1,1),colors.HexColor('#14284b')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,2),(-1,-2),.25,colors.HexColor('#b8c0d0')),
        ('LINEABOVE',(0,-1),(-1,-1),1,colors.HexColor('#14284b')),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
    for c in (3,9,11,14): st.append(('SPAN',(c,0),(c+1,0)))
    for c in (0,1,2,5,6,7,8,13,16): st.append(('SPAN',(c,0),(c,1)))
    for i in range(2,n-1):
        if 'Vacant' in data[i][1].text: st.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eef1f6')))
    t=Table(data,colWidths=cw,repeatRows=2,style=TableStyle(st))
    def deco(c,d):
        c.saveState();w,h=landscape(A3)
        c.setFillColor(colors.HexColor('#14284b'));c.setFont('Helvetica-Bold',20);c.drawString(50,h-50,'BRIDGEGATE TOWER')
        c.setFont('Helvetica',11);c.drawString(50,h-66,'14 Bridgegate, London EC3   |   Tenancy and Accommodation Schedule as at 24 June 2025')
        c.setFont('Helvetica',7);c.setFillColor(colors.grey);c.drawString(50,28,'Prepared by the vendor for information only. Areas are IPMS 3 and have not been re-measured. The property is elected for VAT and the sale is expected to be a TOGC.')
        c.drawRightString(w-50,28,'Private & confidential');c.restoreState()
    doc=SimpleDocTemplate(path(name),pagesize=landscape(A3),leftMargin=50,rightMargin=50,topMargin=82,bottomMargin=45,title='Bridgegate Tower',invariant=1)
    doc.build([t,Spacer(1,10),P(f'Units: {len(T)}   |   Let: {occ}   |   Vacant: {len(T)-occ}   |   Basement car park: 22 spaces, demised with the floors at no separate rent.',8)],onFirstPage=deco,onLaterPages=deco)
    save(name,'OFFICE',rows,'Bridgegate Tower','2025-06-24',len(T),occ,len(T)-occ,'UK brochure tenancy schedule, A3, grouped header, guarantors in tenant cell, floors top down',False)
