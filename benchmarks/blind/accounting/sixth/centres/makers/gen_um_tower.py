# Acquisition memo page: residential tower unit mix
import random,json
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.colors import HexColor
from reportlab.graphics.shapes import Drawing,Rect,String
R=random.Random(3131)
NAME='IC Memo - The Larkspur - Unit Mix'
K=['units','pct_units','sf','occupied','pct_occ','actual','actual_sf','market','market_sf','other:Upside per Unit']
T=[('Studio',[('S1',0,1,28,455,2290),('S2',0,1,24,492,2385),('S2-A (Affordable)',0,1,6,488,1310)]),
   ('One Bedroom',[('A1',1,1,46,618,2790),('A2',1,1,52,664,2915),('A3 Corner',1,1,22,711,3080),('A4 + Den',1,1.5,18,802,3390),('A1-A (Affordable)',1,1,9,618,1405)]),
   ('Two Bedroom',[('B1',2,2,34,987,3985),('B2',2,2,31,1044,4170),('B3 Corner',2,2,16,1126,4510),('B1-A (Affordable)',2,2,5,987,1680)]),
   ('Penthouse',[('PH-1',2,2.5,4,1512,7250),('PH-2',3,3,3,1894,9400),('PH-3 Duplex',3,3.5,1,2405,13200)])]
N=sum(x[3] for _,l in T for x in l)
def agg(L):
    u=sum(l['units'] for l in L);o=sum(l['occupied'] for l in L);w=lambda k,q='units':sum(l[k]*l[q] for l in L)/sum(l[q] for l in L)
    sf=w('sf');a=w('actual','occupied');sfo=w('sf','occupied');m=w('market')
    return {'units':u,'pct_units':round(u/N*100,1),'sf':round(sf),'occupied':o,'pct_occ':round(o/u*100,1),'actual':round(a),'actual_sf':round(a/sfo,2),'market':round(m),'market_sf':round(m/sf,2),K[9]:round(m)-round(a)}
rows=[];tots=[]
body=PS('b',fontName='Helvetica',fontSize=9,leading=12.5,textColor=HexColor('#222222'))
h=PS('h',fontName='Helvetica-Bold',fontSize=13,leading=18,textColor=HexColor('#7a1f3d'));sm=PS('s',fontName='Helvetica-Oblique',fontSize=7,leading=9)
def pr(d,lead):
    s=lambda k:d.get(k)
    return lead+[f"{d['units']}",f"{d['pct_units']:.1f}%",f"{d['sf']:,}",f"{d['occupied']}",f"{d['pct_occ']:.1f}%",f"${d['actual']:,}",f"${d['actual_sf']:.2f}",f"${d['market']:,}",f"${d['market_sf']:.2f}",f"${d[K[9]]:,}" if d[K[9]]>=0 else f"(${-d[K[9]]:,})"]
G=[['Floor','','','No. of','% of','Avg.','Units','','In-Place Rent','','Market Rent','','Upside'],['Plan','BR','BA','Units','Total','SF','Occupied','% Occ.','$/Unit','$/SF','$/Unit','$/SF','per Unit']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.6),('BACKGROUND',(0,0),(-1,1),HexColor('#7a1f3d')),('TEXTCOLOR',(0,0),(-1,1),HexColor('#ffffff')),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(11,0)),('ALIGN',(8,0),(11,0),'CENTER'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6)]
A=[]
for sec,l in T:
    st+=[('FONT',(0,len(G)),(0,len(G)),'Helvetica-BoldOblique',7.6)];G.append([sec]+['']*12);S=[]
    for n,b,ba,u,sf,m in l:
        o=u-(R.randint(0,max(1,u//12)) if u>4 else 0);a=round(m*R.uniform(.93,1.01)) if 'Aff' not in n else m
        d={'units':u,'pct_units':round(u/N*100,1),'sf':sf,'occupied':o,'pct_occ':round(o/u*100,1),'actual':a,'actual_sf':round(a/sf,2),'market':m,'market_sf':round(m/sf,2),K[9]:m-a}
        S.append(d);G.append(pr(d,[n,str(b),f'{ba:g}']));rows.append({'type':n,'beds':b,'baths':ba,**d})
    t=agg(S);lab=f'Subtotal / Avg. {sec}';i=len(G);G.append(pr(t,[lab,'','']));tots.append({'label':lab,**t});A+=S
    st+=[('LINEABOVE',(0,i),(-1,i),.5,HexColor('#7a1f3d')),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6),('SPAN',(0,i),(2,i)),('BACKGROUND',(0,i),(-1,i),HexColor('#f4e9ed'))]
t=agg(A);i=len(G);G.append(pr(t,['Total / Weighted Avg.','','']));tots.append({'label':'Total / Weighted Avg.',**t})
st+=[('LINEABOVE',(0,i),(-1,i),1.2,HexColor('#7a1f3d')),('LINEBELOW',(0,i),(-1,i),1.2,HexColor('#7a1f3d')),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.8),('SPAN',(0,i),(2,i))]
dr=Drawing(540,70);x=0
for (sec,l),col in zip(T,('#7a1f3d','#b0566f','#d39aaa','#e9d0d7')):
    u=sum(q[3] for q in l);w=u/N*520;dr.add(Rect(x,30,w,22,fillColor=HexColor(col),strokeColor=None));dr.add(String(x+2,18,sec if w>30 else 'PH',fontSize=7,fontName='Helvetica'));x+=w
dr.add(String(0,58,'Mix by bedroom type',fontSize=8,fontName='Helvetica-Bold'))
def foot(c,d):
    c.setFont('Helvetica',7);c.drawString(36,24,'Strictly confidential - Investment Committee paper IC-2024-117');c.drawRightString(576,24,f'{d.page+13}');c.setFillColor(HexColor('#7a1f3d'));c.rect(0,770,612,22,stroke=0,fill=1);c.setFillColor(HexColor('#ffffff'));c.setFont('Helvetica-Bold',9);c.drawString(36,777,'PROJECT LARKSPUR  |  Acquisition Memorandum')
SimpleDocTemplate(f'documents/{NAME}.pdf',pagesize=letter,leftMargin=34,rightMargin=34,topMargin=44,bottomMargin=44,invariant=1).build([
 Paragraph('4. Unit Mix and Rent Positioning',h),Paragraph('The Larkspur is a 31-storey residential tower completed in 2017. The affordable units are held at their regulated rents through 2041, so no upside is underwritten on them. Management has renewed about 58% of leases expiring in the last twelve months, at an average increase of 3.4% over the prior rent. Our plan assumes a light renovation of the kitchens in the A- and B-plans at turnover ($9,800 per unit).',body),Spacer(1,8),
 Paragraph('<b>Exhibit 4.1 - Unit mix, rent roll dated September 25, 2024</b>',body),Spacer(1,3),Table(G,colWidths=[84,20,22,36,37,36,45,40,46,38,46,38,44],style=TableStyle(st),repeatRows=2),Spacer(1,3),
 Paragraph('In-place rents are averages of occupied units; averages on total lines are weighted by units (market, SF) and by occupied units (in-place). Percentages may not add because of rounding.',sm),Spacer(1,10),dr,
 Paragraph('Retail on the ground floor (6,140 SF, two tenants) and the 188-stall garage are described in Section 6.',body)],onFirstPage=foot,onLaterPages=foot)
assert tots[-1]['units']==N
json.dump({'name':NAME+'.pdf','kind':'UM','planted':None,'money':K,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(tots),N)
