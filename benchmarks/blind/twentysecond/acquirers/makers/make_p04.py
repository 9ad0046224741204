# AppFolio-like, grouped by property
from util import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
g=G(2804); f='p04_walkups.pdf'; asof=dt.date(2025,11,3)
props=[('Birch Court Fourplex - 418 Birch Ct Eastmoor, OH 43299',['1','2','3','4']),('2207 Hanley - 2207 Hanley Ave Eastmoor, OH 43299',['101','102','103','201','202','203']),('Rosewalk - 15 Rosewalk Ln Eastmoor, OH 43299',['A','B','C','D','E','F','G','H'])]
hdr=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count']
T=[hdr];sty=[];rows=[];G_=[0]*6;N=O=V=0
P=ParagraphStyle('p',fontName='Helvetica',fontSize=7,leading=8)
for pn,us in props:
    sty+= [('SPAN',(0,len(T)),(-1,len(T))),('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',7.5)];T.append([pn]+['']*13)
    s=[0]*5;o=0
    for u in us:
        two=g.random()<.6;bd='2/1.00' if two else '1/1.00';sf=(865 if two else 640)+g.choice([0,10,25]);mk=1095 if two else 895
        z=g.random();stt='Current'
        if (u in('3','203') and 'Rosewalk' not in pn): stt='Vacant-Unrented' if u=='3' else 'Vacant-Rented'
        if u in('C','102'): stt='Notice-Unrented'
        if u=='G': stt='Evict'
        N+=1
        if stt.startswith('Vac'):
            V+=1;T.append([u,bd,'',stt,m0(sf),m2(mk),'','','','','','','','']);rows.append(row(unit=u,propertyName=pn,unitType=bd,statusText=stt,area=sf,marketRent=mk));s[0]+=sf;s[1]+=mk;continue
        o+=1;O+=1;lb,le,mi=g.lease(asof);nm=g.nm(1)
        if g.random()<.3: nm+=', '+g.nm(1)
        rent=mk-g.choice([0,20,45,100,145]);dep=g.choice([rent,500,795]);pd=0.0 if g.random()<.7 else round(g.uniform(20,900),2)
        if stt=='Evict': pd=3120.0
        if g.random()<.18: lt=None
        else: lt=le
        mo=dt.date(2025,11,30) if 'Notice' in stt else None
        T.append([u,bd,Paragraph(nm,P),stt,m0(sf),m2(mk),m2(rent),m2(dep),mdy(lb),mdy(lt),mdy(mi),mdy(mo),m2(pd),'0'])
        rows.append(row(unit=u,propertyName=pn,unitType=bd,tenantName=nm,statusText=stt,area=sf,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=lb,leaseEndDate=lt,moveInDate=mi,moveOutDate=mo,balance=pd))
        for i,x in enumerate([sf,mk,rent,dep,pd]): s[i]=round(s[i]+x,2)
    sty.append(('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',7));sty.append(('LINEABOVE',(4,len(T)),(-1,len(T)),.5,colors.black))
    T.append([f'{len(us)} Units','','',f'{100*o/len(us):.1f}% Occupied',m0(s[0]),m2(s[1]),m2(s[2]),m2(s[3]),'','','','',m2(s[4]),''])
    for i in range(5):G_[i]=round(G_[i]+s[i],2)
sty.append(('BACKGROUND',(0,len(T)),(-1,len(T)),colors.HexColor('#e6e6e6')));sty.append(('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',7))
T.append([f'Total {N} Units','','',f'{100*O/N:.1f}% Occupied',m0(G_[0]),m2(G_[1]),m2(G_[2]),m2(G_[3]),'','','','',m2(G_[4]),''])
base=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#d9e2ec')),('ALIGN',(4,0),(7,-1),'RIGHT'),('ALIGN',(12,0),(13,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
t=Table(T,colWidths=[50,34,92,66,34,52,50,50,50,50,50,48,48,44],repeatRows=1,style=base+sty)
h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=14);q=ParagraphStyle('q',fontName='Helvetica',fontSize=7.5,leading=10)
def ft(c,d):c.setFont('Helvetica',7);c.drawString(36,20,'Created on 11/05/2025');c.drawRightString(756,20,f'Page {d.page}')
SimpleDocTemplate(H+'documents/'+f,pagesize=landscape(letter),leftMargin=32,rightMargin=32,topMargin=34,bottomMargin=36).build([Paragraph('Rent Roll',h),Spacer(1,9),Paragraph('<b>Properties:</b> Lorimer Street Partners portfolio (3 properties)<br/><b>Units:</b> Active<br/><b>As of:</b> 11/03/2025<br/><b>Include Non-Revenue Units:</b> No',q),Spacer(1,8),t],onFirstPage=ft,onLaterPages=ft)
for r in rows: r['propertyName']=r['propertyName'].split(' - ')[0]
save(f,'MULTIFAMILY','appfolio, grouped by property',False,None,asof,rows,N,O,V,ties=[(G_[2],sm(rows,'contractRent')),(G_[4],sm(rows,'balance')),(G_[1],sm(rows,'marketRent'))])
