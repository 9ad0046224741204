# set-aside rent schedule with utility allowances, closing exhibit PDF, reportlab platypus-free
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor,black,white
N='UM_Orchard_Mews_Exhibit_C_rent_schedule.pdf'
# bed section: type, ami, units, sf, limit, gross, ua
S=[('1 Bedroom / 1 Bath',[('1BR - PBV',30,6,642,568,1214,86),('1BR',50,10,642,947,940,86),('1BR',60,14,642,1137,1102,86),('1BR Accessible',60,2,668,1137,1102,86)]),
('2 Bedroom / 1 Bath',[('2BR - PBV',30,5,848,682,1462,109),('2BR',50,9,848,1137,1128,109),('2BR',60,16,848,1365,1320,109),('2BR',80,4,861,1820,1588,109)]),
('3 Bedroom / 2 Bath',[('3BR - PBV',30,3,1096,788,1904,134),('3BR',50,6,1096,1314,1304,134),('3BR',60,8,1096,1577,1521,134),('3BR Townhome',80,4,1188,2103,1812,148)]),
('4 Bedroom / 2 Bath',[('4BR',60,3,1327,1759,1698,161)])]
W,H=landscape(letter); cv=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
cv.setFont('Helvetica',8); cv.drawRightString(W-46,H-36,'EXHIBIT C')
cv.setFont('Helvetica-Bold',14); cv.setFillColor(HexColor('#264d3b')); cv.drawString(46,H-46,'Orchard Mews Apartments'); cv.setFillColor(black)
cv.setFont('Helvetica',9.5); cv.drawString(46,H-60,'Unit Mix, Set-Asides and Restricted Rents'); cv.setFont('Helvetica',8); cv.drawString(46,H-72,'9% LIHTC, 40% at 60% election (income averaging 30/50/60/80)   |   2025 limits effective April 1, 2025   |   Utility allowances per PHA schedule of 07/01/2025'.replace('40% at 60% election (income averaging 30/50/60/80)','average income test'))
X=[46,150,205,254,304,362,424,482,540,604,672,746]
HD=[('Unit','Type'),('Set-Aside','(% AMI)'),('No. of','Units'),('% of','Total'),('Net Rentable','SF / Unit'),('Max Gross','Rent Limit'),('Gross','Rent'),('Utility','Allowance'),('Net Rent','to Owner'),('Monthly','Rent'),('Annual','Rent')]
XR=[None,196,246,296,354,420,478,538,598,668,744]
y=H-92
cv.setFillColor(HexColor('#264d3b')); cv.rect(42,y-20,W-84+2,28,stroke=0,fill=1); cv.setFillColor(white); cv.setFont('Helvetica-Bold',8)
for (a,b),x in zip(HD,XR):
    if x is None: cv.drawString(46,y-3,a); cv.drawString(46,y-13,b)
    else: cv.drawRightString(x,y-3,a); cv.drawRightString(x,y-13,b)
cv.setFillColor(black); y-=34
K=['ami','units','pct_units','sf','other:Max Gross Rent Limit','gross','ua','net','other:Monthly Rent','other:Annual Rent']
TU=sum(x[2] for _,L in S for x in L)+1
rows=[];tots=[];G=[0]*4; ps=0
def line(lab,c,font='Helvetica',ind=0):
    cv.setFont(font,8.5); cv.drawString(46+ind,y,lab)
    for x,t in zip(XR[1:],c):
        if t: cv.drawRightString(x,y,t)
def money(x): return f'${x:,.0f}'
alt=0
for s,L in S:
    cv.setFont('Helvetica-Bold',8.5); cv.setFillColor(HexColor('#264d3b')); cv.drawString(46,y,s); cv.setFillColor(black); y-=13
    T=[0]*4
    for t,a,u,sf,lim,g,ua in L:
        n=g-ua; m=n*u; pc=round(u/TU*100,1)
        line(t,[f'{a}%',str(u),f'{pc:.1f}%',f'{sf:,}',money(lim),money(g),money(ua),money(n),money(m),money(m*12)],ind=8)
        rows.append({'type':t,**dict(zip(K,[a,u,pc,sf,lim,g,ua,n,m,m*12]))}); T=[T[0]+u,T[1]+u*sf,T[2]+m,T[3]+m*12]; y-=12.5
    cv.setLineWidth(.4); cv.line(205,y+9,744,y+9); lab='Subtotal '+s.split(' /')[0]
    pc=round(T[0]/TU*100,1); av=round(T[2]/T[0]); sfa=round(T[1]/T[0])
    line(lab,['',str(T[0]),f'{pc:.1f}%',f'{sfa:,}','','','',money(av),money(T[2]),money(T[3])],'Helvetica-Bold',8)
    tots.append({'label':lab,'units':T[0],'pct_units':pc,'sf':sfa,'net':av,'other:Monthly Rent':T[2],'other:Annual Rent':T[3]}); y-=20
    G=[p+q for p,q in zip(G,T)]
# manager unit
cv.setFont('Helvetica-Bold',8.5); cv.setFillColor(HexColor('#264d3b')); cv.drawString(46,y,'Common area (exempt) unit'); cv.setFillColor(black); y-=13
pc=round(1/TU*100,1); line('2BR Manager',['N/A','1',f'{pc:.1f}%','848','N/A','N/A','N/A','$0','$0','$0'],ind=8)
rows.append({'type':'2BR Manager','units':1,'pct_units':pc,'sf':848,'net':0,'other:Monthly Rent':0,'other:Annual Rent':0}); y-=10
G[0]+=1; G[1]+=848
cv.setLineWidth(1); cv.line(42,y,W-40,y); y-=12
av=round(G[2]/G[0]); sfa=round(G[1]/G[0]); line('TOTAL / AVERAGE',['',str(G[0]),'100.0%',f'{sfa:,}','','','',money(av),money(G[2]),money(G[3])],'Helvetica-Bold')
tots.append({'label':'TOTAL / AVERAGE','units':G[0],'pct_units':100.0,'sf':sfa,'net':av,'other:Monthly Rent':G[2],'other:Annual Rent':G[3]}); y-=5; cv.line(42,y,W-40,y)
y-=16; cv.setFont('Helvetica',7.3)
for t in ['PBV units: gross rent is the HAP contract rent plus utility allowance; the tenant portion stays below the 30% AMI limit. Other gross rents are set by Owner at or below the limit.','Average income of restricted units: %.1f%% of AMI. Tenant pays electric (heat, cooking, lights); owner pays water, sewer and trash.'%(sum(a*u for _,L in S for _,a,u,*r in L)/(TU-1))]:
    cv.drawString(46,y,t); y-=10
cv.drawString(46,30,'Borrower: Orchard Mews Housing Associates, LP'); cv.drawRightString(W-46,30,'Loan Agreement - Exhibit C - Page 1 of 1')
cv.save(); print(y,TU,tots[-1],sum(r['pct_units'] for r in rows))
save(N,'UM',K,rows,tots,None,'PDF, closing exhibit, set-aside rent schedule by bedroom section with AMI, gross rent, utility allowance, net rent, manager unit, landscape, dark header band',False)
