# marketing book page: student housing unit mix by bed, PDF landscape, coloured
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as X, white
R=[ # plan, bed, bath, units, sf, market/bed, in-place/bed
('The Loft Studio',1,1,16,412,1245,1189),('A1 - One Bedroom',1,1,24,585,1310,1262),('B1 - Two Bedroom',2,2,42,856,985,948),('B2 - Two Bedroom Deluxe',2,2,18,934,1035,1011),
('C1 - Three Bedroom',3,3,30,1174,905,872),('D1 - Four Bedroom',4,4,66,1402,845,806),('D2 - Four Bedroom Townhome',4,4.5,20,1588,895,861),('E1 - Five Bedroom Cottage',5,5.5,12,1946,875,829)]
TU=sum(r[3] for r in R); TB=sum(r[1]*r[3] for r in R)
K=['beds','baths','units','other:Total Beds','other:% of Beds','sf','total_sf','market','market_total','actual','actual_total','other:In-Place Rent / SF']
rows=[]
for n,b,ba,u,sf,m,a in R:
    tb=b*u; rows.append({"type":n,"beds":b,"baths":ba,"units":u,"other:Total Beds":tb,"other:% of Beds":round(100*tb/TB,1),"sf":sf,"total_sf":sf*u,"market":m,"market_total":m*tb,"actual":a,"actual_total":a*tb,"other:In-Place Rent / SF":r2(a*b/sf)})
S=lambda k:sum(r[k] for r in rows)
t={"label":"Total / Average","units":TU,"other:Total Beds":TB,"other:% of Beds":100.0,"sf":round(S('total_sf')/TU),"total_sf":S('total_sf'),"market":round(S('market_total')/TB),"market_total":S('market_total'),"actual":round(S('actual_total')/TB),"actual_total":S('actual_total'),"other:In-Place Rent / SF":r2(S('actual_total')/S('total_sf'))}
W,H=792,612
c=canvas.Canvas(D+'Campus_Row_OM_unit_mix.pdf',pagesize=(W,H)); nav=X('#14323f'); cop=X('#c0703a'); pal=X('#f3ede6')
# facing page: highlights
c.setFillColor(nav); c.rect(0,0,250,H,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',26); c.drawString(36,H-90,'THE'); c.drawString(36,H-120,'CAMPUS'); c.drawString(36,H-150,'ROW'); c.setFont('Helvetica',10); c.drawString(36,H-180,f'{TU} units  |  {TB} beds  |  built 2014-2016'); c.drawString(36,H-195,'0.4 miles to Northfork State University')
c.setFillColor(nav); c.setFont('Helvetica-Bold',15); c.drawString(285,H-80,'INVESTMENT HIGHLIGHTS'); c.setStrokeColor(cop); c.setLineWidth(2); c.line(285,H-88,420,H-88)
c.setFont('Helvetica',10.5); c.setFillColor(X('#333333')); y=H-118
for s in ['Fall 2025 pre-lease of 96.4 % as of June 1, seven points ahead of the prior year','Every bedroom with its own bath; 98 % of leases with guarantor','University enrollment of 31,200, up 2.8 % a year since 2020; no new beds on campus before 2028','In-place rents $37 per bed below current market rates on average','Offered free and clear of existing debt; tours by appointment only']:
    c.setFillColor(cop); c.rect(285,y,5,5,fill=1,stroke=0); c.setFillColor(X('#333333')); c.drawString(298,y-1,s); y-=26
gap=round(t['market']-t['actual']); assert gap==37,gap
c.setFont('Helvetica',8); c.drawString(285,40,'Vandermoor Lyle Capital Markets  |  Offering Memorandum  |  12'); c.showPage()
c.setFillColor(nav); c.rect(0,H-74,W,74,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',20); c.drawString(40,H-46,'UNIT MIX & RENT SUMMARY'); c.setFont('Helvetica',9); c.drawRightString(W-40,H-44,'THE CAMPUS ROW')
cols=[(205,'c','Bed'),(235,'c','Bath'),(275,'r','Units'),(317,'r','Total\nBeds'),(359,'r','% of\nBeds'),(402,'r','Avg SF\nper Unit'),(454,'r','Total\nSF'),(508,'r','Market\nRent / Bed'),(572,'r','Monthly\nMarket Rent'),(628,'r','In-Place\nRent / Bed'),(690,'r','Monthly\nIn-Place Rent'),(750,'r','In-Place\nRent / SF')]
fm={'beds':str,'baths':lambda v:f'{v:g}','units':str,'other:Total Beds':str,'other:% of Beds':lambda v:f'{v:.1f}%','sf':lambda v:f'{v:,}','total_sf':lambda v:f'{v:,}','market':lambda v:f'${v:,}','market_total':lambda v:f'${v:,}','actual':lambda v:f'${v:,}','actual_total':lambda v:f'${v:,}','other:In-Place Rent / SF':lambda v:f'${v:.2f}'}
def line(y,lab,r,font,col):
    c.setFont(font,8.8); c.setFillColor(col); c.drawString(46,y,lab)
    for (x,al,_),k in zip(cols,K):
        if k in r: (c.drawCentredString if al=='c' else c.drawRightString)(x,y,fm[k](r[k]))
y=H-118; c.setFillColor(cop); c.rect(40,y-8,W-80,32,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',8); c.drawString(46,y-1,'Floor Plan')
for x,al,h in cols:
    p=h.split('\n')
    for i,s in enumerate(p): (c.drawCentredString if al=='c' else c.drawRightString)(x,y-1+(10 if len(p)==2 and i==0 else 0),s)
y-=28
for i,r in enumerate(rows):
    if i%2==0: c.setFillColor(pal); c.rect(40,y-8,W-80,24,fill=1,stroke=0)
    line(y,r['type'],r,'Helvetica',X('#222222')); y-=24
c.setFillColor(nav); c.rect(40,y-8,W-80,24,fill=1,stroke=0); line(y,'Total / Average',t,'Helvetica-Bold',white)
c.setFillColor(X('#555555')); c.setFont('Helvetica-Oblique',8); c.drawString(40,y-30,'Rents as of the June 2, 2025 rent roll; market rents are the rates quoted for Fall 2025. Average rents weighted by bed. Square footage is approximate and was provided by the seller.')
c.setFont('Helvetica',8); c.drawString(40,40,'Vandermoor Lyle Capital Markets  |  Offering Memorandum  |  13'); c.drawRightString(W-40,40,'Confidential'); c.save()
save('Campus_Row_OM_unit_mix.pdf','UM','marketing book, student housing by bed, coloured bands, highlights page before the table',False,K,rows,[t])
