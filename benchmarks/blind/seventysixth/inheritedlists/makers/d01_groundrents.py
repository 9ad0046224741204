from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.units import mm
r=random.Random(7601);nm=namer(r,'uk')
f='heaton_ground_rents.pdf'
streets=[('ALMA STREET',[3,5,7,9,11,13,15,17,19],(4.5,4.5,5.0),D.date(1898,3,25)),('BELGRAVE TERRACE',[1,2,3,4,6,7,8,9,10,12,'14A'],(3.15,3.15,6.0),D.date(1904,9,29)),('INKERMAN ROAD (even side)',[22,24,26,28,30,32,34,36,38,40],(10.0,12.5,25.0),D.date(1931,6,24)),('Land rear of INKERMAN ROAD',['Plot 1','Plot 2'],(1.0,50.0),D.date(1962,12,25))]
T=PS('t',fontName='Times-Bold',fontSize=13,alignment=1,leading=17);N=PS('n',fontName='Times-Roman',fontSize=9.5,leading=12)
C=PS('c',fontName='Times-Roman',fontSize=9,leading=10.5)
st=[Paragraph('THE ESTATE OF THE LATE MISS W. E. OAKENSHOTT',T),Paragraph('Schedule of Freehold Ground Rents, Heaton Vale',T),Paragraph('<i>as at 29th September 2025 (Michaelmas)</i>',PS('x',parent=T,fontName='Times-Italic',fontSize=10)),Spacer(1,6),
Paragraph('Rents are payable half-yearly in arrear on 25th March and 29th September. Figures are the full yearly rent. Arrears are those known to the executors from the rent book; a blank means nothing outstanding.',N),Spacer(1,8)]
rows=[];data=[['House','Lessee or owner\nfor the time being','Lease dated','Term\n(years)','Ground rent\nper annum','Last paid','Arrears\n£']]
sty=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('ALIGN',(3,0),(4,-1),'RIGHT'),('ALIGN',(6,0),(6,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
GT=GA=0;n=0
def ld(d): return d.strftime('%-d %b %Y')
for s,hs,rents,base in streets:
    i=len(data);data.append([s]+['']*6);sty+=[('FONT',(0,i),(-1,i),'Times-Bold',9.5),('TOPPADDING',(0,i),(-1,i),7),('SPAN',(0,i),(-1,i))]
    S=A=0
    for k,h in enumerate(hs):
        a,b=nm();nn=r.choice([f'Mrs {a[0]}. {b}',f'Mr {a[0]}. {b}',f'{a} and {r.choice(FN["uk"])} {b}',f'Exors of {a[0]}. {b} decd.',f'Miss {a[0]}. {b}']) if r.random()<.9 else 'Vale & Moorside Housing Association'
        rent=r.choice(rents);ad=base+D.timedelta(days=r.choice([0,0,0,182,365]));arr=round(rent/2*r.choice([1,2,3,5]),2) if r.random()<.22 else None
        term=r.choice([999,999,99]) if base.year>1920 else 999
        if s.startswith('Land'): nn=['Moorside Motors (garage forecourt)','National Grid substation wayleave - Northern Networks'][k];rent=rents[k];term=[99,60][k]
        data.append([str(h),Paragraph(nn,C),ld(ad),str(term),m(rent),('Sept 2025' if not arr else r.choice(['Mar 2025','Sept 2024','Mar 2024'])),m(arr) if arr else ''])
        rows.append(dict(unit=str(h),building=s,tenantName=nn,leaseStartDate=ad.isoformat(),annualRent=rent,balance=arr));S+=rent;A+=arr or 0;n+=1
    i=len(data);data.append(['','','','','£ '+m(S),'',m(A) if A else '']);sty+=[('LINEABOVE',(4,i),(4,i),.5,colors.black),('LINEABOVE',(6,i),(6,i),.5,colors.black),('FONT',(0,i),(-1,i),'Times-Italic',9)];GT+=S;GA+=A
i=len(data);data.append([f'TOTAL, {n} rents','','','','£ '+m(GT),'',m(GA)]);sty+=[('FONT',(0,i),(-1,i),'Times-Bold',10),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black),('TOPPADDING',(0,i),(-1,i),4)]
st.append(Table(data,colWidths=[16*mm,62*mm,24*mm,14*mm,22*mm,20*mm,18*mm],repeatRows=1,style=sty))
st+=[Spacer(1,10),Paragraph('Nos. 5 Belgrave Terrace and 11 Belgrave Terrace were enfranchised in 1987 and 1994 and are not part of the estate.',N)]
SimpleDocTemplate(doc(f),pagesize=A4,topMargin=18*mm,bottomMargin=16*mm,title='Ground rents').build(st,onFirstPage=lambda c,d:(c.setFont('Times-Roman',8),c.drawCentredString(105*mm,9*mm,'- 1 -')),onLaterPages=lambda c,d:(c.setFont('Times-Roman',8),c.drawCentredString(105*mm,9*mm,f'- {d.page} -')))
save(f,'LAND','typed solicitor schedule of ground rents by street, yearly',False,dict(propertyName='Heaton Vale',asOnDate='2025-09-29',units=n,occupied=n,vacant=0,rows=rows,totals=dict(annualRent=round(GT,2),balance=round(GA,2))))
