# Australian aerodrome ground leases, one card (panel) per site with fixed rent steps; platypus flow
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
def make():
    NAME='Wirrabilla_Ground_Lease_Abstracts.pdf'
    r=random.Random(6704)
    P=lambda t,s=8.5,b=False,col=colors.black:Paragraph(t,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s+2,textColor=col))
    data=[('Site 1','Aeronova Flight Training Pty Ltd','Hangar & classrooms',3120,'2014-07-01','2044-06-30',21.5,.03),('Site 2A','Wirrabilla Aero Club Inc','Clubhouse',860,'2009-01-01','2029-12-31',9.0,.0),
     ('Site 2B',None,'Vacant hardstand',1240,None,None,0,0),('Site 3','Mulga Skydive Co Pty Ltd','Hangar, drop-zone office',1475,'2019-03-15','2034-03-14',18,.025),('Site 4','Royal Inland Flying Ambulance','Patient transfer hangar',2650,'2017-10-01','2047-09-30',12.4,.02),
     ('Site 5','Ballandean Crop Care P/L','Chemical store, apron',1905,'2021-05-01','2031-04-30',16.2,.03),('Site 7','State Bushfire Service','Air tanker base',5480,'2020-11-01','2040-10-31',14.75,.0),('Site 8','J R & M T Lucknow','Private hangar',410,'2016-02-01','2026-01-31',22,.035),
     ('Site 9','Vacant',None,1980,None,None,0,0),('Site 10','Corella Avionics Pty Ltd','Workshop',980,'2023-08-01','2033-07-31',23.1,.0325),('Site 12','Fuelco Regional Pty Ltd','Fuel farm',720,'2012-12-01','2032-11-30',38,.03)]
    asof=dt.date(2025,7,1); rows=[]; el=[]; TA=TR_=0; tot=0; occ=0
    el+=[P('WIRRABILLA REGIONAL AERODROME',16,True,colors.HexColor('#1f3b57')),Spacer(1,3),P('Ground lease abstracts and rent schedule at 1 July 2025',11),P('Lessor: Shire of Wirrabilla. All rents exclude GST and outgoings; lessees own their improvements.',8),Spacer(1,10)]
    D=lambda s:dt.date.fromisoformat(s).strftime('%d %B %Y').lstrip('0')
    pos=[0]
    for u,who,use,ar,st,en,rate,g in data:
        pos[0]+=1; tot+=ar
        if who is None or who=='Vacant':
            body=[[P('Lessee',8,True),P('VACANT – expressions of interest invited'),P('Site area',8,True),P(f'{ar:,} m²')],[P('Use',8,True),P('Unimproved' if use is None else use),P('Rent p.a.',8,True),P('–')]]
            t=Table([[P(u,11,True,colors.white),'','','']]+body,colWidths=[26*mm,70*mm,32*mm,46*mm])
            rows.append(row(unit=u,area=ar,statusText='VACANT')); extra=[]
        else:
            occ+=1; ann=round(ar*rate/12)*12; TA+=ann; steps=[]
            s=dt.date.fromisoformat(st); e=dt.date.fromisoformat(en)
            if g:
                a=ann; k=dt.date(2025,s.month,s.day); k=k if k>asof else addm(k,12)
                while k<e and len(steps)<4: a=round(a*(1+g)/12)*12; steps.append((k,a)); k=addm(k,12)
            hold = u=='Site 8'
            body=[[P('Lessee',8,True),P(who),P('Site area',8,True),P(f'{ar:,} m²')],[P('Permitted use',8,True),P(use),P('Rent p.a.',8,True),P(f'${ann:,}')],
                  [P('Commenced',8,True),P(D(st)),P('Monthly instalment',8,True),P(f'${ann/12:,.2f}')],[P('Expires',8,True),P(D(en)+('; lessee has asked to renew' if hold else '')),P('Review',8,True),P(f'Fixed {g:.2%}' if g else ('CPI annually' if u!='Site 2A' else 'None (community lease)'))]]
            dep=None
            if r.random()<.5: dep=float(round(ann/4,-2)); body.append([P('Security bond',8,True),P(f'${dep:,.2f}'),P('Option',8,True),P(r.choice(['1 x 10 yrs','2 x 5 yrs','None']))])
            t=Table([[P(u,11,True,colors.white),'','','']]+body,colWidths=[26*mm,70*mm,32*mm,46*mm])
            extra=[]
            if steps: extra=[Table([[P('Future rent p.a. from',7.5,True)]+[P(d.strftime('%d/%m/%Y'),7.5) for d,_ in steps],['']+[P(f'${a:,}',7.5) for _,a in steps]],colWidths=[36*mm]+[34.5*mm]*len(steps),hAlign='LEFT',style=[('BOX',(0,0),(-1,-1),.5,colors.HexColor('#1f3b57')),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)])]
            rows.append(row(unit=u,tenantName=who,area=ar,statusText='Occupied',annualRent=ann,contractRent=round(ann/12,2),leaseStartDate=s,leaseEndDate=e,deposit=dep,rentSteps=[{'date':iso(d),'amount':a,'per':'year'} for d,a in steps]))
        t.setStyle([('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1f3b57')),('SPAN',(0,0),(-1,0)),('BOX',(0,0),(-1,-1),.8,colors.HexColor('#1f3b57')),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3)])
        t.hAlign='LEFT'
        el.append(KeepTogether([t]+extra+[Spacer(1,9)]))
    el.append(KeepTogether([P('Summary',11,True),Table([['Sites','Leased','Vacant','Total site area (m²)','Rent passing p.a.','Per month'],[str(len(data)),str(occ),str(len(data)-occ),f'{tot:,}',f'${TA:,}',f'${TA/12:,.2f}']],hAlign='LEFT',style=[('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,1),(-1,1),'Helvetica',8),('GRID',(0,0),(-1,-1),.4,colors.grey),('ALIGN',(0,0),(-1,-1),'RIGHT')])]))
    def foot(c,d): c.setFont('Helvetica',7); c.drawString(18*mm,10*mm,'Shire of Wirrabilla – Property Services – commercial in confidence'); c.drawRightString(192*mm,10*mm,f'{d.page}')
    SimpleDocTemplate(out(NAME),pagesize=A4,leftMargin=18*mm,rightMargin=18*mm,topMargin=16*mm,bottomMargin=18*mm).build(el,onFirstPage=foot,onLaterPages=foot)
    assert sum(q.get('annualRent',0) for q in rows)==TA
    save(NAME,rows,propertyName='Wirrabilla Regional Aerodrome',asOnDate='2025-07-01',units=len(data),occupied=occ,vacant=len(data)-occ)
    return dict(file=NAME,assetType='LAND',documentType='RENT_ROLL',author='r67c',style='ground lease abstracts, one card per site with fixed annual rent steps, A4',hard=True)
if __name__=='__main__': print(make())
