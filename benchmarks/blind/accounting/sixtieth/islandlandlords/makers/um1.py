# Canadian apartment offering: suite mix page, PDF letter portrait, small
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
F='Glenmount_Towers_Suite_Mix.pdf'
D=[('Bachelor',18,412,1128.40,1495),('One Bedroom',64,588,1342.75,1795),('One Bedroom Large',22,641,1416.20,1895),('One Bedroom + Den',10,702,1507.90,2050),('Two Bedroom',71,806,1611.35,2250),('Two Bedroom Corner',15,874,1702.60,2395),('Three Bedroom',12,1048,1904.15,2795)]
KEYS=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','market_total','other:Rental Upside']
N=sum(d[1] for d in D); T=[]
for t,n,sf,a,mk in D:
    T.append(dict(type=t,units=n,pct_units=round(100*n/N,1),sf=sf,total_sf=n*sf,actual=a,actual_sf=R(a/sf),market=mk,market_sf=R(mk/sf),market_total=n*mk,**{'other:Rental Upside':round(100*(mk/a-1),1)}))
print(sum(t['pct_units'] for t in T))
TS=sum(t['total_sf'] for t in T); A=sum(d[1]*d[3] for d in D)/N; MT=sum(t['market_total'] for t in T); M=MT/N
tot=dict(label='Total / Average',units=N,pct_units=100.0,sf=round(TS/N),total_sf=TS,actual=R(A),actual_sf=R(A*N/TS),market=R(M),market_sf=R(MT/TS),market_total=MT,**{'other:Rental Upside':round(100*(M/A-1),1)})
c=canvas.Canvas(DOC+F,pagesize=letter); W,H=letter
nav=colors.HexColor('#14324F'); gold=colors.HexColor('#B58A3C')
c.setFillColor(nav); c.rect(0,H-74,W,74,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Times-Bold',20); c.drawString(48,H-46,'Glenmount Towers'); c.setFont('Times-Italic',11); c.drawString(48,H-62,'88 & 96 Glenmount Crescent, Hamilton, Ontario'); c.setFillColor(gold); c.rect(0,H-78,W,4,stroke=0,fill=1)
c.setFillColor(nav); c.setFont('Times-Bold',14); c.drawString(48,H-112,'SUITE MIX & RENTAL ANALYSIS')
c.setFillColor(colors.black); c.setFont('Times-Roman',10)
y=H-132
for l in ['Glenmount Towers comprises 212 rental suites in two eleven-storey concrete towers completed in 1971. In-place rents sit well below',
 'market as roughly two thirds of residents have been in occupation for more than five years. Turnover averaged 14% over the last',
 'three years, and 41 suites have been renovated since 2021 at an average cost of $18,500.']: c.drawString(48,y,l); y-=13
y-=22
X=[48,176,212,252,304,362,404,458,500,545,578]
X=[46,172,212,252,302,358,400,452,494,548,580]
c.setFillColor(nav); c.rect(40,y-18,W-64,36,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',7)
h1=['','# of','% of','Avg.','Total','In-Place','In-Place','Market','Market','Monthly','Rental']; h2=['Suite Type','Suites','Total','SF','SF','Avg. Rent','$/SF','Rent','$/SF','Market Rent','Upside']
for j in range(11):
    for k,hh in enumerate((h1,h2)): (c.drawString if j==0 else c.drawRightString)(X[j],y+4-10*k,hh[j])
y-=31
def row(d,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.4); c.setFillColor(colors.black)
    v=[d.get('type') or d['label'],f"{d['units']}",f"{d['pct_units']:.1f}%",f"{d['sf']:,}",f"{d['total_sf']:,}",f"${d['actual']:,.2f}",f"${d['actual_sf']:.2f}",f"${d['market']:,.0f}" if not b else f"${d['market']:,.2f}",f"${d['market_sf']:.2f}",f"${d['market_total']:,.0f}",f"{d['other:Rental Upside']:.1f}%"]
    for j,s in enumerate(v): (c.drawString if j==0 else c.drawRightString)(X[j],y,s)
for i,t in enumerate(T):
    if i%2: c.setFillColor(colors.HexColor('#EEF2F6')); c.rect(40,y-5,W-64,16,stroke=0,fill=1)
    row(t); y-=16
c.setStrokeColor(nav); c.setLineWidth(1); c.line(40,y+10,W-24,y+10); y-=2; row(tot,True); c.line(40,y-6,W-24,y-6)
y-=26; c.setFont('Helvetica-Oblique',7); c.setFillColor(colors.HexColor('#444444'))
c.drawString(46,y,'In-place rents per the vendor\'s rent roll of April 1, 2025, excluding parking and lockers. Market rents are the broker\'s estimate for renovated suites.'); y-=10
c.drawString(46,y,'Two suites used as the rental office and superintendent\'s residence are included at market. Percentages may not add due to rounding.')
y-=36; c.setFont('Times-Bold',12); c.setFillColor(nav); c.drawString(48,y,'ANCILLARY INCOME'); y-=16; c.setFillColor(colors.black); c.setFont('Times-Roman',10)
for a,b in [('Underground parking (168 stalls)','$75 per month'),('Surface parking (44 stalls)','$50 per month'),('Laundry (third-party lease)','$3,150 per month'),('Storage lockers (60)','$30 per month')]: c.drawString(48,y,a); c.drawString(260,y,b); y-=14
c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(48,28,'Kestrel & Byng Realty Advisors Inc., Brokerage  |  Confidential'); c.drawRightString(W-40,28,'11')
c.save()
save(F,'UM',None,KEYS,T,[tot],'Canadian broker suite mix page with prose, two-line header, PDF',False)
