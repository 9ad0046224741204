from common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
rng=random.Random(6621)
# (type, plan, beds, baths, units, sf, occ beds, mkt per bed, act per bed)
D=[('Studio','S1',1,1,18,412,17,1095,1068),('1 Bed / 1 Bath','A1',1,1,24,548,23,1175,1141),('2 Bed / 2 Bath','B1',2,2,36,864,69,905,882),('2 Bed / 2 Bath Corner','B2',2,2,12,921,22,930,901),('2 Bed / 2.5 Bath Townhome','B3',2,2.5,10,1068,20,955,934),('3 Bed / 3 Bath','C1',3,3,22,1214,61,835,806),('4 Bed / 2 Bath','D1',4,2,30,1286,104,715,688),('4 Bed / 4 Bath','D2',4,4,64,1442,247,785,764),('4 Bed / 4.5 Bath Townhome','D3',4,4.5,16,1610,63,825,811),('5 Bed / 5.5 Bath Cottage','E1',5,5.5,8,2085,39,810,797)]
rows=[]
TB=sum(d[2]*d[4] for d in D); TU=sum(d[4] for d in D)
for t,pl,bd,ba,u,sf,oc,mk,ac in D:
    b=bd*u; assert oc<=b
    rows.append({'type':f'{t}','other:Plan_':pl,'units':u,'beds':bd,'baths':ba,'other:Total Beds':b,'other:% of Beds':round(100*b/TB,1),'sf':sf,'total_sf':sf*u,'occupied':oc,'pct_occ':round(100*oc/b,1),'actual':ac,'market':mk,'market_total':mk*b})
tot=dict(label='Total / Weighted Avg.',units=TU,**{'other:Total Beds':TB,'other:% of Beds':100.0},sf=round(sum(r['total_sf'] for r in rows)/TU),total_sf=sum(r['total_sf'] for r in rows),occupied=sum(r['occupied'] for r in rows),pct_occ=round(100*sum(r['occupied'] for r in rows)/TB,1),actual=round(sum(r['actual']*r['occupied'] for r in rows)/sum(r['occupied'] for r in rows)),market=round(sum(r['market_total'] for r in rows)/TB),market_total=sum(r['market_total'] for r in rows))
print(tot, sum(r['other:% of Beds'] for r in rows))
fn='Millrace_OM_p14_unit_mix.pdf'; W,H=letter; c=canvas.Canvas(R+'/documents/'+fn,pagesize=letter)
nav=HexColor('#14213d'); gold=HexColor('#c8963e')
c.setFillColor(nav); c.rect(0,H-92,W,92,fill=1,stroke=0); c.setFillColor(gold); c.rect(0,H-97,W,5,fill=1,stroke=0)
c.setFillColorRGB(1,1,1); c.setFont('Times-Bold',24); c.drawString(36,H-52,'UNIT MIX & RENTS'); c.setFont('Helvetica',9.5); c.drawString(36,H-72,'MILLRACE STUDENT VILLAGE   |   0.4 miles to campus   |   Fall 2025 occupancy'); 
c.setFillColor(nav); c.setFont('Helvetica',9.2); y=H-122
for s in [f'Millrace offers ten floor plans in {TU} units and {TB} beds, leased individually by the bed with parental guaranties.','All bedrooms in the four- and five-bedroom plans have private baths except the D1, which was repositioned in 2023.','In-place rents trail asking rents; the owner opened 2026-27 renewals at the asking rates shown below.']:
    c.drawString(36,y,s); y-=13
K=[('type','UNIT TYPE','',36,'l'),('plan','PLAN','',156,'c'),('units','','UNITS',193,'r'),('beds','','BEDS',220,'r'),('baths','','BATHS',251,'r'),('other:Total Beds','TOTAL','BEDS',283,'r'),('other:% of Beds','% OF','BEDS',314,'r'),('sf','UNIT','SF',344,'r'),('total_sf','TOTAL','SF',388,'r'),('occupied','OCC.','BEDS',418,'r'),('pct_occ','%','OCC.',453,'r'),('actual','IN-PLACE','PER BED',496,'r'),('market','ASKING','PER BED',535,'r'),('market_total','ASKING','MONTHLY',578,'r')]
y-=14; top=y
c.setFillColor(nav); c.rect(30,y-26,W-60,28,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',6.6)
for k,a,b,x,al in K:
    if al=='r': c.drawRightString(x,y-10,a); c.drawRightString(x,y-20,b)
    elif al=='c': c.drawCentredString(x,y-15,a)
    else: c.drawString(x,y-15,a)
y-=40
def fm(k,v):
    if v is None: return ''
    if k in('other:% of Beds','pct_occ'): return f'{v:.1f}%'
    if k in('actual','market','market_total'): return f'${v:,}'
    return f'{v:,}'
def draw(r,bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.6)
    for k,a,b,x,al in K:
        v=r.get('other:Plan_') if k=='plan' else r.get('label') if bold and k=='type' else r.get(k)
        if v is None: continue
        if al=='l': c.drawString(x,y,str(v))
        elif al=='c': c.drawCentredString(x,y,v)
        else: c.drawRightString(x,y,fm(k,v))
for i,r in enumerate(rows):
    if i%2: c.setFillColor(HexColor('#f3eee3')); c.rect(30,y-5,W-60,17,fill=1,stroke=0)
    c.setFillColor(nav); draw(r); y-=17
c.setStrokeColor(gold); c.setLineWidth(1.4); c.line(30,y+11.5,W-30,y+11.5); draw(tot,True); y-=8; c.line(30,y+1,W-30,y+1)
y-=16; c.setFont('Helvetica-Oblique',7); c.drawString(36,y,'In-place rent is the weighted average of occupied beds per the October 2025 rent roll. Beds and Baths are per unit. SF per architect; not verified.')
# bar chart
y-=40; c.setFont('Times-Bold',13); c.drawString(36,y,'Beds by bedroom type'); y-=18
for lab,n in [('Studio / 1BR',1),('2BR',2),('3BR',3),('4BR',4),('5BR',5)]:
    s=sum(r['other:Total Beds'] for r in rows if r['beds']==n); c.setFillColor(nav); c.setFont('Helvetica',8); c.drawString(40,y,lab); c.setFillColor(gold); c.rect(100,y-2,s*.72,10,fill=1,stroke=0); y-=17
y-=14; c.setFillColor(nav); c.setFont('Times-Bold',13); c.drawString(36,y,'Parking'); y-=15; c.setFont('Helvetica',9)
c.drawString(36,y,'388 surface spaces and a 112-space covered deck; deck permits at $85 per month are sold out for the 2025-26 lease year.')
c.setFillColor(nav); c.rect(0,0,W,30,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Helvetica',7.5); c.drawString(36,12,'CARDOZA WYNN  |  STUDENT HOUSING CAPITAL MARKETS'); c.drawRightString(W-36,12,'14')
c.save()
for r in rows: 
    r.pop('other:Plan_')
MK=[k for k,*_ in K if k not in('type','plan')]
save(fn,'UM',MK,rows,[tot],style='broker offering memorandum page, student beds, banner and chart, plan column, two-line headers, weighted averages',hard=False)
