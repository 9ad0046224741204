from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(567); N=Names(r)
plans={'Juniper':(1412,2145),'Laurel':(1688,2380),'Magnolia':(1904,2595),'Sycamore (end)':(1755,2460)}
ST=['Thistle Ct','Plover Way','Meadowlark Ln','Gristmill Rd']
data=[['','','','','Term','','Monthly amounts, $','','','','',''],['Lot','Street address','Model','Heated\nsq ft','Begins','Ends','Scheduled\nrent','Lease\nrent','Pets','Smart\nhome','Lawn\ncare','Total\nbilled','Household']]
data[0].append('')
rows=[]; S=[0]*6; sty=[]; lot=0; drawn=[]
for si,s in enumerate(ST):
    num=100
    for i in range((14,12,17,15)[si]):
        lot+=1; num+=r.choice([4,6,8]); k=r.choice(list(plans)); sf,mk=plans[k]; z=r.random(); x=dict(lot=f'L{lot:03d}',ad=f'{num} {s}',k=k,sf=sf,mk=mk)
        x['st']='VACANT' if z<.06 else 'DOWN - roof' if z<.075 else 'OCC'
        if x['st']=='OCC':
            a=rd(r,d(2024,9,1),d(2026,6,20)); x['a']=a; x['b']=addm(a,r.choice([12,15,24]))-dt.timedelta(days=1)
            while x['b']<d(2026,7,1): x['b']=addm(x['b']+dt.timedelta(days=1),12)-dt.timedelta(days=1)
            x['rent']=mk-r.choice([0,0,25,50,95,140,195]); x['pet']=r.choice([None,None,35,70]); x['sm']=40; x['lw']=r.choice([65,65,None]); x['nm']=N.pair()[1]+(' / '+N.pair()[1] if r.random()<.3 else '')+' household' if r.random()<.2 else N.lf()
            x['t']=x['rent']+(x['pet'] or 0)+40+(x['lw'] or 0)
        drawn.append(x)
bad=[x for x in drawn if x['st']=='OCC'][33]; shown=bad['rent']+300
ff=lambda v:f'{v:,}' if v is not None else ''
for i,x in enumerate(drawn):
    if x['st']=='OCC':
        rs=shown if x is bad else x['rent']
        data.append([x['lot'],x['ad'],x['k'],ff(x['sf']),f"{x['a'].month}/{x['a'].day}/{x['a']:%y}",f"{x['b'].month}/{x['b'].day}/{x['b']:%y}",ff(x['mk']),ff(rs),ff(x['pet']),'40',ff(x['lw']),ff(x['t']),x['nm']])
        rows.append(row(unit=x['lot'],unitType=x['k'],area=x['sf'],tenantName=x['nm'],statusText='Occupied',marketRent=x['mk'],contractRent=rs,leaseStartDate=x['a'],leaseEndDate=x['b'],charges=[('Pets',x['pet']),('Smart home',40),('Lawn care',x['lw'])],totalCharges=x['t']))
    else:
        data.append([x['lot'],x['ad'],x['k'],ff(x['sf']),'','',ff(x['mk']),'','','','','',x['st']])
        rows.append(row(unit=x['lot'],unitType=x['k'],area=x['sf'],statusText=x['st'],marketRent=x['mk']))
    if i%2: sty.append(('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),colors.Color(.955,.955,.93)))
sm=lambda k:sum(x.get(k) or 0 for x in drawn)
data.append([f'{len(drawn)} homes','','',ff(sm('sf')),'','']+[ff(sm(k)) for k in('mk','rent','pet','sm','lw','t')]+[''])
e=len(data)-1
T=Table(data,colWidths=[40,92,76,40,46,50,56,48,36,40,38,50,124],repeatRows=2,rowHeights=[12,22]+[12.4]*(len(data)-2))
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.2),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(11,0)),('ALIGN',(4,0),(11,0),'CENTER'),('LINEBELOW',(4,0),(5,0),.5,colors.white),('LINEBELOW',(6,0),(11,0),.5,colors.white),('BACKGROUND',(0,0),(-1,1),colors.Color(.2,.28,.33)),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(3,1),(3,-1),'RIGHT'),('ALIGN',(6,1),(11,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEADING',(0,1),(-1,1),8),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('FONT',(0,e),(-1,e),'Helvetica-Bold',7.2),('LINEABOVE',(0,e),(-1,e),.8,colors.black)]+sty))
v=sum(x['st']=='VACANT' for x in drawn); dn=sum(x['st'].startswith('DOWN') for x in drawn); o=len(drawn)-v-dn
def pf(c,doc):
    c.setFillColorRGB(.2,.28,.33); c.setFont('Helvetica-Bold',14); c.drawString(30,580,'Willet Commons'); c.setFont('Helvetica',8); c.drawString(150,580,'homes for rent   -   home-by-home rent roll, July 1, 2026')
    c.setFont('Helvetica',7); c.drawRightString(764,18,f'Willet Commons BTR LP  -  {doc.page}')
doc=SimpleDocTemplate(DOC+'/WilletCommons_Homes_Jul26.pdf',pagesize=landscape(letter),leftMargin=24,rightMargin=24,topMargin=42,bottomMargin=32,invariant=1)
from reportlab.lib.styles import ParagraphStyle
doc.build([T,Spacer(1,8),Paragraph(f'Homes: {len(drawn)}. Occupied {o}; vacant {v}; down {dn}. A term that has ended is renewed for twelve months unless notice is given.',ParagraphStyle('x',fontSize=7.5,fontName='Helvetica'))],onFirstPage=pf,onLaterPages=pf)
save('WilletCommons_Homes_Jul26.pdf',rows,'Willet Commons','2026-07-01',len(drawn),o,v if not dn else None,'SINGLE_FAMILY_RENTAL','banded table with grouped header, household at the right end','grouped two-level header, status only in household column',planted=dict(kind='digit_changed',what=f"lot {bad['lot']}: lease rent printed {shown:,}, should be {bad['rent']:,}; total billed of the row and the column total are of the true rent"),checks=[('rent',sm('rent'),tot(rows,'contractRent')),('t',sm('t'),tot(rows,'totalCharges'))])
