# UK lock-up garages: list of a small landlord; PLANTED row_dropped
import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
random.seed(217)
sn=['Abery','Bristowe','Cattermole','Dunkerley','Etheridge','Fewtrell','Gathercole','Hebblewhite','Inskip','Jellicoe','Kitteridge','Lampitt','Mossop','Nunnerley','Ollerton','Pargeter','Quennell','Rudkin','Sillitoe','Thirkettle','Umpleby','Venables','Wragg','Yelland']
rows=[];data=[['No.','Licensee','Since','£ / month','Key deposit','Arrears £','Remarks']];st=[]
R=DP=BL=0;vc=0;n=0
for sec,k,pre in (('Row A – Marlpit Lane side',22,'A'),('Row B – railway side',20,'B'),('Double garages',4,'DG')):
    st+=[('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#fff2c6'))];data.append([sec]+['']*6);sr=sd=sb=0
    for j in range(1,k+1):
        u=f'{pre}{j}';n+=1
        if u in('A7','A19','B12'):
            data.append([u,'void','','','','',{'A7':'roof leak','A19':'to let at £68.00 a month','B12':''}[u]]);rows.append(dict(unit=u,section=sec,statusText='void',tenantName=None,marketRent=68 if u=='A19' else None));vc+=1;continue
        r=random.choice([58,60,62.5,65]) if pre!='DG' else random.choice([110,115]);d=random.choice([20,20,20,0]);bl=random.choice([0]*6+[r,2*r,12.5]);t=f'{random.choice("ABCDEGHJKLMPRSTW")} {random.choice(sn)}'
        if pre=='A' and j==3:t='Marlpit Motors (stock)'
        s=D(random.randrange(2009,2025),random.randrange(1,13),random.choice([1,1,15]))
        sr+=r;sd+=d;sb+=bl
        if u=='B9':continue   # planted
        data.append([u,t,s.strftime('%d.%m.%y'),f'{r:.2f}',f'{d:.2f}',f'{bl:.2f}'.replace('-','–'),''])
        rows.append(dict(unit=u,section=sec,tenantName=t,statusText='Occupied',leaseStartDate=s,contractRent=r,deposit=d,balance=bl))
    st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',9),('LINEABOVE',(3,len(data)),(5,len(data)),.7,colors.black)]
    data.append(['',f'{k} garages','',f'{sr:,.2f}',f'{sd:,.2f}',f'{sb:,.2f}'.replace('-','–'),'']);R+=sr;DP+=sd;BL+=sb
data.append(['','46 garages in all','',f'{R:,.2f}',f'{DP:,.2f}',f'{BL:,.2f}'.replace('-','–'),''])
st+=[('FONT',(0,0),(-1,0),'Helvetica-Bold',9),('ALIGN',(3,0),(5,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',9.5),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
T=Table(data,colWidths=[34,120,55,58,66,92,100],repeatRows=1);T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',9)]+st))
b=PS('b',fontName='Helvetica',fontSize=9.5,leading=13)
SimpleDocTemplate(ROOT+'/documents/p7_marlpit_garages.pdf',pagesize=A4,leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=40).build([Paragraph('<b>Marlpit Lane Garages, Hitchin</b> – rents as of 30/09/2025',PS('t',fontName='Helvetica',fontSize=14,leading=20)),Paragraph('Lock-ups on monthly licences, one month’s notice either way. Three voids.',b),Spacer(1,6),T])
save('p7_marlpit_garages.pdf','PARKING','UK lock-up garages, list of a small landlord, negative arrears',True,rows,propertyName='Marlpit Lane Garages',asOnDate='2025-09-30',units=46,occupied=43,vacant=3,planted=dict(what='row of garage B9 left out; the Row B and grand totals and the count of 46 garages still include it',kind='row_dropped'))
