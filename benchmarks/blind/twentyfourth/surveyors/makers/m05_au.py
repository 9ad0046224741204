from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4,landscape
R=random.Random(505);F='88_Wattle_Street_Tenancy_Schedule.pdf'
nm=names(R,['Advisory','Recruitment','Legal','Consulting Engineers','Insurance Brokers','Digital','Mining Services'],['Pty Ltd','Pty Limited'],20)
s=PS('a',fontName='Helvetica',fontSize=6.8,leading=8);P=lambda t:Paragraph(t,s)
h1=['Level /\nSuite','Lessee','NLA\n(m²)','Term','','','Rent Review','','Gross Face Rent','','Car Parking','','Total Rent\n$ p.a.','Bank\nGuarantee $']
h2=['','','','Commence','Expire','Option','Type','Next','$/m²','$ p.a.','Bays','$ p.a.','','']
D_=[h1,h2];rows=[];sty=[];G=[0,0,0,0,0,0]
fd=lambda x:x.strftime('%d-%b-%y');i=0;n=v=0
for lv,us in [('Ground Floor',['G.01','G.02']),('Level 1',['1.01','1.02','1.03']),('Level 2',['2.01']),('Level 3',['3.01','3.02','3.03','3.04']),('Level 4',['4.01','4.02']),('Level 5',['5.01'])]:
    D_.append([lv.upper()]+['']*13);sty+=[('SPAN',(0,len(D_)-1),(-1,len(D_)-1)),('BACKGROUND',(0,len(D_)-1),(-1,len(D_)-1),colors.HexColor('#e8efe4')),('FONTNAME',(0,len(D_)-1),(-1,len(D_)-1),'Helvetica-Bold')];S=[0]*6
    for u in us:
        n+=1;a=round(R.uniform(90,260) if len(us)>1 else R.uniform(610,680),1)
        if u in('1.03','3.02','4.02'):
            v+=1;D_.append([u,P('<i>Vacant</i>'),f'{a:,.1f}']+['']*11);rows.append(dict(unit=u,area=a,section=lv.upper(),statusText='Vacant'));S[0]+=a;continue
        st=d(R.randint(2019,2024),R.randint(1,12));yr=R.choice([3,5,7]);yr=7 if addy(st,yr)<d(2025,10,1) else yr;en=last(addy(st,yr));en=en if en>d(2025,8,1) else last(addy(st,10))
        rate=R.choice([540,565,580,610,625]);rent=round(a*rate,2);bays=R.choice([0,1,2,2,4]) if len(us)>1 else 8;pk=bays*4200.0;ty=R.choice(['Fixed 3.75%','Fixed 4.00%','CPI','Market']);nx=addy(d(2025,st.month),0);nx=nx if nx>d(2025,7,1) else addy(nx,1);bg=round((rent+pk)/2,2) if R.random()<.7 else 0;tt=rent+pk
        if nx>en:nx=None
        D_.append([u,P(nm[i]),f'{a:,.1f}',fd(st),fd(en),R.choice(['5 yrs','3 + 3 yrs','Nil']),ty if nx else 'n/a',fd(nx) if nx else '',f'{rate}',f'{rent:,.2f}',str(bays) if bays else '',f'{pk:,.2f}' if bays else '',f'{tt:,.2f}',f'{bg:,.2f}' if bg else ''])
        rows.append(dict(unit=u,tenantName=nm[i],area=a,section=lv.upper(),statusText='Occupied',leaseStartDate=str(st),leaseEndDate=str(en),annualRent=rent,deposit=bg or None,charges=[dict(code='Car Parking',amount=pk,per='year')] if bays else None));i+=1
        for k,x in enumerate([a,rent,bays,pk,tt,bg]):S[k]+=x
    D_.append(['',f'Total {lv}',f'{S[0]:,.1f}']+['']*6+[f'{S[1]:,.2f}',str(S[2]),f'{S[3]:,.2f}',f'{S[4]:,.2f}',f'{S[5]:,.2f}']);sty+=[('LINEABOVE',(0,len(D_)-1),(-1,len(D_)-1),.5,colors.black),('FONTNAME',(0,len(D_)-1),(-1,len(D_)-1),'Helvetica-Bold')]
    for k in range(6):G[k]+=S[k]
D_.append(['','BUILDING TOTAL',f'{G[0]:,.1f}']+['']*6+[f'{G[1]:,.2f}',str(G[2]),f'{G[3]:,.2f}',f'{G[4]:,.2f}',f'{G[5]:,.2f}']);sty+=[('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('LINEBELOW',(0,-1),(-1,-1),1,colors.black),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold')]
tb=Table(D_,colWidths=[34,128,40,48,48,46,54,48,36,64,26,54,64,66],repeatRows=2,rowHeights=None)
tb.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),6.8),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('SPAN',(3,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(11,0)),('ALIGN',(3,0),(11,0),'CENTER'),('ALIGN',(8,1),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(12,0),(13,0),'RIGHT'),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#47613b')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('VALIGN',(0,0),(-1,-1),'MIDDLE')]+sty))
def foot(c,dd):
    c.setFont('Helvetica',7);c.drawString(34,20,'88 Wattle Street, Parraweena NSW | Confidential');c.drawRightString(808,20,'Page %d'%c.getPageNumber())
SimpleDocTemplate(doc(F),pagesize=landscape(A4),leftMargin=34,rightMargin=34,topMargin=30,bottomMargin=34).build([Paragraph('88 Wattle Street, Parraweena',PS('h',fontName='Helvetica-Bold',fontSize=14,leading=18)),Paragraph('Tenancy Schedule as at 1 July 2025 &nbsp;|&nbsp; Rents shown gross, exclusive of GST',PS('q',fontSize=8.5,leading=14)),tb,Spacer(1,8),P(f'{n} tenancies: {n-v} leased, {v} vacant. Agreed incentives are not deducted from face rents.')],onFirstPage=foot,onLaterPages=foot)
save(F,'OFFICE','Australian tenancy schedule with grouped headers by level',False,propertyName='88 Wattle Street',asOnDate='2025-07-01',units=n,occupied=n-v,vacant=v,rows=rows,totals=dict(annualRent=round(G[1],2),area=round(G[0],1),deposit=round(G[5],2)))
