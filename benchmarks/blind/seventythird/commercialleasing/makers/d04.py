from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
r=random.Random(404);N='Schedule_4.1.26_Rent_Roll_Eastfield_MOB.pdf';asof=date(2025,3,1)
P=PS('p',fontName='Times-Roman',fontSize=7.6,leading=9);PR=PS('r',parent=P,alignment=2);PH=PS('h',parent=P,fontName='Times-Bold',alignment=1);PC=PS('c',parent=P,alignment=1)
Ti=PS('t',fontName='Times-Bold',fontSize=12,leading=16,alignment=1);Bd=PS('b',fontName='Times-Roman',fontSize=10,leading=12.5,alignment=4,spaceAfter=8)
L=lambda d:f'{d.strftime("%B")} {d.day}, {d.year}'
names=MED[:];r.shuffle(names);su=['101','102','105','110','120','125A','125B','200','205','210','215','220','230','300','305','310','315/320','330','LL-1','ROOF']
vac={'205','310'};data=[['Tenant','Suite','Rentable Sq. Ft.','Commencement Date','Expiration Date','Current Monthly Base Rent','Scheduled Rent Increases (monthly)','Security Deposit','Past Due as of Date']]
rows=[];A=M=D=B=0
for s in su:
    a=0 if s=='ROOF' else r.choice([980,1244,1510,1876,2230,2745,3312,4108,5226])
    if s in vac:
        A+=a;data.append([Paragraph('<b>VACANT</b>',P),s,m0(a),'','','','','','']);rows.append(row(unit=s,area=a,statusText='VACANT'));continue
    if s=='ROOF':
        nm='Nimbus Ridge Telecom (antenna license)';st,en=date(2019,7,1),date(2029,6,30);m=1850.0;steps=[(date(2025,7,1),1905.5),(date(2026,7,1),1962.67)];dep=None;bal=0
    else:
        nm=names.pop();st,en,_=lease(r,asof,(60,84,120));m=round(a*r.uniform(23,31)/12,2);steps=[];x=m;d=addm(st.replace(day=1),12)
        while d<en:
            if d>asof and len(steps)<r.choice([1,2,3]): x=round(x*1.03,2);steps.append((d,x))
            d=addm(d,12)
        if r.random()<.2: steps=[]
        dep=r.choice([None,round(m,2),5000.0,7500.0,round(2*m,2)]);bal=r.choice([0,0,0,0,round(m,2),412.5,round(m*.4,2)])
        if s=='LL-1': en='MTM'; steps=[]
    data.append([Paragraph(nm.replace('&','&amp;'),P),s,m0(a) if a else 'N/A',Paragraph(L(st),PC),Paragraph(en if en=='MTM' else L(en),PC),'$'+m2(m),Paragraph('<br/>'.join(f'{mdy(d)}: ${m2(v)}' for d,v in steps) or 'None',PR),'$'+m2(dep) if dep else 'None','$'+m2(bal)])
    A+=a;M+=m;D+=dep or 0;B+=bal
    rows.append(row(unit=s,tenantName=nm,area=a or None,statusText='Occupied',contractRent=m,leaseStartDate=st,leaseEndDate=en,deposit=dep,balance=bal,rentSteps=[dict(date=iso(d),amount=v) for d,v in steps]))
M,D,B=round(M,2),round(D,2),round(B,2)
data.append(['TOTAL','',m0(A),'','','$'+m2(M),'','$'+m2(D),'$'+m2(B)])
data[0]=[Paragraph(x,PH) for x in data[0]]
w=[92,38,44,62,62,58,84,56,50]
t=Table(data,colWidths=w,repeatRows=1)
t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('FONT',(0,1),(-1,-1),'Times-Roman',7.6),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(1,1),(1,-1),'CENTER'),('ALIGN',(2,1),(2,-1),'RIGHT'),('ALIGN',(5,1),(-1,-1),'RIGHT'),('FONT',(0,-1),(-1,-1),'Times-Bold',7.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
def foot(c,d):
    c.setFont('Times-Roman',9);c.drawCentredString(306,30,f'Schedule 4.1.26 - Page {d.page}');c.setFont('Times-Roman',7);c.drawString(33,18,'LEGAL02/44871209v6')
D_=SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=33,rightMargin=33,topMargin=48,bottomMargin=54)
D_.build([Paragraph('SCHEDULE 4.1.26',Ti),Paragraph('RENT ROLL',Ti),Spacer(1,8),Paragraph('Attached to and made a part of that certain Loan Agreement dated as of March 14, 2025, between EASTFIELD MOB OWNER, LLC, as Borrower, and TRELAWNEY LIFE INSURANCE COMPANY, as Lender.',Bd),Paragraph('<b>Property:</b> Eastfield Medical Office Building, 600 Hospital Drive, Eastfield, North Carolina<br/><b>Rent Roll as of:</b> March 1, 2025',Bd),t,Spacer(1,10),
 Paragraph('Borrower certifies that the foregoing is true, correct and complete in all material respects; that no Tenant has paid rent more than one month in advance; and that, except as shown under "Past Due as of Date", no Tenant is in monetary default. Tenants designated MTM hold over on a month-to-month basis. The roof license carries no rentable area.',Bd),KeepTogether([Paragraph('BORROWER:<br/><b>EASTFIELD MOB OWNER, LLC</b>, a Delaware limited liability company<br/><br/>By: ______________________________<br/>Name:<br/>Title: Authorized Signatory',Bd)])],onFirstPage=foot,onLaterPages=foot)
save(N,'OFFICE','Loan agreement schedule, medical office, gridded Times table',False,'Eastfield Medical Office Building','2025-03-01',rows,None,None,None if False else 2,ties=dict(area=A,contractRent=M,deposit=D,balance=B))
