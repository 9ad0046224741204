from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib.styles import ParagraphStyle
r=random.Random(303); nm=N(r); fn='entrata_rent_roll_the_quad_at_millbrook.pdf'
types={'4x4 Cottage':(1388,'ABCD',715),'2x2 Loft':(934,'AB',890),'4x2 Flat':(1240,'ABCD',645),'1x1':(612,'A',1295)}
lay=[('Ash House',['4x4 Cottage','4x4 Cottage','2x2 Loft','4x2 Flat','4x2 Flat','1x1']),('Birch House',['4x4 Cottage','4x4 Cottage','4x4 Cottage','2x2 Loft','2x2 Loft']),('Cedar House',['4x2 Flat','4x2 Flat','4x2 Flat','4x4 Cottage','1x1','1x1','2x2 Loft'])]
C=['Rent','Parking','Utility\nPackage','Furniture','Concession']
codes=['Rent','Parking','Utility Package','Furniture','Concession']
vac={'1102-C','1201-B','2103-D','3101-A','3102-D','3204-A'}; not_={'2101-B':'Notice'}; resv={'1201-B','3101-A'}
rows=[];data=[];style=[]
ps=ParagraphStyle('a',fontName='Helvetica',fontSize=6.8,leading=8)
hdr=[['Space','Space Type','SQFT','Status','Resident','Guarantor','Lease Interval','','Market\nRent','Scheduled Charges','','','','','Total\nCharges','Deposit\nHeld','Ledger\nBalance'],
     ['','','','','','','Start','End','']+C+['','','']]
data=[*hdr]
tot={};gt={}
def money(x): return '' if x is None else p2(x)
def sub(label,g,key):
    occ=sum(1 for x in g if x['ten']); 
    data.append([label,'','',f'{occ} of {len(g)} spaces occupied','','','','',money(sum(x['mk'] for x in g))]+[money(sum(x['ch'].get(c,0.) for x in g)) for c in codes]+[money(sum(x['tc'] for x in g)),money(sum(x['dep'] or 0 for x in g)),money(sum(x['bal'] or 0 for x in g))])
    style.append((key,len(data)-1))
allx=[]
for bi,(bn,us) in enumerate(lay):
    data.append([bn]+['']*16); style.append(('H',len(data)-1)); g=[]
    for ui,ty in enumerate(us):
        fl=1 if ui<4 else 2
        un=f'{bi+1}{fl}{(ui if ui<4 else ui-4)+1:02d}'
        sf,beds,mk=types[ty]
        for bd in beds:
            u=f'{un}-{bd}'; 
            x=dict(u=u,ty=ty,sf=sf,mk=float(mk),b=bn)
            if u in vac or u.replace('-','')=='x':
                x.update(st='Vacant Unrented Ready' if u not in resv else 'Vacant Rented Ready',ten=None,ch={},tc=0.,dep=None,bal=None,ls=None,le=None,gu='')
            else:
                ch={'Rent':float(mk-r.choice([0,0,0,10,20,25,40]))}
                if r.random()<.45: ch['Parking']=45.
                ch['Utility Package']=60.
                if r.random()<.35: ch['Furniture']=25.
                if r.random()<.18: ch['Concession']=-float(r.choice([25,50]))
                late=r.random()<.12
                x.update(st=not_.get(u,'Occupied No Notice') if not_.get(u)is None else 'Notice Unrented',ten=nm.fl(),ch=ch,tc=sum(ch.values()),dep=float(r.choice([0,150,150,200])),bal=r.choice([0.]*5+[-round(r.uniform(1,60),2),75.,ch['Rent'],round(r.uniform(3,190),2)]),ls=D(2026,1,9) if late else D(2025,8,16),le=D(2026,7,31),gu=r.choice(['Yes','Yes','Yes','No']))
            g.append(x);allx.append(x)
            data.append([x['u'],ty,f'{sf:,}',x['st'],x['ten'] or ('--' ),x['gu'],mdy(x['ls']),mdy(x['le']),money(x['mk'])]+[money(x['ch'].get(c)) for c in codes]+[money(x['tc']) if x['ten'] else '',money(x['dep']),money(x['bal'])])
            rows.append(row(unit=u,building=bn,unitType=ty,area=sf,statusText=x['st'],tenantName=x['ten'],leaseStartDate=x['ls'],leaseEndDate=x['le'],marketRent=x['mk'],contractRent=x['ch'].get('Rent'),charges=[dict(code=a,amount=v) for a,v in x['ch'].items()],totalCharges=x['tc'] if x['ten'] else None,deposit=x['dep'],balance=x['bal']))
    sub(f'{bn} Subtotal',g,'S')
sub('Property Total',allx,'G')
n=len(allx); occ=sum(1 for x in allx if x['ten'])
tb=Table(data,repeatRows=2,colWidths=[48,62,34,92,108,44,54,54,50,54,46,46,46,50,54,48,52])
sty=[('FONT',(0,0),(-1,-1),'Helvetica',6.8),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.8),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1f4e5f')),('TEXTCOLOR',(0,0),(-1,1),colors.white),
('SPAN',(6,0),(7,0)),('SPAN',(9,0),(13,0)),('ALIGN',(6,0),(7,0),'CENTER'),('ALIGN',(9,0),(13,0),'CENTER'),('ALIGN',(8,0),(8,-1),'RIGHT'),('ALIGN',(9,1),(13,-1),'RIGHT'),('ALIGN',(14,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT'),
('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('VALIGN',(0,0),(-1,1),'BOTTOM'),('LINEBELOW',(9,0),(13,0),.4,colors.white)]
for j in (0,1,2,3,4,5,8,14,15,16): sty.append(('SPAN',(j,0),(j,1)))
seen=set()
for k,i in style:
    seen.add(i)
    if k=='H': sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dfe9ec'))]
    else: sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',6.8),('LINEABOVE',(0,i),(-1,i),.6,colors.black),('SPAN',(0,i),(2,i)),('SPAN',(3,i),(7,i))]
    if k=='G': sty+=[('LINEBELOW',(0,i),(-1,i),1.2,colors.black),('LINEABOVE',(0,i),(-1,i),1.2,colors.black)]
for i in range(2,len(data)):
    if i not in seen and i%2: sty.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f6f6f6')))
tb.setStyle(TableStyle(sty))
def foot(c,d):
    T(c,36,22,'Created on 02/03/2026 at 4:51 PM MST  |  Entrata','Helvetica',6.5); T(c,972,22,f'Page {d.page}','Helvetica',6.5,'r')
big=ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=14,leading=18); sm=ParagraphStyle('s',fontName='Helvetica',fontSize=8.5,leading=11)
ss={}
for x in allx: ss[x['st']]=ss.get(x['st'],0)+1
st=Table([['Status','Spaces','% of Spaces']]+[[k,v,f'{100*v/n:.1f}%'] for k,v in sorted(ss.items())]+[['Total',n,'100.0%']],colWidths=[130,50,70],hAlign='LEFT')
st.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
SimpleDocTemplate(doc(fn),pagesize=landscape(legal),leftMargin=34,rightMargin=34,topMargin=32,bottomMargin=36).build([Paragraph('Rent Roll',big),Paragraph('The Quad at Millbrook',sm),Paragraph('Effective Date: 01/31/2026 &nbsp;&nbsp; Consolidate by: Space &nbsp;&nbsp; Include: Current, Notice, Vacant',sm),Spacer(1,8),tb,Spacer(1,14),KeepTogether([st])],onFirstPage=foot,onLaterPages=foot)
save(fn,'STUDENT_HOUSING','Entrata by-the-bed roll, grouped header, building headings and subtotals',False,dict(propertyName='The Quad at Millbrook',asOnDate='2026-01-31',units=n,occupied=occ,vacant=n-occ,rows=rows))
