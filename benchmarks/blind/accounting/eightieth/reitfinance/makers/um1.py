# Brochure style floor plan summary of a build-to-rent community (PDF, portrait)
from common import *; from reportlab.platypus import *; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle as PS; from reportlab.lib.pagesizes import letter
from reportlab.graphics.shapes import Drawing, Rect, String
N='Juniper_Flats_BTR_unit_mix.pdf'
D=[('The Agave',2,2,24,1048,1895,1842,23),('The Briar',2,2.5,18,1122,1975,1918,17),('The Cholla',3,2,36,1364,2265,2204,35),('The Desert Willow',3,2.5,42,1488,2390,2317,39),('The Elder',3,2.5,20,1561,2465,2371,19),('The Foxtail',4,2.5,16,1790,2735,2662,15),('The Foxtail w/ Casita',4,3.5,8,2056,3080,2985,8)]
tu=sum(d[3] for d in D)
K=['beds','baths','units','pct_units','sf','total_sf','market','market_sf','actual','actual_sf','pct_occ']
rows=[]
for n,b,ba,u,sf,m,a,o in D: rows.append({"type":n,"beds":b,"baths":ba,"units":u,"pct_units":round(100*u/tu,1),"sf":sf,"total_sf":u*sf,"market":m,"market_sf":round(m/sf,2),"actual":a,"actual_sf":round(a/sf,2),"pct_occ":round(100*o/u,1)})
tsf=sum(r['total_sf'] for r in rows); am=sum(d[3]*d[5] for d in D)/tu; to=sum(d[7] for d in D); aa=sum(d[7]*d[6] for d in D)/to
T={"label":'Total / Wtd. Avg.',"units":tu,"pct_units":100.0,"sf":round(tsf/tu),"total_sf":tsf,"market":round(am),"market_sf":round(am*tu/tsf,2),"actual":round(aa),"actual_sf":round(sum(d[7]*d[6] for d in D)/sum(d[7]*d[4] for d in D),2),"pct_occ":round(100*to/tu,1)}
H=['Floor Plan','Beds','Baths','Homes','% of\nTotal','Avg.\nSF','Total\nSF','Market\nRent','Mkt\n$/SF','In-Place\nRent','In-Pl.\n$/SF','Occ.']
def fr(lab,r): return [lab,r.get('beds','') ,r.get('baths',''),r['units'],f"{r['pct_units']:.1f}%",f"{r['sf']:,}",f"{r['total_sf']:,}",f"${r['market']:,}",f"${r['market_sf']:.2f}",f"${r['actual']:,}",f"${r['actual_sf']:.2f}",f"{r['pct_occ']:.1f}%"]
tb=Table([H]+[fr(r['type'],r) for r in rows]+[fr(T['label'],T)],colWidths=[98,30,33,36,38,36,46,44,36,48,38,41])
g=colors.HexColor('#2F5D50')
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,0),g),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(1,0),(-1,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#EEF3F0')]),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('LINEABOVE',(0,-1),(-1,-1),1,g),('TOPPADDING',(0,1),(-1,-1),5),('BOTTOMPADDING',(0,1),(-1,-1),5)]))
h=PS('h',fontName='Times-Bold',fontSize=22,leading=26,textColor=g); s=PS('s',fontName='Times-Italic',fontSize=12,leading=16,textColor=colors.grey); p=PS('p',fontName='Helvetica',fontSize=9,leading=13); h2=PS('h2',fontName='Times-Bold',fontSize=14,leading=22,textColor=g); n=PS('n',fontName='Helvetica',fontSize=7,leading=9,textColor=colors.grey)
dr=Drawing(520,120)
for i,r in enumerate(rows):
    w=r['units']*6; dr.add(String(92,103-i*16,r['type'],fontSize=7.5,textAnchor='end')); dr.add(Rect(98,100-i*16,w,10,fillColor=g,strokeColor=None)); dr.add(String(102+w,103-i*16,f"{r['units']} homes",fontSize=7))
def foot(c,d): c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(44,30,'Sagamore Ridge Residential  |  Juniper Flats'); c.drawRightString(568,30,'Confidential  |  14'); c.setFillColor(g); c.rect(0,782,612,10,stroke=0,fill=1)
SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=44,rightMargin=44,topMargin=48,bottomMargin=50).build([Paragraph('Juniper Flats',h),Paragraph('Build-to-rent community, Queen Valley, Arizona',s),Spacer(1,10),
 Paragraph(f'Completed in two phases in 2022 and 2023, Juniper Flats offers {tu} detached and paired homes on 19.8 acres, each with private yard and attached garage. All homes have smart locks, quartz counters and in-home laundry. Trade-outs averaged 3.4% in the third quarter of 2025.',p),Spacer(1,14),
 Paragraph('Unit Mix Summary',h2),tb,Spacer(1,6),Paragraph('Rents as of the September 30, 2025 rent roll. In-place rent is the average of occupied homes, net of concessions and before pet, technology and trash fees. Market rent is the September asking rent. Averages weighted by homes (market) and occupied homes (in-place).',n),Spacer(1,18),Paragraph('Homes by floor plan',h2),dr],onFirstPage=foot)
save(N,'UM','Offering memorandum page, floor plans, weighted averages, bar chart',False,None,K,rows,[T]); print(len(rows),T)
