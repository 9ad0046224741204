from lib import *
import random,datetime
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
random.seed(202)
fn='karrabee_village_tenancy_schedule.pdf'
sec=[('Majors',[('T01','Hartley Fresh Supermarkets Pty Ltd',3620,255),('T02','Bargain Barn Variety Pty Ltd',1480,190)]),
('Mini Majors',[('MM1','Karrabee Liquor Cellars',612,330),('MM2','Peak Pharmacy Group',388,640),('MM3',None,455,400)]),
('Specialties',[(f'{i}' if i!=9 else '9/10',n,random.choice([48,62,71,85,96.5,104,118.4,77]),random.choice([720,810,880,940,1050])) for i,n in zip([1,2,3,4,5,6,7,8,9,11,12,13,14,15,16,17,18],['Bean Street Espresso','Sushi Kumo','Karrabee Newsagency & Lotto','Dr Tan Family Practice','Glow Skin Clinic','Vogue Nails','Pie Society',None,'Wattle Hair Collective','Pet Pantry','Tran\'s Hot Bread','Specs & Co Optometrists','Mobile Fix-It','Coastal Travel Advisers',None,'Lotus Thai Takeaway','Regent Dry Cleaners'])]),
('Kiosks & ATMs',[('K1','Juice Junction',14,4100),('K2','Keys & Cobblers',11,3650),('ATM1','Southern Mutual Bank',2,9500)]),
('Pad Sites & Offices',[('PAD1','Burger Depot (Qld) Pty Ltd',285,620),('L1-01','Wren & Poole Accountants',142,365),('L1-02','Member for Karrabee - Electorate Office',176,372),('L1-03',None,98,340)])]
f=lambda d:d.strftime('%d-%b-%y')
P=ParagraphStyle('p',fontName='Helvetica',fontSize=6.8,leading=7.6)
hdr=[['Shop','Lessee','GLA','Lease','','Option','Base Rent','','Outgoings','Promo','Gross Rent','Annual','Next','Bank'],['','','(m²)','Start','Expiry','(yrs)','$ p.a.','$/m²','$ p.a.','Levy $ p.a.','$ p.a.','Review','Review','Guarantee $']]
data=hdr[:];st=[('FONT',(0,0),(-1,-1),'Helvetica',6.8),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.8),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1F4E4A')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(3,0),(4,0)),('SPAN',(6,0),(7,0)),('ALIGN',(3,0),(4,0),'CENTER'),('ALIGN',(6,0),(7,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LINEBELOW',(0,2),(-1,-1),.2,colors.lightgrey)]
for k in (2,6,7,8,9,10,13): st.append(('ALIGN',(k,1),(k,-1),'RIGHT'))
tr=[];G=[0]*6;nv=n=0;va=0
for s,us in sec:
    st+=[('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#D8E6E4')),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.2)];data.append([s]+['']*13)
    S=[0]*6
    for u,nm,a,rt in us:
        n+=1
        if not nm:
            nv+=1;va+=a
            og=round(a*118);S=[S[0]+a,S[1],S[2],S[3],S[4],S[5]]
            data.append([u,'Vacant',f'{a:,.1f}','','','','','','','','','','','']);tr.append(R(unit=u,section=s,area=a,statusText='Vacant'));continue
        mon=nm.startswith('Wattle')
        y0=random.randint(2018,2024);m0=random.randint(1,12);t=15 if s=='Majors' else random.choice([5,5,7]);
        a0=datetime.date(y0,m0,1)
        if mon:t=3;a0=datetime.date(2021,4,1)
        e=datetime.date(a0.year+t,a0.month,1)-datetime.timedelta(1)
        if e<datetime.date(2025,7,1) and not mon: a0=a0.replace(year=a0.year+4);e=e.replace(year=e.year+4,day=min(e.day,28)) if e.month==2 else e.replace(year=e.year+4)
        br=round(a*rt);og=round(a*118) if s!='Kiosks & ATMs' else 0;pl=round(br*.03) if s in('Specialties','Kiosks & ATMs') else 0
        g=br+og+pl;bg=round(g/4) if s!='Majors' and not nm.startswith('Member') else 0
        S=[p+q for p,q in zip(S,[a,br,og,pl,g,bg])]
        data.append([u,Paragraph(nm,P),f'{a:,.1f}',f(a0),'Monthly' if mon else f(e),random.choice(['5','5+5','Nil','3']) if not mon else 'Nil',f'{br:,}',f'{br/a:,.0f}',f'{og:,}' if og else 'Gross',f'{pl:,}' if pl else '–',f'{g:,}',random.choice(['CPI','4.0%','3.5%','CPI+1%']),f(datetime.date(2026,a0.month,1)),f'{bg:,}' if bg else '–'])
        ch=[dict(code='Base Rent',amount=br,per='year')]
        if og:ch.append(dict(code='Outgoings',amount=og,per='year'))
        if pl:ch.append(dict(code='Promo Levy',amount=pl,per='year'))
        tr.append(R(unit=u,section=s,tenantName=nm,area=a,statusText='Occupied',leaseStartDate=a0.isoformat(),leaseEndDate='Monthly' if mon else e.isoformat(),annualRent=br,charges=ch,totalCharges=g,deposit=bg or None))
    st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-BoldOblique',6.8),('LINEABOVE',(0,len(data)),(-1,len(data)),.5,colors.black)]
    data.append(['','Total '+s,f'{S[0]:,.1f}','','','',f'{S[1]:,}','',f'{S[2]:,}',f'{S[3]:,}',f'{S[4]:,}','','',f'{S[5]:,}'])
    G=[p+q for p,q in zip(G,S)]
st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.4),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#1F4E4A')),('TEXTCOLOR',(0,len(data)),(-1,len(data)),colors.white)]
data.append(['','CENTRE TOTAL',f'{G[0]:,.1f}','','','',f'{G[1]:,}','',f'{G[2]:,}',f'{G[3]:,}',f'{G[4]:,}','','',f'{G[5]:,}'])
w=[36,150,44,48,48,34,56,40,52,50,58,42,48,56]
def deco(c,d):
    c.setFont('Helvetica-Bold',13);c.drawString(36,558,'Karrabee Village Shopping Centre');c.setFont('Helvetica',8.5);c.drawString(36,546,'Tenancy Schedule as at 31 July 2025 – 118 Banksia Drive, Karrabee QLD 4571')
    c.drawRightString(806,558,'Wardell Asset Management Pty Ltd');c.setFont('Helvetica',7);c.drawString(36,22,'All amounts exclusive of GST. Printed 04-Aug-2025 09:12');c.drawRightString(806,22,'Page %d'%d.page)
doc=SimpleDocTemplate(D+fn,pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=60,bottomMargin=36)
t=Table(data,colWidths=w,repeatRows=2);t.setStyle(TableStyle(st))
sm=Table([['Summary','Tenancies','GLA m²','%'],['Leased',n-nv,f'{G[0]-va:,.1f}',f'{(G[0]-va)/G[0]:.1%}'],['Vacant',nv,f'{va:,.1f}',f'{va/G[0]:.1%}'],['Total',n,f'{G[0]:,.1f}','100.0%']],colWidths=[80,60,60,50],hAlign='LEFT');sm.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('BOX',(0,0),(-1,-1),.5,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT')]))
doc.build([t,Spacer(1,10),KeepTogether([sm,Spacer(1,6),Paragraph('Percentage rent: Hartley Fresh pays 2.0% of MAT above $38.5m (no percentage rent payable for the year to June 2025). Wattle Hair Collective is holding over on a monthly tenancy.',P)])],onFirstPage=deco,onLaterPages=deco)
save(fn,'RETAIL','Australian centre tenancy schedule, grouped header, sections',False,'Karrabee Village Shopping Centre','2025-07-31',n,n-nv,nv,tr,totals=dict(annualRent=G[1],area=round(G[0],1),totalCharges=G[4],deposit=G[5]))
