# Entrata-like unit mix, garden apartments, PDF portrait via reportlab platypus, small grey bands
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
f='um_cedar_hollow_unit_mix.pdf'
D=[("A1 - Aspen",1,"1.0",48,45,684,1345,1312.4),("A1R - Aspen Renovated",1,"1.0",24,23,684,1470,1438.15),("A2 - Birch",1,"1.0",36,35,742,1410,1377.9),("A2G - Birch w/ Garage",1,"1.0",8,8,742,1535,1502.5),("B1 - Cottonwood",2,"1.0",32,29,926,1595,1541.75),("B2 - Dogwood",2,"2.0",60,56,1014,1690,1648.3),("B2R - Dogwood Renovated",2,"2.0",28,28,1014,1840,1797.6),("B3 - Elm",2,"2.0",16,14,1088,1775,1731.05),("C1 - Fir",3,"2.0",20,19,1246,2040,1988.8),("C2 - Hawthorn Townhome",3,"2.5",12,12,1402,2295,2251.35)]
U=sum(d[3] for d in D);rows=[]
T=[]
for t,b,ba,n,o,sf,mk,ac in D:
    rows.append({"type":t,"beds":str(b),"baths":ba,"units":n,"pct_units":round(100*n/U,1),"sf":sf,"total_sf":n*sf,"occupied":o,"vacant":n-o,"pct_occ":round(100*o/n,1),"market":float(mk),"market_sf":round(mk/sf,2),"actual":ac,"actual_sf":round(ac/sf,2)})
K=["units","pct_units","sf","total_sf","occupied","vacant","pct_occ","market","market_sf","actual","actual_sf"]
def tt(L,lab):
    n=sum(r['units'] for r in L);o=sum(r['occupied'] for r in L);a=sum(r['total_sf'] for r in L);mk=sum(r['units']*r['market'] for r in L);ac=sum(r['occupied']*r['actual'] for r in L);oa=sum(r['occupied']*r['sf'] for r in L)
    return {"label":lab,"units":n,"pct_units":round(100*n/U,1),"sf":round(a/n),"total_sf":a,"occupied":o,"vacant":n-o,"pct_occ":round(100*o/n,1),"market":r2(mk/n),"market_sf":round(mk/a,2),"actual":r2(ac/o),"actual_sf":round(ac/oa,2)}
def F(k,v): return {'pct_units':f'{v:.1f}%','pct_occ':f'{v:.1f}%'}.get(k) or (f'${v:,.2f}' if k in('market','actual','market_sf','actual_sf') else f'{v:,}')
T=[['Floor Plan','Bed','Bath','Units','% of\nUnits','Avg\nSq Ft','Total\nSq Ft','Occ.','Vac.','% Occ.','Market\nRent','Market\n/ SF','In-Place\nRent','In-Place\n/ SF']];st=[]
tot=[]
for b,w in ((1,'One Bedroom'),(2,'Two Bedroom'),(3,'Three Bedroom')):
    L=[r for r in rows if r['beds']==str(b)]
    for r in L: T.append([r['type'],r['beds'],r['baths']]+[F(k,r[k]) for k in K])
    z=tt(L,w+' Total');tot.append(z);T.append([z['label'],'','']+[F(k,z[k]) for k in K]);i=len(T)-1
    st+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eeeeee'))]
z=tt(rows,'Property Total');tot.append(z);T.append([z['label'],'','']+[F(k,z[k]) for k in K]);i=len(T)-1
st+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(0,i),(-1,i),1,colors.black)]
ss=getSampleStyleSheet();s1=ParagraphStyle('a',parent=ss['Normal'],fontSize=15,leading=19,fontName='Helvetica-Bold');s2=ParagraphStyle('b',parent=ss['Normal'],fontSize=8.5,textColor=colors.grey)
t=Table(T,colWidths=[128]+[28,30,36,40,40,50,34,32,42,60,46,60,48],repeatRows=1)
t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),.8,colors.HexColor('#3a7ca5')),('TEXTCOLOR',(0,0),(-1,0),colors.HexColor('#3a7ca5')),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey)]+st))
def foot(c,d): c.setFont('Helvetica',7);c.drawString(40,24,'Entrata  |  Unit Mix  |  Generated 10/03/2025 08:22 AM MDT by Asset Mgmt');c.drawRightString(752,24,'Page %d'%d.page)
SimpleDocTemplate(out(f),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=40,invariant=1).build([Paragraph('Unit Mix',s1),Paragraph('Cedar Hollow Garden Apartments &nbsp;|&nbsp; As of: 09/30/2025 &nbsp;|&nbsp; Exclude: Non-revenue units',s2),Spacer(1,10),t,Spacer(1,10),Paragraph('In-place rent is the average scheduled base rent of occupied units; averages in totals are weighted by units (market) and by occupied units (in-place).',s2)],onFirstPage=foot)
save(f,'UM','MULTIFAMILY','Entrata unit mix by floor plan, subtotals by bedroom',False,K,rows,tot)
