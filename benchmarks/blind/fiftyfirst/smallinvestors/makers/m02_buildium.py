from .common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
F='Rent roll - Harbor Street Holdings.pdf'
def main():
    r=random.Random(5102); N=Names(r); asof=D(2025,6,30)
    props=[('118 Harbor Street',['1L','1R','2L','2R','3L','3R']),('44 Prescott Avenue',['Unit 1','Unit 2','Unit 3']),('9-11 Colby Terrace',['9A','9B','9C','11A','11B','11C']),('270 Front Street',['101','102','201','202','203','301','302'])]
    vac={('118 Harbor Street','2R'),('270 Front Street','203')}; drop=('9-11 Colby Terrace','11A')
    allr=[]
    for pn,us in props:
        for u in us:
            k=r.choice([1,2,2,3]); bb={1:'1 Bed/1 Bath',2:'2 Bed/1 Bath',3:'3 Bed/1.5 Bath'}[k]; mk=1250+275*(k-1)+r.choice([0,25,50])
            d=dict(unit=u,propertyName=pn,unitType=bb,area={1:640,2:855,3:1120}[k]+r.choice([0,10,-20,35]),marketRent=float(mk))
            if (pn,u) in vac: d['statusText']='Vacant'
            else:
                ten=N.full() if r.random()<.55 else N.full()+', '+N.full()
                ls=addm(D(2024,7,1),r.randint(0,11)); atw=r.random()<.22
                if atw: ls=addm(ls,-r.choice([24,36,48]))
                rent=mk-r.choice([0,25,50,85,110,150]); oth=r.choice([0,0,50,75,35,100])
                d.update(tenantName=ten,leaseStartDate=iso(ls),leaseEndDate='At will' if atw else iso(eom(addm(ls,11))),contractRent=float(rent),totalCharges=float(rent+oth),deposit=float(rent if not atw else rent-200),statusText='Occupied')
                if oth: d['charges']=[dict(code='Other recurring charges',amount=float(oth))]
                if r.random()<.2: d['balance']=float(r.choice([rent,25.0,312.4]))
            allr.append(d)
    P=ParagraphStyle('p',fontName='Helvetica',fontSize=7.5,leading=9); PG=ParagraphStyle('g',parent=P,textColor=colors.HexColor('#8a8a8a'),fontName='Helvetica-Oblique')
    els=[]; f=lambda d,k:('$'+m2(d[k])) if k in d else ''
    W=[48,128,96,66,38,60,60,60,62,60,54]
    hdr=['UNIT','TENANTS','LEASE','BED/BATH','SQ FT','MARKET\nRENT','RENT','OTHER\nRECURRING\nCHARGES','TOTAL\nRECURRING','DEPOSITS\nHELD','BALANCE\nDUE']
    body=[hdr]; sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',6.5),('TEXTCOLOR',(0,0),(-1,0),colors.HexColor('#56606b')),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#56606b')),('ALIGN',(4,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),3),('BOTTOMPADDING',(0,0),(-1,-1),3)]
    oth=lambda d:sum(c['amount'] for c in d.get('charges',[]))
    def tot(lab,L):
        s=lambda k:'$'+m2(sum(d.get(k,0) for d in L))
        body.append([lab,'','','',m0(sum(d['area'] for d in L)),s('marketRent'),s('contractRent'),'$'+m2(sum(map(oth,L))),s('totalCharges'),s('deposit'),s('balance')]); i=len(body)-1
        sty.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('SPAN',(0,i),(3,i)),('LINEABOVE',(4,i),(-1,i),.6,colors.black),('BOTTOMPADDING',(0,i),(-1,i),9)])
    for pn,us in props:
        body.append([pn]+['']*10); i=len(body)-1; sty.extend([('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',9),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#edf3f9'))])
        L=[d for d in allr if d['propertyName']==pn]
        for d in L:
            if (pn,d['unit'])==drop: continue
            if 'tenantName' in d:
                le=d['leaseEndDate']; le=le if le=='At will' else mdys(D.fromisoformat(le))
                lease=mdys(D.fromisoformat(d['leaseStartDate']))+' - '+le; t=Paragraph(d['tenantName'],P)
            else: lease='';t=Paragraph('Vacant',PG)
            body.append([d['unit'],t,lease,d['unitType'],m0(d['area']),f(d,'marketRent'),f(d,'contractRent'),'$'+m2(oth(d)) if oth(d) else '',f(d,'totalCharges'),f(d,'deposit'),f(d,'balance')]); i=len(body)-1
            sty.append(('LINEBELOW',(0,i),(-1,i),.25,colors.HexColor('#d5dbe1')))
        tot('Total for '+pn,L)
    tot('Total for all properties',allr)
    def deco(c,doc):
        c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(30,24,'Harbor Street Holdings LLC  |  Rent roll  |  Generated 7/2/2025 at 8:41 AM'); c.drawRightString(landscape(letter)[0]-30,24,'Page %d'%doc.page)
    H=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=15,leading=19); S=ParagraphStyle('s',fontName='Helvetica',fontSize=9,leading=12,textColor=colors.HexColor('#56606b'))
    els=[Paragraph('Rent roll',H),Paragraph('Harbor Street Holdings LLC',S),Paragraph('As of June 30, 2025 &nbsp;&nbsp; Lease status: Active &nbsp;&nbsp; Properties: All',S),Spacer(1,10)]
    t=Table(body,colWidths=W,repeatRows=1); t.setStyle(TableStyle(sty)); els.append(t)
    SimpleDocTemplate(path(F),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=32,bottomMargin=40,invariant=1,title='Rent roll').build(els,onFirstPage=deco,onLaterPages=deco)
    rows=[d for d in allr if (d['propertyName'],d['unit'])!=drop]; n=len(rows); v=sum(d['statusText']=='Vacant' for d in rows)
    save(F,rows,None,'2025-06-30',n,n-v,v,planted=dict(what='The row of unit 11A of 9-11 Colby Terrace is left out of the list, but the totals of its property and of all properties include it',kind='row_dropped'))
    return entry(F,'MULTIFAMILY','property manager','Buildium rent roll PDF, four properties, wrapped tenant names',True)
