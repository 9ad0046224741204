from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet
r=random.Random(3103); nm=Nm(r); N='seniors_residence_census_ontario.pdf'
ss=getSampleStyleSheet(); small=ss['BodyText'].clone('x',fontSize=7.5,leading=9)
el=[Paragraph('<b>Maplegrove Terrace Retirement Residence</b>',ss['Heading2']),Paragraph('Resident Roll and Monthly Fees &mdash; as at 31 December 2025 &nbsp;&nbsp; (all amounts in CAD, per month)',small),Spacer(1,6)]
rows=[];G=[0]*5;U=dict(n=0,o=0,v=0);rec=[]
W=[('INDEPENDENT LIVING - EAST WING','E',18,[('Studio',365,3150),('1 Bedroom',540,3995),('2 Bedroom',815,5240)],(0,0,175)),('ASSISTED LIVING - WEST WING','W',14,[('Studio',340,3890),('1 Bedroom',505,4720)],(650,950,1400)),('MEMORY CARE - GARDEN LEVEL','G',8,[('Private Suite',310,6380)],(1250,1250,1650))]
f=lambda x:f'{x.year}-{x.month:02d}-{x.day:02d}'
for w,pre,n,tys,care in W:
    d_=[['Suite','Suite Type','Sq.Ft.','Resident(s)','Move-In','Market\nRate','Room\nRate','Care\nPackage','2nd\nPerson','Total\nFees']];T=[0]*5;c=[0,0]
    sty=[]
    for k in range(1,n+1):
        u=f'{pre}{100+k if k<=10 else 190+k}'; t=tys[k%len(tys)]; U['n']+=1;c[0]+=1;T[0]+=t[2]
        vac=r.random()<.13
        if pre=='E' and k==3:
            d_.append([u,t[0],t[1],'Guest / Respite Model','','%s'%m0(t[2]),'','','','']); rows.append(R(unit=u,unitType=t[0],area=t[1],section=w,statusText='Guest / Respite Model',marketRent=t[2])); G0=1; continue
        if vac:
            U['v']+=1; d_.append([u,t[0],t[1],'VACANT','',m0(t[2]),'','','','']); sty.append(('TEXTCOLOR',(3,len(d_)-1),(3,len(d_)-1),colors.red)); rows.append(R(unit=u,unitType=t[0],area=t[1],section=w,statusText='VACANT',marketRent=t[2])); continue
        U['o']+=1;c[1]+=1; two=pre!='G' and r.random()<.2; name=nm(); 
        if two: name=name.split(' ')[0]+' & '+r.choice([q for q in FN if q!=name.split(' ')[0]])+' '+name.split(' ')[1]
        rm=t[2]-r.choice([0,0,75,120,210]); ca=r.choice(care); se=795 if two else 0; tot=rm+ca+se; mi=d(r.randrange(2019,2026),r.randrange(1,12),r.randrange(1,28))
        d_.append([u,t[0],t[1],Paragraph(name,small),f(mi),m0(t[2]),m0(rm),m0(ca),m0(se),m0(tot)])
        for i,v in enumerate((rm,ca,se,tot)): T[i+1]+=v
        rows.append(R(unit=u,unitType=t[0],area=t[1],section=w,tenantName=name,moveInDate=iso(mi),marketRent=t[2],contractRent=rm,charges=[dict(code='Care Package',amount=ca),dict(code='2nd Person',amount=se)],totalCharges=tot,statusText='Occupied'))
    G=[a+b for a,b in zip(G,T)]
    d_.append([f'Subtotal ({c[1]} of {c[0]} suites occupied)','','','','']+[m0(x) for x in T]); L=len(d_)-1
    t_=Table(d_,colWidths=[36,58,34,124,54,46,46,46,44,52],repeatRows=1); t_.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.5),('LEADING',(0,0),(-1,-1),9),('GRID',(0,0),(-1,L-1),.25,colors.Color(.7,.75,.7)),('BACKGROUND',(0,0),(-1,0),colors.Color(.2,.4,.3)),('TEXTCOLOR',(0,0),(-1,0),colors.white),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('FONTNAME',(0,L),(-1,L),'Helvetica-Bold'),('SPAN',(0,L),(4,L)),('LINEABOVE',(0,L),(-1,L),1,colors.black),('ALIGN',(5,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('VALIGN',(0,0),(-1,-1),'MIDDLE')]+sty))
    el+=[Paragraph(f'<b>{w}</b>',small.clone('h',spaceBefore=8,spaceAfter=2,fontSize=9)),t_]
    rec.append((w.split(' - ')[0].title(),c[0],c[1]))
t_=Table([['RESIDENCE TOTAL','','','','']+[m0(x) for x in G]],colWidths=[36,58,34,124,54,46,46,46,44,52]); t_.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Helvetica-Bold'),('FONTSIZE',(0,0),(-1,-1),7.5),('ALIGN',(5,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),1,colors.black)]))
mod=U['n']-U['o']-U['v']
r_=Table([['Census','Suites','Occupied','Occ. %']]+[[a,b,c,f'{100*c/b:.1f}%'] for a,b,c in rec]+[['Total',U['n'],U['o'],f"{100*U['o']/U['n']:.1f}%"]],hAlign='LEFT',colWidths=[110,50,50,50]); r_.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.5),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
el+=[Spacer(1,8),t_,Spacer(1,10),KeepTogether([r_,Paragraph(f"Vacant suites: {U['v']}. Model / guest suites (not available): {mod}.",small)])]
SimpleDocTemplate(f'{B}/documents/{N}',pagesize=letter,leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=40).build(el,onFirstPage=lambda c,D:(c.setFont('Helvetica',6.5),c.drawString(36,22,'Printed 2026-01-07'),c.drawRightString(576,22,'1')),onLaterPages=lambda c,D:(c.setFont('Helvetica',6.5),c.drawString(36,22,'Printed 2026-01-07'),c.drawRightString(576,22,str(D.page))))
save(N,'SENIOR_HOUSING',rows,'Maplegrove Terrace Retirement Residence','2025-12-31',U['n'],U['o'],U['v'],'seniors residence roll by wing, CAD','care fees, guest suite, section tables')
