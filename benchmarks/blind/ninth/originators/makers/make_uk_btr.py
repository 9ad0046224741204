# UK build-to-rent tenancy schedule, A4 landscape PDF, sqm, pcm, block headings
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
r=random.Random(4606); nm=N(r); NAME='uk_btr_schedule'; AS=D(2025,3,25)
H=[['Apartment','','Size\n(sq m)','Tenancy','','','','Rent £ pcm','','Deposit\n£'],['No.','Type','','Tenant(s)','Status','Start','End','ERV','Passing','']]
st=[('SPAN',(0,0),(1,0)),('SPAN',(2,0),(2,1)),('SPAN',(3,0),(6,0)),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(9,1)),('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,1),'Times-Bold',8.5),('ALIGN',(0,0),(-1,0),'CENTER'),('ALIGN',(7,2),(-1,-1),'RIGHT'),('ALIGN',(2,2),(2,-1),'RIGHT'),('BOX',(0,0),(-1,1),.6,colors.black),('INNERGRID',(0,0),(-1,1),.3,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8)]
tab=H[:]; rows=[];G=[0,0,0];d=lambda x:x.strftime('%d/%m/%Y')
for b,n in(('Weaver House',18),('Dyer House',14)):
    tab.append([b]+['']*9); st.append(('FONT',(0,len(tab)-1),(-1,len(tab)-1),'Times-BoldItalic',10)); T=[0,0,0]
    for i in range(n):
        u=f'{b[0]}{i//4+1}.{i%4+1:02d}'; ty,sz,e=[('1 bed',48.5,1225),('2 bed',67.2,1560),('Studio',36.9,995),('2 bed+',72.4,1640)][i%4]; e+=15*(i//4)
        rec=dict(unit=u,building=b,unitType=ty,area=sz,marketRent=float(e)); T[0]+=e
        if i in(5,12): s='Void'; rec['statusText']=s; line=[u,ty,sz,'',s,'','',money(e,0),'','']
        else:
            f,l=nm.fl(); t=f'{f} {l}'; a=AS-dt.timedelta(r.randint(20,350)); z=addm(a,12)-dt.timedelta(1); p=e-r.choice([0,10,25,45]); dep=round(p*12/52*5); s='Notice' if r.random()<.1 else 'Let'
            rec.update(tenantName=t,statusText=s,leaseStartDate=a,leaseEndDate=z,contractRent=float(p),deposit=float(dep)); T[1]+=p;T[2]+=dep
            line=[u,ty,sz,t,s,d(a),d(z),money(e,0),money(p,0),money(dep,0)]
        rows.append(rec); tab.append(line)
    tab.append([f'{b} total ({n} apartments, {n-2} let, 2 void)']+['']*6+[money(x,0) for x in T]); k=len(tab)-1; st+=[('FONT',(0,k),(-1,k),'Times-Bold',8.5),('LINEABOVE',(7,k),(-1,k),.5,colors.black)]; G=[x+y for x,y in zip(G,T)]
tab.append(['Scheme total (32 apartments, 28 let, 4 void)']+['']*6+[money(x,0) for x in G]); k=len(tab)-1; st+=[('FONT',(0,k),(-1,k),'Times-Bold',9),('LINEABOVE',(7,k),(-1,k),1,colors.black),('LINEBELOW',(7,k),(-1,k),1,colors.black)]
h=ParagraphStyle('h',fontName='Times-Bold',fontSize=15,leading=19); p=ParagraphStyle('p',fontName='Times-Roman',fontSize=9.5)
SimpleDocTemplate(doc(NAME,'pdf'),pagesize=landscape(A4),topMargin=36,bottomMargin=36).build([Paragraph('Loomgate Quarter, Leeds',h),Paragraph('Tenancy schedule as at 25 March 2025. Let includes apartments under notice.',p),Spacer(1,8),Table(tab,colWidths=[52,50,44,150,48,66,66,58,58,58],repeatRows=2,style=TableStyle(st))])
finish(NAME,'pdf',dict(propertyName='Loomgate Quarter',asOnDate=iso(AS),units=32,occupied=28,vacant=4,rows=rows),'MULTIFAMILY','UK build-to-rent schedule, grouped headers, block headings, sq m, dd/mm/yyyy',False)
