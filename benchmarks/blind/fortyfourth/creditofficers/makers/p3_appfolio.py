import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
F='rent_roll-20260215_saluda_homes.pdf'; R=random.Random(4403); N=Names(R)
P=ParagraphStyle('p',fontName='Helvetica',fontSize=7,leading=8.3)
B=ParagraphStyle('b',parent=P,fontName='Helvetica-Bold')
G=[('Columbia, SC 29203',[ '1127 Wildwood Ave','2204 Lorick St','3618 Ardincaple Dr','418 Koon Rd','5102 Farrow Rd','76 Sandpine Ct','905 Crestmore Dr','1412 Duke Ave','2711 Margrave Rd','34 Kestrel Ln','6019 Colleton St']),
   ('West Columbia, SC 29169',['813 Hook Ave','1320 D Ave - A','1320 D Ave - B','204 Brown St','2516 Leaphart Rd','47 Dogwood Cir','711 Shull St','1904 Augusta Rd','62 Terrapin Trl']),
   ('Cayce, SC 29033',['1510 Frink St','2031 Wilkinson St','308 Naples Ave','911 Julius Felder St','1128 Lafayette Ave','77 Hollow Creek Rd','2240 Charleston Hwy Rear','605 Poplar St']),
   ('Lexington, SC 29072',['114 Old Mill Ct','238 Barr Rd','129 Ginny Ln','552 Corley Mill Rd','17 Quail Hollow Ct','3308 Sunset Blvd','401 Park Rd'])]
bb=[('3/1.00',1050,1195),('3/2.00',1284,1395),('4/2.00',1612,1625),('2/1.00',868,975),('3/1.50',1140,1275)]
hd=['Unit','BD/BA','Tenant','Status','Sqft','Market\nRent','Rent','Deposit','Lease\nFrom','Lease To','Move-in','Move-out','Past Due','Next Rent\nIncrease']
body=[hd]; st=[]; rows=[]
m=lambda x:format(x,',.2f'); d=lambda x:x.strftime('%m/%d/%Y') if x else ''
def tot(lbl,q):
    o=sum(1 for r in q if not r['statusText'].startswith('Vacant'))
    body.append([Paragraph('<b>%s</b>'%lbl,P),'','',Paragraph('<b>%.1f% % Occupied</b>'.replace('% %','%%')%(100*o/len(q)),P),format(sum(r.get('area',0) for r in q),',')]+[m(sum(r.get(k,0) for r in q)) for k in('marketRent','contractRent','deposit')]+['']*4+[m(sum(r.get('balance',0) for r in q)),''])
    k=len(body)-1; st.extend([('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(0,k),(-1,k),.7,colors.black),('SPAN',(0,k),(2,k))])
for g,us in G:
    body.append([Paragraph('<b>%s</b>'%g,P)]+['']*13); k=len(body)-1; st+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#E4E4E4'))]
    q=[]
    for u in us:
        b=bb[3] if ' - ' in u or 'Rear' in u else R.choice(bb[:3]+bb[4:])
        mk=b[2]+R.choice([-50,0,0,25,50]); sq=b[1]+R.choice([0,-22,18,40,64])
        x=R.random(); s='Vacant-Unrented' if x<.09 else 'Vacant-Rented' if x<.13 else 'Notice-Unrented' if x<.2 else 'Evict' if x<.24 else 'Current'
        if u in('905 Crestmore Dr','1510 Frink St'): s='Notice-Unrented'
        if u=='813 Hook Ave': s='Notice-Rented'
        if s.startswith('Vacant'):
            r=dict(unit=u,section=g,unitType=b[0],area=sq,statusText=s,marketRent=mk)
            body.append([Paragraph(u,P),b[0],'',Paragraph(s,P),format(sq,','),m(mk)]+['']*6+['',''])
        else:
            a,l=N.pair(); nm='%s %s'%(a,l)
            if R.random()<.35: nm+=', %s %s'%(R.choice(FIRST),R.choice(LAST))
            mi=dt.date(R.choice([2019,2021,2022,2023,2024,2025]),R.randint(1,12),R.choice([1,1,1,15,8,22]))
            lf=mi if mi.year==2025 else dt.date(2025,R.randint(3,12),1); lt=dt.date(lf.year+1,lf.month,lf.day)-dt.timedelta(1)
            rent=mk-R.choice([0,0,20,45,70,100,150]); dep=R.choice([rent,rent,mk,850,0]); pd=R.choice([0]*8+[75,rent,212.4])
            if s=='Evict': pd=rent*2+150
            mo=dt.date(2026,3,R.choice([1,15,31])) if s.startswith('Not') else None
            ni=lt+dt.timedelta(1) if R.random()<.3 and s=='Current' else None
            mtm=R.random()<.12 and s=='Current'
            r=dict(unit=u,section=g,unitType=b[0],area=sq,tenantName=nm,statusText=s,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=None if mtm else lt,moveInDate=mi,moveOutDate=mo,balance=pd)
            if mtm: ni=None
            body.append([Paragraph(u,P),b[0],Paragraph(nm,P),Paragraph(s,P),format(sq,','),m(mk),m(rent),m(dep),d(lf),'' if mtm else d(lt),d(mi),d(mo),m(pd),d(ni)])
        rows.append(r); q.append(r)
    tot('%d Units'%len(q),q)
tot('Total %d Units'%len(rows),rows)
def foot(c,dd):
    c.setFont('Helvetica',6.5); c.drawString(28,18,'Created on 02/17/2026'); c.drawRightString(764,18,'Page %d'%dd.page)
h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=17)
t=Table(body,colWidths=[90,30,106,66,32,47,47,47,46,46,46,46,46,46],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('ALIGN',(4,0),(7,-1),'RIGHT'),('ALIGN',(12,0),(12,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LINEBELOW',(0,1),(-1,-1),.2,colors.HexColor('#CCCCCC'))]+st))
s=ParagraphStyle('s',fontName='Helvetica',fontSize=7.5,leading=10)
SimpleDocTemplate(os.path.join(DOC,F),pagesize=landscape(letter),leftMargin=26,rightMargin=26,topMargin=30,bottomMargin=36,title='Rent Roll').build([Paragraph('Rent Roll',h),Paragraph('<b>Properties:</b> Saluda Homes I, LLC - 1225 Laurel St, Columbia, SC 29201<br/><b>Units:</b> Active<br/><b>As of:</b> 02/15/2026<br/><b>Include Non-Revenue Units:</b> No &nbsp;&nbsp; <b>Group by:</b> City',s),Spacer(1,6),t],onFirstPage=foot,onLaterPages=foot)
v=sum(r['statusText'].startswith('Vacant') for r in rows)
save(F,rows,'SINGLE_FAMILY_RENTAL','r44c','AppFolio-like rent roll of scattered houses by address, grouped by city',propertyName='Saluda Homes I, LLC',asOnDate='2026-02-15',units=len(rows),occupied=len(rows)-v,vacant=v)
