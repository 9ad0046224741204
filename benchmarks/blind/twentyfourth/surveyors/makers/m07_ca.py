from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
R=random.Random(707);F='Rent Roll - 1540 Dunmore St W.pdf'
s=PS('a',fontName='Times-Roman',fontSize=10,leading=13)
rows=[];el=[Paragraph('<b>1540 Dunmore Street West</b>, Hamilton, Ontario',PS('h',fontName='Times-Roman',fontSize=15,leading=20)),Paragraph('Rent roll at October 1, 2025 - monthly amounts in Canadian dollars',s),Spacer(1,10)]
st=[('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),9),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('BOX',(0,0),(-1,-1),.6,colors.black),('INNERGRID',(0,0),(-1,-1),.25,colors.black),('FONTNAME',(0,-1),(-1,-1),'Times-Bold'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
m=lambda v:f'${v:,.2f}'
# A
A=[['Store','Tenant','Sq ft','Base rent','TMI','HST 13%','Total','Lease ends']];T=[0]*5
for u,t,a,b,e in [('Store A','Kingfisher Variety',1150,3450.0,'May 31, 2028'),('Store B','Delphi Hair Studio Inc.',840,2520.0,'Month to month'),('Store C','VACANT (asking $2,950.00)',980,None,''),('Store D','Yarrow Physiotherapy Prof. Corp.',1620,4995.0,'Dec 31, 2030')]:
    if b is None: A.append([u,t,f'{a:,}','','','','','']);rows.append(dict(unit=u,area=a,statusText='VACANT',marketRent=2950.0,section='A. Commercial (ground floor)'));T[0]+=a;continue
    tm=round(a*1.05,2);hs=round((b+tm)*.13,2);tt=round(b+tm+hs,2);A.append([u,t,f'{a:,}',m(b),m(tm),m(hs),m(tt),e])
    rows.append(dict(unit=u,tenantName=t,area=a,statusText='Occupied',contractRent=b,leaseEndDate={'Month to month':'Month to month','May 31, 2028':'2028-05-31'}.get(e,'2030-12-31'),section='A. Commercial (ground floor)',charges=[dict(code='TMI',amount=tm),dict(code='HST',amount=hs)],totalCharges=tt))
    for k,x in enumerate([a,b,tm,hs,tt]):T[k]+=x
A.append(['Subtotal','',f'{T[0]:,}']+[m(x) for x in T[1:]]+['']);cm=T[1]
el+=[Paragraph('<b>A. Commercial (ground floor)</b>',s),Table(A,colWidths=[50,165,40,60,58,56,62,76],style=st+[('ALIGN',(2,0),(6,-1),'RIGHT')]),Spacer(1,12)]
Bq=[['Apt','Type','Occupant','Since','Rent','Last month\ndeposit']];br=bd=0
ten=['M. Okoro-Lind','P. Vantongeren','S. & L. Achterly','J. Brisbois-Tam','Vacant','D. Quenneville-Ro','T. Marchetta','R. Holmqvist','A. Penfeather','K. Sorrento-Wu']
for i,t in enumerate(ten):
    u=f'{2+i//5}0{1+i%5}';ty=['Bachelor','1 Bed','1 Bed','2 Bed','2 Bed'][i%5]
    if 'Vacant' in t: Bq.append([u,ty,t,'','','']);rows.append(dict(unit=u,unitType=ty,statusText=t,section='B. Apartments'));continue
    r=R.randrange(980,2250)+R.choice([.0,.5,.15]);dt=d(R.randint(2009,2025),R.randint(1,9));dp=R.choice([r,round(r*.975,2)]);Bq.append([u,ty,t,dt.strftime('%b %-d, %Y'),m(r),m(dp)]);br+=r;bd+=dp
    rows.append(dict(unit=u,unitType=ty,tenantName=t,statusText='Occupied',moveInDate=str(dt),contractRent=r,deposit=dp,section='B. Apartments'))
Bq.append(['Subtotal','','','',m(br),m(bd)])
el+=[Paragraph('<b>B. Apartments</b>',s),Table(Bq,colWidths=[50,62,170,100,80,80],hAlign='LEFT',style=st+[('ALIGN',(4,0),(5,-1),'RIGHT')]),Spacer(1,12)]
Cq=[['Space','Rented to','Rent']];cr=0
for u,t,r in [('P1','Apt 202',85.0),('P2','Apt 301',85.0),('P3','Store D',95.0),('P4','not rented',None),('Billboard','Vista Outdoor Signs Ltd.',410.0)]:
    Cq.append([u,t,m(r) if r else '']);cr+=r or 0;rows.append(dict(unit=u,tenantName=t if r else None,statusText=None if r else 'not rented',contractRent=r,section='C. Parking and sign'))
Cq.append(['Subtotal','',m(cr)])
el+=[Paragraph('<b>C. Parking and sign</b>',s),Table(Cq,colWidths=[60,170,80],hAlign='LEFT',style=st+[('ALIGN',(2,0),(2,-1),'RIGHT')]),Spacer(1,12),Paragraph(f'<b>Total monthly rent (A base + B + C): {m(cm+br+cr)}</b> &nbsp; x 12 = {m((cm+br+cr)*12)} per year',s),Paragraph('TMI = taxes, maintenance and insurance, adjusted each January. Store A has one option of five years. Heat included in apartments.',s)]
SimpleDocTemplate(doc(F),pagesize=letter,leftMargin=24,rightMargin=24,topMargin=40,bottomMargin=36).build(el)
save(F,'MIXED_USE','Canadian owner Word-like, three tables',True,propertyName='1540 Dunmore Street West',asOnDate='2025-10-01',units=14,occupied=12,vacant=2,rows=rows,totals=dict(contractRent=round(cm+br+cr,2)))
