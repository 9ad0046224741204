# AppFolio style student houses by bed, PDF (platypus)
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(7503); nm=Names(r); FN='rent_roll-20250915.pdf'
P=[('Foster House','Foster House - 412 N Foster St College Station, TX 77840',6,'6/3.00'),('Eastgate Cottage','Eastgate Cottage - 118 Walton Dr College Station, TX 77840',4,'4/2.00'),('Church Ave Commons','Church Ave Commons - 305 Church Ave College Station, TX 77840',12,'4/4.00'),('Montclair Duplex','Montclair Duplex - 209 Montclair Ave College Station, TX 77840',8,'4/2.50'),('Live Oak House','Live Oak House - 701 Live Oak St College Station, TX 77840',5,'5/3.00')]
ps=PS('a',fontName='Helvetica',fontSize=7,leading=8.2); pb=PS('b',parent=ps,fontName='Helvetica-Bold'); pr=PS('r',parent=ps,alignment=2)
hd=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due']
data=[hd]; sty=[('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('FONTSIZE',(0,1),(-1,-1),7),('LINEBELOW',(0,0),(-1,0),.8,colors.HexColor('#444444')),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(4,0),(7,-1),'RIGHT'),('ALIGN',(12,0),(12,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3)]
rows=[]; GT=[0]*6; k=0; N=O=0
stm={4:'Vacant-Unrented',13:'Vacant-Unrented',20:'Notice-Unrented',21:'Vacant-Rented',27:'Notice-Rented',33:'Vacant-Unrented'}
for name,addr,n,bd in P:
    data.append([addr]); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EEF2F6'))]
    S=[0]*6; occ=0
    for j in range(n):
        u=f'{"ABCDEFGH"[j]}' if n<9 else f'{1+j//4}0{1+(j//4)}-{"ABCD"[j%4]}'
        u=('Room ' if n<=6 else ('Unit 1-' if n==8 and j<4 else 'Unit 2-' if n==8 else ''))+(u if n!=8 else "ABCD"[j%4])
        s=stm.get(k,'Current'); k+=1; mk=r.choice([625,650,675,700]) if n!=12 else 795
        sf=None if n in (6,5) else r.choice([980,1120]) if n==8 else 1180
        if s.startswith('Vacant'):
            data.append([u,bd,'',s,m0(sf) if sf else '',m2(mk),'','','','','','','0.00'])
            rows.append(row(propertyName=name,unit=u,unitType=bd,statusText=s,area=sf,marketRent=mk,balance=0)); S[0]+=sf or 0; S[1]+=mk
            if s=='Vacant-Rented': pass
        else:
            a,b=nm(); t=f'{a} {b}'
            if r.random()<.15: t=f'{a} {r.choice(L)}-{b}'
            rent=mk-r.choice([0,0,0,25,40]); dep=r.choice([rent,300,300]); lf=D(2025,8,r.choice([1,15])); lt=D(2026,7,31); mi=r.choice([lf,lf,D(2024,8,16),D(2023,8,14)])
            mo=D(2025,10,31) if s=='Notice-Unrented' else D(2025,9,30) if s=='Notice-Rented' else None
            pd=r.choice([0]*6+[rent,112.5,40])
            data.append([u,bd,Paragraph(t,ps),s,m0(sf) if sf else '',m2(mk),m2(rent),m2(dep),us(lf),us(lt),us(mi),us(mo),m2(pd)]); occ+=1
            rows.append(row(propertyName=name,unit=u,unitType=bd,tenantName=t,statusText=s,area=sf,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,moveOutDate=mo,balance=pd))
            for q,v in enumerate([sf or 0,mk,rent,dep,pd]): S[q]+=v
    data.append([f'{n} Units','',f'{100*occ/n:.1f}% Occupied','',m0(S[0]) if S[0] else '',m2(S[1]),m2(S[2]),m2(S[3]),'','','','',m2(S[4])]); i=len(data)-1
    sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7),('LINEABOVE',(0,i),(-1,i),.4,colors.grey),('BOTTOMPADDING',(0,i),(-1,i),8)]
    GT=[a+b for a,b in zip(GT,S)]; N+=n; O+=occ
data.append([f'Total {N} Units','',f'{100*O/N:.1f}% Occupied','',m0(GT[0]),m2(GT[1]),m2(GT[2]),m2(GT[3]),'','','','',m2(GT[4])]); i=len(data)-1
sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2),('LINEABOVE',(0,i),(-1,i),1,colors.black)]
def foot(c,d):
    c.setFont('Helvetica',6.5); c.setFillGray(.4); c.drawString(36,22,'Created on 09/15/2025'); c.drawRightString(756,22,f'Page {d.page}')
doc=SimpleDocTemplate(f'{ROOT}/documents/{FN}',pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=32,bottomMargin=38)
h=PS('h',fontName='Helvetica-Bold',fontSize=15,leading=19); s8=PS('s',fontName='Helvetica',fontSize=7.5,leading=10,textColor=colors.HexColor('#555555'))
tb=Table(data,colWidths=[54,34,98,74,34,52,50,50,52,52,52,52,48],repeatRows=1); tb.setStyle(TableStyle(sty))
doc.build([Paragraph('Rent Roll',h),Paragraph('<b>Brazos Campus Rentals LLC</b>',s8),Paragraph('Properties: Foster House, Eastgate Cottage, Church Ave Commons, Montclair Duplex, Live Oak House',s8),Paragraph('Units: Active',s8),Paragraph('As of: 09/15/2025',s8),Paragraph('Include Non-Revenue Units: No',s8),Spacer(1,8),tb],onFirstPage=foot,onLaterPages=foot)
save(FN,T(propertyName='Brazos Campus Rentals LLC',asOnDate='2025-09-15',units=N,occupied=O,vacant=N-O,rows=rows),'STUDENT_HOUSING','AppFolio rent roll grouped by property, by the bed',False,
 [('mk',GT[1],ssum(rows,'marketRent')),('rent',GT[2],ssum(rows,'contractRent')),('dep',GT[3],ssum(rows,'deposit')),('pd',GT[4],ssum(rows,'balance')),('sf',GT[0],ssum(rows,'area'))])
