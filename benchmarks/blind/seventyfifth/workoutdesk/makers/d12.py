# Buildium rent roll PDF grouped by property
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(7512); nm=Names(r); FN='Rent_Roll_Report_Buildium.pdf'
ps=PS('a',fontName='Helvetica',fontSize=7.5,leading=9); pc=PS('c',parent=ps,textColor=colors.HexColor('#1B6CA8'))
P=[('Maple Fourplex','1440 Maple Ave, Dayton, OH 45405',['1','2','3','4'],'2 bd/1 ba'),('Xenia Duplex','77-79 Xenia Ave, Dayton, OH 45410',['77','79'],'3 bd/1 ba'),('Linden Row','300 Linden Ave, Dayton, OH 45403',['300A','300B','302A','302B','304A','304B','306A','306B'],'2 bd/1.5 ba'),('Wyoming St House','916 Wyoming St, Dayton, OH 45410',['House'],'4 bd/2 ba'),('Huffman Six','2015 Huffman Ave, Dayton, OH 45403',['1A','1B','2A','2B','3A','3B'],'1 bd/1 ba'),('Garage & Lot','1444 Maple Ave (rear), Dayton, OH 45405',['G1','G2'],'-- bd/-- ba')]
data=[['Unit','Tenants','Lease','Bed/Bath','Rent cycle','Rent','Deposits held','Prepayments','Balance due']]
sty=[('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('FONTSIZE',(0,1),(-1,-1),7.5),('TEXTCOLOR',(0,0),(-1,0),colors.HexColor('#555555')),('LINEBELOW',(0,0),(-1,-1),.25,colors.HexColor('#DDDDDD')),('ALIGN',(5,0),(8,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),4),('RIGHTPADDING',(0,0),(-1,-1),4)]
rows=[];G=[0]*4;k=0;vac=0;N=0
for name,ad,us_,bb in P:
    data.append([Paragraph(f'<b>{name}</b> &nbsp;&nbsp;<font size=7 color="#777777">{ad}</font>',ps)]); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F3F3F3'))]; S=[0]*4
    for u in us_:
        k+=1; N+=1
        if k in(3,10,18): data.append([u,'',Paragraph('<font color="#B03030">Vacant</font>',ps),bb,'','','','','']); vac+=1; rows.append(row(propertyName=name,unit=u,unitType=None if '--' in bb else bb,statusText='Vacant')); continue
        a,b=nm(); t=f'{a} {b}'
        if r.random()<.4 and bb[0]!='1': t+=f', {r.choice(F)} {r.choice(L)}'
        rent={'2 bd/1 ba':895,'3 bd/1 ba':1125,'2 bd/1.5 ba':975,'4 bd/2 ba':1400,'1 bd/1 ba':725,'-- bd/-- ba':110}[bb]+r.choice([0,0,20,-25,45] if bb[0]!='-' else [0]); ls=D(2025,r.randint(1,9),1); le=addm(ls,12)-dt.timedelta(1); al=r.random()<.2
        if al: ls=D(r.randint(2020,2023),r.randint(1,12),1)
        dep=rent if bb[0]!='-' else 0; pre=r.choice([0]*6+[50,rent]); bal=0 if pre else r.choice([0]*4+[rent,315.4])
        data.append([u,Paragraph(t,pc),f'{usn(ls)} - {"At-will" if al else usn(le)}',bb,'Monthly']+[f'${m2(x)}' for x in(rent,dep,pre,bal)])
        rows.append(row(propertyName=name,unit=u,unitType=None if '--' in bb else bb,tenantName=t,leaseStartDate=ls,leaseEndDate='At-will' if al else le,contractRent=rent,deposit=dep,balance=bal))
        S=[p+q for p,q in zip(S,[rent,dep,pre,bal])]
    data.append([f'Total for {name}','','','','']+[f'${m2(x)}' for x in S]); i=len(data)-1; sty+=[('SPAN',(0,i),(3,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEBELOW',(0,i),(-1,i),.8,colors.HexColor('#999999'))]; G=[p+q for p,q in zip(G,S)]
data.append(['Total','','','','']+[f'${m2(x)}' for x in G]); i=len(data)-1; sty.append(('FONT',(0,i),(-1,i),'Helvetica-Bold',8))
def ft(c,d): c.setFont('Helvetica',7); c.setFillGray(.5); c.drawString(30,22,'Rent roll | Gem City Holdings | 11/03/2025'); c.drawRightString(582,22,f'{d.page}')
tb=Table(data,colWidths=[34,128,104,54,44,48,52,50,50],repeatRows=1); tb.setStyle(TableStyle(sty))
SimpleDocTemplate(f'{ROOT}/documents/{FN}',pagesize=letter,leftMargin=24,rightMargin=24,topMargin=36,bottomMargin=40).build([Paragraph('Rent roll',PS('h',fontName='Helvetica',fontSize=18,leading=22)),Paragraph('Gem City Holdings',PS('x',parent=ps,fontSize=9.5,leading=13)),Paragraph('As of 11/03/2025 &nbsp;|&nbsp; Active leases and vacant units',ps),Spacer(1,10),tb,Spacer(1,14),Paragraph(f'{N} units &nbsp;&nbsp; {N-vac} occupied &nbsp;&nbsp; {vac} vacant',ps)],onFirstPage=ft,onLaterPages=ft)
save(FN,T(propertyName='Gem City Holdings',asOnDate='2025-11-03',units=N,occupied=N-vac,vacant=vac,rows=rows),'MULTIFAMILY','Buildium rent roll, small plexes grouped by property',False,
 [('rent',G[0],ssum(rows,'contractRent')),('dep',G[1],ssum(rows,'deposit')),('bal',G[3],ssum(rows,'balance'))])
