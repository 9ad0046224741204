from h import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import legal,landscape
r=R(707); N=Names(r); fn='rr_net_lease_portfolio_schedule.pdf'
s=PS('s',fontName='Times-Roman',fontSize=8,leading=9); sr=PS('r',parent=s,alignment=2); sb=PS('b',parent=s,fontName='Times-Bold'); hh=PS('h',parent=sb,textColor=colors.white,alignment=1,fontSize=7.5)
P_=Paragraph
hd=['Site No.','Property','City / State','Tenant / Guarantor','Bldg. SF','Rent Commences','Primary Term Ends','Renewal Options','Current Annual Base Rent','Next Increase','Annual Rent After Increase','Lease Type']
data=[[P_(x,hh) for x in hd]]; sty=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#38533d')),('LINEBELOW',(0,1),(-1,-1),.25,colors.grey),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
chains=['Tire Barn of America','Dollar Corner Stores','Rapid Lube Express','Sunny Skillet Restaurants','FirstStep Early Learning','MedQuick Urgent Care','Big Buck Convenience','PawsFirst Veterinary']
conc=['Tire & Auto','Dollar Store','Quick Lube','Restaurant','Child Care','Urgent Care','C-Store','Vet Clinic']
rows=[]; TS=TR=0; o=v=0; num=101
for stt,cities in (('GEORGIA',['Tifton','Rome','Newnan','Warner Robins','Dalton','Valdosta','Griffin']),('OHIO',['Lima','Mansfield','Xenia','Findlay','Troy','Elyria','Zanesville','Lancaster']),('TENNESSEE',['Cookeville','Dyersburg','Tullahoma','Maryville','Gallatin','Lebanon']),('TEXAS',['Lufkin','Paris','Kerrville','Sherman','Odessa','Seguin','Weslaco','Alice'])):
    i0=len(data); data.append([P_(stt,sb)]+['']*11); sty+=[('SPAN',(0,i0),(-1,i0)),('BACKGROUND',(0,i0),(-1,i0),colors.HexColor('#e4ebe0'))]; ss=sr_=0
    for c in cities:
        k=r.randrange(8); sf=r.choice([2450,3800,4500,6900,8320,9100,10640]); pn=f'{conc[k]} - {c}'; u=str(num); num+=r.choice([1,1,2,3]); ss+=sf
        if c in('Troy','Alice'):
            v+=1; data.append([P_(x,s) for x in (u,pn,f'{c}, {stt.title()}','DARK - Vacant')]+[P_(m0(sf),sr)]+['']*7); rows.append(row(unit=u,propertyName=pn,area=sf,statusText='DARK - Vacant',section=stt)); continue
        o+=1; fr=r.random()<.5; op=f'{N("retail").split()[0]} Holdings, LLC' if fr else chains[k]+', Inc.'
        st=addm(d(2026,1),-r.randint(6,140)); ex=eom(addm(st,r.choice([180,240])-1)); rent=round(sf*r.uniform(14,33)); nb=addm(st,60)
        while nb<=d(2026,1,31): nb=addm(nb,60)
        nr=round(rent*r.choice([1.1,1.075,1.05])); ok=nb<ex; sr_+=rent
        data.append([P_(u,s),P_(pn,s),P_(f'{c}, {stt.title()}',s),P_(op+(f'<br/><i>Guar.: {chains[k]}, Inc.</i>' if fr else ''),s),P_(m0(sf),sr),P_(us(st),s),P_(us(ex),s),P_(r.choice(['4 x 5 yrs','3 x 5 yrs','2 x 10 yrs','None']),s),P_('$'+m0(rent),sr),P_(us(nb) if ok else 'Flat',s),P_('$'+m0(nr) if ok else '',sr),P_(r.choice(['NNN','NNN','NN','Abs. NNN']),s)])
        rows.append(row(unit=u,propertyName=pn,tenantName=op,area=sf,statusText='Occupied',section=stt,annualRent=rent,leaseStartDate=iso(st),leaseEndDate=iso(ex),rentSteps=[dict(date=iso(nb),amount=nr,per='year')] if ok else None))
    data.append(['',P_(f'Subtotal {stt.title()} ({len(cities)} sites)',sb),'','',P_(f'<b>{m0(ss)}</b>',sr),'','','',P_(f'<b>${m0(sr_)}</b>',sr),'','','']); TS+=ss;TR+=sr_
data.append(['',P_(f'PORTFOLIO TOTAL ({o+v} sites)',sb),'','',P_(f'<b>{m0(TS)}</b>',sr),'','','',P_(f'<b>${m0(TR)}</b>',sr),'','','']); sty.append(('LINEABOVE',(0,-1),(-1,-1),1,colors.black))
t=Table(data,colWidths=[36,105,95,140,48,62,62,62,72,62,72,50],repeatRows=1); t.setStyle(TableStyle(sty))
def foot(c,doc): c.setFont('Times-Italic',8); c.drawString(60,24,'Schedule B to Loan Agreement - Fairmead Net Lease Fund II, LP'); c.drawRightString(950,24,f'B-{doc.page}')
SimpleDocTemplate(B+'documents/'+fn,pagesize=landscape(legal),margins=0,leftMargin=50,rightMargin=50,topMargin=36,bottomMargin=44,invariant=1).build([P_('SCHEDULE B',PS('c',fontName='Times-Bold',fontSize=13,alignment=1,leading=16)),P_('Schedule of Leases - Mortgaged Properties, as of January 31, 2026',PS('c2',fontName='Times-Roman',fontSize=10,alignment=1,leading=18)),t,Spacer(1,8),P_('Annual Base Rent excludes taxes, insurance and maintenance, all of which are paid by the tenants directly, save that under leases marked NN the landlord keeps roof and structure.',s)],onFirstPage=foot,onLaterPages=foot)
save(fn,'RETAIL','loan schedule of a net-lease portfolio, one site a row, by state',False,rows,propertyName=None,asOnDate='2026-01-31',units=o+v,occupied=o,vacant=v)
