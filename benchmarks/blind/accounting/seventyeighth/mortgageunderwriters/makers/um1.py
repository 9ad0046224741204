# Self-storage offering memorandum page: unit mix, PDF in colour
import random
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, white, black
from h import *
N='Palmetto Storage OM p14-15 Unit Mix.pdf'
S=[('Climate Controlled - Interior',[('5 x 5',25,38,35,49),('5 x 10',50,64,58,82),('7.5 x 10',75,22,21,104),('10 x 10',100,71,66,139),('10 x 15',150,44,37,189),('10 x 20',200,18,16,232),('10 x 25',250,4,4,269)]),
('Climate Controlled - Upper Level',[('5 x 5',25,52,41,39),('5 x 10',50,78,63,69),('10 x 10',100,60,47,118),('10 x 15',150,26,19,162)]),
('Drive-Up (Non-Climate)',[('5 x 10',50,20,19,65),('10 x 10',100,48,46,112),('10 x 15',150,36,35,145),('10 x 20',200,41,39,178),('10 x 30',300,24,22,239),('12 x 40',480,6,6,345)]),
('Outdoor Vehicle Parking',[('12 x 20 Uncovered',240,14,9,60),('12 x 30 Uncovered',360,22,18,85),('12 x 40 Canopy',480,10,10,155)])]
K=['units','pct_units','sf','total_sf','occupied','pct_occ','market','market_sf','market_total','other:Annual GPR']
HD=[('Unit','Size'),('No. of','Units'),('% of','Total'),('Unit','SF'),('Total','SF'),('Units','Occ.'),('%','Occ.'),('Street','Rate'),('Rate /','SF'),('Monthly','GPR'),('Annual','GPR')]
allu=sum(x[2] for s,l in S for x in l)
def agg(l):
    u=sum(x[2] for x in l);t=sum(x[1]*x[2] for x in l);o=sum(x[3] for x in l);m=sum(x[2]*x[4] for x in l)
    return {'units':u,'pct_units':round(u/allu*100,1),'sf':round(t/u),'total_sf':t,'occupied':o,'pct_occ':round(o/u*100,1),'market':round(m/u,2),'market_sf':round(m/t,2),'market_total':m,'other:Annual GPR':m*12}
rows=[];tots=[]
X=[200,234,268,322,354,392,432,468,522,578]
W,H=612,792;cv=canvas.Canvas(doc(N),pagesize=(W,H));teal=HexColor('#0B5D5A');lt=HexColor('#E4F0EF');org=HexColor('#E07A1F')
fm={'units':'{:,}','pct_units':'{:.1f}%','sf':'{:,}','total_sf':'{:,}','occupied':'{:,}','pct_occ':'{:.1f}%','market':'${:,.2f}','market_sf':'${:.2f}','market_total':'${:,}','other:Annual GPR':'${:,}'}
def page(t):
    cv.setFillColor(teal);cv.rect(0,H-64,W,64,fill=1,stroke=0);cv.setFillColor(org);cv.rect(0,H-68,W,4,fill=1,stroke=0)
    cv.setFillColor(white);cv.setFont('Times-Bold',20);cv.drawString(36,H-42,t)
    cv.setFillColor(teal);cv.setFont('Helvetica',7.5);cv.drawString(36,26,'PALMETTO SELF STORAGE  |  BEAUFORT COUNTY, SC  |  OFFERING MEMORANDUM');cv.setFillColor(black)
def head(y):
    cv.setFillColor(teal);cv.rect(30,y-6,552,26,fill=1,stroke=0);cv.setFillColor(white);cv.setFont('Helvetica-Bold',7.5)
    cv.drawString(36,y+9,HD[0][0]);cv.drawString(36,y,HD[0][1])
    for x,(a,b) in zip(X,HD[1:]):cv.drawRightString(x,y+9,a);cv.drawRightString(x,y,b)
    cv.setFillColor(black);return y-18
def put(y,d,bold=False):
    cv.setFont('Helvetica-Bold' if bold else 'Helvetica',7.7)
    for x,k in zip(X,K):cv.drawRightString(x,y,fm[k].format(d[k]))
page('UNIT MIX & STREET RATES');cv.setFont('Helvetica',8.5)
for i,t in enumerate(['The 68,680 net rentable square-foot facility was built in 2009 and expanded in 2019 with the climate-controlled building. Street',
 'rates below were taken from the facility website on May 4, 2026; occupancy is per the management summary of April 30, 2026.','Street rates exclude tenant protection plans and administrative fees.']):cv.drawString(36,H-92-12*i,t)
y=head(H-156)
for n,(s,l) in enumerate(S):
    cv.setFillColor(lt);cv.rect(30,y-4,552,14,fill=1,stroke=0);cv.setFillColor(teal);cv.setFont('Helvetica-Bold',8);cv.drawString(36,y,s);cv.setFillColor(black);y-=15
    for sz,sf,u,o,m in l:
        d={'type':sz,'units':u,'pct_units':round(u/allu*100,1),'sf':sf,'total_sf':u*sf,'occupied':o,'pct_occ':round(o/u*100,1),'market':m,'market_sf':round(m/sf+1e-9,2),'market_total':u*m,'other:Annual GPR':u*m*12}
        rows.append(d);cv.setFont('Helvetica',7.7);cv.drawString(42,y,sz);put(y,d);cv.setStrokeColor(HexColor('#C9D6D5'));cv.setLineWidth(.3);cv.line(30,y-4,582,y-4);y-=13.5
    t=agg(l);lab='Subtotal / Avg.';tots.append({'label':lab,**t});cv.setFont('Helvetica-Bold',7.7);cv.drawString(36,y,lab);put(y,t,True);y-=20
sto=[x for s,l in S[:3] for x in l];al=[x for s,l in S for x in l]
cv.setStrokeColor(teal);cv.setLineWidth(1)
for lab,l in [('Total Storage Units',sto),('Total / Wtd. Average',al)]:
    t=agg(l);tots.append({'label':lab,**t});cv.line(30,y+10,582,y+10);cv.setFont('Helvetica-Bold',7.9);cv.drawString(36,y,lab);put(y,t,True);y-=15
cv.setFont('Helvetica-Oblique',7);cv.drawString(36,y-4,'Parking areas are leased ground, not enclosed rentable area. Averages are weighted by unit count. Figures approximate; buyer to verify.');
cv.setFont('Helvetica',8);cv.setFillColor(teal);cv.drawRightString(582,26,'14');cv.showPage()
page('RATE SURVEY COMMENTARY');cv.setFont('Helvetica',9)
for i,t in enumerate(['In-place rents trail street rates on upper-level climate units, where the 2019 expansion is still completing lease-up.','Drive-up units have been at or above 93% for eleven consecutive quarters and have seen two rate increases per year.','','Nearest competitors (drive time):','     Lowcountry Lock & Leave - 1.2 mi - 10x10 CC $145','     Bluff Road Mini Storage - 2.8 mi - 10x10 non-climate $109','     Store-Rite Hwy 170 - 3.4 mi - 10x10 CC $134']):cv.drawString(36,H-100-14*i,t)
cv.setFont('Helvetica',8);cv.setFillColor(teal);cv.drawRightString(582,26,'15');cv.save()
save(N,'UM','self-storage OM page in colour, sections with subtotals, parking, two-line header',False,None,K,rows,tots)
