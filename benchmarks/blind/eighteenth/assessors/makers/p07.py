# Boarding house: letter with a table inside
from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
N='boarding_house_letter_maple_street.pdf'; r=R(1907)
b=PS('b',fontName='Times-Roman',fontSize=11,leading=14.5);
rooms=[('Front parlor','1st','double',205),('Back room','1st','single, own bath',190),('Room 3','2nd','single',150),('Room 4','2nd','single',150),('Room 5','2nd','double',195),('Room 6','2nd','single',145),('Room 7','2nd','single, own bath',185),('Attic east','3rd','single',120),('Attic west','3rd','single',120),('Porch room','1st','single, summer only',None),('Cottage','rear','kitchenette',None)]
rows=[];T=[['Room','Floor','Kind','Lodger','Here since','Weekly','Monthly']]
for k,(u,f,kd,w) in enumerate(rooms):
    if u=='Cottage':
        n=r.nm();mo=1050.0;T.append([u,f,kd,n,'March 2017','by month','$1,050.00']);rows.append(row(unit=u,unitType=kd,tenantName=n,statusText='Occupied',contractRent=mo,moveInDate='March 2017'));continue
    if u in('Porch room','Attic west'):
        T.append([u,f,kd,'(empty)','','' if w is None else '','']);rows.append(row(unit=u,unitType=kd,statusText='(empty)'));continue
    n=r.nm();mo=round(w*52/12,2);dt=D.date(r.randint(2014,2025),r.randint(1,12),1).strftime('%B %Y')
    T.append([u,f,kd,n,dt,f'${w}',f'${mo:,.2f}']);rows.append(row(unit=u,unitType=kd,tenantName=n,statusText='Occupied',contractRent=mo,moveInDate=dt))
tm=round(sum(x.get('contractRent',0) for x in rows),2)
T.append(['','','','','Together','',f'${tm:,.2f}'])
t=Table(T,colWidths=[70,38,92,112,84,52,66]);t.setStyle(TableStyle([('FONT',(0,0),(-1,0),'Times-Italic',10.5),('FONT',(0,1),(-1,-1),'Times-Roman',10.5),('ALIGN',(5,0),(6,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(6,-1),(6,-1),.5,colors.black),('LINEBELOW',(6,-1),(6,-1),1.2,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
S=SimpleDocTemplate(doc(N),pagesize=(612,792),leftMargin=50,rightMargin=48,topMargin=64,bottomMargin=50)
S.build([Paragraph('Thornquist House<br/>61 Maple Street<br/>Lower Danby, Vermont',b),Spacer(1,12),Paragraph('January 20, 2026',b),Spacer(1,12),Paragraph('Board of Listers<br/>Town of Danby',b),Spacer(1,12),Paragraph('Dear Listers:',b),Spacer(1,8),Paragraph('In answer to your income inquiry of December 15, here is who was lodging with us on January 1, 2026, and what each one pays. All but the cottage pay by the week; I have worked out the month at 52 weeks over 12. Heat, lights and linens are included, breakfast is not. There is no written lease with anyone.',b),Spacer(1,10),t,Spacer(1,10),Paragraph('The porch room is not heated and is let only June through September, at $95 a week. The attic room on the west side has been empty since October and I ask $120 a week for it. That makes nine let out of eleven.',b),Spacer(1,8),Paragraph('No one pays a deposit. Last year we took in $83,412 in all.',b),Spacer(1,14),Paragraph('Yours truly,',b),Spacer(1,30),Paragraph('Augusta Thornquist',b)])
save(N,'OTHER','letter with a small table inside the text, weekly and monthly rents',True,'Thornquist House','2026-01-01',rows,11,9,2,dict(contractRent=tm))
