import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import inch
F='buildium_azalea_court.pdf'; R=random.Random(4401); N=Names(R)
P=ParagraphStyle('p',fontName='Helvetica',fontSize=7.6,leading=9.2)
props=[('Azalea Court Apartments','1418 Azalea Ct, Macon, GA 31204',[('%d'%i) for i in range(1,13)]),
       ('Vineville Quadplex','2290 Vineville Ave, Macon, GA 31204',list('ABCD')),
       ('Napier Duplex','3107 Napier Ave, Macon, GA 31210',['Left','Right'])]
ty={'Azalea Court Apartments':[('2 Bed','1 Bath',840,875),('1 Bed','1 Bath',640,745)],'Vineville Quadplex':[('2 Bed','1.5 Bath',960,1025)],'Napier Duplex':[('3 Bed','2 Bath',1210,1250)]}
rows=[]; body=[['UNIT','TENANTS','BEDS / BATHS','SQ FT','LEASE\nSTART','LEASE\nEND','MARKET\nRENT','RENT','DEPOSITS\nHELD','BALANCE\nDUE']]; st=[]
def m(x): return '$%s'%format(x,',.2f') if x>=0 else '($%s)'%format(-x,',.2f')
T=dict(mr=0,r=0,d=0,b=0); occ=0
for pn,ad,us in props:
    body.append([Paragraph('<b>%s</b> &nbsp; <font color="#666666">%s</font>'%(pn,ad),P)]+['']*9); k=len(body)-1
    st+= [('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#EAF1F5'))]
    S=dict(mr=0,r=0,d=0,b=0); so=0
    for j,u in enumerate(us):
        b=ty[pn][j%len(ty[pn])]; vac=(pn[0]=='A' and u in('5','10'))
        mk=b[3]
        if vac:
            rows.append(dict(unit=u,propertyName=pn,unitType=b[0]+' / '+b[1],area=b[2],statusText='Vacant',marketRent=mk))
            body.append([u,Paragraph('<i>Vacant</i>',P),b[0]+' / '+b[1],format(b[2],','),'','',m(mk),'','',''])
            S['mr']+=mk; continue
        a,l=N.pair(); nm=a+' '+l
        if R.random()<.3: nm+=', '+R.choice(FIRST)+' '+l
        rent=mk-R.choice([0,0,20,25,40,55]); sd=dt.date(2025,R.randint(1,12),1) if R.random()<.8 else dt.date(2024,R.randint(3,9),15)
        ed=dt.date(sd.year+1,sd.month,sd.day)-dt.timedelta(1); mtm=R.random()<.18
        dep=R.choice([rent,500,rent,750]); bal=R.choice([0,0,0,0,0,-35,rent,125.5,60])
        rows.append(dict(unit=u,propertyName=pn,unitType=b[0]+' / '+b[1],area=b[2],tenantName=nm,statusText='Occupied',marketRent=mk,contractRent=rent,leaseStartDate=sd,leaseEndDate='At will' if mtm else ed,deposit=dep,balance=bal))
        body.append([u,Paragraph(nm,P),b[0]+' / '+b[1],format(b[2],','),sd.strftime('%-m/%-d/%Y'),'At will' if mtm else ed.strftime('%-m/%-d/%Y'),m(mk),m(rent),m(dep),m(bal)])
        so+=1
        for kk,v in zip(('mr','r','d','b'),(mk,rent,dep,bal)): S[kk]+=v
    body.append(['Total for %s'%pn,'','','','%d of %d occupied'%(so,len(us)),'']+[m(S[x]) for x in('mr','r','d','b')]); k=len(body)-1
    st+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(0,k),(-1,k),.6,colors.grey),('SPAN',(0,k),(3,k)),('SPAN',(4,k),(5,k))]
    occ+=so
    for x in T:T[x]+=S[x]
body.append(['Grand total','','','','%d of %d occupied'%(occ,len(rows)),'']+[m(T[x]) for x in('mr','r','d','b')]); k=len(body)-1
st+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(0,k),(-1,k),1.2,colors.black),('SPAN',(0,k),(3,k)),('SPAN',(4,k),(5,k))]
def foot(c,d):
    c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(.5*inch,.35*inch,'Created on 03/11/2026'); c.drawRightString(10.5*inch,.35*inch,'Page %d'%d.page)
h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=15,leading=18); s=ParagraphStyle('s',fontName='Helvetica',fontSize=8.5,leading=12,textColor=colors.HexColor('#555555'))
t=Table(body,colWidths=[.55*inch,2.15*inch,1.1*inch,.6*inch,.8*inch,.8*inch,.95*inch,.95*inch,1.0*inch,.95*inch],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('TEXTCOLOR',(0,0),(-1,0),colors.HexColor('#555555')),('FONTSIZE',(0,0),(-1,0),6.6),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#555555')),('ALIGN',(6,0),(-1,-1),'RIGHT'),('ALIGN',(3,0),(3,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),3.4),('BOTTOMPADDING',(0,0),(-1,-1),3.4),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#DDDDDD'))]+st))
SimpleDocTemplate(os.path.join(DOC,F),pagesize=landscape(letter),leftMargin=.5*inch,rightMargin=.5*inch,topMargin=.5*inch,bottomMargin=.6*inch,title='Rent roll').build([Paragraph('Rent roll',h),Spacer(1,3),Paragraph('Bibb Rental Partners, LLC<br/>Properties: All &nbsp;|&nbsp; As of: 3/1/2026 &nbsp;|&nbsp; Include vacant units: Yes',s),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
save(F,rows,'MULTIFAMILY','r44c','Buildium-like rent roll of three small properties, grouped, totals with m of n occupied',propertyName=None,asOnDate='2026-03-01',units=len(rows),occupied=occ,vacant=len(rows)-occ)
