from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
r=random.Random(8006); asof=d(2026,11,2)
F='appfolio_tanager_portfolio.pdf'
PR=[('Alder Court - 2218 SE Alder St Portland, OR 97214',['1','2','3','4','5','6','7','8']),('Belmont Eight - 3341 SE Belmont St Portland, OR 97214',['A','B','C','D','E','F','G','H']),('Flanders Flats - 812 NW Flanders St Portland, OR 97209',['101','102','103','201','202','203','301','302','303']),('Hawthorne Duplex - 4109 SE Hawthorne Blvd Portland, OR 97215',['4109','4111']),('Tibbetts Sixplex - 5520 SE Tibbetts St Portland, OR 97206',['1','2','3','4','5','6'])]
S=ParagraphStyle('s',fontName='Helvetica',fontSize=7,leading=8.2)
nm=names(r,60,'{f} {l}')
H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market\nRent','Rent','Deposit','Lease\nFrom','Lease\nTo','Move-in','Move-out','Past\nDue']
data=[H];st=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(5,0),(8,-1),'RIGHT'),('ALIGN',(13,0),(13,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
rows=[];G=[0]*5;N=O=0
bb={'1/1.00':(640,1495),'2/1.00':(845,1795),'Studio/1.00':(430,1225),'3/1.50':(1180,2350)}
for p,us in PR:
    k=len(data);st+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#eeeeee')),('FONT',(0,k),(-1,k),'Helvetica-Bold',7)];data.append([p]+['']*13);t=[0]*5;o=0
    for u in us:
        b='3/1.50' if 'Duplex' in p else r.choice(list(bb)[:3]);sf,mk=bb[b];x=r.random();N+=1;sf+=r.choice([0,0,10,-15])
        if x<.1:
            s=r.choice(['Vacant-Unrented','Vacant-Rented']);data.append([u,'',b,'',s,f'{sf:,}',m2(mk),'','','','','','','']);t[0]+=sf;t[1]+=mk
            rows.append(dict(propertyName=p,unit=u,unitType=b,area=sf,statusText=s,marketRent=mk));continue
        s='Notice-Unrented' if x<.16 else 'Evict' if x<.19 else 'Current';o+=1
        n=nm.pop();full=n
        if r.random()<.35: full=n+', '+nm.pop()
        rent=float(mk-r.choice([0,45,100,145,195,20]));dep=r.choice([rent,500.,750.,1000.]);mi=d(r.randint(2019,2026),r.randint(1,10),r.choice([1,1,5,14,22]))
        mtm=mi.year<2025;lf=mi if not mtm else None
        lf=d(2026,mi.month,1) if mi.year<2026 and r.random()<.6 else mi
        lt=addm(lf,12)-dt.timedelta(1)
        if lt<asof: lt=None
        mo=d(2026,11,30) if s=='Notice-Unrented' else None
        pd=round(r.uniform(40,2600),2) if s=='Evict' or r.random()<.08 else 0.0
        data.append([u,Paragraph('S8' if r.random()<.08 else '',S),b,Paragraph(full,S),s,f'{sf:,}',m2(mk),m2(rent),m2(dep),mdy(lf),mdy(lt),mdy(mi),mdy(mo),m2(pd)])
        t=[a+c for a,c in zip(t,[sf,mk,rent,dep,pd])]
        rows.append(dict(propertyName=p,unit=u,unitType=b,area=sf,tenantName=full,statusText=s,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,moveOutDate=mo,balance=pd))
    k=len(data);st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7),('LINEABOVE',(0,k),(-1,k),.3,colors.grey)]
    data.append([f'{len(us)} Units','','','',f'{o/len(us):.1%} Occupied',f'{t[0]:,}',m2(t[1]),m2(t[2]),m2(t[3]),'','','','',m2(t[4])]);G=[a+c for a,c in zip(G,t)];O+=o
k=len(data);st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.2),('LINEABOVE',(0,k),(-1,k),.8,colors.black)]
data.append([f'Total {N} Units','','','',f'{O/N:.1%} Occupied',f'{G[0]:,}',m2(G[1]),m2(G[2]),m2(G[3]),'','','','',m2(G[4])])
T=ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=14,leading=18)
el=[Paragraph('Rent Roll',T),Paragraph('Tanager Property Management LLC',S),Paragraph('Properties: Owned By: Tanager Eastside Holdings LLC',S),Paragraph('Units: Active',S),Paragraph('As of: 11/02/2026',S),Paragraph('Include Non-Revenue Units: No',S),Spacer(1,8),Table(data,colWidths=[48,26,46,110,78,36,52,52,52,50,50,50,50,46],repeatRows=1,style=st)]
def ft(c,dd): c.setFont('Helvetica',6.5);c.drawString(24,16,'Created on 11/02/2026');c.drawRightString(768,16,f'Page {dd.page}')
SimpleDocTemplate(D+F,pagesize=(792,612),leftMargin=22,rightMargin=22,topMargin=28,bottomMargin=30).build(el,onFirstPage=ft,onLaterPages=ft)
save(F,'MULTIFAMILY','r80a','AppFolio rent roll grouped by property, wrapped co-tenants, MTM leases with blank Lease To',False,None,asof,N,O,N-O,rows)
