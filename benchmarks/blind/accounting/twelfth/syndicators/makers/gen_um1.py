# LIHTC rent schedule in lender's underwriting memo, reportlab
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from util import *
NAME='Tamarack_LIHTC_rent_schedule.pdf'
K=['ami','units','sf','gross','ua','net','monthly','annual','market']
S=[('LIHTC - 30% AMI (Project-Based Voucher)',[('1BR/1BA PBV',1,1,30,6,642,512,58,1090),('2BR/1BA PBV',2,1,30,4,845,614,74,1320)]),
('LIHTC - 50% AMI',[('1BR/1BA',1,1,50,10,642,854,58,1090),('2BR/1BA',2,1,50,12,845,1024,74,1320),('2BR/2BA',2,2,50,4,918,1024,74,1395),('3BR/2BA',3,2,50,6,1124,1183,91,1610)]),
('LIHTC - 60% AMI',[('1BR/1BA',1,1,60,8,642,1025,58,1090),('2BR/1BA',2,1,60,20,845,1229,74,1320),('2BR/2BA TH',2,2,60,14,972,1229,88,1440),('3BR/2BA',3,2,60,11,1124,1420,91,1610),('4BR/2BA',4,2,60,2,1310,1584,109,1795)]),
('Non-revenue',[('2BR/1BA Manager',2,1,None,1,845,None,None,1320)])]
f=lambda v:'' if v is None else f'{v:,}'
t=[['','','','','','','Maximum','','','Total','Total',''],['Unit Type','Bed','Bath','AMI\nLimit','No. of\nUnits','Unit\nSF','Gross\nRent','Utility\nAllow.','Net\nRent','Monthly\nNet Rent','Annual\nRent','Market\nRent']]
st=[('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,1),'Times-Bold',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(3,-1),'CENTER'),('LINEABOVE',(0,0),(-1,0),1.2,colors.darkgreen),('LINEBELOW',(0,1),(-1,1),.8,colors.darkgreen),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,0),-3)]
rows=[];tots=[];G=[0,0,0,0];wsf=wg=wn=wu=wm=0
for s,l in S:
    t.append([s]);st.append(('FONT',(0,len(t)-1),(-1,len(t)-1),'Times-BoldItalic',9.5));T=[0,0,0]
    for ty,b,ba,a,u,sf,g,ua,m in l:
        n=g-ua if g else None
        mo=n*u if n else None
        v=dict(ami=a,units=u,sf=sf,gross=g,ua=ua,net=n,monthly=mo,annual=mo*12 if mo else None,market=m)
        rows.append(dict(type=ty,beds=b,baths=ba,**v))
        t.append([ty,b,ba,f'{a}%' if a else '',u,f(sf)]+['$'+f(x) if x else '' for x in (g,ua,n,mo,mo*12 if mo else None,m)])
        T[0]+=u;T[1]+=mo or 0;wsf+=u*sf;wm+=u*m
        if g: wg+=u*g;wu+=u*ua;wn+=u*n
    if T[1]:
        t.append(['Subtotal','','','',T[0],'','','','','$'+f(T[1]),'$'+f(T[1]*12)]);i=len(t)-1
        st+= [('LINEABOVE',(4,i),(4,i),.4,colors.black),('LINEABOVE',(9,i),(10,i),.4,colors.black)]
        tots.append(dict(label='Subtotal',units=T[0],monthly=T[1],annual=T[1]*12))
    G[0]+=T[0];G[1]+=T[1]
rv=G[0]-1
av=dict(sf=round(wsf/G[0]),gross=round(wg/rv),ua=round(wu/rv),net=round(wn/rv),market=round(wm/G[0]))
t.append(['Total / Weighted Average','','','',G[0],f(av['sf']),'$'+f(av['gross']),'$'+f(av['ua']),'$'+f(av['net']),'$'+f(G[1]),'$'+f(G[1]*12),'$'+f(av['market'])]);i=len(t)-1
st+=[('FONT',(0,i),(-1,i),'Times-Bold',9.5),('LINEABOVE',(0,i),(-1,i),.8,colors.darkgreen),('BACKGROUND',(0,i),(-1,i),colors.Color(.88,.94,.87))]
tots.append(dict(label='Total / Weighted Average',units=G[0],monthly=G[1],annual=G[1]*12,**av))
P=lambda s,z=9.5,b='':Paragraph(s,ParagraphStyle('p',fontName='Times-'+(b or 'Roman'),fontSize=z,leading=z*1.3))
side=Table([['Underwritten income','Annual'],['Gross potential (schedule above)','$'+f(G[1]*12)],['Laundry / other @ $14 PUPM','$'+f(G[0]*14*12)],['Less: vacancy 7.0%','($'+f(round((G[1]*12+G[0]*168)*.07))+')']],colWidths=[190,80],hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('ALIGN',(1,0),(1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.grey),('LINEBELOW',(0,0),(-1,0),.5,colors.grey)])
E=[P('EXHIBIT C – RENT SCHEDULE AND UNIT MIX',14,'Bold'),Spacer(1,4),P('Tamarack Flats Limited Dividend Housing Association LP &nbsp;|&nbsp; Kent County &nbsp;|&nbsp; 2024 MTSP limits, eff. April 1, 2024'),Spacer(1,8),
Table(t,colWidths=[148,34,34,42,44,46,56,48,48,66,70,54],style=st,hAlign='LEFT'),Spacer(1,10),P('(1) Utility allowance per county PHA schedule, tenant-paid electric and gas. (2) Weighted rents and allowances exclude the manager’s unit; SF and market rents include it. (3) PBV contract rents are capped at the 30% limit for sizing.',8.5),Spacer(1,10),side]
def foot(c,d): c.setFont('Times-Roman',8);c.drawString(54,26,'Huron Valley Community Lending – Confidential underwriting memorandum');c.drawRightString(738,26,'C-1')
SimpleDocTemplate(doc(NAME),pagesize=landscape(letter),topMargin=40,bottomMargin=40,leftMargin=48,rightMargin=48,invariant=1).build(E,onFirstPage=foot)
save(NAME,'UM',K,rows,tots)
