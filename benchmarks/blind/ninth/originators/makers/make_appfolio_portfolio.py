# AppFolio-like rent roll PDF, grouped by property; planted: one unit row dropped from print, totals still count it
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
r=random.Random(4202); nm=N(r); NAME='appfolio_portfolio'; AS=D(2025,7,31)
P=[('Birchmere Flats - 418 Birchmere St Dayton, OH 45410',12,'2/1.00',845,975),('Tilden Court - 77 Tilden Ave Dayton, OH 45403',8,'1/1.00',610,795),('Wayland Row - 1203 Wayland Rd Kettering, OH 45429',10,'3/1.50',1120,1295)]
b=ParagraphStyle('b',fontName='Helvetica',fontSize=7,leading=8.2); bb=ParagraphStyle('bb',parent=b,fontName='Helvetica-Bold')
H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Past Due']
tab=[H]; st=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('ALIGN',(5,0),(8,-1),'RIGHT'),('ALIGN',(12,0),(12,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
rows=[];G=[0]*6;occ=vac=nu=0;planted=None
for pi,(p,n,bd,sf,mk) in enumerate(P):
    tab.append([p]+['']*12); k=len(tab)-1; st+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'Helvetica-Bold',7.5),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#e8eef4'))]
    T=[0]*6;po=0
    for i in range(n):
        u=str(i+1) if pi==0 else (f'{"AB"[i//4]}{i%4+1}' if pi==1 else str(1203+2*i)); m=mk+r.choice([0,20,35])
        rec=dict(unit=u,propertyName=p.split(' - ')[0],section=p,unitType=bd,area=sf,marketRent=float(m))
        v=(pi,i) in((0,4),(1,6),(2,2)); T[0]+=sf;T[1]+=m
        if v: rec['statusText']='Vacant-Unrented'; line=[u,'',bd,'','Vacant-Unrented',f'{sf:,}',money(m),'','','','','','']
        else:
            f,l=nm.fl(); t=f'{f} {l}'
            if r.random()<.25: f2,_=nm.fl(); t+=f', {f2} {l}'
            s='Notice-Unrented' if r.random()<.1 else 'Current'; rent=m-r.choice([0,30,55,80]); dep=r.choice([rent,500,750])
            mi=AS-dt.timedelta(r.randint(40,1600)); lf=mi
            while addm(lf,12)<=AS: lf=addm(lf,12)
            le=addm(lf,12)-dt.timedelta(1); pd=r.choice([0]*5+[round(rent*r.random(),2)])
            if r.random()<.12: le=None
            rec.update(tenantName=t,statusText=s,contractRent=float(rent),deposit=float(dep),leaseStartDate=lf,leaseEndDate=le,moveInDate=mi,balance=float(pd))
            line=[u,'Pet' if r.random()<.15 else '',bd,Paragraph(t,b),s,f'{sf:,}',money(m),money(rent),money(dep),us(lf),us(le) if le else '',us(mi),money(pd)]
            T[2]+=rent;T[3]+=dep;T[4]+=pd;po+=1
        if (pi,i)==(2,6):
            planted=dict(what=f'unit {u} of Wayland Row ({rec.get("tenantName")}, rent {money(rent)}) is not printed, but is counted in the Wayland Row and grand totals',kind='row_dropped'); continue
        rows.append(rec); tab.append(line)
    tab.append([f'{n} Units','','','',f'{100*po/n:.1f}% Occupied',f'{T[0]:,}',money(T[1]),money(T[2]),money(T[3]),'','','',money(T[4])]); k=len(tab)-1; st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7),('LINEABOVE',(0,k),(-1,k),.4,colors.grey)]
    G=[a+c for a,c in zip(G,T)];nu+=n;occ+=po
tab.append([f'Total {nu} Units','','','',f'{100*occ/nu:.1f}% Occupied',f'{G[0]:,}',money(G[1]),money(G[2]),money(G[3]),'','','',money(G[4])]); k=len(tab)-1; st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7),('LINEABOVE',(0,k),(-1,k),1,colors.black)]
def foot(c,d): c.setFont('Helvetica',6.5); c.drawString(30,20,'Created on 08/04/2025'); c.drawRightString(762,20,f'Page {d.page}')
d=SimpleDocTemplate(doc(NAME,'pdf'),pagesize=landscape(letter),margins=0,leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=34)
d.build([Paragraph('<font size=14>Rent Roll</font>',bb),Spacer(1,8),Paragraph('Properties: Harrow &amp; Finch Rentals portfolio (3)<br/>Units: Active &nbsp; As of: 07/31/2025<br/>Include Non-Revenue Units: No',b),Spacer(1,8),Table(tab,colWidths=[50,32,36,124,72,36,58,54,54,55,55,55,50],repeatRows=1,style=TableStyle(st))],onFirstPage=foot,onLaterPages=foot)
finish(NAME,'pdf',dict(propertyName=None,asOnDate=iso(AS),units=nu,occupied=occ,vacant=nu-occ,planted=planted,rows=rows),'MULTIFAMILY','AppFolio-like rent roll grouped by property, subtotals and grand total, blank lease-to for month-to-month',False)
