# appraiser's exhibit: tenant space mix of a regional mall by size category, PDF (platypus)
import random
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import SimpleDocTemplate,Paragraph,Table,TableStyle,Spacer
from common import *
R=random.Random(8107)
# cat, lo, hi, count, vacant, rent, market, sales
S=[("In-Line Tenants",[("Under 1,000 SF",520,990,14,4,46.5,44,512),("1,001 - 2,500 SF",1050,2480,31,9,34.2,32,388),("2,501 - 5,000 SF",2550,4960,27,8,24.8,24,341),
 ("5,001 - 10,000 SF",5100,9800,13,5,17.6,18,266),("Over 10,000 SF",10200,23500,6,2,11.4,12,214)]),
("Food Court, Kiosks and Restaurants",[("Food Court",480,880,10,3,61.0,55,604),("Kiosks",100,180,12,5,148.0,125,0),("Sit-Down Restaurants",4800,7900,4,1,22.4,22,431)]),
("Majors and Outparcels",[("Junior Anchors",18500,33000,3,1,9.85,10,176),("Anchors - Mall Owned",88000,121000,2,1,4.1,4,118),("Outparcel Pads (Ground Leased)",4200,7400,3,0,19.3,20,0)])]
K=['units','occupied','vacant','total_sf','other:% of GLA','sf','pct_occ','actual_sf','market_sf','other:Comp. Sales PSF']
data=[]
for sec,l in S:
    L=[]
    for n,lo,hi,c,v,r,m,s in l:
        sz=[R.randint(lo//10,hi//10)*10 for _ in range(c)]
        vac=sum(R.sample(sz,v)); L.append([n,c,v,sum(sz),vac,round(r*R.uniform(.97,1.03),2),float(m),s])
    data.append((sec,L))
GLA=sum(x[3] for _,l in data for x in l)
def agg(L):
    c=sum(x[1] for x in L);v=sum(x[2] for x in L);t=sum(x[3] for x in L);vs=sum(x[4] for x in L);ls=t-vs
    return dict(units=c,occupied=c-v,vacant=v,total_sf=t,**{'other:% of GLA':round(t/GLA*100,1)},sf=round(t/c),pct_occ=round(ls/t*100,1),
      actual_sf=round(sum(x[5]*(x[3]-x[4]) for x in L)/ls,2),market_sf=round(sum(x[6]*x[3] for x in L)/t,2))
def cells(n,d): 
    s=d.get('other:Comp. Sales PSF')
    return [n,d['units'],d['occupied'],d['vacant'] if d['vacant'] else '0',f"{d['total_sf']:,}",f"{d['other:% of GLA']:.1f}%",f"{d['sf']:,}",f"{d['pct_occ']:.1f}%",f"${d['actual_sf']:.2f}",f"${d['market_sf']:.2f}",f"${s:,}" if s else ('n/a' if 'sec' not in d else '')]
ps=lambda **k:ParagraphStyle('x',fontName='Times-Roman',fontSize=k.pop('s',10),leading=k.pop('l',13),**k)
hd=[['Space Category','No. of','Occu-','Vacant','GLA','% of','Avg. Size','Occ.','In-Place','Market','Comp.'],['','Spaces','pied','','(SF)','GLA','(SF)','(by SF)','Rent/SF','Rent/SF','Sales PSF']]
tb=list(hd);sty=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#E6E0D0')),('ALIGN',(1,0),(-1,-1),'RIGHT'),
 ('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,1),.6,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
rows=[];tots=[]
for sec,L in data:
    i=len(tb);tb.append([sec]+['']*10);sty+=[('FONT',(0,i),(0,i),'Times-BoldItalic',9),('TOPPADDING',(0,i),(-1,i),6)]
    for x in L:
        d=agg([x]); d['actual_sf']=x[5]; 
        if x[7]: d['other:Comp. Sales PSF']=x[7]
        tb.append(cells('   '+x[0],d)); rows.append(dict(type=x[0],**d))
    d=agg(L); i=len(tb); lab='Subtotal / Average'; tb.append(cells(lab,{**d,'sec':1})); tots.append(dict(label=lab,**d))
    sty+=[('LINEABOVE',(1,i),(-1,i),.4,colors.black),('FONT',(0,i),(-1,i),'Times-Italic',9)]
d=agg([x for _,l in data for x in l]); i=len(tb); tb.append(cells('Total Mall GLA',{**d,'sec':1})); tots.append(dict(label='Total Mall GLA',**d))
sty+=[('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black),('TOPPADDING',(0,i),(-1,i),4)]
def hf(c,doc):
    c.setFont('Times-Italic',8.5); c.drawString(36,756,'Cottonwood Crossing Mall'); c.drawRightString(576,756,'Income Capitalization Approach'); c.line(36,752,576,752)
    c.line(36,46,576,46); c.drawString(36,36,'Pellworth Valuation Group'); c.drawRightString(576,36,'61')
doc=SimpleDocTemplate(path('UM_CottonwoodCrossing_SpaceMix.pdf'),pagesize=letter,leftMargin=33,rightMargin=33,topMargin=60,bottomMargin=60)
occ=d['pct_occ']
doc.build([Paragraph('<b>Tenant Space Mix</b>',ps(s=13,l=18)),Paragraph(f"The following exhibit arranges the owned GLA of the subject by space category, using the borrower's rent roll dated April 1, 2025. Three department store pads totalling some 410,000 square feet are separately owned and are excluded. Spaces under temporary or license agreements of less than one year are treated as vacant.",ps(spaceAfter=10,alignment=4)),
 Table(tb,colWidths=[140,36,34,36,50,36,45,38,44,42,44],style=TableStyle(sty),repeatRows=2),Spacer(1,6),
 Paragraph('In-place rent is base rent per square foot of occupied GLA, with averages weighted by occupied area; market rent is weighted by total area. Comparable sales are for tenants reporting twelve full months.',ps(s=8.5,l=10.5,spaceAfter=10)),
 Paragraph(f"Overall physical occupancy of {occ:.1f}% is well below the 88% to 92% reported for peer properties in the trade area. Management reports that nine in-line tenants have invoked co-tenancy provisions since the closing of a department store in January; these tenants currently pay percentage rent in lieu of fixed minimum rent, which is not reflected in the figures above.",ps(alignment=4,spaceAfter=8)),
 Paragraph("The largest block of vacancy in the owned area is the former Garland & Pike anchor space, for which no letter of intent has been received. We have allowed 36 months for absorption in the as-stabilized analysis.",ps(alignment=4))],onFirstPage=hf,onLaterPages=hf)
save('UM_CottonwoodCrossing_SpaceMix.pdf','UM',K,rows,tots,"appraisal exhibit, mall space mix by size category, narrative page, three sections with subtotals",False)
print(len(rows),d)
