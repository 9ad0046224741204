# Industrial park, broker style with cover page; increases stacked in wrapped cells
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
def make():
    f='CinderPark_RentRoll_DataRoom.pdf'; rnd=random.Random(505); names=IND[:]; rnd.shuffle(names)
    nv=colors.HexColor('#1f2f4a'); p=PS('p',fontName='Helvetica',fontSize=7.4,leading=8.8); h=PS('h',fontName='Helvetica-Bold',fontSize=7.2,leading=8.4,textColor=colors.white,alignment=1); r_=PS('r',parent=p,alignment=2)
    hdr=['Unit','Tenant','SF','% of<br/>Park','Lease<br/>Commence','Lease<br/>Expire','Base Rent<br/>/ Month','$/SF<br/>/ Mo','Base Rent<br/>/ Year','Contractual Increases<br/>(date / new monthly)','NNN<br/>/ Month','Lease Type','Renewal Options']
    blds=[('BUILDING 1 - 4100 Cinder Park Way',[24000,18500,18500,31200]),('BUILDING 2 - 4120 Cinder Park Way',[12000,12000,9600,14400,12000]),('BUILDING 3 - 4150 Cinder Park Way',[86400]),('BUILDING 4 - 4175 Cinder Park Way',[7200,7200,6000,8400,7200,6000,10800])]
    tot=sum(sum(s) for _,s in blds); data=[[Paragraph(x,h) for x in hdr]]; st=[]; rows=[]; G=[0]*6; bi=0
    for b,ss in blds:
        bi+=1; data.append([b]+['']*12); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#d8dee9')),('FONT',(0,i),(-1,i),'Helvetica-Bold',8)]
        T=[0]*6
        for k,a in enumerate(ss):
            u=f'{bi}{chr(65+k)}' if len(ss)>1 else '3'
            T[0]+=1; T[2]+=a
            if u in('2C','4E'):
                data.append([u,Paragraph('<b>Vacant</b>',p),m0(a),f'{a/tot*100:.1f}%','','',m2(0),'',m2(0),Paragraph('Available immediately' if u=='2C' else 'Make-ready in progress',p),'','','']); rows.append(R(unit=u,building=b,area=a,statusText='Vacant',contractRent=0,annualRent=0)); continue
            t=names.pop(); rate=rnd.randint(78,118)/100 if a<20000 else rnd.randint(62,80)/100; mo=round(a*rate,2); s=D(rnd.randint(2019,2025),rnd.randint(1,10),1); e=addm(s,rnd.choice([84,120,63]))-dt.timedelta(days=1)
            while e<D(2025,12,1): e=addm(e+dt.timedelta(days=1),36)-dt.timedelta(days=1)
            d=D(2025 if s.month==11 and 0 else 2026,s.month,1); q=mo; inc=[]
            while d<e and len(inc)<(4 if a>30000 else 3): q=round(q*1.035,2); inc.append((d,q)); d=addm(d,12)
            nnn=round(a*rnd.choice([.21,.23,.24]),2); lt=rnd.choice(['NNN','NNN','Mod. Gross']); nnn=nnn if lt=='NNN' else 0
            it='<br/>'.join(f"{d.strftime('%b-%y')} &nbsp;&nbsp; ${m2(q)}" for d,q in inc) or 'None'
            # month-only increase date: first of month as printed text
            data.append([u,Paragraph(t.replace('&','&amp;'),p),m0(a),f'{a/tot*100:.1f}%',s.strftime('%d-%b-%y'),e.strftime('%d-%b-%y'),'$'+m2(mo),f'${mo/a:.2f}','$'+m2(mo*12),Paragraph(it,r_),('$'+m2(nnn)) if nnn else '-',lt,Paragraph(rnd.choice(['1 x 5 yrs @ FMV','2 x 5 yrs @ 95% FMV','None','1 x 3 yrs @ 3.5% bump']),p)])
            rows.append(R(unit=u,building=b,tenantName=t,area=a,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=mo,annualRent=round(mo*12,2),charges=[dict(code='NNN',amount=nnn)] if nnn else [],rentSteps=[dict(date=d.strftime('%b-%y'),amount=q) for d,q in inc]))
            T[1]+=1;T[3]+=a;T[4]=round(T[4]+mo,2);T[5]=round(T[5]+nnn,2)
        G=[round(x+z,2) for x,z in zip(G,T)]
        if len(ss)>1:
            data.append(['',f'Building {bi} subtotal',m0(T[2]),f'{T[2]/tot*100:.1f}%','','','$'+m2(T[4]),f'${T[4]/T[3]:.2f}','$'+m2(T[4]*12),'','$'+m2(T[5]),'','']); i=len(data)-1; st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.4),('LINEABOVE',(0,i),(-1,i),.7,nv)]
    data.append(['','PARK TOTAL / WTD. AVG.',m0(G[2]),'100.0%','','','$'+m2(G[4]),f'${G[4]/G[3]:.2f}','$'+m2(G[4]*12),'','$'+m2(G[5]),'','']); i=len(data)-1; st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6),('BACKGROUND',(0,i),(-1,i),nv),('TEXTCOLOR',(0,i),(-1,i),colors.white)]
    tb=Table(data,colWidths=[26,104,42,34,52,52,62,34,68,92,54,50,72],repeatRows=1)
    tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.4),('BACKGROUND',(0,0),(-1,0),nv),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'MIDDLE'),('ALIGN',(2,0),(10,-1),'RIGHT'),('ALIGN',(0,1),(0,-1),'LEFT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#b8c0cc'))]+st))
    big=PS('b',fontName='Helvetica-Bold',fontSize=30,leading=36,textColor=nv); md=PS('m',fontName='Helvetica',fontSize=13,leading=18)
    kv=Table([['Net rentable area',m0(G[2])+' SF'],['Buildings','4'],['Suites',f'{int(G[0])}  ({int(G[1])} leased / {int(G[0]-G[1])} vacant)'],['Occupancy by area',f'{G[3]/G[2]*100:.1f}%'],['Annualized base rent','$'+m2(G[4]*12)],['Rent roll date','November 1, 2025']],colWidths=[160,220],hAlign='LEFT'); kv.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',11),('FONT',(0,0),(0,-1),'Helvetica-Bold',11),('LINEBELOW',(0,0),(-1,-1),.4,nv)]))
    nt=PS('n',fontName='Helvetica-Oblique',fontSize=7,leading=9)
    def later(c,d):
        c.setFont('Helvetica-Bold',11); c.setFillColor(nv); c.drawString(24,588,'Cinder Park Business Center  |  Rent Roll as of November 1, 2025'); c.setFont('Helvetica',7); c.drawRightString(768,18,f'{d.page}'); c.drawString(24,18,'Confidential - subject to non-disclosure agreement')
    first=lambda c,d:(c.setFillColor(nv),c.rect(0,0,18,612,fill=1,stroke=0))
    SimpleDocTemplate(path(f),pagesize=landscape(letter),leftMargin=24,rightMargin=24,topMargin=36,bottomMargin=34).build([Spacer(1,110),Paragraph('Cinder Park Business Center',big),Paragraph('Multi-tenant industrial &nbsp;&#183;&nbsp; Sparrow Valley, NV',md),Spacer(1,30),kv,PageBreak(),tb,Spacer(1,8),Paragraph('1. Increases show the month in which the new monthly base rent begins. 2. NNN is the current monthly estimate of operating expenses, taxes and insurance. 3. Modified gross tenants pay over a 2024 base year.',nt)],onFirstPage=first,onLaterPages=later)
    save(f,'INDUSTRIAL','broker data-room roll with cover page, stacked increases in wrapped cells, colored',False,dict(propertyName='Cinder Park Business Center',asOnDate='2025-11-01',units=int(G[0]),occupied=int(G[1]),vacant=int(G[0]-G[1]),rows=rows))
if __name__=='__main__': make()
