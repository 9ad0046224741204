from lib import *; R=random.Random(1212); N='sg_mall_tenancy_register.pdf'
from reportlab.platypus import *; from reportlab.lib.pagesizes import A4,landscape; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle
T="Hock Seng Kopitiam Pte Ltd,Lian Fa Bakery Pte Ltd,BubbleBaa Pte Ltd,Tampines Dental Surgeons Pte Ltd,Ocean Mart Supermarket Pte Ltd,Optic Point (S) Pte Ltd,Merlion Money Changer,Nasi Kandar House Pte Ltd,Kiddo Learning Hub Pte Ltd,Silverleaf Jewellery Pte Ltd,Unistyle Apparel (S) Pte Ltd,Far East Traditional Medicine Hall,Gogi Korean BBQ Pte Ltd,MobileFix 88,Straits Bank Ltd,Yong Tau Foo Express,Sakura Ramen Pte Ltd,Herbal Feet Spa Pte Ltd,Little Maestro Music School Pte Ltd,Cutz & Co Salon,Fair Pharmacy (S) Pte Ltd,Pet Lovers Nook Pte Ltd,Book Haven Pte Ltd,Mala Hotpot Pte Ltd,Step Right Shoes Pte Ltd,Tuition First Centre Pte Ltd,Golden Fruits Trading,Iron Lion Gym Pte Ltd".split(',')
ti=iter(T);P=ParagraphStyle('p',fontName='Times-Roman',fontSize=8,leading=9);f=lambda x:f'{x:,.2f}'
H1=['UNIT NO.','TENANT','AREA','LEASE PERIOD','','GROSS RENT PER MONTH (S$)','','','','GTO','SECURITY'];H2=['','','(SQ FT)','FROM','TO','BASE RENT','SVC CHG','A & P','TOTAL','%','DEPOSIT (S$)']
data=[H1,H2];rows=[];G=[0]*6;oc=0;vs={'#01-07','#02-05','#03-02'}
for u in [f'#B1-{i:02d}' for i in range(1,8)]+[f'#01-{i:02d}' for i in range(1,11)]+['#02-01/02','#02-03','#02-04','#02-05','#02-06','#02-07']+[f'#03-{i:02d}' for i in range(1,6)]:
    a=R.randrange(240,1600);row=dict(unit=u,area=a)
    if u=='#B1-05':a=row['area']=12480
    if u in vs:data.append([u,'(Vacant)',f'{a:,}']+['']*8);row['statusText']='Vacant';G[0]+=a
    else:
        t=next(ti);b=round(a*(7.2 if a>9000 else R.uniform(12,24)),2);sc=round(a*1.8,2);ap=round(a*.35,2);tot=round(b+sc+ap,2);dep=round(tot*3,2);s=D.date(R.randint(2024,2026),R.randint(1,9),R.choice([1,1,16]));s=min(s,D.date(2026,8,1));e=addm(s,36,True);dd=lambda z:z.strftime('%d-%b-%Y').upper()
        data.append([u,Paragraph(t,P),f'{a:,}',dd(s),dd(e),f(b),f(sc),f(ap),f(tot),R.choice(['1.0','0.5','-','3.0','5.0']),f(dep)])
        row.update(tenantName=t,statusText='Occupied',contractRent=b,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,charges=[dict(code='Base Rent',amount=b),dict(code='Svc Chg',amount=sc),dict(code='A & P',amount=ap)],totalCharges=tot);oc+=1;G=[x+y for x,y in zip(G,[a,b,sc,ap,tot,dep])]
    rows.append(row)
bad=round(G[2]+1800,2)
data.append(['','GRAND TOTAL',f'{G[0]:,}','','',f(G[1]),f(bad),f(G[3]),f(G[4]),'',f(G[5])])
t=Table(data,colWidths=[54,166,48,68,68,68,62,52,68,30,76],repeatRows=2);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,1),'Times-Bold',7.5),('FONT',(0,-1),(-1,-1),'Times-Bold',8),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(8,0)),('ALIGN',(3,0),(8,0),'CENTER'),('ALIGN',(2,1),(2,-1),'RIGHT'),('ALIGN',(5,1),(-1,-1),'RIGHT'),('ALIGN',(10,0),(10,0),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(3,0),(8,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEABOVE',(0,-1),(-1,-1),.7,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.4,colors.black),('ROWBACKGROUNDS',(0,2),(-1,-2),[colors.white,colors.HexColor('#f6f1e4')]),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]))
def pg(c,d):
    c.setFont('Times-Bold',12);c.drawString(36,565,'PASIR LANE MALL');c.setFont('Times-Roman',9);c.drawString(36,552,'Tenancy Register as at 31 AUG 2026');c.drawRightString(806,565,'Perdana REIT Management Pte Ltd');c.setFont('Times-Italic',8);c.drawRightString(806,22,f'Printed 03-SEP-2026 10:42   Page {d.page}')
n=len(rows);SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=54,bottomMargin=36).build([t,Spacer(1,8),Paragraph(f'Number of units {n}; leased {oc}; vacant {n-oc}. GTO rent is payable in addition to gross rent on monthly gross turnover. All amounts exclude GST.',P)],onFirstPage=pg,onLaterPages=pg)
save(N,'RETAIL','Singapore mall register, spanned headers, base rent/service/A&P, GTO',False,'Pasir Lane Mall','2026-08-31',n,oc,n-oc,rows,planted=dict(what=f'grand total of service charge printed {bad:,.2f}, rows sum to {G[2]:,.2f}',kind='total_wrong'),checks=[('area',G[0]),('contractRent',round(G[1],2)),('c:Svc Chg',bad),('totalCharges',round(G[4],2)),('deposit',round(G[5],2))])
