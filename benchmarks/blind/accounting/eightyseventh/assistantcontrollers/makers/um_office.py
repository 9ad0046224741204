# Canadian office two-tower suite mix by size band, reportlab canvas broker-style page
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
rnd=random.Random(8717)
N='Wascana_Centre_Suite_Mix.pdf'
K=['units','pct_units','occupied','vacant','total_sf','sf','actual_sf','market_sf']
HD=[('No. of','Suites'),('% of','Suites'),('Leased',''),('Available',''),('Rentable','Area (SF)'),('Avg. Suite','(SF)'),('In-Place','Net ($/SF)'),('Asking','Net ($/SF)')]
B=[('North Tower (16 storeys)',[('Under 1,000 SF',9,7,742,19.1,20),('1,000 - 2,499 SF',17,13,1688,18.35,19.5),('2,500 - 4,999 SF',11,9,3520,17.9,19),('5,000 - 9,999 SF',6,5,7415,16.75,18.5),('10,000 SF - Full Floor',5,5,12240,15.6,17.5),('Multi-Floor',2,2,36720,14.85,None)]),
('South Tower (9 storeys)',[('Under 1,000 SF',14,10,655,17.25,18),('1,000 - 2,499 SF',12,11,1540,16.8,17.5),('2,500 - 4,999 SF',8,6,3365,16.1,17),('5,000 - 9,999 SF',4,3,6980,15.2,16.5),('Full Floor',2,1,10450,14.5,16)]),
('Podium Retail & Ancillary',[('CRU - concourse',8,7,1120,28.4,30),('CRU - street front',4,4,2465,34.1,36),('Food hall stalls',6,5,310,52,55),('Kiosk / ATM',5,4,85,96.5,100),('Storage lockers',18,11,140,9.25,10)])]
W,H=letter; c=canvas.Canvas(doc(N),pagesize=letter)
nav=colors.HexColor('#7A1F2B'); c.setFillColor(nav); c.rect(0,H-64,W,64,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',17); c.drawString(42,H-36,'Wascana Centre'); c.setFont('Helvetica',10); c.drawString(42,H-52,'1881 Hamilton Street, Regina, Saskatchewan')
c.drawRightString(W-42,H-36,'SUITE MIX'); c.drawRightString(W-42,H-52,'Effective October 1, 2025')
xs=[206,246,288,338,400,453,509,566]; y=H-98
rows=[];tots=[]
def line(y,lab,v,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8.6); c.drawString(48,y,lab)
    F=['{:,.0f}','{:.1f}%','{:,.0f}','{:,.0f}','{:,.0f}','{:,.0f}','${:,.2f}','${:,.2f}']
    for x,k,f in zip(xs,K,F):
        q=v.get(k); c.drawRightString(x,y,f.format(q) if q is not None else '-')
allu=sum(r[1] for b,L in B for r in L); G=[]
def agg(R,pct):
    u=sum(r['units'] for r in R); t=sum(r['total_sf'] for r in R)
    return {'units':u,'pct_units':pct,'occupied':sum(r['occupied'] for r in R),'vacant':sum(r['vacant'] for r in R),'total_sf':t,'sf':round(t/u)}
for bn,L in B:
    c.setFillColor(nav); c.setFont('Helvetica-Bold',10.5); c.drawString(42,y,bn); y-=15
    c.setFillColor(colors.HexColor('#444444')); c.setFont('Helvetica-Bold',7.4); c.drawString(48,y-9,'Size Band' if 'Podium' not in bn else 'Type')
    for x,(a,b) in zip(xs,HD): 
        if b: c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
        else: c.drawRightString(x,y-9,a)
    y-=14; c.setStrokeColor(nav); c.setLineWidth(.8); c.line(42,y,W-42,y); y-=12; R=[]
    bu=sum(r[1] for r in L)
    for n,u,o,a,ip,ask in L:
        t=round(u*a*rnd.uniform(.97,1.03)); d={'type':n,'units':u,'pct_units':round(100*u/bu,1),'occupied':o,'vacant':u-o,'total_sf':t,'sf':round(t/u),'actual_sf':ip,'market_sf':ask}
        c.setFillColor(colors.black); line(y,n,d); y-=14.2; R.append(d)
    c.setLineWidth(.4); c.line(42,y+10,W-42,y+10); s=agg(R,100.0); lab='Total '+bn.split(' (')[0]; line(y-1,lab,s,True); tots.append({'label':lab,**s}); rows+=R; y-=33
c.setFillColor(colors.HexColor('#EFE3E5')); c.rect(42,y-5,W-84,17,stroke=0,fill=1); c.setFillColor(colors.black); s=agg(rows,None); s.pop('pct_units')
c.setFont('Helvetica-Bold',9); s1=dict(s); line(y,'Total Complex',s1,True); tots.append({'label':'Total Complex',**s}); y-=32
c.setFont('Helvetica-Bold',9); c.drawString(42,y,'Parking'); c.setFont('Helvetica',8.5); y-=13
for t in ('412 underground stalls on P1 - P3 (unreserved $245 / month, reserved $310 / month) and 38 surface visitor stalls.','Parking is managed by the landlord; stalls are not included in the table above.'): c.drawString(42,y,t); y-=12
y-=10; c.setFont('Helvetica-Oblique',7.2); c.setFillColor(colors.HexColor('#555555'))
for t in ('In-place net rent is the area-weighted average of executed leases. Additional rent is estimated at $17.84/SF for 2025. Areas per BOMA 2017 (Method A).','Information from sources believed reliable; no representation or warranty is given. E. & O. E.'): c.drawString(42,y,t); y-=9.5
c.save()
save(N,'UM',K,rows,tots,'Canadian office suite mix by size band, three blocks with header repeated, broker page',False)
print(y,tots)
